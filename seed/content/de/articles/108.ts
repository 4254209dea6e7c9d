import type { ArticleText } from '../../texts'

export const article108: ArticleText = {
  title: 'Ordnung in der Musiksammlung: Titelangaben und Cover',
  summary:
    'Warum ein Album plötzlich dreimal erscheint, welche Felder wirklich zählen und wie Sie eine gewachsene Sammlung an einem Nachmittag aufräumen.',
  body: `
Eine Musiksammlung zerfällt selten, weil Dateien fehlen. Sie zerfällt, weil der Abspieler sie falsch sortiert. Der Grund liegt fast immer in den Titelangaben, den sogenannten Tags.

## Welche Felder zählen

Abspieler gruppieren nach wenigen Feldern. Stimmen diese, stimmt die Ansicht:

- **Album** und **Albuminterpret** bilden zusammen die Klammer um ein Album.
- **Titelnummer** und **CD-Nummer** bestimmen die Reihenfolge.
- **Interpret** nennt, wer in diesem Stück singt, samt Gästen.
- **Jahr** und **Genre** helfen beim Filtern.
- **Komponist** und **Werk** sind bei Klassik wichtiger als der Interpret.

Erscheint ein Album mehrfach, ist meist der Albuminterpret uneinheitlich: einmal „Various Artists“, einmal „Diverse“, einmal leer. Legen Sie eine Schreibweise fest und tragen Sie sie überall ein.

## Schreibweisen vereinheitlichen

Computer sind genau. „The Beatles“ und „Beatles“ sind für sie zwei Gruppen, ebenso „Björk“ mit und ohne Punkte. Nehmen Sie die Schreibweise, die auf dem Album steht, und ändern Sie alle Titel eines Interpreten in einem Zug. Gäste gehören in den Titel oder in das Feld Interpret, nicht in den Albuminterpreten. Bei japanischer oder koreanischer Musik entscheiden Sie sich einmal für Originalschrift oder Umschrift und nutzen das Sortierfeld für die andere Form.

## Cover in der richtigen Größe

Ein Bild von 600 mal 600 Punkten genügt für Telefone und Autoradios, 1000 mal 1000 für große Bildschirme. Größere Bilder machen jede Datei schwerer, und manche älteren Geräte zeigen sie gar nicht an. Betten Sie das Cover als JPEG in die Datei ein. Legen Sie es zusätzlich als cover.jpg in den Ordner, finden es auch Netzwerkspieler.

## Ordner und Dateinamen

Bewährt hat sich ein einfacher Aufbau: Interpret, darin Jahr und Album, darin Nummer und Titel. Zweistellige Nummern verhindern, dass Titel 10 vor Titel 2 steht. Verzichten Sie auf Schrägstriche, Doppelpunkte und Fragezeichen, denn Windows lässt sie in Namen nicht zu. Der [TIDAL-Konverter](/tidal-converter) und der [Qobuz-Konverter](/qobuz-converter) übernehmen Mitwirkende, Werk und Cover, soweit der Dienst sie nennt, und legen solche Ordner von selbst an.

## Ein Nachmittag für den Bestand

1. Sichern Sie die Sammlung, bevor Sie etwas ändern.
2. Lassen Sie ein freies Programm wie MusicBrainz Picard fehlende Angaben vorschlagen. Prüfen Sie jeden Vorschlag, besonders bei Sammelalben.
3. Sortieren Sie nach Albuminterpret und beseitigen Sie Doppelte.
4. Ergänzen Sie fehlende Cover.
5. Vereinheitlichen Sie die Lautstärke mit ReplayGain. Das schreibt nur einen Wert in die Angaben und verändert den Ton nicht.
6. Lassen Sie den Abspieler neu einlesen und sehen Sie stichprobenweise nach.

Danach genügt eine Regel: Neues kommt erst in die Sammlung, wenn Album, Albuminterpret, Nummer und Cover stimmen. So bleibt die Ordnung erhalten, ohne dass Sie noch einmal einen Nachmittag opfern.
`,
  meta_title: 'Musiksammlung ordnen: Tags und Cover',
  meta_description:
    'Albuminterpret, Titelnummer, Cover: welche Angaben Ihre Musiksammlung zusammenhalten und wie Sie Doppelte und falsche Sortierung beheben.',
}
