import CConcertina
import CConcertinaGtk
import CConcertinaShims
import GtkCore
import XCTest

/// Returns a text that a function gives away.
func taken(_ text: UnsafeMutablePointer<CChar>?) -> String? {
  defer { g_free(text) }
  return text.map { String(cString: $0) }
}

/// What the functions in C return, taken over.
enum CallResult {
  /// Takes over a list of texts.
  static func texts(_ result: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> [String] {
    defer { g_strfreev(result) }
    var texts: [String] = []
    while let text = result?[texts.count] { texts.append(String(cString: text)) }
    return texts
  }

  /// Takes over a variant, as GLib prints it.
  static func variant(_ result: OpaquePointer?) -> String? {
    guard let result else { return nil }
    defer { g_variant_unref(result) }
    return taken(g_variant_print(result, 0))
  }

  /// Takes over a rectangle.
  static func rectangle(_ result: UnsafeMutablePointer<GdkRectangle>?) -> GdkRectangle? {
    defer { g_free(result) }
    return result?.pointee
  }

  /// Calls a function that can fail; returns the message of its error, or nil.
  static func failure<Result>(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Result
  ) -> String? {
    var error: UnsafeMutablePointer<GError>?
    _ = call(&error)
    guard let error else { return nil }
    defer { g_error_free(error) }
    XCTAssertEqual(error.pointee.domain, concertina_error_quark())
    return String(cString: error.pointee.message)
  }
}

extension GObjectWidget {
  /// The widget as the functions of its class take it.
  var pointer: OpaquePointer { widget.nativePointer }

  /// Counts the notifications of a property from now on.
  func count(_ property: String) -> Count {
    let count = Count()
    widget.onChange(of: Property<Widget, Int>(property)) { count.value += 1 }
    return count
  }

  /// Counts the emissions of a signal without arguments from now on.
  func countSignal(_ name: String) -> Count {
    let count = Count()
    widget.connect(Signal<Widget, Void, Void>(name)) { _ in count.value += 1 }
    return count
  }
}

/// A number that a handler counts.
@MainActor
final class Count {
  var value = 0
}

extension GObjectWidget {
  /// Returns the text that a property has.
  func value(of property: String) throws -> String {
    widget[Property<Widget, String>(property)]
  }
}
