import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix am Computer: Profil, Sprachen und Folgen einstellen',
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
          'Ja, für die meisten Titel genügt er, aber nicht für alle. Was im Browser mit einem Schloss markiert ist, lässt sich auch im Programm nicht auswählen.',
      },
      {
        question: 'Reicht die Downloadfunktion von Netflix nicht aus?',
        answer:
          'Auf Telefon und Tablet reicht sie oft aus, und dort ist sie der einfachste Weg. Auf dem Laptop ist es anders: In der App für Windows gibt es seit 2024 keine Downloads mehr. Auch eine zweite Sprache in derselben Datei kann ein Grund sein.',
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
          'Livespiele lassen sich nicht speichern. Aufzeichnungen und Dokumentationen über Vereine haben eine Seite wie jeder andere Titel, verschwinden aber früher als Serien. Setzen Sie sie deshalb an den Anfang der Warteschlange.',
      },
    ],
    meta_title: 'Anleitung: Prime Video mit Fassungen und Fristen',
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
          'Das Programm fragt niemanden nach dem Alter. Lassen Sie es auf Ihrem eigenen Computer und geben Sie dem Kind nur die fertigen Dateien.',
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
          'Wenn Sie sich auf hulu.com anmelden können, ist es dieses hier. Titel, die es nur bei Disney+ gibt, gehören zum Produkt für Disney+. Im Zweifel probieren Sie beides in der Testversion.',
      },
      {
        question: 'Sind Aufnahmen des Cloud-DVR dabei?',
        answer:
          'Nein. Sie gehören zu Live TV, das dieses Produkt nicht unterstützt. Dieselbe Sendung gibt es meist einen Tag später ohnehin auf Abruf.',
      },
      {
        question: 'Genügt der Tarif mit Werbung?',
        answer:
          'Die meisten Sendungen sehen Sie auch mit Werbung. Ihre Datei enthält nur die Folge, die Werbepausen gehören zum Player von Hulu. Einige Titel gibt es allerdings nur im Tarif ohne Werbung.',
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
    title: 'Apple TV+ auf dem Windows-Laptop ansehen',
    intro:
      'Seit Oktober 2025 nennt Apple den Dienst nur noch Apple TV. Am Mac ist er bequem zu bedienen; hier lesen Sie, wie es auf dem Windows-Laptop und in einem Player Ihrer Wahl geht.',
    steps: [
      {
        title: 'Mit dem Apple Account anmelden',
        text: 'Öffnen Sie den Dienst in Tidemark Video und geben Sie Ihren Apple Account ein. Auf Ihrem iPhone, iPad oder Mac erscheint ein sechsstelliger Code; haben Sie kein solches Gerät zur Hand, schickt Apple eine SMS. Bestätigen Sie „Diesem Browser vertrauen“, sonst müssen Sie bei jedem Start einen Code eintippen.',
      },
      {
        title: 'Apple Originals auswählen',
        text: 'Die Seite zeigt zuerst alles, was Apple streamt, verkauft und verleiht. Was zum Abo gehört, finden Sie unter dem Reiter mit dessen Namen. Steht auf der Schaltfläche ein Preis, geht es um den Store, und der gehört nicht zu diesem Produkt. „Folge abspielen“ ohne Preis ist das, was Sie suchen.',
      },
      {
        title: 'Serie und Staffel öffnen',
        text: 'Die Auswahl ist übersichtlich: eine Staffelauswahl, höchstens zehn Folgen, ein paar Bonusclips. Trailer stehen über den Folgen und sind von vornherein nicht angekreuzt. An der Dauer erkennen Sie, ob ein Finale doppelt so lang ist.',
      },
      {
        title: 'Sprachen und Untertitel auswählen',
        text: 'Untertitel gibt es hier meist in rund vierzig Sprachen, auch in SDH-Fassungen. Tippen Sie zwei Buchstaben in das Feld „Untertitel“, um Ihre Sprache zu finden. Synchronfassungen sind es weniger, etwa zehn; AD steht dabei, wo eine Erzählstimme das Bild beschreibt.',
      },
      {
        title: 'Den Ton wählen und prüfen',
        text: 'Nehmen Sie Stereo für den Laptop. Die Mehrkanalspur ist für einen Receiver gedacht, aus kleinen Lautsprechern klingen die Dialoge weit entfernt. Klicken Sie auf „Herunterladen“ und hören Sie danach in eine leise Szene hinein. Verstehen Sie bei halber Lautstärke alles, haben Sie richtig gewählt.',
      },
    ],
    hints: [
      {
        title: 'Mittwoch und Freitag',
        text: 'Neue Folgen erscheinen meist an diesen Tagen, in Europa am Morgen. Zum Auftakt sind es oft zwei oder drei auf einmal, danach kommt bis zum Finale eine pro Woche.',
      },
      {
        title: 'Dunkle Bilder',
        text: 'Manche Originals sind für helle, gute Bildschirme gemacht. Erhöhen Sie auf einem alten Laptop die Helligkeit im Player und verändern Sie nicht die Datei, denn nächstes Jahr haben Sie vielleicht einen besseren Bildschirm.',
      },
      {
        title: 'Große Dateien in der Warteschlange',
        text: 'Apple komprimiert das Bild weniger stark als andere Dienste. Eine Stunde kann doppelt so groß sein, wie Sie es von anderswo kennen; die Größe unter der Warteschlange stimmt also und ist kein Fehler. Planen Sie dafür eine Nacht ein.',
      },
    ],
    questions: [
      {
        question: 'Geht es mit der Familienfreigabe?',
        answer:
          'Ja. Jedes Mitglied meldet sich mit dem eigenen Apple Account an und nutzt das Abo der Familie mit. Ihr Passwort müssen Sie dafür niemandem geben.',
      },
      {
        question: 'Kann ich auch bei iTunes gekaufte Filme herunterladen?',
        answer:
          'Nein, mit unserem Programm geht das nicht. Für Käufe aus dem Store gelten eigene Regeln; sie bleiben in Apples Programmen, auch in dem für Windows.',
      },
      {
        question: 'Sind Liveübertragungen von Fußball oder Baseball dabei?',
        answer:
          'Livesport wird nicht gespeichert. Dokumentationen und Höhepunkte lassen sich auswählen, sobald sie mit einer Folgenliste im Katalog stehen.',
      },
      {
        question: 'Ich habe Apple TV über den Mobilfunkvertrag oder Apple One. Geht das auch?',
        answer:
          'Ja. Es kommt nur darauf an, dass tv.apple.com die Serie abspielt, wenn Sie angemeldet sind. Enden die Freimonate des Vertrags, endet auch das.',
      },
      {
        question: 'Es kommt kein Code. Was kann ich tun?',
        answer:
          'Wählen Sie auf Apples Seite „Keinen Code erhalten?“ und lassen Sie ihn als SMS senden. Nach mehreren Fehlversuchen sperrt Apple die Anmeldung eine Weile; dann hilft nur abwarten.',
      },
    ],
    meta_title: 'Anleitung: Apple TV+ auf Windows und Mac',
    meta_description:
      'Anmeldung mit Code, Originale erkennen, aus vierzig Untertitelsprachen wählen: Schritt für Schritt durch Apple TV+ am Computer.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+: von Star Trek bis Nickelodeon gut sortiert',
    intro:
      'Sechs Jahrzehnte Star Trek und die Dramaserien von Showtime in einem Abo: Bei Paramount+ lohnt es sich, von Anfang an Ordnung zu halten. Legen Sie für den zweiten Schritt Papier und Stift bereit.',
    steps: [
      {
        title: 'Herausfinden, was Ihr Tarif enthält',
        text: 'In den USA gehören die Serien von Showtime nur zum Tarif Premium, mit Essential bleiben sie gesperrt. In anderen Ländern ist das anders geregelt. Melden Sie sich an, öffnen Sie je einen Titel und spielen Sie ihn kurz an. Was Sie dort zum Tarifwechsel auffordert, lässt sich auch im Programm nicht öffnen.',
      },
      {
        title: 'Eine Reihenfolge festlegen',
        text: 'Nach Erscheinungsjahr ab 1966 oder nach der Chronologie der Handlung, in der Enterprise zuerst kommt und Discovery neun Jahrhunderte überspringt: Entscheiden Sie, bevor Sie Ordner nummerieren. Schreiben Sie die Reihenfolge auf, denn manche Serien liefen jahrelang parallel, und die Filme gehören dazwischen.',
      },
      {
        title: 'Über den Markenbereich suchen',
        text: 'Das Menü der Marken führt zu Star Trek, CBS, Nickelodeon, MTV und Showtime, jeweils mit allem, was dazugehört. Von dort öffnen Sie die Serie und wählen die Staffel. Kurzfilme und Gesprächsrunden haben eigene Einträge und werden leicht mit fehlenden Folgen verwechselt.',
      },
      {
        title: 'Serie für Serie sichern',
        text: 'Klassische Serien haben 22 und mehr Folgen je Staffel, zwei Abende genügen dafür. Im Feld „Qualität“ sieht man ihnen das Alter an: Bei einer Serie, die in den Neunzigern auf Video geschnitten wurde, ist bei der damaligen Auflösung Schluss. Nehmen Sie diese, eine höhere gibt es nicht.',
      },
      {
        title: 'Ordner nummerieren',
        text: 'Geben Sie jeder Serie ein Kürzel wie „03 TNG“, danach Staffel und Folge nach Muster. Player und Medienserver sortieren dann nach Ihrer Reihenfolge und nicht nach dem Alphabet. Steht die letzte Zeile auf „Fertig“, vergleichen Sie die Zahl der Dateien mit Ihren Notizen.',
      },
    ],
    hints: [
      {
        title: 'Restauriert oder nicht',
        text: 'Die Originalserie und Das nächste Jahrhundert wurden vom Film neu abgetastet, Deep Space Nine und Voyager nie. Ein unscharfes Bild liegt dort am Ausgangsmaterial und nicht an Ihrer Leitung.',
      },
      {
        title: 'Kinderserien mit Doppelfolgen',
        text: 'Folgen von Nickelodeon enthalten oft zwei Geschichten. Gespeichert werden sie wie gesendet in einer Datei, mit beiden Titeln im Dateinamen.',
      },
      {
        title: 'Filme kommen und gehen',
        text: 'Die Kinofilme einer Reihe wechseln alle paar Monate den Dienst. Sind einmal alle gleichzeitig da, sollten Sie nicht lange warten.',
      },
      {
        title: 'Anderes Land, anderer Katalog',
        text: 'In Europa, Lateinamerika und Australien bietet der Dienst auch einheimische Produktionen an, und manche Trek-Serie lief dort jahrelang bei anderen Anbietern.',
      },
    ],
    questions: [
      {
        question: 'Lässt sich CBS live speichern?',
        answer:
          'Nein. Warten Sie, bis es die Folge auf Abruf gibt, meist am folgenden Tag und dann mit Untertiteln.',
      },
      {
        question: 'Ich habe Paramount+ als Kanal bei Amazon. Welches Produkt ist das?',
        answer:
          'Sie brauchen das Produkt für Prime Video, weil Sie sich dort anmelden. Dasselbe gilt, wenn Sie über Apple oder Sky gebucht haben: Entscheidend ist, auf welcher Seite Sie sich anmelden.',
      },
      {
        question: 'Finde ich den Pilotfilm mit dem anderen Captain?',
        answer:
          '„The Cage“ steht bei der Originalserie, als Folge null oder am Ende einer Staffel. Suchen Sie am besten nach dem Titel, denn er stand schon an verschiedenen Stellen.',
      },
      {
        question: 'Wie groß ist ganz Star Trek?',
        answer:
          'Es sind mehr als neunhundert Folgen. Rechnen Sie bei der niedrigen Auflösung der älteren Serien mit rund 700 Gigabyte; niemand braucht alles auf einem Laptop.',
      },
      {
        question: 'Welche Untertitel gibt es?',
        answer:
          'Englische gibt es fast immer. Andere Sprachen hängen vom Land Ihres Kontos ab, und ältere Serien haben mitunter keine weitere.',
      },
    ],
    meta_title: 'Anleitung: Paramount+ in richtiger Reihenfolge',
    meta_description:
      'Star Trek, Showtime und Nickelodeon aus Paramount+ nach Reihe, Jahr und Folge ordnen und für privates Ansehen sichern. Schritt für Schritt.',
  },
  peacock_downloader: {
    title: 'Peacock: lange US-Serien staffelweise sichern',
    intro:
      'The Office noch einmal von vorn oder eine Reality-Staffel, über die alle reden: eine Anleitung für Zuschauer von Peacock in den Vereinigten Staaten, von der Anmeldung bis zum fertigen Ordner, aus dem Sie auch bei einem Internetausfall weiterschauen.',
    steps: [
      {
        title: 'Peacock im Programm öffnen',
        text: 'Melden Sie sich mit dem Konto an, über das Ihr Abo läuft; Premium und Premium Plus unterscheiden sich bei der Werbung, bei den Titeln dagegen kaum. Nach dem Passwort fragt Peacock, wer zuschaut. Ein Kinderprofil blendet die Hälfte der Sitcoms aus, wählen Sie also eines für Erwachsene.',
      },
      {
        title: 'Nach längeren Fassungen suchen',
        text: 'Die „Superfan Episodes“ von The Office sind länger als die Ausstrahlung und bilden im Katalog eine eigene Serie. Von Parks and Recreation gibt es einige Folgen als Producer’s Cut. Vergleichen Sie die Dauer: Mit 22 Minuten ist es die Fernsehfassung, mit 30 und mehr die lange.',
      },
      {
        title: 'Staffelweise auswählen',
        text: 'Bei neun Staffeln mit je gut zwanzig Folgen nehmen Sie eine nach der anderen. Das Kontrollkästchen über der Liste markiert alle, Rückblicke und Webfolgen am Ende lassen sich wieder abwählen. Eine Sitcom-Staffel belegt in 720p etwa acht Gigabyte.',
      },
      {
        title: 'Untertitel hinzufügen',
        text: 'Englische gibt es fast immer, spanische oft; bei den Serien von Telemundo ist es umgekehrt. Eine eigene Untertiteldatei neben dem Video ist praktischer, wenn mehrere Personen mit verschiedenen Wünschen vor demselben Fernseher sitzen.',
      },
      {
        title: 'Über Nacht laufen lassen, beim Frühstück prüfen',
        text: 'Stellen Sie ein oder zwei gleichzeitige Downloads ein, klicken Sie auf „Herunterladen“ und schalten Sie den Bildschirm aus. Am Morgen spielen Sie die erste und die letzte Datei kurz an. Laufen beide und ist die Zahl der Dateien richtig, können Sie sich auch auf den Rest verlassen.',
      },
    ],
    hints: [
      {
        title: 'Bravo am Tag danach',
        text: 'Serien von Bravo erscheinen am Morgen nach der Ausstrahlung. Der Sonntag ist ein guter Tag, um die ganze Woche zu sammeln, samt Reunions und den Folgen mit „Secrets Revealed“, älteren Teilen mit eingeblendeten Hintergrundinfos.',
      },
      {
        title: 'NBC am nächsten Tag',
        text: 'Ob Sie aktuelle Folgen von NBC sehen, hängt vom Tarif ab, und sie bleiben nur kurz. Laden Sie sie vor den Sitcoms herunter, die Ihnen nicht davonlaufen.',
      },
      {
        title: 'Sport ist eine Frage der Zeit',
        text: 'Aufzeichnungen von Sportveranstaltungen verschwinden früh. Dürfen Sie eine behalten, laden Sie sie bald, und suchen Sie im Bereich der Veranstaltung statt über die Lupe.',
      },
      {
        title: 'Die Musik kann eine andere sein',
        text: 'Lieder in älteren Serien wurden für das Streaming manchmal ersetzt. In der Datei hören Sie dieselbe Musik wie bei Peacock.',
      },
    ],
    questions: [
      {
        question: 'Wird das Bild mit Premium Plus besser?',
        answer:
          'Nein, Premium Plus lässt den größten Teil der Werbung weg und bringt Ihren örtlichen NBC-Sender live dazu. Die Auflösung hängt vom Titel und vom Computer ab.',
      },
      {
        question: 'Funktioniert es im Urlaub in Europa?',
        answer:
          'Peacock lässt sich dort nicht abspielen, und unser Programm ändert nichts daran, wo Sie sind. Speichern Sie zu Hause, was Sie im Ausland sehen wollen, und löschen Sie es nach der Reise.',
      },
      {
        question: 'Wann genügt der Download in der App von Peacock?',
        answer:
          'Er genügt vollkommen, wenn Sie Premium Plus haben und im Flugzeug auf dem Telefon schauen. Sehen Sie lieber auf dem Laptop oder auf einem Fernseher ohne Apps, hilft er Ihnen dagegen nicht.',
      },
      {
        question: 'Ein Film ist angekündigt, es gibt aber nur den Trailer. Warum?',
        answer:
          'Filme von Universal kommen einige Wochen oder Monate nach dem Kino. Bis dahin zeigt die Seite einen Trailer und ein Datum; sehen Sie an diesem Tag wieder nach.',
      },
    ],
    meta_title: 'Anleitung: Peacock-Serien staffelweise sichern',
    meta_description:
      'Sendefassung oder Superfan Episode, Bravo am Tag danach, Untertitel und Staffeln: Anleitung für Peacock in den USA, nur privat.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: in langen Dokureihen den Überblick behalten',
    intro:
      'Immobilien- und Backshows haben Hunderte von Folgen. Mit einem Filter und einer kleinen Auflösung wird daraus eine Sammlung, in der Sie sich zurechtfinden, und eine halbe Stunde Sortieren erspart Ihnen einen Abend voller Scrollen.',
    steps: [
      {
        title: 'Die Senderseite wählen',
        text: 'HGTV, Food Network, TLC, DMAX, ID und Animal Planet haben je nach Land eigene Seiten unter „Sender“. Wer im ganzen Dienst nach „Haus“ sucht, bekommt zu viele Treffer. Auf der Seite eines Senders sind es mit demselben Wort sechs Reihen, und Sie erkennen sofort, welche Sie meinten.',
      },
      {
        title: 'Nach Staffel sortieren, nicht nach Jahr',
        text: 'Öffnen Sie die Reihe und klappen Sie die Staffeln auf. Amerikanische Reihen wurden in Europa umnummeriert, Staffel 12 kann daher in ihrer Heimat Staffel 9 sein. Die Liste im Programm zählt wie die Seite Ihres Landes; lassen Sie das Jahr im Dateinamen weg.',
      },
      {
        title: 'Nach dem Inhalt filtern',
        text: 'In jeder Zeile steht eine Zusammenfassung der Folge. Tippen Sie ein Wort wie „Küche“, „Leuchtturm“ oder „Alaska“ in das Filterfeld des Programms, kreuzen Sie die Treffer an, leeren Sie das Feld und suchen Sie nach dem nächsten Wort. Aus zweihundert Zeilen werden die elf, die Sie interessieren.',
      },
      {
        title: 'Eine niedrige Auflösung wählen',
        text: 'Für ein Tablet neben dem Herd sind 720p reichlich, eine Staffel passt in zehn Gigabyte. In der Werkstatt genügt noch weniger, denn aus drei Metern Entfernung achtet niemand auf die Maserung der Eiche. Und solange die Säge läuft, helfen Untertitel mehr als Bildpunkte.',
      },
      {
        title: 'Ordner nach Projekten anlegen',
        text: '„Bad“, „Brot“ und „Fälle“ sind bessere Namen als Staffelnummern, wenn Sie später Rat suchen. Wählen Sie den Zielordner für jeden Download, bevor Sie auf „Herunterladen“ klicken. Die Beschreibung jeder Folge lässt sich als Text daneben speichern und wird von der Suche Ihres Systems gefunden.',
      },
    ],
    hints: [
      {
        title: 'Gleicher Name, anderes Land',
        text: 'Viele Formate gibt es in einer britischen, einer amerikanischen und einer deutschen Ausgabe. Eine Flagge steht nicht immer dabei; Pfund, Dollar oder der Tonfall der ersten Minute verraten es.',
      },
      {
        title: 'Das Rezept behalten',
        text: 'Mengen stehen in Kochsendungen oft zwei Sekunden lang im Bild. Eine Datei können Sie an der richtigen Stelle anhalten, so oft der Teig es verlangt.',
      },
      {
        title: 'Gemeinsame Folgen in zwei Listen',
        text: 'Crossover-Folgen mit einer anderen Reihe stehen in beiden Listen. Kreuzen Sie sie nur einmal an, sonst haben Sie dieselbe Stunde doppelt auf der Festplatte.',
      },
      {
        title: 'Wahre Verbrechen zum Einschlafen',
        text: 'Nur den Ton zu speichern, geht hier nicht. In 480p und bei abgedunkeltem Bildschirm läuft ID aber sehr sparsam nebenher.',
      },
    ],
    questions: [
      {
        question: 'Gehört Discovery+ nicht zu HBO Max?',
        answer:
          'In einigen Ländern finden Sie einen großen Teil des Katalogs dort, in manchen sind beide zu einem Abo geworden. Es kommt darauf an, auf welcher Seite Sie sich anmelden.',
      },
      {
        question: 'Darf ich eine Reihe über einen Kriminalfall für die Schule nutzen?',
        answer:
          'Zur eigenen Vorbereitung dürfen Sie das, soweit die Bedingungen es erlauben. Die Reihe im Unterricht zu zeigen, ist dagegen keine private Nutzung mehr und braucht eine Erlaubnis oder eine gesetzliche Ausnahme.',
      },
      {
        question: 'Warum kann ich die neuesten Folgen nicht öffnen?',
        answer:
          'Manche Reihen laufen zuerst im Fernsehen und später hier, andere umgekehrt. Steht auf der Seite „Demnächst“, gibt es noch nichts zu speichern.',
      },
      {
        question: 'Die Liste endet bei hundert Zeilen. Was hilft?',
        answer:
          'Scrollen Sie auf der Seite des Dienstes bis ans Ende der Staffel und lesen Sie sie neu ein. Sehr lange Staffeln werden nach und nach geladen, und nur was geladen ist, erscheint in der Liste.',
      },
    ],
    meta_title: 'Anleitung: Dokureihen aus Discovery+ ordnen',
    meta_description:
      'Senderseite wählen, Staffelzählung verstehen, nach Inhalt filtern: So sichern Sie aus langen Reihen von Discovery+ nur, was Sie sehen.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll: OmU, Synchro und die ganze Season',
    intro:
      'Diese Woche mit Untertiteln, in drei Wochen synchronisiert: eine Season bei Crunchyroll von der ersten Folge bis zum vollständigen Ordner. Das kostet Sie fünf Minuten in der Woche und funktioniert auch bei einer geteilten Staffel.',
    steps: [
      {
        title: 'Sprachen einstellen',
        text: 'In den Profileinstellungen von Crunchyroll legen Sie fest, in welcher Sprache Ton und Untertitel zuerst angeboten werden. Melden Sie sich an und prüfen Sie beides einmal. Sehen Sie bei der Gelegenheit auch nach der Altersfreigabe, denn sie blendet manche Serie aus dem Spätprogramm ganz aus.',
      },
      {
        title: 'Den Simulcast-Kalender nutzen',
        text: 'Er zeigt Wochentag und Uhrzeit jeder neuen Folge in Ihrer Zeitzone; eine Krone bedeutet, dass eine Mitgliedschaft nötig ist. Notieren Sie drei oder vier Serien. Blenden Sie Synchronfassungen im Menü des Kalenders aus, sonst sieht es so aus, als liefe jede Serie mehrmals in der Woche.',
      },
      {
        title: 'Die Serie öffnen',
        text: 'Im Menü unter dem Titel stehen die Staffeln, und Synchronfassungen sind manchmal eigene Einträge, etwa „Season 1 (German Dub)“. Wählen Sie dann diesen Eintrag und nicht nur die Tonspur. Filme und OVAs stehen am Ende und sind nicht in die Zählung einbezogen.',
      },
      {
        title: 'Untertitel als ASS speichern',
        text: 'Nur in diesem Format bleiben übersetzte Schilder an ihrem Platz und Liedtexte gestaltet; ein Zettel an der Wand bleibt an der Wand. SRT brauchen Sie nur für Fernseher und Player, die nichts anderes verstehen. In einer MKV-Datei sind die Untertitel als Spur enthalten, bei MP4 liegen sie als eigene Datei daneben.',
      },
      {
        title: 'Jede Woche eine Folge ergänzen',
        text: 'Öffnen Sie die Serie am Abend nach der Veröffentlichung. Was Sie schon haben, ist markiert, bei der neuen Folge ist das Kontrollkästchen noch leer. Kreuzen Sie sie an, klicken Sie auf „Herunterladen“ und klappen Sie zehn Minuten später den Laptop zu. Die Kommentare bleiben bei Crunchyroll, samt allen Spoilern.',
      },
      {
        title: 'Zum Schluss vervollständigen',
        text: 'Ist die Season vorbei, vergleicht das Programm Ihren Ordner mit der Liste und lädt nach, was fehlt. Meist ist das ein Rückblick mit der Nummer 6.5 oder die Bonusfolge der Blu-ray, die oft ohne Ankündigung nachkommt.',
      },
    ],
    hints: [
      {
        title: 'Springende Nummern',
        text: 'Bei langen Serien zählt das Studio durch, der Dienst dagegen nach Staffeln. Entscheiden Sie sich bei den Dateinamen für eine Zählweise und bleiben Sie dabei; Medienserver für Anime erwarten meist die durchlaufende.',
      },
      {
        title: 'Titel von Funimation',
        text: 'Was von dort kam, hat mitunter mehrere Einträge mit demselben Namen. Der mit mehr Sprachen ist in der Regel der neuere.',
      },
      {
        title: 'Überarbeitete Folgen',
        text: 'Studios zeichnen nach der Ausstrahlung Szenen neu, Übersetzer verbessern einzelne Sätze. Wirkte ein Finale gehetzt, sehen Sie eine Woche später noch einmal nach, bevor Sie es archivieren. Das gilt besonders für Serien, die unter Zeitdruck fertig wurden.',
      },
    ],
    questions: [
      {
        question: 'Kann ich den kostenlosen Zugang nutzen?',
        answer:
          'Das geht kaum noch, denn Crunchyroll hat ihn Schritt für Schritt zurückgenommen. Was Ihr Browser ohne Mitgliedschaft abspielt, lässt sich auswählen, der Rest nicht.',
      },
      {
        question: 'Sind Manga oder Musik dabei?',
        answer:
          'Musikvideos und Konzerte sind dabei, sie haben im Katalog eine eigene Reihe. Comics und Spiele gehören nicht dazu.',
      },
      {
        question: 'Fan oder Mega Fan: Spielt das hier eine Rolle?',
        answer:
          'Nein. Die Mitgliedschaften unterscheiden sich bei der Zahl gleichzeitiger Streams und bei Extras wie dem Offlinemodus auf dem Telefon. Die Folgen sind dieselben.',
      },
      {
        question: 'Meine Serie endet bei Folge zwölf von vierundzwanzig. Stimmt etwas nicht?',
        answer:
          'Wahrscheinlich ist sie geteilt: Die zweite Hälfte folgt eine Season später, manchmal als neue Staffel. Die Seite der Serie nennt ein Datum, sobald es eines gibt.',
      },
    ],
    meta_title: 'Anleitung: Anime aus Crunchyroll richtig sichern',
    meta_description:
      'Sprachen einstellen, Kalender lesen, Dub-Staffeln finden, ASS-Untertitel behalten: die Crunchyroll-Anleitung für private Sammlungen.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: Aufzeichnungen finden, ohne das Ergebnis zu sehen',
    intro:
      'Livespiele muss man live sehen. Die Aufzeichnung danach und die Filme von 30 for 30 können dagegen eine Weile auf Sie warten. Die Kunst besteht darin, unter fünf Videos das richtige zu finden und dabei keinen Spielstand zu sehen.',
    steps: [
      {
        title: 'Unter dem neuen Namen anmelden',
        text: 'Seit August 2025 heißt der Tarif, der einmal ESPN+ war, ESPN Select; beim größeren namens Unlimited kommen die Sender dazu. Sie melden sich mit Ihrem Konto bei MyDisney an. In der Liste der Dienste von Tidemark Video steht weiterhin der alte Name.',
      },
      {
        title: 'Spoiler vermeiden',
        text: 'Meiden Sie die Startseite, denn dort stehen Ergebnisse in den Überschriften. Öffnen Sie die Seite der Liga oder der Sportart und dort „Replays“. Die Vorschaubilder zeigen meist nur Wappen, selten Jubel. Läuft oben ein Ticker, machen Sie das Fenster so schmal, dass er abgeschnitten wird.',
      },
      {
        title: 'Die volle Länge wählen',
        text: 'Daneben stehen Kurzfassungen, Höhepunkte und die Pressekonferenz. An der Dauer erkennen Sie den Unterschied: Ein Fußballspiel dauert etwa zwei Stunden, Baseball drei, ein Kampfabend fünf oder sechs. Vorberichte stehen mal in einer eigenen Zeile, mal gehören sie zur Aufzeichnung.',
      },
      {
        title: 'Den Kommentar aussuchen',
        text: 'Viele Fußballspiele gibt es mit spanischem Kommentar als eigenen Eintrag mit dem Zusatz „En Español“. Beim College-Sport finden Sie mitunter die Übertragungen beider Mannschaften. Hören Sie während der Hymne eine halbe Minute hinein, da wird noch nichts verraten, und entscheiden Sie dann.',
      },
      {
        title: 'Ohne Ergebnis im Namen speichern',
        text: 'Nehmen Sie für den Dateinamen ein Muster aus Datum und Mannschaften. Wählen Sie für mehrstündige Übertragungen 720p und klicken Sie auf „Herunterladen“. Prüfen Sie eine Stelle in den ersten zehn Minuten und widerstehen Sie der Versuchung, vorzuspulen.',
      },
    ],
    hints: [
      {
        title: 'Wie lange Aufzeichnungen bleiben',
        text: 'Dreißig Tage sind üblich, manche Ligen erlauben weniger. Setzen Sie die älteste an die Spitze der Warteschlange und die Dokumentationen, die jahrelang bleiben, an ihr Ende.',
      },
      {
        title: 'Genügend Platz freihalten',
        text: 'Ein Kampfabend kann sechs Stunden dauern. Halten Sie zehn Gigabyte frei oder sehen Sie nach, ob die Kämpfe einzeln aufgeführt sind.',
      },
      {
        title: 'Verlängerung in einer Datei',
        text: 'Die angekündigte Dauer wird schon vor dem Spiel eingetragen. Steht dort „3:00“ und die Datei läuft 3:40, ist sie vollständig und nicht fehlerhaft.',
      },
      {
        title: 'Dokumentationen für lange Flüge',
        text: 'E60, 30 for 30 und die Reihen über Mannschaften haben Staffeln wie eine Serie. Für einen langen Flug sind sie ideal: Niemand an Bord kann Ihnen den Ausgang verraten, und es drängt keine Frist. Eine Staffel über eine Mannschaft reicht leicht für zwei Flüge.',
      },
    ],
    questions: [
      {
        question: 'Spiele meines Heimteams sind gesperrt. Kann ich sie später speichern?',
        answer:
          'Das geht nur, wenn ESPN selbst die Aufzeichnung für Ihr Gebiet freigibt. Unser Programm lädt nur, was Ihr Konto sehen darf, auch wenn der Anpfiff Tage zurückliegt.',
      },
      {
        question: 'Sind Pay-per-View-Kämpfe enthalten?',
        answer:
          'Nein, sie werden einzeln gekauft, und für die Aufzeichnung gelten die Bedingungen dieses Kaufs. In der Regel können Käufer sie nur begrenzte Zeit ansehen; wie lange, steht in der Bestätigung von ESPN.',
      },
      {
        question: 'Wann erscheint eine Aufzeichnung?',
        answer:
          'Oft ist sie binnen einer Stunde da, manchmal erst am nächsten Morgen. Solange auf der Seite das rote Symbol der Liveübertragung steht, bleibt die Liste im Programm leer. Warten Sie einfach ab; die Seite ständig neu zu laden, hilft nicht.',
      },
      {
        question: 'Ich bekomme ESPN im Paket mit Disney. Welches Produkt ist das?',
        answer:
          'Sie brauchen dieses hier, wenn Sie die Übertragungen auf der Seite von ESPN öffnen. Was Sie auf der Seite von Disney+ sehen, gehört zum Produkt für Disney+.',
      },
    ],
    meta_title: 'Anleitung: ESPN+ ohne Spoiler nachholen',
    meta_description:
      'Replays finden, volle Länge erkennen und Spiele über Nacht herunterladen: So nutzen Sie das Archiv von ESPN+ privat und ohne Spoiler.',
  },
  tubi_video_downloader: {
    title: 'Tubi: gute Filme finden, bevor sie verschwinden',
    intro:
      'Tubi ist kostenlos, groß und unaufgeräumt. So finden Sie darin drei gute Filme für das Wochenende, an vielen Donnerstagen erprobt: zwanzig Minuten Aussuchen, nicht mehr.',
    steps: [
      {
        title: 'Tubi ohne Konto öffnen',
        text: 'Die meisten Titel laufen im eingebauten Browser sofort. Für Filme mit hoher Altersfreigabe müssen Sie sich mit Geburtsdatum registrieren; das kostet nichts und bringt kaum Werbemails. Sonst brauchen Sie ein kostenloses Konto nur, damit „My List“ von einem Besuch zum nächsten erhalten bleibt.',
      },
      {
        title: 'Mit „Leaving Soon“ beginnen',
        text: 'Diese Reihe ist die nützlichste, denn hier stehen gute lizenzierte Filme, die nicht mehr lange bleiben. Blättern Sie bis ans Ende, bevor Sie etwas öffnen. Sehen Sie danach in Kategorien wie Cult Classics oder Foreign Language, auf die Sie über die Startseite nie kommen würden.',
      },
      {
        title: 'Die Fassung prüfen',
        text: 'Alte Filme gibt es manchmal in mehreren Kopien, und hinter einem Titel kann sich eine Neuverfilmung mit demselben Plakat verbergen. Lesen Sie Jahr, Besetzung und Dauer auf der Detailseite. Spielen Sie eine Minute ab: Wackelt und rauscht das Bild, suchen Sie nach einem zweiten Eintrag.',
      },
      {
        title: 'Auflösung und Untertitel wählen',
        text: 'Ältere Filme gibt es selten in mehr als 720p, und mehr brauchen sie auch nicht. Ein Western von neunzig Minuten kommt auf etwa ein Gigabyte. Kreuzen Sie englische Untertitel an; bei fremdsprachigen Filmen sind sie manchmal fest im Bild, dann bleibt die Liste leer.',
      },
      {
        title: 'Speichern und benennen',
        text: 'Jahr und Regie im Dateinamen helfen bei Neuverfilmungen, und mit dem Plakat neben dem Film sieht die Sammlung auf einem Medienserver gleich ordentlich aus. Drei Filme in der Warteschlange, eine Stunde Geduld, und Ihr Wochenendprogramm steht, ganz ohne Algorithmus.',
      },
    ],
    hints: [
      {
        title: 'Die Werbung bleibt bei Tubi',
        text: 'Die Werbepausen werden erst bei der Wiedergabe eingefügt. Von ihnen lebt der Dienst, schauen Sie also auch dort, wenn Sie online sind.',
      },
      {
        title: 'Stummfilme und Klassiker',
        text: 'Manche davon sind in den USA gemeinfrei, dann ist mehr erlaubt als privates Ansehen. Neu komponierte Musik kann trotzdem geschützt sein, und in Europa gelten andere Fristen.',
      },
      {
        title: 'Der Monatserste',
        text: 'Zum Monatsersten beginnen neue Verträge. Neues steht unter „Recently Added“, zusammen mit vielem, was niemand vermisst hat. Gehen Sie die Reihe gezielt mit einer Liste von Namen durch, sonst ist der Abend um.',
      },
      {
        title: 'Serien mit Lücken',
        text: 'Einer Staffel können Folgen fehlen, deren Musik zu teuer war. In der Nummerierung klafft dann eine Lücke; das Programm meldet sie, kann sie aber nicht füllen. Sehen Sie deshalb vor dem Wochenende nach, ob die erste und die letzte Folge da sind.',
      },
    ],
    questions: [
      {
        question: 'Wo gibt es Tubi?',
        answer:
          'Es gibt Tubi in den Vereinigten Staaten, Kanada, Mexiko, Australien, dem Vereinigten Königreich und einigen weiteren Ländern, mit verschiedenen Katalogen. In allen anderen Ländern sagt die Seite des Dienstes, dass er nicht verfügbar ist.',
      },
      {
        question: 'Kann ich auch die Livekanäle von Tubi speichern?',
        answer:
          'Nein, speichern lassen sich nur Titel auf Abruf. Viele Filme aus den Kanälen gibt es auch auf Abruf; geben Sie den Namen aus dem Programmplan in die Suche ein.',
      },
      {
        question: 'Ein Film trägt das Logo eines anderen Dienstes. Kann ich ihn wählen?',
        answer:
          'Tubi zeigt Sammlungen von Partnern unter deren Logo. Läuft der Film auf der Seite von Tubi kostenlos, verhält er sich im Programm wie alle anderen auch.',
      },
      {
        question: 'Woran erkenne ich, ob ein Film etwas taugt?',
        answer:
          'Die Sterne auf der Seite helfen Ihnen dabei wenig. Lesen Sie lieber ein, zwei Kritiken und führen Sie eine Liste von Regisseurinnen und Regisseuren; die Suche findet auch Personennamen.',
      },
    ],
    meta_title: 'Anleitung: Filme bei Tubi rechtzeitig sichern',
    meta_description:
      '„Leaving Soon“ durchsehen, Dauer vergleichen, Jahr ergänzen: So sichern Sie Filme aus Tubi für den eigenen Gebrauch, soweit erlaubt.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel im Browser statt am Fernseher',
    intro:
      'Sie brauchen kein Roku-Gerät, nur einen kostenlosen Zugang: Filme, kurze Originals und ein Kinderbereich, aus der Webversion gespeichert. Sie ist aufgebaut wie auf dem Fernseher, und diese Anleitung führt Sie an allem vorbei, was Sie nicht brauchen.',
    steps: [
      {
        title: 'Auf der Webseite anmelden',
        text: 'Öffnen Sie therokuchannel.roku.com in Tidemark Video. Ein Konto bei Roku kostet nichts; werden Sie nach einem Zahlungsmittel gefragt, überspringen Sie das Formular, denn für kostenlose Titel brauchen Sie keines. Wer ein Gerät besitzt, nimmt das Konto, mit dem es verknüpft ist.',
      },
      {
        title: 'Zu den Titeln auf Abruf wechseln',
        text: 'Die Seite beginnt gern mit Kanälen, die schon laufen. Wählen Sie oben „Home“ oder „Movies“ und „TV“. Was Sie suchen, hat eine Seite mit Plakat, Jahr und einer Schaltfläche zum Abspielen von Anfang an.',
      },
      {
        title: 'Nach „Free“ filtern',
        text: 'Zwischen den Titeln stehen auch kostenpflichtige Zusatzabos, erkennbar an einem Symbol in der Ecke und an Wörtern wie „Subscribe“. Mit dem Filter bleibt nur übrig, was nichts extra kostet. Haben Sie ein solches Zusatzabo über Roku gebucht, schalten Sie den Filter für dessen Titel wieder aus.',
      },
      {
        title: 'Kurze Folgen staffelweise speichern',
        text: 'Folgen von sieben bis zehn Minuten, ein Erbe von Quibi, speichern Sie am besten als ganze Staffel in einem Ordner. Aktivieren Sie das Kontrollkästchen über der Liste. Hintereinander abgespielt ergeben sie einen Film von neunzig Minuten, ohne Cliffhanger alle zehn Minuten.',
      },
      {
        title: 'Auflösung nach dem Bildschirm wählen',
        text: 'Nehmen Sie eine hohe Auflösung für den Fernseher und eine niedrige für das Telefon, mit dem Sie in der Schlange bei der Post stehen. Zwei Downloads in verschiedenen Auflösungen können nebeneinander laufen; geben Sie jedem einen eigenen Ordner, damit der zweite den ersten nicht überschreibt.',
      },
    ],
    hints: [
      {
        title: 'Kinder und Familie',
        text: 'Der Kinderbereich lässt sich direkt öffnen und zeigt nichts anderes. Beginnen Sie dort mit den Filmen für die Rückbank und lassen Sie die Kleinen nach den Plakaten auswählen.',
      },
      {
        title: 'Wechsel im Monat',
        text: 'Filme kommen am Ersten und gehen am Ende des Monats. Sehen Sie in der letzten Woche nach, was bald verschwindet, und in der zweiten, was Neues dazugekommen ist.',
      },
      {
        title: 'Untertitel hängen von der Quelle ab',
        text: 'Originals haben immer welche, alte Serien oft, eingekaufte Filme manchmal nur fest im Bild. Das Feld „Untertitel“ zeigt es, bevor Sie anfangen.',
      },
      {
        title: 'Auch Roku Originals verschwinden',
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
        question: 'Kann ein Roku-Gerät die Dateien abspielen?',
        answer:
          'Ja, über seinen Medienplayer von einem USB-Stick oder einem Server; am sichersten ist MP4 mit H.264. Modelle ohne USB-Anschluss brauchen den Server.',
      },
      {
        question: 'Muss ich den Kanal zuerst am Fernseher hinzufügen?',
        answer:
          'Nein, Konto und Webseite genügen. Was Sie dort als Favorit markieren, erscheint von selbst auch auf dem Fernseher.',
      },
      {
        question: 'Die Seite meldet, mein Browser könne den Titel nicht abspielen. Und nun?',
        answer:
          'Einige kostenpflichtige Titel laufen nur auf Geräten von Roku. Für den eingebauten Browser gilt dasselbe, nehmen Sie also einen anderen Titel.',
      },
      {
        question: 'Lässt sich eine Sportveranstaltung speichern?',
        answer:
          'Bei Livespielen geht das nicht, bei Sportmagazinen und Dokumentationen dagegen schon, wenn sie eine eigene Seite mit Plakat und Dauer haben.',
      },
    ],
    meta_title: 'Anleitung: The Roku Channel am Computer',
    meta_description:
      'Titel auf Abruf finden, Zusatzabos erkennen, Originals speichern: The Roku Channel ohne Roku-Gerät, Schritt für Schritt.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: Serien auf Abruf finden und herunterladen',
    intro:
      'Pluto TV ahmt mit seinen Kanälen das Fernsehen nach. Speichern lässt sich nur die andere Hälfte, die auf Abruf; hier lesen Sie, wie Sie sie finden und eine durcheinandergewürfelte Krimiserie wieder in die richtige Reihenfolge bringen.',
    steps: [
      {
        title: 'Zu „On Demand“ wechseln',
        text: 'Die Seite startet mit einem Kanal in voller Lautstärke. Schalten Sie ihn stumm und wählen Sie neben „Live-TV“ den Punkt „On Demand“. Sonst sehen Sie nur den Programmplan mit den Sendezeiten, in dem es nichts anzukreuzen gibt. Ein Konto brauchen Sie nicht.',
      },
      {
        title: 'Die Serie eines Kanals suchen',
        text: 'Von klassischen Serien mit eigenem Kanal gibt es die Folgen oft auch auf Abruf, wenigstens zum Teil. Geben Sie den Namen der Serie ein und nicht den des Kanals. Findet die Suche nichts, blättern Sie im Genre, denn der deutsche Titel lautet manchmal anders, als man ihn in Erinnerung hat.',
      },
      {
        title: 'Die Reihenfolge herstellen',
        text: 'In den Kanälen laufen die Folgen durcheinander, auf Abruf sind sie nummeriert. Öffnen Sie die Staffelauswahl, beginnen Sie mit der frühesten vorhandenen und markieren Sie von der ersten Folge an. Dass es nur Staffel 2, 3 und 7 gibt, ist hier ganz normal, denn die Rechte werden paketweise verkauft.',
      },
      {
        title: 'Tonspur und Auflösung prüfen',
        text: 'Außerhalb der Vereinigten Staaten ist die Synchronfassung meist die einzige Tonspur, und „Untertitel“ bleibt oft leer. Beide Felder zeigen es vorher an. Mehr Qualität, als das Originalband hergab, ist nicht zu erwarten: Für einen Krimi von 1975 genügt eine kleine Datei.',
      },
      {
        title: 'Über Nacht herunterladen',
        text: 'Dreißig Folgen eines alten Krimis sind für eine Nacht kein Problem. Klicken Sie auf „Herunterladen“, sehen Sie unter der Warteschlange nach der Größe, hier etwa neun Gigabyte, und gehen Sie schlafen. Am Morgen liegen alle Folgen mit Staffel, Nummer und Titel im Ordner.',
      },
    ],
    hints: [
      {
        title: 'Jedes Land hat seine Auswahl',
        text: 'In Deutschland gibt es viele synchronisierte Krimis, in Spanien Telenovelas, in den USA alte Science-Fiction. Sie sehen immer die Auswahl des Landes, in dem Sie gerade sind.',
      },
      {
        title: 'Selbst eine Liste führen',
        text: 'Ohne Konto merkt sich Pluto nichts. Ein noch nicht gestarteter Download in der Warteschlange des Programms ist der einfachste Merkzettel.',
      },
      {
        title: 'Wechsel zum Quartalsende',
        text: 'Serien kommen und gehen gern zum Wechsel eines Quartals. Ende März, Juni, September und Dezember lohnt sich ein Blick.',
      },
      {
        title: 'Gleiche Serie, zwei Längen',
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
        answer:
          'Außerhalb englischsprachiger Länder gibt es sie selten. Spielen Sie den Titel kurz an, dann hören Sie es.',
      },
      {
        question: 'Bringt mir ein Konto etwas?',
        answer:
          'Pluto merkt sich dann Ihre Favoriten und die Stelle, an der Sie aufgehört haben, am Fernseher wie im Browser. Für das Auswählen und Speichern macht es keinen Unterschied.',
      },
      {
        question: 'Warum beginnt die Wiedergabe mit einem Spot, obwohl ich nur nachsehen will?',
        answer:
          'Pluto lebt von der Werbung und zeigt deshalb schon am Anfang einen Spot. Lassen Sie ihn einmal laufen; sobald die Sendung beginnt, kennt das Programm alle Tonspuren, und Sie können anhalten.',
      },
      {
        question: 'Darf ich die geordnete Staffel dem Fanclub geben?',
        answer:
          'Nein. Dass man etwas kostenlos ansehen darf, heißt nicht, dass man es weitergeben darf. Teilen Sie lieber die Liste mit der richtigen Reihenfolge, sie ist Ihre eigene Arbeit.',
      },
    ],
    meta_title: 'Anleitung: Pluto TV auf Abruf nutzen',
    meta_description:
      'Von Live-TV zu On Demand wechseln, Staffeln prüfen, Folgen in die richtige Reihenfolge bringen: Pluto TV am Computer, für private Zwecke.',
  },
  viki_downloader: {
    title: 'Viki: Dramen mit vollständigen Untertiteln sichern',
    intro:
      'Bei Viki übersetzen Freiwillige, und Prozentwerte zeigen, wie weit sie sind. Wer zu früh speichert, dem fehlt die Hälfte der Sätze. Hier lesen Sie, wann Sie beginnen, welche zwei Sprachen Sie nehmen und wie Sie Untertitel später erneuern.',
    steps: [
      {
        title: 'Auf den Prozentwert achten',
        text: 'Öffnen Sie die Serie und klappen Sie „Untertitel“ auf: Neben jeder Sprache steht, wie viel übersetzt ist. Englisch ist meist ein, zwei Tage nach der Ausstrahlung vollständig, Deutsch etwas später, Finnisch nach Wochen. Warten Sie auf 100, bevor Sie eine Serie sichern, die Sie behalten wollen.',
      },
      {
        title: 'Viki Pass prüfen und anmelden',
        text: 'Viki Pass Standard und Plus umfassen verschiedene Titel; ein Symbol auf dem Plakat kennzeichnet die für Plus, und einige Folgen sind für alle frei. Melden Sie sich in Tidemark Video an und spielen Sie zehn Sekunden der zweiten Folge ab, denn die erste ist oft als Kostprobe frei.',
      },
      {
        title: 'Zwei Sprachen wählen',
        text: 'Untertitel in der Originalsprache zusammen mit deutschen sind ideal für alle, die eine Sprache lernen, sofern Viki beide anbietet. Kreuzen Sie sie unter „Untertitel“ an. Speichern Sie sie als zwei SRT-Dateien, zeigt ein geeigneter Player beide gleichzeitig; in einer MKV-Datei schalten Sie zwischen ihnen um.',
      },
      {
        title: 'Alle sechzehn Folgen herunterladen',
        text: 'Koreanische Dramen haben meist sechzehn Folgen von einer Stunde, chinesische dreißig und mehr, thailändische ein Dutzend in je vier Teilen. Markieren Sie die ganze Staffel mit einem Kontrollkästchen, stellen Sie für die Bahnfahrt 720p ein und rechnen Sie bei sechzehn Folgen mit rund zehn Gigabyte.',
      },
      {
        title: 'Untertitel im Bild prüfen',
        text: 'Spielen Sie eine Szene mit einem Brief oder einer Nachricht ab. Solche Texte setzen die Übersetzer oben ins Bild; stehen sie dort, stimmen Position und Timing. Öffnen Sie dann die letzte Folge und prüfen Sie, ob die Übersetzung bis zum Schluss reicht.',
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
        text: 'Folgen kommen zweimal in der Woche paarweise. Verschiebt ein Baseballspiel die Ausstrahlung in Seoul, kommt am Dienstag nichts; auf der Seite der Serie steht dann ein Hinweis.',
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
          'Laden Sie die Untertiteldatei unter demselben Namen noch einmal herunter. Das Video müssen Sie nicht neu speichern, und Ihr Player nimmt beim nächsten Start die neuen Untertitel.',
      },
      {
        question: 'Warum gibt es ein Drama in meinem Land nicht?',
        answer:
          'Viki kauft die Rechte für jedes Gebiet einzeln. Was Sie mit Ihrem Konto nicht sehen, bekommen Sie auch über unser Programm nicht.',
      },
      {
        question: 'Darf ich die Untertitel für meine eigene DVD verwenden?',
        answer:
          'Die Rechte liegen bei den Übersetzern und bei Viki. Für sich zu Hause dürfen Sie das, soweit die Bedingungen von Viki es zulassen; weitergeben dürfen Sie die Untertitel nicht.',
      },
      {
        question: 'Gehört Viki zu Rakuten TV?',
        answer:
          'Beide gehören zur Rakuten-Gruppe, sind aber zwei Dienste mit zwei Konten und zwei Produkten in unserem Shop.',
      },
    ],
    meta_title: 'Anleitung: K-Dramas aus Viki mit Untertiteln',
    meta_description:
      'Stand der Übersetzung prüfen, Viki Pass beachten, zwei Sprachen wählen, Untertitel erneuern: So speichern Sie K-Dramas für sich.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: lange C-Dramas Folge für Folge sichern',
    intro:
      'Vierzig Folgen, vier Untertitelsprachen und VIP-Mitglieder, die immer ein paar Folgen weiter sind: So behalten Sie bei iQIYI den Überblick und haben am Ende die ganze Serie auf der Festplatte.',
    steps: [
      {
        title: 'Die internationale Seite öffnen',
        text: 'iq.com bedient Zuschauer außerhalb des chinesischen Festlands. Die chinesische Seite iqiyi.com hat einen anderen Katalog und ein anderes Konto. Auf welcher Seite Sie sind, erkennen Sie leicht: Die internationale bietet in der Ecke mehrere Sprachen an, und ihre Mitgliedschaften heißen Standard und Premium.',
      },
      {
        title: 'Die Sprache der Seite festlegen',
        text: 'Titel stehen in dieser Sprache, und die Dateinamen folgen ihr; wählen Sie also, bevor Sie etwas markieren. Eine Serie, die halb auf Thai und halb auf Englisch gespeichert wurde, steht sonst an zwei Stellen im Ordner. Umschalten können Sie oben über das Symbol mit der Weltkugel.',
      },
      {
        title: 'VIP-Folgen erkennen',
        text: 'Mitglieder sehen einige Folgen früher als alle anderen; an welchen Wochentagen neue kommen, zeigt ein Kalender auf der Detailseite. VIP-Folgen tragen eine kleine Krone. Spielt Ihr Konto sie ab, lassen sie sich ankreuzen; bricht die Wiedergabe nach wenigen Minuten ab, war es nur eine Vorschau.',
      },
      {
        title: 'Ton und Untertitel wählen',
        text: 'Meist gibt es Mandarin mit Untertiteln, bei beliebten Serien auch Synchronfassungen auf Thai, Vietnamesisch, Koreanisch oder Spanisch. Nehmen Sie unter „Untertitel“ höchstens zwei Sprachen. In Historiendramen sind Englisch und die eigene Sprache zusammen praktisch, wenn die Titel am Hof verwirren.',
      },
      {
        title: 'Je zehn Folgen herunterladen',
        text: 'Klicken Sie auf Folge eins, halten Sie die Umschalttaste und klicken Sie auf Folge zehn. Zehn Folgen belegen in 1080p etwa acht Gigabyte und sind bis zum Abendessen fertig. Fangen Sie an zu schauen, während die nächsten zehn laden; den Ordner legen Sie nur einmal fest, alle weiteren Folgen landen ebenfalls dort.',
      },
      {
        title: 'Vollständigkeit prüfen',
        text: 'Sehen Sie am Ende der Liste nach, ob es noch ein alternatives Ende gibt, und zählen Sie dann: vierzig Folgen, vierzig Zeilen mit „Offline gespeichert“.',
      },
    ],
    hints: [
      {
        title: 'Sonderfolgen',
        text: 'Alternative Enden und Making-ofs sind nach der letzten Folge weiter durchnummeriert oder stehen unter „Extras“. Manche erscheinen erst Wochen später.',
      },
      {
        title: 'Fest eingeblendete Untertitel',
        text: 'Chinesische Untertitel sind oft Teil des Bildes. Setzen Sie Ihre eigenen im Player nach oben, damit sie sich nicht überlagern.',
      },
      {
        title: 'Namen in zwei Schriften',
        text: 'In Pinyin ohne Tonzeichen sehen verschiedene Titel gleich aus. Nehmen Sie die chinesischen Zeichen ins Muster für den Dateinamen auf, hinter den übersetzten Namen; so finden auch Suchmaschinen und Freunde aus Taipeh die Serie.',
      },
      {
        title: 'Zwei Minuten Vorspann',
        text: 'Vierzigmal dasselbe Lied ist mehr als eine Stunde. Hat die Datei Kapitel, überspringen Sie ihn im Player mit einer Taste.',
      },
    ],
    questions: [
      {
        question: 'Zählt Donghua hier als Anime?',
        answer:
          'Ja, Sie finden es in der Reihe „Anime“, zusammen mit anderen chinesischen Produktionen. Die Folgen sind kürzer und die Staffeln länger als in Japan.',
      },
      {
        question: 'Kann ich einen Gutschein für Vorabfolgen verwenden?',
        answer:
          'Ja. Ein solcher Gutschein schaltet einzelne Folgen frei und wird bei iQIYI eingelöst, nie in unserem Programm. Was in Ihrem Konto freigeschaltet ist, lässt sich abspielen und auswählen.',
      },
      {
        question: 'Warum unterscheidet sich die Zahl der Folgen je nach Seite?',
        answer:
          'Internationale Ausgaben schneiden eine Serie manchmal in andere Längen. Vergleichen Sie die Schlussszene und nicht die Nummer, wenn Sie zu einer anderen Ausgabe wechseln.',
      },
      {
        question: 'Untertitel in meiner Sprache gibt es nur bis Folge 24. Bleibt das so?',
        answer:
          'Solange eine Serie läuft, kommen die Sprachen unterschiedlich schnell nach. Laden Sie das Video schon jetzt, wenn Sie mögen, und die Untertitel, sobald sie in der Liste stehen.',
      },
    ],
    meta_title: 'Anleitung: C-Dramas aus iQIYI herunterladen',
    meta_description:
      'Internationale Seite, VIP-Folgen, Untertitel und je zehn Folgen auf einmal: So laden Sie ein langes C-Drama aus Ihrem Konto bei iQIYI.',
  },
  stan_downloader: {
    title: 'Stan: Serien aus Australien für die lange Fahrt',
    intro:
      'Für zwei Wochen ohne Netz im australischen Outback brauchen Sie eine volle Festplatte. Die Originals von Stan und seine Serien aus Übersee sind dafür wie gemacht. Beginnen Sie eine Woche vorher, denn am letzten Roadhouse ist die Verbindung zu langsam dafür.',
    steps: [
      {
        title: 'Zu Hause anmelden',
        text: 'Stan funktioniert nur in Australien. Öffnen Sie es in Tidemark Video, geben Sie E-Mail und Passwort ein und wählen Sie Ihr Profil; das Kinderprofil zeigt nur Titel für Kinder. Meldet Stan zu viele Geräte, entfernen Sie zuerst in den Kontoeinstellungen ein altes.',
      },
      {
        title: 'Eine Liste anlegen',
        text: 'Nehmen Sie eine Woche lang Titel in „My List“ auf, vom Sofa oder vom Telefon aus. Die Liste ist kürzer als der Katalog, lädt schneller und lässt sich beim Abendessen besprechen. Öffnen Sie sie am Packtag im Programm und arbeiten Sie von oben nach unten.',
      },
      {
        title: 'Den Platz abschätzen',
        text: 'Zwei Wochen mit drei Stunden am Tag sind etwa vierzig Stunden. In 720p macht das rund vierzig Gigabyte, in 1080p achtzig bis hundert. Das Programm zählt die Warteschlange zusammen und vergleicht sie mit dem freien Platz, bevor etwas beginnt.',
      },
      {
        title: 'Zwei Nächte laufen lassen',
        text: 'Leitungen auf dem Land sind abends langsam, über Satellit ist die Zeit nach Mitternacht mitunter günstiger. Starten Sie nach elf Uhr und lassen Sie immer nur einen Download zu. Bricht die Verbindung ab, geht es an derselben Stelle weiter; ein Gewitter kostet Zeit und keine Folgen.',
      },
      {
        title: 'Auf ein zweites Gerät kopieren',
        text: 'Staub und Hitze setzen Laptops zu. Kopieren Sie die Dateien auch auf einen Stick oder eine kleine SSD, mit exFAT formatiert, damit Windows und Mac sie lesen können. Ziehen Sie dann den Stecker des Routers und spielen Sie aus jedem Ordner einen Film ab: So ist es auch unterwegs.',
      },
    ],
    hints: [
      {
        title: 'Folgen vom selben Tag',
        text: 'Serien aus den USA kommen oft Stunden nach ihrer Premiere. Die letzte vor der Abfahrt ist vielleicht erst einen Tag alt, heben Sie sich diese also für den letzten Abend auf.',
      },
      {
        title: 'Strom unterwegs',
        text: 'Ein Tablet braucht ein Drittel des Stroms eines Laptops. Nehmen Sie MP4, das beide abspielen, und senken Sie lieber die Helligkeit als die Auflösung.',
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
          'Die Aufzeichnungen gehören dazu, wenn Sie Sport zu Ihrem Tarif hinzugebucht haben. Sie verschwinden schnell; Rugby und Tennis laden Sie am besten noch in derselben Woche.',
      },
      {
        question: 'Welchen Tarif von Stan brauche ich?',
        answer:
          'Sie kommen mit jedem Tarif aus. Höhere bieten eine bessere Auflösung und mehr gleichzeitige Streams, und was das am Computer bedeutet, zeigt das Feld „Qualität“ für jeden Titel.',
      },
      {
        question: 'Hat Stan nicht selbst einen Offlinemodus?',
        answer:
          'Doch, in den Apps für Telefon und Tablet gibt es einen. Er gilt aber nur für begrenzte Zeit, danach müssen die Apps wieder ans Netz. In zwei Wochen ohne Empfang kann diese Grenze erreicht sein.',
      },
      {
        question: 'Darf mein Mitreisender die Dateien nach Hause nehmen?',
        answer:
          'Nein, sie sind nur für Ihren eigenen Haushalt bestimmt. Schauen Sie gemeinsam, statt den Stick weiterzugeben, und löschen Sie die Dateien, wenn Sie zurück sind.',
      },
    ],
    meta_title: 'Anleitung: Stan für unterwegs vorbereiten',
    meta_description:
      '„My List“ füllen, Gigabyte abschätzen, zwei Nächte laufen lassen, testen: So nutzen Sie Stan in Australien auch ohne Empfang.',
  },
  crave_downloader: {
    title: 'Crave in Kanada: zweisprachig sichern',
    intro:
      'HBO auf Englisch, Super Écran auf Französisch, Komödien von Letterkenny bis Montréal: Crave ist zweisprachig, und Ihr Ordner kann es auch sein. Wichtig ist nur, die Sprache zu klären, bevor Sie das erste Kontrollkästchen anklicken.',
    steps: [
      {
        title: 'Direkt oder über einen Anbieter anmelden',
        text: 'Wählen Sie auf der Anmeldeseite Bell, einen anderen Anbieter oder ein eigenes Konto bei Crave. Anbieter öffnen ein Fenster und schicken Sie zurück; bleibt es weiß, schließen Sie es und versuchen es ein zweites Mal. Danach wählen Sie Ihr Profil.',
      },
      {
        title: 'Die Sprache der Seite wechseln',
        text: 'Français und English, am Fuß der Seite oder im Kontomenü, zeigen verschiedene Reihen. Manche Titel erscheinen nur in einer davon: Eine Krimiserie aus Québec fehlt vielleicht auf der englischen Seite. Sehen Sie beide einmal durch und setzen Sie Ihre Funde auf die Merkliste, die für beide Sprachen gilt.',
      },
      {
        title: 'Tonspur für jeden Titel wählen',
        text: 'Original mit Untertiteln, französische Fassung oder beide Spuren in einer MKV-Datei: Das Feld „Ton“ zeigt, was der Eintrag enthält. Haben die Sprachen getrennte Einträge, wie bei vielen Filmen, markieren Sie den, den Sie wirklich hören werden. Beide zusammen brauchen doppelt so viel Platz.',
      },
      {
        title: 'Kurze Staffeln ganz herunterladen',
        text: 'Kanadische Halbstundenserien haben meist sechs bis acht Folgen. Kreuzen Sie die Staffel an, wählen Sie 720p, und in zwanzig Minuten ist sie da. Bei Dramen von HBO laden Sie besser nur drei Folgen auf einmal, und Mehrkanalton nur, wenn im Ferienhaus ein Receiver steht.',
      },
      {
        title: 'Freitags herunterladen',
        text: 'Neue Filme und Specials erscheinen meist an diesem Tag. Sehen Sie nach der Arbeit nach, löschen Sie, was Sie schon kennen, und laden Sie den Rest während des Abendessens. Stehen alle Zeilen auf „Fertig“, haben Sie beide Sprachen im Ordner.',
      },
    ],
    hints: [
      {
        title: 'Starz und Super Écran',
        text: 'Beide sind Zusatzabos zum Grundtarif. Ein kleines Logo auf dem Bild zeigt auf beiden Seiten, welches Sie für einen Titel brauchen.',
      },
      {
        title: 'CC ist keine Übersetzung',
        text: 'Englische CC geben jedes Wort samt Geräuschen wieder. Französische Untertitel zu einem englischen Film sind übersetzt und seltener. Prüfen Sie es Titel für Titel.',
      },
      {
        title: 'Tarife mit Werbung',
        text: 'Crave bietet auch günstigere Tarife mit Werbepausen und niedrigerer Auflösung. Die Titel sind meist dieselben, nur bei „Qualität“ haben Sie weniger Auswahl.',
      },
      {
        title: 'Preise und Specials',
        text: 'Kanadische Preisverleihungen, Stand-up-Abende und Wiedersehensfolgen liegen außerhalb der Staffeln. Suchen Sie nach dem Namen der Person; solche Specials verschwinden oft als Erste.',
      },
      {
        title: 'Für das zweisprachige Kind',
        text: 'Mit Zeichentrick auf Französisch und französischen Untertiteln lernt es nebenbei Rechtschreibung. Zehn Folgen belegen keine zwei Gigabyte. Beginnen Sie mit einer Reihe, die das Kind auf Englisch schon kennt und deren Figuren es mag.',
      },
    ],
    questions: [
      {
        question: 'Kommt die französische Fassung aus Québec oder aus Frankreich?',
        answer:
          'Serien für Super Écran werden oft in Québec synchronisiert. Hören Sie eine Minute hinein, dann wissen Sie es.',
      },
      {
        question: 'Kann ich auf einer Reise in die USA zusehen?',
        answer:
          'Crave gibt es dort nicht. Was Sie zu Hause für sich gespeichert haben, können Sie aber auch ohne Streaming ansehen.',
      },
      {
        question: 'Warum endet eine Serie nach Staffel drei?',
        answer:
          'Kanadische Rechte sind geteilt, spätere Staffeln laufen vielleicht bei einem anderen Dienst, bis dessen Frist abgelaufen ist. Auf der Serienseite steht das nicht, auf der Presseseite von Crave oft schon.',
      },
      {
        question: 'TSN und RDS sind in meinem Paket. Gehören sie dazu?',
        answer:
          'Nein. Sie haben eigene Seiten und bestehen vor allem aus Livesport. Nur ihre Dokumentationen, die es bei Crave selbst gibt, lassen sich auswählen.',
      },
    ],
    meta_title: 'Anleitung: Crave auf Englisch und Französisch',
    meta_description:
      'Zwischen Englisch und Französisch wechseln, Titel finden, zwei Tonspuren in einer Datei: Crave in Kanada für den eigenen Haushalt sichern.',
  },
  globoplay_downloader: {
    title: 'Globoplay: ganze Folgen einer Novela herunterladen',
    intro:
      'Eine Novela läuft sechs Tage in der Woche, ein halbes Jahr lang. Mit einem Ordner pro Monat verlieren Sie weder den Faden noch den Überblick, ob Sie in Recife zuschauen oder zwischen zwei Schichten in Lissabon.',
    steps: [
      {
        title: 'Mit dem Globo-Konto anmelden',
        text: 'Mit einem Konto kommen Sie in Globoplay und auf die Nachrichtenseiten. Im Ausland wählen Sie das internationale Abo; die Seite fragt nach dem Land und zeigt dann eine andere Startseite. Steht auf der Schaltfläche „Assine“, sind Sie zwar angemeldet, aber Ihr Tarif enthält den Titel nicht.',
      },
      {
        title: 'Die Novela öffnen',
        text: 'Unter „Capítulos“ stehen alle Teile nach Datum, der neueste zuerst. „Trechos“ sind Ausschnitte von zwei Minuten, die Sie weglassen können, ebenso „Extras“, in denen Schauspieler über ihre Rollen sprechen. Drehen Sie die Liste im Programm um, damit Kapitel 1 oben steht.',
      },
      {
        title: 'Eine Woche markieren',
        text: 'Von Montag bis Samstag sind es sechs Kapitel von etwa einer Stunde. Klicken Sie auf Montag, halten Sie die Umschalttaste, klicken Sie auf Samstag. Die Nummern zählen vom ersten Kapitel an durch, ein Tag ohne Sendung, etwa ein Wahlabend, führt also zu keiner Lücke.',
      },
      {
        title: 'Untertitel mitnehmen',
        text: 'Legendas em português gibt es zu fast allen laufenden Novelas. Sie helfen, wenn im Dialekt des Sertão schnell gesprochen wird. Speichern Sie sie als eigene Datei: Dann lassen sie sich auf dem Fernseher der Großmutter größer stellen, und wer Portugiesisch lernt, kann Wörter nachschlagen.',
      },
      {
        title: 'Für jeden Monat einen Ordner anlegen',
        text: 'Mit 180 Kapiteln wird ein einziger Ordner in vielen Playern langsam. Wählen Sie „2026-03“ als Zielordner und im nächsten Monat einen neuen. In 720p braucht ein Monat zwanzig Gigabyte; löschen Sie den Februar, wenn der März vollständig und gesehen ist.',
      },
    ],
    hints: [
      {
        title: 'Klassiker kehren zurück',
        text: 'Alte Novelas kommen nach und nach wieder in den Katalog. Die des letzten Jahrhunderts haben ein fast quadratisches Bild; lassen Sie den Player seitliche Balken zeigen.',
      },
      {
        title: 'Wochenzusammenfassungen',
        text: 'Zu manchen Sendungen gibt es eine Wochenzusammenfassung: zwei Stunden statt sechs. Nach einem Urlaub ist das ein guter Weg zurück.',
      },
      {
        title: 'Zwei Fassungen einer Geschichte',
        text: 'Eine Wiederholung am Nachmittag ist für ihren Sendeplatz oft gekürzt. An der ursprünglichen Nummer unter dem Titel erkennen Sie, ob Sie die vollständige Fassung haben.',
      },
      {
        title: 'Minisséries und Originais Globoplay',
        text: 'Sie sind viel kürzer als eine Novela: acht oder zehn Folgen, vom ersten Tag an vollständig und nach Staffeln geordnet. Wenn Sie in einer Woche keine sechs Abende frei haben, sind sie die bessere Wahl.',
      },
      {
        title: 'Stunden und Zeitzonen',
        text: 'Die Novela um neun ist spät am Abend (Ortszeit Brasília) vollständig online. In Europa ist es dann mitten in der Nacht; sehen Sie nach dem Frühstück nach.',
      },
    ],
    questions: [
      {
        question: 'Ist Fußball dabei?',
        answer:
          'Dabei sind nur Höhepunkte und Sendungen über Fußball. Livespiele werden nicht gespeichert, und ganze Aufzeichnungen sind selten, weil die Rechte mit dem Spieltag enden.',
      },
      {
        question: 'Geht es von Portugal aus?',
        answer:
          'Ja, mit einem Tarif, den Globoplay dort verkauft. Der Katalog weicht vom brasilianischen ab, und mit einem brasilianischen Abo sehen Sie auf Reisen mitunter weniger.',
      },
      {
        question: 'Ich habe die ersten vierzig Kapitel verpasst. Wo fange ich an?',
        answer:
          'Beginnen Sie mit den Zusammenfassungen, wenn es sie gibt, sonst mit Kapitel 1 in niedrigerer Auflösung. Wer bei 41 einsteigt, versteht die Hälfte nicht.',
      },
      {
        question: 'Gehören Sender wie Multishow oder GNT dazu?',
        answer:
          'Ihre Sendungen gibt es auf Abruf, wenn Ihr Tarif diese Sender enthält. Das laufende Programm selbst ist live und lässt sich nicht speichern.',
      },
    ],
    meta_title: 'Anleitung: Novelas aus Globoplay sichern',
    meta_description:
      'Vollständige Kapitel finden, eine Woche markieren, Ordner pro Monat: Globoplay am Computer, in Brasilien und im Ausland.',
  },
}
