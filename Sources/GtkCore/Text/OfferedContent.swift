import CConcertinaGtk

/// Bytes that are offered to a clipboard or by a drag, as several media types.
@MainActor
enum OfferedContent {
  /// Creates a content provider for GDK, which the caller has to release; `nil` if there are no
  /// contents.
  static func provider(
    of contents: [(mediaType: String, bytes: [UInt8])]
  ) -> UnsafeMutablePointer<GdkContentProvider>? {
    guard !contents.isEmpty else { return nil }
    var providers = contents.map { mediaType, bytes in
      let content = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(content) }
      return gdk_content_provider_new_for_bytes(mediaType, content)
    }
    // The union takes over the parts.
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }
}
