import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// What the fields' widgets and pictures were when somebody looked at them last.
final class FieldReferenceTests: WidgetTestCase {
  /// A field in one of its states, to be made when its turn comes.
  private struct State {
    let name: String
    let make: @MainActor () -> FieldHost<CatalogField>
  }

  private static let longError =
    "This is what is wrong with it, told at such length that it takes two lines"

  @MainActor
  private static let kinds: [(String, @MainActor () -> CatalogField)] = [
    ("bordered", { BorderedTextField() }), ("underlined", { UnderlinedTextField() }),
    ("multiline", { UnderlinedTextView() }),
  ]

  @MainActor
  private static let states: [(String, @MainActor (CatalogField) -> Void)] = [
    ("empty", { _ in }),
    ("filled", { $0.setText("Ada Lovelace") }),
    (
      "error",
      {
        $0.setText("Ada")
        $0.setError(with: "Wrong format")
      }
    ),
    (
      "disabled",
      {
        $0.setText("Ada Lovelace")
        $0.disableTextField()
      }
    ),
    (
      "two-line-error",
      {
        $0.heightLayoutPolicy = .flexible(minHeight: 77, bottomSpace: 5)
        $0.setText("Ada")
        $0.setError(with: longError)
      }
    ),
  ]

  @MainActor
  private static func host(
    _ field: CatalogField, isFocused: Bool = false, _ change: @MainActor (CatalogField) -> Void
  ) -> FieldHost<CatalogField> {
    let host = FieldHost(field, isFocused: isFocused) {
      $0.placeholder = "Name"
      $0.setHint("As in your passport")
      change($0)
    }
    // The selection that comes with the focus is the theme's.
    if isFocused, field is SingleLineField { host.press("End") }
    host.host.settle()
    return host
  }

  @MainActor
  private static var all: [State] {
    var all: [State] = []
    for (kind, make) in kinds {
      for (name, change) in states {
        all.append(State(name: "\(kind)-\(name)") { host(make(), change) })
      }
      all.append(State(name: "\(kind)-active") { host(make(), isFocused: true) { _ in } })
    }
    all.append(
      State(name: "password") {
        host(UnderlinedTextField()) {
          ($0 as? SingleLineField)?.mode = .password
          $0.setText("Secret12")
        }
      })
    all.append(
      State(name: "two-line-text") { host(UnderlinedTextView()) { $0.setText("one\ntwo") } })
    return all
  }

  override func setUpWithError() throws {
    try super.setUpWithError()
    MainActor.assumeIsolated { DesktopSettings.current?.animationsEnabled = false }
  }

  /// The tree without the classes that carry a configuration's colours: they are numbered in the order
  /// in which a program asks for them.
  @MainActor
  private static func tree(of field: CatalogField) -> String {
    TreeDump.text(of: field).replacing(/\.catalog-(button-)?[0-9]+/, with: "")
  }

  func testTrees() throws {
    try onMain {
      let references = try ReferenceFolder.references("field-trees")
      for state in Self.all {
        let (name, host) = (state.name, state.make())
        ReferenceFolder.check(
          references.compare(Self.tree(of: host.field), to: "\(name).txt"), name)
        host.close()
      }
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }

  func testPictures() throws {
    try onMain {
      let references = try ReferenceFolder.references("field-pictures")
      let settings = try XCTUnwrap(DesktopSettings.current)
      for isDark in [false, true] {
        settings.prefersDark = isDark
        for state in Self.all {
          try Self.compare(
            references, state.make(), "\(state.name)-\(isDark ? "dark" : "light")")
        }
      }
      settings.prefersDark = false
      try Self.compareOtherWays(references, settings)
      XCTAssertEqual(references.orphans, [], "references that no test asks for")
    }
  }

  /// From right to left, and with text of twice the size.
  @MainActor
  private static func compareOtherWays(
    _ references: References, _ settings: DesktopSettings
  ) throws {
    let resolution = settings.textResolution
    defer { settings.textResolution = resolution }
    for (name, make) in kinds {
      let mirrored = host(make()) {
        $0.direction = .rightToLeft
        $0.placeholder = "שם"
        $0.setText("שלום")
        $0.showsCounter = true
        ($0 as? SingleLineField)?.mode = .password
        $0.setError(with: "שגיאה")
      }
      try compare(references, mirrored, "\(name)-right-to-left")
    }
    settings.textResolution = 2 * resolution
    for (name, make) in kinds {
      try compare(references, host(make(), states[2].1), "\(name)-large")
    }
  }

  @MainActor
  private static func compare(
    _ references: References, _ host: FieldHost<CatalogField>, _ name: String
  ) throws {
    let texture = try XCTUnwrap(host.field.makeTexture())
    ReferenceFolder.check(references.compare(texture, to: "\(name).png"), name)
    host.close()
  }
}
