import type { ArticleText } from '../../texts'

export const article110: ArticleText = {
  title: 'Vergrößern und Entrauschen: was geht und was nicht',
  summary:
    'Video-KI macht alte Aufnahmen ansehnlicher, aber sie sieht nichts, was die Kamera nicht gesehen hat. Mit einem Ablauf für die Familienkassette.',
  body: `
In vielen Schubladen liegen Filme, die auf heutigen Bildschirmen klein, unscharf und verrauscht wirken. Programme zur Verbesserung versprechen Abhilfe. Sie leisten einiges, und sie haben eine Grenze, die man kennen sollte.

## Wie das Verfahren arbeitet

Beim gewöhnlichen Vergrößern werden Bildpunkte gemittelt, das Bild wird größer und weich. Ein gelerntes Verfahren hat viele Paare aus kleinen und großen Bildern gesehen und schätzt daraus, wie eine Kante, ein Blatt oder ein Auge in groß aussehen könnte. Das Wort schätzen ist wichtig. Neue Einzelheiten sind nur wahrscheinlich und nicht belegt. Ein unlesbares Kennzeichen wird nicht lesbar, und ein Gesicht aus zwölf Bildpunkten bekommt bestenfalls ein glaubwürdiges, aber erfundenes Aussehen. Als Beweis taugt ein solches Bild nie.

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
4. **Entrauschen** in kleiner Stärke, danach erst **vergrößern**. In umgekehrter Reihenfolge vergrößern Sie das Rauschen mit.
5. **Zehn Sekunden testen**, am besten mit Gesicht, Bewegung und dunkler Fläche zugleich.
6. **Über Nacht berechnen** und am Morgen auf dem Gerät ansehen, auf dem der Film gezeigt wird.

In der [Video-KI](/video-ai) sehen Sie den Ausschnitt vorher und nachher nebeneinander, und die Berechnung läuft auf Ihrem eigenen Computer. Eine neuere Grafikkarte verkürzt die Zeit beträchtlich. Ohne sie sind für eine Stunde Film viele Stunden Rechenzeit normal.

### Die Kassette vorher pflegen

Ein Band, das zwanzig Jahre lag, wird vor dem Überspielen einmal ganz vor- und zurückgespult, damit sich verklebte Lagen lösen. Riecht es modrig oder zeigt es weiße Flecken, gehört es zu einem Fachbetrieb, denn Schimmel verschmutzt den Rekorder und damit jedes folgende Band. Reinigen Sie die Köpfe, lassen Sie Band und Gerät auf Zimmertemperatur kommen und überspielen Sie in einem Durchgang. Oft ist der erste der beste. Notieren Sie Laufzeit und Störungen. Wer mehrere Bänder hat, beginnt mit dem wichtigsten, nicht mit dem ersten im Regal: Erfahrungsgemäß reicht die Geduld für fünf. Das Hochzeitsband kommt also vor dem Urlaubsfilm.

## Was welches Material hergibt

Nicht jedes Band beginnt am selben Punkt. Vom besten zum schlechtesten:

1. **MiniDV und Digital8.** Sie sind schon digital. Überspielen Sie sie über ihren eigenen Anschluss und nicht über den analogen Ausgang.
2. **Hi8 und S-VHS.** Details und Farbe sind vorhanden, leichtes Entrauschen tut ihnen gut.
3. **VHS.** Wenig Schärfe, auslaufende Farben. Das Rauschen lässt sich mindern, mehr Details entstehen nicht. Vergrößern Sie höchstens auf das Doppelte.
4. **Super 8 vom Scanner.** Fast alles hängt vom Scanner ab. Nach einem guten Scan müssen Sie nichts mehr vergrößern.
5. **Handyvideos von vor fünfzehn Jahren.** Stark verdichtet. Klötzchen lassen sich mildern, mehr nicht.
6. **Kopien von Kopien.** Bei jedem Kopieren ging etwas verloren. Suchen Sie nach dem ursprünglichen Band.

## Zeit und Platz

Eine Stunde mit 25 Bildern in der Sekunde sind 90 000 Bilder. Schafft der Computer fünf je Sekunde, braucht er fünf Stunden; schafft er nur eines, braucht er länger als einen Tag. Messen Sie, wie lange zehn Sekunden dauern, das sind 250 Bilder. Mal 360 genommen ergibt das die Rechenzeit für eine Stunde. Auch die Platte zählt. Original, Zwischenstände und Ergebnis können je Kassette fünfzig Gigabyte belegen. Ein Notebook gehört ans Netz, aufgeklappt und auf eine harte Unterlage.

## Woran Sie erkennen, dass es zu viel war

Sehen Sie das Ergebnis im Standbild und in Bewegung an, vom Sofa aus. Treffen Sie auf eines davon, verringern Sie die Stärke:

- Haut ohne Poren, Augenbrauen wie gezeichnet,
- Rasen oder Meer, die sich wie ein Teppich bewegen,
- Buchstaben, die scharf sind und kein Wort ergeben,
- ein heller Saum um Menschen,
- ein Kind im Hintergrund mit fremdem Gesicht.

## Auch der Ton

Ein sauberes Bild mit brummendem Ton ist anstrengender als ein körniges mit klaren Stimmen. Nehmen Sie das Netzbrummen bei 50 Hertz heraus, senken Sie das Rauschen, ohne Konsonanten zu verschlucken, und lassen Sie das Lachen in Ruhe. Die ursprüngliche Tonspur behalten Sie als zweite in der Datei.

## Drei Fragen vorab

Gehört es Ihnen? Das Hochzeitsvideo vom Fachmann kann eigene Bedingungen haben. Gibt es eine bessere Quelle? Vielleicht hat ein Vetter das erste Band. Und auf welchem Gerät wird der Film angesehen? Für das Telefon lohnt sich das Vergrößern nicht. Notieren Sie schließlich, wer zu sehen ist und wo, solange es jemand weiß. Diese Namen bringt kein Programm zurück. Das Ergebnis liegt **neben** dem Original und nie an seiner Stelle, in einem [Format, das sich überall öffnet](/article/104).

## Wann Sie es lassen sollten

Manche Filme leben von ihrem Korn. Eine Super-8-Rolle ohne Korn wirkt wie aus einem anderen Jahrzehnt. Bewahren Sie in solchen Fällen die Fassung mit Korn auf und fertigen Sie die geglättete nur zum Weitergeben in der Familie an. Bearbeiten Sie außerdem nur, was Ihnen gehört oder wofür Sie die Erlaubnis haben: Auch die verbesserte Fassung eines fremden Werks bleibt ein fremdes Werk, und wer darauf zu sehen ist, hat ein Recht am eigenen Bild.
`,
  meta_title: 'Video vergrößern und entrauschen: die Grenzen',
  meta_description:
    'Was Video-KI bei alten Aufnahmen verbessert, wo sie erfindet statt zu sehen, und in welcher Reihenfolge Sie Familienfilme bearbeiten.',
}
