import Ovens
// import Flour
public struct Cake {}
