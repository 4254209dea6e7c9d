import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+: Filme zwischen Kino und Fernsehen sichern',
    intro:
      'In Frankreich regelt das Gesetz, wann und wo ein Film nach dem Kino zu sehen ist. Wenn Sie diese Fristen kennen, verpassen Sie bei Canal+ keinen Film. Zum Planen genügen ein paar Minuten im Monat, etwa am Sonntag beim Kaffee.',
    steps: [
      {
        title: 'Mit dem eigenen Vertrag anmelden',
        text: 'Titel auf Abruf öffnen Sie mit dem Konto aus Ihrem Kundenbereich. Wählen Sie in Tidemark Video zuerst Ihr Land, geben Sie dann E-Mail und Passwort ein und suchen Sie ein Profil aus. Die Reihe „Mes chaînes“ zeigt, welche Pakete Sie haben; was ein Schloss trägt, gehört zu einem anderen Angebot.',
      },
      {
        title: 'Unter „Cinéma“ nachsehen',
        text: 'Neue Filme erscheinen etwa sechs Monate nach dem Kinostart und bleiben nur eine begrenzte Zeit. Sortieren Sie nach „Nouveautés“, danach nach „Derniers jours“. Die zweite Liste ist die wichtigere, denn ein Film, der Canal+ verlässt, läuft danach bei anderen Anbietern und kehrt vielleicht erst nach einem Jahr zurück.',
      },
      {
        title: 'VF oder VOST wählen',
        text: 'Beides sind Tonspuren desselben Titels. Nehmen Sie für MKV beide zusammen mit den französischen Untertiteln, für ein Tablet eine. „SM“ steht für Untertitel für Hörgeschädigte, „AD“ für die Hörfassung, und „VFQ“ wäre die Synchronfassung aus Québec.',
      },
      {
        title: 'Warteschlange nach Frist sortieren',
        text: 'Der letzte Tag steht auf der Filmseite als „Disponible jusqu’au“. Das Programm liest ihn, und die Warteschlange lässt sich danach sortieren. Zwei Filme von zwei Stunden sind in 1080p rund acht Gigabyte, über einen guten Glasfaseranschluss dauert das eine Stunde.',
      },
      {
        title: 'Abspann und Kapitel prüfen',
        text: 'Steht die Zeile auf „Fertig“, öffnen Sie den Film ganz am Ende. Der französische und der ursprüngliche Abspann sollten beide vollständig zu sehen sein. Schreiben Sie dann den letzten Tag in den Ordnernamen, denn befristete Titel löschen Sie an diesem Tag wieder.',
      },
    ],
    hints: [
      {
        title: 'Créations Originales',
        text: 'Die eigenen Serien von Canal+ bleiben länger verfügbar als Filme. Laden Sie deshalb zuerst die Filme. Neue Folgen erscheinen oft montags, immer zwei auf einmal.',
      },
      {
        title: 'Sport als Aufzeichnung',
        text: 'Spiele gibt es in Halbzeiten oder am Stück. Vergleichen Sie die Dauer, bevor Sie beides markieren, und gehen Sie über die Seite des Wettbewerbs, auf der kein Ergebnis steht.',
      },
      {
        title: 'En clair oder nicht',
        text: 'Unverschlüsselte Talkshows sind einige Tage lang für alle zugänglich. Sie brauchen dafür nur ein kostenloses Konto und keinen Vertrag, auch wenn die Seite zuerst nach einem fragt.',
      },
      {
        title: 'Kurzfilme entdecken',
        text: 'Das Kurzfilmmagazin steht weit unten auf der Seite. Zehn Kurzfilme füllen einen Abend, und kaum ein anderer Dienst zeigt überhaupt noch welche. Nach großen Festivals laufen dort oft die Preisträger.',
      },
    ],
    questions: [
      {
        question: 'Sehe ich in Polen oder der Schweiz dasselbe?',
        answer:
          'Nein. Canal+ hat in jedem Land einen eigenen Katalog und ein eigenes Konto. Wählen Sie den Eintrag des Landes, in dem Ihr Vertrag geschlossen wurde.',
      },
      {
        question: 'Sind Partnerdienste aus meinem Angebot dabei?',
        answer:
          'Nur was sich innerhalb von Canal+ öffnen lässt. Für Dienste mit eigener Anmeldung brauchen Sie ein eigenes Produkt, auch wenn sie auf derselben Rechnung stehen.',
      },
      {
        question: 'Warum läuft ein Film heute im Sender, steht aber nicht auf Abruf?',
        answer:
          'Bei manchen Titeln hat Canal+ nur die Ausstrahlung gekauft. Die anderen sind im Programmplan mit „replay“ markiert; fehlt das Wort am Sendetag, gibt es den Film auch später nicht auf Abruf.',
      },
      {
        question: 'Ist es wichtig, wie viele Bildschirme mein Angebot erlaubt?',
        answer:
          'Ja, der eingebaute Browser zählt als einer davon. Wird schon im Wohnzimmer und auf dem Telefon geschaut, warten Sie, bis eines von beiden frei ist, und starten Sie dann neu.',
      },
    ],
    meta_title: 'Anleitung: Canal+ mit VF, VOST und Fristen',
    meta_description:
      'Kinofristen, VF oder VOST und „Disponible jusqu’au“: So sichern Abonnenten von Canal+ Filme und Créations Originales rechtzeitig und privat.',
  },
  tf1_plus_downloader: {
    title: 'TF1+: Shows und tägliche Serien nachholen',
    intro:
      'Folgen täglicher Serien sind oft schon nach kurzer Zeit nicht mehr abrufbar. Nehmen Sie sich am Freitag etwas Zeit, dann haben Sie fünf Folgen und die Show vom letzten Wochenende beisammen, gerade richtig für den Pendlerzug am Montag.',
    steps: [
      {
        title: 'Registrieren oder anmelden',
        text: 'Ein Konto bei TF1+ ist kostenlos; Sie geben dafür E-Mail-Adresse, Geburtsdatum und Postleitzahl an. Mit Premium entfällt der größte Teil der Werbung. Nehmen Sie im eingebauten Browser die Cookies einmal an oder lehnen Sie sie ab und wählen Sie ein Profil; dann erscheint die Startseite.',
      },
      {
        title: 'Die Serie öffnen',
        text: 'Tippen Sie drei Buchstaben in die Suche. Unter „Replay“ stehen ganze Folgen mit Nummer und Datum, „Extraits“ sind Ausschnitte von einer Minute, „Bonus“ Interviews. Sehen Sie nur Ausschnitte, haben Sie die allgemeine Seite der Sendung geöffnet; wechseln Sie den Reiter.',
      },
      {
        title: 'Montag bis Freitag markieren',
        text: 'Halten Sie in der Liste die Umschalttaste gedrückt, um fünf Zeilen auf einmal zu markieren. Jede dauert etwa fünfundzwanzig Minuten, die Woche also zwei Stunden und in 720p gut zwei Gigabyte. Die Vorschau auf morgen am Ende einer Folge gehört zur Datei.',
      },
      {
        title: 'Teile einer Show verbinden',
        text: 'Lange Abendshows gibt es in zwei oder drei Teilen, „Partie 1“ und so weiter. Markieren Sie alle und lassen Sie sie vom Programm verbinden, wenn es danach fragt. Der Übergang liegt dort, wo die Werbepause war. Hören Sie an dieser Stelle hinein; dass ein Satz doppelt vorkommt, ist normal.',
      },
      {
        title: 'Bis Freitagnacht speichern',
        text: 'Sortieren Sie die Warteschlange nach dem letzten Tag, starten Sie sie und machen Sie sich einen schönen Abend. Danach liegen im Ordner mit dem Namen der Serie fünf nummerierte Dateien. Löschen Sie die alte Woche, bevor Sie die neue kopieren, dann laufen Telefon und Tablet nie voll.',
      },
    ],
    hints: [
      {
        title: 'Einen Tag voraus',
        text: 'Premium zeigt manche Serien vor der Ausstrahlung. Solche Folgen sind mit „Avant-première“ markiert; sehen Sie sie der Reihe nach an, sonst verraten Sie sich selbst die Folge von heute.',
      },
      {
        title: 'Andere Sender',
        text: 'Filme von TFX und TMC stehen weit unten auf der Startseite. Suchen Sie nach dem Titel, statt zu scrollen. Was am Sonntag lief, suchen Sie am besten spätestens am Dienstag.',
      },
      {
        title: 'Untertitel für Hörgeschädigte',
        text: 'Französische Untertitel gibt es zu Serien und Nachrichten. Sie werden als Textdatei gespeichert und helfen sehr beim Lernen von gesprochenem Französisch.',
      },
      {
        title: 'Sammlungen und Themen',
        text: 'TF1+ bietet auch Serien, die nicht im laufenden Programm der Sender stehen, vollständig und monatelang. Sie haben kein Sendedatum, nur ein Enddatum. Als Vorrat für einen langen Winter eignen sie sich besser als die tägliche Serie.',
      },
    ],
    questions: [
      {
        question: 'Warum ist die amerikanische Serie nach einer Woche weg?',
        answer:
          'Die Abrufrechte für eingekaufte Serien gelten nur kurz, oft sieben Tage ab der Ausstrahlung. Französische Produktionen bleiben länger.',
      },
      {
        question: 'Kann ich von Belgien aus zusehen?',
        answer:
          'TF1+ gibt es in Belgien, Luxemburg, der Schweiz und weiteren französischsprachigen Ländern, jeweils mit eigener Auswahl.',
      },
      {
        question: 'Fehlt an einem Feiertag eine Folge?',
        answer:
          'Nein, an Feiertagen und Spieltagen pausieren die Serien. Sie erkennen es an der Nummer: Lief am Donnerstag Folge 1841 und am Montag 1842, fehlt nichts.',
      },
      {
        question: 'Lassen sich Nachrichten aufbewahren?',
        answer:
          'Die Ausgabe von 20 Uhr gibt es wie andere Sendungen als Replay, aber nur kurz. Die einzelnen Beiträge bleiben als Ausschnitte länger.',
      },
      {
        question: 'Ich soll einen Werbeblocker ausschalten, habe aber keinen. Was nun?',
        answer:
          'An unserem Programm liegt es nicht. Ein Filter im Router oder im Firmennetz kann die Meldung auslösen; versuchen Sie es über eine andere Verbindung.',
      },
    ],
    meta_title: 'Anleitung: TF1+ Replay am Computer nachholen',
    meta_description:
      'Konto anlegen, Replay statt Extraits, eine Woche markieren, Teile verbinden: TF1+ Schritt für Schritt und für private Zwecke.',
  },
  m6_plus_downloader: {
    title: 'M6+: einen Wettbewerb bis zum Finale verfolgen',
    intro:
      'Ein Koch- oder Backwettbewerb bei M6+ läuft über vierzehn Abende, und jeder dauert länger als zwei Stunden. Diese Anleitung ist für alle, die um zehn schlafen gehen und das Finale trotzdem ohne Spoiler erleben wollen.',
    steps: [
      {
        title: 'Mit dem früheren 6play-Konto anmelden',
        text: 'Die Konten wurden 2024 übernommen. Wird das Passwort abgelehnt, setzen Sie es auf M6+ über „Mot de passe oublié“ zurück. Gulli, der Kinderbereich, steht in der Profilauswahl neben den Erwachsenen; wählen Sie Ihren eigenen Namen.',
      },
      {
        title: 'Die Sendung öffnen',
        text: 'Unter „Émissions complètes“ stehen die Abende der Reihe nach mit Nummer und Datum. Ein Abend kann in „partie 1“ und „partie 2“ geteilt sein. Stellen Sie das Programm zuerst auf die Listenansicht, denn auf den Vorschaubildern sieht man oft, wer noch dabei ist.',
      },
      {
        title: 'Nebensendungen weglassen',
        text: '„La brigade cachée“ und ähnliche Nebensendungen sind eigene Zeilen von dreißig bis fünfzig Minuten. Markieren Sie sie nur, wenn Sie sie sehen wollen, und speichern Sie sie in einem zweiten Ordner, denn sie gehören zu bestimmten Abenden und verraten deren Ausgang.',
      },
      {
        title: '720p wählen',
        text: 'Ein langer Abend belegt in voller Auflösung vier Gigabyte, ein Wettbewerb mit vierzehn Abenden mehr als fünfzig. In 720p ist es die Hälfte, und das Essen sieht genauso appetitlich aus. Auch kleine Einblendungen mit Mengen bleiben lesbar.',
      },
      {
        title: 'Wöchentlich speichern',
        text: 'Frühe Abende können vor dem Finale verschwinden. Warten Sie also nicht bis zum Ende: Markieren Sie den neuen Abend am Tag nach der Ausstrahlung, klicken Sie auf „Herunterladen“ und prüfen Sie, ob Nummer und Datum an die Vorwoche anschließen. Kommt das Finale, ist die Reihe vollständig.',
      },
    ],
    hints: [
      {
        title: 'Gulli für Kinder',
        text: 'Die Serien von Gulli gehören zu M6+. Speichern Sie sie in einem eigenen Ordner, getrennt von den Kochshows; zehn kurze Folgen auf dem Tablet reichen von Lyon bis Marseille.',
      },
      {
        title: 'Die Zahl der Dateien verrät etwas',
        text: 'An der Zahl der Dateien erkennen Sie, wie lang eine Staffel ist. Wenn Sie sich überraschen lassen möchten, bitten Sie jemand anderen, die Dateien zu kopieren.',
      },
      {
        title: 'Tägliche Sendungen',
        text: 'Sendungen über Häuser, Läden und Nachbarn laufen monatelang an jedem Werktag. Filtern Sie in der Beschreibung nach Thema oder Ort, statt alles zu speichern.',
      },
      {
        title: 'Kurze Sketche am Stück',
        text: 'Scènes de ménages gibt es als Zusammenschnitt und in einzelnen Sketchen. Nehmen Sie die Zusammenschnitte: Vierzig Minuten in einer Datei sind praktischer als dreißig Schnipsel. Sie eignen sich auch für Pausen, in denen ein ganzer Abend zu lang wäre.',
      },
    ],
    questions: [
      {
        question: 'Gibt es Filme von M6?',
        answer:
          'Selten, denn die Abrufrechte werden meist nicht mitgekauft. Bei einem Film, den es auf Abruf gibt, steht das Enddatum vom ersten Tag an dabei.',
      },
      {
        question: 'Was bringt M6+ Max?',
        answer: 'Sie sehen weniger Werbung und einige Titel vorab. Am Speichern ändert sich nichts.',
      },
      {
        question: 'Der Wettbewerb vom letzten Jahr ist nicht mehr da. Kommt er wieder?',
        answer:
          'Vielleicht kurz vor der neuen Staffel, um Appetit zu machen. Sicher ist das nicht, und genau deshalb lohnt es sich, jede Woche zu speichern.',
      },
      {
        question: 'Kann ich nach einem gespeicherten Abend kochen?',
        answer:
          'Ja, das geht mit einer Datei besonders gut: anhalten, zehn Sekunden zurück, weiter. Die genauen Rezepte stehen auf den Seiten der Sendung; drucken Sie sie am besten aus.',
      },
      {
        question: 'Ein Abend lässt sich nicht starten. Was soll ich versuchen?',
        answer:
          'Laden Sie die Seite neu und spielen Sie den Abend kurz an, denn die Anmeldung bei M6+ gilt nur einige Stunden. Läuft der zweite Teil und der erste nicht, warten Sie bis zum nächsten Morgen; bis dahin ist der Fehler meist behoben.',
      },
    ],
    meta_title: 'Anleitung: M6+ (früher 6play) richtig nutzen',
    meta_description:
      'Émissions complètes statt Bonus, 720p, zweiteilige Abende, jede Woche speichern: So holen Sie einen Wettbewerb aus M6+ privat nach.',
  },
  france_tv_downloader: {
    title: 'france.tv: Dokumentationen nach Themen sammeln',
    intro:
      'Das öffentliche Fernsehen in Frankreich ist großzügig mit Dokumentationen. Nach Themen geordnet entsteht daraus eine kleine Bibliothek auf Zeit. Jeder Film hat ein Enddatum, wählen Sie also mit Bedacht.',
    steps: [
      {
        title: 'Mit kostenlosem Konto anmelden',
        text: 'Für die meisten Sendungen ist inzwischen ein kostenloses Konto nötig. Registrieren Sie sich auf france.tv mit E-Mail und Alter, bestätigen Sie die E-Mail und melden Sie sich dann im Programm an. Oben sehen Sie die Reihe „Reprendre“, über das Menü kommen Sie zu „Documentaires“.',
      },
      {
        title: 'Nach der Sammlung suchen',
        text: 'Titel wie „Des racines et des ailes“ oder „Infrarouge“ sind Sammlungen mit vielen Ausgaben. Öffnen Sie eine, und Sie sehen Dutzende Zeilen mit Thema, Dauer und Sender. Das geht schneller als über die Themenseiten, auf denen dreiminütige Beiträge zwischen abendfüllenden Filmen stehen.',
      },
      {
        title: 'Auf das Enddatum achten',
        text: '„Disponible encore 23 jours“ oder ein Datum zeigt, wie viel Zeit bleibt. Im Ausland eingekaufte Filme sind eine Woche oder einen Monat verfügbar, Eigenproduktionen oft ein Jahr. Sortieren Sie die Warteschlange danach und laden Sie noch heute Abend, was bald abläuft.',
      },
      {
        title: 'Untertitel oder Hörfassung wählen',
        text: 'Beides gibt es hier häufiger als bei Privatsendern: „sous-titres sourds et malentendants“ mit einer eigenen Farbe für jeden Sprecher, „audiodescription“ als zweite Tonspur. Sehen Sie bei einem ausländischen Film nach, ob auch „VO“ angeboten wird.',
      },
      {
        title: 'Ordner nach Themen anlegen',
        text: 'Geschichte, Natur, Kunst, Porträts: Vier Ordner genügen. Der Dateiname beginnt am besten mit dem Jahr, um das es geht; danach folgen Titel und Sender. Eine Dokumentation von 52 Minuten braucht in 1080p etwa anderthalb Gigabyte. Sehen Sie zum Schluss in den Abspann, dort stehen die Quellen.',
      },
    ],
    hints: [
      {
        title: 'Sender aus Übersee',
        text: 'La 1ère sendet von Réunion bis Tahiti. Die Filme über Riffe, Vulkane und Inseln stehen im selben Katalog und werden leicht übersehen.',
      },
      {
        title: 'Schätze aus den Regionen',
        text: 'France 3 dreht Filme über ein Tal, eine Fabrik, einen Dialekt. Öffnen Sie die Seite der Region und scrollen Sie unter die Nachrichten.',
      },
      {
        title: 'Slash und Okoo',
        text: 'Slash richtet sich an junge Erwachsene, Okoo an Kinder. Beide haben Reihen von zehn Minuten, die besser erklären als mancher lange Film.',
      },
      {
        title: 'Lange Ausgaben in Kapiteln',
        text: 'Zweistündige Magazine bestehen aus fünf oder sechs Beiträgen. In der Beschreibung steht, bei welcher Minute sie beginnen; speichern Sie die Beschreibung mit, dann finden Sie einen bestimmten Beitrag später schnell wieder.',
      },
      {
        title: 'Theater und Oper',
        text: 'Aufzeichnungen aus Avignon oder Aix stehen unter „Spectacles“ und bleiben einige Monate. Nehmen Sie dafür die volle Auflösung und Stereoton. Manche Aufführung ist mit Einführung und Gespräch fast vier Stunden lang.',
      },
    ],
    questions: [
      {
        question: 'Ist france.tv im Ausland nutzbar?',
        answer:
          'Zum Teil. Nachrichten und Sendungen, an denen France Télévisions alle Rechte hält, sind in vielen Ländern zu sehen, Serien oft nur in Frankreich. Speichern lässt sich, was die Seite bei Ihnen abspielt.',
      },
      {
        question: 'Darf eine Lehrerin eine gespeicherte Dokumentation verwenden?',
        answer:
          'Für den Unterricht gibt es eigene Regeln und mit Lumni eine eigene Plattform. Private Kopien sind nur für zu Hause gedacht.',
      },
      {
        question: 'Worin liegt der Unterschied zu ARTE?',
        answer:
          'ARTE ist französisch und deutsch, hat eine eigene Seite und gehört in unserem Shop zum M3U8-Werkzeug. Manche Filme laufen bei beiden, um Monate versetzt.',
      },
      {
        question: 'Eine Sammlung zeigt nur drei Ausgaben. Wo ist der Rest?',
        answer:
          'Die Rechte daran sind abgelaufen. Im Sommer gibt es Wiederholungen; sehen Sie im Juli noch einmal nach, wenn Sendungen des Vorjahrs zurückkehren.',
      },
    ],
    meta_title: 'Anleitung: france.tv nach Frist und Thema',
    meta_description:
      'Sammlungen finden, „Disponible jusqu’au“ lesen, Untertitel und Hörfassung mitnehmen: Dokumentationen aus france.tv, im Rahmen des Erlaubten.',
  },
  joyn_downloader: {
    title: 'Joyn: lange Shows sehen, wann es Ihnen passt',
    intro:
      'Shows bei Joyn beginnen um Viertel nach acht und enden um Mitternacht. Eine gespeicherte Show beginnt, wenn Sie nach Hause kommen, und dauert ohne Werbung nur etwa halb so lang.',
    steps: [
      {
        title: 'Das Land wählen',
        text: 'Joyn gibt es in Deutschland, Österreich und der Schweiz. Melden Sie sich unter der Adresse Ihres Landes an; die Flagge am Fuß der Seite zeigt, welche Ausgabe Sie geöffnet haben. Das Konto selbst ist kostenlos, nur PLUS+ kostet etwas. Das Anmeldeformular ist für beides dasselbe.',
      },
      {
        title: 'In die Mediathek gehen',
        text: 'Auf der Startseite laufen die Livesender sofort mit Ton. Über den Menüpunkt „Mediathek“ kommen Sie zu ganzen Folgen, geordnet nach Serien, Shows, Filmen, Sport und Kindern. Ein kleines Plus auf dem Bild bedeutet PLUS+; ohne dieses Symbol ist der Titel kostenlos.',
      },
      {
        title: 'Die Staffel öffnen',
        text: 'Shows sind nach Staffel und Folge nummeriert: „Staffel 20, Folge 5“. Wo die Nummern nicht helfen, hilft das Datum. Schalten Sie im Programm „Nur ganze Folgen“ ein, dann verschwinden die hundert Ausschnitte mit den besten Momenten und damit auch alle Spoiler.',
      },
      {
        title: 'Markieren und speichern',
        text: 'Beginnen Sie mit kostenlosen Folgen, denn nach einiger Zeit gibt es sie oft nur noch mit PLUS+. Eine Abendshow dauert ohne Werbung etwa zwei Stunden und zehn Minuten, in 720p sind das zwei Gigabyte. Lassen Sie nach „Herunterladen“ lieber einen Download laufen als drei gleichzeitig.',
      },
      {
        title: 'Die Dauer prüfen',
        text: 'Achten Sie am Ende auf die Dauer. Eine mit vier Stunden angekündigte Show, die nur 130 Minuten lang ist, ist trotzdem vollständig: Der Rest war Werbung. Wenn Sie ganz sicher sein wollen, sehen Sie sich den Schluss an: Steht dort jemand im Konfetti, fehlt nichts.',
      },
    ],
    hints: [
      {
        title: 'Vorab zu sehen',
        text: 'Mit PLUS+ gibt es manche Serie eine Woche vor der Ausstrahlung. Ein kleines Symbol kennzeichnet sie, daneben steht das Datum, ab dem alle sie sehen dürfen.',
      },
      {
        title: 'Zugaben aus Österreich',
        text: 'Joyn in Österreich enthält Sendungen mehrerer dortiger Sender, die der deutschen Ausgabe fehlen. Die Schweizer Ausgabe hat wiederum eigene Shows.',
      },
      {
        title: 'Inhalte anderer Sender',
        text: 'Dokumentationen und Magazine anderer Sender finden sich über die Suche. Wie lange sie verfügbar sind, entscheiden diese Sender und nicht Joyn.',
      },
      {
        title: 'Sketche sammeln',
        text: 'Ältere Comedy von Sat.1 und ProSieben bleibt lange und braucht wenig Platz. Zwanzig Folgen sind ein bis zwei Gigabyte. Für eine Bahnfahrt mit vielen Tunneln eignen sie sich besser als eine Show.',
      },
    ],
    questions: [
      {
        question: 'Brauche ich für kostenlose Titel ein Konto?',
        answer: 'Ja, meistens verlangt Joyn inzwischen eines; es kostet nichts.',
      },
      {
        question: 'Kann ich eine Show speichern, während sie läuft?',
        answer:
          'Nein. Sie erscheint später in der Nacht in der Mediathek, live gesendete Quizshows am nächsten Morgen.',
      },
      {
        question: 'Warum gibt es von meiner amerikanischen Lieblingsserie nur Clips?',
        answer:
          'Bei gekauften Serien hat Joyn oft kein Recht, ganze Folgen auf Abruf zu zeigen. Sie laufen dann vielleicht bei dem Dienst, der die Streamingrechte hat; ein kurzer Blick auf dessen Seite klärt das.',
      },
      {
        question: 'Ich bezahle PLUS+ über meinen Mobilfunkvertrag. Zählt das?',
        answer:
          'Ja. Verknüpfen Sie es einmal in Ihrem Konto auf der Seite von Joyn und melden Sie sich dann mit derselben E-Mail in Tidemark Video an. Sind Titel mit Pluszeichen noch gesperrt, melden Sie sich ab und wieder an.',
      },
      {
        question: 'Darf ich das Finale in unserem Verein zeigen?',
        answer:
          'Nein. Privat heißt: der eigene Haushalt und ein paar Freunde auf dem Sofa; eine Vorführung im Vereinsheim gilt rechtlich als öffentlich.',
      },
    ],
    meta_title: 'Anleitung: Shows aus Joyn in Ruhe nachholen',
    meta_description:
      'Mediathek öffnen, ganze Folgen filtern, PLUS+ erkennen: lange Shows von ProSieben und Sat.1 privat speichern, Schritt für Schritt.',
  },
  rtl_plus_downloader: {
    title: 'RTL+: Dailys, Reality und VOX übersichtlich sortieren',
    intro:
      'Bei RTL+ gibt es viele Folgen schon vor der Ausstrahlung im Fernsehen. Ein gut sortierter Ordner bewahrt Sie davor, den Donnerstag vor dem Mittwoch zu sehen und zu früh zu erfahren, wer den Dschungel verlassen musste.',
    steps: [
      {
        title: 'Bei RTL+ anmelden',
        text: 'Die Tarife unterscheiden sich darin, wie viel Werbung läuft und wie viele Streams gleichzeitig möglich sind. Manche Mobilfunk- und Internetverträge enthalten einen davon; aktivieren Sie ihn zuerst auf der Seite des Anbieters. In Tidemark Video erscheint das gewohnte Anmeldeformular, danach wählen Sie ein Profil; auch eines für Kinder ist dabei.',
      },
      {
        title: 'Die Staffel finden',
        text: 'Suchen Sie das Format und öffnen Sie „Staffeln“ oder „Jahre“. Bei Reality-Formaten stehen dort alle Folgen samt Wiedersehen. Dailys sind nach Monaten gruppiert, was bei achttausend Folgen hilft: Wählen Sie das Jahr, dann „März“, und zwanzig Folgen bleiben übrig.',
      },
      {
        title: 'Auf die Reihenfolge achten',
        text: 'Jede Folge hat Nummer und Datum; bei Vorabfolgen liegt das Datum in der Zukunft. Nehmen Sie beides in den Dateinamen auf, die Nummer zuerst. Im Dschungelcamp zählt eine Nacht als Tag; „Tag 5“ steht im Titel, lassen Sie es dort stehen.',
      },
      {
        title: 'Untertitel hinzufügen',
        text: 'Deutsche Untertitel gibt es für einen großen Teil des Programms, erkennbar an „UT“. Nehmen Sie sie als Datei. Wenn in der Villa drei Leute durcheinanderschreien, kommt man nur so mit, und Sie können später suchen, wer was über wen gesagt hat.',
      },
      {
        title: 'Herunterladen und wöchentlich aufräumen',
        text: 'Eine Nacht im Camp dauert etwa neunzig Minuten und belegt in 720p anderthalb Gigabyte; sechzehn Nächte sind vierundzwanzig. Laden Sie am Morgen, wenn die Folge vollständig online ist. Löschen Sie nach jedem Wochenende, was Sie gesehen haben, lassen Sie aber die letzte Datei stehen, damit die Zählung weiterläuft.',
      },
    ],
    hints: [
      {
        title: 'Mehr als Video',
        text: 'RTL+ hat in manchen Tarifen Musik, Podcasts und Hörbücher angeboten. Sie gehören nicht zu diesem Produkt, auch wenn sie in derselben Suche stehen.',
      },
      {
        title: 'Alte Dailys',
        text: 'Aus den frühen Jahren der täglichen Serien gibt es Hunderte von Folgen. Sichern Sie sie besser nach Handlungsbögen als nach Jahren; Fanseiten nennen die erste und die letzte Nummer.',
      },
      {
        title: 'Kurze und lange Fassung',
        text: 'Wiederholungen am Tag sind manchmal kürzer als die Sendung in der Nacht. Haben zwei Zeilen dasselbe Datum, ist die längere die Erstausstrahlung.',
      },
      {
        title: 'VOX hat einen anderen Rhythmus',
        text: 'Die VOX-Sendungen über Läden, Abendessen und Musik kommen wöchentlich oder täglich und bleiben etwa einen Monat. Laden Sie sie am besten auch am Sonntag. Kochduelle haben fünf Folgen pro Woche; speichern Sie immer die ganze Woche.',
      },
    ],
    questions: [
      {
        question: 'Kann ich Fußball der Europa League aufnehmen?',
        answer:
          'Live nicht. Zusammenfassungen und Aufzeichnungen können Sie speichern, wenn RTL+ sie auf Abruf anbietet. Sie bleiben nur wenige Tage, setzen Sie sie also an den Anfang der Warteschlange.',
      },
      {
        question: 'Ist RTL+ in Ungarn dasselbe?',
        answer:
          'Es hat denselben Namen, ist aber ein anderer Dienst mit einem anderen Konto. Weder Tarife noch unsere Lizenzen gelten für beide.',
      },
      {
        question: 'Eine Folge von morgen lässt sich schon heute abspielen. Darf ich sie speichern?',
        answer:
          'Ja, wenn sie zu Ihrem Tarif gehört, lässt sie sich auswählen. Behalten Sie das Ende aber für sich: Kollegen ohne diesen Tarif werden es Ihnen danken.',
      },
      {
        question: 'Warum ist jetzt gesperrt, was letzte Woche kostenlos war?',
        answer:
          'Kostenlos sind Folgen bei RTL+ nur kurz, oft bis zur nächsten Ausstrahlung. Danach brauchen Sie wieder einen bezahlten Tarif.',
      },
      {
        question: 'Gilt die Adresse des alten TVNOW noch?',
        answer:
          'Sie führt zu RTL+. Damals angelegte Konten wurden mit ihrem Passwort übernommen; nur der Tarif heißt inzwischen anders.',
      },
    ],
    meta_title: 'Anleitung: RTL+ nach Folgennummern ordnen',
    meta_description:
      'Vorabfolgen erkennen, Monate öffnen, nach Nummer sortieren: GZSZ, Shows und VOX-Reihen aus RTL+ der Reihe nach und privat nachholen.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer: Boxsets, Untertitel und Fristen',
    intro:
      'Diese Anleitung ist für alle mit britischer TV-Lizenz. Am Beispiel eines Dramas in sechs Teilen zeigt sie, wie Sie Fristen erkennen und Untertitel mitnehmen. Am Freitagabend bereiten Sie alles vor, und am Samstag stört es nicht mehr, dass das Ferienhaus keinen Empfang hat.',
    steps: [
      {
        title: 'Am BBC-Konto anmelden',
        text: 'Der iPlayer funktioniert nur im Vereinigten Königreich und fragt, ob Sie eine TV-Lizenz haben. Antworten Sie wahrheitsgemäß; die Lizenz der Wohnung gilt auch für einen Laptop, der anderswo im Akkubetrieb läuft. Ein Kinderkonto zeigt nur, was zum Alter passt, nehmen Sie also Ihr eigenes.',
      },
      {
        title: 'Die Seite der Sendung öffnen',
        text: 'Suchen Sie den Titel und wählen Sie „Series“ statt einer einzelnen Folge. Unter jeder Folge steht „Available for 11 months“ oder Ähnliches, das ist Ihre Frist. Gelten verschiedene Daten, verschwindet die erste Folge vor der letzten, und Sie laden besser heute alle sechs.',
      },
      {
        title: 'Die Fassung wählen',
        text: 'Fassungen mit Audiodeskription und Gebärdensprache sind eigene Einträge, erkennbar an AD und SL. Sie stehen unter den gewöhnlichen und sind genauso lang, was zu Verwechslungen einlädt. Kreuzen Sie sechs Folgen derselben Fassung an, sonst beschreibt Ihnen in jeder Szene eine Stimme, was zu sehen ist.',
      },
      {
        title: 'Die Untertitel behalten',
        text: 'Die BBC-Untertitel unterscheiden die Sprecher nach Farben: Weiß, Gelb, Cyan, Grün. Speichern Sie sie als formatierte Datei, wenn Sie die Farben behalten wollen, als SRT für einen alten Fernseher. Sie sind sorgfältig gemacht und geben jedes Gemurmel aus Yorkshire wieder.',
      },
      {
        title: 'Folgen in einem Ordner speichern',
        text: 'Nehmen Sie Serie, Jahr und Folge in den Dateinamen auf und speichern Sie alle sechs Dateien in einem Ordner. In 720p belegen sechs Stunden fünf bis sechs Gigabyte. Hören Sie zur Probe eine Minute in Folge sechs hinein, ohne hinzusehen, und packen Sie das Ladegerät ein.',
      },
    ],
    hints: [
      {
        title: 'Hinweise und PIN',
        text: 'Bei Sendungen nach 21 Uhr steht ein Hinweis zum Inhalt. Ist eine Elternsperre eingerichtet, geben Sie deren PIN im Programm einmal ein.',
      },
      {
        title: 'Schätze im Archiv',
        text: 'Die Kategorie „Archive“ enthält Filme und Reihen, die jahrelang bleiben. Damit eilt es nicht; heben Sie sie für einen verregneten August auf.',
      },
      {
        title: 'Landesteile und Regionen',
        text: 'Comedy aus Schottland und Drama auf Walisisch oder Gälisch haben eigene Seiten, meist mit englischen Untertiteln. Zuschauern in London werden sie selten empfohlen.',
      },
      {
        title: 'Neue Serien auf einmal',
        text: 'Steht in der Ankündigung „boxset“, sind nach der ersten Ausstrahlung alle Folgen online. Die Zeitungen verraten das Ende dann Wochen, bevor BBC One es zeigt. Wer sich überraschen lassen will, speichert alles gleich am ersten Abend.',
      },
    ],
    questions: [
      {
        question: 'Der iPlayer hat eigene Downloads. Wozu dieses Programm?',
        answer:
          'Die Downloads gibt es nur in den Apps für Telefon und Tablet, und sie laufen ab. Auf einem Laptop brauchen Sie einen anderen Weg; die Regeln sind dieselben.',
      },
      {
        question: 'Ist BBC Sounds dabei?',
        answer: 'Nein, nur der iPlayer. Viele Radiosendungen gibt es als Podcast.',
      },
      {
        question: 'Kann ich das Boxset mit in den Urlaub nach Frankreich nehmen?',
        answer:
          'Der iPlayer selbst funktioniert dort nicht. Was Sie zu Hause gespeichert haben, dürfen Sie privat ansehen, solange die Bedingungen der BBC und das Gesetz es erlauben; prüfen Sie beides vor der Reise.',
      },
      {
        question: 'Warum fehlt ein Film, den ich zu Weihnachten gesehen habe?',
        answer:
          'Spielfilme kauft die BBC nur für einige Wochen rund um die Ausstrahlung. Beim nächsten Sendetermin sind sie wieder da, meist an den nächsten Feiertagen.',
      },
      {
        question: 'Sport wird auch angezeigt. Kann ich ihn auswählen?',
        answer:
          'Sendungen mit Zusammenfassungen ja. Ganze Spiele bleiben einen Tag oder weniger, Liveübertragungen werden gar nicht gespeichert.',
      },
    ],
    meta_title: 'Anleitung: BBC iPlayer, Fristen und Untertitel',
    meta_description:
      'TV-Lizenz, „Available for“, Audiodeskription und Untertitel: So nutzen Sie den BBC iPlayer am Computer im Rahmen seiner Regeln.',
  },
  itvx_downloader: {
    title: 'ITVX: Soaps und Dramen für einen Flug vorbereiten',
    intro:
      'Auf dem Flug von Gatwick nach Teneriffa haben Sie Zeit für sechs Folgen einer Soap oder für ein ganzes Drama. So laden Sie eines von beiden aus ITVX, während Sie noch den Koffer packen.',
    steps: [
      {
        title: 'Kostenlos oder mit Premium anmelden',
        text: 'Meist genügt das kostenlose Konto, für das Sie Name, E-Mail-Adresse und Postleitzahl angeben. Mit Premium kommen britische Boxsets dazu, und die Werbung entfällt. Im Programm sehen Sie dieselbe Startseite, mit „Categories“ am oberen Rand und einer Suche, die auch Tippfehler versteht.',
      },
      {
        title: 'Die Soap-Folgen der Woche markieren',
        text: 'Neuere Folgen bleiben etwa einen Monat. Öffnen Sie Coronation Street oder Emmerdale, die neueste Folge steht mit Datum an erster Stelle. Kreuzen Sie alles seit dem letzten Flug an; einstündige Sonderausgaben erkennen Sie an der doppelten Dauer. Was Sie schon haben, ist markiert.',
      },
      {
        title: 'Oder ein Drama wählen',
        text: 'Unter „Full Series“ steht, was vollständig ist. Britische Dramen haben meist drei, vier oder sechs Folgen von 47 Minuten. Das ist genau richtig für vier Stunden in der Luft. Steht bei Folge zwei „Premium“, klären Sie das, bevor Sie zum Flughafen fahren.',
      },
      {
        title: 'Untertitel mitnehmen',
        text: 'Neben den Triebwerken versteht man kaum ein Wort. Englische Untertitel helfen auch Muttersprachlern, und wenn hinter Ihnen ein Baby schreit, geht es gar nicht ohne. Nehmen Sie sie für den Laptop als eigene Datei, für den einfachen Player eines Tablets fest im Bild.',
      },
      {
        title: 'Dateien kopieren und einsteigen',
        text: 'Kopieren Sie MP4-Dateien in 720p aufs Tablet. Sechs Soap-Folgen belegen zwei Gigabyte, ein Drama drei. Starten Sie jede Datei einmal im Flugmodus, laden Sie den Akku voll auf und senken Sie die Helligkeit. Dann macht Ihnen auch eine Verspätung am Gate nichts mehr aus.',
      },
    ],
    hints: [
      {
        title: 'Frühe Veröffentlichung',
        text: 'Soaps erscheinen bei ITVX am Morgen ihres Tages, und manche Dramen stehen vollständig da, bevor ITV1 sie zeigt. Wer Folgen für den nächsten Flug sammelt, muss also nicht bis zum Abend warten.',
      },
      {
        title: 'Zuschauer von STV',
        text: 'Im größten Teil Schottlands laufen die Sendungen von ITV auf dem STV Player, einem eigenen Dienst mit anderem Konto.',
      },
      {
        title: 'Zwanzig Jahre Ermittler',
        text: 'Lange Krimireihen bestehen aus Filmen von neunzig Minuten. Einer für den Hinflug und einer für den Rückflug, das passt genau.',
      },
      {
        title: 'Reality-Shows mit Talk danach',
        text: 'Zu Shows von der Insel oder aus dem Dschungel gehört meist eine Talksendung. In der Liste sind das getrennte Reihen; markieren Sie beide nach Datum, wenn Sie sie verfolgen.',
      },
      {
        title: 'Ein zweiter Ordner für Kinder',
        text: 'Bei ITVX Kids gibt es Zeichentrickfolgen von elf Minuten. Auf einem eigenen Gerät sorgen sie zwei Stunden lang für Ruhe am Fensterplatz. Kopfhörer mit begrenzter Lautstärke gehören in dieselbe Tasche wie das Gerät, ebenso das Kabel.',
      },
    ],
    questions: [
      {
        question: 'Lassen sich Quizshows speichern?',
        answer:
          'Ja, wenn ITVX die Folgen auf Abruf anbietet. Tägliche Shows verschwinden nach einigen Wochen, Promi-Ausgaben für einen guten Zweck etwas später.',
      },
      {
        question: 'Warum kann ich einen amerikanischen Film nicht herunterladen?',
        answer:
          'Weil ITVX ihn mit Ihrem Konto am Computer nicht abspielt oder nur live zeigt. Rechte an amerikanischen Filmen sind oft auf die Ausstrahlung beschränkt.',
      },
      {
        question: 'Mein Flug geht in drei Stunden. Was schaffe ich noch?',
        answer:
          'Nehmen Sie eine Dramaserie in niedriger Auflösung und sonst nichts. Vier Folgen in 480p bleiben unter einem Gigabyte und sind mit den meisten Anschlüssen in wenigen Minuten geladen; zwei Downloads gleichzeitig wären nicht schneller.',
      },
      {
        question: 'Ist BritBox dasselbe wie Premium?',
        answer:
          'Im Vereinigten Königreich ist der Katalog in ITVX Premium aufgegangen. Im Ausland ist BritBox ein eigener Dienst und hier nicht enthalten.',
      },
    ],
    meta_title: 'Anleitung: ITVX-Soaps und Dramen für den Flug',
    meta_description:
      'Die Woche der Soap oder ein ganzes Drama, mit Untertiteln auf dem Tablet: So bereiten Zuschauer in Großbritannien ITVX privat vor.',
  },
  channel_4_downloader: {
    title: 'Channel 4: Walter Presents und Film4 entdecken',
    intro:
      'Walter Presents zeigt handverlesene Serien aus aller Welt, Film4 zeigt vor allem britisches Kino. Bei den Serien haben Sie viel Zeit, bei den Filmen oft nur wenige Tage. Was Sie über diese beiden Bereiche von Channel 4 wissen müssen, lesen Sie hier.',
    steps: [
      {
        title: 'Registrieren',
        text: 'Für den Dienst genügt ein kostenloses Konto mit britischer Postleitzahl. Mit Channel 4+ entfällt der größte Teil der Werbung. Melden Sie sich in Tidemark Video an; nach der Frage zu Cookies erscheint die Startseite, und über „Categories“ kommen Sie schneller ans Ziel.',
      },
      {
        title: 'Zu Walter Presents gehen',
        text: 'Hier finden Sie Serien von Dänemark bis Argentinien, fast alle vollständig und in der Originalsprache mit englischen Untertiteln. Auf jeder Seite stehen das Land, die Zahl der Teile und ein Satz von Walter Iuzzolino, der die Serie ausgesucht hat. Lesen Sie drei Beschreibungen, öffnen Sie eine Serie und sehen Sie sich zwanzig Minuten an, bevor Sie den Rest herunterladen.',
      },
      {
        title: 'Bei Film4 nachsehen',
        text: 'Filme wechseln schnell. Auf der Seite steht, wie viele Tage bleiben, und „6 days left“ ist wörtlich gemeint. Unabhängige britische Filme kehren im Abstand einiger Monate wieder; ein koreanischer Thriller ist hier vielleicht einmal zu sehen und nie mehr.',
      },
      {
        title: 'Auf die Untertitel achten',
        text: 'Bei fremdsprachigen Dramen sind sie oft Teil des Bildes. Das Feld „Untertitel“ zeigt, ob es sie auch als eigene Spur gibt; ist es leer, spielen Sie eine Szene an und sehen auf den unteren Bildrand. Was dort eingeblendet wird, steht auch in Ihrer Datei.',
      },
      {
        title: 'In der richtigen Reihenfolge laden',
        text: 'Zuerst Filme, nach dem letzten Tag sortiert, dann das Drama als Ganzes. Acht Folgen von fünfzig Minuten sind in 720p etwa sechs Gigabyte. Ist alles heruntergeladen, ordnen Sie nach Ländern: Eine Sammlung, die mit Belgien beginnt, hat ihren eigenen Reiz.',
      },
    ],
    hints: [
      {
        title: 'Comedy für zwischendurch',
        text: 'Alte Comedys bleiben bei Channel 4 jahrelang verfügbar. Damit lassen sich gut die letzten Gigabyte füllen.',
      },
      {
        title: 'Fassungen in Gebärdensprache',
        text: 'Sie haben eigene Einträge und erscheinen manchmal später als die Erstausstrahlung; das Datum führt dann in die Irre.',
      },
      {
        title: 'Originaltitel',
        text: 'Walter gibt fast allem englische Namen. Notieren Sie den eigentlichen aus dem Abspann, wenn Sie anderswo über die Serie lesen möchten.',
      },
      {
        title: 'Wöchentliche Wettbewerbe',
        text: 'Die Backshow im Zelt und das Quiz des Jahres sind noch am selben Abend online. Sie bleiben während der ganzen Staffel und ein wenig länger.',
      },
      {
        title: 'Reportagen',
        text: 'Recherchen werden wegen eines Prozesses manchmal zurückgezogen und später wieder eingestellt. Eine Lücke in ihrer Liste ist selten ein Fehler des Programms. Notieren Sie Titel und Tag der Ausstrahlung, dann finden Sie den Film später wieder.',
      },
    ],
    questions: [
      {
        question: 'Gibt es „All 4“ noch?',
        answer: 'Der Name wurde 2023 aufgegeben; es ist derselbe Dienst.',
      },
      {
        question: 'Kann ich E4 und More4 speichern?',
        answer: 'Ja, ihre Sendungen stehen im selben Katalog, soweit es sie auf Abruf gibt.',
      },
      {
        question: 'Brauche ich dafür eine TV-Lizenz?',
        answer:
          'Für Titel auf Abruf brauchen Sie bei Channel 4 nach heutigen Regeln keine, für den Livestream schon. Auf der Seite von TV Licensing steht es in einem Absatz.',
      },
      {
        question: 'Staffel zwei meiner dänischen Serie fehlt. Kommt sie?',
        answer:
          'Walter Presents kauft Staffeln einzeln und kündigt sie zuerst im Newsletter an. Solange sie nicht auf der Seite steht, gibt es nichts zu speichern.',
      },
      {
        question: 'Darf ich einen gespeicherten Film meinem Lesekreis leihen?',
        answer:
          'Nein. Empfehlen Sie ihn stattdessen mit seinem letzten Tag: Der Dienst ist kostenlos, und jedes Mitglied kann ihn dort selbst sehen.',
      },
    ],
    meta_title: 'Anleitung: Channel 4 und Walter Presents',
    meta_description:
      'Walter Presents entdecken, bei Film4 auf den letzten Tag achten, Untertitel erkennen: Serien und Filme aus Channel 4 privat speichern.',
  },
  raiplay_downloader: {
    title: 'RaiPlay: Serien, Archivschätze und italienische Untertitel',
    intro:
      'Neben den Serien der letzten Woche bietet RaiPlay siebzig Jahre italienisches Fernsehen. Eine Anleitung für Italiener mit Erinnerungen und für alle, die mit etwas Geduld die Sprache lernen.',
    steps: [
      {
        title: 'Kostenlos registrieren',
        text: 'Manche Sendungen laufen ohne Konto, für die meisten brauchen Sie eines. E-Mail und Geburtsdatum genügen. Melden Sie sich im Programm an; die Seite ist durchweg italienisch, und die drei Striche oben links öffnen das Menü mit „Fiction“, „Film“, „Documentari“ und „Teche Rai“.',
      },
      {
        title: '„Teche Rai“ öffnen',
        text: 'Varieté, Interviews und Fernsehromane seit der Schwarz-Weiß-Zeit sind dort nach Jahrzehnten und Namen gesammelt. Ein Abend mit Mina oder eine Literaturverfilmung der Sechziger besteht aus einzelnen „puntate“. Beginnen Sie mit einer einzigen, denn fünfundvierzig Minuten Fernsehen aus dem Jahr 1967 erzählen in einem ganz anderen Tempo als heute.',
      },
      {
        title: 'Oder die neue Fiction nehmen',
        text: 'Serien wie ein Krimi aus Sizilien oder eine Arztserie aus Turin sind nach Staffeln geordnet, zum Beispiel „Stagione 3“. Auf Rai 1 kann ein Teil ein Film von hundert Minuten sein, anderswo laufen zwei Folgen von je fünfzig Minuten hintereinander. An der Dauer erkennen Sie, was Sie vor sich haben.',
      },
      {
        title: 'Auf die Rechte achten',
        text: 'Steht beim Titel „Disponibile fino al“, ist er eingekauft, und das Datum zählt. Ohne diesen Hinweis bleibt er bis auf Weiteres. Setzen Sie befristete Titel an die Spitze der Warteschlange; was im Archiv steht, können Sie auch morgen noch laden.',
      },
      {
        title: 'Mit Untertiteln speichern',
        text: 'Italienische Untertitel gibt es zu einem großen Teil der Fiction, und für Lernende sind sie ausgezeichnet. Kreuzen Sie sie als SRT an, wählen Sie die Größe, die die Quelle wirklich hat, und klicken Sie auf „Herunterladen“. Eine alte Show braucht weniger als ein halbes Gigabyte je Stunde.',
      },
    ],
    hints: [
      {
        title: 'Sanremo nach Abenden oder Liedern',
        text: 'Das Festival ist nach Abenden und nach Liedern geschnitten. Entscheiden Sie sich für eines von beiden, sonst speichern Sie alles doppelt.',
      },
      {
        title: 'Bild seiner Zeit',
        text: 'Archivaufnahmen haben eine niedrige Auflösung. Größer gespeichert belegen sie nur mehr Platz, und ein schwarzer Balken am Rand ist kein Fehler.',
      },
      {
        title: 'Rai Cultura und Rai Storia',
        text: 'Lektionen über Dante, Olivetti oder die Flut von Florenz sind kurz, nicht befristet und ideal, um sich einzuhören.',
      },
      {
        title: 'Original oder Italienisch',
        text: 'Ausländische Serien werden aus Tradition synchronisiert. Wo „lingua originale“ angeboten wird, ist sie eine zweite Tonspur und passt neben die erste in eine MKV-Datei. Sehen Sie im Feld „Ton“ nach, bevor Sie eine ganze Staffel markieren.',
      },
    ],
    questions: [
      {
        question: 'Kann ich RaiPlay außerhalb Italiens nutzen?',
        answer:
          'Teilweise. Eigene Sendungen der Rai laufen oft auch im Ausland, Filme und Serien meist nicht.',
      },
      {
        question: 'Wie steht es mit RaiPlay Sound?',
        answer: 'Radio und Podcasts haben eine eigene App der Rai und gehören nicht hierher.',
      },
      {
        question: 'Wie finde ich eine Sendung, von der ich nur den Moderator kenne?',
        answer:
          'Geben Sie den Nachnamen in die Suche von RaiPlay ein und filtern Sie nach „Programmi“. Die Archivseiten nennen Besetzung und Jahr, und von einem Abend führt ein Link zur ganzen Reihe.',
      },
      {
        question: 'Darf ich gespeicherte Interviews in einer Schularbeit verwenden?',
        answer:
          'Einen Satz mit Quellenangabe zu zitieren ist üblich. Für Bilder brauchen Sie die Zustimmung der Rai. Geht es um gewerbliche Zwecke, schreiben Sie an die zuständige Stelle der Teche.',
      },
      {
        question: 'Warum gibt es von einer alten Reihe nur Teil zwei und fünf?',
        answer:
          'Magnetbänder waren teuer und wurden deshalb oft überspielt. Was bei RaiPlay fehlt, gibt es meist auch im Archiv der Rai nicht mehr.',
      },
    ],
    meta_title: 'Anleitung: RaiPlay mit Archiv und Untertiteln',
    meta_description:
      'Fiction finden, Teche durchsuchen, Fristen lesen, italienische Untertitel einschalten: RaiPlay Schritt für Schritt für private Abende.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity: ganze Folgen statt Clips',
    intro:
      'Mediaset stellt Shows von Canale 5 in mehreren Teilen bereit und türkische Serien in halben Folgen. Hier lesen Sie, wo die ganzen Folgen stehen und wie Sie Teile wieder verbinden. Mehr als zehn Minuten am Abend brauchen Sie dafür nicht.',
    steps: [
      {
        title: 'Anmelden',
        text: 'Für die Wiederholungen genügt ein kostenloses Konto; ein früher über Facebook oder Apple angelegtes gilt weiter. Infinity+ ist ein Zusatzabo mit Filmen und Serien, erkennbar am Plus auf dem Bild. Unter den Livekanälen der Startseite führen „Programmi“ und „Fiction“ weiter.',
      },
      {
        title: '„Puntate intere“ finden',
        text: 'In den ersten Reihen stehen nur Clips mit den besten Augenblicken, mit Tränen und Streit. Ganze Ausgaben stehen darunter nach Datum. Im Programm erspart Ihnen der Filter für ganze Folgen das Scrollen: Aus zweihundert Zeilen werden zwölf.',
      },
      {
        title: 'Nachsehen, wie eine Serie geschnitten ist',
        text: 'Türkische Serienfolgen dauern im Original zwei Stunden und laufen in Italien in Teilen von vierzig bis fünfzig Minuten. „Episodio 61, parte 2“ entspricht daher nicht der Folge 61 auf anderen Seiten. Nummerieren Sie wie Mediaset und richten Sie sich nicht nach Fanseiten.',
      },
      {
        title: 'Verbinden, was zusammengehört',
        text: 'Der erste und der zweite Teil eines Abends können eine Datei werden: Markieren Sie beide und stimmen Sie dem Verbinden zu. Eine Abendshow von drei Stunden hat in 720p etwa drei Gigabyte. Tägliche Kurzfolgen von zehn Minuten verbinden Sie besser wochenweise.',
      },
      {
        title: 'Für jede Sendung einen Ordner anlegen',
        text: 'Das Muster Sender, Name, Datum hat sich bewährt. Starten Sie die Warteschlange am Morgen, wenn die Sendungen der Nacht vollständig online sind, und sehen Sie am Nachmittag in den letzten Teil hinein: Wünscht das Studio eine gute Nacht, fehlt nichts.',
      },
    ],
    hints: [
      {
        title: 'Späte Uploads',
        text: 'Lange Shows sind erst am nächsten Morgen abrufbar. Schauen Sie also nach dem Frühstück in die Liste und nicht schon um Mitternacht.',
      },
      {
        title: 'Filme bei Infinity+',
        text: 'Sie haben italienischen Ton und oft auch das Original. Beide Tonspuren passen in eine MKV-Datei, und der letzte Tag eines Films steht unter seiner Zusammenfassung.',
      },
      {
        title: 'Andere Sendezeiten im Sommer',
        text: 'Ab Juni laufen Soaps zu anderen Zeiten oder sind doppelt so lang. Die Datumsangaben stimmen weiter, nur der Rhythmus ändert sich.',
      },
      {
        title: 'Reality in drei Formen',
        text: 'Abendshow, Tageszusammenfassung und Livekamera sind drei Einträge. Die letzte Zusammenfassung vor der Show zeigt die ganze Woche in einer halben Stunde.',
      },
      {
        title: 'Als neu beworben',
        text: '„Prima TV“ bezeichnet die erste Ausstrahlung in Italien. Alles ohne diesen Zusatz kann eine Wiederholung mit frischem Datum sein; vergleichen Sie den Folgentitel. Im Sommer besteht beinahe der ganze Abend aus solchen Wiederholungen.',
      },
    ],
    questions: [
      {
        question: 'Gibt es eine spanische Ausgabe?',
        answer:
          'Ja, Mediaset Infinity in Spanien ist ein eigener Dienst mit anderem Konto und anderen Sendungen und gehört nicht zu diesem Produkt.',
      },
      {
        question: 'Bekomme ich die Reality-Staffel vom letzten Jahr?',
        answer:
          'Ja, wenn Mediaset sie noch anbietet. Von vielen Formaten bleibt die letzte Staffel stehen, bis die nächste beginnt.',
      },
      {
        question: 'Eine Folge beginnt mit fünf Minuten, die ich schon kenne. Ist das doppelt?',
        answer:
          'Nein, das ist der Rückblick, der in den italienischen Ausgaben besonders lang ist. Sie können ihn überspringen; abschneiden lässt er sich nicht, ohne die folgende Szene zu treffen.',
      },
      {
        question: 'Gibt es Untertitel?',
        answer:
          'Ja, zu einem Teil der Fiction und zu Filmen gibt es italienische Untertitel. Talkshows haben in der Regel keine; das Feld bleibt dann leer.',
      },
      {
        question: 'Gilt ein Abo, das ich am Fernseher gekauft habe?',
        answer:
          'Ja, sobald es mit einer E-Mail-Adresse verknüpft ist und Sie sich damit auf der Webseite anmelden können.',
      },
    ],
    meta_title: 'Anleitung: Mediaset Infinity, ganze Folgen',
    meta_description:
      '„Puntate intere“ finden, geteilte Abende verbinden, türkische Serien richtig zählen: Shows und Serien aus Mediaset Infinity privat speichern.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+: spanische Originale in zwei Sprachen',
    intro:
      'Spanische Originale und ausländische Serien mit zwei Tonspuren: eine Anleitung für alle, die gern beides hören. Als Beispiele dienen ein französischer Thriller und eine spanische Serie in sechs Teilen.',
    steps: [
      {
        title: 'Anmelden',
        text: 'Die Seite ist für Movistar-Kunden und für alle anderen Abonnenten dieselbe; die einen melden sich mit Telefon- oder Ausweisnummer an, die anderen mit ihrer E-Mail-Adresse. Wählen Sie Ihr Profil, dann erscheint die Startseite mit „Inicio“, „Series“, „Cine“ und „Deportes“.',
      },
      {
        title: 'Den Titel wählen',
        text: 'Unter „Originales“ stehen die Eigenproduktionen: kurze Serien in sechs Teilen, viele von Filmregisseuren, vom ersten Tag an vollständig oder in zwei Hälften. Den Thriller finden Sie über das Genre. Die Detailseite nennt Jahr, Land und den letzten Tag, an dem der Titel verfügbar ist.',
      },
      {
        title: 'Zwei Tonspuren auswählen',
        text: '„VO“ und Spanisch sind getrennte Spuren. Kreuzen Sie beide an, dazu spanische Untertitel für das Original und, wo vorhanden, die der Originalsprache. Daraus wird eine MKV-Datei, in der Sie per Tastendruck zwischen Französisch und Spanisch wechseln; für ein Tablet nehmen Sie MP4 mit der Tonspur, die Ihnen lieber ist.',
      },
      {
        title: '„Últimos 7 días“ ansehen',
        text: 'Dort steht nach Sender und Uhrzeit, was in der vergangenen Woche lief. Late-Night, ein Konzert, eine Golfrunde: Markieren Sie es rechtzeitig, denn genau nach einer Woche verschwindet die Sendung.',
      },
      {
        title: 'Herunterladen und Tonspuren vergleichen',
        text: 'Starten Sie die Warteschlange. Hören Sie am Ende denselben Satz in beiden Tonspuren an. Ist eine davon nicht lippensynchron, nehmen Sie den Titel aus dem Katalog statt aus den letzten sieben Tagen, in denen Filme so stehen, wie der Sender sie ausgestrahlt hat.',
      },
    ],
    hints: [
      {
        title: 'Aufzeichnungen von Spielen',
        text: 'Ganze Spiele bleiben wenige Tage. Die Dateinamen zeigen die Mannschaften und lassen das Ergebnis weg.',
      },
      {
        title: 'Katalanisch, Baskisch, Galicisch',
        text: 'Einige Serien und Filme haben eine solche Tonspur. Sie ist mit dem Kürzel der Sprache benannt: ca, eu, gl.',
      },
      {
        title: 'Zwei Auflösungen eines Films',
        text: 'Filme gibt es mitunter in HD und in einer Fassung für größere Bildschirme. Am Computer lässt sich die zweite oft nicht abspielen; das Feld „Qualität“ zeigt es.',
      },
      {
        title: 'Filmreihen zu einem Thema',
        text: 'Movistar zeigt gern Themenreihen: eine Regisseurin, ein Jahrzehnt, ein Genre, einen Monat lang. Jede Reihe hat eine eigene Seite, und ihre Filme verschwinden alle am selben Abend.',
      },
      {
        title: 'Dokumentationen über Musik und Sport',
        text: 'Sie sind Eigenproduktionen und bleiben jahrelang. In der Warteschlange können sie immer hinten stehen. Heben Sie sie sich für einen Abend auf, an dem sonst nichts drängt.',
      },
    ],
    questions: [
      {
        question: 'Zählen Partnerdienste aus meinem Paket?',
        answer:
          'Nein, sie haben eigene Seiten, und Sie brauchen dafür ein eigenes Produkt, auch wenn die Rechnung von Movistar kommt.',
      },
      {
        question: 'Kann ich der Late-Night täglich folgen?',
        answer: 'Ja, die Folgen stehen ab dem nächsten Morgen auf Abruf.',
      },
      {
        question: 'Ich lese „Disfruta en el descodificador“. Was heißt das?',
        answer:
          'Diesen Titel gibt es nur über den Decoder. Das hängt vom Vertrag ab, und was die Webseite nicht abspielt, lässt sich auch im Programm nicht auswählen.',
      },
      {
        question: 'Spielt die Aufnahmefunktion von Movistar eine Rolle?',
        answer:
          '„Mis grabaciones“ liegt bei Movistar und nicht auf Ihrer Platte und hat eigene Fristen. Dieses Produkt liest Katalog und vergangene Tage, nicht jene Aufnahmen.',
      },
      {
        question: 'Kann ich im Urlaub in Portugal weitersehen?',
        answer:
          'Innerhalb der EU gilt ein bezahltes Abo auf Reisen eine Zeit lang weiter. Was Sie vorher zu Hause speichern, läuft dort auch ohne Verbindung.',
      },
    ],
    meta_title: 'Anleitung: Originale von Movistar Plus+',
    meta_description:
      '„Originales“ öffnen, zwei Tonspuren wählen, „Últimos 7 días“ lesen: spanische Serien aus Movistar Plus+ mit eigenem Zugang privat sichern.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV: gekauft, geliehen oder kostenlos?',
    intro:
      'Rakuten TV ist Shop und kostenloser Dienst zugleich. Für beides gelten verschiedene Regeln, verschaffen Sie sich also zuerst einen Überblick; das Herunterladen selbst geht dann schnell.',
    steps: [
      {
        title: 'Im eigenen Land anmelden',
        text: 'Der Dienst läuft in rund vierzig europäischen Ländern. Katalog und Sprache richten sich nach Ihrem Konto und nicht danach, wo Sie gerade sind. Öffnen Sie den Dienst in Tidemark Video und achten Sie auf die Flagge am unteren Rand, bevor Sie E-Mail und Passwort eingeben, denn mit einem zweiten Konto in einem anderen Land ist Ihre Sammlung leer.',
      },
      {
        title: '„Kostenlos“ öffnen',
        text: 'Die Filme dort finanzieren sich durch Werbung und kosten Sie nichts. Auf der Schaltfläche steht „Kostenlos ansehen“, bei den anderen ein Preis. Im selben Menü finden Sie auch Kanäle mit einem Programmplan; sie laufen live, dort lässt sich nichts auswählen.',
      },
      {
        title: 'Die eigene Sammlung öffnen',
        text: 'Unter Ihrem Namen stehen gekaufte Filme ohne Datum und Leihtitel mit den verbleibenden Stunden. Abgelaufene Leihtitel verschwinden. Was hier steht, dürfen Sie nutzen; beginnen Sie also auf dieser Seite und nicht in der Suche, in der alles gemischt ist.',
      },
      {
        title: 'Tonspur und Untertitel wählen',
        text: 'Die meisten Filme haben die Landessprache und das Original. Untertitel gibt es weniger als bei Abodiensten: meist eine Sprache, manchmal erzwungene für Schilder. Kreuzen Sie an, was Sie brauchen, und prüfen Sie die Größe. Bei einem in UHD gekauften Film sehen Sie hier auch, welche Auflösung der Computer wirklich erhält.',
      },
      {
        title: 'Drei Ordner für drei Arten von Titeln',
        text: 'Legen Sie drei Ordner an: kostenlos, gekauft, befristet. In den dritten kommen Leihtitel, mit Tag und Uhrzeit im Ordnernamen. Spielen Sie die Datei nach dem Herunterladen an zwei Stellen an; einen Leihtitel löschen Sie, wenn die Frist abläuft, so wie Sie eine Disc zurückgeben würden.',
      },
    ],
    hints: [
      {
        title: 'Die Leihfrist beginnt mit dem Abspielen',
        text: 'In der Regel können Sie 30 Tage lang mit dem Ansehen beginnen und haben danach 48 Stunden Zeit. Auch ein kurzer Test setzt diese Frist in Gang.',
      },
      {
        title: 'Ein Film, zwei Preise',
        text: 'HD und UHD sind getrennte Angebote. In Ihrer Sammlung steht nur, was Sie bezahlt haben.',
      },
      {
        title: 'Kostenlos heißt nicht dauerhaft',
        text: 'Die kostenlose Auswahl wechselt jeden Monat. Ein Film kann nächsten Monat Geld kosten und im Frühjahr wieder kostenlos sein.',
      },
      {
        title: 'Eigene Produktionen',
        text: 'Fußballporträts und andere Dokumentationen von Rakuten sind in vielen Ländern kostenlos und haben mehr Untertitel als eingekaufte Filme.',
      },
      {
        title: 'Mit einem kostenlosen Film üben',
        text: 'Speichern Sie einmal einen kostenlosen Film, bevor Sie für eine Reise etwas leihen. So testen Sie Leitung, Festplatte und Player, ohne dass schon eine Frist läuft.',
      },
    ],
    questions: [
      {
        question: 'Darf ich einen gekauften Film behalten?',
        answer:
          'Ein Kauf lässt Sie ihn über Rakuten TV ansehen. Ob eine private Kopie erlaubt ist, hängt von den Bedingungen und vom Recht Ihres Landes ab.',
      },
      {
        question: 'Kann ich auch die Kanäle von Rakuten speichern?',
        answer:
          'Nein. Sie laufen live wie Fernsehsender, auch wenn sie denselben Film in einer Schleife zeigen.',
      },
      {
        question: 'Spielen Punkte aus Rakuten-Läden eine Rolle?',
        answer:
          'In manchen Ländern können Sie bei Rakuten TV damit bezahlen. Für unser Programm spielt es keine Rolle, wie ein Film bezahlt wurde.',
      },
      {
        question: 'Ein gekaufter Film ist aus der Suche verschwunden. Ist er verloren?',
        answer:
          'Meist wird er nur nicht mehr verkauft und steht noch in Ihrer Sammlung. Fehlt er auch dort, kann Ihnen nur Rakuten weiterhelfen; heben Sie den Beleg auf.',
      },
      {
        question: 'Warum läuft mein synchronisierter Film im Original?',
        answer:
          'Der Player nimmt die erste Tonspur der Datei. Schieben Sie Ihre Sprache vor dem Speichern nach oben oder wechseln Sie im Player die Tonspur.',
      },
    ],
    meta_title: 'Anleitung: Rakuten TV, Leihe, Kauf, Gratisfilme',
    meta_description:
      'Sammlung öffnen, Tonspur wählen, Leihfristen einhalten: So speichern Sie Filme aus Rakuten TV, und nur im erlaubten Umfang.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: Anleitung für alle mit einer Lizenz',
    intro:
      'Dieses Produkt ist zurzeit vom Verkauf zurückgezogen. Haben Sie schon eine Lizenz, lesen Sie hier, wie Sie sie nutzen, solange es geht, und wie Sie schnell merken, wenn es nicht mehr geht.',
    steps: [
      {
        title: 'Zuerst aktualisieren',
        text: 'Installieren Sie die neueste Version, ehe Sie etwas versuchen; ältere öffnen die Anmeldeseite nicht mehr. Der Installer behält Einstellungen, Warteschlange und Lizenz. Suchen Sie danach im Änderungsprotokoll nach dem Wort SkyShowtime: Steht im neuesten Eintrag nichts dazu, sollten Sie wenig erwarten.',
      },
      {
        title: 'Anmelden',
        text: 'SkyShowtime bedient die nordischen Länder, die Niederlande, die Iberische Halbinsel und weite Teile Mittel- und Osteuropas. Wählen Sie im eingebauten Browser Ihr Land, melden Sie sich mit Ihrem eigenen Konto an und suchen Sie ein Profil aus. Bleibt die Seite nach dem Passwort weiß, hat der Dienst meist etwas geändert.',
      },
      {
        title: 'Eine Folge testen',
        text: 'Nehmen Sie eine Komödie von einer halben Stunde. Spielen Sie sie zuerst eine Minute ab und stellen Sie sie dann mit einer Tonspur und Untertiteln in die Warteschlange. Läuft sie, lässt sich aber nicht speichern, hören Sie auf. Noch mehr Folgen zu versuchen, kostet nur Zeit.',
      },
      {
        title: 'Behutsam fortfahren, wenn es geht',
        text: 'Laden Sie zuerst, was bald verschwindet, einen Titel nach dem anderen, und prüfen Sie jede Datei, bevor Sie die nächste laden. Untertitel gibt es in vielen nordischen und osteuropäischen Sprachen: Kreuzen Sie Ihre nach dem Kürzel an, etwa sv, pl oder ro. Eine Staffel, die Sie dieses Jahr sehen wollen, schieben Sie nicht auf.',
      },
      {
        title: 'Berichten, was Sie sehen',
        text: 'Senden Sie Titel, Land, System und das Protokoll über das Kontaktformular. Das Protokoll enthält weder Inhalte noch Passwörter. Es hilft uns zu entscheiden, ob das Produkt zurückkehren kann, und dem Support, Ihnen klar zu sagen, was zu erwarten ist.',
      },
    ],
    hints: [
      {
        title: 'Wo die Serien noch laufen',
        text: 'Titel von Paramount, Universal und Sky erscheinen in manchen Ländern bei anderen Diensten. Ein Produkt, das Sie besitzen, öffnet sie vielleicht dort.',
      },
      {
        title: 'Ihre Lizenz bleibt',
        text: 'Sie steht weiter in Ihrem Konto und zählt für ein Komplettpaket wie jede andere, sofern sie unbegrenzt gilt.',
      },
      {
        title: 'Nichts wird gelöscht',
        text: 'Früher gespeicherte Dateien lassen sich weiter in jedem Player abspielen. Die Bedingungen Ihres Tarifs bei SkyShowtime gelten für sie, auch nach dessen Ende.',
      },
      {
        title: 'Der Dienst hat Apps',
        text: 'Auf Telefon und Tablet bietet SkyShowtime in manchen Tarifen eigene Downloads. Für eine Reise ist das heute der sichere Weg.',
      },
    ],
    questions: [
      {
        question: 'Kann ich dieses Produkt noch kaufen?',
        answer:
          'Nein. Auf der Produktseite steht ein Hinweis, und es werden keine Lizenzen angeboten, bis es zurückkehrt.',
      },
      {
        question: 'Welchen Ersatz empfehlen Sie?',
        answer:
          'Das hängt von Ihrem Land ab. Das Video-Komplettpaket deckt die Dienste ab, die zurzeit funktionieren; probieren Sie zuerst einen davon aus.',
      },
      {
        question: 'Warum wurde es zurückgezogen?',
        answer:
          'Weil der Dienst seine Seiten oft ändert und wir das Produkt deshalb nicht zuverlässig anbieten konnten. Wir verkaufen nichts, was nur an manchen Tagen funktioniert.',
      },
      {
        question: 'Meine Lizenz verlängert sich. Werde ich noch einmal belastet?',
        answer:
          'Sehen Sie in Ihrem Konto unter den Abos nach: Dort steht die nächste Zahlung, und Sie können jederzeit kündigen. Halten Sie eine Abbuchung für falsch, schreiben Sie uns.',
      },
      {
        question: 'Öffnet das Komplettpaket SkyShowtime für mich?',
        answer:
          'Es öffnet nicht mehr, als das Einzelprodukt es tut. Wählen Sie das Paket wegen der anderen Dienste darin.',
      },
    ],
    meta_title: 'Anleitung: SkyShowtime für Lizenzinhaber',
    meta_description:
      'Das Produkt für SkyShowtime ist zurzeit nicht im Verkauf. Was Inhaber einer Lizenz tun können, wie sie testen und wo die Serien noch laufen.',
  },
  now_tv_downloader: {
    title: 'NOW: Anleitung für alle, die das Produkt schon haben',
    intro:
      'NOW verkauft in Großbritannien und Irland Mitgliedschaften für einen Monat. Unser Produkt dafür ist zurzeit nicht im Verkauf. Diese Anleitung ist für alle, die es schon besitzen und herausfinden möchten, ob es sich noch nutzen lässt.',
    steps: [
      {
        title: 'Die Mitgliedschaft ansehen',
        text: 'Entertainment, Cinema und Sports sind getrennte Mitgliedschaften. Melden Sie sich mit einem gewöhnlichen Browser auf der Seite von NOW an und öffnen Sie „My Account“: Dort steht, was aktiv ist und wann es sich verlängert. Sie können nur Titel öffnen, für die Sie bezahlen; mit einer pausierten Mitgliedschaft geht es gar nicht.',
      },
      {
        title: 'Die neueste Version starten',
        text: 'Laden Sie den aktuellen Installer aus unserem Shop und führen Sie ihn über der alten Version aus. Lesen Sie im Änderungsprotokoll nach, ob NOW erwähnt wird. Wenn nicht, wird es vermutlich nicht funktionieren. Einen neuen Lizenzschlüssel brauchen Sie nicht, denn die Lizenz gehört zu Ihrem Konto.',
      },
      {
        title: 'Einen kurzen Titel versuchen',
        text: 'Eine Komödie von einer halben Stunde genügt, um zu sehen, ob Ton und Bild ankommen. Achten Sie auf dreierlei: Die Liste der Tonspuren erscheint, der Fortschrittsbalken läuft gleichmäßig, und die fertige Datei lässt sich über die erste Minute hinaus abspielen. Bleibt der Balken stehen, brechen Sie ab.',
      },
      {
        title: 'Den Test erweitern',
        text: 'Klappt es mit der Komödie, nehmen Sie einen Film aus Cinema in der Auflösung, die Ihre Mitgliedschaft bietet. Filme laufen über einen anderen Teil des Dienstes und machen manchmal Probleme, wo Serien funktionieren. Notieren Sie beide Ergebnisse mit Datum, denn nächsten Monat können sie anders ausfallen.',
      },
      {
        title: 'Entscheiden',
        text: 'Klappt es nicht, lassen Sie die Lizenz einfach ruhen; das kostet nichts. Klappt es, nutzen Sie sie für das, was Sie in diesem Monat ohnehin sehen würden, und verlängern Sie ihretwegen keine Mitgliedschaft.',
      },
    ],
    hints: [
      {
        title: 'Dieselbe Serie bei anderen Diensten',
        text: 'HBO-Serien liefen hier lange über Sky. Mit neuen Verträgen ziehen sie um; sehen Sie bei HBO Max in Ihrem Land nach.',
      },
      {
        title: 'Boost ist nicht nötig',
        text: 'Der Zusatz für ein besseres Bild ändert nichts daran, ob sich ein Titel speichern lässt.',
      },
      {
        title: 'Was NOW selbst erlaubt',
        text: 'Der Dienst hat in seiner mobilen App für manche Mitgliedschaften und Titel Downloads angeboten. Seine Hilfeseite nennt sie; auf dem Telefon ist das der kürzeste Weg.',
      },
      {
        title: 'Andere britische Dienste',
        text: 'Für iPlayer, ITVX und Channel 4 gibt es eigene Produkte, die im Verkauf sind, jedes mit kostenloser Testversion.',
      },
      {
        title: 'Auf dem Weg zum Komplettpaket',
        text: 'Eine unbegrenzte Lizenz für NOW senkt den Preis des Video-Komplettpakets auf demselben System. Melden Sie sich an, dann zeigt dessen Seite den Betrag.',
      },
    ],
    questions: [
      {
        question: 'Kommt es zurück?',
        answer: 'Das können wir nicht versprechen. Wenn es so weit ist, zeigt die Seite wieder Lizenzen.',
      },
      {
        question: 'Ich habe es vor weniger als zwei Wochen gekauft. Was nun?',
        answer: 'Schreiben Sie uns über das Kontaktformular. Die Erstattung regeln die Kaufbedingungen.',
      },
      {
        question: 'Ist NOW in Italien oder WOW in Deutschland dasselbe?',
        answer:
          'Die Namen sind verwandt, aber Katalog, Vertrag und Konto sind andere. Dieses Produkt wurde für Großbritannien und Irland gemacht.',
      },
      {
        question: 'Hilft ein anderer Computer?',
        answer:
          'Selten. Erhalten zwei Kollegen verschiedene Ergebnisse, hat meist einer eine andere Mitgliedschaft oder eine ältere Version. Vergleichen Sie zuerst das.',
      },
      {
        question: 'Was schreibe ich dem Support?',
        answer:
          'Mitgliedschaft, Titel, System, Version und den Satz auf dem Bildschirm, Wort für Wort. Hängen Sie das Protokoll an. Damit bekommen Sie eine Antwort statt einer Rückfrage.',
      },
    ],
    meta_title: 'Anleitung: NOW für Besitzer des Produkts',
    meta_description:
      'Das Produkt für NOW ist zurzeit nicht im Verkauf. Wie Besitzer in Großbritannien und Irland testen, was sie erwarten dürfen und wer hilft.',
  },
  videoland_downloader: {
    title: 'Videoland: niederländische Serien unter Windows',
    intro:
      'So speichern Sie niederländische Thriller und Reality-Shows von Videoland auf einem Windows-Laptop. Als Beispiel dient die Bahnfahrt von Groningen nach Maastricht: Sie dauert mit einem Umstieg vier Stunden, das reicht für vier Folgen.',
    steps: [
      {
        title: 'Anmelden',
        text: 'Videoland hat Tarife mit und ohne Werbung und Profile für jedes Mitglied der Familie. Wählen Sie im eingebauten Browser „Inloggen“ und danach Ihren Namen. Im Profil „Kids“ gibt es nur Kindersendungen; für Thriller brauchen Sie ein Erwachsenenprofil, und manchmal wird dessen PIN verlangt.',
      },
      {
        title: 'Die Serie wählen',
        text: 'Eigenproduktionen sind mit „Original“ gekennzeichnet. Staffeln haben in der Regel acht Teile von vierzig bis fünfzig Minuten. Unter den Folgen stehen „Extra’s“ mit Berichten von den Dreharbeiten und Gesprächen nach einer Reality-Show. Beginnen Sie bei „Seizoen 1“, denn die Seite öffnet gern mit der neuesten Staffel.',
      },
      {
        title: 'Niederländische Untertitel ankreuzen',
        text: 'Ausländische Titel haben immer Untertitel, niederländische oft; bei diesen sind dann auch Geräusche beschrieben. Unter „Untertitel“ ist „nl“ die Übersetzung und „nl, SDH“ die Fassung für Hörgeschädigte. In einem Zug voller Schulklassen ist die zweite praktischer.',
      },
      {
        title: 'Unter Windows speichern',
        text: 'Die Mac-Version dieses Produkts ist zurzeit zurückgezogen. Wählen Sie 720p für einen Laptop von dreizehn Zoll, vier Teile für die Fahrt, und klicken Sie auf „Herunterladen“. Vier Folgen sind gut drei Gigabyte und meist fertig, bevor die Tasche gepackt ist.',
      },
      {
        title: 'Ohne Netz prüfen',
        text: 'Schalten Sie den Laptop in den Flugmodus und öffnen Sie die zweite Datei, nicht die erste: Sie zeigt, ob Reihenfolge und Untertitel stimmen. Schließen Sie andere Programme, laden Sie den Akku voll auf und legen Sie die Kopfhörer griffbereit.',
      },
    ],
    hints: [
      {
        title: 'RTL im Voraus',
        text: 'Serien von RTL 4 sind bei Videoland vor der Ausstrahlung zu sehen. Das Datum in der Liste ist das der Veröffentlichung und nicht das der Sendung.',
      },
      {
        title: 'Flämisch und Niederländisch',
        text: 'Belgische Serien haben niederländische Untertitel, was beim Dialekt aus Antwerpen oder Westflandern sehr hilft.',
      },
      {
        title: 'Reality nach Wochentag',
        text: 'Von Datingshows gibt es mehrere Folgen pro Woche. Nehmen Sie das Datum in den Dateinamen auf, sonst sehen Sie die Trennung vom Sonntag vor dem Kuss vom Freitag.',
      },
      {
        title: 'Filme wechseln monatlich',
        text: 'Eingekaufte Filme verschwinden meist am Monatsende. Die Reihe „Binnenkort weg“ oder die Detailseite kündigt es an; Originale bleiben.',
      },
      {
        title: 'Plätze und Steckdosen',
        text: 'Intercitys haben nicht überall eine Steckdose. Eine Datei in 720p reicht bei halber Helligkeit mit einer Ladung für die ganze Strecke. Laden Sie das Telefon trotzdem auf, denn der Fahrschein steckt meist darin.',
      },
    ],
    questions: [
      {
        question: 'Funktioniert es in Belgien?',
        answer:
          'Videoland ist ein Dienst für die Niederlande. Auf einer Reise innerhalb der EU lässt sich ein Abo begrenzte Zeit nutzen.',
      },
      {
        question: 'Ist NPO Start dasselbe?',
        answer:
          'Nein, das ist der öffentliche Rundfunk mit eigenem Dienst, eigenem Konto und anderen Sendungen.',
      },
      {
        question: 'Welchen seiner Tarife brauche ich zum Speichern?',
        answer:
          'Jeder genügt. Die Tarife unterscheiden sich bei Werbung, gleichzeitigen Streams und Auflösung, und unter „Qualität“ sehen Sie, was Ihrer erlaubt.',
      },
      {
        question: 'Können zwei Personen verschiedene Untertitel nutzen?',
        answer:
          'Nicht gleichzeitig, aber in einer MKV-Datei mit zwei Untertitelspuren können Sie jederzeit umschalten. Der Player merkt sich die letzte Wahl.',
      },
      {
        question: 'Ich bekomme Videoland mit meinem Internetvertrag. Was gebe ich ein?',
        answer:
          'Das Konto, das Sie beim Aktivieren angelegt haben, nicht das des Anbieters. Die E-Mail-Adresse steht im Bestätigungsschreiben von Videoland.',
      },
    ],
    meta_title: 'Anleitung: Videoland-Serien unter Windows',
    meta_description:
      'Originals finden, Untertitel wählen, ohne Netz prüfen: Serien aus Videoland unter Windows für die Bahnfahrt, mit eigenem Abo und privat.',
  },
}
