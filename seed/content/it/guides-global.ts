import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix sul computer: profilo, lingue, stagione',
    intro:
      'Le lingue che Netflix ti mostra dipendono anche dal profilo. Sistema quello per primo e la stagione verrà da sé.',
    steps: [
      {
        title: 'Entra nel profilo giusto',
        text: 'Accedi dal browser interno. Un profilo per bambini nasconde gran parte del catalogo.',
      },
      {
        title: 'Controlla le lingue preferite',
        text: 'Si trovano nelle impostazioni dell’account. Aggiungi lì quella che non compare tra audio e sottotitoli.',
      },
      {
        title: 'Apri la stagione',
        text: 'Il menu della scheda passa da una all’altra; l’applicazione riporta numero, titolo e minuti di ogni puntata.',
      },
      {
        title: 'Distingui i sottotitoli',
        text: 'Quelli per non udenti seguono il parlato e i suoni. I «forzati» traducono solo le battute in una lingua diversa.',
      },
      {
        title: 'Fai una prova',
        text: 'Scarica una puntata, guardane due minuti e, se va bene, accoda il resto.',
      },
    ],
    hints: [
      {
        title: 'C’è già l’offline di Netflix',
        text: 'Per telefono e tablet è la via prevista. Con il piano con pubblicità ha qualche limite in più.',
      },
      {
        title: 'Chi resta e chi parte',
        text: 'I film su licenza annunciano l’ultimo giorno nella scheda. Le produzioni Netflix di norma rimangono.',
      },
    ],
    questions: [
      {
        question: 'All’estero vedo altri titoli: come mai?',
        answer:
          'Il catalogo segue il luogo in cui ti trovi. Nell’Unione europea, per un soggiorno temporaneo, conservi quello italiano.',
      },
      {
        question: 'Un utente extra può usare l’applicazione?',
        answer: 'Ha un proprio accesso con un profilo, e per lui valgono le stesse condizioni che per te.',
      },
    ],
    meta_title: 'Guida: Netflix, lingue e sottotitoli',
    meta_description:
      'Lingue del profilo, stagioni, sottotitoli forzati: come preparare una serie Netflix sul computer con il tuo abbonamento.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video: capire che cosa hai davvero davanti',
    intro:
      'Nella stessa pagina convivono titoli inclusi, noleggi, acquisti e canali. Qualche segnale basta per non confonderli.',
    steps: [
      {
        title: 'Parti dal tuo sito',
        text: 'L’account appartiene a un negozio, per esempio amazon.it. Entra da lì.',
      },
      {
        title: 'Leggi la scritta sotto il titolo',
        text: '«Incluso con Prime», il noleggio, l’acquisto o il nome di un canale: a ciascuno corrispondono diritti diversi.',
      },
      {
        title: 'Apri i dettagli',
        text: 'Qui sono elencati audio e sottotitoli. Talvolta la versione originale ha una scheda tutta sua.',
      },
      {
        title: 'Avvia la riproduzione',
        text: 'Bastano pochi secondi perché l’applicazione conosca tracce, definizioni e capitoli.',
      },
      {
        title: 'Una cartella per i noleggi',
        text: 'Tenendoli separati ricorderai che cosa cancellare, e quando.',
      },
    ],
    hints: [
      {
        title: 'I noleggi hanno due orologi',
        text: 'Uno per cominciare, in genere 30 giorni, e uno per finire, spesso 48 ore. La scheda riporta entrambi.',
      },
      {
        title: 'L’app di Amazon per computer',
        text: 'Esiste per Windows e per Mac e consente anch’essa i download. Forse ti basta quella.',
      },
    ],
    questions: [
      {
        question: 'Perché compare la pubblicità?',
        answer: 'In molti Paesi, Italia compresa, Prime la prevede se non si paga l’opzione che la toglie.',
      },
      {
        question: 'Dove ritrovo gli acquisti?',
        answer: 'Nella tua area personale, accanto alla lista, alla voce degli acquisti e noleggi.',
      },
    ],
    meta_title: 'Guida: Prime Video, inclusi e noleggi',
    meta_description:
      'Incluso, noleggiato, acquistato o di un canale: riconoscere un titolo di Prime Video, le sue lingue e la sua scadenza.',
  },
  disney_plus_downloader: {
    title: 'Disney+: la scorta di film per tutta la famiglia',
    intro:
      'Età del profilo, canzoni doppiate, formati dell’immagine: Disney+ ha le sue particolarità. Ecco come preparare qualcosa per piccoli e grandi.',
    steps: [
      {
        title: 'Verifica l’età impostata',
        text: 'Le serie per adulti si vedono soltanto da un profilo che le ammette; per modificarlo occorre la password.',
      },
      {
        title: 'Scegli un mondo',
        text: 'Disney, Pixar, Marvel, Star Wars e National Geographic hanno ciascuno la propria pagina.',
      },
      {
        title: 'Ascolta un ritornello',
        text: 'Nei cartoni la traccia decide anche le canzoni. Prova italiano e inglese prima di confermare.',
      },
      {
        title: 'Guarda l’inquadratura',
        text: 'Alcuni film Marvel ci sono in IMAX, più alti; i vecchi «Simpson» anche nel 4:3 di allora. Si imposta nella scheda.',
      },
      {
        title: 'Metti l’anno nel nome',
        text: 'Così i film di una saga si dispongono nell’ordine di uscita.',
      },
    ],
    hints: [
      {
        title: 'Extra',
        text: 'Scene tagliate e dietro le quinte occupano una scheda a sé e non contano come puntate.',
      },
      {
        title: 'Download sul telefono',
        text: 'L’app di Disney+ chiede di tornare in rete ogni 30 giorni circa.',
      },
    ],
    questions: [
      {
        question: 'Le serie con il marchio Hulu sono comprese?',
        answer:
          'Fuori dagli Stati Uniti Hulu ha preso il posto di Star dentro Disney+. Se il tuo piano le riproduce, puoi sceglierle.',
      },
      {
        question: 'Posso mettere il film sul tablet dei figli?',
        answer: 'In famiglia sì, quando condizioni e legge lo ammettono. Non per i compagni di scuola.',
      },
    ],
    meta_title: 'Guida: Disney+ per grandi e piccoli',
    meta_description:
      'Età del profilo, canzoni, IMAX o 4:3, extra: preparare film e serie di Disney+ per un viaggio in famiglia.',
  },
  hbo_max_downloader: {
    title: 'HBO Max: una puntata alla settimana, senza perdersi',
    intro:
      'Le serie di punta escono una puntata per volta. Qui vedi come completare una stagione ancora in corso.',
    steps: [
      {
        title: 'Ricorda da dove entri',
        text: 'Abbonamento diretto, operatore o pacchetto con altri servizi: ogni via ha il suo accesso. Usa la tua.',
      },
      {
        title: 'Scegli il profilo',
        text: 'Lista e lingue appartengono a lui. Da quello dei bambini le serie HBO quasi non si vedono.',
      },
      {
        title: 'Accoda la stagione',
        text: 'Le puntate che hai già sono riconosciute dal nome e non si scaricano di nuovo.',
      },
      {
        title: 'Ripassa il lunedì',
        text: 'La domenica sera americana in Italia è notte fonda: la mattina dopo la riga nuova è pronta.',
      },
    ],
    hints: [
      {
        title: 'Dopo i titoli di coda',
        text: 'Molte puntate hanno un breve filmato sulla lavorazione. Cercalo tra i contenuti extra.',
      },
      {
        title: 'Dialoghi sommessi',
        text: 'In cuffia lo stereo rende le voci più chiare di un multicanale ridotto a due.',
      },
    ],
    questions: [
      {
        question: 'Perché una serie HBO non c’è?',
        answer:
          'Alcuni contratti precedenti sono ancora validi: può trovarsi presso un altro servizio italiano.',
      },
      {
        question: 'Italiano e inglese nello stesso file?',
        answer: 'Sì, scegliendo MKV. Il doppiaggio a volte esce più tardi dell’originale.',
      },
    ],
    meta_title: 'Guida: HBO Max, la serie della settimana',
    meta_description:
      'Completare una stagione in corso, trovare gli extra, unire doppiaggio e originale: HBO Max per abbonati, in privato.',
  },
  hulu_downloader: {
    title: 'Hulu dagli Stati Uniti: la puntata di ieri sera',
    intro:
      'Hulu pubblica il giorno dopo ciò che è andato in onda in America. Se vivi lì e guardi nel weekend, conviene darsi un ordine.',
    steps: [
      {
        title: 'Usa l’account americano',
        text: 'Da solo o insieme a Disney+, Hulu si apre con le credenziali dell’offerta sottoscritta.',
      },
      {
        title: 'Riempi «My Stuff»',
        text: 'Le novità delle tue serie salgono in cima: è la lista della spesa.',
      },
      {
        title: 'Guarda quando scade',
        text: 'Delle serie di rete restano spesso solo le ultime puntate, ognuna con la propria data.',
      },
      {
        title: 'Comincia da ciò che parte prima',
        text: 'Spunta in ordine di scadenza e aggiungi i sottotitoli inglesi.',
      },
    ],
    hints: [
      {
        title: 'Sub e Dub',
        text: 'Lo stesso anime può comparire due volte, con i sottotitoli o doppiato in inglese. Lo dice la sigla.',
      },
      {
        title: 'Canali aggiunti',
        text: 'Nei risultati si mescolano al resto. Disdetto il canale, finisce anche il diritto sui suoi titoli.',
      },
    ],
    questions: [
      {
        question: 'Abito in Italia: mi è utile?',
        answer:
          'No, il servizio è per gli Stati Uniti. Da noi molte di quelle serie sono su Disney+, che ha un downloader suo.',
      },
      {
        question: 'Nel file ci sarà la pubblicità?',
        answer: 'Il piano con spot interrompe la visione: aspettati ciò che il tuo piano trasmette.',
      },
    ],
    meta_title: 'Guida: Hulu, le puntate del giorno dopo',
    meta_description:
      '«My Stuff», scadenze, Sub o Dub: tenere in ordine le puntate di Hulu, negli Stati Uniti e con il tuo abbonamento.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ su Windows e su Mac',
    intro:
      'Dall’autunno 2025 Apple lo chiama soltanto Apple TV. I passaggi sono gli stessi: accesso, titolo originale, tracce.',
    steps: [
      {
        title: 'Tieni il telefono vicino',
        text: 'tv.apple.com chiede un codice di sei cifre, che arriva su un altro dispositivo.',
      },
      {
        title: 'Separa abbonamento e negozio',
        text: 'La pagina mostra insieme originali, film in vendita e altre app. Il logo Apple indica ciò che è compreso.',
      },
      {
        title: 'Pochi sottotitoli',
        text: 'Le lingue sono una quarantina: tienine due o tre, o il menu del lettore diventa ingestibile.',
      },
      {
        title: 'Fai attenzione ad AD',
        text: 'È l’audiodescrizione, una voce che racconta le immagini. Sceglila soltanto se la vuoi.',
      },
      {
        title: 'Prendi la stagione',
        text: 'Di norma sono da otto a dieci puntate: si selezionano in una volta.',
      },
    ],
    hints: [
      {
        title: 'In famiglia',
        text: 'Altre cinque persone possono guardare, ognuna con il proprio account Apple. Che ciascuna usi il suo.',
      },
      {
        title: 'Il giorno è il venerdì',
        text: 'Le puntate escono di solito quella notte; al debutto ne arrivano due o tre.',
      },
    ],
    questions: [
      {
        question: 'Apple ha un’app per Windows?',
        answer: 'Sì, nel Microsoft Store. Che cosa permetta di scaricare è spiegato nell’assistenza Apple.',
      },
      {
        question: 'E le gare sportive?',
        answer: 'Restano fuori: la guida riguarda serie, film e documentari.',
      },
    ],
    meta_title: 'Guida: Apple TV+ da un computer',
    meta_description:
      'Codice di accesso, originali, quaranta lingue di sottotitoli: Apple TV+ passo per passo su Windows e su Mac.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+: ordine tra Star Trek e Nickelodeon',
    intro:
      'Sessant’anni di televisione nello stesso scaffale. Con una numerazione chiara le generazioni non si confondono.',
    steps: [
      {
        title: 'Guarda il tuo piano',
        text: 'Da lui dipendono titoli e definizione. Chi lo riceve con un altro operatore entra tramite quello.',
      },
      {
        title: 'Passa dal marchio',
        text: 'Star Trek, Nickelodeon, MTV e Comedy Central hanno pagine più complete della ricerca.',
      },
      {
        title: 'Conta le puntate',
        text: 'Un episodio di cartoni contiene spesso due storie: per Paramount+ è uno, per altri elenchi sono due.',
      },
      {
        title: 'Aggiungi l’anno',
        text: 'La serie vecchia e il suo rifacimento, che portano lo stesso titolo, resteranno distinti.',
      },
    ],
    hints: [
      {
        title: 'Dal profilo dei bambini',
        text: 'Componi da lì la loro scorta: nient’altro ci finirà dentro.',
      },
      {
        title: 'Da quale Star Trek cominciare?',
        text: 'L’ordine di uscita è il più semplice. Per quello della storia scrivi l’anno del racconto davanti alla cartella.',
      },
    ],
    questions: [
      {
        question: 'Perché in America ci sono più titoli?',
        answer: 'I diritti si vendono per Paese e parecchie serie CBS in Italia stanno altrove.',
      },
      {
        question: 'Si possono vedere i corti di seguito?',
        answer: 'I file sono separati, ma un lettore apre tutta la cartella e li mette in fila.',
      },
    ],
    meta_title: 'Guida: Paramount+ nell’ordine giusto',
    meta_description:
      'Scegliere per marchio, contare le puntate, scrivere l’anno: Star Trek e Nickelodeon su Paramount+, per uso privato.',
  },
  peacock_downloader: {
    title: 'Peacock: serie infinite e sport da recuperare',
    intro: 'NBC, Bravo e le gare in replica non stanno in una serata sola. Ecco come dividerle.',
    steps: [
      {
        title: 'Entra da peacocktv.com',
        text: 'Il servizio è pensato per chi risiede negli Stati Uniti. Poi scegli il profilo.',
      },
      {
        title: 'Sappi che piano hai',
        text: 'Cambia soprattutto la pubblicità: Premium Plus ne toglie la maggior parte.',
      },
      {
        title: 'Decidi la versione',
        text: '«The Office» esiste come andò in onda e nei «Superfan Episodes», più lunghi e in un elenco proprio.',
      },
      {
        title: 'Una stagione per volta',
        text: 'Scaricarne nove insieme non serve. Aggiungi la successiva quando ci arrivi.',
      },
    ],
    hints: [
      {
        title: 'Niente risultati',
        text: 'Ordina le repliche per squadra e non per data: le anteprime recenti raccontano troppo.',
      },
      {
        title: 'Un giorno dopo',
        text: 'I programmi NBC e Bravo arrivano in genere all’indomani. Una sera fissa la settimana è sufficiente.',
      },
    ],
    questions: [
      {
        question: 'C’è qualcosa in spagnolo?',
        answer: 'Sì, i programmi di Telemundo, molti con sottotitoli inglesi.',
      },
      {
        question: 'Posso proiettare una partita al circolo?',
        answer: 'No, sarebbe una visione pubblica e spetta a chi ha i diritti.',
      },
    ],
    meta_title: 'Guida: Peacock, sitcom lunghe e sport',
    meta_description:
      'Versione andata in onda o Superfan, piano, repliche senza risultato: Peacock negli Stati Uniti, con il tuo account.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: rimettere in fila le stagioni',
    intro:
      'Pochi cataloghi numerano le stagioni in modi così diversi. Un’occhiata prima di cominciare ti risparmia molte correzioni.',
    steps: [
      {
        title: 'Vai al servizio del tuo Paese',
        text: 'Come offerta a sé Discovery+ è rimasto in pochi mercati; altrove i programmi sono confluiti in HBO Max.',
      },
      {
        title: 'Scegli un tema',
        text: 'Natura, crimine, motori, casa: queste pagine mostrano più della schermata iniziale.',
      },
      {
        title: 'Confronta i numeri',
        text: 'Titolo e data della prima puntata fanno fede. Tra edizione americana ed europea balla spesso una stagione.',
      },
      {
        title: 'Scrivi la data nel nome',
        text: 'Anche se due numeri coincidono, l’ordine resterà corretto.',
      },
      {
        title: 'Risparmia spazio',
        text: 'Per un programma da sottofondo basta il 720p; la definizione piena lasciala ai documentari sulla natura.',
      },
    ],
    hints: [
      {
        title: 'Speciali',
        text: 'Sono spesso titoli separati: cerca il nome della serie insieme a un anno.',
      },
      {
        title: 'La voce sopra la voce',
        text: 'Nell’edizione italiana sotto il doppiaggio si sente l’originale. Se ti distrae, prendi la traccia inglese.',
      },
    ],
    questions: [
      {
        question: 'Un programma del canale TV non c’è: perché?',
        answer: 'Canale e piattaforma condividono soltanto una parte del palinsesto.',
      },
      {
        question: 'Un documentario si può copiare più liberamente?',
        answer: 'No, è protetto come qualsiasi film, anche quando insegna qualcosa.',
      },
    ],
    meta_title: 'Guida: Discovery+, stagioni in fila',
    meta_description:
      'Confrontare la numerazione, usare le date, trovare gli speciali: le serie di Discovery+ in ordine sul tuo disco.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll: sottotitoli, doppiaggio e saghe lunghe',
    intro:
      'In un anime la scelta delle tracce è metà del piacere. Ecco dove Crunchyroll le mette e come affrontare centinaia di puntate.',
    steps: [
      {
        title: 'Imposta audio e testi',
        text: 'Le preferenze dell’account li tengono separati e valgono come punto di partenza per ogni puntata.',
      },
      {
        title: 'Cerca il doppiaggio in due posti',
        text: 'Secondo la serie è una stagione del menu oppure una traccia del lettore.',
      },
      {
        title: 'Scrivi un intervallo',
        text: 'Per le serie interminabili indica, ad esempio, da 382 a 400. Prima accertati che l’arco cominci lì.',
      },
      {
        title: 'Conserva l’ASS',
        text: 'È il formato che ricorda posizione e colore di cartelli e canzoni. In MKV ci sta senza modifiche.',
      },
    ],
    hints: [
      {
        title: 'Offline nell’app',
        text: 'I piani superiori comprendono i download su telefono e tablet: in viaggio leggero bastano.',
      },
      {
        title: 'Riempitivi',
        text: 'Gli elenchi curati dagli appassionati segnalano le puntate che puoi saltare.',
      },
    ],
    questions: [
      {
        question: 'I sottotitoli italiani non ci sono ancora: che faccio?',
        answer: 'Nel simulcast le lingue non escono insieme. Aspetta e poi riprendi solo il testo.',
      },
      {
        question: 'Una serie può sparire?',
        answer: 'Sì, le licenze hanno un termine, e l’avviso non arriva sempre con largo anticipo.',
      },
    ],
    meta_title: 'Guida: Crunchyroll, sub e doppiaggio',
    meta_description:
      'Preferenze, stagioni doppiate, intervalli di puntate e sottotitoli ASS: Crunchyroll per una raccolta privata.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: la partita di ieri, senza sapere com’è finita',
    intro:
      'Una gara di cui conosci il risultato perde sapore. Questa guida porta all’archivio di ESPN+ girando al largo dai titoli.',
    steps: [
      {
        title: 'Vai dritto ai «Replays»',
        text: 'La prima pagina mostra i punteggi. Metti tra i preferiti l’indirizzo delle repliche.',
      },
      {
        title: 'Filtra la competizione',
        text: 'Hockey, sport universitario, combattimento, calcio: l’elenco si accorcia e rivela meno.',
      },
      {
        title: 'Individua l’integrale',
        text: 'Partita intera, versione breve e highlights stanno vicine. La durata le distingue.',
      },
      {
        title: 'Lavora di notte',
        text: 'Con gli intervalli si superano facilmente le tre ore.',
      },
    ],
    hints: [
      {
        title: 'Il nome è cambiato',
        text: 'Nel 2025 ESPN ha rivisto i piani: l’offerta di ESPN+ corrisponde al livello «Select».',
      },
      {
        title: 'Oscuramenti locali',
        text: 'La squadra della tua zona è spesso bloccata in diretta; la replica, se arriva, arriva dopo.',
      },
    ],
    questions: [
      {
        question: 'Per quanto resta una partita?',
        answer: 'Spesso una trentina di giorni, secondo il torneo. I documentari durano di più.',
      },
      {
        question: 'E gli incontri in pay-per-view?',
        answer: 'Soltanto se li hai comprati e il tuo account apre la replica, sempre per te.',
      },
    ],
    meta_title: 'Guida: ESPN+ senza conoscere il risultato',
    meta_description:
      'Repliche, filtri per competizione, partita integrale: usare l’archivio di ESPN+ in privato e senza rovinarsi il finale.',
  },
  tubi_video_downloader: {
    title: 'Tubi: i film rari, prima che se ne vadano',
    intro: 'Il catalogo di Tubi ruota ogni mese. Una lista e un occhio alle date evitano delusioni.',
    steps: [
      {
        title: 'Con l’account o senza',
        text: 'Si guarda anche senza iscriversi. Registrandoti, gratis, hai la tua lista e i titoli con un limite di età.',
      },
      {
        title: 'Apri «Leaving Soon»',
        text: 'La fila raccoglie chi è in partenza: comincia da lì.',
      },
      {
        title: 'Verifica i minuti',
        text: 'I vecchi film circolano anche accorciati. Confronta con una banca dati di cinema.',
      },
      {
        title: 'Scrivi anno e regista',
        text: 'Tra i film di genere i titoli uguali abbondano.',
      },
    ],
    hints: [
      {
        title: 'Dove esiste',
        text: 'Tra gli altri in Stati Uniti, Canada, Messico, Australia e Regno Unito. Non in Italia.',
      },
      {
        title: 'Testi non garantiti',
        text: 'Alle rarità i sottotitoli possono mancare: l’applicazione lo dice prima di partire.',
      },
    ],
    questions: [
      {
        question: 'Un vecchio film gratuito è di pubblico dominio?',
        answer: 'Qualcuno sì, quasi tutti no. Che passi con la pubblicità non significa nulla.',
      },
      {
        question: 'Sono compresi i canali di Tubi?',
        answer: 'No, soltanto film e serie a richiesta.',
      },
    ],
    meta_title: 'Guida: Tubi, film in partenza',
    meta_description:
      '«Leaving Soon», minuti, anno e regista: mettere da parte per sé le rarità di Tubi nei Paesi dove il servizio esiste.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel, dal browser',
    intro: 'Lo si conosce dai lettori Roku, ma si apre anche come sito. La guida comincia proprio da questo.',
    steps: [
      {
        title: 'Apri therokuchannel.roku.com',
        text: 'Il lettore non serve. Per qualche titolo occorrono un account gratuito e la data di nascita.',
      },
      {
        title: 'Lascia i canali lineari',
        text: 'Scendi fino a film e serie: sono gli unici con un inizio e una fine.',
      },
      {
        title: 'Evita le offerte a pagamento',
        text: 'Un simbolo sulla locandina le distingue già prima di aprirle.',
      },
      {
        title: 'Sistema subito le cartelle',
        text: 'L’applicazione ne suggerisce una per genere; correggerla adesso è più comodo.',
      },
    ],
    hints: [
      {
        title: 'Originali in pillole',
        text: 'Parecchi provengono da una piattaforma chiusa e durano meno di dieci minuti a puntata.',
      },
      {
        title: 'Per i bambini',
        text: '«Kids & Family» è un ingresso a parte, dove altro non si vede.',
      },
    ],
    questions: [
      {
        question: 'Dall’Italia si può guardare?',
        answer: 'Di norma no: si rivolge a Nord America e Regno Unito.',
      },
      {
        question: 'Riprende da dove ero rimasto?',
        answer: 'Il sito sì, con un account. Per i file dipende dal tuo lettore.',
      },
    ],
    meta_title: 'Guida: The Roku Channel sul computer',
    meta_description:
      'Senza lettore: trovare i titoli a richiesta, scartare quelli a pagamento e ordinare gli originali di The Roku Channel.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: dal palinsesto al titolo a richiesta',
    intro:
      'Sembra un telecomando con tanti canali, ma per un file ti serve l’altra metà di Pluto TV, quella on demand.',
    steps: [
      {
        title: 'Cambia vista',
        text: 'Su pluto.tv passa dalla TV in diretta a «On Demand», in alto.',
      },
      {
        title: 'Dal canale al titolo',
        text: 'Hai trovato una serie scorrendo i canali? Cercala tra i contenuti a richiesta: non tutto c’è.',
      },
      {
        title: 'Controlla la lingua',
        text: 'Nell’edizione italiana prevale il doppiaggio; l’originale è raro.',
      },
      {
        title: 'Prepara la serata',
        text: 'Metti le puntate nell’ordine che vuoi: davanti al nome apparirà un numero.',
      },
    ],
    hints: [
      {
        title: 'Stagioni con i buchi',
        text: 'Qualche puntata manca spesso. Guarda quali prima di iniziare.',
      },
      {
        title: 'A inizio mese',
        text: 'È quando arrivano e partono più titoli.',
      },
    ],
    questions: [
      {
        question: 'Perché ci sono bande nere ai lati?',
        answer: 'Le serie di una volta sono in 4:3, ed è il loro formato vero.',
      },
      {
        question: 'In Svizzera l’offerta è uguale?',
        answer: 'No, ogni Paese ha i suoi canali e i suoi titoli.',
      },
    ],
    meta_title: 'Guida: Pluto TV on demand',
    meta_description:
      'Uscire dal palinsesto, controllare le stagioni e comporre una serata: Pluto TV sul computer, per la visione privata.',
  },
  viki_downloader: {
    title: 'Viki: aspettare che la traduzione sia completa',
    intro:
      'Su Viki i sottotitoli li scrivono volontari. Il momento buono non è il giorno dell’uscita, ma quello in cui hanno finito.',
    steps: [
      {
        title: 'Leggi la percentuale',
        text: 'Ogni lingua mostra a che punto è. Sotto il 100 mancano ancora battute o intere puntate.',
      },
      {
        title: 'Verifica il Viki Pass',
        text: 'Serve per novità ed esclusive; senza, si vede appena un assaggio.',
      },
      {
        title: 'Prendi due lingue',
        text: 'L’italiano per guardare e l’inglese di riserva, che di solito è pronto per primo.',
      },
      {
        title: 'Scarica il drama',
        text: 'Sedici puntate da un’ora abbondante: controlla lo spazio libero.',
      },
      {
        title: 'Aggiorna solo il testo',
        text: 'Se una traduzione viene corretta, la riprendi senza riscaricare il video.',
      },
    ],
    hints: [
      {
        title: 'Chi ha tradotto',
        text: 'I nomi delle squadre sono nella scheda. Un ringraziamento fa sempre piacere.',
      },
      {
        title: 'Commenti a tempo',
        text: 'Scorrono soltanto nel lettore di Viki e non entrano nel file.',
      },
    ],
    questions: [
      {
        question: 'Che cos’è la modalità studio?',
        answer: 'Due sottotitoli insieme e un dizionario, sul sito e per alcuni titoli.',
      },
      {
        question: 'Posso pubblicare quei sottotitoli?',
        answer: 'No, appartengono all’offerta di Viki e non vanno messi in giro.',
      },
    ],
    meta_title: 'Guida: i K-drama di Viki ben tradotti',
    meta_description:
      'Percentuale, Viki Pass, due lingue, testo da aggiornare: tenere per sé un drama coreano al momento giusto.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: le puntate e nient’altro',
    intro:
      'Un drama cinese conta decine di puntate, circondate da trailer e scene dal set. Ecco come separarle.',
    steps: [
      {
        title: 'Imposta la lingua di iQ.com',
        text: 'Quella dell’interfaccia fa da preferenza anche per i sottotitoli.',
      },
      {
        title: 'Resta nella fila delle puntate',
        text: 'Gli «Highlights» occupano la fila accanto: lasciali lì.',
      },
      {
        title: 'Cerca la corona VIP',
        text: 'Le prime puntate sono spesso libere, il seguito è per gli abbonati.',
      },
      {
        title: 'Scegli voce e testo',
        text: 'Il mandarino c’è sempre; per alcune serie si aggiunge un doppiaggio inglese o thailandese.',
      },
      {
        title: 'Vai a gruppi di dieci',
        text: 'Quaranta puntate arrivano presto a cinquanta gigabyte.',
      },
    ],
    hints: [
      {
        title: 'Due siti diversi',
        text: 'iqiyi.com e iQ.com non hanno in comune né catalogo né account.',
      },
      {
        title: 'Quadratini al posto dei caratteri',
        text: 'Al lettore manca un font cinese. Installane uno.',
      },
    ],
    questions: [
      {
        question: 'Perché una scena non c’è?',
        answer: 'Ogni mercato può avere un suo montaggio. Confronta la durata delle puntate.',
      },
      {
        question: 'Trovo donghua in italiano?',
        answer: 'Qualche volta con sottotitoli, doppiati quasi mai.',
      },
    ],
    meta_title: 'Guida: iQIYI, puntate senza clip',
    meta_description:
      'Puntate o clip, corona VIP, lingue, gruppi di dieci: i drama cinesi di iQIYI in ordine sul tuo computer.',
  },
  stan_downloader: {
    title: 'Stan: serie australiane per le strade lunghe',
    intro:
      'Fuori dalle città australiane la rete si perde per ore. Chi prepara Stan a casa viaggia in compagnia.',
    steps: [
      {
        title: 'Guarda il tuo livello',
        text: 'Il più economico riproduce solo la definizione standard, e il file non ne avrà di più.',
      },
      {
        title: 'Prima i titoli acquistati',
        text: 'Gli Stan Originals restano, le serie di altri se ne vanno. La scheda riporta l’ultimo giorno.',
      },
      {
        title: 'Segna dal telefono',
        text: '«My List» si riempie ovunque e si smaltisce al computer.',
      },
      {
        title: 'Prova senza rete',
        text: 'Prima di partire apri ogni file in modalità aereo.',
      },
    ],
    hints: [
      {
        title: 'Parlata locale',
        text: 'L’inglese australiano abbonda di espressioni proprie: i sottotitoli servono anche a chi lo sa bene.',
      },
      {
        title: 'Caldo',
        text: 'Non lasciare il portatile in auto al sole; una chiavetta regge meglio.',
      },
    ],
    questions: [
      {
        question: 'In vacanza in Italia continua a funzionare?',
        answer: 'No, la riproduzione parte soltanto in Australia.',
      },
      {
        question: 'Stan ha i suoi download?',
        answer: 'Sì, su telefono e tablet secondo il piano. Comincia da quelli.',
      },
    ],
    meta_title: 'Guida: Stan, prima di mettersi in strada',
    meta_description:
      'Livello, originali e serie acquistate, prova in modalità aereo: preparare Stan in Australia per i tratti senza rete.',
  },
  crave_downloader: {
    title: 'Crave: inglese da una parte, francese dall’altra',
    intro:
      'Crave divide il catalogo fra le due lingue del Canada. Per usare entrambe devi sapere dove si cambia.',
    steps: [
      {
        title: 'Entra dalla porta giusta',
        text: 'Abbonamento diretto o gestore televisivo: i pulsanti di accesso sono diversi.',
      },
      {
        title: 'Passa da EN a FR',
        text: 'Il selettore in alto cambia catalogo, titoli e audio proposto.',
      },
      {
        title: 'Cerca con due titoli',
        text: 'Una serie può chiamarsi in un altro modo in francese. La locandina aiuta.',
      },
      {
        title: 'Riunisci le tracce',
        text: 'Se il lettore le offre insieme, un MKV le contiene; altrimenti fai due file.',
      },
    ],
    hints: [
      {
        title: 'Serie del Québec',
        text: 'Alcune esistono solo nella parte francese: vale la pena visitarla.',
      },
      {
        title: 'HBO in Canada',
        text: 'Buona parte delle sue serie passa da qui, non da HBO Max.',
      },
    ],
    questions: [
      {
        question: 'In che cosa differiscono i piani?',
        answer: 'Pubblicità, definizione e apparecchi. Nel più economico manca qualche film.',
      },
      {
        question: 'Oltre il confine posso guardare?',
        answer:
          'Lo streaming si ferma alla frontiera; una copia lecita rimane soggetta alle condizioni di Crave.',
      },
    ],
    meta_title: 'Guida: Crave in inglese e in francese',
    meta_description:
      'Da EN a FR, due titoli per la stessa serie, tracce riunite in MKV: Crave in Canada, per chi vive in casa con te.',
  },
  globoplay_downloader: {
    title: 'Globoplay: capitoli interi, non spezzoni',
    intro:
      'Di ogni novela Globoplay pubblica i capitoli e una quantità di estratti. Per seguire la storia bisogna distinguerli.',
    steps: [
      {
        title: 'Apri il tuo abbonamento',
        text: 'L’offerta per il Brasile e quella per l’estero sono separate.',
      },
      {
        title: 'Scegli «Edições»',
        text: 'Lì stanno i capitoli completi; «Trechos» contiene gli estratti.',
      },
      {
        title: 'Spunta la settimana',
        text: 'Da lunedì a sabato sono sei capitoli.',
      },
      {
        title: 'Usa le date',
        text: 'Il numero del capitolo a volte manca: il giorno di messa in onda lo sostituisce.',
      },
    ],
    hints: [
      {
        title: 'Repliche abbreviate',
        text: 'Certi classici ci sono nella versione ridotta del pomeriggio. Lo rivela il conto dei capitoli.',
      },
      {
        title: 'Fuso orario',
        text: 'Ciò che va in onda la sera a Rio, in Italia lo trovi la mattina seguente.',
      },
    ],
    questions: [
      {
        question: 'Ci sono sottotitoli italiani?',
        answer: 'Di solito no. Le produzioni recenti li hanno in portoghese.',
      },
      {
        question: 'Telecine è compreso?',
        answer: 'Solo se hai quel pacchetto, e con i termini suoi.',
      },
    ],
    meta_title: 'Guida: le novelas di Globoplay',
    meta_description:
      'Capitoli completi, settimana per settimana, con la data: seguire una novela di Globoplay in Brasile o dall’estero.',
  },
}
