import CConcertinaGtk
import CConcertinaShims

/// A GTK widget class of this package: its GType, its CSS node name and its accessible role.
@MainActor
public struct WidgetClass {
  let type: GType
  /// The declaration of what GObject sees of it; nil for a class that only Swift code uses.
  let declaration: WidgetDeclaration?

  /// Registers a class, once for each name.
  ///
  /// - Parameters:
  ///   - name: The GType's name, such as `ConcertinaGrowingTextArea`.
  ///   - cssName: The name of the widget's CSS node.
  ///   - role: The accessible role, which cannot change later.
  public init(name: String, cssName: String, role: AccessibleRole = .generic) {
    self.init(name: name, cssName: cssName, role: role, declaration: nil)
  }

  /// Registers a class whose widgets any GTK program can create and use.
  package init(_ declaration: WidgetDeclaration) {
    self.init(
      name: declaration.name, cssName: declaration.cssName, role: declaration.role,
      declaration: declaration)
  }

  private init(
    name: String, cssName: String, role: AccessibleRole, declaration: WidgetDeclaration?
  ) {
    self.declaration = declaration
    let existing = g_type_from_name(name)
    guard existing == 0 else {
      type = existing
      return
    }
    let description = UnsafeMutablePointer<ConcertinaWidgetDescription>.allocate(capacity: 1)
    let parent = declaration?.parent.map { WidgetClass($0).type } ?? gtk_widget_get_type()
    // It and its strings belong to the class, which lives as long as the program.
    description.initialize(
      to: ConcertinaWidgetDescription(
        parent: parent, is_abstract: declaration?.isAbstract == true ? 1 : 0,
        css_name: g_strdup(cssName), role: role.value,
        is_editable: declaration?.isEditable == true ? 1 : 0, functions: Self.functions,
        declaration: declaration.map { Unmanaged.passRetained($0).toOpaque() },
        members: ConcertinaMembers(declaration)))
    type = concertina_widget_register(name, description)
  }

  // One table serves all classes: only what its functions are called with differs.
  private static let functions: UnsafePointer<ConcertinaWidgetFunctions> = {
    let table = UnsafeMutablePointer<ConcertinaWidgetFunctions>.allocate(capacity: 1)
    table.initialize(to: makeFunctions())
    return UnsafePointer(table)
  }()
}

private typealias ImplementationPointer = UnsafeMutableRawPointer?

private func implementation(_ pointer: UnsafeMutableRawPointer) -> WidgetImplementation {
  Unmanaged<WidgetImplementation>.fromOpaque(pointer).takeUnretainedValue()
}

private func call<Result: Sendable>(
  _ pointer: ImplementationPointer, default fallback: Result,
  _ body: @MainActor (WidgetImplementation) -> Result
) -> Result {
  guard let pointer else { return fallback }
  let implementation = implementation(pointer)
  return MainActor.assumeIsolated { body(implementation) }
}

/// What every frame calls, of which C code has made sure that this is the main thread: asking the
/// main actor costs five calls into the runtime and an allocation.
private struct FrameFunctions {
  let measure: @MainActor (WidgetImplementation, GtkOrientation, Int) -> SizeRequest
  let allocate: @MainActor (WidgetImplementation, Int, Int, Int) -> Void
  let snapshot: @MainActor (WidgetImplementation, OpaquePointer) -> Void

  /// The same for callers that are not isolated.
  struct Called: @unchecked Sendable {
    let measure: (WidgetImplementation, GtkOrientation, Int) -> SizeRequest
    let allocate: (WidgetImplementation, Int, Int, Int) -> Void
    let snapshot: (WidgetImplementation, OpaquePointer) -> Void
  }
}

private let frameFunctions = unsafeBitCast(
  FrameFunctions(
    measure: { $0.measure(Orientation($1), forSize: $2) },
    allocate: { $0.allocate(width: $1, height: $2, baseline: $3) },
    snapshot: { implementation, snapshot in
      Painting.run { implementation.snapshot(Snapshot(borrowing: snapshot)) }
    }), to: FrameFunctions.Called.self)

