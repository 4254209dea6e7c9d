import type { PageTexts } from '../text'

export const globalVideo: PageTexts = {
  netflix_downloader: {
    headline: '追 Netflix 剧集，不再受网络牵制',
    promise: '把您订阅中可播放的 Netflix 剧集和电影存到电脑，出门在外也能接着看。',
    steps: [
      { title: '登录 Netflix', text: '在 Tidemark Video 里打开 Netflix，用自己的账户进入常用的用户档案。' },
      { title: '勾选集数', text: '打开《怪奇物语》这类剧集的页面，整季或单集都可以勾选。' },
      { title: '定好语言再保存', text: '选好配音和字幕，软件会按顺序把每一集存进您指定的文件夹。' },
    ],
    features: [
      { title: '整季排队', text: '长剧按季加入队列，睡前设好，第二天早上即可观看。' },
      { title: '音轨与字幕搭配', text: '韩剧听原声看中文字幕，动画片听配音，每部作品单独记住选择。' },
      { title: '画质随套餐', text: '可选的清晰度以您的 Netflix 套餐实际能播放的为上限。' },
      { title: '清楚的文件名', text: '剧名、季数和集数写进文件名，收藏多了也好查找。' },
    ],
    questions: [
      {
        question: '含广告的套餐能用吗？',
        answer: '取决于该套餐能播放哪些作品，建议先免费试用，用自己的账户验证。',
      },
      {
        question: '存下来的影片可以分享给朋友吗？',
        answer: '不可以。请只在订阅条款和法律允许的范围内自己离线观看。',
      },
      { question: '儿童档案里的内容能选吗？', answer: '能，切换档案后会显示该档案可以看到的作品。' },
    ],
    meta_title: 'Netflix 下载器：整季存到电脑',
    meta_description:
      '按季保存 Netflix 剧集和电影，自选音轨与字幕，供个人离线观看。支持 Windows 和 Mac，可先免费试用。',
  },
  amazon_prime_video_downloader: {
    headline: 'Prime 会员的片单，装进行李箱',
    promise: '无论是会员免费看的还是自己租借的 Prime Video 影片，出差前都能备在电脑里。',
    steps: [
      { title: '打开亚马逊账户', text: '选择您所在国家或地区的 Prime Video 站点，然后登录。' },
      { title: '确认影片类型', text: '影片页会区分会员权益、租借和购买，选择您有权播放的那一种。' },
      { title: '开始下载', text: '确认音轨、字幕和占用空间，点击后即可看到进度。' },
    ],
    features: [
      { title: '会员与租借都认得', text: '租借影片会标出观看期限，提醒您在到期前看完。' },
      { title: '自制剧与老电影', text: '从《黑袍纠察队》到经典老片，都归入同一个片库。' },
      { title: '多国站点', text: '旅居海外时可切换站点，片单以您账户所属地区为准。' },
      { title: '旁述音轨', text: '影片若提供口述影像等额外音轨，也可以一并选择。' },
    ],
    questions: [
      {
        question: '附加频道的内容包括在内吗？',
        answer: '您另行订阅并能正常播放的频道，可以在试用期内查看是否支持。',
      },
      { question: '租借到期后文件还能看吗？', answer: '租借的观看权利有期限，到期后请删除，不要继续使用。' },
      {
        question: '一份许可证能登录家人的亚马逊账户吗？',
        answer: '许可证按电脑台数计算，但影片应由账户持有人本人依照会员条款观看。',
      },
    ],
    meta_title: 'Amazon Prime Video 下载器',
    meta_description:
      '为 Prime 会员准备的离线片库：会员影片、租借和已购作品分开管理，标明期限，音轨字幕可选。',
  },
  disney_plus_downloader: {
    headline: '迪士尼的故事，长途车上也能讲',
    promise: '带孩子出门之前，把 Disney+ 里的动画、漫威和星球大战影片存进笔记本电脑。',
    steps: [
      { title: '选好用户档案', text: '登录 Disney+，大人和孩子的档案分开进入。' },
      { title: '从品牌专区挑片', text: '迪士尼、皮克斯、漫威、星球大战、国家地理，按专区找到想看的作品。' },
      { title: '选配音保存', text: '给孩子选普通话或其他可用配音，给自己留原声，然后开始保存。' },
    ],
    features: [
      { title: '双语观影', text: '一部影片可以带上两条音轨，学英语时随时切换。' },
      { title: '系列按顺序', text: '漫威系列电影和剧集可按上映先后排好播放列表。' },
      { title: '儿童文件夹', text: '儿童档案存下的影片单独放一处，孩子自己点开也放心。' },
      { title: '短片也收得下', text: '皮克斯短片和幕后花絮同样能加入清单。' },
    ],
    questions: [
      {
        question: 'IMAX Enhanced 版本能选吗？',
        answer: '能否选择取决于您的设备和订阅可以播放哪个版本，软件不会超出这个范围。',
      },
      {
        question: '孩子学校的活动可以放映吗？',
        answer: '公开放映不属于个人使用，需要另外取得权利人的许可。',
      },
      { question: '离开订阅地区还能保存吗？', answer: '可选的作品以 Disney+ 当时向您账户开放的为准。' },
    ],
    meta_title: 'Disney+ 下载器：亲子离线片库',
    meta_description:
      '把 Disney+ 的动画、漫威、星球大战与国家地理作品存到电脑，双语音轨、儿童文件夹，适合家庭旅行。',
  },
  hbo_max_downloader: {
    headline: 'HBO 的好剧，留到安静的夜晚看',
    promise: '《权力的游戏》《最后生还者》这样的长剧，可以按季存好，在没有网络的地方慢慢看完。',
    steps: [
      { title: '进入 HBO Max', text: '在内置浏览器登录账户，若通过运营商订阅，也按原来的方式登录。' },
      { title: '挑选剧集或华纳电影', text: '在作品页勾选需要的集数，电影可直接加入列表。' },
      { title: '保存到剧库', text: '确定字幕和音轨后开始，完成的集数会自动打勾。' },
    ],
    features: [
      { title: '周更提醒', text: '每周播出的剧集有新一集时，列表里会标出尚未保存的部分。' },
      { title: '华纳片库', text: '华纳兄弟的电影和 DC 作品，可与剧集分开归档。' },
      { title: '前情与花絮', text: '剧集附带的幕后特辑可以单独选择，不必全部占用空间。' },
      { title: '断线续传', text: '网络中断后从停下的位置继续，不必重头再来。' },
    ],
    questions: [
      { question: '服务改过名字，许可证受影响吗？', answer: '不受影响，本产品对应的就是现在的 HBO Max。' },
      {
        question: '离线文件可以保留多久？',
        answer: '以您的订阅有效期和服务条款为准，权利终止后请一并删除。',
      },
      {
        question: '支持哪些地区的 HBO Max？',
        answer: '各地区的片单不同，请用免费试用确认您所在地区的账户。',
      },
    ],
    meta_title: 'HBO Max 下载器：按季离线看剧',
    meta_description: '按季保存 HBO Max 剧集与华纳电影，周更剧标出新集，断线可续传，只供订阅者本人离线观看。',
  },
  hulu_downloader: {
    headline: '昨晚播出的美剧，今天路上看',
    promise: 'Hulu 上隔天更新的电视网剧集，趁家里网络好先存下，通勤时再看。',
    steps: [
      { title: '登录美国 Hulu', text: '打开 Hulu 网站，用订阅账户进入。' },
      { title: '查看更新的剧集', text: 'ABC、FX 等频道的新集按播出日期列出，选中要看的即可。' },
      { title: '指定保存位置', text: '选好文件夹和字幕，剩下的交给队列。' },
    ],
    features: [
      { title: '播出日期排序', text: '同时追几部剧时，按播出日期看清先后。' },
      { title: 'FX 剧集整理', text: '《大熊餐厅》这类 FX 剧集可按季归档。' },
      { title: '隐藏字幕', text: '英语隐藏字幕能存成独立文件，方便练听力。' },
      { title: '订阅档位分清', text: '不同档位能看到的内容不同，列表只显示您可以播放的。' },
    ],
    questions: [
      {
        question: '日本的 Hulu 也用这个产品吗？',
        answer: '日本的 Hulu 是另一项服务，请选择“Hulu 日本 下载器”。',
      },
      { question: '直播电视的频道能保存吗？', answer: '本产品面向点播剧集和电影，直播频道不在范围内。' },
      {
        question: '我可以长期收藏存下的剧集吗？',
        answer: '收藏时间请以订阅条款为限，且仅限本人观看，不得传播。',
      },
    ],
    meta_title: 'Hulu 下载器：美国电视网新剧',
    meta_description:
      '追 Hulu 隔天更新的美剧：按播出日期排序、整季归档、保存英语隐藏字幕，适合通勤离线观看。',
  },
  apple_tv_plus_downloader: {
    headline: 'Apple 原创剧，一季一季收好',
    promise: '订阅 Apple TV+ 后，把原创剧集和电影存到 Windows 电脑或 Mac，换台电脑也看得顺手。',
    steps: [
      { title: '用 Apple 账户登录', text: '在软件里打开 Apple TV 网页版，按提示完成双重认证。' },
      { title: '找到原创作品', text: '《足球教练》《人生切割术》等作品按季列出，点选集数。' },
      { title: '选择语言后保存', text: '原创作品常附多种配音和字幕，选您需要的几种即可。' },
    ],
    features: [
      { title: '多语言字幕包', text: '一次可选几种字幕，外语学习时对照着看。' },
      { title: '片尾不遗漏', text: '片头片尾完整保留，彩蛋不会被剪掉。' },
      { title: '画面规格可选', text: '在您的订阅与设备可播放的规格内，选择适合屏幕的一档。' },
      { title: '原创片单', text: '只收原创内容的平台作品不算多，整季存下也便于规划空间。' },
    ],
    questions: [
      {
        question: 'iTunes 购买的电影也能处理吗？',
        answer: '本产品针对订阅内的 Apple TV+ 作品，购买的影片请另行查看 Apple 的条款。',
      },
      { question: '需要安装 Apple TV 应用吗？', answer: '不需要，登录网页版即可使用。' },
      {
        question: '家人共享成员可以用吗？',
        answer: '能用自己的 Apple 账户播放的作品，就能在许可范围内为自己保存。',
      },
    ],
    meta_title: 'Apple TV+ 下载器：原创剧集',
    meta_description:
      '保存 Apple TV+ 原创剧集与电影，多语言字幕一次选好，画面规格随订阅，Windows 与 Mac 均可使用。',
  },
  paramount_plus_downloader: {
    headline: '从《星际迷航》到海绵宝宝，一处存好',
    promise: 'Paramount+ 的科幻剧、CBS 剧集和儿童节目，都能在电脑上排成自己的节目单。',
    steps: [
      { title: '打开 Paramount+', text: '登录您所在地区的站点，选择成人或儿童档案。' },
      { title: '按频道寻找', text: 'CBS、MTV、喜剧中心、尼克儿童频道，各有入口可挑。' },
      { title: '加入并保存', text: '把集数拖进列表，软件依次完成保存。' },
    ],
    features: [
      { title: '迷航时间线', text: '《星际迷航》各系列可按剧情年代或首播顺序排列。' },
      { title: '儿童节目循环', text: '尼克频道的短集合并成一个播放列表，方便连续播放。' },
      { title: '派拉蒙电影', text: '院线片与剧集分类存放，互不混杂。' },
      { title: '容量预估', text: '开始前先算出整季占用的空间，硬盘紧张时及早调整。' },
    ],
    questions: [
      { question: '体育赛事直播能存吗？', answer: '直播不支持，平台提供的点播回放可在试用中查看。' },
      { question: '低价含广告方案可以吗？', answer: '软件只处理该方案能够播放的点播内容。' },
      {
        question: '存下的节目可以剪辑上传吗？',
        answer: '不可以。上传和再传播需要版权方同意，您保存的节目只供自己看。',
      },
    ],
    meta_title: 'Paramount+ 下载器：CBS 与派拉蒙',
    meta_description: '《星际迷航》、CBS 剧集、尼克儿童节目和派拉蒙电影，在电脑上归档成自己的离线节目单。',
  },
  peacock_downloader: {
    headline: 'NBC 的欢笑，离线也不断档',
    promise: '把 Peacock 里的情景喜剧、真人秀和环球影片存到电脑，飞机上也能笑出声。',
    steps: [
      { title: '登录 Peacock', text: '进入美国站点，用您的付费账户登录。' },
      { title: '挑喜剧或真人秀', text: '《办公室》、Bravo 真人秀和环球电影分栏显示。' },
      { title: '一键排队', text: '选好起止集数，整段加入队列，晚上自动完成。' },
    ],
    features: [
      { title: '短集打包', text: '二十分钟一集的喜剧可以按十集一组存放。' },
      { title: '当季节目', text: 'NBC 与 Bravo 节目播出后的点播版本会出现在更新栏。' },
      { title: '赛后回看', text: '平台提供的体育点播片段，可以和剧集分开归类。' },
      { title: '字幕样式', text: '英语字幕可存为外挂文件，自行调整字体大小。' },
    ],
    questions: [
      { question: '英超比赛能看回放吗？', answer: '如果您的套餐提供完整回放点播，可在试用时确认能否选择。' },
      { question: '在美国以外可以用吗？', answer: 'Peacock 的服务地区由其自身决定，软件不改变这一点。' },
      {
        question: '公司茶水间的电视能播放吗？',
        answer: '请勿在公共场所播放，Peacock 的许可只覆盖私人观看。',
      },
    ],
    meta_title: 'Peacock 下载器：NBC 喜剧离线看',
    meta_description:
      '面向 Peacock 订阅者：NBC 喜剧、Bravo 真人秀、环球电影分类保存，短集打包，外挂字幕随手调。',
  },
  discovery_plus_downloader: {
    headline: '纪实与生活频道，随身带一整柜',
    promise: '荒野、美食、家装、罪案，discovery+ 的节目数量很多，先存几季慢慢看。',
    steps: [
      { title: '登录 discovery+', text: '进入您所在国家的站点并选好档案。' },
      { title: '按频道浏览', text: '探索频道、Food Network、HGTV、TLC 等分类一目了然。' },
      { title: '设定每日数量', text: '节目季数多时，可设定每天保存几集。' },
    ],
    features: [
      { title: '超长真人秀', text: '十几季的节目按季折叠显示，不会眼花。' },
      { title: '主题清单', text: '把烘焙、房屋改造、海洋等主题各建一个清单。' },
      { title: '单集简介', text: '保存时连同节目简介一起留下，便于日后查找。' },
      { title: '省空间模式', text: '讲解类节目选较低清晰度，同样的硬盘能多装几季。' },
    ],
    questions: [
      { question: '欧洲站点的体育内容支持吗？', answer: '赛事内容因国家而异，直播不在支持范围之内。' },
      {
        question: '教学课堂能播放存下的纪录片吗？',
        answer: '课堂使用请先查明当地法律与平台许可，本软件只面向个人观看。',
      },
      { question: '节目下架后还能保存吗？', answer: '不能，只有当前可以播放的节目才会出现在列表中。' },
    ],
    meta_title: 'discovery+ 下载器：纪实真人秀',
    meta_description:
      '探索频道、美食、家装与罪案节目按季存好，主题清单和省空间模式帮您管理 discovery+ 的长寿真人秀。',
  },
  crunchyroll_downloader: {
    headline: '新番更新，存好再慢慢补',
    promise: '在 Crunchyroll 订阅的动画，可以连同字幕和配音一起存到电脑，假期一口气补完。',
    steps: [
      { title: '登录动画账户', text: '打开 Crunchyroll，确认您的会员等级。' },
      { title: '选番剧与版本', text: '同一部动画的日语原声、英语配音等版本分别列出。' },
      { title: '存入番剧架', text: '选好字幕语言，按季保存到您的番剧文件夹。' },
    ],
    features: [
      { title: '同步更新的新番', text: '当季连载每周标出新一集，不会漏看。' },
      { title: '特效字幕', text: '动画的歌词和招牌翻译等字幕样式尽量保留原样。' },
      { title: 'OVA 与剧场版', text: '正篇之外的作品单独成组，观看顺序清清楚楚。' },
      { title: '长篇分段', text: '《航海王》这类长篇可按篇章分段保存，逐段清理。' },
    ],
    questions: [
      {
        question: '原 Funimation 的用户该选哪个产品？',
        answer: 'Funimation 的内容已并入 Crunchyroll，选择本产品即可。',
      },
      {
        question: '有中文字幕吗？',
        answer: '字幕语言由平台在您所在地区的授权决定，页面上能选到的都可以保存。',
      },
      { question: '可以把字幕抽出来发布吗？', answer: '字幕同样受版权保护，请与动画一样只留作自己观看。' },
    ],
    meta_title: 'Crunchyroll 下载器：动画新番',
    meta_description:
      '保存 Crunchyroll 新番、剧场版与 OVA，原声和配音任选，特效字幕尽量保留，长篇动画可分段管理。',
  },
  espn_plus_downloader: {
    headline: '错过的比赛，下班后完整重温',
    promise: 'ESPN+ 提供的赛事回放和体育纪录片，存到电脑后可以按自己的时间看。',
    steps: [
      { title: '登录 ESPN 账户', text: '通过 ESPN 网站登录，确认您的订阅可以观看该赛事。' },
      { title: '找到回放', text: '按联盟、球队或日期筛选，选中已经结束的比赛。' },
      { title: '保存全场或节目', text: '整场、集锦或节目各自成条，选好后开始。' },
    ],
    features: [
      { title: '防剧透', text: '列表可隐藏比分和缩略图，看之前不会知道结果。' },
      { title: '大学体育', text: '美国大学联赛的场次多，按球队收藏更省事。' },
      { title: '体育纪录片', text: '《30 for 30》等纪录片与比赛分栏保存。' },
      { title: '长视频可靠', text: '几个小时的比赛分段接收，中断后只补缺口。' },
    ],
    questions: [
      { question: '正在直播的比赛能存吗？', answer: '不能，请等比赛结束并出现回放后再保存。' },
      { question: '按次付费赛事怎么处理？', answer: '只有您已购买并且平台提供回放的场次才能选择。' },
      {
        question: '能把比赛片段发到社交媒体吗？',
        answer: '赛事画面归权利方所有，您保存的回放限于自己在订阅许可内观看。',
      },
    ],
    meta_title: 'ESPN+ 下载器：赛事回放',
    meta_description:
      '按球队与日期保存 ESPN+ 赛事回放和体育纪录片，隐藏比分防剧透，长时间比赛分段接收更稳妥。',
  },
  tubi_video_downloader: {
    headline: '免费片库里淘老片，离线细看',
    promise: 'Tubi 靠广告支持、无需订阅，您可以把允许保存的老电影和冷门剧集整理到电脑里。',
    steps: [
      { title: '打开 Tubi', text: '可以直接浏览，登录账户则能同步片单。' },
      { title: '从分类里淘片', text: '恐怖片、西部片、动作片、儿童节目，按类型翻找。' },
      { title: '选片保存', text: '确定影片后加入列表，逐部保存。' },
    ],
    features: [
      { title: '类型标签', text: '按平台的类型与年代自动加标签，方便日后再看。' },
      { title: '冷门片收藏', text: '老港片、B 级片等不易见到的作品，可单独建架。' },
      { title: '片单同步', text: '登录后，您在 Tubi 收藏的影片会显示在软件里。' },
      { title: '轻量文件', text: '老片本身清晰度有限，占用空间也小。' },
    ],
    questions: [
      {
        question: '免费内容就可以随便保存吗？',
        answer: '免费观看不等于放弃版权，请只在 Tubi 条款和当地法律允许时自用。',
      },
      { question: '广告会一起存下来吗？', answer: '软件处理的是正片，观看平台时请照常支持其广告。' },
      { question: 'Tubi 在哪些国家可用？', answer: '开放地区由平台决定，打不开的地区本产品也无法使用。' },
    ],
    meta_title: 'Tubi Video 下载器：免费老片整理',
    meta_description: '在 Tubi 的免费片库里淘老电影和冷门剧，按类型与年代加标签，整理成自己的离线片架。',
  },
  roku_channel_downloader: {
    headline: '没有 Roku 设备，也能整理 Roku 频道',
    promise: 'The Roku Channel 的免费电影和原创节目，在电脑网页上就能找到，存好离线看。',
    steps: [
      { title: '打开网页版', text: '在软件中进入 The Roku Channel，需要时登录 Roku 账户。' },
      { title: '挑点播内容', text: '避开滚动直播频道，选择带有点播按钮的影片和剧集。' },
      { title: '保存并归档', text: '完成后自动归入“电影”或“剧集”文件夹。' },
    ],
    features: [
      { title: 'Roku 原创', text: '平台自制的喜剧、纪录片和改编节目单独列出。' },
      { title: '家庭节目', text: '儿童与家庭栏目的内容可放进孩子用的文件夹。' },
      { title: '无需机顶盒', text: '只用电脑和浏览器，不必购买电视棒。' },
      { title: '观看记录', text: '看过与未看过的条目用颜色区分。' },
    ],
    questions: [
      { question: '直播频道的节目能存吗？', answer: '线性频道按时间表滚动播出，本产品只处理点播。' },
      { question: '额外订阅的付费频道支持吗？', answer: '取决于该频道自身，可在免费试用时逐一查看。' },
      {
        question: '需要付费给 Roku 吗？',
        answer: '免费内容不需要。无论是否付费，保存都应限于您有权观看的节目和私人用途。',
      },
    ],
    meta_title: 'Roku Channel 下载器：Windows 与 Mac',
    meta_description:
      '在电脑上整理 The Roku Channel 的免费电影、家庭节目和 Roku 原创，点播内容保存后离线观看。',
  },
  pluto_tv_downloader: {
    headline: '换台换到的好节目，留一份点播',
    promise: '在 Pluto TV 的上百个频道里偶遇喜欢的节目，找到它的点播版，存到电脑继续看。',
    steps: [
      { title: '浏览频道指南', text: '先在频道里随意逛，记下感兴趣的节目。' },
      { title: '切换到点播', text: '在点播区搜索同名节目，查看有哪些集数。' },
      { title: '存成合集', text: '勾选集数后保存，自动生成合集文件夹。' },
    ],
    features: [
      { title: '单一主题频道', text: '整天只播一部剧或一类节目的频道，是发现老剧的好去处。' },
      { title: '老剧续看', text: '记住上次看到第几集，下次直接保存后面的。' },
      { title: '多国站点', text: '美国、欧洲和拉美的片单不同，按您所在地显示。' },
      { title: '双列视图', text: '左边频道，右边对应点播，对照着挑。' },
    ],
    questions: [
      { question: '没有账户能用吗？', answer: '能，Pluto TV 大部分内容无需注册即可浏览。' },
      { question: '点播区找不到的节目怎么办？', answer: '只在直播频道播放的节目无法保存。' },
      {
        question: '免费电视台的节目可以录来转发吗？',
        answer: '不可以转发。平台只开放了观看，保存也仅限法律容许的个人用途。',
      },
    ],
    meta_title: 'Pluto TV 下载器：点播老剧',
    meta_description:
      '在 Pluto TV 频道里发现老剧，转到点播区存下整季。双列视图对照频道与点播，供个人离线观看。',
  },
  viki_downloader: {
    headline: '亚洲剧集配志愿者字幕，一起留下',
    promise: 'Viki 的韩剧、华语剧和日剧，带着多语言社区字幕存到电脑，学语言也方便。',
    steps: [
      { title: '登录 Viki', text: '用 Rakuten Viki 账户登录，确认免费或 Viki Pass 可看的范围。' },
      { title: '看字幕完成度', text: '剧集页会标出各语言字幕的翻译进度，选完成的集数。' },
      { title: '连字幕保存', text: '一次选几种字幕语言，和视频一起存下。' },
    ],
    features: [
      { title: '字幕对照', text: '中文和韩文字幕并排放置，逐句学习口语。' },
      { title: '综艺与颁奖礼', text: '除了剧集，亚洲综艺节目也能归档。' },
      { title: '演员标签', text: '按主演归类，喜欢的演员作品一览无余。' },
      { title: '补字幕', text: '字幕后来翻完时，可只更新字幕文件。' },
    ],
    questions: [
      {
        question: '志愿者翻译的字幕能另作他用吗？',
        answer: '不能，字幕和剧集一样，只能随您有权观看的作品自用。',
      },
      { question: 'Viki Pass 不同等级有区别吗？', answer: '等级决定您能播放哪些剧，软件只列出可以播放的。' },
      { question: '所有国家的片单都一样吗？', answer: '不一样，亚洲剧的播放权因地区而异。' },
    ],
    meta_title: 'Viki 下载器：亚洲剧与多语字幕',
    meta_description:
      '韩剧、日剧、华语剧连同社区字幕一起保存，双语对照、按演员归类，是追亚洲剧和学语言的帮手。',
  },
  iqiyi_downloader: {
    headline: '爱奇艺热剧，地铁里也能连看',
    promise: '有会员就能看的国产剧、综艺和动漫，提前存进电脑，信号不好也不卡顿。',
    steps: [
      { title: '登录爱奇艺', text: '国内站或国际站都可选，扫码或用账号登录。' },
      { title: '选剧集与清晰度', text: '《狂飙》《苍兰诀》等剧集逐集列出，清晰度以会员等级为准。' },
      { title: '批量保存', text: '点“全选”或选一段集数，软件依次完成。' },
    ],
    features: [
      { title: '迷雾剧场系列', text: '悬疑短剧按单元归档，一部一个文件夹。' },
      { title: '国际站字幕', text: '国际站提供的英语、泰语等字幕可以一起保存。' },
      { title: '综艺分期', text: '综艺按期数与日期命名，正片和加更分开。' },
      { title: '动漫连载', text: '更新中的国漫会标出还没保存的集数。' },
    ],
    questions: [
      {
        question: '加更或提前解锁的集数可以保存吗？',
        answer: '账户里已解锁、能正常播放的集数才会出现在可选列表中。',
      },
      {
        question: '和爱奇艺客户端自带的缓存有何不同？',
        answer: '客户端缓存随账号管理，本软件侧重在电脑上归档；两者都须遵守会员协议，仅供本人观看。',
      },
      { question: '电视会员在电脑上有效吗？', answer: '会员类型由平台规定，请以网页上能否播放为准。' },
    ],
    meta_title: '爱奇艺下载器：国产剧与综艺',
    meta_description:
      '把爱奇艺国产剧、综艺、动漫存到电脑，国内站和国际站都支持，多语字幕可选，分期命名不混乱。',
  },
  stan_downloader: {
    headline: '澳洲人的 Stan，带去没信号的海边',
    promise: '在澳大利亚订阅 Stan 的您，可以把原创剧和海外引进剧存好，自驾路上看。',
    steps: [
      { title: '登录 Stan', text: '打开 Stan 网站，选择您的个人档案。' },
      { title: '浏览原创与引进剧', text: 'Stan Originals 和美剧、英剧分区显示。' },
      { title: '设好离线清单', text: '按旅行天数挑选集数，软件会估算所需空间。' },
    ],
    features: [
      { title: '澳洲原创', text: '本土剧情片、喜剧和纪录片可单独收成一组。' },
      { title: '行程清单', text: '给每次出行建一份清单，回来后一键清理。' },
      { title: 'Stan Sport 点播', text: '加购体育包后，平台提供的点播回放也可查看。' },
      { title: '英语字幕', text: '澳洲口音听不惯时，存下英语字幕辅助理解。' },
    ],
    questions: [
      {
        question: '在中国或其他国家旅行时能登录吗？',
        answer: 'Stan 只在澳大利亚提供服务，请在出行前于当地完成保存。',
      },
      {
        question: '同一订阅能在几台电脑上保存？',
        answer: '本软件单品许可证用于一台电脑，Stan 账户的设备数则看它自己的规定。',
      },
      {
        question: '租房客人可以看我存的片吗？',
        answer: '不建议。存下的影片是给订阅者本人在许可期限内看的，不能提供给住客。',
      },
    ],
    meta_title: 'Stan 下载器：澳大利亚剧集',
    meta_description:
      '为澳大利亚的 Stan 订阅者准备：原创剧、引进剧和体育点播按行程建清单，没有信号的地方照样看。',
  },
  crave_downloader: {
    headline: '加拿大的冬夜，Crave 剧集已备好',
    promise: 'Crave 集合了加拿大本土剧与 HBO 内容，存到电脑，木屋里断网也有得看。',
    steps: [
      { title: '登录 Crave', text: '直接登录，或通过加拿大电视运营商账户验证。' },
      { title: '选英语或法语', text: '英语和法语节目分开浏览，按需要勾选。' },
      { title: '保存并核对', text: '完成后列表会显示每一集的时长与语言。' },
    ],
    features: [
      { title: '加国本土剧', text: '《Letterkenny》等本土喜剧可整季收好。' },
      { title: 'HBO 在加拿大', text: 'HBO 的剧集在加拿大由 Crave 提供，同样按季管理。' },
      { title: '法语内容', text: '魁北克的法语剧和综艺，单独放进法语文件夹。' },
      { title: '双语字幕', text: '若作品提供英法两种字幕，可以同时存下。' },
    ],
    questions: [
      { question: '不同档位的 Crave 都支持吗？', answer: '支持，能保存的作品与您所选档位可播放的一致。' },
      {
        question: '搬离加拿大后怎么办？',
        answer: '服务只面向加拿大，离境后请遵循 Crave 的使用条款处理已存内容。',
      },
      {
        question: '能给语言班的学生播放吗？',
        answer: '不能，个人订阅不含教学放映权，请只用于自己练习和欣赏。',
      },
    ],
    meta_title: 'Crave 下载器：加拿大英法双语',
    meta_description:
      'Crave 的加拿大本土剧、HBO 剧集与法语节目按语言归档，双语字幕可选，适合断网的木屋和长途旅行。',
  },
  globoplay_downloader: {
    headline: '巴西长篇剧，一天一集慢慢追',
    promise: 'Globoplay 的长篇电视剧动辄上百集，存进电脑就不怕跟丢进度。',
    steps: [
      { title: '登录 Globo 账户', text: '用 Globo 账户进入 Globoplay，确认订阅状态。' },
      { title: '定位到当前集', text: '长篇剧可按播出日期跳到您看到的那一集。' },
      { title: '每日自动补', text: '开启后，新播出的点播集数会加入待存列表。' },
    ],
    features: [
      { title: '百集长剧', text: '按周分组的列表，让上百集的 novela 依然清晰。' },
      { title: '新闻与综艺', text: 'Globo 的新闻访谈、真人秀点播也可归类。' },
      { title: '葡萄牙语字幕', text: '保存隐藏字幕，学习巴西葡语时可以反复对照。' },
      { title: '巴西电影', text: '国产电影与纪录片另设一架。' },
    ],
    questions: [
      {
        question: '在巴西以外订阅的版本能用吗？',
        answer: '海外版的片单不同，请先试用，以您账户能播放的内容为准。',
      },
      { question: '足球直播能保存吗？', answer: '直播不支持，点播集锦请以平台实际提供的为准。' },
      { question: '一部剧存完可以刻盘送人吗？', answer: '不可以，复制件只供您自己在法律认可的范围内使用。' },
    ],
    meta_title: 'Globoplay 下载器：巴西长篇剧',
    meta_description: '追看 Globoplay 上百集的巴西长剧：按周分组、每日补新集、葡语字幕可对照，进度不再弄丢。',
  },
}
