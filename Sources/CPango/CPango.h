// Pango, its Cairo font map (the one GTK draws with), and the parts of GLib that its signatures name.
#pragma once

#include <pango/pangocairo.h>
