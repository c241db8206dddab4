import CConcertinaGtk
import CConcertinaShims

/// Accepts pictures and files that are dropped on a widget.
@MainActor
package final class AttachmentDropTarget: EventController {
  /// The dropped content.
  package enum Content {
    /// A picture.
    case texture(Texture)
    /// The locations of files.
    case files([FileLocation])
  }

  /// Creates a target; add it to a widget.
  package init() {
    super.init(
      adopting: checked(gtk_drop_target_new(concertina_type_invalid(), GDK_ACTION_COPY)))
    // Files first: a dropped picture file is a file.
    var types = [gdk_file_list_get_type(), gdk_texture_get_type()]
    gtk_drop_target_set_gtypes(nativePointer, &types, gsize(types.count))
  }

  /// Called for each drop; the handler returns whether it accepts the content.
  @discardableResult
  package func onDropped(_ handler: @escaping @MainActor (Content) -> Bool) -> SignalConnection {
    connect(.drop) { $0.arguments.map(handler) ?? false }
  }

  fileprivate static func content(in arguments: SignalArguments) -> Content? {
    guard let value = arguments.boxed(0, as: GValue.self) else { return nil }
    if concertina_value_holds(value, gdk_file_list_get_type()) != 0 {
      return g_value_get_boxed(value).map { .files(fileLocations(in: OpaquePointer($0))) }
    }
    guard concertina_value_holds(value, gdk_texture_get_type()) != 0 else { return nil }
    return g_value_get_object(value).map { .texture(Texture(retaining: OpaquePointer($0))) }
  }
}

extension Signal
where Emitter: AttachmentDropTarget, Arguments == AttachmentDropTarget.Content?, Result == Bool {
  fileprivate static var drop: Self { Signal("drop", arguments: AttachmentDropTarget.content) }
}
