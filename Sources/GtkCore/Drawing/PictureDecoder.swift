import CConcertinaGtk

/// Decodes the files of pictures, in any format that GTK can read, away from the main thread.
///
/// One picture after the other, so that the memory in use is bounded by the largest one. A picture
/// is decoded for the width in which it is shown: it never uses more memory than that afterwards,
/// and formats that can skip pixels, such as JPEG and SVG, never decode more.
///
///     let picture = try await PictureDecoder.shared.decode(bytes, width: 600)
///     image.show(picture.texture, description: "A cat")
public actor PictureDecoder {
  /// The decoder that all widgets of a program share.
  public static let shared = PictureDecoder()

  /// The largest number of pixels that a file may have: a small file may claim billions.
  public static let maxPixelCount = 100_000_000

  /// A picture of the size in which it is shown.
  public struct Picture: Sendable {
    /// The width of the file's picture, in pixels.
    public let naturalWidth: Int
    /// The height of the file's picture, in pixels.
    public let naturalHeight: Int
    /// The width that was decoded, in pixels.
    public let width: Int
    /// The memory that it uses, in bytes.
    public let byteCount: Int
    fileprivate let pixels: Pixels

    /// The picture, scaled down to the width that was requested; an animation's first frame.
    @MainActor
    public var texture: Texture { Texture(retaining: pixels.pointer) }
  }

  /// A GdkTexture, which never changes, and may be released on any thread.
  fileprivate final class Pixels: @unchecked Sendable {
    let pointer: OpaquePointer

    init(adopting pointer: OpaquePointer) { self.pointer = pointer }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }
  }

  /// Returns the size of a picture, upright as it is shown, without decoding all of it.
  ///
  /// - Throws: ``PictureError``.
  public func size(of bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    try Self.size(of: bytes)
  }

  /// Decodes a picture.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - width: The greatest width that is needed, in device pixels.
  /// - Returns: The picture.
  /// - Throws: ``PictureError``.
  public func decode(_ bytes: [UInt8], width: Int) throws(PictureError) -> Picture {
    try Self.picture(of: bytes, width: width)
  }

  /// Returns the size of a picture at once, for a page that is laid out.
  ///
  /// - Throws: ``PictureError``.
  package nonisolated static func sizeNow(
    of bytes: [UInt8]
  ) throws(PictureError) -> (width: Int, height: Int) {
    try size(of: bytes)
  }

  /// Decodes a picture at once, for a page that is drawn.
  ///
  /// - Throws: ``PictureError``.
  package nonisolated static func decodeNow(
    _ bytes: [UInt8], width: Int
  ) throws(PictureError) -> Picture {
    try picture(of: bytes, width: width)
  }

  // In functions without the actor: Swift 6.0 does not compile a `defer` in one with it.

  private static func size(of bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    var loading = PictureLoading(width: 1)
    let decoded = try loading.load(bytes, stopsWhenPrepared: true)
    g_object_unref(UnsafeMutableRawPointer(decoded.pixbuf))
    return (decoded.width, decoded.height)
  }

  private static func picture(of bytes: [UInt8], width: Int) throws(PictureError) -> Picture {
    var loading = PictureLoading(width: width)
    var decoded = try loading.load(bytes)
    let wanted = min(max(width, 1), decoded.width)
    // A photo that lies on its side was reduced by what is its height now.
    if decoded.isOnItsSide, Int(gdk_pixbuf_get_width(decoded.pixbuf)) != wanted {
      g_object_unref(UnsafeMutableRawPointer(decoded.pixbuf))
      loading = PictureLoading(width: max(wanted * decoded.height / decoded.width, 1))
      decoded = try loading.load(bytes)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(decoded.pixbuf)) }
    return Picture(
      naturalWidth: decoded.width, naturalHeight: decoded.height,
      width: Int(gdk_pixbuf_get_width(decoded.pixbuf)),
      byteCount: Int(gdk_pixbuf_get_byte_length(decoded.pixbuf)),
      pixels: Pixels(adopting: texture(of: decoded.pixbuf)))
  }

  private static func texture(of pixbuf: OpaquePointer) -> OpaquePointer {
    let bytes = gdk_pixbuf_read_pixel_bytes(pixbuf)
    defer { g_bytes_unref(bytes) }
    let hasAlpha = gdk_pixbuf_get_has_alpha(pixbuf) != 0
    return checked(
      gdk_memory_texture_new(
        gdk_pixbuf_get_width(pixbuf), gdk_pixbuf_get_height(pixbuf),
        hasAlpha ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8, bytes,
        gsize(gdk_pixbuf_get_rowstride(pixbuf))))
  }
}
