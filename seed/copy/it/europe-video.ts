import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: 'Canal+: scarica film e serie dal tuo abbonamento',
    promise:
      '«Le Bureau», i film recenti e i documentari: salva sul computer ciò che è compreso nel tuo contratto francese con Canal+.',
    steps: [
      { title: 'Accedi a Canal+', text: 'Usa le credenziali del tuo contratto.' },
      { title: 'Apri il catalogo on demand', text: 'Scegli fra Créations Originales, film e programmi.' },
      {
        title: 'Scegli VF o VOST',
        text: 'VF è il doppiaggio francese, VOST la versione originale con sottotitoli.',
      },
    ],
    features: [
      { title: 'Serie originali', text: 'Ogni Création Originale viene divisa per stagione.' },
      { title: 'Informazioni sui film', text: 'Al titolo si possono aggiungere il regista e l’anno.' },
      { title: 'Due lingue in un file', text: 'Un MKV contiene sia il francese sia la versione originale.' },
      { title: 'Programmi quotidiani', text: 'Le rubriche brevi hanno la data nel nome.' },
      {
        title: 'Sport in replica',
        text: 'I file di partite e gran premi non riportano il risultato nel nome.',
      },
      {
        title: 'Film in scadenza',
        text: 'In Francia i film restano disponibili per periodi stabiliti: quelli che scadono prima sono in cima all’elenco.',
      },
      {
        title: 'Altri canali',
        text: 'Se il tuo abbonamento li comprende, i loro programmi compaiono nella stessa ricerca.',
      },
    ],
    questions: [
      {
        question: 'I canali del pacchetto sono compresi?',
        answer: 'Sì, per la parte on demand che il contratto comprende e che si vede nel browser.',
      },
      { question: 'Si possono salvare le partite?', answer: 'Soltanto le repliche, per la visione privata.' },
      {
        question: 'Che cosa prevede la legge francese sulla copia privata?',
        answer: 'La fonte deve essere lecita e l’uso personale. Valgono inoltre le condizioni di Canal+.',
      },
      {
        question: 'Mi serve il decoder?',
        answer: 'No, basta che il tuo contratto permetta di guardare Canal+ su un computer.',
      },
      { question: 'Si possono registrare i canali in diretta?', answer: 'No, bisogna aspettare la replica.' },
      {
        question: 'Una licenza basta per tutta la famiglia?',
        answer: 'Vale per un computer. Per tre c’è la licenza a vita di una suite tutto in uno.',
      },
      {
        question: 'Vivo fuori dalla Francia: quali regole valgono?',
        answer: 'Quelle del tuo contratto con Canal+ e quelle sulla copia privata del Paese in cui vivi.',
      },
    ],
    meta_title: 'Downloader per Canal+: cinema e serie francesi',
    meta_description:
      'Serie originali, film e documentari del tuo contratto Canal+ in francese o in originale, per la visione privata.',
  },
  tf1_plus_downloader: {
    headline: 'TF1+: scarica serie e programmi dal replay',
    promise:
      'Salva la settimana della tua serie francese e riguardala con calma, anche per esercitare la lingua.',
    steps: [
      { title: 'Accedi a TF1+', text: 'Per quasi tutti i replay basta un account gratuito.' },
      { title: 'Cerca il programma', text: 'Trovi insieme quelli di TF1, TMC, TFX e LCI.' },
      { title: 'Seleziona le puntate', text: 'Puoi scegliere le cinque della settimana in una volta.' },
    ],
    features: [
      {
        title: 'Serie quotidiane',
        text: 'Le puntate sono in ordine di data, quindi ti accorgi subito se ne manca una.',
      },
      { title: 'Programmi della sera', text: '«Koh-Lanta» e «The Voice» sono divisi per puntata.' },
      { title: 'Sottotitoli per non udenti', text: 'Vengono salvati quando TF1+ li offre.' },
      { title: 'Canale nella cartella', text: 'I programmi di TFX e TMC restano separati.' },
      { title: 'Serate divise in parti', text: 'Le parti di uno show restano in ordine e si possono unire.' },
      {
        title: 'Stagioni complete',
        text: 'Quando una serie francese è tutta online, puoi selezionarla con un clic.',
      },
      {
        title: 'La settimana in una cartella',
        text: 'Il venerdì sera trovi tutte le puntate di «Demain nous appartient» con numero e data.',
      },
    ],
    questions: [
      {
        question: 'TF1+ si vede in Italia?',
        answer:
          'Dipende dal titolo. Molti sono riservati alla Francia, e l’applicazione non cambia questa limitazione.',
      },
      {
        question: 'Che cosa cambia con Premium?',
        answer: 'Ci sono meno spot e alcune anteprime. Puoi salvare ciò che il tuo account può guardare.',
      },
      {
        question: 'Posso usare le puntate a lezione?',
        answer:
          'Per il tuo studio sì, nei limiti della legge. Per mostrarle in classe serve un’autorizzazione.',
      },
      {
        question: 'Per quanto tempo resta disponibile un replay?',
        answer:
          'Per le serie quotidiane spesso una settimana, a volte di più. Se TF1+ indica la scadenza, la vedi nell’elenco.',
      },
      {
        question: 'Si possono registrare TF1 e LCI in diretta?',
        answer: 'No, soltanto i replay, che di solito compaiono poco dopo la messa in onda.',
      },
      {
        question: 'È il vecchio MYTF1?',
        answer: 'Sì, TF1+ lo ha sostituito nel 2024, e il prodotto funziona con il nuovo servizio.',
      },
    ],
    meta_title: 'Downloader per TF1+: replay francese',
    meta_description:
      'Salva serie quotidiane, programmi della sera e notizie dal replay di TF1+, con sottotitoli e data, per uso personale.',
  },
  m6_plus_downloader: {
    headline: 'M6+: scarica programmi di cucina, inchieste e cartoni',
    promise: 'Il replay di M6, W9, 6ter e Gulli cambia in fretta: salva le puntate prima che vengano tolte.',
    steps: [
      {
        title: 'Accedi a M6+',
        text: 'L’account gratuito permette di vedere la maggior parte dei programmi.',
      },
      {
        title: 'Scegli il programma',
        text: 'Può essere uno sketch di cinque minuti o una serata di tre ore.',
      },
      {
        title: 'Avvia il download',
        text: 'I video brevi vengono raggruppati, così l’elenco resta leggibile.',
      },
    ],
    features: [
      { title: '«Top Chef» francese', text: 'Le puntate della gara sono numerate.' },
      { title: 'Inchieste', text: 'Il nome del file riporta l’argomento.' },
      { title: 'Cartoni di Gulli', text: 'Si possono salvare in una cartella per i bambini.' },
      { title: 'Puntate già viste', text: 'Un filtro ti aiuta a trovarle e a liberare spazio.' },
      {
        title: 'Ricette passo per passo',
        text: 'Con un file locale puoi fermare il video e tornare indietro mentre cucini.',
      },
      {
        title: 'Raccolte di sketch',
        text: '«Scènes de ménages» è composto da video brevi, che puoi salvare insieme in una cartella.',
      },
      {
        title: 'Senza pubblicità nel file',
        text: 'Viene salvato il programma; gli spot restano su M6+, che li usa per finanziarsi.',
      },
    ],
    questions: [
      { question: 'Si può salvare la diretta di M6?', answer: 'No, soltanto il replay.' },
      {
        question: 'Che cosa aggiunge M6+ Max?',
        answer: 'Meno pubblicità e alcuni contenuti riservati, secondo le condizioni di M6.',
      },
      {
        question: 'Posso prestare i file?',
        answer: 'No, l’uso è personale e deve essere permesso dalla legge.',
      },
      { question: 'Il vecchio account 6play è ancora valido?', answer: 'Sì, funziona anche su M6+.' },
      {
        question: 'Quando viene tolto un programma?',
        answer:
          'Dipende. Le prime puntate di una gara possono sparire prima della finale, quindi scaricale ogni settimana.',
      },
      {
        question: 'M6+ si vede dall’Italia?',
        answer:
          'Il servizio è destinato a chi si trova in Francia, e l’applicazione non cambia ciò che puoi vedere all’estero.',
      },
      {
        question: 'Quali titoli mancano?',
        answer:
          'I film e alcune serie americane spesso non hanno replay. Ciò che M6+ non riproduce non si può selezionare.',
      },
    ],
    meta_title: 'Downloader per M6+: replay M6, W9 e Gulli',
    meta_description:
      'Salva gare di cucina, inchieste e cartoni dal replay di M6+, divisi per canale e puntata, per uso personale.',
  },
  france_tv_downloader: {
    headline: 'france.tv: scarica documentari, fiction e sport',
    promise:
      'Dai notiziari regionali al Roland Garros: salva i programmi di France Télévisions che vuoi guardare con calma.',
    steps: [
      { title: 'Apri france.tv', text: 'A volte serve un account, che è sempre gratuito.' },
      { title: 'Cerca il programma', text: 'Puoi filtrare per rete, regione o tema.' },
      { title: 'Salva con la data', text: 'Il giorno di messa in onda viene aggiunto al nome del file.' },
    ],
    features: [
      { title: 'Edizioni regionali', text: 'France 3 ne ha una per ogni territorio.' },
      { title: 'Tour de France', text: 'Le repliche sono in ordine di tappa.' },
      { title: 'Teatro e musica', text: 'Puoi annotare la sala e la compagnia.' },
      { title: 'Serie di documentari', text: 'Restano insieme anche se sono trasmesse da reti diverse.' },
      {
        title: 'Sottotitoli e audiodescrizione',
        text: 'Vengono salvati quando France Télévisions li offre.',
      },
      {
        title: 'Per chi insegna francese',
        text: 'Un documentario con i sottotitoli è utile per preparare la lezione a casa.',
      },
      { title: 'Date di scadenza', text: 'Ogni programma ha la propria, e la vedi nell’elenco.' },
    ],
    questions: [
      {
        question: 'È un servizio pubblico: posso riusare i video?',
        answer:
          'No, anche qui i diritti sono degli autori. È ammessa soltanto la copia privata nei limiti della legge.',
      },
      { question: 'Ci sono i sottotitoli?', answer: 'Sì, in francese, quando il programma li prevede.' },
      {
        question: 'Dall’Italia si vede tutto?',
        answer:
          'No. L’applicazione mostra i programmi che france.tv rende visibili nel luogo in cui ti trovi.',
      },
      {
        question: 'I film sono in lingua originale?',
        answer: 'Molti sì. Se france.tv offre sia VF sia VO, le trovi come tracce.',
      },
      {
        question: 'Si può salvare franceinfo in diretta?',
        answer:
          'No. Le edizioni del notiziario compaiono fra i replay nel corso della giornata e si possono selezionare da lì.',
      },
      {
        question: 'Se france.tv è gratuita, che cosa pago?',
        answer:
          'Lo strumento per salvare e ordinare i programmi. La televisione è finanziata dal pubblico francese.',
      },
      {
        question: 'Posso mostrare un programma in classe?',
        answer:
          'Per la scuola serve un permesso o un accordo. Il prodotto è destinato alla visione personale.',
      },
    ],
    meta_title: 'Downloader per france.tv: documentari e teatro',
    meta_description:
      'Salva documentari, notiziari regionali, ciclismo e teatro di france.tv, con canale e data nel nome, per uso privato.',
  },
  joyn_downloader: {
    headline: 'Joyn: scarica i programmi di ProSieben e SAT.1',
    promise:
      'Salva show e serie da Germania, Austria e Svizzera, con i sottotitoli quando ci sono, e guardali un po’ alla volta.',
    steps: [
      { title: 'Scegli l’edizione', text: 'Deve corrispondere al Paese del tuo account.' },
      { title: 'Cerca nella Mediathek', text: 'Le dirette non si possono salvare.' },
      { title: 'Scegli la cartella', text: 'Per esempio una per ogni canale.' },
    ],
    features: [
      { title: 'Grandi show', text: '«The Masked Singer» viene salvato puntata per puntata.' },
      {
        title: 'Canali collegati',
        text: 'Trovi anche Kabel Eins, sixx e ProSieben MAXX, oltre alle mediateche di altre emittenti ospitate da Joyn.',
      },
      {
        title: 'Imparare il tedesco',
        text: 'Con l’audio e i sottotitoli puoi riascoltare una scena più volte.',
      },
      { title: 'Anteprime', text: 'Se hai PLUS+, puoi salvare anche queste.' },
      {
        title: 'Solo puntate intere',
        text: 'Un filtro nasconde le clip e mostra soltanto gli episodi completi.',
      },
      { title: 'Titoli gratuiti e PLUS+', text: 'Un simbolo indica quelli che richiedono l’abbonamento.' },
      {
        title: 'Versione inglese',
        text: 'Alcune serie hanno anche l’audio originale: puoi sceglierlo prima di scaricare.',
      },
    ],
    questions: [
      { question: 'Si possono registrare i canali in diretta?', answer: 'No.' },
      { question: 'Joyn è gratuito?', answer: 'In parte, con pubblicità. Per il resto serve PLUS+.' },
      {
        question: 'Quali regole valgono per la copia?',
        answer: 'Quelle del Paese in cui vivi e le condizioni di Joyn: è ammesso soltanto l’uso privato.',
      },
      {
        question: 'Una licenza vale per le tre edizioni?',
        answer: 'Sì. Il prodotto è lo stesso, mentre il catalogo dipende dall’edizione a cui accedi.',
      },
      { question: 'Nel file c’è la pubblicità?', answer: 'No, il file contiene soltanto la puntata.' },
      {
        question: 'Perché manca una serie americana?',
        answer: 'Spesso i diritti non comprendono la mediateca oppure scadono presto.',
      },
      {
        question: 'Che cosa prevede la legge tedesca?',
        answer:
          'L’articolo 53 ammette copie private da fonti non palesemente illecite, ma vieta di aggirare una protezione efficace.',
      },
    ],
    meta_title: 'Downloader per Joyn: programmi tedeschi',
    meta_description:
      'Salva i programmi di ProSieben, SAT.1 e Kabel Eins dalla mediateca di Joyn, con i sottotitoli tedeschi, per uso privato.',
  },
  rtl_plus_downloader: {
    headline: 'RTL+: scarica soap e reality tedeschi in ordine',
    promise:
      'Alcune soap di RTL+ contano migliaia di puntate: scegli da dove cominciare e salvale con il numero corretto.',
    steps: [
      { title: 'Accedi a RTL+', text: 'Usa il tuo account, gratuito o a pagamento.' },
      {
        title: 'Cerca il programma',
        text: 'Le puntate di «Gute Zeiten, schlechte Zeiten» si possono filtrare per anno.',
      },
      { title: 'Seleziona le puntate', text: 'Scegli una settimana, un mese o un’intera storia.' },
    ],
    features: [
      { title: 'Numerazione originale', text: 'La puntata 8000 resta la 8000 anche nel nome del file.' },
      {
        title: 'Reality',
        text: '«Let’s Dance» e il reality della giungla vengono salvati puntata per puntata.',
      },
      { title: 'Calcio in replica', text: 'Si può salvare se RTL+ pubblica la partita on demand.' },
      { title: 'True crime', text: 'Le docuserie restano separate dalla fiction.' },
      {
        title: 'Puntate in anteprima',
        text: 'RTL+ ne pubblica alcune prima della TV: se il tuo piano le comprende, puoi salvarle subito.',
      },
      { title: 'Sottotitoli tedeschi', text: 'Molte produzioni li hanno, e vengono salvati come testo.' },
      { title: 'Una cartella per canale', text: 'VOX, NTV e RTLZWEI possono restare separati.' },
    ],
    questions: [
      {
        question: 'Audiolibri e musica di RTL+ sono compresi?',
        answer: 'No, la licenza riguarda soltanto i video.',
      },
      {
        question: 'Posso vedere RTL+ in Italia?',
        answer:
          'Il servizio è destinato ai Paesi di lingua tedesca. Durante un viaggio valgono le condizioni del tuo contratto.',
      },
      {
        question: 'Che cosa posso conservare?',
        answer: 'I titoli che il tuo account può guardare, in privato e nei limiti della legge.',
      },
      {
        question: 'Si può registrare lo sport in diretta?',
        answer: 'No, soltanto ciò che viene poi pubblicato on demand.',
      },
      {
        question: 'RTL+ in Ungheria è lo stesso servizio?',
        answer: 'No, ha un catalogo diverso e non è compreso.',
      },
      {
        question: 'Come si acquista il prodotto?',
        answer: 'Dopo la prova gratuita scegli un mese, un anno o la licenza a vita per il tuo computer.',
      },
      {
        question: 'Devo scorrere migliaia di puntate?',
        answer:
          'No, puoi andare direttamente al numero che cerchi. Per i nomi dei file scegli fra tre schemi.',
      },
    ],
    meta_title: 'Downloader per RTL+: soap e reality',
    meta_description:
      'Salva soap, reality e true crime di RTL+ per anno, storia o puntata, sul tuo computer e per uso personale.',
  },
  bbc_iplayer_downloader: {
    headline: 'BBC iPlayer: scarica serie, natura e gialli',
    promise:
      'Se hai la TV Licence britannica, salva i programmi della BBC sul portatile e guardali anche fuori casa.',
    steps: [
      { title: 'Accedi alla BBC', text: 'iPlayer chiede se hai la TV Licence: rispondi la verità.' },
      { title: 'Scegli il programma', text: 'Cercalo per canale, per nazione o in ordine alfabetico.' },
      { title: 'Avvia il download', text: 'Il nome del file contiene serie, puntata e data.' },
    ],
    features: [
      { title: 'Documentari sulla natura', text: 'Vengono raccolti per serie.' },
      { title: '«Doctor Who»', text: 'Puoi creare una cartella per ogni Dottore.' },
      {
        title: 'Programmi delle nazioni',
        text: 'Scozia, Galles e Irlanda del Nord hanno produzioni proprie.',
      },
      {
        title: 'Audiodescrizione e lingua dei segni',
        text: 'Se la BBC offre queste versioni, puoi sceglierle.',
      },
      {
        title: 'Sottotitoli',
        text: 'Quasi tutti i programmi li hanno. Puoi conservare i colori dei personaggi o scegliere un testo semplice.',
      },
      {
        title: 'Serie storiche',
        text: 'Alcune tornano ogni tanto su iPlayer, e puoi selezionare l’intera raccolta.',
      },
      {
        title: 'Storie per bambini',
        text: 'I racconti CBeebies di cinque minuti si possono riunire in una cartella.',
      },
    ],
    questions: [
      {
        question: 'Perché serve la TV Licence?',
        answer: 'La legge britannica la richiede per iPlayer, anche on demand.',
      },
      { question: 'BBC Sounds è compreso?', answer: 'No, il prodotto riguarda soltanto i video.' },
      {
        question: 'Posso conservare un programma per sempre?',
        answer: 'No. Rispetta la scadenza indicata da iPlayer e usa il file soltanto per te.',
      },
      {
        question: 'iPlayer permette già di scaricare: perché usare questo prodotto?',
        answer:
          'I suoi download funzionano su telefoni e tablet per un periodo limitato. Qui puoi guardare sul computer e scegliere tracce e nomi.',
      },
      {
        question: 'Funziona durante una vacanza all’estero?',
        answer: 'iPlayer è destinato al Regno Unito, quindi scarica i programmi prima di partire.',
      },
      {
        question: 'Quale abitazione deve avere la TV Licence?',
        answer: 'La tua: deve coprire l’indirizzo in cui vivi nel Regno Unito, e la BBC ne chiede conferma.',
      },
    ],
    meta_title: 'Downloader per BBC iPlayer: fiction e natura',
    meta_description:
      'Salva serie, documentari e programmi regionali di BBC iPlayer, se hai la TV Licence nel Regno Unito.',
  },
  itvx_downloader: {
    headline: 'ITVX: scarica gialli, soap e reality britannici',
    promise:
      '«Vera», «Coronation Street» e «Love Island» fanno parte del catalogo gratuito di ITVX: salvali e guardali offline.',
    steps: [
      { title: 'Accedi a ITVX', text: 'La registrazione è gratuita; Premium è facoltativo.' },
      { title: 'Scegli il genere', text: 'Trovi serie, intrattenimento, sport e notizie.' },
      { title: 'Aggiungi alla coda', text: 'Seleziona la serie intera o singole puntate.' },
    ],
    features: [
      { title: 'Serie poliziesche', text: '«Vera» ed «Endeavour» sono divise per caso.' },
      { title: 'Soap', text: 'Le puntate di «Coronation Street» si possono ordinare per mese.' },
      { title: 'Reality quotidiani', text: 'Hanno la data nel nome, così non ne salti nessuna.' },
      { title: 'Titoli di BritBox', text: 'Quelli compresi in Premium sono contrassegnati.' },
      {
        title: 'Miniserie',
        text: 'Le produzioni nuove escono spesso complete: puoi salvare tutte le parti insieme.',
      },
      { title: 'Serie del passato', text: 'Cercale con il titolo o con l’anno.' },
      { title: 'Sottotitoli', text: 'In un file separato sono utili quando guardi in un luogo rumoroso.' },
    ],
    questions: [
      {
        question: 'Serve la TV Licence?',
        answer: 'Per la diretta nel Regno Unito sì; il downloader riguarda però soltanto l’on demand.',
      },
      {
        question: 'L’applicazione elimina gli spot?',
        answer: 'No, non è il suo scopo: salva il programma come lo riceve il tuo account.',
      },
      {
        question: 'Posso fare una copia?',
        answer:
          'Soltanto se le condizioni di ITVX e la legge del tuo Paese lo permettono, e per uso privato.',
      },
      {
        question: 'Per quanto tempo restano le puntate?',
        answer:
          'Le soap circa un mese, le serie complete di più. Se ITVX indica una scadenza, puoi ordinare la coda in base a quella.',
      },
      {
        question: 'STV è compreso?',
        answer: 'No, STV Player è un servizio scozzese separato e non fa parte di questo prodotto.',
      },
      { question: 'Si può salvare il calcio?', answer: 'Le sintesi on demand sì, le dirette no.' },
      {
        question: 'Come so se un download non è riuscito?',
        answer: 'L’elenco mostra una nota accanto alla puntata.',
      },
    ],
    meta_title: 'Downloader per ITVX: gialli e soap',
    meta_description:
      'Gialli, soap e reality di ITVX divisi per caso, mese o stagione: salvali su Windows o Mac per la visione privata.',
  },
  channel_4_downloader: {
    headline: 'Channel 4: scarica commedie, quiz e film britannici',
    promise:
      'Salva «Derry Girls», «Taskmaster» o la gara di torte dal catalogo di Channel 4 e guardali in ordine.',
    steps: [
      { title: 'Accedi a Channel 4', text: 'Basta un account gratuito.' },
      { title: 'Scegli il canale', text: 'Puoi filtrare per E4, More4 o Film4.' },
      { title: 'Salva la puntata', text: 'I sottotitoli inglesi ti aiutano a capire le battute.' },
    ],
    features: [
      { title: 'Stagioni brevi', text: 'Spesso hanno sei puntate, che si scaricano in un pomeriggio.' },
      { title: 'Film4', text: 'I film indipendenti sono salvati con il nome del regista.' },
      {
        title: 'Walter Presents',
        text: 'Le serie europee, anche italiane, hanno l’audio originale e i sottotitoli inglesi.',
      },
      { title: 'Documentari e attualità', text: 'I programmi di dibattito hanno la data nel nome.' },
      {
        title: 'Gare di cucina',
        text: 'Durano circa dieci settimane: puoi aggiungere una puntata alla volta o tutte alla fine.',
      },
      { title: 'Vecchie commedie', text: 'Le sitcom degli anni Novanta e Duemila sono divise per stagione.' },
      { title: 'Film in scadenza', text: 'Quelli di Film4 restano poco tempo, e l’elenco mostra quanto.' },
    ],
    questions: [
      { question: 'È la vecchia All 4?', answer: 'Sì, oggi il servizio si chiama come il canale.' },
      { question: 'Funziona con Channel 4+?', answer: 'Sì, vedi i titoli che il tuo account comprende.' },
      {
        question: 'Posso pubblicare una scena sul mio canale?',
        answer: 'No, senza autorizzazione non puoi. Una copia permessa è soltanto privata.',
      },
      {
        question: 'Devo pagare Channel 4?',
        answer: 'No, il servizio è gratuito con pubblicità. Channel 4+ ne elimina la maggior parte.',
      },
      {
        question: 'Serve la TV Licence?',
        answer:
          'Secondo le regole attuali, non per il solo replay di Channel 4. Serve invece per la TV in diretta e per BBC iPlayer.',
      },
      {
        question: 'Posso usarlo in vacanza?',
        answer: 'Il servizio è destinato al Regno Unito, quindi scarica le puntate prima di partire.',
      },
      {
        question: 'I sottotitoli mantengono i colori?',
        answer: 'No, vengono salvati come testo semplice, perché non tutte le fonti usano i colori.',
      },
    ],
    meta_title: 'Downloader per Channel 4: commedie e quiz',
    meta_description:
      'Salva commedie, gare e film di Channel 4, E4 e Film4 con i sottotitoli inglesi e guardali offline.',
  },
  raiplay_downloader: {
    headline: 'RaiPlay: scarica fiction, programmi e Teche',
    promise:
      'Con un account gratuito RaiPlay offre decenni di televisione: salva ciò che ti interessa e guardalo senza connessione.',
    steps: [
      { title: 'Accedi a RaiPlay', text: 'La registrazione è gratuita.' },
      { title: 'Cerca il titolo', text: 'Trovi fiction, programmi, film, cartoni e Teche Rai.' },
      { title: 'Avvia il download', text: 'Il nome del file contiene il programma, la rete e la data.' },
    ],
    features: [
      { title: '«Un posto al sole»', text: 'Le puntate quotidiane sono tutte numerate.' },
      { title: '«Montalbano» e altre fiction', text: 'Ogni episodio viene salvato nella sua stagione.' },
      { title: 'Festival di Sanremo', text: 'Le cinque serate restano separate.' },
      { title: 'Teche Rai', text: 'I programmi storici riportano l’anno di messa in onda.' },
      { title: 'Rai Yoyo', text: 'I cartoni si possono salvare in una cartella per i bambini.' },
      {
        title: 'Film in scadenza',
        text: 'I film su RaiPlay cambiano ogni settimana, e di ciascuno vedi l’ultimo giorno.',
      },
      { title: 'Tutte le reti', text: 'Con una sola ricerca trovi i programmi da Rai 1 a Rai Storia.' },
    ],
    questions: [
      {
        question: 'Pago il canone: posso fare qualsiasi uso dei programmi?',
        answer:
          'No, il canone non dà diritti sulle opere. È ammessa la copia privata da fonte lecita, per te.',
      },
      {
        question: 'Si può registrare Rai 1 in diretta?',
        answer: 'No, bisogna aspettare che il programma sia disponibile on demand.',
      },
      {
        question: 'Funziona dall’estero?',
        answer: 'Molti titoli sono riservati all’Italia, per decisione della Rai.',
      },
      {
        question: 'Perché una partita non c’è più dopo la diretta?',
        answer:
          'I diritti sul calcio finiscono spesso con la partita, mentre molti altri programmi restano on demand.',
      },
      {
        question: 'RaiPlay Sound è compreso?',
        answer: 'No, la radio e i podcast Rai sono un servizio separato.',
      },
      {
        question: 'Ci sono i sottotitoli in italiano?',
        answer:
          'Sì, quando RaiPlay li offre. Puoi salvarli come traccia, utile a chi sente poco o sta imparando la lingua.',
      },
      {
        question: 'Sanremo si salva per intero o per esibizioni?',
        answer: 'Come preferisci: RaiPlay pubblica sia la serata completa sia le singole esibizioni.',
      },
    ],
    meta_title: 'Downloader per RaiPlay: fiction e archivio Rai',
    meta_description:
      'Salva fiction, programmi, Sanremo e Teche di RaiPlay, con rete e data nel nome, nei limiti della copia privata.',
  },
  mediaset_infinity_downloader: {
    headline: 'Mediaset Infinity: scarica le puntate intere',
    promise:
      'Hai perso una puntata su Canale 5, Italia 1 o Rete 4? Salvala sul computer e guardala quando vuoi.',
    steps: [
      { title: 'Accedi a Mediaset Infinity', text: 'Per i contenuti gratuiti basta la registrazione.' },
      { title: 'Apri il programma', text: 'Trovi «Uomini e donne», «Le Iene», «Beautiful» e molti altri.' },
      { title: 'Seleziona le puntate', text: 'Vengono elencate dalla più vecchia alla più recente.' },
    ],
    features: [
      { title: 'Programmi quotidiani', text: 'Quelli del pomeriggio di Canale 5 sono divisi per settimana.' },
      { title: 'Singoli servizi', text: 'Di «Le Iene» puoi salvare soltanto l’inchiesta che ti interessa.' },
      {
        title: 'Serie turche',
        text: 'Il nome del file può contenere il titolo italiano e quello originale.',
      },
      { title: 'Infinity+', text: 'I film e le serie del pacchetto sono in un elenco separato.' },
      { title: 'Solo puntate intere', text: 'Un filtro nasconde le clip e mostra gli episodi completi.' },
      { title: 'Reality', text: 'Le puntate serali e le strisce quotidiane sono in elenchi diversi.' },
      {
        title: 'Selezione di un intervallo',
        text: 'Le serie turche e spagnole hanno centinaia di puntate: indica la prima e l’ultima che vuoi.',
      },
    ],
    questions: [
      {
        question: 'Il calcio è compreso?',
        answer: 'Soltanto le repliche e le sintesi on demand che il tuo account può guardare.',
      },
      {
        question: 'Si possono salvare i canali in diretta?',
        answer: 'No, soltanto le puntate già pubblicate.',
      },
      {
        question: 'Posso mandare una clip al gruppo di famiglia?',
        answer:
          'Manda il link del sito. Il file è destinato alla tua visione privata, nei limiti della legge.',
      },
      {
        question: 'Una serata divisa in parti può diventare un solo file?',
        answer: 'Sì, puoi unire le parti in un unico MP4.',
      },
      {
        question: 'Funziona all’estero?',
        answer: 'Soltanto se Mediaset Infinity riproduce i video nel luogo in cui ti trovi.',
      },
      {
        question: 'La piattaforma spagnola Mitele è compresa?',
        answer: 'No, è un altro servizio del gruppo e non fa parte di questo prodotto.',
      },
    ],
    meta_title: 'Downloader per Mediaset Infinity',
    meta_description:
      'Salva programmi, inchieste e serie di Canale 5, Italia 1 e Rete 4 da Mediaset Infinity, per la visione privata.',
  },
  movistar_plus_downloader: {
    headline: 'Movistar Plus+: scarica serie e programmi spagnoli',
    promise:
      'Salva «La Mesías», «Antidisturbios» o l’intervista di ieri sera, in spagnolo e con i sottotitoli.',
    steps: [
      {
        title: 'Accedi a Movistar Plus+',
        text: 'Usa il contratto con l’operatore o l’abbonamento autonomo.',
      },
      {
        title: 'Sfoglia il catalogo',
        text: 'Trovi serie originali, film, repliche sportive e i programmi degli ultimi sette giorni.',
      },
      { title: 'Avvia il download', text: 'Non serve il decoder, perché avviene tutto sul computer.' },
    ],
    features: [
      { title: 'Serie originali', text: '«Hierro» e «La peste» sono disponibili con tutte le stagioni.' },
      { title: 'Talk show', text: 'La data e gli ospiti possono comparire nel nome del file.' },
      { title: 'Partite in replica', text: 'I file riportano la giornata, le squadre e la competizione.' },
      {
        title: 'Audio doppio',
        text: 'In un MKV puoi salvare sia il castigliano sia la lingua originale.',
      },
      {
        title: 'Ultimi sette giorni',
        text: 'La domenica puoi recuperare tutti i programmi serali della settimana.',
      },
      {
        title: 'Miniserie',
        text: 'Una serie di sei puntate si salva con un clic, contenuti extra compresi.',
      },
      { title: 'Altri sport', text: 'Ci sono anche repliche di ciclismo e golf e documentari sportivi.' },
    ],
    questions: [
      {
        question: 'Devo essere cliente della fibra?',
        answer: 'No, l’abbonamento autonomo si può usare nel browser.',
      },
      {
        question: 'Posso abbonarmi dall’Italia?',
        answer: 'No, il servizio è destinato alla Spagna. Per i viaggi valgono le condizioni di Movistar.',
      },
      {
        question: 'Si può salvare una partita?',
        answer: 'La replica sì, se è compresa nel tuo pacchetto e soltanto per la visione privata.',
      },
      {
        question: 'Si può registrare LaLiga in diretta?',
        answer: 'No. Le repliche restano online pochi giorni, quindi mettile in cima alla coda.',
      },
      {
        question: 'Quale piano di Movistar mi serve?',
        answer:
          'Va bene qualsiasi piano che permetta di vedere il titolo nel browser. I pacchetti cinema e calcio aggiungono altri titoli.',
      },
      {
        question: 'Come vengono contati i dispositivi?',
        answer: 'Movistar limita l’uso contemporaneo, e l’applicazione conta come un browser.',
      },
      {
        question: 'Che cosa significa copia privata in Spagna?',
        answer:
          'Una copia fatta da te, per te, da una fonte a cui hai accesso legale. Se le condizioni di Movistar sono più severe, valgono quelle.',
      },
    ],
    meta_title: 'Downloader per Movistar Plus+',
    meta_description:
      'Serie originali, talk show e repliche di Movistar Plus+ in castigliano o in originale, per la visione privata.',
  },
  rakuten_tv_downloader: {
    headline: 'Rakuten TV: scarica acquisti, noleggi e film gratuiti',
    promise:
      'Su Rakuten TV si compra, si noleggia o si guarda gratis con la pubblicità: il downloader distingue i tre casi.',
    steps: [
      { title: 'Accedi a Rakuten TV', text: 'Usa l’account con cui fai gli acquisti.' },
      { title: 'Apri «La mia libreria»', text: 'Trovi i film acquistati e i noleggi con la scadenza.' },
      {
        title: 'Scegli la versione',
        text: 'Seleziona l’italiano o l’originale e la risoluzione che hai pagato.',
      },
    ],
    features: [
      { title: 'Scadenza dei noleggi', text: 'Accanto al titolo vedi i giorni che restano.' },
      { title: 'Film gratuiti', text: 'Sono in un elenco separato.' },
      { title: 'Prime visioni', text: 'Si possono selezionare dopo l’acquisto.' },
      { title: 'Per il viaggio', text: 'Puoi scaricare i film acquistati prima di partire.' },
      {
        title: 'Senza Wi-Fi',
        text: 'I film acquistati si guardano anche nella casa delle vacanze, senza connessione.',
      },
      {
        title: 'Lingue europee',
        text: 'Italiano, tedesco, francese, spagnolo, polacco e altre, secondo l’offerta del tuo Paese.',
      },
      {
        title: 'Documentari',
        text: 'I ritratti di calciatori e altre produzioni Rakuten sono gratuiti in molti Paesi.',
      },
    ],
    questions: [
      { question: 'Devo cancellare un noleggio?', answer: 'Sì, alla scadenza.' },
      {
        question: 'Avrò la risoluzione che ho acquistato?',
        answer:
          'Il file ha quella che Rakuten TV riproduce sul computer, a volte più bassa che sul televisore.',
      },
      {
        question: 'Comprare un film significa possederlo?',
        answer:
          'Significa poterlo guardare in privato, alle condizioni di Rakuten TV. Lo stesso vale per la copia.',
      },
      {
        question: 'Posso avere la versione UHD?',
        answer:
          'Soltanto se l’hai acquistata e se si vede sul tuo computer. HD e UHD si vendono separatamente.',
      },
      {
        question: 'I canali gratuiti sono compresi?',
        answer: 'No, trasmettono in diretta. Scegli i titoli dalla sezione dei film gratuiti.',
      },
      {
        question: 'Serve un abbonamento mensile?',
        answer: 'No. Rakuten TV vende titoli singoli, e all’applicazione ne basta uno.',
      },
      {
        question: 'Rakuten Viki è la stessa cosa?',
        answer: 'No, è un altro servizio, con una pagina propria nel nostro negozio.',
      },
    ],
    meta_title: 'Downloader per Rakuten TV: acquisti e noleggi',
    meta_description:
      'Salva acquisti, noleggi e film gratuiti di Rakuten TV, con la scadenza sempre indicata, per la visione privata.',
  },
  skyshowtime_downloader: {
    headline: 'SkyShowtime: informazioni per chi ha la licenza',
    promise:
      'SkyShowtime è attivo in diversi Paesi europei. Qui trovi che cosa comprende il downloader, ritirato dalla vendita, e che cosa può fare chi lo possiede.',
    steps: [
      {
        title: 'Accedi a SkyShowtime',
        text: 'Serve un abbonamento valido in uno dei Paesi in cui è attivo.',
      },
      { title: 'Scegli il titolo', text: 'Universal, Nickelodeon, Sky e Showtime hanno pagine proprie.' },
      { title: 'Salva la puntata', text: 'Puoi scegliere la lingua locale, l’inglese e i sottotitoli.' },
    ],
    features: [
      { title: 'Studio di provenienza', text: 'Può essere indicato insieme al titolo.' },
      { title: 'Lingue europee', text: 'Spagnolo, polacco, svedese e altre, secondo il Paese.' },
      { title: 'Serie britanniche', text: 'Quelle di Sky mantengono i sottotitoli originali.' },
      {
        title: 'Licenze già acquistate',
        text: 'Restano nell’account con i relativi dispositivi e alle condizioni dell’acquisto.',
      },
      {
        title: 'Piano con o senza spot',
        text: 'L’applicazione può salvare soltanto ciò che il tuo piano riproduce sul computer.',
      },
      { title: 'Selezione per stagione', text: 'Puoi scegliere una stagione intera o singole puntate.' },
    ],
    questions: [
      { question: 'È in vendita?', answer: 'No, è stato ritirato sia per Windows sia per Mac.' },
      {
        question: 'SkyShowtime è disponibile in Italia?',
        answer: 'No. Una parte dei suoi titoli si trova su altri servizi.',
      },
      {
        question: 'Quali video si possono salvare?',
        answer:
          'Quelli compresi nel proprio abbonamento, per uso privato. Per chi ha la licenza non è cambiato nulla.',
      },
      {
        question: 'Perché non c’è un prezzo?',
        answer:
          'Al momento non vendiamo nuove licenze. Per più servizi insieme c’è la suite video tutto in uno.',
      },
      {
        question: 'La mia licenza a vita conta per una suite?',
        answer: 'Sì, come ogni altro prodotto video a vita sullo stesso sistema.',
      },
      {
        question: 'Come faccio una prova se ho la licenza?',
        answer:
          'Installa l’ultima versione e salva una puntata breve. Se la pagina di accesso non si apre, non aggiungere altri titoli alla coda.',
      },
      {
        question: 'Che cosa faccio se non funziona?',
        answer: 'Scrivi alla nostra assistenza. La licenza resta nel tuo account.',
      },
    ],
    meta_title: 'Downloader per SkyShowtime, ritirato',
    meta_description:
      'Il downloader per SkyShowtime non è più in vendita: che cosa comprende e che cosa può fare chi possiede già una licenza.',
  },
  now_tv_downloader: {
    headline: 'NOW: informazioni per chi ha già la licenza',
    promise:
      'In Italia, nel Regno Unito e in Irlanda NOW vende pass per serie, cinema e sport. Ecco che cosa può fare chi possiede il downloader, non più in vendita.',
    steps: [
      { title: 'Accedi con il tuo pass', text: 'Deve essere attivo nel mese in corso.' },
      { title: 'Controlla che cosa comprende', text: 'I titoli di altri pass non si possono aprire.' },
      { title: 'Salva i titoli', text: 'Puoi guardarli finché il pass è valido.' },
    ],
    features: [
      { title: 'Pass separati', text: 'Intrattenimento e cinema sono in elenchi diversi.' },
      { title: 'Produzioni Sky', text: '«Gomorra» e «The Young Pope» sono divise per stagione.' },
      { title: 'Scadenza dei film', text: 'L’elenco mostra fino a quando sono disponibili.' },
      { title: 'Licenza conservata', text: 'I dati della licenza restano nel tuo account.' },
      { title: 'Pass in pausa', text: 'Puoi salvare soltanto i titoli di un pass attivo.' },
      {
        title: 'Opzione Boost',
        text: 'L’immagine e l’audio dipendono dal tuo pass, con o senza questa opzione.',
      },
    ],
    questions: [
      {
        question: 'Perché manca il pulsante per acquistare?',
        answer: 'Perché questo prodotto non è più in vendita.',
      },
      {
        question: 'Quali alternative ci sono?',
        answer: 'Gli altri downloader oppure la suite video, che comprende quelli in vendita.',
      },
      {
        question: 'Che cosa faccio dei file quando il pass finisce?',
        answer: 'Cancellali, perché con il pass termina anche il diritto di guardarli.',
      },
      {
        question: 'Come provo la versione che ho?',
        answer:
          'Installa l’ultima e salva una commedia di mezz’ora. Se audio e video sono corretti, puoi provare con titoli più lunghi.',
      },
      {
        question: 'Una licenza che non uso perde valore?',
        answer: 'No. Se è a vita, continua a contare per la suite video sullo stesso sistema.',
      },
      {
        question: 'Ho perso la mia licenza a vita?',
        answer: 'No, è registrata nel tuo account. L’assistenza può dirti se il prodotto funziona ancora.',
      },
      {
        question: 'Si può salvare Sky Sport?',
        answer: 'No, i pass per lo sport riguardano soprattutto le dirette.',
      },
    ],
    meta_title: 'Downloader per NOW (Sky), ritirato',
    meta_description:
      'Il downloader per NOW non è più in vendita: informazioni per chi possiede già una licenza e alternative disponibili.',
  },
  videoland_downloader: {
    headline: 'Videoland: scarica serie olandesi su Windows',
    promise:
      'Salva «Mocro Maffia» e i reality di RTL in olandese, con i sottotitoli che ti aiutano a seguirli.',
    steps: [
      { title: 'Accedi a Videoland', text: 'Va bene sia il piano con pubblicità sia uno superiore.' },
      { title: 'Scegli la serie', text: 'Trovi le produzioni originali e i programmi RTL.' },
      { title: 'Aggiungi i sottotitoli', text: 'Sono in olandese, quando il titolo li offre.' },
    ],
    features: [
      {
        title: 'Serie poliziesche',
        text: 'Le serie e i film collegati possono stare nella stessa cartella.',
      },
      { title: 'Reality', text: 'Quelli di RTL sono ordinati per data.' },
      { title: 'Studiare l’olandese', text: 'L’audio e i sottotitoli insieme aiutano a imparare la lingua.' },
      { title: 'Edizione per Windows', text: 'È l’unica attualmente in vendita.' },
      {
        title: 'Anteprime',
        text: 'Se il tuo piano mostra una puntata prima della TV, puoi salvarla subito.',
      },
      {
        title: 'Sottotitoli disattivabili',
        text: 'Sono una traccia separata, che puoi mostrare o nascondere.',
      },
      { title: 'RTL 4, 5, 7 e 8', text: 'I replay dei canali sono nello stesso catalogo.' },
    ],
    questions: [
      {
        question: 'Tornerà l’edizione per Mac?',
        answer: 'Non possiamo prometterlo. Chi l’ha già acquistata può continuare a usarla.',
      },
      { question: 'Basta il piano con pubblicità?', answer: 'Sì, per i titoli che comprende.' },
      {
        question: 'Dove posso guardare i file?',
        answer: 'Sui tuoi dispositivi e in privato, nei limiti della legge e delle condizioni di Videoland.',
      },
      {
        question: 'Posso usarlo in vacanza in Italia?',
        answer:
          'Un abbonamento olandese funziona per un periodo limitato nei viaggi nell’Unione europea. L’applicazione salva ciò che Videoland riproduce dove ti trovi.',
      },
      {
        question: 'Si può salvare il calcio in diretta?',
        answer: 'No, ma le sintesi on demand si possono selezionare.',
      },
      {
        question: 'Che cosa cambia con il piano con pubblicità?',
        answer: 'I titoli sono gli stessi; la risoluzione e il numero di dispositivi possono essere diversi.',
      },
      {
        question: 'Che cosa prevede la legge olandese?',
        answer:
          'Ammette una copia da fonte lecita per esercizio, studio o uso proprio. Le condizioni di Videoland possono essere più severe.',
      },
    ],
    meta_title: 'Downloader per Videoland su Windows',
    meta_description:
      'Salva serie e reality di Videoland in olandese, con i sottotitoli, su un computer con Windows e per la visione privata.',
  },
}
