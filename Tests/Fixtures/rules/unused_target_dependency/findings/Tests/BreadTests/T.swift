import Bread
import Cakes
