import Concertina
import TextTranslation

/// The content of the scene of pictures.
enum RichEditorPictures {
  /// The reference of the picture that the scene can load.
  private static let reference = "hills"
  /// A reference that leads nowhere.
  private static let missing = "missing"

  /// Lets an editor load the pictures of the scene.
  @MainActor
  static func prepare(_ editor: EditorView) {
    editor.pictures.load = { reference in
      guard reference == Self.reference else { throw MissingPicture() }
      return SamplePicture.bytes
    }
  }

  /// A picture with a width, or of its own size if that is 0.
  static func picture(width: Int, alternativeText: String) -> PictureContent {
    PictureContent(
      .reference(reference), alternativeText: alternativeText, naturalSize: SamplePicture.size,
      size: width > 0 ? .fixed(width) : .matchContent)
  }

  /// A text with pictures.
  static func content(_ values: KnobValues) -> RichText {
    let first = picture(
      width: values[RichTextKnobs.pictureWidth],
      alternativeText: values[RichTextKnobs.alternativeText])
    let second = PictureContent(
      .reference(missing), alternativeText: translated("A picture that is not there"),
      naturalSize: PictureSize(width: 200, height: 110))
    return RichText(translated("Click a picture to select it, and drag its corners.") + "\n")
      + RichText(first) + "\n"
      + RichText(translated("A picture is a letter of its line:") + " ")
      + RichText(picture(width: 48, alternativeText: translated("Hills in the evening"))) + "\n"
      + RichText(second) + "\n"
      + RichText(translated("What cannot be loaded shows its description."))
  }
}

/// The reason why a scene's picture is not loaded.
private struct MissingPicture: PresentableError {
  var message: String { translated("The picture is not there.") }
}
