import CConcertinaGtk
import WidgetTestSupport
import XCTest

@testable import ExpandableInput

/// Whether the text of a bar is legible in light, dark and high contrast.
final class ComposerAppearanceTests: WidgetTestCase {
  func testTextPlaceholderErrorAndCounterHaveTheirContrast() throws {
    try onMain {
      let settings = try XCTUnwrap(DesktopSettings.current)
      let theme = settings.themeName
      defer { settings.themeName = theme }
      for (name, isDark) in [
        ("Default", false), ("Default", true), ("HighContrast", false),
        ("HighContrastInverse", true),
      ] {
        settings.themeName = name
        settings.prefersDark = isDark
        let scheme = "\(name), \(isDark ? "dark" : "light")"
        for (name, contrast) in [
          ("placeholder", try Self.contrast(of: ".placeholder") { _ in }),
          (
            "error",
            try Self.contrast(of: ".notice") { composer in
              composer.text = "WWWW"
              composer.failure = ComposerHost.Failure()
              composer.send()
            }
          ),
          (
            "counter near the limit",
            try Self.contrast(of: ".counter") { composer in
              composer.bar.maxLength = 8
              composer.text = "WWWW"
            }
          ),
          (
            "counter",
            try Self.contrast(of: ".counter") { composer in
              composer.bar.maxLength = 4
              composer.text = "WWWWWWWW"
            }
          ),
        ] {
          XCTAssertGreaterThanOrEqual(contrast, 4.5, "\(name), \(scheme)")
        }
      }
    }
  }

  func testTheCountersSignStandsBeforeItsNumber() throws {
    try onMain {
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      let composer = ComposerHost()
      composer.bar.maxLength = 2
      composer.text = "abc"
      composer.settle()
      let counter = try XCTUnwrap(Self.find("counter", in: composer.bar))
      XCTAssertEqual(composer.bar.direction, .rightToLeft)
      XCTAssertEqual(counter.direction, .leftToRight)
      composer.close()
    }
  }

  /// The strongest contrast within the first widget with a style class.
  @MainActor
  private static func contrast(
    of styleClass: String, _ prepare: (ComposerHost) -> Void
  ) throws -> Double {
    let composer = ComposerHost(animationDuration: 0) { $0.checksSpelling = false }
    defer { composer.close() }
    prepare(composer)
    composer.settle()
    let found = try XCTUnwrap(find(String(styleClass.dropFirst()), in: composer.bar), styleClass)
    let place = try XCTUnwrap(found.bounds(in: composer.host.window))
    composer.bar.area.textView.resignFocus()
    composer.settle()
    let picture = RenderedPicture(try XCTUnwrap(composer.host.window.makeTexture()))
    let (left, top) = (Int(place.x), Int(place.y))
    return picture.strongestContrast(
      to: picture[left + Int(place.width) - 1, top], x: left..<left + Int(place.width),
      y: top..<top + Int(place.height))
  }

  @MainActor
  private static func find(_ styleClass: String, in widget: Widget) -> Widget? {
    if widget.hasStyleClass(styleClass) { return widget }
    return widget.children.lazy.compactMap { find(styleClass, in: $0) }.first
  }
}
