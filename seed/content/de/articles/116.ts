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

## So behalten Sie eine Kopie

Archive freier Werke bieten mehrere Fassungen zum Herunterladen an. Lesen Sie die Lizenz daneben, sie sagt, ob die Musik eingeschlossen ist. Spielt eine offene Seite den Film nur ab, nehmen Sie den [Video-Downloader](/video-downloader). Was Sender zeigen, ist häufig eine geschützte Restaurierung: Sie steht eine Weile in der Mediathek und ist dafür gedacht, dort gesehen zu werden. Passende Produkte finden Sie auf der [Seite zu diesem Film](/movie-downloader/116), alles Grundsätzliche in [unserem Überblick](/article/101).
`,
  meta_title: 'Nosferatu (1922): welche Fassung sich lohnt',
  meta_description:
    'Viragiert oder grau, 63 oder 94 Minuten, welche Musik: So unterscheiden sich die Kopien von Murnaus Nosferatu, und so behalten Sie eine davon.',
}
