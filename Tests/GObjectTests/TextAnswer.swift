import CConcertina
import CConcertinaGtk
import GtkCore

/// A handler of a signal that answers with a text, connected as in C.
@MainActor
final class TextAnswer {
  private let answer: @MainActor (String) -> String?

  /// Connects a handler, which lives as long as the widget.
  @discardableResult
  init(_ widget: Widget, _ signal: String, answer: @escaping @MainActor (String) -> String?) {
    self.answer = answer
    typealias Function =
      @convention(c) (
        UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      ) -> UnsafeMutablePointer<CChar>?
    let function: Function = { _, text, data in
      guard let text, let data else { return nil }
      let asked = String(cString: text)
      let handler = Unmanaged<TextAnswer>.fromOpaque(data).takeUnretainedValue()
      let answer = MainActor.assumeIsolated { handler.answer(asked) }
      return answer.flatMap { g_strdup($0) }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(widget.nativePointer), signal,
      unsafeBitCast(function, to: GCallback.self), Unmanaged.passRetained(self).toOpaque(),
      { data, _ in data.map { Unmanaged<TextAnswer>.fromOpaque($0).release() } },
      GConnectFlags(rawValue: 0))
  }
}

extension String {
  /// Takes over a text that C has returned.
  @MainActor
  init?(taking text: UnsafeMutablePointer<CChar>?) {
    guard let text else { return nil }
    self = String(cString: text)
    g_free(text)
  }
}

extension GObjectWidget {
  /// The widget as the functions of fields take it.
  var field: UnsafeMutablePointer<ConcertinaField> { UnsafeMutablePointer(widget.nativePointer) }
}