private func makeFunctions() -> ConcertinaWidgetFunctions {
  ConcertinaWidgetFunctions(
    measure: { pointer, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
      guard let pointer else { return }
      let answer = frameFunctions.measure(implementation(pointer), orientation, Int(size))
      minimum?.pointee = CInt(clamping: answer.minimum)
      natural?.pointee = CInt(clamping: answer.natural)
      minimumBaseline?.pointee = CInt(clamping: answer.minimumBaseline ?? -1)
      naturalBaseline?.pointee = CInt(clamping: answer.naturalBaseline ?? -1)
    },
    size_allocate: { pointer, width, height, baseline in
      guard let pointer else { return }
      frameFunctions.allocate(implementation(pointer), Int(width), Int(height), Int(baseline))
    },
    snapshot: { pointer, snapshot in
      guard let pointer, let snapshot else { return }
      frameFunctions.snapshot(implementation(pointer), snapshot)
    },
    focus: { pointer, direction in
      call(pointer, default: false) { $0.moveFocus(FocusDirection(direction)) } ? 1 : 0
    },
    grab_focus: { pointer in call(pointer, default: false) { $0.grabFocus() } ? 1 : 0 },
    css_changed: { pointer in call(pointer, default: ()) { $0.styleChanged() } },
    direction_changed: { pointer in call(pointer, default: ()) { $0.directionChanged() } },
    state_flags_changed: { pointer in call(pointer, default: ()) { $0.stateFlagsChanged() } },
    root: { pointer in
      call(pointer, default: ()) { implementation in
        StyledDisplays.include(displayOf: implementation.widget)
        implementation.rooted()
      }
    },
    unroot: { pointer in call(pointer, default: ()) { $0.unrooted() } },
    map: { pointer in call(pointer, default: ()) { $0.mapped() } },
    unmap: { pointer in call(pointer, default: ()) { $0.unmapped() } },
    dispose: { pointer in
      call(pointer, default: ()) { implementation in
        implementation.dispose()
        implementation.endEvents()
        implementation.widgetPointer = nil
      }
    },
    destroy: { pointer in
      guard let pointer else { return }
      Unmanaged<WidgetImplementation>.fromOpaque(pointer).release()
    },
    get_property: { declaration, pointer, index, value in
      guard let value, let declaration = WidgetDeclaration.of(declaration) else { return }
      let borrowed = MainThreadValue(value)
      call(pointer, default: ()) {
        declaration.read(Int(index), of: $0.widget, into: borrowed.value)
      }
    },
    set_property: { declaration, pointer, index, value in
      guard let value, let declaration = WidgetDeclaration.of(declaration) else { return 0 }
      let borrowed = MainThreadValue(value)
      return call(pointer, default: false) {
        declaration.write(Int(index), of: $0.widget, from: borrowed.value)
      } ? 1 : 0
    },
    call_method: { declaration, pointer, index, arguments, result, message in
      guard let declaration = WidgetDeclaration.of(declaration) else { return 0 }
      let borrowed = MainThreadValue((arguments, result))
      let failure = call(pointer, default: nil) { implementation in
        declaration.failure(
          Int(index), of: implementation.widget, borrowed.value.0, result: borrowed.value.1)
      }
      message?.pointee = failure.map { g_strdup($0) }
      return failure == nil ? 1 : 0
    },
    get_line: { pointer in
      let line = call(pointer, default: MainThreadValue<UnsafeMutablePointer<GtkWidget>?>(nil)) {
        MainThreadValue($0.line?.widgetPointer)
      }
      return line.value
    },
    make: { declaration in
      guard let declaration = WidgetDeclaration.of(declaration) else { return }
      MainActor.assumeIsolated { _ = declaration.make?() }
    })
}
