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
    let ancestors = Array(event.hit?.selfAndAncestors.prefix { $0 != stage.root } ?? [])
    let text = ancestors.first(where: \.isTextInput)
    let popover = ancestors.first(where: \.isPopover)
    isInMenuOfText = popover.flatMap { inner in text.map { inner.isPart(of: $0) } } ?? false
    // A spin button has buttons that a click from code does not press.
    let isInSpinButton = ancestors.contains { $0.typeName == "GtkSpinButton" }
    activatable =
      isInMenuOfText || isInSpinButton
      ? nil : ancestors.first { $0.isActivatable && $0.isSensitive }
    input = (text ?? focus).flatMap { stage.input(of: $0) }
    self.text = input?.text
    selection = input?.selection
    self.focus = focus
    self.stepCount = stepCount
    let isUnknown = text == nil && activatable == nil
    state = isUnknown ? stage.state : nil
    values = isUnknown ? stage.settableValues : []
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
