import CConcertinaGtk
import CConcertinaShims

/// A handle on the display's clipboard.
@MainActor
public final class Clipboard: Object {
  /// The clipboard of the default display; `nil` without a display.
  public static var current: Clipboard? {
    gdk_display_get_default().map {
      Clipboard(retaining: checked(gdk_display_get_clipboard($0)))
    }
  }

  /// The media type of plain text.
  public static let plainText = "text/plain;charset=utf-8"

  /// Whether the content comes from this program, or there is none.
  public var isOwn: Bool { call(gdk_clipboard_is_local) }

  /// Calls a handler when the content changes, by this program or another one.
  @discardableResult
  public func onContentChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect(.changed) { _ in handler() }
  }

  /// Sets the clipboard's content to a text.
  public func set(_ text: String) {
    offer(Array(text.utf8), as: Self.plainText)
  }

  /// The selection of a line of text in this program, if that is the content.
  package var selectedLine: SelectedLine? {
    guard let content = gdk_clipboard_get_content(nativePointer) else { return nil }
    let type = String(cString: concertina_object_type_name(UnsafeRawPointer(content)))
    return type == "GtkTextContent" ? SelectedLine(retaining: OpaquePointer(content)) : nil
  }

  /// Offers bytes of a media type.
  public func offer(_ bytes: [UInt8], as mediaType: String) { offer([(mediaType, bytes)]) }

  /// Offers content as several media types, the most specific one first.
  public func offer(_ contents: [(mediaType: String, bytes: [UInt8])]) {
    guard let all = OfferedContent.provider(of: contents) else { return }
    gdk_clipboard_set_content(nativePointer, all)
    g_object_unref(all)
  }

  /// The media types of text in which the content is available, the most specific one first.
  package var textMediaTypes: [String] {
    var count: gsize = 0
    let formats = gdk_clipboard_get_formats(nativePointer)
    guard let types = gdk_content_formats_get_mime_types(formats, &count) else { return [] }
    return (0..<Int(count)).compactMap { types[$0].map { String(cString: $0) } }
      .filter { $0.hasPrefix("text/") || $0.hasSuffix("+json") }
  }

  /// Returns whether the content is available as a media type.
  public func offers(_ mediaType: String) -> Bool {
    gdk_content_formats_contain_mime_type(
      gdk_clipboard_get_formats(nativePointer), mediaType) != 0
  }
}

/// The selected part of a line, as offered to the middle mouse button; one object for each line.
@MainActor
package final class SelectedLine: Object {
  /// Sets whether the text is withheld from all requests; the selection stays.
  package func keepSecret(_ isSecret: Bool) {
    concertina_selection_keep_secret(pointer(), isSecret ? 1 : 0)
  }
}

extension Signal where Emitter: Clipboard, Arguments == Void, Result == Void {
  fileprivate static var changed: Self { Signal("changed") }
}
