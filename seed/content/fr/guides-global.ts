import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix sur ordinateur : le profil, puis les langues',
    intro:
      'Chez Netflix, le profil décide en partie des langues que vous voyez. Commencez donc par lui, la saison viendra ensuite. Une demi-heure suffit pour préparer la lecture de tout un voyage en train, et la plus grande partie de ce temps se passe à regarder une barre avancer.',
    steps: [
      {
        title: 'Ouvrir le bon profil',
        text: 'Connectez-vous dans le navigateur intégré. Un profil jeunesse ne montre qu’une partie du catalogue. La page « Qui est-ce ? » s’affiche après le mot de passe ; le profil que vous y touchez vaut pour toute la session. S’il est verrouillé par un code à quatre chiffres, saisissez-le une fois. Prenez celui avec lequel vous regardez d’habitude, pour que l’historique et « Ma liste » soient les vôtres.',
      },
      {
        title: 'Vérifier les langues du profil',
        text: 'Dans le compte, la liste des langues préférées commande les pistes et les sous-titres affichés. Cochez celle qui manque. Netflix ne montre dans son lecteur que cinq à sept langues, celles qu’il juge utiles là où vous êtes ; une langue ajoutée dans ce réglage vient s’y joindre. Rechargez ensuite la fiche, sinon l’ancienne liste reste à l’écran.',
      },
      {
        title: 'Choisir la saison',
        text: 'Sur la fiche, le menu change de saison. Numéro, titre et durée des épisodes apparaissent dans l’application. Pour une anthologie comme « Black Mirror », les titres comptent davantage que les numéros, car rien n’oblige à commencer par le premier. Les pistes se choisissent pour la saison entière : l’original, le doublage français, ou les deux dans un MKV que votre lecteur sait afficher.',
      },
      {
        title: 'Distinguer les sous-titres',
        text: 'Ceux pour sourds et malentendants suivent mieux la parole. Les « forcés » ne traduisent que les passages en langue étrangère. Les premiers portent la mention CC ou « SME » et décrivent aussi les bruits. Avec le doublage, prenez toujours les forcés : un panneau ou une réplique en coréen resterait autrement sans traduction. Hors de l’image, au format SRT, ils s’activent et se désactivent à volonté.',
      },
      {
        title: 'Commencer par un épisode',
        text: 'Regardez-en quelques minutes, puis envoyez le reste dans la file. Un épisode de cinquante minutes en 1080p tourne autour de 1,5 à 2 Go, soit une quinzaine pour une saison de huit ; en 720p, moins de la moitié. Ouvrez le dernier fichier avant de fermer l’ordinateur : s’il démarre et que les deux langues figurent au menu, le reste a suivi.',
      },
    ],
    hints: [
      {
        title: 'La fonction hors ligne de Netflix',
        text: 'Sur téléphone et tablette, c’est la voie prévue. Elle est limitée dans la formule avec publicité. Elle compte aussi les appareils qui stockent, selon la formule, et certains titres ne s’y laissent prendre qu’un nombre limité de fois par an. Si vous regardez sur une tablette, commencez donc par elle.',
      },
      {
        title: 'Titres de passage',
        text: 'Un film sous licence annonce son dernier jour sur la fiche. Les productions de la maison restent, en général. La mention se lit environ un mois à l’avance. Placez ces films en tête de la file et laissez les séries maison pour plus tard : personne ne vous les retire.',
      },
      {
        title: 'Un foyer, quelques écrans',
        text: 'Une lecture au salon occupe l’un des flux de votre formule. Si un message parle de trop d’appareils, attendez la fin du film, puis reprenez la file.',
      },
      {
        title: 'Ce qui n’est pas une saison',
        text: 'Jeux, directs et spectacles en cours restent hors du produit. Un direct devient un titre ordinaire le jour où Netflix en affiche l’enregistrement.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi d’autres séries à l’étranger ?',
        answer:
          'Le catalogue suit le pays où vous êtes. Dans l’Union européenne, vous gardez le vôtre lors d’un séjour passager. À votre retour, tout redevient comme avant. Si une saison entamée n’existe pas sur place, c’est donc avant le départ qu’il fallait y penser.',
      },
      {
        question: 'Un abonné supplémentaire a-t-il son propre accès ?',
        answer:
          'Oui, un compte avec un profil. Les conditions d’utilisation valent pour lui comme pour vous. Il se connecte avec sa propre adresse et n’a, selon les pays, qu’un seul profil. Dans l’application, c’est ce compte qu’il faut ouvrir ; un mot de passe prêté ne remplace pas un droit.',
      },
      {
        question: 'La formule avec publicité convient-elle ?',
        answer:
          'Elle lit la plupart des titres, mais pas tous. Ce qui porte un cadenas dans votre navigateur ne se coche pas non plus dans l’application.',
      },
      {
        question: 'Que deviennent les fichiers si je résilie Netflix ?',
        answer:
          'Ils sont faits pour être vus tant que dure l’abonnement. Effacez-les à sa fin ; votre licence Tidemark, elle, n’en dépend pas.',
      },
    ],
    meta_title: 'Guide : épisodes Netflix, pistes et sous-titres',
    meta_description:
      'Langues du profil, saison, sous-titres forcés ou non : le guide de Netflix sur ordinateur, avec votre abonnement et pour vous seul.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video : reconnaître la version et son échéance',
    intro:
      'Abonnement, location, achat et chaînes se côtoient sur la même page. Quelques repères évitent de se tromper de version. La même affiche peut cacher un film compris, un film à 3,99 € et un film réservé à une chaîne en option : voyons où le regarder avant de remplir la file.',
    steps: [
      {
        title: 'Partir du bon pays',
        text: 'Votre compte est rattaché à une boutique, amazon.fr par exemple. Identifiez-vous avec elle. Un compte français ouvre primevideo.com comme la partie vidéo d’amazon.fr ; un compte plus ancien, créé lors d’un séjour à Londres, peut dépendre encore de .co.uk. Si la page demande sans cesse de s’abonner alors que vous payez, c’est presque toujours la mauvaise boutique qui est choisie.',
      },
      {
        title: 'Lire la mention du titre',
        text: '« Inclus avec Prime », « Louer ou acheter » ou le nom d’une chaîne : chaque mention donne d’autres droits. Une coche bleue accompagne d’habitude la première, un petit sac la deuxième. Le filtre « Gratuit pour moi », en haut des résultats, masque ce qui coûterait en plus ; activez-le avant de chercher, vous éviterez les mauvaises surprises.',
      },
      {
        title: 'Ouvrir les détails',
        text: 'Langues audio et sous-titres y sont énumérés. Une version originale forme parfois une fiche à part. Pour certains films, la VF et la VO sont deux fiches aux affiches identiques, et la version UHD une troisième. Comparez la durée et la ligne des langues avant d’aller plus loin.',
      },
      {
        title: 'Lancer quelques secondes',
        text: 'L’application connaît alors les définitions, les pistes et les chapitres. Ensuite seulement, cochez les épisodes ; « Dialogue Boost » est un mixage aux voix plus claires, l’audiodescription une piste de plus. Gardez les sous-titres français en SRT pour les films étrangers, et ajoutez le reste de la saison par la case d’en-tête.',
      },
      {
        title: 'Séparer les locations',
        text: 'Un dossier pour elles seules rappelle ce qu’il faudra effacer. Mettez-y la date de fin dans le nom du film. Un long métrage en 1080p prend de 3 à 6 Go, une saison de huit épisodes une douzaine : vérifiez la place libre avant de laisser l’ordinateur seul. La ligne terminée s’ouvre d’un clic.',
      },
    ],
    hints: [
      {
        title: 'Deux délais pour une location',
        text: 'Un délai pour commencer, un autre, souvent de 48 heures, pour finir. Les deux sont écrits sur la fiche. La lecture d’un extrait pour essayer compte comme un début. Ne lancez donc une location qu’au moment où vous avez vraiment la soirée devant vous, et supprimez la copie quand le second délai est passé.',
      },
      {
        title: 'L’application d’Amazon',
        text: 'Pour Windows et Mac, elle propose elle aussi des téléchargements. Voyez si elle vous suffit. Elle garde un nombre de titres limité par pays et par compte, et demande de se reconnecter de temps en temps. Pour deux films avant un vol, c’est la voie la plus courte ; pour une série entière en deux langues, moins.',
      },
      {
        title: 'Saisons mélangées',
        text: 'La première est comprise, la deuxième se vend, la troisième appartient à une chaîne : cela arrive. Relisez la mention à chaque changement de saison.',
      },
      {
        title: 'Interviews et scènes coupées',
        text: 'L’onglet « Bonus » ou « Explorer » les cache. Ce sont des lignes séparées, le plus souvent sans sous-titres.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi y a-t-il de la publicité ?',
        answer:
          'Prime Video en diffuse dans de nombreux pays, sauf option contraire. Nous n’y pouvons rien changer. Les coupures appartiennent à la lecture en ligne, et leur présence ne dépend pas du titre mais de votre compte. Avec ou sans, les étapes ci-dessus sont les mêmes.',
      },
      {
        question: 'Où retrouver mes achats ?',
        answer:
          'Dans l’espace personnel, à côté de la liste des envies, sous les achats et locations. Un film acheté y reste même s’il n’est plus vendu, sauf retrait par son titulaire. Si une saison vous manque, regardez si elle a été achetée sous un autre compte du foyer : les bibliothèques ne se fondent pas.',
      },
      {
        question: 'Et le partage au sein du foyer Prime ?',
        answer:
          'L’adulte à qui l’avantage a été accordé se connecte avec son propre compte. Les achats de l’autre ne l’accompagnent pas, sauf si Amazon les lui montre.',
      },
      {
        question: 'Le football peut-il être gardé ?',
        answer:
          'Pas le direct. Les rediffusions et les séries documentaires sur un club ont une fiche comme tout autre titre, et s’en vont plus tôt qu’une fiction.',
      },
    ],
    meta_title: 'Guide : Prime Video, versions et délais',
    meta_description:
      'Inclus, loué, acheté ou chaîne : reconnaître un titre de Prime Video, vérifier ses langues et le ranger selon vos droits.',
  },
  disney_plus_downloader: {
    title: 'Disney+ : préparer les films de toute la famille',
    intro:
      'Contrôle parental, bonus et formats d’image font la particularité de Disney+. Voici comment composer une réserve pour petits et grands. Un long trajet, deux enfants et une seule tablette : avec un peu d’ordre, chacun y trouve son dessin animé, et vous les courts métrages que vous n’avez jamais le temps de voir.',
    steps: [
      {
        title: 'Régler l’âge du profil',
        text: 'Les séries pour adultes n’apparaissent que sur un profil qui les admet. Le mot de passe du compte est demandé pour le modifier. Pour la réserve des petits, faites l’inverse : ouvrez leur profil Enfant, où rien d’inadapté ne peut être coché par inattention. Un code PIN, s’il y en a un, est demandé comme dans le navigateur, une seule fois par session.',
      },
      {
        title: 'Passer par l’univers',
        text: 'Disney, Pixar, Marvel, Star Wars, National Geographic : chacun a sa page, la recherche fait le reste. En bas de chaque univers, les collections (« Walt Disney Animation », « Saga Skywalker », « Courts métrages Pixar ») sont déjà dans un ordre raisonnable. C’est plus rapide que de chercher titre par titre, et l’on y redécouvre des courts de sept minutes parfaits pour une salle d’attente.',
      },
      {
        title: 'Fixer la langue des chansons',
        text: 'Dans un dessin animé, la piste choisie détermine aussi les chansons. VF ou VO, essayez un refrain. Les chansons québécoises et françaises ne sont pas les mêmes : la liste des pistes distingue « Français » de « Français (Canada) ». Pour une famille bilingue, les deux langues tiennent dans un MKV ; une vieille tablette, elle, préfère un MP4 avec une seule.',
      },
      {
        title: 'Choisir le cadre',
        text: 'Certains films Marvel existent en IMAX, plus haut ; les vieux « Simpson » en 4/3 d’origine. Le réglage se trouve sur la fiche. Le cadre haut remplit bien un écran de dix pouces, le format large laisse deux bandes noires. Quant à la définition, celle du téléviseur est du luxe sur une tablette : en 720p, un film d’une heure et demie descend vers 1,5 Go, et la carte en contient deux fois plus.',
      },
      {
        title: 'Numéroter une saga',
        text: 'Ajoutez l’année au nom du fichier : l’ordre de sortie s’établit tout seul. Pour Marvel, l’ordre de l’histoire se trouve dans une collection spéciale ; recopiez alors un numéro à deux chiffres devant le titre. Après la copie, passez la tablette en mode avion et ouvrez le premier et le dernier film : c’est le seul essai qui compte.',
      },
    ],
    hints: [
      {
        title: 'Les bonus sont ailleurs',
        text: 'Coulisses et scènes coupées forment un onglet séparé et ne comptent pas comme épisodes. Les versions à chanter, avec les paroles à l’écran, s’y trouvent aussi, sous le nom « Sing-Along ». Cochez-les à part, elles ont la longueur du film.',
      },
      {
        title: 'Téléchargements mobiles',
        text: 'Dans l’application de Disney+, l’appareil doit retrouver le réseau environ tous les 30 jours. La formule avec publicité ne comprend pas cette fonction. Avec les autres, dix appareils au plus conservent des titres ; au-delà, il faut en libérer un dans les réglages.',
      },
      {
        title: 'Petites portions',
        text: 'Des épisodes de sept minutes conviennent mieux à la route qu’un long métrage : on s’arrête à n’importe quelle sortie. Dix d’entre eux remplissent une heure.',
      },
      {
        title: 'Vieux dessins animés',
        text: 'Certains classiques s’ouvrent sur un avertissement quant aux représentations de l’époque. Regardez-en la première minute vous-même.',
      },
    ],
    questions: [
      {
        question: 'Les séries de Hulu en font-elles partie ?',
        answer:
          'Hors des États-Unis, l’ancien espace Star porte désormais ce nom. Ce que votre formule y lit peut être choisi. Un verrou ou une invitation à changer de formule signifie au contraire que le titre n’est pas à vous pour l’instant. Aux États-Unis, où les deux services se rejoignent, c’est l’adresse de connexion qui décide du produit.',
      },
      {
        question: 'Puis-je copier un film sur la tablette des enfants ?',
        answer:
          'Au sein du foyer, si les conditions et la loi permettent la copie. Pas pour la famille d’à côté. La tablette peut circuler entre les sièges arrière ; ce sont les fichiers qui ne doivent pas passer à d’autres. Supprimez-les quand l’abonnement s’arrête, comme vous le feriez des téléchargements de l’application.',
      },
      {
        question: 'Un enfant peut-il lancer un enregistrement seul ?',
        answer:
          'L’application fonctionne sur votre ordinateur et ne demande l’âge de personne. Gardez-la dans votre session et donnez aux enfants les fichiers finis.',
      },
      {
        question: 'Un film de l’hiver dernier manque. Où est-il passé ?',
        answer:
          'Des coproductions s’absentent quand une autre société en détient les droits. Cherchez-le une fois depuis le profil adulte ; s’il n’y est pas, c’est qu’il est parti pour un temps.',
      },
    ],
    meta_title: 'Guide : Disney+ pour toute la famille',
    meta_description:
      'Âge du profil, langue des chansons, IMAX ou 4/3, bonus : préparer films et séries de Disney+ pour un voyage privé en famille.',
  },
  hbo_max_downloader: {
    title: 'HBO Max : suivre une série semaine après semaine',
    intro:
      'Les grandes séries y paraissent souvent un épisode à la fois. Ce guide montre comment compléter une saison en cours sans s’y perdre. C’est aussi la bonne méthode pour une série de huit saisons prise en route : le rythme change, le rangement reste.',
    steps: [
      {
        title: 'Savoir d’où vient votre accès',
        text: 'En direct, par un opérateur ou dans un bouquet : en France, plusieurs chemins mènent à HBO Max. Connectez-vous par le vôtre. Depuis juillet 2025, le nom est redevenu HBO Max après deux années sous celui de Max ; les anciennes adresses mènent à la même page. Par un opérateur ou une boutique de chaînes, choisissez « Se connecter avec un fournisseur » et la bonne marque ; si vous regardez dans l’espace Prime Video, c’est son téléchargeur qui convient.',
      },
      {
        title: 'Prendre son profil',
        text: 'Chaque profil a sa liste et ses langues. Un profil enfant cache la plupart des séries HBO. Prenez le profil adulte, vérifiez la langue d’affichage (elle change les titres des épisodes et donc les noms de fichiers), puis ouvrez le pôle HBO, DC ou Warner. Une série s’y ouvre par sa dernière saison : déroulez le menu pour revenir à la première.',
      },
      {
        title: 'Ajouter la série à la file',
        text: 'Les épisodes déjà présents sont reconnus à leur nom et ne sont pas repris. Un épisode pèse de 1 à 3 Go selon sa longueur et la définition que votre formule lit sur ordinateur. Pour une saison achevée, ne prenez pas tout d’avance : un dossier par saison, le suivant quand vous êtes au milieu, et le disque respire. La ligne « Inside the Episode », quelques minutes, peut rester décochée.',
      },
      {
        title: 'Revenir le lundi',
        text: 'L’épisode du dimanche soir américain arrive chez nous dans la nuit. Lancez la nouvelle ligne, rien d’autre. La ligne déjà gardée se présente grisée, seule la nouvelle se coche. Si le doublage n’est pas prêt ce jour-là, enregistrez la version originale et revenez la semaine suivante pour la piste française : le menu des langues vous le dit avant que vous ne commenciez.',
      },
      {
        title: 'Fermer la saison',
        text: 'Le soir de la finale, comptez : dix épisodes annoncés, dix lignes terminées, et des durées qui varient de 48 à 90 minutes sans que ce soit une erreur. Donnez au dossier le numéro de la saison, effacez les essais de langue et ouvrez le dernier fichier à mi-parcours. Ce qui s’y entend vaut pour le reste.',
      },
    ],
    hints: [
      {
        title: 'Dans les coulisses',
        text: 'Quelques minutes de tournage suivent beaucoup d’épisodes. Elles se trouvent parmi les bonus. Elles racontent toujours ce que vous venez de voir ; ne les lancez pas avant. Les résumés « Précédemment », eux, sont inclus dans l’épisode.',
      },
      {
        title: 'Dialogues sombres',
        text: 'Au casque, la piste stéréo rend les voix plus claires qu’un multicanal réduit à deux voies. Le mixage de la maison met la musique très haut et les murmures très bas. Gardez le multicanal pour le salon, la stéréo pour le train, et activez les sous-titres la nuit.',
      },
      {
        title: 'Films de fin de mois',
        text: 'Les séries de la maison restent ; les films d’autres studios partent le dernier jour. « Bientôt supprimés » est la rangée à visiter avant les vacances.',
      },
      {
        title: 'L’image selon la formule',
        text: 'Avec publicité, Standard ou Premium : le menu Qualité énumère ce que la vôtre reçoit sur un ordinateur, rien au-dessus.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une série HBO manque-t-elle ?',
        answer:
          'D’anciens contrats courent encore ; elle peut être chez un autre diffuseur de votre pays. En Allemagne, en Italie ou au Japon, ce fut longtemps Sky ou U-NEXT. Ces contrats prennent fin à des dates différentes ; la recherche, refaite de temps en temps, vaut mieux qu’une liste ancienne.',
      },
      {
        question: 'VF et VOST dans le même fichier ?',
        answer:
          'Oui, en MKV. La version française arrive parfois après l’originale. Dans ce cas, complétez l’entrée plutôt que d’en faire une seconde. Pour un téléviseur qui ne connaît que le MP4, faites un fichier par langue et ajoutez-la au nom.',
      },
      {
        question: 'J’ai arrêté en saison 4 l’an dernier. Comment reprendre ?',
        answer:
          'Rouvrez la série : ce que contient votre dossier est signalé. Les numéros continuent, pourvu que vous n’ayez pas renommé les fichiers.',
      },
      {
        question: 'Une série que je connais n’apparaît pas. Est-ce une panne ?',
        answer:
          'Regardez d’abord le profil : les drames violents s’effacent dès que sa limite d’âge est plus basse.',
      },
    ],
    meta_title: 'Guide : HBO Max, une série par semaine',
    meta_description:
      'Compléter une saison en cours de HBO Max, trouver les bonus, garder VF et VOST : le guide pour abonnés, à usage privé.',
  },
  hulu_downloader: {
    title: 'Hulu aux États-Unis : l’épisode de la veille',
    intro:
      'Hulu met en ligne ce que la télévision américaine a montré la veille. Pour qui vit là-bas et regarde le week-end, l’ordre compte. Les séries de chaîne ne gardent en général que leurs cinq derniers épisodes : une série commencée en janvier a déjà perdu son début en mars.',
    steps: [
      {
        title: 'Utiliser son compte américain',
        text: 'Seul ou groupé avec Disney+, Hulu s’ouvre avec le compte auquel l’offre est liée. Le site ne s’ouvre qu’aux États-Unis et vérifie l’endroit où vous êtes. Depuis que Disney fond les deux services dans une même application, regardez où votre compte vous conduit : s’il ouvre hulu.com, suivez ce guide ; si un titre ne se montre que sur disneyplus.com, prenez le produit de Disney+.',
      },
      {
        title: 'Remplir « My Stuff »',
        text: 'Les nouveautés de vos séries s’y rangent en tête : c’est votre liste de courses. Un signet sur la fiche y ajoute une série entière, pas un seul épisode. Limitez-la à ce que vous suivez vraiment : dix titres se lisent d’un coup d’œil, quarante non. Le profil compte, chacun ayant la sienne.',
      },
      {
        title: 'Regarder la date de fin',
        text: 'Pour les séries de chaînes, seuls les derniers épisodes restent souvent. La date est sur chacun d’eux. Les séries FX restent souvent par saisons complètes, celles d’ABC se réduisent à l’arrivée de la suivante. « Expires in 3 days » ou une date sous la vignette : notez-le, ou mieux, enregistrez aussitôt.',
      },
      {
        title: 'Enregistrer du plus urgent au moins urgent',
        text: 'Cochez dans l’ordre des échéances et joignez les sous-titres anglais. Les lignes déjà dans votre dossier apparaissent en gris, ce qui évite les doublons. Les sous-titres en SRT servent une seconde fois : une recherche de texte retrouve la scène où telle réplique a été dite.',
      },
      {
        title: 'Prendre une habitude hebdomadaire',
        text: 'Le samedi matin convient bien : les émissions du vendredi sont arrivées et les serveurs peu chargés. Un passage de dix minutes suffit pour cinq séries. Comptez environ 600 Mo pour un épisode de 42 minutes en 720p, 200 pour une comédie de 21 ; un mois entier tient sur une clé ordinaire. Vérifiez la dernière ligne, effacez ce que vous avez vu, et la semaine peut commencer.',
      },
    ],
    hints: [
      {
        title: 'Sub et Dub',
        text: 'Un anime peut figurer deux fois, sous-titré et doublé. Le sigle suit le titre. La version doublée suit de plusieurs semaines. Ne mélangez pas les deux dans un dossier : les numéros sont identiques, et le second fichier prendrait la place du premier.',
      },
      {
        title: 'Options payantes',
        text: 'Une chaîne ajoutée se mêle aux résultats. Si l’option s’arrête, vos droits sur ses titres aussi. HBO Max, Starz ou d’autres s’achètent en supplément et se reconnaissent à leur logo dans le coin. L’enregistreur en nuage de la formule Live TV n’est pas concerné par ce guide.',
      },
      {
        title: 'Quand le calendrier s’arrête',
        text: 'Les grands réseaux font une pause en décembre et tout l’été. Trois semaines sans nouveauté sont des vacances ; la fiche annonce en général la date du retour.',
      },
      {
        title: 'Le texte retrouve la réplique',
        text: 'Conservez les sous-titres des saisons effacées : quelques kilo-octets, et la citation du quiz de jeudi se cherche en deux secondes.',
      },
    ],
    questions: [
      {
        question: 'Je vis en France. Hulu me sert-il ?',
        answer:
          'Non, il est réservé aux États-Unis. Beaucoup de ses séries passent ici par Disney+, qui a son propre téléchargeur. Le nom Hulu y désigne aujourd’hui une rubrique, et non un service séparé. Un Français installé à Chicago avec un abonnement local peut en revanche suivre chaque étape.',
      },
      {
        question: 'La publicité est-elle dans le fichier ?',
        answer:
          'La formule avec publicité interrompt la lecture ; attendez-vous à ce que votre formule joue, et retournez aussi voir le service. La formule sans publicité garde quelques exceptions, annoncées avant la lecture. Ce qui compte pour le rangement est la durée affichée sur la fiche.',
      },
      {
        question: 'L’enregistreur en nuage est-il compris ?',
        answer:
          'Non, il relève de Live TV, que ce produit laisse de côté. La même émission est d’ordinaire à la demande le lendemain.',
      },
      {
        question: 'Pourquoi un épisode arrive-t-il un jour trop tard ?',
        answer:
          'Certains contrats imposent plus de distance avec l’antenne. Revenez le soir avant de soupçonner l’application.',
      },
    ],
    meta_title: 'Guide : Hulu, les épisodes de la veille',
    meta_description:
      '« My Stuff », dates de fin, Sub ou Dub : garder dans l’ordre les épisodes de Hulu, aux États-Unis et avec votre abonnement.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ sous Windows et sur Mac',
    intro:
      'Depuis l’automne 2025, Apple appelle simplement son service Apple TV. Les étapes n’ont pas changé : se connecter, trouver l’original, choisir les pistes. Peu de titres, tous de la maison, et une qualité d’image rare : c’est le service le plus simple à ranger, pourvu qu’on ne confonde pas l’abonnement et la boutique.',
    steps: [
      {
        title: 'Garder son téléphone à portée',
        text: 'La connexion à tv.apple.com demande un code à six chiffres, envoyé sur un autre appareil. Sans iPhone, le code peut aussi arriver par SMS au numéro enregistré. Cochez « Faire confiance à ce navigateur » dans le navigateur intégré, sinon le même échange recommence chaque jour. L’identifiant est votre adresse Apple, celle de l’App Store.',
      },
      {
        title: 'Séparer abonnement et boutique',
        text: 'La page mêle originaux, films à l’achat et autres services. Le logo d’Apple marque ce que l’abonnement comprend. Sur la fiche, « Lire le premier épisode » vous assure que vous êtes au bon endroit ; un prix ou « Disponible dans l’app de… » vous dit le contraire. La boutique et ses achats iTunes ont leurs propres règles et restent hors de ce produit.',
      },
      {
        title: 'Choisir peu de sous-titres',
        text: 'Une quarantaine de langues sont proposées. Deux ou trois suffisent, sinon le menu devient illisible. Tapez les deux premières lettres pour trouver la vôtre. Les doublages sont moins nombreux, une dizaine en moyenne, et le français en fait presque toujours partie, Canada et France séparés. Parmi les sous-titres, ceux marqués SDH décrivent en plus les sons.',
      },
      {
        title: 'Vérifier la piste',
        text: 'La mention AD indique l’audiodescription ; ne la prenez que si vous la souhaitez. Pour un ordinateur portable, la stéréo est le bon choix ; la piste multicanal demande un ampli, et ses voix paraissent lointaines sur de petits haut-parleurs. Plusieurs séries ont été étalonnées pour des écrans très lumineux : si l’image paraît bouchée, montez la luminosité du lecteur et laissez le fichier en paix.',
      },
      {
        title: 'Enregistrer la saison',
        text: 'Huit à dix épisodes en général : une seule sélection y suffit. Les bonus ont leur rangée à part et restent décochés. En 1080p, prévoyez 3 Go par heure, car l’image est peu comprimée. Jouez ensuite un dialogue à mi-voix : s’il se comprend sans toucher au volume, vous avez bien choisi.',
      },
    ],
    hints: [
      {
        title: 'Partage familial',
        text: 'Cinq autres personnes regardent avec leur propre identifiant. Que chacune prenne le sien. L’organisateur les invite dans les réglages de son appareil. Chacun a alors sa liste « À suivre » et ses propres recommandations ; un seul abonnement est débité.',
      },
      {
        title: 'Le rendez-vous du vendredi',
        text: 'Les épisodes paraissent d’ordinaire dans la nuit de jeudi à vendredi, deux ou trois pour un lancement. Certaines paraissent le mercredi. À l’heure de Paris, c’est souvent vers trois ou six heures du matin, si bien qu’au petit déjeuner tout est là.',
      },
      {
        title: 'Une file qui démarre lentement',
        text: 'Une heure pèse ici parfois le double de ce que vous connaissez ailleurs. La taille affichée sous la file est exacte.',
      },
    ],
    questions: [
      {
        question: 'Apple propose-t-il une application pour Windows ?',
        answer:
          'Oui, dans le Microsoft Store. L’aide d’Apple précise ce qu’elle permet de télécharger. Elle convient si vous ne voulez pas de fichier à vous. Pour lire dans VLC, sur un vieux téléviseur ou dans une langue à part, suivez les étapes de ce guide.',
      },
      {
        question: 'Et le sport ?',
        answer:
          'Les retransmissions ne relèvent pas de ce guide, consacré aux séries, films et documentaires. Le football américain en direct et la Formule 1, là où Apple les montre, sont liés à l’instant. Les séries documentaires sur le sport, elles, sont des titres comme les autres.',
      },
      {
        question: 'Peut-on inclure les films achetés sur iTunes ?',
        answer: 'Non. Ils se regardent dans les applications d’Apple, y compris celle pour Windows.',
      },
      {
        question: 'J’ai Apple TV par mon opérateur ou Apple One. Est-ce pareil ?',
        answer:
          'Pour l’application, oui : il suffit que tv.apple.com lise la série une fois connecté. Quand les mois offerts se terminent, l’accès aussi.',
      },
      {
        question: 'Aucun code n’arrive. Que faire ?',
        answer:
          'Choisissez « Vous n’avez pas reçu de code » et faites-le envoyer par SMS. Après plusieurs échecs, Apple suspend les essais un moment ; attendre est alors plus rapide.',
      },
    ],
    meta_title: 'Guide : Apple TV+ sur un ordinateur',
    meta_description:
      'Code de connexion, originaux, quarante langues de sous-titres : Apple TV+ pas à pas sous Windows et sur Mac.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+ : de l’ordre entre Star Trek et Nickelodeon',
    intro:
      'Six décennies de séries y voisinent. Avec une numérotation claire, les générations ne se mélangent pas. Un amateur de science-fiction, un enfant de six ans et un nostalgique de MTV s’y croisent ; une même saison 1 peut donc désigner trois choses bien différentes.',
    steps: [
      {
        title: 'Vérifier sa formule',
        text: 'Choix et définition en dépendent. Par un bouquet partenaire, la connexion se fait chez ce partenaire. En France, le service se prend seul, dans une formule de Canal+ ou comme chaîne chez Amazon. Dans ces deux derniers cas, la lecture a lieu chez le partenaire et c’est son produit qui la suit. Ouvrez une série et un film : si tous deux démarrent, votre accès est le bon.',
      },
      {
        title: 'Entrer par la marque',
        text: 'Star Trek, Nickelodeon, MTV, Comedy Central : ces pages sont plus complètes que la recherche. Dans la page Star Trek, les séries et les films se succèdent ; la série d’origine y figure avec ses effets restaurés, ce que précise la notice. Pour Nickelodeon, passez plutôt par le personnage que par la saison.',
      },
      {
        title: 'Contrôler le décompte',
        text: 'Un épisode de dessin animé réunit souvent deux histoires. Paramount+ en compte un, d’autres listes deux. « Bob l’éponge », saison 1 : vingt épisodes chez l’un, quarante et un chez l’autre. Gardez le décompte de la page, puisque c’est avec lui que vous comparerez plus tard ce qui vous manque ; un fichier de 22 minutes contient alors les deux histoires, comme à l’antenne.',
      },
      {
        title: 'Ajouter l’année',
        text: 'Deux séries de même nom, l’ancienne et la nouvelle, ne se confondront plus. « Frasier (1993) » et « Frasier (2023) », par exemple. Les séries classiques ont vingt-deux épisodes et plus par saison : enregistrez-en une par soirée, soit une dizaine de gigaoctets en 720p. La file reprend où elle en était si vous fermez l’ordinateur.',
      },
      {
        title: 'Préparer l’étagère',
        text: 'Devant chaque série, un préfixe comme « 03 TNG », puis saison et épisode : lecteurs et serveurs domestiques gardent alors votre ordre plutôt que l’alphabet. Comptez les fichiers quand la dernière ligne est finie et comparez avec la fiche. Un écart d’une unité vient le plus souvent d’un pilote double.',
      },
    ],
    hints: [
      {
        title: 'Profil enfant',
        text: 'Composez la réserve des enfants depuis leur profil : rien d’autre ne s’y glisse. Un code protège les autres profils. La page des petits ne propose ni bande-annonce ni suggestion pour adultes, ce qui rend la coche sans danger même pour eux.',
      },
      {
        title: 'Quel Star Trek d’abord ?',
        text: 'L’ordre de diffusion est le plus simple. Pour l’ordre du récit, placez l’année de l’histoire en tête du dossier. Les amateurs commencent volontiers par « Strange New Worlds », brève et récente. Numérotez seulement quand vous avez choisi : renommer trente dossiers est une punition.',
      },
      {
        title: 'Restaurée ou non',
        text: 'La série de 1966 et « La nouvelle génération » ont été reprises d’après la pellicule ; « Deep Space Nine » et « Voyager » jamais. Leur flou n’est pas un défaut d’enregistrement.',
      },
      {
        title: 'Les films se déplacent',
        text: 'Ceux d’une saga changent de service tous les quelques mois. S’ils sont tous là, c’est la semaine d’agir.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi le catalogue diffère-t-il des États-Unis ?',
        answer:
          'Les droits se vendent pays par pays ; bien des séries de CBS sont ici sur d’autres chaînes. Showtime, distinct ou compris aux États-Unis selon la formule, se répartit encore autrement en Europe. Une série introuvable n’est pas forcément perdue : cherchez-la chez une chaîne de votre bouquet.',
      },
      {
        question: 'Puis-je enchaîner de courts épisodes ?',
        answer:
          'Les fichiers restent séparés, mais un lecteur joue un dossier entier à la suite. Dans VLC, glissez le dossier dans la liste et choisissez la lecture en boucle si l’enfant l’exige. Un nom commençant par 01, 02, 03 garantit l’ordre.',
      },
      {
        question: 'Où est le pilote avec l’autre capitaine ?',
        answer:
          '« The Cage » est rangé avec la série d’origine, tantôt en épisode zéro, tantôt à la fin d’une saison. Cherchez-le par son titre.',
      },
      {
        question: 'Quelle place prend Star Trek en entier ?',
        answer:
          'Plus de neuf cents épisodes : autour de 700 Go dans les tailles modestes des anciennes séries. Personne n’a besoin de tout sur un portable.',
      },
      {
        question: 'Quels sous-titres existent ?',
        answer:
          'Le français pour presque tout ce qui est proposé en France ; les plus vieilles séries n’en ont parfois que dans la langue parlée.',
      },
    ],
    meta_title: 'Guide : Paramount+ dans le bon ordre',
    meta_description:
      'Star Trek, Nickelodeon et les autres : choisir par marque, compter les épisodes, ajouter l’année. Guide de Paramount+ à usage privé.',
  },
  peacock_downloader: {
    title: 'Peacock : longues séries et sport en différé',
    intro:
      'NBC, Bravo et le sport à la demande : beaucoup de choses qui ne tiennent pas dans une soirée. Apprenez à les partager. Tout est en anglais, les saisons sont longues, et une seule soirée de sport peut remplir un disque. Trois décisions prises au début évitent d’y revenir.',
    steps: [
      {
        title: 'Se connecter à peacocktv.com',
        text: 'Le service suppose une résidence aux États-Unis. Choisissez votre profil. La page d’accueil se charge avec une vidéo bruyante ; la loupe en haut à droite la quitte aussitôt. Un profil Kids cache presque tout ce dont il est question ici. Par un opérateur de câble, choisissez le lien prévu pour lui, sans quoi le site vous prend pour un nouveau client.',
      },
      {
        title: 'Connaître sa formule',
        text: 'Les niveaux diffèrent surtout par la publicité ; Premium Plus en retire la plus grande part. La publicité mise à part, la bibliothèque est à peu près la même ; l’ancien accès gratuit, lui, n’existe plus pour les nouveaux venus. La définition dépend du titre et de l’ordinateur, non du montant payé.',
      },
      {
        title: 'Choisir la version',
        text: '« The Office » existe dans sa version d’antenne et en « Superfan Episodes », plus longs et rangés à part. Trente-cinq minutes au lieu de vingt-deux : décidez avant, car les numéros ne concordent pas et les deux versions se mêleraient dans un dossier. La recherche les présente comme deux séries.',
      },
      {
        title: 'Avancer par saison',
        text: 'Neuf saisons d’un coup n’apportent rien. Ajoutez la suivante quand vous y arrivez. Une saison de vingt-quatre épisodes courts fait environ 8 Go en 720p, une nuit de travail sur une ligne moyenne. Ajoutez les sous-titres anglais, disponibles presque partout ; l’espagnol l’est souvent.',
      },
      {
        title: 'Ouvrir le premier et le dernier',
        text: 'Avant d’éteindre, lancez l’épisode 1, puis le dernier de la liste : si le son est en phase et que le générique de fin défile, ceux du milieu sont bons aussi. Regardez la durée à l’écran ; un fichier de quatre minutes parmi des fichiers de vingt-deux trahit une interruption, et une seule ligne est alors à reprendre.',
      },
    ],
    hints: [
      {
        title: 'Sans connaître le score',
        text: 'Triez les rediffusions par équipe plutôt que par date : les vignettes parlent trop. Le football anglais et les sports d’hiver disparaissent vite du rayon. Si vous avez le droit de garder une rediffusion, ne la laissez pas pour le mois suivant, et comptez deux gigaoctets par heure.',
      },
      {
        title: 'Le lendemain',
        text: 'NBC et Bravo arrivent d’ordinaire un jour après l’antenne. Un soir fixe par semaine suffit. Les séries de téléréalité de Bravo comptent en saisons, plus les retrouvailles en deux ou trois parties, rangées tout à la fin. Le dimanche, la semaine entière est en place.',
      },
      {
        title: 'Musique remplacée',
        text: 'Les chansons d’anciennes séries ont pu être changées pour la diffusion en ligne. Le fichier fait entendre ce que Peacock joue.',
      },
      {
        title: 'Secrets révélés',
        text: 'Certaines soirées de Bravo sont d’anciens épisodes assortis de commentaires à l’écran. Le titre le précise ; décochez-les si vous avez déjà l’original.',
      },
    ],
    questions: [
      {
        question: 'Trouve-t-on des programmes en espagnol ?',
        answer:
          'Oui, ceux de Telemundo, souvent avec des sous-titres anglais. Une rubrique entière les réunit, avec les matchs commentés en espagnol. La piste espagnole d’une série de NBC est plus rare que ses sous-titres.',
      },
      {
        question: 'Puis-je garder un match pour mon club ?',
        answer:
          'Non. Une séance au club est publique et reste réservée aux titulaires des droits. Le visionnage privé se fait chez vous, en famille. Pour le vestiaire, adressez-vous à la fédération ou à la chaîne : certaines prévoient des extraits pour les entraîneurs.',
      },
      {
        question: 'Un film est annoncé, seule la bande-annonce s’ouvre. Pourquoi ?',
        answer:
          'Ceux d’Universal arrivent des semaines ou des mois après la salle. La fiche porte une date : revenez ce jour-là.',
      },
      {
        question: 'Et pendant des vacances en Europe ?',
        answer:
          'La lecture y est impossible, et l’application ne change rien au lieu où vous êtes. Préparez tout chez vous avant de partir, puis effacez au retour.',
      },
    ],
    meta_title: 'Guide : Peacock, séries longues et sport',
    meta_description:
      'Version d’antenne ou Superfan, formule, sport sans le score : le guide de Peacock aux États-Unis, avec votre compte et pour vous.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+ : remettre les saisons dans l’ordre',
    intro:
      'Peu de catalogues comptent leurs saisons aussi diversement. Un coup d’œil avant l’enregistrement épargne bien des renommages. « Saison 7 » chez l’un, « saison 12 » chez l’autre : pour une émission de garage ou d’orpailleurs, le numéro seul ne prouve rien.',
    steps: [
      {
        title: 'Ouvrir le service de son pays',
        text: 'Discovery+ ne subsiste seul que dans certains pays. Ailleurs, ses séries sont passées sur HBO Max. Au Royaume-Uni et aux États-Unis, le service existe encore sous son nom ; en France, cherchez d’abord dans HBO Max, dont le produit est distinct. L’adresse de connexion qui accepte votre mot de passe désigne donc l’outil qu’il vous faut.',
      },
      {
        title: 'Choisir un thème',
        text: 'Nature, enquêtes, mécanique, maison : les pages thématiques sont plus complètes que l’accueil. Un filtre par chaîne d’origine (TLC, HGTV, ID, Animal Planet) resserre encore la liste. Ajoutez les séries à vos favoris au fil des soirées ; la file se remplit ensuite en une fois, sans courir d’une vignette à l’autre.',
      },
      {
        title: 'Comparer la numérotation',
        text: 'Titre et date du premier épisode tranchent. Les comptes américain et européen diffèrent souvent d’une saison. Notez-les dans un petit texte rangé dans le dossier : la prochaine fois, dix secondes suffisent. Les épisodes doubles de la première semaine comptent tantôt pour un, tantôt pour deux.',
      },
      {
        title: 'Mettre la date dans le nom',
        text: 'L’ordre reste juste, même si deux numéros se répètent. Un nom comme « 2023-03-14 – Titre » suit l’antenne et non le compte de chacun. Le résumé de l’épisode peut être enregistré à côté, en texte : la recherche de votre système retrouve alors la salle de bains ou la Cadillac dont vous vous souvenez.',
      },
      {
        title: 'Alléger',
        text: 'Pour une émission d’arrière-plan, 720p suffit ; réservez la pleine définition aux films de nature. Quarante-cinq minutes tombent alors vers 600 Mo, et une saison de vingt épisodes vers 12 Go. Dans un plumage ou un récif, en revanche, chaque ligne compte. Quand la file est finie, comparez le nombre de fichiers avec celui de la page.',
      },
    ],
    hints: [
      {
        title: 'Émissions spéciales',
        text: 'Elles forment souvent un titre à part. Cherchez le nom de la série suivi d’une année. Les épisodes de Noël, les « retour sur » et les bilans de saison s’y cachent. Ils sont souvent plus longs et parfois disponibles sans la saison correspondante.',
      },
      {
        title: 'Voix superposées',
        text: 'La version française laisse entendre l’original en dessous. La piste anglaise est alors plus nette. Les sous-titres anglais pour malentendants en disent davantage que la voix superposée, qui résume. Les deux pistes dans un MKV vous laissent le choix le soir même.',
      },
      {
        title: 'Rencontres de deux émissions',
        text: 'Un épisode double figure dans les deux séries. Cochez-le une fois, sinon la même heure occupe le disque à deux reprises.',
      },
      {
        title: 'La recette, image par image',
        text: 'Les quantités restent deux secondes à l’écran. Dans un fichier, vous arrêtez la bonne image aussi souvent que la pâte l’exige.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une émission de la chaîne manque-t-elle ?',
        answer:
          'La chaîne et le service ne partagent qu’une partie de leurs programmes. L’inverse arrive aussi : des séries sont proposées en ligne seulement. Cherchez par le nom du présentateur quand le titre français a changé.',
      },
      {
        question: 'Un documentaire se copie-t-il plus librement ?',
        answer:
          'Non, il est protégé comme un film de fiction. Instruire ne suffit pas à rendre une copie permise. Pour une classe ou un exposé, il existe des extraits et des exceptions, différents selon le pays ; la copie privée ne les remplace pas. Citez la source dans tous les cas.',
      },
      {
        question: 'Pourquoi les nouveautés ne s’ouvrent-elles pas ?',
        answer:
          'Certaines passent d’abord à l’antenne, d’autres d’abord en ligne. Tant que la page annonce une date, il n’y a rien à prendre.',
      },
      {
        question: 'La liste s’arrête à cent lignes. Que faire ?',
        answer:
          'Faites défiler la saison jusqu’au bout sur la page du service, puis relancez la lecture de la liste : seul ce qui est chargé peut être énuméré.',
      },
    ],
    meta_title: 'Guide : Discovery+, saisons dans l’ordre',
    meta_description:
      'Comparer la numérotation, mettre la date dans le nom, retrouver les émissions spéciales : garder les séries de Discovery+ bien rangées.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll : VOSTFR, VF et longs arcs',
    intro:
      'Pour un anime, le choix des pistes fait la moitié du plaisir. Voici où Crunchyroll les place et comment dompter les longues séries. Une série en cours demande un rendez-vous, un classique de mille épisodes demande une carte : les deux se préparent au même endroit, dans les préférences.',
    steps: [
      {
        title: 'Régler audio et sous-titres',
        text: 'Les préférences du compte les séparent. Elles servent de point de départ pour chaque épisode. Ouvrez-les par le menu du compte, « Préférences », et non dans le lecteur, où le réglage ne vaut que pour une fois. Choisissez le japonais pour l’audio et le français pour les sous-titres si vous voulez la VOSTFR d’emblée.',
      },
      {
        title: 'Chercher la VF aux deux endroits',
        text: 'Selon la série, elle est une saison du menu ou une piste du lecteur. Dans le menu, elle se reconnaît à une mention comme « (French Dub) » après le numéro de saison. Un doublage a souvent deux ou trois semaines de retard, parfois une saison entière ; la page de la série ne montre que ce qui existe déjà.',
      },
      {
        title: 'Saisir une plage',
        text: 'Pour une longue série, tapez par exemple 382 à 400, après avoir vérifié que l’arc commence bien là. Les studios numérotent en continu, le service par saison : l’épisode 26 peut être aussi le 2 de la saison 2. Adoptez une des deux façons pour toute la collection. Un épisode de 24 minutes en 1080p fait environ 500 à 700 Mo ; cent épisodes demandent donc un disque à part.',
      },
      {
        title: 'Garder l’ASS',
        text: 'Lui seul conserve la place et la couleur des panneaux et des paroles. Le conteneur MKV l’accepte. Le SRT n’est utile que pour un téléviseur qui ignore le reste ; tous les panneaux y arrivent en bas, mêlés au dialogue. Ouvrez un passage avec une lettre ou une enseigne : si la traduction suit l’objet à l’écran, le fichier est réussi.',
      },
      {
        title: 'Compléter à la fin de la saison',
        text: 'Quand le dernier épisode est paru, revenez une fois. L’application rapproche votre dossier de la liste et ne laisse à cocher que ce qui manque : un épisode 7,5, un récapitulatif, une version corrigée. Le calendrier des simulcasts, affiché à votre heure, vous dit quel jour c’est. Rangez alors la saison sous l’année et la période, « 2025 automne », et passez à la suivante.',
      },
      {
        title: 'Vérifier les panneaux',
        text: 'Ouvrez un épisode en plein générique, puis une scène où l’on lit une lettre. Si les paroles chantent en couleur et que la traduction colle au papier, l’ASS est bien passé dans le MKV. Sur le téléviseur, faites le même essai : certains modèles les aplatissent, et le SRT devient préférable.',
      },
    ],
    hints: [
      {
        title: 'Hors ligne dans l’application',
        text: 'Les formules supérieures comprennent le téléchargement mobile : pour le téléphone, c’est le plus simple. Le nombre d’appareils en dépend aussi. Les titres ainsi gardés demandent un contact avec le serveur de temps à autre ; relisez l’aide avant un long voyage.',
      },
      {
        title: 'Épisodes de remplissage',
        text: 'Les listes tenues par les amateurs aident à ne prendre que l’histoire principale. Pour « Naruto » ou « Bleach », un bon tiers des épisodes peut être sauté sans perdre le fil. Cochez par petites plages et gardez la liste à côté.',
      },
      {
        title: 'Épisodes retouchés',
        text: 'Les studios redessinent des plans après l’antenne, les traducteurs corrigent des lignes. Si une finale semblait bâclée, regardez une semaine plus tard avant de l’archiver.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi la VOSTFR n’est-elle pas encore là ?',
        answer:
          'En simulcast, les langues n’arrivent pas toutes ensemble. Patientez, puis reprenez les seuls sous-titres. La version originale est habituellement prête en même temps que l’anglais ; les autres suivent de quelques heures à un jour. L’image n’a pas besoin d’être enregistrée deux fois.',
      },
      {
        question: 'Une série peut-elle disparaître ?',
        answer:
          'Oui, les licences ont un terme, et il n’est pas toujours annoncé longtemps d’avance. Les séries venues de Funimation sont quelquefois en double, la fiche la plus récente offrant le plus de langues. Quand une annonce de départ tombe, traitez cette série avant les nouveautés.',
      },
      {
        question: 'Ma série s’arrête à douze épisodes sur vingt-quatre. Est-ce normal ?',
        answer:
          'Il s’agit sans doute d’une pause entre deux moitiés : la suite vient une saison plus tard, parfois sous un nouvel intitulé. La fiche donne la date dès qu’elle est connue.',
      },
      {
        question: 'Mangas et concerts sont-ils compris ?',
        answer: 'Les clips et concerts du catalogue, oui. Les bandes dessinées et les jeux, non.',
      },
    ],
    meta_title: 'Guide : Crunchyroll en VOSTFR et en VF',
    meta_description:
      'Préférences, saisons doublées, plages d’épisodes, sous-titres ASS : le guide de Crunchyroll pour une collection privée.',
  },
  espn_plus_downloader: {
    title: 'ESPN+ : retrouver un match sans en voir le score',
    intro:
      'Le sport vit de l’incertitude. Ce guide mène aux archives d’ESPN+ en passant loin des gros titres. Un match vu sans connaître la fin vaut deux fois le même match ; encore faut-il traverser une page qui crie les résultats.',
    steps: [
      {
        title: 'Aller droit aux « Replays »',
        text: 'La page d’accueil affiche les résultats. Enregistrez plutôt l’adresse des rediffusions. Passez par le menu « ESPN+ » ou « Select », puis « Replays », et gardez cette adresse en signet dans le navigateur intégré. La connexion se fait avec un compte MyDisney, même pour qui n’a jamais ouvert Disney+. Le service s’adresse aux abonnés présents aux États-Unis.',
      },
      {
        title: 'Filtrer par compétition',
        text: 'Hockey, sport universitaire, combat, football : la liste raccourcit et les titres gênants avec elle. Dans chaque compétition, le nom des équipes suffit : le score n’y figure pas, la photo peut néanmoins montrer des joueurs en liesse. Passez en affichage par liste et faites défiler vite. Un numéro de journée dans le nom du fichier aide plus tard.',
      },
      {
        title: 'Reconnaître la version',
        text: 'Intégrale, version courte et temps forts se suivent. La durée dit laquelle est laquelle. Deux heures et demie : l’intégrale. Quarante minutes : la version condensée, sans temps morts. Huit minutes : les buts. Pour le football, un second enregistrement porte « En Español » ; choisissez la voix que vous supportez le mieux pendant deux mi-temps.',
      },
      {
        title: 'Enregistrer la nuit',
        text: 'Avec les pauses, une rencontre dépasse souvent trois heures. Une réunion de boxe en dure six, préliminaires compris : prévoyez 10 Go en pleine définition, cinq en 720p. Le matin, vérifiez seulement que la dernière minute s’ouvre, en cachant le bandeau avec la main.',
      },
      {
        title: 'Nommer à l’aveugle',
        text: 'Date et équipes, rien d’autre : le nom du fichier ne doit pas trahir ce que la page a caché. Essayez un passage pris dans les dix premières minutes, puis résistez à l’envie de sauter plus loin. La durée peut dépasser l’horaire imprimé : un match prévu trois heures en fait 3 h 40 avec les prolongations.',
      },
    ],
    hints: [
      {
        title: 'Un nouveau nom',
        text: 'ESPN a revu ses formules en 2025 : ce qui s’appelait ESPN+ y correspond au niveau « Select ». L’intitulé des pages change encore ; fiez-vous au contenu annoncé sur votre compte. Les documentaires « 30 for 30 » y ont leur rubrique, et un film d’une heure et demie n’a rien d’un résultat périmé.',
      },
      {
        title: 'Blocages régionaux',
        text: 'Les rencontres de l’équipe locale sont fréquemment bloquées en direct et n’arrivent, si elles arrivent, que plus tard. La règle vaut pour le hockey et le base-ball, selon le lieu où se trouve votre connexion. Ce que la rediffusion ne lit pas dans le navigateur ne se garde pas non plus.',
      },
      {
        title: 'Une étagère de films',
        text: '« 30 for 30 » et « E60 » ont des saisons comme une fiction. Pour un long vol, c’est le meilleur choix : aucun voisin ne peut en raconter la fin.',
      },
      {
        title: 'Bandeau des résultats',
        text: 'S’il défile en haut de la page, rétrécissez la fenêtre jusqu’à ce qu’il disparaisse. La liste reste utilisable.',
      },
    ],
    questions: [
      {
        question: 'Combien de temps un match reste-t-il ?',
        answer:
          'Souvent une trentaine de jours, selon la compétition. Les documentaires durent davantage. Mettez les plus anciens en tête de la file. Le championnat universitaire est particulièrement bref, quelques ligues étrangères restent au contraire toute la saison.',
      },
      {
        question: 'Et les soirées payées à l’unité ?',
        answer:
          'Seulement si votre compte les a achetées et lit la rediffusion, toujours pour vous seul. Une soirée à l’unité a ses propres conditions de revoyure, indiquées sur le reçu ; elles passent avant tout le reste. Le bar du coin, lui, a besoin d’un contrat commercial.',
      },
      {
        question: 'Quand la rediffusion paraît-elle ?',
        answer:
          'Souvent dans l’heure, parfois au matin. Tant que la pastille rouge du direct est là, l’application ne propose rien.',
      },
      {
        question: 'J’ai ESPN avec Disney+. Quel produit ?',
        answer:
          'Celui-ci, si vous ouvrez les événements sur le site d’ESPN. Ce qui se regarde dans la page de Disney+ relève de son téléchargeur.',
      },
    ],
    meta_title: 'Guide : ESPN+ sans connaître le résultat',
    meta_description:
      'Filtrer les Replays, reconnaître l’intégrale, enregistrer la nuit : profiter des archives d’ESPN+ en privé et sans divulgation.',
  },
  tubi_video_downloader: {
    title: 'Tubi : voir les trouvailles avant leur départ',
    intro:
      'Le catalogue de Tubi change chaque mois. Une liste et un œil sur les dates évitent les regrets. On y trouve le pire et, deux clics plus loin, un film noir restauré que personne d’autre ne propose. Une heure par mois suffit pour trier.',
    steps: [
      {
        title: 'Avec ou sans compte',
        text: 'Tubi se regarde sans inscription. Un compte gratuit garde votre liste et ouvre les titres soumis à un âge. Sans compte, le navigateur oublie tout à la fermeture : tenez alors votre propre liste dans l’application. L’âge se vérifie par une simple date de naissance, demandée une fois.',
      },
      {
        title: 'Commencer par « Leaving Soon »',
        text: 'Cette rangée annonce les prochains départs. Elle se trouve plus bas que les nouveautés et se remplit dans la seconde moitié du mois. Un film qui s’y montre part d’ordinaire le dernier jour du mois, à minuit heure américaine ; gardez donc une soirée d’avance.',
      },
      {
        title: 'Vérifier la durée',
        text: 'De vieux films circulent en version raccourcie. Comparez avec une base de données du cinéma. Quatre-vingt-huit minutes au lieu de cent quatre : la version est coupée, ou vient d’une copie passée à la télévision autrefois. Si deux fiches existent, prenez la plus longue et regardez l’image quelques instants, car la plus nette n’est pas toujours la première.',
      },
      {
        title: 'Ajouter l’année et le réalisateur',
        text: 'Les films de genre portent souvent le même titre. « The Killers (1946, Siodmak) » et « The Killers (1964, Siegel) » ne se confondent plus. Un long métrage en 720p, définition habituelle pour ces copies, occupe entre 1 et 1,5 Go ; trois films pour un week-end tiennent donc sur n’importe quelle clé.',
      },
      {
        title: 'Garder la petite taille',
        text: 'Les œuvres anciennes dépassent rarement 720p, et n’en demandent pas davantage. Cochez les sous-titres anglais s’ils existent, lancez les trois lignes et laissez une heure à la file. L’affiche posée à côté du film fait une jolie rangée sur un serveur domestique ; la dernière minute, elle, vous dit que le générique est complet.',
      },
    ],
    hints: [
      {
        title: 'Les pays',
        text: 'Tubi est notamment proposé aux États-Unis, au Canada, au Mexique, en Australie et au Royaume-Uni, mais pas en France. La page d’accueil annonce l’absence du service dès l’ouverture. Chaque pays a en outre ses propres films : un titre vu à Toronto peut manquer à Chicago.',
      },
      {
        title: 'Sous-titres incertains',
        text: 'Les raretés n’en ont pas toujours. L’application l’indique avant le départ. Les versions étrangères sont sous-titrées dans l’image, ce qui ne se retire pas. Pour l’anglais, la mention CC à côté de la durée annonce un texte séparé.',
      },
      {
        title: 'Séries trouées',
        text: 'Une saison peut perdre les épisodes dont la musique coûtait trop cher. Les numéros sautent ; l’application le signale sans pouvoir combler.',
      },
      {
        title: 'Coins reculés',
        text: '« Cult Classics », « Foreign Language » ou « Black Cinema » ne sont jamais recommandés en première page. C’est là que se cachent les trouvailles.',
      },
    ],
    questions: [
      {
        question: 'Un vieux film gratuit est-il dans le domaine public ?',
        answer:
          'Quelques-uns, la plupart non. La diffusion avec publicité n’en dit rien. Il faut connaître l’année, le pays et parfois le renouvellement du droit d’auteur aux États-Unis ; en Europe, la protection court jusqu’à soixante-dix ans après la mort du dernier auteur.',
      },
      {
        question: 'Les chaînes de Tubi sont-elles comprises ?',
        answer:
          'Non, uniquement les films et les séries à la demande. Un film passé sur une de ces chaînes figure souvent aussi au catalogue. Tapez son titre avant de renoncer.',
      },
      {
        question: 'Un film porte le logo d’un autre service. Puis-je le choisir ?',
        answer:
          'Tubi héberge des collections de partenaires. S’il se lit gratuitement sur la page de Tubi, il se comporte comme les autres.',
      },
      {
        question: 'Comment savoir si un film est bon ?',
        answer:
          'Pas par les étoiles. Lisez une phrase de deux critiques et tenez une liste de réalisateurs : la recherche accepte les noms de personnes.',
      },
    ],
    meta_title: 'Guide : Tubi, avant que les films partent',
    meta_description:
      '« Leaving Soon », durée, année : mettre de côté les trouvailles de Tubi pour soi, dans les pays où il existe et selon vos droits.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel dans un navigateur',
    intro:
      'On le connaît sur les boîtiers Roku, mais il s’ouvre aussi sur le Web. C’est de là que part ce guide. L’écran d’accueil s’adresse à un téléviseur, avec de grandes vignettes ; à la souris, quelques détours font gagner du temps.',
    steps: [
      {
        title: 'Ouvrir therokuchannel.roku.com',
        text: 'Aucun boîtier n’est nécessaire. Certains titres demandent un compte gratuit et un âge. Le compte se crée avec une adresse e-mail et sans carte bancaire ; si la page en réclame une, passez cette étape ou revenez en arrière. Restez connecté dans le navigateur intégré, la reprise et la liste en dépendent.',
      },
      {
        title: 'Quitter les chaînes en continu',
        text: 'Films et séries sont plus bas : eux seuls ont un début et une fin. Une chaîne en continu se reconnaît à son heure affichée sous l’image. Les rangées « Movies » et « TV shows », elles, donnent une durée et une année : c’est ce qu’il vous faut.',
      },
      {
        title: 'Écarter les options payantes',
        text: 'Un symbole les signale sur la vignette, avant le clic. Starz, AMC+ et d’autres se vendent ici en supplément. Un filtre « Free » dans la recherche réduit la liste d’un coup, et ce qui reste se lit sans rien payer de plus.',
      },
      {
        title: 'Classer tout de suite',
        text: 'L’application propose un dossier par genre. Corrigez-le maintenant plutôt qu’après. Pour un téléviseur, prenez la plus grande définition proposée ; pour un téléphone regardé dans une file d’attente, 480p et 300 Mo par heure font l’affaire. Un fichier terminé s’ouvre d’un clic : vérifiez le son avant de remplir la clé.',
      },
      {
        title: 'Deux tailles à la fois',
        text: 'Vous voulez le même film pour le salon et pour le téléphone ? Deux tâches peuvent tourner ensemble, à condition de leur donner chacune un dossier ; sans cela, la seconde prendrait la place de la première. Nommez-les « grand » et « petit », la différence ne se voit pas dans le titre.',
      },
    ],
    hints: [
      {
        title: 'Des originaux très courts',
        text: 'Beaucoup viennent d’un ancien service aux épisodes de moins de dix minutes. Une saison complète dure alors moins qu’un film. Enregistrez-la d’une seule traite dans un dossier, et mettez les numéros à deux chiffres pour que le lecteur les enchaîne.',
      },
      {
        title: 'Espace enfants',
        text: '« Kids & Family » a sa propre entrée et ne montre rien d’autre. Commencez par là pour la banquette arrière. Les séries animées plus anciennes y sont nombreuses, presque toujours en anglais seulement.',
      },
      {
        title: 'Sous-titres selon la source',
        text: 'Les originaux en ont toujours, les vieilles séries souvent, les films importés parfois dans l’image seulement. Le menu le dit avant le départ.',
      },
      {
        title: 'Même les originaux partent',
        text: 'Aussi surprenant que ce soit, des productions de la maison ont été retirées. Un titre aimé se garde tant qu’il est là.',
      },
    ],
    questions: [
      {
        question: 'Est-il accessible depuis la France ?',
        answer:
          'En règle générale non : il vise l’Amérique du Nord et le Royaume-Uni. Entre les États-Unis, le Canada et le Royaume-Uni, le choix diffère aussi : certains originaux n’existent que chez l’un d’eux.',
      },
      {
        question: 'La reprise de lecture est-elle conservée ?',
        answer:
          'Sur le site avec un compte, oui. Pour un fichier, c’est votre lecteur qui s’en souvient. Un boîtier Roku lit d’ailleurs vos fichiers depuis une clé USB avec son lecteur multimédia. Le MP4 en H.264 est le plus sûr.',
      },
      {
        question: 'Faut-il ajouter la chaîne au téléviseur avant ?',
        answer:
          'Non, un compte et la page suffisent. Un favori posé sur le Web apparaît de lui-même sur le téléviseur.',
      },
      {
        question: 'La page dit que mon navigateur ne peut pas lire ce titre. Et alors ?',
        answer:
          'Quelques titres ne se lisent que sur un boîtier Roku. Le navigateur intégré rencontre la même limite ; choisissez-en un autre.',
      },
      {
        question: 'Une rencontre sportive, est-ce possible ?',
        answer: 'En direct, non. Magazines et documentaires sur le sport, s’ils ont leur fiche.',
      },
    ],
    meta_title: 'Guide : The Roku Channel sur ordinateur',
    meta_description:
      'Sans boîtier : trouver la partie à la demande, écarter les options payantes et classer les originaux de The Roku Channel.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV : de la grille au titre à la demande',
    intro:
      'Pluto TV ressemble à un bouquet de chaînes. Pour un fichier, il faut la partie à la demande, que l’on oublie vite. Une chaîne passe le même détective du matin au soir, dans le désordre. À la demande, les épisodes reprennent leur numéro et vous, la main.',
    steps: [
      {
        title: 'Changer de vue',
        text: 'Sur pluto.tv, passez en haut de l’écran de la TV en direct à « On Demand » ou « À la demande ». Le bouton se trouve à côté de « TV en direct » et la page mémorise le dernier choix. Si vous ne voyez qu’une grille d’horaires, vous êtes encore du mauvais côté.',
      },
      {
        title: 'De la chaîne à la série',
        text: 'Un programme vous plaît ? Cherchez-le à la demande ; tout n’y figure pas. Une chaîne entière consacrée à une seule série l’annonce presque toujours aussi dans le catalogue, parfois pour deux saisons sur sept. Le nom exact de la chaîne sert de mot de recherche.',
      },
      {
        title: 'Vérifier la version',
        text: 'Dans l’offre française, la VF domine ; la VO est rare. Lancez dix secondes d’un épisode : le menu du lecteur montre la vérité, la fiche reste muette à ce sujet. Les séries britanniques sont l’exception la plus fréquente.',
      },
      {
        title: 'Composer sa soirée',
        text: 'Disposez les épisodes dans votre ordre : un numéro est ajouté à leur nom. Mélangez si vous voulez deux séries, comme le ferait une chaîne. Trente épisodes d’une vieille enquête occupent une dizaine de gigaoctets en définition standard et une nuit de travail ; au réveil, chaque ligne de la file doit être terminée.',
      },
      {
        title: 'Laisser travailler la nuit',
        text: 'Regardez la taille prévue sous la file, coupez le son du site qui continue parfois derrière, et allez dormir. Au matin, saison, numéro et titre sont dans les noms. Ouvrez un épisode du milieu : les bandes d’autrefois ont des défauts que personne n’a corrigés, un claquement ou une rayure ne sont pas de votre fait.',
      },
    ],
    hints: [
      {
        title: 'Saisons incomplètes',
        text: 'Il manque souvent des épisodes. Repérez les trous avant de commencer. Un trou au milieu d’une saison tient aux droits et non à l’application. Une base de séries en ligne dit en une minute ce qui manque vraiment.',
      },
      {
        title: 'Le premier du mois',
        text: 'C’est le jour des arrivées et des départs. Les rangées « Nouveautés » et « Derniers jours » se renouvellent alors. Passez aussi vers le 28, pour ce qui s’en va.',
      },
      {
        title: 'Une liste à vous',
        text: 'Sans compte, Pluto vous oublie. Une ligne laissée en attente dans la file, non démarrée, est le pense-bête le plus simple.',
      },
      {
        title: 'Deux longueurs d’une heure',
        text: 'Les vieux épisodes américains durent 48 minutes, remontés 42. Quand une saison mêle les deux, les scènes ont été coupées jadis pour l’antenne.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi des bandes noires sur les côtés ?',
        answer:
          'Les séries anciennes sont en 4/3 ; c’est leur format d’origine. Ne les étirez pas : les visages s’élargissent et l’image n’y gagne rien. Le zoom du téléviseur coupe, lui, le haut des têtes.',
      },
      {
        question: 'L’offre est-elle la même en Suisse ou en Belgique ?',
        answer:
          'Non, chaque pays a ses chaînes, et tous n’ont pas le service. Le site reconnaît le pays et vous conduit à l’édition locale, qui a aussi sa langue de doublage. Un titre français peut donc manquer à Berlin et inversement.',
      },
      {
        question: 'Le film passait hier sur une chaîne. Pourquoi ne le trouve-t-on pas ?',
        answer: 'Les droits pour les chaînes et pour la demande sont séparés. Essayez le mois suivant.',
      },
      {
        question: 'Un compte serait-il utile ?',
        answer:
          'Il retient favoris et reprise, aussi sur le téléviseur. Pour choisir et garder un titre, il ne change rien.',
      },
      {
        question: 'Puis-je donner ma saison remise en ordre au club des amateurs ?',
        answer:
          'Non : gratuit à regarder ne veut pas dire libre à transmettre. Partagez plutôt la liste des numéros, qui est votre propre travail.',
      },
    ],
    meta_title: 'Guide : Pluto TV à la demande',
    meta_description:
      'Quitter la grille, contrôler les saisons, composer sa soirée : Pluto TV sur ordinateur, pour une lecture privée.',
  },
  viki_downloader: {
    title: 'Viki : attendre la traduction complète',
    intro:
      'Chez Viki, des bénévoles traduisent. Le bon moment n’est donc pas le jour de la diffusion, mais celui où la traduction est achevée. Pour un drama terminé depuis un an, tout est prêt ; pour celui de la semaine, un peu de patience épargne la moitié des phrases manquantes.',
    steps: [
      {
        title: 'Lire le pourcentage',
        text: 'Chaque langue affiche son avancement. En dessous de 100, il manque des lignes ou des épisodes. Le chiffre vaut pour toute la série, mais chaque épisode a le sien dans la liste. Un 97 % général cache souvent un seul épisode à moitié fait. Pour un titre ancien, rien ne bougera plus : décidez si l’anglais vous convient.',
      },
      {
        title: 'Contrôler le Viki Pass',
        text: 'Les nouveautés et exclusivités le demandent ; sans lui, seul un extrait se lit. Les niveaux Standard et Plus ne donnent pas les mêmes titres ; une icône sur l’affiche vous le dit. Connectez-vous avant d’ouvrir la fiche, autrement tout paraît fermé.',
      },
      {
        title: 'Prendre deux langues',
        text: 'Le français pour suivre, l’anglais en réserve : il est presque toujours prêt le premier. Avec le coréen ou le chinois en plus, vous tenez un bon matériel d’étude : deux fichiers SRT se superposent dans certains lecteurs, l’un en haut, l’autre en bas.',
      },
      {
        title: 'Enregistrer le drama',
        text: 'Seize épisodes d’une bonne heure : prévoyez la place. En 720p, comptez un gigaoctet par épisode, donc une seizaine pour l’ensemble. Les bandes-annonces et les coulisses sont rangées sous « Clips » et n’encombrent pas la sélection. Quand tout est terminé, ouvrez l’épisode 16 à la moitié : si le texte s’affiche, il ira jusqu’au bout.',
      },
      {
        title: 'Renouveler les sous-titres',
        text: 'Une traduction corrigée se reprend seule, sans recharger l’image. Les premières semaines, les équipes reviennent volontiers sur un terme ou un prénom. Le nom du fichier restant le même, votre lecteur prend la nouvelle version sans autre réglage.',
      },
    ],
    hints: [
      {
        title: 'Merci aux équipes',
        text: 'Leur nom figure au générique. Un mot sur la page du drama leur fera plaisir. Leurs notes entre crochets expliquent un titre de politesse, un plat, un jeu de mots. Laissez-les : elles valent un petit cours de civilisation.',
      },
      {
        title: 'Commentaires à l’écran',
        text: 'Ils appartiennent au lecteur de Viki et n’entrent pas dans le fichier. Amusants à la première vision, ils se gardent mal et gâchent la surprise. Pour les lire, regardez en ligne avec le bandeau ouvert.',
      },
      {
        title: 'Séries en cours',
        text: 'Les épisodes viennent deux par deux chaque semaine. Si un match de base-ball déplace l’antenne à Séoul, le mardi reste vide ; une note l’annonce.',
      },
      {
        title: 'Un drama, trois titres',
        text: 'Celui de Viki diffère de celui de Netflix et du sens littéral. Laissez aussi l’original dans le nom du fichier : vous le retrouverez toujours.',
      },
    ],
    questions: [
      {
        question: 'Qu’est-ce que le mode apprentissage ?',
        answer:
          'Deux sous-titres à la fois et un dictionnaire, sur le site, pour certains titres. Hors ligne, deux fichiers de sous-titres et un lecteur capable de les montrer ensemble en approchent. Le dictionnaire, lui, reste sur le site.',
      },
      {
        question: 'Puis-je réutiliser ces sous-titres ?',
        answer:
          'Non, ils font partie de l’offre de Viki et ne sont pas destinés à circuler. Les traducteurs les offrent aux spectateurs, pas au reste du Web. Si une phrase vous plaît, citez-la avec le nom de l’équipe.',
      },
      {
        question: 'Pourquoi un drama manque-t-il en France ?',
        answer:
          'Viki achète les droits région par région. Ce qu’il ne montre pas à votre compte n’est pas non plus dans l’application.',
      },
      {
        question: 'Viki et Rakuten TV, est-ce la même chose ?',
        answer: 'Le même groupe, mais deux services, deux comptes et deux produits dans notre boutique.',
      },
    ],
    meta_title: 'Guide : K-dramas de Viki bien sous-titrés',
    meta_description:
      'Pourcentage de traduction, Viki Pass, deux langues, sous-titres renouvelés : garder un drama coréen pour soi, au bon moment.',
  },
  iqiyi_downloader: {
    title: 'iQIYI : les épisodes, sans les extraits',
    intro:
      'Un drama chinois compte des dizaines d’épisodes, entourés de bandes-annonces et de scènes de tournage. Séparons les uns des autres. Ajoutez un calendrier où les membres ont six épisodes d’avance, et l’on comprend pourquoi tant de séries s’arrêtent à mi-chemin dans nos dossiers.',
    steps: [
      {
        title: 'Mettre iQ.com dans sa langue',
        text: 'La langue d’affichage sert aussi de réglage pour les sous-titres. Le choix se fait en haut à droite, sous le globe. Les titres des épisodes et donc les noms de fichiers suivent : décidez avant de cocher quoi que ce soit, sous peine d’avoir la moitié d’une série en anglais et l’autre en caractères chinois.',
      },
      {
        title: 'Rester dans la rangée des épisodes',
        text: 'Les « Highlights » occupent une rangée voisine ; ne cochez que la première. Un épisode affiche un numéro seul, un extrait un titre et deux ou trois minutes. Les fins alternatives et les making-of, numérotés après le dernier, méritent un coup d’œil une fois l’histoire terminée.',
      },
      {
        title: 'Repérer la couronne VIP',
        text: 'Les premiers épisodes sont souvent libres, la suite appartient aux membres. Elle suit votre abonnement : si l’épisode se lit dans le navigateur intégré, il se coche. Un bon d’avance acheté à part ouvre la suite pour votre seul compte.',
      },
      {
        title: 'Choisir son et texte',
        text: 'Le mandarin est la piste habituelle ; une version thaïe ou anglaise s’y ajoute parfois. L’incrustation chinoise fait souvent partie de l’image ; placez vos propres sous-titres en haut pour qu’ils ne se chevauchent pas. Le français existe surtout pour les succès, l’anglais presque toujours.',
      },
      {
        title: 'Procéder par dizaines',
        text: 'Quarante épisodes pèsent vite cinquante gigaoctets. Regardez la première dizaine avant de prendre la deuxième : bien des séries lassent au douzième épisode, et trente fichiers inutiles sont autant de place perdue. En 720p, on reste vers 700 Mo par épisode de quarante-cinq minutes.',
      },
      {
        title: 'Refermer la série',
        text: 'Après la dernière partie, faites défiler la liste jusqu’en bas : une fin alternative s’y cache souvent. Puis comptez quarante lignes terminées pour quarante épisodes, et écoutez une réplique dans le dernier. Le début et la fin sont désormais sur le même disque, ce que le calendrier du site ne garantissait pas.',
      },
    ],
    hints: [
      {
        title: 'Deux sites, deux comptes',
        text: 'iqiyi.com et iQ.com ne partagent ni catalogue ni identifiants. Le premier s’adresse à la Chine continentale, le second au reste du monde. Un abonnement pris ici ne sert à rien là, quel que soit le moyen de paiement.',
      },
      {
        title: 'Des carrés à la place des signes',
        text: 'Il manque une police chinoise à votre lecteur. Installez-en une. Le défaut ne touche que les noms de fichiers et les textes incrustés par votre lecteur. « Noto Sans CJK » est libre et règle les deux.',
      },
      {
        title: 'Deux écritures',
        text: 'Sans les tons, le pinyin rend les titres semblables. Laissez les caractères chinois derrière le titre traduit : les moteurs de recherche vous en sauront gré.',
      },
      {
        title: 'Deux minutes de générique',
        text: 'Quarante fois la même chanson font plus d’une heure. Là où des chapitres sont marqués, une touche du lecteur la franchit.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une scène manque-t-elle ?',
        answer:
          'Il existe plusieurs montages selon les marchés ; la durée de l’épisode vous renseigne. La télévision chinoise écourte certains passages, l’édition internationale garde parfois la version longue. Deux minutes de différence sont un indice sûr.',
      },
      {
        question: 'Y a-t-il des donghua en français ?',
        answer:
          'Sous-titrés parfois, doublés presque jamais. Une rangée leur est réservée. Les épisodes de vingt minutes y viennent par saisons longues, avec une suite presque chaque année.',
      },
      {
        question: 'Un bon d’avance acheté peut-il servir ?',
        answer:
          'Ce qu’il a ouvert dans votre compte se lit et se choisit. L’application n’en dépense jamais.',
      },
      {
        question: 'Mes sous-titres s’arrêtent à l’épisode 24. Est-ce définitif ?',
        answer:
          'Pendant la diffusion, les langues avancent à des vitesses différentes. Gardez l’image, et reprenez le texte quand la liste le mentionne.',
      },
    ],
    meta_title: 'Guide : iQIYI, épisodes et rien d’autre',
    meta_description:
      'Épisodes ou extraits, couronne VIP, langues et lots de dix : ranger les dramas chinois d’iQIYI sur un ordinateur.',
  },
  stan_downloader: {
    title: 'Stan : des séries australiennes pour la longue route',
    intro:
      'Entre Adélaïde et Darwin, le réseau se fait rare. Qui prépare Stan à la maison voyage en compagnie. Deux semaines à trois heures par jour font quarante heures : la réserve se compose tranquillement, une semaine avant le départ, et se vérifie la veille.',
    steps: [
      {
        title: 'Connaître son niveau',
        text: 'Le plus bas ne lit qu’en définition standard ; le fichier n’en aura pas davantage. Le nom de l’offre (Basic, Standard, Premium) figure sous « Account ». Chaque niveau ajoute de la définition et un écran simultané ; le choix des titres, lui, ne change pas. Connectez-vous à la maison : le service ne répond qu’en Australie.',
      },
      {
        title: 'Originaux d’abord, achats ensuite',
        text: 'Les Stan Originals restent, les séries achetées partent. La fiche annonce le dernier jour. Les séries américaines arrivent quelquefois le jour même de leur première. L’épisode paru le matin du départ peut donc encore monter à bord, s’il reste une heure de connexion.',
      },
      {
        title: 'Noter au téléphone',
        text: '« My List » se remplit n’importe où et se traite à l’ordinateur. Une vingtaine de titres, pas plus : la liste se charge alors d’un coup et l’ordre d’ajout y est conservé. Supprimez-y ce qui est déjà gardé, vous saurez toujours ce qui manque.',
      },
      {
        title: 'Essayer en mode avion',
        text: 'Avant le départ, ouvrez chaque fichier une fois. Quarante heures en 720p font autour de 40 Go. Lancez la file après onze heures du soir, deux nuits de suite, car les lignes rurales s’engorgent en soirée. Puis copiez le tout sur une seconde clé : poussière et cahots ne pardonnent pas.',
      },
      {
        title: 'Débrancher la box',
        text: 'La veille, coupez le réseau de la maison et lancez un titre par dossier, sur chaque appareil qui part. C’est la seule répétition qui vaille. La clé doit être formatée en exFAT, lisible sous Windows comme sur Mac ; un film de plus de 4 Go n’entrerait pas sur une FAT32.',
      },
    ],
    hints: [
      {
        title: 'L’anglais d’Australie',
        text: 'Il est riche en expressions. Les sous-titres aident même ceux qui se débrouillent bien. « Arvo », « servo », « ute » : gardez le fichier SRT à part et cherchez-y le mot le soir venu. Les séries de Nouvelle-Zélande ajoutent leur propre accent.',
      },
      {
        title: 'Chaleur et disques',
        text: 'Ne laissez pas d’ordinateur dans une voiture au soleil ; une clé USB y résiste mieux. Une tablette demande par ailleurs un tiers du courant d’un portable. Des MP4 lisibles par les deux vous laissent choisir selon la batterie.',
      },
      {
        title: 'Sous-titres au feu de camp',
        text: 'Le groupe électrogène et le vent couvrent les dialogues. Cochez l’anglais même si vous n’en avez pas besoin chez vous.',
      },
      {
        title: 'Un film pour la panne',
        text: 'Gardez une longue comédie sur chaque appareil. Le jour où la voiture attend une pièce à Alice Springs, elle vaut son gigaoctet.',
      },
    ],
    questions: [
      {
        question: 'Puis-je continuer pendant un séjour en Europe ?',
        answer:
          'Non, la lecture ne démarre qu’en Australie. Vos fichiers, eux, n’ont pas besoin du réseau pour s’ouvrir ; ils restent soumis aux conditions de l’abonnement, même au bout du monde.',
      },
      {
        question: 'Stan a-t-il ses propres téléchargements ?',
        answer:
          'Oui, sur téléphone et tablette, selon la formule. Commencez par eux. Si ce que l’application mobile garde vous suffit, vous n’avez besoin de rien d’autre.',
      },
      {
        question: 'Stan Sport est-il compris ?',
        answer:
          'Les rediffusions s’ouvrent si vous l’avez ajouté à l’abonnement. Rugby et tennis se gardent dans la semaine, ensuite il est trop tard.',
      },
      {
        question: 'Mon compagnon de route peut-il emporter les fichiers ?',
        answer: 'Ils sont pour votre foyer. Partagez la soirée, pas la clé, et videz-la au retour.',
      },
    ],
    meta_title: 'Guide : Stan, avant de prendre la route',
    meta_description:
      'Niveau d’abonnement, originaux et achats, essai en mode avion : préparer Stan en Australie pour les trajets sans réseau.',
  },
  crave_downloader: {
    title: 'Crave : en français et en anglais',
    intro:
      'Crave sépare ses offres anglaise et française. Pour profiter des deux, il faut savoir où l’on passe de l’une à l’autre. Une partie du catalogue n’existe que dans l’une des langues : ne chercher qu’en anglais, c’est manquer la moitié de la production de Montréal.',
    steps: [
      {
        title: 'Choisir la bonne porte',
        text: 'Abonnement direct ou fournisseur de télévision : le bouton de connexion n’est pas le même. Bell, un autre distributeur ou un compte Crave acheté en ligne : trois chemins, trois mots de passe. Si la page vous renvoie sans cesse au début, vous avez sans doute pris celui du voisin.',
      },
      {
        title: 'Basculer entre EN et FR',
        text: 'Le sélecteur du haut change le catalogue, les titres et la piste proposée. Le basculement garde votre compte mais pas votre place ; notez le titre avant. Les rangées françaises mêlent Super Écran, séries d’ici et films doublés, celles d’en face HBO et les comédies du réseau CTV.',
      },
      {
        title: 'Chercher sous les deux titres',
        text: 'Une série peut porter un autre nom en français. L’affiche aide à la reconnaître. « Game of Thrones » devient « Le Trône de fer », « Letterkenny » garde son nom. Pour un film, l’année et la distribution lèvent le doute en quelques secondes.',
      },
      {
        title: 'Réunir les deux pistes',
        text: 'Si le lecteur les offre ensemble, un MKV suffit ; sinon, faites deux fichiers. Une comédie de vingt-deux minutes prend 350 Mo en 720p, une saison de six moins de 3 Go avec deux pistes. Comparez les durées avant de réunir : une version plus courte de trente secondes décale tout.',
      },
      {
        title: 'Faire sa tournée le vendredi',
        text: 'Nouveautés et galas paraissent surtout ce jour-là. Après le travail, effacez ce qui est vu, cochez ce qui arrive, et laissez la file finir pendant le souper. Vérifiez qu’aucun accent n’a souffert dans les noms de fichiers : « Série noire » doit rester « Série noire » une fois copiée sur la clé.',
      },
    ],
    hints: [
      {
        title: 'Séries québécoises',
        text: 'Plusieurs n’existent que dans la partie française. Elle mérite une visite à part. Humour, policiers, documentaires : c’est un autre pays. Les sous-titres français pour malentendants y aident aussi les Français de France, que le joual surprend.',
      },
      {
        title: 'HBO au Canada',
        text: 'Une grande partie de ses séries passe ici par Crave et non par HBO Max. Starz et Super Écran s’ajoutent à la formule de base ; un petit symbole sur l’image dit lequel est nécessaire. Les nouveautés sont le plus souvent publiées le vendredi.',
      },
      {
        title: 'Sous-titrage et traduction',
        text: 'Le CC anglais répète chaque mot et chaque bruit. Un texte français pour un film anglais est une traduction, bien plus rare.',
      },
      {
        title: 'Galas et spectacles',
        text: 'Les soirées de prix et les spectacles d’humour se trouvent hors saison, au nom de l’artiste. Ce sont souvent les premiers à partir.',
      },
      {
        title: 'Pour l’enfant bilingue',
        text: 'Un dessin animé en français avec le texte français apprend l’orthographe sans leçon. Dix épisodes tiennent en moins de 2 Go.',
      },
    ],
    questions: [
      {
        question: 'Qu’est-ce qui distingue les formules ?',
        answer:
          'La publicité, la définition et le nombre d’appareils. Quelques films manquent dans la moins chère. Le niveau avec publicité interrompt les épisodes et se limite à un ou deux écrans. Consultez la page des formules avant de changer, la grille a bougé plusieurs fois.',
      },
      {
        question: 'Puis-je emporter un épisode aux États-Unis ?',
        answer:
          'La lecture en ligne s’arrête à la frontière. Une copie licite reste soumise aux conditions de Crave. Préparez donc vos épisodes la veille, à la maison. Le doublage d’un fichier ne change plus ensuite : écoutez une minute, vous saurez s’il vient du Québec ou de France.',
      },
      {
        question: 'Pourquoi une série s’arrête-t-elle à la saison 3 ?',
        answer:
          'Les droits canadiens se partagent ; la suite peut attendre chez un concurrent. Le site de presse de Crave annonce parfois son arrivée.',
      },
      {
        question: 'RDS et TSN font partie de mon forfait. Sont-ils couverts ?',
        answer:
          'Non, ils ont leurs propres pages et vivent surtout du direct. Leurs documentaires placés dans Crave même sont une autre affaire.',
      },
    ],
    meta_title: 'Guide : Crave en français et en anglais',
    meta_description:
      'Passer de EN à FR, retrouver une série sous ses deux titres, réunir les pistes : Crave au Canada, pour votre foyer.',
  },
  globoplay_downloader: {
    title: 'Globoplay : des chapitres entiers',
    intro:
      'À côté des chapitres complets, Globoplay publie quantité d’extraits. Pour suivre une novela, mieux vaut ne pas les confondre. Six soirs par semaine pendant six ou huit mois : cent quatre-vingts chapitres demandent un calendrier plus qu’un grand disque.',
    steps: [
      {
        title: 'Ouvrir l’offre souscrite',
        text: 'Le Brésil et l’étranger ont des abonnements distincts. Prenez le vôtre. À l’étranger, l’offre internationale s’achète sur globoplay.globo.com avec un compte Globo ordinaire ; un abonnement payé au Brésil ne vous y suit pas. La page d’accueil change de rangées selon celui que vous ouvrez.',
      },
      {
        title: 'Préférer « Edições » à « Trechos »',
        text: 'Le premier onglet contient les éditions complètes, le second des extraits. Une édition complète dure de quarante à soixante-dix minutes, un extrait deux ou trois. Sous certaines novelas, l’onglet s’appelle « Capítulos » ; le principe est identique.',
      },
      {
        title: 'Cocher la semaine',
        text: 'Du lundi au samedi, six chapitres en une sélection. Un chapitre en 720p pèse environ 700 Mo, une semaine un peu plus de 4 Go. Lancez le samedi soir : le dimanche n’apporte rien de nouveau et laisse le temps de regarder. Les lignes déjà gardées sont grisées.',
      },
      {
        title: 'Dater les fichiers',
        text: 'Les chapitres n’ont pas toujours de numéro. La date de diffusion le remplace. « 2025-04-14 » en tête du nom donne l’ordre, même quand le chapitre a été avancé à cause d’un match. Un sous-dossier par mois évite aux vieux téléviseurs de charger une liste sans fin.',
      },
      {
        title: 'Fermer le mois',
        text: 'Le dernier samedi, comptez vingt-quatre ou vingt-six fichiers, ouvrez le dernier jusqu’à la chute, puis créez le dossier suivant. En 720p, un mois occupe une vingtaine de gigaoctets. Effacez février quand mars est complet et vu : la novela ne revient pas en arrière, votre disque si.',
      },
    ],
    hints: [
      {
        title: 'Rediffusions abrégées',
        text: 'Certains classiques sont dans la version courte de l’après-midi. Le nombre de chapitres le révèle. Cent vingt chapitres au lieu de deux cents : on y perd des intrigues secondaires. Les plus anciens, d’avant les années 1990, sont restaurés en 4/3 et doivent le rester.',
      },
      {
        title: 'Décalage horaire',
        text: 'Le chapitre du soir à Rio n’est disponible en Europe que le lendemain matin. En été, l’écart est de cinq heures, en hiver de quatre. Cherchez au petit déjeuner plutôt qu’à minuit.',
      },
      {
        title: 'Résumés de la semaine',
        text: 'Pour certaines œuvres, deux heures remplacent six. C’est un bon retour après des vacances.',
      },
      {
        title: 'Minisséries et Originais',
        text: 'Huit ou dix parties, complètes dès le premier jour, avec des saisons au lieu de mois. Pour une semaine sans six soirées libres, c’est le meilleur choix.',
      },
      {
        title: 'Jours sans chapitre',
        text: 'Une soirée d’élection ou un grand match suppriment la diffusion. La date saute, l’histoire non.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des sous-titres français ?',
        answer:
          'Habituellement non. Des sous-titres portugais accompagnent les productions récentes. La piste pour malentendants suit fidèlement le parler de Rio ; avec elle, un lecteur de l’espagnol se débrouille vite. Gardez-la en SRT pour rechercher une expression.',
      },
      {
        question: 'Telecine est-il compris ?',
        answer:
          'Seulement avec l’option correspondante, et selon ses propres délais. Le football en direct relève encore d’autres accords. Résumés et émissions de plateau font partie des titres à la demande.',
      },
      {
        question: 'J’ai manqué les quarante premiers chapitres. Par où commencer ?',
        answer:
          'Par les résumés s’ils existent, sinon par le premier, en petite image. Qui saute au quarante et unième passe le temps gagné à poser des questions.',
      },
      {
        question: 'GNT et Multishow sont-ils inclus ?',
        answer:
          'Leurs émissions s’ouvrent avec l’offre qui comprend ces chaînes, et sont alors à la demande. Les chaînes elles-mêmes restent en direct.',
      },
    ],
    meta_title: 'Guide : novelas de Globoplay en entier',
    meta_description:
      'Éditions complètes, semaine par semaine, datées : garder une novela de Globoplay pour soi, au Brésil comme à l’étranger.',
  },
}
