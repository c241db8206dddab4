import GtkCore
import TextRules

extension Clipboard {
  /// Reads the contents as text, without losing any where another program offers bytes.
  ///
  /// - Parameter take: Called from the main loop with the text; nil if there was none to read.
  package func readAnyText(_ take: @escaping @MainActor (String?) -> Void) {
    guard offersPlainText else { return readText(take) }
    readPlainText { take($0.map { String(sanitizing: $0) }) }
  }
}
