#include "CConcertinaPlayground.h"

char *concertina_playground_label(GtkAccessible *accessible) {
  if (!gtk_test_accessible_has_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)) return NULL;
  // It returns the label unless it is the expected one.
  return gtk_test_accessible_check_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", NULL);
}

gboolean concertina_playground_is_labelled(GtkAccessible *accessible) {
  return gtk_test_accessible_has_relation(accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

gboolean concertina_playground_is_hidden(GtkAccessible *accessible) {
  if (!gtk_test_accessible_has_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN)) return FALSE;
  char *other = gtk_test_accessible_check_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  gboolean is_hidden = other == NULL;
  g_free(other);
  return is_hidden;
}
