import type { PageTexts } from '../text'

export const music: PageTexts = {
  spotify_converter: {
    headline: 'Le playlist di Spotify su qualunque lettore',
    promise:
      'Trasforma la musica del tuo account in file che l’autoradio, l’orologio o un vecchio lettore sanno leggere.',
    steps: [
      { title: 'Entra in Spotify', text: 'Tidemark Music apre il lettore web; vale Free o Premium.' },
      { title: 'Trascina una playlist', text: 'Oppure un album, un podcast o un link.' },
      { title: 'Scegli il formato', text: 'MP3 per gli apparecchi, FLAC o WAV per il montaggio in casa.' },
    ],
    features: [
      { title: 'Ordine conservato', text: 'Numero di traccia e file M3U rispettano la playlist.' },
      { title: 'Tag e copertina', text: 'Artista, album, anno e immagine in ogni brano.' },
      { title: 'Podcast a parte', text: 'Per programma e data.' },
      { title: 'Solo i nuovi', text: 'Una playlist che cresce si aggiorna senza rifare tutto.' },
    ],
    questions: [
      {
        question: 'Con FLAC si sente meglio?',
        answer: 'Non aggiunge nulla a ciò che il piano trasmette. Serve per lavorarci.',
      },
      { question: 'Premium è obbligatorio?', answer: 'No, ma la qualità segue il piano.' },
      {
        question: 'Che posso fare con i brani?',
        answer: 'Ascoltarli tu, finché Spotify e la legge lo permettono. Regalarli o usarli in un locale no.',
      },
    ],
    meta_title: 'Convertitore per Spotify in MP3 e FLAC',
    meta_description:
      'Playlist, album e podcast del tuo account Spotify con tag e copertina, per l’ascolto personale su Windows e Mac.',
  },
  apple_music_converter: {
    headline: 'Apple Music oltre gli apparecchi Apple',
    promise:
      'Porta la libreria che hai costruito sull’impianto hi-fi, su un vecchio Android o su un computer con Linux.',
    steps: [
      { title: 'Collega la libreria', text: 'Con l’account Apple, senza iTunes.' },
      { title: 'Segna gli album', text: 'Libreria, playlist redazionali e stazioni salvate.' },
      { title: 'Converti', text: 'M4A, FLAC, WAV o MP3.' },
    ],
    features: [
      {
        title: 'Senza perdita, se la ricevi',
        text: 'Quando il piano la manda al computer, si può mantenere.',
      },
      { title: 'Classica leggibile', text: 'Opera, movimento e compositore hanno un tag.' },
      { title: 'Testi', text: 'Se Apple li mostra, entrano nel file.' },
      { title: 'Stelle', text: 'Le valutazioni passano nel commento.' },
    ],
    questions: [
      { question: 'E i brani comprati su iTunes?', answer: 'Sono già file; qui si parla dell’abbonamento.' },
      { question: 'Dolby Atmos si converte?', answer: 'No, ottieni la versione stereo.' },
      {
        question: 'Se disdico tengo i file?',
        answer:
          'Per Apple il permesso finisce con il canone: allora eliminali. Erano per te e per quel tempo.',
      },
    ],
    meta_title: 'Convertitore per Apple Music su PC e Mac',
    meta_description:
      'Album e playlist di Apple Music in M4A, FLAC o MP3 con compositore, testo e copertina, da ascoltare sui tuoi apparecchi.',
  },
  amazon_music_converter: {
    headline: 'Amazon Music per la corsa e per l’auto',
    promise:
      'Un orologio, un lettore da piscina o un’autoradio senza app: la musica del tuo piano in file comuni.',
    steps: [
      { title: 'Scegli il Paese', text: 'Amazon Music è legato a un sito, come .it.' },
      { title: 'Aggiungi', text: 'Playlist, album, stazioni o un link.' },
      { title: 'Regola il peso', text: 'Leggero per l’orologio, più ricco per casa.' },
    ],
    features: [
      { title: 'Secondo il livello', text: 'Vedi che cosa puoi ascoltare a richiesta.' },
      { title: 'HD per chi la paga', text: 'Unlimited arriva fin dove riceve il tuo computer.' },
      { title: 'Podcast', text: 'Quelli senza spot restano senza spot.' },
      { title: 'Nomi da autoradio', text: 'Corti e senza simboli.' },
    ],
    questions: [
      {
        question: 'Basta Prime?',
        answer: 'Sì, ma limita la scelta dei brani e il convertitore non la allarga.',
      },
      {
        question: 'I CD comprati su Amazon?',
        answer: 'La loro copia digitale di solito si scarica già da Amazon.',
      },
      {
        question: 'Va bene come sottofondo in negozio?',
        answer: 'No, un esercizio ha bisogno di un’altra licenza: la tua è personale.',
      },
    ],
    meta_title: 'Convertitore per Amazon Music',
    meta_description:
      'Musica e podcast di Prime o Unlimited in file per orologio, auto o casa, con tag e secondo il tuo livello.',
  },
  youtube_music_converter: {
    headline: 'YouTube Music: live, cover e rarità',
    promise: 'Certe registrazioni stanno solo lì. Se il tuo account le riproduce, ordinale come un disco.',
    steps: [
      { title: 'Apri YouTube Music', text: 'Con il profilo Google.' },
      { title: 'Prendi un album o un mix', text: 'Il mix si ferma com’è quando lo aggiungi.' },
      { title: 'Correggi i dati', text: 'Titolo e artista prima di convertire.' },
    ],
    features: [
      { title: 'Clip o brano', text: 'Se esistono entrambi, scegli.' },
      { title: 'Titoli puliti', text: '«Official video» e simili spariscono.' },
      { title: 'Live divisi', text: 'Un concerto con capitoli diventa più tracce.' },
      { title: 'I tuoi caricamenti', text: 'Anche la tua musica caricata.' },
    ],
    questions: [
      {
        question: 'È diverso dal downloader per YouTube?',
        answer: 'Sì: quello tratta video dei siti aperti, questo musica con i tag.',
      },
      { question: 'Premium serve?', answer: 'Per ciò che gli è riservato.' },
      {
        question: 'Una cover amatoriale è libera?',
        answer: 'Di solito ha due autori. Tienila solo se puoi e solo per te.',
      },
    ],
    meta_title: 'Convertitore per YouTube Music',
    meta_description:
      'Album, live e cover di YouTube Music con titoli puliti e tracce divise, per la tua raccolta privata.',
  },
  tidal_converter: {
    headline: 'TIDAL sull’impianto, con i crediti al loro posto',
    promise: 'Per chi ha scelto TIDAL per il suono: FLAC di ciò che il piano trasmette, con tutti i nomi.',
    steps: [
      { title: 'Entra in TIDAL', text: 'Individuale, famiglia o studenti.' },
      { title: 'Scegli l’edizione', text: 'Originale e rimasterizzata possono coesistere.' },
      { title: 'Converti senza ritocchi', text: 'Il FLAC tiene la risoluzione ricevuta.' },
    ],
    features: [
      { title: 'Crediti', text: 'Produttori e musicisti nei tag.' },
      { title: 'Risoluzione in vista', text: 'Bit e kilohertz prima di partire.' },
      { title: 'Edizioni distinte', text: 'Una non sovrascrive l’altra.' },
      { title: 'Solo audio', text: 'I video non vengono trattati.' },
    ],
    questions: [
      { question: 'E Atmos?', answer: 'Si converte la stereo.' },
      { question: 'Avrò sempre l’alta risoluzione?', answer: 'Solo dove il disco la ha e il piano arriva.' },
      {
        question: 'Posso usarli in una serata da DJ?',
        answer: 'In pubblico no: occorre un’altra licenza. In casa, alle tue condizioni con TIDAL.',
      },
    ],
    meta_title: 'Convertitore per TIDAL in FLAC',
    meta_description:
      'Dischi TIDAL con crediti, edizione e risoluzione in vista, fin dove arriva il tuo piano, da ascoltare in casa.',
  },
  deezer_converter: {
    headline: 'Deezer: dal Flow a uno scaffale ordinato',
    promise: 'Recupera album, podcast e quel brano che il Flow ti ha fatto scoprire e poi hai perso.',
    steps: [
      { title: 'Collega Deezer', text: 'Account gratuito o Premium.' },
      { title: 'Parti dai preferiti', text: 'Cuori, playlist o ascolti recenti.' },
      { title: 'Dai una forma', text: 'Formato e schema di cartelle.' },
    ],
    features: [
      { title: 'Storia del Flow', text: 'Quanto è passato si può accodare.' },
      { title: 'Testi a tempo', text: 'In LRC quando Deezer li offre.' },
      { title: 'Podcast', text: 'Ogni programma ha la sua cartella.' },
      { title: 'Volume uniforme', text: 'Un tag di guadagno evita i salti.' },
    ],
    questions: [
      {
        question: 'Un FLAC da account gratuito ha senso?',
        answer: 'Il contenitore c’è, il dettaglio no: dipende da ciò che ricevi.',
      },
      { question: 'Un profilo famiglia va bene?', answer: 'Va bene il tuo, ciascuno usa il suo accesso.' },
      {
        question: 'Come condivido una playlist?',
        answer: 'Con il link di Deezer. I file sono per le tue orecchie, entro la legge.',
      },
    ],
    meta_title: 'Convertitore per Deezer in MP3 e FLAC',
    meta_description:
      'Preferiti, storia del Flow e podcast di Deezer in MP3 o FLAC, con testi e volume uniforme, per uso proprio.',
  },
  soundcloud_converter: {
    headline: 'SoundCloud: set lunghi e prime registrazioni',
    promise: 'Set di due ore, remix e demo: ciò che l’autore ti fa sentire, con il suo nome scritto bene.',
    steps: [
      { title: 'Incolla profilo o brano', text: 'Oppure apri i tuoi «mi piace».' },
      { title: 'Controlla il permesso', text: 'La scheda dice se l’autore offre il proprio download.' },
      { title: 'Salva con l’autore', text: 'Nome, data e licenza nei tag.' },
    ],
    features: [
      { title: 'Set interi', text: 'Nessun taglio fra un brano e l’altro.' },
      { title: 'Scaletta', text: 'Se l’autore l’ha scritta, va nel commento.' },
      { title: 'Licenze aperte', text: 'Le Creative Commons sono riconosciute.' },
      { title: 'Senza repost', text: 'Puoi chiedere solo l’originale del profilo.' },
    ],
    questions: [
      { question: 'Che aggiunge Go+?', answer: 'Il catalogo commerciale riservato a quel piano.' },
      {
        question: 'Posso usare una base per il mio pezzo?',
        answer: 'Solo se licenza o autore lo consentono.',
      },
      {
        question: 'La copia privata copre un remix?',
        answer: 'Forse l’ascolto, non la pubblicazione. Decidono l’autore e la tua legge.',
      },
    ],
    meta_title: 'Convertitore per SoundCloud',
    meta_description:
      'Set, demo e remix di SoundCloud con autore, licenza e scaletta, da ascoltare in privato.',
  },
  pandora_converter: {
    headline: 'Pandora: le radio che conoscono i tuoi gusti',
    promise: 'Per chi vive negli Stati Uniti e ha affinato le sue stazioni a colpi di pollice.',
    steps: [
      { title: 'Accedi', text: 'Plus, Premium o versione con spot.' },
      { title: 'Scegli stazione o album', text: 'Con Premium vai diritto al disco.' },
      { title: 'Converti l’ascoltato', text: 'I brani si aggiungono via via che suonano.' },
    ],
    features: [
      { title: 'Pollici in su', text: 'Diventano un elenco.' },
      { title: 'Una cartella per stazione', text: 'Con il suo nome.' },
      { title: 'Comici', text: 'I monologhi restano fuori dalla musica.' },
      { title: 'Dati mancanti', text: 'Album e anno vengono cercati.' },
    ],
    questions: [
      {
        question: 'Pandora c’è in Italia?',
        answer: 'No, soltanto negli Stati Uniti. Senza quell’account il prodotto non ti serve.',
      },
      { question: 'I limiti di salto cambiano?', answer: 'No, restano quelli del piano.' },
      {
        question: 'Posso salvare ore di stazione?',
        answer: 'Solo quanto ascolterai tu e il piano consente; accumulare non è lo scopo.',
      },
    ],
    meta_title: 'Convertitore per Pandora: stazioni e dischi',
    meta_description:
      'Stazioni, pollici e album di Pandora in cartelle con dati completi, per chi ha l’account negli Stati Uniti.',
  },
  line_music_converter: {
    headline: 'LINE MUSIC: J-pop scritto come si deve',
    promise: 'Le novità di Giappone e Corea con kanji, kana e lettura in lettere latine.',
    steps: [
      { title: 'Entra con LINE', text: 'O con l’email registrata.' },
      { title: 'Apri la classifica', text: 'Del giorno, della settimana o per genere.' },
      { title: 'Converti', text: 'Nome originale, traslitterato o entrambi.' },
    ],
    features: [
      { title: 'Due grafie', text: 'In tag distinti.' },
      { title: 'Testi', text: 'Se la scheda li mostra.' },
      { title: 'Sigle di anime', text: 'La serie va nel commento.' },
      { title: 'Edizioni del singolo', text: 'Le copertine diverse non creano doppioni.' },
    ],
    questions: [
      {
        question: 'È disponibile in Italia?',
        answer: 'LINE MUSIC si rivolge al Giappone: serve un account di lì.',
      },
      { question: 'Le suonerie?', answer: 'No, solo i brani del servizio.' },
      {
        question: 'Che limite ha la mia copia?',
        answer: 'Il tuo ascolto, l’abbonamento e la legge. Mandarla in chat li viola tutti.',
      },
    ],
    meta_title: 'Convertitore per LINE MUSIC',
    meta_description:
      'J-pop e K-pop di LINE MUSIC con titolo originale e traslitterato, testo e copertina, per chi ha l’account giapponese.',
  },
  qobuz_converter: {
    headline: 'Qobuz: alta risoluzione con il libretto',
    promise: 'Chi ascolta classica e jazz vuole sapere chi suona. La tua copia di lavoro deve dirlo.',
    steps: [
      { title: 'Collega Qobuz', text: 'Studio o Sublime.' },
      { title: 'Leggi la scheda', text: 'Bit, kilohertz ed etichetta.' },
      { title: 'Converti in FLAC', text: 'O in ALAC se il tuo impianto lo preferisce.' },
    ],
    features: [
      { title: 'Libretto', text: 'Il PDF accanto al disco, se Qobuz lo offre.' },
      { title: 'Etichetta e anno', text: 'Utili per ordinare.' },
      { title: 'Interpreti', text: 'Direttore, orchestra e solista separati.' },
      { title: 'Copia leggera', text: 'Un MP3 per uscire.' },
    ],
    questions: [
      { question: 'I dischi comprati su Qobuz?', answer: 'Scaricali dal negozio, sono già file tuoi.' },
      {
        question: 'Sentirò la differenza?',
        answer: 'Dipende da impianto e orecchio. Il file non supera ciò che ricevi.',
      },
      {
        question: 'Studio mi lascia tenere il disco?',
        answer: 'Ti fa ascoltare finché paghi. Per qualcosa di stabile e lecito c’è l’acquisto.',
      },
    ],
    meta_title: 'Convertitore per Qobuz in FLAC',
    meta_description:
      'Dischi Qobuz con libretto, etichetta e interpreti, nella risoluzione che il tuo piano riceve, da ascoltare tu.',
  },
  audible_converter: {
    headline: 'Audible: l’audiolibro, un capitolo alla volta',
    promise:
      'Porta i libri della tua libreria in un formato che auto, orologio e lettori senza schermo capiscono.',
    steps: [
      { title: 'Entra in Audible', text: 'Con il sito del tuo account.' },
      { title: 'Apri la libreria', text: 'Titoli acquistati o compresi nel piano.' },
      { title: 'Decidi la divisione', text: 'Un M4B con capitoli o un MP3 per capitolo.' },
    ],
    features: [
      { title: 'Capitoli con nome', text: 'L’indice del libro si mantiene.' },
      { title: 'Voce e saga', text: 'Narratore e serie nei tag.' },
      { title: 'Segnalibro', text: 'Molti lettori ricordano il punto di un M4B.' },
      { title: 'Tomi', text: 'Trenta ore si dividono in parti comode.' },
    ],
    questions: [
      {
        question: 'Compresi e acquistati sono uguali?',
        answer: 'No, i compresi dipendono dal piano attivo.',
      },
      {
        question: 'Posso prestare un audiolibro?',
        answer: 'Non con questi file: il libro convertito lo ascolti tu, secondo Audible e la legge.',
      },
      { question: 'La voce perde qualità?', answer: 'Rimane con la definizione che Audible consegna.' },
    ],
    meta_title: 'Convertitore per Audible in M4B e MP3',
    meta_description:
      'Audiolibri della tua libreria Audible con capitoli, narratore e serie, in M4B o MP3, per il tuo ascolto.',
  },
  napster_converter: {
    headline: 'Convertitore per Napster: non più in vendita',
    promise:
      'Napster ha chiuso lo streaming, perciò abbiamo ritirato questo convertitore. Qui sotto trovi che cosa usare con il servizio che ascolti oggi.',
    steps: [
      { title: 'Apri Napster', text: 'Con un abbonamento valido.' },
      { title: 'Ritrova le playlist', text: 'Anche quelle di anni fa.' },
      { title: 'Converti', text: 'MP3, M4A o FLAC con cartelle per artista.' },
    ],
    features: [
      { title: 'Playlist vecchie', text: 'I brani ritirati sono segnati.' },
      { title: 'A gruppi', text: 'Decine di album in una notte.' },
      { title: 'Tag unificati', text: 'Lo stesso artista scritto in due modi si riunisce.' },
      { title: 'Esporta l’elenco', text: 'Un testo aiuta a cambiare servizio.' },
    ],
    questions: [
      {
        question: 'Che fine fa la mia licenza?',
        answer:
          'Resta nel tuo account con la sua chiave. Senza un servizio che suona non c’è nulla da convertire; i file già creati restano sul tuo disco.',
      },
      {
        question: 'Quale convertitore scelgo al suo posto?',
        answer:
          'Quello del servizio che paghi oggi, come Spotify, Apple Music o TIDAL. Se ne usi più di uno, la suite di musica li riunisce tutti.',
      },
      {
        question: 'Posso usare i brani in palestra?',
        answer: 'È diffusione in pubblico. I file servono al tuo ascolto privato e permesso.',
      },
    ],
    meta_title: 'Convertitore per Napster: ritirato, e cosa usare',
    meta_description:
      'Napster ha chiuso lo streaming e il suo convertitore è ritirato. Che cosa conserva chi ha una licenza e quale convertitore musicale scegliere ora.',
  },
}
