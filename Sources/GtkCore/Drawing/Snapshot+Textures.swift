import CConcertinaGtk

/// Drawing pictures.
extension Snapshot {
  /// Draws a texture that fills a rectangle.
  public func append(_ texture: Texture, in rectangle: Rectangle) {
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(rectangle.x), Float(rectangle.y), Float(rectangle.width),
      Float(rectangle.height))
    gtk_snapshot_append_texture(pointer, texture.nativePointer, &bounds)
  }
}
