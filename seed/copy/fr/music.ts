import type { PageTexts } from '../text'

export const music: PageTexts = {
  spotify_converter: {
    headline: 'Vos playlists Spotify, lisibles partout',
    promise:
      'Du trajet en voiture au vieux baladeur, écoutez les titres de votre compte Spotify sur l’appareil qui vous convient.',
    steps: [
      { title: 'Ouvrir Spotify', text: 'Le lecteur web s’affiche dans Tidemark Music ; connectez-vous.' },
      { title: 'Ajouter une playlist', text: 'Glissez une playlist, un album ou un podcast dans la liste.' },
      { title: 'Convertir', text: 'Choisissez MP3, M4A, FLAC ou WAV et un dossier de sortie.' },
    ],
    features: [
      {
        title: 'Ordre de la playlist',
        text: 'Un numéro devant chaque titre conserve l’ordre de votre playlist.',
      },
      {
        title: 'Métadonnées complètes',
        text: 'Titre, artiste, album, année et pochette sont inscrits dans le fichier.',
      },
      { title: 'Podcasts', text: 'Les épisodes sont rangés par émission et par date.' },
      { title: 'Mises à jour', text: 'Relancez une playlist : seuls les nouveaux morceaux sont traités.' },
      {
        title: 'Liste M3U',
        text: 'En plus des numéros, l’ordre des titres est enregistré dans un fichier M3U.',
      },
    ],
    questions: [
      {
        question: 'Spotify Free convient-il ?',
        answer: 'Oui, pour ce que votre compte permet de lire ; la qualité est celle de votre formule.',
      },
      {
        question: 'Puis-je graver un disque pour la vente ?',
        answer:
          'Non. La conversion sert à votre écoute personnelle, selon les conditions de Spotify et la loi.',
      },
      {
        question: 'Les livres audio de Spotify sont-ils pris en charge ?',
        answer: 'Oui, si votre compte permet de les écouter dans le lecteur Web.',
      },
      {
        question: 'Un meilleur format améliore-t-il le son ?',
        answer:
          'Non. Le FLAC conserve ce que votre formule transmet, mais ne peut rien y ajouter. Choisissez-le si vous comptez retravailler le morceau.',
      },
      {
        question: 'Combien de temps prend une playlist ?',
        answer:
          'Cela dépend de sa longueur, du format et de votre connexion. Commencez par cinquante titres ; pour plusieurs milliers, comptez une nuit.',
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
    headline: 'Apple Music, même sur d’autres appareils',
    promise:
      'Gardez vos albums Apple Music dans un format que lisent aussi une chaîne hi-fi, une platine USB ou un ordinateur.',
    steps: [
      { title: 'Se connecter avec Apple', text: 'Connectez-vous dans le lecteur Web et validez le code.' },
      {
        title: 'Choisir dans la bibliothèque',
        text: 'Albums, listes et recommandations sont présentés comme d’habitude.',
      },
      { title: 'Choisir le format', text: 'Choisissez ALAC, FLAC, AAC ou MP3, puis convertissez.' },
    ],
    features: [
      {
        title: 'Paroles et étoiles',
        text: 'Les paroles affichées par Apple Music peuvent être inscrites dans le fichier. Vos étoiles sont conservées, si vous le souhaitez, dans le champ de commentaire.',
      },
      {
        title: 'Classement iTunes',
        text: 'La structure artiste, album, titre convient à une bibliothèque existante.',
      },
      { title: 'Albums en plusieurs disques', text: 'Le numéro de disque est conservé.' },
      { title: 'Pochettes nettes', text: 'L’image est intégrée dans une taille adaptée à votre lecteur.' },
      {
        title: 'Sans perte quand vous l’avez',
        text: 'Si votre ordinateur reçoit le son sans perte, le fichier peut l’être aussi.',
      },
      {
        title: 'Classique en ordre',
        text: 'L’œuvre, le mouvement et le compositeur ont chacun leur champ : une symphonie reste réunie.',
      },
      {
        title: 'Un album après l’autre',
        text: 'Les albums sont convertis l’un après l’autre : après une interruption, vous n’en avez pas dix à moitié terminés.',
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
        answer: 'Vous n’avez plus le droit d’écouter ces titres ; ne gardez que ce que la loi autorise.',
      },
      {
        question: 'Mes propres morceaux importés apparaissent-ils ?',
        answer:
          'Oui, s’ils sont dans votre bibliothèque en ligne et qu’Apple permet de les y écouter. Vérifiez leurs métadonnées, qui viennent de vous.',
      },
    ],
    meta_title: 'Convertisseur Apple Music : ALAC, FLAC, MP3',
    meta_description:
      'Albums et listes Apple Music en ALAC, FLAC, AAC ou MP3 avec paroles et pochettes, pour un usage personnel sur vos appareils.',
  },
  amazon_music_converter: {
    headline: 'Amazon Music, de Prime à Unlimited',
    promise:
      'Que vous écoutiez avec Prime ou avec Unlimited, réunissez vos titres Amazon Music dans des fichiers aux métadonnées complètes.',
    steps: [
      { title: 'Choisir votre région', text: 'La boutique Amazon de votre compte détermine le catalogue.' },
      {
        title: 'Ouvrir une station ou un album',
        text: 'Vous pouvez ajouter tout ce qui s’écoute à la demande.',
      },
      { title: 'Régler le format', text: 'FLAC pour l’archivage, MP3 pour la voiture.' },
    ],
    features: [
      {
        title: 'HD et Ultra HD',
        text: 'La conversion utilise la qualité que votre formule transmet au lecteur.',
      },
      { title: 'Prime et Unlimited', text: 'Les titres limités à la lecture aléatoire sont signalés.' },
      { title: 'Podcasts', text: 'Les émissions sont classées par saison.' },
      { title: 'Conversion par lots', text: 'Un long catalogue d’artiste s’ajoute en une fois.' },
      {
        title: 'Vraiment hors ligne',
        text: 'Un baladeur de natation n’a ni réseau ni écran : copiez-y simplement des MP3.',
      },
      {
        title: 'Liens de la semaine',
        text: 'Réunissez des liens pendant la semaine et convertissez-les tous le dimanche.',
      },
    ],
    questions: [
      {
        question: 'Ma formule Prime suffit-elle ?',
        answer: 'Pour les titres qu’elle permet de choisir, oui. Les autres exigent Unlimited.',
      },
      {
        question: 'Ai-je besoin du convertisseur pour les CD avec AutoRip ?',
        answer: 'Non, Amazon vous les fournit déjà en MP3.',
      },
      {
        question: 'Jusqu’où va l’usage permis ?',
        answer:
          'Il se limite à votre écoute et à celle de votre foyer ; ni DJ set payant, ni échange de fichiers.',
      },
      {
        question: 'Prime mélange mes playlists : que fait l’application ?',
        answer:
          'Elle ne prend que les titres que votre compte peut choisir. Pour une playlist réservée à la lecture aléatoire, il n’y en a parfois aucun.',
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
      'Beaucoup de versions n’existent que sur YouTube Music : convertissez en audio les concerts et les reprises de votre bibliothèque.',
    steps: [
      {
        title: 'Se connecter à Google',
        text: 'Votre bibliothèque et vos listes apparaissent dans l’application.',
      },
      {
        title: 'Distinguer titre et clip',
        text: 'Choisissez la version de l’album ou celle du clip.',
      },
      {
        title: 'Extraire le son',
        text: 'Vous obtenez un fichier M4A ou MP3 par morceau, avec un nom clair.',
      },
    ],
    features: [
      { title: 'Versions rares', text: 'Remix, live et reprises gardent la mention qui les distingue.' },
      { title: 'Listes « J’aime »', text: 'La liste de vos titres préférés devient un dossier.' },
      { title: 'Chapitres', text: 'Un concert entier peut être découpé selon ses chapitres.' },
      { title: 'Nettoyage des titres', text: 'Les « Official Video » superflus sont retirés des noms.' },
      {
        title: 'Vos morceaux importés',
        text: 'Vous pouvez récupérer les titres que vous aviez importés dans votre bibliothèque.',
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
        question: 'Le FLAC est-il utile ici ?',
        answer:
          'Non. YouTube Music transmet un son compressé ; un fichier sans perte serait seulement plus gros. Choisissez plutôt le M4A.',
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
      { title: 'Choisir des albums', text: 'Vérifiez la mention de qualité à côté de chaque titre.' },
      { title: 'Convertir', text: 'Choisissez un dossier sur votre disque ou sur un NAS.' },
    ],
    features: [
      { title: 'FLAC conservé', text: 'La sortie garde la résolution que votre formule vous transmet.' },
      {
        title: 'Crédits',
        text: 'Compositeur, producteur et interprètes sont inscrits lorsqu’ils sont fournis.',
      },
      { title: 'Rangement pour NAS', text: 'La structure de dossiers convient aux serveurs audio courants.' },
      { title: 'Sans pause entre les titres', text: 'Les albums enchaînés se lisent sans interruption.' },
      {
        title: 'Pas de conversion inutile',
        text: 'Le FLAC reste du FLAC. Il n’y a de conversion que si vous choisissez un autre format.',
      },
      {
        title: 'Éditions côte à côte',
        text: 'La version d’origine et la version remasterisée gardent leur année et ne se remplacent pas l’une l’autre.',
      },
      {
        title: 'Contrôle final',
        text: 'Chaque fichier terminé est vérifié ; s’il est défectueux, il est converti de nouveau.',
      },
    ],
    questions: [
      {
        question: 'Puis-je obtenir mieux que ma formule ?',
        answer: 'Non. La conversion ne crée pas de qualité que TIDAL ne vous transmet pas.',
      },
      { question: 'Les clips de TIDAL sont-ils traités ?', answer: 'Non, uniquement l’audio.' },
      {
        question: 'Quelles conditions dois-je respecter ?',
        answer: 'Celles de TIDAL : un usage privé, sans copie pour d’autres personnes.',
      },
      {
        question: 'Le Dolby Atmos est-il conservé ?',
        answer:
          'Non. Vous recevez la version stéréo, que toute chaîne hi-fi sait lire. Faites un premier essai gratuit avec un album que vous connaissez bien.',
      },
      {
        question: 'Puis-je me constituer une archive durable ?',
        answer:
          'Non. Avec TIDAL, vous louez la musique : les copies servent à l’écoute privée pendant l’abonnement, et non à une archive pour la suite.',
      },
    ],
    meta_title: 'Convertisseur TIDAL en FLAC',
    meta_description:
      'Albums TIDAL en FLAC avec crédits et rangement pour NAS, dans la qualité de votre formule, pour votre installation audio.',
  },
  deezer_converter: {
    headline: 'Deezer : votre Flow, vos albums, vos fichiers',
    promise:
      'Le service français connaît vos goûts ; écoutez ses sélections sur un lecteur sans connexion Internet.',
    steps: [
      {
        title: 'Se connecter à Deezer',
        text: 'Utilisez le compte Premium, Famille ou Étudiants que vous possédez.',
      },
      {
        title: 'Choisir des titres',
        text: 'Coups de cœur, albums et podcasts s’ajoutent d’un glisser-déposer.',
      },
      { title: 'Convertir', text: 'Choisissez FLAC, MP3 ou M4A ; chaque artiste a son dossier.' },
    ],
    features: [
      { title: 'Chanson française', text: 'Accents et apostrophes restent corrects dans les métadonnées.' },
      {
        title: 'Listes d’humeur',
        text: 'Les sélections de la rédaction sont conservées telles qu’elles sont le jour de la conversion.',
      },
      { title: 'Paroles', text: 'Quand elles existent, elles peuvent être enregistrées avec le morceau.' },
      { title: 'Profils de la famille', text: 'Chaque profil garde ses réglages.' },
      {
        title: 'Volume égalisé',
        text: 'Des valeurs ReplayGain sont ajoutées pour que tous les disques aient un volume semblable.',
      },
      { title: 'Podcasts légers', text: 'Choisissez un petit fichier mono : c’est suffisant pour une voix.' },
      {
        title: 'Coffrets',
        text: 'Le numéro de chaque disque est conservé, pour que les pistes d’un coffret restent dans l’ordre.',
      },
    ],
    questions: [
      {
        question: 'La qualité HiFi est-elle atteinte ?',
        answer: 'Oui, si votre formule Deezer la propose sur ordinateur.',
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
      {
        title: 'Copier le lien',
        text: 'Copiez le lien d’un morceau, d’un profil ou d’une liste SoundCloud.',
      },
      {
        title: 'Regarder la licence',
        text: 'La mention Creative Commons ou « tous droits réservés » est affichée.',
      },
      { title: 'Convertir en audio', text: 'MP3 ou M4A, avec pochette et nom du compte.' },
    ],
    features: [
      { title: 'Longs mixes', text: 'Un set peut être découpé par heure ou selon une liste de repères.' },
      {
        title: 'Téléchargements de l’artiste',
        text: 'Les morceaux que l’artiste propose au téléchargement sont indiqués.',
      },
      { title: 'Profil complet', text: 'Suivez un artiste et ajoutez ses nouveautés.' },
      { title: 'Commentaires minutés', text: 'Ils peuvent être gardés dans un fichier texte.' },
      {
        title: 'Repartages à part',
        text: 'Les morceaux d’autres comptes partagés par un artiste sont rangés dans un autre dossier.',
      },
      {
        title: 'Jour de mise en ligne',
        text: 'La date de mise en ligne est conservée, puisqu’un morceau isolé n’a pas d’année d’album.',
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
          'Écoutez-le sur SoundCloud, achetez ses disques, et gardez votre fichier pour votre seul usage.',
      },
      {
        question: 'Je suis artiste : puis-je récupérer mes propres morceaux ?',
        answer: 'Oui, c’est un bon moyen de faire une copie d’un profil construit pendant des années.',
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
      {
        title: 'Lancer Pandora',
        text: 'Connectez-vous avec un compte américain dans la fenêtre de l’application.',
      },
      { title: 'Choisir albums ou listes', text: 'Avec Premium, la recherche à la demande est ouverte.' },
      { title: 'Convertir', text: 'L’application utilise le format que vous avez choisi dans les réglages.' },
    ],
    features: [
      { title: 'Pouces levés', text: 'La liste de vos titres aimés sert de point de départ.' },
      { title: 'Podcasts américains', text: 'Les épisodes portent leur date et leur émission.' },
      {
        title: 'Débit au choix',
        text: 'Choisissez le débit selon l’appareil, dans la limite de la source.',
      },
      { title: 'Journal de conversion', text: 'Chaque titre laissé de côté est expliqué.' },
      {
        title: 'Dossiers pour la route',
        text: 'Groupez les fichiers par durée, par exemple une heure pour la ville et huit pour l’autoroute.',
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
        answer: 'L’écouter vous-même, tant que votre abonnement à Pandora vous y autorise.',
      },
      {
        question: 'Pourquoi faut-il Premium ?',
        answer:
          'Parce que seul Premium permet d’écouter des titres à la demande. Les stations ne peuvent pas être converties.',
      },
      {
        question: 'Quels formats en sortent ?',
        answer:
          'MP3 ou M4A pour la voiture, avec artiste, album et pochette. Comme Pandora transmet un son compressé, le FLAC ne ferait qu’alourdir les fichiers.',
      },
      {
        question: 'L’offre Plus suffit-elle ?',
        answer:
          'Plus est surtout une radio sans publicité, et peu de titres sont disponibles à la demande. Faites l’essai gratuit avec votre compte avant d’acheter.',
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
        text: 'La lecture des titres en kana a son propre champ, que certains lecteurs utilisent pour le tri.',
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
        answer: 'Partagez plutôt le lien, comme LINE le prévoit. Le fichier est réservé à votre écoute.',
      },
    ],
    meta_title: 'Convertisseur LINE MUSIC : J-pop et K-pop',
    meta_description:
      'J-pop, K-pop et musique d’animés de LINE MUSIC avec métadonnées en kanji, kana ou hangul, pour votre collection privée.',
  },
  qobuz_converter: {
    headline: 'Qobuz : la haute résolution, livret compris',
    promise:
      'Convertissez vos albums Qobuz en FLAC, avec les crédits et le livret numérique quand il existe.',
    steps: [
      {
        title: 'Se connecter à Qobuz',
        text: 'Un abonnement Studio ou Sublime ouvre les qualités supérieures.',
      },
      { title: 'Lire la fiche de l’album', text: 'Résolution, label et livret y sont annoncés.' },
      {
        title: 'Convertir l’album',
        text: 'Vous obtenez un dossier avec les pistes numérotées et les images.',
      },
    ],
    features: [
      { title: 'Classique bien nommé', text: 'Œuvre, mouvement, chef et orchestre ont chacun leur champ.' },
      { title: 'Livrets PDF', text: 'Le livret fourni par Qobuz se place près des pistes.' },
      { title: 'Jusqu’à 24 bits', text: 'La profondeur d’origine est gardée si votre formule la transmet.' },
      {
        title: 'Labels et collections',
        text: 'Vous pouvez classer les albums par label, ce qui est utile pour le jazz.',
      },
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
        question: 'Est-il utile de convertir en MP3 ?',
        answer: 'Oui, pour la voiture. Gardez alors le FLAC comme original.',
      },
      {
        question: 'Qu’ai-je le droit de faire de ces albums ?',
        answer:
          'Les écouter en privé, conformément à votre abonnement. Vous ne pouvez pas prêter les fichiers.',
      },
      {
        question: 'Achat ou écoute : quelle différence ici ?',
        answer:
          'Un album acheté vous reste. Avec l’abonnement, vous ne pouvez l’écouter que tant qu’il dure, et les copies aussi.',
      },
      {
        question: 'Quelle place prend la haute résolution ?',
        answer:
          'Un album en qualité CD occupe quelques centaines de mégaoctets, un album en 24 bits dépasse facilement le gigaoctet. L’application annonce d’abord la taille.',
      },
      {
        question: 'L’application peut-elle suréchantillonner ?',
        answer: 'Non. Elle conserve la qualité que Qobuz transmet.',
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
      { title: 'Choisir un livre', text: 'Vos achats et vos crédits utilisés y figurent avec leur durée.' },
      { title: 'Découper', text: 'M4B en un fichier ou MP3 par chapitre.' },
    ],
    features: [
      {
        title: 'Noms des chapitres',
        text: 'Les noms de chapitres sont repris lorsqu’Audible les fournit.',
      },
      {
        title: 'Narrateur cité',
        text: 'Le narrateur a son propre champ à côté de l’auteur ; vous pouvez chercher un livre par l’un ou par l’autre.',
      },
      { title: 'Longues sagas', text: 'Une série est numérotée tome par tome.' },
      {
        title: 'Compatible lecteurs simples',
        text: 'Un appareil sans écran lit facilement des parties MP3 courtes, et vous retrouvez plus vite votre place.',
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
          'Dix heures d’écoute occupent quelques centaines de mégaoctets. Si l’appareil a peu de place, un MP3 plus petit suffit pour une voix.',
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
      'Napster a cessé la diffusion de musique, nous avons donc retiré ce convertisseur. Vous trouverez ci-dessous ce que vous pouvez choisir pour le service que vous écoutez aujourd’hui.',
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
        text: 'Une playlist peut aussi être enregistrée en texte, pour être recréée sur un autre service.',
      },
      {
        title: 'Doublons anciens',
        text: 'Une liste complétée pendant vingt ans contient souvent des doublons ; ils sont signalés avant la conversion.',
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
      'Napster a cessé la diffusion et son convertisseur est retiré. Ce que devient votre licence, et quel convertisseur choisir à la place.',
  },
}
