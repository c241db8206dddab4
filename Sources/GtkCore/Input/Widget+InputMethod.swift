import CConcertinaGtk

extension Widget {
  /// The input method of the widget's key controller.
  package final var inputMethod: Object? {
    for controller in controllers {
      guard controller.isA(gtk_event_controller_key_get_type()),
        let method = gtk_event_controller_key_get_im_context(controller.nativePointer)
      else { continue }
      return Object(retaining: OpaquePointer(method))
    }
    return nil
  }
}
