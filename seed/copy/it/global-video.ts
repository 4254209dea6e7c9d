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
      { title: 'Scegli la versione', text: 'Traccia audio, sottotitoli e cartella, poi conferma.' },
    ],
    features: [
      {
        title: 'Acquisti e noleggi',
        text: 'Compaiono accanto ai titoli inclusi finché il tuo account li riproduce.',
      },
      { title: 'Audiodescrizione', text: 'Se Amazon la fornisce, puoi preferirla all’audio comune.' },
      { title: 'Canali aggiunti', text: 'I Channels del tuo account si vedono con tutto il resto.' },
      { title: 'Nomi leggibili', text: 'Serie, stagione ed episodio compongono il nome del file.' },
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
      { title: 'Anche su PC', text: 'Non serve possedere un dispositivo Apple.' },
      { title: 'Dati nel file', text: 'Locandina e trama si vedono nel lettore.' },
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
      { title: 'Sottotitoli con stile', text: 'Cartelli tradotti e colori si possono mantenere.' },
      { title: 'Saghe lunghissime', text: '«One Piece» si divide per archi narrativi.' },
      { title: 'Ex Funimation', text: 'I titoli confluiti in Crunchyroll funzionano allo stesso modo.' },
      { title: 'Sigle intatte', text: 'Apertura e chiusura non vengono tagliate.' },
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
    ],
    questions: [
      { question: 'Si registra la diretta?', answer: 'No, si parte da repliche già pubblicate.' },
      { question: 'Quanto dura online una replica?', answer: 'Lo stabilisce ESPN; guarda la scheda.' },
      {
        question: 'Posso mostrarla al circolo?',
        answer: 'È una proiezione pubblica, quindi no. Il tuo abbonamento vale per casa tua.',
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
    ],
    questions: [
      { question: 'Perché non vedo i canali?', answer: 'Perché il downloader tratta soltanto l’on demand.' },
      { question: 'Serve registrarsi?', answer: 'No per guardare; con l’account ritrovi i preferiti.' },
      {
        question: 'Un servizio gratuito permette di copiare?',
        answer: 'Lo dicono le sue condizioni e la legge. Tieni per te solo il consentito.',
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
      { title: 'Apri iQIYI', text: 'L’edizione internazionale, normale o VIP.' },
      { title: 'Scegli la serie', text: 'La numerazione arriva dal servizio.' },
      { title: 'Imposta l’orario', text: 'Quando partire e quando fermarsi.' },
    ],
    features: [
      { title: 'Drammi in costume', text: 'Wuxia, xianxia e storie di corte, complete.' },
      { title: 'Anteprime VIP', text: 'Se il tuo account le apre, portano la data.' },
      { title: 'Sottotitoli', text: 'Inglese e altre lingue, in SRT o nel file.' },
      { title: 'Titolo cinese', text: 'Si può aggiungere al nome.' },
    ],
    questions: [
      {
        question: 'Vale la versione della Cina continentale?',
        answer: 'No, è un servizio diverso con un altro account.',
      },
      {
        question: 'I talent show sono compresi?',
        answer: 'Sì, quando stanno nel catalogo e il tuo account li riproduce.',
      },
      {
        question: 'Qual è l’uso corretto?',
        answer: 'Guardarli tu. Un diritto che non hai non te lo dà neppure Tidemark Video.',
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
    ],
    meta_title: 'Downloader per Globoplay: novelas e serie',
    meta_description:
      'Telenovelas, serie e programmi di Globoplay numerati per puntata, con sottotitoli in portoghese, da vedere in privato.',
  },
}
