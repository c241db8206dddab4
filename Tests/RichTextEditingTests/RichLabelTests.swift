import FoundationEssentials
import GtkCore
import RichTextModel
import WidgetTestSupport
import XCTest

@testable import RichTextEditing

/// Rich text in labels.
final class RichLabelTests: WidgetTestCase {
  private static func attributes(
    _ change: (inout AttributeContainer) -> Void
  ) -> AttributeContainer {
    var attributes = AttributeContainer()
    change(&attributes)
    return attributes
  }

  @MainActor
  private static func labels(_ label: RichLabel) -> [Label] {
    label.implementation.labels
  }

  @MainActor
  private static func with(
    _ content: RichText, width: Int = 300, _ body: (RichLabel, WindowHost) -> Void
  ) {
    let label = RichLabel(content)
    let host = WindowHost(label, width: width)
    body(label, host)
    host.close()
  }

  func testItIsAsLargeAsALabelWithTheSameAttributes() {
    onMain {
      let text = "Words that go on and on, and need a second line when they are as many as this"
      let properties: [(Label.Attribute.Property, AttributeContainer)] = [
        (.bold, Self.attributes { $0[FontTraitsKey.self] = .bold }),
        (.italic, Self.attributes { $0[FontTraitsKey.self] = .italic }),
        (.family("Monospace"), Self.attributes { $0[FontTraitsKey.self] = .monospace }),
        (.size(17), Self.attributes { $0[FontSizeKey.self] = 17 }),
      ]
      for (property, attributes) in properties {
        let plain = Label()
        plain.text = text
        plain.textAttributes = [Label.Attribute(bytes: 6..<30, property)]
        plain.wrapLines()
        let content =
          RichText(String(text.prefix(6)))
          + RichText(String(text.dropFirst(6).prefix(24)), attributes: attributes)
          + RichText(String(text.dropFirst(30)))
        let rich = RichLabel(content)
        for width in [120, 300] {
          XCTAssertEqual(
            rich.measure(.vertical, forSize: width).natural,
            plain.measure(.vertical, forSize: width).natural, "\(property)")
        }
        XCTAssertEqual(rich.measure(.horizontal).minimum, plain.measure(.horizontal).minimum)
      }
    }
  }

  func testTextFromOutsideIsNeverMarkup() {
    onMain {
      let link = Self.attributes { $0[LinkKey.self] = "https://example.org/?a=1&b=\"><b>" }
      let content = "<b>a</b> &amp; \u{1}" + RichText("<i>\u{0}x</i>", attributes: link) + "</a>"
      Self.with(content) { label, _ in
        XCTAssertEqual(
          Self.labels(label).map(\.text), ["<b>a</b> &amp; \u{1}<i>\u{FFFD}x</i></a>"])
      }
    }
  }

  func testLinksAreReachedWithTab() {
    onMain {
      let web = Self.attributes { $0[LinkKey.self] = "https://example.org/?a=1&b=2" }
      let script = Self.attributes { $0[LinkKey.self] = "javascript:alert(1)" }
      let content = "see " + RichText("here", attributes: web) + RichText("no", attributes: script)
      Self.with(content) { label, host in
        var addresses: [String] = []
        label.onLinkActivated = {
          addresses.append($0)
          return true
        }
        host.press("Tab")
        host.press("Return")
        XCTAssertEqual(addresses, ["https://example.org/?a=1&b=2"])
        host.press("Tab")
        host.press("Return")
        XCTAssertEqual(Set(addresses).count, 1)
      }
    }
  }

  func testParagraphsOfOneFormatShareALabel() {
    onMain {
      let heading = Self.attributes {
        $0[ParagraphKey.self] = ParagraphFormat(style: .heading(1))
      }
      let rule = Self.attributes { $0[ParagraphKey.self] = ParagraphFormat(style: .rule) }
      let item = Self.attributes {
        $0[ParagraphKey.self] = ParagraphFormat(list: ListItem(.number, level: 1))
      }
      let content =
        RichText("Title\n", attributes: heading) + "a\nb\n"
        + RichText("\n", attributes: rule) + RichText("one\ntwo", attributes: item)
      Self.with(content) { label, host in
        XCTAssertEqual(
          Self.labels(label).map(\.text), ["Title", "a\nb", "one", "two"])
        XCTAssertEqual(label.implementation.markers.map(\.text), ["a.", "b."])
        let marker = label.implementation.markers[0].bounds(in: label)
        let text = Self.labels(label)[2].bounds(in: label)
        XCTAssertEqual(text?.x, 56)
        XCTAssertLessThanOrEqual((marker?.x ?? 0) + (marker?.width ?? 0), text?.x ?? 0)
        XCTAssertEqual(marker?.y, text?.y)
        let height = label.height
        label.styles[.heading(1)]?.size = 50
        host.settle()
        XCTAssertGreaterThan(label.height, height + 15)
        label.content = "short"
        host.settle()
        XCTAssertEqual(Self.labels(label).map(\.text), ["short"])
        XCTAssertEqual(label.children.count, 1)
      }
    }
  }

  func testARightToLeftLabelIsMirrored() {
    onMain {
      let item = Self.attributes {
        $0[ParagraphKey.self] = ParagraphFormat(list: ListItem(.bullet))
      }
      Self.with(RichText("שלום", attributes: item)) { label, host in
        label.direction = .rightToLeft
        host.settle()
        let all = label.implementation.markers + Self.labels(label)
        let parts = all.compactMap { $0.bounds(in: label) }
        XCTAssertEqual(parts.count, 2)
        XCTAssertGreaterThanOrEqual(parts[0].x, parts[1].x + parts[1].width)
      }
    }
  }

  func testNothingOfItIsLeft() {
    onMain {
      assertFinalized {
        let link = Self.attributes { $0[LinkKey.self] = "https://example.org" }
        let label = RichLabel("a " + RichText("b", attributes: link))
        label.onLinkActivated = { _ in true }
        let host = WindowHost(label)
        let first = Self.labels(label)
        label.content = "other"
        host.close()
        return [label] + first
      }
    }
  }
}
