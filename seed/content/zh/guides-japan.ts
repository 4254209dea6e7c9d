import type { ContentTexts } from '../texts'

export const japanGuides: ContentTexts['guides'] = {
  u_next_downloader: {
    title: 'U-NEXT：先分清“见放题”和点数',
    intro: '身在日本的您打开 U-NEXT，会员可看的和要花点数的混在一起。先分清，再选版本和集数。',
    steps: [
      { title: '用自己的账号登录', text: '签约人可以给家人建子账号，各自的片单和购买限制不一样。' },
      { title: '看“見放題”的标记', text: '有这个标记就包含在会员里。搜索结果也可以只筛出这一类。' },
      { title: '选“字幕”或“吹替”', text: '前者是日文字幕版，后者是日语配音版，两者是两个条目。' },
      { title: '勾选整部', text: '日剧十集左右，动画十二三集，一次勾上，放到夜里。' },
    ],
    hints: [
      {
        title: '找 TBS 和东京电视台的日剧',
        text: '2023 年 Paravi 并入 U-NEXT，两台的作品都在这里，可以按台名搜。',
      },
      { title: '日语学习者', text: '部分日剧有日文字幕。字幕另存成文件，边看边查词。' },
    ],
    questions: [
      { question: '软件会花掉我的点数吗？', answer: '不会。租借和购买只能由您在 U-NEXT 的页面上完成。' },
      { question: '有中文字幕吗？', answer: '一般没有，字幕以日文为主。' },
    ],
    meta_title: '指南：U-NEXT 会员片单',
    meta_description:
      '見放題与点数、字幕版与配音版、家庭子账号：在日本用 U-NEXT 时怎样选对作品并安排好期限。',
  },
  dmm_downloader: {
    title: 'DMM TV：新番和舞台剧，两种节奏',
    intro: '动画一集二十四分钟，2.5 次元的舞台剧两个半小时。DMM TV 两样都多，分开安排才不乱。',
    steps: [
      { title: '用 DMM Premium 登录', text: '打开 tv.dmm.com。在 DMM 别的服务里买的东西不会出现在这里。' },
      { title: '看更新日历', text: '本季动画按星期排列，过了零点的一集可能算在前一天。' },
      { title: '核对演出场次', text: '同一剧目可能有全景版和不同日期的版本，先看演员和录制日。' },
      { title: '预留空间', text: '舞台偏暗，画质要高些，一场留 6GB 到 8GB。' },
      { title: '下周只补新的', text: '已保存的集数有标记，勾没有标记的就行。' },
    ],
    hints: [
      { title: '千秋乐的回放', text: '单独购票的直播回放只开放几天，和会员可看的舞台剧不是一回事。' },
      { title: '自制综艺', text: 'DMM TV 的综艺季数短，常常一次放出，适合没有新番的日子。' },
    ],
    questions: [
      { question: '会看到成人作品吗？', answer: '不会，这款产品只打开一般作品。' },
      {
        question: '用手机看的话也需要吗？',
        answer: '手机上官方客户端的缓存就够。想在电脑上按顺序看，再用这款。',
      },
    ],
    meta_title: '指南：DMM TV 动画与舞台',
    meta_description:
      '更新日历、演出场次、预留空间：DMM Premium 会员在电脑上整理新番和 2.5 次元舞台剧的办法。',
  },
  abema_downloader: {
    title: 'ABEMA：赶在免费期结束之前',
    intro: 'ABEMA 像电视一样有频道，也有随时可看的“视频”。能保存的是后一半，关键是看好期限。',
    steps: [
      { title: '决定用不用会员', text: '免费作品不登录也能看。有高级会员的，先登录。' },
      { title: '找“無料”和时钟', text: '标着还能免费看多久，明天到期的先来。' },
      { title: '从“ビデオ”进入', text: '频道里正在播的不行，播完上了点播的才行。' },
      { title: '按剩余时间排队', text: '列表可以按期限排序，从上往下做。' },
    ],
    hints: [
      { title: '一整天的将棋', text: '头衔战超过十个小时。棋盘动得少，用小画质就看得清。' },
      { title: 'M 联赛', text: '一天两场，按日期和队名排列。文件名以日期开头就不会乱。' },
    ],
    questions: [
      { question: '弹幕能留下吗？', answer: '不能，评论属于直播画面。' },
      { question: '回国之后还能用吗？', answer: '日本以外只能看一部分，能播放的才能选。' },
    ],
    meta_title: '指南：ABEMA 的免费期',
    meta_description:
      '频道与视频的区别、剩余时间、将棋和 M 联赛怎样选：赶在 ABEMA 免费期结束之前安排好要看的。',
  },
  lemino_downloader: {
    title: 'Lemino：从偶像的名字找起',
    intro: '2023 年由 dTV 变来的 Lemino，免费和会员作品混排。追星的人从出演者入手，找得快。',
    steps: [
      { title: '用 d 账号登录', text: '不是 docomo 的用户也能注册 d 账号。' },
      { title: '分清会员标记', text: '没有标记的是带广告的免费作品，有标记的要 Lemino 会员。' },
      { title: '搜团体名', text: '打歌、综艺、演唱会一起出来。只搜成员的名字，有时会漏。' },
      { title: '看存档到哪天', text: '拳赛和演出的回放有的只留几天，日期写在说明里。' },
    ],
    hints: [
      { title: '旧的收藏单', text: 'dTV 的收藏没有全部转过来。趁翻片单的时候重建一份。' },
      { title: '韩剧的声音', text: '以韩语原声加日文字幕为主，日语配音的不多。' },
    ],
    questions: [
      { question: 'd 动画商店的作品在里面吗？', answer: '不在，那是另一种会员，另有产品。' },
      { question: '旧的 dTV 网址还能打开吗？', answer: '会转到 Lemino，本店的旧地址也是这样。' },
    ],
    meta_title: '指南：Lemino 追星',
    meta_description:
      'd 账号、会员标记、按团体名搜索、回放的期限：在 Lemino 上找齐喜欢的节目并按时看完的办法。',
  },
  tver_downloader: {
    title: 'TVer：每周一小时，跟上日本民放',
    intro: 'TVer 上的一集，从播出活到下周同一时间。与其天天惦记，不如每周固定一个小时。',
    steps: [
      { title: '定一个时间', text: '周日中午合适：一周的日剧都到齐了，还没有被新的一集换掉。' },
      { title: '打开收藏', text: '注册免费的 TVer ID，收藏的节目就能记住。' },
      { title: '看“終了予定”', text: '每集都写着结束的日期和钟点，周一结束的排前面。' },
      { title: '只存看得完的', text: '一周五部就是五个小时，量力而行。' },
    ],
    hints: [
      { title: '大结局前的浓缩版', text: '各台会放出总集篇，有时限时开放全部集数，落下的可以那时补。' },
      { title: '地方台', text: '外地电视台的节目也在上面，旅行之前看看很有意思。' },
    ],
    questions: [
      { question: '为什么有的艺人画面被遮住？', answer: '有的事务所不允许网络使用影像，不是文件坏了。' },
      { question: '在日本以外能看吗？', answer: '基本不能，TVer 面向日本国内。' },
    ],
    meta_title: '指南：每周一次看 TVer',
    meta_description:
      '周日中午、收藏、终了预定：用每周固定的一小时，在 TVer 换集之前跟上日剧和综艺，不手忙脚乱。',
  },
  nhk_plus_downloader: {
    title: 'NHK 回看：七天里怎样安排',
    intro:
      'NHK Plus 的功能自 2025 年 10 月起由 NHK ONE 接手，多数节目播出后留七天。供签有收视合同的家庭参考。',
    steps: [
      { title: '办好合同确认', text: '用 NHK 账号登录并确认收视合同，之前画面上可能有提示遮挡。' },
      { title: '从过去的节目表选', text: '按日期翻一周的节目表，比搜索快。' },
      { title: '晨间剧五集一组', text: '周一到周五，每集十五分钟，周六的回顾是另一个条目。' },
      { title: '主音和副音', text: '副音可能是英语，也可能是给视障观众的解说，听几秒就知道。' },
    ],
    hints: [
      { title: '语言讲座', text: 'Eテレ 的讲座短、字幕全，一周一组连字幕存好，适合学日语。' },
      { title: '没有回看的节目', text: '有些体育和电影只有播出权，节目表里会标明。' },
    ],
    questions: [
      { question: '产品为什么还叫 NHK Plus？', answer: '很多人仍用这个名字来找，打开的是现在的页面。' },
      { question: '超过七天的节目呢？', answer: '另有收费的 NHK On Demand，不在这款产品的范围。' },
    ],
    meta_title: '指南：NHK 七天回看',
    meta_description: '合同确认、过去的节目表、晨间剧五集一组、主音与副音：在 NHK ONE 的七天回看期里安排好。',
  },
  fod_downloader: {
    title: 'FOD：凭时段找回老日剧',
    intro: '片名忘了，只记得是周一晚上九点播的。在 FOD 上，时段和年代就是线索。',
    steps: [
      { title: '准备 Windows 电脑', text: '这款产品的 Mac 版目前不出售。' },
      { title: '按时段找', text: '月九、木曜剧场、Noitamina，各有列表，往年代深处翻。' },
      { title: '看 Premium 标记', text: '有标记的包含在会员里，有价格的要单独租。' },
      { title: '勾到最后一集', text: '九十年代的日剧多为十一集，特别篇排在最后或另列。' },
    ],
    hints: [
      { title: '配乐可能不同', text: '老剧的歌曲有时因为网络授权换过，不是文件的问题。' },
      { title: '方形画面', text: '早年的作品是 4:3，两边留黑就好，不要拉宽。' },
    ],
    questions: [
      { question: '和 TVer 上的一样吗？', answer: '刚播出的几天重合，更早的集数归 FOD 会员。' },
      { question: '以前买的 Mac 版怎么办？', answer: '您的许可证不受影响，有疑问请通过联系表单告诉我们。' },
    ],
    meta_title: '指南：FOD 的老日剧',
    meta_description:
      '月九、木曜剧场、Noitamina：忘了片名也能凭时段和年代在 FOD 上找到日剧，并存进 Windows 电脑。',
  },
  hulu_jp_downloader: {
    title: 'Hulu 日本：正片和番外，排成一个顺序',
    intro: '日本电视台的日剧，番外常在 Hulu 日本上独家放出。把两边按该看的次序放进一个文件夹。',
    steps: [
      { title: '登录 hulu.jp', text: '它由日本电视台一方运营，和美国的 Hulu 不通用。' },
      { title: '读页面上的分栏', text: '“本編”旁边有“オリジナルストーリー”和花絮，有时另成一部作品。' },
      { title: '按日期定位置', text: '番外往往接在某一集之后，发布日期就是线索。' },
      { title: '编个号', text: '第五集之后的番外写成 05.5，排序不会乱。' },
      { title: '统一字幕或配音', text: '海外剧两种版本分开列，一开始就定好，免得中途换声。' },
    ],
    hints: [
      { title: '给孩子看的', text: '换到儿童档案，动画和教育节目一目了然。' },
      { title: '音乐特番', text: '长时间的音乐节目拆成几段，各段结束的日子可能不同。' },
    ],
    questions: [
      { question: '通过手机账单付费的，能用吗？', answer: '只要能用邮箱和密码登录 hulu.jp 就能用。' },
      { question: 'Hulu Store 租的电影呢？', answer: '租期内能播放就能选，期限以页面为准。' },
    ],
    meta_title: '指南：Hulu 日本的番外',
    meta_description: '正片、番外、花絮各在哪里，怎样编号：把日本电视台的日剧和 Hulu 独家内容排成一个顺序。',
  },
  niconico_downloader: {
    title: 'Niconico：连弹幕和作者一起留下',
    intro: '没有弹幕，Niconico 的视频少了一半味道。先尊重投稿者的意思，再把画面、弹幕和名字放在一起。',
    steps: [
      { title: '读说明', text: '许多投稿者写明是否允许转载或保存。不允许，就到此为止。' },
      { title: '打开收藏列表', text: '登录之后，“マイリスト”按添加的顺序排列。' },
      { title: '避开高峰', text: '一般会员在拥挤的时段画质会降，想留的作品换个时间。' },
      { title: '弹幕另存', text: '弹幕存成单独的文件，支持的播放器可以叠在画面上，也可以关掉。' },
    ],
    hints: [
      { title: '记住作者', text: '把投稿者和视频编号写进文件名，以后想道谢，找得到原来的页面。' },
      { title: '共享素材', text: 'Niconi Commons 的素材条件写得细，用在自己的作品里之前请先读。' },
    ],
    questions: [
      { question: '删掉的视频找得回来吗？', answer: '找不回来，只限公开期间能播放的。' },
      { question: '频道的付费视频呢？', answer: '付费后可播放的期间能选，请遵守频道的规定。' },
    ],
    meta_title: '指南：Niconico 连弹幕',
    meta_description:
      '读说明、收藏列表、避开高峰、弹幕另存：把投稿者允许保存的 Niconico 视频连同作者的名字留下。',
  },
  d_anime_downloader: {
    title: 'd Anime Store：从声优找到下一部',
    intro: '专门看动画的 d Anime Store，找法很多。看完一部，顺着声优和标签就有下一部。',
    steps: [
      { title: '用会员的 d 账号登录', text: '按月付费的会员即可，不限手机公司。' },
      { title: '点声优的名字', text: '作品页上点演员，就列出他出演的其他作品和角色。' },
      { title: '看清第几季', text: '第一季、第二季、剧场版是不同的条目，打开“シリーズ”核对次序。' },
      { title: '选集数', text: '一集二十四分钟，720p 约 400MB，一季 5GB 上下。' },
    ],
    hints: [
      { title: '二十五点是几点', text: '日本把凌晨一点写成二十五点，更新的日子看起来差一天。' },
      { title: '动画歌曲和舞台', text: '会员里还有动画歌曲演唱会和 2.5 次元舞台，从分类进去找。' },
    ],
    questions: [
      {
        question: '我看的是 Prime Video 里的频道。',
        answer: '那属于亚马逊的附加频道，请用 Amazon Prime Video 的产品。',
      },
      { question: '字幕有中文吗？', answer: '没有，以日语原声为主。' },
    ],
    meta_title: '指南：d Anime Store 找番',
    meta_description:
      '声优、标签、季的次序和空间：在 d Anime Store 上找到下一部动画，并把一季的集数整理到电脑。',
  },
  wowow_downloader: {
    title: 'WOWOW：从声音挑演唱会',
    intro: 'WOWOW 点播有直播、回看和存档三种。能留的是后两种，音乐节目要先看声音。',
    steps: [
      { title: '用 WEB 会员 ID 登录', text: '在 Windows 电脑上操作，Mac 版目前不出售。' },
      { title: '进“アーカイブ”', text: '同步直播不在范围，结束之后列出的存档才能选。' },
      { title: '看配信期限', text: '演出多半只留两周到一个月，日期在作品页上。' },
      { title: '比较声音', text: '演唱会选码率高的一条，比画面更影响感受。' },
    ],
    hints: [
      { title: '网球大赛', text: '一天几十场，按选手名筛，只留想看的。' },
      { title: '连续剧 W', text: '多为五六集，两个周末的晚上正好看完。' },
    ],
    questions: [
      { question: '只订了点播，没装天线，行吗？', answer: '能登录点播并播放就行。' },
      { question: '有的节目点播里没有。', answer: '那是只有播出权的节目，节目表上会有标记。' },
    ],
    meta_title: '指南：WOWOW 的演出与比赛',
    meta_description: '存档与期限、声音的选择、网球按选手筛：在 Windows 上整理 WOWOW 点播的演唱会和比赛。',
  },
}
