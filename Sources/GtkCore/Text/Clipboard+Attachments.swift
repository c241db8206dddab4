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

  /// Returns the locations of the files; none if there were none to read.
  public func readFiles() async -> [FileLocation] {
    await read(gdk_file_list_get_type()) { value in
      g_value_get_boxed(value).map { fileLocations(in: OpaquePointer($0)) }
    } ?? []
  }

  /// Returns the picture; `nil` if the clipboard contains no readable picture.
  public func readTexture() async -> Texture? {
    await read(gdk_texture_get_type()) { value in
      g_value_get_object(value).map { Texture(retaining: OpaquePointer($0)) }
    }
  }

  private func read<Value: Sendable>(
    _ type: GType, _ convert: @escaping @MainActor (UnsafePointer<GValue>) -> Value?
  ) async -> Value? {
    await withCheckedContinuation { continuation in
      let call = AsyncCall.data { clipboard, result in
        let value = gdk_clipboard_read_value_finish(clipboard, result, nil)
        continuation.resume(returning: value.flatMap(convert))
      }
      gdk_clipboard_read_value_async(
        nativePointer, type, G_PRIORITY_DEFAULT, nil, finishAsyncCall, call)
    }
  }

  /// Sets the clipboard's content to a picture.
  public func set(_ texture: Texture) {
    gdk_clipboard_set_texture(nativePointer, texture.nativePointer)
  }
}
