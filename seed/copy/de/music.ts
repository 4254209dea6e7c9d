import type { PageTexts } from '../text'

export const music: PageTexts = {
  spotify_converter: {
    headline: 'Spotify-Playlists auch ohne Spotify-App hören',
    promise:
      'Bringen Sie Ihre Playlists aus Spotify auf Geräte, für die es keine App gibt, etwa einen alten Player oder das Autoradio.',
    steps: [
      {
        title: 'Spotify Web öffnen',
        text: 'Melden Sie sich im Programm mit Ihrem Konto an, ob Free oder Premium.',
      },
      {
        title: 'Playlist hineinziehen',
        text: 'Ziehen Sie eine Liste, ein Album oder einzelne Titel auf die Schaltfläche.',
      },
      {
        title: 'Format wählen',
        text: 'Entscheiden Sie sich für MP3, M4A, FLAC oder WAV und starten Sie die Umwandlung.',
      },
    ],
    features: [
      {
        title: 'Entdeckungen behalten',
        text: 'Der „Mix der Woche“ wechselt jeden Montag. Halten Sie fest, was Sie im Alltag weiterhören möchten.',
      },
      {
        title: 'Podcasts auf dem Weg',
        text: 'Auch Folgen von Podcasts lassen sich in die Liste ziehen und nach Sendung ordnen.',
      },
      {
        title: 'Titelangaben bleiben erhalten',
        text: 'Interpret, Album, Titelnummer und Cover wandern mit in die Datei.',
      },
      {
        title: 'Reihenfolge der Playlist',
        text: 'Auf Wunsch beginnt jeder Dateiname mit der Stelle in Ihrer Liste.',
      },
      {
        title: 'Nur das Neue',
        text: 'Wandeln Sie eine wachsende Playlist erneut um, und vorhandene Titel werden übersprungen.',
      },
      {
        title: 'Playlist als M3U',
        text: 'Die Reihenfolge steht auch in einer M3U-Datei, die Ihr Player öffnen kann.',
      },
    ],
    questions: [
      {
        question: 'Brauche ich Premium?',
        answer: 'Nein, aber Premium bestimmt mit, in welcher Klangstufe Spotify Ihnen etwas vorspielt.',
      },
      {
        question: 'Darf ich umgewandelte Titel verschenken?',
        answer:
          'Nein. Die Dateien sind nur für Ihre Ohren, und nur soweit Spotify und das Urheberrecht eine solche Kopie zulassen.',
      },
      {
        question: 'Darf ich die Titel nach dem Ende des Abos behalten?',
        answer:
          'Das Abo gewährt Zugang auf Zeit. Endet es, richtet sich alles Weitere nach den Bedingungen von Spotify.',
      },
      {
        question: 'Verbessert ein anderes Format den Klang?',
        answer:
          'Nein. FLAC behält, was Ihr Tarif überträgt, und fügt nichts hinzu. Wählen Sie es nur, wenn Sie die Titel bearbeiten möchten.',
      },
      {
        question: 'Wie lange dauert eine Playlist?',
        answer:
          'Das hängt von Länge, Format und Leitung ab. Beginnen Sie mit fünfzig Titeln; eine Bibliothek von tausenden ist eine Aufgabe für die Nacht.',
      },
    ],
    meta_title: 'Spotify-Konverter: Playlists als MP3 oder FLAC',
    meta_description:
      'Eigene Spotify-Listen mit Titelangaben und Cover für den privaten Gebrauch umwandeln. Für Windows und Mac, vorab zu testen.',
  },
  apple_music_converter: {
    headline: 'Apple Music jenseits von iPhone und Mac',
    promise: 'Hören Sie Ihre Alben aus Apple Music auch auf dem Player im Wohnzimmer, der Apple nicht kennt.',
    steps: [
      {
        title: 'Mediathek laden',
        text: 'Melden Sie sich an, und Ihre Alben und Listen erscheinen im Programm.',
      },
      { title: 'Alben aussuchen', text: 'Haken Sie Titel an, die Sie auf anderen Geräten brauchen.' },
      {
        title: 'Umwandeln lassen',
        text: 'Nach dem Start entstehen Dateien, die ein gewöhnlicher Player versteht.',
      },
    ],
    features: [
      {
        title: 'Verlustfrei, wenn Ihr Abo es bietet',
        text: 'Apple bietet den Katalog auch verlustfrei an. Mit FLAC und WAV bleibt dieser Klang erhalten.',
      },
      {
        title: 'Klassik richtig benannt',
        text: 'Werk, Satz und Dirigent bleiben erhalten, soweit Apple sie angibt.',
      },
      {
        title: 'Kauf und Abo getrennt',
        text: 'Titel aus dem iTunes Store lassen sich in einem eigenen Ordner halten.',
      },
      {
        title: 'Liedtexte als Datei',
        text: 'Gibt es einen Liedtext, speichert das Programm ihn neben dem Titel.',
      },
      {
        title: 'Mehrere Alben auf einmal',
        text: 'Das Programm beendet Album für Album, damit eine Störung nicht viele halbe hinterlässt.',
      },
      {
        title: 'Sterne behalten',
        text: 'Ihre Wertungen lassen sich auf Wunsch im Kommentarfeld festhalten.',
      },
      {
        title: 'M4A, FLAC oder WAV',
        text: 'M4A bleibt nahe am Format von Apple, FLAC und WAV passen zu anderen Geräten.',
      },
    ],
    questions: [
      {
        question: 'Muss ich dafür iTunes installieren?',
        answer: 'Nein, die Anmeldung geschieht im Programm selbst.',
      },
      {
        question: 'Wie ist die Rechtslage bei Apple Music?',
        answer:
          'Ihr Abo erlaubt das Hören. Umwandeln dürfen Sie nur, was Apple und das Gesetz Ihnen für private Zwecke einräumen.',
      },
      {
        question: 'Bleibt Dolby Atmos erhalten?',
        answer: 'Nein. Die Ausgabe ist zweikanalig, auch wenn Apple eine räumliche Fassung anbietet.',
      },
      {
        question: 'Muss ich gekaufte Titel umwandeln?',
        answer:
          'Nein. Käufe aus dem iTunes Store können Sie bereits frei verwenden, das Produkt ist für das Abo da.',
      },
      {
        question: 'Erscheinen auch meine selbst hochgeladenen Titel?',
        answer:
          'Ja, wenn sie in Ihrer Cloud-Mediathek liegen und Apple sie Ihnen dort vorspielt. Prüfen Sie die Tags, denn sie stammen von Ihnen.',
      },
      {
        question: 'Was wird aus den Dateien, wenn das Abo endet?',
        answer:
          'Technisch bleiben sie liegen. Nach den Bedingungen von Apple endet Ihr Recht am Hören, löschen Sie die Dateien dann.',
      },
    ],
    meta_title: 'Apple-Music-Konverter für Windows und Mac',
    meta_description:
      'Alben und Listen aus Apple Music mit allen Angaben für eigene Geräte umwandeln, auch ohne Verlust. Erst testen, dann Lizenz wählen.',
  },
  amazon_music_converter: {
    headline: 'Amazon Music für Küche, Werkstatt und Auto',
    promise: 'Ihre Listen aus Amazon Music laufen auch dort, wo kein Echo steht und kein Netz ankommt.',
    steps: [
      {
        title: 'Tarif anmelden',
        text: 'Prime, Unlimited oder kostenlos: Das Programm zeigt, was Ihr Tarif einzeln abspielt.',
      },
      {
        title: 'Sender oder Album öffnen',
        text: 'Wählen Sie Titel aus Alben, Playlists oder Ihrer Bibliothek.',
      },
      { title: 'Tondateien speichern', text: 'Legen Sie Format und Ordner fest und beginnen Sie.' },
    ],
    features: [
      {
        title: 'HD und Ultra HD',
        text: 'Spielt Ihr Konto in HD ab, bleibt diese Qualität in FLAC-Dateien erhalten.',
      },
      {
        title: 'Für USB-Stick und Autoradio',
        text: 'MP3 mit kurzen Dateinamen verstehen auch ältere Autoradios.',
      },
      { title: 'Kinderlieder und Hörspiele', text: 'Lange Hörspielreihen sortiert das Programm nach Folge.' },
      {
        title: 'Umwandeln im Stapel',
        text: 'Alle Titel eines Künstlers stellen Sie mit einer Auswahl in die Warteschlange.',
      },
      {
        title: 'Ohne Netz und Bildschirm',
        text: 'Ein Player für das Schwimmbad hat beides nicht. Eine einfache MP3 ist alles, was er braucht.',
      },
      {
        title: 'Sammeln unter der Woche',
        text: 'Sammeln Sie Links, wenn Sie etwas hören, und wandeln Sie am Sonntag alles um.',
      },
      {
        title: 'Land Ihres Kontos',
        text: 'Amazon Music gehört zu einem Marktplatz. Wählen Sie Ihren, etwa amazon.de, und melden Sie sich dort an.',
      },
    ],
    questions: [
      {
        question: 'Warum spielt Prime nur zufällig?',
        answer: 'So hat Amazon den Tarif angelegt. Für gezielte Titel brauchen Sie in der Regel Unlimited.',
      },
      {
        question: 'Was erlauben die Bedingungen von Amazon?',
        answer:
          'Lesen Sie sie, bevor Sie umwandeln. Zulässig sein kann allein eine Kopie für Sie selbst, niemals das Weiterverbreiten.',
      },
      {
        question: 'Gilt das auch für gekaufte MP3?',
        answer: 'Gekaufte Titel können Sie bei Amazon direkt herunterladen, ganz ohne unser Programm.',
      },
      {
        question: 'Was kann das Programm bei zufälliger Wiedergabe tun?',
        answer:
          'Es nimmt nur Titel, die Ihr Konto gezielt wählen darf. Bei einer Playlist, die nur zufällig läuft, bleibt womöglich keiner übrig.',
      },
      {
        question: 'Welche Formate gibt es?',
        answer: 'MP3 und M4A für kleine Geräte wie eine Uhr, FLAC und WAV, wo Ihr Tarif verlustfrei liefert.',
      },
      {
        question: 'Gehören Hörbücher aus Audible dazu?',
        answer: 'Nein, für sie gibt es einen eigenen Konverter.',
      },
    ],
    meta_title: 'Amazon-Music-Konverter: Musik für jedes Gerät',
    meta_description:
      'Titel aus Amazon Music Prime oder Unlimited privat in MP3, FLAC oder WAV umwandeln und im Auto hören. Lizenz für Monat, Jahr oder unbegrenzt.',
  },
  youtube_music_converter: {
    headline: 'YouTube Music: Livefassungen und Remixe ordnen',
    promise:
      'Was es oft nur bei YouTube Music gibt, vom Konzertmitschnitt bis zur Coverversion, hören Sie als saubere Tondatei.',
    steps: [
      {
        title: 'Mit Google-Konto anmelden',
        text: 'Danach sehen Sie Ihre Mediathek mit Mag-ich-Liste und eigenen Uploads.',
      },
      {
        title: 'Fassung auswählen',
        text: 'Studiofassung, Livemitschnitt oder Remix: Hören Sie kurz hinein und markieren Sie.',
      },
      {
        title: 'Nur den Ton sichern',
        text: 'Das Programm speichert nur die Tonspur und lässt das Bild weg.',
      },
    ],
    features: [
      {
        title: 'Konzertmitschnitte aufteilen',
        text: 'Enthält ein Mitschnitt Kapitelmarken, entstehen daraus einzelne Titel.',
      },
      {
        title: 'Aufgeräumte Titelzeilen',
        text: 'Zusätze wie „Official Video“ entfernt das Programm aus dem Namen.',
      },
      { title: 'Eigene Uploads', text: 'Selbst hochgeladene Musik holen Sie wieder auf Ihren Computer.' },
      {
        title: 'Gleichmäßige Lautstärke',
        text: 'Unterschiedlich laute Quellen lassen sich auf ein Maß bringen.',
      },
      {
        title: 'Albumfassung zuerst',
        text: 'Gibt es einen Titel als Album und als Video, bekommt auf Wunsch die Albumfassung den Vorrang.',
      },
      {
        title: 'Quadratische Cover',
        text: 'Bilder werden für die Anzeige im Auto auf ein Quadrat zugeschnitten.',
      },
      {
        title: 'M4A oder MP3',
        text: 'M4A behält den Ton, wie er übertragen wird; MP3 läuft auf fast jedem Gerät.',
      },
    ],
    questions: [
      {
        question: 'Worin liegt der Unterschied zum YouTube-Downloader?',
        answer:
          'Dieses Produkt behandelt Musik mit Titelangaben. Für Videos mit Bild gibt es die andere Seite.',
      },
      {
        question: 'Darf ich fremde Remixe behalten?',
        answer:
          'Nur mit Erlaubnis der Rechteinhaber oder wo das Gesetz private Kopien zulässt. Beachten Sie auch die Regeln von YouTube.',
      },
      {
        question: 'Genügt das kostenlose Konto?',
        answer: 'Ja, doch mit Premium spielt YouTube Music in höherer Klangstufe und ohne Werbung.',
      },
      {
        question: 'Lohnt sich hier FLAC?',
        answer:
          'Nein. YouTube Music überträgt komprimierten Ton, und eine verlustfreie Datei wäre nur größer. Die ehrliche Wahl ist M4A.',
      },
      {
        question: 'Sind Podcasts dabei?',
        answer: 'Ja, Folgen, die in YouTube Music laufen, werden nach Sendung und Datum gesichert.',
      },
      {
        question: 'Woran erkenne ich einen Albumtitel?',
        answer:
          'Das Programm zeigt bei jedem Eintrag, ob es sich um einen Albumtitel oder um den Ton eines Videos handelt.',
      },
    ],
    meta_title: 'YouTube-Music-Konverter für Livefassungen',
    meta_description:
      'Studiofassungen, Remixe und eigene Uploads aus YouTube Music privat als Tondatei ordnen. Windows und Mac, kostenlose Testversion.',
  },
  tidal_converter: {
    headline: 'TIDAL für die Anlage, die kein Internet hat',
    promise:
      'Musik in hoher Auflösung aus TIDAL gehört an gute Lautsprecher, auch wenn der Verstärker nie ein Netz gesehen hat.',
    steps: [
      { title: 'TIDAL verbinden', text: 'Melden Sie sich mit Ihrem Abo an und öffnen Sie ein Album.' },
      {
        title: 'Klangstufe festlegen',
        text: 'Wählen Sie, was Ihre Anlage verarbeiten kann, bis hin zum Umfang Ihres Abos.',
      },
      { title: 'FLAC schreiben', text: 'Die Dateien entstehen mit Cover und Angaben zu den Mitwirkenden.' },
    ],
    features: [
      {
        title: 'Mitwirkende im Titel',
        text: 'TIDAL nennt Musiker, Toningenieure und Autoren. Diese Angaben bleiben greifbar.',
      },
      {
        title: 'Hohe Auflösung',
        text: 'Bietet ein Album mehr als CD-Klang, bewahrt FLAC den vollen Umfang.',
      },
      {
        title: 'Redaktionelle Listen',
        text: 'Von der Redaktion gestaltete Playlists übernehmen Sie mit Reihenfolge.',
      },
      {
        title: 'Passend für den Netzwerkspieler',
        text: 'Ordner nach Interpret und Album liest jede Musikverwaltung.',
      },
      { title: 'FLAC bleibt FLAC', text: 'Umgerechnet wird nur, wenn Sie ein anderes Format verlangen.' },
      { title: 'Ohne Lücke', text: 'Konzerte und Opern spielen ohne Pause zwischen den Stücken.' },
      {
        title: 'Fassungen nebeneinander',
        text: 'Original und Remaster behalten ihr Jahr und überschreiben einander nicht.',
      },
    ],
    questions: [
      {
        question: 'Hört man den Unterschied?',
        answer:
          'Das hängt von Anlage und Raum ab. Wir versprechen keinen Klang, sondern nur, dass nichts unnötig verloren geht.',
      },
      {
        question: 'Welche Kopien sind bei TIDAL gestattet?',
        answer:
          'Gestattet sind solche, die Ihr Vertrag oder das Urheberrecht für den privaten Gebrauch vorsieht. In einem Geschäft dürfen sie nicht laufen.',
      },
      {
        question: 'Was ist mit Musikvideos?',
        answer: 'Der Konverter behandelt Ton. Videos bleiben in der App von TIDAL.',
      },
      {
        question: 'Welche Auflösung kann ich erwarten?',
        answer:
          'Diejenige, die Ihr Abo und das Album auf dem Computer hergeben. Das Programm nennt Bittiefe und Abtastrate vorher und erfindet nichts dazu.',
      },
      {
        question: 'Was wird aus Alben in Dolby Atmos?',
        answer:
          'Sie erhalten die Stereofassung, die jede Anlage zu Hause abspielt. Prüfen Sie es in der Testversion mit einem Album, das Sie gut kennen.',
      },
      {
        question: 'Werden fertige Dateien geprüft?',
        answer: 'Ja. Jede Datei wird am Ende geprüft, fehlerhafte holt das Programm erneut.',
      },
    ],
    meta_title: 'TIDAL-Konverter: hohe Auflösung für die Anlage',
    meta_description:
      'Alben aus TIDAL mit Angaben zu Mitwirkenden als FLAC für die eigene Anlage umwandeln, rein privat. Kostenlose Testversion für Windows und Mac.',
  },
  deezer_converter: {
    headline: 'Deezer: aus Flow wird Ihre eigene Sammlung',
    promise:
      'Was der Flow von Deezer Ihnen vorspielt und Ihnen gefällt, behalten Sie geordnet auf dem Computer.',
    steps: [
      {
        title: 'Deezer aufrufen',
        text: 'Nach der Anmeldung stehen Favoriten, Alben und Flow zur Verfügung.',
      },
      { title: 'Lieblinge markieren', text: 'Titel mit Herz lassen sich auf einmal übernehmen.' },
      { title: 'In Dateien verwandeln', text: 'Wählen Sie das Format und lassen Sie die Liste durchlaufen.' },
    ],
    features: [
      {
        title: 'Französischer Katalog',
        text: 'Chanson und frankophoner Hip-Hop sind bei Deezer stark vertreten und finden ihren eigenen Ordner.',
      },
      {
        title: 'Klang wie von der CD',
        text: 'Streamt Ihr Tarif in CD-Qualität, erhalten Sie FLAC ohne Abstriche.',
      },
      { title: 'Liedtexte zum Mitsingen', text: 'Verfügbare Texte speichert das Programm mit Zeitmarken.' },
      {
        title: 'Favoriten abgleichen',
        text: 'Später neu markierte Titel ergänzen Sie, ohne von vorn zu beginnen.',
      },
      {
        title: 'Ausgeglichene Lautstärke',
        text: 'ReplayGain-Werte kommen in die Dateien, damit leise und laute Alben zusammenpassen.',
      },
      { title: 'Podcasts, klein gespeichert', text: 'Mono genügt, denn eine Stimme braucht nicht mehr.' },
      {
        title: 'Alben auf mehreren CDs',
        text: 'Die Nummer der CD bleibt erhalten, sonst spielte eine Box zuerst alle ersten Titel nacheinander.',
      },
    ],
    questions: [
      {
        question: 'Kann ich einen ganzen Flow umwandeln?',
        answer: 'Flow hat kein Ende. Sie markieren Titel daraus und wandeln diese um.',
      },
      {
        question: 'Was sollte ich vor dem Umwandeln rechtlich klären?',
        answer:
          'Klären Sie, ob Deezer und das Recht Ihres Landes eine private Kopie erlauben. Ohne diese Grundlage verzichten Sie bitte darauf.',
      },
      {
        question: 'Funktioniert ein Familientarif?',
        answer: 'Ja, jedes Mitglied arbeitet mit dem eigenen Profil und der eigenen Lizenz.',
      },
      {
        question: 'Welche Formate stehen zur Wahl?',
        answer:
          'MP3 und M4A für kleine Geräte, FLAC oder WAV, wenn Ihr Tarif verlustfrei überträgt. Ein komprimierter Stream wird in FLAC nicht besser.',
      },
      {
        question: 'Erscheinen meine eigenen MP3?',
        answer: 'Ja, wenn sie im Browser laufen, und zwar unter Ihrer Mediathek.',
      },
      {
        question: 'Was ist mit ausgegrauten Titeln?',
        answer: 'Sie sind bei Deezer nicht mehr lizenziert und lassen sich nicht umwandeln.',
      },
      {
        question: 'Darf ich die Dateien auf einem Fest spielen?',
        answer: 'Ein Fest mit Eintritt ist nicht privat. Die Dateien dienen Ihrem eigenen Hören.',
      },
    ],
    meta_title: 'Deezer-Konverter: Favoriten auf dem Computer',
    meta_description:
      'Favoriten und Alben aus Deezer mit Liedtexten als MP3 oder FLAC für sich selbst umwandeln. Testen Sie das Programm vor dem Kauf.',
  },
  soundcloud_converter: {
    headline: 'SoundCloud: Sets und Skizzen geordnet hören',
    promise:
      'Lange DJ-Sets, Demos und Remixe aus SoundCloud begleiten Sie in die Bahn, ins Studio oder auf den Lauf.',
    steps: [
      { title: 'Künstlerseite öffnen', text: 'Suchen Sie ein Profil, eine Liste oder Ihre Likes.' },
      {
        title: 'Stücke auswählen',
        text: 'Achten Sie auf die Lizenzangabe unter dem Stück und markieren Sie, was Sie hören möchten.',
      },
      { title: 'Als Datei sichern', text: 'Urheber, Titel und Bild werden in die Datei geschrieben.' },
    ],
    features: [
      {
        title: 'Sets von mehreren Stunden',
        text: 'Lange Mitschnitte bleiben an einem Stück oder werden an Zeitmarken geteilt.',
      },
      {
        title: 'Freie Lizenzen erkennen',
        text: 'Angaben wie Creative Commons übernimmt das Programm in die Titelinformation.',
      },
      { title: 'Reposts auslassen', text: 'Auf Wunsch zählt nur, was ein Profil selbst eingestellt hat.' },
      { title: 'Likes als Grundlage', text: 'Ihre Likes ergeben eine Liste, die Sie nach Datum sortieren.' },
      {
        title: 'Originaldatei, wo angeboten',
        text: 'Erlaubt ein Urheber den Download, erhalten Sie das Original statt des Streams.',
      },
      {
        title: 'Tag der Veröffentlichung',
        text: 'Einzelne Stücke haben kein Albumjahr, deshalb behält das Programm das Datum, an dem sie hochgeladen wurden.',
      },
      {
        title: 'Ganze Profile',
        text: 'Ein Profil arbeiten Sie Stück für Stück in der Folge der Veröffentlichung ab.',
      },
    ],
    questions: [
      {
        question: 'Gibt es bei SoundCloud nicht einen eigenen Download?',
        answer: 'Manche Urheber bieten ihn an. Nutzen Sie dann diesen Weg zuerst.',
      },
      {
        question: 'Sind Stücke unbekannter Künstler frei?',
        answer:
          'Nein, auch sie sind geschützt. Behalten dürfen Sie, was der Urheber freigibt oder das Gesetz für den Eigengebrauch erlaubt.',
      },
      {
        question: 'Brauche ich SoundCloud Go?',
        answer: 'Nur für Titel, die SoundCloud zahlenden Hörern vorbehält.',
      },
      {
        question: 'Kann ich meine eigenen Stücke zurückholen?',
        answer:
          'Ja, und das ist ein guter Grund für das Programm: eine Kopie des Profils, das Sie über Jahre aufgebaut haben.',
      },
      {
        question: 'In welcher Güte liegen Stücke vor?',
        answer:
          'Die meisten Stücke überträgt SoundCloud komprimiert. Bietet der Urheber kein Original, genügt MP3 oder M4A, FLAC wäre nur größer.',
      },
      {
        question: 'Funktionieren private Links?',
        answer:
          'Ja, wenn Sie einen erhalten haben und er sich bei Ihnen abspielen lässt. Fragen Sie den Absender, bevor Sie das Stück behalten.',
      },
    ],
    meta_title: 'SoundCloud-Konverter: DJ-Sets und Demos hören',
    meta_description:
      'Sets, Demos und Remixe aus SoundCloud mit Urheberangabe für den Eigengebrauch als Datei ordnen. Mit Testversion für Windows und Mac.',
  },
  pandora_converter: {
    headline: 'Pandora: aus dem Radio eine Playlist machen',
    promise:
      'Pandora stellt Musik nach Ihrem Geschmack zusammen, und die Treffer hören Sie später in eigener Reihenfolge.',
    steps: [
      {
        title: 'Pandora in den USA öffnen',
        text: 'Der Dienst ist auf die Vereinigten Staaten beschränkt. Nutzen Sie Ihr dortiges Konto.',
      },
      { title: 'Sender starten', text: 'Wählen Sie einen Sender oder, mit Premium, Alben und Listen.' },
      { title: 'Treffer festhalten', text: 'Markieren Sie Titel mit Daumen hoch und wandeln Sie sie um.' },
    ],
    features: [
      {
        title: 'Das Music Genome Project',
        text: 'Pandora beschreibt Musik nach vielen Merkmalen. Nützliche Angaben wie Genre kommen mit in die Datei.',
      },
      {
        title: 'Daumen als Auswahl',
        text: 'Alles, was Sie positiv bewertet haben, bildet auf Wunsch die Liste.',
      },
      {
        title: 'Podcasts und Comedy',
        text: 'Auch Wortbeiträge lassen sich auswählen, wenn Ihr Konto sie einzeln abspielt.',
      },
      {
        title: 'Sparsame Dateien',
        text: 'Kleine MP3-Dateien eignen sich für Laufuhren und ältere Player.',
      },
      {
        title: 'Ordner für die Fahrt',
        text: 'Dateien bündeln Sie nach Länge: eine Stunde für Besorgungen, acht für die Autobahn.',
      },
      {
        title: 'Zwei Fassungen eines Albums',
        text: 'Viele Alben gibt es mit und ohne Kraftausdrücke. Die Liste nennt, welche Sie umwandeln.',
      },
    ],
    questions: [
      {
        question: 'Kann ich Pandora in Europa hören?',
        answer: 'Pandora bietet seinen Dienst hier nicht an. Der Konverter ersetzt keinen Zugang.',
      },
      {
        question: 'Ist das Umwandeln von Radiotiteln erlaubt?',
        answer:
          'In den USA wie anderswo kommt es auf Vertrag und Gesetz an. Gehen Sie nur so weit, wie beide es für persönliches Hören zulassen.',
      },
      {
        question: 'Reicht das kostenlose Konto?',
        answer: 'Es spielt Sender, aber keine einzelnen Alben. Für diese verlangt Pandora Premium.',
      },
      {
        question: 'Was bringt der Konverter mit Pandora Plus?',
        answer:
          'Plus ist vor allem Radio ohne Werbung. Prüfen Sie Ihr Konto in der Testversion, bevor Sie kaufen, denn die Liste kann kurz bleiben.',
      },
      {
        question: 'Welche Dateien entstehen?',
        answer:
          'Es entstehen MP3 oder M4A, jeweils mit Interpret, Album und Cover. Pandora überträgt komprimiert, FLAC brächte nur mehr Größe.',
      },
      {
        question: 'Kann ich einen Sender aufzeichnen?',
        answer: 'Nein, Sender laufen wie ein Radio und lassen sich nicht aufzeichnen.',
      },
    ],
    meta_title: 'Pandora-Konverter: Lieblingstitel aus dem Radio',
    meta_description:
      'Titel mit Daumen hoch aus Ihrem Pandora-Konto privat umwandeln und in eigener Reihenfolge hören. Lizenz ab einem Monat.',
  },
  line_music_converter: {
    headline: 'LINE MUSIC: J-Pop und K-Pop auf eigenen Geräten',
    promise:
      'Ihre Titel aus LINE MUSIC laufen auch auf dem Computer im Arbeitszimmer und auf dem Player in der Tasche.',
    steps: [
      {
        title: 'Mit LINE anmelden',
        text: 'Bestätigen Sie die Anmeldung auf dem Telefon, wie Sie es von LINE kennen.',
      },
      { title: 'Hitliste durchgehen', text: 'Öffnen Sie Ranglisten, Alben oder Ihre eigene Sammlung.' },
      { title: 'Titel umwandeln', text: 'Markieren, Format festlegen, starten: Mehr ist nicht zu tun.' },
    ],
    features: [
      {
        title: 'Japanische Schriftzeichen',
        text: 'Titel und Namen bleiben in Kanji und Kana erhalten und werden richtig sortiert.',
      },
      {
        title: 'Neues aus Seoul und Tokio',
        text: 'Veröffentlichungen am Freitag reihen Sie noch am selben Tag ein.',
      },
      { title: 'Liedtexte zum Üben', text: 'Mitgelieferte Texte helfen beim Lernen und beim Karaoke.' },
      {
        title: 'Anime-Lieder gebündelt',
        text: 'Die Openings und Endings einer Serie speichern Sie in einem Ordner.',
      },
      {
        title: 'Lesung in Kana',
        text: 'Player, die nach Klang sortieren, bekommen die Lesung in einem eigenen Feld.',
      },
      {
        title: 'Single oder Album',
        text: 'Ein Lied ist fünfmal erschienen? Die Liste zeigt, auf welcher Veröffentlichung Sie es finden.',
      },
      {
        title: 'Lateinische Dateinamen',
        text: 'Kennt eine Anzeige keine Kanji, stehen Dateinamen in lateinischer Schrift, während die Tags japanisch bleiben.',
      },
    ],
    questions: [
      {
        question: 'Brauche ich eine japanische Nummer?',
        answer: 'LINE MUSIC richtet sich an Japan. Maßgeblich ist, ob Ihr Konto dort Titel abspielt.',
      },
      {
        question: 'Kann ich umgewandelte Lieder als Klingelton nutzen?',
        answer:
          'Dafür bietet LINE eigene Käufe an. Ihre Dateien sind nur zum Anhören da, in den Grenzen von Vertrag und Urheberrecht.',
      },
      {
        question: 'Wird mein Profillied davon berührt?',
        answer: 'Nein, Einstellungen in LINE bleiben unverändert.',
      },
      {
        question: 'Genügt der kostenlose Tarif?',
        answer:
          'Ganze Lieder spielt er nur gelegentlich. Wer frei wählen möchte, braucht einen bezahlten Tarif.',
      },
      {
        question: 'Welches Format nehme ich?',
        answer: 'Nehmen Sie MP3 fürs Auto und M4A fürs Telefon. Der Klang ist der Ihres Tarifs.',
      },
      { question: 'Gehören Musikvideos dazu?', answer: 'Nein, umgewandelt werden nur Lieder.' },
      {
        question: 'Darf ich ein Lied im Chat verschicken?',
        answer: 'Teilen Sie den Link, wie LINE es vorsieht. Die Datei ist nur für Sie.',
      },
    ],
    meta_title: 'LINE-MUSIC-Konverter für J-Pop und K-Pop',
    meta_description:
      'J-Pop, K-Pop und Anime-Lieder aus LINE MUSIC mit japanischen Titeln für den Eigengebrauch umwandeln. Windows und Mac.',
  },
  qobuz_converter: {
    headline: 'Qobuz: Hi-Res-Alben für den Musikserver',
    promise:
      'Was Sie bei Qobuz in feiner Auflösung hören, findet seinen Platz auf dem Server, der Ihre Anlage versorgt.',
    steps: [
      { title: 'Qobuz-Abo anmelden', text: 'Öffnen Sie Qobuz im Programm, mit Studio oder Sublime.' },
      {
        title: 'Album genauer ansehen',
        text: 'Prüfen Sie Auflösung, Label und Begleittext, bevor Sie es auswählen.',
      },
      {
        title: 'Ohne Umweg speichern',
        text: 'Belassen Sie FLAC, wie es ist, oder wandeln Sie für unterwegs in MP3.',
      },
    ],
    features: [
      {
        title: 'Bis 24 Bit',
        text: 'Qobuz liefert viele Alben in Studioqualität. Erhalten bleibt, was Ihr Abo davon wiedergibt.',
      },
      {
        title: 'Klassik und Jazz',
        text: 'Komponist, Werk und Ensemble stehen in eigenen Feldern und nicht nur im Titel.',
      },
      { title: 'Begleithefte', text: 'Gibt es ein digitales Booklet, speichern Sie es beim Album.' },
      {
        title: 'Zwei Fassungen zugleich',
        text: 'Eine große Datei für zu Hause und eine kleine für das Telefon entstehen im selben Durchgang.',
      },
      {
        title: 'Drei Ordnungen',
        text: 'Klassik nach Komponist, Jazz nach Bandleader, alles Übrige nach Interpret: Sie entscheiden einmal.',
      },
      {
        title: 'Opern und lange Werke',
        text: 'Akte und CDs werden so nummeriert, dass Player sie verstehen.',
      },
      {
        title: 'Nach Label stöbern',
        text: 'Wie im Plattenladen blättern Sie durch den Katalog eines Labels.',
      },
    ],
    questions: [
      {
        question: 'Wozu ein Konverter, wenn Qobuz Alben verkauft?',
        answer:
          'Gekaufte Alben laden Sie dort direkt herunter. Der Konverter betrifft, was Sie im Abo hören.',
      },
      {
        question: 'Darf ich Alben aus dem Abo dauerhaft speichern?',
        answer:
          'Ein Abo ist kein Kauf. Legen Sie nur ab, was Qobuz und das Gesetz für diesen Fall gestatten.',
      },
      {
        question: 'Welches Format nimmt mein Server?',
        answer: 'Fast alle lesen FLAC. Für Geräte von Apple eignet sich M4A.',
      },
      {
        question: 'Wie viel Platz braucht Hi-Res?',
        answer:
          'Ein Album in CD-Güte belegt einige hundert Megabyte, eines in 24 Bit leicht mehr als ein Gigabyte. Die Größe sehen Sie vorher.',
      },
      {
        question: 'Rechnet das Programm auf höhere Auflösungen hoch?',
        answer: 'Nein. Es schreibt, was Qobuz liefert.',
      },
      {
        question: 'In welchen Ländern gibt es Qobuz?',
        answer:
          'Es gibt den Dienst in weiten Teilen Europas, auch in Deutschland, Österreich und der Schweiz, dazu in Amerika, Japan und Ozeanien. Die Liste steht auf der Website von Qobuz.',
      },
    ],
    meta_title: 'Qobuz-Konverter: Hi-Res für den eigenen Server',
    meta_description:
      'Alben aus Qobuz mit Werkangaben und Begleitheft privat in FLAC oder MP3 ordnen. Testversion für Windows und Mac vorhanden.',
  },
  audible_converter: {
    headline: 'Audible-Hörbücher auf jedem Player',
    promise:
      'Hören Sie Ihre Hörbücher aus Audible auf dem Gerät am Bett, im Auto oder in der Küche, Kapitel für Kapitel.',
    steps: [
      {
        title: 'Bibliothek öffnen',
        text: 'Melden Sie sich bei Audible an, und Ihre Hörbücher erscheinen mit Titelbild.',
      },
      {
        title: 'Kapitel festlegen',
        text: 'Wählen Sie, ob ein Buch eine Datei bleibt oder nach Kapiteln geteilt wird.',
      },
      {
        title: 'Umwandeln und hören',
        text: 'MP3 läuft fast überall, M4B bewahrt Lesezeichen und Kapitelmarken.',
      },
    ],
    features: [
      {
        title: 'Kapitel mit Namen',
        text: 'Überschriften statt bloßer Nummern erleichtern das Wiederfinden.',
      },
      {
        title: 'Sprecher und Reihe',
        text: 'Autor, Sprecher, Band und Erscheinungsjahr stehen in den Angaben.',
      },
      {
        title: 'Lange Bücher in Teilen',
        text: 'Vierzig Stunden lassen sich in handliche Abschnitte von einer Stunde teilen.',
      },
      {
        title: 'Originals und Podcasts',
        text: 'Auch Produktionen von Audible selbst sind wählbar, sofern sie in Ihrer Bibliothek liegen.',
      },
      {
        title: 'Lesezeichen als Liste',
        text: 'Ihre Notizen und Clips lassen sich mit Zeitangabe in einer Textdatei aufführen.',
      },
      {
        title: 'Für einfache Geräte',
        text: 'Einfache Player mit drei Tasten und ohne Bildschirm spielen die MP3-Teile problemlos ab.',
      },
      { title: 'Reihen in Folge', text: 'Die Bandnummer steht im Dateinamen.' },
    ],
    questions: [
      {
        question: 'Was wird aus Büchern nach dem Ende des Abos?',
        answer:
          'Gekaufte Bücher bleiben laut Audible in Ihrer Bibliothek. Titel aus dem Abo-Katalog fallen weg.',
      },
      {
        question: 'Darf ich ein Hörbuch meiner Familie geben?',
        answer:
          'Für das Teilen gelten die Regeln von Audible. Eine umgewandelte Datei ist nur für Sie bestimmt und nur, wo das Recht sie zulässt.',
      },
      {
        question: 'Geht der Lesestand verloren?',
        answer: 'In der App bleibt er. In den Dateien merkt ihn sich Ihr Player.',
      },
      {
        question: 'Wie groß wird ein Buch?',
        answer:
          'Zehn Stunden Sprache belegen einige hundert Megabyte. Auf einem Player mit wenig Platz genügt für Sprache eine kleinere MP3.',
      },
      {
        question: 'Kann ich Titel aus dem Abo-Katalog umwandeln?',
        answer:
          'Nein, sie sind nur geliehen, solange Sie Mitglied sind. Das Produkt ist für Bücher gedacht, die Sie bezahlt haben.',
      },
      {
        question: 'Bleibt das Sprechtempo gleich?',
        answer: 'Ja, die Datei läuft in normaler Geschwindigkeit, und Ihr Player kann sie ändern.',
      },
    ],
    meta_title: 'Audible-Konverter: Hörbücher nach Kapiteln',
    meta_description:
      'Eigene Audible-Hörbücher in MP3 oder M4B mit Kapiteln, Sprecher und Reihe umwandeln, für privates Hören. Jetzt kostenlos testen.',
  },
  napster_converter: {
    headline: 'Napster-Konverter: nicht mehr im Verkauf',
    promise:
      'Napster hat das Streaming beendet, deshalb haben wir diesen Konverter zurückgezogen. Unten sehen Sie, was für Ihren heutigen Dienst infrage kommt.',
    steps: [
      {
        title: 'Napster-Konto prüfen',
        text: 'Melden Sie sich an und sehen Sie nach, welche Listen Ihr Konto noch abspielt.',
      },
      { title: 'Listen auswählen', text: 'Nehmen Sie eigene Playlists, Favoriten oder ganze Alben.' },
      {
        title: 'Unter Windows umwandeln',
        text: 'Die Titel kommen nach Interpret und Album geordnet in den Zielordner.',
      },
    ],
    features: [
      {
        title: 'Jahre in einem Rutsch',
        text: 'Auch lange Favoritenlisten werden Stück für Stück abgearbeitet.',
      },
      {
        title: 'Fehlende Titel sichtbar',
        text: 'Was nicht mehr im Katalog steht, nennt eine Übersicht mit Namen.',
      },
      {
        title: 'Einheitliche Schreibweise',
        text: 'Verschiedene Schreibungen eines Interpreten führen Sie zusammen.',
      },
      {
        title: 'Liste als Textdatei',
        text: 'Eine Aufstellung Ihrer Titel hilft beim Umzug zu einem anderen Dienst.',
      },
      {
        title: 'Doppelte Einträge',
        text: 'Listen, die zwanzig Jahre gewachsen sind, enthalten Dubletten. Sie werden vor dem Umwandeln gefunden.',
      },
      { title: 'Genre bleibt stehen', text: 'Die Zuordnung von Napster steht in den Tags.' },
    ],
    questions: [
      {
        question: 'Was wird aus meiner Lizenz?',
        answer:
          'Sie bleibt mit ihrem Schlüssel in Ihrem Konto. Ohne laufenden Dienst gibt es nichts umzuwandeln; Ihre fertigen Dateien bleiben auf der Festplatte.',
      },
      {
        question: 'Welchen Konverter nehme ich stattdessen?',
        answer:
          'Nehmen Sie den für Ihren heutigen Dienst, etwa Spotify, Apple Music oder TIDAL. Wer mehrere nutzt, ist mit dem Musik-Komplettpaket besser bedient.',
      },
      {
        question: 'Welche Titel darf ich umwandeln?',
        answer:
          'Umwandeln dürfen Sie nur solche, die Sie über ein gültiges Konto hören dürfen, und nur wenn die Kopie für den Eigengebrauch rechtmäßig ist.',
      },
      {
        question: 'Gab es eine Fassung für den Mac?',
        answer: 'Nein, der Konverter ist nur für Windows gemacht.',
      },
      {
        question: 'Zählt eine unbegrenzte Lizenz für das Musik-Komplettpaket?',
        answer:
          'Melden Sie sich an und öffnen Sie die Seite des Komplettpakets: Der Preis dort berücksichtigt sie bereits.',
      },
      {
        question: 'Kann ich noch eine Lizenz kaufen?',
        answer:
          'Nein. Der Konverter ist zurückgezogen, weil es keinen Dienst mehr gibt, aus dem er umwandeln könnte.',
      },
    ],
    meta_title: 'Napster-Konverter: zurückgezogen, und was hilft',
    meta_description:
      'Napster hat das Streaming beendet, unser Konverter dafür ist zurückgezogen. Was Inhaber einer Lizenz behalten und welcher Musikkonverter nun passt.',
  },
}
