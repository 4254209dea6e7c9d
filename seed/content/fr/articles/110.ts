import type { ArticleText } from '../../texts'

export const article110: ArticleText = {
  title: 'Agrandir et débruiter une vidéo : jusqu’où l’on va',
  summary:
    'L’IA vidéo rend les anciennes images plus agréables, mais ne voit rien que la caméra n’ait vu. Avec une méthode pour les cassettes de famille.',
  body: `
Dans bien des tiroirs dorment des films qui paraissent aujourd’hui petits, flous et granuleux. Les logiciels d’amélioration promettent d’y remédier. Ils font beaucoup, et ils ont une limite qu’il vaut mieux connaître.

## Comment cela fonctionne

Un agrandissement classique fait la moyenne des points : l’image grandit et s’adoucit. Une méthode apprise a vu de très nombreux couples d’images, petites et grandes, et estime à quoi ressemblerait un bord, une feuille ou un œil en grand. Le mot important est « estime ». Les détails nouveaux sont vraisemblables, non vrais. Une plaque illisible ne devient pas lisible, et un visage de douze points reçoit au mieux des traits crédibles, mais inventés. Une telle image ne prouve jamais rien.

## Ce qui réussit

- Réduire le **bruit** des pièces sombres, surtout si la caméra était stable.
- Porter des **images bien éclairées** du format DVD à la Full HD.
- Supprimer l’**entrelacement**, ces dents de peigne sur les bords en mouvement.
- Adoucir les **saccades** de vieux films par des images intermédiaires.
- Atténuer les **blocs** des vidéos de téléphone trop compressées.

## Ce qui échoue

- Les plans tremblés ou mal mis au point le restent.
- Les lettres et les petits motifs se changent volontiers en signes imaginaires.
- Trop de débruitage rend la peau cireuse et efface tissus et cheveux.
- Les images intermédiaires laissent des traînées autour des mains et des ballons.
- Un film colorisé montre des couleurs possibles, pas celles de l’époque.

La déception vient le plus souvent de l’excès. À mi-force, le résultat est presque toujours plus agréable sur un téléviseur qu’à pleine force.

## Une méthode pour la vieille cassette

1. **Numérisez** aussi bien que possible. Une bande propre et un bon magnétoscope apportent plus que tout traitement ultérieur.
2. **Sauvegardez** l’original, intact, sur deux supports.
3. **Désentrelacez** avant toute autre chose.
4. **Débruitez** doucement, puis **agrandissez**. Dans l’autre sens, vous agrandiriez aussi le bruit.
5. **Essayez dix secondes** où se trouvent à la fois un visage, un mouvement et une zone sombre.
6. **Lancez le calcul la nuit** et regardez le matin, sur l’écran où le film sera montré.

L’[IA vidéo](/video-ai) montre l’extrait avant et après, côte à côte, et tout est calculé sur votre ordinateur. Une carte graphique récente raccourcit beaucoup l’attente ; sans elle, de longues heures pour une heure de film sont normales.

### Le son aussi

Une image propre sur un bourdonnement fatigue plus qu’une image granuleuse aux voix claires. Traitez-le à part : retirez le ronflement du secteur, à 50 hertz chez nous, baissez le souffle sans manger les consonnes, et ne touchez pas aux rires. Conservez la piste d’origine dans le même fichier, en second. Et notez qui l’on voit, et où, tant que quelqu’un le sait : aucun logiciel ne rendra ces noms, et ce sont eux que l’on regrettera.

## Ce que vaut chaque support

Toutes les bandes ne partent pas du même point. De la meilleure à la pire, elles répondent à peu près ainsi :

1. **MiniDV et Digital8.** Déjà numériques : transférez-les par leur propre prise, non par la sortie analogique. Désentrelacées et doublées, elles sont très présentables.
2. **Hi8 et Super VHS.** Du détail et de la couleur ; un nettoyage léger les flatte.
3. **VHS et VHS-C.** Peu de définition, des couleurs qui débordent. Le bruit s’améliore, le détail non. Au double, pas davantage.
4. **Super 8 numérisé.** Presque tout dépend du scanner. S’il est bon, agrandir est inutile.
5. **Les téléphones d’il y a quinze ans.** Très compressés : on atténue les blocs, guère plus.
6. **Les copies de copies.** Chaque passage a retiré quelque chose. Cherchez la cassette d’avant, peut-être chez un cousin.

## Le temps et la place

Une heure à 25 images par seconde, ce sont 90 000 images. Si l’ordinateur en traite cinq par seconde, il lui faut cinq heures ; s’il en traite une, plus d’une journée. Mesurez d’abord sur dix secondes, soit 250 images : multipliez la durée par 360 et vous connaîtrez celle d’une heure.

Le disque compte aussi. Entre l’original, les étapes et le résultat, une cassette peut demander cinquante gigaoctets. Laissez un portable branché, ouvert et posé sur une surface dure, car il chauffera des heures durant.

## Les signes de l’excès

Regardez le résultat à l’arrêt et en mouvement, depuis le canapé. Si vous voyez l’une de ces choses, baissez la force et recommencez :

- la peau n’a plus de pores et les sourcils semblent dessinés ;
- la pelouse ou la mer ondule comme un tapis ;
- les lettres d’une enseigne sont nettes mais ne forment pas de mots ;
- un liseré clair entoure les personnes ;
- au fond, un enfant a le visage d’un autre.

## Trois questions avant de commencer

1. **Est-ce à vous ?** Le film de mariage d’un professionnel peut avoir ses conditions.
2. **Existe-t-il une meilleure source ?** Elle vaut tous les traitements.
3. **Qui le regardera, et sur quoi ?** Pour un téléphone, l’agrandissement ne sert à rien.

Gardez les bons réglages sous le nom de la cassette, et le résultat **à côté** de l’original, jamais à sa place, dans un [format qui s’ouvre partout](/article/104). Le jour où une meilleure méthode viendra, vous repartirez de là.

## Quand il vaut mieux s’abstenir

Certains films vivent de leur grain. Une bobine Super 8 sans grain semble venir d’une autre décennie. Gardez alors la version d’origine et faites de la version lissée une simple copie pour la famille. Ne traitez que ce qui vous appartient ou ce pour quoi vous avez un accord : la version améliorée de l’œuvre d’autrui reste l’œuvre d’autrui, et les personnes filmées ont un droit sur leur image.
`,
  meta_title: 'Agrandir et débruiter une vidéo : les limites',
  meta_description:
    'Ce que l’IA vidéo améliore dans d’anciennes images, où elle invente au lieu de voir, et dans quel ordre traiter un film de famille.',
}
