import type { ArticleText } from '../../texts'

export const article112: ArticleText = {
  title: 'Prodotto singolo, suite o upgrade: come funzionano le offerte',
  summary:
    'Quando basta un downloader, quando conviene pensare a una suite e come ciò che hai già comprato fa scendere il prezzo.',
  body: `
Accanto a ogni prezzo il negozio scrive in una riga da dove viene. Qui trovi le regole che ci sono dietro, senza cifre: quelle del giorno sono sempre nell’elenco dei piani.

## Tre specie di prodotti

- Un **prodotto singolo** lavora con un servizio o con un tipo di flusso. Vale per un PC e si prende per un mese, per un anno o a vita.
- Una **suite** raccoglie i prodotti di una gamma per il tuo sistema, come [Video tutto in uno](/all-in-one-video-suite). [Video e musica tutto in uno](/video-music-one) unisce le due gamme.
- Un **upgrade** porta chi possiede già prodotti o suite al gradino seguente.

**One** vuol dire un computer, **Pro** tre computer con lo stesso sistema. La suite della musica, da sola, esiste soltanto come One.

## Quando basta un prodotto singolo

Quando usi un servizio e pensi di restarci. Per un viaggio o per una serie spesso è sufficiente un mese. Chiediti però quanti servizi avrai nei prossimi due anni: molti cambiano, e ogni prodotto nuovo si somma agli altri. La pagina di prodotto calcola da quanti in poi la suite costa meno delle singole licenze a vita.

## Quanto vale ciò che hai

Accedi, altrimenti le tue licenze non possono contare. Il negozio esamina allora più regole:

1. Con **prodotti a vita** della gamma la suite costa meno, e di norma tanto meno quanti più ne hai.
2. Con **una suite**, quella che unisce le due gamme tiene conto di ciò che possiedi.
3. Con una suite **One** paghi solo la differenza per passare a Pro.
4. Anche le licenze dell’**altro sistema** contano per una suite, con una scala propria.
5. Un **abbonamento** in corso a una suite abbassa il prezzo della licenza a vita, in base ai periodi pagati.
6. Ricomprare un prodotto **che hai già**, o prenderne uno di un’**altra gamma**, dà spesso un prezzo da cliente.

Se ne valgono più d’una, vince quella che ti costa meno. Non c’è quindi un percorso obbligato, e possedere di più non rende mai un’offerta più cara.

## Campagne e codici

Durante una campagna all’elenco può aggiungersi uno sconto. Decide ancora il prezzo più basso: il negozio confronta il tuo prezzo da cliente, la campagna e il codice inserito. Il conto alla rovescia segna una fine vera, dopo la quale torna il prezzo abituale. Quando un codice viene rifiutato c’è sempre il motivo: è scaduto, riguarda un altro prodotto oppure non migliorerebbe il prezzo.

## Per decidere in fretta

- **Un servizio, per poco:** un prodotto singolo per un mese.
- **Un servizio, a lungo:** un prodotto singolo a vita, che conterà in un upgrade.
- **Più servizi video:** la suite, dopo il confronto nella pagina di prodotto.
- **Video e musica:** la suite comune.
- **Più computer in casa:** Pro.

Se hai dubbi, prova prima un prodotto solo e comincia in piccolo: gli altri gradini restano dove sono.
`,
  meta_title: 'Prodotto singolo, suite, upgrade: le offerte',
  meta_description:
    'Come nascono i prezzi Tidemark: prodotto o suite, acquisti che contano, One e Pro, campagne e codici, senza alcuna cifra.',
}
