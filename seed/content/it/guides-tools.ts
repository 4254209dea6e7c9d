import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Siti aperti: dal link a un file in ordine',
    intro:
      'YouTube, Vimeo e Dailymotion si guardano senza pagare, ma «visibile» non vuol dire «libero». Per questo la guida parte dalla licenza e solo dopo arriva alla qualità.',
    steps: [
      {
        title: 'Cerca la licenza',
        text: 'Su YouTube è in fondo alla descrizione, su Vimeo c’è una sigla CC accanto al titolo. Se non trovi nulla, serve il consenso dell’autore o una norma che ti autorizzi.',
      },
      {
        title: 'Prova prima il pulsante del sito',
        text: 'Vimeo lo mostra quando chi ha caricato il video lo permette; i tuoi video di YouTube si riprendono da Studio. Se la strada c’è, usala.',
      },
      {
        title: 'Incolla l’indirizzo',
        text: 'Va bene un video, una playlist o una pagina intera. L’analisi elenca i video trovati e tu spunti quelli che ti servono.',
      },
      {
        title: 'Metti a confronto le versioni',
        text: 'Accanto a ogni riga leggi risoluzione, codec e peso indicativo. H.264 in MP4 va su qualunque TV; VP9 e AV1 occupano meno, ma gli apparecchi vecchi non li aprono.',
      },
      {
        title: 'Annota la fonte',
        text: 'Fai scrivere nel file autore, indirizzo e licenza: quando citerai il video avrai già tutto.',
      },
    ],
    hints: [
      {
        title: 'Video non in elenco',
        text: 'Chi ha il link li vede, ma restano di chi li ha fatti: nessuno te ne ha concesso la copia.',
      },
      {
        title: 'Minutaggi',
        text: 'Gli orari scritti nella descrizione diventano capitoli, visibili per esempio in VLC.',
      },
    ],
    questions: [
      {
        question: 'Perché a volte il 4K non compare?',
        answer: 'Su un video appena caricato arriva dopo qualche ora, e spesso esiste soltanto in VP9 o AV1.',
      },
      {
        question: 'Posso usare un video che chiede l’accesso?',
        answer: 'Se l’autore ti permette di tenerlo, apri la pagina nel browser interno con il tuo account.',
      },
    ],
    meta_title: 'Guida: salvare un video da un sito aperto',
    meta_description:
      'Licenza, pulsante ufficiale, versione, fonte: come tenere un video di YouTube, Vimeo o Dailymotion quando ne hai il diritto.',
  },
  m3u8_downloader: {
    title: 'HLS: riconoscere la lista giusta e ricomporre il video',
    intro:
      'Un indirizzo che finisce in .m3u8 non contiene immagini, ma un elenco di pezzi. Ecco come capire quale elenco ti serve e ottenere un file senza buchi.',
    steps: [
      {
        title: 'Premi Play',
        text: 'Apri la pagina nel browser interno e avvia il video: molti lettori chiedono la lista soltanto allora.',
      },
      {
        title: 'Scegli la lista principale',
        text: 'È quella che offre più risoluzioni. Se la dimensione dell’immagine manca, di solito hai davanti una traccia sola o uno spot.',
      },
      {
        title: 'Controlla la durata',
        text: 'Deve essere quella del programma. Pochi secondi fanno pensare a una sigla, nessuna durata a una diretta.',
      },
      {
        title: 'Abbina immagine, voce e testo',
        text: 'Una risoluzione, le lingue che usi e i sottotitoli. «ad» o «qad» nel nome di una traccia segnalano l’audiodescrizione.',
      },
      {
        title: 'Unisci e verifica',
        text: 'Guarda qualche secondo all’inizio, a metà e alla fine. Se un segmento manca, richiedi solo quello.',
      },
    ],
    hints: [
      {
        title: 'Link che scadono',
        text: 'Quelli con lunghe sequenze di lettere e cifre durano anche pochi minuti. Non salvarli: ricarica la pagina.',
      },
      {
        title: 'Per fare pratica',
        text: 'Le registrazioni dei tuoi eventi e i replay pubblici sono un buon banco di prova.',
      },
    ],
    questions: [
      {
        question: 'Che cosa significa «flusso protetto»?',
        answer:
          'Che l’emittente usa una misura tecnica. Aggirarla non è lecito: senza il suo permesso la guida finisce qui.',
      },
      {
        question: 'Le labbra non seguono la voce: perché?',
        answer:
          'L’audio parte un po’ prima o un po’ dopo. La sincronizzazione lo riallinea in base ai riferimenti di tempo.',
      },
    ],
    meta_title: 'Guida: ricomporre un flusso M3U8',
    meta_description:
      'Lista principale, durata, tracce e segmenti mancanti: da un indirizzo M3U8 a un video completo, per i flussi che puoi usare.',
  },
  mpd_downloader: {
    title: 'DASH: leggere un manifesto MPD come una tabella',
    intro:
      'Con DASH immagine, suono e sottotitoli arrivano su binari diversi. Capita la tabella, scegliere richiede pochi secondi.',
    steps: [
      {
        title: 'Carica il manifesto',
        text: 'Incolla l’indirizzo MPD o apri la pagina del lettore. Compaiono periodi, gruppi e varianti.',
      },
      {
        title: 'Decidi in base allo schermo',
        text: 'Prima il codec, poi l’altezza. avc1 indica H.264, hvc1 e hev1 indicano H.265, av01 è AV1.',
      },
      {
        title: 'Spunta le voci',
        text: 'mp4a è AAC, di norma stereo; ec-3 è Dolby Digital Plus su più canali. In cuffia basta il primo.',
      },
      {
        title: 'Converti i testi',
        text: 'Arrivano come TTML o WebVTT. Se il televisore conosce solo SRT, fatteli dare così.',
      },
      {
        title: 'Metti tutto insieme',
        text: 'Per più lingue scegli MKV, per una sola basta MP4. L’unione non ricodifica nulla.',
      },
    ],
    hints: [
      {
        title: 'Più periodi',
        text: 'Sigla, programma e pubblicità possono essere periodi distinti: tieni il più lungo e non dovrai tagliare.',
      },
      {
        title: 'Quanto peserà',
        text: 'Bitrate diviso otto, per i secondi di durata: ecco una stima della dimensione.',
      },
    ],
    questions: [
      {
        question: 'Mi serve MPD o M3U8?',
        answer: 'Lo stabilisce chi trasmette. Se ci sono entrambi, guarda quale porta più lingue.',
      },
      {
        question: 'Posso tenere le lezioni della mia università?',
        answer:
          'Chiedilo all’ateneo: i diritti sono dei docenti e molte piattaforme dicono che cosa è ammesso.',
      },
    ],
    meta_title: 'Guida: capire MPD e DASH passo per passo',
    meta_description:
      'Codec, tracce e conversione da TTML a SRT: leggere un manifesto DASH con il downloader MPD, un passo alla volta.',
  },
}
