import Colors
import FoundationEssentials

/// The former name of ``/Colors/Color``.
@available(*, deprecated, renamed: "Color")
public typealias TextColor = Color

/// The former name of ``TextColorKey``.
@available(*, deprecated, renamed: "TextColorKey")
public typealias ForegroundColorKey = TextColorKey

extension SavedForm {
  /// The former form of ``bytes(of:)``.
  @available(*, deprecated, message: "Use bytes(of:).")
  public static func data(of content: RichText) throws(SavedFormError) -> Data {
    try Data(bytes(of: content))
  }
}
