/// Finds out which digits of an entry without `+` are the number.
///
/// The country's code may be written without its sign, and what is dialed before a number within
/// the country may be there or not. Only a whole code counts: `98123456789` is a digit too many in
/// India, though the code of India begins with 9, too.
struct NationalReading {
  /// A way to read the digits.
  struct Candidate {
    let digits: ArraySlice<Character>
    /// Whether the first of the digits were the country's code.
    var isWithCode = false
  }

  /// The code of the country.
  let code: String
  /// What is dialed before a number within the country, unless it is a zero.
  let aliases: [String]
  /// How many digits the mask has to have, and how many it may have.
  let capacity: ClosedRange<Int>

  private var plan: NumberingPlan? { NumberingPlan.ofCode(code) }

  /// Returns the digits of the number.
  func number(in digits: [Character]) -> Candidate {
    let whole = Candidate(digits: digits[...])
    var all = [whole]
    if digits.starts(with: code) {
      let rest = digits[code.count...]
      all.append(Candidate(digits: rest, isWithCode: true))
      // As in 49 0151: the zero is dialed only within the country.
      if rest.first == "0", TrunkZero(ofCode: code) != .part {
        all.append(Candidate(digits: rest.drop { $0 == "0" }, isWithCode: true))
      }
    }
    for alias in aliases where alias != code && digits.starts(with: alias) {
      all.append(Candidate(digits: digits[alias.count...]))
    }
    return all.first(where: isNumber) ?? best(of: all) ?? whole
  }

  /// Whether digits are a whole number.
  private func isNumber(_ candidate: Candidate) -> Bool {
    guard capacity.contains(candidate.digits.count) else { return false }
    return plan.map { $0.verdict(candidate.digits).kind != nil } ?? true
  }

  /// The best reading of digits that are not a number: as they are, unless they are too many.
  private func best(of all: [Candidate]) -> Candidate? {
    guard let whole = all.first, whole.digits.count > capacity.upperBound else { return nil }
    let begun = all.first { candidate in
      plan?.containsStart(of: candidate.digits.prefix(capacity.upperBound)) ?? false
    }
    return begun ?? all.first { capacity.contains($0.digits.count) }
  }
}
