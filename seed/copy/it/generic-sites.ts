import type { PageTexts } from '../text'

export const genericSites: PageTexts = {
  youtube_downloader: {
    headline: 'YouTube: lezioni e conferenze da non perdere',
    promise:
      'Un corso in playlist, un canale di cucina o i video che hai girato tu: vale la licenza del downloader di video.',
    steps: [
      { title: 'Incolla il link', text: 'Di un video, di una playlist o di un canale.' },
      { title: 'Guarda le opzioni', text: 'Risoluzioni, voci e sottotitoli trovati.' },
      { title: 'Prendi ciò che serve', text: 'Immagine, solo audio o solo testo.' },
    ],
    features: [
      { title: 'Playlist numerate', text: 'Il corso tiene l’ordine dell’autore.' },
      { title: 'Capitoli', text: 'Le marche di tempo restano nel file.' },
      { title: 'Voci tradotte', text: 'Se l’autore ha aggiunto doppiaggi, scegli.' },
      { title: 'Sottotitoli', text: 'Quelli scritti e quelli automatici sono distinti.' },
      {
        title: 'Solo Creative Commons',
        text: 'Un filtro mostra i video con licenza libera, utile per chi prepara una lezione.',
      },
      {
        title: 'I tuoi caricamenti',
        text: 'Hai perso gli originali? Riprendi il tuo canale intero, con titoli e descrizioni.',
      },
    ],
    questions: [
      {
        question: 'YouTube permette di scaricare?',
        answer:
          'Le sue condizioni pongono limiti. Salva i tuoi video, quelli con licenza aperta o con il consenso dell’autore.',
      },
      {
        question: 'Serve una licenza solo per YouTube?',
        answer: 'No, quella del downloader di video vale per molti siti.',
      },
      {
        question: 'I film a pagamento di YouTube?',
        answer: 'Questa pagina non riguarda film comprati o noleggiati.',
      },
      {
        question: 'Perché altri strumenti salvano un’immagine muta?',
        answer:
          'YouTube tiene separati suono e immagini grandi. Qui si prendono entrambi e si uniscono senza nuova codifica.',
      },
      {
        question: 'Quale prodotto compro da questa pagina?',
        answer:
          'Il downloader di video, che apre anche Vimeo, Dailymotion, Facebook, bilibili e altri siti aperti.',
      },
      {
        question: 'Si salva una trasmissione in corso?',
        answer: 'No. Aspetta che YouTube abbia pubblicato la registrazione.',
      },
      {
        question: 'Mi serve un account YouTube?',
        answer: 'Soltanto per i tuoi video privati o non in elenco; gli altri si aprono senza accedere.',
      },
    ],
    meta_title: 'Downloader per YouTube: playlist e sottotitoli',
    meta_description:
      'Video, playlist e sottotitoli di YouTube che hai il diritto di salvare, con capitoli e voci, su Windows o Mac.',
  },
  vimeo_downloader: {
    headline: 'Vimeo: corti, portfolio e consegne ai clienti',
    promise:
      'Registi e studi mostrano qui il loro lavoro: recupera il tuo o quello che ti hanno autorizzato a tenere.',
    steps: [
      { title: 'Copia l’indirizzo', text: 'Pubblico, nascosto o con una password ricevuta.' },
      { title: 'Scrivi la password', text: 'Se il video la chiede, la inserisci tu.' },
      { title: 'Scegli la sorgente', text: 'Le definizioni pubblicate dall’autore.' },
    ],
    features: [
      { title: 'Video incorporati', text: 'Anche nella pagina di un festival.' },
      { title: 'Raccolte', text: 'Una rassegna si salva come serie.' },
      { title: 'Crediti', text: 'La descrizione diventa un testo.' },
      { title: 'Sottotitoli dell’autore', text: 'In tutte le lingue caricate.' },
      {
        title: 'Per gli studi',
        text: 'I lavori conclusi su Vimeo si riprendono progetto per progetto, con una cartella ciascuno.',
      },
      {
        title: 'Cliente, titolo, versione',
        text: 'Nel nome del file aiutano quando un film esiste in cinque montaggi.',
      },
    ],
    questions: [
      { question: 'E se l’autore offre il download?', answer: 'Usa quello: spesso è il file originale.' },
      { question: 'Apre i video privati altrui?', answer: 'No. Senza invito o password restano chiusi.' },
      {
        question: 'Posso mettere un corto nel mio portfolio?',
        answer: 'Se è tuo, certo. Altrimenti chiedi: la copia sarebbe soltanto per te.',
      },
      {
        question: 'I titoli in vendita si possono salvare?',
        answer:
          'Il downloader è per film aperti, condivisi con te o tuoi. Quelli On Demand non sono promessi.',
      },
      {
        question: 'Avrò il file che ho caricato?',
        answer:
          'Se Vimeo offre l’originale al proprietario, sta nell’elenco delle misure. Altrimenti ottieni la versione più grande che si riproduce.',
      },
      {
        question: 'Un film si vede su un solo sito: si apre?',
        answer: 'Sì, se lì lo puoi guardare. Incolla l’indirizzo di quel sito, non quello del film su Vimeo.',
      },
      {
        question: 'Quando serve, se c’è già il pulsante di download?',
        answer:
          'Quando i film sono cinquanta, o quando il proprietario ti chiede una copia e il pulsante è spento.',
      },
    ],
    meta_title: 'Downloader per Vimeo: i tuoi video e portfolio',
    meta_description:
      'Corti, portfolio e consegne di Vimeo con crediti e sottotitoli, per video tuoi o autorizzati. PC e Mac.',
  },
  dailymotion_downloader: {
    headline: 'Dailymotion: notizie, sport e archivi europei',
    promise: 'Molte testate pubblicano qui i loro servizi: tieni quello che vuoi studiare o citare.',
    steps: [
      {
        title: 'Trova il servizio',
        text: 'Su dailymotion.com o dentro un giornale. I canali ufficiali sono contrassegnati, e questo aiuta a valutare la fonte.',
      },
      { title: 'Incolla l’indirizzo', text: 'Anche il lettore incorporato è riconosciuto.' },
      { title: 'Scegli la misura', text: 'Dal telefono all’alta definizione, secondo l’originale.' },
    ],
    features: [
      { title: 'Testate', text: 'Il nome apre quello del file.' },
      { title: 'Data', text: 'Per una notizia è indispensabile.' },
      { title: 'Raccolte a tema', text: 'Un torneo o un processo, pezzo per pezzo.' },
      { title: 'Servizi brevi', text: 'Se ne scaricano diversi insieme.' },
      {
        title: 'Fonte annotata',
        text: 'Canale, data e indirizzo si salvano con il file, pronti per una citazione.',
      },
      {
        title: 'Riguardo per la linea',
        text: 'Limita la velocità, così in casa anche gli altri possono lavorare.',
      },
      {
        title: 'Didascalie del canale',
        text: 'I notiziari spesso ne hanno: vanno in un SRT vicino alla clip.',
      },
    ],
    questions: [
      { question: 'Occorre un account?', answer: 'Di rado, tranne per contenuti con limite d’età.' },
      {
        question: 'Perché un video manca in Italia?',
        answer: 'Alcune testate limitano il territorio, e così rimane.',
      },
      {
        question: 'Citare una notizia è lecito?',
        answer:
          'La citazione ha regole sue. Una copia in archivio personale è un altro caso, solo dove è ammessa.',
      },
      {
        question: 'Che risoluzioni ci sono?',
        answer:
          'Quelle che ha il video caricato, spesso da 240 a 1080 linee. Le clip vecchie possono essere piccole, e niente viene ingrandito.',
      },
      { question: 'Gli spot iniziali restano nel file?', answer: 'No, il file contiene la clip.' },
      {
        question: 'Come si chiama il prodotto?',
        answer:
          'Downloader di video: Dailymotion è uno dei siti con cui lavora. Lo puoi provare gratis con la clip per cui sei qui.',
      },
      { question: 'Le dirette si salvano?', answer: 'No, soltanto i video completi.' },
    ],
    meta_title: 'Downloader per Dailymotion: notizie e sport',
    meta_description:
      'Notizie, sport e raccolte di Dailymotion con testata e data nel nome, per il tuo archivio personale e lecito.',
  },
  facebook_downloader: {
    headline: 'Facebook: salva i video di famiglia',
    promise:
      'Il compleanno in diretta o il filmato della tua associazione meritano una copia fuori dal social.',
    steps: [
      { title: 'Apri il post', text: 'Tuo, di un gruppo o pubblico.' },
      { title: 'Copia il link del video', text: 'È nel menu con i tre puntini.' },
      { title: 'Salva', text: 'Alta qualità o base, secondo il caricamento.' },
    ],
    features: [
      { title: 'Dirette passate', text: 'La trasmissione conclusa, intera.' },
      { title: 'Reel', text: 'I verticali restano verticali.' },
      { title: 'Album dei ricordi', text: 'Raggruppa per anno ciò che hai pubblicato.' },
      { title: 'Testo del post', text: 'Può accompagnare il video.' },
      {
        title: 'Data del giorno',
        text: 'Quella del post diventa la data del file, e i programmi di foto lo mettono al posto giusto.',
      },
      { title: 'Più clip in un post', text: 'Si apre come elenco, così lasci fuori quella mossa.' },
      {
        title: 'La pagina che gestisci',
        text: 'Chi ne è amministratore può riprendere i video pubblicati lì.',
      },
    ],
    questions: [
      { question: 'Vedo i video di chi non è mio amico?', answer: 'Solo quelli che Facebook ti mostra.' },
      {
        question: 'Devo chiedere a chi compare?',
        answer: 'È giusto farlo: l’immagine è sua. Tieni la copia fra voi e con il suo accordo.',
      },
      {
        question: 'C’è un’altra via per i miei video?',
        answer: 'Facebook dà una copia dei tuoi dati; per pochi filmati qui fai prima.',
      },
      {
        question: 'Devo accedere a Facebook?',
        answer:
          'Non per le pagine pubbliche. Per amici, parenti e gruppi accedi nell’applicazione, che vede esattamente ciò che Facebook ti mostra.',
      },
      {
        question: 'I video di Instagram sono compresi?',
        answer: 'Instagram è un altro sito, e questa pagina non lo promette.',
      },
      {
        question: 'Facebook avvisa l’autore?',
        answer:
          'Noi non mandiamo niente a Facebook. Avvisalo tu, soprattutto se il filmato viene da un gruppo.',
      },
      {
        question: 'Perché vedo due sole qualità?',
        answer: 'Facebook tiene una o due misure per ogni video.',
      },
    ],
    meta_title: 'Downloader di video per Facebook',
    meta_description:
      'Dirette, reel e filmati di famiglia che hai pubblicato o ricevuto su Facebook, per anno, fuori dal social.',
  },
  bilibili_downloader: {
    headline: 'bilibili: animazione, giochi e lezioni dalla Cina',
    promise:
      'Il grande sito di video cinese ospita creatori, anime e corsi: conserva ciò che l’autore condivide.',
    steps: [
      { title: 'Incolla un BV', text: 'Il codice o il link.' },
      { title: 'Accedi se serve', text: 'Alcune definizioni lo chiedono.' },
      { title: 'Scegli le parti', text: 'Un video può averne decine.' },
    ],
    features: [
      { title: 'Danmaku facoltativi', text: 'I commenti sullo schermo vanno a parte.' },
      { title: 'Titoli delle parti', text: 'Ogni sezione tiene il suo.' },
      { title: 'Solo voce', text: 'Per esercitarsi con il cinese.' },
      { title: 'Sottotitoli del creatore', text: 'Se li ha caricati.' },
      {
        title: 'Commenti con misura',
        text: 'Puoi limitare quanti passano insieme, prima che il testo copra l’immagine.',
      },
      {
        title: 'Cartelle dei preferiti',
        text: 'Pubbliche o private, quelle del tuo account si leggono in una volta.',
      },
      { title: 'Autore nel file', text: 'Nome e numero di chi ha caricato restano scritti.' },
    ],
    questions: [
      {
        question: 'Gli anime con licenza?',
        answer: 'Quelli che il tuo account riproduce, con i limiti della tua zona.',
      },
      {
        question: 'Sito cinese e internazionale sono uguali?',
        answer: 'No, catalogo e account sono diversi.',
      },
      {
        question: 'Posso ricaricare un video tradotto?',
        answer: 'Senza il consenso dell’autore no. Lo scopo è il tuo studio, dove la legge lo lascia.',
      },
      {
        question: 'Perché vedo solo immagini piccole?',
        answer:
          'bilibili mostra le più grandi a chi ha fatto l’accesso, e alcune soltanto agli iscritti paganti. L’elenco segue il tuo account.',
      },
      {
        question: 'Le serie per i soci 大会员 sono comprese?',
        answer: 'Il downloader di video è pensato per i filmati degli utenti. Le serie non sono promesse.',
      },
      {
        question: 'Una stanza in diretta si registra?',
        answer:
          'No. Molti conduttori pubblicano poi la registrazione, e quella si apre con il suo codice BV.',
      },
      {
        question: 'Anche bilibili.tv si apre?',
        answer: 'Sì. È il sito internazionale, con un catalogo e un account diversi.',
      },
    ],
    meta_title: 'Downloader per bilibili: corsi e commenti',
    meta_description:
      'Video in parti, corsi e commenti di bilibili, con i sottotitoli del creatore, per lo studio personale.',
  },
  arte_downloader: {
    headline: 'ARTE: documentari europei, anche in italiano',
    promise:
      'Il canale franco-tedesco sottotitola in italiano una parte dei programmi; il downloader M3U8 ne fa un file.',
    steps: [
      { title: 'Visita arte.tv in italiano', text: 'È gratuito e senza registrazione obbligatoria.' },
      { title: 'Scegli il programma', text: 'Documentario, concerto o ciclo di cinema.' },
      { title: 'Scegli la lingua', text: 'Italiano, francese, tedesco e altre.' },
    ],
    features: [
      { title: 'ARTE Concert', text: 'Opere e festival interi con gli interpreti.' },
      { title: 'Testi per lingua', text: 'Ognuna è una traccia del flusso.' },
      { title: 'Cicli', text: 'Le puntate di un tema stanno insieme.' },
      { title: 'Corti e film', text: 'Con la data di uscita dal catalogo.' },
      { title: 'Due voci in un file', text: 'Francese e tedesco stanno insieme, per le famiglie bilingui.' },
      {
        title: 'Edizione speciale per non udenti',
        text: 'La versione apposita, quando esiste, ha un segno suo nell’elenco.',
      },
      {
        title: 'Fiction intere',
        text: 'Le serie europee su ARTE sono spesso complete: segna tutte le parti finché ci sono.',
      },
    ],
    questions: [
      { question: 'Che licenza serve?', answer: 'Quella del downloader M3U8, perché ARTE trasmette in HLS.' },
      {
        question: 'ARTE permette di conservare?',
        answer:
          'Guarda i diritti di ciascun programma. Si parla di visione tua, senza proiezioni né caricamenti.',
      },
      {
        question: 'Perché l’elenco cambia da Paese a Paese?',
        answer: 'I diritti si acquistano per territorio.',
      },
      {
        question: 'Che file ottengo?',
        answer:
          'Un MP4 con una lingua oppure un MKV con diverse; i sottotitoli come traccia o accanto al video.',
      },
      {
        question: 'Si può registrare il canale in diretta?',
        answer: 'No, soltanto i programmi che stanno nella mediateca.',
      },
      {
        question: 'Perché un film manca in Italia?',
        answer: 'ARTE ha certi diritti solo per Francia e Germania. Vedi ciò che arte.tv riproduce dove sei.',
      },
      {
        question: 'Una scuola può usare le registrazioni?',
        answer:
          'ARTE ha un servizio educativo proprio. La nostra licenza è per persone che guardano in privato.',
      },
    ],
    meta_title: 'Downloader per ARTE in italiano',
    meta_description:
      'Documentari, concerti e film di ARTE con sottotitoli in italiano e altre lingue, dal flusso HLS, per te.',
  },
  ard_mediathek_downloader: {
    headline: 'ARD Mediathek: «Tatort» e le reti dei Länder',
    promise:
      'Das Erste e le emittenti regionali tedesche condividono una mediateca ampia e gratuita: porta via il giallo della domenica.',
    steps: [
      { title: 'Apri ardmediathek.de', text: 'L’account non serve quasi mai.' },
      { title: 'Cerca l’emittente', text: 'NDR, WDR, BR, MDR e le altre.' },
      { title: 'Ricomponi il flusso', text: 'L’M3U8 diventa un video continuo.' },
    ],
    features: [
      { title: '«Tatort» per città', text: 'Ogni squadra ha la sua cartella.' },
      { title: 'Notiziari', text: 'Tagesschau con data e ora.' },
      { title: 'Versioni accessibili', text: 'Lingua semplice o audiodescrizione, dove ci sono.' },
      { title: 'KiKA', text: 'I programmi per bambini restano separati.' },
      {
        title: 'Voci più chiare',
        text: 'Dove ARD offre dialoghi facili da seguire, scegli quella versione.',
      },
      { title: 'Fiabe per le feste', text: 'I film per bambini si trovano in fretta per durata.' },
      {
        title: 'Quanto resta un film',
        text: 'Quelli comprati restano poco, le produzioni della casa più a lungo: lo dice l’elenco.',
      },
    ],
    questions: [
      { question: 'Ci sono orari?', answer: 'Certi film si aprono solo di notte, a tutela dei minori.' },
      { question: 'Si vede dall’Italia?', answer: 'Molto sì; sport e film acquistati spesso no.' },
      {
        question: 'Il canone tedesco permette di ripubblicare?',
        answer: 'No. Guardare e tenere per sé, fin dove arriva la legge.',
      },
      {
        question: 'ARD offre già dei download: perché questo?',
        answer: 'Valgono per una parte dei programmi. L’applicazione serve per elenchi, versioni e nomi.',
      },
      {
        question: 'I canali di ARD si salvano in diretta?',
        answer: 'No. Quasi tutto ciò che è andato in onda arriva nella mediateca entro qualche ora.',
      },
      {
        question: 'Apre anche ZDF?',
        answer: 'No, ZDF ha una pagina propria nel negozio e fa parte dello strumento per MPD.',
      },
      {
        question: 'Quale licenza mi serve?',
        answer:
          'Quella del downloader M3U8, che copre anche gli altri siti di quel prodotto. Le nove emittenti regionali e Das Erste stanno in una sola ricerca.',
      },
    ],
    meta_title: 'Downloader per ARD Mediathek',
    meta_description:
      '«Tatort», notiziari e programmi regionali di ARD Mediathek composti da HLS, con emittente e data, per uso proprio.',
  },
  rtve_play_downloader: {
    headline: 'RTVE Play: serie spagnole e archivio pubblico',
    promise:
      'Per esercitare lo spagnolo o rivedere «Cuéntame»: il downloader M3U8 unisce i segmenti della TV pubblica.',
    steps: [
      { title: 'Entra in RTVE Play', text: 'Registrazione gratuita se richiesta.' },
      { title: 'Cerca', text: 'Serie, notiziari, Documentos TV o Clan.' },
      { title: 'Unisci i segmenti', text: 'Ne esce un MP4 o un MKV.' },
    ],
    features: [
      { title: 'Serie quotidiane', text: '«La Promesa» con numero e data.' },
      { title: '«Cuéntame cómo pasó»', text: 'Oltre venti stagioni, una cartella ciascuna.' },
      { title: 'Archivio', text: 'I programmi storici portano l’anno.' },
      { title: 'Clan', text: 'I cartoni anche in lingua originale.' },
      {
        title: 'Lingue regionali',
        text: 'I notiziari esistono in catalano, galiziano e altre lingue: scegli la tua prima di salvare.',
      },
      {
        title: 'Studiare lo spagnolo',
        text: 'Con molte serie vanno i sottotitoli nella stessa lingua: ascolti, leggi e ripeti la scena.',
      },
      {
        title: 'Da un capitolo all’altro',
        text: 'Seicento puntate si aggiungono con il primo e l’ultimo numero, senza scorrere.',
      },
    ],
    questions: [
      {
        question: 'Quale downloader occorre?',
        answer: 'Quello per M3U8; qui vedi il suo uso con RTVE Play.',
      },
      { question: 'La diretta de La 1?', answer: 'No, si attende la pubblicazione.' },
      {
        question: 'È TV pubblica: i video sono liberi?',
        answer: 'Liberi da vedere, non da riusare. Per una copia tua conta la legge del luogo.',
      },
      {
        question: 'RTVE Play si apre dall’Italia?',
        answer:
          'Notizie, archivio e molte serie proprie di solito sì. Film, sport e alcune fiction sono spesso limitati alla Spagna, e così rimane.',
      },
      {
        question: 'Perché i film spariscono?',
        answer: 'RTVE ne ha i diritti per qualche settimana. Le serie della casa restano di più.',
      },
      {
        question: 'I podcast di RNE?',
        answer: 'No, il prodotto tratta i video; la radio resta sul suo sito.',
      },
      {
        question: 'RTVE Play+ è compreso?',
        answer:
          'Chi è abbonato all’estero vede un catalogo a parte, e l’applicazione mostra quello del suo account.',
      },
    ],
    meta_title: 'Downloader per RTVE Play: serie e archivio',
    meta_description:
      'Serie quotidiane, archivio e cartoni di RTVE Play composti da HLS, con anno e data, per la visione privata.',
  },
  udemy_downloader: {
    headline: 'Udemy: i tuoi corsi, da studiare senza rete',
    promise:
      'Hai comprato un corso? Il downloader MPD ti aiuta a portare le lezioni in treno o in biblioteca.',
    steps: [
      { title: 'Entra in «Il mio apprendimento»', text: 'Con l’account che ha pagato.' },
      { title: 'Apri la sezione', text: 'Le lezioni video numerate.' },
      { title: 'Componi il file', text: 'Immagine e voce del manifesto DASH si uniscono.' },
    ],
    features: [
      { title: 'Indice del corso', text: 'Sezioni e lezioni diventano cartelle.' },
      { title: 'Sottotitoli', text: 'Del docente o automatici.' },
      { title: 'Avanzamento', text: 'Sai quali lezioni mancano.' },
      { title: 'Velocità', text: 'La scegli poi nel tuo lettore.' },
      {
        title: 'Materiali della lezione',
        text: 'Diapositive, esercizi e codice allegati dal docente si conservano accanto al video della lezione, nella stessa cartella numerata.',
      },
      {
        title: 'Corsi che crescono',
        text: 'I docenti aggiungono lezioni: vedi che cosa è nuovo dall’ultima volta.',
      },
      {
        title: 'A tappe',
        text: 'Sessanta ore vogliono molto spazio. Salva la seconda sezione mentre studi la prima.',
      },
    ],
    questions: [
      {
        question: 'Udemy non offre già il download?',
        answer: 'Nella sua app e in alcune lezioni sì. Comincia da lì.',
      },
      {
        question: 'Posso passare il corso a un collega?',
        answer: 'No, hai pagato un accesso personale e la copia non può andare oltre.',
      },
      { question: 'Quiz ed esercizi si salvano?', answer: 'No, video e sottotitoli.' },
      {
        question: 'I corsi del Personal Plan contano?',
        answer:
          'Quelli sono in prestito finché sei abbonato, come un film in streaming. Il prodotto è per i corsi comprati uno per uno.',
      },
      {
        question: 'E quelli pagati dall’azienda?',
        answer: 'Udemy Business appartiene al datore di lavoro: chiedi prima lì che cosa è consentito.',
      },
      {
        question: 'Come si chiama il prodotto?',
        answer: 'Downloader MPD, dal formato in cui Udemy trasmette le lezioni.',
      },
      {
        question: 'Le mie note si possono portare via?',
        answer: 'Sì, come testo, con il minuto della lezione a cui si riferiscono.',
      },
    ],
    meta_title: 'Downloader per Udemy: corsi acquistati',
    meta_description:
      'Lezioni dei corsi che hai comprato su Udemy, per sezione e con sottotitoli, da studiare tu senza connessione.',
  },
  zdf_downloader: {
    headline: 'ZDF: natura, gialli e satira dalla Germania',
    promise:
      '«Terra X», le serie poliziesche del venerdì e l’umorismo della settimana: dal MPD della mediateca a un file.',
    steps: [
      { title: 'Apri zdf.de', text: 'La mediateca è gratuita.' },
      { title: 'Scegli la rete', text: 'ZDF, ZDFneo o ZDFinfo.' },
      { title: 'Unisci le tracce', text: 'Video e audio DASH diventano un file.' },
    ],
    features: [
      { title: '«Terra X»', text: 'I documentari vanno per tema.' },
      { title: 'Gialli del venerdì', text: 'Una cartella per commissario.' },
      { title: '«heute-show»', text: 'La satira porta la data.' },
      { title: 'Testo tedesco', text: 'Convertito in SRT.' },
      {
        title: 'Crimini scandinavi',
        text: 'Le serie comprate al nord restano in rete per poco tempo e sono segnate.',
      },
      {
        title: 'Versioni prima di partire',
        text: 'Audiodescrizione, lingua dei segni e sottotitoli si scelgono in anticipo, dall’elenco del programma.',
      },
      {
        title: 'Notizie per bambini',
        text: 'Le edizioni brevi di «logo» si raccolgono in una cartella per ogni settimana.',
      },
    ],
    questions: [
      {
        question: 'Perché MPD e non M3U8?',
        answer: 'Qui si segue la via DASH di ZDF; la licenza è quella del downloader MPD.',
      },
      {
        question: '«Terra X» ha materiale libero?',
        answer: 'Alcune clip sono in Creative Commons: per quelle vale quella licenza.',
      },
      {
        question: 'E il resto?',
        answer: 'Ha autori e scadenze. Conserva per te il permesso e lascia andare il rimanente.',
      },
      {
        question: 'Quale licenza copre ZDF?',
        answer: 'Quella del downloader MPD, che vale per ZDF e Udemy, fra gli altri.',
      },
      {
        question: 'Il programma in onda è compreso?',
        answer:
          'No, soltanto i titoli della mediateca. Il calcio, per esempio, c’è come sintesi, dove ZDF ha i diritti.',
      },
      {
        question: 'Si vede dall’Italia?',
        answer:
          'Molte produzioni della casa sì. Le serie comprate di solito solo in Germania, Austria e Svizzera.',
      },
      {
        question: 'Ci sono limiti d’età?',
        answer: 'Sì. I film per adulti si aprono la sera oppure dopo la verifica dell’età di ZDF.',
      },
    ],
    meta_title: 'Downloader per ZDF: documentari e polizieschi',
    meta_description:
      'Documentari, gialli e satira della mediateca ZDF composti da DASH, con testo tedesco, per il tuo uso.',
  },
  fansly_downloader: {
    headline: 'Fansly: i tuoi abbonamenti, con discrezione',
    promise: 'Per adulti: il downloader di video per adulti ordina ciò che i profili che paghi ti mostrano.',
    steps: [
      { title: 'Verifica l’età', text: 'Fansly la chiede prima di tutto.' },
      { title: 'Scegli il livello', text: 'I profili ne hanno vari, si vede il tuo.' },
      { title: 'Seleziona i video', text: 'Solo quelli da conservare.' },
    ],
    features: [
      { title: 'Livelli', text: 'Ciò che il tuo non apre non compare.' },
      { title: 'Data e titolo', text: 'Un nome semplice, senza altro.' },
      { title: 'Dischi cifrati', text: 'Quelli del tuo sistema vanno bene.' },
      { title: 'Solo testo', text: 'L’elenco può stare senza miniature.' },
      {
        title: 'Post in più parti',
        text: 'Otto immagini e una clip diventano una cartella con il nome dell’autore e il giorno.',
      },
      {
        title: 'Messaggi sbloccati',
        text: 'I contenuti comprati in una conversazione stanno separati dal flusso, perché li hai presi uno per uno.',
      },
      { title: 'Raccolte unite', text: 'Quelle fatte da un autore restano insieme.' },
    ],
    questions: [
      { question: 'Quale licenza si usa?', answer: 'Quella del downloader di video per adulti.' },
      {
        question: 'Dopo la disdetta?',
        answer: 'Non aggiungere altro e controlla se le condizioni ti lasciano in privato ciò che hai.',
      },
      {
        question: 'E se riconosco un abuso?',
        answer: 'Denuncialo a Fansly e alle autorità, senza tenerne copia.',
      },
      {
        question: 'Le dirette di Fansly si registrano?',
        answer:
          'No. Se l’autore pubblica poi la trasmissione come post e il tuo livello la apre, compare nell’elenco.',
      },
      {
        question: 'Che cosa capisco dalla prova gratuita?',
        answer:
          'Accedi, apri un autore e guarda l’elenco: vedi quali post si aprono, e una clip breve mostra se immagine e suono sono a posto.',
      },
      { question: 'Il prodotto per OnlyFans vale qui?', answer: 'No, quello è soltanto per OnlyFans.' },
      {
        question: 'Che cosa chiede il rispetto degli autori?',
        answer: 'Non mostrare, non vendere e non tenere nulla contro la loro volontà.',
      },
    ],
    meta_title: 'Downloader per Fansly, solo adulti',
    meta_description:
      'Maggiorenni: video dei profili che paghi su Fansly secondo il tuo livello, con discrezione e per uso privato.',
  },
}
