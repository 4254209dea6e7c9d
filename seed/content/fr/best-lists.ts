import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'Nos téléchargeurs vidéo selon l’usage',
    intro:
      'Un choix des fabricants parmi leurs propres produits, classé par intention et sans notes. Il suppose partout votre propre accès et le droit d’en garder une copie privée.',
    entries: [
      {
        route: 'netflix_downloader',
        title: 'Pour plusieurs langues : téléchargeur Netflix',
        text: 'Peu de catalogues sont autant doublés et sous-titrés. Deux pistes et leurs textes tiennent dans un fichier.',
      },
      {
        route: 'canal_plus_downloader',
        title: 'Pour les séries françaises : téléchargeur Canal+',
        text: 'Créations Originales en VF ou en VOST, à compléter après chaque soirée, selon votre contrat.',
      },
      {
        route: 'france_tv_downloader',
        title: 'Pour le service public : téléchargeur france.tv',
        text: 'Fictions, culture et documentaires classés par date de fin, avec sous-titres et audiodescription.',
      },
      {
        route: 'disney_plus_downloader',
        title: 'Pour les trajets en famille : téléchargeur Disney+',
        text: 'Dessins animés dans la langue des chansons que vos enfants connaissent, un dossier par enfant.',
      },
      {
        route: 'video_downloader',
        title: 'Pour les sites ouverts : téléchargeur de vidéos',
        text: 'Conférences, cours et extraits dont l’auteur permet la copie, avec chapitres et source.',
      },
      {
        route: 'm3u8_downloader',
        title: 'Pour vos propres flux : téléchargeur M3U8',
        text: 'Une liste HLS se lit comme un tableau, et les trous sont signalés.',
      },
    ],
    meta_title: 'Quel téléchargeur vidéo pour quel usage ?',
    meta_description:
      'Langues, séries françaises, service public, famille, sites ouverts ou flux : quel produit vidéo pour quel usage, selon ses fabricants.',
  },
  'music-converters': {
    title: 'Quel convertisseur pour quelles oreilles ?',
    intro:
      'Les fabricants classent leurs convertisseurs par habitude d’écoute. Tous partent de ce que votre formule diffuse et servent une écoute privée, selon les conditions du service.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'Pour les amateurs de playlists : convertisseur Spotify',
        text: 'L’ordre demeure, les nouveautés s’ajoutent. Idéal pour des listes tenues depuis des années.',
      },
      {
        route: 'deezer_converter',
        title: 'Pour la chanson : convertisseur Deezer',
        text: 'Un catalogue riche en français ; favoris et paroles disponibles suivent les titres.',
      },
      {
        route: 'apple_music_converter',
        title: 'Pour le classique : convertisseur Apple Music',
        text: 'Œuvre, mouvement et compositeur ont leur champ, et le sans perte le reste si votre compte le lit.',
      },
      {
        route: 'qobuz_converter',
        title: 'Pour la chaîne du salon : convertisseur Qobuz',
        text: 'Des albums en haute résolution rangés pour un lecteur réseau. Vos achats se prennent directement chez Qobuz.',
      },
      {
        route: 'audible_converter',
        title: 'Pour les livres : convertisseur Audible',
        text: 'Des chapitres nommés, et une découpe adaptée à l’autoradio.',
      },
    ],
    meta_title: 'Convertisseurs de musique : lequel choisir ?',
    meta_description:
      'Playlists, chanson, classique, chaîne du salon ou livres audio : les fabricants disent quel convertisseur va à quelle écoute.',
  },
  'anime-and-drama': {
    title: 'Anime et dramas d’Asie : nos produits',
    intro:
      'Réunis par les fabricants pour qui suit des séries du Japon, de Corée et de Chine. Vérifiez où chaque service est proposé : certains demandent d’être au Japon.',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: 'Pour le simulcast : téléchargeur Crunchyroll',
        text: 'Un épisode par semaine, des sous-titres mis en forme, et le passage du japonais au français.',
      },
      {
        route: 'viki_downloader',
        title: 'Pour les K-dramas : téléchargeur Viki',
        text: 'Des sous-titres de bénévoles, que l’on renouvelle une fois la traduction achevée.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Pour les C-dramas : téléchargeur iQIYI',
        text: 'Quarante épisodes et plus, séparés des bandes-annonces et des scènes de tournage.',
      },
      {
        route: 'd_anime_downloader',
        title: 'Pour l’anime au Japon : téléchargeur d Anime Store',
        text: 'Un dossier par saison, en japonais et sans sous-titres français.',
      },
      {
        route: 'abema_downloader',
        title: 'Pour le rattrapage au Japon : téléchargeur ABEMA',
        text: 'Les épisodes libres d’abord, triés par échéance.',
      },
    ],
    meta_title: 'Animés et dramas : quel produit choisir ?',
    meta_description:
      'Crunchyroll, Viki, iQIYI, d Anime Store, ABEMA : quel produit pour les anime, les K-dramas et les C-dramas. Par les fabricants.',
  },
  suites: {
    title: 'Suites et mises à niveau : à chacun la sienne',
    intro:
      'Les fabricants vous guident parmi leurs suites. Les prix sont dans la liste des formules ; si vous possédez déjà quelque chose, connectez-vous d’abord.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'Plusieurs services vidéo : Vidéo tout-en-un',
        text: 'Toute la gamme sur un ou trois ordinateurs, dès que vous changez d’abonnement ou suivez des replays de plusieurs pays.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'Plusieurs services de musique : Musique tout-en-un',
        text: 'Tous les convertisseurs, livres audio compris, pour un ordinateur.',
      },
      {
        route: 'video_music_one',
        title: 'Voir et écouter : Vidéo et musique tout-en-un',
        text: 'Les deux gammes et un seul compte.',
      },
      {
        route: 'video_one_upgrade',
        title: 'Déjà des produits seuls : mise à niveau vers Vidéo tout-en-un',
        text: 'Vos licences à vie comptent ; le prix apparaît une fois connecté.',
      },
      {
        route: 'video_pro_future',
        title: 'Déjà la suite vidéo : Vidéo tout-en-un, extension à 3 ordinateurs',
        text: 'Deux ordinateurs de plus pour la seule différence, réservé aux détenteurs.',
      },
    ],
    meta_title: 'Suites et mises à niveau : laquelle choisir ?',
    meta_description:
      'Vidéo, musique ou les deux, One ou Pro, neuf ou mise à niveau : s’orienter parmi les suites avec leurs fabricants.',
  },
}
