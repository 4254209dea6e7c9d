import type { ContentTexts } from '../texts'

export const categories: ContentTexts['categories'] = {
  video: { title: 'Video' },
  streaming: { title: 'Streaming services' },
  'live-and-catch-up': { title: 'Live and catch-up TV' },
  formats: { title: 'Formats and subtitles' },
  music: { title: 'Music' },
  audiobooks: { title: 'Audiobooks' },
  'video-ai': { title: 'Video AI' },
  licences: { title: 'Licenses and rights' },
}
