import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix : enregistrer une saison dans les bonnes langues',
    intro:
      'Chez Netflix, les langues proposées dépendent en partie de votre profil : commencez donc par lui, puis choisissez la saison. Une demi-heure suffit pour préparer les épisodes d’un long voyage en train, et l’essentiel de ce temps se passe à regarder avancer une barre de progression.',
    steps: [
      {
        title: 'Ouvrir le bon profil',
        text: 'Connectez-vous dans le navigateur intégré. La page « Qui est-ce ? » s’affiche après le mot de passe, et le profil sur lequel vous cliquez vaut pour toute la session. Choisissez celui que vous utilisez d’habitude : vous y retrouverez votre historique et « Ma liste ». S’il est protégé par un code à quatre chiffres, saisissez-le une fois. Évitez le profil Jeunesse, qui ne montre qu’une partie du catalogue.',
      },
      {
        title: 'Vérifier les langues du profil',
        text: 'Dans les réglages du profil, une liste indique vos langues préférées : elle détermine les pistes audio et les sous-titres que Netflix vous propose. Le lecteur n’affiche en effet que cinq à sept langues, celles que Netflix juge utiles là où vous êtes. S’il en manque une, cochez-la dans cette liste, puis rechargez la page de la série pour la voir apparaître.',
      },
      {
        title: 'Choisir la saison',
        text: 'Sur la page de la série, un menu permet de passer d’une saison à l’autre. L’application affiche alors le numéro, le titre et la durée de chaque épisode. Les pistes se choisissent pour toute la saison : la version originale, le doublage français, ou les deux dans un fichier MKV. Pour une anthologie comme « Black Mirror », fiez-vous aux titres plutôt qu’aux numéros, car les épisodes peuvent se regarder dans n’importe quel ordre.',
      },
      {
        title: 'Choisir les sous-titres',
        text: 'Les sous-titres pour sourds et malentendants portent la mention CC ou « SME » ; ils suivent les dialogues de près et décrivent aussi les bruits. Les sous-titres « forcés » ne traduisent que les passages en langue étrangère. Avec le doublage français, prenez toujours ces derniers : sans eux, un panneau ou une réplique en coréen resterait sans traduction. Enregistrés à part, au format SRT, les sous-titres s’activent et se désactivent à volonté.',
      },
      {
        title: 'Télécharger un épisode, puis les autres',
        text: 'Commencez par un seul épisode et regardez-en quelques minutes. Si l’image, le son et les sous-titres vous conviennent, ajoutez le reste de la saison à la file d’attente. Un épisode de cinquante minutes en 1080p pèse de 1,5 à 2 Go, soit une quinzaine de gigaoctets pour une saison de huit épisodes, et moins de la moitié en 720p. Avant de fermer l’ordinateur, ouvrez aussi le dernier fichier et vérifiez que les deux langues figurent au menu.',
      },
    ],
    hints: [
      {
        title: 'La fonction hors ligne de Netflix',
        text: 'Sur téléphone et tablette, le plus simple est d’utiliser les téléchargements de Netflix. La formule avec publicité les limite, chaque formule fixe un nombre maximal d’appareils, et certains titres ne peuvent être téléchargés que quelques fois par an. Si cela suffit à votre usage, vous n’avez pas besoin d’autre chose.',
      },
      {
        title: 'Titres bientôt retirés',
        text: 'Quand un film sous licence va quitter Netflix, son dernier jour est annoncé sur sa page, en général un mois à l’avance. Les productions Netflix, elles, restent presque toujours au catalogue. Placez donc les premiers en tête de la file et gardez les secondes pour plus tard.',
      },
      {
        title: 'Nombre d’écrans limité',
        text: 'Quand quelqu’un regarde Netflix au salon, il occupe l’un des écrans prévus par votre formule. Si un message vous signale un trop grand nombre d’appareils, attendez la fin du film avant de reprendre la file.',
      },
      {
        title: 'Ce qui ne s’enregistre pas',
        text: 'Les jeux, les directs et les événements en cours ne sont pas pris en charge. Un direct peut être choisi dès que Netflix en propose la rediffusion.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi le catalogue change-t-il à l’étranger ?',
        answer:
          'Le catalogue dépend du pays où vous vous trouvez. Lors d’un séjour temporaire dans l’Union européenne, vous gardez celui de votre pays ; ailleurs, vous voyez le catalogue local. Préparez donc vos épisodes avant de partir : la saison que vous avez commencée n’existe peut-être pas sur place.',
      },
      {
        question: 'Un abonné supplémentaire peut-il utiliser son propre accès ?',
        answer:
          'Oui. Il se connecte avec sa propre adresse, et c’est son compte qu’il ouvre dans l’application ; dans certains pays, ce compte n’a qu’un seul profil. Les conditions d’utilisation s’appliquent à lui comme à vous. Le mot de passe d’une autre personne ne donne en revanche aucun droit.',
      },
      {
        question: 'La formule avec publicité convient-elle ?',
        answer:
          'Elle permet de lire la plupart des titres, mais pas tous. Si un titre porte un cadenas dans votre navigateur, vous ne pourrez pas non plus le cocher dans l’application.',
      },
      {
        question: 'Que deviennent les fichiers si je résilie Netflix ?',
        answer:
          'Ils sont destinés à être regardés tant que vous êtes abonné : supprimez-les à la fin de l’abonnement. Votre licence Tidemark, elle, n’en dépend pas.',
      },
    ],
    meta_title: 'Guide : enregistrer une saison Netflix',
    meta_description:
      'Langues du profil, saison, sous-titres forcés ou non : comment enregistrer une série Netflix avec votre abonnement, pour un usage privé.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video : reconnaître et enregistrer la bonne version',
    intro:
      'Sur Prime Video, les titres compris dans l’abonnement côtoient les locations, les achats et les chaînes en option. La même affiche peut cacher un film inclus, un film à 3,99 € ou un film réservé à une chaîne payante. Voici comment les distinguer avant de remplir la file d’attente.',
    steps: [
      {
        title: 'Se connecter au bon site',
        text: 'Votre compte est rattaché à une boutique, par exemple amazon.fr : connectez-vous avec celle-ci. Un compte français fonctionne aussi bien sur primevideo.com que dans la partie vidéo d’amazon.fr. Un compte plus ancien, créé pendant un séjour à Londres, dépend peut-être encore d’amazon.co.uk. Si la page vous invite sans cesse à vous abonner alors que vous payez déjà, c’est presque toujours que vous n’avez pas choisi la bonne boutique.',
      },
      {
        title: 'Vérifier si le titre est inclus',
        text: '« Inclus avec Prime », « Louer ou acheter » ou le nom d’une chaîne : la mention affichée vous dit à quoi vous avez droit. Une coche bleue signale d’habitude les titres inclus, un petit sac les titres payants. En haut des résultats, le filtre « Gratuit pour moi » masque tout ce qui coûterait un supplément ; activez-le avant de chercher pour éviter les mauvaises surprises.',
      },
      {
        title: 'Comparer les versions proposées',
        text: 'La page de détails indique les langues audio et les sous-titres disponibles. La version originale a parfois sa propre page : pour certains films, la VF et la VO sont deux entrées à l’affiche identique, et la version UHD une troisième. Comparez la durée et les langues avant de faire votre choix.',
      },
      {
        title: 'Choisir les pistes et les épisodes',
        text: 'Lancez la lecture quelques secondes : l’application détecte alors les définitions, les pistes et les chapitres. Cochez ensuite les épisodes et les langues. « Dialogue Boost » est un mixage qui rend les voix plus claires, et l’audiodescription ajoute un narrateur. Pour un film étranger, gardez les sous-titres français en SRT. La case située en haut de la liste permet d’ajouter toute la saison.',
      },
      {
        title: 'Ranger les locations dans un dossier à part',
        text: 'Ainsi, vous saurez toujours ce qu’il faudra supprimer. Ajoutez la date d’expiration au nom du film. Un long métrage en 1080p pèse de 3 à 6 Go, une saison de huit épisodes une douzaine : vérifiez l’espace libre avant de laisser l’ordinateur travailler seul. Quand un téléchargement est terminé, un clic suffit pour ouvrir le fichier.',
      },
    ],
    hints: [
      {
        title: 'Deux délais pour une location',
        text: 'Vous disposez d’un délai pour commencer le film, puis d’un autre, souvent de 48 heures, pour le terminer ; les deux sont indiqués sur sa page. Attention : regarder ne serait-ce que quelques secondes déclenche le second. Ne lancez donc une location que lorsque vous avez vraiment la soirée devant vous, et supprimez la copie une fois le délai passé.',
      },
      {
        title: 'L’application d’Amazon',
        text: 'Amazon propose aussi des téléchargements dans son application pour Windows et Mac. Le nombre de titres est limité selon le pays et le compte, et il faut se reconnecter à Internet de temps en temps. Pour deux films avant un vol, c’est la solution la plus simple ; pour une série entière en deux langues, elle convient moins bien.',
      },
      {
        title: 'Saisons aux conditions différentes',
        text: 'Il arrive que la première saison soit incluse, que la deuxième soit en vente et que la troisième appartienne à une chaîne. Relisez la mention chaque fois que vous changez de saison.',
      },
      {
        title: 'Interviews et scènes coupées',
        text: 'Vous les trouverez sous l’onglet « Bonus » ou « Explorer ». Ce sont des vidéos séparées, le plus souvent sans sous-titres.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi y a-t-il de la publicité avant certains titres ?',
        answer:
          'Dans de nombreux pays, Prime Video diffuse de la publicité, sauf si vous payez une option pour la supprimer. Nous n’y pouvons rien : elle dépend de votre compte et non du titre. Les étapes de ce guide sont les mêmes avec ou sans publicité.',
      },
      {
        question: 'Où retrouver mes achats ?',
        answer:
          'Dans votre espace personnel, à la rubrique des achats et locations. Un film acheté y reste même s’il n’est plus en vente, sauf si son titulaire le retire. Si une saison vous manque, vérifiez qu’elle n’a pas été achetée avec un autre compte de la famille, car les bibliothèques ne sont pas partagées.',
      },
      {
        question: 'Puis-je utiliser le partage Prime avec un autre membre du foyer ?',
        answer:
          'Oui. L’adulte avec qui l’avantage est partagé se connecte avec son propre compte. Il ne voit pas les achats de l’autre, sauf si Amazon les lui affiche.',
      },
      {
        question: 'Puis-je enregistrer le football ?',
        answer:
          'Pas les directs. Les rediffusions et les séries documentaires sur un club ont leur propre page comme les autres titres, mais elles sont retirées plus vite qu’une fiction.',
      },
    ],
    meta_title: 'Guide : choisir et garder un titre Prime Video',
    meta_description:
      'Inclus, loué, acheté ou réservé à une chaîne : reconnaître un titre de Prime Video, vérifier ses langues et enregistrer la bonne version.',
  },
  disney_plus_downloader: {
    title: 'Disney+ : enregistrer des films pour toute la famille',
    intro:
      'Un long trajet, deux enfants et une seule tablette : avec un peu de préparation, chacun aura son dessin animé. Ce guide explique comment tenir compte du contrôle parental, des langues et des formats d’image de Disney+ pour composer une réserve de films qui plaira aux petits comme aux grands.',
    steps: [
      {
        title: 'Choisir le bon profil',
        text: 'Pour préparer les films des petits, ouvrez leur profil Enfant : vous ne risquez pas d’y cocher par erreur un titre qui ne leur convient pas. Les séries pour adultes n’apparaissent, elles, que sur un profil dont la limite d’âge le permet ; pour la modifier, il faut saisir le mot de passe du compte. Si un code PIN protège le profil, il vous sera demandé une fois par session, comme dans le navigateur.',
      },
      {
        title: 'Parcourir les univers',
        text: 'Disney, Pixar, Marvel, Star Wars et National Geographic ont chacun leur page. En bas de celle-ci, des collections comme « Walt Disney Animation », « Saga Skywalker » ou « Courts métrages Pixar » sont déjà bien ordonnées. C’est plus rapide que de chercher titre par titre, et l’on y découvre des courts métrages de sept minutes, parfaits pour une salle d’attente.',
      },
      {
        title: 'Vérifier la langue des chansons',
        text: 'Dans un dessin animé, les chansons sont souvent doublées elles aussi : écoutez un refrain avant de choisir la VF ou la VO. Les chansons du doublage québécois diffèrent de celles du doublage français ; la liste des pistes distingue d’ailleurs « Français » et « Français (Canada) ». Pour une famille bilingue, réunissez les deux langues dans un MKV. Pour une vieille tablette, préférez un MP4 avec une seule langue.',
      },
      {
        title: 'Choisir le format de l’image',
        text: 'Certains films Marvel existent en IMAX, avec une image plus haute, et les anciens « Simpson » dans leur format 4/3 d’origine. Le choix se fait sur la page du titre. Sur une tablette de dix pouces, l’image IMAX remplit bien l’écran, tandis que le format large laisse deux bandes noires. Pour la définition, 720p suffit : un film d’une heure et demie pèse alors environ 1,5 Go, et la carte mémoire en contient deux fois plus.',
      },
      {
        title: 'Copier les films sur la tablette',
        text: 'Ajoutez l’année au début du nom de chaque fichier : les films d’une saga se rangeront d’eux-mêmes dans leur ordre de sortie. Pour Marvel, une collection spéciale donne l’ordre de l’histoire ; dans ce cas, faites précéder le titre d’un numéro à deux chiffres. Après la copie, mettez la tablette en mode avion et ouvrez le premier et le dernier film pour vérifier que tout fonctionne sans réseau.',
      },
    ],
    hints: [
      {
        title: 'Les bonus et les versions à chanter',
        text: 'Les coulisses et les scènes coupées se trouvent sous un onglet séparé et ne comptent pas comme des épisodes. Vous y trouverez aussi, sous le nom « Sing-Along », les versions avec les paroles à l’écran. Elles durent aussi longtemps que le film et se cochent séparément.',
      },
      {
        title: 'Les téléchargements de Disney+',
        text: 'L’application mobile de Disney+ permet de télécharger des titres, sauf avec la formule avec publicité. L’appareil doit se reconnecter à Internet environ tous les 30 jours. Dix appareils au plus peuvent conserver des titres ; au-delà, il faut en libérer un dans les réglages.',
      },
      {
        title: 'Des épisodes courts pour la route',
        text: 'En voiture, des épisodes de sept minutes sont plus pratiques qu’un long métrage : on peut s’arrêter à n’importe quelle sortie. Avec dix épisodes, vous avez plus d’une heure de programme.',
      },
      {
        title: 'Vieux dessins animés',
        text: 'Certains classiques commencent par un avertissement sur les stéréotypes de leur époque. Regardez vous-même les premières minutes avant de les montrer aux enfants.',
      },
    ],
    questions: [
      {
        question: 'Les séries de Hulu sont-elles comprises ?',
        answer:
          'Hors des États-Unis, Hulu est le nouveau nom de l’ancien espace Star de Disney+ : tout ce que votre formule permet d’y lire peut être enregistré. Un cadenas ou une invitation à changer de formule indique que le titre n’est pas compris dans la vôtre. Aux États-Unis, où les deux services se rapprochent, c’est le site sur lequel vous vous connectez qui détermine le produit à choisir.',
      },
      {
        question: 'Puis-je copier un film sur la tablette des enfants ?',
        answer:
          'Oui, au sein de votre foyer, si la loi et les conditions de Disney+ autorisent la copie. La tablette peut passer d’un enfant à l’autre, mais les fichiers ne doivent pas être donnés à d’autres familles. Supprimez-les à la fin de l’abonnement.',
      },
      {
        question: 'Mon enfant peut-il lancer un téléchargement seul ?',
        answer:
          'L’application fonctionne sur votre ordinateur et ne vérifie l’âge de personne. Installez-la dans votre propre session, et ne donnez aux enfants que les fichiers terminés.',
      },
      {
        question: 'Un film de l’hiver dernier a disparu. Où est-il passé ?',
        answer:
          'Certains films, surtout des coproductions, quittent Disney+ pendant qu’une autre société en détient les droits. Cherchez-le aussi depuis le profil adulte ; s’il n’y figure pas non plus, il n’est pas disponible pour le moment.',
      },
    ],
    meta_title: 'Guide : Disney+ pour toute la famille',
    meta_description:
      'Profil, langue des chansons, format IMAX ou 4/3, tablette : enregistrer films et séries de Disney+ pour un voyage en famille.',
  },
  hbo_max_downloader: {
    title: 'HBO Max : enregistrer une série saison après saison',
    intro:
      'Les grandes séries HBO paraissent souvent à raison d’un épisode par semaine. Ce guide explique comment compléter une saison en cours sans rien oublier. La méthode vaut aussi pour une série déjà terminée, même longue de huit saisons.',
    steps: [
      {
        title: 'Se connecter selon son abonnement',
        text: 'En France, on peut s’abonner à HBO Max directement, par un opérateur ou dans un bouquet : connectez-vous de la manière qui correspond à votre abonnement. Le service a repris son nom de HBO Max en juillet 2025, après deux années sous celui de Max, et les anciennes adresses mènent à la même page. Si vous passez par un opérateur, choisissez « Se connecter avec un fournisseur », puis la bonne marque. Si vous regardez HBO Max dans Prime Video, c’est le téléchargeur de Prime Video qu’il vous faut.',
      },
      {
        title: 'Ouvrir le profil et trouver la série',
        text: 'Choisissez un profil adulte, car un profil Enfant masque la plupart des séries HBO. Vérifiez ensuite la langue d’affichage, dont dépendent les titres des épisodes et donc les noms des fichiers. Ouvrez enfin l’espace HBO, DC ou Warner. Une série s’affiche d’abord à sa dernière saison : servez-vous du menu pour revenir à la première.',
      },
      {
        title: 'Ajouter la série à la file d’attente',
        text: 'Un épisode pèse de 1 à 3 Go selon sa longueur et la définition que votre formule permet sur ordinateur. Si la série est terminée, ne téléchargez pas tout d’un coup : créez un dossier par saison et lancez la suivante quand vous êtes arrivé au milieu, pour ne pas remplir le disque. Vous pouvez laisser décochés les bonus « Inside the Episode », qui durent quelques minutes. Les épisodes que vous avez déjà sont reconnus à leur nom.',
      },
      {
        title: 'Revenir chaque semaine',
        text: 'Un épisode diffusé le dimanche soir aux États-Unis est disponible chez nous dans la nuit. Le lundi, rouvrez la série : les épisodes déjà enregistrés sont grisés, et il ne reste qu’à cocher le nouveau. Si le menu des langues montre que le doublage n’est pas encore prêt, enregistrez la version originale et revenez la semaine suivante pour la piste française.',
      },
      {
        title: 'Vérifier que la saison est complète',
        text: 'Après le dernier épisode, comptez les fichiers : une saison de dix épisodes doit compter dix téléchargements terminés. Les durées varient de 48 à 90 minutes, ce qui est normal. Indiquez le numéro de la saison dans le nom du dossier, supprimez vos essais, puis ouvrez le dernier fichier au milieu pour vérifier l’image, le son et les langues.',
      },
    ],
    hints: [
      {
        title: 'Les bonus des épisodes',
        text: 'Beaucoup d’épisodes sont accompagnés d’une courte vidéo sur le tournage, rangée parmi les bonus. Ne la regardez pas avant l’épisode, car elle en raconte l’histoire. Les résumés « Précédemment », eux, font partie de l’épisode.',
      },
      {
        title: 'Des dialogues difficiles à entendre',
        text: 'Chez HBO, la musique est souvent forte et les dialogues murmurés. Avec un casque, la piste stéréo rend les voix plus claires que la piste multicanal. Gardez cette dernière pour le salon si vous y avez un amplificateur, et activez les sous-titres quand vous regardez la nuit.',
      },
      {
        title: 'Les films qui partent en fin de mois',
        text: 'Les séries HBO restent, mais les films d’autres studios sont souvent retirés le dernier jour du mois. Consultez la rangée « Bientôt supprimés » avant de partir en vacances.',
      },
      {
        title: 'Une image qui dépend de la formule',
        text: 'Que vous ayez la formule avec publicité, Standard ou Premium, le menu Qualité n’affiche que ce à quoi elle donne droit sur un ordinateur.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une série HBO manque-t-elle dans mon pays ?',
        answer:
          'Certains anciens contrats sont encore en vigueur, et la série est peut-être proposée par un autre service. En Allemagne, en Italie ou au Japon, Sky et U-NEXT ont longtemps diffusé les séries HBO. Ces contrats prennent fin à des dates différentes : refaites donc la recherche de temps en temps.',
      },
      {
        question: 'Peut-on avoir la VF et la VOST dans le même fichier ?',
        answer:
          'Oui, avec le format MKV. La version française arrive parfois après l’originale ; dans ce cas, complétez le téléchargement existant au lieu d’en créer un second. Si votre téléviseur ne lit que le MP4, faites un fichier par langue et indiquez celle-ci dans le nom.',
      },
      {
        question: 'Je me suis arrêté à la saison 4 l’an dernier. Comment reprendre ?',
        answer:
          'Rouvrez la série : les épisodes déjà présents dans votre dossier sont signalés. La numérotation se poursuit, à condition que vous n’ayez pas renommé les fichiers.',
      },
      {
        question: 'Une série que je connais n’apparaît pas. Est-ce une panne ?',
        answer:
          'Vérifiez d’abord votre profil : si sa limite d’âge est trop basse, les séries violentes n’apparaissent pas.',
      },
    ],
    meta_title: 'Guide : enregistrer une série HBO Max',
    meta_description:
      'Connexion, saisons, bonus, VF et VOST : comment enregistrer une série de HBO Max semaine après semaine, pour un usage privé.',
  },
  hulu_downloader: {
    title: 'Hulu : enregistrer les épisodes diffusés la veille',
    intro:
      'Aux États-Unis, Hulu met en ligne le lendemain ce que les grandes chaînes ont diffusé la veille. Les séries de ces chaînes ne gardent toutefois que leurs cinq derniers épisodes environ : une série commencée en janvier a déjà perdu son début en mars. Avec un passage par semaine, vous n’en manquerez aucun.',
    steps: [
      {
        title: 'Se connecter avec un compte américain',
        text: 'Hulu ne fonctionne qu’aux États-Unis et vérifie l’endroit où vous êtes. Connectez-vous avec le compte auquel votre abonnement est lié, que vous ayez Hulu seul ou avec Disney+. Comme Disney réunit peu à peu les deux services, regardez où mène votre compte : s’il ouvre hulu.com, suivez ce guide ; si un titre n’est visible que sur disneyplus.com, c’est le produit Disney+ qu’il vous faut.',
      },
      {
        title: 'Ajouter ses séries à « My Stuff »',
        text: 'Sur la page d’une série, le signe plus ajoute celle-ci à « My Stuff », où les nouveaux épisodes apparaissent en tête. Limitez-vous aux séries que vous suivez vraiment : une liste de dix titres se parcourt d’un coup d’œil, une liste de quarante beaucoup moins bien. Choisissez toujours le même profil, car chacun a sa propre liste.',
      },
      {
        title: 'Vérifier la date d’expiration',
        text: 'Sous chaque épisode, une date ou une mention comme « Expires in 3 days » indique combien de temps il reste en ligne. Les séries de FX sont souvent disponibles par saisons complètes, tandis que celles d’ABC perdent leurs anciens épisodes quand la saison suivante commence. Si un épisode expire avant votre prochain passage, enregistrez-le aussitôt.',
      },
      {
        title: 'Télécharger d’abord les épisodes qui expirent',
        text: 'Cochez les nouveaux épisodes en commençant par ceux dont la date est la plus proche, puis ajoutez les sous-titres anglais. Les épisodes déjà présents dans votre dossier apparaissent en gris, ce qui évite les doublons. Pensez au format SRT pour les sous-titres : une recherche de texte vous permettra plus tard de retrouver une réplique.',
      },
      {
        title: 'Recommencer chaque semaine',
        text: 'Le samedi matin s’y prête bien : les émissions du vendredi sont en ligne et les serveurs peu chargés. Dix minutes suffisent pour cinq séries. Comptez environ 600 Mo pour un épisode de 42 minutes en 720p et 200 Mo pour une comédie de 21 minutes ; un mois entier tient sur une clé USB ordinaire. Quand tout est terminé, supprimez ce que vous avez vu la semaine précédente.',
      },
    ],
    hints: [
      {
        title: 'Versions Sub et Dub',
        text: 'Un anime peut figurer deux fois dans la liste : sous-titré (Sub) et doublé (Dub). La mention suit le titre, et la version doublée arrive souvent plusieurs semaines après l’autre. Ne les enregistrez pas dans le même dossier : comme les numéros sont identiques, le second fichier remplacerait le premier.',
      },
      {
        title: 'Chaînes en option',
        text: 'HBO Max, Starz et d’autres chaînes s’achètent en supplément dans Hulu et se reconnaissent au logo affiché dans le coin de l’image. Leurs titres peuvent être enregistrés tant que vous payez l’option, et vous y perdez tout droit quand elle prend fin.',
      },
      {
        title: 'Les pauses dans la programmation',
        text: 'Les grandes chaînes font une pause en décembre et pendant l’été. Si aucun épisode ne paraît pendant trois semaines, ce n’est donc pas une erreur ; la page de la série annonce en général la date de reprise.',
      },
      {
        title: 'Chercher une réplique dans les sous-titres',
        text: 'Conservez les sous-titres au format SRT même après avoir supprimé les épisodes. Ils ne pèsent que quelques kilo-octets, et vous pourrez y retrouver n’importe quelle citation.',
      },
    ],
    questions: [
      {
        question: 'Puis-je utiliser Hulu en France ?',
        answer:
          'Non, Hulu est réservé aux États-Unis. En France, beaucoup de ses séries sont proposées par Disney+, où le nom Hulu désigne aujourd’hui une simple rubrique ; il existe un téléchargeur pour ce service. Si vous vivez aux États-Unis avec un abonnement local, vous pouvez en revanche suivre toutes les étapes de ce guide.',
      },
      {
        question: 'La publicité est-elle enregistrée dans le fichier ?',
        answer:
          'Non. Les coupures publicitaires appartiennent au lecteur de Hulu, et le fichier ne contient que l’épisode. La formule avec publicité suffit pour la plupart des séries ; quelques titres ne s’ouvrent qu’avec la formule sans publicité.',
      },
      {
        question: 'L’enregistreur en ligne de Live TV est-il pris en charge ?',
        answer:
          'Non, il fait partie de la formule Live TV, que ce produit ne couvre pas. La plupart de ces émissions sont de toute façon disponibles à la demande le lendemain.',
      },
      {
        question: 'Pourquoi un épisode arrive-t-il avec un jour de retard ?',
        answer:
          'Certains contrats imposent un délai plus long après la diffusion. Vérifiez de nouveau dans la soirée avant de penser à une panne de l’application.',
      },
    ],
    meta_title: 'Guide : Hulu, les épisodes de la veille',
    meta_description:
      '« My Stuff », dates d’expiration, Sub ou Dub : suivre chaque semaine les épisodes de Hulu aux États-Unis avec votre abonnement.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ : enregistrer les séries sous Windows et Mac',
    intro:
      'Depuis l’automne 2025, le service s’appelle simplement Apple TV, mais la marche à suivre n’a pas changé : se connecter, trouver une production originale, choisir les pistes. Le catalogue est peu étendu et facile à ranger, à condition de ne pas confondre l’abonnement et la boutique.',
    steps: [
      {
        title: 'Se connecter avec son téléphone à portée de main',
        text: 'Pour vous connecter à tv.apple.com, vous devez saisir un code à six chiffres affiché sur un autre de vos appareils. Si vous n’avez pas d’iPhone, Apple peut l’envoyer par SMS au numéro enregistré. Utilisez le même compte Apple que pour l’App Store, et confirmez « Faire confiance à ce navigateur » pour ne pas avoir à saisir un nouveau code chaque fois.',
      },
      {
        title: 'Repérer les titres compris dans l’abonnement',
        text: 'La page présente à la fois les productions originales, les films en vente et d’autres services. Le logo d’Apple signale ce que l’abonnement comprend, et le bouton « Lire le premier épisode » vous le confirme. Si vous voyez un prix ou la mention « Disponible dans l’app de… », le titre n’en fait pas partie. Les achats effectués dans la boutique iTunes ne sont pas pris en charge par ce produit.',
      },
      {
        title: 'Choisir peu de sous-titres',
        text: 'Les sous-titres existent dans une quarantaine de langues, mais deux ou trois suffisent. Tapez les deux premières lettres de la vôtre pour la trouver ; la mention SDH signale des sous-titres qui décrivent aussi les sons. Les doublages sont moins nombreux, une dizaine en moyenne. Le français en fait presque toujours partie, avec une version pour la France et une pour le Canada.',
      },
      {
        title: 'Choisir la piste audio',
        text: 'Pour un ordinateur portable, prenez la stéréo. La piste multicanal est faite pour un amplificateur : sur de petits haut-parleurs, les voix semblent lointaines. Ne cochez la piste AD, l’audiodescription, que si vous en avez besoin. Plusieurs séries ont été conçues pour des écrans très lumineux : si l’image vous paraît trop sombre, augmentez la luminosité dans le lecteur.',
      },
      {
        title: 'Enregistrer la saison',
        text: 'Une saison compte en général huit à dix épisodes, que vous pouvez cocher en une fois. Les bonus se trouvent dans une rangée à part. Prévoyez 3 Go par heure en 1080p, car l’image est peu compressée. Une fois le téléchargement terminé, écoutez un dialogue calme : si vous le comprenez sans monter le volume, vous avez choisi la bonne piste.',
      },
    ],
    hints: [
      {
        title: 'Partage familial',
        text: 'Avec le partage familial, jusqu’à cinq autres personnes profitent du même abonnement. Chacune se connecte avec son propre compte Apple et dispose de sa liste « À suivre » et de ses recommandations. C’est l’organisateur qui les invite, dans les réglages de son appareil.',
      },
      {
        title: 'Le jour des nouveaux épisodes',
        text: 'Les nouveaux épisodes paraissent d’ordinaire dans la nuit de jeudi à vendredi ; quelques séries arrivent le mercredi. À l’heure de Paris, ils sont en général en ligne entre trois et six heures du matin. Le premier jour, une série propose souvent deux ou trois épisodes.',
      },
      {
        title: 'Des fichiers plus volumineux',
        text: 'Une heure de programme peut peser deux fois plus que sur un autre service, et le téléchargement dure donc plus longtemps. La taille indiquée sous la file d’attente est exacte.',
      },
    ],
    questions: [
      {
        question: 'Apple propose-t-il une application pour Windows ?',
        answer:
          'Oui, dans le Microsoft Store, et l’aide d’Apple indique ce qu’elle permet de télécharger. Elle convient si vous n’avez pas besoin d’un fichier à part. Pour regarder dans VLC, sur un vieux téléviseur ou dans une langue précise, suivez les étapes de ce guide.',
      },
      {
        question: 'Puis-je enregistrer le sport ?',
        answer:
          'Non, les retransmissions en direct, comme la Formule 1 ou le football américain là où Apple les propose, ne sont pas prises en charge. Les séries documentaires sur le sport peuvent en revanche être enregistrées comme les autres titres.',
      },
      {
        question: 'Peut-on inclure les films achetés sur iTunes ?',
        answer:
          'Non. Les achats iTunes se regardent dans les applications d’Apple, y compris celle pour Windows.',
      },
      {
        question: 'J’ai Apple TV par mon opérateur ou Apple One. Est-ce pareil ?',
        answer:
          'Oui, du point de vue de l’application : il suffit que tv.apple.com lise la série une fois que vous êtes connecté. Quand les mois offerts prennent fin, votre accès s’arrête aussi.',
      },
      {
        question: 'Je ne reçois pas de code. Que faire ?',
        answer:
          'Choisissez « Vous n’avez pas reçu de code » et demandez un envoi par SMS. Après plusieurs échecs, Apple bloque les tentatives pendant un moment ; mieux vaut alors patienter.',
      },
    ],
    meta_title: 'Guide : Apple TV+ sous Windows et Mac',
    meta_description:
      'Code de connexion, productions originales, sous-titres et son : enregistrer Apple TV+ pas à pas sous Windows et sur Mac.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+ : enregistrer et classer Star Trek et le reste',
    intro:
      'Paramount+ réunit six décennies de séries, de Star Trek à Nickelodeon en passant par MTV. Plusieurs portent le même nom ou se prolongent l’une l’autre : avec une numérotation claire, votre dossier restera facile à parcourir.',
    steps: [
      {
        title: 'Vérifier ce que comprend sa formule',
        text: 'En France, Paramount+ s’obtient directement, dans une formule de Canal+ ou comme chaîne chez Amazon. Dans ces deux derniers cas, vous vous connectez chez le partenaire, et c’est le produit de celui-ci qu’il vous faut. Sinon, ouvrez une série et un film sur le site de Paramount+ : si les deux se lancent, votre accès convient. La définition et une partie des titres dépendent de la formule.',
      },
      {
        title: 'Passer par la page de la marque',
        text: 'Star Trek, Nickelodeon, MTV et Comedy Central ont chacun une page, plus complète que la recherche. Celle de Star Trek réunit toutes les séries et les films ; la série d’origine y est proposée avec des effets restaurés, comme l’indique sa description. Pour Nickelodeon, cherchez par personnage plutôt que par saison.',
      },
      {
        title: 'Comparer le nombre d’épisodes',
        text: 'Un épisode de dessin animé contient souvent deux histoires : Paramount+ n’en fait qu’une ligne, d’autres listes deux. La saison 1 de « Bob l’éponge » a ainsi vingt épisodes d’après l’une et quarante et un d’après l’autre. Suivez la numérotation du site, avec laquelle vous comparerez plus tard ce qui vous manque. Un fichier de 22 minutes contient alors les deux histoires, comme à la télévision.',
      },
      {
        title: 'Enregistrer une série à la fois',
        text: 'Ajoutez l’année de la série au nom, par exemple « Frasier (1993) » et « Frasier (2023) », pour ne pas confondre l’ancienne et la nouvelle. Les séries classiques comptent vingt-deux épisodes ou plus par saison : enregistrez-en une par soirée, soit une dizaine de gigaoctets en 720p. Si vous fermez l’ordinateur, la file d’attente reprendra là où elle s’est arrêtée.',
      },
      {
        title: 'Numéroter les dossiers',
        text: 'Donnez à chaque série un préfixe comme « 03 TNG », suivi de la saison et de l’épisode : les lecteurs et les serveurs multimédias suivront votre ordre au lieu de l’ordre alphabétique. Quand tout est terminé, comparez le nombre de fichiers avec celui de la page. S’il y a un fichier d’écart, il s’agit le plus souvent d’un épisode pilote double.',
      },
    ],
    hints: [
      {
        title: 'Profil enfant',
        text: 'Préparez les dessins animés depuis le profil des enfants : vous n’y trouverez rien qui soit réservé aux adultes, ni bande-annonce ni suggestion. Un code protège les autres profils, si bien que les enfants peuvent choisir eux-mêmes.',
      },
      {
        title: 'Dans quel ordre regarder Star Trek ?',
        text: 'Le plus simple est de suivre l’ordre de diffusion. Si vous préférez l’ordre de l’histoire, inscrivez l’année du récit au début du nom de chaque dossier. Pour découvrir l’univers, « Strange New Worlds », courte et récente, est un bon point de départ. Décidez avant de numéroter, pour ne pas avoir à renommer trente dossiers.',
      },
      {
        title: 'Séries restaurées ou non',
        text: 'La série de 1966 et « La nouvelle génération » ont été restaurées à partir de la pellicule, mais pas « Deep Space Nine » ni « Voyager ». Si leur image vous paraît floue, l’enregistrement n’est pas en cause.',
      },
      {
        title: 'Les films changent de service',
        text: 'Les films d’une saga passent d’un service à l’autre au bout de quelques mois. S’ils sont tous disponibles en même temps, profitez-en pour les enregistrer.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi le catalogue n’est-il pas le même qu’aux États-Unis ?',
        answer:
          'Les droits sont vendus pays par pays, et beaucoup de séries de CBS passent chez nous sur d’autres chaînes. De même, les séries de Showtime, liées aux États-Unis à une formule supérieure, sont réparties autrement en Europe. Si vous ne trouvez pas une série, cherchez-la donc aussi chez les chaînes de votre bouquet.',
      },
      {
        question: 'Puis-je regarder plusieurs épisodes courts à la suite ?',
        answer:
          'Oui. Les fichiers restent séparés, mais un lecteur peut lire tout un dossier. Dans VLC, glissez le dossier dans la liste de lecture et, si vos enfants en redemandent, activez la lecture en boucle. Des noms commençant par 01, 02, 03 assurent le bon ordre.',
      },
      {
        question: 'Où est le pilote avec l’autre capitaine ?',
        answer:
          '« The Cage » se trouve avec la série d’origine, soit comme épisode zéro, soit à la fin d’une saison. Cherchez-le par son titre.',
      },
      {
        question: 'Quelle place occupe l’intégrale de Star Trek ?',
        answer:
          'Plus de neuf cents épisodes représentent environ 700 Go, car les fichiers des anciennes séries sont assez petits. Vous n’avez sans doute pas besoin de tout emporter sur un ordinateur portable.',
      },
      {
        question: 'Quels sous-titres sont disponibles ?',
        answer:
          'Presque tout ce qui est proposé en France a des sous-titres français. Les plus anciennes séries ne sont parfois sous-titrées que dans la langue originale.',
      },
    ],
    meta_title: 'Guide : Star Trek et les séries de Paramount+',
    meta_description:
      'Formule, pages des marques, nombre d’épisodes, dossiers numérotés : enregistrer et classer les séries de Paramount+ pour soi.',
  },
  peacock_downloader: {
    title: 'Peacock : enregistrer de longues séries et des matchs',
    intro:
      'Peacock réunit les séries de NBC, la téléréalité de Bravo et beaucoup de sport. Les saisons y sont longues et presque tout est en anglais. Ce guide montre comment choisir la bonne version d’une série, avancer saison par saison et garder de la place sur le disque.',
    steps: [
      {
        title: 'Se connecter à peacocktv.com',
        text: 'Peacock n’est disponible qu’aux États-Unis. Connectez-vous avec votre compte, puis choisissez un profil adulte, car un profil Kids masque la plupart des séries citées ici. Si vous êtes abonné par un câblo-opérateur, utilisez le lien prévu à cet effet ; sinon, le site vous prendra pour un nouveau client. Pour échapper à la vidéo bruyante de la page d’accueil, cliquez sur la loupe en haut à droite.',
      },
      {
        title: 'Vérifier sa formule',
        text: 'Les formules se distinguent surtout par la publicité, dont Premium Plus retire la plus grande partie. Le catalogue est à peu près le même, et l’ancien accès gratuit n’est plus proposé aux nouveaux abonnés. La définition de l’image dépend du titre et de votre ordinateur, et non du prix que vous payez.',
      },
      {
        title: 'Choisir entre version courte et version longue',
        text: '« The Office » existe dans la version diffusée à la télévision et en version longue, les « Superfan Episodes ». La recherche les présente comme deux séries. Un épisode dure 22 minutes dans la première et environ 35 dans la seconde. Décidez-vous avant de télécharger, car les numéros ne correspondent pas et les deux versions se mélangeraient dans le même dossier.',
      },
      {
        title: 'Enregistrer une saison à la fois',
        text: 'Ne prenez pas neuf saisons d’un coup : ajoutez la suivante quand vous en avez besoin. Une saison de vingt-quatre épisodes courts occupe environ 8 Go en 720p, et une connexion moyenne les télécharge en une nuit. Cochez aussi les sous-titres anglais, disponibles presque partout ; des sous-titres espagnols existent souvent.',
      },
      {
        title: 'Vérifier le premier et le dernier épisode',
        text: 'Avant d’éteindre l’ordinateur, ouvrez le premier et le dernier épisode de la liste. Si le son est synchronisé et que le générique de fin apparaît, les autres sont sans doute bons aussi. Comparez également les durées : un fichier de quatre minutes au milieu d’épisodes de vingt-deux indique une interruption, et il suffit alors de relancer cet épisode.',
      },
    ],
    hints: [
      {
        title: 'Éviter de voir le score',
        text: 'Triez les rediffusions par équipe plutôt que par date, car les vignettes révèlent souvent le résultat. Le football anglais et les sports d’hiver ne restent pas longtemps en ligne : si vous avez le droit de garder une rediffusion, n’attendez pas. Comptez deux gigaoctets par heure.',
      },
      {
        title: 'Les épisodes de NBC et Bravo',
        text: 'Les épisodes arrivent d’ordinaire le lendemain de leur diffusion ; en passant chaque dimanche, vous aurez toute la semaine. Les émissions de Bravo sont rangées par saisons, avec à la fin les retrouvailles en deux ou trois parties.',
      },
      {
        title: 'Des musiques parfois remplacées',
        text: 'Dans les anciennes séries, certaines chansons ont été changées pour la diffusion en ligne. Votre fichier contient la musique que diffuse Peacock.',
      },
      {
        title: 'Les épisodes « Secrets révélés »',
        text: 'Bravo rediffuse certains épisodes avec des commentaires à l’écran, ce que le titre précise. Si vous avez déjà l’original, décochez-les.',
      },
    ],
    questions: [
      {
        question: 'Trouve-t-on des programmes en espagnol ?',
        answer:
          'Oui, surtout ceux de Telemundo, souvent avec des sous-titres anglais. Ils sont réunis dans une rubrique, avec les matchs commentés en espagnol. Pour les séries de NBC, une piste audio en espagnol est plus rare que des sous-titres.',
      },
      {
        question: 'Puis-je montrer un match enregistré à mon club ?',
        answer:
          'Non. Une projection dans un club est publique et exige l’accord des titulaires des droits ; l’usage privé se limite à votre foyer. Adressez-vous à la fédération ou à la chaîne, car certaines mettent des extraits à la disposition des entraîneurs.',
      },
      {
        question: 'Un film est annoncé, mais seule la bande-annonce est disponible. Pourquoi ?',
        answer:
          'Les films d’Universal arrivent sur Peacock plusieurs semaines ou plusieurs mois après leur sortie en salle. La page du film indique une date ; revenez ce jour-là.',
      },
      {
        question: 'Puis-je regarder Peacock pendant des vacances en Europe ?',
        answer:
          'Non, Peacock n’y fonctionne pas, et l’application ne modifie pas votre position. Enregistrez ce que vous voulez voir avant de partir, et supprimez-le au retour.',
      },
    ],
    meta_title: 'Guide : séries longues et sport sur Peacock',
    meta_description:
      'Superfan Episodes, formules, saisons et matchs sans le score : enregistrer Peacock aux États-Unis avec votre propre compte.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+ : enregistrer et ranger les saisons',
    intro:
      'Sur Discovery+, une même saison porte souvent un autre numéro d’un pays à l’autre : la saison 7 de l’un est parfois la saison 12 de l’autre. Quelques vérifications avant le téléchargement vous éviteront d’avoir à renommer des dizaines de fichiers.',
    steps: [
      {
        title: 'Se connecter au service de son pays',
        text: 'Discovery+ n’existe plus sous son propre nom que dans certains pays, dont le Royaume-Uni et les États-Unis. En France, cherchez d’abord ses séries dans HBO Max, pour lequel il existe un autre produit. C’est le site sur lequel vous vous connectez avec votre mot de passe qui détermine le produit à choisir.',
      },
      {
        title: 'Choisir une chaîne ou un thème',
        text: 'Les pages thématiques (nature, enquêtes, mécanique, maison) sont plus complètes que l’accueil. Un filtre par chaîne d’origine, comme TLC, HGTV, ID ou Animal Planet, réduit encore la liste. Ajoutez d’abord à vos favoris les séries qui vous intéressent ; vous pourrez ensuite remplir la file d’attente en une seule fois.',
      },
      {
        title: 'Comparer les numéros de saison',
        text: 'Les numérotations américaine et européenne diffèrent souvent d’une ou de plusieurs saisons. Pour savoir de quelle saison il s’agit, fiez-vous au titre et à la date du premier épisode. Notez cette correspondance dans un fichier texte rangé avec la série. Faites attention aux épisodes doubles, qui comptent tantôt pour un, tantôt pour deux.',
      },
      {
        title: 'Ajouter la date de diffusion au nom du fichier',
        text: 'Dans l’application, choisissez un nom de fichier comme « 2023-03-14 – Titre » : les épisodes se classent dans l’ordre de diffusion, même si un numéro est utilisé deux fois. Vous pouvez aussi enregistrer le résumé de chaque épisode dans un fichier texte : il suffira de rechercher un mot, par exemple « salle de bains » ou « Cadillac », pour retrouver le bon.',
      },
      {
        title: 'Choisir une taille d’image raisonnable',
        text: 'Pour une émission que l’on suit d’un œil, 720p suffit : un épisode de quarante-cinq minutes pèse alors environ 600 Mo, et une saison de vingt épisodes 12 Go. Réservez la pleine définition aux documentaires sur la nature, où chaque détail compte. Quand la file d’attente est terminée, comparez le nombre de fichiers avec celui de la page.',
      },
    ],
    hints: [
      {
        title: 'Trouver les émissions spéciales',
        text: 'Les épisodes de Noël, les rétrospectives et les bilans de saison sont souvent publiés comme des titres séparés. Pour les trouver, cherchez le nom de la série suivi d’une année. Ils sont parfois disponibles alors que la saison correspondante ne l’est plus.',
      },
      {
        title: 'La voix originale sous le doublage',
        text: 'Dans beaucoup de versions françaises, on entend la voix originale sous celle du traducteur. Si cela vous gêne, choisissez la piste anglaise avec ses sous-titres, plus complets que la traduction. Un MKV peut contenir les deux pistes.',
      },
      {
        title: 'Épisodes communs à deux séries',
        text: 'Un épisode tourné avec une autre émission figure dans les deux séries. Ne le cochez qu’une fois, pour ne pas l’avoir en double sur le disque.',
      },
      {
        title: 'Noter une recette',
        text: 'À l’écran, les quantités ne restent souvent affichées que deux secondes. Dans un fichier enregistré, vous pouvez mettre sur pause à la bonne image autant de fois que nécessaire.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une émission diffusée par la chaîne n’est-elle pas disponible ?',
        answer:
          'La chaîne et le service en ligne n’ont qu’une partie de leurs programmes en commun ; certaines séries ne sont d’ailleurs proposées qu’en ligne. Si le titre français a changé, cherchez le nom du présentateur.',
      },
      {
        question: 'Puis-je copier un documentaire plus librement qu’un film ?',
        answer:
          'Non, un documentaire est protégé comme une fiction. Pour un cours ou un exposé, la loi prévoit des exceptions qui varient selon le pays, mais une copie privée n’en fait pas partie. Dans tous les cas, citez votre source.',
      },
      {
        question: 'Pourquoi les nouveautés ne s’ouvrent-elles pas ?',
        answer:
          'Certaines passent d’abord à la télévision, d’autres d’abord en ligne. Tant que la page annonce une date à venir, l’épisode ne peut pas être enregistré.',
      },
      {
        question: 'La liste s’arrête à cent épisodes. Que faire ?',
        answer:
          'Sur la page du service, faites défiler la saison jusqu’à la fin, puis rechargez la liste dans l’application. Elle ne peut afficher que les épisodes déjà chargés.',
      },
    ],
    meta_title: 'Guide : ranger les saisons de Discovery+',
    meta_description:
      'Numéros de saison, dates, émissions spéciales et taille d’image : enregistrer et classer les séries de Discovery+ pour soi.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll : enregistrer un anime en VOSTFR ou en VF',
    intro:
      'Pour un anime, tout commence par le choix de la langue. Ce guide montre où Crunchyroll range les versions originales et doublées, comment suivre une série en cours et comment venir à bout d’un classique de plusieurs centaines d’épisodes.',
    steps: [
      {
        title: 'Régler les langues audio et de sous-titres',
        text: 'Ouvrez le menu du compte, puis « Préférences » : vous pouvez y choisir séparément la langue audio et celle des sous-titres. Pour la VOSTFR, réglez l’audio sur le japonais et les sous-titres sur le français. Ces préférences s’appliquent à tous les épisodes, alors qu’un changement dans le lecteur ne vaut que pour celui que vous regardez.',
      },
      {
        title: 'Trouver la version doublée',
        text: 'Selon la série, la VF est une piste audio du lecteur ou une saison séparée, signalée dans le menu par une mention comme « (French Dub) ». Vérifiez les deux. Un doublage arrive souvent deux ou trois semaines après la version originale, parfois toute une saison plus tard, et la page de la série n’affiche que les épisodes déjà disponibles.',
      },
      {
        title: 'Sélectionner plusieurs épisodes',
        text: 'Pour une longue série, saisissez une plage d’épisodes, par exemple 382 à 400, après avoir vérifié où commence l’arc qui vous intéresse. Certaines listes numérotent les épisodes en continu, alors que Crunchyroll recommence parfois à chaque saison : choisissez un système et gardez-le pour toute la série. Un épisode de 24 minutes en 1080p pèse de 500 à 700 Mo ; pour cent épisodes, prévoyez un disque externe.',
      },
      {
        title: 'Garder les sous-titres au format ASS',
        text: 'Ce format conserve la position et la couleur des textes à l’écran et des paroles de chansons. Avec un MKV, les sous-titres sont intégrés au fichier. Ne choisissez le format SRT que si votre téléviseur ne lit pas les autres : tous les textes s’y affichent en bas, mêlés aux dialogues.',
      },
      {
        title: 'Compléter la saison terminée',
        text: 'Après le dernier épisode, ouvrez la série une dernière fois. L’application compare votre dossier avec la liste et ne laisse à cocher que ce qui manque : un épisode 7,5, un récapitulatif ou une version corrigée. Le calendrier des simulcasts, affiché à votre heure, vous indique les jours de sortie. Rangez ensuite la saison dans un dossier, par exemple « 2025 automne ».',
      },
      {
        title: 'Vérifier l’affichage des sous-titres',
        text: 'Ouvrez un épisode pendant le générique, puis à un moment où une lettre ou une enseigne est traduite. Si les paroles apparaissent en couleur et si la traduction se place sur l’objet, tout est en ordre. Faites le même essai sur votre téléviseur : certains modèles ne savent pas afficher l’ASS, et le SRT est alors préférable.',
      },
    ],
    hints: [
      {
        title: 'Les téléchargements de Crunchyroll',
        text: 'Les formules supérieures permettent de télécharger des épisodes dans l’application mobile ; pour un téléphone, c’est le plus simple. Le nombre d’appareils dépend de la formule, et ceux-ci doivent se reconnecter de temps en temps : consultez l’aide avant un long voyage.',
      },
      {
        title: 'Épisodes de remplissage',
        text: 'Des listes tenues par des amateurs indiquent les épisodes qui ne font pas avancer l’histoire. Dans « Naruto » ou « Bleach », ils représentent plus d’un tiers de la série. Gardez une telle liste sous les yeux et ne cochez que les épisodes utiles.',
      },
      {
        title: 'Épisodes corrigés',
        text: 'Il arrive que le studio redessine certaines scènes après la diffusion, ou que les traducteurs corrigent les sous-titres. Si un dernier épisode vous paraît bâclé, revenez une semaine plus tard avant de l’archiver.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi la VOSTFR n’est-elle pas encore là ?',
        answer:
          'Pour un simulcast, les langues n’arrivent pas toutes en même temps. La version anglaise est souvent la première, et les autres suivent au bout de quelques heures ou d’un jour. Vous pouvez enregistrer l’épisode tout de suite, puis télécharger plus tard les sous-titres seuls.',
      },
      {
        question: 'Une série peut-elle disparaître du catalogue ?',
        answer:
          'Oui, les licences prennent fin un jour, et la date n’est pas toujours annoncée longtemps à l’avance. Si un départ est signalé, commencez par cette série. Par ailleurs, celles qui viennent de Funimation figurent parfois deux fois ; la page la plus récente propose en général le plus de langues.',
      },
      {
        question: 'Ma série s’arrête à douze épisodes sur vingt-quatre. Est-ce normal ?',
        answer:
          'Oui, il s’agit sans doute d’une série diffusée en deux parties : la suite arrive une saison plus tard, parfois sous un nouveau titre. La page indique la date dès qu’elle est connue.',
      },
      {
        question: 'Les mangas et les concerts sont-ils compris ?',
        answer: 'Les clips et les concerts du catalogue, oui. Les mangas et les jeux, non.',
      },
    ],
    meta_title: 'Guide : Crunchyroll en VOSTFR et en VF',
    meta_description:
      'Langues du compte, doublages, plages d’épisodes et sous-titres ASS : enregistrer une série de Crunchyroll pour un usage privé.',
  },
  espn_plus_downloader: {
    title: 'ESPN+ : enregistrer un match sans en voir le score',
    intro:
      'Un match perd son intérêt quand on en connaît le résultat, et la page d’accueil d’ESPN l’affiche partout. Ce guide vous mène directement aux rediffusions, vous aide à reconnaître la version intégrale et à l’enregistrer sans rien apprendre du score.',
    steps: [
      {
        title: 'Se connecter et ouvrir les « Replays »',
        text: 'Connectez-vous avec un compte MyDisney, même si vous n’avez jamais utilisé Disney+. Ouvrez ensuite le menu « ESPN+ » ou « Select », puis « Replays », et ajoutez cette page aux favoris du navigateur intégré : vous n’aurez plus à passer par l’accueil, où s’affichent les résultats. Le service est réservé aux abonnés qui se trouvent aux États-Unis.',
      },
      {
        title: 'Filtrer par sport ou par compétition',
        text: 'Choisissez le hockey, le sport universitaire, les combats ou le football : la liste devient plus courte, et le risque de voir un résultat diminue. Le titre de chaque rencontre ne donne que les équipes, mais la photo peut montrer les vainqueurs. Passez donc en affichage par liste et repérez le match à sa date ou à sa journée.',
      },
      {
        title: 'Reconnaître la version intégrale',
        text: 'La durée permet de distinguer les versions d’un même match. Deux heures et demie correspondent à l’intégrale, quarante minutes à une version condensée sans temps morts, huit minutes aux temps forts. Pour le football, il existe souvent un enregistrement commenté en espagnol, signalé par « En Español ».',
      },
      {
        title: 'Télécharger pendant la nuit',
        text: 'Avec les pauses, une rencontre dépasse souvent trois heures, et une soirée de boxe peut en durer six avec les combats préliminaires. Prévoyez alors 10 Go en pleine définition ou 5 Go en 720p. Le lendemain, contrôlez que le fichier s’ouvre jusqu’à la dernière minute, en cachant le score de la main s’il est affiché.',
      },
      {
        title: 'Donner au fichier un nom sans le résultat',
        text: 'Indiquez seulement la date et les équipes dans le nom du fichier. Pour un essai, regardez un passage des dix premières minutes, sans aller plus loin. La durée réelle peut dépasser l’horaire prévu : avec les prolongations, un match annoncé pour trois heures dure parfois 3 h 40.',
      },
    ],
    hints: [
      {
        title: 'Le nouveau nom d’ESPN+',
        text: 'Depuis la refonte des formules en 2025, ESPN+ correspond à « ESPN Select ». Les deux noms apparaissent encore sur le site ; fiez-vous à ce que votre compte annonce. La rubrique des documentaires, dont « 30 for 30 », fait partie de cette formule.',
      },
      {
        title: 'Matchs bloqués dans votre région',
        text: 'Les matchs de l’équipe locale sont souvent bloqués en direct, surtout au hockey et au base-ball, et la rediffusion n’arrive que plus tard, si elle arrive. Si votre navigateur ne peut pas lire un match, l’application ne peut pas l’enregistrer non plus.',
      },
      {
        title: 'Des documentaires pour les longs vols',
        text: '« 30 for 30 » et « E60 » se présentent par saisons, comme une série. Ils conviennent bien à un long voyage, d’autant qu’ils restent longtemps en ligne.',
      },
      {
        title: 'Masquer le bandeau des résultats',
        text: 'Si les scores défilent en haut de la page, réduisez la hauteur de la fenêtre jusqu’à ce qu’ils disparaissent. La liste des matchs reste utilisable.',
      },
    ],
    questions: [
      {
        question: 'Combien de temps un match reste-t-il en ligne ?',
        answer:
          'Souvent une trentaine de jours, mais cela dépend de la compétition. Le sport universitaire est retiré plus vite, tandis que certains championnats étrangers restent toute la saison et les documentaires plus longtemps encore. Placez les matchs les plus anciens en tête de la file.',
      },
      {
        question: 'Puis-je enregistrer un événement payé à l’unité ?',
        answer:
          'Oui, si votre compte l’a acheté et peut en lire la rediffusion. Les conditions figurent sur le reçu et s’appliquent en priorité. Dans tous les cas, l’enregistrement est réservé à votre usage privé : un bar a besoin d’un contrat commercial.',
      },
      {
        question: 'Quand la rediffusion est-elle disponible ?',
        answer:
          'Souvent dans l’heure qui suit la fin, parfois le lendemain matin. Tant que la page affiche le signe rouge du direct, l’application ne propose rien à enregistrer.',
      },
      {
        question: 'J’ai ESPN avec Disney+. Quel produit me faut-il ?',
        answer:
          'Celui-ci, si vous regardez les matchs sur le site d’ESPN. Si vous les regardez sur le site de Disney+, il vous faut le téléchargeur de Disney+.',
      },
    ],
    meta_title: 'Guide : ESPN+ sans connaître le score',
    meta_description:
      'Replays, version intégrale, téléchargement de nuit : enregistrer les matchs d’ESPN+ avec votre abonnement, sans en voir le score.',
  },
  tubi_video_downloader: {
    title: 'Tubi : trouver et enregistrer de bons films gratuits',
    intro:
      'Le catalogue de Tubi est gratuit, immense et change chaque mois. On y trouve beaucoup de films médiocres, mais aussi des classiques restaurés que personne d’autre ne propose. Une heure par mois suffit pour repérer les bons et les enregistrer avant leur retrait.',
    steps: [
      {
        title: 'Ouvrir Tubi avec ou sans compte',
        text: 'La plupart des films se lisent sans inscription. Un compte gratuit conserve votre liste et donne accès aux titres soumis à une limite d’âge, pour lesquels il faut indiquer sa date de naissance. Sans compte, votre liste est oubliée dès que vous fermez le navigateur ; gardez alors la vôtre dans l’application.',
      },
      {
        title: 'Commencer par « Leaving Soon »',
        text: 'Cette rangée présente les films qui vont bientôt quitter Tubi. Elle se trouve plus bas que les nouveautés et se remplit surtout dans la seconde moitié du mois. La plupart des départs ont lieu le dernier jour du mois, à minuit heure américaine : occupez-vous-en au moins un jour avant.',
      },
      {
        title: 'Vérifier la version du film',
        text: 'Certains films anciens circulent dans une version raccourcie. Comparez la durée indiquée avec celle d’une base de données de cinéma : si Tubi annonce quatre-vingt-huit minutes au lieu de cent quatre, le film a été coupé. S’il existe deux entrées, regardez quelques instants de chacune et choisissez la plus complète, à condition que l’image soit correcte.',
      },
      {
        title: 'Ajouter l’année et le réalisateur au nom',
        text: 'Beaucoup de films portent le même titre. Avec « The Killers (1946, Siodmak) » et « The Killers (1964, Siegel) », vous ne les confondrez plus. En 720p, un long métrage pèse de 1 à 1,5 Go ; trois films pour le week-end tiennent donc sur n’importe quelle clé USB.',
      },
      {
        title: 'Télécharger dans une petite taille',
        text: 'Les films anciens sont rarement proposés au-delà de 720p, ce qui suffit largement. Cochez les sous-titres anglais s’il y en a, lancez vos trois téléchargements et patientez une heure. Vous pouvez enregistrer l’affiche à côté du film, pour qu’elle s’affiche dans votre bibliothèque. À la fin, vérifiez que le générique est complet.',
      },
    ],
    hints: [
      {
        title: 'Les pays où Tubi est disponible',
        text: 'Tubi est proposé notamment aux États-Unis, au Canada, au Mexique, en Australie et au Royaume-Uni, mais pas en France ; le site l’indique dès l’ouverture. Chaque pays a son propre catalogue : un film visible à Toronto peut manquer à Chicago.',
      },
      {
        title: 'Sous-titres selon les films',
        text: 'Les films rares n’ont pas toujours de sous-titres, et l’application l’indique avant le téléchargement. Pour les films étrangers, ils sont souvent incrustés dans l’image et ne peuvent pas être retirés. La mention CC, à côté de la durée, annonce des sous-titres anglais séparés.',
      },
      {
        title: 'Saisons incomplètes',
        text: 'Dans une saison, il manque parfois les épisodes dont la musique aurait coûté trop cher. L’application signale le saut dans les numéros, mais ne peut pas ajouter l’épisode.',
      },
      {
        title: 'Les rubriques peu visibles',
        text: 'Les rubriques « Cult Classics », « Foreign Language » ou « Black Cinema » n’apparaissent jamais en tête de la page d’accueil. C’est pourtant là que se trouvent les meilleures surprises.',
      },
    ],
    questions: [
      {
        question: 'Un vieux film gratuit est-il dans le domaine public ?',
        answer:
          'Quelques-uns, mais pas la plupart. Qu’un film soit diffusé gratuitement avec de la publicité n’en dit rien. Tout dépend de l’année, du pays et, aux États-Unis, d’un éventuel renouvellement des droits. En Europe, la protection dure jusqu’à soixante-dix ans après la mort du dernier auteur.',
      },
      {
        question: 'Les chaînes en direct de Tubi sont-elles comprises ?',
        answer:
          'Non, seulement les films et les séries à la demande. Un film diffusé sur une chaîne figure toutefois souvent aussi au catalogue ; cherchez-le par son titre.',
      },
      {
        question: 'Un film porte le logo d’un autre service. Puis-je l’enregistrer ?',
        answer:
          'Tubi présente aussi les collections de ses partenaires. Si le film se lit gratuitement sur la page de Tubi, vous pouvez le choisir comme les autres.',
      },
      {
        question: 'Comment savoir si un film est bon ?',
        answer:
          'Ne vous fiez pas aux étoiles. Lisez plutôt quelques critiques et tenez une liste de réalisateurs que vous appréciez : la recherche accepte aussi les noms de personnes.',
      },
    ],
    meta_title: 'Guide : trouver de bons films sur Tubi',
    meta_description:
      '« Leaving Soon », version, année et réalisateur : choisir des films gratuits sur Tubi et les enregistrer pour un usage privé.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel : enregistrer depuis un ordinateur',
    intro:
      'Vous n’avez pas besoin d’un boîtier Roku : The Roku Channel fonctionne aussi dans un navigateur. Le site est toutefois conçu comme un téléviseur, avec de grandes vignettes et des chaînes en continu. Ce guide vous aide à aller droit aux films et aux séries que vous pouvez enregistrer.',
    steps: [
      {
        title: 'Ouvrir le site et se connecter',
        text: 'Ouvrez therokuchannel.roku.com dans le navigateur intégré. Certains titres exigent un compte gratuit et une date de naissance. Une adresse e-mail suffit pour créer ce compte ; si une page vous demande une carte bancaire, passez cette étape. Restez connecté pour retrouver votre liste et reprendre la lecture où vous l’avez laissée.',
      },
      {
        title: 'Quitter les chaînes en continu',
        text: 'Le site s’ouvre volontiers sur des chaînes déjà en cours de diffusion, que l’on reconnaît à l’heure affichée sous l’image. Descendez jusqu’aux rangées « Movies » et « TV shows » : les titres y ont une année, une durée et un bouton qui les lance depuis le début. Ce sont les seuls que vous pouvez enregistrer.',
      },
      {
        title: 'Filtrer les titres gratuits',
        text: 'Starz, AMC+ et d’autres chaînes sont vendues ici en supplément ; un symbole sur la vignette les signale. Dans la recherche, le filtre « Free » les masque toutes, et il ne reste que les titres compris dans l’offre gratuite.',
      },
      {
        title: 'Choisir la taille et le dossier',
        text: 'L’application propose un dossier selon le genre ; changez-le maintenant si un autre vous convient mieux. Pour un téléviseur, prenez la plus grande définition disponible. Pour un téléphone, 480p suffit, soit 300 Mo par heure. Un clic sur un téléchargement terminé ouvre le fichier : vérifiez le son avant de le copier sur la clé.',
      },
      {
        title: 'Enregistrer un film en deux tailles',
        text: 'Vous pouvez télécharger le même film pour le salon et pour le téléphone, en même temps si vous le souhaitez. Choisissez un dossier différent pour chaque version, sans quoi la seconde remplacerait la première, et ajoutez par exemple « grand » et « petit » à leurs noms.',
      },
    ],
    hints: [
      {
        title: 'Des séries aux épisodes très courts',
        text: 'De nombreuses productions originales viennent de l’ancien service Quibi et comptent des épisodes de moins de dix minutes. Enregistrez toute la saison dans un même dossier, avec des numéros à deux chiffres : votre lecteur les enchaînera comme un film.',
      },
      {
        title: 'Espace enfants',
        text: 'La rubrique « Kids & Family » ne contient que des programmes pour enfants ; c’est par elle qu’il faut commencer pour un trajet en voiture. Vous y trouverez beaucoup de dessins animés anciens, presque toujours en anglais.',
      },
      {
        title: 'Des sous-titres selon l’origine',
        text: 'Les productions originales sont toujours sous-titrées, les anciennes séries le sont souvent, et les films étrangers ont parfois des sous-titres incrustés dans l’image. Le menu indique ce qui existe avant le téléchargement.',
      },
      {
        title: 'Les productions originales partent aussi',
        text: 'Même des productions de Roku ont déjà été retirées du catalogue. Si un titre vous plaît, enregistrez-le tant qu’il est disponible.',
      },
    ],
    questions: [
      {
        question: 'The Roku Channel est-il accessible depuis la France ?',
        answer:
          'En règle générale, non : le service est destiné à l’Amérique du Nord et au Royaume-Uni. Le catalogue varie d’un pays à l’autre, et certaines productions originales n’existent que dans l’un d’eux.',
      },
      {
        question: 'Puis-je reprendre la lecture là où je l’ai arrêtée ?',
        answer:
          'Sur le site, oui, si vous êtes connecté. Pour un fichier, c’est votre lecteur qui s’en souvient. Un boîtier Roku peut d’ailleurs lire vos fichiers depuis une clé USB ; le MP4 en H.264 est le choix le plus sûr.',
      },
      {
        question: 'Faut-il d’abord ajouter la chaîne sur le téléviseur ?',
        answer:
          'Non, un compte et le site suffisent. Les favoris ajoutés en ligne apparaissent automatiquement sur le téléviseur.',
      },
      {
        question: 'Le site dit que mon navigateur ne peut pas lire ce titre. Que faire ?',
        answer:
          'Quelques titres ne se lisent que sur un boîtier Roku. Le navigateur intégré a la même limite ; choisissez un autre titre.',
      },
      {
        question: 'Puis-je enregistrer une rencontre sportive ?',
        answer:
          'Pas en direct. Les magazines et les documentaires sur le sport conviennent s’ils ont leur propre page.',
      },
    ],
    meta_title: 'Guide : The Roku Channel sur ordinateur',
    meta_description:
      'Sans boîtier Roku : trouver les titres gratuits à la demande de The Roku Channel, choisir leur taille et les enregistrer.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV : enregistrer les titres à la demande',
    intro:
      'Pluto TV ressemble à un bouquet de chaînes, où les épisodes passent souvent dans le désordre. Seule la partie à la demande permet d’enregistrer un titre, mais les épisodes y sont numérotés. Voici comment la trouver et composer votre propre programme.',
    steps: [
      {
        title: 'Passer à la page « À la demande »',
        text: 'Sur pluto.tv, cliquez en haut de l’écran sur « À la demande » ou « On Demand », à côté de « TV en direct ». Le site se souvient de votre choix pour la prochaine visite. Si vous ne voyez qu’une grille d’horaires, c’est que vous êtes encore sur les chaînes en direct.',
      },
      {
        title: 'Chercher la série d’une chaîne',
        text: 'Une émission vue sur une chaîne vous plaît ? Cherchez-la dans le catalogue à la demande, même si tout n’y figure pas. Quand une chaîne entière est consacrée à une seule série, celle-ci s’y trouve presque toujours, au moins pour quelques saisons. Essayez le nom de la chaîne comme mot de recherche.',
      },
      {
        title: 'Vérifier la langue disponible',
        text: 'En France, la plupart des titres sont en VF et la version originale est rare, sauf parfois pour des séries britanniques. La description n’en dit rien : lancez l’épisode pendant dix secondes et ouvrez le menu du lecteur pour voir les pistes.',
      },
      {
        title: 'Composer un programme',
        text: 'Disposez les épisodes dans l’ordre qui vous convient ; l’application ajoute un numéro à leur nom. Vous pouvez même faire alterner deux séries, comme le ferait une chaîne. Trente épisodes d’une ancienne série policière occupent une dizaine de gigaoctets en définition standard.',
      },
      {
        title: 'Télécharger pendant la nuit',
        text: 'Regardez la taille prévue sous la file d’attente, coupez le son du site s’il continue de jouer, et laissez l’ordinateur travailler. Au matin, les fichiers portent la saison, le numéro et le titre. Ouvrez un épisode du milieu ; un claquement ou une rayure vient souvent de la bande d’origine et non du téléchargement.',
      },
    ],
    hints: [
      {
        title: 'Saisons incomplètes',
        text: 'Il manque souvent des épisodes, ou même des saisons entières, parce que les droits ont été achetés séparément. Consultez une base de données de séries avant de commencer pour savoir ce qui manque.',
      },
      {
        title: 'Les changements du début du mois',
        text: 'Le catalogue change surtout le premier du mois, comme le montrent les rangées « Nouveautés » et « Derniers jours ». Passez aussi vers le 28 pour enregistrer les titres qui vont partir.',
      },
      {
        title: 'Se constituer une liste',
        text: 'Sans compte, Pluto TV ne retient pas vos choix. Ajoutez un épisode à la file d’attente de l’application sans le lancer : il vous servira d’aide-mémoire.',
      },
      {
        title: 'Pourquoi les épisodes ont deux durées',
        text: 'Les anciens épisodes américains durent 48 minutes, et 42 dans une version remontée. Si une saison mélange les deux, certaines scènes ont été coupées pour une rediffusion.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi y a-t-il des bandes noires sur les côtés ?',
        answer:
          'Les séries anciennes ont été tournées au format 4/3. N’étirez pas l’image, car les visages seraient déformés ; le zoom du téléviseur, lui, coupe le haut et le bas.',
      },
      {
        question: 'L’offre est-elle la même en Suisse ou en Belgique ?',
        answer:
          'Non, chaque pays a ses propres chaînes et son catalogue, et le service n’existe pas partout. Le site vous dirige vers l’édition du pays où vous êtes, doublée dans sa langue. Un titre disponible en France peut donc manquer à Berlin, et inversement.',
      },
      {
        question: 'J’ai vu un film hier sur une chaîne. Pourquoi ne le trouve-t-on pas ?',
        answer: 'Les droits de diffusion en direct et à la demande sont séparés. Réessayez le mois suivant.',
      },
      {
        question: 'Un compte serait-il utile ?',
        answer:
          'Il conserve vos favoris et l’endroit où vous vous êtes arrêté, y compris sur le téléviseur. Pour enregistrer un titre, il n’est pas nécessaire.',
      },
      {
        question: 'Puis-je partager ma saison bien rangée avec mon club de fans ?',
        answer:
          'Non, un titre que l’on peut regarder gratuitement n’est pas libre pour autant. Partagez plutôt la liste des épisodes dans le bon ordre, qui est votre propre travail.',
      },
    ],
    meta_title: 'Guide : Pluto TV à la demande',
    meta_description:
      'Catalogue à la demande, saisons, langues et programme du soir : enregistrer Pluto TV sur ordinateur pour une lecture privée.',
  },
  viki_downloader: {
    title: 'Viki : enregistrer un drama entièrement sous-titré',
    intro:
      'Les sous-titres de Viki sont traduits par des bénévoles, et un pourcentage indique leur avancement. Si vous enregistrez trop tôt, il manquera une partie du texte. Ce guide vous dit quand commencer, quelles langues choisir et comment actualiser les sous-titres.',
    steps: [
      {
        title: 'Vérifier le pourcentage de traduction',
        text: 'Sur la page du drama, chaque langue affiche un pourcentage. En dessous de 100, il manque des répliques ou des épisodes. Chaque épisode a aussi son propre pourcentage : un total de 97 % cache souvent un seul épisode à moitié traduit. Pour un titre ancien, l’avancement ne changera sans doute plus ; demandez-vous alors si les sous-titres anglais vous conviennent.',
      },
      {
        title: 'Vérifier le Viki Pass',
        text: 'Les nouveautés et les exclusivités exigent le Viki Pass ; sans lui, vous n’en voyez qu’un extrait. Les niveaux Standard et Plus donnent accès à des titres différents, que distingue une icône sur l’affiche. Connectez-vous avant d’ouvrir la page du drama, car tout y paraît verrouillé tant que vous ne l’êtes pas.',
      },
      {
        title: 'Choisir deux langues de sous-titres',
        text: 'Prenez par exemple le français et, en complément, l’anglais, presque toujours terminé le premier. Si vous apprenez une langue, ajoutez des sous-titres en coréen ou en chinois quand ils existent : certains lecteurs affichent deux fichiers SRT à la fois, l’un en haut et l’autre en bas.',
      },
      {
        title: 'Télécharger tous les épisodes',
        text: 'Un drama coréen compte en général seize épisodes d’un peu plus d’une heure. En 720p, comptez environ un gigaoctet par épisode, soit seize au total. Les bandes-annonces et les coulisses se trouvent à part, sous « Clips ». Une fois le téléchargement terminé, ouvrez le dernier épisode au milieu et vérifiez que les sous-titres s’affichent.',
      },
      {
        title: 'Actualiser les sous-titres',
        text: 'Dans les premières semaines, les équipes corrigent volontiers un terme ou un prénom. Vous pouvez alors télécharger de nouveau les sous-titres seuls, sans la vidéo. Comme le nom du fichier reste le même, votre lecteur utilisera automatiquement la version corrigée.',
      },
    ],
    hints: [
      {
        title: 'Remercier les traducteurs',
        text: 'Le nom des équipes figure au générique, et un message sur la page du drama leur fera plaisir. Leurs notes entre crochets expliquent une formule de politesse, un plat ou un jeu de mots : elles aident à mieux comprendre l’histoire.',
      },
      {
        title: 'Les commentaires des spectateurs',
        text: 'Les commentaires qui défilent à l’écran font partie du lecteur de Viki et ne sont pas enregistrés dans le fichier. Si vous voulez les lire, regardez l’épisode en ligne.',
      },
      {
        title: 'Séries en cours de diffusion',
        text: 'Deux nouveaux épisodes paraissent chaque semaine. Si un match de base-ball décale la diffusion à Séoul, une note sur la page vous en avertit.',
      },
      {
        title: 'Un drama, plusieurs titres',
        text: 'Le titre choisi par Viki diffère parfois de celui de Netflix ou de la traduction littérale. Gardez aussi le titre original dans le nom du fichier pour le retrouver facilement.',
      },
    ],
    questions: [
      {
        question: 'Qu’est-ce que le mode apprentissage ?',
        answer:
          'Pour certains titres, le site de Viki affiche deux langues de sous-titres à la fois, avec un dictionnaire. Hors ligne, vous obtenez presque la même chose avec deux fichiers de sous-titres et un lecteur capable de les afficher ensemble, mais sans le dictionnaire.',
      },
      {
        question: 'Puis-je partager ces sous-titres ?',
        answer:
          'Non. Ils appartiennent à leurs auteurs et à Viki et sont réservés à votre usage. Si une traduction vous plaît, vous pouvez en citer une phrase en nommant l’équipe.',
      },
      {
        question: 'Pourquoi un drama n’est-il pas disponible en France ?',
        answer:
          'Viki achète les droits région par région. Si votre compte ne vous montre pas un titre, il n’est pas disponible non plus dans l’application.',
      },
      {
        question: 'Viki et Rakuten TV sont-ils le même service ?',
        answer:
          'Non. Ils appartiennent au même groupe, mais ce sont deux services, avec deux comptes et deux produits dans notre boutique.',
      },
    ],
    meta_title: 'Guide : un drama de Viki bien sous-titré',
    meta_description:
      'Avancement des traductions, Viki Pass, deux langues : enregistrer un drama coréen de Viki avec des sous-titres complets.',
  },
  iqiyi_downloader: {
    title: 'iQIYI : enregistrer un drama chinois en entier',
    intro:
      'Un drama chinois compte souvent quarante épisodes, mêlés à des bandes-annonces et à des extraits, et les membres VIP ont plusieurs épisodes d’avance. Voici comment vous y retrouver sur iQIYI et enregistrer la série du premier au dernier épisode.',
    steps: [
      {
        title: 'Régler la langue du site',
        text: 'Sur iQ.com, choisissez la langue d’affichage sous l’icône du globe, en haut à droite. Elle s’applique aussi aux titres des épisodes, et donc aux noms des fichiers. Faites ce choix avant de cocher quoi que ce soit ; sinon, la moitié de la série portera des titres anglais et l’autre des titres chinois.',
      },
      {
        title: 'Distinguer les épisodes des extraits',
        text: 'Les extraits, regroupés sous « Highlights », se trouvent juste à côté des épisodes. Un épisode n’affiche qu’un numéro, tandis qu’un extrait porte un titre et dure deux ou trois minutes. Les fins alternatives et les making-of sont numérotés après le dernier épisode.',
      },
      {
        title: 'Vérifier la couronne VIP',
        text: 'Les premiers épisodes sont souvent gratuits, et la suite est réservée aux membres, ce que signale une petite couronne. Si un épisode se lit dans le navigateur intégré avec votre compte, vous pouvez le cocher. Un bon d’accès anticipé, acheté à part, ne débloque la suite que pour votre compte.',
      },
      {
        title: 'Choisir la langue et les sous-titres',
        text: 'La plupart des séries sont en mandarin, parfois avec un doublage thaï ou anglais. Le français existe surtout pour les grands succès, l’anglais presque toujours. Des sous-titres chinois font souvent partie de l’image ; affichez alors les vôtres en haut de l’écran pour éviter qu’ils ne se superposent.',
      },
      {
        title: 'Télécharger dix épisodes à la fois',
        text: 'Quarante épisodes en pleine définition dépassent vite trente gigaoctets. Commencez par les dix premiers et regardez-les avant de télécharger la suite : si la série ne vous plaît pas, vous n’aurez pas rempli votre disque inutilement. En 720p, comptez environ 700 Mo pour un épisode de quarante-cinq minutes.',
      },
      {
        title: 'Vérifier que la série est complète',
        text: 'Faites défiler la liste jusqu’en bas, car une fin alternative y est parfois ajoutée après le dernier épisode. Assurez-vous ensuite d’avoir quarante téléchargements terminés pour quarante épisodes, et ouvrez le dernier pour vérifier le son et les sous-titres.',
      },
    ],
    hints: [
      {
        title: 'Deux sites, deux comptes',
        text: 'iqiyi.com s’adresse à la Chine continentale, iQ.com au reste du monde. Les deux sites n’ont ni le même catalogue ni les mêmes comptes, et un abonnement pris sur l’un n’est pas valable sur l’autre.',
      },
      {
        title: 'Des carrés à la place des caractères',
        text: 'Si des carrés s’affichent au lieu du chinois, il manque une police à votre ordinateur ou à votre lecteur. Installez par exemple « Noto Sans CJK », qui est gratuite : les noms de fichiers et les sous-titres s’afficheront alors correctement.',
      },
      {
        title: 'Garder le titre chinois',
        text: 'En pinyin sans les accents de tons, beaucoup de titres se ressemblent. Ajoutez les caractères chinois après le titre traduit : vous retrouverez plus facilement la série sur Internet.',
      },
      {
        title: 'Passer les génériques',
        text: 'Écouter quarante fois la même chanson de deux minutes prend plus d’une heure. Si l’épisode contient des chapitres, une touche de votre lecteur permet de passer le générique.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi manque-t-il une scène dans un épisode ?',
        answer:
          'Selon les pays, une série existe en plusieurs versions. La télévision chinoise raccourcit certains passages, alors que l’édition internationale garde parfois la version longue. Comparez la durée des épisodes : deux minutes d’écart suffisent à le savoir.',
      },
      {
        question: 'Trouve-t-on des séries animées chinoises (donghua) en français ?',
        answer:
          'Oui, dans une rangée qui leur est réservée : elles sont parfois sous-titrées en français, mais presque jamais doublées. Leurs épisodes durent une vingtaine de minutes et les saisons sont longues.',
      },
      {
        question: 'Puis-je utiliser un bon d’accès anticipé ?',
        answer:
          'Oui. Un bon s’utilise sur le site d’iQIYI ; tout ce qu’il a débloqué dans votre compte peut ensuite être enregistré. L’application n’en dépense jamais à votre place.',
      },
      {
        question: 'Mes sous-titres s’arrêtent à l’épisode 24. Est-ce normal ?',
        answer:
          'Oui, pendant la diffusion, les langues n’avancent pas toutes au même rythme. Enregistrez déjà la vidéo, puis ajoutez les sous-titres quand ils figurent dans la liste.',
      },
    ],
    meta_title: 'Guide : enregistrer un drama d’iQIYI',
    meta_description:
      'Épisodes ou extraits, couronne VIP, langues, dix épisodes à la fois : enregistrer en entier un drama chinois d’iQIYI.',
  },
  stan_downloader: {
    title: 'Stan : enregistrer des séries pour un long voyage',
    intro:
      'Entre Adélaïde et Darwin, le réseau se fait rare. Si vous comptez trois heures de séries par jour pendant deux semaines, il vous faut une quarantaine d’heures de programmes. Commencez une semaine avant le départ, puis vérifiez tout la veille.',
    steps: [
      {
        title: 'Se connecter et vérifier sa formule',
        text: 'Connectez-vous à la maison, car Stan ne fonctionne qu’en Australie. Le nom de votre formule (Basic, Standard ou Premium) figure sous « Account ». Le catalogue est le même pour toutes, mais les formules supérieures donnent accès à une meilleure image et à plus d’écrans. Avec la moins chère, vos fichiers seront en définition standard.',
      },
      {
        title: 'Commencer par les séries qui vont partir',
        text: 'Les Stan Originals restent au catalogue, alors que les séries achetées ailleurs finissent par le quitter ; leur page annonce le dernier jour. Certaines séries américaines arrivent le jour même de leur première. Si vous avez encore une heure de connexion le matin du départ, vous pouvez donc emporter l’épisode du jour.',
      },
      {
        title: 'Préparer « My List » à l’avance',
        text: 'Ajoutez des titres à « My List » quand vous en avez le temps, puis ouvrez cette liste sur l’ordinateur. Une vingtaine de titres suffisent : la page s’affiche plus vite, dans l’ordre où vous les avez ajoutés. Retirez au fur et à mesure ceux que vous avez enregistrés.',
      },
      {
        title: 'Télécharger pendant deux nuits',
        text: 'Quarante heures en 720p occupent environ 40 Go. À la campagne, la connexion est souvent lente le soir : lancez plutôt la file d’attente après onze heures, deux nuits de suite. Ouvrez ensuite chaque fichier une fois, puis copiez le tout sur une seconde clé USB, car la poussière et les secousses peuvent abîmer un disque.',
      },
      {
        title: 'Tester les copies sans réseau',
        text: 'La veille du départ, débranchez la box et lancez un titre de chaque dossier sur tous les appareils que vous emportez. Formatez la clé en exFAT, que Windows et Mac savent lire tous les deux ; le format FAT32 n’accepte pas les fichiers de plus de 4 Go.',
      },
    ],
    hints: [
      {
        title: 'L’anglais d’Australie',
        text: 'Même si vous parlez bien anglais, les sous-titres vous aideront à suivre les expressions locales, comme « arvo », « servo » ou « ute ». Gardez-les au format SRT pour pouvoir y chercher un mot. Les séries néo-zélandaises ont, elles, encore un autre accent.',
      },
      {
        title: 'Chaleur et batterie',
        text: 'Ne laissez pas d’ordinateur dans une voiture en plein soleil ; une clé USB supporte mieux la chaleur. Une tablette consomme trois fois moins qu’un ordinateur portable : avec des MP4, que les deux savent lire, vous pourrez choisir l’appareil selon la batterie restante.',
      },
      {
        title: 'Des sous-titres pour le campement',
        text: 'Le vent et le groupe électrogène couvrent vite les dialogues. Cochez les sous-titres anglais, même si vous n’en avez pas besoin à la maison.',
      },
      {
        title: 'Un film de réserve',
        text: 'Gardez une longue comédie sur chaque appareil. Si la voiture tombe en panne et attend une pièce à Alice Springs, vous serez content de l’avoir.',
      },
    ],
    questions: [
      {
        question: 'Puis-je regarder Stan pendant un séjour en Europe ?',
        answer:
          'Non, la lecture en ligne ne fonctionne qu’en Australie. Vos fichiers s’ouvrent sans réseau, mais ils restent soumis aux conditions de votre abonnement, où que vous soyez.',
      },
      {
        question: 'Stan propose-t-il ses propres téléchargements ?',
        answer:
          'Oui, dans ses applications pour téléphone et tablette, selon la formule. Ces appareils doivent toutefois se reconnecter au bout d’un certain temps. Si cette limite ne vous gêne pas, vous n’avez besoin de rien d’autre.',
      },
      {
        question: 'Stan Sport est-il compris ?',
        answer:
          'Si vous avez ajouté Stan Sport à votre abonnement, vous pouvez en enregistrer les rediffusions. Faites-le dans la semaine, car le rugby et le tennis sont vite retirés.',
      },
      {
        question: 'La personne qui voyage avec moi peut-elle emporter les fichiers ?',
        answer:
          'Non, ils sont réservés à votre foyer. Vous pouvez les regarder ensemble, mais ne donnez pas la clé USB, et supprimez les fichiers au retour.',
      },
    ],
    meta_title: 'Guide : préparer Stan pour un long voyage',
    meta_description:
      'Formule, « My List », téléchargements de nuit et essai sans réseau : enregistrer Stan en Australie avant de prendre la route.',
  },
  crave_downloader: {
    title: 'Crave : enregistrer en français et en anglais',
    intro:
      'Crave présente ses programmes français et anglais dans deux versions du site. Certains titres n’existent que dans une langue : si vous ne cherchez qu’en anglais, vous manquerez une grande partie de la production québécoise. Voici comment utiliser les deux.',
    steps: [
      {
        title: 'Se connecter avec le bon compte',
        text: 'Selon votre abonnement, connectez-vous avec un compte Bell, par un autre distributeur ou avec un compte Crave acheté en ligne : chacun a son bouton et son mot de passe. Si la page de connexion revient sans cesse, vous avez sans doute choisi le mauvais.',
      },
      {
        title: 'Passer du français à l’anglais',
        text: 'Le sélecteur EN/FR, en haut de la page, change le catalogue, les titres et la langue proposée. Vous restez connecté, mais vous quittez la page que vous regardiez ; notez donc le titre avant de changer. Le côté français réunit Super Écran, les séries québécoises et les films doublés, l’autre les séries de HBO et les comédies de CTV.',
      },
      {
        title: 'Chercher un titre dans les deux langues',
        text: 'Une série porte parfois un autre titre en français : « Game of Thrones » devient « Le Trône de fer », alors que « Letterkenny » garde son nom. L’affiche vous aide à la reconnaître. Pour un film, comparez l’année et la distribution.',
      },
      {
        title: 'Réunir les deux pistes audio',
        text: 'Si Crave propose les deux langues pour le même titre, enregistrez-les ensemble dans un MKV. Si chaque langue a sa propre page, faites deux fichiers, ou réunissez-les seulement si leurs durées sont identiques : un écart de trente secondes suffit à décaler le son. Une comédie de vingt-deux minutes pèse 350 Mo en 720p, et une saison de six épisodes à deux pistes moins de 3 Go.',
      },
      {
        title: 'Télécharger les nouveautés du vendredi',
        text: 'La plupart des films et des spectacles arrivent ce jour-là. Après le travail, supprimez ce que vous avez vu, cochez les nouveautés et laissez l’application les télécharger pendant le souper. Vérifiez ensuite que les accents figurent toujours dans les noms de fichiers : « Série noire » doit s’afficher correctement, même sur la clé USB.',
      },
    ],
    hints: [
      {
        title: 'Les séries québécoises',
        text: 'Beaucoup de comédies, de séries policières et de documentaires ne figurent que dans la partie française ; prenez le temps de la parcourir. Si vous n’êtes pas habitué au parler québécois, les sous-titres français pour malentendants vous seront utiles.',
      },
      {
        title: 'HBO et les chaînes en option',
        text: 'Au Canada, la plupart des séries HBO sont proposées par Crave et non par HBO Max. Starz et Super Écran s’ajoutent à la formule de base : une petite icône sur l’image indique l’option nécessaire.',
      },
      {
        title: 'Sous-titrage et traduction',
        text: 'Le sous-titrage anglais (CC) reprend toutes les paroles et décrit les bruits. Pour un film anglais, des sous-titres français sont une traduction, et ils sont plus rares ; vérifiez chaque titre.',
      },
      {
        title: 'Galas et spectacles',
        text: 'Les remises de prix et les spectacles d’humour n’appartiennent à aucune saison. Cherchez-les au nom de l’artiste, et n’attendez pas trop, car ils sont souvent retirés les premiers.',
      },
      {
        title: 'Pour les enfants bilingues',
        text: 'Un dessin animé en français avec des sous-titres français aide à apprendre l’orthographe. Dix épisodes occupent moins de 2 Go.',
      },
    ],
    questions: [
      {
        question: 'Qu’est-ce qui distingue les formules ?',
        answer:
          'La publicité, la définition de l’image et le nombre d’appareils ; quelques films manquent aussi dans la formule la moins chère. Comme les offres ont souvent changé, consultez la page de Crave avant de choisir.',
      },
      {
        question: 'Puis-je emporter un épisode aux États-Unis ?',
        answer:
          'La lecture en ligne ne fonctionne pas en dehors du Canada. Préparez donc vos épisodes à la maison avant de partir ; ces copies restent soumises aux conditions de Crave. Écoutez-en une minute pour savoir si le doublage vient du Québec ou de France.',
      },
      {
        question: 'Pourquoi une série s’arrête-t-elle à la saison 3 ?',
        answer:
          'Au Canada, les droits d’une série sont souvent partagés entre plusieurs services, et la suite se trouve peut-être chez un concurrent. Le site de presse de Crave annonce parfois son arrivée.',
      },
      {
        question: 'RDS et TSN font partie de mon forfait. Sont-ils pris en charge ?',
        answer:
          'Non, ils ont leurs propres sites et diffusent surtout du sport en direct. Leurs documentaires peuvent être enregistrés s’ils sont proposés sur Crave.',
      },
    ],
    meta_title: 'Guide : Crave en français et en anglais',
    meta_description:
      'Compte, passage de EN à FR, deux pistes audio, nouveautés du vendredi : enregistrer Crave au Canada pour votre foyer.',
  },
  globoplay_downloader: {
    title: 'Globoplay : enregistrer une novela en entier',
    intro:
      'Une novela paraît six soirs par semaine pendant six à huit mois, soit environ cent quatre-vingts chapitres. Globoplay publie en plus de nombreux extraits. Avec un dossier par mois et une habitude simple, vous n’en perdrez pas le fil.',
    steps: [
      {
        title: 'Se connecter à la bonne offre',
        text: 'Les abonnements du Brésil et de l’étranger sont distincts. Hors du Brésil, l’offre internationale s’achète sur globoplay.globo.com avec un compte Globo ordinaire ; un abonnement payé au Brésil n’y est pas forcément valable. La page d’accueil dépend de l’offre avec laquelle vous vous connectez.',
      },
      {
        title: 'Ouvrir les chapitres complets',
        text: 'Sous « Edições » ou « Capítulos », vous trouvez les chapitres complets ; « Trechos » ne contient que des extraits. En cas de doute, regardez la durée : un chapitre dure de quarante à soixante-dix minutes, un extrait deux ou trois.',
      },
      {
        title: 'Sélectionner une semaine',
        text: 'Cochez les six chapitres du lundi au samedi. Un chapitre en 720p pèse environ 700 Mo, une semaine un peu plus de 4 Go. Le samedi soir est un bon moment pour lancer le téléchargement, puisque rien ne paraît le dimanche. Les chapitres que vous avez déjà sont grisés.',
      },
      {
        title: 'Dater les fichiers et créer un dossier par mois',
        text: 'Les chapitres n’ont pas toujours de numéro. Commencez donc le nom du fichier par la date de diffusion, par exemple « 2025-04-14 » : l’ordre restera juste, même si un match a fait avancer l’horaire. Comme certains téléviseurs affichent mal les longues listes, créez un sous-dossier pour chaque mois.',
      },
      {
        title: 'Vérifier et supprimer par mois',
        text: 'Le dernier samedi, comptez les fichiers, vingt-quatre ou vingt-six selon le mois, ouvrez le dernier pour vérifier qu’il est complet, puis créez le dossier suivant. Un mois occupe une vingtaine de gigaoctets en 720p. Vous pouvez supprimer février une fois que vous l’avez vu et que mars est complet.',
      },
    ],
    hints: [
      {
        title: 'Rediffusions raccourcies',
        text: 'Certaines novelas classiques ne sont disponibles que dans la version raccourcie de leur rediffusion. Le nombre de chapitres permet de la reconnaître : cent vingt au lieu de deux cents, par exemple. Les plus anciennes sont au format 4/3 ; n’étirez pas l’image.',
      },
      {
        title: 'Décalage horaire',
        text: 'Le chapitre diffusé le soir à Rio n’est disponible en Europe que dans la nuit, avec un décalage de quatre à cinq heures selon la saison. Inutile de veiller : vérifiez plutôt le matin.',
      },
      {
        title: 'Résumés de la semaine',
        text: 'Pour certaines novelas, un résumé de deux heures remplace six chapitres. C’est pratique au retour des vacances.',
      },
      {
        title: 'Minisséries et Originais Globoplay',
        text: 'Ces séries comptent huit ou dix épisodes, tous disponibles dès le premier jour et rangés par saisons. Si vous n’avez pas six soirées par semaine, choisissez-en une.',
      },
      {
        title: 'Jours sans chapitre',
        text: 'Une soirée électorale ou un grand match peut remplacer la diffusion. Il manque alors une date dans votre dossier, mais pas un chapitre.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des sous-titres français ?',
        answer:
          'En général, non. Les productions récentes ont des sous-titres en portugais, destinés aux malentendants, qui suivent de près les dialogues. Gardez-les en SRT : ils vous aideront à retrouver une expression ou un mot.',
      },
      {
        question: 'Telecine est-il compris ?',
        answer:
          'Seulement si vous avez pris l’option correspondante ; ses films ont leurs propres délais. Le football en direct n’est pas pris en charge, mais les résumés et les émissions de plateau à la demande le sont.',
      },
      {
        question: 'J’ai manqué les quarante premiers chapitres. Par où commencer ?',
        answer:
          'Par les résumés de la semaine, s’ils existent. Sinon, commencez par le premier chapitre en choisissant une petite définition : sans le début, l’histoire serait difficile à suivre.',
      },
      {
        question: 'GNT et Multishow sont-ils inclus ?',
        answer:
          'Si votre formule comprend ces chaînes, vous pouvez enregistrer leurs émissions disponibles à la demande. Les chaînes elles-mêmes sont diffusées en direct.',
      },
    ],
    meta_title: 'Guide : enregistrer une novela de Globoplay',
    meta_description:
      'Chapitres complets, semaine par semaine, dossiers par mois : enregistrer une novela de Globoplay au Brésil comme à l’étranger.',
  },
}
