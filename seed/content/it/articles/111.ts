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

## Tre computer in casa

Con una licenza per tre, i posti sono uguali: non ce n’è uno principale. Usali per i computer più accesi e dai a ciascuno un nome che si capisca, perché «DESKTOP-7F3K» fra un anno non dirà nulla a nessuno; si cambia nelle impostazioni del sistema, prima di attivare. Se ne arriva un quarto per qualche giorno, libera il meno usato e poi ripristinalo, tenendo conto del limite mensile. Il sistema deve essere lo stesso per tutti e tre.

## Un trasloco passo per passo

Supponiamo che tu abbia una licenza a vita per un computer e un portatile appena comprato.

1. **La sera prima** lascia finire la coda o svuotala: i lavori a metà non si spostano.
2. **Copia** la cartella dei file su un disco esterno e aprine due o tre da lì. Una copia mai aperta non è una copia.
3. **Fotografa** la pagina delle impostazioni, con il modello dei nomi e la destinazione.
4. **Libera** il vecchio computer dall’account.
5. **Installa** sul nuovo, accedi con lo stesso indirizzo e controlla che compaiano il prodotto e, se c’è, la scadenza.
6. **Accedi ai tuoi servizi** e salva qualcosa di breve, per prova.
7. **Ripulisci** il vecchio soltanto quando tutto il resto funziona.

In tutto un quarto d’ora, esclusa la copia. Un disco esterno comune sposta circa 100 megabyte al secondo: per 500 gigabyte calcola un’ora e mezza.

## Che cosa ti segue e che cosa no

- **Ti seguono con l’account:** licenze, chiavi, ricevute e le offerte per ciò che possiedi.
- **Ti seguono se li copi:** i file salvati e le loro cartelle.
- **Non ti seguono:** la coda, gli accessi ai servizi, i file temporanei. Gli accessi non li conserviamo, quindi non li possiamo spostare.
- **Non serve portarli:** i programmi di installazione. L’ultima versione è sempre nella pagina dei download.

## Vendere, prestare, far riparare

Se lo **vendi**, libera il posto, disinstalla e cancella i file: sono copie per te, non accessori del computer. Se lo **presti** per qualche giorno basta uscire dall’account del negozio e da quelli dei servizi. Se lo porti a **riparare** e nel frattempo devi lavorare su un altro, libera il posto; quando torna con un disco nuovo può presentarsi come un computer mai visto e chiedere il suo.

Se lo perdi o te lo rubano, libera la riga e cambia le password, cominciando da quella della posta: con la posta si recuperano tutte le altre.

## Prima di scriverci

Cinque controlli risolvono quasi sempre:

1. L’indirizzo con cui accedi è quello dell’acquisto?
2. Data e ora del computer sono giuste? Con un errore di giorni la durata non si può verificare.
3. Sul vecchio computer l’applicazione è chiusa?
4. Il prodotto è per questo sistema?
5. La licenza ha una scadenza, ed è già passata?

E se ti stai chiedendo se serve una licenza in più, leggi prima [come funzionano le offerte](/article/112): forse basta liberare un posto.

## Gli intoppi più comuni

- **Due account.** Chi ha comprato una volta con l’indirizzo di casa e una con quello dell’ufficio vede in ciascuno solo una parte.
- **Disco e Windows nuovi.** Dopo una reinstallazione lo stesso computer può sembrare un altro. Libera la riga vecchia.
- **Tre computer, quattro apparecchi.** La licenza per tre computer ha tre posti: il quarto aspetta che ne liberi uno.
- **Tempo scaduto.** Lo spostamento non allunga una licenza a termine. La data di fine è nel tuo account.

Se non funziona ancora, mandaci il nome del prodotto, il sistema e il testo esatto del messaggio: è il modo più rapido per trovare la causa.
`,
  meta_title: 'Spostare la licenza su un computer nuovo',
  meta_description:
    'Liberare il vecchio computer, collegare il nuovo, copiare i file: spostare una licenza Tidemark, anche dopo un guasto.',
}
