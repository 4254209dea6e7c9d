import type { PageTexts } from '../text'

export const music: PageTexts = {
  spotify_converter: {
    headline: 'Vos playlists Spotify, lisibles partout',
    promise:
      'Du trajet en voiture au vieux baladeur, écoutez les titres de votre compte Spotify sur l’appareil qui vous convient.',
    steps: [
      { title: 'Ouvrir Spotify', text: 'Le lecteur web s’affiche dans Tidemark Music ; connectez-vous.' },
      { title: 'Déposer une playlist', text: 'Glissez une playlist, un album ou un podcast dans la liste.' },
      { title: 'Convertir', text: 'Choisissez MP3, M4A, FLAC ou WAV et un dossier de sortie.' },
    ],
    features: [
      {
        title: 'Ordre de la playlist',
        text: 'Un numéro devant chaque titre garde la suite que vous avez composée.',
      },
      {
        title: 'Métadonnées complètes',
        text: 'Titre, artiste, album, année et pochette sont inscrits dans le fichier.',
      },
      { title: 'Podcasts', text: 'Les épisodes sont rangés par émission et par date.' },
      { title: 'Mises à jour', text: 'Relancez une playlist : seuls les nouveaux morceaux sont traités.' },
      {
        title: 'Ordre aussi en M3U',
        text: 'Outre les numéros, la suite des titres est écrite dans un fichier M3U.',
      },
    ],
    questions: [
      {
        question: 'Spotify Free convient-il ?',
        answer: 'L’application lit ce que votre compte lit ; la qualité suit celle de votre formule.',
      },
      {
        question: 'Puis-je graver un disque pour la vente ?',
        answer:
          'Non. La conversion sert à votre écoute personnelle, selon les conditions de Spotify et la loi.',
      },
      {
        question: 'Les livres audio de Spotify sont-ils pris en charge ?',
        answer: 'Ils le sont lorsque votre compte peut les écouter dans le lecteur web.',
      },
      {
        question: 'Un meilleur format améliore-t-il le son ?',
        answer:
          'Non. Le FLAC garde ce que votre formule transmet, il ne peut rien y ajouter. Choisissez-le si vous comptez retravailler le morceau.',
      },
      {
        question: 'Combien de temps prend une playlist ?',
        answer:
          'Cela dépend de sa longueur, du format et de votre ligne. Commencez par cinquante titres ; une bibliothèque de plusieurs milliers occupe une nuit.',
      },
      {
        question: 'Puis-je résilier Spotify et tout garder ?',
        answer:
          'Le droit d’écouter vient de votre compte et de ses conditions. Nous ne vendons aucun moyen de les contourner.',
      },
    ],
    meta_title: 'Convertisseur Spotify en MP3, FLAC',
    meta_description:
      'Playlists, albums et podcasts de votre compte Spotify en MP3, M4A, FLAC ou WAV, avec pochettes, pour votre écoute privée.',
  },
  apple_music_converter: {
    headline: 'Apple Music au-delà de vos appareils Apple',
    promise:
      'Gardez vos albums Apple Music dans un format que lisent aussi une chaîne hi-fi, une platine USB ou un ordinateur.',
    steps: [
      { title: 'Entrer votre compte Apple', text: 'Identifiez-vous dans le lecteur web et validez le code.' },
      {
        title: 'Choisir dans la bibliothèque',
        text: 'Albums, listes et recommandations sont présentés comme d’habitude.',
      },
      { title: 'Fixer la sortie', text: 'Prenez ALAC, FLAC, AAC ou MP3, puis convertissez.' },
    ],
    features: [
      {
        title: 'Paroles et étoiles',
        text: 'Celles qu’Apple Music affiche peuvent être écrites dans le fichier. Vos étoiles se gardent, si vous voulez, dans le champ de commentaire.',
      },
      {
        title: 'Classement iTunes',
        text: 'La structure artiste, album, titre convient à une bibliothèque existante.',
      },
      { title: 'Albums en plusieurs disques', text: 'Le numéro de disque est conservé.' },
      { title: 'Pochettes nettes', text: 'L’image est intégrée dans une taille adaptée à votre lecteur.' },
      {
        title: 'Sans perte quand vous l’avez',
        text: 'Si votre abonnement livre du sans-perte à l’ordinateur, le fichier peut l’être aussi.',
      },
      {
        title: 'Classique en ordre',
        text: 'Œuvre, mouvement et compositeur ont chacun leur champ, une symphonie ne se disperse donc pas.',
      },
      {
        title: 'Un album après l’autre',
        text: 'Les albums se terminent un par un : une interruption n’en laisse pas dix à moitié faits.',
      },
    ],
    questions: [
      {
        question: 'L’audio spatial est-il conservé ?',
        answer: 'La conversion donne une piste stéréo dans la qualité que votre lecteur reçoit.',
      },
      {
        question: 'Mes achats iTunes sont-ils concernés ?',
        answer:
          'Les anciens achats sans abonnement se lisent déjà librement ; le convertisseur traite la bibliothèque Apple Music.',
      },
      {
        question: 'Que deviennent mes droits si je résilie ?',
        answer: 'L’abonnement ne vous autorise plus l’écoute ; ne gardez que ce que la loi vous laisse.',
      },
      {
        question: 'Mes propres morceaux importés apparaissent-ils ?',
        answer:
          'Oui, s’ils sont dans votre bibliothèque en ligne et qu’Apple vous les y lit. Vérifiez leurs métadonnées, qui viennent de vous.',
      },
    ],
    meta_title: 'Convertisseur Apple Music : ALAC, FLAC, MP3',
    meta_description:
      'Albums et listes Apple Music en ALAC, FLAC, AAC ou MP3 avec paroles et pochettes, pour un usage personnel sur vos appareils.',
  },
  amazon_music_converter: {
    headline: 'Amazon Music, de Prime à Unlimited',
    promise:
      'Que vous écoutiez avec Prime ou avec Unlimited, rassemblez vos titres Amazon Music dans des fichiers bien étiquetés.',
    steps: [
      { title: 'Choisir votre région', text: 'La boutique Amazon de votre compte détermine le catalogue.' },
      { title: 'Ouvrir une station ou un album', text: 'Ce qui se lit à la demande peut être ajouté.' },
      { title: 'Régler le format', text: 'FLAC pour l’archivage, MP3 pour la voiture.' },
    ],
    features: [
      {
        title: 'HD et Ultra HD',
        text: 'La conversion part de la qualité que votre formule transmet au lecteur.',
      },
      { title: 'Prime et Unlimited', text: 'Les titres limités à la lecture aléatoire sont signalés.' },
      { title: 'Podcasts sans coupure', text: 'Les émissions sont classées par saison.' },
      { title: 'Conversion par lots', text: 'Un long catalogue d’artiste s’ajoute en une fois.' },
      {
        title: 'Vraiment hors ligne',
        text: 'Un baladeur de natation n’a ni réseau ni écran. Un simple MP3 lui suffit.',
      },
      {
        title: 'Liens de la semaine',
        text: 'Rassemblez des liens du lundi au samedi et convertissez-les le dimanche.',
      },
    ],
    questions: [
      {
        question: 'Ma formule Prime suffit-elle ?',
        answer: 'Pour les titres qu’elle permet de choisir, oui. Les autres exigent Unlimited.',
      },
      {
        question: 'Les CD achetés avec AutoRip en ont-ils besoin ?',
        answer: 'Non, Amazon vous les fournit déjà en MP3.',
      },
      {
        question: 'Jusqu’où va l’usage permis ?',
        answer: 'Votre écoute et celle de votre foyer ; ni DJ set payant, ni échange de fichiers.',
      },
      {
        question: 'Prime mélange mes playlists : que fait l’application ?',
        answer:
          'Elle ne prend que les titres que votre compte peut choisir. Pour une playlist en lecture aléatoire seule, il peut n’y en avoir aucun.',
      },
      {
        question: 'Quels formats puis-je choisir ?',
        answer:
          'MP3 et M4A pour un petit appareil comme une montre, FLAC et WAV là où votre formule transmet un son sans perte.',
      },
      {
        question: 'Les livres Audible en font-ils partie ?',
        answer: 'Non, ils ont leur propre convertisseur.',
      },
    ],
    meta_title: 'Convertisseur Amazon Music : Prime et Unlimited',
    meta_description:
      'Titres et podcasts d’Amazon Music en FLAC ou MP3, métadonnées et pochettes incluses, à partir de votre propre formule.',
  },
  youtube_music_converter: {
    headline: 'YouTube Music : lives, reprises et raretés',
    promise:
      'Beaucoup de versions n’existent que là : gardez concerts filmés et reprises de votre bibliothèque YouTube Music en audio.',
    steps: [
      {
        title: 'Se connecter à Google',
        text: 'Votre bibliothèque et vos listes apparaissent dans l’application.',
      },
      {
        title: 'Distinguer titre et clip',
        text: 'Prenez la piste d’album ou la version vidéo du même morceau.',
      },
      { title: 'Extraire le son', text: 'Un fichier M4A ou MP3 par morceau, nommé proprement.' },
    ],
    features: [
      { title: 'Versions rares', text: 'Remix, live et reprises gardent la mention qui les distingue.' },
      { title: 'Listes « J’aime »', text: 'La liste de vos mentions devient un dossier.' },
      { title: 'Chapitres', text: 'Un concert d’un seul bloc peut être découpé selon ses chapitres.' },
      { title: 'Nettoyage des titres', text: 'Les « Official Video » superflus sont retirés des noms.' },
      {
        title: 'Vos morceaux importés',
        text: 'Les titres que vous aviez placés un jour dans votre bibliothèque peuvent être récupérés.',
      },
      { title: 'Pochettes carrées', text: 'L’image est recadrée en carré pour l’écran d’une voiture.' },
    ],
    questions: [
      {
        question: 'Faut-il YouTube Premium ?',
        answer: 'Ce n’est pas une condition, mais la qualité reçue dépend de votre formule.',
      },
      {
        question: 'Les vidéos ordinaires de YouTube sont-elles couvertes ?',
        answer: 'Pour elles, voyez notre téléchargeur de vidéos.',
      },
      {
        question: 'Puis-je utiliser une reprise dans mon film ?',
        answer: 'Pas sans l’accord des ayants droit. Nos fichiers sont faits pour une écoute à titre privé.',
      },
      {
        question: 'Le FLAC a-t-il un sens ici ?',
        answer:
          'Non. YouTube Music transmet un son compressé, un fichier sans perte serait seulement plus gros. Le M4A est le choix honnête.',
      },
      {
        question: 'Les podcasts sont-ils pris en charge ?',
        answer: 'Oui, les épisodes qui se lisent dans YouTube Music se rangent par émission et par date.',
      },
      {
        question: 'Puis-je convertir tout ce que je trouve ?',
        answer:
          'Seulement ce que vous pouvez garder : vos propres morceaux, les œuvres sous licence libre et ce que YouTube et votre loi vous laissent copier pour l’écouter.',
      },
    ],
    meta_title: 'Convertisseur YouTube Music : lives et reprises',
    meta_description:
      'Lives, reprises et listes YouTube Music en M4A ou MP3, noms nettoyés et chapitres découpés, pour votre propre écoute.',
  },
  tidal_converter: {
    headline: 'TIDAL : l’écoute sans perte dans votre salon',
    promise:
      'Pour une chaîne qui n’a pas d’application TIDAL, préparez vos albums en FLAC avec des métadonnées soignées.',
    steps: [
      { title: 'Ouvrir la session TIDAL', text: 'Le lecteur affiche Ma collection et les mixes.' },
      { title: 'Retenir des albums', text: 'Vérifiez la mention de qualité à côté de chaque titre.' },
      { title: 'Envoyer vers le disque', text: 'Le dossier final peut se trouver sur un NAS.' },
    ],
    features: [
      { title: 'FLAC conservé', text: 'La sortie garde la résolution que votre formule vous transmet.' },
      {
        title: 'Crédits',
        text: 'Compositeur, producteur et interprètes sont inscrits lorsqu’ils sont fournis.',
      },
      { title: 'Rangement pour NAS', text: 'La structure de dossiers convient aux serveurs audio courants.' },
      { title: 'Silences respectés', text: 'Les albums enchaînés se lisent sans pause ajoutée.' },
      {
        title: 'Rien d’inutile',
        text: 'Le FLAC reste du FLAC. Un calcul n’a lieu que si vous demandez un autre format.',
      },
      {
        title: 'Éditions côte à côte',
        text: 'Version d’origine et version remasterisée gardent leur année et ne s’écrasent pas l’une l’autre.',
      },
      {
        title: 'Contrôle final',
        text: 'Chaque fichier terminé est vérifié ; un fichier défectueux est repris.',
      },
    ],
    questions: [
      {
        question: 'Puis-je obtenir mieux que ma formule ?',
        answer: 'Non. La conversion ne crée pas de qualité que TIDAL ne vous transmet pas.',
      },
      { question: 'Les clips de TIDAL sont-ils traités ?', answer: 'Non, uniquement l’audio.' },
      {
        question: 'Quelles conditions dois-je observer ?',
        answer: 'Celles de TIDAL : un usage domestique, sans copie pour des tiers.',
      },
      {
        question: 'Le Dolby Atmos est-il conservé ?',
        answer:
          'Non. Vous recevez la version stéréo, que toute chaîne hi-fi sait lire. Faites un premier essai gratuit avec un album que vous connaissez bien.',
      },
      {
        question: 'Puis-je me constituer une archive durable ?',
        answer:
          'TIDAL est une location par nature. Les copies servent à l’écoute privée pendant l’abonnement, pas à une archive pour après.',
      },
    ],
    meta_title: 'Convertisseur TIDAL en FLAC',
    meta_description:
      'Albums TIDAL en FLAC avec crédits et rangement pour NAS, dans la qualité de votre formule, pour votre installation audio.',
  },
  deezer_converter: {
    headline: 'Deezer : votre Flow, vos albums, vos fichiers',
    promise:
      'Le service français connaît vos goûts ; emmenez ses sélections sur un lecteur qui ne connaît pas Internet.',
    steps: [
      {
        title: 'Se connecter à Deezer',
        text: 'Utilisez le compte Premium, Famille ou Étudiants que vous possédez.',
      },
      {
        title: 'Piocher dans les favoris',
        text: 'Coups de cœur, albums et podcasts s’ajoutent d’un glisser-déposer.',
      },
      { title: 'Obtenir les fichiers', text: 'FLAC, MP3 ou M4A, avec un dossier par artiste.' },
    ],
    features: [
      { title: 'Chanson française', text: 'Accents et apostrophes restent corrects dans les métadonnées.' },
      {
        title: 'Listes d’humeur',
        text: 'Les sélections éditoriales sont figées à la date où vous les gardez.',
      },
      { title: 'Paroles si présentes', text: 'Le texte peut accompagner le morceau.' },
      { title: 'Profils de la famille', text: 'Chaque profil garde ses réglages.' },
      {
        title: 'Volume égalisé',
        text: 'Des valeurs ReplayGain sont ajoutées, afin que disques calmes et disques forts s’accordent.',
      },
      { title: 'Podcasts en petit', text: 'Mono et légers, car une voix n’en demande pas plus.' },
      {
        title: 'Coffrets',
        text: 'Le numéro du disque est gardé ; un coffret ne joue donc pas à la suite toutes ses premières pistes.',
      },
    ],
    questions: [
      {
        question: 'La qualité HiFi est-elle atteinte ?',
        answer: 'Si votre formule Deezer la diffuse sur ordinateur, la conversion part d’elle.',
      },
      {
        question: 'Le Flow peut-il être converti tel quel ?',
        answer: 'Ajoutez-en les morceaux à une liste, puis convertissez-la.',
      },
      {
        question: 'La copie privée me protège-t-elle ?',
        answer:
          'En France, elle suppose une source licite et un usage privé. Les conditions de Deezer restent à respecter.',
      },
      {
        question: 'Quels formats sont proposés ?',
        answer:
          'MP3 et M4A pour les petits appareils, FLAC ou WAV si votre formule transmet sans perte. Un flux compressé ne s’améliore pas dans un fichier FLAC.',
      },
      {
        question: 'Que deviennent les titres grisés par Deezer ?',
        answer: 'Leurs droits ont pris fin, ils ne peuvent plus être convertis.',
      },
    ],
    meta_title: 'Convertisseur Deezer : FLAC et MP3',
    meta_description:
      'Coups de cœur, albums et podcasts Deezer en FLAC ou MP3, accents corrects et paroles, pour votre écoute hors ligne.',
  },
  soundcloud_converter: {
    headline: 'SoundCloud : mixes longs et artistes indépendants',
    promise:
      'Un DJ set de deux heures ou une démo introuvable ailleurs : gardez le son là où l’auteur vous y autorise.',
    steps: [
      { title: 'Copier le lien', text: 'Un morceau, un profil ou une liste SoundCloud fait l’affaire.' },
      {
        title: 'Regarder la licence',
        text: 'La mention Creative Commons ou « tous droits réservés » est affichée.',
      },
      { title: 'Convertir en audio', text: 'MP3 ou M4A, avec pochette et nom du compte.' },
    ],
    features: [
      { title: 'Longs mixes', text: 'Les sets se découpent à l’heure ou selon une liste de repères.' },
      {
        title: 'Réserves de l’auteur',
        text: 'Les morceaux que l’artiste propose au téléchargement sont indiqués.',
      },
      { title: 'Profil complet', text: 'Suivez un artiste et ajoutez ses nouveautés.' },
      { title: 'Commentaires minutés', text: 'Ils peuvent être gardés dans un fichier texte.' },
      {
        title: 'Repartages à part',
        text: 'Ce qu’un artiste relaie d’autres comptes va dans un dossier différent.',
      },
      {
        title: 'Jour de mise en ligne',
        text: 'Il est conservé, puisqu’un morceau isolé n’a pas d’année d’album.',
      },
    ],
    questions: [
      {
        question: 'Puis-je remixer un morceau enregistré ?',
        answer: 'Seulement si sa licence ou son auteur l’accepte.',
      },
      {
        question: 'Les titres Go+ sont-ils lisibles ?',
        answer: 'Oui, quand votre abonnement SoundCloud les ouvre en entier.',
      },
      {
        question: 'Comment soutenir l’artiste ?',
        answer:
          'Écoutez-le sur SoundCloud, achetez ses disques, et gardez votre fichier pour un usage qui n’appartient qu’à vous.',
      },
      {
        question: 'Je suis artiste : puis-je récupérer mes propres morceaux ?',
        answer:
          'Oui, et c’est une bonne raison d’avoir l’application : une copie d’un profil bâti pendant des années.',
      },
      {
        question: 'Quelle qualité ont les morceaux ?',
        answer:
          'SoundCloud transmet à la plupart des auditeurs un son compressé. Sauf si l’artiste offre l’original, MP3 ou M4A suffisent, et le FLAC serait seulement plus gros.',
      },
      {
        question: 'Un lien privé convient-il ?',
        answer:
          'Si vous l’avez reçu et qu’il se lit pour vous, oui. Demandez à l’expéditeur avant de le garder.',
      },
    ],
    meta_title: 'Convertisseur SoundCloud : mixes et démos',
    meta_description:
      'Mixes, démos et profils SoundCloud en MP3 ou M4A, licence affichée et pochette incluse, pour l’usage que l’auteur permet.',
  },
  pandora_converter: {
    headline: 'Pandora : de la station au morceau choisi',
    promise:
      'La radio américaine apprend de vos pouces levés ; gardez ensuite les titres que votre formule permet d’écouter à la demande.',
    steps: [
      { title: 'Lancer Pandora', text: 'Connectez un compte américain dans la fenêtre de l’application.' },
      { title: 'Choisir albums ou listes', text: 'Avec Premium, la recherche à la demande est ouverte.' },
      { title: 'Produire les fichiers', text: 'L’encodage suit le réglage que vous avez mémorisé.' },
    ],
    features: [
      { title: 'Pouces levés', text: 'La liste de vos titres aimés sert de point de départ.' },
      { title: 'Podcasts américains', text: 'Les épisodes portent leur date et leur émission.' },
      {
        title: 'MP3 modeste ou soigné',
        text: 'Choisissez le débit selon l’appareil, dans la limite de la source.',
      },
      { title: 'Journal de conversion', text: 'Chaque titre laissé de côté est expliqué.' },
      {
        title: 'Dossiers pour la route',
        text: 'Groupez les fichiers par durée : une heure pour les courses, huit pour l’autoroute.',
      },
      {
        title: 'Version explicite ou non',
        text: 'Beaucoup d’albums existent dans les deux éditions ; la liste nomme celle que vous allez convertir.',
      },
    ],
    questions: [
      {
        question: 'Une station peut-elle être enregistrée en continu ?',
        answer: 'Non, le convertisseur traite les titres à la demande de Pandora Premium.',
      },
      {
        question: 'Pandora est-il ouvert en Europe ?',
        answer: 'Non, le service se limite aux États-Unis et nous n’y changeons rien.',
      },
      {
        question: 'Que puis-je faire d’un titre converti ?',
        answer: 'L’écouter vous-même, tant que votre accord avec Pandora vous y autorise.',
      },
      {
        question: 'Pourquoi faut-il Premium ?',
        answer:
          'Parce que seul Premium lit des titres à la demande. Avec les stations seules, l’application n’a rien à choisir.',
      },
      {
        question: 'Quels formats en sortent ?',
        answer:
          'MP3 ou M4A pour la voiture, avec artiste, album et pochette. Pandora transmet un son compressé, le FLAC n’ajouterait que du poids.',
      },
      {
        question: 'L’offre Plus suffit-elle ?',
        answer:
          'Plus est surtout une radio sans publicité. Essayez gratuitement avec votre compte avant d’acheter, la liste pourrait rester courte.',
      },
    ],
    meta_title: 'Convertisseur Pandora Premium',
    meta_description:
      'Albums, listes et podcasts de Pandora Premium convertis en fichiers audio pour votre écoute, avec journal des titres écartés.',
  },
  line_music_converter: {
    headline: 'LINE MUSIC : J-pop et K-pop en fichiers',
    promise:
      'Les nouveautés japonaises arrivent vite sur LINE MUSIC ; classez-les avec leurs titres en kanji, kana ou hangul.',
    steps: [
      { title: 'Ouvrir LINE MUSIC', text: 'Connectez-vous avec votre compte LINE dans le lecteur web.' },
      {
        title: 'Sélectionner des titres',
        text: 'Classements, albums et listes d’amis se parcourent comme sur le site.',
      },
      {
        title: 'Écrire les métadonnées',
        text: 'Choisissez l’écriture d’origine ou une romanisation, puis convertissez.',
      },
    ],
    features: [
      {
        title: 'Trois écritures',
        text: 'Japonais, coréen et latin restent lisibles dans les métadonnées Unicode.',
      },
      {
        title: 'Singles et éditions',
        text: 'Les versions « Type A » ou « live » d’un single ne se confondent pas.',
      },
      { title: 'Paroles japonaises', text: 'Elles se gardent si LINE MUSIC les affiche.' },
      { title: 'Musique d’animés', text: 'Openings et endings peuvent former leur propre liste.' },
      {
        title: 'Lecture en kana',
        text: 'Un lecteur qui trie par le son trouve la lecture du titre dans un champ à elle.',
      },
      {
        title: 'Noms pour l’autoradio',
        text: 'Si un écran ignore les kanji, les noms de fichiers passent en lettres latines et les métadonnées restent japonaises.',
      },
    ],
    questions: [
      {
        question: 'Une formule payante est-elle requise ?',
        answer: 'Pour l’écoute complète, oui. Les extraits gratuits ne sont pas convertis.',
      },
      {
        question: 'Les sonneries LINE sont-elles possibles ?',
        answer: 'Non, cette fonction reste dans l’application LINE.',
      },
      {
        question: 'Les règles japonaises me concernent-elles ?',
        answer:
          'Oui, avec celles de votre pays : pour vous seul, à partir d’une source licite, et jamais pour mise en ligne.',
      },
      {
        question: 'Quels formats existent ?',
        answer: 'MP3 pour la voiture, M4A pour le téléphone. Le son est celui de votre formule.',
      },
      { question: 'Les clips sont-ils compris ?', answer: 'Non, les morceaux seulement.' },
      {
        question: 'Puis-je envoyer un morceau dans une discussion ?',
        answer: 'Partagez plutôt le lien, comme LINE le prévoit. Le fichier est pour vos oreilles.',
      },
    ],
    meta_title: 'Convertisseur LINE MUSIC : J-pop et K-pop',
    meta_description:
      'J-pop, K-pop et musique d’animés de LINE MUSIC avec métadonnées en kanji, kana ou hangul, pour votre collection privée.',
  },
  qobuz_converter: {
    headline: 'Qobuz : la haute résolution, livret compris',
    promise:
      'Vous écoutez Qobuz pour le détail ; gardez-le en FLAC avec les crédits et le livret numérique quand il existe.',
    steps: [
      { title: 'Entrer dans Qobuz', text: 'Un abonnement Studio ou Sublime ouvre les qualités supérieures.' },
      { title: 'Lire la fiche de l’album', text: 'Résolution, label et livret y sont annoncés.' },
      { title: 'Exporter l’album', text: 'Un dossier propre, pistes numérotées et images jointes.' },
    ],
    features: [
      { title: 'Classique bien nommé', text: 'Œuvre, mouvement, chef et orchestre ont chacun leur champ.' },
      { title: 'Livrets PDF', text: 'Le livret fourni par Qobuz se place près des pistes.' },
      { title: 'Jusqu’à 24 bits', text: 'La profondeur d’origine est gardée si votre formule la transmet.' },
      { title: 'Labels et collections', text: 'Classez par label, utile pour le jazz.' },
      {
        title: 'Trois classements',
        text: 'Décidez une fois de la place du compositeur, du chef et du soliste dans les dossiers.',
      },
      {
        title: 'Opéras et longues œuvres',
        text: 'Actes et disques sont numérotés d’une façon que les lecteurs comprennent.',
      },
    ],
    questions: [
      {
        question: 'Mes achats Qobuz ont-ils besoin du convertisseur ?',
        answer: 'Non, un album acheté se télécharge directement chez Qobuz.',
      },
      {
        question: 'Convertir en MP3 a-t-il un sens ?',
        answer: 'Oui, pour la voiture. Gardez alors le FLAC comme original.',
      },
      {
        question: 'Quel cadre s’impose à ces albums ?',
        answer:
          'L’écoute chez vous, conformément à votre abonnement ; prêter les fichiers n’en fait pas partie.',
      },
      {
        question: 'Achat ou écoute : quelle différence ici ?',
        answer:
          'Un achat vous reste. Une écoute est à vous tant que dure l’abonnement, et ses copies finissent avec lui.',
      },
      {
        question: 'Quelle place prend la haute résolution ?',
        answer:
          'Un album en qualité CD occupe quelques centaines de mégaoctets, un album en 24 bits dépasse facilement le gigaoctet. L’application annonce d’abord la taille.',
      },
      {
        question: 'L’application peut-elle suréchantillonner ?',
        answer: 'Non. Elle écrit ce que Qobuz livre.',
      },
    ],
    meta_title: 'Convertisseur Qobuz en FLAC',
    meta_description:
      'Albums Qobuz en FLAC avec crédits, livret et champs propres au classique, dans la qualité que votre abonnement transmet.',
  },
  audible_converter: {
    headline: 'Audible : vos livres audio, chapitre par chapitre',
    promise:
      'Écoutez vos livres Audible sur un lecteur simple, une liseuse ou l’autoradio, sans perdre votre chapitre.',
    steps: [
      {
        title: 'Ouvrir la bibliothèque Audible',
        text: 'Choisissez la boutique de votre pays et connectez-vous.',
      },
      { title: 'Prendre un livre', text: 'Vos achats et vos crédits utilisés y figurent avec leur durée.' },
      { title: 'Découper', text: 'M4B en un fichier ou MP3 par chapitre.' },
    ],
    features: [
      {
        title: 'Marques de chapitres',
        text: 'Les noms de chapitres sont repris lorsqu’Audible les fournit.',
      },
      {
        title: 'Narrateur cité',
        text: 'La voix qui lit a son champ, à côté de l’auteur ; un livre se retrouve par l’une comme par l’autre.',
      },
      { title: 'Longues sagas', text: 'Une série est numérotée tome par tome.' },
      {
        title: 'Compatible lecteurs simples',
        text: 'Un appareil à trois boutons et sans écran prend les parties MP3 sans peine, et leur brièveté facilite la reprise.',
      },
      {
        title: 'Notes et extraits',
        text: 'Vos signets peuvent être listés dans un fichier texte, avec leur minute.',
      },
    ],
    questions: [
      {
        question: 'Les titres du catalogue inclus sont-ils concernés ?',
        answer:
          'Ils vous sont prêtés tant que vous êtes membre. Le produit est fait pour les livres de votre bibliothèque que vous avez payés.',
      },
      {
        question: 'Puis-je prêter un livre converti ?',
        answer:
          'Non. Un livre audio acheté l’est pour votre écoute, dans les limites d’Audible et de la loi.',
      },
      {
        question: 'Les podcasts Audible se convertissent-ils ?',
        answer: 'Oui, s’ils figurent dans votre bibliothèque.',
      },
      {
        question: 'Quelle taille fait un livre converti ?',
        answer:
          'Dix heures de lecture occupent quelques centaines de mégaoctets. Pour un appareil qui a peu de place, un MP3 plus petit suffit à une voix.',
      },
      {
        question: 'La vitesse du narrateur est-elle conservée ?',
        answer: 'Oui, le fichier se lit à vitesse normale et votre lecteur peut la changer.',
      },
    ],
    meta_title: 'Convertisseur Audible : M4B et MP3 par chapitre',
    meta_description:
      'Livres audio de votre bibliothèque Audible en M4B ou MP3, chapitres et narrateur compris, pour votre écoute personnelle.',
  },
  napster_converter: {
    headline: 'Convertisseur Napster : il n’est plus vendu',
    promise:
      'Napster a cessé la diffusion de musique, nous avons donc retiré ce convertisseur. Vous trouverez ci-dessous que choisir pour le service que vous écoutez aujourd’hui.',
    steps: [
      {
        title: 'Installer sous Windows',
        text: 'Ce convertisseur existe pour Windows ; l’essai utilise la même installation.',
      },
      { title: 'Relier Napster', text: 'Connectez votre abonnement et affichez vos listes.' },
      { title: 'Traiter les listes', text: 'Lancez une liste ancienne ou récente, l’ordre ne change pas.' },
    ],
    features: [
      { title: 'Listes anciennes', text: 'Les titres disparus du catalogue sont notés dans un rapport.' },
      { title: 'Choix du codec', text: 'MP3, M4A ou WAV selon votre autoradio.' },
      { title: 'Regroupement', text: 'Compilations et albums ne se mélangent pas.' },
      { title: 'Volume homogène', text: 'Un réglage facultatif rapproche le niveau des morceaux.' },
      {
        title: 'Listes exportées',
        text: 'Toute playlist peut aussi être gardée en texte simple, pour être reconstruite dans un autre service.',
      },
      {
        title: 'Doublons anciens',
        text: 'Des listes qui ont grandi pendant vingt ans en contiennent ; ils sont repérés avant la conversion.',
      },
    ],
    questions: [
      {
        question: 'Quel convertisseur prendre à la place ?',
        answer:
          'Celui du service que vous payez aujourd’hui, par exemple Spotify, Apple Music ou TIDAL. Si vous en utilisez plusieurs, la suite musicale les réunit tous.',
      },
      {
        question: 'Que devient ma licence ?',
        answer:
          'Elle reste dans votre compte avec sa clé. Sans service en fonctionnement, il n’y a plus rien à convertir ; les fichiers déjà créés restent sur votre disque.',
      },
      {
        question: 'Ai-je besoin d’une autorisation ?',
        answer:
          'Votre abonnement et la loi doivent permettre la copie privée ; dans le cas contraire, écoutez simplement en ligne.',
      },
      {
        question: 'Existe-t-il une version pour Mac ?',
        answer: 'Non, ce convertisseur est fait pour Windows seulement.',
      },
      {
        question: 'Ma licence à vie compte-t-elle pour la suite musicale ?',
        answer: 'Connectez-vous et ouvrez la page de cette suite : le prix affiché en tient déjà compte.',
      },
    ],
    meta_title: 'Convertisseur Napster : retiré, et que choisir',
    meta_description:
      'Napster a cessé la diffusion et son convertisseur est retiré. Ce que conserve le titulaire d’une licence, et quel convertisseur choisir à la place.',
  },
}
