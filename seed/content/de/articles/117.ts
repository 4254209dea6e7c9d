import type { ArticleText } from '../../texts'

export const article117: ArticleText = {
  title: 'Das Cabinet des Dr. Caligari (1920): gemalte Schatten',
  summary:
    'Straßen aus Leinwand, Licht aus dem Farbtopf und ein Schluss, über den bis heute gestritten wird. Woran man eine gute Kopie erkennt und seit wann er frei ist.',
  body: `
Auf dem Jahrmarkt einer schiefen Stadt zeigt ein Schausteller einen Schlafwandler, der die Zukunft kennt. Dann gibt es Tote. Robert Wienes Film hatte im Februar 1920 in Berlin Premiere, und nichts darin sieht aus wie die Wirklichkeit: Hermann Warm, Walter Reimann und Walter Röhrig bauten die Gassen aus Holz und Leinwand und malten sogar die Schatten auf. Conrad Veidt geht hindurch, als wäre er selbst gezeichnet.

## Frei, aber noch nicht lange

Bei Filmen zählt in Europa der Tod des Letzten aus einem kleinen Kreis: Regie, Drehbuch und Komposition der eigens geschriebenen Musik. Wiene starb 1938, Carl Mayer 1944, der zweite Autor Hans Janowitz jedoch erst 1954. In der Europäischen Union ist der Film deshalb erst seit Anfang 2025 gemeinfrei. In den USA, wo das Jahr der Veröffentlichung zählt, war er es Jahrzehnte früher. Deshalb fanden sich auf Seiten aus verschiedenen Ländern lange unterschiedliche Angaben, und beide stimmten.

Neuere Zutaten haben auch hier eigene Rechte: die Musik einer Ausgabe, übersetzte Zwischentitel und in manchen Ländern die Restaurierung.

## Was eine gute Kopie zeigt

- **Farbe auf der Leinwand.** Pinselstriche an Böden und Wänden sollten zu sehen sein. In einer schlechten Datei verschwimmen sie zu Grau und mit ihnen der halbe Film.
- **Viragen.** Die Kopien waren braun, grün und stahlblau eingefärbt. Schwarz-Weiß ist eine spätere Gewohnheit.
- **Titel.** Die Schrift des Originals ist so gezackt wie die Häuser. Glatte Buchstaben sind ersetzt worden.
- **Bildstand.** Der erste Akt fehlt im Kameranegativ und stammt aus Kopien. Springt nur der Anfang, ist alles in Ordnung.

Die Restaurierung von 2014 ging auf dieses Negativ zurück. Üblich sind rund 77 Minuten.

## Zweimal sehen

Die Geschichte hat einen Rahmen: Jemand erzählt sie, auf einer Bank im Garten. Ob dieser Rahmen den Film zähmt oder schlimmer macht, wird seit hundert Jahren debattiert, und urteilen kann nur, wer das Ende kennt. Heben Sie die Kopie also für einen zweiten Abend auf. Ein Tipp: Sehen Sie gleich nach dem Schluss noch einmal den Anfang und vergleichen Sie die Wände.

## Wer ist wer

- **Dr. Caligari** ist Werner Krauß, mit gestreiften Handschuhen und Trippelschritt. Er war fünfunddreißig und sieht aus wie siebzig.
- **Cesare,** der Somnambule, ist Conrad Veidt, zweiundzwanzig Jahre später Major Strasser in „Casablanca“.
- **Jane** ist Lil Dagover, **Francis,** der erzählt, Friedrich Feher.
- **Die Kamera** führt Willy Hameister. Sie bewegt sich kaum; in Bewegung scheinen nur die Wände zu sein.

Fritz Lang sollte Regie führen und war verhindert. Der Produzent Erich Pommer stimmte den gemalten Kulissen auch zu, weil sie billig waren. Geworben wurde mit dem Satz „Du musst Caligari werden“, den ganz Berlin an Litfaßsäulen las, ohne zu wissen, was er heißen sollte.

## Wie man die Kulissen sieht

Es gibt keine gerade Linie und doch eine Ordnung. Achten Sie beim zweiten Mal darauf:

1. **Die Hocker.** Der Stadtsekretär sitzt so hoch, dass man zu ihm aufsehen muss. Wer höher sitzt, hat die Macht.
2. **Die Fenster.** Dreiecke und Rauten, und das Licht, das sie einlassen, ist auf den Boden gemalt, auch wenn es von der anderen Seite kommen müsste.
3. **Die Türen.** Die von Caligari schließen sich wie Münder.
4. **Janes Zimmer.** Nur hier gibt es Rundungen. Wenn Cesare eintritt, schneidet seine Klinge hindurch.
5. **Die Wege über die Dächer.** Sie führen ins Nichts, und die Schauspieler steigen sie wirklich hinauf.

In einer schlechten Kopie ist davon fast nichts zu erkennen. Auflösung ist hier ausnahmsweise kein Luxus: Unter 700 Megabyte geht auf einem großen Bildschirm die Farbe verloren.

## Was eine gute Kopie verlangt

Siebenundsiebzig Minuten in 1080p liegen zwischen zwei und drei Gigabyte. Wenn Sie wählen können, nehmen Sie eine großzügige Datenrate statt einer kleinen Datei in hoher Auflösung: Korn und Pinselstriche sind das Erste, was die Kompression streicht. Sehen Sie vor dem Abend eine Minute auf dem Bildschirm an, den Sie benutzen, bei gelöschtem Licht. Wirkt der Jahrmarkt flau, liegt es oft am Fernseher, der Bewegung glättet und Rauschen entfernt. Beides lässt sich abschalten, meist unter dem Namen Kinomodus, und der Film gewinnt mehr dadurch als durch jede andere Datei. Stellen Sie den Bildschirm danach zurück, wenn am nächsten Tag Fußball läuft.

## An drei Stellen prüfen

- **Nach fünf Minuten,** der Jahrmarkt: Pinselstriche im Hintergrund oder gleichmäßiges Grau?
- **In der Mitte,** die Flucht über die Dächer: grün, braun oder ohne Farbe?
- **Bei den Titeln:** verzogene Buchstaben oder eine gewöhnliche Schrift?

Vorsicht bei Fassungen, die „mit KI restauriert“ sind und sechzig Bilder in der Sekunde zeigen. Sie glätten die Farbe, also das, was Sie sehen wollten, und bewegen die Darsteller wie in einem Videospiel.

## Drei Fragen danach

1. Wem haben Sie geglaubt, und wann nicht mehr?
2. Ändern sich die Wände, wenn die Erzählung endet? Vergleichen Sie den Garten am Anfang mit dem Hof am Schluss.
3. An welchen späteren Film hat er Sie erinnert? Der Film noir und Tim Burton haben sich in diesen Gassen bedient.

Die Autoren sagten später, der Rahmen sei ihnen aufgezwungen worden und ihre Geschichte habe anders geendet. Das aufgefundene Drehbuch bestätigt das nur zum Teil. Aus dem Streit sind ganze Bücher geworden. Ihnen genügen zwei Abende für eine eigene Meinung, und an einem davon können Sie danach noch [Nosferatu](/article/116) sehen.

## So behalten Sie ihn

Sammlungen freier Werke bieten den Film auf ihren Seiten zum Herunterladen an. Gibt es auf einer offenen Seite keinen Knopf zum Herunterladen, hilft der [Video-Downloader](/video-downloader). Nehmen Sie die höchste Auflösung, hier zählt jede Linie. Schärfende Programme können schaden: Im [Artikel über Video-KI](/article/110) steht, wie sie Kanten erfinden, die niemand gemalt hat. Welche Produkte dafür infrage kommen, steht auf der [Seite zu diesem Film](/movie-downloader/117), und welche Rechte Sie haben, in [unserem Überblick](/article/101).
`,
  meta_title: 'Das Cabinet des Dr. Caligari: gute Kopien',
  meta_description:
    'Welche Kopien von Caligari die gemalten Kulissen gut zeigen, seit wann der Film gemeinfrei ist und wie Sie ihn für einen Abend ohne Netz behalten.',
}
