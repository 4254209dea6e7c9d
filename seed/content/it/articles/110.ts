import type { ArticleText } from '../../texts'

export const article110: ArticleText = {
  title: 'Ingrandire e ripulire un video: fin dove si arriva',
  summary:
    'L’IA video rende più gradevoli i vecchi filmati, ma non vede ciò che la telecamera non ha visto. Con un metodo per le cassette di famiglia.',
  body: `
In tanti cassetti ci sono filmati che oggi sembrano piccoli, sfocati e pieni di granelli. I programmi di miglioramento promettono di rimediare. Fanno molto, e hanno un limite che è bene conoscere prima.

## Come funziona

Un ingrandimento tradizionale calcola la media tra punti vicini: l’immagine cresce e si ammorbidisce. Un metodo che ha imparato da moltissime coppie di immagini, piccole e grandi, stima invece come apparirebbe da vicino un bordo, una foglia o un occhio. La parola che conta è «stima». I dettagli nuovi sono verosimili, non veri. Una targa illeggibile non diventa leggibile, e un volto di dodici punti riceve al massimo tratti credibili, ma inventati. Un’immagine così non prova nulla.

## Che cosa riesce

- Ridurre il **rumore** delle stanze buie, soprattutto con la telecamera ferma.
- Portare **riprese ben illuminate** dal formato DVD al Full HD.
- Togliere l’**interlacciamento**, i denti di pettine sui bordi in movimento.
- Addolcire gli **scatti** dei vecchi film con fotogrammi intermedi.
- Attenuare i **quadretti** dei video troppo compressi del telefono.

## Che cosa non riesce

- Le riprese mosse o fuori fuoco restano tali.
- Lettere e disegni minuti si trasformano facilmente in segni di fantasia.
- Con troppa pulizia la pelle diventa di cera e spariscono stoffe e capelli.
- I fotogrammi intermedi lasciano scie intorno a mani e palloni.
- Una pellicola colorata mostra tinte possibili, non quelle di allora.

Quasi sempre la delusione nasce dall’eccesso. Sul televisore un intervento a metà forza è di solito più piacevole di uno a piena forza.

## Un metodo per la vecchia cassetta

1. **Digitalizza** come meglio puoi: un nastro pulito e un buon videoregistratore valgono più di ogni ritocco successivo.
2. **Conserva** l’originale, intatto, su due supporti.
3. **Togli l’interlacciamento** prima di ogni altra cosa.
4. **Ripulisci** con mano leggera e dopo **ingrandisci**. Nell’ordine contrario ingrandiresti anche il rumore.
5. **Prova dieci secondi** in cui ci siano un volto, un movimento e una zona scura.
6. **Calcola di notte** e guarda al mattino, sullo schermo su cui il filmato verrà visto.

L’[IA video](/video-ai) affianca il prima e il dopo, e tutto il calcolo avviene sul tuo computer. Con una scheda grafica recente si aspetta molto meno; senza, parecchie ore per un’ora di filmato sono normali.

### Anche il suono

Un’immagine pulita con un ronzio sotto stanca più di una con la grana e le voci chiare. Trattalo a parte: togli il ronzio della corrente, che da noi è a 50 hertz, abbassa il fruscio senza mangiare le consonanti e non toccare le risate. Conserva la traccia originale nello stesso file, come seconda. E scrivi chi si vede e dove, finché c’è qualcuno che lo sa: nessun programma restituirà quei nomi. Basta un file di testo accanto al video, con lo stesso titolo. Fra vent’anni varrà quanto il video.

## Che cosa aspettarsi da ogni fonte

Non tutti i nastri partono dallo stesso punto. Dal migliore al peggiore rispondono più o meno così:

1. **MiniDV e Digital8.** Sono già digitali: vanno riversati dalla loro porta, non dall’uscita analogica. Tolto l’interlacciamento, al doppio sono più che dignitosi.
2. **Hi8 e Super VHS.** Hanno dettaglio e colore; una pulizia leggera li valorizza.
3. **VHS.** Poca definizione e tinte che sbavano. Migliora il rumore, non il dettaglio. Al doppio, non oltre.
4. **Super 8 passato allo scanner.** Conta quasi solo lo scanner: se è buono, l’ingrandimento è superfluo.
5. **Telefoni di quindici anni fa.** Molto compressi: si attenuano i quadretti e poco altro.
6. **Copie di copie.** Ogni passaggio ha tolto qualcosa. Cerca il nastro precedente prima di lavorare su questo.

## Tempi e spazio

Un’ora di video a 25 fotogrammi al secondo sono 90.000 immagini. Se il computer ne lavora cinque al secondo ci vogliono cinque ore; se ne lavora una, più di un giorno. Misura prima su dieci secondi, cioè 250 immagini: moltiplica il tempo per 360 e saprai quanto dura un’ora.

Anche il disco va messo in conto. Fra originale, passaggi intermedi e risultato una cassetta può chiedere cinquanta gigabyte. Un portatile va tenuto attaccato alla corrente, aperto e su un piano rigido, perché scalderà per ore.

## I segni dell’eccesso

Guarda il risultato in pausa e in movimento, dalla distanza del divano. Se vedi una di queste cose, riduci la forza e ricomincia:

- la pelle non ha pori e le sopracciglia sembrano disegnate;
- il prato o il mare si muovono come un tappeto;
- le lettere di un cartello sono nitide ma non formano parole;
- intorno alle persone c’è un bordo chiaro;
- sullo sfondo un bambino ha la faccia di un altro.

## Prima di cominciare, tre domande

1. **È tuo, o hai il permesso?** Il filmino del matrimonio girato da un fotografo può avere le sue condizioni.
2. **Esiste una copia migliore?** Lo zio che prestò la telecamera forse ha ancora il nastro.
3. **Chi lo guarderà, e dove?** Su un telefono l’ingrandimento non serve.

Salva le impostazioni riuscite con il nome della cassetta e metti il risultato **accanto** all’originale, mai al suo posto, in un [formato che si apra ovunque](/article/104). Quando arriverà un metodo migliore ripartirai da lì, e potrai confrontare.

## Quando è meglio non toccare

Alcuni film vivono della loro grana. Un Super 8 lisciato sembra girato in un altro decennio. In quel caso tieni l’originale e usa la versione ripulita soltanto come copia per i parenti. E lavora su ciò che ti appartiene o per cui hai un consenso: l’opera di un altro resta sua anche quando la migliori, e chi appare nelle riprese ha diritto alla propria immagine.
`,
  meta_title: 'Ingrandire e ripulire un video: i limiti',
  meta_description:
    'Che cosa migliora l’IA video nei vecchi filmati, dove inventa invece di vedere e in quale ordine lavorare una cassetta di famiglia.',
}
