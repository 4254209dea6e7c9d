import type { ArticleText } from '../../texts'

export const article104: ArticleText = {
  title: 'Codec, contenitori e sottotitoli: come scegliere',
  summary:
    'MP4 o MKV, H.264 o H.265, SRT o testo impresso: poche scelte decidono se un file si vede sul televisore della camera. Basta farle una volta.',
  body: `
Un file video somiglia a un pacco. Il **contenitore** è la scatola, i **codec** sono il modo in cui immagine e suono sono stati piegati, i **sottotitoli** il foglietto all’interno. L’apparecchio deve capire tutti e tre, altrimenti si vede a metà o non si vede affatto.

## La scatola: MP4 o MKV

**MP4** si apre quasi dovunque: telefoni, tablet, televisori, console, automobili. Contiene immagine, più tracce audio e sottotitoli semplici, anche se molti lettori mostrano soltanto la prima traccia.

**MKV** accoglie quasi tutto: molte tracce, sottotitoli con colori e caratteri, capitoli. Piace ai computer e ai server domestici. Sul telefono vuole un lettore adatto, e un televisore di qualche anno fa può rifiutarlo.

Cambiare scatola non tocca il contenuto. Se i codec vanno bene, un MKV si trasforma in MP4 in pochi secondi e senza perdite.

## L’immagine: H.264, H.265, AV1

- **H.264 (AVC)** lo legge qualsiasi apparecchio degli ultimi quindici anni. È la scelta prudente quando non sai dove guarderai.
- **H.265 (HEVC)** chiede da un terzo a metà dello spazio in meno a parità di immagine. I dispositivi dal 2017 circa lo decodificano bene; i precedenti vanno a scatti.
- **AV1** risparmia ancora e non ha costi di licenza, ma solo gli apparecchi recenti lo leggono senza consumare la batteria.

Un servizio consegna ciò che ha. Convertire dopo costa tempo e sempre un po’ di qualità: se c’è da scegliere, scegli al momento di salvare.

## Il suono: stereo o più canali

AAC stereo funziona ovunque. Dolby Digital Plus (E-AC-3) porta il suono intorno alla stanza, e molti televisori e amplificatori lo conoscono; molti tablet invece restano muti. Se tieni due tracce, metti per prima quella stereo.

### Quando voce e labbra non vanno insieme

Se la voce è sempre in ritardo di mezzo secondo la colpa è dell’apparecchio: soundbar e cuffie senza filo aggiungono un ritardo, e quasi tutti i televisori hanno una regolazione per compensarlo. Se invece lo scarto cresce con il passare dei minuti è il file: immagine e suono sono stati salvati a velocità diverse, oppure manca un pezzo. Provalo sul computer prima di rifare tutto. E se il difetto c’è in un lettore solo, cambia contenitore, che non costa nulla, prima di cambiare codec, che costa tempo e qualità. Annota infine quale dei due era: la prossima volta ti basterà un’occhiata. È un minuto ben speso.

## I sottotitoli: dentro, accanto o impressi

- **SRT** è testo con i tempi. Sta accanto al video, con lo stesso nome, e si apre con qualsiasi editor.
- **WebVTT** è il suo parente del web, con qualche indicazione di posizione.
- **ASS** conosce colori e caratteri. Gli anime lo usano per cartelli e canzoni.
- **Impressi** vuol dire dentro l’immagine: si vedono sempre e non si spengono più.

Se non compaiono, controlla il nome: «film.mp4» e «film.it.srt» stanno insieme, «film (1).srt» no. Se al posto delle lettere accentate vedi segni strani, il file non è in UTF-8: aprilo in un editor e salvalo di nuovo con quella codifica.

## HDR, capitoli e caratteri

Tre dettagli che nessuno guarda finché non vanno storti.

- **HDR.** Su uno schermo normale, se il lettore non converte, l’immagine appare grigia e slavata. Se anche uno solo dei tuoi schermi non lo regge, prendi la versione standard.
- **Capitoli.** In MKV ci sono sempre, in MP4 dipende dal lettore. Per un concerto o un corso fanno la differenza.
- **Caratteri.** I sottotitoli ASS possono chiederne uno preciso, che viaggia dentro l’MKV. Passando a MP4 si perde, e i cartelli cambiano aspetto.

## Quanto pesa ogni scelta

Per un film di due ore, come ordine di grandezza:

- H.264 a 1080p: da quattro a sei gigabyte;
- H.265 a 1080p: da due a quattro;
- H.264 a 720p: circa due;
- una voce in AAC stereo: 120 megabyte;
- una voce in Dolby Digital Plus: intorno a 550 megabyte, secondo il servizio;
- un sottotitolo: meno di un decimo di megabyte.

Pesa dunque l’immagine. Togliere una lingua fa risparmiare poco e prima o poi si rimpiange; scendere da 1080p a 720p dimezza il file e su un tablet si nota appena.

## La prova di due minuti

Prima di una stagione intera salva **una** puntata nel formato scelto e portala sull’apparecchio.

1. Aprila dall’inizio.
2. Salta a metà.
3. Cambia voce.
4. Accendi i sottotitoli e cerca una lettera accentata.
5. Metti in pausa un minuto e riprendi.

Se i cinque gesti riescono, riusciranno anche con le altre puntate. Se uno fallisce, cambia **una cosa sola** alla volta: prima il contenitore, poi il suono, per ultimo il codec dell’immagine.

## Sbagli da evitare

- **Rinominare «.mkv» in «.mp4».** Cambia l’etichetta, non la scatola.
- **Convertire per prudenza.** Ogni conversione toglie qualcosa: tieni l’originale finché funziona.
- **Imprimere per comodità.** L’errore di battitura che ti infastidisce sarà per sempre nell’immagine.
- **Chiavetta in FAT32.** Non accetta file oltre i quattro gigabyte; exFAT sì, se il televisore lo legge.
- **Buttare la voce originale.** Pesa quanto un paio di canzoni a puntata.

## Quattro casi, quattro risposte

- **Un televisore di età ignota:** MP4, H.264, AAC stereo, SRT accanto.
- **Un tablet per il viaggio:** MP4, una traccia audio, H.264 oppure H.265.
- **Un server in casa:** MKV, le lingue che si parlano in famiglia.
- **Lo studio di una lingua:** MKV con due tracce e due sottotitoli, come nell’articolo su [serie e lingue](/article/105).

[Video tutto in uno](/all-in-one-video-suite) ricorda queste scelte per tutti i servizi. Che cosa rivelano dei codec le liste di un flusso lo spiega l’articolo su [M3U8 e MPD](/article/103). Nessun formato, però, cambia ciò che ti è permesso tenere.
`,
  meta_title: 'MP4 o MKV, H.264 o H.265, SRT: la scelta',
  meta_description:
    'Contenitori, codec e sottotitoli in parole semplici, con una risposta per televisore, tablet, server di casa e studio delle lingue.',
}
