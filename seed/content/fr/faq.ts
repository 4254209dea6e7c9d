import type { ContentTexts } from '../texts'

export const faq: ContentTexts['faq'] = {
  'what-can-i-save': {
    question: 'Que puis-je enregistrer avec Tidemark ?',
    answer:
      'Des titres que votre propre compte lit sur un ordinateur, pour vous-même, dans la limite des conditions du service et de la loi de votre pays. Une application est un outil et non un droit : ce que vous ne pouvez pas garder sans elle, vous ne le pouvez pas davantage avec elle.',
  },
  'windows-or-mac': {
    question: 'Les applications fonctionnent-elles sous Windows et sur Mac ?',
    answer:
      'La plupart des produits existent pour les deux, avec une licence par système. Quelques-uns ne sont vendus que pour Windows. Le sélecteur de chaque page produit indique la version que vous regardez.',
  },
  'try-before': {
    question: 'Puis-je essayer avant de payer ?',
    answer:
      'Oui. Installez l’application, connectez-vous à votre service et enregistrez quelque chose de votre liste. Si le résultat vous convient sur votre ordinateur, choisissez une formule ; sinon, cela ne vous a rien coûté.',
  },
  'which-plan': {
    question: 'Quelle formule me convient ?',
    answer:
      'Un mois suffit pour un voyage ou une série, un an pour un usage régulier, et la licence à vie évite de penser à une échéance. Si vous utilisez plusieurs services, regardez aussi les suites : la comparaison figure sur chaque page produit.',
  },
  'why-this-price': {
    question: 'Pourquoi est-ce que je vois ce prix ?',
    answer:
      'À côté du prix, la boutique explique son calcul : prix catalogue, avantage lié à ce que vous possédez, opération en cours ou code saisi. De tout ce qui s’applique, le prix le plus bas est retenu. Connectez-vous pour que vos licences soient prises en compte.',
  },
  coupons: {
    question: 'Comment utiliser un code promo ?',
    answer:
      'Saisissez-le au moment de la commande. S’il ne s’applique pas, la boutique dit pourquoi : il a expiré, concerne une autre formule ou un autre produit, ou ne ferait pas mieux que votre prix actuel.',
  },
  currencies: {
    question: 'Dans quelle monnaie vais-je payer ?',
    answer:
      'En euros sur les pages en français : la monnaie suit la langue de la page. La commande affiche le montant et la monnaie avant votre confirmation.',
  },
  refund: {
    question: 'Puis-je être remboursé ?',
    answer:
      'Là où la loi vous donne un droit de rétractation, vous disposez de 14 jours à compter de l’achat. Si l’application ne fonctionne pas sur votre ordinateur et que nous ne pouvons pas y remédier, écrivez-nous par le formulaire de contact. Les conditions de vente donnent le détail.',
  },
  'where-is-my-key': {
    question: 'Où se trouve ma clé de licence ?',
    answer:
      'Sur la dernière page de la commande, dans l’e-mail qui suit le paiement et à tout moment dans votre compte. Si vous avez acheté sans compte, inscrivez-vous avec la même adresse et confirmez-la : l’achat y apparaîtra.',
  },
  'second-computer': {
    question: 'J’ai un nouvel ordinateur. La licence suit-elle ?',
    answer:
      'Oui. Ouvrez la rubrique des appareils dans votre compte, libérez l’ancien ordinateur et activez le nouveau. Une licence pour un ordinateur vaut pour un ordinateur à la fois, une licence pour trois ordinateurs pour trois.',
  },
  upgrade: {
    question: 'Je possède un produit seul. Compte-t-il pour une suite ?',
    answer:
      'Les licences à vie comptent. Connectez-vous et ouvrez la page de la suite : le prix affiché tient déjà compte de ce que vous possédez pour ce système.',
  },
  'subscription-end': {
    question: 'Que se passe-t-il quand le mois ou l’année s’achève ?',
    answer:
      'Une formule payée une seule fois s’arrête d’elle-même, et rien d’autre n’est débité. Si elle se renouvelle, la période suivante est prélevée jusqu’à résiliation. Les fichiers enregistrés restent sur votre disque, mais les conditions du service dont ils viennent s’y appliquent toujours.',
  },
  'slow-download': {
    question: 'Pourquoi l’enregistrement est-il si lent ?',
    answer:
      'Le plus souvent à cause de la connexion, d’une heure de pointe ou d’un trop grand nombre de titres à la fois. Préférez un câble au Wi-Fi, suspendez les autres transferts et traitez un titre après l’autre. Si rien ne change, écrivez-nous en indiquant le service et l’heure.',
  },
  'where-are-files': {
    question: 'Où sont mes fichiers ?',
    answer:
      'Dans le dossier indiqué par les réglages de l’application ; un clic sur une ligne terminée de la file l’ouvre. Vous pouvez choisir un autre disque à tout moment, et ce qui est déjà enregistré ne bouge pas.',
  },
  'how-to-reach-us': {
    question: 'Comment vous joindre ?',
    answer:
      'Par le formulaire de la page de contact. Indiquez le produit, le système et sa version, et ce que vous attendiez ; une clé de licence nous aide à retrouver votre commande. La réponse part à l’adresse e-mail que vous donnez.',
  },
}
