import CGtk

/// Bytes that are offered to a clipboard, or dragged: the same thing as several media types.
@MainActor
enum OfferedContent {
  /// Makes what GDK hands them out with, for the caller to release; nil where there are none.
  static func provider(
    of contents: [(mediaType: String, bytes: [UInt8])]
  ) -> UnsafeMutablePointer<GdkContentProvider>? {
    guard !contents.isEmpty else { return nil }
    var providers = contents.map { mediaType, bytes in
      let content = g_bytes_new(bytes, gsize(bytes.count))
      defer { g_bytes_unref(content) }
      return gdk_content_provider_new_for_bytes(mediaType, content)
    }
    // The union takes the parts over.
    return gdk_content_provider_new_union(&providers, gsize(providers.count))
  }
}
