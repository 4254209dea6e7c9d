import type { ArticleText } from '../../texts'

export const article105: ArticleText = {
  title: 'Sprachen lernen mit Serien: Tonspuren und Untertitel',
  summary:
    'Originalton, zwei Untertitel und eine kurze Wiederholung: So wird aus einer Folge eine Lektion, und so richten Sie die Dateien dafür ein.',
  body: `
Mit Serien lernt es sich leicht. Man hört Alltagssprache, sieht dazu Mimik und Situation und will wissen, wie es weitergeht. Damit daraus Lernen wird, brauchen Sie die richtige Kombination aus Ton und Text.

## Welche Spuren sich lohnen

Viele Dienste führen zu einem Titel mehrere Tonspuren und Untertitel. [Prime Video](/amazon-prime-video-downloader) zeigt sie auf der Titelseite an, andere erst im Player. Für das Lernen sind diese nützlich:

- **Originalton.** Synchronfassungen sind sauberer gesprochen, aber oft freier übersetzt.
- **Untertitel in der Originalsprache.** Am besten die Fassung für Hörgeschädigte, erkennbar am Zusatz SDH oder CC, weil sie sich enger an das Gesprochene hält.
- **Untertitel auf Deutsch**, um schwierige Stellen nachzusehen.
- **Hörfassung.** Die beschreibende Stimme spricht langsam und deutlich und nennt, was zu sehen ist. Das ist ein wenig bekanntes Hilfsmittel für Fortgeschrittene.

Beachten Sie, dass Untertitel zur Synchronfassung und zum Original verschieden sein können. Wer deutschen Ton mit deutschen Untertiteln vergleicht, stößt oft auf zwei Übersetzungen.

## So richten Sie die Datei ein

1. Wählen Sie als Format MKV, damit Ton und Text zusammenbleiben.
2. Setzen Sie den Originalton an die erste Stelle, sonst beginnt der Player auf Deutsch.
3. Nehmen Sie beide Untertitel zusätzlich als SRT mit. Als Text lassen sie sich durchsuchen und in eine Lernkartei übernehmen.
4. Benennen Sie die Dateien mit Sprachkürzel, etwa Folge01.fr.srt und Folge01.de.srt.

Manche Player zeigen zwei Untertitel zugleich, einen oben und einen unten. Bei anderen wechseln Sie mit einer Taste.

## Eine Folge, drei Durchgänge

Der **erste Durchgang** gehört der Handlung: Originalton mit deutschen Untertiteln, ohne anzuhalten. Im **zweiten** nehmen Sie zehn Minuten heraus und lesen in der Originalsprache mit. Halten Sie an, wo Sie etwas nicht verstehen, und notieren Sie höchstens zehn Ausdrücke. Im **dritten** hören Sie denselben Abschnitt ohne Text. Sie werden überrascht sein, wie viel Sie nun verstehen.

Üben Sie lieber oft und kurz. Eine halbe Stunde an vier Tagen bringt mehr als zwei Stunden am Sonntag.

### Wie man die Serie auswählt

Nicht mit jeder guten Serie lernt man gut. Zum Lernen eignen sich oft andere als für den Feierabend.

- **Gespräch statt Verfolgung.** Eine Familie am Tisch bringt mehr als ein Überfall.
- **Kurze Folgen.** Fünfundzwanzig Minuten sieht man zweimal, eine Stunde nicht.
- **Dieselben Figuren.** Ihre Stimmen werden vertraut, und die Wörter kehren wieder.
- **Eine bekannte Handlung,** wenigstens am Anfang. Wer weiß, wie es ausgeht, kann hinhören, wie es gesagt wird.
- **Die Sprache des Drehorts.** Synchronton und Untertitel derselben Sprache stimmen selten überein, weil sich der Ton nach den Lippen richtet und der Text nach der Zeilenlänge.

### Sprechen lernt man nicht vom Sehen

Eine Serie schult das Ohr, sprechen müssen Sie eigens üben. Sprechen Sie zwei Minuten am Tag laut mit der Figur mit, so lernen Sie Tempo und Satzmelodie. Nehmen Sie sich einmal im Monat mit dem Telefon auf und vergleichen Sie mit der ersten Aufnahme. Der Fortschritt ist größer, als man im Alltag merkt, und das macht Mut in Wochen, in denen nichts voranzugehen scheint.

## Eine Woche als Beispiel

1. **Montag:** eine Folge mit Untertiteln, nur der Handlung wegen.
2. **Dienstag:** die ersten zehn Minuten noch einmal; halten Sie bei jedem Satz an, den Sie anders gesagt hätten.
3. **Mittwoch:** zehn Wendungen aus der SRT-Datei in die Kartei.
4. **Donnerstag:** nur der Ton, beim Gehen.
5. **Freitag:** zwei Minuten Dialog laut mitsprechen. Das fühlt sich seltsam an, aber es wirkt.
6. **Samstag:** die Folge ohne Text.

### Von der SRT-Datei zur Karteikarte

Öffnen Sie die Datei in einem Editor, entfernen Sie Nummern und Zeiten, und markieren Sie zehn Sätze, die Sie lesend verstehen, aber nicht selbst gesagt hätten. Jeder kommt auf eine Karte, hinten die Szene: „Streit im Taxi“. Fällt Ihnen die Szene nicht mehr ein, können Sie die Karte aussortieren. Zehn Sätze in der Woche sind fünfhundert im Jahr, und jeden davon haben Sie wirklich jemanden sagen hören.

## Tipps für den Player

- **Eine Taste für fünf Sekunden zurück.** Sie werden sie am meisten brauchen.
- **A-B-Wiederholung** für den störrischen Satz. VLC hat sie bei den erweiterten Steuerungen.
- **Tempo 0,8,** aber nur für die schwierige Stelle. Wer alles verlangsamt, gewöhnt sich an eine Sprache, die niemand spricht.
- **B für die Stimme, V für die Untertitel,** ebenfalls in VLC.

## Was Sie erwarten können

Die ersten zwei Wochen sind anstrengend, weil das Ohr die Wörter noch nicht trennt. Etwa ab der vierten erkennen Sie feste Wendungen, mit denen man grüßt, ablehnt oder sich beschwert. Nach acht bis zehn Wochen sehen Sie die **erste** Folge noch einmal, keine neue. Was vorher nur Geräusch war, verstehen Sie nun als Sätze. Das sagt mehr aus als jeder Test.

## Was bremst

- **Deutsch lesen und glauben, man höre zu.** Nach einem Monat liest man schneller, sonst nichts.
- **Bei jedem Wort anhalten.** Zweimal in der Minute genügt.
- **Einzelne Wörter notieren.** Notieren Sie Sätze.
- **Jede Woche eine andere Serie.** Jede neue Stimme kostet eine Folge Eingewöhnung.
- **Mit dem schwersten Akzent beginnen.** Glasgow und Neapel dürfen warten.
- **Sammeln.** Eine durchgearbeitete Staffel ist mehr wert als zehn wartende.

Wie zwei Tonspuren und zwei Untertitel in eine Datei kommen und Umlaute dabei richtig bleiben, steht unter [Container, Codec und Untertitel](/article/104).

## Den passenden Stoff finden

Anfängern helfen Kindersendungen, Kochsendungen und Nachrichten in einfacher Sprache. Sitcoms arbeiten mit wiederkehrenden Wendungen und kurzen Szenen. Krimis schulen Fragen und Zeitformen. Historische Stoffe und Dialekte heben Sie sich für später auf. Wer eine Sprache für die Reise lernt, fährt mit Reportagen gut, weil dort Menschen unvorbereitet sprechen.

Bleibt der Hinweis, der zu jeder Datei gehört: Die Kopie ist für Sie, nicht für den Kurs. Im Unterricht dürfen Lehrkräfte Ausschnitte nur in den Grenzen zeigen, die das Gesetz für Bildung zieht. Für eine Lerngruppe treffen Sie sich besser vor dem Bildschirm, auf dem der Dienst selbst läuft.
`,
  meta_title: 'Sprachen lernen mit Serien und Untertiteln',
  meta_description:
    'Originalton, SDH-Untertitel und Hörfassung: welche Spuren beim Lernen helfen, wie Sie Dateien einrichten und wie eine Folge zur Lektion wird.',
}
