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
- **MKV** nimmt beliebig viele Ton- und Untertitelspuren auf, dazu Kapitel und Schriften. Neuere Fernseher und freie Player wie VLC kommen damit zurecht, manche ältere Geräte und die Bordmittel von Apple nicht.

Faustregel: MP4, wenn Sie die Datei auf fremden Geräten abspielen, MKV, wenn Sie mehrere Sprachen behalten möchten.

## Der Codec ist die Sprache des Bildes

Er bestimmt, wie das Bild verdichtet ist.

- **H.264** ist seit vielen Jahren verbreitet und läuft fast überall flüssig.
- **H.265**, auch HEVC genannt, braucht bei gleichem Eindruck deutlich weniger Platz, häufig ein Drittel bis die Hälfte. Dafür muss das Gerät es in der Hardware beherrschen, sonst ruckelt es.
- **VP9** und **AV1** kommen von offenen Portalen. AV1 ist sparsam, wird aber erst von neueren Geräten unterstützt.

Wählen Sie den Codec nach dem schwächsten Gerät, das die Datei abspielen soll. Nachträgliches Umwandeln kostet Zeit und immer etwas Qualität. Nehmen Sie daher nach Möglichkeit gleich die Spur, die zu Ihrem Gerät passt.

### Den richtigen Codec finden

Sehen Sie zuerst in das Datenblatt des schwächsten Geräts. Steht dort HEVC oder H.265 mit 1080p, können Sie Platz sparen. Steht nichts davon, bleiben Sie bei H.264. Haben Sie kein Datenblatt, probieren Sie es aus: Kopieren Sie eine kurze Folge in H.265 auf einen Stick, stecken Sie ihn ein und springen Sie in die Mitte. Läuft sie ohne Ruckeln, ist die Frage für dieses Gerät beantwortet. Am Notebook zeigt die Auslastung des Prozessors, ob die Hardware mithilft: Wenige Prozent sind gut; bei achtzig rechnet der Prozessor selbst, und der Akku ist schneller leer. Alte Geräte lassen sich mit einer kleinen Medienbox für wenig Geld nachrüsten. Das ist oft vernünftiger, als eine ganze Sammlung umzuwandeln, denn die Dateien bleiben unverändert und laufen auch in drei Jahren noch.

## Untertitel: beiliegend, eingebettet, eingebrannt

**Beiliegend** heißt, dass eine SRT-Datei neben dem Video liegt. Sie ist reiner Text, lässt sich korrigieren und von vielen Fernsehern lesen, sofern sie genauso heißt wie das Video. **Eingebettet** sind Untertitel, die im Container stecken und sich ein- und ausschalten lassen. **Eingebrannt** heißt, dass sie Teil des Bildes sind. Sie sind auf jedem Gerät zu sehen, lassen sich aber nie mehr ändern.

Für gestaltete Texte, wie sie bei Anime vorkommen, reicht SRT nicht aus, weil es Ort und Schrift kaum kennt. Dort sind eingebettete Untertitel im Format ASS oder das Einbrennen die bessere Wahl. Erscheinen Umlaute als Kästchen, ist die Datei nicht als UTF-8 gespeichert.

## Ton: Stereo oder mehr Kanäle

AAC in Stereo ist die sichere Antwort. Dolby Digital Plus (E-AC-3) bringt Raumklang, und die meisten Fernseher und Verstärker kennen es, während manches Tablet stumm bleibt. Behalten Sie beides, gehört Stereo nach vorn, denn einfache Geräte nehmen die erste Spur. Sind Dialoge zu leise und Explosionen zu laut, ist das kein Fehler der Datei. Dann geben zwei Lautsprecher einen Mehrkanalton wieder, und eine echte Stereospur hilft mehr als jeder Regler.

### Wenn Lippen und Stimme nicht passen

Kommt die Stimme von Anfang bis Ende gleich spät, liegt es am Gerät: Soundbar und Funkkopfhörer verzögern, und fast jeder Fernseher hat dafür eine Einstellung. Wächst der Abstand, liegt es an der Datei. Prüfen Sie es am Computer, bevor Sie alles neu machen.

## Wie viel Platz jede Wahl braucht

Ein Film von zwei Stunden belegt ungefähr:

- H.264 in 1080p: vier bis sechs Gigabyte,
- H.265 in 1080p: zwei bis vier,
- H.264 in 720p: etwa zwei,
- eine Tonspur in AAC-Stereo: 120 Megabyte,
- eine Tonspur in Dolby Digital Plus: rund 550 Megabyte, je nach Dienst,
- Untertitel: weniger als ein zehntel Megabyte.

Den meisten Platz braucht das Bild. Eine Sprache wegzulassen, spart wenig, und später fehlt sie Ihnen vielleicht. Von 1080p auf 720p halbiert sich die Datei, und auf dem Tablet fällt das kaum auf.

## HDR, Kapitel, Schriften

- **HDR** wirkt auf einem gewöhnlichen Bildschirm grau und flau, wenn der Player es nicht umrechnet. Beherrscht einer Ihrer Bildschirme kein HDR, nehmen Sie die normale Fassung.
- **Kapitel** funktionieren mit MKV immer, bei MP4 kommt es auf den Player an.
- **Schriften** für ASS sind in der MKV-Datei enthalten. Beim Umpacken in MP4 gehen sie verloren.

## Häufige Fehler

- **„.mkv“ in „.mp4“ umbenennen.** Damit ändert sich nur der Name und nicht der Container. Umpacken dauert wenige Sekunden, und dabei geht nichts verloren.
- **Vorsorglich umwandeln.** Jede Umwandlung nimmt etwas weg. Behalten Sie das Original, solange es läuft.
- **Aus Bequemlichkeit einbrennen.** Der Tippfehler, der Sie stört, gehört dann für immer zum Bild.
- **Ein USB-Stick in FAT32.** Darauf passt keine Datei über vier Gigabyte. Mit exFAT geht es, wenn der Fernseher dieses Format liest.
- **Den Originalton wegwerfen.** Er braucht nicht mehr Platz als ein paar Lieder. Wozu er noch gut ist, lesen Sie in [unserem Artikel über Sprachen](/article/105).

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
