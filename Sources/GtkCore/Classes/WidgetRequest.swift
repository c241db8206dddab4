/// A question to the app, which a closure answers in Swift and a signal in other languages.
///
/// The answer is whether the app has taken care of it.
@MainActor
package struct WidgetRequest<Argument: ParameterValue> {
  /// The app's closure, which is asked first.
  package var handler: (@MainActor (Argument) -> Bool)?
  /// The signal of the widget.
  package var signal: WidgetSignal?

  /// Creates a question without an answer.
  package init() {}

  /// Asks the app.
  package func callAsFunction(_ argument: Argument) -> Bool {
    handler?(argument) == true || signal?.emit([argument.plain]) == true
  }
}
