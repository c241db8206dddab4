// Empty space of changing size, as a paintable that draws nothing.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

GdkPaintable *concertina_space_new(void);

// Sets the size in pixels; returns whether it has changed.
gboolean concertina_space_set_size(GdkPaintable *space, int width, int height);

G_END_DECLS
