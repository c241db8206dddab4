import CConcertinaGtk
import GtkCore

/// The pixels of a stage with its texts and without them, to find out how well these can be read.
///
/// It has all of the stage, also what a window that is smaller does not show.
@MainActor
struct StagePicture {
  /// The part of the letters that may have less contrast than is found: that of the darkest or
  /// lightest pixels below them, of which a line next to a letter can be one.
  private static let leftOut = 0.1
  /// The contrast up to which a text that changes no pixel has the color of what is below it.
  private static let invisible = 1.1

  /// The texts, in the order in which they are painted.
  let texts: [PaintedText]
  /// The number of pixels in one of GTK's.
  let scale: Int
  private let width: Int
  private let painted: [UInt8]
  private let below: [UInt8]
  /// The index of the text that each pixel belongs to, if one was painted there.
  private var owners: [Int32]

  /// Takes a picture; nil before the stage has a size.
  init?(of root: Widget) {
    let scale = root.scaleFactor
    let size = (
      width: (root.width + 2 * ScenePicture.margin) * scale,
      height: (root.height + 2 * ScenePicture.margin) * scale
    )
    self.scale = scale
    guard root.width > 0, root.height > 0, let node = Self.node(of: root, size, scale) else {
      return nil
    }
    defer { gsk_render_node_unref(node) }
    let removal = TextRemoval()
    guard let rest = removal.rest(of: node) else { return nil }
    defer { gsk_render_node_unref(rest) }
    guard let painted = Self.texture(of: node, size, in: root),
      let below = Self.texture(of: rest, size, in: root)
    else { return nil }
    (self.painted, self.below, width) = (painted.pixels, below.pixels, painted.width)
    texts = removal.texts
    owners = Array(repeating: -1, count: self.painted.count / 4)
    for index in texts.indices {
      for pixel in inked(in: texts[index].bounds) { owners[pixel] = Int32(index) }
    }
  }

  /// Returns the contrast of a text to what is below its letters; nil if something covers it.
  func contrast(ofText index: Int) -> Double? {
    let text = texts[index]
    let all = pixels(in: text.bounds)
    let own = all.filter { owners[$0] == Int32(index) }
    let contrasts = counts(own.isEmpty ? all : own).map { color, count in
      let background = Color(rgb: color)
      return (text.color.drawn(on: background).contrast(to: background), count)
    }.sorted { $0.0 < $1.0 }
    let total = contrasts.reduce(0) { $0 + $1.1 }
    var rest = Int(Double(total) * (own.isEmpty ? 0.5 : Self.leftOut))
    let found = contrasts.first { _, count in
      rest -= count
      return rest < 0
    }?.0
    return own.isEmpty ? found.flatMap { $0 < Self.invisible ? $0 : nil } : found
  }

  /// The number of pixels of each color below a text.
  private func counts(_ pixels: [Int]) -> [UInt32: Int] {
    pixels.reduce(into: [:]) { counts, pixel in
      let start = pixel * 4
      // Blue, green, red.
      let color =
        UInt32(below[start]) | UInt32(below[start + 1]) << 8 | UInt32(below[start + 2]) << 16
      counts[color, default: 0] += 1
    }
  }

  private func inked(in bounds: Rectangle) -> [Int] {
    pixels(in: bounds).filter { pixel in
      (pixel * 4..<pixel * 4 + 3).contains { painted[$0] != below[$0] }
    }
  }

  private func pixels(in bounds: Rectangle) -> [Int] {
    let columns = range(bounds.x, bounds.width, limit: width)
    let rows = range(bounds.y, bounds.height, limit: width == 0 ? 0 : owners.count / width)
    return rows.flatMap { row in columns.map { row * width + $0 } }
  }

  private func range(_ start: Double, _ length: Double, limit: Int) -> Range<Int> {
    let first = min(max(Int(start.rounded(.down)), 0), limit)
    return first..<min(max(Int((start + length).rounded(.up)), first), limit)
  }

  // MARK: Painting

  private static func node(
    of root: Widget, _ size: (width: Int, height: Int), _ scale: Int
  ) -> OpaquePointer? {
    guard let paintable = gtk_widget_paintable_new(root.pointer()),
      let snapshot = gtk_snapshot_new()
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    if var color = root.namedColor("theme_bg_color")?.rgba {
      var bounds = viewport(size)
      gtk_snapshot_append_color(snapshot, &color, &bounds)
    }
    gtk_snapshot_scale(snapshot, Float(scale), Float(scale))
    let margin = Float(ScenePicture.margin)
    var place = graphene_point_t(x: margin, y: margin)
    gtk_snapshot_translate(snapshot, &place)
    gdk_paintable_snapshot(paintable, snapshot, Double(root.width), Double(root.height))
    return gtk_snapshot_free_to_node(snapshot)
  }

  private static func texture(
    of node: OpaquePointer, _ size: (width: Int, height: Int), in root: Widget
  ) -> Texture? {
    guard let native = gtk_widget_get_native(root.pointer()),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    var viewport = viewport(size)
    return gsk_renderer_render_texture(renderer, node, &viewport).map { Texture(adopting: $0) }
  }

  private static func viewport(_ size: (width: Int, height: Int)) -> graphene_rect_t {
    var viewport = graphene_rect_t()
    graphene_rect_init(&viewport, 0, 0, Float(size.width), Float(size.height))
    return viewport
  }
}
