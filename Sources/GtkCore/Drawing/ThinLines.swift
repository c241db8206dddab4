import CConcertinaGtk

/// Aligns the thin horizontal lines of a drawing with whole rows of pixels.
///
/// Pango underlines text at fractions of a pixel, often with a thickness of less than one pixel. A
/// renderer without antialiasing, such as GTK's for OpenGL before 4.14, colors the rows whose
/// middle a line covers: at some text sizes there is none, and nothing is drawn. Here each line
/// gets at least one row, and its distance below the letters, or above the baseline, is the font's
/// in whole rows. Everything else, including all other positions, stays the same.
///
/// The drawing of a text is walked through once in each frame. Only the nodes that contain such a
/// line are built again; and those that nothing shows are left out, because some renderers draw
/// every node of a text that is as high as a book.
@MainActor
final class ThinLines {
  /// Lines at least this many rows high are drawn by every renderer, if not equally sharply.
  private static let thinRows: Float = 2

  /// The number of rows of pixels in a unit.
  private let scale: Float
  /// Lines outside this height are ignored, in the coordinates of the drawing.
  private let visibleHeight: Float
  /// The range outside of which nothing is drawn, in the coordinates of the drawing; `nil` if all
  /// of it is shown.
  private let shown: ClosedRange<Float>?
  /// The baseline of the letters that came last: a line comes after its letters.
  private var baseline: Float?

  init(scale: Int, visibleHeight: Int, shown: ClosedRange<Float>? = nil) {
    (self.scale, self.visibleHeight) = (Float(scale), Float(visibleHeight))
    self.shown = shown
  }

  /// Returns the same drawing with its lines aligned; `nil` if no line has to be changed.
  ///
  /// - Parameters:
  ///   - node: The drawing.
  ///   - offset: The position of its origin, in units from the edge of a pixel.
  /// - Returns: A new drawing, which the caller owns.
  func aligned(_ node: OpaquePointer, offset: Float = 0) -> OpaquePointer? {
    switch gsk_render_node_get_node_type(node) {
    case GSK_CONTAINER_NODE: alignedContainer(node, offset)
    case GSK_TRANSFORM_NODE: alignedTransform(node, offset)
    case GSK_CLIP_NODE:
      replacing(gsk_clip_node_get_child(node), offset) {
        gsk_clip_node_new($0, gsk_clip_node_get_clip(node))
      }
    case GSK_OPACITY_NODE:
      replacing(gsk_opacity_node_get_child(node), offset) {
        gsk_opacity_node_new($0, gsk_opacity_node_get_opacity(node))
      }
    case GSK_DEBUG_NODE:
      replacing(gsk_debug_node_get_child(node), offset) { gsk_render_node_ref($0) }
    case GSK_COLOR_NODE: alignedLine(node, offset)
    case GSK_TEXT_NODE: noteBaseline(node, offset)
    default: nil
    }
  }

  private func noteBaseline(_ node: OpaquePointer, _ offset: Float) -> OpaquePointer? {
    baseline = gsk_text_node_get_offset(node).pointee.y + offset
    return nil
  }

  private func replacing(
    _ child: OpaquePointer?, _ offset: Float, _ make: (OpaquePointer) -> OpaquePointer?
  ) -> OpaquePointer? {
    guard let child, let aligned = aligned(child, offset: offset) else { return nil }
    defer { gsk_render_node_unref(aligned) }
    return make(aligned)
  }

  private func alignedTransform(_ node: OpaquePointer, _ offset: Float) -> OpaquePointer? {
    let transform = gsk_transform_node_get_transform(node)
    // Rotated or scaled content has no rows of pixels of its own.
    guard
      gsk_transform_get_category(transform).rawValue
        >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE.rawValue
    else { return nil }
    var (x, y) = (Float(0), Float(0))
    gsk_transform_to_translate(transform, &x, &y)
    return replacing(gsk_transform_node_get_child(node), offset + y) {
      gsk_transform_node_new($0, transform)
    }
  }

  private func alignedContainer(_ node: OpaquePointer, _ offset: Float) -> OpaquePointer? {
    guard isVisible(node, offset) else { return nil }
    let all = Int(gsk_container_node_get_n_children(node))
    var children = shownChildren(of: node, all, offset)
    let count = children.count
    var changed: [OpaquePointer] = []
    defer { for node in changed { gsk_render_node_unref(node) } }
    func replace(_ index: Int, by aligned: OpaquePointer?) {
      guard let aligned else { return }
      children[index] = aligned
      changed.append(aligned)
    }
    var index = 0
    while index < count {
      defer { index += 1 }
      guard let child = children[index] else { continue }
      if index + 1 < count, let upper = children[index + 1], isPair(child, upper) {
        let pair = alignedPair(lower: child, upper: upper, offset)
        replace(index, by: pair.lower)
        index += 1
        replace(index, by: pair.upper)
      } else {
        replace(index, by: aligned(child, offset: offset))
      }
    }
    guard !changed.isEmpty || count < all else { return nil }
    return gsk_container_node_new(&children, guint(count))
  }

