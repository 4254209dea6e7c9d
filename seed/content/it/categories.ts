import type { ContentTexts } from '../texts'

export const categories: ContentTexts['categories'] = {
  video: { title: 'Video' },
  streaming: { title: 'Piattaforme di streaming' },
  'live-and-catch-up': { title: 'Diretta e differita' },
  formats: { title: 'Formati e sottotitoli' },
  music: { title: 'Musica' },
  audiobooks: { title: 'Audiolibri' },
  'video-ai': { title: 'IA video' },
  licences: { title: 'Licenze e diritti' },
}
