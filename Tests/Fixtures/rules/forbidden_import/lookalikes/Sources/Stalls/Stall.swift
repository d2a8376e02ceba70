// clean: an exception of the first rule that matches, whatever later ones say. 'Prices' is used over 'StallsUI' alone.
import StallsUI

// import Prices
let text = "import Prices"
