import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: 'Offre d’automne : le téléchargeur de vidéos à vie',
    intro:
      'Pour commencer petit : cette offre concerne la licence à vie du téléchargeur pour sites ouverts, sur un ordinateur.',
    sections: [
      {
        kind: 'text',
        title: 'De quoi il s’agit',
        body: `
Le [téléchargeur de vidéos](/video-downloader) garde conférences, cours et extraits de sites ouverts, là où l’auteur ou la loi permet la copie. Tant que l’offre court, le prix de la licence à vie est réduit, sans code : la liste des formules en tient compte. Si vos achats vous donnent un meilleur prix, c’est lui qui vaut.
`,
      },
      {
        kind: 'products',
        title: 'Dans l’offre, et à côté',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: 'À propos de l’offre',
        questions: [
          {
            question: 'Est-ce une licence réduite ?',
            answer: 'Non, la même licence à vie pour un ordinateur, mises à jour comprises.',
          },
          {
            question: 'J’ai déjà un produit. Qu’est-ce qui vaut pour moi ?',
            answer: 'Connectez-vous : la page montre le plus bas des prix qui vous concernent, et sa raison.',
          },
        ],
      },
    ],
    meta_title: 'Offre d’automne : téléchargeur vidéo à vie',
    meta_description:
      'La licence à vie du téléchargeur pour sites ouverts à prix réduit, sur un ordinateur. Le prix du jour est dans la liste des formules.',
  },
  upgrade_campaign: {
    title: 'Ce que vous possédez compte',
    intro:
      'Pour les détenteurs de licences à vie : chaque produit acheté peut abaisser le prix d’une suite. Connectez-vous pour savoir de combien.',
    sections: [
      {
        kind: 'passages',
        title: 'Le déroulement',
        look: 'steps',
        passages: [
          {
            title: 'Se connecter',
            text: 'La boutique lit les licences à vie de votre compte, système par système.',
          },
          {
            title: 'Comparer les suites',
            text: 'Vidéo, musique ou les deux, pour un ou trois ordinateurs, avec la raison de chaque prix.',
          },
          { title: 'Compléter', text: 'Vos licences demeurent ; la suite s’y ajoute.' },
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
Les avantages des détenteurs ne dépendent d’aucune date : ils valent dès que votre compte contient quelque chose qui compte. Une opération peut y joindre un code pour quelques semaines ; le haut de cette page dit s’il y en a une. De tous les prix possibles, le plus bas est retenu.
`,
      },
    ],
    meta_title: 'Mise à niveau : vos licences comptent',
    meta_description:
      'Les licences à vie comptent pour une suite vidéo ou musique. Connectez-vous, voyez votre prix et lisez pourquoi il est ainsi.',
  },
  subscriber_upgrade: {
    title: 'D’une formule à durée fixe à la licence à vie',
    intro:
      'Vous avez commencé par un mois ou un an et souhaitez rester ? Voici comment passer d’une formule qui s’arrête d’elle-même à une licence sans échéance.',
    sections: [
      {
        kind: 'passages',
        title: 'L’essentiel',
        look: 'grid',
        passages: [
          {
            title: 'Le même produit',
            text: 'La licence à vie porte sur le produit que vous connaissez, sur le système où vous l’utilisez.',
          },
          {
            title: 'Votre prix de client',
            text: 'Qui a ou a eu un produit à l’unité paie en règle générale moins cher sa licence à vie. Une fois connecté, vous voyez le prix tout de suite.',
          },
          {
            title: 'Rien à résilier',
            text: 'Payé une seule fois, un mois ou un an s’arrête de lui-même. S’il se renouvelle, la licence à vie met fin aux renouvellements et rien d’autre n’est débité.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Avant de changer',
        questions: [
          {
            question: 'Ma formule est déjà terminée. Est-ce trop tard ?',
            answer: 'Non. Votre compte sait ce que vous avez eu, et le prix de client vaut aussi après.',
          },
          {
            question: 'Les jours restants sont-ils remboursés ?',
            answer: 'Non. La formule court jusqu’à son dernier jour à côté de la licence à vie.',
          },
          {
            question: 'Où voir mon prix ?',
            answer: 'Une fois connecté, sur la page du produit et à chaque étape de la commande.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Vos formules',
        text: 'Voyez lesquelles courent, et jusqu’à quand.',
        label: 'Ouvrir mon compte',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: 'D’un mois ou d’un an à la licence à vie',
    meta_description:
      'Passer d’une formule d’un mois ou d’un an à la licence à vie du même produit : prix de client, jours restants, et rien à résilier.',
  },
  aio_special_offer: {
    title: 'Les suites pour trois ordinateurs',
    intro:
      'Cette opération concerne les suites pour trois ordinateurs : tous les services vidéo, ou vidéo et musique, dans un même foyer.',
    sections: [
      {
        kind: 'text',
        title: 'À qui elle s’adresse',
        body: `
Un ordinateur au bureau, un pour les voyages, un près du téléviseur : qui utilise partout les mêmes services a besoin d’une licence, et non de trois. L’opération vise les licences à vie pour trois ordinateurs des deux suites ci-dessous. Pendant ses dates, la réduction s’applique d’elle-même et figure dans l’explication du prix. En dehors, les mêmes licences se vendent au prix habituel, et les détenteurs gardent leurs propres prix.
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
            question: 'Peut-on mêler Windows et Mac ?',
            answer: 'Non, les trois ont le même système.',
          },
          {
            question: 'J’ai la suite pour un ordinateur.',
            answer: 'Vous ne payez que la différence. Une fois connecté, la page vous mène au bon produit.',
          },
        ],
      },
    ],
    meta_title: 'Suites pour trois ordinateurs : offre spéciale',
    meta_description:
      'Une opération sur les licences à vie pour trois ordinateurs, vidéo seule ou avec la musique. Dates et état figurent sur la page.',
  },
  clientad_promotion: {
    title: 'Pour les utilisateurs de nos applications',
    intro:
      'Une annonce dans une application Tidemark vous a conduit ici. Voici l’étape qui convient à votre compte.',
    sections: [
      {
        kind: 'passages',
        title: 'Qu’est-ce qui vous décrit ?',
        look: 'grid',
        passages: [
          {
            title: 'J’essaie encore',
            text: 'Choisissez une formule pour le service essayé. Il n’y a rien à réinstaller.',
          },
          {
            title: 'J’ai un produit',
            text: 'Regardez la suite de sa gamme : une licence à vie en abaisse le prix.',
          },
          {
            title: 'J’ai une suite',
            text: 'Ajoutez l’autre gamme ou d’autres ordinateurs, en ne payant que ce qui manque.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Les étapes possibles',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: 'Plutôt sans annonces ?',
        body: `
Elles se désactivent dans les réglages de l’application, sous « Général ». Les messages sur les mises à jour et sur la fin de votre licence demeurent, parce qu’ils vous sont utiles.
`,
      },
    ],
    meta_title: 'Offres pour qui utilise déjà nos logiciels',
    meta_description:
      'Une formule après l’essai, une suite après un produit, l’autre gamme après une suite : ce qui convient à votre compte.',
  },
  monthly_subscription_promotion: {
    title: 'Un mois, le temps qu’il vous faut',
    intro:
      'Le mois est le plus petit pas : pour des vacances, une saison ou un projet. Il se renouvelle jusqu’à résiliation ou, en un seul paiement, s’arrête de lui-même.',
    sections: [
      {
        kind: 'passages',
        title: 'Quand un mois convient',
        look: 'grid',
        passages: [
          { title: 'Avant un voyage', text: 'Préparez tout la première semaine, le reste est une réserve.' },
          { title: 'Pendant une saison', text: 'Une série hebdomadaire s’achève en deux ou trois mois.' },
          {
            title: 'Pour ranger une fois',
            text: 'Une bibliothèque de musique, une boîte de films de famille, et c’est fait.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Ce que veut dire un mois',
        questions: [
          {
            question: 'Dois-je résilier ?',
            answer:
              'S’il se renouvelle, oui : à tout moment, en deux clics, et le mois payé vous reste acquis. En un seul paiement, le mois s’arrête de lui-même et rien d’autre n’est débité.',
          },
          {
            question: 'Puis-je passer plus tard à un an ou à vie ?',
            answer: 'Oui. Une fois connecté, vous voyez ce que ce passage vous coûte.',
          },
          {
            question: 'Après une pause, le prix redevient-il entier ?',
            answer: 'Qui a déjà eu un produit reçoit en règle générale un prix de client.',
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
      'Une de nos applications vous plaît ? Parlez-en. La personne qui suit votre lien la découvre, et si elle achète, vous gagnez un essai de la gamme qu’elle a choisie.',
    sections: [
      {
        kind: 'passages',
        title: 'Le principe',
        look: 'steps',
        passages: [
          {
            title: 'Copier le lien',
            text: 'Il se trouve dans votre compte, parmi les essais gratuits. Il contient un code, pas votre nom.',
          },
          {
            title: 'Le transmettre',
            text: 'À des personnes que vous connaissez, et pas là où la publicité est malvenue.',
          },
          {
            title: 'Suivre le compte',
            text: 'Les visites, les comptes et les achats s’affichent dans votre compte, et les essais gagnés aussi, avec leurs jours.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Sur le programme',
        questions: [
          { question: 'Faut-il une licence ?', answer: 'Non, un compte suffit.' },
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
        label: 'Gagner du temps d’essai',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: 'Programme de parrainage : comment participer',
    meta_description:
      'Transmettre un lien et voir ce qu’il apporte : comment le programme compte, et ce qu’il ne dit pas des autres.',
  },
  event_center: {
    title: 'Centre des événements : offres à durée limitée',
    intro: 'Automne, Black Friday, Noël : voyez ici ce qui coûte moins cher aujourd’hui, et jusqu’à quand.',
    sections: [
      {
        kind: 'text',
        title: 'Ce que vous y trouvez',
        body: `
Faites un tour ici avant d’acheter. Si une offre a une fin, nous vous l’indiquons à votre heure, et cette fin est bien réelle : ensuite, les prix habituels reviennent. Vous n’avez besoin d’aucun code, car la liste des formules affiche déjà le prix réduit. Et quand rien n’est en cours, nous vous le disons aussi.
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
            title: 'De vraies dates',
            text: 'Nos comptes à rebours vont jusqu’à la fin réelle de l’offre. Personne ne vous presse.',
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
      'Ce qui coûte moins cher en ce moment chez Tidemark, jusqu’à quand, et sans code. Avec des licences à vie, vous avez un prix à vous toute l’année.',
  },
  black_friday_sales_2022: {
    title: 'Black Friday 2022',
    intro:
      'L’opération de l’automne 2022 sur les licences à vie, pour un ou trois ordinateurs. L’encadré ci-dessous indique où elle en est.',
    sections: [
      {
        kind: 'text',
        title: 'Ce qu’elle comprend',
        body: `
Black Friday 2022 porte sur les licences sans échéance : à vie pour un ordinateur et à vie pour trois, produits seuls ou suites. Le mois et l’année n’en font pas partie. Pendant ses dates, les prix réduits figurent sans code dans la liste des formules. En dehors, les prix habituels valent, et d’autres opérations sont annoncées au [centre des événements](/event-center).
`,
      },
      {
        kind: 'passages',
        title: 'Avec les autres prix',
        look: 'grid',
        passages: [
          { title: 'Prix de client', text: 'Si vos achats vous valent un prix plus bas, il est conservé.' },
          { title: 'Codes', text: 'Un code saisi ne compte que s’il apporte davantage que l’opération.' },
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
      'L’opération de l’automne 2022 sur les licences à vie pour un ou trois ordinateurs : ce qu’elle comprend et son rapport aux prix de client.',
  },
  shop: {
    title: 'La boutique en bref',
    intro:
      'Des licences pour la vidéo, la musique et vos propres images, à des prix dont vous pouvez lire le calcul.',
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
          { title: 'Essayer d’abord', text: 'Chaque application existe en essai, avant toute décision.' },
          { title: 'Un calcul lisible', text: 'Prix catalogue, réduction et total, ligne par ligne.' },
          { title: 'Livraison immédiate', text: 'La clé arrive dès que le paiement est confirmé.' },
          { title: 'Rétractation', text: 'Quatorze jours, là où la loi la prévoit.' },
        ],
      },
      {
        kind: 'action',
        title: 'Seulement pour un temps\u00a0?',
        text: 'La formule mensuelle est le plus petit pas. Lisez comment elle se renouvelle, comment elle prend fin et comment elle devient une formule d’un an ou à vie.',
        label: 'Comprendre la formule mensuelle',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: 'Boutique : suites, produits et mises à niveau',
    meta_description:
      'Licences pour services vidéo, musique et images personnelles, sous Windows et sur Mac. Essayer, comprendre le prix, utiliser aussitôt.',
  },
  what_to_watch: {
    title: 'Que regarder ce soir ?',
    intro:
      'Des idées selon le temps dont vous disposez, et le service qui s’y prête. Le choix des titres vous revient.',
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
            text: 'Un film, ou deux épisodes d’une série. Regardez d’abord s’il part bientôt.',
          },
          {
            title: 'Un week-end de pluie',
            text: 'Une série britannique en six épisodes, ou une saison achevée.',
          },
          {
            title: 'Un long trajet',
            text: 'Des documentaires qui se laissent interrompre, et un livre audio pour reposer les yeux.',
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
        title: 'Regarder, puis garder',
        body: `
Voyez un épisode sur le service avant d’en mettre une saison dans la file : vous gagnez du temps et de la place. Ce qui a une échéance passe en tête. Et ne gardez que ce que vous pouvez garder en privé, comme l’explique notre article sur [la copie privée](/article/101).
`,
      },
    ],
    meta_title: 'Que regarder ce soir ? Idées selon le temps',
    meta_description:
      'Vingt minutes, une soirée ou un long trajet : des idées de services selon votre temps, et ce qu’il vaut mieux voir d’abord.',
  },
}
