import type { ContentTexts } from '../texts'

/** Pages of the review sites. */
export const reviewPages: ContentTexts['pages'] = {
  review_home: {
    title: 'I nostri prodotti, raccontati da chi li realizza',
    intro:
      'In questo sito descriviamo le applicazioni Tidemark, che produciamo noi: a che cosa servono, che cosa funziona bene e quali limiti hanno.',
    sections: [
      {
        kind: 'text',
        title: 'Come leggere questo sito',
        body: `
Non siamo neutrali e non fingiamo di esserlo. Per questo non troverai stelle, voti o confronti con prodotti di altri. Troverai invece informazioni precise e i difetti che conosciamo. Per il resto, usa la prova gratuita con i titoli che guardi tu.
`,
      },
      {
        kind: 'passages',
        title: 'Che cosa contiene',
        look: 'grid',
        passages: [
          {
            title: 'Presentazioni',
            text: 'Un testo per ogni prodotto, con pregi, difetti e limiti di legge.',
          },
          { title: 'Selezioni', text: 'I prodotti adatti a ogni esigenza: anime, musica, suite.' },
          { title: 'Articoli', text: 'Formati, scadenze e diritti spiegati in modo semplice.' },
        ],
      },
    ],
    meta_title: 'Downloader e convertitori raccontati da chi li fa',
    meta_description:
      'Le applicazioni Tidemark descritte da chi le produce: pregi, difetti e limiti, senza stelle né voti.',
  },
  reviews: {
    title: 'Tutte le presentazioni',
    intro: 'Tutto ciò che abbiamo scritto sui nostri prodotti, dal testo più recente al più vecchio.',
    sections: [
      {
        kind: 'text',
        title: 'Le nostre regole',
        body: `
La prima frase di ogni testo dice che è stato scritto da chi realizza il prodotto. Oltre ai pregi sono indicati almeno tre difetti. I prezzi non compaiono, perché cambiano: li trovi nell’elenco dei piani, nella pagina del prodotto.
`,
      },
    ],
    meta_title: 'Tutte le presentazioni dei prodotti',
    meta_description:
      'Downloader, convertitori e suite descritti da chi li produce, con pregi e difetti, a partire dai testi più recenti.',
  },
}
