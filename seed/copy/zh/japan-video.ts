import type { PageTexts } from '../text'

export const japanVideo: PageTexts = {
  u_next_downloader: {
    headline: 'U-NEXT 的海量片单，按自己的节奏看',
    promise: '日剧、动画、电影和演唱会都在 U-NEXT，把会员可看的和用点数租的分开存到电脑。',
    steps: [
      { title: '登录 U-NEXT', text: '输入会员账号，家庭子账号也能各自登录。' },
      { title: '分清“见放题”与点数', text: '作品页会标明会员免费看还是点数租借，按您的权利选择。' },
      { title: '保存到分类架', text: '日剧、动画、洋画、韩流各归其架。' },
    ],
    features: [
      { title: '点数作品计时', text: '用点数租的新片显示剩余时间，看完再清理。' },
      { title: '日语字幕辅助', text: '有字幕的作品可连字幕一起存，适合日语学习者。' },
      { title: '演唱会回放', text: '平台提供的演出回放在期限内可以存下。' },
      { title: '海外剧专区', text: '在日本由 U-NEXT 引进的欧美剧也能按季归档。' },
    ],
    questions: [
      { question: '杂志和电子书能保存吗？', answer: '不能，本产品只处理视频。' },
      { question: '在日本以外能用吗？', answer: 'U-NEXT 面向日本国内，软件不会改变平台的地区规定。' },
      {
        question: '子账号的观看内容可以互相给吗？',
        answer: '请由各自账号的使用者观看，保存行为须符合会员规约与私人使用的规定。',
      },
    ],
    meta_title: 'U-NEXT 下载器：日剧动画电影',
    meta_description:
      'U-NEXT 会员作品与点数租借分开管理，日剧、动画、演唱会各归其架，字幕随片保存，适合日语学习。',
  },
  dmm_downloader: {
    headline: 'DMM TV 动画党，补番有了书架',
    promise: 'DMM Premium 会员可看的动画、舞台剧和综艺，按作品整理到您的电脑里。',
    steps: [
      { title: '登录 DMM', text: '使用 DMM 账号进入 DMM TV，确认会员状态。' },
      { title: '选动画或 2.5 次元舞台', text: '按首字母或播出季度查找作品。' },
      { title: '存入季度书架', text: '选好集数保存，书架自动按春夏秋冬排列。' },
    ],
    features: [
      { title: '四季番表', text: '每个季度的动画单独成列，补番进度看得见。' },
      { title: '2.5 次元作品', text: '动画改编的舞台剧可与原作放在一起。' },
      { title: '原创综艺', text: 'DMM 自制综艺按期数命名。' },
      { title: '声优索引', text: '从声优名字找到他们出演的全部已存作品。' },
    ],
    questions: [
      { question: 'DMM 的成人内容也在里面吗？', answer: '不在，本产品只面向 DMM TV 的一般作品。' },
      {
        question: '租借和购买的影片怎么看？',
        answer: '已购买或租借、且网页可播放的影片，可在试用期间查看是否支持。',
      },
      {
        question: '保存的动画能给漫展放映吗？',
        answer: '活动放映需要权利人许可，会员身份只允许您私下观看。',
      },
    ],
    meta_title: 'DMM TV 下载器：动画与舞台',
    meta_description:
      '为 DMM Premium 会员整理动画、2.5 次元舞台剧与自制综艺，四季番表加声优索引，补番进度清楚。',
  },
  abema_downloader: {
    headline: 'ABEMA 的热闹，错过直播也能补',
    promise: '恋爱真人秀、将棋对局、格斗赛事，ABEMA 播完后的点播节目可以存到电脑慢慢看。',
    steps: [
      { title: '进入 ABEMA', text: '免费浏览或登录高级会员，可看的范围有所不同。' },
      { title: '从节目表回看', text: '在节目表里点已播完的节目，找到可点播的版本。' },
      { title: '选择并保存', text: '恋爱节目按季，对局按日期，勾选后保存。' },
    ],
    features: [
      { title: '长时间对局', text: '一整天的将棋、麻将对局可分段保存。' },
      { title: '真人秀追更', text: '按季排列，标出尚未看的一期。' },
      { title: '动画频道', text: '新番与旧番分栏，先行配信另作标记。' },
      { title: '时段笔记', text: '给精彩时刻写下时间点，之后直接跳转。' },
    ],
    questions: [
      {
        question: '免费期过了的节目还能选吗？',
        answer: '免费期结束后须有高级会员才能播放，届时也只有会员可选。',
      },
      { question: '格斗按次付费场次支持吗？', answer: '购买后有回放期限，期限之内能播放的才能选择。' },
      {
        question: '弹幕评论会一起存吗？',
        answer: '不会，评论属于发言者，软件只为您个人观看而保存节目画面。',
      },
    ],
    meta_title: 'ABEMA 下载器：真人秀与对局',
    meta_description:
      '把 ABEMA 播完的恋爱真人秀、将棋麻将对局、格斗和动画存到电脑，长时间节目可分段，还能写时间笔记。',
  },
  lemino_downloader: {
    headline: 'Lemino 上的韩流与拳击，收好再看',
    promise: 'NTT docomo 的 Lemino 汇集韩剧、K-POP 舞台和拳赛，订阅内容可整理到电脑。',
    steps: [
      { title: '用 d 账号登录', text: '不用 docomo 手机也可注册 d 账号，再进入 Lemino。' },
      { title: '选择免费或会员作品', text: '列表标明 Lemino 高级会员专享的部分。' },
      { title: '存成主题合集', text: '韩剧、演出、运动各建一个合集后保存。' },
    ],
    features: [
      { title: 'dTV 的后继者', text: '过去 dTV 用户熟悉的片单，许多可以在这里继续找到。' },
      { title: 'K-POP 节目', text: '打歌舞台和偶像综艺按团体归类。' },
      { title: '拳击点播', text: '赛事结束后若提供点播，可按选手查找。' },
      { title: '日语配音韩剧', text: '同一部韩剧的配音版与字幕版分开显示。' },
    ],
    questions: [
      { question: '旧的 dTV 链接打开的是哪个产品？', answer: '会转到本页，对应的就是 Lemino。' },
      { question: '没有 docomo 合约能用吗？', answer: '可以，Lemino 会员与手机运营商无关。' },
      {
        question: '演唱会影像能传给粉丝群吗？',
        answer: '不可以。艺人的影像受保护，请在会员规约范围内自己欣赏。',
      },
    ],
    meta_title: 'Lemino 下载器：韩流与拳赛',
    meta_description:
      'Lemino 的韩剧、K-POP 舞台与拳击点播按主题合集保存，配音版与字幕版分开，d 账号登录即可使用。',
  },
  tver_downloader: {
    headline: '一周之内，把日本民放追平',
    promise: 'TVer 的免费回看通常只开放一周左右，趁开放期间把要看的节目安排好。',
    steps: [
      { title: '打开 TVer', text: '无需付费，直接浏览民放各台的节目。' },
      { title: '看剩余期限', text: '每个节目都标有结束时间，先选快到期的。' },
      { title: '在期限内保存', text: '勾选本周节目，让软件逐个处理。' },
    ],
    features: [
      { title: '到期排序', text: '按截止时间排列，今晚到期的排在前面。' },
      { title: '五大民放网', text: '日剧、综艺、资讯节目可按电视台分类。' },
      { title: '搞笑综艺', text: '按主持人或组合建立关注清单。' },
      { title: '特别节目', text: '过往名剧限时重播时，单独提醒。' },
    ],
    questions: [
      { question: '期限过了还能补存吗？', answer: '不能，下架的节目无法再选择。' },
      {
        question: 'TVer 本身免费，为什么还有限制？',
        answer: '节目权利归各电视台，免费只是观看条件；保存应限于法律允许的个人回看，过期后请勿保留。',
      },
      { question: '人在海外能看吗？', answer: 'TVer 仅在日本国内提供，软件遵从这一限制。' },
    ],
    meta_title: 'TVer 下载器：日本民放回看',
    meta_description: 'TVer 的日剧和综艺只开放约一周，按到期时间排序，趁开放期间整理好本周要看的民放节目。',
  },
  nhk_plus_downloader: {
    headline: 'NHK 的晨间剧，晚上回家补看',
    promise: 'NHK Plus 的播后回看限时开放，错过的晨间剧、大河剧和新闻专题可先整理到电脑。',
    steps: [
      { title: '使用已登记的账号', text: 'NHK Plus 需要与收信契约关联的账号，请先完成登记。' },
      { title: '找到已播节目', text: '从节目表选日期，或按节目名称搜索。' },
      { title: '存好本周份', text: '勾选几集晨间剧，一次存完一周的份。' },
    ],
    features: [
      { title: '晨间剧与大河剧', text: '每日十五分钟和每周一集的节奏分开管理。' },
      { title: '纪录片', text: '《NHK 特集》等专题可按题材收藏。' },
      { title: '语言学习', text: '语言讲座节目带日语字幕保存，便于跟读。' },
      { title: '回看倒计时', text: '显示距回看结束还剩几天。' },
    ],
    questions: [
      { question: '没有收信契约能用吗？', answer: '请先按 NHK 的规定办理，本软件不会替代该手续。' },
      {
        question: 'NHK 的网络服务有调整，会影响吗？',
        answer: '平台调整后请以 NHK 当前的说明为准，并用试用版确认您的账号。',
      },
      {
        question: '学校老师可以用来备课吗？',
        answer: '日本著作权法对教学另有规定，请自行确认；本产品只按个人观看来设计。',
      },
    ],
    meta_title: 'NHK Plus 下载器：晨间剧回看',
    meta_description:
      'NHK Plus 的晨间剧、大河剧与纪录专题，在播后回看期内整理到电脑，附日语字幕，适合错过直播的人。',
  },
  fod_downloader: {
    headline: '月九名作，在 FOD 从头看起',
    promise: '富士电视台的 FOD 收着历年月九日剧，会员可以把想重温的作品存进电脑。',
    steps: [
      { title: '登录 FOD', text: '用您注册 FOD 高级会员时的账号进入。' },
      { title: '按年代找日剧', text: '从九十年代名作到本季新剧，沿时间轴选择。' },
      { title: '逐集保存', text: '选中集数，可先存前几集试看。' },
    ],
    features: [
      { title: '年代时间轴', text: '《东京爱情故事》之类的老剧，按播出年份排开。' },
      { title: '综艺与动画', text: '富士的综艺、深夜动画栏目也能归档。' },
      { title: '独家续篇', text: '只在 FOD 上线的番外篇会紧跟在正剧之后。' },
      { title: '主题曲备注', text: '给每部剧写下主题曲与主演，方便回忆。' },
    ],
    questions: [
      { question: 'FOD 上的漫画杂志能保存吗？', answer: '本产品不处理漫画和杂志。' },
      { question: '老剧画质能提高吗？', answer: '保存的是平台提供的画面，不会变得更清晰。' },
      {
        question: '我能长期保留喜欢的日剧吗？',
        answer: '保留期间取决于会员资格与 FOD 规约，用途限于您个人欣赏。',
      },
    ],
    meta_title: 'FOD 下载器：富士日剧',
    meta_description:
      '沿年代时间轴重温富士电视台月九名作与 FOD 独家番外，逐集保存到电脑，供会员本人离线观看。',
  },
  hulu_jp_downloader: {
    headline: '日本 Hulu，日剧与海外剧一网打尽',
    promise: '日本的 Hulu 由日本电视系运营，会员片单里的日剧、动画和海外剧都能整理到电脑。',
    steps: [
      { title: '登录 hulu.jp', text: '请使用日本 Hulu 的账户，美国账户不能通用。' },
      { title: '从日视剧集开始', text: '日本电视台的连续剧、独家番外与海外剧分栏查找。' },
      { title: '选择字幕或吹替', text: '海外剧有字幕版和日语吹替版，选好再保存。' },
    ],
    features: [
      { title: '原创续集', text: '电视播完后在 Hulu 独家上线的完结篇，能接在正剧后面。' },
      { title: '吹替与字幕对照', text: '两个版本并列，学习日语时来回切换。' },
      { title: '儿童档案', text: '儿童栏目里的动画另放一处。' },
      { title: '会员片与购买片', text: 'Hulu 商店购买或租借的作品有独立标记。' },
    ],
    questions: [
      {
        question: '我有迪士尼合购方案，可以用吗？',
        answer: 'Hulu 部分可以由本产品处理，Disney+ 部分请看对应产品。',
      },
      { question: '与美国 Hulu 的产品能互换吗？', answer: '不能，两项服务不同，许可证也分开。' },
      {
        question: '可以存给日语学校的同学吗？',
        answer: '请勿转交他人，会员只获准自己观看，私人范围以外的复制不被允许。',
      },
    ],
    meta_title: 'Hulu 日本 下载器：日剧吹替',
    meta_description:
      '专为日本 Hulu 设计：日视剧集与独家续集、海外剧吹替和字幕版分别保存，请用日本账户登录。',
  },
  niconico_downloader: {
    headline: '留住 niconico 上的创作',
    promise: '翻唱、解说、VOCALOID 曲目，把投稿者允许保存的 niconico 视频整理成自己的收藏。',
    steps: [
      { title: '登录 niconico', text: '普通会员与高级会员均可登录。' },
      { title: '打开投稿或我的列表', text: '粘贴视频编号或打开收藏列表，视频一一列出。' },
      { title: '选好后保存', text: '连标题、投稿者、投稿日一并记录。' },
    ],
    features: [
      { title: '编号命名', text: '以 sm 开头的视频编号写进文件名，查重很方便。' },
      { title: '弹幕说明', text: '弹幕不写进画面，您可以看到干净的视频。' },
      { title: 'VOCALOID 清单', text: '按虚拟歌手或制作人归类。' },
      { title: '频道动画', text: '付费频道里您已购买的动画按期限显示。' },
    ],
    questions: [
      { question: '自己投稿的视频能备份吗？', answer: '可以，这正是常见用途，旧投稿也能取回一份副本。' },
      { question: '直播回放支持吗？', answer: '时移预约后能观看的回放，请在免费试用中确认。' },
      { question: '可以搬运到其他视频网站吗？', answer: '未经投稿者同意不可以，他人作品请止于个人欣赏。' },
    ],
    meta_title: 'Niconico 下载器：投稿收藏',
    meta_description:
      '按视频编号整理 niconico 的翻唱、解说和 VOCALOID 投稿，备份自己的作品，收藏获准保存的视频。',
  },
  d_anime_downloader: {
    headline: '动画专门店，补全每一季',
    promise: 'd 动画商店以动画为主，从新番到几十年前的老番，会员可以按系列补到电脑里。',
    steps: [
      { title: '登录 d 账号', text: '进入 d 动画商店，确认月费会员有效。' },
      { title: '按系列打开', text: '同一系列的各季、OVA 和剧场版排成一列。' },
      { title: '存好待补的集数', text: '看过的打勾，没看过的一次加入队列。' },
    ],
    features: [
      { title: '系列顺序', text: '给出播出顺序，长系列不再迷路。' },
      { title: '声优与动画歌曲现场', text: '平台收录的声优节目、演唱会可单独收藏。' },
      { title: '片头片尾标记', text: '保存时记下 OP 和 ED 的时间点。' },
      { title: '2.5 次元区', text: '舞台剧改编作品与原作并排。' },
    ],
    questions: [
      {
        question: '在亚马逊频道订阅的 d 动画商店可以吗？',
        answer: '那是 Prime Video 的频道，请参考 Amazon Prime Video 的产品。',
      },
      { question: '动画带中文字幕吗？', answer: '平台面向日本观众，通常没有中文字幕。' },
      {
        question: '退会后旧番还能留着看吗？',
        answer: '会员资格结束后请遵照规约处理，保存本就限于会员期间的个人观看。',
      },
    ],
    meta_title: 'd Anime Store 下载器：补番',
    meta_description:
      '把 d 动画商店的新番、老番、OVA 与声优现场按系列整理，记下 OP、ED 时间点，会员本人离线补番。',
  },
  wowow_downloader: {
    headline: 'WOWOW 的网球与演唱会，从容回放',
    promise: 'WOWOW 点播里的大型演出、网球比赛和连续剧 W，存到电脑后可以反复细看。',
    steps: [
      { title: '登录 WOWOW', text: '用 WOWOW 会员账号进入点播网站。' },
      { title: '查配信期限', text: '演出和比赛的点播有截止日期，先选临近的。' },
      { title: '保存整场', text: '长达数小时的节目分段接收后合成一条。' },
    ],
    features: [
      { title: '演唱会整场', text: '曲目表可写进笔记，听到哪首点哪首。' },
      { title: '网球大赛', text: '按赛事和选手分文件夹，抢七局也不漏。' },
      { title: '连续剧 W', text: 'WOWOW 自制剧按季排列，适合周末连看。' },
      { title: '戏剧与歌舞', text: '音乐剧、宝冢等舞台节目单列一类。' },
    ],
    questions: [
      { question: '电视签约用户能用点播吗？', answer: '能，WOWOW 用户注册网络账号后即可使用点播。' },
      { question: '正在直播的比赛呢？', answer: '请等待比赛结束并开放点播。' },
      {
        question: '能在咖啡店里播放演唱会吗？',
        answer: '不能，公开播放须得到许可，您保存的演出只可私下观赏。',
      },
    ],
    meta_title: 'WOWOW 点播 下载器：演唱会网球',
    meta_description: 'WOWOW 点播的演唱会、网球、连续剧 W 与舞台剧整场保存，按期限排序，会员可在家从容回看。',
  },
}
