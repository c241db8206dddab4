import CConcertinaGtk
import GtkCore
import TextFieldCatalog
import WidgetTestSupport
import XCTest

@testable import ConcertinaGObject

/// What an app sets by GtkEditable, and what a field makes of it.
final class EditableTests: WidgetTestCase {
  @MainActor private static var lines: [WidgetDeclaration] {
    [BorderedTextField.declaration, UnderlinedTextField.declaration]
  }

  /// The properties of GtkEditable that the app alone sets, with values that are not the defaults.
  private static let kept = [
    ("editable", "FALSE"), ("xalign", "0.25"), ("width-chars", "7"), ("max-width-chars", "9"),
    ("enable-undo", "FALSE"),
  ]

  func testThePropertiesHaveTheDefaultsOfAnEntry() throws {
    try onMain {
      let entry = Entry()
      for declaration in Self.lines {
        let field = try GObjectWidget(declaration)
        for (name, _) in Self.kept {
          XCTAssertEqual(try field.text(of: name), try GObjectWidget.text(of: name, in: entry))
        }
      }
    }
  }

  func testWhatTheAppHasSetLasts() throws {
    try onMain {
      for declaration in Self.lines {
        let field = try GObjectWidget(declaration)
        let host = WindowHost(field.widget, width: 300)
        for (name, value) in Self.kept { try field.set(name, to: value) }
        @MainActor func check(_ step: String) {
          for (name, value) in Self.kept {
            let text = try? field.text(of: name)
            XCTAssert(text?.hasPrefix(value) ?? false, "\(step): \(name) = \(text ?? "")")
          }
        }
        host.settle()
        check("shown")
        for parameter in declaration.parameters where parameter.isWritable {
          for value in parameter.others {
            try field.set(parameter, to: value)
            check("\(parameter.name) = \(value)")
          }
        }
        field.widget.focus()
        host.settle()
        check("focused")
        field.widget.direction = .rightToLeft
        host.settle()
        check("from right to left")
      }
    }
  }

  func testTheCaretStaysWhereItIs() throws {
    try onMain {
      // GTK clears the selection of a text that is disabled.
      let others = ["enabled", "text", "mask", "value-kind"]
      for declaration in Self.lines {
        let field = try GObjectWidget(declaration)
        try field.set("text", to: "abcdef")
        for parameter in declaration.parameters
        where parameter.isWritable && !others.contains(parameter.name) {
          gtk_editable_select_region(field.widget.nativePointer, 1, 4)
          for value in parameter.others {
            try field.set(parameter, to: value)
            XCTAssertEqual(try field.text(of: "selection-bound"), "1", field.name(of: parameter))
            XCTAssertEqual(try field.text(of: "cursor-position"), "4", field.name(of: parameter))
          }
        }
      }
    }
  }

  func testAReadOnlyFieldTakesNoKeys() throws {
    try onMain {
      for declaration in Self.lines {
        let field = try GObjectWidget(declaration)
        let host = WindowHost(field.widget, width: 300)
        try field.set("text", to: "ab")
        field.widget.focus()
        host.type("c")
        host.settle()
        try field.set("editable", to: "false")
        try field.set("hint", to: "a hint")
        try field.set("error", to: "an error")
        try field.set("enabled", to: "false")
        try field.set("enabled", to: "true")
        field.widget.focus()
        let text = try field.text(of: "text")
        host.type("d")
        host.press("z", control: true)
        host.settle()
        XCTAssertEqual(try field.text(of: "text"), text)
        try field.set("editable", to: "true")
        host.type("d")
        host.settle()
        XCTAssertNotEqual(try field.text(of: "text"), text)
        host.close()
      }
    }
  }

  func testADisabledFieldIsStillTheAppsToEdit() throws {
    try onMain {
      let field = try GObjectWidget(BorderedTextField.declaration)
      try field.set("enabled", to: "false")
      XCTAssertEqual(try field.text(of: "editable"), "TRUE")
      let delegate = gtk_editable_get_delegate(field.widget.nativePointer)
      XCTAssertEqual(gtk_editable_get_editable(delegate), 0)
      try field.set("editable", to: "false")
      try field.set("enabled", to: "true")
      XCTAssertEqual(gtk_editable_get_editable(delegate), 0)
      try field.set("editable", to: "true")
      XCTAssertNotEqual(gtk_editable_get_editable(delegate), 0)
    }
  }

  func testUndoCanBeTurnedOff() throws {
    try onMain {
      let field = try GObjectWidget(UnderlinedTextField.declaration)
      let host = WindowHost(field.widget, width: 300)
      field.widget.focus()
      host.type("a")
      host.settle()
      try field.set("enable-undo", to: "false")
      host.type("b")
      host.settle()
      host.press("z", control: true)
      XCTAssertEqual(try field.text(of: "text"), "\"ab\"")
      try field.set("enable-undo", to: "true")
      host.press("z", control: true)
      XCTAssertEqual(try field.text(of: "text"), "\"ab\"")
      host.type("c")
      host.settle()
      host.press("z", control: true)
      XCTAssertEqual(try field.text(of: "text"), "\"ab\"")
    }
  }

  func testTheAlignmentIsThatOfTheFieldsDirection() throws {
    try onMain {
      let field = try GObjectWidget(BorderedTextField.declaration)
      let host = WindowHost(field.widget, width: 300)
      let delegate = gtk_editable_get_delegate(field.widget.nativePointer)
      try field.set("xalign", to: "0.75")
      // In later versions the line keeps what it was given.
      try XCTSkipIf(gtk_check_version(4, 10, 0) == nil)
      for (text, alignment) in [("left", Float(0.75)), ("\u{05D0}\u{05D1}", 0.25), ("left", 0.75)] {
        try field.set("text", to: text)
        host.settle()
        XCTAssertEqual(gtk_editable_get_alignment(delegate), alignment, text)
        XCTAssert(try field.text(of: "xalign").hasPrefix("0.75"))
      }
    }
  }

  func testEachChangeIsNotifiedOnce() throws {
    try onMain {
      for declaration in Self.lines {
        let field = try GObjectWidget(declaration)
        let host = WindowHost(field.widget, width: 300)
        for (name, value) in Self.kept {
          var count = 0
          let connection = field.widget.onChange(of: Property<Widget, Int>(name)) { count += 1 }
          try field.set(name, to: value)
          try field.set(name, to: value)
          try field.set("enabled", to: "false")
          try field.set("enabled", to: "true")
          host.settle()
          XCTAssertEqual(count, 1, name)
          connection.disconnect()
        }
      }
    }
  }
}
