extension EditorFeature {
  /// Handles beside blocks, with their menu.
  public static let blockHandles = EditorFeature("block-handles") {
    [.blockMenu]
  } register: { register in
    let handle = BlockHandle(register.node, register.addColumn(.handles), register.typing)
    register.keep(handle)
    register.draw(.drag) { handle.draw($0) }
    register.on(.placed) { handle.place() }
    register.on(.textChanged) { handle.textChanged() }
  }
}

extension EditorViewImplementation {
  /// The handle of the block at the pointer; nil without the feature.
  var blockHandle: BlockHandle? { features.part() }
}
