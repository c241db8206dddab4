import AutoHeightEditing
import ConcertinaTesting
import DataBinding

// What the examples in the comments of this module use and do not declare.

@MainActor let app: RunningApp = unused()
@MainActor let window: TestWindow = unused()
@MainActor let editor: AutoHeightEditor = unused()

@MainActor func XCTAssertEqual<Value: Equatable>(_ found: Value, _ expected: Value) {}

func unused<Value>() -> Value { fatalError("Nothing runs this.") }
