/// What the program calls itself.
public enum ProgramName {
  /// The name of the executable.
  public static let name = "concertina-playground"
  /// The version that `--version` prints.
  public static let version = "0.1.0"
  /// The identifier that the desktop knows the program by, as the desktop file is called.
  public static let applicationIdentifier = "io.github.concertina.Playground"
  /// The name of the program's icon.
  public static let icon = applicationIdentifier
}
