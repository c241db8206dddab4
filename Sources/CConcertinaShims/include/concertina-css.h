// The differences between GTK 4.8 and later versions, resolved when the package is compiled.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Loads a style sheet from a NUL-terminated string.
void concertina_css_provider_load(GtkCssProvider *provider, const char *css);

G_END_DECLS
