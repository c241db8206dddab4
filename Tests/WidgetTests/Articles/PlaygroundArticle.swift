import GtkCore
import PlaygroundKit

// The code of `FirstPlayground.md`, whose form is one of an app.

private final class OrderForm: Widget {
  var stock = 0
  var isOpen = true

  init() { super.init(retaining: Box(.vertical).nativePointer) }
}

@MainActor
func runShop() {
  let program = PlaygroundProgram(
    name: "shop-playground", identifier: "org.example.ShopPlayground", title: "Shop",
    scenes: [
      Scene("order", title: "Order") { OrderForm() }
    ])
  program.run()
}

@MainActor
func makeOrderScene() -> Scene {
  Scene(
    "order", title: "Order",
    knobs: [
      KnobRow(.wholeNumber("stock", title: "In stock", default: 8, range: 0...99)) { form, stock in
        form.stock = stock
      },
      KnobRow(.toggle("isOpen", title: "Open", default: true)) { form, isOpen in
        form.isOpen = isOpen
      },
    ]
  ) { OrderForm() }
}
