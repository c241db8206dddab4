import GtkCore

/// The events of a growing area.
@MainActor
package final class AreaEvents: EventSource {
  /// The text has changed, by the user or by code.
  package private(set) lazy var textChanged: Event<Void> = makeEvent()
  /// The area has been allocated another height, in pixels.
  package private(set) lazy var heightChanged: Event<Int> = makeEvent()
  /// The text has gained or lost the keyboard focus.
  package private(set) lazy var focusChanged: Event<Bool> = makeEvent()
  /// The pointer that was pressed on the text was released, or has begun to drag.
  package private(set) lazy var pointerReleased: Event<Void> = makeEvent()
  /// A composition of an input method has begun, changed or ended.
  package private(set) lazy var preeditChanged: Event<String> = makeEvent()
}
