import type { ContentTexts } from '../texts'

export const categories: ContentTexts['categories'] = {
  video: { title: '動画' },
  streaming: { title: '配信サービス' },
  'live-and-catch-up': { title: '放送と見逃し配信' },
  formats: { title: '形式と字幕' },
  music: { title: '音楽' },
  audiobooks: { title: 'オーディオブック' },
  'video-ai': { title: '動画AI' },
  licences: { title: 'ライセンスと権利' },
}
