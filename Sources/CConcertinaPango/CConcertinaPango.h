// Pango, its Cairo font map (the one GTK draws with), and the parts of GLib that its signatures
// name.
#pragma once

#include <glib.h>

// GTK determines the direction of a paragraph with a function that Pango deprecated in 1.44 without
// a public replacement; requiring the API of 1.42 avoids the compiler's warning about it.
#define PANGO_VERSION_MIN_REQUIRED G_ENCODE_VERSION(1, 42)

#include <pango/pangocairo.h>
