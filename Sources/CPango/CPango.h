// Pango, its Cairo font map (the one GTK draws with), and the parts of GLib that its signatures name.
#pragma once

#include <glib.h>

// GTK finds the direction of a paragraph with a function that Pango deprecated in 1.44 without a
// public replacement; asking for the API of 1.42 keeps the compiler silent about it.
#define PANGO_VERSION_MIN_REQUIRED G_ENCODE_VERSION(1, 42)

#include <pango/pangocairo.h>
