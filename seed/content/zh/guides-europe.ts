import type { ContentTexts } from '../texts'

export const europeGuides: ContentTexts['guides'] = {
  canal_plus_downloader: {
    title: 'Canal+：VO、VF 分清了再存',
    intro: '在法国订 Canal+，院线片约半年就能看到。先看清是原声还是法语配音。',
    steps: [
      { title: '登录 CANAL+', text: '以前叫 myCanal，用订阅的账户进入并选好档案。' },
      { title: '看套餐', text: '电影、剧集、体育分开，套餐之外的带锁。' },
      { title: '选 VO、VF 或 VOST', text: 'VO 是原声，VF 是法语配音，VOST 是原声加法语字幕。' },
      { title: '看下架日', text: '“Disponible jusqu’au”之后的日期，电影一般几个月就走。' },
    ],
    hints: [
      { title: '自制剧不急', text: 'Création Originale 一直都在，先看买来的电影。' },
      { title: '合作平台', text: '套餐里附带的别家平台，要在它们自己的页面上看。' },
    ],
    questions: [
      { question: 'F1 直播能存吗？', answer: '不能，赛后列出的回放在订阅范围内可以选。' },
      { question: '离开法国能看吗？', answer: '在欧盟内短期停留有规则可循，欧盟以外请提前准备。' },
    ],
    meta_title: '指南：Canal+ 的 VO 与 VF',
    meta_description: '套餐、VO 与 VF 与 VOST、下架日期：在法国订阅 Canal+，怎样选对版本、赶在下架之前看完。',
  },
  tf1_plus_downloader: {
    title: 'TF1+：平日连续剧，一周一收',
    intro: 'TF1 的日播剧停看一天就接不上。免费的 TF1+ 留有几天回看，周末一次收齐。',
    steps: [
      { title: '免费注册', text: '用邮箱注册，在软件里登录。' },
      { title: '打开“Replay”', text: '完整的集数按日期排，“Extraits”是片段。' },
      { title: '勾周一到周五', text: '每集二十多分钟，五集不到两小时。' },
      { title: '看还剩几天', text: '“Expire dans”后面是天数，旧的先来。' },
    ],
    hints: [
      { title: '抢先看', text: '付费的 Premium 有播出前的集数，整理时以播出日为准。' },
      { title: '歌唱节目', text: '一场拆成几段，要完整的选“Intégrale”。' },
    ],
    questions: [
      { question: 'TMC 和 TFX 的也在吗？', answer: '在，TF1 集团各台都在同一个页面。' },
      { question: '瑞士和比利时能看吗？', answer: '部分法语地区提供，以当地能播放的为准。' },
    ],
    meta_title: '指南：TF1+ 平日连续剧',
    meta_description: '从 Replay 找完整集，周末收齐五集，看清还剩几天：在免费的 TF1+ 上追法国日播剧的办法。',
  },
  m6_plus_downloader: {
    title: 'M6+：一道菜都不漏的厨艺赛',
    intro: '《Top Chef》一集两个多小时，一季十几集。长途火车之前，用 M6+ 备好它。',
    steps: [
      { title: '登录 M6+', text: '2024 年由 6play 改名，旧账户能用。' },
      { title: '选季', text: '免费的多半是正在播的一季，往季偶尔开放。' },
      { title: '正片和幕后分开', text: '正片后面常跟一集选手访谈，看名字区分。' },
      { title: '算空间', text: '十二集约三十小时，720p 要 30GB。' },
    ],
    hints: [
      { title: 'Gulli 的动画', text: '孩子的节目集中在 Gulli，短集多，勾起来快。' },
      { title: '学法语', text: '有字幕的厨艺节目，能把食材和动作的词一起记住。' },
    ],
    questions: [
      { question: '要付费的 M6+ max 吗？', answer: '免费能看的就能选，付费的要相应订阅。' },
      { question: '决赛直播能存吗？', answer: '播完上了回看再选。' },
    ],
    meta_title: '指南：M6+ 的厨艺赛',
    meta_description: '选季、正片与幕后分开、三十小时的空间：用法国 M6+ 把一季厨艺赛从头备到决赛的步骤。',
  },
  france_tv_downloader: {
    title: 'france.tv：从地方台看到歌剧院',
    intro: 'france.tv 不只有全国频道，还有各大区和海外省的节目。顺着地图逛，期限记在心里。',
    steps: [
      { title: '打开并登录', text: '多数节目免费注册就能看。' },
      { title: '进“Régions”', text: 'France 3 的地方节目按大区排，旅行之前看正好。' },
      { title: '进“Spectacles”', text: '歌剧、话剧、音乐节的录像在这里，先看语言和字幕。' },
      { title: '看“Disponible”', text: '一周到几个月不等，演出录像留得久些。' },
      { title: '带法语字幕', text: '公共台的字幕齐全，做听力练习合适。' },
    ],
    hints: [
      { title: '以城市命名的罪案片', text: '一集一座城，按地图排列也有趣。' },
      { title: '海外省的频道', text: 'La 1ère 有加勒比和太平洋岛屿的节目，本土台少见。' },
    ],
    questions: [
      { question: '法国以外有能看的吗？', answer: '部分新闻和自制节目能，以当地能播放的为准。' },
      { question: '上课能放吗？', answer: '教学使用有另外的条件，请问学校和电视台。' },
    ],
    meta_title: '指南：逛 france.tv',
    meta_description: '大区节目、歌剧话剧、海外省频道：在法国公共电视 france.tv 上按期限挑选，连字幕一起存。',
  },
  joyn_downloader: {
    title: 'Joyn：避开直播，进 Mediathek',
    intro: 'Joyn 一打开就是直播，能存的在 Mediathek。德国、奥地利、瑞士的节目还不一样。',
    steps: [
      { title: '进本国的 Joyn', text: '三国各有版本，奥地利的还有 ORF 的节目。' },
      { title: '切到“Mediathek”', text: '节目在这里按季排列。' },
      { title: '看“Staffel”和“Folge”', text: '一个是季，一个是集。老季可能要付费。' },
      { title: '排一张周表', text: '周一厨艺，周二冒险，自己当编排。' },
    ],
    hints: [
      { title: '抢先的集数', text: '付费的 PLUS+ 里标着“Vorab”的，是还没播出的。' },
      { title: '原声少见', text: '美剧多为德语配音，有“Englisch”一项的才有原声。' },
    ],
    questions: [
      {
        question: 'ARD 和 ZDF 的也能从 Joyn 选吗？',
        answer: '只限在 Joyn 页面上能播放的，公共台另有各自的页面。',
      },
      { question: '一定要注册吗？', answer: '不注册能看的不多，免费账户就够。' },
    ],
    meta_title: '指南：Joyn 的 Mediathek',
    meta_description: '从直播切到 Mediathek，分清季与集、三国版本和抢先集：用 Joyn 排一张自己的节目周表。',
  },
  rtl_plus_downloader: {
    title: 'RTL+：几千集的剧，按日期截一段',
    intro: '《GZSZ》播了几千集，从第一集补起不现实。按日期截取想看的那一段。',
    steps: [
      { title: '用订阅账户登录', text: '通过电信公司订的，先从它的页面进。' },
      { title: '按年月筛', text: '作品页有年份，点到想看的那个月。' },
      { title: '一周五集', text: '周一到周五，周末没有。' },
      { title: '以日期命名', text: '写成“2026-03-02 片名”，四位数的集号也不会乱。' },
    ],
    hints: [
      { title: '恋爱真人秀的重聚', text: '大结局之后还有“Das große Wiedersehen”，常另列一栏。' },
      { title: '提前几天的集数', text: '会员能看到还没播的，和朋友聊天时小心剧透。' },
    ],
    questions: [
      { question: '音乐和播客能存吗？', answer: '不能，只限视频。' },
      { question: '足球呢？', answer: '直播不行，赛后的短片能播放就能选。' },
    ],
    meta_title: '指南：RTL+ 按日期截取',
    meta_description: '按年月筛、一周五集、以日期命名：在 RTL+ 上从几千集的日播剧里，截出想看的那一段。',
  },
  bbc_iplayer_downloader: {
    title: 'BBC iPlayer：按剩余天数排英剧',
    intro: 'iPlayer 上有的能留一年，有的明天就走。看一眼剩余天数，观看次序就有了。',
    steps: [
      { title: '用 BBC 账户登录', text: '面向在英国持有电视许可的观众，会先问您这个问题。' },
      { title: '看“Available for”', text: '写着还剩几天或一年以上。' },
      { title: '进“Box Sets”', text: '整套的剧在这里，英剧一季六集上下。' },
      { title: '英文字幕另存', text: '口音重的剧，靠它听懂。' },
    ],
    hints: [
      { title: 'Series 就是季', text: '英国人说 Series 2，文件名里写成 S02。' },
      { title: '口述和手语版', text: 'Audio Described、Sign Language 是单独的版本，别选错。' },
    ],
    questions: [
      { question: '广播节目可以吗？', answer: 'BBC Sounds 不在范围，只限 iPlayer 的视频。' },
      { question: '在中国能看吗？', answer: 'iPlayer 只在英国播放，软件不会改变您所在的地方。' },
    ],
    meta_title: '指南：BBC iPlayer 剩余天数',
    meta_description: '电视许可、Available for、Box Sets、英文字幕：在英国用 iPlayer，按剩余天数安排英剧。',
  },
  itvx_downloader: {
    title: 'ITVX：从两集的罪案剧看起',
    intro: 'ITVX 免费，英国罪案剧是它的长处。两集、四集的短剧一晚看完，从这里开始。',
    steps: [
      { title: '注册英国账户', text: '要填邮编，面向在英国的观众。' },
      { title: '看放出的方式', text: '“All episodes”是整季放出，写日期的是每周一集。' },
      { title: '先挑短的', text: '两集、四集的迷你剧，一个晚上的量。' },
      { title: '按到期先后', text: '电视播出的剧有的只留三十天。' },
    ],
    hints: [
      { title: 'Premium 的标记', text: '带标记的要付费，BritBox 的老剧现在也在里面。' },
      { title: '《加冕街》', text: '日播剧按日期排，挑几周就够，不必从头补。' },
    ],
    questions: [
      { question: '我在苏格兰，页面不一样。', answer: '苏格兰大部分由 STV 播出，有些节目在 STV Player 上。' },
      { question: '广告会存进去吗？', answer: '保存的是正片。免费靠广告维持，有网时也请在官方页面看。' },
    ],
    meta_title: '指南：ITVX 的罪案短剧',
    meta_description: '整季放出还是每周一集、两集短剧、到期先后：在免费的 ITVX 上挑英国罪案剧的步骤。',
  },
  channel_4_downloader: {
    title: 'Channel 4：从 Walter Presents 看世界',
    intro: 'Channel 4 有一架外语剧，北欧、法国、意大利都有，配英文字幕。身在英国，是看欧洲剧的入口。',
    steps: [
      { title: '免费登录', text: '原来 All 4 的账户能用。' },
      { title: '进“Walter Presents”', text: '外语剧集中在这里，保留原声。' },
      { title: '看字幕在不在画面里', text: '英文字幕有时是压在画面上的，那就关不掉。' },
      { title: '整部勾上', text: '八到十集，每部到期的日子不同。' },
      { title: '按语言建文件夹', text: '丹麦语、法语分开，学语言的人用得上。' },
    ],
    hints: [
      { title: '建筑节目', text: '《Grand Designs》一集一栋房子，挑感兴趣的即可。' },
      { title: '年轻人的剧', text: 'E4 的作品也在同一个页面，从频道进。' },
    ],
    questions: [
      { question: 'Film4 的电影呢？', answer: '上架期间能播放就能选，一般不长。' },
      { question: '要买无广告版吗？', answer: '不用，免费账户能播放的都在范围内。' },
    ],
    meta_title: '指南：Channel 4 的外语剧',
    meta_description:
      'Walter Presents、压在画面上的字幕、按语言建文件夹：在英国 Channel 4 上挑欧洲剧的办法。',
  },
  raiplay_downloader: {
    title: 'RaiPlay：昨天的节目，和半世纪前的',
    intro: 'RaiPlay 里既有昨晚的播出，也有黑白时代的老剧。两个入口，两种找法。',
    steps: [
      { title: '免费注册', text: '用邮箱登录。' },
      { title: '“Guida TV / Replay”', text: '按频道和日期，回到过去一周。' },
      { title: '“Teche”', text: '五十年代以来的老节目和名剧，画面保持原样。' },
      { title: '注意一晚两集', text: '意大利的剧常一晚连播两集，网站上可能合成一集。' },
    ],
    hints: [
      { title: '意大利语字幕', text: '给听障观众的字幕，方言台词有时写成标准语。' },
      { title: '《蒙塔巴诺》', text: '一集近两小时，按电影预留空间，按播出年份排。' },
    ],
    questions: [
      { question: '意大利以外能看吗？', answer: '多数只限意大利，其余以当地能播放的为准。' },
      { question: '歌剧演出在吗？', answer: '音乐和戏剧栏目里有，开放时间各不相同。' },
    ],
    meta_title: '指南：RaiPlay 的两个入口',
    meta_description: '一周回看与 Teche 老片库、一晚两集的算法、意大利语字幕：在 RaiPlay 上分头找节目。',
  },
  mediaset_infinity_downloader: {
    title: 'Mediaset Infinity：免费的和收费的一眼分清',
    intro: 'Canale 5、Italia 1 的回看免费，Infinity+ 的电影收费，混在一个页面。先学会看标记。',
    steps: [
      { title: '注册登录', text: '免费账户能看回看，订了 Infinity+ 的用同一个账户。' },
      { title: '看“Infinity+”标记', text: '带标记的要订阅，不带的是带广告的免费节目。' },
      { title: '选“Puntate intere”', text: '这是完整的一期，“Clip”只是片段。' },
      { title: '预留空间', text: '晚间综艺一期三小时，约 3GB。' },
    ],
    hints: [
      { title: '土耳其剧', text: '白天播的土耳其剧把原来的一集拆成几集，集数对不上是正常的。' },
      { title: '日播节目', text: '留得短，喜欢的一期当周就选。' },
    ],
    questions: [
      { question: '有原声吗？', answer: '外国剧以意大利语配音为主，有原声的在语言栏里。' },
      { question: '意甲直播呢？', answer: '不在范围，赛后的节目和集锦可以。' },
    ],
    meta_title: '指南：Mediaset 看懂标记',
    meta_description:
      'Infinity+ 标记、完整一期与片段、三小时综艺的空间：在 Mediaset Infinity 上分清免费和收费。',
  },
  movistar_plus_downloader: {
    title: 'Movistar Plus+：往回数七天',
    intro: '西班牙的 Movistar Plus+ 能回看七天内的播出，自制剧则一直都在。两种期限，分开安排。',
    steps: [
      { title: '登录选档案', text: '和宽带一起订的、单独订的都行。' },
      { title: '进“Últimos 7 días”', text: '按频道和日期回看，没有授权的不显示。' },
      { title: '自制剧放后面', text: '标着 Original 的不急，先看七天之内的。' },
      { title: '找“Dual”', text: '有这个词就有西班牙语配音和原声两条。' },
      { title: '西语字幕', text: '西班牙本土的剧配西语字幕，台词对得上，适合学习。' },
    ],
    hints: [
      { title: '球赛之外', text: '直播不行，第二天的复盘节目和纪录片可以。' },
      { title: '云录像', text: '自己在云端录的不在范围，选点播里的。' },
    ],
    questions: [
      { question: '套餐里的别家平台呢？', answer: '要用对应平台的产品。' },
      { question: '离开西班牙能用吗？', answer: '欧盟内短期停留可能可以，以合同说明为准。' },
    ],
    meta_title: '指南：Movistar 七天回看',
    meta_description: '七天内的播出先看，自制剧放后面，Dual 有原声：在西班牙用 Movistar Plus+ 安排期限。',
  },
  rakuten_tv_downloader: {
    title: 'Rakuten TV：租、买、免费，三个文件夹',
    intro: '欧洲的 Rakuten TV 有三种看法，权利长短各不同。三个文件夹，一眼看清。',
    steps: [
      { title: '用欧洲账户登录', text: '和日本的乐天 TV 是两回事，片单按注册国。' },
      { title: '进“My Library”', text: '租的和买的都在，租的写着剩余时间。' },
      { title: '看“Free”', text: '带广告的免费片，每月更换。' },
      { title: '播一下再选语言', text: '同一部片各国的音轨数不同，播放后才列得全。' },
      { title: '周日清一次', text: '租的文件夹每周日清空，过期的就不会留下。' },
    ],
    hints: [
      { title: '别太早点播放', text: '租片从第一次播放开始计时，路上看的就等到路上再放。' },
      { title: '“买”是什么意思', text: '买到的也是在平台条款内观看的权利，细则见其规定。' },
    ],
    questions: [
      { question: '4K 买的，能存 4K 吗？', answer: '以电脑上能播放的清晰度为上限。' },
      { question: '日本的乐天 TV 能选吗？', answer: '不能，账户和片单都不同。' },
    ],
    meta_title: '指南：Rakuten TV 三个文件夹',
    meta_description: 'My Library、租片计时、免费片每月更换：把欧洲 Rakuten TV 的影片按租、买、免费分开。',
  },
  skyshowtime_downloader: {
    title: 'SkyShowtime：产品停售期间的说明',
    intro: '这款产品目前不再新售。以前买过的用户，请按下面的次序核对。',
    steps: [
      { title: '看许可证', text: '账户里是否还有有效的许可证？没有的话，请看其他产品。' },
      { title: '看国家', text: 'SkyShowtime 在北欧、中东欧、荷兰、西班牙、葡萄牙等地提供。' },
      { title: '只试一集', text: '网站改过，有的作品可能不行，选一集短的。' },
      { title: '告诉我们结果', text: '不行就附上日志来信，今后是否恢复要看这些情况。' },
    ],
    hints: [
      { title: '作品从哪里来', text: '派拉蒙、环球和 Sky 的作品，在别的国家可能在别的平台。' },
      { title: '官方下载', text: '部分方案的官方客户端能下载，路上看先用它。' },
    ],
    questions: [
      { question: '会恢复销售吗？', answer: '还没有决定，有消息会写在产品页上。' },
      { question: '有替代的吗？', answer: '同一部作品在别的平台有，就用那一款产品，视频全能套装里也有。' },
    ],
    meta_title: '指南：SkyShowtime（停售）',
    meta_description:
      'SkyShowtime 下载器目前停售。已有许可证的用户怎样核对、试用、反馈，以及有哪些替代的选择。',
  },
  now_tv_downloader: {
    title: 'NOW：停售期间，老用户怎样用',
    intro: '英国和爱尔兰的 NOW 按会员种类开放。这款产品暂停新售，以下写给已有许可证的用户。',
    steps: [
      { title: '核对许可证', text: '账户里列着 NOW，就还能在软件里打开。' },
      { title: '看会员种类', text: 'Entertainment、Cinema、Sports 各管一块，没有订的放不了。' },
      { title: '先开一部', text: '能播放再往下走，网站改版时候选可能是空的。' },
      { title: '拿短集试', text: '二十分钟的一集，看声音和字幕齐不齐。' },
    ],
    hints: [
      { title: '按月的会员', text: '片子多的月份才订，结束的日子记在日历上。' },
      { title: 'HBO 的剧', text: '目前多在 Entertainment 里，合约变动之后可能搬到别处。' },
    ],
    questions: [
      { question: '现在能买吗？', answer: '不能，产品页的方案栏会写明状态。' },
      { question: '体育直播可以吗？', answer: '有许可证也不行，直播一向不在范围。' },
    ],
    meta_title: '指南：NOW（停售期间）',
    meta_description: '英国 NOW 下载器暂停新售。老用户怎样核对许可证、会员种类，怎样用一集短片试出结果。',
  },
  videoland_downloader: {
    title: 'Videoland：抢先看，还是等家人一起',
    intro: '荷兰的 Videoland 有不少播出前就能看的集数。家里有人要等，就分两个文件夹。',
    steps: [
      { title: '在 Windows 上登录', text: 'Mac 版目前不出售。用订阅账户进入并选档案。' },
      { title: '看方案', text: 'Basis 带广告，其他不带，能看的和画质以方案为准。' },
      { title: '认得“Vooruitkijken”', text: '这个词表示抢先的集数，单独放。' },
      { title: '整季勾上', text: '恋爱节目和悬疑剧，一季八到十二集。' },
    ],
    hints: [
      { title: '荷兰语字幕', text: '给听障观众的字幕跟得上快语速，外国剧是原声加荷兰语字幕。' },
      { title: 'RTL 各台', text: 'RTL 4 等台的节目播后也在，期限和电视台自己的网站未必一样。' },
    ],
    questions: [
      { question: '比利时能看吗？', answer: '它是荷兰的平台，欧盟内短期停留以合同说明为准。' },
      { question: '听说换了东家。', answer: '2025 年归入 DPG Media，网站可能有变，请先试用。' },
    ],
    meta_title: '指南：Videoland 的抢先集',
    meta_description: '方案的区别、Vooruitkijken 抢先集、荷兰语字幕：在 Windows 上整理 Videoland 的节目。',
  },
}
