import type { ArticleText } from '../../texts'

export const article110: ArticleText = {
  title: 'Vergrößern und Entrauschen: was die Technik kann und was nicht',
  summary:
    'Video-KI macht alte Aufnahmen ansehnlicher, aber sie sieht nichts, was die Kamera nicht gesehen hat. Mit einem Ablauf für die Familienkassette.',
  body: `
In vielen Schubladen liegen Filme, die auf heutigen Bildschirmen klein, unscharf und grieselig wirken. Programme zur Verbesserung versprechen Abhilfe. Sie leisten einiges, und sie haben eine Grenze, die man kennen sollte.

## Wie das Verfahren arbeitet

Beim gewöhnlichen Vergrößern werden Bildpunkte gemittelt, das Bild wird größer und weich. Ein gelerntes Verfahren hat viele Paare aus kleinen und großen Bildern gesehen und schätzt daraus, wie eine Kante, ein Blatt oder ein Auge in groß aussehen könnte. Das Wort schätzen ist wichtig. Neue Einzelheiten sind wahrscheinlich, nicht wahr. Ein unlesbares Kennzeichen wird nicht lesbar, und ein Gesicht aus zwölf Bildpunkten bekommt bestenfalls ein glaubwürdiges, aber erfundenes Aussehen. Als Beweis taugt ein solches Bild nie.

## Was gut gelingt

- **Rauschen** aus dunklen Räumen verringern, besonders wenn die Kamera ruhig stand.
- **Gut belichtete Aufnahmen** von DVD-Größe auf Full HD bringen.
- **Zeilensprung** beseitigen, also die Kammzähne an bewegten Kanten alter Camcorder.
- **Ruckeln** durch Zwischenbilder glätten, etwa bei alten Schmalfilmen.
- **Blockbildung** aus stark verdichteten Telefonvideos mildern.

## Was misslingt

- Stark verwackelte oder falsch scharf gestellte Aufnahmen bleiben unscharf.
- Schrift und kleine Muster verwandeln sich leicht in Fantasiezeichen.
- Zu viel Entrauschen macht Haut wächsern und löscht Stoffe und Haare.
- Zwischenbilder erzeugen an schnellen Händen und Bällen Schlieren.
- Eingefärbte Schwarz-Weiß-Filme zeigen mögliche Farben, nicht die damaligen.

Die häufigste Enttäuschung entsteht durch Übertreibung. Halbe Stärke sieht auf dem Fernseher fast immer besser aus als volle.

## Ein Ablauf für die alte Kassette

1. **Digitalisieren** Sie so gut wie möglich. Ein sauberes Band und ein ordentliches Abspielgerät bringen mehr als jedes Verfahren danach.
2. **Sichern** Sie das Original unverändert auf zwei Datenträgern.
3. **Zeilensprung entfernen**, bevor Sie irgendetwas anderes tun.
4. **Entrauschen** in kleiner Stärke, danach erst **vergrößern**. In umgekehrter Folge vergrößern Sie das Rauschen mit.
5. **Zehn Sekunden testen**, am besten mit Gesicht, Bewegung und dunkler Fläche zugleich.
6. **Über Nacht berechnen** und am Morgen auf dem Gerät ansehen, auf dem der Film gezeigt wird.

In der [Video-KI](/video-ai) sehen Sie den Ausschnitt vorher und nachher nebeneinander, und die Berechnung läuft auf Ihrem eigenen Computer. Eine neuere Grafikkarte verkürzt die Zeit beträchtlich. Ohne sie sind für eine Stunde Film viele Stunden Rechenzeit normal.

## Wann Sie es lassen sollten

Manche Filme leben von ihrem Korn. Eine Super-8-Rolle ohne Korn wirkt wie aus einem anderen Jahrzehnt. Bewahren Sie in solchen Fällen die Fassung mit Korn auf und fertigen Sie die geglättete nur zum Weitergeben in der Familie an. Bearbeiten Sie außerdem nur, was Ihnen gehört oder wofür Sie die Erlaubnis haben: Auch die verbesserte Fassung eines fremden Werks bleibt ein fremdes Werk, und wer darauf zu sehen ist, hat ein Recht am eigenen Bild.
`,
  meta_title: 'Video vergrößern und entrauschen: die Grenzen',
  meta_description:
    'Was Video-KI bei alten Aufnahmen verbessert, wo sie erfindet statt zu sehen, und in welcher Reihenfolge Sie Familienfilme bearbeiten.',
}
