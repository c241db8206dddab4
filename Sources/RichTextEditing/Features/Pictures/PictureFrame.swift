import GtkCore

/// The widget of a picture: the picture itself, or a placeholder of its size, and handles while it
/// is selected.
@MainActor
final class PictureFrame: Widget {
  private let implementation: PictureFrameImplementation

  init() {
    let implementation = PictureFrameImplementation()
    self.implementation = implementation
    super.init(class: PictureFrameImplementation.widgetClass, implementation: implementation)
    implementation.build()
  }

  /// The picture; nil for a placeholder.
  var texture: Texture? {
    get { implementation.texture }
    set { implementation.show(newValue) }
  }

  /// The state in the selection.
  var marking: SelectionMarking {
    get { implementation.marking }
    set { implementation.mark(newValue) }
  }

  /// Whether the user may change it.
  var isEditable: Bool {
    get { implementation.isEditable }
    set { implementation.setEditable(newValue) }
  }

  /// Shows an icon and a text in place of the picture; nil shows neither.
  func show(_ notice: PictureNotice?) { implementation.show(notice) }

  /// Called when the frame has got a size, in pixels.
  var onAllocated: (@MainActor (_ width: Int) -> Void)? {
    get { implementation.onAllocated }
    set { implementation.onAllocated = newValue }
  }

  /// Called when the user presses the button for the alternative text.
  var onDescribe: (@MainActor () -> Void)? {
    get { implementation.onDescribe }
    set { implementation.onDescribe = newValue }
  }

  /// The handles at its corners.
  var handles: PictureHandles { implementation.handles }
}

/// The notice that is shown in place of a picture.
struct PictureNotice: Equatable {
  /// The name of the icon.
  var icon: String
  /// The text below it.
  var text: String
}
