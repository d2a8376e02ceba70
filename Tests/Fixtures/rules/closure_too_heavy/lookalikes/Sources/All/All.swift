// clean: an umbrella is nothing to be budgeted.
@_exported import A
@_exported import Mac
