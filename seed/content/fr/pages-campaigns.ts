import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: 'Le téléchargeur de vidéos à vie, à prix spécial toute l’année',
    intro:
      'Un bon moyen de commencer : cette offre concerne la licence à vie du téléchargeur de vidéos pour sites ouverts, sur un ordinateur.',
    sections: [
      {
        kind: 'text',
        title: 'De quoi il s’agit',
        body: `
Le [téléchargeur de vidéos](/video-downloader) enregistre des conférences, des cours et des extraits de sites ouverts, quand l’auteur ou la loi permet de les copier. La licence à vie bénéficie toute l’année d’un prix spécial, sans code : la liste des formules l’affiche déjà. Si vos achats précédents vous donnent droit à un meilleur prix, c’est celui-ci qui s’applique.
`,
      },
      {
        kind: 'products',
        title: 'L’offre et d’autres produits',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: 'À propos de l’offre',
        questions: [
          {
            question: 'La licence est-elle limitée ?',
            answer: 'Non, c’est la même licence à vie pour un ordinateur, mises à jour comprises.',
          },
          {
            question: 'J’ai déjà un produit. Quel prix vais-je payer ?',
            answer:
              'Connectez-vous : la page affiche le prix le plus bas auquel vous avez droit et explique son calcul.',
          },
        ],
      },
    ],
    meta_title: 'Offre permanente : téléchargeur vidéo à vie',
    meta_description:
      'La licence à vie du téléchargeur pour sites ouverts à prix spécial toute l’année, sur un ordinateur. Le prix actuel figure dans la liste des formules.',
  },
  upgrade_campaign: {
    title: 'Vos licences réduisent le prix d’une suite',
    intro:
      'Si vous possédez des licences à vie, chaque produit acheté peut réduire le prix d’une suite. Retrouvez vos prix plus loin sur cette page.',
    sections: [
      {
        kind: 'passages',
        title: 'Le déroulement',
        look: 'steps',
        passages: [
          {
            title: 'Se connecter',
            text: 'La boutique prend en compte les licences à vie de votre compte, pour chaque système.',
          },
          {
            title: 'Comparer les suites',
            text: 'Vidéo, musique ou les deux ; les suites avec vidéo existent aussi pour trois ordinateurs. Chaque prix est expliqué.',
          },
          { title: 'Acheter la suite', text: 'Vous conservez vos licences ; la suite s’y ajoute.' },
        ],
      },
      {
        kind: 'products',
        title: 'Les mises à niveau',
        routes: [
          'video_one_upgrade',
          'video_pro_upgrade',
          'music_upgrade',
          'video_music_one_upgrade',
          'video_music_pro_upgrade',
        ],
      },
      {
        kind: 'text',
        title: 'Quand cela s’applique',
        body: `
Les prix client ne dépendent d’aucune date : vous en profitez dès que votre compte contient une licence à vie. Une campagne peut proposer en plus un code promo pendant quelques semaines ; s’il s’applique, il figure dans l’explication de votre prix. Le prix le plus bas est toujours retenu.
`,
      },
    ],
    meta_title: 'Mise à niveau : vos licences comptent',
    meta_description:
      'Vos licences à vie réduisent le prix d’une suite vidéo ou musique. Connectez-vous pour voir votre prix et comment il est calculé.',
  },
  subscriber_upgrade: {
    title: 'De l’abonnement à la licence à vie',
    intro:
      'Pour les abonnés : tant que votre abonnement est en cours, vous pouvez en faire une licence à vie du même produit, en général à un prix plus bas que pour les autres. Retrouvez votre prix plus loin sur cette page.',
    sections: [
      {
        kind: 'passages',
        title: 'L’essentiel',
        look: 'grid',
        passages: [
          {
            title: 'Le même produit',
            text: 'La licence à vie concerne le produit que vous connaissez, sur le système où vous l’utilisez.',
          },
          {
            title: 'Le prix pour les abonnés',
            text: 'Il figure sur cette page et à côté de votre abonnement. Il s’applique dès la première période payée et reste en général inférieur au prix pour les nouveaux clients.',
          },
          {
            title: 'Rien à résilier',
            text: 'Choisissez la licence à vie à partir de votre abonnement. Une fois qu’elle est payée, plus rien ne se renouvelle et rien d’autre n’est débité.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Avant de changer',
        questions: [
          {
            question: 'J’ai payé une seule fois et rien ne se renouvelle. Est-ce pour moi ?',
            answer:
              'Les prix de cette page sont réservés aux abonnements. Si vous avez ou avez eu un produit individuel, vous avez en général droit au prix client pour sa licence à vie, même une fois la formule terminée : connectez-vous et ouvrez la page du produit. Une suite coûte le plus souvent le prix habituel.',
          },
          {
            question: 'Mon abonnement est déjà terminé. Est-ce trop tard ?',
            answer:
              'Pour le prix réservé aux abonnés, oui : il faut un abonnement en cours. Un abonnement résilié compte jusqu’à son dernier jour. Pour un produit individuel, vous gardez en général le prix client : il s’affiche sur la page du produit.',
          },
          {
            question: 'Les jours restants sont-ils remboursés ?',
            answer:
              'Non, et ils ne sont pas non plus déduits du prix. Votre licence devient une licence à vie dès qu’elle est payée.',
          },
          {
            question: 'Où puis-je voir mon prix ?',
            answer: 'Une fois connecté, sur cette page et dans votre compte, à côté de l’abonnement.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Vos abonnements',
        text: 'La licence à vie se choisit à partir de l’abonnement.',
        label: 'Ouvrir mon compte',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: 'De l’abonnement à la licence à vie',
    meta_description:
      'Passer d’un abonnement en cours à la licence à vie du même produit : à qui s’adresse le prix pour les abonnés, où il figure et ce qui prend fin.',
  },
  aio_special_offer: {
    title: 'Les suites pour trois ordinateurs',
    intro:
      'Cette offre concerne les suites pour trois ordinateurs d’un même foyer : tous les services vidéo, ou vidéo et musique.',
    sections: [
      {
        kind: 'text',
        title: 'À qui elle s’adresse',
        body: `
Un ordinateur au bureau, un pour les voyages, un près du téléviseur : si vous utilisez les mêmes services sur les trois, une seule licence suffit. L’offre concerne les licences à vie pour trois ordinateurs des deux suites ci-dessous. Pendant sa durée, la réduction s’applique automatiquement et figure dans l’explication du prix. Le reste du temps, ces licences sont vendues au prix habituel, et les clients conservent leurs propres prix.
`,
      },
      {
        kind: 'products',
        title: 'Les deux suites',
        routes: ['all_in_one_video_suite', 'video_music_one'],
      },
      {
        kind: 'questions',
        title: 'Trois ordinateurs',
        questions: [
          {
            question: 'Puis-je utiliser à la fois Windows et Mac ?',
            answer: 'Non, les trois ordinateurs doivent avoir le même système.',
          },
          {
            question: 'J’ai déjà la suite pour un ordinateur. Que dois-je payer ?',
            answer: 'Seulement la différence. Connectez-vous, et la page vous dirigera vers le bon produit.',
          },
        ],
      },
    ],
    meta_title: 'Suites pour trois ordinateurs : offre spéciale',
    meta_description:
      'Une offre sur les licences à vie pour trois ordinateurs, avec la vidéo seule ou la vidéo et la musique. Les dates figurent sur la page.',
  },
  clientad_promotion: {
    title: 'Pour les utilisateurs de nos applications',
    intro:
      'Vous venez d’une annonce dans une application Tidemark. Voici ce qui peut convenir à votre compte. Connectez-vous pour voir vos propres prix.',
    sections: [
      {
        kind: 'passages',
        title: 'Quelle est votre situation ?',
        look: 'grid',
        passages: [
          {
            title: 'J’essaie encore',
            text: 'Choisissez une formule pour le service que vous avez essayé. Vous n’avez rien à réinstaller.',
          },
          {
            title: 'J’ai un produit',
            text: 'Découvrez la suite de la même gamme : votre licence à vie en réduit le prix.',
          },
          {
            title: 'J’ai une suite',
            text: 'Ajoutez l’autre gamme ou d’autres ordinateurs, en ne payant que ce qui manque.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Produits qui peuvent vous convenir',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: 'Vous ne voulez pas d’annonces ?',
        body: `
Vous pouvez les désactiver dans les réglages de l’application, sous « Général ». Les messages sur les mises à jour et sur la fin de votre licence continueront de s’afficher, parce qu’ils vous sont utiles.
`,
      },
    ],
    meta_title: 'Offres pour les utilisateurs de nos logiciels',
    meta_description:
      'Une formule après l’essai, une suite après un produit, l’autre gamme après une suite : trouvez ce qui convient à votre compte.',
  },
  monthly_subscription_promotion: {
    title: 'La formule d’un mois : pour un besoin ponctuel',
    intro:
      'La formule la plus courte convient pour des vacances, une saison ou un projet. Elle se renouvelle jusqu’à ce que vous la résiliiez ou, en un seul paiement, s’arrête d’elle-même.',
    sections: [
      {
        kind: 'passages',
        title: 'Quand un mois convient',
        look: 'grid',
        passages: [
          {
            title: 'Avant un voyage',
            text: 'Préparez tout la première semaine ; il vous restera du temps en réserve.',
          },
          { title: 'Pendant une saison', text: 'Une série hebdomadaire se termine en deux ou trois mois.' },
          {
            title: 'Pour ranger une fois',
            text: 'Pour convertir une bibliothèque de musique ou améliorer une série de films de famille.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Comment fonctionne la formule d’un mois',
        questions: [
          {
            question: 'Dois-je résilier ?',
            answer:
              'Si la formule se renouvelle, oui : vous pouvez le faire à tout moment, en deux clics, et vous gardez l’accès jusqu’à la fin du mois payé. En un seul paiement, elle s’arrête d’elle-même et rien d’autre n’est débité.',
          },
          {
            question: 'Puis-je passer plus tard à un an ou à vie ?',
            answer: 'Oui. Connectez-vous pour voir ce que cela vous coûterait.',
          },
          {
            question: 'Dois-je repayer le plein tarif après une pause ?',
            answer: 'En général, non : si vous avez déjà eu un produit, vous bénéficiez d’un prix client.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Souvent pris au mois',
        routes: ['netflix_downloader', 'disney_plus_downloader', 'spotify_converter', 'video_ai'],
      },
    ],
    meta_title: 'La formule d’un mois : quand la choisir',
    meta_description:
      'Vacances, saison ou projet : quand un mois suffit, comment il se termine et comment changer ensuite. Prix dans la liste des formules.',
  },
  get_free_license_referral_program: {
    title: 'Parrainer nos applications',
    intro:
      'Une de nos applications vous plaît ? Parlez-en autour de vous. Si une personne vient par votre lien et achète un produit, vous gagnez un essai de la gamme qu’elle a choisie.',
    sections: [
      {
        kind: 'passages',
        title: 'Le principe',
        look: 'steps',
        passages: [
          {
            title: 'Copier le lien',
            text: 'Il se trouve dans votre compte, à la rubrique des essais gratuits. Il contient un code, mais pas votre nom.',
          },
          {
            title: 'Le transmettre',
            text: 'Envoyez-le à des personnes que vous connaissez, mais pas là où la publicité n’est pas souhaitée.',
          },
          {
            title: 'Suivre les résultats',
            text: 'Votre compte affiche les visites, les inscriptions et les achats, ainsi que les essais gagnés et leur durée.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Questions sur le programme',
        questions: [
          { question: 'Faut-il avoir une licence pour participer ?', answer: 'Non, un compte suffit.' },
          {
            question: 'Que saurai-je des personnes invitées ?',
            answer: 'Seulement que quelqu’un est venu par votre lien.',
          },
          {
            question: 'Ma propre visite compte-t-elle ?',
            answer: 'Non, ni deux fois le même visiteur en un jour.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Votre lien',
        text: 'Connectez-vous pour le voir.',
        label: 'Voir mon lien',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: 'Programme de parrainage : comment participer',
    meta_description:
      'Partager un lien et gagner des essais : comment fonctionne le programme, et ce que vous n’apprendrez pas sur les personnes invitées.',
  },
  event_center: {
    title: 'Centre des événements : offres en cours',
    intro: 'Toutes les offres en cours aujourd’hui, sur une seule page.',
    sections: [
      {
        kind: 'text',
        title: 'Ce que vous y trouvez',
        body: `
Faites un tour ici avant d’acheter : cette page réunit toutes les offres en cours aujourd’hui et ce qu’elles vous apportent. Vous n’avez besoin d’aucun code, car la liste des formules affiche déjà le prix réduit. Et quand rien n’est en cours, nous vous le disons aussi.
`,
      },
      {
        kind: 'passages',
        title: 'Bon à savoir',
        look: 'grid',
        passages: [
          {
            title: 'Vous payez le prix le plus bas',
            text: 'Campagne, prix client et code promo ne s’additionnent pas : le plus avantageux pour vous s’applique.',
          },
          {
            title: 'Chaque prix a sa raison',
            text: 'Sous « Pourquoi ce prix ? », la page de chaque produit montre comment il est calculé.',
          },
          {
            title: 'Aucun code à saisir',
            text: 'Choisissez votre formule et passez au paiement : la remise est déjà déduite.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Déjà client ?',
        text: 'Inutile d’attendre une offre : avec vos licences à vie, vous avez un prix à vous toute l’année.',
        label: 'Voir les mises à niveau',
        href: '/upgrade-campaign',
      },
    ],
    meta_title: 'Centre des événements : offres en cours',
    meta_description:
      'Les offres en cours aujourd’hui chez Tidemark et ce qu’elles vous apportent, sans code. Avec des licences à vie, vous avez un prix à vous toute l’année.',
  },
  black_friday_sales_2022: {
    title: 'Black Friday 2022',
    intro:
      'La campagne de l’automne 2022 sur les licences à vie, pour un ou trois ordinateurs. L’encadré ci-dessous vous indique si elle est en cours.',
    sections: [
      {
        kind: 'text',
        title: 'Ce qu’elle comprend',
        body: `
Black Friday 2022 concerne les licences à vie pour un ou trois ordinateurs, qu’il s’agisse de produits individuels ou de suites. Les formules d’un mois et d’un an n’en font pas partie. Pendant la campagne, la liste des formules affiche les prix réduits, sans code. Le reste du temps, les prix habituels s’appliquent ; le [centre des événements](/event-center) annonce les autres offres.
`,
      },
      {
        kind: 'passages',
        title: 'Avec les autres prix',
        look: 'grid',
        passages: [
          {
            title: 'Prix client',
            text: 'Si vos achats vous donnent droit à un prix plus bas, vous le conservez.',
          },
          { title: 'Codes', text: 'Un code ne s’applique que s’il est plus avantageux que la campagne.' },
        ],
      },
      {
        kind: 'products',
        title: 'Disponibles à vie',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_downloader'],
      },
    ],
    meta_title: 'Black Friday 2022 : licences à vie',
    meta_description:
      'La campagne de l’automne 2022 sur les licences à vie pour un ou trois ordinateurs : ce qu’elle comprend, avec les prix client et les codes.',
  },
  shop: {
    title: 'La boutique en bref',
    intro:
      'Des licences pour la vidéo, la musique et vos propres images, avec des prix dont le calcul est expliqué.',
    sections: [
      {
        kind: 'products',
        title: 'Les suites',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one'],
      },
      {
        kind: 'products',
        title: 'Des produits souvent demandés',
        routes: [
          'netflix_downloader',
          'canal_plus_downloader',
          'tf1_plus_downloader',
          'deezer_converter',
          'audible_converter',
          'video_ai',
        ],
      },
      {
        kind: 'passages',
        title: 'Ce sur quoi vous pouvez compter',
        look: 'grid',
        passages: [
          {
            title: 'Essayer d’abord',
            text: 'Chaque application propose un essai gratuit, avant toute décision.',
          },
          { title: 'Un prix expliqué', text: 'Prix catalogue, réduction et total, ligne par ligne.' },
          { title: 'Livraison immédiate', text: 'La clé arrive dès que le paiement est confirmé.' },
          {
            title: 'Rétractation',
            text: 'Quatorze jours pour changer d’avis, là où la loi le prévoit, sauf si vous acceptez, lors de la commande, de perdre ce droit dès la livraison de la clé.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Seulement pour un temps\u00a0?',
        text: 'La formule mensuelle est la plus courte. Découvrez comment elle se renouvelle, comment elle prend fin et comment passer à une formule d’un an ou à vie.',
        label: 'Comprendre la formule mensuelle',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: 'Boutique : suites, produits et mises à niveau',
    meta_description:
      'Licences pour la vidéo, la musique et vos propres images, sous Windows et sur Mac : essai gratuit, prix expliqués, clé immédiate.',
  },
  what_to_watch: {
    title: 'Que regarder ce soir ?',
    intro:
      'Des idées selon le temps dont vous disposez, et les services qui s’y prêtent. À vous de choisir les titres.',
    sections: [
      {
        kind: 'passages',
        title: 'Selon votre temps',
        look: 'grid',
        passages: [
          {
            title: 'Vingt minutes',
            text: 'Un épisode de comédie, un dessin animé, un sujet de magazine en replay.',
          },
          {
            title: 'Une soirée',
            text: 'Un film ou deux épisodes d’une série. Commencez par ce qui sera bientôt retiré.',
          },
          {
            title: 'Un week-end de pluie',
            text: 'Une série britannique en six épisodes, ou une saison complète.',
          },
          {
            title: 'Un long trajet',
            text: 'Des documentaires que l’on peut interrompre, et un livre audio pour reposer les yeux.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Où chercher',
        routes: [
          'canal_plus_downloader',
          'france_tv_downloader',
          'netflix_downloader',
          'disney_plus_downloader',
          'crunchyroll_downloader',
          'viki_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Regarder d’abord, enregistrer ensuite',
        body: `
Regardez un épisode en ligne avant d’ajouter toute une saison à la file d’attente : vous gagnerez du temps et de la place. Placez en tête les titres qui seront bientôt retirés. Et n’enregistrez que ce que vous avez le droit de garder, comme l’explique notre article sur [la copie privée](/article/101).
`,
      },
    ],
    meta_title: 'Que regarder ce soir ? Idées selon le temps',
    meta_description:
      'Vingt minutes, une soirée ou un long trajet : des idées de services selon le temps dont vous disposez, et ce qu’il vaut mieux voir d’abord.',
  },
}
