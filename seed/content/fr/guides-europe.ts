import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+ : VF, VOST ou VM, et la fenêtre des films',
    intro:
      'Bouquets, chaînes partenaires, cinéma récent : Canal+ réunit beaucoup. Trois sigles et une date suffisent pour s’y retrouver. Une fois ces repères en tête, vous prenez un film au bon moment au lieu de découvrir, un vendredi soir, qu’il est parti la veille.',
    steps: [
      {
        title: 'Entrer par son contrat',
        text: 'Décodeur, application ou opérateur : prenez l’identifiant de votre abonnement, sur le site de votre pays. Les clients d’Orange, de Free ou de SFR passent par l’espace client de Canal+ et non par celui de leur opérateur. La page du compte énumère les options : Ciné Séries, Sport, Rat+ pour les moins de 26 ans. Un titre hors de votre offre affiche un cadenas.',
      },
      {
        title: 'Quitter le direct',
        text: 'Les programmes complets se trouvent en replay et à la demande, par chaîne ou par genre. La page s’ouvre sur ce qui passe maintenant ; le menu « Cinéma » ou « Séries » vous en éloigne. Les films récents y arrivent environ six mois après la salle, ce qui est le délai le plus court de toute l’offre par abonnement en France.',
      },
      {
        title: 'Lire les sigles',
        text: 'VF pour le français, VOST pour l’original sous-titré, VM quand les deux sont au choix. L’application montre ces variantes comme des pistes d’un même titre ou comme deux entrées, selon l’ancienneté du film. Pour un MKV, cochez les deux voix et les sous-titres français ; pour un vieux téléviseur, un MP4 en VF. Un long métrage en 1080p prend de 3 à 5 Go.',
      },
      {
        title: 'Suivre une Création Originale',
        text: 'Deux épisodes par soirée, souvent le lundi. Complétez la saison le lendemain. Le catalogue propose souvent la saison intégrale dès le premier soir pour les abonnés. Dans ce cas, enregistrez-la d’un coup et laissez-la en fin de file : ces séries restent longtemps, les films non.',
      },
      {
        title: 'Vérifier le générique',
        text: 'Quand la ligne est terminée, ouvrez le film tout à la fin : le générique doit défiler jusqu’au bout, dans les deux langues si vous les avez prises. Écrivez ensuite le dernier jour dans le nom du dossier. Ce qui a été prêté avec une date s’efface à cette date.',
      },
    ],
    hints: [
      {
        title: 'Les films reviennent',
        text: 'La chronologie des médias leur donne une première fenêtre, puis une absence, puis parfois un retour. La fiche indique le dernier jour. « Disponible jusqu’au » se lit sous le résumé. Classez par cette date : le film qui s’en va jeudi passe avant celui que vous avez le plus envie de voir.',
      },
      {
        title: 'Services du bouquet',
        text: 'Netflix, Apple TV+ ou d’autres peuvent être inclus. Leurs titres se lisent chez eux, avec leur compte. Chacun a, dans notre boutique, son propre téléchargeur. Un service activé par Canal+ demande une première connexion chez lui pour créer son mot de passe.',
      },
      {
        title: 'En clair',
        text: 'Les émissions non cryptées sont ouvertes à tous pendant quelques jours. Elles demandent un compte gratuit, aucun abonnement.',
      },
      {
        title: 'Courts métrages de nuit',
        text: 'Le magazine qui leur est consacré se cache très bas. Dix d’entre eux font une soirée que presque aucun autre service ne propose.',
      },
    ],
    questions: [
      {
        question: 'Et myCANAL ?',
        answer:
          'C’est l’ancien nom : le site et l’application s’appellent désormais CANAL+. Les anciennes adresses redirigent. Si votre navigateur garde un vieux signet, la connexion peut tourner en rond : repartez de canalplus.com.',
      },
      {
        question: 'Mon abonnement me suit-il en vacances ?',
        answer:
          'Dans l’Union européenne, oui, pour un séjour passager. Ailleurs, rien ne le garantit. Canal+ en Suisse, en Pologne ou aux Antilles est en revanche un autre contrat, avec d’autres films. Ce que vous avez gardé chez vous se lit sans réseau.',
      },
      {
        question: 'Pourquoi un film est-il à l’antenne ce soir, mais pas à la demande ?',
        answer:
          'Pour certains titres, seule la diffusion a été achetée. Le programme marque les autres du mot « replay ».',
      },
      {
        question: 'Le nombre d’écrans joue-t-il un rôle ?',
        answer:
          'Le navigateur intégré compte pour un. Si le salon et un téléphone regardent déjà, attendez que l’un s’arrête.',
      },
    ],
    meta_title: 'Guide : Canal+ en VF, VOST ou VM',
    meta_description:
      'Identifiant, replay, sigles de version et fenêtre des films : retrouver et ranger pour soi les programmes de son contrat Canal+.',
  },
  tf1_plus_downloader: {
    title: 'TF1+ : replay entier et feuilletons de la semaine',
    intro:
      'TF1+ a pris la suite de MYTF1 en janvier 2024. L’essentiel y est gratuit après connexion, mais pas pour la même durée. Avec un passage le vendredi soir, la semaine d’un feuilleton se retrouve complète ; un oubli de quinze jours coûte déjà plusieurs épisodes.',
    steps: [
      {
        title: 'Créer un compte gratuit',
        text: 'Sans connexion, peu de choses se lisent. Une adresse e-mail et quelques informations suffisent. La connexion par Google ou Apple fonctionne aussi dans le navigateur intégré. Acceptez ou refusez les traceurs comme sur le site : le choix change la publicité, pas les vidéos disponibles. La mention « Se connecter » disparaît de l’en-tête quand c’est fait.',
      },
      {
        title: 'Préférer « Replay » à « Extraits »',
        text: 'La page d’une émission sépare les numéros entiers des séquences. Une séquence dure deux minutes, un épisode de « Demain nous appartient » vingt-quatre. Au moindre doute, fiez-vous à cette durée. Les coulisses et « la minute » d’une émission ont leur propre rangée, plus bas.',
      },
      {
        title: 'Cocher du lundi au vendredi',
        text: 'Les feuilletons quotidiens vont par cinq ; le numéro est dans le titre. Maintenez la touche Maj enfoncée, cliquez sur lundi puis sur vendredi : les cinq lignes se cochent ensemble. En 720p, la semaine tient dans 2 Go environ. Une grande soirée arrive en deux ou trois parties, que l’application propose de joindre.',
      },
      {
        title: 'Prendre la VO si elle existe',
        text: 'Les séries étrangères sont en VF par défaut. Le menu audio montre s’il y a mieux pour vous. Les séries américaines y gagnent beaucoup ; elles sont aussi celles qui partent le plus vite, parfois au bout de sept jours. Prenez-les avant le feuilleton, qui attendra.',
      },
      {
        title: 'Faire place nette le vendredi',
        text: 'Classez la file par date de fin, lancez-la et sortez dîner. Au retour, le dossier du feuilleton contient cinq fichiers numérotés. Effacez la semaine précédente avant de copier la nouvelle : ni le téléphone ni la tablette ne se remplissent jamais. Si le numéro passe de 1841 à 1842 par-dessus un jour férié, rien ne manque.',
      },
    ],
    hints: [
      {
        title: 'Formule sans coupure',
        text: 'TF1+ Premium retire une grande part de la publicité et ouvre des avant-premières. Une avant-première porte cette mention sur l’image et deviendra gratuite un ou deux jours plus tard. Sans Premium, il suffit donc de patienter.',
      },
      {
        title: 'Toutes les chaînes du groupe',
        text: 'TMC, TFX, LCI, TF1 Séries Films et des partenaires partagent la même recherche. Un film de TFX ou de TMC n’apparaît guère en première page. Tapez son titre, ou ouvrez la page de la chaîne et triez par date.',
      },
      {
        title: 'Sous-titres pour l’oreille',
        text: 'Les feuilletons et les journaux en ont. Gardés comme texte, ils rendent service dans un train bruyant autant qu’à un élève de français.',
      },
      {
        title: 'Séries hors antenne',
        text: 'TF1+ propose aussi des collections entières qui ne passent sur aucune chaîne. Elles n’ont pas de date de diffusion, seulement une fin.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film part-il si vite ?',
        answer:
          'Ses droits de rattrapage sont brefs. Les émissions de la maison durent davantage. Un téléfilm de Noël reste trois semaines, une comédie américaine quelques jours. La date de fin, sous le bouton de lecture, ne se négocie pas.',
      },
      {
        question: 'TF1+ fonctionne-t-il en Belgique et en Suisse ?',
        answer:
          'Oui, avec un choix un peu différent ; certains programmes restent réservés à la France. Le Luxembourg et d’autres pays francophones ont rejoint la liste. Le site repère l’endroit où vous êtes et n’affiche que ce qu’il peut y montrer.',
      },
      {
        question: 'Le journal de vingt heures peut-il être gardé ?',
        answer:
          'C’est un replay comme un autre, de courte durée. Ses reportages isolés restent plus longtemps parmi les extraits.',
      },
      {
        question: 'La page réclame de désactiver un bloqueur. Où est-il ?',
        answer:
          'Pas dans notre application. Un filtre de la box ou d’un réseau d’entreprise provoque ce message ; essayez une autre connexion.',
      },
      {
        question: 'Un numéro refuse de démarrer. Que tenter ?',
        answer:
          'Rechargez sa page et lisez-la un instant : une session oubliée depuis la veille se renouvelle ainsi. Si seule la seconde partie répond, la première a sans doute été mise en ligne incomplète ; elle est corrigée le plus souvent avant midi.',
      },
    ],
    meta_title: 'Guide : TF1+ et ses feuilletons en replay',
    meta_description:
      'Replay ou extraits, semaine de feuilletons, piste audio : garder pour soi les émissions de TF1+ avant leur retrait.',
  },
  m6_plus_downloader: {
    title: 'M6+ : primes, magazines et dessins animés',
    intro:
      'En mai 2024, 6play est devenu M6+. M6, W9, 6ter et Gulli y partagent un même moteur de recherche. Un concours de cuisine occupe quatorze soirées de plus de deux heures ; autant décider dès la première comment vous les rangerez.',
    steps: [
      {
        title: 'Choisir son profil',
        text: 'Un profil enfant met Gulli en avant et laisse de côté le reste. Le compte de l’ancien service a été repris tel quel. Si le mot de passe est refusé, demandez-en un nouveau depuis M6+, l’ancienne adresse n’envoie plus rien. Le profil se choisit à chaque ouverture, et la liste personnelle lui appartient.',
      },
      {
        title: 'Chercher par chaîne',
        text: 'Chaque page de chaîne donne ses émissions par ordre alphabétique. Dans la fiche, les saisons se déroulent par un menu et les soirées se suivent avec leur date. Les émissions de W9 n’apparaissent pas sous M6 : changez de page avant de conclure qu’elles manquent.',
      },
      {
        title: 'Écarter les bonus',
        text: '« Épisodes » contient les numéros complets, « Bonus » des moments. La durée tranche. « La brigade cachée » et d’autres à-côtés forment une ligne à part, parfois aussi longue qu’un vrai numéro. Cochez-les si vous les suivez, laissez-les sinon. L’affichage en liste évite en outre les photos qui révèlent les survivants.',
      },
      {
        title: 'Réunir les deux moitiés',
        text: 'Une soirée de « Top Chef » est parfois coupée en deux parties ; cochez l’une et l’autre. Le second morceau porte « partie 2 » et la même date. Une fois joints, vous avez un film de deux heures vingt que le lecteur reprend où vous l’avez quitté ; sans raccord audible si les deux sont dans la même définition.',
      },
      {
        title: 'Choisir 720p, enregistrer chaque semaine',
        text: 'Une soirée en pleine définition remplit 4 Go, quatorze plus de cinquante ; en 720p, moitié moins, et les petites légendes avec les grammes restent lisibles. Au lendemain de la diffusion, cochez la nouvelle ligne et contrôlez que son numéro suit celui de la semaine passée.',
      },
    ],
    hints: [
      {
        title: 'Les recettes',
        text: 'Elles sont publiées sur le site de l’émission, et non dans la vidéo. Recopiez la quantité avant de lancer les œufs en neige : le montage saute volontiers trois étapes. Les pages du site restent en ligne bien après la vidéo.',
      },
      {
        title: 'La formule M6+ max',
        text: 'Elle supprime la publicité d’ouverture et ajoute des titres. Elle se prend au mois. Pour la manière d’enregistrer, elle ne change rien ; le même bouton, les mêmes lignes, quelques jours d’avance en plus.',
      },
      {
        title: 'Quotidiennes par thème',
        text: 'Maisons, boutiques, voisins : ces émissions passent chaque jour pendant des mois. Filtrez la description par ville ou par sujet au lieu de tout prendre.',
      },
      {
        title: 'Sketchs en gros',
        text: '« Scènes de ménages » existe par compilation et par sketch. Quarante minutes en un fichier se manient mieux que trente bribes.',
      },
    ],
    questions: [
      {
        question: 'Peut-on regarder M6+ à l’étranger ?',
        answer:
          'Rarement. Les émissions produites par le groupe sont moins souvent bloquées. Le message s’affiche dès la lecture. Dans l’Union européenne, la formule payante vous suit pour un séjour passager ; l’accès gratuit n’y est pas tenu.',
      },
      {
        question: 'Où est la saison de l’an dernier ?',
        answer:
          'Dans l’onglet des saisons. Si elle n’y figure pas, elle n’est plus en ligne. Même au cours d’une saison, les premières soirées peuvent s’effacer avant la finale. Enregistrez donc chaque semaine, sans attendre le nom du gagnant.',
      },
      {
        question: 'Les films de M6 sont-ils disponibles ?',
        answer:
          'Rarement, car leurs droits de replay ne sont guère achetés. Quand l’un d’eux se revoit, sa date de fin s’affiche dès le premier jour.',
      },
      {
        question: 'Peut-on cuisiner d’après une soirée gardée ?',
        answer:
          'C’est là qu’un fichier excelle : arrêter, reculer de dix secondes, reprendre. Pour les quantités exactes, imprimez la page de l’émission.',
      },
      {
        question: 'Comment ne pas apprendre le nom du gagnant ?',
        answer:
          'Le nombre de fichiers trahit la longueur d’une saison. Si vous tenez à la surprise, laissez quelqu’un d’autre copier le dossier et restez sur l’affichage en liste.',
      },
    ],
    meta_title: 'Guide : M6+, l’ancien 6play',
    meta_description:
      'Profil enfant, épisodes sans bonus, soirées en deux parties : rattraper en privé M6, W9, 6ter et Gulli.',
  },
  france_tv_downloader: {
    title: 'france.tv : fictions, culture et Okoo, date par date',
    intro:
      'Le service public met en ligne presque tout ce qu’il diffuse. Les délais, en revanche, varient d’un programme à l’autre. Un documentaire de la collection « Infrarouge », un concert filmé à la Philharmonie, le magazine de votre région : trois durées de vie, et un seul dossier pour les accueillir.',
    steps: [
      {
        title: 'Se connecter pour la reprise',
        text: 'Beaucoup se lit sans compte. Le compte, gratuit, garde votre liste et ouvre des avant-premières. Depuis quelques années, la page réclame le compte plus souvent qu’avant, surtout pour les séries. L’inscription demande une adresse et une année de naissance ; rien n’y est payant, car le site n’a pas de niveau premium.',
      },
      {
        title: 'Lire « disponible jusqu’au »',
        text: 'C’est la ligne qui commande l’ordre de votre file. Pour un film de cinéma, il reste souvent une semaine. Elle se cache sous le bouton « Plus d’infos », avec le nombre de jours. Une fiction coproduite peut rester six mois, un magazine d’actualité une semaine, un film du dimanche soir sept jours tout juste. Triez la file dans l’application d’après ces dates.',
      },
      {
        title: 'Choisir sa région',
        text: 'France 3 a des éditions locales : réglez la vôtre pour retrouver un magazine. La Réunion, la Martinique, Tahiti : les stations de La 1ère sont dans le même catalogue et se trouvent par le nom du territoire. Leurs films de nature passent inaperçus sur le continent, à tort.',
      },
      {
        title: 'Prendre les pistes utiles',
        text: 'Sous-titres pour malentendants presque partout, audiodescription pour bien des fictions, VO pour des séries étrangères. Les lettres « VO » et « VM » suivent le titre. L’audiodescription est une piste de plus, non une autre fiche ; cochez-la seulement pour qui en a l’usage, car elle couvre le silence. En 720p, une heure avec deux voix et un texte prend environ un gigaoctet.',
      },
      {
        title: 'Ranger par thème',
        text: 'Pour les documentaires, un dossier par sujet se consulte mieux qu’un dossier par chaîne. « Des racines et des ailes » se nomme par lieu, « Infrarouge » par sujet, le Tour par étape. Vérifiez la durée de chaque ligne terminée : un documentaire de 52 minutes qui en fait cinq n’était que sa bande-annonce.',
      },
    ],
    hints: [
      {
        title: 'Culturebox',
        text: 'Concerts, danse et théâtre y restent longtemps et passent plus souvent les frontières. L’opéra y est souvent surtitré dans l’image. Choisissez la meilleure piste sonore avant la meilleure image, et prévoyez de 4 à 6 Go pour trois heures.',
      },
      {
        title: 'Okoo et Slash',
        text: 'Les enfants et les jeunes adultes ont chacun leur espace, sans publicité pour le premier. Le profil enfant ne mène qu’au premier. Les épisodes y durent de cinq à treize minutes : une série entière se coche en un geste et tient sur un vieux téléphone.',
      },
      {
        title: 'Trésors de région',
        text: 'Un film de France 3 sur une vallée, une usine, un patois se trouve sous les journaux de la région. Faites défiler, ces raretés ne remontent jamais à l’accueil.',
      },
      {
        title: 'Magazines en chapitres',
        text: 'Deux heures se composent de cinq ou six reportages. Le descriptif donne leurs minutes : copiez-le à côté du fichier, et le gardien de phare se retrouve.',
      },
      {
        title: 'Scènes d’été',
        text: 'Avignon, Aix, Orange : ces captations arrivent en juillet et ne passent pas toujours l’hiver.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une étape du Tour est-elle bloquée ?',
        answer:
          'Les droits sportifs se limitent en général à la France. Les résumés du soir s’ouvrent plus souvent que le direct. Depuis un autre pays de l’Union, une part des journaux et des productions maison se lit aussi.',
      },
      {
        question: 'Financé par le public, donc libre ?',
        answer:
          'Non. Auteurs et producteurs conservent leurs droits ; seule une copie privée licite peut s’envisager. Pour une classe, l’éducation dispose d’une plateforme à elle, Lumni, et d’accords particuliers. Un fichier gardé à la maison n’a pas à voyager jusqu’à l’école.',
      },
      {
        question: 'Qu’est-ce qui distingue france.tv d’ARTE ?',
        answer:
          'ARTE est franco-allemande, a son propre site et relève chez nous de l’outil M3U8. Certains films passent sur les deux, à des mois d’intervalle.',
      },
      {
        question: 'Une collection ne montre que trois numéros. Où sont les autres ?',
        answer:
          'Leurs droits sont échus. Les rediffusions d’été en ramènent beaucoup : regardez de nouveau en juillet.',
      },
    ],
    meta_title: 'Guide : france.tv selon les dates',
    meta_description:
      '« Disponible jusqu’au », région, sous-titres et audiodescription : organiser ses soirées france.tv dans la limite de ses droits.',
  },
  joyn_downloader: {
    title: 'Joyn : de longues émissions allemandes par étapes',
    intro:
      'Pour qui apprend l’allemand ou vit outre-Rhin, Joyn réunit ProSieben et SAT.1. Leurs émissions durent ; autant les découper à votre rythme. À vingt heures quinze commence une émission qui finira à minuit ; enregistrée, elle commence quand vous rentrez et s’arrête quand vous avez sommeil.',
    steps: [
      {
        title: 'Être dans le bon pays',
        text: 'Allemagne, Autriche et Suisse ont chacune leur Joyn. Le compte gratuit ouvre la majeure partie. L’adresse change : joyn.de, joyn.at, joyn.ch. L’édition autrichienne comprend des chaînes locales que l’allemande n’a pas, et un compte ouvert dans l’une ne montre pas les listes de l’autre. Indiquez votre date de naissance à l’inscription, elle servira plus tard.',
      },
      {
        title: 'Aller à « Mediathek »',
        text: 'La vue « Live-TV » n’offre pas d’épisodes complets. L’entrée se trouve dans la barre du haut, à côté du direct. Une émission encore à l’antenne n’y est pas ; elle apparaît dans la nuit, au plus tard au matin.',
      },
      {
        title: 'Filtrer « Ganze Folgen »',
        text: 'Les séquences sont nombreuses ; ce filtre ne garde que les émissions entières. « Staffel » est la saison, « Folge » l’épisode. Quand les numéros se contredisent, ce qui arrive avec les émissions anniversaires, la date d’antenne tranche et mérite d’entrer dans le nom du fichier.',
      },
      {
        title: 'Garder un seul fichier',
        text: 'Trois heures en un bloc, et votre lecteur retient l’endroit où vous vous êtes arrêté. Un prime en 720p occupe 2 à 3 Go. Prenez d’abord les numéros gratuits, qui ont tendance à migrer vers l’offre payante, puis le reste. La ligne terminée affiche une durée : comparez-la à celle de la page.',
      },
      {
        title: 'Comparer avec la soirée',
        text: 'Une émission annoncée pour quatre heures qui en fait deux et dix minutes est entière : le reste était de la publicité. Sautez à la fin, là où le vainqueur se tient sous les confettis, si vous osez regarder. Un moment qui vous manque se trouve sans doute parmi les « Clips ».',
      },
    ],
    hints: [
      {
        title: 'Libre, puis PLUS+',
        text: 'Certaines émissions sont gratuites quelques jours, puis passent à l’offre payante. À l’inverse, PLUS+ montre quelques séries une semaine à l’avance. Un petit symbole sur la vignette distingue les unes des autres.',
      },
      {
        title: 'Parler vite',
        text: 'Les talk-shows sont ardus pour l’oreille. Commencez par les émissions de cuisine. Les règles d’un jeu se répètent chaque semaine : après deux numéros, vous comprenez déjà l’animateur sans effort, et le vocabulaire reste.',
      },
      {
        title: 'Chaînes invitées',
        text: 'Des documentaires d’autres diffuseurs se trouvent par la recherche. Leur durée en ligne est décidée par l’invité, non par Joyn.',
      },
      {
        title: 'Comique des débuts',
        text: 'Les vieux sketchs de SAT.1 restent longtemps et pèsent peu. Vingt parties tiennent dans 1 ou 2 Go, et l’on y apprend l’argot de 1998.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des sous-titres ?',
        answer:
          'Pour une partie des grandes émissions, en allemand. Le sigle UT le signale. Les fictions d’achat en ont moins que les productions maison. Joignez le texte en SRT : relire une blague ratée fait la moitié du plaisir.',
      },
      {
        question: 'Pourquoi vérifier mon âge ?',
        answer:
          'La loi allemande réserve certains titres au soir. Une vérification unique lève l’horaire. Elle se fait avec une pièce d’identité, directement auprès de Joyn. L’application n’y a aucune part et ne la remplace pas.',
      },
      {
        question: 'Pourquoi ma série américaine n’a-t-elle que des extraits ?',
        answer:
          'Le droit de montrer des épisodes entiers manque souvent. Elle est alors chez le service qui a acheté la diffusion en ligne.',
      },
      {
        question: 'Je paie PLUS+ par mon opérateur mobile. Est-ce valable ?',
        answer:
          'Oui, après l’avoir rattaché une fois sur la page de Joyn. Si les signes plus gardent un cadenas, déconnectez-vous et revenez.',
      },
      {
        question: 'Peut-on montrer la finale au club d’allemand ?',
        answer:
          'Non. Le privé s’arrête au foyer et à quelques amis sur le canapé ; la salle d’un club est publique aux yeux de la loi.',
      },
    ],
    meta_title: 'Guide : Joyn, émissions allemandes en entier',
    meta_description:
      'Mediathek, « Ganze Folgen », PLUS+ : suivre par étapes les longues émissions de Joyn, pour apprendre l’allemand ou se distraire.',
  },
  rtl_plus_downloader: {
    title: 'RTL+ (Allemagne) : feuilletons et téléréalité en ordre',
    intro:
      'Il s’agit ici du service allemand, et non de RTL en France ou en Belgique. Ses épisodes paraissent tantôt avant, tantôt après l’antenne. Suivre « GZSZ » ou une saison de jungle depuis la fin exige un dossier impeccable : vu dans le désordre, le mardi gâche le lundi.',
    steps: [
      {
        title: 'Rester dans la vidéo',
        text: 'RTL+ propose aussi musique, podcasts et magazines. Séries, films et émissions sont votre rayon. Les onglets se trouvent en haut et l’accueil mélange volontiers les genres. Plusieurs opérateurs allemands incluent l’abonnement ; dans ce cas, activez-le d’abord chez eux, puis connectez-vous sur plus.rtl.de avec l’adresse choisie à ce moment.',
      },
      {
        title: 'Trier par numéro',
        text: 'Les feuilletons sont en avance de plusieurs jours ; le numéro est plus sûr que la date. La page d’un feuilleton regroupe les épisodes par mois, celle d’une téléréalité par saison. Laissez figurer le numéro et la date dans le nom du fichier : le premier range, la seconde rassure.',
      },
      {
        title: 'Chercher les numéros spéciaux',
        text: 'Retrouvailles et soirées annexes sont en fin de saison ou forment un titre à part. « Das große Wiedersehen » suit la finale d’une ou deux semaines et n’est annoncé nulle part ailleurs. Cherchez-le par le nom de l’émission, puis triez par nouveauté.',
      },
      {
        title: 'Envoyer dans la file',
        text: 'Ordonnez, lancez : les lignes terminées se retirent si vous le souhaitez. Vingt-deux minutes pèsent 350 Mo en 720p, une soirée de téléréalité plutôt 1,5 Go. Joignez le texte allemand, signalé par « UT », si l’oreille n’y suffit pas. À la fin, parcourez la suite des numéros : un trou saute aux yeux.',
      },
      {
        title: 'Vider après chaque week-end',
        text: 'Une nuit de jungle dure quatre-vingt-dix minutes, soit 1,5 Go ; seize nuits en remplissent vingt-quatre. Lancez le matin, quand la mise en ligne est complète, et effacez le dimanche ce que vous avez vu. Gardez seulement le dernier fichier, pour que le compte se poursuive.',
      },
    ],
    hints: [
      {
        title: 'VOX et NITRO',
        text: 'Cherchez l’émission plutôt que la chaîne : il arrive qu’elle déménage au sein du groupe. Les émissions de rénovation ou de voyages passent ainsi d’une chaîne à l’autre sans changer de nom. L’ancienne page subsiste parfois, vide.',
      },
      {
        title: 'Selon la formule',
        text: 'Publicité, définition et lectures simultanées en dépendent. Le fichier n’offre pas plus que votre formule. Deux lectures dans le foyer peuvent déjà occuper tous les accès : fermez celle du salon si la file reste immobile.',
      },
      {
        title: 'Deux montages d’une soirée',
        text: 'Les rediffusions de l’après-midi sont parfois plus courtes. Si deux lignes portent la même date, la plus longue est celle de la première diffusion.',
      },
      {
        title: 'Vieilles années',
        text: 'Les débuts des feuilletons y sont par centaines. Enregistrez par intrigue plutôt que par an ; les sites d’amateurs donnent le premier et le dernier numéro de chacune.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film diffusé n’est-il pas en ligne ?',
        answer:
          'Pour le cinéma et le sport, les droits à la demande manquent souvent. L’Europa League et le football en direct relèvent d’accords particuliers ; des résumés sont proposés à la demande lorsque RTL+ les y place.',
      },
      {
        question: 'Utilisable depuis la France ?',
        answer:
          'Avec un abonnement payé en Allemagne, lors d’un séjour passager dans l’Union européenne. Le service hongrois du même nom est tout à fait indépendant. Pour qui vit en France, aucune offre n’est prévue.',
      },
      {
        question: 'Un épisode de demain se lit déjà. Puis-je le garder ?',
        answer:
          'Si votre formule le lit, il se choisit. Gardez la fin pour vous : les collègues sans abonnement apprécieront.',
      },
      {
        question: 'Pourquoi un cadenas sur ce qui était gratuit hier ?',
        answer:
          'Les fenêtres libres de RTL+ sont brèves, souvent jusqu’à la diffusion suivante. Ensuite, l’épisode retourne à l’offre payante.',
      },
      {
        question: 'L’ancienne adresse de TVNOW mène-t-elle quelque part ?',
        answer: 'Vers RTL+. Les comptes d’alors ont été repris avec leur mot de passe.',
      },
    ],
    meta_title: 'Guide : RTL+ d’Allemagne, épisode par épisode',
    meta_description:
      'Numéros plutôt que dates, émissions spéciales, VOX et NITRO : mettre en ordre le service allemand RTL+, pour soi.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer : conditions, coffrets et sous-titres',
    intro:
      'L’iPlayer est généreux, sous conditions : vivre au Royaume-Uni, payer la TV Licence et respecter les règles de la BBC sur les téléchargements. Une fiction en six parties, un week-end pluvieux : le temps qui reste à chaque épisode se lit avant le premier, et les sous-titres se prennent avec.',
    steps: [
      {
        title: 'Répondre pour la licence',
        text: 'Au premier lancement, le site demande si vous l’avez, et un code postal britannique. Répondez sincèrement. Le compte BBC est gratuit, mais la redevance du foyer ne l’est pas, et la lecture n’a lieu qu’au Royaume-Uni. Le site pose la question de temps à autre à nouveau ; répondre en passant le curseur au hasard n’est pas une bonne idée.',
      },
      {
        title: 'Essayer l’application de la BBC',
        text: 'Sur mobile, elle télécharge bien des programmes. Ses délais servent de mesure à toute copie privée. Les vidéos y expirent après un certain délai, affiché sous chacune. Elle n’existe pas pour ordinateur : c’est là que ce guide intervient, à l’intérieur des mêmes règles.',
      },
      {
        title: 'Ouvrir la série',
        text: '« Available for » indique le temps restant ; certaines séries sont là en coffret complet. « Available for 11 months » laisse du temps, « 4 days left » non. Les coffrets se trouvent sous « Box Sets » ; pour une émission quotidienne, ouvrez la liste complète des épisodes, faute de quoi seuls les plus récents s’affichent.',
      },
      {
        title: 'Choisir l’édition',
        text: 'Audiodescription et langue des signes apparaissent comme piste, ou comme entrée à part. Les lettres AD et SL suivent alors le titre. Les programmes déconseillés avant une certaine heure portent une mention « Guidance » ; avec le verrou parental, le code se saisit une fois dans le navigateur intégré.',
      },
      {
        title: 'Joindre les sous-titres',
        text: 'L’anglais est sous-titré presque partout. En SRT, le texte se laisse relire et chercher. La BBC attribue une couleur à chaque locuteur : choisissez la forme stylée si vous tenez aux couleurs, SRT dans les autres cas. Six épisodes d’une heure en 720p demandent de 5 à 6 Go. Nommez « S02E03 », car « Series » signifie ici saison, et ouvrez le sixième avant de partir.',
      },
    ],
    hints: [
      {
        title: 'BBC Four',
        text: 'Archives et documentaires y abondent ; la page de la chaîne les trouve mieux que la recherche. Le label « From the Archive » réunit des films qui resteront des années. Rien ne presse : enregistrez d’abord ce qui s’éteint ce mois-ci.',
      },
      {
        title: 'Éditions régionales',
        text: 'Les journaux changent avec votre code postal. Le pays de Galles et l’Écosse ont en outre leurs fictions, en gallois et en gaélique, sous-titrées en anglais dans l’image.',
      },
      {
        title: 'Tout le coffret d’un coup',
        text: 'Quand la bande-annonce dit « boxset », chaque partie est en ligne après la première diffusion. Les journaux racontent alors la fin des semaines avant BBC One.',
      },
      {
        title: 'Réserve pour un mois d’août pluvieux',
        text: 'Les séries d’archives n’expirent pas demain. Laissez-les tout en bas de la liste et ne les lancez que la file vide.',
      },
    ],
    questions: [
      {
        question: 'La licence d’un ami britannique suffit-elle ?',
        answer:
          'Non, elle vaut pour son foyer, et le service pour les personnes présentes au Royaume-Uni. Un étudiant en cité universitaire doit vérifier le cas précis auprès de TV Licensing, qui détaille chaque situation. À l’étranger, même pour un séjour, l’iPlayer se ferme.',
      },
      {
        question: 'Et la radio ?',
        answer:
          'Elle est sur BBC Sounds, un autre service, hors de ce produit. Beaucoup d’émissions y sont proposées comme podcasts, à écouter dans n’importe quelle application faite pour cela.',
      },
      {
        question: 'Puis-je emporter le coffret en France ?',
        answer:
          'L’iPlayer n’y fonctionne pas. Ce que vous avez gardé chez vous vaut pour un visionnage privé, tant que les règles de la BBC et la loi l’admettent ; lisez-les avant de faire la valise.',
      },
      {
        question: 'Un film vu à Noël a disparu. Reviendra-t-il ?',
        answer:
          'Les longs métrages s’achètent pour quelques semaines autour de l’antenne. Ils reviennent avec le passage suivant, d’ordinaire aux fêtes.',
      },
      {
        question: 'Le sport affiché peut-il être choisi ?',
        answer: 'Les résumés, oui. Les matchs entiers restent un jour au plus, et le direct jamais.',
      },
    ],
    meta_title: 'Guide : BBC iPlayer, règles et coffrets',
    meta_description:
      'TV Licence, « Available for », audiodescription et sous-titres anglais : utiliser l’iPlayer sur ordinateur selon ses règles.',
  },
  itvx_downloader: {
    title: 'ITVX : rattraper les soirées sans se gâcher la fin',
    intro:
      'Certaines émissions occupent six soirs par semaine. Un ordre fixe évite les doublons et les révélations. Entre un feuilleton du lundi, un jeu de l’après-midi et une mini-série policière, ITVX remplit aussi bien un vol de quatre heures qu’un rhume de trois jours.',
    steps: [
      {
        title: 'S’inscrire',
        text: 'Nom, date de naissance et code postal britannique. Premium peut venir plus tard. Le compte ne coûte rien ; la réclame diminue si vous passez plus tard à l’offre payante. L’Écosse fait exception : STV y diffuse les mêmes programmes sur son propre lecteur, qui est un autre service.',
      },
      {
        title: 'Inverser le tri',
        text: 'ITVX place le dernier épisode en tête. Retournez la liste avant de cocher. Les plus récents d’abord, c’est pratique pour qui suit, fatal pour qui rattrape. Une fois l’ordre inversé, cochez par plages de dates, sans regarder les images.',
      },
      {
        title: 'Reconnaître Premium',
        text: 'Un signe sur l’image désigne l’offre payante, riche en séries britanniques plus anciennes. Ces séries viennent en partie de l’ancien BritBox. Un titre marqué ainsi se lit sans publicité ; sans l’abonnement, vous n’aurez que la bande-annonce. Sous « Full Series », repérez ce qui est complet : deux ou quatre épisodes font une soirée.',
      },
      {
        title: 'Inscrire la date',
        text: 'Pour les quotidiennes, elle tient lieu de numéro. Les feuilletons restent un mois environ. Une semaine de « Coronation Street » prend 2 Go en 720p ; avec les sous-titres anglais, les accents de Manchester deviennent familiers. Copiez ensuite les MP4 sur la tablette et essayez-en un sans réseau.',
      },
      {
        title: 'Copier, puis embarquer',
        text: 'En 720p, six épisodes de feuilleton font 2 Go, un drame en quatre parties trois. Lancez chacun une fois en mode avion, chargez la tablette à fond et baissez la luminosité. La porte annoncera un retard, et cela vous sera égal. S’il ne reste que trois heures, prenez un seul drame en 480p : moins d’un gigaoctet.',
      },
    ],
    hints: [
      {
        title: 'Éviter l’accueil',
        text: 'Il annonce qui est éliminé. Passez par la recherche. Tapez les trois premières lettres du titre dans la loupe, la fiche s’ouvre sans images de la veille. Le même conseil vaut pour les réseaux sociaux.',
      },
      {
        title: 'Saisons d’avance',
        text: 'De nouvelles séries policières y sont entières avant l’antenne. Toute la saison se prend alors d’un coup, et la presse en parle encore pendant six semaines : à vous de ne rien dire au bureau.',
      },
      {
        title: 'Vingt ans d’inspecteurs',
        text: 'Les grandes séries policières sont faites de films de quatre-vingt-dix minutes. Un à l’aller, un au retour : c’est la dose classique.',
      },
      {
        title: 'Nuits de jungle',
        text: 'Les soirées de téléréalité vont avec un talk-show distinct. Cochez les deux à la même date si vous les suivez.',
      },
      {
        title: 'Dossier des petits',
        text: 'ITVX Kids a des dessins animés de onze minutes. Sur un appareil à part, le siège côté hublot reste paisible.',
      },
    ],
    questions: [
      {
        question: 'Qu’est devenu l’ITV Hub ?',
        answer:
          'ITVX l’a remplacé à la fin de 2022, et les comptes ont été conservés. L’ancien nom survit dans quelques télécommandes. Un mot de passe de cette époque fonctionne toujours ; s’il est refusé, la remise à zéro arrive par e-mail en deux minutes.',
      },
      {
        question: 'Les épisodes sont-ils sous-titrés ?',
        answer:
          'Une bonne part, uniquement en anglais. Les jeux télévisés en ont presque tous, les films américains moins.',
      },
      {
        question: 'Pourquoi un film américain ne se coche-t-il pas ?',
        answer:
          'ITVX ne le lit pas sur ordinateur avec votre compte, ou seulement en direct. Les droits se limitent souvent à l’antenne.',
      },
      {
        question: 'BritBox, est-ce la même chose que Premium ?',
        answer:
          'Au Royaume-Uni, son fonds est passé dans ITVX Premium. Ailleurs, BritBox est un service indépendant, hors de ce produit.',
      },
    ],
    meta_title: 'Guide : ITVX sans révélations',
    meta_description:
      'Tri inversé, signe Premium, date dans le nom : rattraper au Royaume-Uni les soirées d’ITVX, dans l’ordre et pour soi.',
  },
  channel_4_downloader: {
    title: 'Channel 4 : humour, enquêtes et Walter Presents',
    intro:
      'Public par son statut, financé par la publicité, Channel 4 garde des décennies de programmes. Encore faut-il savoir par où entrer. Un humour qui ne ressemble à aucun autre, des séries danoises ou argentines choisies à la main : la flânerie est la bonne méthode, à condition de noter ce que l’on trouve.',
    steps: [
      {
        title: 'Ouvrir un compte',
        text: 'Gratuit ; un niveau payant réduit la publicité. Le formulaire demande un code postal du Royaume-Uni, seul pays où la lecture démarre. Channel 4+ n’enlève pas toute la publicité : le direct et quelques titres la conservent.',
      },
      {
        title: 'Passer par « Categories »',
        text: 'Comedy, Documentaries et World Drama sont mieux tenues que la liste de A à Z. Chaque page de catégorie finit par un lien vers la liste complète, bien plus longue que la rangée. Les comédies anciennes restent des années : gardez-les pour les derniers gigaoctets.',
      },
      {
        title: 'Entrer chez Walter Presents',
        text: 'Les séries européennes, dont des françaises, y sont en version originale sous-titrée en anglais. Les saisons sont presque toujours entières et arrivent le vendredi. Le titre anglais diffère de l’original ; la fiche indique le pays et la langue, de quoi composer un dossier par langue étudiée.',
      },
      {
        title: 'Traiter les sous-titres',
        text: 'Pour ces séries, ils sont incrustés dans l’image : inutile d’ajouter une piste. Quelques titres récents font exception et proposent une piste de texte : la liste des pistes vous le dit. Une version signée, elle, forme une entrée séparée, parfois plus récente que la première diffusion. Huit épisodes de cinquante minutes font environ 6 Go en 720p.',
      },
      {
        title: 'Films d’abord, drames ensuite',
        text: 'Placez en tête ce qui n’a plus que six jours, puis la série étrangère d’un bloc. Quand tout est fini, triez par pays : une étagère qui commence par la Belgique a son charme. Jouez une réplique de chaque dossier, pour voir si le texte est dans l’image ou dans une piste, et notez-le.',
      },
    ],
    hints: [
      {
        title: 'Saisons brèves',
        text: 'Six épisodes de 25 minutes : une série entière tient dans peu de place. « Peep Show » entier occupe moins qu’un film en 4K. Au nom du fichier, écrivez « S03 » pour « Series 3 », afin de ne pas confondre une série et une saison.',
      },
      {
        title: 'Film4',
        text: 'Ses films ont en général les délais les plus courts du service. Les jours restants se lisent sur la fiche. Commencez par elle chaque semaine, le reste du catalogue est patient.',
      },
      {
        title: 'Titres d’origine',
        text: 'Walter donne un nom anglais à presque tout. Relevez celui du générique si vous voulez en lire davantage ailleurs.',
      },
      {
        title: 'Concours de la semaine',
        text: 'La tente aux gâteaux est en ligne le soir même et y reste la saison. Prenez-la avant d’ouvrir un journal.',
      },
      {
        title: 'Enquêtes retirées',
        text: 'Un procès fait parfois disparaître un reportage pour quelques mois. Un trou dans la liste n’est que rarement une erreur.',
      },
    ],
    questions: [
      {
        question: 'La TV Licence est-elle exigée ?',
        answer:
          'Pour le direct, oui ; à la demande, non. Il faut de toute façon être au Royaume-Uni. La nuance tient au droit britannique : regarder en direct, sur quelque écran que ce soit, demande la redevance. Channel 4 l’explique dans son aide.',
      },
      {
        question: 'Où sont les premiers « Bake Off » ?',
        answer:
          'Ils appartiennent aux années BBC. Channel 4 diffuse l’émission depuis 2017. Le nom « All 4 » a disparu en 2023, le compte est resté.',
      },
      {
        question: 'La deuxième saison de ma série danoise n’existe pas. Viendra-t-elle ?',
        answer: 'Walter Presents achète saison par saison. Sa lettre d’information l’annonce la première.',
      },
      {
        question: 'Mon groupe de lecture peut-il emprunter un film ?',
        answer:
          'Non. Recommandez-le plutôt avec sa date de fin : le service est gratuit et chacun peut le voir là-bas.',
      },
      {
        question: 'E4 et More4 sont-ils couverts ?',
        answer: 'Leurs programmes figurent au même catalogue, pour autant qu’ils sont à la demande.',
      },
    ],
    meta_title: 'Guide : Channel 4 et Walter Presents',
    meta_description:
      'Categories, Walter Presents, sous-titres incrustés : trouver et ranger en privé les programmes de Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay : fictions italiennes et trésors des Teche',
    intro:
      'RaiPlay associe les programmes du jour à des archives profondes. Pour apprendre l’italien, c’est une mine. Soixante-dix ans de télévision y dorment par couches : la fiction d’hier soir, les variétés en noir et blanc, un Pasolini interviewé sur une plage.',
    steps: [
      {
        title: 'S’inscrire',
        text: 'Le compte est gratuit. Hors d’Italie, films et sport sont bloqués, les productions de la Rai bien moins. Une adresse e-mail suffit, ou un compte existant chez les grands du Web. Certains programmes se lisent sans, mais la liste de favoris et la reprise en dépendent, et il est plus simple de s’en occuper tout de suite.',
      },
      {
        title: 'Fiction ou Programmi',
        text: 'Les séries sont sous « Fiction » et « Serie TV », les émissions sous « Programmi ». Une fiction longue s’y présente par saison, avec deux épisodes par soirée : la télévision italienne les diffuse couplés, le site en fait tantôt deux lignes, tantôt une seule de cent minutes. Regardez la durée avant de numéroter.',
      },
      {
        title: 'Visiter les Teche',
        text: 'Les archives se parcourent par décennie et par personne. La définition est celle de l’époque. Ne demandez pas la plus grande taille pour un sketch de 1965 : vous n’obtiendriez que des octets en plus. En revanche, prenez l’ensemble d’un cycle, car les titres y sont vagues et l’on peine à retrouver un numéro isolé.',
      },
      {
        title: 'Activer les sous-titres',
        text: 'La piste pour malentendants, en italien, accompagne la plupart des fictions. Le napolitain et le sicilien y sont parfois rendus en italien courant, ce qui rend service. Enregistrez le texte en SRT : chercher une expression devient un exercice de langue.',
      },
      {
        title: 'Un fichier par enquête',
        text: 'Chaque affaire de Montalbano a la longueur d’un film. Près de deux heures, soit 2 Go en 720p. Mettez l’année de tournage en tête, car la série principale et celle de la jeunesse du commissaire se mêlent dans les listes. À l’ouverture, l’image doit être en 16/9 ; les plus anciens épisodes le sont aussi.',
      },
    ],
    hints: [
      {
        title: 'Sanremo',
        text: 'Cinq soirées entières, et chaque chanson séparément. Pour la musique, le second choix est plus maniable. Décidez-vous pour l’une des deux formes, sinon tout sera en double. La finale seule dépasse cinq heures et 5 Go.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'La radio et les podcasts ont leur propre service. Le concert de la veille peut y être sans y être en image, et inversement. Ce produit ne couvre que RaiPlay.',
      },
      {
        title: 'Rai Cultura et Rai Storia',
        text: 'Dante, Olivetti, la crue de Florence : ces leçons sont courtes, sans date de fin, et font un bon début pour l’oreille.',
      },
      {
        title: 'Doublées par honneur',
        text: 'Les séries étrangères le sont toutes. Là où « lingua originale » est proposé, la seconde piste se range à côté de la première dans un MKV.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des dates de fin ?',
        answer:
          'Les archives restent, les séries achetées partent. La Rai n’affiche l’échéance que pour une partie. « Disponibile fino al » signale ce qui est acheté ; l’absence de mention, en règle générale, ce qui demeure. Traitez la première sorte en priorité.',
      },
      {
        question: 'Des sous-titres français ?',
        answer:
          'Non, sinon par exception. Quelques films étrangers ont une piste originale. Pour l’italien, le texte destiné aux malentendants est votre meilleur allié.',
      },
      {
        question: 'Je ne connais que le présentateur. Comment chercher ?',
        answer:
          'Tapez son nom et filtrez par « Programmi ». Les pages d’archives citent distribution et année, et d’une soirée un lien mène au cycle entier.',
      },
      {
        question: 'Une interview peut-elle servir à un exposé ?',
        answer:
          'Citer une phrase avec sa source est d’usage ; montrer les images demande l’accord de la Rai. Teche a un bureau qui répond à ces courriers.',
      },
      {
        question: 'Pourquoi un vieux feuilleton n’a-t-il que les parties 2 et 5 ?',
        answer:
          'Les bandes coûtaient cher et servaient plusieurs fois. Ce qui manque ici manque à Rome aussi.',
      },
    ],
    meta_title: 'Guide : RaiPlay, fictions et archives',
    meta_description:
      'Fiction, Programmi, Teche et sous-titres italiens : profiter de RaiPlay sur ordinateur, en privé, pour le plaisir de la langue.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity : des émissions entières',
    intro:
      'Pour chaque émission, Mediaset publie des dizaines de séquences. L’onglet juste fait toute la différence. Une émission du soir de trois heures, coupée en deux parties et accompagnée de quarante clips : c’est le montage qui fait le travail, et il ne prend qu’une minute.',
    steps: [
      {
        title: 'Se connecter gratuitement',
        text: 'Canale 5, Italia 1 et Rete 4 sont ouverts avec un compte ; Infinity+ est l’offre payante. L’inscription se fait sur mediasetinfinity.mediaset.it avec une adresse ou un réseau social. Le même compte sert si vous ajoutez ensuite l’offre payante, vendue aussi comme chaîne chez Amazon ; là, c’est le téléchargeur de Prime Video qui convient.',
      },
      {
        title: 'Ouvrir « Puntate intere »',
        text: '« Clip » et « Extra » ne contiennent que des morceaux. La rangée vient après cinq ou six autres. Sur la page d’un programme quotidien, elle se trie par mois ; descendez jusqu’au bon, puis cochez.',
      },
      {
        title: 'Rassembler les parties',
        text: 'Une grande soirée est parfois divisée en deux ou trois ; le numéro figure dans le titre. L’application propose de les joindre quand les titres se suivent. Vérifiez seulement que la première s’arrête bien là où la seconde commence, en jouant dix secondes autour du raccord. Une soirée complète en 720p prend 3 Go.',
      },
      {
        title: 'Commencer par la date',
        text: 'Les quotidiennes ne diffèrent que par elle. « 2025-11-06 – Uomini e donne » se range sans effort. Les numéros longs paraissent dans la matinée qui suit : inutile de veiller jusqu’à minuit, un coup d’œil au petit déjeuner suffit.',
      },
      {
        title: 'Un dossier par émission',
        text: 'Chaîne, nom, date : ce modèle tient des années. Lancez la file le matin et regardez l’après-midi la dernière partie ; si le studio y souhaite bonne nuit, rien ne manque. Les bandes quotidiennes de dix minutes gagnent à être jointes par semaine.',
      },
    ],
    hints: [
      {
        title: 'Séries turques',
        text: 'L’Italie les redécoupe : un épisode d’origine en fait deux ou trois. Comptez donc comme Mediaset et non comme Istanbul, sans quoi rien ne concordera avec la page. Les rediffusions de l’après-midi sont de nouveau plus courtes.',
      },
      {
        title: 'Grande Fratello',
        text: 'Le flux permanent ne s’enregistre pas ; les soirées, tant qu’elles sont en ligne. Celles de l’année précédente restent en général jusqu’au retour de l’émission. Les séquences des réseaux sociaux, elles, se répètent en boucle ; passez-les.',
      },
      {
        title: 'L’été, autres horaires',
        text: 'Dès juin, les feuilletons changent d’heure ou doublent de longueur. Les dates restent justes, le rythme du dossier non.',
      },
      {
        title: 'Trois formes de téléréalité',
        text: 'La soirée, la quotidienne et la caméra permanente sont trois entrées. La quotidienne de la veille résume la semaine en une demi-heure.',
      },
      {
        title: '« Prima TV »',
        text: 'Ces mots désignent une première diffusion en Italie. Sans eux, une date récente peut cacher une reprise : comparez le titre.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film demande-t-il Infinity+ ?',
        answer:
          'Le cinéma appartient souvent à l’offre payante, même après un passage à la télévision. La mention « Infinity+ » figure dans le coin de l’affiche. Le son original y accompagne souvent l’italien, et les deux vont ensemble dans un MKV.',
      },
      {
        question: 'Et depuis la France ?',
        answer:
          'Une partie des émissions maison s’ouvre, les films et le sport non. L’Espagne a, sous le même nom, un service distinct avec son compte et ses programmes ; ce guide concerne l’italien.',
      },
      {
        question: 'Un épisode commence par cinq minutes déjà vues. Est-ce un doublon ?',
        answer:
          'C’est le résumé, que l’édition italienne étire. Il se saute, mais ne se coupe pas sans entamer la scène suivante.',
      },
      {
        question: 'Y a-t-il des sous-titres ?',
        answer:
          'Pour certaines fictions et certains films, en italien. Les talk-shows n’en ont pas, et le menu reste vide.',
      },
      {
        question: 'Un abonnement pris sur le téléviseur fonctionne-t-il ?',
        answer: 'Oui, une fois rattaché à une adresse e-mail avec laquelle vous ouvrez la page Web.',
      },
    ],
    meta_title: 'Guide : Mediaset Infinity, puntate intere',
    meta_description:
      '« Puntate intere », parties réunies, date en tête : garder pour soi les émissions et séries de Mediaset Infinity.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+ : les séries originales d’Espagne',
    intro:
      'Depuis qu’il s’achète sans ligne téléphonique, le service touche un public plus large. Ses séries brèves se rangent aisément. Des réalisateurs de cinéma y signent des histoires en six parties : tout un week-end en espagnol, sans bruit et sans deuxième saison à attendre.',
    steps: [
      {
        title: 'Prendre le bon identifiant',
        text: 'Celui de l’opérateur pour ses clients, celui du service pour les autres. Le choix se présente sur la première page. Si vous avez pris l’offre ouverte à tous, laissez le bouton des clients d’une box et entrez par l’autre. Un profil enfant masque les originaux pour adultes.',
      },
      {
        title: 'Ouvrir « Originales »',
        text: 'Les productions de la maison y restent plus longtemps que les achats. La rangée porte aussi l’année. Pour une série terminée, cochez-la entière ; pour une nouveauté, deux épisodes paraissent d’ordinaire ensemble, le jeudi.',
      },
      {
        title: 'VOSE ou Castellano',
        text: 'VOSE signifie version originale sous-titrée en espagnol ; pour une série espagnole, l’original est déjà le castillan. Pour un titre étranger, prenez les deux voix et le texte espagnol dans un MKV ; pour un titre du pays, cherchez les sous-titres pour sourds, très proches de ce qui est dit. Les codes ca, eu, gl annoncent le catalan, le basque et le galicien.',
      },
      {
        title: 'Cocher la saison',
        text: 'Six épisodes de cinquante minutes : une clé USB modeste suffit. En 720p, l’ensemble fait 5 Go à peu près. Ouvrez le premier et changez de piste en cours de route : si l’espagnol succède à l’anglais sans décalage, tout est en place.',
      },
      {
        title: 'Comparer les deux voix',
        text: 'Écoutez la même phrase dans chaque piste. Si l’une arrive avant les lèvres, reprenez l’entrée depuis la vidéothèque et non depuis les sept jours, où le film est tel qu’à l’antenne. Un MKV passe d’une langue à l’autre par une touche ; pour la tablette, un MP4 avec celle que vous préférez.',
      },
    ],
    hints: [
      {
        title: '« Últimos 7 días »',
        text: 'Les chaînes y laissent leurs programmes une semaine, pas davantage. L’émission de fin de soirée est là le lendemain matin. Enregistrez-la dans la semaine, car aucune archive ne la conserve ensuite au complet.',
      },
      {
        title: 'Football',
        text: 'Les matchs entiers manquent en général à la demande ; les magazines, moins souvent. Quand un match s’y trouve, le fichier porte le nom des équipes, jamais le score. Il reste quelques jours, pas une saison.',
      },
      {
        title: 'Deux images d’une chaîne',
        text: 'Un film peut être listé en HD et dans une version pour grands écrans. L’ordinateur ne lit souvent que la première, et le menu le dit.',
      },
      {
        title: 'Cycles entiers',
        text: 'Un réalisateur, une décennie, un genre pour un mois : ces ensembles ont leur page, et leurs films partent le même soir.',
      },
      {
        title: 'Musique et sport racontés',
        text: 'Les documentaires de la maison durent des années. Dans une file triée par date, ils peuvent toujours fermer la marche.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi deux pistes sur une émission ?',
        answer:
          'Les chaînes espagnoles diffusent en deux langues ; choisissez celle que vous comprenez. L’une est l’original, l’autre le doublage, envoyées ensemble par le signal « dual ». Le lecteur en garde une par défaut ; le fichier peut contenir les deux.',
      },
      {
        question: 'Y a-t-il du catalan ou du basque ?',
        answer:
          'De temps à autre. Le menu des langues vous le dira. Les services partenaires d’un forfait (Netflix, Disney+ et autres) s’ouvrent chez eux. Leur produit est distinct dans notre boutique.',
      },
      {
        question: 'Que signifie « Disfruta en el descodificador » ?',
        answer:
          'Que le titre ne passe que par le boîtier. C’est une question de contrat ; l’application ne choisit pas ce que la page ne lit pas.',
      },
      {
        question: '« Mis grabaciones » compte-t-il ?',
        answer:
          'Ces enregistrements sont chez Movistar, avec leur propre délai. Ce produit lit le catalogue et les jours passés.',
      },
      {
        question: 'Peut-on continuer pendant des vacances au Portugal ?',
        answer:
          'Un abonnement payé vous suit dans l’Union pour un temps. Ce qui est gardé d’avance à la maison n’y demande aucune connexion.',
      },
    ],
    meta_title: 'Guide : Movistar Plus+, séries originales',
    meta_description:
      '« Originales », VOSE, saison d’un coup : ranger en privé les séries espagnoles de Movistar Plus+, avec votre propre accès.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV : acheté, loué ou gratuit',
    intro:
      'Trois sortes de films s’y côtoient, chacune avec ses droits. Le rangement commence donc dans le compte. Confondre une location avec un achat coûte un film à demi vu ; confondre un achat avec un film gratuit coûte de l’argent. Dix minutes de classement suffisent à l’éviter.',
    steps: [
      {
        title: 'Ouvrir « Mes vidéos »',
        text: 'Achats et locations y forment deux rangées, les secondes avec leur temps restant. Le service existe dans une quarantaine de pays d’Europe, chacun avec sa langue et ses prix. Un achat y figure sans date, une location avec les heures qui restent à courir ; ce qui a expiré disparaît de la rangée.',
      },
      {
        title: 'Lire les conditions du titre',
        text: 'La page d’achat dit si un téléchargement est prévu sur vos appareils. Suivez-la. En règle générale, une location laisse trente jours pour commencer et quarante-huit heures pour finir. Appuyer sur Lecture « juste pour essayer » met la montre en marche : faites vos essais avec un film gratuit.',
      },
      {
        title: 'Choisir la langue avant de lancer',
        text: 'Certains films sont proposés langue par langue. Une fois lancé, il n’y a plus qu’une piste. Dans la fenêtre de lecture, le drapeau indique la voix, la ligne dessous le texte. Les sous-titres sont moins nombreux que chez les grands services par abonnement, parfois aucun ; regardez avant de payer, non après.',
      },
      {
        title: 'Tenir trois dossiers',
        text: 'Acheté, loué, gratuit : vous savez ainsi quoi effacer, et quand. Dans « Loué », ajoutez l’échéance au nom du film et videz le dossier le dimanche. Un film en HD prend 3 à 4 Go, et moins en définition standard. Quand la file annonce la fin, lisez la dernière minute : le générique doit y être.',
      },
      {
        title: 'Contrôler deux endroits',
        text: 'Après l’enregistrement, ouvrez le fichier au début et aux trois quarts. Pour une location, supprimez-le quand l’heure sonne, comme on rapporterait un disque. Pour un film payé en UHD, regardez quelle image l’ordinateur reçoit vraiment, avant de réserver la place.',
      },
    ],
    hints: [
      {
        title: 'Gratuit avec publicité',
        text: 'Ces films tournent chaque mois et diffèrent selon les pays. Ils s’ouvrent sous « Gratuit » ou « Free », tout comme des chaînes en continu. Celles-ci n’ont pas de début et ne s’enregistrent pas.',
      },
      {
        title: 'Définition sur ordinateur',
        text: 'Le navigateur lit souvent moins bien qu’un téléviseur ; le fichier suit le navigateur. HD et UHD sont de plus deux offres distinctes. Celle que vous avez payée est la seule que votre espace propose.',
      },
      {
        title: 'Gratuit ne dure pas',
        text: 'La partie libre se renouvelle chaque mois. Un film peut coûter de l’argent en mars et redevenir gratuit en mai.',
      },
      {
        title: 'Productions de la maison',
        text: 'Ses portraits de footballeurs et autres documentaires sont libres dans bien des pays, avec plus de sous-titres que les achats.',
      },
      {
        title: 'S’exercer sur du gratuit',
        text: 'Avant de louer pour un voyage, gardez un film libre du début à la fin. Vous connaîtrez ligne, disque et lecteur sans qu’aucun délai ne coure.',
      },
    ],
    questions: [
      {
        question: 'Que devient un achat si le titre est retiré ?',
        answer:
          'Les conditions de vente le prévoient. Gardez la confirmation et relisez-les. Un achat numérique est un droit de visionnage chez Rakuten TV, dans les limites de ces conditions. Une copie privée n’est possible que si elles et votre loi l’admettent.',
      },
      {
        question: 'Puis-je acheter dans un autre pays ?',
        answer:
          'Non, le compte est lié à son pays d’inscription. Le service japonais du même groupe est tout à fait séparé. Après un déménagement, demandez à l’aide de Rakuten ce que devient votre bibliothèque.',
      },
      {
        question: 'Mon film acheté n’est plus dans la recherche. L’ai-je perdu ?',
        answer:
          'D’habitude, il n’est simplement plus en vente et demeure dans votre espace. S’il y manque aussi, seul Rakuten peut répondre ; gardez le reçu.',
      },
      {
        question: 'Pourquoi mon film doublé s’ouvre-t-il dans l’original ?',
        answer:
          'La première piste du fichier passe la première. Remontez votre langue dans la liste avant d’enregistrer, ou changez-la d’une touche.',
      },
      {
        question: 'Les points Rakuten changent-ils quelque chose ?',
        answer:
          'Dans certains pays, ils paient un film. Pour l’application, il est le même, quelle que soit la monnaie.',
      },
    ],
    meta_title: 'Guide : Rakuten TV, achats et locations',
    meta_description:
      '« Mes vidéos », conditions du titre, langue, trois dossiers : ranger les films de Rakuten TV dans la limite de ses droits.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime : des sous-titres pour vingt pays',
    intro:
      'Présent dans plus de vingt pays d’Europe, mais non en France, SkyShowtime soigne les langues de petite diffusion. Pour une série de Paramount en version originale avec un texte tchèque, finnois ou portugais, il n’y a guère d’autre adresse ; encore faut-il que votre licence date d’avant l’arrêt des ventes.',
    steps: [
      {
        title: 'Être dans un pays desservi',
        text: 'Pays nordiques, Pays-Bas, Espagne, Portugal, Europe centrale et orientale : le compte suit le pays. Mettez d’abord l’application à jour : les versions anciennes n’ouvrent plus la page de connexion. Puis saisissez sur skyshowtime.com l’adresse de l’abonnement et choisissez votre profil. Si la page annonce que le service n’est pas disponible, c’est de votre emplacement qu’elle parle.',
      },
      {
        title: 'Régler la langue d’affichage',
        text: 'Elle commande titres et résumés. Les sous-titres se choisissent à part. Pour la changer, ouvrez la gestion du profil et revenez à l’accueil. Les titres des fichiers suivront, ce qui compte lorsque plusieurs personnes partagent le même disque.',
      },
      {
        title: 'Suivre le studio',
        text: 'Paramount, Universal, Nickelodeon et Sky ont chacun leur espace. Essayez un seul épisode avant de remplir la file. S’il se lit mais ne s’enregistre pas, le service a changé quelque chose ; indiquez-nous alors le titre, le pays et joignez le journal. Ces messages nous aident à décider d’un retour.',
      },
      {
        title: 'Garder l’original sous-titré',
        text: 'Le doublage concerne surtout les films pour enfants. Pour les autres, la voix anglaise accompagne presque toujours un texte local. Un épisode d’une heure en 720p prend autour d’un gigaoctet, texte compris. Contrôlez les accents et les lettres particulières à l’écran : ğ, ő ou ł doivent s’afficher comme il faut.',
      },
      {
        title: 'Procéder titre par titre',
        text: 'Si l’essai réussit, prenez d’abord ce qui part, une ligne à la fois, et ouvrez chaque fichier avant le suivant. Cochez le texte par son code, par exemple sv, pl ou ro. Une saison que vous voulez voir cette année ne se remet pas à l’an prochain.',
      },
    ],
    hints: [
      {
        title: 'Pour les licences existantes',
        text: 'Ce produit n’est pas toujours en vente. Sa page indique l’état du jour et ce qui peut le remplacer. Une licence à vie reste dans votre compte et compte pour le prix d’une suite comme n’importe quelle autre. Rien ne vous oblige à y toucher.',
      },
      {
        title: 'Au rythme américain',
        text: 'Les séries hebdomadaires arrivent d’ordinaire un jour après les États-Unis. D’autres titres des mêmes studios sont chez d’autres services, selon le pays. Un produit que vous possédez déjà les ouvre peut-être.',
      },
      {
        title: 'Rien ne s’efface',
        text: 'Les fichiers plus anciens se lisent toujours dans n’importe quel lecteur. Les conditions de votre abonnement continuent de s’y appliquer, même après sa fin.',
      },
      {
        title: 'Le service a ses applications',
        text: 'Sur téléphone et tablette, SkyShowtime propose ses propres téléchargements selon l’offre. Pour un voyage, c’est aujourd’hui la voie sûre.',
      },
    ],
    questions: [
      {
        question: 'Quels sous-titres pour apprendre ?',
        answer:
          'Ceux de la langue parlée, l’anglais le plus souvent. Une traduction abrège toujours. Le lecteur permet d’en afficher un à la fois ; avec deux fichiers SRT, vous passez de l’un à l’autre sur votre ordinateur.',
      },
      {
        question: 'En quoi les formules diffèrent-elles ?',
        answer:
          'Publicité, définition, lectures simultanées. Le catalogue est à peu près le même. Le niveau avec publicité se limite à un écran de moins et à une image plus modeste. La page des offres de votre pays donne le tableau du jour.',
      },
      {
        question: 'Pourquoi ce produit a-t-il été retiré ?',
        answer:
          'Parce que nous ne vendons pas ce que nous ne pouvons maintenir en état. Un outil qui fonctionne certains jours n’en est pas un.',
      },
      {
        question: 'Ma formule se renouvelle. Serai-je encore débité ?',
        answer:
          'Votre compte, à la rubrique des abonnements, nomme le prochain débit, et vous pouvez résilier à tout moment. Si un débit vous paraît injustifié, écrivez-nous.',
      },
      {
        question: 'La suite ouvre-t-elle SkyShowtime ?',
        answer: 'Pas plus que le produit seul. Choisissez-la pour les autres services qu’elle contient.',
      },
    ],
    meta_title: 'Guide : SkyShowtime et ses sous-titres',
    meta_description:
      'Langue du profil, espaces de studio, version originale : ranger pour soi les séries de SkyShowtime dans les pays desservis.',
  },
  now_tv_downloader: {
    title: 'NOW : un pass à la fois',
    intro:
      'NOW vend séparément séries, cinéma et sport, au mois. En planifiant, on a rarement besoin de deux pass ensemble. Le service britannique et irlandais change de vitrine plus souvent que de règle : un mois payé, un mois de droits, et rien n’oblige à continuer.',
    steps: [
      {
        title: 'Regarder ses pass',
        text: 'Le compte donne l’état et la date de renouvellement de chacun. Résiliez à temps ce qui ne sert plus. Une offre d’essai se transforme en abonnement à sa fin : la date est écrite en petit sous « My Account ». Notre produit n’est pas toujours en vente ; ces étapes s’adressent à ceux qui l’ont déjà.',
      },
      {
        title: 'Associer titre et pass',
        text: 'Les séries relèvent d’Entertainment, les films de Cinema. Un cadenas signale un pass absent. Les émissions pour enfants et la téléréalité relèvent de leurs propres rubriques. Si un titre se lance dans votre navigateur, il peut être choisi ; s’il propose d’acheter, non.',
      },
      {
        title: 'Commencer par les départs',
        text: 'Sky annonce souvent la durée restante : prenez la plus courte. « Leaving soon » réunit les cas urgents. Une saison ancienne de HBO en fait souvent partie, car ces séries suivent des contrats qui changent de maison : voyez aussi ce que HBO Max propose désormais dans votre pays.',
      },
      {
        title: 'Travailler la nuit',
        text: 'Le nombre de lectures simultanées est limité ; la nuit, la tâche ne gêne personne. Essayez auparavant avec une comédie de trente minutes : vous saurez vite si l’image et le son arrivent tous deux. En 720p, elle occupe 500 Mo, un film deux à trois fois plus.',
      },
      {
        title: 'Décider',
        text: 'Si l’essai échoue, n’y touchez plus. S’il réussit, servez-vous-en pour ce que vous auriez regardé ce mois-ci de toute façon, sans renouveler un pass dans ce seul but. Notez le résultat avec sa date : un film et une série passent par des chemins différents, et tout peut changer le mois suivant.',
      },
    ],
    hints: [
      {
        title: 'L’option Boost',
        text: 'Haute définition et son multicanal en dépendent. Sans elle, le fichier est plus modeste. L’option ajoute un écran et retire la publicité sur la demande. Elle n’influence pas le fait qu’un titre puisse être gardé ou non.',
      },
      {
        title: 'En vente ou non',
        text: 'La page du produit le dit. Une licence déjà acquise reste utilisable. Le journal des versions de l’application dit si NOW y est mentionné. Sans mention récente, n’attendez pas trop.',
      },
      {
        title: 'Ce que NOW permet lui-même',
        text: 'L’application mobile a connu des téléchargements pour certains pass et titres. La page d’aide dit lesquels ; sur un téléphone, c’est le plus court.',
      },
      {
        title: 'Autres services britanniques',
        text: 'iPlayer, ITVX et Channel 4 ont chacun un produit en vente, avec un essai gratuit.',
      },
      {
        title: 'En route vers la suite',
        text: 'Une licence à vie pour NOW diminue le prix de la suite vidéo du même système. Connectez-vous : sa page affiche la somme.',
      },
    ],
    questions: [
      {
        question: 'Est-ce valable pour NOW en Italie ?',
        answer:
          'L’organisation se ressemble, mais ni les pass ni le catalogue. Connectez-vous au site de votre pays. Le site irlandais partage les identifiants mais non les prix. Ailleurs, tout diffère jusqu’à la monnaie.',
      },
      {
        question: 'Que faire à la fin d’un mois de cinéma ?',
        answer:
          'Le droit aux films cesse avec le pass : effacez les fichiers qui en dépendent. Notez l’échéance dans le nom du dossier. Un achat de moins de quatorze jours chez nous qui ne fonctionne pas se signale par le formulaire de contact ; les conditions de vente décrivent la suite.',
      },
      {
        question: 'Reviendra-t-il en vente ?',
        answer: 'Nous ne pouvons le promettre. Le jour venu, sa page montrera de nouveau des formules.',
      },
      {
        question: 'Un autre ordinateur changerait-il quelque chose ?',
        answer:
          'Rarement. Quand deux personnes obtiennent des résultats différents, c’est le plus souvent un autre pass ou une version plus ancienne.',
      },
      {
        question: 'Que dois-je écrire à l’assistance ?',
        answer:
          'Pass, titre, système, version et la phrase affichée, mot pour mot. Joignez le journal : vous recevrez une réponse plutôt qu’une question.',
      },
    ],
    meta_title: 'Guide : NOW, bien choisir ses pass',
    meta_description:
      'Pass, titres, départs et Boost : se servir de NOW au Royaume-Uni et en Irlande avec méthode, dans la limite de ses droits.',
  },
  videoland_downloader: {
    title: 'Videoland : séries néerlandaises sous Windows',
    intro:
      'Videoland associe ses séries à celles de RTL Nederland. Ce produit ne se vend que pour Windows, et le guide en tient compte. De Groningue à Maastricht, le train met quatre heures : une mini-série néerlandaise y entre tout entière, avec ses sous-titres.',
    steps: [
      {
        title: 'Connaître sa formule',
        text: 'Publicité et nombre d’écrans en dépendent ; le compte la nomme. La formule la moins chère comprend la publicité et un seul écran. Chaque membre de la famille a son profil ; prenez le vôtre pour que la reprise de lecture ne se mélange pas à celle des autres.',
      },
      {
        title: 'Originals ou Gemist',
        text: 'Productions de la maison d’un côté, rattrapage télévisé de l’autre, avec chaîne et date. « Gemist » se range par chaîne (RTL 4, RTL 5, RTL 7) et par jour, sur quelques semaines. Une production maison porte le mot « Original » sur l’image et compte huit épisodes en règle générale.',
      },
      {
        title: 'Le feuilleton par semaine',
        text: '« GTST » passe du lundi au vendredi, parfois un jour plus tôt pour les abonnés. L’avance se reconnaît à « Vooruitkijken ». La date affichée est celle de la mise en ligne et non de l’antenne : numérotez, vous éviterez qu’un vendredi passe avant un jeudi.',
      },
      {
        title: 'Trouver « Ondertiteling »',
        text: 'Les sous-titres néerlandais pour malentendants accompagnent beaucoup de titres. Pour un titre étranger, ils existent toujours ; pour un titre du pays, ils décrivent aussi les bruits. Prenez le texte en SRT. Une saison de huit fois quarante-cinq minutes fait 5 Go en 720p ; essayez le dernier fichier avant de quitter la maison.',
      },
      {
        title: 'Essayer sans réseau',
        text: 'Mettez le portable en mode avion et ouvrez le deuxième fichier, non le premier : il prouve que l’ordre et le texte sont bons. Fermez les autres programmes, chargez à fond, et rangez les écouteurs là où vous les trouverez avant Zwolle. Quatre épisodes font un peu plus de 3 Go.',
      },
    ],
    hints: [
      {
        title: 'Pour l’oreille',
        text: 'Les séries d’Amsterdam sont pleines d’argot. Les émissions de décoration sont plus claires. Les séries flamandes, elles, sont sous-titrées en néerlandais même pour les Néerlandais : c’est là que l’on mesure la distance des accents.',
      },
      {
        title: 'Pas pour la Flandre',
        text: 'Le service s’adresse aux Pays-Bas ; la Belgique a ses propres offres. Lors d’un simple voyage, votre abonnement néerlandais y fonctionne toutefois, puisque la Belgique est dans l’Union.',
      },
      {
        title: 'Téléréalité par jour',
        text: 'Les émissions de rencontre publient plusieurs parties par semaine. Sans la date, le feu de dimanche brûlerait avant le baiser de vendredi.',
      },
      {
        title: 'Films du mois',
        text: 'Ceux sous licence s’en vont en fin de mois. « Binnenkort weg » les annonce ; les productions maison demeurent.',
      },
      {
        title: 'Prises et batterie',
        text: 'Les trains Intercity n’ont pas de prise partout. En 720p, luminosité à moitié, une charge suffit pour toute la ligne.',
      },
    ],
    questions: [
      {
        question: 'Fonctionne-t-il en vacances en France ?',
        answer:
          'Un abonnement payé vous suit dans l’Union européenne pour un séjour passager. Le site peut demander une confirmation du pays de résidence. La version Mac de notre produit étant retirée, emportez un ordinateur sous Windows, ou copiez les fichiers avant.',
      },
      {
        question: 'Pourquoi manque-t-il une saison au milieu ?',
        answer:
          'Elle peut être chez un autre diffuseur. L’application ne montre que ce que Videoland possède. NPO Start, la télévision publique, est un service à part. La fin d’une série s’y trouve parfois, quand le groupe n’avait acheté que le début.',
      },
      {
        question: 'Quelle formule faut-il pour enregistrer ?',
        answer: 'Celle que vous avez. Le menu Qualité s’arrête là où s’arrête la vôtre.',
      },
      {
        question: 'Deux personnes, deux sous-titres, un portable : possible ?',
        answer: 'Pas en même temps, mais un MKV avec deux textes sert chacun à son tour.',
      },
      {
        question: 'Videoland vient avec mon accès Internet. Que saisir ?',
        answer:
          'Le compte créé lors de l’activation, et non celui du fournisseur. Son adresse figure dans la lettre de confirmation de Videoland.',
      },
    ],
    meta_title: 'Guide : Videoland sous Windows',
    meta_description:
      'Originals, Gemist, « GTST » par semaine, sous-titres : mettre en ordre Videoland sous Windows, pour soi seul.',
  },
}
