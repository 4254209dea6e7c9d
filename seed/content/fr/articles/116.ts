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

## Des détails qui échappent

- **Presque tout est vrai.** Murnau a tourné dans des rues et des châteaux, quand on restait en studio. La ville est en grande partie Wismar, les entrepôts sont à Lübeck, le château est celui d’Orava, dans l’actuelle Slovaquie.
- **Le carrosse en négatif.** La forêt blanche sous un ciel noir est de la pellicule négative. Pour que le carrosse reste sombre, on l’avait drapé de blanc.
- **L’ombre de l’escalier.** Aux moments décisifs, on ne voit pas Orlok. La main qui se referme sur le cœur n’est qu’une ombre.
- **Le soleil qui tue.** Dans le roman, la lumière ne détruit pas le vampire. C’est une invention de ce film, et tout le monde y croit depuis.
- **Une présence brève.** Max Schreck est à l’écran moins de dix minutes. Elles ont suffi à un siècle.

Un intertitre français est resté plus célèbre que l’original : « Et quand il eut dépassé le pont, les fantômes vinrent à sa rencontre. » Les surréalistes le récitaient. Il n’est pas dans toutes les copies ; si la vôtre l’a, elle descend d’une exploitation française.

## Quelle musique

La partition de Hans Erdmann n’est parvenue qu’en partie et a été reconstituée plusieurs fois. À côté d’elle, des dizaines d’accompagnements : orchestre, orgue, groupes de rock, piano improvisé.

1. **Écoutez cinq minutes** de deux versions avant de choisir. La musique décide si le film effraie ou amuse.
2. **Regardez ses droits.** Le film est libre, l’enregistrement presque jamais. Au salon, cela ne change rien ; au ciné-club, tout.
3. **Essayez le silence.** Dix minutes sans aucun son, vers le milieu, montrent ce que peuvent les images.

Si vous jouez d’un instrument, accompagnez-le. C’est la seule version sans autre propriétaire.

## Examiner une copie

Ouvrez le fichier et sautez à trois endroits. **Le voyage au château :** du bleu, du jaune, ou partout le même gris ? **Le navire :** l’équipage bouge-t-il comme des hommes ou comme des pantins ? S’il court, la vitesse est fausse. **La fin :** voit-on le château en ruine ? Une coupe sèche signale un manque.

Puis les lettres. Celles de l’original imitent les pages d’un livre, des lettres, un journal. Du blanc sur noir a été ajouté.

### Ce qu’elle doit peser

Une heure et demie en 1080p, teintes comprises, demande de trois à quatre gigaoctets. En 400 Mo, les ombres deviennent des blocs, et ce film n’est fait que d’ombres. Notez la provenance dans le nom du fichier : dans un an, vous ne saurez plus laquelle des cinq copies vous aviez choisie, ni avec quelle musique.

## Pour un soir d’automne

1. Essayez la copie la veille, avec les enceintes qui serviront.
2. Éteignez tout. Ce film est fait d’ombres, une lampe les efface.
3. Dites en deux phrases qui est qui : Hutter vend des maisons, Ellen attend, Orlok achète.
4. Ne vous arrêtez pas. Une heure et demie d’affilée vaut mieux que deux moitiés.
5. Revoyez ensuite la scène de l’escalier.

Les versions de Herzog, en 1979, et d’Eggers, en 2024, se regardent autrement le lendemain. Celles-là sont protégées : voyez-les où elles sont proposées.

## Garder une copie

Les archives d’œuvres libres proposent plusieurs versions à télécharger ; lisez la licence de chacune, elle dit si la musique est comprise. Pour une page ouverte qui se contente de lire le film, prenez le [téléchargeur de vidéos](/video-downloader). Ce que diffusent les chaînes est souvent une restauration protégée : elle reste un temps en rattrapage et se regarde là. Les produits utiles sont sur [la page de ce film](/movie-downloader/116), les règles générales dans [notre aperçu](/article/101).
`,
  meta_title: 'Nosferatu (1922) : quelle version garder',
  meta_description:
    'Teinté ou gris, 63 ou 94 minutes, quelle musique : ce qui distingue les copies du Nosferatu de Murnau, et comment en garder une.',
}
