/// The start tag of an element, with those of its attributes that affect text.
struct HTMLTag {
  let name: String
  private var values: [String: String] = [:]

  /// The attributes that are read, unless their value is too long.
  private static let known: Set<String> = [
    "href", "style", "color", "face", "size", "align", "hidden", "start", "value",
    "type", "checked", "src", "alt", "width", "height", "class", "role", "aria-checked",
    "aria-roledescription", "data-aria-level", "data-tag", "colspan", "rowspan", "data-emoji",
    "data-stringify-type",
  ]
  private static let longestValue = 8_192
  /// The longest value of an attribute that may be a whole file.
  private static let longestFile = HTMLForm.maxSize

  init(name: String) { self.name = name }

  /// Adds an attribute as written, unless there is one of that name already.
  mutating func add(_ name: String, _ value: ArraySlice<UInt8>) {
    let longest = name == "src" ? Self.longestFile : Self.longestValue
    guard Self.known.contains(name), values[name] == nil, value.count <= longest else { return }
    values[name] = HTMLCharacters.decoded(value, isAttribute: true)
  }

  /// Makes the address of a link that of a page's site, where it has no other.
  mutating func resolveLink(against base: String) {
    guard let address = values["href"] else { return }
    let trimmed = InlineStyle.trimmed(ArraySlice(address.utf8))
    values["href"] = LinkAddress(trimmed).resolved(against: base).text
  }

  /// Whether the element is a block only because it says so, as the breaks of Slack do.
  var isShownAsBlock: Bool {
    guard let style = values["style"], style.contains("block"), !HTMLElement.voids.contains(name),
      !HTMLElement.isCell(name)
    else { return false }
    return InlineStyle(style)["display"] == "block"
  }

  /// Whether browsers and Cocoa have made the element to keep spaces, which they write as no-break
  /// spaces.
  var isForSpaces: Bool {
    name == "span" && (values.isEmpty || values == ["class": "Apple-converted-space"])
  }

  /// The value of an attribute; nil if it is missing.
  subscript(name: String) -> String? { values[name] }
}
