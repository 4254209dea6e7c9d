import type { PageTexts } from '../text'

export const japanVideo: PageTexts = {
  u_next_downloader: {
    headline: 'U-NEXT: scarica drama, anime e film giapponesi',
    promise:
      'U-NEXT offre uno dei cataloghi più ampi del Giappone: l’applicazione distingue i titoli inclusi da quelli che si pagano con i punti.',
    steps: [
      { title: 'Accedi a U-NEXT', text: 'Usa l’account principale o quello di un membro della famiglia.' },
      {
        title: 'Scegli il titolo',
        text: 'Un simbolo indica se è incluso nell’abbonamento o pagato con i punti.',
      },
      {
        title: 'Avvia il download',
        text: 'Scegli l’audio giapponese o il doppiaggio, con o senza sottotitoli.',
      },
    ],
    features: [
      { title: 'Serie TBS', text: 'I titoli arrivati da Paravi si possono ordinare per emittente.' },
      { title: 'Titoli in giapponese', text: 'I kanji restano corretti nei nomi dei file.' },
      { title: 'Film stranieri', text: 'La versione con i sottotitoli e quella doppiata restano separate.' },
      { title: 'Concerti', text: 'Anche le repliche degli spettacoli si aggiungono alla coda.' },
      {
        title: 'Serie HBO',
        text: 'In Giappone si vedono su U-NEXT: puoi salvarle con l’audio originale e i sottotitoli giapponesi.',
      },
      {
        title: 'Ordine della coda',
        text: 'Puoi trascinare in cima un film e lasciare alla notte le serie lunghe.',
      },
      { title: 'Durata dei noleggi', text: 'Accanto ai titoli noleggiati con i punti vedi la scadenza.' },
    ],
    questions: [
      { question: 'Manga e riviste sono compresi?', answer: 'No, la licenza comprende soltanto i video.' },
      {
        question: 'Posso conservare un noleggio a punti?',
        answer: 'Soltanto per la sua durata e per uso privato, poi devi cancellarlo.',
      },
      {
        question: 'Posso iscrivermi dall’Europa?',
        answer:
          'No, U-NEXT è destinato a chi si trova in Giappone, e le sue condizioni valgono anche con Tidemark Video.',
      },
      {
        question: 'L’applicazione usa i miei punti?',
        answer: 'No, li spendi soltanto tu quando noleggi qualcosa su U-NEXT.',
      },
      {
        question: 'La sezione per adulti è compresa?',
        answer: 'No, il prodotto riguarda soltanto i titoli per tutti.',
      },
      {
        question: 'Che cosa vedo con l’account della famiglia?',
        answer: 'Il catalogo dell’account con cui hai effettuato l’accesso.',
      },
    ],
    meta_title: 'Downloader per U-NEXT: drama e anime',
    meta_description:
      'Salva drama, film e anime di U-NEXT con i titoli giapponesi, divisi fra inclusi e noleggiati, per la visione privata.',
  },
  dmm_downloader: {
    headline: 'DMM TV: scarica anime e spettacoli teatrali',
    promise:
      'Gli spettacoli tratti dai manga restano in scena pochi giorni: con DMM Premium puoi salvarli e rivederli con calma.',
    steps: [
      { title: 'Accedi a DMM', text: 'Usa il tuo account DMM Premium.' },
      { title: 'Sfoglia le novità', text: 'Gli anime sono elencati nel giorno di uscita.' },
      { title: 'Aggiungi alla coda', text: 'Le puntate vengono scaricate una dopo l’altra.' },
    ],
    features: [
      {
        title: 'Più inquadrature',
        text: 'Se uno spettacolo ne offre diverse, ciascuna è un video separato.',
      },
      { title: 'Sigle complete', text: 'L’inizio e la fine delle puntate non vengono tagliati.' },
      { title: 'Programmi di varietà', text: 'Quelli prodotti da DMM TV sono divisi per stagione.' },
      { title: 'Controllo della durata', text: 'Quella del file viene confrontata con quella prevista.' },
      {
        title: 'Cartelle per trimestre',
        text: 'Puoi archiviare gli anime per primavera, estate, autunno e inverno.',
      },
      { title: 'Spettacoli lunghi', text: 'I musical tratti da manga e giochi vengono salvati per intero.' },
      {
        title: 'Elenco per dopo',
        text: 'Puoi tenere da parte i titoli su cui non hai ancora deciso e aggiungerli alla coda in un secondo momento.',
      },
    ],
    questions: [
      { question: 'FANZA è compresa?', answer: 'No, è un servizio per adulti e ha una licenza separata.' },
      {
        question: 'Ci sono sottotitoli in italiano?',
        answer: 'Di solito no, perché la piattaforma è destinata al pubblico giapponese.',
      },
      {
        question: 'Quando posso salvare uno spettacolo?',
        answer: 'Quando il tuo account lo può guardare, per uso privato e se la legge lo permette.',
      },
      {
        question: 'Posso salvare titoli acquistati senza DMM Premium?',
        answer: 'Sì, se li hai acquistati o noleggiati su DMM TV e si vedono sul computer.',
      },
      {
        question: 'Quale qualità conviene per il teatro?',
        answer:
          'La più alta del tuo piano, perché nei file piccoli le scene buie perdono dettaglio. Per gli anime basta una risoluzione inferiore.',
      },
    ],
    meta_title: 'Downloader per DMM TV: anime e palco 2.5D',
    meta_description:
      'Salva anime di stagione, teatro 2.5D e varietà di DMM TV con il tuo account DMM Premium, completi e in ordine.',
  },
  abema_downloader: {
    headline: 'ABEMA: scarica i programmi finché sono gratuiti',
    promise:
      'Molti programmi di ABEMA sono gratuiti soltanto per pochi giorni: l’applicazione li ordina in base alla scadenza.',
    steps: [
      { title: 'Apri il catalogo on demand', text: 'Lascia i canali in diretta e cerca il programma.' },
      { title: 'Controlla la scadenza', text: 'La data è indicata accanto al titolo.' },
      { title: 'Scarica prima i titoli urgenti', text: 'Quelli che scadono prima sono in cima all’elenco.' },
    ],
    features: [
      {
        title: 'Reality sentimentali',
        text: 'Puoi completare la stagione settimana dopo settimana, con le puntate in ordine.',
      },
      { title: 'Shogi e mahjong', text: 'Le partite di molte ore vengono salvate in un solo file.' },
      { title: 'Anime notturni', text: 'L’applicazione riconosce il numero e la fascia oraria.' },
      { title: 'Dibattiti', text: 'Hanno la data nel nome, utile se vuoi citarli.' },
      { title: 'Speciali in più parti', text: 'Puoi scegliere una parte o tutte.' },
      {
        title: 'M League senza spoiler',
        text: 'Il nome del file riporta le partite della giornata ma non il punteggio.',
      },
      {
        title: 'Gratuiti o Premium',
        text: 'L’elenco indica se un titolo richiede l’abbonamento, prima che tu lo aggiunga alla coda.',
      },
    ],
    questions: [
      { question: 'Serve ABEMA Premium?', answer: 'Soltanto per i video riservati agli abbonati.' },
      {
        question: 'Si possono salvare le dirette?',
        answer: 'No, bisogna aspettare la versione on demand, che di solito arriva poco dopo.',
      },
      {
        question: 'Posso ripubblicare un video gratuito?',
        answer: 'No, è comunque protetto. La copia è soltanto per te, dove è permessa.',
      },
      {
        question: 'I commenti degli spettatori vengono salvati?',
        answer:
          'No, fanno parte della diretta. Il file contiene immagine, audio e gli eventuali sottotitoli.',
      },
      {
        question: 'Gli eventi a pagamento sono compresi?',
        answer:
          'Se il tuo biglietto permette di vedere la registrazione sul computer, puoi conservarla fino alla sua scadenza, per uso privato.',
      },
      {
        question: 'Devo registrarmi?',
        answer: 'Per i programmi gratuiti no. Per quelli Premium accedi con il tuo account.',
      },
    ],
    meta_title: 'Downloader per ABEMA: anime e reality',
    meta_description:
      'Salva i video on demand di ABEMA prima della scadenza: reality, shogi, anime e dibattiti, per la visione privata.',
  },
  lemino_downloader: {
    headline: 'Lemino, erede di dTV: scarica concerti e serie',
    promise: 'Salva K-pop, pugilato e serie asiatiche dal servizio di NTT Docomo, con il tuo d Account.',
    steps: [
      { title: 'Accedi con il d Account', text: 'È lo stesso degli altri servizi Docomo.' },
      { title: 'Distingui gratuiti e Premium', text: 'Sono in due elenchi separati.' },
      { title: 'Avvia il download', text: 'Scegli un concerto, una serie o un incontro concluso.' },
    ],
    features: [
      { title: 'Gruppi K-pop', text: 'I programmi e i concerti sono ordinati per gruppo.' },
      { title: 'Incontri in replica', text: 'Il nome del file riporta i pugili e la data.' },
      { title: 'Serie asiatiche', text: 'Quelle coreane e taiwanesi hanno i sottotitoli giapponesi.' },
      { title: 'Per chi cercava dTV', text: 'I link alla vecchia pagina portano qui.' },
      {
        title: 'Audio dei concerti',
        text: 'La registrazione contiene la traccia che il tuo piano offre sul computer.',
      },
      {
        title: 'Sottotitoli regolabili',
        text: 'Sono salvati come testo, quindi nel lettore puoi cambiarne la dimensione.',
      },
      { title: 'Programmi degli idol', text: 'La data nel nome li mantiene in ordine.' },
    ],
    questions: [
      {
        question: 'dTV e Lemino sono lo stesso servizio?',
        answer: 'Lemino ha sostituito dTV, con un nome e un catalogo nuovi.',
      },
      {
        question: 'Devo avere una SIM Docomo?',
        answer: 'Per il d Account no; che cosa puoi guardare dipende da Lemino.',
      },
      {
        question: 'Posso proiettare un concerto?',
        answer: 'A casa sì. In un locale o online serve il permesso degli artisti.',
      },
      {
        question: 'Si può salvare un evento in diretta?',
        answer: 'No. Cerca più tardi la registrazione nella pagina dell’evento e controlla la scadenza.',
      },
      {
        question: 'Perché un incontro non c’è più?',
        answer: 'Le registrazioni di sport e concerti restano online spesso soltanto per pochi giorni.',
      },
      {
        question: 'Tutto è a pagamento?',
        answer:
          'No. Una parte è gratuita con pubblicità e richiede soltanto il d Account; per i titoli Premium serve l’abbonamento mensile.',
      },
    ],
    meta_title: 'Downloader per Lemino (già dTV)',
    meta_description:
      'Salva concerti K-pop, incontri e serie asiatiche di Lemino, ordinati per gruppo e data, con il tuo d Account.',
  },
  tver_downloader: {
    headline: 'TVer: scarica i programmi della TV giapponese',
    promise:
      'Le emittenti giapponesi lasciano i programmi su TVer per pochi giorni: salvali prima che vengano tolti.',
    steps: [
      { title: 'Incolla l’indirizzo', text: 'Di solito non serve un account.' },
      { title: 'Controlla la scadenza', text: 'Quasi sempre è una settimana dopo la messa in onda.' },
      { title: 'Salva il programma', text: 'Il nome contiene l’emittente, il giorno e il titolo.' },
    ],
    features: [
      {
        title: 'Cinque emittenti nazionali',
        text: 'Nippon TV, TV Asahi, TBS, TV Tokyo e Fuji TV sono indicate nell’elenco.',
      },
      {
        title: 'Serie della stagione',
        text: 'Le puntate restano nella stessa cartella anche se le scarichi in settimane diverse.',
      },
      { title: 'Varietà e comici', text: 'Gli speciali lunghi vengono salvati per intero.' },
      { title: 'Promemoria', text: 'L’elenco mette in evidenza ciò che scade domani.' },
      {
        title: 'Vista settimanale',
        text: 'Da lunedì a domenica vedi che cosa hai già salvato e che cosa puoi ancora scegliere.',
      },
      { title: 'Emittenti locali', text: 'I loro programmi si possono cercare per prefettura.' },
      {
        title: 'Prime puntate',
        text: 'Alcune restano online per tutta la stagione, e l’applicazione lo indica: così puoi cominciare una serie anche più tardi.',
      },
    ],
    questions: [
      {
        question: 'TVer si vede dall’estero?',
        answer: 'No, è destinato al Giappone, e l’applicazione non cambia questa limitazione.',
      },
      { question: 'Si può recuperare un programma già tolto?', answer: 'No, non è più disponibile.' },
      {
        question: 'È permesso salvare un programma per guardarlo dopo?',
        answer: 'In privato, nei limiti della legge e delle condizioni di TVer. Non puoi diffonderlo.',
      },
      { question: 'Nel file c’è la pubblicità?', answer: 'No, contiene soltanto il programma.' },
      { question: 'Si possono salvare le trasmissioni in contemporanea?', answer: 'No, sono dirette.' },
      {
        question: 'Quale piano scelgo per un uso occasionale?',
        answer:
          'Per una vacanza basta un mese; se segui le serie per tutta la stagione, conviene un anno o la licenza a vita.',
      },
    ],
    meta_title: 'Downloader per TVer: TV giapponese on demand',
    meta_description:
      'Salva serie e varietà delle emittenti giapponesi da TVer, con canale e data nel nome, prima della scadenza.',
  },
  nhk_plus_downloader: {
    headline: 'NHK Plus: scarica notizie, serie e documentari',
    promise:
      'Se hai un contratto NHK registrato, salva i programmi degli ultimi sette giorni e guardali con calma.',
    steps: [
      { title: 'Accedi alla NHK', text: 'Usa l’account collegato al contratto.' },
      { title: 'Apri i programmi già trasmessi', text: 'Restano disponibili circa sette giorni.' },
      { title: 'Scegli un programma', text: 'Seleziona la qualità e la cartella, poi conferma.' },
    ],
    features: [
      { title: 'Serie storiche (taiga)', text: 'Le puntate dell’anno sono numerate dalla prima domenica.' },
      {
        title: 'Asadora',
        text: 'Gli episodi quotidiani da quindici minuti si possono raccogliere per settimana.',
      },
      { title: 'Inchieste', text: 'Il nome riporta la serie e la data.' },
      { title: 'Sottotitoli giapponesi', text: 'Se il programma li prevede, sono utili per studiare.' },
      {
        title: 'Due lingue',
        text: 'Le trasmissioni bilingui hanno l’audio in giapponese e in inglese: puoi salvarli entrambi.',
      },
      { title: 'Capitoli', text: 'I documentari mantengono le loro divisioni.' },
      {
        title: 'Palinsesto',
        text: 'Puoi sfogliare gli ultimi sette giorni e selezionare i programmi da lì.',
      },
    ],
    questions: [
      {
        question: 'NHK Plus e NHK ONE sono servizi diversi?',
        answer:
          'La NHK ha riunito i suoi servizi online sotto il nome NHK ONE. Il prodotto riguarda i programmi già trasmessi.',
      },
      {
        question: 'Che cosa serve se non ho un contratto?',
        answer: 'L’accesso è gestito dalla NHK e non dal nostro negozio.',
      },
      {
        question: 'Posso usare un programma per una tesi?',
        answer: 'La citazione ha regole proprie. La copia è destinata allo studio e all’uso privato.',
      },
      {
        question: 'NHK On Demand è la stessa cosa?',
        answer: 'No, è un archivio a pagamento separato. Qui trovi i programmi dell’ultima settimana.',
      },
      {
        question: 'Si può salvare un programma mentre va in onda?',
        answer: 'No, soltanto dopo, quando compare fra quelli già trasmessi.',
      },
      {
        question: 'Il prodotto funziona con NHK ONE?',
        answer: 'Sì. Il nome è cambiato nell’ottobre 2025, e il prodotto mantiene quello precedente.',
      },
    ],
    meta_title: 'Downloader per NHK Plus: drama e documentari',
    meta_description:
      'Salva serie taiga, asadora e documentari NHK degli ultimi sette giorni, con data e sottotitoli, se hai un contratto NHK.',
  },
  fod_downloader: {
    headline: 'FOD: scarica le serie di Fuji TV su Windows',
    promise:
      'Dalle commedie degli anni Novanta alle novità del lunedì: salva le serie di Fuji TV e ordinale per anno.',
    steps: [
      { title: 'Accedi a FOD', text: 'Puoi usare Premium o i contenuti gratuiti.' },
      { title: 'Cerca la serie', text: 'Con il nome di un attore trovi tutte quelle in cui compare.' },
      { title: 'Avvia il download', text: 'Scegli la cartella, la qualità e gli eventuali sottotitoli.' },
    ],
    features: [
      { title: 'Serie del lunedì alle nove', text: 'Sono divise per anno.' },
      { title: 'Anime noitaminA', text: 'La fascia notturna di Fuji TV ha una raccolta propria.' },
      {
        title: 'Reality',
        text: 'I programmi di convivenza e di viaggi sono divisi per stagione, con le puntate numerate.',
      },
      { title: 'Attori', text: 'I nomi dei principali vengono scritti nel file.' },
      { title: 'Episodi extra', text: 'Le storie girate per FOD si trovano accanto alla serie.' },
      {
        title: 'Speciali di due ore',
        text: 'I seguiti usciti dopo l’ultima puntata sono elencati insieme alla serie, quindi non rischi di dimenticarli.',
      },
      {
        title: 'Ricerca per anno o fascia oraria',
        text: 'Puoi selezionare in una volta tutte le puntate di una serie.',
      },
    ],
    questions: [
      { question: 'È disponibile per Mac?', answer: 'Al momento è in vendita soltanto per Windows.' },
      {
        question: 'Le riviste di FOD sono comprese?',
        answer: 'No, quelle si leggono nel lettore di FOD; il prodotto salva soltanto i video.',
      },
      {
        question: 'Che cosa posso conservare?',
        answer: 'Una copia privata dei titoli che il tuo account può guardare, senza cederla ad altri.',
      },
      {
        question: 'Come sono le serie più vecchie?',
        answer: 'Quelle precedenti al 2005 circa sono in 4:3 e vengono salvate così, senza modifiche.',
      },
      {
        question: 'Si possono registrare le corse in diretta?',
        answer: 'No, soltanto ciò che FOD pubblica on demand dopo l’evento.',
      },
      { question: 'Posso salvare un titolo a noleggio?', answer: 'Sì, ma soltanto fino alla scadenza.' },
    ],
    meta_title: 'Downloader per FOD (Fuji TV) su Windows',
    meta_description:
      'Salva serie, anime e reality di Fuji TV da FOD, ordinati per anno e attori, su un computer con Windows.',
  },
  hulu_jp_downloader: {
    headline: 'Hulu Giappone: scarica serie e storie esclusive',
    promise:
      'Hulu Giappone non è il servizio americano: salva le serie di Nippon TV, l’animazione e i titoli esclusivi.',
    steps: [
      { title: 'Accedi a hulu.jp', text: 'Un account americano non è valido.' },
      { title: 'Scegli la sezione', text: 'Nippon TV, film, serie straniere o programmi per bambini.' },
      { title: 'Scarica le puntate', text: 'Puoi cominciare con tre e aggiungere le altre più tardi.' },
    ],
    features: [
      { title: 'Storie aggiuntive', text: 'Gli episodi usciti soltanto su Hulu si uniscono alla serie.' },
      { title: 'Doppiaggio giapponese', text: 'Per le serie straniere puoi salvare entrambe le lingue.' },
      { title: '«Detective Conan»', text: 'L’animazione con molte puntate è divisa per anno.' },
      { title: 'Titoli a noleggio', text: 'La scadenza è indicata nell’elenco.' },
      {
        title: 'Produzioni originali',
        text: 'I thriller realizzati per Hulu Giappone sono divisi per stagione.',
      },
      { title: 'Programmi per bambini', text: 'Anpanman e altre serie brevi sono adatte a un tablet.' },
      {
        title: 'Coda conservata',
        text: 'Puoi spegnere il computer durante il giorno: la sera ritrovi la coda com’era.',
      },
    ],
    questions: [
      {
        question: 'Funziona anche con Hulu negli Stati Uniti?',
        answer: 'No, per quel servizio c’è un prodotto separato.',
      },
      {
        question: 'Quale risoluzione posso avere?',
        answer: 'Quella che il servizio offre sul computer con il tuo piano.',
      },
      {
        question: 'Posso passare una serie a un’amica?',
        answer: 'No, la copia è destinata soltanto a chi ha l’abbonamento.',
      },
      {
        question: 'Si possono salvare i canali in diretta?',
        answer:
          'No. Scegli i titoli che hanno una pagina con le puntate, per esempio la serie della settimana scorsa.',
      },
      {
        question: 'Perché una serie straniera compare due volte?',
        answer:
          'Una versione ha i sottotitoli, l’altra è doppiata. L’applicazione indica quale stai selezionando.',
      },
      {
        question: 'Il negozio di Hulu Giappone è compreso?',
        answer:
          'I noleggi si possono salvare fino alla scadenza. Il prodotto riguarda soprattutto il catalogo in abbonamento.',
      },
    ],
    meta_title: 'Downloader per Hulu Giappone',
    meta_description:
      'Salva serie di Nippon TV, animazione e serie straniere di Hulu Giappone, anche in due lingue, con il tuo account giapponese.',
  },
  niconico_downloader: {
    headline: 'Niconico: scarica i video insieme ai commenti',
    promise:
      'I commenti che scorrono sullo schermo fanno parte del divertimento: puoi salvarli insieme al video.',
    steps: [
      { title: 'Copia l’indirizzo', text: 'Di un video, di una serie o di una lista.' },
      { title: 'Scegli i commenti', text: 'In un file separato, impressi nell’immagine o assenti.' },
      { title: 'Avvia il download', text: 'Il nome contiene l’autore, il codice sm e la data.' },
    ],
    features: [
      {
        title: 'Commenti in ASS',
        text: 'Mantengono colore, dimensione e velocità, e nel lettore si possono disattivare.',
      },
      { title: 'Vocaloid e cover', text: 'I brani amatoriali sono ordinati per autore.' },
      {
        title: 'Liste complete',
        text: 'Puoi aggiungere alla coda tutti i video di una mylist in una volta.',
      },
      {
        title: 'Registrazioni delle dirette',
        text: 'Si possono salvare per intero finché sono disponibili.',
      },
      { title: 'Solo l’audio', text: 'Di una canzone Vocaloid puoi salvare soltanto la musica, in M4A.' },
      {
        title: 'Video di giochi in più parti',
        text: 'Vengono salvati nell’ordine corretto, con il numero di ciascuna.',
      },
      {
        title: 'Serie animate',
        text: 'Si possono salvare anche quelle che Niconico offre gratis o agli abbonati.',
      },
    ],
    questions: [
      {
        question: 'Che cosa cambia con Premium?',
        answer:
          'Su Niconico hai più qualità e più registrazioni, e il downloader usa ciò che il tuo account riceve.',
      },
      {
        question: 'Un autore può vietare le copie?',
        answer: 'Sì, e bisogna rispettarlo. In caso di dubbio chiedi e non ripubblicare nulla.',
      },
      {
        question: 'Anche i commenti hanno un autore?',
        answer: 'Sì. Usali soltanto in privato e non pubblicare i nomi.',
      },
      {
        question: 'Che qualità hanno i video vecchi?',
        answer: 'Quella dell’epoca. I primi sono piccoli e il download non può migliorarli.',
      },
      {
        question: 'Nico Nama è compreso?',
        answer:
          'Le registrazioni si possono aprire finché il tuo biglietto timeshift è valido. Le dirette no.',
      },
      {
        question: 'Devo avere Premium?',
        answer: 'No, ma nelle ore più affollate può offrire una qualità migliore.',
      },
    ],
    meta_title: 'Downloader per Niconico con i commenti',
    meta_description:
      'Salva video, liste e registrazioni di Niconico con i commenti che preferisci, per uso privato.',
  },
  d_anime_downloader: {
    headline: 'd Anime Store: scarica gli anime della stagione',
    promise:
      'Con l’abbonamento puoi guardare migliaia di puntate: scegli quelle della settimana e salvale sul portatile.',
    steps: [
      {
        title: 'Accedi con il d Account',
        text: 'È di Docomo, ma è aperto ai clienti di tutti gli operatori.',
      },
      { title: 'Cerca un anime', text: 'Puoi partire dallo studio o dai doppiatori.' },
      { title: 'Aggiungi alla coda', text: 'Scegli la serie intera o singole puntate.' },
    ],
    features: [
      { title: 'Doppiatori', text: 'I loro nomi vengono scritti nei dati del file.' },
      { title: 'Video musicali', text: 'Le sigle si possono salvare in una cartella separata.' },
      { title: 'Concerti e teatro', text: 'Gli spettacoli legati agli anime vengono salvati per intero.' },
      {
        title: 'Cartelle per trimestre',
        text: 'Inverno, primavera, estate e autunno restano divisi per anno.',
      },
      { title: 'Capitoli', text: 'Se il servizio indica la sigla, nel lettore puoi saltarla.' },
      {
        title: 'Novità per giorno',
        text: 'Le puntate della stagione sono elencate così, e quelle già salvate sono in grigio.',
      },
      { title: 'Serie, speciali e film', text: 'Si possono ordinare come suggerisce il sito.' },
    ],
    questions: [
      {
        question: 'Ci sono sottotitoli in altre lingue?',
        answer: 'Di solito no, il servizio è destinato a chi capisce il giapponese.',
      },
      {
        question: 'Vale anche per d Anime Store su Amazon o Niconico?',
        answer: 'No, serve il prodotto per il sito in cui accedi. Questo riguarda il sito principale.',
      },
      {
        question: 'Quante puntate posso conservare?',
        answer:
          'Quelle che guardi tu e che il tuo abbonamento comprende. Non puoi creare un archivio da distribuire.',
      },
      {
        question: 'Che cosa conviene per il telefono?',
        answer: 'Un file in bassa risoluzione: una puntata di mezz’ora occupa poco spazio.',
      },
      {
        question: 'Quale risoluzione è disponibile?',
        answer: 'Full HD per le opere recenti, inferiore per le altre. La vedi prima di scaricare.',
      },
      {
        question: 'L’abbonamento a Lemino è valido?',
        answer:
          'No. Appartengono entrambi a Docomo e usano lo stesso d Account, ma gli abbonamenti sono separati.',
      },
    ],
    meta_title: 'Downloader per d Anime Store',
    meta_description:
      'Salva gli anime di d Anime Store sul tuo computer, ordinati per trimestre, studio e doppiatori, per la visione privata.',
  },
  wowow_downloader: {
    headline: 'WOWOW On Demand: scarica concerti, tennis e serie',
    promise: 'Salva su Windows un concerto intero, una finale o una miniserie del tuo abbonamento WOWOW.',
    steps: [
      { title: 'Accedi a WOWOW On Demand', text: 'Usa il contratto TV o quello soltanto online.' },
      { title: 'Trova il programma', text: 'Musica, sport, film e serie sono in sezioni diverse.' },
      { title: 'Avvia il download', text: 'L’edizione in vendita è per Windows.' },
    ],
    features: [
      { title: 'Concerti completi', text: 'La scaletta può essere salvata in un testo.' },
      { title: 'Tennis', text: 'Il nome del file riporta il turno e i giocatori.' },
      { title: 'Drama W', text: 'Le miniserie di WOWOW restano in una cartella.' },
      { title: 'Film', text: 'Al nome si possono aggiungere l’anno e il titolo originale.' },
      { title: 'Due versioni di un film', text: 'Quella con i sottotitoli e quella doppiata sono separate.' },
      { title: 'Interviste ed extra', text: 'Sono elencati insieme allo spettacolo.' },
      {
        title: 'Dimensione del file',
        text: 'Scegli una risoluzione alta per i concerti e una più bassa per i programmi parlati.',
      },
    ],
    questions: [
      { question: 'È disponibile per Mac?', answer: 'Non è più in vendita; resta l’edizione per Windows.' },
      { question: 'Si può registrare una diretta?', answer: 'No, bisogna aspettare la replica.' },
      {
        question: 'Posso mostrare un concerto al fan club?',
        answer:
          'No, per una proiezione pubblica serve un permesso. In privato valgono il tuo contratto e la legge.',
      },
      {
        question: 'Per quanto tempo resta una registrazione?',
        answer:
          'Dipende dal programma. L’ultimo giorno è indicato nell’elenco; un concerto può restare anche soltanto una settimana.',
      },
      {
        question: 'Nel nome del file c’è il risultato della finale?',
        answer: 'No, ci sono soltanto il turno e i giocatori.',
      },
      {
        question: 'Ricevo WOWOW via satellite: come accedo?',
        answer:
          'Con lo stesso account web usato da chi è abbonato online. Si possono selezionare i programmi indicati come registrazione.',
      },
    ],
    meta_title: 'Downloader per WOWOW On Demand su Windows',
    meta_description:
      'Salva concerti, tennis in replica e miniserie di WOWOW On Demand su un computer con Windows, per la visione privata.',
  },
}
