import CConcertinaGtk
import GtkCore
import WidgetTestSupport
import XCTest

@testable import PlaygroundKit

/// The check finds every fault wherever it is, and nothing where there is none.
final class PlantedFaultTests: WidgetTestCase {
  /// The number of places in which each fault is planted.
  private static let places = 4
  /// Whether GTK's theme has links that are hard to read also where it is light, and a drop-down
  /// has the name of what is chosen.
  private static let isLater = gtk_get_minor_version() > 8

  override func tearDown() {
    super.tearDown()
    onMain { DesktopSettings.current?.prefersDark = false }
  }

  func testEachFaultIsFoundWhereverItIs() throws {
    try withNames {
      var count = 0
      for (index, fault) in PlantedFault.all.enumerated()
      where !Self.isLater || !fault.faulty.contains("GtkDropDown") {
        for place in 0..<Self.places {
          let surroundings = Surroundings.all[(index + place * 5) % Surroundings.all.count]
          DesktopSettings.current?.prefersDark = (index + place) % 2 == 1
          let objects = surroundings.around(fault.faulty)
          let found = try Described.findings(in: [objects], css: PlantedFault.css)
            // The links of GTK's dark theme are too dark, and later those of the light one.
            .filter { $0.isRight || !surroundings.hasLinks || $0.finding.rule != .contrast }
          XCTAssertEqual(
            found.map(\.finding.rule), [fault.rule],
            "\(fault.name), \(surroundings.name): \(found.map(\.finding.line))")
          XCTAssertTrue(
            found.allSatisfy(\.isRight), "\(fault.name): \(found.map(\.finding.line))")
          count += 1
        }
      }
      XCTAssertGreaterThanOrEqual(count, 100)
    }
  }

  func testNothingIsSaidAboutWhatIsAsItShouldBe() throws {
    try withNames {
      for isDark in [false, true] {
        DesktopSettings.current?.prefersDark = isDark
        for surroundings in Surroundings.all
        where !isDark && !Self.isLater || !surroundings.hasLinks {
          let sound = PlantedFault.all.map { surroundings.around($0.sound) }
          let found = try Described.findings(in: sound, css: PlantedFault.css)
          XCTAssertEqual(found.map(\.finding.line), [], "\(surroundings.name), \(isDark)")
        }
      }
    }
  }
}
