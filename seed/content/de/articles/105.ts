import type { ArticleText } from '../../texts'

export const article105: ArticleText = {
  title: 'Sprachen lernen mit Serien: Tonspuren und Untertitel richtig behalten',
  summary:
    'Originalton, zwei Untertitel und eine kurze Wiederholung: So wird aus einer Folge eine Lektion, und so richten Sie die Dateien dafür ein.',
  body: `
Serien sind ein dankbares Lehrmittel. Man hört Alltagssprache, sieht dazu Mimik und Lage und will wissen, wie es weitergeht. Damit daraus Lernen wird, brauchen Sie die richtige Kombination aus Ton und Text.

## Welche Spuren sich lohnen

Viele Dienste führen zu einem Titel mehrere Tonspuren und Untertitel. [Prime Video](/amazon-prime-video-downloader) zeigt sie auf der Titelseite an, andere erst im Spieler. Für das Lernen sind diese nützlich:

- **Originalton.** Synchronfassungen sind sauberer gesprochen, aber oft freier übersetzt.
- **Untertitel in der Originalsprache.** Am besten die Fassung für Hörgeschädigte, erkennbar am Zusatz SDH oder CC, weil sie sich enger an das Gesprochene hält.
- **Untertitel auf Deutsch**, um schwierige Stellen nachzusehen.
- **Hörfassung.** Die beschreibende Stimme spricht langsam und deutlich und nennt, was zu sehen ist. Das ist ein wenig bekanntes Hilfsmittel für Fortgeschrittene.

Beachten Sie, dass Untertitel zur Synchronfassung und zum Original verschieden sein können. Wer deutschen Ton mit deutschen Untertiteln vergleicht, stößt oft auf zwei Übersetzungen.

## So richten Sie die Datei ein

1. Wählen Sie als Format MKV, damit Ton und Text zusammenbleiben.
2. Setzen Sie den Originalton an die erste Stelle, sonst beginnt der Spieler auf Deutsch.
3. Nehmen Sie beide Untertitel zusätzlich als SRT mit. Als Text lassen sie sich durchsuchen und in eine Lernkartei übernehmen.
4. Benennen Sie die Dateien mit Sprachkürzel, etwa Folge01.fr.srt und Folge01.de.srt.

Manche Spieler zeigen zwei Untertitel zugleich, einen oben und einen unten. Bei anderen wechseln Sie mit einer Taste.

## Eine Folge, drei Durchgänge

Der **erste Durchgang** gehört der Handlung: Originalton mit deutschen Untertiteln, ohne anzuhalten. Im **zweiten** nehmen Sie zehn Minuten heraus und lesen in der Originalsprache mit. Halten Sie an, wo Sie etwas nicht verstehen, und notieren Sie höchstens zehn Ausdrücke. Im **dritten** hören Sie denselben Abschnitt ohne Text. Sie werden überrascht sein, wie viel Sie nun verstehen.

Kurze Abschnitte schlagen lange Abende. Eine halbe Stunde an vier Tagen bringt mehr als zwei Stunden am Sonntag.

## Den passenden Stoff finden

Anfängern helfen Kindersendungen, Kochsendungen und Nachrichten in einfacher Sprache. Sitcoms arbeiten mit wiederkehrenden Wendungen und kurzen Szenen. Krimis schulen Fragen und Zeitformen. Historische Stoffe und Dialekte heben Sie sich für später auf. Wer eine Sprache für die Reise lernt, fährt mit Reportagen gut, weil dort Menschen unvorbereitet sprechen.

Bleibt der Hinweis, der zu jeder Datei gehört: Die Kopie ist für Sie, nicht für den Kurs. Im Unterricht dürfen Lehrkräfte Ausschnitte nur in den Grenzen zeigen, die das Gesetz für Bildung zieht. Für eine Lerngruppe treffen Sie sich besser vor dem Bildschirm, auf dem der Dienst selbst läuft.
`,
  meta_title: 'Sprachen lernen mit Serien und Untertiteln',
  meta_description:
    'Originalton, SDH-Untertitel und Hörfassung: welche Spuren beim Lernen helfen, wie Sie Dateien einrichten und wie eine Folge zur Lektion wird.',
}
