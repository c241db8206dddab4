/// An error with a message for people, and a description for developers.
///
///     struct NotReachable: PresentableError {
///       let message = "There is no server."
///     }
///
/// All errors of this package are such errors. Where a widget shows an error of the app, as the
/// composer does when a message was not sent, it shows the message of one that conforms, and a
/// general sentence for any other: what a type is called means nothing to people.
public protocol PresentableError: Error, CustomStringConvertible {
  /// What has happened, and what can be done, as a sentence in the user's language.
  var message: String { get }
}

extension PresentableError {
  /// The message, unless the error has a description of its own for logs.
  public var description: String { message }
}

/// Returns what people read about an error: its message, or else a general sentence.
package func message(of error: any Error, otherwise general: String) -> String {
  (error as? any PresentableError)?.message ?? general
}
