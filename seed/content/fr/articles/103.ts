import type { ArticleText } from '../../texts'

export const article103: ArticleText = {
  title: 'M3U8 et MPD : ce qu’il y a derrière un flux',
  summary:
    'Un flux n’est pas un fichier mais une liste de petits morceaux. Savoir lire cette liste explique pourquoi l’image et le son arrivent parfois séparés.',
  body: `
Quand vous lancez une vidéo dans un navigateur, le lecteur ne charge presque jamais un grand fichier. Il demande d’abord un texte qui décrit ce qui existe, puis la vidéo, morceau par morceau. Deux sortes de descriptions dominent : M3U8 et MPD.

## Pourquoi des morceaux ?

Votre connexion varie. Si une vidéo existe en plusieurs définitions, chacune découpée en segments de quelques secondes, le lecteur peut changer à chaque jointure : plus petit dans le train, plus grand dès que le réseau revient. C’est le débit adaptatif. Et quand vous sautez une scène, seul le segment voulu est chargé.

## M3U8, la liste de HLS

HLS vient d’Apple. Un fichier M3U8 est une liste en texte, codée en UTF-8, à deux étages :

- la **liste principale** énumère les définitions, les pistes audio et les sous-titres ;
- la **liste d’une piste** donne les segments dans l’ordre, avec leur durée.

Si la mention EXT-X-ENDLIST figure à la fin, le programme est complet. Sinon, il est en cours, et le lecteur revient chercher la suite. De nombreux diffuseurs publics utilisent ce format. Le [téléchargeur M3U8](/m3u8-downloader) lit les deux étages et les présente comme un choix.

## MPD, le manifeste de DASH

DASH est une norme internationale. Sa description, un fichier XML, est divisée en périodes, par exemple générique et film, puis en groupes pour l’image, le son et le texte, et enfin en représentations, chacune avec sa définition et son codec. L’image et le son y sont presque toujours séparés : qui n’enregistre que la piste vidéo obtient un film muet. Le [téléchargeur MPD](/mpd-downloader) réunit les pistes choisies.

## Ce que fait l’assemblage

1. L’application lit la liste et demande quelles pistes vous voulez.
2. Elle charge les segments et vérifie qu’aucun ne manque.
3. Elle les met bout à bout et place image, son et texte dans un conteneur MP4 ou MKV.

Rien n’est réencodé : c’est rapide, et sans perte. Si le son saute ensuite, il s’agit en général d’un segment absent ou du passage d’une période à l’autre. Recharger la page donne souvent une liste complète, car les adresses des segments ont une durée de vie courte.

### Comment reconnaître la bonne liste

Une page peut en charger plusieurs : la bande-annonce, la publicité et le programme. Regardez la durée totale, puis le nombre de définitions proposées. La liste du programme est la plus longue et offre plusieurs tailles d’image. Une liste sans durée correspond à un direct, qui n’a ni début ni fin fixes.

## Une liste lue ligne à ligne

Voici ce que l’on rencontre dans la liste principale d’un programme de cinquante-deux minutes, la durée habituelle d’un documentaire.

- **EXTM3U** ouvre le fichier et n’annonce rien d’autre.
- **EXT-X-STREAM-INF,** avec BANDWIDTH=5000000 et RESOLUTION=1920x1080, présente une version en 1080p à cinq mégabits par seconde.
- **La même ligne en 1280x720,** vers trois mégabits, est la version moyenne.
- **EXT-X-MEDIA** de type AUDIO et de langue « fr » désigne la voix française, servie à part ; une autre, marquée comme audiodescription, la suit parfois.
- **Le type SUBTITLES** donne les sous-titres, le plus souvent en WebVTT.

On peut alors compter avant de rien charger. Cinq mégabits font 0,625 Mo ; pour 3 120 secondes, le fichier approchera deux gigaoctets. En segments de six secondes, cela fait 520 morceaux. Si l’application en a compté 519, il en manque un, et vous savez quoi chercher.

### Lire la liste sans aucun outil

Un M3U8 s’ouvre dans n’importe quel éditeur de texte. Dans le navigateur, appuyez sur F12, choisissez l’onglet du réseau, tapez « m3u8 » ou « mpd » dans le filtre et lancez la vidéo : la première requête est d’ordinaire la liste principale. On y lit les versions, les langues, et si le programme est complet. Pour qui diffuse, de l’association au colloque, c’est la vérification la plus rapide : une définition ou une langue manquante se voit là avant que le public ne s’en plaigne. Regarder une liste n’enregistre rien et n’ouvre rien de ce qui était fermé.

## Ce qui les distingue à l’usage

1. **La lecture.** Un M3U8 se comprend à l’œil, un MPD se lit comme un arbre.
2. **Le nom des morceaux.** HLS les énumère ; DASH donne souvent un modèle et un numéro, dont le lecteur déduit les autres.
3. **La publicité.** Une période en DASH, une marque de discontinuité en HLS. Dans les deux cas, le volume et la taille de l’image peuvent changer.
4. **Le direct.** En HLS, la dernière ligne manque ; en DASH, l’attribut vaut « dynamic » au lieu de « static ».

## Quand quelque chose cloche

- **L’image sans le son.** Seule la piste vidéo a été choisie : revenez à la liste et cochez la voix.
- **Un décalage qui grandit.** Un segment manque à l’une des deux pistes. Rechargez celle-là.
- **Rien au-dessus de 480p.** Le service offre à chaque formule et à chaque appareil ce qu’il veut. Comparez avec votre navigateur, sur le même compte.
- **Une erreur 403 au milieu.** Les adresses ont expiré : rechargez la page, puis reprenez.
- **Des sous-titres décalés après une publicité.** Ils comptent depuis un autre zéro ; corrigez l’écart dans le lecteur.
- **Un tableau vide.** La page emploie peut-être l’autre format. Essayez l’autre produit avant de conclure, et si tout est seulement lent, [sept vérifications](/article/113) vous attendent.

## Et les flux chiffrés ?

Les deux formats peuvent chiffrer leurs segments. Avec un DRM, un serveur de licences accorde l’autorisation de lecture et la lie au compte et à l’appareil. Cette protection est garantie par la loi dans l’Union européenne et ailleurs, et il ne faut pas la contourner. Servez-vous donc de ces outils pour vos propres flux, pour des flux libres, pour des enregistrements dont vous avez les droits et pour les offres dont l’éditeur vous permet la copie. Pour le reste, voyez [ce que l’on peut enregistrer](/article/101).
`,
  meta_title: 'M3U8 et MPD expliqués simplement',
  meta_description:
    'HLS et DASH sans jargon : à quoi servent ces listes, pourquoi l’image et le son sont séparés, et comment on en refait un seul fichier.',
}
