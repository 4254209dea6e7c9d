import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT : enregistrer les titres compris dans l’abonnement',
    intro:
      'U-NEXT réunit sur la même page des titres compris dans l’abonnement, des locations payées en points et des achats. Trois mots japonais suffisent pour les distinguer et ne rien payer par erreur. Vous verrez ensuite comment choisir la bonne version et enregistrer une série entière.',
    steps: [
      {
        title: 'Se connecter depuis le Japon',
        text: 'Ouvrez video.unext.jp dans le navigateur intégré et saisissez l’adresse et le mot de passe de votre abonnement. Choisissez ensuite votre compte : chaque membre de la famille peut avoir le sien. Hors du Japon, un message vous indique que le service n’est pas disponible ; l’application n’y peut rien.',
      },
      {
        title: 'Filtrer les titres inclus',
        text: 'Sur l’affiche, 見放題 signifie que le titre est compris dans l’abonnement, ポイント qu’il se loue avec des points et 購入 qu’il faut l’acheter. En haut des résultats, le bouton « 見放題のみ » masque tout ce qui est payant. Pour une location, le prix est indiqué en points, qui valent un yen chacun ; l’application n’en dépense jamais à votre place.',
      },
      {
        title: 'Choisir entre sous-titres et doublage',
        text: 'Un titre étranger a souvent deux pages presque identiques : 字幕 pour la version sous-titrée et 吹替 pour la version doublée. Choisissez avant de cocher les épisodes. Pour une série américaine, préférez la première ; pour un film d’animation, comparez les deux, car le doublage est souvent confié à des acteurs connus. Si les sous-titres forment une piste séparée, pensez à les cocher.',
      },
      {
        title: 'Télécharger toute la série',
        text: 'Une série japonaise compte en général dix à douze épisodes. Un épisode de 46 minutes pèse 700 Mo en 720p, et la saison moins de 8 Go : cochez-la entièrement et laissez l’ordinateur travailler la nuit. Le matin, ouvrez le dernier épisode pour vérifier qu’il est complet. La mention 日本語字幕 annonce des sous-titres japonais, à enregistrer en SRT si vous apprenez la langue.',
      },
      {
        title: 'Ranger les locations dans un dossier à part',
        text: 'Une fois la lecture commencée, il vous reste en général 48 heures ; la page d’achat indique l’heure exacte. Ensuite, vous n’avez plus le droit de garder le fichier. Un dossier nommé « 48 h », que vous videz chaque dimanche, vous évitera de l’oublier.',
      },
    ],
    hints: [
      {
        title: 'Comptes de la famille',
        text: 'Le titulaire de l’abonnement peut créer trois autres comptes et y bloquer les achats par points. Chacun a ainsi sa liste et son historique, et les dessins animés des enfants n’envahissent pas vos recommandations.',
      },
      {
        title: 'Les points expirent',
        text: 'Les points crédités chaque mois expirent au bout de quatre-vingt-dix jours. Ils peuvent servir à louer une nouveauté, parfois un film encore à l’affiche, ou à acheter une place de cinéma.',
      },
      {
        title: 'La rubrique 配信終了',
        text: 'Cette rubrique réunit les titres qui seront bientôt retirés. Consultez-la dans les derniers jours du mois, quand la liste est la plus longue.',
      },
      {
        title: 'Quatre écrans, mais pas pour le même titre',
        text: 'Quatre personnes peuvent regarder U-NEXT en même temps, mais pas le même film. Si la lecture est refusée, quelqu’un de la famille est sans doute déjà en train de le regarder.',
      },
    ],
    questions: [
      {
        question: 'Où sont les séries de TBS et de TV Tokyo ?',
        answer:
          'Depuis la reprise de Paravi en 2023, elles se trouvent sur U-NEXT. Cherchez le nom de la chaîne, par exemple « TBS » en lettres latines. Les séries de TV Tokyo arrivent parfois avec une semaine de retard.',
      },
      {
        question: 'Trouve-t-on les séries HBO sur U-NEXT ?',
        answer:
          'Oui, c’est U-NEXT qui les propose au Japon, sous-titrées ou doublées en japonais. Les concerts peuvent être enregistrés s’ils sont disponibles à la demande et si l’organisateur l’autorise, mais pas les directs.',
      },
      {
        question: 'L’essai gratuit d’U-NEXT suffit-il ?',
        answer:
          'Oui, vous pouvez enregistrer les titres inclus que votre compte permet de lire. Si vous ne vous abonnez pas ensuite, vous n’avez plus le droit de conserver les fichiers.',
      },
      {
        question: 'Où se trouve la saison 2 d’une série ?',
        answer:
          'Chaque saison a sa propre page, accessible par le lien 関連作品. Les titres se ressemblent beaucoup ; vérifiez l’année avant de cocher.',
      },
    ],
    meta_title: 'Guide : les titres inclus de U-NEXT',
    meta_description:
      'Abonnement, points ou achat, sous-titres ou doublage : reconnaître et enregistrer les titres de U-NEXT si vous vivez au Japon.',
  },
  dmm_downloader: {
    title: 'DMM TV : enregistrer des anime et des pièces de théâtre',
    intro:
      'DMM TV propose des anime et des captations de pièces tirées de mangas. Un anime, c’est vingt-quatre minutes par semaine ; une pièce dure deux heures et demie et demande beaucoup de place. Ce guide vous aide à prévoir l’une et l’autre.',
    steps: [
      {
        title: 'Se connecter avec DMM Premium',
        text: 'Connectez-vous sur tv.dmm.com et vérifiez sur la page du compte que votre abonnement est actif. Si vous êtes renvoyé vers dmm.com, revenez à l’adresse qui commence par « tv ». Les achats faits dans d’autres boutiques du groupe, par exemple des livres numériques, n’apparaissent pas ici.',
      },
      {
        title: 'Ouvrir les anime de la saison',
        text: 'Les nouveaux épisodes sont classés par jour de la semaine. Au Japon, les heures continuent après minuit : « mardi 25 h 30 » signifie mercredi à 1 h 30. Les épisodes que vous avez déjà sont signalés ; un passage par semaine suffit donc pour toute la saison.',
      },
      {
        title: 'Choisir la bonne captation',
        text: 'Les pièces se trouvent dans la rangée 2.5次元, avec des entretiens et des reportages. La représentation elle-même est la vidéo la plus longue, environ deux heures et demie pour deux actes. Une œuvre peut exister en plusieurs versions : une autre date, une autre distribution, un plan large ou un montage à plusieurs caméras. Lisez la description avant de choisir.',
      },
      {
        title: 'Choisir la qualité et l’espace disque',
        text: 'Les scènes de théâtre sont sombres : choisissez la plus grande définition, soit 6 à 8 Go par pièce, et prenez une taille plus petite pour les anime. À la fin, vérifiez le passage de l’entracte, où deux parties ont pu être réunies, ainsi que les saluts.',
      },
      {
        title: 'Ajouter l’anime dont la pièce est tirée',
        text: 'Vous le trouverez presque toujours dans le même catalogue. Pour un anime, 720p suffit : douze épisodes occupent 6 Go. Rangez-le dans le même dossier que la pièce, et numérotez celle-ci après la saison qu’elle raconte. Lancez enfin les deux pour vérifier le son.',
      },
    ],
    hints: [
      {
        title: 'Plusieurs lectures en même temps',
        text: 'DMM TV permet plusieurs lectures simultanées, mais pas toujours pour le même titre. Si la file d’attente n’avance pas, vérifiez que personne d’autre n’est en train de regarder.',
      },
      {
        title: 'Les émissions de DMM TV',
        text: 'Les émissions de variétés produites par DMM TV ne comptent que quelques épisodes, souvent publiés tous à la fois. Cherchez-les par le nom d’un doubleur que vous aimez bien.',
      },
      {
        title: 'Les deux dates d’un billet',
        text: 'Un billet en ligne indique le jour du spectacle et la fin de sa rediffusion. Vous ne pouvez l’enregistrer qu’entre ces deux dates.',
      },
      {
        title: 'Écouter au casque',
        text: 'Le son d’une captation mêle les micros des acteurs et ceux de la salle. Avec un casque et une piste stéréo, vous aurez l’impression d’être dans le public.',
      },
      {
        title: 'Les mentions 最速, 独占 et 見放題',
        text: 'Les deux premières, « le plus tôt » et « en exclusivité », sont publicitaires. Seule la troisième signifie que le titre est compris dans votre abonnement.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une pièce est-elle payante malgré DMM Premium ?',
        answer:
          'Les nouvelles pièces sont souvent vendues à l’unité avant d’être ajoutées à l’abonnement. Un billet en ligne donne accès à une rediffusion pendant quelques jours ; si elle est disponible à la demande, vous pouvez l’enregistrer pendant ce temps.',
      },
      {
        question: 'Y a-t-il des sous-titres français ou anglais ?',
        answer:
          'Rarement, car le service s’adresse au public japonais. Pour trouver une version traduite ailleurs, cherchez le titre anglais de l’anime. Par ailleurs, notre produit n’ouvre que le catalogue général, sans les titres pour adultes.',
      },
      {
        question: 'Puis-je garder le commentaire des acteurs comme seconde piste ?',
        answer:
          'Oui, dans un MKV, si DMM TV le propose comme piste audio. Le plus souvent, il s’agit d’une vidéo séparée.',
      },
      {
        question: 'Pourquoi la comédie musicale de l’an dernier a-t-elle disparu ?',
        answer:
          'Les droits sont accordés pour chaque spectacle et prennent souvent fin à la sortie du DVD. Quand une nouvelle pièce de la série est jouée, les anciennes reviennent parfois pour quelques semaines.',
      },
    ],
    meta_title: 'Guide : anime et théâtre sur DMM TV',
    meta_description:
      'Anime par jour, captations de pièces, qualité et espace disque : enregistrer DMM TV pour vous avec DMM Premium.',
  },
  abema_downloader: {
    title: 'ABEMA : enregistrer les épisodes tant qu’ils sont gratuits',
    intro:
      'ABEMA est à la fois une chaîne en direct et un catalogue de vidéos. Beaucoup d’épisodes sont gratuits pendant quelques jours, puis réservés aux abonnés. Ce guide vous apprend à lire les délais et à enregistrer chaque épisode à temps.',
    steps: [
      {
        title: 'Passer du direct aux vidéos',
        text: 'Dans la barre du haut, cliquez sur ビデオ, à droite de テレビ : une émission en cours de diffusion ne peut pas être enregistrée. La page d’une série affiche tous ses épisodes. Un épisode qui vient de passer à l’antenne y apparaît souvent dans l’heure.',
      },
      {
        title: 'Vérifier ce qui est gratuit',
        text: 'La mention 無料 signale un épisode gratuit, プレミアム un épisode réservé aux abonnés. À côté, une horloge indique les jours restants, puis les heures le dernier jour. Les épisodes gratuits se lisent sans compte ; si vous êtes abonné, vérifiez votre statut dans le menu du profil.',
      },
      {
        title: 'Trier les épisodes par date de fin',
        text: 'Dans l’application, triez la liste d’après le temps restant et commencez par ce qui expire le plus tôt. Un anime de la saison reste en général gratuit jusqu’à l’épisode suivant : si celui-ci paraît le vendredi, enregistrez le précédent au plus tard le jeudi soir.',
      },
      {
        title: 'Donner un nom clair aux longues vidéos',
        text: 'Les titres des parties de shogi et de mah-jong sont très longs : n’indiquez que la ligue, le tour et les joueurs. Un match de shogi peut durer plus de dix heures, mais l’image y change peu : la plus petite taille suffit, soit 2 à 3 Go. Pour la M League, notez la date et les équipes, car il y a deux parties par soirée.',
      },
      {
        title: 'Vérifier qu’il ne manque aucune partie',
        text: 'Les émissions de plusieurs heures sont divisées en parties, par exemple de #1 à #4, qui n’expirent pas toutes au même moment. Comptez les fichiers une fois le téléchargement terminé. Une partie oubliée ne sera plus accessible ensuite qu’avec un abonnement.',
      },
    ],
    hints: [
      {
        title: 'Les derniers jours sous 見逃し',
        text: 'Cette rubrique réunit les programmes des derniers jours. Triez-la par chaîne plutôt que par nouveauté. Si l’horaire d’une émission a changé, elle y reste quelque temps classée sous l’ancien.',
      },
      {
        title: 'Les commentaires des spectateurs',
        text: 'Ils s’affichent à côté de l’image et ne sont pas enregistrés dans le fichier. S’ils vous gênent, une flèche permet de les masquer.',
      },
      {
        title: 'Premiers épisodes gratuits',
        text: 'Le premier épisode d’une série reste souvent gratuit toute la saison. Commencez par les séries dont le deuxième épisode va bientôt expirer.',
      },
      {
        title: 'Les week-ends spéciaux',
        text: 'Avant une nouvelle saison, les précédentes sont souvent gratuites pendant deux ou trois jours. Gardez une cinquantaine de gigaoctets libres pour pouvoir en profiter.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi y a-t-il de la publicité ?',
        answer:
          'Elle finance l’offre gratuite, et l’abonnement existe aussi avec publicité. Laissez passer les annonces au début : l’application reconnaît les pistes dès que le programme commence.',
      },
      {
        question: 'Peut-on regarder ABEMA hors du Japon ?',
        answer:
          'En partie seulement. Les anime sont le plus souvent bloqués, tandis que les informations et quelques émissions restent accessibles. La page vous prévient avant la lecture, et vous ne pouvez enregistrer que ce qu’elle permet de lire.',
      },
      {
        question: 'Combien de temps une émission reste-t-elle gratuite ?',
        answer:
          'Souvent sept jours, parfois 72 heures ou une seule journée. Fiez-vous à l’horloge de la page ; l’application utilise la même.',
      },
      {
        question: 'J’ai payé un combat avec des jetons. Puis-je enregistrer la rediffusion ?',
        answer:
          'Oui, si une rediffusion est proposée, et jusqu’à la date indiquée au moment de l’achat. Le direct ne peut pas être enregistré.',
      },
      {
        question: 'Pourquoi l’image est-elle moins bonne sans Premium ?',
        answer:
          'ABEMA réserve la meilleure définition à certains titres et à certaines formules. Le menu Qualité affiche ce à quoi vous avez droit.',
      },
    ],
    meta_title: 'Guide : les épisodes gratuits d’ABEMA',
    meta_description:
      'Gratuit ou Premium, temps restant, parties à compter : enregistrer les vidéos d’ABEMA avant la fin de leur accès gratuit.',
  },
  lemino_downloader: {
    title: 'Lemino : enregistrer concerts et émissions coréennes',
    intro:
      'Lemino, qui a remplacé dTV en 2023, propose surtout des concerts, de la boxe et des émissions coréennes. Beaucoup ne restent en ligne que quelques jours. Voici comment vous connecter, repérer ce qui est compris et l’enregistrer avant qu’il ne soit trop tard.',
    steps: [
      {
        title: 'Se connecter avec un d Account',
        text: 'Ce compte est gratuit et ne demande pas de contrat mobile ; l’abonnement Lemino Premium s’y ajoute si vous le souhaitez. Pour vous inscrire, il vous faut une adresse e-mail et un code envoyé à celle-ci. Sur lemino.docomo.ne.jp, le bouton de connexion se trouve en haut à droite et laisse ensuite place à votre nom.',
      },
      {
        title: 'Distinguer gratuit, Premium et achat',
        text: 'Une couronne sur l’affiche signale un titre réservé à Premium ; un prix, un titre vendu à l’unité pour une durée limitée. Sans l’un ni l’autre, le titre est gratuit, avec de la publicité. Comme les trois sont mélangés dans les résultats, activez un filtre avant de cocher.',
      },
      {
        title: 'Attendre la rediffusion',
        text: 'Un direct ne peut être gardé, mais une rediffusion suit souvent pendant quelques jours, sous la mention 見逃し配信. C’est elle que vous cochez. La date de fin se trouve en bas de la description : pour un spectacle du samedi, il s’agit souvent du vendredi suivant à 23 h 59, heure de Tokyo.',
      },
      {
        title: 'Télécharger une longue soirée',
        text: 'Une soirée de boxe de cinq heures pèse 4 à 5 Go en 720p. Si la connexion est interrompue, le téléchargement reprendra là où il s’est arrêté. À la fin, vérifiez le combat principal, qui vient toujours en dernier.',
      },
      {
        title: 'Vérifier le son du concert',
        text: 'Un concert en 1080p pèse environ 5 Go, alors que 300 Mo suffisent pour une émission en 480p. Après le téléchargement, écoutez la chanson la plus forte : s’il n’y a pas de grésillement, le fichier est bon. Ajoutez la date limite à son nom, car la page aura ensuite disparu.',
      },
    ],
    hints: [
      {
        title: 'Chercher un artiste',
        text: 'Tapez le nom du groupe en lettres latines, puis en katakana, car les résultats peuvent différer. La recherche par groupe trouve plus d’émissions que celle par membre.',
      },
      {
        title: 'Choisir la qualité selon le programme',
        text: 'Pour un concert, donnez la priorité au son, et réduisez l’image si l’espace manque. Pour une conférence de presse, une petite image suffit : le fichier est alors cinq fois moins lourd.',
      },
      {
        title: 'La mention ノーカット版',
        text: 'Elle signale la version intégrale d’une série coréenne, plus longue de plusieurs minutes par épisode.',
      },
      {
        title: 'Les soirées gratuites',
        text: 'Lemino a déjà diffusé gratuitement des combats pour un titre mondial. La rediffusion peut toutefois être réservée à Premium.',
      },
    ],
    questions: [
      {
        question: 'Mon abonnement à dTV est-il encore valable ?',
        answer:
          'Les contrats ont été repris par Lemino en 2023 ; connectez-vous pour vérifier le vôtre. Les favoris n’ont pas tous été conservés, et il vous faudra peut-être les recréer.',
      },
      {
        question: 'Puis-je montrer un concert enregistré à des amis ?',
        answer:
          'Vous pouvez le regarder ensemble chez vous, mais pas leur en donner une copie. Une projection dans un bar ou un fan-club exige l’accord de l’organisateur. Pour faire découvrir un concert, envoyez plutôt le lien de sa page.',
      },
      {
        question: 'J’ai Lemino par Amazon. Quel produit me faut-il ?',
        answer:
          'Une partie du catalogue est vendue comme chaîne chez Amazon. Si vous la regardez là, il vous faut le produit pour Prime Video.',
      },
      {
        question: 'Puis-je enregistrer un concert avec un billet en ligne ?',
        answer:
          'Oui, tant que votre compte permet de lire la rediffusion dans le navigateur. Si les conditions de l’artiste interdisent l’enregistrement, respectez-les.',
      },
      {
        question: 'La page me demande d’installer une application. Que faire ?',
        answer:
          'Sur un ordinateur, fermez ce message. Quelques événements sont réservés aux téléphones et aux téléviseurs et ne peuvent pas être ouverts ici.',
      },
    ],
    meta_title: 'Guide : concerts et émissions sur Lemino',
    meta_description:
      'd Account, gratuit ou Premium, rediffusions et qualité du son : enregistrer concerts et émissions de Lemino, l’ancien dTV.',
  },
  tver_downloader: {
    title: 'TVer : enregistrer ses séries chaque semaine',
    intro:
      'Sur TVer, un épisode reste en général en ligne jusqu’au suivant. Si vous réservez une heure fixe par semaine, vous n’en manquerez aucun. Comme cinq séries représentent déjà cinq heures de programme, choisissez seulement celles que vous regarderez vraiment.',
    steps: [
      {
        title: 'Ouvrir tver.jp sans compte',
        text: 'TVer ne fonctionne qu’au Japon et n’exige pas de compte. À la première visite, le site vous demande votre âge, votre sexe et votre code postal pour la publicité ; le navigateur intégré retient vos réponses. Avec un TVer ID, gratuit, vous retrouverez vos favoris sur tous vos appareils.',
      },
      {
        title: 'Chercher par jour de diffusion',
        text: 'L’onglet 番組表 affiche les programmes des sept derniers jours, chaîne par chaîne. C’est pratique si vous ne vous souvenez que du soir où passe une série. Sous エリア, vous trouverez aussi les émissions des chaînes locales, par exemple d’Osaka ou de Hokkaido, disponibles dans tout le Japon.',
      },
      {
        title: 'Vérifier la date de fin',
        text: 'La date et l’heure, précédées de 配信終了, figurent sous le titre. Le dimanche midi est un bon moment : toutes les séries de la semaine sont en ligne et aucune n’a encore été remplacée. Triez la file d’attente d’après cette date, en commençant par les épisodes qui expirent le lundi.',
      },
      {
        title: 'Ajouter la date au nom du fichier',
        text: 'Les émissions de variétés n’ont pas de numéro. Avec un nom comme « 2026-01-18 – Titre », elles restent dans l’ordre même si une semaine est sautée. Une heure pèse environ 800 Mo en 720p. Vérifiez que le fichier va jusqu’à la fin de l’épisode.',
      },
      {
        title: 'Regarder les épisodes, puis les supprimer',
        text: 'Essayez de vider le dossier avant le samedi suivant. Si vous n’avez pas eu le temps de regarder une série trois semaines de suite, retirez-la de votre liste. TVer sert au rattrapage : un épisode que vous avez vu peut être supprimé.',
      },
    ],
    hints: [
      {
        title: 'Après la date de fin',
        text: 'Les anciens épisodes sont souvent proposés, contre paiement, par FOD, Hulu Japon ou U-NEXT, selon la chaîne. Certaines remettent aussi toute la saison en ligne juste avant le dernier épisode, avec un résumé intitulé ダイジェスト.',
      },
      {
        title: 'Les favoris de TVer',
        text: 'Ils vous signalent les nouveaux épisodes. Retirez ceux que vous ne suivez plus, pour que la liste reste facile à parcourir.',
      },
      {
        title: 'Mise en ligne tardive',
        text: 'Les épisodes arrivent juste après leur diffusion, mais un match de base-ball prolongé peut la retarder. S’il n’y a rien à dix heures du soir, revenez à minuit.',
      },
      {
        title: 'Séries complètes en été',
        text: 'À l’occasion d’une suite ou d’un film, les chaînes remettent d’anciennes séries en ligne pour deux ou trois semaines. Tous les épisodes expirent alors le même jour.',
      },
      {
        title: 'Les chaînes locales',
        text: 'Parcourez aussi les émissions des autres régions ; les programmes de cuisine de Hokkaido, par exemple, ne passent pas à la télévision à Tokyo.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un épisode manque-t-il ?',
        answer:
          'Une chanson, un extrait sportif ou un invité peut empêcher la mise en ligne. De même, l’image d’un artiste est parfois masquée, parce que son agence n’autorise pas sa diffusion sur Internet. Le téléchargement n’est pas en cause.',
      },
      {
        question: 'Y a-t-il des sous-titres ?',
        answer:
          'Oui, beaucoup de séries ont des sous-titres japonais, signalés par 字 ; enregistrez-les en SRT si vous apprenez la langue. Dans les émissions de variétés, les textes font partie de l’image et ne peuvent pas être retirés.',
      },
      {
        question: 'J’étais en voyage et j’ai manqué deux épisodes. Sont-ils perdus ?',
        answer:
          'Sur TVer, oui. Le service payant de la chaîne qui a produit la série les propose en général encore.',
      },
      {
        question: 'Pourquoi l’épisode est-il plus court qu’à la télévision ?',
        answer:
          'Une heure de télévision contient environ quatorze minutes de publicité. Sur TVer, la bande-annonce de l’épisode suivant et certaines musiques sont parfois aussi retirées.',
      },
    ],
    meta_title: 'Guide : enregistrer ses séries sur TVer',
    meta_description:
      'Jour de diffusion, date de fin, nom du fichier : enregistrer chaque semaine vos séries et émissions de TVer au Japon.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus (NHK ONE) : enregistrer les sept derniers jours',
    intro:
      'Le service de rattrapage de la NHK, longtemps appelé NHK Plus, fait partie de NHK ONE depuis octobre 2025. La plupart des programmes y restent sept jours. Ce guide vous montre comment les trouver, par exemple pour suivre le feuilleton du matin.',
    steps: [
      {
        title: 'Rattacher le compte à sa redevance',
        text: 'Pour un accès complet, votre compte NHK doit être rattaché à la redevance de votre foyer. Tant que ce n’est pas confirmé, un message couvre une partie de l’image et apparaîtrait aussi dans le fichier. La demande se fait en ligne et prend quelques jours ; la page d’accueil affiche ensuite votre statut.',
      },
      {
        title: 'Ouvrir le guide des programmes',
        text: 'Choisissez un jour de la semaine écoulée, puis la chaîne. C’est plus rapide que la recherche, surtout quand l’épisode ne porte pas le même titre que la série. Dans notre application, le service figure encore sous le nom de NHK Plus, mais il ouvre la page actuelle.',
      },
      {
        title: 'Sélectionner les épisodes de la semaine',
        text: 'Ouvrez la page de la série pour voir tous les épisodes disponibles. Le feuilleton du matin compte cinq épisodes de quinze minutes, plus un résumé le samedi, utile si vous avez manqué un jour. La semaine occupe 1,2 Go en 720p.',
      },
      {
        title: 'Ajouter les sous-titres',
        text: 'Presque tous les programmes ont des sous-titres japonais : cochez 字幕 avant de télécharger. Ils sont très utiles pour les leçons de langue d’E-tele, que vous pouvez garder par semaine avec leur fichier SRT. Ouvrez ensuite un épisode pour vérifier que les caractères s’affichent bien.',
      },
      {
        title: 'Numéroter et ranger les documentaires',
        text: 'Donnez à chaque documentaire un numéro et une date, car toute une collection porte souvent le même nom. La NHK ajoute des chapitres à beaucoup d’entre eux, et votre lecteur permet de passer de l’un à l’autre. Supprimez ceux que vous avez vus pour faire de la place à la semaine suivante.',
      },
    ],
    hints: [
      {
        title: 'Deux pistes audio',
        text: 'Une seconde piste, en anglais ou en audiodescription (解説), accompagne souvent les journaux et les films. La piste principale est signalée par 主, la seconde par 副. Écoutez-la quelques instants pour savoir de quoi il s’agit.',
      },
      {
        title: 'Les programmes plus anciens',
        text: 'Après sept jours, les programmes ne sont plus disponibles que sur NHK On Demand, un service payant avec son propre compte. Notre produit ne le couvre pas.',
      },
      {
        title: 'L’heure exacte de la fin',
        text: 'Les sept jours sont comptés à partir de la fin de la diffusion. Un programme terminé mardi dernier à 22 h 45 disparaît ce mardi à la même heure.',
      },
      {
        title: 'Les journaux régionaux',
        text: 'Vous pouvez aussi regarder les journaux des autres préfectures, par exemple pour suivre la météo de votre région d’origine pendant un typhon.',
      },
    ],
    questions: [
      {
        question: 'Que signifie « 配信していません » ?',
        answer:
          'La NHK n’a pas les droits de diffusion en ligne de ce programme, ce qui arrive surtout pour le sport et les images d’archives. Si un seul reportage est concerné, un écran fixe le remplace, et vous le retrouverez dans le fichier.',
      },
      {
        question: 'Puis-je utiliser un enregistrement en classe ?',
        answer:
          'Non, une copie privée n’est pas faite pour cela. NHK for School propose des séquences gratuites d’une dizaine de minutes, classées par niveau, que les enseignants peuvent utiliser.',
      },
      {
        question: 'Le service fonctionne-t-il depuis la France ?',
        answer:
          'Non, le rattrapage est réservé au Japon. Depuis l’étranger, vous pouvez regarder NHK World, qui propose ses propres programmes gratuitement.',
      },
      {
        question: 'Pourquoi la page me demande-t-elle où j’habite ?',
        answer:
          'Elle en a besoin pour la redevance et les programmes régionaux. Votre réponse détermine le journal local de dix-huit heures, mais pas ce que vous pouvez enregistrer.',
      },
      {
        question: 'Sous quel nom trouver ce produit dans la boutique ?',
        answer:
          'Sous celui de téléchargeur NHK Plus, car beaucoup de personnes le cherchent encore ainsi. Il fonctionne avec NHK ONE.',
      },
    ],
    meta_title: 'Guide : rattrapage NHK Plus et NHK ONE',
    meta_description:
      'Redevance, guide des programmes, sous-titres et seconde piste : enregistrer les sept derniers jours de la NHK pour votre foyer.',
  },
  fod_downloader: {
    title: 'FOD : enregistrer les séries de Fuji TV',
    intro:
      'FOD propose des séries de Fuji TV de quatre décennies. Si vous avez oublié un titre, l’année, la case horaire ou le nom d’un acteur suffit souvent pour le retrouver. Ce produit fonctionne sous Windows.',
    steps: [
      {
        title: 'Se connecter à FOD',
        text: 'Connectez-vous sur fod.fujitv.co.jp comme lors de votre inscription : avec un compte FOD, par Amazon ou par votre opérateur. Lancez un épisode pour vérifier que votre accès fonctionne. La mention プレミアム signale ce qui est compris dans l’abonnement ; quelques épisodes récents sont gratuits avec publicité, et les locations affichent leur prix.',
      },
      {
        title: 'Chercher par case horaire',
        text: 'Les séries sont connues par leur case : 月9 désigne le lundi à neuf heures du soir, 木10 le jeudi à dix heures. La recherche comprend ces abréviations, et les anime de nuit se trouvent sous Noitamina. Les résultats vont du plus récent au plus ancien ; faites défiler la liste jusqu’à la décennie voulue.',
      },
      {
        title: 'Cocher la série entière',
        text: 'Une série a le plus souvent onze épisodes, plus une émission spéciale rangée à part. Celle de 1995 ne pèse que 4 Go environ, car l’image d’origine est petite ; une série récente en 1080p est quatre fois plus lourde. Vérifiez que le dernier épisode est complet : il dure souvent 15 minutes de plus que les autres.',
      },
      {
        title: 'Classer les dossiers par année',
        text: 'Avec un nom comme « 1997 – Titre », vos séries se rangent dans l’ordre de leur diffusion. Ajoutez la case horaire entre crochets si vous le souhaitez. Vous aurez ainsi une petite histoire des séries japonaises, décennie après décennie.',
      },
      {
        title: 'Ajouter les émissions spéciales',
        text: 'Les téléfilms de deux heures se trouvent à la fin de la liste ou sur leur propre page ; numérotez-les d’après leur année. Lancez ensuite le début du dernier épisode pour vérifier l’ordre et le son. Dans les anciennes séries, le volume est parfois faible : augmentez-le dans le lecteur.',
      },
    ],
    hints: [
      {
        title: 'Windows uniquement',
        text: 'La version Mac n’est plus en vente ; si vous l’avez achetée, elle reste dans votre compte. Il vous faut un ordinateur sous Windows 10 ou 11.',
      },
      {
        title: 'Vidéos, mais pas magazines',
        text: 'FOD propose aussi des magazines et des mangas, qui se lisent sur son site et que ce produit ne couvre pas. Quant aux séries d’avant 2005, elles sont au format 4/3 ; n’étirez pas l’image.',
      },
      {
        title: 'Pourquoi une série célèbre manque',
        text: 'C’est souvent le contrat d’un seul acteur qui empêche sa diffusion en ligne. Dans ce cas, le DVD est le seul moyen légal de la regarder.',
      },
      {
        title: 'Épisodes dérivés',
        text: 'De courts épisodes tournés pour FOD se situent entre deux épisodes de la série. Leur date de mise en ligne vous indique lesquels.',
      },
      {
        title: 'Les anime de Noitamina',
        text: 'Plusieurs séries de cette case arrivent sur FOD avant les autres services. Consultez la rangée le jeudi soir.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une chanson a-t-elle été remplacée ?',
        answer:
          'Les droits n’ont pas été acquis pour Internet ; la chaîne la remplace alors ou coupe la scène, parfois tout un générique. En cas de doute, comparez la durée avec celle indiquée dans une base de données.',
      },
      {
        question: 'Les séries sont-elles sous-titrées ?',
        answer:
          'Les séries récentes ont souvent des sous-titres japonais, les anciennes rarement. La liste des pistes l’indique avant le téléchargement.',
      },
      {
        question: 'Puis-je enregistrer le sport automobile ou le volley ?',
        answer:
          'Pas en direct. Si FOD publie l’enregistrement sur sa propre page, vous pouvez le choisir jusqu’à son dernier jour.',
      },
      {
        question: 'FOD et TVer proposent-ils les mêmes épisodes ?',
        answer:
          'Pour la semaine en cours, à peu près. Mais seul FOD propose les épisodes précédents, aux abonnés.',
      },
      {
        question: 'Je paie par mon opérateur et n’ai pas de mot de passe. Que faire ?',
        answer:
          'Sur la page de votre compte FOD, ajoutez une adresse e-mail et un mot de passe. Vous pourrez alors vous connecter partout, y compris dans le navigateur intégré.',
      },
    ],
    meta_title: 'Guide : les séries de Fuji TV sur FOD',
    meta_description:
      'Cases horaires, séries complètes, émissions spéciales : trouver et enregistrer sous Windows les séries de FOD.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Japon : enregistrer séries et épisodes dérivés',
    intro:
      'Beaucoup de séries de Nippon TV se prolongent sur Hulu Japon par des épisodes inédits à la télévision. Ce guide vous montre comment les trouver et les ranger à leur place, sans confondre l’abonnement avec la boutique de locations.',
    steps: [
      {
        title: 'Se connecter à hulu.jp',
        text: 'Hulu Japon appartient au groupe Nippon TV et n’accepte pas les comptes américains. Connectez-vous avec l’adresse e-mail et le mot de passe de votre inscription ; vous pouvez le faire aussi si vous payez par votre opérateur. Choisissez ensuite votre profil.',
      },
      {
        title: 'Distinguer l’abonnement de la boutique',
        text: 'Le mot ストア sur l’affiche signale un achat, une location ou un billet ; tout le reste est compris dans l’abonnement. Une location laisse en général trente jours pour commencer le film et quarante-huit heures pour le terminer. Si vous avez le droit d’en garder une copie, rangez-la à part.',
      },
      {
        title: 'Choisir entre sous-titres et doublage',
        text: 'Une série étrangère a deux pages aux images presque identiques : 字幕版 pour la version sous-titrée et 吹替版 pour la version doublée. Choisissez la vôtre dès le premier épisode, pour ne pas mélanger les deux dans une saison.',
      },
      {
        title: 'Ajouter les épisodes dérivés',
        text: 'La série principale se trouve sous 本編, les épisodes propres à Hulu sous オリジナルストーリー. Leur date de mise en ligne indique après quel épisode ils se placent : numérotez par exemple 05.5 celui qui vient entre 5 et 6. Une série de dix épisodes occupe 7 Go en 720p, les épisodes dérivés environ un de plus.',
      },
      {
        title: 'Vérifier l’ordre des fichiers téléchargés',
        text: 'Lisez les noms de haut en bas : les titres doivent suivre l’histoire. Un numéro comme 05.5 est facile à comprendre, S00E05 convient mieux aux serveurs multimédias. N’utilisez pas les deux à la fois, car le même épisode y figurerait en double.',
      },
      {
        title: 'Enregistrer aussi pour les enfants',
        text: 'Ouvrez le profil Kids et cochez par exemple cinq épisodes courts d’Anpanman. Ils pèsent environ 300 Mo et sont prêts en quelques minutes. Rangez-les dans un autre dossier que vos propres séries.',
      },
    ],
    hints: [
      {
        title: 'Bloquer les achats',
        text: 'Si des enfants utilisent votre compte, protégez la boutique par un code. Le profil Kids la masque entièrement.',
      },
      {
        title: 'Base-ball et émissions musicales',
        text: 'Les matchs des Giants ne sont disponibles que selon la saison et les droits. Les longues soirées musicales sont divisées en plusieurs parties ; commencez par celle qui expire le plus tôt.',
      },
      {
        title: 'Le dernier chapitre',
        text: 'Il arrive que la fin d’une série ne soit proposée que sur Hulu Japon, sous le nom de 最終章. Comme elle forme une série à part, cherchez-la séparément.',
      },
      {
        title: 'Un seul écran pour certains titres',
        text: 'Certains titres ne peuvent être lus que sur un appareil à la fois. Pendant le téléchargement, un message peut s’afficher sur votre téléviseur ; attendez la fin.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une série disparaît-elle après le dernier épisode ?',
        answer:
          'Elle n’était disponible qu’en rattrapage, et revient souvent plus tard dans l’abonnement. Les séries marquées « Hulu Original », elles, restent au catalogue.',
      },
      {
        question: 'Combien de profils peut-on créer ?',
        answer:
          'Jusqu’à six. Notre licence, elle, dépend du nombre d’ordinateurs. Si vous avez l’offre groupée avec Disney+, les titres de Disney se regardent sur son propre site, pour lequel il existe un autre téléchargeur.',
      },
      {
        question: 'Un épisode dérivé est annoncé pour « sept jours seulement ». Est-ce vrai ?',
        answer:
          'Pour certaines vidéos promotionnelles, oui. La plupart des épisodes dérivés restent toutefois aussi longtemps que la série. Par précaution, commencez par ceux qui annoncent une date de fin.',
      },
      {
        question: 'Pourquoi ne puis-je pas cocher un making-of ?',
        answer:
          'Il est vendu dans la boutique, ou n’est pas encore en ligne. Essayez de le lire sur le site pour le savoir.',
      },
    ],
    meta_title: 'Guide : séries et épisodes de Hulu Japon',
    meta_description:
      'Boutique ou abonnement, sous-titres, épisodes dérivés : enregistrer dans l’ordre les séries de Hulu Japon avec votre compte.',
  },
  niconico_downloader: {
    title: 'Niconico : enregistrer des vidéos avec l’accord de l’auteur',
    intro:
      'Sur Niconico, les vidéos sont publiées par des particuliers : chansons de synthèse, reportages sur les trains, parties de jeu commentées. Avant d’en enregistrer une, vérifiez ce que son auteur autorise. Ce guide vous montre où le lire et comment conserver les références.',
    steps: [
      {
        title: 'Lire ce que l’auteur autorise',
        text: 'Beaucoup d’auteurs l’indiquent dans la description ou par une licence ニコニ・コモンズ. La mention 保存OK autorise l’enregistrement, 転載禁止 interdit de republier la vidéo. Si l’auteur refuse toute copie, regardez-la simplement sur le site.',
      },
      {
        title: 'Coller l’adresse d’une vidéo ou d’une liste',
        text: 'Une adresse en « watch/sm » mène à une vidéo, une adresse en « mylist » à une liste. Les numéros commencent par sm pour les membres, so pour les chaînes et nm pour d’anciens formats. Pour une liste privée, connectez-vous d’abord. Si la vidéo fait partie d’une série officielle, préférez la page de celle-ci, qui donne le bon ordre.',
      },
      {
        title: 'Vérifier l’accès aux chaînes officielles',
        text: 'Un cadenas ou un prix en points signale une vidéo réservée aux membres d’une chaîne. Si elle se lit dans le navigateur avec votre compte, vous pouvez la sélectionner ; les règles de la chaîne disent si vous avez le droit d’en garder une copie.',
      },
      {
        title: 'Conserver les références de la vidéo',
        text: 'L’application ajoute au fichier l’auteur, le numéro et la date, ce qui vous permet de retrouver l’original et de le citer. Une vidéo de dix minutes pèse de 30 à 150 Mo. Vérifiez le nom du fichier : Windows n’accepte pas certains symboles, qui sont alors remplacés.',
      },
      {
        title: 'Vérifier le fichier téléchargé',
        text: 'Ouvrez-le à un moment que vous connaissez bien, par exemple le refrain, et vérifiez l’image et le son. Si seule la musique vous intéresse, vous pouvez n’enregistrer que le son en M4A. Ajoutez alors le nom de l’interprète, car une reprise n’indique souvent que le compositeur.',
      },
    ],
    hints: [
      {
        title: 'Aux heures de pointe',
        text: 'Le soir, de vingt heures à minuit au Japon, les membres sans Premium reçoivent parfois une image de moindre qualité. Téléchargez plutôt le matin.',
      },
      {
        title: 'Les commentaires',
        text: 'Les commentaires qui défilent sur l’image s’affichent sur le site. Si l’application vous propose de les enregistrer dans un fichier séparé, gardez-le pour vous : ils ont eux aussi des auteurs.',
      },
      {
        title: 'Des numéros qui ne changent pas',
        text: 'Quand une vidéo est supprimée, son numéro n’est jamais réutilisé. Noter les numéros sm est donc le moyen le plus simple de vous souvenir de vos vidéos préférées.',
      },
      {
        title: 'Parties de jeu en plusieurs épisodes',
        text: 'Servez-vous des pages de série, où les épisodes sont dans le bon ordre. Dans les listes créées par des spectateurs, il en manque parfois.',
      },
      {
        title: 'Le téléchargement officiel',
        text: 'Si l’auteur propose lui-même un fichier, choisissez celui-là : sa qualité est meilleure que celle du lecteur.',
      },
    ],
    questions: [
      {
        question: 'Puis-je utiliser un morceau Vocaloid dans ma propre vidéo ?',
        answer:
          'Seulement si son auteur l’autorise : lisez la description ou la licence Niconi Commons. Les conditions de Piapro et de l’éditeur de la voix peuvent aussi s’appliquer. En cas de doute, écrivez à l’auteur, au besoin en anglais.',
      },
      {
        question: 'Pourquoi les vieilles vidéos sont-elles si petites ?',
        answer:
          'Elles ont été publiées dans la définition de l’époque, souvent 512 points de large au format 4/3. Il n’existe pas de meilleure version ; agrandissez simplement l’image dans le lecteur.',
      },
      {
        question: 'Puis-je publier la vidéo sur un autre site ?',
        answer: 'Non, seul l’auteur peut l’autoriser, et beaucoup préfèrent que l’on partage le lien.',
      },
      {
        question: 'Puis-je enregistrer les directs ?',
        answer:
          'Pas pendant la diffusion. Vous pouvez choisir la rediffusion tant que votre réservation ou votre accès Premium permet de la lire.',
      },
      {
        question: 'Les vidéos ont-elles été perdues lors de la panne de 2024 ?',
        answer:
          'Non, elles étaient toutes là au retour du site après l’attaque. Certaines fonctions ont changé depuis, si bien que d’anciens modes d’emploi ne sont plus exacts.',
      },
    ],
    meta_title: 'Guide : enregistrer des vidéos de Niconico',
    meta_description:
      'Accord de l’auteur, listes, chaînes officielles et références : enregistrer des vidéos de Niconico quand vous en avez le droit.',
  },
  d_anime_downloader: {
    title: 'd Anime Store : enregistrer les anime de la saison',
    intro:
      'Plus de quarante nouveaux anime commencent chaque trimestre, et la plupart se trouvent sur d Anime Store. Comme personne ne peut tout suivre, ce guide vous propose d’en essayer dix, d’en garder quatre et de les ranger par saison.',
    steps: [
      {
        title: 'Se connecter avec un d Account',
        text: 'Vous n’avez pas besoin d’un contrat chez Docomo ; la connexion se confirme par un code. Vérifiez que vous êtes bien sur animestore.docomo.ne.jp, car les offres vendues par Amazon ou Niconico ont leur propre site et leur propre produit. Si votre abonnement est actif, le bandeau d’essai n’est plus affiché.',
      },
      {
        title: 'Ouvrir les anime de la saison',
        text: 'La page 今期アニメ présente les séries par jour, avec l’heure de mise en ligne. Les heures vont au-delà de minuit : 25 h signifie une heure du matin le lendemain. Enregistrez les trois premiers épisodes de dix séries, puis ne continuez que les quatre qui vous plaisent le plus.',
      },
      {
        title: 'Suivre les nouveautés avec une liste',
        text: 'Ajoutez ces séries à la liste « 気になる » : un point rouge y signale chaque nouvel épisode. Dans l’application, les épisodes que vous avez déjà sont grisés. Cinq minutes le dimanche suffisent pour mettre toutes vos séries à jour.',
      },
      {
        title: 'Créer un dossier par saison',
        text: 'Rangez les épisodes par année et saison, puis par série : vous les retrouverez facilement des années plus tard. Un épisode de 24 minutes pèse 400 Mo en 720p, douze épisodes environ 5 Go. Les récapitulatifs et les bonus figurent sous la série principale ; numérotez-les après le dernier épisode.',
      },
      {
        title: 'Compléter et nettoyer à la fin du trimestre',
        text: 'Comparez les numéros de vos fichiers avec la liste du site ; un épisode 7.5 est un récapitulatif et non une erreur. S’il existe un film, placez-le dans l’ordre indiqué, souvent après la deuxième saison. Supprimez les séries que vous avez abandonnées, pour faire de la place au trimestre suivant.',
      },
    ],
    hints: [
      {
        title: 'Sauter le générique',
        text: 'Là où le service a placé des chapitres, vous sautez le générique avec une seule touche de votre lecteur. Regardez-le quand même de temps en temps, car il change parfois en cours de saison.',
      },
      {
        title: 'Chercher par doubleur',
        text: 'Cliquez sur le nom d’un doubleur pour voir tous ses rôles : c’est un bon moyen de découvrir d’autres séries. La chaîne du même nom chez Prime Video n’offre pas cette recherche, et son catalogue est plus réduit.',
      },
      {
        title: 'Départs de fin de mois',
        text: 'La liste まもなく配信終了 est courte, mais consultez-la chaque mois : une série ancienne qui s’en va ne revient parfois qu’après des années.',
      },
      {
        title: 'Concerts et théâtre',
        text: 'Le catalogue comprend aussi des concerts d’anime et des pièces 2,5D. Ils sont longs ; prévoyez un week-end pour les regarder.',
      },
      {
        title: 'Les sorties 最速',
        text: 'Ce mot signale une série disponible ici en premier. Les autres arrivent quelques jours après leur diffusion à la télévision.',
      },
    ],
    questions: [
      {
        question: 'Combien d’appareils peut-on utiliser en même temps ?',
        answer:
          'Un seul. Arrêtez la lecture sur votre téléphone avant de lancer le téléchargement ; sinon, la file d’attente se met en pause et reprend plus tard là où elle s’était arrêtée.',
      },
      {
        question: 'Les saisons passées restent-elles disponibles ?',
        answer:
          'Beaucoup, mais pas toutes, car les licences ont une fin. Quand une date de départ s’affiche sur la page, enregistrez cette série avant les autres.',
      },
      {
        question: 'Une nouvelle série ne s’y trouve pas. Où la chercher ?',
        answer:
          'Chaque trimestre, quelques séries sont réservées à un autre service. Le site officiel de l’anime les énumère sous 配信情報.',
      },
      {
        question: 'Y a-t-il des sous-titres pour apprendre le japonais ?',
        answer:
          'De plus en plus de séries ont des sous-titres japonais, signalés par 字幕. Le service ne propose pas de traductions.',
      },
    ],
    meta_title: 'Guide : les anime de d Anime Store',
    meta_description:
      'Nouveautés par jour, liste personnelle, un dossier par saison : enregistrer les anime de d Anime Store pour vous seul.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand : enregistrer concerts et tennis',
    intro:
      'WOWOW On Demand diffuse des concerts, du tennis, des films et des séries, dont beaucoup ne restent que quelques semaines. Seuls les programmes à la demande peuvent être enregistrés, pas les directs. Ce produit fonctionne sous Windows.',
    steps: [
      {
        title: 'Se connecter avec sa WEB-ID',
        text: 'L’identifiant est le même pour les clients de la chaîne et pour ceux du service en ligne. Si vous recevez WOWOW par la télévision, rattachez d’abord votre contrat sous « My WOWOW » ; sinon, l’abonnement en ligne suffit. Vous êtes connecté quand votre nom s’affiche dans le coin et que le bouton d’inscription a disparu.',
      },
      {
        title: 'Choisir un genre de programme',
        text: 'Séries, films, musique, théâtre et sport ont chacun leur page, et le tennis est classé par tournoi. ライブ désigne le direct, 見逃し le rattrapage et アーカイブ les archives : vous ne pouvez enregistrer que ces deux derniers. Cherchez les noms étrangers en katakana, car les lettres latines ne donnent souvent aucun résultat.',
      },
      {
        title: 'Vérifier la date de fin',
        text: 'La période indiquée sous 配信期間 figure sous le titre, à l’heure de Tokyo. Pour un concert, elle ne dure souvent que quelques jours : ajoutez la date au nom du dossier. Certains concerts existent en deux versions, celle de la télévision et une plus longue, qui n’expirent pas au même moment.',
      },
      {
        title: 'Télécharger les longs programmes la nuit',
        text: 'Quatre heures de tennis occupent 4 Go en 720p, un opéra de trois heures en 1080p le double. Pour la musique, cochez les pistes stéréo et multicanal si les deux existent. Le matin, écoutez la fin : les applaudissements doivent être complets.',
      },
      {
        title: 'Vérifier la fin et ranger les téléchargements',
        text: 'Ouvrez le fichier au dernier morceau ou à la balle de match pour vous assurer que rien ne manque. Si l’image est noire au début d’un match, avancez de deux minutes, car l’enregistrement commence parfois avant l’émission. Rangez ensuite les concerts par artiste, tournée et date.',
      },
    ],
    hints: [
      {
        title: 'Windows uniquement',
        text: 'La version Mac n’est plus en vente ; si vous l’avez déjà achetée, la licence reste dans votre compte. La page du produit indique la situation actuelle.',
      },
      {
        title: 'Avec ou sans commentateur',
        text: 'Pour certains matchs, une seconde piste ne contient que le son du stade. Choisissez-la avant de lancer le téléchargement si vous préférez regarder sans commentaire.',
      },
      {
        title: 'Décalage horaire',
        text: 'Une finale jouée en Europe se termine au Japon avant l’aube, et la rediffusion est en ligne vers midi. D’ici là, évitez les informations si vous ne voulez pas connaître le résultat.',
      },
      {
        title: 'Choisir la bonne version',
        text: '完全版 désigne la version longue d’un concert, 特別編 une version avec un entretien. Pour les matchs, un résumé d’une heure est proposé à côté de l’intégrale.',
      },
      {
        title: 'Consulter le programme du mois',
        text: 'Il annonce les opéras et les comédies musicales et précise s’ils seront disponibles dans les archives. Notez ceux qui vous intéressent.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un concert diffusé n’est-il pas disponible à la demande ?',
        answer:
          'L’artiste n’a souvent autorisé que la diffusion à la télévision, ce qu’une note grise indique dans le programme. Pour la même raison, un film peut manquer ou n’arriver que des mois plus tard.',
      },
      {
        question: 'Puis-je garder un match longtemps ?',
        answer:
          'Seulement si la loi et votre contrat le permettent ; dans le doute, supprimez le fichier à la date de fin. Votre contrat ne vaut que pour votre foyer : un café ou un club a besoin d’un autre accord.',
      },
      {
        question: 'J’ai WOWOW par le câble. Puis-je me connecter ?',
        answer:
          'Oui, si votre câblo-opérateur le permet. Créez la WEB-ID avec le numéro de client qu’il vous a donné.',
      },
      {
        question: 'Un abonnement d’un mois suffit-il ?',
        answer:
          'Oui, mais comme il court par mois civil, mieux vaut commencer le premier du mois. Les fichiers sont destinés à la durée de votre contrat.',
      },
      {
        question: 'Comment trouver les matchs d’un joueur ?',
        answer:
          'Tapez son nom en katakana, puis choisissez le tour. Chaque court et chaque tour ont leur propre liste.',
      },
    ],
    meta_title: 'Guide : concerts et tennis sur WOWOW',
    meta_description:
      'WEB-ID, dates de fin, longs programmes et pistes audio : enregistrer sous Windows concerts, tennis et séries de WOWOW On Demand.',
  },
}
