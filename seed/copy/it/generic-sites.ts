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
    ],
    questions: [
      { question: 'E se l’autore offre il download?', answer: 'Usa quello: spesso è il file originale.' },
      { question: 'Apre i video privati altrui?', answer: 'No. Senza invito o password restano chiusi.' },
      {
        question: 'Posso mettere un corto nel mio portfolio?',
        answer: 'Se è tuo, certo. Altrimenti chiedi: la copia sarebbe soltanto per te.',
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
      { title: 'Trova il servizio', text: 'Su dailymotion.com o dentro un giornale.' },
      { title: 'Incolla l’indirizzo', text: 'Anche il lettore incorporato è riconosciuto.' },
      { title: 'Scegli la misura', text: 'Dal telefono all’alta definizione, secondo l’originale.' },
    ],
    features: [
      { title: 'Testate', text: 'Il nome apre quello del file.' },
      { title: 'Data', text: 'Per una notizia è indispensabile.' },
      { title: 'Raccolte a tema', text: 'Un torneo o un processo, pezzo per pezzo.' },
      { title: 'Servizi brevi', text: 'Se ne scaricano diversi insieme.' },
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
    ],
    questions: [
      { question: 'Ci sono orari?', answer: 'Certi film si aprono solo di notte, a tutela dei minori.' },
      { question: 'Si vede dall’Italia?', answer: 'Molto sì; sport e film acquistati spesso no.' },
      {
        question: 'Il canone tedesco permette di ripubblicare?',
        answer: 'No. Guardare e tenere per sé, fin dove arriva la legge.',
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
    ],
    meta_title: 'Downloader per Fansly, solo adulti',
    meta_description:
      'Maggiorenni: video dei profili che paghi su Fansly secondo il tuo livello, con discrezione e per uso privato.',
  },
}
