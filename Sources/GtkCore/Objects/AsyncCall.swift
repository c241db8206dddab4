import CConcertinaGtk

/// An asynchronous call of GIO or GDK, until it is finished.
///
/// Its end runs in the iteration of the main loop in which the answer arrives, so that what a paste
/// inserts is there before the next key. A Swift task would be resumed in a later iteration.
///
///     gdk_clipboard_read_text_async(
///       clipboard, nil, finishAsyncCall,
///       AsyncCall.data { source, result in
///         let text = gdk_clipboard_read_text_finish(source, result, nil)
///         …
///       })
final class AsyncCall: Sendable {
  private typealias Finish = @MainActor (_ source: OpaquePointer?, _ result: OpaquePointer?) -> Void

  private let finish: Finish

  private init(_ finish: @escaping Finish) { self.finish = finish }

  /// Returns the data for ``finishAsyncCall``, which releases it.
  ///
  /// - Parameter finish: Called once with the object of the call and its result.
  /// - Returns: The data.
  static func data(
    _ finish: @escaping @MainActor (_ source: OpaquePointer?, _ result: OpaquePointer?) -> Void
  ) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(AsyncCall(finish)).toOpaque()
  }

  fileprivate func end(_ source: OpaquePointer?, _ result: OpaquePointer?) {
    let native = MainThreadValue((source, result))
    MainActor.assumeIsolated { finish(native.value.0, native.value.1) }
  }
}

/// The callback of every asynchronous call, whose data is from ``AsyncCall/data(_:)``.
func finishAsyncCall(
  source: UnsafeMutablePointer<GObject>?, result: OpaquePointer?, data: gpointer?
) {
  guard let data else { return }
  let call = Unmanaged<AsyncCall>.fromOpaque(data).takeRetainedValue()
  call.end(OpaquePointer(source), result)
}
