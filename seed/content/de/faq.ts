import type { ContentTexts } from '../texts'

export const faq: ContentTexts['faq'] = {
  'what-can-i-save': {
    question: 'Was darf ich mit Tidemark speichern?',
    answer:
      'Sie dürfen Titel speichern, die sich mit Ihrem eigenen Konto am Computer abspielen lassen: nur für sich selbst und nur so weit, wie die Bedingungen des Dienstes und das Recht Ihres Landes es zulassen. Ein Programm ist ein Werkzeug und verleiht keine Rechte: Was Sie ohne das Programm nicht behalten dürfen, dürfen Sie auch mit ihm nicht behalten.',
  },
  'windows-or-mac': {
    question: 'Laufen die Programme unter Windows und am Mac?',
    answer:
      'Die meisten Produkte gibt es für beide Systeme, mit je einer eigenen Lizenz. Einige werden nur für Windows verkauft. Der Umschalter auf jeder Produktseite zeigt, welche Fassung Sie gerade vor sich haben.',
  },
  'try-before': {
    question: 'Kann ich vor dem Kauf testen?',
    answer:
      'Ja. Installieren Sie das Programm, melden Sie sich bei Ihrem Dienst an und probieren Sie einen Titel von Ihrer Merkliste aus. Passt das Ergebnis auf Ihrem Computer, wählen Sie eine Lizenz. Passt es nicht, hat es Sie nichts gekostet.',
  },
  'which-plan': {
    question: 'Welche Lizenz passt zu mir?',
    answer:
      'Für eine Reise oder eine einzelne Serie genügt ein Monat, für regelmäßigen Gebrauch eignet sich ein Jahr. Wer sich um kein Ablaufdatum kümmern möchte, nimmt die unbegrenzte Lizenz. Nutzen Sie mehrere Dienste, sehen Sie sich auch die Komplettpakete an. Den Vergleich finden Sie auf jeder Produktseite.',
  },
  'why-this-price': {
    question: 'Warum sehe ich genau diesen Preis?',
    answer:
      'Neben dem Preis steht, wie er zustande kommt: der Listenpreis, ein Nachlass für das, was Sie schon besitzen, eine laufende Aktion oder ein eingegebener Gutschein. Von allem, was zutrifft, gilt der niedrigste Preis. Melden Sie sich an, damit Ihre Lizenzen mitgezählt werden.',
  },
  coupons: {
    question: 'Wie löse ich einen Gutschein ein?',
    answer:
      'Geben Sie den Code an der Kasse ein. Greift er nicht, nennt der Shop den Grund: Er ist zum Beispiel abgelaufen, gilt für eine andere Laufzeit oder ein anderes Produkt oder ist nicht besser als Ihr jetziger Preis.',
  },
  currencies: {
    question: 'In welcher Währung bezahle ich?',
    answer:
      'Auf den deutschen Seiten in Euro. Die Währung richtet sich nach der Sprache der Seite. Die Kasse zeigt Betrag und Währung, bevor Sie bestätigen.',
  },
  refund: {
    question: 'Kann ich mein Geld zurückbekommen?',
    answer:
      'Wo das Gesetz Ihnen ein Widerrufsrecht gibt, haben Sie ab dem Kauf 14 Tage Zeit, es sei denn, Sie haben an der Kasse zugestimmt, dass es mit der Lieferung des Lizenzschlüssels erlischt. Läuft das Programm auf Ihrem Computer nicht und können wir nicht helfen, schreiben Sie uns über das Kontaktformular. Einzelheiten stehen in den Kaufbedingungen.',
  },
  'where-is-my-key': {
    question: 'Wo finde ich meinen Lizenzschlüssel?',
    answer:
      'Auf der letzten Seite der Kasse, in der E-Mail nach der Zahlung und jederzeit in Ihrem Konto. Haben Sie ohne Konto gekauft, registrieren Sie sich mit derselben E-Mail-Adresse und bestätigen Sie diese. Danach erscheint der Kauf dort.',
  },
  'second-computer': {
    question: 'Ich habe einen neuen Computer. Zieht die Lizenz mit um?',
    answer:
      'Ja. Öffnen Sie in Ihrem Konto den Bereich „Geräte“, geben Sie den alten Computer frei und aktivieren Sie den neuen. Eine Lizenz für einen Computer gilt auf einem Computer zugleich, eine für drei Computer auf dreien.',
  },
  upgrade: {
    question: 'Ich besitze ein Einzelprodukt. Wird es auf ein Paket angerechnet?',
    answer:
      'Ja, wenn die Lizenz unbegrenzt gilt. Melden Sie sich an und öffnen Sie die Seite des Pakets: Der Preis dort berücksichtigt bereits, was Sie für dieses Betriebssystem besitzen.',
  },
  'subscription-end': {
    question: 'Was geschieht, wenn ein Monat oder ein Jahr vorbei ist?',
    answer:
      'Eine einmal bezahlte Lizenz endet von selbst, und es wird nichts mehr abgebucht. Verlängert sie sich, wird der nächste Zeitraum abgebucht, bis Sie kündigen. Gespeicherte Dateien bleiben auf Ihrer Platte, doch für sie gelten weiterhin die Bedingungen des Dienstes, von dem sie stammen.',
  },
  'slow-download': {
    question: 'Warum dauert das Speichern so lange?',
    answer:
      'Meist liegt es an der Leitung, an einer Stoßzeit beim Dienst oder an zu vielen Titeln auf einmal. Nehmen Sie ein Kabel statt WLAN, halten Sie andere Übertragungen an und sichern Sie einen Titel nach dem anderen. Unser Artikel über langsame Downloads geht die Ursachen der Reihe nach durch.',
  },
  'where-are-files': {
    question: 'Wo liegen meine Dateien?',
    answer:
      'In dem Ordner, den die Einstellungen des Programms nennen. Ein Klick auf eine fertige Zeile der Warteschlange öffnet ihn. Sie können jederzeit eine andere Platte bestimmen. Bereits Gespeichertes bleibt dabei, wo es ist.',
  },
  'how-to-reach-us': {
    question: 'Wie erreiche ich Sie?',
    answer:
      'Über das Formular auf der Kontaktseite. Nennen Sie uns Produkt, Betriebssystem und Version und beschreiben Sie, was Sie erwartet haben. Ein Lizenzschlüssel hilft uns, Ihre Bestellung zu finden. Die Antwort geht an die angegebene E-Mail-Adresse.',
  },
}
