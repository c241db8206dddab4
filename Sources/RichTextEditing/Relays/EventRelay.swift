import GtkCore

/// Reports what happens in an editor to the app, as the parts of the editor call it.
@MainActor
protocol EventRelay: AnyObject {
  /// Whether there is any delegate to call.
  var hasDelegate: Bool { get }

  /// Reports an event to the delegates.
  func report(_ event: EditorEvent)

  /// Offers a key to the delegates; returns whether one consumed it.
  func offer(_ key: KeyPress) -> Bool

  /// Whether Backspace selects an attachment before it deletes it.
  func selectsFirst(_ object: any EmbeddedObject) -> Bool

  /// Reports a change of the content, the selection or the typing attributes to the context of the
  /// editor.
  func notifyContext()
}
