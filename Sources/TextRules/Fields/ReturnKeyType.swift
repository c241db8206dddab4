/// The action of Return in a single-line field.
///
/// | type | Return |
/// | --- | --- |
/// | `default` | goes to the next input; submits in the last field of a form; else ends editing |
/// | `next` | goes to the next input; if none is set, moves the focus forward as Tab does |
/// | `done` | ends editing, even if there is a next input |
/// | `go`, `search`, `send` | submits the form from any of its fields; without one, ends editing |
///
/// Ending editing means removing the focus, unless `hideOnReturn` is off, and calling
/// `onShouldReturn`. That is also called before a form is submitted, but not if Return moves the
/// focus on.
///
/// Origin: in TextFieldsCatalog this sets the label of the key on the on-screen keyboard and
/// changes nothing else. GTK keyboards have no such label; here it determines what the key does.
public enum ReturnKeyType: String, Sendable, CaseIterable {
  /// Depends on the field's place.
  case `default`
  /// Goes somewhere; submits the form.
  case go
  /// Goes to the next field.
  case next
  /// Ends editing.
  case done
  /// Searches; submits the form.
  case search
  /// Sends; submits the form.
  case send
}
