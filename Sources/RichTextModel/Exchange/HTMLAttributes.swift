import FoundationEssentials

/// A part of an attribute's form in HTML.
enum HTMLPart {
  /// A link to an address.
  case link(String)
  /// A declaration of the letters' style.
  case style(String)
  /// An element around the letters, and its attributes after its name.
  case element(String, attributes: String = "")
}

/// The attributes of a run as HTML: elements around it, and an inline style.
struct HTMLAttributes {
  private var elements: [(start: String, end: String)] = []

  init(_ attributes: AttributeContainer) {
    let parts = RichTextAttributes.keys.flatMap { $0.html(in: attributes) }
    // A link has a color of its own, which the style inside it replaces.
    for case .link(let address) in parts {
      add("a", " href=\"\(address.escapedForHTML)\"")
    }
    var styles: [String] = []
    for case .style(let style) in parts { styles.append(style) }
    if !styles.isEmpty { add("span", " style=\"\(styles.joined(separator: "; "))\"") }
    for case .element(let name, let attributes) in parts { add(name, attributes) }
  }

  private mutating func add(_ name: String, _ attributes: String) {
    elements.append(("<\(name)\(attributes)>", "</\(name)>"))
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
