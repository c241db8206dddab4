import CConcertinaGtk
import GtkCore

/// Takes the texts out of what is painted.
///
/// What GTK paints is a tree of nodes, in which a text has its own color: the theme's, the app's,
/// or that of markup. Without the texts, what is below them is to be seen.
@MainActor
final class TextRemoval {
  /// The texts so far, in the order in which they are painted.
  private(set) var texts: [PaintedText] = []

  /// Returns what is painted without its texts; the caller owns it.
  func rest(of node: OpaquePointer) -> OpaquePointer? {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    return rest(of: node, Surroundings(clip: bounds))
  }

  private func rest(of node: OpaquePointer?, _ around: Surroundings) -> OpaquePointer? {
    guard let node else { return nil }
    switch gsk_render_node_get_node_type(node) {
    case GSK_TEXT_NODE:
      note(node, around)
      return gsk_container_node_new(nil, 0)
    case GSK_CONTAINER_NODE: return restOfContainer(node, around)
    case GSK_TRANSFORM_NODE: return restOfTransform(node, around)
    case GSK_CLIP_NODE:
      guard let clip = gsk_clip_node_get_clip(node) else { return nil }
      return replacing(gsk_clip_node_get_child(node), around.clipped(to: clip.pointee)) {
        gsk_clip_node_new($0, clip)
      }
    case GSK_ROUNDED_CLIP_NODE:
      guard let clip = gsk_rounded_clip_node_get_clip(node) else { return nil }
      let inside = around.clipped(to: clip.pointee.bounds)
      return replacing(gsk_rounded_clip_node_get_child(node), inside) {
        gsk_rounded_clip_node_new($0, clip)
      }
    case GSK_OPACITY_NODE:
      let opacity = gsk_opacity_node_get_opacity(node)
      return replacing(gsk_opacity_node_get_child(node), around.faded(by: opacity)) {
        gsk_opacity_node_new($0, opacity)
      }
    case GSK_COLOR_MATRIX_NODE:
      let matrix = gsk_color_matrix_node_get_color_matrix(node)
      let offset = gsk_color_matrix_node_get_color_offset(node)
      return replacing(gsk_color_matrix_node_get_child(node), around) {
        gsk_color_matrix_node_new($0, matrix, offset)
      }
    // Letters have shadows; what is below them has not.
    case GSK_SHADOW_NODE: return rest(of: gsk_shadow_node_get_child(node), around)
    case GSK_DEBUG_NODE: return rest(of: gsk_debug_node_get_child(node), around)
    // Nodes of other types are seldom around text.
    default: return gsk_render_node_ref(node)
    }
  }

  private func replacing(
    _ child: OpaquePointer?, _ around: Surroundings, _ make: (OpaquePointer) -> OpaquePointer?
  ) -> OpaquePointer? {
    guard let rest = rest(of: child, around) else { return nil }
    defer { gsk_render_node_unref(rest) }
    return make(rest)
  }

  private func restOfContainer(_ node: OpaquePointer, _ around: Surroundings) -> OpaquePointer? {
    let count = gsk_container_node_get_n_children(node)
    var children = (0..<count).map { rest(of: gsk_container_node_get_child(node, $0), around) }
    children.removeAll { $0 == nil }
    defer { for child in children { gsk_render_node_unref(child) } }
    return gsk_container_node_new(&children, guint(children.count))
  }

  private func restOfTransform(_ node: OpaquePointer, _ around: Surroundings) -> OpaquePointer? {
    let own = gsk_transform_node_get_transform(node)
    let all = gsk_transform_transform(gsk_transform_ref(around.transform), gsk_transform_ref(own))
    defer { gsk_transform_unref(all) }
    var inside = around
    inside.transform = all
    return replacing(gsk_transform_node_get_child(node), inside) {
      gsk_transform_node_new($0, own)
    }
  }

  /// Returns the color of a text.
  ///
  /// GTK 4.18 returns the address of a color of its own, whose values come after a pointer: read as
  /// a color, the upper half of an address is a number that no color has.
  private static func color(of node: OpaquePointer) -> GdkRGBA? {
    guard let color = gsk_text_node_get_color(node) else { return nil }
    guard color.pointee.green.isSubnormal else { return color.pointee }
    return UnsafeRawPointer(color).advanced(by: MemoryLayout<UnsafeRawPointer>.size)
      .loadUnaligned(as: GdkRGBA.self)
  }

  private func note(_ node: OpaquePointer, _ around: Surroundings) {
    var bounds = graphene_rect_t()
    gsk_render_node_get_bounds(node, &bounds)
    let seen = around.clipped(to: bounds).clip
    // Emoji have their own colors.
    guard seen.size.width > 0, seen.size.height > 0, gsk_text_node_has_color_glyphs(node) == 0,
      var color = Self.color(of: node),
      let font = pango_font_describe_with_absolute_size(gsk_text_node_get_font(node))
    else { return }
    defer { pango_font_description_free(font) }
    color.alpha *= around.opacity
    texts.append(
      PaintedText(
        color: Color(color),
        bounds: Rectangle(
          x: Double(seen.origin.x), y: Double(seen.origin.y), width: Double(seen.size.width),
          height: Double(seen.size.height)),
        size: Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE),
        isBold: pango_font_description_get_weight(font).rawValue >= PANGO_WEIGHT_BOLD.rawValue))
  }
}

/// What is around a node on its way from the root.
private struct Surroundings {
  /// What clips it, in the coordinates of the root.
  var clip: graphene_rect_t
  var opacity: Float = 1
  /// From the coordinates of the node to those of the root; nil where they are the same.
  var transform: OpaquePointer?

  init(clip: graphene_rect_t) { self.clip = clip }

  /// What is around a node in it that is clipped, in the coordinates of the node.
  func clipped(to bounds: graphene_rect_t) -> Surroundings {
    var (own, both, inside) = (bounds, graphene_rect_t(), self)
    var placed = graphene_rect_t()
    gsk_transform_transform_bounds(transform, &own, &placed)
    inside.clip = graphene_rect_t()
    if graphene_rect_intersection(&placed, [clip], &both) { inside.clip = both }
    return inside
  }

  func faded(by opacity: Float) -> Surroundings {
    var inside = self
    inside.opacity *= opacity
    return inside
  }
}
