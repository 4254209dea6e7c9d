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
    ],
    meta_title: 'IA video per Windows: restaura i tuoi filmati',
    meta_description:
      'Ingrandisci, ripulisci e rendi fluidi i tuoi video su un computer con Windows, con anteprima e senza toccare l’originale.',
  },
}
