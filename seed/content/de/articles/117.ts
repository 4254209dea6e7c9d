import type { ArticleText } from '../../texts'

export const article117: ArticleText = {
  title: 'Das Cabinet des Dr. Caligari (1920): gemalte Schatten',
  summary:
    'Straßen aus Leinwand, Licht aus dem Farbtopf und ein Schluss, über den bis heute gestritten wird. Woran man eine gute Kopie erkennt und seit wann er frei ist.',
  body: `
Auf dem Jahrmarkt einer schiefen Stadt zeigt ein Schausteller einen Schlafwandler, der die Zukunft kennt. Dann gibt es Tote. Robert Wienes Film hatte im Februar 1920 in Berlin Premiere, und nichts darin sieht aus wie die Wirklichkeit: Hermann Warm, Walter Reimann und Walter Röhrig bauten die Gassen aus Holz und Leinwand und malten sogar die Schatten auf. Conrad Veidt geht hindurch, als wäre er selbst gezeichnet.

## Frei, aber noch nicht lange

Bei Filmen zählt in Europa der Tod des Letzten aus einem kleinen Kreis: Regie, Drehbuch und Komposition der eigens geschriebenen Musik. Wiene starb 1938, Carl Mayer 1944, der zweite Autor Hans Janowitz jedoch erst 1954. In der Europäischen Union ist der Film deshalb erst seit Anfang 2025 gemeinfrei. In den USA, wo das Jahr der Veröffentlichung zählt, war er es Jahrzehnte früher. Darum stand auf Seiten aus verschiedenen Ländern lange Verschiedenes, und beides stimmte.

Neuere Zutaten haben auch hier eigene Rechte: die Musik einer Ausgabe, übersetzte Zwischentitel und in manchen Ländern die Restaurierung.

## Was eine gute Kopie zeigt

- **Farbe auf der Leinwand.** Pinselstriche an Böden und Wänden sollten zu sehen sein. In einer schlechten Datei verschwimmen sie zu Grau und mit ihnen der halbe Film.
- **Viragen.** Die Kopien waren braun, grün und stahlblau eingefärbt. Schwarz-Weiß ist eine spätere Gewohnheit.
- **Titel.** Die Schrift des Originals ist so gezackt wie die Häuser. Glatte Buchstaben sind ersetzt worden.
- **Bildstand.** Der erste Akt fehlt im Kameranegativ und stammt aus Kopien. Springt nur der Anfang, ist alles in Ordnung.

Die Restaurierung von 2014 ging auf dieses Negativ zurück. Üblich sind rund 77 Minuten.

## Zweimal sehen

Die Geschichte hat einen Rahmen: Jemand erzählt sie, auf einer Bank im Garten. Ob dieser Rahmen den Film zähmt oder schlimmer macht, wird seit hundert Jahren debattiert, und urteilen kann nur, wer das Ende kennt. Heben Sie die Kopie also für einen zweiten Abend auf. Ein Tipp: Sehen Sie gleich nach dem Schluss noch einmal den Anfang und vergleichen Sie die Wände.

## So behalten Sie ihn

Sammlungen freier Werke bieten den Film auf ihren Seiten zum Herunterladen an. Spielt ihn eine Seite offen ab, aber ohne Knopf, liest der [Video-Downloader](/video-downloader), was es gibt. Nehmen Sie die höchste Auflösung, hier zählt jede Linie. Schärfende Programme können schaden: Im [Artikel über Video-KI](/article/110) steht, wie sie Kanten erfinden, die niemand gemalt hat. Mehr zu Produkten auf der [Seite zu diesem Film](/movie-downloader/117), mehr zu Rechten in [unserem Überblick](/article/101).
`,
  meta_title: 'Das Cabinet des Dr. Caligari: gute Kopien',
  meta_description:
    'Welche Kopien von Caligari die gemalten Kulissen gut zeigen, seit wann der Film gemeinfrei ist und wie Sie ihn für einen Abend ohne Netz behalten.',
}
