import type { ArticleText } from '../../texts'

export const article103: ArticleText = {
  title: 'M3U8 e MPD: che cosa c’è dietro a un flusso',
  summary:
    'Un flusso non è un file, ma un elenco di pezzi. Chi sa leggere l’elenco capisce perché immagine e voce a volte arrivano separate.',
  body: `
Premi Play e il video parte. Il lettore però non ha preso un grande file: ha chiesto prima un testo che descrive ciò che esiste, poi il video, un pezzo dopo l’altro. Le descrizioni più comuni sono due, M3U8 e MPD.

## Perché spezzare un video

La linea non è mai costante. Se lo stesso programma è pronto in più risoluzioni, ciascuna divisa in segmenti di pochi secondi, il lettore può cambiare a ogni giuntura: più piccolo in galleria, più grande appena torna il segnale. Si chiama streaming adattivo. C’è un altro vantaggio: quando salti una scena si scarica soltanto il segmento che ti serve.

## M3U8, l’elenco di HLS

HLS è nato in casa Apple. Il file M3U8 è un testo in UTF-8 e ha due livelli:

- la **lista principale**, con risoluzioni, voci e sottotitoli;
- la **lista di una traccia**, con i segmenti in ordine e la loro durata.

Se in fondo compare EXT-X-ENDLIST, il programma è completo. Altrimenti è ancora in corso e il lettore tornerà a chiedere il seguito. Molte emittenti pubbliche usano questo formato. Il [downloader per M3U8](/m3u8-downloader) legge i due livelli e li trasforma in una scelta.

## MPD, il manifesto di DASH

DASH è uno standard internazionale. La sua descrizione è scritta in XML e si divide in periodi, come la sigla e il film, poi in gruppi per immagine, suono e testo, infine in varianti, ciascuna con risoluzione e codec. Immagine e suono sono quasi sempre separati: chi prende solo la traccia video si ritrova un film muto. Il [downloader per MPD](/mpd-downloader) riunisce le tracce scelte.

## Dall’elenco al file

1. L’applicazione legge l’elenco e ti chiede quali tracce vuoi.
2. Scarica i segmenti e controlla che non ne manchi nessuno.
3. Li mette in fila e chiude immagine, suono e testo in un contenitore MP4 o MKV.

Nessuna ricodifica: il lavoro è veloce e la qualità resta quella di partenza. Se poi l’audio salta, di solito manca un segmento oppure si passa da un periodo all’altro. Ricaricare la pagina spesso basta, perché gli indirizzi dei segmenti durano poco.

### Riconoscere l’elenco giusto

Una pagina può chiederne diversi: il trailer, lo spot, il programma. Guarda prima la durata, poi quante risoluzioni ci sono. L’elenco del programma è il più lungo e ne offre varie. Se la durata manca, è una diretta, che non ha un inizio e una fine precisi.

## Un elenco letto riga per riga

Ecco che cosa si incontra nella lista principale di un programma di cinquanta minuti.

- **EXTM3U** apre il file e non dice altro.
- **EXT-X-STREAM-INF** con BANDWIDTH=4000000 e RESOLUTION=1920x1080 annuncia una versione a 1080p da quattro megabit al secondo.
- **Una seconda riga** uguale, con 1280x720 e circa due megabit e mezzo, è la versione media.
- **EXT-X-MEDIA** con TYPE=AUDIO e la lingua «it» è la voce italiana, in un flusso suo.
- **TYPE=SUBTITLES** sono i sottotitoli, quasi sempre in WebVTT.

Da qui si fanno i conti prima ancora di scaricare. Quattro megabit sono mezzo megabyte: per 3.000 secondi fanno un gigabyte e mezzo. Con segmenti da sei secondi i pezzi sono 500. Se l’applicazione ne ha contati 499, ne manca uno e sai che cosa cercare.

### Guardare l’elenco senza alcun programma

Un M3U8 si apre con qualunque editor di testo. Nel browser premi F12, scegli la scheda della rete, scrivi «m3u8» oppure «mpd» nel filtro e avvia il video: la prima richiesta è di solito la lista principale. Si leggono le versioni, le lingue e se il programma è completo. Per chi trasmette, dal circolo al convegno, è il controllo più rapido che ci sia: se manca l’alta risoluzione o la traccia inglese lo vedi prima che se ne accorga il pubblico. Guardare un elenco non salva nulla e non apre nulla che fosse chiuso.

## Le differenze che si notano usandoli

1. **Lettura.** L’M3U8 si capisce a occhio, l’MPD va letto come un albero.
2. **Nomi dei pezzi.** HLS li elenca uno per uno; DASH dà spesso uno schema con un numero, e il lettore ricava gli altri.
3. **Pubblicità.** In DASH è un periodo a sé, in HLS un segno di discontinuità. In tutti e due i casi possono cambiare volume e dimensioni.
4. **Dirette.** In HLS manca la riga finale, in DASH l’attributo è «dynamic» e non «static».

## Quando qualcosa non torna

- **Si vede ma non si sente.** Hai scelto soltanto la traccia video: torna all’elenco e aggiungi la voce.
- **La voce anticipa sempre di più.** In una delle due tracce manca un segmento: riscarica quella.
- **C’è solo il 480p.** Il servizio offre a ogni piano e a ogni apparecchio ciò che vuole. Controlla che cosa vedi nel browser con lo stesso account.
- **Errore 403 a metà.** Gli indirizzi sono scaduti: ricarica la pagina e riprendi.
- **Sottotitoli sfasati dopo uno spot.** Contano da un altro zero. Correggi lo scarto nel lettore.
- **La tabella è vuota.** Forse la pagina usa l’altro formato: prova l’altro prodotto prima di arrenderti. Se tutto è soltanto lento, parti dai [sette controlli](/article/113).

## E se il flusso è cifrato?

Entrambi i formati possono cifrare i segmenti. Con un DRM il permesso di riprodurre arriva da un server, che lo lega all’account e all’apparecchio. Questa protezione è tutelata dalla legge, nell’Unione europea e altrove, e non va aggirata. Usa dunque questi strumenti per i flussi tuoi, per quelli liberi, per le registrazioni di cui hai i diritti e per le offerte di chi ti permette di copiarle. Per il resto leggi [che cosa puoi salvare](/article/101).
`,
  meta_title: 'M3U8 e MPD spiegati in modo semplice',
  meta_description:
    'HLS e DASH senza gergo: a che servono gli elenchi, perché immagine e suono sono separati e come diventano un solo file.',
}
