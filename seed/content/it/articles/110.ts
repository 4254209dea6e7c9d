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

## Quando è meglio non toccare

Alcuni film vivono della loro grana. Un Super 8 lisciato sembra girato in un altro decennio. In quel caso tieni l’originale e usa la versione ripulita soltanto come copia per i parenti. E lavora su ciò che ti appartiene o per cui hai un consenso: l’opera di un altro resta sua anche quando la migliori, e chi appare nelle riprese ha diritto alla propria immagine.
`,
  meta_title: 'Ingrandire e ripulire un video: i limiti',
  meta_description:
    'Che cosa migliora l’IA video nei vecchi filmati, dove inventa invece di vedere e in quale ordine lavorare una cassetta di famiglia.',
}
