/// The names of the program.
public enum ProgramName {
  /// The name of the executable.
  public static let name = "concertina-playground"
  /// The version that `--version` prints.
  public static let version = "0.1.0"
  /// The identifier of the program on the desktop, which is also the name of its desktop file.
  public static let applicationIdentifier = "io.github.concertina.Playground"
  /// The name of the program's icon.
  public static let icon = applicationIdentifier
}
