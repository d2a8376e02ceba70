#!/usr/bin/env swift
let raw = #"a " quote and \ a backslash"#  // clean: a raw string
let regex = /[("]/  // clean: brackets and quotes in a regex literal
let name = `class`  // clean: a name in back quotes
/* /* nested */ comments */
let text = """
  "quotes" and (brackets
  """
let placeholder = <#T##Int#>  // clean: an editor's placeholder
