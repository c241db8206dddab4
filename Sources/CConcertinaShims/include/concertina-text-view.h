// A GtkTextView that lets other code draw below its letters, that reports all of its characters to
// assistive technologies, and whose window is completely laid out before it is painted.
//
// Why C: all three override functions of classes and interfaces. GTK leaves U+FFFC out of the text
// that it reports, but counts it, so that everything after a picture is off by one.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"
#include "concertina-shown.h"

G_BEGIN_DECLS

GtkWidget *concertina_text_view_new(GtkTextBuffer *buffer);

// Gives the view the adjustments that it keeps for good.
void concertina_text_view_set_adjustments(GtkWidget *view, GtkAdjustment *horizontal,
                                          GtkAdjustment *vertical);

// Called whenever the view draws itself, in the coordinates of the text. `data` belongs to the
// view, and is released with `destroy` when another function replaces this one, or with the view.
typedef void (*ConcertinaDrawing)(void *data, GtkSnapshot *snapshot);

void concertina_text_view_draw_below(GtkWidget *view, ConcertinaDrawing drawing, void *data,
                                     GDestroyNotify destroy);

// Determines which part of the view everything around it shows, with a page more above and below
// it, from top to bottom in pixels of the view. Whenever a layout shows anything else, the view
// is drawn again.
void concertina_text_view_get_shown(GtkWidget *view, double *top, double *bottom);

// Notes which rows of its parent a view covers, if that is only what is visible; NULL if it covers
// all of them. Whenever a layout shows other rows, the parent is allocated again in that frame.
void concertina_text_view_cover(GtkWidget *view, const ConcertinaRows *rows);

// Whether the view has to cover all of its parent, for a picture of it.
gboolean concertina_text_view_draws_whole(GtkWidget *view);

// Makes sure that a view has laid out an edited line before it is painted.
//
// A view does so when the main loop is idle, which comes before the next frame, except on a busy
// machine: GDK delivers events that wait for a frame, and paints at once. The view would then lay
// out the line while it is painted, and request its new height too late.
void concertina_text_view_await_layout(GtkWidget *view);

// Whether any tag of the view's buffer draws a line under or through text. The tags are asked again
// when there are more or fewer of them: one gets its line when it is made.
gboolean concertina_text_view_has_lines(GtkWidget *view);

// Draws the caret like GTK, but without asking the X server where GTK asks it in each frame, until
// the caret blinks, moves otherwise than by an edit, or looks unusual. Called when the user has
// changed plain text.
void concertina_text_view_take_caret(GtkWidget *view);

// Has a text view in a widget drawn as a whole, although what is around the widget shows only a
// part of it; for a picture of the widget. Does nothing to any other widget.
//
// Returns whether there is anything to draw again.
gboolean concertina_widget_draw_whole(GtkWidget *view, GtkWidget *widget, gboolean draws_whole);

G_END_DECLS
