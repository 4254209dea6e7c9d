import type { ArticleText } from '../../texts'

export const article109: ArticleText = {
  title: 'Hörbücher: Kapitel, Lesezeichen und der passende Player',
  summary:
    'M4B oder MP3, ein Stück oder viele Kapitel: Wie Hörbücher so ankommen, dass Sie nach einer Woche Pause wieder an der richtigen Stelle sind.',
  body: `
Ein Album hört man von vorn, ein Hörbuch über Wochen. Deshalb zählen hier andere Dinge als bei Musik: Kapitel, die Stelle, an der Sie aufgehört haben, und ein Player, der beides versteht.

## M4B oder MP3?

**M4B** ist eine M4A-Datei, die sich als Hörbuch zu erkennen gibt. Sie trägt Kapitelmarken mit Überschriften, und Player für Hörbücher merken sich die Stelle. Ein ganzes Buch passt in eine Datei.

**MP3** spielt jedes Gerät, vom Autoradio bis zum Badezimmerradio mit USB-Buchse. Kapitelmarken werden jedoch selten gelesen. Teilen Sie das Buch darum in eine Datei je Kapitel oder in Stücke von zehn bis dreißig Minuten.

Für Sprache genügen 64 bis 96 kbit/s in mono. Ein Buch von zwölf Stunden belegt dann rund 350 bis 520 MB. Höhere Werte lohnen sich nur für Hörspiele mit Musik und Raumklang.

## Kapitel sinnvoll teilen

Nicht jedes Hörbuch ist entlang der Kapitel des Buches gegliedert. Manche Verlage setzen Marken alle paar Minuten, andere gar nicht. Im [Audible-Konverter](/audible-converter) entscheiden Sie, ob das Buch eine Datei bleibt, nach Kapiteln geteilt wird oder in gleich lange Abschnitte. Für das Auto sind kurze Abschnitte angenehm, weil ältere Radios beim Neustart an den Anfang der Datei springen. Für das Telefon ist die ungeteilte Fassung bequemer.

## Angaben, die das Wiederfinden leichter machen

- **Titel und Reihe:** Bandnummer voran, zum Beispiel „02 Der zweite Fall“.
- **Autor** im Feld Interpret, **Sprecher** im Feld Komponist. Diese Belegung ist verbreitet, und viele Player zeigen sie richtig an.
- **Erscheinungsjahr** des Hörbuchs, nicht des Romans.
- **Gekürzt oder ungekürzt** im Titel, wenn Sie beide Fassungen besitzen.
- **Genre „Hörbuch“**, damit der Zufallsmodus nicht mitten im Krimi landet.

## Der passende Player

Auf dem iPhone nimmt die App Bücher M4B-Dateien vom Computer an. Für Android gibt es mehrere Player, die Ordner als Bücher behandeln und die Stelle je Buch merken. Wer einen Heimserver betreibt, findet in freier Software wie Audiobookshelf eine Bibliothek, die Fortschritt und Lesezeichen zwischen Geräten abgleicht. Achten Sie auf vier Dinge: Merkt er sich die Stelle je Buch? Lässt sich das Tempo in kleinen Schritten ändern? Gibt es eine Einschlafzeit? Springt die Taste um Sekunden zurück und nicht zum vorigen Titel?

### Prüfen, bevor es losgeht

Hören Sie vor der Reise an drei Stellen hinein: am Anfang, an einem Kapitelwechsel und in den letzten zwei Minuten. So fallen fehlende Stücke auf, falsch gesetzte Marken und die gekürzte Fassung, die man aus Versehen gekauft hat. Vergleichen Sie die Laufzeit mit der Angabe des Verlags; fehlen zehn Minuten, fehlt ein Kapitel. Schalten Sie das Gerät danach einmal aus und wieder ein. Setzt der Player an derselben Stelle fort, können Sie ihm auch ein Buch von zwanzig Stunden anvertrauen. Springt er an den Anfang, nehmen Sie einen anderen, und zwar bevor Sie ein Buch zur Hälfte gehört haben. Ein solcher Wechsel kostet fünf Minuten, das Suchen der Stelle einen ganzen Abend.

## Wo Sie am besten aufhören

Das Ende eines Kapitels ist die richtige Stelle, und ein Timer, der darauf wartet, ist nützlicher als einer, der Minuten zählt. Wer beim Hören einschläft, setzt zusätzlich eine Grenze von einer halben Stunde. Dann müssen Sie am Morgen höchstens dreißig Minuten zurückspringen. Für die Autofahrt kopieren Sie das Buch vor dem Start. Zwischen Kassel und Würzburg gibt es Tunnel genug, und eine App, die auf Netz besteht, verstummt.

Das Tempo richtet sich nach der Stimme und nicht nach der eigenen Ungeduld. Ein bedächtiger Sprecher verträgt 1,2. Über 1,5 verstehen Sie noch die Handlung, aber von der Sprache bleibt wenig.

## Woher die Bücher kommen

- **Die Stadtbücherei.** Mit dem Ausweis vieler Büchereien hören Sie über die Onleihe oder Libby. Die Leihe endet von selbst.
- **Der Rundfunk.** In der ARD Audiothek stehen Lesungen und Hörspiele, viele davon zum Herunterladen, manche nur für kurze Zeit.
- **Gemeinfreies.** LibriVox und ähnliche Sammlungen bieten Klassiker, gelesen von Freiwilligen. Achten Sie auf die Lizenz der Lesung: Der Text kann frei sein und die Stimme nicht.
- **Kauf ohne Sperre.** Mehrere Läden verkaufen gewöhnliche MP3. Solche Dateien können Sie am einfachsten aufheben.
- **Abos** wie Audible oder BookBeat. Hier kommt es darauf an, ob ein Titel gekauft oder nur im Abo enthalten ist.

## Fehler, die einen Abend kosten

- **Der Sprecher als Interpret.** Dann sind die Bücher nach Stimmen statt nach Autoren sortiert.
- **Eine Reihe ohne Nummern.** Alphabetisch steht „Harry Potter und der Feuerkelch“ vor „Harry Potter und der Stein der Weisen“.
- **Zufallswiedergabe an.** Im Krimi steht dann der Täter vor der Tat fest.
- **Schnitte alle zehn Minuten.** Sie fallen mitten in den Satz. Schneiden Sie an Kapiteln.
- **Löschen, bevor die Stelle notiert ist.** In manchen Apps verschwindet dabei auch das Lesezeichen.
- **Die Bitrate erhöhen.** Eine Stimme mit 64 kbit/s klingt bei 320 nicht besser, braucht aber fünfmal so viel Platz.

## Für Kinder und fürs Krankenhaus

Ein Player mit echten Tasten, auf dem immer nur ein Buch liegt, ist besser als jedes Tablet. Nehmen Sie MP3 nach Kapiteln, mit führenden Nullen, und löschen Sie, was gehört ist. Im Krankenzimmer ist das Netz oft schlecht, und viele Patienten sind müde. Drei Bücher auf einem Gerät mit einer großen Taste „Weiter“ sind dort mehr wert als jede Bibliothek in der Cloud.

## Was nach dem Abo bleibt

Einzeln oder mit Guthaben gekaufte Titel bleiben laut Audible auch nach dem Ende des Abos in Ihrer Bibliothek. Titel aus dem Katalog, der zum Abo gehört, fallen weg. Prüfen Sie das vor einer Kündigung in der Liste Ihrer Käufe. Ob Sie einen Titel umwandeln dürfen, bestimmen die Bedingungen des Anbieters und das Recht Ihres Landes. Kopien sind für Sie selbst gedacht. Mehrere Anbieter verkaufen Hörbücher auch ohne Kopierschutz. Wer ohnehin auf verschiedenen Geräten hört, sieht am besten dort zuerst nach, und für gemeinfreie Klassiker lohnt ein Blick zu LibriVox.
`,
  meta_title: 'Hörbücher: M4B, Kapitel und Player',
  meta_description:
    'M4B oder MP3, Kapitel teilen, Sprecher und Reihe eintragen: wie Hörbücher auf Telefon, Auto und Heimserver gut zu hören sind.',
}
