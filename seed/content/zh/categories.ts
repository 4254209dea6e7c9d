import type { ContentTexts } from '../texts'

export const categories: ContentTexts['categories'] = {
  video: { title: '视频' },
  streaming: { title: '流媒体平台' },
  'live-and-catch-up': { title: '直播与回看' },
  formats: { title: '格式与字幕' },
  music: { title: '音乐' },
  audiobooks: { title: '有声书' },
  'video-ai': { title: '视频 AI' },
  licences: { title: '许可证与版权' },
}
