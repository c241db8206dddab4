import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// The flat style of fields, for every kind of field.
final class FieldStyleTests: WidgetTestCase {
  private static var style: FieldStyle {
    var style = FieldStyle()
    style.font = .title3
    style.hintFont = .footnote
    style.accentColor = .rgb(0x1a7f37)
    style.errorColor = .rgb(0xa00000)
    style.lineWidth = 3
    style.cornerRadius = 0
    style.inset = 4
    return style
  }

  func testOneStyleIsForAllKinds() {
    onMain {
      let bordered = BorderedTextField("Name", style: Self.style).configuration
      XCTAssertEqual(bordered.textFieldBorder.width, 3)
      XCTAssertEqual(bordered.textFieldBorder.cornerRadius, 0)
      XCTAssertEqual(bordered.textFieldBorder.colors.active, .rgb(0x1a7f37))
      XCTAssertEqual(bordered.placeholder.colors.active, .rgb(0x1a7f37))
      XCTAssertEqual(bordered.textField.font, .title3)
      XCTAssertEqual(bordered.inset, 4)
      let line = UnderlinedTextField("Name", style: Self.style).configuration
      XCTAssertEqual(line.line.defaultHeight, 3)
      XCTAssertEqual(line.line.increasedHeight, LineConfiguration().increasedHeight)
      XCTAssertEqual(line.placeholder.bigFont, .title3)
      XCTAssertEqual(line.hint.font, .footnote)
      XCTAssertEqual(line.hint.colors.error, .rgb(0xa00000))
      let view = UnderlinedTextView("About", style: Self.style).configuration
      XCTAssertEqual(view.line.colors.active, .rgb(0x1a7f37))
      XCTAssertEqual(view.textField.increasedPadding, 0, "what the kind of field gives stays")
    }
  }

  func testPlaceholdersOfEveryKindHaveTheStyle() {
    onMain {
      var style = Self.style
      style.titleFont = .footnote
      let fields: [CatalogField] = [
        BorderedTextField("Name", style: style), UnderlinedTextField("Name", style: style),
        UnderlinedTextView("About", style: style),
      ]
      for field in fields {
        let appearance = field.implementation.style.appearance
        XCTAssertEqual(appearance.placeholder.bigFont, .title3, field.typeName)
        XCTAssertEqual(appearance.placeholder.topColors.active, .rgb(0x1a7f37), field.typeName)
        XCTAssertEqual(appearance.titleFont, .footnote, field.typeName)
      }
    }
  }

  func testAConfigurationIsReadBackAsItWasSet() {
    onMain {
      let (bordered, line, view) = (
        BorderedTextField(), UnderlinedTextField(), UnderlinedTextView()
      )
      bordered.configuration = .darkCatalogue
      bordered.configuration.inset = -4
      bordered.configuration.placeholder.font = .title3
      var expected = BorderedTextFieldConfiguration.darkCatalogue
      (expected.inset, expected.placeholder.font) = (-4, .title3)
      XCTAssertEqual(bordered.configuration, expected)
      line.configuration = .darkCatalogue
      XCTAssertEqual(line.configuration, .darkCatalogue)
      view.configuration = .darkCatalogue
      XCTAssertEqual(view.configuration, .darkCatalogue)
      view.configuration.geometry = .listRow
      XCTAssertEqual(view.configuration.geometry, .listRow)
    }
  }

  func testFieldsInOtherPlacesShareAStyleClass() {
    onMain {
      let (one, other) = (UnderlinedTextField("Name"), UnderlinedTextField("Name"))
      other.configuration.geometry = .listRow
      XCTAssertEqual(one.implementation.style.styleClass, other.implementation.style.styleClass)
      other.configuration.line.colors.active = .rgb(0x1a7f37)
      XCTAssertNotEqual(one.implementation.style.styleClass, other.implementation.style.styleClass)
    }
  }

  func testAStyleAppliesAtOnce() throws {
    try onMain {
      let host = FieldHost(UnderlinedTextField("Name"), isFocused: false)
      let line = try XCTUnwrap(host.field.implementation.parts.decoration.line)
      XCTAssertEqual(line.height, 1)
      host.field.style.lineWidth = 3
      host.settle()
      XCTAssertEqual(line.height, 3)
      XCTAssertEqual(host.field.style.lineWidth, 3)
      host.field.configuration = UnderlinedTextFieldConfiguration()
      host.settle()
      XCTAssertEqual(line.height, 1)
      XCTAssertEqual(host.field.style, FieldStyle(), "a configuration replaces it")
    }
  }

  func testRowsOfListsAreThoseOfTheConfiguration() {
    onMain {
      let field = UnderlinedTextField("Name", style: .listRow)
      XCTAssertEqual(field.configuration, .listRow)
      XCTAssertEqual(field.heightLayoutPolicy, .listRow)
      XCTAssertEqual(UnderlinedTextView("About", style: .listRow).configuration, .listRow)
    }
  }

  func testAButtonIsAnIconAndALabel() {
    onMain {
      let host = FieldHost(UnderlinedTextField("Number")) {
        $0.mode = .button("camera-photo-symbolic", label: "Scan")
      }
      XCTAssertEqual(host.field.actionButton?.accessibleLabel, "Scan")
    }
  }
}
