// Accessible properties, states and relations, for which GTK's own functions are variadic.
#pragma once

#include "../../CConcertinaGtk/CConcertinaGtk.h"

G_BEGIN_DECLS

// String properties: label, description, placeholder. NULL resets to the default.
void concertina_accessible_set_string(GtkAccessible *accessible, GtkAccessibleProperty property,
                                      const char *value);

// The same for a label or a description, which is kept.
void concertina_accessible_keep_string(GtkAccessible *accessible, GtkAccessibleProperty property,
                                       const char *value);

// What the function above has kept, or NULL.
const char *concertina_accessible_get_string(GtkAccessible *accessible,
                                             GtkAccessibleProperty property);

// Lets a text inside a widget, which has the focus, have what GTK's functions, .ui files and labels
// say about the widget; each widget has one such text.
//
// Its name is what the first of these has: a label that names the widget, the widget's own label as
// GTK has it, what the text itself has. Its description is what all of them have.
void concertina_accessible_pass_to(GtkWidget *outer, GtkAccessible *text);

// Says something about a text that others pass on to; FALSE for any other widget or property.
gboolean concertina_accessible_pass_string(GtkAccessible *text, GtkAccessibleProperty property,
                                           const char *value);
gboolean concertina_accessible_pass_labelled_by(GtkAccessible *text, GtkAccessible *label);

void concertina_accessible_set_multi_line(GtkAccessible *accessible, gboolean multi_line);
void concertina_accessible_set_invalid(GtkAccessible *accessible, gboolean invalid);
void concertina_accessible_set_expanded(GtkAccessible *accessible, gboolean expanded);
void concertina_accessible_set_hidden(GtkAccessible *accessible, gboolean hidden);
void concertina_accessible_set_role(GtkAccessible *accessible, GtkAccessibleRole role);
void concertina_accessible_set_busy(GtkAccessible *accessible, gboolean busy);
void concertina_accessible_set_required(GtkAccessible *accessible, gboolean required);

// Relations to one other accessible; NULL removes the relation.
void concertina_accessible_set_labelled_by(GtkAccessible *accessible, GtkAccessible *label);

// Does nothing before GTK 4.10, where the relation has another form and is not exported.
void concertina_accessible_set_error_message(GtkAccessible *accessible, GtkAccessible *message);

// The numbers of rows and columns of a table.
void concertina_accessible_set_table_size(GtkAccessible *accessible, int rows, int columns);

// The place of a cell in its table, from 1, and what it covers.
void concertina_accessible_set_cell(GtkAccessible *accessible, int row, int column, int row_span,
                                    int column_span);

// Makes the screen reader read out a message. Returns FALSE before GTK 4.14, which cannot do that.
gboolean concertina_accessible_announce(GtkAccessible *accessible, const char *message);

// Whether `concertina_accessible_announce` has any effect, which is so since GTK 4.14.
gboolean concertina_accessible_can_announce(void);

// Names a row of a list after the texts in it, now, whenever one of them changes, and whenever the row
// is shown; a label that was kept for the row counts instead.
void concertina_accessible_name_row(GtkWidget *row);

// A label without a text: GTK 4.8 calls it by its class until it has had one.
GtkWidget *concertina_label_new(void);

// A button that stays pressed. GTK has a role for it since 4.10; before, it is a switch, because a
// screen reader does not say of a button whether it is pressed.
GtkWidget *concertina_toggle_button_new(void);

// Widgets with another role than their default one: a role can be set only at creation.
GtkWidget *concertina_label_new_with_role(GtkAccessibleRole role);
GtkWidget *concertina_calendar_new_with_role(GtkAccessibleRole role);
GtkWidget *concertina_image_new_with_role(GtkAccessibleRole role);

G_END_DECLS