  private func shownChildren(
    of node: OpaquePointer, _ count: Int, _ offset: Float
  ) -> [OpaquePointer?] {
    var children: [OpaquePointer?] = []
    children.reserveCapacity(count)
    var bounds = graphene_rect_t()
    // Loops: the runtime asks for the main actor in every call of a closure.
    for index in 0..<count {
      let child = gsk_container_node_get_child(node, guint(index))
      if let shown {
        gsk_render_node_get_bounds(child, &bounds)
        let top = bounds.origin.y + offset
        guard top <= shown.upperBound, top + bounds.size.height >= shown.lowerBound else {
          continue
        }
      }
      children.append(child)
    }
    return children
  }

  // MARK: Lines

  /// The bounds of a thin line; `nil` for anything else.
  private func line(_ node: OpaquePointer?) -> graphene_rect_t? {
    guard let node, gsk_render_node_get_node_type(node) == GSK_COLOR_NODE else { return nil }
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let (width, height) = (bounds.size.width, bounds.size.height)
    return height > 0 && height * scale < Self.thinRows && width > height ? bounds : nil
  }

  private func isVisible(_ node: OpaquePointer, _ offset: Float) -> Bool {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let top = bounds.origin.y + offset
    return top < visibleHeight && top + bounds.size.height > 0
  }

  private func alignedLine(_ node: OpaquePointer, _ offset: Float) -> OpaquePointer? {
    guard let bounds = line(node) else { return nil }
    return move(node, to: nearestTop(of: bounds, offset), offset)
  }

  /// Whether two lines are a double line, of which Pango draws the lower one first.
  private func isPair(_ lower: OpaquePointer, _ upper: OpaquePointer) -> Bool {
    guard let lower = line(lower), let upper = line(upper) else { return false }
    return lower.origin.x == upper.origin.x && lower.size.width == upper.size.width
      && upper.origin.y < lower.origin.y
  }

  /// Aligns a double line, with a row between its two parts.
  private func alignedPair(
    lower: OpaquePointer, upper: OpaquePointer, _ offset: Float
  ) -> (lower: OpaquePointer?, upper: OpaquePointer?) {
    guard let below = line(lower), let above = line(upper) else { return (nil, nil) }
    let nearest = nearestTop(of: above, offset)
    let distance = rows(of: above) + 1 / scale
    let lowest = (visibleHeight * scale).rounded(.down) / scale - rows(of: below)
    let lowerTop = min(max(nearestTop(of: below, offset), nearest + distance), lowest)
    let upperTop = min(nearest, lowerTop - distance)
    return (move(lower, to: lowerTop, offset), move(upper, to: upperTop, offset))
  }

  /// The height of a line in whole rows.
  private func rows(of bounds: graphene_rect_t) -> Float {
    max((bounds.size.height * scale).rounded(), 1) / scale
  }

  /// The aligned top of a line, as far from its letters as its font says; renderers put the letters
  /// on the nearest row.
  private func nearestTop(of bounds: graphene_rect_t, _ offset: Float) -> Float {
    let middle = bounds.origin.y + offset + bounds.size.height / 2
    let foot = baseline ?? 0
    return rounded(foot) + rounded(middle - rows(of: bounds) / 2 - foot)
  }

  /// The line at another position, in whole rows; `nil` if it is already there.
  private func move(_ node: OpaquePointer, to top: Float, _ offset: Float) -> OpaquePointer? {
    guard var bounds = line(node) else { return nil }
    let rows = rows(of: bounds)
    guard top - offset != bounds.origin.y || rows != bounds.size.height else { return nil }
    bounds.origin.y = top - offset
    bounds.size.height = rows
    return gsk_color_node_new(gsk_color_node_get_color(node), &bounds)
  }

  private func rounded(_ y: Float) -> Float { (y * scale).rounded() / scale }
}

extension Snapshot {
  /// Draws a child of a widget that shows text, with its underlines on whole rows of pixels.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - widget: The child's parent.
  ///   - mayHaveLines: Whether there may be lines under or through its letters.
  package func appendText(_ child: Widget, of widget: Widget, mayHaveLines: Bool = true) {
    let shown = (child as? TextView)?.shownExtent(in: widget)
    guard mayHaveLines || shown != nil else { return appendChild(child, of: widget) }
    guard let inner = gtk_snapshot_new() else { return }
    gtk_widget_snapshot_child(widget.widgetPointer, child.widgetPointer, inner)
    guard let node = gtk_snapshot_free_to_node(inner) else { return }
    defer { gsk_render_node_unref(node) }
    let lines = ThinLines(
      scale: widget.scaleFactor, visibleHeight: widget.height, shown: shown)
    let aligned = lines.aligned(node)
    gtk_snapshot_append_node(pointer, aligned ?? node)
    if let aligned { gsk_render_node_unref(aligned) }
  }
}
