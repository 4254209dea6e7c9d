import type { ArticleText } from '../../texts'

export const article115: ArticleText = {
  title: 'Le Voyage dans la Lune (1902) : quelle copie garder',
  summary:
    'Un quart d’heure de cinéma que chacun peut copier, en noir et blanc ou colorié à la main. Ce qui distingue les copies, et ce qui peut encore y être protégé.',
  body: `
Six savants se font tirer vers la Lune, rencontrent ses habitants sous des champignons géants et rentrent en tombant du bord. Georges Méliès a tourné le film en 1902, dans son studio vitré de Montreuil, avec des toiles peintes, des trappes et des arrêts de caméra. L’obus planté dans l’œil de la Lune, tout le monde le connaît, même sans avoir vu le film.

## Pourquoi vous pouvez le garder

Méliès est mort en janvier 1938. Là où la protection dure soixante-dix ans après la mort de l’auteur, elle a pris fin avec l’année 2008. Vous pouvez copier le film, le monter, le projeter. Cela vaut pour le film lui-même, et non pour tout ce qu’on y a ajouté :

- une **musique** enregistrée pour une nouvelle édition appartient à ceux qui l’ont écrite et jouée ;
- un **boniment** ou un commentaire récent a son propre auteur ;
- une **restauration** est protégée en tant que telle dans certains pays.

Si vous voulez seulement le voir chez vous, le plus simple est de choisir une copie dont l’éditeur autorise le téléchargement.

## Noir et blanc, ou couleurs ?

Pendant des décennies, on n’a connu le film qu’en noir et blanc. Méliès vendait pourtant aussi des copies coloriées au pinceau, image par image. On les croyait perdues, jusqu’à ce qu’il en réapparaisse une à Barcelone en 1993, trop fragile pour être déroulée. Il a fallu des années pour photographier les images une à une. Les couleurs restaurées ont été montrées à Cannes en 2011, sur une musique nouvelle du duo Air. Quand une page propose le film en couleurs, regardez-y donc à deux fois : il peut s’agir de cette restauration, dont la musique est protégée, ou d’une copie en noir et blanc coloriée par ordinateur.

## Ce qu’il faut regarder encore

1. **La durée.** Un film muet n’a pas de vitesse fixe. À 14 images par seconde, celui-ci dure environ un quart d’heure ; à 24, il est fini en neuf minutes, et tout le monde trottine.
2. **La fin.** Beaucoup de copies anciennes s’arrêtent à la chute dans la mer. Les plus complètes continuent avec un défilé et une statue.
3. **Les intertitres.** Le film n’en a aucun. S’il y en a, quelqu’un les a ajoutés.

## Le conserver

Les cinémathèques et les bibliothèques d’œuvres libres le proposent en fichier, le plus souvent avec sa licence : le bouton de leur page suffit. Pour une page ouverte qui ne fait que le lire, il y a le [téléchargeur de vidéos](/video-downloader). Prenez la plus grande image proposée ; ce qu’on peut tirer d’une petite est expliqué dans [l’article sur l’IA vidéo](/article/110). Les produits utiles sont réunis sur [la page de ce film](/movie-downloader/115), et les règles générales dans [notre aperçu](/article/101).
`,
  meta_title: 'Le Voyage dans la Lune (1902) : quelle copie ?',
  meta_description:
    'Noir et blanc ou colorié à la main, quelle musique, quelle vitesse : comment choisir une copie du film de Méliès et la garder en règle.',
}
