import type { ArticleText } from '../../texts'

export const article103: ArticleText = {
  title: 'M3U8 und MPD: was hinter einem Stream steckt',
  summary:
    'Ein Stream ist keine Datei, sondern eine Liste aus vielen kleinen Stücken. Wer die Liste lesen kann, versteht, warum Bild und Ton manchmal getrennt ankommen.',
  body: `
Wer im Browser ein Video startet, lädt selten eine einzige große Datei. Der Spieler holt zuerst eine Textdatei, die beschreibt, was es gibt, und danach Stück für Stück das Video. Zwei Arten solcher Beschreibungen sind verbreitet: M3U8 und MPD.

## Warum überhaupt in Stücken?

Ihre Leitung ist nicht immer gleich schnell. Liegt ein Video in mehreren Größen vor und ist jede in Abschnitte von wenigen Sekunden geteilt, kann der Spieler an jeder Nahtstelle wechseln: nach unten, wenn es im Zug eng wird, nach oben, sobald das WLAN wieder trägt. Das nennt man adaptives Streaming. Außerdem müssen Sie beim Springen nur den Abschnitt laden, den Sie sehen wollen.

## M3U8: die Wiedergabeliste von HLS

HLS stammt von Apple. Eine M3U8-Datei ist eine Textliste im Zeichensatz UTF-8. Es gibt sie in zwei Stufen:

- Die **Hauptliste** nennt die verfügbaren Größen, Tonspuren und Untertitel.
- Die **Unterliste** einer Spur führt die Abschnitte der Reihe nach auf, mit ihrer Dauer in Sekunden.

Steht am Ende der Eintrag EXT-X-ENDLIST, ist die Sendung vollständig. Fehlt er, läuft sie noch, und der Spieler fragt immer wieder nach neuen Abschnitten. Viele Mediatheken arbeiten mit diesem Format. Der [M3U8-Downloader](/m3u8-downloader) liest beide Stufen und zeigt sie als Auswahl an.

## MPD: das Manifest von DASH

DASH ist eine internationale Norm. Ihre Beschreibung, die Media Presentation Description, ist eine XML-Datei. Sie gliedert sich in Perioden, etwa Vorspann, Film und Abspann, darin in Gruppen für Bild, Ton und Text und darin in einzelne Darstellungen mit eigener Größe und Kodierung. Bild und Ton liegen fast immer getrennt vor. Wer nur die Bildspur speichert, erhält deshalb einen Stummfilm. Der [MPD-Downloader](/mpd-downloader) führt die gewählten Spuren wieder zusammen.

## Was beim Zusammensetzen geschieht

1. Das Programm liest die Liste und fragt, welche Spuren Sie möchten.
2. Es lädt die Abschnitte und prüft, ob keiner fehlt.
3. Es fügt sie in der richtigen Reihenfolge aneinander und legt Bild, Ton und Text in einen Container wie MP4 oder MKV.

Neu kodiert wird dabei nicht, deshalb geht es schnell und ohne Verlust. Meldet ein Spieler danach Sprünge im Ton, stammen sie meist von einem fehlenden Abschnitt oder vom Übergang zwischen zwei Perioden.

## Und verschlüsselte Streams?

Beide Formate können Abschnitte verschlüsseln. Bei einfacher Verschlüsselung steht in der Liste, woher ein berechtigter Spieler den Schlüssel erhält. Bei DRM vergibt ein Lizenzserver die Erlaubnis und knüpft sie an Konto und Gerät. Ein solcher Schutz ist in der EU und vielen anderen Ländern rechtlich abgesichert und darf nicht umgangen werden. Verwenden Sie unsere Werkzeuge daher für eigene und freie Streams, für Aufzeichnungen, an denen Sie Rechte haben, und für Angebote, deren Betreiber Ihnen das Speichern gestattet. Alles Weitere steht in unserem Artikel [Was Sie speichern dürfen und was nicht](/article/101).
`,
  meta_title: 'M3U8 und MPD einfach erklärt',
  meta_description:
    'HLS und DASH verständlich: wie Wiedergabelisten aufgebaut sind, warum Bild und Ton getrennt kommen und wie daraus wieder eine Datei wird.',
}
