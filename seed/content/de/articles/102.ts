import type { ArticleText } from '../../texts'

export const article102: ArticleText = {
  title: 'Elf Stunden ohne Netz: Serien für den Langstreckenflug planen',
  summary:
    'Wie viele Folgen passen in einen Flug, wie viel Platz brauchen sie, und was sollten Sie am Abend vorher prüfen? Ein Plan in fünf Schritten.',
  body: `
Das Bordprogramm ist Glückssache, das WLAN an Bord langsam oder teuer. Wer seine Serie mitnimmt, sitzt entspannter. Ein wenig Planung verhindert, dass über dem Atlantik ausgerechnet die letzte Folge fehlt.

## Rechnen Sie rückwärts

Von der Flugzeit geht einiges ab: Start und Landung, zwei Mahlzeiten und, bei Nachtflügen, der Schlaf. Von elf Stunden bleiben selten mehr als sechs zum Zuschauen. Das sind sechs Dramafolgen, ein Dutzend Sitcomfolgen oder drei Filme. Nehmen Sie ein Drittel mehr mit, falls Ihnen etwas nicht gefällt oder der Anschluss warten lässt.

## Erst die App des Dienstes, dann der Computer

Für Telefon und Tablet haben [Netflix](/netflix-downloader), [Disney+](/disney-plus-downloader) und andere eine eigene Offlinefunktion. Sie ist der kürzeste Weg und von den Bedingungen gedeckt. Ihre Grenzen: Titel laufen nach einer Frist ab, manche nur Stunden nach dem ersten Start, und am Notebook fehlt die Funktion bei vielen Diensten. Wo Sie dort eine Datei anlegen, gilt wie immer: eigener Zugang, nur privat und nur, was Bedingungen und Gesetz erlauben.

## Platz und Größe abschätzen

Eine Stunde Video braucht ungefähr:

- bei 480p etwa ein halbes Gigabyte, ausreichend für Telefone,
- bei 720p etwa ein Gigabyte, gut für Tablets,
- bei 1080p zwei bis drei Gigabyte, sinnvoll am Notebook.

Auf einem Bildschirm von 13 Zoll ist der Unterschied zwischen 720p und 1080p aus Armlänge gering. Die kleinere Datei schont den Akku ein wenig, weil das Gerät weniger rechnen muss. Wählen Sie H.264, wenn Ihr Notebook älter ist: Fast jedes Gerät spielt es mit Hilfe der Hardware ab.

## Ton und Untertitel für die Kabine

Triebwerke verschlucken leise Dialoge. Nehmen Sie Untertitel mit, auch in Ihrer Muttersprache, und prüfen Sie, ob Ihr Spieler sie anzeigt. Stereoton ist im Flugzeug besser als Mehrkanalton, weil Sprache in einer Abmischung für Kopfhörer klarer bleibt. Für Kinder lohnt es sich, die Sprachfassung vorab fest einzustellen.

## Die Liste für den Vorabend

1. Titel auswählen und die Warteschlange über Nacht laufen lassen, am besten per Kabel.
2. Jede Datei kurz öffnen und in die Mitte springen. So fallen Lücken zu Hause auf und nicht am Gate.
3. Das Netz abschalten und noch einmal abspielen. Was jetzt läuft, läuft auch in der Luft.
4. Dateien in der Reihenfolge benennen, in der Sie sie sehen wollen.
5. Ladegerät, Adapter und Kopfhörer mit Kabel einpacken. Nicht jede Buchse am Sitz versorgt ein Notebook.

Denken Sie an den Rückflug: Im Hotel ist die Leitung oft schwach, und im Ausland zeigt der Dienst vielleicht einen anderen Katalog. Innerhalb der EU können Sie Ihr Abo bei einem vorübergehenden Aufenthalt wie zu Hause nutzen, außerhalb ist das nicht zugesichert. Laden Sie deshalb gleich für beide Strecken. Nach der Reise löschen Sie, was Sie gesehen haben, und die Platte ist frei für die nächste.
`,
  meta_title: 'Serien für den Langstreckenflug planen',
  meta_description:
    'Folgen zählen, Speicherplatz schätzen, Untertitel einpacken: so kommen Ihre Serien mit in die Kabine, samt Prüfliste für den Abend davor.',
}
