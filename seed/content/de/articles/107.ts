import type { ArticleText } from '../../texts'

export const article107: ArticleText = {
  title: 'Verlustfrei oder nicht? Musikformate im Vergleich',
  summary:
    'MP3, AAC, FLAC, ALAC, WAV: was die Abkürzungen bedeuten, wann man einen Unterschied hört und welches Format auf welches Gerät gehört.',
  body: `
Kaum eine Frage wird so leidenschaftlich behandelt wie die nach dem richtigen Musikformat. Die Antwort ist nüchterner: Es kommt darauf an, womit und wo Sie hören.

## Zwei Familien

**Verlustbehaftete** Formate lassen weg, was das Ohr voraussichtlich nicht bemerkt. Dazu gehören MP3, AAC, Ogg Vorbis und Opus. **Verlustfreie** Formate packen die Musik so, dass sie sich Bit für Bit wiederherstellen lässt. Dazu gehören FLAC und ALAC. WAV speichert ungepackt und bringt außer Größe keinen Vorteil, dafür lassen sich Titelangaben darin nur schlecht unterbringen.

Eine Stunde Musik belegt ungefähr:

- MP3 oder AAC mit 256 kbit/s: 115 MB
- FLAC oder ALAC in CD-Auflösung: 250 bis 400 MB
- FLAC in hoher Auflösung: ein Gigabyte und mehr
- WAV in CD-Auflösung: 635 MB

## Was man hört und was nicht

Bei 256 kbit/s und mehr unterscheiden die meisten Menschen im Blindversuch ein gutes AAC nicht vom Original. Eher hört man die Abmischung, die Lautstärke und vor allem die Kopfhörer. Hohe Auflösung mit 24 Bit und 96 kHz hilft bei der Bearbeitung, beim Hören ist ihr Nutzen umstritten. Bluetooth wiederum verdichtet den Ton noch einmal, sodass ein FLAC auf dem Weg zum Kopfhörer ohnehin kleiner wird.

Warum also verlustfrei? Weil Sie daraus später jedes andere Format machen können, ohne dass sich Fehler häufen. Für das Archiv ist das ein guter Grund.

## Eine Regel, die immer gilt

Aus Verlust wird nie Gewinn. Wer ein MP3 in FLAC umwandelt, erhält eine größere Datei mit demselben Klang. Entscheidend ist, was der Dienst Ihnen tatsächlich liefert. Bei Spotify hing das lange allein an verlustbehafteten Stufen, inzwischen gibt es in vielen Ländern auch eine verlustfreie. Apple Music führt den Katalog verlustfrei als ALAC. Sehen Sie in Ihrem Tarif nach, bevor Sie im [Spotify-Konverter](/spotify-converter) oder im [Apple-Music-Konverter](/apple-music-converter) FLAC wählen. Liefert die Quelle AAC, ist M4A die ehrliche Wahl.

## Welches Format für welches Gerät?

- **Autoradio und ältere Anlagen:** MP3. Es wird überall gelesen, auch vom USB-Stick.
- **iPhone und Mac:** M4A mit AAC unterwegs, ALAC für das Archiv.
- **Android:** AAC oder Opus, auf Wunsch FLAC.
- **Netzwerkspieler und Heimserver:** FLAC mit Cover und Titelangaben.
- **Schnitt und Unterricht mit eigenen Aufnahmen:** WAV, weil jedes Programm es öffnet.

Halten Sie am besten zwei Stufen: eine gute Fassung auf der Platte und eine kleine für unterwegs. Legen Sie die Stufe einmal fest und bleiben Sie dabei, dann bleibt auch die Lautstärke gleichmäßig.

Für alles gilt, was für Video gilt: Ein Abo erlaubt das Hören. Ob Sie daraus eine Datei anlegen dürfen, sagen die Bedingungen des Dienstes und das Urheberrecht Ihres Landes. Gekaufte Musik ohne Kopierschutz, wie sie viele Läden anbieten, ist für eine dauerhafte Sammlung der einfachste Weg.
`,
  meta_title: 'FLAC, AAC oder MP3? Musikformate verglichen',
  meta_description:
    'Verlustfrei oder verlustbehaftet: was FLAC, ALAC, AAC und MP3 unterscheidet, wie viel Platz sie brauchen und was auf welches Gerät gehört.',
}
