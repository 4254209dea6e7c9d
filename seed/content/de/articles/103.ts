import type { ArticleText } from '../../texts'

export const article103: ArticleText = {
  title: 'M3U8 und MPD: was hinter einem Stream steckt',
  summary:
    'Ein Stream ist keine Datei, sondern eine Liste aus vielen kleinen Stücken. Wer die Liste lesen kann, versteht, warum Bild und Ton manchmal getrennt ankommen.',
  body: `
Wer im Browser ein Video startet, lädt selten eine einzige große Datei. Der Player holt zuerst eine Textdatei, die beschreibt, was es gibt, und danach Stück für Stück das Video. Zwei Arten solcher Beschreibungen sind verbreitet: M3U8 und MPD.

## Warum überhaupt in Stücken?

Ihre Leitung ist nicht immer gleich schnell. Liegt ein Video in mehreren Größen vor und ist jede in Abschnitte von wenigen Sekunden geteilt, kann der Player an jeder Nahtstelle wechseln: nach unten, wenn im Zug der Empfang schlechter wird, und nach oben, sobald das WLAN wieder stark genug ist. Das nennt man adaptives Streaming. Außerdem müssen Sie beim Springen nur den Abschnitt laden, den Sie sehen wollen.

## M3U8: die Wiedergabeliste von HLS

HLS stammt von Apple. Eine M3U8-Datei ist eine Textliste im Zeichensatz UTF-8. Es gibt sie in zwei Stufen:

- Die **Hauptliste** nennt die verfügbaren Größen, Tonspuren und Untertitel.
- Die **Unterliste** einer Spur führt die Abschnitte der Reihe nach auf, mit ihrer Dauer in Sekunden.

Steht am Ende der Eintrag EXT-X-ENDLIST, ist die Sendung vollständig. Fehlt er, läuft sie noch, und der Player fragt immer wieder nach neuen Abschnitten. Viele Mediatheken arbeiten mit diesem Format. Der [M3U8-Downloader](/m3u8-downloader) liest beide Stufen und zeigt sie als Auswahl an.

## MPD: das Manifest von DASH

DASH ist eine internationale Norm. Ihre Beschreibung, die Media Presentation Description, ist eine XML-Datei. Sie gliedert sich in Perioden, etwa Vorspann, Film und Abspann, darin in Gruppen für Bild, Ton und Text und darin in einzelne Darstellungen mit eigener Größe und Kodierung. Bild und Ton liegen fast immer getrennt vor. Wer nur die Bildspur speichert, erhält deshalb einen Stummfilm. Der [MPD-Downloader](/mpd-downloader) führt die gewählten Spuren wieder zusammen.

### Was in einem Segment steckt

Ein Segment ist ein kleines, für sich abspielbares Stück, meist zwei bis zehn Sekunden lang und am Anfang mit einem vollständigen Bild versehen. Deshalb kann der Player nach jedem Segment die Größe wechseln. Bei älteren HLS-Streams endet der Dateiname auf ts, bei neueren und bei DASH auf m4s; inzwischen nutzen beide oft dieselben Dateien in einem gemeinsamen Format namens CMAF. Dazu kommt bei m4s ein kurzes Anfangsstück, ohne das die anderen nicht zu lesen sind. Fehlt es, meldet der Player eine beschädigte Datei, obwohl alle Segmente vorhanden sind. Auch das lässt sich fast immer beheben, indem Sie die Seite neu laden.

## Was beim Zusammensetzen geschieht

1. Das Programm liest die Liste und fragt, welche Spuren Sie möchten.
2. Es lädt die Abschnitte und prüft, ob keiner fehlt.
3. Es fügt sie in der richtigen Reihenfolge aneinander und legt Bild, Ton und Text in einen Container wie MP4 oder MKV.

Neu kodiert wird dabei nicht, deshalb geht es schnell und ohne Verlust. Meldet ein Player danach Sprünge im Ton, stammen sie meist von einem fehlenden Abschnitt oder vom Übergang zwischen zwei Perioden.

## Eine Liste, Zeile für Zeile

Nehmen wir die Hauptliste einer Sendung von 45 Minuten. Das steht darin:

- **EXTM3U** eröffnet die Datei und sagt nur, dass es eine Liste ist.
- **EXT-X-STREAM-INF** mit BANDWIDTH=5000000 und RESOLUTION=1920x1080: eine Fassung in 1080p, die fünf Megabit in der Sekunde braucht.
- **Dieselbe Zeile mit 1280x720** und etwa drei Megabit: die mittlere Fassung.
- **EXT-X-MEDIA** mit TYPE=AUDIO und der Sprache „de“: eine Tonspur in einem eigenen Stream. Eine zweite kann die Hörfassung sein.
- **TYPE=SUBTITLES:** Text, meist WebVTT.

Damit können Sie die Größe ausrechnen, bevor Sie etwas speichern. Fünf Megabit sind 0,625 Megabyte, 45 Minuten sind 2700 Sekunden, die Datei wird also rund 1,7 Gigabyte groß. Bei sechs Sekunden je Stück sind es 450 Segmente. Hat das Programm 449 gezählt, fehlt eines, und Sie wissen, wonach zu suchen ist.

## Worin sie sich im Gebrauch unterscheiden

1. **Lesen.** Eine M3U8-Liste lässt sich Zeile für Zeile lesen, ein MPD-Manifest ist verschachtelt wie ein Baum.
2. **Namen der Stücke.** HLS zählt sie auf. DASH nennt oft nur ein Muster und eine Nummer.
3. **Werbepausen.** In DASH sind es Perioden, in HLS eine Marke namens Discontinuity. Lautstärke und Bildgröße können sich an beiden ändern.
4. **Live.** In HLS fehlt die letzte Zeile, in DASH steht „dynamic“ statt „static“.

## Wenn etwas nicht stimmt

- **Bild ohne Ton.** Es war nur die Videospur gewählt. Gehen Sie zurück zur Liste und kreuzen Sie auch eine Tonspur an.
- **Der Ton läuft immer weiter voraus.** In einer Spur fehlt ein Stück. Laden Sie diese Spur noch einmal.
- **Nur 480p.** Welche Auflösung der Dienst anbietet, hängt von Tarif und Gerät ab. Vergleichen Sie im Browser mit demselben Konto.
- **Fehler 403 auf halbem Weg.** Die Adressen der Stücke sind abgelaufen. Laden Sie die Seite neu und setzen Sie den Download fort.
- **Untertitel nach der Werbung verschoben.** Ihre Zeitangaben beginnen an einem anderen Punkt. Gleichen Sie den Versatz im Player aus.
- **Leere Tabelle.** Vielleicht nutzt die Seite das andere Format. Versuchen Sie zuerst das andere Produkt. Ist alles nur langsam, hilft [die Prüfliste](/article/113).

### Nachsehen ohne Werkzeug

Im Browser öffnet F12 die Entwicklerwerkzeuge. Wählen Sie „Netzwerk“, schreiben Sie „m3u8“ oder „mpd“ in den Filter und starten Sie das Video: Die erste Anfrage ist meist die Hauptliste. Wer selbst überträgt, sieht hier am schnellsten, ob eine Auflösung oder eine Sprache fehlt. Dabei wird nichts gespeichert und kein Schutz umgangen.

## Und verschlüsselte Streams?

Beide Formate können Abschnitte verschlüsseln. Bei einfacher Verschlüsselung steht in der Liste, woher ein berechtigter Player den Schlüssel erhält. Bei DRM vergibt ein Lizenzserver die Erlaubnis und knüpft sie an Konto und Gerät. Ein solcher Schutz ist in der EU und vielen anderen Ländern rechtlich abgesichert und darf nicht umgangen werden. Verwenden Sie unsere Werkzeuge daher für eigene und freie Streams, für Aufzeichnungen, an denen Sie Rechte haben, und für Angebote, deren Betreiber Ihnen das Speichern gestattet. Alles Weitere steht in unserem Artikel [Was Sie speichern dürfen und was nicht](/article/101).
`,
  meta_title: 'M3U8 und MPD einfach erklärt',
  meta_description:
    'HLS und DASH verständlich: wie Wiedergabelisten aufgebaut sind, warum Bild und Ton getrennt kommen und wie daraus wieder eine Datei wird.',
}
