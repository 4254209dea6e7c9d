import type { ArticleText } from '../../texts'

export const article104: ArticleText = {
  title: 'MP4 oder MKV, H.264 oder H.265: so wählen Sie richtig',
  summary:
    'Container, Codec, Untertitel: drei Entscheidungen, die oft verwechselt werden. Mit einer Empfehlung für jedes Gerät.',
  body: `
„Mein Fernseher spielt die Datei nicht“ ist eine verbreitete Klage. Fast immer liegt es an einer von drei Entscheidungen: am Container, am Codec oder an den Untertiteln. Wer sie auseinanderhält, findet die passende Einstellung in einer Minute.

## Der Container ist die Schachtel

Ein Container hält Bild, Ton, Text und Kapitelmarken zusammen. Über die Qualität sagt er nichts.

- **MP4** öffnet sich auf nahezu jedem Gerät, vom Telefon bis zum Autoradio mit Bildschirm. Mehrere Tonspuren sind möglich, werden aber nicht überall angezeigt.
- **MKV** nimmt beliebig viele Ton- und Untertitelspuren auf, dazu Kapitel und Schriften. Neuere Fernseher und freie Spieler wie VLC kommen damit zurecht, manche ältere Geräte und die Bordmittel von Apple nicht.

Faustregel: MP4, wenn Sie die Datei auf fremden Geräten abspielen, MKV, wenn Sie mehrere Sprachen behalten möchten.

## Der Codec ist die Sprache des Bildes

Er bestimmt, wie das Bild verdichtet ist.

- **H.264** ist seit vielen Jahren verbreitet und läuft fast überall flüssig.
- **H.265**, auch HEVC genannt, braucht bei gleichem Eindruck deutlich weniger Platz, häufig ein Drittel bis die Hälfte. Dafür muss das Gerät es in der Hardware beherrschen, sonst ruckelt es.
- **VP9** und **AV1** kommen von offenen Portalen. AV1 ist sparsam, wird aber erst von neueren Geräten unterstützt.

Wählen Sie den Codec nach dem schwächsten Gerät, das die Datei abspielen soll. Nachträgliches Umwandeln kostet Zeit und immer etwas Qualität. Nehmen Sie daher nach Möglichkeit gleich die Spur, die zu Ihrem Gerät passt.

### Den richtigen Codec finden

Sehen Sie zuerst in das Datenblatt des schwächsten Geräts. Steht dort HEVC oder H.265 mit 1080p, können Sie Platz sparen. Steht nichts davon, bleiben Sie bei H.264. Fehlt das Datenblatt, hilft die Probe: eine kurze Folge in H.265 auf den Stick, einstecken, in die Mitte springen. Läuft sie ohne Ruckeln, ist die Frage für dieses Gerät beantwortet. Am Notebook zeigt die Auslastung des Prozessors, ob die Hardware mithilft: Wenige Prozent sind gut, bei achtzig rechnet der Prozessor selbst, und der Akku merkt es. Alte Geräte lassen sich mit einer kleinen Medienbox für wenig Geld nachrüsten. Das ist oft vernünftiger, als eine ganze Sammlung umzuwandeln, denn die Box behält auch in drei Jahren recht. Und die Dateien bleiben, wie sie sind.

## Untertitel: beiliegend, eingebettet, eingebrannt

**Beiliegend** heißt, dass eine SRT-Datei neben dem Video liegt. Sie ist reiner Text, lässt sich korrigieren und von vielen Fernsehern lesen, sofern sie genauso heißt wie das Video. **Eingebettet** sind Untertitel, die im Container stecken und sich ein- und ausschalten lassen. **Eingebrannt** gehören sie zum Bild: Das läuft überall, lässt sich aber nie mehr ändern.

Für gestaltete Texte, wie sie bei Anime vorkommen, reicht SRT nicht aus, weil es Ort und Schrift kaum kennt. Dort sind eingebettete Untertitel im Format ASS oder das Einbrennen die bessere Wahl. Erscheinen Umlaute als Kästchen, ist die Datei nicht als UTF-8 gespeichert.

## Ton: Stereo oder mehr Kanäle

AAC in Stereo ist die sichere Antwort. Dolby Digital Plus (E-AC-3) bringt Raumklang, und die meisten Fernseher und Verstärker kennen es, während manches Tablet stumm bleibt. Behalten Sie beides, gehört Stereo nach vorn, denn einfache Geräte nehmen die erste Spur. Sind Dialoge zu leise und Explosionen zu laut, ist das kein Fehler der Datei. Es ist ein Mehrkanalton, den zwei Lautsprecher wiedergeben. Eine echte Stereospur hilft mehr als jeder Regler.

### Wenn Lippen und Stimme nicht passen

Kommt die Stimme von Anfang bis Ende gleich spät, liegt es am Gerät: Soundbar und Funkkopfhörer verzögern, und fast jeder Fernseher hat dafür eine Einstellung. Wächst der Abstand, liegt es an der Datei. Prüfen Sie es am Computer, bevor Sie alles neu machen.

## Was jede Wahl wiegt

Für einen Film von zwei Stunden ungefähr:

- H.264 in 1080p: vier bis sechs Gigabyte,
- H.265 in 1080p: zwei bis vier,
- H.264 in 720p: etwa zwei,
- eine Stimme in AAC-Stereo: 120 Megabyte,
- eine Stimme in Dolby Digital Plus: rund 550 Megabyte, je nach Dienst,
- Untertitel: weniger als ein zehntel Megabyte.

Es ist das Bild, das wiegt. Eine Sprache wegzulassen spart wenig und wird später bereut. Von 1080p auf 720p halbiert sich die Datei, und auf dem Tablet sieht man es kaum.

## HDR, Kapitel, Schriften

- **HDR** wirkt auf einem gewöhnlichen Schirm grau und flau, wenn der Spieler es nicht umrechnet. Kann einer Ihrer Schirme es nicht, nehmen Sie die normale Fassung.
- **Kapitel** trägt MKV immer, bei MP4 kommt es auf den Spieler an.
- **Schriften** für ASS reisen im MKV mit. Beim Umpacken in MP4 gehen sie verloren.

## Häufige Fehler

- **„.mkv“ in „.mp4“ umbenennen.** Das ändert das Etikett, nicht die Schachtel. Umpacken dauert Sekunden und verliert nichts.
- **Vorsorglich umwandeln.** Jede Umwandlung nimmt etwas weg. Behalten Sie das Original, solange es läuft.
- **Aus Bequemlichkeit einbrennen.** Der Tippfehler, der Sie stört, gehört dann für immer zum Bild.
- **Ein USB-Stick in FAT32.** Er nimmt keine Datei über vier Gigabyte. exFAT schon, wenn der Fernseher es liest.
- **Den Originalton wegwerfen.** Er braucht so viel Platz wie ein paar Lieder. Wozu er noch gut ist, erzählt [der Artikel über Sprachen](/article/105).

## Was wir für welches Gerät nehmen

- Fernseher mit USB-Buchse: MP4, H.264, Untertitel als SRT daneben.
- Neuer Fernseher oder Medienbox: MKV, H.265, mehrere Tonspuren.
- Telefon und Tablet: MP4, H.265 bei Geräten der letzten Jahre, sonst H.264.
- Heimserver: MKV mit allen Spuren. Der Server passt sie beim Abspielen an.
- Altes Notebook: MP4, H.264, höchstens 720p.

Alle Produkte im [Video-Komplettpaket](/all-in-one-video-suite) fragen vor dem Start nach Container und Untertiteln und merken sich Ihre Wahl. Probieren Sie eine kurze Folge auf dem Zielgerät aus, bevor Sie eine ganze Staffel in die Warteschlange legen. Das spart im Zweifel eine Nacht.
`,
  meta_title: 'MP4 oder MKV, H.264 oder H.265?',
  meta_description:
    'Container, Codec und Untertitel auseinandergehalten: was Fernseher, Telefon und Heimserver abspielen und welche Einstellung zu welchem Gerät passt.',
}
