import type { ArticleText } from '../../texts'

export const article113: ArticleText = {
  title: 'Wenn das Speichern lange dauert: eine Prüfliste',
  summary:
    'Leitung, WLAN, Dienst, Festplatte oder Einstellung? In fünf Abschnitten finden Sie heraus, wo es klemmt.',
  body: `
Gestern zehn Minuten, heute eine Stunde: Wer öfter speichert, kennt das. Die Ursache liegt selten dort, wo man sie vermutet. Gehen Sie die Liste von oben nach unten durch und ändern Sie immer nur eine Sache auf einmal, sonst wissen Sie am Ende nicht, was geholfen hat.

## Zuerst messen

Rufen Sie im Browser eine Seite zum Messen der Geschwindigkeit auf, während das Programm ruht. Vergleichen Sie das Ergebnis mit Ihrem Vertrag. Rechnen Sie um: Die Leitung wird in Megabit angegeben, Dateien in Megabyte. Acht Megabit sind ein Megabyte. Mit 50 Mbit/s brauchen zwei Gigabyte also mindestens fünfeinhalb Minuten.

Ist der Wert gut, liegt es nicht an der Leitung. Ist er schlecht, lesen Sie den nächsten Abschnitt.

### Ein Wert sagt wenig

Messen Sie dreimal: am Kabel, im WLAN und abends um neun. Der Vergleich verrät mehr als jede einzelne Zahl. Ist nur das WLAN langsam, liegt es am Funk. Sind beide Werte am Abend schlechter, liegt es am Anbieter. Bleiben beide gut, suchen Sie die Ursache beim Dienst.

## Leitung und WLAN

- Stecken Sie den Computer mit einem Kabel an den Router. Wird es schnell, ist das WLAN der Engpass.
- Wechseln Sie auf 5 GHz oder stellen Sie sich näher an den Router. Mikrowelle und Nachbarn stören vor allem 2,4 GHz.
- Beenden Sie Sicherungen in die Cloud, Spieleupdates und Videogespräche.
- Starten Sie den Router neu, wenn er seit Monaten läuft.
- Schalten Sie ein VPN aus. Es verlängert den Weg, und viele Dienste lassen es ohnehin nicht zu.

## Der Dienst selbst

Zwischen 19 und 23 Uhr sehen viele Menschen gleichzeitig fern. Manche Dienste drosseln dann oder liefern in kleineren Stücken. Versuchen Sie es am Vormittag. Prüfen Sie, ob derselbe Titel im Browser des Dienstes ohne Unterbrechung läuft. Stockt er auch dort, kann ihn kein Programm schneller laden. Ein anderer Titel oder ein kleineres Bildformat zeigt, ob nur diese Fassung betroffen ist.

## Computer und Festplatte

1. Ist genug Platz frei? Während der Arbeit braucht ein Titel zeitweise etwa das Doppelte, weil Bild und Ton erst am Ende vereint werden.
2. Liegt der Zielordner auf einem USB-Stick oder einem Netzlaufwerk? Speichern Sie zuerst auf die eingebaute Platte und kopieren Sie danach.
3. Prüft ein Virenscanner jeden Abschnitt? Nehmen Sie den Zielordner von der laufenden Prüfung aus, wenn Sie das verantworten können, und prüfen Sie die fertige Datei.
4. Geht der Computer in den Ruhezustand? Stellen Sie die Energieoptionen für die Nacht um.
5. Steht der letzte Schritt lange bei hundert Prozent? Dann werden Spuren zusammengefügt. Bei langen Filmen dauert das auf alten Platten einige Minuten.

## Was normal ist

Ohne Vergleichswert kommt einem jedes Warten lang vor. Eine Folge von 1,5 Gigabyte braucht

- bei 100 Mbit/s etwa zwei Minuten,
- bei 20 Mbit/s etwa zehn,
- bei 5 Mbit/s etwa vierzig, ein Wert, den ländliche DSL-Leitungen am Abend durchaus erreichen.

Schneller geht es nicht, oft dauert es aber länger, denn der Dienst liefert nur wenig schneller, als es zum Ansehen nötig ist. Auch an einem Gigabit bleibt ein Titel oft bei 30 oder 40 Mbit/s. Das ist kein Fehler: Das Tempo bestimmt in diesem Fall der Dienst und nicht Ihre Leitung.

## Wo bleibt es stehen?

- **Immer bei derselben Minute:** Das Segment ist vermutlich an der Quelle beschädigt. Eine andere Bildgröße hat eigene Segmente.
- **Jedes Mal woanders:** Denken Sie an das Netz oder an ein Notebook, das einschläft.
- **Nur bei einem Titel:** Prüfen Sie, ob er noch im Katalog steht. Auslaufende Titel machen mehr Ärger als andere; siehe [die Fristen](/article/106).
- **Im Hotel, nach Stunden:** Das WLAN verlangt eine neue Anmeldung auf seiner Seite.
- **Nach einem Neustart des Routers:** Die Adressen der Segmente sind veraltet. Laden Sie die Seite neu, bevor Sie fortfahren.

### Die Gegenprobe

Laden Sie mit der Testversion ein kurzes Video von einer offenen Seite, deren Urheber das Kopieren erlaubt. Ist es sofort da, liegt es am Dienst. Dauert es lange, liegt es an Ihrem Netz zu Hause oder am Anbieter.

## Was nicht hilft

- **Denselben Titel fünfmal starten.** Alle fünf behindern sich.
- **„Beschleuniger“.** Ein Dienst liefert, so schnell er will, und solche Programme bringen oft unerwünschte Zusätze mit.
- **Ein anderes Land vortäuschen.** Es verlängert den Weg, verstößt gegen die Bedingungen fast aller Dienste und gibt kein Recht, das der Vertrag nicht gibt.
- **Gleich neu installieren.** Dabei gehen die Spuren verloren. Sichern Sie zuerst das Protokoll aus dem Menü Hilfe; Passwörter enthält es nicht.

## Wenn die Leitung schwach ist

Verlangen Sie weniger: In 720p hat eine Folge etwa die halbe Größe von 1080p, und auf dem Tablet sieht man es kaum. Starten Sie abends, schalten Sie den Bildschirm aus und nicht den Computer, und am Morgen ist die Staffel da. Zwei Adapter, die das Stromnetz nutzen, kosten wenig und helfen im Altbau oft mehr als ein WLAN-Verstärker, sofern sie direkt in der Steckdose stecken und nicht in einer Leiste. Laden Sie über das Telefon, rechnen Sie vorher nach: Eine Staffel in 1080p braucht etwa 15 Gigabyte. Für die Reise bereiten Sie besser alles zu Hause vor, wie beim [Langstreckenflug](/article/102).

## Einstellungen im Programm

Mehr gleichzeitige Aufträge bedeuten nicht mehr Tempo. Teilen sich fünf Titel eine Leitung, wird jeder langsamer, und die Gefahr von Abbrüchen steigt. Beginnen Sie mit einem oder zwei. Verringern Sie die Bildgröße, wenn Sie auf einem Tablet schauen. Schalten Sie das nachträgliche Umwandeln ab, falls die Datei schon im gewünschten Format vorliegt. Und halten Sie [die aktuelle Fassung](/download) bereit: Im [Video-Downloader](/video-downloader) zeigt das Menü Hilfe, welche Sie haben.

Bleibt es langsam, schreiben Sie uns über das [Kontaktformular](/contact). Nennen Sie den Dienst, die Uhrzeit, das Ergebnis der Messung und was Sie schon versucht haben. Damit können wir unterscheiden, ob bei uns etwas zu verbessern ist oder beim Weg dorthin.
`,
  meta_title: 'Download zu langsam? Eine Prüfliste',
  meta_description:
    'Leitung messen, WLAN prüfen, Stoßzeiten meiden, Festplatte entlasten: so finden Sie heraus, warum das Speichern lange dauert.',
}
