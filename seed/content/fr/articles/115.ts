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

## Tableau par tableau

Le film compte une trentaine de tableaux, filmés comme du meilleur fauteuil d’un théâtre. Voici ceux qu’il ne faut pas manquer.

1. **Le congrès.** Les astronomes ont l’air de mages, et Méliès les préside en personne, sous le nom de Barbenfouillis. Les lunettes deviennent des tabourets : premier arrêt de caméra.
2. **La fonderie.** Les toits et les cheminées sont peints, la fumée ne l’est pas.
3. **Le coup de canon.** Une rangée de jeunes femmes en marins pousse l’obus ; elles venaient du music-hall.
4. **Le visage de la Lune.** Ce n’est pas la caméra qui avance, mais la Lune, sur un chariot.
5. **L’arrivée, deux fois.** D’abord dans l’œil, puis au sol. En 1902, ce n’était pas une faute, c’était plus clair.
6. **Les champignons et les Sélénites.** Des acrobates, qui partent en fumée au premier coup de parapluie.
7. **La chute et la mer.** Le fond marin a été filmé à travers un aquarium.

L’idée vient de Jules Verne et de Wells, et d’une opérette d’Offenbach que le public avait en tête. C’est aussi pourquoi les intertitres ne manquaient à personne.

## Pourquoi tant de copies

Méliès vendait ses films au mètre, et l’Amérique les a contretypés sans le payer. Bien des fichiers d’aujourd’hui descendent de ces doubles : plus contrastés, moins fins, parfois sans la fin. En 1908, Segundo de Chomón tourna pour Pathé une « Excursion dans la Lune » si proche qu’on les confond encore. Si l’obus entre par la bouche de la Lune, vous regardez celle-là.

## Examiner un fichier en une minute

1. **La forme.** L’image est presque carrée, en quatre tiers. Si elle remplit un écran large, il manque des têtes et des pieds.
2. **L’arrêt sur image.** Des dents de peigne sur les bords trahissent un entrelacement.
3. **Le grain.** Un peu vaut mieux que rien ; une surface de plastique annonce trop de filtres.
4. **Le poids.** Un quart d’heure en 1080p approche un demi-gigaoctet. Cinquante mégaoctets ne montrent pas grand-chose.
5. **La durée.** Sous dix minutes, le film court, ou le défilé manque.

## Une séance à la maison

Avec des enfants, elle réussit toujours, car elle est courte et se comprend seule. En 1902, un bonimenteur expliquait les scènes à voix haute : tenez ce rôle la première fois, laissez-le-leur la seconde. Pour la musique, un piano, un accordéon ou un enregistrement à vous suffisent, et la soirée entière devient libre : vous pouvez la filmer et la montrer. Ensuite, du carton et des ciseaux font un canon.

Qui en veut davantage cherchera les autres films de Méliès. Il en a dirigé plus de cinq cents, dont un peu moins de la moitié subsiste. Il finit marchand de jouets à la gare Montparnasse, où des journalistes le reconnurent à la fin des années vingt.

## Le conserver

Les cinémathèques et les bibliothèques d’œuvres libres le proposent en fichier, le plus souvent avec sa licence : le bouton de leur page suffit. Pour une page ouverte qui ne fait que le lire, il y a le [téléchargeur de vidéos](/video-downloader). Prenez la plus grande image proposée ; ce qu’on peut tirer d’une petite est expliqué dans [l’article sur l’IA vidéo](/article/110). Les produits utiles sont réunis sur [la page de ce film](/movie-downloader/115), et les règles générales dans [notre aperçu](/article/101).
`,
  meta_title: 'Le Voyage dans la Lune (1902) : quelle copie ?',
  meta_description:
    'Noir et blanc ou colorié à la main, quelle musique, quelle vitesse : comment choisir une copie du film de Méliès et la garder en règle.',
}
