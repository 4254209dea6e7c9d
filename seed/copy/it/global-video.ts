import type { PageTexts } from '../text'

export const globalVideo: PageTexts = {
  netflix_downloader: {
    headline: 'Scarica le tue serie Netflix per guardarle offline',
    promise:
      'Salva sul computer le serie e i film del tuo abbonamento Netflix, con le lingue e i sottotitoli che preferisci, e guardali anche senza connessione.',
    steps: [
      {
        title: 'Accedi a Netflix',
        text: 'Apri Netflix in Tidemark Video e usa il tuo account e il tuo profilo.',
      },
      {
        title: 'Scegli gli episodi',
        text: 'Apri la pagina del titolo e seleziona una stagione intera o le singole puntate.',
      },
      {
        title: 'Avvia il download',
        text: 'Scegli l’audio, i sottotitoli e la qualità: gli episodi vengono salvati uno dopo l’altro.',
      },
    ],
    features: [
      {
        title: 'Stagioni in ordine',
        text: 'Gli episodi di «Suburra» o «Stranger Things» vengono numerati e salvati in una cartella per serie.',
      },
      {
        title: 'Doppiaggio e lingua originale',
        text: 'Un file MKV può contenere sia l’italiano sia la versione originale.',
      },
      {
        title: 'Sottotitoli come preferisci',
        text: 'Puoi averli impressi nell’immagine, come traccia del video oppure in un file SRT separato.',
      },
      {
        title: 'Il tuo profilo',
        text: 'Ritrovi la tua lista, i consigli e i limiti di età del profilo che usi su Netflix.',
      },
      {
        title: 'Titoli in scadenza',
        text: 'I film su licenza cambiano ogni mese: metti in cima alla coda quelli che stanno per uscire dal catalogo.',
      },
      {
        title: 'MP4 o MKV',
        text: 'MP4 si apre su telefoni e televisori, MKV è adatto se vuoi più lingue nello stesso file.',
      },
    ],
    questions: [
      {
        question: 'Posso salvare l’intero catalogo?',
        answer:
          'No. Puoi salvare soltanto i titoli compresi nel tuo piano, per uso privato e nei limiti della legge del tuo Paese.',
      },
      {
        question: 'Che qualità avranno i file?',
        answer: 'Al massimo quella con cui il tuo piano riproduce i titoli sul computer.',
      },
      {
        question: 'Che cosa succede se un titolo esce dal catalogo?',
        answer: 'Non puoi più scaricarlo. Per i file che hai già valgono le condizioni del tuo abbonamento.',
      },
      {
        question: 'Posso provarlo con una mia serie?',
        answer:
          'Sì. Con la prova gratuita salva una puntata dalla tua lista, poi scegli il piano di un mese, di un anno o la licenza a vita.',
      },
    ],
    meta_title: 'Downloader per Netflix su Windows e Mac',
    meta_description:
      'Salva le serie e i film del tuo abbonamento Netflix in MP4 o MKV, con doppiaggio, originale e sottotitoli. Provalo prima di acquistare.',
  },
  amazon_prime_video_downloader: {
    headline: 'Prime Video: scarica film e serie da guardare offline',
    promise:
      'Salva sul computer ciò che guardi con Prime Video: titoli inclusi, acquisti, noleggi e canali aggiuntivi, con l’audio e i sottotitoli che ti servono.',
    steps: [
      {
        title: 'Scegli il tuo sito Amazon',
        text: 'Seleziona quello a cui appartiene il tuo account, per esempio .it o .de, e accedi.',
      },
      {
        title: 'Trova il titolo',
        text: 'Sfoglia il catalogo come nel browser oppure incolla l’indirizzo della pagina.',
      },
      {
        title: 'Scegli la versione',
        text: 'Seleziona audio, sottotitoli e cartella. Durante il download puoi continuare a sfogliare.',
      },
    ],
    features: [
      {
        title: 'Acquisti e noleggi',
        text: 'Compaiono accanto ai titoli inclusi, finché il tuo account può riprodurli.',
      },
      { title: 'Audiodescrizione', text: 'Se Amazon la offre, puoi sceglierla al posto dell’audio normale.' },
      {
        title: 'Canali aggiuntivi',
        text: 'Anche i titoli dei canali a cui sei abbonato si possono selezionare.',
      },
      { title: 'Nomi chiari', text: 'Il nome del file contiene la serie, la stagione e l’episodio.' },
      {
        title: 'Più opzioni per i sottotitoli',
        text: 'Puoi salvarli nell’immagine, come traccia oppure in un file separato. L’elenco delle lingue si vede prima di scaricare.',
      },
      {
        title: 'Adatto al media server',
        text: 'I nomi delle cartelle e dei file vengono riconosciuti automaticamente dai programmi più diffusi.',
      },
    ],
    questions: [
      {
        question: 'Posso conservare un film a noleggio?',
        answer: 'Solo fino alla scadenza del noleggio, poi devi cancellare il file.',
      },
      {
        question: 'Funziona con account di Paesi diversi?',
        answer: 'Sì. Il catalogo è quello del sito a cui appartiene l’account.',
      },
      {
        question: 'L’abbonamento a Prime mi autorizza a copiare?',
        answer:
          'Ti autorizza a guardare. Puoi conservare soltanto ciò che le condizioni di Amazon e la legge permettono, per uso privato.',
      },
      {
        question: 'Condivido Prime in famiglia: funziona?',
        answer:
          'Sì, con l’account con cui accedi. Puoi salvare soltanto ciò che quell’account ha il diritto di guardare.',
      },
      {
        question: 'Posso spostare la licenza su un nuovo computer?',
        answer:
          'Sì. Libera il vecchio dispositivo nel tuo account e accedi su quello nuovo: la licenza si usa su un computer alla volta.',
      },
    ],
    meta_title: 'Downloader per Amazon Prime Video',
    meta_description:
      'Salva film inclusi, acquisti e serie originali di Prime Video sul computer, con l’audio e i sottotitoli che preferisci.',
  },
  disney_plus_downloader: {
    headline: 'Disney+: scarica i film per tutta la famiglia',
    promise:
      'Prepara i cartoni per il viaggio o la serie del fine settimana, nella lingua che i tuoi bambini conoscono, e guardali anche senza connessione.',
    steps: [
      { title: 'Accedi a Disney+', text: 'Scegli un profilo, anche quello dei bambini.' },
      {
        title: 'Sfoglia il catalogo',
        text: 'Trovi film e serie di Disney, Pixar, Marvel, Star Wars e National Geographic.',
      },
      {
        title: 'Scegli le lingue',
        text: 'Seleziona l’italiano, la versione originale o più lingue insieme.',
      },
    ],
    features: [
      {
        title: 'Canzoni doppiate',
        text: 'I classici hanno spesso diverse versioni cantate: scegli quella che preferite in famiglia.',
      },
      { title: 'Corti e contenuti extra', text: 'Si aggiungono alla coda come qualsiasi altro titolo.' },
      {
        title: 'File per il tablet',
        text: 'Un MP4 si apre sul tablet durante il viaggio e sul televisore di casa.',
      },
      {
        title: 'Download che riprendono',
        text: 'Se la connessione cade, il film riprende dal punto in cui si era fermato.',
      },
      {
        title: 'Nuove puntate',
        text: 'Quando torni su una serie in corso, vedi quali episodi sono già nella tua cartella.',
      },
      {
        title: 'Una cartella per ogni bambino',
        text: 'Per ogni download puoi scegliere una cartella diversa, così i più piccoli trovano soltanto i loro film.',
      },
      {
        title: 'Film, serie e documentari',
        text: 'Con la stessa applicazione salvi lungometraggi, corti animati, serie settimanali e documentari.',
      },
    ],
    questions: [
      {
        question: 'Si vedono anche i contenuti per adulti?',
        answer: 'Dipende dal profilo: il controllo genitori di Disney+ resta attivo.',
      },
      { question: 'Posso avere due lingue nello stesso file?', answer: 'Sì, in formato MKV.' },
      {
        question: 'Posso dare una copia alla scuola?',
        answer:
          'No. I file sono destinati alla visione privata della tua famiglia, nei limiti dell’abbonamento.',
      },
      {
        question: 'Posso vedere il catalogo di un altro Paese?',
        answer: 'No. Trovi i titoli che Disney+ mostra al tuo account nel luogo in cui ti trovi.',
      },
      {
        question: 'Una licenza basta per due portatili?',
        answer:
          'No, vale per un computer. Se in famiglia ne avete di più, la suite video è disponibile anche con una licenza a vita per tre.',
      },
    ],
    meta_title: 'Downloader per Disney+: film e serie offline',
    meta_description:
      'Salva i film e le serie di Disney, Pixar, Marvel e Star Wars con canzoni doppiate e sottotitoli, per guardarli in viaggio.',
  },
  hbo_max_downloader: {
    headline: 'HBO Max: scarica le serie HBO da guardare offline',
    promise:
      'Da «I Soprano» a «House of the Dragon», salva sul computer le serie e i film compresi nel tuo abbonamento HBO Max.',
    steps: [
      { title: 'Accedi a HBO Max', text: 'Usa il browser integrato e l’abbonamento del tuo Paese.' },
      { title: 'Seleziona la stagione', text: 'Scegli tutte le puntate già uscite o soltanto alcune.' },
      { title: 'Salva nella cartella', text: 'Ogni serie ha la sua, con le puntate in ordine.' },
    ],
    features: [
      {
        title: 'Serie settimanali',
        text: 'Quando torni su una serie in corso, vedi subito quale puntata ti manca.',
      },
      { title: 'Film Warner e DC', text: 'Si aggiungono alla stessa coda delle serie.' },
      { title: 'Audio 5.1', text: 'Se HBO Max lo offre sul computer, puoi salvarlo.' },
      {
        title: 'Sottotitoli separati',
        text: 'Un file SRT è utile quando i personaggi sono molti o i dialoghi difficili.',
      },
      {
        title: 'Serie complete',
        text: 'Puoi selezionare anche otto stagioni in una volta e riprendere da dove eri rimasto.',
      },
      {
        title: 'Dietro le quinte',
        text: 'I making of e le interviste sono nello stesso elenco: scegli tu se salvarli.',
      },
      {
        title: 'Stato dei download',
        text: 'Ogni riga della coda indica se un titolo è in corso, in attesa o richiede la tua attenzione.',
      },
    ],
    questions: [
      {
        question: 'HBO Max e Max sono due servizi diversi?',
        answer:
          'No, è lo stesso servizio: si è chiamato Max per un periodo e poi ha ripreso il nome precedente.',
      },
      {
        question: 'Ho HBO Max con l’operatore: funziona?',
        answer: 'Sì, se puoi accedere con quell’account dal browser.',
      },
      {
        question: 'Che cosa è permesso fare con i file?',
        answer:
          'Guardarli in privato, nei limiti dell’abbonamento e della legge. Non puoi darli ad altri o pubblicarli.',
      },
      {
        question: 'Posso avere l’audio multicanale?',
        answer: 'Se il tuo piano e il titolo lo offrono sul computer, lo trovi nell’elenco delle tracce.',
      },
      {
        question: 'Mi interessa solo HBO Max: che cosa devo comprare?',
        answer:
          'Basta questo prodotto singolo, disponibile per un mese, per un anno o a vita su un computer.',
      },
    ],
    meta_title: 'Downloader per HBO Max (già Max)',
    meta_description:
      'Salva le serie HBO e i film Warner e DC divisi per stagione, con sottotitoli e audio multicanale se il tuo piano li offre.',
  },
  hulu_downloader: {
    headline: 'Hulu: scarica le serie americane del giorno dopo',
    promise:
      'Se hai un abbonamento negli Stati Uniti, salva le puntate che Hulu pubblica dopo la messa in onda e guardale quando hai tempo.',
    steps: [
      { title: 'Accedi a Hulu', text: 'Usa il tuo account, anche se fa parte del pacchetto con Disney.' },
      {
        title: 'Scegli gli episodi',
        text: 'Nella pagina della serie trovi le stagioni e i numeri delle puntate.',
      },
      { title: 'Avvia la coda', text: 'Gli episodi vengono salvati uno dopo l’altro.' },
    ],
    features: [
      { title: 'Serie FX e ABC', text: '«The Bear» e «Grey’s Anatomy» restano nell’ordine di trasmissione.' },
      { title: 'Sottotitoli inglesi', text: 'Salvati in SRT sono utili anche per studiare la lingua.' },
      { title: 'Serie animate molto lunghe', text: 'Puoi scaricarle una stagione alla volta.' },
      { title: 'Ripresa automatica', text: 'Se manca la connessione, la coda si ferma e poi riprende.' },
      {
        title: 'Puntate del giorno dopo',
        text: 'Le serie ABC e FX arrivano su Hulu poco dopo la messa in onda: basta un controllo alla settimana per scaricare le novità.',
      },
      {
        title: 'Dimensione prevista',
        text: 'La vedi prima di cominciare; per il telefono puoi scegliere una risoluzione più bassa.',
      },
    ],
    questions: [
      {
        question: 'Posso abbonarmi dall’Italia?',
        answer:
          'No, Hulu è riservato agli Stati Uniti; negli altri Paesi è una sezione di Disney+. L’applicazione non cambia questa regola.',
      },
      { question: 'La TV in diretta di Hulu è compresa?', answer: 'No, soltanto il catalogo on demand.' },
      {
        question: 'Che cosa posso fare con i file?',
        answer: 'Guardarli in privato, finché l’abbonamento e la legge lo permettono.',
      },
      {
        question: 'Basta il piano con pubblicità?',
        answer:
          'Sì, per i titoli che quel piano riproduce sul computer. Alcuni sono riservati ad altri piani.',
      },
      {
        question: 'Hulu Giappone è compreso?',
        answer: 'No, è un servizio di un’altra società, per cui vendiamo un prodotto separato.',
      },
      {
        question: 'È legale salvare da Hulu?',
        answer:
          'Dipende dal luogo in cui vivi e dal tuo contratto. Conserva soltanto ciò che entrambi permettono.',
      },
    ],
    meta_title: 'Downloader per Hulu: serie dagli USA',
    meta_description:
      'Salva le puntate FX, ABC e gli originali Hulu con i sottotitoli inglesi, se hai un account negli Stati Uniti.',
  },
  apple_tv_plus_downloader: {
    headline: 'Apple TV+: scarica le serie originali su PC e Mac',
    promise:
      'Salva «Ted Lasso», «Scissione» e «Slow Horses» dal tuo abbonamento e guardale sul computer anche senza connessione.',
    steps: [
      { title: 'Accedi con l’account Apple', text: 'Ricevi un codice di verifica, come sul sito di Apple.' },
      { title: 'Apri il titolo', text: 'Puoi salvare serie, film e documentari.' },
      {
        title: 'Scegli il formato',
        text: 'Imposta il tipo di file, la lingua e i sottotitoli prima di cominciare.',
      },
    ],
    features: [
      {
        title: 'Stagioni complete',
        text: 'Gli originali restano nel catalogo e le stagioni sono di solito intere.',
      },
      { title: 'Molte lingue', text: 'Scegli le due o tre che parlate in casa.' },
      {
        title: 'Anche su Windows',
        text: 'I download di Apple sono pensati per i suoi dispositivi. Con Tidemark Video puoi guardare offline anche su un portatile con Windows.',
      },
      { title: 'Informazioni nel file', text: 'Il lettore può mostrare la locandina e la trama.' },
      {
        title: 'Nuove puntate',
        text: 'La maggior parte delle serie ne pubblica una alla settimana: riapri la pagina e scarica quella che ti manca.',
      },
      {
        title: 'Stereo o multicanale',
        text: 'Scegli lo stereo per le cuffie o la traccia con più canali, se il tuo account la offre.',
      },
      {
        title: 'Lavora in secondo piano',
        text: 'Durante il download puoi usare normalmente il computer; la tua lista e le impostazioni dell’account non cambiano.',
      },
    ],
    questions: [
      {
        question: 'Apple TV+ ora si chiama Apple TV. Cambia qualcosa?',
        answer:
          'No. Apple ha tolto il «+» nell’ottobre 2025; il prodotto conserva il vecchio nome e funziona con lo stesso servizio.',
      },
      {
        question: 'I film comprati sul negozio Apple sono compresi?',
        answer: 'No, il prodotto riguarda soltanto il servizio in abbonamento.',
      },
      { question: 'Si può salvare lo sport in diretta?', answer: 'No, soltanto i titoli on demand.' },
      {
        question: 'Se disdico posso tenere i file?',
        answer:
          'I file servono alla visione personale durante l’abbonamento: consulta le condizioni di Apple.',
      },
      {
        question: 'Mi serve un Mac?',
        answer: 'No. Ci sono un’edizione per Windows e una per Mac, ciascuna con la propria licenza.',
      },
      {
        question: 'Dove vengono salvati i file?',
        answer:
          'Dove preferisci: su un disco esterno, su un server di casa o nella cartella per il tablet. Le condizioni di Apple non permettono di darli ad altri.',
      },
    ],
    meta_title: 'Downloader per Apple TV+ su PC e Mac',
    meta_description:
      'Serie e film originali Apple TV+ con lingue e sottotitoli scelti da te, su Windows o Mac, per la tua visione privata.',
  },
  paramount_plus_downloader: {
    headline: 'Paramount+: scarica film, serie e cartoni',
    promise:
      'Da «Star Trek» a SpongeBob, salva sul computer i titoli del tuo abbonamento Paramount+ e guardali quando vuoi.',
    steps: [
      {
        title: 'Accedi a Paramount+',
        text: 'Usa il tuo account o quello del servizio con cui ti sei abbonato.',
      },
      {
        title: 'Cerca per marchio',
        text: 'CBS, Nickelodeon, MTV, Comedy Central e Showtime hanno pagine proprie.',
      },
      { title: 'Avvia il download', text: 'Scegli la lingua e la cartella, poi conferma.' },
    ],
    features: [
      {
        title: 'Saghe complete',
        text: 'Ogni serie di «Star Trek» ha il suo nome e le sue stagioni, senza confusione.',
      },
      {
        title: 'Programmi per bambini',
        text: 'Puoi salvare i cartoni Nickelodeon in una cartella separata.',
      },
      { title: 'Film con l’anno nel nome', text: 'È utile quando esiste anche un rifacimento.' },
      { title: 'Singole puntate', text: 'Di una sitcom puoi salvare anche soltanto gli episodi preferiti.' },
      {
        title: 'Serie lunghe',
        text: 'Anche un poliziesco di quindici stagioni resta in ordine, perché ogni file indica stagione, puntata e titolo.',
      },
      {
        title: 'L’ordine che preferisci',
        text: 'Se vuoi seguire la cronologia di «Star Trek», puoi aggiungere un numero all’inizio dei nomi.',
      },
      { title: 'Audio e sottotitoli', text: 'L’elenco mostra le lingue che Paramount+ offre nel tuo Paese.' },
    ],
    questions: [
      {
        question: 'Si possono salvare le partite?',
        answer: 'Soltanto le repliche pubblicate nel tuo Paese, non le dirette.',
      },
      { question: 'Basta il piano con pubblicità?', answer: 'Sì, per i titoli che comprende.' },
      {
        question: 'Che cosa è permesso con l’abbonamento?',
        answer:
          'La visione privata. Una copia è ammessa solo se la legge lo prevede e non può essere ceduta.',
      },
      {
        question: 'Che cosa succede se la connessione cade a metà film?',
        answer: 'Il download riprende dal punto in cui si era fermato.',
      },
      {
        question: 'Il mio piano non comprende Showtime: posso salvarne le serie?',
        answer: 'No, l’applicazione non apre i titoli che il tuo abbonamento esclude.',
      },
      {
        question: 'Posso disdire il piano mensile di Tidemark?',
        answer: 'Sì, in qualsiasi momento dal tuo account. Puoi usarlo fino alla fine del mese già pagato.',
      },
    ],
    meta_title: 'Downloader per Paramount+: film e serie',
    meta_description:
      'Salva Star Trek, western, film Paramount e cartoni Nickelodeon, divisi per marchio e stagione, e guardali offline.',
  },
  peacock_downloader: {
    headline: 'Peacock: scarica le sitcom NBC e i film Universal',
    promise:
      'Se hai un account statunitense, salva «The Office», i reality Bravo e i film Universal da guardare sul portatile.',
    steps: [
      { title: 'Accedi a Peacock', text: 'Usa il tuo abbonamento Premium o Premium Plus.' },
      { title: 'Cerca il programma', text: 'Puoi partire dalle pagine di NBC, Bravo o Universal.' },
      { title: 'Aggiungi alla coda', text: 'Seleziona più episodi insieme e scegli la cartella.' },
    ],
    features: [
      {
        title: 'Sitcom con molte stagioni',
        text: 'Nove stagioni vengono scaricate in ordine, con la numerazione corretta.',
      },
      { title: 'Reality divisi per città', text: 'Ogni «Real Housewives» è una serie a parte.' },
      { title: 'Versioni estese', text: 'Un montaggio diverso si riconosce dal titolo.' },
      { title: 'Sport in replica', text: 'Gli eventi conclusi e pubblicati on demand si possono salvare.' },
      {
        title: 'Soltanto le novità',
        text: 'Alcuni reality pubblicano più puntate alla settimana: seleziona quelle che non hai ancora visto.',
      },
      {
        title: 'Film Universal',
        text: 'Arrivano su Peacock qualche tempo dopo l’uscita al cinema e puoi guardarli quando preferisci.',
      },
      {
        title: 'Connessione libera',
        text: 'Puoi limitare i download contemporanei, per esempio durante una videochiamata.',
      },
    ],
    questions: [
      {
        question: 'Peacock è disponibile in Italia?',
        answer:
          'No, è riservato agli Stati Uniti, e l’applicazione non dà accesso al servizio da altri Paesi.',
      },
      {
        question: 'Nei file c’è la pubblicità?',
        answer:
          'L’applicazione salva il programma; che cosa viene trasmesso con il tuo piano lo decide Peacock.',
      },
      {
        question: 'Quali sono le regole per le copie?',
        answer:
          'Puoi salvare solo titoli compresi nel tuo piano, per uso personale e se la legge del tuo Paese lo permette.',
      },
      {
        question: 'Posso registrare la Premier League?',
        answer: 'Le dirette no. Le repliche e le sintesi on demand si possono salvare come gli altri titoli.',
      },
      {
        question: 'Quale piano Peacock serve?',
        answer:
          'Un piano a pagamento che riproduca il titolo sul computer. Anche le serie NBC del giorno dopo dipendono dal piano.',
      },
    ],
    meta_title: 'Downloader per Peacock su PC e Mac',
    meta_description:
      'Salva sitcom NBC, reality Bravo e film Universal dal tuo account Peacock, in ordine e con i sottotitoli inglesi.',
  },
  discovery_plus_downloader: {
    headline: 'Discovery+: scarica documentari e reality in ordine',
    promise:
      'I programmi di Discovery+ hanno spesso centinaia di puntate: salvale divise per canale e stagione e guardale quando vuoi.',
    steps: [
      { title: 'Accedi a Discovery+', text: 'Usa l’account di un Paese in cui il servizio è attivo.' },
      {
        title: 'Scegli il canale',
        text: 'Real Time, HGTV, Food Network, ID e Animal Planet hanno pagine proprie.',
      },
      {
        title: 'Seleziona un gruppo di puntate',
        text: 'Per esempio dalla 1 alla 20; puoi aggiungere le altre più tardi.',
      },
    ],
    features: [
      { title: 'Serie molto lunghe', text: 'Ogni stagione viene salvata in una cartella propria.' },
      { title: 'Programmi di cucina', text: 'Puoi fermare la ricetta sul tablet mentre cucini.' },
      {
        title: 'True crime',
        text: 'Le docuserie restano in ordine anche se il titolo cambia da un Paese all’altro.',
      },
      {
        title: 'File piccoli',
        text: 'Per molti programmi basta una risoluzione bassa, che occupa poco spazio.',
      },
      {
        title: 'Descrizioni salvate',
        text: 'La trama di ogni puntata può essere conservata accanto al video, così ritrovi facilmente quella che cerchi.',
      },
      {
        title: 'Sottotitoli per il fai da te',
        text: 'Ti permettono di seguire le istruzioni anche con il rumore degli attrezzi.',
      },
      {
        title: 'Serie con nomi simili',
        text: 'Vengono salvate in cartelle diverse, e un filtro mostra le stagioni che hai già.',
      },
    ],
    questions: [
      {
        question: 'Discovery+ è ancora disponibile ovunque?',
        answer:
          'No, in diversi Paesi il catalogo è passato a HBO Max. Controlla il tuo caso prima di acquistare.',
      },
      { question: 'Lo sport è compreso?', answer: 'Soltanto ciò che il tuo piano offre on demand.' },
      {
        question: 'Posso usare un documentario in classe?',
        answer: 'Per la scuola serve un permesso. La copia salvata è destinata alla visione privata.',
      },
      { question: 'Si può salvare il canale in diretta?', answer: 'No, soltanto le puntate on demand.' },
      {
        question: 'Ho Discovery+ in un pacchetto: funziona?',
        answer: 'Sì, se puoi accedere al sito di Discovery+ e guardare lì il titolo.',
      },
      {
        question: 'Devo accedere ogni volta?',
        answer: 'No, l’accesso resta memorizzato su questo computer finché non esci.',
      },
    ],
    meta_title: 'Downloader per Discovery+: documentari e reality',
    meta_description:
      'Salva i programmi di Discovery+ su crimine, case, cucina e natura, divisi per canale e stagione, per uso privato.',
  },
  crunchyroll_downloader: {
    headline: 'Crunchyroll: scarica gli anime con sottotitoli o doppiaggio',
    promise:
      'Segui le uscite quasi in contemporanea con il Giappone e salva ogni settimana le puntate comprese nel tuo account.',
    steps: [
      { title: 'Accedi a Crunchyroll', text: 'Usa il tuo account; molti titoli richiedono Premium.' },
      { title: 'Scegli la serie', text: 'Puoi partire dal calendario delle uscite.' },
      {
        title: 'Scegli l’audio',
        text: 'Giapponese con sottotitoli oppure doppiato, anche in italiano quando è disponibile.',
      },
    ],
    features: [
      {
        title: 'Puntate numerate',
        text: 'La numerazione resta corretta anche se una stagione è divisa in due parti.',
      },
      {
        title: 'Sottotitoli in ASS',
        text: 'Cartelli e canzoni mantengono colori e posizione; in alternativa puoi scegliere un semplice file SRT.',
      },
      { title: 'Saghe lunghissime', text: 'Puoi dividere «One Piece» secondo gli archi narrativi.' },
      { title: 'Titoli di Funimation', text: 'Quelli passati a Crunchyroll si salvano allo stesso modo.' },
      { title: 'Sigle complete', text: 'Apertura e chiusura non vengono tagliate.' },
      {
        title: 'Due lingue in un file',
        text: 'Un MKV contiene l’originale e il doppiaggio, e puoi passare dall’uno all’altro durante la visione.',
      },
      {
        title: 'Due modi di numerare',
        text: 'Scegli fra la numerazione di Crunchyroll e quella continua, secondo il tuo archivio.',
      },
    ],
    questions: [
      { question: 'I manga sono compresi?', answer: 'No, il prodotto riguarda soltanto i video.' },
      {
        question: 'Serve Premium?',
        answer:
          'Sì, per le puntate riservate agli abbonati. L’applicazione non apre ciò che il tuo account non può guardare.',
      },
      {
        question: 'Posso ripubblicare una puntata con i miei sottotitoli?',
        answer: 'No, i diritti sono degli autori. Il file è destinato alla visione privata, dove è permessa.',
      },
      {
        question: 'Ero abbonato a Funimation: è il prodotto giusto?',
        answer:
          'Sì. Il catalogo è passato a Crunchyroll, e i vecchi link alla nostra pagina di Funimation portano qui.',
      },
      {
        question: 'Il doppiaggio italiano è disponibile per tutte le serie?',
        answer: 'No, dipende dalla serie e dal Paese. L’elenco mostra ciò che offre Crunchyroll.',
      },
    ],
    meta_title: 'Downloader per Crunchyroll: anime offline',
    meta_description:
      'Salva simulcast e doppiaggi di Crunchyroll con i sottotitoli, divisi per serie e stagione, nei limiti del tuo account.',
  },
  espn_plus_downloader: {
    headline: 'ESPN+: scarica repliche e documentari sportivi',
    promise:
      'Salva repliche, sintesi e i documentari «30 for 30» e guardali quando hai tempo, senza conoscere il risultato.',
    steps: [
      { title: 'Accedi a ESPN', text: 'Serve un abbonamento statunitense attivo.' },
      { title: 'Trova la replica', text: 'Cerca per campionato, squadra o data.' },
      { title: 'Salva l’evento', text: 'Anche una partita di tre ore diventa un solo file.' },
    ],
    features: [
      { title: 'Squadre e data nel nome', text: 'Così distingui facilmente andata e ritorno.' },
      { title: 'Serie «30 for 30»', text: 'I documentari conservano titolo e regista.' },
      {
        title: 'Molti sport',
        text: 'Trovi calcio, hockey e sport universitari, secondo i diritti della stagione.',
      },
      { title: 'Senza spoiler', text: 'L’elenco può nascondere il risultato.' },
      {
        title: 'Eventi lunghi',
        text: 'Anche una partita con i supplementari o una serata di combattimenti viene salvata per intero.',
      },
      {
        title: 'Scelta della telecronaca',
        text: 'Se ESPN offre un secondo commento, per esempio in spagnolo, puoi selezionarlo prima del download.',
      },
      {
        title: 'Serie sullo sport',
        text: 'Le produzioni su squadre e atleti vengono salvate con stagione e puntata nel nome.',
      },
    ],
    questions: [
      { question: 'Si possono registrare le dirette?', answer: 'No, soltanto le repliche già pubblicate.' },
      {
        question: 'Per quanto tempo resta online una replica?',
        answer: 'Lo decide ESPN: la scadenza è indicata nella pagina dell’evento.',
      },
      {
        question: 'Posso mostrarla al circolo?',
        answer: 'No, sarebbe una proiezione pubblica. L’abbonamento vale per la visione in casa.',
      },
      {
        question: 'Vedo anche le partite oscurate nella mia zona?',
        answer:
          'No. Ciò che ESPN non mostra al tuo account nel luogo in cui ti trovi non compare nemmeno nell’applicazione.',
      },
      {
        question: 'Il piano di ESPN ha cambiato nome: la licenza è ancora valida?',
        answer: 'Sì, riguarda il servizio a cui accedi, indipendentemente dal nome dei piani.',
      },
      {
        question: 'Che cosa devo sapere sui diritti sportivi?',
        answer:
          'Sono tutelati con attenzione dai campionati. Conserva una replica soltanto per te, nei limiti dell’abbonamento e della legge.',
      },
    ],
    meta_title: 'Downloader per ESPN+: repliche e documentari',
    meta_description:
      'Salva repliche, sintesi e «30 for 30» di ESPN+ con squadre e data nel nome, se hai un abbonamento negli Stati Uniti.',
  },
  tubi_video_downloader: {
    headline: 'Tubi: scarica film e serie gratuiti con pubblicità',
    promise:
      'Horror, commedie dimenticate e vecchi telefilm: salva e ordina i titoli che Tubi mostra gratuitamente nei Paesi in cui è disponibile.',
    steps: [
      { title: 'Apri Tubi', text: 'Spesso non serve nemmeno un account.' },
      { title: 'Trova un titolo', text: 'Cerca per genere o per decennio, oppure incolla un link.' },
      { title: 'Salva il film', text: 'Titolo, anno e genere vengono aggiunti al nome del file.' },
    ],
    features: [
      { title: 'Film di genere', text: 'L’anno nel nome distingue l’originale dal rifacimento.' },
      { title: 'Vecchi telefilm', text: 'Puoi selezionare intere stagioni.' },
      { title: 'Titoli in spagnolo', text: 'Ci sono anche telenovelas e film messicani.' },
      { title: 'Poco spazio', text: 'Per i film vecchi basta una risoluzione bassa.' },
      {
        title: 'Film rari',
        text: 'Molti thriller e seguiti non sono mai usciti su disco: salvali, se la legge del tuo Paese lo permette.',
      },
      {
        title: 'Locandine',
        text: 'Possono essere salvate accanto ai film, così un media server mostra una libreria completa.',
      },
      {
        title: 'Sottotitoli inglesi',
        text: 'Sono disponibili per quasi tutti i titoli e si salvano come traccia di testo.',
      },
    ],
    questions: [
      {
        question: 'Tubi è legale?',
        answer: 'Sì, è finanziato dalla pubblicità ed è disponibile soltanto in alcuni Paesi.',
      },
      {
        question: 'È gratuito: posso quindi copiare i film?',
        answer:
          'Guardare gratis non significa poter copiare. Leggi le condizioni di Tubi e limitati all’uso personale.',
      },
      {
        question: 'I film vengono tolti dal catalogo?',
        answer: 'Sì, alcuni ogni mese. Quelli già tolti non si possono più salvare.',
      },
      {
        question: 'Perché pagare se Tubi è gratuito?',
        answer: 'Paghi lo strumento che salva e ordina i video, non i film.',
      },
      {
        question: 'Dove funziona Tubi?',
        answer:
          'Negli Stati Uniti, in Canada, in Messico, in Australia e in alcuni altri Paesi. Altrove il sito segnala che non è disponibile.',
      },
      {
        question: 'Posso provarlo prima?',
        answer: 'Sì, gratuitamente: scegli un titolo qualsiasi e controlla il risultato.',
      },
    ],
    meta_title: 'Downloader per Tubi: film e telefilm',
    meta_description:
      'Salva film di genere, classici e telefilm di Tubi, ordinati per anno sul tuo computer, per uso personale.',
  },
  roku_channel_downloader: {
    headline: 'The Roku Channel: scarica film e serie dal sito',
    promise:
      'Anche senza un lettore Roku puoi salvare sul portatile i titoli che il servizio pubblica sul web.',
    steps: [
      { title: 'Apri il sito di Roku', text: 'Per alcuni titoli serve un account gratuito.' },
      { title: 'Scegli un titolo on demand', text: 'I canali in diretta non si possono salvare.' },
      { title: 'Avvia il download', text: 'Il video viene salvato nella tua libreria con il suo titolo.' },
    ],
    features: [
      { title: 'Roku Originals', text: 'Le serie brevi nate su Quibi possono essere riunite per stagione.' },
      {
        title: 'Dal televisore al computer',
        text: 'Puoi finire sul portatile ciò che hai cominciato in TV.',
      },
      { title: 'Gratuiti e a pagamento', text: 'I due tipi di titoli sono separati nell’elenco.' },
      { title: 'Sottotitoli inglesi', text: 'Puoi salvarli quando il titolo li offre.' },
      {
        title: 'Intere stagioni in una cartella',
        text: 'Molti Roku Originals durano circa dieci minuti a puntata: guardandoli di seguito durano come un film.',
      },
      {
        title: 'Canali a pagamento',
        text: 'Se sei abbonato a un canale tramite Roku e lo guardi sul web, puoi salvare anche i suoi titoli.',
      },
      {
        title: 'La dimensione giusta',
        text: 'Scegli un file grande per il televisore o uno più piccolo per il telefono.',
      },
    ],
    questions: [
      {
        question: 'Dove è disponibile?',
        answer:
          'Soprattutto negli Stati Uniti e in pochi altri Paesi; l’applicazione non cambia questa limitazione.',
      },
      { question: 'Posso salvare un canale in diretta?', answer: 'No, soltanto i titoli del catalogo.' },
      {
        question: 'Che cosa devo sapere sui contenuti gratuiti?',
        answer:
          'Sono comunque protetti dal diritto d’autore. Puoi farne una copia per te soltanto dove è permesso.',
      },
      {
        question: 'L’applicazione modifica il mio lettore Roku?',
        answer: 'No, usa soltanto il sito e non cambia nulla sui tuoi dispositivi.',
      },
      {
        question: 'Mi serve un lettore o un telecomando Roku?',
        answer: 'No, basta il computer. Il file MP4 si può poi guardare su qualsiasi schermo.',
      },
    ],
    meta_title: 'Downloader per The Roku Channel',
    meta_description:
      'Film, serie e Roku Originals dal catalogo web di The Roku Channel, con sottotitoli quando ci sono, su PC o Mac.',
  },
  pluto_tv_downloader: {
    headline: 'Pluto TV: scarica i titoli del catalogo on demand',
    promise:
      'Oltre ai canali, Pluto TV ha un catalogo on demand disponibile anche in Italia: salva le serie e i film che vuoi rivedere.',
    steps: [
      { title: 'Apri Pluto TV', text: 'In Italia è gratuito e non richiede un abbonamento.' },
      { title: 'Passa a «On Demand»', text: 'Dalla guida dei canali non si può salvare nulla.' },
      {
        title: 'Seleziona le puntate',
        text: 'Scegli la serie intera o soltanto gli episodi che ti interessano.',
      },
    ],
    features: [
      { title: 'Telefilm di culto', text: 'Polizieschi e commedie vengono ordinati per stagione.' },
      {
        title: 'Sezioni tematiche',
        text: 'Puoi creare una cartella per ogni tema, dalla cucina al crimine.',
      },
      { title: 'Doppiaggio italiano', text: 'Le lingue disponibili dipendono dal Paese in cui ti trovi.' },
      { title: 'La tua sequenza', text: 'Puoi disporre le puntate nell’ordine che preferisci.' },
      {
        title: 'Serie in ordine',
        text: 'Sui canali le puntate vanno in onda mescolate: salva una stagione e guardala dall’inizio.',
      },
      {
        title: 'Il catalogo del tuo Paese',
        text: 'Pluto TV offre titoli diversi in America e nei vari Paesi europei, e tu vedi quelli del luogo in cui ti trovi.',
      },
      {
        title: 'Pausa in qualsiasi momento',
        text: 'Puoi scaricare trenta puntate di notte e sospendere tutto con un pulsante se ti serve la connessione.',
      },
    ],
    questions: [
      {
        question: 'Perché non vedo i canali?',
        answer: 'Perché il downloader riguarda soltanto i titoli on demand.',
      },
      {
        question: 'Devo registrarmi?',
        answer: 'Non per guardare. Con un account ritrovi però i tuoi preferiti.',
      },
      {
        question: 'Un servizio gratuito permette di copiare?',
        answer: 'Dipende dalle sue condizioni e dalla legge. Conserva soltanto ciò che è permesso, per te.',
      },
      {
        question: 'Nel file c’è anche la pubblicità?',
        answer:
          'No, viene salvato il programma. La pubblicità finanzia il servizio, quindi continua a guardarlo anche online.',
      },
      {
        question: 'Posso salvare ciò che va in onda ora?',
        answer: 'No, i canali sono in diretta. Cerca lo stesso titolo nel catalogo on demand.',
      },
    ],
    meta_title: 'Downloader per Pluto TV on demand',
    meta_description:
      'Telefilm, film e programmi dal catalogo on demand di Pluto TV per stagione e tema, con il doppiaggio disponibile in Italia.',
  },
  viki_downloader: {
    headline: 'Viki: scarica i drama con i sottotitoli della comunità',
    promise:
      'Su Viki i sottotitoli sono tradotti da appassionati di tutto il mondo: salvali insieme alle puntate e guardale offline.',
    steps: [
      { title: 'Accedi a Rakuten Viki', text: 'Usa l’account gratuito o il tuo Viki Pass.' },
      { title: 'Cerca il drama', text: 'Puoi cercare per Paese, genere o attore.' },
      { title: 'Scegli i sottotitoli', text: 'In italiano, in inglese o in più lingue insieme.' },
    ],
    features: [
      {
        title: 'Avanzamento delle traduzioni',
        text: 'Nella pagina della serie vedi la percentuale tradotta in italiano.',
      },
      {
        title: 'Drama coreani, cinesi e giapponesi',
        text: 'Il Paese d’origine può comparire nel nome della cartella.',
      },
      { title: 'Due lingue nello stesso file', text: 'Per esempio sottotitoli italiani e inglesi.' },
      { title: 'Programmi di varietà', text: 'Anche gli speciali si aggiungono alla coda come le puntate.' },
      {
        title: 'Studiare il coreano',
        text: 'Se Viki li offre, puoi salvare i sottotitoli coreani insieme a quelli nella tua lingua.',
      },
      {
        title: 'Stagione intera con un clic',
        text: 'Un drama ha di solito una sola stagione: puoi selezionarla tutta o cominciare da una puntata.',
      },
      {
        title: 'Titolo originale',
        text: 'Nel nome del file puoi conservare il titolo inglese, quello originale o entrambi.',
      },
    ],
    questions: [
      {
        question: 'Che cosa faccio se mancano i sottotitoli italiani?',
        answer:
          'Riprova dopo qualche giorno: quando la traduzione è completa, puoi scaricare soltanto il testo.',
      },
      {
        question: 'Che cosa cambia con Viki Pass?',
        answer: 'Il tuo account può guardare più titoli, e quindi ne puoi selezionare di più.',
      },
      {
        question: 'Posso pubblicare le traduzioni?',
        answer:
          'No, appartengono a Viki e a chi le ha scritte. Testo e video sono destinati alla visione privata.',
      },
      {
        question: 'I sottotitoli sono all’80%: che cosa ottengo?',
        answer:
          'La parte già tradotta. Più tardi puoi aggiornare il testo senza scaricare di nuovo il video.',
      },
      {
        question: 'I commenti degli spettatori vengono salvati?',
        answer: 'No, soltanto immagine, audio e sottotitoli.',
      },
      {
        question: 'Viki Pass è compreso nella licenza?',
        answer:
          'No, si paga a Viki. La nostra licenza comprende lo strumento che salva i titoli visibili con il tuo account.',
      },
    ],
    meta_title: 'Downloader per Viki: drama sottotitolati',
    meta_description:
      'Salva drama coreani, cinesi e giapponesi di Viki con i sottotitoli della comunità, anche in italiano, per uso privato.',
  },
  iqiyi_downloader: {
    headline: 'iQIYI: scarica i drama cinesi con i sottotitoli',
    promise:
      'Un drama cinese conta spesso quaranta puntate: aggiungile alla coda la sera e trovale pronte la mattina.',
    steps: [
      {
        title: 'Accedi a iQIYI',
        text: 'Scegli l’edizione internazionale o quella cinese e usa il tuo account, normale o VIP.',
      },
      { title: 'Scegli la serie', text: 'Le puntate mantengono la numerazione del servizio.' },
      { title: 'Imposta l’orario', text: 'Decidi quando il download deve cominciare e quando fermarsi.' },
    ],
    features: [
      {
        title: 'Drammi in costume',
        text: 'Le storie wuxia, xianxia e di corte si possono salvare per intero.',
      },
      { title: 'Anteprime VIP', text: 'Se il tuo account le può guardare, sono indicate con la data.' },
      {
        title: 'Sottotitoli',
        text: 'Puoi salvarli in SRT o nel video. Se quelli cinesi fanno parte dell’immagine, puoi aggiungere una seconda lingua come traccia.',
      },
      { title: 'Titolo in cinese', text: 'Si può aggiungere al nome del file.' },
      {
        title: 'Animazione e programmi per bambini',
        text: 'Sono divisi per stagione, e le puntate brevi vengono riunite in una cartella.',
      },
      {
        title: 'Mandarino o doppiaggio',
        text: 'Prima di scaricare vedi se la serie è disponibile anche doppiata.',
      },
      {
        title: 'Selezione rapida',
        text: 'Tieni premuto Maiusc per selezionare tutte le puntate comprese fra la prima e l’ultima che ti interessano.',
      },
    ],
    questions: [
      {
        question: 'Funziona anche la versione della Cina continentale?',
        answer:
          'Sì, con un account di quell’edizione. I due siti hanno account separati: accedi a quello a cui sei abbonato.',
      },
      {
        question: 'I talent show sono compresi?',
        answer: 'Sì, se fanno parte del catalogo e il tuo account li può guardare.',
      },
      {
        question: 'Come posso usare i file?',
        answer:
          'Per la visione privata. L’applicazione non ti dà diritti che il tuo abbonamento non prevede.',
      },
      {
        question: 'Posso avere sottotitoli in due lingue?',
        answer: 'Sì, come due tracce in un MKV oppure in file SRT separati.',
      },
      {
        question: 'Perché manca qualche titolo?',
        answer:
          'I diritti si vendono per Paese. Vedi soltanto ciò che iQIYI offre nel luogo in cui ti trovi.',
      },
      {
        question: 'Per quali sistemi è disponibile?',
        answer: 'Per Windows e per Mac, con piani di un mese, di un anno o a vita per un computer.',
      },
    ],
    meta_title: 'Downloader per iQIYI: drama cinesi',
    meta_description:
      'Salva i drama cinesi e i programmi di iQIYI in ordine, con i sottotitoli e con download programmati di notte.',
  },
  stan_downloader: {
    headline: 'Stan: scarica film e serie in Australia',
    promise:
      'Salva sul computer le produzioni australiane, le serie internazionali e le repliche sportive del tuo abbonamento Stan.',
    steps: [
      { title: 'Accedi a Stan', text: 'Usa il tuo piano Basic, Standard o Premium.' },
      { title: 'Apri il titolo', text: 'Gli originali e gli altri titoli si trovano con la stessa ricerca.' },
      { title: 'Scegli la qualità', text: 'Puoi arrivare a quella che il tuo piano offre sul computer.' },
    ],
    features: [
      { title: 'Serie australiane', text: 'Trovi per esempio «Bump» e «The Tourist», divise per stagione.' },
      { title: 'Sottotitoli inglesi', text: 'Aiutano a capire l’accento australiano.' },
      { title: 'Stan Sport', text: 'Puoi salvare le repliche di rugby e calcio, se hai il pacchetto.' },
      { title: 'Profili', text: 'La cartella può prendere il nome del profilo.' },
      {
        title: 'Viaggi lunghi',
        text: 'In Australia si viaggia spesso senza connessione: prima di partire puoi scaricare puntate per due settimane.',
      },
      {
        title: 'Profilo per bambini',
        text: 'Se lo usi, si possono selezionare soltanto i titoli adatti a loro.',
      },
      {
        title: 'Serie appena uscite',
        text: 'Le puntate settimanali arrivano presto su Stan: aggiungi la nuova alla cartella che hai già.',
      },
    ],
    questions: [
      {
        question: 'Si può usare in Europa?',
        answer: 'Stan è disponibile soltanto in Australia; per i viaggi valgono le sue condizioni.',
      },
      {
        question: 'Lo sport è sempre compreso?',
        answer: 'No, serve il pacchetto dedicato, e le dirette non si possono salvare.',
      },
      {
        question: 'Che cosa posso fare con i file?',
        answer: 'Guardarli in privato, finché il contratto e la legge lo permettono.',
      },
      {
        question: 'Quale piano di Stan mi serve?',
        answer:
          'Va bene qualsiasi piano. Cambiano la risoluzione e il numero di schermi; il menu mostra ciò che il tuo offre sul computer.',
      },
      {
        question: 'Vivo in Nuova Zelanda: posso usarlo?',
        answer: 'No, se non hai accesso a Stan non c’è nulla da salvare.',
      },
      {
        question: 'Che cosa prevede la legge australiana?',
        answer:
          'Ha regole severe sulle copie private. Leggile insieme alle condizioni di Stan prima di salvare qualcosa.',
      },
    ],
    meta_title: 'Downloader per Stan (Australia)',
    meta_description:
      'Fiction australiana, serie estere e sport in replica di Stan, con sottotitoli inglesi e cartelle per stagione.',
  },
  crave_downloader: {
    headline: 'Crave: scarica film e serie in inglese e francese',
    promise:
      'Salva le commedie canadesi, le serie HBO e i titoli in francese del tuo abbonamento Crave, nella lingua che preferisci.',
    steps: [
      { title: 'Accedi a Crave', text: 'Usa l’abbonamento diretto o quello del tuo operatore TV.' },
      { title: 'Scegli la lingua', text: 'Il catalogo inglese e quello francese hanno pagine diverse.' },
      { title: 'Avvia il download', text: 'La lingua viene indicata nel nome della cartella.' },
    ],
    features: [
      {
        title: 'Commedie canadesi',
        text: '«Letterkenny» e le altre serie vengono salvate una stagione alla volta.',
      },
      { title: 'Serie del Québec', text: 'Mantengono il titolo originale in francese.' },
      { title: 'Serie HBO', text: 'In Canada molte di esse si vedono su Crave.' },
      {
        title: 'Sottotitoli in due lingue',
        text: 'Puoi salvarli in tracce separate, in inglese e in francese.',
      },
      {
        title: 'Due lingue in un file',
        text: 'Molti titoli sono disponibili in entrambe: scegline una oppure salvale insieme in un MKV.',
      },
      {
        title: 'Novità del venerdì',
        text: 'Ogni settimana arrivano nuovi film, che puoi aggiungere alla coda.',
      },
      {
        title: 'Disco esterno',
        text: 'Puoi copiare tutta la libreria su un’unità esterna, con le stesse cartelle.',
      },
    ],
    questions: [
      {
        question: 'Quale piano serve?',
        answer: 'Quello che comprende il titolo; il piano base non permette di guardare tutto.',
      },
      {
        question: 'Crave è disponibile in Italia?',
        answer: 'No. Il prodotto è destinato a chi ha un abbonamento in Canada.',
      },
      {
        question: 'Che cosa succede se disdico l’abbonamento?',
        answer: 'Il diritto di guardare i titoli finisce con l’abbonamento, quindi cancella i file.',
      },
      {
        question: 'Si può registrare l’hockey in diretta?',
        answer: 'No, le partite e i notiziari in diretta non si possono salvare. I documentari on demand sì.',
      },
      {
        question: 'I titoli HBO sono compresi in ogni piano?',
        answer: 'Lo decide Crave. Se il sito richiede un piano superiore, il titolo non si può salvare.',
      },
      {
        question: 'Super Écran funziona?',
        answer: 'Sì, se fa parte del tuo abbonamento e si vede nel browser.',
      },
      {
        question: 'Sono abbonato tramite l’operatore TV: è un problema?',
        answer: 'No, purché tu possa accedere al sito di Crave e guardare lì il titolo.',
      },
    ],
    meta_title: 'Downloader per Crave (Canada)',
    meta_description:
      'Commedie canadesi, fiction del Québec e serie HBO di Crave, divise per lingua e stagione, per la visione privata.',
  },
  globoplay_downloader: {
    headline: 'Globoplay: scarica novelas e serie brasiliane',
    promise:
      'Una novela ha spesso più di cento capitoli: salvali con il numero e la data e non perdere il filo della storia.',
    steps: [
      { title: 'Accedi a Globoplay', text: 'Usa il tuo account Globo, gratuito o con abbonamento.' },
      { title: 'Scegli la novela', text: 'Quelle in onda e i classici si trovano in sezioni diverse.' },
      { title: 'Seleziona i capitoli', text: 'Per esempio dal 30 al 60.' },
    ],
    features: [
      {
        title: 'Novelas classiche',
        text: '«Avenida Brasil» e le altre mantengono la numerazione originale.',
      },
      { title: 'Serie originali', text: 'Le produzioni Globoplay vengono divise per stagione.' },
      { title: 'Sottotitoli in portoghese', text: 'Sono utili a chi studia la lingua.' },
      { title: 'Attualità e satira', text: 'I programmi quotidiani hanno la data nel nome.' },
      {
        title: 'Capitoli per data',
        text: 'Il nome riporta il numero e il giorno di messa in onda: puoi selezionare subito la settimana che ti manca.',
      },
      { title: 'Sottotitoli per non udenti', text: 'Aiutano anche i familiari che sentono poco.' },
      {
        title: 'Riassunti dei reality',
        text: 'Ogni giorno ne esce uno: puoi scegliere questo invece della puntata completa.',
      },
    ],
    questions: [
      { question: 'C’è il doppiaggio italiano?', answer: 'Di rado. Quasi tutto è in portoghese brasiliano.' },
      {
        question: 'Globoplay funziona fuori dal Brasile?',
        answer: 'Sì, in vari Paesi, con un catalogo diverso.',
      },
      {
        question: 'Posso mandare le puntate a una parente?',
        answer: 'No. Ognuno deve avere il proprio account, e una copia permessa è soltanto per te.',
      },
      {
        question: 'Che cosa è gratuito su Globoplay?',
        answer:
          'Le notizie e gli estratti. I capitoli completi richiedono di solito l’abbonamento, e l’elenco indica quelli che il tuo account può guardare.',
      },
      {
        question: 'Si può registrare il calcio in diretta?',
        answer: 'No, né le partite né i canali in diretta.',
      },
      {
        question: 'Basta l’account di g1 o ge?',
        answer:
          'Sì, è lo stesso account Globo. Con il piano internazionale vedi il catalogo del Paese in cui ti trovi.',
      },
    ],
    meta_title: 'Downloader per Globoplay: novelas e serie',
    meta_description:
      'Salva novelas, serie e programmi di Globoplay, numerati per capitolo e con i sottotitoli in portoghese, per uso privato.',
  },
}
