/// Text processors in the order in which they are asked, and who of them hinders whom.
///
/// ```swift
/// var register = ProcessorRegister<String>()
/// register.register("mentions", name: "mentions", priority: .medium)
/// register.register("markup", name: "markup", priority: .high)
/// register.processors  // ["markup", "mentions"]
/// ```
public struct ProcessorRegister<Processor> {
  private struct Entry {
    let name: String
    let priority: ProcessorPriority
    let processor: Processor
  }

  private var entries: [Entry] = []

  /// Makes a register of nobody.
  public init() {}

  /// Whether nobody is in it.
  public var isEmpty: Bool { entries.isEmpty }

  /// Those in it, who is asked first at the front.
  public var processors: [Processor] { entries.map(\.processor) }

  /// Adds a processor behind those of its priority; one of the same name goes.
  public mutating func register(
    _ processor: Processor, name: String, priority: ProcessorPriority
  ) {
    unregister(name: name)
    let place = entries.firstIndex { $0.priority < priority } ?? entries.endIndex
    entries.insert(Entry(name: name, priority: priority, processor: processor), at: place)
  }

  /// Takes the processor of a name out, if there is one.
  public mutating func unregister(name: String) { entries.removeAll { $0.name == name } }

  /// Whether one of that name is in it.
  public func contains(name: String) -> Bool { entries.contains { $0.name == name } }

  /// Asks one after the other to process a change.
  ///
  /// - Parameter process: Asks one; whether it did something.
  /// - Returns: Those that were interrupted: everybody else, if an exclusive one did something.
  public func run(_ process: (_ processor: Processor, _ name: String) -> Bool) -> [Processor] {
    for (index, entry) in entries.enumerated() {
      guard process(entry.processor, entry.name), entry.priority == .exclusive else { continue }
      return entries.enumerated().filter { $0.offset != index }.map(\.element.processor)
    }
    return []
  }
}
