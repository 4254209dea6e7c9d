import type { PageTexts } from '../text'

export const tools: PageTexts = {
  video_downloader: {
    headline: 'Un téléchargeur pour les sites de vidéo ouverts',
    promise:
      'YouTube, Vimeo, Dailymotion, Facebook, bilibili et bien d’autres : collez une adresse et enregistrez la vidéo.',
    steps: [
      { title: 'Coller une adresse', text: 'Une vidéo, une liste ou une page qui en contient une.' },
      {
        title: 'Lire l’analyse',
        text: 'L’application montre les vidéos trouvées, leur durée et leurs définitions.',
      },
      {
        title: 'Télécharger',
        text: 'Enregistrez la vidéo, le son seul ou les sous-titres dans le dossier de votre choix.',
      },
    ],
    features: [
      {
        title: 'Beaucoup de sites',
        text: 'La même licence vaut pour tous les sites ouverts que l’application reconnaît.',
      },
      {
        title: 'Playlists entières',
        text: 'Une longue playlist se télécharge en une fois, et reprend après une interruption.',
      },
      { title: 'Extraction audio', text: 'Une conférence devient un fichier M4A à écouter en marchant.' },
      { title: 'Sous-titres multiples', text: 'Ceux de l’auteur et les automatiques sont séparés.' },
      {
        title: 'Navigateur intégré',
        text: 'Pour les pages qui demandent une connexion, ouvrez-les directement dans l’application.',
      },
      {
        title: 'Surveillance du presse-papiers',
        text: 'Copiez dix liens : l’application les ajoute à sa liste.',
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
          'Pour un appareil ancien, le MP4 avec une image AVC est le choix le plus sûr. Le MKV est préférable si vous voulez plusieurs pistes audio ou sous-titres dans un seul fichier.',
      },
      {
        question: 'L’essai est-il un autre programme ?',
        answer:
          'Non, le programme d’installation est le même ; une clé de licence débloque le produit complet.',
      },
      { question: 'Et les flux M3U8 ou MPD ?', answer: 'Il existe un produit pour chacun de ces formats.' },
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
        text: 'Ces médiathèques publiques diffusent en HLS et ont leur propre page.',
      },
      { title: 'Pistes audio séparées', text: 'Le son transmis séparément est synchronisé avec l’image.' },
      { title: 'WebVTT vers SRT', text: 'Les sous-titres du flux deviennent un fichier lisible partout.' },
      { title: 'Contrôle des segments', text: 'Un segment manquant est redemandé avant l’assemblage.' },
      {
        title: 'Flux protégés',
        text: 'Seuls ceux que votre propre compte est autorisé à lire peuvent être enregistrés.',
      },
      {
        title: 'Longs événements',
        text: 'Un enregistrement de plusieurs heures et de milliers de segments devient un seul fichier.',
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
          'Que certains sites utilisent un lecteur protégé. L’outil respecte les droits de votre compte et ne donne accès à rien d’autre.',
      },
      {
        question: 'Que se passe-t-il si un segment n’arrive jamais ?',
        answer: 'Il est redemandé trois fois. S’il manque toujours, le rapport le signale.',
      },
      {
        question: 'Le direct est-il enregistré ?',
        answer: 'Non, l’outil n’enregistre que les flux terminés.',
      },
    ],
    meta_title: 'Téléchargeur M3U8 (HLS) pour Windows et Mac',
    meta_description:
      'Flux HLS assemblés en MP4 ou MKV, sous-titres WebVTT convertis, pistes audio remises en phase, pour les flux qui vous sont ouverts.',
  },
  mpd_downloader: {
    headline: 'Flux MPD : le MPEG-DASH réuni en un fichier',
    promise:
      'En DASH, l’image et le son sont transmis séparément ; l’application lit le manifeste et en fait une vidéo complète.',
    steps: [
      { title: 'Fournir le manifeste', text: 'Collez l’adresse MPD ou ouvrez la page du lecteur.' },
      { title: 'Régler les représentations', text: 'Débit, codec et langue sont choisis dans un tableau.' },
      { title: 'Réunir image et son', text: 'Le résultat est un conteneur MP4 ou MKV complet.' },
    ],
    features: [
      { title: 'Udemy et ZDF', text: 'Ce site de cours et cette médiathèque utilisent le format MPD.' },
      { title: 'Codecs en clair', text: 'H.264, HEVC, VP9 ou AV1 : vous voyez ce que le manifeste offre.' },
      { title: 'Périodes multiples', text: 'Un programme divisé en périodes est réuni dans l’ordre.' },
      { title: 'Plusieurs langues', text: 'Chaque piste garde son code de langue.' },
      {
        title: 'Accès respecté',
        text: 'Un contenu protégé n’est traité que si votre compte a le droit de le lire.',
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
          'Vous devez l’utiliser uniquement pour ce que vous avez le droit de garder. Dans la plupart des pays, la loi protège les mesures techniques, et nos conditions vous demandent de les respecter.',
      },
    ],
    meta_title: 'Téléchargeur MPD (MPEG-DASH)',
    meta_description:
      'Manifestes DASH lus, périodes et pistes réunies en MP4 ou MKV, pour les vidéos auxquelles votre compte donne droit.',
  },
  adult_downloader: {
    headline: 'Sites pour adultes : un outil sobre et privé',
    promise:
      'Destiné aux personnes majeures : enregistrez en toute discrétion les vidéos auxquelles votre compte vous donne droit.',
    steps: [
      {
        title: 'Attester sa majorité',
        text: 'Chaque site effectue son propre contrôle d’âge, auquel vous répondez vous-même.',
      },
      {
        title: 'Indiquer la vidéo',
        text: 'Une adresse suffit, depuis un site ouvert ou un abonnement payé.',
      },
      { title: 'Choisir un dossier sûr', text: 'Dossier protégé, disque chiffré ou support amovible.' },
    ],
    features: [
      {
        title: 'Plusieurs sites',
        text: 'La licence ne se limite pas à un service ; Fansly en est un exemple.',
      },
      { title: 'Aucune trace inutile', text: 'Historique et vignettes peuvent être effacés.' },
      { title: 'Noms au choix', text: 'Titre, numéro ou simple date.' },
      { title: 'Affichage discret', text: 'La fenêtre peut être réduite et les notifications désactivées.' },
      {
        title: 'Navigateur à part',
        text: 'L’historique, les cookies et les connexions restent dans l’application et s’effacent en un clic.',
      },
      {
        title: 'Nouveautés d’une page',
        text: 'Suivez un créateur et voyez ce qui s’est ajouté depuis votre dernière visite.',
      },
      {
        title: 'Effacer la liste',
        text: 'Vous pouvez effacer à tout moment la liste des téléchargements terminés ; les fichiers restent où ils sont.',
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
        question: 'Avec quels sites l’application fonctionne-t-elle ?',
        answer:
          'Ceux dont les vidéos se lisent dans un navigateur ordinaire. L’essai gratuit vous dira en quelques minutes si le vôtre en fait partie.',
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
      { title: 'Visages', text: 'Un réglage à part évite que les traits ne deviennent trop lisses.' },
      { title: 'Calcul local', text: 'Vos vidéos de famille ne quittent pas votre ordinateur.' },
      {
        title: 'Extrait d’abord',
        text: 'Essayez les réglages sur quelques secondes avant de confier une nuit de travail à l’ordinateur.',
      },
      {
        title: 'Cassettes en série',
        text: 'Ajoutez toutes vos cassettes à la liste avec les mêmes réglages.',
      },
    ],
    questions: [
      {
        question: 'De quel ordinateur ai-je besoin ?',
        answer:
          'D’un ordinateur sous Windows ; une carte graphique récente réduit l’attente. L’essai gratuit vous permet de le vérifier.',
      },
      {
        question: 'L’IA peut-elle retrouver des détails perdus ?',
        answer:
          'Non, elle n’ajoute que des détails vraisemblables. Le résultat dépend de la source ; jugez-en par l’aperçu.',
      },
      {
        question: 'Puis-je traiter le film de quelqu’un d’autre ?',
        answer: 'Oui, avec son accord. Sinon, n’utilisez que vos propres images et ce que la loi permet.',
      },
      {
        question: 'Combien de temps faut-il pour une cassette ?',
        answer:
          'Cela dépend de votre carte graphique et des traitements choisis. La durée prévue s’affiche avant l’export.',
      },
      {
        question: 'Existe-t-il une version pour Mac ?',
        answer: 'Pas actuellement. L’IA vidéo est vendue pour Windows.',
      },
      {
        question: 'Quelles formules sont proposées ?',
        answer:
          'Pour un mois, un an ou à vie, sur un ordinateur. Essayez-la gratuitement sur votre propre cassette avant d’acheter.',
      },
    ],
    meta_title: 'IA vidéo pour Windows : restaurer vos images',
    meta_description:
      'Agrandissez, débruitez et fluidifiez vos propres vidéos sur votre PC Windows, avec aperçu avant calcul et original intact.',
  },
}
