import type { ContentTexts } from '../texts'

export const shopPages: ContentTexts['pages'] = {
  home: {
    title: 'Videos und Musik dort, wo kein Netz ist',
    intro:
      'Tidemark stellt Programme für Windows und Mac her. Damit speichern Sie Videos und Musik aus Ihrem eigenen Konto, soweit Sie das für den privaten Gebrauch dürfen.',
    sections: [
      {
        kind: 'passages',
        title: 'Drei Produktlinien, ein Konto',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Downloader für Streamingdienste, Mediatheken und offene Portale, mit Tonspuren und Untertiteln nach Wahl. Einzeln oder als Komplettpaket.',
          },
          {
            title: 'Tidemark Music',
            text: 'Konverter für Musikdienste und Hörbücher, mit vollständigen Titelangaben und Covern. Auch hier gibt es ein Paket für alle Dienste.',
          },
          {
            title: 'Tidemark Video AI',
            text: 'Schärfen, entrauschen und vergrößern Sie eigene Aufnahmen. Gerechnet wird auf Ihrem Computer, hochgeladen wird nichts.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'So geht es',
        look: 'steps',
        passages: [
          {
            title: 'Installieren und testen',
            text: 'Laden Sie das Programm herunter und probieren Sie es an einem Titel von Ihrer Merkliste aus. Das kostet nichts.',
          },
          {
            title: 'Beim Dienst anmelden',
            text: 'Die Seite Ihres Dienstes öffnet sich im Programm. Sie wählen Titel, Tonspuren und Untertitel.',
          },
          {
            title: 'Ohne Netz ansehen und anhören',
            text: 'Soweit Ihr Zugang und das Gesetz es erlauben, wird daraus eine Datei, die Sie im Player Ihrer Wahl abspielen.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Häufig angesehen',
        routes: [
          'all_in_one_video_suite',
          'netflix_downloader',
          'amazon_prime_video_downloader',
          'disney_plus_downloader',
          'joyn_downloader',
          'rtl_plus_downloader',
          'spotify_converter',
          'audible_converter',
          'video_ai',
        ],
      },
      {
        kind: 'text',
        title: 'Was Sie speichern dürfen',
        body: `
Ein Programm gibt Ihnen ein Werkzeug, aber kein Recht. Speichern Sie nur, wozu Ihr Abo, die Bedingungen des Dienstes und das Gesetz Sie berechtigen, und geben Sie nichts davon weiter. In vielen Ländern darf ein wirksamer Kopierschutz auch für private Kopien nicht umgangen werden. Was das im Einzelnen heißt, erklärt unser Artikel [Was Sie speichern dürfen und was nicht](/article/101).
`,
      },
      {
        kind: 'action',
        title: 'Sie besitzen schon eine Lizenz?',
        text: 'Melden Sie sich an. Was Ihnen gehört, senkt in vielen Fällen den Preis des nächsten Produkts.',
        label: 'Upgrades ansehen',
        href: '/my-account/upgrades',
      },
    ],
    meta_title: 'Videos und Musik ohne Netz auf Windows und Mac',
    meta_description:
      'Programme für Windows und Mac: Videos und Musik aus eigenen Konten privat speichern, eigene Aufnahmen verbessern. Erst testen, dann wählen.',
  },
  products: {
    title: 'Alle Produkte auf einen Blick',
    intro:
      'Vom Downloader für einen Dienst bis zum Paket für alle: Suchen Sie den Namen Ihres Dienstes oder beginnen Sie mit der Frage, was Sie vorhaben.',
    sections: [
      {
        kind: 'passages',
        title: 'Womit möchten Sie beginnen?',
        look: 'grid',
        passages: [
          {
            title: 'Ein Dienst',
            text: 'Nehmen Sie das Einzelprodukt, das seinen Namen trägt. Es läuft in Tidemark Video oder Tidemark Music.',
          },
          {
            title: 'Mehrere Dienste',
            text: 'Ein Komplettpaket umfasst die ganze Produktlinie. Ab wann es günstiger ist, rechnet jede Produktseite vor.',
          },
          {
            title: 'Eine Adresse statt eines Dienstes',
            text: 'Für offene Portale eignet sich der Video-Downloader, für M3U8 und MPD gibt es eigene Werkzeuge.',
          },
          {
            title: 'Eigene Aufnahmen',
            text: 'Mit der Video-KI bereiten Sie alte Familienfilme auf.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Zur Auswahl',
        questions: [
          {
            question: 'Mein Dienst steht nicht in der Liste. Was nun?',
            answer:
              'Probieren Sie die Testversion des Video-Downloaders oder des M3U8-Downloaders an der Seite aus. Läuft sie dort nicht, schreiben Sie uns.',
          },
          {
            question: 'Gilt eine Lizenz für Windows und Mac?',
            answer:
              'Nein, für eines von beiden. Mit dem Umschalter sehen Sie, was für Ihr System verkauft wird.',
          },
        ],
      },
    ],
    meta_title: 'Alle Produkte für Windows und Mac',
    meta_description:
      'Video-Downloader, Musikkonverter, Pakete und Video-KI im Überblick, nach Dienst und Vorhaben geordnet. Preise stehen in der Lizenzauswahl.',
  },
  movie_downloader: {
    title: 'Filme für den Abend ohne Netz vorbereiten',
    intro:
      'Sie haben einen Film im Sinn und fragen sich, womit Sie ihn mitnehmen können? Die Antwort hängt davon ab, wo er läuft und was der Anbieter gestattet.',
    sections: [
      {
        kind: 'passages',
        title: 'Vom Film zum passenden Produkt',
        look: 'steps',
        passages: [
          {
            title: 'Nachsehen, wo er läuft',
            text: 'Ein Film läuft selten bei allen Diensten. Suchen Sie ihn dort, wo Sie ein Abo haben.',
          },
          {
            title: 'Art des Zugangs klären',
            text: 'Im Abo enthalten, geliehen, gekauft oder frei mit Werbung: Davon hängen Fristen und Rechte ab.',
          },
          {
            title: 'Produkt öffnen',
            text: 'Zu jedem Dienst gibt es eine Produktseite, zu den meisten auch eine Anleitung mit ihren Besonderheiten.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Dienste mit vielen Filmen',
        routes: [
          'netflix_downloader',
          'amazon_prime_video_downloader',
          'disney_plus_downloader',
          'rakuten_tv_downloader',
          'canal_plus_downloader',
          'video_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Leihe und Kauf',
        body: `
Geliehene Filme enden mit ihrer Frist, auch als Datei. Bei gekauften erhalten Sie ein persönliches Nutzungsrecht, dessen Umfang in den Kaufbedingungen steht. Manche Shops bieten selbst einen Download an; das ist dann der einfachste Weg.

Gemeinfreie Filme, etwa aus der Stummfilmzeit, dürfen Sie ohne Weiteres behalten. Achten Sie darauf, dass auch Musik und Restaurierung frei sind.
`,
      },
    ],
    meta_title: 'Filme mitnehmen: das passende Programm finden',
    meta_description:
      'Wo läuft der Film, und welches Recht haben Sie daran? So finden Sie zu Abo, Leihe oder Kauf das passende Tidemark-Produkt.',
  },
  blog_center: {
    title: 'Wissen für Menschen, die gern ohne Netz schauen',
    intro:
      'Unsere Redaktionen erklären Formate, Fristen und Rechte und beantworten Fragen, die immer wieder kommen.',
    sections: [
      {
        kind: 'passages',
        title: 'Worum es geht',
        look: 'grid',
        passages: [
          {
            title: 'Rechte',
            text: 'Was eine Privatkopie ist, was Verträge regeln und wie sich Länder unterscheiden.',
          },
          {
            title: 'Formate',
            text: 'Container, Codecs, Untertitel und Streams, ohne Vorwissen verständlich.',
          },
          { title: 'Musik', text: 'Titelangaben, verlustfreie Formate und Hörbücher mit Kapiteln.' },
          { title: 'Praxis', text: 'Reisen planen, Lizenzen umziehen, langsame Leitungen untersuchen.' },
        ],
      },
      {
        kind: 'action',
        title: 'Sie suchen einen bestimmten Dienst?',
        text: 'Zu den meisten Downloadern der Videoreihe gibt es eine eigene Anleitung. Sie finden sie über die Produktseite.',
        label: 'Zu den Produkten',
        href: '/products',
      },
    ],
    meta_title: 'Blog über Formate, Fristen und Rechte',
    meta_description:
      'Artikel zu Privatkopie, Mediatheken, Codecs, Untertiteln, Musikformaten und Lizenzen, verständlich geschrieben von unseren Redaktionen.',
  },
  posts: {
    title: 'Alle Artikel',
    intro: 'Hier stehen sämtliche Artikel nach Datum, die neuesten zuerst.',
    sections: [
      {
        kind: 'text',
        title: 'Zum Umgang mit den Artikeln',
        body: `
Jeder Artikel nennt die Redaktion, die ihn verantwortet, und sein Datum. Streamingdienste ändern sich schnell. Weicht etwas von dem ab, was Sie sehen, sagen Sie uns über das [Kontaktformular](/contact) Bescheid, und wir prüfen es. Texte zu Rechtsfragen geben einen Überblick und sind keine Beratung.
`,
      },
    ],
    meta_title: 'Alle Artikel zu Video und Musik nach Datum',
    meta_description:
      'Sämtliche Artikel zu Streaming, Mediatheken, Formaten, Musik und Lizenzen, die neuesten zuerst und mit verantwortlicher Redaktion.',
  },
  authors: {
    title: 'Wer hier schreibt',
    intro:
      'Unsere Artikel erscheinen unter dem Namen einer Redaktion. Jede hat ihr Gebiet und steht für dessen Inhalt ein.',
    sections: [
      {
        kind: 'text',
        title: 'Wie wir arbeiten',
        body: `
Wir schreiben über das, was wir in unseren Programmen ausprobieren, und weisen darauf hin, wo sich ein Dienst von Land zu Land unterscheidet. Beiträge über eigene Produkte sind als Vorstellungen der Hersteller ausgewiesen. Noten oder Sterne vergeben wir nicht, denn niemand ist Richter in eigener Sache.

Hinweise auf Fehler nehmen wir über das [Kontaktformular](/contact) entgegen.
`,
      },
    ],
    meta_title: 'Unsere Redaktionen stellen sich vor',
    meta_description:
      'Video, Musik, Recht und Support: die Redaktionen, die bei Tidemark schreiben, und wie sie mit eigenen Produkten umgehen.',
  },
}
