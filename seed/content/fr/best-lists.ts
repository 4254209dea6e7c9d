import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: 'Nos téléchargeurs vidéo selon l’usage',
    intro:
      'Nous avons choisi parmi nos propres produits, selon ce que vous voulez en faire et sans attribuer de notes. Tous supposent que vous ayez votre propre accès et le droit de garder une copie privée.',
    entries: [
      {
        route: 'netflix_downloader',
        title: 'Pour plusieurs langues : téléchargeur Netflix',
        text: 'Peu de services proposent autant de doublages et de sous-titres. Deux pistes audio et leurs sous-titres tiennent dans un même fichier.',
      },
      {
        route: 'canal_plus_downloader',
        title: 'Pour les séries françaises : téléchargeur Canal+',
        text: 'Les Créations Originales en VF ou en VOST, selon votre abonnement, un épisode après l’autre ou par saison entière.',
      },
      {
        route: 'france_tv_downloader',
        title: 'Pour le service public : téléchargeur france.tv',
        text: 'Fictions, spectacles et documentaires, avec sous-titres et audiodescription, que vous pouvez trier par date de fin.',
      },
      {
        route: 'disney_plus_downloader',
        title: 'Pour les trajets en famille : téléchargeur Disney+',
        text: 'Des dessins animés avec les chansons dans la langue que vos enfants connaissent, et un dossier pour chacun.',
      },
      {
        route: 'video_downloader',
        title: 'Pour les sites ouverts : téléchargeur de vidéos',
        text: 'Pour les conférences, les cours et les extraits que leur auteur permet de copier, avec les chapitres et la source.',
      },
      {
        route: 'm3u8_downloader',
        title: 'Pour vos propres flux : téléchargeur M3U8',
        text: 'Il affiche une liste HLS sous forme de tableau et signale les segments manquants.',
      },
    ],
    meta_title: 'Quel téléchargeur vidéo pour quel usage ?',
    meta_description:
      'Langues, séries françaises, service public, famille, sites ouverts ou flux : quel produit vidéo pour quel usage, selon ses fabricants.',
  },
  'music-converters': {
    title: 'Quel convertisseur de musique choisir ?',
    intro:
      'Nous avons classé nos convertisseurs selon ce que vous écoutez. Tous partent de ce que votre abonnement diffuse et sont destinés à une écoute privée, dans le respect des conditions du service.',
    entries: [
      {
        route: 'spotify_converter',
        title: 'Pour les amateurs de playlists : convertisseur Spotify',
        text: 'Il conserve l’ordre des titres et ajoute les nouveaux. Idéal pour des playlists que vous complétez depuis des années.',
      },
      {
        route: 'deezer_converter',
        title: 'Pour la chanson : convertisseur Deezer',
        text: 'Son catalogue est riche en musique française. Vos favoris et les paroles disponibles sont conservés.',
      },
      {
        route: 'apple_music_converter',
        title: 'Pour le classique : convertisseur Apple Music',
        text: 'L’œuvre, le mouvement et le compositeur ont chacun leur champ, et le son reste sans perte si votre compte le permet.',
      },
      {
        route: 'qobuz_converter',
        title: 'Pour la chaîne du salon : convertisseur Qobuz',
        text: 'Des albums en haute résolution, rangés pour un lecteur réseau. Si vous les avez achetés, téléchargez-les directement chez Qobuz.',
      },
      {
        route: 'audible_converter',
        title: 'Pour les livres : convertisseur Audible',
        text: 'Il conserve les titres des chapitres et découpe les livres en parties adaptées à un autoradio.',
      },
    ],
    meta_title: 'Convertisseurs de musique : lequel choisir ?',
    meta_description:
      'Playlists, chanson, classique, chaîne du salon ou livres audio : quel convertisseur convient à quel usage, selon ses fabricants.',
  },
  'anime-and-drama': {
    title: 'Quel produit pour les anime et les dramas ?',
    intro:
      'Nos produits pour les séries japonaises, coréennes et chinoises. Vérifiez dans quels pays chaque service est proposé, car certains ne fonctionnent qu’au Japon.',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: 'Pour le simulcast : téléchargeur Crunchyroll',
        text: 'Un nouvel épisode par semaine, des sous-titres mis en forme et souvent le choix entre japonais et français.',
      },
      {
        route: 'viki_downloader',
        title: 'Pour les K-dramas : téléchargeur Viki',
        text: 'Des sous-titres traduits par des bénévoles, que vous pouvez télécharger de nouveau une fois la traduction terminée.',
      },
      {
        route: 'iqiyi_downloader',
        title: 'Pour les C-dramas : téléchargeur iQIYI',
        text: 'Des séries de quarante épisodes ou plus, sans les bandes-annonces ni les scènes de tournage.',
      },
      {
        route: 'd_anime_downloader',
        title: 'Pour l’anime au Japon : téléchargeur d Anime Store',
        text: 'Les nouveautés du trimestre, rangées par saison, en japonais et sans sous-titres français.',
      },
      {
        route: 'abema_downloader',
        title: 'Pour le rattrapage au Japon : téléchargeur ABEMA',
        text: 'Les épisodes gratuits, triés par date de fin pour enregistrer les plus urgents d’abord.',
      },
    ],
    meta_title: 'Anime et dramas : quel produit choisir ?',
    meta_description:
      'Crunchyroll, Viki, iQIYI, d Anime Store, ABEMA : quel produit pour les anime, les K-dramas et les C-dramas. Par les fabricants.',
  },
  suites: {
    title: 'Suites et mises à niveau : laquelle vous convient ?',
    intro:
      'Nous vous aidons à choisir parmi nos suites. Les prix figurent dans la liste des formules ; si vous possédez déjà un produit, connectez-vous d’abord.',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: 'Plusieurs services vidéo : Vidéo tout-en-un',
        text: 'Toute la gamme vidéo pour un ou trois ordinateurs, si vous changez d’abonnement ou regardez les replays de plusieurs pays.',
      },
      {
        route: 'all_in_one_music_suite',
        title: 'Plusieurs services de musique : Musique tout-en-un',
        text: 'Tous les convertisseurs, y compris pour les livres audio, sur un ordinateur.',
      },
      {
        route: 'video_music_one',
        title: 'Voir et écouter : Vidéo et musique tout-en-un',
        text: 'Les deux gammes avec une seule licence et un seul compte.',
      },
      {
        route: 'video_one_upgrade',
        title: 'Déjà des produits individuels : mise à niveau vers Vidéo tout-en-un',
        text: 'Vos licences à vie réduisent le prix, qui s’affiche une fois que vous êtes connecté.',
      },
    ],
    meta_title: 'Suites et mises à niveau : laquelle choisir ?',
    meta_description:
      'Vidéo, musique ou les deux, pour un ordinateur ou trois, achat ou mise à niveau : choisir parmi les suites avec l’aide de leurs fabricants.',
  },
}
