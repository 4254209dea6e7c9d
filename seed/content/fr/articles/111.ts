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

## Trois ordinateurs au foyer

Avec une licence pour trois, les places se valent : il n’y en a pas de principale. Donnez-les aux ordinateurs les plus utilisés, et à chacun un nom qui parle, car « DESKTOP-7F3K » ne dira plus rien à personne dans un an ; il se change dans les réglages du système, avant l’activation. Si un quatrième arrive pour quelques jours, libérez le moins utilisé, puis rendez-lui sa place, sans oublier la limite du mois.

## Un déménagement, pas à pas

Supposons une licence à vie pour un ordinateur et un portable tout neuf.

1. **La veille,** laissez la file d’attente se terminer ou videz-la : les tâches en cours ne voyagent pas.
2. **Copiez** le dossier des fichiers sur un disque externe, et ouvrez-en deux ou trois depuis ce disque. Une copie jamais ouverte n’est pas une copie.
3. **Photographiez** la page des réglages, avec le modèle des noms et la destination.
4. **Libérez** l’ancien ordinateur depuis votre compte.
5. **Installez** sur le nouveau, connectez-vous avec la même adresse, et vérifiez que le produit apparaît, avec son échéance s’il en a une.
6. **Reconnectez-vous à vos services** et enregistrez quelque chose de bref, pour l’essai.
7. **Nettoyez** l’ancien seulement quand tout le reste fonctionne.

Comptez un quart d’heure, copie non comprise. Un disque externe courant transfère environ 100 Mo par seconde : pour 500 Go, une heure et demie.

## Ce qui suit, et ce qui ne suit pas

- **Suivent avec le compte :** les licences, les clés, les reçus et les offres dues à ce que vous possédez.
- **Suivent si vous les copiez :** les fichiers enregistrés et leurs dossiers.
- **Ne suivent pas :** la file d’attente, les fichiers temporaires et les connexions aux services. Nous ne conservons pas ces dernières et ne pouvons donc pas les déplacer.
- **Inutiles à emporter :** les programmes d’installation. La version actuelle est toujours sur la page de téléchargement.

## Vendre, prêter, faire réparer

Pour une **vente**, libérez la place, désinstallez et effacez les fichiers : ce sont des copies pour vous, non des accessoires de l’ordinateur. Pour un **prêt** de quelques jours, il suffit de se déconnecter de la boutique et des services. Pour une **réparation** qui dure, libérez la place si vous devez travailler ailleurs ; revenu avec un disque neuf, l’ordinateur peut se présenter comme un inconnu et demander la sienne.

En cas de **perte** ou de **vol**, libérez la ligne et changez les mots de passe, celui de la messagerie d’abord, puisqu’il permet de retrouver tous les autres.

## Avant de nous écrire

1. L’adresse de connexion est-elle celle de l’achat ?
2. La date et l’heure de l’ordinateur sont-elles justes ? À plusieurs jours près, la durée ne se vérifie plus.
3. L’application est-elle fermée sur l’ancien ordinateur ?
4. Le produit est-il pour ce système ?
5. La licence a-t-elle une échéance, et est-elle passée ?

Et si vous vous demandez s’il faut une licence de plus, lisez [comment marchent nos offres](/article/112) : il suffit peut-être de libérer une place.

## Les pièges habituels

- **Deux comptes.** Qui a acheté tantôt avec une adresse privée, tantôt avec une adresse de travail, ne voit dans chaque compte qu’une partie.
- **Disque neuf, Windows neuf.** Après une réinstallation, le même ordinateur peut passer pour un autre. Libérez l’ancienne ligne.
- **Trois ordinateurs, quatre appareils.** Une licence pour trois ordinateurs a trois places ; le quatrième attend que vous en libériez une.
- **Durée écoulée.** Le déplacement ne prolonge pas une licence limitée dans le temps. Son échéance figure dans votre compte.

Si cela ne fonctionne toujours pas, indiquez-nous le produit, le système et le texte exact du message. C’est ainsi que la cause se trouve le plus vite.
`,
  meta_title: 'Déplacer une licence sur un nouvel ordinateur',
  meta_description:
    'Libérer l’ancien ordinateur, connecter le nouveau, emporter ses fichiers : déplacer une licence Tidemark, même après une panne.',
}
