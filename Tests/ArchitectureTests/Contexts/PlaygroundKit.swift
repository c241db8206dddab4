import GtkCore
import PlaygroundKit

// What the examples in the comments of this module use and do not declare.

final class PriceLabel: Sendable {
  let amount = 1
}

@MainActor let window: SceneWindow = unused()
@MainActor let reference: Texture = unused()
@MainActor let picture: Texture = unused()
let scene: Scene = unused()
let scenario: Scenario = unused()
let program: PlaygroundProgram = unused()
let values: KnobValues = unused()
let maxLine: TypedKnob<Int> = unused()

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
