import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+: Originalfassung und Untertitel finden',
    intro:
      'Canal+ ist in mehreren Ländern vertreten, mit eigenem Katalog und eigener Adresse. Wer auf Französisch schaut, achtet auf die Kürzel VF, VOST und VM.',
    steps: [
      {
        title: 'Angebot Ihres Vertrags öffnen',
        text: 'Melden Sie sich auf der Seite des Landes an, in dem Sie gebucht haben. Frankreich, Österreich und die Schweiz sind getrennt.',
      },
      {
        title: 'Sender und Abruf unterscheiden',
        text: 'Im Bereich „En direct“ laufen Kanäle. Für eine Datei brauchen Sie „À la demande“ oder „Rattrapage“.',
      },
      {
        title: 'Kürzel lesen',
        text: 'VF ist die französische Fassung, VOST das Original mit Untertiteln, VM bietet beides zur Auswahl.',
      },
      {
        title: 'Staffel sichern',
        text: 'Créations Originales erscheinen oft mit zwei Folgen je Woche. Ergänzen Sie sie nach dem Montagabend.',
      },
    ],
    hints: [
      {
        title: 'Kinofilme mit Fenster',
        text: 'Französische Filme sind nach dem Kinostart zuerst hier zu sehen, später verschwinden sie für eine Weile. Die Seite nennt den letzten Tag.',
      },
      {
        title: 'Partner im Paket',
        text: 'Je nach Vertrag gehören weitere Dienste dazu. Für deren Titel gilt die Anmeldung beim jeweiligen Anbieter.',
      },
    ],
    questions: [
      {
        question: 'Hieß das nicht myCANAL?',
        answer: 'Ja. App und Seite tragen heute einfach den Namen CANAL+.',
      },
      {
        question: 'Kann ich meinen Vertrag auf EU-Reisen nutzen?',
        answer:
          'Bezahlte Abos aus der EU sind bei vorübergehendem Aufenthalt in einem anderen EU-Land mitnehmbar.',
      },
    ],
    meta_title: 'Anleitung: Canal+ mit VF, VOST und VM',
    meta_description:
      'Richtiges Landesangebot, Abruf statt Kanal, VF oder VOST: so ordnen Sie Filme und Créations Originales aus Canal+ für sich.',
  },
  tf1_plus_downloader: {
    title: 'TF1+: Shows und tägliche Serien nachholen',
    intro:
      'TF1+ ersetzt seit 2024 den Dienst MYTF1. Vieles ist nach der Anmeldung frei, aber nicht alles bleibt gleich lang.',
    steps: [
      {
        title: 'Kostenloses Konto anlegen',
        text: 'Ohne Anmeldung spielt TF1+ kaum etwas ab. E-Mail-Adresse, Geburtsjahr und Postleitzahl genügen.',
      },
      {
        title: 'Replay öffnen',
        text: 'Auf der Seite einer Sendung liegen vollständige Ausgaben unter „Replay“ und kurze Clips unter „Extraits“.',
      },
      {
        title: 'Tägliche Serien wochenweise markieren',
        text: 'Fünf Folgen von Montag bis Freitag gehören zusammen. Die Folgennummer steht im Titel.',
      },
      {
        title: 'Untertitel für Hörgeschädigte mitnehmen',
        text: 'ST oder SME heißt die Spur auf Französisch. Beim Lernen ist sie eine große Hilfe.',
      },
    ],
    hints: [
      {
        title: 'Premium ohne Werbung',
        text: 'Es gibt eine bezahlte Stufe mit weniger Unterbrechungen und Vorabfolgen. Das Programm richtet sich nach Ihrem Konto.',
      },
      {
        title: 'Mehr Sender als TF1',
        text: 'TMC, TFX, LCI und einige Partner stehen in derselben Suche.',
      },
    ],
    questions: [
      {
        question: 'Warum ist eine Folge nach einer Woche weg?',
        answer:
          'Für eingekaufte Serien und Filme gelten kurze Rechte. Shows aus eigenem Haus bleiben länger.',
      },
      {
        question: 'Kann ich TF1+ in Belgien oder der Schweiz sehen?',
        answer:
          'TF1+ hat sein Angebot auf französischsprachige Nachbarn ausgeweitet, mit abweichender Auswahl.',
      },
    ],
    meta_title: 'Anleitung: TF1+ Replay am Computer nachholen',
    meta_description:
      'Konto anlegen, Replay statt Extraits, Wochen markieren, SME-Untertitel mitnehmen: TF1+ Schritt für Schritt und für private Zwecke.',
  },
  m6_plus_downloader: {
    title: 'M6+: Kochshows, Serien und Gulli für Kinder',
    intro:
      'Aus 6play wurde im Mai 2024 M6+. Die Sender der Gruppe sind dort gemeinsam untergebracht, was die Suche vereinfacht.',
    steps: [
      {
        title: 'Anmelden und Profil wählen',
        text: 'Legen Sie für Kinder ein eigenes Profil an. Es zeigt vor allem Titel von Gulli.',
      },
      {
        title: 'Sendung über den Sender suchen',
        text: 'M6, W9, 6ter und Gulli haben eigene Seiten. Die Sendungen stehen dort alphabetisch.',
      },
      {
        title: 'Ausgabe statt Ausschnitt',
        text: '„Épisodes“ enthält vollständige Folgen, „Bonus“ die Szenen daneben. Prüfen Sie die Dauer.',
      },
      {
        title: 'Lange Abende teilen',
        text: 'Eine Ausgabe von „Top Chef“ dauert über zwei Stunden und liegt mitunter in zwei Teilen vor. Markieren Sie beide.',
      },
    ],
    hints: [
      {
        title: 'Rezepte stehen woanders',
        text: 'Zu Kochshows gibt es Rezepte auf den Seiten des Senders. Sie sind im Video nicht als Text enthalten.',
      },
      {
        title: 'M6+ max',
        text: 'Die bezahlte Stufe verzichtet auf Werbung vor den Folgen und öffnet weitere Titel.',
      },
    ],
    questions: [
      {
        question: 'Läuft M6+ im Ausland?',
        answer: 'Meist nicht. Eigene Shows sind eher freigegeben als eingekaufte Serien.',
      },
      {
        question: 'Wie finde ich die Staffel vom Vorjahr?',
        answer:
          'Über den Reiter der Staffeln auf der Sendungsseite. Fehlt sie dort, ist sie nicht mehr abrufbar.',
      },
    ],
    meta_title: 'Anleitung: M6+ (früher 6play) richtig nutzen',
    meta_description:
      'Profil für Kinder, Folgen statt Bonus, zweiteilige Abende: so holen Sie Sendungen von M6, W9, 6ter und Gulli privat nach.',
  },
  france_tv_downloader: {
    title: 'france.tv: Kultur, Krimi und Okoo geordnet nachsehen',
    intro:
      'Das öffentliche Fernsehen Frankreichs stellt fast sein ganzes Programm ins Netz. Die Fristen sind allerdings sehr verschieden.',
    steps: [
      {
        title: 'Seite öffnen und anmelden',
        text: 'Manches spielt ohne Konto. Mit einem kostenlosen Konto sehen Sie auch Vorabfolgen und Ihre Merkliste.',
      },
      {
        title: '„Disponible jusqu’au“ beachten',
        text: 'Diese Zeile nennt den letzten Tag. Bei Spielfilmen bleibt oft nur eine Woche.',
      },
      {
        title: 'Kanal und Region wählen',
        text: 'France 3 sendet regional. Stellen Sie Ihre Region ein, wenn Sie ein Magazin von dort suchen.',
      },
      {
        title: 'Untertitel und Hörfassung prüfen',
        text: 'Nahezu alles ist untertitelt, viele Filme haben eine Audiodeskription. Beide Spuren sind in der Auswahl benannt.',
      },
      {
        title: 'Nach Thema ablegen',
        text: 'Für Dokumentationen eignet sich ein Ordner je Thema besser als einer je Sender.',
      },
    ],
    hints: [
      {
        title: 'Culturebox',
        text: 'Konzerte, Tanz und Theater liegen in einem eigenen Bereich und sind häufig auch im Ausland abrufbar.',
      },
      {
        title: 'Kinder ohne Werbung',
        text: 'Okoo ist werbefrei und hat eine eigene Seite mit Altersangaben.',
      },
    ],
    questions: [
      {
        question: 'Warum kann ich eine Etappe der Tour nicht sehen?',
        answer: 'Sportrechte gelten meist nur für Frankreich. Von anderswo bleibt das Video gesperrt.',
      },
      {
        question: 'Kann ich Sendungen von Arte dort finden?',
        answer: 'Einige Partner erscheinen in der Suche. ARTE hat daneben seine eigene Mediathek.',
      },
    ],
    meta_title: 'Anleitung: france.tv nach Frist und Thema',
    meta_description:
      '„Disponible jusqu’au“ lesen, Region wählen, Untertitel und Hörfassung mitnehmen: france.tv am Computer, im Rahmen des Erlaubten.',
  },
  joyn_downloader: {
    title: 'Joyn: lange Shows in Etappen sehen',
    intro:
      'Drei Stunden Show passen selten in einen Abend unter der Woche. So legen Sie sie aus der Mediathek von Joyn zurecht.',
    steps: [
      {
        title: 'Kostenlos oder PLUS+',
        text: 'Für die meisten Shows reicht ein kostenloses Konto. Vorabfolgen und manche Serien tragen das Zeichen PLUS+.',
      },
      {
        title: 'Mediathek statt Live-TV',
        text: 'Wechseln Sie unten zur Mediathek. Die Liveansicht bietet keine abgeschlossenen Folgen.',
      },
      {
        title: 'Ganze Folge erkennen',
        text: 'Neben der Folge stehen viele Clips. Filtern Sie nach „Ganze Folgen“ oder sehen Sie auf die Dauer.',
      },
      {
        title: 'In einem Stück sichern',
        text: 'Lassen Sie die Show ungeteilt. Ihr Player merkt sich die Stelle besser als eine Sammlung von Teilen.',
      },
    ],
    hints: [
      {
        title: 'Sieben Tage, dann PLUS+',
        text: 'Manche Sendungen sind zunächst frei und wandern danach ins bezahlte Angebot. Der Hinweis steht unter dem Titel.',
      },
      {
        title: 'Auch ARD und ZDF',
        text: 'Joyn zeigt Kanäle anderer Häuser. Für deren Abrufsendungen sind die dortigen Mediatheken der direkte Weg.',
      },
    ],
    questions: [
      {
        question: 'Gibt es bei Joyn Untertitel?',
        answer:
          'Bei einem Teil der Sendungen, vor allem bei Shows der Hauptsendezeit. Das UT-Zeichen im Player zeigt es an.',
      },
      {
        question: 'Weshalb verlangt Joyn eine Altersprüfung?',
        answer: 'Titel ab 16 oder 18 sind tagsüber gesperrt. Nach einmaliger Prüfung laufen sie jederzeit.',
      },
    ],
    meta_title: 'Anleitung: Shows aus Joyn in Etappen sehen',
    meta_description:
      'Mediathek öffnen, ganze Folgen filtern, PLUS+ erkennen: lange Shows von ProSieben und SAT.1 privat zurechtlegen, Schritt für Schritt.',
  },
  rtl_plus_downloader: {
    title: 'RTL+: Dailys, Reality und VOX in eine Ordnung bringen',
    intro:
      'RTL+ veröffentlicht Folgen teils vor, teils nach der Ausstrahlung. Wer nach Folgennummern statt nach Daten sortiert, behält den Überblick.',
    steps: [
      {
        title: 'Anmelden und Videobereich wählen',
        text: 'RTL+ enthält auch Musik, Podcasts und Hefte. Bleiben Sie bei Serien, Filmen und Shows.',
      },
      {
        title: 'Vorabfolgen erkennen',
        text: 'Dailys sind oft einige Tage früher zu sehen als im Fernsehen. Die Folgennummer ist dann verlässlicher als das Datum.',
      },
      {
        title: 'Reality vollständig erfassen',
        text: 'Zu vielen Reihen gehören Wiedersehen und Sonderausgaben. Sie stehen am Ende der Staffel oder als eigene Sendung.',
      },
      {
        title: 'Warteschlange füllen',
        text: 'Ordnen Sie die Folgen nach Nummer und starten Sie. Fertige Zeilen verschwinden auf Wunsch von selbst.',
      },
    ],
    hints: [
      {
        title: 'VOX und NITRO',
        text: 'Suchen Sie nach der Sendung und nicht nach dem Sender. Reihen ziehen innerhalb der Gruppe gelegentlich um.',
      },
      {
        title: 'Werbung im kleineren Tarif',
        text: 'Die Stufe bestimmt Werbung, Bildgröße und gleichzeitige Streams. Mehr als Ihr Tarif kann auch die Datei nicht zeigen.',
      },
    ],
    questions: [
      {
        question: 'Ich sehe die Folge im Fernsehen, aber nicht bei RTL+. Warum?',
        answer: 'Bei eingekauften Filmen und bei Sport fehlen oft die Abrufrechte.',
      },
      {
        question: 'Kann ich im Urlaub in Spanien weitersehen?',
        answer: 'Mit einem bezahlten Abo aus der EU ja, solange der Aufenthalt vorübergehend ist.',
      },
    ],
    meta_title: 'Anleitung: RTL+ nach Folgennummern ordnen',
    meta_description:
      'Vorabfolgen erkennen, Sonderausgaben finden, nach Nummer sortieren: GZSZ, Shows und VOX-Reihen aus RTL+ privat nachholen.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer: Boxsets, Untertitel und Fristen',
    intro:
      'Der iPlayer ist großzügig, aber an Bedingungen geknüpft: Wohnsitz im Vereinigten Königreich, TV-Lizenz und eigene Regeln für Downloads.',
    steps: [
      {
        title: 'TV-Lizenz und Konto',
        text: 'Beim ersten Start fragt die Seite nach der Lizenz und nach einer britischen Postleitzahl. Antworten Sie wahrheitsgemäß.',
      },
      {
        title: 'Eigene Downloads der BBC ansehen',
        text: 'Die App für Mobilgeräte erlaubt bei vielen Sendungen das Herunterladen. Die dortigen Fristen sind der Maßstab für jede private Kopie.',
      },
      {
        title: 'Reihe öffnen',
        text: 'Unter „Episodes“ stehen alle verfügbaren Staffeln. Der Hinweis „Available for“ nennt die verbleibende Zeit.',
      },
      {
        title: 'Fassung bestimmen',
        text: 'Viele Sendungen gibt es zusätzlich mit Audiodeskription oder Gebärdensprache. Sie erscheinen als eigene Spur oder eigener Eintrag.',
      },
      {
        title: 'Untertitel beilegen',
        text: 'Englische Untertitel sind fast immer vorhanden. Als SRT-Datei lassen sie sich später durchsuchen.',
      },
    ],
    hints: [
      {
        title: 'BBC Three und BBC Four',
        text: 'Dort liegen viele kurze Reihen und Archivschätze. Die Filter der Kanalseite führen schneller hin als die Suche.',
      },
      {
        title: 'Regionale Ausgaben',
        text: 'Nachrichten unterscheiden sich nach Region. Ihre Postleitzahl entscheidet, welche Sie sehen.',
      },
    ],
    questions: [
      {
        question: 'Genügt ein britischer Freund mit TV-Lizenz?',
        answer:
          'Nein. Die Lizenz gilt für dessen Haushalt und der Dienst für Menschen im Vereinigten Königreich.',
      },
      {
        question: 'Wo finde ich Hörspiele der BBC?',
        answer: 'Bei BBC Sounds. Das ist ein anderer Dienst und nicht Teil dieses Produkts.',
      },
    ],
    meta_title: 'Anleitung: BBC iPlayer, Fristen und Untertitel',
    meta_description:
      'TV-Lizenz, „Available for“, Audiodeskription und Untertitel: so nutzen Sie den BBC iPlayer am Computer im Rahmen seiner Regeln.',
  },
  itvx_downloader: {
    title: 'ITVX: verpasste Abende der Reihe nach',
    intro:
      'Bei ITVX laufen manche Reihen sechs Abende pro Woche. Eine feste Reihenfolge erspart Ihnen Spoiler und doppelte Folgen.',
    steps: [
      {
        title: 'Registrieren',
        text: 'Name, Geburtsdatum und britische Postleitzahl reichen. Premium lässt sich später zubuchen.',
      },
      {
        title: 'Reihe aufrufen und Folgen zählen',
        text: 'ITVX zeigt die neueste Folge zuerst. Drehen Sie die Sortierung um, bevor Sie markieren.',
      },
      {
        title: 'Premium-Titel erkennen',
        text: 'Ein Zeichen auf dem Bild weist auf das bezahlte Angebot hin. Dazu zählen viele ältere britische Serien.',
      },
      {
        title: 'Verpasste Abende sichern',
        text: 'Markieren Sie die fehlenden Tage und lassen Sie das Sendedatum in den Namen schreiben.',
      },
    ],
    hints: [
      {
        title: 'Spoiler vermeiden',
        text: 'Die Startseite verrät bei Realityshows, wer ausgeschieden ist. Gehen Sie über die Suche direkt zur Reihe.',
      },
      {
        title: 'Ganze Staffel vorab',
        text: 'Neue Krimis erscheinen bei ITVX oft vollständig, bevor sie im Fernsehen laufen.',
      },
    ],
    questions: [
      {
        question: 'Was wurde aus dem ITV Hub?',
        answer: 'ITVX hat ihn Ende 2022 abgelöst. Alte Konten blieben gültig.',
      },
      {
        question: 'Haben die Folgen Untertitel?',
        answer: 'Ein großer Teil ja. Die Spur heißt „Subtitles“ und ist nur auf Englisch vorhanden.',
      },
    ],
    meta_title: 'Anleitung: ITVX-Reihen ohne Spoiler nachholen',
    meta_description:
      'Sortierung umdrehen, Premium erkennen, Sendedatum in den Namen: so holen Sie verpasste Abende aus ITVX der Reihe nach und privat nach.',
  },
  channel_4_downloader: {
    title: 'Channel 4: Comedy, Reportage und Walter Presents',
    intro:
      'Channel 4 ist öffentlich getragen und werbefinanziert. Der Katalog reicht Jahrzehnte zurück, man muss ihn nur zu finden wissen.',
    steps: [
      {
        title: 'Konto anlegen',
        text: 'Die Anmeldung ist kostenlos. Eine bezahlte Stufe verringert die Werbung.',
      },
      {
        title: 'Über „Categories“ einsteigen',
        text: 'Comedy, Documentaries und World Drama sind besser gepflegt als die allgemeine Liste von A bis Z.',
      },
      {
        title: 'Walter Presents filtern',
        text: 'Die europäischen Serien stehen in einem eigenen Bereich. Sie laufen im Original mit englischen Untertiteln.',
      },
      {
        title: 'Untertitel richtig behandeln',
        text: 'Bei fremdsprachigen Serien sind die Untertitel Teil des Bildes. Eine zusätzliche Spur brauchen Sie dann nicht.',
      },
    ],
    hints: [
      {
        title: 'Kurze Staffeln',
        text: 'Sechs Folgen zu je 25 Minuten sind üblich. Eine ganze Serie füllt selten mehr als zehn Gigabyte.',
      },
      {
        title: 'E4 und Film4',
        text: 'Sendungen der Schwesterkanäle liegen im selben Dienst. Filme von Film4 haben meist die kürzesten Fristen.',
      },
    ],
    questions: [
      {
        question: 'Brauche ich eine TV-Lizenz für Channel 4?',
        answer:
          'Für den Abruf nicht, wohl aber für das laufende Programm. Der Aufenthalt in Großbritannien wird in beiden Fällen vorausgesetzt.',
      },
      {
        question: 'Warum fehlt „Bake Off“ aus früheren Jahren?',
        answer: 'Die ersten Staffeln liefen bei der BBC. Channel 4 zeigt die Sendung erst seit 2017.',
      },
    ],
    meta_title: 'Anleitung: Channel 4 und Walter Presents',
    meta_description:
      'Über Categories suchen, Walter Presents filtern, Untertitel erkennen: Comedy und Reportagen aus Channel 4 privat am Computer ordnen.',
  },
  raiplay_downloader: {
    title: 'RaiPlay: Serien, Teche und italienische Untertitel',
    intro:
      'RaiPlay bündelt das aktuelle Programm der Rai und ein tiefes Archiv. Für Italienischlernende ist es eine Fundgrube.',
    steps: [
      {
        title: 'Registrieren und Region klären',
        text: 'Das Konto kostet nichts. Außerhalb Italiens sind Filme und Sport gesperrt, Eigenes der Rai ist häufig frei.',
      },
      {
        title: 'Fiction oder Programmi',
        text: 'Serien stehen unter „Fiction“ und „Serie TV“, Shows unter „Programmi“. Die Suche findet beides.',
      },
      {
        title: 'Teche öffnen',
        text: 'Im Archivbereich sind Sendungen nach Jahrzehnt und Person geordnet. Die Bildgröße entspricht dem Alter der Aufnahme.',
      },
      {
        title: 'Untertitel einschalten',
        text: 'Die Spur für Hörgeschädigte ist auf Italienisch. Sie steht bei den meisten Serien bereit.',
      },
      {
        title: 'Folge nach Folge sichern',
        text: 'Fernsehfilme wie die Fälle Montalbanos dauern fast zwei Stunden. Eine Datei je Fall genügt.',
      },
    ],
    hints: [
      {
        title: 'Fünf Abende Sanremo',
        text: 'Das Festival ist danach als ganzer Abend und in einzelnen Auftritten abrufbar. Für Musik sind die Auftritte handlicher.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'Radio und Podcasts haben einen eigenen Dienst und gehören nicht hierher.',
      },
    ],
    questions: [
      {
        question: 'Haben ältere Sendungen eine Frist?',
        answer:
          'Archivtitel bleiben lange, eingekaufte Serien kürzer. Ein Enddatum nennt die Rai nur bei einem Teil.',
      },
      {
        question: 'Kann ich RaiPlay in Südtirol auf Deutsch nutzen?',
        answer: 'Sendungen von Rai Südtirol in deutscher Sprache stehen auf der Seite des Senders.',
      },
    ],
    meta_title: 'Anleitung: RaiPlay mit Archiv und Untertiteln',
    meta_description:
      'Fiction finden, Teche durchsuchen, italienische Untertitel einschalten: RaiPlay Schritt für Schritt, für private Abende auf Italienisch.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity: ganze Folgen statt Clips',
    intro:
      'Zu jeder Show stellt Mediaset Dutzende Clips ins Netz. Wer die ganze Ausgabe sucht, braucht den richtigen Reiter.',
    steps: [
      {
        title: 'Kostenlos anmelden',
        text: 'Ein Konto genügt für das Programm von Canale 5, Italia 1 und Rete 4. Infinity+ ist das bezahlte Zusatzangebot.',
      },
      {
        title: 'Reiter „Puntate intere“ wählen',
        text: 'Dort liegen vollständige Ausgaben. „Clip“ und „Extra“ enthalten nur Ausschnitte.',
      },
      {
        title: 'Teile zusammenführen',
        text: 'Lange Abende sind manchmal in zwei oder drei Teile zerlegt. Markieren Sie alle, die Nummer steht im Titel.',
      },
      {
        title: 'Mit Datum ablegen',
        text: 'Tägliche Sendungen unterscheiden sich nur im Datum. Nehmen Sie es an den Anfang des Namens.',
      },
    ],
    hints: [
      {
        title: 'Türkische Serien in kurzen Folgen',
        text: 'Italien sendet sie zerteilt. Eine türkische Originalfolge entspricht dort zwei bis drei Folgen.',
      },
      {
        title: 'Grande Fratello rund um die Uhr',
        text: 'Der Livestream aus dem Haus lässt sich nicht sichern, die Abendshows schon, soweit sie abrufbar bleiben.',
      },
    ],
    questions: [
      {
        question: 'Warum verlangt ein Film Infinity+?',
        answer:
          'Kinofilme und manche Serien gehören zum bezahlten Bereich, auch wenn sie schon im freien Fernsehen liefen.',
      },
      {
        question: 'Ist der Dienst im Ausland offen?',
        answer: 'Ein Teil der eigenen Shows ja, Filme und Sport nein.',
      },
    ],
    meta_title: 'Anleitung: Mediaset Infinity, ganze Folgen',
    meta_description:
      '„Puntate intere“ finden, geteilte Abende verbinden, Datum voranstellen: Shows und Serien aus Mediaset Infinity für sich ordnen.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+: spanische Originale in Ruhe sichern',
    intro:
      'Seit der Dienst ohne Telefonvertrag zu haben ist, schauen mehr Menschen seine kurzen, sorgfältigen Serien. So legen Sie sie richtig ab.',
    steps: [
      {
        title: 'Mit eigenem Zugang anmelden',
        text: 'Kunden des Telefonanbieters nutzen ihre Zugangsdaten, alle anderen das Konto des Dienstes.',
      },
      {
        title: '„Originales“ öffnen',
        text: 'Dieser Bereich enthält die Eigenproduktionen. Sie bleiben dauerhafter als eingekaufte Titel.',
      },
      {
        title: 'V.O. oder Castellano',
        text: 'Ausländische Serien gibt es auf Spanisch und im Original. Der Schalter VOSE steht für Original mit spanischen Untertiteln.',
      },
      {
        title: 'Staffel markieren',
        text: 'Sechs Folgen von je fünfzig Minuten sind üblich. Die ganze Staffel passt auf einen kleinen Stick.',
      },
    ],
    hints: [
      {
        title: 'Letzte sieben Tage',
        text: '„Últimos 7 días“ zeigt ausgestrahlte Sendungen der Kanäle. Danach verschwinden sie aus diesem Bereich.',
      },
      {
        title: 'Fußball ist Livesache',
        text: 'Für ganze Spiele reichen die Abrufrechte meist nicht. Magazine und Rückblicke sind eher verfügbar.',
      },
    ],
    questions: [
      {
        question: 'Warum ist der Ton manchmal doppelt belegt?',
        answer:
          'Spanische Sender senden zweikanalig. Wählen Sie eine Spur aus, die andere ist die zweite Sprache.',
      },
      {
        question: 'Sind katalanische oder baskische Fassungen dabei?',
        answer: 'Vereinzelt. Die Sprachauswahl im Player zeigt, was ein Titel bietet.',
      },
    ],
    meta_title: 'Anleitung: Originale von Movistar Plus+',
    meta_description:
      '„Originales“ öffnen, VOSE einstellen, Staffel markieren: spanische Serien aus Movistar Plus+ privat und mit eigenem Zugang sichern.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV: Kauf, Leihe und Gratisfilm sauber trennen',
    intro:
      'Bei Rakuten TV liegen drei Arten von Filmen nebeneinander, und jede hat andere Rechte. Die Ordnung beginnt darum im Konto.',
    steps: [
      {
        title: '„Meine Videos“ öffnen',
        text: 'Gekauftes und Geliehenes steht dort in getrennten Reihen, bei Leihen mit verbleibender Zeit.',
      },
      {
        title: 'Bedingungen des Titels lesen',
        text: 'Auf der Kaufseite steht, ob ein Download auf Geräte vorgesehen ist. Richten Sie sich danach.',
      },
      {
        title: 'Sprachfassung vor dem Start wählen',
        text: 'Manche Filme werden je Sprache getrennt angeboten. Wer die falsche öffnet, hat danach nur eine Tonspur.',
      },
      {
        title: 'In drei Ordner ablegen',
        text: 'Kauf, Leihe, Gratis: So sehen Sie, welche Datei wann zu löschen ist.',
      },
    ],
    hints: [
      {
        title: 'Gratis heißt mit Werbung',
        text: 'Freie Filme wechseln monatlich und sind je nach Land verschieden. Merken Sie sich das Enddatum.',
      },
      {
        title: 'Auflösung am Computer',
        text: 'Im Browser spielt Rakuten TV häufig in kleinerer Größe als am Fernseher. Die Datei folgt dem Browser.',
      },
    ],
    questions: [
      {
        question: 'Was geschieht mit Käufen, wenn Rakuten TV einen Titel verliert?',
        answer: 'Die Kaufbedingungen regeln das. Bewahren Sie die Bestätigung auf und sehen Sie dort nach.',
      },
      {
        question: 'Kann ich Titel aus einem anderen Land kaufen?',
        answer: 'Nein, Ihr Konto ist an das Land der Registrierung gebunden.',
      },
    ],
    meta_title: 'Anleitung: Rakuten TV, Kauf und Leihe trennen',
    meta_description:
      '„Meine Videos“ nutzen, Sprachfassung vorab wählen, nach Rechten ablegen: Filme aus Rakuten TV geordnet und nur im erlaubten Umfang.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: Untertitel in kleinen Sprachen nutzen',
    intro:
      'SkyShowtime ist in über zwanzig europäischen Ländern zu Hause. Kaum ein Dienst pflegt so viele kleinere Untertitelsprachen.',
    steps: [
      {
        title: 'Anmelden in Ihrem Land',
        text: 'Der Dienst gilt für Nordeuropa, die Niederlande, Spanien, Portugal und viele Länder Mittel- und Osteuropas.',
      },
      {
        title: 'Anzeigesprache einstellen',
        text: 'Die Sprache des Profils bestimmt Titel und Beschreibung. Untertitel wählen Sie unabhängig davon.',
      },
      {
        title: 'Studio als Wegweiser',
        text: 'Die Bereiche Paramount, Universal, Nickelodeon und Sky enthalten jeweils alles aus ihrem Haus.',
      },
      {
        title: 'Originalton mit Untertiteln sichern',
        text: 'Synchronfassungen gibt es vor allem für Kinderfilme. Für Serien ist das Original mit Untertiteln die Regel.',
      },
    ],
    hints: [
      {
        title: 'Für vorhandene Lizenzen',
        text: 'Dieses Produkt ist nicht dauernd im Verkauf. Was gerade gilt und was als Ersatz infrage kommt, steht auf der Produktseite.',
      },
      {
        title: 'Neue Folgen am Wochenende',
        text: 'Viele Serien folgen dem amerikanischen Rhythmus und kommen einen Tag später an.',
      },
    ],
    questions: [
      {
        question: 'Welche Untertitel eignen sich zum Lernen?',
        answer:
          'Die in der gesprochenen Sprache, also meist Englisch. Übersetzte Untertitel sind kürzer als der Dialog.',
      },
      {
        question: 'Wie unterscheiden sich die Tarife?',
        answer:
          'In Werbung, Bildgröße und Zahl der gleichzeitigen Streams. Der Katalog ist weitgehend gleich.',
      },
    ],
    meta_title: 'Anleitung: SkyShowtime mit vielen Untertiteln',
    meta_description:
      'Profilsprache, Studiobereiche und Originalton: Serien aus SkyShowtime mit Untertiteln in Ihrer Sprache privat ordnen.',
  },
  now_tv_downloader: {
    title: 'NOW: mit Monatspässen gezielt schauen',
    intro:
      'NOW verkauft Unterhaltung, Kino und Sport getrennt und monatlich. Wer plant, braucht selten zwei Pässe gleichzeitig.',
    steps: [
      {
        title: 'Pass prüfen',
        text: 'Im Konto steht, welche Mitgliedschaft aktiv ist und wann sie sich verlängert. Kündigen Sie dort rechtzeitig, was Sie nicht mehr brauchen.',
      },
      {
        title: 'Titel dem Pass zuordnen',
        text: 'Serien gehören zu Entertainment, Spielfilme zu Cinema. Ein Schloss zeigt, dass der passende Pass fehlt.',
      },
      {
        title: 'Merkliste nach Enddatum sehen',
        text: 'Sky nennt bei vielen Titeln, wie lange sie bleiben. Beginnen Sie mit den kürzesten.',
      },
      {
        title: 'Folgen nachts übernehmen',
        text: 'NOW begrenzt die gleichzeitigen Streams. Nachts stört der Auftrag niemanden im Haushalt.',
      },
    ],
    hints: [
      {
        title: 'Bildgröße und Boost',
        text: 'Höhere Auflösung und Mehrkanalton gehören zu einem Zusatz. Ohne ihn bleibt auch die Datei kleiner.',
      },
      {
        title: 'Verkauf und Ersatz',
        text: 'Ob das Produkt angeboten wird, sagt seine Seite. Inhaber einer Lizenz können es weiter verwenden.',
      },
    ],
    questions: [
      {
        question: 'Gilt die Anleitung für NOW in Italien?',
        answer:
          'Der Aufbau ist ähnlich, Pässe und Katalog sind es nicht. Melden Sie sich auf der Seite Ihres Landes an.',
      },
      {
        question: 'Was mache ich am Ende des Kinomonats?',
        answer: 'Mit dem Pass endet das Recht an den Filmen. Löschen Sie die Dateien, die darauf beruhen.',
      },
    ],
    meta_title: 'Anleitung: NOW mit Monatspässen planen',
    meta_description:
      'Pass prüfen, Titel zuordnen, nach Enddatum sehen: NOW in Großbritannien und Irland gezielt nutzen und nur Erlaubtes speichern.',
  },
  videoland_downloader: {
    title: 'Videoland: niederländische Serien unter Windows',
    intro:
      'Videoland zeigt eigene Serien und das Programm von RTL Nederland. Die Anleitung gilt für Windows, denn nur dafür wird das Produkt verkauft.',
    steps: [
      {
        title: 'Anmelden und Tarif erkennen',
        text: 'Die Stufen unterscheiden sich in Werbung und Zahl der Bildschirme. Ihr Profil zeigt, welche Sie haben.',
      },
      {
        title: 'Originals oder Gemist',
        text: 'Eigenproduktionen stehen unter „Originals“, Fernsehsendungen unter „Gemist“ mit Sender und Datum.',
      },
      {
        title: 'Tägliche Soap wochenweise',
        text: '„GTST“ läuft montags bis freitags. Die Folgen für Abonnenten kommen teils einen Tag früher.',
      },
      {
        title: 'Untertitel suchen',
        text: 'Niederländische Untertitel gibt es bei vielen Titeln für Hörgeschädigte, meist unter „TT888“ oder „Ondertiteling“.',
      },
    ],
    hints: [
      {
        title: 'Niederländisch verstehen',
        text: 'Wer Deutsch spricht, liest schnell mit. Serien aus Amsterdam enthalten allerdings viel Straßensprache.',
      },
      {
        title: 'Flandern ausgenommen',
        text: 'Der Dienst ist für die Niederlande bestimmt. Belgien hat eigene Angebote.',
      },
    ],
    questions: [
      {
        question: 'Kann ich im Ferienhaus in Deutschland weiterschauen?',
        answer: 'Mit einem bezahlten Abo ist das bei vorübergehendem Aufenthalt in der EU vorgesehen.',
      },
      {
        question: 'Warum fehlt eine Staffel in der Mitte?',
        answer: 'Manche Staffeln liegen bei anderen Anbietern. Das Programm zeigt nur, was Videoland führt.',
      },
    ],
    meta_title: 'Anleitung: Videoland-Serien unter Windows',
    meta_description:
      'Originals und „Gemist“ unterscheiden, GTST wochenweise, Untertitel finden: Videoland unter Windows für sich selbst ordnen.',
  },
}
