import Concertina

/// The events of a stage about its text, which do not copy a long one on every key.
extension TextBuffer {
  /// The length of the longest text, in Unicode scalars, that the inspector follows as it is typed.
  private static let longestFollowedText = 2_000
  /// The number of Unicode scalars that the log of events quotes from a text.
  private static let quotedText = 40

  /// The event for a change of the text.
  var changeEvent: SceneEvent {
    .text(excerpt: text(from: 0, to: min(scalarCount, Self.quotedText)), length: scalarCount)
  }

  /// The text as the value of its knob, as long as it is short; nil otherwise.
  var followedText: KnobValue? {
    scalarCount <= Self.longestFollowedText ? .text(text) : nil
  }
}
