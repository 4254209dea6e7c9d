import type { ArticleText } from '../../texts'

export const article112: ArticleText = {
  title: 'Einzelprodukt, Paket, Upgrade: so funktionieren die Angebote',
  summary:
    'Wann ein einzelner Downloader genügt, ab wann sich ein Komplettpaket rechnet und wie frühere Käufe Ihren Preis senken.',
  body: `
In unserem Shop stehen neben jedem Preis ein paar Zeilen, die ihn erklären. Dieser Artikel beschreibt die Regeln dahinter, ohne Zahlen: Die aktuellen Beträge zeigt immer die Lizenzauswahl auf der Produktseite.

## Drei Arten von Produkten

- Ein **Einzelprodukt** arbeitet mit einem Dienst oder einer Art von Stream. Es gilt für einen Computer und ist für einen Monat, ein Jahr oder unbegrenzt erhältlich.
- Ein **Komplettpaket** umfasst alle Einzelprodukte einer Reihe auf Ihrem Betriebssystem, etwa das [Video-Komplettpaket](/all-in-one-video-suite). Das [Video- und Musik-Komplettpaket](/video-music-one) vereint beide Reihen.
- Ein **Upgrade** führt Inhaber von Einzelprodukten oder Paketen auf die nächste Stufe.

Ein Paket gilt für **einen Computer** oder für **drei Computer** mit demselben Betriebssystem. Das Musikpaket allein gibt es nur für einen.

## Wann genügt ein Einzelprodukt?

Wenn Sie einen Dienst nutzen und dabei bleiben. Für eine Reise oder eine Serie reicht meist ein Monat. Überlegen Sie, wie viele Dienste Sie in den nächsten zwei Jahren voraussichtlich nutzen. Viele wechseln ihre Abos mehrmals, und jedes neue Einzelprodukt kommt hinzu. Die Produktseite rechnet Ihnen vor, ab wie vielen Produkten das Paket günstiger ist als einzelne unbegrenzte Lizenzen.

## Was frühere Käufe bewirken

Melden Sie sich an, damit Ihre Lizenzen zählen. Danach prüft der Shop mehrere Regeln:

1. Besitzen Sie **unbegrenzte Einzelprodukte** der Reihe, kostet das Paket weniger, und mit jedem weiteren Produkt gewöhnlich noch weniger.
2. Besitzen Sie **ein Paket** und möchten beide Reihen, zahlen Sie einen Preis, der das Vorhandene anrechnet.
3. Besitzen Sie ein Paket für **einen Computer**, zahlen Sie für drei nur den Unterschied.
4. Haben Sie Lizenzen für das **andere Betriebssystem**, zählen sie beim Paket ebenfalls, nach eigener Staffel.
5. Läuft bei Ihnen ein **Abo** auf ein Paket, vergünstigen bezahlte Zeiträume den Umstieg auf unbegrenzt.
6. Kaufen Sie ein Produkt **noch einmal** oder eines aus einer **anderen Reihe**, gibt es in vielen Fällen einen Kundenpreis.

Treffen mehrere Regeln zu, gilt die günstigste. Sie müssen also keinen bestimmten Weg einhalten. Und was Sie schon besitzen, macht ein Angebot nie teurer.

## Aktionen und Gutscheine

Während einer Aktion kann ein weiterer Nachlass hinzukommen. Auch hier entscheidet der niedrigste Preis: Der Shop vergleicht Ihren Kundenpreis, die laufende Aktion und den eingegebenen Gutschein und nimmt davon das Beste. Ein Countdown auf einer Aktionsseite zeigt ein echtes Ende. Danach gilt wieder der reguläre Preis.

Ein Gutschein wird abgelehnt, wenn er abgelaufen ist, für ein anderes Produkt gilt oder keinen besseren Preis ergäbe. Der Shop nennt Ihnen den Grund.

## Vier Beispiele

- **Sie nutzen einen Dienst.** Nehmen Sie das Einzelprodukt mit unbegrenzter Lizenz. Kommt in zwei Jahren ein zweiter Dienst dazu und später ein dritter, öffnen Sie die Seite des Pakets: Ihre Käufe sind eingerechnet, und es war kein Nachteil, klein anzufangen.
- **Sie verreisen einen Monat.** Für eine Serie unterwegs reicht ein Monat mit einer Zahlung. An eine Verlängerung müssen Sie nicht denken.
- **Im Haushalt stehen drei Computer mit Windows,** dazu ein Paket für einen davon. Sie zahlen nur den Unterschied zum Paket für drei und nicht dreimal dasselbe.
- **Sie wechseln von Windows zum Mac.** Die alten Lizenzen gelten auf dem alten Computer weiter, und der Preis des Pakets für den Mac berücksichtigt sie.

## Eine Zahlung oder Verlängerung

Manche befristeten Lizenzen gibt es auf zwei Arten, und die Seite sagt, welche gewählt ist.

1. **Eine Zahlung.** Sie endet an ihrem Tag, und nichts weiter wird abgebucht. Das passt zur Reise und zu allen, die lieber jedes Mal neu entscheiden.
2. **Mit Verlängerung.** Der nächste Zeitraum wird abgebucht, bis Sie kündigen, und kündigen können Sie in Ihrem Konto. Das passt zu stetigem Gebrauch.

Bei einer unbegrenzten Lizenz zahlen Sie einmal, und es gibt weder ein Ende noch eine Verlängerung.

### Wie lange werden Sie es nutzen?

Überlegen Sie, wie lange Sie das Programm brauchen. Für eine Reise genügt ein Monat, für gelegentlichen Gebrauch über das Jahr ein Jahr. Werden Sie es in zwei, drei Jahren voraussichtlich noch immer nutzen, nehmen Sie die unbegrenzte Lizenz. Zum Vergleich rechnen Sie den Jahrespreis mal die Zahl der Jahre.

## Wenn ein Preis überrascht

1. Sind Sie **angemeldet,** mit der Adresse des Kaufs?
2. Steht der Schalter auf **Windows oder Mac,** wie es sein soll?
3. Ist die Lizenz, die zählen soll, **unbegrenzt**? Ein Monat oder ein Jahr zählt nicht als Besitz.
4. Haben Sie einen **Gutschein** eingegeben? Gilt er nicht, steht der Grund darunter.
5. Ist eine **Aktion** zu Ende? Das angekündigte Ende ist das Ende.

Geht die Rechnung immer noch nicht auf, schreiben Sie die Zeile neben dem Preis in das [Kontaktformular](/contact).

## Nach dem Kauf

Der Schlüssel steht auf der letzten Seite der Bestellung, in der E-Mail und in Ihrem Konto. Wo das Gesetz einen Widerruf vorsieht, haben Sie 14 Tage, es sei denn, Sie haben an der Kasse zugestimmt, dass das Widerrufsrecht mit der Lieferung des Schlüssels erlischt. Steigen Sie später um, müssen Sie nichts melden: Nach der Anmeldung sieht der Shop, was Ihnen gehört.

## Häufige Missverständnisse

- **„Rabatte werden addiert.“** Es zählt nur der beste. Allein Gutscheine über einen festen Betrag werden davon noch abgezogen.
- **„Erst ein Einzelprodukt, dann das Paket, das ist billiger.“** Ein Umweg macht den Preis nicht niedriger.
- **„Drei Computer, also drei Freunde.“** Die Lizenz ist für einen Haushalt.
- **„Wer kündigt, verliert die Dateien.“** Sie bleiben auf Ihrer Platte. Ob Sie sie behalten dürfen, richtet sich nach dem Dienst, von dem sie stammen; siehe [den Überblick](/article/101).

Brauchen Sie nur Platz für einen neuen Computer, lesen Sie zuerst [wie eine Lizenz umzieht](/article/111).

## Eine kurze Entscheidungshilfe

- **Ein Dienst, kurze Zeit:** Einzelprodukt für einen Monat.
- **Ein Dienst, dauerhaft:** Einzelprodukt unbegrenzt. Es zählt bei einem späteren Upgrade.
- **Mehrere Videodienste:** Komplettpaket. Vergleichen Sie vorher auf der Produktseite.
- **Video und Musik:** gemeinsames Paket.
- **Mehrere Computer im Haushalt:** das Paket für drei Computer.

Wenn Sie unsicher sind, testen Sie zuerst ein Einzelprodukt und beginnen Sie klein. Der Weg nach oben bleibt offen.
`,
  meta_title: 'Einzelprodukt, Paket, Upgrade: die Angebote',
  meta_description:
    'Wie die Preise im Tidemark-Shop entstehen: Einzelprodukt oder Komplettpaket, Anrechnung früherer Käufe, Zahl der Computer, Aktionen und Gutscheine.',
}
