import type { PageTexts } from '../text'

export const japanVideo: PageTexts = {
  u_next_downloader: {
    headline: 'U-NEXT : cinéma, dramas et animés du Japon',
    promise:
      'Enregistrez les films, les dramas de TBS et de TV Tokyo et les animés de la saison de l’un des plus grands catalogues japonais.',
    steps: [
      {
        title: 'Se connecter à U-NEXT',
        text: 'Utilisez votre compte U-NEXT, puis choisissez le profil parent ou enfant.',
      },
      {
        title: 'Distinguer inclus et à points',
        text: 'L’application signale ce qui est compris et ce que vous avez loué avec vos points.',
      },
      {
        title: 'Enregistrer le titre',
        text: 'Choisissez l’audio japonais, le doublage s’il existe, et les sous-titres.',
      },
    ],
    features: [
      {
        title: 'Séries de Paravi',
        text: 'Les séries de l’ancien service Paravi se trouvent sur U-NEXT, classées par chaîne.',
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
        title: 'Durée des locations',
        text: 'Chaque location obtenue avec des points indique jusqu’à quand elle peut être vue.',
      },
      {
        title: 'Version doublée ou sous-titrée',
        text: 'Un film étranger a souvent deux pages. L’application reconnaît les deux versions et vous laisse choisir la bonne.',
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
    headline: 'DMM TV : animés et théâtre 2.5D hors ligne',
    promise: 'Enregistrez les animés de la saison et les pièces tirées de mangas compris dans DMM Premium.',
    steps: [
      { title: 'Se connecter à DMM', text: 'Votre identifiant DMM Premium donne accès à la partie DMM TV.' },
      {
        title: 'Explorer la saison',
        text: 'La grille des animés par jour de sortie sert de point de départ.',
      },
      { title: 'Télécharger', text: 'Les épisodes sélectionnés s’enregistrent l’un après l’autre.' },
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
      {
        title: 'Une liste pour plus tard',
        text: 'Mettez de côté les titres sur lesquels vous hésitez encore.',
      },
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
          'La plus grande que votre formule permet. Dans un petit fichier, les scènes sombres perdent vite en qualité, alors qu’un animé reste net.',
      },
    ],
    meta_title: 'Téléchargeur DMM TV : animés et scène 2.5D',
    meta_description:
      'Animés de saison, captations 2.5D et émissions DMM TV gardés sur votre ordinateur avec votre compte DMM Premium.',
  },
  abema_downloader: {
    headline: 'ABEMA : enregistrer les épisodes à temps',
    promise:
      'Sur ABEMA, un programme n’est gratuit que peu de temps : enregistrez-le tant que votre compte permet de le lire.',
    steps: [
      { title: 'Ouvrir la page ABEMA', text: 'Passez de la chaîne en continu à la vidéo à la demande.' },
      { title: 'Regarder l’échéance', text: 'La date de fin de gratuité est indiquée à côté du titre.' },
      { title: 'Télécharger à temps', text: 'Commencez par les vidéos qui expirent le plus tôt.' },
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
      { title: 'Shogi et mah-jong', text: 'Les longues parties sont enregistrées en un seul fichier.' },
      {
        title: 'Animés du soir',
        text: 'Ceux qu’ABEMA diffuse avec la télévision sont identifiés par leur numéro.',
      },
      {
        title: 'M League par journée',
        text: 'Le nom des fichiers indique les deux parties de la journée, mais pas le classement.',
      },
      {
        title: 'Gratuit ou Premium',
        text: 'Avant l’ajout, vous voyez à quelle catégorie appartient chaque animé.',
      },
    ],
    questions: [
      {
        question: 'Faut-il ABEMA Premium ?',
        answer:
          'Seulement pour les vidéos qui l’exigent. Les autres s’enregistrent tant qu’elles sont gratuites.',
      },
      {
        question: 'Les chaînes en direct sont-elles enregistrées ?',
        answer: 'Non, l’outil attend que la diffusion soit proposée à la demande.',
      },
      {
        question: 'Puis-je publier une vidéo gratuite ?',
        answer:
          'Certainement pas. Une vidéo gratuite reste protégée ; ne gardez qu’une copie privée, si elle est permise.',
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
      'Successeur de dTV, Lemino mêle combats, concerts et séries : enregistrez les rediffusions qui vous intéressent.',
    steps: [
      {
        title: 'Se connecter avec d Account',
        text: 'Le même identifiant Docomo sert à Lemino et à l’application.',
      },
      {
        title: 'Ouvrir une rediffusion',
        text: 'Combat, concert ou épisode : la page de la vidéo s’ajoute à la liste.',
      },
      { title: 'Télécharger', text: 'Choisissez un dossier par artiste, par sport ou par série.' },
    ],
    features: [
      {
        title: 'Soirées de boxe',
        text: 'Enregistrez la soirée entière ou un seul combat, selon ce que propose le service.',
      },
      { title: 'Concerts K-pop', text: 'Les captations se gardent avec la piste sonore que Lemino fournit.' },
      { title: 'Dramas coréens au Japon', text: 'Audio coréen et sous-titres japonais restent associés.' },
      { title: 'Ancienne adresse dTV', text: 'Les liens vers dTV vous amènent sur cette page.' },
      { title: 'Émissions d’idoles', text: 'Les programmes hebdomadaires portent leur jour de diffusion.' },
      {
        title: 'Sous-titres en texte',
        text: 'Les sous-titres d’un drama coréen restent au format texte : vous en réglez la taille dans votre lecteur.',
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
        answer: 'Oui, les deux. La liste montre ce que votre compte permet de lire.',
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
        answer: 'Non, un d Account gratuit suffit pour les titres gratuits.',
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
      'Les chaînes privées japonaises y proposent leurs programmes pendant une semaine environ ; enregistrez vos épisodes avant leur retrait.',
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
        text: 'Le nom de la chaîne est indiqué : Nippon TV, TV Asahi, TBS, TV Tokyo ou Fuji TV.',
      },
      {
        title: 'Chaînes régionales',
        text: 'Les émissions d’Osaka, de Nagoya ou d’ailleurs indiquent le nom de leur chaîne.',
      },
      {
        title: 'Sous-titres japonais',
        text: 'Enregistrés lorsqu’ils existent, ils aident à suivre un débat rapide.',
      },
      {
        title: 'Un prix modeste',
        text: 'Pour un service gratuit, nous proposons un téléchargeur peu coûteux.',
      },
      {
        title: 'La semaine en un coup d’œil',
        text: 'La liste va du lundi au dimanche et marque les épisodes que vous avez déjà.',
      },
      {
        title: 'Premiers épisodes',
        text: 'Pour certaines séries, le premier épisode reste en ligne toute la saison. L’application le signale.',
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
        answer: 'Non, il s’agit du direct. Attendez que l’épisode soit disponible en rattrapage.',
      },
      {
        question: 'Les publicités sont-elles dans le fichier ?',
        answer: 'Non, il contient le programme et rien d’autre.',
      },
      {
        question: 'Quelle formule pour un usage occasionnel ?',
        answer:
          'Un mois suffit pour des vacances. Si vous suivez des séries toute l’année, choisissez un an ou la licence à vie.',
      },
    ],
    meta_title: 'Téléchargeur TVer : rattrapage japonais',
    meta_description:
      'Dramas, variétés et émissions régionales de TVer gardés pendant leur semaine de rattrapage, avec chaîne et sous-titres.',
  },
  nhk_plus_downloader: {
    headline: 'NHK Plus : taiga, journaux et documentaires',
    promise:
      'Le diffuseur public japonais propose ses programmes en rattrapage sept jours ; enregistrez ceux que vous voulez revoir.',
    steps: [
      {
        title: 'Se connecter à la NHK',
        text: 'Votre inscription NHK, liée à la redevance, ouvre les vidéos.',
      },
      {
        title: 'Choisir une chaîne',
        text: 'Généraliste ou éducative, la grille des jours passés s’affiche.',
      },
      { title: 'Télécharger', text: 'Cochez les émissions, choisissez le dossier et validez.' },
    ],
    features: [
      {
        title: 'Feuilleton du matin',
        text: 'Il dure quinze minutes par jour : enregistrez toute la semaine en une fois.',
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
        text: 'Les émissions bilingues sont en japonais et en anglais ; gardez l’une des langues ou les deux.',
      },
      {
        title: 'Journaux pour apprendre',
        text: 'Enregistrez un journal avec ses sous-titres pour pouvoir relire une phrase.',
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
      'Du « getsuku » du lundi soir aux émissions de minuit, enregistrez les productions de Fuji TV sur votre ordinateur.',
    steps: [
      { title: 'Entrer sur FOD', text: 'Utilisez votre compte FOD Premium sur le site de Fuji TV.' },
      { title: 'Aller à la série', text: 'Cherchez par acteur, par année ou par case horaire.' },
      {
        title: 'Télécharger la saison',
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
        text: 'Les téléfilms de deux heures qui suivent le dernier épisode s’oublient facilement. L’application les affiche dans la même liste.',
      },
      { title: 'Émissions datées', text: 'Chaque émission porte sa date de diffusion.' },
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
        text: 'Vous y trouvez les saisons en cours et les épisodes exclusifs des séries de Nippon TV.',
      },
      { title: 'Choisir la version', text: 'Doublage japonais ou version d’origine, sous-titrée ou non.' },
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
        title: 'Concerts et événements',
        text: 'Les événements proposés ensuite à la demande s’enregistrent comme un film.',
      },
      { title: 'Une licence distincte', text: 'Elle ne dépend pas de celle du Hulu américain.' },
      {
        title: 'Pour les petits',
        text: 'Les épisodes d’Anpanman et d’autres séries pour enfants sont courts et prennent peu de place sur une tablette.',
      },
      {
        title: 'Une file d’attente conservée',
        text: 'Si vous éteignez l’ordinateur, vous retrouvez la file d’attente à la prochaine ouverture.',
      },
      {
        title: 'Productions originales',
        text: 'Les thrillers produits pour Hulu Japon sont classés par saison.',
      },
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
        question: 'Les chaînes en direct sont-elles enregistrées ?',
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
      {
        title: 'Décider pour les commentaires',
        text: 'Enregistrez-les dans un fichier séparé, incrustés dans l’image ou pas du tout.',
      },
      { title: 'Enregistrer', text: 'L’application écrit l’auteur, le numéro sm et la date dans le nom.' },
    ],
    features: [
      {
        title: 'Commentaires en ASS',
        text: 'Un fichier de sous-titres reproduit le défilement dans votre lecteur.',
      },
      { title: 'Vocaloid et MAD', text: 'Les listes de morceaux s’enregistrent dans leur ordre.' },
      {
        title: 'Listes mylist',
        text: 'Collez l’adresse d’une mylist publique pour en ajouter toutes les vidéos.',
      },
      { title: 'Descriptions', text: 'Le texte de l’auteur et ses liens peuvent être conservés en fichier.' },
      { title: 'Le son seul', text: 'Pour une chanson, gardez uniquement l’audio, en M4A.' },
      {
        title: 'Animés sur Niconico',
        text: 'Les séries que le service montre à tous ou à ses membres s’ouvrent également.',
      },
      {
        title: 'Parties numérotées',
        text: 'Une partie de jeu en vingt épisodes s’enregistre dans l’ordre.',
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
          'Oui, en différé, tant que votre réservation est valable. Le direct ne peut pas être enregistré.',
      },
    ],
    meta_title: 'Téléchargeur Niconico, commentaires compris',
    meta_description:
      'Vidéos, mylists et commentaires de Niconico gardés ensemble ou séparément, avec auteur, numéro et date. Usage personnel.',
  },
  d_anime_downloader: {
    headline: 'd Anime Store : tous vos animés, saison par saison',
    promise: 'Un service consacré à l’animé : enregistrez et classez séries, films, OVA et concerts.',
    steps: [
      {
        title: 'Se connecter avec d Account',
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
      'WOWOW, chaîne japonaise payante, diffuse les tournois du Grand Chelem, des films récents et ses propres séries : enregistrez-les en différé.',
    steps: [
      { title: 'Ouvrir On Demand', text: 'Le compte lié à votre abonnement WOWOW suffit.' },
      { title: 'Choisir un genre', text: 'Sport, films, musique, théâtre ou Drama W.' },
      {
        title: 'Choisir les réglages',
        text: 'Choisissez la langue des commentaires, les sous-titres et le dossier, puis lancez le téléchargement.',
      },
    ],
    features: [
      {
        title: 'Matchs de tennis',
        text: 'Un match en cinq sets est enregistré en un seul fichier, avec le nom du court.',
      },
      { title: 'Drama W', text: 'Les séries courtes de la chaîne s’enregistrent en une fois.' },
      {
        title: 'Concerts en direct, revus ensuite',
        text: 'Lorsqu’une rediffusion est offerte, elle s’ajoute comme un film.',
      },
      { title: 'Conçu pour Windows', text: 'Seule la version Windows est en vente à ce jour.' },
      {
        title: 'Deux versions d’un film',
        text: 'Les versions sous-titrées et doublées sont séparées dans la liste.',
      },
      {
        title: 'Sans résultat dans le nom',
        text: 'Le nom du fichier indique le tour et les joueurs, jamais le score.',
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
        question: 'Puis-je enregistrer une finale en direct ?',
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
