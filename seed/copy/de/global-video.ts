import type { PageTexts } from '../text'

export const globalVideo: PageTexts = {
  netflix_downloader: {
    headline: 'Netflix-Serien ansehen, auch wenn das Netz fehlt',
    promise:
      'Speichern Sie Folgen und Filme aus Ihrem Netflix-Abo auf dem Computer und sehen Sie sie dort, wo es kein Internet gibt.',
    steps: [
      {
        title: 'Bei Netflix anmelden',
        text: 'Öffnen Sie Netflix im eingebauten Browser von Tidemark Video und melden Sie sich mit Ihrem eigenen Konto an.',
      },
      {
        title: 'Titel auswählen',
        text: 'Rufen Sie eine Serie auf, haken Sie die gewünschten Folgen an und legen Sie Ton und Untertitel fest.',
      },
      {
        title: 'Folge für Folge sichern',
        text: 'Tidemark Video arbeitet die Auswahl der Reihe nach ab und legt die Dateien in Ihren Ordner.',
      },
    ],
    features: [
      {
        title: 'Ganze Staffeln auf einmal',
        text: 'Eine neue Staffel erscheint bei Netflix oft an einem Tag. Sie wählen sie mit einem Klick aus und müssen nicht jede Folge einzeln anstoßen.',
      },
      {
        title: 'Ton aus vielen Ländern',
        text: 'Behalten Sie die koreanische Originalspur, die deutsche Synchronfassung oder beides in einer Datei.',
      },
      {
        title: 'Untertitel nach Wunsch',
        text: 'Untertitel kommen als eigene Datei mit oder liegen fest im Bild, je nachdem, was Ihr Fernseher versteht.',
      },
      {
        title: 'Saubere Dateinamen',
        text: 'Serientitel, Staffel und Folgennummer stehen im Namen, sodass Ihre Mediathek die Reihenfolge erkennt.',
      },
      {
        title: 'Bevor ein Titel verschwindet',
        text: 'Lizenzierte Filme wechseln jeden Monat. Setzen Sie an den Anfang der Warteschlange, was bald nicht mehr verfügbar ist.',
      },
      {
        title: 'Ihr Profil bleibt Ihres',
        text: 'Das Programm fragt Netflix nur nach dem, was Ihr eigenes Profil abspielt, einschließlich der Altersfreigabe.',
      },
    ],
    questions: [
      {
        question: 'Brauche ich ein eigenes Netflix-Abo?',
        answer: 'Ja. Tidemark Video zeigt nur, was Ihr Konto zeigt, und ersetzt kein Abo.',
      },
      {
        question: 'Darf ich meine Netflix-Dateien weitergeben?',
        answer: 'Nein. Speichern Sie nur, was Ihr Abo und das Gesetz erlauben, und nutzen Sie es nur privat.',
      },
      {
        question: 'In welcher Qualität wird gespeichert?',
        answer: 'Gespeichert wird bis zu der Qualität, die Ihr Netflix-Tarif auf Ihrem Computer wiedergibt.',
      },
      {
        question: 'Kann ich es an einer meiner Serien ausprobieren?',
        answer:
          'Ja. Installieren Sie die Testversion, sichern Sie etwas aus Ihrer Merkliste und entscheiden Sie danach.',
      },
    ],
    meta_title: 'Netflix-Downloader: Serien ohne Internet sehen',
    meta_description:
      'Netflix-Folgen und Filme für den privaten Gebrauch auf dem Computer speichern, mit Tonspuren und Untertiteln. Für Windows und Mac, vorab zum Testen.',
  },
  amazon_prime_video_downloader: {
    headline: 'Prime Video mitnehmen statt nachladen',
    promise:
      'Filme und Serien aus Prime Video liegen auf Ihrer Festplatte bereit, bevor der Zug in den Tunnel fährt.',
    steps: [
      {
        title: 'Marktplatz wählen',
        text: 'Melden Sie sich bei dem Amazon-Land an, in dem Ihr Prime-Konto geführt wird.',
      },
      {
        title: 'Film oder Serie öffnen',
        text: 'Spielen Sie den Titel kurz an. Tidemark Video erkennt ihn und zeigt Fassungen, Ton und Untertitel.',
      },
      {
        title: 'Zur Warteschlange hinzufügen',
        text: 'Starten Sie sofort oder sammeln Sie mehrere Titel und lassen Sie sie über Nacht speichern.',
      },
    ],
    features: [
      {
        title: 'Prime, Leihe, Zusatzkanäle',
        text: 'Ob im Abo enthalten oder über einen gebuchten Kanal: Sie arbeiten mit allem, was Ihr Konto abspielt.',
      },
      {
        title: 'Eigenproduktionen am Stück',
        text: 'Reihen wie „The Boys“ oder „Reacher“ speichern Sie staffelweise und in der richtigen Reihenfolge.',
      },
      {
        title: 'Synchronfassung und Original',
        text: 'Wählen Sie die Tonspuren, die Prime Video für den Titel anbietet, auch mehrere zugleich.',
      },
      {
        title: 'Eigener Speicherort',
        text: 'Speichern Sie Filme auf einer externen Festplatte, dann bleibt auf dem Notebook Platz frei.',
      },
      {
        title: 'Hörfassung und Dialog',
        text: 'Bietet Amazon eine Audiodeskription oder eine zweite Sprache an, sehen Sie das in der Liste, bevor etwas gesichert wird.',
      },
      {
        title: 'Untertitel nach Bedarf',
        text: 'Sie legen fest, ob sie fest im Bild stehen, als Spur enthalten sind oder als Datei neben dem Film liegen.',
      },
    ],
    questions: [
      {
        question: 'Geht das auch mit geliehenen Filmen?',
        answer:
          'Für Leihtitel gelten die Fristen von Amazon. Bewahren Sie nur auf, was Ihnen die Leih- oder Kaufbedingungen erlauben.',
      },
      {
        question: 'Was darf ich aus Prime Video sichern?',
        answer:
          'Nur Titel, die Sie rechtmäßig ansehen dürfen, und nur zum eigenen Gebrauch. Öffentliche Vorführung oder Weiterverkauf sind ausgeschlossen.',
      },
      {
        question: 'Funktioniert amazon.com ebenso wie amazon.de?',
        answer: 'Ja, sofern Ihr Konto dort gültig ist. Welche Titel es gibt, hängt vom Land ab.',
      },
      {
        question: 'Kann ich die Lizenz auf einen neuen Computer mitnehmen?',
        answer: 'Ja. Geben Sie zuerst den alten in Ihrem Konto frei und melden Sie sich dann am neuen an.',
      },
    ],
    meta_title: 'Amazon-Prime-Video-Downloader für Windows und Mac',
    meta_description:
      'Prime-Video-Serien und -Filme privat auf dem Computer sichern und unterwegs ohne Verbindung sehen. Monat, Jahr oder unbegrenzt, mit Testversion.',
  },
  disney_plus_downloader: {
    headline: 'Disney+ für Rückbank, Hütte und Flug',
    promise:
      'Marvel, Pixar, Star Wars und Zeichentrickklassiker liegen als Datei bereit, wenn die Kinder danach fragen.',
    steps: [
      {
        title: 'Profil öffnen',
        text: 'Melden Sie sich bei Disney+ an und wählen Sie das Profil, mit dem Sie sonst schauen.',
      },
      {
        title: 'Märchen oder Mission wählen',
        text: 'Suchen Sie den Film oder die Serie und entscheiden Sie sich für Sprache und Untertitel.',
      },
      {
        title: 'Speichern und einpacken',
        text: 'Ist die Datei fertig, kopieren Sie sie auf das Gerät, das mitreist.',
      },
    ],
    features: [
      {
        title: 'Kinderfassungen auf Deutsch',
        text: 'Die deutsche Sprachfassung lässt sich fest einstellen, damit kein Kind versehentlich den englischen Ton hört.',
      },
      {
        title: 'Serien aus fernen Galaxien',
        text: 'Von „The Mandalorian“ bis „Andor“ speichern Sie ganze Staffeln in einem Durchgang.',
      },
      {
        title: 'Dokumentationen inbegriffen',
        text: 'Auch Reihen von National Geographic lassen sich auswählen, sofern Ihr Abo sie enthält.',
      },
      {
        title: 'Liste für den Urlaub',
        text: 'Stellen Sie am Vorabend alles zusammen und lassen Sie den Computer in Ruhe arbeiten.',
      },
      {
        title: 'Zwei Sprachen in einer Familie',
        text: 'In zweisprachigen Familien passen beide Tonspuren in eine MKV-Datei.',
      },
      {
        title: 'Neue Folgen erkennen',
        text: 'Bei einer laufenden Serie zeigt das Programm, welche Folgen schon in Ihrem Ordner liegen.',
      },
    ],
    questions: [
      {
        question: 'Reicht dafür jedes Abo von Disney+?',
        answer:
          'Es muss den Titel wiedergeben. Was Ihr Tarif nicht abspielt, lässt sich auch nicht speichern.',
      },
      {
        question: 'Was sagt das Recht zum Speichern von Disney-Filmen?',
        answer:
          'Sie dürfen nur Kopien anlegen, die Ihr Vertrag und die Gesetze Ihres Landes zulassen, und diese bleiben in der Familie.',
      },
      {
        question: 'Kann ich vor dem Kauf prüfen, ob es passt?',
        answer: 'Ja, mit der kostenlosen Testversion sehen Sie, wie das Programm mit Ihrem Konto arbeitet.',
      },
      {
        question: 'Sehe ich auch Titel anderer Länder?',
        answer: 'Nein. Es erscheint der Katalog, den Disney+ Ihrem Konto an Ihrem Ort zeigt.',
      },
      {
        question: 'Darf ich das Programm auf zwei Notebooks verwenden?',
        answer:
          'Eine Lizenz gilt für einen Computer. Das Video-Komplettpaket gibt es auch unbegrenzt für drei.',
      },
    ],
    meta_title: 'Disney+-Downloader: Filme für die ganze Familie',
    meta_description:
      'Disney+ auf dem Computer speichern: Marvel, Star Wars, Pixar und mehr in Ihrer Sprache, für privates Ansehen ohne Netz. Windows und Mac.',
  },
  hbo_max_downloader: {
    headline: 'Große HBO-Serien in aller Ruhe sehen',
    promise:
      'Von „Game of Thrones“ bis „The Last of Us“: Speichern Sie Folgen aus HBO Max und schauen Sie, wann es Ihnen passt.',
    steps: [
      {
        title: 'HBO Max aufrufen',
        text: 'Der eingebaute Browser führt Sie zur Anmeldung. Ihr Passwort geben Sie nur dort ein.',
      },
      {
        title: 'Staffel zusammenstellen',
        text: 'Wählen Sie einzelne Folgen oder die Serie von der ersten bis zur letzten Staffel.',
      },
      {
        title: 'Herunterladen',
        text: 'Nach dem Start zeigt ein Fortschrittsbalken den Stand, und Sie können anhalten und später weitermachen.',
      },
    ],
    features: [
      {
        title: 'Wöchentliche Folgen',
        text: 'Viele HBO-Serien erscheinen Woche für Woche. Holen Sie die neue Folge nach, ohne die alten erneut zu laden.',
      },
      {
        title: 'Kino von Warner Bros.',
        text: 'Neben Serien stehen Kinofilme und das DC-Universum bereit, soweit HBO Max sie in Ihrem Land führt.',
      },
      {
        title: 'Originalton bewahren',
        text: 'Dialoge von „Succession“ oder „The Wire“ wirken im Original. Sie behalten die Originaltonspur zusammen mit Untertiteln.',
      },
      {
        title: 'MP4 oder MKV',
        text: 'Nehmen Sie MP4 für alte Geräte oder MKV, wenn mehrere Tonspuren in eine Datei sollen.',
      },
      {
        title: 'Auch das Bonusmaterial',
        text: 'Hintergrundfolgen und Gespräche nach der Sendung stehen in derselben Liste. Sie nehmen sie mit oder lassen sie weg.',
      },
    ],
    questions: [
      {
        question: 'Gilt das Programm auch noch für Max?',
        answer: 'Der Dienst hieß zeitweise Max und heißt wieder HBO Max. Gemeint ist derselbe Dienst.',
      },
      {
        question: 'Gibt es eine Grenze für das, was ich sichern darf?',
        answer:
          'Ja: Ihr Nutzungsvertrag mit HBO Max und das Urheberrecht. Beides erlaubt höchstens den privaten Gebrauch.',
      },
      {
        question: 'Was geschieht bei einer Unterbrechung?',
        answer: 'Der Download geht an derselben Stelle weiter, sobald die Verbindung wieder da ist.',
      },
      {
        question: 'Bekomme ich Raumklang?',
        answer:
          'Wenn Ihr Tarif und der Titel ihn auf dem Computer anbieten, steht er in der Liste der Tonspuren.',
      },
      {
        question: 'Reicht dieses Produkt, wenn ich nur HBO Max nutze?',
        answer:
          'Ja. Als Einzelprodukt bekommen Sie es für einen Monat, ein Jahr oder unbegrenzt auf einem Computer.',
      },
    ],
    meta_title: 'HBO-Max-Downloader: Serien in Ruhe zu Ende sehen',
    meta_description:
      'HBO-Serien und Warner-Filme aus Ihrem HBO-Max-Abo privat speichern. Wochenfolgen nachholen, Originalton behalten, erst testen, dann kaufen.',
  },
  hulu_downloader: {
    headline: 'Hulu: die Folge von gestern Abend, heute in der Bahn',
    promise:
      'Hulu zeigt amerikanische Serien kurz nach der Ausstrahlung, und Sie speichern sie für unterwegs auf dem Computer.',
    steps: [
      {
        title: 'Konto in den USA nutzen',
        text: 'Melden Sie sich mit Ihrem Hulu-Konto an. Der Dienst richtet sich an Zuschauer in den Vereinigten Staaten.',
      },
      {
        title: 'Serie suchen',
        text: 'Geben Sie den Titel ein, etwa „The Bear“ oder „Only Murders in the Building“, und öffnen Sie die Staffel.',
      },
      {
        title: 'Auswahl sichern',
        text: 'Kreuzen Sie an, was Sie behalten möchten, und starten Sie den Auftrag.',
      },
    ],
    features: [
      {
        title: 'Sendungen vom Vortag',
        text: 'Titel von ABC und FX erscheinen oft am Tag nach der Sendung. Neue Folgen fügen Sie der Liste einfach hinzu.',
      },
      {
        title: 'Eigene Serien von Hulu',
        text: '„The Handmaid’s Tale“ und andere Eigenproduktionen speichern Sie vollständig nach Staffeln.',
      },
      {
        title: 'Englische Untertitel',
        text: 'Wer Englisch lernt, behält die Untertitel als Textdatei und liest schwierige Stellen nach.',
      },
      {
        title: 'Mehrere Titel zugleich',
        text: 'Die Warteschlange bearbeitet verschiedene Serien nacheinander oder nebeneinander.',
      },
      {
        title: 'Lange Sitcoms ohne Klickerei',
        text: 'Zweihundert Folgen wählen Sie staffelweise aus, und das Programm arbeitet sie der Reihe nach ab.',
      },
      {
        title: 'Platz auf der Festplatte',
        text: 'Vor dem Start sehen Sie die erwartete Größe und wählen für das Telefon eine niedrigere Auflösung.',
      },
    ],
    questions: [
      {
        question: 'Was ist mit Live-TV bei Hulu?',
        answer:
          'Laufende Sender sind nicht gemeint. Das Programm ist für Titel gedacht, die auf Abruf bereitstehen.',
      },
      {
        question: 'Wie viel darf ich von Hulu behalten?',
        answer:
          'Halten Sie sich an die Bedingungen von Hulu und an Ihr Landesrecht. Zulässig ist allenfalls die private Nutzung Ihrer eigenen Auswahl.',
      },
      {
        question: 'Ist das japanische Hulu enthalten?',
        answer: 'Nein, das ist ein eigener Dienst. Dafür gibt es den Hulu-Japan-Downloader.',
      },
      {
        question: 'Genügt der Tarif mit Werbung?',
        answer:
          'Was dieser Tarif am Computer abspielt, lässt sich auswählen. Einige Titel gehören nicht zu jedem Tarif.',
      },
    ],
    meta_title: 'Hulu-Downloader: US-Serien am Tag danach sichern',
    meta_description:
      'Serien von ABC, FX und Hulu aus Ihrem US-Konto privat auf dem Computer speichern, mit Untertiteln und Staffelauswahl. Kostenlos vorab testen.',
  },
  apple_tv_plus_downloader: {
    headline: 'Apple TV+ auf dem Computer, den Sie gerade nutzen',
    promise:
      '„Ted Lasso“, „Severance“ und „Slow Horses“ begleiten Sie auch auf einem Windows-Computer und auch fern vom WLAN.',
    steps: [
      {
        title: 'Mit Apple Account anmelden',
        text: 'Die Anmeldung läuft auf der Seite von Apple, einschließlich der Bestätigung am zweiten Gerät.',
      },
      {
        title: 'Eigenproduktion wählen',
        text: 'Apple zeigt überwiegend eigene Serien und Filme. Öffnen Sie eine davon und markieren Sie die Folgen.',
      },
      {
        title: 'Datei speichern',
        text: 'Bestimmen Sie Ordner und Format. Den Rest erledigt Tidemark Video im Hintergrund.',
      },
    ],
    features: [
      {
        title: 'Übersichtliche Bibliothek',
        text: 'Weil das Angebot fast nur aus Eigenproduktionen besteht, entsteht schnell eine geordnete Sammlung Ihrer Lieblingsserien.',
      },
      {
        title: 'Viele Untertitelsprachen',
        text: 'Apple untertitelt in zahlreichen Sprachen. Sie speichern die Sprachen, die Sie brauchen.',
      },
      {
        title: 'Mehrkanalton',
        text: 'Bietet ein Titel Raumklang, können Sie die passende Tonspur auswählen.',
      },
      {
        title: 'Für beide Systeme',
        text: 'Das Programm gibt es für Mac und Windows, und beide Versionen funktionieren gleich.',
      },
      {
        title: 'Die fehlende Folge der Woche',
        text: 'Bei den meisten Serien kommt jede Woche eine Folge dazu. Öffnen Sie die Serie erneut und wählen Sie, was noch fehlt.',
      },
      {
        title: 'Leise im Hintergrund',
        text: 'Browser, Kontoeinstellungen und Merkliste bei Apple bleiben unberührt.',
      },
    ],
    questions: [
      {
        question: 'Apple TV+ heißt jetzt Apple TV. Ändert das etwas?',
        answer:
          'Nein. Apple hat das Plus im Oktober 2025 gestrichen. Unser Produkt behält seinen Namen und arbeitet mit demselben Dienst.',
      },
      {
        question: 'Sind bei Apple gekaufte Filme dabei?',
        answer: 'Diese Seite handelt vom Abo-Dienst. Käufe und Leihen folgen eigenen Bedingungen von Apple.',
      },
      {
        question: 'Ist das Aufbewahren der Folgen zulässig?',
        answer:
          'Das hängt von Ihrem Abo und von Ihrem Land ab. Sichern Sie nur, was beide gestatten, und löschen Sie Dateien, deren Nutzungsrecht endet.',
      },
      {
        question: 'Kann ich zwischen Monat und Jahr wechseln?',
        answer: 'Sie wählen beim Kauf einen Monat, ein Jahr oder die unbegrenzte Lizenz für einen Computer.',
      },
      {
        question: 'Benötige ich einen Mac?',
        answer: 'Nein. Es gibt je eine Fassung für Windows und für den Mac, jede mit eigener Lizenz.',
      },
      {
        question: 'Darf ich Folgen weitergeben?',
        answer: 'Nein, sie sind nur für Ihr eigenes Ansehen ohne Netz gedacht.',
      },
    ],
    meta_title: 'Apple-TV+-Downloader für Windows und Mac',
    meta_description:
      'Serien wie „Severance“ oder „Silo“ aus Apple TV+ zum privaten Ansehen ohne Netz speichern, mit Mehrkanalton und vielen Untertitelsprachen.',
  },
  paramount_plus_downloader: {
    headline: 'Paramount+: vom Raumschiff bis zur Ranch',
    promise:
      'Nehmen Sie „Star Trek“, „1923“ oder SpongeBob mit, wenn die Fahrt länger wird als der Datentarif.',
    steps: [
      {
        title: 'Bei Paramount+ anmelden',
        text: 'Wählen Sie den Dienst in der Liste aus und geben Sie Ihre Zugangsdaten ein.',
      },
      {
        title: 'Marke durchstöbern',
        text: 'Gehen Sie über CBS, Nickelodeon, MTV oder Comedy Central zu Ihrer Sendung.',
      },
      {
        title: 'Einstellungen prüfen und starten',
        text: 'Prüfen Sie Sprache, Untertitel und Größe der Datei, dann beginnt das Speichern.',
      },
    ],
    features: [
      {
        title: 'Alle Generationen Star Trek',
        text: 'Ordnen Sie die Serien nach Reihe und Staffel, damit Picard nicht neben Kirk landet.',
      },
      {
        title: 'Nickelodeon für die Kleinen',
        text: 'Zeichentrickfolgen sind kurz. Mit der Mehrfachauswahl sammeln Sie zwanzig davon in einer Minute.',
      },
      {
        title: 'Kinofilme nach dem Start',
        text: 'Produktionen des Studios wie „Top Gun: Maverick“ speichern Sie, solange sie im Angebot sind.',
      },
      {
        title: 'Deutsch oder Englisch',
        text: 'Wo der Dienst beide Fassungen führt, entscheiden Sie bei jedem Titel neu.',
      },
      {
        title: 'Fünfzehn Staffeln CBS',
        text: 'Auch lange Krimiserien bleiben übersichtlich: Staffel, Folge und Titel stehen im Dateinamen.',
      },
      {
        title: 'Weiter nach der Pause',
        text: 'Fällt das Netz aus, geht es dort weiter, wo es aufgehört hat.',
      },
    ],
    questions: [
      {
        question: 'Brauche ich den teureren Tarif?',
        answer: 'Nein. Maßgeblich ist, was Ihr Tarif abspielt, denn danach richtet sich auch die Datei.',
      },
      {
        question: 'Darf ich eine Star-Trek-Sammlung anlegen?',
        answer:
          'Für sich selbst dürfen Sie das, soweit Ihr Vertrag mit Paramount+ und das Urheberrecht dies decken. Tauschen oder Hochladen ist nicht erlaubt.',
      },
      {
        question: 'Laufen die Dateien am Fernseher?',
        answer: 'MP4-Dateien spielen die meisten Fernseher vom USB-Stick ab.',
      },
      {
        question: 'Lassen sich Fußballspiele sichern?',
        answer:
          'Laufende Übertragungen nimmt das Programm nicht auf. Ganze Spiele erscheinen dort mitunter als Aufzeichnung, die Sie wie einen Film auswählen.',
      },
      {
        question: 'Kann ich den Monat wieder kündigen?',
        answer: 'Ja, jederzeit in Ihrem Konto. Der Zugang gilt, bis der bezahlte Monat endet.',
      },
    ],
    meta_title: 'Paramount+-Downloader: Star Trek und mehr sichern',
    meta_description:
      'Serien und Filme aus Paramount+ für privates Schauen ohne Internet speichern, von Star Trek bis Nickelodeon. Lizenz für Monat, Jahr oder immer.',
  },
  peacock_downloader: {
    headline: 'Peacock: Kultserien und Sport zum Nachsehen',
    promise: 'Was NBCUniversal bei Peacock auf Abruf bereitstellt, schauen Sie später in Ruhe am Computer.',
    steps: [
      {
        title: 'Peacock-Konto verbinden',
        text: 'Öffnen Sie peacocktv.com im Programm. Der Dienst ist für Zuschauer in den USA gedacht.',
      },
      {
        title: 'Wiederholung oder Serie finden',
        text: 'Suchen Sie „The Office“, eine Bravo-Sendung oder die Aufzeichnung eines Spiels.',
      },
      {
        title: 'Speichern, dann schauen',
        text: 'Der Fortschritt steht neben jedem Titel, und fertige Dateien öffnen Sie direkt aus der Liste.',
      },
    ],
    features: [
      {
        title: 'Neun Staffeln „The Office“',
        text: 'Lange Serien wählen Sie staffelweise aus, ohne sich durch über hundert Folgen zu klicken.',
      },
      {
        title: 'Spiele nach dem Abpfiff',
        text: 'Stehen Aufzeichnungen auf Abruf bereit, laden Sie sie wie einen Film herunter.',
      },
      {
        title: 'Realityfolgen von Bravo',
        text: 'Neue Ausgaben fügen Sie zu Ihrer Liste hinzu, sobald Peacock sie freischaltet.',
      },
      {
        title: 'Folge ohne Werbepausen',
        text: 'Gespeichert wird die Folge selbst. Die Unterbrechungen bleiben bei Peacock.',
      },
      {
        title: 'Langfassungen getrennt',
        text: 'Einige Sitcoms gibt es bei Peacock auch länger. Solche Fassungen sind gekennzeichnet und erhalten einen eigenen Dateinamen.',
      },
      {
        title: 'Rücksicht auf die Leitung',
        text: 'Begrenzen Sie, wie viele Downloads gleichzeitig laufen, damit ein Videogespräch nebenher nicht stockt.',
      },
    ],
    questions: [
      {
        question: 'Nimmt das Programm Livespiele auf?',
        answer: 'Nein. Es arbeitet mit Sendungen und Aufzeichnungen, die Peacock auf Abruf anbietet.',
      },
      {
        question: 'Gilt für Sport ein anderes Recht?',
        answer:
          'Sportrechte sind oft eng gefasst. Bewahren Sie nur auf, was Peacock Ihnen gestattet, und zeigen Sie es nicht öffentlich.',
      },
      {
        question: 'Kann ich es in Europa benutzen?',
        answer:
          'Peacock selbst ist auf die USA ausgerichtet. Ohne gültigen Zugang gibt es auch nichts zu speichern.',
      },
      {
        question: 'Welchen Tarif setzt das voraus?',
        answer:
          'Sie brauchen einen bezahlten, der den Titel am Computer abspielt. Auch die NBC-Sendungen vom Vortag hängen vom Tarif ab.',
      },
      {
        question: 'Wer verantwortet, was ich sichere?',
        answer:
          'Sie selbst. Behalten Sie nur, was Ihr Vertrag mit Peacock und das Urheberrecht für Ihr privates Ansehen zulassen.',
      },
    ],
    meta_title: 'Peacock-Downloader für Serien und Wiederholungen',
    meta_description:
      '„The Office“, Bravo und Sportaufzeichnungen aus Ihrem Peacock-Abo privat auf dem Computer ansehen, wann Sie wollen. Mit Testversion.',
  },
  discovery_plus_downloader: {
    headline: 'Wissen, Werkstatt, wahre Fälle: Discovery+ zum Mitnehmen',
    promise:
      'Legen Sie Dokumentationen und Reality-Reihen ab, die sich gut nebenbei in der Garage oder im Garten sehen lassen.',
    steps: [
      {
        title: 'Discovery+ öffnen',
        text: 'Melden Sie sich in Ihrem Land an, denn das Angebot unterscheidet sich von Region zu Region.',
      },
      {
        title: 'Thema und Reihe aussuchen',
        text: 'Blättern Sie durch Heimwerken, Kriminalfälle, Natur oder Kochen und markieren Sie Folgen.',
      },
      {
        title: 'Im Hintergrund sichern',
        text: 'Arbeiten Sie weiter, während das Programm eine Folge nach der anderen speichert.',
      },
    ],
    features: [
      {
        title: 'Reihen mit Hunderten Folgen',
        text: 'Dokureihen laufen oft über viele Staffeln. Ein Filter zeigt, welche Folgen Sie noch nicht haben.',
      },
      {
        title: 'True Crime für lange Abende',
        text: 'Sammeln Sie Kriminalfälle nach Reihe und sehen Sie sie in der Reihenfolge der Ausstrahlung.',
      },
      {
        title: 'Untertitel für laute Räume',
        text: 'Speichern Sie die Untertitel mit, dann lesen Sie weiter, während die Bohrmaschine läuft.',
      },
      {
        title: 'Geringer Platzbedarf',
        text: 'Für Sendungen, die nur nebenbei laufen, genügt eine niedrigere Auflösung.',
      },
      {
        title: 'Beschreibung dabei',
        text: 'Der Text zur Folge kann neben der Datei liegen, so finden Sie das richtige Haus oder den richtigen Fall wieder.',
      },
      {
        title: 'Ableger getrennt',
        text: 'Reihen mit ähnlichem Namen kommen von selbst in verschiedene Ordner.',
      },
    ],
    questions: [
      {
        question: 'Sind Sportübertragungen enthalten?',
        answer: 'Das hängt von Land und Tarif ab. Livesport gehört nicht zu den Aufgaben dieses Programms.',
      },
      {
        question: 'Darf ich Folgen im Unterricht zeigen?',
        answer:
          'Nein, das Speichern dient dem eigenen Ansehen. Für Schule oder Verein brauchen Sie eine Erlaubnis der Rechteinhaber.',
      },
      {
        question: 'Welche Lizenz passt für eine einzelne Reihe?',
        answer:
          'Für eine kurze Zeit genügt der Monat. Wer dauerhaft sammelt, fährt mit der unbegrenzten Lizenz gut.',
      },
      {
        question: 'Ich habe discovery+ über ein Paket mit einem anderen Dienst. Zählt das?',
        answer:
          'Ja, wenn Sie sich auf der Seite von discovery+ anmelden und den Titel dort abspielen können.',
      },
    ],
    meta_title: 'Discovery+-Downloader für Dokus und Reality',
    meta_description:
      'Dokumentationen, True Crime und Heimwerkerreihen aus Discovery+ privat auf dem Computer speichern und ohne Verbindung ansehen. Jetzt testen.',
  },
  crunchyroll_downloader: {
    headline: 'Anime in jeder Season: Crunchyroll ohne Internet',
    promise:
      'Sehen Sie Simulcasts und ganze Reihen aus Crunchyroll auf dem Weg zur Schule, zur Arbeit oder zur Convention.',
    steps: [
      {
        title: 'Crunchyroll starten',
        text: 'Nach der Anmeldung sehen Sie im eingebauten Browser Ihre gewohnte Merkliste.',
      },
      {
        title: 'OmU oder Synchro',
        text: 'Wählen Sie für jede Reihe japanischen Ton mit Untertiteln oder die deutsche Fassung, falls vorhanden.',
      },
      {
        title: 'Folgen in die Warteschlange stellen',
        text: 'Fügen Sie die aktuelle Folge oder den ganzen Handlungsbogen hinzu und starten Sie.',
      },
    ],
    features: [
      {
        title: 'Neue Folgen jede Woche',
        text: 'Viele Reihen erscheinen kurz nach der Ausstrahlung in Japan. Ergänzen Sie Woche für Woche nur das Neue.',
      },
      {
        title: 'Lange Reihen im Griff',
        text: '„One Piece“ zählt weit über tausend Folgen. Bereiche wie 1 bis 50 tippen Sie einfach ein.',
      },
      {
        title: 'Untertitel mit Gestaltung',
        text: 'Schilder und Liedtexte sind bei Anime oft besonders gestaltet. Sie können die Untertitel fest ins Bild einblenden, damit nichts verloren geht.',
      },
      {
        title: 'Zwei Tonspuren, eine Datei',
        text: 'Im Format MKV wechseln Sie beim Abspielen zwischen Japanisch und Deutsch.',
      },
      {
        title: 'Zählung nach Wahl',
        text: 'Staffelnummern sind bei Anime ein Rätsel. Nehmen Sie die Zählung von Crunchyroll oder eine fortlaufende.',
      },
    ],
    questions: [
      {
        question: 'Wo ist Funimation geblieben?',
        answer: 'Der Katalog ging in Crunchyroll auf. Deshalb gibt es dafür kein eigenes Produkt mehr.',
      },
      {
        question: 'Wie halte ich mich beim Anime-Sammeln an das Recht?',
        answer:
          'Speichern Sie nur Reihen, die Ihr Abo freigibt, geben Sie keine Kopien weiter und unterstützen Sie die Studios mit Ihrem Abo.',
      },
      {
        question: 'Sind auch Manga dabei?',
        answer: 'Nein, Tidemark Video befasst sich mit Videos. Manga bleiben in der Lese-App.',
      },
      {
        question: 'Geht es ohne Mitgliedschaft?',
        answer:
          'Das geht nur mit Folgen, die Crunchyroll Ihnen abspielt. Für die meisten Simulcasts müssen Sie Mitglied sein.',
      },
      { question: 'Gibt es jede Reihe auf Deutsch?', answer: 'Nein, das hängt von Reihe und Region ab.' },
    ],
    meta_title: 'Crunchyroll-Downloader: Anime mit OmU und Synchro',
    meta_description:
      'Anime aus Crunchyroll privat sichern: Simulcasts, lange Reihen, japanischer Ton und deutsche Fassung. Für Windows und Mac, mit Testversion.',
  },
  espn_plus_downloader: {
    headline: 'ESPN+: das Spiel sehen, wenn Sie Zeit dafür haben',
    promise:
      'Aufzeichnungen, Hintergrundsendungen und Dokumentationen aus ESPN+ warten auf Ihrem Computer bis zum Wochenende.',
    steps: [
      {
        title: 'Anmelden mit US-Zugang',
        text: 'ESPN+ setzt ein Konto in den USA voraus, mit dem Sie sich wie gewohnt anmelden.',
      },
      {
        title: 'Zum Archiv wechseln',
        text: 'Öffnen Sie den Bereich der Wiederholungen und suchen Sie nach Mannschaft, Liga oder Datum.',
      },
      {
        title: 'Spiel vormerken',
        text: 'Stellen Sie die Aufzeichnung in die Warteschlange. Lange Spiele laden Sie am besten über Nacht.',
      },
    ],
    features: [
      {
        title: 'Eishockey und College-Sport',
        text: 'Ganze Partien dauern Stunden. Die Übertragung lässt sich anhalten und am nächsten Tag fortsetzen.',
      },
      {
        title: 'Reihe „30 for 30“',
        text: 'Die Sportdokumentationen eignen sich auch für alle, die das Spiel selbst verpasst haben.',
      },
      {
        title: 'Ergebnis bleibt geheim',
        text: 'Dateinamen enthalten Mannschaften und Datum, aber keinen Spielstand.',
      },
      { title: 'Englischer Kommentar', text: 'Sie behalten den Originalkommentar so, wie ESPN+ ihn sendet.' },
      {
        title: 'Zweiter Kommentar',
        text: 'Bietet ESPN einen weiteren an, etwa auf Spanisch, wählen Sie ihn vor dem Herunterladen.',
      },
      {
        title: 'Lange Kampfabende',
        text: 'Ein Spiel mit Verlängerung oder ein Abend von mehreren Stunden wird eine einzige Datei.',
      },
      {
        title: 'Bevor die Frist abläuft',
        text: 'Wiederholungen stehen nur begrenzte Zeit bereit. Stellen Sie sie in der Liste nach vorn.',
      },
    ],
    questions: [
      {
        question: 'Kann ich laufende Spiele mitschneiden?',
        answer: 'Nein. Erst wenn ESPN+ eine Aufzeichnung bereitstellt, kann das Programm damit arbeiten.',
      },
      {
        question: 'Was erlaubt mir ESPN+ überhaupt?',
        answer:
          'Maßgeblich sind die Nutzungsbedingungen und die Rechte der Ligen. Ohne Erlaubnis ist weder Speichern noch Vorführen zulässig.',
      },
      {
        question: 'Warum finde ich ein Spiel nicht?',
        answer:
          'Manche Übertragungen sind regional gesperrt oder verschwinden nach einigen Tagen aus dem Archiv.',
      },
      {
        question: 'Mein Tarif heißt bei ESPN jetzt anders. Gilt die Lizenz noch?',
        answer: 'Ja. Sie gehört zu dem Dienst, bei dem Sie sich anmelden, wie immer seine Tarife heißen.',
      },
    ],
    meta_title: 'ESPN+-Downloader für Sport auf Abruf',
    meta_description:
      'Aufzeichnungen und Sportdokus aus ESPN+ für privates Nachsehen auf dem Computer, ohne verratenes Ergebnis im Dateinamen. Vorab testen.',
  },
  tubi_video_downloader: {
    headline: 'Tubi: Kultkino und Fundstücke für später',
    promise:
      'Tubi zeigt Filme und Serien kostenlos mit Werbung, und Ihre Fundstücke gehen nicht verloren, wenn der Abend vorbei ist.',
    steps: [
      {
        title: 'Tubi ohne Kosten öffnen',
        text: 'Ein Abo gibt es nicht. Rufen Sie den Dienst in einem Land auf, in dem er angeboten wird.',
      },
      {
        title: 'Im Katalog stöbern',
        text: 'Horror, Western, Martial Arts oder vergessene Serien: Öffnen Sie, was Sie neugierig macht.',
      },
      {
        title: 'Fundstück speichern',
        text: 'Mit einem Klick landet der Film in der Liste und kurz darauf in Ihrem Ordner.',
      },
    ],
    features: [
      {
        title: 'Katalog im Wandel',
        text: 'Titel kommen und gehen monatlich. Ihre Liste zeigt, was Sie noch ansehen wollten.',
      },
      {
        title: 'B-Filme in Serie',
        text: 'Ganze Filmreihen wählen Sie gemeinsam aus und benennen sie nach Erscheinungsjahr.',
      },
      {
        title: 'Untertitel, soweit vorhanden',
        text: 'Ältere Filme haben oft nur eine englische Untertitelspur, die Sie mitnehmen können.',
      },
      { title: 'Kleine Lizenz zum Einstieg', text: 'Wer nur gelegentlich stöbert, beginnt mit einem Monat.' },
      {
        title: 'Sammlung mit Plakaten',
        text: 'Das Titelbild liegt auf Wunsch neben jedem Film, damit die Sammlung auf Ihrem Medienserver gut aussieht.',
      },
      {
        title: 'Kleine Dateien',
        text: 'Viele Klassiker sind nicht für große Bildschirme entstanden. In niedrigerer Auflösung passen mehr davon auf das Gerät.',
      },
    ],
    questions: [
      {
        question: 'Warum zahle ich, wenn Tubi kostenlos ist?',
        answer: 'Sie bezahlen das Programm, nicht die Filme. Der Dienst selbst bleibt für Sie kostenfrei.',
      },
      {
        question: 'Heißt kostenlos auch frei zum Kopieren?',
        answer:
          'Nein. Auch werbefinanzierte Filme sind geschützt, und Sie dürfen sie nur im Rahmen der Tubi-Bedingungen und Ihres Rechts privat sichern.',
      },
      {
        question: 'Brauche ich ein Konto?',
        answer: 'Nein, viele Titel laufen ohne. Mit Konto bleibt Ihre Merkliste erhalten.',
      },
      {
        question: 'Wo läuft Tubi?',
        answer:
          'Tubi gibt es in den USA, in Kanada, Mexiko, Australien und einigen anderen Ländern. In Deutschland meldet die Seite selbst, dass der Dienst nicht verfügbar ist.',
      },
    ],
    meta_title: 'Tubi-Video-Downloader: Kultkino für später',
    meta_description:
      'Kultfilme, Horror und alte Serien aus Tubi für den eigenen Gebrauch auf dem Computer sichern, solange sie im Katalog stehen. Erst testen.',
  },
  roku_channel_downloader: {
    headline: 'The Roku Channel auch ohne Roku-Gerät',
    promise: 'Sehen Sie Filme, Serien und Roku Originals auf dem Computer, ganz ohne Stick am Fernseher.',
    steps: [
      {
        title: 'Im Browser öffnen',
        text: 'The Roku Channel läuft auch auf der Webseite. Dort beginnt die Auswahl.',
      },
      {
        title: 'Auf Abruf statt Kanal',
        text: 'Wechseln Sie von den laufenden Kanälen zu den Titeln auf Abruf und öffnen Sie einen davon.',
      },
      {
        title: 'Speichern und abspielen',
        text: 'Die fertige Datei läuft in jedem gängigen Videoplayer.',
      },
    ],
    features: [
      {
        title: 'Roku Originals',
        text: 'Kurze Eigenproduktionen und Shows fassen Sie zu einer Reihe zusammen.',
      },
      {
        title: 'Familienfilme für die Reise',
        text: 'Stellen Sie für Tablet und Notebook ein kleines Programm zusammen.',
      },
      {
        title: 'Ordnung nach Genre',
        text: 'Legen Sie pro Genre einen Ordner fest, damit Western und Kinderfilm getrennt bleiben.',
      },
      { title: 'Ohne Zusatzgerät', text: 'Ein Computer genügt, ein Gerät von Roku brauchen Sie nicht.' },
      {
        title: 'Serien in kleinen Stücken',
        text: 'Viele Roku Originals begannen als Folgen von rund zehn Minuten. Sammeln Sie eine Staffel in einem Ordner und sehen Sie sie wie einen Film.',
      },
      {
        title: 'Zusatzkanäle zählen mit',
        text: 'Haben Sie über Roku einen Premiumkanal gebucht und läuft er im Browser, steht er zur Auswahl.',
      },
      {
        title: 'Bild nach Maß',
        text: 'Wählen Sie eine große Datei für den Fernseher und eine kleine für das Telefon.',
      },
    ],
    questions: [
      {
        question: 'In welchen Ländern gibt es den Dienst?',
        answer:
          'Er richtet sich vor allem an Nordamerika und Großbritannien. Außerhalb ist die Auswahl kleiner oder leer.',
      },
      {
        question: 'Sind die Gratisfilme gemeinfrei?',
        answer:
          'In der Regel nicht. Eine private Kopie ist nur dort erlaubt, wo Roku und das örtliche Recht sie zulassen.',
      },
      {
        question: 'Kann ich die Livekanäle sichern?',
        answer: 'Nein, gemeint sind einzelne Filme und Folgen aus dem Abrufangebot.',
      },
      {
        question: 'Verändert das Programm mein Roku-Gerät oder meinen Fernseher?',
        answer: 'Nein. Es spricht nur mit der Website und ändert auf Ihren Geräten nichts.',
      },
    ],
    meta_title: 'Roku-Channel-Downloader für Windows und Mac',
    meta_description:
      'Filme, Serien und Originals aus The Roku Channel privat auf dem Computer speichern, auch ohne Roku-Gerät. Lizenz ab einem Monat, Test vorab.',
  },
  pluto_tv_downloader: {
    headline: 'Pluto TV: stellen Sie Ihr eigenes Programm zusammen',
    promise:
      'Pluto TV sendet rund um die Uhr in Themenkanälen, und was dort auf Abruf liegt, sehen Sie in Ihrer Reihenfolge.',
    steps: [
      {
        title: 'Pluto TV aufrufen',
        text: 'Eine Anmeldung ist nicht nötig. Die Seite zeigt das Angebot Ihres Landes.',
      },
      {
        title: 'Mediathek öffnen',
        text: 'Suchen Sie unter den Titeln auf Abruf nach Krimi, Comedy, Anime oder Heimwerken.',
      },
      {
        title: 'Eigenes Programm zusammenstellen',
        text: 'Wählen Sie Folgen aus, und Tidemark Video speichert sie in dieser Reihenfolge.',
      },
    ],
    features: [
      {
        title: 'Klassische Serien am Stück',
        text: 'Ältere Reihen aus dem Haus Paramount stehen oft mit vielen Staffeln bereit.',
      },
      {
        title: 'Deutsches Angebot',
        text: 'Pluto TV gibt es auch in Deutschland, Österreich und der Schweiz mit eigenen Kanälen und Fassungen.',
      },
      {
        title: 'Verwandte Folgen gebündelt',
        text: 'Fügen Sie alle Teile einer Reihe hinzu und lassen Sie doppelte Folgen weg.',
      },
      {
        title: 'Fertig zum Abspielen',
        text: 'Jede Datei hat einen Titel und ein Vorschaubild, sodass die Sammlung auf dem Fernseher gut aussieht.',
      },
      {
        title: 'Pause auf Knopfdruck',
        text: 'Brauchen Sie die Leitung für etwas anderes, halten Sie alle Downloads mit einem Klick an.',
      },
      {
        title: 'Synchronfassung Ihres Landes',
        text: 'Filme behalten die Synchronfassung, die Pluto TV in Ihrem Land zeigt.',
      },
    ],
    questions: [
      {
        question: 'Lässt sich ein laufender Kanal aufnehmen?',
        answer: 'Nein, dafür ist das Programm nicht gedacht. Es kümmert sich um einzelne Titel auf Abruf.',
      },
      {
        question: 'Was gilt für Sendungen mit Werbung?',
        answer:
          'Auch sie sind urheberrechtlich geschützt. Nutzen Sie gespeicherte Folgen nur privat und nur, wenn Pluto TV das nicht untersagt.',
      },
      {
        question: 'Warum sehe ich weniger Titel als andere?',
        answer: 'Der Katalog unterscheidet sich je nach Land und wird regelmäßig ausgetauscht.',
      },
      {
        question: 'Wird die Werbung mitgespeichert?',
        answer:
          'Nein, gesichert wird die Sendung. Der Dienst lebt davon, dass jemand die Werbung sieht, schauen Sie also auch online.',
      },
    ],
    meta_title: 'Pluto-TV-Downloader: Serien auf Abruf sichern',
    meta_description:
      'Aus den Abruftiteln von Pluto TV ein eigenes Programm bauen und privat ohne Verbindung sehen. Für Windows und Mac, kostenlos zu testen.',
  },
  viki_downloader: {
    headline: 'K-Dramas mit den Untertiteln der Fans',
    promise:
      'Nehmen Sie koreanische und chinesische Serien aus Viki samt den Übersetzungen der Gemeinschaft mit.',
    steps: [
      {
        title: 'Viki-Konto nutzen',
        text: 'Melden Sie sich an, mit oder ohne Viki Pass, je nachdem, welche Serie Sie sehen möchten.',
      },
      {
        title: 'Sprache der Untertitel prüfen',
        text: 'Ein Balken zeigt, wie weit die Übersetzung einer Folge ist. Wählen Sie Deutsch, Englisch oder beides.',
      },
      {
        title: 'Drama sichern',
        text: 'Sechzehn Folgen sind schnell markiert, und das Programm sichert sie nacheinander.',
      },
    ],
    features: [
      {
        title: 'Übersetzungen von Freiwilligen',
        text: 'Die Untertitel entstehen bei Viki oft Folge für Folge. Laden Sie sie später nach, wenn die Übersetzung vollständig ist.',
      },
      {
        title: 'Zwei Sprachen zum Lernen',
        text: 'Speichern Sie koreanische und deutsche Untertitel und üben Sie beim Zuschauen.',
      },
      {
        title: 'Romantik, Historie, Unterhaltung',
        text: 'Auch koreanische Shows und historische Stoffe lassen sich auswählen.',
      },
      {
        title: 'Titel in beiden Schriften',
        text: 'Dateinamen können den internationalen Titel oder den Originaltitel tragen.',
      },
      {
        title: 'Filme und Kurzserien',
        text: 'Preisverleihungen, Webserien und Spielfilme behandelt das Programm wie eine Reihe.',
      },
    ],
    questions: [
      {
        question: 'Wem gehören die Fan-Untertitel?',
        answer: 'Sie stehen unter den Bedingungen von Viki. Verwenden Sie sie nur zum eigenen Ansehen.',
      },
      {
        question: 'Ist das Speichern von Dramen rechtens?',
        answer:
          'Nur soweit Ihr Zugang bei Viki und Ihr Landesrecht es erlauben. Für andere hochladen dürfen Sie die Folgen nicht.',
      },
      {
        question: 'Warum fehlt ein Drama in Deutschland?',
        answer: 'Viki erwirbt Rechte je Region. Was Ihr Konto nicht zeigt, kann das Programm nicht sichern.',
      },
      {
        question: 'Was geschieht bei einer halb fertigen Übersetzung?',
        answer:
          'Die Datei enthält, was bis dahin übersetzt ist. Die Untertitel holen Sie später neu, ohne das Video ein zweites Mal zu sichern.',
      },
      {
        question: 'Ist der Viki Pass im Preis enthalten?',
        answer: 'Nein, den Pass bezahlen Sie bei Viki. Von uns kommt nur das Werkzeug.',
      },
    ],
    meta_title: 'Viki-Downloader: K-Dramas mit Untertiteln',
    meta_description:
      'Koreanische und chinesische Serien aus Viki privat speichern, mit Untertiteln in mehreren Sprachen und staffelweiser Auswahl. Vorab testen.',
  },
  iqiyi_downloader: {
    headline: 'Chinesische Serien von iQIYI auf Ihrem Computer',
    promise:
      'Historische Epen, Liebesgeschichten und Donghua aus iQIYI sehen Sie mit Untertiteln, ohne auf die Leitung zu warten.',
    steps: [
      {
        title: 'Internationale Seite öffnen',
        text: 'Rufen Sie iQ.com im Programm auf und melden Sie sich mit Ihrem Konto an.',
      },
      {
        title: 'Epos aussuchen',
        text: 'Viele Serien haben vierzig Folgen oder mehr. Markieren Sie gleich mehrere auf einmal.',
      },
      {
        title: 'Untertitel mitnehmen',
        text: 'Legen Sie fest, welche Sprachen Sie lesen, und starten Sie das Speichern.',
      },
    ],
    features: [
      {
        title: 'C-Dramas mit vielen Folgen',
        text: 'Die Liste merkt sich den Stand, auch wenn Sie über mehrere Abende sammeln.',
      },
      {
        title: 'Donghua und Shows',
        text: 'Chinesische Trickserien und Talentshows behandelt das Programm wie jede andere Reihe.',
      },
      {
        title: 'Mandarin im Original',
        text: 'Behalten Sie den Originalton und ergänzen Sie deutsche oder englische Untertitel, falls iQIYI sie anbietet.',
      },
      {
        title: 'VIP-Folgen',
        text: 'Freigeschaltete Folgen für Mitglieder sehen Sie in der Auswahl, sobald Ihr Konto sie abspielt.',
      },
      {
        title: 'Schrift im Bild',
        text: 'Bei manchen Serien sind chinesische Untertitel fest im Bild. Eine zweite Sprache lässt sich trotzdem als eigene Spur ergänzen.',
      },
      { title: 'Synchronfassung erkennbar', text: 'Gibt es eine, nennt das Programm sie vor dem Sichern.' },
    ],
    questions: [
      {
        question: 'Unterstützt das Programm auch die chinesische Seite?',
        answer:
          'Es zählt, welche Seite Ihr Konto abspielt. Der Katalog innerhalb Chinas weicht vom internationalen ab.',
      },
      {
        question: 'Wer entscheidet, was ich behalten darf?',
        answer:
          'Darüber entscheiden iQIYI mit seinen Bedingungen und das Gesetz an Ihrem Wohnort. Erlaubt ist nur persönliches Ansehen, kein Verbreiten.',
      },
      {
        question: 'Was tun, wenn deutsche Untertitel fehlen?',
        answer:
          'Nehmen Sie die englischen. Manche Reihen werden erst später oder gar nicht ins Deutsche übertragen.',
      },
      {
        question: 'Gilt ein VIP-Konto aus China auch international?',
        answer: 'Nein, iQIYI trennt beide. Melden Sie sich dort an, wo Sie bezahlen.',
      },
      {
        question: 'Kann ich zwei Untertitelsprachen behalten?',
        answer: 'Ja, als zwei Spuren einer MKV oder als getrennte SRT-Dateien.',
      },
    ],
    meta_title: 'iQIYI-Downloader für C-Dramas und Donghua',
    meta_description:
      'Chinesische Serien aus iQIYI mit Originalton und Untertiteln privat auf dem Computer sichern. Lizenz für einen Monat, ein Jahr oder unbegrenzt.',
  },
  stan_downloader: {
    headline: 'Stan: australische Serien für die weite Strecke',
    promise:
      'In Australien sind Wege lang und Funklöcher tief, darum liegen Ihre Stan-Serien besser auf der Festplatte.',
    steps: [
      {
        title: 'Bei Stan anmelden',
        text: 'Der Dienst gehört zu Nine und ist in Australien zu Hause. Nutzen Sie Ihr dortiges Konto.',
      },
      {
        title: 'Stan Originals ansehen',
        text: 'Öffnen Sie eine Eigenproduktion oder eine eingekaufte Serie und wählen Sie die Folgen.',
      },
      {
        title: 'Vor der Abfahrt laden',
        text: 'Starten Sie die Liste zu Hause. Unterwegs brauchen Sie nur noch das Notebook.',
      },
    ],
    features: [
      {
        title: 'Lokale Eigenproduktionen',
        text: 'Serien aus Sydney, Perth oder dem Outback stellen Sie zu einer eigenen Sammlung zusammen.',
      },
      {
        title: 'Filme aus Übersee',
        text: 'Neben heimischen Titeln führt Stan viele britische und amerikanische Produktionen.',
      },
      {
        title: 'Für knappe Datenmengen',
        text: 'Laden Sie im heimischen WLAN und sparen Sie das Datenvolumen Ihres Mobilvertrags.',
      },
      {
        title: 'Kindersicher sortiert',
        text: 'Trennen Sie Kinderfilme und Erwachsenenserien in zwei Ordner.',
      },
      {
        title: 'Englische Untertitel',
        text: 'Für die meisten Titel gibt es welche, und Sie können sie als Spur speichern.',
      },
      {
        title: 'Profil der Kinder',
        text: 'Melden Sie sich mit einem Kinderprofil an, sind nur dessen Titel wählbar.',
      },
    ],
    questions: [
      {
        question: 'Kann ich Stan in Deutschland abspielen?',
        answer:
          'Stan ist auf Australien beschränkt. Unser Programm ändert nichts an dem, was Ihr Konto sehen darf.',
      },
      {
        question: 'Welche Rechte habe ich als Abonnent von Stan?',
        answer:
          'Sie haben das Recht zum Ansehen. Eine Kopie für unterwegs ist nur zulässig, wenn Ihre Bedingungen und das australische Recht sie decken.',
      },
      {
        question: 'Ist Stan Sport eingeschlossen?',
        answer:
          'Livesport gehört nicht dazu. Aufzeichnungen hängen davon ab, ob sie auf Abruf stehen und Ihr Zusatzpaket sie enthält.',
      },
      {
        question: 'Welchen der Tarife von Stan brauche ich?',
        answer:
          'Jeder Tarif genügt. Sie unterscheiden sich in Bildgröße und Zahl der Bildschirme, und das Programm bietet die Größen an, die Ihrer am Computer abspielt.',
      },
    ],
    meta_title: 'Stan-Downloader: australische Serien offline',
    meta_description:
      'Serien und Filme aus Stan zu Hause sichern und unterwegs ohne Funknetz ansehen, zum rein privaten Gebrauch. Windows und Mac, mit Test.',
  },
  crave_downloader: {
    headline: 'Crave: kanadische Serien und HBO in einem Ordner',
    promise:
      'Crave bündelt in Kanada HBO-Produktionen und heimische Serien, und Sie ordnen beides auf Ihrem Computer.',
    steps: [
      {
        title: 'Crave-Zugang öffnen',
        text: 'Melden Sie sich direkt oder über Ihren kanadischen Kabelanbieter an.',
      },
      {
        title: 'Englisch oder Französisch',
        text: 'Stellen Sie ein, in welcher Landessprache Sie schauen, bevor Sie Titel auswählen.',
      },
      {
        title: 'Ordner füllen',
        text: 'Danach speichert das Programm Folge um Folge und meldet, wenn alles fertig ist.',
      },
    ],
    features: [
      {
        title: 'Zweisprachiges Angebot',
        text: 'Viele Titel gibt es mit englischem und französischem Ton. Beide passen in eine Datei.',
      },
      {
        title: 'Humor aus Kanada',
        text: '„Letterkenny“ und „Shoresy“ speichern Sie vollständig nach Staffeln.',
      },
      {
        title: 'Sender von Bell Media',
        text: 'Auch Sendungen von CTV und Noovo finden Sie, sofern Ihr Paket sie enthält.',
      },
      {
        title: 'Sammeln in Etappen',
        text: 'Halten Sie die Liste an, wenn andere das Netz brauchen, und setzen Sie sie nachts fort.',
      },
      {
        title: 'Filme am Freitag',
        text: 'Jede Woche kommt Neues. Sichern Sie einen Film, löschen Sie einen anderen, die Liste hält Ordnung.',
      },
      {
        title: 'Archiv für die Hütte',
        text: 'Kopieren Sie alles mitsamt den Ordnern auf eine externe Festplatte.',
      },
    ],
    questions: [
      {
        question: 'Genügt der Tarif mit Werbung?',
        answer: 'Er genügt für alles, was er abspielt. Manche Filme sind dort nicht enthalten.',
      },
      {
        question: 'Dürfen kanadische Kunden Sendungen aufbewahren?',
        answer:
          'Das dürfen sie innerhalb der Grenzen des kanadischen Urheberrechts und der Crave-Bedingungen, und nur für den eigenen Haushalt.',
      },
      {
        question: 'Gibt es Untertitel?',
        answer: 'Crave führt meist englische oder französische Untertitel, die Sie mit auswählen.',
      },
      {
        question: 'Ich beziehe Crave über einen Kabelanbieter. Reicht das?',
        answer: 'Ja, solange Sie sich auf der Website von Crave anmelden und den Titel dort abspielen.',
      },
      {
        question: 'Was ist mit Super Écran?',
        answer: 'Gehört es zu Ihrem Paket und läuft im Browser, erscheint es wie andere Titel.',
      },
      {
        question: 'Werden Eishockey und Nachrichten aufgenommen?',
        answer: 'Liveübertragungen nicht, Dokumentationen auf Abruf lassen sich dagegen auswählen.',
      },
    ],
    meta_title: 'Crave-Downloader: HBO und kanadische Serien',
    meta_description:
      'Serien aus Crave auf Englisch oder Französisch privat am Computer sehen, auch ohne Netz. Testen Sie das Programm, bevor Sie sich entscheiden.',
  },
  globoplay_downloader: {
    headline: 'Globoplay: Telenovelas, wo immer Sie leben',
    promise:
      'Holen Sie sich brasilianische Serien, Novelas und Shows aus Globoplay auf den Computer, auch fern von Rio.',
    steps: [
      {
        title: 'Mit Globo-Konto anmelden',
        text: 'Ob Sie in Brasilien oder im Ausland leben: Nutzen Sie die Fassung, für die Ihr Abo gilt.',
      },
      {
        title: 'Kapitel auswählen',
        text: 'Novelas laufen täglich. Markieren Sie die Kapitel der Woche oder einen ganzen Monat.',
      },
      {
        title: 'Nach Feierabend ansehen',
        text: 'Das Programm sichert die Kapitel tagsüber, damit sie abends bereitliegen.',
      },
    ],
    features: [
      {
        title: 'Novelas mit über hundert Kapiteln',
        text: 'Kapitelnummer und Sendedatum stehen im Dateinamen, so bleibt auch eine lange Novela geordnet.',
      },
      {
        title: 'Klassiker aus dem Archiv',
        text: 'Bei Globoplay gibt es viele ältere Produktionen, die Sie Stück für Stück nachholen.',
      },
      {
        title: 'Brasilianisches Portugiesisch',
        text: 'Sie behalten den Originalton und, wenn angeboten, die portugiesischen Untertitel.',
      },
      {
        title: 'Unterhaltung und Serien',
        text: 'Auch Zusammenfassungen großer Shows lassen sich vormerken, sobald sie auf Abruf stehen.',
      },
      {
        title: 'Kurzfassung am Abend',
        text: 'Von den Realityshows erscheinen täglich Zusammenfassungen. Wählen Sie die kurze statt der langen Ausgabe.',
      },
      {
        title: 'Ein Konto für alles',
        text: 'Dieselbe Anmeldung öffnet Globoplay, g1 und ge. Im Programm geben Sie sie einmal ein.',
      },
    ],
    questions: [
      {
        question: 'Gehört das laufende Programm von TV Globo dazu?',
        answer: 'Nein, nur Sendungen, die nach der Ausstrahlung abrufbar sind.',
      },
      {
        question: 'Darf ich Novelas für Verwandte kopieren?',
        answer:
          'Nein. Zugelassen ist nur, was Ihr eigenes Abo und das Recht an Ihrem Wohnort für Sie persönlich vorsehen.',
      },
      {
        question: 'Warum weicht das Angebot in Europa ab?',
        answer: 'Globoplay vergibt Rechte nach Ländern. Sichtbar ist stets der Katalog Ihres Kontos.',
      },
      {
        question: 'Was ist bei Globoplay kostenlos?',
        answer:
          'Kostenlos sind einige Nachrichten und Auszüge. Ganze Kapitel verlangen meist ein Abo, und die Liste zeigt, was Ihr Konto öffnet.',
      },
      {
        question: 'Kann ich Fußball aufnehmen?',
        answer: 'Nein. Spiele und laufende Kanäle werden nicht aufgezeichnet.',
      },
    ],
    meta_title: 'Globoplay-Downloader: Novelas privat sichern',
    meta_description:
      'Telenovelas, Serien und Shows aus Globoplay mit Originalton auf dem Computer speichern und abends in Ruhe sehen. Für Windows und Mac.',
  },
}
