import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: 'Video-Downloader: ganzjährig im Angebot',
    intro:
      'Für alle, die klein anfangen möchten: Dieses Angebot betrifft die unbegrenzte Lizenz des Video-Downloaders für offene Portale, auf einem Computer.',
    sections: [
      {
        kind: 'text',
        title: 'Worum es geht',
        body: `
Der [Video-Downloader](/video-downloader) sichert Vorträge, Kurse und Clips aus offenen Portalen, wo Urheber oder Gesetz die Kopie erlauben. Die unbegrenzte Lizenz gibt es das ganze Jahr über zum Angebotspreis. Einen Code brauchen Sie nicht, die Lizenzauswahl rechnet von selbst damit. Steht Ihnen ein günstigerer Kundenpreis zu, gilt dieser.
`,
      },
      {
        kind: 'products',
        title: 'Im Angebot und passend dazu',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: 'Fragen zum Angebot',
        questions: [
          {
            question: 'Ist die Lizenz im Angebot eingeschränkt?',
            answer: 'Nein, es ist dieselbe unbegrenzte Lizenz für einen Computer, Updates eingeschlossen.',
          },
          {
            question: 'Ich habe schon ein Produkt. Was gilt für mich?',
            answer:
              'Melden Sie sich an. Die Seite zeigt den niedrigsten Preis, der für Sie zutrifft, und nennt den Grund.',
          },
        ],
      },
    ],
    meta_title: 'Dauerangebot: Video-Downloader unbegrenzt',
    meta_description:
      'Unbegrenzte Lizenz des Video-Downloaders für offene Portale ganzjährig zum Angebotspreis, für einen Computer. Den heutigen Preis zeigt die Lizenzauswahl.',
  },
  upgrade_campaign: {
    title: 'Was Sie besitzen, zählt mit',
    intro:
      'Für Inhaber unbegrenzter Lizenzen: Jedes gekaufte Produkt kann den Preis eines Pakets senken. Was Sie zahlen würden, sehen Sie weiter unten.',
    sections: [
      {
        kind: 'passages',
        title: 'So läuft das Upgrade',
        look: 'steps',
        passages: [
          {
            title: 'Anmelden',
            text: 'Der Shop liest die unbegrenzten Lizenzen aus Ihrem Konto, für jedes Betriebssystem getrennt.',
          },
          {
            title: 'Pakete vergleichen',
            text: 'Video, Musik oder beides; Pakete mit Video gibt es auch für drei Computer. Neben jedem Preis steht die Begründung.',
          },
          { title: 'Ergänzen', text: 'Ihre bisherigen Lizenzen bleiben bestehen, das Paket kommt hinzu.' },
        ],
      },
      {
        kind: 'products',
        title: 'Upgrades im Überblick',
        routes: [
          'video_one_upgrade',
          'video_pro_upgrade',
          'music_upgrade',
          'video_music_one_upgrade',
          'video_music_pro_upgrade',
        ],
      },
      {
        kind: 'text',
        title: 'Wann das gilt',
        body: `
Die Anrechnung hängt von keinem Datum ab. Sie gilt, sobald in Ihrem Konto etwas steht, das zählt. Eine Aktion kann für einige Wochen einen Gutschein hinzufügen. Gilt einer für Sie, nennt ihn die Begründung neben Ihrem Preis. Von allen zutreffenden Preisen gilt der niedrigste.
`,
      },
    ],
    meta_title: 'Upgrade: vorhandene Lizenzen anrechnen',
    meta_description:
      'Unbegrenzte Lizenzen zählen beim Wechsel auf ein Video- oder Musikpaket. Anmelden, eigenen Preis sehen und den Grund dafür lesen.',
  },
  subscriber_upgrade: {
    title: 'Vom Abo zur unbegrenzten Lizenz',
    intro:
      'Für Abonnenten: Solange Ihr Abo läuft, können Sie daraus eine unbegrenzte Lizenz desselben Produkts machen, meist für weniger, als andere dafür zahlen. Was Sie zahlen würden, sehen Sie weiter unten.',
    sections: [
      {
        kind: 'passages',
        title: 'Das Wichtigste',
        look: 'grid',
        passages: [
          {
            title: 'Dasselbe Produkt',
            text: 'Die unbegrenzte Lizenz gilt für das Produkt, das Sie kennen, auf dem System, auf dem Sie es nutzen.',
          },
          {
            title: 'Der Preis für Abonnenten',
            text: 'Er steht auf dieser Seite und bei Ihrem Abo. Er gilt ab dem ersten bezahlten Zeitraum und liegt meist unter dem Preis für neue Kunden.',
          },
          {
            title: 'Nichts zu kündigen',
            text: 'Wählen Sie die unbegrenzte Lizenz bei Ihrem Abo. Sobald sie bezahlt ist, verlängert sich nichts mehr, und es wird nichts mehr abgebucht.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Vor dem Umstieg',
        questions: [
          {
            question: 'Ich habe einmal bezahlt, und nichts verlängert sich. Gilt das auch für mich?',
            answer:
              'Die Preise auf dieser Seite gelten nur für Abos. Wer ein Einzelprodukt hat oder hatte, bekommt für dessen unbegrenzte Lizenz in der Regel den Kundenpreis, auch nach dem Ablauf: Melden Sie sich an und sehen Sie auf der Seite des Produkts nach. Ein Komplettpaket kostet meist den üblichen Preis.',
          },
          {
            question: 'Mein Abo ist schon beendet. Ist es zu spät?',
            answer:
              'Was den Preis für Abonnenten angeht, ja: Dafür muss das Abo noch laufen. Ein gekündigtes Abo zählt bis zu seinem letzten Tag. Bei einem Einzelprodukt gilt in der Regel weiterhin der Kundenpreis; Sie sehen ihn auf dessen Seite.',
          },
          {
            question: 'Werden übrige Tage ausgezahlt?',
            answer:
              'Nein, und sie werden auch nicht angerechnet. Ihre Lizenz wird unbegrenzt, sobald die unbegrenzte Lizenz bezahlt ist.',
          },
          {
            question: 'Wo steht mein Preis?',
            answer: 'Nach der Anmeldung auf dieser Seite und in Ihrem Konto beim Abo.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Ihre Abos',
        text: 'Die unbegrenzte Lizenz wählen Sie direkt beim Abo.',
        label: 'Zu meinem Konto',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: 'Vom Abo zur unbegrenzten Lizenz wechseln',
    meta_description:
      'So wird aus einem laufenden Abo eine unbegrenzte Lizenz desselben Produkts: für wen der Preis für Abonnenten gilt, wo er steht und was endet.',
  },
  aio_special_offer: {
    title: 'Komplettpaket für drei Computer',
    intro:
      'Diese Aktion gilt für die Pakete für drei Computer eines Haushalts: für alle Videodienste oder für Video und Musik zusammen.',
    sections: [
      {
        kind: 'text',
        title: 'Für wen sie gedacht ist',
        body: `
Ein Computer am Schreibtisch, einer für die Reise, einer neben dem Fernseher: Wer auf allen dieselben Dienste nutzt, braucht eine Lizenz und nicht drei. Die Aktion betrifft die unbegrenzten Lizenzen für drei Computer der beiden Pakete, die unten stehen. Solange sie läuft, wird der Nachlass automatisch abgezogen und beim Preis erklärt. Davor und danach gibt es dieselben Lizenzen zum üblichen Preis, und Inhaber früherer Lizenzen haben ohnehin ihren eigenen.
`,
      },
      {
        kind: 'products',
        title: 'Die beiden Pakete',
        routes: ['all_in_one_video_suite', 'video_music_one'],
      },
      {
        kind: 'questions',
        title: 'Zu den drei Computern',
        questions: [
          {
            question: 'Dürfen Windows und Mac gemischt sein?',
            answer: 'Nein, alle drei verwenden dasselbe Betriebssystem.',
          },
          {
            question: 'Ich habe das Paket schon für einen Computer.',
            answer:
              'Dann zahlen Sie den Unterschied. Nach der Anmeldung führt die Seite zum richtigen Produkt.',
          },
        ],
      },
    ],
    meta_title: 'Komplettpaket für drei Computer: Sonderaktion',
    meta_description:
      'Aktion für die unbegrenzten Pakete auf drei Computern, Video allein oder mit Musik. Zeitraum und Stand zeigt die Seite.',
  },
  clientad_promotion: {
    title: 'Für Nutzer unserer Programme',
    intro:
      'Ein Hinweis in einem Tidemark-Programm hat Sie hergeführt. Hier lesen Sie, welcher nächste Schritt zu Ihrem Konto passt. Nach der Anmeldung sehen Sie Ihre eigenen Preise.',
    sections: [
      {
        kind: 'passages',
        title: 'Was trifft auf Sie zu?',
        look: 'grid',
        passages: [
          {
            title: 'Ich teste noch',
            text: 'Wählen Sie eine Lizenz für den Dienst, den Sie ausprobiert haben. Installieren müssen Sie nichts mehr.',
          },
          {
            title: 'Ich habe ein Produkt',
            text: 'Sehen Sie sich das Paket derselben Reihe an. Eine unbegrenzte Lizenz senkt dessen Preis.',
          },
          {
            title: 'Ich habe ein Paket',
            text: 'Ergänzen Sie die andere Reihe oder weitere Computer und zahlen Sie nur, was fehlt.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Mögliche nächste Schritte',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: 'Lieber keine Hinweise?',
        body: `
Werbliche Hinweise schalten Sie in den Einstellungen des Programms unter „Allgemein“ ab. Mitteilungen über Updates und über das Ende Ihrer Lizenz bleiben, weil Sie sie brauchen.
`,
      },
    ],
    meta_title: 'Angebote für Nutzer unserer Programme',
    meta_description:
      'Nach dem Test eine Lizenz, nach dem Einzelprodukt ein Paket, nach dem Paket die andere Reihe: was zu Ihrem Konto passt.',
  },
  monthly_subscription_promotion: {
    title: 'Monat für Monat, solange Sie es brauchen',
    intro:
      'Ein Monat ist der kleinste Schritt: für einen Urlaub, eine Staffel oder ein Vorhaben. Er verlängert sich, bis Sie kündigen, oder Sie wählen die einmalige Zahlung, dann endet er von selbst.',
    sections: [
      {
        kind: 'passages',
        title: 'Wann ein Monat das Richtige ist',
        look: 'grid',
        passages: [
          {
            title: 'Vor der Reise',
            text: 'Bereiten Sie in der ersten Woche alles vor, der Rest ist Reserve.',
          },
          {
            title: 'Während einer Staffel',
            text: 'Eine Serie im Wochentakt ist nach zwei bis drei Monaten vorbei.',
          },
          {
            title: 'Für einmaliges Aufräumen',
            text: 'Sie ordnen eine Musiksammlung oder bereiten eine Kiste Familienfilme auf und brauchen die Lizenz danach nicht mehr.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Was ein Monat bedeutet',
        questions: [
          {
            question: 'Muss ich kündigen?',
            answer:
              'Wenn er sich verlängert, ja: jederzeit mit zwei Klicks, und der bezahlte Monat bleibt Ihnen. Als einmalige Zahlung endet ein Monat von selbst, und es wird nichts mehr abgebucht.',
          },
          {
            question: 'Kann ich später auf ein Jahr oder auf unbegrenzt wechseln?',
            answer: 'Ja. Nach der Anmeldung sehen Sie, was der Wechsel für Sie kostet.',
          },
          {
            question: 'Gilt nach einer Pause wieder der volle Preis?',
            answer:
              'Wer ein Produkt schon einmal hatte, erhält beim erneuten Kauf in der Regel einen Kundenpreis.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Gern für einen Monat gewählt',
        routes: ['netflix_downloader', 'disney_plus_downloader', 'spotify_converter', 'video_ai'],
      },
    ],
    meta_title: 'Monatslizenz: wann sie sich eignet',
    meta_description:
      'Für Urlaub, Staffel oder Vorhaben: wann eine Monatslizenz genügt, wie sie endet und wie Sie später wechseln. Preise in der Lizenzauswahl.',
  },
  get_free_license_referral_program: {
    title: 'Weiterempfehlen',
    intro:
      'Wenn Ihnen eines unserer Programme gefällt, erzählen Sie davon. Kauft jemand etwas, der über Ihren Link zu uns gekommen ist, verdienen Sie Testzeit für die gekaufte Produktlinie.',
    sections: [
      {
        kind: 'passages',
        title: 'So funktioniert es',
        look: 'steps',
        passages: [
          {
            title: 'Link kopieren',
            text: 'Sie finden ihn in Ihrem Konto bei der kostenlosen Testzeit. Er enthält einen Code, nicht Ihren Namen.',
          },
          {
            title: 'Weitergeben',
            text: 'Schicken Sie ihn Menschen, die Sie kennen. Veröffentlichen Sie ihn bitte nicht, wo Werbung unerwünscht ist.',
          },
          {
            title: 'Stand ansehen',
            text: 'Besuche, Konten und Käufe zählt Ihr Konto mit, und verdiente Testzeit steht dort mit ihren Tagen.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Zum Programm',
        questions: [
          { question: 'Brauche ich dafür eine Lizenz?', answer: 'Nein, ein Konto genügt.' },
          {
            question: 'Was erfahre ich über die Eingeladenen?',
            answer: 'Nur, dass jemand über Ihren Link kam. Wer es war, erfahren Sie nicht.',
          },
          {
            question: 'Zählt mein eigener Besuch?',
            answer: 'Nein, und derselbe Besucher zählt nicht zweimal an einem Tag.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Ihr Link',
        text: 'Melden Sie sich an, um ihn zu sehen.',
        label: 'Anmelden und Link ansehen',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: 'Empfehlungsprogramm: so nehmen Sie teil',
    meta_description:
      'Link weitergeben und sehen, was er bewirkt: wie das Empfehlungsprogramm zählt und warum Sie über andere dabei nichts erfahren.',
  },
  event_center: {
    title: 'Aktionscenter: aktuelle Angebote',
    intro: 'Alle Angebote, die heute laufen, auf einer Seite.',
    sections: [
      {
        kind: 'text',
        title: 'Was Sie hier finden',
        body: `
Schauen Sie vor dem Kauf kurz vorbei: Auf dieser Seite steht jedes Angebot, das heute läuft, und was es Ihnen bringt. Einen Code brauchen Sie nicht, denn in der Lizenzauswahl steht schon der gesenkte Preis. Läuft gerade nichts, erfahren Sie auch das.
`,
      },
      {
        kind: 'passages',
        title: 'Gut zu wissen',
        look: 'grid',
        passages: [
          {
            title: 'Sie zahlen den niedrigsten Preis',
            text: 'Aktion, Kundenpreis und Gutschein werden nicht addiert. Es gilt, was für Sie am günstigsten ist.',
          },
          {
            title: 'Jeder Preis hat seinen Grund',
            text: 'Unter „Warum dieser Preis?“ zeigt jede Produktseite, wie ihr Preis zustande kommt.',
          },
          {
            title: 'Kein Code nötig',
            text: 'Lizenz auswählen, zur Kasse gehen, fertig. Der Rabatt ist schon abgezogen.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Sie sind schon Kunde?',
        text: 'Dann brauchen Sie auf keine Aktion zu warten: Wer unbegrenzte Lizenzen besitzt, bekommt das ganze Jahr über eigene Preise.',
        label: 'Upgrades ansehen',
        href: '/upgrade-campaign',
      },
    ],
    meta_title: 'Aktionscenter: aktuelle Angebote',
    meta_description:
      'Welche Angebote heute bei Tidemark laufen und was sie Ihnen bringen, ohne Code. Dazu eigene Preise für Inhaber unbegrenzter Lizenzen, das ganze Jahr.',
  },
  black_friday_sales_2022: {
    title: 'Black Friday 2022',
    intro:
      'Die Aktion vom Herbst 2022 für unbegrenzte Lizenzen, auf einem oder auf drei Computern. Ob sie gerade läuft, sehen Sie im Feld darunter.',
    sections: [
      {
        kind: 'text',
        title: 'Was dazugehört',
        body: `
Black Friday 2022 betrifft Lizenzen ohne Ablaufdatum: unbegrenzt für einen Computer und unbegrenzt für drei, bei Einzelprodukten ebenso wie bei Paketen. Monats- und Jahreslizenzen sind nicht Teil davon. Im Zeitraum der Aktion stehen die gesenkten Preise ohne Code in der Lizenzauswahl. Außerhalb gelten die üblichen, und andere Aktionen finden Sie im [Aktionscenter](/event-center).
`,
      },
      {
        kind: 'passages',
        title: 'Wie sie sich mit anderen Preisen verträgt',
        look: 'grid',
        passages: [
          {
            title: 'Mit Kundenpreisen',
            text: 'Steht Ihnen durch frühere Käufe ein niedrigerer Preis zu, bleibt es bei diesem.',
          },
          {
            title: 'Mit Gutscheinen',
            text: 'Ein eingegebener Code zählt nur, wenn er mehr bringt als die Aktion.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Unbegrenzt erhältlich',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_downloader'],
      },
    ],
    meta_title: 'Black Friday 2022: unbegrenzte Lizenzen',
    meta_description:
      'Die Aktion für unbegrenzte Lizenzen auf einem oder drei Computern im Herbst 2022: was dazugehört und wie sie sich mit Kundenpreisen verträgt.',
  },
  shop: {
    title: 'Der Shop in Kürze',
    intro:
      'Hier finden Sie Lizenzen für Video, Musik und eigene Aufnahmen. Bei jedem Preis können Sie nachlesen, wie er zustande kommt.',
    sections: [
      {
        kind: 'products',
        title: 'Komplettpakete',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one'],
      },
      {
        kind: 'products',
        title: 'Einzelprodukte, nach denen oft gefragt wird',
        routes: [
          'netflix_downloader',
          'disney_plus_downloader',
          'rtl_plus_downloader',
          'spotify_converter',
          'audible_converter',
          'video_ai',
        ],
      },
      {
        kind: 'passages',
        title: 'Worauf Sie zählen können',
        look: 'grid',
        passages: [
          {
            title: 'Vorher testen',
            text: 'Jedes Programm gibt es als Testversion, bevor Sie sich entscheiden.',
          },
          {
            title: 'Nachvollziehbare Preise',
            text: 'Listenpreis, Nachlass und Endbetrag stehen in einzelnen Zeilen.',
          },
          {
            title: 'Sofort geliefert',
            text: 'Den Schlüssel erhalten Sie, sobald die Zahlung bestätigt ist.',
          },
          {
            title: 'Widerruf',
            text: 'Wo das Gesetz es vorsieht, haben Sie 14 Tage Zeit, es sei denn, Sie stimmen an der Kasse zu, dass das Recht mit der Lieferung des Schlüssels erlischt.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Nur für eine Weile?',
        text: 'Ein Monat ist der kleinste Schritt. Lesen Sie, wie er sich verlängert, wie er endet und wie daraus ein Jahr oder eine unbegrenzte Lizenz wird.',
        label: 'So funktioniert die Monatslizenz',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: 'Shop für Pakete, Einzelprodukte und Upgrades',
    meta_description:
      'Lizenzen für Videodienste, Musikdienste und eigene Aufnahmen auf Windows und Mac. Vorher testen, Preise nachvollziehen, sofort nutzen.',
  },
  what_to_watch: {
    title: 'Was sehen wir heute?',
    intro:
      'Anregungen für jede Gelegenheit: was sich wo zu suchen lohnt und wie es mitkommt. Die Auswahl der Titel überlassen wir Ihnen.',
    sections: [
      {
        kind: 'passages',
        title: 'Nach der Zeit, die Sie haben',
        look: 'grid',
        passages: [
          {
            title: 'Zwanzig Minuten',
            text: 'Eine Sitcomfolge, eine Trickserie oder ein Magazinbeitrag aus der Mediathek.',
          },
          {
            title: 'Ein Abend',
            text: 'Ein Spielfilm oder zwei Folgen einer Dramaserie. Prüfen Sie vorher, ob der Film bald verschwindet.',
          },
          {
            title: 'Ein verregnetes Wochenende',
            text: 'Eine britische Kurzserie mit sechs Folgen oder eine abgeschlossene Staffel.',
          },
          {
            title: 'Eine lange Fahrt',
            text: 'Dokureihen, die sich gut unterbrechen lassen, und ein Hörbuch, damit sich die Augen ausruhen können.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Dienste zum Stöbern',
        routes: [
          'netflix_downloader',
          'disney_plus_downloader',
          'joyn_downloader',
          'bbc_iplayer_downloader',
          'crunchyroll_downloader',
          'viki_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Erst ansehen, dann sichern',
        body: `
Sehen Sie eine Folge beim Dienst an, bevor Sie eine Staffel in die Warteschlange legen. Das spart Platz und Zeit. Was in der Mediathek eine Frist hat, gehört an den Anfang der Liste. Wie lange Sendungen stehen, beschreibt unser Artikel über [Abruffristen](/article/106). Und behalten Sie nur, was Sie privat behalten dürfen.
`,
      },
    ],
    meta_title: 'Was sehen wir heute? Ideen nach Zeit',
    meta_description:
      'Zwanzig Minuten, ein Abend oder eine lange Fahrt: Anregungen, welcher Dienst zu Ihrer Zeit passt und was zuerst auf die Liste gehört.',
  },
}
