/// The elements that are open at a position in a document.
struct HTMLNesting {
  struct Element {
    let name: String
    var styling = HTMLStyling()
    /// The number of the next item of a list; nil for a list without numbers.
    var number: Int?
    /// The number of cells in a row so far, and the number of writes before the row.
    var cellCount = 0
    var writeCount = 0
    /// Whether it is a block only because its style says so.
    var isShownAsBlock = false
    /// Whether spaces are written as no-break spaces in it.
    var isForSpaces = false
    /// The index of the innermost block, counted from the outermost element.
    var block = 0

    /// Whether it is a paragraph, in which a line break is only that.
    var isParagraph: Bool { name == "p" || HTMLElement.headingLevel(name) != nil }
  }

  /// The greatest depth, beyond what authors write; elements below it are ignored, but not their
  /// text.
  static let greatestDepth = 200

  private(set) var elements = [Element(name: "")]
  private var openCounts: [String: Int] = [:]
  private var tooDeepCounts: [String: Int] = [:]

  var innermost: Element { elements[elements.count - 1] }

  /// The innermost block.
  var block: Element { elements[innermost.block] }

  /// Enters an element; returns whether it is not too deep.
  mutating func open(_ element: Element) -> Bool {
    guard elements.count < Self.greatestDepth else {
      tooDeepCounts[element.name, default: 0] += 1
      return false
    }
    var element = element
    element.block =
      HTMLElement.blocks.contains(element.name) ? elements.count : innermost.block
    elements.append(element)
    openCounts[element.name, default: 0] += 1
    return true
  }

  /// Leaves the innermost element of a name, and all elements left open in it.
  mutating func close(_ name: String) {
    if let count = tooDeepCounts[name], count > 0 { return tooDeepCounts[name] = count - 1 }
    guard (openCounts[name] ?? 0) > 0 else { return }
    while elements.count > 1 {
      let last = elements.removeLast()
      openCounts[last.name, default: 1] -= 1
      if last.name == name { return }
    }
  }

  /// Whether an element of a name is open.
  func isOpen(_ name: String) -> Bool { (openCounts[name] ?? 0) > 0 }

  /// Changes the innermost element that meets a condition; returns whether there is one.
  @discardableResult
  mutating func changeInnermost(
    where isRight: (String) -> Bool, _ change: (inout Element) -> Void
  ) -> Bool {
    guard let index = elements.lastIndex(where: { isRight($0.name) }) else { return false }
    change(&elements[index])
    return true
  }
}
