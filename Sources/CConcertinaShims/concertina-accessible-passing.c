#include <string.h>

#include "concertina-widget-class.h"

/* What GTK's functions, its .ui files and its labels say about a widget has to reach the text
 * inside it, which has the focus and is what a screen reader reads.
 *
 * GTK reports with a signal that a context has changed, but only its functions for tests tell what
 * is in one. A relation is printed as the addresses of its widgets, in GTK 4.8 and 4.18. */

typedef struct {
  // Not owned; the nearest first.
  GPtrArray *outers;
  // What the owner of the text says about it.
  char *label;
  char *description;
  GtkAccessible *labelled_by;
  // What was last passed on.
  char *passed_label;
  char *passed_description;
  GList *passed_labels;
  GList *passed_descriptions;
} Passing;

static const char passing_key[] = "concertina-passing";
static const char context_key[] = "concertina-passing-context";

static void pass_on(GtkAccessible *text);

// MARK: Reading

// Whether a widget has had a context: asking for one would make it.
static gboolean has_context(gpointer widget) {
  return g_object_get_data(widget, context_key) != NULL;
}

// The only function that GTK has for it before 4.10 is the first one of the interface, whose layout
// has been public since then.
typedef struct {
  GTypeInterface parent;
  GtkATContext *(*get_at_context)(GtkAccessible *self);
} AccessibleInterface;

// Returns the context of an accessible; NULL without any assistive technology, and for a widget
// that is being destroyed.
static GtkATContext *get_context(GtkAccessible *accessible) {
  AccessibleInterface *interface =
      g_type_interface_peek(G_OBJECT_GET_CLASS(accessible), GTK_TYPE_ACCESSIBLE);
  GtkATContext *context = interface->get_at_context(accessible);
  if (context && gtk_get_minor_version() < 10) g_object_ref(context);
  return context;
}

static char *get_string(GtkAccessible *accessible, GtkAccessibleProperty property) {
  if (!gtk_test_accessible_has_property(accessible, property)) return NULL;
  // It returns what the property is, unless that is the same.
  char *text = gtk_test_accessible_check_property(accessible, property, "\x1f");
  if (text && !*text) g_clear_pointer(&text, g_free);
  return text;
}

static GList *get_targets(GtkAccessible *accessible, GtkAccessibleRelation relation) {
  if (!gtk_test_accessible_has_relation(accessible, relation)) return NULL;
  char *text = gtk_test_accessible_check_relation(accessible, relation, NULL);
  GList *targets = NULL;
  for (char *place = text ? strchr(text, '<') : NULL; place; place = strchr(place, '<')) {
    guint64 address = g_ascii_strtoull(place + 1, &place, 16);
    if (address) targets = g_list_prepend(targets, GSIZE_TO_POINTER(address));
  }
  g_free(text);
  return g_list_reverse(targets);
}

// MARK: Writing

static void set_targets(GtkAccessible *accessible, GtkAccessibleRelation relation,
                        GList *targets) {
  if (!targets) {
    gtk_accessible_reset_relation(accessible, relation);
    return;
  }
  GValue value = G_VALUE_INIT;
  gtk_accessible_relation_init_value(relation, &value);
  // The context takes the list.
  g_value_set_pointer(&value, g_list_copy(targets));
  gtk_accessible_update_relation_value(accessible, 1, &relation, &value);
  g_value_unset(&value);
}

static void set_string(GtkAccessible *accessible, GtkAccessibleProperty property,
                       const char *value) {
  if (value && *value)
    gtk_accessible_update_property(accessible, property, value, -1);
  else
    gtk_accessible_reset_property(accessible, property);
}

// MARK: Targets

// GTK has taken it out of its own lists, but a relation without targets stays in GTK 4.18, and is an
// empty name there.
static void forget_target(GtkAccessible *text, GtkAccessibleRelation relation, GList **passed,
                          GObject *target) {
  if (!g_list_find(*passed, target)) return;
  *passed = g_list_remove_all(*passed, target);
  if (!*passed) gtk_accessible_reset_relation(text, relation);
}

static void target_gone(gpointer text, GObject *target) {
  Passing *passing = g_object_get_data(text, passing_key);
  forget_target(text, GTK_ACCESSIBLE_RELATION_LABELLED_BY, &passing->passed_labels, target);
  forget_target(text, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, &passing->passed_descriptions, target);
  pass_on(text);
}

static gboolean is_same(GList *list, GList *other) {
  for (; list && other; list = list->next, other = other->next)
    if (list->data != other->data) return FALSE;
  return !list && !other;
}

