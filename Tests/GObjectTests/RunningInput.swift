import ConcertinaTesting
import Foundation

/// An input of a `.ui` file with a label beside it, as a screen reader gets it from outside.
final class RunningInput: RunningApp {
  private var number = 0

  /// Shows an input.
  ///
  /// - Parameters:
  ///   - type: The name of its class.
  ///   - content: What is in its element of the file.
  ///   - steps: What is done with it later, one step for each call of ``goOn()``.
  /// - Throws: `TestFailure` if it is not shown.
  init(_ type: String, _ content: String = "", steps: [String] = []) throws {
    let shown =
      type == "ConcertinaFindBar" ? "<property name='search-mode-enabled'>true</property>" : ""
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <interface><object class="GtkBox" id="page"><property name="orientation">vertical</property>
      <child><object class="GtkLabel" id="label"><property name="label">By label</property>
      </object></child>
      <child><object class="\(type)" id="input">\(shown)\(content)</object></child>
      </object></interface>
      """, to: "input.ui")
    try super.init("NamedInput", [folder.file("input.ui")] + steps, home: folder)
  }

  /// Does the next step.
  func goOn() throws {
    number += 1
    _ = try button("Step \(number)").call("Action", "DoAction", [BusValue(Int32(0))])
  }

  /// Does the next step, and waits until the widget that has the focus is as expected.
  func goOn(
    file: StaticString = #filePath, line: UInt = #line,
    until isExpected: (AccessibleNode) throws -> Bool
  ) throws {
    try goOn()
    var found = ""
    try waitUntil(found, seconds: 10, file: file, line: line) {
      guard let node = try root.first(where: { try $0.hasFocus && $0.role != "frame" }) else {
        found = "no focus in \(root.dump)"
        return false
      }
      found = "\(try node.role) “\(try node.name)”: \(try node.description)"
      return try isExpected(node)
    }
  }
}
