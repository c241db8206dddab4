import FoundationEssentials
import GtkCore
import RichTextModel
import TextTranslation

/// Completes names after an `@` from a list at the caret.
///
///     editor.register(processors: [
///       MentionProcessor { query in await directory.names(like: query) }
///     ])
///
/// Down and Up select a name, Return or Tab completes it, and typing narrows the list down. Escape
/// closes it until the caret leaves the name. A completed name is a run of content type ``mention``
/// and a text block (`TextBlockKey`): the caret does not enter it, and Backspace deletes it as a
/// whole.
///
/// Each processor serves one editor at a time: the one in which a name is being typed.
///
/// ## Origin
/// The mentions of Proton's examples.
@MainActor
public final class MentionProcessor: TextProcessing {
  /// The content type of a completed name.
  public static let mention = ContentType("mention")

  /// The processor's name.
  public let name = "mentions"
  /// High: runs before markup, because a name may contain markup characters.
  public let priority = ProcessorPriority.high
  /// Whether names are being looked up.
  public private(set) var isSearching = false

  private let provider: @MainActor (String) async -> [String]
  let list = SuggestionList(translated("Names"))
  private weak var editor: EditorNode?
  private var search: Task<Void, Never>?
  private var searchNumber = 0
  /// The start of a name that the user does not want to complete.
  private var dismissed: (editor: EditorNode, offset: Int)? {
    get { dismissedEditor.map { ($0, dismissedOffset) } }
    set { (dismissedEditor, dismissedOffset) = (newValue?.editor, newValue?.offset ?? 0) }
  }
  private weak var dismissedEditor: EditorNode?
  private var dismissedOffset = 0

  /// Creates a processor.
  ///
  /// - Parameter provider: Returns the names for the text typed after the `@`, the best ones first;
  ///   ten are shown.
  public init(provider: @escaping @MainActor (_ query: String) async -> [String]) {
    self.provider = provider
    list.onChosen = { [weak self] in self?.complete($0) }
    list.onLeft = { [weak self] in self?.close() }
  }

  /// The names in the list, while it is open.
  public var suggestions: [String] { list.names }

  // MARK: Processing

  /// Looks for a name before the caret, and finds completions for it.
  public func process(
    _ editor: EditorView, in range: Range<Int>, changeInLength: Int
  ) -> Bool {
    guard let query = Self.query(in: editor) else {
      leave()
      return false
    }
    if !isDismissed(query.range, in: editor) { look(up: query.text, for: editor) }
    return false
  }

  /// Closes the list when the caret leaves the name.
  public func selectedRangeChanged(
    _ editor: EditorView, from old: Range<Int>, to new: Range<Int>
  ) {
    guard let query = Self.query(in: editor) else { return leave() }
    if !isDismissed(query.range, in: editor) { dismissed = nil }
  }

  private func isDismissed(_ query: Range<Int>, in editor: EditorView) -> Bool {
    guard let dismissed else { return false }
    return dismissed.editor === editor.node && dismissed.offset == query.lowerBound
  }

  private func leave() {
    dismissed = nil
    close()
  }

  /// Handles the keys of the list.
  public func handleKeyWithModifiers(
    _ editor: EditorView, key: EditorKey, modifiers: EditorKeyModifiers, in range: Range<Int>
  ) -> Bool {
    modifiers.isEmpty
      && list.handle(key, in: editor) {
        dismissed = Self.query(in: editor).map { (editor.node, $0.range.lowerBound) }
      }
  }

  private static func query(in editor: EditorView) -> (range: Range<Int>, text: String)? {
    let caret = editor.selectedRange
    let start = editor.startOfLine(at: caret.upperBound)
    let line = editor.content(in: start..<caret.upperBound)
    guard caret.isEmpty, let query = MentionQuery(before: line.text),
      editor.attributes(at: start + query.offset)[ContentTypeKey.self] != mention
    else { return nil }
    return ((start + query.offset)..<caret.upperBound, query.text)
  }

  // MARK: The list

  private func look(up query: String, for editor: EditorView) {
    self.editor = editor.node
    searchNumber += 1
    let number = searchNumber
    search?.cancel()
    isSearching = true
    search = Task { [weak self, provider] in
      let names = await provider(query)
      self?.show(names, ofSearch: number)
    }
  }

  /// Shows the names, unless they arrive too late.
  private func show(_ names: [String], ofSearch number: Int) {
    guard number == searchNumber else { return }
    isSearching = false
    guard !names.isEmpty, let view = editor?.editor, let query = Self.query(in: view) else {
      return list.close()
    }
    list.open(names, at: query.range.lowerBound, of: view)
  }

  private func close() {
    searchNumber += 1
    search?.cancel()
    isSearching = false
    list.close()
  }

  private func complete(_ name: String) {
    let node = editor
    close()
    guard let editor = node?.editor, let query = Self.query(in: editor) else { return }
    let plain = editor.typingAttributes
    editor.replaceCharacters(
      in: query.range,
      with: RichText("@" + name, attributes: Self.attributes(of: name, in: plain))
        + RichText(" ", attributes: plain))
  }

  /// Returns the attributes of a completed name: a text block with a background that text typed
  /// after it does not inherit.
  static func attributes(
    of name: String, in plain: AttributeContainer
  ) -> AttributeContainer {
    var attributes = plain
    attributes[ContentTypeKey.self] = mention
    attributes[TextBlockKey.self] = "mention " + name
    attributes[FontTraitsKey.self] = (attributes[FontTraitsKey.self] ?? []).union(.bold)
    attributes[BackgroundStyleKey.self] = background
    attributes[LockedAttributesKey.self] = [FontTraitsKey.name, BackgroundStyleKey.name]
    return attributes
  }

  /// Translucent, so that it works with light and dark themes.
  private static let background = BackgroundStyle(
    color: Color(red: 0.21, green: 0.52, blue: 0.89, alpha: 0.22),
    roundedCornerStyle: .relative(percent: 30),
    insets: BackgroundInsets(left: -2, right: -2))
}
