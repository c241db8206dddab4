import GtkCore

extension SceneStage {
  /// The values that the pointer can set, of the widgets that the stage itself knows or else of all
  /// of GTK's that have one, in popovers, too.
  var pointerValues: [WidgetSetting] {
    let own = settableValues
    guard own.isEmpty else { return own }
    let names = WidgetAddress(stage: self)
    return root.selfAndDescendants.filter(\.hasValueForThePointer).flatMap { widget in
      names.address(of: widget).map { address in
        WidgetValues(widget: widget).json.members.map { WidgetSetting(address, $0.0, $0.1) }
      } ?? []
    }
  }
}

extension Widget {
  /// Whether it is a widget of GTK with a value that no click and no text sets.
  fileprivate var hasValueForThePointer: Bool {
    ["GtkCalendar", "GtkDropDown", "GtkScale", "GtkSpinButton"].contains(typeName)
  }
}
