import type { PageTexts } from '../text'

export const tools: PageTexts = {
  video_downloader: {
    headline: 'Ein Programm für offene Videoportale',
    promise:
      'Der Video-Downloader sichert Videos aus YouTube, Vimeo und vielen anderen Portalen, wenn Sie dazu berechtigt sind.',
    steps: [
      {
        title: 'Adresse übergeben',
        text: 'Fügen Sie den Link ein oder öffnen Sie die Seite im eingebauten Browser.',
      },
      {
        title: 'Angebot sehen',
        text: 'Das Programm zeigt, welche Auflösungen, Tonspuren und Untertitel das Portal anbietet.',
      },
      {
        title: 'Auswählen und sichern',
        text: 'Ein Klick speichert die Datei, ein zweiter die ganze Liste.',
      },
    ],
    features: [
      {
        title: 'Viele Portale, eine Bedienung',
        text: 'YouTube, Vimeo, Dailymotion, Facebook und bilibili sehen im Programm gleich aus.',
      },
      {
        title: 'Listen und Kanäle',
        text: 'Sammlungen arbeiten Sie als Ganzes ab und ergänzen später nur, was fehlt.',
      },
      {
        title: 'Umwandeln inbegriffen',
        text: 'Nach dem Sichern wandelt das Programm in MP4, MKV oder reinen Ton um.',
      },
      {
        title: 'Untertitel und Kapitel',
        text: 'Was das Portal mitliefert, bleibt als Textdatei und als Kapitel erhalten.',
      },
      {
        title: 'Mehrere Downloads',
        text: 'Laden Sie mehrere Videos gleichzeitig, so viele Ihre Leitung schafft.',
      },
      {
        title: 'Zwischenablage im Blick',
        text: 'Kopieren Sie zehn Links hintereinander, und zehn Einträge warten im Programm.',
      },
      {
        title: 'Namen nach Muster',
        text: 'Titel, Verfasser und Datum legen Sie einmal fest, danach heißt jede Datei entsprechend.',
      },
    ],
    questions: [
      {
        question: 'Deckt das auch Netflix oder Disney+ ab?',
        answer: 'Nein, für Abodienste gibt es eigene Produkte oder das Video-Komplettpaket.',
      },
      {
        question: 'Welche Videos darf ich herunterladen?',
        answer:
          'Herunterladen dürfen Sie eigene, freie und solche, deren Urheber zustimmen oder bei denen das Gesetz eine private Kopie zulässt.',
      },
      {
        question: 'Wie erfahre ich, ob ein Portal unterstützt wird?',
        answer: 'Probieren Sie es mit der kostenlosen Testversion aus, bevor Sie eine Lizenz wählen.',
      },
      {
        question: 'Auf wie vielen Computern läuft die Lizenz?',
        answer: 'Sie läuft auf einem Computer. Wechseln Sie ihn, melden Sie den alten in Ihrem Konto ab.',
      },
      {
        question: 'Welche Datei eignet sich für meinen Fernseher?',
        answer:
          'MP4 mit AVC-Bild spielen auch ältere Geräte. MKV lohnt sich, wenn Sie mehrere Tonspuren oder Untertitel in einer Datei behalten möchten.',
      },
      {
        question: 'Ist die Testversion ein anderes Programm?',
        answer:
          'Nein, der Installer ist derselbe, und ein Lizenzschlüssel macht daraus das vollständige Produkt.',
      },
    ],
    meta_title: 'Video-Downloader für YouTube, Vimeo und mehr',
    meta_description:
      'Videos aus offenen Portalen mit Untertiteln und Kapiteln sichern, die Sie sichern dürfen. Für Windows und Mac, kostenlos testen.',
  },
  m3u8_downloader: {
    headline: 'M3U8-Streams zu einer Datei zusammensetzen',
    promise:
      'Aus den vielen kleinen Stücken eines HLS-Streams wird ein Video, das Ihr Videoplayer am Stück abspielt.',
    steps: [
      {
        title: 'M3U8-Adresse finden',
        text: 'Geben Sie die Adresse ein oder öffnen Sie die Seite, und das Programm erkennt die Wiedergabeliste.',
      },
      {
        title: 'Spur wählen',
        text: 'Sehen Sie alle Auflösungen, Tonspuren und Untertitel aus der Liste.',
      },
      {
        title: 'Stücke verbinden',
        text: 'Die Abschnitte werden geladen, geprüft und ohne neues Kodieren verbunden.',
      },
    ],
    features: [
      {
        title: 'Verschachtelte Listen',
        text: 'Hauptliste und Unterlisten löst das Programm auf und zeigt sie verständlich an.',
      },
      {
        title: 'Fehlende Abschnitte',
        text: 'Fehlende Segmente werden erneut angefordert, statt den ganzen Download abzubrechen.',
      },
      {
        title: 'Mediatheken',
        text: 'ARTE, ARD Mediathek und RTVE Play arbeiten mit diesem Format und haben hier eigene Seiten.',
      },
      {
        title: 'Eigene Kopfzeilen',
        text: 'Verlangt Ihr eigener Server bestimmte Angaben, tragen Sie sie vor dem Start ein.',
      },
      { title: 'Ton und Bild getrennt', text: 'Getrennte Spuren fügt das Programm zeitgleich zusammen.' },
      {
        title: 'Anmeldung inbegriffen',
        text: 'Streams, die Ihr Konto verlangen, nutzen die Sitzung des eingebauten Browsers.',
      },
      {
        title: 'Stundenlange Veranstaltungen',
        text: 'Ein vergangener Kongress mit tausenden Abschnitten endet in einer einzigen Datei.',
      },
    ],
    questions: [
      {
        question: 'Was ist M3U8 überhaupt?',
        answer:
          'M3U8 ist eine Textliste, die einem Player sagt, welche Abschnitte eines Streams er der Reihe nach laden soll.',
      },
      {
        question: 'Wie steht es um Streams mit DRM?',
        answer:
          'Der Name nennt die Technik, keine Befugnis. Geschützte Streams sichern Sie nur, wenn der Anbieter es Ihnen gestattet und Ihr Konto sie abspielt.',
      },
      {
        question: 'Eignet sich das für Aufzeichnungen meiner Firma?',
        answer: 'Ja, sofern Sie über die Rechte an den Aufzeichnungen verfügen.',
      },
      {
        question: 'Was tun, wenn keine Liste gefunden wird?',
        answer: 'Starten Sie die Wiedergabe auf der Seite. Viele Player laden die Liste erst dann.',
      },
      {
        question: 'Was geschieht, wenn ein Abschnitt nie ankommt?',
        answer:
          'Er wird noch dreimal angefordert. Danach nennt der Bericht die Lücke, statt sie zu verschweigen.',
      },
      {
        question: 'Zeichnet das Programm laufende Übertragungen auf?',
        answer: 'Nein, es arbeitet mit abgeschlossenen Streams.',
      },
    ],
    meta_title: 'DRM-M3U8-Downloader für HLS-Streams',
    meta_description:
      'HLS-Streams mit Ihrer Berechtigung zu einer MP4- oder MKV-Datei verbinden, Ton und Untertitel inbegriffen. Windows und Mac, mit Test.',
  },
  mpd_downloader: {
    headline: 'MPD und DASH: Bild und Ton wieder vereint',
    promise:
      'DASH liefert Bild, Ton und Text getrennt aus, und dieses Programm macht daraus eine einzige Datei.',
    steps: [
      {
        title: 'Manifest angeben',
        text: 'Tragen Sie die MPD-Adresse ein oder lassen Sie sie auf der Seite erkennen.',
      },
      {
        title: 'Darstellungen vergleichen',
        text: 'Eine Tabelle zeigt Auflösung, Format und Sprache jeder Variante.',
      },
      {
        title: 'Spuren vereinen',
        text: 'Wählen Sie eine Auflösung, beliebig viele Tonspuren und Untertitel, und starten Sie.',
      },
    ],
    features: [
      {
        title: 'Perioden im Griff',
        text: 'Besteht ein Manifest aus mehreren Perioden, fügt das Programm sie lückenlos aneinander.',
      },
      {
        title: 'Verschiedene Kodierungen',
        text: 'H.264, HEVC, VP9 und AV1 werden angezeigt, damit die Datei zu Ihrem Gerät passt.',
      },
      {
        title: 'Kurse und Sender',
        text: 'Für Udemy und das ZDF gibt es eigene Seiten mit Hinweisen zum Ablauf.',
      },
      { title: 'Untertitel umwandeln', text: 'Aus TTML oder WebVTT wird auf Wunsch SRT.' },
      {
        title: 'Unterbrechungen überstehen',
        text: 'Bereits geladene Teile bleiben erhalten, wenn die Leitung abbricht.',
      },
      {
        title: 'Bericht für den Support',
        text: 'Hat sich eine Seite geändert, hilft uns ein Protokoll ohne persönliche Angaben.',
      },
    ],
    questions: [
      {
        question: 'Worin unterscheiden sich MPD und M3U8?',
        answer:
          'Beide beschreiben Streams. MPD gehört zu DASH, M3U8 zu HLS, und für jedes gibt es ein eigenes Produkt.',
      },
      {
        question: 'Darf ich mit DRM versehene Inhalte sichern?',
        answer:
          'Nur mit Zustimmung des Rechteinhabers oder einer gesetzlichen Erlaubnis. Das Programm verschafft Ihnen keine Rechte.',
      },
      {
        question: 'Brauche ich Fachwissen?',
        answer: 'Nein. Wer die Tabelle nicht lesen mag, übernimmt den Vorschlag des Programms.',
      },
      {
        question: 'Welche Lizenzen stehen zur Wahl?',
        answer: 'Sie wählen zwischen einem Monat, einem Jahr und unbegrenzt, jeweils für einen Computer.',
      },
      {
        question: 'Die Liste bleibt leer, obwohl ein Video läuft. Woran liegt das?',
        answer:
          'Vermutlich überträgt die Seite in HLS. Versuchen Sie dort das M3U8-Produkt, bevor Sie sich für eine Lizenz entscheiden.',
      },
      {
        question: 'Welches der beiden Formate nutzt meine Seite?',
        answer:
          'Die Testversion jedes der beiden Produkte zeigt es in einer Minute. Das Komplettpaket enthält beide.',
      },
    ],
    meta_title: 'DRM-MPD-Downloader für DASH-Streams',
    meta_description:
      'DASH-Streams, die Sie sichern dürfen, mit allen Ton- und Textspuren zu einer Datei vereinen. Lizenz für einen Computer, vorher kostenlos testen.',
  },
  adult_downloader: {
    headline: 'Downloader für Erwachsenenseiten, sachlich und diskret',
    promise:
      'Ein Werkzeug für Erwachsene, die rechtmäßig zugängliche Videos privat und geordnet aufbewahren möchten.',
    steps: [
      {
        title: 'Alter und Zugang klären',
        text: 'Melden Sie sich auf der jeweiligen Seite mit Ihrem Konto an und bestätigen Sie Ihr Alter.',
      },
      {
        title: 'Video aufrufen',
        text: 'Öffnen Sie das Video im eingebauten Browser und sehen Sie die verfügbaren Auflösungen.',
      },
      {
        title: 'Ordner wählen und sichern',
        text: 'Legen Sie den Zielordner fest und starten Sie den Download.',
      },
    ],
    features: [
      {
        title: 'Viele Seiten, ein Produkt',
        text: 'Das Programm arbeitet mit zahlreichen Angeboten für Erwachsene, darunter Fansly.',
      },
      { title: 'Ruhige Oberfläche', text: 'Bilder und Titel lassen sich in Liste und Meldungen ausblenden.' },
      {
        title: 'Verlauf löschen',
        text: 'Downloads und besuchte Seiten löschen Sie mit einem Klick aus dem Verlauf.',
      },
      { title: 'Sortierte Ablage', text: 'Quelle, Verfasser und Datum bilden den Dateinamen.' },
      {
        title: 'Eigener Browser',
        text: 'Der eingebaute Browser ist von dem getrennt, den Sie täglich nutzen. Cookies und Anmeldungen bleiben darin und lassen sich mit einer Schaltfläche löschen.',
      },
      {
        title: 'Neutrale Dateinamen',
        text: 'Statt des Titels erhält eine Datei auf Wunsch nur eine Nummer.',
      },
      {
        title: 'Neues von bekannten Profilen',
        text: 'Folgen Sie einer Seite und sehen Sie, was seit Ihrem letzten Besuch hinzugekommen ist.',
      },
    ],
    questions: [
      {
        question: 'Für wen ist das Produkt bestimmt?',
        answer:
          'Es ist nur für Volljährige bestimmt. Sorgen Sie dafür, dass Minderjährige keinen Zugriff auf Programm und Dateien haben.',
      },
      {
        question: 'Welche Aufnahmen darf ich sichern?',
        answer:
          'Sichern dürfen Sie nur legal angebotene, bei denen die Anbieter oder das Gesetz die private Kopie zulassen. Aufnahmen ohne Einwilligung der gezeigten Personen sind tabu.',
      },
      {
        question: 'Ist FANZA oder OnlyFans enthalten?',
        answer: 'Für diese Dienste gibt es eigene Produkte mit eigener Seite.',
      },
      {
        question: 'Wie kann ich den Ablauf prüfen?',
        answer: 'Das können Sie mit der Testversion, die Sie vor dem Kauf installieren.',
      },
      {
        question: 'Welche Seiten lassen sich öffnen?',
        answer:
          'Öffnen lassen sich Seiten, die ihre Videos in einem gewöhnlichen Browser zeigen. Ob Ihre dazugehört, erfahren Sie mit der Testversion in wenigen Minuten.',
      },
      {
        question: 'Steckt das Produkt im Video-Komplettpaket?',
        answer: 'Nein. Seiten für Erwachsene gehören nicht dazu.',
      },
    ],
    meta_title: 'Downloader für Erwachsenenseiten (ab 18)',
    meta_description:
      'Rechtmäßig zugängliche Videos für Erwachsene diskret und geordnet aufbewahren. Nur für Volljährige, mit Testversion vor dem Kauf.',
  },
  video_ai: {
    headline: 'Video-KI: alte Aufnahmen in besserem Licht',
    promise:
      'Tidemark Video AI schärft, entrauscht und vergrößert Ihre eigenen Aufnahmen auf dem Windows-Computer.',
    steps: [
      {
        title: 'Aufnahme öffnen',
        text: 'Ziehen Sie einen Film vom Telefon, von der Kamera oder aus dem Familienarchiv ins Fenster.',
      },
      {
        title: 'Ausschnitt vergleichen',
        text: 'Testen Sie ein Verfahren an wenigen Sekunden und sehen Sie Original und Ergebnis nebeneinander.',
      },
      {
        title: 'Berechnen lassen',
        text: 'Gefällt das Ergebnis, berechnet das Programm den ganzen Film, gern über Nacht.',
      },
    ],
    features: [
      {
        title: 'Größeres Bild',
        text: 'Aufnahmen in kleiner Auflösung werden vergrößert und dabei behutsam geschärft.',
      },
      {
        title: 'Weniger Rauschen',
        text: 'Körniges Bild aus dunklen Räumen wird ruhiger, und Gesichter sollen dabei nicht verschwimmen.',
      },
      { title: 'Flüssigere Bewegung', text: 'Zwischenbilder lassen ruckelnde Szenen gleichmäßiger laufen.' },
      {
        title: 'Farbe für Schwarz-Weiß',
        text: 'Alte Filme erhalten eine mögliche Färbung, die Sie in der Stärke regeln.',
      },
      {
        title: 'Auf Ihrem Computer',
        text: 'Die Berechnung läuft bei Ihnen. Private Aufnahmen müssen dafür nicht ins Netz.',
      },
      { title: 'Alte Bänder', text: 'Zeilenstreifen und Bandrauschen behandelt das Programm gemeinsam.' },
      {
        title: 'Ein ganzes Jahrzehnt',
        text: 'Alle Bänder eines Jahrzehnts kommen mit einer einzigen Einstellung in die Liste.',
      },
    ],
    questions: [
      {
        question: 'Wie leistungsfähig muss mein Computer sein?',
        answer: 'Eine neuere Grafikkarte hilft sehr. Wie schnell es bei Ihnen geht, zeigt die Testversion.',
      },
      {
        question: 'Kann das Programm verlorene Einzelheiten zurückholen?',
        answer: 'Nein, es schätzt sie. Das Ergebnis kann täuschend echt wirken und ist kein Beweisstück.',
      },
      {
        question: 'Welche Filme darf ich bearbeiten?',
        answer:
          'Bearbeiten dürfen Sie eigene Aufnahmen und solche, deren Bearbeitung Ihnen erlaubt ist. Für fremde Werke brauchen Sie die Zustimmung der Urheber.',
      },
      { question: 'Gibt es Video-KI für den Mac?', answer: 'Derzeit wird sie nur für Windows angeboten.' },
      {
        question: 'Wie lange dauert ein Band?',
        answer:
          'Das hängt von Grafikkarte und Aufgabe ab. Vor dem Export sehen Sie die erwartete Zeit, ohne eigene Grafikkarte ist sie deutlich länger.',
      },
      {
        question: 'Wie wird das Programm angeboten?',
        answer:
          'Es gibt Lizenzen für einen Monat, ein Jahr oder unbegrenzt, jeweils auf einem Computer. Probieren Sie es vorher kostenlos an Ihrem eigenen Band aus.',
      },
    ],
    meta_title: 'Video-KI für Windows: Aufnahmen verbessern',
    meta_description:
      'Eigene Videos mit Tidemark Video AI schärfen, entrauschen und vergrößern, direkt auf dem Windows-Computer. Vor dem Kauf kostenlos prüfen.',
  },
}
