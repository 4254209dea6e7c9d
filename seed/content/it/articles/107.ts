import type { ArticleText } from '../../texts'

export const article107: ArticleText = {
  title: 'Con perdita o senza? I formati della musica a confronto',
  summary:
    'MP3, AAC, FLAC, ALAC, WAV: che cosa indicano le sigle, quando la differenza si sente e quale formato va bene per quale apparecchio.',
  body: `
Sul formato migliore per la musica si litiga volentieri. La risposta è meno appassionante della discussione: dipende da dove ascolti e con che cosa.

## Due famiglie

I formati **con perdita** tolgono ciò che l’orecchio probabilmente non noterà: MP3, AAC, Ogg Vorbis, Opus. I formati **senza perdita** comprimono la musica in modo da restituirla identica, bit per bit: FLAC e ALAC. Il WAV non comprime affatto; occupa di più, non suona meglio e gestisce male i tag.

Un’ora di musica pesa all’incirca:

- MP3 o AAC a 256 kbit/s: 115 MB;
- FLAC o ALAC in qualità CD: da 250 a 400 MB;
- FLAC ad alta risoluzione: un gigabyte e oltre;
- WAV in qualità CD: 635 MB.

## Che cosa si sente davvero

Da 256 kbit/s in su, in una prova alla cieca, la maggior parte delle persone non distingue un buon AAC dall’originale. Il missaggio, il volume e soprattutto le cuffie incidono di più. L’alta risoluzione, con 24 bit e 96 kHz, serve a chi il suono lo lavora; per chi ascolta il beneficio è discusso. Quanto al Bluetooth, comprime di nuovo: anche il FLAC più accurato arriva alle cuffie alleggerito.

Allora perché scegliere il senza perdita? Perché da lì si ricava in seguito qualunque altro formato, senza sommare difetti su difetti. Per un archivio è un ottimo motivo.

## Una regola che non cambia

Ciò che si è perso non torna. Convertire un MP3 in FLAC produce un file più grande con lo stesso suono. Conta quello che il servizio ti manda: Spotify si è fermato a lungo a livelli con perdita e ora in molti Paesi offre anche l’ascolto senza; Apple Music diffonde il catalogo in ALAC. Guarda il tuo abbonamento prima di impostare FLAC nel [convertitore per Spotify](/spotify-converter) o nel [convertitore per Apple Music](/apple-music-converter). Se la fonte è AAC, l’M4A è la scelta onesta.

## I dischi che hai già

Copiare un CD tuo per ascoltarlo tu è la copia privata di sempre. Fallo una volta sola e bene: in FLAC, con un programma che controlli la lettura e confronti il risultato con quello di altri. Un disco richiede da cinque a dieci minuti e circa 350 megabyte. Da quella copia ricavi poi l’MP3 per l’auto e l’AAC per il telefono senza rimettere mano allo scaffale. I dischi graffiati si leggono meglio dopo averli puliti dal centro verso il bordo; quelli che riescono al terzo tentativo vanno ascoltati per intero prima di fidarsi.

### E il vinile?

Serve un giradischi con una buona puntina, un’interfaccia audio e pazienza: si registra in tempo reale, in WAV, e si divide in brani dopo. Togli i colpi isolati, lascia il fruscio di fondo. Una facciata di venti minuti occupa circa 210 megabyte prima di essere chiusa in FLAC.

## Fai la prova in casa

Di orecchio fino si parla molto e si misura poco. Bastano mezz’ora e un’altra persona.

1. Scegli un brano che conosci bene, con piatti, applausi o clavicembalo: è lì che la compressione si tradisce.
2. Preparane due versioni **dalla stessa fonte**, una senza perdita e una in AAC a 256 kbit/s.
3. Pareggia il volume. Mezzo decibel basta a far sembrare migliore la più forte.
4. Falle ascoltare dieci volte in ordine casuale, senza che tu sappia quale suona.
5. Conta. Con sette risposte giuste o meno non hai dimostrato nulla; con nove o dieci hai buone orecchie e un buon impianto.

La maggior parte delle persone, dopo, tiene il formato piccolo senza rimpianti.

## Quanto ce ne sta

Con brani da quattro minuti, arrotondando:

- 20 gigabyte liberi sul telefono: circa 2.600 brani in AAC a 256 kbit/s, oppure 800 senza perdita;
- una chiavetta da 32 gigabyte per l’auto: più di 4.000 in MP3 a 256;
- un disco da un terabyte: circa 40.000 senza perdita, cioè tremila album.

In casa, dunque, lo spazio non è più un argomento. In tasca lo è ancora.

## Gli errori più comuni

- **Da MP3 ad AAC per «modernizzare».** Si perde due volte e non si guadagna nulla.
- **Guardare solo il numero.** Un AAC a 128 può suonare meglio di un vecchio MP3 a 160: conta anche chi l’ha fatto.
- **Mettere in FLAC ciò che è arrivato compresso.** Una scatola enorme per un oggetto piccolo.
- **Pagare l’alta risoluzione per cuffie senza filo.** Il Bluetooth la riduce per strada.
- **Cancellare l’originale.** Da una copia buona se ne ricava una leggera, mai il contrario.
- **Un formato diverso per ogni album.** Il lettore li ordina lo stesso, l’autoradio forse ne legge metà.

Deciso il formato, resta la parte meno appariscente e più utile: [tag, copertine e cartelle](/article/108).

## Un formato per ogni apparecchio

- **Autoradio e lettori di qualche anno fa:** MP3, che funziona anche da una chiavetta.
- **iPhone e Mac:** M4A in AAC per uscire, ALAC per l’archivio.
- **Android:** AAC oppure Opus, e FLAC se lo preferisci.
- **Lettore di rete o server di casa:** FLAC, con tag e copertine complete.
- **Montaggio di registrazioni tue:** WAV, che ogni programma apre.

Due livelli bastano quasi a tutti: una versione buona sul disco e una leggera per strada. Stabiliscili una volta e non toccarli più, così la raccolta rimane uniforme. Se da un album all’altro cambia il volume, ReplayGain scrive nel tag un valore di correzione e lascia il suono com’è.

Per la musica vale ciò che vale per il video: l’abbonamento ti fa ascoltare. Se puoi anche ricavarne un file dipende dalle condizioni del servizio e dalla legge del tuo Paese; ne parla l’articolo su [che cosa puoi salvare](/article/101). Per una raccolta che duri, la via più semplice resta la musica comprata senza blocchi, che molti negozi vendono.
`,
  meta_title: 'FLAC, AAC o MP3: i formati a confronto',
  meta_description:
    'Con perdita o senza: le differenze tra FLAC, ALAC, AAC e MP3, lo spazio che occupano e il formato adatto a ogni apparecchio.',
}
