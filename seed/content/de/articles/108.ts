import type { ArticleText } from '../../texts'

export const article108: ArticleText = {
  title: 'Ordnung in der Musiksammlung: Titelangaben und Cover',
  summary:
    'Warum ein Album plötzlich dreimal erscheint, welche Felder wirklich zählen und wie Sie eine gewachsene Sammlung an einem Nachmittag aufräumen.',
  body: `
Wenn eine Musiksammlung durcheinandergerät, fehlen selten Dateien. Meist sortiert der Player sie nur falsch. Der Grund liegt fast immer in den Titelangaben, den sogenannten Tags.

## Welche Felder zählen

Player gruppieren nach wenigen Feldern. Stimmen diese, stimmt die Ansicht:

- **Album** und **Albuminterpret** halten zusammen, was zu einem Album gehört.
- **Titelnummer** und **CD-Nummer** bestimmen die Reihenfolge.
- **Interpret** nennt, wer in diesem Stück singt, samt Gästen.
- **Jahr** und **Genre** helfen beim Filtern.
- **Komponist** und **Werk** sind bei Klassik wichtiger als der Interpret.

Erscheint ein Album mehrfach, ist meist der Albuminterpret uneinheitlich: einmal „Various Artists“, einmal „Diverse“, einmal leer. Legen Sie eine Schreibweise fest und tragen Sie sie überall ein.

## Schreibweisen vereinheitlichen

Computer nehmen es genau. „The Beatles“ und „Beatles“ sind für sie zwei Gruppen, ebenso „Björk“ mit und ohne Punkte. Nehmen Sie die Schreibweise, die auf dem Album steht, und ändern Sie alle Titel eines Interpreten in einem Zug. Gäste gehören in den Titel oder in das Feld Interpret, nicht in den Albuminterpreten. Bei japanischer oder koreanischer Musik entscheiden Sie sich einmal für Originalschrift oder Umschrift und nutzen das Sortierfeld für die andere Form.

### Die Schreibweise einmal festlegen

Eine kleine Liste neben der Sammlung erspart viele Zweifel. Darauf legen Sie zum Beispiel fest: Heißt es „Diverse“ oder „Various Artists“? Stehen Gäste mit „feat.“ oder mit „und“? Bekommen Neuauflagen das Jahr in Klammern? Steht der Artikel vorn, im Sortierfeld aber nicht? Gilt das Jahr der Erstausgabe oder das der vorliegenden Ausgabe? Fünf Entscheidungen, einmal getroffen, ersetzen fünfhundert spätere. Wer zu zweit sammelt, einigt sich am besten vor dem ersten Album, denn nachträglich umzuschreiben macht doppelt so viel Arbeit, und jeder hält den anderen für unordentlich. Hängen Sie den Zettel dorthin, wo die CDs liegen, und legen Sie ihn als Textdatei in den obersten Ordner. So findet ihn auch, wer die Sammlung eines Tages übernimmt.

## Cover in der richtigen Größe

Ein Bild von 600 mal 600 Punkten genügt für Telefone und Autoradios, 1000 mal 1000 für große Bildschirme. Größere Bilder machen jede Datei schwerer, und manche älteren Geräte zeigen sie gar nicht an. Betten Sie das Cover als JPEG in die Datei ein. Legen Sie es zusätzlich als cover.jpg in den Ordner, finden es auch Netzwerkplayer.

## Ordner und Dateinamen

Bewährt hat sich ein einfacher Aufbau: Interpret, darin Jahr und Album, darin Nummer und Titel. Zweistellige Nummern verhindern, dass Titel 10 vor Titel 2 steht. Verzichten Sie auf Schrägstriche, Doppelpunkte und Fragezeichen, denn Windows lässt sie in Namen nicht zu. Der [TIDAL-Konverter](/tidal-converter) und der [Qobuz-Konverter](/qobuz-converter) übernehmen Mitwirkende, Werk und Cover, soweit der Dienst sie nennt, und legen solche Ordner von selbst an.

## Klassik und Konzerte

Wer Mahler sucht, sucht ein Werk und einen Dirigenten. Tragen Sie den **Komponisten** ein und, falls Ihr Player Werk und Satz nicht kennt, beides in den Titel: „Sinfonie Nr. 4: II. In gemächlicher Bewegung“. In das Feld Interpret kommen die Ausführenden, niemals der Komponist, sonst musiziert Bach mit allen Orchestern der Welt. Dirigent und Aufnahmejahr gehören in den Albumnamen: Drei Aufnahmen derselben Sinfonie können Sie sonst nicht auf einen Blick unterscheiden. Prüfen Sie außerdem, ob der Player ohne Pause von Satz zu Satz wechselt, sonst wird das Finale unterbrochen.

Konzertmitschnitte brauchen Ort und Datum, denn Bands spielen jeden Abend dieselben Lieder.

### Wie viel Platz Cover brauchen

1,5 Megabyte scheinen wenig, bis sie zehntausendmal eingebettet sind: 15 Gigabyte immer gleicher Bilder. Bei 150 Kilobyte sind es anderthalb, und auf keinem Bildschirm im Haus sehen Sie einen Unterschied. Programme für Tags verkleinern sie in einem Zug.

## Fehler, die wiederkehren

- **Ein Leerzeichen am Ende.** Man sieht es nicht, doch „Nena“ mit und ohne sind zwei Sängerinnen.
- **„feat.“ im Albuminterpreten.** Es zerreißt das Album.
- **„CD2“ im Albumnamen.** Es trennt, was die CD-Nummer verbinden würde.
- **Seltsame Zeichen statt Umlauten.** Das sind alte Angaben in anderer Kodierung. Schreiben Sie sie als ID3v2.3 in UTF-16 neu, das liest fast alles.
- **Neuauflagen und Originale vermischt.** Das Album von 1983 und die Jubiläumsbox brauchen zwei Namen, sonst verschluckt die eine die Zugaben der anderen.
- **Dreihundert Genres.** Mit einem Dutzend lässt sich gut filtern, mit dreihundert nicht mehr.
- **Der Player zeigt das Alte.** Er liest aus seinem eigenen Verzeichnis. Lassen Sie ihn neu einlesen, bevor Sie dasselbe zweimal korrigieren.

## Woran Sie erkennen, dass alles stimmt

Sortieren Sie nach Albuminterpret und blättern Sie: Jeder Name darf einmal erscheinen. Sortieren Sie nach Album: Zweimal dasselbe hintereinander heißt Leerzeichen, Klammer oder zweite Schreibweise. Sortieren Sie nach Größe des Covers und sehen Sie sich die kleinsten an. Eine halbe Stunde im Frühjahr hält die Ordnung für Jahre.

Löschen Sie vor dem Aufräumen, was Sie nach der Kündigung eines Dienstes nicht mehr behalten dürfen; [der Überblick](/article/101) nennt die Einzelheiten. Gekaufte Musik ohne Sperre, die eigenen CDs und vor allem die eigenen Aufnahmen bleiben: der Chor, die Schülerband, die Stimme des Großvaters. Diese Alben hat sonst niemand, und sie verdienen die besten Angaben. In welchem Format Sie sie am besten speichern, lesen Sie im [Artikel über Formate](/article/107).

## Ein Nachmittag für den Bestand

1. Sichern Sie die Sammlung, bevor Sie etwas ändern.
2. Lassen Sie ein freies Programm wie MusicBrainz Picard fehlende Angaben vorschlagen. Prüfen Sie jeden Vorschlag, besonders bei Sammelalben.
3. Sortieren Sie nach Albuminterpret und beseitigen Sie Doppelte.
4. Ergänzen Sie fehlende Cover.
5. Vereinheitlichen Sie die Lautstärke mit ReplayGain. Das schreibt nur einen Wert in die Angaben und verändert den Ton nicht.
6. Lassen Sie den Player neu einlesen und sehen Sie stichprobenweise nach.

Danach genügt eine Regel: Neues kommt erst in die Sammlung, wenn Album, Albuminterpret, Nummer und Cover stimmen. So bleibt die Ordnung erhalten, ohne dass Sie noch einmal einen Nachmittag opfern.
`,
  meta_title: 'Musiksammlung ordnen: Tags und Cover',
  meta_description:
    'Albuminterpret, Titelnummer, Cover: welche Angaben Ihre Musiksammlung zusammenhalten und wie Sie Doppelte und falsche Sortierung beheben.',
}
