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

Was einmal weggelassen wurde, kommt nicht zurück. Wer ein MP3 in FLAC umwandelt, erhält eine größere Datei mit demselben Klang. Entscheidend ist, was der Dienst Ihnen tatsächlich liefert. Spotify bot lange nur verlustbehaftete Stufen an, inzwischen gibt es in vielen Ländern auch eine verlustfreie. Apple Music führt den Katalog verlustfrei als ALAC. Sehen Sie in Ihrem Tarif nach, bevor Sie im [Spotify-Konverter](/spotify-converter) oder im [Apple-Music-Konverter](/apple-music-converter) FLAC wählen. Liefert die Quelle AAC, ist M4A die richtige Wahl.

### Was die Dienste liefern

Apple Music, Amazon Music, TIDAL, Qobuz und Deezer bieten verlustfreien Ton in einigen oder allen Tarifen an, Spotify seit Herbst 2025 in vielen Ländern für Premium. Was bei Ihnen ankommt, hängt zusätzlich von der App und vom Gerät ab. In den Einstellungen ist oft eine sparsame Stufe gewählt, die man einmal umstellen muss. Sehen Sie dort nach, bevor Sie über ein Format entscheiden: Eine große Datei aus einer kleinen Quelle ist nur groß. Klingen wird sie wie die kleine, und das Telefon ist schneller voll.

## Der Test zu Hause

Über gute Ohren wird viel geredet und wenig gemessen. Eine halbe Stunde und eine zweite Person genügen.

1. Wählen Sie ein vertrautes Stück mit Becken, Applaus oder Cembalo. Dort hört man die Kompression am ehesten.
2. Machen Sie **aus derselben Quelle** zwei Fassungen, eine verlustfrei, eine in AAC mit 256 kbit/s.
3. Gleichen Sie die Lautstärke an. Schon ein halbes Dezibel mehr lässt eine Fassung besser klingen.
4. Lassen Sie sich zehnmal eine von beiden vorspielen, ohne zu wissen, welche.
5. Zählen Sie die Treffer. Sieben oder weniger können Zufall sein. Bei neun oder zehn haben Sie gute Ohren und gute Technik.

Den meisten genügt danach das kleine Format.

## Was wohin passt

Bei Stücken von vier Minuten, gerundet:

- 20 Gigabyte auf dem Telefon: etwa 2600 Stücke in AAC mit 256 kbit/s oder 800 ohne Verlust,
- ein Stick von 32 Gigabyte fürs Auto: über 4000 in MP3 mit 256,
- eine Platte von einem Terabyte: rund 40 000 ohne Verlust, also dreitausend Alben.

Zu Hause spielt der Platz kaum noch eine Rolle, unterwegs schon.

## Häufige Irrtümer

- **Von MP3 nach AAC, weil es moderner ist.** Man verliert zweimal und gewinnt nichts.
- **Nur auf die Zahl sehen.** Ein gutes AAC mit 128 klingt womöglich besser als ein altes MP3 mit 160.
- **Einen verlustbehafteten Stream in FLAC packen.** Die Datei wird größer, klingt aber nicht besser.
- **Hohe Auflösung für Funkkopfhörer bezahlen.** Über Bluetooth geht sie wieder verloren.
- **Das Original löschen.** Aus einer guten Kopie können Sie jederzeit eine kleine machen, aber nie umgekehrt.
- **Jedes Album in einem anderen Format.** Für den Player zu Hause ist das kein Problem, das Autoradio liest aber vielleicht nur die Hälfte.

## Die CDs im Regal

Lesen Sie CDs nur einmal ein, dafür gründlich: in FLAC und mit einem Programm, das jeden Lesevorgang prüft und das Ergebnis mit anderen vergleicht. Eine CD braucht fünf bis zehn Minuten und rund 350 Megabyte. Aus dieser Kopie entstehen später MP3 fürs Auto und AAC fürs Telefon. Zerkratzte Scheiben lesen sich besser, wenn man sie von innen nach außen abwischt. Was erst beim dritten Versuch gelang, sollte man einmal ganz hören.

### Und Schallplatten

Nötig sind ein Plattenspieler mit guter Nadel, ein Audio-Interface und Geduld, denn aufgenommen wird in Echtzeit als WAV und danach geteilt. Entfernen Sie einzelne Knackser und lassen Sie das Rauschen. Eine Seite von zwanzig Minuten belegt etwa 210 Megabyte, bevor sie zu FLAC wird.

Ist das Format entschieden, folgt der unscheinbare Teil: [Titelangaben und Cover](/article/108).

## Welches Format für welches Gerät?

- **Autoradio und ältere Anlagen:** MP3. Es wird überall gelesen, auch vom USB-Stick.
- **iPhone und Mac:** M4A mit AAC unterwegs, ALAC für das Archiv.
- **Android:** AAC oder Opus, auf Wunsch FLAC.
- **Netzwerkplayer und Heimserver:** FLAC mit Cover und Titelangaben.
- **Schnitt und Unterricht mit eigenen Aufnahmen:** WAV, weil jedes Programm es öffnet.

Am besten behalten Sie zwei Fassungen: eine gute auf der Platte und eine kleine für unterwegs. Legen Sie die Formate einmal fest und bleiben Sie dabei, dann bleibt auch die Lautstärke gleichmäßig.

Für alles gilt, was für Video gilt: Ein Abo erlaubt das Hören. Ob Sie daraus eine Datei anlegen dürfen, sagen die Bedingungen des Dienstes und das Urheberrecht Ihres Landes. Gekaufte Musik ohne Kopierschutz, wie sie viele Läden anbieten, ist für eine dauerhafte Sammlung der einfachste Weg.
`,
  meta_title: 'FLAC, AAC oder MP3? Musikformate verglichen',
  meta_description:
    'Verlustfrei oder verlustbehaftet: was FLAC, ALAC, AAC und MP3 unterscheidet, wie viel Platz sie brauchen und was auf welches Gerät gehört.',
}
