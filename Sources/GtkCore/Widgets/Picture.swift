import CConcertinaGtk

/// A handle on a GtkPicture, which shows a texture as large as fits.
@MainActor
public final class Picture: Widget {
  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - texture: The texture to show; `nil` for none yet.
  ///   - description: The description for screen readers.
  public init(_ texture: Texture?, description: String) {
    super.init(adopting: madeByGtk(gtk_picture_new_for_paintable(texture?.nativePointer)))
    describe(description)
  }

  /// Shows another texture, or none.
  public func show(_ texture: Texture?, description: String) {
    gtk_picture_set_paintable(nativePointer, texture?.nativePointer)
    describe(description)
  }

  private func describe(_ description: String) {
    gtk_picture_set_alternative_text(nativePointer, description)
    // GTK makes it the description alone: a screen reader would call the picture "GtkPicture".
    accessibleLabel = description
  }
}
