/// The kinds of callouts: paragraphs in a colored box with an icon, as GitHub has them.
///
/// ```swift
/// StyleName.callout(.warning)  // the style of their paragraphs
/// ```
///
/// In Markdown it is a quotation that begins with `[!WARNING]`.
public enum CalloutKind: String, Hashable, Sendable, CaseIterable {
  /// What a reader should know.
  case note
  /// What helps.
  case tip
  /// What a reader must know.
  case important
  /// What may go wrong.
  case warning
  /// What may do harm.
  case caution
}

extension StyleName {
  /// Returns the name of the style of callouts.
  ///
  /// - Parameter kind: The kind.
  /// - Returns: `callout-note` and the like.
  public static func callout(_ kind: CalloutKind) -> StyleName {
    StyleName(calloutPrefix + kind.rawValue)
  }

  /// The kind of a callout; nil for other styles.
  public var calloutKind: CalloutKind? {
    guard rawValue.hasPrefix(Self.calloutPrefix) else { return nil }
    return CalloutKind(rawValue: String(rawValue.dropFirst(Self.calloutPrefix.count)))
  }

  /// Whether the paragraphs are a quotation in Markdown and HTML: quotes and callouts.
  package var isQuotation: Bool { self == .quote || calloutKind != nil }

  private static let calloutPrefix = "callout-"
}
