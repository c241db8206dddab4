/// A small question in a popover below a widget: for a short text, or for one of some choices.
///
///     PopoverQuestion.text("Rename", "Shopping", below: sidebar) { name in print(name) }
///     PopoverQuestion.choice("Move to", among: ["Home", "Work"], below: sidebar) { print($0) }
///
/// Escape and a click elsewhere close it without an answer. The widget should be a ``Box``, which
/// releases an open question when it is disposed of.
@MainActor
public final class PopoverQuestion {
  /// The question that is open: a popover that has the focus is the only one.
  private static var current: PopoverQuestion?

  private let popover: Popover
  private var done: (@MainActor () -> Void)?

  /// Asks for a short text, such as a name.
  ///
  /// - Parameters:
  ///   - title: What the text is for, a verb: the label of the button, and the entry's name for
  ///     screen readers.
  ///   - text: The text to begin with.
  ///   - widget: The widget that the question is about.
  ///   - done: Called with the text, unless it is empty.
  public static func text(
    _ title: String, _ text: String = "", below widget: Widget,
    done: @escaping @MainActor (String) -> Void
  ) {
    let (entry, button) = (Entry(), Button(title))
    entry.text = text
    entry.accessibleLabel = title
    button.addStyleClass("suggested-action")
    let question = PopoverQuestion(Box(.horizontal, spacing: 6, [entry, button]))
    question.done = { if !entry.text.isEmpty { done(entry.text) } }
    entry.onActivated { [weak question] in question?.answer() }
    button.onClicked { [weak question] in question?.answer() }
    question.open(below: widget)
    entry.focus()
  }

  /// Asks for one of some choices.
  ///
  /// - Parameters:
  ///   - title: The question, above the choices.
  ///   - choices: The choices.
  ///   - widget: The widget that the question is about.
  ///   - done: Called with the index of the choice.
  public static func choice(
    _ title: String, among choices: [String], below widget: Widget,
    done: @escaping @MainActor (Int) -> Void
  ) {
    let list = ListBox()
    list.accessibleLabel = title
    for choice in choices {
      let label = Label(choice)
      label.horizontalTextAlignment = 0
      list.append(ListBoxRow(label))
    }
    let scroller = ScrolledWindow(list)
    scroller.fitsContent(upTo: 300)
    let question = PopoverQuestion(Box(.vertical, spacing: 6, [Label(title), scroller]))
    list.onActivated { [weak question] index in
      question?.done = { done(index) }
      question?.answer()
    }
    question.open(below: widget)
    list.select(index: 0)
    _ = list.focus(index: 0)
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

  private func answer() {
    let done = done
    popover.close()
    done?()
  }

  private func closed() {
    if Self.current === self { Self.current = nil }
    // The popover is in its own signal.
    MainLoopSource.idle { [popover] in popover.detach() }
  }
}
