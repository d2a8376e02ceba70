import Player
