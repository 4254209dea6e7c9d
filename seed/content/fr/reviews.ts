import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Vidéo tout-en-un : une licence quand les abonnements changent',
    summary:
      'Présenté par ses fabricants : ce que la suite apporte au quotidien, et à qui un produit seul convient mieux.',
    verdict:
      'La bonne licence si vous suivez plusieurs services dans l’année ; pour un seul, nul besoin d’une suite.',
    suits:
      'Vous avez plusieurs services vidéo à la fois, ou en changez au fil de l’année, et voulez une seule clé pour tous.',
    suits_not: 'Vous restez fidèle à un service, ou voulez la même licence sous Windows et sur un Mac.',
    likes: [
      'Une seule clé pour toute la gamme vidéo, outils de flux compris',
      'Un nouvel abonnement ne demande pas de nouvel achat',
      'Les produits à vie déjà possédés abaissent son prix',
    ],
    dislikes: [
      'Trop pour qui n’utilise qu’un service',
      'Windows et Mac exigent deux licences',
      'Après la refonte d’un site, une fonction peut manquer quelques jours',
    ],
    body: `
Ce texte est écrit par les fabricants de la suite : lisez-le comme une explication, et non comme un test.

## De quoi il s’agit

[Vidéo tout-en-un](/all-in-one-video-suite) n’est pas un programme de plus, c’est une licence. Dans Tidemark Video, elle ouvre pour votre système tous les produits de la gamme : plateformes mondiales, diffuseurs d’Europe, services du Japon, téléchargeur pour sites ouverts, outils M3U8 et MPD. La gamme pour adultes, la musique et l’IA vidéo n’en font pas partie.

## Au quotidien

Vous vous connectez une fois à chaque service, dans le navigateur intégré. Ensuite, tous partagent la file, le modèle de noms et vos langues. L’intérêt tient moins au nombre de services qu’à cet ordre commun : un documentaire d’ARTE se range comme une série de Netflix.

Quand un abonnement s’arrête et qu’un autre commence, la licence ne bouge pas. Ceux qui changent au fil de l’année le remarquent vite.

## Pour qui elle n’est pas faite

Si vous avez un service et comptez y rester, prenez le produit seul. À vie, il comptera plus tard pour la suite ; rien n’est perdu. La page du produit calcule à partir de combien la suite l’emporte.

## Ce qui nous gêne encore

Les services refont leurs sites sans nous prévenir. Il faut alors parfois quelques jours pour que tout se remette en place ; un avis l’indique dans la liste. Et qui emploie Windows et Mac côte à côte a besoin de deux licences, ce qui ne plaît pas à tout le monde.

## Ce que la suite ne change pas

Elle n’ouvre aucun accès que vous n’avez pas. Catalogues, pays et profils restent ce qu’en font les services, et le droit de garder un titre dépend de leurs conditions et de la loi de votre pays. Essayez-la d’abord sur vos propres titres.
`,
    meta_title: 'Vidéo tout-en-un, par ses fabricants',
    meta_description:
      'Ce que couvre la suite vidéo de Tidemark, comment elle se comporte au quotidien et pour qui elle est de trop. Par ses fabricants.',
  },
  202: {
    title: 'Téléchargeur Netflix : saisons, langues et sous-titres',
    summary:
      'Présenté par ses fabricants : comment le produit traite les longues séries et les nombreuses langues, et quand l’application de Netflix suffit.',
    verdict:
      'À l’aise avec les longues séries et plusieurs langues ; sur un téléphone, l’application de Netflix suffit.',
    suits:
      'Vous regardez sur un portable ou un téléviseur sans réseau, voulez deux langues à la fois ou apprenez avec les sous-titres.',
    suits_not:
      'Vous ne regardez que sur téléphone ou tablette, ou attendez mieux que la définition lue par votre formule sur ordinateur.',
    likes: [
      'Une saison entière en une sélection',
      'Plusieurs pistes et sous-titres dans un même fichier',
      'Le profil et son âge sont respectés',
    ],
    dislikes: [
      'L’image ne dépasse pas ce que votre formule lit sur ordinateur',
      'Titres interactifs et jeux exclus',
      'La liste des langues demande un temps d’adaptation',
    ],
    body: `
Nous sommes les fabricants de ce produit ; prenez donc ces lignes pour une visite d’atelier.

## La tâche

Netflix publie souvent une saison d’un coup, et en beaucoup de langues. Le [téléchargeur Netflix](/netflix-downloader) est bâti autour de ces deux habitudes : ouvrir une série, cocher des épisodes, choisir pistes et sous-titres, laisser la file travailler.

## Ce qui est réussi

**Les langues.** La liste montre ce que Netflix offre à votre profil et sépare les sous-titres ordinaires, ceux pour malentendants et les forcés. Un MKV les garde ensemble ; pour un MP4, des fichiers SRT l’accompagnent.

**Les noms.** Titre, saison et numéro y figurent. Les serveurs domestiques courants reconnaissent la série sans retouche.

**La reprise.** Si la connexion tombe au septième épisode, elle repart au septième.

## Ce qui ne se fait pas

Un film dont vous dirigez l’histoire n’a pas de déroulement fixe. Un direct n’apparaît qu’une fois à la demande, s’il y vient. Et une formule qui lit moins finement sur ordinateur que sur téléviseur donne un fichier à l’avenant.

## En avez-vous besoin ?

Peut-être pas. Sur téléphone et tablette, Netflix a sa fonction hors ligne : si vous regardez là, elle suffit. Notre produit s’adresse à ceux qui regardent sur un portable, suivent plusieurs langues ou tiennent à ranger leurs fichiers.

## Ce qui vous revient

Les conditions de Netflix et le droit d’auteur décident si vous pouvez garder une copie, et combien de temps. La donner n’est jamais permis. L’essai vous montrera, sur une série de votre choix, si le produit vous convient avant que vous preniez une formule.
`,
    meta_title: 'Téléchargeur Netflix, par ses fabricants',
    meta_description:
      'Saisons, pistes, sous-titres et limites : le téléchargeur Netflix de Tidemark, décrit par ceux qui le fabriquent.',
  },
  203: {
    title: 'Téléchargeur M3U8 avec DRM : un flux lu comme un tableau',
    summary:
      'Présenté par ses fabricants : un outil pour les flux HLS, qui signale les trous au lieu de les cacher.',
    verdict:
      'Un outil franc pour qui veut voir de quoi un flux est fait, et plus qu’il n’en faut à la plupart des spectateurs.',
    suits:
      'Vous diffusez vous-même, vérifiez ce qui arrive, ou connaissez un flux HLS terminé que vous pouvez garder.',
    suits_not:
      'Vous voulez appuyer sur un bouton sans penser à rien, ou espérez enregistrer une émission en direct.',
    likes: [
      'Définitions, pistes et sous-titres dans un tableau clair',
      'Un segment manquant est annoncé à la minute près',
      'Plusieurs diffuseurs publics ont leur page sous la même licence',
    ],
    dislikes: [
      'Demande plus d’attention qu’un produit pour un seul service',
      'N’enregistre pas le direct',
      'Tous les sites n’emploient pas HLS',
    ],
    body: `
Ces lignes viennent des fabricants de l’outil ; elles disent ce que nous avons voulu et ce qui manque.

## Ce qu’il lit

Une liste à l’extension M3U8 décrit chaque flux HLS. Le [téléchargeur M3U8](/m3u8-downloader) l’ouvre et en fait un tableau : définition, débit, langue, sous-titres. Vous cochez des lignes, il assemble les segments.

## Trois publics

- **Les spectateurs des chaînes publiques.** [ARTE](/arte-downloader), l’[ARD Mediathek](/ard-mediathek-downloader) et [RTVE Play](/rtve-play-downloader) ont leur page.
- **Les diffuseurs.** Qui produit un flux vérifie que toutes les versions y sont, et archive ses rendez-vous passés.
- **Les écoles et les associations**, pour leurs propres captations, qu’elles aimeraient d’un seul tenant.

## Franc avec les trous

Des segments se perdent. Bien des programmes livrent alors un film qui saute. Celui-ci redemande ; si le segment manque vraiment, il nomme la minute. À vous de garder le fichier ou d’essayer une autre définition.

## Trois lettres dans le nom

Elles y sont parce que beaucoup de sites utilisent des lecteurs protégés. Elles ne promettent pas que vous puissiez copier ces flux. L’outil n’ouvre rien que votre compte ne lise déjà, et contourner une protection est interdit dans l’Union européenne comme ailleurs. Restez-en aux flux dont l’éditeur vous permet la copie.

## Ses faiblesses

On se perd d’abord entre liste principale et listes de pistes ; la proposition automatique aide sans dispenser de regarder. Le direct n’est pas capté. Et un site en DASH demande le [téléchargeur MPD](/mpd-downloader). Quelques minutes d’essai vous diront où vous en êtes.
`,
    meta_title: 'Téléchargeur M3U8, par ses fabricants',
    meta_description:
      'Un tableau plutôt qu’une énigme : forces, exigences et limites de l’outil HLS de Tidemark. Présentation par ses fabricants.',
  },
  204: {
    title: 'Téléchargeur U-NEXT : un vaste catalogue, deux régimes',
    summary:
      'Présenté par ses fabricants : comment le produit distingue abonnement et points, et pourquoi un film y figure souvent deux fois.',
    verdict:
      'Un vaste catalogue japonais, à condition d’être au Japon et de distinguer points et abonnement.',
    suits:
      'Vous regardez animés, séries et films sur U-NEXT au Japon et voulez les ranger sous leur nom japonais.',
    suits_not: 'Vous lisez surtout les magazines et les livres de U-NEXT, ou vivez hors du Japon.',
    likes: [
      'Anime, séries et cinéma dans une même recherche',
      'Titres compris et locations se distinguent avant le départ',
      'Les titres japonais restent intacts dans les noms',
    ],
    dislikes: [
      'Utilisable au Japon seulement, comme le service',
      'Ni livres ni magazines',
      'Les doubles versions demandent un œil attentif',
    ],
    body: `
Ce sont les fabricants qui parlent : attendez-vous à des détails, non à du recul.

## Un catalogue en deux parties

U-NEXT mêle ce que l’abonnement comprend et ce qui se paie en points. Le soir, fatigué, on s’y trompe. Le [téléchargeur U-NEXT](/u-next-downloader) marque les deux, et peut envoyer les locations dans un dossier dont vous effacerez le contenu à l’échéance.

## Sous-titré ou doublé

Les films étrangers ont souvent deux fiches, l’une sous-titrée, l’autre en japonais. La version est inscrite dans le nom : on ne découvre pas dans la chambre des enfants que le film est en danois.

## Comptes de la famille

Le compte principal peut en créer d’autres. Chacun a sa liste et ses limites, et le produit s’en tient à celui qui est connecté. Le nombre d’appareils simultanés relève de U-NEXT.

## Agréable à l’usage

Les longues séries se choisissent par saison ou par plage. Les captations de concert, un point fort du service, restent d’un seul tenant. La recherche accepte les kanji aussi bien que les kana.

## Ce qui manque

Les livres et revues sont un autre monde. Les événements à heure fixe n’apparaissent qu’une fois proposés à la demande, si les droits le permettent. Et n’espérez pas de sous-titres français.

Gardez ce que votre contrat et la loi de votre lieu vous accordent, et laissez les locations finir avec leur délai. Si vous doutez que le produit convienne à votre compte, l’essai répond en une soirée.
`,
    meta_title: 'Téléchargeur U-NEXT, par ses fabricants',
    meta_description:
      'Abonnement ou points, sous-titré ou doublé : comment travaille le téléchargeur U-NEXT de Tidemark, selon ses fabricants.',
  },
  205: {
    title: 'Convertisseur Spotify : d’une playlist à un dossier',
    summary:
      'Présenté par ses fabricants : ce que deviennent l’ordre, les métadonnées et le son quand une playlist se change en fichiers.',
    verdict:
      'Il fait d’une liste un dossier bien rangé, sans promettre un meilleur son que celui de votre abonnement.',
    suits:
      'Vous emportez vos listes sur un autoradio, une montre ou un vieux baladeur, dans l’ordre et avec les pochettes.',
    suits_not:
      'Vos listes sont faites de fichiers locaux, ou vous espérez qu’un format plus lourd rende les détails perdus.',
    likes: [
      'L’ordre de la playlist est conservé',
      'Métadonnées et pochettes complètes, dans la mesure où Spotify les fournit',
      'Une playlist qui grandit se complète sans répétition',
    ],
    dislikes: [
      'Les fichiers locaux d’une playlist sont ignorés',
      'Les grandes listes demandent de la patience',
      'Le genre manque là où le service n’en donne pas',
    ],
    body: `
Les fabricants du convertisseur ont écrit cette page : vous y apprendrez comment il travaille plus que ce qu’il vaut.

## Une liste et un dossier

Une playlist est un ordre, un dossier trie par nom. Le [convertisseur Spotify](/spotify-converter) numérote donc les fichiers et pose une liste M3U à côté. Les vieux autoradios suivent les numéros, les lecteurs récents la liste.

## Les métadonnées

Titre, interprète, album, interprète de l’album, année et numéro sont inscrits, avec une pochette à la taille de votre appareil. Ce que Spotify ne dit pas, nous ne l’inventons pas : le genre reste souvent vide.

## Le son, sans promesse

Le convertisseur ne livre pas plus que ce que votre formule diffuse. Le MP3 passe partout, le M4A reste près de la source, le FLAC et le WAV se prêtent au montage. Aucun ne sonne mieux que le flux. Si votre compte reçoit du sans perte, le FLAC se justifie ; sinon, il ne fait que grossir.

## Ce que nous voulons améliorer

Les longues listes prennent du temps, car le convertisseur avance avec prudence. Vos fichiers ajoutés à Spotify sont sautés. Et Windows raccourcit les titres interminables de certaines fictions audio.

## Pour qui

Pour l’écoute sur des appareils sans réseau : à la piscine, dans une vieille voiture, à l’atelier. Si le téléphone vous accompagne de toute façon, la fonction hors ligne de Spotify Premium vous suffira.

## Le cadre

L’abonnement donne un droit d’écoute pour un temps. Les conditions de Spotify et la loi de votre pays disent si une copie est permise. Ces fichiers ne sont ni à offrir, ni à passer à la fête du club, ni à mettre dans une vidéo.
`,
    meta_title: 'Convertisseur Spotify, par ses fabricants',
    meta_description:
      'Ordre, métadonnées et son : ce qui se passe quand une playlist Spotify devient un dossier, et pour qui c’est utile. Par ses fabricants.',
  },
  206: {
    title: 'Convertisseur Audible : des chapitres qui gardent leur nom',
    summary:
      'Présenté par ses fabricants : comment un long livre audio rejoint des appareils sans application, et ce qui l’accompagne.',
    verdict:
      'Pour de longs livres sur des lecteurs simples : les chapitres restent, et l’acheté ne se mêle pas à l’emprunté.',
    suits:
      'Vous avez acheté des livres sur Audible et écoutez sur un lecteur ou dans une voiture sans son application.',
    suits_not:
      'Vous n’écoutez que des titres du catalogue inclus, qui sont empruntés, ou il vous faut aussi les PDF joints.',
    likes: [
      'Les chapitres conservent leur titre',
      'Un fichier, un par chapitre ou des parties égales, selon l’appareil',
      'Lecteur, série et tome sont inscrits',
    ],
    dislikes: [
      'La position de lecture de l’application ne suit pas',
      'Certains éditeurs ne fournissent pas de repères utilisables',
      'Les livrets PDF se prennent chez Audible',
    ],
    body: `
Il s’agit d’une présentation par les fabricants et non d’un avis neutre.

## Pourquoi un livre n’est pas un album

Dix, vingt, parfois quarante heures, écoutées par morceaux : après une semaine, on ne sait plus où l’on en était. Le [convertisseur Audible](/audible-converter) s’occupe donc des chapitres d’abord, du son ensuite.

## Trois découpes

1. **Un seul fichier** M4B, avec chapitres et signets, pour le téléphone et le serveur domestique.
2. **Un fichier par chapitre** en MP3, pour les appareils qui ignorent les repères.
3. **Des parties égales**, de trente minutes par exemple, pour l’autoradio qui recommence toujours au début.

Les titres des chapitres restent, si l’éditeur en a donné. S’il n’a écrit que « Chapitre 1 », vous lirez « Chapitre 1 ».

## Métadonnées et rangement

Auteur, lecteur, série, tome et année sont inscrits. Une série occupe un dossier et se classe par tome. L’image convient à une tablette sans peser sur un vieux poste.

## Ce qui ne vient pas

La position de lecture appartient à l’application d’Audible. Les livrets se téléchargent depuis votre bibliothèque. Les titres du catalogue inclus dépendent de l’abonnement en cours ; ceux que vous avez achetés demeurent, selon Audible.

## Est-ce pour vous ?

Si vous écoutez au téléphone et que l’application vous plaît, non. Le produit vise l’appareil de chevet, la cuisine, la voiture, et les lecteurs qui tiennent leur bibliothèque sur leur propre serveur.

Respectez les conditions d’Audible et la loi de votre pays. Une version convertie est pour vos seules oreilles ; le partage suit les règles du service.
`,
    meta_title: 'Convertisseur Audible, par ses fabricants',
    meta_description:
      'Chapitres, découpes, métadonnées : le convertisseur Audible de Tidemark pour les appareils sans application, par ses fabricants.',
  },
  207: {
    title: 'IA vidéo : ce qu’elle fait des films de famille',
    summary:
      'Présenté par ses fabricants : agrandir, débruiter, adoucir sur son propre ordinateur, avec les cas où cela ne marche pas.',
    verdict:
      'Elle apaise et agrandit de vieux films sur votre ordinateur ; ce que la bande n’a jamais eu ne revient pas.',
    suits:
      'Vous avez des bandes ou de petites vidéos à vous, un ordinateur Windows avec carte graphique et une soirée à attendre.',
    suits_not:
      'Vous travaillez sur un Mac ou sans carte graphique dédiée, ou espérez lire des inscriptions lointaines.',
    likes: [
      'Avant et après côte à côte, avant tout calcul',
      'Les images restent sur votre ordinateur',
      'La durée prévue est annoncée',
    ],
    dislikes: [
      'Très lente sans carte graphique récente',
      'Lettres et petits visages deviennent vite artificiels',
      'Un plan tremblé reste tremblé',
    ],
    body: `
Nous en sommes les fabricants et connaissons donc aussi les images sur lesquelles elle échoue ; parlons des deux.

## À quoi elle sert

L’[IA vidéo](/video-ai) travaille vos propres prises : cassettes de caméscope, vieilles vidéos de téléphone, films numérisés. Elle agrandit, débruite, désentrelace et peut ajouter des images intermédiaires.

## L’aperçu avant tout

Vous choisissez dix secondes et voyez les deux versions dans une image partagée, dont la ligne se déplace. Le film entier n’est calculé que si le résultat vous plaît, la nuit de préférence. La durée attendue s’affiche avant le départ.

## Ce qui convainc

Les plans calmes et bien éclairés gagnent nettement. Les dents de peigne disparaissent. Même le grain d’un salon sombre s’apaise, pourvu que la force reste à mi-course.

## Ce qui convainc moins

Les petits visages du fond reçoivent des traits qu’ils n’ont jamais eus. Les panneaux se couvrent de signes inconnus. Les gestes vifs laissent des traînées si l’on ajoute des images. Et ce que la caméra a filmé flou demeure flou. On ne fabrique pas ainsi une preuve.

## L’ordinateur et le temps

Tout se calcule chez vous, rien n’est envoyé. Le revers : sans carte graphique récente, une heure de film occupe facilement une nuit. Vérifiez-le avec l’essai sur votre machine.

## Les images des autres

Ne traitez que ce qui vous appartient ou ce qui vous est permis. La version lissée d’un film d’autrui ne devient pas vôtre, et les personnes visibles ont leur mot à dire avant une projection.
`,
    meta_title: 'IA vidéo, présentée par ses fabricants',
    meta_description:
      'Agrandir, débruiter, désentrelacer : ce que l’IA vidéo de Tidemark apporte aux films de famille, et où elle échoue. Par ses fabricants.',
  },
  208: {
    title: 'Vidéo et musique tout-en-un : deux gammes sous un toit',
    summary:
      'Présenté par ses fabricants : à qui convient la suite commune, comment comptent les achats passés et ce qu’elle ne contient pas.',
    verdict:
      'Elle vaut la peine dès que vous utilisez les deux moitiés ; sinon, une seule des deux suites suffit.',
    suits:
      'Vous enregistrez vidéo et musique, voulez une licence et une facture, ou possédez déjà l’une des deux suites.',
    suits_not:
      'Vous n’utilisez qu’une gamme, ou cherchez l’IA vidéo ou la gamme adulte : ni l’une ni l’autre n’est comprise.',
    likes: [
      'Deux applications, un compte, une facture',
      'Les licences à vie des deux gammes sont prises en compte',
      'Existe en Pro pour trois ordinateurs',
    ],
    dislikes: [
      'Sans intérêt si une moitié vous suffit',
      'Vidéo et musique restent deux applications',
      'L’IA vidéo n’y est pas',
    ],
    body: `
Comme tous les textes de ce site, celui-ci est rédigé par les fabricants.

## Le contenu

[Vidéo et musique tout-en-un](/video-music-one) réunit [Vidéo tout-en-un](/all-in-one-video-suite) et [Musique tout-en-un](/all-in-one-music-suite) : tous les téléchargeurs de la gamme vidéo et tous les convertisseurs, pour un système. On installe deux applications, on se connecte avec un compte.

## À qui elle va bien

Aux foyers où séries et musique sont quotidiennes et où les services changent de temps à autre. Netflix et Spotify d’abord, Disney+ et Deezer au printemps, les replays seuls en été : la licence reste la même.

## Les achats passés

Si vous avez des licences à vie, connectez-vous avant d’acheter. Les produits des deux gammes s’additionnent, et qui possède déjà l’une des suites voit un prix qui en tient compte. L’explication se trouve à côté. Nous ne citons pas de montants, car ils changent : voyez la liste des formules.

## One ou Pro

One vaut pour un ordinateur, Pro pour trois du même système. Le passage de l’un à l’autre reste possible plus tard, pour la seule différence. Inutile, donc, de prendre trop grand par précaution.

## Quand nous la déconseillons

Si vous n’écoutez qu’au téléphone, la suite vidéo suffit. Si vous regardez un film de loin en loin, un produit seul pour un mois suffit aussi. L’IA vidéo et la gamme pour adultes sont à part. Une fenêtre commune aux deux applications n’existe pas encore.

Deux gammes sous un toit ne changent rien à la règle : vos propres accès, un usage privé, et seulement ce que permettent conditions et loi.
`,
    meta_title: 'Vidéo et musique tout-en-un, par ses fabricants',
    meta_description:
      'Contenu, One et Pro, achats pris en compte et cas où nous la déconseillons : la suite commune de Tidemark vue par ses fabricants.',
  },
}
