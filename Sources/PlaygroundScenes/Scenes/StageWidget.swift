/// The widget type of a stage.
///
/// The one place to change when the widgets' reference type is there.
public typealias StageWidget = AnyObject
