import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix sur ordinateur : le profil, puis les langues',
    intro:
      'Chez Netflix, le profil décide en partie des langues que vous voyez. Commencez donc par lui, la saison viendra ensuite.',
    steps: [
      {
        title: 'Ouvrir le bon profil',
        text: 'Connectez-vous dans le navigateur intégré. Un profil jeunesse ne montre qu’une partie du catalogue.',
      },
      {
        title: 'Vérifier les langues du profil',
        text: 'Dans le compte, la liste des langues préférées commande les pistes et les sous-titres affichés. Cochez celle qui manque.',
      },
      {
        title: 'Choisir la saison',
        text: 'Sur la fiche, le menu change de saison. Numéro, titre et durée des épisodes apparaissent dans l’application.',
      },
      {
        title: 'Distinguer les sous-titres',
        text: 'Ceux pour sourds et malentendants suivent mieux la parole. Les « forcés » ne traduisent que les passages en langue étrangère.',
      },
      {
        title: 'Commencer par un épisode',
        text: 'Regardez-en quelques minutes, puis envoyez le reste dans la file.',
      },
    ],
    hints: [
      {
        title: 'La fonction hors ligne de Netflix',
        text: 'Sur téléphone et tablette, c’est la voie prévue. Elle est limitée dans la formule avec publicité.',
      },
      {
        title: 'Titres de passage',
        text: 'Un film sous licence annonce son dernier jour sur la fiche. Les productions de la maison restent, en général.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi d’autres séries à l’étranger ?',
        answer:
          'Le catalogue suit le pays où vous êtes. Dans l’Union européenne, vous gardez le vôtre lors d’un séjour passager.',
      },
      {
        question: 'Un abonné supplémentaire a-t-il son propre accès ?',
        answer:
          'Oui, un compte avec un profil. Les conditions d’utilisation valent pour lui comme pour vous.',
      },
    ],
    meta_title: 'Guide : épisodes Netflix, pistes et sous-titres',
    meta_description:
      'Langues du profil, saison, sous-titres forcés ou non : le guide de Netflix sur ordinateur, avec votre abonnement et pour vous seul.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video : reconnaître la version et son échéance',
    intro:
      'Abonnement, location, achat et chaînes se côtoient sur la même page. Quelques repères évitent de se tromper de version.',
    steps: [
      {
        title: 'Partir du bon pays',
        text: 'Votre compte est rattaché à une boutique, amazon.fr par exemple. Identifiez-vous avec elle.',
      },
      {
        title: 'Lire la mention du titre',
        text: '« Inclus avec Prime », « Louer ou acheter » ou le nom d’une chaîne : chaque mention donne d’autres droits.',
      },
      {
        title: 'Ouvrir les détails',
        text: 'Langues audio et sous-titres y sont énumérés. Une version originale forme parfois une fiche à part.',
      },
      {
        title: 'Lancer quelques secondes',
        text: 'L’application connaît alors les définitions, les pistes et les chapitres.',
      },
      {
        title: 'Séparer les locations',
        text: 'Un dossier pour elles seules rappelle ce qu’il faudra effacer.',
      },
    ],
    hints: [
      {
        title: 'Deux délais pour une location',
        text: 'Un délai pour commencer, un autre, souvent de 48 heures, pour finir. Les deux sont écrits sur la fiche.',
      },
      {
        title: 'L’application d’Amazon',
        text: 'Pour Windows et Mac, elle propose elle aussi des téléchargements. Voyez si elle vous suffit.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi y a-t-il de la publicité ?',
        answer:
          'Prime Video en diffuse dans de nombreux pays, sauf option contraire. Nous n’y pouvons rien changer.',
      },
      {
        question: 'Où retrouver mes achats ?',
        answer: 'Dans l’espace personnel, à côté de la liste des envies, sous les achats et locations.',
      },
    ],
    meta_title: 'Guide : Prime Video, versions et délais',
    meta_description:
      'Inclus, loué, acheté ou chaîne : reconnaître un titre de Prime Video, vérifier ses langues et le ranger selon vos droits.',
  },
  disney_plus_downloader: {
    title: 'Disney+ : préparer les films de toute la famille',
    intro:
      'Contrôle parental, bonus et formats d’image font la particularité de Disney+. Voici comment composer une réserve pour petits et grands.',
    steps: [
      {
        title: 'Régler l’âge du profil',
        text: 'Les séries pour adultes n’apparaissent que sur un profil qui les admet. Le mot de passe du compte est demandé pour le modifier.',
      },
      {
        title: 'Passer par l’univers',
        text: 'Disney, Pixar, Marvel, Star Wars, National Geographic : chacun a sa page, la recherche fait le reste.',
      },
      {
        title: 'Fixer la langue des chansons',
        text: 'Dans un dessin animé, la piste choisie détermine aussi les chansons. VF ou VO, essayez un refrain.',
      },
      {
        title: 'Choisir le cadre',
        text: 'Certains films Marvel existent en IMAX, plus haut ; les vieux « Simpson » en 4/3 d’origine. Le réglage se trouve sur la fiche.',
      },
      {
        title: 'Numéroter une saga',
        text: 'Ajoutez l’année au nom du fichier : l’ordre de sortie s’établit tout seul.',
      },
    ],
    hints: [
      {
        title: 'Les bonus sont ailleurs',
        text: 'Coulisses et scènes coupées forment un onglet séparé et ne comptent pas comme épisodes.',
      },
      {
        title: 'Téléchargements mobiles',
        text: 'Dans l’application de Disney+, l’appareil doit retrouver le réseau environ tous les 30 jours.',
      },
    ],
    questions: [
      {
        question: 'Les séries de Hulu en font-elles partie ?',
        answer:
          'Hors des États-Unis, l’ancien espace Star porte désormais ce nom. Ce que votre formule y lit peut être choisi.',
      },
      {
        question: 'Puis-je copier un film sur la tablette des enfants ?',
        answer:
          'Au sein du foyer, si les conditions et la loi permettent la copie. Pas pour la famille d’à côté.',
      },
    ],
    meta_title: 'Guide : Disney+ pour toute la famille',
    meta_description:
      'Âge du profil, langue des chansons, IMAX ou 4/3, bonus : préparer films et séries de Disney+ pour un voyage privé en famille.',
  },
  hbo_max_downloader: {
    title: 'HBO Max : suivre une série semaine après semaine',
    intro:
      'Les grandes séries y paraissent souvent un épisode à la fois. Ce guide montre comment compléter une saison en cours sans s’y perdre.',
    steps: [
      {
        title: 'Savoir d’où vient votre accès',
        text: 'En direct, par un opérateur ou dans un bouquet : en France, plusieurs chemins mènent à HBO Max. Connectez-vous par le vôtre.',
      },
      {
        title: 'Prendre son profil',
        text: 'Chaque profil a sa liste et ses langues. Un profil enfant cache la plupart des séries HBO.',
      },
      {
        title: 'Ajouter la série à la file',
        text: 'Les épisodes déjà présents sont reconnus à leur nom et ne sont pas repris.',
      },
      {
        title: 'Revenir le lundi',
        text: 'L’épisode du dimanche soir américain arrive chez nous dans la nuit. Lancez la nouvelle ligne, rien d’autre.',
      },
    ],
    hints: [
      {
        title: 'Dans les coulisses',
        text: 'Quelques minutes de tournage suivent beaucoup d’épisodes. Elles se trouvent parmi les bonus.',
      },
      {
        title: 'Dialogues sombres',
        text: 'Au casque, la piste stéréo rend les voix plus claires qu’un multicanal réduit à deux voies.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une série HBO manque-t-elle ?',
        answer: 'D’anciens contrats courent encore ; elle peut être chez un autre diffuseur de votre pays.',
      },
      {
        question: 'VF et VOST dans le même fichier ?',
        answer: 'Oui, en MKV. La version française arrive parfois après l’originale.',
      },
    ],
    meta_title: 'Guide : HBO Max, une série par semaine',
    meta_description:
      'Compléter une saison en cours de HBO Max, trouver les bonus, garder VF et VOST : le guide pour abonnés, à usage privé.',
  },
  hulu_downloader: {
    title: 'Hulu aux États-Unis : l’épisode de la veille',
    intro:
      'Hulu met en ligne ce que la télévision américaine a montré la veille. Pour qui vit là-bas et regarde le week-end, l’ordre compte.',
    steps: [
      {
        title: 'Utiliser son compte américain',
        text: 'Seul ou groupé avec Disney+, Hulu s’ouvre avec le compte auquel l’offre est liée.',
      },
      {
        title: 'Remplir « My Stuff »',
        text: 'Les nouveautés de vos séries s’y rangent en tête : c’est votre liste de courses.',
      },
      {
        title: 'Regarder la date de fin',
        text: 'Pour les séries de chaînes, seuls les derniers épisodes restent souvent. La date est sur chacun d’eux.',
      },
      {
        title: 'Enregistrer du plus urgent au moins urgent',
        text: 'Cochez dans l’ordre des échéances et joignez les sous-titres anglais.',
      },
    ],
    hints: [
      {
        title: 'Sub et Dub',
        text: 'Un anime peut figurer deux fois, sous-titré et doublé. Le sigle suit le titre.',
      },
      {
        title: 'Options payantes',
        text: 'Une chaîne ajoutée se mêle aux résultats. Si l’option s’arrête, vos droits sur ses titres aussi.',
      },
    ],
    questions: [
      {
        question: 'Je vis en France. Hulu me sert-il ?',
        answer:
          'Non, il est réservé aux États-Unis. Beaucoup de ses séries passent ici par Disney+, qui a son propre téléchargeur.',
      },
      {
        question: 'La publicité est-elle dans le fichier ?',
        answer:
          'La formule avec publicité interrompt la lecture ; attendez-vous à ce que votre formule joue, et retournez aussi voir le service.',
      },
    ],
    meta_title: 'Guide : Hulu, les épisodes de la veille',
    meta_description:
      '« My Stuff », dates de fin, Sub ou Dub : garder dans l’ordre les épisodes de Hulu, aux États-Unis et avec votre abonnement.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ sous Windows et sur Mac',
    intro:
      'Depuis l’automne 2025, Apple appelle simplement son service Apple TV. Les étapes n’ont pas changé : se connecter, trouver l’original, choisir les pistes.',
    steps: [
      {
        title: 'Garder son téléphone à portée',
        text: 'La connexion à tv.apple.com demande un code à six chiffres, envoyé sur un autre appareil.',
      },
      {
        title: 'Séparer abonnement et boutique',
        text: 'La page mêle originaux, films à l’achat et autres services. Le logo d’Apple marque ce que l’abonnement comprend.',
      },
      {
        title: 'Choisir peu de sous-titres',
        text: 'Une quarantaine de langues sont proposées. Deux ou trois suffisent, sinon le menu devient illisible.',
      },
      {
        title: 'Vérifier la piste',
        text: 'La mention AD indique l’audiodescription ; ne la prenez que si vous la souhaitez.',
      },
      {
        title: 'Enregistrer la saison',
        text: 'Huit à dix épisodes en général : une seule sélection y suffit.',
      },
    ],
    hints: [
      {
        title: 'Partage familial',
        text: 'Cinq autres personnes regardent avec leur propre identifiant. Que chacune prenne le sien.',
      },
      {
        title: 'Le rendez-vous du vendredi',
        text: 'Les épisodes paraissent d’ordinaire dans la nuit de jeudi à vendredi, deux ou trois pour un lancement.',
      },
    ],
    questions: [
      {
        question: 'Apple propose-t-il une application pour Windows ?',
        answer: 'Oui, dans le Microsoft Store. L’aide d’Apple précise ce qu’elle permet de télécharger.',
      },
      {
        question: 'Et le sport ?',
        answer:
          'Les retransmissions ne relèvent pas de ce guide, consacré aux séries, films et documentaires.',
      },
    ],
    meta_title: 'Guide : Apple TV+ sur un ordinateur',
    meta_description:
      'Code de connexion, originaux, quarante langues de sous-titres : Apple TV+ pas à pas sous Windows et sur Mac.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+ : de l’ordre entre Star Trek et Nickelodeon',
    intro:
      'Six décennies de séries y voisinent. Avec une numérotation claire, les générations ne se mélangent pas.',
    steps: [
      {
        title: 'Vérifier sa formule',
        text: 'Choix et définition en dépendent. Par un bouquet partenaire, la connexion se fait chez ce partenaire.',
      },
      {
        title: 'Entrer par la marque',
        text: 'Star Trek, Nickelodeon, MTV, Comedy Central : ces pages sont plus complètes que la recherche.',
      },
      {
        title: 'Contrôler le décompte',
        text: 'Un épisode de dessin animé réunit souvent deux histoires. Paramount+ en compte un, d’autres listes deux.',
      },
      {
        title: 'Ajouter l’année',
        text: 'Deux séries de même nom, l’ancienne et la nouvelle, ne se confondront plus.',
      },
    ],
    hints: [
      {
        title: 'Profil enfant',
        text: 'Composez la réserve des enfants depuis leur profil : rien d’autre ne s’y glisse.',
      },
      {
        title: 'Quel Star Trek d’abord ?',
        text: 'L’ordre de diffusion est le plus simple. Pour l’ordre du récit, placez l’année de l’histoire en tête du dossier.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi le catalogue diffère-t-il des États-Unis ?',
        answer: 'Les droits se vendent pays par pays ; bien des séries de CBS sont ici sur d’autres chaînes.',
      },
      {
        question: 'Puis-je enchaîner de courts épisodes ?',
        answer: 'Les fichiers restent séparés, mais un lecteur joue un dossier entier à la suite.',
      },
    ],
    meta_title: 'Guide : Paramount+ dans le bon ordre',
    meta_description:
      'Star Trek, Nickelodeon et les autres : choisir par marque, compter les épisodes, ajouter l’année. Guide de Paramount+ à usage privé.',
  },
  peacock_downloader: {
    title: 'Peacock : longues séries et sport en différé',
    intro:
      'NBC, Bravo et le sport à la demande : beaucoup de choses qui ne tiennent pas dans une soirée. Apprenez à les partager.',
    steps: [
      {
        title: 'Se connecter à peacocktv.com',
        text: 'Le service suppose une résidence aux États-Unis. Choisissez votre profil.',
      },
      {
        title: 'Connaître sa formule',
        text: 'Les niveaux diffèrent surtout par la publicité ; Premium Plus en retire la plus grande part.',
      },
      {
        title: 'Choisir la version',
        text: '« The Office » existe dans sa version d’antenne et en « Superfan Episodes », plus longs et rangés à part.',
      },
      {
        title: 'Avancer par saison',
        text: 'Neuf saisons d’un coup n’apportent rien. Ajoutez la suivante quand vous y arrivez.',
      },
    ],
    hints: [
      {
        title: 'Sans connaître le score',
        text: 'Triez les rediffusions par équipe plutôt que par date : les vignettes parlent trop.',
      },
      {
        title: 'Le lendemain',
        text: 'NBC et Bravo arrivent d’ordinaire un jour après l’antenne. Un soir fixe par semaine suffit.',
      },
    ],
    questions: [
      {
        question: 'Trouve-t-on des programmes en espagnol ?',
        answer: 'Oui, ceux de Telemundo, souvent avec des sous-titres anglais.',
      },
      {
        question: 'Puis-je garder un match pour mon club ?',
        answer: 'Non. Une séance au club est publique et reste réservée aux titulaires des droits.',
      },
    ],
    meta_title: 'Guide : Peacock, séries longues et sport',
    meta_description:
      'Version d’antenne ou Superfan, formule, sport sans le score : le guide de Peacock aux États-Unis, avec votre compte et pour vous.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+ : remettre les saisons dans l’ordre',
    intro:
      'Peu de catalogues comptent leurs saisons aussi diversement. Un coup d’œil avant l’enregistrement épargne bien des renommages.',
    steps: [
      {
        title: 'Ouvrir le service de son pays',
        text: 'Discovery+ ne subsiste seul que dans certains pays. Ailleurs, ses séries sont passées sur HBO Max.',
      },
      {
        title: 'Choisir un thème',
        text: 'Nature, enquêtes, mécanique, maison : les pages thématiques sont plus complètes que l’accueil.',
      },
      {
        title: 'Comparer la numérotation',
        text: 'Titre et date du premier épisode tranchent. Les comptes américain et européen diffèrent souvent d’une saison.',
      },
      {
        title: 'Mettre la date dans le nom',
        text: 'L’ordre reste juste, même si deux numéros se répètent.',
      },
      {
        title: 'Alléger',
        text: 'Pour une émission d’arrière-plan, 720p suffit ; réservez la pleine définition aux films de nature.',
      },
    ],
    hints: [
      {
        title: 'Émissions spéciales',
        text: 'Elles forment souvent un titre à part. Cherchez le nom de la série suivi d’une année.',
      },
      {
        title: 'Voix superposées',
        text: 'La version française laisse entendre l’original en dessous. La piste anglaise est alors plus nette.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une émission de la chaîne manque-t-elle ?',
        answer: 'La chaîne et le service ne partagent qu’une partie de leurs programmes.',
      },
      {
        question: 'Un documentaire se copie-t-il plus librement ?',
        answer:
          'Non, il est protégé comme un film de fiction. Instruire ne suffit pas à rendre une copie permise.',
      },
    ],
    meta_title: 'Guide : Discovery+, saisons dans l’ordre',
    meta_description:
      'Comparer la numérotation, mettre la date dans le nom, retrouver les émissions spéciales : garder les séries de Discovery+ bien rangées.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll : VOSTFR, VF et longs arcs',
    intro:
      'Pour un anime, le choix des pistes fait la moitié du plaisir. Voici où Crunchyroll les place et comment dompter les longues séries.',
    steps: [
      {
        title: 'Régler audio et sous-titres',
        text: 'Les préférences du compte les séparent. Elles servent de point de départ pour chaque épisode.',
      },
      {
        title: 'Chercher la VF aux deux endroits',
        text: 'Selon la série, elle est une saison du menu ou une piste du lecteur.',
      },
      {
        title: 'Saisir une plage',
        text: 'Pour une longue série, tapez par exemple 382 à 400, après avoir vérifié que l’arc commence bien là.',
      },
      {
        title: 'Garder l’ASS',
        text: 'Lui seul conserve la place et la couleur des panneaux et des paroles. Le conteneur MKV l’accepte.',
      },
    ],
    hints: [
      {
        title: 'Hors ligne dans l’application',
        text: 'Les formules supérieures comprennent le téléchargement mobile : pour le téléphone, c’est le plus simple.',
      },
      {
        title: 'Épisodes de remplissage',
        text: 'Les listes tenues par les amateurs aident à ne prendre que l’histoire principale.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi la VOSTFR n’est-elle pas encore là ?',
        answer:
          'En simulcast, les langues n’arrivent pas toutes ensemble. Patientez, puis reprenez les seuls sous-titres.',
      },
      {
        question: 'Une série peut-elle disparaître ?',
        answer: 'Oui, les licences ont un terme, et il n’est pas toujours annoncé longtemps d’avance.',
      },
    ],
    meta_title: 'Guide : Crunchyroll en VOSTFR et en VF',
    meta_description:
      'Préférences, saisons doublées, plages d’épisodes, sous-titres ASS : le guide de Crunchyroll pour une collection privée.',
  },
  espn_plus_downloader: {
    title: 'ESPN+ : retrouver un match sans en voir le score',
    intro:
      'Le sport vit de l’incertitude. Ce guide mène aux archives d’ESPN+ en passant loin des gros titres.',
    steps: [
      {
        title: 'Aller droit aux « Replays »',
        text: 'La page d’accueil affiche les résultats. Enregistrez plutôt l’adresse des rediffusions.',
      },
      {
        title: 'Filtrer par compétition',
        text: 'Hockey, sport universitaire, combat, football : la liste raccourcit et les titres gênants avec elle.',
      },
      {
        title: 'Reconnaître la version',
        text: 'Intégrale, version courte et temps forts se suivent. La durée dit laquelle est laquelle.',
      },
      {
        title: 'Enregistrer la nuit',
        text: 'Avec les pauses, une rencontre dépasse souvent trois heures.',
      },
    ],
    hints: [
      {
        title: 'Un nouveau nom',
        text: 'ESPN a revu ses formules en 2025 : ce qui s’appelait ESPN+ y correspond au niveau « Select ».',
      },
      {
        title: 'Blocages régionaux',
        text: 'Les rencontres de l’équipe locale sont fréquemment bloquées en direct et n’arrivent, si elles arrivent, que plus tard.',
      },
    ],
    questions: [
      {
        question: 'Combien de temps un match reste-t-il ?',
        answer: 'Souvent une trentaine de jours, selon la compétition. Les documentaires durent davantage.',
      },
      {
        question: 'Et les soirées payées à l’unité ?',
        answer: 'Seulement si votre compte les a achetées et lit la rediffusion, toujours pour vous seul.',
      },
    ],
    meta_title: 'Guide : ESPN+ sans connaître le résultat',
    meta_description:
      'Filtrer les Replays, reconnaître l’intégrale, enregistrer la nuit : profiter des archives d’ESPN+ en privé et sans divulgation.',
  },
  tubi_video_downloader: {
    title: 'Tubi : voir les trouvailles avant leur départ',
    intro: 'Le catalogue de Tubi change chaque mois. Une liste et un œil sur les dates évitent les regrets.',
    steps: [
      {
        title: 'Avec ou sans compte',
        text: 'Tubi se regarde sans inscription. Un compte gratuit garde votre liste et ouvre les titres soumis à un âge.',
      },
      {
        title: 'Commencer par « Leaving Soon »',
        text: 'Cette rangée annonce les prochains départs.',
      },
      {
        title: 'Vérifier la durée',
        text: 'De vieux films circulent en version raccourcie. Comparez avec une base de données du cinéma.',
      },
      {
        title: 'Ajouter l’année et le réalisateur',
        text: 'Les films de genre portent souvent le même titre.',
      },
    ],
    hints: [
      {
        title: 'Les pays',
        text: 'Tubi est notamment proposé aux États-Unis, au Canada, au Mexique, en Australie et au Royaume-Uni, mais pas en France.',
      },
      {
        title: 'Sous-titres incertains',
        text: 'Les raretés n’en ont pas toujours. L’application l’indique avant le départ.',
      },
    ],
    questions: [
      {
        question: 'Un vieux film gratuit est-il dans le domaine public ?',
        answer: 'Quelques-uns, la plupart non. La diffusion avec publicité n’en dit rien.',
      },
      {
        question: 'Les chaînes de Tubi sont-elles comprises ?',
        answer: 'Non, uniquement les films et les séries à la demande.',
      },
    ],
    meta_title: 'Guide : Tubi, avant que les films partent',
    meta_description:
      '« Leaving Soon », durée, année : mettre de côté les trouvailles de Tubi pour soi, dans les pays où il existe et selon vos droits.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel dans un navigateur',
    intro:
      'On le connaît sur les boîtiers Roku, mais il s’ouvre aussi sur le Web. C’est de là que part ce guide.',
    steps: [
      {
        title: 'Ouvrir therokuchannel.roku.com',
        text: 'Aucun boîtier n’est nécessaire. Certains titres demandent un compte gratuit et un âge.',
      },
      {
        title: 'Quitter les chaînes en continu',
        text: 'Films et séries sont plus bas : eux seuls ont un début et une fin.',
      },
      {
        title: 'Écarter les options payantes',
        text: 'Un symbole les signale sur la vignette, avant le clic.',
      },
      {
        title: 'Classer tout de suite',
        text: 'L’application propose un dossier par genre. Corrigez-le maintenant plutôt qu’après.',
      },
    ],
    hints: [
      {
        title: 'Des originaux très courts',
        text: 'Beaucoup viennent d’un ancien service aux épisodes de moins de dix minutes.',
      },
      {
        title: 'Espace enfants',
        text: '« Kids & Family » a sa propre entrée et ne montre rien d’autre.',
      },
    ],
    questions: [
      {
        question: 'Est-il accessible depuis la France ?',
        answer: 'En règle générale non : il vise l’Amérique du Nord et le Royaume-Uni.',
      },
      {
        question: 'La reprise de lecture est-elle conservée ?',
        answer: 'Sur le site avec un compte, oui. Pour un fichier, c’est votre lecteur qui s’en souvient.',
      },
    ],
    meta_title: 'Guide : The Roku Channel sur ordinateur',
    meta_description:
      'Sans boîtier : trouver la partie à la demande, écarter les options payantes et classer les originaux de The Roku Channel.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV : de la grille au titre à la demande',
    intro:
      'Pluto TV ressemble à un bouquet de chaînes. Pour un fichier, il faut la partie à la demande, que l’on oublie vite.',
    steps: [
      {
        title: 'Changer de vue',
        text: 'Sur pluto.tv, passez en haut de l’écran de la TV en direct à « On Demand » ou « À la demande ».',
      },
      {
        title: 'De la chaîne à la série',
        text: 'Un programme vous plaît ? Cherchez-le à la demande ; tout n’y figure pas.',
      },
      {
        title: 'Vérifier la version',
        text: 'Dans l’offre française, la VF domine ; la VO est rare.',
      },
      {
        title: 'Composer sa soirée',
        text: 'Disposez les épisodes dans votre ordre : un numéro est ajouté à leur nom.',
      },
    ],
    hints: [
      {
        title: 'Saisons incomplètes',
        text: 'Il manque souvent des épisodes. Repérez les trous avant de commencer.',
      },
      {
        title: 'Le premier du mois',
        text: 'C’est le jour des arrivées et des départs.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi des bandes noires sur les côtés ?',
        answer: 'Les séries anciennes sont en 4/3 ; c’est leur format d’origine.',
      },
      {
        question: 'L’offre est-elle la même en Suisse ou en Belgique ?',
        answer: 'Non, chaque pays a ses chaînes, et tous n’ont pas le service.',
      },
    ],
    meta_title: 'Guide : Pluto TV à la demande',
    meta_description:
      'Quitter la grille, contrôler les saisons, composer sa soirée : Pluto TV sur ordinateur, pour une lecture privée.',
  },
  viki_downloader: {
    title: 'Viki : attendre la traduction complète',
    intro:
      'Chez Viki, des bénévoles traduisent. Le bon moment n’est donc pas le jour de la diffusion, mais celui où la traduction est achevée.',
    steps: [
      {
        title: 'Lire le pourcentage',
        text: 'Chaque langue affiche son avancement. En dessous de 100, il manque des lignes ou des épisodes.',
      },
      {
        title: 'Contrôler le Viki Pass',
        text: 'Les nouveautés et exclusivités le demandent ; sans lui, seul un extrait se lit.',
      },
      {
        title: 'Prendre deux langues',
        text: 'Le français pour suivre, l’anglais en réserve : il est presque toujours prêt le premier.',
      },
      {
        title: 'Enregistrer le drama',
        text: 'Seize épisodes d’une bonne heure : prévoyez la place.',
      },
      {
        title: 'Renouveler les sous-titres',
        text: 'Une traduction corrigée se reprend seule, sans recharger l’image.',
      },
    ],
    hints: [
      {
        title: 'Merci aux équipes',
        text: 'Leur nom figure au générique. Un mot sur la page du drama leur fera plaisir.',
      },
      {
        title: 'Commentaires à l’écran',
        text: 'Ils appartiennent au lecteur de Viki et n’entrent pas dans le fichier.',
      },
    ],
    questions: [
      {
        question: 'Qu’est-ce que le mode apprentissage ?',
        answer: 'Deux sous-titres à la fois et un dictionnaire, sur le site, pour certains titres.',
      },
      {
        question: 'Puis-je réutiliser ces sous-titres ?',
        answer: 'Non, ils font partie de l’offre de Viki et ne sont pas destinés à circuler.',
      },
    ],
    meta_title: 'Guide : K-dramas de Viki bien sous-titrés',
    meta_description:
      'Pourcentage de traduction, Viki Pass, deux langues, sous-titres renouvelés : garder un drama coréen pour soi, au bon moment.',
  },
  iqiyi_downloader: {
    title: 'iQIYI : les épisodes, sans les extraits',
    intro:
      'Un drama chinois compte des dizaines d’épisodes, entourés de bandes-annonces et de scènes de tournage. Séparons les uns des autres.',
    steps: [
      {
        title: 'Mettre iQ.com dans sa langue',
        text: 'La langue d’affichage sert aussi de réglage pour les sous-titres.',
      },
      {
        title: 'Rester dans la rangée des épisodes',
        text: 'Les « Highlights » occupent une rangée voisine ; ne cochez que la première.',
      },
      {
        title: 'Repérer la couronne VIP',
        text: 'Les premiers épisodes sont souvent libres, la suite appartient aux membres.',
      },
      {
        title: 'Choisir son et texte',
        text: 'Le mandarin est la piste habituelle ; une version thaïe ou anglaise s’y ajoute parfois.',
      },
      {
        title: 'Procéder par dizaines',
        text: 'Quarante épisodes pèsent vite cinquante gigaoctets.',
      },
    ],
    hints: [
      {
        title: 'Deux sites, deux comptes',
        text: 'iqiyi.com et iQ.com ne partagent ni catalogue ni identifiants.',
      },
      {
        title: 'Des carrés à la place des signes',
        text: 'Il manque une police chinoise à votre lecteur. Installez-en une.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une scène manque-t-elle ?',
        answer: 'Il existe plusieurs montages selon les marchés ; la durée de l’épisode vous renseigne.',
      },
      {
        question: 'Y a-t-il des donghua en français ?',
        answer: 'Sous-titrés parfois, doublés presque jamais.',
      },
    ],
    meta_title: 'Guide : iQIYI, épisodes et rien d’autre',
    meta_description:
      'Épisodes ou extraits, couronne VIP, langues et lots de dix : ranger les dramas chinois d’iQIYI sur un ordinateur.',
  },
  stan_downloader: {
    title: 'Stan : des séries australiennes pour la longue route',
    intro:
      'Entre Adélaïde et Darwin, le réseau se fait rare. Qui prépare Stan à la maison voyage en compagnie.',
    steps: [
      {
        title: 'Connaître son niveau',
        text: 'Le plus bas ne lit qu’en définition standard ; le fichier n’en aura pas davantage.',
      },
      {
        title: 'Originaux d’abord, achats ensuite',
        text: 'Les Stan Originals restent, les séries achetées partent. La fiche annonce le dernier jour.',
      },
      {
        title: 'Noter au téléphone',
        text: '« My List » se remplit n’importe où et se traite à l’ordinateur.',
      },
      {
        title: 'Essayer en mode avion',
        text: 'Avant le départ, ouvrez chaque fichier une fois.',
      },
    ],
    hints: [
      {
        title: 'L’anglais d’Australie',
        text: 'Il est riche en expressions. Les sous-titres aident même ceux qui se débrouillent bien.',
      },
      {
        title: 'Chaleur et disques',
        text: 'Ne laissez pas d’ordinateur dans une voiture au soleil ; une clé USB y résiste mieux.',
      },
    ],
    questions: [
      {
        question: 'Puis-je continuer pendant un séjour en Europe ?',
        answer: 'Non, la lecture ne démarre qu’en Australie.',
      },
      {
        question: 'Stan a-t-il ses propres téléchargements ?',
        answer: 'Oui, sur téléphone et tablette, selon la formule. Commencez par eux.',
      },
    ],
    meta_title: 'Guide : Stan, avant de prendre la route',
    meta_description:
      'Niveau d’abonnement, originaux et achats, essai en mode avion : préparer Stan en Australie pour les trajets sans réseau.',
  },
  crave_downloader: {
    title: 'Crave : en français et en anglais',
    intro:
      'Crave sépare ses offres anglaise et française. Pour profiter des deux, il faut savoir où l’on passe de l’une à l’autre.',
    steps: [
      {
        title: 'Choisir la bonne porte',
        text: 'Abonnement direct ou fournisseur de télévision : le bouton de connexion n’est pas le même.',
      },
      {
        title: 'Basculer entre EN et FR',
        text: 'Le sélecteur du haut change le catalogue, les titres et la piste proposée.',
      },
      {
        title: 'Chercher sous les deux titres',
        text: 'Une série peut porter un autre nom en français. L’affiche aide à la reconnaître.',
      },
      {
        title: 'Réunir les deux pistes',
        text: 'Si le lecteur les offre ensemble, un MKV suffit ; sinon, faites deux fichiers.',
      },
    ],
    hints: [
      {
        title: 'Séries québécoises',
        text: 'Plusieurs n’existent que dans la partie française. Elle mérite une visite à part.',
      },
      {
        title: 'HBO au Canada',
        text: 'Une grande partie de ses séries passe ici par Crave et non par HBO Max.',
      },
    ],
    questions: [
      {
        question: 'Qu’est-ce qui distingue les formules ?',
        answer:
          'La publicité, la définition et le nombre d’appareils. Quelques films manquent dans la moins chère.',
      },
      {
        question: 'Puis-je emporter un épisode aux États-Unis ?',
        answer:
          'La lecture en ligne s’arrête à la frontière. Une copie licite reste soumise aux conditions de Crave.',
      },
    ],
    meta_title: 'Guide : Crave en français et en anglais',
    meta_description:
      'Passer de EN à FR, retrouver une série sous ses deux titres, réunir les pistes : Crave au Canada, pour votre foyer.',
  },
  globoplay_downloader: {
    title: 'Globoplay : des chapitres entiers',
    intro:
      'À côté des chapitres complets, Globoplay publie quantité d’extraits. Pour suivre une novela, mieux vaut ne pas les confondre.',
    steps: [
      {
        title: 'Ouvrir l’offre souscrite',
        text: 'Le Brésil et l’étranger ont des abonnements distincts. Prenez le vôtre.',
      },
      {
        title: 'Préférer « Edições » à « Trechos »',
        text: 'Le premier onglet contient les éditions complètes, le second des extraits.',
      },
      {
        title: 'Cocher la semaine',
        text: 'Du lundi au samedi, six chapitres en une sélection.',
      },
      {
        title: 'Dater les fichiers',
        text: 'Les chapitres n’ont pas toujours de numéro. La date de diffusion le remplace.',
      },
    ],
    hints: [
      {
        title: 'Rediffusions abrégées',
        text: 'Certains classiques sont dans la version courte de l’après-midi. Le nombre de chapitres le révèle.',
      },
      {
        title: 'Décalage horaire',
        text: 'Le chapitre du soir à Rio n’est disponible en Europe que le lendemain matin.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des sous-titres français ?',
        answer: 'Habituellement non. Des sous-titres portugais accompagnent les productions récentes.',
      },
      {
        question: 'Telecine est-il compris ?',
        answer: 'Seulement avec l’option correspondante, et selon ses propres délais.',
      },
    ],
    meta_title: 'Guide : novelas de Globoplay en entier',
    meta_description:
      'Éditions complètes, semaine par semaine, datées : garder une novela de Globoplay pour soi, au Brésil comme à l’étranger.',
  },
}
