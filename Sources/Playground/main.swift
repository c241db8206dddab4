import PlaygroundScenes

// All that the program does, an app's own playground can do: both are a value with their scenes.
PlaygroundProgram.concertina.run()
