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

## Untertitel: beiliegend, eingebettet, eingebrannt

**Beiliegend** heißt, dass eine SRT-Datei neben dem Video liegt. Sie ist reiner Text, lässt sich korrigieren und von vielen Fernsehern lesen, sofern sie genauso heißt wie das Video. **Eingebettet** sind Untertitel, die im Container stecken und sich ein- und ausschalten lassen. **Eingebrannt** gehören sie zum Bild: Das läuft überall, lässt sich aber nie mehr ändern.

Für gestaltete Texte, wie sie bei Anime vorkommen, reicht SRT nicht aus, weil es Ort und Schrift kaum kennt. Dort sind eingebettete Untertitel im Format ASS oder das Einbrennen die bessere Wahl. Erscheinen Umlaute als Kästchen, ist die Datei nicht als UTF-8 gespeichert.

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
