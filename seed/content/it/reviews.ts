import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Video tutto in uno: una licenza quando gli abbonamenti cambiano',
    summary:
      'Presentata da chi la produce: che cosa porta la suite nella vita di ogni giorno, e a chi conviene un prodotto singolo.',
    verdict: 'La licenza giusta se guardi più servizi in un anno; per uno solo non serve una suite.',
    suits: 'Hai più servizi video insieme, o li cambi durante l’anno, e vuoi una sola chiave per tutti.',
    suits_not: 'Resti con un solo servizio, o vuoi la stessa licenza su Windows e su un Mac.',
    likes: [
      'Una chiave per la gamma video, strumenti per i flussi compresi',
      'Un nuovo abbonamento non chiede un nuovo acquisto',
      'I prodotti a vita che possiedi ne abbassano il prezzo',
    ],
    dislikes: [
      'Troppo per chi usa un solo servizio',
      'Windows e Mac vogliono due licenze',
      'Dopo il rifacimento di un sito, una funzione può mancare per qualche giorno',
    ],
    body: `
Questo testo lo ha scritto chi produce la suite: leggilo come una spiegazione e non come una prova indipendente.

## Di che cosa si tratta

[Video tutto in uno](/all-in-one-video-suite) non è un altro programma, è una licenza. Dentro Tidemark Video apre tutti i prodotti della gamma per il tuo sistema: piattaforme mondiali, reti europee, servizi giapponesi, il downloader per siti aperti, gli strumenti M3U8 e MPD. Restano fuori la gamma per adulti, la musica e l’IA video.

## Nella vita di ogni giorno

In ogni servizio accedi una volta, nel browser interno. Da lì in poi coda, schema dei nomi e lingue sono gli stessi per tutti. Il vantaggio sta meno nel numero dei servizi che in questo ordine comune: una fiction di RaiPlay si sistema come una serie di Netflix.

Quando un abbonamento finisce e ne comincia un altro, la licenza non si muove. Se ne accorge presto chi cambia spesso durante l’anno.

## Per chi non è fatta

Se hai un servizio e pensi di tenerlo, prendi il prodotto singolo. A vita, più avanti conterà per la suite, quindi non va perso nulla. La pagina del prodotto calcola da quanti servizi la suite costa meno.

## Che cosa non ci piace ancora

I servizi rifanno i loro siti senza dircelo. A volte occorrono giorni prima che tutto torni a posto; un avviso nell’elenco lo segnala. E chi usa Windows accanto al Mac ha bisogno di due licenze, cosa che non tutti gradiscono.

## Che cosa la suite non cambia

Non apre alcun accesso che tu non abbia. Cataloghi, Paesi e profili restano come li decidono i servizi, e il diritto di tenere un titolo dipende dalle loro condizioni e dalla legge del tuo Paese. Provala prima, sui titoli che guardi davvero.
`,
    meta_title: 'Video tutto in uno, presentata da chi la fa',
    meta_description:
      'Che cosa comprende la suite video di Tidemark, come si comporta ogni giorno e per chi è di troppo. La racconta chi la produce.',
  },
  202: {
    title: 'Downloader per Netflix: stagioni, lingue e sottotitoli',
    summary:
      'Presentato da chi lo produce: come il prodotto tratta serie lunghe e molte lingue, e quando basta l’app di Netflix.',
    verdict: 'Forte con le serie lunghe e con più lingue; per guardare sul telefono basta l’app di Netflix.',
    suits:
      'Guardi su un portatile o un televisore senza rete, ti servono due lingue insieme o impari con i sottotitoli.',
    suits_not:
      'Guardi solo su telefono o tablet, o ti aspetti più risoluzione di quella che il tuo piano riproduce sul computer.',
    likes: [
      'Una stagione intera in una selezione',
      'Più tracce e sottotitoli nello stesso file',
      'Il profilo e i suoi limiti di età sono rispettati',
    ],
    dislikes: [
      'L’immagine non supera ciò che il tuo piano riproduce al computer',
      'Titoli interattivi e giochi sono esclusi',
      'All’elenco delle lingue bisogna abituarsi',
    ],
    body: `
Siamo noi a produrre questo programma: prendi le righe che seguono come una visita in officina.

## Il compito

Netflix pubblica spesso una stagione in un giorno solo, e in molte lingue. Il [downloader per Netflix](/netflix-downloader) è costruito intorno a queste due abitudini: apri una serie, spunti gli episodi, scegli tracce e sottotitoli e lasci lavorare la coda.

## Che cosa riesce

**Le lingue.** L’elenco mostra ciò che Netflix offre al tuo profilo e distingue i sottotitoli ordinari, quelli per non udenti e quelli forzati. Un MKV li tiene insieme; accanto a un MP4 si mettono file SRT.

**I nomi.** Titolo, stagione e numero sono al loro posto. I comuni server domestici riconoscono la serie senza ritocchi.

**La ripresa.** Se la linea cade al settimo episodio, si riparte dal settimo.

## Che cosa non si fa

Un film di cui guidi tu la storia non ha uno svolgimento fisso. Un evento in diretta compare solo quando passa fra i titoli a richiesta, se ci passa. E un piano che al computer riproduce meno dettaglio che al televisore dà un file conforme.

## Ti serve davvero?

Forse no. Su telefono e tablet Netflix ha la sua funzione offline: se guardi lì, ti basta. Il nostro prodotto pensa a chi usa un portatile, a chi segue più lingue e a chi tiene in ordine i propri file.

## Che cosa resta a te

Le condizioni di Netflix e il diritto d’autore decidono se puoi tenere una copia, e per quanto. Cederla non è mai permesso. La prova ti mostra, su una serie a tua scelta, se il prodotto fa per te prima di prendere un piano.
`,
    meta_title: 'Downloader per Netflix, visto da chi lo fa',
    meta_description:
      'Stagioni, tracce, sottotitoli e limiti: il downloader per Netflix di Tidemark descritto da chi lo produce.',
  },
  203: {
    title: 'Downloader per M3U8: un flusso letto come una tabella',
    summary:
      'Presentato da chi lo produce: uno strumento per i flussi HLS che dichiara i vuoti invece di nasconderli.',
    verdict:
      'Uno strumento schietto per chi vuole vedere di che cosa è fatto un flusso, e più di quanto serva ai più.',
    suits:
      'Trasmetti flussi tuoi, controlli che cosa arriva, o conosci un flusso HLS concluso che puoi conservare.',
    suits_not: 'Vuoi premere un tasto senza pensare a nulla, o speri di registrare un programma in diretta.',
    likes: [
      'Risoluzioni, tracce e sottotitoli in una tabella chiara',
      'Un segmento che manca viene indicato al minuto',
      'Alcune reti pubbliche hanno una pagina loro con la stessa licenza',
    ],
    dislikes: [
      'Chiede più attenzione di un prodotto per un solo servizio',
      'La diretta non viene registrata',
      'Non tutti i siti usano HLS',
    ],
    body: `
Queste righe vengono da chi produce lo strumento, e dicono che cosa volevamo e che cosa manca.

## Che cosa legge

Una lista con estensione M3U8 descrive ogni flusso HLS. Il [downloader per M3U8](/m3u8-downloader) la apre e ne fa una tabella: risoluzione, bitrate, lingua, sottotitoli. Tu spunti le righe, il programma unisce i segmenti.

## Chi lo usa

- **Chi guarda le reti pubbliche d’Europa.** [ARTE](/arte-downloader), l’[ARD Mediathek](/ard-mediathek-downloader) e [RTVE Play](/rtve-play-downloader) hanno una pagina propria.
- **Chi trasmette.** Chi produce un flusso controlla che le varianti ci siano tutte e archivia gli appuntamenti passati.
- **Scuole e associazioni**, per le riprese che hanno fatto loro e che vorrebbero in un solo pezzo.

## Sincero con i vuoti

I segmenti si perdono. Molti programmi consegnano allora un filmato che salta. Questo chiede di nuovo; se il segmento manca davvero, nomina il minuto. Sta a te tenere il file o tentare un’altra risoluzione.

## Le tre lettere del nome

Nel nome inglese del prodotto c’è la sigla DRM, perché molti siti usano lettori protetti. Non promette che quei flussi si possano copiare. Lo strumento non apre nulla che il tuo account non riproduca già, ed eludere una protezione è vietato nell’Unione europea come altrove. Resta ai flussi di cui l’editore consente la copia.

## I punti deboli

All’inizio ci si perde fra lista principale e liste delle tracce; la proposta automatica aiuta, ma guardare tocca a te. La diretta non viene catturata. E un sito in DASH vuole il [downloader per MPD](/mpd-downloader). Qualche minuto di prova ti dice a che punto sei.
`,
    meta_title: 'Downloader per M3U8, visto da chi lo fa',
    meta_description:
      'Una tabella al posto di un rompicapo: pregi, pretese e limiti dello strumento HLS di Tidemark, secondo chi lo produce.',
  },
  204: {
    title: 'Downloader per U-NEXT: un grande catalogo, due regole',
    summary:
      'Presentato da chi lo produce: come il prodotto separa abbonamento e punti, e perché un film vi compare spesso due volte.',
    verdict: 'Un grande catalogo giapponese, purché tu sia in Giappone e distingua i punti dall’abbonamento.',
    suits: 'Guardi anime, serie e film su U-NEXT in Giappone e vuoi riporli con il loro nome giapponese.',
    suits_not: 'Leggi soprattutto le riviste e i libri di U-NEXT, o vivi fuori dal Giappone.',
    likes: [
      'Anime, serie e cinema nella stessa ricerca',
      'Titoli compresi e noleggi si distinguono prima di partire',
      'I titoli giapponesi restano integri nei nomi',
    ],
    dislikes: [
      'Si usa soltanto in Giappone, come il servizio',
      'Libri e riviste non sono trattati',
      'Le doppie versioni vogliono occhio',
    ],
    body: `
Qui parla chi produce il programma: aspettati particolari e non distacco.

## Un catalogo in due parti

U-NEXT mescola ciò che l’abbonamento comprende e ciò che si paga in punti. La sera, da stanchi, ci si confonde. Il [downloader per U-NEXT](/u-next-downloader) segna gli uni e gli altri e può mandare i noleggi in una cartella da svuotare alla scadenza.

## Sottotitolato o doppiato

I film stranieri hanno spesso due schede, una con i sottotitoli e una con le voci giapponesi. La versione è scritta nel nome: non si scopre nella camera dei bambini che il film parla danese.

## Gli account di famiglia

L’account principale ne può creare altri. Ciascuno ha la sua lista e i suoi limiti, e il prodotto si attiene a quello che ha effettuato l’accesso. Quanti apparecchi possano guardare insieme lo decide U-NEXT.

## Comodo nell’uso

Le serie lunghe si scelgono per stagione o per intervallo. Le riprese dei concerti, un punto forte del servizio, restano intere. La ricerca accetta i kanji come i kana.

## Che cosa manca

Libri e riviste sono un altro mondo. Gli eventi a orario fisso compaiono solo quando passano a richiesta, se i diritti lo consentono. E non aspettarti sottotitoli italiani.

Tieni ciò che il contratto e la legge del luogo ti concedono, e lascia finire i noleggi con il loro termine. Se non sai se il prodotto si adatta al tuo account, la prova risponde in una sera.
`,
    meta_title: 'Downloader per U-NEXT, visto da chi lo fa',
    meta_description:
      'Abbonamento o punti, sottotitoli o doppiaggio: come lavora il downloader per U-NEXT di Tidemark, secondo chi lo produce.',
  },
  205: {
    title: 'Convertitore per Spotify: da una playlist a una cartella',
    summary:
      'Presentato da chi lo produce: che ne è di ordine, tag e suono quando una playlist diventa una serie di file.',
    verdict:
      'Fa di una playlist una cartella ordinata e non promette un suono migliore di quello del tuo abbonamento.',
    suits:
      'Porti le playlist sull’autoradio, sull’orologio o su un vecchio lettore, in ordine e con le copertine.',
    suits_not:
      'Le tue playlist sono file locali, o speri che un formato più grande restituisca i dettagli perduti.',
    likes: [
      'L’ordine della playlist si conserva',
      'Tag e copertine completi, per quanto Spotify li fornisce',
      'Una playlist che cresce si completa senza ripetizioni',
    ],
    dislikes: [
      'I file locali di una playlist vengono saltati',
      'Le liste grandi chiedono pazienza',
      'Il genere manca dove il servizio non lo indica',
    ],
    body: `
Questa pagina è scritta da chi fa il convertitore: vi impari come lavora, più che quanto vale.

## Una lista e una cartella

Una playlist è un ordine, una cartella ordina per nome. Il [convertitore per Spotify](/spotify-converter) numera quindi i file e vi mette accanto una lista M3U. Le vecchie autoradio seguono i numeri, i lettori recenti la lista.

## I tag

Titolo, artista, album, artista dell’album, anno e numero vengono scritti, con una copertina adatta al tuo apparecchio. Ciò che Spotify non dice non lo inventiamo: il genere resta spesso vuoto.

## Il suono, senza promesse

Il convertitore non dà più di quanto il tuo piano trasmette. L’MP3 va ovunque, l’M4A resta vicino alla fonte, FLAC e WAV servono al montaggio. Nessuno suona meglio del flusso. Se il tuo account riceve il senza perdita, il FLAC ha senso; altrimenti occupa solo spazio.

## Che cosa vogliamo migliorare

Le liste lunghe richiedono tempo, perché il convertitore procede con prudenza. I file che hai aggiunto tu a Spotify vengono saltati. E Windows accorcia i titoli interminabili di certe raccolte.

## Per chi

Per chi ascolta su apparecchi senza rete: in piscina, in una vecchia auto, in laboratorio. Se il telefono è sempre con te, ti basta la funzione offline di Spotify Premium.

## I limiti

L’abbonamento dà il diritto di ascoltare per un certo tempo. Se una copia sia permessa lo dicono le condizioni di Spotify e la legge del tuo Paese. Questi file non si regalano, non si suonano alla festa del circolo e non finiscono in un video.
`,
    meta_title: 'Convertitore per Spotify, visto da chi lo fa',
    meta_description:
      'Ordine, tag e suono: che cosa succede quando una playlist di Spotify diventa una cartella, e a chi serve. Secondo chi lo produce.',
  },
  206: {
    title: 'Convertitore per Audible: capitoli che tengono il loro nome',
    summary:
      'Presentato da chi lo produce: come un audiolibro lungo arriva su apparecchi senza app, e che cosa lo accompagna.',
    verdict:
      'Per libri lunghi su lettori semplici: i capitoli restano, e ciò che è comprato non si confonde con il prestito.',
    suits: 'Hai libri comprati su Audible e ascolti su un lettore o in un’auto senza la sua app.',
    suits_not:
      'Ascolti solo titoli del catalogo incluso, che sono prestiti, o ti servono anche i PDF allegati.',
    likes: [
      'I capitoli conservano il titolo',
      'Un file, uno per capitolo o parti uguali, secondo l’apparecchio',
      'Voce narrante, serie e volume sono scritti',
    ],
    dislikes: [
      'Il punto di ascolto dell’app non viene con il file',
      'Alcuni editori non danno segni di capitolo utilizzabili',
      'I libretti PDF si prendono da Audible',
    ],
    body: `
Questa è una presentazione di chi produce il convertitore e non un parere neutrale.

## Perché un libro non è un disco

Dieci, venti, a volte quaranta ore, ascoltate a pezzi: dopo una settimana non si sa più dove si era. Il [convertitore per Audible](/audible-converter) pensa quindi prima ai capitoli e poi al suono.

## Tre modi di dividere

1. **Un solo file** M4B, con capitoli e segnalibro, per il telefono e il server di casa.
2. **Un file per capitolo** in MP3, per gli apparecchi che ignorano i segni.
3. **Parti uguali**, di trenta minuti per esempio, per l’autoradio che ricomincia sempre da capo.

I titoli dei capitoli restano, se l’editore li ha dati. Se ha scritto soltanto «Capitolo 1», leggerai «Capitolo 1».

## Tag e ordine

Autore, voce narrante, serie, volume e anno sono scritti. Una serie occupa una cartella e si ordina per volume. L’immagine va bene per un tablet senza pesare su un vecchio lettore.

## Che cosa non viene con il libro

Il punto di ascolto appartiene all’app di Audible. I libretti si scaricano dalla tua libreria. I titoli del catalogo compreso dipendono dall’abbonamento attivo; quelli comprati restano, secondo Audible.

## Fa per te?

Se ascolti al telefono e l’app ti piace, no. Il prodotto pensa alla radio sul comodino, alla cucina, all’auto e a chi tiene la biblioteca sul proprio server.

Rispetta le condizioni di Audible e la legge del tuo Paese. Una versione convertita è per le tue orecchie; per condividere un libro valgono le regole del servizio.
`,
    meta_title: 'Convertitore per Audible, visto da chi lo fa',
    meta_description:
      'Capitoli, divisioni, tag: il convertitore per Audible di Tidemark per gli apparecchi senza app, raccontato da chi lo produce.',
  },
  207: {
    title: 'IA video: che cosa fa ai filmati di famiglia',
    summary:
      'Presentata da chi la produce: ingrandire, togliere rumore e ammorbidire sul proprio computer, con i casi in cui non riesce.',
    verdict:
      'Rende più calme e più grandi le vecchie riprese sul tuo computer; ciò che il nastro non aveva non torna.',
    suits:
      'Hai nastri o piccoli video tuoi, un computer Windows con scheda grafica e una sera per aspettare.',
    suits_not: 'Lavori su un Mac o senza scheda grafica dedicata, o speri di leggere scritte lontane.',
    likes: [
      'Prima e dopo fianco a fianco, prima di ogni calcolo',
      'Le immagini restano sul tuo computer',
      'La durata prevista è annunciata',
    ],
    dislikes: [
      'Molto lenta senza una scheda grafica recente',
      'Lettere e volti piccoli diventano presto artificiali',
      'Una ripresa mossa resta mossa',
    ],
    body: `
La produciamo noi, e quindi conosciamo anche le immagini su cui fallisce: parliamo di entrambe le cose.

## A che cosa serve

L’[IA video](/video-ai) lavora le riprese che hai fatto tu: cassette della videocamera, vecchi video del telefono, pellicole digitalizzate. Ingrandisce, toglie rumore, elimina l’interlacciamento e può aggiungere fotogrammi intermedi.

## Prima l’anteprima

Scegli dieci secondi e vedi le due versioni in un’immagine divisa, con una linea che si sposta. Il filmato intero si calcola solo se il risultato ti piace, meglio di notte. La durata prevista compare prima di partire.

## Che cosa convince

Le riprese ferme e ben illuminate guadagnano in modo netto. I denti di pettine spariscono. Anche la grana di un salotto buio si calma, purché la forza resti a metà corsa.

## Che cosa convince meno

Ai volti piccoli sullo sfondo spuntano tratti che non hanno mai avuto. Le insegne si riempiono di segni sconosciuti. I gesti rapidi lasciano scie se si aggiungono fotogrammi. E ciò che la videocamera ha ripreso sfocato resta sfocato. Una prova per il tribunale non si fabbrica così.

## Il computer e il tempo

Il calcolo avviene tutto da te e nulla viene inviato. Il rovescio: senza una scheda grafica recente un’ora di filmato occupa facilmente una notte. Verificalo con la prova sulla tua macchina.

## Le immagini degli altri

Lavora soltanto su ciò che è tuo o che ti è permesso. La versione ripulita di un film altrui non diventa tua, e chi si vede nelle riprese ha voce in capitolo prima di una proiezione.
`,
    meta_title: 'IA video, presentata da chi la fa',
    meta_description:
      'Ingrandire, togliere rumore, deinterlacciare: che cosa dà l’IA video di Tidemark ai filmati di famiglia, e dove si ferma.',
  },
  208: {
    title: 'Video e musica tutto in uno: due gamme sotto un tetto',
    summary:
      'Presentata da chi la produce: a chi si adatta la suite comune, come contano gli acquisti passati e che cosa non comprende.',
    verdict:
      'Conviene appena usi entrambe le metà; chi guarda soltanto o ascolta soltanto sceglie una delle due suite.',
    suits: 'Salvi video e musica, vuoi una licenza e una fattura, o possiedi già una delle due suite.',
    suits_not: 'Usi una sola linea, o cerchi l’IA video o la linea per adulti: nessuna delle due è compresa.',
    likes: [
      'Due applicazioni, un account, un ordine',
      'Contano le licenze a vita di entrambe le gamme',
      'Esiste come Pro per tre computer',
    ],
    dislikes: [
      'Senza senso se una metà ti basta',
      'Video e musica restano due applicazioni',
      'L’IA video non è compresa',
    ],
    body: `
Come tutti i testi di questo sito, anche questo è scritto da chi fa il prodotto.

## Il contenuto

[Video e musica tutto in uno](/video-music-one) unisce [Video tutto in uno](/all-in-one-video-suite) e [Musica tutto in uno](/all-in-one-music-suite): i downloader della gamma video e i convertitori, per un sistema. Si installano due applicazioni e si accede con un account.

## A chi si adatta

Alle case in cui serie e musica sono di ogni giorno e i servizi cambiano di tanto in tanto. Prima Netflix e Spotify, in primavera Disney+ e Deezer, d’estate soltanto RaiPlay: la licenza resta la stessa.

## Gli acquisti passati

Se hai licenze a vita, accedi prima di comprare. I prodotti delle due gamme si sommano, e chi possiede già una delle suite vede un prezzo che ne tiene conto. La spiegazione sta accanto. Importi non ne citiamo, perché cambiano: guarda l’elenco dei piani.

## One o Pro

One vale per un computer, Pro per tre dello stesso sistema. Dall’una si passa all’altra anche più tardi, pagando la differenza. Non c’è quindi bisogno di prendere in grande per prudenza.

## Quando la sconsigliamo

Se ascolti solo al telefono, basta la suite video. Se vedi un film ogni tanto, basta un prodotto singolo per un mese. L’IA video e la gamma per adulti sono a parte. Una finestra comune alle due applicazioni non esiste ancora.

Due gamme sotto un tetto non cambiano la regola: i tuoi accessi, l’uso privato, e soltanto ciò che condizioni e legge consentono.
`,
    meta_title: 'Video e musica tutto in uno, da chi la fa',
    meta_description:
      'Contenuto, One e Pro, acquisti contati e casi in cui la sconsigliamo: la suite comune di Tidemark vista da chi la produce.',
  },
}
