/// Text processors in the order in which they run, and which of them interrupts the others.
///
/// ```swift
/// var register = ProcessorRegister<String>()
/// register.register("mentions", name: "mentions", priority: .medium)
/// register.register("markup", name: "markup", priority: .high)
/// register.processors  // ["markup", "mentions"]
/// ```
package struct ProcessorRegister<Processor> {
  private struct Entry {
    let name: String
    let priority: ProcessorPriority
    let processor: Processor
  }

  private var entries: [Entry] = [] { didSet { processors = entries.map { $0.processor } } }
  /// The processors, in the order in which they run.
  ///
  /// Each key asks for them several times: what is made of a generic type then asks the runtime.
  package private(set) var processors: [Processor] = []

  /// Creates an empty register.
  package init() {}

  /// Whether there are no processors.
  package var isEmpty: Bool { processors.count == 0 }

  /// Adds a processor after those of its priority, and removes one of the same name.
  package mutating func register(
    _ processor: Processor, name: String, priority: ProcessorPriority
  ) {
    unregister(name: name)
    let place = entries.firstIndex { $0.priority < priority } ?? entries.endIndex
    entries.insert(Entry(name: name, priority: priority, processor: processor), at: place)
  }

  /// Removes the processor of a name, if there is one.
  package mutating func unregister(name: String) { entries.removeAll { $0.name == name } }

  /// Returns a register with the processors of another one as well: each after those of its
  /// priority, and in place of one of the same name.
  package func joined(with other: Self) -> Self {
    var joined = self
    for entry in other.entries {
      joined.register(entry.processor, name: entry.name, priority: entry.priority)
    }
    return joined
  }

  /// Whether there is a processor of a name.
  package func contains(name: String) -> Bool { entries.contains { $0.name == name } }

  /// Runs one processor after the other on a change.
  ///
  /// - Parameter process: Runs one processor; returns whether it made a change.
  /// - Returns: The processors that were interrupted: all others, if an exclusive one made a
  ///   change.
  package func run(_ process: (_ processor: Processor, _ name: String) -> Bool) -> [Processor] {
    for (index, entry) in entries.enumerated() {
      guard process(entry.processor, entry.name), entry.priority == .exclusive else { continue }
      return entries.enumerated().filter { $0.offset != index }.map(\.element.processor)
    }
    return []
  }
}
