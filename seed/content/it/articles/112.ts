import type { ArticleText } from '../../texts'

export const article112: ArticleText = {
  title: 'Prodotto, suite o upgrade: come funzionano le offerte',
  summary:
    'Quando basta un downloader, quando conviene pensare a una suite e come ciò che hai già comprato fa scendere il prezzo.',
  body: `
Accanto a ogni prezzo il negozio scrive in una riga da dove viene. Qui trovi le regole che ci sono dietro, senza cifre: quelle del giorno sono sempre nell’elenco dei piani.

## Tre specie di prodotti

- Un **prodotto singolo** lavora con un servizio o con un tipo di flusso. Vale per un computer e si prende per un mese, per un anno o a vita.
- Una **suite** raccoglie i prodotti di una gamma per il tuo sistema, come [Video tutto in uno](/all-in-one-video-suite). [Video e musica tutto in uno](/video-music-one) unisce le due gamme.
- Un **upgrade** porta chi possiede già prodotti o suite al gradino seguente.

Una suite vale per **un computer** o per **tre** con lo stesso sistema. La suite della musica, da sola, esiste soltanto per uno.

## Quando basta un prodotto singolo

Quando usi un servizio e pensi di restarci. Per un viaggio o per una serie spesso è sufficiente un mese. Chiediti però quanti servizi avrai nei prossimi due anni: molti cambiano, e ogni prodotto nuovo si somma agli altri. La pagina di prodotto calcola da quanti in poi la suite costa meno delle singole licenze a vita.

## Quanto vale ciò che hai

Accedi, altrimenti le tue licenze non possono contare. Il negozio esamina allora più regole:

1. Con **prodotti a vita** della gamma la suite costa meno, e di norma tanto meno quanti più ne hai.
2. Con **una suite**, quella che unisce le due gamme tiene conto di ciò che possiedi.
3. Con una suite per **un computer** paghi solo la differenza per passare a tre.
4. Anche le licenze dell’**altro sistema** contano per una suite, con una scala propria.
5. Un **abbonamento** in corso a una suite abbassa il prezzo della licenza a vita, in base ai periodi pagati.
6. Ricomprare un prodotto **che hai già**, o prenderne uno di un’**altra gamma**, dà spesso un prezzo da cliente.

Se ne valgono più d’una, vince quella che ti costa meno. Non c’è quindi un percorso obbligato, e possedere di più non rende mai un’offerta più cara.

## Campagne e codici

Durante una campagna all’elenco può aggiungersi uno sconto. Decide ancora il prezzo più basso: il negozio confronta il tuo prezzo da cliente, la campagna e il codice inserito. Il conto alla rovescia segna una fine vera, dopo la quale torna il prezzo abituale. Quando un codice viene rifiutato c’è sempre il motivo: è scaduto, riguarda un altro prodotto oppure non migliorerebbe il prezzo.

## Quattro situazioni

- **Usi un solo servizio.** Prendi il prodotto singolo a vita. Due anni dopo ne aggiungi un altro. Al terzo apri la pagina della suite: ciò che hai comprato è già nel conto, e cominciare in piccolo non ti è costato nulla.
- **Parti per un mese.** Vuoi una serie per il viaggio. Il piano di un mese in un pagamento solo è sufficiente, e non c’è alcun rinnovo da ricordare.
- **In casa ci sono tre computer Windows** e una suite per uno solo. Paghi la differenza per passare a tre, non tre volte lo stesso prodotto.
- **Passi da Windows a Mac.** Le licenze a vita restano valide sul vecchio computer e, guardando la suite per Mac, trovi un prezzo che ne tiene conto.

## Un pagamento o il rinnovo

Alcuni piani a tempo si possono prendere in due modi, e la pagina dice quale è scelto.

1. **Un pagamento solo.** Finisce alla sua data e non viene addebitato altro. Va bene per un viaggio o per chi preferisce decidere ogni volta.
2. **Con rinnovo.** Il periodo seguente si paga finché non disdici, e la disdetta si fa dall’account. Va bene per chi lo usa di continuo.

Il piano a vita non ha né l’una né l’altra cosa: si paga una volta.

## Se il prezzo ti sorprende

Accanto alla cifra c’è sempre una riga. Se non ti torna, controlla nell’ordine:

1. **Hai fatto l’accesso** con l’indirizzo dell’acquisto? Altrimenti il negozio non sa che cosa hai.
2. **Windows o Mac?** Il selettore in alto decide quali licenze contano per prime.
3. **È a vita** ciò che ti aspetti di veder contato? I piani di un mese o di un anno non contano come prodotti.
4. **Hai inserito un codice?** Se non vale, sotto c’è il motivo.
5. **È finita una campagna?** Finisce davvero all’ora indicata.

Se ancora non quadra, copia quella riga nel [modulo di contatto](/contact).

## Dopo l’acquisto

La chiave è nell’ultima pagina dell’ordine, nell’e-mail e nel tuo account. Dove la legge riconosce il recesso hai 14 giorni, a meno che alla cassa tu non abbia accettato di perdere questo diritto alla consegna della chiave. Se più avanti fai un upgrade, non occorre avvisare: basta accedere, e il negozio vede ciò che hai.

## Equivoci frequenti

- **«Gli sconti si sommano».** Si prende il migliore. Solo i codici di importo fisso si tolgono dal prezzo scelto.
- **«Conviene comprare prima un singolo».** I gradini sono fatti perché nessun giro costi meno della strada diritta.
- **«La licenza per tre computer va bene per tre amici».** È per una casa sola.
- **«Se disdico perdo i file».** I file restano sul disco; che tu possa tenerli dipende dal servizio da cui vengono, come spiega [questo articolo](/article/101).

Prima di comprare per un computer nuovo, dai un’occhiata a [come spostare la licenza](/article/111).

## Per decidere in fretta

- **Un servizio, per poco:** un prodotto singolo per un mese.
- **Un servizio, a lungo:** un prodotto singolo a vita, che conterà in un upgrade.
- **Più servizi video:** la suite, dopo il confronto nella pagina di prodotto.
- **Video e musica:** la suite comune.
- **Più computer in casa:** la suite per tre computer.

Se hai dubbi, prova prima un prodotto solo e comincia in piccolo: gli altri gradini restano dove sono.
`,
  meta_title: 'Prodotto singolo, suite, upgrade: le offerte',
  meta_description:
    'Come nascono i prezzi Tidemark: prodotto o suite, acquisti che contano, uno o tre computer, campagne e codici, senza alcuna cifra.',
}
