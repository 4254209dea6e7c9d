import type { ContentTexts } from '../texts'

export const bestLists: ContentTexts['bestLists'] = {
  'video-downloaders': {
    title: '视频下载器：按观看习惯挑选的六款',
    intro: '这份清单由开发者编写，列的是自家产品，按看片的习惯分，不是排名。请从您订阅的平台出发。',
    entries: [
      {
        route: 'netflix_downloader',
        title: '语言多：Netflix 下载器',
        text: '一次选一季，几条音轨和字幕放进同一个 MKV。',
      },
      {
        route: 'disney_plus_downloader',
        title: '带孩子看：Disney+ 下载器',
        text: '儿童档案单独存放，普通话或其他配音与原声可以都留。',
      },
      {
        route: 'amazon_prime_video_downloader',
        title: '有租也有买：Amazon Prime Video 下载器',
        text: '会员可看、租借、购买和附加频道在列表里分得清楚。',
      },
      {
        route: 'iqiyi_downloader',
        title: '追国产剧：爱奇艺下载器',
        text: '四十集的长剧分批选，会员抢先的集数会标出来。',
      },
      {
        route: 'bbc_iplayer_downloader',
        title: '在英国看英剧：BBC iPlayer 下载器',
        text: '按剩余天数排列，英文字幕另存，适合学英语。',
      },
      {
        route: 'video_downloader',
        title: '公开网站：视频下载器',
        text: '用于允许保存的讲座和课程，字幕和作者名一起留下。',
      },
    ],
    meta_title: '按观看习惯挑选视频下载器',
    meta_description:
      'Netflix、Disney+、Prime Video、爱奇艺、BBC iPlayer 与公开网站：六款 Tidemark 视频下载器，由开发者按观看习惯介绍。',
  },
  'music-converters': {
    title: '音乐转换器：按收听习惯挑选的五款',
    intro: '您常听歌单、专辑，还是有声书？开发者按收听习惯介绍自家的转换器。能保存的音质，都以您的订阅为限。',
    entries: [
      {
        route: 'spotify_converter',
        title: '常听歌单：Spotify 转换器',
        text: '顺序用编号和列表两种方式保留，以后只补新增的歌。',
      },
      {
        route: 'apple_music_converter',
        title: '收藏了很多专辑：Apple Music 转换器',
        text: '按专辑整理，您打的评分可以写进标签，原有的资料库不受改动。',
      },
      {
        route: 'qobuz_converter',
        title: '古典与高解析：Qobuz 转换器',
        text: '作曲者和作品名分开写，规格以订阅能播放的为上限。',
      },
      {
        route: 'soundcloud_converter',
        title: '独立音乐：SoundCloud 转换器',
        text: '混音和小样按上传者归类，只收允许留存的作品。',
      },
      {
        route: 'audible_converter',
        title: '听书：Audible 转换器',
        text: '章节、朗读者、系列写进标签，一本书一个 M4B。',
      },
    ],
    meta_title: '按收听习惯挑选音乐转换器',
    meta_description:
      '歌单、专辑、古典与高解析、独立音乐、有声书：五款 Tidemark 转换器各适合哪种收听习惯，由开发者介绍。',
  },
  'anime-and-drama': {
    title: '动画与剧集：各有所长的六个平台',
    intro: '开发者介绍自家的六款产品，都适合看动画和亚洲剧集。日本的平台面向身在日本的观众，下面会注明。',
    entries: [
      {
        route: 'crunchyroll_downloader',
        title: '海外追新番：Crunchyroll 下载器',
        text: '每周更新，多种语言的字幕，配音版另列，不会混在一起。',
      },
      {
        route: 'iqiyi_downloader',
        title: '国产剧与动漫：爱奇艺下载器',
        text: '国际版的字幕语言多，长剧可以十集一批。',
      },
      {
        route: 'viki_downloader',
        title: '韩剧与社区字幕：Viki 下载器',
        text: '翻译到百分之百再存，字幕可以留成单独的文件。',
      },
      {
        route: 'd_anime_downloader',
        title: '身在日本，专看动画：d Anime Store 下载器',
        text: '从声优找作品，还没看的集数排在前面。',
      },
      {
        route: 'abema_downloader',
        title: '身在日本，赶免费期：ABEMA 下载器',
        text: '免费开放的时间短，列表按剩余时间排列。',
      },
      {
        route: 'u_next_downloader',
        title: '身在日本，什么都看：U-NEXT 下载器',
        text: '动画、日剧、韩剧和演唱会，会员可看与点数作品分开标明。',
      },
    ],
    meta_title: '动画与亚洲剧集的产品',
    meta_description:
      'Crunchyroll、爱奇艺、Viki、d Anime Store、ABEMA、U-NEXT：看动画和亚洲剧集用的六款产品，开发者介绍各自特点。',
  },
  suites: {
    title: '套装：从一个系列到全部',
    intro: '需要几件单品时，套装可能更合适。这里由开发者说明每个套装适合谁，价格怎样算请看方案列表。',
    entries: [
      {
        route: 'all_in_one_video_suite',
        title: '全部视频：视频全能套装',
        text: '给一年里常换订阅的人，永久可选 1 台或 3 台。',
      },
      {
        route: 'all_in_one_music_suite',
        title: '全部转换器：音乐全能套装',
        text: '换了音乐平台，曲库的标签格式也保持一致。',
      },
      {
        route: 'video_music_one',
        title: '看和听都要：视频＋音乐全能套装',
        text: '两款软件，一个密钥，适合两个系列都用的人。',
      },
      {
        route: 'video_one_upgrade',
        title: '已有单品：视频全能套装（升级）',
        text: '永久单品越多，价格越低，升级之后可以使用整个视频系列。',
      },
      {
        route: 'video_pro_upgrade',
        title: '一家三台：视频全能套装（升级，3 台电脑）',
        text: '从单品直接升级到三台电脑的套装。',
      },
    ],
    meta_title: '视频和音乐套装怎么选',
    meta_description:
      '视频、音乐或两者，1 台或 3 台，新购或升级：Tidemark 的几种套装放在一起，由开发者说明各适合谁。',
  },
}
