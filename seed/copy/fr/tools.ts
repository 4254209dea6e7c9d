import type { PageTexts } from '../text'

export const tools: PageTexts = {
  video_downloader: {
    headline: 'Un téléchargeur pour les sites de vidéo ouverts',
    promise:
      'YouTube, Vimeo, Dailymotion, Facebook, bilibili et bien d’autres : une adresse collée, un fichier rangé.',
    steps: [
      { title: 'Coller une adresse', text: 'Une vidéo, une liste ou une page qui en contient une.' },
      {
        title: 'Lire l’analyse',
        text: 'L’application montre les vidéos trouvées, leur durée et leurs définitions.',
      },
      { title: 'Garder l’utile', text: 'Vidéo, audio seul ou sous-titres, dans le dossier de votre choix.' },
    ],
    features: [
      {
        title: 'Beaucoup de sites',
        text: 'La même licence sert pour toutes les pages ouvertes que l’application reconnaît.',
      },
      { title: 'Listes entières', text: 'Une playlist longue se traite par lots, avec reprise.' },
      { title: 'Extraction audio', text: 'Une conférence devient un fichier M4A à écouter en marchant.' },
      { title: 'Sous-titres multiples', text: 'Ceux de l’auteur et les automatiques sont séparés.' },
      {
        title: 'Navigateur intégré',
        text: 'Pour les pages qui demandent une connexion, ouvrez-les directement dans l’application.',
      },
      {
        title: 'Presse-papiers suivi',
        text: 'Copiez dix liens, et dix entrées attendent dans l’application.',
      },
    ],
    questions: [
      {
        question: 'Les services par abonnement sont-ils inclus ?',
        answer: 'Non, ils ont leur propre téléchargeur, ou la suite vidéo qui les réunit.',
      },
      {
        question: 'Comment savoir si j’ai le droit de garder une vidéo ?',
        answer:
          'Regardez sa licence, les conditions du site et la loi de votre pays. Sans droit ni accord, regardez-la en ligne.',
      },
      {
        question: 'Que faire si un site n’est pas reconnu ?',
        answer: 'Essayez d’abord avec l’essai gratuit, puis écrivez à l’assistance.',
      },
      {
        question: 'Quel fichier choisir pour mon téléviseur ?',
        answer:
          'Le MP4 avec image AVC est la réponse sûre pour un appareil ancien. Le MKV vaut mieux si vous voulez plusieurs pistes audio ou sous-titres dans un seul fichier.',
      },
      {
        question: 'L’essai est-il un autre programme ?',
        answer:
          'Non, le programme d’installation est le même ; une clé de licence en fait le produit complet.',
      },
      { question: 'Et les flux M3U8 ou MPD ?', answer: 'Chacun de ces formats a son produit.' },
    ],
    meta_title: 'Téléchargeur de vidéos pour Windows et Mac',
    meta_description:
      'YouTube, Vimeo, Dailymotion, Facebook, bilibili : vidéos, listes, audio et sous-titres gardés dans la limite de vos droits.',
  },
  m3u8_downloader: {
    headline: 'Flux M3U8 : de la playlist HLS au fichier',
    promise:
      'Beaucoup de médiathèques diffusent en HLS, par petits segments ; l’application les rassemble en une vidéo continue.',
    steps: [
      { title: 'Donner l’adresse M3U8', text: 'Collez l’adresse du flux ou ouvrez la page qui le lit.' },
      {
        title: 'Choisir la variante',
        text: 'Définitions, pistes audio et sous-titres du flux sont énumérés.',
      },
      { title: 'Assembler', text: 'Les segments sont réunis en MP4 ou MKV, sans trou dans l’image.' },
    ],
    features: [
      {
        title: 'ARTE, ARD, RTVE Play',
        text: 'Ces médiathèques publiques diffusent en HLS et servent d’exemples.',
      },
      { title: 'Pistes audio séparées', text: 'L’audio livré à part est remis en phase avec l’image.' },
      { title: 'WebVTT vers SRT', text: 'Les sous-titres du flux deviennent un fichier lisible partout.' },
      { title: 'Contrôle des segments', text: 'Un segment manquant est redemandé avant l’assemblage.' },
      {
        title: 'Flux protégés',
        text: 'Seuls ceux que votre propre session est autorisée à lire entrent en ligne de compte.',
      },
      {
        title: 'Longs événements',
        text: 'Un enregistrement de plusieurs heures et de milliers de segments finit en un seul fichier.',
      },
    ],
    questions: [
      {
        question: 'Qu’est-ce qu’un fichier M3U8 ?',
        answer: 'Une liste de segments vidéo, écrite en texte. À elle seule, elle ne contient aucune image.',
      },
      {
        question: 'L’outil ouvre-t-il des flux auxquels je n’ai pas accès ?',
        answer:
          'Non. Il vous faut un droit d’accès au flux et le droit d’en garder une copie personnelle. Dans bien des pays, contourner une protection est interdit, copie privée ou non.',
      },
      {
        question: 'Mes propres flux conviennent-ils ?',
        answer: 'Oui, c’est un bon usage : vérifier ou archiver ce que vous diffusez.',
      },
      {
        question: 'Que veut dire DRM dans le nom ?',
        answer:
          'Que le produit a affaire à des sites dont le lecteur emploie une protection. Il lit selon les droits de votre compte et ne donne accès à rien d’autre.',
      },
      {
        question: 'Que se passe-t-il si un segment n’arrive jamais ?',
        answer: 'Il est redemandé trois fois. Ensuite, le rapport signale le trou.',
      },
      { question: 'Le direct est-il enregistré ?', answer: 'Non, l’outil travaille avec des flux terminés.' },
    ],
    meta_title: 'Téléchargeur M3U8 (HLS) pour Windows et Mac',
    meta_description:
      'Flux HLS assemblés en MP4 ou MKV, sous-titres WebVTT convertis, pistes audio remises en phase, pour les flux qui vous sont ouverts.',
  },
  mpd_downloader: {
    headline: 'Flux MPD : le MPEG-DASH réuni en un fichier',
    promise:
      'Image et son voyagent séparément en DASH ; l’application lit le manifeste et rend une vidéo prête à regarder.',
    steps: [
      { title: 'Fournir le manifeste', text: 'L’adresse MPD ou la page du lecteur sert de point d’entrée.' },
      { title: 'Régler les représentations', text: 'Débit, codec et langue sont choisis dans un tableau.' },
      { title: 'Réunir image et son', text: 'Le résultat est un conteneur MP4 ou MKV complet.' },
    ],
    features: [
      { title: 'Udemy et ZDF', text: 'Un site de cours et une médiathèque illustrent cet usage.' },
      { title: 'Codecs en clair', text: 'H.264, HEVC, VP9 ou AV1 : vous voyez ce que le manifeste offre.' },
      { title: 'Périodes multiples', text: 'Un programme découpé en périodes est recollé dans l’ordre.' },
      { title: 'Plusieurs langues', text: 'Chaque piste garde son code de langue.' },
      {
        title: 'Accès respecté',
        text: 'Un contenu protégé n’est traité que dans la session qui a le droit de le lire.',
      },
      {
        title: 'Rapport pour l’assistance',
        text: 'Un journal sans données personnelles nous aide quand un site a changé.',
      },
    ],
    questions: [
      {
        question: 'Quelle différence avec M3U8 ?',
        answer:
          'Le format de la liste : MPD décrit un flux DASH, M3U8 un flux HLS. Chacun a son téléchargeur.',
      },
      {
        question: 'Que se passe-t-il si je n’ai pas d’abonnement ?',
        answer:
          'Le contenu reste fermé. L’application ne donne aucun droit et ne sert qu’à des copies licites et privées.',
      },
      {
        question: 'Un manifeste peut-il expirer ?',
        answer: 'Oui, beaucoup sont valables peu de temps. Rouvrez la page pour en obtenir un nouveau.',
      },
      {
        question: 'La liste reste vide alors que la vidéo se lit : pourquoi ?',
        answer:
          'Le site diffuse alors probablement en HLS. Essayez l’outil M3U8 sur la même page avant de décider quelle licence prendre.',
      },
      {
        question: 'Quelle est ma responsabilité ?',
        answer:
          'L’employer pour ce que vous avez le droit de garder. La plupart des pays protègent par la loi les mesures techniques, et nos conditions vous demandent de les respecter.',
      },
    ],
    meta_title: 'Téléchargeur MPD (MPEG-DASH)',
    meta_description:
      'Manifestes DASH lus, périodes et pistes réunies en MP4 ou MKV, pour les vidéos auxquelles votre compte donne droit.',
  },
  adult_downloader: {
    headline: 'Sites pour adultes : un outil sobre et privé',
    promise:
      'Destiné aux personnes majeures : gardez, à l’abri des regards, les vidéos auxquelles votre compte vous donne droit.',
    steps: [
      {
        title: 'Attester sa majorité',
        text: 'Chaque site garde son contrôle d’âge, que vous passez vous-même.',
      },
      {
        title: 'Indiquer la vidéo',
        text: 'Une adresse suffit, depuis un site ouvert ou un abonnement payé.',
      },
      { title: 'Choisir un lieu sûr', text: 'Dossier protégé, disque chiffré ou support amovible.' },
    ],
    features: [
      {
        title: 'Plusieurs sites',
        text: 'La licence ne se limite pas à un service ; Fansly en est un exemple.',
      },
      { title: 'Aucune trace inutile', text: 'Historique et vignettes peuvent être effacés.' },
      { title: 'Noms au choix', text: 'Titre, numéro ou simple date.' },
      { title: 'Affichage réduit', text: 'La fenêtre se replie et les notifications restent muettes.' },
      {
        title: 'Navigateur à part',
        text: 'Historique, cookies et connexions restent dans l’application et s’effacent d’un bouton.',
      },
      {
        title: 'Nouveautés d’une page',
        text: 'Suivez un créateur et voyez ce qui s’est ajouté depuis votre dernière visite.',
      },
      {
        title: 'Liste vide à volonté',
        text: 'La liste des tâches terminées se vide quand vous voulez ; les fichiers restent où ils sont.',
      },
    ],
    questions: [
      {
        question: 'Ce produit s’adresse-t-il à tout le monde ?',
        answer: 'Non, aux seuls majeurs, selon la loi de leur pays.',
      },
      {
        question: 'Qu’est-ce qui est interdit ?',
        answer:
          'Toute vidéo sans consentement ou illicite, et toute diffusion. Ne gardez que ce que son auteur et le site vous accordent.',
      },
      {
        question: 'FANZA ou OnlyFans sont-ils compris ?',
        answer: 'Ils ont chacun leur téléchargeur, adapté à leur bibliothèque.',
      },
      {
        question: 'Quels sites s’ouvrent ?',
        answer:
          'Ceux qui montrent leurs vidéos dans un navigateur ordinaire. L’essai gratuit vous dit en quelques minutes si le vôtre en fait partie.',
      },
      {
        question: 'La suite vidéo le contient-elle ?',
        answer: 'Non. La suite vidéo tout-en-un ne comprend aucun site pour adultes.',
      },
    ],
    meta_title: 'Téléchargeur pour adultes, Windows et Mac',
    meta_description:
      'Réservé aux majeurs : un outil discret pour garder en privé les vidéos que votre compte et leur auteur vous permettent de voir.',
  },
  video_ai: {
    headline: 'IA vidéo : redonner de la netteté à vos images',
    promise:
      'Vieilles cassettes numérisées, films de famille, rushs sombres : améliorez vos propres vidéos sur votre PC.',
    steps: [
      { title: 'Importer un fichier', text: 'Glissez une vidéo de votre disque dans Tidemark Video AI.' },
      { title: 'Comparer un extrait', text: 'Un aperçu côte à côte montre l’effet avant de tout calculer.' },
      { title: 'Calculer la version', text: 'Lancez le rendu ; l’original n’est jamais modifié.' },
    ],
    features: [
      {
        title: 'Agrandissement',
        text: 'Une image en définition standard est recalculée pour un écran plus grand.',
      },
      {
        title: 'Débruitage',
        text: 'Le grain d’une prise en faible lumière est réduit, avec un curseur pour doser.',
      },
      { title: 'Fluidité', text: 'Des images intermédiaires adoucissent un mouvement saccadé.' },
      { title: 'Visages', text: 'Un réglage distinct évite de lisser les traits à l’excès.' },
      { title: 'Calcul local', text: 'Vos vidéos de famille ne quittent pas votre ordinateur.' },
      {
        title: 'Extrait d’abord',
        text: 'Essayez les réglages sur quelques secondes avant de confier une nuit de travail à l’ordinateur.',
      },
      {
        title: 'Cassettes en série',
        text: 'Mettez toutes les bandes d’une décennie dans la liste avec un seul réglage.',
      },
    ],
    questions: [
      {
        question: 'De quel ordinateur ai-je besoin ?',
        answer:
          'D’un ordinateur sous Windows ; une carte graphique récente abrège l’attente. L’essai permet de le vérifier.',
      },
      {
        question: 'L’IA retrouve-t-elle des détails perdus ?',
        answer: 'Elle en propose de vraisemblables. Le résultat dépend de la source et se juge sur l’aperçu.',
      },
      {
        question: 'Puis-je traiter le film de quelqu’un d’autre ?',
        answer: 'Avec son accord, oui. Sinon, tenez-vous à vos images et à un usage que la loi permet.',
      },
      {
        question: 'Combien de temps demande une cassette ?',
        answer:
          'Cela dépend de votre carte graphique et de la tâche. La durée prévue s’affiche avant l’export.',
      },
      {
        question: 'Existe-t-il une version pour Mac ?',
        answer: 'Pas actuellement. L’IA vidéo se vend pour Windows.',
      },
      {
        question: 'Comment se vend-elle ?',
        answer:
          'Pour un mois, un an ou à vie, sur un ordinateur. Essayez-la gratuitement sur votre propre cassette avant d’acheter.',
      },
    ],
    meta_title: 'IA vidéo pour Windows : restaurer vos images',
    meta_description:
      'Agrandissez, débruitez et fluidifiez vos propres vidéos sur votre PC Windows, avec aperçu avant calcul et original intact.',
  },
}
