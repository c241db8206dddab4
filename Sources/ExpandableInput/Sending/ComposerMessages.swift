/// The messages of a composer, for the app to replace in another language.
public struct ComposerMessages: Sendable {
  /// The title of the button that sends.
  public var send = "Send"
  /// The bar's name for a screen reader.
  public var composer = "Message composer"
  /// The text's name for a screen reader.
  public var message = "Message"
  /// Announced when sending a message begins.
  public var sending = "Sending"
  /// Announced when a message was sent.
  public var sent = "Sent"
  /// Announced when the text gets near its limit; takes the number of characters left.
  public var charactersLeft: @Sendable (Int) -> String = { "\($0) characters left" }
  /// Announced when the text gets over its limit; takes the limit.
  public var tooLong: @Sendable (Int) -> String = { "Over the limit of \($0) characters" }
  /// Shown when a picture on the clipboard cannot be read.
  public var unreadablePicture = "The picture cannot be read"

  /// The messages in English.
  public init() {}
}
