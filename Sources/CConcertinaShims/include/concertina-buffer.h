// What follows a text buffer: the steps of every edit, and the properties that a widget has of it.
//
// Why C: a key emits a dozen signals, and a closure of Swift's own for each of them, with its values
// of GObject and its retained owner, costs more than the edit.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// Called on the main thread, with positions in characters.
typedef struct {
  // Returns whether GTK inserts the text; otherwise it was inserted already, or is not wanted.
  gboolean (*decide_insertion)(void *data, GtkTextIter *place, const char *text, int length);
  gboolean (*decide_deletion)(void *data, int start, int end);
  // A picture, a space or an anchor.
  void (*space_comes)(void *data, int place);
  void (*inserted)(void *data, int start, int end);
  void (*deleted)(void *data, int place);
  void (*space_inserted)(void *data, int place);
  void (*action_begun)(void *data);
  void (*action_done)(void *data);
  // The caret was placed by a click, a key or code, not by an edit.
  void (*caret_moved)(void *data);
} ConcertinaBufferFunctions;

typedef struct ConcertinaBufferFollower ConcertinaBufferFollower;

// Follows a buffer until the follower is freed, before which the buffer has to live; `functions` live
// forever.
ConcertinaBufferFollower *concertina_buffer_follow(GtkTextBuffer *buffer,
                                                   const ConcertinaBufferFunctions *functions,
                                                   void *data);

void concertina_buffer_follower_free(ConcertinaBufferFollower *self);

// Begins and ends the insertion of another text by `decide_insertion`, which is not asked about it.
void concertina_buffer_follower_begin_replacing(ConcertinaBufferFollower *self);
void concertina_buffer_follower_end_replacing(ConcertinaBufferFollower *self);

// Has a widget notify of its properties `cursor-position`, `selection-bound`, `can-undo` and
// `can-redo` when those of its buffer have changed, which itself also notifies of equal values.
void concertina_widget_follow_buffer(GtkWidget *widget, GtkTextBuffer *buffer);

G_END_DECLS
