import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT: Abo, Punkte und Leihfristen auseinanderhalten',
    intro:
      'U-NEXT führt sehr viele Titel, doch nicht alle gehören zum Abo. Die Anleitung beginnt deshalb mit den kleinen Zeichen auf den Plakaten.',
    steps: [
      {
        title: 'In Japan anmelden',
        text: 'Öffnen Sie video.unext.jp im eingebauten Browser. Registrierung und Wiedergabe setzen den Aufenthalt in Japan voraus.',
      },
      {
        title: 'Zeichen am Plakat lesen',
        text: '見放題 heißt unbegrenzt im Abo, ポイント heißt Leihe gegen Punkte, 購入 heißt Kauf. Ein Filter blendet alles außerhalb des Abos aus.',
      },
      {
        title: 'Fassung wählen: 字幕 oder 吹替',
        text: 'Ausländische Titel gibt es untertitelt (字幕) und synchronisiert (吹替), oft als zwei Einträge. Öffnen Sie den richtigen, bevor Sie Folgen markieren.',
      },
      {
        title: 'Folgen sichern',
        text: 'Serien haben meist zehn bis zwölf Folgen. Japanische Untertitel zu japanischen Serien sind vorhanden, wenn das Symbol 日本語字幕 erscheint.',
      },
      {
        title: 'Leihtitel in einen eigenen Ordner',
        text: 'Nach dem Start bleiben gewöhnlich 48 Stunden. Danach löschen Sie die Datei wieder.',
      },
    ],
    hints: [
      {
        title: 'Unterkonten für die Familie',
        text: 'Das Hauptkonto kann bis zu drei Unterkonten anlegen. Käufe mit Punkten lassen sich darin sperren.',
      },
      {
        title: 'Punkte verfallen',
        text: 'Die monatlichen Punkte gelten befristet. Sie eignen sich für neue Kinofilme oder Karten an der Kinokasse.',
      },
    ],
    questions: [
      {
        question: 'Wo liegen die Serien von TBS und TV Tokyo?',
        answer:
          'Seit Paravi 2023 in U-NEXT aufging, stehen sie in einem eigenen Bereich, den Sie über die Suche nach dem Sender erreichen.',
      },
      {
        question: 'Finde ich dort auch HBO?',
        answer:
          'Ja, in Japan zeigt U-NEXT viele Serien von HBO, mit japanischen Untertiteln oder Synchronfassung.',
      },
    ],
    meta_title: 'Anleitung: U-NEXT, Abo und Punkte erklärt',
    meta_description:
      '見放題 oder Punkte, 字幕 oder 吹替: Zeichen bei U-NEXT lesen, Fassung wählen und Leihfristen beachten. Für Nutzer in Japan.',
  },
  dmm_downloader: {
    title: 'DMM TV: laufende Anime und Bühnenstücke ordnen',
    intro:
      'DMM TV verbindet eine große Anime-Auswahl mit Theater nach Manga-Stoffen. Beides braucht eine etwas andere Ablage.',
    steps: [
      {
        title: 'DMM Premium prüfen',
        text: 'Melden Sie sich bei tv.dmm.com an. In der Kontoübersicht steht, ob DMM Premium aktiv ist.',
      },
      {
        title: 'Saisonseite öffnen',
        text: 'Unter dem Menüpunkt für neue Anime sind die Reihen nach Wochentag sortiert. So sehen Sie, wann die nächste Folge kommt.',
      },
      {
        title: 'Bühnenstück auswählen',
        text: 'Stücke aus der Reihe 2.5次元 liegen als Hauptfilm, Interview und Rundgang vor. Nehmen Sie den Teil mit der längsten Dauer.',
      },
      {
        title: 'Als eine Datei sichern',
        text: 'Ein Theaterabend bleibt am besten ungeteilt. Für Anime wählen Sie eine Datei je Folge.',
      },
    ],
    hints: [
      {
        title: 'Parallele Wiedergabe',
        text: 'DMM TV erlaubt mehrere Geräte, denselben Titel aber nicht immer gleichzeitig. Beenden Sie die Wiedergabe am Fernseher.',
      },
      {
        title: 'Nur der Videodienst',
        text: 'DMM betreibt viele Angebote unter einem Konto. Diese Anleitung gilt ausschließlich für DMM TV.',
      },
    ],
    questions: [
      {
        question: 'Warum kostet ein Stück extra, obwohl ich Premium habe?',
        answer: 'Premieren werden oft einzeln verkauft und kommen erst später ins Abo.',
      },
      {
        question: 'Gibt es englische Untertitel?',
        answer: 'Selten. Das Angebot richtet sich an ein japanisches Publikum.',
      },
    ],
    meta_title: 'Anleitung: DMM TV für Anime und 2,5D-Theater',
    meta_description:
      'Saison nach Wochentag, Hauptfilm statt Beiwerk, eine Datei je Abend: so ordnen Sie Anime und Bühnenstücke aus DMM TV privat.',
  },
  abema_downloader: {
    title: 'ABEMA: freie Folgen vor Ablauf der Frist sichern',
    intro:
      'ABEMA ist Sender und Videothek zugleich. Vieles ist eine Weile frei und danach nur noch Mitgliedern zugänglich. Auf die Reihenfolge kommt es an.',
    steps: [
      {
        title: 'Vom Programm zur Videoseite',
        text: 'Wechseln Sie im Menü von テレビ zu ビデオ. Laufende Sendungen lassen sich nicht sichern.',
      },
      {
        title: 'Frist ablesen',
        text: 'Neben freien Folgen steht 無料 und das Ende der Frist. Folgen mit プレミアム gehören zur Mitgliedschaft.',
      },
      {
        title: 'Nach Ablauf sortieren',
        text: 'Nehmen Sie zuerst auf, was am frühesten endet. Reihen mit nur einer freien Folge je Woche merken Sie sich mit dem Wochentag.',
      },
      {
        title: 'Partien richtig benennen',
        text: 'Bei Shogi und Mah-Jongg schreiben Sie Liga, Runde und Spieler in den Namen, denn die Titel sind sehr lang.',
      },
    ],
    hints: [
      {
        title: 'Rückschau statt Aufnahme',
        text: 'Über 見逃し finden Sie Sendungen der letzten Tage, auch wenn Sie den Anfang verpasst haben.',
      },
      {
        title: 'Kommentare',
        text: 'Zuschauerkommentare laufen neben dem Bild und werden nicht Teil der Datei.',
      },
    ],
    questions: [
      {
        question: 'Warum hat die freie Folge Werbung?',
        answer:
          'Sie finanziert das freie Angebot. In der Mitgliedschaft gibt es Stufen mit und ohne Werbung.',
      },
      {
        question: 'Ist ABEMA außerhalb Japans zu sehen?',
        answer: 'Teile davon sind im Ausland abrufbar, Anime meist nicht. Die Seite sagt es vor dem Start.',
      },
    ],
    meta_title: 'Anleitung: ABEMA-Folgen vor Fristende sichern',
    meta_description:
      '無料 und プレミアム unterscheiden, nach Frist sortieren, Partien benennen: ABEMA-Videos ordnen, soweit Bedingungen und Gesetz es zulassen.',
  },
  lemino_downloader: {
    title: 'Lemino: Konzerte und K-Pop mit d Account abrufen',
    intro:
      'Lemino ist der Nachfolger von dTV. Sein Schwerpunkt sind Konzerte, Boxen und koreanische Unterhaltung, vieles davon nur kurze Zeit.',
    steps: [
      {
        title: 'd Account anlegen',
        text: 'Er ist kostenlos und setzt keinen Mobilvertrag voraus. Für Lemino Premium buchen Sie das Abo dazu.',
      },
      {
        title: 'Freie und bezahlte Titel trennen',
        text: 'Ein Teil ist mit Werbung frei, ein Teil gehört zu Premium, manche Konzerte werden einzeln verkauft.',
      },
      {
        title: 'Auf „Archiv“ achten',
        text: 'Nach einer Liveübertragung gibt es oft für einige Tage eine Aufzeichnung, 見逃し配信 genannt. Nur sie hat einen festen Anfang.',
      },
      {
        title: 'Sichern und anhalten',
        text: 'Kampfabende dauern viele Stunden. Halten Sie den Auftrag an, wenn Sie die Leitung brauchen, er setzt später fort.',
      },
    ],
    hints: [
      {
        title: 'Suche nach Stimmung',
        text: 'Lemino ordnet Titel auch nach Gefühlen anderer Zuschauer. Für eine gezielte Suche ist der Name der Gruppe besser.',
      },
      {
        title: 'Tonspur bei Konzerten',
        text: 'Konzerte haben nur eine Spur. Wählen Sie die höchste Tonqualität, das Bild darf kleiner sein.',
      },
    ],
    questions: [
      {
        question: 'Gilt mein altes dTV-Abo weiter?',
        answer:
          'Bestehende Verträge wurden 2023 übergeleitet. Ihr heutiger Stand zeigt sich nach der Anmeldung.',
      },
      {
        question: 'Darf ich einen Konzertmitschnitt Freunden zeigen?',
        answer: 'Gemeinsam zu Hause ansehen ist privat. Eine Kopie weiterzugeben ist es nicht mehr.',
      },
    ],
    meta_title: 'Anleitung: Konzerte und Shows aus Lemino',
    meta_description:
      'd Account anlegen, Aufzeichnungen erkennen, lange Abende in Etappen sichern: Schritt für Schritt durch Lemino, früher dTV.',
  },
  tver_downloader: {
    title: 'TVer: die Woche im Blick behalten',
    intro:
      'Bei TVer bleibt eine Folge gewöhnlich bis zur nächsten. Mit einem festen Tag in der Woche holen Sie alles nach, ohne zu hetzen.',
    steps: [
      {
        title: 'tver.jp öffnen',
        text: 'Ein Konto ist nicht nötig. Beim ersten Besuch fragt die Seite nach Alter, Geschlecht und Postleitzahl für die Werbung.',
      },
      {
        title: 'Nach Wochentag blättern',
        text: 'Die Programmliste ist nach Sendetagen gegliedert. So finden Sie die Folge auch, wenn Sie nur den Abend wissen.',
      },
      {
        title: 'Ende der Frist notieren',
        text: '配信終了 mit Datum und Uhrzeit steht unter dem Titel. Die Uhrzeit liegt häufig kurz vor der nächsten Folge.',
      },
      {
        title: 'Mit Sendedatum sichern',
        text: 'Unterhaltungssendungen haben keine Folgennummer. Das Datum im Namen ersetzt sie.',
      },
    ],
    hints: [
      {
        title: 'Sender hat eigene Archive',
        text: 'Ist die Frist vorbei, finden sich ältere Folgen gegen Gebühr bei FOD, Hulu Japan oder U-NEXT, je nach Sender.',
      },
      {
        title: 'Favoriten in der App',
        text: 'Die Favoriten von TVer melden neue Folgen. Nutzen Sie das als Erinnerung für den Computer.',
      },
    ],
    questions: [
      {
        question: 'Warum fehlt eine Folge bei TVer ganz?',
        answer:
          'Rechte an Musik, Sport oder einzelnen Gästen verhindern manchmal den Abruf. Das ist von Folge zu Folge verschieden.',
      },
      {
        question: 'Gibt es Untertitel?',
        answer:
          'Bei vielen Serien lassen sich japanische Untertitel einschalten. Das Symbol 字 zeigt sie an.',
      },
    ],
    meta_title: 'Anleitung: TVer nach Wochentagen nutzen',
    meta_description:
      'Programm nach Sendetag, 配信終了 beachten, mit Datum benennen: so holen Sie Sendungen aus TVer privat nach, bevor die Woche um ist.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus und NHK ONE: die letzten sieben Tage',
    intro:
      'Der Nachholdienst von NHK hieß NHK Plus und ist im Oktober 2025 in NHK ONE aufgegangen. Die sieben Tage zum Nachsehen sind geblieben.',
    steps: [
      {
        title: 'Konto mit dem Vertrag verbinden',
        text: 'Für die volle Ansicht verlangt NHK eine Anmeldung, die zum Rundfunkvertrag Ihres Haushalts gehört.',
      },
      {
        title: 'Programmtabelle nutzen',
        text: 'Gehen Sie in der Tabelle auf den Tag der Sendung. Angebrochene Sendungen lassen sich von vorn beginnen.',
      },
      {
        title: 'Reihe statt Einzelfolge öffnen',
        text: 'Die Seite der Reihe zeigt, was von ihr gerade abrufbar ist. Für die Morgenserie sind es meist sechs Teile.',
      },
      {
        title: 'Untertitel einschalten und sichern',
        text: 'Untertitel (字幕) sind bei den meisten Sendungen vorhanden. Schalten Sie sie ein, bevor Sie den Auftrag starten.',
      },
    ],
    hints: [
      {
        title: 'Zwei Tonspuren',
        text: 'Nachrichten und Spielfilme senden mitunter eine zweite Spur, etwa Englisch oder die Hörfassung 解説.',
      },
      {
        title: 'Älteres gehört woandershin',
        text: 'Das bezahlte Archiv NHK On Demand ist ein eigenes Angebot. Wer dort kauft, meldet sich gesondert an.',
      },
    ],
    questions: [
      {
        question: 'Warum steht „この番組は配信していません“ da?',
        answer: 'NHK hat für diese Sendung keine Abrufrechte. Das kommt bei Sport und bei Archivbildern vor.',
      },
      {
        question: 'Darf ich die Schulsendungen von NHK im Unterricht verwenden?',
        answer:
          'NHK for School stellt dafür eigene Inhalte mit eigenen Regeln bereit. Nutzen Sie diese statt einer privaten Kopie.',
      },
    ],
    meta_title: 'Anleitung: NHK Plus und NHK ONE nachsehen',
    meta_description:
      'Vertrag verbinden, Programmtabelle nutzen, Untertitel einschalten: die sieben Abruftage von NHK geordnet und privat nachholen.',
  },
  fod_downloader: {
    title: 'FOD: Serien von Fuji TV nach Jahrgang sammeln',
    intro:
      'FOD hält Dramen aus mehreren Jahrzehnten bereit. Unter Windows bringen Sie sie in eine Ordnung, die auch nach Jahren noch stimmt.',
    steps: [
      {
        title: 'FOD Premium von der freien Auswahl trennen',
        text: 'Einige aktuelle Folgen sind mit Werbung frei. Das Zeichen プレミアム markiert, was zum Abo gehört.',
      },
      {
        title: 'Sendeplatz als Suchhilfe',
        text: '月9 steht für den Montag um neun, 木10 für den Donnerstag um zehn. Die Suche versteht diese Kürzel.',
      },
      {
        title: 'Alle Folgen markieren',
        text: 'Eine Serie hat meist elf Folgen und dazu ein Special. Das Special steht häufig als eigener Titel daneben.',
      },
      {
        title: 'Jahr voranstellen',
        text: 'Mit „1997 – Titel“ sortiert sich die Sammlung von selbst nach Erscheinen.',
      },
    ],
    hints: [
      {
        title: 'Nur unter Windows',
        text: 'Die Mac-Fassung dieses Produkts wird nicht mehr verkauft. Wer sie besitzt, findet sie weiterhin im Konto.',
      },
      {
        title: 'Zeitschriften gehören nicht dazu',
        text: 'FOD führt auch Hefte und Comics. Tidemark Video behandelt nur die Videos.',
      },
    ],
    questions: [
      {
        question: 'Warum fehlt in alten Serien ein Lied?',
        answer:
          'Musikrechte wurden nicht immer für das Netz erworben. Dann ersetzt der Sender Titel oder Szenen.',
      },
      {
        question: 'Sind Untertitel vorhanden?',
        answer: 'Bei neueren Serien ja, bei alten selten. Die Auswahl zeigt es vor dem Start.',
      },
    ],
    meta_title: 'Anleitung: FOD-Dramen nach Jahrgang sammeln',
    meta_description:
      'Sendeplätze wie 月9 suchen, Specials finden, Jahr voranstellen: Serien aus FOD unter Windows ordnen, für sich selbst und mit eigenem Abo.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Japan: Abo und Store nicht verwechseln',
    intro:
      'Seit Hulu Japan auch Kauf und Leihe anbietet, stehen beide Arten nebeneinander. Die Anleitung zeigt, wie Sie beim Abo bleiben.',
    steps: [
      {
        title: 'hulu.jp aufrufen',
        text: 'Der Dienst gehört zur Gruppe um Nippon TV und hat mit dem amerikanischen Konto nichts zu tun.',
      },
      {
        title: 'Store-Titel erkennen',
        text: 'ストア am Plakat bedeutet Kauf, Leihe oder eine Eintrittskarte für eine Übertragung. Alles andere ist im Abo enthalten.',
      },
      {
        title: '字幕版 oder 吹替版 öffnen',
        text: 'Ausländische Serien haben zwei Seiten, eine mit Untertiteln und eine synchronisierte. Die Merkliste unterscheidet sie nicht deutlich.',
      },
      {
        title: 'Zusatzfolgen mitnehmen',
        text: 'Zu Dramen von Nippon TV entstehen eigene Hulu-Folgen. Suchen Sie nach dem Titel mit dem Zusatz Hulu.',
      },
    ],
    hints: [
      {
        title: 'Profile mit PIN',
        text: 'Käufe im Store lassen sich mit einer Zahl schützen. Das ist ratsam, wenn Kinder mitsehen.',
      },
      {
        title: 'Baseball ist zeitlich begrenzt',
        text: 'Spiele der Giants sind je nach Saison und Rechten abrufbar. Verlassen Sie sich nicht auf ein dauerhaftes Archiv.',
      },
    ],
    questions: [
      {
        question: 'Warum ist eine Serie nach der letzten Folge verschwunden?',
        answer:
          'Sie war vermutlich als Nachholangebot bei TVer oder Hulu befristet. Häufig kehrt sie nach einiger Zeit ins Abo zurück.',
      },
      {
        question: 'Hat das Konto mehrere Nutzer?',
        answer:
          'Bis zu sechs Profile sind möglich. Für die Lizenz unseres Programms zählt der Computer, nicht das Profil.',
      },
    ],
    meta_title: 'Anleitung: Hulu Japan ohne Store-Verwechslung',
    meta_description:
      'ストア erkennen, 字幕版 und 吹替版 trennen, Zusatzfolgen finden: Hulu Japan am Computer ordnen, mit eigenem Abo und nur privat.',
  },
  niconico_downloader: {
    title: 'Niconico: Listen, Kanäle und Urheber im Blick',
    intro:
      'Niconico ist ein Ort der Urheber. Wer ein Video behalten möchte, sollte zuerst wissen, von wem es stammt und was er erlaubt.',
    steps: [
      {
        title: 'Beschreibung lesen',
        text: 'Viele Verfasser schreiben unter das Video, ob Weiterverwendung gestattet ist. Ein Eintrag im ニコニ・コモンズ nennt die Bedingungen.',
      },
      {
        title: 'Video oder Liste einfügen',
        text: 'Eine Adresse mit „watch/sm“ führt zu einem einzelnen Video, „mylist“ zu einer Liste.',
      },
      {
        title: 'Kanalvideos unterscheiden',
        text: 'Offizielle Kanäle verlangen teils Mitgliedschaft oder Einzelkauf. Ihr Konto muss die Folge im Browser abspielen.',
      },
      {
        title: 'Angaben übernehmen',
        text: 'Verfasser, Nummer und Tag des Hochladens kommen in die Datei. Die Nummer hilft, das Original wiederzufinden.',
      },
    ],
    hints: [
      {
        title: 'Stoßzeiten am Abend',
        text: 'Ohne Premium liefert Niconico in Stoßzeiten eine kleinere Fassung. Am Vormittag erhalten Sie oft mehr.',
      },
      {
        title: 'Kommentare gehören zum Erlebnis',
        text: 'Sie bleiben auf der Seite. Wer sie liebt, schaut besser dort.',
      },
    ],
    questions: [
      {
        question: 'Darf ich ein Vocaloid-Stück in mein eigenes Video setzen?',
        answer: 'Nur wenn der Urheber es erlaubt. Die Beschreibung oder Niconi Commons gibt Auskunft.',
      },
      {
        question: 'Weshalb sind sehr alte Videos so klein?',
        answer: 'Sie wurden in der damals üblichen Größe hochgeladen. Mehr als das Original gibt es nicht.',
      },
    ],
    meta_title: 'Anleitung: Niconico-Videos und Listen ordnen',
    meta_description:
      'Erlaubnis des Urhebers lesen, Listen einfügen, Kanäle unterscheiden: so bewahren Sie Videos aus Niconico, die Sie behalten dürfen.',
  },
  d_anime_downloader: {
    title: 'd Anime Store: eine Saison planvoll verfolgen',
    intro:
      'Der Dienst zeigt fast nur Anime und sortiert ihn nach Jahreszeiten. Das können Sie eins zu eins in Ihre Ordner übernehmen.',
    steps: [
      {
        title: 'Mit d Account anmelden',
        text: 'Öffnen Sie die Seite des Dienstes und bestätigen Sie die Anmeldung am Telefon. Ein Vertrag mit Docomo ist nicht nötig.',
      },
      {
        title: 'Aktuelle Saison öffnen',
        text: 'Unter 今期アニメ stehen die laufenden Reihen nach Wochentag, mit Uhrzeit der Freigabe.',
      },
      {
        title: 'Reihen in „気になる“ sammeln',
        text: 'Mit dieser Merkliste sehen Sie auf einen Blick, wo eine neue Folge wartet.',
      },
      {
        title: 'Ordner je Saison anlegen',
        text: 'Jahr und Jahreszeit, darin Reihe, darin Folge: So bleibt auch nach drei Jahren alles auffindbar.',
      },
    ],
    hints: [
      {
        title: 'OP-Taste auf der Seite',
        text: 'Der Player kann den Vorspann überspringen. In der Datei bleibt er enthalten, Kapitelmarken helfen beim Springen.',
      },
      {
        title: 'Getrennt vom Amazon-Kanal',
        text: 'Den Dienst gibt es auch als Kanal bei Prime Video. Der Katalog dort ist kleiner und folgt den Regeln von Amazon.',
      },
    ],
    questions: [
      {
        question: 'Wie viele Geräte dürfen gleichzeitig spielen?',
        answer:
          'Der Dienst ist für ein Gerät zur selben Zeit gedacht. Beenden Sie die Wiedergabe auf dem Telefon, bevor Sie beginnen.',
      },
      {
        question: 'Bleiben alte Saisons abrufbar?',
        answer: 'Viele, aber nicht alle. Vor dem Ende erscheint auf der Seite der Reihe ein Datum.',
      },
    ],
    meta_title: 'Anleitung: d Anime Store Saison für Saison',
    meta_description:
      '今期アニメ nach Wochentag, Merkliste nutzen, Ordner je Jahreszeit: so verfolgen Sie Anime aus dem d Anime Store geordnet und privat.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand: Aufzeichnungen mit Enddatum',
    intro:
      'WOWOW stellt nicht jede Sendung auf Abruf, und viele nur für Wochen. Unter Windows planen Sie am besten vom Enddatum her.',
    steps: [
      {
        title: 'WEB-ID verwenden',
        text: 'Kunden melden sich mit ihrer WOWOW WEB-ID an. Wer nur den Abrufdienst gebucht hat, nutzt dieselbe Anmeldung.',
      },
      {
        title: 'Bereich wählen',
        text: 'Drama, Film, Musik, Bühne und Sport haben eigene Seiten. Tennis ist dort nach Turnier geordnet.',
      },
      {
        title: 'Enddatum ablesen',
        text: 'Unter dem Titel steht 配信期間 mit Anfang und Ende. Konzerte enden oft schon nach wenigen Tagen.',
      },
      {
        title: 'Lange Titel nachts sichern',
        text: 'Ein Fünfsatzmatch oder ein Opernabend dauert länger als ein Spielfilm. Starten Sie vor dem Schlafengehen.',
      },
    ],
    hints: [
      {
        title: 'Nicht für den Mac',
        text: 'Dieses Produkt wird nur noch für Windows angeboten. Die Seite zum Produkt nennt den aktuellen Stand.',
      },
      {
        title: 'Kommentar oder Hallenton',
        text: 'Bei manchen Übertragungen steht der Ton der Arena als zweite Spur zur Wahl.',
      },
    ],
    questions: [
      {
        question: 'Warum läuft ein Konzert im Fernsehen, aber nicht auf Abruf?',
        answer: 'Künstler geben die Rechte häufig nur für die Ausstrahlung frei.',
      },
      {
        question: 'Darf ich Sport aus WOWOW länger behalten?',
        answer:
          'Nur wenn Vertrag und Gesetz das vorsehen. Im Zweifel endet die Nutzung mit dem genannten Datum.',
      },
    ],
    meta_title: 'Anleitung: WOWOW On Demand nach Enddatum',
    meta_description:
      'WEB-ID, 配信期間 und lange Abende: Drama, Tennis und Bühne aus WOWOW On Demand unter Windows planen und privat nachsehen.',
  },
}
