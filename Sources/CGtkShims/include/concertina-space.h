// Free space of a changing size, as a paintable that paints nothing.
#pragma once

#include "../../CGtk/CGtk.h"

G_BEGIN_DECLS

GdkPaintable *concertina_space_new(void);

// Sets the size in pixels; whether it is another one.
gboolean concertina_space_set_size(GdkPaintable *space, int width, int height);

G_END_DECLS
