/// Ties the text of a growing area to a binding, in both directions.
///
/// The area's owner calls ``textChanged()`` whenever the area's text has changed: the binding then
/// hears of it, and reads the text only when somebody asks for it.
@MainActor
public final class AreaTextBinding {
  private let text: Binding<String>
  private weak var area: GrowingTextArea?
  private var observation: BindingObservation?
  private var isWriting = false

  /// Prepares to tie an area's text to a binding.
  public init(_ area: GrowingTextArea, to text: Binding<String>) {
    self.area = area
    self.text = text
  }

  /// Puts the binding's text into the area, which cannot be undone, and follows it from now on.
  public func connect() {
    guard let area else { return }
    let initialText = text.wrappedValue
    area.reset(to: initialText)
    correct(initialText)
    observation = text.observe { [weak self] in self?.update() }
  }

  /// Ends the tie.
  public func disconnect() {
    observation?.cancel()
    observation = nil
  }

  /// Reads the binding again: needed for one that is made of two closures.
  public func update() {
    guard !isWriting, let area else { return }
    let newText = text.wrappedValue
    area.text = newText
    correct(newText)
  }

  /// Tells the binding that the area's text has changed.
  public func textChanged() {
    guard let buffer = area?.buffer else { return }
    isWriting = true
    text.setDeferred { buffer.text }
    isWriting = false
  }

  /// Writes back what became of a text that no text view takes as it is.
  private func correct(_ newText: String) {
    guard let area, newText.utf8.contains(0) else { return }
    isWriting = true
    text.wrappedValue = area.text
    isWriting = false
  }
}
