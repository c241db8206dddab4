/// The lines of a growing area: the numbers of them between which it grows, and the space between
/// them.
@MainActor
final class AreaLines {
  /// The numbers of lines between which the area grows.
  var limits = LineLimits() { didSet { if limits != oldValue { onChanged?() } } }
  /// The space between lines.
  var spacing = LineSpacing(0) { didSet { if spacing != oldValue { onChanged?() } } }
  /// Called after a change of either.
  var onChanged: (@MainActor () -> Void)?
}
