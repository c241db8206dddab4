import CConcertinaGtk

/// One reading of a picture's file by gdk-pixbuf, on any thread.
struct PictureLoading {
  /// A picture that was read.
  struct Decoded {
    /// The pixels, upright, which the caller owns.
    let pixbuf: OpaquePointer
    /// The size of the picture in the file, upright.
    let width: Int
    let height: Int
    /// Whether the file has the picture on its side, as cameras write it.
    let isOnItsSide: Bool
  }

  /// The results that the handlers of the loader note.
  private final class Notes {
    let wantedWidth: Int
    /// The size in the file; nil before it is known.
    var size: (width: Int, height: Int)?
    var isTooLarge = false
    var isPrepared = false

    init(wantedWidth: Int) { self.wantedWidth = wantedWidth }
  }

  /// The number of bytes that are read at once: a rejected file is rejected after the first ones.
  private static let pieceLength = 16_384

  private let notes: Notes

  /// Creates a reading of a picture for a greatest width, in pixels of the file as it is stored.
  init(width: Int) { notes = Notes(wantedWidth: max(width, 1)) }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - stopsWhenPrepared: Whether the pixels are not needed, only the size.
  /// - Returns: The picture.
  /// - Throws: ``PictureError``.
  mutating func load(
    _ bytes: [UInt8], stopsWhenPrepared: Bool = false
  ) throws(PictureError) -> Decoded {
    guard let loader = gdk_pixbuf_loader_new() else { throw .unreadable("") }
    defer { g_object_unref(loader) }
    observe(loader)
    let failure = feed(bytes, to: loader, stopsWhenPrepared)
    if notes.isTooLarge, let size = notes.size {
      throw .tooManyPixels(width: size.width, height: size.height)
    }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw .unreadable(failure?.message ?? "")
    }
    return upright(pixbuf)
  }

  /// Passes the file to the loader piece by piece, and closes it.
  ///
  /// - Returns: The first error. What was decoded before it is still there: half of a picture is
  ///   better than none.
  private func feed(
    _ bytes: [UInt8], to loader: UnsafeMutablePointer<GdkPixbufLoader>, _ stopsWhenPrepared: Bool
  ) -> GLibError? {
    var failure: GLibError?
    var start = 0
    while start < bytes.count, failure == nil, !notes.isTooLarge,
      !(stopsWhenPrepared && notes.isPrepared)
    {
      let end = min(start + Self.pieceLength, bytes.count)
      failure = Self.error { error in
        bytes[start..<end].withUnsafeBufferPointer {
          _ = gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), &error)
        }
      }
      start = end
    }
    let last = Self.error { _ = gdk_pixbuf_loader_close(loader, &$0) }
    return failure ?? last
  }

  private static func error(
    of body: (inout UnsafeMutablePointer<GError>?) -> Void
  ) -> GLibError? {
    var error: UnsafeMutablePointer<GError>?
    body(&error)
    return error.map { GLibError(consuming: $0) }
  }

  private func upright(_ pixbuf: OpaquePointer) -> Decoded {
    // From 5 on, the first row of the file is a column.
    let orientation = gdk_pixbuf_get_option(pixbuf, "orientation").flatMap {
      Int(String(cString: $0))
    }
    let isOnItsSide = (5...8).contains(orientation ?? 1)
    let size =
      notes.size
      ?? (Int(gdk_pixbuf_get_width(pixbuf)), Int(gdk_pixbuf_get_height(pixbuf)))
    return Decoded(
      pixbuf: checked(gdk_pixbuf_apply_embedded_orientation(pixbuf)),
      width: isOnItsSide ? size.height : size.width,
      height: isOnItsSide ? size.width : size.height, isOnItsSide: isOnItsSide)
  }

  // MARK: The loader's signals

  private func observe(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) {
    let data = Unmanaged.passUnretained(notes).toOpaque()
    let sizePrepared: @convention(c) (OpaquePointer, CInt, CInt, gpointer) -> Void = {
      PictureLoading.noteSize(loader: $0, width: $1, height: $2, notes: $3)
    }
    let areaPrepared: @convention(c) (OpaquePointer, gpointer) -> Void = { _, notes in
      Unmanaged<Notes>.fromOpaque(notes).takeUnretainedValue().isPrepared = true
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(sizePrepared, to: GCallback.self), data, nil,
      GConnectFlags(rawValue: 0))
    g_signal_connect_data(
      loader, "area-prepared", unsafeBitCast(areaPrepared, to: GCallback.self), data, nil,
      GConnectFlags(rawValue: 0))
  }

  /// Requests the size to decode, before any memory is used for it; none if there is too much.
  private static func noteSize(
    loader: OpaquePointer, width: CInt, height: CInt, notes: gpointer
  ) {
    let notes = Unmanaged<Notes>.fromOpaque(notes).takeUnretainedValue()
    let size = (width: Int(width), height: Int(height))
    notes.size = size
    let loader = UnsafeMutablePointer<GdkPixbufLoader>(loader)
    guard size.width * size.height <= PictureDecoder.maxPixelCount else {
      notes.isTooLarge = true
      return gdk_pixbuf_loader_set_size(loader, 0, 0)
    }
    guard size.width > notes.wantedWidth else { return }
    let reduced = max((size.height * notes.wantedWidth + size.width / 2) / size.width, 1)
    gdk_pixbuf_loader_set_size(loader, CInt(notes.wantedWidth), CInt(reduced))
  }
}
