// clean: nobody knows which modules 'CompanyKit' has.
import Models
public struct Guess {}
