import TextTranslation

/// The messages of a composer, in the user's language where Concertina is translated into it.
///
/// Each of them can be replaced.
public struct ComposerMessages: Sendable {
  /// The title of the button that sends.
  public var send = translated("Send")
  /// The bar's name for a screen reader.
  public var composer = translated("Message composer")
  /// The text's name for a screen reader.
  public var message = translated("Message")
  /// Says that a message is being sent, beside it and when sending begins.
  public var sending = translated("Sending")
  /// Announced when a message was sent.
  public var sent = translated("Sent")
  /// Says, beside a message, that it waits for another one.
  public var waits = translated("Waiting")
  /// Says how many messages wait for another one; takes their number.
  public var waiting: @Sendable (Int) -> String = {
    translated("%d message is waiting", plural: "%d messages are waiting", count: $0)
  }
  /// Says, below the messages that are shown, how many more wait; takes their number.
  public var moreWaiting: @Sendable (Int) -> String = {
    translated("%d more message is waiting", plural: "%d more messages are waiting", count: $0)
  }
  /// The button that sends a message again that was not sent.
  public var retry = translated("Retry")
  /// The button that takes a message that was not sent back into the text.
  public var edit = translated("Edit")
  /// The tooltip of that button.
  public var editUnsent = translated("Edit what was not sent")
  /// The name, for a screen reader, of the button that removes a message that was not sent.
  public var delete = translated("Delete")
  /// The tooltip of that button.
  public var deleteUnsent = translated("Delete what was not sent")
  /// The name of a message that has not arrived, for a screen reader; takes the beginning of its
  /// text.
  public var quote: @Sendable (String) -> String = { translated("“%s”").formatted($0) }
  /// Says that marks that cannot be seen turn the direction of the text.
  public var turnsDirection = translated(
    "Hidden marks in the text show it in another order than it was written in.")
  /// The button that removes these marks.
  public var removeMarks = translated("Remove the marks")
  /// Announced when the text gets near its limit; takes the number of characters left.
  public var charactersLeft: @Sendable (Int) -> String = {
    translated("%d character left", plural: "%d characters left", count: $0)
  }
  /// Announced when the text gets over its limit; takes the limit.
  public var tooLong: @Sendable (Int) -> String = {
    translated(
      "Over the limit of %d character", plural: "Over the limit of %d characters", count: $0)
  }
  /// The name of a strip of attachments for a screen reader.
  public var attachments = translated("Attachments")
  /// The name of an attached picture; takes its width and height in pixels.
  public var picture: @Sendable (Int, Int) -> String = {
    translated("Picture, %d × %d").formatted($0, $1)
  }
  /// The name of the button that removes an attachment; takes what that is called.
  public var removeAttachment: @Sendable (String) -> String = {
    translated("Remove %s").formatted($0)
  }
  /// Shown when a picture on the clipboard cannot be read.
  public var unreadablePicture = translated("The picture cannot be read")

  /// The messages in the user's language.
  public init() {}
}
