import type { ContentTexts } from '../texts'

export const servicePages: ContentTexts['pages'] = {
  download: {
    title: 'Programme herunterladen',
    intro:
      'Drei Programme, jeweils in der aktuellen Fassung. Jedes läuft zunächst als Testversion und wird mit Ihrer Lizenz zur Vollversion.',
    sections: [
      {
        kind: 'passages',
        title: 'Welches Programm brauchen Sie?',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Für alle Downloader, die Werkzeuge für M3U8 und MPD und das Video-Komplettpaket. Es gibt nur dieses eine Programm, die Lizenz öffnet die Dienste.',
          },
          {
            title: 'Tidemark Music',
            text: 'Für alle Konverter, vom Album bis zum Hörbuch.',
          },
          {
            title: 'Tidemark Video AI',
            text: 'Für das Verbessern eigener Aufnahmen. Eine neuere Grafikkarte ist von Vorteil.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'Installieren',
        look: 'steps',
        passages: [
          {
            title: 'System prüfen',
            text: 'Der Umschalter oben zeigt, ob Sie die Fassung für Windows oder für den Mac erhalten.',
          },
          {
            title: 'Datei öffnen',
            text: 'Starten Sie die heruntergeladene Datei und folgen Sie den Anweisungen.',
          },
          {
            title: 'Anmelden',
            text: 'Verwenden Sie das Konto, mit dem Sie gekauft haben. Ohne Konto testen Sie zunächst.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Vor dem Herunterladen',
        questions: [
          {
            question: 'Verliere ich beim Aktualisieren meine Einstellungen?',
            answer:
              'Nein. Installieren Sie die neue Fassung über die alte, Einstellungen und Warteschlange bleiben erhalten.',
          },
          {
            question: 'Was ist in der neuen Fassung anders?',
            answer: 'Das steht in den Neuerungen, getrennt nach Programm und System.',
          },
        ],
      },
    ],
    meta_title: 'Programme für Windows und Mac herunterladen',
    meta_description:
      'Tidemark Video, Tidemark Music und Tidemark Video AI in der aktuellen Fassung laden, installieren und zunächst kostenlos testen.',
  },
  downloading: {
    title: 'Ihr Download beginnt',
    intro: 'Die Datei ist unterwegs. Währenddessen können Sie schon das Wichtigste vorbereiten.',
    sections: [
      {
        kind: 'passages',
        title: 'Als Nächstes',
        look: 'steps',
        passages: [
          {
            title: 'Datei finden',
            text: 'Sie liegt im Ordner „Downloads“. Ihr Browser zeigt sie auch in seiner Liste an.',
          },
          {
            title: 'Ausführen',
            text: 'Windows oder macOS fragt, ob Sie das Programm zulassen. Prüfen Sie den Namen und bestätigen Sie.',
          },
          {
            title: 'Zugang bereitlegen',
            text: 'Halten Sie die Zugangsdaten Ihres Dienstes bereit und, falls vorhanden, Ihren Lizenzschlüssel.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Wenn nichts passiert',
        body: `
Startet der Download nicht, lassen Sie ihn über den Link auf dieser Seite noch einmal beginnen. In Firmen- und Schulnetzen sind Programme manchmal gesperrt, versuchen Sie es dann zu Hause. Meldet ein Virenscanner etwas, schalten Sie ihn nicht ab, sondern schicken Sie uns die Meldung über das [Kontaktformular](/contact).
`,
      },
    ],
    meta_title: 'Ihr Download beginnt in einem Augenblick',
    meta_description:
      'Die Installationsdatei ist unterwegs: wo Sie sie finden, wie Sie sie öffnen und was hilft, wenn der Download nicht startet.',
  },
  thanks_for_installing: {
    title: 'Schön, dass Sie da sind',
    intro:
      'Die Installation ist abgeschlossen. Mit drei Handgriffen ist das Programm so eingerichtet, wie Sie es brauchen.',
    sections: [
      {
        kind: 'passages',
        title: 'Die ersten Minuten',
        look: 'steps',
        passages: [
          {
            title: 'Zielordner festlegen',
            text: 'Wählen Sie eine Platte mit Platz. Eine Stunde Video braucht je nach Größe ein halbes bis drei Gigabyte.',
          },
          {
            title: 'Sprachen vorgeben',
            text: 'Tragen Sie ein, welche Tonspur und welche Untertitel Sie üblicherweise möchten.',
          },
          {
            title: 'Klein beginnen',
            text: 'Sichern Sie eine kurze Folge oder ein einzelnes Lied und sehen Sie sich das Ergebnis an.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Am ersten Tag gefragt',
        questions: [
          {
            question: 'Wo gebe ich den Lizenzschlüssel ein?',
            answer:
              'Melden Sie sich im Programm mit Ihrem Konto an, dann findet es die Lizenz selbst. Oder wählen Sie „Lizenzschlüssel eingeben“.',
          },
          {
            question: 'Weshalb muss ich mich beim Dienst noch einmal anmelden?',
            answer:
              'Das Programm hat einen eigenen Browser, der Ihre gewohnten Sitzungen nicht kennt. Nach dem ersten Mal merkt er sich die Anmeldung.',
          },
          {
            question: 'Welche Titel eignen sich für den Anfang?',
            answer:
              'Solche, bei denen Sie wissen, dass Sie sie privat behalten dürfen, etwa eigene oder ausdrücklich freigegebene.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Überzeugt?',
        text: 'Vergleichen Sie Monat, Jahr und unbegrenzte Lizenz.',
        label: 'Produkte ansehen',
        href: '/products',
      },
    ],
    meta_title: 'Nach der Installation: die ersten Schritte',
    meta_description:
      'Zielordner, Sprachen, erster Titel: mit drei Handgriffen richten Sie Ihr Tidemark-Programm nach der Installation ein.',
  },
  uninstallation: {
    title: 'Tidemark ist entfernt',
    intro:
      'Das Programm ist von diesem Computer verschwunden. Lizenzen, Bestellungen und gespeicherte Dateien sind davon nicht berührt.',
    sections: [
      {
        kind: 'passages',
        title: 'Was bleibt',
        look: 'grid',
        passages: [
          {
            title: 'Ihre Dateien',
            text: 'Sie liegen weiter in ihrem Ordner, bis Sie sie löschen. Für sie gelten nach wie vor die Bedingungen der Dienste.',
          },
          {
            title: 'Ihre Lizenz',
            text: 'Sie bleibt im Konto. Geben Sie diesen Computer dort frei, wenn Sie sie anderswo verwenden möchten.',
          },
          {
            title: 'Ein Monat oder ein Jahr',
            text: 'Haben Sie nur einmal bezahlt, endet die Lizenz von selbst. Ein Abo kündigen Sie bitte in Ihrem Konto: Es endet nicht, wenn Sie das Programm entfernen.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'Möchten Sie uns lieber schreiben?',
        body: `
Ein Satz genügt: ein Dienst, der nicht lief, eine fehlende Funktion, ein zu langsamer Computer oder einfach kein Bedarf mehr. Was Sie über das [Kontaktformular](/contact) schreiben, lesen wir, und wenn sich etwas beheben lässt, antworten wir Ihnen.
`,
      },
      {
        kind: 'action',
        title: 'Doch noch einmal nutzen?',
        text: 'Installieren Sie das Programm erneut und melden Sie sich an, dann ist Ihre Lizenz wieder da.',
        label: 'Programme herunterladen',
        href: '/download',
      },
    ],
    meta_title: 'Nach dem Entfernen: Schlüssel und Dateien',
    meta_description:
      'Das Programm ist deinstalliert: was mit Dateien, Lizenz und laufendem Abo geschieht und wie Sie später zurückkehren können.',
  },
  contact: {
    title: 'Schreiben Sie uns',
    intro:
      'Das Formular auf dieser Seite erreicht unseren Support. Wir antworten in der Reihenfolge des Eingangs, per E-Mail.',
    sections: [
      {
        kind: 'passages',
        title: 'Was uns hilft',
        look: 'grid',
        passages: [
          {
            title: 'Bei Fragen zur Bestellung',
            text: 'Die E-Mail-Adresse des Kaufs und, wenn zur Hand, die Bestellnummer. Kartennummern bitte nie senden.',
          },
          {
            title: 'Bei Störungen',
            text: 'Produkt, Version, Betriebssystem, der Dienst und der Wortlaut der Meldung.',
          },
          {
            title: 'Bei einer Erstattung',
            text: 'Der Tag des Kaufs und, wenn Sie mögen, der Grund. Was gilt, steht in den Kaufbedingungen.',
          },
          {
            title: 'Bei Urheberrechten',
            text: 'Beginnen Sie mit „Urheberrechtsmeldung“. Was hineingehört, erklärt die Seite zum DMCA-Verfahren.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Vielleicht schon beantwortet',
        questions: [
          {
            question: 'Mein Schlüssel ist nicht angekommen.',
            answer:
              'Sehen Sie in Ihrem Konto und im Spam-Ordner nach. Manche Zahlungen werden erst nach einer Prüfung durch den Zahlungsdienst bestätigt.',
          },
          {
            question: 'Gibt es eine Telefonnummer?',
            answer: 'Nein. Meldungen und Adressen lassen sich schriftlich genauer klären.',
          },
          {
            question: 'In welcher Sprache darf ich schreiben?',
            answer: 'Auf Deutsch oder in jeder anderen Sprache dieses Shops.',
          },
        ],
      },
    ],
    meta_title: 'Kontakt: Fragen an unseren Support',
    meta_description:
      'Bestellung, Störung, Erstattung oder Urheberrecht: so erreichen Sie den Support über das Formular, und diese Angaben helfen uns.',
  },
}
