import GtkCore

extension EditorView {
  /// The text processors that were registered, in the order in which they are asked; those of
  /// features are not among them.
  public var registeredProcessors: [any TextProcessing] {
    implementation.relays.processing.registered
  }

  /// Registers processors that watch and change the text; a new one replaces one of the same name.
  public func register(processors: [any TextProcessing]) {
    for processor in processors { implementation.relays.processing.register(processor) }
  }

  /// Unregisters the processors of these names.
  public func unregister(processors: [any TextProcessing]) {
    for processor in processors { implementation.relays.processing.unregister(processor.name) }
  }

  /// The event of ``onProcessorLoop``, for further handlers and for awaiting.
  public var processorLooped: Event<ProcessorLoop> { implementation.relays.processing.looped }

  /// Called when a processor was switched off because it responded to every change with another
  /// one.
  public var onProcessorLoop: (@MainActor (ProcessorLoop) -> Void)? {
    get { processorLooped.handler }
    set { processorLooped.handler = newValue }
  }

  /// Registers resolvers for marked texts; a new one replaces one of the same name.
  public func register(resolvers: [any AsyncTextResolver]) {
    let resolutions = resolvers.map { AsyncTexts.Resolution(by: $0) }
    implementation.changes.asyncTexts.register(resolutions, in: node)
  }

  /// Unregisters the resolvers of these names; pending results are discarded.
  public func unregister(resolvers: [any AsyncTextResolver]) {
    implementation.changes.asyncTexts.unregister(resolvers.map(\.name))
  }

  /// The number of texts that are being resolved.
  public var pendingAsyncTexts: Int { implementation.changes.asyncTexts.pending }
}
