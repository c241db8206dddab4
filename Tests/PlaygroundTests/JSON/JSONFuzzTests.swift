import PlaygroundScenes
import TestSupport
import Testing

struct JSONFuzzTests {
  @Test func everyWrittenValueIsReadBack() throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<500 {
      let value = randomValue(depth: 4, &random)
      #expect(try JSONValue(parsing: value.compactText) == value)
      #expect(try JSONValue(parsing: value.indentedText) == value)
    }
  }

  @Test func noBytesCrashTheParser() {
    var random = SeededRandom(seed: 2)
    let tokens =
      [
        "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "d800", "\"a\"", "1", "-", ".", "e", "E+",
        "true", "nul", " ", "\n", "\u{FEFF}", "é", "\u{0}", "//",
      ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80]]
    var accepted = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<12, using: &random)
      let bytes = (0..<count).flatMap { _ in tokens.randomElement(using: &random) ?? [] }
      if (try? JSONValue(parsing: bytes)) != nil { accepted += 1 }
    }
    #expect(accepted > 0)
  }

  @Test func changedDocumentsAreReadOrRefused() throws {
    var random = SeededRandom(seed: 3)
    let reader = ScenarioReader(catalog: .standard)
    let good = Array(ScenarioCorpus.everyAction.utf8)
    var rejected = 0
    for _ in 0..<5_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: "{}[]\",:0".utf8.shuffled(using: &random), at: place)
        }
      }
      guard let message = errorMessage(of: { try reader.read(bytes, file: "f.json") }) else {
        continue
      }
      rejected += 1
      #expect(message.hasPrefix("f.json: $"))
    }
    #expect(rejected > 4_000)
  }

  private func randomValue(depth: Int, _ random: inout SeededRandom) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &random))
    case 2: return .number(randomNumber(&random))
    case 3: return .string(randomText(&random))
    case 4:
      let count = Int.random(in: 0..<4, using: &random)
      return .array((0..<count).map { _ in randomValue(depth: depth - 1, &random) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        object[randomText(&random)] = randomValue(depth: depth - 1, &random)
      }
      return .object(object)
    }
  }

  private func randomNumber(_ random: inout SeededRandom) -> Double {
    let value = Double(bitPattern: random.next())
    return value.isFinite ? value : Double(Int.random(in: -9...9, using: &random))
  }

  private func randomText(_ random: inout SeededRandom) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      let limit: UInt32 = [0x80, 0x3000, 0x11_0000].randomElement(using: &random) ?? 0x80
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
