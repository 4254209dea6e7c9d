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
      {
        title: 'Dal montaggio alla chiavetta',
        text: 'WAV per chi monta un filmato in casa, MP3 per la chiavetta dell’auto o per l’orologio: il formato si sceglie di nuovo per ogni lavoro.',
      },
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
      {
        question: 'Quanto tempo vuole una playlist?',
        answer:
          'Dipende da lunghezza, formato e linea. Comincia con cinquanta canzoni: una libreria di migliaia è un lavoro per la notte.',
      },
      {
        question: 'Disdico Spotify: mi tengo tutto?',
        answer:
          'Il diritto di ascoltare viene con il tuo account e le sue condizioni. Non vendiamo un modo per aggirarle.',
      },
      {
        question: 'Un podcast finisce fra le canzoni?',
        answer:
          'No, le puntate si salvano a parte, per programma e data; quelle che hai già vengono saltate alla conversione seguente.',
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
      {
        title: 'Un album per volta',
        text: 'I dischi si completano uno dopo l’altro: un’interruzione non lascia mai mezze raccolte.',
      },
      {
        title: 'Quante volte l’hai sentito',
        text: 'Con le stelle si può conservare anche il conteggio degli ascolti.',
      },
      {
        title: 'M4A o altro',
        text: 'L’M4A resta vicino al formato di Apple, FLAC e WAV vanno bene per gli altri apparecchi.',
      },
    ],
    questions: [
      { question: 'E i brani comprati su iTunes?', answer: 'Sono già file; qui si parla dell’abbonamento.' },
      { question: 'Dolby Atmos si converte?', answer: 'No, ottieni la versione stereo.' },
      {
        question: 'Se disdico tengo i file?',
        answer:
          'Per Apple il permesso finisce con il canone: allora eliminali. Erano per te e per quel tempo.',
      },
      {
        question: 'Compaiono le canzoni che ho caricato io?',
        answer:
          'Sì, se stanno nella tua libreria su cloud e Apple te le riproduce lì. Controlla i tag, perché sono i tuoi.',
      },
      {
        question: 'Devo installare iTunes?',
        answer:
          'No. Accedi con l’account Apple dentro Tidemark Music, e libreria, playlist redazionali e stazioni salvate compaiono in una colonna.',
      },
      {
        question: 'Mi serve un apparecchio Apple per ascoltare?',
        answer: 'No, i file passano su un lettore di rete, su un modello vecchio o su una macchina Linux.',
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
      {
        title: 'Link della settimana',
        text: 'Raccogli gli indirizzi quando li trovi e converti tutto la domenica.',
      },
      {
        title: 'Offline davvero',
        text: 'Il lettore da piscina non ha rete né schermo: gli basta un MP3 semplice.',
      },
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
      {
        question: 'Prime mescola le mie playlist: che si può fare?',
        answer:
          'Si prendono solo i brani che il tuo account può scegliere. Con le playlist in ordine casuale possono essere zero.',
      },
      {
        question: 'Quali formati ci sono?',
        answer:
          'MP3 e M4A per gli apparecchi piccoli, come un orologio; FLAC e WAV dove il tuo livello trasmette senza perdita.',
      },
      { question: 'I libri di Audible rientrano?', answer: 'No, hanno un convertitore proprio.' },
      {
        question: 'Il prezzo cambia da Paese a Paese?',
        answer: 'Il negozio lo mostra nella valuta della tua lingua; il prodotto è lo stesso.',
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
      {
        title: 'Copertine quadrate',
        text: 'Le immagini rettangolari dei video vengono ritagliate per lo schermo dell’auto.',
      },
      {
        title: 'Il disco prima del clip',
        text: 'Se una canzone esiste come traccia ufficiale e come video, puoi dare sempre la precedenza alla prima.',
      },
      {
        title: 'Podcast per data',
        text: 'Le puntate che suonano in YouTube Music si salvano sotto il titolo del loro programma.',
      },
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
      {
        question: 'Ha senso scegliere FLAC?',
        answer:
          'No. YouTube Music trasmette suono compresso, e un file senza perdita sarebbe soltanto più grande, non migliore. La scelta onesta è M4A.',
      },
      {
        question: 'Posso convertire tutto quello che trovo?',
        answer:
          'Solo la musica che ti è permesso tenere: i tuoi caricamenti, le licenze libere e ciò che condizioni e legge ti lasciano copiare.',
      },
      {
        question: 'L’immagine del video si salva?',
        answer:
          'No, qui nascono file audio; per l’immagine c’è il downloader di video, che è un altro prodotto.',
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
      {
        title: 'Senza pause',
        text: 'Dischi dal vivo e opere suonano di seguito, senza stacco fra una traccia e l’altra, come sono stati incisi.',
      },
      {
        title: 'Libretto',
        text: 'Se la pagina dell’album ha un PDF, può stare accanto alla musica, nella stessa cartella.',
      },
      {
        title: 'Verifica finale',
        text: 'Ogni file viene controllato, e quelli difettosi si prendono di nuovo da soli.',
      },
    ],
    questions: [
      { question: 'E Atmos?', answer: 'Si converte la stereo.' },
      { question: 'Avrò sempre l’alta risoluzione?', answer: 'Solo dove il disco la ha e il piano arriva.' },
      {
        question: 'Posso usarli in una serata da DJ?',
        answer: 'In pubblico no: occorre un’altra licenza. In casa, alle tue condizioni con TIDAL.',
      },
      {
        question: 'Il FLAC viene ricalcolato?',
        answer:
          'No. Resta com’è trasmesso, bit per bit; soltanto se chiedi un altro formato si converte qualcosa.',
      },
      {
        question: 'Come lo metto sul server di casa?',
        answer:
          'Le cartelle seguono l’artista dell’album, pronte per uno streamer o per il NAS che hai in salotto.',
      },
      {
        question: 'Come faccio una prima verifica?',
        answer:
          'Nella prova gratuita prendi un album che conosci bene e ascoltalo con calma sul tuo impianto.',
      },
      {
        question: 'Posso fare un archivio permanente?',
        answer:
          'TIDAL è un noleggio per sua natura. Le copie servono all’ascolto privato durante l’abbonamento, non dopo.',
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
      {
        title: 'Dischi multipli',
        text: 'Il numero di disco resta, così un cofanetto non suona in fila tutte le prime tracce.',
      },
      {
        title: 'Accenti francesi',
        text: 'Lettere accentate e legature sono scritte bene, anche sulle vecchie autoradio.',
      },
      { title: 'Mese del cuore', text: 'Ordina i preferiti secondo il mese in cui li hai scelti.' },
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
      {
        question: 'Il Flow si può salvare?',
        answer: 'No, non ha fine. Metti il cuore alle canzoni mentre suona e converti più tardi i preferiti.',
      },
      {
        question: 'Quali formati offrite per Deezer?',
        answer:
          'MP3 e M4A per gli apparecchi piccoli, FLAC o WAV se il piano trasmette senza perdita. Un flusso compresso non migliora dentro un FLAC.',
      },
      {
        question: 'E le canzoni in grigio?',
        answer: 'Non sono più in licenza, e non si possono convertire.',
      },
      {
        question: 'I miei MP3 caricati compaiono?',
        answer: 'Se si riproducono nel browser, sì, sotto la tua libreria.',
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
      {
        title: 'File originale',
        text: 'Se l’artista attiva il download, ottieni il suo file al posto dello stream.',
      },
      {
        title: 'Giorno di caricamento',
        text: 'I brani non hanno un anno d’album, perciò si conserva la data in cui l’autore li ha pubblicati.',
      },
      {
        title: 'Ciò che condivide da altri',
        text: 'I repost, se li vuoi, vanno in una cartella diversa dal resto.',
      },
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
      {
        question: 'Sono un artista: riprendo i miei caricamenti?',
        answer:
          'Sì, ed è una buona ragione per avere l’applicazione: una copia del profilo che hai costruito in anni.',
      },
      {
        question: 'Che qualità hanno i brani?',
        answer:
          'SoundCloud trasmette suono compresso alla maggior parte degli ascoltatori. Senza l’originale bastano MP3 o M4A; un FLAC sarebbe solo più grande.',
      },
      {
        question: 'Funzionano i link privati?',
        answer: 'Se ne hai ricevuto uno e per te suona, sì. Chiedi a chi l’ha mandato prima di conservarlo.',
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
      { title: 'Converti l’ascoltato', text: 'Con Premium spunti canzoni, album o playlist e parti.' },
    ],
    features: [
      { title: 'Pollici in su', text: 'Diventano un elenco.' },
      {
        title: 'Una cartella per stazione',
        text: 'Ciò che hai scoperto in una stazione prende il suo nome.',
      },
      { title: 'Comici', text: 'I monologhi restano fuori dalla musica.' },
      { title: 'Dati mancanti', text: 'Album e anno vengono cercati.' },
      {
        title: 'Cartelle per la durata',
        text: 'Un’ora per le commissioni, otto per l’autostrada: i file si raggruppano secondo il viaggio.',
      },
      {
        title: 'Esplicito o no',
        text: 'Molti album esistono in due edizioni, e l’elenco dice quale stai per convertire.',
      },
      {
        title: 'Un mese di pollici',
        text: 'Rileggi la storia dei tuoi gusti e tieni ciò che ti piace ancora.',
      },
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
      {
        question: 'Perché si parla di Premium?',
        answer:
          'Perché solo Premium suona i brani a richiesta. Le stazioni da sole non danno nulla da scegliere.',
      },
      {
        question: 'Quali formati escono?',
        answer:
          'MP3 o M4A per l’auto, con artista, album e copertina. Pandora trasmette suono compresso: un FLAC aggiungerebbe soltanto peso.',
      },
      {
        question: 'Con Plus ottengo qualcosa?',
        answer:
          'Plus è soprattutto radio senza pubblicità. Prova prima il tuo account, perché l’elenco può restare corto.',
      },
      { question: 'Si registra una stazione?', answer: 'No, le stazioni sono radio.' },
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
      {
        title: 'Edizioni del singolo',
        text: 'Una canzone uscita cinque volte? L’elenco mostra in quale edizione la trovi, e le copertine diverse non creano doppioni.',
      },
      { title: 'Lettura in kana', text: 'I lettori che ordinano per suono la trovano in un campo proprio.' },
      {
        title: 'Display senza kanji',
        text: 'Se l’autoradio non li conosce, i nomi dei file si scrivono in lettere latine mentre i tag restano in giapponese.',
      },
      { title: 'Edizioni giapponesi del K-pop', text: 'Stanno separate da quelle internazionali.' },
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
      {
        question: 'Il piano gratuito basta?',
        answer:
          'Lì i brani interi suonano solo di tanto in tanto. Per scegliere liberamente occorre un piano a pagamento.',
      },
      {
        question: 'Che formati posso avere?',
        answer: 'MP3 per l’auto, M4A per il telefono. Il suono è quello del tuo piano.',
      },
      {
        question: 'I video musicali sono compresi?',
        answer: 'No, il convertitore tratta soltanto le canzoni.',
      },
      {
        question: 'Come si accede dal computer?',
        answer:
          'Con il codice QR sulla pagina web di LINE MUSIC. Poi scegli fra classifiche, album e la tua lista personale, che sta per prima.',
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
      {
        title: 'Tre modi di archiviare',
        text: 'Decidi una volta come compositori, direttori e solisti compaiono nelle cartelle.',
      },
      {
        title: 'Opere in più atti',
        text: 'Atti e dischi sono numerati in modo che i lettori li capiscano e li suonino in fila.',
      },
      {
        title: 'Sfogliare per etichetta',
        text: 'Come in un negozio di dischi, quando ti fidi di chi li pubblica.',
      },
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
      {
        question: 'Che cosa distingue lo streaming dall’acquisto?',
        answer:
          'Un acquisto resta a te. Uno stream lo ascolti finché paghi, e le sue copie finiscono con l’abbonamento.',
      },
      {
        question: 'Quanto spazio vuole l’alta risoluzione?',
        answer:
          'Un album in qualità CD occupa qualche centinaio di megabyte, a 24 bit anche più di un gigabyte. La grandezza si vede prima.',
      },
      { question: 'L’applicazione alza la risoluzione?', answer: 'No, scrive ciò che Qobuz consegna.' },
      {
        question: 'In quali Paesi funziona Qobuz?',
        answer:
          'In Italia e in gran parte d’Europa, nelle Americhe, in Giappone e in Oceania; l’elenco è sul suo sito.',
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
      {
        title: 'Capitoli mai anonimi',
        text: 'I nomi vengono dal libro: non trovi quaranta volte la parola «Capitolo».',
      },
      { title: 'Segnalibri in un testo', text: 'Le tue note si elencano con il loro minuto.' },
      {
        title: 'Tre tasti e nessuno schermo',
        text: 'Anche i lettori più semplici prendono le parti in MP3 senza difficoltà.',
      },
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
      {
        question: 'Quanto pesa un libro convertito?',
        answer:
          'Dieci ore di voce occupano qualche centinaio di megabyte. Su un lettore piccolo basta un MP3 più leggero.',
      },
      {
        question: 'I titoli del catalogo Plus si convertono?',
        answer:
          'Quelli sono in prestito finché sei iscritto. Il prodotto è pensato per i libri della tua libreria che hai pagato.',
      },
      {
        question: 'La velocità della lettura cambia?',
        answer: 'No, il file scorre a velocità normale e la regoli poi nel tuo lettore.',
      },
      { question: 'I podcast di Audible?', answer: 'Alcuni sì, se si riproducono anche sul sito web.' },
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
      {
        title: 'Doppioni di vent’anni',
        text: 'Le liste cresciute a lungo ne contengono: si trovano prima di convertire.',
      },
      { title: 'Generi', text: 'Quelli assegnati da Napster vanno nel tag.' },
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
      {
        question: 'C’era un’edizione per Mac?',
        answer: 'No, questo convertitore è stato fatto soltanto per Windows.',
      },
      {
        question: 'La mia licenza a vita conta per la suite di musica?',
        answer: 'Accedi e apri la pagina della suite: il prezzo che vedi lì ne tiene già conto.',
      },
      {
        question: 'Come ricostruisco una playlist altrove?',
        answer:
          'Salvala come testo semplice: con l’elenco dei brani la ricomponi in un altro servizio, e ciò che era uscito dal catalogo è segnato.',
      },
    ],
    meta_title: 'Convertitore per Napster: ritirato, e cosa usare',
    meta_description:
      'Napster ha chiuso lo streaming e il suo convertitore è ritirato. Che cosa conserva chi ha una licenza e quale convertitore musicale scegliere ora.',
  },
}
