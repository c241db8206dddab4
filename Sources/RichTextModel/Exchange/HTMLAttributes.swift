import FoundationEssentials

/// The attributes of a run as HTML: elements around it, and an inline style.
struct HTMLAttributes {
  private var elements: [(start: String, end: String)] = []

  init(_ attributes: AttributeContainer) {
    if let link = attributes[LinkKey.self] {
      elements.append(("<a href=\"\(link.escapedForHTML)\">", "</a>"))
    }
    let style = Self.style(of: attributes)
    if !style.isEmpty { elements.append(("<span style=\"\(style)\">", "</span>")) }
    let traits = attributes[FontTraitsKey.self] ?? []
    if traits.contains(.bold) { add("b") }
    if traits.contains(.italic) { add("i") }
    if traits.contains(.monospace) { add("code") }
    if attributes[UnderlineKey.self] != nil { add("u") }
    if attributes[StrikethroughKey.self] == true { add("s") }
  }

  private mutating func add(_ name: String) { elements.append(("<\(name)>", "</\(name)>")) }

  private static func style(of attributes: AttributeContainer) -> String {
    let background =
      attributes[BackgroundColorKey.self] ?? attributes[BackgroundStyleKey.self]?.color
    let parts: [String?] = [
      attributes[FontFamilyKey.self].map { "font-family: '\($0.plainName)'" },
      attributes[FontSizeKey.self].map { "font-size: \($0.cssNumber)pt" },
      attributes[ForegroundColorKey.self].map { "color: \($0)" },
      background.map { "background-color: \($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: "; ")
  }

  func wrapping(_ text: String) -> String {
    elements.reversed().reduce(text) { $1.start + $0 + $1.end }
  }
}

extension ParagraphFormat {
  /// The format as an inline style; empty for the default format.
  var css: String {
    let alignments: [Alignment: String] = [
      .left: "left", .right: "right", .center: "center", .justified: "justify",
    ]
    let lengths = [
      ("margin-left", headIndent), ("text-indent", firstLineIndent), ("margin-top", spacingBefore),
      ("margin-bottom", spacingAfter),
    ]
    let alignment = alignments[alignment].map { ["text-align: \($0)"] } ?? []
    return
      (alignment + lengths.filter { $0.1 != 0 }.map { "\($0.0): \($0.1)px" })
      .joined(separator: "; ")
  }
}

extension String {
  /// The name without characters that would end a CSS string or an HTML attribute.
  fileprivate var plainName: String {
    let plain = unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || " -_".unicodeScalars.contains($0)
    }
    return String(String.UnicodeScalarView(plain))
  }
}

extension Double {
  /// The number in CSS notation: within the range of font sizes, and never with an exponent.
  fileprivate var cssNumber: String {
    let bounded = isNaN ? 10 : Swift.min(Swift.max(self, 0), 10_000)
    let tenths = Int((bounded * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
