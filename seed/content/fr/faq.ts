import type { ContentTexts } from '../texts'

export const faq: ContentTexts['faq'] = {
  'what-can-i-save': {
    question: 'Que puis-je enregistrer avec Tidemark ?',
    answer:
      'Les titres que votre propre compte permet de lire sur un ordinateur, pour votre usage privé, dans la limite des conditions du service et de la loi de votre pays. L’application est un outil et ne vous donne aucun droit supplémentaire : ce que vous n’avez pas le droit de garder sans elle, vous ne l’avez pas non plus avec elle.',
  },
  'windows-or-mac': {
    question: 'Les applications fonctionnent-elles sous Windows et sur Mac ?',
    answer:
      'La plupart des produits existent pour les deux, avec une licence par système. Quelques-uns ne sont vendus que pour Windows. Le sélecteur de chaque page produit indique la version que vous regardez.',
  },
  'try-before': {
    question: 'Puis-je essayer avant de payer ?',
    answer:
      'Oui. Installez l’application, connectez-vous à votre service et enregistrez un titre de votre liste. Si le résultat vous convient sur votre ordinateur, choisissez une formule ; sinon, cela ne vous a rien coûté.',
  },
  'which-plan': {
    question: 'Quelle formule me convient ?',
    answer:
      'Un mois suffit pour un voyage ou une série. Un an convient à un usage régulier, et avec la licence à vie, vous n’avez plus à penser à une date de fin. Si vous utilisez plusieurs services, regardez aussi les suites : la comparaison figure sur chaque page produit.',
  },
  'why-this-price': {
    question: 'Pourquoi est-ce que je vois ce prix ?',
    answer:
      'À côté du prix, la boutique explique comment il est calculé : prix catalogue, réduction liée à ce que vous possédez, offre en cours ou code saisi. Le prix le plus bas auquel vous avez droit est retenu. Connectez-vous pour que vos licences soient prises en compte.',
  },
  coupons: {
    question: 'Comment utiliser un code promo ?',
    answer:
      'Saisissez-le au moment de la commande. S’il ne s’applique pas, la boutique dit pourquoi : il a expiré, concerne une autre formule ou un autre produit, ou ne ferait pas mieux que votre prix actuel.',
  },
  currencies: {
    question: 'Dans quelle monnaie vais-je payer ?',
    answer:
      'En euros sur les pages en français, car la monnaie dépend de la langue de la page. Le montant et la monnaie s’affichent avant que vous ne confirmiez la commande.',
  },
  refund: {
    question: 'Puis-je être remboursé ?',
    answer:
      'Là où la loi vous donne un droit de rétractation, vous disposez de 14 jours à compter de l’achat, sauf si vous avez accepté, lors de la commande, de le perdre dès la livraison de la clé de licence. Si l’application ne fonctionne pas sur votre ordinateur et que nous ne pouvons pas y remédier, écrivez-nous par le formulaire de contact. Vous trouverez les détails dans les conditions de vente.',
  },
  'where-is-my-key': {
    question: 'Où se trouve ma clé de licence ?',
    answer:
      'Elle s’affiche sur la dernière page de la commande et figure dans l’e-mail que vous recevez après le paiement. Vous la retrouvez aussi à tout moment dans votre compte. Si vous avez acheté sans compte, inscrivez-vous avec la même adresse et confirmez-la : l’achat y apparaîtra.',
  },
  'second-computer': {
    question: 'J’ai un nouvel ordinateur. Puis-je y utiliser ma licence ?',
    answer:
      'Oui. Ouvrez la rubrique des appareils dans votre compte, libérez l’ancien ordinateur et activez le nouveau. Une licence pour un ordinateur vaut pour un ordinateur à la fois, une licence pour trois ordinateurs pour trois.',
  },
  upgrade: {
    question: 'Je possède un produit individuel. Compte-t-il pour une suite ?',
    answer:
      'Oui, si vous avez une licence à vie. Connectez-vous et ouvrez la page de la suite : le prix affiché tient déjà compte de ce que vous possédez pour ce système.',
  },
  'subscription-end': {
    question: 'Que se passe-t-il à la fin du mois ou de l’année ?',
    answer:
      'Une formule payée une seule fois s’arrête d’elle-même, et rien d’autre n’est débité. Si elle se renouvelle, la période suivante est débitée jusqu’à ce que vous résiliiez. Les fichiers enregistrés restent sur votre disque, mais les conditions du service dont ils viennent s’y appliquent toujours.',
  },
  'slow-download': {
    question: 'Pourquoi le téléchargement est-il si lent ?',
    answer:
      'Le plus souvent à cause de la connexion, d’une heure de pointe ou d’un trop grand nombre de titres à la fois. Préférez un câble au Wi-Fi, interrompez les autres téléchargements et enregistrez un titre après l’autre. Si rien ne change, écrivez-nous en indiquant le service et l’heure.',
  },
  'where-are-files': {
    question: 'Où sont mes fichiers ?',
    answer:
      'Dans le dossier indiqué dans les réglages de l’application. Un clic sur un téléchargement terminé de la file d’attente ouvre ce dossier. Vous pouvez choisir un autre disque à tout moment ; les fichiers déjà enregistrés restent où ils sont.',
  },
  'how-to-reach-us': {
    question: 'Comment vous joindre ?',
    answer:
      'Par le formulaire de la page de contact. Indiquez le produit, votre système et sa version, et décrivez le problème. Votre clé de licence nous aide à retrouver votre commande. Nous répondons à l’adresse e-mail que vous indiquez.',
  },
}
