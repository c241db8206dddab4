import GtkCore
import TextTranslation

/// The bar above a picker, with buttons for the previous input, the next input, and Done.
///
/// An arrow button is visible only while there is an input to move to.
///
/// CSS nodes: `box.picker-bar` with `button.flat` for the arrows and `button.suggested-action` for
/// Done.
///
/// Origin: the view of the same name in TextFieldsCatalog, which looks for inputs only once, when
/// it is made.
@MainActor
public final class PickerTopView {
  /// The texts of the bar.
  public struct Messages: Equatable, Sendable {
    /// The title of the button that closes the picker.
    public var done = translated("Done")
    /// The name of the arrow button for the previous input.
    public var previous = translated("Previous field")
    /// The name of the arrow button for the next input.
    public var next = translated("Next field")

    /// Creates the texts in the user's language.
    public init() {}
  }

  /// The bar.
  public let widget: Widget

  var onPrevious: (@MainActor () -> Void)?
  var onNext: (@MainActor () -> Void)?
  var onDone: (@MainActor () -> Void)?

  private let previousButton: Button
  private let nextButton: Button

  /// Creates a bar.
  ///
  /// - Parameter messages: The texts of the bar.
  public init(messages: Messages = Messages()) {
    previousButton = Button(icon: "go-previous-symbolic", tooltip: messages.previous)
    nextButton = Button(icon: "go-next-symbolic", tooltip: messages.next)
    let doneButton = Button(messages.done)
    let space = Box(.horizontal)
    space.setExpands(horizontally: true)
    let box = Box(.horizontal, spacing: 6, [previousButton, nextButton, space, doneButton])
    widget = box
    box.addStyleClass("picker-bar")
    for (button, name) in [(previousButton, "previous"), (nextButton, "next")] {
      button.addStyleClass("flat")
      button.name = "picker_\(name)"
    }
    doneButton.addStyleClass("suggested-action")
    doneButton.name = "picker_done"
    previousButton.onClicked { [weak self] in self?.onPrevious?() }
    nextButton.onClicked { [weak self] in self?.onNext?() }
    doneButton.onClicked { [weak self] in self?.onDone?() }
  }

  /// Whether the arrow button for the previous input is visible.
  public internal(set) var showsPrevious: Bool {
    get { previousButton.isVisible }
    set { previousButton.isVisible = newValue }
  }

  /// Whether the arrow button for the next input is visible.
  public internal(set) var showsNext: Bool {
    get { nextButton.isVisible }
    set { nextButton.isVisible = newValue }
  }
}
