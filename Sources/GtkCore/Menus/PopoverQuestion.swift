/// A small question in a popover below a widget: for a short text, or for one of some choices.
///
/// ```swift
/// @MainActor func rename(_ sidebar: Box) async {
///   let name = await PopoverQuestion.text("Rename", "Shopping", below: sidebar)
///   print(name ?? "no answer")
/// }
/// ```
///
/// Escape and a click elsewhere close it without an answer. The widget should be a ``Box``, which
/// releases an open question when it is disposed of.
@MainActor
public final class PopoverQuestion {
  /// The question that is open: a popover that has the focus is the only one.
  private static var current: PopoverQuestion?

  private let popover: Popover
  private var hasAnswer = false
  /// Called once, with whether there is an answer.
  private var done: (@MainActor (_ isAnswered: Bool) -> Void)?

  /// Asks for a short text, such as a name.
  ///
  /// - Parameters:
  ///   - title: What the text is for, a verb: the label of the button, and the entry's name for
  ///     screen readers.
  ///   - text: The text to begin with.
  ///   - widget: The widget that the question is about.
  /// - Returns: The text; nil if it is empty, or if there was no answer.
  public static func text(
    _ title: String, _ text: String = "", below widget: Widget
  ) async -> String? {
    let (entry, button) = (Entry(), Button(title))
    entry.text = text
    entry.accessibleLabel = title
    button.addStyleClass("suggested-action")
    let question = PopoverQuestion(Box(.horizontal, spacing: 6, [entry, button]))
    entry.onActivated { [weak question] in question?.answer() }
    button.onClicked { [weak question] in question?.answer() }
    question.open(below: widget)
    entry.focus()
    guard await question.isAnswered(), !entry.text.isEmpty else { return nil }
    return entry.text
  }

  /// Asks for one of some choices.
  ///
  ///     let folder = await PopoverQuestion.choice(
  ///       "Move to", among: folders, title: \.name, below: sidebar)
  ///
  /// - Parameters:
  ///   - question: The question, above the choices.
  ///   - choices: The choices.
  ///   - title: The text of a choice.
  ///   - widget: The widget that the question is about.
  /// - Returns: The choice; nil if there was no answer.
  public static func choice<Choice>(
    _ question: String, among choices: [Choice], title: (Choice) -> String, below widget: Widget
  ) async -> Choice? {
    let list = ListBox()
    list.accessibleLabel = question
    for choice in choices {
      let label = Label(title(choice))
      label.xAlignment = .start
      list.append(ListBoxRow(label))
    }
    let scroller = ScrolledWindow(list)
    scroller.fitsContent(upTo: 300)
    let popover = PopoverQuestion(Box(.vertical, spacing: 6, [Label(question), scroller]))
    var chosen: Int?
    list.onActivated { [weak popover] index in
      chosen = index
      popover?.answer()
    }
    popover.open(below: widget)
    list.select(index: 0)
    _ = list.focus(index: 0)
    guard await popover.isAnswered(), let chosen else { return nil }
    return choices.indices.contains(chosen) ? choices[chosen] : nil
  }

  private init(_ content: Widget) {
    content.setMargins(6)
    popover = Popover(content)
    popover.onClosed { [weak self] in self?.closed() }
  }

  private func open(below widget: Widget) {
    Self.current = self
    popover.attach(to: widget)
    popover.open()
  }

  private func isAnswered() async -> Bool {
    await withCheckedContinuation { continuation in
      done = { continuation.resume(returning: $0) }
    }
  }

  private func answer() {
    hasAnswer = true
    popover.close()
  }

  private func closed() {
    if Self.current === self { Self.current = nil }
    done?(hasAnswer)
    done = nil
    // The popover is in its own signal.
    MainLoopSource.idle { [popover] in popover.detach() }
  }
}
