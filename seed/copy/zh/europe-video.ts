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
    ],
    questions: [
      { question: '足球和橄榄球直播支持吗？', answer: '直播不支持，平台开放点播的赛后节目可试着选择。' },
      { question: '订阅的套餐不同，能看的也不同吗？', answer: '是的，可保存的范围随您的 Canal+ 套餐变化。' },
      {
        question: '可以为电影俱乐部放映吗？',
        answer: '俱乐部放映属于公开使用，应向发行方申请；个人订阅只供自家观看。',
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
    ],
    questions: [
      { question: '广告会留在文件里吗？', answer: '软件处理正片，平台上的广告请照常观看。' },
      { question: '在法国以外看得到吗？', answer: 'TF1+ 的地区开放由其规定，无法播放的内容也不能保存。' },
      {
        question: '录下的节目能上传到视频网站吗？',
        answer: '不能，法国法律只为来源合法的家庭内私人复制留有余地。',
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
      { title: '厨艺竞赛', text: '《Top Chef》各期按轮次命名，决赛不会先露底。' },
      { title: '家装节目', text: '改造前后的节目可收进灵感文件夹。' },
      { title: 'W9 与 6ter', text: '姐妹频道的节目归入同一库。' },
      { title: '儿童时段', text: 'Gulli 等儿童内容单独分类。' },
    ],
    questions: [
      { question: '6play 时期的收藏还在吗？', answer: '收藏由平台账户保存，登录后软件会读取仍在线的节目。' },
      { question: '付费版与免费版有差别吗？', answer: '付费版的可看内容更多，软件只显示您有权播放的。' },
      {
        question: '菜谱视频能剪进我的频道吗？',
        answer: '不能直接使用，节目版权属于电视台，您的副本仅供自己在家观看。',
      },
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
    ],
    questions: [
      { question: '收看要付费吗？', answer: 'france.tv 免费，但观看地区与期限由版权决定。' },
      {
        question: '可以用在法语课上吗？',
        answer: '教学用途法国有专门规定，请先确认；本产品针对个人离线观看。',
      },
      { question: '下架的节目如何重看？', answer: '请等候重播，软件不能取得已下架的节目。' },
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
    ],
    questions: [
      { question: '套餐里的音乐和有声书能存吗？', answer: '不能，本产品只支持视频部分。' },
      { question: '匈牙利的 RTL+ 也适用吗？', answer: '本产品针对德国的 RTL+，其他国家的同名服务不同。' },
      { question: '可以发给朋友一起追吗？', answer: '请各自订阅收看。您的文件只能在会员条款许可下自用。' },
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
      { title: '英式发音字幕', text: '英语字幕另存，精听与跟读都方便。' },
      { title: '地区频道', text: '苏格兰、威尔士、北爱的节目分别归类。' },
    ],
    questions: [
      { question: '没有电视牌照能用吗？', answer: '收看 iPlayer 依法需要牌照，请先办妥。' },
      {
        question: '与 iPlayer 自带下载有何不同？',
        answer: '自带下载有自己的期限与设备规则；使用本软件时也请遵守 BBC 条款，只为本人观看。',
      },
      { question: 'BBC Sounds 的广播节目支持吗？', answer: '不支持，本产品只处理 iPlayer 的电视节目。' },
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
      { title: '恋爱真人秀', text: '《Love Island》每晚一集，按夜次编号。' },
      { title: '侦探剧', text: 'ITV 的老牌侦探剧按主角归类。' },
      { title: 'Premium 作品', text: '付费会员可看的英剧单独标注。' },
    ],
    questions: [
      { question: '免费版有广告，会影响保存吗？', answer: '广告留在平台上，软件只整理节目正片。' },
      { question: '直播频道能选吗？', answer: '不能，ITV1 至 ITV4 的直播不在支持之内。' },
      {
        question: '我在海外生活，能看 ITVX 吗？',
        answer: 'ITVX 面向英国，且只许个人观看；海外请使用当地有授权的平台。',
      },
    ],
    meta_title: 'ITVX 下载器：英国肥皂剧',
    meta_description:
      '跟进 ITVX 的《加冕街》、恋爱真人秀与侦探剧：自动接续集数、按夜次编号，周末集中离线观看。',
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
    ],
    questions: [
      { question: '需要订阅吗？', answer: 'RaiPlay 免费，但部分节目只在意大利境内开放。' },
      { question: '意大利语初学者适合看什么？', answer: '可从带字幕的儿童节目开始，存下后随时暂停重听。' },
      {
        question: '音乐节片段可以做成手机铃声吗？',
        answer: '请不要这样使用，演出的权利属于艺人与电视台，您可做的只是个人观赏。',
      },
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
    ],
    questions: [
      { question: '足球比赛的回放有吗？', answer: '要看平台当季拥有的权利，点播中能播放的才可选择。' },
      { question: '在西班牙的 Mediaset 也能用吗？', answer: '西班牙的 Mitele 是另一项服务，不在本产品内。' },
      { question: '综艺片段能拿去做表情视频吗？', answer: '公开发布须经许可，存下的节目请仅作个人消遣。' },
    ],
    meta_title: 'Mediaset Infinity 下载器',
    meta_description:
      'Canale 5、Italia 1、Rete 4 的综艺、真人秀、土耳其剧与 Infinity+ 电影，按频道归档，改天离线补看。',
  },
  movistar_plus_downloader: {
    headline: '西班牙原创剧，Movistar 存一架',
    promise: 'Movistar Plus+ 以自制剧和电影见长，订阅者可把点播内容按季放进电脑。',
    steps: [
      { title: '登录 Movistar', text: '使用订阅账户，不论是否为 Movistar 宽带用户。' },
      { title: '选原创剧或电影', text: '《La Mesías》《Antidisturbios》等自制剧有独立专区。' },
      { title: '选原声与字幕', text: '外语片可选原声加西班牙语字幕，随后保存。' },
    ],
    features: [
      { title: '自制剧专架', text: '按年份排列，一部剧一个封面。' },
      { title: '西语电影', text: '西班牙与拉美电影各成一类。' },
      { title: '访谈与幽默秀', text: '日播的脱口秀按日期存放。' },
      { title: '文化纪录', text: '体育、音乐题材的纪录片可单独收藏。' },
    ],
    questions: [
      { question: '西甲直播能存下来吗？', answer: '不能，本产品面向点播剧集、电影与节目。' },
      { question: '最近七天的回看支持吗？', answer: '回看内容以平台网页能播放的为准，请先试用。' },
      { question: '在语言学校播放西语剧可以吗？', answer: '个人订阅不包含课堂播放，请限于自己学习与观看。' },
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
    ],
    questions: [
      { question: '租期一过还能观看吗？', answer: '不能继续观看，文件也请删除，因为租借只给予限时的权利。' },
      { question: '日本的 Rakuten TV 也支持吗？', answer: '本产品对应欧洲的 Rakuten TV，日本服务不同。' },
      { question: '已购影片能保存几份？', answer: '自用一份已经足够，不要制作多份分给别人。' },
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
    ],
    questions: [
      {
        question: '这个产品还能购买吗？',
        answer: '购买状态以本页显示为准；已经拥有许可证的用户可在账户里查看。',
      },
      { question: '英国有 SkyShowtime 吗？', answer: '没有，英国由 Sky 自己的服务提供相关作品。' },
      { question: '存片后退订可以吗？', answer: '退订后观看权利即告结束，请把存下的影片一并删除。' },
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
      { title: '按会员类型选片', text: '娱乐会员看剧，电影会员看片，列表据此显示。' },
      { title: '归入片架', text: '剧集、电影两个片架分开，保存后自动归位。' },
    ],
    features: [
      { title: '会员对照', text: '一张表看清每部作品属于哪种会员。' },
      { title: 'Sky 原创', text: 'Sky 出品的英剧按季整理。' },
      { title: '电影轮换', text: '电影会员的影片会轮换，临下架的先提示。' },
      { title: '按月订阅友好', text: '短期会员也能列出当月要看的清单。' },
    ],
    questions: [
      { question: '体育会员的赛事支持吗？', answer: '直播赛事不支持。' },
      { question: '香港的 Now TV 是同一家吗？', answer: '不是，香港的 Now TV 是另外的服务，本产品不适用。' },
      {
        question: '已停售的话，老用户还能使用吗？',
        answer: '请在账户中查看许可证情况；无论何时，观看都要以有效的 NOW 会员为前提，且限本人。',
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
      { title: '荷剧专架', text: '自制犯罪剧、喜剧按季保存，续季自动接上。' },
      { title: 'RTL 回看', text: 'RTL 4、RTL 5 的节目按播出日排列。' },
      { title: '荷语学习', text: '荷兰语原声加字幕，跟着剧情学短句。' },
      { title: '档案分明', text: '家人的档案各有自己的清单。' },
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
    ],
    meta_title: 'Videoland 下载器：荷兰自制剧',
    meta_description:
      '荷兰 Videoland 的自制犯罪剧、真人秀与 RTL 回看存进电脑，荷语字幕可选，家人档案各有清单。',
  },
}
