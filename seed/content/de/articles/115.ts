import type { ArticleText } from '../../texts'

export const article115: ArticleText = {
  title: 'Die Reise zum Mond (1902): welche Fassung sich lohnt',
  summary:
    'Eine Viertelstunde Kino, die jeder kopieren darf, in Schwarz-Weiß oder von Hand koloriert. Worin sich die Fassungen unterscheiden und woran noch Rechte hängen.',
  body: `
Sechs Gelehrte lassen sich auf den Mond schießen, begegnen unter Riesenpilzen seinen Bewohnern und stürzen auf dem Heimweg einfach über den Rand. Georges Méliès drehte den Film 1902 in seinem Glashaus in Montreuil, mit gemalten Kulissen, Falltüren und Schnitten in der Kamera. Die Kapsel im Auge des Mondes kennt auch, wer den Film nie gesehen hat.

## Warum Sie ihn behalten dürfen

Méliès starb im Januar 1938. Wo Werke 70 Jahre über den Tod des Urhebers hinaus geschützt sind, endete der Schutz mit dem Jahr 2008. Sie dürfen den Film kopieren, schneiden und vorführen. Das gilt für den Film selbst, nicht für alles, was später hinzukam:

- Eine neu eingespielte **Musik** gehört denen, die sie geschrieben und gespielt haben.
- Ein **Kommentar** oder dessen Übersetzung hat einen eigenen Urheber.
- Eine **Restaurierung** ist in manchen Ländern eigens geschützt.

Wer nur zu Hause schauen möchte, nimmt am einfachsten eine Kopie, deren Anbieter das Herunterladen erlaubt.

## Schwarz-Weiß oder Farbe?

Jahrzehntelang kannte man den Film nur in Schwarz-Weiß. Méliès verkaufte aber auch Kopien, die Bild für Bild mit feinen Pinseln koloriert waren. Sie galten als verloren, bis 1993 in Barcelona eine auftauchte, zu brüchig, um sie abzurollen. Erst nach Jahren waren die Einzelbilder abfotografiert. 2011 liefen die restaurierten Farben in Cannes, mit neuer Musik des Duos Air. Bietet eine Seite den Film in Farbe an, lohnt deshalb ein zweiter Blick: Es kann diese Restaurierung mit geschützter Musik sein oder eine Schwarz-Weiß-Kopie, die ein Computer eingefärbt hat.

## Worauf Sie noch achten sollten

1. **Laufzeit.** Stummfilme haben kein festes Tempo. Mit 14 Bildern je Sekunde dauert der Film rund eine Viertelstunde, mit 24 ist er nach neun Minuten vorbei, und alle trippeln.
2. **Schluss.** Viele alte Kopien enden mit dem Sturz ins Meer. In vollständigeren folgen ein Festzug und ein Denkmal.
3. **Zwischentitel.** Der Film hat keine. Wo welche stehen, hat sie jemand eingefügt.

## Bild für Bild

Der Film besteht aus rund dreißig Bildern, jedes wie vom besten Platz im Theater gesehen. Diese sollte man nicht verpassen.

1. **Der Kongress.** Die Astronomen sehen aus wie Zauberer, und Méliès selbst führt den Vorsitz. Fernrohre werden zu Hockern: der erste Stopptrick.
2. **Die Gießerei.** Dächer und Schlote sind gemalt, der Rauch ist echt.
3. **Der Schuss.** Eine Reihe junger Frauen in Matrosenanzügen schiebt das Geschoss hinein. Sie kamen vom Varieté.
4. **Das Gesicht des Mondes.** Nicht die Kamera fährt heran, sondern der Mond, auf einem Wagen.
5. **Die Landung, zweimal.** Erst im Auge, dann am Boden. 1902 war das kein Fehler, es war deutlicher.
6. **Pilze und Seleniten.** Es sind Akrobaten, und beim ersten Schirmhieb gehen sie in Rauch auf.
7. **Der Sturz und das Meer.** Der Meeresgrund wurde durch ein Aquarium aufgenommen.

Die Idee stammt von Verne und Wells und aus einer Operette von Offenbach, die jeder kannte. Auch deshalb fehlten niemandem Zwischentitel.

## Warum es so viele Kopien gibt

Méliès verkaufte seine Filme nach Metern, und in Amerika kopierte man sie, ohne zu zahlen. Viele heutige Dateien gehen auf diese Doppel zurück. Sie haben mehr Kontrast, weniger Details und manchmal keinen Schluss. 1908 drehte Segundo de Chomón für Pathé eine „Excursion dans la Lune“, die so ähnlich ist, dass man beide bis heute verwechselt. Fliegt das Geschoss dem Mond in den Mund, sehen Sie den Film von Chomón.

### Was in den Dateinamen gehört

Schreiben Sie Jahr, Länge und Herkunft hinein: „Die Reise zum Mond (1902), 15 min, Kinemathek“. Unter den vielen Fassungen im Netz ist das der einzige Weg, die eigene wiederzufinden und zu merken, wenn eine bessere erscheint.

## Eine Datei in einer Minute prüfen

1. **Form.** Das Bild ist fast quadratisch, vier zu drei. Füllt es einen breiten Bildschirm, sind Köpfe und Füße abgeschnitten.
2. **Standbild.** Kanten, die wie ein Kamm gezackt sind, deuten auf Halbbilder hin.
3. **Korn.** Etwas davon ist ein gutes Zeichen. Eine Oberfläche wie Plastik wurde zu stark gefiltert.
4. **Größe.** Eine Viertelstunde in 1080p hat etwa ein halbes Gigabyte. Bei fünfzig Megabyte ist nicht mehr viel zu erkennen.
5. **Länge.** Unter zehn Minuten läuft er zu schnell, oder die Parade fehlt.

## Wovon die Bilder erzählen

Der Film macht sich über Gelehrte lustig, die mit Regenschirmen auf Entdeckung gehen und jeden erschlagen, der ihnen begegnet. Die Eroberung endet mit einer Parade und einem Denkmal, auf dem die Wissenschaft den Fuß auf den Mond setzt. Zeitgenossen lasen das als Spott auf den Kolonialstolz ihrer Tage. Fehlt in einer Kopie die Parade, fehlt also nicht nur eine Minute, sondern die Pointe. Auch darum lohnt sich die vollständige Fassung, und darum lohnt es sich, beim zweiten Mal auf die Gesichter der Seleniten zu achten.

## Ein Abend zu Hause

Mit Kindern gelingt er immer, denn der Film ist kurz und erklärt sich selbst. Damals stand ein Erzähler daneben: Übernehmen Sie das beim ersten Mal und lassen Sie es beim zweiten die Kinder tun. Als Musik genügen Klavier, Akkordeon oder eine eigene Aufnahme. Dann hängen an dem Abend keine fremden Rechte, und Sie dürfen ihn filmen und zeigen, wem Sie wollen.

Wer mehr möchte, sucht seine anderen Filme jener Jahre. Er drehte über fünfhundert, knapp die Hälfte ist erhalten. Zuletzt verkaufte er Spielzeug am Bahnhof Montparnasse, wo ihn Ende der Zwanzigerjahre Journalisten erkannten.

## So behalten Sie ihn

Filmarchive und Sammlungen freier Werke bieten ihn als Datei an, meist mit Angabe der Lizenz; dann genügt der Knopf auf deren Seite. Für offene Seiten, die den Film nur abspielen, gibt es den [Video-Downloader](/video-downloader). Nehmen Sie das größte Bild, das angeboten wird. Was sich aus einem kleinen noch herausholen lässt, lesen Sie im [Artikel über Video-KI](/article/110). Passende Produkte stehen auf der [Seite zu diesem Film](/movie-downloader/115), und was Sie grundsätzlich speichern dürfen, fasst [unser Überblick](/article/101) zusammen.
`,
  meta_title: 'Die Reise zum Mond (1902): welche Fassung?',
  meta_description:
    'Schwarz-Weiß oder handkoloriert, mit welcher Musik, in welchem Tempo: So wählen Sie eine Fassung von Méliès’ Film und behalten sie rechtmäßig.',
}
