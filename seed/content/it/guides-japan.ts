import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT: salvare i titoli inclusi senza spendere punti',
    intro:
      'U-NEXT propone nella stessa pagina titoli compresi nell’abbonamento, noleggi a punti e acquisti. Basta riconoscere tre parole giapponesi per sapere che cosa è incluso e quale versione scegliere.',
    steps: [
      {
        title: 'Accedi con il tuo account di famiglia',
        text: 'Apri video.unext.jp nel browser integrato: l’iscrizione e la visione sono possibili soltanto in Giappone. Dopo la password scegli chi guarda. Ogni membro della famiglia ha un account proprio, così i cartoni dei bambini non finiscono fra i tuoi consigli.',
      },
      {
        title: 'Attiva il filtro 見放題',
        text: 'Significa «compreso nell’abbonamento»; ポイント indica il noleggio a punti e 購入 l’acquisto. Il filtro è sopra i risultati della ricerca: tienilo attivo e toglilo solo per trovare un film che hai già noleggiato. Un punto vale uno yen. L’applicazione non ne spende mai, perché il noleggio si conferma soltanto sul sito.',
      },
      {
        title: 'Scegli 字幕 o 吹替',
        text: 'I titoli stranieri sono disponibili con i sottotitoli (字幕) e doppiati (吹替), spesso in due pagine con la stessa locandina. Per una serie HBO preferisci i sottotitoli con le voci originali, per un film con i bambini il doppiaggio. Nei film d’animazione i doppiatori sono spesso attori famosi.',
      },
      {
        title: 'Scarica la serie',
        text: 'Le stagioni hanno di solito dieci o dodici puntate. Un’ora in 720p occupa poco meno di 1 GB e il segno 日本語字幕 indica i sottotitoli giapponesi. Avvia il download la sera e la mattina controlla gli ultimi due minuti: l’annuncio degli sponsor non c’è nella versione online. Se un vecchio televisore non mostra i caratteri giapponesi, lascia nel nome solo il numero e la data.',
      },
      {
        title: 'Crea una cartella per i noleggi',
        text: 'Dall’inizio della visione hai di norma 48 ore, poi il file va eliminato. L’ora esatta è indicata nell’acquisto: scrivila nel nome e controlla la cartella ogni domenica.',
      },
    ],
    hints: [
      {
        title: 'Gli account della famiglia',
        text: 'Il titolare può crearne altri tre e bloccare gli acquisti per ciascuno. Cronologia e preferiti restano separati.',
      },
      {
        title: 'I punti scadono',
        text: 'Si ricevono ogni mese e valgono novanta giorni, per le novità o per i biglietti del cinema. Controlla la data: con i punti un film appena uscito può essere gratuito.',
      },
      {
        title: 'La sezione 配信終了',
        text: 'Raccoglie i titoli che stanno per uscire dal catalogo. A fine mese l’elenco è lungo, quindi dedicagli dieci minuti.',
      },
      {
        title: 'Quattro visioni contemporanee',
        text: 'Possono guardare insieme quattro persone, ma non lo stesso titolo. Se la riproduzione viene rifiutata, probabilmente in famiglia qualcuno lo sta già vedendo.',
      },
    ],
    questions: [
      {
        question: 'Dove sono le serie di TBS e TV Tokyo?',
        answer:
          'Da quando Paravi è confluito in U-NEXT, nel 2023, hanno una sezione propria. Cerca il nome dell’emittente in lettere latine. Quelle di TV Tokyo arrivano a volte con una settimana di ritardo.',
      },
      {
        question: 'Ci sono anche le serie HBO?',
        answer:
          'Sì, in Giappone molte si vedono su U-NEXT, di solito con l’audio originale e i sottotitoli giapponesi. Le più seguite sono anche doppiate.',
      },
      {
        question: 'Basta il mese di prova di U-NEXT?',
        answer:
          'Durante la prova puoi vedere e selezionare i titoli inclusi. Se poi non ti abboni, finisce anche il diritto di conservare i file.',
      },
      {
        question: 'Dove trovo la seconda stagione?',
        answer:
          'Ha una pagina separata con un nome quasi uguale, collegata alla voce 関連作品. Verifica l’anno prima di selezionare.',
      },
    ],
    meta_title: 'Guida: U-NEXT, compreso o a punti',
    meta_description:
      '見放題 o punti, 字幕 o 吹替: capire i segni di U-NEXT, scegliere la versione e rispettare i termini, per chi sta in Giappone.',
  },
  dmm_downloader: {
    title: 'DMM TV: salvare anime di stagione e spettacoli dai manga',
    intro:
      'DMM TV offre le serie animate della stagione e gli spettacoli teatrali tratti dai manga. Una puntata dura ventiquattro minuti, uno spettacolo due ore e mezza: ecco come organizzare la visione e lo spazio su disco.',
    steps: [
      {
        title: 'Accedi con DMM Premium',
        text: 'Apri tv.dmm.com e verifica nella pagina dell’account che l’abbonamento sia attivo. Se ti ritrovi su dmm.com, torna all’indirizzo che comincia con «tv». Crea poi un profilo sul sito di DMM TV, in modo che la scelta di chi guarda compaia anche nel browser integrato. Gli acquisti negli altri negozi del gruppo non si vedono qui.',
      },
      {
        title: 'Apri la stagione in corso',
        text: 'Le novità sono elencate per giorno della settimana. Le ore oltre le 24 appartengono alla notte seguente: martedì alle 25:30 significa mercoledì all’una e mezza. Le puntate già scaricate sono segnate, quindi un controllo alla settimana è sufficiente.',
      },
      {
        title: 'Trova lo spettacolo completo',
        text: 'Fra i titoli contrassegnati da 2.5次元 ci sono anche visite in camerino, di circa quaranta minuti, e speciali di dieci: lo spettacolo è il video più lungo. Se vedi 前編 e 後編, i due atti sono separati e vanno selezionati entrambi. Confronta anche gli attori e il giorno della registrazione.',
      },
      {
        title: 'Scegli la risoluzione per il teatro',
        text: 'Le scene sono spesso buie e in bassa qualità le ombre si sgranano. Usa il formato più grande, che occupa da 6 a 8 GB, e mantieni lo spettacolo in un solo file; puoi risparmiare spazio con gli anime.',
      },
      {
        title: 'Aggiungi la serie animata alla coda',
        text: 'Di solito è nello stesso catalogo e per i suoi colori uniformi il 720p basta: dodici puntate occupano 6 GB. Salvala accanto allo spettacolo e numera questo in base alla stagione che racconta. Alla fine ascolta la sigla di entrambi per controllare l’audio.',
      },
    ],
    hints: [
      {
        title: 'Più schermi contemporaneamente',
        text: 'Sono ammessi, ma non sempre per lo stesso titolo. Se la coda non avanza, controlla che nessuno in casa stia guardando DMM TV.',
      },
      {
        title: 'Che cosa comprende il prodotto',
        text: 'Soltanto il catalogo video generale di DMM TV, senza i titoli per adulti e gli altri servizi del gruppo. Comprende invece i varietà prodotti da DMM, con stagioni brevi.',
      },
      {
        title: 'Biglietti per lo streaming',
        text: 'Riportano due date: il giorno dello spettacolo e la fine dell’archivio. La registrazione si può selezionare solo fra le due.',
      },
      {
        title: 'L’audio degli spettacoli',
        text: 'È registrato sia dai microfoni degli attori sia da quelli della sala. In cuffia, con una traccia stereo, rende al meglio.',
      },
      {
        title: '最速, 独占 e 見放題',
        text: 'I primi due segnalano un’anteprima e un’esclusiva; soltanto 見放題 significa che il titolo è compreso nell’abbonamento.',
      },
    ],
    questions: [
      {
        question: 'Perché uno spettacolo si paga anche con Premium?',
        answer:
          'Le novità teatrali si vendono spesso singolarmente ed entrano nell’abbonamento più tardi. Se hai acquistato un biglietto, puoi selezionare la replica finché è valido.',
      },
      {
        question: 'Ci sono sottotitoli in inglese o in italiano?',
        answer:
          'Raramente, perché il servizio si rivolge al pubblico giapponese. Una parte degli anime ha sottotitoli in giapponese, gli spettacoli no. Cerca l’anime con il titolo inglese su un servizio che lo offra tradotto.',
      },
      {
        question: 'Posso salvare il commento degli attori come seconda traccia?',
        answer: 'Sì, in un MKV, se DMM TV lo offre come traccia audio. Più spesso è un video separato.',
      },
      {
        question: 'Perché non trovo il musical dell’anno scorso?',
        answer:
          'I diritti riguardano una singola produzione e scadono spesso con l’uscita del disco. Un nuovo allestimento di solito riporta online i precedenti per qualche settimana.',
      },
    ],
    meta_title: 'Guida: DMM TV, anime e teatro 2.5D',
    meta_description:
      'Novità per giorno, spettacoli completi invece degli extra, spazio su disco: come salvare anime e teatro da DMM TV.',
  },
  abema_downloader: {
    title: 'ABEMA: salvare le puntate finché sono gratuite',
    intro:
      'Su ABEMA molte puntate sono gratuite per qualche giorno e poi richiedono l’abbonamento. Questa guida spiega come riconoscere la scadenza e in che ordine scaricare, anche per lo shogi e il mahjong.',
    steps: [
      {
        title: 'Passa da テレビ a ビデオ',
        text: 'Il sito si apre su un canale in diretta, che non ha un file da selezionare: abbassa il volume e cambia scheda in alto. Con la lente cerchi la serie; nella sua pagina la puntata più recente è per prima e gli speciali stanno in una scheda a parte. Un programma appena trasmesso compare spesso entro un’ora.',
      },
      {
        title: 'Controlla fino a quando è gratuita la puntata',
        text: '無料 indica i contenuti gratuiti, con il termine: «あと3日» significa che restano tre giorni, «本日まで» solo oggi. Si vedono anche senza account. La P gialla e プレミアム richiedono l’abbonamento. Una puntata può avere entrambi i segni, perché diventerà a pagamento. Anche il piano economico con pubblicità è Premium.',
      },
      {
        title: 'Ordina la coda per scadenza',
        text: 'In questo modo ciò che scade stasera viene scaricato per primo. Un anime di stagione resta gratuito fino alla puntata seguente, quindi controlla il giorno precedente. Un’ora in bassa risoluzione occupa 600 MB e si scarica in pochi minuti.',
      },
      {
        title: 'Scegli un nome del file chiaro per le partite',
        text: 'Per shogi e mahjong indica la lega, il turno e i giocatori, perché i titoli originali sono molto lunghi. Dieci ore di shogi richiedono appena 2 o 3 GB, dato che l’immagine cambia poco. Nella M League si giocano due partite per giornata.',
      },
      {
        title: 'Conta le parti scaricate',
        text: 'Gli speciali lunghi sono divisi da #1 a #4, e non tutte le parti scadono insieme. Quando la coda è finita, verifica che non ne manchi nessuna: dopo la scadenza serve l’abbonamento. Apri l’ultima e ascolta la conclusione.',
      },
    ],
    hints: [
      {
        title: 'La sezione 見逃し',
        text: 'Raccoglie i programmi degli ultimi giorni ed è utile se hai perso l’inizio. Un programma spostato può restare indicato per qualche giorno con il vecchio orario.',
      },
      {
        title: 'I commenti in tempo reale',
        text: 'Compaiono accanto alla diretta e si possono nascondere con una freccia. Non fanno parte del video on demand né del file.',
      },
      {
        title: 'La prima puntata resta gratuita',
        text: 'In molte serie si può vedere per tutta la stagione. Comincia quindi dalle serie in cui sta per scadere la seconda.',
      },
      {
        title: 'Maratone prima di una nuova stagione',
        text: 'Le stagioni precedenti sono spesso gratuite per due o tre giorni. Tieni a disposizione una cinquantina di gigabyte.',
      },
    ],
    questions: [
      {
        question: 'Perché vedo la pubblicità?',
        answer:
          'Finanzia i contenuti gratuiti; esistono abbonamenti con e senza. Aspetta che finisca: l’applicazione riconosce le tracce quando comincia il programma.',
      },
      {
        question: 'Funziona fuori dal Giappone?',
        answer:
          'Solo in parte. I notiziari si vedono più spesso, gli anime quasi mai. Puoi selezionare tutto ciò che ABEMA riproduce nel luogo in cui ti trovi.',
      },
      {
        question: 'Per quanto tempo un programma resta gratuito?',
        answer: 'Spesso sette giorni, a volte 72 ore o uno soltanto. Fa fede il tempo indicato nella pagina.',
      },
      {
        question: 'Ho pagato un incontro con le monete: posso salvarlo?',
        answer: 'La replica sì, se viene pubblicata, fino alla data indicata all’acquisto. La diretta no.',
      },
      {
        question: 'Senza Premium la risoluzione è più bassa: perché?',
        answer:
          'ABEMA riserva la più alta ad alcuni titoli e piani. Il menu Qualità mostra quelle disponibili per te; su un portatile la differenza si nota poco.',
      },
    ],
    meta_title: 'Guida: ABEMA, prima della scadenza',
    meta_description:
      '無料 e プレミアム, coda per scadenza, nomi delle partite: come salvare i video di ABEMA entro le condizioni e la legge.',
  },
  lemino_downloader: {
    title: 'Lemino: salvare concerti, boxe e varietà coreani',
    intro:
      'Lemino, nato da dTV nel 2023, punta su concerti, pugilato e varietà coreani. Molte registrazioni restano disponibili per pochi giorni: ecco come accedere, riconoscere quelle comprese e scaricarle in tempo.',
    steps: [
      {
        title: 'Accedi con un d Account',
        text: 'È gratuito e non richiede un contratto Docomo; Lemino Premium è un abbonamento a parte. Apri lemino.docomo.ne.jp e inserisci le credenziali, poi il codice che ricevi per e-mail, SMS o nell’app del d Account: tieni quindi il telefono vicino. Dopo l’accesso la tua iniziale compare in alto a destra.',
      },
      {
        title: 'Distingui i titoli gratuiti da quelli a pagamento',
        text: 'La corona indica quelli compresi in Premium, un prezzo l’acquisto singolo con una scadenza; gli altri sono gratuiti con pubblicità. Attiva il filtro sopra i risultati, così non devi aprire ogni pagina.',
      },
      {
        title: 'Aspetta la replica 見逃し配信',
        text: 'Durante una diretta non c’è nulla da selezionare, mentre la replica resta spesso alcuni giorni. La scadenza si trova in fondo alla descrizione: per un evento del sabato è spesso il venerdì alle 23:59, ora di Tokyo.',
      },
      {
        title: 'Scarica l’evento, anche in più riprese',
        text: 'Una serata di pugilato dura ore, ma il download può essere interrotto e riprende da dove era. Cinque ore in 720p occupano 4 o 5 GB. L’incontro principale è alla fine: controlla che ci sia.',
      },
      {
        title: 'Controlla l’audio del concerto',
        text: 'Un concerto in 1080p occupa 5 GB, una conversazione in 480p circa 300 MB. Ascolta la canzone più rumorosa per verificare che non ci siano disturbi. Scrivi la scadenza nel nome del file, perché la pagina non sarà più disponibile.',
      },
    ],
    hints: [
      {
        title: 'Cercare un artista',
        text: 'Scrivi il nome del gruppo sia in lettere latine sia in katakana; cercando un solo componente perdi una parte dei programmi. Nella pagina del gruppo i video musicali, i varietà e i concerti hanno schede separate.',
      },
      {
        title: 'Quando conta l’audio',
        text: 'Un concerto ha di solito una sola traccia: scegli la migliore, anche a costo di ridurre la risoluzione. Per una conferenza stampa puoi fare il contrario.',
      },
      {
        title: 'Serie coreane integrali',
        text: 'ノーカット版 indica la versione senza tagli, con qualche minuto in più.',
      },
      {
        title: 'Eventi gratuiti',
        text: 'Alcuni incontri per il titolo mondiale si sono visti gratis in diretta. Per la replica può comunque servire Premium, quindi controlla la pagina dell’evento.',
      },
    ],
    questions: [
      {
        question: 'Il vecchio abbonamento a dTV vale ancora?',
        answer:
          'I contratti sono passati a Lemino nel 2023: accedi per controllare il tuo. I preferiti non sono stati trasferiti tutti e conviene ricrearli, cominciando dagli artisti.',
      },
      {
        question: 'Posso vedere un concerto con gli amici?',
        answer:
          'A casa tua sì, ma non puoi dare loro una copia; invia piuttosto il link della pagina. Per proiettarlo in un fan club serve l’accordo dell’organizzatore.',
      },
      {
        question: 'Ho Lemino tramite Amazon: quale prodotto mi serve?',
        answer: 'Se guardi i titoli sul sito di Amazon, quello per Prime Video.',
      },
      {
        question: 'Il biglietto di un concerto online è valido?',
        answer:
          'Sì, finché la registrazione si apre nel browser con il tuo account. Alcuni artisti vietano il salvataggio nelle condizioni dell’evento: in quel caso rinuncia.',
      },
      {
        question: 'La pagina chiede di installare un’app: che cosa faccio?',
        answer:
          'Sul computer puoi chiudere l’avviso. Gli eventi riservati a telefoni e televisori non si aprono nell’applicazione.',
      },
    ],
    meta_title: 'Guida: Lemino, concerti e varietà',
    meta_description:
      'd Account, repliche, serate lunghe in più riprese: Lemino, che prima era dTV, spiegato passo per passo.',
  },
  tver_downloader: {
    title: 'TVer: salvare ogni settimana le puntate prima che scadano',
    intro:
      'Su TVer una puntata resta di solito fino alla trasmissione della successiva. Con un controllo settimanale a giorno fisso segui cinque serie senza perdere nulla.',
    steps: [
      {
        title: 'Apri tver.jp e imposta i preferiti',
        text: 'Si guarda solo in Giappone. La registrazione non è obbligatoria, ma la prima volta il sito chiede età, sesso e codice postale per la pubblicità. Con un TVer ID gratuito ritrovi i preferiti su ogni dispositivo, e in «マイページ» vedi le novità dall’ultima visita.',
      },
      {
        title: 'Cerca per giorno o per area',
        text: 'L’elenco per giorno di trasmissione è utile se non ricordi il titolo. Da エリア arrivi ai programmi delle emittenti locali, per esempio di Osaka o dell’Hokkaido, che in TV non si vedono altrove.',
      },
      {
        title: 'Ordina la coda secondo 配信終了',
        text: 'Sotto il titolo sono indicati giorno e ora della scadenza, spesso poco prima della nuova puntata. La domenica a mezzogiorno è un buon momento, perché ci sono tutte le serie della settimana. Una puntata del lunedì sera scade il lunedì seguente: con un clic sulla colonna la metti per prima.',
      },
      {
        title: 'Scrivi la data nel nome del file',
        text: 'I varietà non hanno numero, quindi è l’unico modo per distinguerli. Un’ora in 720p occupa 800 MB e cinque serie 4 GB alla settimana. Controlla che il video arrivi all’anticipazione della puntata seguente; la pubblicità iniziale non è compresa.',
      },
      {
        title: 'Guarda le puntate e svuota la cartella',
        text: 'TVer serve a recuperare i programmi, quindi cancella i file che hai visto. Se lo stesso titolo resta lì da tre settimane, toglilo dall’elenco delle serie da seguire.',
      },
    ],
    hints: [
      {
        title: 'Dopo la scadenza',
        text: 'Le puntate precedenti si trovano spesso, a pagamento, su FOD, Hulu Giappone o U-NEXT, secondo l’emittente. Prima del finale cerca anche il riassunto, indicato con ダイジェスト: in un’ora ti rimette al passo.',
      },
      {
        title: 'Usare i preferiti',
        text: 'Segnalano le puntate nuove e fanno da promemoria. Togli quelli che non segui più: con trenta titoli l’elenco diventa scomodo.',
      },
      {
        title: 'Puntate in ritardo',
        text: 'Compaiono subito dopo la trasmissione, a meno che una partita di baseball non si prolunghi. Se alle dieci di sera manca ancora, prova a mezzanotte.',
      },
      {
        title: 'Intere stagioni in estate',
        text: 'Prima di un film o di un seguito tornano online vecchie serie, con molte ore e una sola scadenza. Scegli in anticipo quali guardare.',
      },
      {
        title: 'Programmi regionali',
        text: 'Un programma di cucina dell’Hokkaido può essere interessante anche se abiti a Tokyo. Consulta ogni tanto le altre aree.',
      },
    ],
    questions: [
      {
        question: 'Perché una puntata non è stata pubblicata?',
        answer:
          'A volte mancano i diritti online per una canzone, immagini sportive o un ospite. Se un’agenzia non lo autorizza, un cantante può essere coperto anche nel video: il file riproduce la versione di TVer.',
      },
      {
        question: 'Ci sono i sottotitoli?',
        answer:
          'In molte serie sì, in giapponese, indicati con 字. Nei varietà le scritte fanno parte dell’immagine. Salvali in SRT se studi la lingua.',
      },
      {
        question: 'Ero in viaggio e ho perso due puntate: posso recuperarle?',
        answer: 'Su TVer no, ma il servizio a pagamento dell’emittente le ha quasi sempre.',
      },
      {
        question: 'Perché la puntata dura meno che in TV?',
        answer:
          'Un’ora di trasmissione contiene circa quattordici minuti di pubblicità, e online può mancare anche qualche brano musicale.',
      },
    ],
    meta_title: 'Guida: TVer, giorno per giorno',
    meta_description:
      'Elenco per giorno, 配信終了, data nel nome: rivedere in privato i programmi di TVer prima che passi la settimana.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus (NHK ONE): salvare i programmi degli ultimi sette giorni',
    intro:
      'Il servizio di replica della NHK si chiamava NHK Plus e dall’ottobre 2025 fa parte di NHK ONE. I programmi restano per sette giorni: ecco come trovarli, scegliere l’audio e conservarli con i sottotitoli.',
    steps: [
      {
        title: 'Accedi e conferma il contratto',
        text: 'L’account va associato al canone della tua abitazione con nome, indirizzo e, se lo hai, numero di cliente. La conferma richiede qualche giorno: fino ad allora un avviso copre parte dell’immagine e resterebbe anche nel file. Lo stato si vede nella prima schermata.',
      },
      {
        title: 'Parti dal palinsesto',
        text: 'Scegli il giorno, poi il canale e l’ora: è più rapido della ricerca, perché spesso il titolo della puntata non contiene quello della serie. I programmi di ieri sono in alto. Uno già cominciato si può guardare dall’inizio. Nell’applicazione trovi ancora il vecchio nome del servizio, che apre la nuova pagina.',
      },
      {
        title: 'Apri la pagina della serie',
        text: 'Elenca tutte le puntate disponibili. Lo sceneggiato del mattino ne ha cinque da quindici minuti e un riassunto il sabato, in una riga separata: in 720p occupano 1,2 GB. Il riassunto ti serve soltanto se hai perso un giorno.',
      },
      {
        title: 'Attiva i sottotitoli e scegli l’audio',
        text: 'Quasi tutti i programmi hanno il testo giapponese (字幕), ma va attivato prima del download. 主 indica l’audio principale e 副 il secondo, per esempio in inglese o con l’audiodescrizione. Nei corsi di lingua i sottotitoli sono metà della lezione: conservali in SRT.',
      },
      {
        title: 'Ordina i documentari in una cartella',
        text: 'Aggiungi numero e data, perché molti hanno soltanto il titolo della serie. Spesso contengono capitoli, con cui il lettore passa da una parte all’altra. Cancella ciò che hai visto prima di aggiungere la settimana nuova.',
      },
    ],
    hints: [
      {
        title: 'La seconda traccia audio',
        text: 'I notiziari hanno spesso l’inglese, i film stranieri la lingua originale, altri programmi l’audiodescrizione (解説). La pagina non specifica quale: ascolta qualche secondo.',
      },
      {
        title: 'I programmi più vecchi',
        text: 'Si trovano su NHK On Demand, un servizio a pagamento separato che questo prodotto non comprende.',
      },
      {
        title: 'L’ora esatta della scadenza',
        text: 'I sette giorni si contano dalla fine della trasmissione. Un programma finito martedì alle 22:45 sparisce il martedì seguente alla stessa ora.',
      },
      {
        title: 'Notiziari di altre province',
        text: 'Sono disponibili anche quelli. Nella stagione dei tifoni molti li usano per seguire la situazione nel luogo in cui vive la famiglia.',
      },
    ],
    questions: [
      {
        question: 'Che cosa significa «配信していません»?',
        answer:
          'Che la NHK non ha i diritti online per quel programma, come succede con lo sport e i filmati d’archivio. La guida TV lo indica con una nota grigia; dentro un notiziario può esserci un cartello al posto di alcune immagini.',
      },
      {
        question: 'Posso usare i programmi per insegnare?',
        answer:
          'Per la scuola esiste NHK for School, con contenuti e regole appositi. La copia privata è destinata soltanto alla visione in casa.',
      },
      {
        question: 'Funziona dall’Italia?',
        answer:
          'No, è riservato a chi si trova in Giappone. All’estero puoi guardare NHK World, che è gratuito e ha programmi propri, per esempio le sintesi del sumo.',
      },
      {
        question: 'La pagina chiede dove abito: perché?',
        answer:
          'Serve per il contratto e per le edizioni locali. Puoi aggiornare l’indirizzo nel profilo; ciò che puoi salvare non cambia.',
      },
      {
        question: 'Come si chiama il vostro prodotto?',
        answer:
          'Si chiama ancora NHK Plus Downloader, perché molti lo cercano così, e funziona con il servizio sotto il nuovo nome.',
      },
    ],
    meta_title: 'Guida: NHK Plus e NHK ONE',
    meta_description:
      'Contratto, palinsesto, sottotitoli, seconda traccia audio: recuperare in privato gli ultimi sette giorni della NHK, passo per passo.',
  },
  fod_downloader: {
    title: 'FOD: trovare e salvare le serie di Fuji TV su Windows',
    intro:
      'FOD raccoglie quattro decenni di serie di Fuji TV. Anche se hai dimenticato il titolo, le trovi con la fascia oraria o con un attore. Questa guida mostra come scaricarle e ordinarle per anno su un computer con Windows.',
    steps: [
      {
        title: 'Accedi e verifica Premium',
        text: 'Entra su fod.fujitv.co.jp con il metodo scelto al momento dell’iscrizione: FOD, Amazon o il gestore telefonico. Se torni alla pagina iniziale senza vedere il tuo nome, era quello sbagliato. Poche puntate recenti sono gratuite; per le altre serve プレミアム. Prova la seconda, perché la prima è spesso gratuita.',
      },
      {
        title: 'Cerca la fascia oraria',
        text: '月9 indica il lunedì alle nove di sera, 木10 il giovedì alle dieci; «Noitamina» è la fascia notturna degli anime. Nei risultati le serie vanno dalla più recente alla più vecchia, divise per decennio. Puoi cercare anche il nome di un attore, scritto come nei titoli.',
      },
      {
        title: 'Seleziona la serie intera',
        text: 'Di solito sono undici puntate, che per una serie del 1995 occupano meno di 4 GB. La prima e l’ultima possono durare un quarto d’ora in più: controlla di averle selezionate.',
      },
      {
        title: 'Metti l’anno all’inizio del nome del file',
        text: 'Con «1997 – Titolo» la raccolta segue l’ordine cronologico, e ritrovi facilmente le serie di uno stesso periodo.',
      },
      {
        title: 'Salva anche gli speciali',
        text: 'Quelli da due ore sono in fondo all’elenco o in una pagina propria; numerali per anno. Alla fine apri l’inizio dell’ultima puntata: se senti la sigla giusta, l’ordine è corretto. Se il volume è basso, alzalo nel lettore, perché l’audio era stato preparato per i televisori di allora.',
      },
    ],
    hints: [
      {
        title: 'Edizione per Windows',
        text: 'Funziona con Windows 10 e 11, su un computer per volta. Quando cambi computer, puoi liberare la licenza nel tuo account senza comprarne un’altra.',
      },
      {
        title: 'Il formato delle immagini',
        text: 'Prima del 2005 circa le serie sono in 4:3. Mantieni questo formato: allargando l’immagine i volti si deformano.',
      },
      {
        title: 'Serie che mancano',
        text: 'Se una serie famosa non c’è, spesso dipende dal contratto di un solo interprete. In questo caso resta il disco.',
      },
      {
        title: 'Puntate parallele',
        text: 'Le brevi storie girate per FOD si collocano fra due puntate della serie: lo indica la data. Nel titolo c’è di solito il nome del personaggio secondario che ne è protagonista.',
      },
      {
        title: 'Anime in anticipo',
        text: 'Alcune serie di Noitamina arrivano su FOD prima che altrove. Controlla la data nella pagina.',
      },
    ],
    questions: [
      {
        question: 'Perché una canzone è stata sostituita?',
        answer:
          'Per lo streaming non ne sono stati acquistati i diritti. La rete usa un altro brano o taglia la scena; se la sigla è diversa, confronta la durata.',
      },
      {
        question: 'Ci sono i sottotitoli?',
        answer: 'Nelle serie recenti sì, in quelle vecchie di rado. Lo vedi nel menu Sottotitoli.',
      },
      {
        question: 'La puntata della settimana si trova anche su TVer?',
        answer:
          'Sì, gratuitamente e per pochi giorni. Su FOD gli abbonati trovano anche quelle precedenti. Manga e riviste compresi nel piano si leggono invece nel lettore di FOD.',
      },
      {
        question: 'Si possono salvare gare motoristiche e pallavolo?',
        answer:
          'Le dirette no. Una registrazione con una pagina propria si può selezionare fino alla scadenza.',
      },
      {
        question: 'Avevo l’edizione per Mac: l’ho persa?',
        answer:
          'No, resta nel tuo account, anche se non è più in vendita. Se hai dubbi, scrivici. Se paghi con il telefono e non hai una password, aggiungila nella pagina dell’account di FOD.',
      },
    ],
    meta_title: 'Guida: FOD, le serie di Fuji TV',
    meta_description:
      'Fasce 月9 e 木10, speciali, anno in testa: ordinare su Windows le serie di FOD con il proprio abbonamento.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Giappone: salvare le serie con le storie aggiuntive',
    intro:
      'Molte serie di Nippon TV continuano su Hulu Giappone con puntate girate apposta per il servizio. Ecco come distinguere i titoli dell’abbonamento da quelli in vendita e mettere tutto nell’ordine giusto.',
    steps: [
      {
        title: 'Accedi a hulu.jp',
        text: 'Hulu Giappone appartiene al gruppo di Nippon TV e non accetta gli account americani. Usa l’e-mail con cui ti sei iscritto, anche se paghi con il gestore telefonico, e scegli un profilo per adulti. Se vedi una pagina in inglese di un altro verde, hai selezionato il servizio sbagliato.',
      },
      {
        title: 'Riconosci i titoli ストア',
        text: 'Questa scritta indica acquisti, noleggi e biglietti, che si pagano a parte; gli altri sono compresi nell’abbonamento. Per un noleggio hai trenta giorni per iniziare e quarantotto ore per finire: usa una cartella separata con la scadenza nel nome.',
      },
      {
        title: 'Scegli fra 字幕版 e 吹替版',
        text: 'Una serie straniera ha due pagine, una con i sottotitoli e una doppiata, e nell’elenco sembrano uguali: cambiano solo due caratteri sotto il titolo. Per esserne certo ascolta dieci secondi della prima puntata.',
      },
      {
        title: 'Aggiungi le storie di Hulu',
        text: '本編 è la serie trasmessa in TV, オリジナルストーリー raccoglie le puntate aggiuntive. La data indica dove si collocano: una pubblicata il giorno 18, subito dopo la quinta, va fra la quinta e la sesta. Se due hanno la stessa data, leggi la trama.',
      },
      {
        title: 'Numera i nomi nella cartella',
        text: 'Puoi usare 05.5, più intuitivo, oppure S00E05 per un server multimediale, ma non entrambi. Dieci puntate con cinque storie aggiuntive occupano 10 GB in 720p. Scorri l’elenco: i titoli devono raccontare la storia nell’ordine giusto.',
      },
      {
        title: 'Scarica qualcosa per i bambini',
        text: 'Dal profilo Kids seleziona, per esempio, cinque episodi brevi di Anpanman: occupano 300 MB e sono pronti in pochi minuti. Tienili separati dalle serie per adulti.',
      },
    ],
    hints: [
      {
        title: 'Il codice per gli acquisti',
        text: 'Impostalo se in casa ci sono bambini. Dal loro profilo il negozio non si vede.',
      },
      {
        title: 'Sport e serate musicali',
        text: 'La disponibilità delle partite dei Giants dipende dai diritti della stagione. Le lunghe serate musicali sono divise in parti con scadenze diverse: comincia dalla prima, che di solito ha meno tempo.',
      },
      {
        title: 'Il capitolo finale',
        text: 'A volte la conclusione di una serie esce soltanto su Hulu con il nome 最終章. Nel catalogo è una serie separata e si rischia di non vederla.',
      },
      {
        title: 'Uno stesso titolo su due schermi',
        text: 'Non sempre è permesso. Se durante il download il televisore mostra un avviso, aspetta che sia finito.',
      },
    ],
    questions: [
      {
        question: 'Perché una serie sparisce dopo l’ultima puntata?',
        answer:
          'Era disponibile solo come replica, e spesso torna più tardi nell’abbonamento. Quelle indicate con «Hulu Original» restano.',
      },
      {
        question: 'Quanti profili si possono avere?',
        answer:
          'Fino a sei. La nostra licenza, invece, dipende dal numero di computer. Con il piano che comprende Disney+ i titoli Disney si guardano sul sito di Disney+, per cui serve il prodotto corrispondente.',
      },
      {
        question: 'Una storia è indicata «solo per sette giorni»: è vero?',
        answer:
          'Per alcuni video pubblicitari sì. La maggior parte delle storie aggiuntive dura quanto la serie, ma scarica prima quelle con una scadenza.',
      },
      {
        question: 'Perché un making-of non si può selezionare?',
        answer:
          'Si vende a parte oppure non è ancora uscito. Prova a farlo partire per qualche secondo sul sito.',
      },
    ],
    meta_title: 'Guida: Hulu Giappone e le sue storie extra',
    meta_description:
      'ストア, 字幕版, 吹替版 e storie aggiuntive: orientarsi in Hulu Giappone dal computer, con il proprio abbonamento.',
  },
  niconico_downloader: {
    title: 'Niconico: salvare un video con il permesso dell’autore',
    intro:
      'Su Niconico i video sono caricati dagli autori, ed è l’autore a stabilire che cosa si può fare della sua opera. Questa guida parte dal suo permesso e arriva fino al nome del file.',
    steps: [
      {
        title: 'Leggi la descrizione del video',
        text: 'Molti autori vi indicano le condizioni d’uso, oppure rimandano a una licenza ニコニ・コモンズ. 保存OK permette di conservare una copia, 転載禁止 vieta di ripubblicarla. Se la copia non è ammessa, guarda il video sul sito. Per una canzone, la licenza è spesso nella pagina della base musicale.',
      },
      {
        title: 'Incolla l’indirizzo o il numero',
        text: 'Puoi usare un video, con «watch/sm», oppure una lista, con «mylist». Il prefisso sm indica i video degli utenti, so quelli dei canali, nm un formato più vecchio. Compaiono titolo, autore e durata; se il video è stato tolto, leggi un messaggio. Le pagine di serie riportano l’ordine, mentre nelle liste degli utenti possono mancare delle parti.',
      },
      {
        title: 'Accedi ai canali ufficiali',
        text: 'Alcuni richiedono l’adesione o un acquisto, indicati da un lucchetto o da un prezzo. La puntata deve partire nel browser integrato con il tuo account. Se puoi anche conservarla, dipende dalle regole del canale.',
      },
      {
        title: 'Controlla la fonte nel nome del file',
        text: 'L’applicazione vi scrive autore, numero e data di pubblicazione; con il numero puoi sempre tornare all’originale. Dieci minuti occupano da 30 a 150 MB. I caratteri non ammessi da Windows vengono sostituiti, quindi verifica il titolo.',
      },
      {
        title: 'Scarica e ascolta un passaggio che conosci',
        text: 'Se l’audio è sincronizzato e il titolo corrisponde alla pagina, il file è a posto. Per la musica può bastare l’audio in M4A: aggiungi il nome di chi canta, perché nelle cover spesso è citato soltanto il compositore.',
      },
    ],
    hints: [
      {
        title: 'Le ore più affollate',
        text: 'Senza Premium la sera, fra le venti e la mezzanotte giapponesi, può arrivare una versione ridotta. Riprova la mattina e confronta le dimensioni.',
      },
      {
        title: 'I commenti sullo schermo',
        text: 'Scorrono sopra l’immagine nel lettore del sito. Se scegli di salvarli in un file separato, usali soltanto in privato, perché anche quelli hanno un autore.',
      },
      {
        title: 'I numeri non cambiano',
        text: 'Quando un video viene rimosso, il suo numero non è più assegnato. Un elenco di numeri sm è quindi un modo semplice per ricordare che cosa hai visto.',
      },
      {
        title: 'Videogiochi commentati in più parti',
        text: 'Usa la pagina della serie, che conosce l’ordine corretto. Alcuni autori cominciano la numerazione da zero.',
      },
      {
        title: 'Il file offerto dall’autore',
        text: 'Se nella descrizione c’è un download ufficiale, preferiscilo: la qualità è più alta di quella del lettore.',
      },
    ],
    questions: [
      {
        question: 'Posso usare un brano Vocaloid in un mio video?',
        answer:
          'Se l’autore lo permette: controlla la descrizione e Niconi Commons, oltre alle condizioni della voce sintetica. Puoi anche scrivergli in inglese.',
      },
      {
        question: 'Perché i vecchi video sono così piccoli?',
        answer:
          'Sono stati caricati nel formato dell’epoca, spesso largo 512 pixel, e non esiste una versione migliore. Ricodificarli aumenta soltanto la dimensione.',
      },
      {
        question: 'Posso ripubblicare un video altrove?',
        answer: 'No, soltanto l’autore può permetterlo. Molti preferiscono che tu condivida il link.',
      },
      {
        question: 'Si possono salvare le dirette?',
        answer:
          'Le registrazioni sì, finché la prenotazione o Premium permettono di vederle. Le trasmissioni in corso no.',
      },
      {
        question: 'I video ci sono ancora dopo il blocco del 2024?',
        answer:
          'Sì, il sito è tornato con tutti i video e i preferiti. Alcune funzioni sono state ripristinate più tardi, per cui le vecchie istruzioni possono non corrispondere.',
      },
    ],
    meta_title: 'Guida: Niconico, video e liste',
    meta_description:
      'Permesso dell’autore, liste, canali ufficiali, fonte: come salvare da Niconico i video che si possono conservare.',
  },
  d_anime_downloader: {
    title: 'd Anime Store: seguire e salvare una stagione di anime',
    intro:
      'Ogni trimestre d Anime Store aggiunge una quarantina di serie nuove, e nessuno riesce a seguirle tutte. Con un metodo semplice ne provi dieci, ne scegli quattro e le completi una puntata alla settimana.',
    steps: [
      {
        title: 'Accedi con il d Account',
        text: 'Non occorre un contratto Docomo. Apri animestore.docomo.ne.jp e conferma l’accesso con il telefono: il browser integrato lo ricorda, quindi il codice serve una volta sola. Se ti sei abbonato tramite Amazon o Niconico, ti serve il prodotto per quel sito.',
      },
      {
        title: 'Apri 今期アニメ',
        text: 'Le serie in corso sono ordinate per giorno e ora. Le 25 corrispondono all’una della notte seguente. Scegline dieci in base alla locandina, al genere o ai doppiatori e aggiungile a «気になる», la lista che segnala le puntate nuove con un punto rosso.',
      },
      {
        title: 'Scarica tre puntate di ogni serie',
        text: 'Trenta puntate da 24 minuti sono dodici ore di visione e, in bassa risoluzione, occupano circa 10 GB. Guardale durante gli spostamenti e tieni quattro serie. Le altre puoi cancellarle.',
      },
      {
        title: 'Crea una cartella per stagione',
        text: 'Usa l’anno e il trimestre, poi la serie e la puntata. In 720p una puntata occupa 400 MB e dodici 5 GB. Per controllare le novità bastano cinque minuti ogni domenica; quelle che hai già sono in grigio. Scegli la risoluzione massima per la serie che vuoi conservare.',
      },
      {
        title: 'Completa la raccolta a fine trimestre',
        text: 'Segui l’ordine suggerito dal sito, con i film dopo la stagione corrispondente e gli extra in fondo. Un numero come 7.5 indica un riassunto e non un errore. Apri l’ultima puntata per verificare che arrivi alla sigla finale.',
      },
    ],
    hints: [
      {
        title: 'Saltare la sigla',
        text: 'Nel file la sigla è segnata come capitolo e si salta con un tasto. In dodici puntate risparmi diciotto minuti, ma ricorda che a metà stagione a volte cambia.',
      },
      {
        title: 'Il canale omonimo di Amazon',
        text: 'Ha un catalogo più piccolo e segue le regole di Prime Video. Solo sul sito di d Anime Store si può cercare un doppiatore e vedere tutti i suoi ruoli.',
      },
      {
        title: 'Titoli in scadenza',
        text: 'La sezione まもなく配信終了 elenca quelli che escono a fine mese. Le opere vecchie possono tornare dopo anni, quindi consultala.',
      },
      {
        title: 'Concerti e spettacoli',
        text: 'Ci sono anche concerti di anime e teatro 2.5D. Sono lunghi: tienili per un fine settimana.',
      },
      {
        title: 'L’indicazione 最速',
        text: 'Significa che la puntata esce qui prima che altrove. Senza questa parola può arrivare qualche giorno dopo la TV.',
      },
    ],
    questions: [
      {
        question: 'Quanti dispositivi posso usare contemporaneamente?',
        answer:
          'Uno solo. Chiudi la visione sul telefono prima di cominciare; se un altro schermo è in uso, la coda aspetta e poi riprende. Di notte ci sono meno problemi.',
      },
      {
        question: 'Le stagioni passate sono ancora disponibili?',
        answer:
          'Molte sì, ma non tutte. Prima che escano dal catalogo viene indicata una data: scaricale in quell’ordine. Per le serie vecchie una risoluzione alta non migliora l’immagine.',
      },
      {
        question: 'Una serie della stagione manca: dove la trovo?',
        answer:
          'Alcune sono esclusive di altri servizi. Il sito ufficiale dell’anime li elenca alla voce 配信情報.',
      },
      {
        question: 'Ci sono sottotitoli giapponesi per chi studia?',
        answer:
          'In sempre più titoli sì, indicati con 字幕. Le traduzioni non sono disponibili: per quelle serve un altro servizio con licenza.',
      },
    ],
    meta_title: 'Guida: d Anime Store per stagioni',
    meta_description:
      '今期アニメ per giorno, lista personale, una cartella per stagione: gli anime di d Anime Store in ordine, per te.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand: salvare concerti, tennis e serie',
    intro:
      'Su WOWOW On Demand si possono salvare le registrazioni, che restano spesso soltanto poche settimane, e non le dirette. Ecco come trovarle, scegliere la versione e scaricarle su Windows prima della scadenza.',
    steps: [
      {
        title: 'Accedi con la WEB-ID',
        text: 'È la stessa per chi riceve il canale via satellite e per chi ha soltanto il servizio online. I clienti con l’antenna la collegano in «My WOWOW». Se in alto vedi il tuo nome e non il pulsante per abbonarti, è tutto a posto. La pagina è divisa in tre elenchi: in onda, archivio e in arrivo.',
      },
      {
        title: 'Scegli la sezione',
        text: 'ライブ indica la diretta, 見逃し i programmi da recuperare, アーカイブ l’archivio: solo negli ultimi due puoi selezionare qualcosa. Filtra per musica, sport, film o serie. I nomi stranieri si cercano in katakana, perché «Djokovic» in lettere latine non dà risultati; il tennis è diviso per torneo.',
      },
      {
        title: 'Controlla 配信期間',
        text: 'Sotto il titolo sono riportati l’inizio e la fine della disponibilità, secondo l’ora di Tokyo. Una replica dura spesso da due a quattro settimane, ma per gli artisti stranieri possono essere pochi giorni. 完全版 è una versione più lunga, a volte con una scadenza diversa.',
      },
      {
        title: 'Scarica di notte gli eventi lunghi',
        text: 'Quattro ore in 720p occupano circa 4 GB. Se per la musica sono disponibili sia lo stereo sia il multicanale, conserva entrambi in un MKV. Per il tennis scegli l’incontro intero e non la sintesi di un’ora.',
      },
      {
        title: 'Controlla il finale e completa il nome del file',
        text: 'In un concerto vai all’ultimo brano: se alla fine si accendono le luci, la registrazione è completa. Una partita può cominciare con lo schermo nero; avanza di due minuti. Usa artista, tournée e data, così distingui più concerti dello stesso gruppo.',
      },
    ],
    hints: [
      {
        title: 'Edizione per Windows',
        text: 'Quella per Mac non è attualmente in vendita, ma una licenza già acquistata resta nell’account. La pagina del prodotto riporta la situazione aggiornata.',
      },
      {
        title: 'Tennis senza telecronaca',
        text: 'Alcuni incontri offrono come seconda traccia il solo suono del campo. Sceglila prima di avviare il download.',
      },
      {
        title: 'Finali giocate in Europa',
        text: 'Una finale a Parigi termina in Giappone prima dell’alba ed è in archivio verso mezzogiorno. Fino ad allora evita le notizie, se non vuoi sapere il risultato.',
      },
      {
        title: 'La guida mensile',
        text: 'Indica quali opere e musical saranno disponibili in archivio. Segna in anticipo quelli che ti interessano.',
      },
      {
        title: 'Campi e turni separati',
        text: 'Nei tornei ogni incontro ha una voce propria, accanto alla sintesi. Confronta la durata per non confonderli.',
      },
    ],
    questions: [
      {
        question: 'Un concerto trasmesso in TV non è on demand: perché?',
        answer:
          'Spesso l’artista concede soltanto la messa in onda, e una nota grigia nella guida lo segnala. Qualche volta la registrazione viene aggiunta mesi dopo.',
      },
      {
        question: 'Per quanto tempo posso conservare una partita?',
        answer:
          'Per il periodo previsto dal contratto e dalla legge; in caso di dubbio, fino alla data indicata. I file servono alla visione durante l’abbonamento.',
      },
      {
        question: 'Ho WOWOW via cavo: posso usarlo?',
        answer:
          'Sì, se il tuo gestore partecipa. Registra l’account web con il numero cliente che ti ha dato; se il servizio resta chiuso, il tuo contratto non lo comprende.',
      },
      {
        question: 'Basta un mese di abbonamento?',
        answer: 'Sì. I contratti seguono i mesi di calendario, quindi conviene cominciare il primo del mese.',
      },
      {
        question: 'Posso trasmettere un concerto nel mio bar?',
        answer:
          'No, il contratto domestico vale soltanto per la tua abitazione. Per un locale serve una licenza diversa.',
      },
    ],
    meta_title: 'Guida: WOWOW, concerti, tennis e serie',
    meta_description:
      'WEB-ID, 配信期間, eventi lunghi: come salvare su Windows concerti, tennis e serie di WOWOW On Demand, in privato.',
  },
}
