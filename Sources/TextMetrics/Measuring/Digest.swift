/// A fast digest of bytes, eight at a time; callers also compare the bytes themselves.
enum Digest {
  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let raw = UnsafeRawBufferPointer(bytes)
    var digest = UInt64(truncatingIfNeeded: raw.count) &* prime
    var offset = 0
    while offset + 8 <= raw.count {
      digest = mix(digest, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    while offset < raw.count {
      digest = mix(digest, UInt64(raw[offset]))
      offset += 1
    }
    return digest
  }

  static func mix(_ digest: UInt64, _ value: UInt64) -> UInt64 {
    let product = (digest ^ value).multipliedFullWidth(by: prime)
    return product.high ^ product.low
  }
}
