import CConcertinaGtk
import CConcertinaShims
import FileWriting
import TextTranslation

/// A picture in memory: the appearance of a widget, or a picture from the clipboard.
@MainActor
public final class Texture: Object {
  /// An error when writing a picture.
  public struct WriteError: PresentableError, Sendable {
    /// The path of the file.
    public let path: String
    /// The system's reason.
    public let reason: String
    /// The message for the user.
    public var message: String {
      translated("The file %s cannot be written: %s").formatted(path, reason)
    }
    /// A line for the command line and for logs.
    public var description: String { "\(path): cannot be written: \(reason)" }
  }

  /// Reads a picture file.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``GLibError`` if the file does not exist or is not a picture.
  public convenience init(file path: String) throws(GLibError) {
    let texture = try throwingGLibError { gdk_texture_new_from_filename(path, &$0) }
    self.init(adopting: checked(texture))
  }

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - pixels: The pixels, row by row, four bytes each: red, green, blue, alpha.
  package convenience init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(pixels.count == width * height * 4, "Texture: four bytes for each pixel")
    let bytes = g_bytes_new(pixels, gsize(pixels.count))
    defer { g_bytes_unref(bytes) }
    self.init(
      adopting: checked(
        gdk_memory_texture_new(
          CInt(clamping: width), CInt(clamping: height), GDK_MEMORY_R8G8B8A8, bytes,
          gsize(width * 4))))
  }

  /// The width in device pixels.
  public var width: Int { call(gdk_texture_get_width) }

  /// The height in device pixels.
  public var height: Int { call(gdk_texture_get_height) }

  /// The pixels, row by row, four bytes each: blue, green, red, alpha (premultiplied).
  package var pixels: [UInt8] {
    let stride = width * 4
    return [UInt8](unsafeUninitializedCapacity: stride * height) { bytes, count in
      gdk_texture_download(nativePointer, bytes.baseAddress, gsize(stride))
      count = stride * height
    }
  }

  /// Reads a picture in a format that GDK knows, such as PNG.
  ///
  /// - Parameter bytes: The bytes of a picture file.
  /// - Throws: ``GLibError`` if they are not a picture.
  public convenience init(bytes: [UInt8]) throws(GLibError) {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let texture = try throwingGLibError { gdk_texture_new_from_bytes(data, &$0) }
    self.init(adopting: checked(texture))
  }

  /// The bytes of a PNG file with the picture.
  public var pngBytes: [UInt8] {
    let data = gdk_texture_save_to_png_bytes(nativePointer)
    defer { g_bytes_unref(data) }
    var count: gsize = 0
    let start = g_bytes_get_data(data, &count)
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }

  /// Writes a PNG file, as ``/FileWriting/FileReplacement`` does.
  public func writePNG(to path: String) throws(WriteError) {
    do throws(FileWriteError) {
      try FileReplacement.write(pngBytes, to: path)
    } catch {
      throw WriteError(path: path, reason: error.message)
    }
  }
}

extension Widget {
  /// Returns the current appearance of the widget, rendered independently of the screen.
  ///
  /// Returns `nil` before the widget has a size. Popovers are windows of their own and are not
  /// included.
  public final func makeTexture() -> Texture? { makeTexture(margin: 0, color: nil) }

  /// Returns the current appearance of the widget with a margin around it, which shows what the
  /// widget draws outside of its bounds.
  ///
  /// - Parameters:
  ///   - margin: The space on each side, in pixels.
  ///   - name: The name of the background's color in style sheets, such as `theme_bg_color`.
  /// - Returns: The picture; `nil` before the widget has a size.
  package final func makeTexture(margin: Int, onNamedColor name: String) -> Texture? {
    makeTexture(margin: margin, color: lookUpColor(name))
  }

  private final func makeTexture(margin: Int, color: GdkRGBA?) -> Texture? {
    guard let native = gtk_widget_get_native(widgetPointer),
      let paintable = gtk_widget_paintable_new(widgetPointer), let snapshot = gtk_snapshot_new()
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let scale = Float(scaleFactor)
    let size = (
      gdk_paintable_get_intrinsic_width(paintable), gdk_paintable_get_intrinsic_height(paintable)
    )
    let (width, height) = (Float(size.0) + 2 * Float(margin), Float(size.1) + 2 * Float(margin))
    var viewport = graphene_rect_t()
    graphene_rect_init(&viewport, 0, 0, width * scale, height * scale)
    if var color { gtk_snapshot_append_color(snapshot, &color, &viewport) }
    gtk_snapshot_scale(snapshot, scale, scale)
    var place = graphene_point_t(x: Float(margin), y: Float(margin))
    gtk_snapshot_translate(snapshot, &place)
    if !snapshotWhole(into: snapshot) {
      gdk_paintable_snapshot(paintable, snapshot, Double(size.0), Double(size.1))
    }
    guard size.0 > 0, size.1 > 0, let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(native)
    return gsk_renderer_render_texture(renderer, node, &viewport)
      .map { Texture(adopting: $0) }
  }

  /// The type of the renderer that draws the widget's window, such as `GskCairoRenderer`; nil
  /// before there is one.
  package final var rendererName: String? {
    guard let native = gtk_widget_get_native(widgetPointer),
      let renderer = gtk_native_get_renderer(native)
    else { return nil }
    return Object(retaining: renderer).typeName
  }

  /// Draws the widget again, with all of the texts in it of which a page around it shows a part.
  ///
  /// - Returns: Whether there are such texts; otherwise what GTK has drawn is complete.
  private final func snapshotWhole(into snapshot: OpaquePointer) -> Bool {
    guard let parent = gtk_widget_get_parent(widgetPointer) else { return false }
    let parts = implementations.filter { $0.drawWhole(true) }
    let views = textViews.filter {
      concertina_widget_draw_whole($0.widgetPointer, widgetPointer, 1) != 0
    }
    guard !views.isEmpty || !parts.isEmpty else { return false }
    var (origin, place) = (graphene_point_t(x: 0, y: 0), graphene_point_t())
    if gtk_widget_compute_point(widgetPointer, parent, &origin, &place) != 0 {
      var back = graphene_point_t(x: -place.x, y: -place.y)
      gtk_snapshot_translate(snapshot, &back)
    }
    gtk_widget_snapshot_child(parent, widgetPointer, snapshot)
    for view in views { _ = concertina_widget_draw_whole(view.widgetPointer, widgetPointer, 0) }
    for part in parts { _ = part.drawWhole(false) }
    return true
  }

  /// What implements the widget and those in it, where it is this package.
  private final var implementations: [WidgetImplementation] {
    (widgetImplementation.map { [$0] } ?? []) + children.flatMap(\.implementations)
  }

  /// The text views in the widget, and itself if it is one.
  private final var textViews: [Widget] {
    (isTextView ? [self] : []) + children.flatMap(\.textViews)
  }
}
