import type { ContentTexts } from '../texts'

export const reviews: ContentTexts['reviews'] = {
  201: {
    title: 'Vidéo tout-en-un : une seule licence pour tous vos services',
    summary:
      'Présenté par ses fabricants : ce que la suite apporte à ceux qui changent d’abonnement, et quand un produit individuel suffit.',
    verdict:
      'La bonne licence si vous utilisez plusieurs services dans l’année ; pour un seul, vous n’avez pas besoin d’une suite.',
    suits:
      'Vous avez plusieurs services vidéo à la fois, ou en changez au fil de l’année, et voulez une seule clé pour tous.',
    suits_not: 'Vous n’utilisez qu’un service, ou voulez la même licence sous Windows et sur un Mac.',
    likes: [
      'Une seule clé pour toute la gamme vidéo, outils de flux compris',
      'Pas de nouvel achat quand vous changez d’abonnement',
      'Les produits à vie que vous possédez déjà réduisent son prix',
    ],
    dislikes: [
      'Inutile si vous ne regardez qu’un seul service',
      'Une licence distincte pour Windows et pour Mac',
      'Un service peut manquer quelques jours quand il modifie son site',
    ],
    body: `
Ce texte a été écrit par les fabricants de la suite : lisez-le comme une explication, et non comme un test indépendant.

## De quoi il s’agit

[Vidéo tout-en-un](/all-in-one-video-suite) n’est pas un programme de plus, mais une licence. Dans Tidemark Video, elle débloque pour votre système tous les produits de la gamme vidéo : les plateformes mondiales, les diffuseurs européens, les services japonais, le téléchargeur pour sites ouverts et les outils M3U8 et MPD. La gamme pour adultes, la musique et l’IA vidéo n’en font pas partie.

## Au quotidien

Vous vous connectez une fois à chaque service dans le navigateur intégré. Ensuite, tous utilisent la même file d’attente, le même modèle de noms et vos réglages de langue. C’est là, à nos yeux, le principal avantage : un documentaire d’ARTE et une série de Netflix se téléchargent et se rangent de la même manière.

Si vous résiliez un abonnement pour en prendre un autre, vous gardez la même licence.

## Quand elle est inutile

Si vous n’avez qu’un service et comptez le garder, choisissez le produit individuel. Avec une licence à vie, il réduira plus tard le prix de la suite. La page de la suite calcule à partir de combien de produits elle devient plus avantageuse.

## Ce qui reste à améliorer

Les services modifient leurs sites sans nous prévenir. Il nous faut alors parfois quelques jours pour adapter l’application ; un avis l’indique dans la liste. Et si vous utilisez à la fois Windows et un Mac, il vous faut deux licences, ce que certains clients regrettent.

## Ce que la suite ne change pas

Elle ne vous donne accès à rien que vous ne puissiez déjà regarder. Les catalogues, les pays et les profils restent tels que les services les ont définis, et leurs conditions ainsi que la loi de votre pays décident si vous pouvez garder un titre. Faites d’abord un essai avec vos propres titres.
`,
    meta_title: 'Vidéo tout-en-un, par ses fabricants',
    meta_description:
      'Ce que couvre la suite vidéo de Tidemark, comment elle se comporte au quotidien et pour qui elle est de trop. Par ses fabricants.',
  },
  202: {
    title: 'Téléchargeur Netflix : saisons, langues et sous-titres',
    summary:
      'Présenté par ses fabricants : comment le produit gère les longues séries et les nombreuses langues, et quand l’application de Netflix suffit.',
    verdict:
      'Idéal pour les longues séries en plusieurs langues ; sur un téléphone, l’application de Netflix suffit.',
    suits:
      'Vous regardez hors ligne sur un ordinateur ou un téléviseur, avez besoin de deux langues ou apprenez avec les sous-titres.',
    suits_not:
      'Vous ne regardez que sur téléphone ou tablette, ou attendez une meilleure image que celle de votre formule sur ordinateur.',
    likes: [
      'Une saison entière sélectionnée en une fois',
      'Plusieurs pistes audio et sous-titres dans un même fichier',
      'Le profil et sa limite d’âge sont respectés',
    ],
    dislikes: [
      'L’image ne dépasse pas ce que votre formule permet sur ordinateur',
      'Les titres interactifs et les jeux ne sont pas pris en charge',
      'Il faut un peu de temps pour se repérer dans la liste des langues',
    ],
    body: `
Nous fabriquons ce produit. Nous le connaissons donc bien, mais nous ne pouvons pas le juger de l’extérieur.

## À quoi il sert

Netflix publie souvent toute une saison d’un coup, et dans beaucoup de langues. Le [téléchargeur Netflix](/netflix-downloader) a été conçu pour cela : vous ouvrez une série, cochez des épisodes, choisissez les pistes et les sous-titres, et la file d’attente fait le reste.

## Ce qui fonctionne bien

**Les langues.** La liste montre ce que Netflix propose à votre profil et distingue les sous-titres ordinaires, ceux pour malentendants et les sous-titres forcés. Un MKV peut les contenir tous ; avec un MP4, ils sont enregistrés à côté, au format SRT.

**Les noms de fichiers.** Ils contiennent le titre, la saison et le numéro de l’épisode, si bien que les serveurs multimédias courants reconnaissent la série sans intervention de votre part.

**La reprise.** Si la connexion est interrompue au septième épisode, le téléchargement reprend au septième.

## Ce qui n’est pas possible

Un film interactif n’a pas de déroulement fixe et ne peut donc pas être enregistré. Un direct ne peut être choisi que si Netflix le propose ensuite à la demande. Et si votre formule offre une moins bonne image sur ordinateur que sur un téléviseur, le fichier aura la même limite.

## En avez-vous besoin ?

Peut-être pas. Netflix propose ses propres téléchargements sur téléphone et tablette : si vous regardez sur ces appareils, ils suffisent. Notre produit s’adresse à ceux qui regardent sur un ordinateur portable ou un téléviseur, ont besoin de plusieurs langues ou souhaitent classer leurs fichiers.

## Ce que vous devez vérifier

Les conditions de Netflix et le droit d’auteur décident si vous pouvez garder une copie, et pendant combien de temps. Vous n’avez en aucun cas le droit de la donner à quelqu’un. L’essai gratuit vous permet de vérifier avec une série de votre choix si le produit vous convient.
`,
    meta_title: 'Téléchargeur Netflix, par ses fabricants',
    meta_description:
      'Saisons, pistes, sous-titres et limites : le téléchargeur Netflix de Tidemark, décrit par ceux qui le fabriquent.',
  },
  203: {
    title: 'Téléchargeur M3U8 avec DRM : un flux lu comme un tableau',
    summary:
      'Présenté par ses fabricants : un outil pour les flux HLS, qui signale les segments manquants au lieu de les cacher.',
    verdict:
      'Un outil transparent pour ceux qui veulent voir de quoi se compose un flux, mais plus qu’il n’en faut à la plupart des spectateurs.',
    suits:
      'Vous diffusez vous-même et vérifiez le résultat, ou connaissez un flux HLS terminé que vous avez le droit de garder.',
    suits_not: 'Vous voulez simplement appuyer sur un bouton, ou espérez enregistrer une émission en direct.',
    likes: [
      'Définitions, pistes et sous-titres dans un tableau clair',
      'Un segment manquant est signalé à la minute près',
      'Plusieurs diffuseurs publics ont leur page, avec la même licence',
    ],
    dislikes: [
      'Demande plus d’attention qu’un produit pour un seul service',
      'N’enregistre pas les directs',
      'Tous les sites n’utilisent pas HLS',
    ],
    body: `
Cette page a été écrite par les fabricants de l’outil. Elle explique ce que nous avons voulu faire et ce qui manque encore.

## Ce qu’il lit

Un flux HLS est décrit par une liste dont l’extension est M3U8. Le [téléchargeur M3U8](/m3u8-downloader) l’ouvre et l’affiche sous forme de tableau, avec la définition, le débit, la langue et les sous-titres. Vous cochez les lignes voulues, et l’outil télécharge les segments, puis les réunit.

## À qui il sert

- **Aux spectateurs des chaînes publiques.** [ARTE](/arte-downloader), l’[ARD Mediathek](/ard-mediathek-downloader) et [RTVE Play](/rtve-play-downloader) ont leur propre page.
- **À ceux qui diffusent.** Ils peuvent vérifier que toutes les versions de leur flux sont disponibles et archiver leurs événements passés.
- **Aux écoles et aux associations** qui ont des enregistrements sur leur propre serveur et les veulent en un seul fichier.

## Des rapports sincères

Il arrive que des segments se perdent. Beaucoup de programmes produisent alors un film avec des sauts. Celui-ci les redemande ; si un segment manque vraiment, il indique à quelle minute. Vous pouvez garder le fichier ou essayer une autre définition.

## Pourquoi « DRM » figure dans le nom

Beaucoup de sites utilisent des lecteurs protégés. Cela ne veut pas dire que vous puissiez copier tous leurs flux. L’outil n’ouvre que ce que votre compte permet déjà de lire, et il est interdit de contourner une protection dans l’Union européenne comme dans beaucoup d’autres pays. Limitez-vous aux flux que l’éditeur vous autorise à copier.

## Ses points faibles

Au début, on confond facilement la liste principale et les listes de pistes. L’application vous en propose une, mais vérifiez-la. Les directs ne peuvent pas être enregistrés. Et pour un site qui utilise DASH, il vous faut le [téléchargeur MPD](/mpd-downloader). Quelques minutes avec l’essai gratuit suffisent pour savoir ce qu’il en est.
`,
    meta_title: 'Téléchargeur M3U8, par ses fabricants',
    meta_description:
      'Un tableau plutôt qu’une énigme : forces, exigences et limites de l’outil HLS de Tidemark. Présentation par ses fabricants.',
  },
  204: {
    title: 'Téléchargeur U-NEXT : titres inclus et titres à points',
    summary:
      'Présenté par ses fabricants : comment le produit distingue l’abonnement des points, et pourquoi un film figure souvent deux fois.',
    verdict:
      'Un vaste catalogue japonais, si vous êtes au Japon et savez ce qui est compris et ce qui coûte des points.',
    suits:
      'Vous regardez des anime, des séries et des films sur U-NEXT au Japon et voulez les classer sous leur titre japonais.',
    suits_not: 'Vous utilisez surtout les magazines et les livres de U-NEXT, ou vivez hors du Japon.',
    likes: [
      'Anime, séries et films dans une même recherche',
      'Titres inclus et locations distingués avant le téléchargement',
      'Les titres japonais sont conservés dans les noms de fichiers',
    ],
    dislikes: [
      'Ne fonctionne qu’au Japon, comme le service lui-même',
      'Ne couvre ni les livres ni les magazines',
      'Les films proposés en deux versions demandent de l’attention',
    ],
    body: `
Ce texte vient des fabricants du produit : attendez-vous à des détails plutôt qu’à un regard critique.

## Deux sortes de titres

U-NEXT mélange des titres compris dans l’abonnement et d’autres qui se paient en points. Le soir, quand on est fatigué, on s’y trompe facilement. Le [téléchargeur U-NEXT](/u-next-downloader) signale les uns et les autres, et peut ranger les locations dans un dossier à part, que vous viderez à la fin du délai.

## Sous-titré ou doublé

Les films étrangers ont souvent deux pages, l’une pour la version sous-titrée, l’autre pour la version doublée en japonais. L’application inscrit la version dans le nom du fichier : vous ne découvrirez donc pas au moment de le montrer aux enfants que le film est en danois.

## Comptes de la famille

Le titulaire peut créer des comptes pour les membres de sa famille. Chacun a sa liste et ses limites, et le produit utilise le compte avec lequel vous êtes connecté. U-NEXT décide du nombre de lectures simultanées.

## Ce qui nous plaît

Vous pouvez sélectionner une longue série par saison ou par plage d’épisodes. Les concerts, un point fort du service, sont enregistrés en un seul fichier. Et la recherche accepte aussi bien les kanji que les kana.

## Ce qui manque

Les livres et les magazines ne sont pas pris en charge. Les événements à heure fixe ne peuvent être enregistrés qu’une fois proposés à la demande, si les droits le permettent. Il n’y a pas non plus de sous-titres français.

Ne gardez que ce que votre contrat et la loi vous autorisent, et supprimez les locations à la fin de leur délai. L’essai gratuit vous dira en une soirée si le produit fonctionne avec votre compte.
`,
    meta_title: 'Téléchargeur U-NEXT, par ses fabricants',
    meta_description:
      'Abonnement ou points, sous-titré ou doublé : comment travaille le téléchargeur U-NEXT de Tidemark, selon ses fabricants.',
  },
  205: {
    title: 'Convertisseur Spotify : d’une playlist à un dossier',
    summary:
      'Présenté par ses fabricants : ce que deviennent l’ordre, les métadonnées et le son quand une playlist est convertie en fichiers.',
    verdict:
      'Il transforme une playlist en dossier bien rangé, sans promettre un meilleur son que celui de votre abonnement.',
    suits:
      'Vous voulez écouter vos playlists sur un autoradio, une montre ou un vieux baladeur, dans l’ordre et avec les pochettes.',
    suits_not:
      'Vos playlists se composent de fichiers locaux, ou vous espérez qu’un format plus lourd améliore le son.',
    likes: [
      'L’ordre de la playlist est conservé',
      'Métadonnées et pochettes complètes, si Spotify les fournit',
      'Les nouveaux titres s’ajoutent sans que les autres se répètent',
    ],
    dislikes: [
      'Les fichiers locaux d’une playlist sont ignorés',
      'Les grandes playlists demandent de la patience',
      'Le genre manque quand Spotify ne l’indique pas',
    ],
    body: `
Cette page a été écrite par les fabricants du convertisseur : vous y apprendrez comment il fonctionne, plutôt que ce qu’il vaut.

## De la playlist au dossier

Les titres d’une playlist ont un ordre, alors qu’un dossier se trie par nom. Le [convertisseur Spotify](/spotify-converter) numérote donc les fichiers et ajoute une liste M3U. Les vieux autoradios suivent les numéros, les lecteurs récents la liste.

## Les métadonnées

Le convertisseur inscrit le titre, l’artiste, l’album, l’artiste de l’album, l’année et le numéro de piste, et ajoute une pochette à la taille qui convient à votre appareil. Nous n’inventons pas ce que Spotify n’indique pas : le genre reste donc souvent vide.

## La qualité du son

Le convertisseur ne peut pas dépasser ce que votre formule diffuse. Le MP3 se lit partout, le M4A reste proche de la source, le FLAC et le WAV servent surtout au montage. Aucun de ces formats ne sonne mieux que l’original. Si votre compte reçoit le son sans perte, le FLAC est justifié ; sinon, il ne fait qu’alourdir les fichiers.

## Ce que nous voulons améliorer

La conversion d’une longue playlist prend du temps, car le convertisseur avance prudemment. Les fichiers locaux que vous avez ajoutés à Spotify sont ignorés. Et Windows raccourcit les titres très longs de certaines fictions audio.

## À qui il sert

Il convient si vous écoutez de la musique sur des appareils sans réseau : à la piscine, dans une vieille voiture, à l’atelier. Si vous avez toujours votre téléphone sur vous, la fonction hors ligne de Spotify Premium suffit.

## Ce qui est permis

Votre abonnement vous donne le droit d’écouter la musique pendant sa durée. Les conditions de Spotify et la loi de votre pays décident si une copie est permise. Vous ne pouvez ni offrir ces fichiers, ni les diffuser à la fête d’une association, ni les utiliser dans une vidéo.
`,
    meta_title: 'Convertisseur Spotify, par ses fabricants',
    meta_description:
      'Ordre, métadonnées et son : ce qui se passe quand une playlist Spotify devient un dossier, et pour qui c’est utile. Par ses fabricants.',
  },
  206: {
    title: 'Convertisseur Audible : vos livres avec leurs chapitres',
    summary:
      'Présenté par ses fabricants : comment écouter un long livre audio sur un appareil sans application, et ce qui est conservé.',
    verdict:
      'Pour écouter de longs livres sur des lecteurs simples : il conserve les chapitres et distingue achats et emprunts.',
    suits:
      'Vous avez acheté des livres sur Audible et les écoutez sur un lecteur ou dans une voiture sans son application.',
    suits_not:
      'Vous n’écoutez que des titres du catalogue inclus, qui sont des emprunts, ou avez aussi besoin des PDF joints.',
    likes: [
      'Les chapitres conservent leur titre',
      'Un seul fichier, un par chapitre ou des parties égales, selon l’appareil',
      'Le narrateur, la série et le tome figurent dans les métadonnées',
    ],
    dislikes: [
      'La position de lecture de l’application n’est pas reprise',
      'Certains éditeurs ne fournissent pas de chapitres utilisables',
      'Les PDF joints doivent être téléchargés chez Audible',
    ],
    body: `
Cette présentation vient des fabricants et n’est donc pas un avis neutre.

## Pourquoi un livre n’est pas un album

Un livre audio dure dix, vingt, parfois quarante heures, que l’on écoute en plusieurs fois. Après une semaine, on ne sait plus où l’on en était. Le [convertisseur Audible](/audible-converter) s’occupe donc d’abord des chapitres, puis du son.

## Trois façons de découper un livre

1. **Un seul fichier** M4B, avec chapitres et signets, pour le téléphone ou un serveur multimédia.
2. **Un fichier MP3 par chapitre**, pour les appareils qui ne reconnaissent pas les chapitres.
3. **Des parties égales**, par exemple de trente minutes, pour un autoradio qui recommence toujours au début.

Les titres des chapitres sont conservés si l’éditeur en a donné. S’il n’a écrit que « Chapitre 1 », c’est ce que vous verrez.

## Métadonnées et classement

L’auteur, le narrateur, la série, le tome et l’année figurent dans le fichier. Une série est réunie dans un dossier et classée par tome. La couverture est à la taille qui convient à votre appareil.

## Ce qui n’est pas repris

La position de lecture reste dans l’application d’Audible, et les PDF joints se téléchargent depuis votre bibliothèque. Les titres du catalogue inclus dépendent de votre abonnement ; ceux que vous avez achetés vous restent, dans les conditions prévues par Audible.

## Est-ce pour vous ?

Si vous écoutez vos livres sur un téléphone et que l’application d’Audible vous plaît, non. Le convertisseur est utile pour un appareil de chevet, une enceinte de cuisine, une voiture ou votre propre serveur.

Respectez les conditions d’Audible et la loi de votre pays. Un livre converti n’est destiné qu’à votre écoute personnelle ; pour le partager, suivez les règles d’Audible.
`,
    meta_title: 'Convertisseur Audible, par ses fabricants',
    meta_description:
      'Chapitres, découpes, métadonnées : le convertisseur Audible de Tidemark pour les appareils sans application, par ses fabricants.',
  },
  207: {
    title: 'IA vidéo : ce qu’elle peut faire de vos films de famille',
    summary:
      'Présenté par ses fabricants : agrandir une vidéo et réduire le bruit sur son ordinateur, et les cas où cela ne marche pas.',
    verdict:
      'Elle améliore et agrandit d’anciennes vidéos sur votre ordinateur, mais ne recrée pas ce que la bande n’a jamais contenu.',
    suits:
      'Vous avez vos propres cassettes ou de petites vidéos, un ordinateur Windows avec carte graphique et un peu de patience.',
    suits_not:
      'Vous avez un Mac ou pas de carte graphique dédiée, ou espérez rendre lisibles des inscriptions lointaines.',
    likes: [
      'Une comparaison avant-après avant de lancer le calcul',
      'Les vidéos restent sur votre ordinateur',
      'L’application annonce la durée prévue',
    ],
    dislikes: [
      'Très lente sans carte graphique récente',
      'Les lettres et les petits visages paraissent vite artificiels',
      'Un plan tremblé le reste',
    ],
    body: `
Nous fabriquons cette application et avons donc vu aussi les vidéos avec lesquelles elle échoue. Voici les deux côtés.

## À quoi elle sert

L’[IA vidéo](/video-ai) améliore vos propres enregistrements : cassettes de caméscope, anciennes vidéos de téléphone, films numérisés. Elle agrandit l’image, réduit le bruit, supprime l’entrelacement et peut ajouter des images intermédiaires.

## Commencer par un aperçu

Choisissez dix secondes : l’application affiche les deux versions côte à côte, avec une ligne que vous pouvez déplacer. Ne lancez le calcul du film entier, de préférence la nuit, que si le résultat vous plaît. La durée prévue vous est indiquée avant le départ.

## Ce qui réussit

Les plans calmes et bien éclairés s’améliorent nettement. Les lignes de l’entrelacement disparaissent. Même une pièce sombre paraît moins granuleuse, à condition de régler la force à la moitié.

## Ce qui réussit moins bien

Les petits visages à l’arrière-plan reçoivent des traits qu’ils n’ont jamais eus, et les panneaux se couvrent de signes illisibles. Si vous ajoutez des images intermédiaires, les gestes rapides laissent des traînées. Une image floue au départ le reste. Une vidéo ainsi traitée ne peut donc pas servir de preuve.

## L’ordinateur et le temps

Tout est calculé sur votre ordinateur, rien n’est envoyé. En revanche, sans carte graphique récente, une heure de film demande facilement une nuit. Vérifiez-le sur votre ordinateur avec l’essai gratuit.

## Les images des autres

N’utilisez que des vidéos qui vous appartiennent ou pour lesquelles vous avez une autorisation. Améliorer le film d’une autre personne ne vous donne aucun droit sur lui, et il faut demander leur accord aux personnes filmées avant de le montrer.
`,
    meta_title: 'IA vidéo, présentée par ses fabricants',
    meta_description:
      'Agrandir, débruiter, désentrelacer : ce que l’IA vidéo de Tidemark apporte aux films de famille, et où elle échoue. Par ses fabricants.',
  },
  208: {
    title: 'Vidéo et musique tout-en-un : deux gammes, une licence',
    summary:
      'Présenté par ses fabricants : à qui convient la suite commune, comment vos achats sont pris en compte et ce qu’elle ne contient pas.',
    verdict:
      'Elle est avantageuse dès que vous utilisez les deux gammes ; sinon, une seule des deux suites suffit.',
    suits:
      'Vous enregistrez vidéos et musique et voulez une licence et un reçu, ou possédez déjà l’une des deux suites.',
    suits_not:
      'Vous n’utilisez qu’une gamme, ou cherchez l’IA vidéo ou la gamme pour adultes, qui n’en font pas partie.',
    likes: [
      'Deux applications, un seul compte et un seul reçu',
      'Vos licences à vie des deux gammes sont prises en compte',
      'Existe aussi pour trois ordinateurs',
    ],
    dislikes: [
      'Inutile si une seule gamme vous suffit',
      'Vidéo et musique restent deux applications séparées',
      'L’IA vidéo n’en fait pas partie',
    ],
    body: `
Comme tous les textes de ce site, celui-ci a été écrit par les fabricants.

## Ce qu’elle contient

[Vidéo et musique tout-en-un](/video-music-one) réunit [Vidéo tout-en-un](/all-in-one-video-suite) et [Musique tout-en-un](/all-in-one-music-suite), donc tous les téléchargeurs de la gamme vidéo et tous les convertisseurs, pour un système. Vous installez deux applications et vous connectez avec le même compte.

## À qui elle convient

Elle convient aux foyers où l’on regarde des séries et écoute de la musique tous les jours, et où l’on change parfois de service. Que vous ayez Netflix et Spotify en hiver, Disney+ et Deezer au printemps ou seulement les replays en été, vous gardez la même licence.

## Si vous possédez déjà des produits

Connectez-vous avant d’acheter si vous avez des licences à vie. Les produits des deux gammes s’additionnent, et si vous possédez déjà l’une des suites, le prix en tient compte ; l’explication figure à côté. Nous ne citons pas de montants ici, car ils changent : consultez la liste des formules.

## Un ordinateur ou trois

La licence à vie existe pour un ordinateur ou pour trois du même système. Vous pouvez passer plus tard d’un à trois en ne payant que la différence ; inutile donc d’en prévoir trois par précaution.

## Quand nous la déconseillons

Si vous écoutez de la musique uniquement sur votre téléphone, la suite vidéo suffit. Si vous ne regardez un film que de temps en temps, un produit individuel pour un mois suffit aussi. L’IA vidéo et la gamme pour adultes sont vendues séparément. Il n’existe pas encore d’application commune à la vidéo et à la musique.

Les règles sont les mêmes que partout dans cette boutique : vos propres accès, un usage privé, et seulement ce que permettent la loi et les conditions de chaque service.
`,
    meta_title: 'Vidéo et musique tout-en-un, par ses fabricants',
    meta_description:
      'Contenu, nombre d’ordinateurs, achats pris en compte et cas où nous la déconseillons : la suite commune de Tidemark vue par ses fabricants.',
  },
}
