import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+: salvare film e serie prima che escano dal catalogo',
    intro:
      'Su Canal+ ogni film resta per un periodo stabilito dalla legge francese e poi esce dal catalogo. Se conosci le sigle delle lingue e la data di scadenza, lo trovi nella versione giusta e lo salvi in tempo.',
    steps: [
      {
        title: 'Accedi con le credenziali del tuo contratto',
        text: 'Usa quelle del decoder, dell’app o dell’operatore, sul sito del Paese in cui hai firmato il contratto. Anche chi ha Orange, Free o SFR passa dall’area clienti di Canal+. Nella pagina dell’account vedi le opzioni comprese; i titoli con il lucchetto appartengono ad altre offerte.',
      },
      {
        title: 'Cerca nella sezione «Cinéma»',
        text: 'I film più recenti arrivano circa sei mesi dopo l’uscita al cinema. Ordina per «Derniers jours» e comincia da lì, perché un film che esce dal catalogo può mancare per un anno. I programmi completi dei canali si trovano invece nel replay, divisi per canale o per genere.',
      },
      {
        title: 'Scegli le tracce: VF, VOST o VM',
        text: 'VF è il doppiaggio francese, VOST la versione originale sottotitolata, VM permette di scegliere. «SM» indica i sottotitoli per non udenti e «AD» l’audiodescrizione. In un MKV puoi tenere entrambe le lingue con i sottotitoli, mentre per un tablet conviene sceglierne una. Due ore in 1080p occupano circa 4 GB.',
      },
      {
        title: 'Aggiungi le serie in fondo alla coda',
        text: 'Delle Créations Originales escono di solito due puntate per sera, spesso il lunedì, ma per gli abbonati la stagione è spesso completa dal primo giorno. Restano a lungo nel catalogo, quindi dai la precedenza ai film.',
      },
      {
        title: 'Controlla il file e segna la scadenza nel nome della cartella',
        text: 'A download completato vai all’ultimo minuto: i titoli di coda devono arrivare alla fine in entrambe le lingue. Se scrivi l’ultimo giorno nel nome, ricorderai di cancellare il film a quella data.',
      },
    ],
    hints: [
      {
        title: 'La data di scadenza',
        text: 'Si trova sotto la trama, alla voce «Disponible jusqu’au», e la coda si può ordinare secondo questa data. Dopo il primo periodo un film sparisce e può tornare mesi più tardi.',
      },
      {
        title: 'I servizi compresi nel pacchetto',
        text: 'Netflix, Apple TV+ e altri servizi inclusi nel contratto si guardano con un account proprio, da creare la prima volta. Per ciascuno serve il prodotto corrispondente.',
      },
      {
        title: 'Programmi in chiaro',
        text: 'I talk show non criptati restano per qualche giorno a disposizione di tutti: basta un account gratuito.',
      },
      {
        title: 'Cortometraggi',
        text: 'La rubrica che li raccoglie si trova molto in basso nella pagina. Dieci corti riempiono una serata e quasi nessun altro servizio li propone.',
      },
    ],
    questions: [
      {
        question: 'Che fine ha fatto myCANAL?',
        answer:
          'Ha cambiato nome: il sito e l’app si chiamano ora CANAL+. Se un vecchio segnalibro non funziona, riparti da canalplus.com e accedi di nuovo.',
      },
      {
        question: 'L’abbonamento francese funziona durante un viaggio in Italia?',
        answer:
          'Sì, per un soggiorno temporaneo nell’Unione europea; fuori dall’Unione non è garantito. Canal+ in Svizzera e in Polonia ha invece contratti, cataloghi e account diversi.',
      },
      {
        question: 'Perché un film va in onda stasera ma non è on demand?',
        answer:
          'Per alcuni titoli Canal+ ha acquistato solo la messa in onda. Quelli che saranno disponibili anche in seguito sono indicati nella guida TV con la parola «replay».',
      },
      {
        question: 'Conta quanti schermi prevede il mio contratto?',
        answer:
          'Sì, perché il browser integrato ne occupa uno. Se qualcuno sta guardando in salotto e un altro sul telefono, aspetta che uno dei due finisca.',
      },
    ],
    meta_title: 'Guida: Canal+ tra VF, VOST e VM',
    meta_description:
      'Credenziali, replay, sigle delle lingue e scadenza dei film: come trovare e salvare per sé i programmi del proprio contratto Canal+.',
  },
  tf1_plus_downloader: {
    title: 'TF1+: salvare una settimana di serie e programmi francesi',
    intro:
      'TF1+, che nel gennaio 2024 ha sostituito MYTF1, è quasi tutto gratuito, ma molti programmi restano online solo per pochi giorni. Con un’ora il venerdì prepari le puntate da guardare in treno la settimana dopo.',
    steps: [
      {
        title: 'Registrati e accedi',
        text: 'Senza account si vede ben poco. Bastano un indirizzo e-mail e qualche dato, oppure un accesso Google o Apple. La scelta sui cookie riguarda la pubblicità e non cambia il catalogo. Dopo aver scelto il profilo, arrivi alla pagina iniziale.',
      },
      {
        title: 'Apri la scheda «Replay»',
        text: 'Nella pagina di un programma le puntate intere sono qui, mentre «Extraits» contiene sequenze di un paio di minuti. Nel dubbio controlla la durata: una puntata di «Demain nous appartient» è di circa ventiquattro minuti. Se vedi soltanto spezzoni, sei nella presentazione del programma: passa alla scheda delle puntate.',
      },
      {
        title: 'Seleziona dal lunedì al venerdì',
        text: 'Le serie quotidiane hanno cinque puntate alla settimana, numerate nel titolo. Fai clic sulla prima e poi sull’ultima tenendo premuto Maiusc. In 720p occupano poco più di 2 GB. Ogni puntata comprende anche le anticipazioni di quella seguente.',
      },
      {
        title: 'Scegli la lingua delle serie straniere',
        text: 'La riproduzione parte in francese; nel menu Audio vedi se c’è anche l’originale. Le serie americane sono le prime a sparire, a volte dopo sette giorni, quindi scaricale prima di quelle quotidiane.',
      },
      {
        title: 'Scarica e unisci le serate lunghe',
        text: 'Uno show può essere diviso in «Partie 1», «Partie 2» e anche tre parti: selezionale tutte e accetta quando l’applicazione propone di unirle. Ascolta il punto in cui si congiungono; se si ripete mezza frase, è normale. Prima di copiare le nuove puntate sul telefono cancella quelle della settimana precedente.',
      },
    ],
    hints: [
      {
        title: 'TF1+ Premium',
        text: 'Elimina gran parte degli spot e offre alcune puntate in anteprima, contrassegnate da «Avant-première». Dopo un giorno o due diventano gratuite per tutti.',
      },
      {
        title: 'Gli altri canali del gruppo',
        text: 'TMC, TFX, LCI e TF1 Séries Films si cercano tutti insieme. I loro film compaiono raramente nella pagina iniziale: scrivi il titolo oppure apri la pagina del canale.',
      },
      {
        title: 'Sottotitoli per chi studia',
        text: 'Le serie quotidiane e i telegiornali sono sottotitolati in francese e aiutano molto chi sta imparando la lingua.',
      },
      {
        title: 'Serie disponibili solo online',
        text: 'Alcune raccolte non vengono trasmesse da nessun canale. Non hanno una data di messa in onda, soltanto una scadenza.',
      },
    ],
    questions: [
      {
        question: 'Perché un film resta così poco?',
        answer:
          'Per il cinema i diritti di replay sono brevi: una commedia americana resta pochi giorni, un film di Natale tre settimane. I programmi prodotti da TF1 durano di più. La scadenza è indicata sotto il pulsante di riproduzione.',
      },
      {
        question: 'Che cosa si vede dall’Italia?',
        answer:
          'Soprattutto le notizie e le produzioni del canale; molti altri programmi sono riservati alla Francia. I Paesi francofoni vicini hanno un catalogo proprio.',
      },
      {
        question: 'Si può salvare il telegiornale delle otto?',
        answer: 'Sì, ma resta disponibile per poco tempo. I singoli servizi rimangono più a lungo.',
      },
      {
        question: 'Il sito chiede di disattivare un blocco della pubblicità: dove si trova?',
        answer:
          'Non nella nostra applicazione. Di solito è un filtro del router o della rete dell’ufficio: prova con un’altra connessione.',
      },
      {
        question: 'In un giorno di festa manca una puntata: è un errore?',
        answer:
          'No, le serie quotidiane si fermano nei giorni festivi. Se la numerazione passa dalla 1841 alla 1842, non ti sei perso nulla.',
      },
    ],
    meta_title: 'Guida: TF1+ e le serie francesi di ogni giorno',
    meta_description:
      'Replay o Extraits, una settimana di puntate, audio: come salvare per sé i programmi di TF1+ prima che vengano tolti.',
  },
  m6_plus_downloader: {
    title: 'M6+: salvare serate di cucina, inchieste e programmi Gulli',
    intro:
      'M6+, che fino a maggio 2024 si chiamava 6play, riunisce M6, W9, 6ter e Gulli. Una gara di cucina dura quattordici serate di oltre due ore: questa guida mostra come seguirla fino alla finale senza anticipazioni.',
    steps: [
      {
        title: 'Accedi con il tuo account e scegli il profilo',
        text: 'Gli account di 6play sono rimasti validi; se la password non funziona, chiedine una nuova su M6+. Il profilo si sceglie a ogni apertura e ciascuno ha la propria lista: se manca una serie, forse hai aperto quello di un altro. Il profilo per bambini mostra solo i programmi Gulli.',
      },
      {
        title: 'Apri la pagina del canale',
        text: 'Ogni canale elenca i programmi in ordine alfabetico, e dentro ciascuno il menu permette di cambiare stagione. Un programma di W9 non compare sotto M6: prima di pensare che sia sparito, controlla l’altra pagina.',
      },
      {
        title: 'Seleziona le puntate e non i bonus',
        text: '«Épisodes» contiene le puntate, «Bonus» soltanto brevi momenti. Programmi collegati come «La brigade cachée» hanno un elenco a parte e rivelano chi è stato eliminato: se li segui, usa una seconda cartella. Passa alla visualizzazione a elenco, perché nelle foto si vede chi è ancora in gara.',
      },
      {
        title: 'Scarica entrambe le parti',
        text: 'Una serata di «Top Chef» può essere divisa in due: la seconda metà è indicata con «partie 2» e ha la stessa data. Selezionale insieme; unite durano circa due ore e venti.',
      },
      {
        title: 'Scegli 720p e continua ogni settimana',
        text: 'In 1080p una serata occupa 4 GB e le quattordici più di cinquanta; in 720p basta la metà e le dosi sullo schermo restano leggibili. Le prime serate possono essere tolte prima della finale, quindi scaricale il giorno dopo la messa in onda e controlla che la numerazione sia continua.',
      },
    ],
    hints: [
      {
        title: 'Le ricette',
        text: 'Le dosi precise si trovano sul sito del programma, dove restano più a lungo del video. Copiale prima di metterti a cucinare, perché nel montaggio alcuni passaggi sono tagliati.',
      },
      {
        title: 'Il piano M6+ max',
        text: 'Elimina la pubblicità iniziale e aggiunge qualche titolo. I passaggi per salvare sono gli stessi.',
      },
      {
        title: 'Programmi quotidiani',
        text: 'Quelli dedicati a case, negozi e vicini vanno avanti per mesi. Filtra la descrizione per città o per argomento, invece di prenderli tutti.',
      },
      {
        title: 'Sketch in raccolta',
        text: '«Scènes de ménages» è disponibile sia in raccolte sia in brevi sketch. Un file da quaranta minuti è più comodo di trenta file da uno.',
      },
    ],
    questions: [
      {
        question: 'M6+ funziona fuori dalla Francia?',
        answer:
          'Solo in parte: le produzioni del gruppo sono bloccate meno spesso dei film e delle serie acquistate. L’avviso compare quando avvii la riproduzione. Con il piano a pagamento è coperto un breve soggiorno nell’Unione europea.',
      },
      {
        question: 'Dov’è l’edizione dell’anno scorso?',
        answer:
          'Nel menu delle stagioni, finché resta online. A volte torna poco prima della nuova edizione, ma non è garantito.',
      },
      {
        question: 'Ci sono i film di M6?',
        answer:
          'Pochi, perché per la maggior parte il canale non acquista i diritti di replay. Quelli disponibili hanno una scadenza indicata fin dal primo giorno.',
      },
      {
        question: 'Sono compresi i programmi Gulli?',
        answer: 'Sì. Dieci episodi brevi su un tablet bastano per il viaggio in auto da Lione a Marsiglia.',
      },
      {
        question: 'Una serata non parte: che cosa posso provare?',
        answer:
          'Ricarica la pagina e falla partire per un momento, perché la sessione scade dopo qualche ora. Se il problema riguarda solo una delle due metà, aspetta la mattina: di solito viene corretto.',
      },
    ],
    meta_title: 'Guida: M6+, che prima era 6play',
    meta_description:
      'Profilo bambini, puntate senza bonus, serate in due parti: come recuperare in privato i programmi di M6, W9, 6ter e Gulli.',
  },
  france_tv_downloader: {
    title: 'france.tv: salvare fiction, documentari e concerti',
    intro:
      'La televisione pubblica francese mette online quasi tutto ciò che trasmette, ma per periodi molto diversi. Ecco come riconoscere le scadenze, trovare i programmi regionali e ordinare i file per argomento.',
    steps: [
      {
        title: 'Accedi con un account gratuito',
        text: 'Molti programmi si vedono anche senza, ma per le serie il sito lo richiede sempre più spesso. Bastano l’e-mail e l’anno di nascita, e non esiste un livello a pagamento. L’account ricorda dove sei arrivato e dà accesso a qualche anteprima.',
      },
      {
        title: 'Cerca la data «disponible jusqu’au»',
        text: 'Si trova spesso dietro «Plus d’infos», con il numero di giorni che restano. Un magazine d’attualità dura sette giorni, un film della domenica sera esattamente una settimana, una coproduzione anche sei mesi. Ordina la coda secondo questa data e comincia dai titoli in scadenza.',
      },
      {
        title: 'Scegli la tua regione',
        text: 'France 3 ha edizioni locali, e con la regione impostata i loro programmi compaiono per primi. I canali d’oltremare, da Riunione alla Martinica a Tahiti, sono riuniti in La 1ère: cerca il nome del territorio. Offrono ottimi film sulla natura.',
      },
      {
        title: 'Aggiungi sottotitoli e tracce audio',
        text: 'Quasi tutti i programmi hanno i sottotitoli per non udenti e molte fiction l’audiodescrizione, che descrive le scene nelle pause dei dialoghi: scegli la seconda solo se ti serve. «VO» e «VM» dopo il titolo indicano che c’è anche la versione originale. Un’ora in 720p con due lingue occupa circa 1 GB.',
      },
      {
        title: 'Crea una cartella per argomento',
        text: 'Con i documentari è più pratica di una cartella per canale. Serie come «Infrarouge» contano decine di numeri, ciascuno con argomento e durata. Se un documentario da 52 minuti ne dura solo cinque, hai salvato il trailer.',
      },
    ],
    hints: [
      {
        title: 'Concerti e teatro su Culturebox',
        text: 'Restano a lungo nel catalogo e sono visibili anche all’estero più spesso di altri programmi. Nell’opera i sottotitoli fanno spesso parte dell’immagine. Per tre ore calcola da 4 a 6 GB.',
      },
      {
        title: 'Okoo e Slash',
        text: 'Okoo è dedicato ai bambini e non ha pubblicità, Slash ai giovani adulti. Gli episodi per bambini durano da cinque a tredici minuti e si può selezionare un’intera serie con un clic.',
      },
      {
        title: 'Programmi regionali',
        text: 'France 3 dedica film a una valle, una fabbrica o un dialetto. Nella pagina della regione si trovano sotto i notiziari, perché sulla pagina iniziale non compaiono.',
      },
      {
        title: 'Magazine composti da più servizi',
        text: 'Una puntata di due ore contiene circa cinque servizi, con i minuti indicati nella descrizione. Salvala accanto al video per ritrovare quello che cerchi.',
      },
      {
        title: 'Spettacoli dei festival estivi',
        text: 'Le registrazioni di Avignone, Aix e Orange arrivano a luglio e alcune vengono tolte prima dell’inverno.',
      },
    ],
    questions: [
      {
        question: 'Perché una tappa del Tour è bloccata?',
        answer:
          'I diritti sportivi valgono in genere soltanto in Francia. Le sintesi serali sono accessibili più spesso delle dirette. Da un altro Paese dell’Unione si vede solo una parte dei notiziari e delle produzioni proprie.',
      },
      {
        question: 'È televisione pubblica: i programmi sono quindi liberi?',
        answer:
          'No, autori e produttori conservano i loro diritti. La copia privata è ammessa nei limiti della legge e resta in casa; per le lezioni esiste Lumni, con regole proprie.',
      },
      {
        question: 'Che differenza c’è con ARTE?',
        answer:
          'ARTE è un canale franco-tedesco con un sito proprio, che nel nostro negozio è coperto dallo strumento per M3U8. Alcuni film passano su entrambi, a mesi di distanza.',
      },
      {
        question: 'Di una serie di documentari vedo solo tre numeri: perché?',
        answer: 'Gli altri sono scaduti. Molti tornano con le repliche estive, quindi ricontrolla a luglio.',
      },
    ],
    meta_title: 'Guida: france.tv, fiction e documentari',
    meta_description:
      'Scadenze, regioni, sottotitoli e audiodescrizione: come salvare i programmi di france.tv nei limiti dei propri diritti.',
  },
  joyn_downloader: {
    title: 'Joyn: salvare gli show tedeschi e guardarli a tappe',
    intro:
      'Gli show di ProSieben e SAT.1 su Joyn cominciano alle 20:15 e finiscono verso mezzanotte. Se li salvi, puoi guardarli un po’ alla volta e senza interruzioni pubblicitarie, anche per esercitare il tedesco.',
    steps: [
      {
        title: 'Accedi al sito del tuo Paese',
        text: 'Germania, Austria e Svizzera hanno edizioni diverse (joyn.de, joyn.at e joyn.ch), con cataloghi separati; quella austriaca comprende anche canali locali. L’account di base è gratuito. Inserisci la data di nascita corretta, perché serve per i contenuti con limite di età.',
      },
      {
        title: 'Vai alla sezione «Mediathek»',
        text: 'Qui si trovano le puntate intere, divise in serie, show, film, sport e programmi per bambini; in «Live-TV» non c’è nulla da selezionare. Un programma ancora in onda compare nella notte o, al più tardi, la mattina seguente. Il segno più sull’immagine indica i titoli a pagamento.',
      },
      {
        title: 'Attiva il filtro «Ganze Folgen»',
        text: 'Nasconde gli spezzoni, compresi i momenti migliori che rivelano chi vince. «Staffel» è la stagione, «Folge» la puntata. Quando la numerazione non è chiara, orientati con la data di messa in onda e conservala nel nome insieme al numero.',
      },
      {
        title: 'Scarica la serata in un solo file',
        text: 'Senza pubblicità uno show dura circa due ore e dieci e occupa 2 GB in 720p; il lettore ricorda dove ti sei fermato. Comincia dalle puntate gratuite, perché dopo qualche giorno possono passare a PLUS+.',
      },
      {
        title: 'Controlla la durata del download',
        text: 'Una trasmissione di quattro ore che nel file ne dura poco più di due è completa: il resto era pubblicità. Guarda gli ultimi minuti per verificare che audio e video siano sincronizzati, ma ricorda che lì si vede il vincitore. Un download alla volta finisce prima di tre contemporanei.',
      },
    ],
    hints: [
      {
        title: 'Da gratuito a PLUS+',
        text: 'Alcuni show sono gratuiti solo per pochi giorni. Al contrario, con PLUS+ certe serie si vedono una settimana in anticipo e sono contrassegnate da un simbolo.',
      },
      {
        title: 'Per chi studia il tedesco',
        text: 'I talk show sono difficili da seguire. Comincia dai programmi di cucina o dai quiz, in cui le stesse formule si ripetono a ogni puntata. Con i dialetti aiutano i sottotitoli, dove ci sono.',
      },
      {
        title: 'Programmi di altre emittenti',
        text: 'I documentari dei canali partner si trovano con la ricerca. È l’emittente a decidere per quanto tempo restano disponibili.',
      },
      {
        title: 'Comicità degli anni Novanta',
        text: 'I vecchi sketch di SAT.1 restano a lungo e occupano poco spazio: venti stanno in 2 GB.',
      },
    ],
    questions: [
      {
        question: 'Ci sono i sottotitoli?',
        answer:
          'Per una parte dei grandi show sì, in tedesco; li segnala la sigla UT. Se li salvi come SRT puoi rileggere una battuta che ti è sfuggita. I film acquistati li hanno meno spesso delle produzioni proprie.',
      },
      {
        question: 'Perché devo dimostrare la mia età?',
        answer:
          'La legge tedesca riserva alcuni titoli alla fascia serale. Dopo la verifica dell’età con un documento, direttamente presso Joyn, puoi guardarli a qualsiasi ora. L’applicazione non la sostituisce.',
      },
      {
        question: 'Della mia serie americana ci sono solo clip: perché?',
        answer:
          'Joyn non ha i diritti per le puntate intere. Cercala sul servizio che ha acquistato lo streaming.',
      },
      {
        question: 'Pago PLUS+ con il contratto del telefono: funziona?',
        answer:
          'Sì, dopo averlo collegato all’account sul sito di Joyn. Se il lucchetto resta, esci e accedi di nuovo.',
      },
      {
        question: 'Posso mostrare la finale al corso di tedesco?',
        answer: 'No. L’uso privato comprende la tua casa e qualche amico, non una lezione.',
      },
    ],
    meta_title: 'Guida: Joyn, gli show tedeschi a tappe',
    meta_description:
      'Mediathek, «Ganze Folgen», PLUS+: come salvare i lunghi show di Joyn e seguirli a tappe, per studio o per piacere.',
  },
  rtl_plus_downloader: {
    title: 'RTL+: salvare soap e reality tedeschi nell’ordine giusto',
    intro:
      'Sul servizio tedesco RTL+ molte puntate escono prima della messa in onda, quindi la data può trarre in inganno. Ecco come numerare i file per non guardare il giovedì prima del mercoledì.',
    steps: [
      {
        title: 'Accedi a plus.rtl.de',
        text: 'Se RTL+ è compreso nel tuo contratto telefonico tedesco, attivalo prima sul sito dell’operatore e poi usa l’indirizzo e-mail che hai scelto. Il servizio vende anche musica, podcast e riviste: a te interessano le sezioni con serie, film e programmi.',
      },
      {
        title: 'Trova la puntata per anno e mese',
        text: 'Le soap hanno migliaia di puntate, raggruppate per mese: scegli prima l’anno e poi, per esempio, «März», e ne restano circa venti. Nel nome del file metti prima il numero e poi la data, perché le uscite in anteprima portano quella futura. Nel reality della giungla ogni notte corrisponde a un giorno, indicato con «Tag 5» nel titolo: conserva anche questo.',
      },
      {
        title: 'Cerca le puntate speciali',
        text: 'Le reunion si trovano in fondo alla stagione oppure hanno una pagina propria. «Das große Wiedersehen» arriva di solito una o due settimane dopo la finale: cercalo con il nome e ordina per novità.',
      },
      {
        title: 'Aggiungi i sottotitoli e avvia la coda',
        text: 'Quelli in tedesco sono indicati con «UT» e servono quando parlano in tre contemporaneamente. Una puntata da ventidue minuti in 720p occupa 350 MB, una serata di reality circa 1,5 GB. Le righe completate possono essere rimosse in automatico.',
      },
      {
        title: 'Cancella le puntate viste dalla cartella',
        text: 'Sedici serate di reality occupano 24 GB, quindi fallo ogni domenica. Lascia l’ultimo file, per ricordare dove sei arrivato. Scorri i numeri: se ne manca uno, lo vedi subito. Per le puntate nuove il momento migliore è la mattina, quando il caricamento è completo.',
      },
    ],
    hints: [
      {
        title: 'VOX e NITRO',
        text: 'Cerca il programma e non il canale, perché all’interno del gruppo può spostarsi. I programmi di VOX sono per lo più settimanali e restano circa un mese.',
      },
      {
        title: 'Che cosa cambia secondo il piano',
        text: 'La pubblicità, la risoluzione e il numero di visioni contemporanee. Se la coda non parte, forse in casa sono già in uso tutti gli accessi disponibili: chiudine uno e riprenderà.',
      },
      {
        title: 'Due versioni della stessa serata',
        text: 'La replica del pomeriggio può essere più breve. Se hanno la stessa data, la più lunga è quella andata in onda per prima.',
      },
      {
        title: 'Vecchie stagioni delle soap',
        text: 'Sono disponibili centinaia di puntate. I siti degli appassionati indicano dove comincia e finisce ogni storia: scarica quella che ti interessa, invece di un anno intero.',
      },
    ],
    questions: [
      {
        question: 'Perché manca il film di ieri sera?',
        answer:
          'Per cinema e sport RTL+ spesso non ha i diritti on demand. Quando un film si può recuperare, la scadenza è indicata dall’inizio.',
      },
      {
        question: 'Posso usare RTL+ in Alto Adige?',
        answer:
          'Durante un viaggio sì, con un abbonamento a pagamento sottoscritto in Germania; il servizio non è destinato a chi risiede in Italia. Quello ungherese con lo stesso nome è un’altra offerta.',
      },
      {
        question: 'La puntata di domani è già visibile: posso salvarla?',
        answer: 'Sì, se il tuo piano la riproduce. Evita soltanto di raccontarla a chi deve ancora vederla.',
      },
      {
        question: 'Ieri una puntata era gratuita e oggi ha il lucchetto: perché?',
        answer:
          'Il periodo gratuito è breve e di solito finisce con la messa in onda successiva. Poi serve un piano a pagamento.',
      },
      {
        question: 'Il vecchio indirizzo di TVNOW funziona ancora?',
        answer: 'Sì, porta a RTL+. Anche gli account di allora sono rimasti validi.',
      },
    ],
    meta_title: 'Guida: RTL+, soap e reality in ordine',
    meta_description:
      'Numeri invece di date, puntate speciali, VOX e NITRO: come salvare in ordine i programmi del servizio tedesco RTL+.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer: salvare una serie con i sottotitoli inglesi',
    intro:
      'iPlayer è riservato a chi si trova nel Regno Unito e ha la TV Licence, e vanno rispettate le regole della BBC sui download. In questi limiti, ecco come preparare una serie di sei puntate per il fine settimana prima che scada.',
    steps: [
      {
        title: 'Accedi con il tuo account BBC',
        text: 'La registrazione è gratuita e richiede un codice postale britannico; il sito chiede poi se possiedi la TV Licence, e bisogna rispondere la verità. Usa l’account di un adulto, perché quello di un minore mostra solo contenuti adatti. Fuori dal Regno Unito la riproduzione non parte.',
      },
      {
        title: 'Valuta l’app della BBC',
        text: 'Sui dispositivi mobili la BBC offre già una propria funzione offline, e le condizioni dell’app indicano che cosa considera ammesso. Per computer l’app non esiste: questa guida serve lì, entro le stesse regole.',
      },
      {
        title: 'Apri la serie e controlla la scadenza',
        text: 'Sotto ogni puntata «Available for» indica quanto tempo resta: con «11 months» non c’è fretta, con «4 days left» sì. Se le date sono diverse, scarica tutte le puntate oggi. Le serie complete si trovano sotto «Box Sets»; per un programma quotidiano apri l’elenco intero, altrimenti vedi solo gli ultimi giorni.',
      },
      {
        title: 'Scegli la versione audio',
        text: 'L’audiodescrizione (AD) e la lingua dei segni (SL) possono essere voci separate dell’elenco, con la stessa durata della versione normale: fai attenzione a non confonderle. Se il programma è protetto da un PIN, va inserito una volta sola.',
      },
      {
        title: 'Aggiungi i sottotitoli inglesi',
        text: 'Li hanno quasi tutti i programmi. La BBC usa un colore per ogni personaggio: scegli il formato con gli stili se vuoi conservarli, SRT se preferisci un semplice testo. Sei ore in 720p occupano 5 o 6 GB. «Series» in inglese britannico significa stagione, quindi la terza puntata della seconda è S02E03. Alla fine apri per un minuto l’ultima, per controllare l’audio.',
      },
    ],
    hints: [
      {
        title: 'BBC Four',
        text: 'Ha molti documentari e materiale d’archivio, che si trovano più facilmente dalla pagina del canale. I titoli di «From the Archive» restano per anni, quindi dai la precedenza a quelli che scadono nel mese.',
      },
      {
        title: 'Edizioni regionali',
        text: 'I notiziari dipendono dal codice postale. Scozia e Galles producono anche serie in gaelico e in gallese con sottotitoli inglesi, che altrove vengono consigliate di rado.',
      },
      {
        title: 'Serie pubblicate tutte insieme',
        text: 'Se l’annuncio parla di «boxset», dopo la prima puntata trovi online l’intera stagione. I giornali possono quindi rivelare il finale settimane prima della messa in onda.',
      },
      { title: 'Titoli d’archivio', text: 'Restano a lungo: mettili in fondo alla coda.' },
    ],
    questions: [
      {
        question: 'Basta la TV Licence di un amico di Londra?',
        answer:
          'No, copre la sua abitazione. I casi particolari, per esempio gli studentati, sono spiegati sul sito di TV Licensing.',
      },
      {
        question: 'I programmi radiofonici sono compresi?',
        answer:
          'No, si trovano su BBC Sounds, che è un altro servizio. Molti sono disponibili anche come podcast.',
      },
      {
        question: 'Posso portare i file in Italia?',
        answer:
          'iPlayer in Italia non funziona. I file salvati a casa sono destinati alla visione privata, nei limiti delle regole della BBC e della legge: verificali prima di partire.',
      },
      {
        question: 'Il film di Natale è sparito: tornerà?',
        answer:
          'I film si acquistano per poche settimane e tornano con la trasmissione successiva, quasi sempre durante le feste.',
      },
      {
        question: 'Si può salvare lo sport?',
        answer:
          'Le sintesi sì. Una partita intera resta online al massimo un giorno e le dirette non si possono salvare; durante le Olimpiadi possono valere regole diverse.',
      },
    ],
    meta_title: 'Guida: BBC iPlayer secondo le regole',
    meta_description:
      'TV Licence, «Available for», audiodescrizione e sottotitoli inglesi: usare iPlayer dal computer rispettandone le condizioni.',
  },
  itvx_downloader: {
    title: 'ITVX: salvare soap e serie britanniche per il volo',
    intro:
      'Sei puntate di una soap o un’intera miniserie bastano per un volo da Londra a Tenerife. Questa guida mostra come trovarle su ITVX senza leggere il finale e copiarle su un tablet.',
    steps: [
      {
        title: 'Iscriviti e accedi',
        text: 'Servono nome, data di nascita e un codice postale britannico. La versione gratuita è quasi sempre sufficiente. In gran parte della Scozia gli stessi programmi sono su STV Player, con un account diverso. Dal menu «Categories» o dalla ricerca arrivi alla serie senza passare dalla pagina iniziale.',
      },
      {
        title: 'Inverti l’ordine dell’elenco',
        text: 'ITVX mette in cima la puntata più recente, quindi, se devi recuperare, inverti l’ordine prima di selezionare. Orientati con la data e non con le immagini. Gli speciali da un’ora occupano una riga sola. Le puntate già scaricate sono segnate.',
      },
      {
        title: 'Riconosci i titoli Premium',
        text: 'Un simbolo sull’immagine indica l’offerta a pagamento, che comprende molte serie degli anni passati. Quelle complete si trovano sotto «Full Series». Controlla prima di partire che anche la seconda puntata sia visibile. Una serie britannica ha spesso tre, quattro o sei puntate da 47 minuti.',
      },
      {
        title: 'Scrivi la data nel nome del file',
        text: 'Nelle soap sostituisce il numero della puntata. Restano disponibili circa un mese; una settimana di «Coronation Street» in 720p occupa 2 GB. Per i quiz puoi aggiungere anche gli ospiti, se la descrizione li riporta.',
      },
      {
        title: 'Copia i file sul tablet',
        text: 'Con il rumore dei motori i sottotitoli sono indispensabili: salvali in un file separato per il portatile oppure impressi nell’immagine per un lettore semplice. Prova ogni video in modalità aereo e carica la batteria. Se mancano solo tre ore al volo, scarica una miniserie in 480p: occupa meno di 1 GB.',
      },
    ],
    hints: [
      {
        title: 'Evitare le anticipazioni',
        text: 'La pagina iniziale mostra chi è stato eliminato dai reality. Scrivi tre lettere nella ricerca e apri direttamente la serie.',
      },
      {
        title: 'Gialli disponibili in anticipo',
        text: 'Di alcune serie nuove l’intera stagione è online prima della messa in onda settimanale. Se la guardi subito, non svelare il finale a chi la segue in TV.',
      },
      {
        title: 'Serie poliziesche',
        text: 'I casi degli ispettori più noti sono film da novanta minuti: uno per l’andata e uno per il ritorno.',
      },
      {
        title: 'Reality e talk show collegati',
        text: 'I reality serali hanno un talk show di accompagnamento, che è una serie separata. Seleziona le puntate di entrambi in base alla data.',
      },
      {
        title: 'Cartoni per i bambini',
        text: 'ITVX Kids offre episodi da undici minuti. Conviene copiarli su un dispositivo a parte.',
      },
    ],
    questions: [
      {
        question: 'Che ne è di ITV Hub?',
        answer:
          'A fine 2022 è stato sostituito da ITVX, che ne ha conservato gli account. Se la vecchia password non funziona, chiedine una nuova via e-mail. Lo stesso account vale anche sul decoder.',
      },
      {
        question: 'Le puntate hanno i sottotitoli?',
        answer:
          'Buona parte sì, ma solo in inglese. I quiz li hanno quasi tutti, i film americani meno spesso.',
      },
      {
        question: 'Perché un film americano non si può selezionare?',
        answer:
          'Perché ITVX non lo riproduce su un computer oppure lo trasmette soltanto in diretta. Dipende dai diritti acquistati.',
      },
      {
        question: 'BritBox è la stessa cosa di Premium?',
        answer:
          'Nel Regno Unito il suo catalogo è confluito in ITVX Premium. Negli altri Paesi BritBox è un servizio autonomo, che questo prodotto non comprende.',
      },
    ],
    meta_title: 'Guida: ITVX, soap e serie in viaggio',
    meta_description:
      'Ordine delle puntate, titoli Premium, data nel nome: come salvare nel Regno Unito soap e serie di ITVX per un viaggio.',
  },
  channel_4_downloader: {
    title: 'Channel 4: trovare e salvare Walter Presents e Film4',
    intro:
      'Channel 4 è un canale pubblico finanziato dalla pubblicità, con decenni di commedie, inchieste e serie straniere. Questa guida mostra dove trovare le migliori e in quale ordine scaricarle.',
    steps: [
      {
        title: 'Crea un account e accedi',
        text: 'È gratuito, richiede un codice postale britannico e permette la visione solo nel Regno Unito. Channel 4+ è l’abbonamento che elimina la maggior parte della pubblicità, ma non tutta.',
      },
      {
        title: 'Sfoglia «Categories»',
        text: 'Comedy, Documentaries e World Drama sono più facili da esplorare dell’elenco dalla A alla Z, e ciascuna sezione termina con un collegamento a tutti i titoli. Le vecchie commedie restano online per anni, quindi puoi lasciarle per ultime.',
      },
      {
        title: 'Scegli una serie di Walter Presents',
        text: 'La raccolta comprende serie europee, anche italiane, che di solito arrivano complete il venerdì. Sono in versione originale con sottotitoli inglesi. Ogni pagina indica il Paese, il numero di puntate e il commento di chi le ha selezionate. Guarda venti minuti della prima, poi decidi se prendere il resto. Il titolo inglese non è quello originale, che trovi nei titoli di coda.',
      },
      {
        title: 'Controlla i sottotitoli',
        text: 'Nelle serie straniere fanno spesso parte dell’immagine e quindi anche del file: se il menu Sottotitoli è vuoto, non serve aggiungerne. Quelli che compaiono nel menu si possono invece disattivare. Le versioni con la lingua dei segni sono voci separate, con una data più recente.',
      },
      {
        title: 'Scarica prima i film',
        text: 'Sono quelli che scadono più presto. Poi aggiungi l’intera serie: otto puntate da cinquanta minuti in 720p occupano 6 GB. Ordina la libreria per Paese e, per ogni cartella, ascolta una battuta e annota se i sottotitoli sono impressi.',
      },
    ],
    hints: [
      {
        title: 'Stagioni brevi',
        text: 'Sei puntate da venticinque minuti occupano poco spazio. In inglese britannico «Series 3» significa terza stagione: nel nome scrivi «S03».',
      },
      {
        title: 'Le scadenze di Film4',
        text: '«6 days left» significa che dopo sei giorni il film viene tolto. Un film indipendente britannico torna spesso dopo qualche mese, uno straniero forse mai.',
      },
      {
        title: 'I titoli originali',
        text: 'Walter Presents dà quasi a tutto un nome inglese. Per trovare critiche e informazioni usa quello originale.',
      },
      {
        title: 'Le gare settimanali',
        text: 'Le puntate di «Bake Off» sono online la sera stessa e restano per tutta la stagione. Guardale prima di leggere i giornali, che annunciano gli eliminati.',
      },
      {
        title: 'Inchieste temporaneamente ritirate',
        text: 'Durante un processo alcune vengono tolte per mesi. Se mancano dall’elenco, di solito non è un errore.',
      },
    ],
    questions: [
      {
        question: 'Serve la TV Licence?',
        answer:
          'Per la diretta sì, per i programmi on demand di Channel 4 no; devi comunque trovarti nel Regno Unito. La differenza è spiegata nella pagina di aiuto del canale.',
      },
      {
        question: 'Dove sono le prime edizioni di «Bake Off»?',
        answer:
          'Erano della BBC: Channel 4 trasmette la gara dal 2017. Il nome All 4 è stato abbandonato nel 2023, ma gli account e le password di allora funzionano ancora.',
      },
      {
        question: 'Arriverà la seconda stagione della mia serie danese?',
        answer:
          'Walter Presents acquista le stagioni una alla volta e le annuncia nella newsletter. Finché la pagina non la elenca, non c’è nulla da salvare.',
      },
      {
        question: 'Posso prestare un film al gruppo di lettura?',
        answer:
          'No, ma puoi consigliarlo indicando la scadenza: il servizio è gratuito e ognuno può guardarlo lì.',
      },
      {
        question: 'E4 e More4 sono compresi?',
        answer:
          'I loro programmi on demand fanno parte dello stesso catalogo e si trovano con la stessa ricerca.',
      },
    ],
    meta_title: 'Guida: Channel 4 e Walter Presents',
    meta_description:
      'Categories, serie europee in originale, sottotitoli nell’immagine: come trovare e salvare per sé i programmi di Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay: salvare fiction recenti e programmi delle Teche',
    intro:
      'RaiPlay unisce le puntate di questa settimana a settant’anni di televisione italiana. Ecco come trovare un titolo in ciascuna sezione, controllarne la scadenza e conservarlo con i sottotitoli.',
    steps: [
      {
        title: 'Accedi con un account gratuito',
        text: 'Per registrarti bastano l’e-mail e la data di nascita; l’account conserva la tua lista e il punto in cui sei arrivato. Dal menu in alto raggiungi «Fiction», «Film», «Documentari» e «Teche Rai». Fuori dall’Italia film e sport sono bloccati, le produzioni Rai molto meno.',
      },
      {
        title: 'Scegli la sezione',
        text: 'Le storie sono in «Fiction» e «Serie TV», l’intrattenimento e le inchieste in «Programmi». Le produzioni sono divise per stagione, con l’anno accanto. In TV vanno in onda due puntate per sera, che il sito propone separate oppure come un unico video da cento minuti: prima di numerarle controlla la durata.',
      },
      {
        title: 'Cerca nelle Teche',
        text: 'Varietà, sceneggiati e interviste si possono sfogliare per decennio o per nome. Scegli una singola serata, per esempio con Mina, prima di aggiungerne altre: il ritmo è molto diverso da quello di oggi. La risoluzione è quella dell’epoca, e un formato più grande non migliora uno sketch del 1965.',
      },
      {
        title: 'Aggiungi i sottotitoli',
        text: 'La maggior parte delle fiction li ha, per non udenti. Sono utili anche con i dialetti: il napoletano, per esempio, a volte viene reso in italiano. Salvandoli come SRT puoi cercare una battuta.',
      },
      {
        title: 'Salva ogni film TV in un file',
        text: 'Un episodio di «Montalbano» dura quasi due ore, come un film, e in 720p occupa 2 GB. Comincia il nome con l’anno, così non si mescola con la serie sugli anni giovanili. Dai la precedenza ai titoli con l’indicazione «Disponibile fino al».',
      },
    ],
    hints: [
      {
        title: 'Il Festival di Sanremo',
        text: 'Ci sono le cinque serate e, separatamente, tutte le esibizioni. Se ti interessano le canzoni, scegli queste: la sola finale dura più di cinque ore. Evita di prendere entrambe le versioni.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'I podcast e le trasmissioni di Radio Rai si trovano su questo servizio, che è separato. Il prodotto riguarda soltanto i video.',
      },
      {
        title: 'Rai Cultura e Rai Storia',
        text: 'Offrono brevi lezioni senza scadenza su Dante, Olivetti o l’alluvione di Firenze, comode da guardare in treno.',
      },
      {
        title: 'La lingua originale',
        text: 'Le serie straniere sono doppiate. Quando c’è anche la versione originale, puoi tenere le due tracce in un MKV.',
      },
    ],
    questions: [
      {
        question: 'Per quanto tempo resta disponibile un titolo?',
        answer:
          'Le Teche restano, mentre i film e le serie acquistati vengono tolti. La scadenza è indicata soltanto per alcuni: metti questi in cima alla coda.',
      },
      {
        question: 'Posso mostrare una puntata in classe?',
        answer:
          'La copia privata non lo consente: per la didattica valgono altre norme, che puoi verificare con la scuola. Se vuoi usare le immagini in un lavoro, rivolgiti all’ufficio di Rai Teche.',
      },
      {
        question: 'Ricordo solo il conduttore: come trovo il programma?',
        answer:
          'Scrivi il cognome nella ricerca e filtra per «Programmi». Dalla pagina di una puntata un collegamento porta all’intera serie.',
      },
      {
        question: 'Di uno sceneggiato ci sono solo la seconda e la quinta puntata: perché?',
        answer:
          'I nastri costavano molto e venivano riutilizzati. È probabile che le altre non siano state conservate.',
      },
      {
        question: 'Vivo all’estero: che cosa posso vedere?',
        answer:
          'Molte produzioni Rai sì, film e sport quasi mai. La pagina del titolo lo segnala prima dell’avvio.',
      },
    ],
    meta_title: 'Guida: RaiPlay, fiction e Teche',
    meta_description:
      'Sezioni, Teche per decennio, sottotitoli, scadenze: come salvare sul computer i programmi di RaiPlay per uso privato.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity: salvare puntate intere e unire le parti',
    intro:
      'Per ogni trasmissione Mediaset Infinity pubblica decine di clip, e spesso divide la serata in più parti. Questa guida mostra come trovare la puntata intera, unirla e archiviarla con la data.',
    steps: [
      {
        title: 'Accedi con un account gratuito',
        text: 'Permette di guardare i programmi di Canale 5, Italia 1, Rete 4 e delle reti minori; puoi entrare anche con un social. Infinity+ è l’offerta a pagamento con film e serie. Se la paghi come canale di Amazon, ti serve il prodotto per Prime Video.',
      },
      {
        title: 'Cerca «Puntate intere»',
        text: 'Si trovano sotto diverse righe di clip, divise per mese nei programmi quotidiani. «Clip» ed «Extra» contengono soltanto frammenti, gli stessi che circolano sui social. Con il filtro dell’applicazione duecento righe diventano dodici.',
      },
      {
        title: 'Seleziona tutte le parti della serata',
        text: 'Il numero della parte è nel titolo, e l’applicazione propone di unirle in un solo video. Tre ore in 720p occupano 3 GB. Ascolta una decina di secondi intorno al punto di unione: se si ripete una frase è normale, se ne manca una probabilmente hai selezionato due volte la stessa parte.',
      },
      {
        title: 'Metti la data nel nome del file',
        text: 'È ciò che distingue una puntata quotidiana dall’altra. «2025-11-06 – Uomini e donne», per esempio, mantiene i file in ordine cronologico.',
      },
      {
        title: 'Crea una cartella per programma',
        text: 'Usa sempre lo stesso schema con rete, titolo e data. Le prime serate vengono caricate la mattina seguente, quindi avvia i download dopo colazione e nel pomeriggio controlla l’ultima parte: se il conduttore saluta il pubblico, la puntata è completa. Le strisce da dieci minuti conviene unirle per settimana.',
      },
    ],
    hints: [
      {
        title: 'Serie turche',
        text: 'In Italia una puntata originale viene divisa in due o tre, perciò «Episodio 61, parte 2» non corrisponde all’episodio 61 di altri Paesi. Segui la numerazione di Mediaset. Nelle repliche estive le puntate sono ancora più brevi.',
      },
      {
        title: '«Grande Fratello»',
        text: 'La diretta continua non si può salvare, le puntate serali sì, finché restano online. L’edizione precedente è di solito disponibile fino all’inizio della nuova, spesso senza la striscia quotidiana.',
      },
      {
        title: 'La programmazione estiva',
        text: 'Da giugno le soap cambiano orario o vanno in onda in doppia puntata. Per numerarle basati sulla data.',
      },
      {
        title: 'Serata, striscia e diretta',
        text: 'Dello stesso reality esistono questi tre contenuti, elencati separatamente. La striscia del giorno prima riassume la settimana in mezz’ora.',
      },
      {
        title: 'L’indicazione «Prima TV»',
        text: 'Se non c’è, una data recente può indicare soltanto una replica: confronta il titolo della puntata.',
      },
    ],
    questions: [
      {
        question: 'Perché per quel film serve Infinity+?',
        answer:
          'Molti film fanno parte dell’offerta a pagamento anche dopo il passaggio in televisione; lo indica la scritta nell’angolo della locandina. Spesso c’è anche la versione originale, che in un MKV sta insieme al doppiaggio.',
      },
      {
        question: 'Che cosa si vede dall’estero?',
        answer:
          'Alcuni programmi prodotti da Mediaset; film e sport no. In Spagna esiste un servizio con lo stesso nome, ma con account e catalogo diversi.',
      },
      {
        question: 'La puntata comincia con cinque minuti che ho già visto: è un errore?',
        answer:
          'No, è il riassunto. Puoi saltarlo nel lettore; se lo tagli, rischi di perdere l’inizio della scena successiva.',
      },
      {
        question: 'Ci sono i sottotitoli?',
        answer: 'Per una parte delle fiction e dei film sì, in italiano. Nei talk show di solito mancano.',
      },
      {
        question: 'Mi sono abbonato dal televisore: posso usare l’applicazione?',
        answer: 'Sì, dopo aver collegato l’abbonamento a un indirizzo e-mail con cui accedere al sito.',
      },
    ],
    meta_title: 'Guida: Mediaset Infinity, puntate intere',
    meta_description:
      'Puntate intere, parti da unire, data nel nome: come salvare per sé trasmissioni e serie di Mediaset Infinity.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+: salvare serie spagnole con due lingue',
    intro:
      'Movistar Plus+ si può sottoscrivere anche senza linea telefonica, e le sue serie hanno spesso sei puntate. Ecco come salvarle con l’audio originale, quello doppiato e i sottotitoli.',
    steps: [
      {
        title: 'Accedi con le credenziali giuste',
        text: 'I clienti dell’operatore usano quelle del contratto, gli altri l’e-mail indicata al momento dell’abbonamento. Se l’accesso non riesce, prova l’altra opzione della pagina. Scegli un profilo per adulti e troverai «Inicio», «Series», «Cine» e «Deportes»; la pagina di un titolo riporta l’anno, il Paese e l’ultimo giorno disponibile.',
      },
      {
        title: 'Apri «Originales»',
        text: 'Le produzioni di Movistar restano nel catalogo più a lungo di quelle acquistate. Una stagione conclusa si può selezionare per intero, mentre delle nuove escono spesso due puntate alla volta. I film stranieri si cercano per genere.',
      },
      {
        title: 'Scegli le lingue',
        text: 'VOSE è la versione originale con sottotitoli in spagnolo e «Dual» indica che le tracce audio sono due. Per una serie spagnola l’originale è già in castigliano. Catalano, basco e galiziano hanno i codici ca, eu e gl. Sul tablet usa un MP4 con una lingua sola.',
      },
      {
        title: 'Scarica tutta la stagione',
        text: 'Sei puntate da cinquanta minuti in 720p occupano circa 5 GB, un film da 2 a 4. Quando la prima è completata, aprila e prova a cambiare audio durante la riproduzione.',
      },
      {
        title: 'Confronta le due tracce audio',
        text: 'Ascolta la stessa frase in entrambe. Se una non è sincronizzata, scarica il titolo dal catalogo: nella sezione degli ultimi sette giorni i film sono registrati dal canale. In un MKV basta un tasto per passare dal francese allo spagnolo.',
      },
    ],
    hints: [
      {
        title: '«Últimos 7 días»',
        text: 'I programmi dei canali restano in questa sezione una settimana e spariscono alla stessa ora in cui erano andati in onda. Quelli di seconda serata compaiono la mattina dopo.',
      },
      {
        title: 'Le partite di calcio',
        text: 'Quelle intere si trovano di rado on demand, le trasmissioni dedicate più spesso. Se ce n’è una, il nome del file riporta le squadre e non il risultato.',
      },
      {
        title: 'Due risoluzioni',
        text: 'Lo stesso film può essere disponibile in HD e in una versione per schermi grandi, che su un computer di solito non si apre. Verifica nel menu Qualità.',
      },
      {
        title: 'Cicli tematici',
        text: 'Le raccolte dedicate a un regista o a un decennio hanno una pagina propria. I loro film scadono tutti la stessa sera.',
      },
      {
        title: 'Documentari su musica e sport',
        text: 'Sono produzioni di Movistar e restano online per anni: puoi salvarli per ultimi.',
      },
    ],
    questions: [
      {
        question: 'Perché un programma ha due audio?',
        answer:
          'I canali spagnoli trasmettono spesso sia l’originale sia il doppiaggio. Un MKV può contenerli entrambi.',
      },
      {
        question: 'Ci sono versioni in catalano o in basco?',
        answer:
          'Qualche volta sì: controlla il menu Audio. Le serie girate in Catalogna o in Galizia hanno spesso anche la lingua locale.',
      },
      {
        question: 'Che cosa significa «Disfruta en el descodificador»?',
        answer:
          'Che il titolo si può guardare solo con il decoder, per ragioni di contratto. Se il sito non lo riproduce, non si può selezionare nell’applicazione.',
      },
      {
        question: 'Posso salvare le mie registrazioni?',
        answer:
          'No, sono conservate da Movistar con una scadenza propria. Il prodotto comprende il catalogo e i programmi degli ultimi sette giorni.',
      },
      {
        question: 'Funziona durante le ferie in Italia?',
        answer:
          'L’abbonamento a pagamento ti segue per un certo periodo nell’Unione europea. I file che hai salvato in Spagna si aprono senza connessione.',
      },
    ],
    meta_title: 'Guida: Movistar Plus+, serie spagnole',
    meta_description:
      '«Originales», VOSE, stagioni intere: come salvare in privato le serie spagnole di Movistar Plus+ con il tuo abbonamento.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV: distinguere acquisti, noleggi e film gratuiti',
    intro:
      'Su Rakuten TV si trovano film acquistati, a noleggio e gratuiti, e per ognuno valgono condizioni diverse. Questa guida mostra come riconoscerli, scegliere la lingua giusta e tenerli separati.',
    steps: [
      {
        title: 'Accedi e apri la tua libreria',
        text: 'Rakuten TV è attivo in una quarantina di Paesi europei: prima di entrare controlla la bandiera in fondo alla pagina, perché un account in un altro Paese ha una libreria vuota. Acquisti e noleggi sono elencati separatamente; accanto ai secondi è indicato il tempo che resta, e alla scadenza spariscono.',
      },
      {
        title: 'Leggi le condizioni del titolo',
        text: 'La pagina d’acquisto indica se ne è previsto l’uso offline sui tuoi dispositivi, e devi attenerti a ciò che dice. Per un noleggio hai di solito trenta giorni per cominciare e quarantotto ore per finire. Il secondo termine parte anche se fai una prova: per gli esperimenti usa un film gratuito.',
      },
      {
        title: 'Scegli la lingua dell’audio',
        text: 'Alcuni film hanno una sola lingua per volta, da selezionare prima di avviarli; molti offrono quella del Paese e l’originale. La bandiera si riferisce all’audio, la riga sottostante ai sottotitoli, che sono meno numerosi che altrove. Controlla tutto prima di pagare.',
      },
      {
        title: 'Crea tre cartelle',
        text: 'Chiamale «acquistati», «a noleggio» e «gratuiti», così sai sempre che cosa va cancellato. Per i noleggi scrivi nel nome il giorno e l’ora della scadenza. Un film in HD occupa 3 o 4 GB.',
      },
      {
        title: 'Controlla il file scaricato',
        text: 'Aprilo all’inizio e a tre quarti. Se hai pagato l’UHD, verifica quale risoluzione ottieni davvero sul computer. Cancella il noleggio quando scade, come se dovessi restituire un DVD.',
      },
    ],
    hints: [
      {
        title: 'I film gratuiti con pubblicità',
        text: 'Cambiano ogni mese e da un Paese all’altro: lo stesso titolo a marzo può essere a pagamento e a maggio di nuovo gratuito.',
      },
      {
        title: 'La qualità sul computer',
        text: 'Il browser riproduce spesso una risoluzione inferiore a quella del televisore, e il file corrisponde a quella. HD e UHD si acquistano separatamente.',
      },
      {
        title: 'I canali in diretta',
        text: 'Compaiono nello stesso menu dei film gratuiti. Non si possono selezionare.',
      },
      {
        title: 'Le produzioni di Rakuten',
        text: 'I documentari sui calciatori sono gratuiti in molti Paesi e offrono più sottotitoli dei film acquistati.',
      },
      {
        title: 'Una prova senza scadenza',
        text: 'Prima di noleggiare qualcosa per un viaggio salva un film gratuito: così provi la connessione, lo spazio e il lettore.',
      },
    ],
    questions: [
      {
        question: 'Che cosa succede se un film acquistato viene ritirato?',
        answer:
          'Di solito non è più in vendita, ma resta nella tua libreria. Se manca anche lì, rivolgiti a Rakuten con la conferma d’acquisto e controlla le condizioni di vendita.',
      },
      {
        question: 'Posso comprare da un altro Paese?',
        answer:
          'No, l’account è legato al Paese in cui ti sei iscritto; dopo un trasloco chiedi all’assistenza di Rakuten. Il servizio giapponese con lo stesso nome è separato.',
      },
      {
        question: 'Il file si apre in inglese, ma il film era doppiato: perché?',
        answer:
          'Il lettore parte dalla prima traccia audio. Prima di salvare sposta in alto la tua lingua, oppure cambiala durante la visione.',
      },
      {
        question: 'Posso pagare con i punti Rakuten?',
        answer: 'In alcuni Paesi sì. Per l’applicazione non fa differenza come hai pagato il film.',
      },
      {
        question: 'Posso conservare per sempre ciò che ho comprato?',
        answer:
          'Con l’acquisto ottieni il diritto di vedere il film su Rakuten TV. Se è ammessa una copia privata, lo stabiliscono le condizioni del servizio e la legge.',
      },
    ],
    meta_title: 'Guida: Rakuten TV, acquisti e noleggi',
    meta_description:
      'Libreria, condizioni, lingua e tre cartelle: mettere ordine tra i film di Rakuten TV nei limiti dei propri diritti.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: verificare se i download funzionano ancora',
    intro:
      'Il prodotto per SkyShowtime al momento non è in vendita. Se possiedi una licenza, questa guida ti aiuta a capire in poco tempo se funziona e a usarlo finché è possibile. Il servizio è attivo in oltre venti Paesi europei, ma non in Italia.',
    steps: [
      {
        title: 'Aggiorna l’applicazione e accedi',
        text: 'Le versioni vecchie non aprono più la pagina di accesso; l’aggiornamento conserva impostazioni, coda e licenza. Il servizio è disponibile nei Paesi nordici, nei Paesi Bassi, in Spagna, Portogallo ed Europa centrale e orientale. Se dopo la password vedi una pagina bianca, probabilmente SkyShowtime ha modificato il sito: cercalo nell’elenco delle novità e, se l’ultima versione non lo nomina, non aspettarti molto.',
      },
      {
        title: 'Imposta la lingua del profilo',
        text: 'Determina titoli, trame e nomi dei file; quella dei sottotitoli si sceglie a parte. Se più persone usano lo stesso disco, concordatela prima.',
      },
      {
        title: 'Prova con una puntata breve',
        text: 'Apri la pagina di uno studio, come Paramount, Universal, Nickelodeon o Sky, e scegli una commedia di mezz’ora. Aggiungila alla coda da sola. Se si vede nel browser ma non si salva, fermati; riprova il giorno dopo solo se il sito era in manutenzione.',
      },
      {
        title: 'Scegli audio e sottotitoli',
        text: 'Il doppiaggio c’è soprattutto nei film per bambini, quindi di solito conviene l’originale. Le lingue dei sottotitoli sono indicate da un codice, per esempio sv, pl o ro. Un’ora in 720p occupa circa 1 GB; controlla che lettere come ğ, ő e ł siano corrette.',
      },
      {
        title: 'Salva un titolo per volta e segnala i problemi',
        text: 'Se la prova riesce, apri ogni file prima di passare al successivo. In caso contrario scrivici dal modulo di contatto indicando titolo, Paese e sistema, e allega il registro, che non contiene né immagini né password. Ci aiuta a decidere se il prodotto può tornare.',
      },
    ],
    hints: [
      {
        title: 'La tua licenza resta valida',
        text: 'Rimane nel tuo account e, se è a vita, riduce il prezzo di una suite come qualsiasi altra. La pagina del prodotto indica la situazione aggiornata e un’alternativa.',
      },
      {
        title: 'Le stesse serie su altri servizi',
        text: 'Secondo il Paese, una parte dei titoli è disponibile anche altrove, forse su un servizio per cui hai già un nostro prodotto. La ricerca del televisore è il modo più rapido per scoprirlo.',
      },
      {
        title: 'I file salvati in passato',
        text: 'Si aprono con qualsiasi lettore e non vengono cancellati. Le condizioni dell’abbonamento continuano comunque a valere.',
      },
      {
        title: 'I download di SkyShowtime',
        text: 'Alcuni piani li prevedono su telefono e tablet: per un viaggio, al momento, sono la scelta più sicura.',
      },
    ],
    questions: [
      {
        question: 'Quali sottotitoli servono per imparare una lingua?',
        answer:
          'Quelli nella lingua parlata, di solito l’inglese, perché le traduzioni sono spesso abbreviate. Con due file SRT puoi passare dall’uno all’altro.',
      },
      {
        question: 'Che differenza c’è tra i piani?',
        answer:
          'Cambiano la pubblicità, la risoluzione e il numero di visioni contemporanee, mentre i titoli sono più o meno gli stessi. La tabella aggiornata è sul sito del tuo Paese.',
      },
      {
        question: 'Perché il prodotto è stato ritirato?',
        answer:
          'Perché non vendiamo ciò che non riusciamo a far funzionare con continuità. SkyShowtime modifica spesso il sito, e un prodotto che funziona solo in certi giorni non basta.',
      },
      {
        question: 'Il mio piano si rinnova: pagherò ancora?',
        answer:
          'Nel tuo account trovi la data e l’importo del prossimo addebito, e puoi disdire in qualsiasi momento. Se un addebito ti sembra sbagliato, scrivici.',
      },
      {
        question: 'Con la suite SkyShowtime funziona meglio?',
        answer: 'No, si comporta come con il prodotto singolo. Sceglila soltanto per gli altri servizi.',
      },
    ],
    meta_title: 'Guida: SkyShowtime, per chi ha la licenza',
    meta_description:
      'Il prodotto per SkyShowtime non è in vendita: che cosa può fare chi ha una licenza, come provarlo e quali alternative ci sono.',
  },
  now_tv_downloader: {
    title: 'NOW: scegliere i pass e provare i download',
    intro:
      'NOW vende pass separati per serie, cinema e sport. Il nostro prodotto per questo servizio non è attualmente in vendita: la guida è per chi possiede già una licenza e vuole sapere se può ancora usarla.',
    steps: [
      {
        title: 'Controlla i pass nel tuo account',
        text: 'Apri il sito di NOW con un normale browser: in «My Account» vedi quali pass sono attivi, quando si rinnovano e quando una prova diventa un abbonamento a pagamento. Disdici in tempo quelli che non usi. Con un pass in pausa non puoi guardare nulla.',
      },
      {
        title: 'Abbina il titolo al pass giusto',
        text: 'Le serie sono comprese in Entertainment, insieme ai reality e ai programmi per bambini; i film sono in Cinema. Se nel browser la riproduzione parte, il titolo si può selezionare. Il lucchetto o la proposta di acquisto indicano che il pass ti manca.',
      },
      {
        title: 'Comincia dai titoli in scadenza',
        text: 'Si trovano in «Leaving soon», dove spesso è indicato quanto tempo resta. Le serie HBO cambiano servizio alla fine dei contratti: controlla anche HBO Max.',
      },
      {
        title: 'Scarica una puntata breve di prova',
        text: 'Bastano mezz’ora di commedia e 500 MB in 720p. Se la barra non avanza, annulla il download. Il numero di visioni contemporanee è limitato, quindi la notte è il momento migliore per non disturbare nessuno. Prova separatamente anche un film: usa una parte diversa del servizio e occupa due o tre volte tanto.',
      },
      {
        title: 'Decidi se continuare',
        text: 'Se la prova non riesce, lascia stare: conservare la licenza non costa nulla. Se riesce, scarica ciò che avresti guardato comunque e non rinnovare un pass solo per questo. Annota il risultato con la data, perché il mese prossimo può essere diverso.',
      },
    ],
    hints: [
      {
        title: 'L’opzione per la qualità',
        text: 'L’alta definizione e l’audio multicanale possono richiedere un supplemento, che toglie anche gli spot. Non influisce sulla possibilità di salvare un titolo.',
      },
      {
        title: 'Versioni e aggiornamenti',
        text: 'L’elenco delle novità indica se l’ultima versione riguarda NOW. Se non è nominato, è probabile che non sia cambiato niente. La pagina del prodotto dice quando torna in vendita.',
      },
      {
        title: 'I download di NOW',
        text: 'L’app per telefono li ha offerti per alcuni pass; la pagina di aiuto del servizio specifica quali.',
      },
      {
        title: 'Altri servizi britannici',
        text: 'Per iPlayer, ITVX e Channel 4 abbiamo prodotti in vendita, ciascuno con una prova gratuita.',
      },
      {
        title: 'Passare alla suite',
        text: 'Una licenza a vita per NOW riduce il prezzo della suite video per lo stesso sistema. Accedi al negozio e la pagina della suite mostra l’importo.',
      },
    ],
    questions: [
      {
        question: 'NOW in Italia e nel Regno Unito sono la stessa cosa?',
        answer:
          'Funzionano in modo simile, ma pass e titoli sono diversi. Il prodotto era stato sviluppato per Regno Unito e Irlanda.',
      },
      {
        question: 'Il mese di Cinema è finito: che cosa faccio dei film?',
        answer:
          'Cancellali, perché con il pass finisce anche il diritto di vederli. Per ricordartene, scrivi la scadenza nel nome della cartella.',
      },
      {
        question: 'Il prodotto tornerà in vendita?',
        answer: 'Non possiamo prometterlo. Se succederà, sulla pagina ricompariranno i piani.',
      },
      {
        question: 'Può servire un altro computer?',
        answer:
          'Di rado. Se a una persona funziona e a un’altra no, di solito hanno pass diversi oppure una delle due usa una versione vecchia.',
      },
      {
        question: 'Che cosa devo scrivere all’assistenza?',
        answer:
          'Il pass, il titolo, il sistema, la versione dell’applicazione e il testo esatto dell’errore. Allega anche il registro, così possiamo risponderti subito.',
      },
    ],
    meta_title: 'Guida: NOW, scegliere il pass',
    meta_description:
      'Il prodotto per NOW non è in vendita: come chi ha una licenza può controllare i pass, fare una prova e capire se funziona.',
  },
  videoland_downloader: {
    title: 'Videoland: salvare serie olandesi su Windows',
    intro:
      'Videoland unisce produzioni proprie e programmi RTL dei Paesi Bassi. Il prodotto è in vendita per Windows. Come esempio prepariamo quattro puntate per il viaggio in treno da Groninga a Maastricht.',
    steps: [
      {
        title: 'Accedi e scegli il tuo profilo',
        text: 'In base al piano cambiano la pubblicità e il numero di schermi. Ogni persona della famiglia ha un profilo: se usi quello di un altro, gli sposti il punto in cui era arrivato. Quello per bambini contiene soprattutto cartoni animati, quindi per un thriller serve un profilo per adulti.',
      },
      {
        title: 'Scegli fra Originals e Gemist',
        text: 'Nella prima sezione trovi le produzioni di Videoland, di solito in otto puntate; nella seconda i programmi TV da recuperare, con canale e giorno, che restano alcune settimane. «Extra’s» raccoglie i dietro le quinte. La serie può aprirsi sull’ultima stagione: per cominciare scegli «Seizoen 1».',
      },
      {
        title: 'Seleziona la soap per settimana',
        text: '«GTST» esce dal lunedì al venerdì, e per gli abbonati a volte un giorno prima: lo indica «Vooruitkijken». La data mostrata è quella di pubblicazione, quindi usa il numero della puntata per ordinarle.',
      },
      {
        title: 'Attiva i sottotitoli olandesi',
        text: '«nl» è la traduzione, «nl, SDH» è il testo per non udenti con i rumori descritti, utile su un treno rumoroso. Otto puntate in 720p occupano circa 5 GB.',
      },
      {
        title: 'Scarica su Windows e prova senza rete',
        text: 'L’edizione per Mac non è più in vendita. Quando i file sono pronti, attiva la modalità aereo e apri il secondo invece del primo: così controlli anche l’ordine. Chiudi gli altri programmi e carica la batteria prima di partire.',
      },
    ],
    hints: [
      {
        title: 'Imparare l’olandese',
        text: 'Nelle serie ambientate ad Amsterdam si usa molto gergo; nei programmi sulla casa si parla in modo più chiaro. Le serie fiamminghe hanno spesso sottotitoli olandesi anche per il pubblico dei Paesi Bassi.',
      },
      {
        title: 'Videoland in Belgio',
        text: 'Il servizio è destinato ai Paesi Bassi. Durante un viaggio nell’Unione europea l’abbonamento si può usare anche in Belgio; chi vive ad Anversa deve invece rivolgersi alle piattaforme locali.',
      },
      {
        title: 'Reality con più puntate alla settimana',
        text: 'I programmi sulle coppie ne pubblicano diverse. Aggiungi la data al nome, per non guardare la separazione di domenica prima del bacio di venerdì.',
      },
      {
        title: 'Film in scadenza',
        text: 'La riga «Binnenkort weg» raccoglie quelli che vengono tolti a fine mese. Gli originali restano nel catalogo.',
      },
      {
        title: 'La batteria in treno',
        text: 'Non tutti gli Intercity hanno le prese. Con un video in 720p e lo schermo a metà luminosità una carica basta per tutto il viaggio.',
      },
    ],
    questions: [
      {
        question: 'Funziona durante una vacanza in Italia?',
        answer:
          'L’abbonamento a pagamento ti segue nell’Unione europea durante un soggiorno temporaneo; il sito può chiederti di confermare la residenza. Per sicurezza copia i file prima di partire.',
      },
      {
        question: 'Manca una stagione: perché?',
        answer:
          'Può trovarsi su un altro servizio, e l’applicazione elenca soltanto ciò che Videoland offre. NPO Start, della televisione pubblica, è un servizio separato.',
      },
      {
        question: 'Quale piano mi serve?',
        answer: 'Qualsiasi piano va bene. Il menu Qualità mostra le risoluzioni comprese nel tuo.',
      },
      {
        question: 'Due persone possono usare sottotitoli diversi sullo stesso portatile?',
        answer:
          'Non contemporaneamente. Un MKV con due tracce di sottotitoli permette però di sceglierli ogni volta.',
      },
      {
        question: 'Videoland è compreso nel mio contratto Internet: come accedo?',
        answer:
          'Con l’account creato al momento dell’attivazione e non con quello del gestore. L’indirizzo è riportato nell’e-mail di conferma di Videoland.',
      },
    ],
    meta_title: 'Guida: Videoland su Windows',
    meta_description:
      'Originals, Gemist, «GTST» a settimane, sottotitoli olandesi: come salvare le serie di Videoland su un computer con Windows.',
  },
}
