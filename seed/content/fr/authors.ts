import type { ContentTexts } from '../texts'

export const authors: ContentTexts['authors'] = {
  'video-desk': {
    name: 'Rédaction vidéo',
    text: 'La rédaction vidéo traite des plateformes, du replay, des formats d’image et des sous-titres. Elle essaie dans Tidemark Video ce qu’elle décrit, sous Windows et sur Mac, et signale ce qui change d’un pays à l’autre.',
  },
  'music-desk': {
    name: 'Rédaction musique',
    text: 'La rédaction musique s’occupe de tout ce qui s’écoute : formats, métadonnées, pochettes, playlists et livres audio. Elle préfère comparer avec soin plutôt que trancher vite, et dit aussi ce qu’un meilleur fichier n’apporte pas.',
  },
  'rights-desk': {
    name: 'Rédaction droits',
    text: 'La rédaction droits explique simplement ce qu’est la copie privée, ce que les conditions d’un service y ajoutent et ce qui diffère selon les pays. Ses textes informent ; ils ne remplacent pas un conseil sur un cas précis.',
  },
  'support-desk': {
    name: 'Assistance',
    text: 'L’assistance répond aux messages du formulaire de contact. Elle transforme les questions fréquentes en modes d’emploi : licences, appareils, mises à jour, offres et connexions lentes.',
  },
}
