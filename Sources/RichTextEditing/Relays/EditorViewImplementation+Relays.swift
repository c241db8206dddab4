/// The relays of an editor by their own types, for what the app registers with them.
extension EditorViewImplementation {
  /// The relay to the delegates.
  var delegates: DelegateRelay? { relays.events as? DelegateRelay }

  /// The relay to the text processors.
  var processors: ProcessorRelay? { relays.processing as? ProcessorRelay }
}
