import type { ArticleText } from '../../texts'

export const article106: ArticleText = {
  title: 'Wie lange steht eine Sendung in der Mediathek?',
  summary:
    'Sieben Tage, ein Jahr oder ohne Frist: Ein Überblick über die Abrufzeiten öffentlicher und privater Sender in Europa und Japan.',
  body: `
Am Montag hören Sie von einer Sendung, am Sonntag ist sie schon verschwunden. Wie lange sie abrufbar bleibt, hängt von Verträgen, Gesetzen und Lizenzen ab und nicht von der Technik. Wenn Sie die üblichen Fristen kennen, können Sie Ihre Abende besser planen.

## Warum es Fristen gibt

Ein Sender erwirbt Rechte selten für immer. Drehbuch, Musik, Archivbilder und Sport werden getrennt vergütet, und für das Netz gelten eigene Verträge. Eigenproduktionen bleiben deshalb meist länger stehen als eingekaufte Filme. Dazu kommt der Jugendschutz: Sendungen mit Altersgrenze sind in manchen Mediatheken nur abends oder nach Anmeldung zu sehen.

## Deutschland, Österreich, Schweiz

ARD und ZDF nennen das Enddatum auf der Seite der Sendung. Dokumentationen und eigene Serien stehen oft ein Jahr oder länger, Spielfilme und eingekaufte Serien kürzer, Sport nur kurz oder gar nicht. Nachrichten und Geschichte finden sich teilweise ohne Frist. ARTE verfährt ähnlich und hält Filme häufig nur einige Wochen bereit. Der ORF hat seine früher strenge Grenze von sieben Tagen gelockert. Bei SRF sind Eigenproduktionen meist lange abrufbar. Bei den privaten Diensten Joyn und RTL+ kommt es auf Sendung und Tarif an.

## Großbritannien, Frankreich, Italien

- Der **BBC iPlayer** hält viele Reihen etwa ein Jahr vor, manche als vollständiges Boxset. Vorausgesetzt ist eine britische TV-Lizenz. Mehr steht auf der Seite zum [BBC iPlayer](/bbc-iplayer-downloader).
- **france.tv** reicht von wenigen Tagen für eingekaufte Filme bis zu Jahren für Kulturprogramme.
- **RaiPlay** bietet vieles ohne kurze Frist an, darunter ein großes Archiv. Filme und Sport sind meist auf Italien begrenzt. Siehe [RaiPlay](/raiplay-downloader).

Innerhalb der EU dürfen bezahlte Abos auf Reisen mitgenommen werden. Kostenlose Mediatheken können daran teilnehmen, müssen es aber nicht. Deshalb endet manches Angebot an der Grenze.

## Japan

Die Sender sehen das Nachholen dort als Ergänzung zur Ausstrahlung. Bei [TVer](/tver-downloader) stehen Folgen der Privatsender gewöhnlich etwa eine Woche, bis die nächste läuft. Auch der öffentliche NHK hält Sendungen im Nachholdienst in der Regel sieben Tage vor. Ältere Programme gibt es getrennt davon gegen Gebühr. ABEMA zeigt viele Folgen zunächst frei und danach nur zahlenden Mitgliedern. Alle drei setzen den Aufenthalt in Japan voraus.

### Spanien und die Niederlande

RTVE Play behält tägliche Reihen lange und eingekaufte Filme kurz. In den Niederlanden stehen Sendungen bei NPO Start zunächst frei und später oft nur für zahlende Mitglieder; Videoland richtet sich nach dem Tarif. Die Regel dahinter ist in ganz Europa dieselbe: Eigenproduktionen bleiben lange, eingekaufte Titel verschwinden bald.

## Die Angaben richtig lesen

Jeder Dienst drückt sich anders aus, und ein Missverständnis kann Sie eine Folge kosten.

- **„Verfügbar bis 12.“** Nicht immer gehört der Zwölfte dazu. Rechnen Sie mit dem Tag davor.
- **„Noch 3 Tage.“** Gezählt wird ab der Sendezeit und nicht ab Mitternacht.
- **„Ganze Staffel.“** Alles ist da, und alles geht auf einmal.
- **„Clips“ und „Ausschnitte“.** Die Sendung selbst ist nicht mehr da, und Ausschnitte ersetzen sie nicht.
- **„Demnächst.“** Nicht alles, was im Fernsehen läuft, erscheint auch in der Mediathek. Filme und Sport fehlen oft.

### Was sich zu speichern lohnt

Fragen Sie vor jeder Aufnahme: Ist es nächste Woche noch da? Dann warten Sie. Werde ich es in dieser Woche sehen? Dann sehen Sie es. Zu speichern lohnt sich nur, was verschwindet, bevor Sie Zeit haben, sofern Sender und Gesetz es erlauben. Mit dieser Frage schrumpft die Warteschlange auf ein Drittel, und auf der Platte sammelt sich nichts an, was Sie nie ansehen.

## Eine Liste, vier Fristen

Es ist Montag, und Sie möchten vier Dinge sehen: den eingekauften Film vom Sonntag, eine eigene Dokumentation des Senders, die wöchentliche Folge einer japanischen Serie und eine tägliche Reihe.

1. **Der Film, heute.** Er ist vielleicht nur noch zwei, drei Tage abrufbar.
2. **Die japanische Folge, vor der nächsten.** Bedenken Sie die sieben oder acht Stunden Unterschied zu Tokio.
3. **Die tägliche Reihe, wie es passt.** Die Folgen sammeln sich an, bleiben aber wochenlang abrufbar.
4. **Die Dokumentation, zuletzt.** Sie steht nächsten Monat noch da.

## Wenn es zu spät ist

Gestern verschwunden heißt nicht verloren. Suchen Sie nach einer Wiederholung, denn mit ihr beginnt die Frist von vorn. Sehen Sie im Archiv nach, wohin Eigenproduktionen gern wandern. Prüfen Sie Leihe und Kauf. Und schreiben Sie der Redaktion: Auf präzise Fragen kommt oft eine Antwort, manchmal mit Datum. Der Upload eines Unbekannten ist kein Ersatz; er ist keine rechtmäßige Quelle und selten vollständig.

## Fehler, die eine Folge kosten

- **Auf das Ende der Reihe warten.** Kommt die letzte Folge, ist die erste seit Wochen weg.
- **„Von vorn ansehen“ mit der Mediathek verwechseln.** Das geht nur einige Stunden lang rund um die Ausstrahlung.
- **Der App auf dem alten Fernseher vertrauen.** Ohne Updates zeigt sie das Datum oft nicht. Die Website zeigt es.
- **Bis zum letzten Abend warten.** Dann rufen viele die Sendung gleichzeitig ab, und es [geht langsamer](/article/113).
- **Aus Gewohnheit aufheben.** Die Nachrichten von vorgestern sieht niemand mehr.
- **Mit dem Urlaub rechnen.** Was zu Hause läuft, kann im Ausland fehlen. Sehen Sie vor der Reise nach, was vor Ihrer Rückkehr endet.

## Barrierefreie Fassungen

Hörfassung und Untertitel erscheinen gelegentlich später als die Sendung selbst und verschwinden mit ihr. Wer darauf angewiesen ist, sieht am zweiten Tag nach und nicht erst am letzten.

## So verpassen Sie nichts

1. Notieren Sie das Enddatum, sobald Ihnen eine Sendung auffällt. In Tidemark Video lässt sich die Warteschlange danach sortieren, wenn der Dienst es nennt.
2. Sehen Sie zuerst, was zuerst verschwindet, und nicht, was zuerst lief.
3. Prüfen Sie, ob der Sender selbst einen Download anbietet. Einige Beiträge von ARD und ZDF lassen sich direkt speichern, manche sogar frei lizenziert.
4. Speichern Sie nur, was Ihnen Sender und Gesetz gestatten, und beachten Sie Löschfristen. Die BBC begrenzt in ihrer App zum Beispiel, wie lange ein Download gesehen werden darf.

Und schließlich: Wiederholungen sind häufiger, als man denkt. Ein Blick in die Programmvorschau erspart manche Kopie.
`,
  meta_title: 'Mediatheken: wie lange Sendungen abrufbar sind',
  meta_description:
    'Abruffristen im Überblick: ARD, ZDF, ARTE, BBC iPlayer, france.tv, RaiPlay, TVer und NHK. Warum es sie gibt und wie Sie nichts verpassen.',
}
