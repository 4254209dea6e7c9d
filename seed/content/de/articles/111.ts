import type { ArticleText } from '../../texts'

export const article111: ArticleText = {
  title: 'Neuer Computer: so zieht Ihre Lizenz um',
  summary:
    'Alten Computer freigeben, neuen anmelden, Dateien mitnehmen. Auch dann, wenn der alte nicht mehr startet oder das Betriebssystem wechselt.',
  body: `
Eine Lizenz gehört Ihnen und nicht dem Gerät, auf dem sie zuerst aktiviert wurde. Ein Umzug dauert wenige Minuten, wenn Sie die Reihenfolge beachten.

## Vor dem Umzug

Prüfen Sie, mit welcher E-Mail-Adresse Sie gekauft haben, und melden Sie sich damit in [Ihrem Konto](/my-account) an. Haben Sie ohne Konto gekauft, legen Sie eines mit derselben Adresse an und bestätigen Sie den Link in der E-Mail. Danach erscheint der Kauf dort samt Lizenzschlüssel.

Notieren Sie außerdem, was das Programm nicht von selbst mitnimmt:

- den Ordner, in dem Ihre Dateien liegen,
- das Muster für Dateinamen,
- Titel, die in der Warteschlange noch fehlen.

## Der Umzug in vier Schritten

1. Öffnen Sie in Ihrem Konto den Bereich „Geräte“ und geben Sie den alten Computer frei.
2. Laden Sie das Programm auf dem neuen Computer von unserer Seite [Herunterladen](/download) und installieren Sie es.
3. Melden Sie sich im Programm mit demselben Konto an oder wählen Sie „Lizenzschlüssel eingeben“. Der neue Computer belegt nun den freien Platz.
4. Kopieren Sie Ihren Ordner mit den Dateien und stellen Sie ihn in den Einstellungen als Ziel ein.

Deinstallieren Sie das Programm auf dem alten Gerät, bevor Sie es verkaufen oder verschenken, und löschen Sie dort auch die gespeicherten Dateien. Beides ist für Sie persönlich bestimmt.

## Wenn der alte Computer nicht mehr startet

Das ist kein Hindernis. Die Freigabe geschieht im Konto und nicht auf dem Gerät. Wählen Sie den Eintrag nach Name und letzter Nutzung aus. Meldet die Seite, dass Sie diesen Monat schon so viele Geräte entfernt haben wie möglich, müssen Sie sich gedulden. Diese Grenze verhindert, dass ein Schlüssel reihum weitergegeben wird. Im nächsten Monat geht es weiter, oder Sie schreiben Sie uns über das [Kontaktformular](/contact).

## Von Windows zum Mac und umgekehrt

Lizenzen gelten für ein Betriebssystem. Bei einem Wechsel bleibt die alte gültig, für den neuen Computer brauchen Sie aber eine eigene. Unbegrenzte Lizenzen vom bisherigen System können den Preis eines Komplettpakets auf dem neuen senken. Melden Sie sich an und sehen Sie sich [Video-Komplettpaket für ein weiteres System](/video-one-new) an, dort ist der Nachlass bereits eingerechnet. Prüfen Sie vorher, ob es Ihr Produkt für beide Systeme gibt: Einige wenige werden nur für Windows verkauft.

### Drei Computer, ein Haushalt

Bei einer Lizenz für drei Computer sind alle Plätze gleich, einen ersten gibt es nicht. Vergeben Sie sie an die Computer, die am häufigsten laufen. Kommt für ein paar Tage ein vierter dazu, geben Sie den am wenigsten genutzten frei und holen ihn später zurück. Behalten Sie dabei im Auge, dass die Zahl der Freigaben im Monat begrenzt ist. Alle drei brauchen dasselbe System, und gemeint ist ein Haushalt, nicht ein Freundeskreis.

## Ein Umzug von Anfang bis Ende

Angenommen, Sie haben eine unbegrenzte Lizenz für einen Computer und ein neues Notebook.

1. **Am Abend davor:** die Warteschlange auslaufen lassen oder leeren.
2. **Kopieren:** den Ordner mit Ihren Dateien auf eine externe Platte, danach zwei oder drei Dateien von dort öffnen. Nur so wissen Sie, dass die Kopie in Ordnung ist.
3. **Fotografieren:** die Seite mit den Einstellungen, samt Namensmuster und Ziel.
4. **Freigeben:** den alten Computer in Ihrem Konto.
5. **Installieren:** auf dem neuen anmelden und nachsehen, ob das Produkt erscheint, mit Enddatum, falls es eines hat.
6. **Ausprobieren:** bei Ihren Diensten anmelden und etwas Kurzes speichern.
7. **Aufräumen:** den alten erst, wenn alles andere läuft.

Das dauert eine Viertelstunde, das Kopieren nicht gerechnet. Eine gewöhnliche externe Platte schafft etwa 100 Megabyte in der Sekunde: anderthalb Stunden für 500 Gigabyte.

## Was mitkommt und was nicht

- **Mit dem Konto:** Lizenzen, Schlüssel, Belege und die Angebote für das, was Sie besitzen.
- **Wenn Sie es kopieren:** gespeicherte Dateien mit ihren Ordnern.
- **Gar nicht:** Warteschlange, Zwischendateien, Anmeldungen bei den Diensten. Diese liegen nicht bei uns.
- **Unnötig:** Installer. Der aktuelle steht immer auf der Downloadseite.

## Verkaufen, verleihen, reparieren

Vor dem **Verkauf** geben Sie den Platz frei, deinstallieren das Programm und löschen die Dateien: Sie sind Kopien für Sie und kein Zubehör. Zum **Verleihen** für ein paar Tage reicht es, sich abzumelden. Dauert eine **Reparatur** länger und Sie arbeiten anderswo, geben Sie den Platz frei. Mit einer neuen Festplatte erscheint der Computer danach vielleicht als neues Gerät und braucht einen eigenen Platz.

Bei **Verlust oder Diebstahl** geben Sie den Computer in Ihrem Konto frei und ändern Ihre Passwörter, das des Postfachs zuerst, denn über das Postfach lassen sich alle anderen zurücksetzen.

## Ein Name, den man erkennt

„DESKTOP-7F3K“ sagt in einem Jahr niemandem mehr etwas. Geben Sie jedem Computer in den Systemeinstellungen einen sprechenden Namen, bevor Sie aktivieren. So geben Sie nie den falschen frei.

## Bevor Sie uns schreiben

1. Ist es die Adresse, mit der Sie gekauft haben?
2. Ist das Produkt für dieses System?
3. Hat die Lizenz ein Enddatum, und liegt es zurück?
4. Stimmen Datum und Uhrzeit des Computers?
5. Wie lautet die Meldung im Wortlaut?

Mit diesen fünf Antworten genügt meist eine einzige E-Mail. Ob Sie überhaupt eine weitere Lizenz brauchen, klärt [der Artikel über die Angebote](/article/112).

## Häufige Stolpersteine

- **Zwei Konten.** Wer einmal mit privater und einmal mit dienstlicher Adresse gekauft hat, sieht in jedem Konto nur einen Teil.
- **Neue Festplatte, neues Windows.** Nach einer Neuinstallation kann derselbe Computer als neuer erscheinen. Geben Sie den alten Eintrag frei.
- **Drei Computer, vier Geräte.** Eine Lizenz für drei Computer hat drei Plätze. Ein viertes Gerät wartet, bis Sie eines freigeben.
- **Abgelaufene Zeit.** Eine befristete Lizenz verlängert sich durch den Umzug nicht. Das Datum steht in Ihrem Konto.

Klappt es trotzdem nicht, nennen Sie uns im Kontaktformular Produkt, Betriebssystem und den Wortlaut der Meldung. Damit finden wir die Ursache am schnellsten.
`,
  meta_title: 'Lizenz auf einen neuen Computer übertragen',
  meta_description:
    'Alten Computer freigeben, neuen anmelden, Dateien mitnehmen: so zieht Ihre Tidemark-Lizenz um, auch bei defektem Gerät oder Systemwechsel.',
}
