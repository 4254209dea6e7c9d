import type { ContentTexts } from '../texts'

export const guidesEurope: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+ : enregistrer les films tant qu’ils sont en ligne',
    intro:
      'Sur Canal+, un film récent ne reste qu’un temps, fixé par la chronologie des médias. Si vous savez lire les sigles VF, VOST et VM et la date de fin, vous l’enregistrerez au bon moment au lieu de découvrir, un vendredi soir, qu’il a été retiré la veille.',
    steps: [
      {
        title: 'Se connecter avec son compte Canal+',
        text: 'Utilisez l’identifiant de votre abonnement sur le site de votre pays, que vous regardiez par un décodeur, une application ou un opérateur. Les clients d’Orange, de Free ou de SFR passent par l’espace client de Canal+ et non par celui de leur opérateur. La page du compte énumère vos options, comme Ciné Séries, Sport ou l’offre Rat+ pour les moins de 26 ans. Un cadenas signale les titres qui n’en font pas partie.',
      },
      {
        title: 'Ouvrir les films et les séries à la demande',
        text: 'La page d’accueil montre d’abord ce qui passe en direct. Ouvrez le menu « Cinéma » ou « Séries » pour trouver les programmes complets, classés par chaîne ou par genre. Les films récents y arrivent environ six mois après leur sortie en salle, plus tôt que dans toute autre offre par abonnement en France.',
      },
      {
        title: 'Choisir entre VF, VOST et VM',
        text: 'VF désigne la version française, VOST la version originale sous-titrée et VM un titre qui propose les deux. Selon l’ancienneté du film, l’application affiche ces versions comme des pistes d’un même titre ou comme deux entrées. Pour un MKV, cochez les deux langues et les sous-titres français ; pour un vieux téléviseur, choisissez un MP4 en VF. Un long métrage en 1080p pèse de 3 à 5 Go.',
      },
      {
        title: 'Placer les derniers jours en tête de la file d’attente',
        text: 'La page de chaque film annonce son dernier jour. Triez la file d’après cette date, et laissez à la fin les Créations Originales, qui restent longtemps en ligne. Celles-ci paraissent souvent le lundi, par deux épisodes ; si toute la saison est disponible dès le premier soir, vous pouvez l’enregistrer en une fois.',
      },
      {
        title: 'Vérifier le générique et les langues',
        text: 'Une fois le téléchargement terminé, ouvrez la fin du film : le générique doit défiler jusqu’au bout, dans les deux langues si vous les avez choisies. Ajoutez ensuite le dernier jour de disponibilité au nom du dossier, pour ne pas oublier de supprimer le fichier à cette date.',
      },
    ],
    hints: [
      {
        title: 'Quand un film disparaît',
        text: 'Après sa première période sur Canal+, un film est souvent retiré, puis revient parfois plus tard. La mention « Disponible jusqu’au » figure sous le résumé. Enregistrez donc d’abord le film qui part jeudi, même si un autre vous tente davantage.',
      },
      {
        title: 'Services compris dans le bouquet',
        text: 'Votre offre peut comprendre Netflix, Apple TV+ ou d’autres services. Leurs titres se regardent sur leur propre site, avec leur propre compte, et chacun a son téléchargeur dans notre boutique. La première fois, connectez-vous à chaque service pour créer votre mot de passe.',
      },
      {
        title: 'Les émissions en clair',
        text: 'Les émissions non cryptées sont accessibles à tous pendant quelques jours. Il suffit d’un compte gratuit.',
      },
      {
        title: 'Les courts métrages',
        text: 'Le magazine consacré aux courts métrages se trouve tout en bas de la page. Il réunit des films que presque aucun autre service ne propose ; dix d’entre eux remplissent une soirée.',
      },
    ],
    questions: [
      {
        question: 'Qu’est devenu myCANAL ?',
        answer:
          'C’est l’ancien nom du site et de l’application, qui s’appellent aujourd’hui CANAL+. Les anciennes adresses renvoient vers le nouveau site ; si un vieux favori vous ramène sans cesse à la connexion, partez de canalplus.com.',
      },
      {
        question: 'Mon abonnement fonctionne-t-il en vacances ?',
        answer:
          'Dans l’Union européenne, oui, pendant un séjour temporaire. Ailleurs, ce n’est pas garanti : Canal+ en Suisse, en Pologne ou aux Antilles correspond à un autre contrat et à un autre catalogue. Vos fichiers enregistrés, eux, se lisent sans connexion.',
      },
      {
        question: 'Pourquoi un film passe-t-il ce soir sans être disponible à la demande ?',
        answer:
          'Pour certains titres, Canal+ n’a acheté que la diffusion à l’antenne. Le mot « replay », dans le programme, signale ceux que vous pourrez revoir.',
      },
      {
        question: 'Le nombre d’écrans est-il limité ?',
        answer:
          'Oui, et le navigateur intégré compte pour un écran. Si le salon et un téléphone sont déjà en train de lire un programme, attendez que l’un des deux s’arrête.',
      },
    ],
    meta_title: 'Guide : enregistrer les films de Canal+',
    meta_description:
      'VF, VOST ou VM, dernier jour de disponibilité, Créations Originales : enregistrer les films et séries de votre abonnement Canal+.',
  },
  tf1_plus_downloader: {
    title: 'TF1+ : enregistrer ses feuilletons de la semaine',
    intro:
      'TF1+, qui a remplacé MYTF1 en janvier 2024, est en grande partie gratuit, mais les épisodes n’y restent pas tous aussi longtemps. En passant chaque vendredi soir, vous aurez toute la semaine de votre feuilleton ; si vous attendez quinze jours, il en manquera déjà plusieurs.',
    steps: [
      {
        title: 'Créer un compte gratuit',
        text: 'Sans compte, peu de vidéos sont accessibles. L’inscription est gratuite et ne demande qu’une adresse e-mail et quelques renseignements ; vous pouvez aussi vous connecter avec Google ou Apple. Acceptez ou refusez les cookies comme sur le site : votre choix ne change que la publicité. Quand le bouton « Se connecter » disparaît du haut de la page, vous pouvez commencer.',
      },
      {
        title: 'Ouvrir les épisodes complets',
        text: 'Sur la page d’une émission, choisissez « Replay » et non « Extraits ». Un extrait dure deux minutes, alors qu’un épisode de « Demain nous appartient » en dure vingt-quatre : en cas de doute, vérifiez la durée. Les coulisses et les bonus se trouvent plus bas, dans leur propre rangée.',
      },
      {
        title: 'Cocher les épisodes du lundi au vendredi',
        text: 'Cliquez sur l’épisode du lundi, puis sur celui du vendredi en maintenant la touche Maj enfoncée : les cinq épisodes sont cochés. En 720p, ils occupent environ 2 Go. Les grandes émissions du soir arrivent en deux ou trois parties, que l’application vous propose de réunir.',
      },
      {
        title: 'Choisir la VO quand elle existe',
        text: 'Les séries étrangères sont proposées en VF par défaut ; le menu audio vous montre si la version originale est disponible. Enregistrez d’abord les séries américaines, qui sont parfois retirées au bout de sept jours seulement. Les feuilletons français restent plus longtemps.',
      },
      {
        title: 'Télécharger le vendredi soir',
        text: 'Triez la file par date d’expiration et lancez-la avant de sortir. À votre retour, vous trouverez cinq fichiers numérotés dans le dossier du feuilleton. Supprimez la semaine précédente avant de copier la nouvelle, pour ne pas remplir le téléphone ou la tablette. S’il n’y a pas d’épisode un jour férié, regardez les numéros : entre 1841 et 1842, il ne manque rien.',
      },
    ],
    hints: [
      {
        title: 'TF1+ Premium',
        text: 'Cette formule supprime une grande partie de la publicité et donne accès à des avant-premières, signalées sur l’image. Ces épisodes deviennent gratuits un ou deux jours plus tard ; si vous pouvez patienter, vous n’avez pas besoin de Premium.',
      },
      {
        title: 'Les autres chaînes du groupe',
        text: 'La recherche couvre aussi TMC, TFX, LCI, TF1 Séries Films et des chaînes partenaires. Leurs films apparaissent rarement sur la page d’accueil : tapez le titre, ou ouvrez la page de la chaîne et triez par date.',
      },
      {
        title: 'Des sous-titres utiles',
        text: 'Les feuilletons et les journaux sont sous-titrés. Enregistrez ce texte si vous regardez dans un train bruyant ou si vous apprenez le français.',
      },
      {
        title: 'Des séries jamais diffusées à la télévision',
        text: 'TF1+ propose aussi des séries complètes qui ne passent sur aucune chaîne. Elles n’ont pas de date de diffusion, mais seulement une date de fin.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film est-il si vite retiré ?',
        answer:
          'Les droits de rattrapage des films et des séries achetés sont courts : quelques jours pour une comédie américaine, trois semaines pour un téléfilm de Noël. Les émissions du groupe restent plus longtemps. La date de fin est indiquée sous le bouton de lecture.',
      },
      {
        question: 'TF1+ fonctionne-t-il en Belgique et en Suisse ?',
        answer:
          'Oui, ainsi qu’au Luxembourg et dans d’autres pays francophones, avec une sélection un peu différente. Le site reconnaît le pays où vous êtes et n’affiche que les programmes qui y sont autorisés.',
      },
      {
        question: 'Puis-je enregistrer le journal de 20 heures ?',
        answer:
          'Oui, c’est un replay comme un autre, mais il reste peu de temps en ligne. Les reportages sont souvent disponibles plus longtemps parmi les extraits.',
      },
      {
        question: 'La page me demande de désactiver un bloqueur de publicité. Où se trouve-t-il ?',
        answer:
          'Il ne s’agit pas de notre application. Ce message vient sans doute d’un filtre de votre box ou du réseau de votre entreprise ; essayez une autre connexion.',
      },
      {
        question: 'Un épisode ne démarre pas. Que faire ?',
        answer:
          'Rechargez sa page et lancez la lecture un instant, car la session expire au bout d’un certain temps. Si seule la première partie d’une émission refuse de démarrer, sa mise en ligne a peut-être échoué ; ce genre d’erreur est souvent corrigé avant midi.',
      },
    ],
    meta_title: 'Guide : une semaine de feuilletons sur TF1+',
    meta_description:
      'Compte gratuit, replay ou extraits, cinq épisodes d’un coup : enregistrer vos feuilletons de TF1+ avant leur retrait.',
  },
  m6_plus_downloader: {
    title: 'M6+ : enregistrer un concours jusqu’à la finale',
    intro:
      'M6+, qui s’appelait 6play jusqu’en mai 2024, réunit M6, W9, 6ter et Gulli. Un concours de cuisine y occupe quatorze soirées de plus de deux heures. Ce guide vous aide à l’enregistrer semaine après semaine, sans bonus inutiles et sans apprendre le nom du gagnant.',
    steps: [
      {
        title: 'Se connecter et choisir son profil',
        text: 'Votre ancien compte 6play fonctionne toujours. Si le mot de passe est refusé, demandez-en un nouveau sur M6+, car l’ancienne adresse n’envoie plus de messages. Le profil se choisit à chaque ouverture, et chacun a sa propre liste ; celui des enfants met en avant les programmes de Gulli.',
      },
      {
        title: 'Chercher l’émission par chaîne',
        text: 'Chaque chaîne a une page où ses émissions sont classées par ordre alphabétique. Ouvrez la vôtre, puis choisissez la saison : les soirées s’affichent avec leur date. Une émission de W9 ne figure pas sous M6 ; changez de chaîne avant de conclure qu’elle n’est pas disponible.',
      },
      {
        title: 'Distinguer les épisodes des bonus',
        text: 'Les émissions complètes se trouvent sous « Épisodes », et les séquences sous « Bonus ». Certaines émissions dérivées, comme « La brigade cachée », ont leur propre rangée et durent presque aussi longtemps ; ne les cochez que si vous les suivez. Passez en affichage par liste : les photos montrent souvent qui est encore en course.',
      },
      {
        title: 'Réunir les deux parties d’une soirée',
        text: 'Une soirée de « Top Chef » est parfois coupée en deux ; cochez la « partie 1 » et la « partie 2 » de la même date. Si les deux sont dans la même définition, l’application les réunit en un seul fichier d’environ deux heures vingt, sans coupure audible.',
      },
      {
        title: 'Choisir 720p et télécharger chaque semaine',
        text: 'En pleine définition, une soirée occupe 4 Go et les quatorze plus de cinquante. En 720p, la moitié suffit, et les quantités affichées à l’écran restent lisibles. Le lendemain de chaque diffusion, cochez la nouvelle soirée et vérifiez que son numéro suit le précédent.',
      },
    ],
    hints: [
      {
        title: 'Retrouver les recettes',
        text: 'Les recettes complètes sont publiées sur le site de l’émission, souvent bien après le retrait de la vidéo. Fiez-vous à elles plutôt qu’au montage, qui saute volontiers des étapes.',
      },
      {
        title: 'La formule M6+ max',
        text: 'Cette formule mensuelle supprime la publicité avant les vidéos et donne accès à des titres supplémentaires ou en avant-première. Le téléchargement se fait de la même façon.',
      },
      {
        title: 'Les émissions quotidiennes',
        text: 'Les émissions sur les maisons, les boutiques ou les voisins passent tous les jours pendant des mois. Filtrez leur description par ville ou par sujet pour n’enregistrer que celles qui vous intéressent.',
      },
      {
        title: 'Sketchs ou compilations',
        text: '« Scènes de ménages » est proposée en sketchs séparés et en compilations. Préférez ces dernières : un fichier de quarante minutes est plus pratique que trente clips.',
      },
    ],
    questions: [
      {
        question: 'Peut-on regarder M6+ à l’étranger ?',
        answer:
          'Rarement. Le message de blocage s’affiche dès la lecture, mais les émissions produites par le groupe sont moins souvent concernées. Dans l’Union européenne, la formule payante fonctionne pendant un séjour temporaire ; pour l’accès gratuit, rien ne l’impose.',
      },
      {
        question: 'Où est la saison de l’an dernier ?',
        answer:
          'Si elle est encore en ligne, vous la trouverez dans le menu des saisons. Il arrive même que les premières soirées soient retirées avant la finale ; c’est pourquoi il vaut mieux enregistrer chaque semaine.',
      },
      {
        question: 'Les films de M6 sont-ils disponibles ?',
        answer:
          'Rarement, car M6 achète peu de droits de rattrapage pour les films. Quand un film est disponible, sa date de fin est affichée dès le premier jour.',
      },
      {
        question: 'Puis-je cuisiner en suivant une émission enregistrée ?',
        answer:
          'Oui, un fichier est idéal pour cela : vous pouvez le mettre sur pause ou revenir dix secondes en arrière. Pour les quantités exactes, imprimez la page de la recette.',
      },
      {
        question: 'Comment éviter de connaître le gagnant ?',
        answer:
          'Restez en affichage par liste et évitez la page d’accueil. Comme le nombre de fichiers révèle déjà la longueur de la saison, laissez quelqu’un d’autre les copier si vous voulez garder la surprise entière.',
      },
    ],
    meta_title: 'Guide : enregistrer un concours de M6+',
    meta_description:
      'Profil, soirées en deux parties, bonus, taille : enregistrer chaque semaine les émissions de M6, W9, 6ter et Gulli sur M6+.',
  },
  france_tv_downloader: {
    title: 'france.tv : enregistrer documentaires et fictions',
    intro:
      'france.tv met en ligne presque tout ce que diffusent les chaînes publiques, mais pour des durées très différentes : une semaine pour un film, six mois pour une fiction, parfois plus pour un concert. Ce guide vous aide à enregistrer chaque programme à temps et à le retrouver ensuite.',
    steps: [
      {
        title: 'Se connecter avec un compte gratuit',
        text: 'La plupart des programmes demandent aujourd’hui un compte, surtout les séries. L’inscription est gratuite et ne demande qu’une adresse e-mail et une année de naissance. Le compte conserve votre liste et la reprise de lecture, et donne accès à des avant-premières ; il n’existe pas de formule payante.',
      },
      {
        title: 'Vérifier la date de fin',
        text: 'La mention « Disponible jusqu’au » se trouve sous le bouton « Plus d’infos », avec le nombre de jours restants. Un film de cinéma et un magazine d’actualité restent souvent une semaine, une fiction coproduite jusqu’à six mois. Triez la file d’attente d’après ces dates et commencez par les plus proches.',
      },
      {
        title: 'Choisir sa région',
        text: 'France 3 propose des éditions locales : indiquez votre région pour retrouver ses magazines. Les chaînes La 1ère, de La Réunion à Tahiti en passant par la Martinique, font partie du même catalogue ; cherchez-les par le nom du territoire. Leurs documentaires sur la nature méritent d’être découverts.',
      },
      {
        title: 'Choisir les pistes et les sous-titres',
        text: 'Les sous-titres pour malentendants sont proposés presque partout, l’audiodescription pour beaucoup de fictions et la VO pour des séries étrangères ; les mentions « VO » ou « VM » suivent alors le titre. L’audiodescription est une piste audio de plus, avec un narrateur : ne la cochez que si vous en avez besoin. Une heure en 720p avec deux pistes pèse environ un gigaoctet.',
      },
      {
        title: 'Créer un dossier par sujet',
        text: 'Pour des documentaires, un dossier par thème est plus pratique qu’un dossier par chaîne. Nommez « Des racines et des ailes » d’après le lieu, « Infrarouge » d’après le sujet et le Tour de France d’après l’étape. Vérifiez ensuite la durée des fichiers : si un documentaire de 52 minutes n’en fait que cinq, vous avez enregistré la bande-annonce.',
      },
    ],
    hints: [
      {
        title: 'Concerts et spectacles de Culturebox',
        text: 'Les concerts, la danse et le théâtre y restent longtemps et sont plus souvent accessibles à l’étranger. Pour un opéra, choisissez la meilleure piste sonore et prévoyez de 4 à 6 Go pour trois heures ; les surtitres sont en général incrustés dans l’image.',
      },
      {
        title: 'Okoo et Slash',
        text: 'Okoo s’adresse aux enfants, sans publicité, et Slash aux jeunes adultes. Le profil Enfant ne donne accès qu’à Okoo. Les épisodes y durent de cinq à treize minutes : une série entière se coche en une fois et tient même sur un vieux téléphone.',
      },
      {
        title: 'Les films des régions',
        text: 'France 3 produit des documentaires sur une vallée, une usine ou un patois. Ils ne figurent pas sur la page d’accueil : ouvrez la page de la région et cherchez-les sous les journaux.',
      },
      {
        title: 'Retrouver un reportage dans un magazine',
        text: 'Un magazine de deux heures contient cinq ou six reportages. Sa description indique souvent à quelle minute ils commencent ; copiez-la dans un fichier texte à côté de la vidéo.',
      },
      {
        title: 'Les festivals d’été',
        text: 'Les captations des festivals d’Avignon, d’Aix ou d’Orange arrivent en juillet. Certaines sont retirées avant l’hiver.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une étape du Tour de France est-elle bloquée ?',
        answer:
          'Les droits sportifs sont le plus souvent limités à la France. Depuis un autre pays de l’Union européenne, vous pouvez voir une partie des journaux et des productions de la chaîne, et parfois les résumés des étapes.',
      },
      {
        question: 'Puis-je copier librement un programme du service public ?',
        answer:
          'Non. Même financés par le public, ces programmes appartiennent à leurs auteurs et producteurs, et seule une copie privée licite est possible. Pour l’école, il existe une plateforme, Lumni, et des accords particuliers ; une copie faite à la maison n’y a pas sa place.',
      },
      {
        question: 'Quelle est la différence entre france.tv et ARTE ?',
        answer:
          'ARTE est une chaîne franco-allemande avec son propre site, pour lequel il faut notre outil M3U8. Certains films sont diffusés par les deux, à plusieurs mois d’intervalle.',
      },
      {
        question: 'Une collection ne contient que trois épisodes. Où sont les autres ?',
        answer:
          'Leurs droits ont expiré. Beaucoup reviennent à l’occasion des rediffusions d’été ; vérifiez de nouveau en juillet.',
      },
    ],
    meta_title: 'Guide : enregistrer les programmes de france.tv',
    meta_description:
      'Compte, dates de fin, régions, sous-titres et dossiers : enregistrer documentaires et fictions de france.tv pour un usage privé.',
  },
  joyn_downloader: {
    title: 'Joyn : enregistrer de longues émissions allemandes',
    intro:
      'Joyn réunit les programmes de ProSieben et de SAT.1, utiles si vous apprenez l’allemand ou vivez en Allemagne. Une émission commencée à 20 h 15 s’y termine souvent à minuit. Une fois enregistrée, vous la regardez à l’heure qui vous convient, en plusieurs fois si vous le souhaitez.',
    steps: [
      {
        title: 'Se connecter au site de son pays',
        text: 'L’Allemagne, l’Autriche et la Suisse ont chacune leur site : joyn.de, joyn.at et joyn.ch. L’édition autrichienne propose des chaînes locales absentes de l’édition allemande, et un compte ne partage pas ses listes entre les deux. Le compte gratuit suffit pour la plupart des émissions. Indiquez votre vraie date de naissance, dont dépend l’accès à certains titres.',
      },
      {
        title: 'Ouvrir la « Mediathek »',
        text: 'Les émissions complètes se trouvent dans la « Mediathek », en haut de la page à côté de « Live-TV ». Une émission n’y figure pas pendant sa diffusion : elle apparaît dans la nuit ou le lendemain matin.',
      },
      {
        title: 'Afficher les « Ganze Folgen »',
        text: 'Ce filtre masque les nombreux extraits et ne garde que les épisodes entiers. « Staffel » signifie saison et « Folge » épisode. Quand les numéros ne concordent pas, par exemple pour une édition anniversaire, ajoutez la date de diffusion au nom du fichier.',
      },
      {
        title: 'Télécharger l’émission en un seul fichier',
        text: 'En 720p, une soirée occupe 2 à 3 Go. Commencez par les émissions gratuites, qui passent parfois à l’offre payante après quelques jours. Avec un seul fichier, votre lecteur se souvient de l’endroit où vous vous êtes arrêté. Quand le téléchargement est terminé, comparez sa durée avec celle de la page.',
      },
      {
        title: 'Vérifier que l’émission est complète',
        text: 'Une émission annoncée pour quatre heures peut ne durer que deux heures dix sans la publicité, ce qui est normal. Regardez si la fin est bien là, à condition de ne pas craindre d’apprendre le résultat. S’il vous manque un moment précis, cherchez-le sous « Clips ».',
      },
    ],
    hints: [
      {
        title: 'D’abord gratuit, ensuite payant',
        text: 'Certaines émissions ne sont gratuites que pendant quelques jours, puis passent à l’offre PLUS+. À l’inverse, les abonnés PLUS+ voient quelques séries une semaine plus tôt. Un petit symbole sur la vignette vous renseigne.',
      },
      {
        title: 'Pour apprendre l’allemand',
        text: 'Les talk-shows sont difficiles à suivre, car on y parle vite. Commencez par une émission de cuisine ou un jeu : les mêmes expressions reviennent chaque semaine, et vous comprendrez l’animateur de mieux en mieux.',
      },
      {
        title: 'Les chaînes partenaires',
        text: 'La recherche propose aussi des documentaires d’autres diffuseurs. C’est alors le partenaire, et non Joyn, qui décide de leur durée en ligne.',
      },
      {
        title: 'Les anciennes comédies de SAT.1',
        text: 'Les sketchs des années 1990 restent longtemps en ligne et pèsent peu : vingt épisodes tiennent dans 1 ou 2 Go. Vous y apprendrez l’argot de l’époque.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des sous-titres ?',
        answer:
          'Pour une partie des grandes émissions, oui, en allemand, avec la mention UT. Les productions de la chaîne en proposent plus souvent que les séries achetées. Enregistrez-les en SRT pour pouvoir relire une plaisanterie qui vous a échappé.',
      },
      {
        question: 'Pourquoi Joyn vérifie-t-il mon âge ?',
        answer:
          'En Allemagne, certains titres ne peuvent être montrés que le soir. Si vous faites vérifier votre âge une fois, avec une pièce d’identité, Joyn vous les ouvre à toute heure. L’application n’intervient pas dans cette vérification et ne peut pas la remplacer.',
      },
      {
        question: 'Pourquoi une série américaine n’a-t-elle que des extraits ?',
        answer:
          'Joyn n’a souvent pas le droit de diffuser les épisodes en ligne. Ils se trouvent alors chez le service qui a acheté ces droits.',
      },
      {
        question: 'J’ai PLUS+ par mon opérateur mobile. Est-ce possible ?',
        answer:
          'Oui, une fois l’offre rattachée à votre compte sur le site de Joyn. Si les titres PLUS+ restent verrouillés, déconnectez-vous, puis reconnectez-vous.',
      },
      {
        question: 'Puis-je montrer la finale à mon club d’allemand ?',
        answer:
          'Non. L’usage privé s’arrête à votre foyer et à quelques amis chez vous ; une projection dans un club est publique.',
      },
    ],
    meta_title: 'Guide : les longues émissions de Joyn',
    meta_description:
      'Mediathek, « Ganze Folgen », PLUS+ : enregistrer les émissions de Joyn pour les regarder en plusieurs fois ou apprendre l’allemand.',
  },
  rtl_plus_downloader: {
    title: 'RTL+ (Allemagne) : enregistrer feuilletons et émissions',
    intro:
      'Ce guide concerne le service allemand RTL+, et non RTL en France ou en Belgique. Les épisodes de ses feuilletons paraissent parfois avant leur diffusion à la télévision. Avec des fichiers bien numérotés, vous les regarderez toujours dans le bon ordre.',
    steps: [
      {
        title: 'Se connecter et ouvrir les vidéos',
        text: 'Connectez-vous sur plus.rtl.de. Si l’abonnement est compris dans une offre d’opérateur allemand, activez-le d’abord chez celui-ci, puis utilisez l’adresse que vous avez alors indiquée. RTL+ propose aussi de la musique, des podcasts et des magazines : choisissez les onglets des séries, des films et des émissions en haut de la page.',
      },
      {
        title: 'Trier les épisodes par numéro',
        text: 'Les feuilletons sont en ligne plusieurs jours avant leur diffusion, si bien que le numéro est plus fiable que la date. Un feuilleton est classé par mois, une émission de téléréalité par saison. Gardez le numéro et la date dans le nom du fichier : le premier assure l’ordre, la seconde permet de vérifier.',
      },
      {
        title: 'Chercher les émissions spéciales',
        text: 'Les retrouvailles et les soirées spéciales se trouvent à la fin de la saison ou forment un titre à part. « Das große Wiedersehen », par exemple, suit la finale d’une ou deux semaines. Cherchez le nom de l’émission et triez les résultats par nouveauté.',
      },
      {
        title: 'Ajouter les épisodes à la file d’attente',
        text: 'Un épisode de vingt-deux minutes pèse 350 Mo en 720p, une soirée de téléréalité environ 1,5 Go. Ajoutez les sous-titres allemands, signalés par « UT », s’ils vous aident à suivre. À la fin, vérifiez que les numéros se suivent ; vous verrez tout de suite s’il en manque un.',
      },
      {
        title: 'Télécharger le matin, supprimer le dimanche',
        text: 'Attendez le matin, quand la mise en ligne est terminée. Seize soirées de téléréalité de quatre-vingt-dix minutes occupent vingt-quatre gigaoctets : supprimez donc chaque dimanche ce que vous avez vu. Gardez seulement le dernier fichier, pour savoir où vous en êtes.',
      },
    ],
    hints: [
      {
        title: 'VOX et NITRO',
        text: 'Cherchez le nom de l’émission plutôt que celui de la chaîne, car les émissions de décoration ou de voyage passent parfois d’une chaîne du groupe à l’autre. Il arrive alors que l’ancienne page existe encore, mais vide.',
      },
      {
        title: 'Les limites de la formule',
        text: 'La publicité, la définition et le nombre de lectures simultanées dépendent de votre formule. Si la file reste bloquée, vérifiez que deux autres personnes du foyer ne regardent pas déjà RTL+.',
      },
      {
        title: 'Deux versions d’une soirée',
        text: 'Les rediffusions de l’après-midi sont parfois plus courtes. Si deux épisodes portent la même date, choisissez le plus long, qui est celui de la première diffusion.',
      },
      {
        title: 'Les débuts des feuilletons',
        text: 'Les premières années sont disponibles par centaines d’épisodes. Plutôt que de tout prendre, enregistrez une intrigue à la fois : les sites d’amateurs en indiquent le premier et le dernier numéro.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film diffusé à la télévision n’est-il pas en ligne ?',
        answer:
          'Pour le cinéma et le sport, RTL+ n’a souvent pas les droits à la demande. Le football en direct, dont l’Europa League, obéit à d’autres règles ; ses résumés peuvent être enregistrés quand RTL+ les propose à la demande.',
      },
      {
        question: 'Puis-je utiliser RTL+ en France ?',
        answer:
          'Oui, si vous avez un abonnement payé en Allemagne et que vous séjournez temporairement dans un autre pays de l’Union européenne. Aucune offre n’est prévue pour les personnes qui vivent en France. Le service hongrois du même nom n’a pas de lien avec celui-ci.',
      },
      {
        question: 'L’épisode de demain est déjà en ligne. Puis-je l’enregistrer ?',
        answer:
          'Oui, si votre formule permet de le lire. Évitez seulement d’en raconter la fin aux collègues qui n’ont pas d’abonnement.',
      },
      {
        question: 'Pourquoi un épisode gratuit hier est-il verrouillé aujourd’hui ?',
        answer:
          'Sur RTL+, l’accès gratuit ne dure souvent que jusqu’à la diffusion suivante. Ensuite, l’épisode est réservé à l’offre payante.',
      },
      {
        question: 'L’ancienne adresse de TVNOW fonctionne-t-elle encore ?',
        answer: 'Elle renvoie à RTL+, et les anciens comptes ont été repris avec leur mot de passe.',
      },
    ],
    meta_title: 'Guide : enregistrer RTL+ (Allemagne)',
    meta_description:
      'Numéros d’épisodes, émissions spéciales, VOX et NITRO : enregistrer les feuilletons du service allemand RTL+ pour vous seul.',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer : enregistrer des séries selon les règles',
    intro:
      'Le BBC iPlayer propose des séries entières avec des sous-titres, mais il y a des conditions : vivre au Royaume-Uni, payer la TV Licence et respecter les règles de la BBC sur les téléchargements. Ce guide vous montre comment préparer une série pour le week-end dans ce cadre.',
    steps: [
      {
        title: 'Se connecter et répondre à la question sur la licence',
        text: 'Au premier lancement, le site vous demande un code postal britannique et si votre foyer paie la TV Licence. Répondez sincèrement : le compte BBC est gratuit, mais la redevance ne l’est pas. L’iPlayer ne fonctionne qu’au Royaume-Uni et repose la question de temps en temps.',
      },
      {
        title: 'Essayer d’abord l’application de la BBC',
        text: 'Sur téléphone et tablette, l’application iPlayer permet de télécharger beaucoup de programmes, chacun avec sa date d’expiration. Vérifiez si elle vous suffit. Sur ordinateur, elle n’existe pas ; si vous suivez ce guide, respectez les mêmes délais pour vos copies privées.',
      },
      {
        title: 'Ouvrir la série et vérifier le temps restant',
        text: '« Available for 11 months » vous laisse du temps, « 4 days left » beaucoup moins. Les séries complètes se trouvent sous « Box Sets ». Pour une émission quotidienne, ouvrez la liste de tous les épisodes, car seuls les plus récents sont affichés d’abord.',
      },
      {
        title: 'Choisir l’audiodescription ou la langue des signes',
        text: 'Ces versions apparaissent comme une piste supplémentaire ou comme un titre à part, avec les lettres AD ou SL. Si un programme est signalé par « Guidance » et que le verrou parental est activé, saisissez votre code une fois dans le navigateur intégré.',
      },
      {
        title: 'Ajouter les sous-titres et télécharger',
        text: 'Presque tous les programmes sont sous-titrés en anglais. Le format SRT permet d’y chercher un mot ; si vous tenez aux couleurs que la BBC attribue à chaque personnage, choisissez le format qui les conserve. Six épisodes d’une heure en 720p pèsent de 5 à 6 Go. Notez la saison et l’épisode sous la forme « S02E03 » : en anglais britannique, « Series » signifie saison. Ouvrez le dernier fichier avant de partir.',
      },
    ],
    hints: [
      {
        title: 'BBC Four et ses archives',
        text: 'La page de BBC Four est plus pratique que la recherche pour trouver des documentaires. Les films signalés par « From the Archive » restent plusieurs années ; enregistrez plutôt d’abord ceux qui partent ce mois-ci.',
      },
      {
        title: 'Éditions régionales',
        text: 'Les journaux dépendent de votre code postal. Le pays de Galles et l’Écosse produisent aussi des fictions en gallois et en gaélique, avec des sous-titres anglais incrustés dans l’image.',
      },
      {
        title: 'Toute une série dès le premier soir',
        text: 'Quand la bande-annonce parle de « boxset », tous les épisodes sont en ligne dès la première diffusion. Attention aux journaux, qui en racontent parfois la fin des semaines avant son passage sur BBC One.',
      },
      {
        title: 'Ce qui peut attendre',
        text: 'Les séries d’archives restent longtemps disponibles. Placez-les à la fin de la file d’attente et lancez-les quand les programmes urgents sont terminés.',
      },
    ],
    questions: [
      {
        question: 'Puis-je utiliser la licence d’un ami britannique ?',
        answer:
          'Non, elle n’est valable que pour son foyer, et l’iPlayer seulement pour les personnes qui se trouvent au Royaume-Uni. Si vous êtes étudiant en résidence, le site de TV Licensing vous indique ce qui s’applique à votre cas. Même pendant un court séjour à l’étranger, l’iPlayer ne fonctionne pas.',
      },
      {
        question: 'Puis-je enregistrer aussi la radio ?',
        answer:
          'Non, la radio se trouve sur BBC Sounds, un service que ce produit ne couvre pas. Beaucoup d’émissions y sont disponibles en podcast.',
      },
      {
        question: 'Puis-je emporter une série enregistrée en France ?',
        answer:
          'L’iPlayer lui-même n’y fonctionne pas. Un fichier enregistré chez vous peut être regardé en privé, dans la mesure où la loi et les règles de la BBC le permettent : lisez-les avant de partir.',
      },
      {
        question: 'Un film vu à Noël a disparu. Reviendra-t-il ?',
        answer:
          'La BBC achète les films pour quelques semaines seulement autour de leur diffusion. Ils reviennent souvent à la rediffusion suivante, par exemple pour les fêtes.',
      },
      {
        question: 'Puis-je enregistrer le sport ?',
        answer: 'Les résumés, oui. Les matchs entiers ne restent pas plus d’un jour, et le direct ne s’enregistre pas.',
      },
    ],
    meta_title: 'Guide : enregistrer avec BBC iPlayer',
    meta_description:
      'TV Licence, temps restant, audiodescription et sous-titres anglais : enregistrer des séries du BBC iPlayer en respectant ses règles.',
  },
  itvx_downloader: {
    title: 'ITVX : enregistrer des séries pour un voyage',
    intro:
      'ITVX propose des feuilletons quotidiens, des jeux et de courtes séries policières, de quoi occuper un vol de quatre heures ou trois jours au lit. Ce guide vous montre comment les enregistrer dans l’ordre, sans doublon et sans apprendre la fin avant l’heure.',
    steps: [
      {
        title: 'S’inscrire et se connecter',
        text: 'L’inscription est gratuite et demande votre nom, votre date de naissance et un code postal britannique. Vous pourrez passer plus tard à Premium, l’offre payante avec moins de publicité. Si vous habitez en Écosse, les mêmes programmes sont diffusés par STV, sur un autre service.',
      },
      {
        title: 'Afficher les plus anciens épisodes d’abord',
        text: 'ITVX présente le dernier épisode en premier, ce qui risque de vous révéler la suite. Inversez l’ordre de la liste dans l’application, puis cochez les épisodes par dates sans regarder les images.',
      },
      {
        title: 'Reconnaître les titres Premium',
        text: 'Un symbole sur l’image signale l’offre payante, où l’on trouve notamment les séries britanniques de l’ancien BritBox. Sans abonnement, vous n’en verrez que la bande-annonce. Sous « Full Series », vous trouverez les séries complètes ; deux à quatre épisodes suffisent pour une soirée.',
      },
      {
        title: 'Ajouter la date au nom des épisodes',
        text: 'Les feuilletons quotidiens n’ont pas toujours de numéro : utilisez la date de diffusion, et ne tardez pas, car ils restent en ligne un mois environ. Une semaine de « Coronation Street » pèse 2 Go en 720p. Ajoutez les sous-titres anglais pour mieux comprendre l’accent de Manchester.',
      },
      {
        title: 'Copier les fichiers sur la tablette',
        text: 'En 720p, six épisodes de feuilleton occupent environ 2 Go, et une série en quatre parties 3 Go. Copiez-les sur la tablette, mettez-la en mode avion et lancez chaque fichier une fois. Chargez-la complètement avant de partir. S’il ne vous reste que trois heures, choisissez une seule série en 480p, soit moins d’un gigaoctet.',
      },
    ],
    hints: [
      {
        title: 'Éviter la page d’accueil',
        text: 'Elle annonce souvent qui vient d’être éliminé. Cliquez plutôt sur la loupe et tapez les trois premières lettres du titre : la page de l’émission s’ouvre directement. Évitez aussi les réseaux sociaux.',
      },
      {
        title: 'Des saisons entières avant la télévision',
        text: 'Beaucoup de nouvelles séries policières sont en ligne au complet avant leur diffusion. Vous pouvez enregistrer toute la saison en une fois ; évitez simplement d’en parler à ceux qui la suivent à la télévision pendant six semaines.',
      },
      {
        title: 'Les grandes séries policières',
        text: 'Les séries d’enquêtes classiques se composent de films de quatre-vingt-dix minutes. Prévoyez-en un pour l’aller et un pour le retour.',
      },
      {
        title: 'Téléréalité et débats',
        text: 'Les soirées de téléréalité sont suivies d’un talk-show, publié séparément. Si vous le regardez aussi, cochez les deux à la même date.',
      },
      {
        title: 'Un dossier pour les enfants',
        text: 'ITVX Kids propose des dessins animés de onze minutes. Copiez-les sur un autre appareil, pour que chacun ait le sien pendant le vol.',
      },
    ],
    questions: [
      {
        question: 'Qu’est devenu ITV Hub ?',
        answer:
          'ITVX l’a remplacé à la fin de 2022, et les comptes ont été conservés. Si votre ancien mot de passe est refusé, demandez-en un nouveau par e-mail.',
      },
      {
        question: 'Les épisodes sont-ils sous-titrés ?',
        answer:
          'Oui, une grande partie, mais seulement en anglais. Presque tous les jeux télévisés ont des sous-titres, les films américains moins souvent.',
      },
      {
        question: 'Pourquoi ne puis-je pas cocher un film américain ?',
        answer:
          'ITVX n’a sans doute que le droit de le diffuser à la télévision, ou ne le propose pas sur ordinateur avec votre compte.',
      },
      {
        question: 'BritBox et Premium sont-ils la même chose ?',
        answer:
          'Au Royaume-Uni, les séries de BritBox ont été intégrées à ITVX Premium. Dans les autres pays, BritBox est un service indépendant, que ce produit ne couvre pas.',
      },
    ],
    meta_title: 'Guide : enregistrer les séries d’ITVX',
    meta_description:
      'Ordre des épisodes, titres Premium, dates et copie sur tablette : enregistrer les programmes d’ITVX au Royaume-Uni.',
  },
  channel_4_downloader: {
    title: 'Channel 4 : humour, enquêtes et Walter Presents',
    intro:
      'Public par son statut, financé par la publicité, Channel 4 garde des décennies de programmes. Encore faut-il savoir par où entrer. Un humour qui ne ressemble à aucun autre, des séries danoises ou argentines choisies à la main : la flânerie est la bonne méthode, à condition de noter ce que l’on trouve.',
    steps: [
      {
        title: 'Ouvrir un compte',
        text: 'Gratuit ; un niveau payant réduit la publicité. Le formulaire demande un code postal du Royaume-Uni, seul pays où la lecture démarre. Channel 4+ n’enlève pas toute la publicité : le direct et quelques titres la conservent.',
      },
      {
        title: 'Passer par « Categories »',
        text: 'Comedy, Documentaries et World Drama sont mieux tenues que la liste de A à Z. Chaque page de catégorie finit par un lien vers la liste complète, bien plus longue que la rangée. Les comédies anciennes restent des années : gardez-les pour les derniers gigaoctets.',
      },
      {
        title: 'Entrer chez Walter Presents',
        text: 'Les séries européennes, dont des françaises, y sont en version originale sous-titrée en anglais. Les saisons sont presque toujours entières et arrivent le vendredi. Le titre anglais diffère de l’original ; la fiche indique le pays et la langue, de quoi composer un dossier par langue étudiée.',
      },
      {
        title: 'Traiter les sous-titres',
        text: 'Pour ces séries, ils sont incrustés dans l’image : inutile d’ajouter une piste. Quelques titres récents font exception et proposent une piste de texte : la liste des pistes vous le dit. Une version signée, elle, forme une entrée séparée, parfois plus récente que la première diffusion. Huit épisodes de cinquante minutes font environ 6 Go en 720p.',
      },
      {
        title: 'Films d’abord, drames ensuite',
        text: 'Placez en tête ce qui n’a plus que six jours, puis la série étrangère d’un bloc. Quand tout est fini, triez par pays : une étagère qui commence par la Belgique a son charme. Jouez une réplique de chaque dossier, pour voir si le texte est dans l’image ou dans une piste, et notez-le.',
      },
    ],
    hints: [
      {
        title: 'Saisons brèves',
        text: 'Six épisodes de 25 minutes : une série entière tient dans peu de place. « Peep Show » entier occupe moins qu’un film en 4K. Au nom du fichier, écrivez « S03 » pour « Series 3 », afin de ne pas confondre une série et une saison.',
      },
      {
        title: 'Film4',
        text: 'Ses films ont en général les délais les plus courts du service. Les jours restants se lisent sur la fiche. Commencez par elle chaque semaine, le reste du catalogue est patient.',
      },
      {
        title: 'Titres d’origine',
        text: 'Walter donne un nom anglais à presque tout. Relevez celui du générique si vous voulez en lire davantage ailleurs.',
      },
      {
        title: 'Concours de la semaine',
        text: 'La tente aux gâteaux est en ligne le soir même et y reste la saison. Prenez-la avant d’ouvrir un journal.',
      },
      {
        title: 'Enquêtes retirées',
        text: 'Un procès fait parfois disparaître un reportage pour quelques mois. Un trou dans la liste n’est que rarement une erreur.',
      },
    ],
    questions: [
      {
        question: 'La TV Licence est-elle exigée ?',
        answer:
          'Pour le direct, oui ; à la demande, non. Il faut de toute façon être au Royaume-Uni. La nuance tient au droit britannique : regarder en direct, sur quelque écran que ce soit, demande la redevance. Channel 4 l’explique dans son aide.',
      },
      {
        question: 'Où sont les premiers « Bake Off » ?',
        answer:
          'Ils appartiennent aux années BBC. Channel 4 diffuse l’émission depuis 2017. Le nom « All 4 » a disparu en 2023, le compte est resté.',
      },
      {
        question: 'La deuxième saison de ma série danoise n’existe pas. Viendra-t-elle ?',
        answer: 'Walter Presents achète saison par saison. Sa lettre d’information l’annonce la première.',
      },
      {
        question: 'Mon groupe de lecture peut-il emprunter un film ?',
        answer:
          'Non. Recommandez-le plutôt avec sa date de fin : le service est gratuit et chacun peut le voir là-bas.',
      },
      {
        question: 'E4 et More4 sont-ils couverts ?',
        answer: 'Leurs programmes figurent au même catalogue, pour autant qu’ils sont à la demande.',
      },
    ],
    meta_title: 'Guide : Channel 4 et Walter Presents',
    meta_description:
      'Categories, Walter Presents, sous-titres incrustés : trouver et ranger en privé les programmes de Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay : fictions italiennes et trésors des Teche',
    intro:
      'RaiPlay associe les programmes du jour à des archives profondes. Pour apprendre l’italien, c’est une mine. Soixante-dix ans de télévision y dorment par couches : la fiction d’hier soir, les variétés en noir et blanc, un Pasolini interviewé sur une plage.',
    steps: [
      {
        title: 'S’inscrire',
        text: 'Le compte est gratuit. Hors d’Italie, films et sport sont bloqués, les productions de la Rai bien moins. Une adresse e-mail suffit, ou un compte existant chez les grands du Web. Certains programmes se lisent sans, mais la liste de favoris et la reprise en dépendent, et il est plus simple de s’en occuper tout de suite.',
      },
      {
        title: 'Fiction ou Programmi',
        text: 'Les séries sont sous « Fiction » et « Serie TV », les émissions sous « Programmi ». Une fiction longue s’y présente par saison, avec deux épisodes par soirée : la télévision italienne les diffuse couplés, le site en fait tantôt deux lignes, tantôt une seule de cent minutes. Regardez la durée avant de numéroter.',
      },
      {
        title: 'Visiter les Teche',
        text: 'Les archives se parcourent par décennie et par personne. La définition est celle de l’époque. Ne demandez pas la plus grande taille pour un sketch de 1965 : vous n’obtiendriez que des octets en plus. En revanche, prenez l’ensemble d’un cycle, car les titres y sont vagues et l’on peine à retrouver un numéro isolé.',
      },
      {
        title: 'Activer les sous-titres',
        text: 'La piste pour malentendants, en italien, accompagne la plupart des fictions. Le napolitain et le sicilien y sont parfois rendus en italien courant, ce qui rend service. Enregistrez le texte en SRT : chercher une expression devient un exercice de langue.',
      },
      {
        title: 'Un fichier par enquête',
        text: 'Chaque affaire de Montalbano a la longueur d’un film. Près de deux heures, soit 2 Go en 720p. Mettez l’année de tournage en tête, car la série principale et celle de la jeunesse du commissaire se mêlent dans les listes. À l’ouverture, l’image doit être en 16/9 ; les plus anciens épisodes le sont aussi.',
      },
    ],
    hints: [
      {
        title: 'Sanremo',
        text: 'Cinq soirées entières, et chaque chanson séparément. Pour la musique, le second choix est plus maniable. Décidez-vous pour l’une des deux formes, sinon tout sera en double. La finale seule dépasse cinq heures et 5 Go.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'La radio et les podcasts ont leur propre service. Le concert de la veille peut y être sans y être en image, et inversement. Ce produit ne couvre que RaiPlay.',
      },
      {
        title: 'Rai Cultura et Rai Storia',
        text: 'Dante, Olivetti, la crue de Florence : ces leçons sont courtes, sans date de fin, et font un bon début pour l’oreille.',
      },
      {
        title: 'Doublées par honneur',
        text: 'Les séries étrangères le sont toutes. Là où « lingua originale » est proposé, la seconde piste se range à côté de la première dans un MKV.',
      },
    ],
    questions: [
      {
        question: 'Y a-t-il des dates de fin ?',
        answer:
          'Les archives restent, les séries achetées partent. La Rai n’affiche l’échéance que pour une partie. « Disponibile fino al » signale ce qui est acheté ; l’absence de mention, en règle générale, ce qui demeure. Traitez la première sorte en priorité.',
      },
      {
        question: 'Des sous-titres français ?',
        answer:
          'Non, sinon par exception. Quelques films étrangers ont une piste originale. Pour l’italien, le texte destiné aux malentendants est votre meilleur allié.',
      },
      {
        question: 'Je ne connais que le présentateur. Comment chercher ?',
        answer:
          'Tapez son nom et filtrez par « Programmi ». Les pages d’archives citent distribution et année, et d’une soirée un lien mène au cycle entier.',
      },
      {
        question: 'Une interview peut-elle servir à un exposé ?',
        answer:
          'Citer une phrase avec sa source est d’usage ; montrer les images demande l’accord de la Rai. Teche a un bureau qui répond à ces courriers.',
      },
      {
        question: 'Pourquoi un vieux feuilleton n’a-t-il que les parties 2 et 5 ?',
        answer:
          'Les bandes coûtaient cher et servaient plusieurs fois. Ce qui manque ici manque à Rome aussi.',
      },
    ],
    meta_title: 'Guide : RaiPlay, fictions et archives',
    meta_description:
      'Fiction, Programmi, Teche et sous-titres italiens : profiter de RaiPlay sur ordinateur, en privé, pour le plaisir de la langue.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity : des émissions entières',
    intro:
      'Pour chaque émission, Mediaset publie des dizaines de séquences. L’onglet juste fait toute la différence. Une émission du soir de trois heures, coupée en deux parties et accompagnée de quarante clips : c’est le montage qui fait le travail, et il ne prend qu’une minute.',
    steps: [
      {
        title: 'Se connecter gratuitement',
        text: 'Canale 5, Italia 1 et Rete 4 sont ouverts avec un compte ; Infinity+ est l’offre payante. L’inscription se fait sur mediasetinfinity.mediaset.it avec une adresse ou un réseau social. Le même compte sert si vous ajoutez ensuite l’offre payante, vendue aussi comme chaîne chez Amazon ; là, c’est le téléchargeur de Prime Video qui convient.',
      },
      {
        title: 'Ouvrir « Puntate intere »',
        text: '« Clip » et « Extra » ne contiennent que des morceaux. La rangée vient après cinq ou six autres. Sur la page d’un programme quotidien, elle se trie par mois ; descendez jusqu’au bon, puis cochez.',
      },
      {
        title: 'Rassembler les parties',
        text: 'Une grande soirée est parfois divisée en deux ou trois ; le numéro figure dans le titre. L’application propose de les joindre quand les titres se suivent. Vérifiez seulement que la première s’arrête bien là où la seconde commence, en jouant dix secondes autour du raccord. Une soirée complète en 720p prend 3 Go.',
      },
      {
        title: 'Commencer par la date',
        text: 'Les quotidiennes ne diffèrent que par elle. « 2025-11-06 – Uomini e donne » se range sans effort. Les numéros longs paraissent dans la matinée qui suit : inutile de veiller jusqu’à minuit, un coup d’œil au petit déjeuner suffit.',
      },
      {
        title: 'Un dossier par émission',
        text: 'Chaîne, nom, date : ce modèle tient des années. Lancez la file le matin et regardez l’après-midi la dernière partie ; si le studio y souhaite bonne nuit, rien ne manque. Les bandes quotidiennes de dix minutes gagnent à être jointes par semaine.',
      },
    ],
    hints: [
      {
        title: 'Séries turques',
        text: 'L’Italie les redécoupe : un épisode d’origine en fait deux ou trois. Comptez donc comme Mediaset et non comme Istanbul, sans quoi rien ne concordera avec la page. Les rediffusions de l’après-midi sont de nouveau plus courtes.',
      },
      {
        title: 'Grande Fratello',
        text: 'Le flux permanent ne s’enregistre pas ; les soirées, tant qu’elles sont en ligne. Celles de l’année précédente restent en général jusqu’au retour de l’émission. Les séquences des réseaux sociaux, elles, se répètent en boucle ; passez-les.',
      },
      {
        title: 'L’été, autres horaires',
        text: 'Dès juin, les feuilletons changent d’heure ou doublent de longueur. Les dates restent justes, le rythme du dossier non.',
      },
      {
        title: 'Trois formes de téléréalité',
        text: 'La soirée, la quotidienne et la caméra permanente sont trois entrées. La quotidienne de la veille résume la semaine en une demi-heure.',
      },
      {
        title: '« Prima TV »',
        text: 'Ces mots désignent une première diffusion en Italie. Sans eux, une date récente peut cacher une reprise : comparez le titre.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film demande-t-il Infinity+ ?',
        answer:
          'Le cinéma appartient souvent à l’offre payante, même après un passage à la télévision. La mention « Infinity+ » figure dans le coin de l’affiche. Le son original y accompagne souvent l’italien, et les deux vont ensemble dans un MKV.',
      },
      {
        question: 'Et depuis la France ?',
        answer:
          'Une partie des émissions maison s’ouvre, les films et le sport non. L’Espagne a, sous le même nom, un service distinct avec son compte et ses programmes ; ce guide concerne l’italien.',
      },
      {
        question: 'Un épisode commence par cinq minutes déjà vues. Est-ce un doublon ?',
        answer:
          'C’est le résumé, que l’édition italienne étire. Il se saute, mais ne se coupe pas sans entamer la scène suivante.',
      },
      {
        question: 'Y a-t-il des sous-titres ?',
        answer:
          'Pour certaines fictions et certains films, en italien. Les talk-shows n’en ont pas, et le menu reste vide.',
      },
      {
        question: 'Un abonnement pris sur le téléviseur fonctionne-t-il ?',
        answer: 'Oui, une fois rattaché à une adresse e-mail avec laquelle vous ouvrez la page Web.',
      },
    ],
    meta_title: 'Guide : Mediaset Infinity, puntate intere',
    meta_description:
      '« Puntate intere », parties réunies, date en tête : garder pour soi les émissions et séries de Mediaset Infinity.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+ : les séries originales d’Espagne',
    intro:
      'Depuis qu’il s’achète sans ligne téléphonique, le service touche un public plus large. Ses séries brèves se rangent aisément. Des réalisateurs de cinéma y signent des histoires en six parties : tout un week-end en espagnol, sans bruit et sans deuxième saison à attendre.',
    steps: [
      {
        title: 'Prendre le bon identifiant',
        text: 'Celui de l’opérateur pour ses clients, celui du service pour les autres. Le choix se présente sur la première page. Si vous avez pris l’offre ouverte à tous, laissez le bouton des clients d’une box et entrez par l’autre. Un profil enfant masque les originaux pour adultes.',
      },
      {
        title: 'Ouvrir « Originales »',
        text: 'Les productions de la maison y restent plus longtemps que les achats. La rangée porte aussi l’année. Pour une série terminée, cochez-la entière ; pour une nouveauté, deux épisodes paraissent d’ordinaire ensemble, le jeudi.',
      },
      {
        title: 'VOSE ou Castellano',
        text: 'VOSE signifie version originale sous-titrée en espagnol ; pour une série espagnole, l’original est déjà le castillan. Pour un titre étranger, prenez les deux voix et le texte espagnol dans un MKV ; pour un titre du pays, cherchez les sous-titres pour sourds, très proches de ce qui est dit. Les codes ca, eu, gl annoncent le catalan, le basque et le galicien.',
      },
      {
        title: 'Cocher la saison',
        text: 'Six épisodes de cinquante minutes : une clé USB modeste suffit. En 720p, l’ensemble fait 5 Go à peu près. Ouvrez le premier et changez de piste en cours de route : si l’espagnol succède à l’anglais sans décalage, tout est en place.',
      },
      {
        title: 'Comparer les deux voix',
        text: 'Écoutez la même phrase dans chaque piste. Si l’une arrive avant les lèvres, reprenez l’entrée depuis la vidéothèque et non depuis les sept jours, où le film est tel qu’à l’antenne. Un MKV passe d’une langue à l’autre par une touche ; pour la tablette, un MP4 avec celle que vous préférez.',
      },
    ],
    hints: [
      {
        title: '« Últimos 7 días »',
        text: 'Les chaînes y laissent leurs programmes une semaine, pas davantage. L’émission de fin de soirée est là le lendemain matin. Enregistrez-la dans la semaine, car aucune archive ne la conserve ensuite au complet.',
      },
      {
        title: 'Football',
        text: 'Les matchs entiers manquent en général à la demande ; les magazines, moins souvent. Quand un match s’y trouve, le fichier porte le nom des équipes, jamais le score. Il reste quelques jours, pas une saison.',
      },
      {
        title: 'Deux images d’une chaîne',
        text: 'Un film peut être listé en HD et dans une version pour grands écrans. L’ordinateur ne lit souvent que la première, et le menu le dit.',
      },
      {
        title: 'Cycles entiers',
        text: 'Un réalisateur, une décennie, un genre pour un mois : ces ensembles ont leur page, et leurs films partent le même soir.',
      },
      {
        title: 'Musique et sport racontés',
        text: 'Les documentaires de la maison durent des années. Dans une file triée par date, ils peuvent toujours fermer la marche.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi deux pistes sur une émission ?',
        answer:
          'Les chaînes espagnoles diffusent en deux langues ; choisissez celle que vous comprenez. L’une est l’original, l’autre le doublage, envoyées ensemble par le signal « dual ». Le lecteur en garde une par défaut ; le fichier peut contenir les deux.',
      },
      {
        question: 'Y a-t-il du catalan ou du basque ?',
        answer:
          'De temps à autre. Le menu des langues vous le dira. Les services partenaires d’un forfait (Netflix, Disney+ et autres) s’ouvrent chez eux. Leur produit est distinct dans notre boutique.',
      },
      {
        question: 'Que signifie « Disfruta en el descodificador » ?',
        answer:
          'Que le titre ne passe que par le boîtier. C’est une question de contrat ; l’application ne choisit pas ce que la page ne lit pas.',
      },
      {
        question: '« Mis grabaciones » compte-t-il ?',
        answer:
          'Ces enregistrements sont chez Movistar, avec leur propre délai. Ce produit lit le catalogue et les jours passés.',
      },
      {
        question: 'Peut-on continuer pendant des vacances au Portugal ?',
        answer:
          'Un abonnement payé vous suit dans l’Union pour un temps. Ce qui est gardé d’avance à la maison n’y demande aucune connexion.',
      },
    ],
    meta_title: 'Guide : Movistar Plus+, séries originales',
    meta_description:
      '« Originales », VOSE, saison d’un coup : ranger en privé les séries espagnoles de Movistar Plus+, avec votre propre accès.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV : acheté, loué ou gratuit',
    intro:
      'Trois sortes de films s’y côtoient, chacune avec ses droits. Le rangement commence donc dans le compte. Confondre une location avec un achat coûte un film à demi vu ; confondre un achat avec un film gratuit coûte de l’argent. Dix minutes de classement suffisent à l’éviter.',
    steps: [
      {
        title: 'Ouvrir « Mes vidéos »',
        text: 'Achats et locations y forment deux rangées, les secondes avec leur temps restant. Le service existe dans une quarantaine de pays d’Europe, chacun avec sa langue et ses prix. Un achat y figure sans date, une location avec les heures qui restent à courir ; ce qui a expiré disparaît de la rangée.',
      },
      {
        title: 'Lire les conditions du titre',
        text: 'La page d’achat dit si un téléchargement est prévu sur vos appareils. Suivez-la. En règle générale, une location laisse trente jours pour commencer et quarante-huit heures pour finir. Appuyer sur Lecture « juste pour essayer » met la montre en marche : faites vos essais avec un film gratuit.',
      },
      {
        title: 'Choisir la langue avant de lancer',
        text: 'Certains films sont proposés langue par langue. Une fois lancé, il n’y a plus qu’une piste. Dans la fenêtre de lecture, le drapeau indique la voix, la ligne dessous le texte. Les sous-titres sont moins nombreux que chez les grands services par abonnement, parfois aucun ; regardez avant de payer, non après.',
      },
      {
        title: 'Tenir trois dossiers',
        text: 'Acheté, loué, gratuit : vous savez ainsi quoi effacer, et quand. Dans « Loué », ajoutez l’échéance au nom du film et videz le dossier le dimanche. Un film en HD prend 3 à 4 Go, et moins en définition standard. Quand la file annonce la fin, lisez la dernière minute : le générique doit y être.',
      },
      {
        title: 'Contrôler deux endroits',
        text: 'Après l’enregistrement, ouvrez le fichier au début et aux trois quarts. Pour une location, supprimez-le quand l’heure sonne, comme on rapporterait un disque. Pour un film payé en UHD, regardez quelle image l’ordinateur reçoit vraiment, avant de réserver la place.',
      },
    ],
    hints: [
      {
        title: 'Gratuit avec publicité',
        text: 'Ces films tournent chaque mois et diffèrent selon les pays. Ils s’ouvrent sous « Gratuit » ou « Free », tout comme des chaînes en continu. Celles-ci n’ont pas de début et ne s’enregistrent pas.',
      },
      {
        title: 'Définition sur ordinateur',
        text: 'Le navigateur lit souvent moins bien qu’un téléviseur ; le fichier suit le navigateur. HD et UHD sont de plus deux offres distinctes. Celle que vous avez payée est la seule que votre espace propose.',
      },
      {
        title: 'Gratuit ne dure pas',
        text: 'La partie libre se renouvelle chaque mois. Un film peut coûter de l’argent en mars et redevenir gratuit en mai.',
      },
      {
        title: 'Productions de la maison',
        text: 'Ses portraits de footballeurs et autres documentaires sont libres dans bien des pays, avec plus de sous-titres que les achats.',
      },
      {
        title: 'S’exercer sur du gratuit',
        text: 'Avant de louer pour un voyage, gardez un film libre du début à la fin. Vous connaîtrez ligne, disque et lecteur sans qu’aucun délai ne coure.',
      },
    ],
    questions: [
      {
        question: 'Que devient un achat si le titre est retiré ?',
        answer:
          'Les conditions de vente le prévoient. Gardez la confirmation et relisez-les. Un achat numérique est un droit de visionnage chez Rakuten TV, dans les limites de ces conditions. Une copie privée n’est possible que si elles et votre loi l’admettent.',
      },
      {
        question: 'Puis-je acheter dans un autre pays ?',
        answer:
          'Non, le compte est lié à son pays d’inscription. Le service japonais du même groupe est tout à fait séparé. Après un déménagement, demandez à l’aide de Rakuten ce que devient votre bibliothèque.',
      },
      {
        question: 'Mon film acheté n’est plus dans la recherche. L’ai-je perdu ?',
        answer:
          'D’habitude, il n’est simplement plus en vente et demeure dans votre espace. S’il y manque aussi, seul Rakuten peut répondre ; gardez le reçu.',
      },
      {
        question: 'Pourquoi mon film doublé s’ouvre-t-il dans l’original ?',
        answer:
          'La première piste du fichier passe la première. Remontez votre langue dans la liste avant d’enregistrer, ou changez-la d’une touche.',
      },
      {
        question: 'Les points Rakuten changent-ils quelque chose ?',
        answer:
          'Dans certains pays, ils paient un film. Pour l’application, il est le même, quelle que soit la monnaie.',
      },
    ],
    meta_title: 'Guide : Rakuten TV, achats et locations',
    meta_description:
      '« Mes vidéos », conditions du titre, langue, trois dossiers : ranger les films de Rakuten TV dans la limite de ses droits.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime : des sous-titres pour vingt pays',
    intro:
      'Présent dans plus de vingt pays d’Europe, mais non en France, SkyShowtime soigne les langues de petite diffusion. Pour une série de Paramount en version originale avec un texte tchèque, finnois ou portugais, il n’y a guère d’autre adresse ; encore faut-il que votre licence date d’avant l’arrêt des ventes.',
    steps: [
      {
        title: 'Être dans un pays desservi',
        text: 'Pays nordiques, Pays-Bas, Espagne, Portugal, Europe centrale et orientale : le compte suit le pays. Mettez d’abord l’application à jour : les versions anciennes n’ouvrent plus la page de connexion. Puis saisissez sur skyshowtime.com l’adresse de l’abonnement et choisissez votre profil. Si la page annonce que le service n’est pas disponible, c’est de votre emplacement qu’elle parle.',
      },
      {
        title: 'Régler la langue d’affichage',
        text: 'Elle commande titres et résumés. Les sous-titres se choisissent à part. Pour la changer, ouvrez la gestion du profil et revenez à l’accueil. Les titres des fichiers suivront, ce qui compte lorsque plusieurs personnes partagent le même disque.',
      },
      {
        title: 'Suivre le studio',
        text: 'Paramount, Universal, Nickelodeon et Sky ont chacun leur espace. Essayez un seul épisode avant de remplir la file. S’il se lit mais ne s’enregistre pas, le service a changé quelque chose ; indiquez-nous alors le titre, le pays et joignez le journal. Ces messages nous aident à décider d’un retour.',
      },
      {
        title: 'Garder l’original sous-titré',
        text: 'Le doublage concerne surtout les films pour enfants. Pour les autres, la voix anglaise accompagne presque toujours un texte local. Un épisode d’une heure en 720p prend autour d’un gigaoctet, texte compris. Contrôlez les accents et les lettres particulières à l’écran : ğ, ő ou ł doivent s’afficher comme il faut.',
      },
      {
        title: 'Procéder titre par titre',
        text: 'Si l’essai réussit, prenez d’abord ce qui part, une ligne à la fois, et ouvrez chaque fichier avant le suivant. Cochez le texte par son code, par exemple sv, pl ou ro. Une saison que vous voulez voir cette année ne se remet pas à l’an prochain.',
      },
    ],
    hints: [
      {
        title: 'Pour les licences existantes',
        text: 'Ce produit n’est pas toujours en vente. Sa page indique l’état du jour et ce qui peut le remplacer. Une licence à vie reste dans votre compte et compte pour le prix d’une suite comme n’importe quelle autre. Rien ne vous oblige à y toucher.',
      },
      {
        title: 'Au rythme américain',
        text: 'Les séries hebdomadaires arrivent d’ordinaire un jour après les États-Unis. D’autres titres des mêmes studios sont chez d’autres services, selon le pays. Un produit que vous possédez déjà les ouvre peut-être.',
      },
      {
        title: 'Rien ne s’efface',
        text: 'Les fichiers plus anciens se lisent toujours dans n’importe quel lecteur. Les conditions de votre abonnement continuent de s’y appliquer, même après sa fin.',
      },
      {
        title: 'Le service a ses applications',
        text: 'Sur téléphone et tablette, SkyShowtime propose ses propres téléchargements selon l’offre. Pour un voyage, c’est aujourd’hui la voie sûre.',
      },
    ],
    questions: [
      {
        question: 'Quels sous-titres pour apprendre ?',
        answer:
          'Ceux de la langue parlée, l’anglais le plus souvent. Une traduction abrège toujours. Le lecteur permet d’en afficher un à la fois ; avec deux fichiers SRT, vous passez de l’un à l’autre sur votre ordinateur.',
      },
      {
        question: 'En quoi les formules diffèrent-elles ?',
        answer:
          'Publicité, définition, lectures simultanées. Le catalogue est à peu près le même. Le niveau avec publicité se limite à un écran de moins et à une image plus modeste. La page des offres de votre pays donne le tableau du jour.',
      },
      {
        question: 'Pourquoi ce produit a-t-il été retiré ?',
        answer:
          'Parce que nous ne vendons pas ce que nous ne pouvons maintenir en état. Un outil qui fonctionne certains jours n’en est pas un.',
      },
      {
        question: 'Ma formule se renouvelle. Serai-je encore débité ?',
        answer:
          'Votre compte, à la rubrique des abonnements, nomme le prochain débit, et vous pouvez résilier à tout moment. Si un débit vous paraît injustifié, écrivez-nous.',
      },
      {
        question: 'La suite ouvre-t-elle SkyShowtime ?',
        answer: 'Pas plus que le produit seul. Choisissez-la pour les autres services qu’elle contient.',
      },
    ],
    meta_title: 'Guide : SkyShowtime et ses sous-titres',
    meta_description:
      'Langue du profil, espaces de studio, version originale : ranger pour soi les séries de SkyShowtime dans les pays desservis.',
  },
  now_tv_downloader: {
    title: 'NOW : un pass à la fois',
    intro:
      'NOW vend séparément séries, cinéma et sport, au mois. En planifiant, on a rarement besoin de deux pass ensemble. Le service britannique et irlandais change de vitrine plus souvent que de règle : un mois payé, un mois de droits, et rien n’oblige à continuer.',
    steps: [
      {
        title: 'Regarder ses pass',
        text: 'Le compte donne l’état et la date de renouvellement de chacun. Résiliez à temps ce qui ne sert plus. Une offre d’essai se transforme en abonnement à sa fin : la date est écrite en petit sous « My Account ». Notre produit n’est pas toujours en vente ; ces étapes s’adressent à ceux qui l’ont déjà.',
      },
      {
        title: 'Associer titre et pass',
        text: 'Les séries relèvent d’Entertainment, les films de Cinema. Un cadenas signale un pass absent. Les émissions pour enfants et la téléréalité relèvent de leurs propres rubriques. Si un titre se lance dans votre navigateur, il peut être choisi ; s’il propose d’acheter, non.',
      },
      {
        title: 'Commencer par les départs',
        text: 'Sky annonce souvent la durée restante : prenez la plus courte. « Leaving soon » réunit les cas urgents. Une saison ancienne de HBO en fait souvent partie, car ces séries suivent des contrats qui changent de maison : voyez aussi ce que HBO Max propose désormais dans votre pays.',
      },
      {
        title: 'Travailler la nuit',
        text: 'Le nombre de lectures simultanées est limité ; la nuit, la tâche ne gêne personne. Essayez auparavant avec une comédie de trente minutes : vous saurez vite si l’image et le son arrivent tous deux. En 720p, elle occupe 500 Mo, un film deux à trois fois plus.',
      },
      {
        title: 'Décider',
        text: 'Si l’essai échoue, n’y touchez plus. S’il réussit, servez-vous-en pour ce que vous auriez regardé ce mois-ci de toute façon, sans renouveler un pass dans ce seul but. Notez le résultat avec sa date : un film et une série passent par des chemins différents, et tout peut changer le mois suivant.',
      },
    ],
    hints: [
      {
        title: 'L’option Boost',
        text: 'Haute définition et son multicanal en dépendent. Sans elle, le fichier est plus modeste. L’option ajoute un écran et retire la publicité sur la demande. Elle n’influence pas le fait qu’un titre puisse être gardé ou non.',
      },
      {
        title: 'En vente ou non',
        text: 'La page du produit le dit. Une licence déjà acquise reste utilisable. Le journal des versions de l’application dit si NOW y est mentionné. Sans mention récente, n’attendez pas trop.',
      },
      {
        title: 'Ce que NOW permet lui-même',
        text: 'L’application mobile a connu des téléchargements pour certains pass et titres. La page d’aide dit lesquels ; sur un téléphone, c’est le plus court.',
      },
      {
        title: 'Autres services britanniques',
        text: 'iPlayer, ITVX et Channel 4 ont chacun un produit en vente, avec un essai gratuit.',
      },
      {
        title: 'En route vers la suite',
        text: 'Une licence à vie pour NOW diminue le prix de la suite vidéo du même système. Connectez-vous : sa page affiche la somme.',
      },
    ],
    questions: [
      {
        question: 'Est-ce valable pour NOW en Italie ?',
        answer:
          'L’organisation se ressemble, mais ni les pass ni le catalogue. Connectez-vous au site de votre pays. Le site irlandais partage les identifiants mais non les prix. Ailleurs, tout diffère jusqu’à la monnaie.',
      },
      {
        question: 'Que faire à la fin d’un mois de cinéma ?',
        answer:
          'Le droit aux films cesse avec le pass : effacez les fichiers qui en dépendent. Notez l’échéance dans le nom du dossier. Un achat de moins de quatorze jours chez nous qui ne fonctionne pas se signale par le formulaire de contact ; les conditions de vente décrivent la suite.',
      },
      {
        question: 'Reviendra-t-il en vente ?',
        answer: 'Nous ne pouvons le promettre. Le jour venu, sa page montrera de nouveau des formules.',
      },
      {
        question: 'Un autre ordinateur changerait-il quelque chose ?',
        answer:
          'Rarement. Quand deux personnes obtiennent des résultats différents, c’est le plus souvent un autre pass ou une version plus ancienne.',
      },
      {
        question: 'Que dois-je écrire à l’assistance ?',
        answer:
          'Pass, titre, système, version et la phrase affichée, mot pour mot. Joignez le journal : vous recevrez une réponse plutôt qu’une question.',
      },
    ],
    meta_title: 'Guide : NOW, bien choisir ses pass',
    meta_description:
      'Pass, titres, départs et Boost : se servir de NOW au Royaume-Uni et en Irlande avec méthode, dans la limite de ses droits.',
  },
  videoland_downloader: {
    title: 'Videoland : séries néerlandaises sous Windows',
    intro:
      'Videoland associe ses séries à celles de RTL Nederland. Ce produit ne se vend que pour Windows, et le guide en tient compte. De Groningue à Maastricht, le train met quatre heures : une mini-série néerlandaise y entre tout entière, avec ses sous-titres.',
    steps: [
      {
        title: 'Connaître sa formule',
        text: 'Publicité et nombre d’écrans en dépendent ; le compte la nomme. La formule la moins chère comprend la publicité et un seul écran. Chaque membre de la famille a son profil ; prenez le vôtre pour que la reprise de lecture ne se mélange pas à celle des autres.',
      },
      {
        title: 'Originals ou Gemist',
        text: 'Productions de la maison d’un côté, rattrapage télévisé de l’autre, avec chaîne et date. « Gemist » se range par chaîne (RTL 4, RTL 5, RTL 7) et par jour, sur quelques semaines. Une production maison porte le mot « Original » sur l’image et compte huit épisodes en règle générale.',
      },
      {
        title: 'Le feuilleton par semaine',
        text: '« GTST » passe du lundi au vendredi, parfois un jour plus tôt pour les abonnés. L’avance se reconnaît à « Vooruitkijken ». La date affichée est celle de la mise en ligne et non de l’antenne : numérotez, vous éviterez qu’un vendredi passe avant un jeudi.',
      },
      {
        title: 'Trouver « Ondertiteling »',
        text: 'Les sous-titres néerlandais pour malentendants accompagnent beaucoup de titres. Pour un titre étranger, ils existent toujours ; pour un titre du pays, ils décrivent aussi les bruits. Prenez le texte en SRT. Une saison de huit fois quarante-cinq minutes fait 5 Go en 720p ; essayez le dernier fichier avant de quitter la maison.',
      },
      {
        title: 'Essayer sans réseau',
        text: 'Mettez le portable en mode avion et ouvrez le deuxième fichier, non le premier : il prouve que l’ordre et le texte sont bons. Fermez les autres programmes, chargez à fond, et rangez les écouteurs là où vous les trouverez avant Zwolle. Quatre épisodes font un peu plus de 3 Go.',
      },
    ],
    hints: [
      {
        title: 'Pour l’oreille',
        text: 'Les séries d’Amsterdam sont pleines d’argot. Les émissions de décoration sont plus claires. Les séries flamandes, elles, sont sous-titrées en néerlandais même pour les Néerlandais : c’est là que l’on mesure la distance des accents.',
      },
      {
        title: 'Pas pour la Flandre',
        text: 'Le service s’adresse aux Pays-Bas ; la Belgique a ses propres offres. Lors d’un simple voyage, votre abonnement néerlandais y fonctionne toutefois, puisque la Belgique est dans l’Union.',
      },
      {
        title: 'Téléréalité par jour',
        text: 'Les émissions de rencontre publient plusieurs parties par semaine. Sans la date, le feu de dimanche brûlerait avant le baiser de vendredi.',
      },
      {
        title: 'Films du mois',
        text: 'Ceux sous licence s’en vont en fin de mois. « Binnenkort weg » les annonce ; les productions maison demeurent.',
      },
      {
        title: 'Prises et batterie',
        text: 'Les trains Intercity n’ont pas de prise partout. En 720p, luminosité à moitié, une charge suffit pour toute la ligne.',
      },
    ],
    questions: [
      {
        question: 'Fonctionne-t-il en vacances en France ?',
        answer:
          'Un abonnement payé vous suit dans l’Union européenne pour un séjour passager. Le site peut demander une confirmation du pays de résidence. La version Mac de notre produit étant retirée, emportez un ordinateur sous Windows, ou copiez les fichiers avant.',
      },
      {
        question: 'Pourquoi manque-t-il une saison au milieu ?',
        answer:
          'Elle peut être chez un autre diffuseur. L’application ne montre que ce que Videoland possède. NPO Start, la télévision publique, est un service à part. La fin d’une série s’y trouve parfois, quand le groupe n’avait acheté que le début.',
      },
      {
        question: 'Quelle formule faut-il pour enregistrer ?',
        answer: 'Celle que vous avez. Le menu Qualité s’arrête là où s’arrête la vôtre.',
      },
      {
        question: 'Deux personnes, deux sous-titres, un portable : possible ?',
        answer: 'Pas en même temps, mais un MKV avec deux textes sert chacun à son tour.',
      },
      {
        question: 'Videoland vient avec mon accès Internet. Que saisir ?',
        answer:
          'Le compte créé lors de l’activation, et non celui du fournisseur. Son adresse figure dans la lettre de confirmation de Videoland.',
      },
    ],
    meta_title: 'Guide : Videoland sous Windows',
    meta_description:
      'Originals, Gemist, « GTST » par semaine, sous-titres : mettre en ordre Videoland sous Windows, pour soi seul.',
  },
}
