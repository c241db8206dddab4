/// What the program calls itself.
public enum ProgramName {
  /// The name of the executable.
  public static let name = "concertina-playground"
  /// The version that `--version` prints.
  public static let version = "0.1.0"
}
