import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: 'Il downloader di video a vita, in offerta tutto l’anno',
    intro:
      'Per chi vuole cominciare in piccolo: l’offerta riguarda la licenza a vita del downloader per siti aperti, su un computer.',
    sections: [
      {
        kind: 'text',
        title: 'Di che cosa si tratta',
        body: `
Il [downloader di video](/video-downloader) salva conferenze, lezioni e filmati da siti aperti, quando l’autore o la legge permettono di copiarli. La licenza a vita è in offerta tutto l’anno, senza bisogno di codici: il prezzo compare già nell’elenco dei piani. Se per ciò che possiedi hai diritto a un prezzo più basso, vale quello.
`,
      },
      {
        kind: 'products',
        title: 'Prodotti in offerta e prodotti collegati',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: 'Domande sull’offerta',
        questions: [
          {
            question: 'La licenza in offerta ha dei limiti?',
            answer: 'No, è la stessa licenza a vita per un computer, con gli aggiornamenti del prodotto.',
          },
          {
            question: 'Ho già un prodotto: quale prezzo vale per me?',
            answer: 'Accedi: la pagina mostra il prezzo più basso a cui hai diritto e ne spiega il motivo.',
          },
        ],
      },
    ],
    meta_title: 'Offerta permanente: downloader video a vita',
    meta_description:
      'La licenza a vita del downloader per siti aperti in offerta tutto l’anno, su un computer. Il prezzo di oggi è nell’elenco dei piani.',
  },
  upgrade_campaign: {
    title: 'Le tue licenze riducono il prezzo di una suite',
    intro:
      'Se hai licenze a vita, ogni prodotto acquistato può ridurre il prezzo di una suite. Trovi i tuoi prezzi più in basso in questa pagina.',
    sections: [
      {
        kind: 'passages',
        title: 'In tre passi',
        look: 'steps',
        passages: [
          {
            title: 'Accedi',
            text: 'Il negozio legge le licenze a vita del tuo account, sistema per sistema.',
          },
          {
            title: 'Confronta le suite',
            text: 'Scegli video, musica o entrambi; le suite con video ci sono anche per tre computer. Accanto a ogni prezzo trovi la spiegazione.',
          },
          { title: 'Completa l’acquisto', text: 'La suite si aggiunge alle licenze che hai già.' },
        ],
      },
      {
        kind: 'products',
        title: 'Gli upgrade',
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
        title: 'Quando valgono questi prezzi',
        body: `
I prezzi cliente non hanno una scadenza: valgono non appena nel tuo account c’è una licenza che dà diritto alla riduzione. Durante una campagna può esserci in più un coupon, valido per qualche settimana; se viene applicato, lo trovi nella spiegazione del tuo prezzo. Fra tutti i prezzi possibili vale il più basso.
`,
      },
    ],
    meta_title: 'Upgrade: le tue licenze riducono il prezzo',
    meta_description:
      'Le licenze a vita riducono il prezzo di una suite video o musica. Accedi, guarda il tuo prezzo e scopri come è calcolato.',
  },
  subscriber_upgrade: {
    title: 'Dall’abbonamento alla licenza a vita',
    intro:
      'Per chi è abbonato: finché il tuo abbonamento è attivo, puoi trasformarlo in una licenza a vita dello stesso prodotto, di solito a meno di quanto costa agli altri. Trovi il tuo prezzo più in basso in questa pagina.',
    sections: [
      {
        kind: 'passages',
        title: 'L’essenziale',
        look: 'grid',
        passages: [
          {
            title: 'Lo stesso prodotto',
            text: 'La licenza a vita riguarda il prodotto che usi già, sullo stesso sistema.',
          },
          {
            title: 'Il prezzo per gli abbonati',
            text: 'Si trova in questa pagina e accanto al tuo abbonamento. Vale dal primo periodo pagato e di solito è più basso del prezzo per i nuovi clienti.',
          },
          {
            title: 'Niente da disdire',
            text: 'Scegli la licenza a vita accanto al tuo abbonamento. Una volta pagata, non si rinnova più nulla e non ci sono altri addebiti.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Prima di passare',
        questions: [
          {
            question: 'Ho pagato una volta sola e nulla si rinnova: vale anche per me?',
            answer:
              'I prezzi di questa pagina valgono solo per gli abbonamenti. Chi ha o ha avuto un prodotto singolo di solito ottiene il prezzo cliente per la licenza a vita, anche dopo la scadenza: accedi e apri la pagina del prodotto. Una suite costa quasi sempre il prezzo abituale.',
          },
          {
            question: 'Il mio abbonamento è già terminato: è troppo tardi?',
            answer:
              'Per il prezzo riservato agli abbonati sì: serve un abbonamento attivo. Uno disdetto conta fino al suo ultimo giorno. Per un prodotto singolo di solito resta il prezzo cliente: lo trovi nella pagina del prodotto.',
          },
          {
            question: 'I giorni rimanenti vengono rimborsati?',
            answer:
              'No, e non vengono nemmeno scalati dal prezzo. La tua licenza diventa a vita appena è pagata.',
          },
          {
            question: 'Dove vedo il mio prezzo?',
            answer: 'Dopo l’accesso, in questa pagina e nel tuo account, accanto all’abbonamento.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'I tuoi abbonamenti',
        text: 'La licenza a vita si sceglie accanto all’abbonamento.',
        label: 'Apri il mio account',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: 'Dall’abbonamento alla licenza a vita',
    meta_description:
      'Come un abbonamento attivo diventa una licenza a vita dello stesso prodotto: a chi spetta il prezzo per abbonati, dove si vede e quali addebiti cessano.',
  },
  aio_special_offer: {
    title: 'Le suite per tre computer',
    intro:
      'La campagna riguarda le suite per tre computer della stessa casa: tutti i servizi video, oppure video e musica.',
    sections: [
      {
        kind: 'text',
        title: 'Per chi è pensata',
        body: `
Un computer in studio, uno per i viaggi, uno accanto al televisore: se usi gli stessi servizi su tutti, ti basta una licenza invece di tre. La campagna riguarda le licenze a vita per tre computer delle due suite qui sotto. Finché è in corso, la riduzione viene applicata automaticamente e compare nella spiegazione del prezzo. Negli altri periodi le licenze sono in vendita al prezzo abituale, e i prezzi cliente restano validi.
`,
      },
      {
        kind: 'products',
        title: 'Le due suite',
        routes: ['all_in_one_video_suite', 'video_music_one'],
      },
      {
        kind: 'questions',
        title: 'Tre computer',
        questions: [
          {
            question: 'Posso mescolare Windows e Mac?',
            answer: 'No, i tre computer devono avere lo stesso sistema.',
          },
          {
            question: 'Ho già la suite per un computer: quanto pago?',
            answer: 'Soltanto la differenza. Dopo l’accesso, la pagina ti indica il prodotto giusto.',
          },
        ],
      },
    ],
    meta_title: 'Suite per tre computer: l’offerta speciale',
    meta_description:
      'Una campagna sulle licenze a vita per tre computer, solo video oppure con la musica. Date e stato sono sulla pagina.',
  },
  clientad_promotion: {
    title: 'Per chi usa le nostre applicazioni',
    intro:
      'Hai aperto questa pagina da un annuncio in un’applicazione Tidemark. Ecco che cosa conviene al tuo account. Dopo l’accesso vedi i tuoi prezzi.',
    sections: [
      {
        kind: 'passages',
        title: 'In quale caso ti trovi?',
        look: 'grid',
        passages: [
          {
            title: 'Sto ancora provando',
            text: 'Scegli un piano per il servizio che hai provato. Non devi reinstallare nulla.',
          },
          {
            title: 'Ho un prodotto',
            text: 'Considera la suite della stessa linea: con una licenza a vita costa meno.',
          },
          {
            title: 'Ho una suite',
            text: 'Aggiungi l’altra linea di prodotti o altri computer, pagando soltanto la differenza.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Le possibilità',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: 'Preferisci non vedere annunci?',
        body: `
Puoi disattivarli nelle impostazioni dell’applicazione, alla voce «Generale». Continuerai a ricevere gli avvisi sugli aggiornamenti e sulla scadenza della licenza.
`,
      },
    ],
    meta_title: 'Offerte per chi usa già i nostri programmi',
    meta_description:
      'Un piano dopo la prova, una suite dopo un prodotto, l’altra linea dopo una suite: che cosa conviene al tuo account.',
  },
  monthly_subscription_promotion: {
    title: 'Un mese, per il tempo che ti serve',
    intro:
      'Il piano mensile è adatto a una vacanza, una stagione di una serie o un progetto. Si rinnova finché non lo disdici oppure, se scegli un solo pagamento, termina da solo.',
    sections: [
      {
        kind: 'passages',
        title: 'Quando basta un mese',
        look: 'grid',
        passages: [
          {
            title: 'Prima di partire',
            text: 'Prepara i file nella prima settimana e avrai ancora tempo per le aggiunte.',
          },
          {
            title: 'Per una stagione',
            text: 'Una serie con una puntata alla settimana dura due o tre mesi.',
          },
          {
            title: 'Per mettere ordine una volta',
            text: 'Converti una raccolta di dischi o migliora i vecchi filmati di famiglia.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Domande sul piano mensile',
        questions: [
          {
            question: 'Devo disdire?',
            answer:
              'Se il piano si rinnova, sì: puoi farlo in qualsiasi momento con due clic e usarlo fino alla fine del mese pagato. Con un solo pagamento il piano termina da solo, senza altri addebiti.',
          },
          {
            question: 'Posso passare in seguito al piano annuale o a vita?',
            answer: 'Sì. Dopo l’accesso vedi quanto ti costa il passaggio.',
          },
          {
            question: 'Dopo una pausa pago di nuovo il prezzo pieno?',
            answer: 'Di solito no: chi ha già avuto un prodotto ha diritto a un prezzo cliente.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Scelti spesso con il piano mensile',
        routes: ['netflix_downloader', 'disney_plus_downloader', 'spotify_converter', 'video_ai'],
      },
    ],
    meta_title: 'Il piano di un mese: quando sceglierlo',
    meta_description:
      'Vacanza, stagione o progetto: quando basta un mese, come finisce e come cambiare dopo. I prezzi sono nell’elenco dei piani.',
  },
  get_free_license_referral_program: {
    title: 'Passaparola: consiglia le nostre applicazioni',
    intro:
      'Ti piace una nostra applicazione? Consigliala con il tuo link. Se chi lo segue acquista un prodotto, ottieni giorni di prova per la stessa linea di prodotti.',
    sections: [
      {
        kind: 'passages',
        title: 'Come funziona',
        look: 'steps',
        passages: [
          {
            title: 'Copia il link',
            text: 'Lo trovi nel tuo account, fra le prove gratuite. Contiene un codice e non il tuo nome.',
          },
          {
            title: 'Condividilo',
            text: 'Mandalo a persone che conosci, non nei luoghi in cui la pubblicità è sgradita.',
          },
          {
            title: 'Segui i risultati',
            text: 'Nel tuo account vedi le visite, le registrazioni, gli acquisti e i giorni di prova ottenuti.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Sul programma',
        questions: [
          { question: 'Devo avere una licenza?', answer: 'No, basta un account.' },
          {
            question: 'Che cosa saprò delle persone invitate?',
            answer: 'Soltanto che qualcuno è arrivato dal tuo link.',
          },
          {
            question: 'Le mie visite vengono contate?',
            answer: 'No, e lo stesso visitatore viene contato una sola volta al giorno.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Il tuo link',
        text: 'Accedi per vederlo.',
        label: 'Vedi il mio link',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: 'Programma passaparola: come partecipare',
    meta_description:
      'Condividi il tuo link e ottieni giorni di prova: come funziona il programma e quali dati delle persone invitate non vedrai.',
  },
  event_center: {
    title: 'Centro eventi: offerte in corso',
    intro: 'Tutte le offerte di oggi, in una sola pagina.',
    sections: [
      {
        kind: 'text',
        title: 'Che cosa ci trovi',
        body: `
Passa di qui prima di acquistare: in questa pagina trovi tutte le offerte in corso oggi e che vantaggi ti offrono. Non ti serve alcun codice, perché nell’elenco dei piani trovi già il prezzo ridotto. E se oggi non c’è nulla in corso, ti diciamo anche questo.
`,
      },
      {
        kind: 'passages',
        title: 'Buono a sapersi',
        look: 'grid',
        passages: [
          {
            title: 'Paghi il prezzo più basso',
            text: 'Campagna, prezzo cliente e coupon non si sommano: vale quello che ti costa meno.',
          },
          {
            title: 'Ogni prezzo ha il suo motivo',
            text: 'Alla voce «Perché questo prezzo?» la pagina di ogni prodotto mostra come ci si arriva.',
          },
          {
            title: 'Nessun codice',
            text: 'Scegli il piano e vai alla cassa: lo sconto è già applicato.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Sei già cliente?',
        text: 'Allora non devi aspettare: con le licenze a vita hai un prezzo tutto tuo, in ogni periodo dell’anno.',
        label: 'Vedi gli upgrade',
        href: '/upgrade-campaign',
      },
    ],
    meta_title: 'Centro eventi: offerte in corso',
    meta_description:
      'Le offerte in corso oggi da Tidemark e che vantaggi ti offrono, senza codici. Per chi ha licenze a vita, un prezzo proprio tutto l’anno.',
  },
  black_friday_sales_2022: {
    title: 'Black Friday 2022',
    intro:
      'La campagna dell’autunno 2022 sulle licenze a vita, per uno o tre computer. Il riquadro qui sotto indica se è in corso.',
    sections: [
      {
        kind: 'text',
        title: 'Che cosa comprende',
        body: `
Black Friday 2022 riguarda le licenze a vita per uno e per tre computer, sia dei prodotti singoli sia delle suite. I piani mensili e annuali non sono compresi. Durante la campagna i prezzi ridotti compaiono nell’elenco dei piani senza bisogno di codici. Negli altri periodi valgono i prezzi abituali; le campagne successive sono annunciate nel [centro eventi](/event-center).
`,
      },
      {
        kind: 'passages',
        title: 'La campagna e gli altri prezzi',
        look: 'grid',
        passages: [
          {
            title: 'Prezzo cliente',
            text: 'Se il tuo prezzo cliente è più basso, vale quello.',
          },
          { title: 'Coupon', text: 'Un codice viene applicato soltanto se conviene più della campagna.' },
        ],
      },
      {
        kind: 'products',
        title: 'Disponibili a vita',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_downloader'],
      },
    ],
    meta_title: 'Black Friday 2022: licenze a vita',
    meta_description:
      'La campagna dell’autunno 2022 sulle licenze a vita per uno o tre computer: che cosa comprende e come si combina con i prezzi cliente.',
  },
  shop: {
    title: 'Il negozio in breve',
    intro:
      'Licenze per il video, per la musica e per i tuoi filmati. Accanto a ogni prezzo trovi come è stato calcolato.',
    sections: [
      {
        kind: 'products',
        title: 'Le suite',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one'],
      },
      {
        kind: 'products',
        title: 'I prodotti più richiesti',
        routes: [
          'netflix_downloader',
          'raiplay_downloader',
          'mediaset_infinity_downloader',
          'spotify_converter',
          'audible_converter',
          'video_ai',
        ],
      },
      {
        kind: 'passages',
        title: 'Su che cosa puoi contare',
        look: 'grid',
        passages: [
          { title: 'Prova gratuita', text: 'Puoi provare ogni applicazione prima di decidere.' },
          {
            title: 'Prezzi trasparenti',
            text: 'Prezzo di listino, riduzione e totale sono indicati riga per riga.',
          },
          { title: 'Consegna immediata', text: 'Ricevi la chiave appena il pagamento è confermato.' },
          {
            title: 'Diritto di recesso',
            text: 'Hai quattordici giorni di tempo, dove la legge lo prevede, a meno che alla cassa tu non accetti di perdere questo diritto alla consegna della chiave.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Ti serve per poco tempo?',
        text: 'Il piano mensile è quello più breve. Scopri come si rinnova, come termina e come passare a un anno o a una licenza a vita.',
        label: 'Come funziona il piano mensile',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: 'Negozio: suite, prodotti singoli e upgrade',
    meta_description:
      'Licenze per servizi video, musica e filmati personali, su Windows e su Mac. Provale, scopri come si calcola il prezzo e comincia subito.',
  },
  what_to_watch: {
    title: 'Che cosa guardare stasera?',
    intro: 'Qualche idea in base al tempo che hai, con i servizi più adatti. La scelta dei titoli è tua.',
    sections: [
      {
        kind: 'passages',
        title: 'Secondo il tempo',
        look: 'grid',
        passages: [
          {
            title: 'Venti minuti',
            text: 'Una puntata di commedia, un cartone, uno spezzone d’archivio dalle Teche Rai.',
          },
          {
            title: 'Una sera',
            text: 'Un film o due episodi di una fiction. Controlla prima se stanno per scadere.',
          },
          {
            title: 'Una domenica di pioggia',
            text: 'Un giallo britannico in sei puntate, o una stagione già conclusa.',
          },
          {
            title: 'Un viaggio lungo',
            text: 'Documentari che puoi interrompere quando vuoi e un audiolibro per riposare gli occhi.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Dove cercare',
        routes: [
          'raiplay_downloader',
          'mediaset_infinity_downloader',
          'netflix_downloader',
          'disney_plus_downloader',
          'crunchyroll_downloader',
          'viki_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Prima guarda un episodio, poi scarica',
        body: `
Prima di aggiungere alla coda un’intera stagione, guarda un episodio sul servizio: risparmi tempo e spazio. Dai la precedenza ai titoli in scadenza. Conserva soltanto ciò che la legge ti permette di copiare in privato, come spiega il nostro articolo sulla [copia privata](/article/101).
`,
      },
    ],
    meta_title: 'Che cosa guardare stasera? Idee per tempo',
    meta_description:
      'Venti minuti, una sera o un viaggio lungo: idee di servizi secondo il tempo che hai, e che cosa conviene vedere per primo.',
  },
}
