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
        text: 'Sur un appareil mobile, l’application iPlayer permet de télécharger beaucoup de programmes, chacun avec sa date d’expiration. Vérifiez si elle vous suffit. Sur ordinateur, elle n’existe pas ; si vous suivez ce guide, respectez les mêmes délais pour vos copies privées.',
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
        answer:
          'Les résumés, oui. Les matchs entiers ne restent pas plus d’un jour, et le direct ne s’enregistre pas.',
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
    title: 'Channel 4 : enregistrer séries et documentaires',
    intro:
      'Channel 4 est un service public financé par la publicité, avec des comédies anciennes, des documentaires et les séries étrangères de Walter Presents. Ce guide vous aide à trouver les saisons complètes et à enregistrer d’abord ce qui sera retiré le plus tôt.',
    steps: [
      {
        title: 'Créer un compte gratuit',
        text: 'Le compte est gratuit et demande un code postal du Royaume-Uni, seul pays où la lecture fonctionne. La formule payante Channel 4+ supprime une grande partie de la publicité, mais pas celle du direct ni de quelques titres.',
      },
      {
        title: 'Parcourir les « Categories »',
        text: 'Les pages Comedy, Documentaries et World Drama sont plus utiles que la liste de A à Z. En bas de chacune, un lien ouvre la liste complète, bien plus longue que la rangée affichée. Les anciennes comédies restent plusieurs années en ligne ; vous pouvez les enregistrer en dernier.',
      },
      {
        title: 'Ouvrir la page de Walter Presents',
        text: 'Vous y trouverez des séries européennes, dont des françaises, en version originale sous-titrée en anglais. Elles paraissent surtout le vendredi, le plus souvent par saisons entières. Le titre anglais est différent de l’original, mais la description indique le pays et la langue : vous pouvez donc créer un dossier par langue.',
      },
      {
        title: 'Vérifier les sous-titres',
        text: 'Pour ces séries, ils sont en général incrustés dans l’image, et vous n’avez rien à cocher. Quelques titres récents les proposent sur une piste séparée, comme le montre la liste. Une version en langue des signes forme un titre à part. Huit épisodes de cinquante minutes occupent environ 6 Go en 720p.',
      },
      {
        title: 'Télécharger les films avant les séries',
        text: 'Placez en tête les films, qui n’ont souvent plus que quelques jours, puis ajoutez la série étrangère en une fois. Quand tout est terminé, classez les dossiers par pays. Ouvrez un fichier dans chacun pour voir si les sous-titres font partie de l’image ou d’une piste, et notez-le.',
      },
    ],
    hints: [
      {
        title: 'Des saisons courtes',
        text: 'Une comédie britannique compte souvent six épisodes de 25 minutes par saison : « Peep Show » au complet occupe moins de place qu’un film en 4K. Notez « S03 » pour « Series 3 », car « Series » désigne ici une saison.',
      },
      {
        title: 'Les films de Film4',
        text: 'Ce sont eux qui restent le moins longtemps ; le nombre de jours est indiqué sur leur page. Commencez donc par eux chaque semaine.',
      },
      {
        title: 'Retrouver le titre original',
        text: 'Walter Presents donne un titre anglais à presque toutes ses séries. Notez le titre original au générique si vous voulez en savoir plus sur elles.',
      },
      {
        title: '« The Great British Bake Off »',
        text: 'Le concours de pâtisserie est en ligne le soir même et reste disponible toute la saison. Regardez-le avant de lire la presse, si vous ne voulez pas connaître le résultat.',
      },
      {
        title: 'Documentaires retirés',
        text: 'Pendant un procès, un reportage peut disparaître pour quelques mois. Si un épisode manque dans la liste, ce n’est donc pas forcément une erreur.',
      },
    ],
    questions: [
      {
        question: 'Faut-il payer la TV Licence ?',
        answer:
          'Pour regarder la télévision en direct, oui, quel que soit l’écran. Pour les programmes à la demande de Channel 4, non. L’aide de Channel 4 explique cette règle du droit britannique. Dans les deux cas, vous devez vous trouver au Royaume-Uni.',
      },
      {
        question: 'Où sont les premières saisons de « Bake Off » ?',
        answer:
          'Elles ont été produites pour la BBC ; Channel 4 ne diffuse l’émission que depuis 2017. L’ancien nom du service, All 4, a disparu en 2023, mais les comptes ont été conservés.',
      },
      {
        question: 'Il manque la deuxième saison de ma série danoise. Viendra-t-elle ?',
        answer:
          'Peut-être : Walter Presents achète les séries saison par saison et annonce les suivantes dans sa lettre d’information.',
      },
      {
        question: 'Puis-je prêter un film à mon groupe de lecture ?',
        answer:
          'Non. Donnez-leur plutôt le titre et la date de fin : le service est gratuit, et chacun peut le regarder sur Channel 4.',
      },
      {
        question: 'E4 et More4 sont-ils couverts ?',
        answer:
          'Oui, leurs programmes font partie du même catalogue, pourvu qu’ils soient disponibles à la demande.',
      },
    ],
    meta_title: 'Guide : enregistrer avec Channel 4',
    meta_description:
      'Catégories, Walter Presents, sous-titres et films de Film4 : trouver et enregistrer pour vous les programmes de Channel 4.',
  },
  raiplay_downloader: {
    title: 'RaiPlay : enregistrer des séries italiennes',
    intro:
      'RaiPlay réunit les programmes récents de la Rai et des archives qui remontent à soixante-dix ans : la fiction d’hier soir, des variétés en noir et blanc, un entretien avec Pasolini. Si vous apprenez l’italien, vous y trouverez beaucoup à écouter et à lire.',
    steps: [
      {
        title: 'Créer un compte et se connecter',
        text: 'Le compte est gratuit : il suffit d’une adresse e-mail, ou d’un compte Google, Apple ou autre. Certains programmes s’ouvrent sans, mais votre liste et la reprise de lecture en dépendent. Hors d’Italie, les films et le sport sont bloqués, les productions de la Rai beaucoup moins souvent.',
      },
      {
        title: 'Choisir « Fiction » ou « Programmi »',
        text: 'Les séries se trouvent sous « Fiction » et « Serie TV », les émissions sous « Programmi ». Une longue fiction est classée par saison. La télévision italienne en diffuse deux épisodes par soirée ; le site en fait parfois deux fichiers, parfois un seul de cent minutes. Vérifiez la durée avant de numéroter.',
      },
      {
        title: 'Explorer les archives des « Teche »',
        text: 'Les archives se parcourent par décennie et par personne. L’image a la définition de son époque : pour un sketch de 1965, une plus grande taille ne ferait qu’alourdir le fichier. Enregistrez plutôt l’ensemble d’une émission, car un numéro isolé est difficile à retrouver.',
      },
      {
        title: 'Ajouter les sous-titres italiens',
        text: 'La plupart des fictions ont des sous-titres italiens pour malentendants. Quand les personnages parlent napolitain ou sicilien, ils sont souvent rendus en italien courant. Au format SRT, vous pouvez y rechercher une expression.',
      },
      {
        title: 'Enregistrer une enquête par fichier',
        text: 'Chaque épisode de « Montalbano » est un film de près de deux heures, soit 2 Go en 720p. Commencez le nom du fichier par l’année, car le site mélange la série principale et celle consacrée à la jeunesse du commissaire. Une fois le téléchargement terminé, vérifiez que l’image est bien en 16/9.',
      },
    ],
    hints: [
      {
        title: 'Le festival de Sanremo',
        text: 'Vous pouvez enregistrer les cinq soirées entières ou chaque chanson séparément ; pour la musique, les chansons sont plus pratiques. La finale dure à elle seule plus de cinq heures et pèse plus de 5 Go.',
      },
      {
        title: 'RaiPlay Sound',
        text: 'La radio et les podcasts ont leur propre service, que ce produit ne couvre pas. Un concert peut y être proposé sans l’être en vidéo sur RaiPlay, et inversement.',
      },
      {
        title: 'Rai Cultura et Rai Storia',
        text: 'Ces chaînes proposent de courts documentaires sur Dante, Olivetti ou l’inondation de Florence, sans date de fin. Ils conviennent bien si vous débutez en italien.',
      },
      {
        title: 'Séries étrangères en version originale',
        text: 'Toutes les séries étrangères sont doublées en italien. Si le menu propose « lingua originale », vous pouvez garder les deux pistes dans un MKV.',
      },
    ],
    questions: [
      {
        question: 'Les programmes ont-ils une date de fin ?',
        answer:
          'Les archives restent en ligne, mais les séries et les films achetés finissent par être retirés. La mention « Disponibile fino al » indique une date de fin : enregistrez d’abord ces titres.',
      },
      {
        question: 'Y a-t-il des sous-titres français ?',
        answer:
          'Presque jamais. Les sous-titres italiens pour malentendants sont ce qu’il y a de plus utile pour suivre.',
      },
      {
        question: 'Je ne connais que le nom du présentateur. Comment trouver l’émission ?',
        answer:
          'Tapez ce nom et filtrez les résultats par « Programmi ». Les archives indiquent les participants et l’année, et chaque émission renvoie à toute la série.',
      },
      {
        question: 'Puis-je utiliser une interview pour un exposé ?',
        answer:
          'Vous pouvez en citer une phrase avec sa source. Pour montrer les images, il vous faut l’accord de la Rai ; le service Teche répond à ces demandes.',
      },
      {
        question: 'Pourquoi un vieux feuilleton n’a-t-il que les parties 2 et 5 ?',
        answer:
          'À l’époque, les bandes coûtaient cher et on les réutilisait. Les parties qui manquent n’existent sans doute plus.',
      },
    ],
    meta_title: 'Guide : séries et archives de RaiPlay',
    meta_description:
      'Compte, Fiction et Programmi, archives des Teche, sous-titres italiens : enregistrer les programmes de RaiPlay pour vous.',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity : enregistrer les émissions entières',
    intro:
      'Sur Mediaset Infinity, une émission de trois heures est souvent coupée en deux parties et entourée d’une quarantaine d’extraits. Si vous ouvrez le bon onglet, vous n’aurez besoin que d’une minute pour réunir la soirée complète.',
    steps: [
      {
        title: 'Se connecter avec un compte gratuit',
        text: 'Inscrivez-vous sur mediasetinfinity.mediaset.it avec une adresse e-mail ou un réseau social. Le compte gratuit donne accès à Canale 5, Italia 1 et Rete 4 ; l’offre payante Infinity+ s’ajoute au même compte. Si vous l’avez achetée comme chaîne chez Amazon, il vous faut le téléchargeur de Prime Video.',
      },
      {
        title: 'Ouvrir « Puntate intere »',
        text: 'Les émissions complètes se trouvent dans cette rangée, plus bas sur la page ; « Clip » et « Extra » ne contiennent que des extraits. Pour une émission quotidienne, choisissez le mois, faites défiler la liste jusqu’au bout, puis cochez les dates voulues.',
      },
      {
        title: 'Réunir les parties d’une soirée',
        text: 'Les grandes émissions sont coupées en deux ou trois parties, dont le numéro figure dans le titre. L’application propose de les réunir quand les numéros se suivent. Écoutez une dizaine de secondes à l’endroit du raccord pour vérifier que rien ne manque. Une soirée complète pèse 3 Go en 720p.',
      },
      {
        title: 'Commencer le nom du fichier par la date',
        text: 'Les émissions quotidiennes n’ont pas d’autre numéro. Avec un nom comme « 2025-11-06 – Uomini e donne », elles se classent dans le bon ordre. Les émissions longues ne sont en ligne que le lendemain matin : inutile d’attendre jusqu’à minuit.',
      },
      {
        title: 'Créer un dossier par émission',
        text: 'Un nom composé de la chaîne, de l’émission et de la date reste clair pendant des années. Lancez la file le matin et vérifiez plus tard la fin de la dernière partie. Pour les émissions quotidiennes de dix minutes, réunissez toute une semaine dans un même fichier.',
      },
    ],
    hints: [
      {
        title: 'Les séries turques',
        text: 'En Italie, un épisode original est découpé en deux ou trois. Suivez la numérotation de Mediaset et non celle de la version turque. Les rediffusions de l’après-midi sont encore plus courtes.',
      },
      {
        title: '« Grande Fratello »',
        text: 'La diffusion permanente ne s’enregistre pas, mais les soirées peuvent être téléchargées tant qu’elles sont en ligne, souvent jusqu’à la saison suivante. Laissez de côté les extraits, qui reprennent toujours les mêmes moments.',
      },
      {
        title: 'Les horaires d’été',
        text: 'À partir de juin, les feuilletons changent d’horaire ou durent deux fois plus longtemps. Les dates restent fiables, mais vous aurez plus ou moins de fichiers par semaine.',
      },
      {
        title: 'Trois formes de téléréalité',
        text: 'La soirée, l’émission quotidienne et la diffusion permanente sont trois titres différents. L’émission quotidienne résume l’essentiel en une demi-heure.',
      },
      {
        title: 'La mention « Prima TV »',
        text: 'Elle signale une première diffusion en Italie. Si elle manque, il s’agit peut-être d’une rediffusion, même quand la date est récente.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un film demande-t-il Infinity+ ?',
        answer:
          'Beaucoup de films sont réservés à l’offre payante, même après leur passage à la télévision ; la mention « Infinity+ » figure sur l’affiche. Ils sont souvent proposés avec la version originale, que vous pouvez garder dans un MKV avec l’italien.',
      },
      {
        question: 'Puis-je l’utiliser depuis la France ?',
        answer:
          'Une partie des émissions du groupe est accessible, mais pas les films ni le sport. Le service espagnol du même nom a ses propres comptes et programmes ; ce guide ne concerne que l’italien.',
      },
      {
        question: 'Un épisode commence par cinq minutes déjà vues. Est-ce une erreur ?',
        answer:
          'Non, c’est le résumé de l’épisode précédent, assez long dans les versions italiennes. Vous pouvez le passer dans votre lecteur.',
      },
      {
        question: 'Y a-t-il des sous-titres ?',
        answer:
          'Oui, en italien, pour certaines fictions et certains films. Les talk-shows n’en ont pas, et le menu est alors vide.',
      },
      {
        question: 'Je me suis abonné sur mon téléviseur. Puis-je me connecter ?',
        answer:
          'Oui, si vous rattachez l’abonnement à une adresse e-mail, puis vous connectez au site avec celle-ci.',
      },
    ],
    meta_title: 'Guide : émissions de Mediaset Infinity',
    meta_description:
      '« Puntate intere », parties à réunir, dates dans les noms : enregistrer les émissions et séries italiennes de Mediaset Infinity.',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+ : enregistrer les séries espagnoles',
    intro:
      'Movistar Plus+ est accessible depuis quelques années même sans ligne téléphonique. Ses séries originales, souvent réalisées par des cinéastes, ne comptent qu’une demi-douzaine d’épisodes : vous pouvez en regarder une entière en un week-end.',
    steps: [
      {
        title: 'Se connecter avec le bon identifiant',
        text: 'La première page vous propose deux entrées : l’une pour les clients de l’opérateur Movistar, l’autre pour ceux qui n’ont que le service de streaming. Choisissez celle qui correspond à votre contrat. Prenez ensuite un profil adulte, car le profil Enfant masque une partie des séries originales.',
      },
      {
        title: 'Ouvrir la rubrique « Originales »',
        text: 'Vous y trouverez les productions de Movistar avec leur année ; elles restent plus longtemps que les titres achetés. Si une série est terminée, cochez toute la saison. Une nouveauté paraît d’ordinaire le jeudi, deux épisodes à la fois.',
      },
      {
        title: 'Choisir entre VOSE et castillan',
        text: 'VOSE signifie version originale sous-titrée en espagnol. Pour une série espagnole, la version originale est déjà en castillan : ajoutez les sous-titres pour malentendants, très proches des dialogues. Pour un titre étranger, vous pouvez réunir les deux pistes dans un MKV. Les codes ca, eu et gl désignent le catalan, le basque et le galicien.',
      },
      {
        title: 'Télécharger la saison entière',
        text: 'Six épisodes de cinquante minutes pèsent environ 5 Go en 720p et tiennent donc sur une petite clé USB. Ouvrez le premier et changez de langue pendant la lecture, pour vous assurer que les deux pistes fonctionnent.',
      },
      {
        title: 'Vérifier la synchronisation des voix',
        text: 'Écoutez la même phrase dans chaque langue. Si le son est en avance ou en retard sur l’image, recommencez à partir du catalogue plutôt que des « Últimos 7 días », qui reprennent le film tel qu’il a été diffusé. Pour une tablette, un MP4 avec une seule langue suffit.',
      },
    ],
    hints: [
      {
        title: 'Les « Últimos 7 días »',
        text: 'Les programmes des chaînes restent en ligne pendant sept jours. Une émission de fin de soirée y figure dès le lendemain matin : enregistrez-la dans la semaine, car elle n’est pas toujours proposée ensuite.',
      },
      {
        title: 'Le football',
        text: 'Les magazines sont disponibles à la demande plus souvent que les matchs entiers, qui ne restent que quelques jours. Le nom du fichier ne contient que les équipes, jamais le score.',
      },
      {
        title: 'Deux qualités d’image',
        text: 'Un film peut être proposé en HD et dans une version destinée aux grands écrans. Sur un ordinateur, seule la première est souvent disponible, comme l’indique le menu Qualité.',
      },
      {
        title: 'Cycles thématiques',
        text: 'Movistar regroupe pendant un mois des films d’un réalisateur, d’une décennie ou d’un genre. Ils ont leur propre page et sont tous retirés le même jour.',
      },
      {
        title: 'Documentaires musicaux et sportifs',
        text: 'Les documentaires produits par Movistar restent plusieurs années. Vous pouvez donc les placer à la fin de la file d’attente.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi y a-t-il deux pistes audio ?',
        answer:
          'Beaucoup de programmes étrangers sont diffusés à la fois en version originale et en espagnol, avec la mention « dual ». Choisissez celle que vous comprenez le mieux, ou enregistrez les deux.',
      },
      {
        question: 'Trouve-t-on des programmes en catalan ou en basque ?',
        answer:
          'Parfois ; le menu des langues vous l’indique. Quant aux services partenaires compris dans certains forfaits, comme Netflix ou Disney+, ils se regardent sur leur propre site et ont chacun leur produit dans notre boutique.',
      },
      {
        question: 'Que signifie « Disfruta en el descodificador » ?',
        answer:
          'Ce message indique que le titre ne peut être regardé que sur le décodeur. L’application ne peut pas enregistrer ce que le site ne lit pas.',
      },
      {
        question: 'Puis-je télécharger « Mis grabaciones » ?',
        answer:
          'Non. Ces enregistrements restent chez Movistar, avec leur propre délai. Ce produit couvre le catalogue et les programmes des sept derniers jours.',
      },
      {
        question: 'Puis-je regarder pendant des vacances au Portugal ?',
        answer:
          'Oui, un abonnement payant vous suit dans l’Union européenne pendant un séjour temporaire. Les fichiers enregistrés à la maison se lisent sans connexion.',
      },
    ],
    meta_title: 'Guide : les séries de Movistar Plus+',
    meta_description:
      'Identifiant, « Originales », VOSE et deux pistes audio : enregistrer les séries espagnoles de Movistar Plus+ avec votre compte.',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV : enregistrer achats, locations et gratuits',
    intro:
      'Rakuten TV propose des films à acheter, à louer ou à regarder gratuitement avec de la publicité. Vos droits ne sont pas les mêmes dans les trois cas. Ce guide vous aide à les distinguer et à ne jamais garder un fichier trop longtemps.',
    steps: [
      {
        title: 'Se connecter et ouvrir « Mes vidéos »',
        text: 'Vos achats et vos locations forment deux rangées, et chaque location affiche le temps restant. Une location expirée disparaît d’elle-même. Le service existe dans une quarantaine de pays d’Europe, chacun avec sa langue et ses prix ; votre compte dépend de celui où vous vous êtes inscrit.',
      },
      {
        title: 'Vérifier les conditions du titre',
        text: 'La page d’achat indique si vous pouvez télécharger le film sur vos appareils ; respectez ce qu’elle prévoit. Une location laisse en général trente jours pour commencer et quarante-huit heures pour finir. Comme le délai commence dès que vous appuyez sur Lecture, faites plutôt vos essais avec un film gratuit.',
      },
      {
        title: 'Choisir la langue avant la lecture',
        text: 'Certains films sont proposés séparément dans chaque langue, et vous ne pourrez plus en changer une fois la lecture lancée. Le drapeau indique la langue audio, la ligne en dessous celle des sous-titres. Ces derniers sont plus rares que sur les services par abonnement : vérifiez-les avant de payer.',
      },
      {
        title: 'Créer trois dossiers',
        text: 'Avec les dossiers « Acheté », « Loué » et « Gratuit », vous saurez toujours ce qu’il faut supprimer. Pour une location, ajoutez la date d’expiration au nom du film. Un film en HD pèse 3 à 4 Go, moins en définition standard. Une fois le téléchargement terminé, vérifiez que le générique de fin est complet.',
      },
      {
        title: 'Vérifier le fichier téléchargé',
        text: 'Ouvrez-le au début et aux trois quarts. S’il s’agit d’une location, supprimez-le à la fin du délai, comme vous auriez rendu un DVD. Si vous avez payé un film en UHD, vérifiez la définition que votre ordinateur reçoit réellement.',
      },
    ],
    hints: [
      {
        title: 'Films gratuits et chaînes en continu',
        text: 'Les films gratuits se trouvent sous « Gratuit » ou « Free », avec des chaînes en continu qui, elles, ne s’enregistrent pas. Le choix change chaque mois et d’un pays à l’autre.',
      },
      {
        title: 'HD ou UHD sur un ordinateur',
        text: 'Rakuten TV vend la HD et l’UHD séparément, et vous n’avez droit qu’à ce que vous avez payé. Dans un navigateur, la définition est souvent inférieure à celle d’un téléviseur, et le fichier ne peut pas faire mieux.',
      },
      {
        title: 'Les films gratuits changent',
        text: 'Un film gratuit en mars peut devenir payant en avril, puis gratuit de nouveau en mai. Enregistrez-le tant qu’il est proposé.',
      },
      {
        title: 'Productions de Rakuten',
        text: 'Les documentaires de Rakuten, notamment sur des footballeurs, sont gratuits dans beaucoup de pays et souvent mieux sous-titrés que les films à louer.',
      },
      {
        title: 'Faire un essai gratuit avant de louer',
        text: 'Avant de louer un film pour un voyage, enregistrez un film gratuit du début à la fin. Vous saurez ainsi si votre connexion, votre disque et votre lecteur conviennent.',
      },
    ],
    questions: [
      {
        question: 'Que devient un achat si le film est retiré ?',
        answer:
          'Les conditions de vente de Rakuten TV le précisent. Un achat numérique n’est qu’un droit de regarder le film sur le service, dans les limites de ces conditions ; une copie privée n’est possible que si elles et la loi l’autorisent. Conservez votre confirmation d’achat.',
      },
      {
        question: 'Puis-je acheter dans un autre pays ?',
        answer:
          'Non, le compte est lié au pays d’inscription. Si vous déménagez, demandez à l’aide de Rakuten TV ce que devient votre bibliothèque. Le service japonais du même groupe est indépendant.',
      },
      {
        question: 'Je ne trouve plus un film que j’ai acheté. L’ai-je perdu ?',
        answer:
          'En général, il n’est simplement plus en vente, mais vous le trouverez toujours dans « Mes vidéos ». S’il y manque aussi, adressez-vous à Rakuten avec votre reçu.',
      },
      {
        question: 'Pourquoi mon film doublé s’ouvre-t-il en version originale ?',
        answer:
          'Votre lecteur choisit la première piste du fichier. Placez votre langue en premier avant de télécharger, ou changez de piste pendant la lecture.',
      },
      {
        question: 'Puis-je payer avec des points Rakuten ?',
        answer: 'Dans certains pays, oui. Pour l’application, cela ne change rien.',
      },
    ],
    meta_title: 'Guide : films achetés ou loués sur Rakuten TV',
    meta_description:
      'Achats, locations ou films gratuits, langues et délais : enregistrer les films de Rakuten TV dans la limite de vos droits.',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime : utiliser une licence déjà achetée',
    intro:
      'Ce produit n’est pas toujours en vente. Si vous possédez déjà une licence, ce guide vous montre comment vous en servir quand elle fonctionne, reconnaître rapidement quand ce n’est pas le cas et choisir parmi les nombreux sous-titres. SkyShowtime existe dans plus de vingt pays d’Europe, mais pas en France.',
    steps: [
      {
        title: 'Mettre à jour l’application et se connecter',
        text: 'Installez d’abord la dernière version, car les anciennes n’ouvrent plus la page de connexion. Saisissez ensuite sur skyshowtime.com l’adresse de votre abonnement et choisissez votre profil. Le service fonctionne dans les pays nordiques, aux Pays-Bas, en Espagne, au Portugal et dans une grande partie de l’Europe centrale et orientale ; ailleurs, un message vous indique qu’il n’est pas disponible.',
      },
      {
        title: 'Régler la langue du site',
        text: 'Pour changer de langue, ouvrez la gestion du profil. Les titres et les résumés changent, et les noms des fichiers aussi, ce qui compte si plusieurs personnes partagent le même disque. La langue des sous-titres se choisit séparément.',
      },
      {
        title: 'Essayer un seul épisode',
        text: 'Paramount, Universal, Nickelodeon et Sky ont chacun leur page. Choisissez une série et ajoutez un seul épisode à la file d’attente. S’il se lit mais ne s’enregistre pas, le service a modifié quelque chose : envoyez-nous le titre, le pays et le journal. Ces informations nous aident à décider si le produit peut revenir en vente.',
      },
      {
        title: 'Choisir la langue et les sous-titres',
        text: 'Le doublage est surtout réservé aux films pour enfants ; les autres titres sont presque toujours en anglais avec des sous-titres locaux. Sélectionnez les vôtres par leur code, par exemple sv, pl ou ro. Un épisode d’une heure pèse environ un gigaoctet en 720p. Vérifiez que des lettres comme ğ, ő ou ł s’affichent correctement.',
      },
      {
        title: 'Télécharger un titre à la fois',
        text: 'Si l’essai a réussi, commencez par les titres qui seront bientôt retirés. Téléchargez-les l’un après l’autre et ouvrez chaque fichier avant de continuer. N’attendez pas trop longtemps pour une saison qui vous intéresse, car le produit peut cesser de fonctionner.',
      },
    ],
    hints: [
      {
        title: 'Votre licence reste valable',
        text: 'La page du produit indique s’il est en vente et par quoi vous pouvez le remplacer. Une licence à vie reste dans votre compte et réduit le prix d’une suite, comme n’importe quelle autre.',
      },
      {
        title: 'Les mêmes séries sur d’autres services',
        text: 'Selon le pays, des titres de Paramount, d’Universal ou de Sky sont aussi proposés ailleurs. Un autre de vos produits permet peut-être de les enregistrer. Sur SkyShowtime, les nouveaux épisodes arrivent d’ordinaire un jour après les États-Unis.',
      },
      {
        title: 'Vos fichiers ne sont pas supprimés',
        text: 'Les fichiers déjà enregistrés se lisent toujours. Les conditions de votre abonnement s’y appliquent toutefois, même après sa fin.',
      },
      {
        title: 'Les téléchargements de SkyShowtime',
        text: 'Selon la formule, les applications de SkyShowtime permettent de télécharger des titres sur téléphone et tablette. Pour un voyage, c’est actuellement la solution la plus sûre.',
      },
    ],
    questions: [
      {
        question: 'Quels sous-titres choisir pour apprendre une langue ?',
        answer:
          'Choisissez ceux de la langue que vous entendez, le plus souvent l’anglais, car une traduction abrège toujours. Avec deux fichiers SRT, vous pourrez passer de l’une à l’autre dans votre lecteur.',
      },
      {
        question: 'Quelles sont les différences entre les formules ?',
        answer:
          'La publicité, la définition de l’image et le nombre de lectures simultanées. Le catalogue est à peu près le même. La page des offres de votre pays donne le détail actuel.',
      },
      {
        question: 'Pourquoi ce produit a-t-il été retiré ?',
        answer:
          'Parce que nous ne vendons pas un produit dont nous ne pouvons pas assurer le bon fonctionnement. SkyShowtime modifie souvent ses pages, et un outil qui ne marche que certains jours ne suffit pas.',
      },
      {
        question: 'Ma formule se renouvelle. Serai-je encore débité ?',
        answer:
          'Votre compte indique la date du prochain paiement à la rubrique des abonnements, et vous pouvez résilier à tout moment. Si vous pensez avoir été débité par erreur, écrivez-nous.',
      },
      {
        question: 'La suite fonctionne-t-elle avec SkyShowtime ?',
        answer:
          'Pas mieux que le produit individuel. Choisissez-la pour les autres services qu’elle comprend.',
      },
    ],
    meta_title: 'Guide : SkyShowtime avec une licence existante',
    meta_description:
      'Mise à jour, essai d’un épisode, langues et sous-titres : utiliser votre licence SkyShowtime dans les pays où il existe.',
  },
  now_tv_downloader: {
    title: 'NOW : utiliser une licence déjà achetée',
    intro:
      'Au Royaume-Uni et en Irlande, NOW vend séparément les séries, le cinéma et le sport, au mois. Notre produit pour NOW n’est pas toujours en vente ; ce guide s’adresse à ceux qui le possèdent déjà et veulent savoir ce qu’ils peuvent encore en faire.',
    steps: [
      {
        title: 'Se connecter et vérifier ses pass',
        text: 'Sous « My Account », le site de NOW indique quels pass sont actifs et quand ils se renouvellent. Résiliez à temps ceux dont vous n’avez plus besoin : une offre d’essai devient un abonnement payant à sa fin. Installez aussi la dernière version de notre application avant de commencer.',
      },
      {
        title: 'Choisir un titre compris dans le pass',
        text: 'Les séries relèvent du pass Entertainment, les films du pass Cinema. Un cadenas signale un titre pour lequel il vous manque un pass. Si un titre se lance dans votre navigateur, vous pouvez essayer de l’enregistrer ; si le site vous propose de l’acheter, non.',
      },
      {
        title: 'Commencer par les titres bientôt retirés',
        text: 'La rubrique « Leaving soon » réunit les titres qui vont partir ; choisissez d’abord ceux dont la date est la plus proche. On y trouve souvent d’anciennes séries HBO. Vérifiez aussi si elles sont désormais proposées par HBO Max dans votre pays.',
      },
      {
        title: 'Télécharger d’abord un titre court',
        text: 'Faites un essai avec une comédie de trente minutes, qui occupe environ 500 Mo en 720p. Vous saurez vite si l’image et le son sont bons. Lancez ensuite les films, deux à trois fois plus lourds, pendant la nuit : vous ne gênerez personne, car le nombre de lectures simultanées est limité.',
      },
      {
        title: 'Décider si le produit vous convient',
        text: 'Si l’essai échoue, gardez simplement la licence, qui ne vous coûte rien. S’il réussit, enregistrez ce que vous vouliez regarder ce mois-ci, mais ne renouvelez pas un pass uniquement pour cela. Notez le résultat et la date : il n’est pas toujours le même pour un film et pour une série, et peut changer d’un mois à l’autre.',
      },
    ],
    hints: [
      {
        title: 'L’option Boost',
        text: 'Boost améliore l’image et le son, ajoute un écran et supprime la publicité avant les programmes à la demande. Cette option ne change rien au fait qu’un titre puisse ou non être enregistré.',
      },
      {
        title: 'Savoir si le produit est à jour',
        text: 'La page du produit indique s’il est en vente. Lisez aussi la liste des changements de l’application : si NOW n’y est plus mentionné depuis longtemps, il est possible qu’il ne fonctionne pas.',
      },
      {
        title: 'Les téléchargements de NOW',
        text: 'L’application mobile de NOW a proposé des téléchargements pour certains pass et certains titres. Sa page d’aide vous dira lesquels ; sur un téléphone, c’est le plus simple.',
      },
      {
        title: 'Les autres services britanniques',
        text: 'Nous proposons des produits pour BBC iPlayer, ITVX et Channel 4, chacun avec un essai gratuit.',
      },
      {
        title: 'Réduire le prix de la suite',
        text: 'Une licence à vie pour NOW réduit le prix de la suite vidéo pour le même système. Connectez-vous et ouvrez la page de la suite pour voir votre prix.',
      },
    ],
    questions: [
      {
        question: 'Ce guide vaut-il pour NOW en Italie ?',
        answer:
          'Non. Le nom est le même, mais les pass, le catalogue et les comptes sont différents. Ce produit a été conçu pour le Royaume-Uni et l’Irlande, qui partagent les identifiants, mais pas les prix.',
      },
      {
        question: 'Que faire quand un pass Cinema prend fin ?',
        answer:
          'Vous n’avez alors plus le droit de regarder ces films : supprimez les fichiers. Pour ne pas l’oublier, inscrivez la date dans le nom du dossier. Si vous avez acheté notre produit depuis moins de quatorze jours et qu’il ne fonctionne pas, écrivez-nous par le formulaire de contact ; le remboursement est décrit dans les conditions de vente.',
      },
      {
        question: 'Le produit reviendra-t-il en vente ?',
        answer:
          'Nous ne pouvons pas le promettre. Si c’est le cas, sa page affichera de nouveau des formules.',
      },
      {
        question: 'Un autre ordinateur donnerait-il un meilleur résultat ?',
        answer:
          'Rarement. Si le produit fonctionne chez quelqu’un d’autre, cette personne a sans doute un autre pass ou une version plus récente de l’application.',
      },
      {
        question: 'Que faut-il indiquer à l’assistance ?',
        answer:
          'Votre pass, le titre, le système, la version de l’application et le texte exact du message. Joignez le journal : nous pourrons vous répondre sans poser d’autres questions.',
      },
    ],
    meta_title: 'Guide : NOW avec une licence existante',
    meta_description:
      'Pass, essai d’un titre court, titres bientôt retirés : ce que vous pouvez faire avec votre licence NOW au Royaume-Uni et en Irlande.',
  },
  videoland_downloader: {
    title: 'Videoland : enregistrer des séries pour le train',
    intro:
      'Videoland propose des séries néerlandaises et les programmes de RTL Nederland. De Groningue à Maastricht, le trajet en train dure quatre heures, juste assez pour quatre épisodes. Ce produit n’est vendu que pour Windows, et ce guide en tient compte.',
    steps: [
      {
        title: 'Se connecter et choisir son profil',
        text: 'Votre compte indique votre formule : la moins chère comprend de la publicité et un seul écran. Chaque membre de la famille a un profil ; prenez le vôtre pour retrouver l’endroit où vous vous êtes arrêté. Le profil Enfant ne montre pas les séries pour adultes.',
      },
      {
        title: 'Choisir « Original » ou « Gemist »',
        text: 'Les productions de Videoland portent la mention « Original » et comptent le plus souvent huit épisodes par saison. Sous « Gemist », vous trouvez le rattrapage de RTL 4, RTL 5 et RTL 7, classé par chaîne et par jour sur quelques semaines.',
      },
      {
        title: 'Sélectionner la semaine d’un feuilleton',
        text: '« GTST » passe du lundi au vendredi, et les abonnés voient parfois l’épisode un jour plus tôt, sous « Vooruitkijken ». Comme la date affichée est celle de la mise en ligne, numérotez les épisodes : vous éviterez de regarder celui de vendredi avant celui de jeudi.',
      },
      {
        title: 'Ajouter les sous-titres néerlandais',
        text: 'Ils se trouvent sous « Ondertiteling ». Tous les titres étrangers en ont, et beaucoup de titres néerlandais aussi, avec la description des bruits. Enregistrez-les au format SRT. Une saison de huit épisodes de quarante-cinq minutes occupe environ 5 Go en 720p.',
      },
      {
        title: 'Tester les fichiers sans réseau',
        text: 'Mettez l’ordinateur en mode avion et ouvrez le deuxième fichier plutôt que le premier, pour vérifier l’ordre et les sous-titres. Fermez les autres programmes, chargez la batterie et gardez vos écouteurs à portée de main. Quatre épisodes occupent un peu plus de 3 Go.',
      },
    ],
    hints: [
      {
        title: 'Pour apprendre le néerlandais',
        text: 'Les séries tournées à Amsterdam sont pleines d’argot ; les émissions de décoration sont plus faciles à comprendre. Les séries flamandes sont sous-titrées en néerlandais, ce qui aide à suivre l’accent.',
      },
      {
        title: 'Videoland en Belgique',
        text: 'Le service est destiné aux Pays-Bas, et la Belgique a ses propres offres. Pendant un voyage, votre abonnement néerlandais y fonctionne toutefois, comme dans le reste de l’Union européenne.',
      },
      {
        title: 'Dater les émissions de téléréalité',
        text: 'Les émissions de rencontre comptent plusieurs épisodes par semaine. Ajoutez la date au nom du fichier, pour ne pas voir la rupture du dimanche avant le baiser du vendredi.',
      },
      {
        title: 'Les films qui partent en fin de mois',
        text: 'La rangée « Binnenkort weg » annonce les films sous licence qui vont être retirés. Les productions de Videoland restent au catalogue.',
      },
      {
        title: 'Économiser la batterie',
        text: 'Tous les trains Intercity n’ont pas de prises. Avec des fichiers en 720p et la luminosité réglée à la moitié, une charge suffit pour tout le trajet.',
      },
    ],
    questions: [
      {
        question: 'Puis-je utiliser Videoland en vacances en France ?',
        answer:
          'Oui, un abonnement payant fonctionne dans l’Union européenne pendant un séjour temporaire ; le site vous demandera peut-être de confirmer votre pays de résidence. Emportez un ordinateur sous Windows, car la version Mac de notre produit n’est plus en vente, ou copiez les fichiers avant de partir.',
      },
      {
        question: 'Pourquoi manque-t-il une saison ?',
        answer:
          'Un autre diffuseur en détient sans doute les droits. L’application ne montre que le catalogue de Videoland ; cherchez aussi sur NPO Start, le service de la télévision publique.',
      },
      {
        question: 'Quelle formule faut-il pour enregistrer ?',
        answer: 'N’importe laquelle. Le menu Qualité vous montre ce que la vôtre permet.',
      },
      {
        question: 'Deux personnes peuvent-elles choisir des sous-titres différents ?',
        answer:
          'Pas en même temps sur un seul écran, mais un MKV peut contenir deux pistes de sous-titres, entre lesquelles vous passez dans le lecteur.',
      },
      {
        question: 'J’ai Videoland avec mon abonnement Internet. Comment me connecter ?',
        answer:
          'Utilisez le compte que vous avez créé en activant l’offre, et non celui du fournisseur d’accès. Vous trouverez l’adresse dans l’e-mail de confirmation de Videoland.',
      },
    ],
    meta_title: 'Guide : enregistrer des séries Videoland',
    meta_description:
      'Profil, Original et Gemist, « GTST » et sous-titres : enregistrer les séries de Videoland sous Windows pour le train.',
  },
}
