import type { ContentTexts } from '../texts'

export const authors: ContentTexts['authors'] = {
  'video-desk': {
    name: '视频组',
    text: '视频组负责流媒体平台、电视台回看、画面格式和字幕。写到的操作都在 Windows 和 Mac 版 Tidemark Video 上试过；各国平台有差别的地方，会逐一说明。',
  },
  'music-desk': {
    name: '音乐组',
    text: '音乐组照看一切用耳朵享受的内容：格式、标签、封面、歌单和有声书。我们宁可多听几遍再下结论，也会写明换一种格式换不来什么。',
  },
  'rights-desk': {
    name: '版权组',
    text: '版权组用日常的话解释什么是个人使用、平台条款在法律之外又加了什么、各国规定有何不同。内容属于一般信息，不能代替针对具体情况的法律意见。',
  },
  'support-desk': {
    name: '客服组',
    text: '客服组回复联系表单收到的来信，并把反复出现的问题写成步骤：许可证、设备、更新、价格规则，还有网速慢的日子。',
  },
}
