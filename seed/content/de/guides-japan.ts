import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT: Abo, Punkte und Leihfristen auseinanderhalten',
    intro:
      'U-NEXT zeigt alles auf einer Seite: im Abo enthaltene Filme, Leihtitel gegen Punkte, Käufe, Tickets für Liveevents und einen ganzen Buchladen. Finden Sie zuerst heraus, was in Ihrem Abo enthalten ist, und speichern Sie dann.',
    steps: [
      {
        title: 'Mit dem eigenen Unterkonto anmelden',
        text: 'Wer den Vertrag hält, kann für die Familie bis zu drei weitere Konten anlegen. Jedes hat seine eigene Liste und seinen eigenen Verlauf, und Käufe lassen sich dafür sperren. Melden Sie sich mit Ihrem eigenen in Tidemark Video an, dann stehen keine fremden Thriller zwischen den Zeichentrickfilmen.',
      },
      {
        title: 'Nach 見放題 filtern',
        text: 'Das Wort bedeutet „im Abo enthalten“; das Kontrollkästchen dafür steht neben den Suchergebnissen. Titel mit ポイント kosten Punkte oder Geld; レンタル heißt Leihe, 購入 Kauf. Lassen Sie den Filter beim Stöbern eingeschaltet und schalten Sie ihn nur für einen Film aus, den Sie schon geliehen haben.',
      },
      {
        title: 'Die Fassung wählen',
        text: '字幕 ist untertitelt, 吹替 synchronisiert. Beides sind getrennte Einträge mit eigenen Folgen, und die Bilder gleichen sich. Für eine Serie von HBO nehmen Sie 字幕 mit dem Originalton, für einen Film mit Kindern 吹替. Japanische Untertitel stehen in der Liste, wenn der Eintrag sie als eigene Spur enthält.',
      },
      {
        title: 'Eine Staffel sichern',
        text: 'Anime und Dramen haben zehn bis dreizehn Teile. Öffnen Sie die Folgenliste, markieren Sie im Programm alle und wählen Sie eine Größe: Ein Drama von elf Stunden braucht in 720p etwa zwölf Gigabyte. Klicken Sie auf „Herunterladen“ und gehen Sie schlafen.',
      },
      {
        title: 'Am Morgen die Dateinamen prüfen',
        text: 'Kanji und Kana bleiben, wie sie geschrieben sind. Zeigt der Player eines alten Fernsehers stattdessen leere Kästchen, stellen Sie das Muster auf Nummer und Datum um. Spielen Sie dann die letzte Folge an: Bei Dramen fehlt online die Nennung der Sponsoren, eine etwas kürzere Dauer ist also richtig.',
      },
    ],
    hints: [
      {
        title: 'Paravi gehört jetzt zu U-NEXT',
        text: 'Dramen von TBS und TV Tokyo kamen 2023 zu U-NEXT. Suchen Sie sie unter dem Namen des Senders und nicht unter dem des alten Dienstes.',
      },
      {
        title: 'HBO in Japan',
        text: 'Serien von HBO laufen hier. Üblich ist der Originalton mit japanischen Untertiteln; eine Synchronfassung kommt, wenn überhaupt, als eigener Eintrag dazu.',
      },
      {
        title: '配信終了',
        text: 'Unter dieser Überschrift steht, was bald verschwindet. In den letzten Tagen eines Monats ist die Liste lang; nehmen Sie sich zehn Minuten dafür.',
      },
      {
        title: 'Mehrere Bildschirme, ein Titel',
        text: 'Vier Personen dürfen gleichzeitig schauen, aber nicht alle denselben Film. Wird die Wiedergabe verweigert, war jemand in der Familie schneller. Laden Sie deshalb am besten nachts herunter.',
      },
    ],
    questions: [
      {
        question: 'Was geschieht mit den Punkten des Monats?',
        answer:
          'Sie gehören zu Ihrem Vertrag mit U-NEXT. Unser Programm gibt nie welche aus: Leihen können Sie nur selbst auf der Seite von U-NEXT.',
      },
      {
        question: 'Lassen sich Konzerte speichern?',
        answer:
          'Ja, wenn es sie auf Abruf gibt und der Veranstalter es erlaubt. Liveübertragungen lassen sich nicht speichern, und auch eine Wiederholung mit fester Anfangszeit zählt als live.',
      },
      {
        question: 'Ich bin im Gratismonat von U-NEXT. Genügt das?',
        answer:
          'Ja, die im Abo enthaltenen Titel können Sie auch dann abspielen und auswählen. Schließen Sie danach kein Abo ab, endet auch Ihr Recht an dem, was Sie gespeichert haben.',
      },
      {
        question: 'Wo ist die zweite Staffel meiner Serie?',
        answer:
          'Staffeln haben eigene Seiten mit ähnlichen Namen, verknüpft unter „関連作品“. Prüfen Sie das Jahr auf der Seite, bevor Sie Folgen markieren, sonst sichern Sie die erste noch einmal.',
      },
    ],
    meta_title: 'Anleitung: U-NEXT, Abo und Punkte erklärt',
    meta_description:
      '見放題 oder Punkte, 字幕 oder 吹替: Symbole bei U-NEXT verstehen, Fassung wählen und Leihfristen beachten. Für Nutzer in Japan.',
  },
  dmm_downloader: {
    title: 'DMM TV: laufende Anime und Bühnenstücke sichern',
    intro:
      'Musicals nach Manga sind eine Spezialität von DMM TV. Die Aufzeichnungen sind lang, planen Sie also genug Speicherplatz ein. Der wöchentliche Anime passt dann auch noch darauf.',
    steps: [
      {
        title: 'Bei DMM anmelden',
        text: 'Für den Videobereich brauchen Sie ein Konto mit DMM Premium. Käufe aus anderen DMM-Shops, von E-Books bis zu Spielen, sind davon getrennt und erscheinen hier nicht. Legen Sie nach der Anmeldung auf der Seite von DMM TV ein Profil an; die Frage, wer zusieht, erscheint dann auch im eingebauten Browser.',
      },
      {
        title: '2.5次元 wählen',
        text: 'In dieser Reihe stehen Bühnenfassungen von Anime, nach Serien geordnet. Oft finden Sie Aufführungen aus Tokio und aus Osaka nebeneinander, manchmal auch mit mehreren Kameras: eine zeigt die ganze Bühne, die andere folgt einem Darsteller. Lesen Sie die Zeile unter dem Titel.',
      },
      {
        title: 'Die Dauer vergleichen',
        text: 'Eine Aufführung in zwei Akten dauert etwa zweieinhalb Stunden, ein Film hinter den Kulissen vierzig Minuten, ein Bericht vom Schlussapplaus zehn. Steht dort 前編 und 後編, sind die Akte getrennte Zeilen; markieren Sie beide, sonst endet die Geschichte in der Pause.',
      },
      {
        title: 'Acht Gigabyte freihalten',
        text: 'Dunkle Bühnen brauchen ein gutes Bild, denn in kleinen Dateien werden Schatten zu Klötzchen. Nehmen Sie hier die volle Auflösung und sparen Sie anderswo. Das Programm vergleicht die Summe der Warteschlange vorher mit dem freien Platz und sagt, wenn der zweite Abend nicht mehr passt.',
      },
      {
        title: 'Den Anime im selben Ordner speichern',
        text: 'Die Serie hinter dem Musical steht meist im selben Katalog. Ihre flächigen Farben sehen auch in 720p gut aus: Eine Staffel mit zwölf Folgen belegt sechs Gigabyte. Speichern Sie beides in einem Ordner, nummerieren Sie das Stück nach der Staffel, auf der es beruht, und spielen Sie beide Eröffnungslieder zur Probe an.',
      },
    ],
    hints: [
      {
        title: 'Anime der Woche',
        text: 'Neue Folgen stehen auf der Startseite nach Wochentag. Mitternacht zählt zum Vortag, „Samstag 25:30“ ist also früh am Sonntag.',
      },
      {
        title: 'Shows des Hauses',
        text: 'Eigene Shows von DMM TV laufen in kurzen Staffeln und erscheinen am Stück. Sprecherinnen und Sprecher, die darin auftreten, finden Sie mit ihrem Namen über die Suche.',
      },
      {
        title: 'Bei Tickets auf zwei Termine achten',
        text: 'Zu einem einzeln gekauften Stream gehören der Tag der Aufführung und ein Enddatum fürs Archiv. Nur dazwischen lässt er sich auswählen.',
      },
      {
        title: 'Kopfhörer lohnen sich',
        text: 'Bühnenton wird mit Funkmikrofonen und dem Saal aufgenommen. Mit Stereoton über Kopfhörer hören Sie den Saal, der aus kleinen Lautsprechern nicht zu hören ist.',
      },
      {
        title: 'Zuerst, exklusiv, enthalten',
        text: '最速 und 独占 sind reine Werbung; nur 見放題 sagt, ob ein Titel zu Ihrer Mitgliedschaft gehört. Ein Titel kann also exklusiv sein, ohne dass er enthalten ist. Der Filter für 見放題 erspart Ihnen diese Unterscheidung in der Suche.',
      },
    ],
    questions: [
      {
        question: 'Sind Titel für Erwachsene in diesem Produkt enthalten?',
        answer:
          'Nein. Es öffnet nur den allgemeinen Katalog; die Seite für Erwachsene desselben Konzerns hat ein eigenes Produkt.',
      },
      {
        question: 'Kann ich ein Ticket für einen einzelnen Stream nutzen?',
        answer:
          'Ein gekaufter Titel, den es auf Abruf gibt, lässt sich auswählen, solange Ihr Ticket gilt. Der genaue Tag steht in der Bestätigung.',
      },
      {
        question: 'Kann ich den Kommentar des Ensembles als zweite Tonspur speichern?',
        answer:
          'Ja, in einer MKV-Datei, wenn DMM ihn als Tonspur anbietet. Häufiger ist er ein eigenes Video mit einem eigenen Eintrag.',
      },
      {
        question: 'Warum fehlt das Musical der letzten Saison?',
        answer:
          'Bühnenrechte werden je Aufführung vergeben und enden oft, wenn die Disc erscheint. Eine neue Produktion derselben Reihe bringt die alten gern für einige Wochen zurück.',
      },
    ],
    meta_title: 'Anleitung: DMM TV für Anime und 2,5D-Theater',
    meta_description:
      '2.5次元 finden, Kameras unterscheiden, Platz freihalten: So speichern Sie Bühnenstücke und Anime aus DMM TV für private Zwecke.',
  },
  abema_downloader: {
    title: 'ABEMA: kostenlose Folgen vor Fristende sichern',
    intro:
      'Einige Tage kostenlos, danach nur mit Premium: Die Regel bei ABEMA ist einfach, die Fristen sind es nicht. So behalten Sie sie im Blick, am Beispiel einer Datingshow, einer Shogi-Partie und eines Anime.',
    steps: [
      {
        title: 'ABEMA öffnen',
        text: 'Kostenlose Titel laufen ohne Konto. Melden Sie sich an, wenn Sie Premium haben; auch der günstigere Tarif mit Werbung gehört dazu. Die Seite beginnt im eingebauten Browser mit einem laufenden Kanal, drehen Sie also zuerst den Ton herunter und klicken Sie auf die Lupe.',
      },
      {
        title: 'Auf 無料 achten',
        text: 'Dieses Zeichen und eine Uhr zeigen, was kostenlos ist und wie lange: Bei „あと3日“ haben Sie noch Zeit, bei „本日まで“ nicht. Ein gelbes P steht für Premium. Manche Folgen tragen beides: heute kostenlos und ab morgen nur noch mit Premium.',
      },
      {
        title: 'Zu „ビデオ“ gehen, nicht zu den Kanälen',
        text: 'Kanäle sind live und lassen sich nicht auswählen. Unter „ビデオ“ warten dieselben Sendungen auf Abruf, als 見逃し, wenn sie in den vergangenen Tagen liefen. Öffnen Sie die Seite der Reihe; die neueste Folge steht oben, Sonderausgaben in einem zweiten Reiter.',
      },
      {
        title: 'Nach Restzeit herunterladen',
        text: 'Stellen Sie Datingshow, Partie und Anime in die Warteschlange und sortieren Sie nach der verbleibenden Zeit. Was heute Nacht abläuft, kommt zuerst. In niedriger Auflösung hat eine einstündige Folge sechshundert Megabyte und ist mit einem normalen Anschluss in wenigen Minuten da.',
      },
      {
        title: 'Mehrteilige Sendungen prüfen',
        text: 'Mehrstündige Sonderausgaben sind in Teile geschnitten, #1 bis #4, die zu verschiedenen Stunden enden können. Zählen Sie sie, wenn die Warteschlange fertig ist. Ist die Frist für einen Teil abgelaufen, bekommen Sie ihn ohne Premium nicht mehr, und eine Lücke zwischen zwei Dateien übersieht man leicht.',
      },
    ],
    hints: [
      {
        title: 'Shogi dauert einen Tag',
        text: 'Titelkämpfe dauern zehn Stunden und mehr. Laden Sie sie in niedriger Auflösung; das Bild bewegt sich kaum, und die Bewertungsleiste bleibt lesbar.',
      },
      {
        title: 'M.League nach Spieltag',
        text: 'Jeder Tag hat zwei Partien. Sie sind nach Datum und Mannschaften benannt; der Gesamtstand erscheint erst am Ende der zweiten Partie.',
      },
      {
        title: 'Erste Folgen bleiben kostenlos',
        text: 'Bei vielen Reihen bleibt die erste Folge die ganze Saison kostenlos. Beginnen Sie mit den Reihen, deren zweite Folge bald abläuft.',
      },
      {
        title: 'Wochenenden am Stück',
        text: 'Vor einer neuen Staffel sind frühere oft zwei, drei Tage lang vollständig kostenlos. Wer fünfzig Gigabyte freihält, ist darauf vorbereitet, denn die Ankündigung kommt nur wenige Tage vorher. Wählen Sie dann eine einzige Reihe aus, denn für alle reicht die Zeit nicht.',
      },
    ],
    questions: [
      {
        question: 'Kann ich Kommentare speichern?',
        answer:
          'Nein. Sie gehören zum Livekanal, und das Video auf Abruf hat keine. Wenn Sie sie lesen möchten, sehen Sie sich die Sendung live an.',
      },
      {
        question: 'Funktioniert ABEMA außerhalb Japans?',
        answer:
          'Ein Teil davon. Was Ihnen an Ihrem Ort gezeigt wird, lässt sich auswählen, alles andere nicht.',
      },
      {
        question: 'Wie lange ist eine Sendung danach kostenlos?',
        answer:
          'Oft sieben Tage, bei manchen 72 Stunden oder nur einen Tag. Es gilt die Frist auf der Seite, und genau die zeigt auch unser Programm.',
      },
      {
        question: 'Ich habe für einen Kampf bezahlt. Lässt sich die Aufzeichnung speichern?',
        answer:
          'Einen Pay-per-View-Titel können Sie bis zu dem Datum abspielen, das beim Kauf genannt wurde. Wird eine Aufzeichnung veröffentlicht, erscheint sie bis dahin in Ihrer Liste. Die Liveübertragung selbst lässt sich nicht speichern.',
      },
      {
        question: 'Warum ist die Auflösung ohne Premium niedriger?',
        answer:
          'Die höchste Auflösung gibt es bei ABEMA nur für einige Titel und Tarife. Das Feld „Qualität“ zeigt, was Sie erhalten, mit und ohne Premium.',
      },
    ],
    meta_title: 'Anleitung: ABEMA-Folgen vor Fristende sichern',
    meta_description:
      '無料 und Premium unterscheiden, nach Frist sortieren, Teile zählen: ABEMA-Videos ordnen, soweit Bedingungen und Gesetz es zulassen.',
  },
  lemino_downloader: {
    title: 'Lemino: Konzerte und Shows beim Nachfolger von dTV',
    intro:
      'Im April 2023 wurde aus dTV Lemino. Name, Listen und der kostenlose Bereich sind neu, der d Account ist geblieben. Wer nach längerer Pause wiederkommt, findet vieles an einem anderen Ort: Hier lesen Sie, wo.',
    steps: [
      {
        title: 'Mit dem d Account anmelden',
        text: 'Er funktioniert auch ohne Mobilfunkvertrag bei Docomo. Lemino Premium wird gesondert gebucht. Die Seite fragt nach der ID und dann nach einer Bestätigung, per Code aus der E-Mail oder mit der App zum d Account; halten Sie das Telefon bereit. Sind Sie angemeldet, steht oben rechts bei Lemino Ihr Anfangsbuchstabe.',
      },
      {
        title: 'Kostenlos oder Premium?',
        text: 'Beides ist auf der Startseite gemischt. Die Krone oder das Wort プレミアム kennzeichnet Titel aus dem Monatstarif, 無料 steht für kostenlose Titel und レンタル für solche, die Sie einzeln bezahlen. Nutzen Sie den Filter in den Suchergebnissen: So müssen Sie nicht jede Seite einzeln öffnen.',
      },
      {
        title: 'Nach dem Namen suchen',
        text: 'Konzerte und koreanische Shows stehen unter dem Namen der Gruppe, in lateinischen Buchstaben oder Katakana; versuchen Sie beides. Auf der Seite einer Gruppe finden Sie Musikvideos, Shows und Konzerte in Reitern. Ein Konzert hat eine Zeile, eine Show ein Dutzend und mehr.',
      },
      {
        title: 'Verfügbarkeit im Archiv prüfen',
        text: 'Boxabende und Konzerte bleiben danach einige Tage lang im Archiv. „見逃し配信“ mit Datum und Stunde steht auf der Seite; bevor es beginnt, gibt es nichts auszuwählen. Einen Boxabend gibt es nach Kämpfen aufgeteilt oder als fünfstündige Aufzeichnung.',
      },
      {
        title: 'Speichern',
        text: 'Konzerte speichern Sie in voller Auflösung, Talkrunden in niedriger. Ein Musikabend in 1080p hat etwa fünf Gigabyte, eine Talkrunde in 480p dreihundert Megabyte. Spielen Sie danach das lauteste Lied an: Knistert nichts, ist die Aufnahme in Ordnung.',
      },
    ],
    hints: [
      {
        title: 'Alte Listen von dTV',
        text: 'Favoriten wurden nicht vollständig übernommen. Legen Sie beim Stöbern neue an; zehn Titel sagen Lemino mehr als sein Fragebogen.',
      },
      {
        title: 'Koreanische Dramen',
        text: 'Untertitel sind japanisch, der Originalton ist immer da, eine Synchronfassung selten. Ungekürzte Fassungen sind mit ノーカット版 gekennzeichnet und länger.',
      },
      {
        title: 'Nach Stimmung suchen',
        text: 'Lemino ordnet nach Reaktionen wie „geweint“ oder „gelacht“. Das klingt seltsam und ist ein guter Weg zu einem Film für einen müden Abend.',
      },
      {
        title: 'Kostenlose Übertragungen',
        text: 'Weltmeisterschaftskämpfe wurden hier schon ohne Bezahlung gezeigt. Das Archiv eines solchen Abends kann trotzdem Premium verlangen; lesen Sie die Seite, bevor Sie sich darauf verlassen. Boxfans merken sich besser beide Termine, den der Übertragung und den des Archivs.',
      },
    ],
    questions: [
      {
        question: 'Gehört der d Anime Store dazu?',
        answer: 'Nein. Er ist eine eigene Mitgliedschaft und ein eigenes Produkt in unserem Shop.',
      },
      {
        question: 'Kann ich die Adresse von dTV öffnen?',
        answer:
          'Sie führt zu Lemino, im Browser wie in unserem Shop. Lesezeichen auf einzelne Titel gehen dabei verloren.',
      },
      {
        question: 'Ich habe Lemino über Amazon gebucht. Welches Produkt ist richtig?',
        answer:
          'Ein Teil seiner Inhalte wird dort als Kanal verkauft. Wenn Sie sich zum Ansehen bei Amazon anmelden, brauchen Sie das Produkt für Prime Video.',
      },
      {
        question: 'Gilt das auch mit einem Ticket für ein Onlinekonzert?',
        answer:
          'Ja, solange Sie es mit Ihrem Konto im Archiv abspielen können. Manche Veranstalter schließen jedes Speichern aus; dann lassen Sie es.',
      },
      {
        question: 'Die Seite verlangt, dass ich eine App installiere. Was nun?',
        answer:
          'Am Computer können Sie den Hinweis schließen. Einige Übertragungen gibt es nur auf Telefon und Fernseher; die lassen sich hier nicht öffnen.',
      },
    ],
    meta_title: 'Anleitung: Konzerte und Shows aus Lemino',
    meta_description:
      'd Account, kostenlos oder Premium, Archive von Konzerten und Boxabenden: Schritt für Schritt durch Lemino, früher dTV, für privates Ansehen.',
  },
  tver_downloader: {
    title: 'TVer: Serien jede Woche rechtzeitig sichern',
    intro:
      'Eine Folge bleibt bei TVer nur bis zur nächsten Ausstrahlung. Mit einem festen Termin in der Woche und einer kurzen Liste holen Sie trotzdem alles rechtzeitig nach.',
    steps: [
      {
        title: 'Einen festen Termin wählen',
        text: 'Der Sonntagmittag ist gut: Alle Dramafolgen der Woche sind da, und noch keine ist ersetzt. Was am Montagabend lief, läuft am nächsten Montagabend ab; in der Nacht zum Dienstag wäre es dafür schon zu spät.',
      },
      {
        title: 'Favoriten öffnen',
        text: 'Mit einer kostenlosen TVer ID bleiben Ihre Favoriten erhalten, ohne sie nehmen Sie die Liste im Programm. Beim ersten Start fragt TVer nach Geburtsjahr, Geschlecht und Postleitzahl, für seine Werbung und die örtlichen Sender. Danach zeigt „マイページ“, was seit dem letzten Sonntag neu ist.',
      },
      {
        title: 'Nach dem Enddatum sortieren',
        text: '„終了予定“ ist die Zeile mit Datum und Stunde. Was am Montag endet, kommt zuerst. Das Programm zeigt sie in einer Spalte; klicken Sie auf die Spaltenüberschrift, um die Warteschlange danach zu sortieren. Sendungen ohne diese Zeile bleiben länger, meist sind es erste Folgen.',
      },
      {
        title: 'Nur sichern, was Sie wirklich sehen',
        text: 'Fünf Serien in der Woche sind fünf Stunden. Wählen Sie nur, wofür Sie wirklich Zeit haben. Eine Folge von 46 Minuten hat in 720p rund siebenhundert Megabyte; der Spot davor läuft einmal, wenn die Seite geöffnet wird, und gehört nicht zur Datei.',
      },
      {
        title: 'Ansehen und dann aufräumen',
        text: 'Am Samstagabend sollte der Ordner wieder leer sein. Merken Sie sich, was Sie nicht geschafft haben; steht derselbe Titel zum dritten Mal da, streichen Sie ihn. TVer ist zum Nachholen da; was Sie gesehen haben, können Sie löschen.',
      },
    ],
    hints: [
      {
        title: 'Zusammenfassungen',
        text: 'Vor einem Finale veröffentlichen Sender die Staffel in Kurzform, genannt ダイジェスト. So finden Sie auch nach drei verpassten Folgen wieder hinein.',
      },
      {
        title: 'Gebiete',
        text: 'Sendungen örtlicher Stationen sind in ganz Japan zu sehen. Sehen Sie unter エリア nach; eine Kochsendung aus Hokkaido passt gut zu einem Drama aus Tokio.',
      },
      {
        title: 'Späte Uploads',
        text: 'Folgen erscheinen gleich nach der Ausstrahlung, mitunter erst nach einem Baseballspiel mit Verlängerung. Fehlt eine um zehn Uhr abends, sehen Sie um Mitternacht noch einmal nach.',
      },
      {
        title: 'Ganze Staffeln im Sommer',
        text: 'Steht eine Fortsetzung oder ein Film an, öffnen Sender alte Dramen für zwei, drei Wochen. Das sind viele Stunden auf einmal mit einem gemeinsamen Ende; wählen Sie eines davon aus.',
      },
      {
        title: 'Untertitel',
        text: 'Das Zeichen 字幕 bedeutet Untertitel für Hörgeschädigte. Sie werden als eigene Datei gespeichert, wenn der Sender sie mitliefert, und helfen auch beim Lernen der Sprache. Bei schnellen Krimis mit vielen Namen sind sie auch für Muttersprachler eine Erleichterung.',
      },
    ],
    questions: [
      {
        question: 'Warum ist jemand aus dem Bild verschwunden?',
        answer:
          'Manche Agenturen erlauben nicht, dass ihre Künstler im Netz zu sehen sind. Im Fernsehen waren sie dabei, bei TVer nicht, und Ihre Datei entspricht der Fassung von TVer.',
      },
      {
        question: 'Lässt sich Sport bei TVer speichern?',
        answer:
          'Ja, Zusammenfassungen, die TVer auf Abruf anbietet. Livewettbewerbe lassen sich nicht speichern, auch wenn TVer sie am Abend ein zweites Mal zeigt.',
      },
      {
        question: 'Ich war im Ausland und habe zwei Folgen verpasst. Sind sie weg?',
        answer:
          'Bei TVer ja. Der bezahlte Dienst des Senders hat sie meist: FOD, U-NEXT, Hulu Japan oder TELASA, je nachdem, wer das Drama produziert hat.',
      },
      {
        question: 'Warum ist eine Folge zehn Minuten kürzer?',
        answer:
          'Vergleichen Sie mit der Beschreibung. Onlinefassungen fehlt die Vorschau und manchmal Musik, und die volle Stunde im Fernsehen enthielt rund vierzehn Minuten Werbung.',
      },
    ],
    meta_title: 'Anleitung: TVer nach Wochentagen nutzen',
    meta_description:
      'Fester Termin am Sonntag, Favoriten, 終了予定 beachten: So holen Sie Sendungen aus TVer privat nach, bevor die Woche um ist.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus und NHK ONE: die letzten sieben Tage',
    intro:
      'NHK hält die meisten Sendungen nach der Ausstrahlung eine Woche bereit, seit Oktober 2025 unter dem Namen NHK ONE. So nutzen Sie das mit dem Vertrag Ihres Haushalts; als Beispiel dient das Morgendrama.',
    steps: [
      {
        title: 'Den Vertrag bestätigen lassen',
        text: 'Melden Sie sich mit dem neuen NHK-Konto an, das die ID von NHK Plus abgelöst hat. Solange der Vertrag Ihres Haushalts nicht bestätigt ist, verdeckt ein Hinweis einen Teil des Bildes. Bestätigen Sie ihn mit Name, Anschrift und, wenn vorhanden, Kundennummer; dann verschwindet der Hinweis.',
      },
      {
        title: 'In der Programmtabelle suchen',
        text: 'Wählen Sie in der Tabelle der vergangenen Woche den Tag und dann den Sender, das allgemeine Programm oder das Bildungsprogramm. Das geht schneller als die Suche, die Nachrichten mit Sendungen mischt. Was sich öffnen lässt, ist mit einem Dreieck gekennzeichnet; ausgegraute Sendungen wurden nicht freigegeben.',
      },
      {
        title: 'Eine Woche Morgendrama herunterladen',
        text: 'Von Montag bis Freitag sind es fünf Folgen von fünfzehn Minuten, dazu kommt am Samstag die Zusammenfassung. Markieren Sie die fünf im Programm mit einem Kontrollkästchen; in 720p hat die Woche etwa ein Gigabyte. Am Samstag ist noch nichts davon abgelaufen.',
      },
      {
        title: 'Den Ton wählen',
        text: '主 ist Japanisch, 副 je nach Sendung Englisch oder der Kommentar für Blinde. Bei den Nachrichten um sieben am Abend ist 副 Englisch, beim Drama eine Erzählstimme. Beide Spuren passen in eine MKV-Datei, die Untertitel liegen als Text daneben.',
      },
      {
        title: 'Dateinamen mit Nummer und Datum',
        text: 'Eine Dokumentation von fünfzig Minuten bekommt Nummer und Datum in den Namen. Achten Sie nach dem Speichern auf die Kapitel: NHK setzt sie bei vielen Filmen, und im Player springen Sie von einem zum nächsten. Was Sie gesehen haben, löschen Sie am besten gleich, denn jede Woche kommt Neues hinzu.',
      },
    ],
    hints: [
      {
        title: 'Sprachkurse',
        text: 'Die Lektionen von NHK sind kurz und gut untertitelt. Speichern Sie die Lektionen der Woche mit Untertiteldatei und wiederholen Sie sie am Sonntag nur anhand der Untertitel.',
      },
      {
        title: 'Was fehlt',
        text: 'Manche Sportsendungen und Filme gibt es nicht auf Abruf, weil die Rechte mit der Ausstrahlung enden. Sumo ist meist dabei, als Zusammenfassung und in voller Länge.',
      },
      {
        title: 'Auf die Uhrzeit achten',
        text: 'Die sieben Tage zählen ab dem Ende der Sendung. Was letzten Dienstag bis 22.45 Uhr lief, ist diesen Dienstag um 22.45 Uhr weg.',
      },
      {
        title: 'Nachrichten aus den Regionen',
        text: 'Auch Ausgaben anderer Präfekturen werden angeboten. Wer fern der Heimat lebt, erfährt so in der Taifunzeit, wie die Lage dort ist.',
      },
    ],
    questions: [
      {
        question: 'Wie heißt Ihr Produkt jetzt?',
        answer:
          'Es heißt weiter NHK Plus Downloader und folgt dem Dienst unter dem neuen Namen. Eine neue Lizenz ist dafür nicht nötig.',
      },
      {
        question: 'Und ältere Sendungen?',
        answer: 'Sie stehen bei NHK On Demand, das eigens bezahlt wird und nicht zu diesem Produkt gehört.',
      },
      {
        question: 'Geht es aus dem Ausland?',
        answer:
          'Das Nachsehen bei NHK ist für Zuschauer in Japan gedacht. Für den Rest der Welt gibt es NHK World mit eigenen Sendungen auf einer offenen Seite.',
      },
      {
        question: 'Kann ich es in einer Firma oder Schule nutzen?',
        answer:
          'Dieses Produkt ist für einen Haushalt. Firmen brauchen einen eigenen Vertrag mit NHK, und für Schulen gibt es NHK for School mit kostenlosen Clips.',
      },
      {
        question: 'Die Seite fragt, wo ich wohne. Warum?',
        answer:
          'Wegen der regionalen Sendungen und des Vertrags. Davon hängt ab, welche Ausgabe der Nachrichten um sechs Sie sehen. Am Speichern ändert sich nichts.',
      },
    ],
    meta_title: 'Anleitung: NHK Plus und NHK ONE nachsehen',
    meta_description:
      'Vertrag bestätigen, Programmtabelle nutzen, 主 und 副 wählen: die sieben Abruftage von NHK geordnet und privat nachholen.',
  },
  fod_downloader: {
    title: 'FOD: Serien von Fuji TV nach Jahr und Sendeplatz',
    intro:
      'FOD bietet Dramen aus vier Jahrzehnten. Mit Jahr und Sendeplatz finden Sie sogar die, deren Titel Sie vergessen haben, und ein langer Abend genügt, um eine ganze Staffel auf den Computer zu holen.',
    steps: [
      {
        title: 'Auf einem Windows-Computer anmelden',
        text: 'Die Mac-Version dieses Produkts ist zurzeit nicht im Verkauf. Wählen Sie in Tidemark Video FOD und den Weg, auf dem Sie sich registriert haben: FOD ID, Amazon, Mobilfunkvertrag. Landen Sie wieder auf der Startseite, ohne dass Ihr Name erscheint, war es der falsche.',
      },
      {
        title: 'Nach dem Sendeplatz suchen',
        text: 'Montag um neun, Donnerstag um zehn: Listen nach Sendeplatz führen schneller zu einem Drama als sein Name. Wählen Sie unter „ドラマ“ das Jahrzehnt und dann das Jahr. Erinnern Sie sich nur an das Lied oder eine Schauspielerin, nimmt die Suche auch Personennamen an, in Kanji wie im Abspann.',
      },
      {
        title: 'Premium prüfen',
        text: 'Das Zeichen „プレミアム“ zeigt, was Ihr Tarif enthält. Bei Leihtiteln stehen ein Preis und die Leihdauer. Öffnen Sie das Drama und spielen Sie zehn Sekunden der zweiten Folge an, denn die erste ist oft kostenlos, die anderen sind es nicht.',
      },
      {
        title: 'Die ganze Staffel sichern',
        text: 'Elf Teile waren in den Neunzigern üblich, zuvor zwölf; der erste und der letzte sind eine Viertelstunde länger. Markieren Sie alle auf einmal. In der damaligen Auflösung braucht eine Staffel fünf bis sechs Gigabyte; mit einem durchschnittlichen Anschluss ist das in einer Nacht leicht zu schaffen.',
      },
      {
        title: 'Specials und Fortsetzung ergänzen',
        text: 'Zweistündige Specials folgen am Ende der Liste oder auf einer eigenen Seite. Das Programm zeigt sie zusammen; nummerieren Sie sie nach dem Jahr. Ist alles fertig, spielen Sie den Anfang der letzten Folge an: Kommt das richtige Lied an der richtigen Stelle, stimmt die Reihenfolge.',
      },
    ],
    hints: [
      {
        title: 'Andere Musik',
        text: 'Lieder in alten Dramen wurden für das Netz manchmal ersetzt. Das ist kein Fehler der Datei, sondern eine Frage der Rechte.',
      },
      {
        title: 'Bilder in 4:3',
        text: 'Dramen aus der Zeit vor 2005 haben meist ein fast quadratisches Bild. Lassen Sie es so; ein in die Breite gezogenes Gesicht sieht nicht moderner aus.',
      },
      {
        title: 'Noitamina und andere späte Plätze',
        text: 'Anime aus Fujis Spätprogramm stehen in einer eigenen Reihe. Mehrere Werke laufen bei FOD, bevor andere Dienste sie erhalten.',
      },
      {
        title: 'Warum manche Serien fehlen',
        text: 'Fehlt ein berühmtes Drama, liegt es meist am Vertrag einer einzelnen Person. Die Disc ist dann der einzige rechtmäßige Weg.',
      },
      {
        title: 'Ableger',
        text: 'Kurze Folgen, die für FOD gedreht wurden, spielen zwischen zwei Folgen der Serie. An ihrem Datum sehen Sie, zwischen welchen.',
      },
    ],
    questions: [
      {
        question: 'Ist das Nachsehen bei FOD dasselbe wie bei TVer?',
        answer:
          'Für die laufende Woche weitgehend ja. Für Mitglieder bietet FOD zusätzlich die älteren Folgen, die bei TVer schon weg sind.',
      },
      {
        question: 'Gehören die Zeitschriften im Tarif dazu?',
        answer: 'Nein, sie bleiben im eigenen Lesegerät von FOD. Unser Programm speichert nur Videos.',
      },
      {
        question: 'Lassen sich Motorsport oder Volleyball speichern?',
        answer:
          'Liveübertragungen nicht. Veröffentlicht FOD eine Aufzeichnung mit eigener Seite, lässt sie sich bis zu ihrem letzten Tag auswählen.',
      },
      {
        question: 'Warum ist der Ton eines alten Dramas so leise?',
        answer:
          'Er wurde für die Geräte seiner Zeit gemischt. Heben Sie ihn im Player an; die meisten können laut und leise angleichen.',
      },
      {
        question: 'Ich bezahle über den Mobilfunkvertrag und habe kein Passwort. Was hilft?',
        answer:
          'Auf der Kontoseite von FOD können Sie E-Mail-Adresse und Passwort ergänzen. Damit melden Sie sich überall an, auch im eingebauten Browser.',
      },
    ],
    meta_title: 'Anleitung: FOD-Dramen nach Jahrgang sammeln',
    meta_description:
      'Sendeplätze wie 月9 suchen, Premium prüfen, Specials finden: Serien aus FOD unter Windows ordnen, für sich selbst und mit eigenem Abo.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Japan: Serien samt Nebengeschichten sichern',
    intro:
      'Zu vielen Dramen von Nippon TV zeigt Hulu Japan eigene Nebengeschichten, etwa eine halbe Stunde über den Nachbarn, der am Samstagabend nur eine kleine Rolle hatte. So speichern Sie Serie und Nebengeschichten in der richtigen Reihenfolge in einem Ordner.',
    steps: [
      {
        title: 'Beim japanischen Hulu anmelden',
        text: 'Es gehört zu Nippon TV und kennt keine Konten des amerikanischen Dienstes. Geben Sie E-Mail und Passwort ein und wählen Sie eines von bis zu sechs Profilen. Die Adresse lautet hulu.jp; sehen Sie eine englische Seite in anderem Grün, haben Sie in der Liste der Dienste den falschen Eintrag gewählt.',
      },
      {
        title: 'Das Drama öffnen',
        text: 'Neben „本編“ stehen „オリジナルストーリー“ und Making-ofs, jeweils unter einem eigenen Reiter. Während der Ausstrahlung gibt es erst einen Teil davon. Achten Sie auf „Huluオリジナル“ im Bild, denn dazwischen liegen Trailer von dreißig Sekunden.',
      },
      {
        title: 'Die Reihenfolge finden',
        text: 'Nebengeschichten erscheinen nach bestimmten Folgen. Das Datum sagt, wohin sie gehören: Eine vom 18., gleich nach Teil fünf veröffentlicht, spielt zwischen fünf und sechs. Haben zwei dasselbe Datum, steht in der Beschreibung, welche zuerst spielt.',
      },
      {
        title: 'Dateinamen für Nebengeschichten',
        text: 'Geben Sie Nebengeschichten die Nummer 05.5 oder S00E05, beides sortiert sich gut. Die erste Form ist besser lesbar, die zweite verstehen Medienserver. Laden Sie zuerst die Hauptserie mit ihrem Muster, danach die Nebengeschichten mit ihrem, beides in denselben Ordner.',
      },
      {
        title: 'Herunterladen und Reihenfolge prüfen',
        text: 'Ein Drama in zehn Teilen mit fünf Nebengeschichten hat in 720p etwa zehn Gigabyte. Steht jede Zeile auf „Fertig“, lesen Sie die Dateinamen von oben nach unten. Ergeben die Titel hintereinander die Handlung, stimmt die Reihenfolge.',
      },
      {
        title: 'Auch an die Kinder denken',
        text: 'Serien für kleine Kinder liegen in einem eigenen Profil. Fünf kurze Folgen Anpanman sind in wenigen Minuten heruntergeladen.',
      },
    ],
    hints: [
      {
        title: 'Eine Serie, zwei Einträge',
        text: 'Amerikanische Serien haben zwei Einträge, einen mit 字幕 und einen mit 吹替. Das Vorschaubild ist dasselbe, achten Sie auf die kleine Schrift unter dem Titel.',
      },
      {
        title: 'Musiknächte',
        text: 'Die langen Musiksendungen von Nippon TV kommen in mehreren Teilen mit verschiedenen Enden. Beginnen Sie mit dem, dem die wenigste Zeit bleibt.',
      },
      {
        title: 'Der letzte Akt',
        text: 'Es kommt vor, dass das Schlusskapitel eines Dramas nur bei Hulu läuft, angekündigt als „最終章“. Im Katalog ist es eine eigene Serie und leicht zu übersehen.',
      },
      {
        title: 'Der Store ist getrennt',
        text: 'Der Hulu Store verleiht und verkauft neue Filme neben dem Abo. Bei ihnen stehen ein Preis und eine Frist, und danach lassen sie sich nicht mehr auswählen. Bei Titeln aus dem Abo steht dagegen kein Preis im Bild.',
      },
    ],
    questions: [
      {
        question: 'Ich bezahle über meinen Mobilfunkvertrag. Geht das?',
        answer:
          'Ja, wenn Sie sich auf der Website mit E-Mail und Passwort anmelden können. Beides lässt sich in den Kontoeinstellungen von Hulu nachtragen.',
      },
      {
        question: 'Ist Disney+ in meinem Tarif enthalten?',
        answer:
          'Hulu Japan bietet einen gemeinsamen Tarif an. Titel von Disney laufen trotzdem auf der Seite von Disney+, und dafür brauchen Sie ein eigenes Produkt.',
      },
      {
        question: 'Kann ich auf zwei Geräten gleichzeitig schauen?',
        answer:
          'Bei manchen Titeln ja, andere laufen nur auf einem Gerät. Während das Programm einen solchen speichert, zeigt der Fernseher vielleicht einen Hinweis; warten Sie, bis es fertig ist.',
      },
      {
        question: 'Eine Nebengeschichte ist „nur für sieben Tage“ angekündigt. Wirklich?',
        answer:
          'Bei Aktionsvideos stimmt das. Die meisten Nebengeschichten bleiben so lange wie die Serie. Nehmen Sie die angekündigten zuerst, das kostet nichts.',
      },
    ],
    meta_title: 'Anleitung: Hulu Japan mit Nebengeschichten',
    meta_description:
      '本編 und オリジナルストーリー ordnen, 字幕版 und 吹替版 trennen: Hulu Japan am Computer, mit eigenem Abo und nur privat.',
  },
  niconico_downloader: {
    title: 'Niconico: Videos mit Kommentaren speichern',
    intro:
      'Ohne Kommentare fehlt einem Video von Niconico die Hälfte. Hier lesen Sie, wie Sie beides speichern und den Namen des Urhebers dazu, damit ein Lied von 2009 auch in Ihrer Sammlung die Wand aus Kommentaren im Refrain behält.',
    steps: [
      {
        title: 'Die Beschreibung lesen',
        text: 'Viele Urheber sagen, was mit ihrem Werk geschehen darf: eine Lizenz von Niconi Commons, ein Link zur Instrumentalfassung, die Bitte, nichts weiterzuverbreiten. Verbietet jemand Kopien, hören Sie hier auf. Gibt es einen offiziellen Download des Urhebers, ist er besser als jede andere Datei.',
      },
      {
        title: 'Adresse oder Nummer einfügen',
        text: 'Nummern mit sm, so und nm werden angenommen, öffentliche Listen auch. Mit sm beginnen Uploads von Mitgliedern, mit so die von Kanälen. Nach dem Einfügen erscheinen Titel, Urheber, Dauer und die Zahl der Kommentare; bei gelöschten Videos steht dort ein Hinweis, und für Videos nur für Mitglieder müssen Sie sich anmelden.',
      },
      {
        title: 'Entscheiden, wie viele Kommentare',
        text: 'Tausend Kommentare wirken lebhaft, zehntausend verdecken das Bild. Der Regler zeigt eine Vorschau der dichtesten Minute. Nehmen Sie für ein Let’s Play wenige, für ein Lied viele, für eine Bastelanleitung keine, sonst sehen Sie nicht, was gelötet wird.',
      },
      {
        title: 'ASS-Datei oder fest im Bild',
        text: 'Eine ASS-Datei lässt sich im Player ausschalten, fest eingeblendete Kommentare nicht. In der ASS-Datei bleiben Farbe, Größe und Position jeder Zeile erhalten; am Computer ist sie die beste Wahl. Fest im Bild brauchen Sie die Kommentare nur für Fernseher und Telefone, die ASS nicht unterstützen.',
      },
      {
        title: 'Herunterladen und den Refrain prüfen',
        text: 'Urheber und Nummer kommen in den Dateinamen, die Quelle lässt sich also immer nennen. Laden Sie das Video herunter und spielen Sie die Minute ab, die Sie auswendig können. Laufen die Kommentare im richtigen Moment durchs Bild, ist alles synchron.',
      },
    ],
    hints: [
      {
        title: 'Am Abend ist viel los',
        text: 'Ohne Premium ist die Auflösung abends und nachts manchmal niedriger. Laden Sie am Morgen noch einmal und vergleichen Sie.',
      },
      {
        title: 'Teile eines Spiels',
        text: 'Auf den Serienseiten stehen die Teile in der richtigen Reihenfolge. Listen von Zuschauern können Lücken haben, und manche zählen ab null.',
      },
      {
        title: 'Alte und neue Kommentare',
        text: 'Der Dienst zeigt eine Auswahl. Die aus den ersten Jahren gibt es noch, doch die neuesten kommen zuerst; stellen Sie eine höhere Zahl ein, um auch die alten zu sehen.',
      },
      {
        title: 'Nur das Lied',
        text: 'Für Musik genügt der Ton als M4A. Schreiben Sie den Namen des Interpreten in die Tags, denn eine Coverversion nennt oft nur, wer komponiert hat.',
      },
      {
        title: 'Nummern sind für immer',
        text: 'Wird ein Video entfernt, vergibt Niconico seine Nummer nie wieder. Am besten notieren Sie sich also einfach die sm-Nummern Ihrer Lieblingsvideos. Auch wenn der Titel geändert wird, führt die Nummer weiter zum selben Video.',
      },
    ],
    questions: [
      {
        question: 'Kann ich das gespeicherte Video anderswo hochladen?',
        answer:
          'Nein. Das kann nur der Urheber erlauben, und viele bitten stattdessen um einen Link auf ihre Seite.',
      },
      {
        question: 'Was ist mit Kanalvideos für Mitglieder?',
        answer:
          'Wenn Sie die Videos mit Ihrer Mitgliedschaft abspielen können, lassen sie sich auswählen. Ob Sie eine Kopie behalten dürfen, steht in den Regeln des Kanals.',
      },
      {
        question: 'Sind Livesendungen dabei?',
        answer:
          'Aufzeichnungen ja, solange Ihre Timeshift-Reservierung oder Ihre Premiummitgliedschaft gilt. Was gerade live läuft, lässt sich nicht speichern.',
      },
      {
        question: 'Mein Player zeigt alle Kommentare in einer Ecke. Warum?',
        answer:
          'Er unterstützt ASS nur teilweise und ignoriert die Positionen. Nehmen Sie einen Player, der das Format vollständig darstellt, etwa VLC oder mpv, oder Kommentare fest im Bild.',
      },
      {
        question: 'Haben die Videos den Ausfall von 2024 überstanden?',
        answer:
          'Niconico kam nach einem Angriff mit den hochgeladenen Videos zurück. Einige Funktionen folgten erst später, deshalb stimmen ältere Beschreibungen im Netz nicht mehr.',
      },
    ],
    meta_title: 'Anleitung: Niconico-Videos mit Kommentaren',
    meta_description:
      'Erlaubnis des Urhebers lesen, Nummern einfügen, Kommentare als ASS behalten: So speichern Sie Videos aus Niconico, die Sie behalten dürfen.',
  },
  d_anime_downloader: {
    title: 'd Anime Store: eine Saison planvoll verfolgen',
    intro:
      'In jedem Quartal beginnen vierzig und mehr neue Serien, und der d Anime Store zeigt die meisten davon. Mit einem festen Wochentag und einer Probe von drei Folgen finden Sie heraus, welche vier von zehn Sie weiterverfolgen möchten.',
    steps: [
      {
        title: 'Mit dem d Account anmelden',
        text: 'Die kleine Monatsmitgliedschaft genügt, ein Vertrag mit Docomo ist nicht nötig. Nach ID und Bestätigungscode öffnet sich der Store mit einem Banner zur Saison. Der eingebaute Browser merkt sich die Anmeldung, bis Sie sich abmelden, den Code brauchen Sie also nur einmal.',
      },
      {
        title: '今期アニメ öffnen',
        text: 'Die Seite der Saison ist nach Wochentag und Uhrzeit geordnet. „地上波先行“ und „最速“ zeigen, ob eine Serie zuerst hier läuft oder einige Tage nach dem Fernsehen. Suchen Sie zehn nach Bild, Genre oder dem Namen eines Sprechers aus und merken Sie sie unter „気になる“ vor.',
      },
      {
        title: 'Drei Folgen zur Probe herunterladen',
        text: 'Sichern Sie die ersten drei Folgen von zehn Serien. Das sind dreißigmal 24 Minuten, also zwölf Stunden, und in niedriger Auflösung etwa zehn Gigabyte. Sehen Sie sie auf dem Weg zur Arbeit an. Behalten Sie vier der zehn und löschen Sie die anderen ohne schlechtes Gewissen; niemand verfolgt alle.',
      },
      {
        title: 'Nach Wochentag weitermachen',
        text: 'Schon gespeicherte Folgen sind grau. Ein Blick in der Woche genügt, an dem Tag, an dem die letzte der vier erscheint. Kreuzen Sie die vier neuen Folgen an, klicken Sie auf „Herunterladen“ und nehmen Sie die volle Auflösung für die Serie, die Sie behalten wollen.',
      },
      {
        title: 'Mit den Sonderfolgen abschließen',
        text: 'Rückblicke und Zugaben stehen unter dem Hauptwerk. Bringen Sie die Serie am Ende des Quartals in die Reihenfolge, die der Store vorschlägt, etwa den Film nach der zweiten Staffel, und vergleichen Sie Nummer für Nummer: 7.5 ist ein Rückblick und kein Fehler.',
      },
    ],
    hints: [
      {
        title: 'Nach Sprechern suchen',
        text: 'Die Suche nach Sprechern ist eine Stärke des Stores. Sie führt von einer neuen Lieblingsfigur zu älteren Werken, manche noch aus dem vorigen Jahrhundert.',
      },
      {
        title: 'Vorspann überspringen',
        text: 'Wo der Store Kapitel setzt, springen Player mit einer Taste über das Eröffnungslied. Zwölf davon sind zusammen achtzehn Minuten.',
      },
      {
        title: 'Nur ein Stream gleichzeitig',
        text: 'Mit einer Mitgliedschaft können Sie immer nur auf einem Gerät schauen. Während die Warteschlange läuft, muss das Telefon vielleicht warten; die Nacht ist eine gute Zeit.',
      },
      {
        title: 'Lieder und Bühnen',
        text: 'Konzerte mit Anime-Liedern und 2.5-dimensionales Theater stehen im selben Katalog. Die Aufnahmen sind lang und dunkel; nehmen Sie sich dafür ein eigenes Wochenende und die volle Auflösung.',
      },
      {
        title: 'Was zum Monatswechsel verschwindet',
        text: 'Die Liste „まもなく配信終了“ ist kurz, aber wichtig. Ältere Werke darauf kehren oft erst nach Jahren zurück, wenn der Vertrag überhaupt erneuert wird. Sehen Sie deshalb um den Zwanzigsten herum in die Liste.',
      },
    ],
    questions: [
      {
        question: 'Wie gut ist die Bildqualität?',
        answer:
          'Full HD bei neueren Werken, weniger bei alten. Höhere Einstellungen helfen dort nicht; das Feld „Qualität“ zeigt vorher, was möglich ist.',
      },
      {
        question: 'Zählt die Mitgliedschaft über Amazon oder Niconico?',
        answer:
          'Das sind eigene Angebote mit eigener Anmeldung. Nehmen Sie das Produkt für die Seite, auf der Sie sich anmelden, also das für Prime Video oder das für Niconico.',
      },
      {
        question: 'Eine Serie dieser Saison fehlt im Store. Wo ist sie?',
        answer:
          'In jedem Quartal gehen einige exklusiv zu anderen Diensten. Die offizielle Seite des Anime nennt sie alle unter 配信情報.',
      },
      {
        question: 'Gibt es Untertitel zum Japanischlernen?',
        answer:
          'Eine wachsende Zahl von Werken hat japanische, erkennbar an 字幕. Übersetzungen in andere Sprachen bietet der Store nicht an.',
      },
    ],
    meta_title: 'Anleitung: d Anime Store, Saison für Saison',
    meta_description:
      '今期アニメ nach Wochentag, drei Folgen zur Probe, Suche nach Sprechern: So verfolgen Sie Anime aus dem d Anime Store, privat und mit Plan.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand: Aufzeichnungen rechtzeitig sichern',
    intro:
      'Bei WOWOW On Demand gibt es Sendungen, die gerade live laufen, und solche, die im Archiv stehen. Speichern lässt sich nur, was im Archiv steht. Hier lesen Sie, wie Sie beides unterscheiden und nichts zu spät sichern.',
    steps: [
      {
        title: 'Unter Windows anmelden',
        text: 'Das Produkt für den Mac ist zurückgezogen. Melden Sie sich mit Ihrem Webkonto von WOWOW an; Satellitenkunden legen es einmal mit ihrer Kundennummer an, Onlineabonnenten haben es schon. Im eingebauten Browser öffnet sich On Demand mit drei Listen: jetzt, Archiv und demnächst.',
      },
      {
        title: 'アーカイブ öffnen',
        text: 'Bei Konzerten, Filmen und Dramen im Archiv steht, bis wann sie verfügbar sind. Filtern Sie nach Musik, Sport, Film oder Drama. Auch „見逃し配信“ nach einer Ausstrahlung gehört hierher, oft für zwei oder vier Wochen. Was „同時配信“ heißt, ist live und hat kein Kontrollkästchen.',
      },
      {
        title: 'Fassungen vergleichen',
        text: 'Ein Konzert gibt es manchmal in der gesendeten Fassung und in einer längeren mit Zugaben oder einem Gespräch. Achten Sie auf die Dauer und auf die Wörter 完全版 oder 特別編. Beim Tennis stehen das ganze Spiel und eine Zusammenfassung von einer Stunde nebeneinander.',
      },
      {
        title: 'Den Ton wählen',
        text: 'Werden Stereo und Surround angeboten, nehmen Sie für Musik beides; eine MKV-Datei hat Platz dafür. Spiele haben mitunter einen zweiten Kommentar oder gar keinen. Bei Filmen sind 字幕版 und 吹替版 zwei Einträge und nicht zwei Spuren.',
      },
      {
        title: 'Nach dem letzten Tag sichern',
        text: 'Sortieren Sie die Warteschlange danach und nehmen Sie für Konzerte die volle Auflösung. Zweieinhalb Stunden Konzert sind etwa sechs Gigabyte, ein Spiel über fünf Sätze in 720p drei bis vier. Springen Sie nach dem Herunterladen zur Zugabe: Gehen danach die Lichter an, wurde nichts abgeschnitten.',
      },
    ],
    hints: [
      {
        title: 'Tennis nach Runden',
        text: 'Plätze und Runden haben eigene Einträge. Die Namen sind japanisch geschrieben, suchen Sie also in Kana.',
      },
      {
        title: 'Drama W am Stück',
        text: 'Fünf oder sechs Folgen von knapp einer Stunde füllen einen verregneten Sonntag.',
      },
      {
        title: 'Wenn das Finale nachts endet',
        text: 'Ein Finale in Europa endet in Japan vor dem Morgengrauen. Bis zum Mittag steht es im Archiv; meiden Sie bis dahin Zeitungen und die Startseite von WOWOW.',
      },
      {
        title: 'Theater und Oper',
        text: 'Musicals und Opernabende stehen im Monatsheft mit dem Vermerk, ob ein Archiv geplant ist. Streichen Sie sich die Abende mit Archiv an.',
      },
      {
        title: 'Namen in der Datei',
        text: 'Nehmen Sie Künstler, Tournee und Datum ins Muster auf. Drei Konzerte einer Band aus einem Jahr lassen sich sonst kaum unterscheiden.',
      },
    ],
    questions: [
      {
        question: 'Ein Film läuft im Sender, steht aber nicht im Archiv. Warum?',
        answer:
          'Die Rechte gelten nur für die Ausstrahlung. Vielleicht kommt der Film später ins Archiv, vielleicht gar nicht.',
      },
      {
        question: 'Kann ich ein Konzert in meinem Café zeigen?',
        answer:
          'Nein. Ein Vertrag für einen Haushalt gilt nur in den eigenen Räumen. Für eine öffentliche Vorführung brauchen Sie die Erlaubnis der Rechteinhaber.',
      },
      {
        question: 'Ich sehe WOWOW über einen Kabelanbieter. Kann ich mich anmelden?',
        answer:
          'Ja, wenn Ihr Anbieter mitmacht. Registrieren Sie das Webkonto mit der Nummer, die Sie von ihm bekommen haben. Lässt sich On Demand danach nicht öffnen, ist es im Kabelvertrag nicht enthalten.',
      },
      {
        question: 'Genügt ein Vertrag für einen Monat?',
        answer:
          'Verträge von WOWOW laufen nach Kalendermonaten. Wenn Sie am Ersten beginnen, haben Sie also den ganzen Monat. Was Sie speichern, ist nur für die Zeit des Vertrags gedacht.',
      },
      {
        question: 'Warum beginnt eine Aufzeichnung mit schwarzem Bild?',
        answer:
          'Manche Sportaufzeichnungen beginnen schon vor der Übertragung. Springen Sie zwei Minuten vor. Bleibt das Bild schwarz, laden Sie die Seite neu und spielen Sie die Aufzeichnung kurz ab.',
      },
    ],
    meta_title: 'Anleitung: WOWOW On Demand rechtzeitig sichern',
    meta_description:
      'アーカイブ öffnen, Fassungen vergleichen, Ton wählen: Konzerte, Tennis und Drama aus WOWOW On Demand unter Windows privat nachsehen.',
  },
}
