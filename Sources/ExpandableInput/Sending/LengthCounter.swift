import GtkCore
import TextRules
import WidgetSupport

/// Shows how many characters are left where the length of a text is limited, and marks what is over
/// the limit.
@MainActor
final class LengthCounter {
  let label = Label("", role: .presentation)
  var messages = ComposerMessages()
  private let area: GrowingTextArea
  private let marks: LengthMarks
  private var lastLength = LengthLimit.Length.far

  init(area: GrowingTextArea) {
    self.area = area
    marks = LengthMarks(area: area)
    label.addStyleClass("counter")
    label.yAlignment = .start
    // In right-to-left text the sign of a number would come after it.
    label.direction = .leftToRight
    label.isVisible = false
  }

  /// The greatest number of user-perceived characters; nil for any number.
  var maximum: Int? {
    get { marks.limit?.maxLength }
    set {
      marks.limit = newValue.map { LengthLimit($0) }
      update()
    }
  }

  /// Whether the text is over the limit.
  var isTooLong: Bool { lastLength.isOver }

  /// The text of the counter; nil while it is hidden.
  var text: String? { label.isVisible ? label.text : nil }

  /// Gives the marks in the text the colors of the theme.
  func updateColors() { marks.color() }

  /// Counts the text again.
  func update() {
    let length = marks.check()
    if length != lastLength { lengthChanged(to: length) }
  }

  private func lengthChanged(to length: LengthLimit.Length) {
    let wasTooLong = isTooLong
    show(length)
    announce(length, after: lastLength)
    lastLength = length
    if isTooLong != wasTooLong { area.textView.setAccessibleInvalid(isTooLong) }
  }

  private func show(_ length: LengthLimit.Length) {
    label.isVisible = length != .far
    label.setStyleClass("over", length.isOver)
    switch length {
    case .far: label.text = ""
    case .near(let remaining): label.text = "\(remaining)"
    case .over(let surplus, _):
      label.text = surplus >= LengthLimit.countedBeyond ? "−\(surplus)+" : "−\(surplus)"
    }
  }

  /// Announces that the limit is near, and that it was crossed, but not each step between.
  private func announce(_ length: LengthLimit.Length, after last: LengthLimit.Length) {
    switch (last, length) {
    case (.far, .near(let remaining)): say(messages.charactersLeft(remaining))
    case (.far, .over), (.near, .over): say(messages.tooLong(maximum ?? 0))
    default: break
    }
  }

  private func say(_ message: String) { area.textView.announce(message) }
}
