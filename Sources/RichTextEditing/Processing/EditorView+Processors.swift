import RichTextModel

extension EditorView {
  /// The text processors, in the order in which they are asked.
  public var registeredProcessors: [any TextProcessing] {
    implementation.processors?.register.processors ?? []
  }

  /// Registers processors that watch and change the text; a new one replaces one of the same name.
  public func register(processors: [any TextProcessing]) {
    for processor in processors { implementation.processors?.register(processor) }
  }

  /// Unregisters the processors of these names.
  public func unregister(processors: [any TextProcessing]) {
    for processor in processors { implementation.processors?.unregister(processor.name) }
  }

  /// Called when a processor was switched off because it responded to every change with another
  /// one.
  public var onProcessorLoop: (@MainActor (ProcessorLoop) -> Void)? {
    get { implementation.processors?.onLoop }
    set { implementation.processors?.onLoop = newValue }
  }
}
