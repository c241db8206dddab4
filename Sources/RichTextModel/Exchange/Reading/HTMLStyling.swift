import FoundationEssentials

/// The attributes of text within an element, and the treatment of its white space.
struct HTMLStyling {
  /// The attributes of the letters.
  var attributes = AttributeContainer()
  /// The format of the paragraph.
  var format = ParagraphFormat()
  /// The item that begins in the innermost list; nil outside lists.
  private(set) var item: ListItem?
  /// Whether spaces, and whether line ends, are preserved.
  var keepsSpaces = false
  var keepsLines = false
  var isHidden = false
  /// Whether it is what a page shows beside code.
  var isBesideCode = false
  /// Whether it is code as editors of code copy it, whose looks are those of their themes.
  private var isThemed = false
  /// Whether the element is an item of a list of Word's, and whether it is its marker.
  private(set) var isWordItem = false
  private(set) var isMarker = false
  /// Whether it is done, which is no line through its text.
  private var isDone = false

  private var traits: FontTraits { attributes[FontTraitsKey.self] ?? [] }

  private mutating func set(_ trait: FontTraits, _ isOn: Bool) {
    let traits = isOn ? traits.union(trait) : traits.subtracting(trait)
    attributes[FontTraitsKey.self] = traits.isEmpty ? nil : traits
  }

  // MARK: Elements

  /// Enters an element.
  mutating func enter(_ tag: HTMLTag) {
    // The content of a block does not inherit the space around it.
    (format.spacingBefore, format.spacingAfter) = (0, 0)
    isWordItem = false
    isDone = isDone || HTMLTask(tag).map { $0.isChecked && !$0.isBox } == true
    isHidden = isHidden || HTMLElement.hidden.contains(tag.name) || tag["hidden"] != nil
    isHidden = isHidden || HTMLElement.isCalloutTitle(tag)
    enterElement(tag)
    align(tag["align"])
    if let style = tag["style"] { use(InlineStyle(style), of: tag.name) }
  }

  private mutating func enterElement(_ tag: HTMLTag) {
    if let level = HTMLElement.headingLevel(tag.name) { return use(.heading(level)) }
    switch tag.name {
    case "b", "strong": set(.bold, true)
    case "i", "em", "cite", "dfn", "var", "address": set(.italic, true)
    case "code", "tt", "kbd", "samp":
      isBesideCode = false
      guard format.style == .code else { return set(.monospace, true) }
      format.language = Self.language(tag["class"]) ?? format.language
    case "pre", "listing", "xmp":
      use(.code)
      format.language = Self.language(tag["class"])
      (keepsSpaces, keepsLines) = (true, true)
    case "a": attributes[LinkKey.self] = Self.address(tag["href"]) ?? attributes[LinkKey.self]
    case "font": enterFont(tag)
    case "blockquote": enterQuote(HTMLElement.callout(ofClasses: tag["class"]))
    case "div", "aside":
      if let callout = HTMLElement.callout(ofClasses: tag["class"]) { enterQuote(callout) }
    case "dd": format.headIndent += NamedStyles.quoteIndent
    case "ul", "menu", "dir": enterList(HTMLTask.isList(tag) ? .task : .bullet, nil)
    case "ol": enterList(.number, tag["type"].flatMap(ListNumberFormat.init(htmlType:)))
    case "center": format.alignment = .center
    case "table": format = ParagraphFormat()
    default: for key in RichTextAttributes.keys { key.enter(tag.name, &attributes) }
    }
  }

  /// Uses a style, in which a quotation around the paragraph is an indent.
  mutating func use(_ style: StyleName) {
    if format.style.isQuotation { format.headIndent += NamedStyles.quoteIndent }
    format.style = style
  }

