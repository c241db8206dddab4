import CConcertinaGtk
import Foundation
import GtkCore
import WidgetTestSupport
import XCTest

extension WidgetTestCase {
  /// Runs the body of a test in a process in which GTK keeps the names for assistive technologies.
  ///
  /// GTK decides in the first widget of a process whether it keeps them. If it does not, the test
  /// runs in a process of its own.
  func withNames(_ body: @MainActor () throws -> Void) throws {
    if MainActor.assumeIsolated({ Self.keepsNames }) { return try onMain(body) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
    process.arguments = ["\(String(reflecting: type(of: self)))/\(testName)"]
    process.environment = ProcessInfo.processInfo.environment.merging(["GTK_A11Y": "test"]) { $1 }
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, text)
    XCTAssertTrue(text.contains("Executed 1 test"), text)
  }

  /// The name of the method: that of the test is `Class.method`.
  private var testName: String { String(name.split(separator: ".").last ?? "") }

  @MainActor private static var keepsNames: Bool {
    let label = Label("named")
    return withExtendedLifetime(label) {
      gtk_test_accessible_has_property(label.nativePointer, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
    }
  }
}
