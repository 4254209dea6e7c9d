import type { ArticleText } from '../../texts'

export const article117: ArticleText = {
  title: 'Le Cabinet du docteur Caligari (1920) : des ombres peintes',
  summary:
    'Des rues en toile, une lumière faite au pinceau et une fin dont on discute encore. À quoi reconnaître une bonne copie, et depuis quand il est libre en Europe.',
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

## Qui est qui

- **Le docteur Caligari** est Werner Krauss, gants rayés et pas menus. Il avait trente-cinq ans et en paraît soixante-dix.
- **Cesare,** le somnambule, est Conrad Veidt, qui sera vingt-deux ans plus tard le major Strasser de « Casablanca ».
- **Jane** est Lil Dagover ; **Francis,** qui raconte, Friedrich Feher.
- **La caméra** est de Willy Hameister. Elle bouge à peine : ce sont les murs qui bougent.

Fritz Lang devait le réaliser et fut retenu ailleurs. Le producteur, Erich Pommer, accepta les décors peints aussi parce qu’ils coûtaient peu.

## Comment regarder les décors

Il n’y a pas une ligne droite, mais il y a un ordre. La seconde fois, observez ceci :

1. **Les sièges.** Le fonctionnaire est perché si haut qu’il faut lever la tête. Le pouvoir se mesure en centimètres.
2. **Les fenêtres.** Des triangles et des losanges, et la lumière qu’elles laissent entrer est peinte au sol, même quand elle vient d’ailleurs.
3. **Les portes.** Celles de Caligari se ferment comme des bouches.
4. **La chambre de Jane.** Elle seule a des courbes. Quand Cesare y entre, sa lame la coupe en deux.
5. **Les chemins sur les toits.** Ils montent vers rien, et les acteurs les gravissent pour de bon.

Dans une mauvaise copie, tout cela n’est qu’une tache. Pour une fois, la définition n’est pas un luxe : sous 700 Mo, sur un grand écran, la peinture disparaît.

## Ce que demande une bonne copie

Soixante-dix-sept minutes en 1080p tiennent entre deux et trois gigaoctets. À choisir, mieux vaut un débit généreux qu’un petit fichier en haute définition : le grain et les coups de pinceau sont ce que la compression efface d’abord.

## Trois arrêts pour vérifier

- **Après cinq minutes,** la foire. Au fond, des coups de pinceau ou un gris uni ?
- **Vers le milieu,** l’enlèvement sur les toits. L’image est-elle verte, brune, ou sans couleur ?
- **Aux intertitres.** Des lettres tordues, en allemand, ou des caractères ordinaires ?

Si les sous-titres sont dans une piste à part, gardez-la. Méfiez-vous des versions « restaurées par intelligence artificielle » à soixante images par seconde : elles lissent la peinture, donc ce que vous étiez venu voir, et font bouger les acteurs comme dans un jeu vidéo.

## Trois questions pour la suite

1. Qui avez-vous cru, et à quel moment avez-vous cessé ?
2. Les murs changent-ils quand le récit s’achève ? Comparez le jardin du début à la cour de la fin.
3. Quel film plus récent vous a-t-il rappelé ? Le film noir, Tim Burton et plus d’un clip sortent de ces ruelles.

Les scénaristes ont raconté que le cadre leur fut imposé et que leur histoire finissait autrement. Le scénario retrouvé ne le confirme qu’à moitié. Des livres entiers sont nés de cette querelle ; il vous suffit de deux visions pour avoir la vôtre.

## Une soirée qui se tient

Il dure un peu plus d’une heure et supporte donc la compagnie : Caligari d’abord, une conversation ensuite et, si la nuit le permet, [Nosferatu](/article/116). Pour le montrer en bibliothèque ou en classe, prenez une copie dont la licence l’autorise par écrit, musique comprise.

## Le conserver

Les collections d’œuvres libres le laissent télécharger sur leurs pages. Si une page le lit sans proposer de bouton, le [téléchargeur de vidéos](/video-downloader) montre ce qui est offert ; prenez la plus grande taille, chaque trait compte. Les logiciels qui accentuent peuvent nuire : [l’article sur l’IA vidéo](/article/110) explique comment ils inventent des contours que personne n’a peints. Pour les produits, voyez [la page de ce film](/movie-downloader/117) ; pour les droits, [notre aperçu](/article/101).
`,
  meta_title: 'Le Cabinet du docteur Caligari : quelle copie ?',
  meta_description:
    'Quelles copies de Caligari montrent bien les décors peints, depuis quand le film est libre en Europe, et comment le garder hors ligne.',
}
