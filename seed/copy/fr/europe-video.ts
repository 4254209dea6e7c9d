import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: 'Canal+ : Créations Originales et films hors ligne',
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
        text: 'Choisissez la version qui vous convient et lancez le téléchargement.',
      },
    ],
    features: [
      {
        title: 'Cinéma récent',
        text: 'Les films de votre bouquet sont enregistrés avec leur année et leur réalisateur dans le nom.',
      },
      {
        title: 'Séries maison',
        text: '« Engrenages », « Baron noir » ou « Hippocrate » se rangent saison après saison.',
      },
      { title: 'Émissions de plateau', text: 'Les émissions quotidiennes portent leur date de diffusion.' },
      {
        title: 'VF et VOST ensemble',
        text: 'Le format MKV réunit doublage français et version originale sous-titrée.',
      },
      {
        title: 'Sport sans le score',
        text: 'Rugby, football, course automobile : le nom des rediffusions ne révèle jamais le résultat.',
      },
      {
        title: 'Derniers jours d’abord',
        text: 'En France, la chronologie des médias limite la durée de présence des films. L’application peut placer en tête ceux qui partent bientôt.',
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
        answer: 'Non. Il suffit que votre abonnement puisse être regardé sur un ordinateur.',
      },
      {
        question: 'Une licence sert-elle à toute la famille ?',
        answer:
          'Elle vaut pour un ordinateur. Pour trois ordinateurs, il existe la licence à vie d’une suite tout-en-un.',
      },
    ],
    meta_title: 'Téléchargeur Canal+ : replay, films et séries',
    meta_description:
      'Créations Originales, films et émissions de votre contrat Canal+ enregistrés en VF ou VOST pour un visionnage privé.',
  },
  tf1_plus_downloader: {
    headline: 'TF1+ : enregistrer le replay de TF1, TMC et TFX',
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
        text: 'Les épisodes de « Ici tout commence » et des autres feuilletons sont numérotés dans l’ordre.',
      },
      { title: 'Divertissements du samedi', text: 'Une longue soirée est enregistrée en un seul fichier.' },
      {
        title: 'Plusieurs chaînes',
        text: 'TF1, TMC, TFX, TF1 Séries Films et LCI gardent leur nom dans le classement.',
      },
      {
        title: 'Sous-titres pour malentendants',
        text: 'Vous pouvez les enregistrer quand l’émission en propose.',
      },
      {
        title: 'Soirées en plusieurs parties',
        text: 'Une émission coupée en plusieurs parties s’enregistre dans l’ordre, et ses parties peuvent être réunies.',
      },
      {
        title: 'Saison complète',
        text: 'Quand toute une saison est disponible pendant quelque temps, enregistrez-la en une fois.',
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
        answer: 'Non. Le produit enregistre le replay, disponible le plus souvent peu après la diffusion.',
      },
      {
        question: 'Puis-je donner un épisode à un ami ?',
        answer: 'Non. Une copie, si elle est permise, est réservée à votre propre foyer.',
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
      {
        title: 'Ouvrir M6+',
        text: 'Connectez-vous avec votre compte, gratuit ou Max, dans le navigateur intégré.',
      },
      {
        title: 'Trouver l’émission',
        text: '« Scènes de ménages », « L’amour est dans le pré » ou un téléfilm : ouvrez la page de l’émission.',
      },
      { title: 'Enregistrer la saison', text: 'Sélectionnez les semaines qui manquent, puis confirmez.' },
    ],
    features: [
      { title: 'Émissions hebdomadaires', text: 'Chaque soirée est classée par numéro de semaine.' },
      {
        title: 'Formats très courts',
        text: 'Vous pouvez ajouter des dizaines de sketchs de quelques minutes en une fois.',
      },
      {
        title: 'Gulli pour les petits',
        text: 'Les dessins animés ont leur dossier, à part des programmes du soir.',
      },
      {
        title: 'Magazines d’enquête',
        text: 'Les numéros de « Capital » et de « Zone interdite » portent leur thème dans le nom.',
      },
      {
        title: 'Sans publicité dans le fichier',
        text: 'Le fichier ne contient que le programme. Les coupures publicitaires restent sur M6+, qu’elles financent.',
      },
      {
        title: 'Recettes pas à pas',
        text: 'Dans un fichier, vous pouvez revenir dix secondes en arrière à tout moment pendant que vous cuisinez.',
      },
      {
        title: 'Un concours du début à la fin',
        text: '« Top Chef » dure des mois : les soirées restent dans l’ordre, de la première à la finale.',
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
        answer: 'À personne en dehors de votre foyer : ils sont réservés à votre usage privé.',
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
      'Top Chef, Capital, sketchs et dessins animés du replay M6+ gardés pour vous, rangés par semaine et par chaîne.',
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
      {
        title: 'Télécharger',
        text: 'Le nom du fichier indique le titre, la chaîne et la date de diffusion.',
      },
    ],
    features: [
      {
        title: 'Éditions régionales',
        text: 'Les journaux et magazines de France 3 gardent le nom de leur région.',
      },
      {
        title: 'Roland-Garros et Tour de France',
        text: 'Les rediffusions disponibles s’enregistrent étape par étape ou match par match.',
      },
      {
        title: 'Feuilleton « Un si grand soleil »',
        text: 'Les épisodes quotidiens se suivent sans qu’il en manque un.',
      },
      {
        title: 'Théâtre et concerts',
        text: 'Enregistrez aussi les spectacles et les concerts de Culturebox.',
      },
      {
        title: 'Versions accessibles',
        text: 'Enregistrez les sous-titres pour sourds et malentendants et l’audiodescription quand France Télévisions les propose.',
      },
      {
        title: 'Dates en clair',
        text: 'Chaque programme reste en ligne plus ou moins longtemps. La liste affiche son dernier jour.',
      },
    ],
    questions: [
      {
        question: 'Le service est public : puis-je tout réutiliser ?',
        answer: 'Non. Les œuvres appartiennent à leurs auteurs ; seule une copie privée licite est possible.',
      },
      {
        question: 'Les sous-titres sont-ils enregistrés ?',
        answer: 'Oui, lorsque la chaîne les diffuse, en fichier séparé ou dans la vidéo.',
      },
      {
        question: 'Puis-je l’utiliser depuis l’étranger ?',
        answer: 'Une partie de france.tv est limitée à la France. L’application ne modifie pas cette limite.',
      },
      {
        question: 'france.tv est-il gratuit ?',
        answer:
          'Oui. Avec notre produit, vous payez seulement l’outil qui enregistre et classe les programmes.',
      },
      {
        question: 'Le direct de franceinfo peut-il être gardé ?',
        answer:
          'Non. Les journaux sont disponibles en replay plus tard dans la journée, et vous pouvez alors les enregistrer.',
      },
      {
        question: 'Les films sont-ils en langue d’origine ?',
        answer:
          'Beaucoup le sont. Quand france.tv propose les deux, la VF et la VO apparaissent comme pistes audio.',
      },
    ],
    meta_title: 'Téléchargeur france.tv : replay et documentaires',
    meta_description:
      'Documentaires, fictions, éditions régionales et sport de france.tv gardés avec chaîne et date, pour votre vidéothèque privée.',
  },
  joyn_downloader: {
    headline: 'Joyn : ProSieben, SAT.1 et leurs médiathèques',
    promise:
      'Vous suivez la télévision allemande ? Enregistrez les émissions de ProSieben et les séries de SAT.1 de votre compte Joyn.',
    steps: [
      { title: 'Ouvrir Joyn', text: 'Choisissez l’édition Allemagne, Autriche ou Suisse de votre compte.' },
      {
        title: 'Consulter la médiathèque',
        text: 'Quittez le direct et ouvrez l’émission voulue dans la Mediathek.',
      },
      {
        title: 'Choisir le dossier',
        text: 'Avec un dossier par chaîne, vous vous y retrouverez facilement.',
      },
    ],
    features: [
      {
        title: 'Grands shows',
        text: '« The Masked Singer » ou « Germany’s Next Topmodel » se gardent soirée par soirée.',
      },
      { title: 'Chaînes sœurs', text: 'Kabel Eins, sixx et ProSieben MAXX sont reconnues.' },
      {
        title: 'Allemand sous-titré',
        text: 'Si vous apprenez l’allemand, enregistrez les sous-titres quand il y en a.',
      },
      {
        title: 'Avant-premières',
        text: 'Les abonnés PLUS+ peuvent enregistrer certains épisodes avant leur diffusion.',
      },
      {
        title: 'Sans les extraits',
        text: 'Joyn mêle épisodes et extraits ; un filtre ne montre que les épisodes complets.',
      },
      {
        title: 'D’autres groupes',
        text: 'Joyn propose aussi des programmes d’autres diffuseurs, que vous enregistrez de la même manière.',
      },
      { title: 'Gratuit ou PLUS+', text: 'Un symbole signale les titres réservés à PLUS+.' },
    ],
    questions: [
      {
        question: 'Les chaînes en direct de Joyn sont-elles incluses ?',
        answer: 'Non, uniquement la médiathèque.',
      },
      {
        question: 'Joyn gratuit et PLUS+ : quelle différence ici ?',
        answer: 'La même que sur Joyn : l’application affiche les vidéos que votre compte peut ouvrir.',
      },
      {
        question: 'Quelle loi s’applique à mes copies ?',
        answer: 'Celle du pays où vous vivez. Limitez-vous à un usage privé et lisez les conditions de Joyn.',
      },
      {
        question: 'Les coupures publicitaires sont-elles dans le fichier ?',
        answer: 'Non, il contient l’épisode seul.',
      },
      {
        question: 'Une licence couvre-t-elle les trois éditions ?',
        answer:
          'Oui. Le même produit vaut pour l’Allemagne, l’Autriche et la Suisse ; le catalogue dépend de l’édition que vous ouvrez.',
      },
      {
        question: 'Pourquoi une série américaine manque-t-elle ?',
        answer: 'Pour ces séries, Joyn n’a souvent pas les droits en ligne, ou seulement pour peu de temps.',
      },
    ],
    meta_title: 'Téléchargeur Joyn : ProSieben et SAT.1 en différé',
    meta_description:
      'Shows et séries de ProSieben, SAT.1 et Kabel Eins depuis la médiathèque Joyn, classés par chaîne pour un usage privé.',
  },
  rtl_plus_downloader: {
    headline: 'RTL+ : feuilletons, téléréalité et séries allemandes',
    promise:
      'De « GZSZ » à « Dschungelcamp », enregistrez les émissions de RTL et de VOX comprises dans votre abonnement RTL+.',
    steps: [
      {
        title: 'S’inscrire ou se connecter',
        text: 'Saisissez l’adresse et le mot de passe de votre compte RTL+.',
      },
      {
        title: 'Suivre une émission',
        text: 'La page d’un programme rassemble saisons, extraits et avant-premières.',
      },
      {
        title: 'Ne garder que l’essentiel',
        text: 'Masquez les extraits avec le filtre et cochez les épisodes.',
      },
    ],
    features: [
      {
        title: 'Feuilleton quotidien',
        text: 'Les milliers d’épisodes de « Gute Zeiten, schlechte Zeiten » restent triables par numéro.',
      },
      { title: 'Filtre des extraits', text: 'Clips et bandes-annonces ne se mélangent pas aux épisodes.' },
      { title: 'VOX et ntv', text: 'Les documentaires et les magazines sont séparés des divertissements.' },
      {
        title: '« Alarm für Cobra 11 »',
        text: 'Les nombreuses saisons de cette série policière peuvent être sélectionnées par année.',
      },
      {
        title: 'Avant l’antenne',
        text: 'RTL+ montre certains épisodes avant la télévision. Si votre formule permet de les lire, vous pouvez les ajouter à la file d’attente.',
      },
      {
        title: 'Téléréalité nuit après nuit',
        text: 'Certaines émissions passent chaque soir pendant des semaines ; chaque soirée devient un fichier daté.',
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
          'Chaque copie doit venir de votre propre accès, rester privée et respecter la loi et les conditions de RTL.',
      },
    ],
    meta_title: 'Téléchargeur RTL+ (Allemagne)',
    meta_description:
      'GZSZ, téléréalité, policiers et magazines de RTL+ gardés sans bandes-annonces, pour votre visionnage personnel.',
  },
  bbc_iplayer_downloader: {
    headline: 'BBC iPlayer : dramas et documentaires britanniques',
    promise:
      '« Doctor Who », « EastEnders », les grandes séries nature : enregistrez les programmes de la BBC auxquels votre redevance vous donne droit.',
    steps: [
      {
        title: 'Se connecter à la BBC',
        text: 'Connectez-vous avec votre compte BBC et confirmez la TV Licence si le site le demande.',
      },
      {
        title: 'Explorer les coffrets',
        text: 'Les box sets regroupent des saisons entières ; ouvrez l’un d’eux.',
      },
      {
        title: 'Télécharger',
        text: 'Choisissez la vidéo, les sous-titres anglais et parfois l’audiodescription.',
      },
    ],
    features: [
      { title: 'Box sets', text: 'Une série complète se coche en un seul clic.' },
      {
        title: 'Nations et langues',
        text: 'BBC Alba, S4C et les programmes régionaux gardent leur nom d’origine.',
      },
      { title: 'Sous-titres en couleur', text: 'Les couleurs par personnage peuvent être conservées.' },
      {
        title: 'Version signée ou décrite',
        text: 'Choisissez l’édition en langue des signes ou en audiodescription si elle existe.',
      },
      {
        title: 'L’heure du coucher',
        text: 'Réunissez dans un dossier les histoires de cinq minutes de CBeebies.',
      },
      {
        title: 'Un demi-siècle de fiction',
        text: 'Des séries classiques reviennent de temps à autre sur iPlayer. Vous pouvez en sélectionner toutes les saisons en une fois.',
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
          'La BBC fixe une durée à ses téléchargements, et la loi britannique a sa propre idée de la copie privée. N’enregistrez que ce que les deux permettent, pour votre foyer.',
      },
    ],
    meta_title: 'Téléchargeur BBC iPlayer pour Windows et Mac',
    meta_description:
      'Coffrets BBC, documentaires et programmes régionaux d’iPlayer avec sous-titres anglais, pour les foyers titulaires d’une TV Licence.',
  },
  itvx_downloader: {
    headline: 'ITVX, du feuilleton quotidien au grand drame',
    promise:
      'Regardez « Coronation Street » ou une enquête en six épisodes quand vous voulez, sans dépendre des horaires britanniques.',
    steps: [
      { title: 'Ouvrir ITVX', text: 'Un compte britannique gratuit ou Premium est nécessaire.' },
      { title: 'Choisir les épisodes', text: 'Partez de l’épisode du jour ou du premier de la série.' },
      { title: 'Laisser la file finir', text: 'L’ordre d’antenne est gardé du début à la fin.' },
    ],
    features: [
      {
        title: 'Feuilletons du soir',
        text: 'Les épisodes d’« Emmerdale » et de « Coronation Street » sont classés par date.',
      },
      { title: 'Mini-séries', text: 'Quatre ou six épisodes se sélectionnent en une fois.' },
      {
        title: 'Téléréalité d’été',
        text: 'Une saison de « Love Island » compte des dizaines de soirées ; la liste reste claire.',
      },
      { title: 'Archives', text: 'Les classiques du catalogue d’ITV indiquent leur décennie.' },
      {
        title: 'Soirées et débats',
        text: 'Les émissions quotidiennes s’enregistrent une à une, avec les débats qui les suivent.',
      },
      { title: 'Sous-titres séparés', text: 'Ils sont utiles dans un train bruyant.' },
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
          'Les feuilletons restent environ un mois, les séries complètes plus longtemps. Quand ITVX annonce un dernier jour, vous pouvez trier la file d’attente d’après cette date.',
      },
      {
        question: 'STV est-il couvert ?',
        answer: 'Non. En Écosse, STV Player est un autre service, que ce produit ne couvre pas.',
      },
      {
        question: 'Et le football sur ITV ?',
        answer: 'Les résumés à la demande s’enregistrent comme les autres programmes, mais pas le direct.',
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
      { title: 'Choisir la collection', text: 'E4, Film4 et Walter Presents ont chacun leur page.' },
      { title: 'Vérifier les sous-titres', text: 'Avant de lancer, voyez s’ils sont incrustés ou séparés.' },
    ],
    features: [
      { title: 'Walter Presents', text: 'Séries polonaises, belges ou françaises, sous-titrées en anglais.' },
      {
        title: 'Film4',
        text: 'La date de fin de chaque film est affichée, pour que vous l’enregistriez à temps.',
      },
      {
        title: 'Concours de pâtisserie',
        text: 'Enregistrez les saisons de « Bake Off » diffusées par Channel 4 depuis 2017.',
      },
      { title: 'Comédies E4', text: 'Les épisodes courts se regroupent par saison.' },
      {
        title: 'Documentaires et enquêtes',
        text: 'Les enquêtes portent leur titre et la date de leur première diffusion.',
      },
      {
        title: 'Archives de la comédie',
        text: 'Les comédies des années 1990 et 2000 s’enregistrent saison par saison.',
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
        question: 'À quoi sert l’audio original ?',
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
      'Montalbano, Sanremo, les Teche Rai : enregistrez les programmes de la télévision italienne en version originale.',
    steps: [
      { title: 'Se connecter à RaiPlay', text: 'Créez un compte Rai gratuit ou utilisez le vôtre.' },
      {
        title: 'Choisir une fiction',
        text: 'Séries, films, émissions et archives s’ouvrent depuis le menu.',
      },
      { title: 'Télécharger en italien', text: 'Choisissez la piste originale et les sous-titres italiens.' },
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
      {
        title: 'Teche Rai',
        text: 'L’année des archives figure dans le nom, ce qui est utile pour une recherche.',
      },
      {
        title: 'Seulement la vidéo',
        text: 'La radio se trouve sur RaiPlay Sound, un autre service ; la liste ne montre que les vidéos.',
      },
      {
        title: 'Un feuilleton à Naples',
        text: '« Un posto al sole » passe du lundi au vendredi ; les fichiers sont numérotés et restent dans l’ordre.',
      },
      { title: 'De Rai 1 à Rai Storia', text: 'La recherche couvre toutes les chaînes du groupe.' },
      {
        title: 'Films à date de fin',
        text: 'Les films changent chaque semaine ; la date de fin de chacun est affichée.',
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
          'Non. Beaucoup de programmes sont disponibles à la demande après leur diffusion, mais rarement les matchs, car leurs droits se limitent au direct.',
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
      'Talk-shows, séries turques doublées, « Grande Fratello » : enregistrez les programmes italiens que vous aimez.',
    steps: [
      {
        title: 'Se connecter à Mediaset',
        text: 'Le compte gratuit couvre le replay, Infinity+ ajoute des films.',
      },
      { title: 'Ouvrir l’émission', text: 'Rubriques Canale 5, Italia 1 ou Rete 4, puis la date.' },
      { title: 'Ajouter à la file d’attente', text: 'Plusieurs soirées s’enregistrent l’une après l’autre.' },
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
        text: 'Les films de votre formule sont enregistrés avec leur titre italien et leur titre original.',
      },
      { title: 'Dessins animés d’Italia 1', text: 'Les séries du matin sont rangées à part.' },
      {
        title: 'Un mois, un dossier',
        text: '« Uomini e donne » passe chaque jour de semaine : les numéros se rangent mois par mois.',
      },
      {
        title: 'Un intervalle d’épisodes',
        text: 'Les séries turques et espagnoles comptent des centaines de parties. Indiquez simplement le premier et le dernier numéro.',
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
        answer: 'Oui. Les parties sont affichées dans l’ordre et peuvent être réunies en un seul MP4.',
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
    headline: 'Movistar Plus+ : séries et films espagnols',
    promise:
      '« Antidisturbios », « La Mesías », cinéma espagnol : conservez les créations qui ont fait connaître Movistar Plus+.',
    steps: [
      {
        title: 'Ouvrir votre espace Movistar',
        text: 'Le catalogue est le même pour les clients de l’opérateur et pour les autres abonnés.',
      },
      {
        title: 'Choisir une création',
        text: 'Les séries maison forment une rubrique ; les films en ont une autre.',
      },
      {
        title: 'Choisir les langues',
        text: 'Castillan, version d’origine, sous-titres : tout se règle avant de commencer.',
      },
    ],
    features: [
      { title: 'Créations Movistar', text: 'Les saisons sont courtes et s’enregistrent en une fois.' },
      { title: 'Documentaires sportifs', text: 'Reportages et portraits se rangent à part des matchs.' },
      { title: 'Double piste', text: 'Les séries étrangères ont souvent castillan et version originale.' },
      { title: 'Nom espagnol, nom original', text: 'Vous décidez lequel figure sur le fichier.' },
      {
        title: 'La semaine passée',
        text: 'Enregistrez en une fois les émissions des sept derniers jours, par exemple le dimanche.',
      },
      {
        title: 'Après le coup de sifflet',
        text: 'Le nom des rediffusions indique les équipes et la journée.',
      },
      { title: 'Cyclisme et golf', text: 'Les rediffusions d’autres sports sont également disponibles.' },
    ],
    questions: [
      {
        question: 'LaLiga est-elle enregistrable ?',
        answer:
          'Pas pendant que le match se joue. Une rediffusion reste quelques jours, placez-la en tête de la file ; les résumés et les documentaires à la demande de votre offre s’enregistrent de la même façon.',
      },
      {
        question: 'Faut-il être client de Telefónica ?',
        answer: 'Non, l’abonnement Movistar Plus+ existe aussi sans ligne.',
      },
      {
        question: 'L’Espagne permet-elle la copie privée ?',
        answer: 'Oui, à certaines conditions. Informez-vous et respectez-les.',
      },
      {
        question: 'Quelle formule faut-il ?',
        answer:
          'Toute formule qui lit le titre dans un navigateur. Les options cinéma et football ajoutent des titres, et l’application montre ceux que vous avez.',
      },
      {
        question: 'L’application compte-t-elle comme un appareil ?',
        answer:
          'Elle compte comme un navigateur. Movistar limite le nombre de lectures simultanées selon votre contrat.',
      },
    ],
    meta_title: 'Téléchargeur Movistar Plus+ : séries espagnoles',
    meta_description:
      'Créations Movistar Plus+, cinéma espagnol et documentaires gardés en castillan ou en version originale, à titre privé.',
  },
  rakuten_tv_downloader: {
    headline: 'Rakuten TV : vos films achetés, loués ou gratuits',
    promise:
      'Ici, pas d’abonnement obligatoire : l’application distingue vos achats, vos locations et les films gratuits.',
    steps: [
      {
        title: 'Ouvrir Rakuten TV',
        text: 'Connectez-vous avec le compte que vous utilisez pour vos achats.',
      },
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
      {
        title: 'Fin de location affichée',
        text: 'La date de fin d’une location est indiquée à côté du fichier.',
      },
      { title: 'Films gratuits', text: 'Ceux que finance la publicité forment une liste distincte.' },
      { title: 'Cinéma européen', text: 'Les titres gardent leur nom local et leur nom d’origine.' },
      {
        title: 'Copie de voyage',
        text: 'Enregistrez un film acheté avant de partir, pour le regarder à l’hôtel.',
      },
      {
        title: 'Documentaires de la maison',
        text: 'Les portraits de footballeurs et d’autres productions de Rakuten sont gratuits dans beaucoup de pays.',
      },
      {
        title: 'Sans abonnement',
        text: 'Le service vend des films à l’unité ; vous pouvez n’en enregistrer qu’un seul.',
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
          'Le fichier a la définition que Rakuten TV propose sur votre ordinateur, parfois inférieure à celle d’un téléviseur.',
      },
      {
        question: 'Un achat donne-t-il le droit de copier ?',
        answer:
          'Il donne le droit de regarder le film en privé ; tout le reste dépend des conditions de Rakuten TV et de la loi.',
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
        title: 'Télécharger un épisode',
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
        text: 'L’application affiche ce que votre formule permet de lire sur un ordinateur, et rien d’autre.',
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
          'Installez la dernière version et gardez un épisode court. Si la page de connexion ne s’ouvre pas, inutile de remplir la file d’attente.',
      },
      {
        question: 'Pourquoi n’y a-t-il pas de prix ici ?',
        answer:
          'Nous ne vendons pas de nouvelles licences actuellement. Si vous utilisez plusieurs services, choisissez la suite vidéo tout-en-un.',
      },
    ],
    meta_title: 'Téléchargeur SkyShowtime, retiré de la vente',
    meta_description:
      'SkyShowtime réunit Universal, Paramount et Sky. Ce que couvre ce téléchargeur, aujourd’hui réservé à ses propriétaires.',
  },
  now_tv_downloader: {
    headline: 'NOW : les séries et films de Sky sans parabole',
    promise:
      'NOW vend l’accès aux séries et films de Sky par formules mensuelles ; voici comment son téléchargeur les prend en charge.',
    steps: [
      { title: 'Se connecter à NOW', text: 'Votre formule Entertainment ou Cinema doit être active.' },
      {
        title: 'Sélectionner dans la formule',
        text: 'Les titres d’une formule que vous n’avez pas restent inaccessibles.',
      },
      {
        title: 'Préparer la lecture',
        text: 'Enregistrez le titre, puis regardez-le tant que la formule est valable.',
      },
    ],
    features: [
      { title: 'Par formule', text: 'Les séries et les films sont séparés, comme les pass de NOW.' },
      { title: 'Séries Sky et HBO', text: 'Les saisons se présentent dans l’ordre, épisodes numérotés.' },
      { title: 'Cinéma du mois', text: 'La date de départ des films est reprise sur la fiche.' },
      {
        title: 'Si vous avez déjà une licence',
        text: 'Votre licence, ses activations et son historique restent dans votre compte.',
      },
      {
        title: 'Mois après mois',
        text: 'Une formule NOW peut être mise en pause. Vous ne pouvez enregistrer que pendant un mois actif.',
      },
      {
        title: 'Avec ou sans Boost',
        text: 'L’image et le son dépendent de votre formule et de l’option Boost, si vous l’avez.',
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
          'Installez la plus récente et essayez une comédie d’une demi-heure. Si l’image et le son sont bons, essayez un titre plus long.',
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
      {
        title: 'Créations Videoland',
        text: 'Les séries policières sont rangées avec les films qui en sont tirés.',
      },
      { title: 'Téléréalité de RTL', text: 'Une saison longue reste ordonnée par date.' },
      { title: 'Sous-titres néerlandais', text: 'Utiles aux Belges francophones et aux apprenants.' },
      { title: 'Disponible pour Windows', text: 'L’édition Windows est celle que la boutique vend.' },
      {
        title: 'En avant-première',
        text: 'Si votre formule montre un épisode avant la télévision, il peut être gardé dès ce moment.',
      },
      {
        title: 'Sous-titres à volonté',
        text: 'Activez ou désactivez les sous-titres néerlandais dans le lecteur, selon la personne qui regarde.',
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
          'Une copie privée, à partir d’une source licite, pour votre étude ou votre propre usage. Les conditions de Videoland peuvent être plus strictes.',
      },
    ],
    meta_title: 'Téléchargeur Videoland pour Windows',
    meta_description:
      'Séries et téléréalité de Videoland en néerlandais, sous-titres compris, gardées sur votre PC Windows à titre privé.',
  },
}
