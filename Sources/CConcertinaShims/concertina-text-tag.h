#pragma once

#include <gtk/gtk.h>

// Lets the attributes of every tag be read, as assistive technology has GTK do it.
//
// GTK 4.8 reads `foreground` as the color that only `foreground-rgba` is: that property is for
// writing, so the pointer that GTK goes on with is one that was never set. A text with one colored
// tag ends the program as soon as a screen reader asks for the attributes of a letter.
void concertina_text_tag_make_readable(void);
