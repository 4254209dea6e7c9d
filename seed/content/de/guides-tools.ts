import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Offene Videoportale: vom Link zur fertigen Datei',
    intro:
      'YouTube, Vimeo, Dailymotion und andere Portale sind offen zugänglich, ihre Videos darf man deshalb aber nicht frei verwenden. Diese Anleitung zeigt am Beispiel einer zwölfteiligen Vorlesungsreihe den Weg von der Lizenz bis zum fertigen Ordner; mit einem einzelnen Video geht es genauso, nur schneller.',
    steps: [
      {
        title: 'Lizenz unter dem Video lesen',
        text: 'Klappen Sie zuerst die Beschreibung auf. Bei YouTube steht die Lizenz an ihrem Ende, bei Vimeo neben den Mitwirkenden, auf Hochschulseiten ganz unten. Steht dort „Creative Commons“ oder erlaubt der Urheber das Herunterladen, ist alles klar. Fehlt beides, gelten die Bedingungen des Portals und das Recht Ihres Landes.',
      },
      {
        title: 'Adresse einfügen',
        text: 'Kopieren Sie die Adresse aus dem Browser und drücken Sie in der Ansicht „Downloads“ Strg+V, am Mac Cmd+V. Ein einzelnes Video erscheint als eine Zeile. Bei einer Playlist oder einem Kanal sehen Sie eine Tabelle mit Kontrollkästchen, Dauer und Datum, sodass Sie Trailer und Fragerunden weglassen können.',
      },
      {
        title: 'Bild oder nur Ton',
        text: 'Unter „Qualität“ stehen nur Auflösungen, die der Urheber bereitgestellt hat. Für Folien mit kleiner Schrift lohnt sich 1080p. Ein Redner am Pult sieht in 480p genauso aus, und für den Spaziergang genügt der Ton als M4A: ungefähr ein Zwanzigstel der Größe.',
      },
      {
        title: 'Untertitel mitnehmen',
        text: 'Bei von Hand verfassten Untertiteln steht nur die Sprache, bei maschinellen zusätzlich „automatisch“. Nehmen Sie die von Hand verfassten, denn die anderen machen bei Namen und Formeln Fehler. Eine SRT-Datei neben dem Video lässt sich später in jedem Texteditor durchsuchen.',
      },
      {
        title: 'Muster für die Dateinamen festlegen',
        text: 'In den Einstellungen legen Sie ein Muster aus Datum, Urheber und Titel fest. Die Zeile in der Warteschlange zeigt das Ergebnis vorab, zum Beispiel „2026-03-04 Ada Beispiel – Graphentheorie 07“. Mit dem Datum in dieser Form sortiert sich jeder Ordner von allein.',
      },
      {
        title: 'Starten und das Ende prüfen',
        text: 'Klicken Sie auf „Herunterladen“. Wechselt die Zeile von „Wartet“ zu „Fertig“, öffnet ein Klick den Ordner. Spielen Sie die letzte Minute ab, nicht die erste: Eine Datei, die mit dem Applaus endet, ist vollständig.',
      },
    ],
    hints: [
      {
        title: 'Urheber nennen',
        text: 'Freie Lizenzen verlangen meist, dass Sie den Namen angeben, wenn Sie das Werk zeigen. Das Programm schreibt Name und Adresse in die Datei; der Dialog „Eigenschaften“ zeigt beides noch nach Jahren.',
      },
      {
        title: 'Kurse der Reihe nach',
        text: 'Viele Playlists beginnen mit der neuesten Lektion. Drehen Sie die Tabelle vor dem Speichern um, dann ist Lektion eins auch Nummer eins.',
      },
      {
        title: 'Zehn Links auf einmal',
        text: 'Schalten Sie beim Stöbern die Überwachung der Zwischenablage ein. Jede kopierte Adresse wartet im Programm, und Sie sortieren zum Schluss aus.',
      },
    ],
    questions: [
      {
        question: 'Welche Portale funktionieren?',
        answer:
          'Offene Portale wie YouTube, Vimeo und Dailymotion sowie viele kleinere Seiten derselben Art. Probieren Sie die Seite, um die es Ihnen geht, in der kostenlosen Testversion aus. Das sagt mehr als jede Liste.',
      },
      {
        question: 'Die Seite verlangt eine Anmeldung. Was nun?',
        answer:
          'Melden Sie sich im eingebauten Browser mit Ihrem eigenen Konto an. Gehört das Video zu einem bezahlten Streamingdienst, ist das Produkt für diesen Dienst das bessere Werkzeug.',
      },
      {
        question: 'Es gibt nur 360p, obwohl der Browser mehr zeigt. Warum?',
        answer:
          'Kurz nach dem Hochladen ist oft erst eine kleine Fassung fertig, die größeren folgen binnen Stunden. Lesen Sie die Seite am Abend noch einmal ein.',
      },
      {
        question: 'Das Video ist inzwischen verschwunden. Darf ich meine Datei behalten?',
        answer:
          'Eine einmal erteilte freie Lizenz gilt für vorhandene Kopien in der Regel weiter. In allen anderen Fällen sollten Sie es achten, wenn ein Urheber sein Werk zurückzieht.',
      },
    ],
    meta_title: 'Anleitung: Videos aus offenen Portalen sichern',
    meta_description:
      'Lizenz prüfen, Auflösung wählen, Untertitel und Quelle mitnehmen: Schritt für Schritt vom Link auf YouTube oder Vimeo zur fertigen Datei.',
  },
  m3u8_downloader: {
    title: 'HLS-Streams finden, prüfen und zusammensetzen',
    intro:
      'Eine Adresse, die auf .m3u8 endet, führt zu einer Liste und nicht zu einem Video. Ob es um Ihre eigene Veranstaltung geht oder um eine Sendung, die Sie behalten dürfen: Fünf Schritte machen aus den Segmenten eine Datei, ohne dass Sie das Format kennen müssen.',
    steps: [
      {
        title: 'Mit der Seite beginnen',
        text: 'Öffnen Sie die Sendung im eingebauten Browser und spielen Sie sie kurz ab. Während das Bild läuft, erscheint die Liste in der Seitenleiste unter dem Namen der Seite. Wer selbst streamt, gibt die Adresse mit der Endung .m3u8 direkt ein, samt Sitzung, falls der Server eine verlangt.',
      },
      {
        title: 'Tabelle der Varianten lesen',
        text: 'Jede Zeile ist eine Variante: 1920 × 1080 mit etwa fünf Megabit pro Sekunde, 1280 × 720 mit drei und so weiter. Multipliziert mit der Dauer ergibt das die Größe; bei fünf Megabit belegt eine Stunde zweieinviertel Gigabyte. Für eine Talkshow genügen 720p, bei einem Ballett lohnt sich mehr.',
      },
      {
        title: 'Tongruppen ankreuzen',
        text: 'Unter den Auflösungen stehen die Tonspuren. ARTE bietet Deutsch und Französisch, die ARD Mediathek klare Sprache und Hörfassung, eine Tagung vielleicht Saalton und Dolmetscherin. Die Namen stammen vom Sender. Steht dort nur „audio_0“, hören Sie zehn Sekunden hinein.',
      },
      {
        title: 'Starten und mitzählen',
        text: 'Eine Sendung von 45 Minuten hat rund 450 Segmente zu sechs Sekunden. Die Zeile zeigt, wie viele angekommen sind und wie viele noch einmal angefordert wurden. Fällt eines aus, folgen drei weitere Versuche, ehe das Programm weitergeht.',
      },
      {
        title: 'Bericht lesen',
        text: '„Keine Lücken“ heißt, dass das erste Segment, das letzte und alles dazwischen verbunden wurden. Eine Lücke wird mit ihrer Minute genannt. Laden Sie dann die benachbarte Variante herunter: Sie besteht aus anderen Segmenten, und die sind meist in Ordnung.',
      },
    ],
    hints: [
      {
        title: 'Beendet oder live?',
        text: 'Eine Liste ohne Schlusszeichen wächst noch, die Tabelle zeigt dann „offen“. Warten Sie, bis die Veranstaltung vorbei und die Aufzeichnung veröffentlicht ist, oft eine Stunde später.',
      },
      {
        title: 'Ton etwas zu spät',
        text: 'Ist der Ton durchgehend nicht lippensynchron, verbinden Sie noch einmal mit „Zeitmarken behalten“. Dafür muss kein Segment ein zweites Mal geladen werden.',
      },
      {
        title: 'Erzwungene Untertitel',
        text: 'Eine Spur mit „forced“ übersetzt nur Schilder und fremdsprachige Sätze. Nehmen Sie sie zusätzlich zur vollständigen, wenn in einem Film auch andere Sprachen oder Dialekte gesprochen werden.',
      },
      {
        title: 'Für alle, die selbst senden',
        text: 'Die Tabelle ist ein schneller Blick auf Ihren Encoder. Eine falsch benannte Sprache oder eine fehlende Fassung in 480p fällt hier auf, bevor sich jemand beschwert. Prüfen Sie so auch die Reihenfolge der Sprachen, denn viele Player nehmen einfach die erste.',
      },
    ],
    questions: [
      {
        question: 'Die Liste ist da, aber nichts wird abgespielt. Warum?',
        answer:
          'Entweder ist die Sitzung abgelaufen, dann hilft eine neue Anmeldung. Oder Ihr Konto hat kein Recht an der Sendung, und daran ändert kein Werkzeug etwas.',
      },
      {
        question: 'Welche Sender haben eigene Seiten?',
        answer:
          'ARTE, die ARD Mediathek und RTVE Play, alle unter derselben Lizenz. Andere gehen, soweit sie in dieser Form streamen und Ihnen eine Kopie erlauben.',
      },
      {
        question: 'Warum gibt es zu einem Film zwei Listen?',
        answer:
          'Eine ist oft der Vorspann oder eine Vorschau. Vergleichen Sie die Dauer: Neunzig Minuten sind der Film, dreißig Sekunden sind es nicht.',
      },
      {
        question: 'Wird das Bild neu kodiert?',
        answer:
          'Nein. Die Segmente werden so verbunden, wie sie gesendet wurden. Deshalb dauert der Schluss selbst bei einer langen Oper nur Minuten, und nichts geht verloren.',
      },
    ],
    meta_title: 'Anleitung: M3U8-Streams richtig zusammensetzen',
    meta_description:
      'Varianten lesen, Tongruppen wählen, Segmente zählen und Lücken ergänzen: So wird aus einer M3U8-Adresse eine vollständige Datei.',
  },
  mpd_downloader: {
    title: 'DASH verstehen: vom MPD-Manifest zur fertigen Datei',
    intro:
      'DASH liefert Bild, Ton und Untertitel grundsätzlich getrennt. Diese Anleitung zeigt an zwei Beispielen, wie daraus wieder eine Datei wird: an einer Dokumentation des ZDF und an einem Kurs, den Sie gekauft haben.',
    steps: [
      {
        title: 'Eine Sekunde abspielen',
        text: 'Das Manifest wird beim Start der Wiedergabe geladen, nicht beim Öffnen der Seite. Drücken Sie im eingebauten Browser auf Abspielen, warten Sie auf das Bild und halten Sie an. In der Seitenleiste erscheint ein Eintrag mit dem Namen der Seite, ein Klick klappt seine Tabelle auf.',
      },
      {
        title: 'Perioden ansehen',
        text: 'Eine Periode ist ein Stück Zeit. Eine ist normal. Mehrere deuten auf Unterbrechungen oder Kapitel hin, kurze am Anfang sind meist Trailer. Lassen Sie „Perioden verbinden“ bei einem Film eingeschaltet und schalten Sie es aus, wenn jedes Kapitel einer Lektion eine eigene Datei werden soll.',
      },
      {
        title: 'Auflösung und Codec wählen',
        text: 'Gehen Sie nicht nur nach der Zahl der Bildpunkte, denn die Spalte „Codec“ zählt ebenso. AVC läuft auf einem Fernseher von 2012. HEVC braucht etwa ein Drittel weniger Platz und ein jüngeres Gerät. AV1 braucht am wenigsten Platz, ruckelt aber auf alten Laptops.',
      },
      {
        title: 'Eine oder mehrere Tonspuren wählen',
        text: 'Das Sprachkürzel sagt mehr als der Name: „mul“ steht für mehrere Sprachen, „und“ für unbestimmt. Auch die Rolle hilft. „main“ ist der gewöhnliche Ton, „description“ die Hörfassung, „enhanced-audio-intelligibility“ der mit deutlicheren Dialogen.',
      },
      {
        title: 'Verbinden und in der Mitte prüfen',
        text: 'MP4 eignet sich für eine Tonspur, MKV für mehrere mit Untertiteln. Steht die Zeile auf „Fertig“, springen Sie in die Mitte und prüfen, ob der Ton lippensynchron ist. Stimmt es dort, stimmt es überall.',
      },
    ],
    hints: [
      {
        title: 'Kurse',
        text: 'Auf Lernplattformen hat jede Lektion ihr eigenes Manifest. Öffnen Sie die Kursseite und lassen Sie die Liste einmal aufbauen; Abschnitte werden zu Ordnern, Anhänge liegen neben ihrer Lektion.',
      },
      {
        title: 'Untertitel in zwei Formaten',
        text: 'WebVTT wird ohne Verlust zu SRT. TTML, bei Sendern üblich, enthält Farben für die Sprecher. Behalten Sie dieses Format, wenn Sie sehen wollen, wer redet.',
      },
      {
        title: 'Ein Protokoll, das hilft',
        text: 'Portale ändern ihre Player ohne Ankündigung. Wird eine Seite nicht mehr erkannt, die gestern noch ging, senden Sie dem Support das Protokoll. Es nennt den Aufbau des Manifests und keine Inhalte.',
      },
      {
        title: 'Platz für die Teile',
        text: 'Bis zum Verbinden liegen Bild und Ton neben dem fertigen Film auf der Platte. Halten Sie das Doppelte der erwarteten Größe frei. Auf einer fast vollen Platte dauert das Verbinden außerdem spürbar länger.',
      },
    ],
    questions: [
      {
        question: 'Woran erkenne ich, dass eine Seite DASH verwendet?',
        answer:
          'Die Testversion zeigt es Ihnen. Bleibt die Seitenleiste leer, während das Video sichtbar läuft, streamt die Seite vermutlich in HLS und gehört zum M3U8-Werkzeug.',
      },
      {
        question: 'Darf ich Lektionen eines bezahlten Kurses speichern?',
        answer:
          'Ja, soweit Plattform und Lehrende es erlauben, und nur zum eigenen Lernen. Viele Plattformen bieten Downloads in ihren Apps an, sehen Sie dort zuerst nach. Kurse aus einem Monatstarif dürfen Sie nur nutzen, solange der Tarif läuft.',
      },
      {
        question: 'Der Film läuft, aber ohne Ton. Was ist passiert?',
        answer:
          'Es war nur das Bild angekreuzt. Öffnen Sie den Eintrag noch einmal, fügen Sie eine Tonspur hinzu und starten Sie; das vorhandene Bild wird weiterverwendet.',
      },
      {
        question: 'Warum verweigert das ZDF mittags einen Thriller?',
        answer:
          'Filme mit Altersbeschränkung gibt es nur spät am Abend oder nach einer Altersprüfung auf der Seite des ZDF. Das Programm kann nur öffnen, was die Seite zu dieser Stunde abspielt.',
      },
    ],
    meta_title: 'Anleitung: MPD und DASH Schritt für Schritt',
    meta_description:
      'Codecs erkennen, Tonspuren wählen, TTML in SRT umwandeln, alles verbinden: So nutzen Sie ein DASH-Manifest im MPD-Downloader.',
  },
}
