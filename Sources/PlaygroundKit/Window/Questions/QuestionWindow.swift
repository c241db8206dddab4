import GtkCore

/// A small window above another one that asks a question.
///
/// The question is its heading; its title, which only the desktop shows, is the same. A destructive
/// answer is at the start, apart from the others at the end.
@MainActor
final class QuestionWindow {
  /// A possible answer.
  struct Answer {
    let title: String
    let name: String
    var style = Style.ordinary
    let act: @MainActor () -> Void
  }

  /// The appearance of an answer's button, and its place.
  enum Style {
    case ordinary
    /// The answer that most users want.
    case suggested
    /// An answer that loses something.
    case destructive

    fileprivate var styleClass: String? {
      switch self {
      case .ordinary: nil
      case .suggested: "suggested-action"
      case .destructive: "destructive-action"
      }
    }
  }

  /// The least width of the text, in characters.
  private static let textWidth = 30

  let window = Window()

  /// Creates a question; Return gives the last of the answers, and Escape gives none.
  init(_ question: String, _ explanation: String, answers: [Answer], above parent: Window) {
    window.title = question
    window.titlebar = Self.makeTitlebar()
    for name in ["dialog", "message"] { window.addStyleClass(name) }
    window.setTransient(for: parent, isModal: true)
    let row = makeRow(answers)
    let content = Box(
      .vertical, spacing: 12,
      [
        Self.makeText(question, name: "question", style: "title-2"),
        Self.makeText(explanation, name: "explanation"), row,
      ])
    content.setMargins(top: 6, bottom: 18, start: 18, end: 18)
    window.child = content
    window.closeOnEscape()
    window.present()
    row.children.last?.focus()
  }

  // By this bar the window can be moved; what it asks is in the window itself.
  private static func makeTitlebar() -> HeaderBar {
    let bar = HeaderBar()
    bar.titleWidget = Label()
    bar.decorationLayout = ":"
    return bar
  }

  private static func makeText(_ text: String, name: String, style: String? = nil) -> Label {
    let label = Label(text)
    label.name = name
    label.wrapLines()
    label.centerLines()
    label.minWidthInCharacters = textWidth
    if let style { label.addStyleClass(style) }
    return label
  }

  private func makeRow(_ answers: [Answer]) -> Box {
    let gap = Box(.horizontal)
    gap.setExpands(horizontally: true)
    let (destructive, others) = (
      answers.filter { $0.style == .destructive }, answers.filter { $0.style != .destructive }
    )
    let row = Box(
      .horizontal, spacing: 6, destructive.map(makeButton) + [gap] + others.map(makeButton))
    row.setMargins(top: 6)
    return row
  }

  private func makeButton(_ answer: Answer) -> Button {
    let button = Button(answer.title)
    button.name = answer.name
    if let style = answer.style.styleClass { button.addStyleClass(style) }
    let reference = WeakReference(window)
    button.onClicked {
      reference.handle(Window.init(retaining:))?.destroy()
      answer.act()
    }
    return button
  }
}
