// clean: no rule is about 'Screens'.
import Charts

public struct Screen {}
