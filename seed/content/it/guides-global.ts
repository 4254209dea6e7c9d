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
    title: 'Apple TV+: salvare le serie originali su Windows e Mac',
    intro:
      'Dall’autunno 2025 il servizio si chiama soltanto Apple TV, ma i passaggi sono rimasti gli stessi. Gli originali sono relativamente pochi e ben ordinati: l’unica difficoltà è non confonderli con i titoli in vendita nel negozio.',
    steps: [
      {
        title: 'Accedi con il codice di Apple',
        text: 'Apri tv.apple.com nel browser integrato e inserisci il tuo account Apple. Su un altro dispositivo, per esempio l’iPhone, appare un codice di sei cifre; se non ne hai, fattelo inviare con un SMS. Conferma poi che il browser è attendibile, altrimenti dovrai inserire un codice ogni volta.',
      },
      {
        title: 'Distingui l’abbonamento dal negozio',
        text: 'Nella pagina si trovano insieme gli originali, i film in vendita e i titoli di altre app. Apri la scheda con il nome dell’abbonamento, che elenca solo ciò che è incluso, e parti da lì invece che dalla ricerca. Se sul pulsante c’è un prezzo, il titolo appartiene al negozio e questo prodotto non lo gestisce.',
      },
      {
        title: 'Scegli le lingue dei sottotitoli',
        text: 'Sono una quarantina: scegline due o tre, altrimenti il menu del lettore diventa troppo lungo. Per trovare la tua, scrivi le prime due lettere. Quelli indicati con SDH descrivono anche i suoni. I doppiaggi sono meno, circa dieci.',
      },
      {
        title: 'Scegli la traccia audio',
        text: 'AD indica l’audiodescrizione, cioè una voce che racconta le immagini: selezionala solo se ti serve. Per un portatile va bene lo stereo, mentre il multicanale è pensato per chi ha un amplificatore. Se l’immagine ti sembra scura, aumenta la luminosità nel lettore; il file non c’entra.',
      },
      {
        title: 'Scarica la stagione',
        text: 'Le stagioni hanno di solito da otto a dieci puntate, e puoi selezionarle tutte insieme. I trailer e gli extra sono in una riga separata. Calcola 3 GB all’ora in 1080p. Alla fine ascolta un dialogo a basso volume e, se hai un computer vecchio, controlla che la riproduzione non vada a scatti: in quel caso scegli una risoluzione inferiore.',
      },
    ],
    hints: [
      {
        title: 'In famiglia',
        text: 'Con la condivisione di Apple possono guardare altre cinque persone. Ognuna accede con il proprio account Apple e ha una propria lista.',
      },
      {
        title: 'Quando escono le puntate',
        text: 'Di solito il venerdì, qualche volta il mercoledì; al debutto ne escono due o tre insieme. In Italia è notte fonda, quindi a colazione le trovi già disponibili.',
      },
      {
        title: 'File più grandi del solito',
        text: 'Apple comprime l’immagine meno di altri servizi, e un’ora può occupare il doppio di quanto ti aspetti. La dimensione indicata sotto la coda è corretta.',
      },
    ],
    questions: [
      {
        question: 'Apple ha un’app per Windows?',
        answer:
          'Sì, si trova nel Microsoft Store. Che cosa permette di scaricare è spiegato nelle pagine di assistenza Apple. Questa guida ti serve se preferisci un altro lettore, come VLC, o se vuoi due lingue nello stesso file.',
      },
      {
        question: 'Si possono salvare gli eventi sportivi?',
        answer:
          'No, la guida riguarda serie, film e documentari. Un documentario su un campione è invece una serie come le altre; lo stesso vale per i riassunti della giornata, se hanno un elenco di puntate.',
      },
      {
        question: 'E i film comprati su iTunes?',
        answer: 'No. Hanno regole proprie e si guardano con le app di Apple, compresa quella per Windows.',
      },
      {
        question: 'Ho l’abbonamento con l’operatore o con Apple One: cambia qualcosa?',
        answer:
          'Per l’applicazione no: basta che tv.apple.com riproduca la serie quando hai effettuato l’accesso. Alla fine dei mesi inclusi nel contratto, finisce anche la possibilità di scaricare.',
      },
      {
        question: 'Non ricevo il codice: che cosa posso fare?',
        answer:
          'Nella pagina di Apple scegli l’opzione per chi non l’ha ricevuto e chiedi un SMS. Dopo vari tentativi sbagliati Apple blocca l’accesso per un po’: in quel caso conviene aspettare.',
      },
    ],
    meta_title: 'Guida: Apple TV+ da un computer',
    meta_description:
      'Codice di accesso, originali, quaranta lingue di sottotitoli: Apple TV+ passo per passo su Windows e su Mac.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+: mettere in ordine Star Trek e Nickelodeon',
    intro:
      'Paramount+ raccoglie sessant’anni di televisione, e con tante serie dallo stesso nome è facile confondersi. Questa guida mostra come scegliere l’ordine di visione e dare ai file nomi chiari.',
    steps: [
      {
        title: 'Accedi e verifica il tuo piano',
        text: 'Se ricevi Paramount+ da un operatore, usa le sue credenziali. I titoli e la risoluzione dipendono dal piano: apri un titolo per genere e fai partire la riproduzione per un secondo. Se ti viene chiesto di passare a un piano superiore, quel titolo resta chiuso anche nell’applicazione; negli Stati Uniti, per esempio, le serie Showtime richiedono il piano più caro.',
      },
      {
        title: 'Apri la pagina del marchio',
        text: 'Star Trek, Nickelodeon, MTV e Comedy Central hanno pagine più complete dei risultati della ricerca. Lì trovi anche i corti e i programmi di commento, che hanno una pagina propria e che altrimenti potresti scambiare per puntate mancanti.',
      },
      {
        title: 'Conta le puntate',
        text: 'Un episodio dei cartoni animati contiene spesso due storie: Paramount+ lo conta come uno, altri elenchi come due. Segui la numerazione della pagina, perché è quella con cui confronterai i file. Nel nome compaiono i titoli di entrambe le storie.',
      },
      {
        title: 'Aggiungi l’anno al nome del file',
        text: 'Così distingui una serie dal suo rifacimento quando hanno lo stesso titolo. Le serie classiche contano 22 puntate o più a stagione: prevedi due sere di download per ciascuna. Quelle girate in video negli anni Novanta non esistono in una risoluzione più alta dell’originale.',
      },
      {
        title: 'Numera le cartelle',
        text: 'Dai a ogni serie un prefisso come «03 TNG», seguito da stagione e puntata, e il lettore rispetterà il tuo ordine anziché quello alfabetico. Alla fine confronta il numero dei file con quello indicato nella pagina della serie. Se ne manca uno, di solito è un episodio pilota doppio contato come singolo.',
      },
    ],
    hints: [
      {
        title: 'Programmi per bambini',
        text: 'Sceglili dal profilo dei bambini, dove non compaiono titoli né anteprime per adulti: così può selezionarli anche tuo figlio.',
      },
      {
        title: 'Da quale Star Trek cominciare',
        text: 'L’ordine di uscita è il più semplice. Nell’ordine della storia, invece, «Enterprise» viene per prima e «Discovery» salta avanti di nove secoli. Decidi prima di numerare le cartelle, perché rinominarne trenta richiede tempo.',
      },
      {
        title: 'Serie restaurate e non',
        text: 'La serie del 1966 e «The Next Generation» sono state restaurate dalla pellicola, «Deep Space Nine» e «Voyager» no. Se queste ultime sembrano poco nitide, dipende dall’originale.',
      },
      {
        title: 'I film cambiano servizio',
        text: 'I film di una saga passano da una piattaforma all’altra ogni pochi mesi. Se li trovi tutti disponibili insieme, scaricali quella settimana.',
      },
    ],
    questions: [
      {
        question: 'Perché negli Stati Uniti ci sono più titoli?',
        answer:
          'I diritti si vendono Paese per Paese, e in Italia parecchie serie CBS sono su altre piattaforme. La pagina di Paramount+ non indica quale; la ricerca del tuo televisore a volte sì.',
      },
      {
        question: 'Posso guardare i corti uno dopo l’altro?',
        answer:
          'Sì. I file sono separati, ma un lettore come VLC riproduce di seguito tutta la cartella se la trascini nella finestra. Con 01, 02, 03 davanti al nome l’ordine è sicuro.',
      },
      {
        question: 'Dov’è l’episodio pilota con l’altro capitano?',
        answer:
          '«The Cage» si trova con la serie originale, come puntata zero oppure in fondo a una stagione. Cercalo con il titolo, perché è già stato spostato più volte.',
      },
      {
        question: 'Quanto spazio occupa tutto Star Trek?',
        answer:
          'Più di novecento puntate, cioè circa 700 GB anche con i file relativamente piccoli delle serie più vecchie. Su un portatile non servono tutte insieme: comincia da una.',
      },
      {
        question: 'Pago Paramount+ attraverso Prime Video: quale prodotto mi serve?',
        answer:
          'Quello per Prime Video, perché è lì che accedi. La stessa regola vale se ti abboni tramite Apple: conta il sito in cui inserisci le credenziali.',
      },
    ],
    meta_title: 'Guida: Paramount+ nell’ordine giusto',
    meta_description:
      'Pagine dei marchi, numero delle puntate, anno nel nome: come ordinare Star Trek e Nickelodeon di Paramount+ per uso privato.',
  },
  peacock_downloader: {
    title: 'Peacock: scegliere e salvare sitcom, reality e repliche',
    intro:
      'Le sitcom di NBC hanno molte stagioni e le repliche sportive occupano parecchio spazio. Se vivi negli Stati Uniti, ecco come scegliere la versione giusta e scaricarne un po’ alla volta.',
    steps: [
      {
        title: 'Accedi da peacocktv.com',
        text: 'Il servizio è riservato a chi si trova negli Stati Uniti. Se hai Peacock con la TV via cavo, usa il pulsante del tuo operatore, altrimenti verrai trattato come un nuovo cliente. Dopo la password scegli un profilo per adulti, perché quello dei bambini nasconde metà del catalogo. La pagina iniziale parte con un video ad alto volume: per evitarlo, passa subito alla ricerca.',
      },
      {
        title: 'Controlla che cosa include il piano',
        text: 'Premium e Premium Plus hanno quasi gli stessi titoli. Il secondo elimina la maggior parte della pubblicità e aggiunge in diretta il canale NBC locale. La risoluzione, invece, dipende dal titolo e dal computer.',
      },
      {
        title: 'Scegli la versione della serie',
        text: '«The Office» esiste sia come è andata in onda sia nei «Superfan Episodes», più lunghi e raccolti in un elenco a parte. Le puntate da 22 minuti sono quelle trasmesse in TV, quelle da 30 o più sono la versione estesa. La numerazione è diversa, quindi non mescolarle.',
      },
      {
        title: 'Scarica una stagione per volta',
        text: 'Non serve prenderne nove insieme: aggiungi la successiva quando ci arrivi. Ventiquattro puntate brevi in 720p occupano circa 8 GB, cioè una notte di download. Togli dalla selezione le puntate riassuntive in fondo. I sottotitoli inglesi ci sono quasi sempre e quelli spagnoli spesso; se li salvi in un file separato, ognuno può scegliere se usarli.',
      },
      {
        title: 'Controlla il download la mattina dopo',
        text: 'Apri la prima e l’ultima puntata: se audio e video sono sincronizzati e si arriva fino ai titoli di coda, anche le altre vanno bene. Un file da quattro minuti in mezzo ad altri da ventidue significa che il download si è interrotto. Ripeti soltanto quello.',
      },
    ],
    hints: [
      {
        title: 'Repliche senza risultato',
        text: 'Raggiungile dalla pagina del torneo e non dalla ricerca, e ordinale per squadra: le anteprime più recenti rivelano spesso il risultato. Scaricale in settimana, perché vengono tolte presto; un’ora occupa circa 2 GB. I momenti salienti restano invece per tutta la stagione.',
      },
      {
        title: 'NBC e Bravo il giorno dopo',
        text: 'I loro programmi arrivano di solito il giorno dopo la messa in onda, quindi basta un controllo alla settimana, per esempio la domenica. Le reunion di Bravo escono a fine stagione, in due o tre parti.',
      },
      {
        title: 'Canzoni sostituite',
        text: 'In alcune serie di qualche anno fa le canzoni sono state cambiate per lo streaming. Nel file senti la stessa musica che senti su Peacock.',
      },
      {
        title: 'Gli speciali «Secrets revealed»',
        text: 'Sono puntate già trasmesse, riproposte con commenti scritti sull’immagine. Se hai l’originale puoi farne a meno.',
      },
    ],
    questions: [
      {
        question: 'Ci sono programmi in spagnolo?',
        answer:
          'Sì, quelli di Telemundo hanno una sezione propria e molti hanno sottotitoli inglesi. Ci sono anche partite con il commento in spagnolo.',
      },
      {
        question: 'Posso proiettare una partita al circolo?',
        answer:
          'No, sarebbe una visione pubblica e servirebbe l’autorizzazione del titolare dei diritti, anche senza biglietto d’ingresso. In casa puoi guardarla con i tuoi; per bar e circoli esistono contratti commerciali.',
      },
      {
        question: 'È annunciato un film, ma si apre solo il trailer: perché?',
        answer:
          'I film Universal arrivano su Peacock settimane o mesi dopo l’uscita al cinema. La pagina riporta una data: torna quel giorno e, nel frattempo, aggiungi il film ai preferiti.',
      },
      {
        question: 'Funziona durante le ferie in Italia?',
        answer:
          'No, Peacock in Italia non riproduce nulla e l’applicazione non modifica la tua posizione. Prepara i file prima di partire e cancellali al ritorno.',
      },
    ],
    meta_title: 'Guida: Peacock, sitcom lunghe e sport',
    meta_description:
      'Versione andata in onda o Superfan, piani, repliche senza risultato: Peacock negli Stati Uniti, con il tuo account.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: salvare le serie con le stagioni in ordine',
    intro:
      'I programmi di Discovery+ hanno centinaia di puntate, e la numerazione delle stagioni cambia da un Paese all’altro. Con mezz’ora di ordine all’inizio non perderai una serata a cercare la puntata che ti interessa.',
    steps: [
      {
        title: 'Accedi al servizio giusto',
        text: 'Come abbonamento autonomo Discovery+ esiste ormai in pochi Paesi; altrove i programmi sono passati su HBO Max, per cui vendiamo un prodotto diverso. In Italia controlla per prima cosa se la serie si trova lì. Ti serve il prodotto del servizio che accetta le tue credenziali.',
      },
      {
        title: 'Cerca per canale o per tema',
        text: 'Natura, crimine, motori e casa hanno pagine più ricche della schermata iniziale. Se filtri per canale (TLC, HGTV, Food Network) l’elenco si accorcia ancora: la parola «house» dà centinaia di risultati in tutto il servizio e sei su HGTV. Durante la settimana aggiungi ai preferiti le serie che ti interessano, poi le selezioni tutte insieme.',
      },
      {
        title: 'Confronta la numerazione delle stagioni',
        text: 'Fra l’edizione americana e quella europea c’è spesso una stagione di differenza, e le prime puntate doppie contano a volte come una e a volte come due. Fa fede il titolo con la data della prima puntata. Scrivi la corrispondenza in una nota nella cartella. Negli elenchi lunghi usa il filtro: scrivi una parola della trama, seleziona i risultati e passa alla parola successiva.',
      },
      {
        title: 'Scrivi la data nel nome del file',
        text: 'In questo modo l’ordine resta giusto anche se due puntate hanno lo stesso numero. Salva anche la descrizione come file di testo: con la ricerca del sistema ritroverai subito le puntate che parlano di «cucina» o di «Alaska».',
      },
      {
        title: 'Scegli una risoluzione più bassa',
        text: 'Per un programma che tieni in sottofondo basta il 720p; riserva il 1080p ai documentari sulla natura. Una puntata di 45 minuti scende a 600 MB e una stagione da venti a 12 GB. Alla fine confronta il numero dei file con quello indicato nella pagina.',
      },
    ],
    hints: [
      {
        title: 'Puntate speciali',
        text: 'Hanno spesso una pagina separata: cercale con il nome della serie e un anno. Sono soprattutto puntate di Natale e riepiloghi, più lunghi del solito e a volte visibili anche quando la stagione non lo è.',
      },
      {
        title: 'La voce originale sotto il doppiaggio',
        text: 'Nell’edizione italiana si sente spesso la voce originale sotto quella del doppiatore. Se ti dà fastidio, scegli la traccia inglese con i sottotitoli, che sono più completi. In un MKV puoi tenere entrambe le lingue.',
      },
      {
        title: 'Puntate in comune fra due programmi',
        text: 'Compaiono negli elenchi di entrambi e le riconosci dai due nomi uniti da «e». Selezionale una volta sola, per non avere due copie.',
      },
      {
        title: 'Fermare l’immagine sulle ricette',
        text: 'Le dosi restano sullo schermo un paio di secondi. Con un file locale puoi mettere in pausa tutte le volte che vuoi.',
      },
    ],
    questions: [
      {
        question: 'Un programma del canale TV non si trova: perché?',
        answer:
          'Il canale e la piattaforma hanno in comune solo una parte dei programmi, e alcune novità escono soltanto online. Prova a cercare il nome del conduttore.',
      },
      {
        question: 'Un documentario si può copiare più liberamente?',
        answer:
          'No, è protetto come qualsiasi film. Per l’uso in classe esistono eccezioni che variano da Paese a Paese, ma una copia fatta per te non le sostituisce.',
      },
      {
        question: 'Le ultime puntate non si aprono: perché?',
        answer:
          'Alcune vanno prima in onda sul canale e altre prima sulla piattaforma. Se al posto del pulsante c’è una data, la puntata non è ancora disponibile.',
      },
      {
        question: 'L’elenco si ferma a cento puntate: che cosa faccio?',
        answer:
          'Le stagioni molto lunghe si caricano a blocchi e l’applicazione vede solo le puntate già caricate. Scorri la pagina del sito fino in fondo e aggiorna l’elenco.',
      },
    ],
    meta_title: 'Guida: Discovery+, stagioni in ordine',
    meta_description:
      'Confrontare la numerazione, usare le date, trovare gli speciali: le serie di Discovery+ in ordine sul tuo disco.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll: salvare gli anime con sottotitoli o doppiaggio',
    intro:
      'Su Crunchyroll il doppiaggio può essere una traccia oppure una stagione a parte, e le saghe lunghe contano centinaia di puntate. Per una serie in corso bastano cinque minuti alla settimana; per le altre conviene seguire un metodo.',
    steps: [
      {
        title: 'Imposta le lingue nel tuo account',
        text: 'Nelle preferenze puoi scegliere separatamente la lingua dell’audio e quella dei sottotitoli: valgono per tutte le puntate, mentre le scelte fatte nel lettore valgono una volta sola. Controlla anche il filtro dei contenuti per adulti, che può nascondere del tutto alcune serie.',
      },
      {
        title: 'Trova il doppiaggio',
        text: 'A seconda della serie è una stagione del menu, per esempio con l’aggiunta «(Italian Dub)», oppure una traccia del lettore. Esce due o tre settimane dopo la versione sottotitolata. Nell’elenco vedi solo le puntate già pubblicate.',
      },
      {
        title: 'Seleziona un intervallo di puntate',
        text: 'Per le serie più lunghe puoi indicarne uno, per esempio da 382 a 400. Verifica prima dove comincia l’arco narrativo: lo studio numera le puntate di seguito, il sito ricomincia a ogni stagione, e la 26 può diventare la 2 della seconda. Usa lo stesso criterio per tutta la raccolta. In 1080p una puntata occupa da 500 a 700 MB.',
      },
      {
        title: 'Salva i sottotitoli in formato ASS',
        text: 'ASS conserva la posizione e il colore di cartelli e canzoni, e un file MKV lo contiene senza modifiche. Scegli SRT solo per i televisori che non leggono altro: lì i cartelli tradotti finiscono in basso, insieme ai dialoghi.',
      },
      {
        title: 'Scarica la nuova puntata ogni settimana',
        text: 'Il giorno dopo l’uscita apri la serie: le puntate che hai già sono segnate, quella nuova ha la casella libera. Il calendario dei simulcast indica giorno e ora nel tuo fuso orario. Filtra i doppiaggi, altrimenti ogni serie sembrerà uscire più volte alla settimana.',
      },
      {
        title: 'Completa la cartella a fine stagione',
        text: 'Dopo l’ultima puntata lascia che l’applicazione confronti la cartella con l’elenco. Di solito mancano un riepilogo numerato 6,5 o un episodio inedito del Blu-ray, aggiunto senza avviso. Per controllare i sottotitoli, apri una scena in cui si legge una lettera: la traduzione deve comparire sopra il foglio.',
      },
    ],
    hints: [
      {
        title: 'I download dell’app di Crunchyroll',
        text: 'I piani superiori permettono di scaricare su telefono e tablet, e per un viaggio può bastare. Il livello cambia il numero dei dispositivi; le puntate sono le stesse.',
      },
      {
        title: 'Puntate riempitive',
        text: 'Gli elenchi curati dagli appassionati indicano quali si possono saltare: in «Naruto» e «Bleach» sono circa un terzo. Tieni l’elenco accanto e seleziona piccoli gruppi.',
      },
      {
        title: 'Scene corrette dopo la messa in onda',
        text: 'Gli studi ridisegnano a volte alcune scene, soprattutto i combattimenti. Se un finale ti è sembrato poco curato, riscaricalo una settimana dopo.',
      },
    ],
    questions: [
      {
        question: 'I sottotitoli italiani non ci sono ancora: che cosa faccio?',
        answer:
          'Durante il simulcast le lingue non escono tutte insieme; l’inglese è quasi sempre il primo. Puoi scaricare subito il video e aggiungere più tardi il file dei sottotitoli.',
      },
      {
        question: 'Una serie può sparire?',
        answer:
          'Sì, le licenze scadono e non sempre vengono annunciate per tempo. Per le serie arrivate da Funimation possono esserci due pagine: quella con più lingue è di solito la più recente.',
      },
      {
        question: 'Si può usare l’accesso gratuito?',
        answer:
          'Ormai quasi per nulla. Puoi selezionare ciò che il browser riproduce senza abbonamento, nient’altro.',
      },
      {
        question: 'La serie si ferma a dodici puntate su ventiquattro: manca qualcosa?',
        answer:
          'Probabilmente è divisa in due parti: la seconda arriva qualche mese dopo, a volte con un altro titolo. Quando c’è una data, la trovi nella pagina della serie.',
      },
    ],
    meta_title: 'Guida: Crunchyroll, sub e doppiaggio',
    meta_description:
      'Preferenze, stagioni doppiate, intervalli di puntate e sottotitoli ASS: Crunchyroll per una raccolta privata.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: salvare repliche e documentari senza spoiler',
    intro:
      'Di una stessa partita ESPN+ pubblica anche cinque video, e solo uno è la replica integrale. Questa guida mostra come trovarla e salvarla senza scoprire il risultato.',
    steps: [
      {
        title: 'Accedi e vai ai «Replays»',
        text: 'Serve un account MyDisney e devi trovarti negli Stati Uniti. La pagina iniziale mostra i punteggi, quindi salva fra i preferiti l’indirizzo delle repliche e parti da lì. Se in alto scorre una striscia con i risultati, riduci la finestra finché scompare.',
      },
      {
        title: 'Filtra per competizione',
        text: 'Scegli hockey, sport universitari, combattimento o calcio: un elenco più corto mostra meno anticipazioni. Passa alla visualizzazione a elenco, perché le immagini possono far vedere chi festeggia. Se pensi di salvare più partite della stessa squadra, annota il numero della giornata.',
      },
      {
        title: 'Riconosci la replica integrale',
        text: 'Accanto alla partita intera ci sono la versione ridotta, gli highlights e le conferenze stampa: li distingui dalla durata. Il calcio dura circa due ore, il baseball tre, una serata di pugilato cinque o sei. «In 40» è la versione abbreviata, mentre «En Español» è un evento separato con il commento in spagnolo. Per decidere ascolta l’inizio, durante gli inni.',
      },
      {
        title: 'Metti la replica in coda per la notte',
        text: 'Una partita con gli intervalli supera facilmente le tre ore, e sei ore di combattimenti occupano 10 GB, la metà in 720p. Se gli incontri hanno pagine separate, scarica solo quelli che ti interessano. La mattina controlla che il file sia completo, coprendo la parte bassa dello schermo, dove appare il punteggio.',
      },
      {
        title: 'Scegli un nome del file senza risultato',
        text: 'Bastano la data e le squadre. Per verificare l’audio guarda un’azione dei primi dieci minuti e non andare oltre. Se il video dura più del previsto, ci sono stati i tempi supplementari, compresi nel file.',
      },
    ],
    hints: [
      {
        title: 'Il nome del servizio è cambiato',
        text: 'Nel 2025 ESPN ha rivisto i piani, e ciò che era ESPN+ corrisponde al livello «Select». Nell’elenco dei servizi compare ancora il nome precedente. Il piano più grande aggiunge i canali in diretta, che non si possono salvare.',
      },
      {
        title: 'Partite oscurate nella tua zona',
        text: 'Le dirette della squadra locale sono spesso bloccate. Puoi salvare la replica solo se ESPN la rende visibile dove ti trovi; la regola varia secondo lo sport e la zona.',
      },
      {
        title: 'Documentari per un viaggio lungo',
        text: '«30 for 30» ed «E60» hanno stagioni come una serie e restano nel catalogo per anni. In aereo sono l’ideale, perché nessuno può rivelarti il finale.',
      },
      {
        title: 'L’ordine della coda',
        text: 'Metti in cima le repliche più vecchie, che scadono prima, e in fondo i documentari.',
      },
    ],
    questions: [
      {
        question: 'Per quanto tempo resta disponibile una partita?',
        answer:
          'Spesso circa trenta giorni, a seconda del torneo; gli sport universitari sono quelli che restano meno. Controlla la data nella pagina dell’evento e, se non c’è, considera un mese come limite. I documentari durano di più.',
      },
      {
        question: 'Sono compresi gli incontri in pay-per-view?',
        answer:
          'Solo se li hai acquistati e il tuo account apre la replica. L’e-mail di conferma indica fino a quando puoi rivederla: quella data vale anche per il file.',
      },
      {
        question: 'Quando compare la replica?',
        answer:
          'Spesso entro un’ora, a volte la mattina seguente. Finché la pagina mostra il bollino rosso della diretta, l’elenco nell’applicazione resta vuoto.',
      },
      {
        question: 'Ho ESPN insieme a Disney+: quale prodotto mi serve?',
        answer:
          'Questo, se guardi gli eventi sul sito di ESPN. Per ciò che si apre nella pagina di Disney+ serve invece il prodotto per Disney+.',
      },
    ],
    meta_title: 'Guida: ESPN+, repliche senza spoiler',
    meta_description:
      'Repliche, filtri per competizione, partita integrale: usare l’archivio di ESPN+ in privato e senza rovinarsi il finale.',
  },
  tubi_video_downloader: {
    title: 'Tubi: trovare i film rari e salvarli prima che scadano',
    intro:
      'Tubi è gratuito e ha un catalogo enorme, che cambia ogni mese. Con venti minuti alla settimana e un’occhiata alle scadenze puoi mettere insieme tre bei film per il weekend.',
    steps: [
      {
        title: 'Accedi o continua senza account',
        text: 'La maggior parte dei titoli si guarda senza iscriversi. La registrazione è gratuita e serve per conservare la tua lista e per i film con un limite di età, per i quali si indica la data di nascita. Senza account, alla chiusura il browser dimentica tutto: tieni un elenco nella coda dell’applicazione.',
      },
      {
        title: 'Apri la riga «Leaving Soon»',
        text: 'Raccoglie i film che stanno per uscire dal catalogo, di solito alla mezzanotte americana dell’ultimo giorno del mese. Scorrila tutta prima di aprire un titolo e tieniti una sera di margine. Poi passa a categorie come «Cult Classics» o «Foreign Language», che dalla pagina iniziale non si raggiungono.',
      },
      {
        title: 'Controlla la durata del film',
        text: 'Molti film d’epoca esistono anche in versione accorciata: 88 minuti invece di 104 indicano un taglio. Confronta la durata con un archivio di cinema. Se ci sono due pagine, guarda un minuto di ciascuna e scegli la copia migliore; la versione tagliata viene spesso da una registrazione televisiva, riconoscibile dal formato dell’immagine.',
      },
      {
        title: 'Aggiungi autore e anno al nome del file',
        text: 'Fra i film di genere i titoli uguali sono frequenti: con «The Killers (1946, Siodmak)» e «The Killers (1964, Siegel)» non ti confondi. Se salvi anche la locandina, la libreria si sfoglia più facilmente.',
      },
      {
        title: 'Scegli 720p e avvia il download',
        text: 'I film d’epoca raramente superano questa risoluzione: un western di novanta minuti occupa circa 1 GB. Se l’elenco dei sottotitoli è vuoto, possono essere già impressi nell’immagine. Per tre film basta un’ora; alla fine controlla che arrivino fino ai titoli di coda.',
      },
    ],
    hints: [
      {
        title: 'Dove è disponibile Tubi',
        text: 'Fra gli altri Paesi, negli Stati Uniti, in Canada, Messico, Australia e Regno Unito; non in Italia. I cataloghi sono diversi, e un film visibile a Toronto può mancare a Chicago.',
      },
      {
        title: 'Sottotitoli dei film rari',
        text: 'Possono mancare, e l’applicazione lo mostra prima di scaricare. La sigla CC accanto alla durata indica un testo inglese separato. Nei film stranieri i sottotitoli fanno di solito parte dell’immagine.',
      },
      {
        title: 'Stagioni incomplete',
        text: 'Alcune puntate mancano perché i diritti della musica costano troppo. L’applicazione segnala il salto nella numerazione, ma non può recuperarle.',
      },
      {
        title: 'Il primo del mese',
        text: 'È il giorno in cui cominciano nuovi contratti. Consulta «Recently Added» con un elenco dei titoli che cerchi.',
      },
    ],
    questions: [
      {
        question: 'Un vecchio film gratuito è di pubblico dominio?',
        answer:
          'Qualcuno sì, la maggior parte no; che sia gratuito con la pubblicità non dice nulla. Contano l’anno, il Paese e, negli Stati Uniti, l’eventuale rinnovo del diritto. In Europa la protezione dura settant’anni dalla morte dell’ultimo autore.',
      },
      {
        question: 'Sono compresi i canali di Tubi?',
        answer:
          'No, soltanto i film e le serie on demand. Molti titoli trasmessi dai canali sono però anche lì: cercali con il nome che leggi nella guida TV.',
      },
      {
        question: 'Un film porta il marchio di un altro servizio: posso selezionarlo?',
        answer:
          'Sì, se si vede gratis sulla pagina di Tubi. Il servizio ospita raccolte di partner e nella pagina del film è indicato da chi provengono.',
      },
      {
        question: 'Come capisco se un film è buono?',
        answer:
          'Le stelle della pagina dicono poco. Leggi il giudizio di due critici e segnati i registi che ti piacciono: la ricerca accetta anche i loro nomi.',
      },
    ],
    meta_title: 'Guida: Tubi, film in scadenza',
    meta_description:
      '«Leaving Soon», durata, anno e regista: come salvare per sé i film rari di Tubi nei Paesi in cui il servizio è disponibile.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel: scegliere e salvare film dal computer',
    intro:
      'Per The Roku Channel non serve un lettore Roku: il catalogo è disponibile anche sul web. Il sito assomiglia però a un televisore; questa guida mostra come arrivare subito ai titoli gratuiti che si possono salvare.',
    steps: [
      {
        title: 'Accedi da therokuchannel.roku.com',
        text: 'Un account è gratuito e per alcuni titoli è necessario, insieme alla data di nascita. Se appare un modulo di pagamento, saltalo: per i contenuti gratuiti non è richiesto. Chi possiede un lettore Roku usa l’account mostrato sul televisore.',
      },
      {
        title: 'Passa a «Movies» o «TV»',
        text: 'La prima metà della pagina è occupata dai canali in diretta, riconoscibili dall’orario sotto l’immagine. Non hanno un inizio e una fine e non si possono salvare. Un film o una serie on demand riporta invece anno, durata e un pulsante per cominciare dall’inizio.',
      },
      {
        title: 'Attiva il filtro «Free»',
        text: 'Nelle righe compaiono anche titoli di Starz o AMC+, che si pagano a parte e hanno un simbolo sulla locandina. Con il filtro vedi solo quelli gratuiti. Se sei abbonato a uno di questi canali, disattivalo per trovare i suoi film.',
      },
      {
        title: 'Scegli le cartelle',
        text: 'L’applicazione ne propone una per genere, e conviene correggere il nome prima di cominciare. Per gli episodi brevi usa una cartella per stagione. Quando il download è finito, un clic sulla riga apre il file: ascolta qualche battuta per controllare l’audio.',
      },
      {
        title: 'Scegli la dimensione per ogni schermo',
        text: 'Per il televisore serve una risoluzione alta, per il telefono bastano 480p, cioè circa 300 MB all’ora. Puoi scaricare le due versioni contemporaneamente, ma in cartelle diverse: nella stessa, il secondo file sostituirebbe il primo. Chiamale per esempio «televisore» e «telefono», perché dal titolo la differenza non si vede.',
      },
    ],
    hints: [
      {
        title: 'Originali in episodi brevi',
        text: 'Molti provengono da una piattaforma chiusa e durano meno di dieci minuti a puntata. Scarica tutta la stagione e guardala di seguito, come un film di un’ora e mezza. Con due cifre nel numero le puntate restano in ordine.',
      },
      {
        title: 'La sezione per bambini',
        text: '«Kids & Family» si apre a parte e non mostra altri contenuti. Anche i più piccoli possono scegliere guardando le locandine, ma quasi tutto è in inglese.',
      },
      {
        title: 'Sottotitoli secondo la provenienza',
        text: 'Gli originali li hanno sempre e le vecchie serie spesso; nei film importati possono essere parte dell’immagine. Il menu Sottotitoli indica che cosa c’è prima di scaricare.',
      },
      {
        title: 'Anche gli originali escono dal catalogo',
        text: 'In passato sono state tolte perfino produzioni di Roku. Se ce n’è una che ti piace, salvala finché è disponibile.',
      },
    ],
    questions: [
      {
        question: 'Si può guardare dall’Italia?',
        answer:
          'Di norma no, perché il servizio è rivolto al Nord America e al Regno Unito. I cataloghi di Stati Uniti, Canada e Regno Unito non coincidono.',
      },
      {
        question: 'I file si aprono anche su un lettore Roku?',
        answer:
          'Sì, da una chiavetta USB o da un server di casa, se sono MP4 in H.264. I sottotitoli in un file separato devono avere lo stesso nome del video. Per riprendere da dove eri rimasto, il sito usa il tuo account; con i file dipende dal lettore.',
      },
      {
        question: 'Devo prima aggiungere il canale al televisore?',
        answer:
          'No, bastano un account e il sito. I preferiti che salvi sul web compaiono poi anche sul televisore.',
      },
      {
        question: 'La pagina dice che il browser non è compatibile: perché?',
        answer:
          'Alcuni titoli, quasi sempre a pagamento, funzionano soltanto sui dispositivi Roku. Il browser integrato ha lo stesso limite, quindi scegline un altro.',
      },
      {
        question: 'Posso salvare una partita?',
        answer: 'In diretta no. I programmi e i documentari sportivi sì, quando hanno una pagina propria.',
      },
    ],
    meta_title: 'Guida: The Roku Channel sul computer',
    meta_description:
      'Senza lettore: trovare i titoli on demand, scartare quelli a pagamento e ordinare gli originali di The Roku Channel.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: dai canali alle serie on demand da salvare',
    intro:
      'Pluto TV si presenta come un televisore con tanti canali, ma si possono salvare soltanto i titoli on demand. Ecco come trovarli e rimettere in ordine una serie che il canale trasmette a caso. Un account non è necessario.',
    steps: [
      {
        title: 'Passa a «On Demand»',
        text: 'Il sito si apre su un canale ad alto volume: silenzialo e premi il pulsante accanto alla TV in diretta. Se vedi ancora una griglia con gli orari, sei nella guida TV, dove non c’è nulla da selezionare. Il sito ricorda la scelta per la visita successiva.',
      },
      {
        title: 'Cerca la serie del canale',
        text: 'Un canale dedicato a una sola serie ne offre spesso una parte anche on demand, per esempio due stagioni su sette. Cerca il nome della serie e non quello del canale. Se non trovi nulla, sfoglia il genere: il titolo italiano può essere diverso da quello che ricordi.',
      },
      {
        title: 'Controlla la lingua dell’audio',
        text: 'Nell’edizione italiana quasi tutto è doppiato e la versione originale è rara, tranne in qualche serie britannica. La pagina non lo indica: avvia la riproduzione per dieci secondi e apri il menu Audio.',
      },
      {
        title: 'Metti le puntate in ordine',
        text: 'Disponile nella sequenza che preferisci, anche alternando due serie: l’applicazione aggiunge un numero all’inizio del nome. Usa due cifre, così il lettore rispetta l’ordine anche dopo la nona. Trenta puntate di una vecchia serie occupano circa 9 GB; una risoluzione più alta non migliorerebbe l’immagine, perché l’originale è su nastro.',
      },
      {
        title: 'Scarica durante la notte',
        text: 'Controlla la dimensione totale sotto la coda, chiudi la pagina del sito e avvia. La mattina apri una puntata a metà dell’elenco: piccoli difetti dell’immagine erano già nell’originale. Se il numero dei file corrisponde a quello della stagione, hai finito.',
      },
    ],
    hints: [
      {
        title: 'Puntate mancanti',
        text: 'Spesso una stagione non è completa, per ragioni di diritti. Prima di cominciare confrontala con un archivio di serie TV.',
      },
      {
        title: 'Quando cambia il catalogo',
        text: 'I titoli arrivano ed escono soprattutto all’inizio del mese e, ancora di più, alla fine del trimestre: marzo, giugno, settembre e dicembre.',
      },
      {
        title: 'Un promemoria senza account',
        text: 'Pluto non conserva le tue scelte se non accedi. Aggiungi una puntata alla coda senza avviarla: ti ricorderà la serie finché non la togli.',
      },
      {
        title: 'Puntate di 48 e di 42 minuti',
        text: 'Le vecchie serie americane durano 48 minuti, le versioni accorciate per la TV 42. Se una stagione le contiene entrambe, alcune scene mancano già nell’originale trasmesso.',
      },
    ],
    questions: [
      {
        question: 'Perché ci sono bande nere ai lati?',
        answer:
          'Le serie di una volta sono state girate in 4:3, ed è il loro formato corretto. Allargando l’immagine i volti si deformano.',
      },
      {
        question: 'In Svizzera l’offerta è la stessa?',
        answer:
          'No, ogni Paese ha canali e titoli propri. Il sito riconosce dove ti trovi e apre l’edizione locale, in cui cambiano anche le lingue disponibili.',
      },
      {
        question: 'Ieri sera davano un film e oggi non lo trovo: perché?',
        answer:
          'I diritti per i canali e quelli per l’on demand si acquistano separatamente. Riprova il mese prossimo oppure cerca il film su un altro servizio gratuito.',
      },
      {
        question: 'Conviene creare un account?',
        answer:
          'Serve per conservare i preferiti e riprendere la visione, anche in TV. Per selezionare e salvare i titoli non cambia nulla.',
      },
      {
        question: 'Posso dare la stagione ordinata agli amici del club?',
        answer:
          'No. Il fatto che sia gratuita da guardare non ti autorizza a distribuirla. Puoi condividere l’elenco con l’ordine delle puntate, che è opera tua.',
      },
    ],
    meta_title: 'Guida: Pluto TV on demand',
    meta_description:
      'Dai canali all’on demand, con le puntate nell’ordine che preferisci: Pluto TV sul computer, per la visione privata.',
  },
  viki_downloader: {
    title: 'Viki: salvare i K-drama con i sottotitoli completi',
    intro:
      'Su Viki i sottotitoli sono tradotti da volontari, e una percentuale indica a che punto sono. Se scarichi un drama appena uscito, mancano molte battute. Questa guida spiega quando cominciare e come aggiornare i testi in seguito.',
    steps: [
      {
        title: 'Controlla la percentuale dei sottotitoli',
        text: 'La trovi nella pagina della serie, lingua per lingua; sotto il 100% mancano ancora battute o intere puntate. Anche ogni puntata ha la sua percentuale. L’inglese è di solito completo dopo un paio di giorni, mentre per l’italiano dipende da quanti volontari seguono la serie. Nei titoli vecchi la cifra non cambia più: valuta se ti basta l’inglese.',
      },
      {
        title: 'Accedi con il tuo Viki Pass',
        text: 'Serve per le novità e le esclusive; Standard e Plus danno accesso a titoli diversi, distinti da un’icona. Fai partire la seconda puntata per dieci secondi, perché la prima è spesso gratuita. Ricorda di accedere prima di aprire la pagina, altrimenti sembra bloccato anche ciò che è compreso.',
      },
      {
        title: 'Scegli due lingue per i sottotitoli',
        text: 'Prendi l’italiano per la visione e l’inglese di riserva. Se studi il coreano, abbina coreano e italiano: alcuni lettori possono mostrare due file SRT insieme, uno in alto e uno in basso.',
      },
      {
        title: 'Scarica le puntate',
        text: 'I drama coreani hanno quasi sempre sedici puntate di circa un’ora, quelli cinesi trenta o più; le serie thailandesi dividono ogni puntata in quattro parti. In 720p calcola 1 GB a puntata. Alla fine apri l’ultima a metà e poi verso la conclusione, per verificare che sia tradotta per intero. I trailer sono in un elenco separato.',
      },
      {
        title: 'Aggiorna i sottotitoli',
        text: 'Nelle prime settimane i volontari correggono spesso nomi e appellativi. Puoi riscaricare il solo file di testo: se ha lo stesso nome, il lettore usa la nuova versione e il video resta com’è.',
      },
    ],
    hints: [
      {
        title: 'Ringraziare i traduttori',
        text: 'I nomi della squadra sono nella pagina della serie, e i volontari leggono i commenti. Le loro note fra parentesi spiegano piatti, giochi di parole e titoli di cortesia.',
      },
      {
        title: 'Commenti durante la visione',
        text: 'I messaggi degli altri spettatori scorrono soltanto nel lettore di Viki e non vengono salvati. Attenzione, perché spesso anticipano la trama.',
      },
      {
        title: 'Serie ancora in corso',
        text: 'Di solito escono due puntate alla settimana. Se a Seul una partita di baseball sposta la trasmissione, la pagina della serie avvisa che quel giorno non ce n’è.',
      },
      {
        title: 'Lo stesso drama con titoli diversi',
        text: 'Il titolo usato da Viki, quello di Netflix e la traduzione letterale spesso non coincidono. Aggiungi al nome del file il titolo originale per ritrovarlo.',
      },
    ],
    questions: [
      {
        question: 'Che cos’è la modalità studio?',
        answer:
          'È una funzione del sito, disponibile per alcuni titoli, con due righe di sottotitoli e un dizionario. Offline puoi mostrare due sottotitoli insieme, ma il dizionario non c’è.',
      },
      {
        question: 'Posso pubblicare quei sottotitoli?',
        answer:
          'No, appartengono ai loro autori e a Viki. Puoi citare una frase che ti piace indicando la squadra che l’ha tradotta.',
      },
      {
        question: 'Perché in Italia manca un drama?',
        answer:
          'Viki acquista i diritti per area geografica. Se il tuo account non vede un titolo, non compare nemmeno nell’applicazione; riprova dopo qualche mese, anche con il titolo originale.',
      },
      {
        question: 'Viki e Rakuten TV sono la stessa cosa?',
        answer:
          'Appartengono allo stesso gruppo, ma sono due servizi con account separati e per noi due prodotti. Scegli quello del servizio a cui sei abbonato.',
      },
    ],
    meta_title: 'Guida: i K-drama di Viki ben tradotti',
    meta_description:
      'Percentuale dei sottotitoli, Viki Pass, due lingue, testi da aggiornare: quando e come salvare un drama coreano da Viki.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: salvare un drama cinese dall’inizio alla fine',
    intro:
      'Un drama cinese conta spesso quaranta puntate, pubblicate in giorni diversi per abbonati e non abbonati e mescolate a trailer e scene dal set. Ecco come scaricarle tutte, nell’ordine giusto.',
    steps: [
      {
        title: 'Imposta la lingua del sito iQ.com',
        text: 'Si sceglie con il globo in alto e vale anche come preferenza per i sottotitoli. Impostala prima di cominciare, perché i nomi dei file seguono la lingua dell’interfaccia. Verifica anche di essere sul sito internazionale, quello con gli abbonamenti Standard e Premium.',
      },
      {
        title: 'Apri l’elenco delle puntate',
        text: 'Le puntate intere hanno un numero; gli estratti hanno un titolo, durano un paio di minuti e stanno nella riga «Highlights». Dopo l’ultima puntata trovi i dietro le quinte e gli eventuali finali alternativi.',
      },
      {
        title: 'Riconosci le puntate VIP',
        text: 'Le prime sono spesso gratuite, le altre richiedono l’abbonamento e hanno una corona. Se una puntata si vede nel browser integrato, puoi selezionarla; se si interrompe dopo pochi minuti, era soltanto un’anteprima. Il calendario della serie indica i giorni di uscita per abbonati e non abbonati.',
      },
      {
        title: 'Scegli audio e sottotitoli',
        text: 'Il mandarino c’è sempre, a volte insieme a un doppiaggio inglese o thailandese. Per i sottotitoli scegli al massimo due lingue: l’inglese è quasi sempre disponibile, l’italiano solo per le serie di maggior successo. Spesso il testo cinese fa parte dell’immagine; in quel caso sposta il tuo in alto, perché non si sovrappongano.',
      },
      {
        title: 'Scarica le puntate a gruppi di dieci',
        text: 'Quaranta puntate in alta definizione arrivano a 50 GB, quindi fai clic sulla prima e, tenendo premuto Maiusc, sulla decima. Guarda queste prima di aggiungere le altre: così scopri se la serie ti piace. In 720p ogni puntata occupa circa 700 MB.',
      },
      {
        title: 'Controlla che la serie sia completa nella cartella',
        text: 'Scorri l’elenco fino in fondo per vedere se c’è un epilogo, poi conta i file: quaranta puntate, quaranta righe completate. Apri l’ultima e controlla che i sottotitoli ci siano. Se la serie è ancora in corso, la coda attende le puntate che mancano.',
      },
    ],
    hints: [
      {
        title: 'I due siti di iQIYI',
        text: 'iqiyi.com è destinato alla Cina continentale, iQ.com al resto del mondo. Account, catalogo e pagamenti sono separati, e l’abbonamento a uno non vale per l’altro.',
      },
      {
        title: 'Quadratini al posto dei caratteri cinesi',
        text: 'Significa che al lettore manca un font adatto. Installa «Noto Sans CJK», che è gratuito e sistema anche i nomi dei file.',
      },
      {
        title: 'Conservare il titolo in cinese',
        text: 'La trascrizione in pinyin senza toni rende uguali titoli diversi. Nel nome del file aggiungi i caratteri cinesi dopo il titolo tradotto.',
      },
      {
        title: 'Sigle di due minuti',
        text: 'In quaranta puntate la stessa canzone dura più di un’ora. Se il file contiene i capitoli, puoi saltarla con un tasto.',
      },
    ],
    questions: [
      {
        question: 'Perché manca una scena?',
        answer:
          'L’edizione internazionale e quella cinese possono avere un montaggio diverso. Confronta la durata: due minuti di differenza indicano un taglio. A volte le scene tolte si trovano fra gli extra, alla fine della serie.',
      },
      {
        question: 'Ci sono donghua in italiano?',
        answer:
          'Alcuni hanno i sottotitoli, quasi nessuno il doppiaggio. Li trovi in una sezione propria, con puntate di venti minuti e stagioni lunghe.',
      },
      {
        question: 'Posso usare un buono per la visione anticipata?',
        answer:
          'Sì, sul sito di iQIYI. Le puntate sbloccate nel tuo account si possono selezionare; l’applicazione non usa mai i buoni al posto tuo.',
      },
      {
        question: 'I sottotitoli nella mia lingua finiscono alla puntata 24: perché?',
        answer:
          'Mentre la serie è in corso, ogni lingua viene aggiornata in tempi diversi. Scarica intanto il video e aggiungi i sottotitoli quando compaiono nell’elenco.',
      },
    ],
    meta_title: 'Guida: iQIYI, i drama cinesi in ordine',
    meta_description:
      'Puntate o estratti, corona VIP, lingue, gruppi di dieci: come avere in ordine sul computer i drama cinesi di iQIYI.',
  },
  stan_downloader: {
    title: 'Stan: preparare film e serie per un viaggio in Australia',
    intro:
      'Fuori dalle città australiane si resta senza rete per ore. Due settimane con tre ore di visione al giorno fanno una quarantina di ore: per scaricarle da Stan comincia una settimana prima e prepara una lista.',
    steps: [
      {
        title: 'Accedi da casa e controlla il piano',
        text: 'Stan funziona soltanto in Australia. Il piano più economico offre la definizione standard, quelli superiori una risoluzione più alta e più schermi, ma i titoli sono gli stessi. Se il sito segnala troppi dispositivi, rimuovine uno nelle impostazioni. Poi scegli il tuo profilo: quello dei bambini mostra solo i titoli adatti a loro.',
      },
      {
        title: 'Dai la precedenza ai titoli in scadenza',
        text: 'Gli Stan Originals restano nel catalogo, mentre le serie acquistate da altri escono alla data indicata nella loro pagina. Metti per primi i titoli che scadono durante il viaggio. Molte serie americane arrivano lo stesso giorno della prima, quindi la puntata uscita quella mattina può ancora venire con te.',
      },
      {
        title: 'Prepara la lista dal telefono',
        text: 'Aggiungi i titoli a «My List» in qualsiasi momento e aprila poi dal computer. Limitati a una ventina, così l’elenco si carica rapidamente, e togli quelli che hai già salvato.',
      },
      {
        title: 'Scarica in due notti e prova i file',
        text: 'Quaranta ore in 720p occupano circa 40 GB. Comincia dopo le undici di sera e scarica un titolo alla volta, perché nelle zone rurali la linea è lenta nelle ore serali. Se la connessione cade, il download riprende dal punto in cui si era fermato. Prima di partire apri ogni file in modalità aereo.',
      },
      {
        title: 'Copia tutto su una chiavetta',
        text: 'Formattala in exFAT, che è letto da Windows e Mac e accetta i file oltre i 4 GB; FAT32 no. La sera prima del viaggio spegni il router e apri un titolo per cartella su ogni dispositivo: solo così hai la certezza che funzioni senza rete.',
      },
    ],
    hints: [
      {
        title: 'L’inglese australiano',
        text: 'È pieno di espressioni locali come «arvo», «servo» o «ute», e i sottotitoli aiutano anche chi conosce bene la lingua. Nel file SRT puoi cercare la parola che non hai capito.',
      },
      {
        title: 'Caldo e batteria',
        text: 'Non lasciare il portatile in auto al sole; una chiavetta sopporta meglio il calore. Un tablet consuma un terzo dell’energia e riproduce gli stessi MP4.',
      },
      {
        title: 'Sottotitoli in campeggio',
        text: 'Il vento e il generatore coprono facilmente i dialoghi. Seleziona i sottotitoli inglesi anche se a casa non li usi.',
      },
      {
        title: 'Un film per gli imprevisti',
        text: 'Tieni su ogni dispositivo una lunga commedia che non hai ancora visto. Se l’auto deve aspettare un ricambio ad Alice Springs, avrai qualcosa da guardare.',
      },
    ],
    questions: [
      {
        question: 'Durante una vacanza in Italia Stan funziona?',
        answer:
          'No, la riproduzione parte soltanto in Australia. I file salvati si aprono anche offline, ma restano soggetti alle condizioni dell’abbonamento: cancellali al ritorno.',
      },
      {
        question: 'Stan ha già una funzione di download?',
        answer:
          'Sì, nell’app per telefono e tablet, secondo il piano. Dopo un certo periodo però deve ricollegarsi: per un fine settimana va benissimo, in due settimane senza segnale puoi superare il limite.',
      },
      {
        question: 'È compreso Stan Sport?',
        answer:
          'Le repliche si aprono se hai aggiunto Sport al piano. Scarica rugby e tennis entro la settimana; il calcio europeo resta disponibile solo pochi giorni.',
      },
      {
        question: 'Un compagno di viaggio può tenere i file?',
        answer:
          'No, sono destinati alla visione nella tua famiglia. Guardateli insieme, ma non cedere la chiavetta e svuotala quando torni.',
      },
    ],
    meta_title: 'Guida: Stan, film e serie per il viaggio',
    meta_description:
      'Piano, titoli in scadenza, prova in modalità aereo: come preparare Stan in Australia per un viaggio in zone senza rete.',
  },
  crave_downloader: {
    title: 'Crave: salvare film e serie in inglese e in francese',
    intro:
      'Crave divide il catalogo fra le due lingue del Canada, e chi cerca in una sola perde buona parte dei titoli. Questa guida mostra come passare dall’una all’altra e come unire le due versioni di un film.',
    steps: [
      {
        title: 'Accedi con il pulsante giusto',
        text: 'Nella pagina di accesso scegli Bell, un altro gestore televisivo o il tuo account Crave. Con un gestore si apre una seconda finestra; se resta bianca, chiudila e riprova. Al termine scegli il profilo. Se invece torni alla pagina iniziale, hai scelto il pulsante di un altro gestore.',
      },
      {
        title: 'Passa da EN a FR',
        text: 'Con il selettore in alto cambiano il catalogo, i titoli e l’audio proposto. Nella parte francese si trovano Super Écran, le serie di Montréal e i film doppiati, in quella inglese HBO e le commedie televisive. Il passaggio ti riporta alla pagina iniziale, quindi annota il titolo che stavi guardando oppure aggiungilo alla tua lista, che comprende entrambe le parti.',
      },
      {
        title: 'Cerca i due titoli',
        text: 'In francese una serie può chiamarsi in modo diverso: «Game of Thrones», per esempio, diventa «Le Trône de fer». La locandina, l’anno e gli attori ti aiutano a riconoscerla. Le serie per ragazzi mantengono quasi sempre il nome inglese.',
      },
      {
        title: 'Unisci le tracce audio in un MKV',
        text: 'È possibile quando il lettore le offre nello stesso titolo; altrimenti devi salvare due file. Prima confronta la durata: con mezzo minuto di differenza l’audio non sarebbe sincronizzato. Una commedia di sei puntate in 720p con due lingue occupa meno di 3 GB.',
      },
      {
        title: 'Scarica le novità il venerdì',
        text: 'È il giorno in cui esce la maggior parte dei film e degli speciali. Cancella quello che hai visto, seleziona i titoli nuovi e lascia lavorare la coda durante la cena. Alla fine controlla che gli accenti nei nomi, come in «Série noire», siano rimasti corretti anche sulla chiavetta.',
      },
    ],
    hints: [
      {
        title: 'Serie del Québec',
        text: 'Alcune si trovano soltanto nella parte francese. I sottotitoli per non udenti in francese aiutano molto a capire la parlata di Montréal.',
      },
      {
        title: 'HBO e canali aggiuntivi',
        text: 'In Canada molte serie HBO si vedono su Crave e non su HBO Max. Starz e Super Écran si pagano a parte; un simbolo sull’immagine indica quale serve, in entrambe le lingue.',
      },
      {
        title: 'Sottotitoli trascritti e tradotti',
        text: 'I sottotitoli CC in inglese riportano ogni parola e anche i rumori. I sottotitoli francesi di un film inglese sono invece una traduzione e si trovano più di rado.',
      },
      {
        title: 'Galà e spettacoli comici',
        text: 'Non appartengono a una stagione: cercali con il nome dell’artista. Sono spesso i primi a uscire dal catalogo.',
      },
      {
        title: 'Cartoni per bambini bilingui',
        text: 'Un cartone in francese con i sottotitoli nella stessa lingua aiuta a imparare l’ortografia. Dieci episodi occupano meno di 2 GB.',
      },
    ],
    questions: [
      {
        question: 'In che cosa differiscono i piani?',
        answer:
          'Nella pubblicità, nella risoluzione e nel numero di dispositivi. Il più economico ha gli spot, un’immagine meno definita e qualche film in meno. Confronta la tabella di Crave prima di cambiare.',
      },
      {
        question: 'Posso guardare Crave durante un viaggio negli Stati Uniti?',
        answer:
          'In streaming no. I file salvati a casa si aprono anche lì, ma restano soggetti alle condizioni di Crave: preparali prima di partire e cancellali quando li hai visti.',
      },
      {
        question: 'Perché una serie finisce alla terza stagione?',
        answer:
          'In Canada i diritti sono divisi e le stagioni successive possono trovarsi su un altro servizio. La pagina della serie non lo indica; il sito di Crave per la stampa a volte sì.',
      },
      {
        question: 'TSN e RDS sono nel mio pacchetto: sono compresi?',
        answer:
          'No, hanno siti propri e trasmettono soprattutto in diretta. I loro documentari si possono salvare se compaiono su Crave: cercali con il titolo.',
      },
    ],
    meta_title: 'Guida: Crave in inglese e in francese',
    meta_description:
      'Da EN a FR, due titoli per la stessa serie, tracce riunite in MKV: come salvare film e serie di Crave in Canada.',
  },
  globoplay_downloader: {
    title: 'Globoplay: seguire una novela e salvare tutti i capitoli',
    intro:
      'Una novela va in onda sei sere alla settimana per circa sei mesi, quindi conta fino a centottanta capitoli. Con un appuntamento al sabato e una cartella al mese non perdi il filo, in Brasile come all’estero.',
    steps: [
      {
        title: 'Accedi con il tuo account Globo',
        text: 'L’abbonamento per il Brasile e quello per l’estero sono separati; il secondo si acquista con un normale account Globo. Se dopo l’accesso il pulsante mostra «Assine», il tuo piano non comprende quel titolo.',
      },
      {
        title: 'Apri «Edições» o «Capítulos»',
        text: 'Qui si trovano i capitoli completi, che durano da quaranta a settanta minuti. «Trechos» contiene estratti di circa due minuti, «Extras» le interviste agli attori. L’elenco comincia dal capitolo più recente: inverti l’ordine per partire dal primo.',
      },
      {
        title: 'Seleziona una settimana',
        text: 'Da lunedì a sabato sono sei capitoli: fai clic su quello del lunedì e, tenendo premuto Maiusc, su quello del sabato. In 720p occupano poco più di 4 GB. Quelli che hai già salvato sono in grigio, quindi non devi ricordare a quale eri arrivato.',
      },
      {
        title: 'Usa la data come nome del file',
        text: 'A volte il numero del capitolo manca, mentre il giorno di messa in onda c’è sempre. Comincia il nome con la data, per esempio «2026-03-02», e crea una cartella al mese: con 180 file insieme molti televisori si bloccano.',
      },
      {
        title: 'Controlla la cartella a fine mese',
        text: 'L’ultimo sabato conta i capitoli, di solito ventiquattro o ventisei, e apri l’ultimo. Un mese occupa una ventina di gigabyte; quando marzo è completo, cancella febbraio se lo hai già visto. Salva i sottotitoli portoghesi in un file separato, così sul televisore si possono ingrandire.',
      },
    ],
    hints: [
      {
        title: 'Repliche abbreviate',
        text: 'Alcune novelas classiche esistono solo nella versione ridotta della fascia pomeridiana: se i capitoli sono centoventi invece di duecento, mancano storie secondarie. Quelle precedenti agli anni Novanta sono in 4:3, e le bande laterali sono normali.',
      },
      {
        title: 'Il fuso orario',
        text: 'Fra il Brasile e l’Italia ci sono quattro o cinque ore, secondo la stagione. La novela della sera è online in piena notte, quindi la trovi la mattina seguente.',
      },
      {
        title: 'Riassunti settimanali',
        text: 'Di alcune novelas esiste un riassunto di due ore al posto di sei: è utile per recuperare dopo le ferie.',
      },
      {
        title: 'Serie brevi',
        text: 'Gli Originais Globoplay hanno otto o dieci puntate, disponibili tutte dal primo giorno. Sono una buona scelta per chi non ha tempo ogni sera.',
      },
      {
        title: 'Giorni senza novela',
        text: 'In occasione di elezioni o finali di calcio la novela non va in onda. Nei file manca quella data, ma non hai perso un capitolo.',
      },
    ],
    questions: [
      {
        question: 'Ci sono sottotitoli in italiano?',
        answer:
          'Di solito no; le produzioni recenti li hanno in portoghese. Salvali come SRT per cercare le espressioni che non capisci. Chi parla italiano o spagnolo si abitua abbastanza in fretta al portoghese brasiliano.',
      },
      {
        question: 'Telecine è compreso?',
        answer:
          'Solo con il pacchetto che lo include. Un’icona sull’immagine indica i titoli per cui serve un abbonamento aggiuntivo; lo stesso vale per gli altri canali a pagamento.',
      },
      {
        question: 'Ho perso i primi quaranta capitoli: da dove comincio?',
        answer:
          'Dai riassunti settimanali, se ci sono, oppure dal primo capitolo in una risoluzione più bassa. Se cominci dal 41 farai fatica a capire la storia.',
      },
      {
        question: 'GNT e Multishow sono compresi?',
        answer:
          'Se il tuo piano li include, puoi selezionare i loro programmi on demand. I canali stessi sono in diretta e non si possono salvare.',
      },
    ],
    meta_title: 'Guida: le novelas di Globoplay',
    meta_description:
      'Capitoli completi, settimana per settimana, con la data: seguire una novela di Globoplay in Brasile o dall’estero.',
  },
}
