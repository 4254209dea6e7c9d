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
    ],
    questions: [
      {
        question: 'Da quanti servizi conviene?',
        answer:
          'Somma le licenze che ti servirebbero e confrontale con questo prezzo: la pagina fa il conto.',
      },
      { question: 'I siti per adulti rientrano?', answer: 'No, si vendono a parte.' },
      {
        question: 'Mi servono gli abbonamenti?',
        answer: 'Sì. La suite non apre nulla: tieni in privato ciò che già puoi vedere lecitamente.',
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
    ],
    questions: [
      { question: 'Quali piani ci sono?', answer: 'Un mese, un anno e a vita, per 1 computer.' },
      { question: 'Napster è compreso?', answer: 'No, quel convertitore non è più in vendita.' },
      {
        question: 'Che cosa posso convertire a buon diritto?',
        answer:
          'Ciò che i tuoi abbonamenti ti fanno ascoltare, per le tue orecchie e finché la legge lo accetta.',
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
    ],
    questions: [
      { question: 'Esiste la musica per 3 computer?', answer: 'Non da sola; sì in Video e musica Pro.' },
      { question: 'Devo riconvertire?', answer: 'No, i file fatti restano come sono.' },
      {
        question: 'Più convertitori, più libertà?',
        answer: 'Più servizi. La regola non cambia: ascolti tu ciò che ti spetta.',
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
    ],
    questions: [
      { question: 'Due Windows e un Mac?', answer: 'No, i tre posti sono di un sistema.' },
      { question: 'Le licenze singole spariscono?', answer: 'Restano scritte nell’account.' },
      {
        question: 'Ognuno in casa può salvare il suo?',
        answer: 'Sì, con il proprio accesso e in privato, come chiede ogni servizio.',
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
    ],
    questions: [
      { question: 'C’è un termine per attivare?', answer: 'No, la licenza non scade.' },
      { question: 'E il quarto computer?', answer: 'Libera un posto o prendi un’altra licenza.' },
      {
        question: 'Va bene per la mia ditta?',
        answer: 'I video salvati sono per uso privato; un progetto di lavoro vuole altri permessi.',
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
    ],
    meta_title: 'Video e musica: da uno a 3 computer',
    meta_description:
      'Per chi ha le due suite a vita: estendi a 3 computer e ricevi i prodotti che verranno, con un supplemento.',
  },
}
