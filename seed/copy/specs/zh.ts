import type { SpecTexts } from './text'

export const zh: SpecTexts = {
  names: {
    formats: '文件格式',
    videoFormats: '视频格式',
    musicFormats: '音乐格式',
    resolution: '分辨率',
    tracks: '音轨',
    subtitles: '字幕',
    sound: '音质',
    tags: '标签',
    source: '源视频',
    tasks: '功能',
    computing: '处理方式',
    trial: '免费试用',
  },
  separator: '、',
  streaming: {
    resolution: '最高为您的账户在这台电脑上可播放的清晰度',
    tracks: '影片提供的音轨；MKV 可包含多条',
    subtitles: '服务提供字幕时，可存为轨道，或视频旁的 SRT 文件',
  },
  sites: {
    formats: 'MP4、MKV，或仅音频 M4A',
    resolution: '网站为视频列出的各种尺寸',
    subtitles: '网站提供字幕时，存为视频旁的文件',
  },
  streams: {
    resolution: '流媒体列出的各个版本',
    tracks: '流媒体中的一条或多条',
    subtitles: '流媒体包含字幕时',
  },
  music: {
    sound: '与您的方案所播放的一致，转换不会提升音质',
    tags: '歌手、专辑、曲目编号和封面',
  },
  ai: {
    source: '您自己的影像：数字化的录像带、手机视频、成片',
    tasks: '放大、降噪、锐化人脸、平滑运动、平衡色彩',
    computing: '在您自己的电脑上处理，最好配有独立显卡；不会上传任何内容',
  },
  trial: '同一款软件，无需密钥；限制会在软件中显示',
}
