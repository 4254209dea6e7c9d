import type { PageTexts } from '../text'

export const suites: PageTexts = {
  all_in_one_video_suite: {
    headline: 'Alle Videodienste in einem Paket',
    promise:
      'Statt für jeden Dienst ein eigenes Produkt zu kaufen, öffnen Sie mit einer Lizenz die ganze Videoreihe.',
    steps: [
      {
        title: 'Eigene Dienste zählen',
        text: 'Überlegen Sie, bei welchen Anbietern Sie ein Abo haben oder bald abschließen.',
      },
      {
        title: 'Laufzeit wählen',
        text: 'Ein Monat, ein Jahr oder unbegrenzt, auf einem oder auf drei Computern.',
      },
      {
        title: 'Einmal anmelden',
        text: 'Nach dem Kauf sind alle Videoprodukte im selben Programm freigeschaltet.',
      },
    ],
    features: [
      {
        title: 'Abo wechseln, Lizenz behalten',
        text: 'Ob Netflix in diesem Quartal und Disney+ im nächsten: Ihre Lizenz bleibt dieselbe.',
      },
      {
        title: 'Mediatheken der Welt',
        text: 'Von ARTE über den BBC iPlayer bis U-NEXT sind die Produkte der Reihe enthalten.',
      },
      { title: 'Eine Warteschlange', text: 'Titel verschiedener Dienste liegen in einer gemeinsamen Liste.' },
      { title: 'HLS und DASH eingeschlossen', text: 'Auch die Produkte für M3U8 und MPD gehören dazu.' },
      {
        title: 'Drei Computer möglich',
        text: 'Für Haushalte gibt es die unbegrenzte Lizenz auch für drei Computer.',
      },
      {
        title: 'Drei Regionen',
        text: 'Dienste aus aller Welt, aus Japan und aus Europa sind dabei, von Crunchyroll über TVer bis RaiPlay.',
      },
      {
        title: 'Vergleich auf der Seite',
        text: 'Sie sehen, was die Einzelprodukte kosten würden und ab wann das Paket günstiger ist.',
      },
    ],
    questions: [
      {
        question: 'Ab wann lohnt sich das Paket?',
        answer:
          'Bei unbegrenzten Lizenzen lohnt es sich oft schon ab dem dritten Dienst. Vergleichen Sie die Preise Ihrer Einzelprodukte mit dem des Pakets.',
      },
      {
        question: 'Ersetzt das Paket meine Abos?',
        answer:
          'Nein. Sie brauchen weiterhin eigene Zugänge, und bei jedem Dienst gilt nur, was dessen Vertrag und das Recht erlauben.',
      },
      { question: 'Sind Angebote für Erwachsene enthalten?', answer: 'Nein, sie bilden eine eigene Reihe.' },
      {
        question: 'Kann ich erst einen Monat nehmen?',
        answer: 'Ja. Später wechseln Sie in Ihrem Konto unter den Abos vom Monat zum Jahr.',
      },
      {
        question: 'Ich habe schon Einzelprodukte. Was nun?',
        answer:
          'Melden Sie sich an. Unbegrenzte Lizenzen senken den Preis des Pakets, und die Seite zeigt, um wie viel.',
      },
      {
        question: 'Für welches System gilt das Paket?',
        answer:
          'Für Windows oder für Mac, denn jedes hat sein eigenes Programm. Ein Schlüssel öffnet alle Dienste.',
      },
    ],
    meta_title: 'Video-Komplettpaket: alle Dienste, eine Lizenz',
    meta_description:
      'Die ganze Videoreihe von Tidemark in einer Lizenz für einen oder drei Computer. Für Windows und Mac, mit Testversion vor dem Kauf.',
  },
  all_in_one_music_suite: {
    headline: 'Alle Musikdienste in einem Konverter',
    promise:
      'Wer zwischen Spotify, Apple Music und Qobuz wechselt, behält mit diesem Paket ein einziges Werkzeug.',
    steps: [
      {
        title: 'Dienst auswählen',
        text: 'Auf der Startseite von Tidemark Music sehen Sie alle unterstützten Musikdienste.',
      },
      {
        title: 'Listen zusammenführen',
        text: 'Stellen Sie Titel aus mehreren Diensten in eine gemeinsame Warteschlange.',
      },
      {
        title: 'Einheitlich speichern',
        text: 'Alle Dateien folgen derselben Ordnung, gleich woher sie stammen.',
      },
    ],
    features: [
      {
        title: 'Wechsel ohne Bruch',
        text: 'Wechseln Sie von einem Dienst zum anderen, ändert sich Ihre Lizenz nicht.',
      },
      { title: 'Musik und Hörbuch', text: 'Neben Musikdiensten gehört auch der Konverter für Audible dazu.' },
      { title: 'Ein Format für alles', text: 'Wählen Sie einmal zwischen MP3, FLAC und M4A.' },
      {
        title: 'Angaben vereinheitlichen',
        text: 'Schreibweisen und Cover werden vereinheitlicht, damit ein Album nicht doppelt erscheint.',
      },
      {
        title: 'Dienste einzelner Länder',
        text: 'LINE MUSIC aus Japan und Pandora aus den Vereinigten Staaten gehören dazu.',
      },
      {
        title: 'Doppelte Titel',
        text: 'Liegt dasselbe Lied aus zwei Diensten vor, fällt es dem Programm auf.',
      },
      {
        title: 'Umzug mit Playlists',
        text: 'Die Listen des alten Dienstes lassen sich gut mit denen des neuen vergleichen.',
      },
    ],
    questions: [
      {
        question: 'Welche Musikdienste gehören dazu?',
        answer: 'Alle Konverter der Musikreihe, die es für Ihr Betriebssystem gibt.',
      },
      {
        question: 'Darf ich Sammlungen aus mehreren Diensten anlegen?',
        answer:
          'Für sich selbst dürfen Sie das, bei jedem einzelnen Dienst aber nur so weit, wie dessen Regeln und das Gesetz reichen.',
      },
      {
        question: 'Ist das Paket für drei Computer erhältlich?',
        answer:
          'Das Musikpaket gilt für einen Computer. Für drei Computer gibt es nur das Paket mit Video und Musik.',
      },
      {
        question: 'Wie unterscheidet es sich vom Einzelprodukt?',
        answer: 'Das Einzelprodukt arbeitet mit einem einzigen Dienst, das Paket mit der ganzen Reihe.',
      },
      {
        question: 'Ab wann lohnt sich das Musikpaket?',
        answer:
          'In der Regel ab zwei oder drei Konvertern. Der Vergleich auf dieser Seite rechnet es mit den heutigen Preisen vor.',
      },
      {
        question: 'Sind meine Musikabos im Preis enthalten?',
        answer: 'Nein, sie bleiben eine Sache zwischen Ihnen und dem jeweiligen Dienst.',
      },
      { question: 'Gehört Napster dazu?', answer: 'Nein, dieser Konverter wird nicht mehr verkauft.' },
    ],
    meta_title: 'Musik-Komplettpaket: ein Konverter für alle',
    meta_description:
      'Alle Musikkonverter von Tidemark mit einer Lizenz, vom Album bis zum Hörbuch. Monat, Jahr oder unbegrenzt, vorab kostenlos testen.',
  },
  video_music_one: {
    headline: 'Bild und Ton: beide Reihen in einer Lizenz',
    promise:
      'Dieses Paket vereint das Video- und das Musikpaket für alle, die abends Serien sehen und morgens Musik hören.',
    steps: [
      {
        title: 'Bedarf prüfen',
        text: 'Nutzen Sie mindestens einen Videodienst und einen Musikdienst regelmäßig, sind Sie hier richtig.',
      },
      { title: 'Umfang bestimmen', text: 'Wählen Sie Laufzeit und Zahl der Computer.' },
      {
        title: 'Zwei Programme einrichten',
        text: 'In Tidemark Video und Tidemark Music melden Sie sich mit demselben Konto an.',
      },
    ],
    features: [
      {
        title: 'Zwei Komplettpakete',
        text: 'Enthalten sind alle Produkte der Videoreihe und alle der Musikreihe für Ihr Betriebssystem.',
      },
      { title: 'Ein Konto', text: 'Geräte und Belege beider Programme verwalten Sie an einer Stelle.' },
      {
        title: 'Frühere Käufe zählen',
        text: 'Wer schon unbegrenzte Einzelprodukte hat, sieht nach der Anmeldung seinen Preis.',
      },
      {
        title: 'Für einen oder drei',
        text: 'Unbegrenzt gibt es das Paket für einen Computer und für drei.',
      },
      {
        title: 'Ein Datum, ein Betrag',
        text: 'Statt zweier Pakete behalten Sie eine einzige Verlängerung im Auge.',
      },
      {
        title: 'Platz für neue Gewohnheiten',
        text: 'Ein Dienst, den Sie im Frühjahr entdecken, ist schon bezahlt, sofern er zu einer der beiden Reihen gehört.',
      },
    ],
    questions: [
      {
        question: 'Ist es günstiger als zwei getrennte Pakete?',
        answer:
          'Regulär ja: Es kostet weniger als beide Pakete zusammen. Läuft gerade eine Aktion, lohnt sich der Vergleich.',
      },
      {
        question: 'Gilt die Lizenz für Windows und Mac zugleich?',
        answer: 'Nein, sie gehört zu dem Betriebssystem, das Sie wählen.',
      },
      {
        question: 'Was muss ich bei der Nutzung beachten?',
        answer:
          'Bei Filmen wie bei Musik gilt: nur eigene Abos, nur privat und nur, was Ihnen rechtlich zusteht.',
      },
      {
        question: 'Was ist nicht enthalten?',
        answer: 'Nicht enthalten sind die Reihe für Erwachsene und die Video-KI.',
      },
      {
        question: 'Welche Laufzeiten gibt es?',
        answer:
          'Für einen Computer gibt es einen Monat, ein Jahr oder unbegrenzt, dazu unbegrenzt für drei. Jede öffnet alle Dienste beider Reihen.',
      },
      {
        question: 'Ich besitze schon das Videopaket. Zahle ich doppelt?',
        answer: 'Nein. Mit einem unbegrenzten Paket im Konto sehen Sie den Preis der fehlenden Hälfte.',
      },
    ],
    meta_title: 'Video- und Musik-Komplettpaket: eine Lizenz',
    meta_description:
      'Video- und Musikreihe in einer gemeinsamen Lizenz für Windows oder Mac. Für einen Computer oder drei, mit Anrechnung früherer Käufe.',
  },
  video_one_upgrade: {
    headline: 'Von einzelnen Downloadern zum Videopaket',
    promise: 'Sie besitzen schon einen oder mehrere Video-Downloader unbegrenzt und möchten nun alle nutzen.',
    steps: [
      { title: 'Mit dem Kaufkonto anmelden', text: 'Wir erkennen Ihre Lizenzen und zählen sie zusammen.' },
      {
        title: 'Preis ansehen',
        text: 'Je mehr unbegrenzte Einzelprodukte Sie haben, desto weniger kostet meist der Rest.',
      },
      { title: 'Umsteigen', text: 'Nach der Zahlung sind die übrigen Produkte im selben Programm offen.' },
    ],
    features: [
      {
        title: 'Früher Gekauftes zählt mit',
        text: 'Unbegrenzte Videolizenzen für dieses Betriebssystem senken den Preis des Pakets.',
      },
      { title: 'Nichts neu einrichten', text: 'Einstellungen und Ablageordner bleiben, wie sie sind.' },
      {
        title: 'Unbegrenzt auf einem Computer',
        text: 'Es entstehen keine weiteren Gebühren für die enthaltenen Produkte.',
      },
      {
        title: 'Nachvollziehbare Preise',
        text: 'Der Beleg zeigt Listenpreis, Nachlass und Endbetrag in einzelnen Zeilen.',
      },
      {
        title: 'Auch zurückgezogene Produkte',
        text: 'Eine unbegrenzte Lizenz für einen Dienst, den wir nicht mehr verkaufen, bleibt eine Lizenz in Ihrem Konto.',
      },
      {
        title: 'Woher der Preis kommt',
        text: 'Neben Ihrem Preis steht das Angebot, aus dem er sich ergibt.',
      },
      {
        title: 'Gleich nach der Zahlung',
        text: 'Die neue Lizenz steht im Konto, sobald das Geld eingegangen ist.',
      },
    ],
    questions: [
      {
        question: 'Zählt auch eine Monatslizenz?',
        answer: 'Nein, für diesen Umstieg zählen unbegrenzte Lizenzen.',
      },
      {
        question: 'Was geschieht mit meinen alten Lizenzen?',
        answer: 'Sie bleiben in Ihrem Konto sichtbar und gelten weiter.',
      },
      {
        question: 'Ändert das Paket etwas an meinen Rechten gegenüber Diensten?',
        answer: 'Nein. Sie speichern auch künftig nur, wozu Ihre Abos und das Gesetz Sie befugen.',
      },
      {
        question: 'Sollte ich vorher noch ein Einzelprodukt kaufen?',
        answer:
          'Nein. Die Stufen sind so angelegt, dass sich ein Umweg nie auszahlt. Nehmen Sie das Paket, wenn Sie das Paket möchten.',
      },
      {
        question: 'Kann ich zusätzlich einen Gutschein einlösen?',
        answer:
          'Der Shop rechnet jeden gültigen Preis aus und nimmt den niedrigsten. Ein Gutschein, der nichts bringt, wird mit Begründung abgelehnt.',
      },
      {
        question: 'Ich besitze noch nichts. Bin ich hier richtig?',
        answer:
          'Kaufen können Sie, allerdings zum üblichen Preis. Die Seite des Video-Komplettpakets erklärt es besser.',
      },
      {
        question: 'Und wenn ich drei Computer habe?',
        answer: 'Dann nehmen Sie das „Upgrade auf das Video-Komplettpaket, 3 Computer“.',
      },
    ],
    meta_title: 'Upgrade auf das Video-Komplettpaket',
    meta_description:
      'Einzelne unbegrenzte Video-Downloader anrechnen lassen und auf das Videopaket für einen Computer umsteigen. Ihr Preis erscheint nach der Anmeldung.',
  },
  video_pro_upgrade: {
    headline: 'Upgrade auf das Videopaket für drei Computer',
    promise:
      'Sie besitzen schon einzelne Video-Downloader unbegrenzt: Diese senken den Preis des Videopakets für drei Computer.',
    steps: [
      { title: 'Konto öffnen', text: 'Melden Sie sich an, damit Ihre Einzelprodukte gefunden werden.' },
      {
        title: 'Preis für drei Computer prüfen',
        text: 'Der Preis berücksichtigt Ihre Lizenzen und den Zuschlag für drei Computer.',
      },
      {
        title: 'Geräte zuordnen',
        text: 'Aktivieren Sie das Paket am Schreibtisch, am Notebook und am Computer im Wohnzimmer.',
      },
    ],
    features: [
      {
        title: 'Drei Plätze',
        text: 'Jeder Platz lässt sich wieder freigeben, wenn ein Computer ersetzt wird.',
      },
      {
        title: 'Ganze Videoreihe',
        text: 'Es sind dieselben Produkte wie im Video-Komplettpaket, nur auf mehr Geräten.',
      },
      { title: 'Ein Betriebssystem', text: 'Alle drei Plätze gelten für Windows oder alle drei für Mac.' },
      { title: 'Einmalige Zahlung', text: 'Die Lizenz läuft nicht ab und verlängert sich nicht.' },
      { title: 'Ohne Umweg', text: 'Das Paket für einen Computer müssen Sie nicht vorher kaufen.' },
      {
        title: 'Beleg mit jedem Schritt',
        text: 'Listenpreis, Ihr Angebot und ein Gutschein stehen der Reihe nach darauf.',
      },
      {
        title: 'Plätze nach Bedarf',
        text: 'Den ersten Computer aktivieren Sie heute, die anderen, wenn Sie sie brauchen.',
      },
    ],
    questions: [
      {
        question: 'Lohnt sich dieses Paket für eine Person?',
        answer: 'Wenn Sie mehrere Computer nutzen, ja. Sonst genügt das Video-Komplettpaket.',
      },
      {
        question: 'Darf ich einen Platz an Freunde abgeben?',
        answer:
          'Nein, die Plätze sind für Ihren Haushalt gedacht, und gespeicherte Sendungen bleiben ebenfalls privat.',
      },
      {
        question: 'Kann ich später von einem auf drei Computer wechseln?',
        answer: 'Ja, dann zahlen Sie die Differenz über das Angebot mit künftigen Produkten.',
      },
      {
        question: 'Worin liegt der Unterschied zum Upgrade für einen Computer?',
        answer: 'Allein in der Zahl der Plätze, der Umfang der Videoreihe ist derselbe.',
      },
      {
        question: 'Arbeiten alle drei Computer gleichzeitig?',
        answer:
          'Ja, jeder mit eigener Warteschlange und eigenen Anmeldungen. Wie viele Streams ein Dienst zugleich erlaubt, bestimmt dieser Dienst und nicht unsere Lizenz.',
      },
      {
        question: 'Ich habe das Paket schon. Was zahle ich?',
        answer: 'Nur die Differenz, und zwar über „Video-Komplettpaket, Erweiterung auf 3 Computer“.',
      },
    ],
    meta_title: 'Upgrade auf das Video-Komplettpaket, 3 Computer',
    meta_description:
      'Aus einzelnen Video-Downloadern wird das unbegrenzte Videopaket für drei Computer. Vorhandene Lizenzen senken Ihren Preis.',
  },
  music_upgrade: {
    headline: 'Vom einzelnen Konverter zur ganzen Musikreihe',
    promise:
      'Sie besitzen schon einen Musikkonverter unbegrenzt und nutzen inzwischen mehrere Dienste: Er senkt den Preis des Musikpakets.',
    steps: [
      {
        title: 'Vorhandene Konverter finden',
        text: 'Nach der Anmeldung sehen Sie, welche Musiklizenzen angerechnet werden.',
      },
      {
        title: 'Angebot annehmen',
        text: 'Der Preis richtet sich danach, wie viele unbegrenzte Konverter Sie schon haben.',
      },
      {
        title: 'Dienste hinzufügen',
        text: 'Öffnen Sie Tidemark Music, und alle Konverter der Reihe stehen bereit.',
      },
    ],
    features: [
      {
        title: 'Faire Anrechnung',
        text: 'Ein Konverter zählt als einer, auch wenn Sie ihn vor Jahren gekauft haben.',
      },
      {
        title: 'Hörbücher kommen hinzu',
        text: 'Zur Reihe gehört auch Audible, selbst wenn Sie bisher nur Musik umgewandelt haben.',
      },
      {
        title: 'Bestehende Sammlung bleibt',
        text: 'Dateien und Ordner werden durch den Umstieg nicht verändert.',
      },
      { title: 'Auf einem Computer unbegrenzt', text: 'Es gibt kein Abo und keine Verlängerung.' },
      {
        title: 'Ein Konverter genügt',
        text: 'Schon eine einzige unbegrenzte Lizenz berechtigt zum Angebot.',
      },
      {
        title: 'Die letzten kosten wenig',
        text: 'Wer beinahe jeden Konverter besitzt, zahlt für die fehlenden nur noch einen kleinen Rest.',
      },
      {
        title: 'Was sich öffnet',
        text: 'Alle Konverter, die wir für Ihr System verkaufen, von Spotify und Deezer bis LINE MUSIC und Qobuz.',
      },
    ],
    questions: [
      {
        question: 'Wird ein Video-Downloader angerechnet?',
        answer: 'Nein, hier zählen nur Konverter. Für beides zusammen gibt es das Video- und Musikpaket.',
      },
      {
        question: 'Darf ich dann auch fremde Konten verwenden?',
        answer:
          'Nein. Wandeln Sie nur Musik um, die Sie mit Ihrem eigenen Konto rechtmäßig hören, soweit eine Kopie gestattet ist.',
      },
      { question: 'Wo sehe ich meinen Preis?', answer: 'Auf dieser Seite, sobald Sie angemeldet sind.' },
      {
        question: 'Gibt es eine Fassung für drei Computer?',
        answer: 'Nicht für Musik allein. Zusammen mit Video gibt es die vollständige Lizenz für drei.',
      },
      {
        question: 'Zählt ein laufendes Monats- oder Jahresabo?',
        answer: 'Auf dieser Seite nicht. Für Abonnenten gibt es eine eigene Angebotsseite.',
      },
      { question: 'Ist Musik im Preis enthalten?', answer: 'Nein, Sie kaufen nur das Programm.' },
    ],
    meta_title: 'Upgrade auf das Musik-Komplettpaket',
    meta_description:
      'Unbegrenzte Musikkonverter anrechnen lassen und auf die ganze Musikreihe für einen Computer wechseln, ohne Abo. Preis nach der Anmeldung.',
  },
  video_music_one_upgrade: {
    headline: 'Aus Einzelprodukten werden beide Pakete',
    promise:
      'Für alle, die Downloader oder Konverter einzeln gekauft haben und jetzt alles für Video und Musik nutzen möchten.',
    steps: [
      { title: 'Besitz anzeigen', text: 'Ihr Konto listet auf, was bereits zählt, in Video und in Musik.' },
      { title: 'Differenz lesen', text: 'Sie sehen den regulären Preis und daneben Ihren eigenen.' },
      {
        title: 'Beides freischalten',
        text: 'Mit einer Zahlung öffnen sich Tidemark Video und Tidemark Music vollständig.',
      },
    ],
    features: [
      {
        title: 'Quer über beide Reihen',
        text: 'Ein Netflix-Downloader und ein Spotify-Konverter zählen gemeinsam.',
      },
      {
        title: 'Kein doppeltes Zahlen',
        text: 'Was ein Paket schon enthält, wird nur einmal gerechnet und nie zweimal verlangt.',
      },
      {
        title: 'Für einen Computer',
        text: 'Dieses Paket gilt unbegrenzt auf einem Computer, für drei gibt es ein eigenes.',
      },
      {
        title: 'Später erweitern',
        text: 'Der Weg zu drei Computern bleibt offen und kostet nur den Unterschied.',
      },
      { title: 'Stufe um Stufe', text: 'Jede unbegrenzte Lizenz senkt Ihren Preis um einen Schritt.' },
      {
        title: 'Paare zählen einzeln',
        text: 'Haben Sie zwei Dienste gemeinsam gekauft, gilt jeder als eigene Stufe.',
      },
    ],
    questions: [
      {
        question: 'Ich habe nur ein einziges Produkt. Lohnt es sich?',
        answer: 'Das entscheidet Ihr Bedarf. Auch eine einzelne unbegrenzte Lizenz senkt den Preis.',
      },
      {
        question: 'Zählen Lizenzen vom anderen Betriebssystem?',
        answer:
          'Teilweise, denn dafür gilt eine eigene Regel. Die Seite zeigt stets das günstigere Ergebnis.',
      },
      {
        question: 'Wofür darf ich das Paket einsetzen?',
        answer:
          'Für Ihren privaten Alltag mit eigenen Abos. Was ein Dienst oder das Gesetz untersagt, bleibt auch mit Paket untersagt.',
      },
      {
        question: 'Zählen Produkte für Erwachsene?',
        answer: 'Nein, sie bilden eine eigene Reihe und werden weder gezählt noch freigeschaltet.',
      },
      {
        question: 'Genügt mir ein kleineres Upgrade?',
        answer:
          'Wenn Sie nie Musik umwandeln, passt das Upgrade auf das Video-Komplettpaket besser. Erweitern können Sie es später zum Preis der fehlenden Hälfte.',
      },
      {
        question: 'Was, wenn ich schon ein ganzes Paket besitze?',
        answer: 'Dann ist das Video- und Musik-Komplettpaket für Paketbesitzer das richtige.',
      },
      {
        question: 'Wo sehe ich das Ergebnis?',
        answer: 'In Ihrem Konto unter den Produkten, mit Schlüssel und Computer.',
      },
    ],
    meta_title: 'Upgrade auf das Video- und Musik-Komplettpaket',
    meta_description:
      'Downloader und Konverter gemeinsam anrechnen lassen und auf das unbegrenzte Video- und Musikpaket für einen Computer umsteigen.',
  },
  video_music_pro_upgrade: {
    headline: 'Upgrade auf Video und Musik für drei Computer',
    promise:
      'Ihre unbegrenzten Downloader und Konverter senken den Preis des gemeinsamen Video- und Musikpakets für drei Computer.',
    steps: [
      {
        title: 'Lizenzen anrechnen lassen',
        text: 'Melden Sie sich an, damit wir Ihre Downloader und Konverter anrechnen können.',
      },
      { title: 'Drei Geräte einplanen', text: 'Überlegen Sie, welche Computer die Lizenz erhalten.' },
      {
        title: 'Abschließen und verteilen',
        text: 'Nach dem Kauf aktivieren Sie Gerät für Gerät mit Ihrem Konto.',
      },
    ],
    features: [
      { title: 'Serien hier, Musik dort', text: 'Auf jedem der drei Computer laufen beide Programme.' },
      {
        title: 'Geräte austauschen',
        text: 'Alte Computer melden Sie im Konto ab und geben so den Platz frei.',
      },
      {
        title: 'Gleiche Anrechnung',
        text: 'Auch für drei Computer zählen unbegrenzte Einzelprodukte beider Reihen.',
      },
      { title: 'Ohne Ablauf', text: 'Sie zahlen einmal, danach ist die Lizenz Ihre.' },
      {
        title: 'Plätze selbst verwalten',
        text: 'Computer benennen, freigeben und ersetzen Sie, ohne dem Support zu schreiben.',
      },
      {
        title: 'Liste Ihrer Lizenzen',
        text: 'Nach der Anmeldung steht dort, was Sie unbegrenzt besitzen und für welches System.',
      },
      {
        title: 'Eine Nummer kleiner',
        text: 'Genügt ein Computer, ist das kleinere Upgrade nur einen Klick entfernt.',
      },
    ],
    questions: [
      {
        question: 'Was kosten drei Computer mehr als einer?',
        answer: 'Der Unterschied steht bei den Lizenzen auf dieser Seite.',
      },
      {
        question: 'Dürfen alle im Haushalt dieselben Dateien nutzen?',
        answer:
          'Nur soweit Ihre Verträge mit den Diensten den Haushalt einschließen und das Urheberrecht es gestattet.',
      },
      {
        question: 'Kann ich zwei Windows-Computer und einen Mac mischen?',
        answer: 'Nein, die Lizenz gehört zu einem Betriebssystem.',
      },
      {
        question: 'Was heißt ein Haushalt?',
        answer:
          'Die Menschen, mit denen Sie wohnen. Üblich sind ein Schreibtisch im Arbeitszimmer, ein Notebook und der Computer am Fernseher.',
      },
      {
        question: 'Kann ich mit einem Computer beginnen?',
        answer: 'Ja. Zwei weitere kommen später hinzu, wenn Sie die Differenz zahlen.',
      },
      {
        question: 'Was wird aus meinem alten Einzelprodukt?',
        answer: 'Es bleibt in Ihrem Konto und arbeitet weiter. Seinen Anteil am Preis hat es geleistet.',
      },
      {
        question: 'Lässt sich ein Gutschein einlösen?',
        answer: 'Gilt einer und ist er besser als Ihr Angebot, zeigt ihn der Beleg.',
      },
    ],
    meta_title: 'Upgrade: Video- und Musik-Paket für 3 Computer',
    meta_description:
      'Einzelne Lizenzen auf das unbegrenzte Video- und Musikpaket für drei Computer anrechnen lassen. Downloader und Konverter zählen zusammen.',
  },
  video_one_new: {
    headline: 'Neuer Computer, anderes System: das Video-Komplettpaket',
    promise: 'Sie haben Ihre Video-Downloader für Windows gekauft und arbeiten nun am Mac, oder umgekehrt.',
    steps: [
      {
        title: 'Neues System angeben',
        text: 'Wählen Sie oben das Betriebssystem, für das Sie das Paket brauchen.',
      },
      {
        title: 'Alte Lizenzen anrechnen',
        text: 'Nach der Anmeldung zählen Ihre unbegrenzten Lizenzen vom bisherigen System.',
      },
      {
        title: 'Paket übernehmen',
        text: 'Installieren Sie die passende Fassung und melden Sie sich mit demselben Konto an.',
      },
    ],
    features: [
      { title: 'Umzug mit Nachlass', text: 'Ihr früherer Einkauf ist beim Wechsel nicht vergessen.' },
      { title: 'Altes bleibt nutzbar', text: 'Die Lizenzen auf dem bisherigen System bestehen weiter.' },
      {
        title: 'Ganzes Paket statt Einzelstück',
        text: 'Sie erhalten am neuen Computer gleich die vollständige Videoreihe.',
      },
      { title: 'Ein Computer, kein Ende', text: 'Die Lizenz gilt unbegrenzt auf einem Computer.' },
      {
        title: 'Auch ein Paket zählt',
        text: 'Statt einzelner Produkte senkt auch ein unbegrenztes Paket vom ersten System den Preis.',
      },
      {
        title: 'Beide Systeme im Konto',
        text: 'Lizenzen für Windows und Mac stehen nebeneinander, jede mit ihrem Computer.',
      },
      {
        title: 'Vertraute Oberfläche',
        text: 'Die beiden Fassungen von Tidemark Video weichen nur dort voneinander ab, wo es die Systeme tun.',
      },
    ],
    questions: [
      {
        question: 'Wird meine alte Lizenz übertragen?',
        answer: 'Nein, sie bleibt, wo sie ist. Sie mindert nur den Preis der neuen.',
      },
      {
        question: 'Sind alle Produkte auf beiden Systemen gleich?',
        answer: 'Fast alle. Einige wenige gibt es nur für Windows, das steht auf der jeweiligen Seite.',
      },
      {
        question: 'Darf ich gespeicherte Videos mitnehmen?',
        answer:
          'Auf Ihren eigenen Computer, solange Ihr Recht am Ansehen besteht und die Kopie in Ihren Händen bleibt.',
      },
      {
        question: 'Ziehen meine Einstellungen mit um?',
        answer:
          'Nicht von selbst. Auf dem anderen System melden Sie sich bei jedem Dienst neu an und wählen Ordner und Namensmuster einmal.',
      },
      {
        question: 'Ich besitze drüben nur ein einziges Produkt. Reicht das?',
        answer:
          'Ja, ein unbegrenztes Videoprodukt genügt für den niedrigeren Preis. Ohne eines gilt der übliche.',
      },
      {
        question: 'Warum hängt eine Lizenz am System?',
        answer: 'Für Windows und Mac gibt es getrennte Programme mit eigenen Produktnummern.',
      },
    ],
    meta_title: 'Video-Komplettpaket für ein weiteres System',
    meta_description:
      'Wechsel zwischen Windows und Mac: Unbegrenzte Lizenzen vom alten System senken den Preis des Videopakets am neuen. Für einen Computer.',
  },
  video_pro_new: {
    headline: 'Anderes System, drei Computer: das Videopaket',
    promise:
      'Für Haushalte, die von Windows zu Mac oder von Mac zu Windows wechseln und mehr als einen Computer haben.',
    steps: [
      {
        title: 'Zielsystem festlegen',
        text: 'Stellen Sie das System ein, auf dem die drei Computer laufen.',
      },
      {
        title: 'Nachlass ermitteln',
        text: 'Unbegrenzte Videolizenzen vom anderen System senken den Preis.',
      },
      {
        title: 'Nacheinander aktivieren',
        text: 'Richten Sie die Computer in beliebiger Reihenfolge ein, auch erst Monate später.',
      },
    ],
    features: [
      {
        title: 'Drei Plätze am neuen System',
        text: 'Büro, Reise und Wohnzimmer sind mit einer Lizenz versorgt.',
      },
      {
        title: 'Schrittweiser Umzug',
        text: 'Solange Sie beide Systeme haben, laufen alte und neue Lizenzen nebeneinander.',
      },
      {
        title: 'Vollständige Videoreihe',
        text: 'Alle Produkte, die es für das Zielsystem gibt, sind enthalten.',
      },
      {
        title: 'Keine Folgekosten',
        text: 'Eine Verlängerung ist nicht vorgesehen, denn die Lizenz ist unbegrenzt.',
      },
      {
        title: 'Anmeldungen neu',
        text: 'Ihre Anmeldungen bei Netflix und anderen Diensten ziehen nicht mit um. Melden Sie sich auf jedem neuen Computer bei jedem Dienst einmal an.',
      },
    ],
    questions: [
      {
        question: 'Ich wechsle nur einen Computer. Was passt?',
        answer: 'Dann genügt das Video-Komplettpaket für ein weiteres System, das für einen Computer gilt.',
      },
      {
        question: 'Kann ich das Paket auch ohne frühere Lizenz kaufen?',
        answer: 'Ja, dann gilt der reguläre Preis. Das Videopaket gibt es ebenso für drei Computer.',
      },
      {
        question: 'Gelten auf dem neuen System andere Rechte?',
        answer:
          'Nein. Windows oder Mac ändert nichts: Erlaubt ist nur, was Abo und Urheberrecht Ihnen persönlich zugestehen.',
      },
      {
        question: 'Kann ein Computer beim alten System bleiben?',
        answer:
          'Ja. Dessen unbegrenzte Produkte arbeiten dort weiter, und er belegt keinen der drei neuen Plätze.',
      },
      {
        question: 'Warum sehe ich den üblichen Preis?',
        answer:
          'Dann wurde unter dieser Adresse kein unbegrenztes Videoprodukt gefunden. Prüfen Sie, ob Sie mit der Adresse Ihres Kaufs angemeldet sind.',
      },
      {
        question: 'Lässt sich ein vierter Computer für einen Tag nutzen?',
        answer: 'Geben Sie zuvor einen der drei frei und melden Sie ihn später wieder an.',
      },
    ],
    meta_title: 'Video-Komplettpaket, anderes System, 3 Computer',
    meta_description:
      'Umzug auf Windows oder Mac mit drei Computern: vorhandene Videolizenzen vom anderen System anrechnen und das Paket unbegrenzt nutzen.',
  },
  video_music_one_new: {
    headline: 'Zum vorhandenen Paket das fehlende ergänzen',
    promise: 'Sie besitzen das Video- oder das Musikpaket unbegrenzt und ergänzen jetzt die andere Hälfte.',
    steps: [
      {
        title: 'Vorhandenes Paket bestätigen',
        text: 'Mit der Anmeldung erkennt die Seite, welches der beiden Pakete Sie haben.',
      },
      { title: 'Fehlendes ansehen', text: 'Gezeigt wird, welche Produkte hinzukommen und was sie kosten.' },
      { title: 'Zusammenführen', text: 'Danach steht eine gemeinsame Lizenz in Ihrem Konto.' },
    ],
    features: [
      { title: 'Nur die Ergänzung zahlen', text: 'Ihr bisheriges Paket mindert den Preis des gemeinsamen.' },
      {
        title: 'Serienfreunde entdecken Musik',
        text: 'Zum Videopaket kommen alle Konverter hinzu, vom Album bis zum Hörbuch.',
      },
      {
        title: 'Musikfreunde entdecken Serien',
        text: 'Zum Musikpaket kommen alle Downloader der Videoreihe hinzu.',
      },
      {
        title: 'Weiter auf einem Computer',
        text: 'Auch das gemeinsame Paket gilt für einen Computer, wie Ihr bisheriges.',
      },
      {
        title: 'Einzelprodukte der anderen Reihe',
        text: 'Unbegrenzte Lizenzen daraus senken den Preis noch weiter.',
      },
      {
        title: 'Dieselbe Adresse',
        text: 'Ein zweites Konto entsteht nicht, alles bleibt unter der E-Mail-Adresse Ihres Kaufs.',
      },
    ],
    questions: [
      {
        question: 'Warum nicht einfach das zweite Paket kaufen?',
        answer: 'Weil der gemeinsame Preis berücksichtigt, was Sie schon haben.',
      },
      {
        question: 'Gilt das Angebot auch während eines Abos?',
        answer:
          'Dieses hier setzt ein unbegrenztes Paket voraus. Für laufende Abos gibt es einen eigenen Umstieg.',
      },
      {
        question: 'Darf ich mit dem zweiten Paket mehr als vorher?',
        answer:
          'Nur die Zahl der Programme wächst. Privat, mit eigenem Zugang und im Rahmen der Gesetze bleibt die Regel.',
      },
      {
        question: 'Was bemerke ich zuerst?',
        answer:
          'Wer vom Videopaket kommt, entdeckt Spotify und Audible. Wer vom Musikpaket kommt, findet Netflix, den iPlayer oder TVer und den Video-Downloader für offene Portale.',
      },
      {
        question: 'Gilt mein bisheriger Schlüssel weiter?',
        answer: 'Ja. Die gemeinsame Lizenz hat ihren eigenen, der neben dem alten steht.',
      },
      {
        question: 'Muss das System dasselbe sein?',
        answer:
          'Ja, Paket und Ergänzung gelten für dasselbe. Für das andere kann es ein eigenes Angebot geben.',
      },
      {
        question: 'Ist das ein Update?',
        answer: 'Nein, es ist eine neue Lizenz, welche die alte einschließt.',
      },
    ],
    meta_title: 'Video- und Musik-Komplettpaket für Paketbesitzer',
    meta_description:
      'Wer das Video- oder Musikpaket unbegrenzt besitzt, ergänzt hier die andere Hälfte für einen Computer und zahlt nur den Rest.',
  },
  video_music_pro_new: {
    headline: 'Paket ergänzen und gleich auf drei Computer gehen',
    promise: 'Für Inhaber eines Komplettpakets, die sowohl die zweite Reihe als auch mehr Geräte brauchen.',
    steps: [
      {
        title: 'Ausgangspunkt erkennen',
        text: 'Ob Video-Komplettpaket für einen oder drei Computer oder Musik-Komplettpaket: Die Anmeldung klärt, was Sie mitbringen.',
      },
      {
        title: 'Zwei Schritte in einem',
        text: 'Ergänzung und Erweiterung auf drei Geräte erscheinen als ein Betrag.',
      },
      {
        title: 'Alle Geräte einrichten',
        text: 'Installieren Sie beide Programme dort, wo Sie sie brauchen.',
      },
    ],
    features: [
      {
        title: 'Vom Videopaket für drei Computer aus',
        text: 'Ihre drei Computer erhalten die Musikreihe hinzu.',
      },
      {
        title: 'Vom Musik-Komplettpaket aus',
        text: 'Sie gewinnen die Videoreihe und zwei weitere Geräte.',
      },
      {
        title: 'Alles in einer Lizenz',
        text: 'Ein Eintrag im Konto umfasst beide Reihen und alle drei Geräte.',
      },
      { title: 'Dauerhaft gültig', text: 'Die Lizenz für drei Computer läuft nicht aus.' },
      {
        title: 'Betrag in Teilen',
        text: 'Der Beleg zeigt, was die zweite Reihe und was die Plätze ausmachen.',
      },
      {
        title: 'Belegte Plätze bleiben',
        text: 'Computer, die für Video schon angemeldet sind, behalten ihren Platz.',
      },
    ],
    questions: [
      {
        question: 'Wie weiß ich, welcher Weg für mich günstiger ist?',
        answer: 'Die Seite rechnet alle zulässigen Wege durch und nennt den niedrigeren Preis.',
      },
      {
        question: 'Muss ich alle drei Geräte sofort nutzen?',
        answer: 'Nein, freie Plätze bleiben für später erhalten.',
      },
      {
        question: 'Was gilt für Inhalte auf drei Geräten?',
        answer:
          'Sie sollen bei Ihnen bleiben. Kopien auf mehreren Computern sind nur zulässig, wenn Vertrag und Recht das hergeben.',
      },
      {
        question: 'Lohnt es sich für einen einzigen Computer?',
        answer: 'Kaum. Dafür gibt es das Video- und Musik-Komplettpaket für Paketbesitzer.',
      },
      {
        question: 'Zählen meine Einzelprodukte mit?',
        answer:
          'Die der fehlenden Reihe können den Preis senken. Was Ihr Paket schon enthält, wird kein zweites Mal gezählt.',
      },
      {
        question: 'Kann eine Aktion günstiger sein?',
        answer: 'Wenn sie für Sie besser ist, zeigt die Seite diesen Preis.',
      },
      {
        question: 'Wer darf die drei Plätze nutzen?',
        answer: 'Die Menschen eines Haushalts, auf Computern mit demselben System.',
      },
    ],
    meta_title: 'Vom Paket zu Video und Musik auf 3 Computern',
    meta_description:
      'Vom einzelnen Komplettpaket zu Video und Musik auf drei Computern, in einem Schritt und mit Anrechnung. Lizenz ohne Ablauf.',
  },
  video_pro_future: {
    headline: 'Videopaket erweitern: drei Computer, künftige Produkte',
    promise:
      'Sie besitzen das Videopaket unbegrenzt: Zahlen Sie die Differenz, und Sie nutzen es auf drei Computern, künftige Videoprodukte eingeschlossen.',
    steps: [
      {
        title: 'Anspruch prüfen',
        text: 'Das Angebot richtet sich an Inhaber des unbegrenzten Videopakets auf demselben System.',
      },
      {
        title: 'Differenz zahlen',
        text: 'Sie zahlen nicht das Paket noch einmal, sondern nur den Unterschied.',
      },
      {
        title: 'Neues erhalten',
        text: 'Erscheint ein weiterer Video-Downloader, taucht er bei Ihnen im Programm auf.',
      },
    ],
    features: [
      {
        title: 'Künftige Videoprodukte',
        text: 'Kommt ein Dienst zur Reihe hinzu, müssen Sie ihn nicht gesondert kaufen.',
      },
      { title: 'Zwei weitere Geräte', text: 'Aus einem Computer werden drei.' },
      {
        title: 'Kleiner Schritt',
        text: 'Für Inhaber eines Pakets ist dies die einfache Erweiterung ohne neuen Vertrag.',
      },
      { title: 'Bleibt unbegrenzt', text: 'Auch nach der Erweiterung gibt es kein Ablaufdatum.' },
      {
        title: 'Eigener Schlüssel',
        text: 'Das Paket für drei Computer bringt seinen eigenen mit, er steht in Ihrem Konto.',
      },
      { title: 'Gleicher Betrag für alle', text: 'Was Sie sonst besitzen, ändert an der Differenz nichts.' },
    ],
    questions: [
      {
        question: 'Welche Produkte sind geplant?',
        answer:
          'Das kündigen wir nicht im Voraus an. Verlassen Sie sich beim Kauf auf das, was heute enthalten ist.',
      },
      {
        question: 'Ich habe nur Einzelprodukte. Kann ich das kaufen?',
        answer: 'Nein, dann ist das Upgrade auf das Video-Komplettpaket für 3 Computer der richtige Weg.',
      },
      {
        question: 'Gilt bei neuen Diensten dasselbe Recht?',
        answer: 'Ja. Auch dort speichern Sie nur für sich selbst und nur, was Anbieter und Gesetz zulassen.',
      },
      {
        question: 'Kann ich den Schritt auf drei Computer rückgängig machen?',
        answer:
          'Wo das Gesetz ein Widerrufsrecht gibt, haben Sie 14 Tage, es sei denn, Sie haben an der Kasse zugestimmt, dass es mit der Lieferung des Lizenzschlüssels erlischt. In dieser Zeit und danach arbeitet Ihr erster Computer einfach weiter.',
      },
      {
        question: 'Ich habe das Paket im Jahresabo. Gilt das Angebot?',
        answer:
          'Nein, es setzt ein unbegrenztes Paket voraus. Abonnenten finden ihren Weg auf einer eigenen Angebotsseite.',
      },
      {
        question: 'Gehört Musik dazu?',
        answer:
          'Nein. Für beide Reihen gibt es „Video- und Musik-Komplettpaket, Erweiterung auf 3 Computer“.',
      },
    ],
    meta_title: 'Video-Komplettpaket, Erweiterung auf 3 Computer',
    meta_description:
      'Für Inhaber des unbegrenzten Videopakets: Differenz zahlen, drei Computer nutzen und spätere Videoprodukte ohne weiteren Kauf erhalten.',
  },
  video_music_pro_future: {
    headline: 'Beide Reihen, drei Computer, auch in Zukunft',
    promise:
      'Sie besitzen Video- und Musikpaket unbegrenzt: Zahlen Sie die Differenz, und Sie nutzen beide auf drei Computern, künftige Produkte beider Reihen eingeschlossen.',
    steps: [
      {
        title: 'Besitz beider Pakete zeigen',
        text: 'Vorausgesetzt wird das gemeinsame Paket oder das Video- und das Musikpaket nebeneinander.',
      },
      {
        title: 'Auf drei Computer erweitern',
        text: 'Berechnet wird allein der Schritt von einem zu drei Computern samt künftigen Produkten.',
      },
      {
        title: 'Zurücklehnen',
        text: 'Neue Downloader und Konverter erscheinen ohne weiteres Zutun in Ihren Programmen.',
      },
    ],
    features: [
      {
        title: 'Neue Musik- und Videodienste',
        text: 'Wächst eine der beiden Reihen, wächst Ihre Lizenz mit.',
      },
      {
        title: 'Oberste Stufe',
        text: 'Über diesem Paket gibt es keine weitere Stufe, die Sie kaufen müssten.',
      },
      {
        title: 'Ein Konto für drei Geräte',
        text: 'Sie sehen jederzeit, welcher Computer einen Platz belegt.',
      },
      {
        title: 'Dauerhaft bezahlt',
        text: 'Nach diesem Schritt fallen für die beiden Reihen keine Kosten mehr an.',
      },
      { title: 'Geschichte bleibt', text: 'Belege und Gerätenamen Ihrer Lizenz behalten Sie.' },
    ],
    questions: [
      {
        question: 'Woran erkenne ich, ob ich berechtigt bin?',
        answer: 'Melden Sie sich an. Ist das Angebot für Sie gültig, zeigt die Seite den Preis.',
      },
      {
        question: 'Sind Video-KI und Produkte für Erwachsene eingeschlossen?',
        answer: 'Nein, sie gehören zu anderen Reihen.',
      },
      {
        question: 'Welche Verantwortung bleibt bei mir?',
        answer:
          'Sie wählen selbst aus, was Sie sichern. Die Auswahl muss durch Ihr Abo und die Gesetze gedeckt und für Sie persönlich bestimmt sein.',
      },
      {
        question: 'Genügen zwei getrennte Pakete?',
        answer: 'Ja, wenn beide unbegrenzt sind und für dasselbe System gelten.',
      },
      {
        question: 'Zahlt weniger, wer viele Einzelprodukte besitzt?',
        answer:
          'Nein. Der Abstand zwischen einem und drei Computern ist für alle gleich, auf welchem Weg Sie auch hierher gekommen sind.',
      },
      {
        question: 'Lassen sich die drei Plätze auf Windows und Mac verteilen?',
        answer:
          'Nein, sie liegen auf dem System, für das Sie zahlen. Nutzen Sie beide, braucht jedes seinen eigenen Schritt.',
      },
      {
        question: 'Wann erhalte ich ein neues Produkt?',
        answer: 'Mit dem Update, das es bringt. Bestellen müssen Sie nichts.',
      },
    ],
    meta_title: 'Video und Musik: Erweiterung auf 3 Computer',
    meta_description:
      'Inhaber beider Pakete erweitern auf drei Computer und erhalten künftige Downloader und Konverter dazu. Gezahlt wird nur die Differenz.',
  },
}
