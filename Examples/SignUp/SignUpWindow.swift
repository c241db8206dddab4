import Concertina
import GtkCore

/// The window: first the form, then what was entered.
@MainActor
final class SignUpWindow: WindowOwner {
  let window: ApplicationWindow
  private let pages = Stack()
  private let form: SignUpForm
  private let account = Box(.vertical, spacing: 6)

  init(application: Application) throws {
    window = ApplicationWindow(application: application)
    form = try SignUpForm()
    window.title = "Sign up"
    window.defaultSize = (460, 760)
    window.keepSize()
    account.setMargins(24)
    pages.add(ScrolledWindow(form.widget), named: "form", title: "Sign up")
    pages.add(account, named: "account", title: "Your account")
    window.child = pages
    form.onSignedUp = { [weak self] in self?.show($0) }
    form.reset()
  }

  private func show(_ shown: Account) {
    account.removeAll()
    for (title, value) in shown.lines {
      let label = Label("\(title): \(value)")
      label.wrapLines()
      label.horizontalAlignment = .start
      account.append(label)
    }
    let again = Button("Another account")
    again.onClicked { [weak self] in
      self?.pages.visiblePage = "form"
      self?.form.reset()
    }
    account.append(again)
    pages.visiblePage = "account"
    again.focus()
  }
}
