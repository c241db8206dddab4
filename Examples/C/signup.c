/* A form to sign up: masks, values, a rule of its own, two passwords, and a name that a server checks. */
#include <concertina.h>

typedef struct { ConcertinaField *field; gboolean is_taken; int number; } Question;

/* Answers as a server does: later. */
static gboolean
answer (gpointer data)
{
  g_autofree Question *question = data;
  concertina_field_finish_check (question->field, question->number,
                                 question->is_taken ? "This name is taken" : NULL);
  g_object_unref (question->field);
  return G_SOURCE_REMOVE;
}

static gboolean
check_name (ConcertinaField *field, const char *text, int number)
{
  Question *question = g_new0 (Question, 1);
  *question = (Question) { g_object_ref (field), g_str_equal (text, "plum"), number };
  g_timeout_add (300, answer, question);
  return TRUE;
}

/* The rule of one field. */
static char *
validate_name (ConcertinaField *field, const char *text)
{
  (void) field;
  return g_ascii_isdigit (text[0]) ? g_strdup ("A name begins with a letter") : NULL;
}

/* The rule of two fields together. */
static char *
validate_together (ConcertinaFormView *form, const char *identifier)
{
  if (!g_str_equal (identifier, "repeated"))
    return NULL;
  g_autofree char *password = concertina_form_view_get_text (form, "password");
  g_autofree char *repeated = concertina_form_view_get_text (form, "repeated");
  return g_strcmp0 (password, repeated) ? g_strdup ("This is another password") : NULL;
}

static void
submitted (ConcertinaFormView *form, GtkLabel *status)
{
  g_autofree char *name = concertina_form_view_get_text (form, "name");
  g_autofree char *birthday = concertina_form_view_get_value (form, "birthday");
  g_autofree char *text = g_strdup_printf ("Welcome, %s, born on %s", name, birthday);
  gtk_label_set_text (status, text);
}

static GtkWidget *
append_field (GtkBox *box, const char *identifier, const char *title)
{
  GtkWidget *field = g_object_new (CONCERTINA_TYPE_BORDERED_TEXT_FIELD, "identifier", identifier,
                                   "placeholder-text", title, "required", TRUE, NULL);
  gtk_box_append (box, field);
  return field;
}

static void
activate (GtkApplication *app)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  GtkWidget *name = append_field (box, "name", "Name");
  g_signal_connect (name, "validate", G_CALLBACK (validate_name), NULL);
  g_signal_connect (name, "check", G_CALLBACK (check_name), NULL);
  g_object_set (append_field (box, "birthday", "Birthday"), "value-kind",
                CONCERTINA_FIELD_VALUE_KIND_DATE, "date-format", "dd.MM.yyyy", "has-picker", TRUE, NULL);
  g_object_set (append_field (box, "password", "Password"), "password", TRUE, NULL);
  g_object_set (append_field (box, "repeated", "Password again"), "password", TRUE, NULL);
  GtkWidget *button = gtk_button_new_with_label ("Sign up");
  GtkWidget *status = gtk_label_new (NULL);
  gtk_box_append (box, button);
  gtk_box_append (box, status);
  GtkWidget *form = g_object_new (CONCERTINA_TYPE_FORM_VIEW, "child", box, "margin-start", 12,
                                  "margin-end", 12, "margin-top", 12, NULL);
  g_signal_connect (form, "validate", G_CALLBACK (validate_together), NULL);
  g_signal_connect (form, "submitted", G_CALLBACK (submitted), status);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (concertina_form_view_submit), form);
  GtkWidget *window = gtk_application_window_new (app);
  g_object_set (window, "title", "Sign up", "default-width", 360, "child", form, NULL);
  gtk_widget_grab_focus (name);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  g_autoptr (GtkApplication) app = gtk_application_new ("io.github.concertina.CSignUp",
                                                        G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  const char *keys[] = { "<Control>q", NULL };
  gtk_application_set_accels_for_action (app, "window.close", keys);
  return g_application_run (G_APPLICATION (app), argc, argv);
}
