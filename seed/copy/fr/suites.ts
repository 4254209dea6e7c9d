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
        text: 'La liste des plateformes s’ouvre dans la même fenêtre, avec une file commune.',
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
        title: 'Changer d’abonnement sans frais ici',
        text: 'Beaucoup passent d’un service à l’autre dans l’année. La licence, elle, ne bouge pas.',
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
        question: 'La suite étend-elle mes abonnements ?',
        answer:
          'Non. Chaque service demande votre propre accès, et vous n’en gardez que ce que vous avez le droit de garder.',
      },
      {
        question: 'J’ai déjà des produits individuels : que faire ?',
        answer:
          'Connectez-vous. Les produits à vie que vous possédez baissent le prix de la suite, et la page dit de combien.',
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
        title: 'Relier ses services',
        text: 'Spotify, Apple Music, Deezer, Qobuz : connectez ceux que vous utilisez.',
      },
      { title: 'Convertir à sa façon', text: 'Un format commun, ou un format par service.' },
    ],
    features: [
      {
        title: 'Même étiquetage',
        text: 'Vos fichiers portent les mêmes champs, quelle que soit leur origine.',
      },
      { title: 'Livres et musique', text: 'Les livres audio restent à l’écart des albums.' },
      { title: 'Changer de service', text: 'Si vous changez d’abonnement, la licence vous suit.' },
      { title: 'Collection fusionnée', text: 'Les doublons entre deux services sont signalés.' },
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
        question: 'Peut-elle tourner sur trois ordinateurs ?',
        answer:
          'La suite musicale est faite pour un seul. Trois sont possibles avec la vidéo et la musique ensemble.',
      },
      {
        question: 'Mes abonnements musicaux sont-ils dans le prix ?',
        answer: 'Non, ils restent entre vous et chaque service.',
      },
    ],
    meta_title: 'Musique tout-en-un : la suite des convertisseurs',
    meta_description:
      'Tous les convertisseurs de musique et de livres audio en une licence, même étiquetage, formules un mois, un an ou à vie.',
  },
  video_music_one: {
    headline: 'Vidéo et musique tout-en-un',
    promise:
      'Une licence pour la suite vidéo et la suite musique : séries du soir, disques du matin, un seul compte à gérer.',
    steps: [
      {
        title: 'Installer les deux applications',
        text: 'Tidemark Video et Tidemark Music s’activent avec la même licence.',
      },
      { title: 'Organiser ses dossiers', text: 'Décidez où vont les films, où vont les albums.' },
      { title: 'Les utiliser ensemble', text: 'Les deux files peuvent travailler l’une à côté de l’autre.' },
    ],
    features: [
      {
        title: 'Deux suites entières',
        text: 'Tous les téléchargeurs vidéo et tous les convertisseurs de votre système.',
      },
      { title: 'Une échéance', text: 'Un seul renouvellement, ou aucun avec la formule à vie.' },
      { title: 'Trois ordinateurs possibles', text: 'La formule à vie existe aussi pour 3 ordinateurs.' },
      { title: 'Concerts et bandes-son', text: 'Gardez le film d’un côté, la musique de l’autre.' },
      {
        title: 'Suivre vos habitudes',
        text: 'Un service que vous prendrez au printemps est déjà payé s’il appartient à l’une des deux gammes.',
      },
      {
        title: 'Réglages partagés',
        text: 'Langue, apparence et mises à jour se règlent une fois ; les dossiers restent distincts.',
      },
    ],
    questions: [
      {
        question: 'Puis-je commencer par une seule suite ?',
        answer: 'Oui. Une offre permet ensuite de compléter, et votre licence entre dans le prix.',
      },
      {
        question: 'Que comprend exactement l’ensemble ?',
        answer: 'Les gammes vidéo et musique, sans les sites pour adultes ni l’IA vidéo.',
      },
      {
        question: 'Mes droits changent-ils avec deux suites ?',
        answer:
          'Non : pour l’image comme pour le son, seul l’usage privé que vos abonnements admettent vous est ouvert.',
      },
      {
        question: 'Quelles formules existent ?',
        answer:
          'Un mois, un an ou à vie pour un ordinateur, et à vie pour trois. Chacune ouvre tous les services des deux gammes.',
      },
      {
        question: 'J’ai la suite vidéo : vais-je payer deux fois ?',
        answer: 'Non. Avec une suite à vie dans votre compte, vous voyez le prix de la moitié qui manque.',
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
      { title: 'Lire son prix', text: 'Le montant affiché tient compte de ce que vous possédez.' },
      { title: 'Passer à la suite', text: 'Les autres téléchargeurs s’activent, les vôtres restent.' },
    ],
    features: [
      {
        title: 'Pour qui',
        text: 'Pour les propriétaires de téléchargeurs vidéo séparés qui veulent toute la gamme.',
      },
      {
        title: 'Plus vous en avez',
        text: 'Chaque licence à vie de plus abaisse le prix, jusqu’à un plancher.',
      },
      { title: 'À vie, un poste', text: 'La licence est définitive et vaut pour 1 ordinateur.' },
      { title: 'Réglages conservés', text: 'Dossiers, langues et historique ne changent pas.' },
      { title: 'Votre offre, à côté du prix', text: 'La page nomme l’offre dont le montant est issu.' },
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
        question: 'Mes licences de l’autre système sont-elles comptées ?',
        answer: 'Pour elles, voyez l’offre destinée à un nouveau système.',
      },
      {
        question: 'La suite autorise-t-elle davantage de copies ?',
        answer: 'Non, elle ouvre plus de services, mais la même règle vaut : un usage privé et licite.',
      },
      {
        question: 'Vaut-il mieux acheter d’abord un téléchargeur de plus ?',
        answer:
          'Non. Les paliers sont faits pour qu’un détour ne paie jamais ; prenez la suite si c’est elle que vous voulez.',
      },
      {
        question: 'Un code promo s’ajoute-t-il ?',
        answer:
          'La boutique calcule chaque prix possible et retient le plus bas. Un code qui n’apporterait rien est refusé, avec la raison.',
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
    headline: 'Toute la vidéo, sur trois ordinateurs',
    promise:
      'Vos téléchargeurs séparés deviennent une suite Pro : l’ensemble de la gamme, à vie, pour 3 ordinateurs.',
    steps: [
      { title: 'Vérifier ses licences', text: 'Votre compte énumère ce qui entre dans le calcul.' },
      {
        title: 'Compter ses machines',
        text: 'Bureau, portable, poste de la famille : trois activations sont prévues.',
      },
      {
        title: 'Activer le Pro',
        text: 'Ajoutez les ordinateurs un par un, retirez-les quand vous en changez.',
      },
    ],
    features: [
      {
        title: 'Public visé',
        text: 'Les possesseurs de téléchargeurs individuels qui travaillent sur plusieurs machines.',
      },
      {
        title: 'Trois postes, un système',
        text: 'Les trois ordinateurs utilisent le même système, Windows ou Mac.',
      },
      { title: 'Appareils gérés en ligne', text: 'Le compte montre où la licence est active.' },
      { title: 'Sans renouvellement', text: 'Un seul paiement, aucune échéance.' },
      {
        title: 'En une étape',
        text: 'Il n’est pas nécessaire d’acheter d’abord la suite pour un seul poste.',
      },
      {
        title: 'Reçu détaillé',
        text: 'Prix catalogue, offre et code promo éventuel s’y suivent dans l’ordre.',
      },
    ],
    questions: [
      {
        question: 'Et si un seul ordinateur me suffit ?',
        answer: 'Choisissez alors Vidéo tout-en-un, la même suite pour un poste.',
      },
      {
        question: 'Puis-je céder une activation à un ami ?',
        answer:
          'Non. Les trois postes sont les vôtres, et les vidéos gardées le sont pour votre usage personnel autorisé.',
      },
      {
        question: 'Un appareil perdu bloque-t-il une place ?',
        answer: 'Vous pouvez le retirer depuis votre compte.',
      },
      {
        question: 'Les trois ordinateurs travaillent-ils en même temps ?',
        answer:
          'Oui, chacun avec sa file et ses connexions. Le nombre de lectures simultanées, c’est chaque service qui le fixe, non notre licence ; vérifiez-le avant que toute la famille ne commence.',
      },
      {
        question: 'Et si j’ai déjà la suite ?',
        answer:
          'Vous ne payez alors que la différence : voyez « Vidéo tout-en-un, extension à 3 ordinateurs ».',
      },
      {
        question: 'Que reste-t-il interdit sur trois ordinateurs ?',
        answer:
          'La même chose que sur un seul : donner des fichiers, les montrer en public, garder ce à quoi vous n’avez pas droit.',
      },
    ],
    meta_title: 'Passage à Vidéo tout-en-un pour 3 ordinateurs',
    meta_description:
      'De téléchargeurs séparés à la suite vidéo Pro : licence à vie pour 3 ordinateurs, prix réduit selon ce que vous possédez.',
  },
  music_upgrade: {
    headline: 'Compléter ses convertisseurs de musique',
    promise: 'Un convertisseur Spotify, un autre pour Qobuz ? Ajoutez d’un coup tous ceux qui manquent.',
    steps: [
      { title: 'Ouvrir son compte musique', text: 'Les convertisseurs à vie que vous avez y sont listés.' },
      { title: 'Voir la différence', text: 'La page compare votre prix et le tarif habituel de la suite.' },
      {
        title: 'Compléter',
        text: 'Après le paiement, rechargez l’application et reliez vos autres services.',
      },
    ],
    features: [
      {
        title: 'À qui elle s’adresse',
        text: 'Aux propriétaires d’un ou de plusieurs convertisseurs de musique à vie.',
      },
      { title: 'Prix dégressif', text: 'Il baisse avec le nombre de convertisseurs que vous possédez.' },
      { title: 'Modèles gardés', text: 'Vos règles de nommage s’appliquent aux services ajoutés.' },
      { title: 'Licence définitive', text: 'Elle vaut à vie, pour 1 ordinateur.' },
      {
        title: 'Un seul suffit pour commencer',
        text: 'Un convertisseur à vie donne déjà droit à cette offre.',
      },
      {
        title: 'Presque tout, presque rien',
        text: 'Qui possède presque tous les convertisseurs paie peu pour les derniers.',
      },
      {
        title: 'Ce qui s’ouvre',
        text: 'Tous les convertisseurs que nous vendons pour votre système, de Spotify et Deezer à LINE MUSIC et Qobuz, avec les livres d’Audible.',
      },
    ],
    questions: [
      {
        question: 'Existe-t-il une version pour 3 ordinateurs ?',
        answer: 'Pas pour la musique seule. L’ensemble vidéo et musique Pro la propose.',
      },
      {
        question: 'Mes anciens fichiers doivent-ils être refaits ?',
        answer: 'Non, rien ne change pour eux.',
      },
      {
        question: 'Plus de convertisseurs, plus de droits ?',
        answer: 'Non. Chacun reste lié à votre abonnement et à l’écoute privée que la loi accepte.',
      },
      {
        question: 'Mes téléchargeurs vidéo baissent-ils ce prix ?',
        answer:
          'Non, ils ne comptent pas pour les paliers de la musique. Pour les deux gammes, il y a le passage à Vidéo et musique tout-en-un.',
      },
      {
        question: 'Une formule d’un mois ou d’un an compte-t-elle ?',
        answer: 'Pas sur cette page ; les abonnés ont leur propre page d’offre.',
      },
    ],
    meta_title: 'Passage à Musique tout-en-un',
    meta_description:
      'Déjà un convertisseur à vie ? Ajoutez tous les autres à un prix qui baisse avec vos licences. Licence pour 1 ordinateur.',
  },
  video_music_one_upgrade: {
    headline: 'De quelques licences à l’ensemble complet',
    promise:
      'Téléchargeurs, convertisseurs ou les deux : vos licences à vie comptent pour l’ensemble vidéo et musique.',
    steps: [
      { title: 'Réunir ses achats', text: 'Connectez-vous avec l’adresse utilisée lors de vos commandes.' },
      { title: 'Contrôler le décompte', text: 'Vidéo et musique sont additionnées pour votre système.' },
      { title: 'Confirmer l’ensemble', text: 'Les deux suites s’ouvrent avec une nouvelle licence.' },
    ],
    features: [
      {
        title: 'Destinataires',
        text: 'Ceux qui ont acheté des produits séparés dans l’une ou l’autre gamme.',
      },
      {
        title: 'Les deux gammes comptent',
        text: 'Trois téléchargeurs et un convertisseur font quatre licences.',
      },
      { title: 'Un poste, à vie', text: 'L’ensemble est activé sur 1 ordinateur sans date de fin.' },
      { title: 'Reçu clair', text: 'Tarif, réduction et total figurent ligne par ligne.' },
      { title: 'Palier par palier', text: 'Chaque licence à vie fait descendre votre prix d’une marche.' },
      {
        title: 'Produits achetés par deux',
        text: 'Si vous avez pris deux services ensemble, chacun compte pour une marche.',
      },
    ],
    questions: [
      {
        question: 'J’ai deux comptes : puis-je les additionner ?',
        answer: 'Le calcul porte sur un compte. L’assistance peut vous renseigner sur un regroupement.',
      },
      {
        question: 'Une suite déjà acquise change-t-elle le prix ?',
        answer: 'Oui, et l’offre pour compléter une suite est alors celle qu’il faut consulter.',
      },
      {
        question: 'L’ensemble dispense-t-il d’abonnements ?',
        answer:
          'Jamais. Sans accès payé ou gratuit au service, rien ne peut être gardé ; avec lui, seulement pour vous.',
      },
      {
        question: 'Une mise à niveau plus petite me suffirait-elle ?',
        answer:
          'Si vous ne convertissez jamais de musique, celle de la vidéo convient mieux. Elle s’étend plus tard, au prix de la moitié qui manque.',
      },
      {
        question: 'La gamme pour adultes compte-t-elle ?',
        answer: 'Non, c’est une gamme à part, ni comptée ni comprise.',
      },
      {
        question: 'Où vois-je le résultat ?',
        answer: 'Dans votre compte, parmi vos produits, avec la clé et l’ordinateur sur lequel elle sert.',
      },
    ],
    meta_title: 'Passage à Vidéo et musique tout-en-un',
    meta_description:
      'Vos licences séparées de vidéo et de musique comptent pour l’ensemble complet : à vie, sur 1 ordinateur.',
  },
  video_music_pro_upgrade: {
    headline: 'Vidéo et musique Pro pour un foyer équipé',
    promise: 'Partez de vos licences séparées et arrivez à l’ensemble des deux gammes sur 3 ordinateurs.',
    steps: [
      { title: 'Faire le point', text: 'Le compte montre vos licences et les appareils reliés.' },
      {
        title: 'Choisir le niveau Pro',
        text: 'Trois activations remplacent l’unique poste de la formule One.',
      },
      {
        title: 'Installer sur chaque poste',
        text: 'Même compte, mêmes réglages à importer si vous le voulez.',
      },
    ],
    features: [
      {
        title: 'Profil concerné',
        text: 'Un foyer qui a acheté plusieurs produits et utilise plusieurs ordinateurs.',
      },
      { title: 'Deux suites en Pro', text: 'La vidéo et la musique sont activables sur chacun des postes.' },
      { title: 'Remplacement de poste', text: 'Un ordinateur neuf prend la place de l’ancien.' },
      { title: 'Une dépense unique', text: 'La licence n’a pas d’échéance.' },
      {
        title: 'Deux applications par poste',
        text: 'Un poste, c’est un ordinateur avec Tidemark Video et Tidemark Music.',
      },
      {
        title: 'Gérer soi-même',
        text: 'Nommez, libérez et remplacez un ordinateur sans écrire à l’assistance.',
      },
    ],
    questions: [
      {
        question: 'Les trois postes peuvent-ils mêler Windows et Mac ?',
        answer: 'Non, la licence concerne un système. Choisissez celui de vos ordinateurs.',
      },
      {
        question: 'Mes licences séparées disparaissent-elles ?',
        answer: 'Elles restent inscrites à votre compte.',
      },
      {
        question: 'Chaque membre du foyer peut-il garder des œuvres ?',
        answer:
          'Avec ses propres droits d’accès et dans le seul cadre privé, selon les conditions de chaque service.',
      },
      {
        question: 'Que veut dire un foyer ?',
        answer:
          'Les personnes avec qui vous vivez. Un poste au bureau, un portable et l’ordinateur du téléviseur sont les trois habituels.',
      },
      {
        question: 'Puis-je commencer avec un ordinateur et en ajouter deux plus tard ?',
        answer: 'Oui, en payant la différence le moment venu.',
      },
      {
        question: 'Un code promo est-il possible ?',
        answer: 'S’il s’applique et vaut mieux que votre offre, le reçu le montre.',
      },
    ],
    meta_title: 'Passer à Vidéo et musique, 3 ordinateurs',
    meta_description:
      'Des produits séparés aux deux suites complètes : licence à vie pour 3 ordinateurs, avec déduction selon vos licences.',
  },
  video_one_new: {
    headline: 'La suite vidéo sur votre nouveau système',
    promise:
      'Vous passez de Windows à Mac, ou l’inverse ? Vos licences d’un côté allègent le prix de la suite de l’autre.',
    steps: [
      { title: 'Choisir le nouveau système', text: 'Indiquez celui où vous voulez installer la suite.' },
      {
        title: 'Laisser compter',
        text: 'Vos licences à vie de l’ancien système sont prises en considération.',
      },
      { title: 'Installer à neuf', text: 'Téléchargez l’édition correspondante et activez-la.' },
    ],
    features: [
      { title: 'Cas typique', text: 'Un portable remplacé par un modèle d’un autre système.' },
      { title: 'Rien n’est échangé', text: 'Vos licences d’origine continuent là où elles sont.' },
      { title: 'Suite entière', text: 'Tous les téléchargeurs vidéo disponibles sur le nouveau système.' },
      { title: 'Un poste à vie', text: 'Une activation, sans abonnement à la boutique.' },
      {
        title: 'Deux systèmes, un compte',
        text: 'Les licences pour Windows et pour Mac s’y côtoient, avec leurs ordinateurs.',
      },
      {
        title: 'Une suite compte aussi',
        text: 'Il n’est pas nécessaire d’avoir des produits individuels : une suite à vie sur le premier système mène elle aussi au prix réduit.',
      },
    ],
    questions: [
      {
        question: 'Puis-je transférer ma licence au lieu d’acheter ?',
        answer: 'Une licence vaut pour un système. Cette offre existe pour en changer à moindre coût.',
      },
      {
        question: 'Tous les services existent-ils sur les deux systèmes ?',
        answer: 'Presque ; quelques téléchargeurs ne sont vendus que pour Windows.',
      },
      {
        question: 'Mes fichiers déjà gardés me suivent-ils ?',
        answer:
          'Vous pouvez les copier sur votre nouvelle machine, toujours pour votre usage propre et selon vos droits.',
      },
      {
        question: 'Mes réglages passent-ils d’un système à l’autre ?',
        answer:
          'Pas tout seuls. Sur le nouveau, vous vous connectez à chaque service et choisissez une fois dossiers et noms de fichiers.',
      },
      {
        question: 'Je n’ai qu’un produit de l’autre côté : est-ce assez ?',
        answer: 'Oui, un seul produit vidéo à vie suffit pour un prix plus bas.',
      },
      { question: 'Et si je n’en ai aucun ?', answer: 'Vous pouvez acheter la suite à son prix normal.' },
    ],
    meta_title: 'Vidéo tout-en-un pour un autre système',
    meta_description:
      'Changer de système sans repartir de zéro : vos licences Windows ou Mac réduisent le prix de la suite vidéo de l’autre côté.',
  },
  video_pro_new: {
    headline: 'Vidéo Pro quand tout le parc change',
    promise:
      'Plusieurs ordinateurs d’un nouveau système vous attendent : la suite vidéo Pro en couvre 3, à vie.',
    steps: [
      { title: 'Recenser les machines', text: 'Notez leur système ; il doit être le même pour toutes.' },
      {
        title: 'Faire valoir l’existant',
        text: 'Les licences à vie de l’autre système diminuent le montant.',
      },
      { title: 'Activer au fur et à mesure', text: 'Rien n’oblige à relier les trois postes le même jour.' },
    ],
    features: [
      {
        title: 'Utilisateurs visés',
        text: 'Ceux qui ont des licences d’un côté et plusieurs machines de l’autre.',
      },
      { title: 'Trois activations', text: 'Chacune peut être libérée puis réutilisée.' },
      { title: 'Ancien système intact', text: 'Vos produits précédents continuent de fonctionner.' },
      { title: 'Gestion à distance', text: 'Le compte permet de retirer un poste resté ailleurs.' },
      {
        title: 'Une transition sans arrêt',
        text: 'Rien n’est coupé pendant que le foyer passe d’un parc à l’autre.',
      },
      {
        title: 'Connexions à refaire',
        text: 'Celles de Netflix et des autres services ne se transportent pas. Sur chaque nouvel ordinateur, vous vous connectez une fois par service et réglez vos noms de fichiers.',
      },
    ],
    questions: [
      {
        question: 'Combien de temps ai-je pour activer ?',
        answer: 'La licence est à vie, il n’y a pas de délai.',
      },
      {
        question: 'Puis-je installer plus de 3 postes ?',
        answer: 'Il faut alors libérer une activation ou prendre une autre licence.',
      },
      {
        question: 'L’usage en entreprise est-il prévu ?',
        answer:
          'Les vidéos gardées relèvent d’un usage privé ; pour un projet professionnel, il vous faut des droits distincts.',
      },
      {
        question: 'Puis-je laisser un ordinateur sur l’ancien système ?',
        answer:
          'Oui. Ses produits à vie y fonctionnent toujours, et il ne prend aucune des trois nouvelles places.',
      },
      {
        question: 'Pourquoi vois-je le prix normal ?',
        answer:
          'Aucun produit vidéo à vie n’a alors été trouvé sous cette adresse. Vérifiez que vous êtes connecté avec celle de vos achats.',
      },
    ],
    meta_title: 'Vidéo tout-en-un : autre système, 3 ordinateurs',
    meta_description:
      'Licence à vie de la suite vidéo pour 3 ordinateurs d’un nouveau système, réduite selon les licences de l’ancien.',
  },
  video_music_one_new: {
    headline: 'La seconde suite qui manque à la première',
    promise: 'Vous avez déjà la suite vidéo ou la suite musique : complétez-la avec l’autre moitié.',
    steps: [
      { title: 'Reconnaître sa suite', text: 'Le compte indique celle que vous possédez à vie.' },
      { title: 'Ajouter l’autre moitié', text: 'Le prix déduit ce qui est déjà payé.' },
      {
        title: 'Ouvrir la nouvelle application',
        text: 'Tidemark Music ou Tidemark Video rejoint la première.',
      },
    ],
    features: [
      {
        title: 'Pour les propriétaires d’une suite',
        text: 'La licence visée complète, elle ne remplace pas.',
      },
      { title: 'Vidéo vers musique', text: 'Vos films sont rangés, vos albums peuvent suivre.' },
      { title: 'Musique vers vidéo', text: 'Vos disques sont en ordre, voici les séries.' },
      { title: 'Licence d’un poste', text: 'L’ensemble est à vie pour 1 ordinateur.' },
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
          'La suite et son complément doivent viser le même système ; pour l’autre, une offre différente peut s’appliquer.',
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
        question: 'Quels services remarquerai-je en premier ?',
        answer:
          'En venant de la vidéo, Spotify et Audible. En venant de la musique, Netflix, iPlayer ou TVer, et le téléchargeur de vidéos pour les sites ouverts.',
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
    headline: 'D’une suite à deux, d’un poste à trois',
    promise: 'Possesseur d’une suite, ajoutez la seconde et montez en même temps à 3 ordinateurs.',
    steps: [
      { title: 'Partir de l’acquis', text: 'Suite vidéo ou suite musique, en formule One ou Pro.' },
      {
        title: 'Ajouter et élargir',
        text: 'Une seule commande apporte l’autre gamme et deux postes de plus.',
      },
      { title: 'Répartir', text: 'Vidéo au salon, musique au bureau, ou tout partout.' },
    ],
    features: [
      {
        title: 'Destiné aux suites',
        text: 'L’offre s’adresse à qui possède déjà l’une des deux gammes en entier.',
      },
      { title: 'Avec Vidéo Pro', text: 'Si vous êtes déjà en Pro pour la vidéo, la musique vous y rejoint.' },
      { title: 'Calcul affiché', text: 'La déduction est écrite à côté du prix.' },
      { title: 'Activation souple', text: 'Les postes s’échangent depuis le compte.' },
      { title: 'À vous pour de bon', text: 'Une licence à vie, gardée dans votre compte avec sa facture.' },
      {
        title: 'Depuis la musique aussi',
        text: 'Les postes et les téléchargeurs arrivent alors en une fois.',
      },
    ],
    questions: [
      {
        question: 'Quelle différence avec la formule One ?',
        answer: 'Le nombre d’ordinateurs : un pour One, trois pour Pro.',
      },
      {
        question: 'Les produits futurs sont-ils compris ?',
        answer: 'Pour cela, voyez l’offre Pro avec produits à venir.',
      },
      {
        question: 'Puis-je prêter l’un des postes ?',
        answer: 'À votre foyer seulement, et chacun ne garde que ce que ses propres abonnements admettent.',
      },
      {
        question: 'Mes produits individuels à vie comptent-ils également ?',
        answer:
          'Ceux de la gamme qui vous manque peuvent baisser le prix. Ceux que votre suite contient déjà ne sont pas comptés une seconde fois.',
      },
      {
        question: 'Mes trois postes vidéo sont occupés : seront-ils perdus ?',
        answer: 'Non, les ordinateurs enregistrés le restent.',
      },
      {
        question: 'Une campagne peut-elle donner un prix plus bas ?',
        answer: 'Si elle vous est plus favorable, la page montre ce prix.',
      },
    ],
    meta_title: 'D’une suite à Vidéo et musique, 3 ordinateurs',
    meta_description:
      'Une suite en votre possession ? Ajoutez la seconde et passez à 3 ordinateurs en une commande. Licence à vie, prix déduit.',
  },
  video_pro_future: {
    headline: 'La suite vidéo, avec ce qui viendra',
    promise:
      'Propriétaire de la suite vidéo à vie, passez à 3 ordinateurs et recevez les téléchargeurs qui s’y ajouteront.',
    steps: [
      {
        title: 'Être déjà propriétaire',
        text: 'L’offre apparaît si la suite vidéo à vie est dans votre compte.',
      },
      { title: 'Régler la différence', text: 'Vous payez l’écart avec le Pro, non une nouvelle suite.' },
      {
        title: 'Attendre sans rien faire',
        text: 'Un nouveau service s’affiche dans la liste dès sa sortie.',
      },
    ],
    features: [
      { title: 'Condition d’accès', text: 'La suite vidéo à vie sur le même système.' },
      {
        title: 'Produits à venir',
        text: 'Les téléchargeurs vidéo publiés plus tard entrent dans votre licence.',
      },
      { title: 'Deux postes de plus', text: 'Un ordinateur devient trois.' },
      { title: 'Prix fixe', text: 'La différence est la même pour tous les propriétaires.' },
      { title: 'Une clé pour trois', text: 'La suite étendue a sa propre clé, inscrite dans votre compte.' },
      {
        title: 'Réservé aux propriétaires',
        text: 'Personne d’autre ne peut l’acheter ; sans la suite, un refus n’a rien d’étonnant.',
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
          'Là où la loi vous donne un droit de rétractation, vous avez 14 jours. Votre premier ordinateur, lui, fonctionne avant comme après.',
      },
      {
        question: 'J’ai la suite par abonnement annuel : l’offre me concerne-t-elle ?',
        answer: 'Cette page demande une suite à vie. Les abonnés y arrivent par leur propre page d’offre.',
      },
      {
        question: 'La musique est-elle comprise ?',
        answer:
          'Non. « Vidéo et musique tout-en-un, extension à 3 ordinateurs » s’adresse à qui possède les deux.',
      },
    ],
    meta_title: 'Vidéo tout-en-un, extension à 3 ordinateurs',
    meta_description:
      'Pour les propriétaires de la suite vidéo à vie : 3 ordinateurs et les téléchargeurs à venir, contre la seule différence.',
  },
  video_music_pro_future: {
    headline: 'Deux suites, trois postes et la suite de l’histoire',
    promise:
      'Vous possédez vidéo et musique à vie : étendez-les à 3 ordinateurs, nouveautés des deux gammes comprises.',
    steps: [
      {
        title: 'Contrôler ses deux suites',
        text: 'Elles doivent figurer à vie dans le compte, pour ce système.',
      },
      { title: 'Étendre la licence', text: 'Un supplément unique suffit.' },
      {
        title: 'Profiter des ajouts',
        text: 'Téléchargeurs et convertisseurs publiés ensuite s’installent avec la mise à jour.',
      },
    ],
    features: [
      {
        title: 'Ayants droit de l’offre',
        text: 'Les propriétaires de l’ensemble, ou des deux suites achetées l’une après l’autre.',
      },
      { title: 'Nouveautés audio', text: 'Un convertisseur ajouté plus tard entre dans votre licence.' },
      { title: 'Nouveautés vidéo', text: 'Il en va de même pour un téléchargeur.' },
      { title: 'Foyer à plusieurs machines', text: 'Trois activations que vous attribuez librement.' },
      { title: 'La dernière marche', text: 'Aucune licence ne vient au-dessus de celle-ci.' },
      {
        title: 'L’historique demeure',
        text: 'Les factures et les noms d’appareils de votre licence restent.',
      },
    ],
    questions: [
      {
        question: 'Faut-il avoir acheté l’ensemble en une fois ?',
        answer: 'Non, deux suites acquises séparément conviennent.',
      },
      {
        question: 'Les trois ordinateurs peuvent-ils changer plus tard ?',
        answer: 'Oui, une activation libérée dans le compte sert au poste suivant.',
      },
      {
        question: 'Ces nouveautés changent-elles mes obligations ?',
        answer:
          'Aucunement. Vous n’enregistrez que ce à quoi vous avez droit, pour vous et sans le diffuser.',
      },
      {
        question: 'Le prix change-t-il pour qui possède beaucoup de produits ?',
        answer:
          'Non. L’écart entre un et trois ordinateurs est le même pour tous, quel que soit le chemin qui vous a mené ici.',
      },
      {
        question: 'Les trois places peuvent-elles mêler Windows et Mac ?',
        answer:
          'Non, elles sont sur le système que vous payez. Si vous utilisez les deux, chacun demande sa propre extension.',
      },
      {
        question: 'L’IA vidéo compte-t-elle parmi les nouveautés ?',
        answer: 'Non, elle relève d’une gamme à part.',
      },
    ],
    meta_title: 'Vidéo et musique : d’un à 3 ordinateurs',
    meta_description:
      'Propriétaires des deux suites à vie : passez à 3 ordinateurs et recevez les futurs produits contre un supplément unique.',
  },
}
