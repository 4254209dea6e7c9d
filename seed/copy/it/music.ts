import type { PageTexts } from '../text'

export const music: PageTexts = {
  spotify_converter: {
    headline: 'Converti le playlist di Spotify per qualsiasi lettore',
    promise:
      'Trasforma la musica del tuo account Spotify in file per l’autoradio, l’orologio o un vecchio lettore.',
    steps: [
      {
        title: 'Accedi a Spotify',
        text: 'Tidemark Music apre il lettore web; va bene sia Free sia Premium.',
      },
      { title: 'Aggiungi una playlist', text: 'Puoi trascinare anche un album, un podcast o un link.' },
      {
        title: 'Scegli il formato',
        text: 'MP3 e M4A si ascoltano su ogni dispositivo, FLAC e WAV servono per il montaggio.',
      },
    ],
    features: [
      { title: 'Ordine della playlist', text: 'Viene mantenuto con il numero del brano e con un file M3U.' },
      { title: 'Tag e copertina', text: 'Ogni brano contiene artista, album, anno e immagine.' },
      { title: 'Podcast separati', text: 'Le puntate vengono ordinate per programma e data.' },
      {
        title: 'Solo i brani nuovi',
        text: 'Quando una playlist cresce, non devi convertire di nuovo gli altri.',
      },
      {
        title: 'Un formato per ogni uso',
        text: 'Puoi scegliere WAV per montare un filmato e MP3 per la chiavetta dell’auto: il formato si imposta a ogni conversione.',
      },
    ],
    questions: [
      {
        question: 'Con FLAC la qualità migliora?',
        answer: 'No, non aggiunge nulla a ciò che il tuo piano trasmette. È utile se devi lavorare sul file.',
      },
      { question: 'Serve Premium?', answer: 'No, ma la qualità dipende dal tuo piano.' },
      {
        question: 'Che cosa posso fare con i brani?',
        answer:
          'Ascoltarli in privato, nei limiti delle condizioni di Spotify e della legge. Non puoi regalarli o usarli in un locale.',
      },
      {
        question: 'Quanto tempo richiede una playlist?',
        answer:
          'Dipende dalla lunghezza, dal formato e dalla connessione. Comincia con cinquanta brani: per una libreria di migliaia serve una notte.',
      },
      {
        question: 'Se disdico Spotify posso tenere i file?',
        answer:
          'Il diritto di ascoltare dipende dal tuo account e dalle condizioni del servizio, che continuano a valere.',
      },
      {
        question: 'I podcast finiscono insieme alle canzoni?',
        answer:
          'No, vengono salvati a parte, e le puntate che hai già vengono saltate alla conversione successiva.',
      },
    ],
    meta_title: 'Convertitore per Spotify in MP3 e FLAC',
    meta_description:
      'Playlist, album e podcast del tuo account Spotify con tag e copertina, per l’ascolto personale su Windows e Mac.',
  },
  apple_music_converter: {
    headline: 'Converti Apple Music per tutti i tuoi dispositivi',
    promise:
      'Ascolta la tua libreria Apple Music anche sull’impianto hi-fi, su un vecchio telefono Android o su un computer con Linux.',
    steps: [
      { title: 'Accedi alla libreria', text: 'Usa il tuo account Apple; iTunes non serve.' },
      {
        title: 'Seleziona gli album',
        text: 'Scegli dalla libreria, dalle playlist della redazione e dalle stazioni salvate.',
      },
      { title: 'Converti i brani', text: 'In M4A, FLAC, WAV o MP3.' },
    ],
    features: [
      { title: 'Audio senza perdita', text: 'Se il tuo piano lo trasmette al computer, puoi conservarlo.' },
      { title: 'Musica classica', text: 'Opera, movimento e compositore hanno tag separati.' },
      { title: 'Testi delle canzoni', text: 'Se Apple li mostra, vengono aggiunti al file.' },
      { title: 'Valutazioni', text: 'Le tue stelle vengono scritte nel commento.' },
      {
        title: 'Un album alla volta',
        text: 'I dischi vengono completati uno dopo l’altro, anche se interrompi la conversione.',
      },
      { title: 'Numero di ascolti', text: 'Si può conservare insieme alle valutazioni.' },
      {
        title: 'M4A o altri formati',
        text: 'M4A resta vicino al formato di Apple; FLAC e WAV sono adatti agli altri dispositivi.',
      },
    ],
    questions: [
      {
        question: 'I brani comprati su iTunes sono compresi?',
        answer: 'Sono già file che puoi usare; il convertitore riguarda l’abbonamento.',
      },
      { question: 'Si può convertire Dolby Atmos?', answer: 'No, viene convertita la versione stereo.' },
      {
        question: 'Se disdico posso tenere i file?',
        answer: 'No. Per Apple il diritto finisce con l’abbonamento, quindi devi cancellarli.',
      },
      {
        question: 'Si vedono anche le canzoni caricate da me?',
        answer:
          'Sì, se sono nella tua libreria su cloud e si possono ascoltare da lì. I tag restano quelli che hai inserito.',
      },
      {
        question: 'Devo installare iTunes?',
        answer:
          'No. Dopo l’accesso in Tidemark Music trovi la libreria, le playlist e le stazioni in una colonna.',
      },
      {
        question: 'Mi serve un dispositivo Apple per ascoltare?',
        answer:
          'No. I file si possono usare su un lettore di rete, su un vecchio lettore o su un computer con Linux.',
      },
    ],
    meta_title: 'Convertitore per Apple Music su PC e Mac',
    meta_description:
      'Album e playlist di Apple Music in M4A, FLAC o MP3 con compositore, testo e copertina, da ascoltare sui tuoi apparecchi.',
  },
  amazon_music_converter: {
    headline: 'Converti Amazon Music per l’auto e lo sport',
    promise:
      'Porta la musica del tuo abbonamento su un orologio, un lettore per la piscina o un’autoradio senza app.',
    steps: [
      { title: 'Scegli il tuo sito Amazon', text: 'Amazon Music è collegato a un Paese, per esempio .it.' },
      { title: 'Aggiungi la musica', text: 'Seleziona playlist, album e stazioni oppure incolla un link.' },
      {
        title: 'Scegli la dimensione',
        text: 'Preferisci un file piccolo per l’orologio e uno di qualità più alta per casa.',
      },
    ],
    features: [
      {
        title: 'Secondo il tuo abbonamento',
        text: 'L’elenco mostra i brani che puoi ascoltare su richiesta.',
      },
      { title: 'Audio HD', text: 'Con Unlimited puoi arrivare alla qualità che il tuo computer riceve.' },
      { title: 'Podcast', text: 'Quelli senza pubblicità restano tali.' },
      { title: 'Nomi adatti all’autoradio', text: 'Sono brevi e senza simboli.' },
      {
        title: 'Più link insieme',
        text: 'Puoi raccogliere gli indirizzi durante la settimana e convertirli in una volta.',
      },
      {
        title: 'Dispositivi senza connessione',
        text: 'Per un lettore senza rete né schermo basta un semplice MP3.',
      },
    ],
    questions: [
      {
        question: 'Basta l’abbonamento a Prime?',
        answer: 'Sì, ma permette di scegliere meno brani, e il convertitore non cambia questo limite.',
      },
      {
        question: 'I CD comprati su Amazon sono compresi?',
        answer: 'Di solito la versione digitale si può già scaricare da Amazon.',
      },
      {
        question: 'Posso usare la musica in negozio?',
        answer: 'No, per un esercizio serve un’altra licenza: la tua è personale.',
      },
      {
        question: 'Con Prime la mia playlist è in ordine casuale: che cosa posso fare?',
        answer:
          'Si possono convertire soltanto i brani che il tuo account può scegliere. Per alcune playlist potrebbero non essercene.',
      },
      {
        question: 'Quali formati sono disponibili?',
        answer:
          'MP3 e M4A per i dispositivi piccoli, FLAC e WAV se il tuo abbonamento trasmette audio senza perdita.',
      },
      { question: 'Gli audiolibri di Audible sono compresi?', answer: 'No, hanno un convertitore apposito.' },
      {
        question: 'Il prezzo cambia da un Paese all’altro?',
        answer: 'Il negozio lo mostra nella valuta della lingua che hai scelto; il prodotto è lo stesso.',
      },
    ],
    meta_title: 'Convertitore per Amazon Music',
    meta_description:
      'Converti musica e podcast di Prime o Unlimited in file per orologio, auto o casa, con i tag e nella qualità del tuo abbonamento.',
  },
  youtube_music_converter: {
    headline: 'Converti YouTube Music: album, live e rarità',
    promise:
      'Alcune registrazioni si trovano soltanto su YouTube Music: se il tuo account le riproduce, puoi salvarle in ordine come un disco.',
    steps: [
      { title: 'Accedi a YouTube Music', text: 'Usa il tuo account Google.' },
      {
        title: 'Scegli un album o un mix',
        text: 'Di un mix viene salvato il contenuto del momento in cui lo aggiungi.',
      },
      { title: 'Correggi i dati', text: 'Prima di convertire puoi modificare titolo e artista.' },
    ],
    features: [
      { title: 'Brano o videoclip', text: 'Se esistono entrambi, scegli quale convertire.' },
      { title: 'Titoli puliti', text: 'Le aggiunte come «Official video» vengono eliminate.' },
      {
        title: 'Concerti divisi in brani',
        text: 'Se il video ha i capitoli, puoi ottenere una traccia per ciascuno.',
      },
      { title: 'Musica caricata da te', text: 'Anche i brani che hai caricato si possono convertire.' },
      { title: 'Copertine quadrate', text: 'Le immagini rettangolari dei video vengono ritagliate.' },
      {
        title: 'Preferenza per le tracce ufficiali',
        text: 'Se una canzone esiste anche come video, puoi scegliere sempre la traccia audio.',
      },
      { title: 'Podcast', text: 'Le puntate vengono salvate con il nome del programma.' },
    ],
    questions: [
      {
        question: 'È diverso dal downloader per YouTube?',
        answer: 'Sì. Quello salva i video di siti aperti, questo converte la musica con i tag.',
      },
      { question: 'Serve Premium?', answer: 'Soltanto per i contenuti riservati agli abbonati.' },
      {
        question: 'Una cover amatoriale è libera?',
        answer:
          'No, di solito i diritti appartengono a chi l’ha scritta e a chi la esegue. Conservala soltanto se ti è permesso, per te.',
      },
      {
        question: 'Ha senso scegliere FLAC?',
        answer:
          'No. YouTube Music trasmette audio compresso, quindi il file sarebbe solo più grande. È meglio M4A.',
      },
      {
        question: 'Posso convertire tutto quello che trovo?',
        answer:
          'No, soltanto la musica che puoi conservare: i tuoi caricamenti, le licenze libere e ciò che le condizioni e la legge permettono.',
      },
      {
        question: 'Viene salvata anche l’immagine del video?',
        answer: 'No, soltanto l’audio. Per i video c’è un prodotto separato, il downloader di video.',
      },
    ],
    meta_title: 'Convertitore per YouTube Music',
    meta_description:
      'Album, live e cover di YouTube Music con titoli puliti e tracce divise, per la tua raccolta privata.',
  },
  tidal_converter: {
    headline: 'Converti TIDAL in FLAC, con tutti i crediti',
    promise:
      'Salva gli album di TIDAL nella qualità del tuo abbonamento, con i nomi di musicisti e produttori nei tag.',
    steps: [
      { title: 'Accedi a TIDAL', text: 'Va bene un abbonamento individuale, per famiglie o per studenti.' },
      { title: 'Scegli l’edizione', text: 'Puoi salvare sia l’originale sia la versione rimasterizzata.' },
      { title: 'Converti gli album', text: 'FLAC mantiene la risoluzione ricevuta.' },
    ],
    features: [
      { title: 'Crediti', text: 'I nomi di produttori e musicisti vengono scritti nei tag.' },
      { title: 'Risoluzione dell’audio', text: 'Prima di convertire vedi i bit e i kilohertz.' },
      { title: 'Edizioni separate', text: 'Una versione non sostituisce l’altra.' },
      { title: 'Solo musica', text: 'I video di TIDAL non sono compresi.' },
      {
        title: 'Brani senza pause',
        text: 'I dischi dal vivo e le opere si ascoltano senza interruzioni fra una traccia e l’altra.',
      },
      {
        title: 'Libretto',
        text: 'Se nella pagina dell’album c’è un PDF, può essere salvato nella stessa cartella.',
      },
      { title: 'Controllo dei file', text: 'I brani difettosi vengono scaricati di nuovo automaticamente.' },
    ],
    questions: [
      { question: 'Si può convertire Dolby Atmos?', answer: 'No, il file contiene la versione stereo.' },
      {
        question: 'Avrò sempre l’alta risoluzione?',
        answer: 'Soltanto se l’album la offre e il tuo piano la comprende.',
      },
      {
        question: 'Posso usare i file per una serata da DJ?',
        answer: 'In pubblico no, perché serve un’altra licenza. In casa valgono le condizioni di TIDAL.',
      },
      {
        question: 'Il FLAC viene ricodificato?',
        answer:
          'No, resta identico a ciò che TIDAL trasmette. La conversione avviene soltanto se scegli un altro formato.',
      },
      {
        question: 'Come copio la musica sul server di casa?',
        answer: 'Le cartelle sono ordinate per artista dell’album e quindi adatte a un NAS o a uno streamer.',
      },
      {
        question: 'Come posso fare una prova?',
        answer: 'Con la prova gratuita converti un album che conosci bene e ascoltalo sul tuo impianto.',
      },
      {
        question: 'Posso creare un archivio permanente?',
        answer:
          'No. Con TIDAL ascolti la musica durante l’abbonamento, e le copie non possono durare di più.',
      },
    ],
    meta_title: 'Convertitore per TIDAL in FLAC',
    meta_description:
      'Converti gli album di TIDAL con crediti ed edizione nei tag, nella risoluzione del tuo piano, per ascoltarli in casa.',
  },
  deezer_converter: {
    headline: 'Converti Deezer: preferiti, album e podcast',
    promise:
      'Salva gli album, i podcast e i brani scoperti con il Flow in file ordinati, pronti per qualsiasi lettore.',
    steps: [
      { title: 'Accedi a Deezer', text: 'Usa un account gratuito o Premium.' },
      {
        title: 'Parti dai preferiti',
        text: 'Seleziona i brani con il cuore, le playlist o gli ascolti recenti.',
      },
      { title: 'Scegli formato e cartelle', text: 'Li puoi impostare per ogni conversione.' },
    ],
    features: [
      { title: 'Cronologia del Flow', text: 'I brani ascoltati si possono aggiungere alla coda.' },
      { title: 'Testi sincronizzati', text: 'Vengono salvati in LRC quando Deezer li offre.' },
      { title: 'Podcast', text: 'Ogni programma ha la propria cartella.' },
      { title: 'Volume uniforme', text: 'Un tag regola il volume, così non cambia da un brano all’altro.' },
      {
        title: 'Cofanetti',
        text: 'Il numero del disco resta nei tag, quindi i brani vengono riprodotti nell’ordine corretto.',
      },
      { title: 'Caratteri accentati', text: 'Sono scritti correttamente anche per le vecchie autoradio.' },
      { title: 'Preferiti per mese', text: 'Puoi ordinarli secondo il mese in cui li hai aggiunti.' },
    ],
    questions: [
      {
        question: 'Ha senso un FLAC con l’account gratuito?',
        answer: 'No, il file sarebbe più grande ma la qualità resterebbe quella che ricevi.',
      },
      { question: 'Un profilo di famiglia va bene?', answer: 'Sì, ciascuno deve usare il proprio accesso.' },
      {
        question: 'Come condivido una playlist?',
        answer: 'Con il link di Deezer. I file sono destinati al tuo ascolto, nei limiti della legge.',
      },
      {
        question: 'Si può salvare il Flow?',
        answer:
          'No, perché è una sequenza senza fine. Aggiungi i brani ai preferiti mentre ascolti e convertili più tardi.',
      },
      {
        question: 'Quali formati sono disponibili?',
        answer:
          'MP3 e M4A per i dispositivi piccoli, FLAC o WAV se il tuo piano trasmette audio senza perdita.',
      },
      {
        question: 'Perché alcuni brani sono in grigio?',
        answer: 'La licenza è scaduta e non si possono convertire.',
      },
      {
        question: 'Si vedono i miei MP3 caricati?',
        answer: 'Sì, nella tua libreria, se si possono ascoltare nel browser.',
      },
    ],
    meta_title: 'Convertitore per Deezer in MP3 e FLAC',
    meta_description:
      'Converti preferiti, album e podcast di Deezer in MP3 o FLAC, con testi e volume uniforme, per uso personale.',
  },
  soundcloud_converter: {
    headline: 'Converti SoundCloud: set, remix e inediti',
    promise:
      'Salva set di due ore, remix e demo che l’autore ti permette di ascoltare, con il suo nome e la licenza nei tag.',
    steps: [
      {
        title: 'Incolla un link',
        text: 'Va bene un profilo o un brano; puoi anche aprire i tuoi «mi piace».',
      },
      { title: 'Controlla il permesso', text: 'La pagina mostra se l’autore offre il download.' },
      { title: 'Salva con i dati dell’autore', text: 'Nome, data e licenza vengono scritti nei tag.' },
    ],
    features: [
      { title: 'Set completi', text: 'Vengono salvati senza tagli fra un brano e l’altro.' },
      { title: 'Scaletta', text: 'Se l’autore l’ha pubblicata, viene aggiunta al commento.' },
      { title: 'Licenze aperte', text: 'Le Creative Commons vengono riconosciute.' },
      { title: 'Senza repost', text: 'Puoi scegliere soltanto i brani originali di un profilo.' },
      {
        title: 'File originale',
        text: 'Se l’artista attiva il download, ricevi il suo file invece dello streaming.',
      },
      {
        title: 'Data di pubblicazione',
        text: 'È il giorno in cui l’autore ha caricato il brano, perché spesso manca l’anno dell’album.',
      },
      { title: 'Repost separati', text: 'Se vuoi conservarli, vengono salvati in un’altra cartella.' },
    ],
    questions: [
      { question: 'Che cosa aggiunge Go+?', answer: 'Il catalogo commerciale riservato agli abbonati.' },
      {
        question: 'Posso usare una base in un mio brano?',
        answer: 'Soltanto se la licenza o l’autore lo permettono.',
      },
      {
        question: 'Un remix rientra nella copia privata?',
        answer: 'Dipende dalla legge del tuo Paese e dall’autore. In ogni caso non puoi pubblicarlo.',
      },
      {
        question: 'Sono un artista: posso recuperare i miei brani?',
        answer: 'Sì, è uno degli usi più comuni: ottieni una copia di tutto il tuo profilo.',
      },
      {
        question: 'Qual è la qualità dei brani?',
        answer:
          'SoundCloud trasmette di solito audio compresso, per cui bastano MP3 o M4A; un FLAC sarebbe soltanto più grande.',
      },
      {
        question: 'Funzionano i link privati?',
        answer:
          'Sì, se il brano si può ascoltare con il link che hai ricevuto. Prima di conservarlo chiedi il permesso a chi te l’ha mandato.',
      },
    ],
    meta_title: 'Convertitore per SoundCloud',
    meta_description:
      'Set, demo e remix di SoundCloud con autore, licenza e scaletta, da ascoltare in privato.',
  },
  pandora_converter: {
    headline: 'Converti Pandora: brani, album e playlist',
    promise:
      'Se vivi negli Stati Uniti, salva la musica che hai scoperto con le stazioni di Pandora e ascoltala in auto.',
    steps: [
      { title: 'Accedi a Pandora', text: 'Usa il tuo account; per i brani su richiesta serve Premium.' },
      { title: 'Scegli un album o una playlist', text: 'Con Premium puoi aprirli direttamente.' },
      { title: 'Converti i brani', text: 'Seleziona quelli che vuoi e avvia la conversione.' },
    ],
    features: [
      { title: 'Brani con il pollice in su', text: 'Vengono raccolti in un elenco.' },
      {
        title: 'Una cartella per stazione',
        text: 'La musica scoperta in una stazione può prenderne il nome.',
      },
      { title: 'Spettacoli comici', text: 'I monologhi restano separati dalla musica.' },
      { title: 'Dati mancanti', text: 'L’album e l’anno vengono cercati automaticamente.' },
      {
        title: 'Cartelle in base alla durata',
        text: 'Puoi creare una raccolta da un’ora per la città o da otto per l’autostrada.',
      },
      {
        title: 'Versioni esplicite',
        text: 'Molti album hanno due edizioni, e l’elenco indica quale stai convertendo.',
      },
      {
        title: 'Cronologia dei gusti',
        text: 'Puoi rivedere i brani che ti sono piaciuti in un mese e scegliere quali salvare.',
      },
    ],
    questions: [
      {
        question: 'Pandora è disponibile in Italia?',
        answer: 'No, soltanto negli Stati Uniti. Senza quell’account il prodotto non serve.',
      },
      { question: 'Cambiano i limiti per saltare i brani?', answer: 'No, restano quelli del tuo piano.' },
      {
        question: 'Posso salvare ore di una stazione?',
        answer: 'No, le stazioni funzionano come la radio. Converti soltanto i brani che ascolterai davvero.',
      },
      {
        question: 'Perché serve Premium?',
        answer: 'È l’unico piano che permette di scegliere i singoli brani.',
      },
      {
        question: 'Quali formati sono disponibili?',
        answer:
          'MP3 o M4A per l’auto, con artista, album e copertina. Pandora trasmette audio compresso, quindi FLAC non migliora la qualità.',
      },
      {
        question: 'Che cosa ottengo con Plus?',
        answer:
          'Plus è soprattutto una radio senza pubblicità. Prova prima con il tuo account, perché i brani selezionabili possono essere pochi.',
      },
      { question: 'Si può registrare una stazione?', answer: 'No.' },
    ],
    meta_title: 'Convertitore per Pandora: stazioni e dischi',
    meta_description:
      'Converti brani, album e playlist di Pandora in cartelle ordinate e con dati completi, se hai un account negli Stati Uniti.',
  },
  line_music_converter: {
    headline: 'Converti LINE MUSIC: J-pop con i titoli corretti',
    promise: 'Salva le novità giapponesi e coreane con i titoli in kanji, in kana e in lettere latine.',
    steps: [
      { title: 'Accedi a LINE MUSIC', text: 'Usa LINE o l’e-mail registrata.' },
      {
        title: 'Scegli la musica',
        text: 'Puoi partire dalle classifiche del giorno, della settimana o per genere.',
      },
      { title: 'Converti i brani', text: 'Scegli il nome originale, traslitterato o entrambi.' },
    ],
    features: [
      { title: 'Due scritture', text: 'Vengono salvate in tag diversi.' },
      { title: 'Testi delle canzoni', text: 'Vengono aggiunti se il servizio li mostra.' },
      { title: 'Sigle di anime', text: 'Il nome della serie viene scritto nel commento.' },
      {
        title: 'Edizioni dello stesso singolo',
        text: 'L’elenco mostra in quale edizione si trova una canzone ed evita i doppioni.',
      },
      {
        title: 'Lettura in kana',
        text: 'Ha un campo proprio, per i lettori che ordinano in base alla pronuncia.',
      },
      {
        title: 'Nomi in lettere latine',
        text: 'Se l’autoradio non legge i kanji, puoi usarli per i file e lasciare i tag in giapponese.',
      },
      { title: 'Edizioni giapponesi del K-pop', text: 'Restano separate da quelle internazionali.' },
    ],
    questions: [
      {
        question: 'È disponibile in Italia?',
        answer: 'No, LINE MUSIC è destinato al Giappone e richiede un account di quel Paese.',
      },
      { question: 'Le suonerie sono comprese?', answer: 'No, soltanto i brani del servizio.' },
      {
        question: 'Che cosa posso fare con la copia?',
        answer:
          'Ascoltarla in privato, nei limiti dell’abbonamento e della legge. Non puoi mandarla ad altri.',
      },
      {
        question: 'Basta il piano gratuito?',
        answer:
          'Con quello i brani interi si ascoltano soltanto di tanto in tanto. Per sceglierli serve un piano a pagamento.',
      },
      {
        question: 'Quali formati sono disponibili?',
        answer: 'MP3 per l’auto e M4A per il telefono. La qualità è quella del tuo piano.',
      },
      { question: 'I video musicali sono compresi?', answer: 'No, soltanto le canzoni.' },
      {
        question: 'Come accedo dal computer?',
        answer:
          'Con il codice QR nella pagina web di LINE MUSIC. Poi puoi scegliere fra le classifiche, gli album e la tua libreria.',
      },
    ],
    meta_title: 'Convertitore per LINE MUSIC',
    meta_description:
      'J-pop e K-pop di LINE MUSIC con titolo originale e traslitterato, testo e copertina, per chi ha l’account giapponese.',
  },
  qobuz_converter: {
    headline: 'Converti Qobuz in alta risoluzione, con il libretto',
    promise:
      'Salva gli album di Qobuz con interpreti, etichetta e libretto: informazioni utili a chi ascolta classica e jazz.',
    steps: [
      { title: 'Accedi a Qobuz', text: 'Usa il tuo abbonamento Studio o Sublime.' },
      { title: 'Apri l’album', text: 'Vedi i bit, i kilohertz e l’etichetta.' },
      { title: 'Converti in FLAC', text: 'Puoi scegliere anche ALAC, se il tuo impianto lo preferisce.' },
    ],
    features: [
      { title: 'Libretto', text: 'Se Qobuz lo offre, il PDF viene salvato accanto all’album.' },
      { title: 'Etichetta e anno', text: 'Sono utili per ordinare la raccolta.' },
      { title: 'Interpreti', text: 'Direttore, orchestra e solista hanno campi separati.' },
      { title: 'Copia più piccola', text: 'Puoi creare un MP3 per ascoltare la musica fuori casa.' },
      {
        title: 'Tre schemi di archivio',
        text: 'Scegli come usare compositori, direttori e solisti nei nomi delle cartelle.',
      },
      { title: 'Opere in più atti', text: 'Gli atti e i dischi sono numerati nell’ordine corretto.' },
      { title: 'Ricerca per etichetta', text: 'Puoi sfogliare il catalogo anche così.' },
    ],
    questions: [
      {
        question: 'Gli album comprati su Qobuz sono compresi?',
        answer: 'Scaricali dal negozio di Qobuz: sono già file tuoi.',
      },
      {
        question: 'Sentirò una differenza?',
        answer: 'Dipende dall’impianto e dall’orecchio. Il file ha la qualità che ricevi da Qobuz.',
      },
      {
        question: 'Con Studio posso conservare un album?',
        answer: 'Soltanto durante l’abbonamento. Per conservarlo stabilmente puoi acquistarlo.',
      },
      {
        question: 'Che differenza c’è tra streaming e acquisto?',
        answer: 'Un acquisto resta tuo. Con lo streaming le copie valgono fino alla fine dell’abbonamento.',
      },
      {
        question: 'Quanto spazio occupa l’alta risoluzione?',
        answer:
          'Un album in qualità CD richiede qualche centinaio di megabyte, a 24 bit anche più di un gigabyte. La dimensione è indicata prima della conversione.',
      },
      { question: 'L’applicazione aumenta la risoluzione?', answer: 'No, mantiene quella fornita da Qobuz.' },
      {
        question: 'In quali Paesi è disponibile Qobuz?',
        answer:
          'In Italia e in gran parte d’Europa, nelle Americhe, in Giappone e in Oceania; l’elenco è sul suo sito.',
      },
    ],
    meta_title: 'Convertitore per Qobuz in FLAC',
    meta_description:
      'Converti gli album di Qobuz con libretto, etichetta e interpreti, nella risoluzione del tuo piano, per il tuo ascolto.',
  },
  audible_converter: {
    headline: 'Converti gli audiolibri di Audible con i capitoli',
    promise: 'Ascolta i libri della tua libreria in auto, sull’orologio o su un lettore senza schermo.',
    steps: [
      { title: 'Accedi ad Audible', text: 'Usa il sito a cui appartiene il tuo account.' },
      { title: 'Apri la libreria', text: 'Trovi i titoli acquistati e quelli compresi nel piano.' },
      { title: 'Scegli come dividerlo', text: 'Puoi creare un solo M4B con capitoli o un MP3 per capitolo.' },
    ],
    features: [
      { title: 'Nomi dei capitoli', text: 'L’indice del libro viene mantenuto.' },
      { title: 'Narratore e serie', text: 'Vengono aggiunti ai tag.' },
      { title: 'Segnalibro', text: 'Molti lettori ricordano il punto raggiunto in un M4B.' },
      { title: 'Libri lunghi', text: 'Puoi dividere trenta ore in parti più comode.' },
      { title: 'Titoli completi', text: 'Vengono presi dal libro, quando l’editore li fornisce.' },
      {
        title: 'Le tue note',
        text: 'I segnalibri si possono salvare in un testo, con il minuto a cui si riferiscono.',
      },
      { title: 'Lettori semplici', text: 'Le parti in MP3 funzionano anche sui dispositivi senza schermo.' },
    ],
    questions: [
      {
        question: 'Titoli compresi e acquistati sono la stessa cosa?',
        answer: 'No, quelli compresi dipendono dall’abbonamento attivo.',
      },
      {
        question: 'Posso prestare un audiolibro?',
        answer: 'No. Il file è destinato al tuo ascolto, secondo le condizioni di Audible e la legge.',
      },
      { question: 'La qualità della voce cambia?', answer: 'No, resta quella fornita da Audible.' },
      {
        question: 'Quanto spazio occupa un libro?',
        answer:
          'Dieci ore occupano qualche centinaio di megabyte. Per un lettore piccolo puoi scegliere un MP3 più leggero.',
      },
      {
        question: 'Si possono convertire i titoli del catalogo Plus?',
        answer:
          'Sono prestiti, disponibili finché sei abbonato. Il prodotto è pensato per i libri che hai acquistato.',
      },
      {
        question: 'La velocità di lettura cambia?',
        answer: 'No, il file ha la velocità normale, che puoi regolare nel lettore.',
      },
      {
        question: 'I podcast di Audible sono compresi?',
        answer: 'Alcuni sì, se si possono ascoltare anche sul sito.',
      },
    ],
    meta_title: 'Convertitore per Audible in M4B e MP3',
    meta_description:
      'Audiolibri della tua libreria Audible con capitoli, narratore e serie, in M4B o MP3, per il tuo ascolto.',
  },
  napster_converter: {
    headline: 'Convertitore per Napster: non più in vendita',
    promise:
      'Napster ha chiuso lo streaming e abbiamo ritirato questo convertitore. Qui trovi le informazioni per chi lo possiede e le alternative.',
    steps: [
      { title: 'Apri Napster', text: 'Serviva un abbonamento valido.' },
      { title: 'Trova le playlist', text: 'L’elenco comprendeva anche quelle di anni fa.' },
      { title: 'Converti i brani', text: 'I formati erano MP3, M4A e FLAC, con una cartella per artista.' },
    ],
    features: [
      { title: 'Vecchie playlist', text: 'I brani ritirati erano contrassegnati.' },
      { title: 'Conversione di gruppo', text: 'In una notte si potevano convertire decine di album.' },
      { title: 'Tag uniformi', text: 'Lo stesso artista scritto in modi diversi veniva riunito.' },
      { title: 'Elenco dei brani', text: 'Si poteva esportare come testo, utile per cambiare servizio.' },
      { title: 'Doppioni', text: 'L’applicazione li trovava prima della conversione.' },
      { title: 'Generi', text: 'Quelli indicati da Napster venivano scritti nei tag.' },
    ],
    questions: [
      {
        question: 'Che cosa succede alla mia licenza?',
        answer:
          'Resta nel tuo account con la sua chiave. Poiché lo streaming è chiuso, non ci sono più brani da convertire; i file già creati restano sul tuo disco.',
      },
      {
        question: 'Quale convertitore posso scegliere?',
        answer:
          'Quello del servizio che usi oggi, per esempio Spotify, Apple Music o TIDAL. Se ne usi più di uno, la suite di musica li comprende tutti.',
      },
      {
        question: 'Posso usare i brani in palestra?',
        answer: 'No, sarebbe una diffusione in pubblico. I file sono destinati al tuo ascolto privato.',
      },
      {
        question: 'Esisteva un’edizione per Mac?',
        answer: 'No, il convertitore era disponibile soltanto per Windows.',
      },
      {
        question: 'La licenza a vita conta per la suite di musica?',
        answer: 'Accedi e apri la pagina della suite: il prezzo ne tiene già conto.',
      },
      {
        question: 'Come ricostruisco una playlist in un altro servizio?',
        answer:
          'Con l’elenco dei brani salvato come testo. I brani che non erano più nel catalogo sono contrassegnati.',
      },
    ],
    meta_title: 'Convertitore per Napster: ritirato, e cosa usare',
    meta_description:
      'Napster ha chiuso lo streaming e il suo convertitore è ritirato. Che cosa conserva chi ha una licenza e quale convertitore musicale scegliere ora.',
  },
}
