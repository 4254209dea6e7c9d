import type { PageTexts } from '../text'

export const tools: PageTexts = {
  video_downloader: {
    headline: 'Scarica video dai siti aperti',
    promise:
      'Incolla un indirizzo di YouTube, Vimeo, Dailymotion, Facebook, bilibili o di molti altri siti e scegli che cosa salvare.',
    steps: [
      { title: 'Incolla l’indirizzo', text: 'Va bene un video, una playlist o una pagina che ne contiene.' },
      { title: 'Controlla i risultati', text: 'Vedi i video trovati, la durata e le risoluzioni.' },
      { title: 'Scegli che cosa salvare', text: 'Il video, soltanto l’audio o i sottotitoli.' },
    ],
    features: [
      { title: 'Una sola licenza', text: 'Vale per tutti i siti aperti che l’applicazione riconosce.' },
      { title: 'Playlist lunghe', text: 'Vengono scaricate a gruppi e riprendono dopo un’interruzione.' },
      { title: 'Solo audio', text: 'Puoi salvare una conferenza in M4A e ascoltarla camminando.' },
      { title: 'Browser integrato', text: 'Se una pagina richiede l’accesso, aprila nell’applicazione.' },
      {
        title: 'Formato del file',
        text: 'MP4 funziona su tutti i dispositivi, MKV può contenere più tracce.',
      },
      { title: 'Link dagli appunti', text: 'Se copi dieci indirizzi, li trovi tutti nell’applicazione.' },
      { title: 'Schema dei nomi', text: 'Puoi impostarlo una volta con titolo, autore e data.' },
    ],
    questions: [
      {
        question: 'I servizi in abbonamento sono compresi?',
        answer: 'No, ciascuno ha un proprio downloader; la suite video li riunisce.',
      },
      {
        question: 'Come faccio a sapere se posso salvare un video?',
        answer: 'Controlla la licenza, le regole del sito e la legge. In caso di dubbio guardalo online.',
      },
      {
        question: 'Che cosa faccio se un sito non viene riconosciuto?',
        answer: 'Fai una prova prima di acquistare e scrivi alla nostra assistenza.',
      },
      {
        question: 'Quale formato scelgo per il televisore?',
        answer:
          'MP4 con H.264 funziona anche sugli apparecchi vecchi. Scegli MKV se vuoi più tracce audio o più sottotitoli.',
      },
      {
        question: 'La prova gratuita è un programma diverso?',
        answer: 'No, l’applicazione è la stessa: la chiave di licenza la sblocca.',
      },
      {
        question: 'E i flussi M3U8 o MPD?',
        answer:
          'Per ciascuno dei due formati c’è un prodotto apposito. La suite video tutto in uno li comprende entrambi, insieme a questo.',
      },
    ],
    meta_title: 'Downloader di video per Windows e Mac',
    meta_description:
      'YouTube, Vimeo, Dailymotion, Facebook, bilibili e altri: video, elenchi, audio e sottotitoli, nei limiti dei tuoi diritti.',
  },
  m3u8_downloader: {
    headline: 'M3U8: scarica un flusso HLS in un solo file',
    promise:
      'Un flusso HLS è diviso in molti segmenti: l’applicazione li scarica, li controlla e li unisce in un video completo.',
    steps: [
      { title: 'Inserisci l’indirizzo', text: 'Puoi usare l’M3U8 o la pagina con il lettore.' },
      { title: 'Scegli la versione', text: 'Seleziona la risoluzione, la lingua e i sottotitoli.' },
      { title: 'Unisci i segmenti', text: 'Ottieni un MP4 o un MKV senza interruzioni.' },
    ],
    features: [
      {
        title: 'ARTE, ARD e RTVE Play',
        text: 'Tre mediateche pubbliche che usano HLS, comprese nella licenza.',
      },
      { title: 'Audio separato', text: 'Viene sincronizzato con le immagini.' },
      {
        title: 'Da WebVTT a SRT',
        text: 'I sottotitoli si possono convertire in un formato che tutti i lettori aprono.',
      },
      { title: 'Segmenti mancanti', text: 'Vengono richiesti di nuovo prima dell’unione.' },
      {
        title: 'Flussi protetti',
        text: 'Si possono usare soltanto quelli che il tuo account può riprodurre.',
      },
      {
        title: 'Elenco principale',
        text: 'Una tabella mostra risoluzioni, tracce audio e sottotitoli forzati.',
      },
      {
        title: 'Eventi di molte ore',
        text: 'Anche migliaia di segmenti di un evento concluso diventano un solo file.',
      },
    ],
    questions: [
      {
        question: 'Che cos’è un M3U8?',
        answer: 'È un file di testo con gli indirizzi dei segmenti; non contiene immagini.',
      },
      {
        question: 'Permette di aprire flussi a cui non ho accesso?',
        answer: 'No. Servono l’accesso e il diritto di conservare una copia personale.',
      },
      {
        question: 'Posso usarlo per le mie trasmissioni?',
        answer: 'Sì, è utile per controllare e archiviare ciò che trasmetti.',
      },
      {
        question: 'Che cosa significa DRM nel nome inglese?',
        answer:
          'Che molti siti usano un lettore protetto. Il prodotto rispetta i diritti del tuo account e non dà accesso ad altro.',
      },
      {
        question: 'Che cosa succede se un segmento non arriva?',
        answer: 'Viene richiesto altre tre volte, poi il rapporto indica a quale minuto manca.',
      },
      { question: 'Si possono registrare le dirette?', answer: 'No, soltanto i flussi conclusi.' },
      {
        question: 'Ci sono limiti di legge?',
        answer:
          'Sì. In molti Paesi è vietato aggirare una protezione anche per una copia privata, e l’accesso deve essere lecito.',
      },
    ],
    meta_title: 'Downloader per M3U8 (HLS), Windows e Mac',
    meta_description:
      'Unisci un flusso HLS in un MP4 o MKV con sottotitoli convertiti e audio sincronizzato, per i video a cui hai accesso.',
  },
  mpd_downloader: {
    headline: 'MPD: scarica un flusso DASH completo di audio',
    promise:
      'Nei flussi MPEG-DASH immagine e audio sono separati: scegli le tracce dal manifesto e uniscile in un solo file.',
    steps: [
      { title: 'Inserisci il manifesto', text: 'Puoi usare l’indirizzo MPD o la pagina con il lettore.' },
      { title: 'Scegli le tracce', text: 'Una tabella mostra codec, bitrate e lingua.' },
      { title: 'Crea il file', text: 'Tutte le tracce vengono unite in un MP4 o in un MKV.' },
    ],
    features: [
      { title: 'Udemy e ZDF', text: 'Una piattaforma di corsi e una mediateca che usano questo formato.' },
      { title: 'Codec', text: 'Vedi se il video è in H.264, HEVC, VP9 o AV1.' },
      { title: 'Programmi divisi', text: 'Le parti vengono unite nell’ordine corretto.' },
      { title: 'Codice della lingua', text: 'Viene conservato in ogni traccia.' },
      { title: 'Contenuti protetti', text: 'Si possono usare soltanto con un account autorizzato.' },
      { title: 'Nessuna ricodifica', text: 'Le tracce vengono unite come sono, senza perdita di qualità.' },
      {
        title: 'Registro per l’assistenza',
        text: 'Non contiene dati personali e ci aiuta quando un sito cambia.',
      },
    ],
    questions: [
      {
        question: 'Qual è la differenza rispetto a M3U8?',
        answer: 'MPD descrive i flussi DASH, M3U8 quelli HLS. Sono due prodotti diversi.',
      },
      {
        question: 'Un manifesto scade?',
        answer: 'Spesso dopo pochi minuti. Ricarica la pagina per ottenerne uno nuovo.',
      },
      {
        question: 'Che cosa posso salvare senza abbonamento?',
        answer: 'Soltanto ciò che puoi già guardare, come copia privata e nei limiti della legge.',
      },
      {
        question: 'Mi serve M3U8 o MPD?',
        answer:
          'Dipende dal sito. Con la prova gratuita lo scopri in un minuto; la suite video li comprende entrambi.',
      },
      {
        question: 'L’elenco resta vuoto durante la riproduzione: perché?',
        answer:
          'Probabilmente il sito usa HLS. Prova lo strumento M3U8 sulla stessa pagina prima di acquistare.',
      },
      {
        question: 'Che responsabilità ho?',
        answer:
          'Puoi usarlo soltanto per i contenuti che hai il diritto di conservare. In quasi tutti i Paesi la legge tutela le protezioni tecniche.',
      },
    ],
    meta_title: 'Downloader per MPD (MPEG-DASH)',
    meta_description:
      'Unisci un flusso DASH in un MP4 o MKV, con le tracce, i codec e le lingue che scegli, per i video a cui hai accesso.',
  },
  adult_downloader: {
    headline: 'Scarica video per adulti in modo riservato',
    promise:
      'Per maggiorenni: salva in una cartella privata i video che il tuo account ha il diritto di guardare.',
    steps: [
      { title: 'Conferma la tua età', text: 'Ogni sito ha il proprio controllo, che devi superare tu.' },
      { title: 'Inserisci l’indirizzo', text: 'Va bene quello di un sito aperto o a pagamento.' },
      {
        title: 'Scegli la cartella',
        text: 'Puoi usare una cartella protetta, un disco cifrato o un’unità esterna.',
      },
    ],
    features: [
      { title: 'Più siti', text: 'La licenza non riguarda un solo servizio; Fansly è un esempio.' },
      { title: 'Dati cancellabili', text: 'Puoi eliminare la cronologia e le miniature.' },
      { title: 'Nomi dei file', text: 'Scegli il titolo, un numero o soltanto la data.' },
      { title: 'Finestra ridotta', text: 'L’applicazione lavora in secondo piano, senza notifiche.' },
      {
        title: 'Browser separato',
        text: 'Cronologia, cookie e accessi restano nell’applicazione e si cancellano con un pulsante.',
      },
      {
        title: 'Elenco nascosto',
        text: 'Puoi togliere dalla vista i download completati senza spostare i file.',
      },
      { title: 'Pagine degli autori', text: 'Puoi vedere che cosa c’è di nuovo dall’ultima visita.' },
    ],
    questions: [
      {
        question: 'A chi è destinato?',
        answer: 'Soltanto a persone maggiorenni secondo la legge del loro Paese.',
      },
      { question: 'FANZA e OnlyFans sono compresi?', answer: 'No, hanno downloader appositi.' },
      {
        question: 'Che cosa è vietato?',
        answer:
          'Salvare video illeciti o realizzati senza consenso, e diffondere qualsiasi file. Conserva soltanto ciò che l’autore e il sito permettono.',
      },
      {
        question: 'Con quali siti funziona?',
        answer:
          'Con quelli che riproducono i video in un normale browser. Con la prova gratuita puoi verificare il tuo in pochi minuti.',
      },
      {
        question: 'È compreso nella suite video?',
        answer: 'No, la licenza per i siti per adulti si vende a parte.',
      },
      {
        question: 'Quando devo confermare la mia età?',
        answer: 'Prima del primo avvio, perché il prodotto è riservato ai maggiorenni.',
      },
    ],
    meta_title: 'Downloader di video per adulti',
    meta_description:
      'Solo per maggiorenni: uno strumento riservato per salvare in privato i video che il tuo account ha il diritto di guardare.',
  },
  video_ai: {
    headline: 'IA video: migliora i tuoi vecchi filmati',
    promise:
      'Rendi più nitidi e fluidi i nastri digitalizzati, i video poco illuminati e le riprese del vecchio telefono, direttamente sul tuo computer.',
    steps: [
      { title: 'Importa un video', text: 'Trascinalo nella finestra di Tidemark Video AI.' },
      { title: 'Confronta il risultato', text: 'Un’immagine divisa mostra alcuni secondi prima e dopo.' },
      { title: 'Avvia l’elaborazione', text: 'Il file originale non viene modificato.' },
    ],
    features: [
      { title: 'Ingrandimento', text: 'L’immagine viene elaborata per gli schermi più grandi.' },
      { title: 'Riduzione del rumore', text: 'Puoi regolarne l’intensità con un cursore.' },
      { title: 'Movimenti più fluidi', text: 'L’applicazione può aggiungere fotogrammi intermedi.' },
      { title: 'Volti', text: 'Una regolazione separata evita un aspetto artificiale.' },
      { title: 'Elaborazione locale', text: 'I tuoi video restano sul computer.' },
      {
        title: 'Nastri interlacciati',
        text: 'Le righe e i disturbi delle videocassette si correggono insieme.',
      },
      {
        title: 'Più video insieme',
        text: 'Puoi mettere in coda tutti i nastri di famiglia con le stesse impostazioni.',
      },
    ],
    questions: [
      {
        question: 'Quale computer serve?',
        answer:
          'Un computer Windows, meglio se con una scheda grafica recente, che riduce l’attesa. Con la prova puoi vedere quanto tempo richiede.',
      },
      {
        question: 'Recupera i dettagli perduti?',
        answer: 'No, ne aggiunge di plausibili. Controlla l’anteprima prima di elaborare tutto il video.',
      },
      {
        question: 'Posso elaborare il video di un’altra persona?',
        answer: 'Soltanto con il consenso di chi l’ha girato e nei limiti della legge.',
      },
      {
        question: 'Quanto tempo richiede un nastro?',
        answer:
          'Dipende dalla scheda grafica e dalle operazioni scelte. Il tempo previsto compare prima dell’esportazione.',
      },
      {
        question: 'C’è un’edizione per Mac?',
        answer: 'Per ora no, l’IA video è in vendita soltanto per Windows.',
      },
      {
        question: 'Un volto molto sfocato può diventare nitido?',
        answer: 'No, resta sfocato. L’applicazione non serve a modificare l’aspetto delle persone.',
      },
      {
        question: 'Come si acquista?',
        answer:
          'Per un mese, per un anno o a vita, su un computer. Prima puoi provarla gratuitamente con alcuni secondi di un tuo video.',
      },
    ],
    meta_title: 'IA video per Windows: restaura i tuoi filmati',
    meta_description:
      'Ingrandisci, ripulisci e rendi più fluidi i tuoi video su un computer con Windows, con anteprima e senza modificare l’originale.',
  },
}
