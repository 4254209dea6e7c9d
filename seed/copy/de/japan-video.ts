import type { PageTexts } from '../text'

export const japanVideo: PageTexts = {
  u_next_downloader: {
    headline: 'U-NEXT: Japans großer Katalog auf Ihrem Computer',
    promise:
      'Anime, Spielfilme und Serien aus U-NEXT sehen Sie in aller Ruhe, ohne dass Sie dafür online sein müssen.',
    steps: [
      {
        title: 'U-NEXT öffnen',
        text: 'Rufen Sie den Dienst im eingebauten Browser auf und melden Sie sich mit Ihrem japanischen Konto an.',
      },
      {
        title: 'Unbegrenzt oder mit Punkten',
        text: 'Achten Sie auf das Kennzeichen am Titel: Manches gehört zum Abo, anderes leihen Sie mit Punkten.',
      },
      {
        title: 'Ablage starten',
        text: 'Wählen Sie Ton und Untertitel und stellen Sie die Auswahl in die Warteschlange.',
      },
    ],
    features: [
      {
        title: 'Früherer Paravi-Bestand',
        text: 'Seit der Übernahme von Paravi stehen auch Serien von TBS und TV Tokyo bereit, die Sie gesammelt auswählen.',
      },
      {
        title: 'Anime neben Weltkino',
        text: 'Halten Sie Trickserien, koreanische Dramen und Hollywood in getrennten Ordnern.',
      },
      {
        title: 'Original oder japanische Fassung',
        text: 'Bei ausländischen Filmen nehmen Sie die untertitelte oder die synchronisierte Fassung mit.',
      },
      {
        title: 'Familienprofile',
        text: 'Jedes Mitglied arbeitet mit dem eigenen Unterkonto, so wie U-NEXT es vorsieht.',
      },
      {
        title: 'HBO auf Japanisch',
        text: 'Serien von HBO und Max gelangen über U-NEXT nach Japan. Behalten Sie den Originalton mit japanischen Untertiteln.',
      },
      {
        title: 'Leihe mit Restzeit',
        text: 'Jeder mit Punkten geliehene Titel zeigt, wie lange er sich noch ansehen lässt.',
      },
    ],
    questions: [
      {
        question: 'Was passiert mit Leihtiteln nach Ablauf?',
        answer: 'Mit der Leihfrist endet Ihr Recht zum Ansehen. Löschen Sie solche Dateien dann.',
      },
      {
        question: 'Wo liegt bei U-NEXT die Grenze des Erlaubten?',
        answer:
          'Sie liegt bei Ihrem eigenen, privaten Ansehen im Rahmen des Vertrags. Für andere vervielfältigen dürfen Sie nichts.',
      },
      {
        question: 'Sind Zeitschriften und Bücher dabei?',
        answer: 'Nein, es geht nur um Videos aus dem Dienst.',
      },
      {
        question: 'Verbraucht das Programm Punkte?',
        answer: 'Nein. Punkte geben Sie nur aus, wenn Sie selbst bei U-NEXT etwas leihen.',
      },
      {
        question: 'Betrifft diese Seite auch den Bereich für Erwachsene?',
        answer: 'Nein, das Produkt ist für die allgemeinen Titel von U-NEXT gedacht.',
      },
    ],
    meta_title: 'U-NEXT-Downloader: Anime und Filme sichern',
    meta_description:
      'Filme, Anime und Dramen aus U-NEXT privat auf dem Computer speichern, mit Wahl von Synchronfassung oder Untertiteln. Vor dem Kauf testen.',
  },
  dmm_downloader: {
    headline: 'DMM TV: Anime und Bühne in einer Sammlung',
    promise:
      'Was DMM TV an Anime, 2,5D-Bühnenstücken und Shows zeigt, begleitet Sie auf Reisen durch Japan und darüber hinaus.',
    steps: [
      {
        title: 'Mit DMM-Konto anmelden',
        text: 'Ein Konto von DMM genügt, sofern DMM Premium darin gebucht ist.',
      },
      {
        title: 'Reihe oder Aufführung wählen',
        text: 'Öffnen Sie die Seite einer Serie oder eines Theaterabends und markieren Sie die Teile.',
      },
      {
        title: 'Speichern im Hintergrund',
        text: 'Während der Computer speichert, schauen Sie einfach weiter.',
      },
    ],
    features: [
      {
        title: 'Neue Saison, neue Reihen',
        text: 'Ergänzen Sie laufende Anime jede Woche um die frisch gezeigte Folge.',
      },
      {
        title: 'Aufzeichnungen von der Bühne',
        text: 'Stücke nach Manga-Vorlagen dauern oft über zwei Stunden. Sie lassen sich als eine Datei speichern.',
      },
      {
        title: 'Eigene Shows von DMM',
        text: 'Unterhaltungssendungen stehen mit Folge und Gast im Dateinamen.',
      },
      {
        title: 'Japanischer Originalton',
        text: 'Die Sprecher hören Sie unverändert, so wie DMM TV sie sendet.',
      },
      {
        title: 'Merkzettel für später',
        text: 'Sammeln Sie Titel, bei denen Sie noch unsicher sind, in einer zweiten Liste.',
      },
    ],
    questions: [
      {
        question: 'Gilt das auch für andere Bereiche von DMM?',
        answer:
          'Nein, diese Seite betrifft nur DMM TV. Für Angebote ab 18 Jahren gibt es ein eigenes Produkt.',
      },
      {
        question: 'Wann darf ich eine Aufführung aufbewahren?',
        answer:
          'Nur wenn DMM Ihnen das für den Titel erlaubt. Eine Vorführung vor Publikum ist in keinem Fall gedeckt.',
      },
      {
        question: 'Läuft das Programm auf einem Mac?',
        answer: 'Ja, es gibt eine Fassung für Mac und eine für Windows.',
      },
      {
        question: 'Gehen auch Titel außerhalb von DMM Premium?',
        answer:
          'Was Sie bei DMM TV geliehen oder gekauft haben, ist wählbar, wenn Ihr Konto es am Computer abspielt.',
      },
      {
        question: 'Welche Größe passt für ein Bühnenstück?',
        answer:
          'Nehmen Sie die größte, die Ihr Tarif abspielt. Dunkle Szenen leiden in einer kleinen Datei zuerst, Anime mit seinen flächigen Farben dagegen kaum.',
      },
    ],
    meta_title: 'DMM-TV-Downloader für Anime und 2,5D-Bühne',
    meta_description:
      'Anime, Bühnenstücke und Shows aus DMM TV im Originalton privat auf dem Computer speichern. Lizenz für Monat, Jahr oder ohne Ablauf.',
  },
  abema_downloader: {
    headline: 'ABEMA nachholen, von Anime bis Shogi',
    promise:
      'ABEMA sendet wie ein Fernsehsender im Netz, und verpasste Sendungen auf Abruf sehen Sie später am Computer.',
    steps: [
      {
        title: 'Sendung suchen',
        text: 'Gehen Sie zu ABEMA und wechseln Sie vom laufenden Programm zu den Videos auf Abruf.',
      },
      {
        title: 'Frei oder Premium prüfen',
        text: 'Manche Folgen sind einige Tage frei, andere setzen ABEMA Premium voraus.',
      },
      {
        title: 'Rechtzeitig sichern',
        text: 'Stellen Sie die Folge in die Warteschlange, solange Ihr Konto sie abspielt.',
      },
    ],
    features: [
      {
        title: 'Kostenlose Fristen im Blick',
        text: 'Bei frei gezeigten Folgen steht das Ende der Frist auf der Seite, sodass Sie wissen, was zuerst dran ist.',
      },
      {
        title: 'Mah-Jongg und Shogi',
        text: 'Lange Partien und Ligaspiele speichern Sie mit Datum und Namen der Spieler.',
      },
      {
        title: 'Liebesshows in Staffeln',
        text: 'Die Reality-Reihen von ABEMA speichern Sie folgenweise, staffelweise oder ganz.',
      },
      {
        title: 'Nachrichten und Sport',
        text: 'Auch Zusammenfassungen lassen sich wählen, wenn sie als Video bereitstehen.',
      },
      {
        title: 'Lange Sendungen in Teilen',
        text: 'Sondersendungen teilt ABEMA oft auf. Laden Sie einen Teil oder alle.',
      },
      {
        title: 'Tage der M-League',
        text: 'Beide Partien eines Spieltags stehen im Dateinamen, der Punktestand nicht.',
      },
    ],
    questions: [
      {
        question: 'Kann ich mehrere Kanäle gleichzeitig mitschneiden?',
        answer: 'Nein. Das Programm behandelt abrufbare Videos und keine laufenden Kanäle.',
      },
      {
        question: 'Gehört eine frei gezeigte Folge danach mir?',
        answer:
          'Nein, sie bleibt geschützt. Heben Sie nur auf, was ABEMA und das japanische Recht für private Zwecke zulassen.',
      },
      {
        question: 'Brauche ich ABEMA Premium?',
        answer: 'Nur für Titel, die ABEMA seinen zahlenden Mitgliedern vorbehält.',
      },
      {
        question: 'Werden die Kommentare der Zuschauer gesichert?',
        answer:
          'Nein, sie gehören zum laufenden Kanal. In der Datei stehen Bild, Ton und, wo ABEMA sie anbietet, Untertitel.',
      },
      {
        question: 'Gilt das für Einzelkäufe von Veranstaltungen?',
        answer:
          'Erlaubt Ihr Ticket, die Aufzeichnung am Computer zu sehen, dürfen Sie sie für dessen Dauer behalten, für sich selbst und im Rahmen des Gesetzes.',
      },
    ],
    meta_title: 'ABEMA-Downloader: Sendungen später ansehen',
    meta_description:
      'Anime, Reality-Shows, Shogi und Mah-Jongg aus ABEMA nach der Sendung privat am Computer sehen. Windows und Mac, mit kostenloser Testversion.',
  },
  lemino_downloader: {
    headline: 'Lemino: Konzerte, K-Pop und Serien griffbereit',
    promise:
      'Der Dienst von NTT Docomo zeigt Musik, Sport und Drama, und Sie behalten davon, was Sie noch einmal sehen möchten.',
    steps: [
      {
        title: 'd Account verwenden',
        text: 'Melden Sie sich bei Lemino mit Ihrem d Account an, auch ohne Vertrag bei Docomo.',
      },
      {
        title: 'Nach Gefühl stöbern',
        text: 'Lemino schlägt Titel nach Stimmung vor. Öffnen Sie einen davon und wählen Sie Teile aus.',
      },
      {
        title: 'Datei erhalten',
        text: 'Nach dem Speichern liegt der Titel in Ihrem Ordner und wartet auf den Abend.',
      },
    ],
    features: [
      {
        title: 'Live-Abende zum Wiedersehen',
        text: 'Steht ein Konzert nach der Übertragung noch auf Abruf, nehmen Sie es in die Liste.',
      },
      {
        title: 'Koreanische Unterhaltung',
        text: 'Shows mit K-Pop-Gruppen sichern Sie Ausgabe für Ausgabe mit japanischen Untertiteln.',
      },
      {
        title: 'Boxkämpfe in voller Länge',
        text: 'Aufzeichnungen langer Kampfabende lassen sich anhalten und später weiterladen.',
      },
      { title: 'Nachfolger von dTV', text: 'Wer früher dTV nutzte, findet viele gewohnte Titel bei Lemino.' },
      {
        title: 'Untertitel als Text',
        text: 'Bei koreanischen Serien stellen Sie die Größe der japanischen Schrift im Videoplayer ein.',
      },
      {
        title: 'Frei oder Premium',
        text: 'Ein Teil von Lemino ist mit Werbung kostenlos, für Premium-Titel brauchen Sie das Monatsabo.',
      },
    ],
    questions: [
      {
        question: 'Was ist aus dem dTV-Downloader geworden?',
        answer: 'dTV heißt heute Lemino, und auch unser Produkt trägt den neuen Namen.',
      },
      {
        question: 'Sind Konzertmitschnitte besonders geschützt?',
        answer:
          'Ja, oft durch Verträge der Künstler. Sichern Sie sie nur mit einem Zugang, der das erlaubt, und nur für sich.',
      },
      {
        question: 'Kann ich nur den Ton speichern?',
        answer: 'Dafür eignen sich unsere Musikprogramme besser. Hier bleiben Bild und Ton zusammen.',
      },
      {
        question: 'Werden Veranstaltungen während der Übertragung gesichert?',
        answer:
          'Nein. Suchen Sie auf der Seite der Veranstaltung nach dem Archiv und merken Sie sich den letzten Tag.',
      },
      {
        question: 'Warum ist ein Boxkampf verschwunden?',
        answer: 'Archive von Sport und Konzerten stehen oft nur wenige Tage bereit.',
      },
    ],
    meta_title: 'Lemino-Downloader (früher dTV): Musik und Serien',
    meta_description:
      'Konzerte, K-Pop-Shows, Boxen und Serien aus Lemino privat speichern und nach Lust und Laune wiedersehen. Mit kostenloser Testversion.',
  },
  tver_downloader: {
    headline: 'TVer: eine Woche Frist ohne Eile',
    promise:
      'Die Mediathek der japanischen Privatsender nimmt Sendungen schnell wieder heraus, Sie schauen trotzdem nach Ihrem Kalender.',
    steps: [
      {
        title: 'TVer ohne Abo öffnen',
        text: 'Der Dienst ist kostenlos und zeigt Werbung. Nötig ist ein Zugang aus Japan.',
      },
      {
        title: 'Sendung der Woche wählen',
        text: 'Suchen Sie nach Sender, Wochentag oder Darsteller und öffnen Sie die aktuelle Folge.',
      },
      {
        title: 'Vor Fristende speichern',
        text: 'Die Seite nennt das Enddatum. Starten Sie das Speichern vorher.',
      },
    ],
    features: [
      {
        title: 'Fünf Sendergruppen, ein Ort',
        text: 'Sendungen von Nippon TV, TV Asahi, TBS, TV Tokyo und Fuji TV liegen in einem Ordner beisammen.',
      },
      {
        title: 'Serienfolge fürs Wochenende',
        text: 'Sammeln Sie werktags und sehen Sie alle Folgen am Sonntag.',
      },
      {
        title: 'Dramen und Shows',
        text: 'Folgenname und Sendetag stehen im Dateinamen, das hilft bei Sendungen ohne Folgennummer.',
      },
      {
        title: 'Kleiner Einstiegspreis',
        text: 'Wer nur eine Serie verfolgt, kommt mit der Monatslizenz aus.',
      },
      {
        title: 'Regionale Sender',
        text: 'Was TVer von Sendern aus den Präfekturen zeigt, finden Sie nach Region geordnet.',
      },
      {
        title: 'Erste Folgen bleiben länger',
        text: 'Manche Dramen behalten ihren Anfang die ganze Saison online. Das Programm sagt es Ihnen, damit Sie nichts in Eile sichern.',
      },
    ],
    questions: [
      {
        question: 'Warum verschwinden Folgen so bald?',
        answer: 'TVer ist als Nachholdienst gedacht. Viele Sendungen stehen etwa eine Woche bereit.',
      },
      {
        question: 'Darf eine Folge nach der Frist bei mir bleiben?',
        answer:
          'Nur, wenn das japanische Urheberrecht und die Bedingungen von TVer diese private Kopie zulassen. Teilen dürfen Sie sie nicht.',
      },
      {
        question: 'Steht die Werbung in der Datei?',
        answer:
          'Nein, nur die Sendung. TVer lebt von Werbung, und Sie sollten den Dienst auch direkt besuchen.',
      },
      {
        question: 'Kann ich die Echtzeitübertragung am Abend sichern?',
        answer: 'Nein, sie ist live und lässt sich nicht sichern.',
      },
      {
        question: 'Läuft TVer in Deutschland?',
        answer: 'Der Dienst wird nur in Japan angeboten, und das Programm ändert nichts daran, wo Sie sind.',
      },
    ],
    meta_title: 'TVer-Downloader: Sendungen vor Fristende sichern',
    meta_description:
      'Folgen japanischer Privatsender aus TVer privat speichern, bevor die Abruffrist endet, und am Wochenende in Ruhe sehen. Für Windows und Mac.',
  },
  nhk_plus_downloader: {
    headline: 'NHK Plus: Nachrichten, Asadora und Taiga in Ruhe',
    promise:
      'Sehen Sie Sendungen des öffentlich-rechtlichen NHK zu Ihrer Zeit, auch wenn die Woche zu voll war.',
    steps: [
      {
        title: 'Zugang anmelden',
        text: 'Für NHK Plus registrieren Sie sich mit dem Haushalt, für den der Rundfunkbeitrag bezahlt ist.',
      },
      {
        title: 'Verpasste Sendung finden',
        text: 'Blättern Sie im Programm der letzten sieben Tage oder suchen Sie nach dem Titel.',
      },
      {
        title: 'Für den Feierabend sichern',
        text: 'Ein Klick genügt, und die Folge liegt bereit, wenn Sie nach Hause kommen.',
      },
    ],
    features: [
      {
        title: 'Morgenserie am Abend',
        text: 'Die kurze Asadora läuft werktags am Morgen. Sammeln Sie fünf Folgen und sehen Sie sie am Stück.',
      },
      {
        title: 'Historisches am Sonntag',
        text: 'Das Taiga-Drama begleitet ein ganzes Jahr. Nummer und Datum halten die Reihe zusammen.',
      },
      {
        title: 'Dokumentationen',
        text: 'Ausgaben von „NHK Special“ und Naturfilme speichern Sie nach Themen.',
      },
      {
        title: 'Gut zum Japanischlernen',
        text: 'Klar gesprochene Nachrichten lassen sich mehrmals anhören, Untertitel inbegriffen, soweit vorhanden.',
      },
      {
        title: 'Zwei Tonspuren',
        text: 'Zweisprachige Sendungen gibt es auf Japanisch und Englisch. Behalten Sie eine oder beide.',
      },
      {
        title: 'Kapitel in langen Filmen',
        text: 'Dokumentationen und Naturfilme werden mit ihren Kapiteln gespeichert.',
      },
    ],
    questions: [
      {
        question: 'Kostet NHK Plus zusätzlich?',
        answer:
          'Für Haushalte mit Rundfunkvertrag nicht. Bei uns bezahlen Sie nur die Lizenz für das Programm.',
      },
      {
        question: 'Wie lange darf ich Beiträge von NHK verwenden?',
        answer:
          'So lange und so weit, wie NHK und das Gesetz die private Nutzung gestatten. Für Unterricht und Veröffentlichung fragen Sie NHK.',
      },
      {
        question: 'Gehört NHK On Demand dazu?',
        answer: 'Nein, das ist ein anderes Angebot von NHK mit eigener Anmeldung.',
      },
      {
        question: 'NHK hat seinen Dienst umbenannt. Gilt das Produkt noch?',
        answer:
          'NHK hat seine Angebote im Oktober 2025 unter dem Namen NHK ONE vereint. Unser Produkt behält den alten Namen und folgt dem Dienst.',
      },
      {
        question: 'Was ist mit der Übertragung in Echtzeit?',
        answer: 'Sichern lässt sich eine Sendung erst, wenn sie in der Liste zum Nachholen steht.',
      },
    ],
    meta_title: 'NHK-Plus-Downloader: NHK zur eigenen Zeit',
    meta_description:
      'Asadora, Taiga-Drama, Nachrichten und Dokumentationen aus NHK Plus privat sichern und dann ansehen, wenn Zeit ist. Mit Testversion.',
  },
  fod_downloader: {
    headline: 'FOD: Montagsdramen von Fuji TV aufheben',
    promise:
      'Alte und neue Serien von Fuji TV sehen Sie mit FOD auf dem Computer, Folge für Folge und ohne Hast.',
    steps: [
      {
        title: 'FOD Premium nutzen',
        text: 'Nach der Anmeldung zeigt FOD an, welche Titel Ihr Konto ohne Aufpreis abspielt.',
      },
      {
        title: 'Sendeplatz oder Darsteller',
        text: 'Suchen Sie die Montagsserie um neun Uhr oder einen Schauspieler, dem Sie folgen.',
      },
      { title: 'Serie speichern', text: 'Wählen Sie alle Folgen und lassen Sie das Programm arbeiten.' },
    ],
    features: [
      {
        title: 'Jahrzehnte Fernsehdrama',
        text: 'Auch Serien aus den neunziger Jahren sind vertreten. Das Erscheinungsjahr steht auf Wunsch im Ordnernamen.',
      },
      {
        title: 'Anime vom Sendeplatz noitaminA',
        text: 'Reihen für erwachsene Zuschauer lassen sich getrennt von Kinderserien speichern.',
      },
      {
        title: 'Fortsetzungen der Sendung',
        text: 'Zusatzfolgen, die nur bei FOD laufen, sortiert das Programm hinter die Hauptfolgen.',
      },
      { title: 'Shows mit Datum', text: 'Sendungen ohne Nummer ordnet das Programm nach dem Sendedatum.' },
      {
        title: 'Sonderfolgen hinter der Staffel',
        text: 'Zweistündige Fortsetzungen stehen nach der letzten Folge und werden leicht vergessen. Das Programm führt sie gemeinsam auf.',
      },
      {
        title: 'Nach Sendeplatz sortiert',
        text: 'Montag neun Uhr, Donnerstag zehn Uhr: Ordner entstehen so, wie die Dramen gelaufen sind.',
      },
    ],
    questions: [
      {
        question: 'Für welches Betriebssystem gibt es das Produkt?',
        answer: 'Es wird für Windows angeboten. Die Mac-Fassung wird nicht mehr verkauft.',
      },
      {
        question: 'Dürfen alte Serien frei gesichert werden?',
        answer:
          'Nein, auch ältere Dramen sind geschützt. Erlaubt ist höchstens, was FOD und das Gesetz Ihnen privat zugestehen.',
      },
      {
        question: 'Kann ich einzeln gekaufte Titel auswählen?',
        answer: 'Ja, sofern Ihr Konto sie abspielt und die Kaufbedingungen nichts anderes sagen.',
      },
      {
        question: 'Wie sehen alte Dramen auf dem breiten Bildschirm aus?',
        answer:
          'Was vor etwa 2005 entstand, liegt in 4:3 vor und bleibt so. Nichts wird gestreckt oder beschnitten.',
      },
      {
        question: 'Wird Motorsport live aufgezeichnet?',
        answer: 'Nein. Wählbar ist, was FOD danach auf Abruf zeigt.',
      },
    ],
    meta_title: 'FOD-Downloader: Serien von Fuji TV unter Windows',
    meta_description:
      'Dramen, Anime und Shows aus FOD unter Windows privat speichern und in der richtigen Reihenfolge sehen. Erst testen, dann Lizenz wählen.',
  },
  hulu_jp_downloader: {
    headline: 'Hulu Japan: Nippon TV und internationale Serien',
    promise:
      'Japanische Dramen, Giants-Spiele und ausländische Serien aus Hulu Japan liegen für Sie bereit, wenn das Netz es nicht ist.',
    steps: [
      {
        title: 'Hulu Japan öffnen',
        text: 'Wählen Sie den japanischen Dienst, denn er ist vom amerikanischen Hulu getrennt.',
      },
      {
        title: 'Staffel oder Sendung öffnen',
        text: 'Achten Sie auf die Store-Titel, die extra kosten, und wählen Sie aus dem Abo.',
      },
      {
        title: 'Übertragung beginnen',
        text: 'Das Programm prüft jede Folge und führt Sie durch, was noch fehlt.',
      },
    ],
    features: [
      {
        title: 'Fortsetzungen nach der Ausstrahlung',
        text: 'Zu Dramen von Nippon TV zeigt Hulu oft eigene Zusatzfolgen, die Sie gleich mit auswählen.',
      },
      {
        title: 'Synchronisiert oder untertitelt',
        text: 'Ausländische Serien stehen häufig doppelt im Katalog. Prüfen Sie vor dem Start, welche Fassung Sie brauchen.',
      },
      {
        title: 'Anime jeder Länge',
        text: 'Von der Kurzserie bis zur Langzeitreihe wählen Sie Bereiche mit zwei Klicks.',
      },
      {
        title: 'Baseball zum Nachsehen',
        text: 'Bleibt ein Spiel als Video stehen, sehen Sie es ohne vorher bekanntes Ergebnis.',
      },
      {
        title: 'Für kleine Zuschauer',
        text: 'Anpanman und andere Kinderserien passen in kurzen Dateien auf ein Tablet.',
      },
      {
        title: 'Weiter am Abend',
        text: 'Schalten Sie den Computer aus, ist die Warteschlange später noch da.',
      },
    ],
    questions: [
      {
        question: 'Reicht ein Konto bei Hulu in den USA?',
        answer: 'Nein. Beide Dienste haben verschiedene Betreiber, Konten und Kataloge.',
      },
      {
        question: 'Was muss ich bei Hulu Japan rechtlich beachten?',
        answer:
          'Sie dürfen nur Sendungen Ihres eigenen Abos für sich selbst sichern, und nur soweit die dortigen Bedingungen nicht entgegenstehen.',
      },
      {
        question: 'Wird auch Windows unterstützt?',
        answer: 'Ja, Windows und Mac erhalten je eine eigene Fassung.',
      },
      {
        question: 'Deckt das Produkt den Hulu Store ab?',
        answer:
          'Dort geliehene Titel öffnen sich, solange die Leihe läuft. Vor allem geht es um den Katalog des Abos.',
      },
      {
        question: 'Lassen sich Nachrichten- und Sportkanäle sichern?',
        answer: 'Nein, bei Hulu Japan laufen sie live. Wählen Sie Titel mit eigener Seite.',
      },
    ],
    meta_title: 'Hulu-Japan-Downloader: Dramen und Anime sichern',
    meta_description:
      'Dramen von Nippon TV, Anime und ausländische Serien aus Hulu Japan privat ansehen, wann es Ihnen passt. Lizenz je Computer, vorab kostenlos testen.',
  },
  niconico_downloader: {
    headline: 'Niconico: Videos samt ihrem Zeitgeist bewahren',
    promise:
      'Auf Niconico laufen Kommentare durchs Bild, und die Videos, die Ihnen etwas bedeuten, sehen Sie auch ohne Netz.',
    steps: [
      {
        title: 'Niconico aufrufen',
        text: 'Öffnen Sie die Seite und melden Sie sich an, falls ein Video ein Konto verlangt.',
      },
      {
        title: 'Video oder Liste angeben',
        text: 'Fügen Sie die Adresse eines Videos oder einer Mylist ein.',
      },
      {
        title: 'Mit Titel speichern',
        text: 'Titel, Verfasser und Datum des Hochladens werden Teil des Dateinamens.',
      },
    ],
    features: [
      {
        title: 'Vocaloid und Utaite',
        text: 'Gesammelte Lieder aus Listen lassen sich in einem Zug übernehmen.',
      },
      {
        title: 'Listen von Verfassern',
        text: 'Folgen Sie einem Kanal und ergänzen Sie nur, was neu hinzugekommen ist.',
      },
      {
        title: 'Anime-Kanäle',
        text: 'Offizielle Kanäle zeigen Folgen nur befristet. Speichern Sie sie, solange Ihr Zugang gilt.',
      },
      {
        title: 'Auch für alte Videos',
        text: 'Manche Stücke stammen aus den Anfangsjahren. Sie werden in der Auflösung gespeichert, in der es sie noch gibt.',
      },
      {
        title: 'Kommentare mit Farbe und Tempo',
        text: 'Die ASS-Datei hält Farbe, Größe und Geschwindigkeit jedes Kommentars fest, und im Videoplayer lassen sie sich ausblenden.',
      },
      { title: 'Nur die Musik', text: 'Bei Liedern genügt der Ton als M4A.' },
    ],
    questions: [
      {
        question: 'Werden die laufenden Kommentare mitgespeichert?',
        answer: 'Wie Sie es möchten: als Untertiteldatei, fest im Bild oder gar nicht.',
      },
      {
        question: 'Wer hat die Rechte an hochgeladenen Videos?',
        answer:
          'Meist die Verfasser. Behalten Sie nur, was diese oder das Gesetz erlauben, und laden Sie nichts erneut hoch.',
      },
      {
        question: 'Brauche ich die Premium-Mitgliedschaft?',
        answer: 'Nicht zwingend. Manche Videos und Größen behält Niconico aber den Mitgliedern vor.',
      },
      {
        question: 'Wie gut sehen alte Videos aus?',
        answer: 'So wie zu ihrer Zeit. Frühe Beiträge sind klein, und das Sichern vergrößert sie nicht.',
      },
      {
        question: 'Sind Sendungen von Nico Nama dabei?',
        answer:
          'Aufzeichnungen öffnen sich, solange Ihr Timeshift-Ticket gilt. Laufende Übertragungen gehören nicht dazu.',
      },
    ],
    meta_title: 'Niconico-Downloader für Videos und Listen',
    meta_description:
      'Videos und Listen aus Niconico mit Titel und Verfasser geordnet auf dem Computer speichern, für den eigenen Gebrauch. Kostenlos testen.',
  },
  d_anime_downloader: {
    headline: 'd Anime Store: Ihre Saisonliste für unterwegs',
    promise:
      'Ein Dienst nur für Anime verdient eine eigene Sammlung, geordnet nach Saison, Studio und Folge.',
    steps: [
      {
        title: 'Im d Anime Store anmelden',
        text: 'Verwenden Sie Ihren d Account und öffnen Sie Ihre persönliche Liste.',
      },
      {
        title: 'Saison durchgehen',
        text: 'Haken Sie die Reihen an, die Sie in dieser Jahreszeit verfolgen.',
      },
      {
        title: 'Ablage prüfen',
        text: 'Das Programm zeigt, welche Folgen schon da sind, und holt nur die übrigen.',
      },
    ],
    features: [
      {
        title: 'Vorspann und Abspann behalten',
        text: 'Die Lieder gehören dazu. Jede Folge bleibt vollständig.',
      },
      {
        title: 'Anisong und Bühne',
        text: 'Auch Konzerte und 2,5D-Stücke aus dem Katalog behandelt das Programm als eigene Reihe.',
      },
      {
        title: 'Radiosendungen der Sprecher',
        text: 'Gibt es eine Sendung mit den Sprechern der Serie, speichern Sie sie neben den Folgen.',
      },
      { title: 'Frühjahr bis Winter', text: 'Ordner nach Saison entstehen von selbst, etwa „2025 Herbst“.' },
      {
        title: 'Suche nach Sprechern',
        text: 'Öffnen Sie ein Werk über seine Besetzung und markieren Sie die Folgen.',
      },
      {
        title: 'Klein für die Bahn',
        text: 'Eine halbstündige Folge in niedriger Auflösung passt gut auf das Telefon für die Yamanote-Linie.',
      },
      { title: 'Kapitelmarken', text: 'Wo der Dienst sie setzt, springen Sie über den Vorspann.' },
    ],
    questions: [
      {
        question: 'Gibt es deutsche Untertitel?',
        answer: 'Der Dienst richtet sich an Japan. Rechnen Sie mit japanischem Ton ohne deutsche Untertitel.',
      },
      {
        question: 'Wie weit reicht mein Abo beim Aufbewahren?',
        answer:
          'Es erlaubt das Ansehen, solange es läuft. Eine private Kopie ist nur zulässig, wenn das Recht sie an Ihrem Ort vorsieht.',
      },
      {
        question: 'Ist die Variante über Amazon gemeint?',
        answer: 'Gemeint ist der eigenständige Dienst von Docomo mit eigener Anmeldung.',
      },
      {
        question: 'Welche Bildgröße gibt es?',
        answer:
          'Neuere Werke gibt es in Full HD, ältere in geringerer Auflösung. Das Programm nennt die Größe vor dem Sichern.',
      },
      {
        question: 'Genügt meine Anmeldung bei Lemino?',
        answer: 'Nein. Beide gehören zu Docomo, doch die Mitgliedschaft im d Anime Store ist getrennt.',
      },
    ],
    meta_title: 'd-Anime-Store-Downloader: Saison für Saison',
    meta_description:
      'Anime, Anisong-Konzerte und Sprecherradio aus dem d Anime Store privat nach Saison sortiert speichern. Für Windows und Mac, mit Test.',
  },
  wowow_downloader: {
    headline: 'WOWOW On Demand: Drama, Tennis und Bühne nachholen',
    promise:
      'Eigene Dramen, Konzerte und Sport von WOWOW sehen Sie am Windows-Computer, wann der Abend frei ist.',
    steps: [
      {
        title: 'Als WOWOW-Kunde anmelden',
        text: 'Ihr WOWOW-Konto öffnet den Abrufdienst. Melden Sie sich im eingebauten Browser an.',
      },
      {
        title: 'Programm durchsehen',
        text: 'Wählen Sie zwischen Drama, Film, Musik, Bühne und Sport, was abrufbar ist.',
      },
      {
        title: 'In Etappen sichern',
        text: 'Lange Spiele und Konzerte lassen sich unterbrechen und am nächsten Tag beenden.',
      },
    ],
    features: [
      {
        title: 'Serie W und andere Dramen',
        text: 'Die Reihen von WOWOW sind kurz und dicht erzählt. Eine ganze Staffel passt in einen Abend.',
      },
      {
        title: 'Tennis in voller Länge',
        text: 'Bei großen Turnieren stehen Runde und Namen der Spieler im Titel.',
      },
      {
        title: 'Konzerte und Musicals',
        text: 'Aufführungen bleiben als eine Datei beisammen, ohne Bruch zwischen den Akten.',
      },
      {
        title: 'Boxen am Montag',
        text: 'Kampfabende speichern Sie nach Datum und sehen sie, wann es Ihnen passt.',
      },
      {
        title: 'Filme in zwei Fassungen',
        text: 'Untertitelte und synchronisierte Ausstrahlungen stehen getrennt in der Liste.',
      },
      { title: 'Gespräche hinter der Bühne', text: 'Sie liegen neben der Aufführung, zu der sie gehören.' },
    ],
    questions: [
      {
        question: 'Warum finde ich keine Mac-Fassung?',
        answer: 'Sie wird nicht mehr angeboten. Das Produkt läuft unter Windows.',
      },
      {
        question: 'Welche Sendungen darf ich überhaupt sichern?',
        answer:
          'Sichern dürfen Sie solche, die WOWOW auf Abruf bereitstellt und deren Aufbewahrung weder Vertrag noch Gesetz untersagen. Sie bleiben Ihre Privatsache.',
      },
      {
        question: 'Gelten Fristen für einzelne Titel?',
        answer: 'Ja, WOWOW nennt das Ende der Verfügbarkeit auf der Seite des Titels.',
      },
      {
        question: 'Kann ich eine Liveübertragung sichern?',
        answer:
          'Nein. Warten Sie auf das Archiv und sehen Sie gleich nach dem letzten Tag: Ein Konzert steht dort manchmal nur eine Woche.',
      },
      {
        question: 'Darf ich Freunde zum Konzertabend einladen?',
        answer:
          'Die Aufzeichnungen sind für Ihren Haushalt gedacht. Öffentliche Vorführungen schließen die Rechte der Künstler aus.',
      },
    ],
    meta_title: 'WOWOW-On-Demand-Downloader für Windows',
    meta_description:
      'Dramen, Tennis, Konzerte und Filme aus WOWOW On Demand unter Windows privat speichern und ohne Termindruck ansehen. Kostenlos testen.',
  },
}
