import RichTextModel

extension EditorView {
  /// The text processors, in the order in which they are asked.
  public var registeredProcessors: [any TextProcessing] {
    implementation.processing.register.processors
  }

  /// Lets processors watch and change the text; one of the same name goes.
  public func register(processors: [any TextProcessing]) {
    for processor in processors { implementation.processing.register(processor) }
  }

  /// Lets the processors of these names go.
  public func unregister(processors: [any TextProcessing]) {
    for processor in processors { implementation.processing.unregister(processor.name) }
  }

  /// Called when a processor was switched off because it answered every change with another one.
  public var onProcessorTrouble: (@MainActor (ProcessorTrouble) -> Void)? {
    get { implementation.processing.onTrouble }
    set { implementation.processing.onTrouble = newValue }
  }
}
