/* A conversation with a composer below it. Every third message fails, and can be sent again. */
#include <concertina.h>

typedef struct {
  ConcertinaExpandableToolbar *composer;
  GtkBox *messages;
  char *text;
} Message;

static gboolean
arrived (gpointer data)
{
  static int count = 0;
  Message *message = data;
  if (++count % 3 == 0)
    concertina_expandable_toolbar_fail_send (message->composer, "The network is down");
  else {
    GtkWidget *label = gtk_label_new (message->text);
    gtk_label_set_xalign (GTK_LABEL (label), 0);
    gtk_label_set_wrap (GTK_LABEL (label), TRUE);
    gtk_box_append (message->messages, label);
    concertina_expandable_toolbar_finish_send (message->composer);
  }
  return G_SOURCE_REMOVE;
}

static void
release (gpointer data)
{
  Message *message = data;
  g_object_unref (message->composer);
  g_free (message->text);
  g_free (message);
}

/* Sends a message as over a network: it takes a while, and may fail. */
static gboolean
send (ConcertinaExpandableToolbar *composer, const char *text, GtkBox *messages)
{
  Message *message = g_new0 (Message, 1);
  message->composer = g_object_ref (composer);
  message->messages = messages;
  message->text = g_strdup (text);
  g_timeout_add_full (G_PRIORITY_DEFAULT, 300, arrived, message, release);
  return TRUE;
}

static void
activate (GtkApplication *app)
{
  GtkWidget *window = gtk_application_window_new (app);
  GtkWidget *messages = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *conversation = gtk_scrolled_window_new ();
  GtkWidget *composer = g_object_new (CONCERTINA_TYPE_EXPANDABLE_TOOLBAR,
                                      "placeholder-text", "Message", NULL);
  gtk_widget_set_valign (messages, GTK_ALIGN_END);
  g_object_set (messages, "margin-start", 12, "margin-bottom", 12, NULL);
  gtk_widget_set_vexpand (conversation, TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (conversation), messages);
  g_signal_connect (composer, "send", G_CALLBACK (send), messages);
  gtk_window_set_title (GTK_WINDOW (window), "Composer");
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 400);
  gtk_window_set_child (GTK_WINDOW (window),
                        g_object_new (CONCERTINA_TYPE_COMPOSER_PAGE,
                                      "content", conversation, "toolbar", composer, NULL));
  gtk_widget_grab_focus (composer);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int argc, char **argv)
{
  GtkApplication *app = gtk_application_new ("io.github.concertina.CComposer",
                                             G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (app, "activate", G_CALLBACK (activate), NULL);
  const char *keys[] = { "<Control>q", NULL };
  gtk_application_set_accels_for_action (app, "window.close", keys);
  int status = g_application_run (G_APPLICATION (app), argc, argv);
  g_object_unref (app);
  return status;
}
