import GtkCore

/// A part of a field that is drawn only by the style sheet.
enum DecorationPart {
  case frame, line

  @MainActor
  private static let frameClass = WidgetClass(
    name: "ConcertinaFieldFrame", cssName: "fieldframe", role: .presentation)
  @MainActor
  private static let lineClass = WidgetClass(
    name: "ConcertinaFieldLine", cssName: "fieldline", role: .presentation)

  @MainActor
  func make() -> Widget {
    let part = Widget(
      class: self == .frame ? Self.frameClass : Self.lineClass,
      implementation: WidgetImplementation())
    part.canTarget = false
    return part
  }
}
