import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Siti aperti: dal link a un file in ordine',
    intro:
      'YouTube, Vimeo e Dailymotion si guardano senza pagare, ma «visibile» non vuol dire «libero». Per questo la guida parte dalla licenza e solo dopo arriva alla qualità. Prendiamo come esempio un ciclo di dodici conferenze: per un video solo la strada è la stessa, finisce soltanto prima.',
    steps: [
      {
        title: 'Cerca la licenza',
        text: 'Su YouTube è in fondo alla descrizione, su Vimeo c’è una sigla CC accanto al titolo. Se non trovi nulla, serve il consenso dell’autore o una norma che ti autorizzi. Le sigle non si equivalgono: CC BY chiede di citare l’autore, CC BY-NC-ND vieta anche guadagni e modifiche. Su Dailymotion l’indicazione manca quasi sempre: cerca allora la pagina di chi l’ha girato.',
      },
      {
        title: 'Prova prima il pulsante del sito',
        text: 'Vimeo lo mostra quando chi ha caricato il video lo permette; i tuoi video di YouTube si riprendono da Studio. Se la strada c’è, usala. Università, musei e festival caricano spesso l’originale sul proprio sito, più nitido di quello della piattaforma. Una ricerca con il titolo tra virgolette costa mezzo minuto.',
      },
      {
        title: 'Incolla l’indirizzo',
        text: 'Va bene un video, una playlist o una pagina intera. L’analisi elenca i video trovati e tu spunti quelli che ti servono. Un canale con quattrocento video si legge a blocchi: aspetta che il contatore si fermi e ordina per durata, così i trailer finiscono in fondo e non li prendi per sbaglio.',
      },
      {
        title: 'Metti a confronto le versioni',
        text: 'Accanto a ogni riga leggi risoluzione, codec e peso indicativo. H.264 in MP4 va su qualunque TV; VP9 e AV1 occupano meno, ma gli apparecchi vecchi non li aprono. Un’ora in 720p pesa circa 500 MB, il doppio in 1080p, meno di 60 se tieni soltanto la voce. Diapositive con caratteri piccoli meritano il 1080p; un relatore seduto, no.',
      },
      {
        title: 'Annota la fonte',
        text: 'Fai scrivere nel file autore, indirizzo e licenza: quando citerai il video avrai già tutto. Un nome come «2026-03-04 – Autore – Titolo» si ordina da solo in ogni cartella. Alla fine apri le proprietà: l’indirizzo della pagina deve comparire nel commento.',
      },
      {
        title: 'Ascolta l’ultimo minuto',
        text: 'Quando la riga è finita, un clic apre la cartella. Vai alla fine invece che all’inizio: se l’applauso si spegne e la sala si svuota, il file è intero. Per un ciclo basta controllare la prima e l’ultima lezione.',
      },
    ],
    hints: [
      {
        title: 'Video non in elenco',
        text: 'Chi ha il link li vede, ma restano di chi li ha fatti: nessuno te ne ha concesso la copia. E possono toglierli domani. Scrivi loro: quasi tutti rispondono, qualcuno manda addirittura il file originale.',
      },
      {
        title: 'Minutaggi',
        text: 'Gli orari scritti nella descrizione diventano capitoli, visibili per esempio in VLC. In un corso di tre ore sono ciò che ti riporta a quella dimostrazione a metà.',
      },
      {
        title: 'Dieci link in un colpo',
        text: 'Accendi il controllo degli appunti mentre sfogli il programma di un convegno. Ogni indirizzo copiato resta in attesa nell’applicazione, e scegli alla fine.',
      },
    ],
    questions: [
      {
        question: 'Perché a volte il 4K non compare?',
        answer:
          'Su un video appena caricato arriva dopo qualche ora, e spesso esiste soltanto in VP9 o AV1. Torna il giorno seguente, se ci tieni. Su un portatile tra 1080p e 4K noterai la differenza soltanto sul disco.',
      },
      {
        question: 'Posso usare un video che chiede l’accesso?',
        answer:
          'Se l’autore ti permette di tenerlo, apri la pagina nel browser interno con il tuo account. Per un servizio in abbonamento usa il suo downloader, che conosce stagioni e lingue.',
      },
      {
        question: 'Con quali siti funziona?',
        answer:
          'Con quelli aperti, come YouTube, Vimeo e Dailymotion, e con molti lettori minori. Prova la pagina che hai in mente durante la prova gratuita: ti dirà più di qualunque elenco.',
      },
      {
        question: 'Il video è sparito: devo cancellare la copia?',
        answer:
          'Una licenza libera di solito resta valida per le copie già fatte. Negli altri casi, se l’autore chiede di ritirare l’opera, rispettalo.',
      },
    ],
    meta_title: 'Guida: salvare un video da un sito aperto',
    meta_description:
      'Licenza, pulsante ufficiale, versione, fonte: come tenere un video di YouTube, Vimeo o Dailymotion quando ne hai il diritto.',
  },
  m3u8_downloader: {
    title: 'HLS: riconoscere la lista giusta e ricomporre il video',
    intro:
      'Un indirizzo che finisce in .m3u8 non contiene immagini, ma un elenco di pezzi. Ecco come capire quale elenco ti serve e ottenere un file senza buchi. Non serve conoscere il formato: basta guardare la colonna giusta e non avere fretta al primo passo.',
    steps: [
      {
        title: 'Premi Play',
        text: 'Apri la pagina nel browser interno e avvia il video: molti lettori chiedono la lista soltanto allora. Lascia passare lo spot o la sigla della rete, perché la loro lista compare per prima. Se l’evento è tuo, incolla direttamente l’indirizzo avuto dal fornitore.',
      },
      {
        title: 'Scegli la lista principale',
        text: 'È quella che offre più risoluzioni. Se la dimensione dell’immagine manca, di solito hai davanti una traccia sola o uno spot. Ogni riga porta dimensione, bitrate e spesso il codec, e le voci sono collegate a gruppi. Partendo da una lista secondaria otterresti un film muto.',
      },
      {
        title: 'Controlla la durata',
        text: 'Deve essere quella del programma. Pochi secondi fanno pensare a una sigla, nessuna durata a una diretta. Un documentario di 52 minuti tagliato in pezzi da sei secondi ne conta circa 520: un calcolo così grossolano è sufficiente per capire se ci siamo.',
      },
      {
        title: 'Abbina immagine, voce e testo',
        text: 'Una risoluzione, le lingue che usi e i sottotitoli. «ad» o «qad» nel nome di una traccia segnalano l’audiodescrizione. Per la TV del salotto, 1080p a cinque megabit va benissimo: un’ora sono poco più di due gigabyte. I nomi li mette l’emittente; se leggi solo «audio_0», ascolta dieci secondi.',
      },
      {
        title: 'Unisci e verifica',
        text: 'Guarda qualche secondo all’inizio, a metà e alla fine. Se un segmento manca, richiedi solo quello. L’applicazione riprova da sola ciò che non arriva e poi riferisce. «Nessun buco» e la stessa durata della pagina: hai finito. Se cade sempre lo stesso punto, è il server, e conviene un’altra variante.',
      },
    ],
    hints: [
      {
        title: 'Link che scadono',
        text: 'Quelli con lunghe sequenze di lettere e cifre durano anche pochi minuti. Non salvarli: ricarica la pagina. A durare è l’indirizzo della pagina. Un errore 403 a metà strada dice di solito che il tempo è scaduto.',
      },
      {
        title: 'Per fare pratica',
        text: 'Le registrazioni dei tuoi eventi e i replay pubblici sono un buon banco di prova. La messa ripresa dalla parrocchia o la tua lezione: lì conosci il contenuto e vedi subito se manca un minuto.',
      },
      {
        title: 'Sottotitoli forzati',
        text: 'Traducono soltanto cartelli e battute in un’altra lingua. Aggiungili al testo completo quando un personaggio passa all’arabo o al tedesco.',
      },
      {
        title: 'Se a trasmettere sei tu',
        text: 'La tabella è un controllo rapido del codificatore: una lingua sbagliata o un 480p assente si vedono prima della lamentela di uno spettatore.',
      },
    ],
    questions: [
      {
        question: 'Che cosa significa «flusso protetto»?',
        answer:
          'Che l’emittente usa una misura tecnica. Aggirarla non è lecito: senza il suo permesso la guida finisce qui. Se è un servizio che paghi, guarda se nel negozio ha un prodotto suo, pensato per la riproduzione che consente.',
      },
      {
        question: 'Le labbra non seguono la voce: perché?',
        answer:
          'L’audio parte un po’ prima o un po’ dopo. La sincronizzazione lo riallinea in base ai riferimenti di tempo. Se lo scarto comincia a metà, la colpa è di una pausa pubblicitaria cucita male: unisci di nuovo mantenendo i riferimenti originali.',
      },
      {
        question: 'Quali emittenti hanno una pagina propria?',
        answer:
          'ARTE, la ARD Mediathek e RTVE Play, tutte con la stessa licenza. Altre vanno bene se trasmettono così e ti lasciano tenere il programma.',
      },
      {
        question: 'L’immagine viene ricodificata?',
        answer:
          'No, i segmenti si uniscono come sono arrivati. Per questo un’opera di tre ore si compone in pochi minuti e non perde nulla.',
      },
    ],
    meta_title: 'Guida: ricomporre un flusso M3U8',
    meta_description:
      'Lista principale, durata, tracce e segmenti mancanti: da un indirizzo M3U8 a un video completo, per i flussi che puoi usare.',
  },
  mpd_downloader: {
    title: 'DASH: leggere un manifesto MPD come una tabella',
    intro:
      'Con DASH immagine, suono e sottotitoli arrivano su binari diversi. Capita la tabella, scegliere richiede pochi secondi. Le sigle spaventano più di quanto nascondano: qui trovi le sei che incontrerai davvero.',
    steps: [
      {
        title: 'Carica il manifesto',
        text: 'Incolla l’indirizzo MPD o apri la pagina del lettore. Compaiono periodi, gruppi e varianti. Il sito lo chiede solo quando parte il video, quindi premi Play e attendi due secondi. Se la barra laterale resta vuota mentre l’immagine scorre, si tratta probabilmente di HLS e ti serve lo strumento M3U8.',
      },
      {
        title: 'Decidi in base allo schermo',
        text: 'Prima il codec, poi l’altezza. avc1 indica H.264, hvc1 e hev1 indicano H.265, av01 è AV1. Il primo va su qualunque televisore degli ultimi quindici anni, il secondo su quasi tutti i 4K, il terzo soltanto sui più recenti, ma a volte pesa la metà.',
      },
      {
        title: 'Spunta le voci',
        text: 'mp4a è AAC, di norma stereo; ec-3 è Dolby Digital Plus su più canali. In cuffia basta il primo. Il codice della lingua dice più dell’etichetta: ita o it, «mul» se sono diverse, «und» se nessuno l’ha indicata. Il ruolo «description» è l’audiodescrizione, «dub» un doppiaggio.',
      },
      {
        title: 'Converti i testi',
        text: 'Arrivano come TTML o WebVTT. Se il televisore conosce solo SRT, fatteli dare così. Il primo conserva colori e posizione, che in SRT si perdono. Tieni l’originale se i colori distinguono chi parla.',
      },
      {
        title: 'Metti tutto insieme',
        text: 'Per più lingue scegli MKV, per una sola basta MP4. L’unione non ricodifica nulla. Bastano poche decine di secondi, perché si copia soltanto. Poi salta a metà e guarda le labbra: se lì coincidono, coincidono ovunque, e VLC deve offrirti ogni voce nel suo menu.',
      },
    ],
    hints: [
      {
        title: 'Più periodi',
        text: 'Sigla, programma e pubblicità possono essere periodi distinti: tieni il più lungo e non dovrai tagliare. Se invece la pagina divide una conferenza in capitoli, tienili uniti: un file si sfoglia meglio di dodici.',
      },
      {
        title: 'Quanto peserà',
        text: 'Bitrate diviso otto, per i secondi di durata: ecco una stima della dimensione. Per esempio, 4.000 kbit/s per un’ora fanno circa 1,8 GB, più 60 MB per ogni traccia stereo.',
      },
      {
        title: 'Un registro utile',
        text: 'I siti cambiano lettore senza avvisare. Se la pagina di ieri oggi tace, manda il registro all’assistenza: descrive il manifesto e non contiene immagini.',
      },
      {
        title: 'Posto per i pezzi',
        text: 'Prima dell’unione, immagine e voce occupano il disco insieme al risultato. Tieni libero il doppio.',
      },
    ],
    questions: [
      {
        question: 'Mi serve MPD o M3U8?',
        answer:
          'Lo stabilisce chi trasmette. Se ci sono entrambi, guarda quale porta più lingue. A parità di offerta l’MPD nomina meglio i codec, l’M3U8 va più d’accordo con Apple; il file che ottieni è lo stesso.',
      },
      {
        question: 'Posso tenere le lezioni della mia università?',
        answer:
          'Chiedilo all’ateneo: i diritti sono dei docenti e molte piattaforme dicono che cosa è ammesso. Le registrazioni tolte a fine semestre lo sono per un motivo, e il volto dei compagni conta. Non farle girare.',
      },
      {
        question: 'Si vede ma non si sente: che cosa è successo?',
        answer:
          'Avevi spuntato solo l’immagine. Riapri la voce, aggiungi l’audio e avvia: ciò che è già sul disco viene riusato.',
      },
      {
        question: 'Perché la ZDF rifiuta un giallo a mezzogiorno?',
        answer:
          'In Germania i film per adulti si aprono la sera tardi, o dopo la verifica dell’età sulla pagina della rete. L’applicazione vede ciò che il sito mostra in quel momento.',
      },
    ],
    meta_title: 'Guida: capire MPD e DASH passo per passo',
    meta_description:
      'Codec, tracce e conversione da TTML a SRT: leggere un manifesto DASH con il downloader MPD, un passo alla volta.',
  },
}
