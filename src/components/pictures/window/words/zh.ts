import type { WindowWords } from './words'

export const zh: WindowWords = {
  nav: { home: '首页', downloads: '下载', library: '媒体库', settings: '设置' },
  saved: '已离线保存',
  waiting: '等待中',
  done: '已完成',
  pause: '暂停动画',
  video: {
    action: '下载',
    quality: '画质',
    audio: '音轨',
    subtitles: '字幕',
  },
  music: {
    action: '转换',
    format: '格式',
    quality: '音质',
    playlist: '火车上听的歌',
  },
  ai: {
    action: '增强',
    before: '处理前',
    after: '处理后',
    sharpen: '让人脸和文字更清晰',
    upscale: '放大',
    left: '剩余 2 分钟',
  },
  episode: n => `第 ${n} 集`,
  hidden: n => `私密影片 ${n}`,
  titles: [
    '盐的灯塔',
    '海港街的九扇门',
    '翻过纸山',
    '第二班渡轮',
    '火星上的茶壶',
    '制图师的伞',
    '冬天的果园',
    '退潮时的来信',
  ],
  songs: [
    ['凌晨四点的港口', '朱诺'],
    ['缓慢的水', '纸船乐队'],
    ['铜色的雨', '林玛拉'],
    ['靠窗的座位', '北行六号'],
    ['六月明信片', '艾达与海鸥'],
    ['末班电车', '方奥'],
  ],
  alt: {
    video: (name, system) => `${system} 版 ${name} 的窗口，队列中有三项下载`,
    music: (name, system) => `${system} 版 ${name} 的窗口，正在把播放列表转换成音乐文件`,
    ai: (name, system) => `${system} 版 ${name} 的窗口，左右对比视频增强前后的效果`,
  },
}
