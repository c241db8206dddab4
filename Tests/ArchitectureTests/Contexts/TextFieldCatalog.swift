import DataBinding
import GtkCore
import Observation
import TextFieldCatalog
import TextRules
import WidgetSupport

// What the examples in the comments of this module use and do not declare.

@MainActor
final class TermsBox: Widget {
  var isActive = false
}

@MainActor
@Observable
final class Account {
  var email = ""
  var password = ""
  var again = ""
  var birthday: CalendarDate?
}

@MainActor
final class Profile {
  var birthday: CalendarDate?
}

@MainActor
func strength(of password: String) -> String { password.count < 8 ? "weak" : "strong" }

@MainActor
func find(_ text: String) {}

@MainActor
func signIn(_ email: String, _ password: String) {}

@MainActor let profile = Profile()
@MainActor let field: UnderlinedTextField = unused()
@MainActor let (email, password): (UnderlinedTextField, UnderlinedTextField) = unused()
@MainActor let (birthday, sex): (UnderlinedTextField, UnderlinedTextField) = unused()
@MainActor let query: UnderlinedTextField = unused()
@MainActor let comment: UnderlinedTextView = unused()
@MainActor let prefix: Label = unused()
@MainActor let button: Button = unused()
@MainActor let entry: Entry = unused()
@MainActor let form: FieldForm = unused()

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
