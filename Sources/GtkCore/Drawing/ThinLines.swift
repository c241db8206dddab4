import CGtk

/// Puts thin horizontal lines of a drawing onto whole rows of pixels.
///
/// Pango underlines text at fractions of a pixel, often with less than one pixel of thickness. A renderer
/// that knows no antialiasing, as GTK's for OpenGL before 4.14, colours the rows whose middle a line
/// covers: at some sizes of text there is none, and nothing is drawn. Here each line gets at least one
/// row, and is as many rows below its letters, or above their foot, as their font says. Whatever else is
/// drawn, and where anything is, stays.
@MainActor
final class ThinLines {
  /// Lines as high as this many rows are drawn by every renderer, if not equally sharp.
  private static let thinRows: Float = 2

  /// How many rows of pixels make a unit.
  private let scale: Float
  /// What is below or above is not looked at, in the coordinates of the drawing.
  private let visibleHeight: Float
  /// Where the letters stand that were passed last: a line comes after its letters.
  private var baseline: Float?
  init(scale: Int, visibleHeight: Int) {
    (self.scale, self.visibleHeight) = (Float(scale), Float(visibleHeight))
  }

  /// The same drawing with its lines aligned; nil: it has none that is not.
  ///
  /// - Parameters:
  ///   - node: The drawing.
  ///   - offset: Where its origin is, in units from the edge of a pixel.
  /// - Returns: A drawing of its own.
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
    // What is turned or scaled has no rows of its own.
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
    let count = Int(gsk_container_node_get_n_children(node))
    var children = (0..<count).map { gsk_container_node_get_child(node, guint($0)) }
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
    return changed.isEmpty ? nil : gsk_container_node_new(&children, guint(count))
  }

  // MARK: Lines

  /// Where a thin line is; nil for anything else.
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

  /// Whether two lines are a double one: Pango draws the lower one first.
  private func isPair(_ lower: OpaquePointer, _ upper: OpaquePointer) -> Bool {
    guard let lower = line(lower), let upper = line(upper) else { return false }
    return lower.origin.x == upper.origin.x && lower.size.width == upper.size.width
      && upper.origin.y < lower.origin.y
  }

  /// A double line, with a row between its two.
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

  /// Where a line begins, as far from its letters as its font says: renderers put these on the nearest row.
  private func nearestTop(of bounds: graphene_rect_t, _ offset: Float) -> Float {
    let middle = bounds.origin.y + offset + bounds.size.height / 2
    let foot = baseline ?? 0
    return rounded(foot) + rounded(middle - rows(of: bounds) / 2 - foot)
  }

  /// A line at another place, in whole rows; nil if it is there.
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
  /// Draws a child of a widget that shows text, with each underline on whole rows of pixels.
  ///
  /// - Parameters:
  ///   - child: The child.
  ///   - widget: The widget that it is a child of.
  public func appendText(_ child: Widget, of widget: Widget) {
    guard let inner = gtk_snapshot_new() else { return }
    gtk_widget_snapshot_child(widget.widgetPointer, child.widgetPointer, inner)
    guard let node = gtk_snapshot_free_to_node(inner) else { return }
    defer { gsk_render_node_unref(node) }
    let lines = ThinLines(scale: widget.scaleFactor, visibleHeight: widget.height)
    let aligned = lines.aligned(node)
    gtk_snapshot_append_node(pointer, aligned ?? node)
    if let aligned { gsk_render_node_unref(aligned) }
  }
}
