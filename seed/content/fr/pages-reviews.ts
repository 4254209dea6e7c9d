import type { ContentTexts } from '../texts'

/** Pages of the review sites. */
export const reviewPages: ContentTexts['pages'] = {
  review_home: {
    title: 'Des produits présentés par leurs fabricants',
    intro:
      'Ici, les fabricants de Tidemark décrivent leurs propres applications : à quoi elles servent, ce qui est réussi et où sont leurs limites.',
    sections: [
      {
        kind: 'text',
        title: 'Comment lire ce site',
        body: `
Nous ne sommes pas neutres et ne faisons pas semblant. Vous ne trouverez donc ni étoiles, ni notes, ni comparaisons avec d’autres éditeurs. Vous pouvez attendre des précisions exactes et la liste des faiblesses que nous connaissons. Le reste, vérifiez-le avec l’essai, sur vos propres titres.
`,
      },
      {
        kind: 'passages',
        title: 'Ce qu’il contient',
        look: 'grid',
        passages: [
          {
            title: 'Des présentations',
            text: 'Un produit par texte, avec forces, faiblesses et cadre légal.',
          },
          { title: 'Des listes', text: 'Un choix par besoin : anime, musique, suites.' },
          { title: 'Des articles', text: 'Formats, délais et droits, pour comprendre.' },
        ],
      },
    ],
    meta_title: 'Nos produits présentés par leurs auteurs',
    meta_description:
      'Les applications Tidemark décrites par ceux qui les fabriquent : forces, faiblesses et limites, sans étoiles ni notes.',
  },
  reviews: {
    title: 'Toutes les présentations',
    intro: 'L’ensemble des textes des fabricants sur leurs produits, du plus récent au plus ancien.',
    sections: [
      {
        kind: 'text',
        title: 'Nos règles',
        body: `
Chaque texte dit dès sa première phrase qu’il vient des fabricants. À côté des forces, il nomme au moins trois faiblesses. Les prix n’y figurent pas, car ils changent : ils sont dans la liste des formules, sur la page du produit.
`,
      },
    ],
    meta_title: 'Toutes nos présentations de produits',
    meta_description:
      'Téléchargeurs, convertisseurs et suites décrits par leurs fabricants : les textes les plus récents d’abord, forces et faiblesses comprises.',
  },
}
