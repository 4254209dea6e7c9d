import type { ArticleText } from '../../texts'

export const article102: ArticleText = {
  title: 'Elf Stunden ohne Netz: Serien für den langen Flug',
  summary:
    'Wie viele Folgen passen in einen Flug, wie viel Platz brauchen sie, und was sollten Sie am Abend vorher prüfen? Ein Plan in fünf Schritten.',
  body: `
Das Bordprogramm ist Glückssache, das WLAN an Bord langsam oder teuer. Wer seine Serie mitnimmt, sitzt entspannter. Ein wenig Planung verhindert, dass über dem Atlantik ausgerechnet die letzte Folge fehlt.

## Rechnen Sie rückwärts

Von der Flugzeit geht einiges ab: Start und Landung, zwei Mahlzeiten und, bei Nachtflügen, der Schlaf. Von elf Stunden bleiben selten mehr als sechs zum Zuschauen. Das sind sechs Dramafolgen, ein Dutzend Sitcomfolgen oder drei Filme. Nehmen Sie ein Drittel mehr mit, falls Ihnen etwas nicht gefällt oder Sie lange auf den Anschlussflug warten.

## Erst die App des Dienstes, dann der Computer

Für Telefon und Tablet haben [Netflix](/netflix-downloader), [Disney+](/disney-plus-downloader) und andere eine eigene Offlinefunktion. Sie ist der kürzeste Weg und von den Bedingungen gedeckt. Ihre Grenzen: Titel laufen nach einer Frist ab, manche schon Stunden nach dem ersten Start, und am Notebook fehlt die Funktion bei vielen Diensten. Wo Sie dort eine Datei anlegen, gilt wie immer: eigener Zugang, nur privat und nur, was Bedingungen und Gesetz erlauben.

### Schnell überschlagen

Von elf Stunden bleiben sechs. In 720p sind das sechs Gigabyte, dazu ein Drittel Reserve, also acht. Hat das Tablet zwölf Gigabyte frei, bleibt genug Platz, damit es nicht langsam wird. Steht nur die Hälfte zur Verfügung, nehmen Sie 480p für Sitcoms und 720p für das, worauf Sie sich freuen. An der Tonspur zu sparen, lohnt sich nicht, denn sie macht kaum ein Zehntel der Datei aus.

## Platz und Größe abschätzen

Eine Stunde Video braucht ungefähr:

- bei 480p etwa ein halbes Gigabyte, ausreichend für Telefone,
- bei 720p etwa ein Gigabyte, gut für Tablets,
- bei 1080p zwei bis drei Gigabyte, sinnvoll am Notebook.

Auf einem Bildschirm von 13 Zoll ist der Unterschied zwischen 720p und 1080p aus Armlänge gering. Die kleinere Datei schont den Akku ein wenig, weil das Gerät weniger rechnen muss. Wählen Sie H.264, wenn Ihr Notebook älter ist: Fast jedes Gerät spielt es mit Hilfe der Hardware ab.

## Ton und Untertitel für die Kabine

Triebwerke verschlucken leise Dialoge. Nehmen Sie Untertitel mit, auch in Ihrer Muttersprache, und prüfen Sie, ob Ihr Player sie anzeigt. Stereoton ist im Flugzeug besser als Mehrkanalton, weil Sprache in einer Abmischung für Kopfhörer klarer bleibt. Für Kinder lohnt es sich, die Sprachfassung vorab fest einzustellen.

## Mit Kindern unterwegs

Erwachsene überstehen eine langweilige Folge, Vierjährige nicht. Legen Sie einen eigenen Ordner mit Serien an, die Ihr Kind schon kennt und mag, denn die funktionieren im Flugzeug am besten. Folgen von sieben bis elf Minuten sind ideal, weil Sie jederzeit unterbrechen können, wenn das Essen kommt. Begrenzen Sie in den Einstellungen die Lautstärke, und rechnen Sie mit drei Stunden Video auf acht Stunden Flug. Für die übrige Zeit packen Sie Stifte und Papier ein.

## Umsteigen und Powerbank

Die Wartezeit in Frankfurt oder Doha eignet sich nicht zum Herunterladen, weil sich Hunderte von Reisenden ein WLAN teilen, das oft nach einer halben Stunde endet. Nutzen Sie sie lieber so:

1. alles randvoll laden,
2. löschen, was gesehen ist,
3. die Folgen für den zweiten Abschnitt vom Notebook aufs Tablet bringen.

Die Powerbank gehört ins Handgepäck und nie in den Koffer. Bis 100 Wattstunden, bei 3,7 Volt rund 27 000 mAh, geht sie in der Regel ohne Rückfrage durch. Zwischen 100 und 160 braucht es die Zustimmung der Fluggesellschaft, darüber bleibt sie zu Hause. Immer mehr Gesellschaften untersagen außerdem, sie während des Flugs zu benutzen oder ins Gepäckfach zu legen. Die Zahl steht auf dem Gehäuse; ist sie unleserlich, kann die Kontrolle das Gerät einbehalten.

## Was gern schiefgeht

- **Alles in 4K.** Eine Staffel in 4K füllt das Tablet und ruckelt auf älteren Geräten, und auf elf Zoll sehen Sie keinen Unterschied.
- **Nur ein Genre.** Nach fünf Stunden Mord ist eine Komödie eine Erholung.
- **Nummern ohne Null.** Der Player sortiert nach Zeichen und setzt die 10 hinter die 1. Schreiben Sie „01“.
- **Lange Namen.** Auf dem Telefon sehen sie bis zur Mitte gleich aus. Staffel und Folge gehören nach vorn.
- **Nur Kopfhörer mit Funk.** Sechs Stunden halten sie, elf vielleicht nicht. Packen Sie ein Paar mit Kabel und den Adapter ein.
- **Vergessen, wo man war.** Der Dienst weiß nicht, welche Dateien Sie schon gesehen haben. Notieren Sie die letzte Folge.
- **Der USB-Stick für den Bildschirm am Sitz.** Immer weniger Flugzeuge können ihn lesen, und kaum eines spielt MKV ab.
- **Zu spät begonnen.** Läuft es am Abend davor zäh, hilft [diese Prüfliste](/article/113), aber um fünf Uhr früh wirkt auch sie keine Wunder.

## Die Einstellungen der App

„Hohe Qualität“ belegt leicht dreimal so viel Platz wie „Standard“, und auf dem Telefon sehen Sie den Unterschied nicht. Gibt es eine Speicherkarte, wählen Sie diese als Ziel. Automatische Downloads der nächsten Folge sind bequem, löschen aber oft die gesehene. Manche Tarife mit Werbung erlauben gar keine Downloads. Öffnen Sie die App vor der Reise auch einmal ohne Netz, denn einige müssen alle paar Tage online prüfen, ob das Abo noch läuft.

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
