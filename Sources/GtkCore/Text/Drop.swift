import CConcertinaGtk

/// A handle on a GdkDrop: content that was dragged here and dropped.
@MainActor
package final class Drop: Object {
  /// Whether it is plain text as bytes: from another program, or offered in this form by this one.
  ///
  /// Text that was dragged out of a text view of this program is not bytes but a buffer.
  package var offersPlainText: Bool {
    let drag = gdk_drop_get_drag(nativePointer)
    return Clipboard.isPlainText(
      content: drag.flatMap { gdk_drag_get_content($0) },
      formats: gdk_drop_get_formats(nativePointer))
  }

  /// Whether it was dragged out of this program.
  package var isOwn: Bool { gdk_drop_get_drag(nativePointer) != nil }

  /// Whether it may be removed from where it was: the source allows it, and no key requests a copy.
  package var allowsMove: Bool {
    gdk_drop_get_actions(nativePointer).rawValue & GDK_ACTION_MOVE.rawValue != 0
  }

  /// Returns whether it is available as bytes of a media type.
  package func offers(_ mediaType: String) -> Bool {
    gdk_content_formats_contain_mime_type(gdk_drop_get_formats(nativePointer), mediaType) != 0
  }

  /// Reads the bytes of a media type; the drag continues until ``finish(isAccepted:)``.
  ///
  /// - Parameters:
  ///   - mediaType: The media type.
  ///   - handler: Called from the main loop with the bytes; with `nil` if there were none to read.
  package func read(_ mediaType: String, _ handler: @escaping @MainActor ([UInt8]?) -> Void) {
    let call = AsyncCall.data { drop, result in
      readBytes(of: gdk_drop_read_finish(drop, result, nil, nil), handler)
    }
    withCStrings([mediaType]) {
      gdk_drop_read_async(nativePointer, $0, G_PRIORITY_DEFAULT, nil, finishAsyncCall, call)
    }
  }

  /// Whether it is files, as dragged out of a file manager.
  package var offersFiles: Bool {
    gdk_content_formats_contain_gtype(gdk_drop_get_formats(nativePointer), gdk_file_list_get_type())
      != 0
  }

  /// Reads the locations of files; the drag continues until ``finish(isAccepted:)``.
  ///
  /// - Returns: The locations; none if there were none to read.
  package func readFiles() async -> [FileLocation] {
    await withCheckedContinuation { continuation in
      let call = AsyncCall.data { drop, result in
        let value = gdk_drop_read_value_finish(drop, result, nil)
        let files = value.flatMap { g_value_get_boxed($0) }
        continuation.resume(returning: files.map { fileLocations(in: OpaquePointer($0)) } ?? [])
      }
      gdk_drop_read_value_async(
        nativePointer, gdk_file_list_get_type(), G_PRIORITY_DEFAULT, nil, finishAsyncCall, call)
    }
  }

  /// Ends the drag; its source is notified whether the content was used.
  package func finish(isAccepted: Bool) {
    gdk_drop_finish(nativePointer, isAccepted ? action : GdkDragAction(0))
  }

  /// The action to report: copy if the source allows it, as GTK's own targets choose.
  private var action: GdkDragAction {
    let allowed = gdk_drop_get_actions(nativePointer).rawValue
    return allowed & GDK_ACTION_COPY.rawValue != 0 ? GDK_ACTION_COPY : GDK_ACTION_MOVE
  }
}
