import type { PageTexts } from '../text'

export const suites: PageTexts = {
  all_in_one_video_suite: {
    headline: 'Video tutto in uno: ogni servizio, una licenza',
    promise: 'Invece di un downloader per piattaforma, la gamma video intera in una sola applicazione.',
    steps: [
      { title: 'Scegli il sistema', text: 'La suite è per Windows oppure per Mac.' },
      { title: 'Scegli il piano', text: 'Un mese, un anno, a vita su 1 computer o a vita su 3 computer.' },
      { title: 'Passa da un servizio all’altro', text: 'Finestra e coda sono comuni.' },
    ],
    features: [
      { title: 'Piattaforme mondiali', text: 'Netflix, Prime Video, Disney+, HBO Max e le altre.' },
      { title: 'Reti europee', text: 'RaiPlay, Mediaset Infinity, BBC iPlayer, Canal+ o Joyn.' },
      { title: 'Servizi giapponesi', text: 'U-NEXT, ABEMA, TVer, d Anime Store.' },
      { title: 'Siti aperti e flussi', text: 'Il downloader di video, M3U8 e MPD.' },
      { title: 'Una coda', text: 'Puntate di più servizi, una dietro l’altra.' },
      {
        title: 'Abbonamenti che cambiano',
        text: 'Molti passano da un servizio all’altro durante l’anno: qui non costa nulla in più.',
      },
      {
        title: 'Una chiave sola',
        text: 'Apre tutti i servizi in Tidemark Video, senza sbloccarli uno per uno.',
      },
    ],
    questions: [
      {
        question: 'Da quanti servizi conviene?',
        answer:
          'Somma le licenze che ti servirebbero e confrontale con questo prezzo: la pagina fa il conto e dice da dove la suite è la scelta migliore.',
      },
      { question: 'I siti per adulti rientrano?', answer: 'No, si vendono a parte.' },
      {
        question: 'Mi servono gli abbonamenti?',
        answer: 'Sì. La suite non apre nulla: tieni in privato ciò che già puoi vedere lecitamente.',
      },
      {
        question: 'Possiedo già qualche downloader singolo: e ora?',
        answer:
          'Accedi. I prodotti a vita che hai fanno scendere il prezzo della suite, e la pagina mostra di quanto.',
      },
      {
        question: 'Permette più dei prodotti singoli?',
        answer:
          'Più servizi, non più diritti. Per ciascuno conta ciò che il tuo accesso e la legge ti lasciano.',
      },
      {
        question: 'Posso passare dal mese all’anno?',
        answer: 'Sì, nel tuo account, alla voce degli abbonamenti.',
      },
    ],
    meta_title: 'Video tutto in uno: la suite dei downloader',
    meta_description:
      'I downloader video della gamma in una licenza: un mese, un anno o a vita, su 1 o su 3 computer.',
  },
  all_in_one_music_suite: {
    headline: 'Musica tutto in uno, da Audible a YouTube Music',
    promise: 'Canzoni, audiolibri e podcast di più servizi, convertiti con le stesse impostazioni.',
    steps: [
      { title: 'Installa Tidemark Music', text: 'Contiene i convertitori del tuo sistema.' },
      { title: 'Collega i servizi', text: 'Spotify, Apple Music, Deezer, Qobuz o quelli che usi.' },
      { title: 'Converti a modo tuo', text: 'Un formato per tutto o uno per servizio.' },
    ],
    features: [
      { title: 'Tag uniformi', text: 'Gli stessi campi da qualunque parte vengano.' },
      { title: 'Libri e dischi', text: 'Ciascuno nel suo scaffale.' },
      { title: 'Cambio di servizio', text: 'Se passi a un altro abbonamento, la licenza resta valida.' },
      { title: 'Doppioni', text: 'Un album presente due volte viene segnalato.' },
      {
        title: 'Servizi di un solo Paese',
        text: 'LINE MUSIC dal Giappone e Pandora dagli Stati Uniti ne fanno parte.',
      },
      {
        title: 'Un formato per fonte',
        text: 'FLAC per i piani senza perdita, MP3 per l’auto, M4B per i libri: si fissa una volta per servizio.',
      },
      {
        title: 'Dall’alta risoluzione alla voce',
        text: 'TIDAL e Qobuz per l’impianto, SoundCloud per le demo, Audible per la sera.',
      },
    ],
    questions: [
      { question: 'Quali piani ci sono?', answer: 'Un mese, un anno e a vita, per 1 computer.' },
      { question: 'Napster è compreso?', answer: 'No, quel convertitore non è più in vendita.' },
      {
        question: 'Che cosa posso convertire a buon diritto?',
        answer:
          'Ciò che i tuoi abbonamenti ti fanno ascoltare, per le tue orecchie e finché la legge lo accetta.',
      },
      {
        question: 'Da quando conviene?',
        answer:
          'Di solito con due o tre convertitori. Il confronto su questa pagina fa la somma con i prezzi di oggi.',
      },
      {
        question: 'Si può usare su tre computer?',
        answer: 'La suite di musica è per uno. Tre sono possibili con video e musica insieme.',
      },
      {
        question: 'Gli abbonamenti musicali sono nel prezzo?',
        answer: 'No, restano fra te e ciascun servizio. La suite non cambia le condizioni a cui ascolti.',
      },
    ],
    meta_title: 'Musica tutto in uno: la suite dei convertitori',
    meta_description:
      'I convertitori di musica e audiolibri in una licenza, con tag uniformi. Un mese, un anno o a vita.',
  },
  video_music_one: {
    headline: 'Video e musica tutto in uno',
    promise: 'Le due suite con una licenza: serie la sera, dischi al mattino e un account solo.',
    steps: [
      { title: 'Installale entrambe', text: 'Tidemark Video e Tidemark Music si attivano insieme.' },
      { title: 'Ordina le cartelle', text: 'Di qua i film, di là gli album.' },
      { title: 'Usale insieme', text: 'Ognuna ha la sua coda.' },
    ],
    features: [
      { title: 'Due gamme', text: 'Tutti i downloader video e i convertitori del tuo sistema.' },
      { title: 'Una scadenza', text: 'Un rinnovo, o nessuno con il piano a vita.' },
      { title: 'Su 1 o 3 computer', text: 'Il piano a vita esiste nelle due forme.' },
      { title: 'Concerti', text: 'Il filmato da una parte, l’audio dall’altra.' },
      {
        title: 'Cresce con te',
        text: 'Un servizio che comincerai in primavera è già pagato, se sta in una delle due gamme.',
      },
      {
        title: 'Una casa, due abitudini',
        text: 'Sullo stesso computer una persona salva i drama e un’altra converte gli audiolibri.',
      },
      {
        title: 'Impostazioni comuni',
        text: 'Lingua, aspetto e aggiornamenti si regolano una volta, mentre le cartelle restano divise.',
      },
    ],
    questions: [
      {
        question: 'Posso partire da una sola suite?',
        answer: 'Sì, e completare poi con un’offerta che conta ciò che hai.',
      },
      { question: 'Che cosa resta fuori?', answer: 'I siti per adulti e l’IA video.' },
      {
        question: 'Due suite danno più diritti?',
        answer: 'No: per immagini e suoni vale l’uso privato che i tuoi abbonamenti permettono.',
      },
      {
        question: 'Quali piani ci sono?',
        answer:
          'Un mese, un anno o a vita per un computer, e a vita per tre. Ciascuno apre tutti i servizi delle due gamme.',
      },
      {
        question: 'Ho già la suite video: pago due volte?',
        answer: 'No. Con una suite a vita nell’account vedi il prezzo della metà che manca.',
      },
      {
        question: 'La licenza Windows comprende una copia per Mac?',
        answer: 'Vale per il sistema che scegli. Per un secondo sistema c’è un’offerta ridotta.',
      },
    ],
    meta_title: 'Video e musica tutto in uno per Windows e Mac',
    meta_description:
      'La suite video e la suite musica in una licenza, al mese, all’anno o a vita, per 1 o 3 computer.',
  },
  video_one_upgrade: {
    headline: 'Dai tuoi downloader alla suite video',
    promise: 'Possiedi già un downloader a vita? Fa scendere il prezzo della suite completa.',
    steps: [
      { title: 'Accedi', text: 'Contiamo le licenze a vita su questo sistema.' },
      { title: 'Leggi il tuo prezzo', text: 'Tiene già conto di ciò che hai.' },
      { title: 'Passa alla suite', text: 'Si aggiungono gli altri downloader, i tuoi restano.' },
    ],
    features: [
      { title: 'A chi serve', text: 'A chi ha comprato downloader singoli e ora li vuole tutti.' },
      { title: 'A scalare', text: 'Ogni licenza abbassa l’importo, fino a un minimo.' },
      { title: 'A vita, 1 computer', text: 'Senza canoni per questa licenza.' },
      { title: 'Impostazioni salve', text: 'Cartelle e cronologia non cambiano.' },
      {
        title: 'Anche i prodotti ritirati',
        text: 'Una licenza a vita per un servizio che non vendiamo più resta una licenza del tuo account.',
      },
      { title: 'Il motivo accanto al prezzo', text: 'Vicino alla cifra leggi l’offerta che l’ha formata.' },
    ],
    questions: [
      {
        question: 'L’abbonamento mensile conta?',
        answer: 'Non come licenza a vita; per gli abbonati c’è un’altra offerta.',
      },
      {
        question: 'E le licenze dell’altro sistema?',
        answer: 'Per quelle c’è l’offerta per un nuovo sistema.',
      },
      {
        question: 'La suite allarga ciò che posso copiare?',
        answer: 'Allarga i servizi, non il permesso: uso personale e lecito.',
      },
      {
        question: 'Conviene comprare prima un altro downloader?',
        answer:
          'No. I gradini sono fatti in modo che una deviazione non ripaghi mai: se vuoi la suite, prendi la suite.',
      },
      {
        question: 'Un coupon si aggiunge?',
        answer:
          'Il negozio calcola ogni prezzo possibile e prende il più basso. Un codice che non aiuta viene rifiutato con il motivo.',
      },
      {
        question: 'Non ho ancora nulla: la pagina è per me?',
        answer: 'Puoi comprare al prezzo normale, ma la pagina della suite video la spiega meglio.',
      },
      {
        question: 'E se volessi tre computer?',
        answer:
          'Allora c’è l’upgrade alla suite video per 3 computer, che parte dalle stesse licenze singole.',
      },
    ],
    meta_title: 'Upgrade a Video tutto in uno',
    meta_description:
      'Hai downloader a vita? Passa alla suite video a un prezzo che ne tiene conto. Licenza per 1 computer.',
  },
  video_pro_upgrade: {
    headline: 'Video Pro: la tua raccolta su tre computer',
    promise:
      'Fisso, portatile e macchina di casa: sali dai downloader singoli alla suite con tre attivazioni.',
    steps: [
      { title: 'Controlla l’account', text: 'Mostra licenze e dispositivi.' },
      { title: 'Confronta One e Pro', text: 'Cambia il numero di computer.' },
      { title: 'Attiva tre macchine', text: 'Dello stesso sistema, quando vuoi.' },
    ],
    features: [
      { title: 'Per chi', text: 'Per chi ha licenze singole e più di un computer.' },
      { title: 'Tre posti', text: 'Liberane uno e usalo altrove.' },
      { title: 'Conta il già pagato', text: 'Il prezzo scende con le tue licenze.' },
      { title: 'Nessun termine', text: 'Pro è a vita.' },
      { title: 'In un passo solo', text: 'Non devi comprare prima la suite per un computer.' },
      {
        title: 'Conto passo per passo',
        text: 'La ricevuta mostra in ordine prezzo di listino, la tua offerta e l’eventuale coupon.',
      },
      {
        title: 'Code separate',
        text: 'Scrivania, portatile e computer accanto al televisore lavorano ciascuno per conto proprio.',
      },
    ],
    questions: [
      { question: 'Windows e Mac insieme?', answer: 'No, la licenza è di un sistema.' },
      {
        question: 'Meglio One e poi Pro?',
        answer: 'Chi ha già la suite trova un’offerta per la sola differenza.',
      },
      {
        question: 'La può usare la famiglia?',
        answer: 'In casa sì. Ciascuno guarda e tiene per sé secondo i propri abbonamenti.',
      },
      {
        question: 'I tre lavorano nello stesso momento?',
        answer:
          'Sì, ognuno con la sua coda e i suoi accessi. Quante riproduzioni insieme ammette un servizio lo decide lui, non la nostra licenza.',
      },
      {
        question: 'Ho già la suite: che pago?',
        answer: 'Soltanto la differenza, con l’offerta per estendere la suite video a 3 computer.',
      },
      {
        question: 'Tre persone in case diverse possono usarla?',
        answer: 'È pensata per i computer di chi compra e di chi vive con lui.',
      },
      {
        question: 'Che cosa resta vietato con tre macchine?',
        answer:
          'Lo stesso che con una: passare i file ad altri, proiettarli in pubblico, salvare ciò a cui non hai diritto.',
      },
    ],
    meta_title: 'Upgrade a Video tutto in uno per 3 computer',
    meta_description:
      'Dai downloader singoli alla suite video su 3 computer, a vita e con il già pagato tenuto in conto.',
  },
  music_upgrade: {
    headline: 'Da un convertitore a tutti gli altri',
    promise: 'Hai cominciato con Spotify o Audible e ora ascolti anche altrove: completa la raccolta.',
    steps: [
      { title: 'Entra nell’account', text: 'Si contano i tuoi convertitori a vita.' },
      { title: 'Guarda lo sconto', text: 'Sta accanto al prezzo della suite.' },
      { title: 'Amplia', text: 'I nuovi convertitori compaiono nell’applicazione.' },
    ],
    features: [
      { title: 'Il tuo caso', text: 'Uno o più convertitori singoli su questo sistema.' },
      { title: 'Gradini', text: 'Una licenza in più, un gradino di prezzo in meno.' },
      { title: 'Stesso programma', text: 'Rimani in Tidemark Music con le tue cartelle.' },
      { title: 'Per 1 computer', text: 'A vita, senza data finale.' },
      {
        title: 'Basta il primo',
        text: 'Un solo convertitore a vita è sufficiente per avere un prezzo più basso.',
      },
      { title: 'L’ultimo tratto', text: 'Chi li ha quasi tutti paga poco per i rimanenti.' },
      {
        title: 'Che cosa si sblocca',
        text: 'I convertitori che vendiamo per il tuo sistema, da Spotify e Deezer a LINE MUSIC e Qobuz, con i libri di Audible.',
      },
    ],
    questions: [
      { question: 'Esiste la musica per 3 computer?', answer: 'Non da sola; sì in Video e musica Pro.' },
      { question: 'Devo riconvertire?', answer: 'No, i file fatti restano come sono.' },
      {
        question: 'Più convertitori, più libertà?',
        answer: 'Più servizi. La regola non cambia: ascolti tu ciò che ti spetta.',
      },
      {
        question: 'I prodotti video abbassano questo prezzo?',
        answer:
          'No, non fanno salire i gradini della musica. Per le due gamme c’è l’upgrade più grande, a video e musica.',
      },
      { question: 'Audible conta come convertitore?', answer: 'Sì, gli audiolibri sono nella gamma musica.' },
      {
        question: 'Ho un convertitore in abbonamento: vale qualcosa?',
        answer:
          'Un piano mensile o annuale in corso qui non conta; per gli abbonati c’è una pagina di offerte propria.',
      },
      {
        question: 'La licenza contiene musica?',
        answer: 'No, soltanto lo strumento. La musica deve essere quella che hai il diritto di ascoltare.',
      },
    ],
    meta_title: 'Upgrade a Musica tutto in uno',
    meta_description:
      'Con un convertitore a vita aggiungi gli altri a un prezzo che scende con ciò che hai. Licenza per 1 computer.',
  },
  video_music_one_upgrade: {
    headline: 'Dai pezzi sciolti all’insieme video e musica',
    promise: 'Downloader, convertitori o entrambi: tutte le tue licenze a vita contano per le due suite.',
    steps: [
      { title: 'Riunisci gli acquisti', text: 'Accedi con l’email degli ordini.' },
      { title: 'Controlla la somma', text: 'Video e musica si contano per sistema.' },
      { title: 'Conferma', text: 'Le due suite si aprono con una nuova licenza.' },
    ],
    features: [
      { title: 'Destinatari', text: 'Chi ha comprato prodotti singoli in una gamma o nell’altra.' },
      { title: 'Tutto si somma', text: 'Tre downloader e un convertitore fanno quattro.' },
      { title: 'Un computer', text: 'A vita, nel sistema che scegli.' },
      { title: 'Conto chiaro', text: 'Prezzo, sconto e totale riga per riga.' },
      {
        title: 'Coppie divise',
        text: 'Se hai comprato due servizi in coppia, ciascuno dei due è un gradino.',
      },
      {
        title: 'Senza deviazioni',
        text: 'Prendere prima un altro prodotto singolo per risparmiare non conviene: i prezzi sono costruiti così.',
      },
      {
        title: 'Due strade a confronto',
        text: 'La pagina mette questo upgrade accanto a quelli più piccoli, solo per il video o solo per la musica.',
      },
    ],
    questions: [
      {
        question: 'Posso unire due account?',
        answer: 'Il calcolo ne guarda uno; per unirli chiedi all’assistenza.',
      },
      { question: 'Ho già una suite: che faccio?', answer: 'Guarda l’offerta per completarla.' },
      {
        question: 'Risparmio sugli abbonamenti?',
        answer: 'No. Senza il tuo accesso non c’è nulla da salvare; con quello, soltanto per te.',
      },
      {
        question: 'I siti per adulti contano?',
        answer: 'Sono una gamma a sé: non si contano e non sono compresi.',
      },
      {
        question: 'Mi basta un upgrade più piccolo?',
        answer:
          'Se non converti mai musica, quello video è più adatto. Più avanti lo allarghi al prezzo della metà mancante.',
      },
      {
        question: 'Dove vedo il risultato?',
        answer: 'Nel tuo account fra i prodotti, con la chiave e il computer su cui lavora.',
      },
      {
        question: 'Il conto è visibile prima di pagare?',
        answer: 'Sì, alla cassa trovi la somma prima e dopo le tue licenze.',
      },
    ],
    meta_title: 'Upgrade a Video e musica tutto in uno',
    meta_description:
      'Le tue licenze singole di video e musica contano per l’insieme completo, a vita e su 1 computer.',
  },
  video_music_pro_upgrade: {
    headline: 'Video e musica Pro per una casa con più PC',
    promise: 'Parti dalle licenze singole e arrivi alle due suite su tre computer.',
    steps: [
      { title: 'Fai l’inventario', text: 'L’account elenca licenze e macchine.' },
      { title: 'Chiedi il livello Pro', text: 'Tre attivazioni al posto di una.' },
      { title: 'Installa', text: 'Su ogni computer con lo stesso account.' },
    ],
    features: [
      { title: 'Profilo', text: 'Case con più prodotti acquistati e più computer.' },
      { title: 'Entrambe in Pro', text: 'Video e musica su ogni macchina.' },
      { title: 'Computer nuovo', text: 'Prende il posto del vecchio quando lo liberi.' },
      { title: 'Una spesa sola', text: 'Senza rinnovo.' },
      { title: 'Che cos’è un posto', text: 'Un computer con Tidemark Video e Tidemark Music, tutti e due.' },
      {
        title: 'Gestione senza chiedere',
        text: 'Dai un nome ai computer, li liberi e li sostituisci senza scrivere all’assistenza.',
      },
      {
        title: 'Gli acquisti di ieri',
        text: 'Ogni prodotto singolo a vita delle due gamme fa scendere il prezzo.',
      },
    ],
    questions: [
      { question: 'Due Windows e un Mac?', answer: 'No, i tre posti sono di un sistema.' },
      { question: 'Le licenze singole spariscono?', answer: 'Restano scritte nell’account.' },
      {
        question: 'Ognuno in casa può salvare il suo?',
        answer: 'Sì, con il proprio accesso e in privato, come chiede ogni servizio.',
      },
      {
        question: 'Che cosa vuol dire una casa?',
        answer:
          'Le persone con cui vivi. Di solito sono la scrivania, un portatile e il computer accanto al televisore.',
      },
      {
        question: 'Posso partire da uno e aggiungerne due dopo?',
        answer: 'Sì, pagando più avanti la differenza. L’upgrade più piccolo è a un clic da qui.',
      },
      {
        question: 'Si può usare un coupon?',
        answer: 'Se ce n’è uno valido e migliore della tua offerta, la ricevuta lo mostra.',
      },
      {
        question: 'C’è qualcosa che non devo fare?',
        answer:
          'Usarla per contenuti che non hai il diritto di copiare, o dare i file a persone fuori da casa tua.',
      },
    ],
    meta_title: 'Upgrade a Video e musica per 3 computer',
    meta_description:
      'Dai prodotti singoli alle due suite su 3 computer: licenza a vita, con sconto secondo ciò che possiedi.',
  },
  video_one_new: {
    headline: 'La suite video sul tuo nuovo sistema',
    promise:
      'Passi da Windows a Mac o viceversa? Quello che hai da una parte alleggerisce la suite dall’altra.',
    steps: [
      { title: 'Indica il nuovo sistema', text: 'Quello su cui la installerai.' },
      { title: 'Lascia contare', text: 'Valgono le licenze a vita del sistema di prima.' },
      { title: 'Installa', text: 'Scarica l’edizione giusta e attivala.' },
    ],
    features: [
      { title: 'Il caso', text: 'Cambi portatile e anche sistema.' },
      { title: 'Nessuno scambio', text: 'Le vecchie licenze restano dove sono.' },
      { title: 'Gamma intera', text: 'I downloader video disponibili su quel sistema.' },
      { title: 'Una macchina', text: 'Un’attivazione, a vita.' },
      {
        title: 'Un account, due sistemi',
        text: 'Le licenze per Windows e per Mac stanno una accanto all’altra, con i loro computer.',
      },
      {
        title: 'Stesso aspetto',
        text: 'Le due edizioni di Tidemark Video differiscono soltanto dove differiscono i sistemi.',
      },
      {
        title: 'Vale anche una suite',
        text: 'Non servono prodotti singoli: una suite a vita sul primo sistema porta ugualmente al prezzo più basso.',
      },
    ],
    questions: [
      {
        question: 'Non posso spostare la licenza?',
        answer: 'Ciascuna è di un sistema; l’offerta rende più leggero il passaggio.',
      },
      { question: 'Ci sono servizi solo per Windows?', answer: 'Alcuni. Leggi la scheda prima di decidere.' },
      {
        question: 'I miei file vengono con me?',
        answer: 'Copiali sul nuovo computer, sempre per te e finché ne hai diritto.',
      },
      {
        question: 'Le impostazioni si trasferiscono?',
        answer:
          'Non da sole. Di là accedi di nuovo a ogni servizio e scegli una volta cartelle e schema dei nomi.',
      },
      {
        question: 'Ho un solo downloader sul vecchio: basta?',
        answer: 'Sì, un prodotto video a vita è sufficiente per pagare meno.',
      },
      {
        question: 'E se non ne ho nessuno?',
        answer: 'Puoi comprare lo stesso, al prezzo normale della suite.',
      },
      {
        question: 'Perché una licenza è legata al sistema?',
        answer: 'Windows e Mac hanno applicazioni separate e numeri di prodotto separati.',
      },
    ],
    meta_title: 'Video tutto in uno per un altro sistema',
    meta_description:
      'Cambia sistema senza ripartire da zero: le licenze Windows o Mac abbassano il prezzo della suite video dell’altro.',
  },
  video_pro_new: {
    headline: 'Video Pro quando cambiano tutti i computer',
    promise: 'In casa arrivano più macchine di un altro sistema: la suite Pro ne copre tre, a vita.',
    steps: [
      { title: 'Conta le macchine', text: 'Devono avere lo stesso sistema.' },
      { title: 'Fai valere il vecchio', text: 'Le licenze del sistema di prima riducono l’importo.' },
      { title: 'Attiva un po’ alla volta', text: 'Non serve farlo in un giorno.' },
    ],
    features: [
      { title: 'Chi ne approfitta', text: 'Chi ha licenze da una parte e più PC dall’altra.' },
      { title: 'Tre attivazioni', text: 'Si liberano e si riusano.' },
      { title: 'Il vecchio funziona', text: 'I prodotti precedenti non cambiano.' },
      { title: 'Gestione dall’account', text: 'Togli un computer anche se non lo hai davanti.' },
      { title: 'Vecchio e nuovo insieme', text: 'Durante il trasloco non si spegne nulla.' },
      { title: 'Tre luoghi', text: 'Bastano per due persone che lavorano e un salotto.' },
      {
        title: 'Servizi da riaprire',
        text: 'Gli accessi a Netflix e agli altri non si portano di là: su ogni computer nuovo entri una volta per servizio.',
      },
    ],
    questions: [
      { question: 'C’è un termine per attivare?', answer: 'No, la licenza non scade.' },
      { question: 'E il quarto computer?', answer: 'Libera un posto o prendi un’altra licenza.' },
      {
        question: 'Va bene per la mia ditta?',
        answer: 'I video salvati sono per uso privato; un progetto di lavoro vuole altri permessi.',
      },
      {
        question: 'Quale pagina scelgo, questa o quella per un computer?',
        answer:
          'Questa per tre computer del nuovo sistema; per uno solo c’è la suite video per un altro sistema.',
      },
      {
        question: 'Vedo il prezzo normale: perché?',
        answer:
          'Con questo indirizzo non risulta un prodotto video a vita. Controlla di essere entrato con l’email usata per comprare.',
      },
      {
        question: 'Un computer può restare sul vecchio sistema?',
        answer:
          'Sì. I suoi prodotti a vita continuano a funzionare lì, e non occupa nessuno dei tre posti nuovi.',
      },
      {
        question: 'Gli abbonamenti di prima aiutano?',
        answer: 'No, soltanto le licenze a vita abbassano questo importo.',
      },
    ],
    meta_title: 'Video tutto in uno: altro sistema, 3 computer',
    meta_description:
      'Suite video a vita su 3 computer di un altro sistema, con sconto per le licenze che avevi sul primo.',
  },
  video_music_one_new: {
    headline: 'La suite che manca alla tua',
    promise: 'Hai quella video o quella musica. Aggiungi l’altra metà e paga soltanto per completare.',
    steps: [
      { title: 'Riconosci la tua suite', text: 'L’account mostra quale possiedi a vita.' },
      { title: 'Somma l’altra', text: 'Il prezzo toglie ciò che hai già.' },
      { title: 'Apri la nuova', text: 'Tidemark Music o Tidemark Video si affianca alla prima.' },
    ],
    features: [
      { title: 'Per chi ha una suite', text: 'Completa, non sostituisce.' },
      { title: 'Dal video alla musica', text: 'I film ci sono, mancano i dischi.' },
      { title: 'Dalla musica al video', text: 'I dischi ci sono, mancano le serie.' },
      { title: 'Un computer', text: 'Insieme a vita su 1 computer.' },
      {
        title: 'Anche i singoli aiutano',
        text: 'I prodotti singoli a vita dell’altra gamma fanno scendere ancora l’importo.',
      },
      {
        title: 'Stesso indirizzo',
        text: 'Non apri un secondo account: tutto resta sotto lo stesso indirizzo email che usi già ora.',
      },
    ],
    questions: [
      {
        question: 'Anche le licenze singole contano?',
        answer: 'Quelle dell’altra gamma sì. Quelle contenute nella tua suite non si sommano due volte.',
      },
      {
        question: 'E se la suite è dell’altro sistema?',
        answer: 'Può alleggerire anche l’insieme del nuovo.',
      },
      {
        question: 'Che regola seguono le due?',
        answer: 'La stessa: ciò che già puoi vedere o ascoltare, per te e senza diffusione.',
      },
      {
        question: 'La mia suite deve essere a vita?',
        answer: 'Sì. Per quelle mensili e annuali c’è una pagina per gli abbonati.',
      },
      {
        question: 'Quali servizi noterò per primi?',
        answer:
          'Venendo dal video, Spotify e Audible. Venendo dalla musica, Netflix, RaiPlay o TVer e il downloader per i siti aperti.',
      },
      {
        question: 'La chiave di adesso resta valida?',
        answer: 'Sì. La licenza completa ha una chiave propria, mostrata accanto alla vecchia.',
      },
      {
        question: 'È un aggiornamento?',
        answer:
          'No, è una nuova licenza che contiene quella di prima. Le due metà valgono per lo stesso sistema.',
      },
    ],
    meta_title: 'Video e musica tutto in uno per chi ha una suite',
    meta_description:
      'Hai la suite video o musica? Aggiungi l’altra a un prezzo che scala la prima. A vita, su 1 computer.',
  },
  video_music_pro_new: {
    headline: 'Da una suite a due, da un computer a tre',
    promise: 'Se hai una suite, con un ordine aggiungi la seconda e sali a tre computer.',
    steps: [
      { title: 'Parti dal tuo', text: 'Suite video o musica, One o Pro.' },
      { title: 'Aggiungi e allarga', text: 'L’altra gamma e i posti che mancano.' },
      { title: 'Distribuisci', text: 'Video in salotto, musica nello studio, o tutto ovunque.' },
    ],
    features: [
      { title: 'Condizione', text: 'Avere già intera una delle due gamme.' },
      { title: 'Se hai Video Pro', text: 'La musica sale allo stesso livello.' },
      { title: 'Sconto visibile', text: 'È scritto accanto al prezzo.' },
      { title: 'Posti flessibili', text: 'Si gestiscono dall’account.' },
      {
        title: 'Conto leggibile',
        text: 'La ricevuta mostra quanto aggiunge la seconda gamma e quanto i posti in più.',
      },
      {
        title: 'Dalla musica',
        text: 'Chi ha la suite di musica riceve posti e downloader in una volta sola.',
      },
      {
        title: 'Tua per sempre',
        text: 'È una licenza a vita, non un abbonamento, conservata nell’account con la sua fattura.',
      },
    ],
    questions: [
      { question: 'Che differenza c’è con One?', answer: 'I computer: uno per One, tre per Pro.' },
      {
        question: 'I prodotti futuri sono inclusi?',
        answer: 'Per quelli guarda l’offerta Pro con prodotti futuri.',
      },
      {
        question: 'Posso prestare un posto?',
        answer: 'Solo in casa tua, e ognuno tiene ciò che i propri accessi gli consentono.',
      },
      {
        question: 'Conviene per un computer solo?',
        answer: 'Poco. Per uno c’è l’offerta video e musica per chi ha già una suite.',
      },
      {
        question: 'Le licenze singole contano ancora?',
        answer:
          'Quelle della gamma che ti manca possono ridurre il prezzo. Quelle già contenute nella tua suite non si contano una seconda volta.',
      },
      {
        question: 'I miei tre posti video sono occupati: si perdono?',
        answer: 'No, i computer registrati restano tali.',
      },
      {
        question: 'Una campagna può dare un prezzo migliore?',
        answer: 'Se per te è più conveniente, la pagina mostra quello.',
      },
    ],
    meta_title: 'Da una suite a Video e musica, 3 computer',
    meta_description:
      'Con una suite nell’account aggiungi la seconda e passa a 3 computer in un ordine. A vita, con lo sconto già contato.',
  },
  video_pro_future: {
    headline: 'La tua suite video, con ciò che arriverà',
    promise: 'Se hai la suite video a vita, passa a tre computer e ricevi i downloader che si aggiungeranno.',
    steps: [
      { title: 'Verifica di averla', text: 'L’offerta appare se la suite a vita è nel tuo account.' },
      { title: 'Paga la differenza', text: 'La distanza da Pro, non un’altra suite.' },
      { title: 'Continua come prima', text: 'Un nuovo servizio si mostra nell’elenco quando esce.' },
    ],
    features: [
      { title: 'Requisito', text: 'La suite video a vita su quel sistema.' },
      { title: 'Prodotti futuri', text: 'I downloader video successivi entrano nella licenza.' },
      { title: 'Due posti in più', text: 'Da un computer a tre.' },
      { title: 'Importo fisso', text: 'Uguale per tutti i proprietari della suite.' },
      {
        title: 'Il computer di oggi resta',
        text: 'Quello già registrato non va riattivato; nell’account compaiono altri due posti.',
      },
      { title: 'Una chiave per tre', text: 'La suite Pro ha una chiave propria, che trovi nel tuo account.' },
    ],
    questions: [
      {
        question: 'Quali servizi arriveranno?',
        answer: 'Non diamo elenchi né date. Conta ciò che uscirà davvero.',
      },
      {
        question: 'Perché non posso comprarla?',
        answer: 'Nel tuo account manca la suite video a vita per quel sistema.',
      },
      {
        question: 'Per i nuovi servizi cambiano le regole?',
        answer: 'No: il tuo accesso, l’uso privato e la legge valgono anche lì.',
      },
      {
        question: 'Posso tornare indietro?',
        answer:
          'Dove la legge dà il diritto di recesso hai 14 giorni. Intanto e dopo, il tuo primo computer continua semplicemente a lavorare.',
      },
      {
        question: 'Ho la suite con il piano annuale: vale?',
        answer:
          'No, qui serve quella a vita. Gli abbonati trovano il passaggio nella loro pagina di offerte.',
      },
      {
        question: 'La musica è compresa?',
        answer: 'No. Per chi possiede video e musica c’è l’estensione delle due suite a 3 computer.',
      },
      {
        question: 'Conta ciò che possiedo oltre alla suite?',
        answer: 'No, la differenza è la stessa per ogni proprietario, con molti prodotti o con nessun altro.',
      },
    ],
    meta_title: 'Video tutto in uno, estensione a 3 computer',
    meta_description:
      'Per chi ha la suite video a vita: 3 computer e i downloader che verranno, pagando la sola differenza.',
  },
  video_music_pro_future: {
    headline: 'Due suite, tre computer e ciò che verrà',
    promise: 'Hai già video e musica a vita: portale su tre computer, con le novità delle due gamme.',
    steps: [
      { title: 'Guarda le due suite', text: 'Devono risultare a vita su quel sistema.' },
      { title: 'Estendi', text: 'Con un unico supplemento.' },
      {
        title: 'Ricevi le novità',
        text: 'Downloader e convertitori successivi arrivano con l’applicazione.',
      },
    ],
    features: [
      { title: 'Chi può', text: 'Chi possiede l’insieme o le due suite comprate separatamente.' },
      { title: 'Novità audio', text: 'Un convertitore successivo entra nella licenza.' },
      { title: 'Novità video', text: 'E un downloader successivo pure.' },
      { title: 'Casa con più macchine', text: 'Tre posti che distribuisci tu.' },
      { title: 'Ultimo gradino', text: 'Dopo questa non esiste una licenza più alta da comprare.' },
      {
        title: 'La storia rimane',
        text: 'Fatture e nomi dei dispositivi della tua licenza non vanno perduti: restano nell’account.',
      },
      {
        title: 'Solo la differenza',
        text: 'Paghi il passaggio da uno a tre computer, non di nuovo le suite.',
      },
    ],
    questions: [
      { question: 'Dovevo comprare tutto insieme?', answer: 'No, due suite separate valgono lo stesso.' },
      {
        question: 'I computer si possono cambiare?',
        answer: 'Sì, libera un posto nell’account e usalo su un altro.',
      },
      {
        question: 'Con le novità cambiano i miei doveri?',
        answer: 'Per nulla: tieni per te ciò che hai il diritto di vedere o ascoltare.',
      },
      {
        question: 'Il prezzo cambia se ho molte licenze singole?',
        answer:
          'No. La differenza è uguale per tutti, quindi non importa per quale strada sei arrivato fin qui.',
      },
      {
        question: 'I tre posti possono dividersi fra Windows e Mac?',
        answer:
          'No, stanno sul sistema per cui paghi. Se usi tutti e due, ciascuno vuole il proprio passaggio.',
      },
      {
        question: 'Quando ricevo una novità?',
        answer: 'Con l’aggiornamento che la porta. Non devi ordinare nulla a parte.',
      },
      { question: 'L’IA video è fra i prodotti futuri?', answer: 'No, appartiene a una linea sua.' },
    ],
    meta_title: 'Video e musica: da uno a 3 computer',
    meta_description:
      'Per chi ha le due suite a vita: estendi a 3 computer e ricevi i prodotti che verranno, con un supplemento.',
  },
}
