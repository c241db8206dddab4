import GtkCore

extension EditorView {
  /// The former name of ``caretRectangle(at:)``.
  @available(*, deprecated, renamed: "caretRectangle(at:)")
  public func caretRect(at offset: Int) -> Rectangle { caretRectangle(at: offset) }

  /// The former name of ``rectangles(for:)``.
  @available(*, deprecated, renamed: "rectangles(for:)")
  public func rects(for range: Range<Int>) -> [Rectangle] { rectangles(for: range) }

  /// The former form of ``rangeOfCharacter(at:)``.
  @available(*, deprecated, message: "Use rangeOfCharacter(at: Point(x: x, y: y)).")
  public func rangeOfCharacter(atX x: Double, y: Double) -> Range<Int>? {
    rangeOfCharacter(at: Point(x: x, y: y))
  }
}

extension RendererView {
  /// The former name of ``rectangles(for:)``.
  @available(*, deprecated, renamed: "rectangles(for:)")
  public func rects(for range: Range<Int>) -> [Rectangle] { rectangles(for: range) }
}

extension AttributeCommand {
  /// The former name of ``textColor(_:)``.
  @available(*, deprecated, renamed: "textColor(_:)")
  public static func foregroundColor(_ color: Color) -> AttributeCommand { textColor(color) }
}