  /// Returns the language that a class names.
  private static func language(_ classes: String?) -> String? {
    let names = classes?.split(separator: " ") ?? []
    return names.first { $0.hasPrefix("language-") }.map { String($0.dropFirst(9)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Enters a quotation; the style has the indent of the first one.
  private mutating func enterQuote(_ callout: CalloutKind?) {
    if format.style.isQuotation { format.headIndent += NamedStyles.quoteIndent }
    format.style = callout.map { .callout($0) } ?? .quote
  }

  private mutating func enterList(_ kind: ListItem.Kind, _ format: ListNumberFormat?) {
    let level = item.map { $0.level + 1 } ?? 0
    let isStandard = format == .standard(forLevel: level)
    item = ListItem(kind, level: level, numberFormat: isStandard ? nil : format)
  }

  private mutating func enterFont(_ tag: HTMLTag) {
    if let color = StyleColors.color(tag["color"]) { useForeground(color) }
    if let size = StyleValues.points(ofLegacySize: tag["size"]) {
      attributes[FontSizeKey.self] = size
    }
    if let face = tag["face"] { useFonts(face) }
  }

  /// Returns the address of a link, if it is harmless.
  private static func address(_ text: String?) -> String? {
    guard let text else { return nil }
    let address = LinkAddress(InlineStyle.trimmed(ArraySlice(text.utf8)))
    return address.isHarmless || address.isRelative ? address.text : nil
  }

  // MARK: Styles

  private mutating func use(_ style: InlineStyle, of name: String) {
    if isCodeOfEditor(style, name) {
      if format.style != .code { use(.code) }
      isThemed = true
    }
    if !isThemed { useLetters(style, isLink: name == "a" || isLookOfLink(style)) }
    useSpaces(style)
    // The tag of an item knows better what its list is.
    if let list = style["mso-list"], name != "li" || item == nil {
      useWordList(list, isBlock: HTMLElement.blocks.contains(name))
    }
    if HTMLElement.blocks.contains(name) {
      useParagraph(style, isList: HTMLElement.isList(name) || isWordItem)
    }
    if HTMLElement.isCell(name), let alignment = style["text-align"] { align(alignment) }
    isHidden = isHidden || style["display"] == "none" || style["visibility"] == "hidden"
    // What cannot be selected is not copied, such as the links beside a heading.
    isHidden = isHidden || style["user-select"] == "none"
  }

  /// Whether an element is code as editors of code copy it: all of it in one font, as it is.
  private func isCodeOfEditor(_ style: InlineStyle, _ name: String) -> Bool {
    guard let fonts = style["font-family"], StyleValues.fonts(fonts).isMonospace else {
      return false
    }
    return name == "pre" || name == "div" && style["white-space"] == "pre"
  }

  /// Whether a style is only how programs show that its text is a link.
  private func isLookOfLink(_ style: InlineStyle) -> Bool {
    guard attributes[LinkKey.self] != nil, let color = StyleColors.color(style["color"]) else {
      return false
    }
    return StyleColors.ofLinks.contains(color)
  }

  private mutating func useLetters(_ style: InlineStyle, isLink: Bool) {
    useFont(style)
    useLines(style, isLink: isLink)
    if !isLink { useColors(style) }
  }

  private mutating func useFont(_ style: InlineStyle) {
    switch style["font-weight"] {
    case "bold", "bolder", "600", "700", "800", "900": set(.bold, true)
    case "normal", "lighter", "100", "200", "300", "400", "500": set(.bold, false)
    default: break
    }
    switch style["font-style"] {
    case "italic", "oblique": set(.italic, true)
    case "normal": set(.italic, false)
    default: break
    }
    guard !style.isComputed else { return }
    if let size = StyleValues.points(style["font-size"]) { attributes[FontSizeKey.self] = size }
    if let fonts = style["font-family"] { useFonts(fonts) }
  }

  private mutating func useFonts(_ text: String) {
    let fonts = StyleValues.fonts(text)
    if fonts.isMonospace { set(.monospace, true) }
    if let family = fonts.family { attributes[FontFamilyKey.self] = family }
  }

  /// Applies underline, strikethrough and small letters, except the underline of a link, which the
  /// editor draws.
  private mutating func useLines(_ style: InlineStyle, isLink: Bool) {
    let text = style["text-decoration-line"] ?? style["text-decoration"] ?? ""
    let words = text.split(separator: " ")
    if words.contains("underline"), !isLink {
      let kind = style["text-decoration-style"].map { [Substring($0)] } ?? words
      attributes[UnderlineKey.self] =
        kind.contains("wavy") ? .wavy : kind.contains("double") ? .double : .single
    }
    if words.contains("line-through"), !isDone { attributes[StrikethroughKey.self] = true }
    switch style["vertical-align"] {
    case "super": attributes[LetterPositionKey.self] = .superscript
    case "sub": attributes[LetterPositionKey.self] = .subscript
    case "baseline": attributes[LetterPositionKey.self] = nil
    default: break
    }
  }

  private mutating func useColors(_ style: InlineStyle) {
    let isOwn = { (color: Color) in !style.isComputed || !StyleColors.isGrey(color) }
    if let color = StyleColors.color(style["color"]), isOwn(color) {
      useForeground(color)
    }
    let background = style["background-color"] ?? style["background"]
    if let color = StyleColors.color(background), isOwn(color) {
      attributes[BackgroundColorKey.self] = StyleColors.isPaper(color) ? nil : color
    }
  }

  /// Uses a color of letters; that of ink is the one that letters have anyway.
  private mutating func useForeground(_ color: Color) {
    attributes[TextColorKey.self] = StyleColors.isInk(color) ? nil : color
  }

  private mutating func useSpaces(_ style: InlineStyle) {
    switch style["white-space"] ?? style["white-space-collapse"] {
    case "pre", "pre-wrap", "break-spaces", "preserve": (keepsSpaces, keepsLines) = (true, true)
    case "pre-line", "preserve-breaks": (keepsSpaces, keepsLines) = (false, true)
    case "normal", "nowrap", "collapse": (keepsSpaces, keepsLines) = (false, false)
    default: break
    }
  }

  /// Uses Word's description of an item, such as `l0 level2 lfo1`, or of a marker: `Ignore`.
  private mutating func useWordList(_ list: String, isBlock: Bool) {
    guard isBlock else { return isMarker = list.lowercased() == "ignore" }
    let words = list.split(separator: " ")
    guard
      let level = words.first(where: { $0.hasPrefix("level") }).flatMap({ Int($0.dropFirst(5)) })
    else { return }
    isWordItem = true
    // What its kind is, follows from its marker.
    item = ListItem(.bullet, level: level - 1)
  }

  // MARK: Paragraphs

  private mutating func align(_ text: String?) {
    switch text?.lowercased() {
    case "left": format.alignment = .left
    case "right": format.alignment = .right
    case "center": format.alignment = .center
    case "justify": format.alignment = .justified
    case "start": format.alignment = .natural
    default: break
    }
  }

  private mutating func useParagraph(_ style: InlineStyle, isList: Bool) {
    align(style["text-align"])
    // Lists have the editor's own indent.
    guard !isList else { return }
    let whole = { (property: String) in
      StyleValues.pixels(style[property]).map { Int($0.rounded()) }
    }
    format.headIndent += whole("margin-left") ?? 0
    format.firstLineIndent = whole("text-indent") ?? format.firstLineIndent
    format.spacingBefore = max(whole("margin-top") ?? 0, 0)
    format.spacingAfter = max(whole("margin-bottom") ?? 0, 0)
  }
}
