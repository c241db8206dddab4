import PlaygroundScenes

/// A small window above another one that asks a question.
@MainActor
final class QuestionWindow {
  /// A possible answer.
  struct Answer {
    let title: String
    let name: String
    var style: String?
    let act: @MainActor () -> Void
  }

  let window = Window()

  /// Makes a question; Return gives the last of the answers, and Escape gives none.
  init(_ question: String, _ explanation: String, answers: [Answer], above parent: Window) {
    window.title = question
    window.setTransient(for: parent, isModal: true)
    let text = Label(explanation)
    text.wrapLines()
    text.name = "explanation"
    let row = Box(.horizontal, spacing: 6)
    row.horizontalAlignment = .center
    let content = Box(.vertical, spacing: 12, [text, row])
    content.setMargins(18)
    window.child = content
    for answer in answers { row.append(makeButton(answer)) }
    window.closeOnEscape()
    window.present()
    row.children.last?.focus()
  }

  private func makeButton(_ answer: Answer) -> Button {
    let button = Button(answer.title)
    button.name = answer.name
    if let style = answer.style { button.addStyleClass(style) }
    let reference = WeakReference(window)
    button.onClicked {
      reference.handle(Window.init(retaining:))?.destroy()
      answer.act()
    }
    return button
  }
}
