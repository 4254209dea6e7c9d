import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Offene Videoportale: vom Link zur geordneten Datei',
    intro:
      'YouTube, Vimeo, Dailymotion und andere Portale sind offen zugänglich, ihre Videos aber deshalb nicht frei. Diese Anleitung zeigt, wie Sie zuerst die Lizenz und dann die passende Fassung finden.',
    steps: [
      {
        title: 'Lizenz unter dem Video lesen',
        text: 'Klappen Sie die Beschreibung auf. Bei YouTube steht dort gegebenenfalls „Creative Commons“, bei Vimeo ein CC-Zeichen neben dem Titel. Fehlt eine Angabe, brauchen Sie die Zustimmung der Urheber oder eine gesetzliche Erlaubnis.',
      },
      {
        title: 'Eigenen Downloadknopf suchen',
        text: 'Vimeo zeigt ihn an, wenn der Urheber den Download freigegeben hat. Eigene Videos bei YouTube laden Sie im Studio herunter. Nehmen Sie diesen Weg, wo es ihn gibt.',
      },
      {
        title: 'Adresse einfügen',
        text: 'Kopieren Sie die Adresse des Videos oder der Playlist. Bei einer Playlist fragt das Programm, welche Einträge Sie meinen.',
      },
      {
        title: 'Fassung wählen',
        text: 'Die Liste nennt Bildgröße, Codec und ungefähres Gewicht. Für den Fernseher passt meist MP4 mit H.264, VP9 und AV1 sind kleiner, laufen aber nicht überall.',
      },
      {
        title: 'Untertitel und Quelle mitnehmen',
        text: 'Von Hand verfasste Untertitel sind besser als automatische. Lassen Sie Urheber, Adresse und Lizenz in die Angaben der Datei schreiben, dann können Sie die Quelle später nennen.',
      },
    ],
    hints: [
      {
        title: 'Nicht gelistete Videos',
        text: 'Wer einen Link hat, kann sie sehen. Das macht sie nicht öffentlich und erst recht nicht frei zur Kopie.',
      },
      {
        title: 'Kapitel als Sprungmarken',
        text: 'Enthält die Beschreibung Zeitangaben, werden daraus Kapitel, die VLC und viele Fernseher anzeigen.',
      },
    ],
    questions: [
      {
        question: 'Warum fehlt 4K bei manchen Videos?',
        answer:
          'Portale halten große Fassungen oft nur in VP9 oder AV1 vor, und frisch hochgeladene Videos erhalten sie erst nach einigen Stunden.',
      },
      {
        question: 'Funktionieren auch Videos hinter einer Anmeldung?',
        answer:
          'Ja, wenn Sie sich im eingebauten Browser mit Ihrem eigenen Konto anmelden und der Urheber Ihnen die Kopie erlaubt.',
      },
    ],
    meta_title: 'Anleitung: Videos aus offenen Portalen sichern',
    meta_description:
      'Lizenz prüfen, Fassung wählen, Untertitel und Quelle mitnehmen: Schritt für Schritt vom Link auf YouTube oder Vimeo zur geordneten Datei.',
  },
  m3u8_downloader: {
    title: 'HLS-Streams finden, prüfen und zusammensetzen',
    intro:
      'Eine Adresse, die auf .m3u8 endet, führt zu einer Liste und nicht zu einem Video. Hier lesen Sie, wie Sie die richtige Liste erkennen und ein sauberes Ergebnis erhalten.',
    steps: [
      {
        title: 'Wiedergabe starten',
        text: 'Öffnen Sie die Seite im eingebauten Browser und drücken Sie auf Abspielen. Viele Spieler fordern die Liste erst in diesem Augenblick an.',
      },
      {
        title: 'Hauptliste von Nebenlisten unterscheiden',
        text: 'Erscheinen mehrere Treffer, nehmen Sie den mit verschiedenen Bildgrößen. Ein Treffer ohne Größenangabe ist meist schon eine einzelne Spur, gelegentlich ein Werbespot.',
      },
      {
        title: 'Dauer vergleichen',
        text: 'Stimmt die angezeigte Länge mit der Sendung überein? Eine sehr kurze Dauer deutet auf einen Vorspann oder eine laufende Livesendung hin.',
      },
      {
        title: 'Bild, Ton und Text zusammenstellen',
        text: 'Wählen Sie eine Bildspur und die gewünschten Sprachen. Getrennte Tonspuren tragen oft nur Kürzel wie deu, fra oder ad für die Hörfassung.',
      },
      {
        title: 'Verbinden und nachsehen',
        text: 'Nach dem Zusammensetzen springen Sie an den Anfang, in die Mitte und ans Ende. Fehlt ein Abschnitt, fordert „Lücken ergänzen“ nur diesen an.',
      },
    ],
    hints: [
      {
        title: 'Adressen mit Verfallszeit',
        text: 'Enthält die Adresse lange Zeichenketten, gilt sie oft nur Minuten. Laden Sie die Seite neu, statt eine alte Adresse zu verwenden.',
      },
      {
        title: 'Gute Übungsstücke',
        text: 'Die Mediatheken öffentlicher Sender und Ihre eigenen Konferenzaufzeichnungen eignen sich, um das Format kennenzulernen.',
      },
    ],
    questions: [
      {
        question: 'Was bedeutet der Hinweis, der Stream sei geschützt?',
        answer:
          'Der Anbieter hat eine Schutzmaßnahme eingesetzt. Ohne seine Erlaubnis endet die Anleitung an dieser Stelle, denn umgehen dürfen Sie den Schutz nicht.',
      },
      {
        question: 'Warum passen Ton und Mundbewegung nicht zusammen?',
        answer:
          'Meist beginnt die Tonspur etwas versetzt. Der Abgleich in den Einstellungen richtet beide an den Zeitmarken aus.',
      },
    ],
    meta_title: 'Anleitung: M3U8-Streams richtig zusammensetzen',
    meta_description:
      'Hauptliste erkennen, Dauer prüfen, Spuren wählen und Lücken ergänzen: so wird aus einer M3U8-Adresse eine vollständige Datei.',
  },
  mpd_downloader: {
    title: 'DASH verstehen: aus dem MPD-Manifest eine Datei machen',
    intro:
      'DASH liefert Bild, Ton und Untertitel grundsätzlich getrennt. Wer die Tabelle der Darstellungen einmal verstanden hat, trifft die Auswahl in Sekunden.',
    steps: [
      {
        title: 'Manifest laden',
        text: 'Fügen Sie die MPD-Adresse ein oder öffnen Sie die Seite des Players. Das Programm liest daraus Perioden, Gruppen und Darstellungen.',
      },
      {
        title: 'Bildspur nach Gerät wählen',
        text: 'Sehen Sie zuerst auf den Codec, dann auf die Höhe. avc1 steht für H.264, hvc1 oder hev1 für H.265, av01 für AV1.',
      },
      {
        title: 'Tonspuren ankreuzen',
        text: 'mp4a ist AAC in Stereo, ec-3 ist Dolby Digital Plus mit mehreren Kanälen. Für Kopfhörer genügt AAC.',
      },
      {
        title: 'Texte umwandeln',
        text: 'Untertitel kommen als TTML oder WebVTT. Lassen Sie sie in SRT umwandeln, wenn Ihr Fernseher nur das liest.',
      },
      {
        title: 'Zusammenführen',
        text: 'Wählen Sie MKV für mehrere Sprachen oder MP4 für eine. Das Programm vereint die Spuren, ohne sie neu zu kodieren.',
      },
    ],
    hints: [
      {
        title: 'Mehrere Perioden',
        text: 'Manche Manifeste trennen Vorspann, Hauptteil und Werbung. Nur die längste Periode auszuwählen, erspart oft das Schneiden.',
      },
      {
        title: 'Bandbreite lesen',
        text: 'Der Wert in der Tabelle ist die Datenrate je Sekunde. Geteilt durch acht und mal der Dauer ergibt er die ungefähre Dateigröße.',
      },
    ],
    questions: [
      {
        question: 'Wann brauche ich MPD und wann M3U8?',
        answer:
          'Das bestimmt der Anbieter. Manche führen beides, dann nehmen Sie die Liste mit der besseren Auswahl an Sprachen.',
      },
      {
        question: 'Darf ich Kurse meiner Hochschule so sichern?',
        answer:
          'Fragen Sie die Hochschule. Vorlesungen gehören den Lehrenden, und viele Plattformen regeln das Speichern ausdrücklich.',
      },
    ],
    meta_title: 'Anleitung: MPD und DASH Schritt für Schritt',
    meta_description:
      'Codecs erkennen, Tonspuren wählen, TTML in SRT umwandeln und alles vereinen: so lesen Sie ein DASH-Manifest im MPD-Downloader.',
  },
}
