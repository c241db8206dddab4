// The wait for a view to lay out an edited line, which must have happened before it is painted.
#pragma once

#include "CConcertinaShims.h"

typedef struct ConcertinaAwaitedLayout ConcertinaAwaitedLayout;

// Creates what a realized view needs for its first edit: waiting makes nothing new for each key.
ConcertinaAwaitedLayout *concertina_awaited_layout_new(GtkWidget *view, GdkFrameClock *clock);

void concertina_awaited_layout_free(ConcertinaAwaitedLayout *self);

// Has a frame that begins before the view has laid out an edited line begin with a resize.
void concertina_awaited_layout_begin(ConcertinaAwaitedLayout *self);
