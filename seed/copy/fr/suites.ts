import type { PageTexts } from '../text'

export const suites: PageTexts = {
  all_in_one_video_suite: {
    headline: 'Vidéo tout-en-un : chaque service, une licence',
    promise:
      'Plutôt qu’un téléchargeur par plateforme, réunissez tous ceux de la gamme vidéo dans une seule application.',
    steps: [
      {
        title: 'Choisir son système',
        text: 'La suite vaut pour Windows ou pour Mac ; prenez celui de votre ordinateur.',
      },
      {
        title: 'Prendre une formule',
        text: 'Un mois, un an, à vie sur 1 ordinateur ou à vie sur 3 ordinateurs.',
      },
      {
        title: 'Passer d’un service à l’autre',
        text: 'La liste des services s’ouvre dans la même fenêtre, avec une file d’attente commune.',
      },
    ],
    features: [
      {
        title: 'Plateformes mondiales',
        text: 'Netflix, Prime Video, Disney+, HBO Max et les autres de la gamme.',
      },
      { title: 'Diffuseurs d’Europe', text: 'Canal+, TF1+, france.tv, BBC iPlayer, RaiPlay ou Joyn.' },
      { title: 'Services du Japon', text: 'U-NEXT, ABEMA, TVer, d Anime Store.' },
      { title: 'Sites ouverts et flux', text: 'Vidéos de YouTube ou de Vimeo, flux M3U8 et MPD.' },
      {
        title: 'Une seule file',
        text: 'Des épisodes de plusieurs services se suivent sans changer d’outil.',
      },
      {
        title: 'Libre de changer d’abonnement',
        text: 'Vous pouvez passer d’un service à l’autre dans l’année en gardant la même licence.',
      },
    ],
    questions: [
      {
        question: 'À partir de combien de services la suite est-elle utile ?',
        answer:
          'Comparez le prix affiché ici à la somme des licences qu’il vous faut ; la page fait le calcul.',
      },
      { question: 'Les sites pour adultes en font-ils partie ?', answer: 'Non, ils sont vendus à part.' },
      {
        question: 'La suite donne-t-elle accès à d’autres services ?',
        answer:
          'Non. Chaque service demande votre propre accès, et vous n’en gardez que ce que vous avez le droit de garder.',
      },
      {
        question: 'J’ai déjà des produits individuels : que faire ?',
        answer:
          'Connectez-vous. Les produits à vie que vous possédez réduisent le prix de la suite, et la page indique de combien.',
      },
      {
        question: 'Puis-je passer du mois à l’année ?',
        answer: 'Oui, dans votre compte, à la rubrique des abonnements.',
      },
    ],
    meta_title: 'Vidéo tout-en-un : la suite des téléchargeurs',
    meta_description:
      'Tous les téléchargeurs vidéo de la gamme en une licence : un mois, un an ou à vie, sur 1 ou 3 ordinateurs.',
  },
  all_in_one_music_suite: {
    headline: 'Musique tout-en-un, d’Audible à YouTube Music',
    promise: 'Livres, podcasts et albums de plusieurs abonnements se convertissent avec les mêmes réglages.',
    steps: [
      {
        title: 'Installer Tidemark Music',
        text: 'Une installation comprend tous les convertisseurs de votre système.',
      },
      {
        title: 'Se connecter à ses services',
        text: 'Spotify, Apple Music, Deezer, Qobuz : connectez-vous à ceux que vous utilisez.',
      },
      { title: 'Convertir à sa façon', text: 'Choisissez un format commun, ou un format par service.' },
    ],
    features: [
      {
        title: 'Les mêmes métadonnées',
        text: 'Vos fichiers portent les mêmes champs, quelle que soit leur origine.',
      },
      { title: 'Livres et musique', text: 'Les livres audio restent à l’écart des albums.' },
      { title: 'Changer de service', text: 'Si vous changez d’abonnement, la licence vous suit.' },
      { title: 'Doublons signalés', text: 'Les doublons entre deux services sont signalés.' },
      {
        title: 'De la haute résolution à la voix',
        text: 'TIDAL et Qobuz pour la chaîne, SoundCloud pour les démos, Audible pour les livres.',
      },
      {
        title: 'Services d’un seul pays',
        text: 'LINE MUSIC pour le Japon et Pandora pour les États-Unis en font partie.',
      },
      {
        title: 'Un format par source',
        text: 'FLAC pour une formule sans perte, MP3 pour la voiture, M4B pour les livres : réglez-le une fois par service.',
      },
    ],
    questions: [
      {
        question: 'Quelles formules sont proposées ?',
        answer: 'Un mois, un an et à vie, pour 1 ordinateur.',
      },
      {
        question: 'Napster est-il compris ?',
        answer: 'Non, son convertisseur n’est plus vendu.',
      },
      {
        question: 'Dans quel but puis-je convertir ?',
        answer:
          'Pour écouter vous-même ce que vos abonnements et la loi vous permettent de garder, et rien de plus.',
      },
      {
        question: 'Quand la suite vaut-elle la peine ?',
        answer:
          'Le plus souvent à partir de deux ou trois convertisseurs. La comparaison de cette page fait le calcul avec les prix du jour.',
      },
      {
        question: 'Existe-t-il une version pour trois ordinateurs ?',
        answer:
          'Non, la suite musicale vaut pour un seul. Pour trois ordinateurs, choisissez la suite qui réunit vidéo et musique.',
      },
      {
        question: 'Mes abonnements musicaux sont-ils dans le prix ?',
        answer: 'Non, ils restent entre vous et chaque service.',
      },
    ],
    meta_title: 'Musique tout-en-un : la suite des convertisseurs',
    meta_description:
      'Tous les convertisseurs de musique et de livres audio en une seule licence, avec les mêmes métadonnées : un mois, un an ou à vie.',
  },
  video_music_one: {
    headline: 'Vidéo et musique tout-en-un',
    promise:
      'Une seule licence et un seul compte pour tous les téléchargeurs vidéo et tous les convertisseurs de musique.',
    steps: [
      {
        title: 'Installer les deux applications',
        text: 'Tidemark Video et Tidemark Music s’activent avec la même licence.',
      },
      {
        title: 'Choisir ses dossiers',
        text: 'Choisissez un dossier pour les films et un autre pour les albums.',
      },
      { title: 'Les utiliser ensemble', text: 'Les deux applications peuvent travailler en même temps.' },
    ],
    features: [
      {
        title: 'Deux suites entières',
        text: 'Tous les téléchargeurs vidéo et tous les convertisseurs de votre système.',
      },
      {
        title: 'Un seul renouvellement',
        text: 'Vous n’avez qu’une date à retenir, ou aucune avec la licence à vie.',
      },
      { title: 'Trois ordinateurs possibles', text: 'La formule à vie existe aussi pour 3 ordinateurs.' },
      {
        title: 'Films et bandes-son',
        text: 'Enregistrez un film et convertissez sa musique avec la même licence.',
      },
      {
        title: 'Suivre vos habitudes',
        text: 'Si vous changez d’abonnement, le nouveau service est déjà compris s’il appartient à l’une des deux gammes.',
      },
      {
        title: 'Réglages partagés',
        text: 'Langue, apparence et mises à jour se règlent une fois ; les dossiers restent distincts.',
      },
    ],
    questions: [
      {
        question: 'Puis-je commencer par une seule suite ?',
        answer: 'Oui. Vous pourrez ensuite la compléter, et le prix tiendra compte de votre licence.',
      },
      {
        question: 'Que comprend exactement la suite ?',
        answer: 'Les gammes vidéo et musique, sans les sites pour adultes ni l’IA vidéo.',
      },
      {
        question: 'Mes droits changent-ils avec deux suites ?',
        answer:
          'Non : pour l’image comme pour le son, seul l’usage privé prévu par vos abonnements est permis.',
      },
      {
        question: 'Quelles formules existent ?',
        answer:
          'Un mois, un an ou à vie pour un ordinateur, et à vie pour trois. Chacune ouvre tous les services des deux gammes.',
      },
      {
        question: 'J’ai la suite vidéo : vais-je payer deux fois ?',
        answer:
          'Non. Avec une suite à vie dans votre compte, vous ne voyez que le prix de la moitié qui vous manque.',
      },
      {
        question: 'Une licence Windows inclut-elle le Mac ?',
        answer: 'Non, elle vaut pour le système choisi. Pour un second système, il existe une offre réduite.',
      },
    ],
    meta_title: 'Vidéo et musique tout-en-un, Windows et Mac',
    meta_description:
      'La suite vidéo et la suite musique en une licence, par mois, par an ou à vie, sur 1 ou 3 ordinateurs.',
  },
  video_one_upgrade: {
    headline: 'De vos téléchargeurs à la suite vidéo',
    promise:
      'Vous possédez déjà un ou plusieurs téléchargeurs à vie ? Ils réduisent le prix de la suite vidéo complète.',
    steps: [
      { title: 'Se connecter au compte', text: 'Nous comptons vos licences à vie sur ce système.' },
      { title: 'Voir son prix', text: 'Le montant affiché tient compte de ce que vous possédez.' },
      {
        title: 'Passer à la suite',
        text: 'Les autres téléchargeurs sont débloqués, et vous gardez les vôtres.',
      },
    ],
    features: [
      {
        title: 'Pour qui',
        text: 'Pour ceux qui possèdent des téléchargeurs vidéo individuels et veulent toute la gamme.',
      },
      {
        title: 'Un prix qui baisse',
        text: 'Chaque licence à vie supplémentaire réduit le prix, jusqu’à un minimum.',
      },
      { title: 'À vie, pour un ordinateur', text: 'La licence est définitive et vaut pour 1 ordinateur.' },
      { title: 'Réglages conservés', text: 'Dossiers, langues et historique ne changent pas.' },
      { title: 'Votre offre, à côté du prix', text: 'La page indique l’offre qui donne ce prix.' },
      {
        title: 'Produits retirés aussi',
        text: 'Une licence à vie pour un service que nous ne vendons plus reste une licence de votre compte.',
      },
    ],
    questions: [
      {
        question: 'Un abonnement mensuel compte-t-il ?',
        answer: 'Pas comme licence à vie. Une autre offre existe pour les abonnés.',
      },
      {
        question: 'Mes licences pour l’autre système comptent-elles ?',
        answer: 'Non ; pour elles, voyez l’offre destinée à un nouveau système.',
      },
      {
        question: 'La suite autorise-t-elle davantage de copies ?',
        answer:
          'Non, elle comprend plus de services, mais la règle reste la même : un usage privé et licite.',
      },
      {
        question: 'Vaut-il mieux acheter d’abord un téléchargeur de plus ?',
        answer:
          'Non. Les prix sont calculés pour que ce détour ne soit jamais avantageux ; prenez directement la suite si c’est elle que vous voulez.',
      },
      {
        question: 'Un code promo s’ajoute-t-il ?',
        answer:
          'La boutique calcule chaque prix possible et retient le plus bas. Un code qui ne serait pas plus avantageux est refusé, avec une explication.',
      },
      {
        question: 'Je ne possède rien encore : cette page est-elle pour moi ?',
        answer: 'Vous pouvez acheter ici, mais au prix habituel. La page de la suite vidéo l’explique mieux.',
      },
    ],
    meta_title: 'Passage à Vidéo tout-en-un',
    meta_description:
      'Propriétaires de téléchargeurs à vie : passez à la suite vidéo complète à un prix qui tient compte de vos licences.',
  },
  video_pro_upgrade: {
    headline: 'Passez à la suite vidéo pour 3 ordinateurs',
    promise:
      'Vos téléchargeurs individuels à vie réduisent le prix de la suite vidéo complète pour 3 ordinateurs.',
    steps: [
      { title: 'Vérifier ses licences', text: 'Votre compte énumère ce qui entre dans le calcul.' },
      {
        title: 'Choisir trois ordinateurs',
        text: 'Au bureau, en voyage ou dans le salon : vous pouvez activer la licence sur trois ordinateurs.',
      },
      {
        title: 'Activer la suite',
        text: 'Ajoutez les ordinateurs un par un, retirez-les quand vous en changez.',
      },
    ],
    features: [
      {
        title: 'À qui elle s’adresse',
        text: 'Pour ceux qui possèdent des téléchargeurs individuels et utilisent plusieurs ordinateurs.',
      },
      {
        title: 'Trois ordinateurs, un système',
        text: 'Les trois ordinateurs utilisent le même système, Windows ou Mac.',
      },
      { title: 'Appareils gérés en ligne', text: 'Le compte montre où la licence est active.' },
      {
        title: 'Sans renouvellement',
        text: 'Vous payez une seule fois, et la licence n’a pas de date de fin.',
      },
      {
        title: 'En une étape',
        text: 'Vous n’avez pas besoin d’acheter d’abord la suite pour un seul ordinateur.',
      },
      {
        title: 'Reçu détaillé',
        text: 'Prix catalogue, offre et code promo éventuel s’y suivent dans l’ordre.',
      },
    ],
    questions: [
      {
        question: 'Et si un seul ordinateur me suffit ?',
        answer: 'Choisissez alors Vidéo tout-en-un, la même suite pour un ordinateur.',
      },
      {
        question: 'Puis-je céder une activation à un ami ?',
        answer:
          'Non. La licence vaut pour trois ordinateurs de votre foyer, et les vidéos sont réservées à votre usage privé.',
      },
      {
        question: 'Un appareil perdu bloque-t-il une place ?',
        answer: 'Vous pouvez le retirer depuis votre compte.',
      },
      {
        question: 'Les trois ordinateurs travaillent-ils en même temps ?',
        answer:
          'Oui, chacun avec sa file et ses connexions. C’est chaque service, et non notre licence, qui fixe le nombre de lectures simultanées ; vérifiez-le avant de lancer plusieurs téléchargements.',
      },
      {
        question: 'Et si j’ai déjà la suite ?',
        answer:
          'Vous ne payez alors que la différence : voyez « Vidéo tout-en-un, extension à 3 ordinateurs ».',
      },
      {
        question: 'Qu’est-ce qui reste interdit ?',
        answer:
          'Comme sur un seul ordinateur : donner des fichiers, les montrer en public ou garder ce à quoi vous n’avez pas droit.',
      },
    ],
    meta_title: 'Passage à Vidéo tout-en-un pour 3 ordinateurs',
    meta_description:
      'De téléchargeurs séparés à la suite vidéo : licence à vie pour 3 ordinateurs, prix réduit selon ce que vous possédez.',
  },
  music_upgrade: {
    headline: 'De vos convertisseurs à la suite musique',
    promise:
      'Vous avez déjà un convertisseur pour Spotify ou Qobuz ? Ajoutez à prix réduit tous ceux qui vous manquent.',
    steps: [
      { title: 'Ouvrir son compte musique', text: 'Les convertisseurs à vie que vous avez y sont listés.' },
      { title: 'Voir la différence', text: 'La page compare votre prix et le tarif habituel de la suite.' },
      {
        title: 'Compléter',
        text: 'Après le paiement, rouvrez l’application et connectez-vous à vos autres services.',
      },
    ],
    features: [
      {
        title: 'À qui elle s’adresse',
        text: 'À ceux qui possèdent un ou plusieurs convertisseurs de musique avec une licence à vie.',
      },
      { title: 'Prix dégressif', text: 'Il baisse avec le nombre de convertisseurs que vous possédez.' },
      { title: 'Modèles gardés', text: 'Vos règles de nommage s’appliquent aux services ajoutés.' },
      { title: 'Licence définitive', text: 'Elle vaut à vie, pour 1 ordinateur.' },
      {
        title: 'Un seul suffit pour commencer',
        text: 'Un convertisseur à vie donne déjà droit à cette offre.',
      },
      {
        title: 'Peu à payer pour le reste',
        text: 'Si vous possédez presque tous les convertisseurs, vous payez peu pour les derniers.',
      },
      {
        title: 'Ce qui est compris',
        text: 'Tous les convertisseurs que nous vendons pour votre système, de Spotify et Deezer à LINE MUSIC et Qobuz, avec les livres d’Audible.',
      },
    ],
    questions: [
      {
        question: 'Existe-t-il une version pour 3 ordinateurs ?',
        answer:
          'Pas pour la musique seule, mais la suite Vidéo et musique tout-en-un existe pour 3 ordinateurs.',
      },
      {
        question: 'Mes anciens fichiers doivent-ils être refaits ?',
        answer: 'Non, rien ne change pour eux.',
      },
      {
        question: 'Plus de convertisseurs, plus de droits ?',
        answer: 'Non. Chacun reste lié à votre abonnement et à l’écoute privée que la loi permet.',
      },
      {
        question: 'Mes téléchargeurs vidéo réduisent-ils ce prix ?',
        answer:
          'Non, ils ne comptent pas pour les paliers de la musique. Pour les deux gammes, il y a le passage à Vidéo et musique tout-en-un.',
      },
      {
        question: 'Une formule d’un mois ou d’un an compte-t-elle ?',
        answer: 'Pas sur cette page ; il existe une offre pour les abonnés.',
      },
    ],
    meta_title: 'Passage à Musique tout-en-un',
    meta_description:
      'Déjà un convertisseur à vie ? Ajoutez tous les autres à un prix qui baisse avec vos licences. Licence pour 1 ordinateur.',
  },
  video_music_one_upgrade: {
    headline: 'De quelques licences aux deux suites complètes',
    promise:
      'Téléchargeurs, convertisseurs ou les deux : vos licences à vie réduisent le prix de Vidéo et musique tout-en-un.',
    steps: [
      { title: 'Réunir ses achats', text: 'Connectez-vous avec l’adresse utilisée lors de vos commandes.' },
      { title: 'Vérifier le calcul', text: 'Vidéo et musique sont additionnées pour votre système.' },
      { title: 'Confirmer l’achat', text: 'Une nouvelle licence débloque les deux suites.' },
    ],
    features: [
      {
        title: 'À qui elle s’adresse',
        text: 'Cette mise à niveau s’adresse à ceux qui ont acheté des produits individuels dans l’une ou l’autre gamme.',
      },
      {
        title: 'Les deux gammes comptent',
        text: 'Trois téléchargeurs et un convertisseur font quatre licences.',
      },
      { title: 'À vie, sur un ordinateur', text: 'La licence vaut pour 1 ordinateur, sans date de fin.' },
      { title: 'Reçu clair', text: 'Tarif, réduction et total figurent ligne par ligne.' },
      { title: 'Un prix par paliers', text: 'Chaque licence à vie réduit votre prix d’un palier.' },
      {
        title: 'Produits achetés par deux',
        text: 'Si vous avez acheté deux services ensemble, chacun compte pour un palier.',
      },
    ],
    questions: [
      {
        question: 'J’ai deux comptes : puis-je les additionner ?',
        answer:
          'Le calcul porte sur un seul compte. Demandez à l’assistance s’il est possible de les réunir.',
      },
      {
        question: 'Une suite déjà acquise change-t-elle le prix ?',
        answer: 'Oui, et l’offre pour compléter une suite est alors celle qu’il faut consulter.',
      },
      {
        question: 'Les suites remplacent-elles mes abonnements ?',
        answer:
          'Non. Sans accès payant ou gratuit à un service, vous ne pouvez rien enregistrer ; avec cet accès, seulement pour vous.',
      },
      {
        question: 'Une mise à niveau plus petite me suffirait-elle ?',
        answer:
          'Si vous ne convertissez jamais de musique, celle de la vidéo convient mieux. Vous pourrez la compléter plus tard en payant la moitié qui manque.',
      },
      {
        question: 'La gamme pour adultes compte-t-elle ?',
        answer: 'Non, c’est une gamme à part, ni comptée ni comprise.',
      },
      {
        question: 'Où vois-je le résultat ?',
        answer:
          'Dans votre compte, parmi vos produits, avec la clé et l’ordinateur sur lequel elle est activée.',
      },
    ],
    meta_title: 'Passage à Vidéo et musique tout-en-un',
    meta_description:
      'Vos licences séparées de vidéo et de musique comptent pour les deux suites complètes : à vie, sur 1 ordinateur.',
  },
  video_music_pro_upgrade: {
    headline: 'Passez à la suite vidéo et musique pour 3 ordinateurs',
    promise:
      'Vos licences individuelles à vie réduisent le prix des deux gammes complètes pour 3 ordinateurs.',
    steps: [
      { title: 'Faire le point', text: 'Votre compte affiche vos licences et les appareils activés.' },
      {
        title: 'Choisir la licence pour trois',
        text: 'La licence vaut pour trois ordinateurs au lieu d’un.',
      },
      {
        title: 'Installer sur chaque ordinateur',
        text: 'Connectez-vous partout avec le même compte et importez vos réglages si vous le souhaitez.',
      },
    ],
    features: [
      {
        title: 'Pour quel foyer',
        text: 'Elle convient à un foyer qui a acheté plusieurs produits et utilise plusieurs ordinateurs.',
      },
      {
        title: 'Les deux suites partout',
        text: 'Vous pouvez activer la vidéo et la musique sur chacun des ordinateurs.',
      },
      { title: 'Remplacer un ordinateur', text: 'Un ordinateur neuf prend la place de l’ancien.' },
      { title: 'Payée une seule fois', text: 'La licence n’a pas de date de fin.' },
      {
        title: 'Deux applications par ordinateur',
        text: 'Chaque ordinateur reçoit Tidemark Video et Tidemark Music.',
      },
      {
        title: 'Gérer soi-même',
        text: 'Nommez, libérez et remplacez un ordinateur sans écrire à l’assistance.',
      },
    ],
    questions: [
      {
        question: 'Puis-je utiliser à la fois Windows et Mac ?',
        answer: 'Non, la licence concerne un système. Choisissez celui de vos ordinateurs.',
      },
      {
        question: 'Mes licences séparées disparaissent-elles ?',
        answer: 'Elles restent inscrites à votre compte.',
      },
      {
        question: 'Chaque membre du foyer peut-il enregistrer des titres ?',
        answer: 'Oui, avec ses propres accès, pour un usage privé et selon les conditions de chaque service.',
      },
      {
        question: 'Que veut dire un foyer ?',
        answer:
          'Les personnes avec qui vous vivez. Il s’agit par exemple d’un ordinateur de bureau, d’un portable et de celui qui est relié au téléviseur.',
      },
      {
        question: 'Puis-je commencer avec un ordinateur et en ajouter deux plus tard ?',
        answer: 'Oui, en payant la différence le moment venu.',
      },
      {
        question: 'Un code promo est-il possible ?',
        answer: 'Oui, s’il est plus avantageux que votre offre ; il figure alors sur le reçu.',
      },
    ],
    meta_title: 'Passer à Vidéo et musique, 3 ordinateurs',
    meta_description:
      'Des produits séparés aux deux suites complètes : licence à vie pour 3 ordinateurs, avec déduction selon vos licences.',
  },
  video_one_new: {
    headline: 'La suite vidéo sur votre nouveau système',
    promise:
      'Vous passez de Windows à Mac, ou l’inverse ? Vos licences pour un système réduisent le prix de la suite pour l’autre.',
    steps: [
      { title: 'Choisir le nouveau système', text: 'Indiquez celui où vous voulez installer la suite.' },
      {
        title: 'Voir le prix réduit',
        text: 'Vos licences à vie de l’ancien système sont prises en considération.',
      },
      { title: 'Installer l’application', text: 'Téléchargez la version correspondante et activez-la.' },
    ],
    features: [
      { title: 'Cas typique', text: 'Vous remplacez votre ordinateur par un modèle d’un autre système.' },
      {
        title: 'Vos licences restent',
        text: 'Vos licences actuelles restent valables sur l’ancien système.',
      },
      { title: 'Suite entière', text: 'Tous les téléchargeurs vidéo disponibles sur le nouveau système.' },
      { title: 'À vie, pour un ordinateur', text: 'Une seule activation, sans abonnement.' },
      {
        title: 'Deux systèmes, un compte',
        text: 'Les licences pour Windows et pour Mac s’y côtoient, avec leurs ordinateurs.',
      },
      {
        title: 'Une suite compte aussi',
        text: 'Il n’est pas nécessaire d’avoir des produits individuels : une suite à vie sur le premier système donne elle aussi droit au prix réduit.',
      },
    ],
    questions: [
      {
        question: 'Puis-je transférer ma licence au lieu d’acheter ?',
        answer: 'Non, une licence vaut pour un système. Cette offre vous permet d’en changer à moindre coût.',
      },
      {
        question: 'Tous les services existent-ils sur les deux systèmes ?',
        answer: 'Presque ; quelques téléchargeurs ne sont vendus que pour Windows.',
      },
      {
        question: 'Mes fichiers déjà gardés me suivent-ils ?',
        answer:
          'Vous pouvez les copier sur votre nouvel ordinateur, pour votre usage privé et dans la limite de vos droits.',
      },
      {
        question: 'Mes réglages passent-ils d’un système à l’autre ?',
        answer:
          'Pas automatiquement. Sur le nouveau, vous vous connectez à chaque service et choisissez une fois dossiers et noms de fichiers.',
      },
      {
        question: 'Je n’ai qu’un produit pour l’autre système : est-ce suffisant ?',
        answer: 'Oui, un seul produit vidéo à vie suffit pour un prix plus bas.',
      },
      { question: 'Et si je n’en ai aucun ?', answer: 'Vous pouvez acheter la suite à son prix normal.' },
    ],
    meta_title: 'Vidéo tout-en-un pour un autre système',
    meta_description:
      'Changer de système sans repartir de zéro : vos licences Windows ou Mac réduisent le prix de la suite vidéo pour l’autre système.',
  },
  video_pro_new: {
    headline: 'La suite vidéo pour 3 ordinateurs d’un autre système',
    promise:
      'Vous changez de système sur plusieurs ordinateurs ? Vos licences réduisent le prix de la suite qui en couvre 3.',
    steps: [
      { title: 'Vérifier les ordinateurs', text: 'Ils doivent tous avoir le même système.' },
      {
        title: 'Voir son prix réduit',
        text: 'Vos licences à vie pour l’autre système réduisent le prix.',
      },
      {
        title: 'Activer au fur et à mesure',
        text: 'Vous n’êtes pas obligé d’activer les trois ordinateurs le même jour.',
      },
    ],
    features: [
      {
        title: 'À qui cela convient',
        text: 'Pour ceux qui ont des licences pour un système et plusieurs ordinateurs avec l’autre.',
      },
      { title: 'Trois activations', text: 'Chacune peut être libérée puis réutilisée.' },
      { title: 'Ancien système intact', text: 'Vos produits précédents continuent de fonctionner.' },
      {
        title: 'Gestion à distance',
        text: 'Vous pouvez retirer dans votre compte un ordinateur que vous n’avez plus sous la main.',
      },
      {
        title: 'Un changement en douceur',
        text: 'Vous pouvez continuer à utiliser les anciens ordinateurs pendant le changement.',
      },
      {
        title: 'Connexions à refaire',
        text: 'Vos connexions à Netflix et aux autres services ne sont pas transférées. Sur chaque nouvel ordinateur, vous vous connectez une fois par service et réglez vos noms de fichiers.',
      },
    ],
    questions: [
      {
        question: 'Combien de temps ai-je pour activer ?',
        answer: 'La licence est à vie, il n’y a pas de délai.',
      },
      {
        question: 'Puis-je l’installer sur plus de 3 ordinateurs ?',
        answer: 'Il faut alors libérer une activation ou prendre une autre licence.',
      },
      {
        question: 'L’usage en entreprise est-il prévu ?',
        answer:
          'Non, les vidéos sont réservées à un usage privé ; pour un projet professionnel, il vous faut d’autres droits.',
      },
      {
        question: 'Puis-je laisser un ordinateur sur l’ancien système ?',
        answer:
          'Oui. Ses produits à vie y fonctionnent toujours, et il ne prend aucune des trois nouvelles places.',
      },
      {
        question: 'Pourquoi vois-je le prix normal ?',
        answer:
          'Nous n’avons trouvé aucun produit vidéo à vie pour votre adresse. Vérifiez que vous êtes connecté avec celle de vos achats.',
      },
    ],
    meta_title: 'Vidéo tout-en-un : autre système, 3 ordinateurs',
    meta_description:
      'Licence à vie de la suite vidéo pour 3 ordinateurs d’un nouveau système, réduite selon les licences de l’ancien.',
  },
  video_music_one_new: {
    headline: 'Complétez votre suite avec la seconde',
    promise: 'Vous avez déjà la suite vidéo ou la suite musique : complétez-la avec l’autre moitié.',
    steps: [
      { title: 'Vérifier sa suite', text: 'Le compte indique celle que vous possédez à vie.' },
      { title: 'Ajouter l’autre moitié', text: 'Le prix déduit ce qui est déjà payé.' },
      {
        title: 'Ouvrir la nouvelle application',
        text: 'Installez Tidemark Music ou Tidemark Video à côté de la première.',
      },
    ],
    features: [
      {
        title: 'Pour les propriétaires d’une suite',
        text: 'La nouvelle licence complète la vôtre et ne la remplace pas.',
      },
      { title: 'Ajouter la musique', text: 'Vous avez la suite vidéo : ajoutez tous les convertisseurs.' },
      { title: 'Ajouter la vidéo', text: 'Vous avez la suite musique : ajoutez tous les téléchargeurs.' },
      { title: 'À vie, pour un ordinateur', text: 'Les deux suites sont à vie, pour 1 ordinateur.' },
      { title: 'Sans second compte', text: 'Tout reste sous l’adresse que vous utilisez aujourd’hui.' },
    ],
    questions: [
      {
        question: 'J’ai aussi des licences séparées : comptent-elles ?',
        answer:
          'Celles de l’autre gamme, oui ; celles que contient votre suite ne sont pas comptées deux fois.',
      },
      {
        question: 'Et pour un autre système ?',
        answer:
          'Les deux suites doivent être pour le même système ; pour l’autre, une offre différente peut s’appliquer.',
      },
      {
        question: 'Quelle règle pour les deux contenus ?',
        answer:
          'La même : ce que vos abonnements vous laissent voir ou entendre, gardé pour vous et hors ligne.',
      },
      {
        question: 'Ma suite doit-elle être à vie ?',
        answer: 'Oui. Pour une suite prise au mois ou à l’année, il existe une page destinée aux abonnés.',
      },
      {
        question: 'Quels services vais-je découvrir ?',
        answer:
          'Si vous avez la vidéo, par exemple Spotify et Audible. Si vous avez la musique, Netflix, iPlayer ou TVer, ainsi que le téléchargeur de vidéos pour les sites ouverts.',
      },
      {
        question: 'Ma clé actuelle reste-t-elle valable ?',
        answer: 'Oui. La licence complète a une clé à elle, affichée à côté de l’ancienne.',
      },
    ],
    meta_title: 'Vidéo et musique tout-en-un après une suite',
    meta_description:
      'Vous avez la suite vidéo ou musique ? Ajoutez l’autre à un prix qui déduit la première. À vie, sur 1 ordinateur.',
  },
  video_music_pro_new: {
    headline: 'D’une suite à deux, d’un ordinateur à trois',
    promise: 'Vous possédez une suite ? Ajoutez la seconde et passez en même temps à 3 ordinateurs.',
    steps: [
      {
        title: 'Partir de votre suite',
        text: 'Il peut s’agir de la suite vidéo ou de la suite musique, pour un ou trois ordinateurs.',
      },
      {
        title: 'Ajouter et élargir',
        text: 'En une seule commande, vous ajoutez l’autre gamme et deux ordinateurs.',
      },
      {
        title: 'Installer où vous voulez',
        text: 'La vidéo au salon, la musique au bureau, ou les deux partout.',
      },
    ],
    features: [
      {
        title: 'Pour qui possède une suite',
        text: 'L’offre s’adresse à ceux qui possèdent déjà l’une des deux suites.',
      },
      {
        title: 'Déjà trois ordinateurs ?',
        text: 'Si votre suite vidéo couvre déjà trois ordinateurs, vous y ajoutez la musique.',
      },
      { title: 'Calcul affiché', text: 'La déduction est écrite à côté du prix.' },
      { title: 'Activation souple', text: 'Vous pouvez changer d’ordinateur depuis votre compte.' },
      { title: 'À vous pour de bon', text: 'Une licence à vie, gardée dans votre compte avec son reçu.' },
      {
        title: 'Depuis la musique aussi',
        text: 'Vous ajoutez alors en une fois les téléchargeurs et deux ordinateurs.',
      },
    ],
    questions: [
      {
        question: 'Quelle différence avec l’offre pour un ordinateur ?',
        answer: 'Le nombre d’ordinateurs : trois au lieu d’un.',
      },
      {
        question: 'Les produits futurs sont-ils compris ?',
        answer:
          'Non. Pour cela, il existe « Vidéo et musique tout-en-un, extension à 3 ordinateurs », réservé à qui possède les deux suites.',
      },
      {
        question: 'Puis-je prêter l’une des activations ?',
        answer:
          'Seulement au sein de votre foyer, et chacun ne garde que ce que ses propres abonnements permettent.',
      },
      {
        question: 'Mes produits individuels à vie comptent-ils également ?',
        answer:
          'Ceux de la gamme qui vous manque peuvent baisser le prix. Ceux que votre suite contient déjà ne sont pas comptés une seconde fois.',
      },
      {
        question: 'Mes trois ordinateurs sont déjà activés pour la vidéo : faut-il les réactiver ?',
        answer: 'Non, les ordinateurs déjà enregistrés le restent.',
      },
      {
        question: 'Une campagne peut-elle donner un prix plus bas ?',
        answer: 'Si elle vous est plus favorable, la page montre ce prix.',
      },
    ],
    meta_title: 'D’une suite à Vidéo et musique, 3 ordinateurs',
    meta_description:
      'Vous possédez une suite ? Ajoutez la seconde et passez à 3 ordinateurs en une commande. Licence à vie, prix déduit.',
  },
  video_pro_future: {
    headline: 'La suite vidéo, avec les futurs téléchargeurs',
    promise:
      'Vous possédez la suite vidéo à vie ? Passez à 3 ordinateurs et recevez les téléchargeurs qui s’y ajouteront.',
    steps: [
      {
        title: 'Vérifier sa licence',
        text: 'L’offre apparaît si la suite vidéo à vie est dans votre compte.',
      },
      {
        title: 'Payer la différence',
        text: 'Vous ne payez que l’écart entre un et trois ordinateurs, et non une nouvelle suite.',
      },
      {
        title: 'Recevoir les nouveaux services',
        text: 'Un nouveau service s’affiche dans la liste dès sa sortie.',
      },
    ],
    features: [
      { title: 'Condition', text: 'Vous devez posséder la suite vidéo à vie pour le même système.' },
      {
        title: 'Produits à venir',
        text: 'Les téléchargeurs vidéo publiés plus tard sont compris dans votre licence.',
      },
      { title: 'Deux ordinateurs de plus', text: 'Vous passez d’un ordinateur à trois.' },
      { title: 'Prix fixe', text: 'La différence est la même pour tous les propriétaires.' },
      { title: 'Une clé pour trois', text: 'La suite étendue a sa propre clé, inscrite dans votre compte.' },
      {
        title: 'Réservé aux propriétaires',
        text: 'Sans la suite vidéo à vie dans votre compte, vous ne pouvez pas acheter cette extension.',
      },
    ],
    questions: [
      {
        question: 'Quels services arriveront, et quand ?',
        answer: 'Nous n’annonçons ni liste ni date. L’offre porte sur ce qui sera effectivement publié.',
      },
      {
        question: 'Pourquoi ne puis-je pas l’acheter ?',
        answer: 'Votre compte ne contient pas la suite vidéo à vie pour ce système.',
      },
      {
        question: 'Un service futur suivra-t-il les mêmes règles ?',
        answer: 'Oui : accès personnel, copie privée là où elle est permise, aucune diffusion.',
      },
      {
        question: 'Puis-je revenir sur le passage à trois ordinateurs ?',
        answer:
          'Là où la loi vous donne un droit de rétractation, vous avez 14 jours, sauf si vous avez accepté, lors de la commande, de le perdre dès la livraison de la clé de licence. Votre premier ordinateur reste activé dans tous les cas.',
      },
      {
        question: 'J’ai la suite par abonnement annuel : l’offre me concerne-t-elle ?',
        answer: 'Non, il faut une suite à vie. Il existe une autre offre pour les abonnés.',
      },
      {
        question: 'La musique est-elle comprise ?',
        answer:
          'Non. « Vidéo et musique tout-en-un, extension à 3 ordinateurs » s’adresse à ceux qui possèdent les deux suites.',
      },
    ],
    meta_title: 'Vidéo tout-en-un, extension à 3 ordinateurs',
    meta_description:
      'Pour les propriétaires de la suite vidéo à vie : 3 ordinateurs et les téléchargeurs à venir, contre la seule différence.',
  },
  video_music_pro_future: {
    headline: 'Les deux suites, trois ordinateurs et les nouveautés',
    promise:
      'Vous possédez les deux suites à vie ? Étendez-les à 3 ordinateurs, avec les nouveautés des deux gammes.',
    steps: [
      {
        title: 'Vérifier ses deux suites',
        text: 'Votre compte doit contenir les deux suites à vie pour ce système.',
      },
      { title: 'Étendre la licence', text: 'Vous ne payez qu’un supplément, une seule fois.' },
      {
        title: 'Profiter des ajouts',
        text: 'Téléchargeurs et convertisseurs publiés ensuite s’installent avec la mise à jour.',
      },
    ],
    features: [
      {
        title: 'Qui peut en profiter',
        text: 'L’offre vaut que vous ayez acheté les deux suites ensemble ou l’une après l’autre.',
      },
      {
        title: 'Nouveautés audio',
        text: 'Un convertisseur ajouté plus tard est compris dans votre licence.',
      },
      { title: 'Nouveautés vidéo', text: 'Il en va de même pour un téléchargeur.' },
      { title: 'Trois ordinateurs du foyer', text: 'Vous répartissez librement les trois activations.' },
      { title: 'La licence la plus complète', text: 'Aucune autre licence ne comprend davantage.' },
      {
        title: 'Historique conservé',
        text: 'Vos reçus et les noms de vos appareils sont conservés.',
      },
    ],
    questions: [
      {
        question: 'Faut-il avoir acheté l’ensemble en une fois ?',
        answer: 'Non, les deux suites peuvent avoir été achetées séparément.',
      },
      {
        question: 'Les trois ordinateurs peuvent-ils changer plus tard ?',
        answer: 'Oui, une activation libérée dans le compte peut servir à un autre ordinateur.',
      },
      {
        question: 'Ces nouveautés changent-elles mes obligations ?',
        answer: 'Non. Vous n’enregistrez que ce à quoi vous avez droit, pour vous et sans le diffuser.',
      },
      {
        question: 'Le prix change-t-il si je possède beaucoup de produits ?',
        answer:
          'Non. L’écart entre un et trois ordinateurs est le même pour tous, quel que soit le chemin qui vous a mené ici.',
      },
      {
        question: 'Puis-je mélanger Windows et Mac sur les trois ordinateurs ?',
        answer:
          'Non, la licence vaut pour un seul système. Si vous utilisez les deux, il faut une extension pour chacun.',
      },
      {
        question: 'L’IA vidéo compte-t-elle parmi les nouveautés ?',
        answer: 'Non, elle relève d’une gamme à part.',
      },
    ],
    meta_title: 'Vidéo et musique : d’un à 3 ordinateurs',
    meta_description:
      'Si vous possédez les deux suites à vie : passez à 3 ordinateurs et recevez les futurs produits pour un seul supplément.',
  },
}
