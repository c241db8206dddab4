import CConcertinaGtk
import FileWriting
import TextTranslation

/// An error that GLib, GTK or one of their libraries reported.
public struct GLibError: PresentableError, Sendable {
  /// The error domain's name, such as `g-io-error-quark`.
  public let domain: String
  /// The code within the domain.
  public let code: Int
  /// The translated message for the user.
  public let message: String

  /// The message, and where it comes from.
  public var description: String { "\(message) (\(domain) \(code))" }

  /// Takes over a GError and frees it.
  package init(consuming error: UnsafeMutablePointer<GError>) {
    domain = g_quark_to_string(error.pointee.domain).map { String(cString: $0) } ?? ""
    code = Int(error.pointee.code)
    message = String(cString: error.pointee.message)
    g_error_free(error)
  }

  /// The error of GIO for a file that was not written.
  package init(_ error: FileWriteError) {
    self.init(systemError: error.code, message: error.message)
  }

  /// The error of GIO for a file that was not read.
  package init(_ problem: RegularFile.Problem) {
    self.init(systemError: problem.code, message: problem.message)
  }

  private init(systemError code: Int32, message: String) {
    domain = "g-io-error-quark"
    self.code = Int(g_io_error_from_errno(code).rawValue)
    self.message = message
  }
}

/// Calls a C function that reports a GError, and throws that error if there is one.
package func throwingGLibError<Result>(
  _ body: (inout UnsafeMutablePointer<GError>?) -> Result
) throws(GLibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  let result = body(&error)
  if let error { throw GLibError(consuming: error) }
  return result
}
