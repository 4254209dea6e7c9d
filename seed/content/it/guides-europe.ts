import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+: le sigle VF, VOST e VM, e la data dei film',
    intro:
      'Canal+ è tanti pacchetti insieme. Tre sigle francesi e una data ti fanno arrivare al titolo giusto.',
    steps: [
      {
        title: 'Entra con il tuo contratto',
        text: 'Decoder, app o operatore: usa le credenziali di quell’abbonamento, sul sito del Paese in cui l’hai fatto.',
      },
      {
        title: 'Lascia la diretta',
        text: 'I programmi completi sono nel replay e tra i contenuti a richiesta, divisi per canale o per genere.',
      },
      {
        title: 'Traduci le sigle',
        text: 'VF è il doppiaggio francese, VOST l’originale sottotitolato, VM lascia scegliere.',
      },
      {
        title: 'Segui una Création Originale',
        text: 'Escono due puntate per serata, spesso il lunedì. Il giorno dopo completi la stagione.',
      },
    ],
    hints: [
      {
        title: 'Film che vanno e vengono',
        text: 'Le regole francesi danno a ogni film una prima finestra, poi un’assenza, a volte un ritorno. La scheda indica l’ultimo giorno.',
      },
      {
        title: 'Servizi nel pacchetto',
        text: 'Netflix, Apple TV+ o altri possono essere inclusi, ma si guardano ciascuno con il proprio account.',
      },
    ],
    questions: [
      {
        question: 'Che fine ha fatto myCANAL?',
        answer: 'Ha cambiato nome: sito e app ora si chiamano CANAL+.',
      },
      {
        question: 'L’abbonamento francese funziona durante un viaggio in Italia?',
        answer: 'Per un soggiorno temporaneo nell’Unione europea sì. Fuori dall’Unione non è garantito.',
      },
    ],
    meta_title: 'Guida: Canal+ tra VF, VOST e VM',
    meta_description:
      'Credenziali, replay, sigle di lingua e finestra dei film: trovare e ordinare per sé i programmi del proprio contratto Canal+.',
  },
  tf1_plus_downloader: {
    title: 'TF1+: puntate intere e serie quotidiane francesi',
    intro:
      'Nel gennaio 2024 TF1+ ha sostituito MYTF1. Con un account gratuito si vede quasi tutto, ma non tutto per lo stesso tempo.',
    steps: [
      {
        title: 'Registrati',
        text: 'Senza accesso si apre ben poco. Bastano un indirizzo e-mail e qualche dato.',
      },
      {
        title: '«Replay», non «Extraits»',
        text: 'Nella pagina di un programma il primo contiene le puntate, il secondo le sequenze.',
      },
      {
        title: 'Dal lunedì al venerdì',
        text: 'Le serie quotidiane vanno a cinque per volta e portano il numero nel titolo.',
      },
      {
        title: 'Cerca l’originale',
        text: 'I telefilm stranieri partono in francese. Il menu dell’audio dice se c’è altro.',
      },
    ],
    hints: [
      {
        title: 'TF1+ Premium',
        text: 'Toglie gran parte degli spot e apre alcune anteprime.',
      },
      {
        title: 'Una ricerca per più reti',
        text: 'TMC, TFX, LCI e TF1 Séries Films compaiono insieme agli altri canali ospitati.',
      },
    ],
    questions: [
      {
        question: 'Perché un film dura così poco in catalogo?',
        answer: 'I diritti di replay del cinema sono brevi. I programmi prodotti dalla rete durano di più.',
      },
      {
        question: 'Dall’Italia che cosa si apre?',
        answer: 'Varia da un titolo all’altro: parecchi programmi sono riservati alla Francia.',
      },
    ],
    meta_title: 'Guida: TF1+ e le serie francesi di ogni giorno',
    meta_description:
      'Replay o Extraits, settimana di puntate, audio: tenere per sé i programmi di TF1+ prima che vengano tolti.',
  },
  m6_plus_downloader: {
    title: 'M6+: cucina, inchieste e cartoni dalla Francia',
    intro: 'Fino a maggio 2024 si chiamava 6play. In M6+ la ricerca è una per M6, W9, 6ter e Gulli.',
    steps: [
      {
        title: 'Scegli chi guarda',
        text: 'Il profilo per bambini mette Gulli in primo piano e toglie il resto.',
      },
      {
        title: 'Passa dalla rete',
        text: 'Ogni canale ha una pagina con i programmi in ordine alfabetico.',
      },
      {
        title: 'Scarta i bonus',
        text: 'In «Épisodes» trovi le puntate, in «Bonus» i momenti. Se hai dubbi guarda i minuti.',
      },
      {
        title: 'Prendi entrambe le metà',
        text: 'Una serata di «Top Chef» può essere divisa in due: spunta tutte e due le parti.',
      },
    ],
    hints: [
      {
        title: 'Ricette',
        text: 'Non sono nel video: si leggono sul sito del programma.',
      },
      {
        title: 'Il piano M6+ max',
        text: 'Elimina la pubblicità iniziale e aggiunge qualche titolo.',
      },
    ],
    questions: [
      {
        question: 'M6+ si apre fuori dalla Francia?',
        answer: 'Di rado. Le produzioni del gruppo sono bloccate meno spesso di film e telefilm.',
      },
      {
        question: 'Dov’è l’edizione dell’anno scorso?',
        answer: 'Nel menu delle stagioni. Se lì non compare, non è più in rete.',
      },
    ],
    meta_title: 'Guida: M6+, che prima era 6play',
    meta_description:
      'Profilo bambini, puntate senza bonus, serate in due parti: recuperare in privato M6, W9, 6ter e Gulli.',
  },
  france_tv_downloader: {
    title: 'france.tv: fiction, cultura e Okoo, una data alla volta',
    intro:
      'La televisione pubblica francese mette in rete quasi tutto ciò che trasmette. Diverso è il tempo per cui lo lascia.',
    steps: [
      {
        title: 'Valuta se registrarti',
        text: 'Molto si guarda senza account. Quello gratuito ricorda dove eri e apre qualche anteprima.',
      },
      {
        title: 'Cerca «disponible jusqu’au»',
        text: 'È la data che decide l’ordine della coda. Per un film di sala resta spesso una settimana.',
      },
      {
        title: 'Imposta una regione',
        text: 'France 3 ha edizioni locali: scegli la tua e ritrovi i suoi programmi.',
      },
      {
        title: 'Aggiungi le tracce utili',
        text: 'Testo per non udenti quasi sempre, audiodescrizione per molte fiction, originale per alcune serie straniere.',
      },
      {
        title: 'Ordina per argomento',
        text: 'Con i documentari un tema per cartella si consulta meglio di una rete per cartella.',
      },
    ],
    hints: [
      {
        title: 'Culturebox',
        text: 'Concerti, danza e teatro durano a lungo e passano più facilmente il confine.',
      },
      {
        title: 'Okoo e Slash',
        text: 'Il primo è per i bambini e non ha pubblicità, il secondo per i giovani adulti.',
      },
    ],
    questions: [
      {
        question: 'Perché una tappa del Tour è bloccata?',
        answer: 'I diritti sportivi valgono di regola soltanto in Francia.',
      },
      {
        question: 'Lo paga il pubblico, quindi è libero?',
        answer:
          'No, autori e produttori conservano i propri diritti. Al massimo si parla di copia privata lecita.',
      },
    ],
    meta_title: 'Guida: france.tv, seguendo le date',
    meta_description:
      'Scadenze, regione, sottotitoli e audiodescrizione: organizzare le serate di france.tv entro i propri diritti.',
  },
  joyn_downloader: {
    title: 'Joyn: i lunghi show tedeschi, a puntate tue',
    intro:
      'Joyn raccoglie ProSieben e SAT.1. Le loro serate durano ore: chi studia il tedesco fa bene a dividerle.',
    steps: [
      {
        title: 'Apri l’edizione giusta',
        text: 'Germania, Austria e Svizzera hanno ciascuna il proprio Joyn, in buona parte con account gratuito.',
      },
      {
        title: 'Vai in «Mediathek»',
        text: 'In «Live-TV» non ci sono puntate da prendere.',
      },
      {
        title: 'Filtra «Ganze Folgen»',
        text: 'Gli spezzoni sono numerosi; così restano solo i programmi interi.',
      },
      {
        title: 'Tieni un solo file',
        text: 'Tre ore in un pezzo, e il lettore si ricorda dove ti sei fermato.',
      },
    ],
    hints: [
      {
        title: 'Da gratuito a PLUS+',
        text: 'Alcuni show restano liberi pochi giorni e poi passano all’offerta a pagamento.',
      },
      {
        title: 'Quando parlano in fretta',
        text: 'I talk show sono difficili da seguire: comincia dai programmi di cucina.',
      },
    ],
    questions: [
      {
        question: 'Ci sono i sottotitoli?',
        answer: 'Per una parte dei grandi show, in tedesco. Li segnala la sigla UT.',
      },
      {
        question: 'Perché devo dimostrare l’età?',
        answer: 'La legge tedesca riserva alcuni titoli alla sera. Verificata l’età, l’orario non conta più.',
      },
    ],
    meta_title: 'Guida: Joyn, show tedeschi interi',
    meta_description:
      'Mediathek, «Ganze Folgen», PLUS+: seguire a tappe i lunghi programmi di Joyn, per studio o per piacere.',
  },
  rtl_plus_downloader: {
    title: 'RTL+: soap e reality tedeschi nell’ordine corretto',
    intro:
      'Qui si tratta del servizio di RTL in Germania. Le puntate escono ora prima ora dopo la televisione, e il numero conta più del giorno.',
    steps: [
      {
        title: 'Rimani nel video',
        text: 'RTL+ vende anche musica, podcast e riviste. A te servono serie, film e programmi.',
      },
      {
        title: 'Ordina per numero',
        text: 'Le soap sono avanti di giorni rispetto alla messa in onda: la data inganna.',
      },
      {
        title: 'Trova gli speciali',
        text: 'Reunion e serate aggiuntive stanno in coda alla stagione oppure hanno un titolo proprio.',
      },
      {
        title: 'Manda in coda',
        text: 'Disponi le righe e avvia; quelle finite possono togliersi da sole.',
      },
    ],
    hints: [
      {
        title: 'VOX e NITRO',
        text: 'Cerca il programma, non la rete: dentro il gruppo capita che traslochi.',
      },
      {
        title: 'Dipende dal piano',
        text: 'Spot, definizione e visioni contemporanee li stabilisce lui, e il file lo segue.',
      },
    ],
    questions: [
      {
        question: 'Il film di ieri sera non c’è: perché?',
        answer: 'Per cinema e sport mancano spesso i diritti a richiesta.',
      },
      {
        question: 'Posso usarlo in Alto Adige?',
        answer:
          'In viaggio sì, con un abbonamento pagato fatto in Germania. Per chi risiede in Italia l’offerta non è pensata.',
      },
    ],
    meta_title: 'Guida: RTL+ di Germania, per numero',
    meta_description:
      'Numeri invece di date, speciali, VOX e NITRO: mettere in ordine per sé il servizio tedesco RTL+.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer: condizioni, cofanetti e sottotitoli inglesi',
    intro:
      'iPlayer dà molto e pone le sue condizioni: stare nel Regno Unito, pagare la TV Licence e seguire le regole della BBC sui download.',
    steps: [
      {
        title: 'Rispondi sulla licenza',
        text: 'Alla prima visione il sito chiede se la possiedi, insieme a un codice postale britannico. Rispondi il vero.',
      },
      {
        title: 'Prova l’app della BBC',
        text: 'Su telefono e tablet scarica parecchi programmi. I suoi termini sono la misura di ogni copia privata.',
      },
      {
        title: 'Apri la serie',
        text: '«Available for» dice quanto tempo rimane; di alcune c’è il cofanetto completo.',
      },
      {
        title: 'Scegli l’edizione',
        text: 'Audiodescrizione e lingua dei segni sono una traccia oppure una voce separata.',
      },
      {
        title: 'Unisci il testo',
        text: 'Quasi ogni programma è sottotitolato in inglese; in SRT puoi anche cercare una frase.',
      },
    ],
    hints: [
      {
        title: 'BBC Four',
        text: 'Archivi e documentari abbondano: dalla pagina del canale si trovano prima che con la ricerca.',
      },
      {
        title: 'Edizioni locali',
        text: 'I notiziari cambiano con il codice postale.',
      },
    ],
    questions: [
      {
        question: 'Basta la licenza di un amico di Londra?',
        answer: 'No, copre casa sua, e il servizio è per chi si trova nel Regno Unito.',
      },
      {
        question: 'E i programmi radio?',
        answer: 'Sono su BBC Sounds, che è un altro servizio.',
      },
    ],
    meta_title: 'Guida: BBC iPlayer secondo le regole',
    meta_description:
      'TV Licence, «Available for», audiodescrizione e testo inglese: usare iPlayer dal computer rispettandone le condizioni.',
  },
  itvx_downloader: {
    title: 'ITVX: recuperare le serate senza rovinarsi il finale',
    intro: 'Certi programmi vanno in onda sei sere su sette. Un ordine fisso evita doppioni e rivelazioni.',
    steps: [
      {
        title: 'Iscriviti',
        text: 'Nome, data di nascita e codice postale britannico. Premium può aspettare.',
      },
      {
        title: 'Capovolgi l’elenco',
        text: 'ITVX mette in cima l’ultima puntata: inverti prima di spuntare.',
      },
      {
        title: 'Riconosci Premium',
        text: 'Un segno sull’immagine indica l’offerta a pagamento, ricca di serie britanniche di anni fa.',
      },
      {
        title: 'Scrivi il giorno',
        text: 'Nei quotidiani tiene il posto del numero.',
      },
    ],
    hints: [
      {
        title: 'Evita la prima pagina',
        text: 'Annuncia chi è stato eliminato. Vai dalla ricerca.',
      },
      {
        title: 'Gialli in anticipo',
        text: 'Di alcune serie nuove la stagione è intera già prima della televisione.',
      },
    ],
    questions: [
      {
        question: 'Che ne è di ITV Hub?',
        answer: 'A fine 2022 lo ha rimpiazzato ITVX, che ne ha conservato gli account.',
      },
      {
        question: 'Le puntate sono sottotitolate?',
        answer: 'Buona parte sì, soltanto in inglese.',
      },
    ],
    meta_title: 'Guida: ITVX senza rivelazioni',
    meta_description:
      'Elenco capovolto, segno Premium, giorno nel nome: recuperare nel Regno Unito le serate di ITVX, una dopo l’altra.',
  },
  channel_4_downloader: {
    title: 'Channel 4: umorismo, inchieste e Walter Presents',
    intro:
      'È pubblico ma vive di pubblicità, e conserva decenni di programmi. Bisogna sapere da dove prenderlo.',
    steps: [
      {
        title: 'Crea l’account',
        text: 'Non costa nulla; un livello a pagamento riduce gli spot.',
      },
      {
        title: 'Usa «Categories»',
        text: 'Comedy, Documentaries e World Drama sono più curate della lista dalla A alla Z.',
      },
      {
        title: 'Visita Walter Presents',
        text: 'Le serie europee, italiane comprese, si ascoltano in originale con testo inglese.',
      },
      {
        title: 'Lascia stare i sottotitoli',
        text: 'Di queste serie fanno già parte dell’immagine: una traccia in più sarebbe doppia.',
      },
    ],
    hints: [
      {
        title: 'Stagioni piccole',
        text: 'Sei puntate da 25 minuti: una serie intera occupa poco.',
      },
      {
        title: 'Film4',
        text: 'I suoi film se ne vanno in genere prima di tutto il resto.',
      },
    ],
    questions: [
      {
        question: 'Occorre la TV Licence?',
        answer: 'Per la diretta sì, a richiesta no. Nel Regno Unito bisogna comunque esserci.',
      },
      {
        question: 'Dove sono i primi «Bake Off»?',
        answer: 'Erano della BBC. Channel 4 trasmette la gara dal 2017.',
      },
    ],
    meta_title: 'Guida: Channel 4 e Walter Presents',
    meta_description:
      'Categories, serie europee in originale, testo nell’immagine: trovare e ordinare in privato i programmi di Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay: la fiction di oggi e le Teche di ieri',
    intro:
      'In RaiPlay la puntata di ieri sera sta accanto a decenni di televisione. Qui vedi come passare dall’una agli altri senza smarrirti.',
    steps: [
      {
        title: 'Accedi',
        text: 'L’account è gratuito e tiene la tua lista. Fuori dall’Italia film e sport si fermano, le produzioni Rai molto meno.',
      },
      {
        title: 'Scegli la sezione',
        text: '«Fiction» e «Serie TV» per le storie, «Programmi» per intrattenimento e inchieste.',
      },
      {
        title: 'Scendi nelle Teche',
        text: 'Varietà, sceneggiati e interviste si sfogliano per decennio o per volto. La definizione è quella dell’epoca.',
      },
      {
        title: 'Aggiungi i sottotitoli',
        text: 'La traccia per non udenti accompagna la maggior parte delle fiction e aiuta con i dialetti.',
      },
      {
        title: 'Un file per ogni caso',
        text: 'Un episodio di «Montalbano» dura quanto un film: conviene tenerlo intero.',
      },
    ],
    hints: [
      {
        title: 'Sanremo',
        text: 'Ci sono le cinque serate e, a parte, ogni esibizione. Per la musica la seconda strada è più pratica.',
      },
      {
        title: 'La radio è altrove',
        text: 'Podcast e trasmissioni di Radio Rai stanno su RaiPlay Sound.',
      },
    ],
    questions: [
      {
        question: 'Per quanto tempo resta un titolo?',
        answer:
          'Le Teche rimangono, film e serie acquistate vanno via. La scadenza è indicata soltanto per alcuni.',
      },
      {
        question: 'Posso mostrare una puntata in classe?',
        answer:
          'La copia privata non basta: per la didattica valgono altre norme, da verificare con la scuola.',
      },
    ],
    meta_title: 'Guida: RaiPlay, fiction e Teche',
    meta_description:
      'Sezioni, Teche per decennio, sottotitoli, episodi lunghi: ordinare sul computer ciò che RaiPlay ti offre, per uso privato.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity: puntate intere, non clip',
    intro:
      'Per ogni trasmissione Mediaset pubblica decine di brevi video. La differenza la fa la scheda che apri.',
    steps: [
      {
        title: 'Registrati gratis',
        text: 'Con l’account si aprono Canale 5, Italia 1, Rete 4 e le reti minori; Infinity+ è la parte a pagamento.',
      },
      {
        title: 'Cerca «Puntate intere»',
        text: '«Clip» ed «Extra» contengono soltanto frammenti.',
      },
      {
        title: 'Raccogli le parti',
        text: 'Una prima serata può essere divisa in due o tre: il numero è nel titolo.',
      },
      {
        title: 'Metti la data davanti',
        text: 'È l’unica cosa che distingue un pomeriggio dall’altro.',
      },
    ],
    hints: [
      {
        title: 'Serie turche',
        text: 'In Italia un episodio originale ne diventa due o tre. Confrontando i numeri con l’edizione turca non torneranno.',
      },
      {
        title: '«Grande Fratello»',
        text: 'La diretta continua non si salva; le serate sì, finché sono in rete.',
      },
    ],
    questions: [
      {
        question: 'Perché per quel film serve Infinity+?',
        answer: 'Il cinema sta spesso nell’offerta a pagamento, anche dopo un passaggio in televisione.',
      },
      {
        question: 'Che cosa si vede dall’estero?',
        answer: 'Parte dei programmi prodotti in casa; film e sport no.',
      },
    ],
    meta_title: 'Guida: Mediaset Infinity, puntate intere',
    meta_description:
      'La scheda giusta, le parti da riunire, la data in testa: tenere per sé trasmissioni e serie di Mediaset Infinity.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+: le serie brevi fatte in Spagna',
    intro:
      'Da quando si compra anche senza linea telefonica lo conoscono in più. Le sue serie, corte, si ordinano in un attimo.',
    steps: [
      {
        title: 'Usa l’accesso giusto',
        text: 'I clienti dell’operatore hanno il proprio, gli altri quello creato con l’abbonamento.',
      },
      {
        title: 'Vai in «Originales»',
        text: 'Le produzioni della casa durano più dei titoli comprati da altri.',
      },
      {
        title: 'VOSE o Castellano',
        text: 'VOSE è l’originale con testo spagnolo. Per una serie spagnola l’originale è già il castigliano.',
      },
      {
        title: 'Spunta tutto',
        text: 'Sei puntate da cinquanta minuti stanno su una chiavetta qualunque.',
      },
    ],
    hints: [
      {
        title: '«Últimos 7 días»',
        text: 'I canali lasciano lì i programmi una settimana e non oltre.',
      },
      {
        title: 'Calcio',
        text: 'Le partite intere di solito non si trovano a richiesta; le trasmissioni che ne parlano, più spesso.',
      },
    ],
    questions: [
      {
        question: 'Perché un programma ha due audio?',
        answer: 'I canali spagnoli trasmettono in due lingue. Scegli quella che capisci.',
      },
      {
        question: 'Ci sono catalano e basco?',
        answer: 'Talvolta: guarda nel menu delle lingue.',
      },
    ],
    meta_title: 'Guida: Movistar Plus+, serie spagnole',
    meta_description:
      '«Originales», VOSE, stagioni intere: ordinare in privato le serie spagnole di Movistar Plus+ con il tuo accesso.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV: comprati, a noleggio, gratuiti',
    intro: 'Tre specie di film con tre specie di diritti. L’ordine comincia quindi dalla tua libreria.',
    steps: [
      {
        title: 'Apri la libreria',
        text: 'Acquisti e noleggi sono due file distinte, e i secondi mostrano quanto tempo resta.',
      },
      {
        title: 'Leggi le condizioni del titolo',
        text: 'La pagina d’acquisto dice se è previsto un download sui tuoi apparecchi. Attieniti a quella.',
      },
      {
        title: 'Prima la lingua',
        text: 'Alcuni film si offrono una lingua per volta: partita la visione, la traccia è una sola.',
      },
      {
        title: 'Tre cartelle',
        text: 'Comprato, noleggiato, gratuito. Saprai sempre che cosa va cancellato.',
      },
    ],
    hints: [
      {
        title: 'I gratuiti con spot',
        text: 'Cambiano ogni mese e da un Paese all’altro.',
      },
      {
        title: 'Qualità su computer',
        text: 'Il browser riproduce spesso meno di un televisore, e il file segue il browser.',
      },
    ],
    questions: [
      {
        question: 'Che cosa succede se un film acquistato viene ritirato?',
        answer: 'Lo dicono le condizioni di vendita: conserva la conferma e rileggile.',
      },
      {
        question: 'Posso comprare da un altro Paese?',
        answer: 'No, l’account è legato a quello in cui ti sei iscritto.',
      },
    ],
    meta_title: 'Guida: Rakuten TV, acquisti e noleggi',
    meta_description:
      'Libreria, condizioni, lingua e tre cartelle: mettere ordine tra i film di Rakuten TV nei limiti dei propri diritti.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: testi per più di venti Paesi',
    intro:
      'Attivo in oltre venti Paesi d’Europa, ma non in Italia, SkyShowtime cura anche le lingue meno diffuse.',
    steps: [
      {
        title: 'Trovati in uno di quei Paesi',
        text: 'Europa del Nord, Paesi Bassi, Spagna, Portogallo, Europa centrale e orientale: l’account segue il luogo.',
      },
      {
        title: 'Imposta la lingua del profilo',
        text: 'Regola titoli e trame; il testo delle puntate si sceglie a parte.',
      },
      {
        title: 'Passa dallo studio',
        text: 'Paramount, Universal, Nickelodeon e Sky hanno un ingresso ciascuno.',
      },
      {
        title: 'Preferisci l’originale',
        text: 'Doppiati sono soprattutto i film per bambini.',
      },
    ],
    hints: [
      {
        title: 'Per chi ha già la licenza',
        text: 'Il prodotto non è sempre in vendita. La sua pagina riporta la situazione attuale e un’alternativa.',
      },
      {
        title: 'Al passo con l’America',
        text: 'Le serie settimanali arrivano di norma il giorno seguente.',
      },
    ],
    questions: [
      {
        question: 'Quali sottotitoli servono per imparare?',
        answer: 'Quelli nella lingua parlata, di solito l’inglese. Una traduzione accorcia sempre.',
      },
      {
        question: 'Che differenza c’è tra i piani?',
        answer:
          'Pubblicità, definizione, numero di visioni contemporanee. I titoli sono più o meno gli stessi.',
      },
    ],
    meta_title: 'Guida: SkyShowtime e i suoi sottotitoli',
    meta_description:
      'Lingua del profilo, ingressi per studio, versione originale: le serie di SkyShowtime in ordine, dove il servizio è attivo.',
  },
  now_tv_downloader: {
    title: 'NOW: un pass alla volta',
    intro:
      'Serie, cinema e sport si comprano separati, di mese in mese. Con un po’ di programma due pass insieme servono raramente.',
    steps: [
      {
        title: 'Controlla i pass',
        text: 'L’account mostra quali sono attivi e quando si rinnovano. Disdici per tempo quelli che non usi.',
      },
      {
        title: 'Abbina titolo e pass',
        text: 'Le serie stanno in Entertainment, i film in Cinema. Un lucchetto indica quello che ti manca.',
      },
      {
        title: 'Prima chi scade',
        text: 'Sky annuncia spesso quanto tempo resta: parti dal più breve.',
      },
      {
        title: 'Approfitta della notte',
        text: 'Le visioni contemporanee sono limitate, e a quell’ora non disturbi nessuno in casa.',
      },
    ],
    hints: [
      {
        title: 'L’opzione per la qualità',
        text: 'Alta definizione e audio su più canali possono richiedere un supplemento. Senza, anche il file è più modesto.',
      },
      {
        title: 'In vendita o no',
        text: 'Guarda la pagina del prodotto. Una licenza che possiedi già resta utilizzabile.',
      },
    ],
    questions: [
      {
        question: 'NOW in Italia e nel Regno Unito sono la stessa cosa?',
        answer: 'Funzionano in modo simile, ma pass e titoli sono diversi. Entra dal sito del tuo Paese.',
      },
      {
        question: 'Finito il mese di Cinema, che faccio?',
        answer: 'Con il pass cessa il diritto ai film: cancella i file che ne dipendono.',
      },
    ],
    meta_title: 'Guida: NOW, scegliere il pass',
    meta_description:
      'Pass attivi, lucchetti, titoli in scadenza: usare NOW con metodo in Italia, Regno Unito o Irlanda, entro i propri diritti.',
  },
  videoland_downloader: {
    title: 'Videoland: serie olandesi su un computer con Windows',
    intro:
      'Videoland unisce le proprie serie a quelle di RTL nei Paesi Bassi. Il prodotto si vende per Windows, e la guida parte da lì.',
    steps: [
      {
        title: 'Verifica il piano',
        text: 'Spot e numero di schermi dipendono da lui; il nome è nell’account.',
      },
      {
        title: 'Originals o Gemist',
        text: 'Da un lato ciò che produce la casa, dall’altro la televisione da recuperare, con rete e giorno.',
      },
      {
        title: 'La soap a settimane',
        text: '«GTST» va dal lunedì al venerdì, e per gli abbonati talvolta esce il giorno prima.',
      },
      {
        title: 'Attiva «Ondertiteling»',
        text: 'I sottotitoli olandesi per non udenti ci sono in molti titoli.',
      },
    ],
    hints: [
      {
        title: 'Per allenare l’orecchio',
        text: 'Nelle serie di Amsterdam il gergo abbonda; nei programmi sulla casa si parla più chiaro.',
      },
      {
        title: 'Niente Fiandre',
        text: 'È un servizio per i Paesi Bassi: il Belgio ha i suoi.',
      },
    ],
    questions: [
      {
        question: 'In vacanza in Italia funziona?',
        answer: 'L’abbonamento pagato ti segue nell’Unione europea durante un soggiorno temporaneo.',
      },
      {
        question: 'Manca una stagione di mezzo: perché?',
        answer: 'Può averla un altro servizio. L’applicazione elenca solo quello che Videoland possiede.',
      },
    ],
    meta_title: 'Guida: Videoland su Windows',
    meta_description:
      'Originals, Gemist, «GTST» a settimane, testo olandese: Videoland in ordine su un computer con Windows, per te.',
  },
}
