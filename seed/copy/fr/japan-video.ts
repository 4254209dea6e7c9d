import type { PageTexts } from '../text'

export const japanVideo: PageTexts = {
  u_next_downloader: {
    headline: 'U-NEXT : cinéma, dramas et animés du Japon',
    promise:
      'L’un des grands catalogues japonais tient dans votre dossier : films, dramas TBS et TV Tokyo, animés de la saison.',
    steps: [
      {
        title: 'Entrer votre compte U-NEXT',
        text: 'Connectez-vous, puis choisissez le profil parent ou enfant.',
      },
      {
        title: 'Distinguer inclus et à points',
        text: 'L’application signale ce qui est compris et ce que vous avez loué avec vos points.',
      },
      {
        title: 'Enregistrer le titre',
        text: 'Gardez l’audio japonais, le doublage s’il existe, et les sous-titres.',
      },
    ],
    features: [
      {
        title: 'Fonds Paravi réuni',
        text: 'Les séries venues de Paravi se trouvent chez U-NEXT et se rangent par chaîne.',
      },
      { title: 'Titres japonais lisibles', text: 'Kanji et kana sont conservés dans les noms de fichiers.' },
      {
        title: 'Séries HBO au Japon',
        text: 'Elles y sont souvent proposées en version sous-titrée et doublée ; prenez celle que vous préférez.',
      },
      {
        title: 'Concerts et scène',
        text: 'Spectacles et retransmissions disponibles en rediffusion peuvent rejoindre la file.',
      },
      {
        title: 'Locations à temps',
        text: 'Chaque location obtenue avec des points indique jusqu’à quand elle peut être vue.',
      },
      {
        title: 'Version doublée ou sous-titrée',
        text: 'Un film étranger occupe souvent deux fiches. L’application reconnaît la paire et vous laisse prendre celle qu’il vous faut.',
      },
    ],
    questions: [
      {
        question: 'Les magazines et mangas de U-NEXT sont-ils pris en charge ?',
        answer: 'Non, la licence concerne la vidéo uniquement.',
      },
      {
        question: 'Un film loué avec des points peut-il être gardé ?',
        answer: 'Pendant la durée de location, pour vous seul ; effacez-le ensuite.',
      },
      {
        question: 'Puis-je m’abonner depuis la France ?',
        answer:
          'U-NEXT s’adresse au Japon et ses conditions s’appliquent. L’application n’ouvre pas d’accès supplémentaire.',
      },
      {
        question: 'L’application dépense-t-elle mes points ?',
        answer: 'Non. Ils ne servent que lorsque vous louez vous-même un titre chez U-NEXT.',
      },
      {
        question: 'La partie pour adultes est-elle prise en charge ?',
        answer: 'Non. Cette page et ce produit concernent les titres tout public.',
      },
    ],
    meta_title: 'Téléchargeur U-NEXT : dramas et films japonais',
    meta_description:
      'Films, dramas et animés de U-NEXT enregistrés avec leurs titres japonais, pour un usage privé conforme à votre abonnement.',
  },
  dmm_downloader: {
    headline: 'DMM TV : l’animé et la scène 2.5D chez vous',
    promise:
      'Pour qui suit les animés de la saison et les pièces tirées de mangas, gardez ce que DMM Premium inclut.',
    steps: [
      { title: 'Se connecter à DMM', text: 'Votre identifiant DMM Premium donne accès à la partie DMM TV.' },
      {
        title: 'Explorer la saison',
        text: 'La grille des animés par jour de sortie sert de point de départ.',
      },
      { title: 'Confier à la file', text: 'Les épisodes sélectionnés se suivent sans surveillance.' },
    ],
    features: [
      {
        title: 'Pièces 2.5D',
        text: 'Les captations de scène, parfois en plusieurs angles, sont listées une par une.',
      },
      { title: 'Openings conservés', text: 'Rien n’est coupé : générique, épisode, aperçu de la suite.' },
      {
        title: 'Vérification d’intégrité',
        text: 'À la fin, l’application compare durée attendue et durée obtenue.',
      },
      { title: 'Émissions maison', text: 'Les variétés produites par DMM TV s’ajoutent comme une série.' },
      {
        title: 'Un dossier par saison',
        text: 'Printemps, été, automne, hiver : archivez les animés comme le fait la grille japonaise.',
      },
      { title: 'Une liste d’attente', text: 'Mettez de côté les titres sur lesquels vous hésitez encore.' },
    ],
    questions: [
      {
        question: 'Le contenu FANZA est-il compris ?',
        answer: 'Non. FANZA est réservé aux adultes et possède sa propre licence.',
      },
      {
        question: 'Des sous-titres français existent-ils ?',
        answer: 'DMM TV s’adresse au public japonais ; attendez-vous à l’audio et au texte japonais.',
      },
      {
        question: 'Dans quel cadre puis-je garder un épisode ?',
        answer: 'À titre privé, tant que DMM Premium vous y donne droit et que la loi l’admet.',
      },
      {
        question: 'Les achats hors de DMM Premium conviennent-ils ?',
        answer:
          'Les titres loués ou achetés sur DMM TV peuvent être choisis si votre compte les lit sur un ordinateur.',
      },
      {
        question: 'Quelle image prendre pour une pièce de théâtre ?',
        answer:
          'La plus grande que votre formule lit. Les scènes sombres souffrent les premières dans un petit fichier, alors que les aplats d’un animé se conservent bien.',
      },
    ],
    meta_title: 'Téléchargeur DMM TV : animés et scène 2.5D',
    meta_description:
      'Animés de saison, captations 2.5D et émissions DMM TV gardés sur votre ordinateur avec votre compte DMM Premium.',
  },
  abema_downloader: {
    headline: 'ABEMA, le rattrapage sans la course',
    promise:
      'Un programme gratuit d’ABEMA ne le reste que peu de temps : mettez-le de côté tant que votre compte le lit.',
    steps: [
      { title: 'Ouvrir la page ABEMA', text: 'Passez de la chaîne en continu à la vidéo à la demande.' },
      { title: 'Regarder l’échéance', text: 'La date de fin de gratuité est indiquée à côté du titre.' },
      { title: 'Garder à temps', text: 'Commencez par les vidéos qui expirent le plus tôt.' },
    ],
    features: [
      {
        title: 'Tri par échéance',
        text: 'La file peut se classer selon la date à laquelle un épisode cesse d’être gratuit.',
      },
      {
        title: 'Téléréalité amoureuse',
        text: 'Les séries d’ABEMA suivies chaque semaine se complètent épisode par épisode.',
      },
      { title: 'Shogi et mahjong', text: 'Les longues parties sont enregistrées d’un seul tenant.' },
      {
        title: 'Animés du soir',
        text: 'Ceux qu’ABEMA diffuse avec la télévision sont identifiés par leur numéro.',
      },
      {
        title: 'Mahjong par journée',
        text: 'Les journées de M League portent leurs deux parties dans le nom, sans le classement.',
      },
      {
        title: 'Gratuit ou Premium',
        text: 'Avant l’ajout, vous voyez à quelle catégorie appartient chaque animé.',
      },
    ],
    questions: [
      {
        question: 'Faut-il ABEMA Premium ?',
        answer: 'Seulement pour les vidéos qui l’exigent. Les gratuites se prennent pendant leur fenêtre.',
      },
      {
        question: 'Les chaînes en direct sont-elles enregistrées ?',
        answer: 'Non, l’outil attend que la diffusion soit proposée à la demande.',
      },
      {
        question: 'La gratuité permet-elle de republier ?',
        answer:
          'Certainement pas. Ce qui est gratuit à voir reste protégé ; ne gardez qu’une copie privée si elle vous est permise.',
      },
      {
        question: 'Les commentaires des spectateurs sont-ils gardés ?',
        answer:
          'Non. Ils appartiennent à la chaîne en direct. Le fichier contient l’image et le son, et les sous-titres quand ABEMA en propose.',
      },
      {
        question: 'Et les événements à la séance ?',
        answer:
          'Si votre billet donne accès à l’enregistrement sur un ordinateur, vous pouvez le garder pour la durée du billet, pour vous et selon la loi.',
      },
    ],
    meta_title: 'Téléchargeur ABEMA : rattrapage et animés',
    meta_description:
      'Vidéos à la demande d’ABEMA triées selon leur date de fin, téléréalité, shogi et animés, pour un visionnage privé.',
  },
  lemino_downloader: {
    headline: 'Lemino : boxe, K-pop et dramas de NTT Docomo',
    promise:
      'Successeur de dTV, Lemino mêle combats, concerts et séries : conservez les rediffusions qui comptent pour vous.',
    steps: [
      {
        title: 'Se connecter avec d Account',
        text: 'Le même identifiant Docomo sert à Lemino et à l’application.',
      },
      {
        title: 'Ouvrir une rediffusion',
        text: 'Combat, concert ou épisode : la page de la vidéo s’ajoute à la liste.',
      },
      { title: 'Sauvegarder', text: 'Choisissez un dossier par artiste, par sport ou par série.' },
    ],
    features: [
      {
        title: 'Soirées de boxe',
        text: 'Une soirée entière ou un combat isolé, selon la découpe du service.',
      },
      { title: 'Concerts K-pop', text: 'Les captations se gardent avec la piste sonore que Lemino fournit.' },
      { title: 'Dramas coréens au Japon', text: 'Audio coréen et sous-titres japonais restent associés.' },
      { title: 'Ancienne adresse dTV', text: 'Les liens vers dTV vous amènent sur cette page.' },
      { title: 'Émissions d’idoles', text: 'Les programmes hebdomadaires portent leur jour de diffusion.' },
      {
        title: 'Sous-titres en texte',
        text: 'Ceux d’un drama coréen restent du texte : c’est votre lecteur qui en fixe la taille.',
      },
    ],
    questions: [
      {
        question: 'Puis-je garder un événement à la séance ?',
        answer:
          'Si vous l’avez acheté et s’il est encore visible en rediffusion, oui, pour votre usage propre.',
      },
      {
        question: 'Lemino gratuit et Lemino Premium sont-ils reconnus ?',
        answer: 'Les deux. La liste montre ce que votre statut permet de lire.',
      },
      {
        question: 'Les extraits de concert peuvent-ils aller sur un réseau social ?',
        answer: 'Non, artistes et organisateurs en ont les droits. Vos fichiers restent chez vous.',
      },
      {
        question: 'Mes favoris dTV fonctionnent-ils encore ?',
        answer: 'dTV a pris fin. Cherchez le titre sur Lemino ; notre ancienne page dTV renvoie ici.',
      },
      {
        question: 'Faut-il un contrat Docomo ?',
        answer: 'Non, un d Account sans frais suffit pour les titres gratuits.',
      },
      {
        question: 'Pourquoi un combat n’apparaît-il plus ?',
        answer:
          'Les archives de sport et de concert ne sont souvent montrées que quelques jours. Notez le dernier jour dès la mise en ligne.',
      },
    ],
    meta_title: 'Téléchargeur Lemino (ex-dTV)',
    meta_description:
      'Rediffusions de boxe, concerts K-pop et dramas de Lemino gardés avec votre d Account, pour vous et hors ligne.',
  },
  tver_downloader: {
    headline: 'TVer : une semaine de télévision japonaise',
    promise:
      'Les chaînes privées japonaises y laissent leurs programmes environ une semaine ; gardez votre épisode avant qu’il ne parte.',
    steps: [
      {
        title: 'Ouvrir TVer',
        text: 'Indiquez vos préférences si le site les demande, aucun paiement n’est requis.',
      },
      {
        title: 'Marquer les favoris',
        text: 'Ajoutez les séries que vous suivez ; la page montre l’épisode de la semaine.',
      },
      { title: 'Passer chaque semaine', text: 'Une visite régulière suffit à composer la saison.' },
    ],
    features: [
      {
        title: 'Cinq réseaux réunis',
        text: 'Nippon TV, TV Asahi, TBS, TV Tokyo et Fuji TV portent chacun leur étiquette.',
      },
      {
        title: 'Chaînes régionales',
        text: 'Les émissions d’Osaka, de Nagoya ou d’ailleurs gardent le nom de leur station.',
      },
      {
        title: 'Sous-titres japonais',
        text: 'Enregistrés lorsqu’ils existent, ils aident à suivre un débat rapide.',
      },
      { title: 'Licence au tarif bas', text: 'Un service gratuit appelle un téléchargeur peu coûteux.' },
      {
        title: 'La semaine en colonnes',
        text: 'Du lundi au dimanche, avec une coche sur ce que vous avez déjà.',
      },
      {
        title: 'Premiers épisodes',
        text: 'Certains dramas laissent leur début en ligne toute la saison. L’application le signale, rien ne presse alors.',
      },
    ],
    questions: [
      {
        question: 'Combien de temps un épisode reste-t-il visible ?',
        answer:
          'Le plus souvent sept jours, parfois moins. Passé ce délai, l’application ne peut plus l’atteindre.',
      },
      {
        question: 'TVer marche-t-il hors du Japon ?',
        answer: 'Le site est prévu pour le Japon et c’est lui qui décide de l’accès.',
      },
      {
        question: 'Que permet l’usage privé ?',
        answer: 'Revoir un programme chez vous ; ni montage public, ni archivage pour autrui.',
      },
      {
        question: 'La diffusion simultanée du soir peut-elle être gardée ?',
        answer: 'Non, c’est du direct. Attendez que l’épisode soit en rattrapage.',
      },
      {
        question: 'Les publicités sont-elles dans le fichier ?',
        answer: 'Non, il contient le programme et rien d’autre.',
      },
      {
        question: 'Quelle formule pour un usage occasionnel ?',
        answer:
          'Un mois suffit pour des vacances. Qui suit une saison entière prend d’ordinaire l’année ou la licence à vie.',
      },
    ],
    meta_title: 'Téléchargeur TVer : rattrapage japonais',
    meta_description:
      'Dramas, variétés et émissions régionales de TVer gardés pendant leur semaine de rattrapage, avec chaîne et sous-titres.',
  },
  nhk_plus_downloader: {
    headline: 'NHK Plus : taiga, journaux et documentaires',
    promise:
      'Le diffuseur public japonais propose ses programmes en rattrapage sept jours ; préparez ceux que vous reverrez.',
    steps: [
      {
        title: 'Se connecter à la NHK',
        text: 'Votre inscription NHK, liée à la redevance, ouvre les vidéos.',
      },
      {
        title: 'Choisir une chaîne',
        text: 'Généraliste ou éducative, la grille des jours passés s’affiche.',
      },
      { title: 'Mettre à l’abri', text: 'Cochez les émissions, décidez du dossier, validez.' },
    ],
    features: [
      {
        title: 'Feuilleton du matin',
        text: 'Quinze minutes par jour : la semaine entière part en une fois.',
      },
      {
        title: 'Taiga du dimanche',
        text: 'Les épisodes du grand drame historique se suivent sous un même titre.',
      },
      {
        title: 'Langue des signes',
        text: 'Si une version signée existe, elle est proposée comme vidéo distincte.',
      },
      { title: 'Heure d’antenne', text: 'La date et l’heure de diffusion entrent dans le nom du fichier.' },
      {
        title: 'Deux pistes sonores',
        text: 'Les émissions bilingues portent le japonais et l’anglais ; gardez l’un, l’autre ou les deux.',
      },
      {
        title: 'Journaux pour apprendre',
        text: 'Un bulletin se garde avec ses sous-titres, ce qui aide à relire une phrase.',
      },
      {
        title: 'Documentaires en chapitres',
        text: '« NHK Special » et les films de nature conservent leurs chapitres.',
      },
    ],
    questions: [
      {
        question: 'NHK On Demand est-il inclus ?',
        answer: 'Non, il s’agit d’une offre payante séparée, que ce téléchargeur ne vise pas.',
      },
      {
        question: 'Pourquoi certains reportages manquent-ils ?',
        answer: 'La NHK retire parfois des images pour des raisons de droits. L’application n’y change rien.',
      },
      {
        question: 'Puis-je projeter un documentaire en cours ?',
        answer: 'Demandez d’abord à la NHK. Sans autorisation, tenez-vous à l’usage personnel.',
      },
      {
        question: 'La NHK a renommé son service : et ce produit ?',
        answer:
          'Depuis octobre 2025, ses offres en ligne portent le nom de NHK ONE. Notre produit garde son ancien nom et suit le service sous le nouveau.',
      },
      {
        question: 'L’application remplace-t-elle la redevance ?',
        answer: 'En aucun cas. Vous utilisez votre propre NHK ID, qui doit être valable.',
      },
      {
        question: 'Et la diffusion simultanée ?',
        answer: 'Un programme peut être gardé une fois en rattrapage, pas pendant qu’il passe à l’antenne.',
      },
    ],
    meta_title: 'Téléchargeur NHK Plus : rattrapage de sept jours',
    meta_description:
      'Feuilleton du matin, taiga et documentaires de la NHK gardés pendant leurs sept jours de rattrapage, pour votre usage.',
  },
  fod_downloader: {
    headline: 'FOD : les dramas de Fuji TV au complet',
    promise:
      'Du « getsuku » du lundi soir aux variétés de minuit, retrouvez les productions de Fuji TV sur votre PC.',
    steps: [
      { title: 'Entrer sur FOD', text: 'Utilisez votre compte FOD Premium sur le site de Fuji TV.' },
      { title: 'Aller à la série', text: 'Cherchez par acteur, par année ou par case horaire.' },
      {
        title: 'Constituer le coffret',
        text: 'La saison forme un dossier avec affiche et épisodes numérotés.',
      },
    ],
    features: [
      {
        title: 'Lundi, vingt et une heures',
        text: 'La case historique du drame japonais est classée par trimestre.',
      },
      { title: 'Animés noitaminA', text: 'La case de nuit de Fuji TV a ses propres listes.' },
      {
        title: 'Épisodes bonus',
        text: 'Les histoires parallèles réservées à FOD se placent après l’épisode lié.',
      },
      {
        title: 'Windows au quotidien',
        text: 'La version pour Windows est celle qui est proposée aujourd’hui.',
      },
      {
        title: 'Téléfilms de conclusion',
        text: 'Les suites de deux heures viennent après le dernier épisode et s’oublient facilement. L’application les place dans la même liste.',
      },
      { title: 'Variétés datées', text: 'Chaque numéro d’une émission porte le jour de sa diffusion.' },
    ],
    questions: [
      {
        question: 'Existe-t-il une version pour Mac ?',
        answer: 'Elle n’est plus vendue actuellement. Si vous en possédez une, votre compte en tient compte.',
      },
      {
        question: 'Les mangas de FOD peuvent-ils être enregistrés ?',
        answer: 'Non, seules les vidéos sont concernées.',
      },
      {
        question: 'Une série terminée peut-elle être gardée pour toujours ?',
        answer:
          'Vos droits dépendent de FOD et de la loi. Conservez vos copies à titre privé, sans les céder.',
      },
      {
        question: 'Comment s’affichent les vieux dramas ?',
        answer: 'Ceux d’avant 2005 environ sont en 4:3 et le restent. Rien n’est étiré ni coupé.',
      },
      {
        question: 'Puis-je garder ce que j’ai loué à part ?',
        answer: 'Une location se lit pendant un temps limité et ne se garde que pour ce temps.',
      },
      {
        question: 'Les courses en direct sont-elles enregistrées ?',
        answer: 'Non. Ce que FOD met ensuite à la demande peut être choisi.',
      },
    ],
    meta_title: 'Téléchargeur FOD : dramas Fuji TV pour Windows',
    meta_description:
      'Dramas du lundi, animés noitaminA et bonus FOD de Fuji TV, rangés en coffrets sur votre PC Windows.',
  },
  hulu_jp_downloader: {
    headline: 'Hulu Japon : Nippon TV et séries du monde',
    promise:
      'Le Hulu japonais n’est pas celui des États-Unis : gardez ses dramas Nippon TV, ses animés et ses séries étrangères.',
    steps: [
      {
        title: 'Choisir Hulu Japon',
        text: 'Prenez bien l’édition japonaise et entrez le compte correspondant.',
      },
      {
        title: 'Parcourir les nouveautés',
        text: 'Les suites exclusives d’un drame de Nippon TV côtoient les saisons en cours.',
      },
      { title: 'Garder la version', text: 'Doublage japonais ou version d’origine, sous-titrée ou non.' },
    ],
    features: [
      {
        title: 'Suites exclusives',
        text: 'Certains dramas se poursuivent sur Hulu après l’antenne ; l’ordre est respecté.',
      },
      {
        title: 'Doublage et sous-titrage',
        text: 'Hulu Japon sépare souvent les deux versions, l’application les nomme clairement.',
      },
      {
        title: 'Concerts et direct passé',
        text: 'Les événements remis à la demande s’ajoutent comme un film.',
      },
      { title: 'Une licence distincte', text: 'Elle ne dépend pas de celle du Hulu américain.' },
      {
        title: 'Pour les petits',
        text: 'Anpanman et les autres séries d’enfants tiennent sur une tablette en fichiers courts.',
      },
      {
        title: 'Une file qui attend',
        text: 'Si vous éteignez l’ordinateur, la liste est encore là le soir.',
      },
      { title: 'Créations sombres', text: 'Les thrillers produits pour Hulu Japon sont classés par saison.' },
    ],
    questions: [
      {
        question: 'Mon compte Hulu américain fonctionne-t-il ici ?',
        answer: 'Non, les deux services sont séparés, comptes et catalogues compris.',
      },
      {
        question: 'Les contenus « Hulu Store » sont-ils acceptés ?',
        answer: 'Ceux que vous avez achetés et que votre compte lit peuvent être ajoutés.',
      },
      {
        question: 'Suis-je libre d’utiliser les fichiers ?',
        answer: 'Dans votre cercle privé, et tant que Hulu Japon et le droit applicable le permettent.',
      },
      {
        question: 'Les chaînes en temps réel sont-elles enregistrées ?',
        answer:
          'Non. Chez Hulu Japon, les chaînes d’information et de sport sont en direct. Choisissez des titres qui ont une page et des épisodes à eux, comme le drama de la semaine passée.',
      },
    ],
    meta_title: 'Téléchargeur Hulu Japon : Nippon TV et animés',
    meta_description:
      'Dramas Nippon TV et leurs suites, animés et séries étrangères de Hulu Japon, en version doublée ou sous-titrée.',
  },
  niconico_downloader: {
    headline: 'Niconico, avec ses commentaires qui défilent',
    promise:
      'Sur Niconico, la vidéo et ses commentaires vont ensemble : gardez la première, et les seconds si vous le voulez.',
    steps: [
      {
        title: 'Coller l’adresse',
        text: 'Une vidéo, une série ou la page d’un auteur peut servir de départ.',
      },
      { title: 'Décider pour les commentaires', text: 'Fichier séparé, incrustation ou vidéo nue.' },
      { title: 'Enregistrer', text: 'L’application écrit l’auteur, le numéro sm et la date dans le nom.' },
    ],
    features: [
      {
        title: 'Commentaires en ASS',
        text: 'Un fichier de sous-titres reproduit le défilement dans votre lecteur.',
      },
      { title: 'Vocaloid et MAD', text: 'Les listes de lecture musicales se gardent dans leur ordre.' },
      { title: 'Listes mylist', text: 'Une mylist publique devient une file en une adresse.' },
      { title: 'Descriptions', text: 'Le texte de l’auteur et ses liens peuvent être conservés en fichier.' },
      { title: 'Le son seul', text: 'Pour une chanson, gardez uniquement l’audio, en M4A.' },
      {
        title: 'Animés sur Niconico',
        text: 'Les séries que le service montre à tous ou à ses membres s’ouvrent également.',
      },
      {
        title: 'Parties numérotées',
        text: 'Une partie de jeu filmée en vingt épisodes se garde dans l’ordre.',
      },
    ],
    questions: [
      {
        question: 'Un compte Premium est-il utile ?',
        answer: 'Il peut ouvrir une meilleure qualité chez Niconico ; l’outil suit ce que votre compte lit.',
      },
      {
        question: 'Les chaînes payantes sont-elles possibles ?',
        answer: 'Celles auxquelles vous êtes abonné, pour les vidéos qu’elles mettent à la demande.',
      },
      {
        question: 'Faut-il l’accord de l’auteur ?',
        answer:
          'Pour tout autre usage que le vôtre, oui. Beaucoup de créateurs indiquent leurs conditions sous la vidéo.',
      },
      {
        question: 'Quelle qualité ont les vieilles vidéos ?',
        answer:
          'Celle de leur époque. Les publications des premières années sont petites, et l’enregistrement ne les agrandit pas.',
      },
      {
        question: 'Les émissions de Nico Nama sont-elles prises en charge ?',
        answer:
          'Leur enregistrement s’ouvre tant que votre billet de différé est valable. La diffusion en direct, non.',
      },
    ],
    meta_title: 'Téléchargeur Niconico, commentaires compris',
    meta_description:
      'Vidéos, mylists et commentaires de Niconico gardés ensemble ou séparément, avec auteur, numéro et date. Usage personnel.',
  },
  d_anime_downloader: {
    headline: 'd Anime Store : rien que de l’animation',
    promise:
      'Un service entièrement voué à l’animé mérite un rangement à sa mesure : saisons, films, OVA et concerts d’artistes vocaux.',
    steps: [
      {
        title: 'Relier d Account',
        text: 'Ouvrez d Anime Store avec votre compte Docomo ou votre abonnement existant.',
      },
      { title: 'Filtrer par saison', text: 'Printemps, été, automne, hiver : chaque trimestre a sa liste.' },
      { title: 'Ranger la collection', text: 'Les épisodes se classent sous le titre japonais officiel.' },
    ],
    features: [
      {
        title: 'Ordre de visionnage',
        text: 'Séries, films et OVA d’une même œuvre se suivent selon leur sortie.',
      },
      { title: 'Concerts d’anisong', text: 'Les captations de scène ont leur propre dossier.' },
      {
        title: 'Émissions de seiyû',
        text: 'Les programmes parlés avec les doubleurs se gardent comme une série.',
      },
      { title: 'Détection des doublons', text: 'Un épisode déjà présent n’est pas ajouté une seconde fois.' },
      {
        title: 'Passer l’opening',
        text: 'Les chapitres de l’opening et de l’ending sont inscrits là où le service les marque.',
      },
      {
        title: 'La saison par jour',
        text: 'Les nouveaux épisodes se lisent par jour de la semaine ; ceux que vous avez déjà sont grisés.',
      },
      {
        title: 'Pour le trajet',
        text: 'Un épisode d’une demi-heure en petite taille convient au téléphone dans le train.',
      },
    ],
    questions: [
      {
        question: 'L’abonnement pris via Amazon convient-il ?',
        answer:
          'Cette formule se regarde dans Prime Video ; c’est alors le téléchargeur Prime Video qu’il vous faut.',
      },
      {
        question: 'Des langues autres que le japonais sont-elles prévues ?',
        answer: 'Le service est japonais et propose rarement autre chose.',
      },
      {
        question: 'Suis-je autorisé à tout archiver ?',
        answer:
          'Gardez ce que vous regardez vraiment, à titre privé, dans le respect de votre abonnement et des studios.',
      },
      {
        question: 'Quelle taille d’image existe ?',
        answer:
          'Full HD pour les œuvres récentes, moins pour les anciennes. L’application donne la taille avant l’enregistrement.',
      },
      {
        question: 'Où s’arrête l’usage privé ?',
        answer: 'À votre propre écran. Ni mise en ligne, ni prêt payant, ni projection publique.',
      },
    ],
    meta_title: 'Téléchargeur d Anime Store : séries, films et OVA',
    meta_description:
      'Animés de d Anime Store classés par trimestre, OVA et concerts compris, sans doublons et pour votre collection privée.',
  },
  wowow_downloader: {
    headline: 'WOWOW On Demand : tennis, cinéma et Drama W',
    promise:
      'Chaîne japonaise à péage, WOWOW diffuse Grands Chelems, films récents et séries maison : retrouvez-les en différé.',
    steps: [
      { title: 'Ouvrir On Demand', text: 'Le compte lié à votre abonnement WOWOW suffit.' },
      { title: 'Choisir un genre', text: 'Sport, films, musique, théâtre ou Drama W.' },
      {
        title: 'Préparer l’écoute',
        text: 'Langue des commentaires, sous-titres et dossier se fixent avant le départ.',
      },
    ],
    features: [
      { title: 'Matchs de tennis', text: 'Une rencontre en cinq sets reste un seul fichier, court indiqué.' },
      { title: 'Drama W', text: 'Les séries courtes de la chaîne se gardent en une passe.' },
      {
        title: 'Concerts en direct, revus ensuite',
        text: 'Lorsqu’une rediffusion est offerte, elle s’ajoute comme un film.',
      },
      { title: 'Conçu pour Windows', text: 'Seule la version Windows est en vente à ce jour.' },
      {
        title: 'Deux versions d’un film',
        text: 'Les passages sous-titrés et doublés sont tenus à part dans la liste.',
      },
      {
        title: 'Sans résultat dans le nom',
        text: 'Les matchs portent le tour et les joueurs, jamais le score.',
      },
      { title: 'Coulisses', text: 'Les entretiens d’arrière-scène figurent à côté du spectacle.' },
    ],
    questions: [
      {
        question: 'Pourquoi Windows seulement ?',
        answer:
          'La variante Mac de ce téléchargeur a été retirée de la vente. Les licences existantes restent dans votre compte.',
      },
      {
        question: 'Une finale peut-elle être enregistrée pendant le jeu ?',
        answer: 'Non. Attendez sa mise à disposition à la demande.',
      },
      {
        question: 'Qu’en est-il des droits sportifs ?',
        answer: 'Ils sont stricts : conservez la rencontre pour vous et n’en diffusez aucun passage.',
      },
      {
        question: 'Combien de temps une archive est-elle visible ?',
        answer:
          'Cela varie pour chaque programme. WOWOW donne le dernier jour, et l’application le répète dans la liste. Un concert peut n’y rester qu’une semaine.',
      },
      {
        question: 'Puis-je inviter des amis à regarder ?',
        answer:
          'L’enregistrement est destiné à votre foyer. Les conditions de WOWOW et les droits des artistes excluent séance publique et copies pour autrui.',
      },
    ],
    meta_title: 'Téléchargeur WOWOW On Demand pour Windows',
    meta_description:
      'Tennis, films et Drama W de WOWOW On Demand gardés en différé sur votre PC Windows, pour un visionnage strictement privé.',
  },
}
