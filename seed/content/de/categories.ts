import type { ContentTexts } from '../texts'

export const categories: ContentTexts['categories'] = {
  video: { title: 'Video' },
  streaming: { title: 'Streamingdienste' },
  'live-and-catch-up': { title: 'Livefernsehen und Mediatheken' },
  formats: { title: 'Formate und Untertitel' },
  music: { title: 'Musik' },
  audiobooks: { title: 'Hörbücher' },
  'video-ai': { title: 'Video-KI' },
  licences: { title: 'Lizenzen und Rechte' },
}
