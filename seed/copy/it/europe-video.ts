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
      {
        title: 'Rugby, calcio e motori',
        text: 'Le repliche di partite e gran premi non portano il risultato nel nome del file.',
      },
      {
        title: 'Scadenze del cinema',
        text: 'In Francia le finestre dei diritti sono rigide: i titoli che finiscono presto stanno in alto.',
      },
      {
        title: 'Canali associati',
        text: 'Se la tua offerta ne comprende altri, le loro repliche compaiono nella stessa ricerca.',
      },
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
      {
        question: 'Mi serve il decoder?',
        answer: 'No. Conta che il contratto Canal+ si possa usare su un computer.',
      },
      { question: 'I canali in onda si registrano?', answer: 'No, si attende la replica.' },
      {
        question: 'Una licenza serve tutta la famiglia?',
        answer: 'Serve un computer. Per tre c’è la licenza a vita di una suite tutto in uno.',
      },
      {
        question: 'Vivo fuori dalla Francia: quali regole seguo?',
        answer: 'Quelle del tuo contratto con il gruppo e quelle sulla copia privata del Paese in cui abiti.',
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
      {
        title: 'Serate in più parti',
        text: 'Gli spettacoli della sera sono a volte spezzati: le parti restano in ordine e si possono unire.',
      },
      {
        title: 'Stagioni complete',
        text: 'Quando una serie francese è in rete per intero, la prendi in una volta sola.',
      },
      {
        title: 'Il venerdì sera',
        text: 'Tutta la settimana di «Demain nous appartient» ti aspetta in una cartella, con numero e giorno.',
      },
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
      {
        question: 'Quanto resta un replay?',
        answer:
          'Spesso una settimana circa per le serie quotidiane, a volte di più. Dove TF1+ indica l’ultimo giorno, lo vedi.',
      },
      {
        question: 'TF1 e LCI si registrano in diretta?',
        answer: 'No. Si lavora sui replay, che di solito compaiono poco dopo la messa in onda.',
      },
      {
        question: 'È il vecchio MYTF1?',
        answer: 'Sì, TF1+ ne ha preso il posto nel 2024 e il prodotto lavora con il servizio nuovo.',
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
      {
        title: 'Ricette con la pausa',
        text: 'In un file tuo torni indietro di dieci secondi anche con le mani infarinate.',
      },
      {
        title: 'Sketch raccolti',
        text: '«Scènes de ménages» arriva in pezzi brevi: salvane un gruppo in una cartella sola.',
      },
      {
        title: 'Senza spot nel file',
        text: 'Tieni il programma. Le interruzioni restano su M6+, che vive di quelle.',
      },
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
      {
        question: 'Il vecchio account 6play vale ancora?',
        answer: 'Sì, quello che avevi con 6play funziona anche su M6+.',
      },
      {
        question: 'Quanto tempo ho prima che un programma sparisca?',
        answer:
          'Varia. Le prime prove di una gara possono sparire prima della finale, perciò non aspettare la fine della stagione.',
      },
      {
        question: 'Si vede dall’Italia?',
        answer:
          'M6+ si rivolge a chi sta in Francia, e l’applicazione non cambia ciò che ti mostra all’estero.',
      },
      {
        question: 'Quali titoli mancano?',
        answer:
          'Film e alcune serie americane spesso non hanno replay. Ciò che M6+ non riproduce non si può scegliere.',
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
      {
        title: 'Versioni accessibili',
        text: 'Sottotitoli per non udenti e audiodescrizione si conservano dove France Télévisions li prevede.',
      },
      {
        title: 'Per chi insegna francese',
        text: 'Un documentario con il suo testo è una buona base per preparare la lezione a casa.',
      },
      { title: 'Fine dei diritti', text: 'Ogni programma ha una data diversa, e la trovi nell’elenco.' },
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
      {
        question: 'I film sono in lingua originale?',
        answer: 'Molti sì. Se france.tv ha entrambe, VF e VO compaiono come tracce.',
      },
      {
        question: 'Si può salvare franceinfo in diretta?',
        answer:
          'No. Le edizioni del notiziario entrano fra i replay più tardi, nello stesso giorno, e quelle si possono scegliere.',
      },
      {
        question: 'france.tv è gratuita: che cosa pago a voi?',
        answer: 'Il salvataggio e l’ordine. La televisione la finanzia il pubblico francese.',
      },
      {
        question: 'Una proiezione in classe è ammessa?',
        answer: 'La scuola ha bisogno di un permesso o di un accordo. Qui si parla di visione personale.',
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
      {
        title: 'Reti sorelle',
        text: 'Kabel Eins, sixx e ProSieben MAXX sono riconosciute. Joyn ospita anche le mediateche di altre emittenti, che si trattano allo stesso modo.',
      },
      { title: 'Imparare il tedesco', text: 'Voce e testo ti fanno ripetere una scena.' },
      { title: 'Anteprime', text: 'Quelle di PLUS+ si vedono se le hai.' },
      {
        title: 'Puntate, non estratti',
        text: 'Joyn mescola episodi e clip. Un filtro mostra soltanto le puntate intere.',
      },
      {
        title: 'Libero o PLUS+',
        text: 'Un piccolo segno indica i titoli che chiedono PLUS+; decide il tuo account.',
      },
      {
        title: 'Inglese, dove c’è',
        text: 'Qualche serie porta la voce originale oltre a quella tedesca: scegli prima di salvare.',
      },
    ],
    questions: [
      { question: 'I canali in diretta?', answer: 'Non vengono registrati.' },
      { question: 'Joyn è gratuito?', answer: 'In parte, con spot. Il resto vuole PLUS+.' },
      {
        question: 'Quale norma riguarda la mia copia?',
        answer: 'Quella di dove abiti, insieme alle condizioni di Joyn: uso privato e basta.',
      },
      {
        question: 'Una licenza copre le tre edizioni?',
        answer:
          'Sì. Germania, Austria e Svizzera sono lo stesso prodotto; il catalogo segue l’edizione che apri.',
      },
      {
        question: 'Le interruzioni pubblicitarie entrano nel file?',
        answer: 'No, il file contiene la puntata.',
      },
      {
        question: 'Perché manca una serie americana?',
        answer: 'I diritti di quelle produzioni spesso escludono la mediateca oppure finiscono presto.',
      },
      {
        question: 'Che cosa dice la legge tedesca?',
        answer:
          'L’articolo 53 ammette copie private da fonti non palesemente illecite, ma non aggirando una protezione efficace.',
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
      {
        title: 'Prima della TV',
        text: 'RTL+ mostra alcune puntate in anticipo: se il tuo piano le riproduce, le puoi mettere in coda.',
      },
      {
        title: 'Testo tedesco',
        text: 'Molte produzioni della casa hanno didascalie, conservate come testo.',
      },
      { title: 'Una rete, una cartella', text: 'VOX, NTV e RTLZWEI restano divise, se lo preferisci.' },
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
      { question: 'Lo sport in diretta si registra?', answer: 'No, soltanto ciò che poi sta on demand.' },
      { question: 'RTL+ Ungheria è lo stesso servizio?', answer: 'No, ha un catalogo suo e non è compreso.' },
      {
        question: 'Come si compra?',
        answer: 'Dopo la prova gratuita scegli un mese, un anno o la licenza a vita per il tuo computer.',
      },
      {
        question: 'Devo scorrere migliaia di puntate?',
        answer: 'No. Salti al numero che cerchi e poi scegli fra tre schemi per i nomi dei file.',
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
      {
        title: 'Sottotitoli della BBC',
        text: 'Quasi tutto è sottotitolato. Tieni il testo colorato per personaggio o una versione semplice.',
      },
      {
        title: 'Mezzo secolo di drama',
        text: 'Le serie classiche tornano ogni tanto su iPlayer, e una raccolta intera è una sola selezione.',
      },
      {
        title: 'Storie della buonanotte',
        text: 'I racconti CBeebies di cinque minuti si riuniscono in una cartella.',
      },
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
      {
        question: 'iPlayer ha già i suoi download: perché questo?',
        answer:
          'La sua applicazione tiene i programmi su telefoni e tablet per un tempo limitato. Qui si guarda al computer, con tracce e nomi decisi da te.',
      },
      {
        question: 'Funziona in vacanza all’estero?',
        answer: 'iPlayer è pensato per il Regno Unito. Salva prima di partire.',
      },
      {
        question: 'Quale casa deve avere la TV licence?',
        answer:
          'La tua: la licenza deve coprire l’indirizzo in cui abiti nel Regno Unito, e la BBC te ne chiede conferma.',
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
      {
        title: 'Drama in una sera',
        text: 'Le fiction nuove escono spesso complete: prendi tutte le parti insieme.',
      },
      { title: 'Archivio di decenni', text: 'Cerca i vecchi successi per titolo e per anno.' },
      {
        title: 'Testo per il treno',
        text: 'I sottotitoli in un file aiutano quando la carrozza è rumorosa.',
      },
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
      {
        question: 'Quanto restano le puntate?',
        answer:
          'Le soap recenti circa un mese, i cofanetti di più. Se ITVX indica un ultimo giorno, la coda si ordina secondo quello.',
      },
      {
        question: 'STV è compreso?',
        answer: 'No, STV Player in Scozia è un altro servizio e non rientra in questo prodotto.',
      },
      {
        question: 'E il calcio su ITV?',
        answer: 'Le sintesi on demand si aprono come gli altri programmi, la diretta no.',
      },
      {
        question: 'Se qualcosa non si salva, lo vengo a sapere?',
        answer: 'Sì, l’elenco lascia una nota accanto alla puntata che non è riuscita.',
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
      {
        title: 'Walter Presents',
        text: 'Serie europee, anche italiane, con testo inglese: tieni la voce originale e il testo accanto.',
      },
      { title: 'Documentario sociale', text: 'I programmi di dibattito portano la data.' },
      {
        title: 'Torta dopo torta',
        text: 'La gara nel tendone dura dieci settimane: aggiungine una alla volta o tutte alla fine.',
      },
      {
        title: 'Archivio della commedia',
        text: 'Le sitcom degli anni Novanta e Duemila si salvano per serie.',
      },
      { title: 'Film in prestito', text: 'Quelli di Film4 restano poco tempo, e l’elenco ti dice quanto.' },
    ],
    questions: [
      { question: 'È la vecchia All 4?', answer: 'Sì, oggi si chiama come la rete.' },
      { question: 'Con Channel 4+ funziona?', answer: 'Sì, decide il tuo account che cosa si apre.' },
      {
        question: 'Posso mettere una scena sul mio canale?',
        answer: 'Senza autorizzazione no. La copia, se ti spetta, è privata.',
      },
      {
        question: 'Devo pagare Channel 4?',
        answer: 'Il servizio è gratuito con pubblicità; Channel 4+ ne toglie la maggior parte.',
      },
      {
        question: 'Occorre la TV licence?',
        answer:
          'Non per il solo replay di Channel 4, secondo le regole di oggi. Serve per la televisione in diretta e per BBC iPlayer.',
      },
      {
        question: 'Lo posso usare in vacanza?',
        answer: 'Il servizio è per il Regno Unito, quindi salva prima di partire.',
      },
      {
        question: 'I sottotitoli restano colorati?',
        answer: 'Si salvano come testo semplice: i colori dei personaggi non esistono in tutte le fonti.',
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
      {
        title: 'Film con una scadenza',
        text: 'Il cinema italiano su RaiPlay cambia ogni settimana, e ogni titolo mostra quando se ne va.',
      },
      { title: 'Da Rai 1 a Rai Storia', text: 'Una ricerca sola attraversa tutte le reti del gruppo.' },
    ],
    questions: [
      {
        question: 'Pago il canone: posso fare quello che voglio?',
        answer: 'Il canone non cede i diritti. Resta la copia privata, da fonte lecita e per te.',
      },
      { question: 'Si registra Rai 1 in diretta?', answer: 'No, si aspetta che il programma sia on demand.' },
      { question: 'E dall’estero?', answer: 'Molti titoli sono limitati all’Italia; decide Rai.' },
      {
        question: 'Perché una partita manca dopo la diretta?',
        answer:
          'RaiPlay tiene on demand molti programmi, ma i diritti sul calcio finiscono spesso con il fischio finale.',
      },
      { question: 'RaiPlay Sound è compreso?', answer: 'No, radio e podcast Rai sono un servizio separato.' },
      {
        question: 'Ci sono i sottotitoli italiani?',
        answer:
          'Dove RaiPlay li offre li puoi tenere come traccia, comodi per chi sente meno o per un parente che impara la lingua.',
      },
      {
        question: 'Sanremo si salva intero o a esibizioni?',
        answer: 'Nel modo in cui RaiPlay lo pubblica: la serata completa oppure la singola esibizione.',
      },
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
      {
        title: 'Solo puntate intere',
        text: 'Con un filtro le migliaia di clip spariscono dalla vista e restano gli episodi completi.',
      },
      {
        title: 'Reality dal primo giorno',
        text: 'Prima serata e strisce quotidiane della casa stanno in elenchi diversi, dall’ingresso alla finale.',
      },
      {
        title: 'Da un numero all’altro',
        text: 'Le serie turche e spagnole hanno centinaia di puntate: indica la prima e l’ultima.',
      },
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
      {
        question: 'Una serata divisa in parti diventa un solo file?',
        answer: 'Se vuoi. Le parti sono in ordine e si possono unire in un unico MP4.',
      },
      {
        question: 'Lo posso usare all’estero?',
        answer: 'Soltanto dove Mediaset Infinity riproduce i video per te.',
      },
      {
        question: 'La spagnola Mitele rientra?',
        answer: 'No, è un altro servizio del gruppo e non fa parte di questo prodotto.',
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
      {
        title: 'La settimana alle spalle',
        text: 'Le chiacchiere notturne degli ultimi sette giorni si raccolgono la domenica.',
      },
      {
        title: 'Miniserie con extra',
        text: 'Un originale in sei parti si salva come un insieme, contenuti speciali compresi.',
      },
      {
        title: 'Sport meno visti',
        text: 'Anche ciclismo, golf e documentari sportivi hanno le loro repliche.',
      },
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
      {
        question: 'Si registra LaLiga mentre si gioca?',
        answer: 'No. Le repliche restano pochi giorni: mettile in cima alla coda.',
      },
      {
        question: 'Che piano Movistar mi occorre?',
        answer:
          'Uno qualsiasi che riproduca il titolo nel browser. I pacchetti cinema e calcio aggiungono titoli, e tu vedi quelli che hai.',
      },
      {
        question: 'Come conta i dispositivi il contratto?',
        answer: 'Movistar limita l’uso simultaneo, e l’applicazione conta come un browser.',
      },
      {
        question: 'Che vuol dire copia privata in Spagna?',
        answer:
          'Una copia fatta da te, per te, da un accesso lecito. Se le condizioni di Movistar sono più strette, contano quelle.',
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
      {
        title: 'Nella casa delle vacanze',
        text: 'Un film comprato si guarda anche senza chiedere la password del Wi-Fi.',
      },
      {
        title: 'Doppiaggi d’Europa',
        text: 'Italiano, tedesco, francese, spagnolo, polacco e altri, come si vendono nel tuo Paese.',
      },
      {
        title: 'Documentari propri',
        text: 'I ritratti di calciatori e le altre produzioni Rakuten sono gratuiti in molti luoghi.',
      },
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
      {
        question: 'Posso avere la versione UHD?',
        answer:
          'Solo se l’hai pagata e se si riproduce sul tuo computer. HD e UHD sono offerte distinte su Rakuten TV.',
      },
      {
        question: 'I canali gratuiti sono compresi?',
        answer: 'No, quelli lineari vanno in diretta. Scegli i titoli dalla sezione dei film liberi.',
      },
      {
        question: 'Serve un abbonamento mensile?',
        answer: 'No. Rakuten TV vende titoli singoli, e anche uno solo basta all’applicazione.',
      },
      {
        question: 'Rakuten Viki è la stessa cosa?',
        answer: 'No, è un altro servizio, con una pagina sua nel negozio.',
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
      {
        title: 'Licenze attive',
        text: 'Chi la possiede la trova nell’account con i dispositivi, alle condizioni a cui l’ha comprata.',
      },
      {
        title: 'Con spot o standard',
        text: 'L’applicazione vede ciò che il tuo piano riproduce su un computer, niente di più.',
      },
      { title: 'Per stagione', text: 'Si segna una stagione intera oppure le singole puntate.' },
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
      {
        question: 'Perché non c’è un prezzo?',
        answer:
          'Al momento non si vendono nuove licenze. Per più servizi insieme c’è la suite video tutto in uno.',
      },
      {
        question: 'La mia licenza a vita conta per una suite?',
        answer: 'Sì, come ogni altro prodotto a vita della gamma video sullo stesso sistema.',
      },
      {
        question: 'Che cosa provo per prima cosa se ce l’ho?',
        answer:
          'Installa l’ultima versione e salva una puntata breve. Se la pagina di accesso non si apre, una coda lunga non aiuta.',
      },
      {
        question: 'E se qualcosa non va?',
        answer: 'Scrivi all’assistenza: la licenza resta tua, e i titoli restano opere degli studi.',
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
      {
        title: 'Mese per mese',
        text: 'Un pass si può mettere in pausa: ciò che segni in un mese attivo è ciò che puoi salvare.',
      },
      { title: 'Boost rispettato', text: 'Immagine e suono seguono il pass, con l’opzione Boost o senza.' },
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
      {
        question: 'Che cosa posso verificare con la versione che ho?',
        answer:
          'Installa l’ultima e prova una commedia di mezz’ora. Se arrivano suono e immagine, vale la pena con titoli più lunghi.',
      },
      {
        question: 'Una licenza inutilizzata perde valore?',
        answer: 'No. Se è a vita conta ancora per la suite video sul suo sistema.',
      },
      {
        question: 'La mia licenza a vita è perduta?',
        answer: 'No, è registrata nel tuo account, e l’assistenza può dirti in che stato è oggi.',
      },
      {
        question: 'Sky Sport si registra?',
        answer: 'No, i pass sportivi sono fatti soprattutto di dirette.',
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
      {
        title: 'Anteprime',
        text: 'Se il tuo piano mostra una puntata prima della televisione, la puoi salvare già allora.',
      },
      {
        title: 'Testo che si spegne',
        text: 'Sottotitoli olandesi per la famiglia, nessuno per te: la traccia si può togliere.',
      },
      { title: 'RTL 4, 5, 7 e 8', text: 'Il replay delle reti televisive sta accanto agli originali.' },
    ],
    questions: [
      { question: 'Tornerà per Mac?', answer: 'Non possiamo dirlo; la usa solo chi l’aveva già.' },
      { question: 'Il piano con spot basta?', answer: 'Per i titoli che offre, sì.' },
      {
        question: 'Dove posso guardare i file?',
        answer: 'Sui tuoi apparecchi e in privato, come chiede Videoland e come la legge ammette.',
      },
      {
        question: 'Lo uso in vacanza in Italia?',
        answer:
          'Un abbonamento olandese vale per un tempo limitato nei viaggi dentro l’Unione europea. L’applicazione segue ciò che Videoland riproduce dove sei.',
      },
      {
        question: 'Il calcio in diretta si salva?',
        answer: 'No, gli eventi dal vivo restano fuori; le sintesi on demand si possono scegliere.',
      },
      {
        question: 'Che cosa cambia con la pubblicità?',
        answer:
          'I titoli sono gli stessi. Immagine e apparecchi possono essere diversi, come spiega Videoland.',
      },
      {
        question: 'Che cosa permette la legge olandese?',
        answer:
          'Una copia domestica per esercizio, studio o uso proprio, da fonte lecita. Le condizioni di Videoland possono restringerla.',
      },
    ],
    meta_title: 'Downloader per Videoland su Windows',
    meta_description:
      'Serie e reality di Videoland in olandese, con sottotitoli, su un computer con Windows e per la tua visione privata.',
  },
}
