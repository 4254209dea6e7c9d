import type { PageTexts } from '../text'

export const genericSites: PageTexts = {
  youtube_downloader: {
    headline: 'YouTube: scarica lezioni, playlist e i tuoi video',
    promise:
      'Salva un corso, un canale con licenza libera o i video che hai pubblicato tu: basta la licenza del downloader di video.',
    steps: [
      { title: 'Incolla il link', text: 'Va bene un video, una playlist o un canale.' },
      { title: 'Controlla le opzioni', text: 'Vedi le risoluzioni, le lingue e i sottotitoli disponibili.' },
      { title: 'Scegli che cosa salvare', text: 'Il video, soltanto l’audio o soltanto i sottotitoli.' },
    ],
    features: [
      { title: 'Playlist numerate', text: 'Le lezioni restano nell’ordine scelto dall’autore.' },
      { title: 'Capitoli', text: 'Quelli indicati nella descrizione vengono salvati nel file.' },
      { title: 'Più lingue audio', text: 'Se l’autore ha aggiunto un doppiaggio, puoi sceglierlo.' },
      {
        title: 'Sottotitoli',
        text: 'Quelli scritti da una persona e quelli automatici sono indicati in modo diverso.',
      },
      {
        title: 'Licenze Creative Commons',
        text: 'Un filtro mostra soltanto i video con licenza libera, utili per preparare una lezione.',
      },
      {
        title: 'I tuoi video',
        text: 'Se hai perso gli originali, puoi recuperare tutto il tuo canale con titoli e descrizioni.',
      },
    ],
    questions: [
      {
        question: 'YouTube permette di scaricare?',
        answer:
          'Le sue condizioni pongono dei limiti. Salva i tuoi video, quelli con licenza libera o quelli per cui hai il consenso dell’autore.',
      },
      {
        question: 'Serve una licenza solo per YouTube?',
        answer: 'No, quella del downloader di video vale per molti siti.',
      },
      {
        question: 'Si possono salvare i film a pagamento?',
        answer: 'No, i film acquistati o noleggiati non sono compresi.',
      },
      {
        question: 'Perché altri strumenti salvano il video senza audio?',
        answer:
          'Nelle risoluzioni più alte YouTube separa l’audio dalle immagini. Questo li scarica entrambi e li unisce senza ricodificarli.',
      },
      {
        question: 'Quale prodotto si acquista da questa pagina?',
        answer:
          'Il downloader di video, che funziona anche con Vimeo, Dailymotion, Facebook, bilibili e altri siti aperti.',
      },
      {
        question: 'Si può salvare una trasmissione in corso?',
        answer: 'No, bisogna aspettare che YouTube pubblichi la registrazione.',
      },
      {
        question: 'Mi serve un account YouTube?',
        answer: 'Soltanto per i tuoi video privati o non in elenco.',
      },
    ],
    meta_title: 'Downloader per YouTube: playlist e sottotitoli',
    meta_description:
      'Salva video, playlist e sottotitoli di YouTube che hai il diritto di conservare, con capitoli e lingue, su Windows o Mac.',
  },
  vimeo_downloader: {
    headline: 'Vimeo: scarica i tuoi lavori e i video condivisi',
    promise:
      'Recupera i filmati che hai pubblicato o che un autore ti ha autorizzato a conservare, con crediti e sottotitoli.',
    steps: [
      {
        title: 'Copia l’indirizzo',
        text: 'Il video può essere pubblico, nascosto o protetto da una password che hai ricevuto.',
      },
      { title: 'Inserisci la password', text: 'È necessaria soltanto se il video la richiede.' },
      { title: 'Scegli la risoluzione', text: 'Trovi quelle pubblicate dall’autore.' },
    ],
    features: [
      { title: 'Video incorporati', text: 'Puoi usare anche la pagina di un festival o di un altro sito.' },
      { title: 'Raccolte', text: 'Una rassegna si può salvare come una serie.' },
      { title: 'Crediti', text: 'La descrizione viene salvata in un file di testo.' },
      { title: 'Sottotitoli dell’autore', text: 'Sono disponibili nelle lingue che ha caricato.' },
      {
        title: 'Per gli studi',
        text: 'I lavori si possono recuperare progetto per progetto, ciascuno nella sua cartella.',
      },
      {
        title: 'Nomi per i clienti',
        text: 'Cliente, titolo e versione nel nome del file aiutano quando esistono più montaggi.',
      },
    ],
    questions: [
      {
        question: 'Che cosa faccio se l’autore offre il download?',
        answer: 'Usa quello: spesso è il file originale.',
      },
      {
        question: 'Si possono aprire i video privati di altri?',
        answer: 'No, servono un invito o la password.',
      },
      {
        question: 'Posso usare un corto nel mio portfolio?',
        answer: 'Se è tuo, sì. Altrimenti devi chiedere il permesso, perché la copia è soltanto privata.',
      },
      {
        question: 'Si possono salvare i titoli in vendita?',
        answer:
          'Il prodotto riguarda i video aperti, condivisi con te o tuoi. Per Vimeo On Demand non possiamo garantirlo.',
      },
      {
        question: 'Ottengo il file che ho caricato?',
        answer:
          'Sì, se Vimeo lo offre al proprietario e quindi compare nell’elenco. Altrimenti ottieni la versione più grande disponibile.',
      },
      {
        question: 'Un film si vede soltanto su un altro sito: funziona?',
        answer: 'Sì, incolla l’indirizzo di quel sito invece di quello di Vimeo.',
      },
      {
        question: 'A che cosa serve, se esiste il pulsante di download?',
        answer:
          'A salvare molti video insieme, oppure quando il pulsante è disattivato e il proprietario ti chiede una copia.',
      },
    ],
    meta_title: 'Downloader per Vimeo: i tuoi video e portfolio',
    meta_description:
      'Salva da Vimeo i tuoi video o quelli che ti hanno autorizzato a conservare, con crediti e sottotitoli, su Windows o Mac.',
  },
  dailymotion_downloader: {
    headline: 'Dailymotion: scarica notizie, sport e archivi',
    promise:
      'Molte testate pubblicano su Dailymotion i loro servizi: salva quelli che vuoi studiare o citare.',
    steps: [
      {
        title: 'Trova il video',
        text: 'Cercalo su dailymotion.com o nel sito di un giornale. I canali ufficiali sono contrassegnati, il che aiuta a valutare la fonte.',
      },
      {
        title: 'Incolla l’indirizzo',
        text: 'L’applicazione riconosce anche i video incorporati in altre pagine.',
      },
      {
        title: 'Scegli la risoluzione',
        text: 'Dalla più bassa per il telefono fino all’alta definizione, se il video la offre.',
      },
    ],
    features: [
      { title: 'Nome della testata', text: 'Si trova all’inizio del nome del file.' },
      { title: 'Data di pubblicazione', text: 'È importante quando si conserva una notizia.' },
      { title: 'Raccolte tematiche', text: 'Puoi salvare tutti i video su un torneo o su un processo.' },
      { title: 'Video brevi', text: 'Se ne possono scaricare diversi contemporaneamente.' },
      { title: 'Fonte', text: 'Il canale, la data e l’indirizzo vengono salvati con il video.' },
      { title: 'Velocità limitata', text: 'Puoi ridurla, per lasciare la connessione libera agli altri.' },
      { title: 'Sottotitoli', text: 'Se il canale li offre, vengono salvati in un file SRT.' },
    ],
    questions: [
      { question: 'Serve un account?', answer: 'Di rado, soprattutto per i contenuti con un limite di età.' },
      {
        question: 'Perché un video non si vede in Italia?',
        answer: 'Alcune testate limitano i Paesi in cui è disponibile, e l’applicazione non può cambiarlo.',
      },
      {
        question: 'È permesso citare una notizia?',
        answer:
          'La citazione ha regole proprie. La copia in un archivio personale è un caso diverso, ammesso soltanto dove la legge lo permette.',
      },
      {
        question: 'Quali risoluzioni sono disponibili?',
        answer: 'Quelle del video caricato, spesso da 240p a 1080p. I filmati vecchi possono essere piccoli.',
      },
      {
        question: 'La pubblicità iniziale resta nel file?',
        answer: 'No, il file contiene soltanto il video.',
      },
      {
        question: 'Quale prodotto devo acquistare?',
        answer:
          'Il downloader di video, che comprende Dailymotion. Puoi provarlo gratuitamente con il video che ti interessa.',
      },
      { question: 'Si possono salvare le dirette?', answer: 'No, soltanto i video completi.' },
    ],
    meta_title: 'Downloader per Dailymotion: notizie e sport',
    meta_description:
      'Salva notizie, sport e raccolte di Dailymotion, con testata e data nel nome, per il tuo archivio personale.',
  },
  facebook_downloader: {
    headline: 'Facebook: scarica i video di famiglia',
    promise:
      'Salva sul computer il compleanno in diretta o il filmato della tua associazione, per averne una copia fuori dal social.',
    steps: [
      { title: 'Apri il post', text: 'Può essere tuo, di un gruppo o pubblico.' },
      { title: 'Copia il link', text: 'Lo trovi nel menu con i tre puntini.' },
      {
        title: 'Salva il video',
        text: 'Scegli l’alta qualità o quella di base, secondo ciò che Facebook offre.',
      },
    ],
    features: [
      { title: 'Registrazioni delle dirette', text: 'Una trasmissione conclusa si salva per intero.' },
      { title: 'Reel', text: 'I video verticali mantengono il loro formato.' },
      { title: 'Ricordi per anno', text: 'Puoi ordinare così i video che hai pubblicato.' },
      { title: 'Testo del post', text: 'Può essere salvato accanto al video.' },
      {
        title: 'Data del post',
        text: 'Diventa la data del file, così i programmi di foto lo ordinano correttamente.',
      },
      { title: 'Più video in un post', text: 'Sono elencati separatamente e puoi scegliere quali salvare.' },
      { title: 'Pagine che gestisci', text: 'Se sei amministratore, puoi recuperare i video pubblicati.' },
    ],
    questions: [
      {
        question: 'Posso vedere i video di chi non è mio amico?',
        answer: 'Soltanto quelli che Facebook ti mostra.',
      },
      {
        question: 'Devo chiedere il permesso a chi compare nel video?',
        answer: 'Sì, è giusto farlo. Conserva la copia in privato.',
      },
      {
        question: 'Esiste un altro modo per recuperare i miei video?',
        answer:
          'Facebook permette di scaricare una copia dei tuoi dati; per pochi video questa applicazione è più rapida.',
      },
      {
        question: 'Devo accedere a Facebook?',
        answer:
          'Per le pagine pubbliche no. Per amici, parenti e gruppi accedi nell’applicazione, che mostra soltanto ciò che puoi vedere tu.',
      },
      {
        question: 'I video di Instagram sono compresi?',
        answer: 'Instagram è un altro sito, e per questo prodotto non possiamo garantirlo.',
      },
      {
        question: 'Facebook avvisa chi ha pubblicato il video?',
        answer:
          'L’applicazione non invia nulla a Facebook. Avvisa tu l’autore, soprattutto se il video proviene da un gruppo.',
      },
      {
        question: 'Perché vedo soltanto due qualità?',
        answer: 'Facebook ne conserva una o due per ogni video.',
      },
    ],
    meta_title: 'Downloader di video per Facebook',
    meta_description:
      'Salva dirette, reel e video di famiglia pubblicati o ricevuti su Facebook, ordinati per anno sul tuo computer.',
  },
  bilibili_downloader: {
    headline: 'bilibili: scarica video, corsi e animazione',
    promise: 'Salva dal sito cinese i video, i corsi e l’animazione che gli autori permettono di conservare.',
    steps: [
      { title: 'Incolla un indirizzo', text: 'Va bene il link oppure il codice BV.' },
      { title: 'Accedi, se necessario', text: 'Alcune risoluzioni richiedono un account.' },
      { title: 'Scegli le parti', text: 'Un video può averne decine.' },
    ],
    features: [
      { title: 'Commenti sullo schermo', text: 'I danmaku si possono salvare in un file separato.' },
      { title: 'Titoli delle parti', text: 'Ogni sezione mantiene il suo.' },
      { title: 'Solo audio', text: 'È utile per esercitarsi con il cinese.' },
      { title: 'Sottotitoli dell’autore', text: 'Vengono salvati quando ci sono.' },
      { title: 'Numero di commenti', text: 'Puoi limitarlo, in modo che non coprano l’immagine.' },
      { title: 'Preferiti', text: 'Puoi aprire tutte le raccolte del tuo account, pubbliche o private.' },
      {
        title: 'Dati dell’autore',
        text: 'Il nome e il numero di chi ha caricato il video vengono conservati.',
      },
    ],
    questions: [
      {
        question: 'Si possono salvare gli anime con licenza?',
        answer: 'Quelli che il tuo account può guardare, nei limiti del Paese in cui ti trovi.',
      },
      {
        question: 'Il sito cinese e quello internazionale sono uguali?',
        answer: 'No, hanno cataloghi e account diversi.',
      },
      {
        question: 'Posso ripubblicare un video tradotto?',
        answer: 'No, serve il consenso dell’autore. La copia è per il tuo studio, dove la legge lo permette.',
      },
      {
        question: 'Perché vedo soltanto risoluzioni basse?',
        answer:
          'bilibili mostra quelle più alte a chi ha effettuato l’accesso, e alcune soltanto agli abbonati.',
      },
      {
        question: 'Le serie per gli abbonati 大会员 sono comprese?',
        answer: 'Il prodotto è pensato per i video degli utenti; per quelle serie non possiamo garantirlo.',
      },
      {
        question: 'Si può registrare una diretta?',
        answer: 'No. Molti autori pubblicano poi la registrazione, che si può aprire con il suo codice BV.',
      },
      { question: 'Funziona anche bilibili.tv?', answer: 'Sì, è il sito internazionale.' },
    ],
    meta_title: 'Downloader per bilibili: corsi e commenti',
    meta_description:
      'Salva video in più parti, corsi e commenti di bilibili, con i sottotitoli dell’autore, per il tuo studio personale.',
  },
  arte_downloader: {
    headline: 'ARTE: scarica documentari e concerti, anche in italiano',
    promise:
      'ARTE sottotitola in italiano una parte dei programmi: con il downloader M3U8 puoi salvarli e guardarli offline.',
    steps: [
      { title: 'Apri arte.tv in italiano', text: 'È gratuito e la registrazione non è obbligatoria.' },
      { title: 'Scegli il programma', text: 'Trovi documentari, concerti e film.' },
      { title: 'Scegli la lingua', text: 'Italiano, francese, tedesco e altre.' },
    ],
    features: [
      {
        title: 'ARTE Concert',
        text: 'Opere e festival vengono salvati per intero, con i nomi degli interpreti.',
      },
      { title: 'Sottotitoli', text: 'Ogni lingua è una traccia separata.' },
      { title: 'Serie di documentari', text: 'Le puntate sullo stesso tema restano insieme.' },
      { title: 'Corti e film', text: 'La data di scadenza è indicata nell’elenco.' },
      {
        title: 'Francese e tedesco insieme',
        text: 'Un file può contenere entrambe le lingue, per le famiglie bilingui.',
      },
      { title: 'Versione per non udenti', text: 'Se è disponibile, è contrassegnata nell’elenco.' },
      {
        title: 'Serie complete',
        text: 'Le fiction europee su ARTE sono spesso intere: puoi selezionarle finché sono online.',
      },
    ],
    questions: [
      {
        question: 'Quale licenza serve?',
        answer: 'Quella del downloader M3U8, perché ARTE usa il formato HLS.',
      },
      {
        question: 'ARTE permette di conservare i programmi?',
        answer:
          'Controlla i diritti di ciascuno. È ammessa la visione privata, non una proiezione o la pubblicazione.',
      },
      {
        question: 'Perché il catalogo cambia da un Paese all’altro?',
        answer: 'I diritti si acquistano per singolo Paese.',
      },
      {
        question: 'Che file ottengo?',
        answer:
          'Un MP4 con una lingua oppure un MKV con più lingue; i sottotitoli possono essere una traccia o un file separato.',
      },
      {
        question: 'Si può registrare il canale in diretta?',
        answer: 'No, soltanto i programmi della mediateca.',
      },
      {
        question: 'Perché un film non si vede in Italia?',
        answer:
          'Per alcuni ARTE ha i diritti soltanto in Francia e Germania. Vedi ciò che arte.tv offre nel luogo in cui ti trovi.',
      },
      {
        question: 'Una scuola può usare le registrazioni?',
        answer: 'ARTE ha un servizio per le scuole. La nostra licenza è destinata alla visione privata.',
      },
    ],
    meta_title: 'Downloader per ARTE in italiano',
    meta_description:
      'Salva documentari, concerti e film di ARTE con sottotitoli in italiano e in altre lingue, per la visione privata.',
  },
  ard_mediathek_downloader: {
    headline: 'ARD Mediathek: scarica «Tatort» e programmi regionali',
    promise:
      'La mediateca gratuita riunisce Das Erste e le emittenti regionali tedesche: salva il giallo della domenica e guardalo quando vuoi.',
    steps: [
      { title: 'Apri ardmediathek.de', text: 'Un account quasi mai è necessario.' },
      { title: 'Scegli l’emittente', text: 'NDR, WDR, BR, MDR e le altre hanno sezioni proprie.' },
      { title: 'Salva il programma', text: 'I segmenti dello stream vengono uniti in un solo video.' },
    ],
    features: [
      { title: '«Tatort» per città', text: 'Ogni squadra può avere la propria cartella.' },
      { title: 'Notiziari', text: 'Le edizioni di Tagesschau hanno data e ora nel nome.' },
      {
        title: 'Versioni accessibili',
        text: 'Puoi scegliere quella in lingua semplice o con audiodescrizione, se esiste.',
      },
      { title: 'KiKA', text: 'I programmi per bambini restano separati.' },
      {
        title: 'Dialoghi più chiari',
        text: 'Alcuni programmi offrono una traccia audio con le voci più comprensibili.',
      },
      {
        title: 'Film per le feste',
        text: 'Le fiabe per bambini si trovano facilmente con il filtro della durata.',
      },
      {
        title: 'Scadenza dei film',
        text: 'Quelli acquistati restano meno delle produzioni proprie, e l’elenco indica quanto.',
      },
    ],
    questions: [
      {
        question: 'Ci sono limiti di orario?',
        answer: 'Sì, alcuni film si vedono soltanto di notte, per la tutela dei minori.',
      },
      {
        question: 'Si vede dall’Italia?',
        answer: 'Molti programmi sì; lo sport e i film acquistati spesso no.',
      },
      {
        question: 'Posso ripubblicare un programma?',
        answer: 'No. Puoi guardarlo e conservarlo in privato, nei limiti della legge.',
      },
      {
        question: 'ARD offre già alcuni download: a che cosa serve questo prodotto?',
        answer:
          'I suoi riguardano soltanto una parte dei programmi. L’applicazione gestisce anche elenchi, versioni e nomi dei file.',
      },
      {
        question: 'Si possono salvare i canali in diretta?',
        answer: 'No. Quasi tutti i programmi arrivano nella mediateca dopo qualche ora.',
      },
      {
        question: 'ZDF è compresa?',
        answer: 'No, ha una pagina separata e appartiene allo strumento per MPD.',
      },
      {
        question: 'Quale licenza mi serve?',
        answer:
          'Quella del downloader M3U8, che comprende anche altri siti. Con una sola ricerca trovi Das Erste e le nove emittenti regionali.',
      },
    ],
    meta_title: 'Downloader per ARD Mediathek',
    meta_description:
      'Salva «Tatort», notiziari e programmi regionali della ARD Mediathek, con emittente e data, per uso personale.',
  },
  rtve_play_downloader: {
    headline: 'RTVE Play: scarica serie e archivio della TV spagnola',
    promise:
      'Salva «Cuéntame», le serie quotidiane e i programmi storici della TV pubblica, anche per esercitare lo spagnolo.',
    steps: [
      { title: 'Accedi a RTVE Play', text: 'Se richiesta, la registrazione è gratuita.' },
      { title: 'Cerca il programma', text: 'Trovi serie, notiziari, Documentos TV e cartoni di Clan.' },
      { title: 'Salva il video', text: 'I segmenti vengono uniti in un MP4 o in un MKV.' },
    ],
    features: [
      { title: 'Serie quotidiane', text: 'Le puntate di «La Promesa» hanno numero e data.' },
      {
        title: '«Cuéntame cómo pasó»',
        text: 'Le oltre venti stagioni vengono salvate ciascuna nella propria cartella.',
      },
      { title: 'Archivio', text: 'I programmi storici riportano l’anno.' },
      { title: 'Cartoni', text: 'Quelli di Clan sono disponibili anche in lingua originale.' },
      {
        title: 'Lingue regionali',
        text: 'I notiziari esistono anche in catalano, galiziano e altre lingue, che puoi scegliere prima di scaricare.',
      },
      {
        title: 'Studiare lo spagnolo',
        text: 'Molte serie hanno i sottotitoli in spagnolo, così puoi ascoltare e leggere.',
      },
      {
        title: 'Selezione di un intervallo',
        text: 'Per una serie di seicento puntate basta indicare la prima e l’ultima.',
      },
    ],
    questions: [
      { question: 'Quale downloader serve?', answer: 'Quello per M3U8, che funziona anche con RTVE Play.' },
      { question: 'Si può salvare La 1 in diretta?', answer: 'No, bisogna aspettare la pubblicazione.' },
      {
        question: 'È TV pubblica: i video si possono usare liberamente?',
        answer:
          'No, si possono guardare ma non riusare. Per la copia privata vale la legge del Paese in cui vivi.',
      },
      {
        question: 'RTVE Play si vede dall’Italia?',
        answer:
          'Le notizie, l’archivio e molte produzioni proprie di solito sì. Film, sport e alcune serie sono spesso riservati alla Spagna.',
      },
      {
        question: 'Perché i film spariscono?',
        answer: 'RTVE ne acquista i diritti per qualche settimana. Le produzioni proprie restano di più.',
      },
      { question: 'I podcast di RNE sono compresi?', answer: 'No, il prodotto salva soltanto i video.' },
      {
        question: 'RTVE Play+ è compreso?',
        answer:
          'È un abbonamento per l’estero con un catalogo diverso. L’applicazione mostra quello del tuo account.',
      },
    ],
    meta_title: 'Downloader per RTVE Play: serie e archivio',
    meta_description:
      'Salva serie quotidiane, archivio e cartoni di RTVE Play, con anno e data nel nome, per la visione privata.',
  },
  udemy_downloader: {
    headline: 'Udemy: scarica i corsi che hai acquistato',
    promise:
      'Con il downloader MPD porti con te le lezioni dei corsi che hai comprato e le studi anche senza connessione.',
    steps: [
      { title: 'Apri «Il mio apprendimento»', text: 'Accedi con l’account con cui hai acquistato il corso.' },
      { title: 'Scegli una sezione', text: 'Le lezioni video sono numerate.' },
      { title: 'Salva le lezioni', text: 'Le immagini e l’audio vengono uniti in un file.' },
    ],
    features: [
      { title: 'Struttura del corso', text: 'Le sezioni diventano cartelle con le lezioni in ordine.' },
      { title: 'Sottotitoli', text: 'Puoi salvare quelli del docente o quelli automatici.' },
      { title: 'Avanzamento', text: 'L’elenco indica quali lezioni mancano.' },
      { title: 'Velocità di riproduzione', text: 'Puoi cambiarla nel lettore video.' },
      { title: 'Materiali', text: 'Diapositive, esercizi e codice vengono salvati accanto alla lezione.' },
      { title: 'Corsi aggiornati', text: 'Vedi quali lezioni sono state aggiunte dall’ultima volta.' },
      {
        title: 'Una sezione per volta',
        text: 'Un corso di sessanta ore occupa molto spazio: puoi scaricarne una parte mentre studi la precedente.',
      },
    ],
    questions: [
      {
        question: 'Udemy offre già il download?',
        answer: 'Sì, nell’app e in alcune lezioni. Comincia da lì.',
      },
      {
        question: 'Posso passare il corso a un collega?',
        answer: 'No, l’accesso è personale e non puoi cedere una copia.',
      },
      { question: 'Si possono salvare quiz ed esercizi?', answer: 'No, soltanto i video e i sottotitoli.' },
      {
        question: 'I corsi del Personal Plan sono compresi?',
        answer:
          'Quelli sono disponibili soltanto durante l’abbonamento. Il prodotto è pensato per i corsi acquistati singolarmente.',
      },
      {
        question: 'E i corsi pagati dall’azienda?',
        answer: 'Udemy Business appartiene al datore di lavoro: chiedi prima che cosa è permesso.',
      },
      {
        question: 'Quale prodotto devo acquistare?',
        answer: 'Il downloader MPD, che prende il nome dal formato usato da Udemy.',
      },
      {
        question: 'Posso salvare le mie note?',
        answer: 'Sì, in un file di testo con il minuto della lezione a cui si riferiscono.',
      },
    ],
    meta_title: 'Downloader per Udemy: corsi acquistati',
    meta_description:
      'Salva le lezioni dei corsi acquistati su Udemy, divise per sezione e con i sottotitoli, per studiare senza connessione.',
  },
  zdf_downloader: {
    headline: 'ZDF: scarica documentari, gialli e satira',
    promise:
      'Salva «Terra X», le serie poliziesche del venerdì e i programmi satirici dalla mediateca tedesca.',
    steps: [
      { title: 'Apri zdf.de', text: 'La mediateca è gratuita.' },
      { title: 'Scegli il canale', text: 'ZDF, ZDFneo o ZDFinfo.' },
      { title: 'Salva il programma', text: 'Le tracce video e audio vengono unite in un file.' },
    ],
    features: [
      { title: '«Terra X»', text: 'I documentari si possono ordinare per tema.' },
      { title: 'Gialli del venerdì', text: 'Ogni commissario può avere la sua cartella.' },
      { title: '«heute-show»', text: 'Le puntate riportano la data.' },
      { title: 'Sottotitoli tedeschi', text: 'Vengono convertiti in SRT.' },
      { title: 'Serie scandinave', text: 'Quelle acquistate restano poco tempo e la scadenza è indicata.' },
      {
        title: 'Scelta della versione',
        text: 'Prima di scaricare puoi selezionare audiodescrizione, lingua dei segni o sottotitoli.',
      },
      { title: 'Notizie per bambini', text: 'Le edizioni di «logo» si possono raccogliere per settimana.' },
    ],
    questions: [
      {
        question: 'Perché MPD e non M3U8?',
        answer: 'Per ZDF usiamo il formato DASH, quindi la licenza è quella del downloader MPD.',
      },
      {
        question: '«Terra X» ha materiale libero?',
        answer: 'Alcuni video sono in Creative Commons: per quelli vale la relativa licenza.',
      },
      {
        question: 'E gli altri programmi?',
        answer: 'Sono protetti e hanno una scadenza. Conserva soltanto ciò che è permesso, in privato.',
      },
      {
        question: 'La licenza vale anche per altri siti?',
        answer: 'Sì, il downloader MPD funziona, per esempio, anche con Udemy.',
      },
      {
        question: 'Si possono salvare i programmi in onda?',
        answer:
          'No, soltanto quelli della mediateca. Per il calcio, per esempio, ci sono le sintesi, se ZDF ha i diritti.',
      },
      {
        question: 'Si vede dall’Italia?',
        answer:
          'Molte produzioni proprie sì. Le serie acquistate di solito soltanto in Germania, Austria e Svizzera.',
      },
      {
        question: 'Ci sono limiti di età?',
        answer: 'Sì. I film per adulti si vedono la sera oppure dopo la verifica dell’età sul sito.',
      },
    ],
    meta_title: 'Downloader per ZDF: documentari e polizieschi',
    meta_description:
      'Salva documentari, gialli e satira dalla mediateca ZDF, con i sottotitoli tedeschi, per uso privato.',
  },
  fansly_downloader: {
    headline: 'Fansly: salva in privato i tuoi abbonamenti',
    promise:
      'Per adulti: con il downloader di video per adulti ordini i contenuti dei profili a cui sei abbonato.',
    steps: [
      { title: 'Conferma l’età', text: 'Fansly la richiede prima dell’accesso.' },
      { title: 'Scegli il profilo', text: 'Vedi i contenuti compresi nel tuo livello di abbonamento.' },
      { title: 'Seleziona i video', text: 'Scegli soltanto quelli che vuoi conservare.' },
    ],
    features: [
      { title: 'Livelli di abbonamento', text: 'I contenuti che il tuo non comprende non compaiono.' },
      { title: 'Data e titolo', text: 'Il nome del file è semplice e discreto.' },
      { title: 'Dischi cifrati', text: 'Puoi usare quelli del tuo sistema.' },
      { title: 'Elenco senza immagini', text: 'Le miniature si possono nascondere.' },
      {
        title: 'Post con più file',
        text: 'Le immagini e i video vengono salvati in una cartella con il nome dell’autore e il giorno.',
      },
      { title: 'Messaggi sbloccati', text: 'I contenuti acquistati in una conversazione restano separati.' },
      { title: 'Raccolte dell’autore', text: 'Vengono salvate insieme.' },
    ],
    questions: [
      { question: 'Quale licenza serve?', answer: 'Quella del downloader di video per adulti.' },
      {
        question: 'Che cosa faccio dopo la disdetta?',
        answer:
          'Non aggiungere altro e controlla se le condizioni permettono di conservare i file in privato.',
      },
      {
        question: 'Che cosa faccio se riconosco un abuso?',
        answer: 'Segnalalo a Fansly e alle autorità, senza conservarne una copia.',
      },
      {
        question: 'Si possono registrare le dirette?',
        answer:
          'No. Se l’autore pubblica poi la registrazione e il tuo livello la comprende, compare nell’elenco.',
      },
      {
        question: 'Che cosa posso verificare con la prova gratuita?',
        answer:
          'Accedi, apri un profilo e controlla quali post puoi vedere. Con un video breve verifica anche audio e immagine.',
      },
      { question: 'Il prodotto per OnlyFans vale anche qui?', answer: 'No, funziona soltanto con OnlyFans.' },
      {
        question: 'Come rispetto gli autori?',
        answer: 'Non mostrare e non vendere i file, e non conservare nulla contro la loro volontà.',
      },
    ],
    meta_title: 'Downloader per Fansly, solo adulti',
    meta_description:
      'Riservato agli adulti: salva i video dei profili Fansly a cui sei abbonato, in modo riservato e per uso privato.',
  },
}
