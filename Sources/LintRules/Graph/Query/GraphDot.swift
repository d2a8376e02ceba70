extension GraphDrawing {
  /// For Graphviz: `dot -Tpng`. Lines without their ends.
  package var dot: [String] {
    var lines = ["digraph deplint {"]
    lines += remarks.map { "  // \($0)" }
    lines += [
      "  rankdir=LR; ranksep=0.7; nodesep=0.12; fontname=\"Helvetica\"; fontsize=11; labelloc=b; labeljust=l;",
      "  node [shape=box, style=\"rounded,filled\", fontname=\"Helvetica\", fontsize=11, height=0.3, margin=\"0.1,0.04\"];",
      "  edge [color=\"#8a8f98\", arrowsize=0.6, fontname=\"Helvetica\", fontsize=9];",
    ]
    if !remarks.isEmpty { lines.append("  label=\(quoted(remarks, alignment: "\\l"));") }
    for (index, box) in boxes.enumerated() {
      let (fill, border) = GraphColors.colors(box.style)
      let text = box.detail.isEmpty ? [box.label] : [box.label] + GraphDrawing.wrapped(box.detail)
      lines.append("  n\(index) [label=\(quoted(text, alignment: "\\n")), fillcolor=\"\(fill)\", color=\"\(border)\"];")
    }
    for arrow in arrows {
      var attributes: [String] = []
      if arrow.count > 1 { attributes.append("label=\"\(arrow.count)\"") }
      if arrow.isOffence {
        attributes.append("color=\"\(GraphColors.offence)\", penwidth=2")
      } else if arrow.isTestOnly {
        attributes.append("style=dashed")
      }
      let suffix = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
      lines.append("  n\(arrow.from) -> n\(arrow.to)\(suffix);")
    }
    return lines + ["}"]
  }

  private func quoted(_ texts: [String], alignment: String) -> String {
    let escaped = texts.map { text in
      text.unicodeScalars.reduce(into: "") { result, scalar in
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return "\"" + escaped.joined(separator: alignment) + (alignment == "\\l" ? alignment : "") + "\""
  }

  /// Lines of about thirty characters, broken behind commas.
  static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for part in text.split(separator: " ") {
      if let last = lines.last, last.count + part.count < 34 || !last.hasSuffix(",") {
        lines[lines.count - 1] = last + " " + part
      } else {
        lines.append(String(part))
      }
    }
    return lines
  }
}

/// Colours of roles: fill and border. Names and details say the same, for those who see no colours.
enum GraphColors {
  static let offence = "#d1242f"
  static let styles = ["root", "executable", "feature", "interface", "live", "heavy", "test", "umbrella", "group", "other"]

  static func colors(_ style: String) -> (fill: String, border: String) {
    switch style {
    case "root", "executable": ("#e2d9f3", "#6f42c1")
    case "feature": ("#dbeafe", "#2563eb")
    case "interface": ("#dcfce7", "#16803c")
    case "live": ("#ffedd5", "#c2570c")
    case "heavy": ("#fee2e2", "#b91c1c")
    case "test": ("#f3f4f6", "#9ca3af")
    case "group": ("#eef2f6", "#64748b")
    default: ("#ffffff", "#64748b")
    }
  }
}
