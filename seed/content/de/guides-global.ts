import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix am Computer: Profil, Sprachen und Folgen richtig einstellen',
    intro:
      'Bei Netflix entscheidet das Profil mit, welche Sprachen Sie überhaupt sehen. Diese Anleitung beginnt deshalb dort und führt bis zur fertigen Staffel, bevor Sie verreisen. Rechnen Sie mit einer Viertelstunde am Bildschirm und einer Nacht für den Computer.',
    steps: [
      {
        title: 'Das passende Profil öffnen',
        text: 'Sprache, Altersfreigabe und die Auswahl der Tonspuren hängen davon ab. Melden Sie sich in Tidemark Video an; es erscheint die vertraute Frage „Wer schaut gerade?“, und Sie klicken auf das Profil, das Sie auch sonst nutzen. Ein Kinderprofil zeigt nur, was für Kinder geeignet ist – eine Krimiserie finden Sie dort nicht.',
      },
      {
        title: 'Serie öffnen, dann die Staffel',
        text: 'Suchen Sie die Serie und öffnen Sie ihre Detailseite. Neben „Folgen“ wählen Sie die Staffel aus; bei Miniserien entfällt das, dort stehen gleich alle Teile. Das Programm übernimmt diese Liste, mit einem Kontrollkästchen vor jeder Folge und der Dauer dahinter.',
      },
      {
        title: 'Ton und Untertitel ankreuzen',
        text: 'Hinter der Sprache, in der gedreht wurde, steht „[Original]“. CC beschreibt auch Geräusche, einfache Untertitel lassen sie weg, und „Audiodeskription“ ist eine eigene Tonspur mit Erzähler. Nehmen Sie das Original, die Sprache Ihrer Mitreisenden und einmal Untertitel: Mehr braucht man selten.',
      },
      {
        title: 'Dateiformat wählen',
        text: 'MKV nimmt mehrere Tonspuren und Untertitel auf und eignet sich für den Laptop. MP4 mit einer Tonspur spielen auch das Tablet, der Mietwagen und der Bildschirm am Flugzeugsitz per USB ab. In 1080p braucht eine Staffel von acht Stunden etwa fünfzehn Gigabyte, in 720p die Hälfte.',
      },
      {
        title: 'Die ganze Staffel herunterladen',
        text: 'Klicken Sie auf „Herunterladen“ und lassen Sie den Laptop aufgeklappt. Statt „Wartet“ sehen Sie bald einen Fortschrittsbalken und am Ende „Offline gespeichert“. Öffnen Sie am Morgen die erste und die letzte Folge und wechseln Sie im Player Tonspur und Untertitel. Klappt beides, können Sie den Laptop einpacken.',
      },
    ],
    hints: [
      {
        title: 'Mehr Sprachen, als Sie sehen',
        text: 'Netflix bietet je nach Region und Profil etwa fünf bis sieben Sprachen auf einmal an. Fehlt Ihre, wählen Sie sie auf der Website in den Profileinstellungen unter „Sprachen“ aus und laden Sie die Seite neu.',
      },
      {
        title: 'Titel, die bald verschwinden',
        text: 'Etwa einen Monat vorher nennt Netflix beim Titel den letzten Tag. Lizenzierte Filme gehen zuerst, Eigenproduktionen bleiben. In der Warteschlange können Sie nach diesem Datum sortieren.',
      },
      {
        title: 'Ein Haushalt, mehrere Bildschirme',
        text: 'Jeder Tarif erlaubt eine begrenzte Zahl gleichzeitiger Streams, und wer im Wohnzimmer schaut, belegt einen davon. Meldet Netflix zu viele Geräte, warten Sie, bis der Film dort zu Ende ist.',
      },
      {
        title: 'Nicht alles ist eine Staffel',
        text: 'Spiele und laufende Liveübertragungen gehören nicht zum Produkt. Eine Liveshow lässt sich auswählen, sobald Netflix sie als Aufzeichnung anbietet.',
      },
    ],
    questions: [
      {
        question: 'Genügt der Tarif mit Werbung?',
        answer:
          'Für die meisten Titel ja, aber nicht für alle. Was im Browser mit einem Schloss markiert ist, lässt sich auch im Programm nicht auswählen.',
      },
      {
        question: 'Reicht die Downloadfunktion von Netflix nicht aus?',
        answer:
          'Auf Telefon und Tablet oft, und dort ist sie der einfachste Weg. Anders auf dem Laptop: In der App für Windows gibt es seit 2024 keine Downloads mehr. Auch eine zweite Sprache in derselben Datei kann ein Grund sein.',
      },
      {
        question: 'Sehe ich im Ausland andere Serien?',
        answer:
          'Ja, Netflix richtet sich nach dem Land, in dem Sie gerade sind; auf kurzen Reisen in der EU behalten Sie den heimischen Katalog. Laden Sie am besten schon zu Hause herunter, denn am Ziel gibt es die dritte Staffel vielleicht nicht.',
      },
      {
        question: 'Was geschieht mit den Dateien, wenn ich Netflix kündige?',
        answer:
          'Die Dateien sind für die Dauer Ihrer Mitgliedschaft gedacht. Löschen Sie sie, wenn diese endet; die Lizenz für das Programm bleibt davon unberührt.',
      },
    ],
    meta_title: 'Anleitung: Netflix-Folgen mit Ton und Untertiteln',
    meta_description:
      'Profilsprachen einstellen, Staffel auswählen, Untertitel unterscheiden: die Anleitung für Netflix am Computer, privat und mit eigenem Abo.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video: die richtige Fassung wählen und behalten',
    intro:
      'Prime Video mischt vier Arten von Titeln auf einer Seite: in Prime enthaltene, kostenlose mit Werbung, geliehene oder gekaufte und solche aus einem Zusatzkanal. Mit diesen Schritten erwischen Sie die richtige Fassung und wissen, welche Frist gilt.',
    steps: [
      {
        title: 'Die richtige Adresse wählen',
        text: 'Ein Konto gehört zu amazon.de, .com, .co.uk, .co.jp oder, in Ländern ohne eigenen Amazon-Shop, zu primevideo.com. Wählen Sie Ihre Adresse in der Liste der Dienste, bevor Sie sich anmelden. Die falsche nimmt das Passwort zwar an, zeigt Ihnen aber eine leere Watchlist und bietet Ihnen Prime noch einmal an.',
      },
      {
        title: 'Auf das Symbol am Titel achten',
        text: 'Ein blaues Häkchen oder „In Prime enthalten“ heißt: keine weiteren Kosten. Eine gelbe Einkaufstasche steht für Leihe oder Kauf, „Kostenlos mit Werbung“ dürfen alle sehen, und der Name eines Kanals weist auf ein zusätzliches Abo hin. Derselbe Film kann zwei dieser Symbole tragen.',
      },
      {
        title: 'Unter „Details“ die Fassung prüfen',
        text: 'Unter der Wiedergabetaste stehen klein die Kürzel UHD, HDR, CC und AD. Manchmal gibt es „[OV]“ und „[dt./OV]“ als getrennte Einträge, manchmal auch eine längere Schnittfassung. Vergleichen Sie Sprachen und Dauer, ehe Sie sich entscheiden.',
      },
      {
        title: 'Im Programm auswählen',
        text: '„Ton“ und „Untertitel“ zeigen alles, was der Eintrag enthält. „Dialogue Boost“ ist eine Tonmischung mit besser verständlicher Sprache, „[Audiodeskription]“ eine Fassung mit Erzählstimme. Kreuzen Sie an, was Sie nutzen werden, und klicken Sie auf „Herunterladen“; mit dem Kontrollkästchen über der Liste nehmen Sie den Rest der Staffel dazu.',
      },
      {
        title: 'Befristete Titel getrennt speichern',
        text: 'Speichern Sie Leihtitel und solche, die Prime bald verlassen, in einem eigenen Ordner mit dem Datum im Namen. Für die Amazon-Originale aus Ihrem Abo nehmen Sie einen anderen. Läuft eine Frist ab, löschen Sie einfach den Ordner und müssen keine einzelnen Dateien suchen.',
      },
    ],
    hints: [
      {
        title: 'Kanäle enden mit dem Kanal',
        text: 'Titel eines Zusatzkanals dürfen Sie nur sehen, solange Sie ihn abonniert haben; das gilt auch für eine Gratiswoche. Kündigen Sie ihn, verschwinden die Einträge an dem Tag, an dem sie sich nicht mehr abspielen lassen.',
      },
      {
        title: 'X-Ray wird nicht gespeichert',
        text: 'Die eingeblendeten Namen von Schauspielern und Musikstücken gehören zu Amazons Player und fehlen in der Datei. Wer Lieder sammelt, notiert sich den Titel, solange er online ist.',
      },
      {
        title: 'Trailer und Bonusmaterial',
        text: 'Unter „Entdecken“ oder „Bonus“ stecken Interviews und entfallene Szenen. Sie stehen als eigene Einträge in der Liste, meist ohne Untertitel.',
      },
      {
        title: 'Gemischte Staffeln',
        text: 'Es kommt vor, dass Staffel eins in Prime enthalten ist, Staffel zwei Geld kostet und Staffel drei zu einem Kanal gehört. Achten Sie deshalb bei jeder Staffel neu auf das Symbol, auch wenn die Seite dieselbe bleibt.',
      },
    ],
    questions: [
      {
        question: 'Ich habe einen Leihfilm gestartet. Wie viel Zeit bleibt?',
        answer:
          'Üblich sind 30 Tage bis zum Start und danach 48 Stunden zum Ansehen. Die Detailseite nennt die verbleibende Zeit, und länger dürfen Sie auch eine Kopie nicht behalten.',
      },
      {
        question: 'Warum läuft vor manchen Titeln Werbung?',
        answer:
          'Prime Video zeigt in vielen Ländern Werbung, sofern Sie nicht für die werbefreie Option zahlen. Auswählen können Sie Titel mit und ohne diese Option, und auf die Werbung selbst hat unser Programm keinen Einfluss.',
      },
      {
        question: 'Geht es auch mit einem geteilten Prime im Haushalt?',
        answer:
          'Wer Prime mitnutzt, meldet sich mit dem eigenen Konto an. Käufe der anderen Person sehen Sie nur, wenn Amazon sie auch Ihnen anzeigt.',
      },
      {
        question: 'Lässt sich Sport speichern?',
        answer:
          'Livespiele nicht. Aufzeichnungen und Dokumentationen über Vereine haben eine Seite wie jeder andere Titel, verschwinden aber früher als Serien. Setzen Sie sie deshalb an den Anfang der Warteschlange.',
      },
    ],
    meta_title: 'Anleitung: Prime Video, Fassungen und Fristen',
    meta_description:
      'Prime, Leihe, Kauf oder Kanal: Titel bei Prime Video unterscheiden, Sprachen unter „Details“ prüfen und richtig speichern. Schritt für Schritt.',
  },
  disney_plus_downloader: {
    title: 'Disney+ für die Familie vorbereiten',
    intro:
      'Drei Filme, zwei Sprachen, ein Tablet: Ein Abend Vorbereitung mit Disney+, und auf der Rückbank herrscht Ruhe. Beginnen Sie zwei Tage vor der Abfahrt, damit Zeit für eine Probe beim Frühstück bleibt.',
    steps: [
      {
        title: 'Ein Juniorprofil verwenden',
        text: 'Melden Sie sich an und wählen Sie das Profil des Kindes. Im Juniormodus ist die Seite hell und einfach, und selbst ein versehentliches Häkchen trifft nur kindgerechte Titel. Fragt Disney+ beim Verlassen nach einer Rechenaufgabe oder PIN, ist das die Kindersicherung, die Sie selbst eingeschaltet haben.',
      },
      {
        title: 'Filme und Serien aussuchen',
        text: 'Disney, Pixar, Marvel, Star Wars und National Geographic finden Sie als Kacheln am oberen Rand, für Erwachsene gibt es Hulu, früher Star. Darunter ersparen Sammlungen wie „Prinzessinnen“ oder „Kurzfilme“ das Tippen. Kreuzen Sie sechs Titel an und streichen Sie gemeinsam mit dem Kind drei davon.',
      },
      {
        title: 'Vorher in die Tonspur hineinhören',
        text: 'Auch Lieder sind oft synchronisiert, und ein Refrain in der falschen Sprache verdirbt den Film. Spielen Sie das erste Lied in der gewünschten Sprache an. Kreuzen Sie diese Synchronfassung unter „Ton“ an; für zweisprachige Kinder nehmen Sie beide Sprachen und speichern als MKV.',
      },
      {
        title: 'Die Auflösung festlegen',
        text: 'Auf zehn Zoll sieht niemand den Unterschied zwischen 720p und 1080p, aber in 720p passen doppelt so viele Filme auf das Tablet. Ein Spielfilm von 95 Minuten braucht dann etwa ein Gigabyte, ein Kurzfilm von sieben Minuten keine hundert Megabyte. Wie viel insgesamt zusammenkommt, steht unter der Warteschlange.',
      },
      {
        title: 'Auf das Tablet kopieren',
        text: 'Verbinden Sie es per Kabel und kopieren Sie die Dateien in den Ordner des Videoplayers. Schalten Sie den Flugmodus ein, starten Sie jeden Film kurz und begrenzen Sie die Lautstärke. Überlassen Sie es dann beim Frühstück den Kindern: Die finden Fehler binnen Minuten.',
      },
    ],
    hints: [
      {
        title: 'Versionen zum Mitsingen',
        text: 'Von manchen Musicals gibt es eine zweite Version mit eingeblendeten Liedtexten. Sie steht unter „Extras“ oder in einer eigenen Sammlung und ist genauso lang wie der Film selbst.',
      },
      {
        title: 'IMAX und andere Versionen',
        text: 'Marvel-Filme bieten unter „Versionen“ mitunter IMAX Enhanced, in den großen Szenen also ein höheres Bild. Es füllt den Bildschirm eines Tablets besser aus als das Breitbild.',
      },
      {
        title: 'Serien in kleinen Portionen',
        text: 'Folgen von sieben Minuten sind für unterwegs praktischer als ein Spielfilm: Man kann an jeder Ausfahrt aufhören. Zehn davon ergeben gut eine Stunde Programm.',
      },
      {
        title: 'Alte Zeichentrickfilme',
        text: 'Klassiker haben ein fast quadratisches Bild, und vor manchen steht ein Hinweis auf überholte Darstellungen. Sehen Sie die erste Minute selbst an, bevor das Tablet nach hinten wandert.',
      },
    ],
    questions: [
      {
        question: 'Mein Profil verlangt eine PIN. Ist das ein Problem?',
        answer:
          'Nein, geben Sie sie im Programm einmal ein, genau wie im Browser. Danach bleibt das Profil geöffnet, bis Sie sich abmelden.',
      },
      {
        question: 'Darf ich das Tablet den Nachbarskindern geben?',
        answer:
          'Lassen Sie die Nachbarskinder bei Ihren mitschauen. Dateien weiterzugeben gehört nicht zum privaten Gebrauch, so kurz die Fahrt auch ist.',
      },
      {
        question: 'Kann mein Kind allein etwas herunterladen?',
        answer:
          'Das Programm läuft auf Ihrem Computer und fragt niemanden nach dem Alter. Installieren Sie es nur in Ihrem eigenen Benutzerkonto und geben Sie dem Kind die fertigen Dateien.',
      },
      {
        question: 'Ein Film vom letzten Winter fehlt. Wo ist er?',
        answer:
          'Manche Filme, vor allem Koproduktionen, verschwinden zeitweise, solange ein anderer Anbieter die Rechte hat. Suchen Sie im Erwachsenenprofil noch einmal nach dem Titel; taucht er auch dort nicht auf, ist er vorerst nicht verfügbar.',
      },
    ],
    meta_title: 'Anleitung: Disney+ für die Familie sichern',
    meta_description:
      'Juniorprofil, Tonspur, Auflösung und Tablet: So bereiten Sie Filme und Serien aus Disney+ für die Reise mit der Familie vor.',
  },
  hbo_max_downloader: {
    title: 'HBO Max: eine lange Serie Staffel für Staffel sichern',
    intro:
      'Acht Staffeln einer Dramaserie sind eine Menge Stoff. Hier lesen Sie, wie Sie eine HBO-Serie aus Ihrem Abo von HBO Max in Etappen herunterladen, ohne dass die Festplatte vollläuft oder Sie den Überblick verlieren.',
    steps: [
      {
        title: 'Auf dem richtigen Weg anmelden',
        text: 'Seit Juli 2025 heißt der Dienst wieder HBO Max, alte Adressen mit „max“ führen zur selben Anmeldung. Haben Sie ihn über einen Kabel- oder Mobilfunkanbieter, wählen Sie „Mit Anbieter verbinden“, suchen den Namen und geben dessen Zugang ein. Danach landen Sie von selbst bei den Profilen.',
      },
      {
        title: 'Den passenden Bereich suchen',
        text: 'HBO, Max Originals, DC und das Archiv von Warner haben eigene Bereiche im Menü. Eine Serie öffnet sich bei der Staffel, die Sie zuletzt gesehen haben, sonst bei der neuesten; wechseln Sie zur ersten. Bei Miniserien gibt es keine Staffelauswahl.',
      },
      {
        title: 'Bonusclips abwählen',
        text: 'Auf viele HBO-Folgen folgt ein Blick hinter die Kulissen als eigener Kurzfilm, etwa „Inside the Episode“. Diese Clips dauern fünf Minuten und sind an ihrer Länge leicht zu erkennen. Entfernen Sie das Häkchen, wenn Sie nur die Geschichte sehen wollen, oder behalten Sie wenigstens den Clip zum Finale.',
      },
      {
        title: 'Den passenden Ton wählen',
        text: 'Bei HBO sind Dialoge leise und Musik laut abgemischt. Für einen Fernseher mit Receiver nehmen Sie Mehrkanalton, für Kopfhörer Stereo; beides in einer MKV-Datei braucht kaum mehr Platz. Nehmen Sie deutsche Untertitel dazu, denn hier wird gern geflüstert.',
      },
      {
        title: 'Staffel für Staffel sichern',
        text: 'Zehn Folgen von je einer Stunde belegen in 1080p zwanzig bis fünfundzwanzig Gigabyte. Benennen Sie den Ordner nach der Staffel, lassen Sie sie über Nacht laden und holen Sie die nächste, wenn Sie die laufende zur Hälfte gesehen haben. In der Mediathek des Programms sehen Sie am Fortschritt, wie weit die zehn Folgen sind.',
      },
    ],
    hints: [
      {
        title: 'Rückblicke sind eingebaut',
        text: '„Was bisher geschah“ ist Teil der Folge und muss nicht eigens gesichert werden. Nach Monaten Pause lohnt sich die Minute, die man sonst überspringt.',
      },
      {
        title: 'Filme verschwinden zum Monatsende',
        text: 'Serien von HBO bleiben; Filme anderer Studios gehen oft am letzten Tag eines Monats. Vor dem Urlaub lohnt sich ein Blick in die Reihe mit den bald endenden Titeln.',
      },
      {
        title: 'Alter und Profil',
        text: 'Dramen mit viel Gewalt sind in Profilen mit niedriger Altersfreigabe nicht zu sehen. Fehlt eine Serie, die Sie kennen, prüfen Sie zuerst das Profil.',
      },
      {
        title: 'Tarife unterscheiden sich im Bild',
        text: 'Die Tarife bieten verschiedene Auflösungen und unterschiedlich viele Streams. Unter „Qualität“ steht, was Ihr Tarif am Computer erlaubt, und nichts darüber hinaus.',
      },
    ],
    questions: [
      {
        question: 'Macht es etwas aus, dass ich über einen TV-Anbieter abonniere?',
        answer:
          'Nein, sofern Sie sich mit diesem Anbieter auf der Website von HBO Max anmelden können. Ob die Rechnung vom Kabelnetz oder vom Dienst kommt, sieht das Programm nicht.',
      },
      {
        question: 'Warum findet meine Freundin im Ausland dieselbe Serie nicht?',
        answer:
          'In einigen Ländern gehören HBO-Serien noch anderen Diensten, in Japan etwa U-NEXT, in Kanada Crave. Diese Verträge laufen nach und nach aus, es lohnt sich also, jedes Jahr wieder nachzusehen.',
      },
      {
        question: 'Eine Folge ist länger als früher. Ist das eine neue Schnittfassung?',
        answer:
          'Wahrscheinlich nicht. HBO-Folgen dauern zwischen 48 und 90 Minuten, und die Angabe schließt den Abspann in mehreren Sprachen mit ein.',
      },
      {
        question: 'Ich habe letztes Jahr in Staffel vier aufgehört. Wie geht es weiter?',
        answer:
          'Öffnen Sie die Serie: Was schon im Ordner liegt, ist markiert. Kreuzen Sie die nächste Staffel an, dann macht das Programm dort weiter, vorausgesetzt, Sie haben die Dateien nicht umbenannt.',
      },
    ],
    meta_title: 'Anleitung: Lange HBO-Serien staffelweise sichern',
    meta_description:
      'Bereiche, Staffeln, Extras und Ton: So laden Sie eine lange Serie aus Ihrem Abo von HBO Max in Etappen, die auf den Laptop passen.',
  },
  hulu_downloader: {
    title: 'Hulu in den USA: neue Folgen jede Woche herunterladen',
    intro:
      'Hulu lebt von Sendungen, die am Abend zuvor im Fernsehen liefen. Wer in den USA wohnt und sich einmal in der Woche Zeit dafür nimmt, hat sie alle in der U-Bahn dabei und verpasst auch in vollen Wochen keine Folge.',
    steps: [
      {
        title: 'In den USA anmelden',
        text: 'Hulu bedient nur Zuschauer in den Vereinigten Staaten. Melden Sie sich im eingebauten Browser mit Ihrem eigenen Konto an und wählen Sie Ihr Profil. Hat Disney Ihre Zugänge zu Hulu und Disney+ zusammengelegt, gelten dieselbe E-Mail-Adresse und dasselbe Passwort wie dort.',
      },
      {
        title: '„My Stuff“ öffnen',
        text: 'Ihre Merkliste ist die schnellste Übersicht über Neues. Gibt es neue Folgen, ist die Serie dort gekennzeichnet. Fügen Sie jede Sendung einmal mit dem Pluszeichen hinzu und lassen Sie die Startseite links liegen, denn sie zeigt vor allem, was Sie gar nicht gesucht haben.',
      },
      {
        title: 'Das Ablaufdatum ansehen',
        text: 'Bei Senderserien stehen häufig nur die letzten fünf Folgen bereit. Öffnen Sie die Serie, wählen Sie bei einer Folge „Details“ und lesen Sie „Expires in … days“. Läuft sie noch vor Ihrem nächsten Termin ab, setzen Sie diese Folge an die Spitze der Warteschlange.',
      },
      {
        title: 'Neue Folgen ankreuzen',
        text: 'Folgen, die schon im Ordner liegen, sind ausgegraut; alle anderen sind diese Woche neu. Stellen Sie „Untertitel“ auf Englisch CC und „Qualität“ für das Telefon auf 720p. Fünf Folgen einer Sitcom belegen dann rund anderthalb Gigabyte.',
      },
      {
        title: 'Eine Gewohnheit daraus machen',
        text: 'Der Samstagmorgen ist eine gute Zeit: Die Sendungen vom Freitag sind da, und die Server haben wenig zu tun. Starten Sie die Downloads, kochen Sie Kaffee und kopieren Sie den Ordner, wenn überall „Fertig“ steht. Löschen Sie bei der Gelegenheit gleich, was Sie letzte Woche gesehen haben.',
      },
    ],
    hints: [
      {
        title: 'FX und ABC verhalten sich verschieden',
        text: 'Bei Serien von FX bleiben meist ganze Staffeln, bei denen von ABC verschwinden Folgen oft, sobald die nächste Staffel beginnt. Hulu Originals bleiben. Ein altes Drama von FX kann also warten, eine laufende Arztserie von ABC nicht.',
      },
      {
        title: 'Untertitel lassen sich durchsuchen',
        text: 'Als SRT gespeichert sind sie eine einfache Textdatei. Das hilft, wenn Sie für das Quiz am Donnerstag die Szene mit dem einen Satz brauchen.',
      },
      {
        title: 'Wenn die Serie Pause macht',
        text: 'Im Dezember und noch einmal im Sommer pausieren viele Sendungen. Drei Wochen ohne neue Folge sind dann kein Fehler; die Serienseite nennt meist den Tag, an dem es weitergeht.',
      },
      {
        title: 'Zusatzkanäle in Hulu',
        text: 'Über Hulu gebuchte Premiumsender erscheinen zwischen den anderen Reihen, mit ihrem Logo im Bild. Ihre Titel lassen sich abspielen und auswählen, solange Sie das Zusatzabo bezahlen.',
      },
    ],
    questions: [
      {
        question: 'Ich sehe Hulu in der App von Disney+. Welches Produkt brauche ich?',
        answer:
          'Können Sie sich auf hulu.com anmelden, dieses hier. Titel, die es nur bei Disney+ gibt, gehören zum Produkt für Disney+. Im Zweifel probieren Sie beides in der Testversion.',
      },
      {
        question: 'Sind Aufnahmen des Cloud-DVR dabei?',
        answer:
          'Nein. Sie gehören zu Live TV, das dieses Produkt nicht unterstützt. Dieselbe Sendung gibt es meist einen Tag später ohnehin auf Abruf.',
      },
      {
        question: 'Genügt der Tarif mit Werbung?',
        answer:
          'Für die meisten Sendungen ja. Ihre Datei enthält nur die Folge, die Werbepausen gehören zum Player von Hulu. Einige Titel gibt es allerdings nur im Tarif ohne Werbung.',
      },
      {
        question: 'Warum kam eine Folge einen Tag später?',
        answer:
          'Manche Verträge verlangen mehr Abstand zur Ausstrahlung, und Sendungen nach Mitternacht zählen zum nächsten Tag. Sehen Sie am Abend noch einmal nach, bevor Sie von einem Fehler ausgehen.',
      },
    ],
    meta_title: 'Anleitung: Hulu-Folgen jede Woche sichern',
    meta_description:
      '„My Stuff“ nutzen, Ablaufdaten beachten und neue Folgen herunterladen: Hulu-Anleitung für Nutzer in den USA mit eigenem Abo.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ auf dem Windows-Laptop sehen',
    intro:
      'Seit Oktober 2025 nennt Apple den Dienst nur noch Apple TV. Am Mac ist er bequem; dies ist der Weg auf dem Windows-Laptop und in einem Player Ihrer Wahl.',
    steps: [
      {
        title: 'Ein vertrautes Gerät bereithalten',
        text: 'Öffnen Sie den Dienst in Tidemark Video und geben Sie Ihren Apple Account ein. Auf iPhone, iPad oder Mac leuchtet ein sechsstelliger Code auf; ohne ein solches Gerät schickt Apple eine SMS. Bestätigen Sie „Diesem Browser vertrauen“, sonst tippen Sie bei jedem Start einen Code.',
      },
      {
        title: 'Bei den Originalen bleiben',
        text: 'Die Seite zeigt zuerst alles, was Apple sendet, verkauft und verleiht. Der Reiter mit dem Namen des Abos führt, was dazugehört. Ein Preis auf dem Knopf bedeutet den Store, der nicht zu diesem Produkt gehört. „Folge abspielen“ ohne Preis ist das, was Sie suchen.',
      },
      {
        title: 'Serie und Staffel öffnen',
        text: 'Originale sind wenige und ordentlich: ein Auswahlfeld, höchstens zehn Folgen, ein paar Bonusclips. Trailer stehen über den Folgen und sind von vornherein nicht angekreuzt. An der Dauer erkennen Sie, ob ein Finale doppelt so lang ist.',
      },
      {
        title: 'Die Sprachenliste lesen',
        text: 'Rund vierzig Untertitelsprachen sind hier üblich, mit SDH-Fassungen. Tippen Sie zwei Buchstaben in das Feld „Untertitel“, um Ihre zu finden. Synchronfassungen gibt es weniger, etwa zehn; AD steht dabei, wo eine Stimme das Bild beschreibt.',
      },
      {
        title: 'Den Ton wählen und prüfen',
        text: 'Nehmen Sie Stereo für den Laptop. Die Mehrkanalspur ist für einen Receiver gedacht, aus kleinen Lautsprechern klingen ihre Stimmen weit entfernt. Klicken Sie auf „Herunterladen“ und spielen Sie danach einen leisen Dialog. Verstehen Sie ihn bei halber Lautstärke, war die Wahl gut.',
      },
    ],
    hints: [
      {
        title: 'Mittwoch und Freitag',
        text: 'Neue Folgen erscheinen meist an diesen Tagen, in Europa am Morgen. Zum Auftakt sind zwei oder drei üblich, danach kommt bis zum Finale eine je Woche.',
      },
      {
        title: 'Dunkle Bilder',
        text: 'Mehrere Originale sind für helle, gute Bildschirme gestaltet. Heben Sie auf einem alten Laptop die Helligkeit des Players an und nicht die der Datei, denn nächstes Jahr haben Sie vielleicht einen besseren Schirm.',
      },
      {
        title: 'Schwere Zeilen in der Warteschlange',
        text: 'Apples Bild ist weniger komprimiert als die meisten. Eine Stunde kann doppelt so viel wiegen, wie Sie es von anderswo kennen; die Größe unter der Warteschlange ist richtig und kein Fehler. Planen Sie dafür eine Nacht ein.',
      },
    ],
    questions: [
      {
        question: 'Geht es mit der Familienfreigabe?',
        answer:
          'Ja. Jedes Mitglied meldet sich mit dem eigenen Apple Account an und sieht das Abo der Familie. Ihr Passwort müssen Sie dafür niemandem geben.',
      },
      {
        question: 'Kann ich Filme aus meinen iTunes-Käufen einbeziehen?',
        answer:
          'Nein. Käufe aus dem Store haben eigene Regeln und bleiben in Apples Programmen, auch in dem für Windows.',
      },
      {
        question: 'Sind Liveübertragungen von Fußball oder Baseball dabei?',
        answer:
          'Livesport wird nicht gespeichert. Dokumentationen und Höhepunkte lassen sich auswählen, sobald sie mit einer Folgenliste im Katalog stehen.',
      },
      {
        question: 'Ich habe Apple TV über den Mobilfunkvertrag oder Apple One. Ist das dasselbe?',
        answer:
          'Für das Programm ja: Es zählt, dass tv.apple.com die Serie abspielt, wenn Sie angemeldet sind. Enden die Freimonate des Vertrags, endet auch das.',
      },
      {
        question: 'Es kommt kein Code. Was kann ich tun?',
        answer:
          'Wählen Sie auf Apples Seite „Keinen Code erhalten?“ und lassen Sie ihn als SMS senden. Nach mehreren Fehlversuchen sperrt Apple die Anmeldung eine Weile; dann ist Warten schneller als Probieren.',
      },
    ],
    meta_title: 'Anleitung: Apple TV+ auf Windows und Mac',
    meta_description:
      'Anmeldung mit Code, Originale erkennen, aus vierzig Untertitelsprachen wählen: Schritt für Schritt durch Apple TV+ am Computer.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+: Reihenfolge halten, von Star Trek bis Nickelodeon',
    intro:
      'Sechs Jahrzehnte Star Trek und die Dramen von Showtime in einem Abo: Paramount+ belohnt, wer Ordnung hineinbringt. Halten Sie für den zweiten Schritt Papier und Stift bereit.',
    steps: [
      {
        title: 'Herausfinden, was Ihr Tarif enthält',
        text: 'In den USA gehören die Serien von Showtime zum Tarif Premium, Essential lässt sie verschlossen. Anderswo verläuft die Grenze anders. Melden Sie sich an, öffnen Sie je einen Titel und spielen Sie eine Sekunde. Was dort zum Wechsel des Tarifs auffordert, bleibt auch im Programm zu.',
      },
      {
        title: 'Eine Reihenfolge wählen',
        text: 'Nach der Ausstrahlung ab 1966 oder nach dem Kalender der Geschichte, in dem Enterprise zuerst kommt und Discovery neun Jahrhunderte überspringt: Entscheiden Sie, bevor Sie Ordner nummerieren. Schreiben Sie die Folge auf, denn Serien laufen jahrelang parallel, und die Filme gehören dazwischen.',
      },
      {
        title: 'Vom Bereich ausgehen',
        text: 'Das Menü der Marken führt zu Star Trek, CBS, Nickelodeon, MTV und Showtime, jeweils mit allem, was dazugehört. Von dort öffnet sich eine Serie mit Staffelauswahl. Kurzfilme und Gesprächsrunden haben eigene Einträge und werden leicht für fehlende Folgen gehalten.',
      },
      {
        title: 'Serie für Serie sichern',
        text: 'Klassische Serien haben 22 und mehr Folgen je Staffel, zwei Abende genügen für eine. Das Feld „Qualität“ ist ehrlich zu ihrem Alter: Eine Serie, die in den Neunzigern auf Video geschnitten wurde, endet bei der Größe, in der sie entstand. Nehmen Sie diese, eine größere gibt es nicht.',
      },
      {
        title: 'Für das Regal nummerieren',
        text: 'Geben Sie jeder Serie ein Kürzel wie „03 TNG“, danach Staffel und Folge nach Muster. Player und Medienserver halten dann Ihre Ordnung ein und nicht die des Alphabets. Steht die letzte Zeile auf „Fertig“, vergleichen Sie die Zahl der Dateien mit Ihrem Blatt.',
      },
    ],
    hints: [
      {
        title: 'Restauriert oder nicht',
        text: 'Die Originalserie und Das nächste Jahrhundert wurden vom Film neu abgetastet, Deep Space Nine und Voyager nie. Ein weiches Bild ist dort die Quelle und nicht Ihre Leitung.',
      },
      {
        title: 'Kinderserien in Hälften',
        text: 'Folgen von Nickelodeon enthalten oft zwei Geschichten. Sie werden wie gesendet als eine Datei gespeichert, beide Titel kommen in den Namen.',
      },
      {
        title: 'Filme kommen und gehen',
        text: 'Die Kinofilme einer Reihe wandern alle paar Monate zwischen Diensten. Sind einmal alle zugleich da, ist das die Woche, in der Sie handeln sollten.',
      },
      {
        title: 'Ein anderes Regal je Land',
        text: 'In Europa, Lateinamerika und Australien führt der Dienst örtliche Produktionen, und manche Trek-Serie lief jahrelang bei anderen Anbietern.',
      },
    ],
    questions: [
      {
        question: 'Lässt sich CBS live speichern?',
        answer:
          'Nein. Warten Sie, bis die Folge auf Abruf steht, meist am folgenden Tag und dann mit Untertiteln.',
      },
      {
        question: 'Ich habe Paramount+ als Kanal bei Amazon. Welches Produkt ist das?',
        answer:
          'Das für Prime Video, weil Sie sich dort anmelden. Dasselbe gilt für Apple oder Sky als Verkäufer: Es entscheidet die Seite mit Ihrer Anmeldung.',
      },
      {
        question: 'Finde ich den Pilotfilm mit dem anderen Captain?',
        answer:
          '„The Cage“ steht bei der Originalserie, als Folge null oder am Ende einer Staffel. Suchen Sie nach dem Titel, sein Platz hat schon gewechselt.',
      },
      {
        question: 'Wie groß ist ganz Star Trek?',
        answer:
          'Mehr als neunhundert Folgen. Rechnen Sie bei den bescheidenen Größen der älteren Serien mit rund 700 Gigabyte; niemand braucht alles auf einem Laptop.',
      },
      {
        question: 'Welche Untertitel gibt es?',
        answer:
          'Englische fast immer. Andere Sprachen hängen vom Land Ihres Kontos ab, und ältere Serien haben mitunter keine weitere.',
      },
    ],
    meta_title: 'Anleitung: Paramount+ in richtiger Reihenfolge',
    meta_description:
      'Star Trek, Showtime und Nickelodeon aus Paramount+ nach Reihe, Jahr und Folge ordnen und für privates Ansehen sichern. Schritt für Schritt.',
  },
  peacock_downloader: {
    title: 'Peacock: lange Serien aus den USA in Blöcken',
    intro:
      'The Office noch einmal oder eine Reality-Staffel, über die alle reden: ein Plan für Zuschauer von Peacock in den Vereinigten Staaten, von der Anmeldung bis zu einem Ordner, der auch einen Stromausfall übersteht.',
    steps: [
      {
        title: 'Peacock im Programm öffnen',
        text: 'Nehmen Sie den Zugang, mit dem Sie bezahlen; Premium und Premium Plus unterscheiden sich in der Werbung und nicht in den meisten Titeln. Nach dem Passwort fragt Peacock, wer zusieht. Ein Profil mit Kindereinstellung verbirgt die Hälfte der Sitcoms, wählen Sie also eines für Erwachsene.',
      },
      {
        title: 'Nach längeren Fassungen sehen',
        text: 'Die „Superfan Episodes“ von The Office sind länger als die Ausstrahlung und bilden im Katalog eine eigene Serie. Von Parks and Recreation gibt es einige Folgen im Schnitt der Produzenten. Vergleichen Sie die Dauer: 22 Minuten liefen im Fernsehen, 30 und mehr sind die lange Fassung.',
      },
      {
        title: 'Staffelweise auswählen',
        text: 'Bei neun Staffeln mit gut zwanzig Teilen nehmen Sie eine nach der anderen. Das Kästchen über der Liste markiert alle, Rückblicke und Webfolgen am Ende lassen sich wieder abwählen. Eine Sitcom-Staffel belegt in 720p etwa acht Gigabyte.',
      },
      {
        title: 'Untertitel hinzufügen',
        text: 'Englische gibt es fast immer, spanische oft, und bei den Serien von Telemundo ist es umgekehrt. Eine Textdatei neben dem Video ist die bessere Wahl, wenn mehrere Personen mit verschiedenen Wünschen vor demselben Fernseher sitzen.',
      },
      {
        title: 'Über Nacht laufen lassen, beim Frühstück prüfen',
        text: 'Stellen Sie ein oder zwei gleichzeitige Aufträge ein, klicken Sie auf „Herunterladen“ und schalten Sie den Bildschirm aus. Am Morgen sehen Sie die erste und die letzte Datei an. Öffnen beide und stimmt die Zahl mit der Staffel überein, gilt das auch für alles dazwischen.',
      },
    ],
    hints: [
      {
        title: 'Bravo am Tag danach',
        text: 'Serien von Bravo erscheinen am Morgen nach der Ausstrahlung. Der Sonntag ist ein guter Tag, um eine Woche davon zu sammeln, samt Aussprachen und den Folgen mit „Secrets Revealed“, älteren Teilen mit eingeblendeten Hintergründen.',
      },
      {
        title: 'NBC am nächsten Tag',
        text: 'Die aktuellen Folgen von NBC hängen vom Tarif ab und haben ein kurzes Fenster. Setzen Sie sie über die Sitcoms, die niemandem davonlaufen.',
      },
      {
        title: 'Sport ist eine Frage der Zeit',
        text: 'Aufzeichnungen von Veranstaltungen verschwinden früh. Wenn Sie eine behalten dürfen, verschieben Sie sie nicht, und suchen Sie im Bereich des Ereignisses statt über die Lupe.',
      },
      {
        title: 'Die Musik kann eine andere sein',
        text: 'Lieder in älteren Serien wurden für das Streaming manchmal ersetzt. In der Datei hören Sie, was Peacock spielt.',
      },
    ],
    questions: [
      {
        question: 'Wird das Bild mit Premium Plus besser?',
        answer:
          'Die Stufe nimmt den größten Teil der Werbung weg und bringt Ihren örtlichen NBC-Sender live. Die Auflösung hängt vom Titel und vom Computer ab.',
      },
      {
        question: 'Funktioniert es im Urlaub in Europa?',
        answer:
          'Peacock spielt dort nicht, und unser Programm ändert nichts daran, wo Sie sind. Speichern Sie zu Hause, was Sie im Ausland sehen wollen, und löschen Sie es nach der Reise.',
      },
      {
        question: 'Wann genügt der Download in der App von Peacock?',
        answer:
          'Mit Premium Plus, einem Telefon und einem Flug vollkommen. Er endet, wo Sie lieber auf dem Laptop oder auf einem Fernseher ohne Apps sehen.',
      },
      {
        question: 'Ein Film ist angekündigt, es öffnet aber nur der Trailer. Warum?',
        answer:
          'Filme von Universal kommen einige Wochen oder Monate nach dem Kino. Bis dahin zeigt die Seite einen Trailer und ein Datum; sehen Sie dann wieder hin.',
      },
    ],
    meta_title: 'Anleitung: Peacock-Serien in Blöcken sichern',
    meta_description:
      'Sendefassung oder Superfan Episode, Bravo am Tag danach, Untertitel und Staffeln: Anleitung für Peacock in den USA, nur privat.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: Dokureihen mit verwirrender Zählung ordnen',
    intro:
      'Haussuchen und Backshows haben Hunderte von Folgen. Mit einem Filter und einem kleinen Bild wird daraus ein Regal, das sich überblicken lässt, und eine halbe Stunde Sortieren erspart einen Abend voller Scrollen.',
    steps: [
      {
        title: 'Die Senderseite wählen',
        text: 'HGTV, Food Network, TLC, DMAX, ID und Animal Planet haben je nach Land eigene Seiten unter „Sender“. Eine Suche im ganzen Dienst nach „Haus“ bringt zu viel. Auf der Seite eines Senders findet dasselbe Wort sechs Reihen, und Sie wissen sofort, welche Sie meinten.',
      },
      {
        title: 'Nach Staffel sortieren, nicht nach Jahr',
        text: 'Öffnen Sie die Reihe und klappen Sie die Staffeln auf. Amerikanische Reihen wurden in Europa umnummeriert, Staffel 12 kann daher in ihrer Heimat Staffel 9 sein. Die Liste im Programm zählt wie die Seite Ihres Landes; lassen Sie das Jahr aus dem Dateinamen weg.',
      },
      {
        title: 'Nach dem Inhalt filtern',
        text: 'Jede Zeile trägt die Zusammenfassung ihrer Folge. Tippen Sie ein Wort wie „Küche“, „Leuchtturm“ oder „Alaska“ in das Filterfeld des Programms, kreuzen Sie die Treffer an, leeren Sie das Feld und nehmen Sie das nächste. Aus zweihundert Zeilen werden die elf, die Sie interessieren.',
      },
      {
        title: 'Eine kleine Größe nehmen',
        text: 'Für ein Tablet neben dem Herd sind 720p reichlich, eine Staffel passt in zehn Gigabyte. In der Werkstatt genügt noch weniger, denn aus drei Metern prüft niemand die Maserung der Eiche. Solange die Säge läuft, helfen Untertitel mehr als Bildpunkte.',
      },
      {
        title: 'Ordner nach Vorhaben anlegen',
        text: '„Bad“, „Brot“ und „Fälle“ sind bessere Namen als Staffelnummern, wenn Sie später Rat suchen. Wählen Sie den Zielordner je Auftrag, bevor Sie auf „Herunterladen“ klicken. Die Beschreibung jeder Folge lässt sich als Text daneben speichern und wird von der Suche Ihres Systems gefunden.',
      },
    ],
    hints: [
      {
        title: 'Gleicher Name, anderes Land',
        text: 'Viele Formate gibt es in einer britischen, einer amerikanischen und einer deutschen Ausgabe. Eine Flagge steht nicht immer dabei; Pfund, Dollar oder der Tonfall der ersten Minute verraten es.',
      },
      {
        title: 'Das Rezept behalten',
        text: 'Mengen stehen in Kochsendungen oft zwei Sekunden lang im Bild. In einer Datei halten Sie an der richtigen Stelle an, so oft der Teig es verlangt.',
      },
      {
        title: 'Gemeinsame Folgen in zwei Listen',
        text: 'Doppelfolgen mit einer anderen Reihe stehen in beiden. Kreuzen Sie sie nur einmal an, sonst liegt dieselbe Stunde zweimal auf der Platte.',
      },
      {
        title: 'Wahre Verbrechen zum Einschlafen',
        text: 'Nur den Ton gibt es hier nicht. Ein Bild in 480p bei abgedunkeltem Schirm macht aus ID aber einen sehr sparsamen Begleiter.',
      },
    ],
    questions: [
      {
        question: 'Gehört Discovery+ nicht zu HBO Max?',
        answer:
          'In einigen Ländern steht ein großer Teil des Katalogs dort, in manchen sind beide ein Abo geworden. Es entscheidet die Seite, auf der Sie sich anmelden.',
      },
      {
        question: 'Darf ich eine Reihe über einen Gerichtsfall für die Schule behalten?',
        answer:
          'Zur eigenen Vorbereitung, soweit die Bedingungen es erlauben. Im Unterricht zu zeigen ist eine andere Nutzung und braucht eine Erlaubnis oder eine gesetzliche Ausnahme.',
      },
      {
        question: 'Warum öffnen die neuesten Folgen bei mir nicht?',
        answer:
          'Manche Reihen laufen zuerst im Fernsehen und später hier, andere umgekehrt. Steht auf der Seite „Demnächst“, gibt es noch nichts zu speichern.',
      },
      {
        question: 'Die Liste endet bei hundert Zeilen. Was hilft?',
        answer:
          'Scrollen Sie auf der Seite des Dienstes bis ans Ende der Staffel und lesen Sie sie neu ein. Sehr lange Staffeln laden in Portionen, und nur Geladenes lässt sich auflisten.',
      },
    ],
    meta_title: 'Anleitung: Dokureihen aus Discovery+ ordnen',
    meta_description:
      'Senderseite wählen, Staffelzählung verstehen, nach Inhalt filtern: so sichern Sie aus langen Reihen von Discovery+ nur, was Sie sehen.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll: OmU, Synchro und eine ganze Saison',
    intro:
      'Diese Woche mit Untertiteln, in drei Wochen synchronisiert: eine Saison bei Crunchyroll von der ersten Folge bis zum vollständigen Ordner. Die Methode kostet fünf Minuten in der Woche und übersteht auch eine geteilte Staffel.',
    steps: [
      {
        title: 'Sprachen einstellen',
        text: 'In den Einstellungen Ihres Profils bei Crunchyroll entscheiden die Sprachen für Ton und Untertitel, was zuerst kommt. Melden Sie sich an und prüfen Sie beides einmal. Sehen Sie bei der Gelegenheit auf die Altersfreigabe, die manche Serie der späten Nacht ganz verbirgt.',
      },
      {
        title: 'Den Simulcast-Kalender nutzen',
        text: 'Er zeigt Stunde und Wochentag jeder neuen Folge in Ihrer Zeitzone, mit einer Krone, wo eine Mitgliedschaft nötig ist. Notieren Sie drei oder vier Serien. Blenden Sie Synchronfassungen im Menü des Kalenders aus, sonst scheint jede Serie mehrmals in der Woche zu laufen.',
      },
      {
        title: 'Die Serie öffnen',
        text: 'Das Menü unter dem Titel führt die Staffeln, und Synchronfassungen können eigene sein, etwa „Season 1 (German Dub)“. Wählen Sie den Eintrag und nicht nur die Spur. Filme und OVAs stehen am Ende und haben keine Nummer, die zum Rest passt.',
      },
      {
        title: 'Untertitel als ASS speichern',
        text: 'Diese Form bewahrt den Platz von Schildern und das Aussehen von Liedern; ein Zettel an der Wand bleibt an der Wand. SRT ist nur für Fernseher und Player, die nichts anderes kennen. In einer MKV-Datei reist der Text als Spur mit, neben einer MP4-Datei als eigene Datei.',
      },
      {
        title: 'Jede Woche eine Folge ergänzen',
        text: 'Öffnen Sie die Serie am Abend nach der Veröffentlichung. Was Sie haben, ist markiert, der neue Teil hat ein leeres Kästchen. Kreuzen Sie ihn an, klicken Sie auf „Herunterladen“ und klappen Sie zehn Minuten später zu. Kommentare bleiben bei Crunchyroll, die verratenen Wendungen eingeschlossen.',
      },
      {
        title: 'Zum Schluss vervollständigen',
        text: 'Ist die Saison vorbei, vergleicht das Programm Ihren Ordner mit der Liste und holt, was fehlt. Die übliche Lücke ist ein Rückblick mit der Nummer 6.5, eine andere die Bonusfolge der Blu-ray, die oft ohne Ankündigung nachkommt.',
      },
    ],
    hints: [
      {
        title: 'Springende Nummern',
        text: 'Lange Serien zählt das Studio durch, der Dienst nach Staffeln. Wählen Sie eine Art für die Dateinamen und bleiben Sie dabei; Medienserver für Anime erwarten meist die durchlaufende.',
      },
      {
        title: 'Titel von Funimation',
        text: 'Was von dort kam, hat mitunter mehrere Einträge mit demselben Namen. Der mit mehr Sprachen ist in der Regel der neuere.',
      },
      {
        title: 'Ausgebesserte Folgen',
        text: 'Studios zeichnen nach der Ausstrahlung Szenen neu, Übersetzer bessern Zeilen aus. Wirkte ein Finale gehetzt, sehen Sie eine Woche später noch einmal nach, bevor Sie es archivieren. Das gilt besonders für Serien, die unter Zeitdruck fertig wurden.',
      },
    ],
    questions: [
      {
        question: 'Kann ich den kostenlosen Zugang nutzen?',
        answer:
          'Kaum noch, denn Crunchyroll hat ihn Schritt für Schritt zurückgenommen. Was Ihr Browser ohne Mitgliedschaft spielt, lässt sich auswählen, der Rest nicht.',
      },
      {
        question: 'Sind Manga oder Musik dabei?',
        answer:
          'Musikvideos und Konzerte aus dem Katalog ja, sie haben eine eigene Reihe. Comics und Spiele nicht.',
      },
      {
        question: 'Fan oder Mega Fan: Spielt das hier eine Rolle?',
        answer:
          'Die Stufen unterscheiden sich in gleichzeitigen Streams und in Extras wie dem eigenen Offlinemodus auf dem Telefon. Der Katalog der Folgen ist derselbe.',
      },
      {
        question: 'Meine Serie endet bei Folge zwölf von vierundzwanzig. Stimmt etwas nicht?',
        answer:
          'Wahrscheinlich ist sie geteilt: Die zweite Hälfte folgt eine Saison später, manchmal als neue Staffel. Die Seite der Serie nennt ein Datum, sobald es eines gibt.',
      },
    ],
    meta_title: 'Anleitung: Anime aus Crunchyroll richtig sichern',
    meta_description:
      'Sprachen einstellen, Kalender lesen, Dub-Staffeln finden, ASS-Untertitel behalten: die Crunchyroll-Anleitung für private Sammlungen.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: Aufzeichnungen finden, ohne das Ergebnis zu sehen',
    intro:
      'Live ist live. Aber die Aufzeichnung eines Spiels und die Filme von 30 for 30 können innerhalb ihrer Fristen auf Sie warten. Die Kunst liegt darin, unter fünf Videos das richtige zu finden und unterwegs keinen Spielstand zu erfahren.',
    steps: [
      {
        title: 'Den neuen Namen kennen',
        text: 'Seit August 2025 heißt der Tarif, der einmal ESPN+ war, ESPN Select; ein größerer namens Unlimited bringt die Sender dazu. Die Anmeldung ist Ihr Konto bei MyDisney. In der Liste der Dienste von Tidemark Video behält der Eintrag seinen alten Namen.',
      },
      {
        title: 'Dem Spielstand ausweichen',
        text: 'Landen Sie nicht auf der Startseite, deren Überschriften Ergebnisse nennen. Öffnen Sie die Seite der Liga oder der Sportart und dort „Replays“. Die Vorschaubilder zeigen Wappen und selten Jubel. Läuft oben ein Ticker, machen Sie das Fenster so schmal, dass er abgeschnitten wird.',
      },
      {
        title: 'Die volle Länge wählen',
        text: 'Daneben stehen Kurzfassungen, Höhepunkte und die Pressekonferenz. Die Dauer trennt sie: Ein Fußballspiel hat etwa zwei Stunden, Baseball drei, ein Kampfabend fünf oder sechs. Vorberichte sind an manchen Tagen eigene Zeilen, an anderen Teil der Aufzeichnung.',
      },
      {
        title: 'Den Kommentar aussuchen',
        text: 'Zu vielen Fußballspielen gibt es Spanisch als eigenes Ereignis mit dem Zusatz „En Español“. Spiele der Hochschulen haben mitunter die Übertragung jeder Seite. Hören Sie eine halbe Minute der Hymne, sie verrät nichts, und entscheiden Sie dann.',
      },
      {
        title: 'Blind benennen und sichern',
        text: 'Das Muster aus Datum und Mannschaften lässt das Ergebnis weg. Nehmen Sie 720p für mehrstündige Ereignisse und klicken Sie auf „Herunterladen“. Prüfen Sie eine Stelle in den ersten zehn Minuten und widerstehen Sie der Versuchung zu springen.',
      },
    ],
    hints: [
      {
        title: 'Wie lange Aufzeichnungen bleiben',
        text: 'Dreißig Tage sind üblich, manche Ligen erlauben weniger. Setzen Sie die älteste an die Spitze der Warteschlange und die Dokumentationen, die jahrelang bleiben, an ihr Ende.',
      },
      {
        title: 'Mit großen Dateien rechnen',
        text: 'Ein Kampfabend kann sechs Stunden dauern. Halten Sie zehn Gigabyte frei oder sehen Sie nach, ob die Kämpfe einzeln aufgeführt sind.',
      },
      {
        title: 'Verlängerung in einer Datei',
        text: 'Die angekündigte Dauer wird vor dem Ereignis geschrieben. Ein Spiel mit der Angabe „3:00“, das 3:40 läuft, ist vollständig und nicht fehlerhaft.',
      },
      {
        title: 'Ein Regal voller Filme',
        text: 'E60, 30 for 30 und die Reihen über Mannschaften haben Staffeln wie eine Serie. Auf einem langen Flug sind sie am besten aufgehoben: Niemand an Bord kann sie verraten, und keine Frist drängt. Eine Staffel über eine Mannschaft füllt leicht zwei Flüge.',
      },
    ],
    questions: [
      {
        question: 'Mein örtliches Team ist gesperrt. Hilft späteres Speichern?',
        answer:
          'Nur wenn ESPN selbst die Aufzeichnung für Ihr Gebiet öffnet. Unser Programm folgt dem, was Ihr Konto sehen darf, auch wenn der Anpfiff Tage zurückliegt.',
      },
      {
        question: 'Sind Pay-per-View-Kämpfe enthalten?',
        answer:
          'Sie werden einzeln gekauft, und die Aufzeichnung folgt den Bedingungen dieses Kaufs. In der Regel bleibt der Abend für Käufer eine begrenzte Zeit offen; die Bestätigung von ESPN nennt sie.',
      },
      {
        question: 'Wann erscheint eine Aufzeichnung?',
        answer:
          'Oft binnen einer Stunde, manchmal am nächsten Morgen. Solange die Seite das rote Zeichen der Liveübertragung trägt, bleibt die Liste im Programm leer. Warten Sie dann, statt die Seite immer neu zu laden.',
      },
      {
        question: 'Ich bekomme ESPN im Paket mit Disney. Welches Produkt ist das?',
        answer:
          'Dieses, wenn Sie die Ereignisse auf der Seite von ESPN öffnen. Was Sie innerhalb der Seite von Disney+ sehen, gehört zum Produkt für Disney+.',
      },
    ],
    meta_title: 'Anleitung: ESPN+ ohne verratenes Ergebnis',
    meta_description:
      'Replays finden, volle Länge erkennen und Partien über Nacht sichern: so nutzen Sie das Archiv von ESPN+ privat und ohne Spoiler.',
  },
  tubi_video_downloader: {
    title: 'Tubi: Fundstücke sichten, bevor sie verschwinden',
    intro:
      'Tubi ist kostenlos, groß und unaufgeräumt. Dies ist eine Methode, drei gute Filme für das Wochenende daraus zu holen, an vielen Donnerstagen erprobt: zwanzig Minuten Aussuchen, nicht mehr.',
    steps: [
      {
        title: 'Tubi ohne Konto öffnen',
        text: 'Die meisten Titel spielen im eingebauten Browser sofort. Filme mit hoher Altersfreigabe verlangen eine Registrierung mit Geburtsdatum; sie kostet nichts und bringt wenige Briefe. Sonst hilft ein freies Konto nur dabei, „My List“ von einem Besuch zum nächsten zu behalten.',
      },
      {
        title: 'Mit „Leaving Soon“ beginnen',
        text: 'Diese Reihe ist die nützlichste, denn gute lizenzierte Filme stehen dort kurz vor dem Abschied. Blättern Sie bis an ihr Ende, bevor Sie etwas öffnen. Besuchen Sie danach Ecken wie Cult Classics oder Foreign Language, in die Sie keine Empfehlung der Startseite führt.',
      },
      {
        title: 'Die Fassung prüfen',
        text: 'Alte Filme liegen manchmal in mehreren Kopien vor, und ein Titel kann eine Neuverfilmung mit demselben Plakat sein. Lesen Sie Jahr, Besetzung und Dauer auf der Detailseite. Sehen Sie eine Minute: Zittert und rauscht es, suchen Sie nach einem zweiten Eintrag.',
      },
      {
        title: 'Bescheiden bleiben',
        text: 'Die Qualität reicht bei älteren Werken selten über 720p und muss es auch nicht. Ein Western von neunzig Minuten kommt auf etwa ein Gigabyte. Kreuzen Sie englische Untertitel an; bei fremdsprachigen Filmen sind sie manchmal ins Bild gedruckt, und die Liste bleibt leer.',
      },
      {
        title: 'Speichern und benennen',
        text: 'Jahr und Regie im Dateinamen helfen bei Neuverfilmungen, und das Plakat neben dem Film gibt auf einem Medienserver ein ordentliches Regal. Drei Zeilen in der Warteschlange, eine Stunde, und das Wochenende hat ein Programm, das kein Algorithmus zusammengestellt hat.',
      },
    ],
    hints: [
      {
        title: 'Die Werbung bleibt bei Tubi',
        text: 'Die Unterbrechungen werden während der Wiedergabe eingesetzt. Von ihnen lebt der Dienst, sehen Sie also auch dort zu, wenn Sie online sind.',
      },
      {
        title: 'Stummfilme und Klassiker',
        text: 'Manche davon sind in den USA gemeinfrei, dann ist mehr erlaubt als privates Ansehen. Eine neu komponierte Musik kann trotzdem geschützt sein, und in Europa gelten andere Fristen.',
      },
      {
        title: 'Der Monatserste',
        text: 'An diesem Tag beginnen Verträge. Neues steht unter „Recently Added“, zusammen mit vielem, was niemand vermisst hat. Gehen Sie die Reihe mit einer Liste von Namen in der Hand durch, sonst ist der Abend um.',
      },
      {
        title: 'Serien mit Lücken',
        text: 'Einer Staffel können Folgen fehlen, deren Musik zu teuer war. Die Nummern springen; das Programm meldet den Sprung und kann ihn nicht füllen. Sehen Sie deshalb vor dem Wochenende nach, ob der erste und der letzte Teil da sind.',
      },
    ],
    questions: [
      {
        question: 'Wo gibt es Tubi?',
        answer:
          'In den Vereinigten Staaten, Kanada, Mexiko, Australien, dem Vereinigten Königreich und einigen weiteren Ländern, mit verschiedenen Katalogen. Wo er nicht angeboten wird, sagt es die Seite des Dienstes.',
      },
      {
        question: 'Sind die Livekanäle von Tubi möglich?',
        answer:
          'Nein, nur Titel auf Abruf. Viele Filme der Kanäle finden sich auch dort; geben Sie den Namen aus dem Programmplan in die Suche ein.',
      },
      {
        question: 'Ein Film trägt den Namen eines anderen Dienstes. Kann ich ihn wählen?',
        answer:
          'Tubi zeigt Sammlungen von Partnern unter deren Zeichen. Spielt der Film auf der Seite von Tubi kostenlos, verhält er sich im Programm wie alle anderen auch.',
      },
      {
        question: 'Woran erkenne ich, ob ein Film etwas taugt?',
        answer:
          'Nicht an den Sternen der Seite. Lesen Sie je einen Satz von zwei Kritikern und führen Sie eine Liste von Regisseurinnen und Regisseuren; die Suche nimmt Personennamen an.',
      },
    ],
    meta_title: 'Anleitung: Filme bei Tubi rechtzeitig sichten',
    meta_description:
      '„Leaving Soon“ lesen, Dauer vergleichen, Jahr ergänzen: so ordnen Sie Fundstücke aus Tubi für den eigenen Gebrauch, soweit erlaubt.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel im Browser statt am Fernseher',
    intro:
      'Sie brauchen kein Roku-Gerät, nur einen kostenlosen Zugang: Filme, kurze Originale und eine Ecke für Kinder, gespeichert aus der Webversion. Sie sieht aus wie ein Fernseher, und diese Anleitung führt an dem vorbei, was Sie nichts angeht.',
    steps: [
      {
        title: 'Auf der Webseite anmelden',
        text: 'therokuchannel.roku.com öffnet in Tidemark Video. Ein Konto bei Roku kostet nichts; überspringen Sie das Formular für ein Zahlungsmittel, falls eines erscheint, denn freie Titel fragen nie danach. Wer ein Gerät besitzt, nimmt das Konto, mit dem es verknüpft ist.',
      },
      {
        title: 'Vom Liveplan abwenden',
        text: 'Die Seite beginnt gern mit Kanälen, die schon laufen. Wählen Sie oben „Home“ oder „Movies“ und „TV“. Was Sie suchen, hat eine Seite mit Plakat, Jahr und einem Knopf, der von Anfang an abspielt.',
      },
      {
        title: 'Nach „Free“ filtern',
        text: 'Bezahlte Zusätze sind in die Reihen gemischt, erkennbar an einem Zeichen in der Ecke und an Wörtern wie „Subscribe“. Der Filter lässt nur übrig, was nichts weiter kostet. Bezahlen Sie einen solchen Zusatz über Roku, schalten Sie ihn für dessen Titel wieder aus.',
      },
      {
        title: 'Kurzes bündeln',
        text: 'Folgen von sieben bis zehn Minuten, ein Erbe von Quibi, speichern Sie am besten als ganze Staffel in einem Ordner. Setzen Sie das Kästchen über der Liste. Hintereinander gespielt ergeben sie einen Film von neunzig Minuten, ohne Abgrund alle zehn.',
      },
      {
        title: 'Die Größe nach dem Schirm wählen',
        text: 'Groß für den Fernseher, klein für das Telefon in der Schlange bei der Post. Zwei Aufträge in verschiedenen Größen dürfen nebeneinander laufen; geben Sie jedem einen eigenen Ordner, damit der zweite den ersten nicht ersetzt.',
      },
    ],
    hints: [
      {
        title: 'Kinder und Familie',
        text: 'Die Ecke für Kinder lässt sich direkt öffnen und zeigt nichts anderes. Beginnen Sie dort mit den Filmen für die Rückbank und lassen Sie die Kleinen nach Plakaten wählen.',
      },
      {
        title: 'Wechsel im Monat',
        text: 'Filme kommen am Ersten und gehen am Ende des Monats. Die letzte Woche ist die Zeit zum Nachsehen, die zweite die Zeit für alles, was Sie übersehen haben.',
      },
      {
        title: 'Untertitel hängen von der Quelle ab',
        text: 'Originale haben sie immer, alte Serien oft, eingekaufte Filme manchmal nur im Bild. Das Feld „Untertitel“ sagt es, bevor Sie anfangen.',
      },
      {
        title: 'Auch Roku Originals gehen',
        text: 'Überraschenderweise wurden sogar Eigenproduktionen aus dem Katalog genommen. Was Ihnen gefällt, sichern Sie am besten, solange der Dienst es noch führt. Einen Hinweis wie bei anderen Filmen gab es dabei nicht immer.',
      },
    ],
    questions: [
      {
        question: 'Ist der Katalog in Großbritannien und Kanada derselbe?',
        answer:
          'Nein. Jedes Land hat seinen eigenen, und einige Originale fehlen. Ob es den Dienst in Ihrem Land gibt, sagt die Webseite beim ersten Aufruf.',
      },
      {
        question: 'Spielt ein Roku-Gerät die Dateien?',
        answer:
          'Ja, über seinen Medienplayer von einem USB-Stick oder einem Server; am sichersten ist MP4 mit H.264. Modelle ohne USB-Anschluss brauchen den Server.',
      },
      {
        question: 'Muss ich den Kanal zuerst am Fernseher hinzufügen?',
        answer:
          'Nein, Konto und Webseite genügen. Was Sie dort als Favorit merken, taucht auf dem Fernseher von selbst auf.',
      },
      {
        question: 'Die Seite meldet, mein Browser könne den Titel nicht abspielen. Und nun?',
        answer:
          'Einige bezahlte Titel spielen nur auf Geräten von Roku. Der eingebaute Browser stößt an dieselbe Grenze, nehmen Sie also einen anderen Titel.',
      },
      {
        question: 'Lässt sich eine Sportveranstaltung speichern?',
        answer:
          'Livespiele nicht. Magazine und Dokumentationen über Sport dagegen schon, wenn sie eine eigene Seite mit Plakat und Dauer haben.',
      },
    ],
    meta_title: 'Anleitung: The Roku Channel am Computer',
    meta_description:
      'Abrufbereich im Browser finden, Zusatzabos erkennen und Originals ordnen: The Roku Channel ohne Roku-Gerät, Schritt für Schritt.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: vom Kanalraster zum einzelnen Titel',
    intro:
      'Pluto TV ahmt mit Kanälen das Fernsehen nach. Behalten lässt sich die andere Hälfte, die auf Abruf; hier lesen Sie, wie Sie sie finden und einen durcheinandergewürfelten Detektiv wieder in die richtige Folge bringen.',
    steps: [
      {
        title: 'Zu „On Demand“ wechseln',
        text: 'Die Seite beginnt mit einem Kanal in voller Lautstärke. Schalten Sie ihn stumm und wählen Sie neben „Live-TV“ den Punkt „On Demand“. Ohne diesen Schritt sehen Sie nur den Programmplan, ein Raster von Stunden, in dem es nichts anzukreuzen gibt. Ein Konto wird nicht verlangt.',
      },
      {
        title: 'Die Serie eines Kanals suchen',
        text: 'Ein Kanal mit einer klassischen Serie hat ihre Folgen oft auch auf Abruf, wenigstens zum Teil. Geben Sie den Namen der Serie ein und nicht den des Kanals. Findet die Lupe nichts, blättern Sie im Genre, denn deutsche Titel lauten anders als die, an die man sich erinnert.',
      },
      {
        title: 'Die Reihenfolge herstellen',
        text: 'Kanäle mischen, die Abrufseite zählt. Öffnen Sie die Staffelauswahl, beginnen Sie mit der frühesten vorhandenen und markieren Sie vom ersten Teil an. Staffel 2, 3 und 7 ohne die anderen sind hier ganz normal, Verträge werden im Dutzend verkauft.',
      },
      {
        title: 'Die Spur anpassen',
        text: 'Außerhalb der Vereinigten Staaten ist die Synchronfassung meist die einzige Stimme, und „Untertitel“ bleibt oft leer. Beide Felder zeigen es vorher. Die Qualität reicht so weit, wie das Band es hergab: Ein Detektiv von 1975 ist in einer kleinen Datei am besten aufgehoben.',
      },
      {
        title: 'Über Nacht arbeiten lassen',
        text: 'Dreißig Folgen eines alten Krimis sind für eine Nacht kein Problem. Klicken Sie auf „Herunterladen“, lesen Sie die Größe unter der Warteschlange, hier etwa neun Gigabyte, und gehen Sie schlafen. Am Morgen stehen Staffel, Nummer und Titel in den Namen.',
      },
    ],
    hints: [
      {
        title: 'Von Land zu Land',
        text: 'In Deutschland gibt es viel synchronisierten Krimi, in Spanien Telenovelas, in den USA alte Science-Fiction. Sie erhalten die Auswahl des Landes, in dem Sie sind.',
      },
      {
        title: 'Selbst eine Liste führen',
        text: 'Ohne Konto vergisst Pluto Sie. Eine nicht gestartete Zeile in der Warteschlange des Programms ist der einfachste Merkzettel.',
      },
      {
        title: 'Rechte im Quartal',
        text: 'Serien kommen und gehen gern zum Wechsel eines Quartals. Ende März, Juni, September und Dezember lohnt ein Blick.',
      },
      {
        title: 'Eine Stunde in zwei Längen',
        text: 'Alte amerikanische Folgen dauern 48 Minuten, neu geschnittene 42. Mischt eine Staffel beides, wurden die Szenen dazwischen schon vor langer Zeit fürs Fernsehen entfernt.',
      },
    ],
    questions: [
      {
        question: 'Der Film lief gestern auf einem Kanal. Warum finde ich ihn nicht?',
        answer:
          'Rechte für Kanäle und für den Abruf sind getrennt. Versuchen Sie es im nächsten Monat wieder oder suchen Sie den Namen bei einem anderen freien Dienst.',
      },
      {
        question: 'Gibt es die Originalsprache?',
        answer: 'Außerhalb englischsprachiger Länder selten. Die Seite des Titels spielt, was vorhanden ist.',
      },
      {
        question: 'Würde ein Konto nützen?',
        answer:
          'Es merkt sich Favoriten und die Stelle, an der Sie aufgehört haben, am Fernseher wie im Browser. Für Auswahl und Speichern macht es keinen Unterschied.',
      },
      {
        question: 'Warum beginnt die Wiedergabe mit einem Spot, obwohl ich nur nachsehen will?',
        answer:
          'Weil Pluto davon lebt. Lassen Sie ihn einmal laufen; beginnt die Sendung, kennt das Programm alle Spuren, und Sie können anhalten.',
      },
      {
        question: 'Darf ich die geordnete Staffel dem Fanclub geben?',
        answer:
          'Nein. Frei zu sehen heißt nicht frei weiterzugeben. Teilen Sie die Liste mit der richtigen Reihenfolge, sie ist Ihre eigene Arbeit.',
      },
    ],
    meta_title: 'Anleitung: Pluto TV auf Abruf nutzen',
    meta_description:
      'Von Live-TV zu On Demand wechseln, Staffeln prüfen und eine eigene Abfolge bauen: Pluto TV am Computer für privates Schauen.',
  },
  viki_downloader: {
    title: 'Viki: Dramen mit vollständigen Untertiteln sichern',
    intro:
      'Bei Viki übersetzen Freiwillige, und Prozentwerte zeigen, wie weit sie sind. Wer zu früh speichert, dem fehlt die Hälfte der Sätze. Hier steht, wann Sie beginnen, welches Sprachpaar Sie nehmen und wie Sie einen Untertitel später ausbessern.',
    steps: [
      {
        title: 'Auf den Prozentwert sehen',
        text: 'Öffnen Sie die Serie und klappen Sie „Untertitel“ auf: Neben jeder Sprache steht, wie viel übersetzt ist. Englisch ist meist ein, zwei Tage nach der Ausstrahlung vollständig, Deutsch etwas später, Finnisch nach Wochen. Warten Sie auf 100, bevor Sie eine Serie sichern, die Sie behalten wollen.',
      },
      {
        title: 'Den Pass prüfen',
        text: 'Viki Pass Standard und Plus unterscheiden sich in den Titeln; ein Zeichen auf dem Plakat nennt die für Plus, und einige Folgen stehen allen offen. Melden Sie sich in Tidemark Video an und spielen Sie zehn Sekunden der zweiten Folge, denn die erste ist oft als Kostprobe frei.',
      },
      {
        title: 'Zwei Sprachen wählen',
        text: 'Der Text des Originals zusammen mit dem eigenen ist eine schöne Kombination für Lernende, wo Viki beide führt. Kreuzen Sie sie unter „Untertitel“ an. Als getrennte SRT-Dateien zeigt ein geeigneter Player sie gemeinsam, als Spuren einer MKV-Datei wechseln Sie zwischen ihnen.',
      },
      {
        title: 'Alle sechzehn sichern',
        text: 'Koreanische Dramen haben meist sechzehn Teile zu einer Stunde, chinesische dreißig und mehr, thailändische ein Dutzend in je vier Stücken. Markieren Sie die Staffel mit einem Kästchen, stellen Sie für die Bahnfahrt 720p ein und rechnen Sie bei sechzehn mit rund zehn Gigabyte.',
      },
      {
        title: 'Die kleinen Wörter prüfen',
        text: 'Spielen Sie eine Szene mit einem Brief oder einer Nachricht. Solche Texte setzen die Übersetzer oben ins Bild; sehen Sie sie dort, haben Platz und Zeit gestimmt. Gehen Sie nun zur letzten Folge und sehen Sie, ob die Übersetzung bis zum Abschied reicht.',
      },
    ],
    hints: [
      {
        title: 'Dem Team danken',
        text: 'Das Untertitelteam einer Serie steht auf ihrer Seite. Seine Anmerkungen in Klammern erklären Anreden, Gerichte und Wortspiele und sind der Grund, warum viele bei Viki bleiben.',
      },
      {
        title: 'Lernmodus',
        text: 'Vikis eigener Modus mit zwei Zeilen und Wörterbuch läuft online. Ohne Netz leisten zwei Dateien im Player fast dasselbe, nur das Wörterbuch fehlt.',
      },
      {
        title: 'Laufende Serien',
        text: 'Folgen kommen zweimal in der Woche paarweise. Verschiebt ein Baseballspiel die Ausstrahlung in Seoul, bleibt ein Dienstag leer; die Seite der Serie weist mit einer Notiz darauf hin.',
      },
      {
        title: 'Ein Drama, drei Namen',
        text: 'Vikis englischer Titel kann von dem bei Netflix und von einer wörtlichen Übersetzung abweichen. Behalten Sie auch den Originaltitel im Dateinamen, dann finden Sie die Serie später überall wieder.',
      },
    ],
    questions: [
      {
        question: 'Die Untertitel wurden nach dem Speichern verbessert. Was nun?',
        answer:
          'Holen Sie die Untertiteldatei unter demselben Namen noch einmal. Das Bild muss nicht ein zweites Mal gespeichert werden, und Ihr Player nimmt beim nächsten Start den neuen Text.',
      },
      {
        question: 'Warum fehlt ein Drama, wo ich wohne?',
        answer:
          'Viki kauft Rechte nach Gebieten. Was es Ihrem Konto nicht zeigt, ist auch über unser Programm nicht zu haben.',
      },
      {
        question: 'Darf ich die Untertitel zu einer eigenen Disc verwenden?',
        answer:
          'Der Text gehört denen, die ihn geschrieben haben, und Viki. Für sich zu Hause, soweit dessen Bedingungen es zulassen; weitergeben kommt nicht in Frage.',
      },
      {
        question: 'Gehört Viki zu Rakuten TV?',
        answer:
          'Beide gehören zur Rakuten-Gruppe, sind aber zwei Dienste mit zwei Konten und zwei Produkten in unserem Shop.',
      },
    ],
    meta_title: 'Anleitung: K-Dramas aus Viki mit Untertiteln',
    meta_description:
      'Prozentwert der Übersetzung lesen, Viki Pass prüfen, zwei Sprachen wählen und Untertitel erneuern: so sichern Sie K-Dramas für sich.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: lange C-Dramas in Blöcken ordnen',
    intro:
      'Vierzig Folgen, vier Untertitelsprachen und ein VIP-Plan, der vorauseilt: ein Weg durch iQIYI für alle, die das Ende gern auf derselben Platte hätten wie den Anfang.',
    steps: [
      {
        title: 'Die internationale Seite nehmen',
        text: 'iq.com bedient Zuschauer außerhalb des chinesischen Festlands. Die chinesische Seite iqiyi.com hat einen anderen Katalog und ein anderes Konto. Wo Sie sind, sehen Sie in der Ecke: Die internationale bietet Sprachen zur Wahl an, und ihre Mitgliedschaft heißt Standard oder Premium.',
      },
      {
        title: 'Die Sprache der Seite festlegen',
        text: 'Titel stehen in dieser Sprache, und die Dateinamen folgen ihr; wählen Sie also, bevor Sie etwas markieren. Eine Serie, die halb auf Thai und halb auf Englisch gespeichert wurde, sortiert sich in zwei Familien. Das Zeichen mit der Weltkugel oben ist der richtige Ort.',
      },
      {
        title: 'Den VIP-Plan beachten',
        text: 'Mitglieder sind freien Zuschauern einige Folgen voraus, ein Kalenderbild auf der Detailseite erklärt die Wochentage. Folgen für VIP tragen eine kleine Krone. Spielt Ihr Konto sie ab, lassen sie sich ankreuzen; bricht es nach wenigen Minuten ab, war es eine Vorschau.',
      },
      {
        title: 'Ton und Text wählen',
        text: 'Die Regel ist Mandarin mit Untertiteln; für beliebte Serien gibt es Thai, Vietnamesisch, Koreanisch oder Spanisch als Synchronfassung. Nehmen Sie unter „Untertitel“ höchstens zwei. In Historiendramen ergänzen sich Englisch und die eigene Sprache, wenn die Titel am Hof verwirren.',
      },
      {
        title: 'In Blöcken zu zehn sichern',
        text: 'Klicken Sie auf Folge eins, halten Sie die Umschalttaste und klicken Sie auf Folge zehn. Ein Block in 1080p sind etwa acht Gigabyte und vor dem Abendessen fertig. Beginnen Sie zu sehen, während der zweite läuft, und legen Sie den Ordner einmal fest: Spätere Blöcke finden ihn.',
      },
      {
        title: 'Die Serie abschließen',
        text: 'Sehen Sie nach dem letzten Teil am Ende der Liste nach einem Bonusschluss und zählen Sie dann: vierzig Folgen, vierzig Zeilen mit „Offline gespeichert“.',
      },
    ],
    hints: [
      {
        title: 'Sonderfolgen',
        text: 'Alternative Enden und Blicke hinter die Kulissen sind nach der letzten Folge weitergezählt oder stehen unter „Extras“. Manche erscheinen erst Wochen später.',
      },
      {
        title: 'Eingebrannte Zeichen',
        text: 'Chinesische Untertitel sind oft Teil des Bildes. Setzen Sie Ihre eigenen im Player nach oben, damit sie sich nicht überlagern.',
      },
      {
        title: 'Namen in zwei Schriften',
        text: 'Pinyin ohne Töne lässt verschiedene Titel gleich aussehen. Schreiben Sie die chinesischen Zeichen per Muster hinter den übersetzten Namen; Suchmaschinen und Freunde aus Taipeh werden es danken.',
      },
      {
        title: 'Zwei Minuten Vorspann',
        text: 'Vierzigmal dasselbe Lied ist mehr als eine Stunde. Wo Kapitel gesetzt sind, springt eine Taste im Player darüber hinweg.',
      },
    ],
    questions: [
      {
        question: 'Zählt Donghua hier als Anime?',
        answer:
          'Es steht in einer eigenen Reihe namens „Anime“, zusammen mit chinesischen Werken aller Art. Folgen sind kürzer und Staffeln länger als in Japan.',
      },
      {
        question: 'Kann ich einen Gutschein für Vorabfolgen verwenden?',
        answer:
          'Was Sie in Ihrem Konto freigeschaltet haben, spielt und lässt sich auswählen. Ein solcher Gutschein öffnet einzelne Folgen und wird bei iQIYI eingelöst, nie durch unser Programm.',
      },
      {
        question: 'Warum unterscheidet sich die Zahl der Folgen je nach Seite?',
        answer:
          'Internationale Ausgaben schneiden eine Serie manchmal in andere Längen. Vergleichen Sie die Schlussszene und nicht die Nummer, wenn Sie die Quelle wechseln.',
      },
      {
        question: 'Der Untertitel in meiner Sprache endet bei Folge 24. Bleibt das so?',
        answer:
          'Solange eine Serie läuft, erscheinen Sprachen verschieden schnell. Sichern Sie das Bild jetzt, wenn Sie mögen, und den Text, sobald die Liste ihn nennt.',
      },
    ],
    meta_title: 'Anleitung: C-Dramas aus iQIYI ordnen',
    meta_description:
      'Internationale Seite, VIP-Plan, Untertitel und Blöcke zu zehn: so sichern Sie ein langes chinesisches Drama aus Ihrem Konto bei iQIYI.',
  },
  stan_downloader: {
    title: 'Stan: Serien aus Australien für die lange Fahrt',
    intro:
      'Zwei Wochen ohne Netz im australischen Hinterland verlangen eine volle Platte. Die Originale von Stan und seine Serien aus Übersee sind ein guter Inhalt. Beginnen Sie eine Woche vorher, denn die Leitung am letzten Roadhouse übernimmt das nicht für Sie.',
    steps: [
      {
        title: 'Zu Hause anmelden',
        text: 'Stan funktioniert nur in Australien. Öffnen Sie es in Tidemark Video, geben Sie E-Mail und Passwort ein und wählen Sie Ihr Profil; das Kinderprofil zeigt nur Titel für Kinder. Beschwert sich Stan über zu viele Geräte, geben Sie zuerst in seinen Kontoeinstellungen ein altes frei.',
      },
      {
        title: 'Eine Liste anlegen',
        text: 'Nehmen Sie eine Woche lang Titel in „My List“ auf, vom Sofa oder vom Telefon aus. Die Liste ist kürzer als der Katalog, lädt schneller und lässt sich beim Abendessen verhandeln. Öffnen Sie sie am Packtag im Programm und arbeiten Sie von oben nach unten.',
      },
      {
        title: 'Den Platz abschätzen',
        text: 'Zwei Wochen zu drei Stunden am Tag sind etwa vierzig Stunden. In 720p macht das rund vierzig Gigabyte, in 1080p achtzig bis hundert. Das Programm zählt die Warteschlange zusammen und vergleicht sie mit dem freien Platz, bevor etwas beginnt.',
      },
      {
        title: 'Zwei Nächte laufen lassen',
        text: 'Leitungen auf dem Land sind abends langsam, über Satellit ist die Zeit nach Mitternacht mitunter günstiger. Starten Sie nach elf und lassen Sie einen Auftrag auf einmal zu. Bricht die Verbindung ab, geht es an derselben Stelle weiter; ein Gewitter kostet Zeit und keine Folgen.',
      },
      {
        title: 'Auf ein zweites Gerät kopieren',
        text: 'Staub und Hitze setzen Laptops zu. Legen Sie die Dateien auch auf einen Stick oder eine kleine SSD, mit exFAT formatiert, damit Windows und Mac sie lesen. Ziehen Sie dann den Stecker des Routers und spielen Sie aus jedem Ordner einen Film: So wird es sein.',
      },
    ],
    hints: [
      {
        title: 'Folgen vom selben Tag',
        text: 'Serien aus den USA kommen oft Stunden nach ihrer Premiere. Die letzte vor der Abfahrt kann einen Tag alt sein, lassen Sie ihr Kästchen also für den letzten Abend.',
      },
      {
        title: 'Strom unterwegs',
        text: 'Ein Tablet braucht ein Drittel eines Laptops. Nehmen Sie MP4, das beide spielen, und senken Sie die Helligkeit vor der Auflösung.',
      },
      {
        title: 'Untertitel am Lagerfeuer',
        text: 'Generator und Wind sind lauter als australisches Gemurmel. Kreuzen Sie englische Untertitel an, auch wenn Sie sie zu Hause nie verwenden.',
      },
      {
        title: 'Ein Film für die Panne',
        text: 'Halten Sie auf jedem Gerät eine lange Komödie bereit. An dem Tag, an dem der Wagen in Alice Springs auf ein Ersatzteil wartet, ist sie ihr Gigabyte wert.',
      },
    ],
    questions: [
      {
        question: 'Gehört Stan Sport dazu?',
        answer:
          'Aufzeichnungen öffnen, wenn Sie Sport zu Ihrem Tarif genommen haben. Sie gehen schnell; Rugby und Tennis sichern Sie am besten in derselben Woche.',
      },
      {
        question: 'Welchen Tarif von Stan brauche ich?',
        answer:
          'Irgendeinen. Höhere bringen Auflösung und gleichzeitige Bildschirme, und was das am Computer bedeutet, sagt das Feld „Qualität“ für jeden Titel.',
      },
      {
        question: 'Hat Stan nicht selbst einen Offlinemodus?',
        answer:
          'Doch, in den Apps für Telefon und Tablet, für begrenzte Zeit, danach müssen sie wieder ans Netz. In zwei Wochen ohne Empfang kann diese Grenze erreicht sein.',
      },
      {
        question: 'Darf mein Mitreisender die Dateien nach Hause nehmen?',
        answer:
          'Sie gehören zum privaten Ansehen Ihres Haushalts. Teilen Sie den Abend und nicht den Stick, und löschen Sie ihn, wenn Sie zurück sind.',
      },
    ],
    meta_title: 'Anleitung: Stan für unterwegs vorbereiten',
    meta_description:
      '„My List“ füllen, Gigabyte abschätzen, zwei Nächte laufen lassen, testen: so nutzen Sie Stan in Australien auch ohne Empfang.',
  },
  crave_downloader: {
    title: 'Crave: zweisprachig sichern in Kanada',
    intro:
      'HBO auf Englisch, Super Écran auf Französisch, Komödien von Letterkenny bis Montréal: Crave ist zweisprachig, und Ihr Ordner kann es auch sein. Die Kunst ist, die Sprache zu klären, bevor das erste Kästchen gesetzt wird.',
    steps: [
      {
        title: 'Direkt oder über einen Anbieter anmelden',
        text: 'Wählen Sie auf der Anmeldeseite Bell, einen anderen Anbieter oder ein eigenes Konto bei Crave. Anbieter öffnen ein Fenster und schicken Sie zurück; bleibt es weiß, schließen Sie es und versuchen es ein zweites Mal. Danach wählen Sie Ihr Profil.',
      },
      {
        title: 'Die Sprache der Seite wechseln',
        text: 'Français und English, am Fuß der Seite oder im Kontomenü, zeigen verschiedene Reihen. Manche Titel erscheinen nur in einer davon: Eine Krimiserie aus Québec kann auf Englisch unsichtbar sein. Gehen Sie beide einmal durch und setzen Sie Ihre Funde auf die Merkliste, die beides zusammenhält.',
      },
      {
        title: 'Je Titel entscheiden',
        text: 'Original mit Untertiteln, französische Fassung oder beide Spuren in einer MKV-Datei: Das Feld „Ton“ nennt, was der Eintrag enthält. Sind die Sprachen getrennte Einträge, wie bei vielen Filmen, markieren Sie den, den Sie wirklich hören werden. Doppelt kostet zweimal Platz.',
      },
      {
        title: 'Kurze Staffeln ganz nehmen',
        text: 'Kanadische Halbstünder kommen zu sechst oder acht. Kreuzen Sie die Staffel an, wählen Sie 720p, und in zwanzig Minuten ist sie da. Dramen von HBO sichern Sie besser zu dritt, mit Mehrkanalton nur, wenn im Ferienhaus ein Receiver wartet.',
      },
      {
        title: 'Freitags sammeln',
        text: 'Neue Filme und Specials erscheinen meist an diesem Tag. Machen Sie die Runde nach der Arbeit, löschen Sie Gesehenes und lassen Sie den Rest beim Abendessen laden. Stehen alle Zeilen auf „Fertig“, liegen beide Sprachen mit allen Akzenten im Ordner.',
      },
    ],
    hints: [
      {
        title: 'Starz und Super Écran',
        text: 'Beide sind Zusätze zum Grundtarif. Ein kleines Zeichen auf dem Bild sagt in beiden Sprachen der Seite, welchen ein Titel verlangt.',
      },
      {
        title: 'CC ist keine Übersetzung',
        text: 'Englische CC geben jedes Wort samt Geräuschen wieder. Französischer Text zu einem englischen Film ist übersetzt und seltener. Prüfen Sie es Titel für Titel.',
      },
      {
        title: 'Tarife mit Werbung',
        text: 'Crave verkauft günstigere Tarife mit Unterbrechungen und kleinerem Bild. Die Titel sind meist dieselben, das Feld „Qualität“ endet früher.',
      },
      {
        title: 'Preise und Specials',
        text: 'Kanadische Preisverleihungen, Stand-up-Abende und Wiedersehensfolgen liegen außerhalb der Staffeln. Suchen Sie nach dem Namen der Person; sie gehen oft als Erste.',
      },
      {
        title: 'Für das zweisprachige Kind',
        text: 'Zeichentrick auf Französisch mit französischem Text lehrt Rechtschreibung ohne Unterricht. Zehn Folgen füllen keine zwei Gigabyte. Beginnen Sie mit einer Reihe, die das Kind auf Englisch schon kennt und deren Figuren es mag.',
      },
    ],
    questions: [
      {
        question: 'Kommt die französische Fassung aus Québec oder aus Frankreich?',
        answer:
          'Serien für Super Écran werden oft in Québec synchronisiert. Spielen Sie eine Minute, dann hören Sie es.',
      },
      {
        question: 'Kann ich auf einer Reise in die USA zusehen?',
        answer:
          'Crave streamt dort nicht. Dateien, die Sie zu Hause für sich gespeichert haben, brauchen das auch nicht.',
      },
      {
        question: 'Warum endet eine Serie nach Staffel drei?',
        answer:
          'Kanadische Rechte sind geteilt, spätere Staffeln können bei einem anderen Dienst liegen, bis das Fenster des ersten Senders schließt. Auf der Serienseite steht das nicht, auf der Presseseite von Crave oft.',
      },
      {
        question: 'TSN und RDS sind in meinem Paket. Gehören sie dazu?',
        answer:
          'Nein. Sie haben eigene Seiten und bestehen vor allem aus Livesport. Dokumentationen von ihnen, die in Crave selbst stehen, sind etwas anderes.',
      },
    ],
    meta_title: 'Anleitung: Crave auf Englisch und Französisch',
    meta_description:
      'Zwischen EN und FR wechseln, Titel in beiden Sprachen finden, Tonspuren vereinen: Crave in Kanada für den eigenen Haushalt sichern.',
  },
  globoplay_downloader: {
    title: 'Globoplay: ganze Kapitel statt kurzer Ausschnitte',
    intro:
      'Eine Novela läuft sechs Tage in der Woche, ein halbes Jahr lang. Mit einem Ordner je Monat verlieren Sie weder den Faden noch den Überblick, ob Sie in Recife zusehen oder zwischen zwei Schichten in Lissabon.',
    steps: [
      {
        title: 'Mit dem Globo-Konto anmelden',
        text: 'Ein Konto öffnet Globoplay und die Nachrichtenseiten. Im Ausland wählen Sie das internationale Abo; die Seite fragt nach dem Land und zeigt dann eine andere Startseite. Steht auf dem Knopf „Assine“, sind Sie angemeldet, aber Ihr Tarif enthält den Titel nicht.',
      },
      {
        title: 'Die Novela öffnen',
        text: 'Unter „Capítulos“ stehen alle Teile nach Datum, der neueste zuerst. „Trechos“ sind Ausschnitte von zwei Minuten und können übergangen werden, ebenso „Extras“, wo Schauspieler über ihre Rollen sprechen. Drehen Sie die Liste im Programm um, damit Kapitel 1 oben steht.',
      },
      {
        title: 'Eine Woche markieren',
        text: 'Von Montag bis Samstag sind es sechs Kapitel zu etwa einer Stunde. Klicken Sie auf Montag, halten Sie die Umschalttaste, klicken Sie auf Samstag. Die Nummern zählen vom ersten Kapitel an durch, ein Tag ohne Sendung, etwa ein Wahlabend, hinterlässt also keine Lücke.',
      },
      {
        title: 'Untertitel mitnehmen',
        text: 'Legendas em português gibt es zu fast allen laufenden Novelas. Sie helfen, wenn im Dialekt des Sertão schnell gesprochen wird. Nehmen Sie sie als Datei: Der Fernseher der Großmutter kann sie vergrößern, und wer Portugiesisch lernt, schlägt Wörter nach.',
      },
      {
        title: 'Monate in Ordner legen',
        text: 'Mit 180 Kapiteln wird ein einziger Ordner in vielen Playern langsam. Wählen Sie „2026-03“ als Ziel und im nächsten Monat einen neuen. In 720p braucht ein Monat zwanzig Gigabyte; löschen Sie den Februar, wenn der März vollständig und gesehen ist.',
      },
    ],
    hints: [
      {
        title: 'Klassiker kehren zurück',
        text: 'Alte Novelas kommen nach und nach wieder in den Katalog. Die des letzten Jahrhunderts haben ein fast quadratisches Bild; lassen Sie den Player seitliche Balken zeigen.',
      },
      {
        title: 'Kompakte Ausgaben',
        text: 'Zu manchen Sendungen gibt es eine Wochenzusammenfassung: zwei Stunden statt sechs. Nach einem Urlaub ist das ein guter Weg zurück.',
      },
      {
        title: 'Zwei Fassungen einer Geschichte',
        text: 'Eine Wiederholung am Nachmittag ist für ihren Sendeplatz oft gekürzt. Die ursprüngliche Zählung unter dem Titel sagt, ob Sie die vollständige haben.',
      },
      {
        title: 'Minisséries und Originais Globoplay',
        text: 'Sie sind die kurzen Nachbarn der Novela: acht oder zehn Teile, vom ersten Tag an vollständig, mit Staffeln statt Monaten. Für eine Woche ohne sechs freie Abende sind sie die bessere Wahl.',
      },
      {
        title: 'Stunden und Zeitzonen',
        text: 'Die Novela um neun steht spät am Abend nach der Uhr von Brasília vollständig bereit. In Europa ist das tief in der Nacht; sehen Sie nach dem Frühstück nach.',
      },
    ],
    questions: [
      {
        question: 'Ist Fußball dabei?',
        answer:
          'Höhepunkte und Sendungen darüber. Livespiele werden nicht gespeichert, und ganze Aufzeichnungen sind selten, weil die Rechte mit dem Spieltag enden.',
      },
      {
        question: 'Geht es von Portugal aus?',
        answer:
          'Mit einem Tarif, den Globoplay dort verkauft. Seine Liste weicht von der brasilianischen ab, und ein mitgenommenes brasilianisches Abo zeigt unterwegs mitunter weniger.',
      },
      {
        question: 'Ich habe die ersten vierzig Kapitel verpasst. Wo fange ich an?',
        answer:
          'Bei den kompakten Ausgaben, wenn es sie gibt, sonst bei Kapitel 1 mit kleinerem Bild. Wer bei 41 einsteigt, verbringt die gesparte Zeit mit Nachfragen.',
      },
      {
        question: 'Gehören Sender wie Multishow oder GNT dazu?',
        answer:
          'Ihre Sendungen öffnen mit dem Tarif, der diese Sender enthält, und stehen dann auf Abruf. Die Sender selbst sind live.',
      },
    ],
    meta_title: 'Anleitung: Novelas aus Globoplay sichern',
    meta_description:
      'Vollständige Kapitel finden, Wochen zusammenstellen, Monate ordnen: Globoplay am Computer, in Brasilien und im Ausland.',
  },
}
