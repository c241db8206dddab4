/// Keeps the text of a growing area and a binding in step, in both directions.
///
/// The area's owner calls ``textChanged()`` whenever the area's text has changed: this notifies the
/// binding, which reads the text only when its value is asked for.
@MainActor
package final class AreaTextBinding {
  private let text: Binding<String>
  private weak var area: GrowingTextArea?
  private var observation: BindingObservation?
  private var isWriting = false

  /// Creates the connection between an area's text and a binding, not active yet.
  package init(_ area: GrowingTextArea, to text: Binding<String>) {
    self.area = area
    self.text = text
  }

  /// Puts the binding's text into the area, which cannot be undone, and follows the binding from
  /// now on.
  package func connect() {
    guard let area else { return }
    let initialText = text.wrappedValue
    area.reset(to: initialText)
    correct(initialText)
    observation = text.observe { [weak self] in self?.update() }
  }

  /// Ends the connection.
  package func disconnect() {
    observation?.cancel()
    observation = nil
  }

  /// Reads the binding again; required for a binding made of two closures.
  package func update() {
    guard !isWriting, let area else { return }
    let newText = text.wrappedValue
    area.text = newText
    correct(newText)
  }

  /// Notifies the binding that the area's text has changed.
  package func textChanged() {
    guard let buffer = area?.buffer else { return }
    isWriting = true
    text.setDeferred { buffer.text }
    isWriting = false
  }

  /// Writes the area's text back if the new text contained NUL, which no text view holds.
  private func correct(_ newText: String) {
    guard let area, newText.utf8.contains(0) else { return }
    isWriting = true
    text.wrappedValue = area.text
    isWriting = false
  }
}
