import Screens  // expect: forbidden_import(error) 8 "module 'Ships' imports 'Screens', which its layer must not use: models know no screens"

public struct Ship {}
