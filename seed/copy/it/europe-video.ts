import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: 'Canal+: la fiction francese alla fonte',
    promise:
      '«Le Bureau», cinema recente e inchieste: prepara ciò che il tuo contratto francese con Canal+ ti lascia vedere.',
    steps: [
      { title: 'Entra nell’area Canal', text: 'Con i dati del contratto.' },
      { title: 'Vai all’on demand', text: 'Créations Originales, film o programmi di studio.' },
      { title: 'Scegli VF o VOST', text: 'Voce francese oppure originale sottotitolato.' },
    ],
    features: [
      { title: 'Serie della casa', text: 'Ogni Création Originale sta nella sua stagione.' },
      { title: 'Schede film', text: 'Regista e anno seguono il titolo.' },
      { title: 'Due audio', text: 'Un MKV tiene insieme francese e originale.' },
      { title: 'Satira quotidiana', text: 'Le rubriche brevi portano la data.' },
    ],
    questions: [
      {
        question: 'I canali del pacchetto sono compresi?',
        answer: 'La loro parte on demand, se il contratto la prevede e si apre nel browser.',
      },
      { question: 'E le partite?', answer: 'Soltanto repliche, da guardare tu.' },
      {
        question: 'Che dice la legge francese sulla copia privata?',
        answer: 'Chiede una fonte lecita e un uso personale. Poi contano le condizioni di Canal+.',
      },
    ],
    meta_title: 'Downloader per Canal+: cinema e serie francesi',
    meta_description:
      'Serie originali, film e documentari del tuo contratto Canal+ in francese o in originale, per la visione privata.',
  },
  tf1_plus_downloader: {
    headline: 'TF1+: soap e varietà di Francia in differita',
    promise:
      'Studi il francese con la televisione? Salva la settimana della tua serie e riascoltala quanto ti serve.',
    steps: [
      { title: 'Collegati a TF1+', text: 'Per quasi tutto il replay basta l’account gratuito.' },
      { title: 'Cerca il programma', text: 'TF1, TMC, TFX o LCI.' },
      { title: 'Prendi la settimana', text: 'Cinque puntate in un colpo.' },
    ],
    features: [
      { title: 'Serie quotidiane', text: 'Le puntate seguono la data, senza buchi.' },
      { title: 'Serate evento', text: '«Koh-Lanta» e «The Voice» divisi per serata.' },
      { title: 'Sottotitoli per non udenti', text: 'Ripresi quando ci sono.' },
      { title: 'Rete nella cartella', text: 'TFX e TMC non si mescolano.' },
    ],
    questions: [
      {
        question: 'TF1+ si vede in Italia?',
        answer: 'Dipende dal titolo: parte è riservata alla Francia e lì il programma non agisce.',
      },
      {
        question: 'Premium cambia qualcosa?',
        answer: 'Toglie spot e apre anteprime su TF1+. Il downloader segue il tuo account.',
      },
      {
        question: 'Posso usare le puntate a lezione?',
        answer: 'Per il tuo studio, entro la legge. In aula serve un’altra autorizzazione.',
      },
    ],
    meta_title: 'Downloader per TF1+: replay francese',
    meta_description:
      'Serie quotidiane, serate evento e notizie del replay TF1+ per rete e data, con sottotitoli, per uso personale.',
  },
  m6_plus_downloader: {
    headline: 'M6+: fornelli, case e sketch dalla Francia',
    promise: 'Il replay di M6, W9, 6ter e Gulli cambia in fretta: metti da parte ciò che vuoi finire.',
    steps: [
      { title: 'Registrati a M6+', text: 'L’account gratuito apre gran parte dei programmi.' },
      { title: 'Scegli la durata', text: 'Lo sketch di cinque minuti o la serata di tre ore.' },
      { title: 'Scarica', text: 'I brevi si raggruppano per non riempire l’elenco.' },
    ],
    features: [
      { title: '«Top Chef» francese', text: 'Le settimane di gara sono numerate.' },
      { title: 'Inchieste', text: 'L’argomento del servizio sta nel titolo.' },
      { title: 'Cartoni di Gulli', text: 'In una cartella per i bambini.' },
      { title: 'Già visti', text: 'Un filtro aiuta a fare spazio.' },
    ],
    questions: [
      { question: 'La diretta di M6?', answer: 'Non è trattata, solo il replay.' },
      {
        question: 'Che cosa aggiunge M6+ Max?',
        answer: 'Meno pubblicità e qualche contenuto riservato, secondo M6.',
      },
      {
        question: 'A chi posso prestare i file?',
        answer: 'A nessuno fuori casa: l’uso è personale e deve essere permesso.',
      },
    ],
    meta_title: 'Downloader per M6+: replay M6, W9 e Gulli',
    meta_description:
      'Gare di cucina, inchieste e cartoni dal replay M6+ per settimana e rete, sul computer di casa e per i tuoi.',
  },
  france_tv_downloader: {
    headline: 'france.tv: il servizio pubblico francese, in archivio',
    promise:
      'Dal notiziario di una regione al Roland Garros, raccogli per un po’ i programmi di France Télévisions che segui.',
    steps: [
      { title: 'Apri france.tv', text: 'A volte chiede un account, sempre gratuito.' },
      { title: 'Filtra', text: 'Per rete, regione o tema.' },
      { title: 'Salva con la data', text: 'Il giorno di messa in onda entra nel nome.' },
    ],
    features: [
      { title: 'Edizioni locali', text: 'France 3 ne ha una per territorio.' },
      { title: 'Tour de France', text: 'Le repliche in ordine di tappa.' },
      { title: 'Teatro e musica', text: 'Sala e compagnia sono annotate.' },
      { title: 'Cicli di documentari', text: 'Restano uniti anche se cambiano rete.' },
    ],
    questions: [
      {
        question: 'È pubblico: posso riusare i video?',
        answer: 'No, gli autori ci sono anche qui. Il limite è la copia privata lecita.',
      },
      { question: 'Ci sono sottotitoli?', answer: 'Quelli francesi, se la rete li manda.' },
      {
        question: 'Si vede tutto dall’Italia?',
        answer: 'Non tutto; il programma mostra ciò che france.tv ti apre.',
      },
    ],
    meta_title: 'Downloader per france.tv: documentari e teatro',
    meta_description:
      'Documentari, notiziari locali, ciclismo e teatro di france.tv con rete e data, per il tuo archivio privato.',
  },
  joyn_downloader: {
    headline: 'Joyn: ProSieben e SAT.1 per chi vive in tedesco',
    promise:
      'Intrattenimento da Germania, Austria e Svizzera, sottotitolato quando possibile e sempre in ordine.',
    steps: [
      { title: 'Scegli l’edizione', text: 'Quella del tuo account.' },
      { title: 'Cerca nella Mediathek', text: 'Le dirette restano da parte.' },
      { title: 'Cartella per rete', text: 'Di’ dove deve andare ogni cosa.' },
    ],
    features: [
      { title: 'Grandi show', text: '«The Masked Singer» tedesco, serata per serata.' },
      { title: 'Reti sorelle', text: 'Kabel Eins, sixx e ProSieben MAXX sono riconosciute.' },
      { title: 'Imparare il tedesco', text: 'Voce e testo ti fanno ripetere una scena.' },
      { title: 'Anteprime', text: 'Quelle di PLUS+ si vedono se le hai.' },
    ],
    questions: [
      { question: 'I canali in diretta?', answer: 'Non vengono registrati.' },
      { question: 'Joyn è gratuito?', answer: 'In parte, con spot. Il resto vuole PLUS+.' },
      {
        question: 'Quale norma riguarda la mia copia?',
        answer: 'Quella di dove abiti, insieme alle condizioni di Joyn: uso privato e basta.',
      },
    ],
    meta_title: 'Downloader per Joyn: programmi tedeschi',
    meta_description:
      'Programmi ProSieben, SAT.1 e Kabel Eins dalla mediateca Joyn, per rete e con testo tedesco, da vedere tu.',
  },
  rtl_plus_downloader: {
    headline: 'RTL+: la giungla, il ballo e la soap della sera',
    promise:
      'Alcune soap tedesche contano migliaia di puntate: RTL+ le pubblica, tu decidi da quale anno cominciare.',
    steps: [
      { title: 'Entra in RTL+', text: 'Account libero o a pagamento.' },
      { title: 'Cerca la soap', text: '«Gute Zeiten, schlechte Zeiten» si filtra per anno.' },
      { title: 'Prendi un pezzo', text: 'Una settimana, un mese o un intreccio.' },
    ],
    features: [
      { title: 'Numeri a quattro cifre', text: 'La puntata 8000 resta la 8000.' },
      { title: 'Reality', text: '«Let’s Dance» o il campo nella giungla, notte per notte.' },
      { title: 'Calcio concluso', text: 'Se la replica è pubblicata, si può salvare.' },
      { title: 'True crime', text: 'Separato dalla fiction.' },
    ],
    questions: [
      { question: 'Audiolibri e musica di RTL+ rientrano?', answer: 'No, la licenza è per il video.' },
      {
        question: 'Posso vedere RTL+ in Italia?',
        answer: 'L’offerta è per i Paesi di lingua tedesca. In viaggio vale il tuo contratto.',
      },
      {
        question: 'Che cosa mi è permesso?',
        answer:
          'Tenere in privato ciò che l’account riproduce e la legge tollera. Per altro si chiede a RTL.',
      },
    ],
    meta_title: 'Downloader per RTL+: soap e reality',
    meta_description:
      'Soap, reality e true crime di RTL+ per anno, intreccio o serata, salvati sul tuo computer per uso proprio.',
  },
  bbc_iplayer_downloader: {
    headline: 'BBC iPlayer: «Doctor Who», natura e gialli',
    promise: 'Se hai la TV licence britannica, porta la BBC sul portatile quando esci di casa.',
    steps: [
      { title: 'Accedi alla BBC', text: 'iPlayer chiede della licenza: rispondi il vero.' },
      { title: 'Scegli il programma', text: 'Per rete, nazione o dalla A alla Z.' },
      { title: 'Scarica', text: 'Serie, puntata e data nel file.' },
    ],
    features: [
      { title: 'Storia naturale', text: 'I documentari sugli animali vanno per collana.' },
      { title: 'Tutti i Dottori', text: 'Una cartella per ciascuno.' },
      { title: 'Nazioni', text: 'Scozia, Galles e Irlanda del Nord hanno programmi loro.' },
      { title: 'Audiodescrizione e segni', text: 'Se la BBC offre quella versione, la scegli.' },
    ],
    questions: [
      {
        question: 'Perché si parla di licenza?',
        answer: 'La legge britannica la vuole per iPlayer, anche on demand.',
      },
      { question: 'BBC Sounds è compreso?', answer: 'No, qui si tratta il video.' },
      {
        question: 'Un programma può restare per sempre?',
        answer: 'iPlayer dà dei termini. Rispettali e tieni il file per te.',
      },
    ],
    meta_title: 'Downloader per BBC iPlayer: fiction e natura',
    meta_description:
      'Fiction, natura e programmi locali di BBC iPlayer con serie e data, per chi ha la licenza TV nel Regno Unito.',
  },
  itvx_downloader: {
    headline: 'ITVX: gialli inglesi e reality d’estate',
    promise:
      'Ispettori in impermeabile, «Coronation Street» e «Love Island» stanno nel catalogo gratuito di ITV.',
    steps: [
      { title: 'Apri ITVX', text: 'Registrazione gratuita; Premium è facoltativo.' },
      { title: 'Scegli il genere', text: 'Drama, intrattenimento, sport o notizie.' },
      { title: 'Aggiungi', text: 'La serie o solo la puntata che scioglie il caso.' },
    ],
    features: [
      { title: 'Investigatori', text: '«Vera» ed «Endeavour» per caso.' },
      { title: 'Soap senza fine', text: '«Coronation Street» si divide per mese.' },
      { title: 'Un reality al giorno', text: 'Con la data e senza salti.' },
      { title: 'Titoli BritBox', text: 'Quelli compresi in Premium sono segnati.' },
    ],
    questions: [
      {
        question: 'Serve la TV licence?',
        answer: 'Per la diretta nel Regno Unito sì; il downloader si ferma all’on demand.',
      },
      {
        question: 'Elimina gli spot?',
        answer: 'Non è il suo compito: salva il programma come il tuo account lo riceve.',
      },
      {
        question: 'Sono autorizzato a copiare?',
        answer: 'Lo dicono ITVX e la tua legge. In ogni caso i file non escono da casa.',
      },
    ],
    meta_title: 'Downloader per ITVX: gialli e soap',
    meta_description: 'Gialli, soap e reality di ITVX per caso, mese o stagione, salvati su PC o Mac per te.',
  },
  channel_4_downloader: {
    headline: 'Channel 4: commedia britannica con carattere',
    promise: '«Derry Girls», «Taskmaster» o la gara di torte: il catalogo di Channel 4, in fila.',
    steps: [
      { title: 'Accedi a Channel 4', text: 'Registrandoti gratis.' },
      { title: 'Filtra la rete', text: 'E4, More4 o Film4.' },
      { title: 'Tieni la puntata', text: 'Con sottotitoli inglesi per cogliere le battute.' },
    ],
    features: [
      { title: 'Stagioni brevi', text: 'Sei puntate si scaricano in un pomeriggio.' },
      { title: 'Film4', text: 'Il cinema indipendente con il suo regista.' },
      { title: 'Walter Presents', text: 'Serie europee, anche italiane, con testo inglese.' },
      { title: 'Documentario sociale', text: 'I programmi di dibattito portano la data.' },
    ],
    questions: [
      { question: 'È la vecchia All 4?', answer: 'Sì, oggi si chiama come la rete.' },
      { question: 'Con Channel 4+ funziona?', answer: 'Sì, decide il tuo account che cosa si apre.' },
      {
        question: 'Posso mettere una scena sul mio canale?',
        answer: 'Senza autorizzazione no. La copia, se ti spetta, è privata.',
      },
    ],
    meta_title: 'Downloader per Channel 4: commedie e quiz',
    meta_description:
      'Commedie, gare e film di Channel 4, E4 e Film4 con sottotitoli inglesi, da guardare a casa senza rete.',
  },
  raiplay_downloader: {
    headline: 'RaiPlay: fiction, Sanremo e Teche sul tuo computer',
    promise:
      'Un account gratuito apre anni di televisione. Scegli che cosa portarti dove il segnale non arriva.',
    steps: [
      { title: 'Entra in RaiPlay', text: 'La registrazione non costa nulla.' },
      { title: 'Cerca', text: 'Fiction, programmi, film, bambini o Teche Rai.' },
      { title: 'Scarica', text: 'Programma, rete e data formano il nome.' },
    ],
    features: [
      { title: '«Un posto al sole»', text: 'Una puntata al giorno, tutte numerate.' },
      { title: '«Montalbano» e le altre', text: 'Ogni episodio lungo va con la sua stagione.' },
      { title: 'Festival', text: 'Le serate di Sanremo restano distinte.' },
      { title: 'Teche', text: 'I programmi storici portano l’anno di messa in onda.' },
      { title: 'Rai Yoyo', text: 'I cartoni dei piccoli in una cartella a parte.' },
    ],
    questions: [
      {
        question: 'Pago il canone: posso fare quello che voglio?',
        answer: 'Il canone non cede i diritti. Resta la copia privata, da fonte lecita e per te.',
      },
      { question: 'Si registra Rai 1 in diretta?', answer: 'No, si aspetta che il programma sia on demand.' },
      { question: 'E dall’estero?', answer: 'Molti titoli sono limitati all’Italia; decide Rai.' },
    ],
    meta_title: 'Downloader per RaiPlay: fiction e archivio Rai',
    meta_description:
      'Fiction, programmi, Sanremo e Teche di RaiPlay con rete e data nel nome, nei limiti della copia privata.',
  },
  mediaset_infinity_downloader: {
    headline: 'Mediaset Infinity: Canale 5, Italia 1, Rete 4',
    promise:
      'Hai perso la puntata di ieri pomeriggio? Mettila sul computer e recuperala sul divano, con calma.',
    steps: [
      { title: 'Accedi a Mediaset Infinity', text: 'La parte libera chiede solo la registrazione.' },
      { title: 'Apri il programma', text: '«Uomini e donne», «Le Iene», «Beautiful» e gli altri.' },
      { title: 'Raccogli le puntate', text: 'Dalla più vecchia alla più nuova.' },
    ],
    features: [
      { title: 'Pomeriggio di Canale 5', text: 'I quotidiani sono divisi per settimana.' },
      { title: 'Servizi singoli', text: 'Di «Le Iene» puoi tenere soltanto l’inchiesta che ti serve.' },
      { title: 'Serie turche', text: 'Titolo italiano e titolo originale insieme.' },
      { title: 'Infinity+', text: 'Film e serie del pacchetto stanno in un elenco a sé.' },
    ],
    questions: [
      {
        question: 'Il calcio è compreso?',
        answer: 'Solo repliche e sintesi on demand che il tuo account riproduce.',
      },
      {
        question: 'E la diretta dei canali?',
        answer: 'No, il lavoro comincia quando la puntata è pubblicata.',
      },
      {
        question: 'Posso girare una clip nel gruppo di famiglia?',
        answer: 'Manda il link del sito. Il file resta tuo, per la visione privata che la legge consente.',
      },
    ],
    meta_title: 'Downloader per Mediaset Infinity',
    meta_description:
      'Programmi, inchieste e serie di Canale 5, Italia 1 e Rete 4 da Mediaset Infinity, per settimana e per te.',
  },
  movistar_plus_downloader: {
    headline: 'Movistar Plus+: le serie di qualità dalla Spagna',
    promise: '«La Mesías», «Antidisturbios» o l’intervista di ieri sera, in spagnolo e con sottotitoli.',
    steps: [
      { title: 'Apri Movistar Plus+', text: 'Da cliente o con l’abbonamento singolo.' },
      { title: 'Usa il catalogo', text: 'Originali, ultimi sette giorni, cinema e sport concluso.' },
      { title: 'Scarica senza decoder', text: 'Avviene tutto sul computer.' },
    ],
    features: [
      { title: 'Originali spagnoli', text: '«Hierro» e «La peste» con tutte le stagioni.' },
      { title: 'Talk show', text: 'Data e ospiti nel nome.' },
      { title: 'Sport in replica', text: 'Giornata, squadre e competizione.' },
      { title: 'Doppio audio', text: 'Castigliano e lingua originale in MKV.' },
    ],
    questions: [
      {
        question: 'Devo essere cliente della fibra?',
        answer: 'No, l’abbonamento autonomo si apre nel browser.',
      },
      {
        question: 'Si può avere dall’Italia?',
        answer: 'L’offerta è per la Spagna; in viaggio leggi le condizioni.',
      },
      {
        question: 'La partita è salvabile?',
        answer: 'In replica, se il pacchetto la include, e solo per rivederla tu in privato.',
      },
    ],
    meta_title: 'Downloader per Movistar Plus+',
    meta_description:
      'Serie originali, talk show e repliche di Movistar Plus+ in castigliano o in originale, per la visione privata.',
  },
  rakuten_tv_downloader: {
    headline: 'Rakuten TV: la videoteca che non fa confusione',
    promise:
      'Qui si compra, si noleggia o si guarda gratis con gli spot: il downloader distingue i tre casi.',
    steps: [
      { title: 'Collega l’account', text: 'Quello con cui paghi.' },
      { title: 'Apri «La mia libreria»', text: 'Acquisti e noleggi con la scadenza.' },
      { title: 'Scegli la versione', text: 'Italiano, originale e definizione pagata.' },
    ],
    features: [
      { title: 'Termine in vista', text: 'Il noleggio mostra i giorni che restano.' },
      { title: 'Gratis con spot', text: 'Sta in un elenco separato.' },
      { title: 'Prime visioni', text: 'Compaiono dopo il pagamento.' },
      { title: 'Bagaglio a mano', text: 'Prepara l’acquisto prima del volo.' },
    ],
    questions: [
      { question: 'Un noleggio va cancellato?', answer: 'Sì, allo scadere del tempo pagato.' },
      {
        question: 'Avrò la definizione acquistata?',
        answer: 'Il file arriva a ciò che Rakuten TV riproduce su un computer, a volte meno che in TV.',
      },
      {
        question: 'Comprare vuol dire possedere?',
        answer: 'Vuol dire poter guardare in privato, alle sue condizioni. La copia non va oltre.',
      },
    ],
    meta_title: 'Downloader per Rakuten TV: acquisti e noleggi',
    meta_description:
      'Acquisti, noleggi e film gratuiti di Rakuten TV con la scadenza in vista, da guardare in casa tua.',
  },
  skyshowtime_downloader: {
    headline: 'SkyShowtime: Universal, Paramount e Sky insieme',
    promise:
      'Servizio attivo in diversi Paesi europei. La pagina spiega che cosa faceva il suo downloader e a chi serve oggi.',
    steps: [
      { title: 'Accedi a SkyShowtime', text: 'Con un piano valido nella sua zona.' },
      { title: 'Passa gli studi', text: 'Universal, Nickelodeon, Sky, Showtime.' },
      { title: 'Prendi la puntata', text: 'Lingua locale, inglese e testo insieme.' },
    ],
    features: [
      { title: 'Molti studi', text: 'Ogni titolo ricorda da dove viene.' },
      { title: 'Lingue d’Europa', text: 'Spagnolo, polacco, svedese e altre, secondo il Paese.' },
      { title: 'Serie britanniche', text: 'Quelle Sky mantengono i sottotitoli originali.' },
      { title: 'Licenze attive', text: 'Chi la possiede la trova nell’account con i dispositivi.' },
    ],
    questions: [
      { question: 'È in vendita?', answer: 'No, è ritirato per Windows e per Mac.' },
      {
        question: 'SkyShowtime c’è in Italia?',
        answer: 'No: da noi una parte di quei titoli è su altri servizi.',
      },
      {
        question: 'Per quali video valeva?',
        answer: 'Per quelli del proprio abbonamento, in privato. Non è cambiato per chi lo ha.',
      },
    ],
    meta_title: 'Downloader per SkyShowtime, ritirato',
    meta_description:
      'SkyShowtime unisce serie Universal, Paramount e Sky. Che cosa copre questo downloader ritirato, per chi lo possiede.',
  },
  now_tv_downloader: {
    headline: 'NOW: Sky con il pass, senza parabola',
    promise:
      'In Italia, nel Regno Unito e in Irlanda NOW vende pass per serie, cinema e sport: ecco come li trattava il downloader.',
    steps: [
      { title: 'Entra con il pass', text: 'Dev’essere attivo in quel mese.' },
      { title: 'Guarda che cosa include', text: 'I titoli di un altro pass restano chiusi.' },
      { title: 'Prepara la serata', text: 'Salva e guarda finché il pass è valido.' },
    ],
    features: [
      { title: 'Pass separati', text: 'Intrattenimento e cinema in elenchi diversi.' },
      { title: 'Produzioni Sky', text: '«Gomorra» o «The Young Pope» per stagione.' },
      { title: 'Data di uscita', text: 'I film mostrano fino a quando ci sono.' },
      { title: 'Storico', text: 'La licenza acquistata conserva i suoi dati.' },
    ],
    questions: [
      {
        question: 'Perché manca il pulsante d’acquisto?',
        answer: 'Perché questo prodotto non si vende più.',
      },
      {
        question: 'Che alternativa c’è?',
        answer: 'Confronta gli altri downloader o la suite video, che raccoglie quelli in vendita.',
      },
      {
        question: 'Finito il pass, i file?',
        answer: 'Con il pass finisce il diritto. Servivano a te, in quel periodo.',
      },
    ],
    meta_title: 'Downloader per NOW (Sky), ritirato',
    meta_description:
      'NOW propone serie e film Sky con i pass. Notizie sul downloader, ritirato, per chi ne ha già la licenza.',
  },
  videoland_downloader: {
    headline: 'Videoland: fiction olandese su Windows',
    promise: '«Mocro Maffia» e i reality di RTL in lingua, con i sottotitoli per non perdersi.',
    steps: [
      { title: 'Entra in Videoland', text: 'Piano base con spot o superiore.' },
      { title: 'Scegli la serie', text: 'Originali o programmi RTL.' },
      { title: 'Aggiungi il testo', text: 'Sottotitoli olandesi se presenti.' },
    ],
    features: [
      { title: 'Crimine ad Amsterdam', text: 'Serie e film collegati nella stessa cartella.' },
      { title: 'Amori in fattoria', text: 'I reality RTL per data.' },
      { title: 'Studiare l’olandese', text: 'Voce e testo insieme aiutano.' },
      { title: 'Edizione Windows', text: 'È quella che vendiamo.' },
    ],
    questions: [
      { question: 'Tornerà per Mac?', answer: 'Non possiamo dirlo; la usa solo chi l’aveva già.' },
      { question: 'Il piano con spot basta?', answer: 'Per i titoli che offre, sì.' },
      {
        question: 'Dove posso guardare i file?',
        answer: 'Sui tuoi apparecchi e in privato, come chiede Videoland e come la legge ammette.',
      },
    ],
    meta_title: 'Downloader per Videoland su Windows',
    meta_description:
      'Serie e reality di Videoland in olandese, con sottotitoli, su un computer con Windows e per la tua visione privata.',
  },
}
