import type { ContentTexts } from '../texts'

export const legal: ContentTexts['legal'] = {
  terms_of_use: {
    title: 'Conditions d’utilisation',
    meta_title: 'Conditions d’utilisation du site et des logiciels',
    meta_description:
      'Les conditions de ce site et des applications Tidemark : licence, usage permis, compte, essai, responsabilité et modifications.',
    body: `
Ces conditions valent pour ce site et pour les applications que Tidemark y propose. En installant une application ou en ouvrant un compte, vous les acceptez. L’achat relève en outre des [conditions de vente](/purchase-policy).

## La licence

Vous recevez le droit d’installer une application et de l’utiliser à titre privé, sur le nombre d’ordinateurs de votre formule : un ordinateur ou trois ordinateurs, pour le système choisi. Une licence limitée dans le temps prend fin avec sa période ; une licence à vie n’a pas d’échéance. Vous pouvez la déplacer sur un autre ordinateur en libérant l’ancien dans votre compte. Vous ne pouvez ni la louer, ni la revendre, ni en communiquer la clé hors de votre foyer.

## Ce que vous pouvez enregistrer

Les applications fonctionnent avec des services auxquels vous apportez votre propre accès. Vous n’enregistrez que ce que vous avez le droit d’enregistrer : vos œuvres, des œuvres sous licence libre, et les titres pour lesquels les conditions du service et la loi de votre lieu de résidence vous laissent une copie à usage privé. Il est interdit de publier, de vendre ou de projeter en public les fichiers enregistrés. Vous ne pouvez pas vous servir des applications pour contourner une mesure technique de protection là où cela est interdit. Vous répondez de chaque copie.

## Votre compte

Donnez une adresse e-mail valable et gardez votre mot de passe pour vous. Prévenez-nous par le [formulaire de contact](/contact) si vous pensez qu’un tiers utilise votre compte. Nous pouvons suspendre un compte employé contre ces conditions ; nous vous écrivons auparavant, sauf si la loi ou un danger pressant s’y oppose.

## Essai et mises à jour

L’essai permet de vérifier que l’application fait ce qu’il vous faut ; ses limites y sont indiquées. Les mises à jour du produit sont comprises tant que votre licence est active. Les services changent : une fonction peut manquer un temps ou définitivement, et la page du produit le signale.

## Responsabilité

Nous répondons sans limite du dol et de la faute lourde, et partout où la loi n’admet pas de limite. En cas de faute légère, nous ne répondons que du manquement à une obligation essentielle, à hauteur du dommage prévisible. Gardez une copie de vos données importantes.

## Noms des tiers

Les noms de services et d’appareils appartiennent à leurs titulaires. Nous les citons seulement pour dire avec quoi une application fonctionne. Il n’existe aucun partenariat.

## Modifications

Nous pouvons modifier ces conditions pour l’avenir. La version en vigueur et sa date figurent en tête de page ; les détenteurs d’une licence active sont avertis par e-mail des changements importants. Les droits que la loi de votre pays donne aux consommateurs ne sont jamais réduits.
`,
  },
  privacy_policy: {
    title: 'Politique de confidentialité',
    meta_title: 'Confidentialité : vos données et leur usage',
    meta_description:
      'Quelles données Tidemark conserve, pourquoi et combien de temps : compte, commandes, licences, appareils, messages, cookies, et vos droits.',
    body: `
Cette page indique quelles données personnelles nous conservons quand vous visitez la boutique, achetez ou utilisez une application, et ce que vous pouvez décider.

## Ce que nous conservons

- **Compte :** votre adresse e-mail, le nom choisi, la langue et une forme protégée de votre mot de passe, qui ne permet pas de le retrouver.
- **Commandes :** ce que vous avez acheté, quand, dans quelle monnaie et à quel prix, et l’état du paiement. Les numéros de carte restent chez le prestataire de paiement et ne nous parviennent pas.
- **Abonnements :** ce qui se renouvelle, quand et à quel prix, et sous quelle référence le prestataire de paiement garde votre moyen de paiement.
- **Licences :** le produit, la formule, le jour d’émission et, s’il y a lieu, celui de l’échéance.
- **Appareils :** les ordinateurs que vous avez activés, avec leur système, leur nom et un identifiant, pour qu’une licence ne serve pas sur plus d’ordinateurs que prévu.
- **Messages :** ce que vous écrivez par le formulaire de contact ou dans une demande d’assistance.
- **Avis :** les étoiles, le texte et le nom que vous donnez à propos d’un produit. Tout le monde peut les lire une fois que nous les avons lus, jusqu’à ce que vous les retiriez ou supprimiez votre compte.
- **Commentaires :** le nom et le texte que vous laissez sous un article. Tout le monde peut les lire une fois que nous les avons lus.
- **Déclarations :** les résiliations et rétractations que vous nous envoyez, avec la date et l’heure.
- **Relevés techniques :** de brefs journaux d’accès, pour trouver les pannes et empêcher les abus.

## Ce que nous ne conservons pas

Nous ne notons pas quels films, séries ou morceaux vous enregistrez. Vos identifiants de streaming vont de votre ordinateur au service, et non chez nous.

## Pourquoi et sur quel fondement

Compte, commandes, licences et appareils sont nécessaires à l’exécution de notre contrat. Les commandes sont aussi gardées parce que le droit fiscal l’exige. Les journaux servent la sécurité de la boutique, ce qui est un intérêt légitime. Lettres d’information et notifications ne sont envoyées qu’avec votre accord, que vous pouvez retirer à tout moment.

## Qui d’autre reçoit des données

Le prestataire de paiement que vous choisissez reçoit ce qu’il lui faut pour le paiement. Des prestataires d’hébergement et de messagerie traitent des données pour notre compte. Si vous avez demandé des notifications push, elles passent, chiffrées, par le service de messages de l’éditeur de votre navigateur ; celui-ci connaît l’adresse qu’il lui a attribuée et l’heure de chaque notification, mais pas son contenu. Nous ne vendons aucune donnée.

## Combien de temps

Les données du compte demeurent jusqu’à sa suppression. Les commandes sont gardées aussi longtemps que le droit fiscal le demande. Les journaux sont effacés après peu de temps. Pour le reste, des délais s’appliquent, après lesquels nous effaçons de nous-mêmes :

- **Comptes** dont l’adresse n’a jamais été confirmée : 30 jours. Connexions terminées : 7 jours ; la liste de vos connexions : 180 jours.
- **Commandes** jamais payées : 90 jours.
- **E-mails** que nous vous avons envoyés : leur texte 30 jours, la mention de l’envoi 730 jours.
- **Appareils** que vous avez libérés, notifications push qui ne servent plus, visites par votre lien de parrainage et, sous forme de hachage sans votre adresse, le fait qu’un compte supprimé a eu un essai gratuit : 365 jours.
- **Messages** à l’assistance, avec leurs fichiers : 1095 jours après la clôture du dossier.
- **Rapports** de pannes dans le navigateur : 90 jours.
- **Après la suppression de votre compte**, nous gardons pendant 400 jours son numéro interne, et rien d’autre, afin de le supprimer à nouveau si nous devions restaurer une sauvegarde.

## Cookies

La liste de nos cookies se trouve dans la [politique relative aux cookies](/cookies-policy).

## Vos droits

Vous pouvez demander l’accès à vos données, leur rectification, leur effacement ou leur remise, limiter leur traitement ou vous y opposer. Écrivez-nous par le [formulaire de contact](/contact) en indiquant l’adresse e-mail de votre compte, afin que nous soyons sûrs qu’il s’agit de vous. Vous pouvez aussi saisir l’autorité de protection des données de votre pays, en France la CNIL.
`,
  },
  purchase_policy: {
    title: 'Conditions de vente',
    meta_title: 'Conditions de vente : paiement, remboursement',
    meta_description:
      'L’achat chez Tidemark : licences pour un ou trois ordinateurs, durée, paiement, livraison des clés, rétractation.',
    body: `
Ces conditions expliquent ce que vous achetez, comment vous payez et ce qui vaut si vous changez d’avis. Elles complètent les [conditions d’utilisation](/terms-of-use).

## Ce que vous achetez

Vous achetez une licence de logiciel, et non les films, les séries ou la musique d’un service. L’abonnement au service lui-même n’est jamais compris.

- **Mois et année :** pour un ordinateur, pour cette durée.
- **À vie :** pour un ordinateur, sans renouvellement.
- **À vie pour trois ordinateurs :** pour trois ordinateurs du même système dans un foyer.

Une licence vaut pour Windows ou pour Mac, selon votre choix. Le prix et la monnaie figurent dans la liste des formules, puis de nouveau avant votre confirmation ; c’est ce prix que vous payez. Le calcul du prix est expliqué à côté.

## Formules à durée limitée

Une formule d’un mois ou d’un an s’achète de deux façons ; la commande précise laquelle avant le paiement. Si elle se renouvelle, le prix que la commande annonce comme prochain prélèvement est débité à la fin de chaque période ; une offre ou un code promo ne baisse que la première période, sauf mention contraire de la commande. Elle se renouvelle jusqu’à résiliation ; vous pouvez résilier à tout moment dans votre compte, et la période payée vous reste acquise jusqu’à son terme. En un seul paiement, elle s’arrête d’elle-même à la fin de sa durée : rien d’autre n’est débité, et il n’y a rien à résilier. Une semaine avant un prélèvement annuel, nous vous écrivons. Si un prélèvement échoue, vous conservez l’accès pendant sept jours, le temps de nouvelles tentatives.

## Paiement et livraison

Le paiement est assuré par le prestataire nommé lors de la commande. Dès qu’il est confirmé, la licence apparaît dans votre compte, sur la dernière page de la commande et dans un e-mail. Rien n’est envoyé par la poste.

## Rétractation et remboursement

Là où la loi donne aux consommateurs un droit de rétractation, par exemple dans l’Union européenne et au Royaume-Uni, vous pouvez vous rétracter dans les 14 jours suivant l’achat, sans motif. Dans l’Union européenne, il peut vous être demandé lors de la commande si vous acceptez que la fourniture commence immédiatement et que ce droit soit perdu dès la livraison de la clé de licence. C’est facultatif : sans votre accord, la clé arrive tout aussi vite et vous gardez les 14 jours. Si une application ne fait pas sur votre ordinateur ce que sa page annonce et que notre assistance n’y remédie pas, écrivez-nous dans ces mêmes 14 jours et nous remboursons l’achat. Vos droits en cas de défaut demeurent entiers.

Pour vous rétracter, envoyez l’adresse e-mail de la commande par le [formulaire de contact](/contact). L’argent revient par la voie qu’il a prise, et la licence prend fin.

## Mises à niveau et codes

Les offres pour détenteurs tiennent compte des licences actives de votre propre compte. Les codes valent dans leurs dates et leurs conditions et ne sont pas convertis en argent. Une licence remboursée ne compte plus pour une mise à niveau. Si elle est remboursée après l’achat de la mise à niveau, nous vous demandons la différence de prix ; si vous ne la payez pas dans les 14 jours, nous remboursons intégralement la mise à niveau et sa licence prend fin.
`,
  },
  cookies_policy: {
    title: 'Politique relative aux cookies',
    meta_title: 'Politique relative aux cookies du navigateur',
    meta_description:
      'Les cookies de cette boutique : à quoi sert chacun, combien de temps il reste, et comment les refuser ou les effacer dans votre navigateur.',
    body: `
Un cookie est un petit texte qu’un site dépose dans votre navigateur et relit à la page suivante. La boutique utilise aussi le stockage du navigateur, qui fonctionne de même. Cette page dit ce que la boutique y garde elle-même ; le tableau à la fin nomme chaque entrée.

## Comment vous choisissez

Lors de votre première visite, nous vous demandons ce que vous acceptez. Deux boutons de même taille répondent pour tout : le nécessaire seulement, ou tout. Sous « Choisir », vous décidez pour chaque usage.

- **Nécessaires :** ils maintiennent votre connexion, les pages dans votre langue et vos commandes à portée de main. Ils ne demandent pas d’accord.
- **Statistiques :** d’où viennent les visites, laquelle de deux versions d’une page aide le mieux, et un nombre tiré au hasard qui distingue les navigateurs. Nous comptons nous-mêmes et ne transmettons rien.
- **Marketing :** des messages sur les offres dans ce navigateur, si vous les y autorisez aussi, et l’invitation de la personne dont vous avez suivi le lien.

Tant que vous n’avez pas choisi, seul le nécessaire a lieu. Votre choix est gardé 180 jours avec sa date ; nous ne redemandons plus tôt que si quelque chose de nouveau requiert votre accord. Vous le changez ou le retirez par « Gérer les cookies » au bas de chaque page, et ce qui n’est plus permis est effacé aussitôt de votre navigateur. Les prix sont les mêmes, quel que soit votre choix.

## Cookies de tiers

Le prestataire de paiement dépose ses propres cookies sur ses propres pages, contre la fraude. Sa politique de confidentialité les décrit. Nous n’utilisons pas de cookies de mesure ou de publicité de tiers.

## Comment refuser

Tout navigateur permet d’afficher, d’effacer et de bloquer les cookies, pour tous les sites ou pour un seul. Si vous bloquez les nécessaires, vous pouvez toujours tout lire, mais non vous connecter ni acheter, et la boutique oublie votre langue.

## Questions

S’il manque quelque chose ici, demandez-le par le [formulaire de contact](/contact). Notre usage des données en général est décrit dans la [politique de confidentialité](/privacy-policy).
`,
  },
  legal_disclaimer: {
    title: 'Avertissement juridique',
    meta_title: 'Avertissement juridique sur logiciels et textes',
    meta_description:
      'À quoi servent les applications Tidemark, quels noms figurent sur ces pages et ce dont vous répondez quand vous enregistrez un titre.',
    body: `
Merci de lire cette page avant d’utiliser une application pour la première fois. Elle résume ce que nous pouvons promettre et ce qui vous revient.

## À quoi servent les applications

Tidemark conçoit des outils pour l’usage privé et hors ligne de contenus auxquels vous avez légalement accès : vos propres œuvres, des œuvres sous licence libre, des programmes dont le diffuseur permet la copie, et des titres pour lesquels la loi de votre pays laisse place à une copie privée. Ils ne sont faits pour rien d’autre.

## Ce dont vous répondez

Le droit d’auteur diffère selon les pays. Certains connaissent la copie privée, d’autres seulement des exceptions étroites ; dans beaucoup, dont la France, la Belgique et les autres États de l’Union européenne, il est en principe interdit de contourner une mesure technique de protection, même pour une copie privée. Outre la loi, les conditions de chaque service s’appliquent, et elles peuvent être plus strictes. Renseignez-vous sur ce qui vaut chez vous et, dans le doute, abstenez-vous. Les fichiers enregistrés ne peuvent être ni partagés, ni vendus, ni mis en ligne, ni montrés en public.

## Aucun accès à ce qui n’est pas à vous

Les applications n’ouvrent aucun compte, aucun abonnement et aucun pays que vous n’avez pas. Ce que le service ne vous lit pas ne peut pas être enregistré.

## Noms et marques

Netflix, Disney+, Spotify et les autres services nommés sur ces pages sont indépendants de nous. Leurs noms et leurs marques leur appartiennent. Nous les citons pour décrire avec quoi nos applications fonctionnent ; nous ne sommes ni détenus, ni mandatés, ni agréés par eux.

## Textes de ce site

Articles, guides et présentations de produits sont rédigés avec soin ; les services changent pourtant sans prévenir, et une description peut avoir vieilli. Les textes sur le droit donnent une vue d’ensemble et ne sont pas un conseil juridique. Les textes de notre site d’avis sont des présentations par les fabricants des produits et sont signalés comme tels.

## Liens

Les pages d’autrui vers lesquelles nous renvoyons relèvent de leurs responsables. Si un lien mène à un contenu illicite, dites-le par le [formulaire de contact](/contact) et nous le retirerons.

## Aucune promesse de durée

Nous ne pouvons pas promettre que chaque service fonctionne à tout moment avec chaque version. Quand un produit est retiré, sa page le dit et nomme ce qui peut aider à la place.
`,
  },
  dmca: {
    title: 'Réclamations pour droits d’auteur (DMCA)',
    meta_title: 'Réclamations pour droits d’auteur (DMCA)',
    meta_description:
      'Comment un titulaire de droits signale un contenu de ce site : ce que la notification doit contenir, où l’envoyer et comment s’y opposer.',
    body: `
Nous respectons les droits des auteurs et attendons la même chose de tous ceux qui utilisent ce site. Si quelque chose qui y est publié, par exemple une image, un texte ou un commentaire, porte selon vous atteinte à votre droit d’auteur, vous pouvez le faire examiner et retirer comme suit. La procédure suit le Digital Millennium Copyright Act des États-Unis et reste ouverte aux titulaires de droits de tous les pays.

## Ce que la notification doit contenir

1. L’œuvre sur laquelle vous avez des droits, décrite de façon reconnaissable, avec si possible une adresse où la voir.
2. L’adresse exacte, sur notre site, de ce que vous contestez.
3. Votre nom et une adresse e-mail où vous joindre et, si vous agissez pour autrui, pour qui.
4. Une déclaration selon laquelle vous croyez de bonne foi que l’usage n’est permis ni par le titulaire, ni par son représentant, ni par la loi.
5. Une déclaration selon laquelle ces indications sont exactes et, sous peine de parjure, que vous êtes le titulaire du droit ou pouvez agir pour lui.
6. Votre signature ; votre nom complet à la fin suffit.

## Où l’envoyer

Envoyez la notification par le [formulaire de contact](/contact), en commençant par les mots « Notification de droits d’auteur ». Nous en confirmons la réception par e-mail.

## La suite

Nous examinons sans tarder toute notification complète. Si elle est fondée, nous retirons ou bloquons le contenu et prévenons la personne qui l’a publié. S’il manque un élément, nous vous le demandons. Qui porte atteinte aux droits de façon répétée perd son compte.

## Contestation

Si un contenu de votre part a été retiré par erreur, vous pouvez vous y opposer par la même voie. Nommez le contenu et son emplacement, déclarez sous peine de parjure que vous pensez qu’il a été retiré par erreur, acceptez la compétence des tribunaux dont vous relevez et signez. Nous transmettons la contestation. Si l’autre partie ne saisit pas la justice dans les 14 jours ouvrés, nous pouvons rétablir le contenu.

## Films et musique des services

Nous n’hébergeons ni film, ni série, ni morceau. Les notifications visant un contenu publié par un service ou un autre site s’adressent à celui-ci. Si vous pensez qu’une de nos applications est utilisée contre vos droits, vous pouvez nous écrire de la même manière.
`,
  },
}
