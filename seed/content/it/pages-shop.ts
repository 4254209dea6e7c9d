import type { ContentTexts } from '../texts'

export const shopPages: ContentTexts['pages'] = {
  home: {
    title: 'I tuoi video e la tua musica, anche senza rete',
    intro:
      'Con le applicazioni Tidemark per Windows e Mac salvi ciò che il tuo account riproduce e che hai il diritto di conservare.',
    sections: [
      {
        kind: 'passages',
        title: 'Tre linee di prodotti, un account',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Downloader per piattaforme, replay delle reti TV e siti aperti, con le lingue e i sottotitoli che preferisci. Puoi scegliere un solo servizio o una suite.',
          },
          {
            title: 'Tidemark Music',
            text: 'Convertitori per servizi musicali e audiolibri, con tag e copertine. Puoi averli tutti in una suite.',
          },
          {
            title: 'Tidemark Video AI',
            text: 'Ingrandisce, ripulisce e rende più fluidi i filmati che hai girato tu. L’elaborazione avviene sul tuo computer.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'Come funziona',
        look: 'steps',
        passages: [
          {
            title: 'Installa e prova',
            text: 'Installa l’applicazione e scegli un titolo dalla tua lista. La prova è gratuita.',
          },
          {
            title: 'Accedi al tuo servizio',
            text: 'Il sito del servizio si apre nell’applicazione. Scegli i titoli, l’audio e i sottotitoli.',
          },
          {
            title: 'Guarda e ascolta offline',
            text: 'Nei limiti del tuo abbonamento e della legge, ottieni un file per il lettore che preferisci.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'I prodotti più scelti',
        routes: [
          'all_in_one_video_suite',
          'netflix_downloader',
          'raiplay_downloader',
          'amazon_prime_video_downloader',
          'mediaset_infinity_downloader',
          'disney_plus_downloader',
          'spotify_converter',
          'apple_music_converter',
          'video_ai',
        ],
      },
      {
        kind: 'text',
        title: 'Che cosa puoi salvare',
        body: `
Un’applicazione è uno strumento e non ti dà diritti in più. Salva soltanto ciò che il tuo abbonamento, le condizioni del servizio e la legge permettono, per uso privato. In molti Paesi, Italia compresa, non è consentito aggirare una protezione nemmeno per una copia privata. I dettagli sono nel nostro articolo [Che cosa puoi salvare](/article/101).
`,
      },
      {
        kind: 'action',
        title: 'Hai già una licenza?',
        text: 'Accedi: spesso ciò che possiedi riduce il prezzo di un nuovo prodotto.',
        label: 'Vedi gli upgrade',
        href: '/my-account/upgrades',
      },
    ],
    meta_title: 'Video e musica senza rete su Windows e Mac',
    meta_description:
      'Applicazioni per Windows e Mac: salva per te video e musica dei tuoi account e migliora i tuoi filmati. Prima provi, poi scegli.',
  },
  products: {
    title: 'Tutti i prodotti in una pagina',
    intro:
      'Dal downloader per un solo servizio alla suite completa: cerca il nome del tuo servizio oppure parti da ciò che vuoi fare.',
    sections: [
      {
        kind: 'passages',
        title: 'Da dove partire?',
        look: 'grid',
        passages: [
          { title: 'Usi un solo servizio', text: 'Scegli il prodotto che ne porta il nome.' },
          {
            title: 'Usi più servizi',
            text: 'Una suite li comprende tutti. Ogni pagina prodotto calcola da quanti servizi conviene.',
          },
          {
            title: 'Hai un indirizzo',
            text: 'Per un sito aperto c’è il downloader di video, per un flusso ci sono gli strumenti M3U8 e MPD.',
          },
          { title: 'Hai vecchi filmati', text: 'Per migliorare le riprese di famiglia c’è l’IA video.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Prima di scegliere',
        questions: [
          {
            question: 'Il mio servizio non è in elenco: che cosa faccio?',
            answer:
              'Prova il downloader di video o quello per M3U8 sulla pagina del servizio. Se non trovano nulla, scrivici.',
          },
          {
            question: 'Una licenza vale per Windows e per Mac?',
            answer: 'No, vale per uno dei due. Il selettore mostra i prodotti in vendita per il tuo sistema.',
          },
        ],
      },
    ],
    meta_title: 'Tutti i prodotti per Windows e Mac',
    meta_description:
      'Downloader, convertitori, suite e IA video, per servizio e per necessità. I prezzi si trovano nell’elenco dei piani.',
  },
  movie_downloader: {
    title: 'Scarica un film da guardare senza rete',
    intro:
      'Vuoi portare con te un film? Dipende dal servizio che lo offre e da ciò che permette. Questa pagina ti aiuta a trovare il prodotto adatto.',
    sections: [
      {
        kind: 'passages',
        title: 'Dal film al prodotto',
        look: 'steps',
        passages: [
          {
            title: 'Trova il servizio',
            text: 'Raramente un film è disponibile ovunque. Cerca prima nei servizi a cui sei già abbonato.',
          },
          {
            title: 'Controlla le condizioni',
            text: 'Un film può essere incluso, a noleggio, acquistato o gratuito con pubblicità: da questo dipendono le scadenze e ciò che è permesso.',
          },
          {
            title: 'Apri la pagina giusta',
            text: 'Ogni servizio ha un prodotto e quasi tutti anche una guida che ne spiega le particolarità.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Servizi con molti film',
        routes: [
          'raiplay_downloader',
          'netflix_downloader',
          'amazon_prime_video_downloader',
          'disney_plus_downloader',
          'rakuten_tv_downloader',
          'video_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Noleggio e acquisto',
        body: `
Alla scadenza di un noleggio va cancellato anche il file. Un acquisto dà un diritto personale, descritto nelle condizioni di vendita. Se è lo stesso negozio online a offrire il download, conviene usare quello.

I film di pubblico dominio, come molti film muti, si possono conservare liberamente. Controlla però che lo siano anche la musica e il restauro.
`,
      },
    ],
    meta_title: 'Portare con sé un film: lo strumento adatto',
    meta_description:
      'Dove si trova un film e che cosa è permesso: da abbonamento, noleggio o acquisto al prodotto Tidemark adatto, per la visione privata.',
  },
  blog_center: {
    title: 'Consigli per guardare e ascoltare offline',
    intro:
      'Le nostre redazioni spiegano formati, scadenze e diritti e rispondono alle domande più frequenti.',
    sections: [
      {
        kind: 'passages',
        title: 'Di che cosa si parla',
        look: 'grid',
        passages: [
          { title: 'Diritti', text: 'La copia privata, i contratti e le differenze fra i Paesi.' },
          { title: 'Formati', text: 'Contenitori, codec, sottotitoli e flussi, spiegati da zero.' },
          { title: 'Musica', text: 'Tag, formati senza perdita e libri divisi in capitoli.' },
          {
            title: 'Vita pratica',
            text: 'Licenze da trasferire, offerte da capire, vecchi nastri da recuperare.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Cerchi un servizio preciso?',
        text: 'Quasi ogni downloader video ha una guida, che puoi aprire dalla pagina del prodotto.',
        label: 'Vai ai prodotti',
        href: '/products',
      },
    ],
    meta_title: 'Blog su formati, scadenze e diritti',
    meta_description:
      'Copia privata, televisione in differita, codec, sottotitoli, formati musicali e licenze: gli articoli delle nostre redazioni.',
  },
  posts: {
    title: 'Tutti gli articoli',
    intro: 'Gli articoli in ordine di data, dal più recente al più vecchio.',
    sections: [
      {
        kind: 'text',
        title: 'Come leggerli',
        body: `
Ogni articolo riporta la data e la redazione responsabile. I servizi cambiano in fretta: se noti una differenza, segnalacela con il [modulo di contatto](/contact). Gli articoli sul diritto danno informazioni generali e non sostituiscono una consulenza.
`,
      },
    ],
    meta_title: 'Tutti gli articoli per data',
    meta_description:
      'Streaming, televisione in differita, formati, musica e licenze: tutti gli articoli delle redazioni, a partire dai nuovi.',
  },
  authors: {
    title: 'Chi scrive i nostri articoli',
    intro: 'Ogni articolo è firmato da una redazione, responsabile del proprio argomento.',
    sections: [
      {
        kind: 'text',
        title: 'Come lavoriamo',
        body: `
Scriviamo di ciò che proviamo nelle nostre applicazioni e segnaliamo che cosa cambia da Paese a Paese. Quando un testo riguarda un nostro prodotto, lo diciamo chiaramente. Non diamo voti né stelle, perché non saremmo imparziali.

Hai trovato un errore? Segnalacelo con il [modulo di contatto](/contact).
`,
      },
    ],
    meta_title: 'Le nostre redazioni e i loro temi',
    meta_description:
      'Video, musica, diritti, assistenza: chi scrive per Tidemark e in che modo le redazioni parlano dei propri prodotti.',
  },
}
