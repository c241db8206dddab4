// What the C side calls in the rest of the package.
#pragma once

// Registers all classes, and lets Swift's main queue run in GLib's main loop.
void concertina_swift_register (void);
