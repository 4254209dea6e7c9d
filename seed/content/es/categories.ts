import type { ContentTexts } from '../texts'

export const categories: ContentTexts['categories'] = {
  video: { title: 'Vídeo' },
  streaming: { title: 'Plataformas de streaming' },
  'live-and-catch-up': { title: 'Directo y televisión a la carta' },
  formats: { title: 'Formatos y subtítulos' },
  music: { title: 'Música' },
  audiobooks: { title: 'Audiolibros' },
  'video-ai': { title: 'IA de vídeo' },
  licences: { title: 'Licencias y derechos' },
}
