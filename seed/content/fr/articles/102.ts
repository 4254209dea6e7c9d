import type { ArticleText } from '../../texts'

export const article102: ArticleText = {
  title: 'Préparer une série pour un long vol',
  summary:
    'Combien d’épisodes tiennent entre Paris et La Réunion, quelle place ils prennent et que vérifier la veille pour ne manquer de rien là-haut.',
  body: `
Onze heures entre Paris et Saint-Denis de La Réunion, et personne pour vous appeler : une série ne trouvera pas mieux. Le streaming, lui, s’accommode mal de l’avion. Le réseau de bord est lent, cher ou réservé aux messages, et le film que vous vouliez finir s’arrête à la frontière du Wi-Fi de l’aéroport. Une demi-heure de préparation à la maison suffit pourtant à tout régler.

## Compter en heures, pas en épisodes

De la durée du vol, retirez ce que vous ne passerez pas devant un écran : l’embarquement, deux repas, le sommeil, le voisin bavard. Sur onze heures, il en reste peut-être six. Six heures, ce sont

- huit épisodes de 45 minutes, soit une saison de bien des séries ;
- quinze épisodes d’animation de 24 minutes ;
- ou deux longs métrages et un documentaire.

Ajoutez-en un cinquième, car les retards font partie du voyage, et prévoyez une solution de repli d’un autre genre. Une série peut décevoir dès le deuxième épisode, et à dix mille mètres on ne change pas d’avis.

## La place que cela prend

Une heure de vidéo demande environ

- un demi-gigaoctet en 480p, suffisant sur un téléphone ;
- un gigaoctet en 720p, à l’aise sur une tablette ;
- de deux à trois gigaoctets en 1080p, utiles sur un ordinateur portable ;
- sept gigaoctets et plus en 4K, qui n’apportent rien sur un écran de treize pouces.

Sur onze pouces, à bout de bras, la différence entre 720p et 1080p se voit à peine. Pour six heures en 720p, comptez donc six gigaoctets, et gardez un dixième de l’espace libre : un appareil plein ralentit et, parfois, refuse de terminer la copie.

## D’abord, la fonction du service

La plupart des plateformes proposent des téléchargements dans leur application mobile. C’est la voie prévue par le contrat, et souvent la meilleure. Connaissez-en les limites avant de partir :

- les titres expirent, les uns après trente jours, d’autres 48 heures après la première lecture ;
- le nombre d’appareils et de titres dépend de la formule ;
- certaines formules avec publicité ne le permettent pas, ou moins ;
- sur ordinateur, la fonction manque fréquemment.

Ouvrez aussi l’application une fois **sans réseau**. Certaines veulent vérifier l’abonnement tous les quelques jours, et c’est au-dessus de la Méditerranée que vous l’apprendriez.

Un fichier sur l’ordinateur se justifie quand l’écran du voyage est un portable, quand vous souhaitez deux langues de sous-titres ou quand le titre quitte le catalogue pendant vos vacances. Le [téléchargeur Netflix](/netflix-downloader) et le [téléchargeur Disney+](/disney-plus-downloader) sont faits pour ces cas, avec les titres que votre formule lit et que vous avez le droit de conserver à titre privé. En cas de doute, [ce que l’on peut enregistrer](/article/101) vient avant ce que l’on sait faire.

## VF, VO et bruit des réacteurs

En cabine, le grondement couvre les graves et les voix basses. Trois réglages aident :

- le son **stéréo**, plus clair au casque qu’un mixage à cinq canaux ;
- des **sous-titres**, même en français ; ceux pour sourds et malentendants indiquent en outre qui parle ;
- un casque fermé ou à réduction de bruit, à condition qu’il soit chargé.

Décidez avant le départ entre version française et version originale, surtout pour les enfants : un dessin animé dans la mauvaise langue ne se rattrape pas en vol. Si l’appareil vous est inconnu, prenez du MP4 avec H.264 ; [l’article sur les formats](/article/104) dit pourquoi.

## La veille, dans l’ordre

1. **Lancez la file d’attente en fin d’après-midi.** Une saison prend du temps, et après vingt heures les services sont chargés. Si cela traîne, voyez [la liste de contrôle](/article/113).
2. **Copiez** les fichiers sur l’appareil du voyage, puis ouvrez-les **un par un** en sautant au milieu. Un fichier muet se remarque mieux au salon.
3. **Numérotez** dans l’ordre de visionnage, avec un zéro devant.
4. **Passez en mode avion** et recommencez l’essai.
5. **Chargez** tout, y compris la batterie externe.
6. **Notez** où vous en êtes dans chaque série, car la reprise du service ne connaîtra pas vos fichiers.

### La batterie externe

Elle voyage en cabine, jamais en soute. Jusqu’à 100 Wh, soit environ 27 000 mAh, elle est en général admise sans formalité ; entre 100 et 160 Wh, il faut l’accord de la compagnie. De plus en plus de compagnies interdisent de s’en servir ou de la ranger dans le coffre pendant le vol. Lisez leur page avant de compter sur elle.

## À bord

C’est la luminosité qui vide une batterie : à la moitié, une tablette tient souvent deux heures de plus. Fermez les applications qui cherchent le réseau, branchez-vous tôt, car certaines prises ne donnent presque rien, et préférez un casque filaire si vous devez choisir.

Pensez à vos voisins. Un écran se voit de trois rangées, et une scène qui passe chez vous ne convient pas forcément à l’enfant derrière.

## Les erreurs qui gâchent un vol

- **Tout prendre en 4K.** Une saison remplit la tablette et saccade sur un processeur ancien.
- **Oublier le retour.** La connexion d’un hôtel ne vaut pas celle du salon. Préparez les deux trajets ensemble, ou le second avant de défaire la valise.
- **Compter sur le même catalogue partout.** Dans l’Union européenne, un abonnement payant vous suit lors d’un séjour temporaire ; ailleurs, le service peut montrer autre chose. La Réunion, la Guadeloupe et la Martinique en font partie, la Nouvelle-Calédonie non.
- **Une clé USB pour le siège.** Peu d’avions lisent encore les clés, et ceux qui le font refusent souvent le MKV. Emportez votre propre écran.
- **Garder le titre d’une location.** Sa durée court à partir de la première lecture, et le fichier doit disparaître avec elle.

## Au retour

Effacez ce que vous avez vu. Ce que l’on garde pour un voyage vaut pour ce voyage, et un disque en ordre est le meilleur début du suivant. Ce qui doit rester, faute d’être encore disponible ailleurs, mérite un nom clair et un dossier à part ; ce qui n’a plus de raison d’être se retrouve bien mieux en ligne.
`,
  meta_title: 'Une série pour un long vol : bien la préparer',
  meta_description:
    'Heures, épisodes, espace, sous-titres, batterie : préparer chez soi ce que l’on regardera sans réseau, avec une liste pour la veille du départ.',
}
