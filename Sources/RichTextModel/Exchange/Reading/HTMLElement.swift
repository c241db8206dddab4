/// The kinds of elements, as far as text is concerned.
enum HTMLElement {
  /// Elements that begin and end a line.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "center", "dd", "details",
    "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1",
    "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "html", "legend", "li", "main", "menu",
    "nav", "ol", "optgroup", "option", "p", "pre", "search", "section", "summary", "table", "tbody",
    "tfoot", "thead", "tr", "ul",
  ]
  /// Elements without an end tag and without content.
  static let voids: Set<String> = [
    "area", "base", "basefont", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
    "source", "track", "wbr",
  ]
  /// Elements whose text is not HTML, and is not displayed.
  static let raw: Set<String> = [
    "iframe", "noembed", "noframes", "script", "style", "textarea", "title",
  ]
  /// Elements that are not displayed, with all of their content.
  static let hidden: Set<String> = [
    "applet", "audio", "button", "canvas", "datalist", "head", "math", "noscript", "object", "rp",
    "select", "svg", "template", "video", "xml",
  ]
  /// Elements that are part of a head, and do not end it.
  static let inHead: Set<String> = [
    "base", "link", "meta", "noscript", "script", "style", "template", "title", "xml",
  ]
  /// The elements that the start of another one ends, if they are the innermost block.
  static let endedBy: [String: Set<String>] = {
    var ended: [String: Set<String>] = [
      "li": ["li", "p"], "dt": ["dt", "dd", "p"], "dd": ["dt", "dd", "p"], "tr": ["tr", "p"],
      "option": ["option"],
    ]
    for name in blocks where ended[name] == nil && name != "hr" { ended[name] = ["p"] }
    return ended
  }()

  /// Returns the level of a heading; nil for any other element.
  static func headingLevel(_ name: String) -> Int? {
    let digits = Array(name.utf8)
    guard digits.count == 2, digits[0] == UInt8(ascii: "h"),
      (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(digits[1])
    else { return nil }
    return Int(digits[1] - UInt8(ascii: "0"))
  }

  /// Returns the class of a callout, which is that of GitHub.
  static func calloutClass(of kind: CalloutKind) -> String { "markdown-alert-\(kind.rawValue)" }

  /// Returns the kind of the callout that an element with some classes is; nil for none.
  static func callout(ofClasses classes: String?) -> CalloutKind? {
    guard let names = classes?.split(separator: " ") else { return nil }
    return CalloutKind.allCases.first { names.contains(calloutClass(of: $0)[...]) }
  }

  /// Whether an element is the title of a callout, which its style shows.
  static func isCalloutTitle(_ tag: HTMLTag) -> Bool { tag["class"] == "markdown-alert-title" }

  static func isCell(_ name: String) -> Bool { name == "td" || name == "th" }

  /// Whether the start and the end of an element end a table row.
  static func endsRow(_ name: String) -> Bool {
    ["tr", "table", "tbody", "thead", "tfoot", "caption"].contains(name)
  }

  static func isList(_ name: String) -> Bool { ["ul", "ol", "menu", "dir"].contains(name) }
}
