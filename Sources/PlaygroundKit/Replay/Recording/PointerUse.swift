import GtkCore
import RichTextModel

/// A use of the pointer on a stage, with the state before it, to find out its effect.
@MainActor
struct PointerUse {
  /// The widget that was pressed.
  let hit: Widget?
  /// The widget that a click would activate; nil if it would only be for a text or for nothing.
  let activatable: Widget?
  /// The position in `hit`, in pixels.
  let x, y: Double
  /// The position in the window, in pixels.
  let place: (x: Double, y: Double)
  /// The name of the part that was pressed and has no widget of its own; nil for none.
  let part: String?
  /// The address of the widget that a drag from there is for, with where it was pressed, as
  /// fractions of its size; nil if there is none.
  let source: (address: String, x: Double, y: Double)?
  /// Whether it is the primary button, or a finger.
  let isPrimary: Bool
  /// Whether it is in the menu or another popover of a text, whose effect on the text counts.
  let isInMenuOfText: Bool
  /// The text that it is for: the one that was pressed, or that the menu belongs to, or else the
  /// one with the focus.
  let input: (any SceneInput)?
  /// The text and the selection before.
  let text: String?
  let selection: InputSelection?
  /// The text that had the focus before.
  let focus: Widget?
  /// The number of steps so far.
  var stepCount: Int
  /// The scene's state before, if the pointer is on something that is neither text nor button.
  let state: JSONValue?
  /// The values of widgets before, in the same case.
  let values: [WidgetSetting]
  /// Whether the button was released where it was pressed.
  private(set) var isClick = false
  /// The distance that the pointer may move during a click, in pixels.
  private static let slack = 8.0

  init(
    _ event: PointerObserver.Event, on stage: any SceneStage, focus: Widget?, stepCount: Int
  ) {
    (hit, x, y, isPrimary) = (event.hit, event.x, event.y, event.isPrimary)
    place = event.place
    part = event.isPrimary ? event.hit.flatMap { stage.part(of: $0, x: event.x, y: event.y) } : nil
    let ancestors = Array(event.hit?.selfAndAncestors.prefix { $0 != stage.root } ?? [])
    let text = ancestors.first(where: \.isTextInput)
    let popover = ancestors.first(where: \.isPopover)
    isInMenuOfText = popover.flatMap { inner in text.map { inner.isPart(of: $0) } } ?? false
    source = Self.source(event, among: ancestors, on: stage)
    activatable = isInMenuOfText ? nil : Self.activatable(among: ancestors)
    input = (text ?? focus).flatMap { stage.input(of: $0) }
    self.text = input?.text
    selection = input?.selection
    self.focus = focus
    self.stepCount = stepCount
    let isUnknown = text == nil && activatable == nil || source != nil
    // A literal `nil` would be the value `null`.
    state = isUnknown ? stage.state : JSONValue?.none
    values = isUnknown ? stage.pointerValues : []
  }

  /// Returns the innermost widget that a click activates, and whose step is that click.
  ///
  /// A spin button has buttons that a click from code does not press, and what is chosen in a list
  /// is a value.
  private static func activatable(among ancestors: [Widget]) -> Widget? {
    guard !ancestors.contains(where: { $0.typeName == "GtkSpinButton" }) else { return nil }
    let candidates = ancestors.filter { $0.isActivatable && $0.isSensitive }
    guard let first = candidates.first, first.isListRow else { return candidates.first }
    // The button of a drop-down shows a row, too.
    if let button = candidates.first(where: \.isButton) { return button }
    return first.enclosingDropDown == nil ? first : nil
  }

  private static func source(
    _ event: PointerObserver.Event, among ancestors: [Widget], on stage: any SceneStage
  ) -> (address: String, x: Double, y: Double)? {
    guard event.isPrimary, let dragged = ancestors.first(where: \.canBeDragged),
      let bounds = event.hit?.bounds(in: dragged), dragged.width > 0, dragged.height > 0,
      let address = WidgetAddress(stage: stage).address(of: dragged)
    else { return nil }
    return (
      address, rounded((bounds.x + event.x) / Double(dragged.width)),
      rounded((bounds.y + event.y) / Double(dragged.height))
    )
  }

  /// Returns a fraction with three digits, from 0 to 1.
  private static func rounded(_ fraction: Double) -> Double {
    min(max((fraction * 1000).rounded() / 1000, 0), 1)
  }

  /// The box of a task, or another part of the text that was clicked; nil for none.
  var clickedPart: String? {
    guard isClick, let input, hit == input.widget else { return nil }
    return input.part(atX: x, y: y)
  }

  /// Returns the step for a part of a widget that was pressed, by where it was released; nil if
  /// nothing was done with it.
  func step(for part: String, releasedAt end: (x: Double, y: Double)) -> ScenarioStep? {
    let (x, y) = distance(to: end)
    let isHandle = part.split(separator: "/").last?.hasPrefix("handle:") == true
    if isHandle, Double(abs(x) + abs(y)) < Self.slack { return .click(part) }
    return x == 0 && y == 0 ? nil : .drag(PointerDrag(from: part, byX: x, y: y))
  }

  /// Returns the step that drags the widget that was pressed; nil if nothing there can be dragged.
  func drag(to end: (x: Double, y: Double)) -> ScenarioStep? {
    let (x, y) = distance(to: end)
    guard let source, x != 0 || y != 0 else { return nil }
    return .drag(PointerDrag(from: source.address, byX: x, y: y, atX: source.x, y: source.y))
  }

  private func distance(to end: (x: Double, y: Double)) -> (x: Int, y: Int) {
    (Int((end.x - place.x).rounded()), Int((end.y - place.y).rounded()))
  }

  /// Notes where the button was released.
  mutating func noteRelease(_ event: PointerObserver.Event) {
    isClick =
      event.hit == hit && abs(event.x - x) < Self.slack && abs(event.y - y) < Self.slack
  }

  /// Whether a scroll bar was pressed.
  var isOnScrollbar: Bool {
    hit?.selfAndAncestors.contains { $0.cssName == "scrollbar" } == true
  }

  /// Whether the pointer may have changed the text: by a menu, the middle button or a drag, but not
  /// by a click.
  var mayEdit: Bool { isInMenuOfText || !isPrimary || !isClick }

  /// Returns how the text has changed since, as one replacement; nil if it has not.
  var edit: (range: Range<Int>, text: String)? {
    guard mayEdit, let before = text, let after = input?.text, before != after else { return nil }
    let (old, new) = (Array(before.unicodeScalars), Array(after.unicodeScalars))
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var end = 0
    while end < shorter - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    var inserted = String.UnicodeScalarView()
    inserted.append(contentsOf: new[start..<(new.count - end)])
    return (start..<(old.count - end), String(inserted))
  }
}
