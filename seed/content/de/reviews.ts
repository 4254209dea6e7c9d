import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Video-Komplettpaket: eine Lizenz für wechselnde Abos',
    summary:
      'Vorgestellt von den Herstellern: was das Paket für alle Videodienste im Alltag leistet und wann ein Einzelprodukt die vernünftigere Wahl ist.',
    verdict:
      'Die richtige Lizenz, wenn Sie im Jahr mehrere Dienste sehen; für einen einzigen braucht es kein Komplettpaket.',
    suits:
      'Sie haben mehrere Videodienste zugleich oder wechseln sie im Lauf des Jahres und möchten einen Schlüssel für alle.',
    suits_not:
      'Sie bleiben bei einem Dienst oder möchten dieselbe Lizenz unter Windows und auf dem Mac nutzen.',
    likes: [
      'Alle Dienste der Videoreihe mit einem Schlüssel, die Werkzeuge für Streams eingeschlossen',
      'Wer das Abo wechselt, muss nichts nachkaufen',
      'Unbegrenzte Einzelprodukte senken den Preis des Pakets',
    ],
    dislikes: [
      'Für Nutzer eines einzigen Dienstes überdimensioniert',
      'Windows und Mac brauchen getrennte Lizenzen',
      'Nach Umbauten eines Dienstes kann eine Funktion einige Tage fehlen',
    ],
    body: `
Diese Vorstellung haben die Hersteller des Pakets geschrieben. Sie erklärt, was es kann, und ist kein Test.

## Worum es geht

Das [Video-Komplettpaket](/all-in-one-video-suite) ist kein weiteres Programm, sondern eine Lizenz. Sie schaltet in Tidemark Video alle Produkte der Videoreihe für Ihr Betriebssystem frei: internationale Dienste, europäische Sender, Anbieter aus Japan, den Video-Downloader für offene Portale und die Werkzeuge für M3U8 und MPD. Produkte für Erwachsene, Musik und Video-KI gehören nicht dazu.

## Wie es sich im Alltag anfühlt

Sie melden sich bei jedem Dienst einmal im eingebauten Browser an. Danach teilen sich alle Dienste eine Warteschlange, ein Muster für Dateinamen und Ihre Vorgaben für Sprachen. Der Gewinn liegt weniger in der Zahl der Dienste als in dieser gemeinsamen Ordnung: Ein Krimi des ZDF liegt nach derselben Regel auf der Platte wie eine Serie von Netflix.

Läuft ein Abo aus und beginnt ein anderes, ändert sich an der Lizenz nichts. Gerade wer seine Abos im Lauf des Jahres wechselt, merkt das schnell.

## Für wen es nicht gedacht ist

Wenn Sie einen Dienst nutzen und dabei bleiben, nehmen Sie das Einzelprodukt. Ein unbegrenztes Einzelprodukt wird später auf das Paket angerechnet, der Weg ist also nicht verbaut. Die Produktseite rechnet vor, ab wie vielen Produkten sich der Wechsel lohnt.

## Was uns selbst noch stört

Dienste bauen ihre Seiten um, ohne uns zu fragen. Dann dauert es manchmal einige Tage, bis alles wieder passt. In der Liste der Dienste steht in dieser Zeit ein Hinweis. Und wer Windows und Mac nebeneinander verwendet, braucht zwei Lizenzen, was nicht jedem gefällt.

## Was das Paket nicht ändert

Es verschafft keinen Zugang, den Sie nicht schon haben. Kataloge, Länder und Profile bleiben so, wie der Dienst sie vorgibt, und ob Sie einen Titel behalten dürfen, entscheiden dessen Bedingungen und das Recht Ihres Landes.
`,
    meta_title: 'Video-Komplettpaket, vorgestellt vom Hersteller',
    meta_description:
      'Was das Videopaket von Tidemark umfasst, wie es sich im Alltag verhält und für wen es zu viel ist. Geschrieben von den Herstellern.',
  },
  202: {
    title: 'Netflix-Downloader: Staffeln, Sprachen, Untertitel',
    summary:
      'Vorgestellt von den Herstellern: wie das Produkt mit langen Serien und vielen Sprachen umgeht und wann die App von Netflix genügt.',
    verdict:
      'Stark bei langen Serien und mehreren Sprachen; wer auf dem Handy schaut, kommt mit der App von Netflix aus.',
    suits:
      'Sie schauen auf dem Laptop oder Fernseher ohne Netz, brauchen zwei Sprachen zugleich oder lernen mit Untertiteln.',
    suits_not:
      'Sie schauen nur auf Handy oder Tablet oder erwarten mehr Auflösung, als Ihr Tarif am Computer abspielt.',
    likes: [
      'Eine ganze Staffel ist mit einer Auswahl erledigt',
      'Mehrere Tonspuren und Untertitel finden in einer Datei Platz',
      'Profil und Altersstufe werden beachtet',
    ],
    dislikes: [
      'Das Bild ist nur so gut, wie Ihr Tarif es am Computer abspielt',
      'Interaktive Titel und Spiele sind ausgeschlossen',
      'Bei langen Sprachlisten muss man anfangs suchen',
    ],
    body: `
Wir sind die Hersteller dieses Produkts. Lesen Sie den Text also als Beschreibung aus der Werkstatt und nicht als unabhängiges Urteil.

## Die Aufgabe

Netflix veröffentlicht Staffeln häufig auf einmal und in vielen Sprachen. Der [Netflix-Downloader](/netflix-downloader) ist um diese beiden Eigenheiten herum gebaut. Sie öffnen eine Serie, haken Folgen an, bestimmen Ton und Untertitel, und die Warteschlange arbeitet den Rest ab.

## Was gut gelungen ist

**Sprachen.** Die Liste zeigt, was Netflix Ihrem Profil anbietet, und trennt gewöhnliche Untertitel von denen für Gehörlose und von erzwungenen. In MKV bleibt alles zusammen, für MP4 legen wir SRT-Dateien daneben.

**Namen.** Titel, Staffel und Folge stehen im Dateinamen. Gängige Heimserver erkennen eine Serie ohne Nacharbeit.

**Fortsetzen.** Bricht die Leitung bei Folge sieben ab, geht es bei Folge sieben weiter.

## Was nicht geht

Filme, deren Handlung Sie selbst steuern, haben keinen festen Ablauf und lassen sich nicht sichern. Liveübertragungen erscheinen, wenn überhaupt, erst später auf Abruf. Spielt Ihr Tarif am Computer in geringerer Auflösung als am Fernseher, gilt das auch für die Datei.

## Brauchen Sie es überhaupt?

Vielleicht nicht. Auf Telefon und Tablet bringt Netflix eine eigene Offlinefunktion mit. Wer dort schaut, ist mit ihr gut bedient. Unser Produkt richtet sich an Menschen, die am Notebook sehen, mehrere Sprachen brauchen oder ihre Dateien gern selbst ordnen.

## Was Sie selbst prüfen

Die Nutzungsbedingungen von Netflix und das Urheberrecht bestimmen, ob und wie lange Sie eine Kopie behalten dürfen. Weitergeben dürfen Sie keine. Mit der Testversion sehen Sie an einer eigenen Serie, ob das Produkt zu Ihnen passt, bevor Sie sich für eine Lizenz entscheiden.
`,
    meta_title: 'Netflix-Downloader, vorgestellt vom Hersteller',
    meta_description:
      'Staffeln, Tonspuren, Untertitel und die Grenzen: der Netflix-Downloader von Tidemark, beschrieben von denen, die ihn herstellen.',
  },
  203: {
    title: 'DRM-M3U8-Downloader: Streams als Tabelle lesen',
    summary:
      'Vorgestellt von den Herstellern: ein Werkzeug für HLS-Streams, das Lücken meldet, statt sie zu verstecken.',
    verdict:
      'Ein ehrliches Werkzeug für alle, die sehen wollen, woraus ein Stream besteht, und mehr, als die meisten brauchen.',
    suits:
      'Sie senden selbst, prüfen, was ankommt, oder kennen einen abgeschlossenen HLS-Stream, den Sie behalten dürfen.',
    suits_not:
      'Sie wollen einen Knopf drücken und an nichts denken, oder Sie möchten eine laufende Sendung mitschneiden.',
    likes: [
      'Bildgrößen, Tonspuren und Untertitel stehen in einer Tabelle',
      'Fehlende Abschnitte werden mit Minute genannt',
      'Deckt mehrere öffentliche Mediatheken mit eigenen Seiten ab',
    ],
    dislikes: [
      'Verlangt mehr Verständnis als ein Produkt für einen Dienst',
      'Keine Aufnahme laufender Sendungen',
      'Nicht jede Seite verwendet HLS',
    ],
    body: `
Die folgenden Zeilen stammen von den Herstellern des Werkzeugs. Wir beschreiben, was wir wollten und was noch fehlt.

## Was es liest

Ein HLS-Stream wird durch eine Liste mit der Endung M3U8 beschrieben. Der [DRM-M3U8-Downloader](/m3u8-downloader) öffnet sie und zeigt eine Tabelle: Bildgröße, Datenrate, Sprache, Untertitel. Sie markieren Zeilen, das Programm verbindet die Abschnitte zu einer Datei.

## Drei Arten von Nutzern

- **Zuschauer öffentlicher Sender.** Für [ARTE](/arte-downloader), die [ARD Mediathek](/ard-mediathek-downloader) und [RTVE Play](/rtve-play-downloader) gibt es eigene Seiten unter derselben Lizenz.
- **Veranstalter und Redaktionen.** Wer selbst streamt, prüft damit, ob alle Fassungen vollständig sind, und bewahrt vergangene Termine auf.
- **Schulen und Vereine** mit eigenen Aufzeichnungen, die sie gern in einem Stück hätten.

## Wenn etwas fehlt

Manchmal gehen Abschnitte unterwegs verloren. Viele Programme liefern dann einen Film, der springt. Dieses fordert den Abschnitt noch einmal an, und wenn er tatsächlich fehlt, nennt es die Minute. Sie entscheiden, ob Sie die Datei behalten oder eine andere Bildgröße versuchen.

## Zu den drei Buchstaben im Namen

DRM steht im Namen, weil viele Seiten geschützte Player verwenden. Es ist keine Zusage, dass Sie solche Streams kopieren dürfen. Das Werkzeug gibt Ihnen keinen Zugang, den Ihr Konto nicht hat. In der EU und vielen anderen Ländern ist es verboten, einen wirksamen Schutz zu umgehen. Bleiben Sie bei Streams, deren Anbieter Ihnen die Kopie gestattet.

## Schwächen

Einsteiger verlieren sich leicht zwischen Haupt- und Unterlisten. Ein Vorschlag des Programms hilft, ersetzt aber nicht das Hinsehen. Livesendungen werden nicht mitgeschnitten. Und liefert eine Seite DASH, brauchen Sie den [MPD-Downloader](/mpd-downloader). Ob Ihre Seite passt, zeigt die Testversion in wenigen Minuten.
`,
    meta_title: 'M3U8-Downloader, vorgestellt vom Hersteller',
    meta_description:
      'Tabelle statt Rätsel: was der M3U8-Downloader von Tidemark bei HLS-Streams kann, was er verlangt und wo er endet. Von den Herstellern.',
  },
  204: {
    title: 'U-NEXT-Downloader: großer Katalog, zwei Arten von Titeln',
    summary:
      'Vorgestellt von den Herstellern: wie das Produkt Abo und Punkte unterscheidet und warum Filme dort oft doppelt stehen.',
    verdict:
      'Viel Auswahl aus einem japanischen Dienst, sofern Sie in Japan sind und Punkte vom Abo unterscheiden.',
    suits:
      'Sie sehen bei U-NEXT in Japan Anime, Serien und Filme und möchten sie unter ihren japanischen Namen ablegen.',
    suits_not:
      'Sie lesen vor allem die Zeitschriften und Bücher von U-NEXT, oder Sie leben außerhalb Japans.',
    likes: [
      'Anime, Drama und Kino in einer Suche',
      'Abotitel und Leihtitel sind vor dem Start zu erkennen',
      'Japanische Titel bleiben unverändert im Dateinamen',
    ],
    dislikes: [
      'Nur in Japan zu gebrauchen, wie der Dienst selbst',
      'Bücher und Zeitschriften sind nicht eingeschlossen',
      'Bei doppelten Fassungen muss man genau hinsehen',
    ],
    body: `
Hier schreiben die Hersteller. Wir kennen das Produkt bis ins Detail, neutral sind wir aber nicht.

## Ein Katalog aus zwei Teilen

U-NEXT führt in Japan einen sehr breiten Katalog. Ein Teil der Titel ist im Abo enthalten, ein anderer kostet Punkte. Abends nach der Arbeit übersieht man das leicht. Der [U-NEXT-Downloader](/u-next-downloader) kennzeichnet beide Arten in der Auswahl, und Leihtitel kommen auf Wunsch in einen Ordner, dessen Inhalt Sie nach der Frist löschen.

## Untertitelt oder synchronisiert

Ausländische Filme stehen oft zweimal im Katalog, einmal mit Untertiteln, einmal mit japanischen Stimmen. Das Programm schreibt die Fassung in den Namen. So stellt sich nicht erst im Kinderzimmer heraus, dass der Film auf Dänisch läuft.

## Unterkonten

Das Hauptkonto kann für die Familie Unterkonten anlegen. Jedes hat seine Merkliste und seine Grenzen, und das Programm hält sich an das Konto, mit dem Sie angemeldet sind. Wie viele Geräte gleichzeitig spielen dürfen, bestimmt U-NEXT.

## Was im Gebrauch angenehm ist

Lange Reihen lassen sich staffelweise oder in Bereichen auswählen. Konzertaufzeichnungen, eine Stärke des Dienstes, bleiben in einem Stück. Und die Suche findet Titel in Kanji ebenso wie in Kana.

## Was fehlt

Bücher und Magazine sind eine andere Welt. Übertragungen mit festem Termin erscheinen erst, wenn U-NEXT sie auf Abruf anbietet, falls die Rechte es hergeben. Deutsche Untertitel sollten Sie nicht erwarten.

Wie immer gilt: Behalten Sie nur, wozu Ihr Vertrag und das Recht an Ihrem Ort Sie berechtigen, und lassen Sie Leihtitel mit ihrer Frist enden. Wer unsicher ist, ob das Produkt zu seinem Konto passt, findet es mit der Testversion heraus.
`,
    meta_title: 'U-NEXT-Downloader, vorgestellt vom Hersteller',
    meta_description:
      'Abo oder Punkte, Untertitel oder Synchronfassung: wie der U-NEXT-Downloader von Tidemark arbeitet. Eine Vorstellung der Hersteller.',
  },
  205: {
    title: 'Spotify-Konverter: aus der Playlist wird ein Ordner',
    summary:
      'Vorgestellt von den Herstellern: was mit Reihenfolge, Titelangaben und Klang geschieht, wenn eine Playlist zur Datei wird.',
    verdict:
      'Macht aus einer Playlist einen ordentlichen Ordner und verspricht keinen besseren Klang, als Ihr Abo liefert.',
    suits:
      'Sie nehmen Playlists mit ins Autoradio, auf die Uhr oder einen alten Player, in ihrer Reihenfolge und mit Cover.',
    suits_not:
      'Ihre Listen bestehen aus lokalen Dateien, oder Sie hoffen, dass ein größeres Format Verlorenes zurückbringt.',
    likes: [
      'Die Reihenfolge der Playlist bleibt erhalten',
      'Titelangaben und Cover kommen vollständig mit, soweit Spotify sie führt',
      'Wächst eine Playlist, wird nur das Neue ergänzt',
    ],
    dislikes: [
      'Lokale Dateien in einer Playlist werden übersprungen',
      'Große Listen brauchen Geduld',
      'Genres fehlen, wo der Dienst keine nennt',
    ],
    body: `
Geschrieben haben diesen Text die Hersteller des Konverters. Sie erfahren, wie er arbeitet; ein unabhängiges Urteil ist das nicht.

## Von der Liste zum Ordner

Eine Playlist ist eine Reihenfolge, ein Ordner sortiert nach Namen. Der [Spotify-Konverter](/spotify-converter) stellt daher Nummern voran und legt eine M3U-Liste daneben. Alte Autoradios richten sich nach den Nummern, neuere Player nach der Liste.

## Angaben zum Titel

Titel, Interpret, Album, Albuminterpret, Jahr und Nummer stehen in der Datei, dazu ein Cover in der Größe, die Ihr Gerät liest. Was Spotify nicht nennt, denken wir uns nicht aus. Deshalb bleibt das Feld für das Genre oft leer.

## Klang ohne Versprechen

Der Konverter kann nicht mehr liefern, als Ihr Tarif überträgt. MP3 passt auf jedes Gerät, M4A bleibt näher an der Quelle, FLAC und WAV eignen sich für die Weiterverarbeitung. Besser als der Stream klingt keines davon. Erhält Ihr Konto verlustfreien Klang, lohnt sich FLAC, sonst ist es nur größer.

## Was wir verbessern möchten

Umfangreiche Listen brauchen Zeit, weil der Konverter behutsam vorgeht. Eigene Dateien, die Sie in Spotify eingebunden haben, überspringt er. Bei Hörspielreihen mit sehr langen Titeln kürzt Windows die Namen.

## Für wen es passt

Der Konverter passt zu Menschen, die auf Geräten ohne Netz hören: beim Schwimmen, im alten Wagen, in der Werkstatt. Wer Telefon und App ohnehin dabeihat, kommt mit der Offlinefunktion von Spotify Premium aus und braucht kein weiteres Programm.

## Der rechtliche Rahmen

Das Abo gibt Ihnen ein Recht zum Hören auf Zeit. Ob eine Kopie erlaubt ist, sagen die Bedingungen von Spotify und das Urheberrecht Ihres Landes. Die Dateien sind nicht zum Verschenken, nicht für die Vereinsfeier und nicht für eigene Videos gedacht.
`,
    meta_title: 'Spotify-Konverter, vorgestellt vom Hersteller',
    meta_description:
      'Reihenfolge, Titelangaben, Klang: was beim Umwandeln einer Spotify-Playlist geschieht und für wen es sich eignet. Von den Herstellern.',
  },
  206: {
    title: 'Audible-Konverter: Kapitel, die ihren Namen behalten',
    summary:
      'Vorgestellt von den Herstellern: wie ein langes Hörbuch auf Geräte kommt, für die es keine App gibt, und was dabei mitkommt.',
    verdict:
      'Für lange Bücher auf einfachen Playern: Die Kapitel bleiben, und Gekauftes bleibt von Geliehenem getrennt.',
    suits:
      'Sie besitzen Bücher bei Audible und hören auf einem Player oder im Auto, für die es keine App gibt.',
    suits_not:
      'Sie hören nur Titel aus dem enthaltenen Katalog, die geliehen sind, oder Sie brauchen auch die PDF-Beilagen.',
    likes: [
      'Kapitel behalten ihre Überschriften',
      'Eine Datei, viele Dateien oder gleich lange Teile, ganz nach Gerät',
      'Sprecher, Reihe und Band stehen in den Angaben',
    ],
    dislikes: [
      'Der Lesestand aus der App wird nicht übernommen',
      'Manche Verlage liefern keine brauchbaren Kapitelmarken',
      'Begleitende PDF-Dateien holen Sie bei Audible selbst',
    ],
    body: `
Dies ist eine Vorstellung durch die Hersteller und kein neutraler Test.

## Warum Hörbücher anders sind

Ein Hörbuch dauert zehn, zwanzig, manchmal vierzig Stunden. Man hört es in Stücken und vergisst nach einer Woche, wo man war. Der [Audible-Konverter](/audible-converter) achtet darum zuerst auf Kapitel und erst danach auf den Klang.

## Drei Arten der Aufteilung

1. **Eine Datei** im Format M4B, mit Kapitelmarken und Lesezeichen. Das ist die Fassung für Telefon und Heimserver.
2. **Eine Datei je Kapitel** in MP3, für Geräte, die keine Marken kennen.
3. **Gleich lange Teile**, etwa dreißig Minuten, für Autoradios, die nach jedem Start von vorn beginnen.

Die Überschriften der Kapitel bleiben erhalten, sofern der Verlag welche vergeben hat. Steht dort nur „Kapitel 1“, dann steht das auch in der Datei.

## Angaben und Ordnung

Autor, Sprecher, Reihe, Band und Jahr werden eingetragen. Reihen liegen in einem Ordner und sortieren sich nach Bandnummer. Das Titelbild ist groß genug für ein Tablet und klein genug für ein älteres Radio.

## Was nicht mitkommt

Der Lesestand gehört zur App von Audible, in der Datei beginnt er bei null. Begleithefte laden Sie in Ihrer Bibliothek herunter. Titel aus dem Abo-Katalog sind an das laufende Abo gebunden, gekaufte bleiben laut Audible in Ihrer Bibliothek.

## Passt das zu Ihnen?

Wenn Sie am Telefon hören und mit der App zufrieden sind, brauchen Sie es nicht. Es richtet sich an Menschen, die im Bett, in der Küche oder im Wagen ein Gerät ohne App verwenden, und an alle, die ihre Bücher auf dem eigenen Server sortieren.

Beachten Sie die Bedingungen von Audible und das Recht Ihres Landes. Eine umgewandelte Fassung ist nur für Sie bestimmt. Ob Sie ein Hörbuch mit anderen teilen dürfen, sagen die Regeln des Anbieters.
`,
    meta_title: 'Audible-Konverter, vorgestellt vom Hersteller',
    meta_description:
      'Kapitel, Aufteilung, Angaben: wie der Audible-Konverter von Tidemark Hörbücher für Geräte ohne App aufbereitet. Von den Herstellern.',
  },
  207: {
    title: 'Video-KI: was sie bei Familienfilmen leistet',
    summary:
      'Vorgestellt von den Herstellern: Schärfen, Entrauschen und Vergrößern auf dem eigenen Computer, und wo das an Grenzen stößt.',
    verdict:
      'Beruhigt und vergrößert alte Aufnahmen auf dem eigenen Computer; was das Band nie hatte, kommt nicht wieder.',
    suits:
      'Sie haben eigene Bänder oder kleine Videos, einen Windows-Computer mit Grafikkarte und einen Abend Geduld.',
    suits_not:
      'Sie arbeiten am Mac oder ohne eigene Grafikkarte, oder Sie hoffen, ferne Schriften lesen zu können.',
    likes: [
      'Vorher und nachher stehen nebeneinander, bevor gerechnet wird',
      'Aufnahmen bleiben auf dem eigenen Computer',
      'Die erwartete Dauer wird vor dem Start genannt',
    ],
    dislikes: [
      'Ohne neuere Grafikkarte sehr langsam',
      'Schrift und kleine Gesichter geraten leicht künstlich',
      'Verwackelte Aufnahmen bleiben verwackelt',
    ],
    body: `
Wir stellen dieses Programm her und kennen deshalb auch die Aufnahmen, an denen es scheitert. Von beidem soll hier die Rede sein.

## Wofür es gedacht ist

Die [Video-KI](/video-ai) bearbeitet eigene Aufnahmen: Camcorderbänder, alte Telefonvideos, digitalisierte Schmalfilme. Sie vergrößert, entrauscht, beseitigt den Zeilensprung und ergänzt auf Wunsch Zwischenbilder.

## Die Vorschau ist das Herzstück

Sie wählen zehn Sekunden aus und sehen die alte und die neue Fassung in einem geteilten Bild. Die Trennlinie lässt sich verschieben. Erst wenn Ihnen das Ergebnis gefällt, rechnet das Programm den ganzen Film, am besten über Nacht. Vor dem Start steht, wie lange es voraussichtlich dauert.

## Was überzeugt

Ruhige Aufnahmen mit gutem Licht gewinnen deutlich. Kammzähne an bewegten Kanten verschwinden. Auch ein körniges Bild aus einem dunklen Wohnzimmer wird ansehnlicher, sofern Sie die Stärke bei der Hälfte belassen.

## Was nicht überzeugt

Kleine Gesichter im Hintergrund bekommen Züge, die nie da waren. Straßenschilder verwandeln sich in Zeichen, die es nicht gibt. Schnelle Bewegungen ziehen Schlieren, wenn Zwischenbilder eingeschaltet sind. Und was die Kamera unscharf aufgenommen hat, bleibt unscharf. Als Beweis taugt das Ergebnis also nicht.

## Computer und Zeit

Alles läuft bei Ihnen, nichts wird hochgeladen. Das hat seinen Preis: Ohne aktuelle Grafikkarte dauert eine Stunde Film leicht eine Nacht. Prüfen Sie das mit der Testversion auf Ihrem eigenen Gerät, bevor Sie eine Lizenz wählen.

## Noch ein Wort zu fremden Aufnahmen

Bearbeiten Sie nur, was Ihnen gehört oder wofür Sie die Erlaubnis haben. Die geglättete Fassung eines fremden Films ist kein neues Werk, das Ihnen gehört. Und wer auf alten Aufnahmen zu sehen ist, sollte gefragt werden, ehe Sie sie zeigen.
`,
    meta_title: 'Video-KI, vorgestellt vom Hersteller',
    meta_description:
      'Vergrößern, Entrauschen, Zeilensprung: was die Video-KI von Tidemark bei Familienfilmen leistet und woran sie scheitert. Vom Hersteller.',
  },
  208: {
    title: 'Video- und Musik-Komplettpaket: beide Reihen unter einem Dach',
    summary:
      'Vorgestellt von den Herstellern: für wen sich das gemeinsame Paket eignet, wie frühere Käufe zählen und was nicht dazugehört.',
    verdict:
      'Lohnt sich, sobald Sie beide Hälften nutzen; wer nur sieht oder nur hört, nimmt ein einzelnes Komplettpaket.',
    suits:
      'Sie speichern Videos und Musik, möchten eine Lizenz und einen Beleg oder besitzen schon eines der Pakete.',
    suits_not:
      'Sie nutzen nur eine Produktlinie, oder Sie suchen die Video-KI oder die Erwachsenenlinie: Beide fehlen hier.',
    likes: [
      'Zwei Programme, ein Konto und ein Beleg',
      'Vorhandene unbegrenzte Lizenzen beider Reihen werden berücksichtigt',
      'Auch für drei Computer erhältlich',
    ],
    dislikes: [
      'Lohnt sich nicht, wenn Sie nur eine Hälfte brauchen',
      'Video und Musik bleiben getrennte Programme',
      'Video-KI ist nicht enthalten',
    ],
    body: `
Wie alle Beiträge auf dieser Seite ist auch dieser von den Herstellern verfasst.

## Der Inhalt

Das [Video- und Musik-Komplettpaket](/video-music-one) vereint das [Video-Komplettpaket](/all-in-one-video-suite) und das [Musik-Komplettpaket](/all-in-one-music-suite). Sie erhalten alle Downloader der Videoreihe und alle Konverter der Musikreihe für ein Betriebssystem. Sie installieren zwei Programme und melden sich in beiden mit demselben Konto an.

## Wer damit gut fährt

Das Paket passt zu Haushalten, in denen Serien und Musik zum Alltag gehören und die Dienste hin und wieder wechseln. Ein Beispiel: erst Netflix und Spotify, im Frühjahr Disney+ und Apple Music, im Sommer nur noch die Mediatheken. Die Lizenz bleibt dabei dieselbe.

## Was frühere Käufe bewirken

Wer schon unbegrenzte Lizenzen besitzt, meldet sich vor dem Kauf an. Einzelne Produkte beider Reihen zählen zusammen, und wer bereits eines der Pakete hat, zahlt einen Preis, der das berücksichtigt. Wie er zustande kommt, steht daneben. Beträge nennen wir hier nicht, denn sie ändern sich. Sehen Sie in der Lizenzauswahl nach.

## Ein Computer oder drei

Die unbegrenzte Lizenz gibt es für einen Computer oder für drei mit demselben Betriebssystem. Den Schritt von einem auf drei können Sie jederzeit nachholen und zahlen dann nur den Unterschied. Es besteht also kein Grund, vorsorglich zu viel zu nehmen.

## Wo wir abraten

Hören Sie Musik nur am Telefon, genügt das Videopaket. Sehen Sie nur gelegentlich einen Film, genügt ein Einzelprodukt für einen Monat. Video-KI und Produkte für Erwachsene bilden eigene Reihen und sind nicht eingeschlossen. Ein gemeinsames Fenster für beide Programme gibt es bisher nicht.

Auch für zwei Reihen unter einem Dach gilt die Grundregel: Nutzen Sie nur eigene Zugänge, speichern Sie nur für private Zwecke und nur, was Bedingungen und Gesetze zulassen.
`,
    meta_title: 'Video- und Musikpaket, vom Hersteller vorgestellt',
    meta_description:
      'Beide Komplettpakete in einer Lizenz: Inhalt, Zahl der Computer, Anrechnung früherer Käufe und wann wir abraten. Geschrieben von den Herstellern.',
  },
}
