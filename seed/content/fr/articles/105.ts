import type { ArticleText } from '../../texts'

export const article105: ArticleText = {
  title: 'Apprendre une langue avec des séries : voix et sous-titres',
  summary:
    'Deux langues dans un fichier, un texte qui suit la voix, des scènes que l’on répète : comment une série aimée devient un professeur patient.',
  body: `
Rares sont les professeurs qui parlent autant d’heures par semaine qu’une série. Ce qui manque à l’élève, c’est la main sur la télécommande : deux langues à portée de touche, un texte à lire en même temps, et la liberté de réentendre une phrase cinq fois sans attendre le réseau.

## Quelles pistes garder

Trois combinaisons ont fait leurs preuves, selon votre niveau.

- **Débutant :** la voix d’origine, des sous-titres français, et la version française en seconde piste pour les scènes qui vous échappent tout à fait.
- **Intermédiaire :** la voix d’origine et des sous-titres dans la **même** langue. C’est l’étape où l’on progresse le plus, et celle que l’on saute le plus souvent.
- **Avancé :** la voix d’origine seule, le texte à côté pour vérifier après coup.

Un MKV contient tout cela à la fois, et un lecteur comme VLC passe de l’un à l’autre d’une touche : B pour la voix, V pour les sous-titres. Deux voix et trois textes n’ajoutent qu’une centaine de mégaoctets à une heure de vidéo.

Les services nomment ces pistes chacun à sa façon. « SME », « CC » ou « SDH » désignent les sous-titres pour sourds et malentendants : ils restent au plus près de ce qui est dit et notent les bruits entre crochets. Les sous-titres ordinaires sont raccourcis pour être lus à temps, parfois d’un bon tiers. Pour apprendre, prenez les premiers.

## Deux traductions qui ne s’accordent pas

Le doublage et les sous-titres d’une même langue sont presque toujours des traductions **différentes** : l’un suit les lèvres, l’autre la largeur de la ligne. Si vous lisez l’espagnol sous un doublage espagnol d’une série américaine, rien ne coïncidera, et vous croirez mal entendre.

La règle est simple : pour lire ce que l’on entend, choisissez une série **tournée** dans la langue que vous apprenez. Une production danoise pour le danois, une chronique de Séville pour l’espagnol d’Espagne, une comédie de Mexico pour celui du Mexique. Et tenez-vous-en à un seul accent le premier mois.

## Choisir la bonne série

Toutes ne se valent pas pour l’oreille.

1. **Beaucoup de dialogues, peu d’action.** Une famille à table enseigne plus qu’une poursuite.
2. **Des épisodes courts.** Vingt-cinq minutes se revoient ; une heure, non.
3. **Des personnages qui reviennent.** On s’habitue à leur voix, et le vocabulaire se répète.
4. **Un registre utile.** La série médiévale et le thriller juridique attendront : qui dit « Votre Honneur » au marché ?
5. **Une histoire que vous connaissez,** du moins pour commencer. L’intrigue ne réclame plus d’attention, la langue la prend.

Le documentaire est injustement oublié : une seule voix, lente, bien placée, et des images qui montrent le mot.

## Un texte avec lequel travailler

Un sous-titre au format SRT est un texte tout simple. Vous pouvez

- chercher un mot dans une saison entière et retrouver la scène où il est prononcé ;
- recopier dix phrases par semaine dans un logiciel de cartes comme Anki ;
- imprimer un dialogue et le lire à voix haute à deux ;
- masquer un mot sur dix et le remplir à l’écoute.

Notez toujours la **phrase**, jamais le mot seul : « to get over it » ne s’apprend pas avec « get ». Et gardez ces textes pour votre étude. Un scénario est protégé comme l’est l’image, et une liste publiée en ligne n’est plus une copie privée.

## Une semaine type

1. **Lundi :** un épisode avec sous-titres, pour l’histoire, sans s’arrêter.
2. **Mardi :** les dix premières minutes de nouveau, en s’arrêtant à chaque phrase que vous auriez tournée autrement.
3. **Mercredi :** dix expressions tirées du fichier SRT.
4. **Jeudi :** le son seul, en marchant.
5. **Vendredi :** deux minutes de dialogue répétées à voix haute, en même temps que l’acteur. C’est gênant, et c’est efficace.
6. **Samedi :** l’épisode sans aucun texte.
7. **Dimanche :** rien, ou un épisode pour le plaisir.

Dix minutes par jour valent mieux que deux heures le dimanche. Au bout de huit semaines, revoyez le premier épisode : la différence s’entend, et elle encourage plus qu’une note.

## Où trouver beaucoup de langues

Les grandes plateformes doublent leurs productions dans une douzaine de langues et en sous-titrent davantage, mais la liste affichée dépend du pays et parfois du profil. Un détail utile : mettre le profil dans la langue étudiée fait souvent apparaître d’autres pistes.

Sur [Prime Video](/amazon-prime-video-downloader), les pistes d’un titre sont énumérées avant tout enregistrement, audiodescription comprise. C’est un cadeau pour l’élève : elle dit en phrases simples ce que l’on voit. ARTE propose le même programme en français et en allemand, souvent avec d’autres sous-titres encore, et les chaînes publiques étrangères offrent peu de langues mais une diction claire ; la durée de leurs offres est décrite dans [cet aperçu](/article/106).

## Régler le lecteur

- **Vitesse à 0,8** pour un passage difficile, jamais pour l’épisode entier : l’oreille s’habitue à une langue qui n’existe pas.
- **Boucle A-B** pour une réplique : VLC la propose dans ses contrôles avancés.
- **Sous-titres plus gros et plus bas,** si vous les quittez peu à peu des yeux.
- **Raccourci de retour à cinq secondes.** C’est la touche que vous userez.

## Les erreurs qui font stagner

- **Lire en français en croyant écouter.** Après un mois de sous-titres français, on lit plus vite, voilà tout.
- **S’arrêter à chaque mot inconnu.** Deux arrêts par minute au plus ; le sens vient du reste.
- **Changer sans cesse de série.** Chaque nouvelle voix coûte un épisode d’adaptation.
- **Commencer par l’accent le plus dur.** Glasgow et Naples attendront le niveau suivant.
- **Tout garder.** Une saison travaillée à fond vaut mieux que dix en attente.

Pour que les deux voix tiennent dans un seul fichier et que les accents s’affichent bien, voyez [le choix des formats](/article/104). Et comme toujours, conservez ce que votre abonnement et la loi de votre pays vous laissent pour un usage privé ; le reste se regarde en ligne, ce qui n’empêche pas d’apprendre.
`,
  meta_title: 'Apprendre une langue avec des séries',
  meta_description:
    'Quelles pistes sonores et quels sous-titres garder, comment tirer un vocabulaire d’un fichier SRT, et une semaine type pour progresser.',
}
