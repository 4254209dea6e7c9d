import type { ContentTexts } from '../texts'

export const shopPages: ContentTexts['pages'] = {
  home: {
    title: 'Vos vidéos et votre musique, même sans réseau',
    intro:
      'Tidemark conçoit des applications pour Windows et Mac, qui enregistrent ce que votre propre compte lit et que vous avez le droit de garder pour vous.',
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
            text: 'Agrandir, débruiter et adoucir vos propres images. Le calcul se fait chez vous, rien n’est envoyé.',
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
            text: 'Installez l’application et prenez un titre de votre liste. L’essai est gratuit.',
          },
          {
            title: 'Se connecter à son service',
            text: 'La page du service s’ouvre dans l’application. Vous choisissez titres, pistes audio et sous-titres.',
          },
          {
            title: 'Regarder ou écouter hors ligne',
            text: 'Ce que votre accès et la loi vous laissent devient un fichier pour le lecteur de votre choix.',
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
Une application est un outil, elle ne donne pas de droit. N’enregistrez que ce que votre abonnement, les conditions du service et la loi vous accordent, et gardez-le pour vous. Dans beaucoup de pays, une mesure de protection ne peut pas être contournée, même pour une copie privée. Notre article [Ce que l’on peut enregistrer](/article/101) entre dans le détail.
`,
      },
      {
        kind: 'action',
        title: 'Vous avez déjà une licence ?',
        text: 'Connectez-vous : ce que vous possédez abaisse souvent le prix du produit suivant.',
        label: 'Voir les mises à niveau',
        href: '/my-account/upgrades',
      },
    ],
    meta_title: 'Vidéos et musique sans réseau, Windows et Mac',
    meta_description:
      'Applications pour Windows et Mac : garder en privé vidéos et musique de vos comptes, améliorer vos propres images. Essayez, puis choisissez.',
  },
  products: {
    title: 'Tous les produits d’un coup d’œil',
    intro:
      'Du téléchargeur pour un service à la suite qui les réunit : cherchez le nom de votre service, ou partez de votre besoin.',
    sections: [
      {
        kind: 'passages',
        title: 'Par où commencer ?',
        look: 'grid',
        passages: [
          { title: 'Un service', text: 'Prenez le produit qui porte son nom.' },
          {
            title: 'Plusieurs services',
            text: 'Une suite couvre la gamme entière. Chaque page produit calcule à partir de quand elle l’emporte.',
          },
          {
            title: 'Une adresse',
            text: 'Pour un site ouvert, le téléchargeur de vidéos ; pour un flux, les outils M3U8 et MPD.',
          },
          { title: 'Vos propres images', text: 'L’IA vidéo s’occupe des films de famille.' },
        ],
      },
      {
        kind: 'questions',
        title: 'Pour choisir',
        questions: [
          {
            question: 'Mon service n’est pas dans la liste. Que faire ?',
            answer:
              'Essayez le téléchargeur de vidéos ou le téléchargeur M3U8 sur sa page. Si cela ne donne rien, écrivez-nous.',
          },
          {
            question: 'Une licence vaut-elle pour Windows et Mac ?',
            answer: 'Non, pour l’un des deux. Le sélecteur montre ce qui se vend pour le vôtre.',
          },
        ],
      },
    ],
    meta_title: 'Tous les produits pour Windows et Mac',
    meta_description:
      'Téléchargeurs, convertisseurs, suites et IA vidéo, par service et par besoin. Les prix se trouvent dans la liste des formules.',
  },
  movie_downloader: {
    title: 'Préparer un film pour une soirée sans réseau',
    intro:
      'Vous avez un film en tête et cherchez comment l’emporter ? Tout dépend du service qui le propose et de ce qu’il permet.',
    sections: [
      {
        kind: 'passages',
        title: 'Du film au bon produit',
        look: 'steps',
        passages: [
          {
            title: 'Chercher où il est',
            text: 'Un film est rarement partout. Regardez d’abord chez les services auxquels vous êtes abonné.',
          },
          {
            title: 'Connaître votre droit',
            text: 'Compris, loué, acheté ou gratuit avec publicité : délais et droits en dépendent.',
          },
          {
            title: 'Ouvrir le produit',
            text: 'Chaque service a sa page et son guide, avec ses particularités.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Des services riches en films',
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
        title: 'Louer, acheter',
        body: `
Une location prend fin avec son délai, fichier compris. Un achat donne un droit personnel, que décrivent ses conditions. Certaines boutiques offrent elles-mêmes un téléchargement : c’est alors le plus court chemin.

Les films du domaine public, par exemple de l’époque du muet, se gardent sans difficulté. Assurez-vous que la musique et la restauration le sont aussi.
`,
      },
    ],
    meta_title: 'Emporter un film : trouver le bon outil',
    meta_description:
      'Où est le film, et quel droit y avez-vous ? De l’abonnement, de la location ou de l’achat au produit Tidemark qui convient.',
  },
  blog_center: {
    title: 'De quoi mieux regarder et écouter hors ligne',
    intro: 'Nos rédactions expliquent formats, délais et droits, et répondent aux questions qui reviennent.',
    sections: [
      {
        kind: 'passages',
        title: 'Les sujets',
        look: 'grid',
        passages: [
          { title: 'Droits', text: 'La copie privée, les contrats et les différences entre pays.' },
          { title: 'Formats', text: 'Conteneurs, codecs, sous-titres et flux, sans prérequis.' },
          { title: 'Musique', text: 'Métadonnées, formats sans perte et livres en chapitres.' },
          {
            title: 'Pratique',
            text: 'Licences à déplacer, offres à comprendre, vieilles cassettes à sauver.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Vous cherchez un service précis ?',
        text: 'Chaque téléchargeur de la gamme vidéo a son guide, accessible depuis sa page.',
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
Chaque article porte la rédaction qui en répond, et sa date. Les services changent vite : si ce que vous voyez diffère, dites-le-nous par le [formulaire de contact](/contact) et nous vérifierons. Les textes sur le droit donnent une vue d’ensemble et ne sont pas un conseil.
`,
      },
    ],
    meta_title: 'Tous les articles, par date',
    meta_description:
      'L’ensemble des articles sur le streaming, le replay, les formats, la musique et les licences, du plus récent au plus ancien.',
  },
  authors: {
    title: 'Qui écrit ici',
    intro: 'Nos articles paraissent sous le nom d’une rédaction. Chacune a son domaine et en répond.',
    sections: [
      {
        kind: 'text',
        title: 'Notre manière',
        body: `
Nous écrivons sur ce que nous essayons dans nos applications, en signalant ce qui change selon les pays. Les textes qui concernent nos produits se présentent comme ceux des fabricants. Nous n’attribuons ni note ni étoile : on n’est pas juge de sa propre cause.

Une erreur ? Le [formulaire de contact](/contact) est là pour cela.
`,
      },
    ],
    meta_title: 'Nos rédactions et leurs sujets',
    meta_description:
      'Vidéo, musique, droits, assistance : qui écrit chez Tidemark, et comment ces rédactions parlent de leurs propres produits.',
  },
}
