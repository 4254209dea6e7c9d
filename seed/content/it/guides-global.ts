import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix: salvare una stagione con audio e sottotitoli',
    intro:
      'Le lingue che Netflix ti propone dipendono dal tuo profilo, quindi conviene cominciare da lì. Per preparare una stagione bastano un quarto d’ora davanti allo schermo e una notte in cui il computer lavora da solo.',
    steps: [
      {
        title: 'Accedi e scegli il tuo profilo',
        text: 'Apri Netflix nel browser integrato di Tidemark Video e accedi. Quando compare «Chi vuole guardare Netflix?», scegli il profilo che usi di solito e, se è protetto, inserisci il PIN. Così ritrovi «La mia lista» e le serie che hai lasciato a metà. Evita i profili per bambini, perché nascondono gran parte del catalogo.',
      },
      {
        title: 'Controlla le lingue preferite',
        text: 'Le trovi nelle impostazioni del profilo, sul sito di Netflix. Per ogni titolo il servizio mostra solo da cinque a sette lingue, quelle che ritiene più utili nel Paese in cui ti trovi. Se fra l’audio e i sottotitoli ne manca una che ti serve, aggiungila qui e ricarica la pagina della serie.',
      },
      {
        title: 'Apri la serie e scegli la stagione',
        text: 'Il menu accanto a «Episodi» permette di passare da una stagione all’altra; le miniserie non ce l’hanno e mostrano subito l’elenco completo. L’applicazione riporta numero, titolo e durata di ogni puntata. Con la casella in cima all’elenco selezioni tutta la stagione.',
      },
      {
        title: 'Scegli i sottotitoli',
        text: 'I sottotitoli per non udenti, indicati con CC, descrivono anche i rumori. Quelli «forzati» traducono soltanto le battute in una lingua straniera: prendili se guardi la versione doppiata, altrimenti non capirai la scena in cui si parla coreano. Per tenere più lingue insieme scegli MKV; per un tablet o la presa USB dell’auto è meglio un MP4 con una sola traccia audio.',
      },
      {
        title: 'Scarica una puntata di prova',
        text: 'Guardane un paio di minuti e, se va tutto bene, aggiungi le altre alla coda. In 1080p un’ora occupa circa 2 GB e una stagione di otto ore una quindicina; in 720p basta la metà. La mattina dopo apri la prima e l’ultima puntata e prova a cambiare traccia: se funziona, puoi mettere il portatile in valigia.',
      },
    ],
    hints: [
      {
        title: 'I download dell’app di Netflix',
        text: 'Su telefono e tablet sono la soluzione più semplice. Con il piano con pubblicità hanno qualche limite in più, e per certi titoli conta anche quante volte li scarichi in un anno. Nell’app per Windows la funzione non c’è più dal 2024: questa guida serve soprattutto lì.',
      },
      {
        title: 'Titoli in scadenza',
        text: 'I film su licenza riportano nella loro pagina l’ultimo giorno in cui si possono vedere, di solito con un mese di anticipo. Mettili in cima alla coda: le produzioni Netflix restano nel catalogo e possono aspettare.',
      },
      {
        title: 'Quanti schermi insieme',
        text: 'Chi sta guardando Netflix in salotto occupa una delle visioni contemporanee del tuo piano. Se compare un avviso sui troppi dispositivi, aspetta che il film finisca e poi riprendi.',
      },
      {
        title: 'Che cosa non si può salvare',
        text: 'I giochi e le dirette sono esclusi. Uno spettacolo dal vivo si può selezionare quando Netflix ne pubblica la registrazione.',
      },
    ],
    questions: [
      {
        question: 'All’estero vedo altri titoli: come mai?',
        answer:
          'Il catalogo dipende dal Paese in cui ti trovi. Durante un soggiorno temporaneo nell’Unione europea conservi quello italiano; altrove può mancare proprio la stagione che ti interessa, quindi scaricala prima di partire.',
      },
      {
        question: 'Un utente extra può usare l’applicazione?',
        answer:
          'Sì, con le tue stesse condizioni: ha credenziali proprie e un suo profilo. Nell’applicazione deve accedere con quelle, non con la password di chi paga l’abbonamento principale.',
      },
      {
        question: 'Va bene anche il piano con pubblicità?',
        answer:
          'Sì, per quasi tutti i titoli. Quelli che nel browser sono contrassegnati da un lucchetto non si possono selezionare nemmeno nell’applicazione.',
      },
      {
        question: 'Che cosa faccio dei file se disdico Netflix?',
        answer:
          'Cancellali, perché servivano alla visione durante l’abbonamento. La licenza di Tidemark non c’entra e resta valida.',
      },
    ],
    meta_title: 'Guida: Netflix, lingue e sottotitoli',
    meta_description:
      'Profilo, lingue, stagioni e sottotitoli forzati: come preparare una serie Netflix sul computer con il tuo abbonamento.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video: distinguere titoli inclusi, noleggi e canali',
    intro:
      'Su Prime Video i titoli inclusi stanno accanto a quelli da noleggiare, da acquistare o da vedere con un canale aggiuntivo. Questa guida ti aiuta a riconoscerli prima di riempire la coda e a scegliere la versione giusta.',
    steps: [
      {
        title: 'Accedi al sito del tuo Paese',
        text: 'Il tuo account è legato a un negozio Amazon, per esempio amazon.it. Chi ha vissuto all’estero può averne ancora uno su .co.uk o .de. Se la password viene accettata ma la lista è vuota e la pagina ti propone di abbonarti a Prime, hai scelto il sito sbagliato.',
      },
      {
        title: 'Controlla se il titolo è incluso',
        text: '«Incluso con Prime» e la spunta blu significano che non c’è nulla da pagare. La borsa della spesa indica noleggio o acquisto, «Gratis con pubblicità» vale per tutti e il nome di un canale richiede un abbonamento a parte. Lo stesso film può avere due di queste scritte: con il filtro sopra i risultati vedi solo quello che ti interessa.',
      },
      {
        title: 'Confronta le versioni nei dettagli',
        text: 'Nei dettagli trovi le lingue dell’audio e dei sottotitoli; UHD, HDR, CC e AD sono indicati in piccolo sotto il pulsante. A volte la versione originale ha una pagina tutta sua. Controlla anche la durata, perché la versione estesa e quella uscita al cinema hanno spesso la stessa locandina.',
      },
      {
        title: 'Scegli audio e sottotitoli',
        text: 'Avvia la riproduzione per qualche secondo: l’applicazione riconosce così le tracce, le risoluzioni e i capitoli disponibili. «Dialogue Boost» è un audio con le voci più chiare. Seleziona ciò che ti serve e, se vuoi il resto della stagione, usa la casella in alto.',
      },
      {
        title: 'Crea una cartella per i noleggi',
        text: 'Se li tieni separati dal resto, sai sempre che cosa va cancellato e quando; scrivi la scadenza nel nome. Un film in 1080p occupa da 3 a 6 GB e otto puntate una dozzina: controlla lo spazio libero prima di avviare il download.',
      },
    ],
    hints: [
      {
        title: 'I noleggi hanno due scadenze',
        text: 'Di solito hai 30 giorni per cominciare e, dal primo avvio, 48 ore per finire. La pagina del titolo riporta entrambi i termini. Il secondo parte anche se premi play solo per provare, quindi aspetta di avere davvero la serata libera.',
      },
      {
        title: 'L’app di Amazon per computer',
        text: 'Esiste per Windows e per Mac e permette anch’essa di scaricare. Conserva un numero limitato di titoli e ogni tanto deve ricollegarsi a Internet, ma per due film prima di un volo può bastare.',
      },
      {
        title: 'Stagioni con condizioni diverse',
        text: 'Capita che la prima stagione sia inclusa, la seconda in vendita e la terza disponibile solo con un canale. Ricontrolla l’etichetta ogni volta che cambi stagione.',
      },
      {
        title: 'Interviste e scene tagliate',
        text: 'Si trovano fra i contenuti extra come voci separate, quasi sempre senza sottotitoli.',
      },
    ],
    questions: [
      {
        question: 'Perché vedo la pubblicità?',
        answer:
          'In molti Paesi, Italia compresa, Prime la prevede se non paghi l’opzione che la elimina. Dipende dal tuo account e non dal singolo titolo; i passaggi di questa guida restano gli stessi.',
      },
      {
        question: 'Dove ritrovo i miei acquisti?',
        answer:
          'Nella tua area personale, alla voce degli acquisti e noleggi, accanto alla lista. Un film comprato di norma resta disponibile anche quando non è più in vendita, a meno che il titolare non lo ritiri. Se manca una stagione, forse è stata acquistata con un altro account della famiglia.',
      },
      {
        question: 'Ricevo Prime dal mio partner: funziona?',
        answer:
          'Sì. Chi riceve il vantaggio accede con il proprio account; gli acquisti dell’altro non li vede, a meno che Amazon non glieli mostri.',
      },
      {
        question: 'Si può salvare la Champions?',
        answer:
          'La diretta no. Le repliche e le serie documentarie sulle squadre hanno una loro pagina, ma escono dal catalogo prima delle fiction.',
      },
    ],
    meta_title: 'Guida: Prime Video, inclusi e noleggi',
    meta_description:
      'Incluso, a noleggio, in vendita o di un canale: come riconoscere i titoli di Prime Video, le loro lingue e le loro scadenze.',
  },
  disney_plus_downloader: {
    title: 'Disney+: preparare i film per un viaggio con i bambini',
    intro:
      'Il profilo giusto, le canzoni nella lingua giusta e un tablet pronto prima di partire: ecco come preparare i film Disney+ per tutta la famiglia. Comincia un paio di giorni prima, così fai in tempo a provare tutto.',
    steps: [
      {
        title: 'Accedi con il profilo adatto',
        text: 'Per scegliere i film dei bambini entra dal loro profilo: la pagina è più semplice e non puoi selezionare per sbaglio qualcosa di inadatto. Le serie per adulti si vedono solo da un profilo con il limite d’età corrispondente; per modificarlo serve la password. Se per uscire dal profilo ti viene chiesto un PIN, è quello del controllo genitori.',
      },
      {
        title: 'Sfoglia i marchi e le raccolte',
        text: 'Disney, Pixar, Marvel, Star Wars e National Geographic hanno ciascuno una pagina propria, e raccolte come «Principesse» o «Corti» ti evitano di scrivere. Seleziona sei film e poi riducili a tre insieme a tuo figlio: guarderà più volentieri quelli che ha scelto lui.',
      },
      {
        title: 'Ascolta una canzone e scegli la lingua',
        text: 'Nei film d’animazione anche le canzoni cambiano con il doppiaggio. Ascolta un ritornello in italiano e uno in inglese, poi decidi. Se in famiglia si parlano due lingue, un MKV le contiene entrambe; con un vecchio tablet è più sicuro un MP4 con una sola traccia.',
      },
      {
        title: 'Scegli formato e dimensione dell’immagine',
        text: 'Alcuni film Marvel esistono anche in IMAX, con un’immagine più alta, e i vecchi «Simpson» nel 4:3 originale: si sceglie nella pagina del titolo. Su uno schermo da dieci pollici il 720p basta e ci sta il doppio dei film. Un’ora e mezza occupa poco più di 1 GB, un corto di sette minuti meno di 100 MB.',
      },
      {
        title: 'Copia i film sul tablet',
        text: 'Aggiungi l’anno al nome dei file, così una saga resta nell’ordine di uscita; per Marvel esiste anche una raccolta che segue l’ordine della storia. Collega il tablet con il cavo, copia i file, attiva la modalità aereo e apri ogni film per qualche secondo.',
      },
    ],
    hints: [
      {
        title: 'Contenuti extra',
        text: 'Le scene tagliate e i dietro le quinte hanno una scheda propria e non contano come puntate. Lì trovi anche le versioni karaoke di alcuni film, con il testo delle canzoni sullo schermo e la stessa durata dell’originale.',
      },
      {
        title: 'I download nell’app di Disney+',
        text: 'L’app chiede di ricollegarsi a Internet ogni 30 giorni circa. Con il piano con pubblicità i download non ci sono; con gli altri il numero di dispositivi è limitato e, quando lo raggiungi, puoi rimuoverne uno dalle impostazioni.',
      },
      {
        title: 'Episodi brevi per l’auto',
        text: 'Una storia di sette minuti si può interrompere a ogni sosta, un film no. Con dieci episodi copri più di un’ora di viaggio.',
      },
      {
        title: 'Classici con un avviso',
        text: 'Alcuni vecchi cartoni si aprono con una nota sul modo in cui ritraggono persone e culture. Guarda tu il primo minuto, prima di farli vedere ai piccoli.',
      },
    ],
    questions: [
      {
        question: 'Le serie con il marchio Hulu sono comprese?',
        answer:
          'Fuori dagli Stati Uniti Hulu ha preso il posto di Star all’interno di Disney+. Se il tuo piano le riproduce, puoi selezionarle; un lucchetto o l’invito a cambiare piano significano che non sono comprese.',
      },
      {
        question: 'Posso copiare il film sul tablet dei miei figli?',
        answer:
          'Sì, nell’ambito familiare, se le condizioni del servizio e la legge lo permettono. Non vale per i compagni di scuola: presta il tablet, non i file, e cancella tutto quando l’abbonamento finisce.',
      },
      {
        question: 'Mio figlio può avviare un download da solo?',
        answer:
          'L’applicazione è installata sul tuo computer e non chiede l’età di chi la usa. Tienila nel tuo utente e dai ai bambini soltanto i file già pronti.',
      },
      {
        question: 'Un film dell’inverno scorso è sparito: dov’è finito?',
        answer:
          'Soprattutto le coproduzioni possono uscire dal catalogo per un periodo, quando i diritti passano ad altri. Cercalo dal profilo di un adulto; se non compare nemmeno lì, per ora non è disponibile.',
      },
    ],
    meta_title: 'Guida: Disney+ per grandi e piccoli',
    meta_description:
      'Profilo, canzoni doppiate, IMAX o 4:3, copia sul tablet: come preparare film e serie di Disney+ per un viaggio in famiglia.',
  },
  hbo_max_downloader: {
    title: 'HBO Max: salvare una serie, anche se è ancora in corso',
    intro:
      'Le serie di punta di HBO Max escono una puntata alla settimana. Questa guida mostra come completare una stagione ancora in corso e come affrontare una serie di otto stagioni senza riempire il disco.',
    steps: [
      {
        title: 'Accedi con il tuo abbonamento',
        text: 'Dal luglio 2025 il servizio si chiama di nuovo HBO Max e i vecchi indirizzi con «max» portano alla stessa pagina. Se l’abbonamento è dell’operatore, scegli di collegare il fornitore e usa quelle credenziali. Se invece guardi HBO Max all’interno di Prime Video, ti serve il prodotto per Prime Video.',
      },
      {
        title: 'Scegli profilo e lingua',
        text: 'La lista e le lingue dipendono dal profilo; da quello dei bambini la maggior parte delle serie HBO non si vede. La lingua dell’interfaccia determina anche i nomi dei file, quindi impostala prima di scaricare. La serie si apre sull’ultima stagione o dove l’avevi lasciata: se vuoi vederla dall’inizio, torna alla prima.',
      },
      {
        title: 'Aggiungi la stagione alla coda',
        text: 'Le puntate che possiedi già vengono riconosciute dal nome e non si scaricano una seconda volta. In 1080p un’ora supera i 2 GB. Per una serie conclusa crea una cartella per ogni stagione e scarica la successiva quando sei a metà di quella che stai guardando.',
      },
      {
        title: 'Scarica la nuova puntata il lunedì',
        text: 'Le puntate della domenica sera americana arrivano in Italia in piena notte, quindi la mattina dopo sono disponibili. Nell’elenco quelle già scaricate sono in grigio e solo la nuova ha la casella libera. Se quel giorno manca l’audio italiano, aspetta qualche giorno oppure aggiungi la traccia più tardi.',
      },
      {
        title: 'Controlla che la stagione sia completa',
        text: 'Dopo il finale confronta il numero dei file con quello annunciato: per una stagione da dieci, dieci file completati. È normale che le puntate durino da 48 a 90 minuti. Apri l’ultima a metà, prova le due lingue e cancella i file di prova.',
      },
    ],
    hints: [
      {
        title: 'I filmati dietro le quinte',
        text: 'Molte puntate sono seguite da un breve filmato sulla lavorazione, che trovi fra i contenuti extra. Racconta quello che è appena successo, quindi guardalo dopo. Il riassunto iniziale fa invece parte della puntata.',
      },
      {
        title: 'Dialoghi difficili da sentire',
        text: 'Nelle serie HBO la musica è alta e le voci sono spesso basse. In cuffia usa la traccia stereo, con un impianto da salotto quella multicanale, e aggiungi i sottotitoli se guardi di notte a basso volume.',
      },
      {
        title: 'I film scadono a fine mese',
        text: 'Le serie HBO restano nel catalogo, mentre i film di altri studi escono di solito l’ultimo giorno del mese. Dai un’occhiata ai titoli in scadenza prima delle ferie.',
      },
      {
        title: 'La qualità dipende dal piano',
        text: 'Il menu Qualità elenca le risoluzioni che il tuo piano offre su un computer; oltre non si può andare. Con il piano con pubblicità hai anche una visione contemporanea in meno.',
      },
    ],
    questions: [
      {
        question: 'Perché manca una serie HBO?',
        answer:
          'Forse in Italia è ancora su un altro servizio. Sky ha trasmesso le serie HBO per anni e quei contratti scadono uno alla volta: ripeti la ricerca ogni tanto.',
      },
      {
        question: 'Posso avere italiano e inglese nello stesso file?',
        answer:
          'Sì, scegliendo MKV. Ricorda che il doppiaggio a volte esce più tardi dell’originale. Per un televisore che legge solo MP4 crea un file per lingua e indicala nel nome.',
      },
      {
        question: 'Mi sono fermato alla quarta stagione: come riprendo?',
        answer:
          'Riapri la serie nell’applicazione. Le puntate già presenti nella cartella sono segnate e la numerazione continua, purché tu non abbia cambiato i nomi dei file.',
      },
      {
        question: 'Una serie che conosco non compare: è un guasto?',
        answer:
          'Controlla prima il profilo: se ha un limite d’età più basso, i drammi violenti non vengono mostrati.',
      },
    ],
    meta_title: 'Guida: HBO Max, la serie della settimana',
    meta_description:
      'Completare una stagione in corso, trovare gli extra, unire doppiaggio e originale: HBO Max sul computer con il tuo abbonamento.',
  },
  hulu_downloader: {
    title: 'Hulu: scaricare ogni settimana le nuove puntate',
    intro:
      'Hulu pubblica le serie della TV americana il giorno dopo la messa in onda, e di molte tiene soltanto le ultime cinque puntate. Se vivi negli Stati Uniti, con un controllo alla settimana non te ne perdi nessuna.',
    steps: [
      {
        title: 'Accedi con il tuo account americano',
        text: 'Hulu funziona solo negli Stati Uniti, da solo o in un pacchetto con Disney+. Se i due account sono stati uniti, l’e-mail e la password sono quelle di Disney+. Tutto ciò che si apre su hulu.com riguarda questo prodotto; per il resto serve quello per Disney+.',
      },
      {
        title: 'Aggiungi le serie a «My Stuff»',
        text: 'Apri la serie e premi il segno più: le puntate nuove saliranno in cima alla lista e riceverai un avviso quando ne esce una. Tieni una decina di titoli, così il controllo settimanale dura un momento.',
      },
      {
        title: 'Controlla quando scadono le puntate',
        text: 'Nei dettagli di ogni puntata trovi «Expires in» con i giorni che restano. Se la scadenza cade prima del tuo prossimo controllo, falla passare avanti. Le serie FX di solito restano complete, mentre quelle ABC perdono le puntate più vecchie.',
      },
      {
        title: 'Seleziona le puntate e i sottotitoli',
        text: 'Le puntate già presenti nella cartella sono in grigio: seleziona le altre cominciando da quelle che scadono per prime e aggiungi i sottotitoli inglesi. Cinque puntate di una commedia in 720p occupano circa 1,5 GB.',
      },
      {
        title: 'Scarica a giorno fisso',
        text: 'Il sabato mattina è un buon momento, perché le trasmissioni del venerdì sono già online e i server sono poco occupati. Avvia i download e, quando tutte le righe sono completate, copia la cartella sul dispositivo che usi in viaggio. Nello stesso momento cancella le puntate che hai visto la settimana prima.',
      },
    ],
    hints: [
      {
        title: 'Versioni Sub e Dub',
        text: 'Lo stesso anime può comparire due volte: con i sottotitoli (Sub) e doppiato in inglese (Dub). Il doppiaggio arriva qualche settimana dopo e ha la stessa numerazione, quindi usa due cartelle diverse per evitare che un file sostituisca l’altro.',
      },
      {
        title: 'Canali aggiuntivi',
        text: 'I loro titoli compaiono fra gli altri nei risultati della ricerca, con il logo del canale nell’angolo. Puoi selezionarli finché paghi il canale; quando lo disdici, finisce anche il diritto di vederli.',
      },
      {
        title: 'Le pause della programmazione',
        text: 'A dicembre e in estate le reti americane si fermano. Tre settimane senza puntate nuove sono quindi una pausa e non un errore: la pagina della serie indica di solito quando si ricomincia.',
      },
      {
        title: 'Cercare una battuta nei sottotitoli',
        text: 'Conserva i file SRT anche dopo aver cancellato le puntate: occupano pochi kilobyte e ti permettono di ritrovare subito chi ha detto una certa frase.',
      },
    ],
    questions: [
      {
        question: 'Abito in Italia: posso usare Hulu?',
        answer:
          'No, il servizio è riservato agli Stati Uniti. In Italia molte di quelle serie sono su Disney+, dove Hulu è ormai una sezione, e per Disney+ abbiamo un prodotto apposito.',
      },
      {
        question: 'Nei file c’è la pubblicità?',
        answer:
          'Dipende dal piano: quello con gli spot interrompe la visione, e alcuni titoli si aprono soltanto con il piano senza pubblicità. Per sapere quanto dura la puntata vera e propria, controlla la durata indicata nella sua pagina.',
      },
      {
        question: 'Si possono salvare le registrazioni nel cloud?',
        answer:
          'No, fanno parte di Live TV, che il prodotto non gestisce. Gli stessi programmi sono però quasi sempre disponibili on demand dal giorno seguente.',
      },
      {
        question: 'Perché una puntata è in ritardo?',
        answer:
          'Alcuni contratti prevedono un intervallo più lungo dopo la messa in onda. Ricontrolla in serata, prima di pensare a un problema dell’applicazione.',
      },
    ],
    meta_title: 'Guida: Hulu, le puntate del giorno dopo',
    meta_description:
      '«My Stuff», scadenze, Sub e Dub: come tenere in ordine le puntate di Hulu negli Stati Uniti con il tuo abbonamento.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ su Windows e su Mac',
    intro:
      'Dall’autunno 2025 Apple lo chiama soltanto Apple TV. I passaggi sono gli stessi: accesso, titolo originale, tracce. Pochi titoli, tutti della casa e con un’immagine ottima: è il più facile da ordinare, se non ti perdi nel negozio. La strada è la stessa su Windows e su Mac.',
    steps: [
      {
        title: 'Tieni il telefono vicino',
        text: 'tv.apple.com chiede un codice di sei cifre, che arriva su un altro dispositivo. Se non ne hai uno, fattelo mandare per SMS. Dichiara attendibile il browser, o lo riscriverai ogni giorno.',
      },
      {
        title: 'Separa abbonamento e negozio',
        text: 'La pagina mostra insieme originali, film in vendita e altre app. Il logo Apple indica ciò che è compreso. Un prezzo sul pulsante vuol dire negozio; la scritta che avvia la prima puntata, abbonamento. I vecchi acquisti di iTunes seguono regole loro e restano fuori. La scheda dell’abbonamento elenca soltanto ciò che vi appartiene: parti sempre da lì e non dalla ricerca, che mescola tutto.',
      },
      {
        title: 'Pochi sottotitoli',
        text: 'Le lingue sono una quarantina: tienine due o tre, o il menu del lettore diventa ingestibile. Scrivi due lettere per trovare la tua. Quelle con SDH descrivono anche i suoni. I doppiaggi sono una decina.',
      },
      {
        title: 'Fai attenzione ad AD',
        text: 'È l’audiodescrizione, una voce che racconta le immagini. Sceglila soltanto se la vuoi. Per il portatile lo stereo è giusto; il multicanale vuole un amplificatore. Se l’immagine è scura, alza la luminosità del lettore e lascia stare il file.',
      },
      {
        title: 'Prendi la stagione',
        text: 'Di norma sono da otto a dieci puntate: si selezionano in una volta. Trailer ed extra sono in un’altra fila. Conta 3 GB all’ora in 1080p e prova un dialogo a mezza voce: se lo capisci, hai scelto bene. Prova anche il computer più vecchio di casa: se va a scatti, prendi il formato sotto.',
      },
    ],
    hints: [
      {
        title: 'In famiglia',
        text: 'Altre cinque persone possono guardare, ognuna con il proprio account Apple. Che ciascuna usi il suo. Ognuno vede l’abbonamento del gruppo e tiene la propria lista.',
      },
      {
        title: 'Il giorno è il venerdì',
        text: 'Le puntate escono di solito quella notte; al debutto ne arrivano due o tre. Qualche serie esce di mercoledì. In Italia è notte fonda, quindi a colazione c’è tutto.',
      },
      {
        title: 'Una coda lenta',
        text: 'Comprimono meno degli altri: un’ora pesa a volte il doppio del solito. La dimensione scritta sotto la coda è esatta.',
      },
    ],
    questions: [
      {
        question: 'Apple ha un’app per Windows?',
        answer:
          'Sì, nel Microsoft Store. Che cosa permetta di scaricare è spiegato nell’assistenza Apple. Se vuoi VLC, un altro televisore o due voci insieme, segui questi passi.',
      },
      {
        question: 'E le gare sportive?',
        answer:
          'Restano fuori: la guida riguarda serie, film e documentari. Un documentario su un campione, invece, è una serie come le altre. Lo stesso vale per i riassunti della giornata.',
      },
      {
        question: 'E i film comprati su iTunes?',
        answer: 'No. Si guardano con le applicazioni Apple, compresa quella per Windows.',
      },
      {
        question: 'Ce l’ho con l’operatore o con Apple One: è uguale?',
        answer:
          'Per l’applicazione sì: basta che tv.apple.com riproduca la serie. Finiti i mesi in regalo, finisce anche questo.',
      },
      {
        question: 'Il codice non arriva: che faccio?',
        answer:
          'Tocca la voce di chi non l’ha ricevuto e chiedi un SMS. Dopo vari errori Apple sospende i tentativi per un po’, e aspettare è più rapido.',
      },
    ],
    meta_title: 'Guida: Apple TV+ da un computer',
    meta_description:
      'Codice di accesso, originali, quaranta lingue di sottotitoli: Apple TV+ passo per passo su Windows e su Mac.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+: ordine tra Star Trek e Nickelodeon',
    intro:
      'Sessant’anni di televisione nello stesso scaffale. Con una numerazione chiara le generazioni non si confondono. Carta e penna: metà del lavoro è decidere l’ordine prima della prima puntata.',
    steps: [
      {
        title: 'Guarda il tuo piano',
        text: 'Da lui dipendono titoli e definizione. Chi lo riceve con un altro operatore entra tramite quello. Apri un titolo per genere e guarda un secondo: se chiede un piano superiore, resta chiuso anche qui. Negli Stati Uniti, per dire, Showtime sta nel livello alto.',
      },
      {
        title: 'Passa dal marchio',
        text: 'Star Trek, Nickelodeon, MTV e Comedy Central hanno pagine più complete della ricerca. Da lì non ti sfuggono i corti e i programmi di commento, che hanno schede loro e si scambiano per puntate mancanti.',
      },
      {
        title: 'Conta le puntate',
        text: 'Un episodio di cartoni contiene spesso due storie: per Paramount+ è uno, per altri elenchi sono due. Tieni il conto della pagina, perché con quello confronterai. Entrambi i titoli entrano nel nome.',
      },
      {
        title: 'Aggiungi l’anno',
        text: 'La serie vecchia e il suo rifacimento, che portano lo stesso titolo, resteranno distinti. I classici hanno 22 puntate o più a stagione, dunque due sere per serie. Ciò che fu girato in video negli anni novanta finisce nella misura in cui è nato.',
      },
      {
        title: 'Numera lo scaffale',
        text: 'A ogni serie un prefisso come «03 TNG», poi stagione e puntata: i lettori seguiranno te e non l’alfabeto. Finita l’ultima riga, confronta il numero dei file con la scheda; se ne manca uno, di solito è un pilota doppio contato come singolo.',
      },
    ],
    hints: [
      {
        title: 'Dal profilo dei bambini',
        text: 'Componi da lì la loro scorta: nient’altro ci finirà dentro. La pagina dei piccoli non ha anteprime per grandi, e può spuntare persino lui.',
      },
      {
        title: 'Da quale Star Trek cominciare?',
        text: 'L’ordine di uscita è il più semplice. Per quello della storia scrivi l’anno del racconto davanti alla cartella. Sul calendario della storia «Enterprise» viene prima e «Discovery» salta nove secoli. Decidi ora: rinominare trenta cartelle è una pena.',
      },
      {
        title: 'Restaurata o no',
        text: 'La serie del 1966 e «The Next Generation» sono state rifatte dalla pellicola; «Deep Space Nine» e «Voyager», mai. Se sembrano morbide, lo è l’originale.',
      },
      {
        title: 'I film traslocano',
        text: 'Cambiano servizio ogni pochi mesi. Se un giorno ci sono tutti, è la settimana buona.',
      },
    ],
    questions: [
      {
        question: 'Perché in America ci sono più titoli?',
        answer:
          'I diritti si vendono per Paese e parecchie serie CBS in Italia stanno altrove. Ciò che manca può trovarsi su un’altra piattaforma; la scheda non lo dice, la ricerca del televisore a volte sì.',
      },
      {
        question: 'Si possono vedere i corti di seguito?',
        answer:
          'I file sono separati, ma un lettore apre tutta la cartella e li mette in fila. In VLC trascina la cartella. Con 01, 02, 03 davanti l’ordine è certo.',
      },
      {
        question: 'Dov’è il pilota con l’altro capitano?',
        answer:
          '«The Cage» sta con la serie originale, come puntata zero o in fondo a una stagione. Cercalo per titolo.',
      },
      {
        question: 'Quanto occupa tutto Star Trek?',
        answer:
          'Più di novecento puntate, sui 700 GB nelle misure modeste di una volta. Su un portatile non serve a nessuno. Comincia da una serie.',
      },
      {
        question: 'Lo pago dentro Prime Video: quale prodotto?',
        answer:
          'Quello di Prime Video, perché accedi lì. Lo stesso vale per chi lo compra da Apple. Conta dove accedi.',
      },
    ],
    meta_title: 'Guida: Paramount+ nell’ordine giusto',
    meta_description:
      'Scegliere per marchio, contare le puntate, scrivere l’anno: Star Trek e Nickelodeon su Paramount+, per uso privato.',
  },
  peacock_downloader: {
    title: 'Peacock: serie infinite e sport da recuperare',
    intro:
      'NBC, Bravo e le gare in replica non stanno in una serata sola. Ecco come dividerle. Tutto in inglese, stagioni chilometriche e serate di sport che riempiono un disco: tre scelte fatte subito te le risparmiano.',
    steps: [
      {
        title: 'Entra da peacocktv.com',
        text: 'Il servizio è pensato per chi risiede negli Stati Uniti. Poi scegli il profilo. La prima pagina parte con un video rumoroso, la lente ti porta via. Un profilo per bambini nasconde mezzo catalogo. Con la TV via cavo usa il suo pulsante, o sembrerai un cliente nuovo. Premium e Premium Plus entrano dalla stessa porta, e il nome del piano sta nella pagina dell’account.',
      },
      {
        title: 'Sappi che piano hai',
        text: 'Cambia soprattutto la pubblicità: Premium Plus ne toglie la maggior parte. I titoli sono quasi gli stessi. Il livello alto aggiunge in diretta la rete locale, e la definizione dipende dal titolo e dal computer.',
      },
      {
        title: 'Decidi la versione',
        text: '«The Office» esiste come andò in onda e nei «Superfan Episodes», più lunghi e in un elenco proprio. Trenta minuti o più sono la lunga, ventidue quella andata in onda. I numeri non coincidono: non mescolarle.',
      },
      {
        title: 'Una stagione per volta',
        text: 'Scaricarne nove insieme non serve. Aggiungi la successiva quando ci arrivi. Ventiquattro puntate brevi in 720p fanno 8 GB, una notte di lavoro. I riassunti in fondo si possono togliere. Aggiungi i sottotitoli inglesi, quasi sempre presenti; lo spagnolo c’è spesso. In un file accanto al video, ognuno in famiglia decide.',
      },
      {
        title: 'Prima e ultima',
        text: 'Prima di spegnere apri la numero 1 e l’ultima: se la voce segue le labbra e i titoli scorrono, quelle in mezzo vanno bene. Una da quattro minuti tra altre da ventidue tradisce un’interruzione; rifai quella riga e nessun’altra.',
      },
    ],
    hints: [
      {
        title: 'Niente risultati',
        text: 'Ordina le repliche per squadra e non per data: le anteprime recenti raccontano troppo. Entra dalla pagina del torneo e non dalla ricerca. Quello che puoi tenere, prendilo in settimana: 2 GB all’ora. I momenti salienti, in compenso, restano tutta la stagione.',
      },
      {
        title: 'Un giorno dopo',
        text: 'I programmi NBC e Bravo arrivano in genere all’indomani. Una sera fissa la settimana è sufficiente. Le reunion di Bravo arrivano in due o tre parti a fine stagione. La domenica c’è tutto.',
      },
      {
        title: 'Musica diversa',
        text: 'Nelle serie di anni fa alcune canzoni sono state sostituite per la rete. Nel file senti ciò che Peacock trasmette.',
      },
      {
        title: '«Secrets revealed»',
        text: 'Sono vecchie puntate con commenti in sovrimpressione. Se hai l’originale, saltale.',
      },
    ],
    questions: [
      {
        question: 'C’è qualcosa in spagnolo?',
        answer:
          'Sì, i programmi di Telemundo, molti con sottotitoli inglesi. Formano una sezione intera, con partite raccontate in spagnolo.',
      },
      {
        question: 'Posso proiettare una partita al circolo?',
        answer:
          'No, sarebbe una visione pubblica e spetta a chi ha i diritti. A casa con i tuoi sì; per il bar esistono contratti commerciali. Una proiezione al bar non è più privata, nemmeno senza biglietto.',
      },
      {
        question: 'Annunciano un film e si apre solo il trailer',
        answer:
          'Quelli Universal arrivano settimane o mesi dopo le sale. La pagina porta una data: torna quel giorno. Nel frattempo puoi metterlo tra i preferiti del sito.',
      },
      {
        question: 'E in ferie in Italia?',
        answer:
          'Da qui non riproduce, e l’applicazione non cambia dove ti trovi. Prepara tutto laggiù e cancella al ritorno.',
      },
    ],
    meta_title: 'Guida: Peacock, sitcom lunghe e sport',
    meta_description:
      'Versione andata in onda o Superfan, piano, repliche senza risultato: Peacock negli Stati Uniti, con il tuo account.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: rimettere in fila le stagioni',
    intro:
      'Pochi cataloghi numerano le stagioni in modi così diversi. Un’occhiata prima di cominciare ti risparmia molte correzioni. Mezz’ora di ordine all’inizio evita una serata a cercare la puntata della casa nel faro.',
    steps: [
      {
        title: 'Vai al servizio del tuo Paese',
        text: 'Come offerta a sé Discovery+ è rimasto in pochi mercati; altrove i programmi sono confluiti in HBO Max. In Italia guarda per prima cosa se la stessa serie sta in HBO Max, che è un altro prodotto. Ti serve quello della pagina che accetta la tua password.',
      },
      {
        title: 'Scegli un tema',
        text: 'Natura, crimine, motori, casa: queste pagine mostrano più della schermata iniziale. Filtrando per canale (TLC, HGTV, Food Network) si accorcia ancora: «house» su tutto il servizio dà centinaia di risultati, su HGTV sei. Aggiungi le serie ai preferiti durante la settimana: la coda si riempie poi in un colpo.',
      },
      {
        title: 'Confronta i numeri',
        text: 'Titolo e data della prima puntata fanno fede. Tra edizione americana ed europea balla spesso una stagione. Scrivi la corrispondenza in una nota dentro la cartella: la prossima volta bastano dieci secondi. Le doppie di esordio valgono ora uno, ora due. Negli elenchi lunghi aiuta il campo del filtro: scrivi una parola della trama, spunta, cancella e scrivi la seguente.',
      },
      {
        title: 'Scrivi la data nel nome',
        text: 'Anche se due numeri coincidono, l’ordine resterà corretto. Fai salvare anche la trama come testo: la ricerca del sistema ritroverà «cucina» o «Alaska».',
      },
      {
        title: 'Risparmia spazio',
        text: 'Per un programma da sottofondo basta il 720p; la definizione piena lasciala ai documentari sulla natura. Quarantacinque minuti scendono a 600 MB, una stagione di venti a 12 GB. Alla fine conta i file e confronta con la scheda.',
      },
    ],
    hints: [
      {
        title: 'Speciali',
        text: 'Sono spesso titoli separati: cerca il nome della serie insieme a un anno. Ci sono le puntate di Natale e i bilanci, più lunghi e a volte aperti anche senza la stagione.',
      },
      {
        title: 'La voce sopra la voce',
        text: 'Nell’edizione italiana sotto il doppiaggio si sente l’originale. Se ti distrae, prendi la traccia inglese. I sottotitoli inglesi dicono più del doppiaggio, che riassume. Con due voci in un MKV decidi la sera stessa.',
      },
      {
        title: 'Incontri tra programmi',
        text: 'Una puntata in comune compare in entrambi. Spuntala una volta, o la stessa ora occuperà due posti. Il titolo lo tradisce con due nomi uniti da un «e».',
      },
      {
        title: 'Ricetta al fermo immagine',
        text: 'Le dosi restano due secondi sullo schermo. In un file ti fermi quante volte vuole l’impasto.',
      },
    ],
    questions: [
      {
        question: 'Un programma del canale TV non c’è: perché?',
        answer:
          'Canale e piattaforma condividono soltanto una parte del palinsesto. Succede anche il contrario, con novità solo in rete. Prova con il nome del conduttore.',
      },
      {
        question: 'Un documentario si può copiare più liberamente?',
        answer:
          'No, è protetto come qualsiasi film, anche quando insegna qualcosa. Per una lezione ci sono eccezioni diverse da Paese a Paese; la tua copia non le sostituisce.',
      },
      {
        question: 'Le ultime non si aprono: perché?',
        answer:
          'Ora arriva prima il canale, ora la piattaforma. Se c’è una data, non c’è ancora niente da prendere.',
      },
      {
        question: 'L’elenco si ferma a cento righe',
        answer:
          'Scorri la stagione fino in fondo sul sito e rileggila: si elenca soltanto ciò che è stato caricato. Con la stagione seguente di solito il problema scompare.',
      },
    ],
    meta_title: 'Guida: Discovery+, stagioni in fila',
    meta_description:
      'Confrontare la numerazione, usare le date, trovare gli speciali: le serie di Discovery+ in ordine sul tuo disco.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll: sottotitoli, doppiaggio e saghe lunghe',
    intro:
      'In un anime la scelta delle tracce è metà del piacere. Ecco dove Crunchyroll le mette e come affrontare centinaia di puntate. Cinque minuti alla settimana per una serie in corso; per una da mille puntate serve una mappa.',
    steps: [
      {
        title: 'Imposta audio e testi',
        text: 'Le preferenze dell’account li tengono separati e valgono come punto di partenza per ogni puntata. Aprile dal menu dell’account: nel lettore valgono una volta sola. Intanto guarda il filtro per adulti, che nasconde del tutto certe serie notturne.',
      },
      {
        title: 'Cerca il doppiaggio in due posti',
        text: 'Secondo la serie è una stagione del menu oppure una traccia del lettore. Nel menu ha un’aggiunta come «(Italian Dub)». È in ritardo di due o tre settimane, e la scheda mostra solo ciò che esiste.',
      },
      {
        title: 'Scrivi un intervallo',
        text: 'Per le serie interminabili indica, ad esempio, da 382 a 400. Prima accertati che l’arco cominci lì. Lo studio conta di seguito, il sito per stagioni: la 26 può essere la 2 della seconda. Scegli un modo per tutta la raccolta. In 1080p pesa da 500 a 700 MB.',
      },
      {
        title: 'Conserva l’ASS',
        text: 'È il formato che ricorda posizione e colore di cartelli e canzoni. In MKV ci sta senza modifiche. Il SRT è per televisori che non sanno altro: i cartelli finirebbero in basso, mischiati al dialogo.',
      },
      {
        title: 'Una alla settimana',
        text: 'La sera dopo l’uscita apri la serie: ciò che hai è segnato, la nuova ha una casella. Il calendario dei simulcast indica giorno e ora nel tuo fuso; togli i doppiaggi dal filtro o ogni serie sembrerà uscire cinque volte. Dieci minuti e chiudi il portatile.',
      },
      {
        title: 'Completa alla fine',
        text: 'Uscita l’ultima, lascia che l’applicazione confronti la cartella con l’elenco. Di solito manca un riassunto numerato 6,5 o un inedito del Blu-ray, aggiunto senza avviso. Prova una scena con una lettera: se la traduzione segue il foglio, il testo è a posto.',
      },
    ],
    hints: [
      {
        title: 'Offline nell’app',
        text: 'I piani superiori comprendono i download su telefono e tablet: in viaggio leggero bastano. Secondo il livello cambiano gli apparecchi insieme; le puntate sono le stesse.',
      },
      {
        title: 'Riempitivi',
        text: 'Gli elenchi curati dagli appassionati segnalano le puntate che puoi saltare. In «Naruto» o «Bleach» se ne può saltare un buon terzo. Spunta a piccoli gruppi con l’elenco accanto.',
      },
      {
        title: 'Scene ritoccate',
        text: 'Dopo la messa in onda gli studi ridisegnano. Se un finale sembrava frettoloso, riguarda una settimana più tardi. Vale soprattutto per le battaglie.',
      },
    ],
    questions: [
      {
        question: 'I sottotitoli italiani non ci sono ancora: che faccio?',
        answer:
          'Nel simulcast le lingue non escono insieme. Aspetta e poi riprendi solo il testo. L’immagine non va scaricata due volte. L’inglese è quasi sempre il primo.',
      },
      {
        question: 'Una serie può sparire?',
        answer:
          'Sì, le licenze hanno un termine, e l’avviso non arriva sempre con largo anticipo. Di ciò che veniva da Funimation ci sono talvolta due schede: quella con più lingue è la nuova. Comincia da quella.',
      },
      {
        question: 'C’è ancora l’accesso gratuito?',
        answer:
          'Poco o niente. Ciò che il browser riproduce senza pagare si può scegliere, il resto no. Controlla sulla scheda.',
      },
      {
        question: 'Si ferma a dodici su ventiquattro: manca qualcosa?',
        answer:
          'Sarà divisa in due: la seconda metà arriva una stagione dopo, a volte con un altro titolo. La scheda dice la data quando c’è.',
      },
    ],
    meta_title: 'Guida: Crunchyroll, sub e doppiaggio',
    meta_description:
      'Preferenze, stagioni doppiate, intervalli di puntate e sottotitoli ASS: Crunchyroll per una raccolta privata.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: la partita di ieri, senza sapere com’è finita',
    intro:
      'Una gara di cui conosci il risultato perde sapore. Questa guida porta all’archivio di ESPN+ girando al largo dai titoli. Della stessa gara ci sono cinque video: uno è l’integrale, gli altri quattro ti dicono chi ha vinto.',
    steps: [
      {
        title: 'Vai dritto ai «Replays»',
        text: 'La prima pagina mostra i punteggi. Metti tra i preferiti l’indirizzo delle repliche. Si entra con l’account MyDisney e dagli Stati Uniti. Se in alto scorre una striscia di risultati, restringi la finestra finché sparisce.',
      },
      {
        title: 'Filtra la competizione',
        text: 'Hockey, sport universitario, combattimento, calcio: l’elenco si accorcia e rivela meno. I nomi delle squadre bastano; la foto può mostrare chi festeggia. Passa alla vista a elenco e scendi in fretta. Un numero di giornata nel nome aiuterà più tardi, quando avrai sei partite della stessa squadra.',
      },
      {
        title: 'Individua l’integrale',
        text: 'Partita intera, versione breve e highlights stanno vicine. La durata le distingue. Due ore sono il calcio, tre il baseball, cinque o sei una riunione di pugilato. «In 40» è la versione stretta. «En Español» è un evento a parte: ascolta l’inno, che non rivela nulla.',
      },
      {
        title: 'Lavora di notte',
        text: 'Con gli intervalli si superano facilmente le tre ore. Per sei ore di combattimenti servono 10 GB, la metà in 720p. Se gli incontri sono elencati uno per uno, prendi quelli che ti interessano. La mattina controlla che l’ultimo minuto si apra, coprendo con la mano la striscia in basso.',
      },
      {
        title: 'Un nome che tace',
        text: 'Data e squadre, nient’altro: il file non deve dire ciò che la pagina ha nascosto. Controlla un’azione dei primi dieci minuti e resisti alla voglia di saltare. Se dura più del previsto, ci sono stati i supplementari e ci sono tutti.',
      },
    ],
    hints: [
      {
        title: 'Il nome è cambiato',
        text: 'Nel 2025 ESPN ha rivisto i piani: l’offerta di ESPN+ corrisponde al livello «Select». Nell’elenco dei servizi il nome vecchio è rimasto. L’offerta più grande aggiunge i canali, che sono diretta.',
      },
      {
        title: 'Oscuramenti locali',
        text: 'La squadra della tua zona è spesso bloccata in diretta; la replica, se arriva, arriva dopo. Salvare dopo serve soltanto se ESPN apre la replica nella tua zona. La regola cambia tra hockey e baseball, secondo dove ti trovi.',
      },
      {
        title: 'Uno scaffale di film',
        text: '«30 for 30» ed «E60» hanno stagioni come una fiction e durano anni: perfetti per un volo, nessuno a bordo può rovinarteli.',
      },
      {
        title: 'L’ordine della coda',
        text: 'Le repliche più vecchie davanti, i documentari in fondo: i secondi ti aspettano.',
      },
    ],
    questions: [
      {
        question: 'Per quanto resta una partita?',
        answer:
          'Spesso una trentina di giorni, secondo il torneo. I documentari durano di più. Sulla scheda c’è spesso la data. Se non la vedi, considera un mese come limite. Il campionato universitario è il più breve.',
      },
      {
        question: 'E gli incontri in pay-per-view?',
        answer:
          'Soltanto se li hai comprati e il tuo account apre la replica, sempre per te. L’e-mail dell’acquisto dice fino a quando si può rivedere, e quel giorno comanda.',
      },
      {
        question: 'Quando compare la replica?',
        answer:
          'Spesso entro un’ora, altre volte al mattino. Finché c’è il bollino rosso, l’elenco è vuoto. Le conferenze stampa escono ancora dopo.',
      },
      {
        question: 'Ho ESPN con Disney+: quale prodotto?',
        answer:
          'Questo, se apri gli eventi sul sito di ESPN. Ciò che guardi nella pagina di Disney+ è dell’altro.',
      },
    ],
    meta_title: 'Guida: ESPN+ senza conoscere il risultato',
    meta_description:
      'Repliche, filtri per competizione, partita integrale: usare l’archivio di ESPN+ in privato e senza rovinarsi il finale.',
  },
  tubi_video_downloader: {
    title: 'Tubi: i film rari, prima che se ne vadano',
    intro:
      'Il catalogo di Tubi ruota ogni mese. Una lista e un occhio alle date evitano delusioni. C’è di tutto e niente in ordine: con venti minuti ogni giovedì escono tre bei film per il fine settimana.',
    steps: [
      {
        title: 'Con l’account o senza',
        text: 'Si guarda anche senza iscriversi. Registrandoti, gratis, hai la tua lista e i titoli con un limite di età. Senza account il browser dimentica tutto alla chiusura, quindi tieni un elenco tuo nell’applicazione. Per l’età basta una data di nascita.',
      },
      {
        title: 'Apri «Leaving Soon»',
        text: 'La fila raccoglie chi è in partenza: comincia da lì. Scorrila fino in fondo prima di aprire qualcosa. Poi entra in angoli come «Cult Classics» o «Foreign Language», dove la prima pagina non porta mai. Un titolo che vi compare parte quasi sempre l’ultimo giorno del mese, a mezzanotte americana: tieniti una sera di margine.',
      },
      {
        title: 'Verifica i minuti',
        text: 'I vecchi film circolano anche accorciati. Confronta con una banca dati di cinema. Ottantotto invece di centoquattro è un taglio. Se le schede sono due, guarda un minuto di ciascuna: la più nitida non è sempre la prima. La versione tagliata viene spesso da una vecchia copia televisiva, e si riconosce anche dal formato.',
      },
      {
        title: 'Scrivi anno e regista',
        text: 'Tra i film di genere i titoli uguali abbondano. «The Killers (1946, Siodmak)» e «The Killers (1964, Siegel)» non si confondono più. Con la locandina accanto ne viene un bello scaffale.',
      },
      {
        title: 'Accontentati del piccolo',
        text: 'I film d’epoca superano di rado il 720p e non ne hanno bisogno: un western di novanta minuti è un giga. Se l’elenco dei testi è vuoto, stanno nell’immagine. Tre righe, un’ora, e controlli che i titoli di coda arrivino alla fine.',
      },
    ],
    hints: [
      {
        title: 'Dove esiste',
        text: 'Tra gli altri in Stati Uniti, Canada, Messico, Australia e Regno Unito. Non in Italia. Ciò che si vede a Toronto può mancare a Chicago, e la pagina lo dice subito.',
      },
      {
        title: 'Testi non garantiti',
        text: 'Alle rarità i sottotitoli possono mancare: l’applicazione lo dice prima di partire. Per l’inglese, la sigla CC vicino alla durata annuncia un testo separato. Per un film straniero sono di solito impressi.',
      },
      {
        title: 'Stagioni bucate',
        text: 'A volte mancano le puntate con la musica troppo cara. L’applicazione segnala il salto ma non può colmarlo.',
      },
      {
        title: 'Il primo del mese',
        text: 'Iniziano e finiscono i contratti. Percorri «Recently Added» con una lista di nomi in mano.',
      },
    ],
    questions: [
      {
        question: 'Un vecchio film gratuito è di pubblico dominio?',
        answer:
          'Qualcuno sì, quasi tutti no. Che passi con la pubblicità non significa nulla. Servono anno, Paese e se negli Stati Uniti il diritto fu rinnovato; in Europa si contano settant’anni dalla morte dell’ultimo autore.',
      },
      {
        question: 'Sono compresi i canali di Tubi?',
        answer:
          'No, soltanto film e serie a richiesta. Molti dei loro film stanno anche nel fondo: scrivi il titolo letto nella guida. Provaci prima di rinunciare.',
      },
      {
        question: 'Porta il marchio di un altro: posso?',
        answer:
          'Tubi ospita raccolte di soci. Se si vede gratis sulla sua pagina, si comporta come gli altri. Nella scheda si legge da chi viene.',
      },
      {
        question: 'Come capisco se è buono?',
        answer:
          'Non dalle stelle. Leggi una frase di due critici e tieni un elenco di registi: la ricerca accetta i nomi.',
      },
    ],
    meta_title: 'Guida: Tubi, film in partenza',
    meta_description:
      '«Leaving Soon», minuti, anno e regista: mettere da parte per sé le rarità di Tubi nei Paesi dove il servizio esiste.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel, dal browser',
    intro:
      'Lo si conosce dai lettori Roku, ma si apre anche come sito. La guida comincia proprio da questo. La prima pagina imita un televisore; con il mouse conviene sapere da dove si esce. Bastano pochi minuti, e alla fine avrai una cartella di film e corti senza aver speso nulla.',
    steps: [
      {
        title: 'Apri therokuchannel.roku.com',
        text: 'Il lettore non serve. Per qualche titolo occorrono un account gratuito e la data di nascita. Chiede un’e-mail. Se ti mostra un modulo di pagamento, saltalo: il gratuito non lo vuole. Chi ha il lettore usa l’account scritto sullo schermo.',
      },
      {
        title: 'Lascia i canali lineari',
        text: 'Scendi fino a film e serie: sono gli unici con un inizio e una fine. Un canale ha un orario sotto l’immagine, un film anno e durata. «Movies» e «TV» sono le tue porte. Gli orari, le dirette e i telegiornali appartengono alla prima metà della pagina, che puoi ignorare.',
      },
      {
        title: 'Evita le offerte a pagamento',
        text: 'Un simbolo sulla locandina le distingue già prima di aprirle. Starz o AMC+ si vendono dentro. Con il filtro «Free» sparisce ciò che costa; se uno lo paghi, spegnilo per i suoi titoli.',
      },
      {
        title: 'Sistema subito le cartelle',
        text: 'L’applicazione ne suggerisce una per genere; correggerla adesso è più comodo. Per il salotto il formato grande, per il telefono in coda alle poste 480p e 300 MB l’ora. A lavoro finito la riga si apre con un clic: ascolta una battuta.',
      },
      {
        title: 'Due misure insieme',
        text: 'Lo stesso film per la TV e per il telefono? Due lavori possono correre insieme, ognuno nella sua cartella; in una sola, il secondo sostituirebbe il primo. Chiamale «grande» e «piccolo», dal titolo non si capisce, e ascolta un minuto di entrambi.',
      },
    ],
    hints: [
      {
        title: 'Originali in pillole',
        text: 'Parecchi provengono da una piattaforma chiusa e durano meno di dieci minuti a puntata. Prendi la stagione in un colpo: di seguito fanno un film di novanta minuti. Due cifre nel numero, e si incatenano.',
      },
      {
        title: 'Per i bambini',
        text: '«Kids & Family» è un ingresso a parte, dove altro non si vede. Per il sedile dietro parti da lì. Quasi tutto è in inglese. I genitori possono lasciar scegliere dalle locandine.',
      },
      {
        title: 'Testi secondo la provenienza',
        text: 'Gli originali li hanno sempre, i vecchi spesso, gli importati a volte solo nell’immagine. Il menu lo dice prima.',
      },
      {
        title: 'Anche gli originali partono',
        text: 'Hanno tolto perfino produzioni della casa. Se una ti piace, non rimandarla all’anno prossimo.',
      },
    ],
    questions: [
      {
        question: 'Dall’Italia si può guardare?',
        answer:
          'Di norma no: si rivolge a Nord America e Regno Unito. Tra Stati Uniti, Canada e Regno Unito l’offerta non coincide.',
      },
      {
        question: 'Riprende da dove ero rimasto?',
        answer:
          'Il sito sì, con un account. Per i file dipende dal tuo lettore. Un lettore Roku apre anche i tuoi MP4 in H.264 da una chiavetta o da un server domestico. I sottotitoli a parte devono avere lo stesso nome.',
      },
      {
        question: 'Devo prima aggiungere il canale alla TV?',
        answer: 'No. Un preferito messo sul web compare da solo sul televisore.',
      },
      {
        question: 'Dice che il browser non può: e allora?',
        answer:
          'Pochi titoli vanno solo sugli apparecchi Roku. Quello interno ha lo stesso limite: scegline un altro. Di solito accade con titoli a pagamento.',
      },
      {
        question: 'E una partita?',
        answer: 'In diretta no. Magazine e documentari sportivi con una scheda, sì.',
      },
    ],
    meta_title: 'Guida: The Roku Channel sul computer',
    meta_description:
      'Senza lettore: trovare i titoli a richiesta, scartare quelli a pagamento e ordinare gli originali di The Roku Channel.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: dal palinsesto al titolo a richiesta',
    intro:
      'Sembra un telecomando con tanti canali, ma per un file ti serve l’altra metà di Pluto TV, quella on demand. Sul canale il detective passa mescolato dalla mattina alla sera; a richiesta ritrova i suoi numeri. Servono un po’ di pazienza e nessun account.',
    steps: [
      {
        title: 'Cambia vista',
        text: 'Su pluto.tv passa dalla TV in diretta a «On Demand», in alto. Prima togli l’audio al canale che parte da sé. Se vedi ancora una griglia di orari, non c’è nulla da spuntare. Il pulsante sta accanto alla diretta e la pagina ricorda l’ultima scelta, così la volta dopo ci sei subito.',
      },
      {
        title: 'Dal canale al titolo',
        text: 'Hai trovato una serie scorrendo i canali? Cercala tra i contenuti a richiesta: non tutto c’è. Un canale dedicato a una serie ne ha spesso anche qui una parte: due stagioni su sette. Cerca la serie, non il canale. Se non trovi nulla, sfoglia il genere: i titoli italiani sono spesso diversi da quelli che ricordi.',
      },
      {
        title: 'Controlla la lingua',
        text: 'Nell’edizione italiana prevale il doppiaggio; l’originale è raro. Avvia dieci secondi e apri il menu dell’audio, perché la scheda non lo racconta. Le serie britanniche sono l’eccezione.',
      },
      {
        title: 'Prepara la serata',
        text: 'Metti le puntate nell’ordine che vuoi: davanti al nome apparirà un numero. Puoi alternarne due, come farebbe una rete. Trenta vecchie puntate sono 9 GB, tutto ciò che il nastro può dare. Due cifre nel numero, e il lettore rispetta l’ordine anche oltre la decima.',
      },
      {
        title: 'Lascialo per la notte',
        text: 'Guarda il totale previsto sotto la coda, zittisci il sito e vai a letto. La mattina apri una puntata di mezzo: un colpo o un graffio c’erano già. Se il numero dei file torna con la stagione, hai finito.',
      },
    ],
    hints: [
      {
        title: 'Stagioni con i buchi',
        text: 'Qualche puntata manca spesso. Guarda quali prima di iniziare. È una questione di contratti. Una banca dati di serie dice in un minuto che cosa manca davvero.',
      },
      {
        title: 'A inizio mese',
        text: 'È quando arrivano e partono più titoli. Di più ancora si muove a fine trimestre: marzo, giugno, settembre, dicembre.',
      },
      {
        title: 'Una lista tua',
        text: 'Senza account Pluto ti dimentica. Una riga lasciata in attesa nella coda è il promemoria più semplice. Quando il titolo se ne va, la togli.',
      },
      {
        title: 'Due misure di un’ora',
        text: 'Le vecchie durano 48 minuti, le rimontate 42. Se si mescolano, qualcuno le accorciò per la TV.',
      },
    ],
    questions: [
      {
        question: 'Perché ci sono bande nere ai lati?',
        answer:
          'Le serie di una volta sono in 4:3, ed è il loro formato vero. Non allargarle: si gonfiano i visi e non guadagni nulla.',
      },
      {
        question: 'In Svizzera l’offerta è uguale?',
        answer:
          'No, ogni Paese ha i suoi canali e i suoi titoli. Il sito capisce dove sei e ti porta all’edizione locale, con altre voci. Anche le serie cambiano.',
      },
      {
        question: 'Ieri sera lo davano e non lo trovo',
        answer:
          'Canale e richiesta si comprano separati. Riprova il mese prossimo. Anche un altro servizio gratuito può averlo: annota il titolo.',
      },
      {
        question: 'Un account serve?',
        answer: 'Ricorda preferiti e ripresa anche in TV. Per scegliere i titoli non cambia nulla.',
      },
      {
        question: 'Posso dare la stagione riordinata al club?',
        answer:
          'No: gratis da vedere non significa libero da passare. Condividi l’elenco dei numeri, che è tuo.',
      },
    ],
    meta_title: 'Guida: Pluto TV on demand',
    meta_description:
      'Uscire dal palinsesto, controllare le stagioni e comporre una serata: Pluto TV sul computer, per la visione privata.',
  },
  viki_downloader: {
    title: 'Viki: aspettare che la traduzione sia completa',
    intro:
      'Su Viki i sottotitoli li scrivono volontari. Il momento buono non è il giorno dell’uscita, ma quello in cui hanno finito. Per un drama dell’anno scorso è tutto pronto; per quello di questa settimana la pazienza salva metà delle frasi.',
    steps: [
      {
        title: 'Leggi la percentuale',
        text: 'Ogni lingua mostra a che punto è. Sotto il 100 mancano ancora battute o intere puntate. La cifra è della serie, e ogni puntata ha la sua: un 97 nasconde a volte una sola mezza fatta. Per un titolo vecchio non si muoverà più: vedi se ti basta l’inglese. L’inglese di solito è completo in un paio di giorni, l’italiano dipende da quanti volontari seguono la serie.',
      },
      {
        title: 'Verifica il Viki Pass',
        text: 'Serve per novità ed esclusive; senza, si vede appena un assaggio. Standard e Plus non aprono gli stessi titoli, lo dice un’icona. Prova dieci secondi della seconda, perché la prima spesso è un regalo. Accedi prima di aprire la scheda: senza account sembra tutto chiuso, anche ciò che ti spetta.',
      },
      {
        title: 'Prendi due lingue',
        text: 'L’italiano per guardare e l’inglese di riserva, che di solito è pronto per primo. Oppure coreano e italiano, se studi: due SRT si sovrappongono in certi lettori, uno sopra e uno sotto.',
      },
      {
        title: 'Scarica il drama',
        text: 'Sedici puntate da un’ora abbondante: controlla lo spazio libero. In 720p è un giga a puntata. Le thailandesi arrivano in quattro pezzi l’una. Alla fine vai a metà dell’ultima: se lì c’è testo, c’è fino ai saluti. Le coreane ne hanno quasi sempre sedici, le cinesi trenta o più. Trailer e scene dal set stanno sotto un’altra voce e non si mescolano.',
      },
      {
        title: 'Aggiorna solo il testo',
        text: 'Se una traduzione viene corretta, la riprendi senza riscaricare il video. Nelle prime settimane si correggono nomi e appellativi. Con lo stesso nome di file il lettore prende la nuova versione.',
      },
    ],
    hints: [
      {
        title: 'Chi ha tradotto',
        text: 'I nomi delle squadre sono nella scheda. Un ringraziamento fa sempre piacere. Le note tra parentesi spiegano un piatto o un titolo di cortesia: lasciale, valgono un piccolo corso. I volontari leggono i commenti.',
      },
      {
        title: 'Commenti a tempo',
        text: 'Scorrono soltanto nel lettore di Viki e non entrano nel file. Per leggerli, guardalo una volta in rete. Divertono, ma svelano parecchio.',
      },
      {
        title: 'Serie in corso',
        text: 'Due puntate a settimana. Se a Seul il baseball sposta la serata, il martedì resta vuoto e una nota lo avvisa.',
      },
      {
        title: 'Un drama, tre titoli',
        text: 'Quello di Viki, quello di Netflix e il letterale differiscono. Tieni l’originale nel nome e lo ritroverai sempre.',
      },
    ],
    questions: [
      {
        question: 'Che cos’è la modalità studio?',
        answer:
          'Due sottotitoli insieme e un dizionario, sul sito e per alcuni titoli. Senza rete due testi insieme ci vanno vicino; il dizionario resta sul sito.',
      },
      {
        question: 'Posso pubblicare quei sottotitoli?',
        answer:
          'No, appartengono all’offerta di Viki e non vanno messi in giro. Se una frase ti piace, citala con il nome della squadra.',
      },
      {
        question: 'Perché in Italia un drama manca?',
        answer:
          'Comprano per aree. Ciò che non mostrano al tuo account non è nemmeno nell’applicazione. Ripeti la ricerca dopo qualche mese, anche con il titolo originale.',
      },
      {
        question: 'È la stessa cosa di Rakuten TV?',
        answer:
          'Stesso gruppo, ma due servizi, due account e due nostri prodotti. Accedi a quello che paghi davvero.',
      },
    ],
    meta_title: 'Guida: i K-drama di Viki ben tradotti',
    meta_description:
      'Percentuale, Viki Pass, due lingue, testo da aggiornare: tenere per sé un drama coreano al momento giusto.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: le puntate e nient’altro',
    intro:
      'Un drama cinese conta decine di puntate, circondate da trailer e scene dal set. Ecco come separarle. Con gli abbonati sei puntate avanti è facile restare a metà; così il finale starà sullo stesso disco dell’inizio.',
    steps: [
      {
        title: 'Imposta la lingua di iQ.com',
        text: 'Quella dell’interfaccia fa da preferenza anche per i sottotitoli. È il globo in alto. I nomi dei file la seguono, dunque decidi prima, o avrai mezza serie in inglese e mezza in caratteri. In alto si legge anche in quale dei due siti ti trovi: quello internazionale offre la scelta della lingua e un abbonamento Standard o Premium.',
      },
      {
        title: 'Resta nella fila delle puntate',
        text: 'Gli «Highlights» occupano la fila accanto: lasciali lì. Una puntata porta un numero, un estratto un titolo e due minuti. Backstage e finali alternativi stanno dopo l’ultima.',
      },
      {
        title: 'Cerca la corona VIP',
        text: 'Le prime puntate sono spesso libere, il seguito è per gli abbonati. Se si vede nel browser interno, si spunta; se si ferma dopo pochi minuti era un’anteprima. Un calendario sulla scheda dice in quali giorni escono le puntate per abbonati e per gli altri.',
      },
      {
        title: 'Scegli voce e testo',
        text: 'Il mandarino c’è sempre; per alcune serie si aggiunge un doppiaggio inglese o thailandese. Il testo cinese è spesso nell’immagine: metti il tuo in alto perché non si accavallino. In quelle storiche aiuta avere due lingue. Prendi al massimo due testi. L’inglese c’è quasi sempre, l’italiano per i successi.',
      },
      {
        title: 'Vai a gruppi di dieci',
        text: 'Quaranta puntate arrivano presto a cinquanta gigabyte. Clic sulla 1, Maiusc e clic sulla 10. Guarda quelle prima di chiederne altre: molte si sgonfiano alla dodicesima. In 720p, 700 MB l’una.',
      },
      {
        title: 'Chiudi la serie',
        text: 'Scendi in fondo all’elenco per vedere se c’è un epilogo, e conta: quaranta puntate, quaranta righe finite. Ascolta una battuta dell’ultima con il suo testo. Se è ancora in corso, la coda aspetterà il resto.',
      },
    ],
    hints: [
      {
        title: 'Due siti diversi',
        text: 'iqiyi.com e iQ.com non hanno in comune né catalogo né account. Il primo è per la Cina continentale. L’abbonamento di uno non apre l’altro. Anche i pagamenti sono separati.',
      },
      {
        title: 'Quadratini al posto dei caratteri',
        text: 'Al lettore manca un font cinese. Installane uno. «Noto Sans CJK» è libero e sistema anche i nomi dei file.',
      },
      {
        title: 'Due scritture',
        text: 'Senza toni il pinyin rende uguali titoli diversi. Lascia i caratteri dietro la traduzione.',
      },
      {
        title: 'Sigle di due minuti',
        text: 'Quaranta volte la stessa canzone superano l’ora. Dove ci sono capitoli, un tasto la salta.',
      },
    ],
    questions: [
      {
        question: 'Perché una scena non c’è?',
        answer:
          'Ogni mercato può avere un suo montaggio. Confronta la durata delle puntate. La televisione cinese taglia, l’edizione internazionale a volte no. Due minuti di differenza sono un indizio. Le scene tolte compaiono a volte tra gli extra a fine serie.',
      },
      {
        question: 'Trovo donghua in italiano?',
        answer:
          'Qualche volta con sottotitoli, doppiati quasi mai. Hanno una fila loro, con puntate da venti minuti e stagioni lunghe.',
      },
      {
        question: 'Vale un buono per la visione anticipata?',
        answer: 'Ciò che hai aperto nel tuo account si può scegliere. L’applicazione non ne spende mai.',
      },
      {
        question: 'I miei sottotitoli finiscono alla 24',
        answer:
          'Durante la messa in onda ogni lingua ha il suo passo. Tieni l’immagine e prendi il testo quando l’elenco lo nomina.',
      },
    ],
    meta_title: 'Guida: iQIYI, puntate senza clip',
    meta_description:
      'Puntate o clip, corona VIP, lingue, gruppi di dieci: i drama cinesi di iQIYI in ordine sul tuo computer.',
  },
  stan_downloader: {
    title: 'Stan: serie australiane per le strade lunghe',
    intro:
      'Fuori dalle città australiane la rete si perde per ore. Chi prepara Stan a casa viaggia in compagnia. Due settimane a tre ore al giorno fanno quaranta ore: si preparano in sette giorni, non la vigilia. Con una lista si dimentica meno, come per la spesa.',
    steps: [
      {
        title: 'Guarda il tuo livello',
        text: 'Il più economico riproduce solo la definizione standard, e il file non ne avrà di più. Il nome sta nell’account: tutti aprono gli stessi titoli, i livelli alti aggiungono definizione e schermi. Accedi da casa, perché fuori dall’Australia non parte. Se il sito protesta per i troppi apparecchi, liberane uno vecchio nelle impostazioni. Poi scegli il tuo profilo: quello dei bambini mostra soltanto titoli per loro.',
      },
      {
        title: 'Prima i titoli acquistati',
        text: 'Gli Stan Originals restano, le serie di altri se ne vanno. La scheda riporta l’ultimo giorno. Quelle americane arrivano spesso il giorno stesso: la puntata di quella mattina può ancora salire a bordo. In testa alla coda quelle con una scadenza entro il viaggio, poi il resto.',
      },
      {
        title: 'Segna dal telefono',
        text: '«My List» si riempie ovunque e si smaltisce al computer. Venti al massimo, così si carica in un colpo. Togli ciò che hai già e saprai che cosa manca.',
      },
      {
        title: 'Prova senza rete',
        text: 'Prima di partire apri ogni file in modalità aereo. Quaranta ore in 720p sono 40 GB. Avvia dopo le undici, due notti di fila, un lavoro per volta: le linee di campagna la sera si intasano. Se la linea cade, si riprende dal punto in cui era: un temporale costa tempo, non puntate.',
      },
      {
        title: 'Stacca il router',
        text: 'La sera prima chiudi la rete e apri un titolo per cartella su ogni apparecchio che parte: è l’unica prova che vale. Chiavetta in exFAT, che leggono Windows e Mac e accetta film oltre i 4 GB; una FAT32 no.',
      },
    ],
    hints: [
      {
        title: 'Parlata locale',
        text: 'L’inglese australiano abbonda di espressioni proprie: i sottotitoli servono anche a chi lo sa bene. «Arvo», «servo», «ute»: la sera cerca la parola nel SRT.',
      },
      {
        title: 'Caldo',
        text: 'Non lasciare il portatile in auto al sole; una chiavetta regge meglio. Un tablet consuma un terzo; con gli MP4 scegli secondo la batteria.',
      },
      {
        title: 'Accanto al fuoco',
        text: 'Generatore e vento coprono i dialoghi. Spunta l’inglese anche se a casa non lo usi.',
      },
      {
        title: 'Il film per il guasto',
        text: 'Una lunga commedia su ogni apparecchio. Il giorno in cui l’auto aspetta un pezzo ad Alice Springs vale il suo giga. Meglio una che non hai mai visto.',
      },
    ],
    questions: [
      {
        question: 'In vacanza in Italia continua a funzionare?',
        answer:
          'No, la riproduzione parte soltanto in Australia. I file si aprono senza rete, ma restano soggetti alle condizioni dell’abbonamento. Al ritorno cancellali.',
      },
      {
        question: 'Stan ha i suoi download?',
        answer:
          'Sì, su telefono e tablet secondo il piano. Comincia da quelli. Dopo un periodo vogliono ricollegarsi, e in due settimane senza segnale ci si può arrivare. Per un fine settimana, però, sono perfetti.',
      },
      {
        question: 'E Stan Sport?',
        answer:
          'Le repliche si aprono se l’hai aggiunto. Rugby e tennis, in settimana. Il calcio europeo resta ancora meno, pochi giorni appena.',
      },
      {
        question: 'Il compagno di viaggio può portarsi via i file?',
        answer: 'Sono di casa tua. Condividi la serata, non la chiavetta, e svuotala al ritorno.',
      },
    ],
    meta_title: 'Guida: Stan, prima di mettersi in strada',
    meta_description:
      'Livello, originali e serie acquistate, prova in modalità aereo: preparare Stan in Australia per i tratti senza rete.',
  },
  crave_downloader: {
    title: 'Crave: inglese da una parte, francese dall’altra',
    intro:
      'Crave divide il catalogo fra le due lingue del Canada. Per usare entrambe devi sapere dove si cambia. Cercare in una lingua sola significa perdere mezza produzione di Montréal. Annota i titoli in entrambe le lingue e risparmierai ricerche.',
    steps: [
      {
        title: 'Entra dalla porta giusta',
        text: 'Abbonamento diretto o gestore televisivo: i pulsanti di accesso sono diversi. Bell, un altro gestore o un account diretto: tre vie e tre password. Se la finestra resta bianca, chiudila e riprova. Tornato dal gestore, scegli il profilo: se al suo posto rivedi la pagina iniziale, era la porta del vicino.',
      },
      {
        title: 'Passa da EN a FR',
        text: 'Il selettore in alto cambia catalogo, titoli e audio proposto. Tiene l’account, non il punto in cui eri: annota il titolo. La tua lista invece unisce le due parti. Nella parte francese ci sono Super Écran, le serie di Montréal e i film doppiati; dall’altra HBO e le commedie di rete.',
      },
      {
        title: 'Cerca con due titoli',
        text: 'Una serie può chiamarsi in un altro modo in francese. La locandina aiuta. «Game of Thrones» lì è «Le Trône de fer». Per un film anno e attori tolgono il dubbio. Le serie per ragazzi invece tengono il nome inglese quasi sempre.',
      },
      {
        title: 'Riunisci le tracce',
        text: 'Se il lettore le offre insieme, un MKV le contiene; altrimenti fai due file. Confronta i minuti: mezzo minuto di scarto sfasa tutto. Una commedia di sei puntate con due audio non arriva a 3 GB in 720p.',
      },
      {
        title: 'Il giro del venerdì',
        text: 'Novità e galà escono soprattutto quel giorno. Dopo il lavoro cancella il visto, spunta il nuovo e lascia finire la coda durante la cena. Controlla che gli accenti abbiano retto: «Série noire» deve restare tale anche sulla chiavetta.',
      },
    ],
    hints: [
      {
        title: 'Serie del Québec',
        text: 'Alcune esistono solo nella parte francese: vale la pena visitarla. I sottotitoli francesi per non udenti sciolgono la parlata di Montréal meglio di un manuale.',
      },
      {
        title: 'HBO in Canada',
        text: 'Buona parte delle sue serie passa da qui, non da HBO Max. Starz e Super Écran si aggiungono; un simbolo sull’immagine dice quale serve. Vale per entrambe le lingue.',
      },
      {
        title: 'Trascrizione e traduzione',
        text: 'Il CC inglese ripete parole e rumori. Un testo francese per un film inglese è una traduzione, molto più rara.',
      },
      {
        title: 'Galà e monologhi',
        text: 'Stanno fuori stagione, sotto il nome dell’artista, e partono per primi.',
      },
      {
        title: 'Per bambini di due lingue',
        text: 'Un cartone in francese con il suo testo insegna l’ortografia. Dieci stanno in 2 GB.',
      },
    ],
    questions: [
      {
        question: 'In che cosa differiscono i piani?',
        answer:
          'Pubblicità, definizione e apparecchi. Nel più economico manca qualche film. Quello con la pubblicità interrompe e offre un’immagine più piccola. Guarda la tabella del giorno prima di cambiare.',
      },
      {
        question: 'Oltre il confine posso guardare?',
        answer:
          'Lo streaming si ferma alla frontiera; una copia lecita rimane soggetta alle condizioni di Crave. Prepara le puntate la sera prima, da casa. Al rientro cancella ciò che hai visto.',
      },
      {
        question: 'Perché finisce alla terza stagione?',
        answer:
          'I diritti canadesi si dividono e il seguito può attendere altrove. Il sito stampa di Crave a volte lo annuncia.',
      },
      {
        question: 'TSN e RDS sono nel mio pacchetto: contano?',
        answer:
          'No, hanno pagine loro e vivono di diretta. I documentari messi in Crave sono un’altra cosa. Cercali per titolo.',
      },
    ],
    meta_title: 'Guida: Crave in inglese e in francese',
    meta_description:
      'Da EN a FR, due titoli per la stessa serie, tracce riunite in MKV: Crave in Canada, per chi vive in casa con te.',
  },
  globoplay_downloader: {
    title: 'Globoplay: capitoli interi, non spezzoni',
    intro:
      'Di ogni novela Globoplay pubblica i capitoli e una quantità di estratti. Per seguire la storia bisogna distinguerli. Sei sere a settimana per mezzo anno: centottanta capitoli chiedono un calendario più che un disco. Con un giro il sabato non perdi il filo, che tu sia a Recife o a Lisbona tra due turni.',
    steps: [
      {
        title: 'Apri il tuo abbonamento',
        text: 'L’offerta per il Brasile e quella per l’estero sono separate. Se il pulsante dice «Assine», sei dentro ma il piano non comprende quel titolo. Fuori dal Brasile si compra l’offerta internazionale con un comune account Globo.',
      },
      {
        title: 'Scegli «Edições»',
        text: 'Lì stanno i capitoli completi; «Trechos» contiene gli estratti. In qualche novela la prima scheda si chiama «Capítulos». Un capitolo dura da quaranta a settanta minuti, un estratto due. Capovolgi l’elenco per partire dall’1. Gli attori che parlano del proprio ruolo stanno sotto «Extras», e si possono tralasciare.',
      },
      {
        title: 'Spunta la settimana',
        text: 'Da lunedì a sabato sono sei capitoli. Clic sul lunedì, Maiusc, clic sul sabato. In 720p poco più di 4 GB, e la domenica resta per guardarli. I capitoli già presi sono in grigio, perciò non serve ricordare a quale giorno eri arrivato.',
      },
      {
        title: 'Usa le date',
        text: 'Il numero del capitolo a volte manca: il giorno di messa in onda lo sostituisce. «2026-03-02» davanti e una cartella al mese: con 180 file insieme parecchi televisori si bloccano.',
      },
      {
        title: 'Chiudi il mese',
        text: 'L’ultimo sabato contane ventiquattro o ventisei, apri il finale e crea la cartella nuova. Un mese occupa una ventina di giga; cancella febbraio quando marzo è completo e visto. Il testo portoghese in un file a parte: la TV della nonna potrà ingrandirlo.',
      },
    ],
    hints: [
      {
        title: 'Repliche abbreviate',
        text: 'Certi classici ci sono nella versione ridotta del pomeriggio. Lo rivela il conto dei capitoli. Da duecento ne restano centoventi, e si perdono storie secondarie. Quelli di prima degli anni novanta sono in 4:3: lascia le bande.',
      },
      {
        title: 'Fuso orario',
        text: 'Ciò che va in onda la sera a Rio, in Italia lo trovi la mattina seguente. Quattro o cinque ore, secondo la stagione. Cercalo a colazione, non a mezzanotte.',
      },
      {
        title: 'Riassunti settimanali',
        text: 'Di qualcuna ci sono due ore al posto di sei: un buon rientro dopo le ferie.',
      },
      {
        title: 'Serie brevi',
        text: 'Gli Originais hanno otto o dieci parti, intere dal primo giorno. Per una settimana senza sei sere, meglio loro.',
      },
      {
        title: 'Giorni senza novela',
        text: 'Elezioni o una finale la fanno saltare. Salta la data, non la storia.',
      },
    ],
    questions: [
      {
        question: 'Ci sono sottotitoli italiani?',
        answer:
          'Di solito no. Le produzioni recenti li hanno in portoghese. Tienili in SRT e cercaci le espressioni: dopo due settimane ne avrai meno bisogno. Per chi parla spagnolo o italiano l’orecchio si abitua in fretta al brasiliano di Rio.',
      },
      {
        question: 'Telecine è compreso?',
        answer:
          'Solo se hai quel pacchetto, e con i termini suoi. Un’icona sull’immagine segnala ciò che ne chiede un altro. Altri canali a pagamento funzionano allo stesso modo.',
      },
      {
        question: 'Ho perso i primi quaranta: da dove comincio?',
        answer:
          'Dai riassunti, o dall’1 con un’immagine piccola. Chi salta al 41 spende in domande il tempo risparmiato.',
      },
      {
        question: 'GNT e Multishow sono compresi?',
        answer:
          'I loro programmi si aprono con il piano che li include e stanno a richiesta; i canali sono diretta.',
      },
    ],
    meta_title: 'Guida: le novelas di Globoplay',
    meta_description:
      'Capitoli completi, settimana per settimana, con la data: seguire una novela di Globoplay in Brasile o dall’estero.',
  },
}
