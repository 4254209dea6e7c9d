import type { ArticleText } from '../../texts'

export const article111: ArticleText = {
  title: 'Computer nuovo: come spostare la licenza',
  summary:
    'Liberare il vecchio, collegare il nuovo, portarsi dietro i file. Anche se il vecchio non si accende più o se cambi sistema.',
  body: `
La licenza è tua, non del computer su cui l’hai attivata la prima volta. Spostarla richiede pochi minuti, se segui l’ordine.

## Prima di cominciare

Controlla con quale indirizzo e-mail hai acquistato e usa quello per entrare nel [tuo account](/my-account). Se hai comprato senza account, creane uno con lo stesso indirizzo e apri il link di conferma che ricevi per posta: da quel momento vedrai l’acquisto e la sua chiave.

Prendi nota anche di ciò che l’applicazione non porta con sé:

- la cartella in cui sono i tuoi file;
- il modello con cui li chiami;
- i titoli ancora in coda.

## Quattro passaggi

1. Nell’account apri la sezione dei dispositivi e libera il vecchio computer.
2. Sul nuovo prendi l’applicazione dalla pagina [Scarica](/download) e installala.
3. Accedi nell’applicazione con lo stesso account, oppure inserisci la chiave di licenza. Il posto libero ora è suo.
4. Copia la cartella dei file e indicala come destinazione nelle impostazioni.

Prima di vendere o regalare il vecchio computer, disinstalla l’applicazione e cancella ciò che hai salvato: l’una e l’altro sono personali.

## Se il vecchio non si accende più

Non è un ostacolo, perché il posto si libera dall’account e non dal computer. Riconosci la riga dal nome e dall’ultimo utilizzo. Se la pagina avvisa che in questo mese hai già rimosso il numero massimo di dispositivi, occorre aspettare: il limite evita che una chiave passi di mano in mano. Il mese dopo si può di nuovo; se hai urgenza, scrivici dal [modulo di contatto](/contact).

## Da Windows a Mac, o viceversa

Ogni licenza vale per un sistema. Se lo cambi, quella vecchia resta valida, ma il nuovo computer ne vuole una propria. Le licenze a vita del sistema precedente possono abbassare il prezzo di una suite per quello nuovo: accedi e apri [Video tutto in uno per un altro sistema](/video-one-new), dove il vantaggio è già nel conto. Prima accertati che il tuo prodotto esista per entrambi, perché alcuni si vendono soltanto per Windows.

## Gli intoppi più comuni

- **Due account.** Chi ha comprato una volta con l’indirizzo di casa e una con quello dell’ufficio vede in ciascuno solo una parte.
- **Disco e Windows nuovi.** Dopo una reinstallazione lo stesso computer può sembrare un altro. Libera la riga vecchia.
- **Tre PC, quattro apparecchi.** La licenza per tre computer ha tre posti: il quarto aspetta che ne liberi uno.
- **Tempo scaduto.** Lo spostamento non allunga una licenza a termine. La data di fine è nel tuo account.

Se non funziona ancora, mandaci il nome del prodotto, il sistema e il testo esatto del messaggio: è il modo più rapido per trovare la causa.
`,
  meta_title: 'Spostare la licenza su un computer nuovo',
  meta_description:
    'Liberare il vecchio computer, collegare il nuovo, copiare i file: spostare una licenza Tidemark, anche dopo un guasto.',
}
