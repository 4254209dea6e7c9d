import type { PageTexts } from '../text'

export const genericSites: PageTexts = {
  youtube_downloader: {
    headline: 'YouTube : gardez ce que l’auteur vous permet',
    promise:
      'Tutoriels, conférences, vos propres vidéos : conservez-les avec leur description, leurs chapitres et leurs sous-titres.',
    steps: [
      {
        title: 'Copier l’adresse',
        text: 'Copiez l’adresse d’une vidéo, d’une playlist ou d’une chaîne YouTube.',
      },
      { title: 'Choisir la piste', text: 'Vidéo avec son, son seul, ou sous-titres uniquement.' },
      { title: 'Lire sans réseau', text: 'Le fichier s’ouvre dans votre lecteur, chapitres compris.' },
    ],
    features: [
      { title: 'Playlists ordonnées', text: 'Un cours en quarante vidéos garde sa progression.' },
      {
        title: 'Sous-titres automatiques',
        text: 'Ceux de l’auteur et ceux de YouTube sont nommés différemment.',
      },
      { title: 'Vos propres chaînes', text: 'Récupérez vos publications si vous n’avez plus les originaux.' },
      { title: 'Formats courts', text: 'Les Shorts se placent dans un dossier séparé.' },
      { title: 'Chapitres', text: 'Les repères posés par l’auteur deviennent des chapitres du MP4.' },
      { title: 'Filtre par licence', text: 'N’affichez que les vidéos sous Creative Commons.' },
    ],
    questions: [
      {
        question: 'Toutes les vidéos peuvent-elles être enregistrées ?',
        answer:
          'Non. Les conditions de YouTube le permettent si le service ou l’auteur est d’accord, et la loi peut prévoir des exceptions. Vos propres vidéos et celles sous licence libre ne posent pas de problème ; pour les autres, vérifiez d’abord.',
      },
      {
        question: 'Les films loués sur YouTube sont-ils couverts ?',
        answer: 'Non, cette page concerne les vidéos ordinaires.',
      },
      {
        question: 'Quel produit faut-il acheter ?',
        answer:
          'Le Téléchargeur de vidéos, qui ouvre aussi Vimeo, Dailymotion, Facebook, bilibili et d’autres sites ouverts.',
      },
      {
        question: 'Pourquoi certains outils enregistrent-ils les grandes vidéos sans le son ?',
        answer:
          'YouTube stocke séparément l’image en haute définition et le son. L’application télécharge les deux et les réunit sans nouvel encodage.',
      },
      {
        question: 'Puis-je enregistrer un direct pendant sa diffusion ?',
        answer: 'Non. Attendez que YouTube en ait publié l’enregistrement.',
      },
      {
        question: 'Un compte YouTube est-il nécessaire ?',
        answer: 'Seulement pour vos vidéos privées et non répertoriées.',
      },
    ],
    meta_title: 'Téléchargeur YouTube : vidéos et playlists',
    meta_description:
      'Conférences, tutoriels et vos propres vidéos YouTube avec chapitres et sous-titres, dans la limite des droits de chacun.',
  },
  vimeo_downloader: {
    headline: 'Vimeo : courts métrages et vidéos de travail',
    promise:
      'Sur Vimeo, beaucoup de vidéos sont partagées entre professionnels ; enregistrez celles que leur propriétaire vous autorise à garder.',
    steps: [
      {
        title: 'Ouvrir le lien reçu',
        text: 'Page publique, lien privé ou vidéo protégée par un mot de passe que vous connaissez.',
      },
      {
        title: 'Vérifier l’autorisation',
        text: 'Si le propriétaire offre le téléchargement, préférez son fichier d’origine.',
      },
      {
        title: 'Enregistrer une copie',
        text: 'Choisissez la définition, les sous-titres et le dossier du projet.',
      },
    ],
    features: [
      { title: 'Vitrines', text: 'Les « showcases » s’enregistrent dans l’ordre voulu par leur auteur.' },
      { title: 'Projets clients', text: 'Un dossier par client évite les confusions.' },
      { title: 'Courts métrages', text: 'Réalisateur et année entrent dans le nom.' },
      { title: 'Lecteurs intégrés', text: 'Une vidéo Vimeo intégrée à un autre site est reconnue.' },
      {
        title: 'Noms de projet',
        text: 'Client, titre et version peuvent entrer dans le nom du fichier, ce qui aide quand un film existe en cinq montages.',
      },
    ],
    questions: [
      {
        question: 'Vimeo On Demand est-il pris en charge ?',
        answer:
          'Le téléchargeur de vidéos est fait pour les films ouverts, partagés avec vous ou les vôtres. Pour les titres en vente, nous ne promettons rien.',
      },
      {
        question: 'Un mot de passe manquant peut-il être retrouvé ?',
        answer: 'Non. L’application n’ouvre rien sans l’accès que l’on vous a donné.',
      },
      {
        question: 'Puis-je montrer le film à un festival ?',
        answer: 'Demandez-le à son auteur ; une copie privée ne vaut pas droit de projection.',
      },
      {
        question: 'Puis-je récupérer le fichier d’origine que j’ai mis en ligne ?',
        answer:
          'Si Vimeo offre l’original à son propriétaire, il figure dans la liste des tailles. Sinon, vous obtenez la plus grande version disponible.',
      },
      {
        question: 'Puis-je enregistrer un film intégré à un seul site ?',
        answer:
          'Oui, si vous pouvez l’y regarder. Collez l’adresse de ce site, et non celle du film sur Vimeo.',
      },
      {
        question: 'À quoi sert l’application s’il y a déjà un bouton de téléchargement ?',
        answer:
          'Elle est utile si vous avez cinquante films à enregistrer, ou si le propriétaire vous demande de garder une copie alors que le bouton est désactivé.',
      },
    ],
    meta_title: 'Téléchargeur Vimeo pour vos propres vidéos',
    meta_description:
      'Courts métrages, vitrines et vidéos de travail Vimeo, gardés avec l’accord de leur propriétaire et rangés par projet.',
  },
  dailymotion_downloader: {
    headline: 'Dailymotion : l’actualité et le sport en français',
    promise:
      'Rédactions, chaînes et passionnés y publient ; enregistrez les vidéos que vous voulez revoir ou citer.',
    steps: [
      {
        title: 'Trouver la vidéo',
        text: 'Collez l’adresse Dailymotion ou celle de l’article qui l’affiche.',
      },
      {
        title: 'Choisir la définition',
        text: 'Toutes les définitions proposées par l’éditeur sont affichées.',
      },
      { title: 'Télécharger', text: 'Le titre, la chaîne et la date figurent dans le nom du fichier.' },
    ],
    features: [
      { title: 'Sujets d’actualité', text: 'La date de publication aide à reconstruire une chronologie.' },
      {
        title: 'Lecteur des médias',
        text: 'De nombreux sites de presse utilisent Dailymotion ; leur page suffit.',
      },
      { title: 'Collections', text: 'Une liste de lecture devient un dossier.' },
      {
        title: 'Vieilles vidéos',
        text: 'Les archives en basse définition restent telles quelles, sans agrandissement.',
      },
      {
        title: 'Deux éditions',
        text: 'L’édition française et l’édition mondiale s’ouvrent l’une comme l’autre.',
      },
      {
        title: 'Sous-titres de la chaîne',
        text: 'Les chaînes d’information en ajoutent souvent ; ils sont enregistrés en SRT à côté de la vidéo.',
      },
      {
        title: 'Léger sur le réseau',
        text: 'Limitez la vitesse de téléchargement pour que les autres puissent continuer à travailler.',
      },
    ],
    questions: [
      {
        question: 'Puis-je citer un extrait dans un exposé ?',
        answer:
          'Oui, dans les limites du droit de citation : un extrait bref, dans un but précis, avec sa source. Tout le reste doit rester privé.',
      },
      {
        question: 'Les vidéos réservées à un pays s’ouvrent-elles ?',
        answer: 'Uniquement là où l’éditeur les autorise.',
      },
      {
        question: 'Dailymotion exige-t-il un compte ?',
        answer: 'Rarement, sauf pour des vidéos soumises à une limite d’âge.',
      },
      {
        question: 'Quelles tailles d’image existent ?',
        answer:
          'Celles de la vidéo publiée, souvent de 240 à 1080 lignes. Une vieille vidéo n’existe parfois qu’en petit.',
      },
      {
        question: 'La publicité est-elle enregistrée dans le fichier ?',
        answer: 'Non, le fichier ne contient que la vidéo.',
      },
      {
        question: 'Comment s’appelle le produit ?',
        answer:
          'Téléchargeur de vidéos. Il fonctionne avec Dailymotion et d’autres sites ; faites l’essai gratuit avec la vidéo qui vous intéresse.',
      },
    ],
    meta_title: 'Téléchargeur Dailymotion : actualité et sport',
    meta_description:
      'Sujets d’actualité, sport et collections Dailymotion avec date et chaîne, gardés pour votre documentation personnelle.',
  },
  facebook_downloader: {
    headline: 'Facebook : vos vidéos et celles de vos proches',
    promise:
      'Un anniversaire filmé, le direct d’une association : gardez ces moments avant qu’ils ne se perdent dans le fil.',
    steps: [
      {
        title: 'Ouvrir la publication',
        text: 'Affichez la vidéo en étant connecté au compte qui peut la voir.',
      },
      {
        title: 'Demander si besoin',
        text: 'Pour la vidéo d’un proche, un message suffit à obtenir son accord.',
      },
      { title: 'Télécharger', text: 'Le nom comprend la date et l’auteur de la publication.' },
    ],
    features: [
      { title: 'Directs terminés', text: 'Un direct publié ensuite en vidéo s’enregistre en entier.' },
      { title: 'Reels', text: 'Les clips verticaux conservent leur format.' },
      {
        title: 'Groupes privés',
        text: 'Les vidéos d’un groupe dont vous êtes membre restent soumises à ses règles.',
      },
      { title: 'Albums de famille', text: 'Classez les vidéos par année plutôt que par publication.' },
      {
        title: 'Date de publication',
        text: 'Elle devient la date du fichier, si bien qu’un logiciel de photos le range au bon jour.',
      },
      {
        title: 'Plusieurs clips par publication',
        text: 'Une publication avec plusieurs clips s’ouvre comme une liste ; ne cochez que ceux que vous voulez.',
      },
      {
        title: 'Votre page en archive',
        text: 'Un administrateur peut récupérer les vidéos de sa propre page.',
      },
    ],
    questions: [
      {
        question: 'Puis-je enregistrer la vidéo d’un inconnu ?',
        answer: 'Pas sans droit ni accord : image, voix et vie privée sont protégées.',
      },
      {
        question: 'Que fait l’application de mon mot de passe ?',
        answer: 'Vous le saisissez sur la page de Facebook ; la session reste sur votre ordinateur.',
      },
      {
        question: 'Les stories sont-elles prises en charge ?',
        answer: 'Non, leur auteur a choisi qu’elles disparaissent.',
      },
      {
        question: 'Dois-je me connecter ?',
        answer:
          'Pas pour une page publique. Pour les vidéos d’amis, de proches et de groupes, connectez-vous dans l’application : elle affiche ce que Facebook vous montre.',
      },
      {
        question: 'Les vidéos d’Instagram sont-elles comprises ?',
        answer: 'Instagram est un autre site, pour lequel nous ne promettons rien ici.',
      },
    ],
    meta_title: 'Téléchargeur Facebook : directs, Reels, souvenirs',
    meta_description:
      'Directs terminés, Reels et vidéos de famille Facebook gardés avec date et auteur, quand vous en avez le droit.',
  },
  bilibili_downloader: {
    headline: 'bilibili : créateurs chinois et pluie de commentaires',
    promise:
      'Cours, jeux, animation : enregistrez les vidéos de bilibili avec toutes leurs parties et, si vous le souhaitez, leurs commentaires (danmaku).',
    steps: [
      { title: 'Coller un numéro BV', text: 'Vous pouvez utiliser l’identifiant ou l’adresse complète.' },
      {
        title: 'Choisir les parties',
        text: 'Une même vidéo peut en compter des dizaines, cochez les bonnes.',
      },
      {
        title: 'Séparer le danmaku',
        text: 'Enregistrez les commentaires en ASS, incrustés dans l’image ou pas du tout.',
      },
    ],
    features: [
      { title: 'Vidéos en parties', text: 'P1, P2 et suivantes gardent leur sous-titre.' },
      { title: 'Listes de créateur', text: 'Les séries d’un « UP » se rangent sous son nom.' },
      { title: 'Titres chinois', text: 'Les caractères sont gardés, une version pinyin est possible.' },
      {
        title: 'Sous-titres CC',
        text: 'Les sous-titres déposés se gardent en texte, dans chaque langue disponible.',
      },
      {
        title: 'Dossiers de favoris',
        text: 'Ajoutez en une fois tout un dossier de votre compte, public ou privé.',
      },
      {
        title: 'Nombre de commentaires',
        text: 'Limitez le nombre de commentaires affichés en même temps, pour que le texte ne cache pas l’image.',
      },
    ],
    questions: [
      {
        question: 'Les animés réservés aux membres sont-ils compris ?',
        answer:
          'Certaines séries demandent l’abonnement 大会员. Le téléchargeur de vidéos est fait pour les vidéos des utilisateurs ; pour les séries, nous ne promettons rien.',
      },
      {
        question: 'Le site international diffère-t-il ?',
        answer: 'Oui, catalogue et comptes sont distincts ; l’application reconnaît les deux adresses.',
      },
      {
        question: 'Les créateurs acceptent-ils l’enregistrement ?',
        answer:
          'Certains l’interdisent dans leur description. Respectez ce souhait, et n’enregistrez que pour votre usage privé.',
      },
      {
        question: 'Pourquoi ne vois-je que de petites tailles ?',
        answer:
          'bilibili ne propose les grandes définitions qu’aux utilisateurs connectés, et certaines seulement aux membres payants. La liste dépend de votre compte.',
      },
      {
        question: 'Un salon en direct peut-il être enregistré ?',
        answer:
          'Non. Beaucoup d’animateurs publient ensuite un enregistrement, qui s’ouvre sous son numéro BV.',
      },
    ],
    meta_title: 'Téléchargeur bilibili, danmaku compris',
    meta_description:
      'Vidéos bilibili en plusieurs parties, danmaku en ASS et titres chinois conservés, pour apprendre et revoir en privé.',
  },
  arte_downloader: {
    headline: 'ARTE : l’Europe en plusieurs langues',
    promise:
      'Documentaires, cinéma et concerts d’arte.tv : enregistrez les programmes dans la langue de votre choix.',
    steps: [
      {
        title: 'Ouvrir arte.tv',
        text: 'Le site se consulte sans abonnement, en français comme en allemand.',
      },
      {
        title: 'Vérifier la date de fin',
        text: 'Chaque page indique jusqu’à quand le programme est en ligne.',
      },
      { title: 'Choisir la version', text: 'Français, allemand, original sous-titré ou audiodescription.' },
    ],
    features: [
      {
        title: 'Concerts ARTE',
        text: 'Les concerts classiques, de jazz et d’électro sont enregistrés en un seul fichier.',
      },
      { title: 'Double version', text: 'Comparez la narration française et l’allemande d’un même film.' },
      { title: 'Séries nordiques', text: 'Les saisons sont reprises avec leurs sous-titres français.' },
      { title: 'Magazines', text: '« Le Dessous des cartes » se classe par numéro et par thème.' },
      {
        title: 'Deux langues, un fichier',
        text: 'Français et allemand côte à côte, pour un foyer bilingue.',
      },
      {
        title: 'Séries d’Europe',
        text: 'Une fiction est souvent en ligne en entier. Cochez toutes les parties tant que la suite complète est là.',
      },
      { title: 'Sous-titres pour sourds', text: 'La version spéciale porte sa propre marque dans la liste.' },
    ],
    questions: [
      {
        question: 'ARTE est financée par le public : puis-je diffuser mes copies ?',
        answer:
          'Non. Elles sont réservées à votre usage privé, dans la mesure où la loi et ARTE le permettent.',
      },
      {
        question: 'Quel produit correspond à ARTE ?',
        answer: 'Le téléchargeur M3U8, puisque le site diffuse sous cette forme.',
      },
      {
        question: 'La version polonaise ou italienne est-elle disponible ?',
        answer: 'Quand ARTE la publie, souvent en sous-titres, elle figure dans le choix.',
      },
      {
        question: 'Pourquoi un film manque-t-il dans mon pays ?',
        answer:
          'ARTE ne détient certains droits que pour la France et l’Allemagne. L’application montre ce qu’arte.tv propose là où vous êtes.',
      },
      {
        question: 'Quels fichiers vais-je obtenir ?',
        answer: 'Un MP4 avec une langue ou un MKV avec plusieurs, les sous-titres en piste ou à côté.',
      },
      {
        question: 'La chaîne peut-elle être enregistrée en direct ?',
        answer: 'Non, seuls les programmes qui se trouvent dans la médiathèque.',
      },
    ],
    meta_title: 'Télécharger ARTE : documentaires et concerts',
    meta_description:
      'Documentaires, cinéma, séries et concerts d’arte.tv dans la langue de votre choix, avant l’échéance et pour vous.',
  },
  ard_mediathek_downloader: {
    headline: 'ARD Mediathek : du « Tatort » aux régions',
    promise:
      'La médiathèque commune des chaînes publiques allemandes : enquêtes du dimanche, documentaires et programmes régionaux.',
    steps: [
      {
        title: 'Parcourir la Mediathek',
        text: 'Entrez par la chaîne : Das Erste, WDR, BR, NDR et les autres.',
      },
      { title: 'Ouvrir le film', text: 'La page mentionne durée, année et disponibilité.' },
      {
        title: 'Choisir la version accessible',
        text: 'Vous pouvez ajouter les sous-titres ou la version en langue des signes.',
      },
    ],
    features: [
      { title: 'Enquêtes par ville', text: 'Les « Tatort » se rangent par équipe et par lieu.' },
      { title: 'Neuf diffuseurs régionaux', text: 'Le nom du diffuseur est indiqué pour chaque programme.' },
      {
        title: 'Langage clair',
        text: 'Les programmes en allemand simplifié, utiles pour apprendre la langue, sont signalés.',
      },
      { title: 'Émissions pour enfants', text: 'KiKA et « Die Maus » vont dans un dossier familial.' },
      {
        title: 'Dates de fin',
        text: 'Les films achetés restent peu de temps, les productions maison davantage.',
      },
      {
        title: 'Contes pour les vacances',
        text: 'Triez par durée pour trouver rapidement les films pour enfants.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi certains films n’apparaissent-ils que le soir ?',
        answer:
          'La protection des mineurs impose d’attendre le soir, et l’application ne peut pas les enregistrer plus tôt.',
      },
      {
        question: 'Un accès hors d’Allemagne est-il prévu ?',
        answer: 'Une grande partie est visible à l’étranger, le sport et certains films non.',
      },
      {
        question: 'La contribution audiovisuelle autorise-t-elle la copie ?',
        answer:
          'Non, elle finance les chaînes. Une copie doit rester privée et respecter la loi allemande ou celle de votre pays.',
      },
      {
        question: 'À quoi sert l’application si la Mediathek propose des téléchargements ?',
        answer:
          'La Mediathek n’en propose que pour une partie des programmes. L’application permet aussi de télécharger des listes, de choisir la version et de nommer les fichiers.',
      },
      {
        question: 'Les chaînes en direct de l’ARD peuvent-elles être gardées ?',
        answer:
          'Non. La plupart des programmes sont disponibles dans la Mediathek quelques heures plus tard.',
      },
      {
        question: 'La ZDF s’ouvre-t-elle aussi ?',
        answer: 'Elle a sa propre page dans cette boutique et relève de l’outil MPD.',
      },
      { question: 'Quelle licence faut-il ?', answer: 'Celle du Téléchargeur M3U8 avec DRM.' },
    ],
    meta_title: 'Téléchargeur ARD Mediathek, Windows et Mac',
    meta_description:
      'Tatort, documentaires et programmes régionaux de l’ARD Mediathek avec sous-titres allemands, gardés à titre privé.',
  },
  rtve_play_downloader: {
    headline: 'RTVE Play : fictions et mémoire de l’Espagne',
    promise:
      '« Cuéntame », les journaux, les archives : enregistrez les programmes de la télévision publique espagnole.',
    steps: [
      { title: 'Visiter RTVE Play', text: 'L’accès est gratuit, une inscription est parfois proposée.' },
      { title: 'Choisir par époque', text: 'Séries récentes et archives se cherchent par décennie.' },
      {
        title: 'Télécharger',
        text: 'Enregistrez la vidéo avec ses sous-titres espagnols.',
      },
    ],
    features: [
      {
        title: 'Séries au long cours',
        text: '« Cuéntame cómo pasó » traverse plus de vingt saisons, toutes numérotées.',
      },
      { title: 'Archives RTVE', text: 'Les images anciennes portent leur date d’origine.' },
      { title: 'Langues d’Espagne', text: 'Les émissions en catalan gardent leur titre.' },
      {
        title: 'Clan pour enfants',
        text: 'Les dessins animés sont en castillan, parfois aussi en anglais.',
      },
      {
        title: 'Plages d’épisodes',
        text: 'Pour une série quotidienne, indiquez simplement le premier et le dernier numéro.',
      },
      { title: 'RTVE Play+', text: 'Les abonnés hors d’Espagne y trouvent un autre catalogue.' },
    ],
    questions: [
      {
        question: 'Tout est-il visible depuis la France ?',
        answer: 'Une bonne partie, pas les films ni les compétitions dont les droits sont nationaux.',
      },
      {
        question: 'Le sous-titrage espagnol aide-t-il à apprendre ?',
        answer: 'Oui, et le fichier SRT peut être relu ou imprimé pour soi.',
      },
      {
        question: 'Quelle est la règle pour les archives ?',
        answer:
          'Elles ont aussi des ayants droit ; regardez-les en privé et demandez à RTVE pour tout autre projet.',
      },
      {
        question: 'Existe-t-il un produit RTVE séparé ?',
        answer: 'Non. Vous prenez le téléchargeur M3U8, qui ouvre RTVE Play comme l’un de ses sites.',
      },
      {
        question: 'La 1 peut-elle être enregistrée en direct ?',
        answer: 'Non, mais un programme s’ouvre dès qu’il est listé à la demande.',
      },
      {
        question: 'Pourquoi des films disparaissent-ils ?',
        answer:
          'RTVE détient leurs droits pour quelques semaines. Ses propres séries restent plus longtemps.',
      },
      { question: 'Et les podcasts de RNE ?', answer: 'Ce produit s’occupe de la vidéo.' },
    ],
    meta_title: 'Télécharger RTVE Play : séries et archives',
    meta_description:
      'Cuéntame, archives et dessins animés de RTVE Play avec sous-titres espagnols, pour apprendre ou se souvenir, chez soi.',
  },
  udemy_downloader: {
    headline: 'Udemy : étudier dans le train',
    promise:
      'Enregistrez les leçons d’un cours que vous avez acheté, dans l’ordre et avec leurs supports, pour étudier sans connexion.',
    steps: [
      { title: 'Ouvrir « Mon apprentissage »', text: 'Seuls les cours où vous êtes inscrit apparaissent.' },
      { title: 'Cocher les sections', text: 'Prenez le cours entier ou le chapitre de la semaine.' },
      {
        title: 'Étudier hors connexion',
        text: 'Sections et leçons reprennent la numérotation du formateur.',
      },
    ],
    features: [
      { title: 'Supports joints', text: 'PDF et fichiers d’exercices se placent près de la leçon.' },
      { title: 'Sous-titres du cours', text: 'Plusieurs langues peuvent être gardées pour réviser.' },
      {
        title: 'Progression',
        text: 'Vous cochez vous-même les leçons terminées ; rien ne change sur Udemy.',
      },
      { title: 'Vitesse de lecture', text: 'Vous réglez la vitesse dans votre lecteur.' },
      {
        title: 'Cours mis à jour',
        text: 'Les formateurs ajoutent des leçons ; l’application montre ce qui est nouveau depuis votre dernier passage.',
      },
      { title: 'Notes par leçon', text: 'Vos notes s’exportent en texte, avec leur minute.' },
      {
        title: 'Grands cours par étapes',
        text: 'Un cours de soixante heures prend de la place : enregistrez la section suivante pendant que vous étudiez la première.',
      },
    ],
    questions: [
      {
        question: 'L’abonnement Udemy donne-t-il les mêmes droits qu’un achat ?',
        answer:
          'Non. Avec un abonnement, vous n’avez accès au cours que pendant sa durée. Le produit est fait pour les cours que vous avez achetés un à un.',
      },
      {
        question: 'Puis-je partager un cours avec mes collègues ?',
        answer: 'Non, chaque élève doit avoir son accès. Les leçons enregistrées sont pour vous.',
      },
      {
        question: 'Que faire si le formateur refuse le téléchargement ?',
        answer: 'Respectez son choix et étudiez en ligne.',
      },
      {
        question: 'Les cours d’une offre d’entreprise comptent-ils ?',
        answer: 'Udemy Business appartient à votre employeur. Demandez-lui d’abord.',
      },
      {
        question: 'Comment s’appelle le produit ?',
        answer: 'Téléchargeur MPD avec DRM, d’après le format dans lequel Udemy diffuse ses leçons.',
      },
      { question: 'Les quiz sont-ils enregistrés ?', answer: 'Non, ils ont besoin du site.' },
    ],
    meta_title: 'Télécharger vos cours Udemy',
    meta_description:
      'Leçons, supports et sous-titres de vos cours Udemy gardés dans l’ordre, pour étudier sans réseau avec votre propre accès.',
  },
  zdf_downloader: {
    headline: 'ZDF : séries policières et « Terra X »',
    promise:
      'Du polar du vendredi aux grands documentaires, enregistrez les programmes de la ZDF pour les regarder hors ligne.',
    steps: [
      {
        title: 'Ouvrir le site de la ZDF',
        text: 'La médiathèque s’affiche ; choisissez ZDF, ZDFneo ou ZDFinfo.',
      },
      {
        title: 'Chercher la série',
        text: 'Policier, documentaire ou satire : la page donne la liste des épisodes.',
      },
      { title: 'Enregistrer en allemand', text: 'Prenez aussi l’audiodescription si vous en avez l’usage.' },
    ],
    features: [
      {
        title: 'Documentaires « Terra X »',
        text: 'Les clips sous licence libre sont distingués des films complets.',
      },
      {
        title: 'Satire de fin de soirée',
        text: '« heute-show » et « ZDF Magazin Royale » sont classés par date.',
      },
      {
        title: 'Coproductions',
        text: 'Les séries scandinaves gardent, si elle existe, leur version d’origine.',
      },
      { title: 'Date de retrait', text: 'La fin de disponibilité est inscrite dans la file.' },
      {
        title: 'Versions choisies d’avance',
        text: 'Audiodescription, langue des signes et sous-titres se règlent avant l’enregistrement.',
      },
      {
        title: 'Journal des enfants',
        text: 'Les courtes éditions pour enfants se rangent en un dossier par semaine.',
      },
    ],
    questions: [
      {
        question: 'Quel téléchargeur faut-il pour la ZDF ?',
        answer: 'Le téléchargeur MPD, car la ZDF diffuse sous cette forme.',
      },
      {
        question: 'Les extraits « Terra X » libres sont-ils réutilisables ?',
        answer: 'Ceux qui portent une licence Creative Commons, oui, selon ses termes.',
      },
      {
        question: 'Et les autres programmes ?',
        answer: 'Vous pouvez les regarder chez vous, dans les limites du droit d’auteur.',
      },
      {
        question: 'La chaîne en direct est-elle comprise ?',
        answer:
          'Non, seulement les films et programmes de la médiathèque. Le football, par exemple, y figure en résumés quand la ZDF en a les droits.',
      },
      {
        question: 'Peut-on regarder hors d’Allemagne ?',
        answer:
          'La ZDF montre beaucoup de ses productions dans le monde entier ; les séries achetées, le plus souvent en Allemagne, en Autriche et en Suisse seulement.',
      },
      {
        question: 'Y a-t-il des limites d’âge ?',
        answer: 'Oui. Les films pour adultes s’ouvrent le soir, ou après un contrôle d’âge de la ZDF.',
      },
    ],
    meta_title: 'Télécharger la ZDF : polars et documentaires',
    meta_description:
      'Polars, Terra X et satire de la ZDF, avec date de retrait et version d’origine quand elle existe, pour vos soirées.',
  },
  fansly_downloader: {
    headline: 'Fansly : vos abonnements, dans un dossier privé',
    promise:
      'Contenu pour adultes : gardez, si son auteur le permet, les vidéos Fansly auxquelles vous avez payé l’accès.',
    steps: [
      { title: 'Vérifier son accès', text: 'Fansly contrôle l’âge et l’abonnement avant la lecture.' },
      { title: 'Choisir une publication', text: 'Choisissez les vidéos du niveau que vous avez souscrit.' },
      {
        title: 'Protéger le dossier',
        text: 'Un compte Windows ou macOS distinct ou un disque chiffré est une bonne idée.',
      },
    ],
    features: [
      { title: 'Niveaux d’abonnement', text: 'L’application respecte les paliers fixés par le créateur.' },
      { title: 'Noms neutres', text: 'Une date et un numéro peuvent remplacer le titre.' },
      { title: 'Aucune vignette', text: 'Les aperçus du système peuvent être désactivés.' },
      { title: 'Bibliothèque fermée', text: 'Un code peut protéger l’ouverture de la liste.' },
      {
        title: 'Publications à plusieurs éléments',
        text: 'Les images et les clips d’une publication sont réunis dans un dossier qui porte le nom du créateur et la date.',
      },
      {
        title: 'Messages débloqués',
        text: 'Les médias payés dans une conversation sont listés à part du fil, puisque vous les avez achetés un à un.',
      },
      { title: 'Palier expiré', text: 'Quand un abonnement prend fin, plus rien ne peut en être gardé.' },
    ],
    questions: [
      { question: 'Faut-il être majeur ?', answer: 'Oui, sans exception.' },
      {
        question: 'L’auteur peut-il s’opposer à l’enregistrement ?',
        answer: 'Oui, et son refus l’emporte. Ne gardez que ce qu’il vous accorde, et pour vous seul.',
      },
      {
        question: 'De quel produit s’agit-il ?',
        answer: 'Du téléchargeur pour adultes, qui fonctionne avec plusieurs sites.',
      },
      {
        question: 'Les directs de Fansly sont-ils enregistrés ?',
        answer:
          'Non. Si le créateur publie ensuite le direct et que votre palier ouvre cette publication, elle apparaît dans la liste.',
      },
      {
        question: 'Que puis-je vérifier pendant l’essai gratuit ?',
        answer:
          'Connectez-vous, ouvrez un créateur et regardez la liste. Vous voyez ce que votre palier ouvre, et un clip court montre si l’image et le son sont bons.',
      },
      {
        question: 'Puis-je utiliser le produit OnlyFans ?',
        answer: 'Non, il ne fonctionne qu’avec OnlyFans.',
      },
    ],
    meta_title: 'Téléchargeur Fansly : contenu pour adultes',
    meta_description:
      'Adultes uniquement : vidéos Fansly de vos abonnements, noms neutres et dossier protégé, avec l’accord de leur auteur.',
  },
}
