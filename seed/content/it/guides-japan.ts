import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT: abbonamento, punti e noleggi a tempo',
    intro:
      'Il catalogo è enorme, ma non tutto rientra nel canone. Impara per prima cosa i segni sulle locandine. Con tre parole giapponesi non pagherai mai per distrazione, e il resto è questione di una sera.',
    steps: [
      {
        title: 'Accedi dal Giappone',
        text: 'Apri video.unext.jp nel browser interno. Iscrizione e visione presuppongono di trovarsi nel Paese. Dopo la password si sceglie chi guarda: ognuno ha il suo accesso, e i cartoni non invadono i tuoi consigli. Fuori dal Paese la pagina si ferma con un avviso.',
      },
      {
        title: 'Leggi la locandina',
        text: '見放題 vuol dire compreso, ポイント noleggio a punti, 購入 acquisto. Un filtro nasconde ciò che si paga a parte. È un pulsante sopra i risultati. Un punto vale uno yen, e l’applicazione non ne spende: noleggiare resta un clic tuo sul sito. Lascia il filtro acceso mentre sfogli e spegnilo soltanto per cercare un film già noleggiato.',
      },
      {
        title: 'Scegli 字幕 o 吹替',
        text: 'I titoli stranieri ci sono sottotitolati e doppiati, spesso con due schede. Apri quella che ti interessa. Le locandine sono identiche. Nell’animazione il doppiaggio è spesso affidato a celebrità e merita un confronto. Con i bambini 吹替, per una serie HBO 字幕 e la voce vera.',
      },
      {
        title: 'Scarica la serie',
        text: 'Dieci o dodici puntate, di norma. Con il segno 日本語字幕 ci sono sottotitoli giapponesi. Un’ora di fiction in 720p è poco meno di un giga. Spunta tutto, lascia la notte e guarda gli ultimi due minuti; che manchino gli sponsor è normale. Se un vecchio televisore mostra quadratini al posto dei kanji, lascia nel nome numero e data.',
      },
      {
        title: 'Tieni a parte i noleggi',
        text: 'Da quando inizi a guardare restano in genere 48 ore; dopo, il file va eliminato. L’ora esatta sta nell’acquisto. Scrivila nella cartella e svuotala la domenica.',
      },
    ],
    hints: [
      {
        title: 'Account di famiglia',
        text: 'Da quello principale se ne creano altri tre, con gli acquisti a punti bloccabili. Il blocco degli acquisti si imposta in quello del titolare. Cronologia e preferiti sono separati.',
      },
      {
        title: 'Punti con scadenza',
        text: 'Valgono per le novità e per i biglietti del cinema. Non lasciarli lì troppo a lungo. Si ricevono ogni mese e cadono dopo novanta giorni. Un film ancora in sala può costarti nulla. Controlla la data ogni mese.',
      },
      {
        title: '配信終了',
        text: 'Sotto queste lettere si raccoglie ciò che sta per finire. A fine mese l’elenco è lungo e vale dieci minuti.',
      },
      {
        title: 'Quattro schermi, un titolo',
        text: 'In quattro si può guardare insieme, ma non tutti la stessa cosa. Se te lo nega, qualcuno in famiglia è stato più svelto.',
      },
    ],
    questions: [
      {
        question: 'Dove sono le serie di TBS e TV Tokyo?',
        answer:
          'Con l’arrivo di Paravi, nel 2023, hanno una sezione loro: usa la ricerca per emittente. Scrivi «TBS» in lettere latine, la ricerca capisce. Quelle di TV Tokyo arrivano talvolta con una settimana di ritardo.',
      },
      {
        question: 'C’è anche HBO?',
        answer:
          'Molte sue serie in Giappone passano da qui, doppiate o con testo giapponese. Di norma l’originale con testo giapponese. Il doppiaggio arriva per le più viste.',
      },
      {
        question: 'Basta il mese di prova di U-NEXT?',
        answer:
          'L’incluso si vede e si sceglie. Se non prosegui, finisce anche il diritto su ciò che hai tenuto.',
      },
      {
        question: 'Dov’è la seconda stagione?',
        answer: 'Ha una pagina propria, collegata da 関連作品 e quasi omonima. Guarda l’anno.',
      },
    ],
    meta_title: 'Guida: U-NEXT, compreso o a punti',
    meta_description:
      '見放題 o punti, 字幕 o 吹替: capire i segni di U-NEXT, scegliere la versione e rispettare i termini, per chi sta in Giappone.',
  },
  dmm_downloader: {
    title: 'DMM TV: anime di stagione e teatro dai manga',
    intro:
      'Su DMM TV le novità animate convivono con gli spettacoli teatrali tratti dai manga. Ognuno vuole un ordine diverso. Ventiquattro minuti a settimana da una parte, due ore e mezza in un colpo dall’altra: né il disco né la serata si prenotano allo stesso modo.',
    steps: [
      {
        title: 'Controlla DMM Premium',
        text: 'Entra in tv.dmm.com: la pagina dell’account dice se è attivo. Gli acquisti di altri negozi del gruppo non compaiono. Se ti porta su dmm.com, torna all’indirizzo che comincia per «tv». Crea un profilo sulla pagina di DMM TV: la domanda su chi guarda comparirà allora anche nel browser interno.',
      },
      {
        title: 'Apri la stagione in corso',
        text: 'Le novità sono divise per giorno della settimana, quindi sai quando ripassare. Le ore superano le 24: martedì alle 25:30 è mercoledì all’una e mezza. Ciò che hai è segnato. Un’occhiata alla settimana basta per tutta la stagione, e si spunta soltanto ciò che è senza segno.',
      },
      {
        title: 'Trova lo spettacolo',
        text: 'Intorno a un lavoro 2.5次元 ci sono interviste e visite in camerino. La durata indica la recita. Con 前編 e 後編 gli atti sono separati: spuntali entrambi o resti all’intervallo. Confronta attori e giorno della ripresa. Una visita in camerino dura quaranta minuti, uno speciale sugli applausi dieci.',
      },
      {
        title: 'Non spezzare nulla',
        text: 'Per il teatro un file per serata, per gli anime uno per puntata. Le scene sono buie: formato grande, da 6 a 8 GB, e risparmia sugli anime.',
      },
      {
        title: 'Aggiungi l’anime',
        text: 'Sta quasi sempre nello stesso fondo e i suoi colori piatti si accontentano del 720p: dodici puntate, 6 GB. Mettilo accanto allo spettacolo, numera il palco dopo la stagione che racconta e ascolta la sigla di ciascuno per confrontare il suono.',
      },
    ],
    hints: [
      {
        title: 'Più schermi',
        text: 'Sono ammessi, ma non sempre sullo stesso titolo: ferma prima il televisore. Se la coda attende senza motivo, qualcuno in casa guarda.',
      },
      {
        title: 'Soltanto il video',
        text: 'Con un account DMM si aprono tanti servizi. Qui si parla solo di DMM TV. Nemmeno i titoli per adulti compaiono: il prodotto apre il catalogo generale. I varietà della casa hanno stagioni corte e sono una buona riserva quando non esce niente.',
      },
      {
        title: 'Due date per un biglietto',
        text: 'Il giorno della recita e la fine dell’archivio. Solo in mezzo c’è qualcosa da scegliere.',
      },
      {
        title: 'In cuffia',
        text: 'Microfoni degli attori e sala si mescolano. Un buono stereo restituisce il teatro.',
      },
      {
        title: '最速, 独占, 見放題',
        text: 'I primi due sono pubblicità, il terzo riguarda il tuo abbonamento.',
      },
    ],
    questions: [
      {
        question: 'Perché uno spettacolo si paga anche con Premium?',
        answer:
          'Le prime si vendono spesso singolarmente ed entrano più tardi nell’abbonamento. La replica con biglietto si può scegliere finché il tuo vale.',
      },
      {
        question: 'Ci sono sottotitoli inglesi o italiani?',
        answer:
          'Raramente: il pubblico è quello giapponese. Con il titolo inglese dell’anime troverai altrove una versione tradotta. I testi giapponesi ci sono per una parte degli anime, non per il teatro.',
      },
      {
        question: 'Il commento degli attori diventa una seconda traccia?',
        answer: 'Se DMM lo offre così, in un MKV. Di solito è un altro video.',
      },
      {
        question: 'Il musical dell’anno scorso manca',
        answer:
          'I diritti valgono a recita e finiscono spesso con il disco. Un nuovo allestimento riporta i vecchi per qualche settimana. Segnati la data quando lo annunciano.',
      },
    ],
    meta_title: 'Guida: DMM TV, anime e teatro 2.5D',
    meta_description:
      'Novità per giorno, recita invece degli extra, un file per serata: mettere in ordine anime e spettacoli di DMM TV.',
  },
  abema_downloader: {
    title: 'ABEMA: le puntate libere, finché lo sono',
    intro:
      'ABEMA è una televisione e una videoteca. Molte puntate si vedono gratis per un po’ e poi solo con l’abbonamento. La regola sta in una frase, il calendario in tre pagine: impara a leggere l’orologino.',
    steps: [
      {
        title: 'Da テレビ a ビデオ',
        text: 'Esci dalla diretta: un programma in onda non ha ancora un file. La scheda è in alto. Ciò che è appena andato in onda entra alla fine, spesso entro un’ora; abbassa il volume, la prima pagina parte da sé. La lente porta alla pagina della serie, con la più recente in alto e gli speciali in un’altra scheda.',
      },
      {
        title: 'Guarda fino a quando',
        text: '無料 indica ciò che è gratuito, con il termine; プレミアム ciò che richiede l’abbonamento. «あと3日» lascia tempo, «本日まで» no. La P gialla è a pagamento, e una puntata può portarle entrambe. Il piano economico, con la pubblicità, è anch’esso Premium. Senza account si guarda tutto ciò che porta la prima parola.',
      },
      {
        title: 'Prima chi finisce prima',
        text: 'Se una serie libera una puntata a settimana, segnati il giorno. L’applicazione sa ordinare così. Un anime di stagione resta fino al seguente: il giovedì occupati di ciò che cade venerdì. Nella coda viene prima ciò che finisce stasera. Un’ora in piccolo sono 600 MB e pochi minuti di linea.',
      },
      {
        title: 'Dai nomi alle partite',
        text: 'Per shogi e mahjong scrivi lega, turno e giocatori: i titoli originali non finiscono mai. Dieci ore di shogi in piccolo sono 2 o 3 GB, perché la tavola si muove poco. La M League ha due partite per giornata.',
      },
      {
        title: 'Conta le parti',
        text: 'Gli speciali sono divisi da #1 a #4 e non scadono insieme. Finita la coda, contale: quella che ti sfugge non torna senza abbonamento, e un buco tra due file passa inosservato. Apri l’ultima e ascolta i saluti.',
      },
    ],
    hints: [
      {
        title: 'La voce 見逃し',
        text: 'Riunisce gli ultimi giorni, comodo quando hai perso l’inizio. Un programma spostato resta qualche giorno alla vecchia ora.',
      },
      {
        title: 'Commenti in tempo reale',
        text: 'Stanno accanto all’immagine e il file non li contiene. Se ti disturbano in diretta, una freccia li chiude. La replica sul sito non li ripropone.',
      },
      {
        title: 'Le prime restano',
        text: 'La puntata 1 di molte serie è libera per tutta la stagione. Parti da quelle che stanno per chiudere la 2.',
      },
      {
        title: 'Maratone',
        text: 'Prima di un seguito, il passato si apre due o tre giorni. Tieni cinquanta giga liberi.',
      },
    ],
    questions: [
      {
        question: 'Perché si vede la pubblicità?',
        answer:
          'Mantiene la parte gratuita. L’abbonamento esiste con o senza. Aspetta che passi: l’applicazione conosce le tracce quando comincia il programma.',
      },
      {
        question: 'Fuori dal Giappone funziona?',
        answer:
          'In parte. Gli anime di solito no, e la pagina lo dice prima di partire. I notiziari, per esempio, si vedono più spesso. Ciò che si vede dove sei si può scegliere.',
      },
      {
        question: 'Per quanto è gratis, dopo?',
        answer: 'Spesso sette giorni, talvolta 72 ore o uno. Vale l’orologio della pagina.',
      },
      {
        question: 'Ho pagato un incontro con le monete: si tiene?',
        answer: 'La replica, fino alla data dell’acquisto, se la pubblicano. La diretta no.',
      },
      {
        question: 'Senza Premium è più piccolo',
        answer:
          'Il formato grande è riservato a certi titoli e piani. Il menu mostra ciò che ricevi. Su un portatile la differenza si nota appena, sul televisore sì.',
      },
    ],
    meta_title: 'Guida: ABEMA, prima della scadenza',
    meta_description:
      '無料 e プレミアム, ordine per termine, nomi delle partite: tenere video di ABEMA entro le condizioni e la legge.',
  },
  lemino_downloader: {
    title: 'Lemino: concerti e K-pop con un d Account',
    intro:
      'Nato da dTV, Lemino punta su concerti, pugilato e varietà coreani. Qualcosa resta in rete davvero poco. A chi segue un gruppo e a chi ama il pugilato succede lo stesso: se aspettano la domenica dopo, la pagina è vuota.',
    steps: [
      {
        title: 'Crea un d Account',
        text: 'È gratuito e non chiede un contratto telefonico. Lemino Premium si aggiunge dopo. E-mail e un codice; tieni vicino il telefono. Su lemino.docomo.ne.jp l’accesso è in alto a destra, e poi lì compare la tua iniziale. La seconda conferma arriva per SMS o nell’applicazione del d Account.',
      },
      {
        title: 'Distingui i tre casi',
        text: 'Libero con spot, compreso in Premium oppure venduto singolarmente: la scheda è chiara. La corona è Premium, un prezzo è un acquisto con scadenza. Filtra prima di spuntare e non aprirai dieci schede. Il filtro sta sopra i risultati, ed è meglio accenderlo subito.',
      },
      {
        title: 'Aspetta il 見逃し配信',
        text: 'Dopo la diretta la replica rimane spesso alcuni giorni, e solo lei ha inizio e fine. L’ultimo giorno è in fondo alla descrizione. Il sabato sera si spegne spesso il venerdì alle 23:59 di Tokyo. ',
      },
      {
        title: 'Interrompi pure',
        text: 'Una riunione di pugilato dura ore: il lavoro riparte dal punto in cui era. Cinque ore in 720p sono 4 o 5 GB. L’incontro principale chiude: controlla che ci sia.',
      },
      {
        title: 'Ascolta il più forte',
        text: 'Un concerto in 1080p sono 5 GB, una chiacchierata in 480p 300 MB. Alla fine metti la canzone più rumorosa: se non gracchia, suono e disco hanno retto. Scrivi il termine nel nome, perché quando vorrai leggerlo la pagina non ci sarà più.',
      },
    ],
    hints: [
      {
        title: 'Ricerca per stato d’animo',
        text: 'Lemino ordina anche per emozioni. Se vuoi un gruppo, scrivine il nome. Prova lettere latine e katakana. Cercando un membro ti sfuggono i programmi. Sulla pagina di un gruppo video, programmi e concerti hanno linguette diverse: un concerto è una riga, un programma una dozzina.',
      },
      {
        title: 'Il suono conta di più',
        text: 'Di un concerto c’è una traccia sola: prendi la migliore, anche a costo dell’immagine. Per una conferenza stampa, il contrario. La differenza di peso arriva a cinque volte.',
      },
      {
        title: 'Senza tagli',
        text: 'ノーカット版 è il montaggio integrale di una serie coreana, alcuni minuti in più.',
      },
      {
        title: 'Serate libere',
        text: 'Titoli mondiali si sono visti qui gratis. L’archivio può chiedere Premium lo stesso.',
      },
    ],
    questions: [
      {
        question: 'L’abbonamento a dTV vale ancora?',
        answer:
          'I contratti sono passati a Lemino nel 2023. Accedi e guarda il tuo. I preferiti non sono passati interi: rifalli con gli artisti e non con i titoli.',
      },
      {
        question: 'Posso vedere un concerto con gli amici?',
        answer:
          'A casa tua sì, è una visione privata. Dare loro una copia non lo è. Per condividere manda il collegamento della pagina, come si usa laggiù. Anche una proiezione per il fan club richiede l’accordo di chi organizza.',
      },
      {
        question: 'Ce l’ho su Amazon: quale prodotto?',
        answer: 'Se lo guardi da Amazon, quello di Prime Video.',
      },
      {
        question: 'Vale un biglietto per un concerto in rete?',
        answer:
          'Finché l’archivio si apre nel browser con il tuo account. Se le regole dell’artista escludono il salvataggio, lascialo. È scritto nella pagina dell’evento.',
      },
      {
        question: 'Mi chiede di installare qualcosa',
        answer: 'Sul computer chiudi l’avviso. Ciò che è riservato a telefoni e TV qui non si apre.',
      },
    ],
    meta_title: 'Guida: Lemino, concerti e varietà',
    meta_description:
      'd Account, repliche, serate lunghe in più riprese: Lemino, che prima era dTV, spiegato passo per passo.',
  },
  tver_downloader: {
    title: 'TVer: un appuntamento alla settimana',
    intro:
      'Una puntata resta di solito fino alla successiva. Se scegli un giorno fisso non insegui più le date. Cinque serie sono cinque ore a settimana: l’appuntamento serve anche a scegliere che cosa guarderai davvero.',
    steps: [
      {
        title: 'Apri tver.jp',
        text: 'Non serve registrarsi. La prima volta il sito domanda età, sesso e codice postale per la pubblicità. Non lo richiede più. Con un TVer ID gratuito i preferiti passano da un apparecchio all’altro. Si vede soltanto in Giappone. Con «マイページ» vedi le novità dei tuoi preferiti dall’ultima visita.',
      },
      {
        title: 'Cerca per giorno',
        text: 'L’elenco segue la messa in onda: utile se ricordi soltanto la sera. Per un’emittente di Osaka o dell’Hokkaido entra da エリア: in TV non arriverebbe, qui sì. In viaggio per l’Hokkaido, una settimana di notiziari locali vale più di una guida.',
      },
      {
        title: 'Leggi 配信終了',
        text: 'Giorno e ora della fine sono sotto il titolo, spesso appena prima della nuova puntata. La domenica a mezzogiorno va bene: c’è tutto e niente è stato sostituito. Ciò che finisce lunedì va davanti. Ciò che è cominciato il lunedì sera finisce il lunedì sera: un giro di lunedì notte arriverebbe tardi. L’applicazione ne fa una colonna, e con un clic la coda si ordina.',
      },
      {
        title: 'Metti il giorno nel file',
        text: 'I varietà non hanno numero e senza data si assomigliano tutti. Un’ora in 720p sono 800 MB. L’ultima immagine dev’essere l’anticipazione: se manca, manca la fine. Cinque puntate sono dunque 4 GB a settimana.',
      },
      {
        title: 'Guarda, poi svuota',
        text: 'Il sabato sera la cartella dovrebbe essere vuota. Segna ciò che non hai fatto in tempo, e se lo stesso titolo è lì da tre settimane toglilo. TVer serve a recuperare, e un file visto ha fatto il suo. Lo spot iniziale non vi entra.',
      },
    ],
    hints: [
      {
        title: 'Passato il termine',
        text: 'Le puntate vecchie sono a pagamento su FOD, Hulu Giappone o U-NEXT, secondo l’emittente. Prima di un finale la rete riapre spesso la stagione; ダイジェスト è il riassunto. Chi ne ha perse tre recupera così. Guardarlo prima del finale richiede un’ora e ti rimette in pari con una stagione intera, meglio di qualunque articolo.',
      },
      {
        title: 'Preferiti',
        text: 'Quelli di TVer avvisano delle novità e fanno da promemoria per il computer. Togli quelli che non apri più: trenta si leggono male quanto la prima pagina.',
      },
      {
        title: 'In ritardo',
        text: 'Esce dopo la messa in onda, salvo quando il baseball si allunga. Se alle dieci non c’è, guarda a mezzanotte.',
      },
      {
        title: 'Stagioni d’estate',
        text: 'Per un film o un seguito tornano serie intere. Tante ore e una sola scadenza.',
      },
      { title: 'Vicini lontani', text: 'Una cucina dell’Hokkaido accompagna benissimo un dramma di Tokyo.' },
    ],
    questions: [
      {
        question: 'Perché una puntata non è stata pubblicata?',
        answer:
          'Una canzone, immagini sportive o un ospite possono impedirlo. A volte sfumano un cantante perché l’agenzia non ammette la rete. Il file non ha colpa. La trasmissione l’aveva, il sito no.',
      },
      {
        question: 'Ci sono i sottotitoli?',
        answer:
          'In molte serie, in giapponese. Il segno è 字. Nei varietà le scritte fanno parte dell’immagine. Tienili in SRT per studiare.',
      },
      {
        question: 'In viaggio ne ho perse due',
        answer: 'Su TVer sì. Il servizio a pagamento della rete le ha quasi sempre.',
      },
      {
        question: 'Dura meno che in TV',
        answer:
          'Un’ora conteneva quattordici minuti di pubblicità. Anche qualche brano musicale viene tolto.',
      },
    ],
    meta_title: 'Guida: TVer, giorno per giorno',
    meta_description:
      'Elenco per giorno, 配信終了, data nel nome: rivedere in privato i programmi di TVer prima che passi la settimana.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus, oggi NHK ONE: gli ultimi sette giorni',
    intro:
      'Il servizio della NHK per recuperare i programmi si chiamava NHK Plus; dall’ottobre 2025 fa parte di NHK ONE. I sette giorni sono rimasti. Due vie portano alla stessa puntata, e sapere quale prendere fa risparmiare metà del tempo.',
    steps: [
      {
        title: 'Collega l’account al canone',
        text: 'Per l’accesso pieno l’iscrizione va associata al contratto di casa. Senza conferma un avviso copre parte dell’immagine e lo ritroveresti nel file. Si fa in rete e richiede qualche giorno. Servono nome, indirizzo e, se l’hai, il numero di cliente. Lo stato compare poi nella prima schermata.',
      },
      {
        title: 'Parti dal palinsesto',
        text: 'Scegli il giorno. Un programma già cominciato si può riprendere dall’inizio. Scorre per canale e ora, e batte la ricerca quando il titolo del giorno non è quello della serie. L’applicazione ha ancora il vecchio nome e apre la pagina nuova. Ciò che è di ieri sta in alto: per il giro quotidiano bastano due clic e nessuna tastiera.',
      },
      {
        title: 'Vai alla pagina della serie',
        text: 'Elenca ciò che è disponibile: dello sceneggiato del mattino, l’ultima settimana. Cinque da quindici minuti e un riassunto il sabato, in una riga a sé: 1,2 GB in 720p. Prendilo se hai perso un giorno, altrimenti lascialo.',
      },
      {
        title: 'Prima 字幕, poi il download',
        text: 'Quasi tutto è sottotitolato in giapponese, ma la traccia va accesa prima di avviare. Nei corsi di lingua quel testo è metà della lezione. Tienili per settimana con il loro SRT.',
      },
      {
        title: 'Ordina i documentari',
        text: 'Cinquanta minuti con numero e data si ritrovano; senza, dieci portano il nome della collana. La NHK segna i capitoli in molti, e il lettore salta dall’uno all’altro. Cancella ciò che hai visto: la settimana dopo ne porta altri sette giorni.',
      },
    ],
    hints: [
      {
        title: 'Una seconda voce',
        text: 'Notiziari e film hanno a volte un altro audio, inglese o audiodescritto (解説). 主 è la voce principale, 副 la seconda. Ascolta qualche secondo, lo schermo non lo dice. Nei film stranieri è quasi sempre la lingua d’origine.',
      },
      {
        title: 'L’archivio è un’altra cosa',
        text: 'NHK On Demand è a pagamento e chiede la propria iscrizione. Oltre la settimana si cerca lì, fuori da questo prodotto.',
      },
      {
        title: 'Conta l’ora',
        text: 'Sette giorni dalla fine. Ciò che era martedì alle 22:45 si spegne oggi alle 22:45.',
      },
      {
        title: 'Notizie di altre province',
        text: 'Ci sono anche loro. Chi vive lontano controlla il proprio fiume nella stagione dei tifoni.',
      },
    ],
    questions: [
      {
        question: 'Che vuol dire «配信していません»?',
        answer:
          'Che per quel programma mancano i diritti in rete, come succede con sport e filmati d’epoca. Un cartello fisso in mezzo al notiziario resta com’è. La guida lo dice prima, con una nota grigia, e non serve aspettare.',
      },
      {
        question: 'Posso usarlo per insegnare?',
        answer:
          'NHK for School ha contenuti fatti apposta, con regole sue. Usa quelli. La copia di casa ha un altro scopo, e a scuola non serve.',
      },
      {
        question: 'Funziona dall’Italia?',
        answer:
          'È per chi si trova in Giappone. Agli altri resta NHK World, aperta e diversa. Il sumo, per esempio, vi compare in sintesi.',
      },
      {
        question: 'Mi chiede dove abito',
        answer:
          'Per le edizioni locali e il contratto. Su ciò che salvi non cambia nulla. Puoi aggiornarlo nel profilo.',
      },
      {
        question: 'Come trovo il prodotto?',
        answer:
          'Si chiama ancora downloader NHK Plus, perché molti lo cercano così, e segue il servizio sotto il nome nuovo.',
      },
    ],
    meta_title: 'Guida: NHK Plus e NHK ONE',
    meta_description:
      'Canone, palinsesto, sottotitoli, seconda voce: recuperare in privato gli ultimi sette giorni della NHK, passo per passo.',
  },
  fod_downloader: {
    title: 'FOD: le serie di Fuji TV, un anno dopo l’altro',
    intro:
      'FOD custodisce decenni di serie. Ecco un modo di ordinarle su Windows che regge nel tempo. La memoria conserva una sera, una canzone, un viso; il titolo se ne va per primo. Qui per fortuna si cerca in quest’ordine.',
    steps: [
      {
        title: 'Gratis o Premium',
        text: 'Poche puntate recenti sono libere con spot; il resto porta la scritta プレミアム. Se lo paghi con Amazon o un gestore, si entra da lì. Controlla che su fod.fujitv.co.jp parta una puntata, meglio la seconda: la prima è spesso un regalo. Se torni alla prima pagina senza il tuo nome, hai scelto la via sbagliata.',
      },
      {
        title: 'Cerca la fascia oraria',
        text: '月9 è il lunedì alle nove di sera, 木10 il giovedì alle dieci. La ricerca conosce queste sigle. L’animazione della notte si chiama Noitamina. Dentro una fascia si va dalla più nuova alla più vecchia; scendi per decenni. Accetta anche i nomi degli attori, scritti come nei titoli.',
      },
      {
        title: 'Seleziona la serie intera',
        text: 'Undici puntate in media, e uno speciale che sta per conto suo. Una del 1995 non arriva a 4 GB, perché l’immagine era piccola. Il finale dura un quarto d’ora in più: guarda che ci sia. Fai tutto in una sola selezione.',
      },
      {
        title: 'Comincia dall’anno',
        text: '«1997 – Titolo»: così la raccolta si dispone da sola. Una cartella così è una storia della televisione, dalla spensieratezza degli anni novanta alle indagini di oggi.',
      },
      {
        title: 'Aggiungi gli speciali',
        text: 'Quelli da due ore stanno in fondo o su una pagina loro; numerali per anno. Finito tutto, apri l’inizio dell’ultima: la canzone giusta al posto giusto conferma l’ordine. Il suono è basso? Fu mixato per gli apparecchi di allora: alzalo nel lettore.',
      },
    ],
    hints: [
      {
        title: 'Per Windows',
        text: 'L’edizione Mac non si vende più; chi l’aveva la ritrova nel proprio account. Va bene Windows 10 o 11, un computer per volta. La licenza si libera nel tuo account quando cambi macchina, senza comprarne un’altra.',
      },
      {
        title: 'Le riviste no',
        text: 'FOD ha anche manga e periodici, ma Tidemark Video si occupa del video: quelli restano nel lettore di FOD. Prima del 2005 circa l’immagine è in 4:3: un viso allargato non diventa moderno.',
      },
      {
        title: 'Assenze volute',
        text: 'Se una serie celebre manca, è quasi sempre per il contratto di un solo interprete. Rimane il disco.',
      },
      {
        title: 'Storie parallele',
        text: 'Le brevi girate per FOD cadono fra due puntate; la data dice quali. Il titolo nomina di solito il personaggio secondario che ne è protagonista.',
      },
      { title: 'Noitamina in anticipo', text: 'Alcune opere passano qui prima che altrove.' },
    ],
    questions: [
      {
        question: 'Perché una canzone è sparita?',
        answer:
          'Per il web non ne sono stati acquistati i diritti: la rete la sostituisce o taglia la scena. A volte cambia l’intera sigla: confronta i minuti.',
      },
      {
        question: 'Le serie hanno i sottotitoli?',
        answer:
          'Quelle nuove sì, le vecchie di rado. Lo vedi quando scegli le tracce. La settimana in corso c’è anche, gratis, su TVer. Le precedenti sono per gli abbonati.',
      },
      {
        question: 'Motori e pallavolo?',
        answer: 'In diretta no. Una registrazione con la sua pagina, fino all’ultimo giorno.',
      },
      {
        question: 'Pago con il telefono e non ho password',
        answer: 'La pagina dell’account lascia aggiungere e-mail e password, e con quelle entri ovunque.',
      },
      {
        question: 'Avevo l’edizione Mac: è persa?',
        answer: 'No, sta nel tuo account. Se hai dubbi, scrivici.',
      },
    ],
    meta_title: 'Guida: FOD, le serie di Fuji TV',
    meta_description:
      'Fasce 月9 e 木10, speciali, anno in testa: ordinare su Windows le serie di FOD con il proprio abbonamento.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Giappone: l’abbonamento senza il negozio',
    intro:
      'Da quando Hulu Giappone vende e noleggia, le due offerte si confondono. La guida ti tiene dalla parte dell’abbonamento. Il vero epilogo di una serie del sabato può stare in una puntata solo in rete; il difficile è metterla al suo posto.',
    steps: [
      {
        title: 'Apri hulu.jp',
        text: 'È del gruppo di Nippon TV, e un account americano lì non vale. Si entra con l’e-mail dell’iscrizione, anche se incassa il gestore. Una pagina inglese di un altro verde vuol dire che hai scelto la voce sbagliata. Poi scegli il profilo: quello dei bambini non mostra le serie per grandi.',
      },
      {
        title: 'Riconosci ストア',
        text: 'Scritta sulla locandina, annuncia acquisti, noleggi o biglietti. Il resto è compreso. Il negozio usa lo stesso account e un’altra cassa: trenta giorni per iniziare, quarantotto ore per finire. I film a noleggio mettili in una cartella con l’ora di fine.',
      },
      {
        title: 'Decidi tra 字幕版 e 吹替版',
        text: 'Una serie straniera ha due schede, che nella tua lista sembrano uguali. Cambiano due caratteri sotto il titolo. Decidi alla prima e non avrai una stagione a due voci. Ascolta dieci secondi della prima puntata: è il modo più sicuro.',
      },
      {
        title: 'Aggiungi i seguiti',
        text: 'Alle serie di Nippon TV si affiancano spesso puntate fatte per Hulu: cercale con il titolo più la parola Hulu. 本編 è la serie, オリジナルストーリー ciò che si aggiunge. La data dice dopo quale; 05.5 la colloca. Quella pubblicata il 18, subito dopo la quinta, va dunque tra la quinta e la sesta. Se due hanno la stessa data, la trama dice di chi è la serata.',
      },
      {
        title: 'Leggi i nomi ad alta voce',
        text: 'Finita la coda, scorri l’elenco: se i titoli raccontano la storia, è in ordine. 05.5 va bene per chi guarda la cartella, S00E05 per un server domestico; insieme farebbero doppioni. Dieci puntate e cinque aggiunte sono 10 GB in 720p.',
      },
      {
        title: 'L’angolo dei piccoli',
        text: 'Dal profilo Kids spunta cinque brevi di Anpanman o simili: 300 MB, pronti prima delle scarpe allacciate. In una cartella a parte, così il dramma del sabato non ci finisce dentro.',
      },
    ],
    hints: [
      {
        title: 'Un codice per il negozio',
        text: 'Impostalo se in casa guardano anche i bambini. Il profilo dei bambini nasconde per intero il negozio.',
      },
      {
        title: 'Baseball',
        text: 'Le partite dei Giants seguono stagione e diritti: non contarci come archivio. Le notti di musica arrivano a pezzi con scadenze diverse. Comincia da quella che ha meno tempo, di solito la prima.',
      },
      {
        title: 'L’ultimo atto',
        text: 'Talvolta il finale è solo qui, come 最終章: un’altra serie del catalogo, facile da perdere.',
      },
      {
        title: 'Un titolo, uno schermo',
        text: 'Mentre l’applicazione ne salva certi, la TV avvisa. Aspetta.',
      },
    ],
    questions: [
      {
        question: 'Perché una serie scompare dopo l’ultima puntata?',
        answer:
          'C’era solo come replica. Spesso più avanti torna nell’abbonamento. Ciò che è fatto con Hulu invece rimane. «Hulu Original» sulla locandina è garanzia di pazienza.',
      },
      {
        question: 'Quanti profili si possono avere?',
        answer:
          'Fino a sei. La nostra licenza invece conta i computer. Il piano unito a Disney+ apre i titoli Disney sulla loro pagina.',
      },
      {
        question: '«Solo sette giorni»: è vero?',
        answer:
          'Esistono filmati pubblicitari così. Quasi tutte le storie aggiunte durano quanto la serie; prendi prima le annunciate.',
      },
      {
        question: 'Un making-of non si spunta',
        answer: 'O è del negozio o non è ancora uscito. Avvialo qualche secondo e lo saprai.',
      },
    ],
    meta_title: 'Guida: Hulu Giappone senza confusione',
    meta_description:
      'ストア, 字幕版, 吹替版 e puntate in più: orientarsi in Hulu Giappone dal computer, con il proprio abbonamento.',
  },
  niconico_downloader: {
    title: 'Niconico: prima l’autore, poi il video',
    intro:
      'Niconico è fatto dai suoi autori. Prima di tenere un video cerca di chi è e che cosa ti consente. Dietro ogni numero «sm» c’è qualcuno, e spesso risponde.',
    steps: [
      {
        title: 'Leggi la descrizione',
        text: 'Molti vi scrivono se il riuso è ammesso. Una scheda ニコニ・コモンズ ne elenca le condizioni. 転載禁止 vieta di ripubblicare, 保存OK ammette la copia. Se non la vuole, fermati: guardarlo sul sito gli giova comunque. Se c’è un collegamento alla base musicale, la licenza sta spesso lì.',
      },
      {
        title: 'Incolla un video o una lista',
        text: '«watch/sm» porta al primo, «mylist» alla seconda. sm sono i membri, so i canali, nm formati vecchi. Le pagine di serie conoscono l’ordine; le liste degli spettatori hanno buchi. Anche il solo numero si può incollare, e compaiono titolo, autore e durata; se il video è stato tolto, una frase.',
      },
      {
        title: 'Riconosci i canali ufficiali',
        text: 'Alcuni chiedono l’adesione o un acquisto. La puntata deve partire nel browser con il tuo account. Un lucchetto o un prezzo lo dicono, e le regole del canale decidono se puoi conservarla. Finché l’adesione dura, quella puntata rimane aperta.',
      },
      {
        title: 'Conserva i riferimenti',
        text: 'Autore, numero e data di pubblicazione finiscono nel file; con il numero si torna all’originale. Dieci minuti pesano da 30 a 150 MB. Guarda il titolo scritto: i segni che Windows rifiuta vengono sostituiti.',
      },
      {
        title: 'Riascolta il ritornello',
        text: 'Apri il file nel minuto che sai a memoria: se la voce cade giusta e il titolo corrisponde alla pagina, è tutto a posto. Per la musica basta il suono in M4A; aggiungi chi canta, perché una cover nomina spesso solo il compositore.',
      },
    ],
    hints: [
      {
        title: 'Nelle ore affollate',
        text: 'Senza Premium la sera il sito serve una versione ridotta. Di mattina va meglio. L’ora piena va dalle venti a mezzanotte, in Giappone. Riprendi la mattina seguente una versione piccola e confronta le due.',
      },
      {
        title: 'I commenti che scorrono',
        text: 'Sono metà del divertimento e restano sul sito: chi li ama guarda lì. Se l’applicazione ti offre di tenerli in un file a parte, restino a casa tua: anche loro hanno un autore.',
      },
      {
        title: 'Numeri per sempre',
        text: 'Quello di un video tolto non va a un altro. Un elenco di sm è il diario più breve.',
      },
      {
        title: 'Partite commentate',
        text: 'Le pagine di serie sanno l’ordine, alcune liste partono da zero.',
      },
      {
        title: 'Se l’autore offre un file',
        text: 'Prendi quello: è più nitido di ciò che serve il lettore.',
      },
    ],
    questions: [
      {
        question: 'Posso usare un brano Vocaloid nel mio video?',
        answer:
          'Se l’autore lo permette: controlla descrizione e Niconi Commons. Contano anche le condizioni della voce sintetica. A un messaggio in inglese rispondono volentieri.',
      },
      {
        question: 'Perché i video vecchi sono così piccoli?',
        answer:
          'Furono caricati nel formato del loro tempo, e altro non esiste. Ingrandiscili nel lettore; ricodificare aggiunge solo peso. Il quattro terzi del 2008 era largo 512 punti.',
      },
      {
        question: 'Posso rimetterlo altrove?',
        answer: 'No. Lo concede soltanto chi l’ha fatto, e molti preferiscono il collegamento.',
      },
      {
        question: 'Le dirette?',
        answer: 'Una replica si apre finché vale la tua prenotazione o Premium. Ciò che è in corso no.',
      },
      {
        question: 'I video sono sopravvissuti al blocco del 2024?',
        answer:
          'Il sito è tornato con loro. Certe funzioni sono rientrate dopo, ecco perché vecchie istruzioni non tornano. I vecchi preferiti funzionano ancora.',
      },
    ],
    meta_title: 'Guida: Niconico, video e liste',
    meta_description:
      'Permesso dell’autore, liste, canali ufficiali, riferimenti: tenere da Niconico quello che si può tenere.',
  },
  d_anime_downloader: {
    title: 'd Anime Store: seguire una stagione con metodo',
    intro:
      'Qui ci sono quasi soltanto anime, divisi per stagione. Le tue cartelle possono imitarlo. Quaranta novità e poche ore a settimana: il metodo sta nell’abbandonarne la maggior parte senza rimorsi.',
    steps: [
      {
        title: 'Entra con il d Account',
        text: 'Confermi dal telefono. Non occorre essere clienti Docomo. Guarda di essere su animestore.docomo.ne.jp: ciò che si vende da Amazon o Niconico ha una pagina sua, e un altro nostro prodotto. Confermato una volta, il browser interno ricorda l’accesso e il codice non si ripete.',
      },
      {
        title: 'Apri 今期アニメ',
        text: 'Le serie in corso sono ordinate per giorno, con l’ora di uscita. Le 25 sono l’una della notte seguente. Prendi le prime tre puntate di dieci serie e tienine quattro. Scegli per locandina, genere o voce. Trenta puntate da 24 minuti sono dodici ore, quelle della metropolitana, circa 10 GB in piccolo: in tre settimane saprai quali restano.',
      },
      {
        title: 'Usa «気になる»',
        text: 'È una lista che mostra subito dove c’è una puntata nuova. Un punto rosso segnala la novità, e l’applicazione mette in grigio ciò che hai. Cinque minuti la domenica. Con quattro serie, di solito ne trovi quattro nuove.',
      },
      {
        title: 'Una cartella per stagione',
        text: 'Anno e stagione, poi serie, poi puntata: fra tre anni troverai ancora tutto. 24 minuti in 720p sono 400 MB, dodici puntate 5 GB. Riassunti ed extra in fondo, con un numero loro. Per quella che vuoi conservare scegli il formato pieno.',
      },
      {
        title: 'Chiudi il trimestre',
        text: 'Disponi le stagioni come suggerisce il sito, il film dopo la seconda, e confronta: un 7.5 è un riassunto, non un errore. Cancella le sei che hai lasciato; quel posto è giusto per il trimestre nuovo. Apri l’ultima e ascolta la canzone finale.',
      },
    ],
    hints: [
      {
        title: 'Saltare la sigla',
        text: 'Il lettore del sito lo fa. Nel file la sigla rimane, con un riferimento di capitolo. La prima volta ascoltala, perché a metà cambia. Dodici sigle sono diciotto minuti, ma una buona canzone li vale tutti.',
      },
      {
        title: 'Non è il canale di Amazon',
        text: 'Quello con lo stesso nome su Prime Video è più piccolo e segue le regole di Amazon. Cercare per voce si può solo qui: un nome apre tutti i suoi ruoli. Da una voce nuova si arriva così a un’opera del secolo scorso.',
      },
      {
        title: 'Partenze di fine mese',
        text: 'まもなく配信終了 è breve e seria. Un’opera vecchia può tornare dopo anni.',
      },
      {
        title: 'Concerti e palco',
        text: 'I recital di anime e il 2.5D ci sono. Dai loro un fine settimana.',
      },
      { title: '最速', text: 'Esce qui prima che altrove. Senza quella parola, qualche giorno dopo la TV.' },
    ],
    questions: [
      {
        question: 'Quanti apparecchi insieme?',
        answer:
          'Uno. Chiudi la visione sul telefono prima di iniziare. Se un altro schermo è occupato, la coda attende e riprende da sola. La notte è il momento migliore.',
      },
      {
        question: 'Le stagioni passate ci sono ancora?',
        answer:
          'Molte, non tutte. Prima che spariscano compare una data. Ciò che è annunciato fino al 31 passa davanti. Per le vecchie, una qualità più alta non aggiunge nulla.',
      },
      {
        question: 'Una della stagione non c’è',
        answer: 'Un pugno va in esclusiva ad altri. Il sito ufficiale le elenca sotto 配信情報.',
      },
      {
        question: 'C’è testo giapponese per studiare?',
        answer:
          'In sempre più opere, segnato 字幕. Traduzioni non ne offre. Per una traduzione serve un altro servizio con licenza.',
      },
    ],
    meta_title: 'Guida: d Anime Store per stagioni',
    meta_description:
      '今期アニメ per giorno, lista personale, una cartella per stagione: gli anime di d Anime Store in ordine, per te.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand: si parte dalla data di fine',
    intro:
      'Non tutto arriva a richiesta, e tanto ci resta poche settimane. Su Windows conviene pianificare all’indietro. Un recital, uno Slam, una miniserie della domenica: tre calendari e una cartella.',
    steps: [
      {
        title: 'Usa la WEB-ID',
        text: 'È la stessa per chi ha il canale e per chi ha soltanto il servizio in rete. Chi ha l’antenna la collega in «My WOWOW». Buon segno: il tuo nome in alto e nessun pulsante di adesione. La pagina si apre con tre elenchi: in onda, archivio, in arrivo.',
      },
      {
        title: 'Scegli un ambito',
        text: 'Serie, film, musica, palcoscenico e sport hanno una pagina; il tennis è diviso per torneo. ライブ è diretta, 見逃し recupero, アーカイブ ciò che resta: solo gli ultimi due. Gli stranieri si cercano in katakana. «Djokovic» in lettere latine non dà nulla. Filtra per musica, sport, film o serie e guarda subito la scadenza.',
      },
      {
        title: 'Leggi 配信期間',
        text: 'Inizio e fine sono sotto il titolo. Di un concerto spesso si tratta di giorni. Con 完全版 c’è un montaggio più lungo, a volte con un’altra data. Segna l’ora di Tokyo. Una replica dura spesso da due a quattro settimane, meno per gli artisti stranieri.',
      },
      {
        title: 'Di notte i più lunghi',
        text: 'Un incontro in cinque set o un’opera durano più di un film. Quattro ore in 720p sono 4 GB. Con stereo e multicanale, per la musica tieni entrambi.',
      },
      {
        title: 'Fino al bis',
        text: 'Aprilo all’ultimo brano: se si accendono le luci, non manca nulla. Una partita che comincia nel nero non è difettosa, la ripresa parte prima; avanza di due minuti. Poi archivia per artista, tournée e data, perché dalla giacca del cantante non si distinguono.',
      },
    ],
    hints: [
      {
        title: 'Manca l’edizione Mac',
        text: 'Questo prodotto si offre ormai per Windows: la sua pagina dice come stanno le cose oggi. Una licenza Mac già comprata resta nell’account.',
      },
      {
        title: 'Con o senza telecronaca',
        text: 'Certi incontri hanno il suono del campo come secondo audio. Melbourne senza telecronista è quasi un posto in tribuna. Si sceglie prima di avviare.',
      },
      {
        title: 'L’ora di Parigi',
        text: 'Una finale laggiù finisce in Giappone prima dell’alba e c’è a mezzogiorno. Fino ad allora, niente giornali.',
      },
      {
        title: 'La guida del mese',
        text: 'Dice di ogni opera e musical se è previsto un archivio. Segna quelle a matita.',
      },
      {
        title: 'A turni',
        text: 'Campi e turni sono separati, e accanto all’incontro c’è la sintesi di un’ora: non confonderli.',
      },
    ],
    questions: [
      {
        question: 'Un concerto trasmesso non si trova a richiesta: perché?',
        answer:
          'Gli artisti concedono spesso la sola messa in onda. Una nota grigia nella guida lo indica, e a volte arriva mesi dopo.',
      },
      {
        question: 'Posso tenere a lungo una partita?',
        answer:
          'Se contratto e legge lo prevedono. In caso di dubbio ci si ferma alla data indicata. Ciò che tieni è per la durata del contratto. Nella guida successiva vedrai se la ripropongono. Segnati il giorno.',
      },
      {
        question: 'Ce l’ho via cavo',
        answer:
          'Se la tua società partecipa, registra l’account web con il numero che ti ha dato. Se poi resta chiuso, il contratto via cavo non lo comprende.',
      },
      {
        question: 'Basta un mese?',
        answer: 'Vanno a mesi di calendario: comincia il primo e lo hai intero.',
      },
      {
        question: 'Posso mettere un concerto nel mio caffè?',
        answer: 'No. Il contratto di casa copre le tue stanze; un locale ne vuole un altro.',
      },
    ],
    meta_title: 'Guida: WOWOW On Demand e le sue date',
    meta_description:
      'WEB-ID, 配信期間, serate lunghe: organizzare su Windows serie, tennis e teatro di WOWOW On Demand, in privato.',
  },
}
