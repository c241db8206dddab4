import CConcertinaGtk
import CConcertinaShims

extension Clipboard {
  /// Whether the clipboard contains files, as copied by a file manager.
  public var offersFiles: Bool { offers(gdk_file_list_get_type()) }

  /// Whether the clipboard contains a picture.
  public var offersTexture: Bool { offers(gdk_texture_get_type()) }

  private func offers(_ type: GType) -> Bool {
    // A picture from another program is offered as a media type that GTK can convert to a texture.
    guard
      let formats = gdk_content_formats_union_deserialize_gtypes(
        gdk_content_formats_ref(gdk_clipboard_get_formats(nativePointer)))
    else { return false }
    defer { gdk_content_formats_unref(formats) }
    return gdk_content_formats_contain_gtype(formats, type) != 0
  }

  /// Reads the locations of the files.
  ///
  /// - Parameter handler: Called from the main loop; with an empty list if there were none to read.
  public func readFiles(_ handler: @escaping @MainActor ([FileLocation]) -> Void) {
    read(gdk_file_list_get_type()) { value in
      guard let value, let list = g_value_get_boxed(value) else { return handler([]) }
      handler(fileLocations(in: OpaquePointer(list)))
    }
  }

  /// Reads the picture.
  ///
  /// - Parameter handler: Called from the main loop; with `nil` if the clipboard contains no
  ///   readable picture.
  public func readTexture(_ handler: @escaping @MainActor (Texture?) -> Void) {
    read(gdk_texture_get_type()) { value in
      guard let value, let texture = g_value_get_object(value) else { return handler(nil) }
      handler(Texture(retaining: OpaquePointer(texture)))
    }
  }

  private func read(
    _ type: GType, _ handler: @escaping @MainActor (UnsafePointer<GValue>?) -> Void
  ) {
    let reading = Unmanaged.passRetained(ValueReading(handler)).toOpaque()
    gdk_clipboard_read_value_async(
      nativePointer, type, G_PRIORITY_DEFAULT, nil, clipboardValueRead, reading)
  }

  /// Sets the clipboard's content to a picture.
  public func set(_ texture: Texture) {
    gdk_clipboard_set_texture(nativePointer, texture.nativePointer)
  }
}

/// A request to read a value from the clipboard.
private final class ValueReading: Sendable {
  let handler: @MainActor (UnsafePointer<GValue>?) -> Void

  init(_ handler: @escaping @MainActor (UnsafePointer<GValue>?) -> Void) { self.handler = handler }
}

private func clipboardValueRead(
  clipboard: UnsafeMutablePointer<GObject>?, result: OpaquePointer?,
  reading: UnsafeMutableRawPointer?
) {
  guard let reading else { return }
  let value = gdk_clipboard_read_value_finish(OpaquePointer(clipboard), result, nil)
  let native = MainThreadValue((value: value, reading: reading))
  MainActor.assumeIsolated {
    let (value, reading) = native.value
    Unmanaged<ValueReading>.fromOpaque(reading).takeRetainedValue().handler(value)
  }
}
