import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'YouTube e altri siti aperti: salvare un video con la fonte',
    intro:
      'I video di YouTube, Vimeo e Dailymotion si guardano liberamente, ma questo non significa che si possano anche copiare. Perciò la guida comincia dalla licenza. Come esempio usiamo un ciclo di dodici conferenze; per un singolo video i passaggi sono gli stessi.',
    steps: [
      {
        title: 'Controlla la licenza del video',
        text: 'Su YouTube si trova in fondo alla descrizione, su Vimeo una sigla CC compare accanto al titolo. Se non è indicata, serve il consenso dell’autore o una norma di legge che ti autorizzi. Le licenze non sono tutte uguali: CC BY chiede di citare l’autore, CC BY-NC-ND vieta anche l’uso commerciale e le modifiche. Su Dailymotion l’indicazione manca quasi sempre: cerca la pagina di chi ha realizzato il video.',
      },
      {
        title: 'Cerca il pulsante ufficiale del sito',
        text: 'Su Vimeo compare se lo permette chi ha caricato il video. I tuoi video di YouTube si scaricano invece da Studio. Anche università, musei e festival pubblicano spesso l’originale sul proprio sito, in una qualità migliore: una ricerca con il titolo fra virgolette richiede mezzo minuto.',
      },
      {
        title: 'Incolla l’indirizzo',
        text: 'Puoi usare quello di un video, di una playlist o di una pagina intera: l’applicazione elenca i video trovati e tu selezioni quelli che ti servono. Un canale con quattrocento video viene letto a blocchi, quindi aspetta che il contatore si fermi. Se ordini per durata, i trailer finiscono in fondo.',
      },
      {
        title: 'Confronta le risoluzioni',
        text: 'In ogni riga leggi la risoluzione, il codec e la dimensione prevista. H.264 in MP4 si apre su qualunque televisore, mentre VP9 e AV1 occupano meno spazio ma non funzionano sui dispositivi vecchi. Un’ora pesa circa 500 MB in 720p, il doppio in 1080p e meno di 60 MB se conservi soltanto l’audio. Scegli 1080p quando ci sono diapositive con testi piccoli.',
      },
      {
        title: 'Salva la fonte nel nome del file',
        text: 'L’applicazione può registrare anche autore, indirizzo e licenza, che ti serviranno per citare il video. Con un nome come «2026-03-04 – Autore – Titolo» i file si ordinano da soli. Alla fine apri le proprietà: l’indirizzo della pagina deve comparire nel commento.',
      },
      {
        title: 'Controlla la fine del download',
        text: 'Quando la riga è completata, un clic apre la cartella. Guarda l’ultimo minuto: se arrivi agli applausi finali, il file è completo. In un ciclo di lezioni basta farlo per la prima e per l’ultima.',
      },
    ],
    hints: [
      {
        title: 'Video non in elenco',
        text: 'Chi ha il link può guardarli, ma i diritti restano dell’autore, che può anche toglierli in qualsiasi momento. Prova a scrivergli: spesso risponde, e qualcuno invia direttamente il file originale.',
      },
      {
        title: 'Capitoli dalla descrizione',
        text: 'Gli orari elencati nella descrizione diventano capitoli, visibili per esempio in VLC. In un corso di tre ore ti permettono di tornare subito all’argomento che cerchi.',
      },
      {
        title: 'Raccogliere più link',
        text: 'Attiva il controllo degli appunti mentre consulti il programma di un convegno. L’applicazione conserva ogni indirizzo che copi e alla fine scegli quali aprire.',
      },
    ],
    questions: [
      {
        question: 'Perché a volte il 4K non compare?',
        answer:
          'Subito dopo il caricamento la versione in 4K può mancare per qualche ora, e spesso esiste solo in VP9 o AV1. Riprova il giorno dopo; sullo schermo di un portatile la differenza rispetto al 1080p si nota poco.',
      },
      {
        question: 'Posso usare un video che richiede l’accesso?',
        answer:
          'Se l’autore ti permette di conservarlo, apri la pagina nel browser integrato e accedi con il tuo account. Per i servizi in abbonamento usa il prodotto dedicato, che riconosce anche stagioni e lingue.',
      },
      {
        question: 'Con quali siti funziona?',
        answer:
          'Con siti aperti come YouTube, Vimeo e Dailymotion e con molti altri simili. Il modo migliore per saperlo è provare la tua pagina durante la prova gratuita.',
      },
      {
        question: 'Il video è stato tolto dal sito: devo cancellare la copia?',
        answer:
          'Una licenza libera di norma resta valida per le copie già fatte. In tutti gli altri casi, se l’autore ritira l’opera, rispetta la sua scelta.',
      },
    ],
    meta_title: 'Guida: salvare un video da un sito aperto',
    meta_description:
      'Licenza, pulsante ufficiale, risoluzione, fonte: come salvare un video di YouTube, Vimeo o Dailymotion quando ne hai il diritto.',
  },
  m3u8_downloader: {
    title: 'M3U8: salvare uno stream HLS in un unico video',
    intro:
      'Un indirizzo che finisce in .m3u8 non contiene il video, ma l’elenco dei segmenti che lo compongono. Questa guida mostra come scegliere quello giusto e ottenere un file completo, anche senza conoscere il formato.',
    steps: [
      {
        title: 'Avvia il video nella pagina',
        text: 'Aprila nel browser integrato e premi play, perché molti lettori caricano l’elenco dei segmenti solo in quel momento. Aspetta che la pubblicità o la sigla finiscano: hanno un elenco proprio, che compare per primo. Se lo stream è tuo, puoi inserire subito l’indirizzo fornito dal server.',
      },
      {
        title: 'Scegli la risoluzione dall’elenco principale',
        text: 'È quello che offre più versioni, ciascuna con dimensione, bitrate e spesso codec. Se la dimensione dell’immagine manca, di solito si tratta di una sola traccia o di uno spot, e otterresti un video senza audio.',
      },
      {
        title: 'Controlla la durata',
        text: 'Deve corrispondere a quella del programma. Pochi secondi indicano una sigla; se non c’è, lo stream è una diretta. Un documentario di 52 minuti con segmenti da sei secondi ne ha circa 520: un calcolo approssimativo è sufficiente.',
      },
      {
        title: 'Seleziona audio e sottotitoli',
        text: 'Scegli una risoluzione, le lingue che ti servono e gli eventuali sottotitoli. «ad» o «qad» nel nome di una traccia indicano l’audiodescrizione. I nomi sono decisi dall’emittente: se leggi soltanto «audio_0», ascolta dieci secondi. Per il televisore va bene il 1080p a cinque megabit, cioè poco più di 2 GB all’ora.',
      },
      {
        title: 'Avvia il download e leggi il risultato',
        text: 'L’applicazione richiede di nuovo i segmenti mancanti e alla fine mostra un rapporto. «Nessun buco» e una durata uguale a quella della pagina significano che il video è completo; guardane comunque qualche secondo all’inizio, a metà e alla fine. Se l’errore si ripete sempre nello stesso punto, dipende dal server: scegli un’altra risoluzione.',
      },
    ],
    hints: [
      {
        title: 'Indirizzi che scadono',
        text: 'Quelli con lunghe sequenze di lettere e cifre possono durare pochi minuti. Conserva l’indirizzo della pagina e, quando serve, ricaricala. Un errore 403 durante il download indica quasi sempre che il tempo è scaduto.',
      },
      {
        title: 'Per fare pratica',
        text: 'Usa la registrazione di un tuo evento, per esempio una lezione: conosci il contenuto e ti accorgi subito se manca qualcosa.',
      },
      {
        title: 'Sottotitoli forzati',
        text: 'Traducono solo i cartelli e le battute in un’altra lingua. Aggiungili a quelli completi quando nel film un personaggio parla, per esempio, arabo o tedesco.',
      },
      {
        title: 'Se lo stream è tuo',
        text: 'La tabella è utile per controllare la codifica: una lingua indicata male o una versione mancante si vedono prima che le segnali uno spettatore.',
      },
    ],
    questions: [
      {
        question: 'Che cosa significa «flusso protetto»?',
        answer:
          'Che l’emittente usa una protezione tecnica, e aggirarla senza autorizzazione non è consentito. Se si tratta di un servizio che paghi, controlla se nel nostro negozio esiste il prodotto dedicato.',
      },
      {
        question: 'Audio e immagini non sono sincronizzati: perché?',
        answer:
          'L’audio è spesso spostato di un piccolo intervallo costante, che l’applicazione corregge con i riferimenti di tempo. Se lo scarto comincia a metà, dipende di solito da un’interruzione pubblicitaria: unisci di nuovo i segmenti mantenendo i riferimenti originali.',
      },
      {
        question: 'Quali emittenti hanno una pagina dedicata?',
        answer:
          'ARTE, la ARD Mediathek e RTVE Play, tutte comprese nella stessa licenza. Lo strumento funziona anche con altre che usano questo formato e permettono di conservare i programmi.',
      },
      {
        question: 'Il video viene ricodificato?',
        answer:
          'No, i segmenti vengono uniti così come sono stati ricevuti. Anche un’opera di tre ore richiede quindi pochi minuti, senza perdita di qualità.',
      },
    ],
    meta_title: 'Guida: salvare uno stream da un M3U8',
    meta_description:
      'Elenco principale, durata, tracce e segmenti mancanti: da un indirizzo M3U8 a un video completo, per i flussi che puoi usare.',
  },
  mpd_downloader: {
    title: 'MPD: salvare uno stream DASH con audio e sottotitoli',
    intro:
      'In uno stream DASH l’immagine, l’audio e i sottotitoli arrivano separatamente, e il manifesto MPD ne contiene l’elenco. Ecco come leggere la tabella, scegliere le tracce e unirle in un file.',
    steps: [
      {
        title: 'Apri la pagina e avvia il video',
        text: 'Il sito carica il manifesto solo quando comincia la riproduzione, quindi premi play e attendi un paio di secondi. Se hai già l’indirizzo MPD, puoi anche incollarlo. Nella tabella compaiono i periodi, i gruppi e le varianti. Se la barra laterale resta vuota mentre il video scorre, il sito usa probabilmente HLS e ti serve lo strumento M3U8.',
      },
      {
        title: 'Scegli codec e risoluzione',
        text: 'avc1 indica H.264, hvc1 e hev1 H.265, av01 AV1. Il primo si apre sui televisori degli ultimi quindici anni, il secondo su quasi tutti quelli 4K, il terzo soltanto sui più recenti, ma può occupare la metà dello spazio.',
      },
      {
        title: 'Seleziona le tracce audio',
        text: 'mp4a è AAC, di solito stereo, e basta per le cuffie; ec-3 è Dolby Digital Plus multicanale. Per riconoscere la lingua guarda il codice: «ita» o «it» per l’italiano, «mul» per più lingue, «und» quando non è specificata. Il ruolo «description» indica l’audiodescrizione, «dub» un doppiaggio.',
      },
      {
        title: 'Converti i sottotitoli',
        text: 'Di solito sono in formato TTML o WebVTT; se il televisore legge solo SRT, seleziona la conversione. TTML conserva colori e posizione, che in SRT vanno persi: tieni anche l’originale se i colori distinguono chi parla.',
      },
      {
        title: 'Unisci tutto in un MKV o in un MP4',
        text: 'Scegli MKV per più lingue, MP4 per una sola. L’unione richiede poche decine di secondi, perché il video non viene ricodificato. Poi vai a metà e controlla la sincronizzazione: se lì è corretta, lo è ovunque. In VLC tutte le tracce devono comparire nel menu Audio.',
      },
    ],
    hints: [
      {
        title: 'Più periodi nello stesso stream',
        text: 'La sigla, il programma e la pubblicità possono essere separati: conserva soltanto il periodo più lungo. Se invece una conferenza è divisa in capitoli, lasciali uniti in un solo file.',
      },
      {
        title: 'Calcolare la dimensione',
        text: 'Moltiplica il bitrate per i secondi e dividi per otto. Per esempio, 4.000 kbit/s per un’ora corrispondono a circa 1,8 GB, più 60 MB per ogni traccia stereo.',
      },
      {
        title: 'Inviare il registro all’assistenza',
        text: 'I siti cambiano lettore senza preavviso. Se una pagina che ieri funzionava oggi non viene riconosciuta, mandaci il registro: descrive il manifesto e non contiene immagini.',
      },
      {
        title: 'Lo spazio su disco',
        text: 'Prima dell’unione il disco contiene sia le tracce separate sia il risultato. Tieni libero il doppio dello spazio previsto.',
      },
    ],
    questions: [
      {
        question: 'Mi serve MPD o M3U8?',
        answer:
          'Dipende dal sito. Se offre entrambi, scegli quello con più lingue. A parità di contenuto, MPD descrive meglio i codec e M3U8 è più adatto ai dispositivi Apple; il file finale è lo stesso.',
      },
      {
        question: 'Posso salvare le lezioni della mia università?',
        answer:
          'Chiedilo all’ateneo, perché i diritti appartengono ai docenti e ogni piattaforma ha le proprie regole. Non distribuire le registrazioni, soprattutto se si vedono altri studenti.',
      },
      {
        question: 'Il video non ha l’audio: perché?',
        answer:
          'Hai selezionato soltanto l’immagine. Riapri la voce, aggiungi una traccia audio e riavvia: la parte già scaricata viene riutilizzata.',
      },
      {
        question: 'Perché la ZDF non riproduce un giallo a mezzogiorno?',
        answer:
          'In Germania i film per adulti sono visibili soltanto la sera tardi oppure dopo la verifica dell’età sul sito dell’emittente. L’applicazione vede ciò che in quel momento il sito permette di vedere.',
      },
    ],
    meta_title: 'Guida: salvare uno stream MPD (DASH)',
    meta_description:
      'Codec, tracce e conversione da TTML a SRT: leggere un manifesto DASH con il downloader MPD, un passo alla volta.',
  },
}
