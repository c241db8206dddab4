/* A window with an editor that grows with its text. */
#include <concertina.h>

static void
digits_toggled (GtkCheckButton *button, ConcertinaAutoHeightEditor *editor)
{
  gboolean is_on = gtk_check_button_get_active (button);
  concertina_auto_height_editor_set_pattern (editor, is_on ? "[0-9]" : NULL);
}

static void
show_match (ConcertinaAutoHeightEditor *editor, GParamSpec *spec, GtkLabel *status)
{
  (void) spec;
  GEnumClass *class = g_type_class_ref (CONCERTINA_TYPE_EDITOR_MATCH);
  ConcertinaEditorMatch match = concertina_auto_height_editor_get_match (editor);
  char *text = g_strdup_printf ("The text is %s", g_enum_get_value (class, match)->value_nick);
  gtk_label_set_text (status, text);
  g_free (text);
  g_type_class_unref (class);
}

static GtkWidget *
append_check_button (GtkBox *box, const char *label, gboolean is_active)
{
  GtkWidget *button = gtk_check_button_new_with_label (label);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (button), is_active);
  gtk_box_append (box, button);
  return button;
}

static void
activate (GtkApplication *app)
{
  GtkWidget *window = gtk_application_window_new (app);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *status = gtk_label_new (NULL);
  GtkWidget *editor = g_object_new (CONCERTINA_TYPE_AUTO_HEIGHT_EDITOR,
                                    "max-lines", 5,
                                    "accessible-name", "Message",
                                    "placeholder-text", "Write something",
                                    "disabled-placeholder", "Writing is turned off",
                                    NULL);
  g_object_set (box, "margin-start", 12, "margin-end", 12, "margin-top", 12, NULL);
  gtk_window_set_title (GTK_WINDOW (window), "Editor");
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 320);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_box_append (GTK_BOX (box), editor);
  g_object_bind_property (append_check_button (GTK_BOX (box), "Enabled", TRUE), "active",
                          editor, "enabled", G_BINDING_SYNC_CREATE);
  g_object_bind_property (append_check_button (GTK_BOX (box), "Border", TRUE), "active",
                          editor, "has-border", G_BINDING_SYNC_CREATE);
  g_signal_connect (append_check_button (GTK_BOX (box), "Must contain a digit", FALSE), "toggled",
                    G_CALLBACK (digits_toggled), editor);
  g_signal_connect (editor, "notify::match", G_CALLBACK (show_match), status);
  gtk_box_append (GTK_BOX (box), status);
  gtk_widget_grab_focus (editor);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  GtkApplication *app = gtk_application_new ("io.github.concertina.CEditor",
                                             G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  const char *keys[] = { "<Control>q", NULL };
  gtk_application_set_accels_for_action (app, "window.close", keys);
  int status = g_application_run (G_APPLICATION (app), argc, argv);
  g_object_unref (app);
  return status;
}
