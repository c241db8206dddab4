import GtkCore
import TextRules

/// The labels that show a field's placeholder: a title, one that floats, and those in the input.
@MainActor
final class FieldPlaceholders {
  /// The placeholder, which is also the name of the input.
  var text = ""
  /// The name that the app gives the input; empty for that of the placeholder.
  var givenLabel = "" { didSet { nameInput() } }
  /// The name of the input.
  var accessibleLabel: String { givenLabel.isEmpty ? text : givenLabel }
  /// The ways in which the placeholder is shown; they take effect in ``rebuild(in:duration:)``.
  var kinds: [FieldPlaceholder] = []
  /// The label that does not move; nil if there is none.
  private(set) var title: Label?
  /// The label that floats; nil if there is none.
  private(set) var floating: FloatingLabel?
  /// The labels in the input.
  private(set) var natives: [NativeLabel] = []
  private let input: any FieldInput

  /// Creates placeholders for an input, without labels.
  init(for input: any FieldInput) { self.input = input }

  /// Creates new labels.
  ///
  /// - Parameters:
  ///   - field: The parent of the labels.
  ///   - duration: The duration of floating, in seconds.
  func rebuild(in field: Widget, duration: Double) {
    title?.unparent()
    floating?.label.unparent()
    floating?.fraction.stop()
    for native in natives { native.label.unparent() }
    (title, floating, natives) = (nil, nil, [])
    for kind in kinds { add(kind, to: field, duration: duration) }
  }

  private func add(_ kind: FieldPlaceholder, to field: Widget, duration: Double) {
    switch kind {
    case .static where title == nil: title = makeTitle(in: field)
    case .floating where floating == nil:
      let label = FloatingLabel()
      label.fraction.duration = duration
      label.label.insert(into: field)
      floating = label
    case .native(let rule, let text):
      let native = NativeLabel(rule, text: text)
      native.label.insert(into: field)
      natives.append(native)
    default: break
    }
  }

  private func makeTitle(in field: Widget) -> Label {
    let label = Label("", role: .presentation)
    label.addStyleClass("title")
    label.canTarget = false
    label.xAlignment = .start
    label.ellipsize()
    label.insert(into: field)
    return label
  }

  /// Updates the labels after their texts have changed, and names the input.
  func showText() {
    title?.text = text
    floating?.label.text = text
    for native in natives { native.label.text = native.text ?? text }
    nameInput()
    let example = natives.lazy.compactMap(\.text).first ?? ""
    input.accessibleWidget.setAccessiblePlaceholder(example)
  }

  /// Names the input: the visible labels are decoration.
  private func nameInput() { input.accessibleWidget.accessibleLabel = accessibleLabel }

  /// Moves, shows and hides the labels by the text of the field and its focus.
  func update(text: String, isFocused: Bool, isAnimated: Bool, in field: Widget) {
    floating?.move(
      to: position(text: text, isFocused: isFocused), in: field, isAnimated: isAnimated)
    guard !natives.isEmpty else { return }
    let shown = text + input.preedit + input.shownPrefix
    for native in natives {
      let isVisible = native.rule.isVisible(text: shown, isFocused: isFocused)
      guard native.label.isChildVisible != isVisible else { continue }
      native.label.isChildVisible = isVisible
      field.queueResize()
    }
  }

  /// Returns the position of a label that floats, or the one that it is moving to.
  func position(text: String, isFocused: Bool) -> PlaceholderPosition {
    PlaceholderPosition(text: text, isFocused: isFocused, preedit: input.preedit)
  }

  /// The height of the title, or of the label that floats, in pixels.
  var titleHeight: Int {
    let title = title?.measure(.vertical).natural ?? 0
    let floating = floating?.label.measure(.vertical).natural ?? 0
    return max(title, floating)
  }

  /// Whether a label is floating to another position.
  var isMoving: Bool { floating?.isMoving ?? false }

  /// Stops the animation.
  func stop() { floating?.fraction.stop() }
}
