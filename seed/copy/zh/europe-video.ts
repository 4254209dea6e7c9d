import type { PageTexts } from '../text'

export const europeVideo: PageTexts = {
  canal_plus_downloader: {
    headline: '法国 Canal+，电影与原创剧同看',
    promise: 'Canal+ 以较早上线的院线片和原创剧见长，订阅者可以把点播作品留在电脑上看。',
    steps: [
      { title: '登录 myCANAL', text: '打开网站，用您的 Canal+ 订阅账户进入。' },
      { title: '选电影或原创剧', text: '《传奇办公室》等原创剧、近期院线片分别浏览。' },
      { title: '保存带双语的版本', text: '选法语原声或外语原声加法语字幕。' },
    ],
    features: [
      { title: '院线新片', text: '法国院线片在约定窗口期后上线，列表标出首播日。' },
      { title: '原创剧集', text: 'Création Originale 系列集中在一处。' },
      { title: '法语学习', text: '法语字幕与原声搭配，练听力很合适。' },
      { title: '附加频道', text: '您加购的影视频道作品也会列出。' },
      { title: 'VF 与 VOST', text: '法语配音和原声加字幕分别列为音轨，MKV 可以把两者放在一起。' },
      { title: '赛后回放不露比分', text: '橄榄球、足球和赛车的整场回放，文件名里不写比分。' },
      { title: '快到期的在前', text: '法国对院线片的播放期限很严，软件把临近结束的作品排到最上面。' },
    ],
    questions: [
      { question: '足球和橄榄球直播支持吗？', answer: '直播不支持，平台开放点播的赛后节目可试着选择。' },
      { question: '订阅的套餐不同，能看的也不同吗？', answer: '是的，可保存的范围随您的 Canal+ 套餐变化。' },
      {
        question: '可以为电影俱乐部放映吗？',
        answer: '俱乐部放映属于公开使用，应向发行方申请；个人订阅只供自家观看。',
      },
      { question: '需要机顶盒吗？', answer: '不需要，只要您的合约能在电脑上观看。' },
      {
        question: '法国的私人复制规定对我意味着什么？',
        answer:
          '法律允许从合法来源为自己复制，但有条件。请遵守这些条件和 Canal+ 合约；住在其他国家时，还要看当地的规定。',
      },
      {
        question: '一份许可证够全家用吗？',
        answer: '单品用于一台电脑。家里有三台电脑时，可以选全能套装的永久 3 台方案。',
      },
      {
        question: '其他国家的 Canal+ 账户可以吗？',
        answer: '法国或集团其他国家的合约账户都可以登录，列出的是您的合约包含的点播作品。',
      },
    ],
    meta_title: 'Canal+ 下载器：法国电影与剧',
    meta_description: 'Canal+ 的院线新片与原创剧留在电脑里看，法语字幕与原声可选，随订阅套餐列出可存的作品。',
  },
  tf1_plus_downloader: {
    headline: 'TF1+ 的法剧与真人秀，不怕错过',
    promise: '法国大台 TF1 的连续剧、侦探剧和《Koh-Lanta》，播后回看可以整理成自己的清单。',
    steps: [
      { title: '登录 TF1+', text: '注册免费账户或使用高级订阅登录。' },
      { title: '选择回看', text: '按节目或播出日期查找刚播完的内容。' },
      { title: '存成一周清单', text: '勾选本周几集，保存后按日期排列。' },
    ],
    features: [
      { title: '侦探剧', text: '《HPI》等热门法剧按季归档，追更时标记新集。' },
      { title: '真人秀', text: '冒险与歌唱类节目按期数整理。' },
      { title: '日间连续剧', text: '每日播出的连续剧可按周成组。' },
      { title: '隐藏字幕', text: '法语字幕可单独存下，帮助理解口语。' },
      {
        title: '分段的晚会',
        text: '晚间节目有时切成几段，会按先后保存，也可以接成一个文件。看的时候不用自己找下一段。',
      },
      {
        title: '集团各频道',
        text: 'TMC、TFX、TF1 Séries Films 与 LCI 一起检索，不必记住节目属于哪一家频道。',
      },
      { title: '整季限时开放', text: '法剧有时整季开放一段时间，可以一次全部存下。开放期过后就不能再选。' },
    ],
    questions: [
      { question: '广告会留在文件里吗？', answer: '软件处理正片，平台上的广告请照常观看。' },
      { question: '在法国以外看得到吗？', answer: 'TF1+ 的地区开放由其规定，无法播放的内容也不能保存。' },
      {
        question: '录下的节目能上传到视频网站吗？',
        answer: '不能，法国法律只为来源合法的家庭内私人复制留有余地。',
      },
      {
        question: '回看一般保留多久？',
        answer: '日播剧通常一周左右，有的更长。TF1+ 写明最后一天的，软件会显示出来。',
      },
      { question: 'TF1 和 LCI 的直播能录吗？', answer: '不能。产品处理的是回看，通常在播出后不久就会出现。' },
      {
        question: '要向 TF1 付费吗？',
        answer: '免费部分不用，标有 Premium 的作品则需要那项订阅，软件按您的账户显示。',
      },
      {
        question: '它以前叫 MYTF1 吗？',
        answer: '是的，2024 年起由 TF1+ 接替，本产品对应的是现在的服务。TF1 各频道的回看都在那里。',
      },
    ],
    meta_title: 'TF1+ 下载器：法剧与真人秀',
    meta_description:
      '整理 TF1+ 的法国侦探剧、真人秀与日间连续剧，按周成组，法语字幕单独保存，错过首播也能跟上。',
  },
  m6_plus_downloader: {
    headline: 'M6+ 的厨艺与乡村恋曲，慢慢回味',
    promise: '原来的 6play 如今叫 M6+，厨艺赛、相亲节目和美剧的回看可以留在电脑里。',
    steps: [
      { title: '登录 M6+', text: '用旧的 6play 账户也能进入。' },
      { title: '按栏目选择', text: '美食、装修、情感、美剧，点开栏目选期数。' },
      { title: '逐期保存', text: '按播出顺序存下，整季看完再清理。' },
    ],
    features: [
      { title: '厨艺竞赛', text: '《Top Chef》各期按轮次命名，不会提前知道决赛结果。' },
      { title: '家装节目', text: '改造前后的节目可收进灵感文件夹。' },
      { title: 'W9 与 6ter', text: '姐妹频道的节目归入同一库。' },
      { title: '儿童时段', text: 'Gulli 等儿童内容单独分类。' },
      {
        title: '幽默短剧整组保存',
        text: '《Scènes de ménages》由许多小段组成，可以一次存一组，放进同一个文件夹。午休时正好看几段。',
      },
      {
        title: '做菜时随时倒回',
        text: '本地文件可以随时倒回十秒，手上沾着面粉也不耽误，做完一步再放下一步。',
      },
      {
        title: '不带广告',
        text: '文件里只有节目，广告留在 M6+ 上，平台靠它维持。您也可以平时在线收看，支持平台。',
      },
    ],
    questions: [
      { question: '6play 时期的收藏还在吗？', answer: '收藏由平台账户保存，登录后软件会读取仍在线的节目。' },
      { question: '付费版与免费版有差别吗？', answer: '付费版的可看内容更多，软件只显示您有权播放的。' },
      {
        question: '菜谱视频能剪进我的频道吗？',
        answer: '不能直接使用，节目版权属于电视台，您的副本仅供自己在家观看。',
      },
      { question: '一定要注册吗？', answer: 'M6+ 的回看需要免费账户，请先登录。' },
      {
        question: '节目下架前有多少时间？',
        answer:
          '每个节目不同。竞赛的前几轮可能在决赛之前就下架，不要等到整季结束才保存。看到想留的一期就当天存好。',
      },
      { question: '法国以外能看吗？', answer: 'M6+ 面向法国观众，在国外显示什么由它决定，软件不改变。' },
      { question: '哪些内容不能选？', answer: '电影和部分美剧往往没有回看，M6+ 不播放的也就无法选择。' },
    ],
    meta_title: 'M6+ 下载器：法国真人秀回看',
    meta_description:
      '保存 M6+ 的厨艺竞赛、家装与情感节目，M6、W9、6ter、Gulli 一库管理，原 6play 账户可继续用。',
  },
  france_tv_downloader: {
    headline: '法国公共电视的纪录片，静心收看',
    promise: 'france.tv 汇集 France 2 到 France 5 的节目，把感兴趣的纪录片和剧集排进电脑。',
    steps: [
      { title: '打开 france.tv', text: '免费注册账户后即可浏览。' },
      { title: '从频道或主题入手', text: '历史、科学、戏剧、体育，按主题查找。' },
      { title: '趁上架期间保存', text: '查看下架日期，选中后保存。' },
    ],
    features: [
      { title: '纪录片系列', text: '地理历史类专题按系列排列，附节目简介。' },
      { title: '环法与法网', text: '平台放出的赛后点播可与纪录片分开。' },
      { title: '地方新闻', text: 'France 3 各大区节目按地区归类。' },
      { title: '儿童与教育', text: 'Okoo、Lumni 的教育内容单放一处。' },
      { title: '无障碍版本', text: 'France Télévisions 提供的听障字幕和口述影像会一并保留。' },
      { title: '期限写在列表里', text: '公共电视的播放权因节目而异，结束日期直接列出。' },
      {
        title: '标题频道日期',
        text: '每个文件都写明标题、频道和播出日，片库多了也好找。面向年轻观众的 Slash 也能按频道查找。',
      },
    ],
    questions: [
      { question: '收看要付费吗？', answer: 'france.tv 免费，但观看地区与期限由版权决定。' },
      {
        question: '可以用在法语课上吗？',
        answer: '教学用途法国有专门规定，请先确认；本产品针对个人离线观看。',
      },
      { question: '下架的节目如何重看？', answer: '请等候重播，软件不能取得已下架的节目。' },
      {
        question: '直播频道能存吗，比如 franceinfo？',
        answer: '不能。新闻节目当天稍后会进入回看列表，到时可以选择。没有进入列表的节目无法取得。',
      },
      {
        question: '外国电影有原声吗？',
        answer: '很多都有。france.tv 同时提供 VF 与 VO 时，两者都列为音轨。',
      },
      { question: '在比利时或瑞士能看吗？', answer: '一部分内容只限法国，软件遵从这些限制。' },
      {
        question: '免费的平台，为什么软件收费？',
        answer: 'france.tv 由公共资金支持，我们只对保存与整理的软件收费。',
      },
    ],
    meta_title: 'france.tv 下载器：纪录片',
    meta_description:
      '法国公共电视 france.tv 的纪录片、剧集、地方新闻与儿童教育节目，按主题整理，标明下架日期。',
  },
  joyn_downloader: {
    headline: '德语区的 Joyn，免费剧也能离线',
    promise: 'ProSieben、SAT.1 等台的节目都在 Joyn，把喜欢的综艺和剧集存好，火车上看。',
    steps: [
      { title: '登录 Joyn', text: '免费用户与 PLUS+ 会员都可登录。' },
      { title: '找媒体库内容', text: '在媒体库里按电视台或类型查找点播节目。' },
      { title: '存好出发', text: '选中整季或单集，文件按播出日期命名。' },
    ],
    features: [
      { title: '综艺大户', text: 'ProSieben 的选秀和猜谜节目按季整理。' },
      { title: 'PLUS+ 专享', text: '会员独有的剧集与电影带有标记。' },
      { title: '三国站点', text: '德国、奥地利、瑞士站点分别显示各自的节目。' },
      { title: '德语字幕', text: '有字幕的作品可连同德语字幕一起存。' },
      { title: '只看完整单集', text: 'Joyn 把正片和片段混在一起，筛选之后只留下完整的单集。' },
      { title: '其他台的片库', text: 'Joyn 还收录别家电视台的片库，保存方法相同。' },
      { title: '有英语原声时', text: '少数剧集除德语外还带英语原声，保存前可以选择。' },
    ],
    questions: [
      {
        question: '免费内容里的广告怎么办？',
        answer: '软件存的是节目本身，在 Joyn 上观看时请照常接受广告。',
      },
      { question: '直播频道可以录吗？', answer: '本产品不做直播录制，只处理媒体库。' },
      {
        question: '存下的综艺可以做成集锦发布吗？',
        answer: '发布需要电视台授权，个人使用仅指您自己离线观看。',
      },
      {
        question: '三个国家要分别买许可证吗？',
        answer: '不用。德国、奥地利、瑞士是同一个产品，片单随您打开的站点而定。',
      },
      { question: '为什么找不到某部美剧？', answer: '美剧的播放许可常常不含媒体库，或者很早就到期。' },
      {
        question: '德国法律怎么看私人复制？',
        answer:
          '《著作权法》第 53 条允许从并非明显违法的来源为私人复制，但不得绕过有效的保护措施。请只保存这条规定和 Joyn 条款允许的内容。',
      },
      {
        question: '选秀节目怎么排列？',
        answer: '模特、厨艺和生存类的长寿节目按季和周次列出。想从哪一季开始补都可以，不必从头翻找。',
      },
    ],
    meta_title: 'Joyn 下载器：德国综艺与剧',
    meta_description:
      'Joyn 媒体库里的 ProSieben、SAT.1 综艺与剧集存到电脑，三国站点、PLUS+ 标记、德语字幕分得清楚。',
  },
  rtl_plus_downloader: {
    headline: 'RTL+ 的丛林营，一季不落',
    promise: '从丛林真人秀到 VOX 的生活节目，RTL+ 会员可以把点播集数归档到电脑。',
    steps: [
      { title: '登录 RTL+', text: '使用 RTL+ 会员账户，确认当前套餐。' },
      { title: '按频道挑节目', text: 'RTL、VOX、NTV、Super RTL 分频道列出。' },
      { title: '下载并排序', text: '按首播日期排列，未看集数有标记。' },
    ],
    features: [
      { title: '每日剧', text: '《GZSZ》这类日播剧可按月分组，跳集也找得到。' },
      { title: '真人秀全季', text: '长季节目折叠显示，淘汰结果不外露。' },
      { title: '纪实新闻', text: 'NTV 的纪录片单独成类。' },
      { title: '先行集数', text: '会员可提前看到的集数会标明首播时间。' },
      { title: '直接跳到第几集', text: '日播剧有几千集，输入集数就能到达，不用一直往下翻。' },
      { title: '德语字幕', text: '许多自制节目带德语字幕，存为文字，学德语时可以对照。不需要时不勾选即可。' },
      {
        title: '三种命名方式',
        text: '保存前从三种命名规则里选一种，之后照此执行，几千集的日播剧也排得整齐。',
      },
    ],
    questions: [
      { question: '套餐里的音乐和有声书能存吗？', answer: '不能，本产品只支持视频部分。' },
      { question: '匈牙利的 RTL+ 也适用吗？', answer: '本产品针对德国的 RTL+，其他国家的同名服务不同。' },
      { question: '可以发给朋友一起追吗？', answer: '请各自订阅收看。您的文件只能在会员条款许可下自用。' },
      {
        question: '体育直播可以录吗？',
        answer: '不可以，只有之后放进点播的内容才能选择。正在进行的比赛不在产品范围内。',
      },
      {
        question: '含广告的方案能用吗？',
        answer: '能，可以选择的内容由您订的方案决定，含不含广告都一样处理，广告本身不进入文件。',
      },
      {
        question: '使用时要记住什么？',
        answer: '每份副本都只供私人使用，来自您自己付费或免费的访问权，并且不超出 RTL 的条款和法律。',
      },
      {
        question: '怎样购买？',
        answer: '先免费试用，满意之后再选一个月、一年或永久许可证。试用会告诉您，您的方案能打开哪些节目。',
      },
    ],
    meta_title: 'RTL+ 下载器：德国真人秀',
    meta_description:
      '德国 RTL+ 会员的点播归档：日播剧按月分组、真人秀全季折叠、VOX 与 NTV 分频道，未看集数有标记。',
  },
  bbc_iplayer_downloader: {
    headline: 'BBC iPlayer 的纪录片与英剧，按系列收好',
    promise: '《神探夏洛克》《蓝色星球》这样的经典，iPlayer 开放期间可以排进您的离线清单。',
    steps: [
      { title: '登录 BBC 账户', text: '在英国使用 BBC 账户登录，并确认持有电视牌照。' },
      { title: '找系列或合集', text: '自然纪录片、侦探剧、喜剧都有完整合集。' },
      { title: '确认可看天数', text: '作品页显示剩余天数，选好后保存。' },
    ],
    features: [
      { title: '自然纪录片', text: '按海洋、极地、鸟类等题材建清单。' },
      { title: '手语与口述影像', text: '平台提供的手语版、口述影像版可单独选择。' },
      { title: '英语字幕', text: '英语字幕另存，精听与跟读都方便。' },
      { title: '地区频道', text: '苏格兰、威尔士、北爱的节目分别归类。' },
      { title: '字幕可带颜色', text: '几乎所有节目都有字幕，可以保留区分说话人的彩色版，或存成普通文字。' },
      { title: '经典剧整部选', text: '老剧不时回到 iPlayer，一整部可以一次选定。' },
      { title: '睡前故事合集', text: 'CBeebies 五分钟一集的故事，可以合放在一个文件夹里。' },
    ],
    questions: [
      { question: '没有电视牌照能用吗？', answer: '收看 iPlayer 依法需要牌照，请先办妥。' },
      {
        question: '与 iPlayer 自带下载有何不同？',
        answer: '自带下载有自己的期限与设备规则；使用本软件时也请遵守 BBC 条款，只为本人观看。',
      },
      { question: 'BBC Sounds 的广播节目支持吗？', answer: '不支持，本产品只处理 iPlayer 的电视节目。' },
      {
        question: '录下的节目可以一直留着吗？',
        answer:
          'BBC 的条款对下载有时间限制，英国法律对私人复制也另有看法。请只保存两者都允许的内容，在家中观看。',
      },
      {
        question: '出国度假时能用吗？',
        answer: 'iPlayer 面向英国，请在出发之前存好。在中国旅行时也同样无法打开。',
      },
      { question: '电视牌照有什么要求？', answer: '在英国使用 iPlayer 必须持有牌照，并且覆盖您的住址。' },
      { question: '字幕能帮助学英语吗？', answer: '能，文字可以另存，一边看一边对照。' },
    ],
    meta_title: 'BBC iPlayer 下载器：英剧纪录片',
    meta_description:
      '持电视牌照的您可把 BBC iPlayer 的英剧与自然纪录片排进离线清单，英语字幕另存，标出剩余天数。',
  },
  itvx_downloader: {
    headline: '《加冕街》和真人秀，ITVX 一周看完',
    promise: 'ITVX 的肥皂剧、侦探剧和真人秀更新频繁，先存到电脑，周末集中看。',
    steps: [
      { title: '登录 ITVX', text: '免费账户或 Premium 账户均可。' },
      { title: '从高频更新的节目选起', text: '肥皂剧每周多集，按日期勾选。' },
      { title: '周末前存好', text: '让队列在夜间完成，周六即可连看。' },
    ],
    features: [
      { title: '肥皂剧跟进', text: '自动接着上次的集数往后列。' },
      { title: '恋爱真人秀', text: '《Love Island》每晚一集，按播出日期编号。' },
      { title: '侦探剧', text: 'ITV 的老牌侦探剧按主角归类。' },
      { title: 'Premium 作品', text: '付费会员可看的英剧单独标注。' },
      {
        title: '整部新剧一晚看完',
        text: '新剧常常整部上线，可以把全部分集一起加入。分集按先后编号，周末可以连着看完。',
      },
      { title: '老节目可检索', text: '资料库追溯到几十年前，按片名和年份查找。' },
      {
        title: '没有存下会提示',
        text: '某一集没能存下时，软件会在列表里写明，您回来再处理。其余的集数不受影响。',
      },
    ],
    questions: [
      { question: '免费版有广告，会影响保存吗？', answer: '广告留在平台上，软件只整理节目正片。' },
      {
        question: '我在海外生活，能看 ITVX 吗？',
        answer: 'ITVX 面向英国，且只许个人观看；海外请使用当地有授权的平台。',
      },
      { question: '一定要订 Premium 吗？', answer: '只有 ITVX 留给 Premium 的作品才需要。' },
      {
        question: '节目会保留多久？',
        answer: '最近的肥皂剧大约一个月，整套剧集更长。ITVX 写明最后一天的，队列可以按日期排序。',
      },
      {
        question: '苏格兰的 STV 也包括吗？',
        answer: '不包括，STV Player 是另一项服务，需要的话请以它自己的网站为准。',
      },
      {
        question: 'ITV 的足球能存吗？',
        answer: '点播的集锦可以像其他节目一样打开。ITV1 至 ITV4 的直播，包括足球直播，都不在支持之内。',
      },
      {
        question: '保存节目合法吗？',
        answer: '取决于 ITV 的条款和英国法律。只在您有权这样做时保存，并且只给自己看。',
      },
    ],
    meta_title: 'ITVX 下载器：英国肥皂剧',
    meta_description:
      '跟进 ITVX 的《加冕街》、恋爱真人秀与侦探剧：自动接续集数、按播出日期编号，周末集中离线观看。',
  },
  channel_4_downloader: {
    headline: '烘焙大赛之后，再看一部外语剧',
    promise: '英国 Channel 4 既有烘焙竞赛和纪实节目，也有 Walter Presents 精选的外语剧。',
    steps: [
      { title: '登录 Channel 4', text: '用免费账户登录，Channel 4+ 会员亦可。' },
      { title: '选类别', text: '纪实、喜剧、烘焙、世界剧集，各类独立列表。' },
      { title: '带英语字幕保存', text: '外语剧配英语字幕，选好一起存下。' },
    ],
    features: [
      { title: 'Walter Presents', text: '北欧、法国、意大利等地的剧按国家排列。' },
      { title: 'Film4 电影', text: '限时上线的独立电影标出截止日。' },
      { title: '社会纪实', text: '系列纪录片按主题收纳。' },
      { title: '烘焙笔记', text: '给每期烘焙节目写下做的点心。' },
      {
        title: '一周加一集',
        text: '烘焙大赛一季十周，可以每周加一集，也可以播完再全部加入。一季存完放在同一个文件夹。',
      },
      { title: '喜剧资料库', text: '九十年代和两千年代的情景喜剧按季保存，老剧也能从第一季看起。' },
      { title: '命名只设一次', text: '定好一套命名规则，之后的节目都照此执行。不喜欢时随时再改。' },
    ],
    questions: [
      {
        question: '从前的 All 4 是同一项服务吗？',
        answer: '是的，它现在就叫 Channel 4，本产品对应的也是它。',
      },
      { question: '英语以外的字幕有吗？', answer: '通常只有英语字幕，以页面显示为准。' },
      {
        question: '烘焙教室可以放节目吗？',
        answer: '不可以用作营业播放。存下的节目只能您自己在许可期内看。',
      },
      { question: '要向 Channel 4 付费吗？', answer: '服务免费，带有广告；Channel 4+ 会去掉其中大部分。' },
      {
        question: '需要电视牌照吗？',
        answer: '按现行规定，只看 Channel 4 的回看不需要；收看电视直播和 BBC iPlayer 则需要。',
      },
      {
        question: '在爱尔兰或度假时能用吗？',
        answer: '服务面向英国，请在离开之前存好。软件不会改变平台的地区规定，中国也无法打开。',
      },
      { question: '字幕会保留颜色吗？', answer: '存为普通文字，说话人的颜色并非每个来源都有。' },
    ],
    meta_title: 'Channel 4 下载器：烘焙与外语剧',
    meta_description:
      'Channel 4 的烘焙大赛、社会纪实、Film4 电影与 Walter Presents 外语剧，按国家和主题存到电脑。',
  },
  raiplay_downloader: {
    headline: '意大利公视的好戏，带字幕细品',
    promise: 'RaiPlay 免费开放 Rai 各台的剧集、歌剧和老电影，学意大利语的人尤其用得上。',
    steps: [
      { title: '打开 RaiPlay', text: '注册 Rai 账户，免费浏览全部栏目。' },
      { title: '挑剧集或音乐节', text: '侦探剧、圣雷莫音乐节、文化节目都可找到。' },
      { title: '存字幕与画面', text: '意大利语字幕若有提供，一并保存。' },
    ],
    features: [
      { title: '侦探与小说改编', text: '《蒙塔巴诺探长》等按季保存。' },
      { title: 'Teche 老资料', text: 'Rai 资料馆的老节目按年代收纳。' },
      { title: '歌剧与音乐会', text: '长时间演出不分割，幕次写进备注。' },
      { title: '儿童 Yoyo', text: 'Rai Yoyo 动画放进亲子文件夹。' },
      { title: '一部一个文件', text: 'Rai 1 的侦探剧每集常有九十分钟，一部影片存成一个文件。' },
      {
        title: '那不勒斯日播剧',
        text: '《Un posto al sole》工作日播出，文件编好号，不会弄混。中断几天也能接上。',
      },
      { title: '圣雷莫五晚', text: '音乐节的五个晚上可以整晚保存，也可以按单首演出，看 RaiPlay 怎样提供。' },
    ],
    questions: [
      { question: '需要订阅吗？', answer: 'RaiPlay 免费，但部分节目只在意大利境内开放。' },
      { question: '意大利语初学者适合看什么？', answer: '可从带字幕的儿童节目开始，存下后随时暂停重听。' },
      {
        question: '音乐节片段可以做成手机铃声吗？',
        answer: '请不要这样使用，演出的权利属于艺人与电视台，您可做的只是个人观赏。',
      },
      {
        question: '直播频道和体育能录吗？',
        answer: '不能。很多节目播出后会进入点播，比赛却常常没有，因为播放权随终场结束。',
      },
      { question: 'Rai 的广播节目在内吗？', answer: '不在，RaiPlay Sound 是另一项服务。' },
      {
        question: '免费节目为什么还要考虑版权？',
        answer:
          '免费观看不等于可以复制。意大利法律对私人复制设有条件，Rai 也有自己的条款，请在两者之内使用。',
      },
      { question: '电影会下架吗？', answer: '意大利电影每周更换，每部都显示结束的日期。' },
    ],
    meta_title: 'RaiPlay 下载器：意大利剧',
    meta_description:
      '免费的 RaiPlay：蒙塔巴诺探长、圣雷莫音乐节、歌剧与老资料，配意大利语字幕存到电脑慢慢学。',
  },
  mediaset_infinity_downloader: {
    headline: 'Canale 5 的夜间综艺，改天再看',
    promise: 'Mediaset Infinity 汇集 Canale 5、Italia 1、Rete 4，把想补的意大利节目列成单子。',
    steps: [
      { title: '登录 Mediaset', text: '免费账户即可看大部分点播，Infinity+ 则需订阅。' },
      { title: '从频道进入', text: '三大频道和专题频道分别列出节目。' },
      { title: '选期数保存', text: '综艺按播出日，剧集按季保存。' },
    ],
    features: [
      { title: '真人秀', text: '《Grande Fratello》的正片与日播精选分列。' },
      { title: '土耳其剧', text: '意语配音的土耳其连续剧按周更新。' },
      { title: '晚间访谈', text: '谈话节目可只保存您感兴趣的一段。' },
      { title: 'Infinity+ 电影', text: '订阅的电影与免费节目不会混在一起。' },
      { title: '每月一个文件夹', text: '《Uomini e donne》每个工作日播出，可以一个月放一个文件夹。' },
      { title: '输入首尾集数', text: '土耳其剧和西班牙剧集数很多，写下起止编号就能加入。' },
      { title: '片段一键隐藏', text: '勾选完整单集，成千上万的短片就从列表里消失。' },
    ],
    questions: [
      { question: '足球比赛的回放有吗？', answer: '要看平台当季拥有的权利，点播中能播放的才可选择。' },
      { question: '在西班牙的 Mediaset 也能用吗？', answer: '西班牙的 Mitele 是另一项服务，不在本产品内。' },
      { question: '综艺片段能拿去做表情视频吗？', answer: '公开发布须经许可，存下的节目请仅作个人消遣。' },
      { question: '哪些部分免费？', answer: 'Mediaset 各频道的节目大多免费，电影和部分剧集属于 Infinity+。' },
      { question: '分成几段的晚会能接成一个文件吗？', answer: '能，各段按顺序列出，可以接成一个 MP4。' },
      {
        question: '欧冠比赛能存吗？',
        answer: '只有点播里向您的账户开放的才行，直播不录。点播的集锦以账户为准。',
      },
      { question: '意大利以外可以用吗？', answer: '只有 Mediaset Infinity 在您所在地能播放时才可以。' },
    ],
    meta_title: 'Mediaset Infinity 下载器',
    meta_description:
      'Canale 5、Italia 1、Rete 4 的综艺、真人秀、土耳其剧与 Infinity+ 电影，按频道归档，改天离线补看。',
  },
  movistar_plus_downloader: {
    headline: 'Movistar 的西班牙原创剧，一部部存好',
    promise: 'Movistar Plus+ 以自制剧和电影见长，订阅者可把点播内容按季放进电脑。',
    steps: [
      { title: '登录 Movistar', text: '使用订阅账户，不论是否为 Movistar 宽带用户。' },
      { title: '选原创剧或电影', text: '《La Mesías》《Antidisturbios》等自制剧有独立专区。' },
      { title: '选原声与字幕', text: '外语片可选原声加西班牙语字幕，随后保存。' },
    ],
    features: [
      { title: '自制剧专区', text: '按年份排列，一部剧一个封面。' },
      { title: '西语电影', text: '西班牙与拉美电影各成一类。' },
      { title: '访谈与幽默秀', text: '日播的脱口秀按日期存放。' },
      { title: '文化纪录', text: '体育、音乐题材的纪录片可单独收藏。' },
      { title: '双语音轨', text: '电影和外国剧通常带西班牙语和原声，两条都留下，家人各听各的。' },
      { title: '过去七天', text: '深夜脱口秀可以在周日一次收齐，节目单里是最近一周播出的内容。' },
      {
        title: '足球比赛回放',
        text: '西甲回放的文件名写球队和轮次，在平台开放期间可以选择，自行车和高尔夫也有回放。',
      },
    ],
    questions: [
      { question: '西甲直播能存下来吗？', answer: '不能，本产品面向点播剧集、电影与节目。' },
      { question: '最近七天的回看支持吗？', answer: '回看内容以平台网页能播放的为准，请先试用。' },
      { question: '在语言学校播放西语剧可以吗？', answer: '个人订阅不包含课堂播放，请限于自己学习与观看。' },
      {
        question: '必须是 Movistar 的手机用户吗？',
        answer: '不必，在西班牙任何人都可以单独订阅 Movistar Plus+。',
      },
      {
        question: '需要哪一种方案？',
        answer: '能在浏览器里播放该作品的方案就行。电影和足球套餐会增加作品，软件显示您已有的部分。',
      },
      { question: '合约怎样计算设备？', answer: 'Movistar 限制同时观看的数量，本软件算作一个浏览器。' },
      {
        question: '西班牙的私人复制指什么？',
        answer: '由您本人、为您自己、从合法途径得到的副本。Movistar 的条款可能更严，此时以条款为准。',
      },
    ],
    meta_title: 'Movistar Plus+ 下载器：西语剧',
    meta_description:
      'Movistar Plus+ 的西班牙自制剧、西语电影、脱口秀与纪录片，一部剧一个封面，字幕原声任意搭配。',
  },
  rakuten_tv_downloader: {
    headline: '租来的新片，在期限内好好看',
    promise: '在 Rakuten TV 租借或购买的影片，可以在许可期限内放进笔记本带上路。',
    steps: [
      { title: '登录 Rakuten TV', text: '打开您所在欧洲国家的站点并登录。' },
      { title: '进入“我的影片”', text: '租借、已购和免费影片分栏显示。' },
      { title: '选版本保存', text: '确认原声或配音版本后开始。' },
    ],
    features: [
      { title: '租期提示', text: '租借影片显示开始观看后的剩余小时数。' },
      { title: '已购影片柜', text: '购买的影片按导演或年份排列。' },
      { title: '免费频道影片', text: '平台免费开放的点播影片另成一类。' },
      { title: '多国配音', text: '同一影片的各国语言版本一目了然。' },
      { title: '度假屋里也能看', text: '买下的影片存好之后，到了度假屋不用打听 Wi-Fi 密码。' },
      { title: '自制纪录片', text: '足球人物等 Rakuten 自制纪录片，在许多地方免费。' },
      {
        title: '不用按月订阅',
        text: '平台按单部影片出售，只看一部也可以使用软件。看完一部，再决定下一部。',
      },
    ],
    questions: [
      { question: '租期一过还能观看吗？', answer: '不能继续观看，文件也请删除，因为租借只给予限时的权利。' },
      { question: '日本的 Rakuten TV 也支持吗？', answer: '本产品对应欧洲的 Rakuten TV，日本服务不同。' },
      { question: '已购影片能保存几份？', answer: '自用一份已经足够，不要制作多份分给别人。' },
      {
        question: '免费频道包括在内吗？',
        answer: '不包括，滚动播出的频道属于直播。请从免费影片栏目里选择，那里的作品可以随时点播。',
      },
      {
        question: '能存 UHD 版吗？',
        answer: '只有您为它付费、并且在您的电脑上能播放时才行。HD 与 UHD 在 Rakuten TV 是分开的商品。',
      },
      {
        question: '买下的影片就归我所有吗？',
        answer: '您得到的是 Rakuten 条款所写的观看权。条款和当地法律允许时，才可以为自己复制。',
      },
      {
        question: '看亚洲剧的 Viki 也是这个产品吗？',
        answer: '不是，Rakuten Viki 是另一项服务，在商店里有自己的页面。',
      },
    ],
    meta_title: 'Rakuten TV 下载器：租借影片',
    meta_description:
      '把在 Rakuten TV 租借、购买的影片带上路：显示租期剩余、按导演排列已购影片，限本人期限内观看。',
  },
  skyshowtime_downloader: {
    headline: 'SkyShowtime 的院线片与美剧',
    promise: '在北欧、西班牙、荷兰和中东欧提供的 SkyShowtime，汇集环球、派拉蒙与 Sky 的作品。',
    steps: [
      { title: '登录账户', text: '在服务开放的国家登录 SkyShowtime。' },
      { title: '选制片厂', text: '环球、派拉蒙、Sky Studios、Showtime，各有专栏。' },
      { title: '保存到对应文件夹', text: '影片按出品方放入各自的文件夹。' },
    ],
    features: [
      { title: '按出品方浏览', text: '环球、派拉蒙、尼克、梦工厂等来源分开，找片少走弯路。' },
      { title: '系列电影', text: '一个系列的几部影片按上映顺序排好。' },
      { title: '当地配音', text: '捷克语、波兰语、匈牙利语等配音在有提供时可选。' },
      { title: '家庭动画', text: '梦工厂动画等合家欢影片单列。' },
      { title: '字幕随国家', text: '服务覆盖二十多个国家，字幕和音轨跟随您所在的那一个。' },
      { title: '整季或单集', text: '剧集可以整季勾选，也可以只选几集。保存前先选好声音与字幕。' },
      { title: '广告方案与标准方案', text: '软件只看您的方案在电脑上能播放什么，不会超出。' },
    ],
    questions: [
      {
        question: '这个产品还能购买吗？',
        answer: '购买状态以本页显示为准；已经拥有许可证的用户可在账户里查看。',
      },
      { question: '英国有 SkyShowtime 吗？', answer: '没有，英国由 Sky 自己的服务提供相关作品。' },
      { question: '存片后退订可以吗？', answer: '退订后观看权利即告结束，请把存下的影片一并删除。' },
      {
        question: '为什么页面上没有价格？',
        answer:
          '这款产品目前不再出售许可证。需要同时用几个平台时，可以选择视频全能套装。套装一次涵盖多项服务。',
      },
      { question: '我的永久许可证能计入套装吗？', answer: '能，和同一系统上其他永久视频单品一样计算。' },
      {
        question: '已有许可证的人先做什么？',
        answer: '安装最新版本，先存一集短的。登录页若打不开，排很长的队列也没有用。',
      },
      { question: '我手里的许可证怎么办？', answer: '它按您购买时的条件留在账户里，有问题请联系客服。' },
    ],
    meta_title: 'SkyShowtime 下载器（已停售）',
    meta_description:
      'SkyShowtime 在北欧、伊比利亚与中东欧提供环球、派拉蒙和 Sky 的作品，本页介绍按制片厂归档的方法。',
  },
  now_tv_downloader: {
    headline: 'NOW 会员的 Sky 剧集与电影',
    promise: '英国和爱尔兰的 NOW 按会员类型开放内容，娱乐与电影会员的点播作品各归一处。',
    steps: [
      { title: '登录 NOW', text: '确认您持有的是娱乐、电影还是其他会员。' },
      { title: '按会员类型选片', text: '娱乐会员看剧集，电影会员看电影，列表据此显示。' },
      { title: '分类存放', text: '剧集和电影分开存放，保存后自动归入各自的文件夹。' },
    ],
    features: [
      { title: '会员对照', text: '一张表看清每部作品属于哪种会员。' },
      { title: 'Sky 原创', text: 'Sky 出品的英剧按季整理。' },
      { title: '电影轮换', text: '电影会员的影片会轮换，临下架的先提示。' },
      { title: '按月订阅友好', text: '短期会员也能列出当月要看的清单。' },
      {
        title: 'Boost 照样有效',
        text: '画面与声音跟随您的会员，有没有 Boost 都按会员显示。软件不会给出更高的规格。',
      },
      {
        title: '周末看得完',
        text: 'Sky 的犯罪剧和历史剧一季不长，适合一个周末。一季可以一次勾选，也能分几次保存。',
      },
      { title: '暂停会员时', text: '会员可以按月暂停，能保存的是会员有效的月份里勾选的作品。' },
    ],
    questions: [
      { question: '体育会员的赛事支持吗？', answer: '直播赛事不支持。' },
      { question: '香港的 Now TV 是同一家吗？', answer: '不是，香港的 Now TV 是另外的服务，本产品不适用。' },
      {
        question: '已停售的话，老用户还能使用吗？',
        answer: '请在账户中查看许可证情况；无论何时，观看都要以有效的 NOW 会员为前提，且限本人。',
      },
      {
        question: '这款产品现在能买吗？',
        answer: '不能，已经停止出售。其他服务的页面和套装会写明目前可以购买的产品。',
      },
      {
        question: '手上的版本怎样检查？',
        answer: '安装最新版，先试一部半小时的喜剧。声音与画面都正常，再试更长的作品。有问题可以写信给客服。',
      },
      {
        question: '不用的许可证会失去价值吗？',
        answer: '不会，永久许可证在同一系统上仍可计入视频全能套装。',
      },
      {
        question: '存下的文件有什么规则？',
        answer: '在会员有效期间私下观看，以 NOW 的条款和英国或爱尔兰的法律为准。',
      },
    ],
    meta_title: 'NOW（Sky）下载器（已停售）',
    meta_description:
      '说明如何按会员类型整理 NOW 的 Sky 剧集与电影，提示临近下架的影片，供英国和爱尔兰会员参考。',
  },
  videoland_downloader: {
    headline: '荷兰的 Videoland，剧与真人秀都收',
    promise: 'RTL Nederland 旗下的 Videoland 以荷兰自制剧和真人秀见长，会员可存到电脑看。',
    steps: [
      { title: '登录 Videoland', text: '用荷兰账户登录，选好用户档案。' },
      { title: '找荷兰自制', text: '《Mocro Maffia》等自制剧和 RTL 节目分列。' },
      { title: '选集数与字幕', text: '荷兰语字幕若可用，一并勾选后保存。' },
    ],
    features: [
      { title: '荷剧专区', text: '自制犯罪剧、喜剧按季保存，续季自动接上。' },
      { title: 'RTL 回看', text: 'RTL 4、RTL 5 的节目按播出日排列。' },
      { title: '荷语学习', text: '荷兰语原声加字幕，跟着剧情学短句。' },
      { title: '家人的档案分开', text: '家人的档案各有自己的清单。' },
      { title: '抢先集数', text: '您的方案若能在电视播出前看到某一集，当时就可以保存。不必等到播出那天。' },
      { title: '字幕可关', text: '荷兰语字幕作为轨道保存，家人要看就打开，您不用时关掉。画面也不被挡住。' },
      { title: '约会节目按播出顺序', text: '农场、别墅、民宿，每档节目各有一个文件夹。' },
    ],
    questions: [
      {
        question: '比利时能用 Videoland 吗？',
        answer: 'Videoland 主要面向荷兰，请以账户实际可用的地区为准。',
      },
      { question: '含广告的会员可以吗？', answer: '该会员可以点播的作品就可以选择，先试用较稳妥。' },
      {
        question: '给荷兰语班同学拷一份可以吗？',
        answer: '不行，会员只被许可自己观看，复制给他人会侵犯权利。',
      },
      { question: 'Mac 能用吗？', answer: 'Mac 产品目前不出售，Windows 版可以购买。' },
      {
        question: '去西班牙度假时能用吗？',
        answer: '荷兰的订阅在欧盟境内旅行期间可以短期使用，软件跟随 Videoland 当地能播放的内容。',
      },
      { question: '足球直播会保存吗？', answer: '不会，直播不在范围内，点播的集锦可以选择。' },
      {
        question: '荷兰法律允许什么？',
        answer: '从合法来源为自己练习、学习或使用而在家复制。Videoland 的条款可能限制得更严。',
      },
    ],
    meta_title: 'Videoland 下载器：荷兰自制剧',
    meta_description:
      '荷兰 Videoland 的自制犯罪剧、真人秀与 RTL 回看存进电脑，荷语字幕可选，家人档案各有清单。',
  },
}
