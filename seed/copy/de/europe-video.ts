import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: 'Canal+: Kino und Créations Originales nachholen',
    promise:
      'Französische Serien, neue Kinofilme und Sportabende aus Canal+ sehen Sie später am Computer, im Original oder untertitelt.',
    steps: [
      {
        title: 'Ihr Land wählen',
        text: 'Canal+ gibt es in mehreren Ländern. Melden Sie sich dort an, wo Ihr Vertrag läuft.',
      },
      {
        title: 'Im Abrufbereich suchen',
        text: 'Öffnen Sie einen Film, eine Serie oder die Aufzeichnung eines Spiels.',
      },
      {
        title: 'Französisch behalten',
        text: 'Wählen Sie Originalton und Untertitel und starten Sie die Übertragung.',
      },
    ],
    features: [
      {
        title: 'Serien aus eigener Werkstatt',
        text: '„Le Bureau des légendes“ und „Engrenages“ speichern Sie vollständig, Staffel für Staffel.',
      },
      {
        title: 'Filme bald nach dem Kinostart',
        text: 'Canal+ zeigt viele französische Filme früh. Merken Sie sie in der Liste vor, sobald sie erscheinen.',
      },
      {
        title: 'Motorsport und Rugby',
        text: 'Bei aufgezeichneten Rennen und Spielen stehen Datum und Paarung im Namen, aber kein Ergebnis.',
      },
      {
        title: 'Zwei Untertitelspuren',
        text: 'Französische Untertitel helfen beim Lernen, deutsche oder englische beim Verstehen, sofern vorhanden.',
      },
      {
        title: 'VF und VOST',
        text: 'Französische Synchronfassung und Original mit Untertiteln stehen als getrennte Tonspuren in der Liste, und in eine MKV-Datei passen beide.',
      },
      {
        title: 'Letzter Tag zuerst',
        text: 'Die Fristen für Kinofilme sind in Frankreich streng. Was bald endet, steht oben.',
      },
    ],
    questions: [
      {
        question: 'Gilt das auch für Canal+ in Österreich?',
        answer:
          'Entscheidend ist, was Ihr Konto im Browser abspielt. Angebot und Adresse unterscheiden sich je Land.',
      },
      {
        question: 'Ist die Privatkopie bei Canal+ frei?',
        answer:
          'Nicht ohne Weiteres. Bleiben Sie bei dem, was Ihr Vertrag und das Urheberrecht Ihres Wohnsitzes ausdrücklich zulassen.',
      },
      {
        question: 'Gehören Partnerkanäle dazu?',
        answer: 'Ja, wenn sie in Ihrem Paket enthalten sind und auf der Seite von Canal+ laufen.',
      },
      {
        question: 'Brauche ich einen Decoder?',
        answer: 'Nein. Ihr Vertrag muss sich nur am Computer nutzen lassen.',
      },
      { question: 'Werden laufende Kanäle aufgezeichnet?', answer: 'Nein, warten Sie auf die Wiederholung.' },
      {
        question: 'Gilt eine Lizenz für die ganze Familie?',
        answer: 'Sie gilt für einen Computer. Für drei gibt es die unbegrenzte Lizenz eines Komplettpakets.',
      },
    ],
    meta_title: 'Canal+-Downloader: französische Filme und Serien',
    meta_description:
      'Créations Originales, frühes Kino und Sportaufzeichnungen aus Canal+ privat auf dem Computer speichern, im Originalton. Mit Testversion.',
  },
  tf1_plus_downloader: {
    headline: 'TF1+: französische Fernsehabende nachgeholt',
    promise:
      '„HPI“, „Koh-Lanta“ oder „Star Academy“ verpasst: Mit TF1+ und Tidemark Video ist das nur aufgeschoben.',
    steps: [
      {
        title: 'Kostenlos anmelden',
        text: 'TF1+ verlangt ein Konto, aber kein Geld. Werbung gehört in der freien Fassung dazu.',
      },
      {
        title: 'Sendung vom Vorabend öffnen',
        text: 'Suchen Sie nach TF1, TMC, TFX oder LCI und wählen Sie die Ausgabe.',
      },
      { title: 'In Ihrem Ordner speichern', text: 'Das Programm benennt jede Folge nach Sendung und Datum.' },
    ],
    features: [
      {
        title: 'Wettbewerbe Woche für Woche',
        text: 'Folgen Sie einer Staffel vom Auftakt bis zum Finale und behalten Sie die Reihenfolge.',
      },
      {
        title: 'Krimis aus Frankreich',
        text: 'Viele Reihen bestehen aus Filmen in Spielfilmlänge, die gut in eine Zugfahrt passen.',
      },
      {
        title: 'Französisch üben',
        text: 'Gesprochene Alltagssprache mit Untertiteln für Hörgeschädigte eignet sich zum Lernen.',
      },
      {
        title: 'Tägliche Serien',
        text: 'Von „Demain nous appartient“ sammeln Sie fünf Folgen für das Wochenende.',
      },
      {
        title: 'Abende in mehreren Teilen',
        text: 'Große Shows sind bei TF1+ manchmal aufgeteilt. Das Programm lädt die Teile in der richtigen Reihenfolge und fügt sie auf Wunsch zusammen.',
      },
      {
        title: 'Staffeln auf Zeit',
        text: 'Steht eine französische Serie vorübergehend vollständig bereit, nehmen Sie sie auf einmal.',
      },
    ],
    questions: [
      {
        question: 'Wie lange bleiben Folgen auf TF1+ stehen?',
        answer: 'Das ist je nach Sendung verschieden, von wenigen Tagen bis zu mehreren Monaten.',
      },
      {
        question: 'Darf ich frei gesendetes Fernsehen behalten?',
        answer:
          'Nur zum persönlichen Gebrauch und nur, soweit TF1 und das französische Urheberrecht keine Schranke setzen.',
      },
      {
        question: 'Geht es mit einem Konto von außerhalb?',
        answer:
          'TF1+ begrenzt viele Sendungen auf bestimmte Länder. Was dort nicht läuft, lässt sich auch hier nicht auswählen.',
      },
      {
        question: 'Hieß das früher MYTF1?',
        answer: 'Ja. TF1+ ist 2024 an dessen Stelle getreten, und das Produkt arbeitet mit dem neuen Dienst.',
      },
      {
        question: 'Zeichnet das Programm TF1 und LCI live auf?',
        answer: 'Nein. Es nimmt Wiederholungen, die meist kurz nach der Sendung erscheinen.',
      },
    ],
    meta_title: 'TF1+-Downloader: Sendungen aus Frankreich sichern',
    meta_description:
      'Serien, Shows und Krimis aus TF1+ privat auf dem Computer nachholen, nach Sendung und Datum geordnet. Für Windows und Mac.',
  },
  m6_plus_downloader: {
    headline: 'M6+: „Top Chef“ und mehr nach Feierabend',
    promise: 'Die Sendungen von M6, W9, 6ter und Gulli sehen Sie, wenn der Abwasch erledigt ist.',
    steps: [
      { title: 'M6+ öffnen', text: 'Der frühere Dienst 6play heißt jetzt M6+. Ihr Konto gilt weiter.' },
      { title: 'Nach Kanal filtern', text: 'Wählen Sie M6 für Shows, W9 für Serien oder Gulli für Kinder.' },
      { title: 'Ausgabe sichern', text: 'Starten Sie eine einzelne Ausgabe oder die laufende Staffel.' },
    ],
    features: [
      {
        title: 'Kochen zum Mitmachen',
        text: 'Nehmen Sie „Top Chef“ mit in die Küche, ohne dass das WLAN dort reichen muss.',
      },
      {
        title: 'Reise- und Kuppelshows',
        text: '„Pékin Express“ und „L’amour est dans le pré“ laufen über viele Wochen. Die Liste hält den Stand fest.',
      },
      {
        title: 'Kurze Sketche',
        text: '„Scènes de ménages“ besteht aus kurzen Szenen, die sich reihenweise auswählen lassen.',
      },
      { title: 'Gulli für die Rückbank', text: 'Trickserien für Kinder wandern in einen eigenen Ordner.' },
      {
        title: 'Zehn Sekunden zurück',
        text: 'In einer Datei auf dem Computer springen Sie im Rezept zurück, auch mit Mehl an den Fingern.',
      },
      {
        title: 'Ohne Werbepausen',
        text: 'Die Datei enthält nur die Sendung. Die Werbung bleibt bei M6+, das davon lebt.',
      },
    ],
    questions: [
      {
        question: 'Muss ich für M6+ bezahlen?',
        answer:
          'Die Grundfassung ist kostenlos und enthält Werbung. Eine bezahlte Fassung bietet M6 zusätzlich an.',
      },
      {
        question: 'Kann ich Kochfolgen in meinem Blog verwenden?',
        answer:
          'Nein. Gesicherte Folgen sind allein für Ihr privates Ansehen bestimmt, und auch das nur im Rahmen der M6-Bedingungen.',
      },
      {
        question: 'Finde ich dort auch alte Staffeln?',
        answer: 'Einzelne finden Sie dort. M6 entscheidet, welche Jahrgänge gerade abrufbar sind.',
      },
      {
        question: 'Wie lange bleibt eine Sendung abrufbar?',
        answer:
          'Das ist verschieden. Frühe Runden eines Wettbewerbs können vor dem Finale verschwinden, warten Sie also nicht auf das Ende der Staffel.',
      },
      {
        question: 'Kann ich M6+ außerhalb Frankreichs sehen?',
        answer: 'Der Dienst ist für Zuschauer in Frankreich gemacht, und das Programm ändert daran nichts.',
      },
    ],
    meta_title: 'M6+-Downloader (früher 6play) für Windows und Mac',
    meta_description:
      '„Top Chef“, Reiseshows und Kinderserien aus M6+ für private Abende speichern und ohne WLAN ansehen. Testen Sie zuerst kostenlos.',
  },
  france_tv_downloader: {
    headline: 'france.tv: öffentliches Fernsehen auf Vorrat',
    promise:
      'Krimis, Kultur und Dokumentationen von France 2 bis France 5 liegen für Sie bereit, solange Sie sie sehen wollen und dürfen.',
    steps: [
      {
        title: 'Seite von France Télévisions öffnen',
        text: 'Rufen Sie france.tv auf und legen Sie bei Bedarf ein kostenloses Konto an.',
      },
      {
        title: 'Reihe oder Magazin wählen',
        text: 'Suchen Sie eine Serie, ein Magazin oder eine Dokumentation und öffnen Sie die Ausgabe.',
      },
      {
        title: 'Mit Untertiteln speichern',
        text: 'Viele Sendungen sind untertitelt. Speichern Sie die Untertitel gleich mit.',
      },
    ],
    features: [
      {
        title: 'Regionale Krimis',
        text: 'Filme aus der Bretagne, dem Elsass oder der Provence ordnen Sie nach Schauplatz.',
      },
      { title: 'Okoo für Kinder', text: 'Trickserien ohne Werbung sammeln Sie für die Ferien.' },
      {
        title: 'Sommer mit Radrennen',
        text: 'Stehen Etappen oder Zusammenfassungen auf Abruf, lassen sie sich mit Datum sichern.',
      },
      {
        title: 'Tägliche Serie',
        text: '„Un si grand soleil“ sammeln Sie wochenweise und sehen es im Urlaub nach.',
      },
      {
        title: 'Ausgaben der Regionen',
        text: 'Nachrichten und Magazine von France 3 gibt es je Region. Markieren Sie die, aus der Sie kommen oder in die Sie reisen.',
      },
      {
        title: 'Barrierefreie Fassungen',
        text: 'Untertitel für Gehörlose und Audiodeskription bleiben erhalten, wo der Sender sie anbietet.',
      },
    ],
    questions: [
      {
        question: 'Ist france.tv kostenlos?',
        answer:
          'Ja, als öffentlich-rechtliches Angebot. Manche Sendungen sind außerhalb Frankreichs gesperrt.',
      },
      {
        question: 'Heißt öffentlich finanziert auch frei verwendbar?',
        answer:
          'Nein. Autoren und Produzenten behalten ihre Rechte, und Sie speichern nur für sich, wo das Gesetz es vorsieht.',
      },
      {
        question: 'Kann ich eine Dokumentation auf den Fernseher bringen?',
        answer: 'Ja, kopieren Sie die MP4-Datei auf einen USB-Stick oder auf Ihren Heimspeicher.',
      },
      {
        question: 'Kann ich franceinfo laufend mitschneiden?',
        answer:
          'Nein. Nachrichtenausgaben stehen später am selben Tag auf Abruf und lassen sich dann wählen.',
      },
      {
        question: 'Laufen Filme im Original?',
        answer: 'Viele laufen im Original. Hat france.tv beides, erscheinen VF und VO als Tonspuren.',
      },
      {
        question: 'Darf ich eine Dokumentation im Unterricht zeigen?',
        answer: 'Schulen brauchen dafür eine Erlaubnis. Das Produkt dient dem eigenen Ansehen.',
      },
    ],
    meta_title: 'france.tv-Downloader: Dokus, Krimis, Kinderserien',
    meta_description:
      'Sendungen von France Télévisions mit französischen Untertiteln privat speichern und im Urlaub nachsehen. Windows und Mac, mit Testversion.',
  },
  joyn_downloader: {
    headline: 'Joyn: ProSieben und SAT.1 nach Ihrem Plan',
    promise:
      'Shows, Serien und Eigenproduktionen aus Joyn sehen Sie dann, wenn das Sofa frei ist, und nicht zur Sendezeit.',
    steps: [
      {
        title: 'Bei Joyn anmelden',
        text: 'Ein kostenloses Konto genügt für vieles. Mit PLUS+ kommen weitere Titel hinzu.',
      },
      {
        title: 'Show auswählen',
        text: 'Öffnen Sie „Germany’s Next Topmodel“, „TV total“ oder eine Serie und markieren Sie Ausgaben.',
      },
      {
        title: 'Auf der Festplatte sichern',
        text: 'Das Programm sichert die lange Show in einem Stück und merkt sich jede Unterbrechung.',
      },
    ],
    features: [
      {
        title: 'Shows mit Überlänge',
        text: 'Abende mit Joko und Klaas dauern Stunden. Als Datei schauen Sie sie in drei Etappen.',
      },
      {
        title: 'Serien vor der Ausstrahlung',
        text: 'Manche Folgen erscheinen in PLUS+ vorab. Was Ihr Konto abspielt, lässt sich auch auswählen.',
      },
      {
        title: 'Sender der Gruppe',
        text: 'ProSieben, SAT.1, Kabel Eins und sixx stehen gemeinsam in der Suche.',
      },
      {
        title: 'Deutsche Eigenproduktionen',
        text: 'Kurze Staffeln von Joyn-Originalen passen vollständig auf ein kleines Notebook.',
      },
      {
        title: 'Nur ganze Folgen',
        text: 'Joyn mischt Folgen mit Ausschnitten. Ein Filter blendet die Ausschnitte aus.',
      },
      {
        title: 'Englisch, wo vorhanden',
        text: 'Einige Serien gibt es auch mit englischem Ton.',
      },
    ],
    questions: [
      {
        question: 'Kann ich das Livefernsehen von Joyn aufnehmen?',
        answer: 'Nein, das Programm ist kein Rekorder für laufende Sender. Es arbeitet mit der Mediathek.',
      },
      {
        question: 'Was sagt das deutsche Urheberrecht?',
        answer:
          'Private Kopien erlaubt es nur in engen Grenzen, und wirksamer Kopierschutz darf nicht umgangen werden. Sichern Sie nur, was Joyn Ihnen gestattet.',
      },
      {
        question: 'Funktioniert Joyn auch in Österreich und der Schweiz?',
        answer: 'Dort gibt es eigene Angebote. Ihr Konto bestimmt, welche Sendungen Sie sehen.',
      },
      {
        question: 'Reicht eine Lizenz für alle drei Länder?',
        answer:
          'Ja. Deutschland, Österreich und die Schweiz sind dasselbe Produkt, und der Katalog folgt der Ausgabe, die Sie öffnen.',
      },
      {
        question: 'Warum fehlt eine amerikanische Serie?',
        answer: 'Verträge über US-Serien schließen die Mediathek oft aus oder enden früh.',
      },
    ],
    meta_title: 'Joyn-Downloader für Shows und Serien',
    meta_description:
      'Shows von ProSieben und SAT.1, Serien und Originale aus Joyn privat speichern und in Etappen ansehen. Kostenlose Testversion für Windows und Mac.',
  },
  rtl_plus_downloader: {
    headline: 'RTL+: Dschungel, Tanz und Daily ohne Terminstress',
    promise:
      'Legen Sie „GZSZ“, „Let’s Dance“ oder das Sommerhaus bereit und holen Sie die Woche an einem Abend nach.',
    steps: [
      {
        title: 'RTL+ Konto öffnen',
        text: 'Melden Sie sich im Programm an. Die meisten Titel setzen ein Abo voraus.',
      },
      {
        title: 'Folge oder Staffel wählen',
        text: 'Dailys erscheinen oft schon vor der Fernsehausstrahlung. Suchen Sie nach Datum oder Nummer.',
      },
      {
        title: 'Abarbeiten lassen',
        text: 'Starten Sie die Liste und schließen Sie das Fenster, sie läuft im Infobereich weiter.',
      },
    ],
    features: [
      {
        title: 'Dailys im Wochenpaket',
        text: 'Fünf Folgen „Gute Zeiten, schlechte Zeiten“ markieren Sie mit zwei Klicks.',
      },
      {
        title: 'Reality in langen Staffeln',
        text: 'Vom Bachelor bis zum Dschungelcamp behalten Sie jede Ausgabe samt der Stunde danach.',
      },
      {
        title: 'VOX, NITRO, ntv',
        text: 'Auch Sendungen der Schwestersender finden Sie, etwa „Kitchen Impossible“ oder „Die Höhle der Löwen“.',
      },
      { title: 'Klare Ordnung', text: 'Jede Reihe erhält einen Ordner, jede Folge Nummer und Sendetag.' },
      {
        title: 'Deutsche Untertitel',
        text: 'Viele Eigenproduktionen haben welche, und sie werden als Text gesichert.',
      },
      {
        title: 'Sprung zur Nummer',
        text: 'Eine Daily zählt tausende Folgen. Geben Sie die Nummer ein, statt lange zu blättern.',
      },
    ],
    questions: [
      {
        question: 'Sind Musik und Hörbücher von RTL+ dabei?',
        answer: 'Nein, Tidemark Video arbeitet mit den Videos des Dienstes.',
      },
      {
        question: 'Welche Grenzen setzt RTL+?',
        answer:
          'Die Bedingungen erlauben das Ansehen im Privaten. Was darüber hinausgeht, etwa das Weitergeben von Folgen, ist untersagt.',
      },
      {
        question: 'Kann ich Fußballspiele sichern?',
        answer:
          'Übertragungen gehören nicht dazu. Zusammenfassungen lassen sich auswählen, wenn Ihr Tarif sie auf Abruf zeigt.',
      },
      {
        question: 'Ist RTL+ in Ungarn dasselbe?',
        answer: 'Nein, das ist ein anderer Dienst mit eigenem Katalog und nicht Teil dieses Produkts.',
      },
      {
        question: 'Wie kaufe ich den RTL+-Downloader?',
        answer:
          'Probieren Sie ihn kostenlos aus und nehmen Sie dann einen Monat, ein Jahr oder die unbegrenzte Lizenz.',
      },
      {
        question: 'Genügt ein Tarif mit Werbung?',
        answer:
          'Er öffnet, was RTL+ darin vorsieht. Das Programm richtet sich nach dem Tarif, den Sie gebucht haben.',
      },
    ],
    meta_title: 'RTL+-Downloader: GZSZ und Shows nachholen',
    meta_description:
      'Dailys, Reality und Shows aus RTL+ privat am Computer nachholen, nach Folge und Sendetag geordnet. Für einen Monat, ein Jahr oder unbegrenzt.',
  },
  bbc_iplayer_downloader: {
    headline: 'BBC iPlayer: britisches Fernsehen im Original',
    promise:
      'Naturfilme, Krimis und „Doctor Who“ aus dem BBC iPlayer sehen Sie ohne Hast und mit englischen Untertiteln.',
    steps: [
      {
        title: 'iPlayer aufrufen',
        text: 'Melden Sie sich mit Ihrem BBC-Konto an. Voraussetzung ist eine gültige britische TV-Lizenz.',
      },
      {
        title: 'Programm finden',
        text: 'Gehen Sie über BBC One bis BBC Four oder über die Suche zur gewünschten Reihe.',
      },
      {
        title: 'Reihe sichern',
        text: 'Wählen Sie die Folgen aus und legen Sie fest, ob Sie Untertitel dazu möchten.',
      },
    ],
    features: [
      {
        title: 'Naturreihen mit Attenborough',
        text: 'Große Reihen wie „Planet Earth“ bleiben vollständig und in der richtigen Reihenfolge.',
      },
      {
        title: 'Ganze Boxsets',
        text: 'Manche Serien stehen mit allen Staffeln bereit. Sie wählen sie mit einem Haken aus.',
      },
      {
        title: 'Untertitel fast überall',
        text: 'Die BBC untertitelt nahezu ihr gesamtes Programm, ein Gewinn für alle, die Englisch lernen.',
      },
      { title: 'Eine Woche Seifenoper', text: 'Von „EastEnders“ sammeln Sie alle Folgen einer Woche.' },
      {
        title: 'Gebärden und Audiodeskription',
        text: 'Solche Fassungen stehen getrennt in der Liste, damit Sie die richtige erwischen.',
      },
      {
        title: 'Programme der Nationen',
        text: 'Sendungen von BBC Scotland, BBC ALBA und S4C finden Sie über den Kanal.',
      },
      {
        title: 'Gutenachtgeschichten',
        text: 'Fünf Minuten lange Folgen von CBeebies sammeln Sie in einem Ordner.',
      },
    ],
    questions: [
      {
        question: 'Kann ich den iPlayer außerhalb Großbritanniens nutzen?',
        answer: 'Der Dienst ist für das Vereinigte Königreich bestimmt. Wir ändern daran nichts.',
      },
      {
        question: 'Wie lange darf ich BBC-Sendungen behalten?',
        answer:
          'Die BBC nennt dafür eigene Fristen. Halten Sie diese ein und nutzen Sie die Dateien nur im eigenen Haushalt.',
      },
      {
        question: 'Was ist mit Radiosendungen?',
        answer: 'Radio läuft bei BBC Sounds und gehört nicht zu diesem Produkt.',
      },
      {
        question: 'Der iPlayer hat eigene Downloads. Wozu also dieses Produkt?',
        answer:
          'Die App der BBC behält Sendungen auf mobilen Geräten für begrenzte Zeit. Tidemark Video richtet sich an alle, die am Computer sehen und Spuren und Namen selbst bestimmen möchten.',
      },
    ],
    meta_title: 'BBC-iPlayer-Downloader: Serien im Original',
    meta_description:
      'Naturfilme, Krimis und Klassiker aus dem BBC iPlayer mit Untertiteln privat speichern. Für Inhaber einer TV-Lizenz, auf Windows und Mac.',
  },
  itvx_downloader: {
    headline: 'ITVX: von der Coronation Street bis zur Liebesinsel',
    promise: 'Die großen Publikumserfolge von ITV sehen Sie nach der Arbeit, ganz gleich, wann sie liefen.',
    steps: [
      { title: 'ITVX-Konto nutzen', text: 'Die Anmeldung ist kostenlos, Premium lässt sich zubuchen.' },
      { title: 'Reihe öffnen', text: 'Suchen Sie „Love Island“, „Emmerdale“ oder einen der ITV-Krimis.' },
      {
        title: 'Folgen einsammeln',
        text: 'Haken Sie die verpassten Tage an und lassen Sie das Programm den Rest tun.',
      },
    ],
    features: [
      {
        title: 'Tägliche Folgen in Staffellänge',
        text: '„Love Island“ läuft wochenlang fast jeden Abend. Das Datum im Namen bewahrt den Überblick.',
      },
      { title: 'Krimis mit Spielfilmlänge', text: '„Vera“ oder „Endeavour“ speichern Sie Fall für Fall.' },
      {
        title: 'Premium-Bestand',
        text: 'Mit Premium erscheinen auch ältere britische Serien in der Auswahl.',
      },
      {
        title: 'Englisch mit Untertiteln',
        text: 'Regionale Akzente werden mit eingeblendetem Text leichter verständlich.',
      },
      {
        title: 'Alte Lieblinge',
        text: 'Das Archiv reicht Jahrzehnte zurück. Suchen Sie nach Titel und Jahr.',
      },
      {
        title: 'Dramen an einem Abend',
        text: 'Neue Mehrteiler erscheinen oft vollständig. Nehmen Sie alle Teile zusammen.',
      },
      { title: 'Hinweis statt Lücke', text: 'Lässt sich eine Folge nicht sichern, vermerkt die Liste es.' },
    ],
    questions: [
      {
        question: 'Was unterscheidet frei und Premium?',
        answer:
          'Premium läuft ohne Werbung und umfasst mehr Serien. Das Programm richtet sich nach Ihrem Konto.',
      },
      {
        question: 'Darf ich Folgen von ITVX aufheben?',
        answer:
          'Das dürfen Sie nur zu privaten Zwecken und nur, solange die Nutzungsregeln von ITV sowie das Recht Ihres Landes nicht dagegensprechen.',
      },
      {
        question: 'Sehe ich ITVX auch in Deutschland?',
        answer: 'Der Dienst setzt den Aufenthalt im Vereinigten Königreich voraus.',
      },
      {
        question: 'Wie lange bleiben Folgen stehen?',
        answer:
          'Neue Folgen der Seifenopern bleiben etwa einen Monat, ganze Serien länger. Nennt ITVX einen letzten Tag, lässt sich die Warteschlange danach ordnen.',
      },
      { question: 'Werden Werbepausen mitgesichert?', answer: 'Nein, gesichert wird nur die Sendung.' },
      { question: 'Gehört STV dazu?', answer: 'Nein. Der STV Player in Schottland ist ein anderer Dienst.' },
      {
        question: 'Was ist mit Fußball bei ITV?',
        answer: 'Zusammenfassungen auf Abruf öffnen Sie wie andere Sendungen, laufende Spiele nicht.',
      },
    ],
    meta_title: 'ITVX-Downloader: britische Serien nachholen',
    meta_description:
      '„Love Island“, Krimis und tägliche Serien aus ITVX nach Sendetag geordnet privat speichern. Monats-, Jahres- oder unbegrenzte Lizenz.',
  },
  channel_4_downloader: {
    headline: 'Channel 4: Backzelt, Comedy und Walter Presents',
    promise:
      'Der britische Sender mit Eigensinn liefert Comedy und Dokumentationen, die Sie auf dem Computer in Ruhe genießen.',
    steps: [
      {
        title: 'Channel 4 öffnen',
        text: 'Das frühere All 4 heißt heute wie der Sender. Registrieren Sie sich dort kostenlos.',
      },
      {
        title: 'Serie aussuchen',
        text: 'Wählen Sie „Derry Girls“, „Gogglebox“ oder eine Reihe aus E4 und More4.',
      },
      {
        title: 'Staffel speichern',
        text: 'Britische Staffeln sind kurz. Sechs Folgen sind im Nu ausgewählt.',
      },
    ],
    features: [
      {
        title: 'Walter Presents',
        text: 'Europäische Serien mit englischen Untertiteln lassen sich nach Herkunftsland ordnen.',
      },
      {
        title: 'Backen im Herbst',
        text: 'Von „The Great British Bake Off“ behalten Sie Ausgabe für Ausgabe bis zum Finale.',
      },
      {
        title: 'Streitbare Dokumentationen',
        text: 'Reportagen speichern Sie mit Titel und Jahr, damit Sie sie wiederfinden.',
      },
      {
        title: 'Comedyklassiker',
        text: 'Reihen wie „Peep Show“ oder „The IT Crowd“ speichern Sie vollständig.',
      },
      { title: 'Film4 auf Zeit', text: 'Spielfilme bleiben nur kurz. Die Liste sagt Ihnen, wie lange.' },
      { title: 'Ein Muster für alle Namen', text: 'Sie legen es einmal fest, und es gilt für jede Serie.' },
    ],
    questions: [
      {
        question: 'Ist All 4 dasselbe?',
        answer: 'Ja, All 4 war der alte Name. Der Dienst heißt nun schlicht Channel 4.',
      },
      {
        question: 'Gibt es eine rechtliche Grenze bei kostenlosen Sendungen?',
        answer:
          'Ja. Auch hier gilt das Urheberrecht, und ohne Zustimmung des Senders bleibt nur, was das Gesetz für Privatleute vorsieht.',
      },
      {
        question: 'Kann ich nur den englischen Text mitnehmen?',
        answer: 'Untertitel lassen sich als eigene Datei neben dem Video speichern.',
      },
      {
        question: 'Kostet Channel 4 etwas?',
        answer: 'Der Dienst ist mit Werbung kostenlos. Channel 4+ lässt den größten Teil davon weg.',
      },
      {
        question: 'Brauche ich eine britische TV-Lizenz?',
        answer:
          'Nach den heutigen Regeln nicht für die Mediathek von Channel 4 allein. Für Livefernsehen und den iPlayer der BBC brauchen Sie eine.',
      },
      {
        question: 'Läuft Channel 4 auch im Urlaub?',
        answer:
          'Gedacht ist der Dienst für das Vereinigte Königreich. Sichern Sie Ihre Sendungen vor der Abreise.',
      },
    ],
    meta_title: 'Channel-4-Downloader: Comedy und Dokus sichern',
    meta_description:
      '„Derry Girls“, Bake Off und Walter Presents aus Channel 4 privat auf dem Computer ansehen, Untertitel inbegriffen. Zuerst kostenlos testen.',
  },
  raiplay_downloader: {
    headline: 'RaiPlay: Montalbano, Sanremo und das Archiv der Rai',
    promise:
      'Italienische Serien und Shows der Rai holen Sie sich nach Hause, auch wenn der Sommer am Meer vorbei ist.',
    steps: [
      {
        title: 'Bei RaiPlay registrieren',
        text: 'Das Konto ist kostenlos. Melden Sie sich im Programm damit an.',
      },
      {
        title: 'Sendung heraussuchen',
        text: 'Stöbern Sie bei Rai 1 bis Rai 3, bei den Filmen oder in den Teche der Rai.',
      },
      {
        title: 'Italienisch speichern',
        text: 'Wählen Sie Ton und Untertitel und starten Sie mit einem Klick.',
      },
    ],
    features: [
      {
        title: 'Krimis aus Sizilien und Umbrien',
        text: '„Il commissario Montalbano“ und „Don Matteo“ sichern Sie Fall für Fall.',
      },
      {
        title: 'Sanremo zum Wiederhören',
        text: 'Lange Festivalabende lassen sich nach Abend ordnen, sobald sie auf Abruf stehen.',
      },
      {
        title: 'Tägliche Serie aus Neapel',
        text: '„Un posto al sole“ sammeln Sie wochenweise, die Nummer der Folge steht im Namen.',
      },
      {
        title: 'Schätze aus dem Archiv',
        text: 'Alte Revuen und Fernsehspiele behalten ihr Sendejahr im Ordnernamen.',
      },
      {
        title: 'Suche über alle Sender',
        text: 'Von Rai 1 bis Rai Storia durchsuchen Sie die ganze Gruppe auf einmal.',
      },
      {
        title: 'Filme mit Ablaufdatum',
        text: 'Das italienische Kino bei RaiPlay wechselt wöchentlich, und jeder Titel nennt seinen letzten Tag.',
      },
    ],
    questions: [
      {
        question: 'Ist RaiPlay außerhalb Italiens nutzbar?',
        answer: 'Nur zum Teil. Filme, Sport und manche Serien sind auf Italien beschränkt.',
      },
      {
        question: 'Gehören Rai-Sendungen der Allgemeinheit?',
        answer:
          'Nein, trotz Gebührenfinanzierung. Eine Aufbewahrung ist nur privat und nur nach Maßgabe der Rai und des Gesetzes zulässig.',
      },
      {
        question: 'Gibt es deutsche Untertitel?',
        answer: 'Nein, meist nur italienische für Hörgeschädigte. Beim Lernen sind sie eine gute Hilfe.',
      },
      {
        question: 'Werden Livekanäle und Sport aufgezeichnet?',
        answer:
          'Nein. Vieles steht nach der Sendung auf Abruf. Spiele fehlen dort oft, weil die Rechte mit dem Abpfiff enden.',
      },
      {
        question: 'Was ist mit den Radiosendungen der Rai?',
        answer: 'Sie laufen bei RaiPlay Sound, einem eigenen Dienst, und gehören nicht dazu.',
      },
    ],
    meta_title: 'RaiPlay-Downloader: italienische Serien sichern',
    meta_description:
      '„Montalbano“, Sanremo und Archivschätze der Rai im Original privat auf dem Computer speichern. Lizenz ab einem Monat, Testversion vorab.',
  },
  mediaset_infinity_downloader: {
    headline: 'Mediaset Infinity: italienische Shows nachgeholt',
    promise:
      'Die Abende von Canale 5, Italia 1 und Rete 4 liegen bei Ihnen bereit, sobald die Arbeit getan ist.',
    steps: [
      {
        title: 'Infinity öffnen',
        text: 'Melden Sie sich kostenlos an oder nutzen Sie das bezahlte Zusatzpaket.',
      },
      {
        title: 'Sender auswählen',
        text: 'Wählen Sie den Sender und dann die Sendung, die Sie verpasst haben.',
      },
      { title: 'Ausgaben markieren', text: 'Nehmen Sie eine Ausgabe, eine Woche oder die ganze Staffel.' },
    ],
    features: [
      {
        title: 'Nachmittag mit „Uomini e donne“',
        text: 'Tägliche Ausgaben erhalten das Sendedatum, so finden Sie die richtige sofort.',
      },
      {
        title: 'Große Samstagsshows',
        text: '„Amici“ und „C’è posta per te“ dauern bis nach Mitternacht. Schauen Sie sie am Sonntag zu Ende.',
      },
      {
        title: 'Türkische Serien auf Italienisch',
        text: 'Die beliebten Liebesserien laufen in kurzen Folgen, die das Programm in die richtige Reihenfolge bringt.',
      },
      {
        title: 'Reality im Blick',
        text: 'Von „Grande Fratello“ speichern Sie die Abendshows, soweit sie abrufbar bleiben.',
      },
      {
        title: 'Folgen ohne Ausschnitte',
        text: 'Ein Filter zeigt nur vollständige Folgen, und tausende kurze Clips verschwinden aus dem Blick.',
      },
      {
        title: 'Zwei Sprachen bei Infinity+',
        text: 'Filme aus dem bezahlten Teil gibt es, wo vorhanden, auch mit Originalton.',
      },
    ],
    questions: [
      {
        question: 'Ist Infinity+ nötig?',
        answer: 'Für Shows meist nicht. Filme und manche Serien gehören zum bezahlten Teil.',
      },
      {
        question: 'Was darf mit gespeicherten Shows geschehen?',
        answer:
          'Sie dürfen sie selbst ansehen, wenn Mediaset dies nicht ausschließt. Schnipsel in soziale Netze zu stellen, ist nicht erlaubt.',
      },
      {
        question: 'Kann ich mitten in einer Show anhalten?',
        answer:
          'Ja, die Übertragung lässt sich anhalten, und beim Abspielen merkt sich Ihr Videoplayer die Stelle.',
      },
      {
        question: 'Erhalte ich für einen Abend in mehreren Teilen eine Datei?',
        answer:
          'Auf Wunsch ja. Die Teile stehen in ihrer Reihenfolge und lassen sich zu einer MP4 verbinden.',
      },
      {
        question: 'Kann ich Spiele der Champions League sichern?',
        answer:
          'Sichern lässt sich nur, was für Ihr Konto auf Abruf erscheint. Laufende Spiele gehören nicht dazu.',
      },
    ],
    meta_title: 'Mediaset-Infinity-Downloader für Shows und Serien',
    meta_description:
      '„Amici“, tägliche Talks und türkische Serien aus Mediaset Infinity für sich selbst sichern und am Sonntag sehen. Für Windows und Mac.',
  },
  movistar_plus_downloader: {
    headline: 'Movistar Plus+: spanische Serien in Ihrem Tempo',
    promise:
      'Eigenproduktionen und Sportabende aus Madrid sehen Sie ohne festen Sendeplatz und ohne Verbindung.',
    steps: [
      {
        title: 'Mit Movistar anmelden',
        text: 'Der Zugang steht auch ohne Telefonvertrag offen. Geben Sie Ihre Daten im eingebauten Browser ein.',
      },
      {
        title: 'Originale entdecken',
        text: 'Öffnen Sie eine Serie wie „Antidisturbios“ oder „La peste“ und wählen Sie die Folgen.',
      },
      {
        title: 'Übernehmen und ansehen',
        text: 'Sobald ein Haken erscheint, öffnen Sie die Folge direkt aus der Liste.',
      },
    ],
    features: [
      {
        title: 'Kurze, dichte Staffeln',
        text: 'Spanische Eigenproduktionen haben oft sechs bis acht Folgen. Eine Staffel ist an einem Abend heruntergeladen.',
      },
      {
        title: 'Fußball im Rückblick',
        text: 'Sendungen wie „El Día Después“ lassen sich vormerken, wenn sie im Archiv stehen.',
      },
      {
        title: 'Spanisch lernen',
        text: 'Untertitel in der Originalsprache erscheinen als Text, den Sie beim Anhalten nachlesen.',
      },
      { title: 'Kino aus Spanien', text: 'Filme heimischer Regisseure ordnen Sie nach Jahr und Namen.' },
      {
        title: 'Die vergangenen sieben Tage',
        text: 'Die Programmübersicht reicht eine Woche zurück. Sammeln Sie am Sonntag die Spätsendungen.',
      },
      {
        title: 'Zwei Tonfassungen',
        text: 'Filme und fremdsprachige Serien laufen meist auf Spanisch und im Original. Behalten Sie beide.',
      },
      {
        title: 'Radsport, Golf, Dokumentationen',
        text: 'Auch weniger gesehene Sportarten haben ihre Wiederholungen.',
      },
    ],
    questions: [
      {
        question: 'Ist Movistar auch in Lateinamerika gemeint?',
        answer: 'Nein, diese Seite handelt vom spanischen Dienst Movistar Plus+.',
      },
      {
        question: 'Deckt mein Vertrag das Speichern?',
        answer:
          'Lesen Sie dort nach, was zum Ansehen ohne Verbindung steht. Nur das dürfen Sie nutzen, und nur in Ihrem Haushalt.',
      },
      {
        question: 'Lassen sich Ligaspiele behalten?',
        answer: 'Sportrechte schließen das meist aus. Wir versprechen es deshalb nicht.',
      },
      {
        question: 'Welchen Tarif brauche ich?',
        answer:
          'Sie brauchen einen, der den Titel im Browser abspielt. Kino- und Fußballpakete bringen weitere Titel, und das Programm zeigt, welche Sie haben.',
      },
      {
        question: 'Zählt das Programm als zusätzliches Gerät?',
        answer: 'Movistar begrenzt die gleichzeitige Nutzung. Das Programm zählt dabei wie ein Browser.',
      },
    ],
    meta_title: 'Movistar-Plus+-Downloader: Serien aus Spanien',
    meta_description:
      'Spanische Eigenproduktionen und Filme aus Movistar Plus+ mit Originaluntertiteln privat am Computer sehen. Kostenlos ausprobieren.',
  },
  rakuten_tv_downloader: {
    headline: 'Rakuten TV: gekaufte und freie Filme beisammen',
    promise:
      'Ob Leihfilm, Kauf oder Gratiskanal: Was Ihr Konto bei Rakuten TV abspielt, ordnen Sie auf Ihrem Computer.',
    steps: [
      {
        title: 'Meine Bibliothek öffnen',
        text: 'Dort stehen Käufe und laufende Leihen. Gratisfilme finden Sie im Menü daneben.',
      },
      {
        title: 'Film und Fassung wählen',
        text: 'Entscheiden Sie zwischen deutscher Fassung und Original mit Untertiteln.',
      },
      {
        title: 'Ablage festlegen',
        text: 'Wählen Sie den Ordner für Filme, und die Datei landet mit Titel und Jahr darin.',
      },
    ],
    features: [
      {
        title: 'Käufe an einem Platz',
        text: 'Ihre Filmsammlung bekommt eine Ordnung, die nicht von der App am Fernseher abhängt.',
      },
      {
        title: 'Gratisfilme mit Werbung',
        text: 'Auch die freie Auswahl lässt sich durchsuchen, sofern Ihr Land sie anbietet.',
      },
      {
        title: 'Europäisch aufgestellt',
        text: 'Rakuten TV kommt aus Barcelona und ist in vielen Ländern Europas vertreten.',
      },
      {
        title: 'Mehrsprachige Fassungen',
        text: 'Für zweisprachige Haushalte nehmen Sie zwei Tonspuren in eine MKV-Datei.',
      },
      {
        title: 'Eigene Dokumentationen',
        text: 'Porträts aus dem Fußball und andere Produktionen von Rakuten sind vielerorts kostenlos.',
      },
      {
        title: 'Rest der Leihfrist',
        text: 'Bei einer Leihe sehen Sie, wie viele Stunden bleiben. Käufe haben keine Frist.',
      },
    ],
    questions: [
      {
        question: 'Verlängert das Programm meine Leihfrist?',
        answer:
          'Nein. Eine Leihe endet zu dem Zeitpunkt, den Rakuten TV nennt, und dann auch Ihr Recht zum Ansehen.',
      },
      {
        question: 'Darf ich gekaufte Filme beliebig kopieren?',
        answer:
          'Der Kauf gibt ein persönliches Nutzungsrecht. Kopien sind nur in dem Umfang gestattet, den Kaufbedingungen und Gesetz nennen.',
      },
      {
        question: 'Sind die Livekanäle enthalten?',
        answer: 'Nein, enthalten sind nur Filme und Folgen, die Sie einzeln aufrufen.',
      },
      {
        question: 'Erhalte ich die Fassung in UHD?',
        answer:
          'Nur wenn Sie sie bezahlt haben und Ihr Computer sie abspielt. HD und UHD sind bei Rakuten TV getrennte Angebote.',
      },
      {
        question: 'Deckt die Lizenz auch Rakuten Viki ab?',
        answer: 'Nein, Viki ist ein anderer Dienst und hat bei uns eine eigene Seite.',
      },
    ],
    meta_title: 'Rakuten-TV-Downloader für Kauf- und Leihfilme',
    meta_description:
      'Filme aus Ihrer Bibliothek bei Rakuten TV mit deutscher oder originaler Tonspur privat ordnen und speichern. Für Windows und Mac, mit Testversion.',
  },
  skyshowtime_downloader: {
    headline: 'SkyShowtime: Serien aus zwei Studiowelten',
    promise:
      'Titel von Universal, Paramount und Sky kommen bei SkyShowtime zusammen, und auf Ihrem Computer bleiben sie geordnet.',
    steps: [
      {
        title: 'Land prüfen',
        text: 'SkyShowtime gibt es unter anderem in Nordeuropa, auf der Iberischen Halbinsel und in Mittel- und Osteuropa.',
      },
      {
        title: 'Nach Marke auswählen',
        text: 'Stöbern Sie unter Showtime, Sky oder Nickelodeon und öffnen Sie die Serie.',
      },
      { title: 'Geordnet sichern', text: 'Die Folgen kommen nach Staffel in den Ordner, den Sie vorgeben.' },
    ],
    features: [
      {
        title: 'Serien wie „Yellowjackets“',
        text: 'Dunkle Geschichten über mehrere Staffeln bleiben in ihrer Reihenfolge.',
      },
      {
        title: 'Kinofilme zweier Häuser',
        text: 'Trickfilme und Actionreihen speichern Sie getrennt nach Studio.',
      },
      {
        title: 'Viele Landessprachen',
        text: 'Untertitel gibt es von Schwedisch bis Ungarisch, und Sie wählen sie einzeln aus.',
      },
      { title: 'Vorrat für das Wochenendhaus', text: 'Sammeln Sie in der Stadt, schauen Sie auf dem Land.' },
      {
        title: 'Werbetarif oder Standard',
        text: 'Das Programm sieht, was Ihr Tarif am Computer abspielt, und nicht mehr.',
      },
    ],
    questions: [
      {
        question: 'Warum gibt es SkyShowtime nicht in Deutschland?',
        answer: 'Hier laufen die Titel bei anderen Diensten, etwa bei Paramount+ und Sky.',
      },
      {
        question: 'Ist ein Vorrat an Folgen zulässig?',
        answer:
          'Er darf nur enthalten, was Ihr Abo einschließt und was Sie laut Bedingungen ohne Verbindung sehen dürfen.',
      },
      {
        question: 'Was ist eine gute Ergänzung?',
        answer:
          'Für Serien aus dem Haus Paramount gibt es den Paramount+-Downloader, für mehrere Dienste das Video-Komplettpaket.',
      },
      {
        question: 'Warum steht hier kein Preis?',
        answer:
          'Neue Lizenzen für dieses Produkt werden derzeit nicht verkauft. Für mehrere Dienste zugleich eignet sich das Video-Komplettpaket.',
      },
      {
        question: 'Was wird aus einer Lizenz, die ich schon habe?',
        answer:
          'Sie bleibt zu den Bedingungen des Kaufs in Ihrem Konto. Funktioniert etwas nicht, schreiben Sie dem Support.',
      },
      {
        question: 'Womit sollte ich als Inhaber beginnen?',
        answer:
          'Installieren Sie die neueste Version und sichern Sie eine kurze Folge. Öffnet sich die Anmeldung nicht, hilft auch eine lange Warteschlange nicht.',
      },
    ],
    meta_title: 'SkyShowtime-Downloader: was er kann',
    meta_description:
      'Serien und Filme von Universal, Paramount und Sky aus SkyShowtime privat ordnen, mit Untertiteln in vielen Landessprachen.',
  },
  now_tv_downloader: {
    headline: 'NOW: Sky-Serien ohne Schüssel auf dem Dach',
    promise:
      'In Großbritannien und Irland öffnet NOW die Serien und Filme von Sky, und Sie sehen sie, wann es Ihnen passt.',
    steps: [
      {
        title: 'Mitgliedschaft wählen',
        text: 'NOW trennt Unterhaltung, Kino und Sport. Melden Sie sich mit dem Paket an, das Sie gebucht haben.',
      },
      {
        title: 'Titel im Paket suchen',
        text: 'Unterhaltung bringt Serien, Kino bringt Spielfilme. Öffnen Sie, was Sie sehen wollen.',
      },
      {
        title: 'Aufheben bis zum Abend',
        text: 'Die Liste arbeitet tagsüber ab, was Sie am Morgen ausgewählt haben.',
      },
    ],
    features: [
      { title: 'Sky Originals', text: 'Eigene Serien von Sky speichern Sie mit Staffel und Folge im Namen.' },
      {
        title: 'Kinopaket gezielt nutzen',
        text: 'Buchen Sie Kino für einen Monat und arbeiten Sie Ihre Merkliste planvoll ab.',
      },
      {
        title: 'Ohne langen Vertrag',
        text: 'Die Mitgliedschaften laufen monatlich und lassen sich nach Bedarf wechseln.',
      },
      {
        title: 'Englische Untertitel',
        text: 'Sie lassen sich ein- und ausschalten oder als Text daneben speichern.',
      },
      { title: 'Boost zählt mit', text: 'Bild und Ton folgen Ihrer Mitgliedschaft, mit oder ohne Boost.' },
    ],
    questions: [
      {
        question: 'Ist das deutsche WOW derselbe Dienst?',
        answer: 'Nein. WOW ist das Gegenstück von Sky in Deutschland mit eigenem Konto.',
      },
      {
        question: 'Was geschieht nach dem Ende meiner Mitgliedschaft?',
        answer:
          'Dann endet Ihr Recht an den Titeln. Entfernen Sie die Dateien, sofern Ihnen kein anderes Recht zusteht.',
      },
      {
        question: 'Welches Produkt kommt stattdessen infrage?',
        answer: 'Wer mehrere Dienste nutzt, findet im Video-Komplettpaket alle Videoprodukte gemeinsam.',
      },
      {
        question: 'Kann ich dieses Produkt noch kaufen?',
        answer:
          'Nein, es ist nicht mehr im Verkauf. Was verfügbar ist, zeigen die Seiten anderer Dienste und der Komplettpakete.',
      },
      {
        question: 'Ist meine unbegrenzte Lizenz verloren?',
        answer:
          'Nein. Sie steht weiter in Ihrem Konto und zählt auf ihrem System für das Video-Komplettpaket. Den heutigen Stand nennt Ihnen der Support.',
      },
      {
        question: 'Werden Übertragungen von Sky Sports aufgezeichnet?',
        answer: 'Nein. Mitgliedschaften für Sport bestehen vor allem aus Liveereignissen.',
      },
    ],
    meta_title: 'NOW-Downloader: Sky-Serien in Großbritannien',
    meta_description:
      'Serien und Filme von Sky aus NOW für private Abende ordnen, nach Mitgliedschaft getrennt und mit englischen Untertiteln.',
  },
  videoland_downloader: {
    headline: 'Videoland: niederländische Serien unter Windows',
    promise:
      '„Mocro Maffia“, Reality und die tägliche Soap aus Videoland sehen Sie im niederländischen Original.',
    steps: [
      { title: 'Videoland-Abo nutzen', text: 'Melden Sie sich mit Ihrem Konto aus den Niederlanden an.' },
      {
        title: 'Eigenes oder RTL',
        text: 'Wählen Sie zwischen Videoland-Originalen und Sendungen der RTL-Familie.',
      },
      {
        title: 'Folgen herunterladen',
        text: 'Markieren Sie, was Sie nachholen möchten, und starten Sie unter Windows den Download.',
      },
    ],
    features: [
      {
        title: 'Harte Serien aus Amsterdam',
        text: '„Mocro Maffia“ speichern Sie Staffel für Staffel und sehen es ohne Pausen.',
      },
      {
        title: 'Soap mit Tradition',
        text: '„Goede tijden, slechte tijden“ kommt mit Folgennummer in den Ordner der Woche.',
      },
      { title: 'Reality und Liebesinseln', text: 'Tägliche Ausgaben sortiert das Programm nach Sendetag.' },
      {
        title: 'Niederländisch im Ohr',
        text: 'Originalton und Untertitel helfen allen, die die Sprache der Nachbarn lernen.',
      },
      {
        title: 'Vorab gezeigt',
        text: 'Gibt es eine Folge mit Ihrem Tarif schon vor der Ausstrahlung, können Sie sie auch schon speichern.',
      },
      {
        title: 'Untertitel für zwei Leser',
        text: 'Niederländische Untertitel für die Familie, keine für Sie: Sie lassen sich jederzeit ausschalten.',
      },
      { title: 'RTL 4, 5, 7 und 8', text: 'Was im Fernsehen lief, steht in der Liste neben den Originalen.' },
    ],
    questions: [
      {
        question: 'Gibt es eine Fassung für den Mac?',
        answer: 'Zurzeit nicht. Angeboten wird das Produkt für Windows.',
      },
      {
        question: 'Gilt niederländisches Recht für meine Kopien?',
        answer:
          'Es gilt das Recht an Ihrem Aufenthaltsort und dazu der Vertrag mit Videoland. Beide müssen die private Kopie erlauben.',
      },
      {
        question: 'Spielt es eine Rolle, welchen Tarif ich habe?',
        answer: 'Ja, denn Werbung, Auswahl und Wiedergabe hängen davon ab.',
      },
      {
        question: 'Kann ich Videoland im Urlaub nutzen?',
        answer:
          'Ein niederländisches Abo gilt auf Reisen in der EU für begrenzte Zeit. Das Programm folgt dem, was Videoland Ihnen dort abspielt.',
      },
      {
        question: 'Wird Livefußball gesichert?',
        answer:
          'Nein, laufende Ereignisse gehören nicht dazu. Zusammenfassungen auf Abruf können Sie auswählen.',
      },
    ],
    meta_title: 'Videoland-Downloader: Serien aus den Niederlanden',
    meta_description:
      '„Mocro Maffia“, GTST und Reality aus Videoland im Original unter Windows privat speichern. Erst testen, dann die passende Lizenz wählen.',
  },
}
