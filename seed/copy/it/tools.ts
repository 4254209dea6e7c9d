import type { PageTexts } from '../text'

export const tools: PageTexts = {
  video_downloader: {
    headline: 'Un downloader per i siti di video aperti',
    promise:
      'YouTube, Vimeo, Dailymotion, Facebook, bilibili e molti altri: incolli un indirizzo e decidi che cosa tenere.',
    steps: [
      { title: 'Incolla un indirizzo', text: 'Di un video, di un elenco o di una pagina che ne contiene.' },
      { title: 'Leggi l’analisi', text: 'Video trovati, durata e risoluzioni.' },
      { title: 'Conserva l’utile', text: 'Video, solo suono o sottotitoli.' },
    ],
    features: [
      { title: 'Una sola licenza', text: 'Vale per le pagine aperte che il programma riconosce.' },
      { title: 'Elenchi lunghi', text: 'Si trattano a gruppi e riprendono.' },
      { title: 'Solo audio', text: 'Una conferenza diventa M4A, per camminare ascoltando.' },
      { title: 'Browser interno', text: 'Se la pagina vuole l’accesso, aprila nel programma.' },
      { title: 'Contenitore', text: 'MP4 per ogni apparecchio, MKV per più tracce.' },
      {
        title: 'Indirizzi dagli appunti',
        text: 'Copi dieci link, e nell’applicazione aspettano dieci voci.',
      },
      { title: 'Nomi sensati', text: 'Fissi una volta lo schema con titolo, autore e data.' },
    ],
    questions: [
      {
        question: 'I servizi in abbonamento rientrano?',
        answer: 'No, hanno il loro downloader; la suite video li riunisce.',
      },
      {
        question: 'Come so se posso salvare un video?',
        answer: 'Leggi la sua licenza, le regole del sito e la legge. Nel dubbio guardalo in rete.',
      },
      {
        question: 'E se un sito non viene riconosciuto?',
        answer: 'Verificalo con la prova prima di comprare e scrivi all’assistenza.',
      },
      {
        question: 'Quale file scelgo per il televisore?',
        answer:
          'MP4 con immagine AVC è la risposta sicura per gli apparecchi vecchi. MKV conviene per più tracce audio o più testi in un file.',
      },
      {
        question: 'La prova è un programma diverso?',
        answer:
          'No. Il programma di installazione è lo stesso, e la chiave di licenza ne fa il prodotto completo.',
      },
      {
        question: 'E i flussi in M3U8 o MPD?',
        answer:
          'Per ciascuno dei due formati c’è un prodotto apposito. La suite video tutto in uno li contiene, insieme a questo.',
      },
    ],
    meta_title: 'Downloader di video per Windows e Mac',
    meta_description:
      'YouTube, Vimeo, Dailymotion, Facebook, bilibili e altri: video, elenchi, audio e sottotitoli, nei limiti dei tuoi diritti.',
  },
  m3u8_downloader: {
    headline: 'M3U8: da tanti segmenti a un solo video',
    promise:
      'HLS spezza ogni programma in frammenti; il programma legge la lista, li raccoglie e li ricompone.',
    steps: [
      { title: 'Dai l’indirizzo', text: 'L’M3U8 o la pagina del lettore.' },
      { title: 'Scegli la variante', text: 'Risoluzione, lingua e sottotitoli.' },
      { title: 'Unisci', text: 'Esce un MP4 o un MKV continuo.' },
    ],
    features: [
      { title: 'ARTE, ARD e RTVE Play', text: 'Tre mediateche pubbliche che usano HLS.' },
      { title: 'Audio separato', text: 'Una traccia a parte si allinea all’immagine.' },
      { title: 'Da WebVTT a SRT', text: 'Un testo che tutti i lettori aprono.' },
      { title: 'Segmento mancante', text: 'Viene richiesto prima di unire.' },
      { title: 'Flussi protetti', text: 'Contano solo quelli che la tua sessione può riprodurre.' },
      {
        title: 'Lista principale',
        text: 'Varianti, audio alternativi e sottotitoli forzati si leggono in una tabella.',
      },
      {
        title: 'Eventi di ore',
        text: 'Migliaia di segmenti di un evento concluso finiscono in un solo file.',
      },
    ],
    questions: [
      {
        question: 'Che cos’è un M3U8?',
        answer: 'Un testo con gli indirizzi dei segmenti. Da solo non contiene immagini.',
      },
      {
        question: 'Apre flussi a cui non ho accesso?',
        answer: 'No. Servono l’accesso e il diritto a una copia personale.',
      },
      {
        question: 'Va bene per le mie trasmissioni?',
        answer: 'Sì, controllare o archiviare ciò che trasmetti è un uso comune.',
      },
      {
        question: 'Che vuol dire DRM nel nome?',
        answer:
          'Che il prodotto tratta siti i cui lettori usano una protezione. Segue i diritti del tuo account e non dà accesso ad altro.',
      },
      {
        question: 'E se un segmento non arriva mai?',
        answer: 'Viene chiesto ancora tre volte. Poi il resoconto indica il vuoto, invece di nasconderlo.',
      },
      { question: 'Registra le dirette?', answer: 'No, lavora con i flussi conclusi.' },
      {
        question: 'C’è un limite di legge?',
        answer:
          'In molti Paesi aggirare una protezione è vietato, anche per una copia privata. E l’accesso dev’essere lecito.',
      },
    ],
    meta_title: 'Downloader per M3U8 (HLS), Windows e Mac',
    meta_description:
      'Flussi HLS riuniti in MP4 o MKV, sottotitoli convertiti e audio allineato, per i video a cui hai accesso.',
  },
  mpd_downloader: {
    headline: 'MPD: immagine e voce DASH di nuovo insieme',
    promise:
      'In MPEG-DASH le tracce viaggiano divise. Leggi il manifesto, scegli le tue e ottieni un file intero.',
    steps: [
      { title: 'Fornisci il manifesto', text: 'L’indirizzo MPD o la pagina del lettore.' },
      { title: 'Scegli le tracce', text: 'Una tabella mostra codec, bitrate e lingua.' },
      { title: 'Componi', text: 'Tutto in un contenitore MP4 o MKV.' },
    ],
    features: [
      { title: 'Udemy e ZDF', text: 'Un sito di corsi e una mediateca come esempi.' },
      { title: 'Codec in chiaro', text: 'H.264, HEVC, VP9 o AV1, secondo il manifesto.' },
      { title: 'Più periodi', text: 'Un programma diviso si ricompone in ordine.' },
      { title: 'Codice di lingua', text: 'Ogni traccia lo tiene.' },
      { title: 'Accesso rispettato', text: 'Il protetto si tratta soltanto nella sessione autorizzata.' },
      {
        title: 'Nessuna nuova codifica',
        text: 'Le parti si uniscono così come arrivano, senza perdere nulla.',
      },
      {
        title: 'Resoconto per l’assistenza',
        text: 'Un registro senza dati personali ci aiuta quando un sito è cambiato.',
      },
    ],
    questions: [
      {
        question: 'In che cosa differisce da M3U8?',
        answer: 'È un’altra lista: MPD descrive DASH, M3U8 descrive HLS. I prodotti sono due.',
      },
      {
        question: 'Un manifesto scade?',
        answer: 'Spesso dopo pochi minuti. Riapri la pagina per averne uno nuovo.',
      },
      {
        question: 'Senza abbonamento che cosa ottengo?',
        answer: 'Niente che prima non vedessi. E ciò che vedi, soltanto come copia privata e lecita.',
      },
      {
        question: 'Quale mi serve, M3U8 o MPD?',
        answer:
          'Quello che usa il tuo sito. La prova di ciascuno lo mostra in un minuto; la suite video li contiene entrambi.',
      },
      {
        question: 'L’elenco resta vuoto mentre il video va: perché?',
        answer:
          'Allora il sito trasmette probabilmente in HLS. Prova lo strumento M3U8 sulla stessa pagina, prima di decidere.',
      },
      {
        question: 'Che responsabilità ho?',
        answer:
          'Usarlo per ciò che hai il diritto di tenere. In quasi tutti i Paesi la legge tutela le protezioni tecniche.',
      },
    ],
    meta_title: 'Downloader per MPD (MPEG-DASH)',
    meta_description:
      'Manifesti DASH letti e riuniti in MP4 o MKV con periodi, codec e lingue, per i video a cui hai diritto di accedere.',
  },
  adult_downloader: {
    headline: 'Video per adulti: uno strumento sobrio',
    promise: 'Per maggiorenni: conserva lontano da altri occhi i video a cui il tuo account dà diritto.',
    steps: [
      { title: 'Dichiara l’età', text: 'Ogni sito tiene il suo controllo e lo passi tu.' },
      { title: 'Indica il video', text: 'Basta l’indirizzo, da un sito aperto o pagato.' },
      { title: 'Scegli un luogo sicuro', text: 'Cartella protetta, disco cifrato o memoria esterna.' },
    ],
    features: [
      { title: 'Più siti', text: 'La licenza non si lega a uno; Fansly è un esempio.' },
      { title: 'Tracce ridotte', text: 'Cronologia e miniature si cancellano.' },
      { title: 'Nome a scelta', text: 'Titolo, numero o sola data.' },
      { title: 'Finestra chiusa', text: 'Il programma si riduce e tace.' },
      {
        title: 'Browser separato',
        text: 'Cronologia, cookie e accessi restano nell’applicazione, lontani dal browser di tutti i giorni, e si cancellano con un pulsante.',
      },
      {
        title: 'Elenco vuoto quando vuoi',
        text: 'Togli i lavori finiti dalla vista: i file non si spostano.',
      },
      {
        title: 'Autori da seguire',
        text: 'Tieni una pagina e guarda che cosa c’è di nuovo dall’ultima visita.',
      },
    ],
    questions: [
      { question: 'A chi è destinato?', answer: 'Soltanto ad adulti, secondo la legge del loro Paese.' },
      {
        question: 'FANZA e OnlyFans sono compresi?',
        answer: 'Hanno un downloader proprio, fatto per la loro libreria.',
      },
      {
        question: 'Che cosa è vietato?',
        answer:
          'Ogni video illecito o senza consenso, e ogni diffusione. Tieni ciò che autore e sito ti concedono.',
      },
      {
        question: 'Quali siti si aprono?',
        answer:
          'Quelli che mostrano i video in un browser comune. In pochi minuti la prova ti dice se c’è anche il tuo.',
      },
      {
        question: 'La suite video lo contiene?',
        answer: 'Non comprende i siti per adulti: la licenza per quelli si vende a parte.',
      },
      {
        question: 'Quando confermo la mia età?',
        answer:
          'Prima del primo avvio: il prodotto è riservato ai maggiorenni secondo la legge del loro Paese.',
      },
    ],
    meta_title: 'Downloader di video per adulti',
    meta_description:
      'Solo maggiorenni: uno strumento discreto per tenere in privato i video che il tuo account e l’autore ti permettono di vedere.',
  },
  video_ai: {
    headline: 'IA video: nitidezza per i tuoi ricordi',
    promise:
      'Nastri digitalizzati, matrimoni in penombra, riprese del vecchio telefono: migliora i tuoi filmati sul tuo PC.',
    steps: [
      { title: 'Importa', text: 'Trascina un file in Tidemark Video AI.' },
      { title: 'Confronta', text: 'Una vista divisa mostra prima e dopo, per pochi secondi.' },
      { title: 'Elabora', text: 'Avvia il calcolo; l’originale non si tocca.' },
    ],
    features: [
      { title: 'Ingrandimento', text: 'Un’immagine di un tempo viene ricalcolata per schermi più grandi.' },
      { title: 'Meno rumore', text: 'La grana notturna si dosa con un cursore.' },
      { title: 'Fluidità', text: 'Fotogrammi intermedi addolciscono lo scatto.' },
      { title: 'Volti', text: 'Una regolazione a parte evita l’effetto cera.' },
      { title: 'In locale', text: 'I tuoi video restano sul computer.' },
      {
        title: 'Nastri interlacciati',
        text: 'Righe e disturbi della videocassetta si trattano insieme, in un solo passaggio.',
      },
      {
        title: 'Una lista per decennio',
        text: 'Metti in coda tutti i nastri di famiglia di quegli anni con una sola impostazione.',
      },
    ],
    questions: [
      {
        question: 'Che computer serve?',
        answer: 'Un computer Windows; una scheda grafica recente accorcia l’attesa. La prova te lo dirà.',
      },
      { question: 'Recupera dettagli perduti?', answer: 'Ne propone di plausibili. Giudica dall’anteprima.' },
      {
        question: 'Posso trattare un filmato altrui?',
        answer: 'Con il consenso di chi l’ha girato. Altrimenti resta ai tuoi e a ciò che la legge ammette.',
      },
      {
        question: 'Quanto tempo vuole un nastro?',
        answer:
          'Dipende dalla tua scheda grafica e dal lavoro scelto. Il tempo previsto si legge prima dell’esportazione.',
      },
      { question: 'C’è un’edizione per Mac?', answer: 'Per ora no. L’IA video si vende per Windows.' },
      {
        question: 'Un volto molto sfocato torna nitido?',
        answer: 'No, resta sfocato: il programma non inventa persone e non serve ad alterarne l’aspetto.',
      },
      {
        question: 'Come si compra?',
        answer:
          'Per un mese, per un anno o a vita su un computer. Prova prima gratis, con pochi secondi di un tuo vecchio nastro.',
      },
    ],
    meta_title: 'IA video per Windows: restaura i tuoi filmati',
    meta_description:
      'Ingrandisci, ripulisci e rendi fluidi i tuoi video su un computer con Windows, con anteprima e senza toccare l’originale.',
  },
}
