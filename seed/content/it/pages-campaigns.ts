import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: 'Offerta d’autunno: il downloader di video a vita',
    intro:
      'Per chi vuole cominciare in piccolo: l’offerta riguarda la licenza a vita del downloader per siti aperti, su un computer.',
    sections: [
      {
        kind: 'text',
        title: 'Di che cosa si tratta',
        body: `
Il [downloader di video](/video-downloader) conserva conferenze, lezioni e filmati di siti aperti, dove l’autore o la legge ne permette la copia. Finché l’offerta è attiva il prezzo della licenza a vita è ridotto, senza codice: l’elenco dei piani ne tiene conto. Se ciò che possiedi ti dà un prezzo più basso, vale quello.
`,
      },
      {
        kind: 'products',
        title: 'Nell’offerta, e accanto',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: 'Sull’offerta',
        questions: [
          {
            question: 'È una licenza limitata?',
            answer: 'No, è la stessa licenza a vita per un computer, con gli aggiornamenti del prodotto.',
          },
          {
            question: 'Ho già un prodotto. Che cosa vale per me?',
            answer: 'Accedi: la pagina mostra il prezzo più basso fra quelli che ti spettano, e il perché.',
          },
        ],
      },
    ],
    meta_title: 'Offerta d’autunno: downloader video a vita',
    meta_description:
      'La licenza a vita del downloader per siti aperti a prezzo ridotto, su un computer. Il prezzo di oggi è nell’elenco dei piani.',
  },
  upgrade_campaign: {
    title: 'Ciò che possiedi conta',
    intro:
      'Per chi ha licenze a vita: ogni prodotto acquistato può abbassare il prezzo di una suite. Accedi per sapere di quanto.',
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
            text: 'Video, musica o entrambe, per uno o tre computer, con il motivo di ogni prezzo.',
          },
          { title: 'Completa', text: 'Le licenze che hai restano; la suite si aggiunge.' },
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
        title: 'Quando vale',
        body: `
I vantaggi per chi possiede già qualcosa non hanno date: valgono appena il tuo account contiene una licenza che conta. Una campagna può aggiungere un codice per qualche settimana; se ce n’è una, lo dice la parte alta di questa pagina. Fra tutti i prezzi possibili vale il più basso.
`,
      },
    ],
    meta_title: 'Aggiornamento: le tue licenze contano',
    meta_description:
      'Le licenze a vita contano per una suite video o musica. Accedi, guarda il tuo prezzo e leggi perché è quello.',
  },
  subscriber_upgrade: {
    title: 'Da un piano a termine alla licenza a vita',
    intro:
      'Hai cominciato con un mese o un anno e vuoi restare: ecco come da un piano che si ferma da solo si passa a una licenza senza scadenza.',
    sections: [
      {
        kind: 'passages',
        title: 'L’essenziale',
        look: 'grid',
        passages: [
          {
            title: 'Lo stesso prodotto',
            text: 'La licenza a vita è del prodotto che conosci, sul sistema su cui lo usi.',
          },
          {
            title: 'Il tuo prezzo cliente',
            text: 'Chi ha o ha avuto un prodotto singolo paga di regola meno per la sua licenza a vita. Dopo l’accesso vedi subito il prezzo.',
          },
          {
            title: 'Niente da disdire',
            text: 'Pagato una volta, il mese o l’anno si ferma da solo. Se si rinnova, la licenza a vita mette fine ai rinnovi: non viene addebitato altro.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Prima di passare',
        questions: [
          {
            question: 'Il mio piano è già finito. È tardi?',
            answer: 'No. Il tuo account sa che cosa hai avuto, e il prezzo cliente vale anche dopo.',
          },
          {
            question: 'I giorni che restano vengono rimborsati?',
            answer: 'No. Il piano prosegue fino al suo ultimo giorno accanto alla licenza a vita.',
          },
          {
            question: 'Dove vedo il mio prezzo?',
            answer: 'Dopo l’accesso, nella pagina del prodotto e a ogni passo dell’acquisto.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'I tuoi piani',
        text: 'Guarda quali sono attivi e fino a quando.',
        label: 'Apri il mio account',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: 'Dal mese o dall’anno alla licenza a vita',
    meta_description:
      'Come si passa da un piano di un mese o di un anno alla licenza a vita dello stesso prodotto: prezzo cliente, giorni che restano, niente disdette.',
  },
  aio_special_offer: {
    title: 'Le suite per tre computer',
    intro:
      'La campagna riguarda le suite per tre computer: tutti i servizi video, oppure video e musica, in una casa sola.',
    sections: [
      {
        kind: 'text',
        title: 'Per chi è pensata',
        body: `
Un computer in studio, uno per i viaggi, uno accanto al televisore: chi usa ovunque gli stessi servizi ha bisogno di una licenza e non di tre. La campagna interessa le licenze a vita per tre computer delle due suite qui sotto. Nelle sue date la riduzione si applica da sé e compare nella spiegazione del prezzo. Fuori da quelle date le stesse licenze si vendono al prezzo abituale, e chi possiede già qualcosa mantiene i propri prezzi.
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
            answer: 'No, i tre computer hanno lo stesso sistema.',
          },
          {
            question: 'Ho la suite per un computer.',
            answer: 'Paghi soltanto la differenza. Dopo l’accesso la pagina ti porta al prodotto giusto.',
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
      'Un annuncio in un’applicazione Tidemark ti ha portato qui. Ecco quale passo si adatta al tuo account.',
    sections: [
      {
        kind: 'passages',
        title: 'In quale caso ti trovi?',
        look: 'grid',
        passages: [
          {
            title: 'Sto ancora provando',
            text: 'Scegli un piano per il servizio che hai provato. Non c’è nulla da reinstallare.',
          },
          {
            title: 'Ho un prodotto',
            text: 'Guarda la suite della sua gamma: una licenza a vita ne abbassa il prezzo.',
          },
          {
            title: 'Ho una suite',
            text: 'Aggiungi l’altra gamma o altri computer, pagando soltanto ciò che manca.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'I passi possibili',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: 'Preferisci non vedere annunci?',
        body: `
Si spengono nelle impostazioni dell’applicazione, alla voce «Generale». Restano gli avvisi sugli aggiornamenti e sulla fine della licenza, perché ti servono.
`,
      },
    ],
    meta_title: 'Offerte per chi usa già i nostri programmi',
    meta_description:
      'Un piano dopo la prova, una suite dopo un prodotto, l’altra gamma dopo una suite: che cosa conviene al tuo account.',
  },
  monthly_subscription_promotion: {
    title: 'Un mese, per il tempo che ti serve',
    intro:
      'Il mese è il passo breve: per una vacanza, una stagione o un progetto. Si rinnova finché non disdici oppure, con un solo pagamento, si ferma da solo.',
    sections: [
      {
        kind: 'passages',
        title: 'Quando basta un mese',
        look: 'grid',
        passages: [
          {
            title: 'Prima di partire',
            text: 'Prepara tutto nella prima settimana; il resto è margine.',
          },
          { title: 'Per una stagione', text: 'Una serie settimanale finisce in due o tre mesi.' },
          {
            title: 'Per mettere ordine una volta',
            text: 'Una raccolta di dischi, una scatola di filmati di famiglia, e hai finito.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Che cosa vuol dire un mese',
        questions: [
          {
            question: 'Devo disdire?',
            answer:
              'Se si rinnova, sì: quando vuoi, con due clic, e il mese pagato resta tuo. Con un solo pagamento, il mese si ferma da solo e non viene addebitato altro.',
          },
          {
            question: 'Posso passare dopo a un anno o a vita?',
            answer: 'Sì. Dopo l’accesso vedi quanto ti costa il passaggio.',
          },
          {
            question: 'Dopo una pausa torno al prezzo pieno?',
            answer: 'Chi ha già avuto un prodotto riceve di regola un prezzo cliente.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Presi spesso al mese',
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
      'Una nostra applicazione ti piace? Parlane. Chi segue il tuo link la scopre e, se acquista, guadagni una prova della linea di prodotti che ha scelto.',
    sections: [
      {
        kind: 'passages',
        title: 'Come funziona',
        look: 'steps',
        passages: [
          {
            title: 'Copia il link',
            text: 'È nel tuo account, fra le prove gratuite. Contiene un codice e non il tuo nome.',
          },
          {
            title: 'Passalo ad altri',
            text: 'A persone che conosci, e non dove la pubblicità è sgradita.',
          },
          {
            title: 'Segui il conto',
            text: 'Visite, account e acquisti compaiono nel tuo account, e così le prove guadagnate, con i loro giorni.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Sul programma',
        questions: [
          { question: 'Occorre una licenza?', answer: 'No, basta un account.' },
          {
            question: 'Che cosa saprò delle persone invitate?',
            answer: 'Soltanto che qualcuno è arrivato dal tuo link.',
          },
          {
            question: 'Contano le mie visite?',
            answer: 'No, e nemmeno due volte al giorno lo stesso visitatore.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Il tuo link',
        text: 'Accedi per vederlo.',
        label: 'Guadagna tempo di prova',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: 'Programma passaparola: come partecipare',
    meta_description:
      'Passare un link e vedere che cosa porta: come conta il programma, e che cosa non racconta degli altri.',
  },
  event_center: {
    title: 'Centro eventi: offerte a tempo limitato',
    intro: 'Autunno, Black Friday, Natale: qui vedi che cosa costa meno oggi e fino a quando.',
    sections: [
      {
        kind: 'text',
        title: 'Che cosa ci trovi',
        body: `
Passa di qui prima di acquistare. Se un’offerta ha una scadenza, te la diciamo nella tua ora locale, ed è quella vera: dopo tornano i prezzi abituali. Non ti serve alcun codice, perché nell’elenco dei piani trovi già il prezzo ridotto. E se oggi non c’è nulla in corso, ti diciamo anche questo.
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
            title: 'Scadenze vere',
            text: 'Il conto alla rovescia arriva al momento in cui la campagna finisce davvero. Nessuno ti mette fretta.',
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
      'Che cosa costa meno oggi da Tidemark e fino a quando, nella tua ora locale e senza codici. Per chi ha licenze a vita, un prezzo proprio tutto l’anno.',
  },
  black_friday_sales_2022: {
    title: 'Black Friday 2022',
    intro:
      'La campagna dell’autunno 2022 sulle licenze a vita, per uno o tre computer. Il riquadro qui sotto dice a che punto è.',
    sections: [
      {
        kind: 'text',
        title: 'Che cosa comprende',
        body: `
Black Friday 2022 riguarda le licenze senza scadenza: a vita per un computer e a vita per tre, prodotti singoli o suite. Mese e anno non ne fanno parte. Nelle sue date i prezzi ridotti compaiono senza codice nell’elenco dei piani. Fuori da quelle date valgono i prezzi abituali, e altre campagne sono annunciate nel [centro eventi](/event-center).
`,
      },
      {
        kind: 'passages',
        title: 'Insieme agli altri prezzi',
        look: 'grid',
        passages: [
          {
            title: 'Prezzo cliente',
            text: 'Se ciò che possiedi ti dà un prezzo più basso, resta quello.',
          },
          { title: 'Coupon', text: 'Un codice conta soltanto se dà più della campagna.' },
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
      'La campagna dell’autunno 2022 sulle licenze a vita per uno o tre computer: che cosa comprende e come sta insieme ai prezzi cliente.',
  },
  shop: {
    title: 'Il negozio in breve',
    intro:
      'Licenze per il video, per la musica e per i tuoi filmati, con prezzi di cui puoi leggere il conto.',
    sections: [
      {
        kind: 'products',
        title: 'Le suite',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one'],
      },
      {
        kind: 'products',
        title: 'Prodotti chiesti spesso',
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
          { title: 'Prima la prova', text: 'Ogni applicazione si può provare, prima di decidere.' },
          { title: 'Un conto leggibile', text: 'Listino, riduzione e totale, una riga per ciascuno.' },
          { title: 'Consegna immediata', text: 'La chiave arriva appena il pagamento è confermato.' },
          { title: 'Recesso', text: 'Quattordici giorni, dove la legge lo prevede.' },
        ],
      },
      {
        kind: 'action',
        title: 'Solo per un po’?',
        text: 'Un piano mensile è il passo più piccolo. Leggi come si rinnova, come finisce e come diventa un anno o una licenza a vita.',
        label: 'Come funziona il piano mensile',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: 'Negozio: suite, prodotti singoli e upgrade',
    meta_description:
      'Licenze per servizi video, musica e filmati personali, su Windows e su Mac. Prova, leggi come nasce il prezzo e comincia subito.',
  },
  what_to_watch: {
    title: 'Che cosa guardare stasera?',
    intro: 'Qualche idea secondo il tempo che hai, con i servizi che vi si prestano. I titoli li scegli tu.',
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
            text: 'Un film, o due episodi di una fiction. Guarda prima se sta per scadere.',
          },
          {
            title: 'Una domenica di pioggia',
            text: 'Un giallo britannico in sei puntate, o una stagione già conclusa.',
          },
          {
            title: 'Un viaggio lungo',
            text: 'Documentari che si lasciano interrompere, e un audiolibro per riposare gli occhi.',
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
        title: 'Prima guarda, poi tieni',
        body: `
Vedi un episodio sul servizio prima di mettere in coda una stagione: risparmi tempo e spazio. Ciò che ha una scadenza passa davanti. E tieni soltanto quello che puoi tenere in privato, come spiega il nostro articolo sulla [copia privata](/article/101).
`,
      },
    ],
    meta_title: 'Che cosa guardare stasera? Idee per tempo',
    meta_description:
      'Venti minuti, una sera o un viaggio lungo: idee di servizi secondo il tempo che hai, e che cosa conviene vedere per primo.',
  },
}
