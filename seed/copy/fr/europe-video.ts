import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: 'Canal+ : Créations Originales et cinéma en poche',
    promise:
      'Films récents, « Le Bureau des légendes », documentaires : préparez votre soirée Canal+ avant de quitter la maison.',
    steps: [
      {
        title: 'Ouvrir votre espace Canal',
        text: 'Connectez-vous avec l’identifiant de votre contrat, décodeur ou application.',
      },
      {
        title: 'Passer par le replay',
        text: 'Cherchez la Création Originale, le film ou l’émission dans la partie à la demande.',
      },
      {
        title: 'Choisir VF ou VOST',
        text: 'Retenez la version qui vous convient et lancez l’enregistrement.',
      },
    ],
    features: [
      {
        title: 'Cinéma récent',
        text: 'Les films de votre bouquet se gardent avec leur année et leur réalisateur.',
      },
      {
        title: 'Séries maison',
        text: '« Engrenages », « Baron noir » ou « Hippocrate » se rangent saison après saison.',
      },
      { title: 'Émissions de plateau', text: 'Les rendez-vous quotidiens portent la date d’antenne.' },
      {
        title: 'VF et VOST ensemble',
        text: 'Le format MKV réunit doublage français et version originale sous-titrée.',
      },
      {
        title: 'Sport sans le score',
        text: 'Rugby, football, course automobile : les rediffusions complètes ne portent aucun résultat dans leur nom.',
      },
      {
        title: 'Derniers jours d’abord',
        text: 'En France, la chronologie des médias encadre strictement le cinéma. L’application place en haut ce qui part bientôt.',
      },
    ],
    questions: [
      {
        question: 'Les chaînes de mon bouquet sont-elles toutes comprises ?',
        answer:
          'Leur partie à la demande l’est, si votre contrat l’inclut et qu’elle se lit dans un navigateur.',
      },
      {
        question: 'Puis-je garder un match de Ligue des champions ?',
        answer: 'Seulement une rediffusion proposée à la demande, et pour votre usage privé.',
      },
      {
        question: 'Que dit la copie privée en France ?',
        answer:
          'Elle suppose une source licite et un usage personnel ; les conditions de Canal+ s’y ajoutent. En cas de doute, abstenez-vous.',
      },
      {
        question: 'Un décodeur est-il nécessaire ?',
        answer: 'Non. Ce qui compte, c’est que votre contrat se regarde sur un ordinateur.',
      },
      {
        question: 'Une licence sert-elle à toute la famille ?',
        answer: 'Elle sert à un ordinateur. Pour trois, il existe la licence à vie d’une suite tout-en-un.',
      },
    ],
    meta_title: 'Téléchargeur Canal+ : replay, films et séries',
    meta_description:
      'Créations Originales, films et émissions de votre contrat Canal+ enregistrés en VF ou VOST pour un visionnage privé.',
  },
  tf1_plus_downloader: {
    headline: 'TF1+ : le replay de TF1, TMC et TFX à garder',
    promise:
      'Un épisode de « Demain nous appartient » manqué ? Mettez la semaine de côté et regardez-la dans le train.',
    steps: [
      { title: 'Se connecter à TF1+', text: 'Votre compte gratuit ou Premium ouvre le replay.' },
      {
        title: 'Repérer l’émission',
        text: 'Feuilletons, « Koh-Lanta », séries américaines en VF : passez par le nom ou par la chaîne.',
      },
      {
        title: 'Garder la semaine',
        text: 'Cochez les derniers épisodes, ils s’enregistrent l’un après l’autre.',
      },
    ],
    features: [
      {
        title: 'Feuilletons quotidiens',
        text: '« Ici tout commence » et ses voisins se numérotent sans erreur.',
      },
      { title: 'Divertissements du samedi', text: 'Les longues soirées sont conservées d’un bloc.' },
      {
        title: 'Plusieurs chaînes',
        text: 'TF1, TMC, TFX, TF1 Séries Films et LCI gardent leur nom dans le classement.',
      },
      { title: 'Sous-titres pour malentendants', text: 'S’ils accompagnent l’émission, ils sont repris.' },
      {
        title: 'Soirées en plusieurs parties',
        text: 'Une émission parfois découpée se garde dans l’ordre, et ses parties peuvent être réunies.',
      },
      {
        title: 'Saison complète',
        text: 'Quand une série française est offerte en entier pour un temps, prenez-la d’un coup.',
      },
    ],
    questions: [
      {
        question: 'Un compte TF1+ gratuit suffit-il ?',
        answer:
          'Oui, pour les programmes du replay gratuit. Les avant-premières demandent la formule payante.',
      },
      {
        question: 'Combien de temps un replay reste-t-il en ligne ?',
        answer: 'De quelques jours à plusieurs mois selon l’émission ; la date figure sur la fiche.',
      },
      {
        question: 'Ai-je le droit d’enregistrer TF1+ ?',
        answer:
          'Pour vous-même, dans la mesure où la loi et les conditions de TF1+ l’acceptent. Toute mise en ligne est exclue.',
      },
      {
        question: 'TF1 et LCI sont-elles enregistrées en direct ?',
        answer: 'Non. Le produit travaille avec le replay, qui arrive le plus souvent peu après l’antenne.',
      },
      {
        question: 'Puis-je donner un épisode à un ami ?',
        answer: 'Non. Un replay se garde pour votre propre foyer, si tant est que la copie soit permise.',
      },
      {
        question: 'Est-ce l’ancien MYTF1 ?',
        answer: 'Oui, TF1+ a pris sa place en 2024, et ce produit fonctionne avec le nouveau service.',
      },
    ],
    meta_title: 'Téléchargeur TF1+ : replay hors ligne',
    meta_description:
      'Feuilletons, Koh-Lanta et séries du replay TF1+ gardés sur votre ordinateur, chaîne et date comprises. Usage privé.',
  },
  m6_plus_downloader: {
    headline: 'M6+, pour revoir « Top Chef » au calme',
    promise:
      'Les émissions de M6, W9, 6ter et Gulli restent souvent peu de temps en ligne ; gardez celles que vous suivez.',
    steps: [
      { title: 'Ouvrir M6+', text: 'Entrez votre compte, gratuit ou Max, dans la fenêtre dédiée.' },
      {
        title: 'Trouver l’émission',
        text: '« Scènes de ménages », « L’amour est dans le pré » ou un téléfilm : la page suffit.',
      },
      { title: 'Enregistrer la saison', text: 'Sélectionnez les semaines qui manquent, puis confirmez.' },
    ],
    features: [
      { title: 'Saisons hebdomadaires', text: 'Chaque prime se classe par numéro de semaine.' },
      {
        title: 'Formats très courts',
        text: 'Les sketches de quelques minutes s’ajoutent par dizaines sans effort.',
      },
      {
        title: 'Gulli pour les petits',
        text: 'Les dessins animés ont leur dossier, à part des programmes du soir.',
      },
      {
        title: 'Magazines d’enquête',
        text: '« Capital » et « Zone interdite » portent leur thème dans le titre.',
      },
      {
        title: 'Sans publicité dans le fichier',
        text: 'Vous gardez le programme lui-même. Les coupures restent sur M6+, qui en vit.',
      },
      {
        title: 'Recettes pas à pas',
        text: 'Dans un fichier à vous, on revient de dix secondes en arrière, même avec de la farine sur les doigts.',
      },
      {
        title: 'Un concours du début à la fin',
        text: '« Top Chef » dure des mois : suivez l’ordre du premier tour à la finale.',
      },
    ],
    questions: [
      {
        question: 'Faut-il passer à M6+ Max ?',
        answer:
          'Seulement pour les programmes réservés à cette formule ; le replay financé par la publicité s’ouvre avec un compte gratuit.',
      },
      {
        question: 'Le direct de M6 est-il couvert ?',
        answer: 'Non, le téléchargeur ne prend que le replay.',
      },
      {
        question: 'À qui puis-je prêter mes fichiers ?',
        answer: 'À personne en dehors de votre foyer : ils ne valent que pour un usage personnel permis.',
      },
      {
        question: 'Combien de temps ai-je avant qu’une émission parte ?',
        answer:
          'Cela dépend du programme. Les premiers tours d’un concours peuvent disparaître avant la finale, n’attendez donc pas la fin de la saison.',
      },
      {
        question: 'Quels titres manquent ?',
        answer:
          'Les films et certaines séries américaines n’ont souvent pas de replay. Ce que M6+ ne lit pas ne peut pas être choisi.',
      },
    ],
    meta_title: 'Téléchargeur M6+ : replay M6, W9, 6ter, Gulli',
    meta_description:
      'Top Chef, Capital, sketches et dessins animés du replay M6+ gardés pour vous, rangés par semaine et par chaîne.',
  },
  france_tv_downloader: {
    headline: 'france.tv : le service public, à votre heure',
    promise:
      'Fictions, débats, documentaires et journaux régionaux : conservez les programmes de France Télévisions qui vous importent.',
    steps: [
      { title: 'Aller sur france.tv', text: 'Un compte gratuit est parfois demandé, rien de plus.' },
      {
        title: 'Choisir un programme',
        text: 'France 2, 3, 4, 5 ou franceinfo : filtrez par chaîne ou par thème.',
      },
      { title: 'Constituer sa vidéothèque', text: 'Le fichier reçoit titre, chaîne et date de diffusion.' },
    ],
    features: [
      {
        title: 'Éditions régionales',
        text: 'Les journaux et magazines de France 3 gardent le nom de leur région.',
      },
      {
        title: 'Roland-Garros et Tour de France',
        text: 'Les rediffusions mises en ligne se gardent étape par étape, match par match.',
      },
      {
        title: 'Feuilleton « Un si grand soleil »',
        text: 'Les épisodes quotidiens se complètent sans trou.',
      },
      { title: 'Théâtre et concerts', text: 'Les captations culturelles de Culturebox ont leur rayon.' },
      {
        title: 'Versions accessibles',
        text: 'Sous-titres pour sourds et malentendants et audiodescription se gardent là où France Télévisions les fournit.',
      },
      {
        title: 'Dates en clair',
        text: 'Sur le service public, les droits changent d’un programme à l’autre. Le dernier jour figure dans la liste.',
      },
    ],
    questions: [
      {
        question: 'Le service est public : puis-je tout réutiliser ?',
        answer:
          'Non. La redevance supprimée ou non, les œuvres ont des auteurs ; seule la copie privée licite vous est ouverte.',
      },
      {
        question: 'Les sous-titres sont-ils enregistrés ?',
        answer: 'Oui, lorsque la chaîne les diffuse, en fichier séparé ou dans la vidéo.',
      },
      {
        question: 'Puis-je y recourir depuis l’étranger ?',
        answer: 'Une partie de france.tv est limitée à la France. L’application n’agit pas sur cette limite.',
      },
      {
        question: 'france.tv est-il gratuit ?',
        answer:
          'Oui, le public le finance. Notre produit ne fait payer que l’enregistrement et le rangement.',
      },
      {
        question: 'Le direct de franceinfo peut-il être gardé ?',
        answer:
          'Non. Les éditions d’information rejoignent le replay plus tard dans la journée, et celles-là se choisissent.',
      },
      {
        question: 'Les films sont-ils en langue d’origine ?',
        answer: 'Beaucoup le sont. Quand france.tv a les deux, VF et VO apparaissent comme pistes.',
      },
    ],
    meta_title: 'Téléchargeur france.tv : replay et documentaires',
    meta_description:
      'Documentaires, fictions, éditions régionales et sport de france.tv gardés avec chaîne et date, pour votre vidéothèque privée.',
  },
  joyn_downloader: {
    headline: 'Joyn : ProSieben, SAT.1 et leurs médiathèques',
    promise:
      'Vous suivez la télévision allemande ? Gardez les shows de ProSieben et les séries de SAT.1 depuis votre compte Joyn.',
    steps: [
      { title: 'Ouvrir Joyn', text: 'Choisissez l’édition Allemagne, Autriche ou Suisse de votre compte.' },
      {
        title: 'Consulter la médiathèque',
        text: 'Laissez le direct, ouvrez l’émission voulue dans la Mediathek.',
      },
      { title: 'Fixer le dossier', text: 'Un répertoire par chaîne aide à s’y retrouver.' },
    ],
    features: [
      {
        title: 'Grands shows',
        text: '« The Masked Singer » ou « Germany’s Next Topmodel » se gardent soirée par soirée.',
      },
      { title: 'Chaînes sœurs', text: 'Kabel Eins, sixx et ProSieben MAXX sont reconnues.' },
      {
        title: 'Allemand sous-titré',
        text: 'Les sous-titres allemands, s’il y en a, soutiennent l’apprentissage.',
      },
      {
        title: 'Avant-premières',
        text: 'Les épisodes visibles d’avance par les abonnés PLUS+ suivent les droits de votre compte.',
      },
      {
        title: 'Extraits mis de côté',
        text: 'Joyn mêle épisodes et extraits ; un filtre ne montre que les épisodes complets.',
      },
      {
        title: 'D’autres groupes',
        text: 'Joyn porte aussi les médiathèques d’autres diffuseurs, dont les programmes se gardent de la même manière.',
      },
      { title: 'Gratuit ou PLUS+', text: 'Une marque discrète désigne les titres qui demandent PLUS+.' },
    ],
    questions: [
      {
        question: 'Les chaînes en direct de Joyn sont-elles incluses ?',
        answer: 'Non, uniquement la médiathèque.',
      },
      {
        question: 'Joyn gratuit et PLUS+ : quelle différence ici ?',
        answer: 'Celle que fait Joyn : l’application voit les vidéos que votre compte peut ouvrir.',
      },
      {
        question: 'Quelle loi regarde mes copies ?',
        answer: 'Celle du pays où vous vivez. Restez à l’usage privé et lisez les conditions de Joyn.',
      },
      {
        question: 'Les coupures publicitaires sont-elles dans le fichier ?',
        answer: 'Non, il contient l’épisode seul.',
      },
      {
        question: 'Une licence couvre-t-elle les trois éditions ?',
        answer:
          'Oui. Allemagne, Autriche et Suisse relèvent du même produit ; le catalogue suit l’édition que vous ouvrez.',
      },
      {
        question: 'Pourquoi une série américaine manque-t-elle ?',
        answer: 'Les droits de ces séries excluent souvent la médiathèque ou s’y terminent tôt.',
      },
    ],
    meta_title: 'Téléchargeur Joyn : ProSieben et SAT.1 en différé',
    meta_description:
      'Shows et séries de ProSieben, SAT.1 et Kabel Eins depuis la médiathèque Joyn, classés par chaîne pour un usage privé.',
  },
  rtl_plus_downloader: {
    headline: 'RTL+ : soaps, réalité et séries allemandes',
    promise:
      'De « GZSZ » au camp de la jungle, mettez en réserve les émissions RTL et VOX de votre abonnement RTL+.',
    steps: [
      {
        title: 'S’inscrire ou se connecter',
        text: 'Entrez l’adresse de votre compte RTL+ et son mot de passe.',
      },
      {
        title: 'Suivre une émission',
        text: 'La page d’un programme rassemble saisons, extraits et avant-premières.',
      },
      {
        title: 'Ne garder que l’essentiel',
        text: 'Écartez les extraits d’un filtre, conservez les épisodes.',
      },
    ],
    features: [
      {
        title: 'Soap quotidien',
        text: 'Les milliers d’épisodes de « Gute Zeiten, schlechte Zeiten » restent triables par numéro.',
      },
      { title: 'Filtre des extraits', text: 'Clips et bandes-annonces ne se mélangent pas aux épisodes.' },
      { title: 'VOX et NTV', text: 'Documentaires et magazines y sont séparés des divertissements.' },
      {
        title: 'Policiers d’autoroute',
        text: '« Alarm für Cobra 11 » et ses nombreuses saisons se prennent par année.',
      },
      {
        title: 'Avant l’antenne',
        text: 'RTL+ montre certains épisodes avant la télévision. Si votre formule les lit, ils entrent dans la file.',
      },
      {
        title: 'Téléréalité nuit après nuit',
        text: 'Le camp et la villa reviennent chaque soir pendant des semaines ; chaque jour devient un fichier daté.',
      },
    ],
    questions: [
      {
        question: 'La musique et les livres audio de RTL+ sont-ils concernés ?',
        answer: 'Non. Ce téléchargeur s’occupe de la vidéo.',
      },
      {
        question: 'Peut-on enregistrer un match d’Europa League ?',
        answer: 'Pas en direct. Une rediffusion complète peut l’être si votre formule la propose.',
      },
      {
        question: 'Les fichiers peuvent-ils servir à une chaîne vidéo ?',
        answer:
          'Non, même courts : gardez-les pour vous, les images appartiennent à RTL et à ses partenaires.',
      },
      {
        question: 'RTL+ Hongrie est-il le même service ?',
        answer: 'Non, c’est un autre service, avec son propre catalogue, et cette licence ne le couvre pas.',
      },
      {
        question: 'Comment acheter ?',
        answer:
          'Prenez un mois, un an ou la licence à vie, après avoir essayé gratuitement avec une émission que vous suivez.',
      },
      {
        question: 'À quoi dois-je penser ?',
        answer:
          'Chaque copie est pour un usage privé, vient de votre propre accès et reste dans les conditions de RTL et de la loi.',
      },
    ],
    meta_title: 'Téléchargeur RTL+ (Allemagne)',
    meta_description:
      'GZSZ, téléréalité, policiers et magazines de RTL+ gardés sans bandes-annonces, pour votre visionnage personnel.',
  },
  bbc_iplayer_downloader: {
    headline: 'BBC iPlayer : dramas et documentaires britanniques',
    promise:
      '« Doctor Who », « EastEnders », les grandes séries nature : rangez les programmes BBC que votre redevance vous ouvre.',
    steps: [
      {
        title: 'Se présenter à la BBC',
        text: 'Connectez votre compte BBC et confirmez la TV Licence si le site le demande.',
      },
      {
        title: 'Explorer les coffrets',
        text: 'Les box sets regroupent des saisons entières ; ouvrez l’un d’eux.',
      },
      { title: 'Conserver en anglais', text: 'Vidéo, sous-titres anglais et, parfois, audiodescription.' },
    ],
    features: [
      { title: 'Box sets', text: 'Une série complète se coche d’un seul geste.' },
      {
        title: 'Nations et langues',
        text: 'BBC Alba, S4C et les programmes régionaux gardent leur nom d’origine.',
      },
      { title: 'Sous-titres soignés', text: 'Les couleurs par personnage peuvent être conservées.' },
      {
        title: 'Version signée ou décrite',
        text: 'Choisissez l’édition en langue des signes ou en audiodescription si elle existe.',
      },
      {
        title: 'L’heure du coucher',
        text: 'Les histoires CBeebies de cinq minutes se rassemblent dans un dossier.',
      },
      {
        title: 'Un demi-siècle de fiction',
        text: 'Des séries classiques reviennent de temps à autre sur iPlayer. Une suite complète de saisons se prend en une sélection.',
      },
    ],
    questions: [
      {
        question: 'Faut-il une TV Licence ?',
        answer: 'Oui, la BBC l’exige au Royaume-Uni pour iPlayer. L’application ne la remplace pas.',
      },
      {
        question: 'Combien de temps un programme reste-t-il ?',
        answer: 'Souvent plusieurs mois, parfois bien plus ; la mention « available for » fait foi.',
      },
      {
        question: 'La BBC propose déjà un téléchargement, pourquoi un outil ?',
        answer:
          'Son application garde les programmes sur un appareil mobile, pour un temps limité. Tidemark Video s’adresse à qui regarde sur un ordinateur et veut choisir pistes et noms.',
      },
      {
        question: 'Est-ce utilisable en vacances à l’étranger ?',
        answer: 'iPlayer est destiné au Royaume-Uni. Enregistrez avant de partir.',
      },
      {
        question: 'Puis-je garder mes copies ?',
        answer:
          'La BBC fixe une durée à ses téléchargements, et la loi britannique a sa propre idée de la copie privée. N’enregistrez que ce que les deux admettent, pour le foyer.',
      },
    ],
    meta_title: 'Téléchargeur BBC iPlayer pour Windows et Mac',
    meta_description:
      'Coffrets BBC, documentaires et programmes régionaux d’iPlayer avec sous-titres anglais, pour les foyers titulaires d’une TV Licence.',
  },
  itvx_downloader: {
    headline: 'ITVX, du feuilleton quotidien au grand drame',
    promise:
      'Suivez « Coronation Street » ou une enquête en six épisodes : ITVX en différé, sans surveiller la grille britannique.',
    steps: [
      { title: 'Ouvrir ITVX', text: 'Un compte britannique gratuit ou Premium est nécessaire.' },
      { title: 'Prendre le fil', text: 'Partez de l’épisode du jour ou du premier de la série.' },
      { title: 'Laisser la file finir', text: 'L’ordre d’antenne est gardé du début à la fin.' },
    ],
    features: [
      { title: 'Soaps du soir', text: '« Emmerdale » et « Coronation Street » se distinguent par date.' },
      { title: 'Drames en mini-séries', text: 'Quatre ou six épisodes se prennent en une sélection.' },
      {
        title: 'Téléréalité d’été',
        text: 'Une saison de « Love Island » compte des dizaines de soirées ; la liste reste claire.',
      },
      { title: 'Fonds d’archives', text: 'Les classiques du catalogue ITV affichent leur décennie.' },
      {
        title: 'Soirées et débats',
        text: 'Les émissions de chaque nuit se gardent une à une, leurs débats dérivés à côté.',
      },
      { title: 'Sous-titres en fichier', text: 'Utiles quand le wagon est bruyant.' },
    ],
    questions: [
      {
        question: 'ITVX Premium change-t-il les fichiers ?',
        answer: 'Il ouvre davantage de titres chez ITV. Le fonctionnement de l’application est identique.',
      },
      {
        question: 'Un résident français peut-il utiliser ITVX ?',
        answer: 'Le service s’adresse au Royaume-Uni ; nous ne fournissons aucun accès.',
      },
      {
        question: 'Est-ce légal chez moi ?',
        answer:
          'Vérifiez les règles de votre pays : elles fixent ce qu’une copie privée autorise à partir d’ITVX.',
      },
      {
        question: 'Combien de temps les épisodes restent-ils ?',
        answer:
          'Les soaps récents environ un mois, les coffrets plus longtemps. Quand ITVX annonce un dernier jour, la file peut être triée d’après lui.',
      },
      {
        question: 'STV est-il couvert ?',
        answer: 'Non. En Écosse, STV Player est un autre service, que ce produit ne traite pas.',
      },
      {
        question: 'Et le football sur ITV ?',
        answer: 'Les résumés à la demande s’ouvrent comme les autres programmes, le direct non.',
      },
    ],
    meta_title: 'Téléchargeur ITVX : soaps et mini-séries',
    meta_description:
      'Coronation Street, Emmerdale, mini-séries et archives ITV de votre compte ITVX, par date d’antenne et pour vous seul.',
  },
  channel_4_downloader: {
    headline: 'Channel 4 : l’humour et les séries d’ailleurs',
    promise:
      'Entre « Gogglebox », les comédies anglaises et les séries étrangères de Walter Presents, composez votre sélection.',
    steps: [
      {
        title: 'Se connecter à Channel 4',
        text: 'Le compte gratuit donne accès à la plupart des programmes.',
      },
      { title: 'Choisir la collection', text: 'E4, Film4, Walter Presents : chaque marque a son rayon.' },
      { title: 'Vérifier les sous-titres', text: 'Avant de lancer, voyez s’ils sont incrustés ou séparés.' },
    ],
    features: [
      { title: 'Walter Presents', text: 'Séries polonaises, belges ou françaises, sous-titrées en anglais.' },
      { title: 'Film4', text: 'Les longs métrages se gardent pendant leur fenêtre, date de fin visible.' },
      {
        title: 'Concours de pâtisserie',
        text: 'Les saisons du « Bake Off » depuis leur arrivée sur la chaîne se complètent facilement.',
      },
      { title: 'Comédies E4', text: 'Les épisodes courts se regroupent par saison.' },
      {
        title: 'Documentaires qui comptent',
        text: 'Les enquêtes portent leur titre et la date de leur première diffusion.',
      },
      {
        title: 'Archives de la comédie',
        text: 'Les sitcoms des années quatre-vingt-dix et deux mille se gardent saison par saison.',
      },
    ],
    questions: [
      {
        question: 'Puis-je retirer les sous-titres incrustés ?',
        answer: 'Non, s’ils font partie de l’image. L’application vous prévient dans ce cas.',
      },
      {
        question: 'Channel 4 est gratuit : mes copies sont-elles libres ?',
        answer: 'Non. Elles servent à revoir un programme chez vous, selon les conditions de la chaîne.',
      },
      {
        question: 'Pourquoi l’audio d’origine importe-t-il ?',
        answer:
          'Une série française de Walter Presents y garde sa langue ; vous pouvez la suivre sans traduction.',
      },
      {
        question: 'Faut-il payer Channel 4 ?',
        answer: 'Le service est gratuit avec publicité ; Channel 4+ en retire la plus grande partie.',
      },
      {
        question: 'Une TV Licence est-elle requise ?',
        answer:
          'Pas pour le rattrapage de Channel 4 seul, selon les règles actuelles. Il en faut une pour le direct et pour BBC iPlayer.',
      },
      {
        question: 'Peut-on s’en servir en Irlande ou en vacances ?',
        answer: 'Le service est destiné au Royaume-Uni. Enregistrez avant votre départ.',
      },
    ],
    meta_title: 'Téléchargeur Channel 4, E4 et Walter Presents',
    meta_description:
      'Gogglebox, Film4, comédies E4 et séries étrangères Walter Presents de Channel 4, gardés avec ou sans sous-titres.',
  },
  raiplay_downloader: {
    headline: 'RaiPlay : fictions italiennes et archives Rai',
    promise:
      'Montalbano, Sanremo, les Teche Rai : un pan entier de la télévision italienne à réécouter en version originale.',
    steps: [
      { title: 'Entrer dans RaiPlay', text: 'Créez un compte Rai gratuit ou utilisez le vôtre.' },
      {
        title: 'Choisir une fiction',
        text: 'Séries, films, émissions et archives s’ouvrent depuis le menu.',
      },
      { title: 'Garder en italien', text: 'La piste d’origine et les sous-titres italiens sont réunis.' },
    ],
    features: [
      {
        title: 'Enquêtes siciliennes',
        text: 'Les téléfilms de Montalbano se classent dans leur ordre de diffusion.',
      },
      {
        title: 'Festival de Sanremo',
        text: 'Soirées complètes et chansons isolées sont proposées séparément.',
      },
      { title: 'Teche Rai', text: 'Les archives gardent l’année, utile pour une recherche.' },
      {
        title: 'Radio exclue',
        text: 'RaiPlay Sound est un autre service, la liste ne montre donc que la vidéo.',
      },
      {
        title: 'Un soap à Naples',
        text: '« Un posto al sole » passe les jours de semaine ; les fichiers sont numérotés, rien ne se mélange.',
      },
      { title: 'De Rai 1 à Rai Storia', text: 'Toutes les chaînes du groupe sont cherchées en une fois.' },
      {
        title: 'Films à date de fin',
        text: 'Le cinéma italien change chaque semaine, et chaque titre montre quand il part.',
      },
    ],
    questions: [
      {
        question: 'Le catalogue s’ouvre-t-il hors d’Italie ?',
        answer: 'En partie. RaiPlay décide titre par titre, l’application s’y conforme.',
      },
      {
        question: 'Les sous-titres italiens se gardent-ils en SRT ?',
        answer: 'Oui, dès que RaiPlay les met à disposition.',
      },
      {
        question: 'Un professeur d’italien peut-il s’en servir ?',
        answer:
          'Pour préparer ses cours chez lui, selon la loi ; pour projeter en classe, l’accord de la Rai ou une exception légale est nécessaire.',
      },
      {
        question: 'Les chaînes et le sport en direct sont-ils enregistrés ?',
        answer:
          'Non. Beaucoup de programmes restent à la demande après l’antenne. Les matchs y manquent souvent, car leurs droits s’éteignent au coup de sifflet final.',
      },
      {
        question: 'Pourquoi parler de droits si tout est gratuit ?',
        answer:
          'Parce qu’un accès gratuit n’autorise pas la copie. La loi italienne pose des conditions à la copie privée, la Rai a les siennes.',
      },
    ],
    meta_title: 'Téléchargeur RaiPlay : séries et archives Rai',
    meta_description:
      'Montalbano, Sanremo, films et Teche Rai de RaiPlay en italien, sous-titres compris, pour apprendre ou revoir chez vous.',
  },
  mediaset_infinity_downloader: {
    headline: 'Mediaset Infinity : Canale 5 et Italia 1 en replay',
    promise:
      'Talk-shows, séries turques doublées, « Grande Fratello » : gardez les programmes italiens que vous aimez retrouver.',
    steps: [
      {
        title: 'Se connecter à Mediaset',
        text: 'Le compte gratuit couvre le replay, Infinity+ ajoute des films.',
      },
      { title: 'Ouvrir l’émission', text: 'Rubriques Canale 5, Italia 1 ou Rete 4, puis la date.' },
      { title: 'Mettre en file', text: 'Plusieurs soirées peuvent se suivre sans intervention.' },
    ],
    features: [
      {
        title: 'Feuilletons de l’après-midi',
        text: 'Les séries doublées en italien conservent leur numéro d’épisode.',
      },
      {
        title: 'Émissions en plusieurs parties',
        text: 'Une soirée découpée en séquences est remise dans l’ordre.',
      },
      {
        title: 'Films Infinity+',
        text: 'Ceux de votre formule se gardent avec leur titre italien et original.',
      },
      { title: 'Dessins animés d’Italia 1', text: 'Les séries du matin ont leur propre classement.' },
      {
        title: 'Un mois, un dossier',
        text: '« Uomini e donne » passe chaque jour de semaine : les numéros se rangent mois par mois.',
      },
      {
        title: 'Un intervalle d’épisodes',
        text: 'Les séries turques et espagnoles comptent des centaines de parties. Donnez un premier et un dernier numéro.',
      },
    ],
    questions: [
      {
        question: 'Le direct du Grande Fratello est-il possible ?',
        answer: 'Non, le flux continu n’est pas pris en compte ; les résumés à la demande le sont.',
      },
      {
        question: 'Infinity+ est-il indispensable ?',
        answer: 'Seulement pour son catalogue de films et de séries payants.',
      },
      {
        question: 'Quelle précaution juridique prendre ?',
        answer:
          'Limitez-vous à votre usage domestique et supprimez ce que Mediaset ne vous permet plus de conserver.',
      },
      {
        question: 'Puis-je réunir une soirée en plusieurs parties ?',
        answer:
          'Si vous le voulez, oui. Les parties sont listées dans l’ordre et se joignent en un seul MP4.',
      },
      {
        question: 'Et la Ligue des champions ?',
        answer:
          'Seulement ce que votre compte voit à la demande. Les matchs en direct ne sont pas enregistrés.',
      },
      {
        question: 'Le service marche-t-il hors d’Italie ?',
        answer: 'Uniquement là où Mediaset Infinity se lit pour vous.',
      },
      {
        question: 'Mitele, en Espagne, est-il couvert ?',
        answer: 'C’est un autre service du groupe, il ne fait pas partie de ce produit.',
      },
    ],
    meta_title: 'Téléchargeur Mediaset Infinity',
    meta_description:
      'Replay de Canale 5, Italia 1 et Rete 4, séries doublées et films Infinity+ gardés en italien pour votre usage domestique.',
  },
  movistar_plus_downloader: {
    headline: 'Movistar Plus+ : fictions espagnoles d’auteur',
    promise:
      '« Antidisturbios », « La Mesías », cinéma espagnol : conservez les créations qui ont fait connaître Movistar Plus+.',
    steps: [
      {
        title: 'Ouvrir votre espace Movistar',
        text: 'Le compte client ou l’abonnement libre ouvre la même vidéothèque.',
      },
      {
        title: 'Choisir une création',
        text: 'Les séries maison forment une rubrique ; les films en ont une autre.',
      },
      {
        title: 'Fixer les langues',
        text: 'Castillan, version d’origine, sous-titres : tout se règle avant de commencer.',
      },
    ],
    features: [
      { title: 'Créations Movistar', text: 'Des saisons courtes, que l’on garde en un seul passage.' },
      { title: 'Documentaires sportifs', text: 'Reportages et portraits se rangent à part des matchs.' },
      { title: 'Double piste', text: 'Les séries étrangères ont souvent castillan et version originale.' },
      { title: 'Nom espagnol, nom original', text: 'Vous décidez lequel figure sur le fichier.' },
      {
        title: 'La semaine passée',
        text: 'Les émissions de fin de soirée des sept derniers jours se ramassent le dimanche.',
      },
      {
        title: 'Après le coup de sifflet',
        text: 'Les rediffusions portent les équipes et la journée dans leur nom.',
      },
      { title: 'Cyclisme et golf', text: 'Les sports moins regardés ont, eux aussi, leurs rediffusions.' },
    ],
    questions: [
      {
        question: 'LaLiga est-elle enregistrable ?',
        answer:
          'Pas pendant que le match se joue. Une rediffusion reste quelques jours, placez-la en tête de la file ; résumés et documentaires à la demande de votre offre se prennent de même.',
      },
      {
        question: 'Faut-il être client de Telefónica ?',
        answer: 'Non, l’abonnement Movistar Plus+ existe aussi sans ligne.',
      },
      {
        question: 'L’Espagne permet-elle la copie privée ?',
        answer: 'Elle en connaît une, avec des conditions précises. Informez-vous et restez dans ce cadre.',
      },
      {
        question: 'Quelle formule faut-il ?',
        answer:
          'Toute formule qui lit le titre dans un navigateur. Les options cinéma et football ajoutent des titres, et l’application montre ceux que vous avez.',
      },
      {
        question: 'Comment l’application est-elle comptée par Movistar ?',
        answer: 'Comme un navigateur. Movistar limite les lectures simultanées de votre contrat.',
      },
    ],
    meta_title: 'Téléchargeur Movistar Plus+ : séries espagnoles',
    meta_description:
      'Créations Movistar Plus+, cinéma espagnol et documentaires gardés en castillan ou en version originale, à titre privé.',
  },
  rakuten_tv_downloader: {
    headline: 'Rakuten TV : vos films achetés, loués ou gratuits',
    promise:
      'Ici, pas d’abonnement obligatoire : l’application garde l’ordre entre vos achats, vos locations et les films gratuits.',
    steps: [
      { title: 'Ouvrir Rakuten TV', text: 'Connectez le compte avec lequel vous achetez.' },
      {
        title: 'Passer par « Ma vidéothèque »',
        text: 'Achats et locations y sont réunis avec leur échéance.',
      },
      {
        title: 'Prendre la bonne version',
        text: 'Une même œuvre peut exister en VF, en VOST et en plusieurs définitions.',
      },
    ],
    features: [
      { title: 'Échéance affichée', text: 'La fin d’une location est inscrite à côté du fichier.' },
      { title: 'Films gratuits', text: 'Ceux que finance la publicité forment une liste distincte.' },
      { title: 'Cinéma européen', text: 'Les titres gardent leur nom local et leur nom d’origine.' },
      {
        title: 'Copie de voyage',
        text: 'Un achat se prépare avant le départ, pour un écran de chambre d’hôtel.',
      },
      {
        title: 'Documentaires de la maison',
        text: 'Les portraits de footballeurs et d’autres productions Rakuten sont gratuits en bien des pays.',
      },
      {
        title: 'Un titre suffit',
        text: 'Le service vend des films à l’unité, et l’application se contente d’un seul.',
      },
    ],
    questions: [
      {
        question: 'Dois-je effacer un film loué ?',
        answer: 'Oui, quand la location prend fin. Vous ne disposez que du temps que vous avez payé.',
      },
      {
        question: 'La définition achetée est-elle garantie ?',
        answer:
          'Le fichier va jusqu’à ce que Rakuten TV lit sur votre ordinateur, ce qui peut être moins que sur un téléviseur.',
      },
      {
        question: 'Un achat donne-t-il le droit de copier ?',
        answer:
          'Il donne un droit de visionnage privé ; tout le reste dépend des conditions de Rakuten TV et de la loi.',
      },
      {
        question: 'Les chaînes gratuites sont-elles prises en charge ?',
        answer: 'Non, elles passent en direct. Choisissez dans la partie des films gratuits.',
      },
      {
        question: 'Faut-il ce produit pour Viki ?',
        answer: 'Non. Rakuten Viki est un autre service, qui a sa propre page dans la boutique.',
      },
    ],
    meta_title: 'Téléchargeur Rakuten TV : achats et locations',
    meta_description:
      'Vos films achetés ou loués sur Rakuten TV et les titres gratuits, avec échéance visible, pour votre visionnage privé.',
  },
  skyshowtime_downloader: {
    headline: 'SkyShowtime : Universal, Paramount et Sky réunis',
    promise:
      'Présent dans une partie de l’Europe, SkyShowtime rassemble plusieurs studios ; cette page explique ce que couvre son téléchargeur.',
    steps: [
      { title: 'Ouvrir SkyShowtime', text: 'Il vous faut un compte valable dans l’un de ses pays.' },
      {
        title: 'Parcourir par studio',
        text: 'Universal, Paramount, Sky ou Nickelodeon mènent chacun à leurs titres.',
      },
      {
        title: 'Garder un épisode',
        text: 'La langue locale, l’anglais et les sous-titres se choisissent ensemble.',
      },
    ],
    features: [
      {
        title: 'Langues d’Europe',
        text: 'Polonais, suédois, espagnol, portugais et d’autres pistes selon le pays.',
      },
      { title: 'Séries Sky', text: 'Les productions britanniques gardent leurs sous-titres d’origine.' },
      { title: 'Films de studio', text: 'Les longs métrages portent leur année et leur studio.' },
      {
        title: 'Licences existantes',
        text: 'Les propriétaires retrouvent leur licence et leurs appareils dans leur compte.',
      },
      {
        title: 'Publicité ou formule standard',
        text: 'L’application voit ce que votre formule lit sur un ordinateur, pas davantage.',
      },
      { title: 'Par saison', text: 'Une série se coche saison par saison ou épisode par épisode.' },
    ],
    questions: [
      {
        question: 'Ce téléchargeur est-il en vente ?',
        answer: 'Pas à l’heure actuelle. La page reste ouverte pour les clients qui le possèdent déjà.',
      },
      {
        question: 'SkyShowtime existe-t-il en France ?',
        answer:
          'Non, le service vise surtout les pays nordiques, l’Europe centrale et la péninsule Ibérique.',
      },
      {
        question: 'Quelles vidéos pouvais-je enregistrer ?',
        answer:
          'Celles de votre propre abonnement, dans un but privé, et cela vaut toujours pour les licences en cours.',
      },
      {
        question: 'Ma licence à vie compte-t-elle pour une suite ?',
        answer: 'Oui, comme tout autre produit à vie de la gamme vidéo sur le même système.',
      },
      {
        question: 'Que vérifier d’abord si je la possède ?',
        answer:
          'Installez la dernière version et gardez un épisode court. Si la page de connexion ne s’ouvre pas, une longue file n’y changera rien.',
      },
      {
        question: 'Pourquoi n’y a-t-il pas de prix ici ?',
        answer:
          'De nouvelles licences ne sont pas vendues actuellement. Pour réunir plusieurs services, il y a la suite vidéo tout-en-un.',
      },
    ],
    meta_title: 'Téléchargeur SkyShowtime, retiré de la vente',
    meta_description:
      'SkyShowtime réunit Universal, Paramount et Sky. Ce que couvre ce téléchargeur, aujourd’hui réservé à ses propriétaires.',
  },
  now_tv_downloader: {
    headline: 'NOW : les contenus Sky sans parabole',
    promise:
      'NOW vend l’accès aux séries et films de Sky par formules mensuelles ; voici comment son téléchargeur les prend en charge.',
    steps: [
      { title: 'Se connecter à NOW', text: 'Votre formule Entertainment ou Cinema doit être active.' },
      {
        title: 'Sélectionner dans la formule',
        text: 'Les titres d’une formule que vous n’avez pas restent inaccessibles.',
      },
      { title: 'Préparer la lecture', text: 'Enregistrez, puis regardez pendant que la formule court.' },
    ],
    features: [
      { title: 'Par formule', text: 'Séries et films sont séparés comme le sont les pass de NOW.' },
      { title: 'Séries Sky et HBO', text: 'Les saisons se présentent dans l’ordre, épisodes numérotés.' },
      { title: 'Cinéma du mois', text: 'La date de départ des films est reprise sur la fiche.' },
      {
        title: 'Suivi des propriétaires',
        text: 'Une licence acquise garde ses activations et son historique.',
      },
      {
        title: 'Mois après mois',
        text: 'Une formule NOW peut être mise en pause. Vous gardez ce que vous choisissez pendant un mois actif.',
      },
      {
        title: 'Avec ou sans Boost',
        text: 'Image et son suivent votre formule, Boost compris si vous l’avez.',
      },
    ],
    questions: [
      {
        question: 'Puis-je acheter ce téléchargeur aujourd’hui ?',
        answer: 'Non, il est retiré de la vente pour Windows et pour Mac.',
      },
      {
        question: 'Que faire si j’ai déjà une licence ?',
        answer: 'Ouvrez votre compte : téléchargement et activation y restent disponibles.',
      },
      {
        question: 'Une formule résiliée laisse-t-elle des droits ?',
        answer:
          'Non. Vos fichiers ne valent que dans le cadre personnel de la formule payée, comme NOW le prévoit.',
      },
      {
        question: 'Ma licence à vie perd-elle sa valeur ?',
        answer: 'Non. Même inutilisée, elle compte encore pour la suite vidéo de son système.',
      },
      {
        question: 'Que puis-je vérifier avec ma version ?',
        answer:
          'Installez la plus récente et essayez une comédie d’une demi-heure. Si l’image et le son arrivent, un titre plus long vaut l’essai.',
      },
      {
        question: 'Sky Sports est-il enregistré ?',
        answer: 'Non. Les formules de sport se composent surtout de direct.',
      },
    ],
    meta_title: 'Téléchargeur NOW (Sky), retiré de la vente',
    meta_description:
      'NOW propose les séries et films de Sky par formules. Ce que son téléchargeur prend en charge pour les licences existantes.',
  },
  videoland_downloader: {
    headline: 'Videoland : séries et téléréalité néerlandaises',
    promise:
      '« Mocro Maffia », « B&B Vol Liefde » et les films de Videoland, à revoir en néerlandais sur votre PC.',
    steps: [
      { title: 'Accéder à Videoland', text: 'Connectez-vous avec votre abonnement, de base ou supérieur.' },
      { title: 'Prendre une série', text: 'Les créations de Videoland et les programmes RTL se côtoient.' },
      { title: 'Garder le néerlandais', text: 'Ajoutez les sous-titres pour suivre l’accent d’Amsterdam.' },
    ],
    features: [
      { title: 'Créations Videoland', text: 'Les séries criminelles se rangent avec leurs films dérivés.' },
      { title: 'Téléréalité de RTL', text: 'Une saison longue reste ordonnée par date.' },
      { title: 'Sous-titres néerlandais', text: 'Utiles aux Belges francophones et aux apprenants.' },
      { title: 'Disponible pour Windows', text: 'L’édition Windows est celle que la boutique vend.' },
      {
        title: 'En avant-première',
        text: 'Si votre formule montre un épisode avant la télévision, il peut être gardé dès ce moment.',
      },
      {
        title: 'Sous-titres à volonté',
        text: 'Du texte néerlandais pour la famille, aucun pour vous : la piste se coupe dans le lecteur.',
      },
      { title: 'RTL 4, 5, 7 et 8', text: 'Le rattrapage de ces chaînes se trouve à côté des créations.' },
    ],
    questions: [
      {
        question: 'Et sur Mac ?',
        answer: 'La vente de l’édition Mac est arrêtée ; ses propriétaires gardent leur licence.',
      },
      {
        question: 'L’offre avec publicité est-elle acceptée ?',
        answer: 'Oui, pour les titres qu’elle vous laisse regarder.',
      },
      {
        question: 'Que puis-je faire d’une série gardée ?',
        answer:
          'La regarder en privé. La transmettre ou la publier dépasserait votre abonnement et la loi néerlandaise.',
      },
      {
        question: 'Puis-je m’en servir en vacances en Espagne ?',
        answer:
          'Un abonnement néerlandais se regarde pour un temps limité lors d’un voyage dans l’Union européenne. L’application suit ce que Videoland lit pour vous sur place.',
      },
      {
        question: 'Le football en direct est-il gardé ?',
        answer:
          'Non. Les événements en direct n’en font pas partie ; les résumés à la demande peuvent être choisis.',
      },
      {
        question: 'Que permet la loi néerlandaise ?',
        answer:
          'Une copie domestique pour votre exercice, votre étude ou votre usage, d’une source licite. Videoland peut restreindre davantage.',
      },
    ],
    meta_title: 'Téléchargeur Videoland pour Windows',
    meta_description:
      'Séries et téléréalité de Videoland en néerlandais, sous-titres compris, gardées sur votre PC Windows à titre privé.',
  },
}
