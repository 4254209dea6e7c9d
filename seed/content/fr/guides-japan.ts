import type { ContentTexts } from '../texts'

export const guidesJapan: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT : abonnement, points et délais de location',
    intro:
      'Le catalogue est vaste, mais tout n’est pas compris dans l’abonnement. Apprenez d’abord les petits signes des affiches.',
    steps: [
      {
        title: 'Se connecter au Japon',
        text: 'Ouvrez video.unext.jp dans le navigateur intégré. Inscription et lecture supposent d’être sur place.',
      },
      {
        title: 'Lire l’affiche',
        text: '見放題 : compris dans l’abonnement. ポイント : location par points. 購入 : achat. Un filtre masque ce qui est en sus.',
      },
      {
        title: 'Choisir 字幕 ou 吹替',
        text: 'Les titres étrangers existent sous-titrés et doublés, souvent sur deux fiches. Ouvrez la bonne avant de cocher.',
      },
      {
        title: 'Enregistrer la série',
        text: 'Dix à douze épisodes en général. Le signe 日本語字幕 annonce des sous-titres japonais.',
      },
      {
        title: 'Isoler les locations',
        text: 'Après le début de la lecture, il reste d’ordinaire 48 heures ; le fichier s’efface ensuite.',
      },
    ],
    hints: [
      {
        title: 'Comptes de la famille',
        text: 'Le compte principal peut en créer trois autres et y bloquer les achats par points.',
      },
      {
        title: 'Les points expirent',
        text: 'Ils servent aux nouveautés, ou à des places de cinéma. N’attendez pas trop.',
      },
    ],
    questions: [
      {
        question: 'Où sont les séries de TBS et de TV Tokyo ?',
        answer:
          'Depuis l’absorption de Paravi en 2023, elles ont leur rubrique ; la recherche par chaîne y mène.',
      },
      {
        question: 'Y trouve-t-on HBO ?',
        answer: 'Oui, au Japon, de nombreuses séries HBO y passent, sous-titrées ou doublées en japonais.',
      },
    ],
    meta_title: 'Guide : U-NEXT, abonnement ou points',
    meta_description:
      '見放題 ou points, 字幕 ou 吹替 : lire les signes de U-NEXT, choisir la version et respecter les délais, pour qui vit au Japon.',
  },
  dmm_downloader: {
    title: 'DMM TV : anime de saison et pièces de théâtre',
    intro:
      'DMM TV réunit une grande offre d’anime et le théâtre tiré des mangas. Chacun demande son rangement.',
    steps: [
      {
        title: 'Vérifier DMM Premium',
        text: 'Après connexion à tv.dmm.com, la page du compte dit si l’abonnement est actif.',
      },
      {
        title: 'Ouvrir la saison',
        text: 'Les nouveautés sont classées par jour de la semaine : vous savez quand revenir.',
      },
      {
        title: 'Trouver la captation',
        text: 'Une pièce 2.5次元 s’accompagne d’entretiens et de visites. La durée désigne la représentation.',
      },
      {
        title: 'Garder d’un seul tenant',
        text: 'Un fichier pour la pièce, un fichier par épisode pour l’anime.',
      },
    ],
    hints: [
      {
        title: 'Lecture simultanée',
        text: 'Plusieurs appareils sont admis, mais pas toujours pour le même titre. Arrêtez le téléviseur d’abord.',
      },
      {
        title: 'Seulement la vidéo',
        text: 'DMM gère beaucoup de services avec un compte. Ce guide ne vise que DMM TV.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une pièce est-elle payante malgré Premium ?',
        answer: 'Les premières se vendent souvent à l’unité, et n’entrent que plus tard dans l’abonnement.',
      },
      {
        question: 'Existe-t-il des sous-titres français ou anglais ?',
        answer: 'Rarement : l’offre s’adresse au public japonais.',
      },
    ],
    meta_title: 'Guide : DMM TV, anime et théâtre 2.5D',
    meta_description:
      'Saison par jour, captation plutôt que bonus, un fichier par soirée : ranger anime et pièces de DMM TV pour soi.',
  },
  abema_downloader: {
    title: 'ABEMA : les épisodes gratuits avant l’échéance',
    intro:
      'ABEMA est à la fois une chaîne et une vidéothèque. Bien des épisodes sont libres un moment, puis réservés aux membres.',
    steps: [
      {
        title: 'De テレビ à ビデオ',
        text: 'Quittez le direct pour la page des vidéos : une émission en cours ne s’enregistre pas.',
      },
      {
        title: 'Lire l’échéance',
        text: '無料 marque ce qui est libre, avec sa date de fin ; プレミアム ce qui demande l’abonnement.',
      },
      {
        title: 'Trier par urgence',
        text: 'Prenez d’abord ce qui finit le premier. Pour une série à un épisode libre par semaine, retenez le jour.',
      },
      {
        title: 'Nommer les parties',
        text: 'Pour le shogi et le mah-jong, inscrivez ligue, tour et joueurs : les titres sont très longs.',
      },
    ],
    hints: [
      {
        title: 'La rubrique 見逃し',
        text: 'Elle regroupe les derniers jours, utile si vous avez manqué le début.',
      },
      {
        title: 'Commentaires',
        text: 'Ils défilent à côté de l’image et ne font pas partie du fichier.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi y a-t-il de la publicité ?',
        answer: 'Elle finance l’offre libre. L’abonnement existe avec ou sans.',
      },
      {
        question: 'ABEMA se regarde-t-il hors du Japon ?',
        answer: 'En partie ; les anime, le plus souvent, non. La page l’annonce avant la lecture.',
      },
    ],
    meta_title: 'Guide : ABEMA avant la fin du délai',
    meta_description:
      '無料 et プレミアム, tri par échéance, noms des parties : garder des vidéos d’ABEMA dans la limite des conditions et de la loi.',
  },
  lemino_downloader: {
    title: 'Lemino : concerts et K-pop avec un d Account',
    intro:
      'Successeur de dTV, Lemino mise sur les concerts, la boxe et les émissions coréennes, disponibles parfois très peu de temps.',
    steps: [
      {
        title: 'Créer un d Account',
        text: 'Il est gratuit et sans contrat mobile. Lemino Premium s’y ajoute.',
      },
      {
        title: 'Distinguer trois régimes',
        text: 'Libre avec publicité, compris dans Premium, vendu à l’unité : la fiche le précise.',
      },
      {
        title: 'Attendre le 見逃し配信',
        text: 'Après un direct, une rediffusion reste souvent quelques jours. Elle seule a un début et une fin.',
      },
      {
        title: 'Suspendre sans crainte',
        text: 'Une soirée de boxe dure des heures. La tâche reprend là où vous l’avez laissée.',
      },
    ],
    hints: [
      {
        title: 'Recherche par humeur',
        text: 'Lemino classe aussi par émotion. Pour un groupe précis, tapez son nom.',
      },
      {
        title: 'Le son d’abord',
        text: 'Un concert n’a qu’une piste : prenez la meilleure, quitte à réduire l’image.',
      },
    ],
    questions: [
      {
        question: 'Mon abonnement dTV vaut-il encore ?',
        answer: 'Les contrats ont été repris en 2023. Connectez-vous pour connaître le vôtre.',
      },
      {
        question: 'Puis-je montrer un concert à des amis ?',
        answer: 'Le regarder ensemble chez vous est privé. Leur en donner une copie ne l’est plus.',
      },
    ],
    meta_title: 'Guide : concerts et émissions de Lemino',
    meta_description:
      'd Account, rediffusions, longues soirées en plusieurs fois : Lemino, autrefois dTV, expliqué étape par étape.',
  },
  tver_downloader: {
    title: 'TVer : un rendez-vous par semaine',
    intro:
      'Un épisode y reste en général jusqu’au suivant. Avec un jour fixe, vous ne courez plus après les dates.',
    steps: [
      {
        title: 'Ouvrir tver.jp',
        text: 'Aucun compte n’est exigé. À la première visite, le site demande âge, sexe et code postal pour la publicité.',
      },
      {
        title: 'Chercher par jour',
        text: 'La liste suit les jours d’antenne, pratique si vous ne vous rappelez que le soir.',
      },
      {
        title: 'Noter 配信終了',
        text: 'Date et heure de fin figurent sous le titre, souvent juste avant l’épisode suivant.',
      },
      {
        title: 'Dater le fichier',
        text: 'Les émissions de variétés n’ont pas de numéro. La date en tient lieu.',
      },
    ],
    hints: [
      {
        title: 'Après l’échéance',
        text: 'Selon la chaîne, FOD, Hulu Japon ou U-NEXT proposent les anciens épisodes contre paiement.',
      },
      {
        title: 'Favoris',
        text: 'Ceux de TVer signalent les nouveautés : un bon pense-bête pour l’ordinateur.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un épisode est-il absent ?',
        answer: 'Une chanson, un extrait sportif ou un invité peuvent empêcher la mise en ligne.',
      },
      {
        question: 'Y a-t-il des sous-titres ?',
        answer: 'Pour beaucoup de séries, en japonais. Le signe 字 les annonce.',
      },
    ],
    meta_title: 'Guide : TVer, jour après jour',
    meta_description:
      'Liste par jour, 配信終了, date dans le nom : revoir en privé les émissions de TVer avant que la semaine ne soit passée.',
  },
  nhk_plus_downloader: {
    title: 'NHK Plus, devenu NHK ONE : les sept derniers jours',
    intro:
      'Le service de rattrapage de la NHK s’appelait NHK Plus et a rejoint NHK ONE en octobre 2025. Les sept jours, eux, demeurent.',
    steps: [
      {
        title: 'Relier le compte au contrat',
        text: 'L’accès complet demande une inscription rattachée à la redevance de votre foyer.',
      },
      {
        title: 'Passer par la grille',
        text: 'Choisissez le jour de diffusion. Un programme commencé peut se reprendre au début.',
      },
      {
        title: 'Ouvrir la page de la série',
        text: 'Elle montre ce qui en est disponible. Pour le feuilleton du matin, c’est la semaine écoulée.',
      },
      {
        title: 'Activer 字幕, puis enregistrer',
        text: 'Presque tout est sous-titré en japonais. Activez la piste avant de lancer la tâche.',
      },
    ],
    hints: [
      {
        title: 'Deux pistes audio',
        text: 'Journaux et films en portent parfois une seconde, en anglais ou en audiodescription (解説).',
      },
      {
        title: 'Les archives sont ailleurs',
        text: 'NHK On Demand est une offre payante, avec sa propre inscription.',
      },
    ],
    questions: [
      {
        question: 'Que signifie « 配信していません » ?',
        answer:
          'La NHK n’a pas les droits en ligne pour ce programme, ce qui arrive avec le sport ou des images d’archives.',
      },
      {
        question: 'Puis-je m’en servir en classe ?',
        answer:
          'NHK for School propose des contenus pour cela, selon ses règles. Préférez-les à une copie privée.',
      },
    ],
    meta_title: 'Guide : NHK Plus et NHK ONE en rattrapage',
    meta_description:
      'Contrat, grille, sous-titres, seconde piste : rattraper en privé les sept derniers jours de la NHK, étape par étape.',
  },
  fod_downloader: {
    title: 'FOD : les séries de Fuji TV, année par année',
    intro:
      'FOD conserve plusieurs décennies de séries. Sous Windows, voici un classement qui tient dans la durée.',
    steps: [
      {
        title: 'Séparer gratuit et Premium',
        text: 'Quelques épisodes récents sont libres avec publicité ; プレミアム désigne l’abonnement.',
      },
      {
        title: 'Chercher par case horaire',
        text: '月9 est le lundi à neuf heures, 木10 le jeudi à dix heures. La recherche comprend ces abréviations.',
      },
      {
        title: 'Cocher la série entière',
        text: 'Onze épisodes le plus souvent, plus une émission spéciale rangée à part.',
      },
      {
        title: 'Placer l’année en tête',
        text: '« 1997 – Titre » : la collection se classe toute seule.',
      },
    ],
    hints: [
      {
        title: 'Windows seulement',
        text: 'La version Mac n’est plus vendue ; qui la possède la retrouve dans son compte.',
      },
      {
        title: 'Pas les revues',
        text: 'FOD propose aussi magazines et mangas. Tidemark Video s’en tient à la vidéo.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une chanson a-t-elle disparu ?',
        answer: 'Ses droits n’ont pas été acquis pour le Web ; la chaîne la remplace ou coupe la scène.',
      },
      {
        question: 'Les séries sont-elles sous-titrées ?',
        answer: 'Les récentes oui, les anciennes rarement. Le choix des pistes le montre.',
      },
    ],
    meta_title: 'Guide : FOD, les séries de Fuji TV',
    meta_description:
      'Cases 月9 et 木10, émissions spéciales, année en tête : ranger sous Windows les séries de FOD, avec votre abonnement.',
  },
  hulu_jp_downloader: {
    title: 'Hulu Japon : l’abonnement sans la boutique',
    intro:
      'Depuis que Hulu Japon vend et loue aussi des titres, les deux offres se mêlent. Ce guide vous garde du côté de l’abonnement.',
    steps: [
      {
        title: 'Ouvrir hulu.jp',
        text: 'Le service dépend du groupe de Nippon TV ; un compte américain n’y sert à rien.',
      },
      {
        title: 'Reconnaître ストア',
        text: 'Ce mot sur l’affiche annonce un achat, une location ou un billet. Le reste est compris.',
      },
      {
        title: 'Ouvrir 字幕版 ou 吹替版',
        text: 'Une série étrangère a deux fiches. La liste personnelle ne les distingue pas bien.',
      },
      {
        title: 'Ajouter les suites',
        text: 'Les séries de Nippon TV ont souvent des épisodes propres à Hulu. Cherchez le titre suivi de Hulu.',
      },
    ],
    hints: [
      {
        title: 'Un code pour les achats',
        text: 'Protégez la boutique par un code si des enfants regardent.',
      },
      {
        title: 'Le base-ball passe',
        text: 'Les rencontres des Giants dépendent de la saison et des droits. N’y voyez pas une archive.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi une série part-elle après le dernier épisode ?',
        answer: 'Elle n’était qu’en rattrapage. Bien souvent, elle revient plus tard dans l’abonnement.',
      },
      {
        question: 'Combien de profils ?',
        answer: 'Jusqu’à six. Notre licence, elle, compte les ordinateurs.',
      },
    ],
    meta_title: 'Guide : Hulu Japon sans se tromper d’offre',
    meta_description:
      'ストア, 字幕版, 吹替版, épisodes ajoutés : s’orienter dans Hulu Japon sur ordinateur, avec son abonnement et pour soi.',
  },
  niconico_downloader: {
    title: 'Niconico : l’auteur d’abord, la vidéo ensuite',
    intro:
      'Niconico est un lieu d’auteurs. Avant de garder une vidéo, sachez de qui elle est et ce qui est permis.',
    steps: [
      {
        title: 'Lire la description',
        text: 'Beaucoup d’auteurs y disent si la réutilisation est admise. Une fiche ニコニ・コモンズ en donne les conditions.',
      },
      {
        title: 'Coller une vidéo ou une liste',
        text: '« watch/sm » mène à une vidéo, « mylist » à une liste.',
      },
      {
        title: 'Repérer les chaînes officielles',
        text: 'Certaines demandent une adhésion ou un achat. Votre compte doit lire l’épisode dans le navigateur.',
      },
      {
        title: 'Conserver les références',
        text: 'Auteur, numéro et date de mise en ligne entrent dans le fichier ; le numéro retrouve l’original.',
      },
    ],
    hints: [
      {
        title: 'Aux heures de pointe',
        text: 'Sans Premium, le site sert le soir une version réduite. Le matin est plus généreux.',
      },
      {
        title: 'Les commentaires font partie du plaisir',
        text: 'Ils restent sur le site. Qui y tient regarde là-bas.',
      },
    ],
    questions: [
      {
        question: 'Puis-je mettre un morceau Vocaloid dans ma vidéo ?',
        answer: 'Seulement si son auteur l’accepte ; voyez la description ou Niconi Commons.',
      },
      {
        question: 'Pourquoi de vieilles vidéos sont-elles si petites ?',
        answer: 'Elles ont été déposées dans la taille de leur époque. Il n’en existe pas d’autre.',
      },
    ],
    meta_title: 'Guide : Niconico, vidéos et listes',
    meta_description:
      'Permission de l’auteur, listes, chaînes officielles, références : conserver de Niconico ce que l’on peut conserver.',
  },
  d_anime_downloader: {
    title: 'd Anime Store : suivre une saison avec méthode',
    intro:
      'Ce service ne montre presque que des anime et les classe par saison. Vos dossiers peuvent en faire autant.',
    steps: [
      {
        title: 'Entrer avec un d Account',
        text: 'La connexion se confirme sur le téléphone. Un contrat chez Docomo n’est pas nécessaire.',
      },
      {
        title: 'Ouvrir 今期アニメ',
        text: 'Les séries en cours s’y trouvent par jour, avec l’heure de mise en ligne.',
      },
      {
        title: 'Remplir « 気になる »',
        text: 'Cette liste montre d’un regard où un nouvel épisode attend.',
      },
      {
        title: 'Créer un dossier par saison',
        text: 'Année et saison, puis série, puis épisode : trois ans après, tout se retrouve.',
      },
    ],
    hints: [
      {
        title: 'Sauter le générique',
        text: 'Le lecteur du site sait le faire. Le fichier le garde, avec des repères de chapitre.',
      },
      {
        title: 'Distinct de la chaîne Amazon',
        text: 'L’offre du même nom chez Prime Video est plus réduite et suit les règles d’Amazon.',
      },
    ],
    questions: [
      {
        question: 'Combien d’appareils à la fois ?',
        answer: 'Un seul. Arrêtez la lecture sur le téléphone avant de commencer.',
      },
      {
        question: 'Les saisons passées restent-elles ?',
        answer: 'Beaucoup, pas toutes. Une date s’affiche sur la page avant leur départ.',
      },
    ],
    meta_title: 'Guide : d Anime Store, saison par saison',
    meta_description:
      '今期アニメ par jour, liste personnelle, un dossier par saison : suivre les anime du d Anime Store avec ordre et pour soi.',
  },
  wowow_downloader: {
    title: 'WOWOW On Demand : partir de la date de fin',
    intro:
      'Tout n’y est pas à la demande, et beaucoup n’y reste que quelques semaines. Sous Windows, planifiez à rebours.',
    steps: [
      {
        title: 'Employer la WEB-ID',
        text: 'Client de la chaîne ou du seul service en ligne, l’identifiant est le même.',
      },
      {
        title: 'Choisir un domaine',
        text: 'Séries, films, musique, scène et sport ont leur page ; le tennis est classé par tournoi.',
      },
      {
        title: 'Lire 配信期間',
        text: 'Début et fin figurent sous le titre. Un concert s’arrête souvent au bout de quelques jours.',
      },
      {
        title: 'Réserver la nuit aux longs titres',
        text: 'Un match en cinq manches ou un opéra durent plus qu’un film.',
      },
    ],
    hints: [
      {
        title: 'Pas de version Mac',
        text: 'Ce produit n’est plus proposé que pour Windows ; sa page donne l’état du jour.',
      },
      {
        title: 'Avec ou sans commentaire',
        text: 'Certaines retransmissions offrent le son du stade comme seconde piste.',
      },
    ],
    questions: [
      {
        question: 'Pourquoi un concert diffusé n’est-il pas à la demande ?',
        answer: 'Les artistes n’accordent souvent que l’antenne.',
      },
      {
        question: 'Puis-je garder une rencontre longtemps ?',
        answer: 'Si le contrat et la loi le prévoient. Dans le doute, l’usage s’arrête à la date indiquée.',
      },
    ],
    meta_title: 'Guide : WOWOW On Demand et ses dates',
    meta_description:
      'WEB-ID, 配信期間, longues soirées : organiser sous Windows séries, tennis et scène de WOWOW On Demand, en privé.',
  },
}
