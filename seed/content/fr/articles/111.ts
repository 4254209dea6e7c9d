import type { ArticleText } from '../../texts'

export const article111: ArticleText = {
  title: 'Nouvel ordinateur : comment déplacer votre licence',
  summary:
    'Libérer l’ancien, connecter le nouveau, emporter ses fichiers. Même si l’ancien ne démarre plus, ou si vous changez de système.',
  body: `
Une licence est à vous, et non à l’appareil sur lequel elle a d’abord été activée. La déplacer prend quelques minutes, à condition de suivre l’ordre.

## Avant de commencer

Vérifiez avec quelle adresse e-mail vous avez acheté, et connectez-vous à [votre compte](/my-account) avec elle. Si vous avez acheté sans compte, créez-en un avec la même adresse et ouvrez le lien de confirmation reçu par e-mail. L’achat et sa clé y apparaissent ensuite.

Notez aussi ce que l’application n’emporte pas d’elle-même :

- le dossier où se trouvent vos fichiers ;
- le modèle des noms de fichier ;
- les titres qui restent dans la file d’attente.

## Quatre étapes

1. Dans votre compte, ouvrez la rubrique des appareils et libérez l’ancien ordinateur.
2. Sur le nouveau, prenez l’application sur la page [Télécharger](/download) et installez-la.
3. Connectez-vous dans l’application avec le même compte, ou saisissez votre clé de licence. Le nouvel ordinateur occupe désormais la place libre.
4. Copiez votre dossier de fichiers et indiquez-le comme destination dans les réglages.

Désinstallez l’application de l’ancien appareil avant de le vendre ou de le donner, et effacez-y les fichiers enregistrés : les uns comme l’autre vous sont personnels.

## Si l’ancien ordinateur ne démarre plus

Ce n’est pas un obstacle : la libération se fait dans le compte et non sur l’appareil. Repérez la ligne à son nom et à sa dernière utilisation. Si la page signale que vous avez déjà retiré le nombre maximal d’appareils ce mois-ci, il faut patienter. Cette limite empêche une clé de passer de main en main. Le mois suivant, la voie est libre ; en cas d’urgence, écrivez-nous par le [formulaire de contact](/contact).

## De Windows à Mac, et l’inverse

Une licence vaut pour un système. Si vous en changez, l’ancienne demeure valable, mais le nouvel ordinateur en demande une à lui. Les licences à vie de l’ancien système peuvent abaisser le prix d’une suite sur le nouveau : connectez-vous et ouvrez [Vidéo tout-en-un pour un autre système](/video-one-new), où l’avantage est déjà compté. Vérifiez d’abord que votre produit existe pour les deux systèmes ; quelques-uns ne sont vendus que pour Windows.

## Les pièges habituels

- **Deux comptes.** Qui a acheté tantôt avec une adresse privée, tantôt avec une adresse de travail, ne voit dans chaque compte qu’une partie.
- **Disque neuf, Windows neuf.** Après une réinstallation, le même ordinateur peut passer pour un autre. Libérez l’ancienne ligne.
- **Trois PC, quatre appareils.** Une licence pour trois ordinateurs a trois places ; le quatrième attend que vous en libériez une.
- **Durée écoulée.** Le déplacement ne prolonge pas une licence limitée dans le temps. Son échéance figure dans votre compte.

Si cela ne fonctionne toujours pas, indiquez-nous le produit, le système et le texte exact du message. C’est ainsi que la cause se trouve le plus vite.
`,
  meta_title: 'Déplacer une licence sur un nouvel ordinateur',
  meta_description:
    'Libérer l’ancien ordinateur, connecter le nouveau, emporter ses fichiers : déplacer une licence Tidemark, même après une panne.',
}
