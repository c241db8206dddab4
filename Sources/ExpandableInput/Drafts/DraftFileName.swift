import CConcertinaGLib

/// Creates names of files and folders from arbitrary identifiers.
///
/// The folder of an application has the application's own name; everything else here is about
/// conversations.
///
/// An identifier may be anything: an address, a path, an emoji, or empty. The name holds only
/// lowercase letters, digits, `-`, `_` and dots that are not at its start; every other byte is
/// written as `%` and two digits. So no identifier reaches another folder, and no two identifiers
/// share a file, even where the file system ignores case. The name of a long identifier consists of
/// its beginning and a SHA-256 of all of it.
enum DraftFileName {
  /// The greatest length of a name without its extension: file systems allow 255 bytes, encrypted
  /// ones 143.
  static let greatestLength = 120
  /// The extension of the names of drafts.
  static let ending = ".draft"

  /// The name of the file that holds the draft of a conversation.
  static func file(for conversation: String) -> String { name(for: conversation) + ending }

  /// The name of the folder for an application's drafts: its identifier, if that is a valid one.
  ///
  /// Users look for the folder by that name, and no two programs have identifiers that differ only
  /// by case.
  static func folder(for application: String) -> String {
    isIdentifier(application) ? application : name(for: application)
  }

  /// Whether a text is an identifier that `Application` accepts, which every file system keeps as
  /// it is.
  private static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count <= greatestLength && g_application_id_is_valid(text) != 0
  }

  private static func name(for identifier: String) -> String {
    // Nothing else is written as `%` alone.
    guard !identifier.isEmpty else { return "%" }
    let escaped = escape(identifier)
    guard escaped.utf8.count > greatestLength else { return escaped }
    // `%-` is in no escaped name, so a long identifier never collides with a short one.
    return String(escaped.prefix(greatestLength - 66)) + "%-" + digest(of: identifier)
  }

  private static func escape(_ identifier: String) -> String {
    var name = ""
    for byte in identifier.utf8 {
      if isPlain(byte) || (byte == UInt8(ascii: ".") && !name.isEmpty) {
        name.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        name += (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
      }
    }
    return name
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether the name of a draft's file can contain a byte.
  static func isInName(_ byte: UInt8) -> Bool {
    isPlain(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "%")
  }

  private static func digest(of identifier: String) -> String {
    let bytes = Array(identifier.utf8)
    guard let digest = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
    else { preconditionFailure("GLib has no SHA-256") }
    defer { g_free(digest) }
    return String(cString: digest)
  }
}
