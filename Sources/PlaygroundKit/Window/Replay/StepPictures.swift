import GtkCore
import TextTranslation

/// The pictures of a replayed step: the stage after it, and if it was another one in the replay
/// before, that one and the difference, side by side.
@MainActor
final class StepPictures {
  let widget = Box(.horizontal, spacing: 12)
  private let before = Column(translated("Before"))
  private let after = Column(translated("Now"))
  private let difference = Column(translated("Difference"))

  /// A picture below its title.
  @MainActor
  private final class Column {
    let widget: Box
    private let title: Label
    private let picture = Picture(nil, description: "")

    init(_ text: String) {
      title = Label(text)
      title.addStyleClass("dim-label")
      picture.verticalAlignment = .start
      picture.addStyleClass("stage-card")
      widget = Box(.vertical, spacing: 6, [title, picture])
      widget.setExpands(horizontally: true)
    }

    /// Shows a picture with a description; nil hides it.
    func show(_ texture: Texture?, _ description: String, hasTitle: Bool) {
      title.isVisible = hasTitle
      widget.isVisible = texture != nil
      picture.show(texture, description: description)
    }
  }

  init() {
    for column in [before, after, difference] { widget.append(column.widget) }
  }

  /// Shows the pictures of a step, whose number is from 1.
  func show(_ step: ReplayRecord.Step, number: Int) {
    let now = try? Texture(bytes: step.picture)
    let other = step.comparison?.otherPicture.flatMap { try? Texture(bytes: $0) }
    let differs = other != nil
    after.show(
      now, translated("The stage after step %d").formatted(number), hasTitle: differs)
    before.show(
      other, translated("The stage after step %d, in the replay before").formatted(number),
      hasTitle: true)
    difference.show(
      Self.difference(other, now),
      translated("What is different after step %d, in red").formatted(number), hasTitle: true)
  }

  private static func difference(_ before: Texture?, _ after: Texture?) -> Texture? {
    guard let before, let after,
      case .differs(_, let picture) = PictureComparison(before: before, after: after)
    else { return nil }
    return picture
  }
}
