import GtkCore
import TextRules
import WidgetSupport

/// A field with a placeholder, a frame or a line, a hint, and rules for what may stand in it.
///
/// It is what ``BorderedTextField``, ``UnderlinedTextField`` and ``UnderlinedTextView`` have in common;
/// make one of these.
///
/// ```swift
/// let field = UnderlinedTextField()
/// field.configure(placeholder: "E-mail", maxLength: 100)
/// field.validator = try TextFieldValidator(regex: SharedRegex.email)
/// field.onShouldReturn = { field in print(field.currentText() ?? "") }
/// ```
///
/// ## Sizing
/// Height for width. The parts stand where the original has them, at the usual text size, and move
/// apart where the user's text is larger. By ``heightLayoutPolicy`` the field keeps its height whatever
/// its hint is, or is as high as its hint needs. A floating placeholder never changes a size.
///
/// ## Events
/// The closures that begin with `on`. What a person does and what code does come in the same order:
/// looks change first, then the closures are called. ``onTextChanged`` is called once for each change,
/// by whomever; ``onHeightChanged`` once for each real change of the height.
///
/// ## CSS nodes
///
///     catalogfield.bordered | .underlined | .multiline   and .active, .error, .disabled
///     ├── fieldframe             the frame around the input
///     ├── fieldline              the line under it
///     ├── entry | growingtext    the input
///     ├── label.title            a placeholder that does not move
///     ├── label.floating[.top]   one that does
///     ├── label.native           those in the input
///     ├── button.reveal | .clear | .action
///     ├── label.hint[.refusal]
///     ├── image.error-icon       before what is wrong
///     ╰── label.counter[.error]
///
/// ## Accessibility
/// The placeholder is the name of the input; the label that shows it is decoration, and not read twice.
/// Hint or mistake is its description, and a mistake is announced when it comes. The input is invalid
/// while there is a mistake, and required where its validator says so. A password is never in the
/// accessibility tree while it is hidden; while a person lets it be shown it can be read, but not
/// copied.
///
/// ## Origin
/// The fields of the TextFieldsCatalog of iOS, by names and meaning. Where it differs, ``FieldModel``
/// says so for the states, ``Mask`` for masks and ``TextFieldValidator`` for validation.
@MainActor
public class CatalogField: Widget {
  let implementation: FieldImplementation

  init(_ configuration: FieldConfiguration, input: any FieldInput) {
    FieldStyle.load()
    implementation = FieldImplementation(configuration, input: input)
    super.init(class: FieldImplementation.widgetClass, implementation: implementation)
    implementation.handleType = type(of: self)
    implementation.build()
  }

  /// A handle on a field that exists.
  required init(sharing implementation: FieldImplementation) {
    self.implementation = implementation
    super.init(retaining: implementation.widget.nativePointer)
  }

  // MARK: Configuration

  /// Sets the placeholder and the most characters; nil leaves no placeholder, or no limit.
  ///
  /// A mask has its own places: with one, the limit counts for nothing.
  public func configure(placeholder: String?, maxLength: Int?) {
    self.placeholder = placeholder ?? ""
    self.maxLength = maxLength
  }

  /// Sets which letters become capitals while a person types on a keyboard of keys.
  public func configure(autocapitalizationType: AutocapitalizationType) {
    implementation.input.capitalization = autocapitalizationType
    implementation.inputSettings.capitalization = autocapitalizationType
  }

  /// What the field is for: the text of its placeholder, and its name for screen readers.
  public var placeholder: String {
    get { implementation.placeholder }
    set { implementation.placeholder = newValue }
  }

  /// How the placeholder is shown; several can be at once.
  public var placeholders: [FieldPlaceholder] {
    get { implementation.placeholders }
    set { implementation.placeholders = newValue }
  }

  /// Adds a placeholder to those that are there.
  public func add(_ placeholder: FieldPlaceholder) {
    implementation.placeholders.append(placeholder)
  }

  /// Adds a widget over the input.
  ///
  /// With no ``placeholders`` it can be the app's own placeholder: ``FieldOverlay/update(for:)`` tells it
  /// of text, focus and state, and ``FieldOverlay/place(in:)`` asks for its place.
  public func add(_ overlay: any FieldOverlay) {
    overlay.widget.setCanTarget(false)
    overlay.widget.insert(into: self)
    implementation.overlays.append(overlay)
    overlay.update(for: FieldReference(self))
    queueResize()
  }

  /// The widgets over the input, oldest first.
  public var overlays: [any FieldOverlay] { implementation.overlays }

  /// Takes a widget away that was over the input.
  public func remove(_ overlay: any FieldOverlay) {
    guard let index = overlays.firstIndex(where: { $0 === overlay }) else { return }
    implementation.overlays.remove(at: index)
    overlay.widget.unparent()
  }

  /// Names the field and its parts, so that tests and scenarios find them.
  ///
  /// The field gets the name itself, the input `<name>_input`, the button `<name>_button`, the hint
  /// `<name>_hint`.
  public func setTextFieldIdentifier(_ identifier: String) {
    implementation.identifier = identifier
  }

  /// The name of the field; nil if it has none.
  public var textFieldIdentifier: String? {
    get { implementation.identifier }
    set { implementation.identifier = newValue }
  }

  // MARK: Height

  /// Whether the field grows with its hint.
  public var heightLayoutPolicy: HeightLayoutPolicy {
    get { implementation.heightPolicy }
    set { implementation.heightPolicy = newValue }
  }

  /// Whether a field that grows gives up the space of a hint that is not there.
  public var ignoreEmptyHint: Bool {
    get { implementation.ignoresEmptyHint }
    set { implementation.ignoresEmptyHint = newValue }
  }

  // MARK: Parts

  /// What is asked for the text of the field in a person's place; nil: nobody.
  public var picker: (any FieldPicker)? {
    get { implementation.picker }
    set {
      implementation.picker?.detach()
      implementation.picker = newValue
      newValue?.attach(to: FieldReference(self))
      implementation.updateButton()
    }
  }

  /// What has the focus, the caret and the input method.
  public var inputWidget: Widget { implementation.input.textWidget }

  /// The growing area of a field of several lines; nil for one line.
  public var area: GrowingTextArea? { (implementation.input as? AreaInput)?.area }

  /// Where the text is, for widgets that stand beside it.
  public var textArea: FieldTextArea { implementation.textArea }
}
