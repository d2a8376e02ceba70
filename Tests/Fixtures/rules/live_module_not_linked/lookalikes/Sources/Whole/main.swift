// clean: it links both.
import Player
