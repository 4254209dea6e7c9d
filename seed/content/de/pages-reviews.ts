import type { ContentTexts } from '../texts'

/** Pages of the review sites. */
export const reviewPages: ContentTexts['pages'] = {
  review_home: {
    title: 'Produkte, vorgestellt von ihren Herstellern',
    intro:
      'Auf dieser Seite beschreiben die Hersteller von Tidemark ihre eigenen Programme: wofür sie gedacht sind, was gut gelingt und wo sie an Grenzen stoßen.',
    sections: [
      {
        kind: 'text',
        title: 'Wie Sie diese Seite lesen sollten',
        body: `
Wir sind nicht neutral und geben es nicht vor. Deshalb finden Sie hier weder Sterne noch Noten und keine Vergleiche mit anderen Herstellern. Was Sie erwarten dürfen, sind genaue Angaben und eine Liste der Schwächen, die wir kennen. Prüfen Sie das Übrige mit der Testversion an Ihren eigenen Titeln.
`,
      },
      {
        kind: 'passages',
        title: 'Was Sie finden',
        look: 'grid',
        passages: [
          {
            title: 'Vorstellungen',
            text: 'Ein Produkt je Beitrag, mit Stärken, Schwächen und dem rechtlichen Rahmen.',
          },
          { title: 'Listen', text: 'Eine Auswahl nach Vorhaben, etwa für Anime, Musik oder Pakete.' },
          { title: 'Artikel', text: 'Hintergrund zu Formaten, Fristen und Rechten.' },
        ],
      },
    ],
    meta_title: 'Downloader und Konverter, vom Hersteller erklärt',
    meta_description:
      'Vorstellungen der Tidemark-Programme durch ihre Hersteller: Stärken, Schwächen und Grenzen, ohne Sterne und ohne Noten.',
  },
  reviews: {
    title: 'Alle Vorstellungen',
    intro: 'Sämtliche Beiträge der Hersteller zu ihren Produkten, die neuesten zuerst.',
    sections: [
      {
        kind: 'text',
        title: 'Woran wir uns halten',
        body: `
Jeder Beitrag sagt im ersten Satz, dass er von den Herstellern stammt. Er nennt neben den Stärken mindestens drei Schwächen. Preise stehen nicht im Text, weil sie sich ändern. Sehen Sie dafür in die Lizenzauswahl auf der Produktseite.
`,
      },
    ],
    meta_title: 'Alle Produktvorstellungen im Überblick',
    meta_description:
      'Die Hersteller beschreiben ihre Downloader, Konverter und Pakete: neueste Beiträge zuerst, jeweils mit Stärken und Schwächen.',
  },
}
