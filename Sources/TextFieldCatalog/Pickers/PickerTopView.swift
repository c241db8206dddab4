import GtkCore

/// The bar above a picker: to the input before, to the next one, and Done.
///
/// An arrow is there only while there is an input to go to.
///
/// CSS nodes: `box.picker-bar` with `button.flat` for the arrows and `button.suggested-action` for
/// Done.
///
/// Origin: the seed's view of the same name, which looks for inputs once, when it is made.
@MainActor
public final class PickerTopView {
  /// The words in the bar.
  public struct Messages: Equatable, Sendable {
    /// What the button says that ends picking.
    public var done = "Done"
    /// What the arrow to the input before is called.
    public var previous = "Previous field"
    /// What the arrow to the next input is called.
    public var next = "Next field"

    /// The words in English.
    public init() {}
  }

  /// The bar.
  public let widget: Widget

  var onPrevious: (@MainActor () -> Void)?
  var onNext: (@MainActor () -> Void)?
  var onDone: (@MainActor () -> Void)?

  private let previousButton: Button
  private let nextButton: Button

  /// Makes a bar.
  ///
  /// - Parameter messages: The words in it.
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

  /// Whether the arrow to the input before is there.
  public internal(set) var showsPrevious: Bool {
    get { previousButton.isVisible }
    set { previousButton.isVisible = newValue }
  }

  /// Whether the arrow to the next input is there.
  public internal(set) var showsNext: Bool {
    get { nextButton.isVisible }
    set { nextButton.isVisible = newValue }
  }
}
