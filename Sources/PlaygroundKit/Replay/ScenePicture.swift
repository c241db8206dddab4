import GtkCore

/// Pictures of a scene, which show the same wherever the scene is: what is on the stage, with a
/// margin, on the background of windows.
@MainActor
public enum ScenePicture {
  /// The space around the stage, in pixels.
  public static let margin = 24

  /// Returns a picture of a stage; nil before it has a size.
  public static func make(of stage: any SceneStage) -> Texture? {
    stage.root.makeTexture(margin: margin, onNamedColor: "theme_bg_color")
  }
}
