import type { ContentTexts } from '../texts'

export const worldwideGuides: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix：先调档案语言，再选整季',
    intro: 'Netflix 列出哪些字幕，取决于档案的语言设置。先检查它，再把一季勾好。',
    steps: [
      { title: '进入自己的档案', text: '儿童档案的片单有限，找不到作品时先看是不是进错了。' },
      { title: '补上想要的语言', text: '在账户的语言设置里勾选，例如简体中文和韩语，列表里才会出现。' },
      { title: '切换季', text: '作品页上选季，集数表可以一次全勾。' },
      { title: '分清字幕的种类', text: '带 CC 的会写出声响，“原始”音轨是原声。' },
      { title: '先存一集', text: '看过声音和字幕没有问题，再放行其余的集数。' },
    ],
    hints: [
      { title: '快下架的作品', text: '外购影片临近下架时，页面会写最后一天；自制剧一般一直在。' },
      { title: '官方缓存', text: '在手机和平板上看，官方客户端的下载功能已经够用。' },
    ],
    questions: [
      {
        question: '中国大陆能用吗？',
        answer: 'Netflix 在大陆没有服务。这份指南写给身在提供服务的地区、持有账户的观众。',
      },
      { question: '有的集数没有中文配音。', answer: '新作的配音常常晚一些，页面的语言栏写着目前有哪些。' },
    ],
    meta_title: '指南：Netflix 的语言与整季',
    meta_description:
      '档案语言、CC 与原声、快下架的日子：把 Netflix 的一季连同想要的音轨和字幕整理好的步骤。',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video：会员、租借、购买，三种看法',
    intro:
      'Prime Video 的一个页面上有会员可看的，有要租的，有要买的，还有附加频道。看懂标记，才不会误了期限。',
    steps: [
      { title: '认准账户所在国', text: '账户属于哪个亚马逊站点，就是哪里的片单。' },
      { title: '看标记', text: '蓝色标记表示会员可看，购物袋表示付费，频道名表示另外订阅。' },
      { title: '展开“详情”', text: '音轨和字幕写在里面。有时原声版和配音版是两个条目。' },
      { title: '播放一下', text: '播放之后，可选的画质、声音和字幕才会列全。' },
      { title: '租的单独放', text: '租来的影片放另一个文件夹，到期好删。' },
    ],
    hints: [
      { title: '四十八小时', text: '租片一旦开始播放，期限常常只剩四十八小时，以页面为准。' },
      { title: '分季收费', text: '长剧可能前几季会员可看，后几季要买，逐季看清。' },
    ],
    questions: [
      { question: '附加频道的节目能选吗？', answer: '订阅有效、网页能播放就能选。' },
      {
        question: '搬到另一个国家之后呢？',
        answer: '改了账户所在国，片单会换，已购影片以亚马逊的说明为准。',
      },
    ],
    meta_title: '指南：Prime Video 看懂标记',
    meta_description:
      '会员可看、租借、购买、附加频道的标记，四十八小时的期限：把 Prime Video 的作品分清存好。',
  },
  disney_plus_downloader: {
    title: 'Disney+：一部影片，大人孩子各听各的',
    intro: '孩子听配音，大人听原声。一份文件放两条音轨，全家都合适。',
    steps: [
      { title: '看档案的分级', text: '档案有年龄限制，成人向的剧集不见了，先查这里。' },
      { title: '从品牌进入', text: '迪士尼、皮克斯、漫威、星球大战、国家地理各有入口。' },
      { title: '选两条音轨', text: '歌曲也分配音和原声。港台和新加坡的片单常有普通话与粤语。' },
      { title: '选画面版本', text: '部分漫威电影有 IMAX Enhanced，老动画有 4:3，在“详情”里切换。' },
    ],
    hints: [
      { title: '花絮另存', text: '删减片段和幕后在“额外内容”里，不算集数。' },
      { title: '按上映先后', text: '电影和剧集交错的系列，编上次序号，孩子自己也会点。' },
    ],
    questions: [
      { question: '幼儿园活动可以放吗？', answer: '那不是个人观看，要另外取得许可。' },
      { question: '官方客户端的下载会过期吗？', answer: '一般三十天要联网一次，长途旅行前请留意。' },
    ],
    meta_title: '指南：Disney+ 全家的音轨',
    meta_description: '档案分级、品牌入口、配音与原声、IMAX Enhanced：为全家准备一部 Disney+ 影片的步骤。',
  },
  hbo_max_downloader: {
    title: 'HBO Max：周更剧，一集不漏',
    intro: 'HBO 的剧集习惯每周一集。把已存和未存分清，到大结局那天才不会发现缺了一集。',
    steps: [
      { title: '想清从哪里订的', text: '直接订阅，还是通过运营商或亚马逊，登录的入口不同。' },
      { title: '定下页面语言', text: '文件名跟着页面语言走，开始之前选中文或英文。' },
      { title: '加进清单', text: '软件会把没存的集数标出来。' },
      { title: '周一补一集', text: '美国周日晚上的新集，亚洲是周一上午。' },
    ],
    hints: [
      { title: '名字改过两次', text: '2023 年叫 Max，2025 年又叫 HBO Max，是同一个平台。' },
      { title: '集后的小片', text: '主创谈本集的几分钟短片单独成行，想要再勾。' },
    ],
    questions: [
      { question: '亚洲哪些地方有？', answer: '东南亚、香港和台湾等地已经开通，以官网为准。' },
      { question: '下架的剧还能选吗？', answer: '不能播放的就不能选。看到下架的消息，把它提前看完。' },
    ],
    meta_title: '指南：HBO Max 周更不漏集',
    meta_description: '登录入口、页面语言、周一补集：在 HBO Max 上追每周更新的剧，一集不漏地存到大结局。',
  },
  hulu_downloader: {
    title: 'Hulu：隔天的美剧，会消失的前几集',
    intro: '在美国用 Hulu 的您要留意：有的剧只保留新近的五集，旧的会先走。',
    steps: [
      { title: '登录 hulu.com', text: '打包订阅的用 MyDisney 账户登录。' },
      { title: '看集数是否齐全', text: '从第一集排起的不着急，只有后几集的先存。' },
      { title: '从电视台进入', text: 'ABC、FX 等各有页面，昨晚播的在前面。' },
      { title: '带上英文字幕', text: '几乎每集都有，练听力正好。' },
    ],
    hints: [
      { title: 'FX 的剧', text: '一般整季都留着，等大结局之后一起存也来得及。' },
      { title: '并进 Disney+', text: '在美国两家正在合并，作品在哪边播放，以您的订阅页面为准。' },
    ],
    questions: [
      { question: 'Live TV 的云录像能选吗？', answer: '不能，只有点播的集数可以。' },
      { question: '回中国探亲时能用吗？', answer: '美国以外不能播放，请在出发之前准备好。' },
    ],
    meta_title: '指南：Hulu 隔天的美剧',
    meta_description: '只留五集的剧、各电视台的页面、FX 的整季：在美国用 Hulu 时先存哪些，步骤写在这里。',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+：订阅的和买的分开放',
    intro: '2025 年改名为 Apple TV 的这项服务，自制剧画质高。和购买的电影在同一处，要分得清。',
    steps: [
      { title: '用 Apple 账户登录', text: '打开 tv.apple.com，验证码会发到您的苹果设备。' },
      { title: '选自制作品', text: '订阅只含苹果自制的，其他影片要租或买。' },
      { title: '看更新的日子', text: '常见的是先放两三集，之后每周三或周五一集。' },
      { title: '挑音轨和字幕', text: '字幕有几十种，简体和繁体中文都有，勾要用的即可。' },
      { title: '量屏幕选画质', text: '码率偏高，笔记本上 1080p 已经很好，能省一半空间。' },
    ],
    hints: [
      { title: '口述影像', text: '多种语言都有给视障观众的口述音轨，学语言也用得上。' },
      { title: '别家的频道', text: '应用里还卖其他频道，那是另外的订阅。' },
    ],
    questions: [
      { question: '多年前在 iTunes 买的电影呢？', answer: '列在已购里、电脑能播放的可以选。' },
      { question: '体育直播可以吗？', answer: '直播不行，之后上架的集锦和节目可以。' },
    ],
    meta_title: '指南：Apple TV+ 自制剧',
    meta_description: '订阅与购买怎样区分、更新的日子、几十种字幕怎样挑：把苹果自制剧整理到电脑的步骤。',
  },
  paramount_plus_downloader: {
    title: 'Paramount+：几十年的系列，从哪里看起',
    intro: '《星际迷航》这样的系列跨了几十年。先定好次序，再一季一季来，不要一口气全勾。',
    steps: [
      { title: '看订阅的种类', text: '带广告、不带广告、通过别家订阅，片单可能有差别。' },
      { title: '写下观看次序', text: '按首播先后，还是按故事年代？写在纸上再开始。' },
      { title: '先勾三季', text: '二十多季的剧全选，队列会排一个星期。' },
      { title: '留英文字幕', text: '术语多的科幻剧，有字才跟得上。' },
    ],
    hints: [
      { title: '给孩子的一栏', text: '海绵宝宝等尼克儿童频道的节目，换到儿童档案找。' },
      { title: '各国不同', text: '有的国家没有独立的 Paramount+，作品放在别的平台，以您所在地为准。' },
    ],
    questions: [
      { question: 'CBS 直播能录吗？', answer: '不能，等它变成点播的一集。' },
      { question: '中间缺了一季，怎么回事？', answer: '是版权的缘故，平台上本来就没有。' },
    ],
    meta_title: '指南：Paramount+ 长系列',
    meta_description: '观看次序、先勾三季、英文字幕：在 Paramount+ 上看《星际迷航》这样的长系列，怎样不乱。',
  },
  peacock_downloader: {
    title: 'Peacock：午休时间的二十二分钟',
    intro: 'NBC 的喜剧一集二十二分钟，吃一顿午饭刚好。用小画质备上一季，一个月的午休都有着落。',
    steps: [
      { title: '看是哪种会员', text: 'Premium 有广告，Premium Plus 大多没有，片单差不多。' },
      { title: '找隔天更新', text: 'NBC 和 Bravo 的节目次日早上上架，从台名进去快。' },
      { title: '选短的', text: '《办公室》一类的情景喜剧，一季二十多集。' },
      { title: '用 720p', text: '对白为主的喜剧不必更高，一季 5GB 到 8GB。' },
    ],
    hints: [
      { title: '加长版', text: '《办公室》另有 Superfan 加长版，是单独的条目，别混在一起。' },
      { title: '环球的电影', text: '院线之后几个月上架，过一阵又走，看到日期就提前。' },
    ],
    questions: [
      { question: '体育回放可以吗？', answer: '上了点播、订阅能播放的可以，直播不行。' },
      { question: '离开美国呢？', answer: '美国以外不能播放。' },
    ],
    meta_title: '指南：Peacock 的午休喜剧',
    meta_description:
      '会员种类、隔天更新、加长版的区别、720p 的大小：用 Peacock 的情景喜剧备好一个月的午休。',
  },
  discovery_plus_downloader: {
    title: 'Discovery+：按题材收，而不是按片名',
    intro: '美食、家装、荒野、汽车，节目动辄几百集。按题材挑季，比按片名找省力。',
    steps: [
      { title: '确认所在地还有没有', text: '有的国家已并入 HBO Max，看您现在的订阅在哪里播放。' },
      { title: '选频道', text: 'Food Network、HGTV、TLC，频道名就是题材。' },
      { title: '挑一季', text: '同一节目二十季，挑喜欢的主持人那一季。' },
      { title: '画质从简', text: '做饭时看的，480p 到 720p 足够。' },
    ],
    hints: [
      { title: '自然片例外', text: '海洋和星空用小画质就失了味道，单独选 1080p。' },
      { title: '记一笔', text: '想学的菜、想仿的户型，在文件名后加两个字，以后好找。' },
    ],
    questions: [
      { question: '集数要按顺序看吗？', answer: '大多一集一个故事，从哪里看都行。' },
      { question: '订阅转到 HBO Max 了。', answer: '作品在哪里播放，就用哪一款产品。' },
    ],
    meta_title: '指南：Discovery+ 按题材收',
    meta_description: '频道即题材、按主持人挑季、画质从简而自然片例外：整理 Discovery+ 几百集节目的办法。',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll：字幕版先追，配音版后补',
    intro: '新番的字幕版与日本几乎同步，配音版晚几周。两个版本分开放，才不会一集日语一集英语。',
    steps: [
      { title: '看会员档位', text: 'Fan、Mega Fan 等档位，能看的和同时播放的台数不同。' },
      { title: '在“Seasons”里选版本', text: '配音版按语言另列一季，例如 English Dub。' },
      { title: '定字幕语言', text: '英语、西班牙语、葡萄牙语等各作品不同，部分作品在部分地区有中文。' },
      { title: '看更新日历', text: '日历用当地时间，日本周五深夜的新番，在北美是周五上午。' },
    ],
    hints: [
      { title: 'Funimation 的番', text: '2024 年关闭之后，许多作品转了过来，当年买的数字版没有。' },
      { title: '三种片名', text: '英文、罗马字、日文混用，文件名选定一种。' },
    ],
    questions: [
      {
        question: '中国大陆和日本能看吗？',
        answer: '大陆没有服务，日本可看的很少。身在日本请看 d Anime Store 和 ABEMA 的产品。',
      },
      { question: '漫画也能存吗？', answer: '不能，只限动画和能点播的演出。' },
    ],
    meta_title: '指南：Crunchyroll 的版本',
    meta_description: '字幕版与配音版怎样分开、字幕语言、更新日历的时差：在 Crunchyroll 追新番不乱的办法。',
  },
  espn_plus_downloader: {
    title: 'ESPN+：不看比分，看比赛',
    intro: '错过的比赛，想不知道结果地从头看完。先关掉比分，再去找回放。',
    steps: [
      { title: '确认订阅的名字', text: '2025 年 8 月起，ESPN+ 的方案改称 ESPN Select，老账户照常登录。' },
      { title: '关掉比分', text: '设置里有隐藏结果的选项，先打开它，再进列表。' },
      { title: '选“Replay”', text: '直播不行，赛后列出的回放才行。' },
      { title: '选解说语言', text: '有的比赛有英语和西班牙语两条。' },
      { title: '文件名只写日期和对阵', text: '家里人先看了，也不会从文件名漏出结果。' },
    ],
    hints: [
      { title: '30 for 30', text: '体育纪录片系列，一部一个半小时，比赛季更耐看。' },
      { title: '回放的期限', text: '几天到一个月不等，先走的先看。' },
    ],
    questions: [
      { question: '付费大赛能选吗？', answer: '买过、回放能播放的期间可以，以主办方的条件为准。' },
      { question: '本地比赛被屏蔽了。', answer: '这是转播权的限制，网页不能播放，软件也不能。' },
    ],
    meta_title: '指南：ESPN+ 不剧透看回放',
    meta_description: '隐藏比分、选 Replay、解说语言和期限：在美国用 ESPN+ 不被剧透地看完一场回放的步骤。',
  },
  tubi_video_downloader: {
    title: 'Tubi：周末只挑三部',
    intro: 'Tubi 免费，片子多得挑花眼。给自己定个数：这个周末，三部。',
    steps: [
      { title: '不登录也能开始', text: '多数影片直接播放，想留收藏再注册。' },
      { title: '先看“Leaving Soon”', text: '月底要走的好片都在这一行。' },
      { title: '核对年份和片长', text: '同名翻拍、剪短的版本都有，看清再勾。' },
      { title: '存满三部就停', text: '写上导演和年份，第四部留到下周。' },
    ],
    hints: [
      { title: '广告养着它', text: '免费靠的是广告，有网的时候也请在 Tubi 上看。' },
      { title: '老片的版权', text: '在美国过了保护期的片子，在别的国家未必。' },
    ],
    questions: [
      { question: '哪些国家能看？', answer: '美国、加拿大、墨西哥、澳大利亚、英国等，各国片单不同。' },
      { question: '直播频道能存吗？', answer: '不能，只限点播的影片。' },
    ],
    meta_title: '指南：Tubi 周末三部',
    meta_description: '先看 Leaving Soon，核对年份与片长，存满三部就停：在免费的 Tubi 上挑周末电影的办法。',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel：不用盒子，网页就行',
    intro: '没有 Roku 设备，也能在网页上看它的免费片。把付费的筛掉，短片按季收。',
    steps: [
      { title: '打开网页版', text: '在软件里进入 therokuchannel.roku.com，注册免费。' },
      { title: '筛选“Free”', text: '付费频道混在里面，筛过之后只剩免费的。' },
      { title: '短片按季收', text: '十分钟一集的自制短剧，一季放一个文件夹，连着看。' },
      { title: '看屏幕定画质', text: '电视用 1080p，手机用 480p。' },
    ],
    hints: [
      { title: '月初来，月底走', text: '每月最后一周翻一遍，能捡到快下架的。' },
      { title: '儿童专区', text: 'Kids & Family 里只有适合孩子的，备车上用从这里选。' },
    ],
    questions: [
      { question: '存好的能在 Roku 上放吗？', answer: '能，插 U 盘或者用家里的服务器，H.264 的 MP4 稳妥。' },
      { question: '英国和加拿大的片单一样吗？', answer: '不一样，各有各的，自制作品也不全。' },
    ],
    meta_title: '指南：网页上的 Roku Channel',
    meta_description: '网页登录、筛选免费、短剧按季收、月底翻一遍：没有 Roku 设备也能整理 The Roku Channel。',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV：从频道转到点播',
    intro: 'Pluto TV 像电视一样滚动播放，能存的是另一半：点播。学会切换，再把顺序理好。',
    steps: [
      { title: '点“On Demand”', text: '打开时是直播节目表，切过去才是片库。' },
      { title: '找频道的剧', text: '专播一部老剧的频道，点播里多半有同一部。' },
      { title: '从第一集勾起', text: '频道里次序是乱的，点播按集数排。' },
      { title: '交给夜里', text: '老刑侦剧一季二十多集，睡一觉就好。' },
    ],
    hints: [
      { title: '一国一个样', text: '美国多科幻老剧，德国多配音犯罪片，拉美多长篇剧。' },
      { title: '不注册的话', text: '收藏留不住，用软件的清单代替。' },
    ],
    questions: [
      { question: '昨晚频道里的电影找不到。', answer: '频道和点播的授权是分开的，下个月再看看。' },
      { question: '有原声吗？', answer: '非英语国家多是配音，页面上播一下就知道。' },
    ],
    meta_title: '指南：Pluto TV 的点播',
    meta_description: '切到 On Demand，找到频道里的老剧，从第一集按顺序存：整理 Pluto TV 点播的四步。',
  },
  viki_downloader: {
    title: 'Viki：等字幕到百分之百',
    intro: 'Viki 的字幕由志愿者翻译，旁边写着完成了多少。等满了再存，就不会看到一半没有字。',
    steps: [
      { title: '看百分比', text: '中文和英文的进度不一样，等要用的那种到 100%。' },
      { title: '看会员档位', text: 'Standard 和 Plus 的作品不同，图标会标明。' },
      { title: '选两种字幕', text: '韩文加中文，追剧和学习两不误。' },
      { title: '十六集一起勾', text: '韩剧多为十六集，一集一小时，720p 共约 16GB。' },
    ],
    hints: [
      { title: '谢谢译者', text: '作品页写着字幕组的名字，称谓和菜名的注解也是他们加的。' },
      { title: '双字幕', text: '网页的学习模式要联网，离线时用能同时显示两条 SRT 的播放器。' },
    ],
    questions: [
      { question: '存完之后字幕又改了。', answer: '只重取字幕文件就行，画面不用再存。' },
      { question: '想看的剧在我这里没有。', answer: 'Viki 按地区买版权，账户里没有的，软件里也没有。' },
    ],
    meta_title: '指南：Viki 等字幕译完',
    meta_description: '字幕百分比、会员档位、双语字幕、十六集的空间：等 Viki 的志愿者译完，再把整部剧存好。',
  },
  iqiyi_downloader: {
    title: '爱奇艺：四十集的剧，十集一批',
    intro: '国产剧四十集起步，会员还能抢先几集。国内站和国际站分清，十集一批，电脑也不会满。',
    steps: [
      { title: '认准站点', text: '境外用国际站 iq.com，它和国内站的片单、会员各是各的。' },
      { title: '定好界面语言', text: '文件名跟着走，想要简体片名就先切换。' },
      { title: '看 VIP 标记', text: '会员可以先看几集，有标记的集数需要会员。' },
      { title: '选音轨和字幕', text: '部分剧有方言、粤语或外语配音，字幕语言以国际站为多。' },
      { title: '十集一批', text: '看不下去的剧，后面三十集就不用占地方了。' },
    ],
    hints: [
      { title: '番外在后面', text: '特别篇和另一种结局排在大结局之后，拉到底看看。' },
      { title: '画面自带字幕', text: '国产剧的字幕常在画面里。外挂的字幕放到上方，就不会叠住。' },
    ],
    questions: [
      { question: '动漫和综艺也行吗？', answer: '行，只要您的账户能播放。综艺注意正片和加更是分开的。' },
      {
        question: '客户端缓存和这个有什么不同？',
        answer: '缓存只能在客户端里看。够用就用它；要留在电脑上，须在会员条款和法律允许的范围之内。',
      },
    ],
    meta_title: '指南：爱奇艺长剧分批存',
    meta_description:
      '国内站与国际站、VIP 抢先集、自带字幕、十集一批：把爱奇艺四十集的剧有条理地安排到电脑。',
  },
  stan_downloader: {
    title: 'Stan：开车进内陆之前',
    intro: '在澳大利亚自驾，出了城就没有信号。用 Stan 备两周的片子，出发前三天动手。',
    steps: [
      { title: '在家里的网络上做', text: 'Stan 只在澳大利亚播放，乡下的网又慢，别拖到路上。' },
      { title: '先攒 My List', text: '一周里慢慢加，比翻整个片库快。' },
      { title: '算空间', text: '一天三小时，两周约四十小时，720p 要 40GB。' },
      { title: '分两夜', text: '晚上十一点之后开始，避开高峰。' },
    ],
    hints: [
      { title: '同日更新', text: '美剧常在首播几小时之后上架，出发的早上还能补一集。' },
      { title: '多备一份', text: '沙尘和高温伤电脑，U 盘里也放一份。' },
    ],
    questions: [
      { question: 'Stan Sport 呢？', answer: '加订之后能播放的回放可以选，留得不久。' },
      { question: '要哪一档会员？', answer: '都行，高的一档多的是清晰度和台数。' },
    ],
    meta_title: '指南：Stan 备两周的片子',
    meta_description: '先攒 My List，算好四十小时的空间，分两夜存完：在澳大利亚自驾之前用 Stan 做好准备。',
  },
  crave_downloader: {
    title: 'Crave：英语和法语，两边都看看',
    intro: '加拿大的 Crave 有英语和法语两面，有的作品只在一面出现。切换着找，再决定留哪个版本。',
    steps: [
      { title: '选登录方式', text: '直接订阅，或者通过 Bell 等电视公司，入口不同。' },
      { title: '切换界面语言', text: 'English 和 Français 的栏目不一样，两边都翻一翻。' },
      { title: '决定版本', text: '原声加字幕、法语配音，或者两条音轨都放进 MKV。' },
      { title: '周五来看', text: '新片和特别节目多在周末前上架。' },
    ],
    hints: [
      { title: '加订的标记', text: 'Starz 和 Super Écran 要另外订，图标上写得清楚。' },
      { title: '加拿大短喜剧', text: '一季六集，720p 不到 3GB，够一周的通勤。' },
    ],
    questions: [
      { question: '法语配音是魁北克的吗？', answer: 'Super Écran 的多是魁北克配的，听一分钟就知道。' },
      { question: '去美国出差能看吗？', answer: 'Crave 出了加拿大不能播放，请提前准备。' },
    ],
    meta_title: '指南：Crave 的英法两面',
    meta_description: '登录入口、界面语言、加订标记、版本选择：在加拿大用 Crave，英语和法语两边都不漏。',
  },
  globoplay_downloader: {
    title: 'Globoplay：一百八十集，按月分开',
    intro: '巴西长篇剧一周六集，播半年。按月分文件夹，才不会在一百多集里迷路。',
    steps: [
      { title: '登录 Globo 账户', text: '在巴西以外，要用当地销售的国际版订阅。' },
      { title: '进“Capítulos”', text: '这里是完整的集数，“Trechos”只是片段。' },
      { title: '一次勾一周', text: '周一到周六六集，软件会从第一集连续编号。' },
      { title: '带葡萄牙语字幕', text: '新剧大多有，语速快的地方用得上。' },
      { title: '按月建文件夹', text: '一个文件夹塞一百八十集，有的电视打开很慢。' },
    ],
    hints: [
      { title: '老剧重上', text: '经典剧会定期修复上架，九十年代以前的是 4:3。' },
      { title: '停播的日子', text: '足球和选举会占掉时段，集号跳过去不一定是漏了。' },
    ],
    questions: [
      { question: '足球比赛可以吗？', answer: '直播不行，集锦和相关节目可以。' },
      { question: '有中文字幕吗？', answer: '一般没有，适合学葡萄牙语的人。' },
    ],
    meta_title: '指南：Globoplay 长篇剧',
    meta_description: '完整集数在 Capítulos，一次一周，按月建文件夹：追 Globoplay 半年长的巴西剧不迷路。',
  },
}
