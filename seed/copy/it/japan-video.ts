import type { PageTexts } from '../text'

export const japanVideo: PageTexts = {
  u_next_downloader: {
    headline: 'U-NEXT: cinema, dorama e anime dal Giappone',
    promise:
      'Uno dei cataloghi giapponesi più ampi mescola titoli inclusi e titoli a punti: qui li trovi divisi.',
    steps: [
      { title: 'Entra in U-NEXT', text: 'Account principale o della famiglia.' },
      {
        title: 'Distingui gli inclusi',
        text: 'Un segno mostra che cosa copre il canone e che cosa hai pagato a punti.',
      },
      { title: 'Porta su disco', text: 'Audio giapponese o doppiato, con o senza testo.' },
    ],
    features: [
      { title: 'Dorama TBS', text: 'Quanto arriva da Paravi è su U-NEXT e si ordina per rete.' },
      { title: 'Kanji intatti', text: 'I titoli giapponesi non vengono storpiati.' },
      { title: 'Cinema estero', text: 'Versione sottotitolata e doppiata restano distinte.' },
      { title: 'Concerti', text: 'Le repliche di spettacoli si aggiungono alla coda.' },
      {
        title: 'HBO in Giappone',
        text: 'Le serie HBO e Max arrivano lì tramite U-NEXT: salvale con la voce originale e i sottotitoli giapponesi.',
      },
      {
        title: 'Precedenze tue',
        text: 'Trascina un film in cima se il fine settimana è vicino e lascia le serie lunghe alla notte.',
      },
      {
        title: 'Quanto dura un noleggio',
        text: 'Accanto a ogni titolo preso a punti leggi fino a quando si può vedere.',
      },
    ],
    questions: [
      { question: 'Manga e riviste sono compresi?', answer: 'No, si tratta di una licenza per i video.' },
      {
        question: 'Un noleggio a punti si può tenere?',
        answer: 'Per la sua durata e per te, poi va eliminato.',
      },
      {
        question: 'Mi posso iscrivere dall’Europa?',
        answer:
          'U-NEXT si rivolge a chi sta in Giappone, e le sue condizioni valgono anche con Tidemark Video.',
      },
      {
        question: 'L’applicazione consuma i miei punti?',
        answer: 'No. I punti si spendono soltanto quando noleggi tu qualcosa su U-NEXT.',
      },
      {
        question: 'La sezione per adulti di U-NEXT è compresa?',
        answer: 'No, pagina e prodotto riguardano i titoli per tutti.',
      },
      {
        question: 'Con l’account della famiglia che cosa vedo?',
        answer: 'Il catalogo di quell’account: scegli tu con quale entrare.',
      },
    ],
    meta_title: 'Downloader per U-NEXT: drama e anime',
    meta_description:
      'Dorama, film e anime di U-NEXT con i titoli giapponesi, divisi fra inclusi e noleggiati, per la visione privata.',
  },
  dmm_downloader: {
    headline: 'DMM TV: anime di stagione e teatro 2.5D',
    promise:
      'Gli spettacoli tratti dai manga restano in scena pochi giorni: con DMM Premium li puoi rivedere con calma.',
    steps: [
      { title: 'Accedi a DMM', text: 'Con il profilo DMM Premium.' },
      { title: 'Sfoglia i giorni', text: 'Gli anime compaiono nel giorno di uscita.' },
      { title: 'Affida alla coda', text: 'Le puntate si susseguono da sole.' },
    ],
    features: [
      { title: 'Più inquadrature', text: 'Se uno spettacolo ha più angoli, ciascuno è un video.' },
      { title: 'Sigle complete', text: 'Nessun taglio in testa o in coda.' },
      { title: 'Varietà propri', text: 'I programmi di DMM TV vanno per stagione.' },
      { title: 'Verifica', text: 'Durata attesa e durata ottenuta vengono confrontate.' },
      {
        title: 'Una cartella per trimestre',
        text: 'Primavera, estate, autunno e inverno possono avere ciascuno il proprio posto, se archivi gli anime in questo modo.',
      },
      {
        title: 'Spettacoli con l’intervallo',
        text: 'I musical tratti da manga e giochi durano ore e si conservano interi, pausa compresa.',
      },
      {
        title: 'Elenco per dopo',
        text: 'Metti da parte i titoli del catalogo su cui non hai ancora deciso.',
      },
    ],
    questions: [
      { question: 'FANZA è inclusa?', answer: 'No, è per adulti e ha una licenza a parte.' },
      {
        question: 'Ci sono sottotitoli in italiano?',
        answer: 'Non contarci, la piattaforma è per il pubblico giapponese.',
      },
      {
        question: 'Quando è giusto salvare uno spettacolo?',
        answer: 'Quando DMM te lo mostra, lo tieni per te e la legge non si oppone.',
      },
      {
        question: 'I titoli comprati fuori da DMM Premium vanno bene?',
        answer:
          'Sì, se li hai acquistati o noleggiati su DMM TV e il tuo account li riproduce su un computer.',
      },
      {
        question: 'Che qualità conviene per il teatro?',
        answer:
          'La più alta che il piano riproduce. Le scene buie soffrono per prime in un file piccolo, mentre gli anime a tinte piatte reggono bene.',
      },
    ],
    meta_title: 'Downloader per DMM TV: anime e palco 2.5D',
    meta_description:
      'Anime della stagione, teatro 2.5D e varietà di DMM TV con il tuo account DMM Premium, interi e in ordine.',
  },
  abema_downloader: {
    headline: 'ABEMA: prima che il gratuito scada',
    promise: 'Molti programmi di ABEMA sono liberi per pochi giorni; la coda li mette in fila per scadenza.',
    steps: [
      { title: 'Vai all’on demand', text: 'Lascia i canali e apri la scheda.' },
      { title: 'Leggi il termine', text: 'La data è accanto al titolo.' },
      { title: 'Parti dall’urgente', text: 'Ciò che scade prima sta in cima.' },
    ],
    features: [
      { title: 'Reality sentimentali', text: 'Le stagioni si completano settimana dopo settimana.' },
      { title: 'Shogi e mahjong', text: 'Partite di ore in un file unico.' },
      { title: 'Anime della notte', text: 'Numero e fascia oraria sono riconosciuti.' },
      { title: 'Dibattiti', text: 'La data nel nome permette di citarli.' },
      {
        title: 'Speciali in più parti',
        text: 'Un programma lungo è spesso diviso: ne prendi una parte sola oppure tutte.',
      },
      {
        title: 'M League senza classifica',
        text: 'I due incontri della giornata stanno nel nome del file, i punteggi no: guardi senza sapere come finisce.',
      },
      {
        title: 'Libero o Premium',
        text: 'Lo leggi chiaramente nella riga, prima di aggiungere un anime alla coda.',
      },
    ],
    questions: [
      { question: 'Occorre ABEMA Premium?', answer: 'Solo per i video riservati a quel piano.' },
      { question: 'Le dirette si salvano?', answer: 'No, aspetta la versione on demand.' },
      {
        question: 'Oggi è gratis: domani lo posso ripubblicare?',
        answer: 'No. Il gratuito resta protetto, e la copia serve a te, dove è ammessa.',
      },
      {
        question: 'I commenti del pubblico si salvano?',
        answer:
          'No, appartengono al canale in onda. Il file contiene immagine e suono, e anche le didascalie dove ABEMA le offre.',
      },
      {
        question: 'Gli eventi a pagamento sono compresi?',
        answer:
          'Se il biglietto ti fa vedere la registrazione su un computer, puoi tenerla per la durata del biglietto, per te e nei limiti della legge.',
      },
      {
        question: 'Devo registrarmi?',
        answer:
          'Non per i programmi gratuiti. Per i titoli Premium colleghi il tuo account nell’applicazione.',
      },
    ],
    meta_title: 'Downloader per ABEMA: anime e reality',
    meta_description:
      'Video on demand di ABEMA ordinati per scadenza: reality, shogi, anime e dibattiti, da guardare tu con calma.',
  },
  lemino_downloader: {
    headline: 'Lemino, l’erede di dTV',
    promise: 'K-pop, pugilato in replica e serie asiatiche di NTT Docomo, con l’account d che già possiedi.',
    steps: [
      { title: 'Usa l’account d', text: 'Lo stesso degli altri servizi Docomo.' },
      { title: 'Separa libero e Premium', text: 'Due schede evitano equivoci.' },
      { title: 'Scarica il concerto', text: 'Oppure la serie o l’incontro concluso.' },
    ],
    features: [
      { title: 'Gruppi K-pop', text: 'Programmi e concerti passati, gruppo per gruppo.' },
      { title: 'Incontri in replica', text: 'Pugili e data nel nome.' },
      { title: 'Serie d’Asia', text: 'Coreane e taiwanesi con testo giapponese.' },
      { title: 'Chi cercava dTV', text: 'La vecchia pagina porta qui.' },
      {
        title: 'Il suono dei concerti',
        text: 'La registrazione tiene la traccia audio che il tuo piano riproduce su un computer.',
      },
      {
        title: 'Testo regolabile',
        text: 'I sottotitoli giapponesi delle serie coreane restano testo: la grandezza la decide il tuo lettore.',
      },
      {
        title: 'Idol per data',
        text: 'I programmi settimanali prendono nel nome il giorno di messa in onda, così restano in fila.',
      },
    ],
    questions: [
      {
        question: 'dTV e Lemino sono la stessa cosa?',
        answer: 'Lemino ne ha preso il posto, con un altro nome e un’altra offerta.',
      },
      {
        question: 'Devo avere una SIM Docomo?',
        answer: 'No per l’account d; su ciò che si vede decide Lemino.',
      },
      {
        question: 'Posso proiettare un concerto?',
        answer: 'A casa sì. In un locale o in rete serve il permesso degli artisti.',
      },
      {
        question: 'L’evento si salva mentre è in diretta?',
        answer:
          'No. Cerca più tardi la registrazione sulla pagina dell’evento e annota subito il suo ultimo giorno.',
      },
      {
        question: 'Perché un incontro non compare più?',
        answer: 'Le registrazioni di sport e concerti restano in rete spesso per pochi giorni soltanto.',
      },
      {
        question: 'Serve pagare per tutto?',
        answer:
          'No. Una parte di Lemino è libera con pubblicità e chiede solo l’account d gratuito; i titoli Premium vogliono il canone mensile.',
      },
    ],
    meta_title: 'Downloader per Lemino (già dTV)',
    meta_description:
      'Concerti K-pop, incontri e serie asiatiche di Lemino per gruppo e data, con il tuo account d e per uso personale.',
  },
  tver_downloader: {
    headline: 'TVer: una settimana di TV giapponese',
    promise:
      'Le reti commerciali del Giappone lasciano i programmi su TVer per pochi giorni. Segna i tuoi in tempo.',
    steps: [
      { title: 'Incolla l’indirizzo', text: 'Per lo più senza account.' },
      { title: 'Controlla la scadenza', text: 'Di solito una settimana dalla messa in onda.' },
      { title: 'Salva', text: 'Rete, giorno e titolo formano il nome.' },
    ],
    features: [
      {
        title: 'Cinque reti',
        text: 'Nippon TV, TV Asahi, TBS, TV Tokyo e Fuji TV, ciascuna con l’etichetta.',
      },
      {
        title: 'Dorama del trimestre',
        text: 'Le puntate si riuniscono anche se scaricate in settimane diverse.',
      },
      { title: 'Comici e varietà', text: 'Gli speciali lunghi restano interi.' },
      { title: 'Promemoria', text: 'In evidenza ciò che scade domani.' },
      {
        title: 'La settimana in colonne',
        text: 'Da lunedì a domenica, con ciò che hai già salvato segnato a parte e il resto ancora da scegliere.',
      },
      {
        title: 'Emittenti locali',
        text: 'I programmi delle reti regionali presenti su TVer si trovano per prefettura.',
      },
      {
        title: 'Prime puntate più a lungo',
        text: 'Alcuni dorama lasciano in rete l’inizio per tutta la stagione, e l’applicazione te lo dice.',
      },
    ],
    questions: [
      {
        question: 'Dall’estero si vede?',
        answer: 'TVer è pensato per il Giappone e il programma non interviene.',
      },
      { question: 'Un programma tolto si recupera?', answer: 'No, non c’è più una fonte da cui prenderlo.' },
      {
        question: 'Vederlo dopo è consentito?',
        answer: 'In casa e per te, nella misura ammessa da legge e TVer. Diffonderlo no.',
      },
      { question: 'Gli spot finiscono nel file?', answer: 'No, dentro c’è solo il programma.' },
      {
        question: 'La visione in tempo reale è compresa?',
        answer: 'No. La trasmissione serale in contemporanea è una diretta e non si può salvare.',
      },
      {
        question: 'Quale piano per un uso saltuario?',
        answer:
          'Un mese basta per una vacanza; chi segue un’intera stagione di dorama prende di solito l’anno o la licenza a vita.',
      },
    ],
    meta_title: 'Downloader per TVer: TV giapponese on demand',
    meta_description:
      'Dorama e varietà di cinque reti giapponesi su TVer, con rete e data, salvati per te prima della scadenza.',
  },
  nhk_plus_downloader: {
    headline: 'NHK Plus: notizie, taiga e documentari',
    promise:
      'Se paghi il canone NHK e sei registrato, tieni vicino lo sceneggiato della domenica e l’inchiesta di ieri sera.',
    steps: [
      { title: 'Accedi a NHK', text: 'Con il profilo legato al contratto.' },
      { title: 'Apri i già trasmessi', text: 'Restano circa sette giorni.' },
      { title: 'Prendine uno', text: 'Qualità, cartella e conferma.' },
    ],
    features: [
      { title: 'Dramma taiga', text: 'Le puntate dell’anno numerate dalla prima domenica.' },
      { title: 'Asadora', text: 'Quindici minuti al giorno, raccolti per settimana.' },
      { title: 'Inchieste', text: 'Collana e data accanto al titolo.' },
      { title: 'Testo giapponese', text: 'Se la trasmissione lo aveva, utile per lo studio.' },
      {
        title: 'Due audio',
        text: 'Le trasmissioni bilingui portano giapponese e inglese: tieni l’uno, l’altro o entrambi.',
      },
      {
        title: 'Capitoli',
        text: 'Gli speciali di NHK e i documentari sulla natura conservano le loro divisioni.',
      },
      {
        title: 'La guida come partenza',
        text: 'Sfogli i sette giorni passati e segni le trasmissioni, una alla volta o la serie con tutti i suoi giorni.',
      },
    ],
    questions: [
      {
        question: 'NHK Plus e NHK ONE sono diversi?',
        answer:
          'NHK ha riunito la sua offerta in rete sotto il nome NHK ONE; qui si parla dei programmi già andati in onda.',
      },
      { question: 'E chi non paga il canone?', answer: 'L’accesso lo concede NHK, non questo negozio.' },
      {
        question: 'Posso usarli per una tesi?',
        answer: 'La citazione ha regole sue. La copia rimane per studio e uso privato.',
      },
      {
        question: 'NHK On Demand è la stessa cosa?',
        answer:
          'No, quello è un archivio a pagamento distinto. Qui si tratta dei programmi della settimana appena trascorsa.',
      },
      {
        question: 'Si può salvare mentre va in onda?',
        answer: 'No. Un programma si apre quando compare fra i già trasmessi.',
      },
      {
        question: 'Il prodotto segue NHK ONE?',
        answer: 'Sì. Il nome nuovo è di ottobre 2025; noi teniamo quello vecchio e seguiamo il servizio.',
      },
    ],
    meta_title: 'Downloader per NHK Plus: drama e documentari',
    meta_description:
      'Sceneggiati taiga, asadora e documentari NHK degli ultimi giorni con data e testo, per chi ha un account registrato.',
  },
  fod_downloader: {
    headline: 'FOD: i dorama di Fuji TV su Windows',
    promise:
      'Dalle commedie degli anni Novanta alla novità del lunedì, l’archivio di Fuji TV entra in una cartella.',
    steps: [
      { title: 'Apri FOD', text: 'Premium o la parte libera.' },
      { title: 'Cerca per cast', text: 'Il nome di un attore porta alle sue serie.' },
      { title: 'Scarica sul PC', text: 'Cartella, qualità e testo se presente.' },
    ],
    features: [
      { title: 'Il lunedì alle nove', text: 'I dorama di quella fascia sono divisi per anno.' },
      { title: 'noitaminA', text: 'La fascia anime di Fuji forma una raccolta.' },
      { title: 'Convivenze e viaggi', text: 'I reality vanno per stagione.' },
      { title: 'Interpreti', text: 'I principali sono scritti nel file.' },
      {
        title: 'Extra sotto la serie',
        text: 'Gli episodi brevi girati solo per FOD stanno accanto al dorama da cui nascono.',
      },
      {
        title: 'Speciali di due ore',
        text: 'I seguiti usciti dopo l’ultima puntata si dimenticano con facilità: qui sono nello stesso elenco.',
      },
      {
        title: 'Per fascia e per decennio',
        text: 'Cerchi nell’archivio di Fuji per anni, per attore o per orario di trasmissione, e undici puntate sono una sola selezione.',
      },
    ],
    questions: [
      { question: 'C’è per Mac?', answer: 'Al momento si vende solo l’edizione Windows.' },
      { question: 'Le riviste di FOD?', answer: 'Non rientrano, il prodotto tratta video.' },
      {
        question: 'Fin dove posso arrivare?',
        answer: 'A una copia per te di ciò che FOD ti mostra, mai ceduta ad altri.',
      },
      {
        question: 'Come si vedono i dorama vecchi?',
        answer:
          'Quelli di prima del 2005 circa sono in 4:3 e così restano. Niente viene stirato né tagliato.',
      },
      {
        question: 'Le corse in diretta si registrano?',
        answer: 'No. Si può scegliere ciò che FOD pubblica on demand dopo l’evento.',
      },
      {
        question: 'E un titolo a noleggio su FOD?',
        answer: 'Si vede per un tempo limitato, e soltanto per quel tempo lo puoi tenere sul computer.',
      },
    ],
    meta_title: 'Downloader per FOD (Fuji TV) su Windows',
    meta_description:
      'Dorama, anime e reality di Fuji TV su FOD, per anno e interpreti, in un computer con Windows e per il tuo uso.',
  },
  hulu_jp_downloader: {
    headline: 'Hulu Giappone: Nippon TV e serie straniere',
    promise:
      'Il nome è quello americano, il servizio no: conserva dorama, animazione ed esclusive dell’edizione giapponese.',
    steps: [
      { title: 'Entra in hulu.jp', text: 'L’account statunitense qui non serve.' },
      { title: 'Scegli il reparto', text: 'Nippon TV, cinema, serie estere o bambini.' },
      { title: 'Scarica il necessario', text: 'Tre puntate adesso, le altre sabato.' },
    ],
    features: [
      {
        title: 'Storie che proseguono',
        text: 'Gli episodi extra usciti solo su Hulu si uniscono alla serie.',
      },
      { title: 'Doppiaggio giapponese', text: 'Le serie estere tengono entrambe le voci.' },
      { title: 'Detective Conan', text: 'L’animazione lunga si divide per anni.' },
      { title: 'Negozio', text: 'Un titolo a noleggio porta la scadenza.' },
      {
        title: 'Originali cupi',
        text: 'I thriller prodotti apposta per Hulu Giappone sono elencati per stagione.',
      },
      {
        title: 'Per i più piccoli',
        text: 'Anpanman e le altre serie per bambini entrano in un tablet, in file brevi.',
      },
      {
        title: 'Coda che resta',
        text: 'Spegni pure il computer a mezzogiorno: la sera l’elenco è ancora lì al suo posto.',
      },
    ],
    questions: [
      {
        question: 'Vale anche per Hulu negli Stati Uniti?',
        answer: 'No, quello ha downloader e licenza propri.',
      },
      {
        question: 'Che definizione posso attendermi?',
        answer: 'Quella che il servizio manda al tuo computer con il tuo piano.',
      },
      {
        question: 'Posso passare un dorama a un’amica?',
        answer: 'No: ogni copia è di chi ha l’abbonamento e resta con lui.',
      },
      {
        question: 'I canali in tempo reale si possono salvare?',
        answer:
          'No, notizie e sport vanno in diretta. Scegli i titoli che hanno una pagina e puntate proprie, come il dorama della settimana scorsa.',
      },
      {
        question: 'Una serie straniera appare due volte: perché?',
        answer: 'Una voce è sottotitolata, l’altra doppiata. L’applicazione ti dice quale è quale.',
      },
      {
        question: 'Lo store di Hulu Giappone è coperto?',
        answer: 'I noleggi si aprono finché durano. Lo scopo principale è il catalogo incluso.',
      },
    ],
    meta_title: 'Downloader per Hulu Giappone',
    meta_description:
      'Dorama Nippon TV, animazione e serie estere di Hulu Giappone con due voci, per chi ha l’account giapponese.',
  },
  niconico_downloader: {
    headline: 'Niconico: il video e la pioggia di commenti',
    promise:
      'Le scritte che attraversano lo schermo fanno parte dello spettacolo; puoi salvarle insieme al video.',
    steps: [
      { title: 'Copia l’indirizzo', text: 'Video, serie o elenco.' },
      { title: 'Commenti sì o no', text: 'In un file a parte o sull’immagine.' },
      { title: 'Scarica', text: 'Autore, codice sm e data vanno nel nome.' },
    ],
    features: [
      {
        title: 'Strato di commenti',
        text: 'Si accende e si spegne nel lettore: il file ASS tiene colore, grandezza e velocità di ogni commento.',
      },
      { title: 'Vocaloid e cover', text: 'La musica amatoriale va per autore.' },
      { title: 'Elenchi interi', text: 'Una mylist si aggiunge in un gesto.' },
      { title: 'Dirette passate', text: 'Con la replica aperta, si salvano per intero.' },
      { title: 'Solo la musica', text: 'Di una canzone Vocaloid puoi tenere soltanto il suono, in M4A.' },
      {
        title: 'Partite in serie',
        text: 'I video di gioco in molte parti si salvano nell’ordine giusto, con il loro numero.',
      },
      {
        title: 'Anime su Niconico',
        text: 'Si aprono anche le serie animate che il servizio mostra gratis o ai suoi iscritti.',
      },
    ],
    questions: [
      {
        question: 'Che cosa dà Premium?',
        answer: 'Più qualità e più repliche su Niconico; il downloader segue il tuo account.',
      },
      {
        question: 'Gli autori possono opporsi?',
        answer: 'Sì, e la loro volontà conta. Nel dubbio chiedi e non ricaricare nulla.',
      },
      {
        question: 'Anche i commenti hanno un autore?',
        answer: 'Certo. Tienili per te, senza pubblicare nomi.',
      },
      {
        question: 'Che qualità hanno i video vecchi?',
        answer:
          'Quella del loro tempo. I caricamenti dei primi anni sono piccoli, e salvarli non li ingrandisce.',
      },
      {
        question: 'Nico Nama è compreso?',
        answer: 'Le registrazioni si aprono finché il tuo biglietto timeshift è valido. Le dirette no.',
      },
      {
        question: 'Devo avere Premium?',
        answer:
          'No. Può dare una qualità migliore nelle ore affollate; si prende ciò che il tuo account riceve.',
      },
    ],
    meta_title: 'Downloader per Niconico con i commenti',
    meta_description:
      'Video, elenchi e dirette passate di Niconico con i commenti a scelta, da conservare in privato.',
  },
  d_anime_downloader: {
    headline: 'd Anime Store: l’archivio dell’appassionato',
    promise:
      'Migliaia di puntate per un canone contenuto: scegli quelle della settimana e mettile nel portatile.',
    steps: [
      { title: 'Usa l’account d', text: 'È di Docomo, ma aperto a tutti i gestori.' },
      { title: 'Cerca per studio o voce', text: 'I doppiatori hanno un indice.' },
      { title: 'Aggiungi', text: 'Serie intera o singola puntata.' },
    ],
    features: [
      { title: 'Indice dei seiyū', text: 'Le voci passano nei dati del file.' },
      { title: 'Canzoni', text: 'I video delle sigle stanno in una cartella loro.' },
      { title: 'Palco e concerti', text: 'Gli spettacoli legati agli anime restano completi.' },
      { title: 'Per trimestre', text: 'Inverno, primavera, estate e autunno nel loro anno.' },
      {
        title: 'Capitoli di sigla',
        text: 'Dove il servizio li segna, apertura e chiusura diventano capitoli da saltare.',
      },
      {
        title: 'Il giorno della settimana',
        text: 'Le novità della stagione sono elencate per giorno, con quelle già salvate in grigio.',
      },
      { title: 'Serie, speciali e film', text: 'Si dispongono nella sequenza che il negozio suggerisce.' },
    ],
    questions: [
      { question: 'Ci sono sottotitoli?', answer: 'In genere no, è rivolto a chi capisce il giapponese.' },
      {
        question: 'Vale per le versioni dentro Amazon o Niconico?',
        answer: 'Appartengono ad altre piattaforme; qui si usa il sito di d Anime Store.',
      },
      {
        question: 'Quante puntate posso tenere?',
        answer: 'Quelle che guardi tu e che il canone copre. Un archivio da distribuire non è lo scopo.',
      },
      {
        question: 'Che cosa porto sul telefono?',
        answer: 'Una puntata di mezz’ora in un file piccolo: è la misura giusta per chi fa il pendolare.',
      },
      {
        question: 'Che risoluzione c’è?',
        answer:
          'Full HD per le opere recenti, meno per quelle vecchie. La grandezza si legge prima di salvare.',
      },
      {
        question: 'Lemino vale come iscrizione?',
        answer:
          'No. Appartengono tutti e due a Docomo, ma l’abbonamento a d Anime Store è separato anche se l’account d è lo stesso.',
      },
    ],
    meta_title: 'Downloader per d Anime Store',
    meta_description:
      'Anime di d Anime Store per trimestre, studio e voci, sul tuo computer e per il tuo tempo libero.',
  },
  wowow_downloader: {
    headline: 'WOWOW On Demand: concerti, tennis, miniserie',
    promise:
      'Chi paga WOWOW sa che cosa cerca: un concerto intero, una finale o una storia breve ben recitata.',
    steps: [
      { title: 'Apri WOWOW On Demand', text: 'Contratto TV oppure solo internet.' },
      { title: 'Trova l’evento', text: 'Musica, sport, cinema e fiction sono divisi.' },
      { title: 'Salva sul PC', text: 'L’edizione in vendita è per Windows.' },
    ],
    features: [
      { title: 'Concerti interi', text: 'La scaletta può stare in un testo accanto.' },
      { title: 'Slam in differita', text: 'Turno e giocatori nel nome.' },
      { title: 'Drama W', text: 'Le miniserie della rete in una cartella.' },
      { title: 'Film con l’anno', text: 'E con il titolo originale.' },
      {
        title: 'Due edizioni di un film',
        text: 'La trasmissione sottotitolata e quella doppiata restano distinte nell’elenco.',
      },
      {
        title: 'Dietro il palco',
        text: 'Le interviste e gli extra di teatro e cinema stanno vicino allo spettacolo a cui appartengono.',
      },
      {
        title: 'Misura per genere',
        text: 'Prendi il file grande per un concerto e quello piccolo per le notizie o per un programma parlato.',
      },
    ],
    questions: [
      { question: 'Su Mac?', answer: 'Non è più in vendita, resta Windows.' },
      { question: 'Si cattura la diretta?', answer: 'No, bisogna attendere la replica.' },
      {
        question: 'Posso mostrarlo al fan club?',
        answer:
          'Una proiezione pubblica vuole un permesso. In privato vale il tuo contratto, entro la legge.',
      },
      {
        question: 'Per quanto tempo c’è una registrazione?',
        answer:
          'Cambia con ogni programma. WOWOW mostra l’ultimo giorno e l’elenco lo ripete; un concerto può restare una settimana e non di più.',
      },
      {
        question: 'Il risultato della finale è nel nome?',
        answer: 'No. Turno e giocatori sì, il punteggio resta fuori, così guardi la partita senza saperlo.',
      },
      {
        question: 'Ho WOWOW via satellite: con che cosa accedo?',
        answer:
          'Con lo stesso account web che usa chi è abbonato solo in rete. Si scelgono i programmi segnati come registrazione.',
      },
    ],
    meta_title: 'Downloader per WOWOW On Demand su Windows',
    meta_description:
      'Concerti, tennis in differita e miniserie di WOWOW On Demand con turno, anno e titolo, sul tuo PC e per te.',
  },
}
