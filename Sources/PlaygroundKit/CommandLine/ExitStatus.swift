/// The exit status of the program.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// Everything that was requested is done.
  case done = 0
  /// A step of a scenario failed, or something outside the program did.
  case failed = 1
  /// The arguments or a file are unusable; nothing has been done.
  case unusableInput = 2
}
