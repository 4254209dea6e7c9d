import type { ArticleText } from '../../texts'

export const article117: ArticleText = {
  title: 'Le Cabinet du docteur Caligari (1920) : des ombres peintes',
  summary:
    'Des rues en toile, une lumière faite au pinceau et une fin dont on discute encore. À quoi reconnaître une bonne copie, et depuis quand le film est libre en Europe.',
  body: `
À la foire d’une ville de travers, un forain montre un somnambule qui prédit l’avenir. Puis l’on trouve des morts. Le film de Robert Wiene fut projeté pour la première fois à Berlin en février 1920, et rien n’y ressemble au monde : Hermann Warm, Walter Reimann et Walter Röhrig ont bâti les ruelles en bois et en toile, et peint jusqu’aux ombres. Conrad Veidt les traverse comme s’il était dessiné, lui aussi.

## Libre, mais depuis peu

Pour un film, le droit européen compte à partir de la mort du dernier de quelques auteurs : réalisateur, scénaristes, compositeur de la musique originale. Wiene est mort en 1938 et Carl Mayer en 1944, mais l’autre scénariste, Hans Janowitz, a vécu jusqu’en 1954. Dans l’Union européenne, le film n’est donc libre que depuis le début de 2025. Aux États-Unis, où compte l’année de publication, il l’était des décennies plus tôt. Voilà pourquoi des pages de divers pays disaient des choses contraires, et toutes avec raison.

Ici aussi, les ajouts ont leurs propres droits : la musique d’une édition, les intertitres traduits et, dans certains pays, la restauration.

## Ce que montre une bonne copie

- **La peinture.** On doit voir les coups de pinceau sur les sols et les murs. Dans un mauvais fichier, ils fondent en gris, et la moitié du film avec eux.
- **Les teintes.** Les copies étaient brunes, vertes, bleu acier. Le noir et blanc est une habitude plus tardive.
- **Les lettres.** Celles des intertitres d’origine sont aussi pointues que les maisons. Des caractères sages ont été substitués.
- **La stabilité.** Le premier acte manque au négatif et provient de copies. Si seul le début saute, tout est normal.

La restauration de 2014 est repartie de ce négatif ; la durée habituelle est d’environ 77 minutes.

## À voir deux fois

L’histoire a un cadre : quelqu’un la raconte, sur un banc, dans un jardin. Ce cadre adoucit-il le film ou le rend-il pire ? On en débat depuis cent ans, et l’on n’en juge qu’une fois la fin connue. Gardez donc la copie pour une seconde soirée, et revoyez le début aussitôt après la fin, en comparant les murs.

## Le conserver

Les collections d’œuvres libres le laissent télécharger sur leurs pages. Si une page le lit sans proposer de bouton, le [téléchargeur de vidéos](/video-downloader) montre ce qui est offert ; prenez la plus grande taille, chaque trait compte. Les logiciels qui accentuent peuvent nuire : [l’article sur l’IA vidéo](/article/110) explique comment ils inventent des contours que personne n’a peints. Pour les produits, voyez [la page de ce film](/movie-downloader/117) ; pour les droits, [notre aperçu](/article/101).
`,
  meta_title: 'Le Cabinet du docteur Caligari : les bonnes copies',
  meta_description:
    'Quelles copies de Caligari montrent bien les décors peints, depuis quand le film est libre en Europe, et comment le garder hors ligne.',
}
