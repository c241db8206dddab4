import Concertina
import GtkCore
import Observation
import WidgetTestSupport
import XCTest

/// Forms whose fields show the properties of a model.
final class ModelFormTests: WidgetTestCase {
  @Observable
  fileprivate final class Account {
    var email = "ann@example.org"
    var password = ""
    var again = ""
    var birthday: CalendarDate?
  }

  fileprivate struct Order {
    var title = ""
    var amount: DecimalNumber?
  }

  func testFieldsShowAModel() {
    onMain {
      let account = Account()
      let (email, birthday) = (UnderlinedTextField("E-mail"), UnderlinedTextField("Birthday"))
      let form = FieldForm(account) { form in
        form.add(email, \.email, name: "mail")
        form.add(birthday, \.birthday)
      }
      XCTAssertEqual(email.text, "ann@example.org")
      XCTAssertEqual(form.values["mail"], "ann@example.org")
      XCTAssertEqual(form.fields.count, 2)
      email.setText("bob@example.org")
      birthday.setValue(CalendarDate("29.02.2024"))
      XCTAssertEqual(account.email, "bob@example.org")
      XCTAssertEqual(account.birthday, CalendarDate("29.02.2024"))
      account.birthday = nil
      XCTAssert(MainLoop.run(atMost: 60) { birthday.text.isEmpty })
      form.reset()
      XCTAssertEqual(account.email, "")
    }
  }

  func testRulesAreAboutTheModel() {
    onMain {
      let account = Account()
      let (password, again) = (UnderlinedTextField("Password"), UnderlinedTextField("Again"))
      let form = FieldForm(account) { form in
        form.add(password, \.password)
        form.add(again, \.again)
        form.require(again, "Not the same") { $0.password == $0.again }
      }
      var sent: [String] = []
      form.onSubmit = { _ in sent.append(account.password) }
      password.setText("secret")
      again.setText("secre")
      XCTAssertFalse(form.isValid)
      XCTAssertEqual(form.submit().problems.map(\.message), ["Not the same"])
      XCTAssertEqual(again.error, "Not the same")
      XCTAssertNil(password.error)
      // Solved in the other field.
      password.setText("secre")
      XCTAssertNil(again.error)
      XCTAssert(form.isValid)
      form.submit()
      XCTAssertEqual(sent, ["secre"])
      again.isEnabled = false
      password.setText("other")
      XCTAssert(form.isValid, "a disabled field has no problem")
      again.isEnabled = true
      XCTAssertFalse(form.isValid)
      form.remove(again)
      XCTAssert(form.isValid, "a field that is gone has none")
    }
  }

  func testAValueInAState() {
    onMain {
      let order = State(Order(title: "Tea", amount: 3))
      let (title, amount) = (BorderedTextField("Title"), BorderedTextField("Amount"))
      let form = FieldForm(order.binding) { form in
        form.add(title, \.title)
        form.add(amount, \.amount)
      }
      XCTAssertEqual(amount.text, "3")
      order.wrappedValue = Order(title: "Coffee", amount: "4.5")
      XCTAssertEqual(form.values.entries.map(\.text), ["Coffee", "4.5"])
      amount.setText("x")
      XCTAssertNil(order.wrappedValue.amount)
      XCTAssertEqual(order.wrappedValue.title, "Coffee")
    }
  }

  func testTheModelEndsWithTheForm() {
    onMain {
      weak var model: Account?
      weak var ended: FieldForm?
      assertFinalized {
        let account = Account()
        let email = UnderlinedTextField("")
        let form = FieldForm(account) { form in
          form.add(email, \.email)
          form.require(email, "") { !$0.email.isEmpty }
        }
        (model, ended) = (account, form)
        return [email]
      }
      XCTAssertNil(model)
      XCTAssertNil(ended)
    }
  }
}
