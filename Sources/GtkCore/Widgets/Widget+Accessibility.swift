import CGtk
import CGtkShims

/// What a widget is to a screen reader.
///
/// It cannot change after the widget is made.
public enum AccessibleRole: Sendable {
  /// Of no meaning of its own.
  case generic
  /// A group of widgets that belong together.
  case group
  /// Decoration: what it says is said elsewhere.
  case presentation
  /// A message that is read when it changes.
  case status
  /// A row of buttons.
  case toolbar

  var value: GtkAccessibleRole {
    switch self {
    case .generic: GTK_ACCESSIBLE_ROLE_GENERIC
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    }
  }
}

extension Widget {
  /// Sets the name that a screen reader says; empty for none.
  public final func setAccessibleLabel(_ label: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  /// The name that ``setAccessibleLabel(_:)`` has set; empty for none.
  public final var accessibleLabel: String {
    concertina_accessible_get_label(nativePointer).map { String(cString: $0) } ?? ""
  }

  /// Sets the longer description that a screen reader can say; empty for none.
  public final func setAccessibleDescription(_ description: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
  }

  /// Sets the placeholder that a screen reader can say; empty for none.
  public final func setAccessiblePlaceholder(_ placeholder: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER, placeholder)
  }

  /// Tells assistive technology whether the content is invalid.
  public final func setAccessibleInvalid(_ isInvalid: Bool) {
    concertina_accessible_set_invalid(nativePointer, isInvalid ? 1 : 0)
  }

  /// Tells assistive technology whether something must be written.
  public final func setAccessibleRequired(_ isRequired: Bool) {
    concertina_accessible_set_required(nativePointer, isRequired ? 1 : 0)
  }

  /// Tells assistive technology which label says what is wrong; nil to end that.
  ///
  /// Before GTK 4.10 nothing can tell, and the description has to do.
  public final func setErrorMessage(_ label: Widget?) {
    concertina_accessible_set_error_message(nativePointer, label?.nativePointer)
  }

  /// Whether GTK can have a screen reader say a message: since 4.14.
  public static var canAnnounce: Bool { concertina_accessible_can_announce() != 0 }

  /// Tells assistive technology that the text has several lines.
  public final func setAccessibleMultiLine() {
    concertina_accessible_set_multi_line(nativePointer, 1)
  }

  /// Names the widget by a visible label; nil to end that.
  public final func setLabelled(by label: Widget?) {
    concertina_accessible_set_labelled_by(nativePointer, label?.nativePointer)
  }

  /// Tells assistive technology the keys that do what the widget does, such as `Control+Return`.
  public final func setAccessibleKeyShortcuts(_ shortcuts: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, shortcuts)
  }

  /// Has a screen reader say a message.
  ///
  /// - Returns: Whether GTK can: since 4.14. Before, a label with the role of a status is all there is.
  @discardableResult
  public final func announce(_ message: String) -> Bool {
    concertina_accessible_announce(nativePointer, message) != 0
  }

  private func setAccessible(_ property: GtkAccessibleProperty, _ value: String) {
    concertina_accessible_set_string(nativePointer, property, value)
  }
}
