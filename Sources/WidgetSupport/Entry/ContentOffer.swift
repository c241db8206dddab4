import GtkCore
import TextRules

/// Content from elsewhere in several forms: on a clipboard, or dropped.
@MainActor
package protocol ContentOffer: AnyObject, Sendable {
  /// Whether it comes from this program.
  var isOwn: Bool { get }
  /// Whether it may be moved here, and not only copied.
  var allowsMove: Bool { get }
  /// Whether it is plain text as bytes, and not what a text view of this program has selected.
  var offersPlainText: Bool { get }
  /// Whether it is files.
  var offersFiles: Bool { get }
  /// Returns whether it is available as bytes of a media type.
  func offers(_ mediaType: String) -> Bool
  /// Reads the bytes of a media type.
  ///
  /// - Parameters:
  ///   - mediaType: The media type.
  ///   - handler: Called from the main loop with the bytes; with nil if there were none to read.
  func read(_ mediaType: String, _ handler: @escaping @MainActor ([UInt8]?) -> Void)
  /// Reads the locations of files; none if there were none to read.
  func readFiles() async -> [FileLocation]
  /// Reads it as text, without losing any where another program offers bytes.
  ///
  /// - Parameter handler: Called from the main loop with the text; nil if there was none to read.
  func readAnyText(_ handler: @escaping @MainActor (String?) -> Void)
}

extension ContentOffer {
  /// The media type in which it is plain text; nil if there is none.
  package var plainTextType: String? {
    offersPlainText ? Clipboard.plainText : offers("text/plain") ? "text/plain" : nil
  }

  /// Reads plain text, as a text that every buffer accepts.
  package func readAnyText(_ handler: @escaping @MainActor (String?) -> Void) {
    read(Clipboard.plainText) { bytes in handler(bytes.map { String(sanitizing: $0) }) }
  }
}

extension Drop: ContentOffer {}

extension Clipboard: ContentOffer {
  package var allowsMove: Bool { false }

  package func readAnyText(_ handler: @escaping @MainActor (String?) -> Void) {
    guard offersPlainText else { return readText(handler) }
    readPlainText { bytes in handler(bytes.map { String(sanitizing: $0) }) }
  }
}
