import GtkCore

/// A column beside the text of an editor, for what belongs to single lines.
///
///     let signs = EditorFeature("signs", register: { register in
///       let column = register.addColumn(.signs)
///       column.width = 16
///       column.onPressed { line, _ in line == 0 }
///     })
///
/// A column without a width takes no room, and an editor without columns has no gutter. The room
/// belongs to the editor and not to its paragraphs: it is at the right of a right-to-left editor.
@MainActor
public final class GutterColumn {
  let place: GutterPlace
  private weak var gutter: EditorGutter?
  private var ownWidth = 0

  private var painter: (@MainActor (Snapshot) -> Void)?
  private var handler: (@MainActor (_ line: Int, Click) -> Bool)?

  init(_ place: GutterPlace, of gutter: EditorGutter) {
    self.place = place
    self.gutter = gutter
  }

  /// Sets what draws the column while it has a width.
  ///
  /// Horizontal coordinates are those of the text view, vertical ones those of the text, however
  /// far it is scrolled. It is drawn again whenever the text is.
  public func draw(_ draw: @escaping @MainActor (Snapshot) -> Void) { painter = draw }

  /// Sets what handles presses on the column, before the text gets them.
  ///
  /// The handler gets the line and the press, in the coordinates of the text view, and returns
  /// whether it takes the press.
  public func onPressed(_ handler: @escaping @MainActor (_ line: Int, Click) -> Bool) {
    self.handler = handler
    gutter?.watchPresses()
  }

  /// Draws the column.
  func paint(_ snapshot: Snapshot) { if width > 0 { painter?(snapshot) } }

  /// Offers a press to the handler; returns whether it takes it.
  func takes(_ press: Click, onLine line: Int) -> Bool { handler?(line, press) ?? false }

  /// The width in pixels; 0 for no room.
  ///
  /// With another width the text is wrapped again in the same frame.
  public var width: Int {
    get { ownWidth }
    set { setWidth(newValue, isMeasuring: false) }
  }

  /// Sets the width while the editor is being measured, so that no layout is requested.
  func setWidth(_ width: Int, isMeasuring: Bool) {
    ownWidth = max(width, 0)
    gutter?.widthsChanged(isMeasuring: isMeasuring)
  }

  /// The left and the right edge, in the coordinates of the text view, where a gutter at the left
  /// is negative; nil if the column has no width, or the editor has no room for it.
  public var extent: ClosedRange<Double>? { gutter?.extent(of: self) }
}