static void pass_targets(GtkAccessible *text, GtkAccessibleRelation relation, GList **passed,
                         GList *targets) {
  if (is_same(*passed, targets)) return;
  // Of a target that goes, GTK is notified before us.
  set_targets(text, relation, targets);
  for (GList *item = targets; item; item = item->next)
    g_object_weak_ref(item->data, target_gone, text);
  for (GList *item = *passed; item; item = item->next)
    g_object_weak_unref(item->data, target_gone, text);
  g_list_free(*passed);
  *passed = g_list_copy(targets);
}

// MARK: Passing on

static void pass_string(GtkAccessible *text, GtkAccessibleProperty property, char **passed,
                        const char *value) {
  if (g_strcmp0(*passed, value) == 0) return;
  g_free(*passed);
  *passed = g_strdup(value);
  set_string(text, property, value);
}

// Returns what GTK's functions have set as the label of an outer widget, and not its own code,
// which names the whole of it.
static char *get_label(GtkAccessible *outer) {
  char *label = get_string(outer, GTK_ACCESSIBLE_PROPERTY_LABEL);
  const char *own = concertina_accessible_get_string(outer, GTK_ACCESSIBLE_PROPERTY_LABEL);
  if (g_strcmp0(label, own) == 0) g_clear_pointer(&label, g_free);
  return label;
}

