import type { PageTexts } from '../text'

export const globalVideo: PageTexts = {
  netflix_downloader: {
    headline: 'Netflix in treno, in aereo e nella casa al mare',
    promise:
      'Metti sul computer le serie e i film del tuo abbonamento Netflix, con le lingue e i sottotitoli che usi davvero.',
    steps: [
      { title: 'Accedi a Netflix', text: 'In Tidemark Video scegli Netflix ed entra con il tuo account.' },
      {
        title: 'Seleziona gli episodi',
        text: 'Apri la scheda e spunta una stagione, qualche puntata o una sola.',
      },
      {
        title: 'Avvia la coda',
        text: 'Fissa audio, sottotitoli e qualità, poi lascia lavorare il programma.',
      },
    ],
    features: [
      {
        title: 'Stagioni in ordine',
        text: 'Gli episodi di «Suburra» o «Stranger Things» ricevono numero e cartella.',
      },
      { title: 'Italiano e originale', text: 'In un MKV convivono il doppiaggio e la lingua di ripresa.' },
      { title: 'Sottotitoli a scelta', text: 'Nell’immagine, nel file oppure in un SRT separato.' },
      { title: 'Il tuo profilo', text: 'La tua lista e i consigli restano quelli di sempre.' },
      {
        title: 'Prima che un titolo parta',
        text: 'I film in licenza cambiano di mese in mese. Metti in cima alla coda quelli di cui conosci già l’ultimo giorno su Netflix.',
      },
      {
        title: 'Per il telefono o per tutte le tracce',
        text: 'L’MP4 va bene su telefoni e televisori, l’MKV quando vuoi doppiaggio, originale e testi in un solo file.',
      },
    ],
    questions: [
      {
        question: 'Posso salvare l’intero catalogo?',
        answer:
          'No: solo i titoli che il tuo piano ti fa vedere, per te e nei limiti della legge del tuo Paese.',
      },
      {
        question: 'Che qualità avranno i file?',
        answer: 'Al massimo quella che il tuo piano riproduce sul computer.',
      },
      {
        question: 'Un titolo lascia Netflix: che succede?',
        answer: 'Non si può più aggiungere. Per i file che hai già valgono le condizioni dell’abbonamento.',
      },
      {
        question: 'Posso provarlo su una mia serie?',
        answer:
          'Sì. Con la prova gratuita salva qualcosa dalla tua lista Netflix e poi decidi fra un mese, un anno o la licenza a vita.',
      },
    ],
    meta_title: 'Downloader per Netflix su Windows e Mac',
    meta_description:
      'Serie e film del tuo abbonamento Netflix in MP4 o MKV, con doppiaggio, originale e sottotitoli. Provalo prima di acquistare.',
  },
  amazon_prime_video_downloader: {
    headline: 'Prime Video: inclusi, noleggiati e acquistati',
    promise:
      'Tieni in un solo posto ciò che guardi con Prime, dai film compresi nell’abbonamento ai titoli pagati a parte.',
    steps: [
      {
        title: 'Indica il tuo Amazon',
        text: 'Scegli il sito dell’account, per esempio .it o .de, e accedi.',
      },
      { title: 'Trova il titolo', text: 'Sfoglia come nel browser o incolla l’indirizzo della scheda.' },
      {
        title: 'Scegli la versione',
        text: 'Traccia audio, sottotitoli e cartella, poi conferma: mentre la coda lavora continui a sfogliare.',
      },
    ],
    features: [
      {
        title: 'Acquisti e noleggi',
        text: 'Compaiono accanto ai titoli inclusi finché il tuo account li riproduce.',
      },
      { title: 'Audiodescrizione', text: 'Se Amazon la fornisce, puoi preferirla all’audio comune.' },
      { title: 'Canali aggiunti', text: 'I Channels del tuo account si vedono con tutto il resto.' },
      { title: 'Nomi leggibili', text: 'Serie, stagione ed episodio compongono il nome del file.' },
      {
        title: 'Sottotitoli come vuoi',
        text: 'Impressi nell’immagine, come traccia oppure in un file accanto al film. La lista si vede prima di salvare, insieme alla seconda lingua.',
      },
      {
        title: 'Pronti per il server di casa',
        text: 'Cartella e file hanno la forma che i media server riconoscono da soli, senza correzioni a mano.',
      },
    ],
    questions: [
      {
        question: 'E un film a noleggio?',
        answer: 'Rispetta la scadenza e cancella il file quando finisce.',
      },
      {
        question: 'Funziona con account di più Paesi?',
        answer: 'Sì, il catalogo è quello del sito a cui appartiene il tuo account.',
      },
      {
        question: 'Prime mi autorizza a copiare?',
        answer:
          'Ti autorizza a guardare. Conserva per te solo ciò che le condizioni di Amazon e la legge consentono.',
      },
      {
        question: 'Condivido Prime in famiglia: va bene?',
        answer:
          'Vale l’account con cui accedi. Si salva solo ciò a cui quell’account ha diritto, per la visione privata.',
      },
      {
        question: 'Posso spostare la licenza su un computer nuovo?',
        answer:
          'Sì. Nel tuo account libera il vecchio dispositivo, poi accedi sul nuovo: una licenza lavora su un computer alla volta.',
      },
    ],
    meta_title: 'Downloader per Amazon Prime Video',
    meta_description:
      'Film inclusi, acquisti e serie originali di Prime Video sul tuo computer, con l’audio e i sottotitoli che preferisci.',
  },
  disney_plus_downloader: {
    headline: 'Disney+ in famiglia, anche dove non c’è campo',
    promise:
      'Prepara il cartone della sera o la serie Marvel del weekend, ognuno nella lingua che i bambini capiscono.',
    steps: [
      { title: 'Entra in Disney+', text: 'Scegli il profilo, compreso quello dei piccoli.' },
      { title: 'Gira fra i mondi', text: 'Disney, Pixar, Marvel, Star Wars e National Geographic.' },
      { title: 'Decidi le tracce', text: 'Italiano, originale o più lingue insieme.' },
    ],
    features: [
      { title: 'Canzoni doppiate', text: 'I classici hanno tante versioni cantate; tieni quelle di casa.' },
      { title: 'Corti e dietro le quinte', text: 'Si accodano come qualsiasi episodio.' },
      { title: 'Pronti per il tablet', text: 'L’MP4 si apre sul sedile posteriore e sulla TV del salotto.' },
      { title: 'Ripresa automatica', text: 'Se la linea cade, il film riparte dal punto raggiunto.' },
      {
        title: 'Le puntate che mancano',
        text: 'Torna su una serie in corso: l’applicazione segna quali episodi stanno già nella tua cartella.',
      },
      {
        title: 'Una cartella per ogni bambino',
        text: 'Per ciascun lavoro decidi dove va il file, così i più piccoli trovano soltanto i loro cartoni.',
      },
      {
        title: 'Dal lungometraggio al documentario',
        text: 'La stessa finestra tratta film Pixar, corti animati, serie settimanali e National Geographic.',
      },
    ],
    questions: [
      {
        question: 'I contenuti per adulti si vedono?',
        answer: 'Dipende dal profilo: il controllo genitori di Disney+ resta attivo.',
      },
      { question: 'Due lingue nello stesso file?', answer: 'Sì, in formato MKV.' },
      {
        question: 'Posso darne una copia alla scuola?',
        answer: 'No. I file servono alla tua famiglia, in privato, come prevede l’abbonamento.',
      },
      {
        question: 'Posso vedere il catalogo Disney+ di un altro Paese?',
        answer: 'No. Trovi quello che Disney+ mostra al tuo account nel luogo in cui ti trovi.',
      },
      {
        question: 'Bastano una licenza e due portatili?',
        answer:
          'Una licenza è per un computer. La suite video tutto in uno esiste anche a vita per tre, se in famiglia i computer sono di più.',
      },
    ],
    meta_title: 'Downloader per Disney+: film e serie offline',
    meta_description:
      'Disney, Pixar, Marvel e Star Wars da guardare in casa o in viaggio, con canzoni doppiate, sottotitoli ed extra.',
  },
  hbo_max_downloader: {
    headline: 'HBO Max: le serie di cui si parla il lunedì',
    promise:
      'Da «I Soprano» a «House of the Dragon», conserva su disco quello che il tuo account HBO Max apre.',
    steps: [
      { title: 'Collegati', text: 'Usa la finestra interna e l’offerta del tuo Paese.' },
      { title: 'Prendi la stagione', text: 'Segna le puntate già uscite.' },
      { title: 'Archivia', text: 'Una cartella per serie, puntate in ordine.' },
    ],
    features: [
      { title: 'Uscita settimanale', text: 'Torna ogni settimana: vedi subito quale puntata manca.' },
      { title: 'Warner e DC', text: 'I film passano dalla stessa coda delle serie.' },
      { title: 'Audio 5.1', text: 'Se arriva al computer, puoi tenerlo.' },
      { title: 'Testo a parte', text: 'Un SRT aiuta quando i personaggi sono molti.' },
      {
        title: 'Cofanetti interi',
        text: 'Otto stagioni di un drama sono una sola selezione, e puoi riprendere da dove ti eri fermato la settimana scorsa.',
      },
      {
        title: 'Dietro le quinte',
        text: 'Making of e interviste dopo la puntata stanno nello stesso elenco: li prendi o li lasci.',
      },
      {
        title: 'Stato scritto a parole',
        text: 'Ogni riga della coda dice che cosa si sta salvando, che cosa aspetta e che cosa chiede la tua attenzione.',
      },
    ],
    questions: [
      {
        question: 'HBO Max e Max sono due servizi?',
        answer: 'No, uno solo: si è chiamato Max per un periodo e poi ha ripreso il vecchio nome.',
      },
      {
        question: 'L’ho con un pacchetto dell’operatore: va bene?',
        answer: 'Va bene se quell’account si apre in un browser.',
      },
      {
        question: 'Qual è il confine legale?',
        answer:
          'La visione privata di ciò che paghi. Passare i file ad altri o caricarli in rete ne resta fuori.',
      },
      {
        question: 'Avrò l’audio multicanale?',
        answer: 'Se il piano e il titolo lo offrono su un computer, compare nell’elenco delle tracce audio.',
      },
      {
        question: 'Mi interessa solo HBO Max: che cosa compro?',
        answer: 'Basta questo prodotto singolo, venduto per un mese, per un anno o a vita su un computer.',
      },
    ],
    meta_title: 'Downloader per HBO Max (già Max)',
    meta_description:
      'Serie HBO e film Warner e DC per stagione, con sottotitoli e audio multicanale quando il tuo piano li offre.',
  },
  hulu_downloader: {
    headline: 'Hulu: la televisione americana del giorno dopo',
    promise: 'Hai un account negli Stati Uniti? Riordina le puntate che Hulu pubblica dopo la messa in onda.',
    steps: [
      { title: 'Apri il tuo Hulu', text: 'Da solo o nel pacchetto con Disney.' },
      { title: 'Scegli gli episodi', text: 'La scheda mostra stagioni e numeri.' },
      { title: 'Lascia scorrere la coda', text: 'Una puntata dopo l’altra, senza sorvegliarla.' },
    ],
    features: [
      { title: 'Serie FX e ABC', text: '«The Bear» e «Grey’s Anatomy» mantengono l’ordine di trasmissione.' },
      { title: 'Closed captions', text: 'I sottotitoli inglesi in SRT aiutano a studiare.' },
      { title: 'Animazione per adulti', text: 'Le serie lunghissime si prendono una stagione alla volta.' },
      { title: 'Attesa intelligente', text: 'Senza rete la coda si ferma e poi riprende.' },
      {
        title: 'Il giorno dopo',
        text: 'Le serie ABC e FX arrivano su Hulu poco dopo la messa in onda. Passa una volta a settimana e prendi solo le novità.',
      },
      {
        title: 'Spazio sul disco',
        text: 'La dimensione prevista si legge prima di partire; per il telefono basta un’immagine più piccola.',
      },
    ],
    questions: [
      {
        question: 'Posso abbonarmi dall’Italia?',
        answer:
          'L’account Hulu è per gli Stati Uniti; altrove il marchio sta dentro Disney+. Il programma non modifica questa regola.',
      },
      {
        question: 'La diretta TV di Hulu è compresa?',
        answer: 'No, solo ciò che sta nel catalogo on demand.',
      },
      {
        question: 'A che cosa mi servono i file?',
        answer: 'A guardare tu, senza rete, finché abbonamento e legge lo ammettono.',
      },
      {
        question: 'Il piano con pubblicità è sufficiente?',
        answer:
          'Si possono scegliere i titoli che quel piano riproduce su un computer. Alcuni non fanno parte di tutti i piani.',
      },
      {
        question: 'Hulu Giappone è compreso?',
        answer: 'No, è un’altra azienda, con un catalogo suo e con un prodotto suo nel nostro negozio.',
      },
      {
        question: 'È legale salvare da Hulu?',
        answer:
          'Dipende da dove vivi e dal tuo contratto con Hulu. Conserva soltanto ciò che entrambi ti lasciano tenere.',
      },
    ],
    meta_title: 'Downloader per Hulu: serie dagli USA',
    meta_description:
      'Puntate FX, ABC e originali Hulu in ordine di stagione con sottotitoli inglesi, per chi ha un account statunitense.',
  },
  apple_tv_plus_downloader: {
    headline: 'Apple TV+: poche serie, curate, sempre con te',
    promise:
      '«Ted Lasso», «Scissione», «Slow Horses»: tieni gli originali Apple per un fine settimana fuori porta.',
    steps: [
      { title: 'Accedi con l’account Apple', text: 'Il codice di verifica arriva come sul sito.' },
      { title: 'Apri la scheda', text: 'Serie, film e documentari si trattano allo stesso modo.' },
      { title: 'Stabilisci il formato', text: 'Contenitore, lingua e sottotitoli, prima di iniziare.' },
    ],
    features: [
      { title: 'Catalogo proprio', text: 'Le stagioni sono di solito complete.' },
      { title: 'Tante lingue', text: 'Tieni le due o tre che parlate in casa.' },
      {
        title: 'Anche su PC',
        text: 'Non serve possedere un dispositivo Apple: l’uso offline della casa è pensato per i suoi apparecchi, qui il tuo abbonamento arriva sul computer Windows con cui viaggi.',
      },
      { title: 'Dati nel file', text: 'Locandina e trama si vedono nel lettore.' },
      {
        title: 'La puntata della settimana',
        text: 'Quasi tutte le serie ne aggiungono una alla volta. Riapri la scheda e scegli quella che manca.',
      },
      {
        title: 'Audio scelto con cura',
        text: 'Tieni la traccia con più canali fra quelle date al tuo account, oppure lo stereo per le cuffie.',
      },
      {
        title: 'Lavora in silenzio',
        text: 'L’applicazione sta in secondo piano e non tocca il browser, le impostazioni dell’account né la tua lista.',
      },
    ],
    questions: [
      {
        question: 'I film comprati sullo store Apple rientrano?',
        answer: 'No, la licenza riguarda il servizio in abbonamento.',
      },
      { question: 'E lo sport in diretta?', answer: 'Resta escluso, si lavora sull’on demand.' },
      {
        question: 'Se disdico, posso tenere tutto?',
        answer: 'Leggi le condizioni: quanto salvi è per uso personale e legato a ciò che hai sottoscritto.',
      },
      {
        question: 'Mi serve un Mac?',
        answer: 'No. C’è un’edizione per Windows e una per Mac, ciascuna con la propria licenza.',
      },
      {
        question: 'Dove finiscono i file?',
        answer:
          'Dove preferisci: un disco esterno, un server di casa o la cartella del tablet. Passarli ad altri, invece, le condizioni di Apple non lo ammettono.',
      },
    ],
    meta_title: 'Downloader per Apple TV+ su PC e Mac',
    meta_description:
      'Serie e film originali Apple TV+ con lingue e sottotitoli scelti da te, su Windows o Mac, per la tua visione privata.',
  },
  paramount_plus_downloader: {
    headline: 'Paramount+: da Star Trek a SpongeBob',
    promise:
      'Fantascienza, western di oggi e cartoni stanno nello stesso abbonamento: porta con te la serata giusta.',
    steps: [
      { title: 'Identificati', text: 'Account diretto o ricevuto con un altro servizio.' },
      { title: 'Filtra per marchio', text: 'CBS, Nickelodeon, MTV, Comedy Central o Showtime.' },
      { title: 'Conferma', text: 'Lingua, cartella e via.' },
    ],
    features: [
      { title: 'Saghe intere', text: 'Ogni «Star Trek» ha titolo e stagioni ben separati.' },
      { title: 'Angolo dei bimbi', text: 'Nickelodeon va in una cartella propria.' },
      { title: 'Film con l’anno', text: 'Comodo quando esiste anche il remake.' },
      { title: 'Puntate sciolte', text: 'Di una sitcom puoi tenere solo le due preferite.' },
      {
        title: 'Decenni di CBS',
        text: 'I polizieschi con quindici stagioni hanno bisogno di ordine: ogni file porta stagione, puntata e titolo.',
      },
      {
        title: 'L’ordine che preferisci',
        text: 'Se vuoi rivedere «Star Trek» secondo la cronologia della storia, metti davanti ai file un numero tuo.',
      },
      {
        title: 'Sottotitoli e doppiaggi',
        text: 'L’offerta di Paramount+ cambia da Paese a Paese; l’elenco mostra le tracce della tua zona.',
      },
    ],
    questions: [
      {
        question: 'Le partite si registrano?',
        answer: 'Solo le repliche pubblicate nel tuo Paese, mai la diretta.',
      },
      { question: 'Basta il piano con pubblicità?', answer: 'Sì, per i titoli che include.' },
      {
        question: 'Che cosa copre l’abbonamento?',
        answer:
          'La visione privata. Una copia è ammessa solo dove la legge lo dice, e non si passa a nessuno.',
      },
      {
        question: 'Che succede se la rete manca a metà film?',
        answer: 'Il salvataggio prosegue dal punto in cui si era fermato, senza ripartire dall’inizio.',
      },
      {
        question: 'Il mio piano non ha Showtime: posso salvarne le serie?',
        answer: 'No. L’applicazione non apre porte che il tuo abbonamento tiene chiuse.',
      },
      {
        question: 'Posso disdire il piano mensile di Tidemark?',
        answer: 'Sì, quando vuoi dal tuo account. L’accesso dura fino alla fine del mese già pagato.',
      },
    ],
    meta_title: 'Downloader per Paramount+: film e serie',
    meta_description:
      'Star Trek, western, film Paramount e cartoni Nickelodeon divisi per marchio e stagione, da guardare senza rete.',
  },
  peacock_downloader: {
    headline: 'Peacock: le commedie NBC e il cinema Universal',
    promise:
      '«The Office», i reality Bravo e i film Universal sul portatile, se hai un account statunitense.',
    steps: [
      { title: 'Entra in Peacock', text: 'Con Premium o Premium Plus.' },
      { title: 'Cerca per rete', text: 'NBC, Bravo o Universal portano alla scheda.' },
      { title: 'Salva il blocco', text: 'Metti in coda più episodi e scegli la cartella.' },
    ],
    features: [
      { title: 'Sitcom lunghe', text: 'Nove stagioni in una coda, già numerate.' },
      { title: 'Reality per città', text: 'Ogni «Real Housewives» è una serie a sé.' },
      { title: 'Versioni estese', text: 'Un montaggio diverso si riconosce dal titolo.' },
      { title: 'Sport in replica', text: 'Gli eventi già conclusi si trattano come un video.' },
      {
        title: 'Solo le puntate nuove',
        text: 'Certi reality ne pubblicano più d’una a settimana: spunta quelle che non hai visto e chiudi la finestra.',
      },
      {
        title: 'Il film della sera libera',
        text: 'Il cinema Universal arriva su Peacock qualche tempo dopo la sala. Salvalo quando esce e guardalo con calma.',
      },
      {
        title: 'Leggero sul computer',
        text: 'Puoi limitare i lavori simultanei, così una videochiamata nel frattempo resta fluida.',
      },
    ],
    questions: [
      {
        question: 'Peacock esiste in Italia?',
        answer: 'È un servizio per gli Stati Uniti. Chi non ha accesso lì non lo ottiene qui.',
      },
      {
        question: 'Gli spot vengono salvati?',
        answer: 'Il lavoro riguarda il programma; che cosa trasmette il piano lo decide Peacock.',
      },
      {
        question: 'C’è una regola per le copie?',
        answer: 'Tre: solo tue, solo dal tuo piano, solo se il tuo Paese le ammette.',
      },
      {
        question: 'Posso registrare la Premier League?',
        answer:
          'No, le dirette restano fuori. Repliche e sintesi che Peacock elenca on demand si aprono come gli altri titoli.',
      },
      {
        question: 'Quale piano Peacock occorre?',
        answer:
          'Uno a pagamento che riproduca il titolo su un computer. Anche le serie NBC del giorno dopo dipendono dal piano.',
      },
    ],
    meta_title: 'Downloader per Peacock su PC e Mac',
    meta_description:
      'Sitcom NBC, reality Bravo e cinema Universal dal tuo account Peacock, in ordine e con sottotitoli in inglese.',
  },
  discovery_plus_downloader: {
    headline: 'Discovery+: ristrutturazioni, delitti e natura',
    promise:
      'Programmi con centinaia di puntate tornano gestibili quando sono divisi per bene sul tuo disco.',
    steps: [
      { title: 'Apri Discovery+', text: 'Con l’account del Paese in cui il servizio è attivo.' },
      { title: 'Scegli il canale', text: 'Real Time, HGTV, Food Network, ID o Animal Planet.' },
      { title: 'Seleziona un tratto', text: 'Dalla puntata 1 alla 20, il resto un’altra volta.' },
    ],
    features: [
      { title: 'Serie infinite', text: 'Molte stagioni, altrettante cartelle.' },
      { title: 'In cucina', text: 'La ricetta resta aperta accanto ai fornelli.' },
      {
        title: 'True crime',
        text: 'Le docuserie tengono l’ordine anche se il titolo cambia da Paese a Paese.',
      },
      { title: 'File leggeri', text: 'Per i programmi parlati basta poco spazio.' },
      {
        title: 'Trame conservate',
        text: 'La descrizione di ogni puntata può stare accanto al file: ritrovi la casa o il caso che cercavi.',
      },
      {
        title: 'Leggere con il trapano acceso',
        text: 'Tieni la traccia di testo e segui le istruzioni anche quando in officina c’è rumore.',
      },
      {
        title: 'Spin-off divisi',
        text: 'Le serie dai nomi simili vanno da sole in cartelle diverse, e un filtro mostra le stagioni che hai già.',
      },
    ],
    questions: [
      {
        question: 'Discovery+ c’è ancora ovunque?',
        answer: 'No, in diversi mercati il catalogo è passato a HBO Max. Verifica il tuo caso.',
      },
      { question: 'Lo sport è incluso?', answer: 'Solo ciò che il tuo piano offre on demand.' },
      {
        question: 'Un documentario può servire in classe?',
        answer: 'Per la scuola occorre un permesso. La copia di cui parliamo è privata e segue il tuo piano.',
      },
      {
        question: 'Il canale in onda si può salvare?',
        answer: 'No, soltanto le puntate on demand di Discovery+.',
      },
      {
        question: 'Ho Discovery+ in un pacchetto con un altro servizio: vale?',
        answer: 'Sì, se riesci ad accedere al sito di Discovery+ e a riprodurre lì il titolo.',
      },
      {
        question: 'Devo accedere ogni volta?',
        answer: 'No. La sessione di Discovery+ resta ricordata su questo computer finché non esci.',
      },
    ],
    meta_title: 'Downloader per Discovery+: documentari e reality',
    meta_description:
      'Delitti, case, cucina e natura di Discovery+ divisi per canale e stagione, da vedere con calma e in privato.',
  },
  crunchyroll_downloader: {
    headline: 'Crunchyroll: gli anime di stagione, puntata per puntata',
    promise:
      'Segui le uscite quasi in contemporanea con il Giappone e tieni ogni settimana quello che il tuo account riproduce.',
    steps: [
      { title: 'Entra in Crunchyroll', text: 'Account gratuito o Premium, secondo i titoli.' },
      { title: 'Guarda il calendario', text: 'Le uscite del giorno portano alla serie.' },
      { title: 'Scegli la voce', text: 'Giapponese sottotitolato o doppiaggio, anche italiano quando c’è.' },
    ],
    features: [
      { title: 'Simulcast numerati', text: 'Il numero resta giusto anche se la stagione è spezzata in due.' },
      {
        title: 'Sottotitoli con stile',
        text: 'Cartelli e canzoni sono spesso in formato ASS: tieni quel file con colori e posizioni, oppure prendi un SRT semplice.',
      },
      { title: 'Saghe lunghissime', text: '«One Piece» si divide per archi narrativi.' },
      { title: 'Ex Funimation', text: 'I titoli confluiti in Crunchyroll funzionano allo stesso modo.' },
      { title: 'Sigle intatte', text: 'Apertura e chiusura non vengono tagliate.' },
      {
        title: 'Due voci, un file',
        text: 'Un MKV contiene l’originale e il doppiaggio: passi dall’uno all’altro mentre guardi.',
      },
      {
        title: 'Numeri che non ingannano',
        text: 'Scegli fra la numerazione di Crunchyroll e un conteggio continuo, quello che il tuo archivio capisce meglio.',
      },
    ],
    questions: [
      { question: 'E i manga?', answer: 'No, solo i video.' },
      {
        question: 'Serve Premium?',
        answer: 'Per le puntate riservate, sì. Ciò che il tuo account non apre rimane chiuso.',
      },
      {
        question: 'Posso ripubblicare una puntata con i miei sottotitoli?',
        answer: 'No: l’opera è degli autori. Il file è per la tua passione, in privato e dove è permesso.',
      },
      {
        question: 'Ero abbonato a Funimation: fa per me?',
        answer:
          'Sì. Quel catalogo è passato a Crunchyroll, e i vecchi link alla nostra pagina di Funimation portano qui.',
      },
      {
        question: 'Il doppiaggio italiano c’è per tutte le serie?',
        answer: 'No, dipende dalla serie e dalla zona. L’elenco che vedi è quello di Crunchyroll.',
      },
    ],
    meta_title: 'Downloader per Crunchyroll: anime offline',
    meta_description:
      'Simulcast, doppiaggi e sottotitoli di Crunchyroll per serie e arco narrativo, entro ciò che il tuo account permette.',
  },
  espn_plus_downloader: {
    headline: 'ESPN+: la partita è finita, la replica ti aspetta',
    promise: 'Repliche, sintesi e i documentari «30 for 30», pronti quando finisci di lavorare.',
    steps: [
      { title: 'Collega ESPN', text: 'Serve un abbonamento statunitense attivo.' },
      { title: 'Trova la replica', text: 'Per lega, squadra o data.' },
      { title: 'Salva l’incontro', text: 'Tre ore di video, in una volta o in due.' },
    ],
    features: [
      { title: 'Squadre e data', text: 'Nel nome, così andata e ritorno non si confondono.' },
      { title: '«30 for 30»', text: 'La collana conserva titolo e regista.' },
      {
        title: 'Leghe diverse',
        text: 'Calcio, hockey e sport universitari, secondo i diritti della stagione.',
      },
      { title: 'Niente spoiler', text: 'L’elenco può nascondere il risultato.' },
      {
        title: 'Incontri lunghi senza buchi',
        text: 'Una partita ai supplementari o una serata di combattimenti di varie ore diventa un unico file.',
      },
      {
        title: 'La telecronaca che preferisci',
        text: 'Se ESPN offre un secondo commento, per esempio in spagnolo, lo scegli prima di salvare.',
      },
      {
        title: 'Serie sullo sport',
        text: 'Le produzioni su stagioni, club e atleti si salvano come ogni serie, con stagione e puntata nel nome.',
      },
    ],
    questions: [
      { question: 'Si registra la diretta?', answer: 'No, si parte da repliche già pubblicate.' },
      { question: 'Quanto dura online una replica?', answer: 'Lo stabilisce ESPN; guarda la scheda.' },
      {
        question: 'Posso mostrarla al circolo?',
        answer: 'È una proiezione pubblica, quindi no. Il tuo abbonamento vale per casa tua.',
      },
      {
        question: 'Le partite oscurate nella mia zona compaiono?',
        answer:
          'No. Ciò che ESPN non mostra al tuo account dove ti trovi non appare nemmeno nell’applicazione.',
      },
      {
        question: 'Il piano di ESPN ha cambiato nome: la licenza vale ancora?',
        answer: 'Sì. La licenza riguarda il servizio in cui accedi, comunque si chiamino i suoi piani.',
      },
      {
        question: 'Quanta prudenza chiedono i diritti sportivi?',
        answer:
          'Molta: le leghe li sorvegliano. Tieni una replica solo per te, fin dove abbonamento e legge lo consentono.',
      },
    ],
    meta_title: 'Downloader per ESPN+: repliche e documentari',
    meta_description:
      'Repliche, sintesi e «30 for 30» di ESPN+ con squadre e data nel nome, per chi ha l’abbonamento negli Stati Uniti.',
  },
  tubi_video_downloader: {
    headline: 'Tubi: cinema gratuito con spot, messo in ordine',
    promise:
      'Horror da videoteca, commedie dimenticate e telefilm: componi la tua cineteca con quello che Tubi mostra.',
    steps: [
      { title: 'Vai su Tubi', text: 'Spesso non occorre nemmeno l’account.' },
      { title: 'Scova un titolo', text: 'Per genere, decennio o con un link ricevuto.' },
      { title: 'Mettilo via', text: 'Titolo, anno e genere entrano nel nome.' },
    ],
    features: [
      { title: 'B-movie', text: 'L’anno distingue l’originale dal rifacimento.' },
      { title: 'Telefilm', text: 'Stagioni intere in sequenza.' },
      { title: 'Sezione spagnola', text: 'Telenovelas e cinema messicano per chi li ama.' },
      { title: 'Poco spazio', text: 'A un film vecchio basta una definizione modesta.' },
      {
        title: 'Gusti insoliti',
        text: 'Thriller notturni e seguiti dimenticati escono di rado su disco. Tieni quelli che la tua legge ti lascia tenere.',
      },
      {
        title: 'Scaffale con locandine',
        text: 'La copertina può stare accanto a ogni film, così un media server mostra una vera libreria.',
      },
      {
        title: 'Testo inglese',
        text: 'Tubi sottotitola quasi tutti i titoli in inglese: si salvano come traccia di testo.',
      },
    ],
    questions: [
      { question: 'Tubi è legale?', answer: 'Sì, vive di pubblicità ed è attivo in alcuni Paesi soltanto.' },
      {
        question: 'È gratis, quindi posso copiarlo?',
        answer:
          'Guardare gratis non equivale a copiare: leggi le condizioni di Tubi e resta nell’uso personale.',
      },
      {
        question: 'I film spariscono?',
        answer: 'Ogni mese qualcuno. Quelli ritirati non si possono aggiungere.',
      },
      {
        question: 'Perché pagare se Tubi è gratis?',
        answer:
          'Paghi il salvataggio, i nomi e l’ordine, non i film. Tubi resta gratuito e vive di pubblicità.',
      },
      {
        question: 'Dove funziona Tubi?',
        answer:
          'Negli Stati Uniti, in Canada, in Messico, in Australia e in alcuni altri Paesi. Altrove è il sito stesso a dire che non è disponibile.',
      },
      {
        question: 'Posso provare prima?',
        answer:
          'Sì, gratuitamente: prendi un qualunque titolo che Tubi riproduce per te e guarda come viene il file.',
      },
    ],
    meta_title: 'Downloader per Tubi: film e telefilm',
    meta_description:
      'Film di genere, classici e telefilm di Tubi ordinati per anno sul tuo computer, solo per uso personale.',
  },
  roku_channel_downloader: {
    headline: 'The Roku Channel senza il televisore',
    promise:
      'Anche senza un apparecchio Roku, ciò che il canale pubblica sul web può stare sul tuo portatile.',
    steps: [
      { title: 'Apri il sito di Roku', text: 'L’account gratuito serve per alcuni titoli.' },
      { title: 'Resta sull’on demand', text: 'I canali lineari non riguardano il downloader.' },
      { title: 'Salva', text: 'Il file va fra i tuoi video con il suo titolo.' },
    ],
    features: [
      { title: 'Roku Originals', text: 'Le serie brevissime nate su Quibi si uniscono per stagione.' },
      { title: 'Dal divano alla scrivania', text: 'Finisci al computer ciò che hai iniziato in TV.' },
      { title: 'Gratis e a pagamento', text: 'Le due parti sono separate.' },
      { title: 'Sottotitoli inglesi', text: 'Quando il titolo li ha.' },
      {
        title: 'Stagioni in un boccone',
        text: 'Molti Roku Originals durano una decina di minuti a puntata: raccogli la stagione in una cartella e guardala come un film.',
      },
      {
        title: 'Canali a pagamento',
        text: 'Se tramite Roku sei abbonato a un canale premium e lo apri sul web, puoi scegliere anche da lì.',
      },
      {
        title: 'Misura adatta allo schermo',
        text: 'Un file grande per il televisore, uno piccolo per il telefono che tieni in tasca.',
      },
    ],
    questions: [
      {
        question: 'Dove è disponibile?',
        answer: 'Soprattutto negli Stati Uniti e in pochi altri mercati, e il programma non cambia la cosa.',
      },
      { question: 'Posso salvare un canale in onda?', answer: 'No, soltanto il catalogo.' },
      {
        question: 'C’è qualcosa da sapere sui contenuti gratuiti?',
        answer: 'Hanno un proprietario. Al massimo una copia tua, se ti è consentita.',
      },
      {
        question: 'Il mio lettore Roku viene toccato?',
        answer: 'No. L’applicazione parla solo con il sito e non cambia nulla sui tuoi apparecchi.',
      },
      {
        question: 'Mi serve una chiavetta o un telecomando?',
        answer:
          'No, basta il computer. L’MP4 salvato passa poi su qualsiasi schermo, con titolo e anno nel nome.',
      },
    ],
    meta_title: 'Downloader per The Roku Channel',
    meta_description:
      'Film, serie e Roku Originals dal catalogo web di The Roku Channel, con sottotitoli quando ci sono, su PC o Mac.',
  },
  pluto_tv_downloader: {
    headline: 'Pluto TV: dal flusso dei canali al tuo scaffale',
    promise:
      'Dietro i canali tematici c’è un catalogo on demand, disponibile anche in Italia: da lì prendi ciò che rivedresti.',
    steps: [
      { title: 'Apri Pluto TV', text: 'In Italia è gratuito e senza abbonamento.' },
      { title: 'Passa a «On Demand»', text: 'La guida in onda rimane da parte.' },
      { title: 'Raccogli puntate', text: 'La serie intera o gli episodi che ricordi.' },
    ],
    features: [
      { title: 'Telefilm di culto', text: 'Polizieschi e commedie ordinati per stagione.' },
      { title: 'Cucina e delitti', text: 'Le sezioni tematiche diventano cartelle.' },
      { title: 'In italiano', text: 'Il doppiaggio dipende dal Paese da cui guardi.' },
      { title: 'Maratona', text: 'Prepari una scaletta nell’ordine che vuoi.' },
      {
        title: 'Rivedere in sequenza',
        text: 'Telefilm polizieschi e di fantascienza girano qui da anni: salva una stagione e guardala in ordine, non a caso.',
      },
      {
        title: 'Lo scaffale del tuo Paese',
        text: 'Pluto TV ha una scelta propria in America e in molti Paesi europei; tu trovi quella del luogo in cui sei.',
      },
      {
        title: 'Pausa con un tasto',
        text: 'Trenta puntate possono scorrere di notte, e se ti serve la linea fermi tutto con un pulsante.',
      },
    ],
    questions: [
      { question: 'Perché non vedo i canali?', answer: 'Perché il downloader tratta soltanto l’on demand.' },
      { question: 'Serve registrarsi?', answer: 'No per guardare; con l’account ritrovi i preferiti.' },
      {
        question: 'Un servizio gratuito permette di copiare?',
        answer: 'Lo dicono le sue condizioni e la legge. Tieni per te solo il consentito.',
      },
      {
        question: 'Anche la pubblicità finisce nel file?',
        answer:
          'No, si conserva il programma. Pluto TV rimane gratuito grazie agli spot, quindi continua a guardarlo anche in rete.',
      },
      {
        question: 'Posso salvare ciò che passa ora su un canale?',
        answer:
          'No, i canali sono in diretta. Cerca lo stesso titolo fra quelli on demand, che hanno una scheda propria.',
      },
    ],
    meta_title: 'Downloader per Pluto TV on demand',
    meta_description:
      'Telefilm, film e programmi dal catalogo on demand di Pluto TV per stagione e tema, con il doppiaggio disponibile in Italia.',
  },
  viki_downloader: {
    headline: 'Viki: drama asiatici tradotti dalla comunità',
    promise: 'La forza di Viki sono i sottotitoli scritti da appassionati: conservali insieme alla puntata.',
    steps: [
      { title: 'Accedi a Rakuten Viki', text: 'Account gratuito o Viki Pass.' },
      { title: 'Cerca il drama', text: 'Per Paese, genere o interprete.' },
      { title: 'Scegli il testo', text: 'Italiano, inglese o più lingue insieme.' },
    ],
    features: [
      { title: 'Avanzamento', text: 'La scheda mostra quanto è tradotto in italiano.' },
      { title: 'Corea, Cina, Giappone', text: 'Il Paese d’origine è scritto nella cartella.' },
      { title: 'Due tracce di testo', text: 'Italiano e inglese nello stesso file.' },
      { title: 'Varietà', text: 'Gli speciali dei tuoi gruppi si accodano come puntate.' },
      {
        title: 'Studiare il coreano',
        text: 'Dove Viki ha entrambe, una riga in coreano e una nella tua lingua possono stare una accanto all’altra.',
      },
      {
        title: 'Sedici puntate, un clic',
        text: 'Un drama dura di solito una stagione: prendilo intero oppure comincia a metà.',
      },
      {
        title: 'Titolo doppio',
        text: 'Nel nome del file puoi tenere il titolo inglese, quello originale o tutti e due.',
      },
    ],
    questions: [
      {
        question: 'E se mancano i sottotitoli italiani?',
        answer:
          'Riprova dopo qualche giorno: spesso i volontari completano, e allora scarichi solo il testo.',
      },
      {
        question: 'Che cosa cambia con Viki Pass?',
        answer: 'I titoli che il tuo account apre; il downloader si adegua.',
      },
      {
        question: 'Posso diffondere le traduzioni?',
        answer: 'No, sono di Viki e di chi le ha scritte. Testo e video restano alla tua visione privata.',
      },
      {
        question: 'Un sottotitolo è all’80%: che cosa ottengo?',
        answer:
          'La parte tradotta finora. Più tardi riprendi il testo senza salvare il video una seconda volta.',
      },
      {
        question: 'I commenti a tempo si conservano?',
        answer: 'No, soltanto immagine, suono e sottotitoli.',
      },
      {
        question: 'Viki Pass è incluso nella licenza?',
        answer:
          'No, il pass si paga a Viki. Noi vendiamo lo strumento, che salva ciò che il pass o l’account gratuito aprono.',
      },
    ],
    meta_title: 'Downloader per Viki: drama sottotitolati',
    meta_description:
      'Drama coreani, cinesi e giapponesi di Viki con i sottotitoli della comunità, anche in italiano, da tenere per te.',
  },
  iqiyi_downloader: {
    headline: 'iQIYI: i drama cinesi fra spade e palazzi',
    promise:
      'Quaranta puntate sono tante per una linea lenta: affidale alla coda e trovale pronte al mattino.',
    steps: [
      {
        title: 'Apri iQIYI',
        text: 'L’edizione internazionale o quella cinese, con un account normale o VIP.',
      },
      { title: 'Scegli la serie', text: 'La numerazione arriva dal servizio.' },
      { title: 'Imposta l’orario', text: 'Quando partire e quando fermarsi.' },
    ],
    features: [
      { title: 'Drammi in costume', text: 'Wuxia, xianxia e storie di corte, complete.' },
      { title: 'Anteprime VIP', text: 'Se il tuo account le apre, portano la data.' },
      {
        title: 'Sottotitoli',
        text: 'Inglese e altre lingue, in SRT o nel file. Se il cinese è impresso nell’immagine, la seconda lingua si aggiunge come traccia.',
      },
      { title: 'Titolo cinese', text: 'Si può aggiungere al nome.' },
      {
        title: 'Donghua e bambini',
        text: 'L’animazione è divisa per stagione come i drama, e le puntate brevi si riuniscono in una cartella.',
      },
      {
        title: 'Mandarino o doppiato',
        text: 'Quando esiste un doppiaggio lo leggi prima, non dopo aver salvato.',
      },
      {
        title: 'Un tratto con Maiusc',
        text: 'Tieni premuto il tasto e segna dalla prima all’ultima puntata che ti interessa.',
      },
    ],
    questions: [
      {
        question: 'Vale la versione della Cina continentale?',
        answer:
          'Sì, con un account suo: iQIYI tiene separate le due edizioni, e così fa l’applicazione. Accedi a quella che paghi.',
      },
      {
        question: 'I talent show sono compresi?',
        answer: 'Sì, quando stanno nel catalogo e il tuo account li riproduce.',
      },
      {
        question: 'Qual è l’uso corretto?',
        answer: 'Guardarli tu. Un diritto che non hai non te lo dà neppure Tidemark Video.',
      },
      {
        question: 'Posso tenere due lingue di sottotitoli?',
        answer: 'Sì, come due tracce di un MKV oppure in SRT separati.',
      },
      {
        question: 'Perché manca qualche titolo?',
        answer: 'I diritti si vendono per territorio. Qui vedi ciò che iQIYI ti mostra a casa.',
      },
      {
        question: 'Per quali sistemi è venduto?',
        answer: 'Per Windows e per Mac, ognuno con piani di un mese, di un anno o a vita su un computer.',
      },
    ],
    meta_title: 'Downloader per iQIYI: drama cinesi',
    meta_description:
      'Drama cinesi e programmi di iQIYI internazionale in ordine, con sottotitoli e scaricamento notturno a orario.',
  },
  stan_downloader: {
    headline: 'Stan, la piattaforma australiana, sul tuo PC',
    promise:
      'Fiction d’Australia, serie acquistate all’estero e rugby in replica: ordina ciò che guardi con il tuo account Stan.',
    steps: [
      { title: 'Accedi a Stan', text: 'Piano Basic, Standard o Premium.' },
      { title: 'Apri la scheda', text: 'Originali e acquistati si cercano insieme.' },
      { title: 'Regola la qualità', text: 'Fino a quella che il piano riproduce su un computer.' },
    ],
    features: [
      { title: 'Storie australiane', text: '«Bump» o «The Tourist», stagione per stagione.' },
      { title: 'Accento difficile', text: 'I sottotitoli inglesi danno una mano.' },
      { title: 'Stan Sport', text: 'Rugby e calcio in replica, se hai il pacchetto.' },
      { title: 'Profili', text: 'La cartella può prendere il nome del profilo.' },
      {
        title: 'Per i viaggi lunghi',
        text: 'In Australia le distanze sono grandi: riempi un disco con due settimane di puntate prima di lasciare la rete.',
      },
      {
        title: 'Bambini tutelati',
        text: 'Se entri con un profilo per bambini, si possono scegliere solo i suoi titoli.',
      },
      {
        title: 'Serie appena uscite',
        text: 'Le puntate settimanali dall’estero arrivano presto su Stan: aggiungi l’ultima alla cartella della volta prima.',
      },
    ],
    questions: [
      {
        question: 'Si può usare in Europa?',
        answer: 'Stan offre il servizio in Australia; per i viaggi decide Stan.',
      },
      {
        question: 'Lo sport è sempre incluso?',
        answer: 'No, solo con il pacchetto dedicato e mai in diretta.',
      },
      {
        question: 'Quali diritti ho sui file?',
        answer: 'Guardarli in privato, finché contratto e legge lo consentono.',
      },
      {
        question: 'Quale piano di Stan mi serve?',
        answer:
          'Uno qualsiasi. Cambiano la grandezza dell’immagine e il numero di schermi; l’elenco offre le misure che il tuo riproduce su un computer.',
      },
      {
        question: 'Vivo in Nuova Zelanda: posso usarlo?',
        answer: 'Stan è offerto in Australia. Senza accesso al servizio non c’è nulla da salvare.',
      },
      {
        question: 'Che dice la legge australiana?',
        answer:
          'Ha regole strette sulle copie private. Leggile insieme alle condizioni di Stan e resta entro quelle.',
      },
    ],
    meta_title: 'Downloader per Stan (Australia)',
    meta_description:
      'Fiction australiana, serie estere e sport in replica di Stan, con sottotitoli inglesi e cartelle per stagione.',
  },
  crave_downloader: {
    headline: 'Crave: Canada, HBO e cinema in due lingue',
    promise:
      'Commedie canadesi, titoli HBO e un fondo francofono nello stesso servizio: dividili come preferisci.',
    steps: [
      { title: 'Entra in Crave', text: 'Con abbonamento diretto o tramite il tuo operatore TV.' },
      { title: 'Scegli la lingua', text: 'Catalogo inglese e francese hanno vetrine diverse.' },
      { title: 'Salva', text: 'La lingua finisce nel nome della cartella.' },
    ],
    features: [
      { title: 'Fatto in Canada', text: '«Letterkenny» e le altre, una stagione alla volta.' },
      { title: 'Dal Québec', text: 'Le fiction francofone tengono il titolo originale.' },
      { title: 'HBO in Canada', text: 'Lì si vede su Crave.' },
      { title: 'Testi doppi', text: 'Inglese e francese in tracce separate.' },
      {
        title: 'Le due lingue ufficiali',
        text: 'Molti titoli esistono in inglese e in francese: tienine una, oppure entrambe nello stesso MKV.',
      },
      {
        title: 'Novità del venerdì',
        text: 'Ogni settimana arrivano film. Ne salvi uno, ne cancelli un altro, e l’elenco resta ordinato.',
      },
      {
        title: 'Tutto su un disco',
        text: 'Copia l’archivio su un’unità esterna per la casa al lago, con le cartelle intatte.',
      },
    ],
    questions: [
      {
        question: 'Quale livello occorre?',
        answer: 'Quello che comprende il titolo; un livello base non apre tutto.',
      },
      {
        question: 'Crave è disponibile in Italia?',
        answer: 'No. La licenza interessa chi ha l’account in Canada.',
      },
      {
        question: 'Se chiudo l’abbonamento?',
        answer: 'Il permesso nasce da lì e dalla legge: quando cessa, regolati di conseguenza.',
      },
      {
        question: 'L’hockey in diretta si registra?',
        answer:
          'No, partite e notiziari dal vivo restano fuori. I documentari on demand invece si possono scegliere.',
      },
      {
        question: 'I titoli HBO sono in ogni piano?',
        answer: 'Lo decide Crave. Se il sito chiede un livello superiore, il titolo non si può salvare.',
      },
      {
        question: 'Super Écran funziona?',
        answer: 'Se fa parte del tuo piano Crave e si riproduce nel browser, compare come gli altri titoli.',
      },
      {
        question: 'Abbonato tramite l’operatore TV: è un problema?',
        answer: 'No, purché tu possa accedere al sito di Crave e vedere lì il titolo.',
      },
    ],
    meta_title: 'Downloader per Crave (Canada)',
    meta_description:
      'Commedie canadesi, fiction del Québec e serie HBO di Crave, divise per lingua e stagione, per la visione privata.',
  },
  globoplay_downloader: {
    headline: 'Globoplay: telenovelas senza perdere il filo',
    promise: 'Una novela di Globo supera le cento puntate; il conto lo tiene il programma.',
    steps: [
      { title: 'Accedi a Globoplay', text: 'Con l’account Globo, gratuito o in abbonamento.' },
      { title: 'Scegli la novela', text: 'Quelle in onda e i classici hanno sezioni diverse.' },
      { title: 'Fissa un tratto', text: 'Per esempio dalla puntata 30 alla 60.' },
    ],
    features: [
      { title: 'Classici', text: '«Avenida Brasil» e altre, con la loro numerazione.' },
      { title: 'Serie originali', text: 'Le produzioni Globoplay vanno per stagione.' },
      { title: 'Portoghese scritto', text: 'I sottotitoli servono a chi studia la lingua.' },
      { title: 'Giornalismo e satira', text: 'I programmi quotidiani portano la data.' },
      {
        title: 'Capitoli per data',
        text: 'Il nome porta numero e giorno di messa in onda: segni la settimana che hai perso e la recuperi.',
      },
      {
        title: 'Portoghese per chi sente meno',
        text: 'Le didascalie aiutano anche i parenti che in famiglia hanno bisogno di leggere.',
      },
      {
        title: 'Reality in breve',
        text: 'I riassunti della casa escono ogni giorno: preferisci l’edizione compatta a quella lunga.',
      },
    ],
    questions: [
      { question: 'C’è il doppiaggio italiano?', answer: 'Di rado. Quasi tutto è in portoghese brasiliano.' },
      {
        question: 'Globoplay è attivo fuori dal Brasile?',
        answer: 'In vari Paesi, con un catalogo proprio.',
      },
      {
        question: 'Posso girare le puntate a una parente?',
        answer: 'No, ognuno ha bisogno del suo accesso e la tua copia, se ammessa, è soltanto tua.',
      },
      {
        question: 'Che cosa è gratuito su Globoplay?',
        answer:
          'Notizie ed estratti. I capitoli interi chiedono di solito l’abbonamento, e l’elenco segna ciò che il tuo account apre.',
      },
      {
        question: 'Si può registrare il calcio in diretta?',
        answer: 'No, né le partite né i canali dal vivo.',
      },
      {
        question: 'Basta l’account di g1 o ge?',
        answer:
          'Sì, è lo stesso account Globo: lo usi una volta nell’applicazione. Il piano internazionale mostra il catalogo che Globoplay vende nel tuo Paese.',
      },
    ],
    meta_title: 'Downloader per Globoplay: novelas e serie',
    meta_description:
      'Telenovelas, serie e programmi di Globoplay numerati per puntata, con sottotitoli in portoghese, da vedere in privato.',
  },
}
