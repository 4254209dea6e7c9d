import type { ContentTexts } from '../texts'

export const categories: ContentTexts['categories'] = {
  video: { title: 'Vidéo' },
  streaming: { title: 'Plateformes de streaming' },
  'live-and-catch-up': { title: 'Direct et replay' },
  formats: { title: 'Formats et sous-titres' },
  music: { title: 'Musique' },
  audiobooks: { title: 'Livres audio' },
  'video-ai': { title: 'IA vidéo' },
  licences: { title: 'Licences et droits' },
}
