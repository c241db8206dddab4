import TextTranslation

/// The folders with the program's icons.
///
/// A program that is installed in the usual folders needs none of them. One whose folders were
/// moved, or that runs from the folder that it was built in, has its icons beside it.
public struct IconFolders: Sendable {
  /// The name of the icon.
  private let icon: String

  /// Looks for an icon.
  public init(icon: String) { self.icon = icon }

  /// Finds those of the folders that have the program's icon.
  ///
  /// - Parameters:
  ///   - program: The path of the program's file.
  ///   - hasFile: Whether there is a file with a given name.
  /// - Returns: The folders for GTK to look in.
  public func folders(
    program: String, hasFile: (String) -> Bool = FileBytes.exists
  ) -> [String] {
    let above = TranslationDomain.foldersAbove(program)
    let installed = above.dropFirst().prefix(1).map { "\($0)/share/icons" }
    return installed.filter { hasFile("\($0)/hicolor/scalable/apps/\(icon).svg") }
      + builtFolders(program, hasFile)
  }

  /// Returns the file of the program's icon, if the program runs from the folder that it was built
  /// in: GTK does not find an icon there that is in no theme.
  ///
  /// - Parameters:
  ///   - program: The path of the program's file.
  ///   - hasFile: Whether there is a file with a given name.
  /// - Returns: The path of the file; nil for an installed program.
  public func looseIcon(
    program: String, hasFile: (String) -> Bool = FileBytes.exists
  ) -> String? {
    builtFolders(program, hasFile).first.map { "\($0)/\(icon).svg" }
  }

  private func builtFolders(_ program: String, _ hasFile: (String) -> Bool) -> [String] {
    TranslationDomain.foldersAbove(program).map { "\($0)/Resources/icons" }
      .filter { hasFile("\($0)/\(icon).svg") }
  }
}
