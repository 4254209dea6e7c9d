import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Video tutto in uno: una licenza quando gli abbonamenti cambiano',
    summary:
      'Una presentazione scritta da chi la produce: che cosa offre la suite nell’uso quotidiano e quando conviene invece un prodotto singolo.',
    verdict: 'È la licenza giusta se in un anno usi più servizi; per uno solo non serve una suite.',
    suits:
      'Usi più servizi video insieme, o ne cambi qualcuno durante l’anno, e vuoi una sola chiave per tutti.',
    suits_not: 'Usi sempre lo stesso servizio, oppure vuoi una licenza valida sia per Windows sia per Mac.',
    likes: [
      'Una sola chiave per tutti i servizi video, compresi gli strumenti per i flussi',
      'Se cambi abbonamento non devi acquistare un altro prodotto',
      'Le licenze a vita che possiedi ne riducono il prezzo',
    ],
    dislikes: [
      'È più di quanto serva a chi usa un solo servizio',
      'Per Windows e Mac servono due licenze',
      'Quando un sito cambia, il servizio può non funzionare per qualche giorno',
    ],
    body: `
Questo testo è stato scritto da chi produce la suite: consideralo una spiegazione e non una prova indipendente.

## Di che cosa si tratta

[Video tutto in uno](/all-in-one-video-suite) non è un altro programma, ma una licenza. In Tidemark Video sblocca tutti i prodotti della linea per il tuo sistema: le piattaforme internazionali, le reti europee, i servizi giapponesi, il downloader per siti aperti e gli strumenti M3U8 e MPD. Sono esclusi la linea per adulti, la musica e l’IA video.

## Nell’uso quotidiano

Accedi una volta a ogni servizio nel browser integrato. Da quel momento la coda, lo schema dei nomi e le lingue sono gli stessi per tutti. Secondo noi è questo il vero vantaggio: una fiction di RaiPlay si salva e si ordina come una serie di Netflix.

Quando un abbonamento finisce e ne comincia un altro, la licenza resta la stessa. Se ne accorge soprattutto chi cambia servizio più volte in un anno.

## Per chi non è adatta

Se usi un servizio e pensi di tenerlo, scegli il prodotto singolo. Con una licenza a vita potrai passare più avanti alla suite, che costerà meno. La pagina del prodotto calcola da quanti servizi la suite conviene.

## Che cosa non ci piace ancora

I servizi modificano i loro siti senza preavviso, e a volte servono alcuni giorni per adattare l’applicazione. Nel frattempo un avviso compare nell’elenco. Inoltre, chi usa sia Windows sia un Mac ha bisogno di due licenze.

## Che cosa la suite non cambia

Non ti dà accesso a contenuti che non puoi già guardare. I cataloghi, i Paesi e i profili restano quelli stabiliti dai servizi, e il diritto di conservare un titolo dipende dalle loro condizioni e dalla legge del tuo Paese. Prova la suite con i titoli che guardi davvero.
`,
    meta_title: 'Video tutto in uno, presentata da chi la fa',
    meta_description:
      'Che cosa comprende la suite video di Tidemark, come si comporta ogni giorno e per chi è di troppo. La racconta chi la produce.',
  },
  202: {
    title: 'Downloader per Netflix: stagioni, lingue e sottotitoli',
    summary:
      'Una presentazione scritta da chi lo produce: come gestisce serie lunghe e molte lingue, e quando basta l’app di Netflix.',
    verdict:
      'È molto utile per le serie lunghe e per chi segue più lingue; sul telefono basta l’app di Netflix.',
    suits:
      'Guardi offline su un portatile o un televisore, vuoi due lingue nello stesso file o impari una lingua con i sottotitoli.',
    suits_not:
      'Guardi soltanto su telefono o tablet, oppure ti aspetti una risoluzione più alta di quella che il tuo piano offre sul computer.',
    likes: [
      'Permette di selezionare una stagione intera',
      'Salva più tracce audio e sottotitoli nello stesso file',
      'Rispetta il profilo e i suoi limiti di età',
    ],
    dislikes: [
      'La risoluzione non supera quella del tuo piano sul computer',
      'I titoli interattivi e i giochi non si possono salvare',
      'Gli elenchi con molte lingue richiedono un po’ di pratica',
    ],
    body: `
Siamo noi a produrre questo programma: lo conosciamo bene, ma non possiamo giudicarlo dall’esterno.

## A che cosa serve

Netflix pubblica spesso un’intera stagione in un giorno e in molte lingue. Il [downloader per Netflix](/netflix-downloader) è stato pensato per questo: apri una serie, selezioni gli episodi, scegli l’audio e i sottotitoli e avvii la coda.

## Che cosa funziona bene

**Le lingue.** L’elenco mostra tutte le lingue che Netflix offre al tuo profilo e distingue i sottotitoli normali, quelli per non udenti e quelli forzati. Un MKV li contiene tutti; con un MP4 puoi salvarli in file SRT separati.

**I nomi dei file.** Contengono titolo, stagione e numero dell’episodio, e i media server più diffusi li riconoscono senza correzioni.

**La ripresa.** Se la connessione cade durante il settimo episodio, il download riprende da lì.

## Che cosa non si può fare

I film interattivi non hanno una sola trama e quindi non si possono salvare. Gli eventi in diretta si selezionano soltanto quando diventano disponibili on demand, se accade. Se il tuo piano sul computer ha una risoluzione più bassa che sul televisore, il file avrà quella.

## Ti serve davvero?

Forse no. Su telefono e tablet Netflix ha la propria funzione di download: se guardi lì, usa quella. Il nostro prodotto è pensato per chi usa un portatile, per chi vuole più lingue e per chi vuole tenere in ordine i propri file.

## Che cosa devi verificare

Sono le condizioni di Netflix e il diritto d’autore a stabilire se puoi conservare una copia e per quanto tempo. In nessun caso puoi cederla ad altri. Con la prova gratuita puoi vedere su una tua serie se il prodotto è adatto a te.
`,
    meta_title: 'Downloader per Netflix, visto da chi lo fa',
    meta_description:
      'Stagioni, tracce, sottotitoli e limiti: il downloader per Netflix di Tidemark descritto da chi lo produce.',
  },
  203: {
    title: 'Downloader per M3U8: le parti di un flusso in una tabella',
    summary:
      'Una presentazione scritta da chi lo produce: uno strumento per flussi HLS che segnala i segmenti mancanti invece di nasconderli.',
    verdict:
      'È uno strumento trasparente per chi vuole vedere com’è composto un flusso, e offre più di quanto serva alla maggior parte degli utenti.',
    suits:
      'Trasmetti flussi e vuoi controllare che cosa arriva, oppure hai un flusso HLS concluso che puoi conservare.',
    suits_not: 'Vuoi soltanto premere un pulsante, oppure registrare un programma in diretta.',
    likes: [
      'Mostra risoluzioni, tracce e sottotitoli in una tabella chiara',
      'Indica il minuto in cui manca un segmento',
      'Comprende alcune reti pubbliche, che hanno una pagina propria',
    ],
    dislikes: [
      'Richiede più attenzione di un prodotto per un solo servizio',
      'Non registra le dirette',
      'Non tutti i siti usano HLS',
    ],
    body: `
Questa pagina è stata scritta da chi produce lo strumento e spiega che cosa volevamo ottenere e che cosa manca ancora.

## Che cosa legge

Ogni flusso HLS è descritto da un elenco con estensione M3U8. Il [downloader per M3U8](/m3u8-downloader) lo apre e ne ricava una tabella con risoluzione, bitrate, lingue e sottotitoli. Tu selezioni le righe e il programma scarica e unisce i segmenti.

## Chi lo usa

- **Chi guarda le reti pubbliche europee.** [ARTE](/arte-downloader), l’[ARD Mediathek](/ard-mediathek-downloader) e [RTVE Play](/rtve-play-downloader) hanno una pagina propria, compresa nella stessa licenza.
- **Chi trasmette.** Può controllare che tutte le versioni siano presenti e archiviare gli eventi conclusi.
- **Scuole e associazioni** che vogliono conservare in un solo file le registrazioni realizzate da loro.

## I segmenti mancanti

Può capitare che un segmento non arrivi. Molti programmi producono allora un video con un salto. Questo lo richiede di nuovo e, se manca davvero, indica a quale minuto. Puoi conservare il file oppure provare un’altra risoluzione.

## La sigla DRM nel nome

Si trova nel nome inglese perché molti siti usano lettori protetti. Non significa che quei flussi si possano copiare. Lo strumento non apre nulla che il tuo account non riproduca già, e aggirare una protezione è vietato nell’Unione europea e in molti altri Paesi. Usalo soltanto per i flussi che l’editore permette di conservare.

## I punti deboli

All’inizio è facile confondere l’elenco principale con quelli delle singole tracce; l’applicazione propone una scelta, ma conviene controllarla. Le dirette non si possono registrare. Per un sito che usa DASH serve il [downloader per MPD](/mpd-downloader). Con la prova gratuita scopri in pochi minuti quale formato usa il sito.
`,
    meta_title: 'Downloader per M3U8, visto da chi lo fa',
    meta_description:
      'Risoluzioni, segmenti, sottotitoli: pregi, requisiti e limiti dello strumento HLS di Tidemark, secondo chi lo produce.',
  },
  204: {
    title: 'Downloader per U-NEXT: titoli inclusi e titoli a punti',
    summary:
      'Una presentazione scritta da chi lo produce: come distingue l’abbonamento dai punti e perché un film compare spesso due volte.',
    verdict:
      'Apre un grande catalogo giapponese, purché tu sia in Giappone e distingua i titoli inclusi da quelli a punti.',
    suits: 'Guardi anime, serie e film su U-NEXT in Giappone e vuoi conservarli con il titolo giapponese.',
    suits_not: 'Usi U-NEXT soprattutto per leggere libri e riviste, oppure vivi fuori dal Giappone.',
    likes: [
      'Trova anime, serie e film con la stessa ricerca',
      'Distingue i titoli compresi dai noleggi prima di scaricare',
      'Mantiene i titoli giapponesi nei nomi dei file',
    ],
    dislikes: [
      'Funziona soltanto in Giappone, come il servizio',
      'Non comprende libri e riviste',
      'Bisogna fare attenzione ai film presenti in due versioni',
    ],
    body: `
Questo testo è stato scritto da chi produce il programma: contiene quindi molti dettagli, ma non un giudizio imparziale.

## Due tipi di titoli

U-NEXT mostra insieme i titoli compresi nell’abbonamento e quelli che si pagano con i punti, e in una serata stanca è facile confonderli. Il [downloader per U-NEXT](/u-next-downloader) li contrassegna in modo diverso e può salvare i noleggi in una cartella a parte, da svuotare alla scadenza.

## Con i sottotitoli o doppiato

I film stranieri hanno spesso due pagine, una con i sottotitoli e una con il doppiaggio giapponese. Il programma aggiunge la versione al nome del file, così non scopri solo davanti ai bambini che il film è in danese.

## Gli account della famiglia

Il titolare può creare altri account, ciascuno con una lista e limiti propri. Il prodotto usa quello con cui hai effettuato l’accesso. Quanti dispositivi possono guardare contemporaneamente lo decide U-NEXT.

## Che cosa ci piace

Le serie lunghe si possono selezionare per stagione o per intervallo. Le registrazioni dei concerti, un punto di forza del servizio, vengono salvate in un solo file. Nella ricerca si possono usare sia i kanji sia i kana.

## Che cosa manca

I libri e le riviste non sono compresi. Gli eventi a orario fisso si possono selezionare soltanto quando diventano disponibili on demand e se i diritti lo permettono. I sottotitoli italiani non ci sono.

Conserva ciò che il contratto e la legge del luogo in cui ti trovi ti permettono, e cancella i noleggi alla scadenza. Se non sai se il prodotto funziona con il tuo account, usa la prova gratuita.
`,
    meta_title: 'Downloader per U-NEXT, visto da chi lo fa',
    meta_description:
      'Abbonamento o punti, sottotitoli o doppiaggio: come lavora il downloader per U-NEXT di Tidemark, secondo chi lo produce.',
  },
  205: {
    title: 'Convertitore per Spotify: da una playlist a una cartella',
    summary:
      'Una presentazione scritta da chi lo produce: che cosa succede a ordine, tag e qualità quando una playlist diventa una cartella.',
    verdict:
      'Trasforma una playlist in una cartella ordinata e non promette un suono migliore di quello del tuo abbonamento.',
    suits:
      'Vuoi ascoltare le playlist sull’autoradio, sull’orologio o su un vecchio lettore, nell’ordine giusto e con le copertine.',
    suits_not:
      'Le tue playlist contengono soprattutto file locali, oppure speri che un formato più grande migliori la qualità.',
    likes: [
      'Mantiene l’ordine della playlist',
      'Completa tag e copertine con i dati che Spotify fornisce',
      'Aggiunge i brani nuovi di una playlist senza ripetere gli altri',
    ],
    dislikes: [
      'Salta i file locali presenti in una playlist',
      'Con le playlist molto lunghe ci vuole tempo',
      'Non aggiunge il genere se il servizio non lo indica',
    ],
    body: `
Questa pagina è stata scritta da chi produce il convertitore: spiega come funziona, più che quanto vale.

## Da playlist a cartella

I brani di una playlist hanno un ordine preciso, mentre i file di una cartella sono ordinati per nome. Per questo il [convertitore per Spotify](/spotify-converter) numera i file e aggiunge un elenco M3U. Le vecchie autoradio seguono i numeri, i lettori più recenti l’elenco.

## I tag

Il convertitore scrive titolo, artista, album, artista dell’album, anno e numero del brano, e aggiunge la copertina nella dimensione adatta al tuo dispositivo. Se Spotify non fornisce un dato, non lo inventiamo: il genere, per esempio, spesso manca.

## La qualità, senza promesse

Il file non può essere migliore di ciò che il tuo piano trasmette. MP3 funziona ovunque, M4A resta vicino all’originale, FLAC e WAV servono per il montaggio, ma nessun formato suona meglio dello streaming. Se il tuo account riceve l’audio senza perdita, FLAC ha senso; altrimenti occupa soltanto più spazio.

## Che cosa vogliamo migliorare

Le playlist lunghe richiedono tempo, perché il convertitore procede con prudenza. I file che hai aggiunto a Spotify dal tuo disco vengono saltati. Inoltre Windows accorcia i titoli troppo lunghi di alcune raccolte.

## Per chi è adatto

Per chi ascolta su dispositivi senza connessione: in piscina, in una vecchia auto, in laboratorio. Se hai sempre con te il telefono, basta la funzione offline di Spotify Premium.

## I limiti

L’abbonamento dà il diritto di ascoltare per un certo periodo. Se una copia è permessa, lo stabiliscono le condizioni di Spotify e la legge del tuo Paese. Non puoi regalare questi file, trasmetterli alla festa di un circolo o usarli in un video.
`,
    meta_title: 'Convertitore per Spotify, visto da chi lo fa',
    meta_description:
      'Ordine, tag e suono: che cosa succede quando una playlist di Spotify diventa una cartella, e a chi serve. Secondo chi lo produce.',
  },
  206: {
    title: 'Convertitore per Audible: audiolibri divisi in capitoli',
    summary:
      'Una presentazione scritta da chi lo produce: come ascoltare un audiolibro lungo su dispositivi senza l’app di Audible.',
    verdict:
      'È adatto a chi ascolta libri lunghi su lettori semplici: conserva i capitoli e distingue i libri acquistati dai prestiti.',
    suits: 'Hai comprato libri su Audible e li ascolti su un lettore o in un’auto senza l’app del servizio.',
    suits_not:
      'Ascolti solo i titoli del catalogo incluso, che sono prestiti, oppure ti servono anche i PDF allegati.',
    likes: [
      'Conserva i titoli dei capitoli',
      'Crea un solo file, uno per capitolo oppure parti uguali',
      'Aggiunge voce narrante, serie e volume ai tag',
    ],
    dislikes: [
      'Il punto raggiunto nell’app non viene trasferito',
      'Alcuni editori non forniscono i capitoli',
      'I PDF allegati si scaricano da Audible',
    ],
    body: `
Questa è una presentazione di chi produce il convertitore e non un parere neutrale.

## Perché un audiolibro è diverso da un disco

Dura dieci, venti, a volte quaranta ore e si ascolta un po’ alla volta: dopo una settimana è facile non ricordare dove si era arrivati. Per questo il [convertitore per Audible](/audible-converter) dà importanza prima di tutto ai capitoli.

## Tre modi di dividerlo

1. **Un solo file** M4B con capitoli e segnalibro, per il telefono e il server di casa.
2. **Un file per capitolo** in MP3, per i dispositivi che non leggono i capitoli.
3. **Parti uguali**, per esempio di trenta minuti, per l’autoradio che riparte sempre dall’inizio.

I titoli dei capitoli sono quelli dell’editore. Se ha scritto soltanto «Capitolo 1», è ciò che leggerai.

## Tag e ordine

Il convertitore aggiunge autore, voce narrante, serie, volume e anno. I libri di una serie vengono salvati in una sola cartella e ordinati per volume. La copertina è adatta anche ai lettori meno recenti.

## Che cosa non è compreso

Il punto di ascolto resta nell’app di Audible. I PDF si scaricano dalla tua libreria. I titoli del catalogo incluso sono disponibili finché sei abbonato; quelli acquistati restano tuoi secondo le condizioni di Audible.

## È adatto a te?

Se ascolti sul telefono e l’app ti piace, non ne hai bisogno. Il prodotto è utile per un lettore sul comodino, in cucina, in auto o per chi tiene i libri su un proprio server.

Rispetta le condizioni di Audible e la legge del tuo Paese. Il file è destinato al tuo ascolto; per condividere un libro valgono le regole del servizio.
`,
    meta_title: 'Convertitore per Audible, visto da chi lo fa',
    meta_description:
      'Capitoli, divisione dei file, tag: il convertitore per Audible di Tidemark raccontato da chi lo produce.',
  },
  207: {
    title: 'IA video: che cosa può fare con i filmati di famiglia',
    summary:
      'Una presentazione scritta da chi la produce: come ingrandire e ripulire i video sul proprio computer, e quando il risultato delude.',
    verdict:
      'Rende più stabili e più grandi le vecchie riprese, direttamente sul tuo computer; non può ricreare ciò che non è stato registrato.',
    suits:
      'Hai vecchi nastri o video a bassa risoluzione, un computer Windows con scheda grafica e il tempo di aspettare.',
    suits_not:
      'Usi un Mac o un computer senza scheda grafica dedicata, oppure speri di rendere leggibili scritte lontane.',
    likes: [
      'Mostra prima e dopo affiancati, prima di elaborare il video',
      'Tutto resta sul tuo computer',
      'Indica in anticipo quanto tempo serve',
    ],
    dislikes: [
      'È molto lenta senza una scheda grafica recente',
      'Le scritte e i volti piccoli possono diventare artificiali',
      'Una ripresa mossa non diventa nitida',
    ],
    body: `
Siamo noi a produrre questo programma, e conosciamo quindi anche i video con cui non riesce: qui parliamo di entrambi.

## A che cosa serve

L’[IA video](/video-ai) elabora le riprese che hai fatto tu: cassette della videocamera, vecchi video del telefono, pellicole digitalizzate. Può ingrandire l’immagine, ridurre il rumore, eliminare l’interlacciamento e aggiungere fotogrammi intermedi.

## Prima l’anteprima

Scegli dieci secondi e confronta le due versioni in un’immagine divisa da una linea mobile. Se il risultato ti convince, avvia l’elaborazione del filmato intero, meglio se di notte. Il tempo previsto compare prima di cominciare.

## I risultati migliori

Si ottengono con riprese ferme e ben illuminate. Le righe orizzontali dell’interlacciamento spariscono. Anche il rumore di una stanza poco illuminata diminuisce, se non esageri con l’intensità.

## I risultati peggiori

I volti piccoli sullo sfondo possono assumere tratti che non avevano. Le insegne si riempiono di segni senza senso. Se aggiungi fotogrammi, i movimenti rapidi lasciano scie. Ciò che era sfocato resta sfocato, e un video elaborato non vale come prova in tribunale.

## Il computer e il tempo

L’elaborazione avviene sul tuo computer e nessuna immagine viene inviata. Senza una scheda grafica recente, però, un’ora di filmato può richiedere un’intera notte. Con la prova gratuita puoi verificarlo.

## Le immagini degli altri

Elabora soltanto filmati tuoi o che hai il permesso di usare. La versione migliorata di un film altrui non diventa tua, e prima di mostrare un video è giusto chiedere il consenso alle persone riprese.
`,
    meta_title: 'IA video, presentata da chi la fa',
    meta_description:
      'Ingrandire, ridurre il rumore, deinterlacciare: che cosa può fare l’IA video di Tidemark con i filmati di famiglia, e che cosa no.',
  },
  208: {
    title: 'Video e musica tutto in uno: due linee in una licenza',
    summary:
      'Una presentazione scritta da chi la produce: a chi è adatta, come vengono contati gli acquisti precedenti e che cosa non comprende.',
    verdict: 'Conviene se usi sia il video sia la musica; altrimenti scegli una delle due suite.',
    suits:
      'Salvi video e musica e vuoi una sola licenza e una sola ricevuta, oppure possiedi già una delle due suite.',
    suits_not: 'Usi una sola linea, oppure cerchi l’IA video o la linea per adulti, che non sono comprese.',
    likes: [
      'Due applicazioni con un solo account',
      'Vengono contate le licenze a vita di entrambe le linee',
      'È disponibile anche per tre computer',
    ],
    dislikes: [
      'Non conviene a chi usa soltanto una delle due linee',
      'Video e musica restano due applicazioni separate',
      'L’IA video non è compresa',
    ],
    body: `
Come tutti i testi di questo sito, anche questo è stato scritto da chi realizza il prodotto.

## Che cosa comprende

[Video e musica tutto in uno](/video-music-one) riunisce [Video tutto in uno](/all-in-one-video-suite) e [Musica tutto in uno](/all-in-one-music-suite), cioè i downloader e i convertitori per un sistema. Installi due applicazioni e accedi a entrambe con lo stesso account.

## A chi è adatta

A chi ogni giorno guarda serie e ascolta musica e di tanto in tanto cambia servizio. Prima Netflix e Spotify, in primavera Disney+ e Deezer, d’estate soltanto RaiPlay: la licenza resta la stessa.

## Gli acquisti precedenti

Se hai licenze a vita, accedi prima di comprare. I prodotti delle due linee vengono sommati, e chi possiede già una delle suite vede un prezzo che ne tiene conto, con la spiegazione accanto. Non citiamo importi, perché cambiano: li trovi nell’elenco dei piani.

## Un computer o tre

La licenza a vita esiste per un computer o per tre con lo stesso sistema. Puoi passare da uno a tre anche in seguito, pagando la differenza, quindi non serve scegliere subito il piano più grande.

## Quando la sconsigliamo

Se ascolti la musica soltanto sul telefono, basta la suite video. Se guardi un film ogni tanto, basta un prodotto singolo per un mese. L’IA video e la linea per adulti si acquistano a parte. Un’unica finestra per le due applicazioni non esiste ancora.

La regola resta la stessa anche con due linee: i tuoi account, l’uso privato e soltanto ciò che le condizioni e la legge permettono.
`,
    meta_title: 'Video e musica tutto in uno, da chi la fa',
    meta_description:
      'Contenuto, numero di computer, acquisti contati e casi in cui la sconsigliamo: la suite comune di Tidemark vista da chi la produce.',
  },
}
