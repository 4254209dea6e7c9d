import type { ContentTexts } from '../texts'

export const shopPages: ContentTexts['pages'] = {
  home: {
    title: 'Vos vidéos et votre musique, même sans réseau',
    intro:
      'Tidemark conçoit des applications pour Windows et Mac qui enregistrent ce que votre propre compte permet de lire et que vous avez le droit de garder pour vous.',
    sections: [
      {
        kind: 'passages',
        title: 'Trois gammes, un compte',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: 'Des téléchargeurs pour plateformes, replays et sites ouverts, avec les pistes et sous-titres de votre choix. À l’unité ou en suite.',
          },
          {
            title: 'Tidemark Music',
            text: 'Des convertisseurs pour services de musique et livres audio, avec métadonnées et pochettes. Une suite les réunit.',
          },
          {
            title: 'Tidemark Video AI',
            text: 'Pour agrandir vos propres vidéos et en réduire le bruit. Tout est calculé sur votre ordinateur, rien n’est envoyé.',
          },
        ],
      },
      {
        kind: 'passages',
        title: 'Comment ça se passe',
        look: 'steps',
        passages: [
          {
            title: 'Installer et essayer',
            text: 'Installez l’application et choisissez un titre de votre liste. L’essai est gratuit.',
          },
          {
            title: 'Se connecter à son service',
            text: 'La page du service s’ouvre dans l’application. Vous choisissez titres, pistes audio et sous-titres.',
          },
          {
            title: 'Regarder ou écouter hors ligne',
            text: 'Ce que votre accès et la loi vous permettent de garder devient un fichier, que vous ouvrez dans le lecteur de votre choix.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Souvent consultés',
        routes: [
          'all_in_one_video_suite',
          'netflix_downloader',
          'canal_plus_downloader',
          'amazon_prime_video_downloader',
          'france_tv_downloader',
          'disney_plus_downloader',
          'spotify_converter',
          'deezer_converter',
          'video_ai',
        ],
      },
      {
        kind: 'text',
        title: 'Ce que vous pouvez enregistrer',
        body: `
Une application est un outil et ne donne aucun droit. N’enregistrez que ce que votre abonnement, les conditions du service et la loi vous permettent, et gardez-le pour vous. Dans beaucoup de pays, il est interdit de contourner une mesure de protection, même pour une copie privée. Notre article [Ce que l’on peut enregistrer](/article/101) l’explique en détail.
`,
      },
      {
        kind: 'action',
        title: 'Vous avez déjà une licence ?',
        text: 'Connectez-vous : ce que vous possédez réduit souvent le prix du produit suivant.',
        label: 'Voir les mises à niveau',
        href: '/my-account/upgrades',
      },
    ],
    meta_title: 'Vidéos et musique sans réseau, Windows et Mac',
    meta_description:
      'Applications pour Windows et Mac : enregistrer vidéos et musique de vos comptes pour vous, améliorer vos propres images. Essai gratuit.',
  },
  products: {
    title: 'Tous les produits d’un coup d’œil',
    intro:
      'Du téléchargeur pour un seul service à la suite qui les réunit tous : cherchez le nom de votre service, ou partez de votre besoin.',
    sections: [
      {
        kind: 'passages',
        title: 'Par où commencer ?',
        look: 'grid',
        passages: [
          { title: 'Un seul service', text: 'Choisissez le produit qui porte son nom.' },
          {
            title: 'Plusieurs services',
            text: 'Une suite couvre toute la gamme. Chaque page produit calcule à partir de combien de produits elle devient plus avantageuse.',
          },
          {
            title: 'Une adresse Web',
            text: 'Pour un site ouvert, le téléchargeur de vidéos ; pour un flux, les outils M3U8 et MPD.',
          },
          { title: 'Vos propres images', text: 'L’IA vidéo améliore vos films de famille.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Pour choisir',
        questions: [
          {
            question: 'Mon service n’est pas dans la liste. Que faire ?',
            answer:
              'Essayez le téléchargeur de vidéos ou le téléchargeur M3U8 avec la page du service. Si cela ne fonctionne pas, écrivez-nous.',
          },
          {
            question: 'Une licence vaut-elle pour Windows et Mac ?',
            answer:
              'Non, seulement pour l’un des deux. Le sélecteur montre les produits disponibles pour le vôtre.',
          },
        ],
      },
    ],
    meta_title: 'Tous les produits pour Windows et Mac',
    meta_description:
      'Téléchargeurs, convertisseurs, suites et IA vidéo, par service et par besoin. Les prix se trouvent dans la liste des formules.',
  },
  movie_downloader: {
    title: 'Enregistrer un film à regarder hors ligne',
    intro:
      'Vous cherchez comment emporter un film ? Tout dépend du service qui le propose et de ce qu’il autorise.',
    sections: [
      {
        kind: 'passages',
        title: 'Du film au bon produit',
        look: 'steps',
        passages: [
          {
            title: 'Trouver le service',
            text: 'Cherchez d’abord le film sur les services auxquels vous êtes abonné.',
          },
          {
            title: 'Vérifier vos droits',
            text: 'Inclus, loué, acheté ou gratuit avec publicité : les délais et vos droits en dépendent.',
          },
          {
            title: 'Choisir le produit',
            text: 'Chaque service a son produit, et la plupart ont aussi un guide qui explique leurs particularités.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Services qui proposent beaucoup de films',
        routes: [
          'canal_plus_downloader',
          'netflix_downloader',
          'amazon_prime_video_downloader',
          'disney_plus_downloader',
          'rakuten_tv_downloader',
          'video_downloader',
        ],
      },
      {
        kind: 'text',
        title: 'Films loués ou achetés',
        body: `
À la fin du délai de location, vous devez aussi supprimer le fichier. Un achat vous donne un droit personnel, décrit dans les conditions du service. Certaines boutiques proposent elles-mêmes un téléchargement : c’est alors le plus simple.

Les films du domaine public, par exemple ceux de l’époque du muet, peuvent être gardés sans difficulté. Vérifiez que la musique et la restauration sont elles aussi libres de droits.
`,
      },
    ],
    meta_title: 'Enregistrer un film : trouver le bon produit',
    meta_description:
      'Film inclus dans un abonnement, loué, acheté ou gratuit : trouvez le produit Tidemark qui convient et vérifiez vos droits.',
  },
  blog_center: {
    title: 'Tout pour regarder et écouter hors ligne',
    intro:
      'Nos rédactions expliquent les formats, les délais et les droits, et répondent aux questions les plus fréquentes.',
    sections: [
      {
        kind: 'passages',
        title: 'Les sujets',
        look: 'grid',
        passages: [
          { title: 'Droits', text: 'La copie privée, les contrats et les différences entre pays.' },
          { title: 'Formats', text: 'Conteneurs, codecs, sous-titres et flux, sans prérequis.' },
          { title: 'Musique', text: 'Métadonnées, formats sans perte et livres audio avec chapitres.' },
          {
            title: 'Pratique',
            text: 'Changer d’ordinateur, comprendre une offre, numériser de vieilles cassettes.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Vous cherchez un service précis ?',
        text: 'La plupart des téléchargeurs de la gamme vidéo ont un guide, accessible depuis leur page.',
        label: 'Aller aux produits',
        href: '/products',
      },
    ],
    meta_title: 'Blog sur les formats, les délais et les droits',
    meta_description:
      'Copie privée, replays, codecs, sous-titres, formats de musique et licences : les articles de nos rédactions, en clair.',
  },
  posts: {
    title: 'Tous les articles',
    intro: 'Les articles par date, du plus récent au plus ancien.',
    sections: [
      {
        kind: 'text',
        title: 'Comment les lire',
        body: `
Chaque article indique sa date et la rédaction qui l’a écrit. Les services changent vite : si ce que vous voyez est différent, dites-le-nous par le [formulaire de contact](/contact) et nous vérifierons. Les textes sur le droit donnent une vue d’ensemble et ne remplacent pas un conseil juridique.
`,
      },
    ],
    meta_title: 'Tous les articles, par date',
    meta_description:
      'L’ensemble des articles sur le streaming, le replay, les formats, la musique et les licences, du plus récent au plus ancien.',
  },
  authors: {
    title: 'Qui écrit ici',
    intro: 'Nos articles paraissent sous le nom d’une rédaction. Chacune est responsable de son domaine.',
    sections: [
      {
        kind: 'text',
        title: 'Notre façon de travailler',
        body: `
Nous écrivons sur ce que nous essayons dans nos applications, en signalant ce qui change selon les pays. Les textes sur nos produits indiquent qu’ils viennent des fabricants. Nous n’attribuons ni notes ni étoiles, car nous ne pouvons pas juger nos propres produits.

Une erreur ? Le [formulaire de contact](/contact) est là pour cela.
`,
      },
    ],
    meta_title: 'Nos rédactions et leurs sujets',
    meta_description:
      'Vidéo, musique, droits, assistance : qui écrit chez Tidemark, et comment ces rédactions parlent de leurs propres produits.',
  },
}
