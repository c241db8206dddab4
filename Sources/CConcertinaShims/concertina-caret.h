// The caret of a text view while text is typed.
//
// On X11 GTK asks the X server for the keyboard in each frame that shows the caret, and waits for
// the answer: an eighth of the time of a key. As long as text is being typed, the caret does not
// blink and moves only with the text, so that nothing but its place changes. Then it is drawn here,
// exactly like GTK's own; GTK draws it at all other times, and whenever it looks different.
#pragma once

#include "CConcertinaShims.h"

typedef struct ConcertinaCaret ConcertinaCaret;

// Creates the caret of a realized view; NULL if GTK asks nobody for it.
ConcertinaCaret *concertina_caret_new(GtkTextView *view);

// Leaves the caret to GTK for good.
void concertina_caret_free(ConcertinaCaret *caret);

// Takes the caret over from GTK, after the user has changed the text at it, if it looks as usual.
void concertina_caret_take(ConcertinaCaret *caret);

// Leaves the caret to GTK, until it is taken again.
void concertina_caret_leave(ConcertinaCaret *caret);

// Forgets the color.
void concertina_caret_style_changed(ConcertinaCaret *caret);

// Draws the caret, in the coordinates of the text, unless GTK does.
void concertina_caret_draw(ConcertinaCaret *caret, GtkSnapshot *snapshot);
