/// The connections of an editor to what the app has registered, as the parts of the editor use
/// them.
struct EditorRelays {
  /// The connection to the delegates and the context.
  let delegates: DelegateRelay
  /// The text processors.
  let processing: ProcessorRelay
}
