/// How the program ends, as the shell sees it.
public enum ExitStatus: Int32, Hashable, Sendable {
  /// Everything asked for is done.
  case done = 0
  /// A step of a scenario failed, or something outside did.
  case failed = 1
  /// The arguments or a file are unusable; nothing has been done.
  case unusableInput = 2
}
