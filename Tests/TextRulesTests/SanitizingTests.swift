import Testing
import TextRules

@Suite struct SanitizingTests {
  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], "a\u{FFFD}b"),
      ([0x61, 0x00, 0x62], "a\u{FFFD}b"),
      ([0xE2, 0x82], "\u{FFFD}"),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xC0, 0x80], "\u{FFFD}\u{FFFD}"),
      ([0x0D, 0x61, 0x0D, 0x0A], "\ra\r\n"),
      ([0xEF, 0xBB, 0xBF, 0x61], "\u{FEFF}a"),
      ([], ""),
    ] as [([UInt8], String)])
  func bytesBecomeText(bytes: [UInt8], text: String) {
    #expect(String(sanitizing: bytes).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func aStringLosesItsNul() {
    #expect(String(sanitizing: "a\0b\0") == "a\u{FFFD}b\u{FFFD}")
    #expect(String(sanitizing: "a\rü") == "a\rü")
  }
}
