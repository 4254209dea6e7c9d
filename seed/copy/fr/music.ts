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
      { title: 'Paroles', text: 'Celles d’Apple Music peuvent être écrites dans le fichier.' },
      {
        title: 'Classement iTunes',
        text: 'La structure artiste, album, titre convient à une bibliothèque existante.',
      },
      { title: 'Albums en plusieurs disques', text: 'Le numéro de disque est conservé.' },
      { title: 'Pochettes nettes', text: 'L’image est intégrée dans une taille adaptée à votre lecteur.' },
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
      { title: 'Narrateur cité', text: 'La voix qui lit entre dans les métadonnées, à côté de l’auteur.' },
      { title: 'Longues sagas', text: 'Une série est numérotée tome par tome.' },
      {
        title: 'Compatible lecteurs simples',
        text: 'Des parties courtes facilitent la reprise sur un appareil sans écran.',
      },
    ],
    questions: [
      {
        question: 'Les titres du catalogue inclus sont-ils concernés ?',
        answer: 'Ils appartiennent à l’abonnement : gardez-les seulement tant qu’il court.',
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
    ],
    meta_title: 'Convertisseur Napster : retiré, et que choisir',
    meta_description:
      'Napster a cessé la diffusion et son convertisseur est retiré. Ce que conserve le titulaire d’une licence, et quel convertisseur choisir à la place.',
  },
}
