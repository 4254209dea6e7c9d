import type { ArticleText } from '../../texts'

export const article116: ArticleText = {
  title: 'Nosferatu (1922) : teinté, muet et libre',
  summary:
    'Un tribunal avait ordonné de détruire le vampire de Murnau ; des copies ont survécu. Lesquelles valent la peine, et pourquoi la nuit doit être bleue.',
  body: `
« Nosferatu, une symphonie de l’horreur » fut présenté à Berlin en mars 1922. Friedrich Wilhelm Murnau et son scénariste Henrik Galeen avaient pris l’histoire dans le « Dracula » de Bram Stoker et changé les noms, sans rien demander à personne. La veuve de Stoker porta plainte, la société avait déjà fait faillite et, en 1925, un juge ordonna la destruction de toutes les copies. Bon nombre d’entre elles se trouvaient à l’étranger. Ce que nous voyons aujourd’hui en est composé.

## À qui il appartient

Murnau est mort en 1931, Galeen en 1949. Dans l’Union européenne, et partout où l’on compte soixante-dix ans, le film est libre depuis 2020 ; aux États-Unis, depuis plus longtemps. Les films ultérieurs du même nom ne le sont pas, et dans celui-ci peuvent encore être protégés :

- la **musique** d’une nouvelle édition, même jouée d’après la partition que Hans Erdmann avait écrite pour la première ;
- des **intertitres** traduits ou redessinés ;
- la **restauration**, si la loi du pays la protège.

## Pourquoi la nuit doit être bleue

En 1922, aucune caméra ne filmait dans l’obscurité. Les scènes de nuit étaient tournées en plein soleil, puis la copie était teintée : bleu pour la nuit, jaune pour les lampes, rose pour l’aube. Dans une copie grise, le comte Orlok porte son cercueil par un bel après-midi, et la fin, où le premier rayon décide de tout, n’a plus de sens. Une copie **teintée** n’est pas ici une affaire de goût : elle raconte une autre histoire.

## Reconnaître les versions

1. **La durée.** À la vitesse jugée juste, le film dure environ 94 minutes. Les copies de 63 minutes défilent trop vite ou sont incomplètes, souvent les deux.
2. **Les noms.** Orlok, Hutter et Ellen sont ceux de l’original. Si l’on lit Dracula, Harker et Nina, la copie vient d’une édition américaine.
3. **La langue.** Beaucoup de fichiers gardent les intertitres allemands, avec des sous-titres français dans une piste à part : conservez-la.
4. **Les bords.** Si les têtes sont coupées, on a voulu remplir un écran large.

## Garder une copie

Les archives d’œuvres libres proposent plusieurs versions à télécharger ; lisez la licence de chacune, elle dit si la musique est comprise. Pour une page ouverte qui se contente de lire le film, prenez le [téléchargeur de vidéos](/video-downloader). Ce que diffusent les chaînes est souvent une restauration protégée : elle reste un temps en rattrapage et se regarde là. Les produits utiles sont sur [la page de ce film](/movie-downloader/116), les règles générales dans [notre aperçu](/article/101).
`,
  meta_title: 'Nosferatu (1922) : quelle version garder',
  meta_description:
    'Teinté ou gris, 63 ou 94 minutes, quelle musique : ce qui distingue les copies du Nosferatu de Murnau, et comment en garder une.',
}
