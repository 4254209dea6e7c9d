import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT : abonnement, points et délais de location',
    intro:
      'Le catalogue est vaste, mais tout n’est pas compris dans l’abonnement. Apprenez d’abord les petits signes des affiches. Trois idéogrammes suffisent pour ne jamais payer par mégarde, et le reste tient en une soirée, sous-titres japonais compris.',
    steps: [
      {
        title: 'Se connecter au Japon',
        text: 'Ouvrez video.unext.jp dans le navigateur intégré. Inscription et lecture supposent d’être sur place. L’adresse et le mot de passe sont ceux de l’abonnement ; la page « Qui regarde ? » suit, chaque membre de la famille ayant son propre accès. Hors de l’archipel, elle s’arrête sur un message, ce qui ne tient pas à l’application.',
      },
      {
        title: 'Lire l’affiche',
        text: '見放題 : compris dans l’abonnement. ポイント : location par points. 購入 : achat. Un filtre masque ce qui est en sus. Le filtre se trouve en tête des résultats, sous la forme d’un bouton « 見放題のみ ». Une location affiche le nombre de points, à raison d’un yen chacun ; l’application n’en dépense jamais, seule la page d’U-NEXT peut le faire.',
      },
      {
        title: 'Choisir 字幕 ou 吹替',
        text: 'Les titres étrangers existent sous-titrés et doublés, souvent sur deux fiches. Ouvrez la bonne avant de cocher. Les deux affiches sont identiques au mot près. Pour un film d’animation, le doublage est souvent tenu par des vedettes et mérite d’être comparé ; pour une série américaine, prenez la version sous-titrée et cochez le texte s’il forme une piste.',
      },
      {
        title: 'Enregistrer la série',
        text: 'Dix à douze épisodes en général. Le signe 日本語字幕 annonce des sous-titres japonais. Un épisode de 46 minutes en 720p fait 700 Mo, la saison moins de 8 Go. Cochez tout, laissez la nuit, et lisez le lendemain les deux premières et les deux dernières minutes de l’épisode final. Le texte japonais, gardé en SRT, se parcourt avec un dictionnaire.',
      },
      {
        title: 'Isoler les locations',
        text: 'Après le début de la lecture, il reste d’ordinaire 48 heures ; effacez ensuite le fichier. L’heure exacte de la fin est sur la page d’achat. Un dossier « 48 h », vidé le dimanche, évite de garder ce que l’on n’a plus le droit de voir.',
      },
    ],
    hints: [
      {
        title: 'Comptes de la famille',
        text: 'Le compte principal peut en créer trois autres et y bloquer les achats par points. Chacun a sa liste et son historique, ce qui empêche les dessins animés d’envahir vos recommandations. Le contrôle des achats se règle dans les paramètres du compte parent.',
      },
      {
        title: 'Les points expirent',
        text: 'Ils servent aux nouveautés, ou à des places de cinéma. N’attendez pas trop. Ils sont crédités chaque mois avec l’abonnement et tombent au bout de quatre-vingt-dix jours. Un film encore en salle peut ainsi ne rien coûter de plus.',
      },
      {
        title: '配信終了',
        text: 'Sous ces caractères se regroupe ce qui finit bientôt. À la fin du mois, la liste est longue et mérite dix minutes.',
      },
      {
        title: 'Quatre écrans, un seul titre',
        text: 'Quatre personnes regardent à la fois, mais pas toutes le même film. En cas de refus, quelqu’un de la famille a été plus rapide.',
      },
    ],
    questions: [
      {
        question: 'Où sont les séries de TBS et de TV Tokyo ?',
        answer:
          'Depuis l’absorption de Paravi en 2023, elles ont leur rubrique ; la recherche par chaîne y mène. Les titres de TV Tokyo tardent parfois d’une semaine. Tapez « TBS » en lettres latines, le moteur le comprend.',
      },
      {
        question: 'Y trouve-t-on HBO ?',
        answer:
          'Oui, au Japon, de nombreuses séries HBO y passent, sous-titrées ou doublées en japonais. Un titre de cette maison part rarement sans prévenir. Les concerts et directs, eux, ne se gardent que s’ils sont proposés à la demande et que l’organisateur l’admet.',
      },
      {
        question: 'Le mois d’essai d’U-NEXT suffit-il ?',
        answer:
          'Les titres compris s’y lisent, donc se choisissent. Sans contrat à sa fin, votre droit sur ce que vous avez gardé cesse également.',
      },
      {
        question: 'Où est la saison 2 ?',
        answer:
          'Chaque saison a sa page, reliée par 関連作品 sous un titre presque identique. Vérifiez l’année avant de cocher.',
      },
    ],
    meta_title: 'Guide : U-NEXT, abonnement ou points',
    meta_description:
      '見放題 ou points, 字幕 ou 吹替 : lire les signes de U-NEXT, choisir la version et respecter les délais, pour qui vit au Japon.',
  },
  dmm_downloader: {
    title: 'DMM TV : anime de saison et pièces de théâtre',
    intro:
      'DMM TV réunit une grande offre d’anime et le théâtre tiré des mangas. Chacun demande son rangement. D’un côté vingt-quatre minutes par semaine, de l’autre deux heures et demie d’un coup : la place sur le disque et le soir libre ne se prévoient pas de la même façon.',
    steps: [
      {
        title: 'Vérifier DMM Premium',
        text: 'Après connexion à tv.dmm.com, la page du compte dit si l’abonnement est actif. Les achats faits dans d’autres boutiques du groupe n’y figurent pas. Si la connexion renvoie vers dmm.com, revenez à l’adresse « tv » ; le cadre en haut doit afficher votre pseudonyme.',
      },
      {
        title: 'Ouvrir la saison',
        text: 'Les nouveautés sont classées par jour de la semaine : vous savez quand revenir. Les heures dépassent minuit : 25 h 30 le mardi signifie mercredi à 1 h 30. Un épisode déjà gardé est signalé, si bien qu’un coup d’œil hebdomadaire suffit à toute la saison.',
      },
      {
        title: 'Trouver la captation',
        text: 'Une pièce 2.5次元 s’accompagne d’entretiens et de visites. La durée désigne la représentation. La rangée propose parfois plusieurs jours de la même œuvre, ou une vue d’ensemble à côté du montage télévisé. Comparez la distribution et la date d’enregistrement avant de choisir ; deux actes font environ deux heures et demie.',
      },
      {
        title: 'Garder d’un seul tenant',
        text: 'Un fichier pour la pièce, un fichier par épisode pour l’anime. Les scènes sont sombres : prenez la plus grande définition, soit 6 à 8 Go, et économisez sur l’anime. Vérifiez le passage de l’entracte, là où deux moitiés ont pu être raccordées, puis le salut final.',
      },
      {
        title: 'Ajouter l’anime d’origine',
        text: 'La série dont la pièce est tirée se trouve presque toujours au même catalogue, et ses aplats de couleur se contentent de 720p : douze épisodes font 6 Go. Rangez les deux ensemble, numérotez la scène après la saison qu’elle raconte, et jouez la chanson d’ouverture de chacune pour comparer le son.',
      },
    ],
    hints: [
      {
        title: 'Lecture simultanée',
        text: 'Plusieurs appareils sont admis, mais pas toujours pour le même titre. Arrêtez le téléviseur d’abord. Deux, en général. Si la file attend sans raison, quelqu’un regarde sans doute ailleurs dans la maison.',
      },
      {
        title: 'Seulement la vidéo',
        text: 'DMM gère beaucoup de services avec un compte. Ce guide ne vise que DMM TV. Les variétés produites par la plateforme comptent peu d’épisodes et arrivent d’un bloc : idéales pour une semaine sans nouveauté.',
      },
      {
        title: 'Un billet, deux dates',
        text: 'Le jour du spectacle et la fin de l’archive. Entre les deux seulement, il y a quelque chose à choisir.',
      },
      {
        title: 'Au casque',
        text: 'Les micros-cravates et la salle se mêlent dans la prise de son. Une bonne stéréo y rend l’espace du théâtre.',
      },
      {
        title: '最速, 独占, 見放題',
        text: 'Les deux premiers sont des arguments de vente, le troisième seul concerne votre abonnement.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une pièce est-elle payante malgré Premium ?',
        answer:
          'Les premières se vendent souvent à l’unité, et n’entrent que plus tard dans l’abonnement. Le billet en ligne d’une dernière ouvre une rediffusion de quelques jours. Tant que votre billet court et qu’elle est à la demande, elle se choisit, pas au-delà.',
      },
      {
        question: 'Existe-t-il des sous-titres français ou anglais ?',
        answer:
          'Rarement : l’offre s’adresse au public japonais. Le titre anglais de l’anime aide à retrouver ailleurs une version traduite. Les œuvres pour adultes n’apparaissent pas ici : le produit n’ouvre que le catalogue général.',
      },
      {
        question: 'Le commentaire des acteurs peut-il devenir une seconde piste ?',
        answer:
          'Si DMM le propose comme piste, oui, dans un MKV. Il forme le plus souvent une vidéo séparée.',
      },
      {
        question: 'Pourquoi la comédie musicale de l’an passé manque-t-elle ?',
        answer:
          'Les droits s’accordent par représentation et s’arrêtent souvent à la sortie du disque. Une nouvelle production ramène les anciennes pour quelques semaines.',
      },
    ],
    meta_title: 'Guide : DMM TV, anime et théâtre 2.5D',
    meta_description:
      'Saison par jour, captation plutôt que bonus, un fichier par soirée : ranger anime et pièces de DMM TV pour soi.',
  },
  abema_downloader: {
    title: 'ABEMA : les épisodes gratuits avant l’échéance',
    intro:
      'ABEMA est à la fois une chaîne et une vidéothèque. Bien des épisodes sont libres un moment, puis réservés aux membres. La règle tient en une phrase, le calendrier en remplit trois pages ; l’essentiel est de savoir lire la petite horloge.',
    steps: [
      {
        title: 'De テレビ à ビデオ',
        text: 'Quittez le direct pour la page des vidéos : une émission en cours ne s’enregistre pas. L’onglet se trouve dans la barre supérieure, à droite du direct. La page d’une série y énumère ses épisodes ; ce qui vient de passer n’y entre qu’après la fin, souvent dans l’heure.',
      },
      {
        title: 'Lire l’échéance',
        text: '無料 marque ce qui est libre, avec sa date de fin ; プレミアム ce qui demande l’abonnement. Une horloge à côté du mot donne les jours restants, puis les heures le dernier jour. Sans compte, tout ce qui porte 無料 se lit ; l’abonnement se vérifie dans le menu du profil.',
      },
      {
        title: 'Trier par urgence',
        text: 'Prenez d’abord ce qui finit le premier. Pour une série à un épisode libre par semaine, retenez le jour. La liste de l’application se classe d’après ce délai. Un anime de saison reste une semaine d’ordinaire, jusqu’à l’épisode suivant : le jeudi soir, par exemple, traitez ce qui tombe le vendredi.',
      },
      {
        title: 'Nommer les parties',
        text: 'Pour le shogi et le mah-jong, inscrivez ligue, tour et joueurs : les titres sont très longs. Une rencontre pour un titre dure dix heures et davantage ; comme le plateau bouge peu, la plus petite taille suffit, 2 à 3 Go. La M League se range par soirée et par équipes, avec deux parties à chaque fois. Contrôlez la dernière main, c’est elle qu’on attend.',
      },
      {
        title: 'Compter les morceaux',
        text: 'Les soirées de plusieurs heures sont coupées en parties, de #1 à #4, dont les échéances ne sont pas les mêmes. La file finie, comptez. Une partie perdue de vue ne se rattrape pas sans abonnement, et l’absence d’un fichier entre deux autres passe facilement inaperçue.',
      },
    ],
    hints: [
      {
        title: 'La rubrique 見逃し',
        text: 'Elle regroupe les derniers jours, utile si vous avez manqué le début. Le tri par chaîne y aide plus que celui par nouveauté. Une émission déplacée reste à l’heure de son ancienne case pendant quelques jours.',
      },
      {
        title: 'Commentaires',
        text: 'Ils défilent à côté de l’image et ne font pas partie du fichier. Pour eux, il faut être là au bon moment ou regarder la rediffusion sur le site. Ils se ferment par une flèche si vous les trouvez bavards.',
      },
      {
        title: 'Premiers épisodes libres',
        text: 'Le premier d’une série reste souvent ouvert toute la saison. Commencez par celles dont le deuxième va se refermer.',
      },
      {
        title: 'Week-ends marathon',
        text: 'Avant une suite, les saisons passées s’ouvrent d’un bloc pour deux ou trois jours. Gardez cinquante gigaoctets libres pour ces occasions.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi y a-t-il de la publicité ?',
        answer:
          'Elle finance l’offre libre. L’abonnement existe avec ou sans. Le passage publicitaire s’ouvre avant l’image et parfois au milieu. Patientez : l’application connaît les pistes dès que le programme commence.',
      },
      {
        question: 'ABEMA se regarde-t-il hors du Japon ?',
        answer:
          'En partie ; les anime, le plus souvent, non. La page l’annonce avant la lecture. Les informations et quelques variétés sont plus souvent ouvertes. Ce que la page lit là où vous êtes se choisit, le reste non.',
      },
      {
        question: 'Combien de temps un programme est-il libre ensuite ?',
        answer:
          'Sept jours souvent, parfois 72 heures ou un seul. L’horloge de la page fait foi, et l’application n’en lit pas d’autre.',
      },
      {
        question: 'J’ai payé un combat en jetons. Sa rediffusion se garde-t-elle ?',
        answer:
          'Elle se lit jusqu’à la date annoncée à l’achat et peut être choisie jusque-là, si un enregistrement paraît. Le direct, non.',
      },
      {
        question: 'Pourquoi l’image est-elle plus petite sans Premium ?',
        answer:
          'La plus grande taille est réservée à certains titres et formules. Le menu montre ce qui vous revient.',
      },
    ],
    meta_title: 'Guide : ABEMA avant la fin du délai',
    meta_description:
      '無料 et プレミアム, tri par échéance, noms des parties : garder des vidéos d’ABEMA dans la limite des conditions et de la loi.',
  },
  lemino_downloader: {
    title: 'Lemino : concerts et K-pop avec un d Account',
    intro:
      'Successeur de dTV, Lemino mise sur les concerts, la boxe et les émissions coréennes, disponibles parfois très peu de temps. L’amateur de groupes coréens et le passionné de boxe y ont un point commun : s’ils attendent le dimanche suivant, la page est vide.',
    steps: [
      {
        title: 'Créer un d Account',
        text: 'Il est gratuit et sans contrat mobile. Lemino Premium s’y ajoute. L’inscription demande une adresse et un code envoyé par e-mail, rien d’un opérateur. Sur lemino.docomo.ne.jp, le bouton de connexion est en haut à droite ; votre nom y paraît ensuite.',
      },
      {
        title: 'Distinguer trois régimes',
        text: 'Libre avec publicité, compris dans Premium, vendu à l’unité : la fiche le précise. Une couronne sur l’affiche marque Premium ; l’absence de signe, ce qui est libre. Un prix signale l’achat, avec sa durée de visionnage. Les trois se mêlent dans les résultats, filtrez avant de cocher.',
      },
      {
        title: 'Attendre le 見逃し配信',
        text: 'Après un direct, une rediffusion reste souvent quelques jours. Elle seule a un début et une fin. La date limite est au bas de la description, quelquefois seulement en petits caractères. Un spectacle du samedi s’éteint souvent le vendredi suivant à 23 h 59, heure de Tokyo.',
      },
      {
        title: 'Suspendre sans crainte',
        text: 'Une soirée de boxe dure des heures. La tâche reprend là où vous l’avez laissée. Cinq heures en 720p demandent 4 à 5 Go. Une coupure du réseau ne vous coûte que l’attente. Quand la ligne est finie, vérifiez le combat principal, qui vient toujours en dernier.',
      },
      {
        title: 'Écouter le passage le plus fort',
        text: 'Un concert en 1080p fait 5 Go, une émission de plateau en 480p trois cents mégaoctets. Après l’enregistrement, choisissez la chanson la plus bruyante : si rien ne grésille, le son et le disque ont suivi. Notez le jour limite dans le nom, car la page aura disparu quand vous voudrez le relire.',
      },
    ],
    hints: [
      {
        title: 'Recherche par humeur',
        text: 'Lemino classe aussi par émotion. Pour un groupe précis, tapez son nom. L’écriture compte : essayez les lettres latines, puis le katakana. La recherche par membre oublie des émissions que celle par groupe trouve.',
      },
      {
        title: 'Le son d’abord',
        text: 'Un concert n’a qu’une piste : prenez la meilleure, quitte à réduire l’image. Pour une conférence de presse, faites l’inverse : petite image, petite place. La différence entre les deux fichiers va du simple au quintuple.',
      },
      {
        title: 'Version sans coupe',
        text: 'ノーカット版 signale, pour une série coréenne, le montage intégral. Il dépasse l’autre de plusieurs minutes par épisode.',
      },
      {
        title: 'Soirées gratuites',
        text: 'Des combats pour un titre mondial ont été montrés ici sans payer. Leur archive peut tout de même demander Premium.',
      },
    ],
    questions: [
      {
        question: 'Mon abonnement dTV vaut-il encore ?',
        answer:
          'Les contrats ont été repris en 2023. Connectez-vous pour connaître le vôtre. Les favoris, eux, n’ont pas tous suivi. Profitez d’une visite du catalogue pour les reconstituer, et mettez-y les artistes plutôt que les titres.',
      },
      {
        question: 'Puis-je montrer un concert à des amis ?',
        answer:
          'Le regarder ensemble chez vous est privé. Leur en donner une copie ne l’est plus. La projection dans un bar ou un fan-club demande l’accord de l’organisateur. Pour partager, envoyez le lien de la page : les fans japonais font ainsi.',
      },
      {
        question: 'J’ai Lemino par Amazon. Quel produit ?',
        answer:
          'Une partie s’y vend comme chaîne. Si vous regardez chez Amazon, prenez celui de Prime Video.',
      },
      {
        question: 'Un billet de concert en ligne compte-t-il ?',
        answer:
          'Tant que l’archive se lit dans le navigateur avec votre compte. Si le règlement de l’artiste exclut toute conservation, laissez-la.',
      },
      {
        question: 'La page veut que j’installe une application. Comment continuer ?',
        answer:
          'Sur un ordinateur, fermez l’avis. Quelques événements sont réservés aux téléphones et aux téléviseurs ; ceux-là ne s’ouvrent pas ici.',
      },
    ],
    meta_title: 'Guide : concerts et émissions de Lemino',
    meta_description:
      'd Account, rediffusions, longues soirées en plusieurs fois : Lemino, autrefois dTV, expliqué étape par étape.',
  },
  tver_downloader: {
    title: 'TVer : un rendez-vous par semaine',
    intro:
      'Un épisode y reste en général jusqu’au suivant. Avec un jour fixe, vous ne courez plus après les dates. Cinq séries suivies font cinq heures par semaine : le rendez-vous sert aussi à choisir ce que vous regarderez vraiment.',
    steps: [
      {
        title: 'Ouvrir tver.jp',
        text: 'Aucun compte n’est exigé. À la première visite, le site demande âge, sexe et code postal pour la publicité. Ces trois réponses restent dans le navigateur intégré, on ne vous les redemande pas. Un TVer ID, gratuit, conserve en plus les favoris d’un appareil à l’autre. La lecture n’est prévue qu’au Japon.',
      },
      {
        title: 'Chercher par jour',
        text: 'La liste suit les jours d’antenne, pratique si vous ne vous rappelez que le soir. L’onglet 番組表 remonte une semaine en arrière, chaîne par chaîne. Pour une station locale d’Osaka ou d’Hokkaido, passez par エリア : leurs programmes sont accessibles dans tout le pays, ce que la télévision ne permet pas.',
      },
      {
        title: 'Noter 配信終了',
        text: 'Date et heure de fin figurent sous le titre, souvent juste avant l’épisode suivant. Le dimanche midi est un bon moment, toutes les fictions de la semaine étant là et aucune encore remplacée. Rangez la file d’après cette ligne ; ce qui tombe lundi passe en tête.',
      },
      {
        title: 'Dater le fichier',
        text: 'Les émissions de variétés n’ont pas de numéro. La date en tient lieu. Un nom du genre « 2026-01-18 – Titre » reste juste même quand la chaîne saute une semaine. Une heure occupe environ 800 Mo en 720p. La dernière image doit être l’annonce de l’épisode suivant ; sinon, il manque la fin.',
      },
      {
        title: 'Regarder, puis vider',
        text: 'Le samedi soir, le dossier devrait être vide. Marquez ce que vous n’avez pas eu le temps de voir ; si le même titre s’y trouve pour la troisième fois, rayez-le de la liste. TVer sert à rattraper, et un fichier vu a rempli son office. La publicité du début n’en fait pas partie.',
      },
    ],
    hints: [
      {
        title: 'Après l’échéance',
        text: 'Selon la chaîne, FOD, Hulu Japon ou U-NEXT proposent les anciens épisodes contre paiement. Certaines chaînes rouvrent toute la saison juste avant la finale, pour quelques jours. Les résumés, marqués ダイジェスト, aident ceux qui ont manqué trois semaines.',
      },
      {
        title: 'Favoris',
        text: 'Ceux de TVer signalent les nouveautés : un bon pense-bête pour l’ordinateur. Retirez ceux que vous n’ouvrez plus : une liste de trente émissions est aussi illisible que l’accueil.',
      },
      {
        title: 'Mise en ligne tardive',
        text: 'L’épisode paraît juste après l’antenne, sauf quand un match de base-ball s’éternise. S’il manque à dix heures, regardez à minuit.',
      },
      {
        title: 'Saisons d’été',
        text: 'Quand un film ou une suite s’annonce, les chaînes rouvrent d’anciennes séries pour deux ou trois semaines. Beaucoup d’heures, une seule date de fin.',
      },
      {
        title: 'Voisins lointains',
        text: 'Une émission de cuisine d’Hokkaido accompagne très bien une fiction de Tokyo. Les stations locales méritent le détour.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un épisode est-il absent ?',
        answer:
          'Une chanson, un extrait sportif ou un invité peuvent empêcher la mise en ligne. Il arrive aussi que la silhouette d’un chanteur soit grisée : certaines agences n’admettent pas leur image en ligne. Le fichier n’y est pour rien.',
      },
      {
        question: 'Y a-t-il des sous-titres ?',
        answer:
          'Pour beaucoup de séries, en japonais. Le signe 字 les annonce. Demandez-les en SRT pour l’étude. Les variétés ont leurs propres textes incrustés, qui font partie de l’image et y resteront.',
      },
      {
        question: 'J’étais en voyage et j’en ai manqué deux. Sont-ils perdus ?',
        answer:
          'Sur TVer, oui. Le service payant de la chaîne les a en général encore : voyez qui a produit la série.',
      },
      {
        question: 'Pourquoi l’épisode est-il plus court qu’à l’antenne ?',
        answer:
          'Une heure de télévision contenait quatorze minutes de publicité. L’annonce de la suite et certaines musiques manquent parfois aussi.',
      },
    ],
    meta_title: 'Guide : TVer, jour après jour',
    meta_description:
      'Liste par jour, 配信終了, date dans le nom : revoir en privé les émissions de TVer avant que la semaine ne soit passée.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus, devenu NHK ONE : les sept derniers jours',
    intro:
      'Le service de rattrapage de la NHK s’appelait NHK Plus et a rejoint NHK ONE en octobre 2025. Les sept jours, eux, demeurent. Entre la grille et la page de série, deux chemins mènent au même épisode ; choisir le bon épargne la moitié du temps.',
    steps: [
      {
        title: 'Relier le compte au contrat',
        text: 'L’accès complet demande une inscription rattachée à la redevance de votre foyer. Sans confirmation, un avis couvre une partie de l’image et vous le retrouveriez dans le fichier. La démarche se fait en ligne et prend quelques jours ; l’écran d’accueil affiche ensuite votre statut.',
      },
      {
        title: 'Passer par la grille',
        text: 'Choisissez le jour de diffusion. Un programme commencé peut se reprendre au début. Elle défile sur les sept jours écoulés, par chaîne et par heure. C’est plus rapide que le moteur de recherche, surtout quand le titre du jour diffère de celui de la série. L’application porte toujours l’ancien nom et ouvre la page actuelle.',
      },
      {
        title: 'Ouvrir la page de la série',
        text: 'Elle montre ce qui en est disponible. Pour le feuilleton du matin, c’est la semaine écoulée. Cinq fois quinze minutes, plus un résumé le samedi qui forme une ligne séparée. Prenez-le si vous avez manqué un jour, laissez-le sinon ; la semaine occupe 1,2 Go en 720p.',
      },
      {
        title: 'Activer 字幕, puis enregistrer',
        text: 'Presque tout est sous-titré en japonais. Activez la piste avant de lancer la tâche. Les leçons de langue d’E-tele gagnent beaucoup à ce texte : courtes, bien découpées, elles se gardent par semaine avec leur SRT. Regardez dix secondes après la fin, pour voir si les caractères s’affichent.',
      },
      {
        title: 'Ranger les documentaires',
        text: 'Cinquante minutes avec un numéro et une date se retrouvent ; sans eux, dix films portent le même nom de collection. La NHK marque des chapitres dans beaucoup d’entre eux, et votre lecteur saute de l’un à l’autre. Effacez ce que vous avez vu : la semaine suivante en apporte sept autres jours.',
      },
    ],
    hints: [
      {
        title: 'Deux pistes audio',
        text: 'Journaux et films en portent parfois une seconde, en anglais ou en audiodescription (解説). 主 est la voix principale, 副 la seconde. Écoutez quelques instants : selon le programme, elle traduit ou elle décrit, et rien à l’écran ne l’annonce.',
      },
      {
        title: 'Les archives sont ailleurs',
        text: 'NHK On Demand est une offre payante, avec sa propre inscription. Ce qui a plus d’une semaine ne se rattrape que là. Notre produit ne le couvre pas ; il s’arrête aux jours de rattrapage.',
      },
      {
        title: 'L’heure compte',
        text: 'Les sept jours courent depuis la fin de la diffusion. Un programme de mardi dernier, 22 h 45, s’éteint aujourd’hui à 22 h 45.',
      },
      {
        title: 'Journaux d’ailleurs',
        text: 'Les éditions des autres préfectures sont là aussi. Qui vit loin de chez soi y surveille sa rivière pendant les typhons.',
      },
    ],
    questions: [
      {
        question: 'Que signifie « 配信していません » ?',
        answer:
          'La NHK n’a pas les droits en ligne pour ce programme, ce qui arrive avec le sport ou des images d’archives. La grille le dit d’avance par une mention grise. Un sujet retiré d’un journal laisse un carton immobile, gardé tel quel.',
      },
      {
        question: 'Puis-je m’en servir en classe ?',
        answer:
          'NHK for School propose des contenus pour cela, selon ses règles. Préférez-les à une copie privée. Un enseignant y trouve des séquences de dix minutes rangées par classe. La copie faite pour votre foyer n’a pas ce but.',
      },
      {
        question: 'Le service fonctionne-t-il depuis la France ?',
        answer:
          'Il s’adresse aux téléspectateurs du Japon. Pour le reste du monde, NHK World a ses propres programmes sur une page ouverte.',
      },
      {
        question: 'La page demande où j’habite. Pourquoi ?',
        answer:
          'Pour les programmes régionaux et le contrat. Cela change le journal de dix-huit heures et rien à ce que vous enregistrez.',
      },
      {
        question: 'Sous quel nom trouver ce produit ?',
        answer:
          'Il s’appelle encore téléchargeur NHK Plus, parce que beaucoup le cherchent ainsi, et suit le service sous son nouveau nom.',
      },
    ],
    meta_title: 'Guide : NHK Plus et NHK ONE en rattrapage',
    meta_description:
      'Contrat, grille, sous-titres, seconde piste : rattraper en privé les sept derniers jours de la NHK, étape par étape.',
  },
  fod_downloader: {
    title: 'FOD : les séries de Fuji TV, année par année',
    intro:
      'FOD conserve plusieurs décennies de séries. Sous Windows, voici un classement qui tient dans la durée. La mémoire garde une case horaire, une chanson, un visage ; le titre s’en va en premier. FOD se laisse heureusement interroger dans cet ordre.',
    steps: [
      {
        title: 'Séparer gratuit et Premium',
        text: 'Quelques épisodes récents sont libres avec publicité ; プレミアム désigne l’abonnement. La grille des prix est affichée sous chaque titre loué. Si l’abonnement passe par Amazon ou un opérateur, la connexion a lieu chez lui : assurez-vous qu’un épisode démarre sur fod.fujitv.co.jp avant de compter sur lui.',
      },
      {
        title: 'Chercher par case horaire',
        text: '月9 est le lundi à neuf heures, 木10 le jeudi à dix heures. La recherche comprend ces abréviations. L’animation de la nuit a son étiquette, Noitamina. À l’intérieur d’une case, les séries sont de la plus récente à la plus ancienne ; descendez par sauts d’une décennie, c’est étonnamment rapide.',
      },
      {
        title: 'Cocher la série entière',
        text: 'Onze épisodes le plus souvent, plus une émission spéciale rangée à part. Une série de 1995 pèse à peine 4 Go, car l’image d’origine est petite ; demander plus n’y ajoute rien. Une récente en 1080p fait quatre fois autant. Lisez l’épisode final jusqu’au générique : les 15 minutes de supplément habituelles doivent y être.',
      },
      {
        title: 'Placer l’année en tête',
        text: '« 1997 – Titre » : la collection se classe toute seule. Ajoutez la case entre crochets si vous classez par époque. Les fichiers d’un même dossier forment alors une histoire de la télévision, de l’insouciance des années 1990 aux enquêtes d’aujourd’hui.',
      },
      {
        title: 'Ajouter les soirées spéciales',
        text: 'Les téléfilms de deux heures se trouvent à la fin ou sur une page à eux ; numérotez-les d’après l’année. Quand tout est terminé, jouez le début du dernier épisode : la bonne chanson au bon endroit vous dit que l’ordre est juste. Le son vous paraît faible ? Il a été mixé pour les postes d’alors ; montez-le dans le lecteur.',
      },
    ],
    hints: [
      {
        title: 'Windows seulement',
        text: 'La version Mac n’est plus vendue ; qui la possède la retrouve dans son compte. Un ordinateur sous Windows 10 ou 11 convient. La clé de licence est liée à un ordinateur à la fois, comme pour les autres produits.',
      },
      {
        title: 'Pas les revues',
        text: 'FOD propose aussi magazines et mangas. Tidemark Video s’en tient à la vidéo. Elles s’ouvrent dans le lecteur de FOD, avec leur propre quota mensuel. Les images 4/3 d’avant 2005 environ restent carrées, et c’est bien ainsi.',
      },
      {
        title: 'Absences voulues',
        text: 'Si une série célèbre manque, c’est le plus souvent à cause du contrat d’un seul interprète. Le disque reste alors l’unique voie.',
      },
      {
        title: 'Histoires annexes',
        text: 'Des épisodes courts, tournés pour FOD, prennent place entre deux autres. Leur date de mise en ligne indique lesquels.',
      },
      {
        title: 'Noitamina en avance',
        text: 'Plusieurs œuvres de cette case paraissent ici avant d’arriver ailleurs. La rangée se vérifie le jeudi soir.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une chanson a-t-elle disparu ?',
        answer:
          'Ses droits n’ont pas été acquis pour le Web ; la chaîne la remplace ou coupe la scène. Il arrive que le générique entier soit remplacé. Comparez la durée avec une base de données si une scène vous semble trop courte.',
      },
      {
        question: 'Les séries sont-elles sous-titrées ?',
        answer:
          'Les récentes oui, les anciennes rarement. Le choix des pistes le montre. La semaine en cours se retrouve aussi, gratuite, sur TVer. FOD ajoute les épisodes antérieurs pour ses abonnés.',
      },
      {
        question: 'Sport mécanique et volley peuvent-ils être gardés ?',
        answer:
          'Le direct, non. Un enregistrement publié avec sa propre page peut être choisi jusqu’à son dernier jour.',
      },
      {
        question: 'FOD et TVer montrent-ils la même chose ?',
        answer: 'Pour la semaine en cours, à peu près. Seul FOD garde la suite du passé, contre abonnement.',
      },
      {
        question: 'Je paie par mon téléphone et n’ai aucun mot de passe. Que faire ?',
        answer:
          'La page du compte permet d’ajouter une adresse et un mot de passe. Avec eux, vous vous connectez partout, le navigateur intégré compris.',
      },
    ],
    meta_title: 'Guide : FOD, les séries de Fuji TV',
    meta_description:
      'Cases 月9 et 木10, émissions spéciales, année en tête : ranger sous Windows les séries de FOD, avec votre abonnement.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Japon : l’abonnement sans la boutique',
    intro:
      'Depuis que Hulu Japon vend et loue aussi des titres, les deux offres se mêlent. Ce guide vous garde du côté de l’abonnement. Une fiction du samedi a parfois son vrai dénouement dans un épisode annexe, en ligne seulement. L’essentiel est de savoir où le placer.',
    steps: [
      {
        title: 'Ouvrir hulu.jp',
        text: 'Le service dépend du groupe de Nippon TV ; un compte américain n’y sert à rien. L’adresse de connexion est celle de l’inscription, même si l’opérateur encaisse. Une facture de téléphone ne gêne donc pas, à condition de pouvoir saisir adresse et mot de passe sur le site.',
      },
      {
        title: 'Reconnaître ストア',
        text: 'Ce mot sur l’affiche annonce un achat, une location ou un billet. Le reste est compris. La boutique s’ouvre avec le même compte mais une autre caisse. Un film loué y a un délai de trente jours, puis quarante-huit heures ; mettez ces fichiers à l’écart, si vous y êtes autorisé.',
      },
      {
        title: 'Ouvrir 字幕版 ou 吹替版',
        text: 'Une série étrangère a deux fiches. La liste personnelle ne les distingue pas bien. Les vignettes ne portent qu’une différence de deux caractères. Décidez au premier épisode : une saison commencée en doublage et finie en version originale se revoit mal à plusieurs.',
      },
      {
        title: 'Ajouter les suites',
        text: 'Les séries de Nippon TV ont souvent des épisodes propres à Hulu. Cherchez le titre suivi de Hulu. 本編 est la série, オリジナルストーリー ce qui s’y ajoute. La date de mise en ligne montre après quel épisode la suite se place ; un numéro du type 05.5 la glisse à sa place. Une série de dix épisodes en 720p fait 7 Go, le supplément un de plus.',
      },
      {
        title: 'Relire les noms à voix haute',
        text: 'Une fois la file finie, lisez la liste du haut en bas : si les titres racontent l’histoire à eux seuls, vous avez bien rangé. Un 05.5 convient aux dossiers que l’on regarde, un S00E05 aux serveurs domestiques. N’utilisez pas les deux à la fois, sinon la même histoire se trouverait en double.',
      },
      {
        title: 'Composer le coin des petits',
        text: 'Depuis le profil Kids, cochez cinq épisodes courts d’Anpanman ou d’une série comparable. Ils pèsent à peine 300 Mo et sont prêts avant que les chaussures soient lacées. Un dossier distinct empêche le drame du samedi de se glisser parmi eux.',
      },
    ],
    hints: [
      {
        title: 'Un code pour les achats',
        text: 'Protégez la boutique par un code si des enfants regardent. Le profil Kids masque en outre tout le magasin. Les séries pour tout-petits y sont plus faciles à trouver que dans le catalogue général.',
      },
      {
        title: 'Le base-ball passe',
        text: 'Les rencontres des Giants dépendent de la saison et des droits. N’y voyez pas une archive. Les grandes nuits musicales de la chaîne arrivent en plusieurs morceaux dont les échéances diffèrent. Commencez par le premier, il part souvent le premier.',
      },
      {
        title: 'Le dernier acte',
        text: 'Il arrive que la fin d’une fiction n’existe que sur Hulu, sous le nom 最終章. C’est une série à part dans le catalogue, facile à manquer.',
      },
      {
        title: 'Un titre, un écran',
        text: 'Certains ne se lisent que sur un appareil. Pendant que l’application travaille, le téléviseur peut afficher un avis ; patientez.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une série part-elle après le dernier épisode ?',
        answer:
          'Elle n’était qu’en rattrapage. Bien souvent, elle revient plus tard dans l’abonnement. Les œuvres produites avec Hulu, à l’inverse, demeurent. La mention « Hulu Original » vaut garantie de patience.',
      },
      {
        question: 'Combien de profils ?',
        answer:
          'Jusqu’à six. Notre licence, elle, compte les ordinateurs. Une offre groupée avec Disney+ existe aussi ; ses titres s’ouvrent chez Disney et demandent son téléchargeur.',
      },
      {
        question: 'Une annexe annoncée « sept jours seulement », est-ce vrai ?',
        answer:
          'Il existe des vidéos promotionnelles de ce genre. La plupart des suites restent aussi longtemps que la série ; prenez les annoncées d’abord, cela ne coûte rien.',
      },
      {
        question: 'Pourquoi un making-of ne se coche-t-il pas ?',
        answer:
          'Soit il relève de la boutique, soit il n’est pas encore paru. Jouez-le quelques secondes : la page répond avant l’application.',
      },
    ],
    meta_title: 'Guide : Hulu Japon sans se tromper d’offre',
    meta_description:
      'ストア, 字幕版, 吹替版, épisodes ajoutés : s’orienter dans Hulu Japon sur ordinateur, avec son abonnement et pour soi.',
  },
  niconico_downloader: {
    title: 'Niconico : l’auteur d’abord, la vidéo ensuite',
    intro:
      'Niconico est un lieu d’auteurs. Avant de garder une vidéo, sachez de qui elle est et ce qui est permis. Une chanson de synthèse, un essai sur les trains, quarante heures de jeu commenté : derrière chaque numéro « sm » se trouve une personne, souvent joignable.',
    steps: [
      {
        title: 'Lire la description',
        text: 'Beaucoup d’auteurs y disent si la réutilisation est admise. Une fiche ニコニ・コモンズ en donne les conditions. 転載禁止 interdit la remise en ligne, 保存OK admet la copie. Si le texte refuse toute conservation, arrêtez-vous ici : il reste la lecture sur le site, qui soutient d’ailleurs l’auteur par ses vues.',
      },
      {
        title: 'Coller une vidéo ou une liste',
        text: '« watch/sm » mène à une vidéo, « mylist » à une liste. Les numéros commencent par sm pour les membres, so pour les chaînes, nm pour d’anciens formats. Une liste privée demande votre connexion ; une série officielle connaît l’ordre mieux que les listes des spectateurs, parfois trouées.',
      },
      {
        title: 'Repérer les chaînes officielles',
        text: 'Certaines demandent une adhésion ou un achat. Votre compte doit lire l’épisode dans le navigateur. Un symbole de cadenas ou un prix en points l’annonce. Tant que l’adhésion court, l’épisode se lit ; les règles de la chaîne disent si vous pouvez en garder une copie pour vous.',
      },
      {
        title: 'Conserver les références',
        text: 'Auteur, numéro et date de mise en ligne entrent dans le fichier ; le numéro retrouve l’original. Une vidéo de dix minutes pèse entre 30 et 150 Mo, la plupart tiennent donc sans effort. Relisez le titre écrit dans le fichier : ses symboles inhabituels sont remplacés quand Windows les refuse.',
      },
      {
        title: 'Revoir la minute que l’on connaît par cœur',
        text: 'Ouvrez le fichier au refrain. Si la voix tombe juste et que le titre écrit correspond à la page, tout est en place. Pour la musique, le son seul en M4A suffit ; inscrivez alors le nom de l’interprète, car une reprise ne mentionne souvent que le compositeur.',
      },
    ],
    hints: [
      {
        title: 'Aux heures de pointe',
        text: 'Sans Premium, le site sert le soir une version réduite. Le matin est plus généreux. Le créneau chargé va de vingt heures à minuit, heure du Japon. Une entrée qui vous plaît vaut d’être reprise le lendemain et comparée.',
      },
      {
        title: 'Les commentaires font partie du plaisir',
        text: 'Ils restent sur le site. Qui y tient regarde là-bas. Un commentaire a lui aussi un auteur, anonyme mais réel. Si l’application vous propose de les garder dans un fichier à part, qu’ils restent chez vous.',
      },
      {
        title: 'Les numéros sont éternels',
        text: 'Une vidéo retirée ne cède jamais son numéro à une autre. Un carnet de numéros sm est le plus court journal d’un amateur.',
      },
      {
        title: 'Parties jouées',
        text: 'Les pages de série connaissent l’ordre. Les listes faites par des spectateurs ont des trous, et certaines commencent à zéro.',
      },
      {
        title: 'Bouton officiel',
        text: 'Si l’auteur offre lui-même un fichier, prenez celui-là : il est plus net que tout ce que sert le lecteur.',
      },
    ],
    questions: [
      {
        question: 'Puis-je mettre un morceau Vocaloid dans ma vidéo ?',
        answer:
          'Seulement si son auteur l’accepte ; voyez la description ou Niconi Commons. Piapro et les conditions de l’éditeur de la voix comptent également. En cas de doute, demandez : les auteurs répondent volontiers, même à un message en anglais.',
      },
      {
        question: 'Pourquoi de vieilles vidéos sont-elles si petites ?',
        answer:
          'Elles ont été déposées dans la taille de leur époque. Il n’en existe pas d’autre. Du 4/3 en 512 points de large, c’est l’image de 2008. L’agrandir dans le lecteur suffit ; réencoder n’ajouterait que du poids.',
      },
      {
        question: 'Puis-je remettre la vidéo ailleurs ?',
        answer: 'Non. L’auteur seul peut l’accorder, et beaucoup préfèrent que l’on partage leur lien.',
      },
      {
        question: 'Les directs sont-ils compris ?',
        answer:
          'Une rediffusion s’ouvre tant que dure votre réservation ou votre droit Premium. Ce qui passe en ce moment, non.',
      },
      {
        question: 'Les vidéos ont-elles survécu à la panne de 2024 ?',
        answer:
          'Le site est revenu après une attaque, avec ses vidéos. Certaines fonctions sont rentrées plus tard, d’où d’anciens modes d’emploi qui ne correspondent plus.',
      },
    ],
    meta_title: 'Guide : Niconico, vidéos et listes',
    meta_description:
      'Permission de l’auteur, listes, chaînes officielles, références : conserver de Niconico ce que l’on peut conserver.',
  },
  d_anime_downloader: {
    title: 'd Anime Store : suivre une saison avec méthode',
    intro:
      'Ce service ne montre presque que des anime et les classe par saison. Vos dossiers peuvent en faire autant. Quarante nouveautés par trimestre, une poignée d’heures par semaine : la méthode consiste d’abord à en abandonner la plupart de bon cœur.',
    steps: [
      {
        title: 'Entrer avec un d Account',
        text: 'La connexion se confirme sur le téléphone. Un contrat chez Docomo n’est pas nécessaire. Vérifiez que vous êtes sur animestore.docomo.ne.jp ; les branches vendues chez Amazon ou Niconico ont leur propre page et leur propre produit. L’abonnement actif se voit à la disparition du bandeau d’essai.',
      },
      {
        title: 'Ouvrir 今期アニメ',
        text: 'Les séries en cours s’y trouvent par jour, avec l’heure de mise en ligne. Un horaire de 25 h signifie une heure du matin le lendemain. Enregistrez les trois premiers épisodes de dix séries, puis ne continuez qu’avec quatre d’entre elles : en trois semaines, vous saurez lesquelles.',
      },
      {
        title: 'Remplir « 気になる »',
        text: 'Cette liste montre d’un regard où un nouvel épisode attend. Un point rouge y signale la nouveauté, et l’application grise ce que vous avez déjà. Cinq minutes le dimanche suffisent pour mettre toute la saison à jour.',
      },
      {
        title: 'Créer un dossier par saison',
        text: 'Année et saison, puis série, puis épisode : trois ans après, tout se retrouve. Un épisode de 24 minutes en 720p prend 400 Mo, un cours de douze 5 Go. Les récapitulatifs et bonus se trouvent sous l’œuvre principale ; ajoutez-les à la fin, avec un numéro qui les place après le dernier.',
      },
      {
        title: 'Finir le trimestre',
        text: 'Quand tout est paru, disposez les saisons dans l’ordre que propose le site, le film après la deuxième, et comparez numéro par numéro : 7.5 est un résumé et non une erreur. Effacez sans remords les six séries abandonnées. La place ainsi rendue suffit pour le trimestre suivant.',
      },
    ],
    hints: [
      {
        title: 'Sauter le générique',
        text: 'Le lecteur du site sait le faire. Le fichier le garde, avec des repères de chapitre. Une touche suffit alors dans les lecteurs qui connaissent ces repères. À la première écoute, gardez-le : il change parfois en cours de route.',
      },
      {
        title: 'Distinct de la chaîne Amazon',
        text: 'L’offre du même nom chez Prime Video est plus réduite et suit les règles d’Amazon. La recherche par comédien de doublage, en revanche, n’existe qu’ici. Un nom touché sur la fiche ouvre tous ses rôles, et la découverte suivante n’est jamais loin.',
      },
      {
        title: 'Départs de fin de mois',
        text: 'まもなく配信終了 est une liste courte mais sérieuse. Une œuvre ancienne n’en revient parfois qu’après des années.',
      },
      {
        title: 'Concerts et scène',
        text: 'Les récitals de chansons d’anime et les pièces 2,5D sont au même catalogue. Ils sont longs ; donnez-leur un week-end à eux.',
      },
      {
        title: '最速 ou plus tard',
        text: 'Ce mot signale une sortie ici avant tout le monde. Sans lui, comptez quelques jours après la télévision.',
      },
    ],
    questions: [
      {
        question: 'Combien d’appareils à la fois ?',
        answer:
          'Un seul. Arrêtez la lecture sur le téléphone avant de commencer. La file se met en attente si un autre écran est occupé. Elle reprend d’elle-même là où elle s’était arrêtée.',
      },
      {
        question: 'Les saisons passées restent-elles ?',
        answer:
          'Beaucoup, pas toutes. Une date s’affiche sur la page avant leur départ. Les grands classiques vont et viennent au gré des licences. Une œuvre annoncée « jusqu’au 31 » passe devant tout le reste.',
      },
      {
        question: 'Une série de la saison n’y est pas. Où est-elle ?',
        answer:
          'Chaque trimestre, une poignée va en exclusivité ailleurs. Le site officiel de l’anime les énumère toutes sous 配信情報.',
      },
      {
        question: 'Y a-t-il des sous-titres pour apprendre le japonais ?',
        answer: 'De plus en plus d’œuvres en ont, annoncés par 字幕. Le service n’offre pas de traductions.',
      },
    ],
    meta_title: 'Guide : d Anime Store, saison par saison',
    meta_description:
      '今期アニメ par jour, liste personnelle, un dossier par saison : suivre les anime du d Anime Store avec ordre et pour soi.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand : partir de la date de fin',
    intro:
      'Tout n’y est pas à la demande, et beaucoup n’y reste que quelques semaines. Sous Windows, planifiez à rebours. Un récital d’une chanteuse, un tournoi de Grand Chelem, une mini-série du dimanche : trois calendriers, et un seul dossier à tenir en ordre.',
    steps: [
      {
        title: 'Employer la WEB-ID',
        text: 'Client de la chaîne ou du seul service en ligne, l’identifiant est le même. L’inscription du foyer pour la chaîne se rattache dans « My WOWOW ». Sans antenne, l’abonnement en ligne suffit. Le bon signe est un prénom dans le coin et l’absence de bouton d’adhésion.',
      },
      {
        title: 'Choisir un domaine',
        text: 'Séries, films, musique, scène et sport ont leur page ; le tennis est classé par tournoi. ライブ désigne le direct, 見逃し le rattrapage, アーカイブ ce qui reste un moment : seuls les deux derniers se gardent. Cherchez les noms étrangers en katakana, car « Djokovic » en lettres latines ne donne rien.',
      },
      {
        title: 'Lire 配信期間',
        text: 'Début et fin figurent sous le titre. Un concert s’arrête souvent au bout de quelques jours. Notez la fin dans le nom du dossier, avec l’heure de Tokyo. Un concert paraît quelquefois en deux montages, celui de l’antenne et un plus long ; la durée les distingue, l’échéance aussi.',
      },
      {
        title: 'Réserver la nuit aux longs titres',
        text: 'Un match en cinq manches ou un opéra durent plus qu’un film. Quatre heures en 720p occupent 4 Go, un opéra de trois en 1080p le double. S’il y a deux pistes, stéréo et multicanal, prenez les deux pour la musique. Le matin, écoutez une minute d’applaudissements à la fin : un fichier tronqué s’arrête avant.',
      },
      {
        title: 'Aller jusqu’au rappel',
        text: 'Ouvrez le fichier au dernier morceau : si la lumière revient dans la salle, rien n’a été coupé. Un fichier de sport qui débute sur du noir n’est pas fautif pour autant, l’enregistrement commence parfois avant l’antenne ; avancez de deux minutes. Rangez ensuite par artiste, tournée et date.',
      },
    ],
    hints: [
      {
        title: 'Pas de version Mac',
        text: 'Ce produit n’est plus proposé que pour Windows ; sa page donne l’état du jour. Une licence Mac déjà acquise reste dans votre compte. Pour un nouvel achat, prévoyez un ordinateur sous Windows, serait-ce celui d’un proche du foyer.',
      },
      {
        title: 'Avec ou sans commentaire',
        text: 'Certaines retransmissions offrent le son du stade comme seconde piste. Le public de Melbourne sans la voix du commentateur, c’est presque une place dans les gradins. Le choix se fait avant le départ de la tâche.',
      },
      {
        title: 'L’heure de Paris et de Melbourne',
        text: 'Une finale en Europe s’achève au Japon avant l’aube. L’archive l’a vers midi ; d’ici là, évitez les journaux.',
      },
      {
        title: 'Le bon montage',
        text: '完全版 est la version longue, 特別編 celle qui ajoute un entretien. Un résumé d’une heure se trouve à côté des matchs entiers.',
      },
      {
        title: 'Le guide du mois',
        text: 'Opéras et comédies musicales y sont annoncés, avec la mention d’une archive prévue ou non. Cochez celles-là au crayon.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un concert diffusé n’est-il pas à la demande ?',
        answer:
          'Les artistes n’accordent souvent que l’antenne. La grille l’indique par une petite note grise. Un film peut manquer pour la même raison et arriver des mois plus tard.',
      },
      {
        question: 'Puis-je garder une rencontre longtemps ?',
        answer:
          'Si le contrat et la loi le prévoient. Dans le doute, l’usage s’arrête à la date indiquée. Pour un café ou un club, un contrat domestique ne suffit en aucun cas ; la chaîne propose d’autres accords aux lieux publics.',
      },
      {
        question: 'J’ai WOWOW par le câble. Puis-je me connecter ?',
        answer:
          'Si votre câblo-opérateur participe, oui : enregistrez le compte Web avec le numéro qu’il vous a remis.',
      },
      {
        question: 'Un contrat d’un mois suffit-il ?',
        answer:
          'Ils courent par mois civil. Commencez le premier, vous l’aurez entier ; ce que vous gardez est fait pour la durée du contrat.',
      },
      {
        question: 'Comment trouver un joueur ?',
        answer:
          'Courts et tours sont listés séparément. Tapez son nom en katakana, puis cochez la ronde qui vous intéresse.',
      },
    ],
    meta_title: 'Guide : WOWOW On Demand et ses dates',
    meta_description:
      'WEB-ID, 配信期間, longues soirées : organiser sous Windows séries, tennis et scène de WOWOW On Demand, en privé.',
  },
}
