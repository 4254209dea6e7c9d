import type { ArticleText } from '../../texts'

export const article114: ArticleText = {
  title: 'Anime nach Jahreszeit: Cour, Simulcast und Synchro',
  summary:
    'Warum jedes Jahr vier Anime-Saisons beginnen, was Simulcast bedeutet und wie Sie Untertitel- und Synchronfassung auseinanderhalten.',
  body: `
Wer Anime verfolgt, lebt mit eigenen Jahreszeiten. Im Januar, April, Juli und Oktober beginnen in Japan neue Reihen, meist mit zwölf oder dreizehn Folgen. Im Netz kommen sie oft nur Stunden später an. Ein paar Begriffe helfen, den Überblick zu behalten.

## Cour, Saison, Staffel

Ein **Cour** ist ein Block von rund drei Monaten. Eine Reihe kann einen Cour umfassen, zwei am Stück oder zwei mit einer Pause dazwischen, im Englischen „split cour“ genannt. Als **Saison** bezeichnet man die Jahreszeit des Starts, zum Beispiel „Herbst 2026“. Die **Staffel** zählt dagegen die Fortsetzungen. Dienste zählen verschieden: Was hier als Staffel 2 steht, heißt dort Folge 13 bis 24. Entscheiden Sie sich in Ihrer Sammlung für eine Zählung und bleiben Sie dabei.

## Simulcast und Simuldub

**Simulcast** heißt, dass eine Folge kurz nach der Ausstrahlung in Japan mit Untertiteln erscheint. Bei [Crunchyroll](/crunchyroll-downloader) gilt das für einen großen Teil der laufenden Reihen. **Simuldub** nennt man eine Synchronfassung, die der Reihe mit einigen Wochen Abstand folgt. Deutsche Fassungen entstehen nicht für jede Reihe und manchmal erst nach dem Ende der Staffel.

In Japan selbst starten Reihen oft bei mehreren Diensten zugleich. Manche beginnen bei [ABEMA](/abema-downloader) oder im [d Anime Store](/d-anime-downloader) einige Tage früher, weil ein Dienst sich den Vorsprung gesichert hat. Diese Angebote sind für Zuschauer in Japan gedacht und kommen ohne deutsche Untertitel.

## Untertitel sind bei Anime mehr als Text

Liedtexte, Schilder, Briefe und Handynachrichten stehen im Bild. Gute Untertitel setzen sie an die passende Stelle und in die passende Schrift. Das Format ASS kann das, SRT nicht. Für eine Datei zum Mitnehmen gilt deshalb:

- Behalten Sie gestaltete Untertitel im Container MKV.
- Muss es MP4 sein, lassen Sie die Untertitel ins Bild einbrennen.
- Bei der Synchronfassung brauchen Sie nur die Spur für Schilder und Lieder, häufig als „Signs“ bezeichnet.

### Wo eine Reihe läuft

Der größte Teil der Simulcasts läuft bei Crunchyroll, dessen Katalog auch den von Funimation und Wakanim aufgenommen hat. Netflix, Disney+ und Prime Video haben einzelne Titel allein, gelegentlich die ganze Staffel auf einmal, während Japan von Woche zu Woche wartet. Ältere Reihen finden sich bei frei empfangbaren Sendern und in werbefinanzierten Angeboten. Kinofilme kommen zuerst ins Kino, danach in Verkauf und Leihe und erst spät ins Abo. Welche Fassung ein Dienst führt, mit Synchronton oder nur mit Untertiteln, steht auf der Titelseite und kann sich bei Diensten unterscheiden.

## Eine Saison ordentlich verfolgen

1. Legen Sie zu Beginn der Jahreszeit eine kurze Liste an. Fünf Reihen sind im Alltag schon viel.
2. Geben Sie jeder Reihe drei Folgen. Danach wissen Sie, ob Sie bleiben.
3. Ergänzen Sie wöchentlich nur das Neue. Die Warteschlange merkt sich, was schon vorhanden ist.
4. Benennen Sie Dateien nach Reihe, Staffel, Folge und Sprache. Bei langen Reihen hilft eine dreistellige Nummer.
5. Prüfen Sie zum Ende, ob korrigierte Fassungen erschienen sind. Untertitel werden gelegentlich nachgebessert.

## Zahlen zum Planen

- Zwölf Folgen von 24 Minuten sind knapp fünf Stunden.
- In 1080p belegen sie sechs bis zwölf Gigabyte, in 720p etwa die Hälfte.
- Eine Reihe vom April endet Ende Juni, eine vom Oktober kurz vor Weihnachten.
- Eine Tonspur braucht rund 20 Megabyte je Folge. Japanisch und Deutsch in einer MKV-Datei kosten also wenig Platz; das Bild doppelt zu speichern, kostet viel.

Viele Sendeplätze liegen nach Mitternacht. Was in Japan „Samstagnacht“ heißt, ist dort nach der Uhr schon Sonntag und hier Samstagnachmittag. Der Abstand zu Tokio beträgt im Winter acht, im Sommer sieben Stunden, weil Japan die Uhr nicht umstellt. Zweimal im Jahr verschiebt sich Ihre Folge also um eine Stunde, obwohl der Sendeplatz gleich geblieben ist.

## Bevor Sie auf die Synchronfassung warten

1. Gibt es die deutsche Spur für **alle** Folgen und nicht nur für den ersten Cour?
2. Ist es die Fassung, an die Sie denken? Manche Klassiker wurden zweimal synchronisiert, mit anderen Namen.
3. Sind die Untertitel daneben nur Schilder und Lieder oder der volle Dialog?

## Ordnung in der Sammlung

Legen Sie für jede Reihe einen Ordner an und darin einen je Staffel. Nummerieren Sie wie der Dienst und setzen Sie die fortlaufende Zahl in Klammern: „S02E01 (26)“. OVA, Filme und Zusammenfassungen bekommen S00, das Heimserver erkennen. Sehen Kinder mit, schreiben Sie die Altersangabe in den Ordnernamen. Auch niedlich gezeichnete Reihen sind nicht immer für Kinder gedacht.

### Wenn die nächste Staffel fehlt

Manche Reihen wechseln den Dienst. Suchen Sie nach dem japanischen Titel in lateinischer Schrift, dann nach dem Studio. Die Seite des japanischen Senders nennt oft auch die Dienste im Ausland.

## Fehler, die jeder macht

- **In der ersten Stunde speichern.** Wenn es nicht eilt, warten Sie besser eine Woche.
- **Den Film dazwischen überspringen.** Manche Geschichte geht zwischen zwei Staffeln ins Kino, und die Liste des Dienstes sagt es nicht.
- **Die Ausstrahlung für endgültig halten.** Für die Disc werden Szenen neu gezeichnet. Ersetzt der Dienst eine Folge, bleibt Ihre die alte.
- **Dem Datum des Finales trauen.** Eine Rückschau oder eine Pause verschiebt es.
- **Zwei Dienste in einem Ordner.** Folge 13 des einen ist Folge 1 des anderen.
- **Sich auf das Gedächtnis verlassen.** Ein Zettel mit Titel, Dienst, letzter Folge und Wochentag genügt, besonders für Reihen, die ein Vierteljahr pausieren.

## Die Studios leben von den Abos

Anime wird von Komitees finanziert, deren Einnahmen zu einem guten Teil aus Lizenzen kommen. Wer über einen offiziellen Dienst schaut, trägt zur nächsten Staffel bei. Das Speichern ändert daran nichts, solange Ihr Abo den Titel enthält, Bedingungen und Gesetz die Kopie erlauben und sie bei Ihnen bleibt. Fansubs und Tauschseiten gehören nicht dazu. Und wenn eine Reihe den Dienst verlässt, was bei Lizenzen auf Zeit vorkommt, ist eine Box fürs Regal oft die sichere Wahl für Lieblingsstücke.
`,
  meta_title: 'Anime-Saison: Simulcast, Synchro, Untertitel',
  meta_description:
    'Cour, Simulcast, Simuldub: wie Anime erscheint, warum Untertitel im Format ASS wichtig sind und wie Sie eine Saison geordnet verfolgen.',
}
