import type { ArticleText } from '../../texts'

export const article105: ArticleText = {
  title: 'Imparare una lingua con le serie: tracce e sottotitoli',
  summary:
    'Due lingue in un file, un testo che segue la voce e scene da ripetere: come una serie che ti piace diventa un’insegnante paziente.',
  body: `
Poche lezioni durano quanto una serie. A chi studia manca di solito il controllo: due lingue a portata di tasto, un testo da leggere e la libertà di riascoltare una frase cinque volte senza aspettare la rete.

## Quali tracce tenere

Dipende da dove sei arrivato.

- **All’inizio:** voce originale e sottotitoli italiani, con il doppiaggio come seconda traccia per le scene incomprensibili.
- **A metà strada:** voce originale e sottotitoli nella **stessa** lingua.
- **Più avanti:** voce originale senza testo, e i sottotitoli in un file accanto per controllare dopo.

Un MKV contiene tutto questo insieme, e un lettore come VLC passa da una traccia all’altra con un tasto. I servizi usano nomi diversi: «CC» e «SDH» sono sottotitoli per non udenti, restano vicini al parlato e indicano i rumori fra parentesi. Quelli comuni sono accorciati per essere letti in tempo.

## Attenzione alle due traduzioni

In Italia si doppia molto, e bene. Ma il doppiaggio segue le labbra, il sottotitolo la larghezza della riga: sono quasi sempre due traduzioni **diverse**. Chi legge in spagnolo una serie americana doppiata in spagnolo trova parole che non coincidono. Per leggere mentre ascolti scegli una serie nata nella lingua che studi.

## Un testo su cui lavorare

I sottotitoli in SRT sono testo comune. Puoi

- cercare una parola in tutta la stagione e trovare le scene in cui viene detta,
- copiare dieci frasi alla settimana in un programma di schede,
- stampare un dialogo e leggerlo ad alta voce con qualcuno.

Tieni il testo per il tuo studio: una sceneggiatura è protetta dal diritto d’autore come le immagini.

### Dal file SRT alle schede

1. Apri il file in un editor o in un foglio di calcolo.
2. Togli numeri e tempi: restano le frasi.
3. Segna dieci frasi che capisci leggendole e che non avresti saputo dire.
4. Mettine una per scheda, con la scena sul retro: «il litigio nel taxi».
5. Ripassale ad alta voce. Se non ricordi la scena, la scheda non serve.

Dieci alla settimana fanno cinquecento all’anno, e ognuna l’hai sentita dire da qualcuno. È questo che la rende più facile da ricordare. E la scena ne spiega il tono.

## Una settimana tipo

1. Lunedì: guarda la puntata con i sottotitoli, solo per la storia.
2. Martedì: riguarda i primi dieci minuti e fermati alle frasi che tu avresti detto in un altro modo.
3. Mercoledì: annota dieci espressioni dal file SRT.
4. Giovedì: ascolta soltanto la voce, camminando.
5. Venerdì: guarda senza testo.

Dieci minuti al giorno rendono più di due ore la domenica.

## Scegliere la serie giusta

Una bella serie non è sempre una buona insegnante. All’orecchio servono

1. **dialoghi, non inseguimenti:** una famiglia a tavola vale più di una rapina;
2. **puntate brevi:** venticinque minuti si rivedono, un’ora no;
3. **personaggi fissi:** la voce diventa familiare e le parole ritornano;
4. **un registro utile:** il processo, l’ospedale e il Medioevo possono aspettare;
5. **una trama che conosci,** almeno all’inizio, così l’attenzione va tutta alla lingua.

I documentari sono sottovalutati: una voce sola, lenta, ben piazzata, e immagini che mostrano la parola mentre la senti.

## I trucchi del lettore

- **Un tasto per tornare indietro di cinque secondi.** È quello che consumerai.
- **La ripetizione A-B** per una battuta ostinata; in VLC è fra i controlli avanzati.
- **La velocità a 0,8,** ma solo per il passaggio difficile: a forza di rallentare tutto l’orecchio impara una lingua che nessuno parla.
- **B per la voce, V per i sottotitoli,** sempre in VLC.
- **Testo piccolo e in basso** quando vuoi disabituarti a leggere.

## Che cosa aspettarsi

Senza promettere miracoli, c’è un ritmo che si ripete. Le prime due settimane sono faticose, perché l’orecchio non separa ancora le parole. Verso la quarta riconosci le formule: salutare, negare, lamentarsi. Dopo otto o dieci settimane riguarda la **prima** puntata, non una nuova: capirai frasi che allora erano rumore, ed è una misura più onesta di qualunque test.

Ciò che una serie non insegna è parlare. Due minuti al giorno ripeti un dialogo insieme all’attore, ad alta voce. È imbarazzante e funziona.

## Gli errori che frenano

- **Leggere in italiano credendo di ascoltare.** Dopo un mese leggi più in fretta, e nient’altro.
- **Fermarsi a ogni parola.** Due volte al minuto, non di più.
- **Annotare parole isolate.** Annota frasi: «get over it» non si impara con «get».
- **Cambiare serie di continuo.** Ogni voce nuova costa una puntata di rodaggio.
- **Cominciare dall’accento più chiuso.** Glasgow e Siviglia verranno dopo.
- **Accumulare.** Una stagione spremuta vale più di dieci in attesa.

Per far stare due voci e due testi in un solo file, con gli accenti al loro posto, c’è l’articolo su [codec e sottotitoli](/article/104).

## Dove trovare molte lingue

I grandi servizi doppiano le proprie produzioni in una decina di lingue o più e le sottotitolano in altre ancora, ma ciò che vedi dipende dal Paese e a volte dal profilo. Con il downloader per [Prime Video](/amazon-prime-video-downloader) le tracce di un titolo si leggono prima di salvare, audiodescrizione compresa: per chi studia è un regalo, perché racconta in frasi semplici ciò che si vede.

Le reti pubbliche offrono meno lingue e una dizione chiara. Per il francese c’è [france.tv](/france-tv-downloader), per lo spagnolo RTVE Play, per il tedesco le Mediathek di ARD e ZDF; quanto a lungo restano i programmi lo racconta l’articolo sulla [differita delle reti](/article/106). Verifica prima che cosa si vede dall’Italia.

Come sempre, tieni soltanto ciò che l’abbonamento e la legge ti lasciano per uso privato, e il resto guardalo in streaming.
`,
  meta_title: 'Imparare una lingua con le serie: le tracce',
  meta_description:
    'Quali tracce e sottotitoli tenere, come un SRT diventa una lista di parole, e una settimana di studio con le serie che guardi già.',
}
