import type { PageTexts } from '../text'

export const suites: PageTexts = {
  all_in_one_video_suite: {
    headline: 'Video tutto in uno: tutti i servizi con una licenza',
    promise:
      'Invece di un downloader per ogni piattaforma, hai tutti i prodotti video in una sola applicazione.',
    steps: [
      { title: 'Scegli il sistema', text: 'La suite è disponibile per Windows o per Mac.' },
      {
        title: 'Scegli il piano',
        text: 'Un mese, un anno, a vita per 1 computer oppure a vita per 3 computer.',
      },
      {
        title: 'Usa tutti i servizi',
        text: 'Passi dall’uno all’altro nella stessa finestra, con una sola coda.',
      },
    ],
    features: [
      { title: 'Piattaforme internazionali', text: 'Netflix, Prime Video, Disney+, HBO Max e le altre.' },
      { title: 'Reti europee', text: 'Per esempio RaiPlay, Mediaset Infinity, BBC iPlayer, Canal+ e Joyn.' },
      { title: 'Servizi giapponesi', text: 'Sono compresi U-NEXT, ABEMA, TVer e d Anime Store.' },
      {
        title: 'Siti aperti e flussi',
        text: 'La suite comprende il downloader di video e gli strumenti M3U8 e MPD.',
      },
      { title: 'Una sola coda', text: 'Puoi scaricare puntate di servizi diversi una dopo l’altra.' },
      {
        title: 'Abbonamenti che cambiano',
        text: 'Se durante l’anno passi da un servizio all’altro, non devi acquistare un nuovo prodotto.',
      },
      { title: 'Una sola chiave', text: 'Sblocca tutti i servizi in Tidemark Video.' },
    ],
    questions: [
      {
        question: 'Da quanti servizi conviene?',
        answer:
          'Questa pagina confronta il prezzo della suite con la somma dei prodotti singoli e indica da quanti servizi costa meno.',
      },
      { question: 'I siti per adulti sono compresi?', answer: 'No, si acquistano a parte.' },
      {
        question: 'Mi servono gli abbonamenti ai servizi?',
        answer:
          'Sì. La suite non dà accesso ai contenuti: puoi salvare in privato ciò che hai già il diritto di guardare.',
      },
      {
        question: 'Possiedo già alcuni downloader: pago il prezzo pieno?',
        answer: 'No. Accedi e vedrai di quanto i tuoi prodotti a vita riducono il prezzo della suite.',
      },
      {
        question: 'La suite permette di più dei prodotti singoli?',
        answer:
          'Comprende più servizi, ma non dà più diritti. Per ciascuno valgono il tuo account e la legge.',
      },
      {
        question: 'Posso passare dal piano mensile a quello annuale?',
        answer: 'Sì, nel tuo account, alla voce degli abbonamenti.',
      },
    ],
    meta_title: 'Video tutto in uno: la suite dei downloader',
    meta_description:
      'Tutti i downloader video in una licenza: per un mese, per un anno o a vita, su 1 o su 3 computer.',
  },
  all_in_one_music_suite: {
    headline: 'Musica tutto in uno: tutti i convertitori',
    promise: 'Converti musica, audiolibri e podcast di servizi diversi con le stesse impostazioni.',
    steps: [
      {
        title: 'Installa Tidemark Music',
        text: 'L’applicazione contiene tutti i convertitori per il tuo sistema.',
      },
      { title: 'Accedi ai servizi', text: 'Spotify, Apple Music, Deezer, Qobuz o gli altri che usi.' },
      {
        title: 'Converti la musica',
        text: 'Puoi usare un formato per tutto oppure uno diverso per ogni servizio.',
      },
    ],
    features: [
      { title: 'Tag uniformi', text: 'I campi sono gli stessi, qualunque sia il servizio.' },
      { title: 'Libri e dischi separati', text: 'Ognuno ha la propria cartella.' },
      {
        title: 'Cambio di servizio',
        text: 'Se passi a un altro abbonamento musicale, la licenza resta valida.',
      },
      { title: 'Doppioni', text: 'L’applicazione segnala un album presente due volte.' },
      {
        title: 'Servizi di un solo Paese',
        text: 'Sono compresi anche LINE MUSIC per il Giappone e Pandora per gli Stati Uniti.',
      },
      {
        title: 'Un formato per ogni servizio',
        text: 'Per esempio FLAC per l’audio senza perdita, MP3 per l’auto e M4B per gli audiolibri.',
      },
      {
        title: 'Per ogni ascolto',
        text: 'TIDAL e Qobuz per l’impianto di casa, SoundCloud per gli inediti, Audible per gli audiolibri.',
      },
    ],
    questions: [
      { question: 'Quali piani ci sono?', answer: 'Un mese, un anno o a vita, per 1 computer.' },
      { question: 'Napster è compreso?', answer: 'No, quel convertitore non è più in vendita.' },
      {
        question: 'Che cosa posso convertire?',
        answer:
          'La musica che i tuoi abbonamenti ti fanno ascoltare, per uso privato e nei limiti della legge.',
      },
      {
        question: 'Da quanti convertitori conviene?',
        answer: 'Di solito da due o tre. Il confronto in questa pagina usa i prezzi attuali.',
      },
      {
        question: 'Posso usarla su tre computer?',
        answer: 'La suite di musica vale per uno. Per tre c’è la suite Video e musica.',
      },
      {
        question: 'Gli abbonamenti musicali sono compresi nel prezzo?',
        answer: 'No, si pagano ai singoli servizi, di cui restano valide le condizioni.',
      },
    ],
    meta_title: 'Musica tutto in uno: la suite dei convertitori',
    meta_description:
      'Tutti i convertitori di musica e audiolibri in una licenza, con tag uniformi: per un mese, per un anno o a vita.',
  },
  video_music_one: {
    headline: 'Video e musica tutto in uno',
    promise:
      'Le due suite in una sola licenza: tutti i downloader e tutti i convertitori con lo stesso account.',
    steps: [
      {
        title: 'Installa le applicazioni',
        text: 'Tidemark Video e Tidemark Music si attivano con lo stesso account.',
      },
      { title: 'Scegli le cartelle', text: 'Puoi tenere separati i film e la musica.' },
      { title: 'Usale insieme', text: 'Ogni applicazione ha una propria coda.' },
    ],
    features: [
      {
        title: 'Due linee di prodotti',
        text: 'Comprende tutti i downloader video e i convertitori per il tuo sistema.',
      },
      { title: 'Una sola scadenza', text: 'Hai un solo rinnovo, o nessuno con la licenza a vita.' },
      { title: 'Su 1 o 3 computer', text: 'La licenza a vita è disponibile in entrambe le versioni.' },
      { title: 'Concerti', text: 'Puoi salvare il video con un’applicazione e la musica con l’altra.' },
      {
        title: 'Nuovi abbonamenti',
        text: 'Se cominci a usare un altro servizio delle due linee, è già compreso.',
      },
      {
        title: 'Più persone in casa',
        text: 'Sullo stesso computer una persona può salvare serie e un’altra convertire audiolibri.',
      },
      {
        title: 'Impostazioni comuni',
        text: 'Lingua, aspetto e aggiornamenti si regolano una volta; le cartelle restano separate.',
      },
    ],
    questions: [
      {
        question: 'Posso cominciare con una sola suite?',
        answer: 'Sì, e aggiungere l’altra in seguito pagando la differenza.',
      },
      { question: 'Che cosa non è compreso?', answer: 'I siti per adulti e l’IA video.' },
      {
        question: 'Con due suite ho più diritti?',
        answer: 'No, per video e musica vale l’uso privato nei limiti dei tuoi abbonamenti.',
      },
      {
        question: 'Quali piani sono disponibili?',
        answer:
          'Un mese, un anno o a vita per un computer, oppure a vita per tre. Tutti comprendono gli stessi servizi.',
      },
      {
        question: 'Ho già la suite video: la pago di nuovo?',
        answer: 'No. Se la tua suite è a vita, vedi il prezzo della sola parte che manca.',
      },
      {
        question: 'La licenza per Windows vale anche per Mac?',
        answer: 'No, vale per il sistema scelto. Per un secondo sistema c’è un prezzo ridotto.',
      },
    ],
    meta_title: 'Video e musica tutto in uno per Windows e Mac',
    meta_description:
      'La suite video e la suite musica in una licenza, al mese, all’anno o a vita, per 1 o 3 computer.',
  },
  video_one_upgrade: {
    headline: 'Upgrade dai downloader singoli alla suite video',
    promise: 'Se possiedi già un downloader a vita, la suite completa ti costa meno.',
    steps: [
      { title: 'Accedi', text: 'Il negozio conta le licenze a vita per questo sistema.' },
      { title: 'Controlla il tuo prezzo', text: 'Tiene già conto di ciò che possiedi.' },
      { title: 'Passa alla suite', text: 'Aggiungi tutti gli altri downloader e conservi i tuoi.' },
    ],
    features: [
      { title: 'Per chi è', text: 'Per chi ha acquistato alcuni downloader e ora vuole averli tutti.' },
      { title: 'Prezzo decrescente', text: 'Ogni licenza riduce l’importo, fino a un minimo.' },
      { title: 'A vita, per 1 computer', text: 'Questa licenza non prevede rinnovi.' },
      { title: 'Impostazioni conservate', text: 'Le cartelle e la cronologia restano come sono.' },
      {
        title: 'Prodotti ritirati',
        text: 'Anche una licenza a vita per un servizio non più in vendita viene contata.',
      },
      { title: 'Prezzo spiegato', text: 'Accanto all’importo vedi come è stato calcolato.' },
    ],
    questions: [
      {
        question: 'Il piano mensile viene contato?',
        answer: 'No, soltanto le licenze a vita. Per gli abbonati c’è un’altra offerta.',
      },
      {
        question: 'E le licenze per l’altro sistema?',
        answer: 'Per quelle c’è l’offerta per un nuovo sistema.',
      },
      {
        question: 'Con la suite posso copiare di più?',
        answer:
          'Puoi usare più servizi, ma le regole restano le stesse: uso personale e nei limiti della legge.',
      },
      {
        question: 'Mi conviene acquistare prima un altro downloader?',
        answer:
          'No. I prezzi sono calcolati in modo che non convenga: se vuoi la suite, acquista direttamente quella.',
      },
      {
        question: 'Posso aggiungere un coupon?',
        answer:
          'Il negozio confronta tutti i prezzi possibili e applica il più basso. Se il codice non conviene, ne vedi il motivo.',
      },
      {
        question: 'Non ho ancora nulla: posso acquistare da questa pagina?',
        answer: 'Sì, al prezzo normale, ma la pagina della suite video la descrive meglio.',
      },
      {
        question: 'E per tre computer?',
        answer: 'C’è l’upgrade alla suite video per 3 computer, che tiene conto delle stesse licenze.',
      },
    ],
    meta_title: 'Upgrade a Video tutto in uno',
    meta_description:
      'Hai downloader a vita? Passa alla suite video a un prezzo che ne tiene conto. Licenza per 1 computer.',
  },
  video_pro_upgrade: {
    headline: 'Upgrade alla suite video per tre computer',
    promise:
      'Passa dai downloader singoli alla suite video e usala sul computer fisso, sul portatile e su quello accanto al televisore.',
    steps: [
      { title: 'Controlla il tuo account', text: 'Mostra le licenze e i dispositivi.' },
      { title: 'Confronta i due upgrade', text: 'La differenza è il numero di computer.' },
      { title: 'Attiva i computer', text: 'Devono avere lo stesso sistema, ma puoi attivarli quando vuoi.' },
    ],
    features: [
      { title: 'Per chi è', text: 'Per chi ha licenze singole e più di un computer.' },
      { title: 'Tre computer', text: 'Puoi liberarne uno e sostituirlo con un altro.' },
      { title: 'Acquisti precedenti', text: 'Le licenze che possiedi riducono il prezzo.' },
      { title: 'Nessuna scadenza', text: 'La licenza per tre computer è a vita.' },
      { title: 'Passaggio diretto', text: 'Non devi acquistare prima la suite per un computer.' },
      {
        title: 'Prezzo dettagliato',
        text: 'La ricevuta mostra il prezzo di listino, la tua offerta e l’eventuale coupon.',
      },
      { title: 'Code separate', text: 'Ogni computer lavora con la propria.' },
    ],
    questions: [
      { question: 'Posso usarla su Windows e Mac insieme?', answer: 'No, la licenza vale per un sistema.' },
      {
        question: 'Conviene acquistare prima la suite per un computer?',
        answer: 'No. Se però ce l’hai già, c’è un’offerta che fa pagare soltanto la differenza.',
      },
      {
        question: 'Può usarla la mia famiglia?',
        answer: 'Sì, le persone che vivono con te. Ognuno usa i propri abbonamenti e salva i file per sé.',
      },
      {
        question: 'I tre computer possono lavorare contemporaneamente?',
        answer:
          'Sì, ciascuno con la propria coda. Quante visioni insieme sono permesse lo decide però ogni servizio.',
      },
      {
        question: 'Ho già la suite: quanto pago?',
        answer: 'Soltanto la differenza, con l’offerta per estenderla a 3 computer.',
      },
      {
        question: 'Può essere usata in case diverse?',
        answer: 'No, è destinata ai computer di chi acquista e delle persone che vivono con lui.',
      },
      {
        question: 'Che cosa è vietato?',
        answer:
          'Dare i file ad altri, proiettarli in pubblico o salvare contenuti a cui non hai diritto: è lo stesso che con un computer.',
      },
    ],
    meta_title: 'Upgrade a Video tutto in uno per 3 computer',
    meta_description:
      'Passa dai downloader singoli alla suite video su 3 computer, con una licenza a vita che tiene conto dei tuoi acquisti.',
  },
  music_upgrade: {
    headline: 'Upgrade dai convertitori singoli alla suite di musica',
    promise:
      'Hai cominciato con Spotify o Audible e ora usi altri servizi? Aggiungi tutti i convertitori a un prezzo ridotto.',
    steps: [
      { title: 'Accedi al tuo account', text: 'Il negozio conta i convertitori a vita che possiedi.' },
      { title: 'Controlla lo sconto', text: 'Si trova accanto al prezzo della suite.' },
      { title: 'Completa l’upgrade', text: 'I nuovi convertitori compaiono nell’applicazione.' },
    ],
    features: [
      { title: 'Per chi è', text: 'Per chi ha uno o più convertitori singoli su questo sistema.' },
      { title: 'Prezzo in base alle licenze', text: 'Più convertitori possiedi, meno paghi.' },
      { title: 'La stessa applicazione', text: 'Continui a usare Tidemark Music con le tue cartelle.' },
      { title: 'Per 1 computer', text: 'La licenza è a vita e non ha scadenza.' },
      {
        title: 'Basta un convertitore',
        text: 'È sufficiente una licenza a vita per avere un prezzo più basso.',
      },
      { title: 'Quasi completa', text: 'Se hai già quasi tutti i convertitori, paghi poco per gli altri.' },
      {
        title: 'Che cosa ottieni',
        text: 'Tutti i convertitori in vendita per il tuo sistema, da Spotify e Deezer a LINE MUSIC, Qobuz e Audible.',
      },
    ],
    questions: [
      {
        question: 'Esiste una suite di musica per 3 computer?',
        answer: 'Non da sola: per tre computer c’è la suite con video e musica.',
      },
      {
        question: 'Devo convertire di nuovo la mia musica?',
        answer: 'No, i file che hai già restano invariati.',
      },
      {
        question: 'Con più convertitori ho più diritti?',
        answer: 'No, puoi usare più servizi, ma i file sono sempre destinati al tuo ascolto.',
      },
      {
        question: 'I prodotti video riducono il prezzo?',
        answer: 'Non quello di questa suite. Se vuoi entrambe le linee, c’è l’upgrade a video e musica.',
      },
      {
        question: 'Audible viene contato?',
        answer: 'Sì, il convertitore per audiolibri fa parte della linea musica.',
      },
      {
        question: 'Ho un convertitore in abbonamento: viene contato?',
        answer:
          'No, i piani mensili e annuali non contano. Per gli abbonati c’è una pagina con un’altra offerta.',
      },
      {
        question: 'La licenza comprende la musica?',
        answer: 'No, soltanto lo strumento. Puoi convertire la musica che hai il diritto di ascoltare.',
      },
    ],
    meta_title: 'Upgrade a Musica tutto in uno',
    meta_description:
      'Con un convertitore a vita aggiungi tutti gli altri a un prezzo ridotto in base a ciò che possiedi. Licenza per 1 computer.',
  },
  video_music_one_upgrade: {
    headline: 'Upgrade dai prodotti singoli a video e musica',
    promise: 'Tutti i downloader e i convertitori a vita che possiedi riducono il prezzo delle due suite.',
    steps: [
      { title: 'Accedi', text: 'Usa l’e-mail con cui hai fatto gli acquisti.' },
      {
        title: 'Controlla il prezzo',
        text: 'I prodotti video e musicali vengono contati insieme, sistema per sistema.',
      },
      { title: 'Conferma l’acquisto', text: 'Una nuova licenza sblocca le due suite.' },
    ],
    features: [
      { title: 'Per chi è', text: 'Per chi possiede prodotti singoli di una o di entrambe le linee.' },
      {
        title: 'Tutto viene sommato',
        text: 'Tre downloader e un convertitore contano come quattro prodotti.',
      },
      { title: 'Un computer', text: 'La licenza è a vita, per il sistema che scegli.' },
      { title: 'Prezzo trasparente', text: 'Vedi prezzo, sconto e totale riga per riga.' },
      {
        title: 'Prodotti in coppia',
        text: 'Se hai acquistato due servizi in un pacchetto, vengono contati entrambi.',
      },
      {
        title: 'Nessun acquisto inutile',
        text: 'Non conviene comprare prima un altro prodotto per ottenere uno sconto maggiore.',
      },
      {
        title: 'Confronto fra gli upgrade',
        text: 'La pagina mostra anche quelli soltanto per il video o per la musica.',
      },
    ],
    questions: [
      {
        question: 'Posso unire due account?',
        answer: 'Il negozio ne considera uno. Per unirli scrivi alla nostra assistenza.',
      },
      {
        question: 'Ho già una suite: che cosa faccio?',
        answer: 'Consulta l’offerta per aggiungere l’altra.',
      },
      {
        question: 'Risparmio sugli abbonamenti ai servizi?',
        answer: 'No, servono comunque. Puoi salvare ciò che comprendono, soltanto per te.',
      },
      {
        question: 'I prodotti per adulti vengono contati?',
        answer: 'No, fanno parte di una linea separata e non sono compresi.',
      },
      {
        question: 'Mi basta un upgrade più piccolo?',
        answer:
          'Se non converti musica, scegli quello video. In seguito puoi aggiungere la musica pagando la differenza.',
      },
      {
        question: 'Dove trovo la nuova licenza?',
        answer: 'Nel tuo account, fra i prodotti, con la chiave e il computer su cui è attiva.',
      },
      {
        question: 'Vedo il prezzo prima di pagare?',
        answer: 'Sì, alla cassa trovi il totale prima e dopo la riduzione.',
      },
    ],
    meta_title: 'Upgrade a Video e musica tutto in uno',
    meta_description:
      'Le tue licenze singole di video e musica riducono il prezzo delle due suite: licenza a vita per 1 computer.',
  },
  video_music_pro_upgrade: {
    headline: 'Upgrade a Video e musica per tre computer',
    promise: 'Le licenze singole a vita che possiedi riducono il prezzo delle due suite per tre computer.',
    steps: [
      { title: 'Accedi', text: 'Nel tuo account trovi le licenze e i dispositivi.' },
      { title: 'Scegli la licenza per tre', text: 'La licenza comprende tre attivazioni invece di una.' },
      { title: 'Installa le applicazioni', text: 'Su ogni computer accedi con lo stesso account.' },
    ],
    features: [
      { title: 'Per chi è', text: 'Per chi ha già alcuni prodotti e più computer in casa.' },
      { title: 'Video e musica', text: 'Su ogni computer puoi usare entrambe le applicazioni.' },
      { title: 'Nuovo computer', text: 'Può sostituire il vecchio, che liberi nel tuo account.' },
      { title: 'Un solo pagamento', text: 'Non ci sono rinnovi.' },
      {
        title: 'Che cosa conta come computer',
        text: 'Ogni attivazione comprende sia Tidemark Video sia Tidemark Music.',
      },
      { title: 'Gestione dei computer', text: 'Puoi rinominarli, liberarli e sostituirli da solo.' },
      { title: 'Acquisti precedenti', text: 'I prodotti singoli a vita delle due linee riducono il prezzo.' },
    ],
    questions: [
      {
        question: 'Posso usarla su due Windows e un Mac?',
        answer: 'No, i tre computer devono avere lo stesso sistema.',
      },
      { question: 'Le licenze singole spariscono?', answer: 'No, restano nel tuo account.' },
      {
        question: 'Ognuno in casa può salvare i propri file?',
        answer: 'Sì, con il proprio abbonamento e in privato, secondo le condizioni di ogni servizio.',
      },
      {
        question: 'Chi può usarla?',
        answer:
          'Le persone che vivono con te, di solito su un computer fisso, un portatile e uno accanto al televisore.',
      },
      {
        question: 'Posso cominciare con un computer e aggiungerne due più tardi?',
        answer: 'Sì, pagando la differenza. In questa pagina trovi anche l’upgrade per un computer.',
      },
      {
        question: 'Posso usare un coupon?',
        answer: 'Sì, se è valido e conviene più della tua offerta; lo vedi nella ricevuta.',
      },
      {
        question: 'Che cosa non è permesso?',
        answer:
          'Usarla per contenuti che non hai il diritto di copiare oppure dare i file a persone che non vivono con te.',
      },
    ],
    meta_title: 'Upgrade a Video e musica per 3 computer',
    meta_description:
      'Passa dai prodotti singoli alle due suite su 3 computer: licenza a vita, con uno sconto in base a ciò che possiedi.',
  },
  video_one_new: {
    headline: 'La suite video per un nuovo sistema',
    promise:
      'Passi da Windows a Mac o viceversa? Le licenze che hai per un sistema riducono il prezzo della suite per l’altro.',
    steps: [
      { title: 'Indica il sistema', text: 'È quello su cui installerai la suite.' },
      { title: 'Entra nel tuo account', text: 'Vengono contate le licenze a vita del sistema precedente.' },
      { title: 'Installa l’applicazione', text: 'Scarica l’edizione giusta e attivala.' },
    ],
    features: [
      { title: 'Per chi è', text: 'Per chi cambia computer e passa a un altro sistema.' },
      { title: 'Le vecchie licenze restano', text: 'Non vengono scambiate né cancellate.' },
      { title: 'Tutti i downloader', text: 'Hai quelli disponibili per il nuovo sistema.' },
      { title: 'Per un computer', text: 'La licenza comprende un’attivazione ed è a vita.' },
      { title: 'Un solo account', text: 'Le licenze per Windows e per Mac sono elencate insieme.' },
      { title: 'Lo stesso uso', text: 'Le due edizioni di Tidemark Video sono quasi identiche.' },
      {
        title: 'Vale anche una suite',
        text: 'Non servono prodotti singoli: anche una suite a vita per il primo sistema dà diritto al prezzo ridotto.',
      },
    ],
    questions: [
      {
        question: 'Posso trasferire la mia licenza?',
        answer: 'No, ogni licenza riguarda un sistema. Questa offerta rende il passaggio meno costoso.',
      },
      {
        question: 'Ci sono servizi disponibili solo per Windows?',
        answer: 'Sì, alcuni. Controlla la pagina del prodotto prima di decidere.',
      },
      {
        question: 'Posso portare con me i file?',
        answer: 'Sì, puoi copiarli sul nuovo computer per uso personale, finché ne hai il diritto.',
      },
      {
        question: 'Le impostazioni vengono trasferite?',
        answer:
          'No. Sul nuovo computer accedi di nuovo ai servizi e scegli le cartelle e lo schema dei nomi.',
      },
      {
        question: 'Basta un solo downloader?',
        answer: 'Sì, un prodotto video a vita dà già diritto al prezzo ridotto.',
      },
      { question: 'E se non ne possiedo nessuno?', answer: 'Puoi acquistare la suite al prezzo normale.' },
      {
        question: 'Perché una licenza vale per un solo sistema?',
        answer: 'Windows e Mac hanno applicazioni e prodotti separati.',
      },
    ],
    meta_title: 'Video tutto in uno per un altro sistema',
    meta_description:
      'Cambi sistema? Le licenze che hai per Windows o per Mac riducono il prezzo della suite video per l’altro.',
  },
  video_pro_new: {
    headline: 'La suite video per tre computer di un altro sistema',
    promise:
      'Se in casa si passa da Windows a Mac o viceversa, la suite vale per tre computer, a vita e a un prezzo ridotto.',
    steps: [
      { title: 'Scegli il nuovo sistema', text: 'I tre computer devono usare lo stesso.' },
      { title: 'Accedi', text: 'Le licenze del sistema precedente riducono il prezzo.' },
      { title: 'Attiva i computer', text: 'Non è necessario farlo lo stesso giorno.' },
    ],
    features: [
      { title: 'Per chi è', text: 'Per chi ha licenze per un sistema e più computer con l’altro.' },
      { title: 'Tre attivazioni', text: 'Puoi liberarle e usarle su altri computer.' },
      { title: 'Prodotti precedenti', text: 'Continuano a funzionare sul vecchio sistema.' },
      { title: 'Gestione dall’account', text: 'Puoi liberare un computer anche se non lo hai più.' },
      { title: 'Passaggio graduale', text: 'Vecchi e nuovi computer possono funzionare insieme.' },
      { title: 'Per una famiglia', text: 'Tre computer bastano per due persone e un televisore in salotto.' },
      {
        title: 'Nuovi accessi',
        text: 'Su ogni computer devi accedere una volta a Netflix e agli altri servizi.',
      },
    ],
    questions: [
      { question: 'C’è una scadenza per l’attivazione?', answer: 'No, la licenza è a vita.' },
      {
        question: 'E per un quarto computer?',
        answer: 'Libera uno dei tre oppure acquista un’altra licenza.',
      },
      {
        question: 'Posso usarla per lavoro?',
        answer:
          'I video salvati sono destinati all’uso privato. Per un progetto di lavoro servono altri permessi.',
      },
      {
        question: 'Quale pagina scelgo?',
        answer:
          'Questa per tre computer del nuovo sistema. Per uno solo c’è la suite video per un altro sistema.',
      },
      {
        question: 'Perché vedo il prezzo normale?',
        answer:
          'Nell’account non c’è un prodotto video a vita. Controlla di aver usato l’e-mail con cui hai acquistato.',
      },
      {
        question: 'Uno dei computer può restare sul vecchio sistema?',
        answer:
          'Sì. I prodotti a vita che hai già continuano a funzionare e non occupano le tre attivazioni nuove.',
      },
      {
        question: 'I vecchi abbonamenti riducono il prezzo?',
        answer: 'No, contano soltanto le licenze a vita.',
      },
    ],
    meta_title: 'Video tutto in uno: altro sistema, 3 computer',
    meta_description:
      'Suite video a vita su 3 computer di un altro sistema, con uno sconto per le licenze che possiedi già.',
  },
  video_music_one_new: {
    headline: 'Aggiungi la suite video o musica che ti manca',
    promise: 'Se hai già una delle due suite, aggiungi l’altra e paghi soltanto la differenza.',
    steps: [
      { title: 'Controlla la tua suite', text: 'Nel tuo account vedi quale possiedi a vita.' },
      { title: 'Aggiungi l’altra', text: 'Dal prezzo viene tolto ciò che hai già.' },
      {
        title: 'Installa l’applicazione',
        text: 'Tidemark Music o Tidemark Video si aggiunge a quella che usi.',
      },
    ],
    features: [
      { title: 'Per chi ha una suite', text: 'Si aggiunge alla tua, senza sostituirla.' },
      { title: 'Dal video alla musica', text: 'Se hai tutti i downloader, ricevi anche i convertitori.' },
      { title: 'Dalla musica al video', text: 'Se hai tutti i convertitori, ricevi anche i downloader.' },
      { title: 'Un computer', text: 'La licenza completa è a vita per 1 computer.' },
      { title: 'Prodotti singoli', text: 'Quelli a vita dell’altra linea riducono ancora il prezzo.' },
      { title: 'Lo stesso account', text: 'Non devi crearne un altro.' },
    ],
    questions: [
      {
        question: 'Le licenze singole vengono contate?',
        answer:
          'Sì, quelle dell’altra linea. Quelle già comprese nella tua suite non vengono contate di nuovo.',
      },
      {
        question: 'E se la mia suite è per l’altro sistema?',
        answer: 'Può ridurre anche il prezzo per il nuovo.',
      },
      {
        question: 'Quali regole valgono per le due suite?',
        answer: 'Le stesse: salvi ciò che puoi già guardare o ascoltare, per te e senza distribuirlo.',
      },
      {
        question: 'La mia suite deve essere a vita?',
        answer: 'Sì. Per i piani mensili e annuali c’è una pagina per gli abbonati.',
      },
      {
        question: 'Quali servizi ottengo?',
        answer:
          'Se hai la suite video, aggiungi per esempio Spotify e Audible; se hai la suite di musica, Netflix, RaiPlay, TVer e i siti aperti.',
      },
      {
        question: 'La mia chiave attuale resta valida?',
        answer: 'Sì. La licenza completa ha una chiave propria, elencata accanto a quella che hai.',
      },
      {
        question: 'È un aggiornamento?',
        answer:
          'No, è una nuova licenza che comprende anche la tua suite. Le due parti valgono per lo stesso sistema.',
      },
    ],
    meta_title: 'Video e musica tutto in uno per chi ha una suite',
    meta_description:
      'Hai la suite video o musica? Aggiungi l’altra pagando la differenza. Licenza a vita per 1 computer.',
  },
  video_music_pro_new: {
    headline: 'Da una suite a video e musica per tre computer',
    promise: 'Se hai già una suite, con un solo ordine aggiungi l’altra e passi a tre computer.',
    steps: [
      { title: 'Parti dalla tua suite', text: 'Può essere video o musica, per uno o per tre computer.' },
      {
        title: 'Aggiungi ciò che manca',
        text: 'Ricevi l’altra linea di prodotti e le attivazioni per altri computer.',
      },
      {
        title: 'Installa le applicazioni',
        text: 'Su ogni computer puoi usare il video, la musica o entrambi.',
      },
    ],
    features: [
      { title: 'Che cosa serve', text: 'Una delle due suite nel tuo account.' },
      { title: 'Se la tua suite video è per tre', text: 'La musica viene estesa agli stessi tre computer.' },
      { title: 'Sconto indicato', text: 'Lo trovi accanto al prezzo.' },
      { title: 'Computer gestibili', text: 'Li puoi cambiare dal tuo account.' },
      {
        title: 'Prezzo dettagliato',
        text: 'La ricevuta mostra quanto costano la seconda suite e i computer aggiuntivi.',
      },
      { title: 'Se hai la musica', text: 'Ricevi insieme i downloader e gli altri computer.' },
      { title: 'Licenza a vita', text: 'Non è un abbonamento, e resta nel tuo account con la ricevuta.' },
    ],
    questions: [
      { question: 'Per quanti computer vale?', answer: 'Per tre con lo stesso sistema.' },
      {
        question: 'I prodotti futuri sono compresi?',
        answer: 'No, per quelli c’è un’offerta separata per chi ha già le suite.',
      },
      {
        question: 'Posso prestare un’attivazione?',
        answer: 'Soltanto a chi vive con te. Ognuno può salvare ciò che il proprio abbonamento permette.',
      },
      {
        question: 'Conviene per un solo computer?',
        answer: 'No, in quel caso c’è l’offerta video e musica per chi ha già una suite.',
      },
      {
        question: 'Le licenze singole vengono contate?',
        answer:
          'Quelle della linea che ti manca possono ridurre il prezzo. Quelle comprese nella tua suite no.',
      },
      { question: 'I miei tre computer sono già attivi: li perdo?', answer: 'No, restano registrati.' },
      {
        question: 'Una campagna può avere un prezzo migliore?',
        answer: 'Sì. Se per te conviene, la pagina mostra quello.',
      },
    ],
    meta_title: 'Da una suite a Video e musica, 3 computer',
    meta_description:
      'Se hai già una suite, aggiungi la seconda e passa a 3 computer con un solo ordine. Licenza a vita, con lo sconto già calcolato.',
  },
  video_pro_future: {
    headline: 'Estendi la suite video a tre computer',
    promise:
      'Se hai la suite video a vita, passa a tre computer e ricevi anche i downloader che aggiungeremo in futuro.',
    steps: [
      { title: 'Accedi', text: 'L’offerta compare se nel tuo account c’è la suite video a vita.' },
      {
        title: 'Paga la differenza',
        text: 'È quella fra uno e tre computer, non il prezzo di un’altra suite.',
      },
      { title: 'Continua a usarla', text: 'I nuovi servizi compaiono nell’elenco quando escono.' },
    ],
    features: [
      { title: 'Che cosa serve', text: 'La suite video a vita per lo stesso sistema.' },
      { title: 'Prodotti futuri', text: 'I nuovi downloader video sono compresi nella licenza.' },
      { title: 'Altri due computer', text: 'Passi da uno a tre.' },
      { title: 'Prezzo fisso', text: 'È uguale per tutti i proprietari della suite.' },
      { title: 'Il computer attuale', text: 'Resta registrato; nell’account si aggiungono altri due posti.' },
      {
        title: 'Una chiave per tre computer',
        text: 'La suite estesa ne ha una propria, che trovi nel tuo account.',
      },
    ],
    questions: [
      {
        question: 'Quali servizi arriveranno?',
        answer: 'Non possiamo indicare nomi o date: sono compresi quelli che pubblicheremo.',
      },
      {
        question: 'Perché non posso acquistarla?',
        answer: 'Nel tuo account non c’è la suite video a vita per quel sistema.',
      },
      {
        question: 'Per i nuovi servizi valgono regole diverse?',
        answer: 'No, anche per quelli servono il tuo account, l’uso privato e il rispetto della legge.',
      },
      {
        question: 'Posso restituire l’acquisto?',
        answer:
          'Dove la legge prevede il diritto di recesso, hai 14 giorni, a meno che alla cassa tu non abbia accettato di perderlo alla consegna della chiave di licenza. Il tuo primo computer continua comunque a funzionare.',
      },
      {
        question: 'Ho la suite con il piano annuale: posso acquistarla?',
        answer: 'No, serve la licenza a vita. Per gli abbonati c’è un’altra pagina.',
      },
      {
        question: 'La musica è compresa?',
        answer: 'No. Per chi possiede video e musica c’è l’estensione delle due suite a 3 computer.',
      },
      {
        question: 'I miei altri prodotti riducono il prezzo?',
        answer: 'No, la differenza è uguale per tutti, qualunque altro prodotto tu possieda.',
      },
    ],
    meta_title: 'Video tutto in uno, estensione a 3 computer',
    meta_description:
      'Per chi ha la suite video a vita: 3 computer e i downloader futuri, pagando soltanto la differenza.',
  },
  video_music_pro_future: {
    headline: 'Estendi video e musica a tre computer',
    promise:
      'Se hai già video e musica a vita, passa a tre computer e ricevi i prodotti futuri delle due linee.',
    steps: [
      { title: 'Controlla le tue suite', text: 'Devono essere a vita per lo stesso sistema.' },
      { title: 'Estendi la licenza', text: 'Paghi una sola differenza.' },
      {
        title: 'Ricevi i nuovi prodotti',
        text: 'I downloader e i convertitori futuri arrivano con gli aggiornamenti dell’applicazione.',
      },
    ],
    features: [
      {
        title: 'Per chi è',
        text: 'Per chi ha la suite completa oppure le due suite acquistate separatamente.',
      },
      { title: 'Nuovi convertitori', text: 'Quelli che pubblicheremo sono compresi.' },
      { title: 'Nuovi downloader', text: 'Anche quelli futuri fanno parte della licenza.' },
      { title: 'Tre computer in casa', text: 'Puoi scegliere e cambiare quali usare.' },
      { title: 'La licenza più completa', text: 'Non esiste un piano superiore da acquistare in seguito.' },
      { title: 'Dati conservati', text: 'Le ricevute e i nomi dei dispositivi restano nel tuo account.' },
      {
        title: 'Solo la differenza',
        text: 'Paghi il passaggio da uno a tre computer, senza acquistare di nuovo le suite.',
      },
    ],
    questions: [
      {
        question: 'Devo aver acquistato le suite insieme?',
        answer: 'No, valgono anche due acquisti separati.',
      },
      {
        question: 'Posso cambiare i computer?',
        answer: 'Sì, liberane uno nel tuo account e attiva l’altro.',
      },
      {
        question: 'Con i nuovi prodotti cambiano le regole?',
        answer: 'No, puoi salvare soltanto ciò che hai il diritto di guardare o ascoltare, per te.',
      },
      { question: 'Le licenze singole riducono il prezzo?', answer: 'No, la differenza è uguale per tutti.' },
      {
        question: 'Posso usarla sia su Windows sia su Mac?',
        answer:
          'No, i tre computer devono avere il sistema per cui paghi. Per entrambi servono due estensioni.',
      },
      {
        question: 'Quando ricevo un nuovo prodotto?',
        answer: 'Con l’aggiornamento che lo contiene, senza un altro ordine.',
      },
      {
        question: 'L’IA video è fra i prodotti futuri?',
        answer: 'No, appartiene a un’altra linea di prodotti.',
      },
    ],
    meta_title: 'Video e musica: da uno a 3 computer',
    meta_description:
      'Per chi ha le due suite a vita: passa a 3 computer e ricevi i prodotti futuri, pagando la differenza.',
  },
}
