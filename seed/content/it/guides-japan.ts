import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT: abbonamento, punti e noleggi a tempo',
    intro:
      'Il catalogo è enorme, ma non tutto rientra nel canone. Impara per prima cosa i segni sulle locandine.',
    steps: [
      {
        title: 'Accedi dal Giappone',
        text: 'Apri video.unext.jp nel browser interno. Iscrizione e visione presuppongono di trovarsi nel Paese.',
      },
      {
        title: 'Leggi la locandina',
        text: '見放題 vuol dire compreso, ポイント noleggio a punti, 購入 acquisto. Un filtro nasconde ciò che si paga a parte.',
      },
      {
        title: 'Scegli 字幕 o 吹替',
        text: 'I titoli stranieri ci sono sottotitolati e doppiati, spesso con due schede. Apri quella che ti interessa.',
      },
      {
        title: 'Scarica la serie',
        text: 'Dieci o dodici puntate, di norma. Con il segno 日本語字幕 ci sono sottotitoli giapponesi.',
      },
      {
        title: 'Tieni a parte i noleggi',
        text: 'Da quando inizi a guardare restano in genere 48 ore; dopo, il file va eliminato.',
      },
    ],
    hints: [
      {
        title: 'Account di famiglia',
        text: 'Da quello principale se ne creano altri tre, con gli acquisti a punti bloccabili.',
      },
      {
        title: 'Punti con scadenza',
        text: 'Valgono per le novità e per i biglietti del cinema. Non lasciarli lì troppo a lungo.',
      },
    ],
    questions: [
      {
        question: 'Dove sono le serie di TBS e TV Tokyo?',
        answer: 'Con l’arrivo di Paravi, nel 2023, hanno una sezione loro: usa la ricerca per emittente.',
      },
      {
        question: 'C’è anche HBO?',
        answer: 'Molte sue serie in Giappone passano da qui, doppiate o con testo giapponese.',
      },
    ],
    meta_title: 'Guida: U-NEXT, compreso o a punti',
    meta_description:
      '見放題 o punti, 字幕 o 吹替: capire i segni di U-NEXT, scegliere la versione e rispettare i termini, per chi sta in Giappone.',
  },
  dmm_downloader: {
    title: 'DMM TV: anime di stagione e teatro dai manga',
    intro:
      'Su DMM TV le novità animate convivono con gli spettacoli teatrali tratti dai manga. Ognuno vuole un ordine diverso.',
    steps: [
      {
        title: 'Controlla DMM Premium',
        text: 'Entra in tv.dmm.com: la pagina dell’account dice se è attivo.',
      },
      {
        title: 'Apri la stagione in corso',
        text: 'Le novità sono divise per giorno della settimana, quindi sai quando ripassare.',
      },
      {
        title: 'Trova lo spettacolo',
        text: 'Intorno a un lavoro 2.5次元 ci sono interviste e visite in camerino. La durata indica la recita.',
      },
      {
        title: 'Non spezzare nulla',
        text: 'Per il teatro un file per serata, per gli anime uno per puntata.',
      },
    ],
    hints: [
      {
        title: 'Più schermi',
        text: 'Sono ammessi, ma non sempre sullo stesso titolo: ferma prima il televisore.',
      },
      {
        title: 'Soltanto il video',
        text: 'Con un account DMM si aprono tanti servizi. Qui si parla solo di DMM TV.',
      },
    ],
    questions: [
      {
        question: 'Perché uno spettacolo si paga anche con Premium?',
        answer: 'Le prime si vendono spesso singolarmente ed entrano più tardi nell’abbonamento.',
      },
      {
        question: 'Ci sono sottotitoli inglesi o italiani?',
        answer: 'Raramente: il pubblico è quello giapponese.',
      },
    ],
    meta_title: 'Guida: DMM TV, anime e teatro 2.5D',
    meta_description:
      'Novità per giorno, recita invece degli extra, un file per serata: mettere in ordine anime e spettacoli di DMM TV.',
  },
  abema_downloader: {
    title: 'ABEMA: le puntate libere, finché lo sono',
    intro:
      'ABEMA è una televisione e una videoteca. Molte puntate si vedono gratis per un po’ e poi solo con l’abbonamento.',
    steps: [
      {
        title: 'Da テレビ a ビデオ',
        text: 'Esci dalla diretta: un programma in onda non ha ancora un file.',
      },
      {
        title: 'Guarda fino a quando',
        text: '無料 indica ciò che è gratuito, con il termine; プレミアム ciò che richiede l’abbonamento.',
      },
      {
        title: 'Prima chi finisce prima',
        text: 'Se una serie libera una puntata a settimana, segnati il giorno.',
      },
      {
        title: 'Dai nomi alle partite',
        text: 'Per shogi e mahjong scrivi lega, turno e giocatori: i titoli originali non finiscono mai.',
      },
    ],
    hints: [
      {
        title: 'La voce 見逃し',
        text: 'Riunisce gli ultimi giorni, comodo quando hai perso l’inizio.',
      },
      {
        title: 'Commenti in tempo reale',
        text: 'Stanno accanto all’immagine e il file non li contiene.',
      },
    ],
    questions: [
      {
        question: 'Perché si vede la pubblicità?',
        answer: 'Mantiene la parte gratuita. L’abbonamento esiste con o senza.',
      },
      {
        question: 'Fuori dal Giappone funziona?',
        answer: 'In parte. Gli anime di solito no, e la pagina lo dice prima di partire.',
      },
    ],
    meta_title: 'Guida: ABEMA, prima della scadenza',
    meta_description:
      '無料 e プレミアム, ordine per termine, nomi delle partite: tenere video di ABEMA entro le condizioni e la legge.',
  },
  lemino_downloader: {
    title: 'Lemino: concerti e K-pop con un d Account',
    intro:
      'Nato da dTV, Lemino punta su concerti, pugilato e varietà coreani. Qualcosa resta in rete davvero poco.',
    steps: [
      {
        title: 'Crea un d Account',
        text: 'È gratuito e non chiede un contratto telefonico. Lemino Premium si aggiunge dopo.',
      },
      {
        title: 'Distingui i tre casi',
        text: 'Libero con spot, compreso in Premium oppure venduto singolarmente: la scheda è chiara.',
      },
      {
        title: 'Aspetta il 見逃し配信',
        text: 'Dopo la diretta la replica rimane spesso alcuni giorni, e solo lei ha inizio e fine.',
      },
      {
        title: 'Interrompi pure',
        text: 'Una riunione di pugilato dura ore: il lavoro riparte dal punto in cui era.',
      },
    ],
    hints: [
      {
        title: 'Ricerca per stato d’animo',
        text: 'Lemino ordina anche per emozioni. Se vuoi un gruppo, scrivine il nome.',
      },
      {
        title: 'Il suono conta di più',
        text: 'Di un concerto c’è una traccia sola: prendi la migliore, anche a costo dell’immagine.',
      },
    ],
    questions: [
      {
        question: 'L’abbonamento a dTV vale ancora?',
        answer: 'I contratti sono passati a Lemino nel 2023. Accedi e guarda il tuo.',
      },
      {
        question: 'Posso vedere un concerto con gli amici?',
        answer: 'A casa tua sì, è una visione privata. Dare loro una copia non lo è.',
      },
    ],
    meta_title: 'Guida: Lemino, concerti e varietà',
    meta_description:
      'd Account, repliche, serate lunghe in più riprese: Lemino, che prima era dTV, spiegato passo per passo.',
  },
  tver_downloader: {
    title: 'TVer: un appuntamento alla settimana',
    intro:
      'Una puntata resta di solito fino alla successiva. Se scegli un giorno fisso non insegui più le date.',
    steps: [
      {
        title: 'Apri tver.jp',
        text: 'Non serve registrarsi. La prima volta il sito domanda età, sesso e codice postale per la pubblicità.',
      },
      {
        title: 'Cerca per giorno',
        text: 'L’elenco segue la messa in onda: utile se ricordi soltanto la sera.',
      },
      {
        title: 'Leggi 配信終了',
        text: 'Giorno e ora della fine sono sotto il titolo, spesso appena prima della nuova puntata.',
      },
      {
        title: 'Metti il giorno nel file',
        text: 'I varietà non hanno numero e senza data si assomigliano tutti.',
      },
    ],
    hints: [
      {
        title: 'Passato il termine',
        text: 'Le puntate vecchie sono a pagamento su FOD, Hulu Giappone o U-NEXT, secondo l’emittente.',
      },
      {
        title: 'Preferiti',
        text: 'Quelli di TVer avvisano delle novità e fanno da promemoria per il computer.',
      },
    ],
    questions: [
      {
        question: 'Perché una puntata non è stata pubblicata?',
        answer: 'Una canzone, immagini sportive o un ospite possono impedirlo.',
      },
      {
        question: 'Ci sono i sottotitoli?',
        answer: 'In molte serie, in giapponese. Il segno è 字.',
      },
    ],
    meta_title: 'Guida: TVer, giorno per giorno',
    meta_description:
      'Elenco per giorno, 配信終了, data nel nome: rivedere in privato i programmi di TVer prima che passi la settimana.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus, oggi NHK ONE: gli ultimi sette giorni',
    intro:
      'Il servizio della NHK per recuperare i programmi si chiamava NHK Plus; dall’ottobre 2025 fa parte di NHK ONE. I sette giorni sono rimasti.',
    steps: [
      {
        title: 'Collega l’account al canone',
        text: 'Per l’accesso pieno l’iscrizione va associata al contratto di casa.',
      },
      {
        title: 'Parti dal palinsesto',
        text: 'Scegli il giorno. Un programma già cominciato si può riprendere dall’inizio.',
      },
      {
        title: 'Vai alla pagina della serie',
        text: 'Elenca ciò che è disponibile: dello sceneggiato del mattino, l’ultima settimana.',
      },
      {
        title: 'Prima 字幕, poi il download',
        text: 'Quasi tutto è sottotitolato in giapponese, ma la traccia va accesa prima di avviare.',
      },
    ],
    hints: [
      {
        title: 'Una seconda voce',
        text: 'Notiziari e film hanno a volte un altro audio, inglese o audiodescritto (解説).',
      },
      {
        title: 'L’archivio è un’altra cosa',
        text: 'NHK On Demand è a pagamento e chiede la propria iscrizione.',
      },
    ],
    questions: [
      {
        question: 'Che vuol dire «配信していません»?',
        answer: 'Che per quel programma mancano i diritti in rete, come succede con sport e filmati d’epoca.',
      },
      {
        question: 'Posso usarlo per insegnare?',
        answer: 'NHK for School ha contenuti fatti apposta, con regole sue. Usa quelli.',
      },
    ],
    meta_title: 'Guida: NHK Plus e NHK ONE',
    meta_description:
      'Canone, palinsesto, sottotitoli, seconda voce: recuperare in privato gli ultimi sette giorni della NHK, passo per passo.',
  },
  fod_downloader: {
    title: 'FOD: le serie di Fuji TV, un anno dopo l’altro',
    intro: 'FOD custodisce decenni di serie. Ecco un modo di ordinarle su Windows che regge nel tempo.',
    steps: [
      {
        title: 'Gratis o Premium',
        text: 'Poche puntate recenti sono libere con spot; il resto porta la scritta プレミアム.',
      },
      {
        title: 'Cerca la fascia oraria',
        text: '月9 è il lunedì alle nove di sera, 木10 il giovedì alle dieci. La ricerca conosce queste sigle.',
      },
      {
        title: 'Seleziona la serie intera',
        text: 'Undici puntate in media, e uno speciale che sta per conto suo.',
      },
      {
        title: 'Comincia dall’anno',
        text: '«1997 – Titolo»: così la raccolta si dispone da sola.',
      },
    ],
    hints: [
      {
        title: 'Per Windows',
        text: 'L’edizione Mac non si vende più; chi l’aveva la ritrova nel proprio account.',
      },
      {
        title: 'Le riviste no',
        text: 'FOD ha anche manga e periodici, ma Tidemark Video si occupa del video.',
      },
    ],
    questions: [
      {
        question: 'Perché una canzone è sparita?',
        answer:
          'Per il web non ne sono stati acquistati i diritti: la rete la sostituisce o taglia la scena.',
      },
      {
        question: 'Le serie hanno i sottotitoli?',
        answer: 'Quelle nuove sì, le vecchie di rado. Lo vedi quando scegli le tracce.',
      },
    ],
    meta_title: 'Guida: FOD, le serie di Fuji TV',
    meta_description:
      'Fasce 月9 e 木10, speciali, anno in testa: ordinare su Windows le serie di FOD con il proprio abbonamento.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Giappone: l’abbonamento senza il negozio',
    intro:
      'Da quando Hulu Giappone vende e noleggia, le due offerte si confondono. La guida ti tiene dalla parte dell’abbonamento.',
    steps: [
      {
        title: 'Apri hulu.jp',
        text: 'È del gruppo di Nippon TV, e un account americano lì non vale.',
      },
      {
        title: 'Riconosci ストア',
        text: 'Scritta sulla locandina, annuncia acquisti, noleggi o biglietti. Il resto è compreso.',
      },
      {
        title: 'Decidi tra 字幕版 e 吹替版',
        text: 'Una serie straniera ha due schede, che nella tua lista sembrano uguali.',
      },
      {
        title: 'Aggiungi i seguiti',
        text: 'Alle serie di Nippon TV si affiancano spesso puntate fatte per Hulu: cercale con il titolo più la parola Hulu.',
      },
    ],
    hints: [
      {
        title: 'Un codice per il negozio',
        text: 'Impostalo se in casa guardano anche i bambini.',
      },
      {
        title: 'Baseball',
        text: 'Le partite dei Giants seguono stagione e diritti: non contarci come archivio.',
      },
    ],
    questions: [
      {
        question: 'Perché una serie scompare dopo l’ultima puntata?',
        answer: 'C’era solo come replica. Spesso più avanti torna nell’abbonamento.',
      },
      {
        question: 'Quanti profili si possono avere?',
        answer: 'Fino a sei. La nostra licenza invece conta i computer.',
      },
    ],
    meta_title: 'Guida: Hulu Giappone senza confusione',
    meta_description:
      'ストア, 字幕版, 吹替版 e puntate in più: orientarsi in Hulu Giappone dal computer, con il proprio abbonamento.',
  },
  niconico_downloader: {
    title: 'Niconico: prima l’autore, poi il video',
    intro:
      'Niconico è fatto dai suoi autori. Prima di tenere un video cerca di chi è e che cosa ti consente.',
    steps: [
      {
        title: 'Leggi la descrizione',
        text: 'Molti vi scrivono se il riuso è ammesso. Una scheda ニコニ・コモンズ ne elenca le condizioni.',
      },
      {
        title: 'Incolla un video o una lista',
        text: '«watch/sm» porta al primo, «mylist» alla seconda.',
      },
      {
        title: 'Riconosci i canali ufficiali',
        text: 'Alcuni chiedono l’adesione o un acquisto. La puntata deve partire nel browser con il tuo account.',
      },
      {
        title: 'Conserva i riferimenti',
        text: 'Autore, numero e data di pubblicazione finiscono nel file; con il numero si torna all’originale.',
      },
    ],
    hints: [
      {
        title: 'Nelle ore affollate',
        text: 'Senza Premium la sera il sito serve una versione ridotta. Di mattina va meglio.',
      },
      {
        title: 'I commenti che scorrono',
        text: 'Sono metà del divertimento e restano sul sito: chi li ama guarda lì.',
      },
    ],
    questions: [
      {
        question: 'Posso usare un brano Vocaloid nel mio video?',
        answer: 'Se l’autore lo permette: controlla descrizione e Niconi Commons.',
      },
      {
        question: 'Perché i video vecchi sono così piccoli?',
        answer: 'Furono caricati nel formato del loro tempo, e altro non esiste.',
      },
    ],
    meta_title: 'Guida: Niconico, video e liste',
    meta_description:
      'Permesso dell’autore, liste, canali ufficiali, riferimenti: tenere da Niconico quello che si può tenere.',
  },
  d_anime_downloader: {
    title: 'd Anime Store: seguire una stagione con metodo',
    intro: 'Qui ci sono quasi soltanto anime, divisi per stagione. Le tue cartelle possono imitarlo.',
    steps: [
      {
        title: 'Entra con il d Account',
        text: 'Confermi dal telefono. Non occorre essere clienti Docomo.',
      },
      {
        title: 'Apri 今期アニメ',
        text: 'Le serie in corso sono ordinate per giorno, con l’ora di uscita.',
      },
      {
        title: 'Usa «気になる»',
        text: 'È una lista che mostra subito dove c’è una puntata nuova.',
      },
      {
        title: 'Una cartella per stagione',
        text: 'Anno e stagione, poi serie, poi puntata: fra tre anni troverai ancora tutto.',
      },
    ],
    hints: [
      {
        title: 'Saltare la sigla',
        text: 'Il lettore del sito lo fa. Nel file la sigla rimane, con un riferimento di capitolo.',
      },
      {
        title: 'Non è il canale di Amazon',
        text: 'Quello con lo stesso nome su Prime Video è più piccolo e segue le regole di Amazon.',
      },
    ],
    questions: [
      {
        question: 'Quanti apparecchi insieme?',
        answer: 'Uno. Chiudi la visione sul telefono prima di iniziare.',
      },
      {
        question: 'Le stagioni passate ci sono ancora?',
        answer: 'Molte, non tutte. Prima che spariscano compare una data.',
      },
    ],
    meta_title: 'Guida: d Anime Store per stagioni',
    meta_description:
      '今期アニメ per giorno, lista personale, una cartella per stagione: gli anime di d Anime Store in ordine, per te.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand: si parte dalla data di fine',
    intro:
      'Non tutto arriva a richiesta, e tanto ci resta poche settimane. Su Windows conviene pianificare all’indietro.',
    steps: [
      {
        title: 'Usa la WEB-ID',
        text: 'È la stessa per chi ha il canale e per chi ha soltanto il servizio in rete.',
      },
      {
        title: 'Scegli un ambito',
        text: 'Serie, film, musica, palcoscenico e sport hanno una pagina; il tennis è diviso per torneo.',
      },
      {
        title: 'Leggi 配信期間',
        text: 'Inizio e fine sono sotto il titolo. Di un concerto spesso si tratta di giorni.',
      },
      {
        title: 'Di notte i più lunghi',
        text: 'Un incontro in cinque set o un’opera durano più di un film.',
      },
    ],
    hints: [
      {
        title: 'Manca l’edizione Mac',
        text: 'Questo prodotto si offre ormai per Windows: la sua pagina dice come stanno le cose oggi.',
      },
      {
        title: 'Con o senza telecronaca',
        text: 'Certi incontri hanno il suono del campo come secondo audio.',
      },
    ],
    questions: [
      {
        question: 'Un concerto trasmesso non si trova a richiesta: perché?',
        answer: 'Gli artisti concedono spesso la sola messa in onda.',
      },
      {
        question: 'Posso tenere a lungo una partita?',
        answer: 'Se contratto e legge lo prevedono. In caso di dubbio ci si ferma alla data indicata.',
      },
    ],
    meta_title: 'Guida: WOWOW On Demand e le sue date',
    meta_description:
      'WEB-ID, 配信期間, serate lunghe: organizzare su Windows serie, tennis e teatro di WOWOW On Demand, in privato.',
  },
}
