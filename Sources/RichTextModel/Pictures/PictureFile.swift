import FoundationEssentials

/// The bytes of a picture's file, as a part of content.
///
/// It stores them in Base64, as they are saved: copying and comparing content does not convert
/// them.
public struct PictureFile: Hashable, Sendable {
  /// The bytes in Base64.
  public let base64: String

  /// Creates a file from its bytes.
  public init(_ bytes: [UInt8]) { base64 = Data(bytes).base64EncodedString() }

  /// Creates a file from its bytes in Base64, whose validity is checked when they are used.
  public init(base64: String) { self.base64 = base64 }

  /// The bytes; nil if they are not valid Base64.
  public var bytes: [UInt8]? {
    Data(base64Encoded: base64, options: .ignoreUnknownCharacters).map { [UInt8]($0) }
  }

  /// The media type, by the first bytes, such as `image/png`; `application/octet-stream` if these
  /// are not known.
  public var mediaType: String {
    // The first 16 bytes.
    let start = Data(base64Encoded: String(base64.prefix(24))).map { [UInt8]($0) } ?? []
    return Self.mediaType(ofBytes: start)
  }

  /// Returns the media type of a file that begins with these bytes.
  static func mediaType(ofBytes bytes: [UInt8]) -> String {
    func begins(_ signature: String) -> Bool { bytes.starts(with: signature.utf8) }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if begins("GIF8") { return "image/gif" }
    if begins("RIFF"), bytes.dropFirst(8).starts(with: "WEBP".utf8) { return "image/webp" }
    if begins("BM") { return "image/bmp" }
    if begins("II*\0") || begins("MM\0*") { return "image/tiff" }
    if begins("<svg") || begins("<?xml") { return "image/svg+xml" }
    return "application/octet-stream"
  }

  // MARK: Addresses

  private static let scheme = "data:"

  /// The file as a `data:` address.
  public var address: String { "\(Self.scheme)\(mediaType);base64,\(base64)" }

  /// Whether an address is a `data:` address.
  static func isAddress(_ address: String) -> Bool {
    address.utf8.prefix(scheme.utf8.count).elementsEqual(scheme.utf8) { $0.lowercased == $1 }
  }

  /// Creates a file from a `data:` address in Base64; nil if it is another one.
  init?(address: String) {
    guard Self.isAddress(address), let comma = address.utf8.firstIndex(of: UInt8(ascii: ",")),
      address[..<comma].hasSuffix(";base64")
    else { return nil }
    self.init(base64: String(address[address.utf8.index(after: comma)...]))
    guard bytes?.isEmpty == false else { return nil }
  }
}
