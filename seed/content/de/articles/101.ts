import type { ArticleText } from '../../texts'

export const article101: ArticleText = {
  title: 'Was Sie speichern dürfen und was nicht',
  summary:
    'Urheberrecht, Privatkopie, Nutzungsbedingungen: vier Fragen, mit denen Sie vor jedem Titel entscheiden, ob eine Kopie in Ordnung ist.',
  body: `
Technisch lässt sich vieles speichern. Ob Sie es dürfen, hängt von drei Dingen ab: vom Urheberrecht Ihres Landes, vom Vertrag mit dem Dienst und davon, was Sie mit der Datei vorhaben. Dieser Überblick ersetzt keine Beratung, hilft Ihnen aber, die richtigen Fragen zu stellen.

## Die Privatkopie und ihre Grenzen

In Deutschland erlaubt § 53 des Urheberrechtsgesetzes einzelne Kopien zum privaten Gebrauch. Österreich und die Schweiz kennen ähnliche Regeln. „Privat“ heißt: für Sie selbst und den engsten Kreis, nicht für den Verein, nicht für den Unterricht, nicht für das Netz. Die Vorlage darf außerdem nicht offensichtlich rechtswidrig angeboten werden.

Die wichtigste Grenze steht in § 95a: Ein wirksamer technischer Schutz darf nicht umgangen werden, auch nicht für eine Privatkopie. Das gilt im Grundsatz in der ganzen Europäischen Union. Die Schweiz lässt mehr Raum, wenn der Zweck selbst erlaubt ist.

## Was der Vertrag dazu sagt

Mit einem Abo erhalten Sie das Recht, Titel anzusehen, solange es läuft. Viele Dienste bieten dafür eine eigene Offlinefunktion in ihrer App an. Was darüber hinausgeht, schließen die Bedingungen häufig aus. Bei einem Verstoß können Sie Ihr Konto verlieren. Lesen Sie deshalb den Abschnitt, der meist „Zulässige Nutzung“ heißt, und halten Sie sich daran.

## Was meistens unbedenklich ist

- **Eigene Aufnahmen**, also alles, was Sie selbst gefilmt, eingespielt oder hochgeladen haben.
- **Freie Lizenzen**, etwa Creative Commons. Achten Sie auf die Bedingungen, zum Beispiel die Nennung der Quelle.
- **Gemeinfreie Werke**, deren Schutz abgelaufen ist. In der EU geschieht das 70 Jahre nach dem Tod der Urheber.
- **Ausdrücklich angebotene Downloads**, wie sie manche Mediatheken, Musiker und Kursanbieter bereitstellen.
- **Aufzeichnungen der eigenen Firma oder Schule**, wenn die Verantwortlichen zustimmen.

Auf offenen Portalen nennt die Seite unter dem Video oft die Lizenz. Der [Video-Downloader](/video-downloader) arbeitet mit solchen Seiten, doch prüfen müssen Sie selbst.

## Andere Länder, andere Regeln

In Frankreich ist die Privatkopie gesetzlich verankert und wird über eine Abgabe auf Speichermedien vergütet. Den Kopierschutz dürfen Sie trotzdem nicht umgehen. Im Vereinigten Königreich gibt es keine allgemeine Privatkopie, wohl aber die Aufnahme einer Rundfunksendung, um sie später zu sehen. In den USA wird im Einzelfall geprüft, ob eine Nutzung fair ist; Schutzmaßnahmen zu umgehen, ist gesondert verboten. In Japan ist das Herunterladen wissentlich illegal hochgeladener Werke untersagt. Auf Reisen gilt in der Regel das Recht des Ortes, an dem Sie kopieren.

### Österreich und die Schweiz

In Österreich erlaubt das Gesetz Vervielfältigungen zum privaten Gebrauch, mit einer Vergütung auf Speichermedien und ebenfalls nur von rechtmäßigen Vorlagen. Die Schweiz ist großzügiger: Der Eigengebrauch umfasst auch Freunde und Verwandte, und bei Umgehung zu erlaubten Zwecken droht keine Strafe. Verträge gelten hier wie dort. Wer in Konstanz wohnt und in Kreuzlingen arbeitet, sollte also wissen, wo die Kopie entsteht.

## Alltägliche Fälle

An Beispielen wird die Regel greifbar. Hier finden Sie die kurze Antwort; die ausführliche steht in den Bedingungen, denen Sie zugestimmt haben.

- **Ein gekaufter Onlinekurs.** Viele Anbieter erlauben den Download. Gilt der Zugang nur für die Kursdauer, endet mit ihr auch das Recht an der Kopie.
- **Die Sendung von gestern in der Mediathek.** Eine Sendung später anzusehen, ist der klassische Fall. Prüfen Sie trotzdem, ob der Sender es ausschließt und ob der Stream geschützt ist. Einige Beiträge bieten ARD und ZDF selbst zum Speichern an.
- **Eine Serie aus Ihrem Abo.** Hier entscheidet der Vertrag. Reicht die Offlinefunktion der App, nehmen Sie diese.
- **Ein Film, für 48 Stunden geliehen.** Sie haben für 48 Stunden bezahlt und nicht für eine Kopie. Danach dürfen Sie den Film nicht mehr ansehen, auch nicht als Datei.
- **Die Aufführung der Grundschule.** Das Bild ist von Ihnen, die Musik aber nicht, und es sind fremde Kinder zu sehen. Zeigen Sie die Aufnahme nur in der Familie.
- **Ein Video unter Creative Commons.** Bei „BY“ müssen Sie den Namen nennen, „NC“ schließt eine gewerbliche Nutzung aus, und „ND“ verbietet Änderungen.
- **Die aufgezeichnete Schulung im Betrieb.** Sie gehört dem Betrieb und bleibt dort, wenn Sie gehen.

## Eine Lizenz in fünf Minuten prüfen

1. Suchen Sie unter dem Video nach dem Wort „Lizenz“ oder dem Zeichen von Creative Commons.
2. Fehlt beides, öffnen Sie unten auf der Seite Nutzungsbedingungen oder Impressum.
3. Suchen Sie mit Strg+F nach „herunterladen“, „Kopie“ und „privat“.
4. Sehen Sie nach, wer den Titel hochgeladen hat. Ein Kinofilm des Jahres im Konto eines Unbekannten ist offensichtlich keine rechtmäßige Vorlage.
5. Legen Sie ein datiertes Bildschirmfoto neben die Datei. Bedingungen ändern sich.

## Sätze, die nicht stimmen

- **„Ich habe bezahlt, also gehört es mir.“** Bezahlt ist der Zugang. Kauf und Abo sind zwei Verträge, auch unter demselben Knopf.
- **„Ohne Gewinn ist es erlaubt.“** Ein kostenloser Upload ist trotzdem eine öffentliche Zugänglichmachung.
- **„Was im Netz steht, ist frei.“** Fast alles dort hat einen Urheber.
- **„Nur für einen Freund.“** Im engen privaten Kreis mag es gehen, in der Gruppe mit zweihundert Mitgliedern nicht.
- **„Das Programm kann es, also darf ich es.“** Ein Werkzeug verleiht keine Rechte.

## Und wenn es den Titel nirgends gibt?

Ein Werk ist nicht schon deshalb frei, weil es niemand verkauft. Es lohnt sich aber zu fragen: Sender, Archive und Kinematheken antworten öfter als gedacht, wenn Titel, Jahr und Zweck genannt sind. Der Mitschnittdienst mancher Sender verkauft einzelne Sendungen sogar an Privatleute.

## Vier Fragen vor jeder Kopie

1. Habe ich rechtmäßigen Zugang, also ein eigenes Konto oder eine frei zugängliche Quelle?
2. Erlauben mir der Anbieter oder das Gesetz an meinem Ort diese Kopie?
3. Bleibt die Datei bei mir, ohne Weitergabe, Upload und öffentliche Vorführung?
4. Werde ich sie löschen, wenn mein Nutzungsrecht endet, etwa nach einer Leihfrist?

Lautet eine Antwort nein oder wissen Sie es nicht, sehen Sie den Titel besser online. Unsere Programme geben Ihnen ein Werkzeug an die Hand, aber kein Recht. Mehr dazu steht im [Haftungsausschluss](/legal-disclaimer).
`,
  meta_title: 'Privatkopie und Streaming: was ist erlaubt?',
  meta_description:
    'Urheberrecht, Kopierschutz und Nutzungsbedingungen verständlich: was Sie für sich speichern dürfen, was nicht, und wie sich Länder unterscheiden.',
}
