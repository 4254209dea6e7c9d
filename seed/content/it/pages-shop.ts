import type { ContentTexts } from '../texts'

export const shopPages: ContentTexts['pages'] = {
  home: {
    title: 'I tuoi video e la tua musica, anche senza rete',
    intro:
      'Tidemark fa applicazioni per Windows e Mac che salvano ciò che il tuo account riproduce e che hai il diritto di tenere per te.',
    sections: [
      {
        kind: 'passages',
        title: 'Tre gamme, un account',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Downloader per piattaforme, televisione in differita e siti aperti, con le tracce e i sottotitoli che preferisci. Uno alla volta o in una suite.',
          },
          {
            title: 'Tidemark Music',
            text: 'Convertitori per servizi musicali e audiolibri, con tag e copertine. Una suite li riunisce.',
          },
          {
            title: 'Tidemark Video AI',
            text: 'Ingrandisce, ripulisce e rende più morbidi i filmati che hai girato tu. Il calcolo avviene sul tuo computer.',
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
            text: 'Installa l’applicazione e prendi un titolo dalla tua lista. La prova è gratuita.',
          },
          {
            title: 'Accedi al tuo servizio',
            text: 'La pagina del servizio si apre dentro l’applicazione. Scegli titoli, audio e sottotitoli.',
          },
          {
            title: 'Guarda e ascolta offline',
            text: 'Ciò che il tuo accesso e la legge ti lasciano diventa un file per il lettore che preferisci.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Prodotti da cui si parte spesso',
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
Un’applicazione è uno strumento e non dà diritti. Salva soltanto ciò che il tuo abbonamento, le condizioni del servizio e la legge ti concedono, e tienilo per te. In molti Paesi, Italia compresa, una misura di protezione non si può eludere neppure per una copia privata. Il nostro articolo [Che cosa puoi salvare](/article/101) scende nei particolari.
`,
      },
      {
        kind: 'action',
        title: 'Hai già una licenza?',
        text: 'Accedi: ciò che possiedi spesso abbassa il prezzo del prodotto successivo.',
        label: 'Vedi gli upgrade',
        href: '/my-account/upgrades',
      },
    ],
    meta_title: 'Video e musica senza rete su Windows e Mac',
    meta_description:
      'Applicazioni per Windows e Mac: tenere in privato video e musica dei tuoi account e migliorare i tuoi filmati. Prima provi, poi scegli.',
  },
  products: {
    title: 'Tutti i prodotti in una pagina',
    intro:
      'Dal downloader per un solo servizio alla suite che li comprende: cerca il nome del tuo servizio, oppure parti da ciò che ti serve.',
    sections: [
      {
        kind: 'passages',
        title: 'Da dove partire?',
        look: 'grid',
        passages: [
          { title: 'Un servizio', text: 'Prendi il prodotto che ne porta il nome.' },
          {
            title: 'Più servizi',
            text: 'Una suite copre l’intera gamma. Ogni pagina prodotto calcola da quando costa meno.',
          },
          {
            title: 'Un indirizzo',
            text: 'Per un sito aperto c’è il downloader di video; per un flusso, gli strumenti M3U8 e MPD.',
          },
          { title: 'Le tue riprese', text: 'Dei filmati di famiglia si occupa l’IA video.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Prima di scegliere',
        questions: [
          {
            question: 'Il mio servizio non è in elenco. Che cosa faccio?',
            answer:
              'Prova sulla sua pagina il downloader di video o quello per M3U8. Se non trova nulla, scrivici.',
          },
          {
            question: 'Una licenza vale per Windows e per Mac?',
            answer: 'No, per uno dei due. Il selettore mostra che cosa è in vendita per il tuo.',
          },
        ],
      },
    ],
    meta_title: 'Tutti i prodotti per Windows e Mac',
    meta_description:
      'Downloader, convertitori, suite e IA video, per servizio e per necessità. I prezzi si trovano nell’elenco dei piani.',
  },
  movie_downloader: {
    title: 'Un film da portare dove la rete non c’è',
    intro:
      'Hai in mente un film e vuoi averlo con te? Dipende da chi lo offre e da che cosa permette. Questa pagina ti porta dal film al prodotto.',
    sections: [
      {
        kind: 'passages',
        title: 'Dal film al prodotto',
        look: 'steps',
        passages: [
          {
            title: 'Trova dov’è',
            text: 'Di rado un film sta dappertutto. Guarda prima nei servizi a cui sei già abbonato.',
          },
          {
            title: 'Chiarisci il tuo diritto',
            text: 'Compreso, noleggiato, comprato o gratuito con pubblicità: da questo dipendono termini e permessi.',
          },
          {
            title: 'Apri la pagina giusta',
            text: 'Ogni servizio ha il suo prodotto e la sua guida, con le particolarità del caso.',
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
Un noleggio finisce alla scadenza, file compreso. Un acquisto dà un diritto personale, descritto nelle sue condizioni. Se è il negozio stesso a offrire il download, quella è la strada breve.

I film di pubblico dominio, come molti dell’epoca del muto, si tengono senza difficoltà. Controlla però che lo siano anche la musica e il restauro.
`,
      },
    ],
    meta_title: 'Portare con sé un film: lo strumento adatto',
    meta_description:
      'Dove si trova il film, e che diritto hai? Da abbonamento, noleggio o acquisto al prodotto Tidemark adatto, per la visione privata.',
  },
  blog_center: {
    title: 'Per vedere e ascoltare meglio senza rete',
    intro: 'Le nostre redazioni spiegano formati, scadenze e diritti, e rispondono alle domande che tornano.',
    sections: [
      {
        kind: 'passages',
        title: 'Di che cosa si parla',
        look: 'grid',
        passages: [
          { title: 'Diritti', text: 'La copia privata, i contratti e le differenze fra i Paesi.' },
          { title: 'Formati', text: 'Contenitori, codec, sottotitoli e flussi, partendo da zero.' },
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
        text: 'Ogni downloader della gamma video ha una guida, che si apre dalla sua pagina.',
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
    intro: 'Gli articoli in ordine di data, dal nuovo al vecchio.',
    sections: [
      {
        kind: 'text',
        title: 'Come leggerli',
        body: `
Ogni articolo porta una data e la redazione che ne risponde. I servizi cambiano in fretta: se quello che vedi è diverso, diccelo con il [modulo di contatto](/contact) e controlleremo. I testi sul diritto danno un quadro generale e non sono una consulenza.
`,
      },
    ],
    meta_title: 'Tutti gli articoli per data',
    meta_description:
      'Streaming, televisione in differita, formati, musica e licenze: tutti gli articoli delle redazioni, a partire dai nuovi.',
  },
  authors: {
    title: 'Chi scrive qui',
    intro: 'Gli articoli escono con il nome di una redazione. Ciascuna ha il suo campo e ne risponde.',
    sections: [
      {
        kind: 'text',
        title: 'Come lavoriamo',
        body: `
Scriviamo di ciò che proviamo nelle nostre applicazioni e segnaliamo che cosa cambia da Paese a Paese. Un testo che riguarda un nostro prodotto si presenta come testo di chi lo produce. Non diamo voti né stelle: nessuno è buon giudice in casa propria.

Hai trovato un errore? Il [modulo di contatto](/contact) serve anche a questo.
`,
      },
    ],
    meta_title: 'Le nostre redazioni e i loro temi',
    meta_description:
      'Video, musica, diritti, assistenza: chi scrive per Tidemark e in che modo le redazioni parlano dei propri prodotti.',
  },
}
