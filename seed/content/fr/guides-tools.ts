import type { ContentTexts } from '../texts'

export const guidesTools: ContentTexts['guides'] = {
  video_downloader: {
    title: 'Sites ouverts : d’une adresse à un fichier bien rangé',
    intro:
      'YouTube, Vimeo ou Dailymotion sont ouverts à tous, leurs vidéos ne sont pas libres pour autant. Ce guide fait d’abord regarder la licence, puis la qualité. Comptez dix minutes la première fois ; ensuite, une conférence entière se garde pendant que vous préparez un café, et l’enregistrement se retrouve deux ans plus tard sans ouvrir chaque dossier.',
    steps: [
      {
        title: 'Lire la licence sous la vidéo',
        text: 'Dépliez la description. YouTube y mentionne le cas échéant « Creative Commons », Vimeo affiche un sigle CC près du titre. Sans mention, il vous faut l’accord de l’auteur ou une exception légale. Sur Dailymotion, l’indication est rare : cherchez plutôt un mot de l’auteur sur sa propre page. Les variantes ne se valent pas : CC BY laisse presque tout faire contre une mention du nom, CC BY-NC-ND interdit l’usage commercial comme la modification. Copiez la mention telle quelle avant de continuer.',
      },
      {
        title: 'Chercher le bouton officiel',
        text: 'Vimeo en montre un quand l’auteur permet le téléchargement. Vos propres vidéos YouTube se récupèrent dans Studio. Prenez cette voie quand elle existe. Une université, un festival ou un musée déposent aussi souvent le fichier d’origine sur leur site, dans une définition meilleure que celle de la plateforme. Une recherche du titre entre guillemets suffit pour le savoir.',
      },
      {
        title: 'Coller l’adresse',
        text: 'Une vidéo, une playlist ou une page : l’application analyse ce qu’elle y trouve et vous laisse cocher. Une chaîne de quatre cents vidéos s’affiche par tranches ; attendez que le compteur se stabilise, puis triez par date ou par durée. Les bandes-annonces de trente secondes tombent d’elles-mêmes en bas de la liste, où il est facile de ne pas les prendre.',
      },
      {
        title: 'Comparer les versions',
        text: 'Définition, codec et poids approximatif sont indiqués. MP4 en H.264 convient aux téléviseurs ; VP9 et AV1 sont plus légers, mais moins répandus. À titre de repère, une heure de conférence filmée en 720p occupe autour de 500 Mo, le double en 1080p, et moins de 60 Mo si vous n’en gardez que le son. Un diaporama commenté n’a pas besoin de soixante images par seconde.',
      },
      {
        title: 'Garder la source',
        text: 'Faites inscrire auteur, adresse et licence dans le fichier. Vous pourrez ainsi citer la vidéo correctement. Un nom comme « Auteur – Titre – 2024-05-12 » trie correctement dans n’importe quel explorateur. Quand c’est fait, ouvrez les propriétés : la page d’origine doit figurer dans le champ commentaire.',
      },
      {
        title: 'Écouter la dernière minute',
        text: 'Quand la ligne passe à « Terminé », un clic ouvre le dossier. Lancez la fin plutôt que le début : si les applaudissements retombent et que l’écran devient noir, rien ne manque. Pour une série de douze cours, faites-le sur le premier et le dernier.',
      },
    ],
    hints: [
      {
        title: 'Vidéos non répertoriées',
        text: 'Un lien suffit pour les voir. Cela ne les rend ni publiques, ni libres de copie. Leur auteur peut retirer le lien du jour au lendemain sans prévenir. Un mot pour demander la permission reçoit presque toujours une réponse, souvent le fichier en prime.',
      },
      {
        title: 'Chapitres',
        text: 'Les repères de temps d’une description deviennent des chapitres que VLC sait afficher. Pour un cours de trois heures, c’est ce qui permet de revenir à la démonstration du milieu. Si la description n’en contient pas, rien ne s’ajoute.',
      },
      {
        title: 'Dix liens d’un coup',
        text: 'Activez le suivi du presse-papiers pendant que vous parcourez un programme de conférences. Chaque adresse copiée attend dans l’application, et vous triez à la fin.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi la 4K manque-t-elle parfois ?',
        answer:
          'Elle n’existe souvent qu’en VP9 ou en AV1, et une vidéo toute récente ne l’obtient qu’après quelques heures. Revenez le lendemain si la taille compte pour vous. Pour un écran de portable, la différence entre 1080p et 4K ne se voit pas à distance normale ; la place occupée, si.',
      },
      {
        question: 'Une vidéo qui demande une connexion est-elle possible ?',
        answer:
          'Oui, avec votre propre compte dans le navigateur intégré, et si son auteur vous en accorde la copie. Une vidéo privée partagée avec vous, un cours acheté ou une répétition de chorale entrent dans ce cas. Pour un service payant doté de son propre téléchargeur, c’est ce dernier qu’il faut, car il sait lire les saisons et les langues.',
      },
      {
        question: 'Quels sites fonctionnent ?',
        answer:
          'Ceux qui sont ouverts, comme YouTube, Vimeo et Dailymotion, et quantité de lecteurs plus modestes. Essayez la page qui vous intéresse pendant l’essai gratuit : c’est plus sûr que n’importe quelle liste.',
      },
      {
        question: 'La vidéo a disparu depuis. Dois-je effacer ma copie ?',
        answer:
          'Une licence libre reste en général acquise pour les copies déjà faites. Dans les autres cas, si l’auteur demande le retrait de son œuvre, respectez-le.',
      },
    ],
    meta_title: 'Guide : garder une vidéo d’un site ouvert',
    meta_description:
      'Licence, bouton officiel, version et source : les étapes pour garder une vidéo de YouTube, Vimeo ou Dailymotion quand vous en avez le droit.',
  },
  m3u8_downloader: {
    title: 'Flux HLS : trouver la bonne liste et l’assembler',
    intro:
      'Une adresse en .m3u8 mène à une liste et non à une vidéo. Voici comment reconnaître la bonne et obtenir un fichier sans trou. Le format lui-même est simple : un texte qui énumère des morceaux de quelques secondes, et d’autres textes qui énumèrent le premier. Tout l’art est de savoir devant lequel on se trouve.',
    steps: [
      {
        title: 'Lancer la lecture',
        text: 'Ouvrez la page dans le navigateur intégré et appuyez sur Lecture : beaucoup de lecteurs ne demandent la liste qu’à ce moment. Laissez passer la publicité ou le générique de la chaîne : leur liste s’affiche la première dans le panneau, celle du programme vient après. Si vous êtes vous-même l’organisateur de l’événement, l’adresse donnée par votre prestataire se colle directement, sans passer par une page.',
      },
      {
        title: 'Distinguer liste principale et liste de piste',
        text: 'Prenez celle qui propose plusieurs définitions. Une liste sans taille d’image n’est souvent qu’une piste isolée, ou une publicité. Dans la principale, chaque ligne porte une taille d’image, un débit et souvent un nom de codec. Les pistes de son et de sous-titres y sont rattachées par groupe ; en partant d’une liste secondaire, vous obtiendriez une image muette.',
      },
      {
        title: 'Comparer la durée',
        text: 'Correspond-elle au programme ? Une durée très brève trahit un générique, une durée absente un direct. Le total s’affiche en heures et minutes à côté du nombre de segments. Une médiathèque publique qui coupe un documentaire de 52 minutes en morceaux de six secondes en montre environ 520 : l’ordre de grandeur suffit à se rassurer.',
      },
      {
        title: 'Composer image, son et texte',
        text: 'Choisissez une image et autant de langues qu’il vous en faut. Le sigle « ad » ou « qad » signale l’audiodescription. Les noms viennent du diffuseur et ne sont pas toujours parlants : chez ARTE, par exemple, le français et l’allemand se distinguent par leur code de langue. Pour la télévision du salon, 1080p à cinq ou six mégabits par seconde est un bon compromis ; une piste à dix n’apporte qu’un fichier plus lourd.',
      },
      {
        title: 'Assembler, puis contrôler',
        text: 'Regardez le début, le milieu et la fin. S’il manque un segment, redemandez celui-là seulement. L’application redemande d’elle-même un morceau qui n’arrive pas, puis note ce qui manque dans le compte rendu. « Aucun trou » et une durée égale à celle de la page : vous pouvez fermer l’onglet. Un défaut persistant au même endroit vient du serveur ; essayez une autre définition.',
      },
    ],
    hints: [
      {
        title: 'Adresses éphémères',
        text: 'Une adresse suivie de longues suites de caractères ne vaut parfois que quelques minutes. Rechargez la page au lieu de la conserver. Ne les notez donc pas pour le lendemain : c’est l’adresse de la page qui dure. Un code 403 au milieu d’un assemblage veut généralement dire que ce délai est passé.',
      },
      {
        title: 'Pour s’exercer',
        text: 'Les replays publics et vos propres conférences enregistrées permettent d’apprendre le format sans risque. Une réunion de votre association, une messe filmée par la paroisse, un cours que vous avez donné : là, vous connaissez le contenu exact et voyez tout de suite si une minute s’est perdue.',
      },
      {
        title: 'Sous-titres forcés',
        text: 'Une piste ainsi nommée ne traduit que les panneaux et les répliques étrangères. Joignez-la au texte complet dès qu’un personnage passe au sicilien ou à l’arabe.',
      },
      {
        title: 'Si vous diffusez vous-même',
        text: 'Le tableau contrôle votre encodeur en un coup d’œil : langue mal étiquetée, 480p absent, son trop fort se voient avant la première plainte d’un spectateur.',
      },
    ],
    questions: [
      {
        question: 'Que veut dire « flux protégé » ?',
        answer:
          'Le diffuseur emploie une mesure de protection. Sans son accord, le guide s’arrête là, car il ne faut pas la contourner. Un service auquel vous êtes abonné peut en revanche avoir un produit à lui dans la boutique, prévu pour la lecture qu’il autorise. Pour une chaîne publique, regardez d’abord si elle offre un fichier à télécharger.',
      },
      {
        question: 'Pourquoi les lèvres et le son sont-ils décalés ?',
        answer:
          'La piste audio commence un peu plus tôt ou plus tard. Le réglage de synchronisation aligne les deux sur leurs repères de temps. Après une coupure publicitaire mal raccordée, l’écart peut aussi n’apparaître qu’au milieu. Réassemblez alors en conservant les repères d’origine plutôt que de corriger à la main dans le lecteur.',
      },
      {
        question: 'Quels diffuseurs ont leur propre page ?',
        answer:
          'ARTE, l’ARD Mediathek et RTVE Play, avec la même licence. D’autres conviennent s’ils diffusent sous cette forme et vous permettent de garder le programme.',
      },
      {
        question: 'L’image est-elle réencodée ?',
        answer:
          'Non, les morceaux sont réunis tels qu’ils ont été envoyés. C’est pourquoi un opéra de trois heures s’assemble en quelques minutes et ne perd rien.',
      },
    ],
    meta_title: 'Guide : assembler un flux M3U8 sans erreur',
    meta_description:
      'Liste principale, durée, pistes et segments manquants : comment faire d’une adresse M3U8 un fichier complet, pour les flux qui vous sont ouverts.',
  },
  mpd_downloader: {
    title: 'DASH : lire un manifeste MPD comme un tableau',
    intro:
      'En DASH, l’image, le son et les sous-titres voyagent toujours séparés. Une fois le tableau compris, le choix prend quelques secondes. Là où d’autres formats livrent une vidéo toute faite, celui-ci vous laisse composer : ce guide explique les abréviations que l’on rencontre et celles que l’on peut ignorer.',
    steps: [
      {
        title: 'Charger le manifeste',
        text: 'Donnez l’adresse MPD ou ouvrez la page du lecteur ; périodes, groupes et représentations s’affichent. Le fichier n’est demandé par le site qu’au début de la lecture ; cliquez donc sur Lecture et attendez deux secondes. Le panneau latéral montre alors le nom de la page. Si rien n’y paraît pendant que la vidéo tourne, le site emploie sans doute HLS, et c’est l’outil M3U8 qu’il vous faut.',
      },
      {
        title: 'Choisir l’image selon l’écran',
        text: 'Regardez le codec avant la hauteur : avc1 est le H.264, hvc1 ou hev1 le H.265, av01 l’AV1. Une même hauteur de 1080 lignes peut se présenter trois fois avec des codecs différents. Le premier se lit sur tout téléviseur acheté depuis quinze ans, le deuxième sur la plupart des modèles 4K, le troisième sur les plus récents seulement, mais il prend parfois moitié moins de place.',
      },
      {
        title: 'Cocher les pistes audio',
        text: 'mp4a désigne l’AAC en stéréo, ec-3 le Dolby Digital Plus multicanal. Au casque, l’AAC suffit. Le code de langue renseigne mieux que l’intitulé : fra ou fre pour le français, « mul » pour plusieurs, « und » quand le diffuseur ne l’a pas précisé. Une ligne « description » au rôle est l’audiodescription, et « dub » un doublage.',
      },
      {
        title: 'Convertir les textes',
        text: 'Les sous-titres arrivent en TTML ou en WebVTT. Demandez du SRT si votre téléviseur ne lit que lui. Le premier sait colorer et placer les répliques, ce que le SRT perd en route. Conservez une copie d’origine si les couleurs distinguent les personnages, comme souvent dans les programmes pour sourds et malentendants.',
      },
      {
        title: 'Réunir le tout',
        text: 'MKV pour plusieurs langues, MP4 pour une seule. Les pistes sont jointes sans réencodage. L’opération ne demande que quelques dizaines de secondes, puisqu’il s’agit d’une copie et non d’un calcul. À la fin, un lecteur comme VLC doit vous proposer chaque langue dans son menu Audio et chaque texte dans son menu Sous-titres.',
      },
    ],
    hints: [
      {
        title: 'Périodes multiples',
        text: 'Certains manifestes séparent générique, programme et publicité. Ne retenir que la plus longue évite un montage. Si la page découpe au contraire une conférence en chapitres, gardez-les joints : un seul document se parcourt mieux que douze bouts de six minutes.',
      },
      {
        title: 'Du débit au poids',
        text: 'Divisez le débit par huit et multipliez par la durée en secondes : vous avez le poids approximatif. Ainsi, 4 000 kbit/s pendant une heure font 500 000 Ko par tranche de mille secondes, soit à peu près 1,8 Go au total. Ajoutez 60 Mo par piste stéréo.',
      },
      {
        title: 'Un journal à envoyer',
        text: 'Les sites changent de lecteur sans prévenir. Si la page d’hier reste muette aujourd’hui, joignez le journal à votre message : il nomme la structure du manifeste et aucun contenu.',
      },
      {
        title: 'La place pour les morceaux',
        text: 'Avant la réunion, l’image et le son occupent le disque en plus du fichier fini. Gardez libre le double de la taille annoncée.',
      },
    ],
    questions: [
      {
        question: 'MPD ou M3U8, lequel me faut-il ?',
        answer:
          'Le diffuseur en décide. S’il propose les deux, prenez celui qui offre le plus de langues. À offre égale, MPD indique plus clairement les codecs, et M3U8 passe mieux sur les appareils d’Apple ; cela ne change rien au fichier obtenu.',
      },
      {
        question: 'Puis-je garder les cours de mon université ?',
        answer:
          'Demandez-le-lui : un cours appartient à ses enseignants, et la plupart des plateformes précisent ce qui est permis. Chaque leçon a d’ordinaire son manifeste : ouvrez le sommaire une fois et laissez la liste se constituer. Les enregistrements retirés en fin de semestre le sont pour une raison, droit à l’image des étudiants compris ; ne les faites pas circuler.',
      },
      {
        question: 'L’image est là, mais pas le son. Que s’est-il passé ?',
        answer:
          'Seule l’image était cochée. Rouvrez l’entrée, ajoutez une voix et relancez ; l’image déjà présente est reprise.',
      },
      {
        question: 'Pourquoi la ZDF refuse-t-elle un polar à midi ?',
        answer:
          'En Allemagne, les films pour adultes s’ouvrent tard le soir, ou après une vérification de l’âge sur la page de la chaîne. L’application voit exactement ce que le site joue à cette heure-là.',
      },
    ],
    meta_title: 'Guide : comprendre MPD et DASH pas à pas',
    meta_description:
      'Reconnaître les codecs, choisir les pistes, convertir TTML en SRT : lire un manifeste DASH avec le téléchargeur MPD, étape par étape.',
  },
}
