import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+ : VF, VOST ou VM, et la fenêtre des films',
    intro:
      'Bouquets, chaînes partenaires, cinéma récent : Canal+ réunit beaucoup. Trois sigles et une date suffisent pour s’y retrouver.',
    steps: [
      {
        title: 'Entrer par son contrat',
        text: 'Décodeur, application ou opérateur : prenez l’identifiant de votre abonnement, sur le site de votre pays.',
      },
      {
        title: 'Quitter le direct',
        text: 'Les programmes complets se trouvent en replay et à la demande, par chaîne ou par genre.',
      },
      {
        title: 'Lire les sigles',
        text: 'VF pour le français, VOST pour l’original sous-titré, VM quand les deux sont au choix.',
      },
      {
        title: 'Suivre une Création Originale',
        text: 'Deux épisodes par soirée, souvent le lundi. Complétez la saison le lendemain.',
      },
    ],
    hints: [
      {
        title: 'Les films reviennent',
        text: 'La chronologie des médias leur donne une première fenêtre, puis une absence, puis parfois un retour. La fiche indique le dernier jour.',
      },
      {
        title: 'Services du bouquet',
        text: 'Netflix, Apple TV+ ou d’autres peuvent être inclus. Leurs titres se lisent chez eux, avec leur compte.',
      },
    ],
    questions: [
      {
        question: 'Et myCANAL ?',
        answer: 'C’est l’ancien nom : le site et l’application s’appellent désormais CANAL+.',
      },
      {
        question: 'Mon abonnement me suit-il en vacances ?',
        answer: 'Dans l’Union européenne, oui, pour un séjour passager. Ailleurs, rien ne le garantit.',
      },
    ],
    meta_title: 'Guide : Canal+ en VF, VOST ou VM',
    meta_description:
      'Identifiant, replay, sigles de version et fenêtre des films : retrouver et ranger pour soi les programmes de son contrat Canal+.',
  },
  tf1_plus_downloader: {
    title: 'TF1+ : replay entier et feuilletons de la semaine',
    intro:
      'TF1+ a pris la suite de MYTF1 en janvier 2024. L’essentiel y est gratuit après connexion, mais pas pour la même durée.',
    steps: [
      {
        title: 'Créer un compte gratuit',
        text: 'Sans connexion, peu de choses se lisent. Une adresse e-mail et quelques informations suffisent.',
      },
      {
        title: 'Préférer « Replay » à « Extraits »',
        text: 'La page d’une émission sépare les numéros entiers des séquences.',
      },
      {
        title: 'Cocher du lundi au vendredi',
        text: 'Les feuilletons quotidiens vont par cinq ; le numéro est dans le titre.',
      },
      {
        title: 'Prendre la VO si elle existe',
        text: 'Les séries étrangères sont en VF par défaut. Le menu audio montre s’il y a mieux pour vous.',
      },
    ],
    hints: [
      {
        title: 'Formule sans coupure',
        text: 'TF1+ Premium retire une grande part de la publicité et ouvre des avant-premières.',
      },
      {
        title: 'Toutes les chaînes du groupe',
        text: 'TMC, TFX, LCI, TF1 Séries Films et des partenaires partagent la même recherche.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film part-il si vite ?',
        answer: 'Ses droits de rattrapage sont brefs. Les émissions de la maison durent davantage.',
      },
      {
        question: 'TF1+ fonctionne-t-il en Belgique et en Suisse ?',
        answer: 'Oui, avec un choix un peu différent ; certains programmes restent réservés à la France.',
      },
    ],
    meta_title: 'Guide : TF1+ et ses feuilletons en replay',
    meta_description:
      'Replay ou extraits, semaine de feuilletons, piste audio : garder pour soi les émissions de TF1+ avant leur retrait.',
  },
  m6_plus_downloader: {
    title: 'M6+ : primes, magazines et dessins animés',
    intro:
      'En mai 2024, 6play est devenu M6+. M6, W9, 6ter et Gulli y partagent un même moteur de recherche.',
    steps: [
      {
        title: 'Choisir son profil',
        text: 'Un profil enfant met Gulli en avant et laisse de côté le reste.',
      },
      {
        title: 'Chercher par chaîne',
        text: 'Chaque page de chaîne donne ses émissions par ordre alphabétique.',
      },
      {
        title: 'Écarter les bonus',
        text: '« Épisodes » contient les numéros complets, « Bonus » des moments. La durée tranche.',
      },
      {
        title: 'Réunir les deux moitiés',
        text: 'Une soirée de « Top Chef » est parfois coupée en deux parties ; cochez l’une et l’autre.',
      },
    ],
    hints: [
      {
        title: 'Les recettes',
        text: 'Elles sont publiées sur le site de l’émission, et non dans la vidéo.',
      },
      {
        title: 'La formule M6+ max',
        text: 'Elle supprime la publicité d’ouverture et ajoute des titres.',
      },
    ],
    questions: [
      {
        question: 'Peut-on regarder M6+ à l’étranger ?',
        answer: 'Rarement. Les émissions produites par le groupe sont moins souvent bloquées.',
      },
      {
        question: 'Où est la saison de l’an dernier ?',
        answer: 'Dans l’onglet des saisons. Si elle n’y figure pas, elle n’est plus en ligne.',
      },
    ],
    meta_title: 'Guide : M6+, l’ancien 6play',
    meta_description:
      'Profil enfant, épisodes sans bonus, soirées en deux parties : rattraper en privé M6, W9, 6ter et Gulli.',
  },
  france_tv_downloader: {
    title: 'france.tv : fictions, culture et Okoo, date par date',
    intro:
      'Le service public met en ligne presque tout ce qu’il diffuse. Les délais, en revanche, varient d’un programme à l’autre.',
    steps: [
      {
        title: 'Se connecter pour la reprise',
        text: 'Beaucoup se lit sans compte. Le compte, gratuit, garde votre liste et ouvre des avant-premières.',
      },
      {
        title: 'Lire « disponible jusqu’au »',
        text: 'C’est la ligne qui commande l’ordre de votre file. Pour un film de cinéma, il reste souvent une semaine.',
      },
      {
        title: 'Choisir sa région',
        text: 'France 3 a des éditions locales : réglez la vôtre pour retrouver un magazine.',
      },
      {
        title: 'Prendre les pistes utiles',
        text: 'Sous-titres pour malentendants presque partout, audiodescription pour bien des fictions, VO pour des séries étrangères.',
      },
      {
        title: 'Ranger par thème',
        text: 'Pour les documentaires, un dossier par sujet se consulte mieux qu’un dossier par chaîne.',
      },
    ],
    hints: [
      {
        title: 'Culturebox',
        text: 'Concerts, danse et théâtre y restent longtemps et passent plus souvent les frontières.',
      },
      {
        title: 'Okoo et Slash',
        text: 'Les enfants et les jeunes adultes ont chacun leur espace, sans publicité pour le premier.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une étape du Tour est-elle bloquée ?',
        answer: 'Les droits sportifs se limitent en général à la France.',
      },
      {
        question: 'Financé par le public, donc libre ?',
        answer:
          'Non. Auteurs et producteurs conservent leurs droits ; seule une copie privée licite peut s’envisager.',
      },
    ],
    meta_title: 'Guide : france.tv selon les dates',
    meta_description:
      '« Disponible jusqu’au », région, sous-titres et audiodescription : organiser ses soirées france.tv dans la limite de ses droits.',
  },
  joyn_downloader: {
    title: 'Joyn : de longues émissions allemandes par étapes',
    intro:
      'Pour qui apprend l’allemand ou vit outre-Rhin, Joyn réunit ProSieben et SAT.1. Leurs émissions durent ; autant les découper à votre rythme.',
    steps: [
      {
        title: 'Être dans le bon pays',
        text: 'Allemagne, Autriche et Suisse ont chacune leur Joyn. Le compte gratuit ouvre la majeure partie.',
      },
      {
        title: 'Aller à « Mediathek »',
        text: 'La vue « Live-TV » n’offre pas d’épisodes complets.',
      },
      {
        title: 'Filtrer « Ganze Folgen »',
        text: 'Les séquences sont nombreuses ; ce filtre ne garde que les émissions entières.',
      },
      {
        title: 'Garder un seul fichier',
        text: 'Trois heures en un bloc, et votre lecteur retient l’endroit où vous vous êtes arrêté.',
      },
    ],
    hints: [
      {
        title: 'Libre, puis PLUS+',
        text: 'Certaines émissions sont gratuites quelques jours, puis passent à l’offre payante.',
      },
      {
        title: 'Parler vite',
        text: 'Les talk-shows sont ardus pour l’oreille. Commencez par les émissions de cuisine.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des sous-titres ?',
        answer: 'Pour une partie des grandes émissions, en allemand. Le sigle UT le signale.',
      },
      {
        question: 'Pourquoi vérifier mon âge ?',
        answer: 'La loi allemande réserve certains titres au soir. Une vérification unique lève l’horaire.',
      },
    ],
    meta_title: 'Guide : Joyn, émissions allemandes en entier',
    meta_description:
      'Mediathek, « Ganze Folgen », PLUS+ : suivre par étapes les longues émissions de Joyn, pour apprendre l’allemand ou se distraire.',
  },
  rtl_plus_downloader: {
    title: 'RTL+ (Allemagne) : feuilletons et téléréalité en ordre',
    intro:
      'Il s’agit ici du service allemand, et non de RTL en France ou en Belgique. Ses épisodes paraissent tantôt avant, tantôt après l’antenne.',
    steps: [
      {
        title: 'Rester dans la vidéo',
        text: 'RTL+ propose aussi musique, podcasts et magazines. Séries, films et émissions sont votre rayon.',
      },
      {
        title: 'Trier par numéro',
        text: 'Les feuilletons sont en avance de plusieurs jours ; le numéro est plus sûr que la date.',
      },
      {
        title: 'Chercher les numéros spéciaux',
        text: 'Retrouvailles et soirées annexes sont en fin de saison ou forment un titre à part.',
      },
      {
        title: 'Envoyer dans la file',
        text: 'Ordonnez, lancez : les lignes terminées se retirent si vous le souhaitez.',
      },
    ],
    hints: [
      {
        title: 'VOX et NITRO',
        text: 'Cherchez l’émission plutôt que la chaîne : il arrive qu’elle déménage au sein du groupe.',
      },
      {
        title: 'Selon la formule',
        text: 'Publicité, définition et lectures simultanées en dépendent. Le fichier n’offre pas plus que votre formule.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film diffusé n’est-il pas en ligne ?',
        answer: 'Pour le cinéma et le sport, les droits à la demande manquent souvent.',
      },
      {
        question: 'Utilisable depuis la France ?',
        answer: 'Avec un abonnement payé en Allemagne, lors d’un séjour passager dans l’Union européenne.',
      },
    ],
    meta_title: 'Guide : RTL+ d’Allemagne, épisode par épisode',
    meta_description:
      'Numéros plutôt que dates, émissions spéciales, VOX et NITRO : mettre en ordre le service allemand RTL+, pour soi.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer : conditions, coffrets et sous-titres',
    intro:
      'L’iPlayer est généreux, sous conditions : vivre au Royaume-Uni, payer la TV Licence et respecter les règles de la BBC sur les téléchargements.',
    steps: [
      {
        title: 'Répondre pour la licence',
        text: 'Au premier lancement, le site demande si vous l’avez, et un code postal britannique. Répondez sincèrement.',
      },
      {
        title: 'Essayer l’application de la BBC',
        text: 'Sur mobile, elle télécharge bien des programmes. Ses délais servent de mesure à toute copie privée.',
      },
      {
        title: 'Ouvrir la série',
        text: '« Available for » indique le temps restant ; certaines séries sont là en coffret complet.',
      },
      {
        title: 'Choisir l’édition',
        text: 'Audiodescription et langue des signes apparaissent comme piste, ou comme entrée à part.',
      },
      {
        title: 'Joindre les sous-titres',
        text: 'L’anglais est sous-titré presque partout. En SRT, le texte se laisse relire et chercher.',
      },
    ],
    hints: [
      {
        title: 'BBC Four',
        text: 'Archives et documentaires y abondent ; la page de la chaîne les trouve mieux que la recherche.',
      },
      {
        title: 'Éditions régionales',
        text: 'Les journaux changent avec votre code postal.',
      },
    ],
    questions: [
      {
        question: 'La licence d’un ami britannique suffit-elle ?',
        answer: 'Non, elle vaut pour son foyer, et le service pour les personnes présentes au Royaume-Uni.',
      },
      {
        question: 'Et la radio ?',
        answer: 'Elle est sur BBC Sounds, un autre service, hors de ce produit.',
      },
    ],
    meta_title: 'Guide : BBC iPlayer, règles et coffrets',
    meta_description:
      'TV Licence, « Available for », audiodescription et sous-titres anglais : utiliser l’iPlayer sur ordinateur selon ses règles.',
  },
  itvx_downloader: {
    title: 'ITVX : rattraper les soirées sans se gâcher la fin',
    intro:
      'Certaines émissions occupent six soirs par semaine. Un ordre fixe évite les doublons et les révélations.',
    steps: [
      {
        title: 'S’inscrire',
        text: 'Nom, date de naissance et code postal britannique. Premium peut venir plus tard.',
      },
      {
        title: 'Inverser le tri',
        text: 'ITVX place le dernier épisode en tête. Retournez la liste avant de cocher.',
      },
      {
        title: 'Reconnaître Premium',
        text: 'Un signe sur l’image désigne l’offre payante, riche en séries britanniques plus anciennes.',
      },
      {
        title: 'Inscrire la date',
        text: 'Pour les quotidiennes, elle tient lieu de numéro.',
      },
    ],
    hints: [
      {
        title: 'Éviter l’accueil',
        text: 'Il annonce qui est éliminé. Passez par la recherche.',
      },
      {
        title: 'Saisons d’avance',
        text: 'De nouvelles séries policières y sont entières avant l’antenne.',
      },
    ],
    questions: [
      {
        question: 'Qu’est devenu l’ITV Hub ?',
        answer: 'ITVX l’a remplacé à la fin de 2022, et les comptes ont été conservés.',
      },
      {
        question: 'Les épisodes sont-ils sous-titrés ?',
        answer: 'Une bonne part, uniquement en anglais.',
      },
    ],
    meta_title: 'Guide : ITVX sans révélations',
    meta_description:
      'Tri inversé, signe Premium, date dans le nom : rattraper au Royaume-Uni les soirées d’ITVX, dans l’ordre et pour soi.',
  },
  channel_4_downloader: {
    title: 'Channel 4 : humour, enquêtes et Walter Presents',
    intro:
      'Public par son statut, financé par la publicité, Channel 4 garde des décennies de programmes. Encore faut-il savoir par où entrer.',
    steps: [
      {
        title: 'Ouvrir un compte',
        text: 'Gratuit ; un niveau payant réduit la publicité.',
      },
      {
        title: 'Passer par « Categories »',
        text: 'Comedy, Documentaries et World Drama sont mieux tenues que la liste de A à Z.',
      },
      {
        title: 'Entrer chez Walter Presents',
        text: 'Les séries européennes, dont des françaises, y sont en version originale sous-titrée en anglais.',
      },
      {
        title: 'Traiter les sous-titres',
        text: 'Pour ces séries, ils sont incrustés dans l’image : inutile d’ajouter une piste.',
      },
    ],
    hints: [
      {
        title: 'Saisons brèves',
        text: 'Six épisodes de 25 minutes : une série entière tient dans peu de place.',
      },
      {
        title: 'Film4',
        text: 'Ses films ont en général les délais les plus courts du service.',
      },
    ],
    questions: [
      {
        question: 'La TV Licence est-elle exigée ?',
        answer: 'Pour le direct, oui ; à la demande, non. Il faut de toute façon être au Royaume-Uni.',
      },
      {
        question: 'Où sont les premiers « Bake Off » ?',
        answer: 'Ils appartiennent aux années BBC. Channel 4 diffuse l’émission depuis 2017.',
      },
    ],
    meta_title: 'Guide : Channel 4 et Walter Presents',
    meta_description:
      'Categories, Walter Presents, sous-titres incrustés : trouver et ranger en privé les programmes de Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay : fictions italiennes et trésors des Teche',
    intro:
      'RaiPlay associe les programmes du jour à des archives profondes. Pour apprendre l’italien, c’est une mine.',
    steps: [
      {
        title: 'S’inscrire',
        text: 'Le compte est gratuit. Hors d’Italie, films et sport sont bloqués, les productions de la Rai bien moins.',
      },
      {
        title: 'Fiction ou Programmi',
        text: 'Les séries sont sous « Fiction » et « Serie TV », les émissions sous « Programmi ».',
      },
      {
        title: 'Visiter les Teche',
        text: 'Les archives se parcourent par décennie et par personne. La définition est celle de l’époque.',
      },
      {
        title: 'Activer les sous-titres',
        text: 'La piste pour malentendants, en italien, accompagne la plupart des fictions.',
      },
      {
        title: 'Un fichier par enquête',
        text: 'Chaque affaire de Montalbano a la longueur d’un film.',
      },
    ],
    hints: [
      {
        title: 'Sanremo',
        text: 'Cinq soirées entières, et chaque chanson séparément. Pour la musique, le second choix est plus maniable.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'La radio et les podcasts ont leur propre service.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des dates de fin ?',
        answer:
          'Les archives restent, les séries achetées partent. La Rai n’affiche l’échéance que pour une partie.',
      },
      {
        question: 'Des sous-titres français ?',
        answer: 'Non, sinon par exception.',
      },
    ],
    meta_title: 'Guide : RaiPlay, fictions et archives',
    meta_description:
      'Fiction, Programmi, Teche et sous-titres italiens : profiter de RaiPlay sur ordinateur, en privé, pour le plaisir de la langue.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity : des émissions entières',
    intro:
      'Pour chaque émission, Mediaset publie des dizaines de séquences. L’onglet juste fait toute la différence.',
    steps: [
      {
        title: 'Se connecter gratuitement',
        text: 'Canale 5, Italia 1 et Rete 4 sont ouverts avec un compte ; Infinity+ est l’offre payante.',
      },
      {
        title: 'Ouvrir « Puntate intere »',
        text: '« Clip » et « Extra » ne contiennent que des morceaux.',
      },
      {
        title: 'Rassembler les parties',
        text: 'Une grande soirée est parfois divisée en deux ou trois ; le numéro figure dans le titre.',
      },
      {
        title: 'Commencer par la date',
        text: 'Les quotidiennes ne diffèrent que par elle.',
      },
    ],
    hints: [
      {
        title: 'Séries turques',
        text: 'L’Italie les redécoupe : un épisode d’origine en fait deux ou trois.',
      },
      {
        title: 'Grande Fratello',
        text: 'Le flux permanent ne s’enregistre pas ; les soirées, tant qu’elles sont en ligne.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film demande-t-il Infinity+ ?',
        answer: 'Le cinéma appartient souvent à l’offre payante, même après un passage à la télévision.',
      },
      {
        question: 'Et depuis la France ?',
        answer: 'Une partie des émissions maison s’ouvre, les films et le sport non.',
      },
    ],
    meta_title: 'Guide : Mediaset Infinity, puntate intere',
    meta_description:
      '« Puntate intere », parties réunies, date en tête : garder pour soi les émissions et séries de Mediaset Infinity.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+ : les séries originales d’Espagne',
    intro:
      'Depuis qu’il s’achète sans ligne téléphonique, le service touche un public plus large. Ses séries brèves se rangent aisément.',
    steps: [
      {
        title: 'Prendre le bon identifiant',
        text: 'Celui de l’opérateur pour ses clients, celui du service pour les autres.',
      },
      {
        title: 'Ouvrir « Originales »',
        text: 'Les productions de la maison y restent plus longtemps que les achats.',
      },
      {
        title: 'VOSE ou Castellano',
        text: 'VOSE signifie version originale sous-titrée en espagnol ; pour une série espagnole, l’original est déjà le castillan.',
      },
      {
        title: 'Cocher la saison',
        text: 'Six épisodes de cinquante minutes : une clé USB modeste suffit.',
      },
    ],
    hints: [
      {
        title: '« Últimos 7 días »',
        text: 'Les chaînes y laissent leurs programmes une semaine, pas davantage.',
      },
      {
        title: 'Football',
        text: 'Les matchs entiers manquent en général à la demande ; les magazines, moins souvent.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi deux pistes sur une émission ?',
        answer: 'Les chaînes espagnoles diffusent en deux langues ; choisissez celle que vous comprenez.',
      },
      {
        question: 'Y a-t-il du catalan ou du basque ?',
        answer: 'De temps à autre. Le menu des langues vous le dira.',
      },
    ],
    meta_title: 'Guide : Movistar Plus+, séries originales',
    meta_description:
      '« Originales », VOSE, saison d’un coup : ranger en privé les séries espagnoles de Movistar Plus+, avec votre propre accès.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV : acheté, loué ou gratuit',
    intro:
      'Trois sortes de films s’y côtoient, chacune avec ses droits. Le rangement commence donc dans le compte.',
    steps: [
      {
        title: 'Ouvrir « Mes vidéos »',
        text: 'Achats et locations y forment deux rangées, les secondes avec leur temps restant.',
      },
      {
        title: 'Lire les conditions du titre',
        text: 'La page d’achat dit si un téléchargement est prévu sur vos appareils. Suivez-la.',
      },
      {
        title: 'Choisir la langue avant de lancer',
        text: 'Certains films sont proposés langue par langue. Une fois lancé, il n’y a plus qu’une piste.',
      },
      {
        title: 'Tenir trois dossiers',
        text: 'Acheté, loué, gratuit : vous savez ainsi quoi effacer, et quand.',
      },
    ],
    hints: [
      {
        title: 'Gratuit avec publicité',
        text: 'Ces films tournent chaque mois et diffèrent selon les pays.',
      },
      {
        title: 'Définition sur ordinateur',
        text: 'Le navigateur lit souvent moins bien qu’un téléviseur ; le fichier suit le navigateur.',
      },
    ],
    questions: [
      {
        question: 'Que devient un achat si le titre est retiré ?',
        answer: 'Les conditions de vente le prévoient. Gardez la confirmation et relisez-les.',
      },
      {
        question: 'Puis-je acheter dans un autre pays ?',
        answer: 'Non, le compte est lié à son pays d’inscription.',
      },
    ],
    meta_title: 'Guide : Rakuten TV, achats et locations',
    meta_description:
      '« Mes vidéos », conditions du titre, langue, trois dossiers : ranger les films de Rakuten TV dans la limite de ses droits.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime : des sous-titres pour vingt pays',
    intro:
      'Présent dans plus de vingt pays d’Europe, mais non en France, SkyShowtime soigne les langues de petite diffusion.',
    steps: [
      {
        title: 'Être dans un pays desservi',
        text: 'Pays nordiques, Pays-Bas, Espagne, Portugal, Europe centrale et orientale : le compte suit le pays.',
      },
      {
        title: 'Régler la langue d’affichage',
        text: 'Elle commande titres et résumés. Les sous-titres se choisissent à part.',
      },
      {
        title: 'Suivre le studio',
        text: 'Paramount, Universal, Nickelodeon et Sky ont chacun leur espace.',
      },
      {
        title: 'Garder l’original sous-titré',
        text: 'Le doublage concerne surtout les films pour enfants.',
      },
    ],
    hints: [
      {
        title: 'Pour les licences existantes',
        text: 'Ce produit n’est pas toujours en vente. Sa page indique l’état du jour et ce qui peut le remplacer.',
      },
      {
        title: 'Au rythme américain',
        text: 'Les séries hebdomadaires arrivent d’ordinaire un jour après les États-Unis.',
      },
    ],
    questions: [
      {
        question: 'Quels sous-titres pour apprendre ?',
        answer: 'Ceux de la langue parlée, l’anglais le plus souvent. Une traduction abrège toujours.',
      },
      {
        question: 'En quoi les formules diffèrent-elles ?',
        answer: 'Publicité, définition, lectures simultanées. Le catalogue est à peu près le même.',
      },
    ],
    meta_title: 'Guide : SkyShowtime et ses sous-titres',
    meta_description:
      'Langue du profil, espaces de studio, version originale : ranger pour soi les séries de SkyShowtime dans les pays desservis.',
  },
  now_tv_downloader: {
    title: 'NOW : un pass à la fois',
    intro:
      'NOW vend séparément séries, cinéma et sport, au mois. En planifiant, on a rarement besoin de deux pass ensemble.',
    steps: [
      {
        title: 'Regarder ses pass',
        text: 'Le compte donne l’état et la date de renouvellement de chacun. Résiliez à temps ce qui ne sert plus.',
      },
      {
        title: 'Associer titre et pass',
        text: 'Les séries relèvent d’Entertainment, les films de Cinema. Un cadenas signale un pass absent.',
      },
      {
        title: 'Commencer par les départs',
        text: 'Sky annonce souvent la durée restante : prenez la plus courte.',
      },
      {
        title: 'Travailler la nuit',
        text: 'Le nombre de lectures simultanées est limité ; la nuit, la tâche ne gêne personne.',
      },
    ],
    hints: [
      {
        title: 'L’option Boost',
        text: 'Haute définition et son multicanal en dépendent. Sans elle, le fichier est plus modeste.',
      },
      {
        title: 'En vente ou non',
        text: 'La page du produit le dit. Une licence déjà acquise reste utilisable.',
      },
    ],
    questions: [
      {
        question: 'Est-ce valable pour NOW en Italie ?',
        answer:
          'L’organisation se ressemble, mais ni les pass ni le catalogue. Connectez-vous au site de votre pays.',
      },
      {
        question: 'Que faire à la fin d’un mois de cinéma ?',
        answer: 'Le droit aux films cesse avec le pass : effacez les fichiers qui en dépendent.',
      },
    ],
    meta_title: 'Guide : NOW, bien choisir ses pass',
    meta_description:
      'Pass, titres, départs et Boost : se servir de NOW au Royaume-Uni et en Irlande avec méthode, dans la limite de ses droits.',
  },
  videoland_downloader: {
    title: 'Videoland : séries néerlandaises sous Windows',
    intro:
      'Videoland associe ses séries à celles de RTL Nederland. Ce produit ne se vend que pour Windows, et le guide en tient compte.',
    steps: [
      {
        title: 'Connaître sa formule',
        text: 'Publicité et nombre d’écrans en dépendent ; le compte la nomme.',
      },
      {
        title: 'Originals ou Gemist',
        text: 'Productions de la maison d’un côté, rattrapage télévisé de l’autre, avec chaîne et date.',
      },
      {
        title: 'Le feuilleton par semaine',
        text: '« GTST » passe du lundi au vendredi, parfois un jour plus tôt pour les abonnés.',
      },
      {
        title: 'Trouver « Ondertiteling »',
        text: 'Les sous-titres néerlandais pour malentendants accompagnent beaucoup de titres.',
      },
    ],
    hints: [
      {
        title: 'Pour l’oreille',
        text: 'Les séries d’Amsterdam sont pleines d’argot. Les émissions de décoration sont plus claires.',
      },
      {
        title: 'Pas pour la Flandre',
        text: 'Le service s’adresse aux Pays-Bas ; la Belgique a ses propres offres.',
      },
    ],
    questions: [
      {
        question: 'Fonctionne-t-il en vacances en France ?',
        answer: 'Un abonnement payé vous suit dans l’Union européenne pour un séjour passager.',
      },
      {
        question: 'Pourquoi manque-t-il une saison au milieu ?',
        answer:
          'Elle peut être chez un autre diffuseur. L’application ne montre que ce que Videoland possède.',
      },
    ],
    meta_title: 'Guide : Videoland sous Windows',
    meta_description:
      'Originals, Gemist, « GTST » par semaine, sous-titres : mettre en ordre Videoland sous Windows, pour soi seul.',
  },
}
