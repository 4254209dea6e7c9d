import type { ContentTexts } from '../texts'

/** Pages of the review sites. */
export const reviewPages: ContentTexts['pages'] = {
  review_home: {
    title: 'I prodotti raccontati da chi li fa',
    intro:
      'Qui chi produce Tidemark descrive le proprie applicazioni: a che cosa servono, che cosa è riuscito e dove si fermano.',
    sections: [
      {
        kind: 'text',
        title: 'Come leggere questo sito',
        body: `
Non siamo neutrali e non fingiamo di esserlo. Per questo non troverai stelle, voti o confronti con altri editori. Troverai invece indicazioni esatte e l’elenco dei difetti che conosciamo. Il resto verificalo con la prova, sui titoli che guardi tu.
`,
      },
      {
        kind: 'passages',
        title: 'Che cosa contiene',
        look: 'grid',
        passages: [
          {
            title: 'Presentazioni',
            text: 'Un testo per prodotto, con pregi, difetti e limiti di legge.',
          },
          { title: 'Elenchi', text: 'Una scelta per ogni bisogno: anime, musica, suite.' },
          { title: 'Articoli', text: 'Formati, scadenze e diritti, per capire.' },
        ],
      },
    ],
    meta_title: 'Downloader e convertitori raccontati da chi li fa',
    meta_description:
      'Le applicazioni Tidemark descritte da chi le produce: pregi, difetti e limiti, senza stelle né voti.',
  },
  reviews: {
    title: 'Tutte le presentazioni',
    intro: 'Tutto ciò che abbiamo scritto sui nostri prodotti, dal testo nuovo al vecchio.',
    sections: [
      {
        kind: 'text',
        title: 'Le nostre regole',
        body: `
Ogni testo dice nella prima frase che viene da chi fa il prodotto. Accanto ai pregi nomina almeno tre difetti. I prezzi non ci sono, perché cambiano: li trovi nell’elenco dei piani, sulla pagina del prodotto.
`,
      },
    ],
    meta_title: 'Tutte le presentazioni dei prodotti',
    meta_description:
      'Downloader, convertitori e suite descritti da chi li produce: prima i testi recenti, con i pregi e con i difetti.',
  },
}
