import type { PageTexts } from '../text'

export const genericSites: PageTexts = {
  youtube_downloader: {
    headline: 'YouTube-Videos geordnet auf dem Computer',
    promise: 'Vorlesungen, Anleitungen und Kanäle aus YouTube sehen Sie ohne Ablenkung und ohne Verbindung.',
    steps: [
      {
        title: 'Adresse einfügen',
        text: 'Kopieren Sie die Adresse eines Videos, einer Playlist oder eines Kanals.',
      },
      {
        title: 'Fassung bestimmen',
        text: 'Wählen Sie Auflösung, Tonspur und Untertitel aus, die YouTube anbietet.',
      },
      {
        title: 'In die Liste aufnehmen',
        text: 'Starten Sie gleich oder lassen Sie lange Playlists über Nacht laufen.',
      },
    ],
    features: [
      {
        title: 'Playlists mit Nummer',
        text: 'Kurse und Reihen behalten ihre Reihenfolge, weil jede Datei nummeriert ist.',
      },
      {
        title: 'Untertitel als Text',
        text: 'Vom Urheber eingestellte und automatische Untertitel speichern Sie als Textdatei.',
      },
      {
        title: 'Kapitel bleiben',
        text: 'Kapitelmarken helfen, die richtige Stelle einer Anleitung zu finden.',
      },
      { title: 'Kanal im Blick', text: 'Beim nächsten Mal nimmt das Programm nur auf, was neu ist.' },
      {
        title: 'Nur freie Lizenzen',
        text: 'Ein Filter zeigt in einer Liste allein die Videos unter Creative Commons.',
      },
      {
        title: 'Der eigene Kanal',
        text: 'Sind Ihre Originale verloren, holen Sie den Kanal mit Titeln und Beschreibungen zurück.',
      },
    ],
    questions: [
      {
        question: 'Welches Produkt ist das genau?',
        answer:
          'Für YouTube arbeitet unser Video-Downloader. Mit derselben Lizenz nutzen Sie auch die übrigen Videoportale.',
      },
      {
        question: 'Was erlaubt YouTube?',
        answer:
          'YouTube schränkt das Herunterladen ein. Sichern Sie eigene Videos, frei lizenzierte oder solche, für die Sie eine Erlaubnis oder gesetzliche Grundlage haben.',
      },
      {
        question: 'Kann ich auch nur den Ton behalten?',
        answer: 'Ja, etwa bei Vorträgen. Für Musik eignet sich der YouTube-Music-Konverter besser.',
      },
      {
        question: 'Warum haben große Fassungen anderswo keinen Ton?',
        answer:
          'YouTube legt großes Bild und Ton getrennt ab. Das Programm holt beides und verbindet es, ohne neu zu kodieren.',
      },
      {
        question: 'Kann ich einen laufenden Livestream sichern?',
        answer: 'Nein. Warten Sie, bis YouTube die Aufzeichnung veröffentlicht hat.',
      },
      {
        question: 'Brauche ich ein Konto bei YouTube?',
        answer:
          'Sie brauchen es nur für Ihre privaten und nicht gelisteten Videos. Filme, die Sie dort geliehen haben, gehören nicht zum Umfang.',
      },
    ],
    meta_title: 'YouTube-Downloader für Playlists und Anleitungen',
    meta_description:
      'Eigene, freie und erlaubte YouTube-Videos mit Kapiteln und Untertiteln auf dem Computer ordnen. Kostenlos testen, dann Lizenz wählen.',
  },
  vimeo_downloader: {
    headline: 'Vimeo: Filme und Freigaben für die Arbeit',
    promise:
      'Kurzfilme, Showreels und Kundenfreigaben aus Vimeo liegen bereit, wenn der Besprechungsraum kein Netz hat.',
    steps: [
      {
        title: 'Seite oder Freigabe öffnen',
        text: 'Rufen Sie ein Video auf oder geben Sie das Passwort ein, das Sie erhalten haben.',
      },
      {
        title: 'Größe festlegen',
        text: 'Nehmen Sie die große Fassung für die Leinwand oder eine kleine zur Ansicht.',
      },
      { title: 'Im Projekt speichern', text: 'Wählen Sie den Ordner Ihres Projekts als Ziel.' },
    ],
    features: [
      {
        title: 'Staff Picks sammeln',
        text: 'Kurzfilme aus der Auswahl der Redaktion ordnen Sie nach Regie und Jahr.',
      },
      {
        title: 'Freigaben von Kunden',
        text: 'Geschützte Seiten öffnen Sie mit dem Zugang, den man Ihnen gegeben hat.',
      },
      {
        title: 'Angaben zu Mitwirkenden',
        text: 'Titel und Urheber stehen im Dateinamen, damit niemand vergessen wird.',
      },
      {
        title: 'Showreels vergleichen',
        text: 'Speichern Sie mehrere Fassungen und achten Sie auf das Datum.',
      },
      {
        title: 'Filme auf fremden Seiten',
        text: 'Steckt ein Film in einem Portfolio im Netz, finden Sie ihn über die Adresse dieser Seite.',
      },
      {
        title: 'Showcases in ihrer Folge',
        text: 'Eine Zusammenstellung bleibt so geordnet, wie sie kuratiert wurde.',
      },
      {
        title: 'Namen nach Projekt',
        text: 'Kunde, Titel und Version stehen im Dateinamen, ein Vorteil bei fünf Schnittfassungen.',
      },
    ],
    questions: [
      {
        question: 'Hat Vimeo nicht eine eigene Schaltfläche dafür?',
        answer: 'Wenn der Urheber sie einschaltet, ja. Dann ist sie der einfachste Weg.',
      },
      {
        question: 'Darf ich Videos aus Vimeo vorführen?',
        answer: 'Nur mit Zustimmung der Urheber. Fragen Sie nach, denn viele freuen sich über Interesse.',
      },
      {
        question: 'Funktionieren gemietete Filme?',
        answer: 'Für gemietete Filme gelten bei Vimeo eigene Bedingungen. Halten Sie sich an deren Fristen.',
      },
      {
        question: 'Bekomme ich meine hochgeladene Originaldatei zurück?',
        answer:
          'Wenn Vimeo sie dem Inhaber anbietet, steht sie bei den Größen. Sonst erhalten Sie die größte Fassung, die läuft.',
      },
      {
        question: 'Ein Film läuft nur auf einer bestimmten Website. Geht das?',
        answer: 'Ja, wenn Sie ihn dort sehen können. Geben Sie deren Adresse ein, nicht die von Vimeo.',
      },
    ],
    meta_title: 'Vimeo-Downloader: Kurzfilme und Freigaben',
    meta_description:
      'Freigegebene Vimeo-Filme nach Regie und Jahr ordnen und ohne Netz ansehen, sofern die Urheber zustimmen. Windows und Mac.',
  },
  dailymotion_downloader: {
    headline: 'Dailymotion: Nachrichten und Clips zum Nachsehen',
    promise:
      'Beiträge von Verlagen und Sendern auf Dailymotion sehen Sie gesammelt, ohne Seite für Seite zu öffnen.',
    steps: [
      {
        title: 'Beitrag aufrufen',
        text: 'Suchen Sie auf Dailymotion oder fügen Sie die Adresse aus einem Artikel ein.',
      },
      {
        title: 'Eingebettetes erkennen',
        text: 'Steckt ein Video in einer Nachrichtenseite, nennt das Programm seinen Titel.',
      },
      {
        title: 'Zusammenstellung starten',
        text: 'Stellen Sie mehrere Beiträge in die Warteschlange und laden Sie sie gemeinsam.',
      },
    ],
    features: [
      { title: 'Presseschau am Morgen', text: 'Aus zehn kurzen Beiträgen wird ein Ordner für die Fahrt.' },
      {
        title: 'Französische Herkunft',
        text: 'Viele Verlage aus Frankreich veröffentlichen dort. Sprache und Quelle stehen im Namen.',
      },
      { title: 'Kanäle nach Thema', text: 'Sport, Politik oder Musik trennen Sie in eigene Ordner.' },
      {
        title: 'Kleine Dateien',
        text: 'Für Wortbeiträge genügt eine niedrige Auflösung, die schnell kopiert ist.',
      },
      { title: 'Quelle zum Zitieren', text: 'Kanal, Datum und Adresse werden mit der Datei gesichert.' },
      {
        title: 'Tempo begrenzen',
        text: 'Setzen Sie eine Obergrenze, damit andere im Haushalt weiterarbeiten können.',
      },
      {
        title: 'Untertitel des Kanals',
        text: 'Nachrichtenkanäle fügen oft welche hinzu. Sie liegen als SRT neben dem Clip.',
      },
    ],
    questions: [
      {
        question: 'Warum fehlt bei manchen Beiträgen die große Fassung?',
        answer: 'Das Programm bietet nur an, was Dailymotion für den Beitrag bereithält.',
      },
      {
        question: 'Kann ich Nachrichten weiterverwenden?',
        answer:
          'Zum eigenen Ansehen dürfen Sie das, wenn es die Bedingungen zulassen. Für Veröffentlichungen brauchen Sie die Zusage des Verlags.',
      },
      {
        question: 'Welche Lizenz brauche ich?',
        answer:
          'Dailymotion gehört zum Video-Downloader, den es für einen Monat, ein Jahr oder unbegrenzt gibt.',
      },
      { question: 'Enthält die Datei die Werbung vor dem Clip?', answer: 'Nein, sie enthält nur den Clip.' },
      {
        question: 'Lassen sich Livestreams sichern?',
        answer: 'Nein, sichern lassen sich nur abgeschlossene Videos.',
      },
      {
        question: 'Kann ich es an meinem Clip ausprobieren?',
        answer:
          'Ja. Testen Sie kostenlos mit dem Video, um das es Ihnen geht, und entscheiden Sie erst danach über den Kauf.',
      },
    ],
    meta_title: 'Dailymotion-Downloader für Beiträge und Kanäle',
    meta_description:
      'Nachrichten und Clips aus Dailymotion zum eigenen Nachsehen sammeln, nach Quelle und Thema geordnet. Testversion für Windows und Mac.',
  },
  facebook_downloader: {
    headline: 'Facebook-Videos: Familie, Verein, Erinnerungen',
    promise:
      'Bewahren Sie eigene Aufnahmen und freigegebene Videos aus Facebook auf, bevor sie im Verlauf untergehen.',
    steps: [
      {
        title: 'Bei Facebook anmelden',
        text: 'Öffnen Sie Facebook im Programm, denn viele Beiträge sehen nur Freunde oder Gruppen.',
      },
      {
        title: 'Beitrag öffnen',
        text: 'Rufen Sie das Video, das Reel oder die beendete Übertragung auf.',
      },
      {
        title: 'Mit Datum speichern',
        text: 'Das Programm schreibt Datum und Verfasser in den Namen der Datei.',
      },
    ],
    features: [
      {
        title: 'Alte Aufnahmen retten',
        text: 'Videos, deren Original verloren ist, holen Sie von Ihrem eigenen Profil zurück.',
      },
      { title: 'Vereinsleben festhalten', text: 'Übertragungen aus Ihrer Gruppe ordnen Sie nach Anlass.' },
      {
        title: 'Beendete Liveübertragungen',
        text: 'Ist eine Übertragung vorbei und noch abrufbar, lässt sie sich wählen.',
      },
      { title: 'Öffentlich oder privat', text: 'Sie sehen immer nur, was Ihr Konto sehen darf.' },
      {
        title: 'Reels, Beiträge, Aufzeichnungen',
        text: 'Alle drei haben verschiedene Adressen, und das Programm versteht jede davon.',
      },
      {
        title: 'Datum der Datei',
        text: 'Der Tag des Beitrags wird zum Datum der Datei, sodass Fotoprogramme richtig sortieren.',
      },
      {
        title: 'Mehrere Clips in einem Beitrag',
        text: 'Ein Album öffnet sich als Liste, und das verwackelte Video lassen Sie weg.',
      },
    ],
    questions: [
      {
        question: 'Wie sichere ich alle eigenen Inhalte?',
        answer:
          'Facebook bietet dafür auch eine Kopie Ihrer Daten an. Für einzelne Videos ist das Programm bequemer.',
      },
      {
        question: 'Darf ich Videos meiner Freunde behalten?',
        answer: 'Fragen Sie sie vorher. Neben dem Urheberrecht zählt hier auch das Recht am eigenen Bild.',
      },
      {
        question: 'Merkt jemand, dass ich ein Video sichere?',
        answer: 'Das können wir Ihnen nicht sagen. Handeln Sie so, dass Sie es offen sagen könnten.',
      },
      {
        question: 'Muss ich mich anmelden?',
        answer:
          'Für öffentliche Seiten ist das nicht nötig. Für Freunde, Familie und Gruppen melden Sie sich im Programm an, und es sieht genau, was Facebook Ihnen zeigt.',
      },
      {
        question: 'Ist Instagram enthalten?',
        answer: 'Nein, Instagram ist ein anderes Portal, für das wir hier nichts versprechen.',
      },
    ],
    meta_title: 'Facebook-Downloader für eigene Erinnerungen',
    meta_description:
      'Eigene und freigegebene Facebook-Videos mit Datum und Verfasser auf dem Computer bewahren. Lizenz auf Zeit oder unbegrenzt, vorher testen.',
  },
  bilibili_downloader: {
    headline: 'bilibili: Anime, Lernvideos und Vlogs aus China',
    promise:
      'Mehrteilige Videos aus bilibili sehen Sie als geordnete Reihe, ohne bei jedem Teil neu zu laden.',
    steps: [
      {
        title: 'Konto öffnen',
        text: 'Melden Sie sich bei bilibili an, wenn ein Video oder eine Auflösung das verlangt.',
      },
      {
        title: 'Teile auswählen',
        text: 'Viele Videos bestehen aus nummerierten Teilen. Nehmen Sie alle oder nur einige.',
      },
      { title: 'Reihe sichern', text: 'Jeder Teil erhält Nummer und Überschrift.' },
    ],
    features: [
      {
        title: 'Kurse in vielen Teilen',
        text: 'Programmieren, Sprachen, Mathematik: Lange Kurse bleiben in der richtigen Folge.',
      },
      {
        title: 'Kommentare nach Wahl',
        text: 'Die fliegenden Kommentare sichern Sie als ASS-Datei, fest im Bild oder gar nicht, wenn Sie ungestört lernen möchten.',
      },
      { title: 'Chinesische Trickserien', text: 'Donghua und lizenzierte Anime ordnen Sie nach Staffel.' },
      {
        title: 'Schriftzeichen bleiben lesbar',
        text: 'Chinesische Titel erscheinen unverändert im Dateinamen.',
      },
      {
        title: 'Merklisten auf einmal',
        text: 'Öffentliche oder private Ordner Ihres Kontos liest das Programm in einem Zug.',
      },
      {
        title: 'Untertitel als Text',
        text: 'Hochgeladene Untertitel sichern Sie in jeder vorhandenen Sprache.',
      },
      { title: 'Verfasser im Namen', text: 'Name und Nummer des Uploaders bleiben bei der Datei.' },
    ],
    questions: [
      {
        question: 'Gibt es zwei Fassungen von bilibili?',
        answer: 'Ja, die chinesische Seite und eine internationale. Kataloge und Konten sind verschieden.',
      },
      {
        question: 'Wem gehören Videos auf bilibili?',
        answer:
          'Sie gehören den Uploadern oder Studios. Ohne deren Freigabe kommt nur eine Kopie infrage, die das Gesetz Privatpersonen zugesteht.',
      },
      {
        question: 'Welches unserer Produkte brauche ich?',
        answer: 'Der Video-Downloader deckt bilibili ab, zusammen mit anderen offenen Portalen.',
      },
      {
        question: 'Warum sehe ich nur kleine Größen?',
        answer:
          'Größere Bilder zeigt bilibili angemeldeten Nutzern, manche nur zahlenden. Die Liste folgt Ihrem Konto.',
      },
      {
        question: 'Gehören Anime für zahlende Mitglieder dazu?',
        answer:
          'Manche Serien verlangen eine Mitgliedschaft. Der Video-Downloader ist für Videos von Nutzern gedacht, für Serien versprechen wir nichts.',
      },
      {
        question: 'Wird ein Live-Raum aufgezeichnet?',
        answer:
          'Nein. Viele Gastgeber stellen später eine Aufzeichnung ein, die sich unter ihrer BV-Nummer öffnet.',
      },
    ],
    meta_title: 'bilibili-Downloader: Kurse und Reihen in Teilen',
    meta_description:
      'Mehrteilige Videos, Kurse und Donghua aus bilibili für den Eigengebrauch nummeriert speichern. Für Windows und Mac, mit Testversion.',
  },
  arte_downloader: {
    headline: 'ARTE: Kultur zum Aufheben für ruhige Abende',
    promise:
      'Dokumentationen, Konzerte und Filme aus der Mediathek von ARTE sehen Sie auf Deutsch, auf Französisch oder in beiden Sprachen.',
    steps: [
      {
        title: 'Mediathek besuchen',
        text: 'Öffnen Sie arte.tv im Programm. Ein Konto ist dafür nicht nötig.',
      },
      {
        title: 'Sprache entscheiden',
        text: 'Wählen Sie die deutsche oder die französische Fassung und dazu die Untertitel.',
      },
      {
        title: 'Sendung sichern',
        text: 'Der Stream wird zu einer Datei zusammengesetzt, die Ihr Videoplayer abspielen kann.',
      },
    ],
    features: [
      {
        title: 'Zweisprachig von Haus aus',
        text: 'Beide Fassungen passen in eine MKV-Datei, ein Vorteil für Lernende und Familien an der Grenze.',
      },
      {
        title: 'ARTE Concert',
        text: 'Opern, Jazz und Festivals bleiben vollständig, mit Ort und Datum im Namen.',
      },
      { title: 'Themenabende', text: 'Spielfilm und Dokumentation zum selben Thema speichern Sie zusammen.' },
      {
        title: 'Reihen über Jahre',
        text: 'Ausgaben von „Karambolage“ oder „Mit offenen Karten“ ordnen Sie nach Datum.',
      },
      {
        title: 'Sechs Sprachen',
        text: 'ARTE gibt es auf Deutsch, Französisch, Englisch, Spanisch, Polnisch und Italienisch.',
      },
      {
        title: 'Serien am Stück',
        text: 'Europäische Serien stehen oft vollständig online. Markieren Sie alle Teile, solange sie da sind.',
      },
    ],
    questions: [
      {
        question: 'Wie lange bleibt eine Sendung abrufbar?',
        answer: 'ARTE nennt das Enddatum auf der Seite. Bei Filmen ist die Frist oft kurz.',
      },
      {
        question: 'Darf ich ARTE-Sendungen in der Schule zeigen?',
        answer:
          'Dafür gibt es eigene Angebote von ARTE. Ihre Datei ist nur für Sie, soweit die Bedingungen das Speichern überhaupt gestatten.',
      },
      {
        question: 'Warum gehört ARTE zum M3U8-Downloader?',
        answer:
          'Die Mediathek überträgt in diesem Format. Das Produkt setzt solche Übertragungen zu Dateien zusammen.',
      },
      {
        question: 'Welche Dateien erhalte ich?',
        answer:
          'Sie erhalten eine MP4 mit einer Sprache oder eine MKV mit mehreren, Untertitel als Spur oder daneben.',
      },
      {
        question: 'Wird das laufende Programm aufgezeichnet?',
        answer: 'Nein, das Programm sichert nur Sendungen aus der Mediathek.',
      },
      {
        question: 'Warum fehlt ein Film in meinem Land?',
        answer: 'Manche Rechte hat ARTE nur für Deutschland und Frankreich.',
      },
    ],
    meta_title: 'ARTE-Downloader: Dokus und Konzerte zweisprachig',
    meta_description:
      'Dokumentationen, Filme und ARTE Concert auf Deutsch oder Französisch für privates Ansehen speichern. Windows und Mac, vorher testen.',
  },
  ard_mediathek_downloader: {
    headline: 'ARD Mediathek: „Tatort“ und Tierfilm griffbereit',
    promise:
      'Sendungen des Ersten und der Dritten liegen für den freien Abend bereit, nach Reihe und Stadt geordnet.',
    steps: [
      {
        title: 'Mediathek aufrufen',
        text: 'Gehen Sie zur ARD Mediathek oder zu Ihrem Sender, vom NDR bis zum BR.',
      },
      {
        title: 'Sendung finden',
        text: 'Suchen Sie nach Titel, Reihe oder Sendetag und öffnen Sie die Folge.',
      },
      {
        title: 'Rechtzeitig speichern',
        text: 'Das Programm fügt die Übertragung zu einer MP4-Datei zusammen.',
      },
    ],
    features: [
      {
        title: 'Sonntagskrimi nach Ort',
        text: '„Tatort“ und „Polizeiruf 110“ ordnen Sie nach Stadt und Ermittlern.',
      },
      {
        title: 'Neun Landesrundfunkanstalten',
        text: 'Regionale Magazine und Dokumentationen finden Sie über die gemeinsame Suche.',
      },
      {
        title: 'Hörfassung und Gebärden',
        text: 'Gibt es Audiodeskription oder Gebärdensprache, wählen Sie diese Fassung gezielt aus.',
      },
      {
        title: 'Kinderprogramm',
        text: '„Die Sendung mit der Maus“ wandert in einen Ordner, den die Kinder selbst öffnen.',
      },
      {
        title: 'Klare Sprache',
        text: 'Bietet die ARD eine Fassung mit besser verständlichem Dialog an, können Sie sie wählen.',
      },
      {
        title: 'Fristen im Blick',
        text: 'Eingekaufte Filme stehen nur kurz bereit, eigene Produktionen länger.',
      },
    ],
    questions: [
      {
        question: 'Kann ich Sendungen nicht auch direkt herunterladen?',
        answer: 'Manche Beiträge bieten das an. Nutzen Sie diesen Weg, wo es ihn gibt.',
      },
      {
        question: 'Sind beitragsfinanzierte Sendungen frei nutzbar?',
        answer:
          'Nein. Privat ansehen dürfen Sie sie. Eine private Kopie ist nur in den Schranken des Urheberrechts und der Nutzungsbedingungen der ARD erlaubt.',
      },
      {
        question: 'Warum sind Krimis erst abends abrufbar?',
        answer:
          'Aus Gründen des Jugendschutzes gibt es Sendungen mit Altersgrenze nur zu bestimmten Zeiten oder nach Anmeldung.',
      },
      {
        question: 'Kann ich Livesender der ARD aufnehmen?',
        answer: 'Nein. Das meiste folgt binnen Stunden in der Mediathek.',
      },
      {
        question: 'Öffnet das Produkt auch das ZDF?',
        answer: 'Nein, das ZDF hat hier eine eigene Seite und gehört zum MPD-Downloader.',
      },
      {
        question: 'Welche Lizenz brauche ich für die ARD Mediathek?',
        answer: 'Sie brauchen die Lizenz des M3U8-Downloaders. Mit ihr öffnen Sie auch ARTE und RTVE Play.',
      },
    ],
    meta_title: 'ARD-Mediathek-Downloader: Krimi, Doku, Kinder',
    meta_description:
      '„Tatort“, Magazine und Tierfilme aus der ARD Mediathek für private Abende sichern, im Rahmen des Erlaubten. Testversion für Windows und Mac.',
  },
  rtve_play_downloader: {
    headline: 'RTVE Play: Spanien im Original auf Ihrem Computer',
    promise:
      'Serien, Geschichtsstoffe und das große Archiv von RTVE sehen Sie auf Spanisch, wann immer Sie mögen.',
    steps: [
      {
        title: 'RTVE Play öffnen',
        text: 'Die Nutzung ist kostenlos. Für einige Inhalte legen Sie ein Konto an.',
      },
      {
        title: 'Serie oder Archiv',
        text: 'Suchen Sie eine aktuelle Serie oder blättern Sie in den Jahrzehnten des Senders.',
      },
      {
        title: 'Zusammensetzen lassen',
        text: 'Aus dem Stream entsteht eine Datei mit spanischem Ton und Untertiteln.',
      },
    ],
    features: [
      {
        title: 'Geschichte in vielen Staffeln',
        text: '„Cuéntame cómo pasó“ und „El Ministerio del Tiempo“ behalten Staffel und Folge.',
      },
      {
        title: 'Schätze aus dem Archiv',
        text: 'Musiksendungen und Reportagen vergangener Jahrzehnte ordnen Sie nach Sendejahr.',
      },
      {
        title: 'Spanisch in mehreren Klangfarben',
        text: 'Nachrichten, Serien und Kinderprogramm schulen das Ohr auf verschiedene Weise.',
      },
      { title: 'Clan für Kinder', text: 'Trickserien des Kinderkanals laden Sie für die Reise herunter.' },
      {
        title: 'Regionale Sprachen',
        text: 'Nachrichten aus den Regionen gibt es auch auf Katalanisch und Galicisch.',
      },
      {
        title: 'Sechshundert Kapitel als Bereich',
        text: 'Geben Sie die erste und die letzte Nummer an, und die Nachmittagsserie steht in der Liste.',
      },
    ],
    questions: [
      {
        question: 'Was ist außerhalb Spaniens zu sehen?',
        answer: 'Zu sehen ist vieles aus eigener Herstellung. Filme und Sport sind oft auf Spanien begrenzt.',
      },
      {
        question: 'Welche Regeln setzt RTVE für Kopien?',
        answer:
          'RTVE behält sich die Rechte vor. Es bleibt beim persönlichen Gebrauch, sofern ihn die Bedingungen und das Gesetz abdecken.',
      },
      {
        question: 'Mit welchem Produkt arbeite ich hier?',
        answer:
          'Sie arbeiten mit dem M3U8-Downloader. Seine Lizenz gilt zugleich für andere Mediatheken mit diesem Format.',
      },
      {
        question: 'Kann ich La 1 live aufnehmen?',
        answer: 'Nein. Eine Sendung öffnet sich, sobald sie auf Abruf steht.',
      },
      {
        question: 'Warum verschwinden Filme so schnell?',
        answer: 'RTVE hält die Rechte an Filmen einige Wochen. Eigene Serien bleiben länger.',
      },
      { question: 'Gehören Podcasts von RNE dazu?', answer: 'Nein, das Produkt ist für Videos.' },
    ],
    meta_title: 'RTVE-Play-Downloader: Serien und Archiv',
    meta_description:
      'Spanische Serien und Archivsendungen aus RTVE Play mit Untertiteln zum eigenen Gebrauch sichern. Kostenlos ausprobieren.',
  },
  udemy_downloader: {
    headline: 'Udemy-Kurse lernen, wo kein WLAN ist',
    promise:
      'Lektionen aus gekauften Udemy-Kursen liegen nach Abschnitten geordnet auf Ihrem Computer, im Zug wie im Ferienhaus.',
    steps: [
      {
        title: 'Meine Kurse öffnen',
        text: 'Melden Sie sich bei Udemy an und gehen Sie zu Ihren gekauften Kursen.',
      },
      {
        title: 'Abschnitte festlegen',
        text: 'Nehmen Sie den ganzen Kurs oder nur die Abschnitte, die Sie gerade bearbeiten.',
      },
      {
        title: 'Lernordner anlegen',
        text: 'Das Programm legt für jeden Abschnitt des Kurses einen Ordner an.',
      },
    ],
    features: [
      {
        title: 'Abschnitt und Lektion',
        text: 'Nummern im Namen sorgen dafür, dass Lektion zehn nicht vor Lektion zwei steht.',
      },
      {
        title: 'Untertitel zum Mitlesen',
        text: 'Mitgelieferte Untertitel erleichtern das Verstehen fremdsprachiger Dozenten.',
      },
      {
        title: 'Langsam oder zügig',
        text: 'Als Datei spielen Sie Lektionen in dem Tempo ab, das Ihr Videoplayer zulässt.',
      },
      { title: 'Fortschritt sichtbar', text: 'Die Liste zeigt, welche Abschnitte schon vollständig sind.' },
      {
        title: 'Neue Lektionen erkennen',
        text: 'Lehrende ergänzen ihre Kurse. Das Programm zeigt, was seit dem letzten Sichern hinzugekommen ist.',
      },
      {
        title: 'Notizen mit Zeit',
        text: 'Ihre Notizen zu den Lektionen lassen sich als Textdatei speichern.',
      },
      {
        title: 'Große Kurse in Etappen',
        text: 'Sechzig Stunden brauchen viel Platz. Sichern Sie Abschnitt zwei, während Sie Abschnitt eins lernen.',
      },
    ],
    questions: [
      {
        question: 'Kommen auch Übungsdateien mit?',
        answer: 'Ja. Folien, Übungen und Quelltexte, die der Dozent angehängt hat, liegen neben der Lektion.',
      },
      {
        question: 'Was sagt der Kaufvertrag über Kopien?',
        answer:
          'Der Kauf gibt Ihnen ein persönliches Zugriffsrecht. Gehen Sie nicht darüber hinaus, und teilen Sie Lektionen mit niemandem.',
      },
      {
        question: 'Gilt das auch für Kurse des Arbeitgebers?',
        answer: 'Fragen Sie dort nach, denn über Firmenzugänge entscheidet der Arbeitgeber.',
      },
      {
        question: 'Sind Kurse aus dem Abo von Udemy enthalten?',
        answer:
          'Nein, sie sind nur geliehen, solange Sie zahlen, wie ein Film im Streaming. Das Produkt ist für einzeln gekaufte Kurse gedacht.',
      },
      {
        question: 'Wie heißt das Produkt?',
        answer: 'Es heißt MPD-Downloader, nach dem Format, in dem Udemy seine Lektionen überträgt.',
      },
      { question: 'Werden Tests gesichert?', answer: 'Nein, dafür brauchen Sie die Website.' },
    ],
    meta_title: 'Udemy-Downloader: Kurse nach Abschnitten',
    meta_description:
      'Gekaufte Udemy-Kurse mit Untertiteln nach Abschnitt und Lektion ordnen und ohne WLAN lernen, nur für Sie selbst. Mit Testversion.',
  },
  zdf_downloader: {
    headline: 'ZDF: Krimireihe, „Terra X“ und Satire nachholen',
    promise: 'Filme, Reihen und Magazine des ZDF sehen Sie an dem Abend, an dem Sie wirklich Zeit haben.',
    steps: [
      {
        title: 'ZDF im Programm öffnen',
        text: 'Rufen Sie das Streaming-Portal des ZDF auf, mit oder ohne Mein-ZDF-Konto.',
      },
      { title: 'Reihe aussuchen', text: 'Stöbern Sie nach Krimi, Dokumentation, Show oder Kinderprogramm.' },
      {
        title: 'Übertragung sichern',
        text: 'Bild und Ton kommen getrennt an, das Programm fügt sie zusammen.',
      },
    ],
    features: [
      {
        title: 'Krimis am Samstag',
        text: 'Von „Wilsberg“ bis „Ein starkes Team“ ordnen Sie Fälle nach Folge.',
      },
      {
        title: 'Wissen mit „Terra X“',
        text: 'Viele Ausgaben lassen sich nach Thema sammeln. Einzelne Clips stellt das ZDF sogar frei lizenziert bereit.',
      },
      {
        title: 'Satire am Freitag',
        text: '„heute-show“ und „ZDF Magazin Royale“ bleiben mit Datum beisammen.',
      },
      { title: 'ZDFneo und Kinder', text: 'Auch neo-Serien und „logo“ stehen in der Auswahl.' },
      {
        title: 'Krimis aus Skandinavien',
        text: 'Im Norden eingekaufte Serien bleiben nur begrenzte Zeit und sind entsprechend gekennzeichnet.',
      },
      {
        title: 'Fassung vorab wählen',
        text: 'Audiodeskription, Gebärdensprache und Untertitel wählen Sie vor dem Herunterladen.',
      },
      { title: '3sat und ZDFinfo', text: 'Auch deren Sendungen stehen auf der Seite des ZDF zur Wahl.' },
    ],
    questions: [
      {
        question: 'Woran liegt es, wenn ein Film fehlt?',
        answer: 'Spielfilme und Sport sind zeitlich begrenzt und manchmal gar nicht abrufbar.',
      },
      {
        question: 'Welche ZDF-Inhalte darf ich weitergeben?',
        answer:
          'Weitergeben dürfen Sie nur ausdrücklich frei lizenzierte, mit Nennung der Quelle. Alles andere bleibt bei Ihnen und im Rahmen der privaten Nutzung.',
      },
      {
        question: 'Ist dafür eine eigene Lizenz nötig?',
        answer: 'Nein, das ZDF gehört zum Umfang des MPD-Downloaders.',
      },
      {
        question: 'Zeichnet das Programm das ZDF live auf?',
        answer:
          'Nein, es sichert nur Sendungen der Mediathek. Fußball gibt es dort als Zusammenfassung, wo das ZDF die Rechte hat.',
      },
      {
        question: 'Kann ich im Ausland schauen?',
        answer:
          'Viele Eigenproduktionen zeigt das ZDF weltweit, Eingekauftes meist nur in Deutschland, Österreich und der Schweiz.',
      },
      {
        question: 'Gibt es Altersgrenzen?',
        answer: 'Ja. Manche Filme öffnen sich erst am Abend oder nach einer Altersprüfung beim ZDF.',
      },
    ],
    meta_title: 'ZDF-Downloader: Krimi, Wissen und Satire',
    meta_description:
      '„Terra X“, Krimireihen und Satire des ZDF privat auf dem Computer speichern und an freien Abenden sehen. Für Windows und Mac.',
  },
  fansly_downloader: {
    headline: 'Fansly: freigegebene Videos nach Profil ordnen',
    promise:
      'Videos aus Ihren Fansly-Abos liegen für Sie allein bereit, in einem Ordner je Profil. Nur für Erwachsene.',
    steps: [
      {
        title: 'Volljährigkeit bestätigen',
        text: 'Melden Sie sich mit dem eigenen Konto an. Das Alter prüft Fansly.',
      },
      {
        title: 'Stufe des Abos beachten',
        text: 'Je nach Stufe sind andere Beiträge frei. Markieren Sie, was Ihr Abo öffnet.',
      },
      { title: 'Diskret speichern', text: 'Die Dateien kommen in einen Ordner, dessen Ort nur Sie kennen.' },
    ],
    features: [
      {
        title: 'Abostufen im Überblick',
        text: 'Beiträge lassen sich nach der Stufe ordnen, über die Sie Zugang haben.',
      },
      { title: 'Keine Vorschau', text: 'Die Liste zeigt auf Wunsch nur Text, keine Bilder.' },
      { title: 'Veröffentlichungsdatum', text: 'Jede Datei behält das Datum des Beitrags.' },
      {
        title: 'Gezielt statt massenhaft',
        text: 'Sie wählen einzelne Beiträge aus und behalten so den Überblick.',
      },
      {
        title: 'Beiträge mit mehreren Teilen',
        text: 'Acht Bilder und ein Clip werden zu einem Ordner mit Namen und Tag.',
      },
      {
        title: 'Freigeschaltete Nachrichten',
        text: 'Bezahlte Medien aus einem Gespräch stehen getrennt vom Feed, denn Sie haben sie einzeln gekauft.',
      },
      { title: 'Abgelaufene Stufen', text: 'Endet eine Stufe, lässt sich aus ihr nichts mehr sichern.' },
    ],
    questions: [
      {
        question: 'Wer darf Fansly und dieses Programm nutzen?',
        answer: 'Beides ist ausschließlich Volljährigen erlaubt und Minderjährigen untersagt.',
      },
      {
        question: 'Muss ich die Urheber fragen?',
        answer:
          'Ja, wenn weder Fansly noch das Gesetz die Kopie erlaubt. Veröffentlichen oder tauschen dürfen Sie nichts.',
      },
      {
        question: 'Welches Produkt steht dahinter?',
        answer: 'Es ist der Downloader für Erwachsenenvideos, der mehrere Seiten dieser Art abdeckt.',
      },
      {
        question: 'Werden Livestreams von Fansly aufgezeichnet?',
        answer:
          'Nein. Erscheint der Stream danach als Beitrag und öffnet ihn Ihre Stufe, steht er in der Liste.',
      },
      {
        question: 'Was erfahre ich mit der Testversion?',
        answer:
          'Melden Sie sich an und öffnen Sie ein Profil. Sie sehen, welche Beiträge Ihre Stufe öffnet, und ein kurzer Clip zeigt, ob Bild und Ton stimmen.',
      },
      { question: 'Gilt das OnlyFans-Produkt auch hier?', answer: 'Nein, es ist allein für OnlyFans.' },
    ],
    meta_title: 'Fansly-Downloader für Erwachsene (ab 18)',
    meta_description:
      'Freigegebene Videos aus Fansly nach Profil und Abostufe diskret ordnen. Nur für Volljährige, nur mit Erlaubnis und privat.',
  },
}
