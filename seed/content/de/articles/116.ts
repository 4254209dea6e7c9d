import type { ArticleText } from '../../texts'

export const article116: ArticleText = {
  title: 'Nosferatu (1922): viragiert, stumm und gemeinfrei',
  summary:
    'Murnaus Vampir sollte auf Anordnung eines Gerichts vernichtet werden und überlebte in Kopien. Welche davon sich lohnen und warum die Nacht blau sein muss.',
  body: `
„Nosferatu – Eine Symphonie des Grauens“ hatte im März 1922 in Berlin Premiere. Friedrich Wilhelm Murnau und sein Drehbuchautor Henrik Galeen hatten sich bei Bram Stokers „Dracula“ bedient und die Namen geändert, gefragt hatten sie niemanden. Stokers Witwe klagte, die Produktionsfirma war bereits bankrott, und 1925 ordnete ein Gericht an, alle Kopien zu vernichten. Da waren genug davon längst im Ausland. Aus ihnen ist zusammengesetzt, was wir heute sehen.

## Wem der Film heute gehört

Murnau starb 1931, Galeen 1949. In der Europäischen Union und überall, wo die 70 Jahre gelten, ist der Film seit 2020 gemeinfrei, in den USA schon länger. Spätere Filme desselben Namens sind es nicht, und auch an diesem kann noch etwas geschützt sein:

- die **Musik** einer neuen Ausgabe, selbst wenn sie den Noten folgt, die Hans Erdmann zur Uraufführung schrieb,
- **Zwischentitel**, die übersetzt oder neu gezeichnet wurden,
- die **Restaurierung**, wo das nationale Recht sie schützt.

## Warum die Nacht blau sein muss

1922 konnte keine Kamera im Dunkeln filmen. Nachtszenen entstanden bei Sonnenschein, und die Kopie wurde eingefärbt, viragiert: blau für die Nacht, gelb für Lampenlicht, rosa für die Dämmerung. In einer grauen Kopie trägt Graf Orlok seinen Sarg durch einen hellen Nachmittag, und das Ende, in dem der erste Sonnenstrahl alles entscheidet, verliert seinen Sinn. Eine **viragierte** Kopie ist hier keine Geschmacksfrage. Sie erzählt eine andere Geschichte.

## Woran Sie Fassungen unterscheiden

1. **Laufzeit.** Im Tempo, das als richtig gilt, dauert der Film etwa 94 Minuten. Kopien von 63 Minuten laufen zu schnell oder lassen Szenen aus, oft beides.
2. **Namen.** Orlok, Hutter und Ellen heißen sie im Original. Stehen in den Titeln Dracula, Harker und Nina, geht die Kopie auf eine amerikanische Ausgabe zurück.
3. **Sprache.** Achten Sie auf die deutschen Originaltitel; ausländische Kopien enthalten oft nur Übersetzungen.
4. **Bildrand.** Sind oben die Köpfe angeschnitten, hat jemand das Bild ins Breitformat gezwungen.

## Was man leicht übersieht

- **Fast alles ist echt.** Murnau drehte in Straßen und Burgen, als andere im Atelier blieben. Die Stadt ist zu großen Teilen Wismar, die Speicher stehen in Lübeck, die Burg ist die Arwaburg in der heutigen Slowakei.
- **Die Kutsche im Negativ.** Der weiße Wald unter schwarzem Himmel ist Negativfilm. Damit die Kutsche dunkel blieb, wurde sie weiß verhängt.
- **Der Schatten auf der Treppe.** In den entscheidenden Augenblicken ist Orlok nicht zu sehen. Die Hand, die sich um das Herz schließt, ist nur ein Schatten.
- **Die Sonne, die tötet.** Im Roman vernichtet Licht den Vampir nicht. Dieser Film hat es erfunden, und seither glauben es alle.
- **So wenig von ihm.** Max Schreck ist keine zehn Minuten im Bild, und doch kennt man ihn noch nach hundert Jahren.

## Welche Musik

Die Partitur von Hans Erdmann ist nur in Teilen überliefert und mehrfach rekonstruiert worden. Daneben gibt es Dutzende andere: Orchester, Orgel, Rockbands, improvisiertes Klavier.

1. **Hören Sie fünf Minuten** aus zwei Fassungen. Die Musik entscheidet, ob der Film erschreckt oder erheitert.
2. **Sehen Sie nach ihren Rechten.** Der Film ist frei, die Aufnahme fast nie. Im Wohnzimmer spielt das keine Rolle, im Filmklub schon.
3. **Versuchen Sie Stille.** Zehn Minuten ohne Ton, etwa in der Mitte, zeigen, was die Bilder allein vermögen.

Wenn Sie ein Instrument spielen, begleiten Sie den Film selbst. An dieser Musik hat dann niemand sonst Rechte.

## Die Kopie prüfen

Öffnen Sie die Datei und sehen Sie sich drei Stellen an. **Der Weg zur Burg:** blau und gelb oder durchgehend grau? **Das Schiff:** Bewegen sich die Matrosen wie Menschen oder wie Puppen? Rennen sie, stimmt das Tempo nicht. **Der Schluss:** Gibt es das Bild der zerfallenen Burg? Bricht der Film hart ab, fehlt ein Stück. Dann die Schrift: Die Titel des Originals ahmen Buchseiten, Briefe und eine Zeitung nach. Weiß auf Schwarz kam später.

### Wie groß eine gute Kopie ist

Anderthalb Stunden in 1080p, mit den Einfärbungen, brauchen drei bis vier Gigabyte. Bei 400 Megabyte werden aus den Schatten Klötzchen, und auf die Schatten kommt es hier an.

### Drei Fassungen, denen Sie begegnen

- **Die restaurierte** mit rund 94 Minuten, eingefärbt, mit nachgebildeten Titeln. Ihre Musik ist fast immer geschützt.
- **Die aus dem Archiv,** verschrammter, aber mit Farben und den deutschen Titeln. Wer Deutsch liest, braucht nicht mehr.
- **Die von einer Stunde,** grau und hastig, mit den Namen aus Dracula. Lassen Sie sie liegen.

Schreiben Sie die Herkunft in den Dateinamen. In einem Jahr wissen Sie sonst nicht mehr, welche der fünf Sie gewählt hatten und mit welcher Musik. Nehmen Sie auch das Jahr der Restaurierung dazu, denn es gibt mehrere.

## Für einen Abend im Herbst

1. Testen Sie die Kopie am Vortag mit den Lautsprechern, die Sie verwenden.
2. Schalten Sie alle Lampen aus, denn schon eine einzige hellt die Schatten auf.
3. Sagen Sie in zwei Sätzen, wer wer ist: Hutter verkauft Häuser, Ellen wartet, Orlok kauft.
4. Machen Sie keine Pause. In einem Stück wirkt der Film stärker als in zwei Hälften.
5. Sehen Sie danach noch einmal die Treppe.

Danach sehen Sie auch die Fassungen von Herzog (1979) und Eggers (2024) mit anderen Augen. Beide sind geschützt; nutzen Sie dafür ein offizielles Angebot. Wer in der Weimarer Zeit bleiben will, nimmt [Caligari](/article/117).

## So behalten Sie eine Kopie

Archive freier Werke bieten mehrere Fassungen zum Herunterladen an. Lesen Sie die Lizenz daneben, sie sagt, ob die Musik eingeschlossen ist. Spielt eine offene Seite den Film nur ab, nehmen Sie den [Video-Downloader](/video-downloader). Was Sender zeigen, ist häufig eine geschützte Restaurierung: Sie steht eine Weile in der Mediathek und ist dafür gedacht, dort gesehen zu werden. Passende Produkte finden Sie auf der [Seite zu diesem Film](/movie-downloader/116), alles Grundsätzliche in [unserem Überblick](/article/101).
`,
  meta_title: 'Nosferatu (1922): welche Fassung sich lohnt',
  meta_description:
    'Viragiert oder grau, 63 oder 94 Minuten, welche Musik: So unterscheiden sich die Kopien von Murnaus Nosferatu, und so behalten Sie eine davon.',
}
