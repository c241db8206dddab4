import GtkCore
import TextRules
import WidgetSupport

/// A field with a placeholder, a frame or a line, a hint, and rules for its text.
///
/// This is the superclass of ``BorderedTextField``, ``UnderlinedTextField`` and
/// ``UnderlinedTextView``; make one of these.
///
/// ```swift
/// let field = UnderlinedTextField()
/// field.configure(placeholder: "E-mail", maxLength: 100)
/// field.validator = try TextFieldValidator(regex: SharedRegex.email)
/// field.onShouldReturn = { field in print(field.text) }
/// ```
///
/// ## Sizing
/// The field uses height-for-width sizing. At the default text size the parts are where
/// TextFieldsCatalog has them; they move apart where the user's text is larger. Depending on
/// ``heightLayoutPolicy`` the field keeps its height whatever its hint is, or is as high as its
/// hint needs. A floating placeholder never changes a size.
///
/// ## Events
/// The events are the closures whose names begin with `on`. Actions of the user and of the app
/// report events in the same order: the appearance changes first, then the closures are called.
/// ``onTextChanged`` is called once for each change, whether by the user or by the app;
/// ``onHeightChanged`` once for each real change of the height.
///
/// ## CSS nodes
///
///     catalogfield.bordered | .underlined | .multiline   and .active, .error, .disabled, .refused,
///     .validating
///     ├── fieldframe             the frame around the input
///     ├── fieldline              the line under it
///     ├── entry | growingtext    the input
///     ├── label.title            a placeholder that does not move
///     ├── label.floating[.top]   a placeholder that floats
///     ├── label.native           placeholders in the input
///     ├── button.reveal | .clear | .action
///     ├── image.caps-lock        in a password field while Caps Lock is on
///     ├── label.hint[.refusal]   from the first message on
///     ├── image.error-icon       before an error message
///     ╰── label.counter[.error]
///
/// ## Accessibility
/// The placeholder is the name of the input; the label that shows it is decoration, and not read
/// twice. The hint or the error message is the description of the input, and an error is announced
/// when it appears. So is what a key or a paste could not enter, but once while the key is held
/// down, and that Caps Lock is on in a password field. The input is invalid while there is an
/// error, and required if its validator rejects an empty text. A hidden password is never in the
/// accessibility tree; while the user shows it, it can be read but not copied.
///
/// ## Origin
/// These are the fields of TextFieldsCatalog for iOS, with their names and meaning. For the
/// differences see `FieldState` for the states, `Mask` for masks and `TextFieldValidator` for
/// validation.
@MainActor
public class CatalogField: Widget {
  let implementation: FieldImplementation

  init(
    _ handleType: CatalogField.Type, _ widgetClass: WidgetClass,
    _ appearance: FieldAppearance, input: any FieldInput
  ) {
    FieldStyleSheet.load()
    implementation = FieldImplementation(appearance, input: input, handleType)
    super.init(class: widgetClass, implementation: implementation)
    implementation.build()
  }

  /// Creates another handle on a field; nil for another widget, or a field of another class.
  public required init?(existing widget: Widget) {
    guard let implementation = FieldImplementation.existing(of: widget),
      implementation.handleType is Self.Type
    else { return nil }
    self.implementation = implementation
    super.init(retaining: widget.nativePointer)
  }

  // MARK: Accessibility

  /// The name that a screen reader reads: the placeholder, unless another one is set.
  public override var accessibleLabel: String {
    get { implementation.parts.placeholders.accessibleLabel }
    set { implementation.parts.placeholders.givenLabel = newValue }
  }

  /// The description that a screen reader can read before the hint or the error; empty for none.
  public override var accessibleDescription: String {
    get { implementation.presenter.description }
    set { implementation.presenter.description = newValue }
  }

  // MARK: Configuration

  /// Sets which letters are capitalized while the user types on a hardware keyboard.
  public func configure(autocapitalizationType: AutocapitalizationType) {
    implementation.input.changeFormat { $0.capitalization = autocapitalizationType }
    implementation.changeInputSettings { $0.capitalization = autocapitalizationType }
  }

  /// The ways in which the placeholder is shown, possibly several at once.
  public var placeholders: [FieldPlaceholder] {
    get { implementation.parts.placeholders.kinds }
    set { implementation.setPlaceholders(newValue) }
  }

  /// Adds a placeholder to the existing ones.
  public func add(_ placeholder: FieldPlaceholder) {
    placeholders.append(placeholder)
  }

  /// Adds a widget on top of the input.
  ///
  /// Without ``placeholders`` it can be the app's own placeholder: the field calls
  /// ``FieldOverlay/update(for:)`` for changes of the text, focus and state, and
  /// ``FieldOverlay/place(in:)`` for its position.
  public func add(_ overlay: any FieldOverlay) {
    overlay.widget.canTarget = false
    overlay.widget.insert(into: self)
    implementation.parts.overlays.append(overlay)
    overlay.update(for: FieldReference(self))
    queueResize()
  }

  /// The widgets on top of the input, oldest first.
  public var overlays: [any FieldOverlay] { implementation.parts.overlays }

  /// Removes a widget from the top of the input.
  public func remove(_ overlay: any FieldOverlay) {
    guard let index = overlays.firstIndex(where: { $0 === overlay }) else { return }
    implementation.parts.overlays.remove(at: index)
    overlay.widget.unparent()
  }

  // MARK: Height

  /// Whether the field grows with its hint.
  public var heightLayoutPolicy: HeightLayoutPolicy {
    get { implementation.height.policy }
    set {
      implementation.height.policy = newValue
      implementation.sizesChanged()
    }
  }

  // MARK: Parts

  /// The picker that provides the text of the field instead of typing; nil for none.
  public var picker: (any FieldPicker)? {
    get { implementation.companions.picker }
    set {
      implementation.changeBegins()
      implementation.companions.setPicker(newValue, of: FieldReference(self))
      if newValue != nil { implementation.parts.becomeComboBox() }
      implementation.updateButton()
    }
  }

  /// The widget with the focus, the caret and the input method.
  public var inputWidget: Widget { implementation.input.textWidget }

  /// The growing text area of a field of several lines; nil for a field of one line.
  public var area: GrowingTextArea? { implementation.input.textArea }

  /// The position of the text, for widgets that are placed beside it.
  public var textArea: FieldTextArea { implementation.layout.textArea(direction) }
}
