import Concertina

/// What a stage tells of its text, without copying a long one on every key.
extension TextBuffer {
  /// The longest text, in Unicode scalars, that the inspector follows while it is typed.
  private static let longestFollowedText = 2_000
  /// How much of a text the log of events quotes, in Unicode scalars.
  private static let quotedText = 40

  /// The event of a changed text.
  var changeEvent: SceneEvent {
    .text(excerpt: text(from: 0, to: min(scalarCount, Self.quotedText)), length: scalarCount)
  }

  /// The text as the value of its knob, as long as it is short; nil otherwise.
  var followedText: KnobValue? {
    scalarCount <= Self.longestFollowedText ? .text(text) : nil
  }
}
