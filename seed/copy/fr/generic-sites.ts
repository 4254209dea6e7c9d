import type { PageTexts } from '../text'

export const genericSites: PageTexts = {
  youtube_downloader: {
    headline: 'YouTube : gardez ce que l’auteur vous permet',
    promise:
      'Tutoriels, conférences, vos propres vidéos : conservez-les avec leur description, leurs chapitres et leurs sous-titres.',
    steps: [
      {
        title: 'Copier l’adresse',
        text: 'Prenez celle d’une vidéo, d’une playlist ou d’une chaîne YouTube.',
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
    ],
    questions: [
      {
        question: 'Toutes les vidéos peuvent-elles être enregistrées ?',
        answer:
          'Non. Limitez-vous aux vôtres, à celles sous licence libre ou à celles que YouTube et l’auteur vous laissent garder.',
      },
      {
        question: 'Les films loués sur YouTube sont-ils couverts ?',
        answer: 'Non, cette page concerne les vidéos ordinaires.',
      },
      {
        question: 'Quel produit faut-il acheter ?',
        answer: 'Le téléchargeur de vidéos, qui convient aussi à d’autres sites ouverts.',
      },
    ],
    meta_title: 'Téléchargeur YouTube : vidéos et playlists',
    meta_description:
      'Conférences, tutoriels et vos propres vidéos YouTube avec chapitres et sous-titres, dans la limite des droits de chacun.',
  },
  vimeo_downloader: {
    headline: 'Vimeo : courts métrages et vidéos de travail',
    promise:
      'Sur Vimeo, beaucoup de vidéos se partagent entre professionnels ; gardez celles que leur propriétaire vous a confiées.',
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
        text: 'Définition, sous-titres et dossier de projet se règlent ensemble.',
      },
    ],
    features: [
      { title: 'Vitrines', text: 'Les « showcases » s’enregistrent dans l’ordre voulu par leur auteur.' },
      { title: 'Projets clients', text: 'Un dossier par client évite les confusions.' },
      { title: 'Courts métrages', text: 'Réalisateur et année entrent dans le nom.' },
      { title: 'Lecteurs intégrés', text: 'Une vidéo Vimeo posée sur un autre site est reconnue.' },
    ],
    questions: [
      {
        question: 'Vimeo On Demand est-il pris en charge ?',
        answer: 'Pour vos achats ou locations, tant que votre compte les lit.',
      },
      {
        question: 'Un mot de passe manquant peut-il être retrouvé ?',
        answer: 'Non. L’application n’ouvre rien sans l’accès que l’on vous a donné.',
      },
      {
        question: 'Puis-je montrer le film à un festival ?',
        answer: 'Demandez-le à son auteur ; une copie privée ne vaut pas droit de projection.',
      },
    ],
    meta_title: 'Téléchargeur Vimeo pour vos propres vidéos',
    meta_description:
      'Courts métrages, vitrines et vidéos de travail Vimeo, gardés avec l’accord de leur propriétaire et rangés par projet.',
  },
  dailymotion_downloader: {
    headline: 'Dailymotion : l’actualité et le sport en français',
    promise:
      'Rédactions, chaînes et passionnés y publient ; conservez le sujet que vous voudrez revoir ou citer.',
    steps: [
      {
        title: 'Trouver la vidéo',
        text: 'Collez l’adresse Dailymotion ou celle de l’article qui l’affiche.',
      },
      { title: 'Choisir la définition', text: 'L’éventail proposé par l’éditeur est montré en entier.' },
      { title: 'Archiver le sujet', text: 'Titre, chaîne et date accompagnent le fichier.' },
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
    ],
    questions: [
      {
        question: 'Puis-je citer un extrait dans un exposé ?',
        answer:
          'Le droit de citation est encadré : source nommée, extrait bref, but précis. Le reste demeure privé.',
      },
      {
        question: 'Les vidéos réservées à un pays s’ouvrent-elles ?',
        answer: 'Uniquement là où l’éditeur les autorise.',
      },
      {
        question: 'Dailymotion exige-t-il un compte ?',
        answer: 'Rarement, sauf pour des vidéos soumises à une limite d’âge.',
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
      { title: 'Sauvegarder le souvenir', text: 'Le nom comprend la date et l’auteur de la publication.' },
    ],
    features: [
      { title: 'Directs terminés', text: 'Un direct devenu vidéo se garde entier.' },
      { title: 'Reels', text: 'Les clips verticaux conservent leur format.' },
      {
        title: 'Groupes privés',
        text: 'Les vidéos d’un groupe dont vous êtes membre restent soumises à ses règles.',
      },
      { title: 'Albums de famille', text: 'Rassemblez par année plutôt que par publication.' },
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
        question: 'Les stories sont-elles visées ?',
        answer: 'Elles disparaissent par choix de leur auteur ; l’outil ne les prend pas.',
      },
    ],
    meta_title: 'Téléchargeur Facebook : directs, Reels, souvenirs',
    meta_description:
      'Directs terminés, Reels et vidéos de famille Facebook gardés avec date et auteur, quand vous en avez le droit.',
  },
  bilibili_downloader: {
    headline: 'bilibili : créateurs chinois et pluie de commentaires',
    promise:
      'Cours, jeux, animation : gardez les vidéos de bilibili avec leurs parties et, si vous y tenez, leur danmaku.',
    steps: [
      { title: 'Coller un numéro BV', text: 'L’identifiant ou l’adresse complète conviennent tous deux.' },
      {
        title: 'Choisir les parties',
        text: 'Une même vidéo peut en compter des dizaines, cochez les bonnes.',
      },
      { title: 'Séparer le danmaku', text: 'Commentaires en ASS, incrustés ou absents, à votre goût.' },
    ],
    features: [
      { title: 'Vidéos en parties', text: 'P1, P2 et suivantes gardent leur sous-titre.' },
      { title: 'Listes de créateur', text: 'Les séries d’un « UP » se rangent sous son nom.' },
      { title: 'Titres chinois', text: 'Les caractères sont gardés, une version pinyin est possible.' },
      { title: 'Animés sous licence', text: 'Ceux que votre compte lit sont traités comme une série.' },
    ],
    questions: [
      {
        question: 'Un compte « grand membre » est-il nécessaire ?',
        answer: 'Seulement pour ce que bilibili réserve à ces membres.',
      },
      {
        question: 'Le site international diffère-t-il ?',
        answer: 'Oui, catalogue et comptes sont distincts ; l’application reconnaît les deux adresses.',
      },
      {
        question: 'Les créateurs acceptent-ils l’enregistrement ?',
        answer:
          'Certains l’interdisent dans leur description. Respectez ce souhait et n’en faites qu’un usage à vous.',
      },
    ],
    meta_title: 'Téléchargeur bilibili, danmaku compris',
    meta_description:
      'Vidéos bilibili en plusieurs parties, danmaku en ASS et titres chinois conservés, pour apprendre et revoir en privé.',
  },
  arte_downloader: {
    headline: 'ARTE : l’Europe en plusieurs langues',
    promise:
      'Documentaires, cinéma et concerts d’arte.tv : gardez le programme dans la langue où vous voulez le comprendre.',
    steps: [
      {
        title: 'Ouvrir arte.tv',
        text: 'Le site se consulte sans abonnement, en français comme en allemand.',
      },
      { title: 'Noter l’échéance', text: 'Chaque page indique jusqu’à quand le programme est en ligne.' },
      { title: 'Choisir la version', text: 'Français, allemand, original sous-titré ou audiodescription.' },
    ],
    features: [
      { title: 'Concerts ARTE', text: 'Captations classiques, jazz et électro se gardent d’un bloc.' },
      { title: 'Double version', text: 'Comparez la narration française et l’allemande d’un même film.' },
      { title: 'Séries nordiques', text: 'Les saisons sont reprises avec leurs sous-titres français.' },
      { title: 'Magazines', text: '« Le Dessous des cartes » se classe par numéro et par thème.' },
    ],
    questions: [
      {
        question: 'ARTE est financée par le public : puis-je diffuser mes copies ?',
        answer: 'Non. Elles vous servent à vous, le temps et dans la mesure que la loi et ARTE permettent.',
      },
      {
        question: 'Quel produit correspond à ARTE ?',
        answer: 'Le téléchargeur M3U8, puisque le site diffuse sous cette forme.',
      },
      {
        question: 'La version polonaise ou italienne est-elle disponible ?',
        answer: 'Quand ARTE la publie, souvent en sous-titres, elle figure dans le choix.',
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
        title: 'Prendre sous-titres ou signes',
        text: 'La version accessible s’ajoute comme une vidéo normale.',
      },
    ],
    features: [
      { title: 'Enquêtes par ville', text: 'Les « Tatort » se rangent par équipe et par lieu.' },
      { title: 'Neuf maisons régionales', text: 'Le nom du diffuseur reste attaché à chaque programme.' },
      {
        title: 'Langage clair',
        text: 'Les éditions simplifiées, précieuses pour apprendre l’allemand, sont repérées.',
      },
      { title: 'Émissions pour enfants', text: 'KiKA et « Die Maus » vont dans un dossier familial.' },
    ],
    questions: [
      {
        question: 'Pourquoi certains films n’apparaissent-ils que le soir ?',
        answer: 'La protection des mineurs retarde leur mise en lecture ; l’application attend comme vous.',
      },
      {
        question: 'Un accès hors d’Allemagne est-il prévu ?',
        answer: 'Une grande partie est visible à l’étranger, le sport et certains films non.',
      },
      {
        question: 'La contribution audiovisuelle autorise-t-elle la copie ?',
        answer:
          'Elle finance les chaînes. La copie, elle, doit demeurer privée et suivre le droit allemand ou le vôtre.',
      },
    ],
    meta_title: 'Téléchargeur ARD Mediathek, Windows et Mac',
    meta_description:
      'Tatort, documentaires et programmes régionaux de l’ARD Mediathek avec sous-titres allemands, gardés à titre privé.',
  },
  rtve_play_downloader: {
    headline: 'RTVE Play : fictions et mémoire de l’Espagne',
    promise:
      '« Cuéntame », les journaux, les archives : la télévision publique espagnole à portée de votre disque.',
    steps: [
      { title: 'Visiter RTVE Play', text: 'L’accès est gratuit, une inscription est parfois proposée.' },
      { title: 'Choisir par époque', text: 'Séries récentes et archives se cherchent par décennie.' },
      {
        title: 'Conserver le programme',
        text: 'Vidéo et sous-titres espagnols forment une paire de fichiers.',
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
        text: 'Les dessins animés se prennent en castillan, parfois en anglais.',
      },
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
    ],
    meta_title: 'Télécharger RTVE Play : séries et archives',
    meta_description:
      'Cuéntame, archives et dessins animés de RTVE Play avec sous-titres espagnols, pour apprendre ou se souvenir, chez soi.',
  },
  udemy_downloader: {
    headline: 'Udemy : étudier dans le train',
    promise:
      'Vous avez acheté un cours et la connexion manque : gardez ses leçons dans l’ordre, avec leurs supports.',
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
      { title: 'Progression', text: 'Vous cochez vous-même ce qui est vu ; Udemy n’est pas modifié.' },
      { title: 'Vitesse de lecture', text: 'Votre lecteur règle le tempo, la voix reste claire.' },
    ],
    questions: [
      {
        question: 'L’abonnement Udemy donne-t-il les mêmes droits qu’un achat ?',
        answer:
          'Non. Un cours d’abonnement n’est accessible que pendant celui-ci ; tenez-en compte pour vos fichiers.',
      },
      {
        question: 'Puis-je partager un cours avec mes collègues ?',
        answer: 'Non, chaque élève doit avoir son accès. Les leçons enregistrées sont pour vous.',
      },
      {
        question: 'Et si le formateur refuse le téléchargement ?',
        answer: 'Suivez son choix et étudiez en ligne.',
      },
    ],
    meta_title: 'Télécharger vos cours Udemy',
    meta_description:
      'Leçons, supports et sous-titres de vos cours Udemy gardés dans l’ordre, pour étudier sans réseau avec votre propre accès.',
  },
  zdf_downloader: {
    headline: 'ZDF : séries policières et « Terra X »',
    promise:
      'Du polar du vendredi aux grands documentaires, gardez les programmes de la ZDF pour un soir sans connexion.',
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
    ],
    questions: [
      {
        question: 'Quel téléchargeur faut-il pour la ZDF ?',
        answer: 'Celui des flux MPD, que cette page présente à travers la médiathèque.',
      },
      {
        question: 'Les extraits « Terra X » libres sont-ils réutilisables ?',
        answer: 'Ceux qui portent une licence Creative Commons, oui, selon ses termes.',
      },
      {
        question: 'Et les autres programmes ?',
        answer: 'Pour eux, tenez-vous à un visionnage chez vous, dans la limite du droit d’auteur.',
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
      { title: 'Retenir une publication', text: 'Choisissez les vidéos du niveau que vous avez souscrit.' },
      {
        title: 'Protéger le dossier',
        text: 'Un compte Windows ou macOS distinct ou un disque chiffré est une bonne idée.',
      },
    ],
    features: [
      { title: 'Niveaux d’abonnement', text: 'L’application respecte les paliers fixés par le créateur.' },
      { title: 'Noms neutres', text: 'Une date et un numéro peuvent remplacer le titre.' },
      { title: 'Aucune vignette', text: 'Les aperçus du système peuvent être évités.' },
      { title: 'Bibliothèque fermée', text: 'Un code peut protéger l’ouverture de la liste.' },
    ],
    questions: [
      { question: 'Faut-il être majeur ?', answer: 'Oui, sans exception.' },
      {
        question: 'L’auteur peut-il s’opposer à l’enregistrement ?',
        answer: 'Oui, et son refus l’emporte. Ne gardez que ce qu’il vous accorde, et pour vous seul.',
      },
      {
        question: 'De quel produit s’agit-il ?',
        answer: 'Du téléchargeur pour adultes, commun à plusieurs sites.',
      },
    ],
    meta_title: 'Téléchargeur Fansly : contenu pour adultes',
    meta_description:
      'Adultes uniquement : vidéos Fansly de vos abonnements, noms neutres et dossier protégé, avec l’accord de leur auteur.',
  },
}