static void pass_name(GtkAccessible *text, Passing *passing) {
  GList *labels = NULL;
  char *label = NULL;
  for (guint index = 0; index < passing->outers->len && !labels && !label; index++) {
    GtkAccessible *outer = passing->outers->pdata[index];
    if (!has_context(outer)) continue;
    labels = get_targets(outer, GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    if (!labels) label = get_label(outer);
  }
  if (!labels && !label && passing->labelled_by)
    labels = g_list_append(NULL, passing->labelled_by);
  // GTK 4.8 would read both, and later versions the relation.
  const char *name = labels ? NULL : label ? label : passing->label;
  pass_string(text, GTK_ACCESSIBLE_PROPERTY_LABEL, &passing->passed_label, name);
  pass_targets(text, GTK_ACCESSIBLE_RELATION_LABELLED_BY, &passing->passed_labels, labels);
  g_list_free(labels);
  g_free(label);
}

static void pass_description(GtkAccessible *text, Passing *passing) {
  GList *targets = NULL;
  GString *description = g_string_new(NULL);
  for (guint index = 0; index < passing->outers->len; index++) {
    GtkAccessible *outer = passing->outers->pdata[index];
    if (!has_context(outer)) continue;
    if (!targets) targets = get_targets(outer, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
    char *part = get_string(outer, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    // Of a tooltip that is the name, too, GTK makes a description.
    gboolean is_name = g_strcmp0(part, passing->passed_label) == 0;
    if (part && !is_name && !strstr(description->str, part))
      g_string_append_printf(description, "%s%s", description->len ? " " : "", part);
    g_free(part);
  }
  if (passing->description && *passing->description)
    g_string_append_printf(description, "%s%s", description->len ? " " : "",
                           passing->description);
  pass_string(text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, &passing->passed_description,
              description->len ? description->str : NULL);
  pass_targets(text, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, &passing->passed_descriptions, targets);
  g_list_free(targets);
  g_string_free(description, TRUE);
}

static void pass_on(GtkAccessible *text) {
  Passing *passing = g_object_get_data(G_OBJECT(text), passing_key);
  if (!passing) return;
  GtkATContext *context = get_context(text);
  if (!context) return;
  g_object_unref(context);
  pass_name(text, passing);
  pass_description(text, passing);
}

// MARK: Connecting

// A context is not made before its widget is in a window: its role cannot change afterwards.
static void outer_shown(GtkAccessible *text, GtkWidget *outer) {
  if (!gtk_widget_get_root(outer)) return;
  GtkATContext *context = get_context(GTK_ACCESSIBLE(outer));
  if (context && g_object_get_data(G_OBJECT(outer), context_key) != context) {
    g_object_set_data(G_OBJECT(outer), context_key, context);
    g_signal_connect_object(context, "state-change", G_CALLBACK(pass_on), text,
                            G_CONNECT_SWAPPED);
  }
  g_clear_object(&context);
  pass_on(text);
}

static void root_changed(GtkWidget *outer, GParamSpec *spec, gpointer text) {
  outer_shown(text, outer);
}

static void mapped(GtkWidget *outer, gpointer text) { outer_shown(text, outer); }

static void outer_gone(gpointer text, GObject *outer) {
  Passing *passing = g_object_get_data(text, passing_key);
  g_ptr_array_remove(passing->outers, outer);
}

static void passing_free(gpointer pointer) {
  Passing *passing = pointer;
  g_clear_weak_pointer(&passing->labelled_by);
  g_ptr_array_unref(passing->outers);
  g_list_free(passing->passed_labels);
  g_list_free(passing->passed_descriptions);
  g_free(passing->label);
  g_free(passing->description);
  g_free(passing->passed_label);
  g_free(passing->passed_description);
  g_free(passing);
}

// Nothing may call back for a text that is being destroyed.
static void text_gone(gpointer data, GObject *text) {
  Passing *passing = g_object_get_data(text, passing_key);
  for (guint index = 0; index < passing->outers->len; index++)
    g_object_weak_unref(passing->outers->pdata[index], outer_gone, text);
  for (GList *item = passing->passed_labels; item; item = item->next)
    g_object_weak_unref(item->data, target_gone, text);
  for (GList *item = passing->passed_descriptions; item; item = item->next)
    g_object_weak_unref(item->data, target_gone, text);
  g_object_set_data(text, passing_key, NULL);
}

static Passing *make_passing(GtkAccessible *text) {
  Passing *passing = g_new0(Passing, 1);
  const char *label = concertina_accessible_get_string(text, GTK_ACCESSIBLE_PROPERTY_LABEL);
  const char *description =
      concertina_accessible_get_string(text, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  passing->outers = g_ptr_array_new();
  passing->label = g_strdup(label);
  passing->passed_label = g_strdup(label);
  passing->description = g_strdup(description);
  passing->passed_description = g_strdup(description);
  g_object_set_data_full(G_OBJECT(text), passing_key, passing, passing_free);
  g_object_weak_ref(G_OBJECT(text), text_gone, NULL);
  return passing;
}

static void stop_passing(GtkWidget *outer, GtkAccessible *text) {
  Passing *passing = g_object_get_data(G_OBJECT(text), passing_key);
  if (!passing || !g_ptr_array_remove(passing->outers, outer)) return;
  g_object_weak_unref(G_OBJECT(outer), outer_gone, text);
  g_signal_handlers_disconnect_by_data(outer, text);
  GtkATContext *context = g_object_get_data(G_OBJECT(outer), context_key);
  if (context) g_signal_handlers_disconnect_by_data(context, text);
  g_object_set_data(G_OBJECT(outer), context_key, NULL);
  pass_on(text);
}

static const char text_key[] = "concertina-passing-text";

void concertina_accessible_rooted(GtkWidget *outer) {
  GtkAccessible *text = g_object_get_data(G_OBJECT(outer), text_key);
  if (text) outer_shown(text, outer);
}

void concertina_accessible_pass_to(GtkWidget *outer, GtkAccessible *text) {
  GtkAccessible *old = g_object_get_data(G_OBJECT(outer), text_key);
  if (old == text) return;
  if (old) stop_passing(outer, old);
  g_object_set_data_full(G_OBJECT(outer), text_key, g_object_ref(text), g_object_unref);
  Passing *passing = g_object_get_data(G_OBJECT(text), passing_key);
  if (!passing) passing = make_passing(text);
  g_ptr_array_add(passing->outers, outer);
  g_object_weak_ref(G_OBJECT(outer), outer_gone, text);
  // A handler of any property would make a widget of ours notify of each key.
  if (!concertina_widget_tells_root(outer))
    g_signal_connect_object(outer, "notify::root", G_CALLBACK(root_changed), text, 0);
  g_signal_connect_object(outer, "map", G_CALLBACK(mapped), text, 0);
  outer_shown(text, outer);
}

// MARK: The text's own

static void replace(char **string, const char *value) {
  g_free(*string);
  *string = g_strdup(value);
}

gboolean concertina_accessible_pass_string(GtkAccessible *text, GtkAccessibleProperty property,
                                           const char *value) {
  Passing *passing = g_object_get_data(G_OBJECT(text), passing_key);
  if (!passing) return FALSE;
  if (property == GTK_ACCESSIBLE_PROPERTY_LABEL)
    replace(&passing->label, value);
  else if (property == GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)
    replace(&passing->description, value);
  else
    return FALSE;
  pass_on(text);
  return TRUE;
}

gboolean concertina_accessible_pass_labelled_by(GtkAccessible *text, GtkAccessible *label) {
  Passing *passing = g_object_get_data(G_OBJECT(text), passing_key);
  if (!passing) return FALSE;
  g_set_weak_pointer(&passing->labelled_by, label);
  pass_on(text);
  return TRUE;
}
