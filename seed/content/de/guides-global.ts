import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix am Computer: Profil, Sprachen und Folgen richtig einstellen',
    intro:
      'Bei Netflix entscheidet das Profil mit, welche Sprachen Sie überhaupt sehen. Diese Anleitung beginnt deshalb dort und führt dann zur fertigen Staffel.',
    steps: [
      {
        title: 'Das passende Profil öffnen',
        text: 'Melden Sie sich im eingebauten Browser an und wählen Sie Ihr Profil. Ein Kinderprofil zeigt nur einen Teil des Katalogs.',
      },
      {
        title: 'Profilsprachen prüfen',
        text: 'Unter „Konto“ und „Profile“ steht die Liste der bevorzugten Sprachen. Netflix blendet Tonspuren und Untertitel danach ein. Fehlt Koreanisch, setzen Sie dort den Haken.',
      },
      {
        title: 'Serie aufrufen und Staffel wählen',
        text: 'Auf der Titelseite wechseln Sie im Auswahlfeld die Staffel. Die Folgenliste erscheint im Programm mit Nummer, Titel und Dauer.',
      },
      {
        title: 'Ton und Untertitel festlegen',
        text: 'Untertitel mit dem Zusatz „für Gehörlose“ halten sich an das Gesprochene. „Erzwungene“ Untertitel übersetzen nur fremdsprachige Stellen.',
      },
      {
        title: 'Warteschlange starten',
        text: 'Beginnen Sie mit einer Folge, sehen Sie sie kurz an und nehmen Sie danach den Rest der Staffel.',
      },
    ],
    hints: [
      {
        title: 'Die App hat eine eigene Offlinefunktion',
        text: 'Auf Telefon und Tablet ist sie der vorgesehene Weg. Im Tarif mit Werbung ist sie eingeschränkt, und manche Titel tragen dort ein Schloss.',
      },
      {
        title: 'Titel auf Zeit',
        text: 'Lizenzierte Filme nennen kurz vor Schluss auf der Titelseite den letzten Tag. Eigenproduktionen bleiben meist.',
      },
    ],
    questions: [
      {
        question: 'Warum sehe ich im Ausland andere Serien?',
        answer:
          'Netflix zeigt den Katalog des Landes, in dem Sie sind. Innerhalb der EU behalten Sie auf kurzen Reisen den heimischen.',
      },
      {
        question: 'Zählt ein Zusatzmitglied als eigener Zugang?',
        answer:
          'Ja, es hat ein eigenes Konto mit einem Profil. Was Sie speichern, bleibt trotzdem an die Nutzungsbedingungen gebunden.',
      },
    ],
    meta_title: 'Anleitung: Netflix-Folgen mit Ton und Untertitel',
    meta_description:
      'Profilsprachen einstellen, Staffel auswählen, Untertitel unterscheiden: die Anleitung für Netflix am Computer, privat und mit eigenem Abo.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video: Fassungen unterscheiden und sauber ablegen',
    intro:
      'Prime Video mischt Abo, Leihe, Kauf und Zusatzkanäle auf einer Seite. Mit diesen Schritten erwischen Sie die richtige Fassung und wissen, welche Frist gilt.',
    steps: [
      {
        title: 'Land des Kontos beachten',
        text: 'Ihr Konto gehört zu einem Marktplatz. Wer in Deutschland kauft, meldet sich bei amazon.de oder primevideo.com mit demselben Konto an.',
      },
      {
        title: 'Hinweis am Titel lesen',
        text: 'Ein Häkchen mit „Prime“ heißt enthalten, ein Einkaufswagen heißt Leihe oder Kauf, ein Kanalname heißt Zusatzabo.',
      },
      {
        title: 'Unter „Details“ die Sprachen nachsehen',
        text: 'Dort stehen Tonspuren und Untertitel. Manchmal gibt es „[OV]“ und „[dt./OV]“ als getrennte Einträge. Nehmen Sie den, der Ihre Sprache nennt.',
      },
      {
        title: 'Kurz anspielen',
        text: 'Starten Sie die Wiedergabe. Erst dann kennt das Programm Bildgrößen, Ton und Kapitel des Titels.',
      },
      {
        title: 'Ordner nach Art wählen',
        text: 'Legen Sie Leihtitel getrennt ab, damit Sie sie nach Ablauf der Frist wiederfinden und löschen.',
      },
    ],
    hints: [
      {
        title: '48 Stunden nach dem Start',
        text: 'Bei Leihfilmen beginnt eine kurze Frist, sobald Sie zum ersten Mal abspielen. Die Seite des Titels nennt beide Fristen.',
      },
      {
        title: 'Amazons eigene App',
        text: 'Für Windows und Mac bietet Amazon eine App mit Downloads an. Prüfen Sie zuerst, ob sie Ihnen schon genügt.',
      },
    ],
    questions: [
      {
        question: 'Warum läuft vor meiner Serie Werbung?',
        answer:
          'Prime Video zeigt in vielen Ländern Werbung, sofern Sie keine werbefreie Option gebucht haben. Darauf hat unser Programm keinen Einfluss.',
      },
      {
        question: 'Wo finde ich gekaufte Staffeln?',
        answer: 'Im Menü mit Ihren eigenen Titeln. Käufe und Leihen stehen dort getrennt von der Merkliste.',
      },
    ],
    meta_title: 'Anleitung: Prime Video nach Fassung und Frist',
    meta_description:
      'Prime, Leihe, Kauf oder Kanal: Titel bei Prime Video erkennen, Sprachen unter „Details“ prüfen und geordnet ablegen. Schritt für Schritt.',
  },
  disney_plus_downloader: {
    title: 'Disney+ für die Familie vorbereiten',
    intro:
      'Altersgrenzen, Extras und verschiedene Bildfassungen machen Disney+ ein wenig besonders. So stellen Sie für Kinder und Erwachsene die richtige Sammlung zusammen.',
    steps: [
      {
        title: 'Profil und Altersstufe prüfen',
        text: 'Nur Profile mit passender Altersstufe sehen Serien für Erwachsene. Ändern können Sie das mit dem Kontopasswort unter „Profil bearbeiten“.',
      },
      {
        title: 'Vom Markenbereich zum Titel',
        text: 'Disney, Pixar, Marvel, Star Wars und National Geographic haben eigene Bereiche. Die Suche führt schneller zum Ziel als das Blättern.',
      },
      {
        title: 'Sprache des Tons festlegen',
        text: 'Öffnen Sie im Player das Sprachmenü. Lieder in Zeichentrickfilmen gibt es je nach Tonspur auf Deutsch oder im Original.',
      },
      {
        title: 'Bildfassung wählen',
        text: 'Manche Marvel-Filme liegen zusätzlich im höheren IMAX-Format vor, alte Folgen der „Simpsons“ im ursprünglichen 4:3. Umschalten lässt sich das bei den Details des Titels.',
      },
      {
        title: 'Sammeln und umbenennen',
        text: 'Lassen Sie die Reihenfolge der Veröffentlichung in den Namen schreiben, wenn Sie eine Filmreihe am Stück sehen wollen.',
      },
    ],
    hints: [
      {
        title: 'Extras stehen extra',
        text: 'Making-ofs und entfallene Szenen finden Sie im Reiter „Extras“. Sie zählen nicht zur Folgenliste.',
      },
      {
        title: 'Mobile Downloads laufen ab',
        text: 'In der App von Disney+ muss sich das Gerät etwa alle 30 Tage wieder mit dem Netz verbinden.',
      },
    ],
    questions: [
      {
        question: 'Sind die Serien aus dem Bereich Hulu dabei?',
        answer:
          'In Deutschland heißt der frühere Bereich Star nun Hulu. Was Ihr Abo dort abspielt, ist auch auswählbar.',
      },
      {
        question: 'Darf die Datei auf das Tablet des Kindes?',
        answer:
          'Innerhalb Ihres Haushalts ist das denkbar, wenn Bedingungen und Gesetz die Kopie zulassen. An andere Familien geben Sie sie nicht weiter.',
      },
    ],
    meta_title: 'Anleitung: Disney+ für die Familie sichern',
    meta_description:
      'Altersstufe, Sprachspur, IMAX oder 4:3, Extras: so bereiten Sie Filme und Serien aus Disney+ für die private Reise der Familie vor.',
  },
  hbo_max_downloader: {
    title: 'HBO Max: Wochenserien verfolgen und lückenlos sammeln',
    intro:
      'Große Reihen erscheinen bei HBO Max meist im Wochentakt. Diese Anleitung zeigt, wie Sie eine laufende Staffel ergänzen, ohne den Überblick zu verlieren.',
    steps: [
      {
        title: 'Verfügbarkeit in Ihrem Land klären',
        text: 'HBO Max startet nach und nach in weiteren Ländern. Auf hbomax.com sehen Sie, ob Sie den Dienst direkt oder über einen Partner erhalten.',
      },
      {
        title: 'Profil wählen',
        text: 'Jedes Profil hat eine eigene Merkliste und eigene Spracheinstellungen. Kinderprofile blenden viele HBO-Serien aus.',
      },
      {
        title: 'Serie vormerken',
        text: 'Öffnen Sie die Serie und fügen Sie sie in der Liste des Programms hinzu. Bereits gesicherte Folgen erkennt es am Dateinamen.',
      },
      {
        title: 'Neue Folge ergänzen',
        text: 'US-Folgen vom Sonntagabend erscheinen bei uns in der Nacht zum Montag. Rufen Sie die Liste danach auf und starten Sie nur die neue Zeile.',
      },
    ],
    hints: [
      {
        title: 'Nach der Folge',
        text: 'Hinter vielen Episoden steht ein kurzer Blick hinter die Kulissen. Er findet sich bei den Extras und lässt sich einzeln auswählen.',
      },
      {
        title: 'Ton für Kopfhörer',
        text: 'Dunkle Dialogszenen versteht man in Stereo oft besser als im heruntergemischten Mehrkanalton.',
      },
    ],
    questions: [
      {
        question: 'Warum fehlt eine HBO-Serie bei HBO Max?',
        answer:
          'Frühere Lizenzverträge laufen weiter. Manche Titel liegen daher noch bei anderen Anbietern, in Deutschland etwa bei Sky und WOW.',
      },
      {
        question: 'Kann ich zwischen OV und Synchronfassung wechseln?',
        answer:
          'Ja, mit zwei Tonspuren in einer MKV-Datei. Die deutsche Fassung erscheint gelegentlich später als das Original.',
      },
    ],
    meta_title: 'Anleitung: Wochenserien aus HBO Max sammeln',
    meta_description:
      'Laufende Staffeln aus HBO Max Woche für Woche ergänzen, Extras finden und Originalton behalten. Anleitung für Abonnenten, nur privat.',
  },
  hulu_downloader: {
    title: 'Hulu in den USA: Folgen vom Vortag geordnet behalten',
    intro:
      'Hulu lebt von Sendungen, die am Abend zuvor im Fernsehen liefen. Wer in den USA wohnt und sie erst am Wochenende sieht, kommt mit dieser Reihenfolge gut zurecht.',
    steps: [
      {
        title: 'Mit dem US-Konto anmelden',
        text: 'Hulu lässt sich allein oder im Paket mit Disney+ buchen. Melden Sie sich mit dem Konto an, zu dem das Paket gehört.',
      },
      {
        title: '„My Stuff“ füllen',
        text: 'Fügen Sie Serien dort hinzu. Der Bereich zeigt neue Folgen zuerst und dient Ihnen als Einkaufszettel.',
      },
      {
        title: 'Verfallsdatum ansehen',
        text: 'Bei Senderserien stehen häufig nur die letzten fünf Folgen bereit. Auf der Folge steht, wann sie verschwindet.',
      },
      {
        title: 'Folgen übernehmen',
        text: 'Markieren Sie die Folgen in der Reihenfolge ihres Ablaufs und legen Sie die englischen Untertitel dazu.',
      },
    ],
    hints: [
      {
        title: 'Sub und Dub getrennt',
        text: 'Bei Anime führt Hulu untertitelte und englische Fassungen mitunter als zwei Einträge. Sehen Sie auf das Kürzel am Titel.',
      },
      {
        title: 'Zusatzkanäle',
        text: 'Gebuchte Add-ons erscheinen in der Suche wie eigene Titel. Endet das Add-on, endet auch Ihr Recht daran.',
      },
    ],
    questions: [
      {
        question: 'Ich lebe in Europa. Nützt mir Hulu etwas?',
        answer:
          'Der Dienst selbst ist auf die USA begrenzt. Viele seiner Serien laufen in Europa bei Disney+ im Bereich Hulu, dafür gibt es den Disney+-Downloader.',
      },
      {
        question: 'Kommt die Werbung mit in die Datei?',
        answer:
          'Im Tarif mit Werbung unterbricht Hulu die Wiedergabe. Rechnen Sie mit dem, was Ihr Tarif abspielt, und besuchen Sie den Dienst auch direkt.',
      },
    ],
    meta_title: 'Anleitung: Hulu-Folgen geordnet sichern',
    meta_description:
      '„My Stuff“ nutzen, Ablaufdaten beachten und Folgen der Reihe nach sichern: Hulu-Anleitung für Nutzer in den USA mit eigenem Abo.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ unter Windows und am Mac einrichten',
    intro:
      'Seit Herbst 2025 nennt Apple den Dienst nur noch Apple TV. An den Schritten ändert das nichts: Anmeldung, Original wählen, Spuren festlegen.',
    steps: [
      {
        title: 'Anmeldung mit zweitem Gerät',
        text: 'Halten Sie Ihr Telefon bereit. Apple schickt beim Anmelden auf tv.apple.com einen sechsstelligen Code dorthin.',
      },
      {
        title: 'Abo und Laden auseinanderhalten',
        text: 'Die Seite zeigt neben Originalen auch Titel anderer Anbieter und Kauffilme. Zum Abo gehören die Eigenproduktionen mit dem Apple-Zeichen.',
      },
      {
        title: 'Untertitel aus der langen Liste nehmen',
        text: 'Originale sind in rund vierzig Sprachen untertitelt. Wählen Sie höchstens drei aus, sonst wird die Liste im Player unübersichtlich.',
      },
      {
        title: 'Tonspur prüfen',
        text: 'Neben Deutsch und Englisch stehen Hörfassungen zur Wahl. Achten Sie auf den Zusatz AD, wenn Sie ihn nicht möchten.',
      },
      {
        title: 'Auf die Festplatte legen',
        text: 'Staffeln sind kurz, meist acht bis zehn Folgen. Eine ganze Staffel lässt sich daher gut in einem Zug sichern.',
      },
    ],
    hints: [
      {
        title: 'Familienfreigabe',
        text: 'Bis zu fünf weitere Personen sehen mit eigener Anmeldung. Jede nutzt am besten ihre eigene.',
      },
      {
        title: 'Freitag ist Starttag',
        text: 'Neue Folgen erscheinen meist in der Nacht auf Freitag, oft mit zwei oder drei Folgen zum Auftakt.',
      },
    ],
    questions: [
      {
        question: 'Gibt es eine eigene App von Apple für Windows?',
        answer: 'Ja, im Microsoft Store. Wie weit sie Downloads erlaubt, sagt Apple in der Hilfe zur App.',
      },
      {
        question: 'Was ist mit Sport bei Apple?',
        answer:
          'Übertragungen gehören nicht zu dieser Anleitung. Sie betrifft Serien, Filme und Dokumentationen.',
      },
    ],
    meta_title: 'Anleitung: Apple TV+ auf Windows und Mac',
    meta_description:
      'Anmeldung mit Code, Originale erkennen, aus vierzig Untertitelsprachen wählen: Schritt für Schritt durch Apple TV+ am Computer.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+: Reihenfolge halten, von Star Trek bis Nickelodeon',
    intro:
      'Bei Paramount+ liegen Reihen aus sechs Jahrzehnten nebeneinander. Die Anleitung hilft, sie in der richtigen Abfolge zu sichern.',
    steps: [
      {
        title: 'Tarif und Land prüfen',
        text: 'Auswahl und Bildgröße hängen vom Tarif ab. In manchen Ländern ist Paramount+ Teil eines anderen Pakets, die Anmeldung läuft dann über den Partner.',
      },
      {
        title: 'Über die Marke einsteigen',
        text: 'Wählen Sie Star Trek, Nickelodeon, MTV oder Comedy Central. In den Markenbereichen fehlen keine Staffeln, die die Suche übersieht.',
      },
      {
        title: 'Zählweise klären',
        text: 'Zeichentrickfolgen bestehen oft aus zwei Geschichten. Paramount+ zählt sie als eine Folge, andere Listen als zwei.',
      },
      {
        title: 'Dateien mit Jahr benennen',
        text: 'Bei Reihen mit gleichem Namen, etwa alten und neuen Fassungen einer Serie, verhindert das Jahr im Ordner Verwechslungen.',
      },
    ],
    hints: [
      {
        title: 'Kinder sehen mit',
        text: 'Richten Sie ein Kinderprofil ein und sichern Sie Kindersendungen darüber. So landet nichts Unpassendes in der Liste.',
      },
      {
        title: 'Welche Star-Trek-Folge zuerst?',
        text: 'Nach Erscheinen zu sehen, ist der einfache Weg. Wer nach Handlungszeit ordnet, setzt das Jahr der Handlung an den Anfang des Ordnernamens.',
      },
    ],
    questions: [
      {
        question: 'Warum haben deutsche und amerikanische Kataloge andere Serien?',
        answer: 'Rechte werden je Land verkauft. CBS-Serien laufen in Europa oft bei anderen Sendern.',
      },
      {
        question: 'Kann ich mehrere Kinderfolgen zu einer Datei verbinden?',
        answer:
          'Im Programm bleiben sie einzeln. Ihr Player spielt einen Ordner der Reihe nach ab, das wirkt ebenso.',
      },
    ],
    meta_title: 'Anleitung: Paramount+ in richtiger Reihenfolge',
    meta_description:
      'Star Trek, Nickelodeon und Serien aus Paramount+ nach Reihe, Jahr und Folge ordnen und für privates Ansehen sichern. Schritt für Schritt.',
  },
  peacock_downloader: {
    title: 'Peacock: lange Serien und Aufzeichnungen aus den USA',
    intro:
      'NBC, Bravo und Sport auf Abruf: Peacock führt vieles, was sich schlecht an einem Abend sehen lässt. So teilen Sie es auf.',
    steps: [
      {
        title: 'Konto auf peacocktv.com öffnen',
        text: 'Der Dienst verlangt einen Wohnsitz in den USA. Wählen Sie nach der Anmeldung Ihr Profil.',
      },
      {
        title: 'Tarif erkennen',
        text: 'Die Stufen unterscheiden sich vor allem in der Werbung. Premium Plus verzichtet bei den meisten Titeln darauf.',
      },
      {
        title: 'Staffel oder Fassung wählen',
        text: 'Von „The Office“ gibt es neben den Sendefassungen längere „Superfan Episodes“. Sie stehen als eigene Einträge da.',
      },
      {
        title: 'In Blöcken sichern',
        text: 'Neun Staffeln auf einmal sind unnötig. Legen Sie eine Staffel ab und ergänzen Sie die nächste, wenn Sie so weit sind.',
      },
    ],
    hints: [
      {
        title: 'Sport ohne Ergebnis',
        text: 'Sortieren Sie die Liste der Wiederholungen nach Mannschaft statt nach Datum, damit Vorschaubilder das Resultat nicht verraten.',
      },
      {
        title: 'Am Tag danach',
        text: 'Neue Folgen von NBC und Bravo erscheinen üblicherweise am Folgetag. Ein fester Abend pro Woche genügt.',
      },
    ],
    questions: [
      {
        question: 'Stehen auch spanischsprachige Sendungen bereit?',
        answer: 'Ja, Programme von Telemundo gehören dazu, häufig mit englischen Untertiteln.',
      },
      {
        question: 'Darf ich ein Spiel für den Fanklub sichern?',
        answer: 'Nein. Eine Vorführung im Klub ist öffentlich und bleibt den Rechteinhabern vorbehalten.',
      },
    ],
    meta_title: 'Anleitung: Peacock-Serien in Blöcken sichern',
    meta_description:
      'Sendefassung oder Superfan Episode, Tarif und Sport ohne Ergebnis: Anleitung für Peacock in den USA, mit eigenem Konto und nur privat.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: Dokureihen mit verwirrender Zählung ordnen',
    intro:
      'Wenige Kataloge zählen ihre Staffeln so uneinheitlich wie der von Discovery. Wer vor dem Speichern nachsieht, spart sich späteres Umbenennen.',
    steps: [
      {
        title: 'Dienst Ihres Landes öffnen',
        text: 'Discovery+ gibt es als eigenen Dienst nur noch in einigen Ländern. In anderen sind die Reihen zu HBO Max gewandert.',
      },
      {
        title: 'Nach Thema einsteigen',
        text: 'Natur, Kriminalfälle, Motoren, Haus und Garten: Die Themenseiten sind vollständiger als die Startseite.',
      },
      {
        title: 'Zählung vergleichen',
        text: 'Prüfen Sie Titel und Sendedatum der ersten Folge. US-Zählung und europäische Zählung weichen oft um eine Staffel ab.',
      },
      {
        title: 'Muster für Namen festlegen',
        text: 'Nehmen Sie das Sendedatum in den Namen auf. Dann stimmt die Reihenfolge auch bei doppelten Nummern.',
      },
      {
        title: 'Kleinere Größe wählen',
        text: 'Für Sendungen, die nebenher laufen, reicht 720p. Bei Naturfilmen lohnt sich die volle Auflösung.',
      },
    ],
    hints: [
      {
        title: 'Specials verstecken sich',
        text: 'Sonderfolgen stehen häufig als eigene Sendung im Katalog. Suchen Sie nach dem Reihentitel und dem Jahr.',
      },
      {
        title: 'Doppelte Tonspur',
        text: 'Deutsche Fassungen sind oft als Übersprechung angelegt, bei der das Original leise mitläuft. Die englische Spur ist dann die klarere.',
      },
    ],
    questions: [
      {
        question: 'Warum finde ich eine Reihe aus DMAX nicht?',
        answer:
          'Sender und Abrufdienst teilen sich nur einen Teil des Programms. Sehen Sie auch beim Sender selbst nach.',
      },
      {
        question: 'Dürfen Dokumentationen als Bildungsgut kopiert werden?',
        answer:
          'Für sie gelten dieselben Schranken wie für Spielfilme. Bildung allein macht keine Kopie frei.',
      },
    ],
    meta_title: 'Anleitung: Dokureihen aus Discovery+ ordnen',
    meta_description:
      'Staffelzählung vergleichen, Sendedatum in den Namen, Specials finden: so sichern Sie Reihen aus Discovery+ ohne späteres Umbenennen.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll: OmU, Synchro und lange Handlungsbögen',
    intro:
      'Bei Anime entscheidet die Wahl der Spuren über den Genuss. Die Anleitung zeigt, wo Crunchyroll sie versteckt und wie lange Reihen übersichtlich bleiben.',
    steps: [
      {
        title: 'Sprache im Konto einstellen',
        text: 'In den Einstellungen legen Sie Ton und Untertitel getrennt fest. Diese Vorgabe gilt für die Vorschau jeder Folge.',
      },
      {
        title: 'Reihe öffnen und Staffel wählen',
        text: 'Synchronfassungen erscheinen je nach Reihe als eigene Staffel im Menü oder als Tonspur im Player. Sehen Sie an beiden Stellen nach.',
      },
      {
        title: 'Bereich eingeben',
        text: 'Für lange Reihen tragen Sie etwa 382 bis 400 ein. Prüfen Sie am Titel der ersten Folge, ob der Handlungsbogen wirklich dort beginnt.',
      },
      {
        title: 'Untertitel als ASS behalten',
        text: 'Nur so bleiben Schilder, Liedtexte und Farben an ihrem Platz. Als Container eignet sich MKV.',
      },
    ],
    hints: [
      {
        title: 'Offline in der App',
        text: 'Höhere Stufen der Mitgliedschaft enthalten eine Offlinefunktion für Mobilgeräte. Sie ist der einfachste Weg für das Telefon.',
      },
      {
        title: 'Füllfolgen erkennen',
        text: 'Bei sehr langen Reihen helfen Folgenlisten von Fans, die Haupthandlung auszuwählen. Laden Sie nicht alles, nur weil es da ist.',
      },
    ],
    questions: [
      {
        question: 'Warum ist eine Folge noch ohne deutsche Untertitel?',
        answer:
          'Beim Simulcast kommen die Sprachen nicht immer gleichzeitig. Warten Sie einige Stunden und laden Sie nur die Untertitel nach.',
      },
      {
        question: 'Verschwinden Reihen wieder?',
        answer: 'Ja, Lizenzen sind befristet. Crunchyroll kündigt das Ende nicht immer lange vorher an.',
      },
    ],
    meta_title: 'Anleitung: Anime aus Crunchyroll richtig sichern',
    meta_description:
      'Sprachen einstellen, Dub-Staffeln finden, Bereiche eingeben, ASS-Untertitel behalten: die Crunchyroll-Anleitung für private Sammlungen.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: Aufzeichnungen finden, ohne das Ergebnis zu sehen',
    intro:
      'Sport lebt von der Ungewissheit. Diese Anleitung führt in das Archiv von ESPN+ und möglichst an den Schlagzeilen vorbei.',
    steps: [
      {
        title: 'Direkt ins Archiv gehen',
        text: 'Rufen Sie nicht die Startseite auf, sondern den Bereich „Replays“. Auf der Startseite stehen Ergebnisse.',
      },
      {
        title: 'Nach Liga filtern',
        text: 'Hockey, College, Kampfsport oder Fußball: Der Filter kürzt die Liste und blendet fremde Schlagzeilen aus.',
      },
      {
        title: 'Aufzeichnung prüfen',
        text: 'Volle Länge, gekürzte Fassung und Höhepunkte stehen nebeneinander. Die Dauer verrät, welche Sie vor sich haben.',
      },
      {
        title: 'Über Nacht sichern',
        text: 'Eine Partie dauert mit Pausen drei Stunden und mehr. Legen Sie sie am Abend in die Liste.',
      },
    ],
    hints: [
      {
        title: 'Neuer Name im Abo',
        text: 'ESPN hat seine Tarife 2025 neu geordnet. Was früher ESPN+ hieß, wird dort nun als Tarif „Select“ geführt.',
      },
      {
        title: 'Regionale Sperren',
        text: 'Spiele der örtlichen Mannschaft sind als Übertragung häufig gesperrt und erscheinen, wenn überhaupt, später im Archiv.',
      },
    ],
    questions: [
      {
        question: 'Wie lange bleiben Spiele im Archiv?',
        answer:
          'Das hängt von der Liga ab, oft sind es etwa 30 Tage. Dokumentationen bleiben gewöhnlich länger.',
      },
      {
        question: 'Sind Kampfabende mit Zusatzkauf enthalten?',
        answer:
          'Nur wenn Ihr Konto sie gekauft hat und die Aufzeichnung abspielt. Auch dann bleibt sie rein privat.',
      },
    ],
    meta_title: 'Anleitung: ESPN+ ohne verratenes Ergebnis',
    meta_description:
      'Replays filtern, volle Länge erkennen und Partien über Nacht sichern: so nutzen Sie das Archiv von ESPN+ privat und ohne Spoiler.',
  },
  tubi_video_downloader: {
    title: 'Tubi: Fundstücke sichten, bevor sie verschwinden',
    intro:
      'Bei Tubi wechselt der Katalog jeden Monat. Mit einer Merkliste und einem Blick auf das Enddatum verpassen Sie Ihr Fundstück nicht.',
    steps: [
      {
        title: 'Konto anlegen oder ohne stöbern',
        text: 'Tubi läuft auch ohne Anmeldung. Ein kostenloses Konto merkt sich aber Ihre Liste und öffnet Titel mit Altersgrenze.',
      },
      {
        title: '„Leaving Soon“ zuerst',
        text: 'Diese Reihe auf der Startseite nennt Titel, die bald gehen. Sehen Sie dort zuerst nach.',
      },
      {
        title: 'Film auf Vollständigkeit prüfen',
        text: 'Ältere Filme liegen manchmal in gekürzten Fassungen vor. Vergleichen Sie die Dauer mit einer Filmdatenbank.',
      },
      {
        title: 'Jahr und Regie ergänzen',
        text: 'Viele Genrefilme heißen gleich. Mit dem Jahr im Namen finden Sie den richtigen wieder.',
      },
    ],
    hints: [
      {
        title: 'Länder',
        text: 'Tubi wird unter anderem in den USA, Kanada, Australien, Mexiko und Großbritannien angeboten. In Deutschland ist die Seite nicht freigeschaltet.',
      },
      {
        title: 'Untertitel nicht vorausgesetzt',
        text: 'Gerade bei seltenen Filmen fehlen sie. Das Programm zeigt vor dem Start, ob es welche gibt.',
      },
    ],
    questions: [
      {
        question: 'Ist ein Film bei Tubi gemeinfrei, wenn er alt ist?',
        answer:
          'Manche sind es, die meisten nicht. Dass ein Titel mit Werbung gezeigt wird, sagt darüber nichts.',
      },
      {
        question: 'Warum heißt das Produkt Tubi Video?',
        answer: 'Es betrifft Filme und Serien auf Abruf, nicht die laufenden Kanäle von Tubi.',
      },
    ],
    meta_title: 'Anleitung: Filme bei Tubi rechtzeitig sichten',
    meta_description:
      '„Leaving Soon“ lesen, Dauer vergleichen, Jahr ergänzen: so ordnen Sie Fundstücke aus Tubi für den eigenen Gebrauch, soweit erlaubt.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel im Browser statt am Fernseher',
    intro:
      'Der Dienst ist als App für Roku-Geräte bekannt, läuft aber auch auf der Webseite. Von dort beginnt der Weg auf den Computer.',
    steps: [
      {
        title: 'therokuchannel.roku.com öffnen',
        text: 'Ein Gerät von Roku brauchen Sie nicht. Für Titel ab einer Altersstufe verlangt die Seite ein kostenloses Konto.',
      },
      {
        title: 'Abrufbereich wählen',
        text: 'Links stehen Livekanäle, darunter Filme und Serien. Nur diese haben einen festen Anfang und ein Ende.',
      },
      {
        title: 'Premium-Angebote aussortieren',
        text: 'Ein Teil der Kacheln gehört zu bezahlten Zusatzabos. Ein Symbol weist darauf hin, bevor Sie klicken.',
      },
      {
        title: 'Titel sichern und Genre zuordnen',
        text: 'Das Programm schlägt einen Ordner vor. Ändern Sie ihn gleich, dann sparen Sie sich das Verschieben.',
      },
    ],
    hints: [
      {
        title: 'Roku Originals sind kurz',
        text: 'Viele stammen aus einem früheren Dienst mit Folgen von weniger als zehn Minuten. Eine Staffel passt in eine Mittagspause.',
      },
      {
        title: 'Kinderbereich',
        text: '„Kids & Family“ ist ein eigener Eintrag im Menü und zeigt nur passende Titel.',
      },
    ],
    questions: [
      {
        question: 'Kann ich den Dienst aus Deutschland nutzen?',
        answer:
          'In der Regel nicht. Er richtet sich an Zuschauer in Nordamerika und im Vereinigten Königreich.',
      },
      {
        question: 'Merkt sich der Dienst, wo ich aufgehört habe?',
        answer: 'Auf der Webseite mit Konto ja. In einer Datei merkt es sich Ihr Player.',
      },
    ],
    meta_title: 'Anleitung: The Roku Channel am Computer',
    meta_description:
      'Abrufbereich im Browser finden, Zusatzabos erkennen und Originals ordnen: The Roku Channel ohne Roku-Gerät, Schritt für Schritt.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: vom Kanalraster zum einzelnen Titel',
    intro:
      'Pluto TV sieht aus wie Kabelfernsehen. Für eine Datei brauchen Sie jedoch den Bereich auf Abruf, und der ist schnell übersehen.',
    steps: [
      {
        title: 'Ansicht wechseln',
        text: 'Öffnen Sie pluto.tv und schalten Sie oben von „Live-TV“ auf „On Demand“ um.',
      },
      {
        title: 'Aus dem Kanal zur Serie',
        text: 'Läuft auf einem Kanal etwas Gutes, suchen Sie den Titel im Abrufbereich. Nicht jede Sendung liegt dort.',
      },
      {
        title: 'Fassung prüfen',
        text: 'Im deutschen Angebot überwiegen Synchronfassungen. Eine Originalspur ist selten.',
      },
      {
        title: 'Eigene Abfolge bauen',
        text: 'Ziehen Sie die Folgen in der Liste in Ihre Reihenfolge. Die Dateinamen erhalten eine laufende Nummer.',
      },
    ],
    hints: [
      {
        title: 'Staffeln sind oft unvollständig',
        text: 'Pluto TV führt häufig nur einen Teil einer Serie. Prüfen Sie die Lücken, bevor Sie beginnen.',
      },
      {
        title: 'Monatsanfang',
        text: 'Zum Ersten eines Monats kommen und gehen viele Titel. Ein kurzer Blick an diesem Tag lohnt sich.',
      },
    ],
    questions: [
      {
        question: 'Warum spielt eine Folge mit anderem Bildformat?',
        answer: 'Ältere Serien wurden in 4:3 gedreht. Schwarze Balken an den Seiten sind dann richtig.',
      },
      {
        question: 'Sind Österreich und die Schweiz eingeschlossen?',
        answer: 'Ja, beide Länder haben ein Angebot, das dem deutschen weitgehend gleicht.',
      },
    ],
    meta_title: 'Anleitung: Pluto TV auf Abruf nutzen',
    meta_description:
      'Von Live-TV zu On Demand wechseln, Staffeln prüfen und eine eigene Abfolge bauen: Pluto TV am Computer für privates Schauen.',
  },
  viki_downloader: {
    title: 'Viki: Dramen mit vollständigen Untertiteln sichern',
    intro:
      'Bei Viki übersetzen Freiwillige. Der beste Zeitpunkt zum Speichern ist daher nicht der Tag der Ausstrahlung, sondern der Tag, an dem die Übersetzung fertig ist.',
    steps: [
      {
        title: 'Fortschritt der Übersetzung ablesen',
        text: 'Auf der Seite des Dramas steht bei jeder Sprache ein Prozentwert. Unter 100 fehlen noch Zeilen oder ganze Folgen.',
      },
      {
        title: 'Viki Pass prüfen',
        text: 'Neue und exklusive Dramen tragen eine Kennzeichnung. Ohne Pass zeigt die Folge nur eine Vorschau.',
      },
      {
        title: 'Zwei Sprachen wählen',
        text: 'Nehmen Sie Deutsch zum Verstehen und Englisch als Reserve. Englisch ist fast immer zuerst fertig.',
      },
      {
        title: 'Folgen sichern',
        text: 'Ein koreanisches Drama hat meist sechzehn Folgen von gut einer Stunde. Planen Sie Platz für die ganze Reihe ein.',
      },
      {
        title: 'Untertitel später erneuern',
        text: 'Verbesserte Übersetzungen holen Sie mit „Nur Untertitel“ nach, ohne das Bild neu zu laden.',
      },
    ],
    hints: [
      {
        title: 'Danke an die Teams',
        text: 'Der Abspann nennt die Übersetzergruppe. Eine Rückmeldung auf der Seite freut Freiwillige mehr als ein stiller Download.',
      },
      {
        title: 'Kommentare im Bild',
        text: 'Die mitlaufenden Kommentare gehören zum Player von Viki und gelangen nicht in die Datei.',
      },
    ],
    questions: [
      {
        question: 'Was bedeutet der Lernmodus von Viki?',
        answer:
          'Er zeigt zwei Untertitel zugleich und lässt Wörter nachschlagen. Für ausgewählte Titel ist er auf der Seite verfügbar.',
      },
      {
        question: 'Darf ich Fan-Untertitel anderswo verwenden?',
        answer: 'Nein, sie sind Teil des Angebots von Viki und nicht zur Weitergabe bestimmt.',
      },
    ],
    meta_title: 'Anleitung: K-Dramas aus Viki mit Untertiteln',
    meta_description:
      'Prozentwert der Übersetzung lesen, Viki Pass prüfen, zwei Sprachen wählen und Untertitel erneuern: so sichern Sie K-Dramas für sich.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: lange C-Dramas ohne Vorschauen und Extras',
    intro:
      'Chinesische Serien kommen mit Dutzenden Folgen, dazu Trailern, Rückblicken und Szenen vom Dreh. Diese Anleitung trennt das eine vom anderen.',
    steps: [
      {
        title: 'iQ.com in Ihrer Sprache öffnen',
        text: 'Die internationale Seite lässt sich auf Deutsch oder Englisch stellen. Die Anzeigesprache bestimmt zugleich die Vorgabe für Untertitel.',
      },
      {
        title: 'Hauptfolgen auswählen',
        text: 'Unter der Serie stehen Folgen und „Highlights“ in getrennten Reihen. Markieren Sie nur die erste.',
      },
      {
        title: 'VIP-Kennzeichen beachten',
        text: 'Die ersten Folgen sind oft frei, spätere gehören Mitgliedern. Folgen mit Krone setzen die Mitgliedschaft voraus.',
      },
      {
        title: 'Untertitel und Ton festlegen',
        text: 'Mandarin ist der übliche Originalton. Bei manchen Reihen gibt es zusätzlich thailändische oder englische Fassungen.',
      },
      {
        title: 'In Zehnerblöcken sichern',
        text: 'Vierzig Folgen am Stück belegen leicht fünfzig Gigabyte. Zehn auf einmal halten die Platte frei.',
      },
    ],
    hints: [
      {
        title: 'Chinesisches Konto, anderer Katalog',
        text: 'iqiyi.com und iQ.com sind getrennt. Ein Konto der einen Seite gilt nicht auf der anderen.',
      },
      {
        title: 'Schriftzeichen im Player',
        text: 'Erscheinen Untertitel als Kästchen, fehlt dem Player eine Schrift. Installieren Sie eine mit chinesischen Zeichen.',
      },
    ],
    questions: [
      {
        question: 'Warum fehlen bei einem Drama Szenen?',
        answer:
          'Es gibt Fassungen für verschiedene Märkte. Die Dauer neben der Folge zeigt, welche Sie vor sich haben.',
      },
      {
        question: 'Sind Donghua mit deutschem Ton zu finden?',
        answer: 'Kaum. Rechnen Sie mit Mandarin und Untertiteln.',
      },
    ],
    meta_title: 'Anleitung: C-Dramas aus iQIYI ordnen',
    meta_description:
      'Hauptfolgen von Highlights trennen, VIP erkennen, Untertitel wählen und in Blöcken sichern: die Anleitung für iQIYI am Computer.',
  },
  stan_downloader: {
    title: 'Stan: Serien aus Australien für die lange Fahrt',
    intro:
      'Zwischen Adelaide und Darwin gibt es Strecken ohne Empfang. Wer Stan zu Hause vorbereitet, hat unterwegs Gesellschaft.',
    steps: [
      {
        title: 'Tarif kennen',
        text: 'Stan unterscheidet mehrere Stufen. Die niedrigste spielt nur in Standardauflösung, und genau so groß wird dann auch die Datei.',
      },
      {
        title: 'Originals und Zukäufe trennen',
        text: 'Stan Originals stehen dauerhaft bereit, zugekaufte Serien laufen aus. Ein Hinweis auf der Titelseite nennt den letzten Tag.',
      },
      {
        title: 'Folgen über „My List“ sammeln',
        text: 'Fügen Sie am Telefon hinzu, was Ihnen auffällt, und arbeiten Sie die Liste am Computer ab.',
      },
      {
        title: 'Vor der Abfahrt testen',
        text: 'Schalten Sie den Flugmodus ein und spielen Sie jede Datei kurz an.',
      },
    ],
    hints: [
      {
        title: 'Englisch mit Eigenheiten',
        text: 'Australische Serien sind reich an Umgangssprache. Untertitel lohnen sich auch bei guten Kenntnissen.',
      },
      {
        title: 'Hitze und Festplatten',
        text: 'Lassen Sie Computer und Platte nicht im geparkten Auto. Ein USB-Stick verträgt die Wärme besser.',
      },
    ],
    questions: [
      {
        question: 'Kann ich Stan auf einer Reise durch Europa weiterverwenden?',
        answer: 'Stan ist nur in Australien freigegeben. Außerhalb startet die Wiedergabe nicht.',
      },
      {
        question: 'Hat Stan selbst Downloads?',
        answer:
          'Ja, in den Apps für Telefon und Tablet, je nach Tarif auf mehreren Geräten. Beginnen Sie dort.',
      },
    ],
    meta_title: 'Anleitung: Stan für unterwegs vorbereiten',
    meta_description:
      'Tarifstufe beachten, Originals und Zukäufe trennen, vor der Abfahrt testen: so nutzen Sie Stan in Australien auch ohne Empfang.',
  },
  crave_downloader: {
    title: 'Crave: zweisprachig sichern in Kanada',
    intro:
      'Crave führt getrennte Angebote auf Englisch und Französisch. Wer beides behalten möchte, muss wissen, wo umgeschaltet wird.',
    steps: [
      {
        title: 'Anmeldung klären',
        text: 'Direkt gebucht oder über den Kabelanbieter: Der Knopf auf der Anmeldeseite ist ein anderer.',
      },
      {
        title: 'Sprache der Oberfläche umschalten',
        text: 'Oben auf der Seite wechseln Sie zwischen „EN“ und „FR“. Damit ändern sich Katalog, Titel und Vorgabe des Tons.',
      },
      {
        title: 'Titel in beiden Sprachen suchen',
        text: 'Manche Serien tragen auf Französisch einen anderen Namen. Das Plakat hilft beim Wiedererkennen.',
      },
      {
        title: 'Beide Tonspuren vereinen',
        text: 'Bietet der Titel nur je eine Spur pro Fassung, legen Sie zwei Dateien an. Stehen beide im Player, genügt eine MKV-Datei.',
      },
    ],
    hints: [
      {
        title: 'Quebec im Blick',
        text: 'Im französischen Bereich liegen Serien aus Quebec, die im englischen gar nicht erscheinen.',
      },
      {
        title: 'HBO in Kanada',
        text: 'Viele HBO-Serien laufen hier bei Crave statt bei HBO Max. Für Kanada ist daher dieses Produkt das passende.',
      },
    ],
    questions: [
      {
        question: 'Worin unterscheiden sich die Tarife?',
        answer: 'In Werbung, Bildgröße und Zahl der Geräte. Einzelne Filme fehlen im günstigsten.',
      },
      {
        question: 'Darf ich Folgen auf Reisen in die USA mitnehmen?',
        answer:
          'Streamen ist dort nicht möglich. Eine erlaubterweise angelegte private Kopie bleibt an die Bedingungen von Crave gebunden.',
      },
    ],
    meta_title: 'Anleitung: Crave auf Englisch und Französisch',
    meta_description:
      'Zwischen EN und FR wechseln, Titel in beiden Sprachen finden, Tonspuren vereinen: Crave in Kanada für den eigenen Haushalt sichern.',
  },
  globoplay_downloader: {
    title: 'Globoplay: ganze Kapitel statt kurzer Ausschnitte',
    intro:
      'Globoplay zeigt neben vollständigen Kapiteln viele kurze Ausschnitte. Wer eine Novela verfolgt, sollte beides auseinanderhalten.',
    steps: [
      {
        title: 'Richtiges Angebot öffnen',
        text: 'Für Brasilien und für Zuschauer im Ausland gibt es getrennte Abos. Melden Sie sich dort an, wo Ihres gilt.',
      },
      {
        title: '„Edições“ statt „Trechos“ wählen',
        text: 'Auf der Seite der Sendung stehen vollständige Ausgaben und kurze Ausschnitte in verschiedenen Reitern. Sie brauchen die vollständigen.',
      },
      {
        title: 'Woche zusammenstellen',
        text: 'Novelas laufen sechsmal in der Woche. Markieren Sie Montag bis Samstag in einem Zug.',
      },
      {
        title: 'Datum in den Namen nehmen',
        text: 'Kapitel haben oft keine Nummer im Titel. Das Sendedatum hält die Reihenfolge.',
      },
    ],
    hints: [
      {
        title: 'Gekürzte Wiederholungen',
        text: 'Klassiker liegen teils in der Fassung des Nachmittagsprogramms vor, die kürzer ist als das Original. Die Zahl der Kapitel verrät es.',
      },
      {
        title: 'Zeitverschiebung',
        text: 'Das Kapitel vom Abend in Rio ist in Europa erst am nächsten Morgen abrufbar.',
      },
    ],
    questions: [
      {
        question: 'Gibt es Untertitel auf Deutsch?',
        answer: 'Üblicherweise nicht. Portugiesische Untertitel sind bei neueren Produktionen vorhanden.',
      },
      {
        question: 'Gehören die Kanäle von Telecine dazu?',
        answer: 'Nur mit gebuchtem Zusatzpaket, und dann gelten dessen Fristen für die Filme.',
      },
    ],
    meta_title: 'Anleitung: Novelas aus Globoplay sichern',
    meta_description:
      'Vollständige Kapitel finden, Wochen zusammenstellen, nach Datum ordnen: Globoplay am Computer, in Brasilien und im Ausland.',
  },
}
