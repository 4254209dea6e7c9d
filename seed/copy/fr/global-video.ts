import type { PageTexts } from '../text'

export const globalVideo: PageTexts = {
  netflix_downloader: {
    headline: 'Vos séries Netflix, prêtes pour le prochain trajet',
    promise:
      'Gardez sur votre ordinateur les épisodes et les films de votre abonnement Netflix, avec les langues que vous avez choisies.',
    steps: [
      {
        title: 'Ouvrir Netflix',
        text: 'Lancez Tidemark Video, choisissez Netflix et connectez-vous à votre propre compte.',
      },
      {
        title: 'Choisir le titre',
        text: 'Affichez la série ou le film, puis cochez une saison, quelques épisodes ou un seul.',
      },
      {
        title: 'Lancer le téléchargement',
        text: 'Choisissez la langue, les sous-titres et la qualité, puis laissez la file d’attente travailler.',
      },
    ],
    features: [
      {
        title: 'Saison entière',
        text: 'Ajoutez une saison complète à la file d’attente en une fois ; les épisodes sont classés par numéro.',
      },
      {
        title: 'Plusieurs langues',
        text: 'Version originale et doublage peuvent cohabiter dans un même fichier MKV.',
      },
      {
        title: 'Sous-titres à part',
        text: 'Enregistrez-les dans l’image, dans le fichier ou en SRT séparé.',
      },
      {
        title: 'Profils respectés',
        text: 'Vous utilisez votre propre profil, avec votre liste, vos recommandations et sa limite d’âge.',
      },
      {
        title: 'Avant qu’un titre ne disparaisse',
        text: 'Les films sous licence changent chaque mois. Mettez en tête de la file ceux dont le dernier jour est annoncé.',
      },
      {
        title: 'Lisible sur presque tous les appareils',
        text: 'Choisissez le MP4 pour un téléphone ou un téléviseur, le MKV si vous voulez toutes les pistes dans un seul fichier.',
      },
    ],
    questions: [
      {
        question: 'Puis-je enregistrer tout le catalogue Netflix ?',
        answer:
          'Non. Vous ne pouvez garder que les titres que votre formule vous permet de voir, pour vous-même et dans la limite de la loi de votre pays.',
      },
      {
        question: 'En quelle qualité les épisodes sont-ils enregistrés ?',
        answer: 'Jusqu’à la qualité que votre formule Netflix permet sur votre ordinateur, mais pas au-delà.',
      },
      {
        question: 'Que se passe-t-il quand un titre quitte Netflix ?',
        answer:
          'Un titre retiré ne peut plus être enregistré. Pour un fichier déjà présent, suivez les conditions de votre abonnement.',
      },
      {
        question: 'Faut-il un abonnement Netflix ?',
        answer:
          'Oui. Tidemark Video ne contient aucun film : l’application utilise la formule que vous payez à Netflix, et ce que celle-ci ne permet pas de lire ne peut pas être enregistré.',
      },
      {
        question: 'Puis-je essayer avec une de mes séries ?',
        answer:
          'Oui. Installez l’essai gratuit, enregistrez un épisode de votre liste, puis décidez si vous voulez un mois, un an ou une licence à vie.',
      },
    ],
    meta_title: 'Téléchargeur Netflix pour Windows et Mac',
    meta_description:
      'Enregistrez les séries et films de votre abonnement Netflix en MP4 ou MKV, avec sous-titres et langues au choix. Essai avant achat.',
  },
  amazon_prime_video_downloader: {
    headline: 'Prime Video, du catalogue inclus à vos achats',
    promise:
      'Rassemblez au même endroit ce que vous regardez avec Prime : films inclus, titres loués ou achetés et séries Original.',
    steps: [
      {
        title: 'Indiquer votre pays',
        text: 'Sélectionnez la boutique Amazon de votre compte, par exemple .fr, .de ou .com, et connectez-vous.',
      },
      {
        title: 'Trouver le film',
        text: 'Cherchez dans Prime Video comme dans votre navigateur et ouvrez la page du titre.',
      },
      {
        title: 'Lancer l’enregistrement',
        text: 'Choisissez la piste audio et les sous-titres, puis lancez le téléchargement.',
      },
    ],
    features: [
      {
        title: 'Achats et locations',
        text: 'Vos titres achetés s’enregistrent comme ceux que Prime inclut, tant que votre compte permet de les lire.',
      },
      {
        title: 'Audiodescription',
        text: 'Quand Amazon propose cette piste, vous pouvez la choisir à la place de l’audio habituel.',
      },
      { title: 'Noms lisibles', text: 'Chaque fichier porte le titre, la saison et le numéro de l’épisode.' },
      {
        title: 'Chaînes additionnelles',
        text: 'Les chaînes ajoutées à votre compte Prime apparaissent avec le reste de votre offre.',
      },
      {
        title: 'Sous-titres à votre façon',
        text: 'Incrustez-les dans l’image, gardez-les comme piste du fichier ou enregistrez-les à côté du film.',
      },
    ],
    questions: [
      {
        question: 'Un film loué peut-il rester sur mon disque ?',
        answer:
          'Une location a une durée. Nous vous demandons de la respecter et de supprimer le fichier quand vos droits prennent fin.',
      },
      {
        question: 'L’outil fonctionne-t-il avec plusieurs pays Amazon ?',
        answer:
          'Oui, vous choisissez la boutique à laquelle votre compte est rattaché ; le catalogue est celui de ce pays.',
      },
      {
        question: 'Faut-il un abonnement Prime actif ?',
        answer: 'Il faut un compte qui peut lire le titre, par abonnement, achat ou location.',
      },
      {
        question: 'Puis-je changer d’ordinateur ?',
        answer:
          'Une licence vaut pour un ordinateur à la fois. Libérez l’ancien dans votre compte, puis connectez-vous sur le nouveau.',
      },
      {
        question: 'Un compte Amazon partagé dans le foyer convient-il ?',
        answer:
          'L’application se sert du compte avec lequel vous vous connectez. Vous n’enregistrez que ce à quoi ce compte a droit et que la loi admet pour un usage privé.',
      },
    ],
    meta_title: 'Téléchargeur Amazon Prime Video',
    meta_description:
      'Films inclus, achats et séries Original de Prime Video, gardés sur votre ordinateur pour votre usage personnel, avec audio et sous-titres au choix.',
  },
  disney_plus_downloader: {
    headline: 'Disney+ en famille, même sans réseau',
    promise:
      'Préparez le dessin animé du soir ou la prochaine saison Marvel sur votre ordinateur, dans la langue de chaque enfant.',
    steps: [
      {
        title: 'Se connecter à Disney+',
        text: 'Connectez-vous à votre compte et choisissez votre profil habituel ou celui d’un enfant.',
      },
      {
        title: 'Parcourir les univers',
        text: 'Disney, Pixar, Marvel, Star Wars, National Geographic ou Hulu : ouvrez la page du titre.',
      },
      {
        title: 'Sélectionner les pistes',
        text: 'Choisissez le doublage français, la version originale ou les deux, puis enregistrez.',
      },
    ],
    features: [
      {
        title: 'Doublages complets',
        text: 'Les chansons des classiques existent souvent en de nombreuses langues ; vous gardez celles que vous écoutez.',
      },
      {
        title: 'Bonus et courts métrages',
        text: 'Making-of, scènes coupées et courts Pixar s’ajoutent à la file comme un épisode.',
      },
      {
        title: 'Reprise automatique',
        text: 'Si la connexion est coupée pendant un long film, le téléchargement reprend là où il s’était arrêté.',
      },
      {
        title: 'Bibliothèque des enfants',
        text: 'Les fichiers MP4 se lisent sur la tablette ou le téléviseur du salon.',
      },
      {
        title: 'Un dossier par enfant',
        text: 'Choisissez un dossier pour chaque téléchargement : les plus jeunes n’y trouveront que leurs propres films.',
      },
      {
        title: 'Séries en cours',
        text: 'Revenez à une série hebdomadaire : l’application signale les épisodes qui se trouvent déjà dans votre dossier.',
      },
    ],
    questions: [
      {
        question: 'Ai-je le droit de copier un film Disney pour des amis ?',
        answer:
          'Non. Les fichiers sont destinés à votre foyer et à un visionnage privé, comme le prévoit votre abonnement.',
      },
      {
        question: 'Les titres pour adultes apparaissent-ils aussi ?',
        answer:
          'Oui, si le profil utilisé y donne accès. Les réglages parentaux de Disney+ restent en vigueur.',
      },
      {
        question: 'Puis-je garder deux langues dans un seul fichier ?',
        answer: 'Oui, au format MKV : le lecteur passe alors d’une piste à l’autre.',
      },
      {
        question: 'L’application ouvre-t-elle des titres d’autres pays ?',
        answer: 'Non. Vous voyez le catalogue que Disney+ montre à votre compte là où vous êtes.',
      },
    ],
    meta_title: 'Téléchargeur Disney+ : films et séries hors ligne',
    meta_description:
      'Disney, Pixar, Marvel et Star Wars hors ligne pour votre foyer : doublages, sous-titres et bonus enregistrés sur votre ordinateur.',
  },
  hbo_max_downloader: {
    headline: 'Les grandes séries HBO à votre rythme',
    promise:
      'De « The Last of Us » aux films Warner Bros., enregistrez ce que votre compte HBO Max vous permet de regarder.',
    steps: [
      {
        title: 'Entrer dans HBO Max',
        text: 'Connectez-vous dans la fenêtre de l’application, avec l’offre de votre pays.',
      },
      { title: 'Prendre une saison', text: 'Repérez la série et choisissez les épisodes déjà diffusés.' },
      {
        title: 'Enregistrer et ranger',
        text: 'Tidemark Video crée un dossier par série et nomme les épisodes dans l’ordre.',
      },
    ],
    features: [
      {
        title: 'Nouveaux épisodes',
        text: 'Revenez chaque semaine : l’application montre ce qui manque encore à votre dossier.',
      },
      {
        title: 'Son multicanal',
        text: 'Quand HBO Max transmet une piste 5.1 à votre ordinateur, vous pouvez la conserver.',
      },
      { title: 'Films Warner et DC', text: 'Les films s’ajoutent à la même file d’attente que les séries.' },
      {
        title: 'Sous-titres en SRT',
        text: 'Relisez un dialogue rapide dans un fichier texte à côté de la vidéo.',
      },
      {
        title: 'Avancement lisible',
        text: 'La file d’attente indique clairement ce qui est en cours, ce qui attend et ce qui demande votre attention.',
      },
      {
        title: 'Bonus à côté',
        text: 'Les making-of et les entretiens figurent dans la même liste ; cochez-les seulement si vous les voulez.',
      },
    ],
    questions: [
      {
        question: 'HBO Max et Max sont-ils le même service ?',
        answer:
          'Oui. Le service a porté le nom de Max avant de reprendre celui de HBO Max ; cette page concerne les deux.',
      },
      {
        question: 'Que puis-je enregistrer légalement ?',
        answer:
          'Ce que votre abonnement vous autorise à regarder, pour un usage privé et hors ligne, selon les règles de votre pays.',
      },
      {
        question: 'Mon abonnement passe par un opérateur : est-ce gênant ?',
        answer:
          'Non, si ce compte ouvre HBO Max dans un navigateur. Certaines offres d’opérateurs restent limitées à leur décodeur.',
      },
      {
        question: 'Et si je ne veux que ce service ?',
        answer:
          'Ce produit individuel suffit alors. Il se vend pour un mois, un an ou à vie, sur un ordinateur.',
      },
    ],
    meta_title: 'Téléchargeur HBO Max (ex-Max)',
    meta_description:
      'Séries HBO, films Warner Bros. et DC de votre abonnement, enregistrés par saison avec sous-titres et son multicanal si disponible.',
  },
  hulu_downloader: {
    headline: 'Hulu : la télévision américaine du lendemain',
    promise:
      'Conservez les épisodes que Hulu met en ligne après leur diffusion sur les chaînes américaines, ainsi que ses créations.',
    steps: [
      {
        title: 'Ouvrir votre Hulu',
        text: 'Utilisez le compte américain que vous avez déjà, avec ou sans l’offre groupée Disney.',
      },
      {
        title: 'Cocher les épisodes',
        text: 'La page d’une série affiche les saisons et les numéros ; cochez ce qui vous manque.',
      },
      {
        title: 'Démarrer la file',
        text: 'L’application traite les épisodes l’un après l’autre pendant que vous faites autre chose.',
      },
    ],
    features: [
      {
        title: 'Séries FX et ABC',
        text: 'Les fictions de FX et les soirées d’ABC sont reconnues avec leur ordre de diffusion.',
      },
      {
        title: 'Sous-titres anglais',
        text: 'Les « closed captions » se gardent en SRT, utiles pour apprendre la langue.',
      },
      {
        title: 'Animation pour adultes',
        text: 'Les longues séries comme « Les Simpson » ou « Family Guy » se prennent saison par saison.',
      },
      {
        title: 'Reprise automatique',
        text: 'Une coupure de connexion met la file en pause ; elle repart ensuite.',
      },
      {
        title: 'Place sur le disque',
        text: 'La taille prévue s’affiche avant le téléchargement ; choisissez une image plus petite pour un téléphone.',
      },
    ],
    questions: [
      {
        question: 'Puis-je utiliser Hulu en dehors des États-Unis ?',
        answer: 'Hulu réserve son service aux États-Unis. L’application ne change rien à cette règle.',
      },
      {
        question: 'Le direct de Hulu + Live TV est-il pris en compte ?',
        answer: 'Cette page concerne les vidéos à la demande. Les chaînes en direct n’en font pas partie.',
      },
      {
        question: 'Qu’ai-je le droit de faire des fichiers ?',
        answer:
          'Les regarder vous-même, sans les publier ni les prêter, tant que vos droits sur le titre durent.',
      },
      {
        question: 'J’ai l’offre avec publicité : suffit-elle ?',
        answer:
          'Oui, pour tous les titres qu’elle permet de lire sur un ordinateur. Quelques-uns ne sont pas compris dans toutes les offres.',
      },
      {
        question: 'Hulu Japon est-il inclus ?',
        answer:
          'Non. C’est une autre société, avec son propre catalogue et son propre produit dans notre boutique.',
      },
    ],
    meta_title: 'Téléchargeur Hulu (États-Unis)',
    meta_description:
      'Gardez les séries FX, ABC et Hulu Originals de votre compte Hulu américain pour les revoir chez vous, avec sous-titres anglais.',
  },
  apple_tv_plus_downloader: {
    headline: 'Apple TV+, création après création',
    promise:
      'Retrouvez « Severance », « Ted Lasso » et les autres créations Apple dans votre propre dossier vidéo.',
    steps: [
      {
        title: 'Se connecter',
        text: 'Connectez-vous avec votre compte Apple et validez le code reçu sur votre appareil.',
      },
      {
        title: 'Repérer la série',
        text: 'Le catalogue se compose surtout de créations maison ; cherchez par titre ou par genre.',
      },
      {
        title: 'Régler et enregistrer',
        text: 'Vous choisissez l’audio, les sous-titres et le format une fois pour toute la saison.',
      },
    ],
    features: [
      {
        title: 'Nombreux sous-titres',
        text: 'Apple sous-titre ses créations dans beaucoup de langues ; choisissez-en une ou plusieurs.',
      },
      { title: 'Conteneur au choix', text: 'MP4 pour les appareils Apple, MKV pour un serveur multimédia.' },
      {
        title: 'Réglages mémorisés',
        text: 'Vos préférences s’appliquent au prochain titre sans nouvelle saisie.',
      },
      {
        title: 'Documentaires et films',
        text: 'Longs métrages et documentaires Apple Original suivent le même chemin que les séries.',
      },
      {
        title: 'À l’aise sous Windows',
        text: 'La lecture hors ligne d’Apple est conçue pour ses appareils. Avec Tidemark Video, vous pouvez aussi regarder votre abonnement sur l’ordinateur que vous emportez en voyage.',
      },
      {
        title: 'Le bon son',
        text: 'Gardez la piste qui compte le plus de canaux parmi celles que votre compte reçoit, ou une piste stéréo pour le casque.',
      },
      {
        title: 'Un épisode par semaine',
        text: 'La plupart des séries Apple sortent ainsi. Rouvrez la fiche et cochez celui qui manque.',
      },
    ],
    questions: [
      {
        question: 'Apple TV+ s’appelle désormais Apple TV : est-ce le même service ?',
        answer:
          'Oui. Apple a retiré le « + » en octobre 2025 ; le produit garde l’ancien nom et fonctionne avec le même service.',
      },
      {
        question: 'Les films achetés dans l’app Apple TV sont-ils compris ?',
        answer:
          'Non. Cette page concerne l’abonnement Apple TV+ ; les achats de la boutique ne sont pas pris en charge.',
      },
      {
        question: 'Faut-il un Mac ?',
        answer: 'Non. Il existe une version pour Windows et une pour Mac, chacune avec sa licence.',
      },
      {
        question: 'Le partage familial permet-il de distribuer les fichiers ?',
        answer:
          'Non. Gardez-les pour votre usage privé ; chaque membre de la famille utilise son propre accès.',
      },
    ],
    meta_title: 'Téléchargeur Apple TV+ pour PC et Mac',
    meta_description:
      'Créations Apple TV+ en MP4 ou MKV : sous-titres en plusieurs langues, réglages mémorisés, usage privé avec votre abonnement.',
  },
  paramount_plus_downloader: {
    headline: 'Paramount+ : films de studio et univers Star Trek',
    promise:
      'Mettez de côté les missions de Star Trek, les histoires de Taylor Sheridan et les films Paramount de votre abonnement.',
    steps: [
      {
        title: 'Choisir Paramount+',
        text: 'L’application ouvre le site de votre région ; entrez vos identifiants.',
      },
      { title: 'Composer la liste', text: 'Ajoutez des épisodes de plusieurs séries dans une seule file.' },
      {
        title: 'Laisser l’application travailler',
        text: 'Chaque titre terminé s’affiche dans la bibliothèque, prêt à être lu.',
      },
    ],
    features: [
      {
        title: 'Franchises groupées',
        text: '« Star Trek », « Yellowstone » et ses dérivés se classent dans des dossiers distincts.',
      },
      {
        title: 'Dessins animés Nickelodeon',
        text: 'Les épisodes courts se sélectionnent tous ensemble, en un seul clic.',
      },
      {
        title: 'Émissions MTV et Comedy Central',
        text: 'Les programmes de divertissement sont listés par date lorsqu’ils n’ont pas de saison.',
      },
      {
        title: 'Qualité au choix',
        text: 'Une définition plus basse prend moins de place sur un ordinateur portable.',
      },
      {
        title: 'Votre propre ordre',
        text: 'Pour regarder « Star Trek » dans l’ordre de votre choix, ajoutez votre propre numéro devant le nom des fichiers.',
      },
      {
        title: 'Reprise après une coupure',
        text: 'Si le réseau disparaît, l’enregistrement continue là où il s’était arrêté.',
      },
    ],
    questions: [
      {
        question: 'Le catalogue est-il le même partout ?',
        answer:
          'Non. Paramount+ varie d’un pays à l’autre, et vous ne voyez que celui auquel votre compte a droit.',
      },
      {
        question: 'Le sport en direct est-il enregistrable ?',
        answer: 'Non, cette licence vise les films et séries à la demande.',
      },
      {
        question: 'Quelles règles s’appliquent à mes copies ?',
        answer:
          'Celles de Paramount+ et de votre loi nationale : usage personnel, pas de diffusion, pas de revente.',
      },
      {
        question: 'Mon offre n’a pas toutes les séries : puis-je les garder quand même ?',
        answer:
          'Non. L’application ne donne pas accès aux titres qui ne sont pas compris dans votre abonnement.',
      },
      {
        question: 'Puis-je résilier la formule d’un mois ?',
        answer: 'Oui, quand vous voulez, dans votre compte ; l’accès dure jusqu’à la fin du mois payé.',
      },
    ],
    meta_title: 'Téléchargeur Paramount+ : films et séries',
    meta_description:
      'Star Trek, Yellowstone, Nickelodeon et films Paramount de votre abonnement, classés en dossiers sur votre ordinateur.',
  },
  peacock_downloader: {
    headline: 'Peacock, de « The Office » aux films Universal',
    promise:
      'Enregistrez les comédies de NBC et les films d’Universal de votre compte Peacock pour les regarder hors ligne.',
    steps: [
      { title: 'Accéder à Peacock', text: 'Saisissez vos identifiants américains dans la fenêtre intégrée.' },
      {
        title: 'Ajouter les titres',
        text: 'Une page de série ou l’adresse d’un épisode suffit pour l’ajouter.',
      },
      {
        title: 'Recevoir les épisodes',
        text: 'Le dossier se remplit dans l’ordre de la saison, sous-titres compris.',
      },
    ],
    features: [
      {
        title: 'Comédies au long cours',
        text: 'Que ce soit « The Office » ou « Brooklyn Nine-Nine », chaque saison se sélectionne en un seul clic.',
      },
      {
        title: 'Téléréalité Bravo',
        text: 'Les nombreuses émissions de Bravo sont classées par année et par ville.',
      },
      {
        title: 'Films Universal et DreamWorks',
        text: 'Un film est enregistré en un seul fichier, avec ses chapitres s’il en a.',
      },
      {
        title: 'Sous-titres anglais et espagnols',
        text: 'Peacock propose souvent les deux ; gardez ceux qui vous sont utiles.',
      },
      {
        title: 'Versions longues à part',
        text: 'Certaines comédies existent sur Peacock en version étendue. Elles sont signalées comme telles et reçoivent leur propre nom.',
      },
      {
        title: 'Une connexion toujours disponible',
        text: 'Limitez le nombre de téléchargements simultanés pour que vos appels vidéo restent fluides.',
      },
    ],
    questions: [
      {
        question: 'Peacock est-il disponible en France ?',
        answer:
          'Peacock est un service destiné aux États-Unis. Il vous faut un accès conforme à ses conditions.',
      },
      {
        question: 'L’offre avec publicité convient-elle ?',
        answer:
          'Les titres que votre offre lit peuvent être ajoutés ; ceux réservés à une formule supérieure restent fermés.',
      },
      {
        question: 'Puis-je montrer ces vidéos en public ?',
        answer:
          'Non. L’enregistrement sert à un visionnage privé, dans le cadre de votre contrat avec Peacock.',
      },
      {
        question: 'Les matchs de Premier League sont-ils enregistrables ?',
        answer:
          'Pas en direct. Les rediffusions et résumés que Peacock propose à la demande s’ouvrent comme un autre titre.',
      },
    ],
    meta_title: 'Téléchargeur Peacock : séries NBC et films',
    meta_description:
      'Comédies NBC, séries Bravo et films Universal de votre compte Peacock, rangés saison par saison pour les revoir hors ligne.',
  },
  discovery_plus_downloader: {
    headline: 'Discovery+ : vos documentaires, quand vous voulez',
    promise:
      'Nature, enquêtes, cuisine, rénovation : enregistrez les documentaires et les émissions de votre compte Discovery+.',
    steps: [
      {
        title: 'Ouvrir Discovery+',
        text: 'Sélectionnez votre région, car les chaînes réunies diffèrent selon le pays.',
      },
      {
        title: 'Filtrer par chaîne',
        text: 'Discovery, TLC, HGTV, Food Network, ID : passez par la chaîne ou par la recherche.',
      },
      {
        title: 'Choisir la quantité',
        text: 'Un épisode pour ce soir ou vingt pour les vacances, la file est la même.',
      },
    ],
    features: [
      {
        title: 'Séries très longues',
        text: 'Même avec des centaines d’épisodes, la liste reste claire grâce au filtre par saison.',
      },
      { title: 'Documentaires unitaires', text: 'L’année d’un film est ajoutée au nom du fichier.' },
      {
        title: 'Langue de narration',
        text: 'Quand la voix off existe en plusieurs langues, vous décidez laquelle garder.',
      },
      {
        title: 'Petits fichiers',
        text: 'Pour une émission de cuisine, une petite définition suffit et prend peu de place.',
      },
      {
        title: 'Résumés conservés',
        text: 'Le résumé de chaque épisode peut être enregistré à côté du fichier : vous retrouverez facilement la maison ou l’enquête que vous cherchez.',
      },
      {
        title: 'Recettes sur tablette',
        text: 'Copiez un petit MP4 sur une tablette pour suivre une recette ou un bricolage sans connexion.',
      },
    ],
    questions: [
      {
        question: 'Discovery+ existe-t-il encore dans tous les pays ?',
        answer:
          'Non, dans certains pays ses programmes ont rejoint HBO Max. Vérifiez d’abord où votre compte est valable.',
      },
      {
        question: 'Puis-je utiliser un extrait en classe ?',
        answer:
          'Cela dépend du droit de votre pays et des conditions du service. L’application est prévue pour un visionnage privé.',
      },
      {
        question: 'La licence couvre-t-elle aussi HBO Max ?',
        answer: 'Non. Chaque service a sa licence ; la suite vidéo les réunit.',
      },
      {
        question: 'J’accède à Discovery+ par une offre groupée : est-ce suffisant ?',
        answer: 'Oui, si vous pouvez vous connecter au site de Discovery+ et y lire le titre.',
      },
    ],
    meta_title: 'Téléchargeur Discovery+ pour documentaires',
    meta_description:
      'Documentaires, cuisine, rénovation et enquêtes de Discovery+ enregistrés pour vous, par chaîne et par saison.',
  },
  crunchyroll_downloader: {
    headline: 'Crunchyroll : vos animés en VOSTFR ou en VF',
    promise:
      'Suivez la saison en cours ou rattrapez un long récit, avec les sous-titres et les doublages que Crunchyroll vous propose.',
    steps: [
      {
        title: 'Se connecter à Crunchyroll',
        text: 'Votre compte ouvre les simulcasts et le catalogue de votre pays.',
      },
      {
        title: 'Sélectionner les épisodes',
        text: 'Cochez toute la série, de l’épisode 1 au dernier, ou seulement l’arc que vous suivez.',
      },
      {
        title: 'Choisir la version',
        text: 'VOSTFR, VF ou japonais seul : le choix vaut pour toute la série.',
      },
    ],
    features: [
      {
        title: 'Simulcasts',
        text: 'Un nouvel épisode peut être ajouté à la file d’attente dès que votre compte permet de le lire, souvent quelques heures après le Japon.',
      },
      {
        title: 'Sous-titres stylés',
        text: 'Le format ASS garde couleurs, positions et notes de traduction.',
      },
      {
        title: 'Catalogue Funimation réuni',
        text: 'Les séries venues de Funimation se trouvent désormais au même endroit.',
      },
      {
        title: 'Génériques et OVA',
        text: 'Films, épisodes spéciaux et OVA sont rangés à part de la série principale.',
      },
      {
        title: 'La bonne numérotation',
        text: 'Choisissez entre les numéros de Crunchyroll, qui recommencent à chaque saison, et une numérotation continue.',
      },
      {
        title: 'Chapitres',
        text: 'Si l’opening et l’ending sont marqués, le fichier contient les chapitres correspondants.',
      },
    ],
    questions: [
      {
        question: 'Puis-je garder VF et VOSTFR ensemble ?',
        answer: 'Oui, en MKV, avec deux pistes audio et autant de sous-titres que Crunchyroll en fournit.',
      },
      {
        question: 'Ai-je le droit de publier mes fichiers ?',
        answer:
          'Non. Les animés appartiennent à leurs ayants droit ; gardez vos copies pour vous et pour le temps de votre abonnement.',
      },
      {
        question: 'L’ancienne adresse Funimation fonctionne-t-elle ?',
        answer: 'Elle mène ici, car le service Funimation a été intégré à Crunchyroll.',
      },
      {
        question: 'Peut-on enregistrer sans être abonné ?',
        answer:
          'Seulement les épisodes que Crunchyroll vous laisse lire. Pour la plupart des simulcasts, il faut être membre.',
      },
    ],
    meta_title: 'Téléchargeur Crunchyroll : VOSTFR et VF',
    meta_description:
      'Animés Crunchyroll en VF ou VOSTFR, sous-titres ASS conservés, simulcasts et OVA rangés par série. Usage privé.',
  },
  espn_plus_downloader: {
    headline: 'ESPN+ : revoir un match à l’heure qui vous convient',
    promise:
      'Enregistrez les rediffusions, les émissions et les documentaires sportifs de votre compte ESPN+.',
    steps: [
      {
        title: 'Rejoindre ESPN+',
        text: 'Connectez-vous avec le compte de votre abonnement américain.',
      },
      {
        title: 'Trouver le match',
        text: 'Filtrez par sport, par équipe ou par date, puis ouvrez la rediffusion.',
      },
      {
        title: 'Prévoir la place',
        text: 'Un match est long : l’application indique la taille prévue avant de commencer.',
      },
    ],
    features: [
      {
        title: 'Rediffusions intégrales',
        text: 'Hockey, football universitaire, combats : la rencontre se garde en un seul fichier.',
      },
      {
        title: '« 30 for 30 »',
        text: 'La collection de documentaires d’ESPN se classe par titre et par année.',
      },
      {
        title: 'Commentaire au choix',
        text: 'Choisissez l’anglais ou l’espagnol quand les deux sont proposés.',
      },
      {
        title: 'Reprise en cours de route',
        text: 'Si le Wi-Fi est coupé, vous ne perdez pas un fichier de trois heures : le téléchargement reprend.',
      },
      { title: 'Noms sans résultat', text: 'Les fichiers portent les équipes et la date, jamais le score.' },
      {
        title: 'Séries documentaires',
        text: 'Les séries sur un club ou un athlète s’enregistrent comme les autres, avec la saison et l’épisode dans le nom.',
      },
    ],
    questions: [
      {
        question: 'Puis-je enregistrer un match en direct ?',
        answer: 'L’outil traite les vidéos à la demande, donc le match une fois mis en rediffusion.',
      },
      {
        question: 'Puis-je enregistrer un événement payé à la séance ?',
        answer: 'Seulement si vous les avez achetés et si la rediffusion reste lisible dans votre compte.',
      },
      {
        question: 'Quelles limites pour les images sportives ?',
        answer:
          'Elles sont protégées : regardez-les chez vous, sans extrait mis en ligne ni projection publique.',
      },
      {
        question: 'Les matchs bloqués dans ma région apparaissent-ils ?',
        answer:
          'Non. Ce qu’ESPN ne montre pas à votre compte là où vous êtes n’apparaît pas davantage dans l’application.',
      },
      {
        question: 'L’offre a changé de nom : ma licence reste-t-elle valable ?',
        answer:
          'Oui. Elle est attachée au service auquel vous vous connectez, quel que soit le nom de ses formules.',
      },
    ],
    meta_title: 'Téléchargeur ESPN+ : matchs en rediffusion',
    meta_description:
      'Matchs en rediffusion, émissions et « 30 for 30 » de votre abonnement ESPN+, gardés en un seul fichier pour un visionnage privé.',
  },
  tubi_video_downloader: {
    headline: 'Tubi : le cinéma gratuit, même hors ligne',
    promise:
      'Emportez les films et séries que Tubi diffuse gratuitement, des classiques aux curiosités de minuit.',
    steps: [
      {
        title: 'Aller sur Tubi',
        text: 'Un compte n’est pas toujours requis ; la page du film suffit souvent.',
      },
      {
        title: 'Parcourir les genres',
        text: 'Horreur, western, films muets, séries oubliées : ouvrez ce qui vous intrigue.',
      },
      {
        title: 'Télécharger',
        text: 'Choisissez par exemple le MP4 et laissez l’application travailler pendant la nuit.',
      },
    ],
    features: [
      {
        title: 'Films de genre',
        text: 'Le fonds de Tubi est large ; l’année de sortie figure dans le nom de chaque fichier.',
      },
      {
        title: 'Sous-titres quand ils existent',
        text: 'Beaucoup de titres n’en ont qu’en anglais, l’application l’indique avant de commencer.',
      },
      {
        title: 'Un prix modeste',
        text: 'Ce téléchargeur coûte moins que ceux des grandes plateformes par abonnement.',
      },
      {
        title: 'Format d’image d’origine',
        text: 'Le rapport d’image d’origine est conservé, sans recadrage.',
      },
      {
        title: 'Des affiches pour votre bibliothèque',
        text: 'L’affiche peut être enregistrée à côté de chaque film, pour que votre serveur multimédia l’affiche.',
      },
      {
        title: 'Fichiers modestes',
        text: 'Beaucoup de classiques ne sont proposés qu’en petite définition : vous pouvez en emporter un grand nombre.',
      },
    ],
    questions: [
      {
        question: 'Tubi est gratuit : pourquoi une licence ?',
        answer: 'La licence paie l’application, pas les films. Tubi reste financé par ses annonceurs.',
      },
      {
        question: 'Gratuit veut-il dire libre de droits ?',
        answer:
          'Non. Même sans abonnement, les films restent protégés ; conservez-les pour vous seul, là où la loi le permet.',
      },
      {
        question: 'Tubi s’ouvre-t-il en Europe ?',
        answer:
          'Sa présence change selon les pays. L’application ne lit que ce que Tubi vous propose là où vous êtes.',
      },
      {
        question: 'Où Tubi est-il ouvert ?',
        answer:
          'Aux États-Unis, au Canada, au Mexique, en Australie et dans quelques autres pays. Ailleurs, son site annonce lui-même qu’il n’est pas disponible.',
      },
    ],
    meta_title: 'Téléchargeur Tubi : films gratuits hors ligne',
    meta_description:
      'Classiques, horreur et séries B de Tubi gardés en MP4 avec leur année et leur format d’image, pour un usage personnel.',
  },
  roku_channel_downloader: {
    headline: 'The Roku Channel sur votre ordinateur',
    promise:
      'Vous n’avez pas de boîtier Roku sous la main ? Gardez depuis le site les films et les Roku Originals à la demande.',
    steps: [
      {
        title: 'Ouvrir la chaîne',
        text: 'Le site de The Roku Channel s’affiche dans Tidemark Video, avec ou sans compte.',
      },
      {
        title: 'Choisir un titre à la demande',
        text: 'Laissez de côté les chaînes en continu et ouvrez les titres à la demande.',
      },
      { title: 'Télécharger', text: 'Vérifiez la durée, la langue et le dossier, puis commencez.' },
    ],
    features: [
      {
        title: 'Roku Originals',
        text: 'Les créations maison, dont une partie du fonds Quibi, sont rangées par série.',
      },
      {
        title: 'Épisodes très courts',
        text: 'Les épisodes de dix minutes se sélectionnent par saison entière, en un clic.',
      },
      {
        title: 'Prêt pour le téléviseur',
        text: 'Un MP4 placé dans un dossier partagé se lit avec la plupart des serveurs multimédias.',
      },
      {
        title: 'Peu de réglages',
        text: 'L’application propose des réglages prêts à l’emploi si vous ne voulez rien choisir.',
      },
      {
        title: 'Chaînes ajoutées',
        text: 'Si vous payez une chaîne premium à travers Roku et pouvez la regarder sur le Web, vous pouvez aussi en enregistrer les titres.',
      },
      {
        title: 'Une taille par écran',
        text: 'Gardez un grand fichier pour le téléviseur et un petit pour le téléphone.',
      },
    ],
    questions: [
      {
        question: 'Un appareil Roku est-il nécessaire ?',
        answer: 'Non, le site web suffit ; l’application tourne sur votre ordinateur.',
      },
      {
        question: 'Quels titres sont exclus ?',
        answer: 'Les chaînes linéaires et les abonnements premium que vous n’avez pas souscrits.',
      },
      {
        question: 'Que dit Roku des enregistrements ?',
        answer: 'Ses conditions décident de ce qui est permis. Lisez-les et restez dans le cadre privé.',
      },
      {
        question: 'L’application touche-t-elle à mon boîtier ou à mon téléviseur Roku ?',
        answer: 'Non. Elle ne s’adresse qu’au site web et ne change rien à vos appareils.',
      },
      {
        question: 'Le service s’ouvre-t-il hors des États-Unis ?',
        answer:
          'Roku le propose dans quelques pays. L’application montre ce qui est disponible dans le vôtre.',
      },
    ],
    meta_title: 'Téléchargeur The Roku Channel',
    meta_description:
      'Films gratuits et Roku Originals à la demande, gardés depuis le site web, sans boîtier Roku, pour votre usage privé.',
  },
  pluto_tv_downloader: {
    headline: 'Pluto TV à la demande, loin de la grille',
    promise:
      'Les chaînes de Pluto TV n’attendent personne, mais vous pouvez enregistrer les titres de sa partie à la demande.',
    steps: [
      {
        title: 'Ouvrir la partie à la demande',
        text: 'Dans Pluto TV, quittez le direct et ouvrez l’onglet des films et séries.',
      },
      {
        title: 'Choisir un programme',
        text: 'Téléfilm, série policière, vieux dessin animé : ajoutez la page à la file.',
      },
      { title: 'Regarder plus tard', text: 'Le fichier s’ouvre dans votre lecteur habituel.' },
    ],
    features: [
      {
        title: 'Version française',
        text: 'En France, Pluto TV propose de nombreux titres doublés ; la langue est indiquée dès le départ.',
      },
      {
        title: 'Séries d’hier',
        text: 'Les saisons anciennes sont parfois incomplètes ; l’application indique les épisodes qui manquent.',
      },
      {
        title: 'Aucune inscription',
        text: 'Pluto TV se consulte sans compte, l’application n’en demande donc pas.',
      },
      {
        title: 'Peu de place sur le disque',
        text: 'Une définition standard suffit souvent à ces titres et occupe peu d’espace.',
      },
      { title: 'Une longue liste', text: 'Cochez trente épisodes, l’application travaille toute la nuit.' },
      {
        title: 'Une pause en un clic',
        text: 'Un bouton interrompt tous les téléchargements quand vous avez besoin de la connexion.',
      },
      {
        title: 'Sélection de votre pays',
        text: 'Pluto TV compose une offre propre à chaque région, en Amérique comme en Europe ; vous voyez celle du pays où vous êtes.',
      },
    ],
    questions: [
      {
        question: 'Peut-on enregistrer les chaînes en continu ?',
        answer: 'Non. Seuls les programmes de la partie à la demande sont pris en charge.',
      },
      {
        question: 'Les coupures publicitaires sont-elles gardées ?',
        answer:
          'L’application enregistre le programme lui-même. Pluto TV est gratuit grâce à la publicité ; regardez-le donc aussi en ligne.',
      },
      {
        question: 'Pourquoi un titre vu hier a-t-il disparu ?',
        answer: 'Pluto TV renouvelle son offre souvent. Un programme retiré ne peut plus être ajouté.',
      },
      {
        question: 'Suis-je en règle si je garde un titre ?',
        answer:
          'Pluto TV diffuse sous licence. N’enregistrez que ce que ses conditions et la loi de votre pays permettent pour un usage privé.',
      },
    ],
    meta_title: 'Téléchargeur Pluto TV : films à la demande',
    meta_description:
      'Programmes à la demande de Pluto TV, souvent en version française, gardés sur votre disque pour les voir à votre heure.',
  },
  viki_downloader: {
    headline: 'Viki : dramas coréens, chinois et japonais',
    promise: 'Conservez vos dramas asiatiques avec les sous-titres écrits par la communauté de Rakuten Viki.',
    steps: [
      {
        title: 'Ouvrir votre compte Viki',
        text: 'Avec un Viki Pass, les séries réservées aux abonnés apparaissent aussi.',
      },
      {
        title: 'Vérifier la traduction',
        text: 'Le pourcentage de sous-titres français est affiché par épisode avant l’ajout.',
      },
      {
        title: 'Télécharger la série',
        text: 'Que la série ait seize épisodes ou quarante, la file d’attente suit l’ordre de diffusion.',
      },
    ],
    features: [
      {
        title: 'Sous-titres de fans',
        text: 'Les traductions bénévoles se gardent en SRT, avec la langue dans le nom.',
      },
      {
        title: 'Deux langues pour apprendre',
        text: 'Choisissez le coréen et le français pour comparer les répliques.',
      },
      {
        title: 'Dramas en cours',
        text: 'Reprenez une série quand les derniers épisodes sont traduits, sans refaire les premiers.',
      },
      {
        title: 'Émissions de variétés',
        text: 'Les émissions de voyages ou avec des groupes s’enregistrent comme une série.',
      },
      {
        title: 'Nom en deux écritures',
        text: 'Gardez le titre traduit, le titre d’origine ou les deux dans le nom du fichier.',
      },
      {
        title: 'Seize épisodes d’un coup',
        text: 'Un drama compte le plus souvent une seule saison. Sélectionnez-la entière, ou commencez au milieu.',
      },
    ],
    questions: [
      {
        question: 'Les sous-titres incomplets peuvent-ils être mis à jour ?',
        answer: 'Oui. Rechargez seulement le fichier SRT quand la traduction avance.',
      },
      {
        question: 'La licence remplace-t-elle le Viki Pass ?',
        answer: 'Non. Sans pass, les séries payantes restent inaccessibles.',
      },
      {
        question: 'À quoi ai-je droit avec ces dramas ?',
        answer: 'À un visionnage personnel selon les règles de Viki ; la traduction aussi a ses auteurs.',
      },
      {
        question: 'Les commentaires minutés sont-ils gardés ?',
        answer: 'Non. Le fichier ne contient que l’image, le son et les sous-titres.',
      },
      {
        question: 'Que contient un fichier de sous-titres traduit à 80 % ?',
        answer:
          'Ce qui est traduit à ce jour. Vous pourrez le télécharger de nouveau plus tard, sans enregistrer la vidéo une seconde fois.',
      },
    ],
    meta_title: 'Téléchargeur Viki : dramas sous-titrés',
    meta_description:
      'Dramas coréens, chinois et japonais de Viki avec sous-titres français en SRT, épisode après épisode, pour un usage personnel.',
  },
  iqiyi_downloader: {
    headline: 'iQIYI : les séries chinoises, jusqu’au final',
    promise:
      'Enregistrez les dramas costumés, les animations donghua et les émissions de votre compte iQIYI.',
    steps: [
      {
        title: 'Choisir l’édition',
        text: 'iQIYI a un site chinois et un site international ; prenez celui de votre compte.',
      },
      {
        title: 'Sélectionner les épisodes',
        text: 'Les épisodes VIP accessibles à votre formule sont signalés dans la liste.',
      },
      {
        title: 'Conserver la série',
        text: 'Choisissez le mandarin ou un doublage et les sous-titres avant de commencer.',
      },
    ],
    features: [
      {
        title: 'Donghua par saison',
        text: 'Les animations chinoises hebdomadaires se complètent au fil des sorties.',
      },
      {
        title: 'Sous-titres d’Asie',
        text: 'Anglais, thaï, indonésien, coréen et d’autres, si la version internationale les offre.',
      },
      {
        title: 'Titres en deux écritures',
        text: 'Le nom du fichier peut garder le titre chinois et sa version latine.',
      },
      { title: 'Séries de quarante épisodes', text: 'Un compteur montre ce qui est fait et ce qui reste.' },
      {
        title: 'Sous-titres dans l’image ou à part',
        text: 'Dans certaines séries, les sous-titres chinois font partie de l’image. Vous pouvez tout de même ajouter une autre langue comme piste.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un épisode VIP est-il grisé ?',
        answer:
          'Parce que votre formule ne permet pas encore de le lire. L’application suit les droits de votre compte.',
      },
      {
        question: 'Y a-t-il des sous-titres français ?',
        answer: 'Rarement. Consultez la fiche du titre, l’application reprend ce que le service propose.',
      },
      {
        question: 'La copie privée d’un drama est-elle permise ?',
        answer:
          'Cela dépend de votre pays et des conditions d’iQIYI ; ne conservez que ce qu’ils autorisent.',
      },
      {
        question: 'Un compte VIP chinois marche-t-il sur le site international ?',
        answer: 'iQIYI sépare les deux, et l’application aussi. Connectez-vous à celui que vous payez.',
      },
      {
        question: 'Puis-je garder deux langues de sous-titres ?',
        answer: 'Oui, comme deux pistes d’un MKV ou en fichiers SRT séparés.',
      },
      {
        question: 'Quels systèmes sont possibles ?',
        answer: 'Windows et Mac, chacun avec des formules d’un mois, d’un an ou à vie pour un ordinateur.',
      },
    ],
    meta_title: 'Téléchargeur iQIYI : dramas chinois et donghua',
    meta_description:
      'Dramas chinois, donghua et variétés d’iQIYI, édition chinoise ou internationale, avec sous-titres disponibles et compteur d’épisodes.',
  },
  stan_downloader: {
    headline: 'Stan : la plateforme australienne dans votre valise',
    promise: 'Abonné à Stan en Australie ? Préparez ses créations et ses séries importées avant un long vol.',
    steps: [
      {
        title: 'Entrer chez Stan',
        text: 'Connectez-vous avec votre compte australien et choisissez un profil.',
      },
      {
        title: 'Réunir la sélection',
        text: 'Parcourez Stan Originals, séries britanniques ou américaines et films locaux.',
      },
      { title: 'Copier et partir', text: 'Copiez le dossier terminé sur une tablette ou une clé USB.' },
    ],
    features: [
      {
        title: 'Créations locales',
        text: 'Les fictions tournées en Australie gardent leur titre et leur résumé.',
      },
      {
        title: 'Comédies britanniques',
        text: 'Les saisons courtes, souvent six épisodes, s’enregistrent d’un bloc.',
      },
      {
        title: 'Fiches conservées',
        text: 'Le résumé et l’affiche peuvent être enregistrés à côté du fichier, pour votre bibliothèque.',
      },
      { title: 'Taille au choix', text: 'Choisissez un fichier plus petit pour un écran de dix pouces.' },
      {
        title: 'Sous-titres anglais',
        text: 'La plupart des titres en ont ; ils se gardent comme piste du fichier.',
      },
      {
        title: 'Profil enfant respecté',
        text: 'Connecté avec un profil d’enfant, vous ne pouvez choisir que les titres de ce profil.',
      },
      {
        title: 'Nouveautés de la semaine',
        text: 'Les épisodes venus de l’étranger arrivent vite chez Stan. Ajoutez le nouvel épisode à ceux de la semaine passée.',
      },
    ],
    questions: [
      {
        question: 'Stan Sport entre-t-il dans cette licence ?',
        answer: 'Non, elle concerne les films et les séries. Les directs de Stan Sport n’en font pas partie.',
      },
      {
        question: 'Puis-je y accéder depuis l’Europe ?',
        answer: 'Stan est réservé à l’Australie ; l’application ne modifie pas cet accès.',
      },
      {
        question: 'Le fichier m’appartient-il ?',
        answer:
          'Vous l’avez pour un visionnage privé, dans les limites de votre contrat avec Stan. L’œuvre reste à ses auteurs.',
      },
      {
        question: 'Quelle formule de Stan faut-il ?',
        answer:
          'N’importe laquelle. Elles se distinguent par la définition et le nombre d’écrans, et l’application propose ce que la vôtre permet sur un ordinateur.',
      },
    ],
    meta_title: 'Téléchargeur Stan (Australie)',
    meta_description:
      'Stan Originals, comédies britanniques et films australiens de votre abonnement, prêts pour un long vol et un usage privé.',
  },
  crave_downloader: {
    headline: 'Crave, en français comme en anglais',
    promise:
      'Le service canadien réunit HBO, Showtime et les créations d’ici : gardez-les dans l’une ou l’autre langue officielle.',
    steps: [
      {
        title: 'Ouvrir Crave',
        text: 'Utilisez votre compte Bell Média ou celui de votre fournisseur de télévision.',
      },
      {
        title: 'Choisir la langue du site',
        text: 'Le catalogue francophone et le catalogue anglophone se parcourent séparément.',
      },
      {
        title: 'Enregistrer la saison',
        text: 'Deux clics pour une saison, un troisième pour les sous-titres.',
      },
    ],
    features: [
      {
        title: 'Productions québécoises',
        text: 'Les séries et films d’ici sont classés sous leur titre français.',
      },
      {
        title: 'Séries HBO au Canada',
        text: 'Elles sont proposées par Crave, avec un doublage québécois ou français clairement indiqué.',
      },
      { title: 'Compte de fournisseur', text: 'Vous pouvez vous connecter par un câblo-opérateur canadien.' },
      {
        title: 'Tri par langue',
        text: 'Un dossier pour le français, un autre pour l’anglais, si vous le voulez.',
      },
      {
        title: 'Une archive pour le chalet',
        text: 'Copiez tout sur un disque externe : les dossiers restent classés de la même façon.',
      },
      {
        title: 'Deux langues, un fichier',
        text: 'Quand un titre existe en français et en anglais, un MKV peut contenir les deux pistes.',
      },
    ],
    questions: [
      {
        question: 'Le doublage est-il québécois ou européen ?',
        answer: 'Cela varie d’un titre à l’autre ; l’application reprend la piste que Crave diffuse.',
      },
      {
        question: 'Un abonnement par mon câblo-opérateur suffit-il ?',
        answer: 'Oui, si Crave s’ouvre dans le navigateur avec ces identifiants.',
      },
      {
        question: 'Quel usage la loi canadienne permet-elle ?',
        answer:
          'Renseignez-vous sur la loi sur le droit d’auteur et tenez-vous à un usage privé compatible avec votre abonnement.',
      },
      {
        question: 'Le hockey en direct est-il enregistré ?',
        answer:
          'Non. Matchs et bulletins en direct sont laissés de côté ; un documentaire à la demande peut être choisi.',
      },
      {
        question: 'Les titres HBO font-ils partie de toutes les offres ?',
        answer:
          'Crave en décide. Si le site demande une offre plus élevée, l’application ne peut pas garder le titre.',
      },
      {
        question: 'Et Super Écran ?',
        answer:
          'S’il fait partie de votre offre et fonctionne dans le navigateur, ses films apparaissent comme les autres.',
      },
    ],
    meta_title: 'Téléchargeur Crave (Canada), français et anglais',
    meta_description:
      'Séries HBO, productions québécoises et films de Crave, en français ou en anglais, gardés pour votre usage privé au Canada.',
  },
  globoplay_downloader: {
    headline: 'Globoplay : novelas et séries du Brésil',
    promise:
      'Ne perdez pas le fil d’une novela : gardez les chapitres et les séries brésiliennes de votre compte Globoplay.',
    steps: [
      {
        title: 'Se connecter à Globo',
        text: 'Votre identifiant Globo ouvre la partie gratuite et la partie abonnée.',
      },
      {
        title: 'Suivre les chapitres',
        text: 'La liste est datée ; partez du dernier chapitre que vous avez vu.',
      },
      { title: 'Compléter chaque jour', text: 'Ajoutez les nouveautés, le dossier reste dans l’ordre.' },
    ],
    features: [
      {
        title: 'Novelas au complet',
        text: 'Une novela dépasse souvent cent cinquante chapitres ; la numérotation reste juste.',
      },
      {
        title: 'Portugais du Brésil',
        text: 'Audio original et sous-titres portugais, précieux pour qui apprend la langue.',
      },
      {
        title: 'Classiques de TV Globo',
        text: 'Les novelas restaurées s’enregistrent avec leur année dans le nom.',
      },
      {
        title: 'Documentaires et séries',
        text: 'Les Originais Globoplay se rangent à part des programmes d’antenne.',
      },
      {
        title: 'Résumés de « Big Brother Brasil »',
        text: 'L’émission a un résumé chaque jour ; choisissez l’édition courte ou la longue.',
      },
      {
        title: 'Sous-titrage pour malentendants',
        text: 'Gardez-le en portugais pour une personne de votre famille qui entend moins bien.',
      },
    ],
    questions: [
      {
        question: 'Globoplay est-il accessible hors du Brésil ?',
        answer:
          'Une édition internationale existe dans plusieurs pays. Votre compte détermine ce que vous voyez.',
      },
      {
        question: 'Le direct de TV Globo peut-il être gardé ?',
        answer: 'Non, seuls les chapitres et programmes disponibles à la demande peuvent être enregistrés.',
      },
      {
        question: 'Puis-je envoyer un chapitre à ma famille ?',
        answer:
          'Non. L’enregistrement est réservé à la personne abonnée et à son foyer, selon les conditions de Globo.',
      },
      {
        question: 'Quelle partie est gratuite ?',
        answer:
          'Des journaux et des extraits. Les chapitres entiers demandent le plus souvent un abonnement, et la liste indique ce que votre compte ouvre.',
      },
      {
        question: 'Le football en direct est-il possible ?',
        answer: 'Non. Ni les matchs ni les chaînes en continu ne sont enregistrés.',
      },
    ],
    meta_title: 'Téléchargeur Globoplay : novelas et séries',
    meta_description:
      'Novelas, classiques TV Globo et séries Globoplay, chapitre par chapitre, en portugais du Brésil et pour votre foyer.',
  },
}
