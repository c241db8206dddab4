extension PlaygroundProgram {
  /// Does what the arguments say, and ends the process.
  ///
  /// Call it from the main thread, at the top of `main.swift`.
  ///
  /// - Parameter arguments: The words after the program's name.
  public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Never {
    CommandRun(program: self, arguments: arguments).runToEnd()
  }
}
