extension GraphDrawing {
  /// For a fenced block ` ```mermaid `, which GitHub draws. Lines without their ends.
  package var mermaid: [String] {
    var lines = ["flowchart LR"]
    lines += remarks.map { "  %% \($0)" }
    for (index, box) in boxes.enumerated() {
      let text = box.detail.isEmpty ? [box.label] : [box.label] + GraphDrawing.wrapped(box.detail)
      lines.append("  n\(index)[\"\(text.map(\.escapedForMermaid).joined(separator: "<br/>"))\"]:::\(box.style)")
    }
    if !remarks.isEmpty {
      lines.append("  note[\"\(remarks.map(\.escapedForMermaid).joined(separator: "<br/>"))\"]:::note")
    }
    for arrow in arrows {
      let line = arrow.isOffence ? "==>" : arrow.isTestOnly ? "-.->" : "-->"
      lines.append("  n\(arrow.from) \(line)\(arrow.count > 1 ? "|\(arrow.count)|" : "") n\(arrow.to)")
    }
    for style in GraphColors.styles where boxes.contains(where: { $0.style == style }) {
      let (fill, border) = GraphColors.colors(style)
      lines.append("  classDef \(style) fill:\(fill),stroke:\(border),color:#111")
    }
    if !remarks.isEmpty { lines.append("  classDef note fill:none,stroke:none") }
    let offences = arrows.indices.filter { arrows[$0].isOffence }.map(String.init)
    if !offences.isEmpty {
      lines.append("  linkStyle \(offences.joined(separator: ",")) stroke:\(GraphColors.offence),stroke-width:3px")
    }
    return lines
  }
}

extension String {
  /// Text of a box: what would end it or be read as markup is written by its number.
  var escapedForMermaid: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "#", "<", ">", "&", "`", ";", "\\", "[", "]", "{", "}", "|": result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
