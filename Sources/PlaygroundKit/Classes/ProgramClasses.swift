/// Widget classes of a program, which GObject knows by their names.
///
/// ```swift
/// let classes = ProgramClasses { _ = WidgetClass(name: "PriceTag", cssName: "tag") }
/// ```
public struct ProgramClasses: Sendable {
  /// The beginnings of the names of libraries with the same classes, which cannot be loaded again.
  let libraries: [String]
  /// Registers the classes; called whenever one is looked for.
  let register: @MainActor @Sendable () -> Void

  /// Describes the classes.
  ///
  /// - Parameters:
  ///   - libraries: The beginnings of the names of libraries with the same classes: `--library`
  ///     does not load them.
  ///   - register: Registers the classes that are not registered yet.
  public init(
    libraries: [String] = [], register: @escaping @MainActor @Sendable () -> Void
  ) {
    (self.libraries, self.register) = (libraries, register)
  }
}
