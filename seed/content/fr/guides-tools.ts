import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Sites ouverts : enregistrer une vidéo et la ranger',
    intro:
      'Les vidéos de YouTube, de Vimeo ou de Dailymotion sont accessibles à tous, mais elles ne sont pas libres de droits pour autant. Ce guide commence donc par la licence, puis passe au choix de la qualité. Comptez dix minutes la première fois ; ensuite, quelques clics suffiront pour enregistrer une conférence et la retrouver des années plus tard.',
    steps: [
      {
        title: 'Lire la licence sous la vidéo',
        text: 'Dépliez la description de la vidéo : YouTube y indique la licence « Creative Commons » s’il y a lieu, et Vimeo affiche le sigle CC près du titre. Sur Dailymotion, l’indication est rare ; cherchez plutôt sur le site de l’auteur. Sans mention, il vous faut son accord ou une exception légale. Les licences diffèrent : CC BY autorise presque tout à condition de nommer l’auteur, alors que CC BY-NC-ND interdit l’usage commercial et les modifications. Copiez la mention avant de continuer.',
      },
      {
        title: 'Chercher un fichier officiel',
        text: 'Les universités, les festivals et les musées proposent souvent le fichier d’origine sur leur propre site, parfois dans une meilleure définition. Pour le trouver, cherchez le titre entre guillemets. Quand l’auteur le permet, Vimeo affiche de son côté un bouton de téléchargement, et vous pouvez récupérer vos propres vidéos dans YouTube Studio. Si un tel fichier existe, préférez-le.',
      },
      {
        title: 'Coller l’adresse dans l’application',
        text: 'Collez l’adresse d’une vidéo, d’une playlist ou d’une page : l’application affiche ce qu’elle y trouve et vous cochez ce que vous voulez. Les longues chaînes se chargent peu à peu ; attendez que le compteur ne change plus, puis triez la liste par date ou par durée. Triées par durée, les bandes-annonces de trente secondes se retrouvent à la fin, où il est facile de les laisser de côté.',
      },
      {
        title: 'Comparer les définitions et les formats',
        text: 'L’application indique la définition, le codec et la taille approximative de chaque version. Le MP4 en H.264 se lit sur tous les téléviseurs ; VP9 et AV1 prennent moins de place, mais sont moins répandus. Une heure de conférence pèse environ 500 Mo en 720p, le double en 1080p et moins de 60 Mo si vous ne gardez que le son. Pour un diaporama commenté, soixante images par seconde ne servent à rien.',
      },
      {
        title: 'Ajouter l’auteur et la source',
        text: 'L’application peut indiquer dans le fichier qui est l’auteur, d’où vient la vidéo et sous quelle licence elle est publiée, ce qui vous permettra de citer la vidéo correctement. Choisissez un modèle de nom comme « Auteur – Titre – 2024-05-12 ». Quand le téléchargement est terminé, ouvrez les propriétés du fichier : l’adresse de la page doit figurer dans le champ des commentaires.',
      },
      {
        title: 'Télécharger et vérifier la fin',
        text: 'Quand l’état passe à « Terminé », cliquez sur la ligne pour ouvrir le dossier. Regardez la dernière minute plutôt que la première : si les applaudissements sont là et que l’écran devient noir, la vidéo est complète. Pour une série de douze cours, vérifiez le premier et le dernier.',
      },
    ],
    hints: [
      {
        title: 'Vidéos non répertoriées',
        text: 'Une vidéo non répertoriée peut être vue par tous ceux qui ont le lien, mais elle n’est pas publique pour autant, et encore moins libre de droits. Son auteur peut la retirer à tout moment. Demandez-lui simplement la permission ; il vous enverra peut-être même le fichier.',
      },
      {
        title: 'Chapitres',
        text: 'Quand la description contient des repères de temps, ils deviennent des chapitres, que VLC sait afficher. Dans un cours de trois heures, vous retrouverez ainsi rapidement le passage cherché.',
      },
      {
        title: 'Copier plusieurs liens à la suite',
        text: 'Activez la surveillance du presse-papiers pendant que vous parcourez un programme de conférences. L’application retient chaque adresse copiée, et vous faites le tri à la fin.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi la 4K n’est-elle pas toujours proposée ?',
        answer:
          'Elle n’existe souvent qu’en VP9 ou en AV1, et une vidéo récente ne l’obtient qu’après quelques heures ; revenez alors le lendemain. Sur un écran d’ordinateur portable, vous ne verrez guère la différence avec 1080p, mais le fichier sera beaucoup plus lourd.',
      },
      {
        question: 'Puis-je enregistrer une vidéo qui demande une connexion ?',
        answer:
          'Oui, si vous vous connectez avec votre propre compte dans le navigateur intégré et si l’auteur vous autorise à la copier : une vidéo privée partagée avec vous, par exemple, ou un cours que vous avez acheté. Pour un service payant qui a son propre téléchargeur, choisissez celui-ci, car il gère aussi les saisons et les langues.',
      },
      {
        question: 'Avec quels sites l’application fonctionne-t-elle ?',
        answer:
          'Avec les sites ouverts comme YouTube, Vimeo et Dailymotion, et avec beaucoup d’autres, plus petits. Essayez la page qui vous intéresse pendant l’essai gratuit : c’est plus sûr que n’importe quelle liste.',
      },
      {
        question: 'La vidéo a été retirée. Dois-je supprimer ma copie ?',
        answer:
          'Une licence libre reste en général valable pour les copies déjà faites. Dans les autres cas, si l’auteur demande le retrait de son œuvre, respectez son souhait.',
      },
    ],
    meta_title: 'Guide : enregistrer une vidéo d’un site ouvert',
    meta_description:
      'Licence, téléchargement officiel, qualité et source : enregistrer une vidéo de YouTube, Vimeo ou Dailymotion quand vous en avez le droit.',
  },
  m3u8_downloader: {
    title: 'Flux HLS : enregistrer une vidéo à partir du M3U8',
    intro:
      'Une adresse en .m3u8 ne mène pas à une vidéo, mais à une liste : un fichier texte qui énumère des segments de quelques secondes, ou d’autres listes. Ce guide vous montre comment choisir la bonne et réunir ses segments en un seul fichier complet.',
    steps: [
      {
        title: 'Lancer la lecture de la page',
        text: 'Ouvrez la page dans le navigateur intégré et appuyez sur Lecture, car beaucoup de lecteurs ne chargent la liste qu’à ce moment. Laissez passer la publicité et le générique de la chaîne : leur liste apparaît la première dans le panneau, celle du programme vient après. Si vous organisez vous-même l’événement, vous pouvez coller directement l’adresse fournie par votre prestataire.',
      },
      {
        title: 'Distinguer liste principale et liste de piste',
        text: 'Choisissez la liste principale, celle qui propose plusieurs définitions. Chaque ligne y indique une taille d’image, un débit et souvent un codec, et les pistes audio et les sous-titres y sont rattachés. Une liste sans taille d’image ne contient souvent qu’une seule piste ou une publicité : avec elle, vous n’obtiendriez par exemple qu’une vidéo sans son.',
      },
      {
        title: 'Comparer la durée avec celle du programme',
        text: 'La durée totale s’affiche à côté du nombre de segments. Si elle est très courte, il s’agit d’une publicité ou d’un générique ; si elle manque, d’un direct. Un documentaire de 52 minutes découpé en segments de six secondes en compte environ 520 : cet ordre de grandeur suffit pour savoir que vous avez la bonne liste.',
      },
      {
        title: 'Choisir l’image, le son et les sous-titres',
        text: 'Sélectionnez une définition et les langues dont vous avez besoin. Les noms viennent du diffuseur et ne sont pas toujours clairs : « ad » ou « qad », par exemple, désigne l’audiodescription, et chez ARTE, le français et l’allemand se reconnaissent à leur code de langue. Pour un téléviseur, une image en 1080p à cinq ou six mégabits par seconde est un bon choix ; dix n’apportent guère plus.',
      },
      {
        title: 'Télécharger, réunir et vérifier',
        text: 'L’application redemande d’elle-même les segments qui n’arrivent pas, puis indique dans son rapport ceux qui manquent. Si le rapport annonce « Aucun trou » et que la durée est celle de la page, le fichier est complet ; regardez tout de même le début, le milieu et la fin. Si une erreur revient toujours au même endroit, elle vient du serveur : essayez une autre définition.',
      },
    ],
    hints: [
      {
        title: 'Des adresses valables peu de temps',
        text: 'Une adresse M3U8 qui contient de longues suites de caractères expire parfois au bout de quelques minutes. Ne la conservez pas : notez plutôt l’adresse de la page et rechargez celle-ci. Une erreur 403 pendant le téléchargement signifie souvent que ce délai est dépassé.',
      },
      {
        title: 'S’exercer avec ses propres vidéos',
        text: 'Pour apprendre à utiliser l’outil, prenez un enregistrement que vous connaissez, par exemple une réunion de votre association ou un cours que vous avez donné. Vous verrez tout de suite s’il manque un passage.',
      },
      {
        title: 'Sous-titres forcés',
        text: 'Une piste de ce nom ne traduit que les panneaux et les répliques en langue étrangère. Ajoutez-la aux sous-titres complets si un personnage parle par exemple sicilien ou arabe.',
      },
      {
        title: 'Si vous diffusez vous-même',
        text: 'Le tableau vous permet de contrôler votre propre diffusion : une langue mal indiquée ou une version 480p absente se remarquent tout de suite, avant qu’un spectateur ne s’en plaigne.',
      },
    ],
    questions: [
      {
        question: 'Que veut dire « flux protégé » ?',
        answer:
          'Le diffuseur a protégé le flux par une mesure technique. Sans son accord, vous ne devez pas la contourner, et ce guide s’arrête là. S’il s’agit d’un service auquel vous êtes abonné, il existe peut-être un produit pour celui-ci dans la boutique. Pour une chaîne publique, vérifiez si elle propose elle-même un téléchargement.',
      },
      {
        question: 'Pourquoi le son est-il décalé par rapport à l’image ?',
        answer:
          'La piste audio commence un peu plus tôt ou plus tard que l’image. Réunissez de nouveau les segments avec l’option qui conserve les repères de temps d’origine : elle donne un meilleur résultat qu’un réglage manuel dans le lecteur, surtout si le décalage n’apparaît qu’après une coupure publicitaire.',
      },
      {
        question: 'Quels diffuseurs ont leur propre page dans la boutique ?',
        answer:
          'ARTE, l’ARD Mediathek et RTVE Play, tous avec la même licence. D’autres diffuseurs conviennent s’ils utilisent ce format et vous autorisent à garder un programme.',
      },
      {
        question: 'L’image est-elle réencodée ?',
        answer:
          'Non, les segments sont réunis tels qu’ils ont été envoyés. C’est pourquoi un opéra de trois heures ne demande que quelques minutes et ne perd rien en qualité.',
      },
    ],
    meta_title: 'Guide : enregistrer un flux M3U8 complet',
    meta_description:
      'Liste principale, durée, pistes et rapport : transformer une adresse M3U8 en un fichier complet, pour les flux que vous pouvez garder.',
  },
  mpd_downloader: {
    title: 'DASH : enregistrer une vidéo à partir d’un fichier MPD',
    intro:
      'Avec le format DASH, l’image, le son et les sous-titres arrivent séparément. Un fichier MPD, le manifeste, les énumère dans un tableau où vous choisissez ce qu’il vous faut. Ce guide explique les abréviations que vous y trouverez et vous dit lesquelles comptent.',
    steps: [
      {
        title: 'Charger le manifeste',
        text: 'Collez l’adresse MPD, ou ouvrez la page dans le navigateur intégré, lancez la lecture et attendez quelques secondes : le site ne demande souvent le manifeste qu’à ce moment. Le nom de la page apparaît alors dans le panneau latéral, avec les périodes et les pistes. S’il n’apparaît rien pendant que la vidéo se lit, le site utilise sans doute HLS, et c’est l’outil M3U8 qu’il vous faut.',
      },
      {
        title: 'Choisir l’image selon l’écran',
        text: 'La même définition peut être proposée avec plusieurs codecs : avc1 désigne le H.264, hvc1 ou hev1 le H.265, av01 l’AV1. Le premier se lit sur tous les téléviseurs des quinze dernières années, le deuxième sur la plupart des modèles 4K et le troisième seulement sur les plus récents, mais celui-ci prend parfois deux fois moins de place.',
      },
      {
        title: 'Cocher les pistes audio',
        text: 'Le code mp4a désigne une piste AAC, le plus souvent stéréo, et ec-3 une piste multicanal Dolby Digital Plus ; pour un casque, l’AAC suffit. Pour la langue, le code est plus fiable que le nom : fra ou fre pour le français, « mul » pour plusieurs langues, « und » si le diffuseur ne l’a pas précisée. Le rôle « description » signale l’audiodescription, et « dub » un doublage.',
      },
      {
        title: 'Convertir les sous-titres',
        text: 'Les sous-titres sont au format TTML ou WebVTT. Demandez du SRT si votre téléviseur ne lit que ce format. Le TTML peut attribuer une couleur à chaque personnage, comme dans les sous-titres pour sourds et malentendants ; la conversion la fait disparaître, et il vaut donc mieux conserver aussi le fichier d’origine.',
      },
      {
        title: 'Réunir le tout en MKV ou en MP4',
        text: 'Choisissez le MKV pour plusieurs langues, le MP4 pour une seule. Les pistes sont réunies sans être réencodées, ce qui ne prend que quelques dizaines de secondes. À la fin, ouvrez le fichier dans un lecteur comme VLC : toutes les langues doivent apparaître dans les menus Audio et Sous-titres.',
      },
    ],
    hints: [
      {
        title: 'Plusieurs périodes',
        text: 'Certains manifestes séparent le générique, le programme et la publicité. Ne gardez alors que la période la plus longue. Si au contraire une conférence est divisée en chapitres, laissez-les réunis : un seul fichier est plus pratique que douze petits.',
      },
      {
        title: 'Calculer la taille du fichier',
        text: 'Divisez le débit par huit, puis multipliez par la durée en secondes. Ainsi, 4 000 kbit/s font 500 Ko par seconde, soit environ 1,8 Go par heure. Ajoutez environ 60 Mo par heure et par piste stéréo.',
      },
      {
        title: 'Envoyer le journal à l’assistance',
        text: 'Les sites changent parfois de lecteur sans prévenir. Si une page qui fonctionnait hier n’affiche plus rien aujourd’hui, joignez le journal à votre message : il décrit la structure du manifeste, mais ne contient aucune vidéo.',
      },
      {
        title: 'Prévoir assez d’espace libre',
        text: 'Jusqu’à la fin, votre disque contient à la fois les pistes séparées et le fichier final. Prévoyez deux fois la taille annoncée.',
      },
    ],
    questions: [
      {
        question: 'MPD ou M3U8, lequel me faut-il ?',
        answer:
          'C’est le diffuseur qui choisit. S’il propose les deux, prenez celui qui offre le plus de langues. S’il n’y a pas de différence, le MPD indique plus clairement les codecs ; le fichier obtenu sera le même.',
      },
      {
        question: 'Puis-je enregistrer les cours de mon université ?',
        answer:
          'Demandez-le-lui : un cours appartient à ses enseignants, et la plupart des plateformes indiquent ce qui est permis. Chaque leçon a en général son propre manifeste ; ouvrez le sommaire et laissez l’application en dresser la liste. Ne transmettez pas ces enregistrements, où l’on voit souvent aussi des étudiants.',
      },
      {
        question: 'J’ai l’image, mais pas le son. Que s’est-il passé ?',
        answer:
          'Vous n’avez sans doute coché que l’image. Rouvrez l’entrée, ajoutez une piste audio et relancez le téléchargement ; la vidéo déjà présente est réutilisée.',
      },
      {
        question: 'Pourquoi la ZDF refuse-t-elle de lire un film policier à midi ?',
        answer:
          'En Allemagne, les films réservés aux adultes ne sont accessibles que tard le soir, ou après une vérification de l’âge sur le site de la chaîne. L’application ne peut enregistrer que ce que le site permet de lire à ce moment-là.',
      },
    ],
    meta_title: 'Guide : enregistrer un flux DASH (MPD)',
    meta_description:
      'Codecs, pistes audio, sous-titres et MKV : lire un manifeste MPD et en faire un seul fichier avec le téléchargeur MPD.',
  },
}
