import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+: le sigle VF, VOST e VM, e la data dei film',
    intro:
      'Canal+ è tanti pacchetti insieme. Tre sigle francesi e una data ti fanno arrivare al titolo giusto. Chi conosce il calendario arriva in tempo; chi non lo conosce scopre il venerdì che il film se n’è andato giovedì.',
    steps: [
      {
        title: 'Entra con il tuo contratto',
        text: 'Decoder, app o operatore: usa le credenziali di quell’abbonamento, sul sito del Paese in cui l’hai fatto. Chi ha Orange, Free o SFR passa comunque dall’area clienti di Canal+. La pagina dell’account elenca le opzioni comprese, e ciò che è fuori porta un lucchetto.',
      },
      {
        title: 'Lascia la diretta',
        text: 'I programmi completi sono nel replay e tra i contenuti a richiesta, divisi per canale o per genere. Da «Cinéma» arrivi alle uscite recenti, circa sei mesi dopo le sale: nessun altro abbonamento francese è così veloce. Ordina per «Derniers jours», perché un film che parte può mancare un anno.',
      },
      {
        title: 'Traduci le sigle',
        text: 'VF è il doppiaggio francese, VOST l’originale sottotitolato, VM lascia scegliere. «SM» è il testo per non udenti, «AD» l’audiodescrizione. In un MKV tieni le due voci e i sottotitoli; per il tablet decidi. Due ore in 1080p fanno 4 GB.',
      },
      {
        title: 'Segui una Création Originale',
        text: 'Escono due puntate per serata, spesso il lunedì. Il giorno dopo completi la stagione. Per gli abbonati la stagione è spesso intera dalla prima sera. Prendila, ma in fondo alla coda: dura a lungo, il cinema no.',
      },
      {
        title: 'Controlla i titoli di coda',
        text: 'Finita la riga, vai all’ultimo minuto: i nomi devono scorrere fino in fondo, in entrambe le lingue se le hai prese. Poi scrivi l’ultimo giorno nel nome della cartella, perché ciò che è prestato con una data si cancella in quella data.',
      },
    ],
    hints: [
      {
        title: 'Film che vanno e vengono',
        text: 'Le regole francesi danno a ogni film una prima finestra, poi un’assenza, a volte un ritorno. La scheda indica l’ultimo giorno. La leggi come «Disponible jusqu’au» sotto la trama, e la coda si può ordinare così.',
      },
      {
        title: 'Servizi nel pacchetto',
        text: 'Netflix, Apple TV+ o altri possono essere inclusi, ma si guardano ciascuno con il proprio account. La prima volta ti chiederanno di creare una password presso ognuno, e ognuno ha il proprio downloader nel nostro negozio.',
      },
      {
        title: 'In chiaro',
        text: 'I talk show non codificati restano qualche giorno per tutti, con un account gratuito e senza contratto.',
      },
      {
        title: 'Corti di notte',
        text: 'La rubrica che li raccoglie è molto in basso. Dieci fanno una serata che quasi nessun altro offre.',
      },
    ],
    questions: [
      {
        question: 'Che fine ha fatto myCANAL?',
        answer:
          'Ha cambiato nome: sito e app ora si chiamano CANAL+. Se un vecchio preferito gira a vuoto, riparti da canalplus.com e accedi di nuovo.',
      },
      {
        question: 'L’abbonamento francese funziona durante un viaggio in Italia?',
        answer:
          'Per un soggiorno temporaneo nell’Unione europea sì. Fuori dall’Unione non è garantito. In Svizzera o in Polonia Canal+ è un altro contratto con altri film, e il tuo accesso lì non vale.',
      },
      {
        question: 'Stasera è in onda ma non a richiesta: perché?',
        answer:
          'Di certi titoli è stata comprata solo la messa in onda. La guida segna gli altri con la parola «replay».',
      },
      {
        question: 'Conta quanti schermi ho?',
        answer:
          'Il browser interno ne occupa uno. Se il salotto e un telefono stanno già guardando, aspetta che qualcuno finisca.',
      },
    ],
    meta_title: 'Guida: Canal+ tra VF, VOST e VM',
    meta_description:
      'Credenziali, replay, sigle di lingua e finestra dei film: trovare e ordinare per sé i programmi del proprio contratto Canal+.',
  },
  tf1_plus_downloader: {
    title: 'TF1+: puntate intere e serie quotidiane francesi',
    intro:
      'Nel gennaio 2024 TF1+ ha sostituito MYTF1. Con un account gratuito si vede quasi tutto, ma non tutto per lo stesso tempo. Un’ora il venerdì, e il lunedì hai cinque puntate per il treno; se passi dopo due settimane, qualcuna è già sparita.',
    steps: [
      {
        title: 'Registrati',
        text: 'Senza accesso si apre ben poco. Bastano un indirizzo e-mail e qualche dato. Vanno bene anche gli accessi Google e Apple. Accetta o rifiuta i cookie come sul sito: cambia la pubblicità, non il catalogo. Scelto il profilo, compaiono le grandi immagini.',
      },
      {
        title: '«Replay», non «Extraits»',
        text: 'Nella pagina di un programma il primo contiene le puntate, il secondo le sequenze. Una sequenza dura due minuti, «Demain nous appartient» ventiquattro. Nel dubbio comandano i minuti; interviste e dietro le quinte stanno più in basso. Se vedi soltanto spezzoni, sei nella pagina del programma e non in quella delle sue puntate: usa la linguetta in alto.',
      },
      {
        title: 'Dal lunedì al venerdì',
        text: 'Le serie quotidiane vanno a cinque per volta e portano il numero nel titolo. Con Maiusc premuto due clic segnano cinque righe. In 720p sono poco più di 2 GB, anticipazioni del giorno dopo comprese.',
      },
      {
        title: 'Cerca l’originale',
        text: 'I telefilm stranieri partono in francese. Il menu dell’audio dice se c’è altro. Gli americani sono i primi a sparire, talvolta dopo sette giorni. Mettili davanti alla serie quotidiana.',
      },
      {
        title: 'Unisci le serate lunghe',
        text: 'Uno show arriva come «Partie 1», «Partie 2» e magari tre: spuntale insieme e di’ sì quando l’applicazione propone di unirle. La cucitura sta dove c’era la pausa; ascoltala una volta, mezza frase ripetuta è normale. Al rientro cancella la settimana vecchia prima di copiare la nuova.',
      },
    ],
    hints: [
      {
        title: 'TF1+ Premium',
        text: 'Toglie gran parte degli spot e apre alcune anteprime. Le anteprime portano «Avant-première» e diventano gratuite dopo un giorno o due: basta aspettare.',
      },
      {
        title: 'Una ricerca per più reti',
        text: 'TMC, TFX, LCI e TF1 Séries Films compaiono insieme agli altri canali ospitati. I film di TFX e TMC si vedono poco in prima pagina. Scrivi il titolo oppure apri la pagina della rete.',
      },
      {
        title: 'Testo per l’orecchio',
        text: 'Serie quotidiane e telegiornali sono sottotitolati in francese, un insegnante paziente.',
      },
      {
        title: 'Serie senza antenna',
        text: 'Ci sono raccolte intere che non passano su nessun canale. Hanno una fine, ma nessuna data di messa in onda.',
      },
    ],
    questions: [
      {
        question: 'Perché un film dura così poco in catalogo?',
        answer:
          'I diritti di replay del cinema sono brevi. I programmi prodotti dalla rete durano di più. La data è sotto il pulsante di avvio. Un film di Natale resta tre settimane, una commedia americana pochi giorni.',
      },
      {
        question: 'Dall’Italia che cosa si apre?',
        answer:
          'Varia da un titolo all’altro: parecchi programmi sono riservati alla Francia. I Paesi francofoni vicini hanno una loro scelta; da noi si aprono soprattutto notizie e produzioni della rete.',
      },
      {
        question: 'Si può tenere il telegiornale delle otto?',
        answer: 'È un replay come gli altri, di breve durata. I singoli servizi rimangono più a lungo.',
      },
      {
        question: 'Vuole che spenga un blocco pubblicità: dov’è?',
        answer:
          'Non nell’applicazione. Di solito è un filtro del router o dell’ufficio: prova con un’altra connessione.',
      },
      {
        question: 'In un giorno di festa manca una puntata',
        answer: 'Le serie si fermano. Se dal 1841 si passa al 1842, non è andato perso nulla.',
      },
    ],
    meta_title: 'Guida: TF1+ e le serie francesi di ogni giorno',
    meta_description:
      'Replay o Extraits, settimana di puntate, audio: tenere per sé i programmi di TF1+ prima che vengano tolti.',
  },
  m6_plus_downloader: {
    title: 'M6+: cucina, inchieste e cartoni dalla Francia',
    intro:
      'Fino a maggio 2024 si chiamava 6play. In M6+ la ricerca è una per M6, W9, 6ter e Gulli. Una gara di cucina occupa quattordici sere da più di due ore: decidi dalla prima come le terrai, soprattutto se vai a letto alle dieci e non vuoi sapere chi vince.',
    steps: [
      {
        title: 'Scegli chi guarda',
        text: 'Il profilo per bambini mette Gulli in primo piano e toglie il resto. L’account di prima è rimasto. Se la password non va, chiedine una nuova su M6+, perché il vecchio indirizzo non spedisce più. Il profilo si sceglie a ogni apertura, e la lista personale appartiene a quello; se una serie manca, spesso hai solo aperto l’altro.',
      },
      {
        title: 'Passa dalla rete',
        text: 'Ogni canale ha una pagina con i programmi in ordine alfabetico. Dentro il programma un menu passa da una stagione all’altra. Ciò che è di W9 non sta sotto M6: cambia pagina prima di darlo per perso.',
      },
      {
        title: 'Scarta i bonus',
        text: 'In «Épisodes» trovi le puntate, in «Bonus» i momenti. Se hai dubbi guarda i minuti. «La brigade cachée» e simili sono righe a sé e dicono chi è uscito; se li segui, in una seconda cartella. Passa alla vista a elenco, ché le foto mostrano i superstiti.',
      },
      {
        title: 'Prendi entrambe le metà',
        text: 'Una serata di «Top Chef» può essere divisa in due: spunta tutte e due le parti. La seconda metà dice «partie 2» e ha la stessa data. Unite fanno due ore e venti, riprese dal lettore dove vuoi.',
      },
      {
        title: '720p, e ogni settimana',
        text: 'Una serata a piena misura sono 4 GB, quattordici oltre cinquanta; in 720p la metà, e i grammi in sovrimpressione si leggono ancora. Le prime possono sparire prima della finale: prendi ciascuna il giorno dopo e guarda che il numero prosegua.',
      },
    ],
    hints: [
      {
        title: 'Ricette',
        text: 'Non sono nel video: si leggono sul sito del programma. Copiale prima di montare gli albumi, perché il montaggio salta dei passaggi. Restano in rete più del video.',
      },
      {
        title: 'Il piano M6+ max',
        text: 'Elimina la pubblicità iniziale e aggiunge qualche titolo. Nel modo di salvare non cambia niente: stessi pulsanti, stesse righe.',
      },
      {
        title: 'Programmi di ogni giorno',
        text: 'Case, negozi, vicini: vanno avanti per mesi. Filtra la descrizione per città o tema.',
      },
      {
        title: 'Sketch all’ingrosso',
        text: '«Scènes de ménages» c’è a raccolte e a pezzi singoli. Quaranta minuti in un file si maneggiano meglio di trenta briciole.',
      },
    ],
    questions: [
      {
        question: 'M6+ si apre fuori dalla Francia?',
        answer:
          'Di rado. Le produzioni del gruppo sono bloccate meno spesso di film e telefilm. L’avviso compare all’avvio. Con la formula a pagamento un breve soggiorno nell’Unione è coperto.',
      },
      {
        question: 'Dov’è l’edizione dell’anno scorso?',
        answer:
          'Nel menu delle stagioni. Se lì non compare, non è più in rete. A volte ricompare come antipasto della nuova, ma senza garanzia.',
      },
      {
        question: 'Ci sono i film di M6?',
        answer:
          'Pochi, perché il replay non viene comprato. Quelli che si rivedono hanno una fine dichiarata dal primo giorno.',
      },
      {
        question: 'E Gulli?',
        answer: 'Le sue serie sono comprese. Dieci episodi brevi su un tablet arrivano da Lione a Marsiglia.',
      },
      {
        question: 'Una serata non parte: che provo?',
        answer:
          'Ricarica la pagina e avviala un attimo, la sessione scade dopo qualche ora. Se è solo la prima metà, aspetta il mattino: di solito la correggono.',
      },
    ],
    meta_title: 'Guida: M6+, che prima era 6play',
    meta_description:
      'Profilo bambini, puntate senza bonus, serate in due parti: recuperare in privato M6, W9, 6ter e Gulli.',
  },
  france_tv_downloader: {
    title: 'france.tv: fiction, cultura e Okoo, una data alla volta',
    intro:
      'La televisione pubblica francese mette in rete quasi tutto ciò che trasmette. Diverso è il tempo per cui lo lascia. Un documentario, un concerto e il magazine della tua regione hanno vite diverse e stanno nella stessa cartella.',
    steps: [
      {
        title: 'Valuta se registrarti',
        text: 'Molto si guarda senza account. Quello gratuito ricorda dove eri e apre qualche anteprima. Ormai lo chiede spesso, soprattutto per le serie. E-mail e anno di nascita sono sufficienti, e un livello a pagamento non c’è.',
      },
      {
        title: 'Cerca «disponible jusqu’au»',
        text: 'È la data che decide l’ordine della coda. Per un film di sala resta spesso una settimana. È nascosta dietro «Plus d’infos», con i giorni. Una coproduzione può restare sei mesi, un magazine di attualità sette giorni. Una fiction d’acquisto dura meno di una propria, e un film della domenica sera esattamente una settimana. Ordina la coda secondo quei giorni.',
      },
      {
        title: 'Imposta una regione',
        text: 'France 3 ha edizioni locali: scegli la tua e ritrovi i suoi programmi. Riunione, Martinica e Tahiti stanno in La 1ère, nello stesso fondo: cerca il territorio. I film di natura meritano.',
      },
      {
        title: 'Aggiungi le tracce utili',
        text: 'Testo per non udenti quasi sempre, audiodescrizione per molte fiction, originale per alcune serie straniere. «VO» e «VM» seguono il titolo. L’audiodescrizione riempie i silenzi, quindi prendila solo per chi ne ha bisogno. Un’ora in 720p con due voci è un giga.',
      },
      {
        title: 'Ordina per argomento',
        text: 'Con i documentari un tema per cartella si consulta meglio di una rete per cartella. «Infrarouge» e simili contano decine di numeri con argomento e durata. Se uno da 52 minuti ne dura cinque, era il trailer.',
      },
    ],
    hints: [
      {
        title: 'Culturebox',
        text: 'Concerti, danza e teatro durano a lungo e passano più facilmente il confine. L’opera ha spesso il testo nell’immagine. Scegli prima il suono: da 4 a 6 GB per tre ore.',
      },
      {
        title: 'Okoo e Slash',
        text: 'Il primo è per i bambini e non ha pubblicità, il secondo per i giovani adulti. Le puntate per bambini vanno da cinque a tredici minuti: una serie intera si segna con un gesto.',
      },
      {
        title: 'Tesori di regione',
        text: 'France 3 filma una valle, una fabbrica, un dialetto. Scendi sotto i notiziari: la prima pagina non li propone mai.',
      },
      {
        title: 'Magazine a capitoli',
        text: 'Due ore sono cinque servizi, con i minuti nella descrizione. Copiala accanto e ritroverai il guardiano del faro.',
      },
      {
        title: 'Palchi d’estate',
        text: 'Avignone, Aix, Orange: arrivano a luglio e non sempre passano l’inverno.',
      },
    ],
    questions: [
      {
        question: 'Perché una tappa del Tour è bloccata?',
        answer:
          'I diritti sportivi valgono di regola soltanto in Francia. Le sintesi serali si aprono più della diretta. Da un altro Paese dell’Unione si apre una parte di notiziari e programmi propri.',
      },
      {
        question: 'Lo paga il pubblico, quindi è libero?',
        answer:
          'No, autori e produttori conservano i propri diritti. Al massimo si parla di copia privata lecita. Per le lezioni c’è Lumni, con le sue regole; la copia di casa resta a casa.',
      },
      {
        question: 'Che differenza c’è con ARTE?',
        answer:
          'ARTE è franco-tedesca, ha un altro sito e qui va con lo strumento M3U8. Qualche film passa su entrambe a mesi di distanza.',
      },
      {
        question: 'Una raccolta mostra tre numeri: e gli altri?',
        answer: 'Sono scaduti. Le repliche estive ne riportano molti: riguarda a luglio.',
      },
    ],
    meta_title: 'Guida: france.tv, seguendo le date',
    meta_description:
      'Scadenze, regione, sottotitoli e audiodescrizione: organizzare le serate di france.tv entro i propri diritti.',
  },
  joyn_downloader: {
    title: 'Joyn: i lunghi show tedeschi, a puntate tue',
    intro:
      'Joyn raccoglie ProSieben e SAT.1. Le loro serate durano ore: chi studia il tedesco fa bene a dividerle. Cominciano alle otto e un quarto e finiscono a mezzanotte; salvati, cominciano quando rientri.',
    steps: [
      {
        title: 'Apri l’edizione giusta',
        text: 'Germania, Austria e Svizzera hanno ciascuna il proprio Joyn, in buona parte con account gratuito. joyn.de, joyn.at e joyn.ch non hanno elenchi in comune, e l’austriaco aggiunge emittenti locali. Metti la data di nascita giusta, servirà più avanti.',
      },
      {
        title: 'Vai in «Mediathek»',
        text: 'In «Live-TV» non ci sono puntate da prendere. Ciò che è ancora in onda non c’è: compare nella notte, al più tardi la mattina. Un segno più sull’immagine indica la parte a pagamento. Il resto è diviso in serie, show, film, sport e bambini.',
      },
      {
        title: 'Filtra «Ganze Folgen»',
        text: 'Gli spezzoni sono numerosi; così restano solo i programmi interi. «Staffel» è la stagione, «Folge» la puntata. Quando i numeri litigano decide la data. Con quel filtro spariscono anche i momenti migliori, che svelano chi vince. Nelle puntate celebrative accade spesso: lascia la data nel nome, accanto al numero.',
      },
      {
        title: 'Tieni un solo file',
        text: 'Tre ore in un pezzo, e il lettore si ricorda dove ti sei fermato. Senza pause uno show dura due ore e dieci, 2 GB in 720p. Prima i gratuiti, che tendono a traslocare.',
      },
      {
        title: 'Confronta con la serata',
        text: 'Una trasmissione annunciata per quattro ore che ne fa due e dieci è completa: il resto era pubblicità. Salta ai coriandoli finali, se osi, e controlla che voce e labbra vadano insieme. Un lavoro per volta finisce prima di tre.',
      },
    ],
    hints: [
      {
        title: 'Da gratuito a PLUS+',
        text: 'Alcuni show restano liberi pochi giorni e poi passano all’offerta a pagamento. Al contrario, PLUS+ mostra certe serie con una settimana di anticipo, segnate da un simbolo.',
      },
      {
        title: 'Quando parlano in fretta',
        text: 'I talk show sono difficili da seguire: comincia dai programmi di cucina. Le regole di un gioco si ripetono: alla seconda puntata il conduttore lo capisci senza fatica. I sottotitoli, dove esistono, aiutano con i dialetti.',
      },
      {
        title: 'Reti ospiti',
        text: 'Documentari di altre emittenti si trovano con la ricerca. Per quanto restino lo decide l’ospite.',
      },
      {
        title: 'Comicità degli anni novanta',
        text: 'I vecchi sketch di SAT.1 durano e pesano poco: venti in 2 GB. E si impara il gergo del 1998, che torna utile più di quanto sembri quando un collega di Colonia racconta la sua giovinezza.',
      },
    ],
    questions: [
      {
        question: 'Ci sono i sottotitoli?',
        answer:
          'Per una parte dei grandi show, in tedesco. Li segnala la sigla UT. Prendili in SRT: rileggere una battuta persa è metà del divertimento. I film acquistati ne hanno meno delle produzioni proprie.',
      },
      {
        question: 'Perché devo dimostrare l’età?',
        answer:
          'La legge tedesca riserva alcuni titoli alla sera. Verificata l’età, l’orario non conta più. Si fa con un documento, direttamente presso Joyn. L’applicazione non c’entra e non la sostituisce.',
      },
      {
        question: 'La mia serie americana ha solo clip: perché?',
        answer: 'Manca il diritto alle puntate. È presso il servizio che ha comprato la rete.',
      },
      {
        question: 'Pago PLUS+ con il telefono: vale?',
        answer: 'Sì, una volta collegato sulla pagina di Joyn. Se resta il lucchetto, esci e rientra.',
      },
      {
        question: 'Posso mostrare la finale al corso di tedesco?',
        answer: 'No. Privato significa casa tua e qualche amico sul divano.',
      },
    ],
    meta_title: 'Guida: Joyn, show tedeschi interi',
    meta_description:
      'Mediathek, «Ganze Folgen», PLUS+: seguire a tappe i lunghi programmi di Joyn, per studio o per piacere.',
  },
  rtl_plus_downloader: {
    title: 'RTL+: soap e reality tedeschi nell’ordine corretto',
    intro:
      'Qui si tratta del servizio di RTL in Germania. Le puntate escono ora prima ora dopo la televisione, e il numero conta più del giorno. Una cartella pulita ti evita di vedere il giovedì prima del mercoledì e di sapere a colazione chi ha lasciato la giungla.',
    steps: [
      {
        title: 'Rimani nel video',
        text: 'RTL+ vende anche musica, podcast e riviste. A te servono serie, film e programmi. Diversi contratti tedeschi di telefonia lo comprendono: attivalo prima lì, poi accedi a plus.rtl.de con l’indirizzo scelto.',
      },
      {
        title: 'Ordina per numero',
        text: 'Le soap sono avanti di giorni rispetto alla messa in onda: la data inganna. La pagina raggruppa per mese, un sollievo con ottomila puntate. Numero e data nel nome, in quest’ordine. Scegli l’anno, poi «März», e restano venti righe. Nella giungla una notte vale un giorno: «Tag 5» è nel titolo, lascialo.',
      },
      {
        title: 'Trova gli speciali',
        text: 'Reunion e serate aggiuntive stanno in coda alla stagione oppure hanno un titolo proprio. «Das große Wiedersehen» segue la finale di una o due settimane e nessuno lo annuncia. Cercalo dal nome e ordina per novità.',
      },
      {
        title: 'Manda in coda',
        text: 'Disponi le righe e avvia; quelle finite possono togliersi da sole. Ventidue minuti in 720p sono 350 MB, una sera di reality 1,5 GB. Il testo tedesco, segnato «UT», è l’unico modo per seguire tre che gridano.',
      },
      {
        title: 'Svuota dopo il weekend',
        text: 'Sedici notti di giungla riempiono 24 GB. Avvia la mattina, quando il caricamento è completo, e la domenica togli ciò che hai visto. Lascia l’ultimo file, così il conteggio prosegue, e scorri i numeri: un buco si nota subito.',
      },
    ],
    hints: [
      {
        title: 'VOX e NITRO',
        text: 'Cerca il programma, non la rete: dentro il gruppo capita che traslochi. La pagina vecchia a volte rimane, vuota. VOX ha un altro ritmo, con programmi settimanali che restano un mese: entrano nello stesso giro della domenica.',
      },
      {
        title: 'Dipende dal piano',
        text: 'Spot, definizione e visioni contemporanee li stabilisce lui, e il file lo segue. Se la coda non si muove, forse in casa due persone occupano già gli accessi. Chiudi quella del salotto e riparte da sola.',
      },
      {
        title: 'Due montaggi',
        text: 'La replica pomeridiana può essere più breve. A parità di data, la lunga è quella andata in onda per prima.',
      },
      {
        title: 'Gli anni vecchi',
        text: 'Ce n’è a centinaia. Salva per vicenda e non per anno: gli appassionati indicano dove comincia ciascuna.',
      },
    ],
    questions: [
      {
        question: 'Il film di ieri sera non c’è: perché?',
        answer:
          'Per cinema e sport mancano spesso i diritti a richiesta. Quando un film si può recuperare, il termine è scritto dall’inizio.',
      },
      {
        question: 'Posso usarlo in Alto Adige?',
        answer:
          'In viaggio sì, con un abbonamento pagato fatto in Germania. Per chi risiede in Italia l’offerta non è pensata. Il servizio ungherese con lo stesso nome è tutt’altra cosa.',
      },
      {
        question: 'Quella di domani si vede già: posso tenerla?',
        answer:
          'Se il tuo piano la apre, sì. E taci sul finale. Ai colleghi senza abbonamento farai un favore, e a te basta aspettare che la vedano anche loro.',
      },
      {
        question: 'Ieri era gratis, oggi ha il lucchetto',
        answer: 'Le finestre libere sono corte, di solito fino alla messa in onda seguente.',
      },
      {
        question: 'L’indirizzo di TVNOW serve ancora?',
        answer: 'Porta a RTL+, e gli account di allora sono stati conservati.',
      },
    ],
    meta_title: 'Guida: RTL+ di Germania, per numero',
    meta_description:
      'Numeri invece di date, speciali, VOX e NITRO: mettere in ordine per sé il servizio tedesco RTL+.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer: condizioni, cofanetti e sottotitoli inglesi',
    intro:
      'iPlayer dà molto e pone le sue condizioni: stare nel Regno Unito, pagare la TV Licence e seguire le regole della BBC sui download. Sei puntate e un fine settimana di pioggia: il tempo che rimane a ognuna si guarda prima di aprire la prima.',
    steps: [
      {
        title: 'Rispondi sulla licenza',
        text: 'Alla prima visione il sito chiede se la possiedi, insieme a un codice postale britannico. Rispondi il vero. L’account è gratuito, il canone di casa no, e fuori dal Regno Unito non parte. Con quello di un minore vedi solo ciò che gli è adatto: usa il tuo.',
      },
      {
        title: 'Prova l’app della BBC',
        text: 'Su telefono e tablet scarica parecchi programmi. I suoi termini sono la misura di ogni copia privata. Per computer quell’app non c’è, e da lì partono questi passi, dentro le stesse regole.',
      },
      {
        title: 'Apri la serie',
        text: '«Available for» dice quanto tempo rimane; di alcune c’è il cofanetto completo. «Available for 11 months» lascia tempo, «4 days left» no. Se le date differiscono, prendile tutte insieme oggi. I cofanetti stanno sotto «Box Sets»; per un quotidiano apri l’elenco completo, o vedrai soltanto gli ultimi giorni.',
      },
      {
        title: 'Scegli l’edizione',
        text: 'Audiodescrizione e lingua dei segni sono una traccia oppure una voce separata. Le sigle AD e SL e durate identiche: si sbaglia facilmente. Se c’è un blocco, il PIN si scrive una volta.',
      },
      {
        title: 'Unisci il testo',
        text: 'Quasi ogni programma è sottotitolato in inglese; in SRT puoi anche cercare una frase. La BBC dà un colore a ogni voce: chiedi il formato con stile se ti serve. Sei ore in 720p sono 5 o 6 GB. «Series» vuol dire stagione, dunque S02E03. Apri la sesta puntata per un minuto, senza guardare lo schermo, e metti il caricatore in borsa.',
      },
    ],
    hints: [
      {
        title: 'BBC Four',
        text: 'Archivi e documentari abbondano: dalla pagina del canale si trovano prima che con la ricerca. «From the Archive» raccoglie ciò che resterà anni: prima viene quanto scade questo mese.',
      },
      {
        title: 'Edizioni locali',
        text: 'I notiziari cambiano con il codice postale. Scozia e Galles aggiungono fiction in gaelico e gallese, sottotitolate. A chi guarda da Londra non vengono quasi mai consigliate.',
      },
      {
        title: 'Il cofanetto intero',
        text: 'Se annunciano «boxset», dopo la prima sera c’è tutto, e i giornali raccontano il finale settimane prima di BBC One.',
      },
      { title: 'Riserva per agosto', text: 'Le serie d’archivio lasciale in fondo alla coda: non scappano.' },
    ],
    questions: [
      {
        question: 'Basta la licenza di un amico di Londra?',
        answer:
          'No, copre casa sua, e il servizio è per chi si trova nel Regno Unito. Ogni caso, studentato compreso, lo spiega TV Licensing.',
      },
      {
        question: 'E i programmi radio?',
        answer:
          'Sono su BBC Sounds, che è un altro servizio. Molti si ascoltano anche come podcast. Quelli restano a lungo.',
      },
      {
        question: 'Posso portarmelo in Italia?',
        answer:
          'Il servizio qui non funziona. Ciò che hai salvato a casa è per la visione privata, finché regole della BBC e legge lo ammettono: leggile prima della valigia.',
      },
      {
        question: 'Il film di Natale è sparito: tornerà?',
        answer:
          'Si comprano per poche settimane. Ricompaiono con il passaggio seguente, quasi sempre durante le feste.',
      },
      {
        question: 'E lo sport in elenco?',
        answer:
          'Le sintesi sì. Una partita intera dura un giorno, la diretta non si salva. Alle Olimpiadi le regole possono cambiare: guarda la scheda.',
      },
    ],
    meta_title: 'Guida: BBC iPlayer secondo le regole',
    meta_description:
      'TV Licence, «Available for», audiodescrizione e testo inglese: usare iPlayer dal computer rispettandone le condizioni.',
  },
  itvx_downloader: {
    title: 'ITVX: recuperare le serate senza rovinarsi il finale',
    intro:
      'Certi programmi vanno in onda sei sere su sette. Un ordine fisso evita doppioni e rivelazioni. Da Gatwick a Tenerife ci stanno sei puntate della soap o un dramma completo.',
    steps: [
      {
        title: 'Iscriviti',
        text: 'Nome, data di nascita e codice postale britannico. Premium può aspettare. La parte libera basta quasi sempre. In gran parte della Scozia gli stessi programmi sono su STV Player, con un altro accesso. Nel browser interno arrivi alla stessa prima pagina, con «Categories» in alto e una ricerca che perdona gli errori di battitura.',
      },
      {
        title: 'Capovolgi l’elenco',
        text: 'ITVX mette in cima l’ultima puntata: inverti prima di spuntare. Per chi segue è comodo, per chi recupera un disastro. Poi spunta per date senza guardare le foto; gli speciali da un’ora sono una riga lunga il doppio. Ciò che hai già è segnato, quindi dopo due settimane fuori non devi ricordare nulla.',
      },
      {
        title: 'Riconosci Premium',
        text: 'Un segno sull’immagine indica l’offerta a pagamento, ricca di serie britanniche di anni fa. Sotto «Full Series» c’è ciò che è completo. Guarda prima dell’aeroporto se sulla seconda parte compare Premium. Tre, quattro o sei parti da 47 minuti sono la misura britannica, giusta per quattro ore in aria con un panino in mezzo.',
      },
      {
        title: 'Scrivi il giorno',
        text: 'Nei quotidiani tiene il posto del numero. Le soap restano un mese. Una settimana di «Coronation Street» sono 2 GB in 720p. Nei quiz aiuta anche il nome degli ospiti, quando la descrizione lo riporta.',
      },
      {
        title: 'Copia e imbarcati',
        text: 'Avvia ogni file in modalità aereo, carica il tablet e abbassa la luminosità. Con il rumore dei motori i sottotitoli sono tutta la colonna sonora: in un file per il portatile, impressi per il lettore semplice del tablet. Se restano tre ore, prendi un solo dramma in 480p, meno di un giga.',
      },
    ],
    hints: [
      {
        title: 'Evita la prima pagina',
        text: 'Annuncia chi è stato eliminato. Vai dalla ricerca. Tre lettere nella ricerca aprono la scheda senza sorprese. Lo stesso vale per i social.',
      },
      {
        title: 'Gialli in anticipo',
        text: 'Di alcune serie nuove la stagione è intera già prima della televisione. I giornali ne parleranno altre sei settimane: sta a te tacere.',
      },
      {
        title: 'Vent’anni di ispettori',
        text: 'I loro casi sono film da novanta minuti. Uno all’andata, uno al ritorno.',
      },
      {
        title: 'Notti di giungla',
        text: 'Hanno un talk show gemello, che è un’altra serie. Spuntali per data.',
      },
      {
        title: 'Cartella dei piccoli',
        text: 'ITVX Kids ha cartoni da undici minuti: su un altro apparecchio, e pace al finestrino.',
      },
    ],
    questions: [
      {
        question: 'Che ne è di ITV Hub?',
        answer:
          'A fine 2022 lo ha rimpiazzato ITVX, che ne ha conservato gli account. Se la vecchia password non va, l’e-mail per cambiarla arriva in due minuti. Se in salotto hai un decoder, l’account è lo stesso e ricorda dove eri rimasto.',
      },
      {
        question: 'Le puntate sono sottotitolate?',
        answer: 'Buona parte sì, soltanto in inglese. I quiz li hanno quasi tutti, i film americani meno.',
      },
      {
        question: 'Perché un film americano non si spunta?',
        answer: 'Su un computer ITVX non lo riproduce, o soltanto in diretta: sono i diritti.',
      },
      {
        question: 'BritBox è Premium?',
        answer:
          'Nel Regno Unito il suo fondo è finito lì. Altrove è un servizio autonomo, fuori da questo prodotto. Chi ha ancora il vecchio abbonamento trova le istruzioni nell’aiuto di ITVX.',
      },
    ],
    meta_title: 'Guida: ITVX senza rivelazioni',
    meta_description:
      'Elenco capovolto, segno Premium, giorno nel nome: recuperare nel Regno Unito le serate di ITVX, una dopo l’altra.',
  },
  channel_4_downloader: {
    title: 'Channel 4: umorismo, inchieste e Walter Presents',
    intro:
      'È pubblico ma vive di pubblicità, e conserva decenni di programmi. Bisogna sapere da dove prenderlo. Qui conviene passeggiare e annotare ciò che si trova.',
    steps: [
      {
        title: 'Crea l’account',
        text: 'Non costa nulla; un livello a pagamento riduce gli spot. Vuole un codice postale britannico e riproduce soltanto là. Channel 4+ toglie quasi tutta la pubblicità, non tutta.',
      },
      {
        title: 'Usa «Categories»',
        text: 'Comedy, Documentaries e World Drama sono più curate della lista dalla A alla Z. Ogni sezione finisce con un collegamento all’elenco completo, molto più lungo. Le vecchie commedie restano anni e riempiono bene gli ultimi giga. Da lì escono titoli che nessuna rete trasmette più.',
      },
      {
        title: 'Visita Walter Presents',
        text: 'Le serie europee, italiane comprese, si ascoltano in originale con testo inglese. Arrivano intere, di solito il venerdì. Il titolo inglese non è il loro: segna quello dei titoli di coda. Ogni scheda riporta Paese, numero di parti e una frase di chi l’ha scelta. Leggine tre, aprine una e concedile venti minuti prima di prendere il resto.',
      },
      {
        title: 'Lascia stare i sottotitoli',
        text: 'Di queste serie fanno già parte dell’immagine: una traccia in più sarebbe doppia. Il menu dice se una traccia esiste. Le versioni con la lingua dei segni sono un’altra voce, con una data che inganna. Ciò che leggi nell’immagine resterà anche nel file, ciò che sta nel menu si può spegnere.',
      },
      {
        title: 'Prima i film, poi il resto',
        text: 'Davanti ciò che ha sei giorni, dopo la serie straniera in blocco. Otto parti da cinquanta minuti sono 6 GB in 720p. Alla fine ordina per Paese: uno scaffale che comincia dal Belgio ha il suo fascino. Ascolta una frase per cartella e annota se il testo è impresso.',
      },
    ],
    hints: [
      {
        title: 'Stagioni piccole',
        text: 'Sei puntate da 25 minuti: una serie intera occupa poco. Scrivi «S03» per «Series 3», e non confonderai serie e stagione.',
      },
      {
        title: 'Film4',
        text: 'I suoi film se ne vanno in genere prima di tutto il resto. «6 days left» va preso alla lettera. Un film indipendente torna dopo mesi, un thriller coreano forse mai.',
      },
      {
        title: 'Nomi veri',
        text: 'Walter battezza in inglese quasi tutto. Con quello originale troverai le critiche.',
      },
      {
        title: 'Gare della settimana',
        text: 'Il tendone delle torte è in rete la sera stessa e resta per la stagione. Meglio prima dei giornali.',
      },
      {
        title: 'Inchieste ritirate',
        text: 'Un processo ne fa sparire qualcuna per mesi. Il vuoto nell’elenco è di rado un errore.',
      },
    ],
    questions: [
      {
        question: 'Occorre la TV Licence?',
        answer:
          'Per la diretta sì, a richiesta no. Nel Regno Unito bisogna comunque esserci. La distinzione è della legge britannica, e Channel 4 la spiega nell’aiuto.',
      },
      {
        question: 'Dove sono i primi «Bake Off»?',
        answer:
          'Erano della BBC. Channel 4 trasmette la gara dal 2017. Il nome All 4 è caduto nel 2023, l’account è rimasto. Anche le password di allora funzionano.',
      },
      {
        question: 'Arriverà la seconda stagione danese?',
        answer:
          'Le comprano una per una. La loro newsletter lo dice per prima. Nel frattempo puoi recuperare i film dello stesso regista, se Film4 li ha in cartellone quel mese.',
      },
      {
        question: 'Presto un film al gruppo di lettura?',
        answer: 'No, consiglialo con la scadenza: il servizio è gratuito per chiunque.',
      },
      {
        question: 'E4 e More4 sono compresi?',
        answer: 'I loro programmi stanno nello stesso fondo, se a richiesta. La ricerca li trova insieme.',
      },
    ],
    meta_title: 'Guida: Channel 4 e Walter Presents',
    meta_description:
      'Categories, serie europee in originale, testo nell’immagine: trovare e ordinare in privato i programmi di Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay: la fiction di oggi e le Teche di ieri',
    intro:
      'In RaiPlay la puntata di ieri sera sta accanto a decenni di televisione. Qui vedi come passare dall’una agli altri senza smarrirti. Sotto la fiction della settimana ci sono settant’anni: si scende a strati, e ogni strato ha il proprio modo di cercare.',
    steps: [
      {
        title: 'Accedi',
        text: 'L’account è gratuito e tiene la tua lista. Fuori dall’Italia film e sport si fermano, le produzioni Rai molto meno. Bastano e-mail e data di nascita. Senza account qualcosa si vede, ma non ricorda dove eri. Le tre righe in alto aprono «Fiction», «Film», «Documentari» e «Teche Rai».',
      },
      {
        title: 'Scegli la sezione',
        text: '«Fiction» e «Serie TV» per le storie, «Programmi» per intrattenimento e inchieste. In onda vanno due puntate a sera; il sito ne fa ora due righe, ora una da cento minuti. Guarda la durata prima di numerare. Le produzioni sono divise per «Stagione», con l’anno accanto.',
      },
      {
        title: 'Scendi nelle Teche',
        text: 'Varietà, sceneggiati e interviste si sfogliano per decennio o per volto. La definizione è quella dell’epoca. Per uno sketch del 1965 non chiedere il formato grande: guadagneresti soltanto byte. Parti da una serata sola con Mina, che ha un altro passo.',
      },
      {
        title: 'Aggiungi i sottotitoli',
        text: 'La traccia per non udenti accompagna la maggior parte delle fiction e aiuta con i dialetti. Il napoletano compare a volte in italiano corrente. In SRT puoi cercare una battuta.',
      },
      {
        title: 'Un file per ogni caso',
        text: 'Un episodio di «Montalbano» dura quanto un film: conviene tenerlo intero. Quasi due ore, 2 GB in 720p. Metti l’anno davanti, o si mescolerà con la serie della giovinezza.',
      },
    ],
    hints: [
      {
        title: 'Sanremo',
        text: 'Ci sono le cinque serate e, a parte, ogni esibizione. Per la musica la seconda strada è più pratica. Scegli una delle due, o avrai tutto doppio, fiori compresi. La sola finale supera le cinque ore.',
      },
      {
        title: 'La radio è altrove',
        text: 'Podcast e trasmissioni di Radio Rai stanno su RaiPlay Sound. Il concerto di ieri può essere lì e non qui. È un’altra applicazione, e noi ci fermiamo al video.',
      },
      {
        title: 'Rai Cultura e Rai Storia',
        text: 'Dante, Olivetti, l’alluvione di Firenze: lezioni brevi, senza scadenza, da tenere per il treno.',
      },
      {
        title: 'La lingua originale',
        text: 'Le serie straniere sono doppiate; dove c’è anche l’originale, le due tracce stanno in un MKV.',
      },
    ],
    questions: [
      {
        question: 'Per quanto tempo resta un titolo?',
        answer:
          'Le Teche rimangono, film e serie acquistate vanno via. La scadenza è indicata soltanto per alcuni. Chi porta «Disponibile fino al» va in testa alla coda, e nulla ti sfugge la notte della scadenza; il resto aspetta dal 1954.',
      },
      {
        question: 'Posso mostrare una puntata in classe?',
        answer:
          'La copia privata non basta: per la didattica valgono altre norme, da verificare con la scuola. Chiedi alla Rai se vuoi usare le immagini: Teche ha un ufficio che risponde.',
      },
      {
        question: 'Ricordo solo chi lo conduceva',
        answer:
          'Scrivi il cognome e filtra per «Programmi». Da una serata un collegamento porta all’intero ciclo.',
      },
      {
        question: 'Cerco uno sceneggiato e ci sono solo la 2 e la 5',
        answer: 'I nastri costavano e venivano riusati. Ciò che manca qui manca anche in via Teulada.',
      },
      {
        question: 'Vivo all’estero: che cosa vedo?',
        answer: 'Molte produzioni Rai si aprono, film e sport quasi mai. La pagina lo dice prima di partire.',
      },
    ],
    meta_title: 'Guida: RaiPlay, fiction e Teche',
    meta_description:
      'Sezioni, Teche per decennio, sottotitoli, episodi lunghi: ordinare sul computer ciò che RaiPlay ti offre, per uso privato.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity: puntate intere, non clip',
    intro:
      'Per ogni trasmissione Mediaset pubblica decine di brevi video. La differenza la fa la scheda che apri. Loro tagliano, tu ricuci: con l’elenco giusto davanti bastano dieci minuti.',
    steps: [
      {
        title: 'Registrati gratis',
        text: 'Con l’account si aprono Canale 5, Italia 1, Rete 4 e le reti minori; Infinity+ è la parte a pagamento. Va bene anche l’accesso con un social. Se lo paghi come canale di Amazon, il prodotto è quello di Prime Video.',
      },
      {
        title: 'Cerca «Puntate intere»',
        text: '«Clip» ed «Extra» contengono soltanto frammenti. Sta sotto cinque o sei file; per i quotidiani si ordina per mese. Il filtro dell’applicazione riduce duecento righe a dodici. Momenti, lacrime e litigi riempiono la parte alta e si ripetono da un social all’altro: saltali.',
      },
      {
        title: 'Raccogli le parti',
        text: 'Una prima serata può essere divisa in due o tre: il numero è nel titolo. L’applicazione propone di unirle. Ascolta una decina di secondi intorno alla cucitura. Tre ore in 720p sono 3 GB. Una frase ripetuta nel punto di unione è normale; una che manca vuol dire che hai preso due volte la stessa metà.',
      },
      {
        title: 'Metti la data davanti',
        text: 'È l’unica cosa che distingue un pomeriggio dall’altro. «2025-11-06 – Uomini e donne» si archivia senza pensare.',
      },
      {
        title: 'Una cartella per programma',
        text: 'Rete, nome e data reggono per anni. Le prime serate vengono caricate al mattino, quindi avvia dopo colazione e nel pomeriggio guarda l’ultima parte: se lo studio augura la buonanotte, c’è tutto. Le strisce da dieci minuti si uniscono meglio per settimana.',
      },
    ],
    hints: [
      {
        title: 'Serie turche',
        text: 'In Italia un episodio originale ne diventa due o tre. Confrontando i numeri con l’edizione turca non torneranno. Numera come Mediaset e dimentica Istanbul. Le repliche estive sono ancora più corte. «Episodio 61, parte 2» da noi è un altro punto della storia rispetto al 61 di altri Paesi.',
      },
      {
        title: '«Grande Fratello»',
        text: 'La diretta continua non si salva; le serate sì, finché sono in rete. L’edizione precedente resta di solito fino al ritorno del programma, spesso soltanto con le serate e senza la striscia quotidiana.',
      },
      {
        title: 'D’estate altri orari',
        text: 'Da giugno le soap cambiano ora o raddoppiano. La data resta affidabile.',
      },
      {
        title: 'Tre forme di reality',
        text: 'Serata, striscia e telecamera continua sono tre voci. La striscia della vigilia riassume la settimana in mezz’ora.',
      },
      {
        title: '«Prima TV»',
        text: 'Senza queste parole una data nuova può nascondere una replica: confronta il titolo.',
      },
    ],
    questions: [
      {
        question: 'Perché per quel film serve Infinity+?',
        answer:
          'Il cinema sta spesso nell’offerta a pagamento, anche dopo un passaggio in televisione. La scritta è nell’angolo della locandina. Spesso c’è anche la voce originale, e in un MKV stanno insieme.',
      },
      {
        question: 'Che cosa si vede dall’estero?',
        answer:
          'Parte dei programmi prodotti in casa; film e sport no. In Spagna c’è un servizio omonimo, con un altro account. ',
      },
      {
        question: 'Comincia con cinque minuti che ho già visto',
        answer:
          'È il riassunto, che da noi si allunga. Si salta, ma tagliarlo porterebbe via la scena dopo. Chi vuole la scena intera se lo tiene.',
      },
      {
        question: 'Ci sono i sottotitoli?',
        answer: 'Per parte di fiction e film, in italiano. I talk show di solito non ne hanno affatto.',
      },
      {
        question: 'Mi sono abbonato dal televisore: vale?',
        answer: 'Sì, quando lo colleghi a un indirizzo con cui si apre la pagina web.',
      },
    ],
    meta_title: 'Guida: Mediaset Infinity, puntate intere',
    meta_description:
      'La scheda giusta, le parti da riunire, la data in testa: tenere per sé trasmissioni e serie di Mediaset Infinity.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+: le serie brevi fatte in Spagna',
    intro:
      'Da quando si compra anche senza linea telefonica lo conoscono in più. Le sue serie, corte, si ordinano in un attimo. Un giallo francese e una serie della casa fanno da esempio: due voci nell’uno, testo per non udenti nell’altra.',
    steps: [
      {
        title: 'Usa l’accesso giusto',
        text: 'I clienti dell’operatore hanno il proprio, gli altri quello creato con l’abbonamento. Se dà errore, forse sei entrato dalla porta degli altri. Il profilo dei bambini nasconde gli originali per adulti. Poi si apre la pagina con «Inicio», «Series», «Cine» e «Deportes», e la scheda di ogni titolo nomina anno, Paese e ultimo giorno.',
      },
      {
        title: 'Vai in «Originales»',
        text: 'Le produzioni della casa durano più dei titoli comprati da altri. La fila riporta l’anno. Le serie finite si spuntano intere, le nuove escono spesso a coppie. Per un film straniero passa dal genere.',
      },
      {
        title: 'VOSE o Castellano',
        text: 'VOSE è l’originale con testo spagnolo. Per una serie spagnola l’originale è già il castigliano. «Dual» annuncia le due tracce. Catalano, basco e galiziano sono ca, eu e gl. Per il tablet, MP4 con la voce che preferisci.',
      },
      {
        title: 'Spunta tutto',
        text: 'Sei puntate da cinquanta minuti stanno su una chiavetta qualunque. In 720p sono 5 GB circa, un film da 2 a 4. Apri la prima e cambia audio in corsa.',
      },
      {
        title: 'Confronta le voci',
        text: 'Ascolta la stessa frase in ciascuna. Se una anticipa le labbra, riprendi il titolo dal catalogo e non dai sette giorni, dove è com’era in onda. In un MKV un tasto ti porta da Parigi a Madrid: provalo prima di chiudere il portatile.',
      },
    ],
    hints: [
      {
        title: '«Últimos 7 días»',
        text: 'I canali lasciano lì i programmi una settimana e non oltre. Il programma di seconda serata c’è la mattina. Alla stessa ora della settimana dopo la riga sparisce.',
      },
      {
        title: 'Calcio',
        text: 'Le partite intere di solito non si trovano a richiesta; le trasmissioni che ne parlano, più spesso. Quando ce n’è una, il file porta le squadre e non il risultato.',
      },
      {
        title: 'Due immagini di un canale',
        text: 'Un film può esserci in HD e per schermi grandi. Il computer di solito apre la prima. Il menu lo dice prima.',
      },
      {
        title: 'Cicli interi',
        text: 'Un regista, un decennio: hanno una pagina, e se ne vanno la stessa sera.',
      },
      {
        title: 'Musica e sport raccontati',
        text: 'I documentari della casa durano anni: in una coda per data stanno ultimi.',
      },
    ],
    questions: [
      {
        question: 'Perché un programma ha due audio?',
        answer:
          'I canali spagnoli trasmettono in due lingue. Scegli quella che capisci. Una è l’originale, l’altra il doppiaggio. Il file può contenerle entrambe.',
      },
      {
        question: 'Ci sono catalano e basco?',
        answer:
          'Talvolta: guarda nel menu delle lingue. Le serie girate in Galizia o Catalogna hanno la voce del posto e quella castigliana.',
      },
      {
        question: 'Che vuol dire «Disfruta en el descodificador»?',
        answer: 'Che va soltanto dal decoder. È il contratto, e ciò che la pagina non apre non si sceglie.',
      },
      {
        question: 'Contano le mie registrazioni?',
        answer:
          'No, stanno da Movistar con un termine loro. Il prodotto legge catalogo e giorni passati. Lì valgono i limiti scritti nel tuo contratto.',
      },
      {
        question: 'E durante le ferie in Italia?',
        answer:
          'Un abbonamento pagato ti segue nell’Unione per un po’. Ciò che hai salvato a casa non chiede rete. A Milano come a Siviglia il file parte allo stesso modo.',
      },
    ],
    meta_title: 'Guida: Movistar Plus+, serie spagnole',
    meta_description:
      '«Originales», VOSE, stagioni intere: ordinare in privato le serie spagnole di Movistar Plus+ con il tuo accesso.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV: comprati, a noleggio, gratuiti',
    intro:
      'Tre specie di film con tre specie di diritti. L’ordine comincia quindi dalla tua libreria. Scambiare un noleggio per un acquisto costa mezzo film, scambiare un acquisto per un gratuito costa denaro.',
    steps: [
      {
        title: 'Apri la libreria',
        text: 'Acquisti e noleggi sono due file distinte, e i secondi mostrano quanto tempo resta. Esiste in una quarantina di Paesi europei. Ciò che è scaduto sparisce dalla fila, e così sai che cosa è ancora tuo. Guarda la bandiera in fondo prima di accedere: un secondo account in un altro Paese comincia con la libreria vuota.',
      },
      {
        title: 'Leggi le condizioni del titolo',
        text: 'La pagina d’acquisto dice se è previsto un download sui tuoi apparecchi. Attieniti a quella. Un noleggio lascia di norma trenta giorni per iniziare e quarantotto ore per finire. Avviare «per provare» fa partire il secondo. Per gli esperimenti usa un titolo gratuito, dove nessun orologio corre.',
      },
      {
        title: 'Prima la lingua',
        text: 'Alcuni film si offrono una lingua per volta: partita la visione, la traccia è una sola. La bandiera è la voce, la riga sotto il testo. I sottotitoli sono meno che altrove: guarda prima di pagare. In molti film la lingua del Paese e l’originale sono le sole due.',
      },
      {
        title: 'Tre cartelle',
        text: 'Comprato, noleggiato, gratuito. Saprai sempre che cosa va cancellato. Nella seconda scrivi l’ora di fine nel nome. Un film in HD sono 3 o 4 GB.',
      },
      {
        title: 'Guarda due punti',
        text: 'Alla fine aprilo all’inizio e a tre quarti. Se è a noleggio, cancellalo quando scocca l’ora, come si riporta un disco. Se hai pagato UHD, controlla quale immagine arriva davvero al computer prima di fargli posto.',
      },
    ],
    hints: [
      {
        title: 'I gratuiti con spot',
        text: 'Cambiano ogni mese e da un Paese all’altro. I canali dello stesso menu sono diretta e non portano a nulla.',
      },
      {
        title: 'Qualità su computer',
        text: 'Il browser riproduce spesso meno di un televisore, e il file segue il browser. HD e UHD si vendono separati: in libreria c’è quello che hai pagato.',
      },
      {
        title: 'Gratis non è per sempre',
        text: 'La sezione si rinnova ogni mese: a marzo può costare, a maggio tornare libero.',
      },
      {
        title: 'Produzioni della casa',
        text: 'I ritratti di calciatori sono gratuiti in molti Paesi, con più testi dei film comprati.',
      },
      {
        title: 'Prova senza orologio',
        text: 'Prima di noleggiare per un viaggio, salva un gratuito da cima a fondo: conoscerai linea, disco e lettore.',
      },
    ],
    questions: [
      {
        question: 'Che cosa succede se un film acquistato viene ritirato?',
        answer:
          'Lo dicono le condizioni di vendita: conserva la conferma e rileggile. Di solito non si vende più ma resta in libreria. Se manca anche lì, può rispondere soltanto Rakuten.',
      },
      {
        question: 'Posso comprare da un altro Paese?',
        answer:
          'No, l’account è legato a quello in cui ti sei iscritto. Quello giapponese è un’altra cosa, senza account né fondo in comune. Dopo un trasloco chiedi alla loro assistenza.',
      },
      {
        question: 'Si apre in inglese, e l’avevo doppiato',
        answer:
          'La prima traccia è quella che suona. Sposta in alto la tua lingua prima di salvare, o cambia con un tasto.',
      },
      {
        question: 'Servono i punti?',
        answer: 'In alcuni Paesi pagano un film. Per l’applicazione è lo stesso.',
      },
      {
        question: 'Posso tenere ciò che ho comprato?',
        answer:
          'Compri la visione su Rakuten TV. Se sia ammessa una copia privata lo dicono le condizioni e la legge.',
      },
    ],
    meta_title: 'Guida: Rakuten TV, acquisti e noleggi',
    meta_description:
      'Libreria, condizioni, lingua e tre cartelle: mettere ordine tra i film di Rakuten TV nei limiti dei propri diritti.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime: testi per più di venti Paesi',
    intro:
      'Attivo in oltre venti Paesi d’Europa, ma non in Italia, SkyShowtime cura anche le lingue meno diffuse. Oggi non è in vendita: la guida è per chi conserva una licenza e non vuole buttare una serata.',
    steps: [
      {
        title: 'Trovati in uno di quei Paesi',
        text: 'Europa del Nord, Paesi Bassi, Spagna, Portogallo, Europa centrale e orientale: l’account segue il luogo. Prima installa l’ultima versione, perché le vecchie non aprono la pagina di accesso. Una schermata bianca dopo la password dice che il servizio è cambiato. Impostazioni, coda e licenza si conservano. Poi cerca nel registro delle versioni la parola SkyShowtime: se l’ultima nota tace, abbassa le attese.',
      },
      {
        title: 'Imposta la lingua del profilo',
        text: 'Regola titoli e trame; il testo delle puntate si sceglie a parte. I nomi dei file la seguono, e conta se il disco è di più persone.',
      },
      {
        title: 'Passa dallo studio',
        text: 'Paramount, Universal, Nickelodeon e Sky hanno un ingresso ciascuno. Prendi una commedia di mezz’ora e mandala in coda da sola. Se si vede ma non si salva, fermati: riempire l’elenco non insegna altro. Riprova il giorno dopo soltanto se il sito era in manutenzione.',
      },
      {
        title: 'Preferisci l’originale',
        text: 'Doppiati sono soprattutto i film per bambini. Il testo ha un codice, per esempio sv, pl o ro. Un’ora in 720p è un giga; controlla che ğ, ő e ł escano interi.',
      },
      {
        title: 'Raccontaci che cosa vedi',
        text: 'Titolo, Paese, sistema e registro, dal modulo di contatto. Il registro non contiene immagini né password. Con questo decidiamo se può tornare, e l’assistenza ti dice chiaro che cosa aspettarti. Se funziona, salva un titolo per volta e apri ciascuno prima del successivo.',
      },
    ],
    hints: [
      {
        title: 'Per chi ha già la licenza',
        text: 'Il prodotto non è sempre in vendita. La sua pagina riporta la situazione attuale e un’alternativa. La tua rimane nell’account e, se è a vita, abbassa il prezzo di una suite come le altre.',
      },
      {
        title: 'Al passo con l’America',
        text: 'Le serie settimanali arrivano di norma il giorno seguente. Parte di quei titoli sta presso altri, secondo il Paese: forse un tuo prodotto li apre già. Cerca il titolo con la ricerca del televisore: è il modo più rapido per sapere dove si trova adesso.',
      },
      {
        title: 'Nulla si cancella',
        text: 'I file di prima si aprono in qualunque lettore. Le condizioni dell’abbonamento continuano a valere.',
      },
      {
        title: 'Download propri',
        text: 'Su telefono e tablet il servizio li offre secondo il piano: oggi, per un viaggio, è la via sicura.',
      },
    ],
    questions: [
      {
        question: 'Quali sottotitoli servono per imparare?',
        answer:
          'Quelli nella lingua parlata, di solito l’inglese. Una traduzione accorcia sempre. Con due SRT passi da una lingua all’altra sul computer.',
      },
      {
        question: 'Che differenza c’è tra i piani?',
        answer:
          'Pubblicità, definizione, numero di visioni contemporanee. I titoli sono più o meno gli stessi. La tabella aggiornata sta sulla pagina del tuo Paese. Il numero di schermi è quello che si nota per primo.',
      },
      {
        question: 'Perché è stato ritirato?',
        answer:
          'Perché non vendiamo ciò che non riusciamo a mantenere. Uno strumento che va a giorni alterni non è un prodotto.',
      },
      {
        question: 'Il mio piano si rinnova: pagherò ancora?',
        answer:
          'L’account nomina il prossimo addebito, e puoi disdire quando vuoi. Se uno ti pare sbagliato, scrivici.',
      },
      {
        question: 'Lo apre la suite?',
        answer: 'Non più del prodotto singolo. Prendila per gli altri servizi.',
      },
    ],
    meta_title: 'Guida: SkyShowtime e i suoi sottotitoli',
    meta_description:
      'Lingua del profilo, ingressi per studio, versione originale: le serie di SkyShowtime in ordine, dove il servizio è attivo.',
  },
  now_tv_downloader: {
    title: 'NOW: un pass alla volta',
    intro:
      'Serie, cinema e sport si comprano separati, di mese in mese. Con un po’ di programma due pass insieme servono raramente. Il nostro prodotto per ora non si vende: queste righe sono per chi ce l’ha e si chiede, una sera di pioggia, se gli serva.',
    steps: [
      {
        title: 'Controlla i pass',
        text: 'L’account mostra quali sono attivi e quando si rinnovano. Disdici per tempo quelli che non usi. In «My Account» è scritto in piccolo quando una prova diventa abbonamento. Un pass in pausa non apre nulla. Guardalo da un normale browser, prima ancora di aprire la nostra applicazione.',
      },
      {
        title: 'Abbina titolo e pass',
        text: 'Le serie stanno in Entertainment, i film in Cinema. Un lucchetto indica quello che ti manca. Se nel browser parte, si può scegliere; se propone l’acquisto, no. I programmi per bambini e i reality stanno sotto etichette loro, comprese in Entertainment.',
      },
      {
        title: 'Prima chi scade',
        text: 'Sky annuncia spesso quanto tempo resta: parti dal più breve. «Leaving soon» raccoglie i casi urgenti. Le serie HBO cambiano casa con i contratti: guarda anche HBO Max.',
      },
      {
        title: 'Approfitta della notte',
        text: 'Le visioni contemporanee sono limitate, e a quell’ora non disturbi nessuno in casa. Prova prima con mezz’ora di commedia, 500 MB in 720p. Se il segno non sale, annulla la riga. Un film pesa due o tre volte tanto e passa da un’altra parte del servizio.',
      },
      {
        title: 'Decidi',
        text: 'Se fallisce, lasciala stare: una licenza ferma non costa nulla. Se va, usala per ciò che avresti visto comunque e non rinnovare un pass solo per lei. Segna l’esito con la data, perché film e serie fanno strade diverse e il mese dopo può cambiare.',
      },
    ],
    hints: [
      {
        title: 'L’opzione per la qualità',
        text: 'Alta definizione e audio su più canali possono richiedere un supplemento. Senza, anche il file è più modesto. Aggiunge uno schermo e toglie spot; non decide se un titolo si salva.',
      },
      {
        title: 'In vendita o no',
        text: 'Guarda la pagina del prodotto. Una licenza che possiedi già resta utilizzabile. Il registro delle versioni dice se NOW è nominato. Se tace, aspettati poco.',
      },
      {
        title: 'Ciò che NOW consente',
        text: 'L’app per telefono ha avuto download per certi pass. La pagina di aiuto dice quali.',
      },
      {
        title: 'Altri britannici',
        text: 'iPlayer, ITVX e Channel 4 hanno un prodotto in vendita con la prova gratuita.',
      },
      {
        title: 'Verso la suite',
        text: 'Una licenza a vita per NOW abbassa la suite video dello stesso sistema: accedi e la pagina mostra la cifra.',
      },
    ],
    questions: [
      {
        question: 'NOW in Italia e nel Regno Unito sono la stessa cosa?',
        answer:
          'Funzionano in modo simile, ma pass e titoli sono diversi. Entra dal sito del tuo Paese. Il prodotto era pensato per Regno Unito e Irlanda.',
      },
      {
        question: 'Finito il mese di Cinema, che faccio?',
        answer:
          'Con il pass cessa il diritto ai film: cancella i file che ne dipendono. Metti la scadenza nel nome della cartella e non la scorderai.',
      },
      {
        question: 'Tornerà in vendita?',
        answer: 'Non possiamo prometterlo. Quel giorno la pagina mostrerà i piani.',
      },
      {
        question: 'Aiuta un altro computer?',
        answer: 'Di rado. Se a due persone va diversamente, è per il pass o per una versione vecchia.',
      },
      {
        question: 'Che cosa scrivo all’assistenza?',
        answer:
          'Pass, titolo, sistema, versione e la frase sullo schermo parola per parola, con il registro. Bastano cinque righe, purché complete.',
      },
    ],
    meta_title: 'Guida: NOW, scegliere il pass',
    meta_description:
      'Pass attivi, lucchetti, titoli in scadenza: usare NOW con metodo in Italia, Regno Unito o Irlanda, entro i propri diritti.',
  },
  videoland_downloader: {
    title: 'Videoland: serie olandesi su un computer con Windows',
    intro:
      'Videoland unisce le proprie serie a quelle di RTL nei Paesi Bassi. Il prodotto si vende per Windows, e la guida parte da lì. Da Groninga a Maastricht sono quattro ore con un cambio: quattro puntate e un caffè a Utrecht.',
    steps: [
      {
        title: 'Verifica il piano',
        text: 'Spot e numero di schermi dipendono da lui; il nome è nell’account. Quello economico ha spot e uno schermo. Il profilo dei bambini finisce ai cartoni; per un thriller serve un altro. Ognuno in famiglia ha il suo: usalo, o ti sposteranno il punto in cui eri.',
      },
      {
        title: 'Originals o Gemist',
        text: 'Da un lato ciò che produce la casa, dall’altro la televisione da recuperare, con rete e giorno. La seconda parte resta in genere alcune settimane. In «Extra’s» ci sono lavorazioni ed epiloghi; «Seizoen 1» è l’inizio. Le produzioni proprie contano otto parti, di norma.',
      },
      {
        title: 'La soap a settimane',
        text: '«GTST» va dal lunedì al venerdì, e per gli abbonati talvolta esce il giorno prima. «Vooruitkijken» segna l’anticipo. La data è di pubblicazione: numera.',
      },
      {
        title: 'Attiva «Ondertiteling»',
        text: 'I sottotitoli olandesi per non udenti ci sono in molti titoli. «nl» è una traduzione, «nl, SDH» il testo per non udenti. Otto puntate in 720p sono 5 GB. In un treno pieno di scolaresche il secondo è la compagnia migliore.',
      },
      {
        title: 'Prova senza rete',
        text: 'Modalità aereo, e apri il secondo file, non il primo: mostra che ordine e testo vanno bene. Chiudi il resto, carica del tutto e metti gli auricolari dove li trovi prima di Zwolle. L’edizione Mac è ritirata, quindi conta su Windows.',
      },
    ],
    hints: [
      {
        title: 'Per allenare l’orecchio',
        text: 'Nelle serie di Amsterdam il gergo abbonda; nei programmi sulla casa si parla più chiaro. Le serie fiamminghe sono sottotitolate in olandese anche per gli olandesi: lì si misura la distanza.',
      },
      {
        title: 'Niente Fiandre',
        text: 'È un servizio per i Paesi Bassi: il Belgio ha i suoi. Durante un viaggio nell’Unione, però, l’abbonamento olandese si apre pure in Belgio. Per chi vive ad Anversa restano le piattaforme locali, con cataloghi e account propri. Le serie fiamminghe, invece, ci sono.',
      },
      {
        title: 'Incontri per giorno',
        text: 'I programmi di coppie pubblicano più parti a settimana. Senza data, il falò di domenica brucerebbe prima del bacio di venerdì.',
      },
      {
        title: 'Film del mese',
        text: 'Se ne vanno a fine mese, lo annuncia «Binnenkort weg». Gli originali invece restano.',
      },
      {
        title: 'Prese',
        text: 'Non ogni Intercity le ha. In 720p e a mezza luminosità una carica copre la linea.',
      },
    ],
    questions: [
      {
        question: 'In vacanza in Italia funziona?',
        answer:
          'L’abbonamento pagato ti segue nell’Unione europea durante un soggiorno temporaneo. Il sito può chiedere conferma di dove abiti. Prima di partire copia comunque i file.',
      },
      {
        question: 'Manca una stagione di mezzo: perché?',
        answer:
          'Può averla un altro servizio. L’applicazione elenca solo quello che Videoland possiede. NPO Start, la televisione pubblica, è un servizio a sé. I suoi programmi non compaiono nella ricerca di Videoland.',
      },
      {
        question: 'Quale piano mi serve?',
        answer: 'Quello che hai. Il menu della qualità si ferma dove si ferma lui.',
      },
      {
        question: 'Due persone, due testi, un portatile?',
        answer: 'Non insieme, ma un MKV con due tracce serve a turno.',
      },
      {
        question: 'È compreso nel mio internet: che cosa scrivo?',
        answer: 'L’account creato all’attivazione, non quello del gestore. È nella lettera di Videoland.',
      },
    ],
    meta_title: 'Guida: Videoland su Windows',
    meta_description:
      'Originals, Gemist, «GTST» a settimane, testo olandese: Videoland in ordine su un computer con Windows, per te.',
  },
}
