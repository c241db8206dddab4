import DataBinding
import ExpandableInput
import WidgetTestSupport
import XCTest

/// A composer in a window, with the text that it is bound to.
@MainActor
final class ComposerHost: WindowHost {
  @State var text: String
  let bar: ExpandableToolbar
  /// The messages that were sent, oldest first.
  private(set) var sent: [String] = []
  /// The error that sending throws; nil if it succeeds.
  var failure: (any Error)?

  struct Failure: PresentableError {
    let message = "no connection"
  }

  init(
    _ text: String = "", width: Int = 400, maxLines: Int = 4,
    animationDuration: Double = 0.1, configure: (ExpandableToolbar) -> Void = { _ in }
  ) {
    let state = State(text)
    _text = state
    bar = ExpandableToolbar(
      text: state.projectedValue, maxLines: maxLines, placeholder: "Message",
      animationDuration: animationDuration)
    configure(bar)
    let observed = bar
    super.init(
      bar, width: width, watching: bar.area,
      alsoViolated: { [weak observed] in observed?.violatedInvariants.map(\.rawValue) ?? [] })
    bar.onSend = { [weak self] in try self?.take($0) }
    bar.area.focus()
    settle()
  }

  private func take(_ text: String) throws {
    if let failure { throw failure }
    sent.append(text)
  }

  /// Sends with the button, and waits until the bar has come to rest.
  func send() {
    bar.rightButton.click()
    settle()
  }

  /// Whether nothing is being sent and nothing moves.
  override var isReady: Bool { !bar.isSending && !bar.isMoving }

  /// The heights of the bar in the frames that follow a change.
  func heights(after change: () -> Void) -> [Int] {
    var heights: [Int] = []
    let connection = window.frameClock?.onAfterPaint { [bar] in heights.append(bar.height) }
    change()
    settle()
    connection?.disconnect()
    return heights
  }

  /// The height of the margins, and of the part of a button that exceeds a line.
  var surroundings: Int { bar.height - bar.textView.height }
}
