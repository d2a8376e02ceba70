// clean: it reads none.
import SongClient
