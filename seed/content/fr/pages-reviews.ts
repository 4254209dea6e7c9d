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
Nous ne sommes pas neutres et ne prétendons pas l’être. Vous ne trouverez donc ni étoiles, ni notes, ni comparaisons avec d’autres éditeurs, mais des informations exactes et les points faibles que nous connaissons. Pour le reste, servez-vous de l’essai gratuit avec vos propres titres.
`,
      },
      {
        kind: 'passages',
        title: 'Ce qu’il contient',
        look: 'grid',
        passages: [
          {
            title: 'Des présentations',
            text: 'Chaque texte présente un produit, avec ses points forts, ses points faibles et le cadre légal.',
          },
          { title: 'Des listes', text: 'Des produits choisis selon vos besoins : anime, musique, suites.' },
          { title: 'Des articles', text: 'Des explications sur les formats, les délais et les droits.' },
        ],
      },
    ],
    meta_title: 'Nos produits présentés par leurs auteurs',
    meta_description:
      'Les applications Tidemark décrites par ceux qui les fabriquent : forces, faiblesses et limites, sans étoiles ni notes.',
  },
  reviews: {
    title: 'Toutes les présentations',
    intro: 'Tous les textes des fabricants sur leurs produits, du plus récent au plus ancien.',
    sections: [
      {
        kind: 'text',
        title: 'Nos règles',
        body: `
Chaque texte indique dès sa première phrase qu’il vient des fabricants. À côté des points forts, il cite au moins trois points faibles. Les prix n’y figurent pas, car ils changent : vous les trouverez dans la liste des formules, sur la page du produit.
`,
      },
    ],
    meta_title: 'Toutes nos présentations de produits',
    meta_description:
      'Téléchargeurs, convertisseurs et suites décrits par leurs fabricants : les textes les plus récents d’abord, forces et faiblesses comprises.',
  },
}
