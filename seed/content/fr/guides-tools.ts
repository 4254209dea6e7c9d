import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Sites ouverts : d’une adresse à un fichier bien rangé',
    intro:
      'YouTube, Vimeo ou Dailymotion sont ouverts à tous, leurs vidéos ne sont pas libres pour autant. Ce guide fait d’abord regarder la licence, puis la qualité.',
    steps: [
      {
        title: 'Lire la licence sous la vidéo',
        text: 'Dépliez la description. YouTube y mentionne le cas échéant « Creative Commons », Vimeo affiche un sigle CC près du titre. Sans mention, il vous faut l’accord de l’auteur ou une exception légale.',
      },
      {
        title: 'Chercher le bouton officiel',
        text: 'Vimeo en montre un quand l’auteur permet le téléchargement. Vos propres vidéos YouTube se récupèrent dans Studio. Prenez cette voie quand elle existe.',
      },
      {
        title: 'Coller l’adresse',
        text: 'Une vidéo, une playlist ou une page : l’application analyse ce qu’elle y trouve et vous laisse cocher.',
      },
      {
        title: 'Comparer les versions',
        text: 'Définition, codec et poids approximatif sont indiqués. MP4 en H.264 convient aux téléviseurs ; VP9 et AV1 sont plus légers, mais moins répandus.',
      },
      {
        title: 'Garder la source',
        text: 'Faites inscrire auteur, adresse et licence dans le fichier. Vous pourrez ainsi citer la vidéo correctement.',
      },
    ],
    hints: [
      {
        title: 'Vidéos non répertoriées',
        text: 'Un lien suffit pour les voir. Cela ne les rend ni publiques, ni libres de copie.',
      },
      {
        title: 'Chapitres',
        text: 'Les repères de temps d’une description deviennent des chapitres que VLC sait afficher.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi la 4K manque-t-elle parfois ?',
        answer:
          'Elle n’existe souvent qu’en VP9 ou en AV1, et une vidéo toute récente ne l’obtient qu’après quelques heures.',
      },
      {
        question: 'Une vidéo qui demande une connexion est-elle possible ?',
        answer:
          'Oui, avec votre propre compte dans le navigateur intégré, et si son auteur vous en accorde la copie.',
      },
    ],
    meta_title: 'Guide : garder une vidéo d’un site ouvert',
    meta_description:
      'Licence, bouton officiel, version et source : les étapes pour garder une vidéo de YouTube, Vimeo ou Dailymotion quand vous en avez le droit.',
  },
  m3u8_downloader: {
    title: 'Flux HLS : trouver la bonne liste et l’assembler',
    intro:
      'Une adresse en .m3u8 mène à une liste et non à une vidéo. Voici comment reconnaître la bonne et obtenir un fichier sans trou.',
    steps: [
      {
        title: 'Lancer la lecture',
        text: 'Ouvrez la page dans le navigateur intégré et appuyez sur Lecture : beaucoup de lecteurs ne demandent la liste qu’à ce moment.',
      },
      {
        title: 'Distinguer liste principale et liste de piste',
        text: 'Prenez celle qui propose plusieurs définitions. Une liste sans taille d’image n’est souvent qu’une piste isolée, ou une publicité.',
      },
      {
        title: 'Comparer la durée',
        text: 'Correspond-elle au programme ? Une durée très brève trahit un générique, une durée absente un direct.',
      },
      {
        title: 'Composer image, son et texte',
        text: 'Choisissez une image et autant de langues qu’il vous en faut. Le sigle « ad » ou « qad » signale l’audiodescription.',
      },
      {
        title: 'Assembler, puis contrôler',
        text: 'Regardez le début, le milieu et la fin. S’il manque un segment, redemandez celui-là seulement.',
      },
    ],
    hints: [
      {
        title: 'Adresses éphémères',
        text: 'Une adresse suivie de longues suites de caractères ne vaut parfois que quelques minutes. Rechargez la page au lieu de la conserver.',
      },
      {
        title: 'Pour s’exercer',
        text: 'Les replays publics et vos propres conférences enregistrées permettent d’apprendre le format sans risque.',
      },
    ],
    questions: [
      {
        question: 'Que veut dire « flux protégé » ?',
        answer:
          'Le diffuseur emploie une mesure de protection. Sans son accord, le guide s’arrête là, car il ne faut pas la contourner.',
      },
      {
        question: 'Pourquoi les lèvres et le son sont-ils décalés ?',
        answer:
          'La piste audio commence un peu plus tôt ou plus tard. Le réglage de synchronisation aligne les deux sur leurs repères de temps.',
      },
    ],
    meta_title: 'Guide : assembler un flux M3U8 sans erreur',
    meta_description:
      'Liste principale, durée, pistes et segments manquants : comment faire d’une adresse M3U8 un fichier complet, pour les flux qui vous sont ouverts.',
  },
  mpd_downloader: {
    title: 'DASH : lire un manifeste MPD comme un tableau',
    intro:
      'En DASH, l’image, le son et les sous-titres voyagent toujours séparés. Une fois le tableau compris, le choix prend quelques secondes.',
    steps: [
      {
        title: 'Charger le manifeste',
        text: 'Donnez l’adresse MPD ou ouvrez la page du lecteur ; périodes, groupes et représentations s’affichent.',
      },
      {
        title: 'Choisir l’image selon l’écran',
        text: 'Regardez le codec avant la hauteur : avc1 est le H.264, hvc1 ou hev1 le H.265, av01 l’AV1.',
      },
      {
        title: 'Cocher les pistes audio',
        text: 'mp4a désigne l’AAC en stéréo, ec-3 le Dolby Digital Plus multicanal. Au casque, l’AAC suffit.',
      },
      {
        title: 'Convertir les textes',
        text: 'Les sous-titres arrivent en TTML ou en WebVTT. Demandez du SRT si votre téléviseur ne lit que lui.',
      },
      {
        title: 'Réunir le tout',
        text: 'MKV pour plusieurs langues, MP4 pour une seule. Les pistes sont jointes sans réencodage.',
      },
    ],
    hints: [
      {
        title: 'Périodes multiples',
        text: 'Certains manifestes séparent générique, programme et publicité. Ne retenir que la plus longue évite un montage.',
      },
      {
        title: 'Du débit au poids',
        text: 'Divisez le débit par huit et multipliez par la durée en secondes : vous avez le poids approximatif.',
      },
    ],
    questions: [
      {
        question: 'MPD ou M3U8, lequel me faut-il ?',
        answer: 'Le diffuseur en décide. S’il propose les deux, prenez celui qui offre le plus de langues.',
      },
      {
        question: 'Puis-je garder les cours de mon université ?',
        answer:
          'Demandez-le-lui : un cours appartient à ses enseignants, et la plupart des plateformes précisent ce qui est permis.',
      },
    ],
    meta_title: 'Guide : comprendre MPD et DASH pas à pas',
    meta_description:
      'Reconnaître les codecs, choisir les pistes, convertir TTML en SRT : lire un manifeste DASH avec le téléchargeur MPD, étape par étape.',
  },
}
