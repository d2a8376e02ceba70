import Seeds
import Water
import struct Water.Water
