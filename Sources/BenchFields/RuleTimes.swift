import CBenchLoop
import TextFieldCatalog

/// Measures the rules of fields without any widget: keys in a mask, and the validation of texts.
///
/// Prints one line of JSON, which maps each workload to its median and its 99th percentile, in
/// microseconds of CPU time of the thread.
@MainActor
struct RuleTimes {
  private static let repeats = 1_000

  private var lines: [String] = []

  static func run() -> Int32 {
    var times = RuleTimes()
    do { try times.measure() } catch { return 1 }
    print("{" + times.lines.joined(separator: ", ") + "}")
    return 0
  }

  private mutating func measure() throws {
    let card = try Mask(FormatterMasks.cardNumber)
    key("key at the end of a card number", card, "411111111111111", at: 18)
    key("key at the start of a card number", card, "411111111111111", at: 0)
    let phone = try Mask(FormatterMasks.phone)
    key("key in the middle of a phone number", phone, "916123456", at: 9)
    let password = try Mask(FormatterMasks.password, notations: FormatterMasks.passwordNotations)
    let long = String(repeating: "x", count: 1_000)
    key("key at the end of a mask with 1,000 characters", password, long, at: 1_000)
    key("key at the start of a mask with 1,000 characters", password, long, at: 0)
    let money = MoneyFormat()
    let sum = money.format("123456789")
    time("key in a sum of money") { money.apply(.insertion(of: "5", at: 3), to: sum).text }
    try validations()
  }

  private mutating func validations() throws {
    let email = try TextFieldValidator(regex: SharedRegex.email)
    let address = String(repeating: "a", count: 60) + "@example.org"
    time("an e-mail address judged") { email.validate(address) }
    let password = try TextFieldValidator(minLength: 8, maxLength: 64, regex: SharedRegex.password)
    time("a password judged") { password.validate("Correct horse 7 battery staple") }
    let prose = TextFieldValidator(minLength: 30, maxLength: 20_000)
    let text = String(repeating: "word ", count: 2_000)
    time("10,000 characters counted and judged") { prose.validate(text) }
    let greedy = try TextFieldValidator(regex: "(a+)+b")
    let hostile = String(repeating: "a", count: 60)
    time("a hostile pattern given up") { greedy.validate(hostile) }
  }

  private mutating func key(_ name: String, _ mask: Mask, _ text: String, at place: Int) {
    let before = mask.format(text)
    time(name) { mask.apply(.insertion(of: "7", at: place), to: before).text }
  }

  private mutating func time<Result>(_ name: String, _ work: () -> Result) {
    var samples: [Double] = []
    for _ in 0..<Self.repeats {
      let start = Self.now()
      let result = work()
      samples.append(Self.now() - start)
      withExtendedLifetime(result) {}
    }
    samples.sort()
    let (median, slowest) = (samples[samples.count / 2], samples[samples.count * 99 / 100])
    lines.append("\"\(name)\": [\(median), \(slowest)]")
  }

  /// Returns the CPU time of the thread, in microseconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
