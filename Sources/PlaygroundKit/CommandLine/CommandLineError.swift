/// The reason that the arguments were rejected.
public struct CommandLineError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the program.
  public let program: String
  /// The command whose help to point to.
  public let command: ProgramCommand
  /// The mistake, such as `unknown option "--scnee"; did you mean "--scene"?`.
  public let message: String

  /// The two lines to print: what is wrong, and how to get help.
  public var description: String {
    let command = command == .window ? "" : " \(command.rawValue)"
    return """
      \(program): \(message)
      Try "\(program)\(command) --help".
      """
  }
}
