import type { ContentTexts } from '../texts'

/** The pages on which a visitor finds out what there is. */
export const shopPages: ContentTexts['pages'] = {
  home: {
    title: '没有信号的时候，也有想看想听的',
    intro:
      'Tidemark 制作 Windows 和 Mac 上的软件：一款用于视频，一款用于音乐，一款用来修复您自己的录像（Windows 版）。用您现有的平台账户就能开始。',
    sections: [
      {
        kind: 'passages',
        title: '三款软件',
        look: 'grid',
        passages: [
          {
            title: 'Tidemark Video',
            text: '国际流媒体、欧洲与日本的电视台，还有处理 m3u8 和 MPD 的工具。用一个平台就买一个，用得多就选套装。',
          },
          {
            title: 'Tidemark Music',
            text: '转换歌单、专辑和有声书，并整理好标签和封面，不联网的播放器也能听。',
          },
          {
            title: 'Tidemark Video AI',
            text: '把自己拍的录像放大、降噪、补帧。全在您的电脑里处理，不上传。',
          },
        ],
      },
      {
        kind: 'passages',
        title: '三步开始',
        look: 'steps',
        passages: [
          { title: '安装试用', text: '用自己想看的作品，试试软件是否适合您。' },
          { title: '登录平台', text: '平台页面在软件里打开，选作品、音轨和字幕。' },
          { title: '离线欣赏', text: '在您的权限和法律允许的范围内，用惯用的播放器观看或收听。' },
        ],
      },
      {
        kind: 'products',
        title: '可以先看看这些',
        routes: [
          'netflix_downloader',
          'disney_plus_downloader',
          'amazon_prime_video_downloader',
          'iqiyi_downloader',
          'spotify_converter',
          'video_ai',
        ],
      },
      {
        kind: 'text',
        title: '我们不卖的东西',
        body: `
电影、剧集和歌曲属于创作它们的人，观看的权利来自您订阅的平台或免费公开的节目。我们卖的是工具。您的账户不能播放的，软件也打不开；保存的内容只供个人欣赏，是否允许，要看平台条款和当地法律。

版权组写了一篇[《哪些内容可以保存，哪些不可以》](/article/101)，值得先读。
`,
      },
      {
        kind: 'action',
        title: '同时用好几个平台？',
        text: '套装涵盖一个系统上的整个系列，页面上会列出与逐件购买相差多少。',
        label: '查看视频全能套装',
        href: '/all-in-one-video-suite',
      },
    ],
    meta_title: '视频和音乐离线保存，Windows 与 Mac',
    meta_description:
      'Windows 和 Mac 上的影音软件：在自己账户和法律允许的范围内，把能播放的视频和音乐留给个人离线欣赏，可先试用。',
  },
  products: {
    title: '全部产品',
    intro:
      '各个平台的产品（有些平台共用一款），两款流媒体工具，给多平台用户的套装，以及视频 AI。有的产品只有 Windows 版，请先选好系统。',
    sections: [
      {
        kind: 'text',
        title: '单品还是套装',
        body: `
只订阅一个平台，从单品开始就好。到了两三个，套装可能更合适：它涵盖同一系统上的整个系列，工具也在内。每个产品页都有按当天价格做的对比，您已有的永久许可证会让套装降价。
`,
      },
      {
        kind: 'questions',
        title: '选择之前',
        questions: [
          {
            question: '列表里没有我用的平台。',
            answer:
              '公开网站可以试试视频下载器，电视台网站可以试试 m3u8 或 MPD 的工具。用试用版打开那个页面就知道了。',
          },
          {
            question: '为什么有的产品标着停售？',
            answer: '因为目前无法保证它稳定工作。我们不再出售，并在它的页面上介绍可以替代的选择。',
          },
        ],
      },
    ],
    meta_title: '全部产品：Windows 与 Mac 软件',
    meta_description:
      '视频下载器、音乐转换器、流媒体工具、全能套装与视频 AI，Tidemark 在 Windows 和 Mac 上的产品都在这一页。',
  },
  movie_downloader: {
    title: '没有网络，也能看一部电影',
    intro: '该用哪款产品保存电影，取决于它在哪里播放。从片源出发，就能找到合适的产品。',
    sections: [
      {
        kind: 'passages',
        title: '您要看的电影在哪里',
        look: 'grid',
        passages: [
          { title: '会员制平台', text: '选以平台命名的产品，它会列出这部影片的音轨和字幕。' },
          { title: '电视台回看', text: '电视台的电影开放时间短，请先保存快到期的。' },
          { title: '公开网站', text: '短片、讲座、开放许可的作品，用视频下载器。' },
          { title: '流媒体地址', text: '自己运营或受托管理的流，有 m3u8 和 MPD 两款工具。' },
        ],
      },
      {
        kind: 'products',
        title: '电影较多的平台',
        routes: [
          'netflix_downloader',
          'amazon_prime_video_downloader',
          'disney_plus_downloader',
          'hbo_max_downloader',
          'canal_plus_downloader',
          'video_downloader',
        ],
      },
      {
        kind: 'text',
        title: '存下的电影怎么用',
        body: `
存下的电影供您在自己的屏幕上看。租借的影片到期就删。不得转给他人、出售，也不得在店里或聚会上放映。条款或法律不允许留存的作品，请在平台上观看。
`,
      },
    ],
    meta_title: '电影下载器：按片源选产品',
    meta_description:
      '会员平台、电视台回看、公开网站、流媒体地址，从电影的来源找到合适的产品，在许可范围内供个人离线观看。',
  },
  shop: {
    title: '逛逛商店',
    intro: '只用一个平台，需要一个或两个系列，还是想修复自己的录像？请按需要来选。',
    sections: [
      {
        kind: 'passages',
        title: '四种买法',
        look: 'grid',
        passages: [
          { title: '一个平台', text: '1 个月、1 年或永久，用于一台电脑。以后换套装时，永久的会计入。' },
          { title: '一个系列', text: '视频全能套装或音乐全能套装，一个密钥可用于整个系列。' },
          { title: '视频加音乐', text: '两款软件合在一起，永久可选 1 台或 3 台。' },
          { title: '从已有的产品升级', text: '永久许可证越多，升级价格越低。登录后会显示价格和计算的依据。' },
        ],
      },
      {
        kind: 'products',
        title: '套装与工具',
        routes: [
          'all_in_one_video_suite',
          'all_in_one_music_suite',
          'video_music_one',
          'video_downloader',
          'm3u8_downloader',
          'video_ai',
        ],
      },
      {
        kind: 'action',
        title: '不知道哪种适合自己？',
        text: '客服组用例子说明单品、套装和升级之间的关系。',
        label: '了解价格怎样算',
        href: '/article/112',
      },
      {
        kind: 'action',
        title: '只想用一段时间？',
        text: '按月方案最适合短期使用。了解它如何续订、如何结束，以及怎样改为一年或永久。',
        label: '了解按月方案',
        href: '/monthly-subscription-promotion',
      },
    ],
    meta_title: '商店导览：单品、套装、升级',
    meta_description:
      '单品、视频与音乐套装、给老用户的升级、视频 AI，Tidemark 的四种买法各适合什么样的人，一页看清。',
  },
  what_to_watch: {
    title: '今晚看什么，在哪个平台看',
    intro: '这里不是热门榜，而是按空闲的时间和想听的语言来推荐，并说明各平台的长处。',
    sections: [
      {
        kind: 'passages',
        title: '按时间',
        look: 'grid',
        passages: [
          { title: '二十分钟', text: '一集情景喜剧或动画。Peacock、Hulu 和 Crunchyroll 的短剧集很多。' },
          { title: '一个晚上', text: '一部电影，或者 BBC iPlayer、ITVX 上的两集英国犯罪剧。' },
          { title: '一趟长途飞行', text: '六到十集的一季美剧，再备一部降落前看的短片。' },
          { title: '一个长假', text: '爱奇艺上四十集的国产剧，或者一套自然纪录片。' },
        ],
      },
      {
        kind: 'passages',
        title: '按语言',
        look: 'grid',
        passages: [
          { title: '华语', text: '爱奇艺国际版和 Viki，都有多种字幕。' },
          { title: '日语', text: '在日本可用 U-NEXT、TVer、d Anime Store 和 ABEMA。' },
          { title: '韩语', text: 'Viki 与 Netflix，韩剧一般十六集。' },
          { title: '法语与意大利语', text: 'france.tv 的文化节目，RaiPlay 的老剧集。' },
          { title: '英语', text: 'Netflix、Disney+、HBO Max，以及英国各台的点播。' },
        ],
      },
      {
        kind: 'products',
        title: '文中提到的平台',
        routes: [
          'iqiyi_downloader',
          'viki_downloader',
          'crunchyroll_downloader',
          'bbc_iplayer_downloader',
          'u_next_downloader',
          'raiplay_downloader',
        ],
      },
      {
        kind: 'text',
        title: '能不能看，以平台为准',
        body: `
片单因国家和地区而异，每个月都在变。某部作品您此刻能不能看，只有平台自己说得准。保存之前，请先读[《哪些内容可以保存，哪些不可以》](/article/101)。
`,
      },
    ],
    meta_title: '今晚看什么：按时间和语言找',
    meta_description:
      '二十分钟或一个长假，华语或日语：按空闲时间和想听的语言找到要看的作品，并看看哪个平台在这方面最擅长。',
  },
  blog_center: {
    title: '各组的文章',
    intro: '四个小组为喜欢离线观看和收听的人写的文章，谈版权、格式、录像修复、许可证和价格。',
    sections: [
      {
        kind: 'text',
        title: '我们怎样写',
        body: `
每篇文章署小组的名字和日期，平台或规定有变就修订。我们先写您不用软件也能做的事；碰到法律或技术的界限，也会直接写出来。
`,
      },
      {
        kind: 'action',
        title: '从这一篇开始',
        text: '哪些可以保存，哪些不可以？答案因国家和平台而不同。',
        label: '阅读版权组的介绍',
        href: '/article/101',
      },
    ],
    meta_title: '文章中心：版权、格式、许可证',
    meta_description:
      '关于个人使用、流媒体格式、音乐格式、录像修复、许可证与价格规则的文章，由 Tidemark 的四个小组撰写。',
  },
  posts: {
    title: '最新文章',
    intro: '全部文章，按发布时间从新到旧排列。',
    sections: [
      {
        kind: 'text',
        title: '用阅读器订阅',
        body: `
每种语言都有自己的[订阅源](/feed.xml)，不用注册就能加进阅读器。如果想按主题找，[分类总览](/blog-center)更方便。
`,
      },
      {
        kind: 'questions',
        title: '关于文章',
        questions: [
          {
            question: '可以引用文章吗？',
            answer: '注明出处并附上链接，可以引用一部分。全文转载请先与我们联系。',
          },
          { question: '发现错误告诉谁？', answer: '请把页面地址写在联系表单里，署名的小组会核对。' },
        ],
      },
    ],
    meta_title: '视频与音乐的最新文章',
    meta_description:
      'Tidemark 各小组关于流媒体、画面与声音格式、版权和许可证的文章，按发布时间排列，最新的在前。',
  },
  authors: {
    title: '写文章的小组',
    intro: '文章以小组署名，而不是个人：每一篇都由本店负责这个领域的几个人共同撰写。',
    sections: [
      {
        kind: 'passages',
        title: '谁写什么',
        look: 'grid',
        passages: [
          { title: '视频组', text: '流媒体平台、电视台、编码和字幕。' },
          { title: '音乐组', text: '格式、标签、歌单和有声书。' },
          { title: '版权组', text: '个人使用、平台条款、各国差异。' },
          { title: '客服组', text: '许可证、设备、价格规则和各种疑难。' },
        ],
      },
      {
        kind: 'text',
        title: '我们的立场',
        body: `
各小组属于软件的制作方。文章介绍自家产品时，第一句就会说明。我们不收所介绍平台的报酬。
`,
      },
    ],
    meta_title: '写文章的四个小组',
    meta_description:
      '视频组、音乐组、版权组、客服组：Tidemark 网站上的文章和产品介绍由谁撰写，立场如何，这里有说明。',
  },
}
