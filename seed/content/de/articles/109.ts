import type { ArticleText } from '../../texts'

export const article109: ArticleText = {
  title: 'Hörbücher: Kapitel, Lesezeichen und der passende Abspieler',
  summary:
    'M4B oder MP3, ein Stück oder viele Kapitel: Wie Hörbücher so ankommen, dass Sie nach einer Woche Pause wieder an der richtigen Stelle sind.',
  body: `
Ein Album hört man von vorn, ein Hörbuch über Wochen. Deshalb zählen hier andere Dinge als bei Musik: Kapitel, die Stelle, an der Sie aufgehört haben, und ein Abspieler, der beides versteht.

## M4B oder MP3?

**M4B** ist eine M4A-Datei, die sich als Hörbuch zu erkennen gibt. Sie trägt Kapitelmarken mit Überschriften, und Abspieler für Hörbücher merken sich die Stelle. Ein ganzes Buch passt in eine Datei.

**MP3** spielt jedes Gerät, vom Autoradio bis zum Badezimmerradio mit USB-Buchse. Kapitelmarken werden jedoch selten gelesen. Teilen Sie das Buch darum in eine Datei je Kapitel oder in Stücke von zehn bis dreißig Minuten.

Für Sprache genügen 64 bis 96 kbit/s in mono. Ein Buch von zwölf Stunden belegt dann rund 350 bis 520 MB. Höhere Werte lohnen sich nur für Hörspiele mit Musik und Raumklang.

## Kapitel sinnvoll teilen

Nicht jedes Hörbuch ist entlang der Kapitel des Buches gegliedert. Manche Verlage setzen Marken alle paar Minuten, andere gar nicht. Im [Audible-Konverter](/audible-converter) entscheiden Sie, ob das Buch eine Datei bleibt, nach Kapiteln geteilt wird oder in gleich lange Abschnitte. Für das Auto sind kurze Abschnitte angenehm, weil ältere Radios beim Neustart an den Anfang der Datei springen. Für das Telefon ist die ungeteilte Fassung bequemer.

## Angaben, die das Wiederfinden leichter machen

- **Titel und Reihe:** Bandnummer voran, zum Beispiel „02 Der zweite Fall“.
- **Autor** im Feld Interpret, **Sprecher** im Feld Komponist. Diese Belegung ist verbreitet, und viele Abspieler zeigen sie richtig an.
- **Erscheinungsjahr** des Hörbuchs, nicht des Romans.
- **Gekürzt oder ungekürzt** im Titel, wenn Sie beide Fassungen besitzen.
- **Genre „Hörbuch“**, damit der Zufallsmodus nicht mitten im Krimi landet.

## Der passende Abspieler

Auf dem iPhone nimmt die App Bücher M4B-Dateien vom Computer an. Für Android gibt es mehrere Abspieler, die Ordner als Bücher behandeln und die Stelle je Buch merken. Wer einen Heimserver betreibt, findet in freier Software wie Audiobookshelf eine Bibliothek, die Fortschritt und Lesezeichen zwischen Geräten abgleicht. Achten Sie auf vier Dinge: Merkt er sich die Stelle je Buch? Lässt sich das Tempo in kleinen Schritten ändern? Gibt es eine Einschlafzeit? Springt die Taste um Sekunden zurück und nicht zum vorigen Titel?

## Was nach dem Abo bleibt

Einzeln oder mit Guthaben gekaufte Titel bleiben laut Audible auch nach dem Ende des Abos in Ihrer Bibliothek. Titel aus dem Katalog, der zum Abo gehört, fallen weg. Prüfen Sie das vor einer Kündigung in der Liste Ihrer Käufe. Ob Sie einen Titel umwandeln dürfen, bestimmen die Bedingungen des Anbieters und das Recht Ihres Landes. Kopien sind für Sie selbst gedacht. Mehrere Anbieter verkaufen Hörbücher auch ohne Kopierschutz. Wer ohnehin auf verschiedenen Geräten hört, sieht am besten dort zuerst nach, und für gemeinfreie Klassiker lohnt ein Blick zu LibriVox.
`,
  meta_title: 'Hörbücher: M4B, Kapitel und Abspieler',
  meta_description:
    'M4B oder MP3, Kapitel teilen, Sprecher und Reihe eintragen: wie Hörbücher auf Telefon, Auto und Heimserver gut zu hören sind.',
}
