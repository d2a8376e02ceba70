import Identity_Client_Live
import _D_Draw

print("start")
