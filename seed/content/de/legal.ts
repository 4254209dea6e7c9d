import type { ContentTexts } from '../texts'

export const legal: ContentTexts['legal'] = {
  terms_of_use: {
    title: 'Nutzungsbedingungen',
    meta_title: 'Nutzungsbedingungen für Shop und Programme',
    meta_description:
      'Die Bedingungen für diese Website und die Programme von Tidemark: Lizenz, erlaubte Nutzung, Konto, Testversion, Haftung und Änderungen.',
    body: `
Diese Bedingungen gelten für diese Website und für die Programme, die Tidemark dort anbietet. Wer ein Programm installiert oder ein Konto eröffnet, erkennt sie an. Für den Kauf gelten ergänzend die [Kaufbedingungen](/purchase-policy).

## Die Lizenz

Sie erhalten das Recht, ein Programm zu installieren und privat zu nutzen, und zwar auf so vielen Computern, wie Ihre Lizenz nennt: auf einem Computer oder auf drei Computern mit dem gewählten Betriebssystem. Eine befristete Lizenz endet mit ihrem Zeitraum, eine unbegrenzte hat kein Ablaufdatum. Sie dürfen die Lizenz auf einen anderen Computer mitnehmen, indem Sie den alten in Ihrem Konto freigeben. Vermieten, weiterverkaufen oder den Schlüssel außerhalb Ihres Haushalts weitergeben dürfen Sie nicht.

## Was Sie speichern dürfen

Die Programme arbeiten mit Diensten, zu denen Sie einen eigenen Zugang mitbringen. Speichern dürfen Sie nur, wozu Sie berechtigt sind: eigene Werke, Werke unter freier Lizenz und Titel, bei denen Ihnen die Bedingungen des Dienstes und das Recht Ihres Wohnorts eine Kopie zum privaten Gebrauch lassen. Veröffentlichen, verkaufen oder öffentlich vorführen dürfen Sie gespeicherte Dateien nicht. Sie dürfen die Programme nicht dazu verwenden, einen wirksamen Kopierschutz zu umgehen, wo das verboten ist. Für jede Kopie sind Sie selbst verantwortlich.

## Ihr Konto

Geben Sie eine funktionierende E-Mail-Adresse an und behalten Sie Ihr Passwort für sich. Sagen Sie uns über das [Kontaktformular](/contact) Bescheid, wenn Sie vermuten, dass jemand anders Ihr Konto benutzt. Ein Konto, das gegen diese Bedingungen verwendet wird, können wir sperren. Vorher schreiben wir Ihnen, sofern nicht das Gesetz oder eine dringende Gefahr dagegensteht.

## Testversion und Updates

Mit der Testversion prüfen Sie, ob ein Programm leistet, was Sie brauchen. Ihren Umfang zeigt das Programm an. Updates des lizenzierten Produkts sind enthalten, solange Ihre Lizenz gilt. Dienste verändern sich, daher kann eine Funktion zeitweise oder auf Dauer fehlen. Auf der Produktseite weisen wir darauf hin.

## Haftung

Bei Vorsatz und grober Fahrlässigkeit sowie überall dort, wo das Gesetz keine Beschränkung erlaubt, haften wir unbeschränkt. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten und nur bis zur Höhe des vorhersehbaren Schadens. Bewahren Sie von wichtigen Daten eine Sicherung auf.

## Namen anderer

Die Namen von Diensten und Geräten gehören ihren Inhabern. Wir nennen sie nur, um zu sagen, womit ein Programm zusammenarbeitet. Eine Partnerschaft besteht nicht.

## Änderungen

Wir können diese Bedingungen für die Zukunft ändern. Die geltende Fassung und ihr Datum stehen oben auf dieser Seite. Über wichtige Änderungen informieren wir Inhaber einer gültigen Lizenz per E-Mail. Rechte, die das Gesetz Ihres Landes Verbrauchern gibt, werden durch diese Bedingungen nie geschmälert.
`,
  },
  privacy_policy: {
    title: 'Datenschutzerklärung',
    meta_title: 'Datenschutz: was wir speichern und warum',
    meta_description:
      'Welche Daten Tidemark wozu und wie lange speichert: Konto, Bestellungen, Lizenzen, Geräte, Nachrichten, Cookies. Und welche Rechte Sie haben.',
    body: `
Hier lesen Sie, welche personenbezogenen Daten wir speichern, wenn Sie den Shop besuchen, etwas kaufen oder ein Programm benutzen, und was Sie dazu bestimmen können.

## Was wir speichern

- **Konto:** Ihre E-Mail-Adresse, den gewählten Namen, die Sprache und eine geschützte Form Ihres Passworts, aus der sich das Passwort selbst nicht ablesen lässt.
- **Bestellungen:** was Sie wann, in welcher Währung und zu welchem Preis gekauft haben und wie es um die Zahlung steht. Kartennummern bleiben beim Zahlungsdienst und erreichen uns nicht.
- **Abos:** was sich wann und zu welchem Preis verlängert, und unter welchem Kennzeichen der Zahlungsdienst Ihr Zahlungsmittel führt.
- **Lizenzen:** Produkt, Laufzeit, Tag der Ausstellung und gegebenenfalls Tag des Ablaufs.
- **Geräte:** die von Ihnen aktivierten Computer mit Betriebssystem, Namen und einer Kennung, damit eine Lizenz auf nicht mehr Computern läuft, als sie umfasst.
- **Nachrichten:** was Sie uns über das Kontaktformular oder in einer Supportanfrage schreiben.
- **Bewertungen:** Sterne, Text und Name, die Sie zu einem Produkt abgeben. Alle können sie lesen, sobald wir sie gelesen haben, bis Sie sie entfernen oder Ihr Konto löschen.
- **Kommentare:** Name und Text, die Sie unter einem Artikel hinterlassen. Alle können sie lesen, sobald wir sie gelesen haben.
- **Erklärungen:** Kündigungen und Widerrufe, die Sie uns senden, mit Datum und Uhrzeit.
- **Technische Aufzeichnungen:** kurze Protokolle der Zugriffe, mit denen wir Fehler finden und Missbrauch abwehren.

## Was wir nicht speichern

Welche Filme, Serien oder Lieder Sie sichern, halten wir nicht fest. Ihre Zugangsdaten zu Streamingdiensten gehen von Ihrem Computer an den Dienst und nicht an uns.

## Wozu und auf welcher Grundlage

Konto, Bestellungen, Lizenzen und Geräte brauchen wir, um den Vertrag mit Ihnen zu erfüllen. Bestellungen bewahren wir auch auf, weil das Steuerrecht es verlangt. Protokolle dienen der Sicherheit des Shops, darin liegt unser berechtigtes Interesse. Newsletter und Push-Mitteilungen senden wir nur mit Ihrer Einwilligung, die Sie jederzeit widerrufen können.

## Wer sonst Daten erhält

Der Zahlungsdienst, den Sie wählen, bekommt, was er für die Zahlung braucht. Anbieter für Hosting und E-Mail verarbeiten Daten in unserem Auftrag. Haben Sie Push-Mitteilungen bestellt, gehen sie verschlüsselt über den Nachrichtendienst, den der Hersteller Ihres Browsers betreibt. Er kennt die Adresse, die er Ihrem Browser gegeben hat, und den Zeitpunkt jeder Mitteilung, nicht aber ihren Inhalt. Wir verkaufen keine Daten.

## Wie lange

Kontodaten bleiben, bis Sie das Konto löschen. Bestellungen bleiben so lange, wie das Steuerrecht es vorschreibt. Protokolle löschen wir nach kurzer Zeit. Für alles andere gelten Fristen, nach denen wir von selbst löschen:

- **Konten**, deren Adresse nie bestätigt wurde: 30 Tage. Beendete Anmeldungen: 7 Tage; die Liste Ihrer Anmeldungen: 180 Tage.
- **Bestellungen**, die nie bezahlt wurden: 90 Tage.
- **E-Mails**, die wir Ihnen geschickt haben: ihr Text 30 Tage, der Vermerk über den Versand 730 Tage.
- **Geräte**, die Sie freigegeben haben, Push-Anmeldungen, die nicht mehr genutzt werden, Besuche über Ihren Empfehlungslink und, als Hash ohne Ihre Adresse, dass ein gelöschtes Konto einen kostenlosen Test hatte: 365 Tage.
- **Nachrichten** an den Support samt Dateien: 1095 Tage, nachdem der Fall abgeschlossen wurde.
- **Meldungen** über Fehler im Browser: 90 Tage.
- **Nach dem Löschen Ihres Kontos** bewahren wir 400 Tage lang dessen interne Nummer auf und sonst nichts, damit das Konto erneut gelöscht wird, falls wir je eine Sicherung zurückspielen.

## Cookies

Welche Cookies wir setzen, steht in der [Cookie-Richtlinie](/cookies-policy).

## Ihre Rechte

Sie können Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder sich aushändigen lassen, ihre Verarbeitung einschränken oder ihr widersprechen. Schreiben Sie dazu über das [Kontaktformular](/contact) und geben Sie die E-Mail-Adresse Ihres Kontos an, damit wir Sie sicher erkennen. Außerdem können Sie sich bei der Datenschutzbehörde Ihres Landes beschweren.
`,
  },
  purchase_policy: {
    title: 'Kaufbedingungen',
    meta_title: 'Kaufbedingungen: Zahlung, Abo und Widerruf',
    meta_description:
      'So läuft der Kauf bei Tidemark: Lizenzen für einen oder drei Computer, Laufzeit, Zahlung, Lieferung der Schlüssel, Widerruf.',
    body: `
Diese Bedingungen erklären, was Sie kaufen, wie Sie bezahlen und was gilt, wenn Sie es sich anders überlegen. Sie ergänzen die [Nutzungsbedingungen](/terms-of-use).

## Was Sie kaufen

Sie kaufen eine Lizenz für Software, nicht die Filme, Serien oder Musik eines Dienstes. Das Abo beim Dienst selbst ist nie enthalten.

- **Monat und Jahr:** für einen Computer, für diese Zeit.
- **Unbegrenzt:** für einen Computer, ohne Verlängerung.
- **Unbegrenzt für drei Computer:** für drei Computer mit demselben Betriebssystem in einem Haushalt.

Eine Lizenz gilt für Windows oder für den Mac, je nach Ihrer Wahl. Preis und Währung stehen in der Lizenzauswahl und noch einmal an der Kasse, bevor Sie bestätigen; diesen Preis zahlen Sie. Daneben ist erklärt, wie der Preis zustande kommt.

## Laufzeit

Eine Lizenz für einen Monat oder ein Jahr kaufen Sie auf eine von zwei Arten; welche es ist, sagt die Kasse, bevor Sie bezahlen. Verlängert sie sich, buchen wir am Ende jedes Zeitraums den Preis ab, den die Kasse als nächste Abbuchung nennt; ein Angebot oder Gutschein senkt nur den ersten Zeitraum, sofern die Kasse nichts anderes sagt. Das gilt, bis Sie kündigen; kündigen können Sie jederzeit in Ihrem Konto, und der bezahlte Zeitraum bleibt Ihnen bis zum Ende. Als einmalige Zahlung endet sie von selbst, wenn ihre Zeit vorbei ist: Es wird nichts mehr abgebucht, und zu kündigen ist nichts. Eine Woche vor einer jährlichen Abbuchung schreiben wir Ihnen. Schlägt eine Abbuchung fehl, bleibt Ihr Zugang sieben Tage bestehen, während wir es erneut versuchen.

## Zahlung und Lieferung

Die Zahlung übernimmt der Zahlungsdienst, den die Kasse nennt. Sobald sie bestätigt ist, steht die Lizenz in Ihrem Konto, auf der letzten Seite der Kasse und in einer E-Mail. Mit der Post versenden wir nichts.

## Widerruf und Erstattung

Wo das Gesetz Verbrauchern ein Widerrufsrecht gibt, etwa in der Europäischen Union und im Vereinigten Königreich, können Sie innerhalb von 14 Tagen nach dem Kauf ohne Angabe von Gründen widerrufen. In der Europäischen Union kann die Kasse fragen, ob Sie zustimmen, dass die Lieferung sofort beginnt und dieses Recht mit der Lieferung des Lizenzschlüssels erlischt. Das ist freiwillig: Ohne Ihre Zustimmung kommt der Schlüssel genauso schnell, und es bleibt bei den 14 Tagen. Leistet ein Programm auf Ihrem Computer nicht, was seine Seite beschreibt, und kann unser Support nicht helfen, schreiben Sie uns innerhalb derselben 14 Tage, und wir erstatten den Kauf. Ihre Rechte bei Mängeln bleiben in jedem Fall bestehen.

Senden Sie für den Widerruf die E-Mail-Adresse der Bestellung über das [Kontaktformular](/contact). Das Geld geht den Weg zurück, auf dem es kam, und die Lizenz endet.

## Upgrades und Gutscheine

Angebote für Inhaber zählen gültige Lizenzen in Ihrem eigenen Konto. Gutscheine gelten in ihrem Zeitraum und zu ihren Bedingungen und werden nicht ausgezahlt. Eine erstattete Lizenz zählt bei einem Upgrade nicht mehr mit. Wird sie erst nach dem Kauf des Upgrades erstattet, bitten wir Sie um die Preisdifferenz; zahlen Sie diese nicht innerhalb von 14 Tagen, erstatten wir das Upgrade vollständig, und seine Lizenz endet.
`,
  },
  cookies_policy: {
    title: 'Cookie-Richtlinie',
    meta_title: 'Cookie-Richtlinie: was Ihr Browser speichert',
    meta_description:
      'Welche Cookies dieser Shop setzt, wozu jedes dient, wie lange es bleibt und wie Sie Cookies in Ihrem Browser ablehnen oder löschen.',
    body: `
Ein Cookie ist ein kurzer Text, den eine Website in Ihrem Browser ablegt und auf der nächsten Seite wieder liest. Ebenso nutzt der Shop den Speicher des Browsers. Hier steht, was der Shop selbst dort ablegt; die Tabelle am Ende nennt jeden Eintrag.

## So wählen Sie

Bei Ihrem ersten Besuch fragen wir, womit Sie einverstanden sind. Zwei gleich große Schaltflächen beantworten alles auf einmal: nur Notwendiges oder alles. Unter „Auswählen“ entscheiden Sie über jeden Zweck einzeln.

- **Notwendig:** hält Sie angemeldet, die Seiten in Ihrer Sprache und Ihre Bestellungen in Reichweite. Dafür braucht es keine Einwilligung.
- **Statistik:** woher Besuche kommen, welche von zwei Fassungen einer Seite besser hilft, und eine zufällige Nummer, die Browser unterscheidet. Wir zählen selbst und geben nichts davon weiter.
- **Marketing:** Nachrichten über Angebote in diesem Browser, wenn Sie sie auch dort erlauben, und die Einladung von Freunden, deren Link Sie gefolgt sind.

Bis Sie gewählt haben, geschieht nur das Notwendige. Ihre Wahl bleibt mit ihrem Datum 180 Tage gespeichert; früher fragen wir nur, wenn etwas Neues Ihre Einwilligung braucht. Ändern oder widerrufen können Sie sie unter „Cookie-Einstellungen“ am Fuß jeder Seite. Was dann nicht mehr erlaubt ist, wird sofort aus Ihrem Browser gelöscht. Die Preise sind dieselben, wie auch immer Sie wählen.

## Cookies von Dritten

Der Zahlungsdienst setzt auf seinen eigenen Seiten eigene Cookies, um Betrug zu verhindern. Seine Datenschutzerklärung beschreibt sie. Cookies Dritter für Messung oder Werbung verwenden wir nicht.

## So lehnen Sie ab

Jeder Browser kann in seinen Einstellungen Cookies anzeigen, löschen und sperren, für alle Seiten oder für eine einzelne. Sperren Sie die notwendigen, können Sie weiterhin alles lesen, sich aber nicht anmelden und nichts kaufen, und der Shop vergisst Ihre Sprache.

## Fragen

Vermissen Sie hier etwas, fragen Sie uns über das [Kontaktformular](/contact). Wie wir sonst mit Daten umgehen, steht in der [Datenschutzerklärung](/privacy-policy).
`,
  },
  legal_disclaimer: {
    title: 'Haftungsausschluss',
    meta_title: 'Haftungsausschluss für Programme und Texte',
    meta_description:
      'Wofür die Programme von Tidemark gedacht sind, wessen Namen auf diesen Seiten stehen und wofür Sie beim Speichern selbst einstehen.',
    body: `
Bitte lesen Sie diese Seite, bevor Sie ein Programm zum ersten Mal verwenden. Sie fasst zusammen, was wir zusagen können und was bei Ihnen liegt.

## Wofür die Programme gedacht sind

Tidemark stellt Werkzeuge her, mit denen Sie Inhalte, zu denen Sie rechtmäßigen Zugang haben, privat und ohne Verbindung nutzen: eigene Werke, Werke unter freier Lizenz, Sendungen, deren Anbieter eine Kopie gestattet, und Titel, bei denen das Recht Ihres Landes Raum für eine Privatkopie lässt. Für anderes sind sie nicht gemacht.

## Wofür Sie verantwortlich sind

Das Urheberrecht ist von Land zu Land verschieden. Manche Länder kennen die Privatkopie, andere nur enge Ausnahmen. In vielen ist es auch für eine Privatkopie verboten, einen wirksamen Kopierschutz zu umgehen. So ist es auch in Deutschland, Österreich und der übrigen Europäischen Union im Grundsatz geregelt. Neben dem Gesetz gelten die Bedingungen jedes Dienstes, und sie können strenger sein. Machen Sie sich kundig, was an Ihrem Wohnort gilt, und verzichten Sie im Zweifel. Gespeicherte Dateien dürfen Sie weder teilen noch verkaufen, hochladen oder öffentlich vorführen.

## Kein Zugang zu Fremdem

Die Programme öffnen kein Konto, kein Abo und kein Land, das Ihnen nicht offensteht. Was der Dienst Ihnen nicht abspielt, lässt sich nicht speichern.

## Namen und Marken

Netflix, Disney+, Spotify und die übrigen auf diesen Seiten genannten Dienste sind unabhängige Unternehmen oder gehören solchen. Namen und Marken liegen bei ihnen. Wir nennen sie, um zu beschreiben, womit unsere Programme zusammenarbeiten. Wir gehören nicht zu ihnen, handeln nicht in ihrem Auftrag und sind von ihnen nicht geprüft.

## Texte auf dieser Website

Artikel, Anleitungen und Produktvorstellungen sind mit Sorgfalt geschrieben. Dienste ändern sich jedoch ohne Ankündigung, und eine Beschreibung kann veraltet sein. Texte über Rechtsfragen geben einen Überblick und sind keine Rechtsberatung. Die Beiträge auf unserer Testseite sind Vorstellungen durch die Hersteller der Produkte und als solche gekennzeichnet.

## Links

Für fremde Seiten, auf die wir verweisen, sind deren Betreiber verantwortlich. Führt ein Link zu rechtswidrigen Inhalten, melden Sie ihn über das [Kontaktformular](/contact), und wir entfernen ihn.

## Keine Zusage auf Dauer

Wir können nicht zusagen, dass jeder Dienst jederzeit mit jeder Version funktioniert. Wird ein Produkt nicht mehr verkauft, sagt seine Seite das und nennt, was sonst weiterhelfen kann.
`,
  },
  dmca: {
    title: 'Urheberrechtsbeschwerden (DMCA)',
    meta_title: 'Urheberrechtsbeschwerden (DMCA) melden',
    meta_description:
      'So melden Rechteinhaber Inhalte auf dieser Website: was eine Meldung enthalten muss, wie sie uns erreicht und wie man widerspricht.',
    body: `
Wir achten die Rechte von Urhebern und erwarten das von allen, die diese Website nutzen. Verletzt etwas, das hier veröffentlicht ist, etwa ein Bild, ein Text oder ein Kommentar, nach Ihrer Ansicht Ihr Urheberrecht, können Sie es auf folgendem Weg prüfen und entfernen lassen. Das Verfahren folgt dem Digital Millennium Copyright Act der USA und steht Rechteinhabern aus allen Ländern offen.

## Was eine Meldung enthalten muss

1. Das Werk, an dem Sie Rechte haben, so beschrieben, dass wir es erkennen, möglichst mit einer Adresse, unter der es zu sehen ist.
2. Die genaue Adresse auf unserer Website, die Sie beanstanden.
3. Ihren Namen und eine E-Mail-Adresse, unter der wir Sie erreichen, und, wenn Sie für jemanden handeln, für wen.
4. Die Erklärung, dass die Nutzung nach Ihrer ehrlichen Überzeugung weder vom Rechteinhaber noch von seinem Vertreter noch vom Gesetz erlaubt ist.
5. Die Erklärung, dass Ihre Angaben richtig sind und dass Sie, bei Strafe für falsche Aussagen, selbst Rechteinhaber sind oder für ihn handeln dürfen.
6. Ihre Unterschrift. Der ausgeschriebene Name am Ende genügt.

## Wohin Sie sie senden

Senden Sie die Meldung über das [Kontaktformular](/contact) und beginnen Sie die Nachricht mit dem Wort „Urheberrechtsmeldung“. Den Eingang bestätigen wir per E-Mail.

## Was danach geschieht

Wir prüfen jede vollständige Meldung ohne Verzug. Ist sie berechtigt, entfernen oder sperren wir den Inhalt und benachrichtigen die Person, die ihn eingestellt hat. Fehlt etwas, fragen wir nach. Wer wiederholt Rechte verletzt, verliert sein Konto.

## Widerspruch

Wurde etwas von Ihnen zu Unrecht entfernt, widersprechen Sie auf demselben Weg. Nennen Sie den Inhalt und die Stelle, an der er stand, erklären Sie bei Strafe für falsche Aussagen, dass er nach Ihrer Überzeugung irrtümlich entfernt wurde, stimmen Sie der Zuständigkeit der für Sie zuständigen Gerichte zu und unterschreiben Sie. Wir leiten den Widerspruch weiter. Geht die andere Seite nicht innerhalb von 14 Werktagen vor Gericht, können wir den Inhalt wieder einstellen.

## Filme und Musik von Diensten

Wir halten keine Filme, Serien oder Lieder vor. Meldungen über Inhalte, die ein Dienst oder eine fremde Website veröffentlicht, richten Sie bitte an deren Betreiber. Wird eines unserer Programme nach Ihrer Ansicht gegen Ihre Rechte eingesetzt, können Sie uns auf demselben Weg schreiben.
`,
  },
}
