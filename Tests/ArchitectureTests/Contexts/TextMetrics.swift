import TextMetrics

// What the examples in the comments of this module use and do not declare.

@MainActor let measurer = TextMeasurer()
@MainActor let text = StringParagraphs("")
@MainActor let environment = TextEnvironment(font: "Sans 11")
@MainActor var heights = ParagraphHeights()
@MainActor let utf8: UnsafeBufferPointer<UInt8> = unused()

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
