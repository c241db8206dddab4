import AutoHeightEditing
import WidgetTestSupport

/// One action of a user or an app on an editor, chosen at random.
enum RandomEdit: CustomStringConvertible {
  case type(String)
  case press(String, control: Bool, shift: Bool)
  case paste(String)
  case setText(String)
  case select(Int, Int)
  case compose(String)
  case commit(String)
  case width(Int)
  case maxLines(Int)
  case minLines(Int)
  case lineSpacing(Double)
  case font(TextFont)
  case border(Bool)
  case enabled(Bool)
  case placeholder(String)
  case direction(TextDirection)

  private static let words = [
    "a", "word", " ", "longer words here ", "\n", "漢字かな交じり", "한글 ", "مرحبا بكم ", "שלום ",
    "สวัสดีครับ", "नमस्ते ", "👩‍👩‍👧‍👦", "e\u{301}", "\t", "\r\n", "\u{2028}", "\u{2029}",
    "unbreakable" + String(repeating: "x", count: 70), "<b>&amp;", "7 ",
  ]
  private static let keys: [(String, Bool, Bool)] = [
    ("Return", false, false), ("BackSpace", false, false), ("BackSpace", true, false),
    ("Delete", false, false), ("Left", false, false), ("Up", false, true), ("Home", true, false),
    ("End", true, false), ("z", true, false), ("z", true, true),
    ("x", true, false), ("v", true, false), ("Return", false, true),
  ]

  /// Chooses an edit; a composition only if there is an input method to make it.
  init(using random: inout SeededRandom, composes: Bool) {
    self = RandomEdit.any(using: &random)
    while self.isComposition && !composes { self = RandomEdit.any(using: &random) }
  }

  private var isComposition: Bool {
    switch self {
    case .compose, .commit: true
    default: false
    }
  }

  private static func any(using random: inout SeededRandom) -> RandomEdit {
    switch Int.random(in: 0..<24, using: &random) {
    case 0...6:
      // Tab leaves the field; as text it is only pasted.
      let text = RandomEdit.text(using: &random, words: 1...2)
      return .type(String(text.map { $0 == "\t" ? " " : $0 }))
    case 7...11:
      let key = random.pick(RandomEdit.keys)
      return .press(key.0, control: key.1, shift: key.2)
    case 12: return .paste(RandomEdit.text(using: &random, words: 1...30))
    case 13: return .setText(RandomEdit.text(using: &random, words: 0...12))
    case 14:
      return .select(Int.random(in: 0..<60, using: &random), Int.random(in: 0..<60, using: &random))
    case 15: return .compose(random.pick(["ㅎ", "하", "한", "にほん", ""]))
    case 16: return .commit(random.pick(["한", "日本", ""]))
    case 17: return .width(Int.random(in: 20...700, using: &random))
    case 18: return .maxLines(Int.random(in: -1...8, using: &random))
    case 19: return .lineSpacing(random.pick([0, 1, 2, 7, 20, 33, .nan, -4]))
    case 20: return .font(random.pick(TextFont.styles + [.description("Monospace Bold 17")]))
    case 21: return .enabled(!random.once(in: 3))
    case 22: return .placeholder(random.pick(["", "Write something", "ein\nanderer"]))
    default: return RandomEdit.rare(using: &random)
    }
  }

  private static func rare(using random: inout SeededRandom) -> RandomEdit {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .minLines(Int.random(in: 0...4, using: &random))
    case 1: .border(random.once(in: 2))
    default: .direction(random.pick([.leftToRight, .rightToLeft]))
    }
  }

  private static func text(using random: inout SeededRandom, words: ClosedRange<Int>) -> String {
    (0..<Int.random(in: words, using: &random)).map { _ in random.pick(RandomEdit.words) }.joined()
  }

  var description: String {
    switch self {
    case .type(let text): "type(\(text.debugDescription))"
    case .paste(let text): "paste(\(text.debugDescription))"
    case .setText(let text): "setText(\(text.debugDescription))"
    case .press(let key, let control, let shift):
      "press(\(control ? "Control+" : "")\(shift ? "Shift+" : "")\(key))"
    case .select(let anchor, let caret): "select(\(anchor), \(caret))"
    case .compose(let text): "compose(\(text))"
    case .commit(let text): "commit(\(text))"
    case .width(let width): "width(\(width))"
    case .maxLines(let count): "maxLines(\(count))"
    case .minLines(let count): "minLines(\(count))"
    case .lineSpacing(let space): "lineSpacing(\(space))"
    case .font(let font): "font(\(font.name))"
    case .border(let isOn): "border(\(isOn))"
    case .enabled(let isOn): "enabled(\(isOn))"
    case .placeholder(let text): "placeholder(\(text.debugDescription))"
    case .direction(let direction): "direction(\(direction))"
    }
  }
}

extension EditorHost {
  /// Performs an edit, without waiting for the frame.
  @MainActor
  func perform(_ edit: RandomEdit) {
    let buffer = editor.area.buffer
    switch edit {
    case .type(let text): for character in text.unicodeScalars { window.type(character) }
    case .press(let key, let control, let shift): press(key, control: control, shift: shift)
    case .paste(let text):
      // Each window has the clipboard to itself while it pastes the app's own content, so the text
      // is inserted directly.
      guard editor.isEnabled else { return }
      editor.area.insertAtCaret(text)
      editor.area.textView.scrollToCaret()
    case .setText(let new): self.text = new
    case .select(let anchor, let caret):
      buffer.select(anchor: anchor, caret: caret)
      editor.area.textView.scrollToCaret()
    case .compose(let text): _ = ComposerInputMethod.compose(text)
    case .commit(let text): _ = ComposerInputMethod.commit(text)
    case .width(let width): setWidth(width)
    case .maxLines(let count): editor.maxLines = count
    case .minLines(let count): editor.minLines = count
    case .lineSpacing(let space): editor.lineSpacing = space
    case .font(let font): editor.font = font
    case .border(let isOn): editor.hasBorder = isOn
    case .enabled(let isOn):
      isEnabled = isOn
      guard isOn else { return }
      editor.focus()
      // Only one window at a time is active, and only that one is notified of the focus.
      editor.area.textView.scrollToCaret()
    case .placeholder(let text): editor.placeholder = text
    case .direction(let direction): editor.area.textView.direction = direction
    }
  }
}
