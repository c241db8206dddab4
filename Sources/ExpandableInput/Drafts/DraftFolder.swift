import GtkCore

/// The folder of the drafts, for use on any thread.
enum DraftFolder {
  /// Removes the unfinished files of programs that were ended.
  static func removeLeftovers(in folder: String) {
    FileReplacement.removeLeftovers(in: folder) {
      FileReplacement.isTemporary($0) || isFormerTemporary($0)
    }
  }

  /// Whether it is the name that GLib gave the temporary file of a draft, when GLib wrote them:
  /// that of the draft, a dot and six letters or digits.
  private static func isFormerTemporary(_ name: String) -> Bool {
    let parts = (draft: name.utf8.dropLast(7), end: name.utf8.suffix(7))
    return parts.draft.count > DraftFileName.ending.utf8.count
      && Substring(parts.draft).hasSuffix(DraftFileName.ending)
      && parts.draft.allSatisfy(DraftFileName.isInName) && parts.end.first == UInt8(ascii: ".")
      && parts.end.dropFirst().allSatisfy { byte in
        byte < 128 && Character(Unicode.Scalar(byte)).isLetter
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      }
  }
}
