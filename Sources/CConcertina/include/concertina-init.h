#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void concertina_init (void);

G_END_DECLS
