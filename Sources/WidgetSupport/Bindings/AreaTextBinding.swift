import DataBinding

/// Keeps the text of a growing area and a binding in step, in both directions.
///
/// A change of the area's text notifies the binding, which reads the text only when its value is
/// asked for.
@MainActor
package final class AreaTextBinding {
  private let text: Binding<String>
  private weak var area: GrowingTextArea?
  private var observation: BindingObservation?
  /// The text of the area as it is when someone reads it: one for all keys.
  private let written: Deferred<String>
  private var isWriting = false
  private var isReading = false

  /// Creates the connection between an area's text and a binding, not active yet.
  package init(_ area: GrowingTextArea, to text: Binding<String>) {
    self.area = area
    self.text = text
    written = Deferred(isLasting: true) { [buffer = area.buffer] in buffer.text }
  }

  /// Puts the binding's text into the area, which cannot be undone, and follows the binding from
  /// now on.
  package func connect() {
    guard let area else { return }
    take(text.wrappedValue) { area.reset(to: $0) }
    area.edits.add(.bindings) { [weak self] _ in self?.textChanged() }
    observation = text.observeAll { [weak self] in self?.update() }
  }

  /// Ends the connection.
  package func disconnect() {
    observation?.cancel()
    observation = nil
  }

  /// Reads the binding again; required for a binding made of two closures.
  package func update() {
    guard !isWriting, let area else { return }
    let new = text.wrappedValue
    if area.text != new { take(new) { area.text = $0 } }
  }

  /// Puts the binding's text into the area, and writes it back only if it is another one there: a
  /// text view holds no NUL, and a handler may have changed the text.
  private func take(_ newText: String, _ put: (String) -> Void) {
    let wasReading = isReading
    isReading = true
    put(newText)
    isReading = wasReading
    if area?.text != newText { textChanged() }
  }

  private func textChanged() {
    guard !isReading, area != nil else { return }
    isWriting = true
    text.setAgain(written)
    isWriting = false
  }
}
