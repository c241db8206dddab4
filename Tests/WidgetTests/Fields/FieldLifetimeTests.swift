import WidgetTestSupport
import XCTest

@testable import TextFieldCatalog

/// Objects that are freed when a field's window is closed.
final class FieldLifetimeTests: WidgetTestCase {
  func testNothingIsLeftOfAField() {
    ComposerInputMethodInstallation.install()
    onMain {
      let uses: [(String, @MainActor (FieldHost<CatalogField>) -> Void)] = [
        ("untouched", { _ in }),
        ("typed", { $0.type("hello") }),
        (
          "undone",
          {
            $0.type("hello"); $0.press("z", control: true)
          }
        ),
        ("pasted", { $0.paste("hello") }),
        ("composing", { host in host.paints { _ = ComposerInputMethod.compose("한") } }),
        ("error", { $0.field.setError(with: "Wrong") }),
        ("floating", { $0.other.focus() }),
        ("disabled", { $0.field.disableTextField() }),
        ("password", { ($0.field as? SingleLineField)?.mode = .password }),
        ("closures that hold it", { host in host.field.onTextChanged = { _ in _ = host.calls } }),
        ("picker", { $0.field.picker = FakePicker() }),
        ("overlay", { $0.field.add(FakeOverlay()) }),
        (
          "neighbours",
          { host in
            host.field.nextInput = host.field
            host.field.previousInput = host.field
          }
        ),
        (
          "formatted",
          { host in
            let line = host.field as? SingleLineField
            line?.maskFormatter = try? MaskTextFieldFormatter(mask: "[00]-[00]")
            host.type("12")
          }
        ),
      ]
      let makers: [@MainActor () -> CatalogField] = [
        { BorderedTextField() }, { UnderlinedTextField() }, { UnderlinedTextView() },
      ]
      for make in makers {
        for (name, use) in uses {
          let references = Self.references(make, use)
          MainLoop.runUntilIdle()
          for (type, reference) in references {
            XCTAssertFalse(reference.isAlive, "\(name): \(type) was not finalized")
          }
        }
      }
    }
  }

  @MainActor
  private static func references(
    _ make: () -> CatalogField, _ use: (FieldHost<CatalogField>) -> Void
  ) -> [(String, WeakReference)] {
    let host = FieldHost(make())
    use(host)
    let objects: [Object] = [
      host.window, host.field, host.field.inputWidget, host.field.implementation.hint.label,
    ]
    host.field.onTextChanged = nil
    host.close()
    return objects.map { ($0.typeName, WeakReference($0)) }
  }

  func testAFieldThatIsDroppedWithoutAWindowIsGone() {
    onMain {
      assertFinalized {
        let fields: [CatalogField] = [
          BorderedTextField(), UnderlinedTextField(), UnderlinedTextView(),
        ]
        return fields + fields.map(\.inputWidget)
      }
    }
  }
}

@MainActor
private final class FakePicker: FieldPicker {
  private var field: FieldReference?
  private(set) var isOpen = false

  func attach(to field: FieldReference) { self.field = field }
  func detach() { field = nil }
  func open() { isOpen = true }
  func close() { isOpen = false }
}

@MainActor
private final class FakeOverlay: FieldOverlay {
  let widget: Widget = Label("€", role: .presentation)

  func update(for field: FieldReference) {}

  func place(in area: FieldTextArea) -> Rectangle? {
    Rectangle(x: area.endOfText, y: area.input.y, width: 20, height: 20)
  }
}
