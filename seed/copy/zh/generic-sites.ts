import type { PageTexts } from '../text'

export const genericSites: PageTexts = {
  youtube_downloader: {
    headline: '自己的 YouTube 频道，留一份底稿',
    promise: '您上传的视频，或作者明确允许保存的 YouTube 视频，都能整齐地存到电脑。',
    steps: [
      { title: '粘贴链接', text: '复制视频或播放列表的地址，粘贴到输入框。' },
      { title: '看清许可', text: '在说明栏确认是否为自己的作品、知识共享或作者已同意。' },
      { title: '选视频或音频', text: '要 MP4 画面还是只要声音，选好后开始。' },
    ],
    features: [
      { title: '播放列表编号', text: '课程与连载保持原顺序，文件名前自动加序号。' },
      { title: '字幕文件', text: '公开的字幕与自动字幕可存为 SRT。' },
      { title: '章节保留', text: '作者设的章节会成为跳转点。' },
      { title: '频道备份', text: '原始素材丢失时，可从自己的频道取回成片。' },
      { title: '按许可筛选', text: '可以只显示采用知识共享许可的视频，公开课一找就有。' },
      { title: '两种字幕分得清', text: '人工字幕与自动字幕分别标明，多种语言可以同时存。' },
      { title: '取回整个频道', text: '上传过的视频连标题、简介一起取回，原始素材丢了也不怕。' },
    ],
    questions: [
      {
        question: '哪些视频可以保存？',
        answer: '自己的作品、知识共享许可的作品、作者同意的作品；同时请阅读 YouTube 条款。',
      },
      { question: '直播能同步录制吗？', answer: '不录制直播，直播结束并公开存档后再处理。' },
      { question: '付费电影也行吗？', answer: '不行，租借或购买的 YouTube 电影不在此页产品之内。' },
      {
        question: '这一页买到的是哪款产品？',
        answer: '是“视频下载器”，它也能打开 Vimeo、Dailymotion、Facebook、bilibili 等公开网站。',
      },
      {
        question: '为什么有的工具存下的大画面没有声音？',
        answer: 'YouTube 把大画面和声音分开存放。软件两样都取，直接合在一起，不重新编码。',
      },
      {
        question: '需要登录 YouTube 吗？',
        answer: '只有您自己的私享视频和不公开列出的视频才需要，公开的视频粘贴地址即可。',
      },
      {
        question: '在中国大陆能用吗？',
        answer: 'YouTube 在中国大陆无法直接访问。软件只处理您能正常打开的页面，不改变网络状况。',
      },
    ],
    meta_title: 'YouTube 下载器：频道备份',
    meta_description: '备份自己的 YouTube 频道，保存作者许可的视频：播放列表加序号、字幕存 SRT、章节可跳转。',
  },
  vimeo_downloader: {
    headline: 'Vimeo 样片，版本清楚再定稿',
    promise: '客户发来的审片、自己上传的短片，在获得许可后把每一版存到电脑比对。',
    steps: [
      { title: '打开分享链接', text: '私密视频用对方给的密码打开。' },
      { title: '核实权限', text: '若作者开放下载，或委托合同允许，再继续。' },
      { title: '指定版本', text: '从页面提供的清晰度中选择，存入项目文件夹。' },
    ],
    features: [
      { title: '版本号', text: '文件名加日期与版本，前后修改一目了然。' },
      { title: '短片收藏', text: '获准收藏的短片按导演与电影节归类。' },
      { title: '私密视频', text: '只有您获邀并能播放的私密视频才会读取。' },
      { title: '帧率信息', text: '写下帧率与尺寸，交给剪辑软件时不出错。' },
      { title: '嵌入的播放器', text: '作品集页面里的影片，用该页面的地址就能找到。' },
      { title: '展示集按顺序', text: '一个展示集按策展的先后保存，放映会的顺序不会打乱。' },
      { title: '字幕分开放', text: '多种语言的字幕保持为单独的文件，交给翻译或剪辑都方便。' },
    ],
    questions: [
      {
        question: '页面上已有下载按钮还需要这个吗？',
        answer: '有按钮时直接点它即可；本产品用于批量整理与命名。',
      },
      { question: '忘记密码的私密视频能打开吗？', answer: '不能，请向分享者索取密码。' },
      {
        question: '别人的短片可以放进我的作品集吗？',
        answer: '须先得到作者书面同意，未经许可请只在线观看。',
      },
      {
        question: '点播出售的影片能存吗？',
        answer: '视频下载器面向公开的、分享给您的或您自己的影片，出售的影片不作保证。',
      },
      {
        question: '能取回我上传的原始文件吗？',
        answer: 'Vimeo 向所有者提供原文件时，它会出现在尺寸列表里；否则得到的是能播放的最大版本。',
      },
      {
        question: '影片只能在某个网站上看，打得开吗？',
        answer: '您在那里看得到就可以。请粘贴那个网站的地址，不要用 Vimeo 上的影片地址。',
      },
      {
        question: '客户项目多，怎样不弄混？',
        answer: '客户名、片名和版本可以写进文件名，同一部片子有五个剪辑版时很有用。',
      },
    ],
    meta_title: 'Vimeo 下载器：审片版本',
    meta_description:
      '为创作者管理 Vimeo 审片：日期版本命名、帧率记录、获邀私密视频读取，自己的短片随时备份。',
  },
  dailymotion_downloader: {
    headline: 'Dailymotion 的新闻与短片，按日期归档',
    promise: '媒体在 Dailymotion 发布的报道、访谈和短片，可整理成便于查阅的资料夹。',
    steps: [
      { title: '找到官方频道', text: '从媒体官方账号进入，不要使用来源不明的转载。' },
      { title: '勾选视频', text: '按日期或主题挑出要看的几条。' },
      { title: '存进资料夹', text: '标题、频道、日期自动写入文件名。' },
    ],
    features: [
      { title: '主题资料夹', text: '为一个事件建一个资料夹，报道按时间排列。' },
      { title: '短视频连播', text: '几分钟的视频合成播放列表。' },
      { title: '法语频道', text: '法语标题的重音字母完整保留。' },
      { title: '自己的上传', text: '自己在平台发布的视频可全部备份。' },
      { title: '报纸里的播放器', text: '新闻网站常用 Dailymotion 的播放器，粘贴文章地址就够了。' },
      { title: '限速不抢网', text: '可以设定速度上限，家里其他人照常上网。' },
      { title: '频道字幕', text: '新闻频道常带字幕，会存成 SRT 放在视频旁边，做笔记时可以直接查找。' },
    ],
    questions: [
      { question: '转载的电影片段可以保存吗？', answer: '权利不清的内容请避开，非法上传的作品不应保存。' },
      {
        question: '论文里能引用报道画面吗？',
        answer: '引用须符合著作权法的条件，并注明出处；一般保存只供个人查阅。',
      },
      { question: '带年龄限制的视频呢？', answer: '须用您自己的账户完成验证，并能正常播放。' },
      { question: '要买的产品叫什么？', answer: '叫“视频下载器”，Dailymotion 是它能打开的网站之一。' },
      {
        question: '有哪些画面大小？',
        answer: '以上传者的视频为准，常见的是 240 到 1080 线。较早的短片可能只有小尺寸，软件不会放大。',
      },
      { question: '片前广告会在文件里吗？', answer: '不会，文件里只有视频本身，直播也不保存。' },
      {
        question: '买之前可以试吗？',
        answer: '可以，就用您想保存的那个视频免费试用，看画面大小与字幕是否符合需要。',
      },
    ],
    meta_title: 'Dailymotion 下载器：新闻资料',
    meta_description:
      '把 Dailymotion 上官方媒体的报道与短片按日期和主题归档，重音字母完整，自己的上传也能备份。',
  },
  facebook_downloader: {
    headline: 'Facebook 上的家庭影像，收回相册',
    promise: '多年来发在 Facebook 的家庭视频，在征得家人同意后存回自己的电脑。',
    steps: [
      { title: '登录并找到帖子', text: '打开您有权查看的视频帖子。' },
      { title: '征求意见', text: '视频里有他人时，先问拍摄者和出镜的人。' },
      { title: '按日期存放', text: '发布日期写进文件名，归入当年的文件夹。' },
    ],
    features: [
      { title: '年份相册', text: '生日、婚礼、毕业等活动按年份排好。' },
      { title: '直播存档', text: '自己做过的直播，结束后的存档可以取回。' },
      { title: '群组活动', text: '获得管理员同意后，可整理群组活动视频。' },
      { title: '竖屏视频', text: '手机竖拍的视频保持原来的方向。' },
      { title: '日期就是发布日', text: '文件日期设为发布当天，照片软件会把它排在正确的位置。' },
      { title: '一帖多段', text: '一条帖子里有几段视频时列成清单，拍糊的那段可以不要。' },
      { title: '主页备份', text: '主页管理员可以取回自己主页的视频。' },
    ],
    questions: [
      { question: '陌生人的公开视频可以存吗？', answer: '公开不等于放弃肖像与著作权，请先取得发布者同意。' },
      { question: '账号停用后还能取回吗？', answer: '不能，只有当前可以查看的视频才能处理。' },
      { question: 'Reels 短视频支持吗？', answer: '自己发布的 Reels 支持，步骤与普通视频相同。' },
      { question: '私密账户的视频能存吗？', answer: '只有对方分享给您的才行，出于礼貌也请先问一声。' },
      {
        question: '一定要登录吗？',
        answer: '公开主页不用。亲友和群组的视频需要在软件里登录，软件看到的与 Facebook 给您看的完全一样。',
      },
      { question: 'Instagram 的视频包括吗？', answer: 'Instagram 是另一个网站，本页不作保证。' },
      {
        question: '对方会收到通知吗？',
        answer: '我们不会向 Facebook 发送任何关于保存的信息，请您自己告诉作者。',
      },
      { question: '有几种清晰度？', answer: 'Facebook 通常为每个视频保留一两种尺寸，可选高清或标清。' },
    ],
    meta_title: 'Facebook 下载器：家庭影像',
    meta_description:
      '征得家人同意，把 Facebook 上的家庭视频和自己的直播存档取回电脑，按年份与活动排成相册。',
  },
  bilibili_downloader: {
    headline: '哔哩哔哩的课程，分 P 排好慢慢学',
    promise: 'UP 主允许保存的教程与自己的投稿，连同分 P 标题和弹幕一起存到电脑。',
    steps: [
      { title: '粘贴 BV 号', text: '输入视频地址或 BV 号，所有分 P 会一次列出。' },
      { title: '看 UP 主声明', text: '确认是否写明禁止转载或可以自用，再选择分 P。' },
      { title: '按序保存', text: '序号与分 P 标题写进文件名，字幕放在同一目录。' },
    ],
    features: [
      { title: '合集与分 P', text: '几十集的公开课结构不乱。' },
      { title: '弹幕可选', text: '弹幕另存为独立文件，看的时候可开可关。' },
      { title: '大会员清晰度', text: '可选的清晰度与您的会员权益一致。' },
      { title: 'UP 主备份', text: '自己的稿件连封面、简介一起留底。' },
      { title: '收藏夹一次读取', text: '您账户里公开或私密的收藏夹可以整个列出，再勾选需要的稿件。' },
      { title: '弹幕密度可调', text: '限制同时飞过的弹幕数量，不让文字盖住画面。' },
      { title: 'CC 字幕', text: '稿件上传的字幕按各种语言存成文字，复习时可以直接搜索。' },
    ],
    questions: [
      {
        question: '番剧和电影能保存吗？',
        answer: '版权番剧受会员协议约束，协议和法律不允许的，请直接使用哔哩哔哩客户端观看。',
      },
      { question: '充电专属视频支持吗？', answer: '您已充电并能播放的视频会列出，但请尊重 UP 主的意愿。' },
      { question: '课程可以转存到学习群吗？', answer: '不可以，未经 UP 主同意不得转发，保存仅供自学。' },
      {
        question: '为什么只能选到小画面？',
        answer: '哔哩哔哩把较大的画面留给已登录的用户，有些只给大会员。列表跟随您的账户。',
      },
      { question: '直播间能录吗？', answer: '不能。不少主播之后会投稿录像，那时用它的 BV 号就能打开。' },
      { question: '国际站 bilibili.tv 是一样的吗？', answer: '它是片单不同的国际站，也可以打开。' },
      {
        question: '买的是哪款产品？',
        answer: '是“视频下载器”，一份许可证也用于 YouTube、Vimeo 等其他公开网站。大会员番剧不在保证之内。',
      },
    ],
    meta_title: 'bilibili 下载器：分 P 课程',
    meta_description: '整理哔哩哔哩获准保存的课程和自己的投稿：分 P 有序、弹幕另存、封面简介留底，适合自学。',
  },
  arte_downloader: {
    headline: 'ARTE 的纪录片，德法双语对照看',
    promise: '德法合办的 ARTE 提供多语言纪录片、音乐会与短片，趁开放期间放进片库。',
    steps: [
      { title: '选择语言站点', text: '德语、法语、英语、西语等站点任选其一。' },
      { title: '查看开放日期', text: '节目页写明可看到哪一天，先选将到期的。' },
      { title: '组合音轨字幕', text: '德语音轨加法语字幕，或反过来，选好后保存。' },
    ],
    features: [
      { title: '双语音轨', text: '一部纪录片留两条音轨，对比两国的表达。' },
      { title: 'ARTE Concert', text: '歌剧、爵士、电子音乐演出按场馆归类。' },
      { title: '短片与动画', text: '按国家和年份收藏作者短片。' },
      { title: '地缘政治专题', text: '系列专题按期号排列。' },
      { title: '整部欧洲剧', text: 'ARTE 的欧洲剧常常整部在线，趁全集都在时一次勾选。' },
      { title: '听障字幕', text: '专门的听障字幕版带有自己的标记，不会选错。' },
      { title: '限期电影', text: '播放权有限的电影，在列表里写明结束日期，可以先存这些。' },
    ],
    questions: [
      {
        question: '本页对应哪款产品？',
        answer: '对应通用的 DRM M3U8 下载器，一份许可证也可用于其他同类站点。',
      },
      { question: '在亚洲能看 ARTE 吗？', answer: '部分节目面向全球，部分只限欧洲，以网页能否播放为准。' },
      { question: '文化沙龙可以放映吗？', answer: '集体放映须向 ARTE 申请，个人在家观看才属于私人使用。' },
      {
        question: '为什么有的影片我这里没有？',
        answer: 'ARTE 的一些播放权只限法国和德国，软件显示 arte.tv 在您所在地能播放的内容。',
      },
      {
        question: '会得到什么文件？',
        answer: '一种语言存成 MP4，几种语言存成 MKV，字幕可以作为轨道，也可以放在旁边。',
      },
      { question: '电视频道直播能录吗？', answer: '不能，只有片库里的节目可以选择。' },
      { question: '需要注册账户吗？', answer: '不需要，ARTE 对所有人开放。' },
      {
        question: '语言站点怎么选？',
        answer: '法语、德语、英语、西语、波兰语和意大利语各有站点，按您想要的字幕来选。',
      },
    ],
    meta_title: 'ARTE 下载器：德法纪录片',
    meta_description:
      '把 ARTE 的纪录片、ARTE Concert 演出与短片连同德法双语音轨字幕放进片库，趁开放期间整理。',
  },
  ard_mediathek_downloader: {
    headline: '周日的《犯罪现场》，平日再看',
    promise: 'ARD Mediathek 免费提供德国公共电视的剧集与纪实，播出后一段时间内可回看。',
    steps: [
      { title: '打开 ARD Mediathek', text: '无需订阅，直接搜索节目名。' },
      { title: '选城市或栏目', text: '《Tatort》可按办案城市挑选。' },
      { title: '选无障碍版本', text: '需要时选口述影像或手语版，再保存。' },
    ],
    features: [
      { title: '办案城市', text: '慕尼黑、科隆、明斯特等组别各一架。' },
      { title: '各州电视台', text: 'WDR、NDR、BR 等台的地方节目分开。' },
      { title: '每日新闻', text: '《Tagesschau》按日期留档，学德语听力很实用。' },
      { title: '下架日提醒', text: '到期前三天给出提示。' },
      { title: '清晰对白版', text: 'ARD 提供对白更清楚的版本时可以选择，听德语更轻松。' },
      { title: '童话片', text: '假期里给孩子看的童话电影，按片长很快能找到。' },
      {
        title: '期限分得清',
        text: '外购电影上线时间短，自制节目较长，列表里写明结束日期，先存哪部一看就知道。',
      },
    ],
    questions: [
      { question: '夜间才开放的节目怎么办？', answer: '受青少年保护限制的节目，请在开放时段观看和处理。' },
      { question: '对应的产品是什么？', answer: '是通用的 DRM M3U8 下载器，与 ARTE、RTVE Play 等页面共用。' },
      {
        question: '公共电视的节目是不是可以自由传播？',
        answer: '不是，节目仍受版权保护，留存只供您私下回看。',
      },
      {
        question: '网站自己有下载，为什么还要软件？',
        answer: '网站只给一部分节目提供下载，本软件用来处理整份清单、选择版本和统一命名。',
      },
      {
        question: 'ARD 的直播频道能存吗？',
        answer: '不能。播出过的节目大多几小时之内会进入媒体库，届时可以选择。',
      },
      { question: 'ZDF 也能打开吗？', answer: 'ZDF 在商店有自己的页面，属于 MPD 那款产品。' },
      {
        question: '德国以外能看吗？',
        answer: '软件显示的是媒体库在您所在地能播放的内容，直接打开网页试播即可知道。',
      },
    ],
    meta_title: 'ARD Mediathek 下载器：Tatort',
    meta_description:
      'ARD Mediathek 的《Tatort》按办案城市归架，各州电视台与每日新闻分开，含口述影像版，错过再看。',
  },
  rtve_play_downloader: {
    headline: '西班牙公视 RTVE，历史剧慢慢追',
    promise: 'RTVE Play 免费开放的历史剧、旅行节目与老档案，可配西语字幕整理成课外材料。',
    steps: [
      { title: '进入 RTVE Play', text: '部分节目需免费注册。' },
      { title: '找剧集或档案', text: '按时代背景挑历史剧，或翻看旧日节目。' },
      { title: '连字幕保存', text: '西班牙语字幕若有，一起存下。' },
    ],
    features: [
      { title: '历史剧', text: '《时间管理局》等剧按季保存。' },
      { title: '音乐舞台', text: '选拔赛和演唱会节目按年度归类。' },
      { title: '旧影像', text: '黑白时代的节目按年代排列。' },
      { title: '儿童 Clan', text: 'Clan 频道的动画放进亲子清单。' },
      { title: '六百集一段选', text: '写下起止编号，整部日播剧就能加入，不用往下翻。' },
      { title: '资料馆影像', text: '访谈、音乐会和新闻片写明年份与来源，查资料时可以直接注明出处。' },
      { title: '地方语言新闻', text: '地方新闻有加泰罗尼亚语、加利西亚语等版本，可以按语言选择。' },
    ],
    questions: [
      { question: '西班牙之外看得到吗？', answer: '多数自制节目可在海外观看，引进作品可能受限。' },
      { question: '需要单独买许可证吗？', answer: '本页使用通用的 DRM M3U8 下载器许可证，无须另买。' },
      {
        question: '家教上课能用节目片段吗？',
        answer: '请自行核对教学例外的适用条件，存下的节目原则上只供自己学习。',
      },
      { question: 'La 1 的直播能录吗？', answer: '不能，节目列入点播之后可以打开。' },
      {
        question: '电影为什么会消失？',
        answer: 'RTVE 对电影的播放权只有几周，自制剧集则保留得久一些，想看的电影请先存。',
      },
      { question: 'RNE 的播客支持吗？', answer: '不支持，本产品只处理视频。' },
      {
        question: '法律允许我怎样使用？',
        answer: '从合法来源为自己留一份、不营利。RTVE 的法律声明另有自己的限制，也请查看。',
      },
      { question: 'RTVE Play+ 呢？', answer: '在海外订阅它的用户，看到的是单独的片单。' },
    ],
    meta_title: 'RTVE Play 下载器：西语历史剧',
    meta_description:
      '整理 RTVE Play 免费的西班牙历史剧、音乐舞台和旧影像，配西语字幕，适合自学西班牙语的您。',
  },
  udemy_downloader: {
    headline: '买下的 Udemy 课程，断网也能上',
    promise: '在 Udemy 购买的课程，若讲师允许离线学习，可按章节放进电脑安排进度。',
    steps: [
      { title: '登录 Udemy', text: '“我的学习”中的课程会全部显示。' },
      { title: '勾选章节', text: '先选近期要学的几讲，不必整门保存。' },
      { title: '存成课程表', text: '章节、讲次编号，配套资料放在同一目录。' },
    ],
    features: [
      { title: '讲次编号', text: '每讲按“章-讲”命名，复习定位快。' },
      { title: '学习进度', text: '学完的讲次打勾，下次从未学处开始。' },
      { title: '字幕与速记', text: '字幕可存为文本，边听边记笔记。' },
      { title: '讲师备份', text: '讲师可取回自己上传的课程视频。' },
      { title: '附件放一起', text: '讲师附上的幻灯片、练习和源代码，与那一讲放在同一处。' },
      { title: '课程更新有提示', text: '讲师会补充新的讲次，软件标出上次保存之后增加的部分。' },
      { title: '大课分批存', text: '六十小时的课占不少空间，学第一章时再存第二章就好。' },
    ],
    questions: [
      {
        question: 'Udemy 手机应用能离线，为何还要电脑版？',
        answer: '手机离线适合通勤，电脑版适合对着代码或软件操作学习；两者都以 Udemy 条款为准。',
      },
      { question: '公司账户的课程可以吗？', answer: '企业订阅的权限由公司与 Udemy 约定，请先询问管理员。' },
      { question: '学完能转卖课程文件吗？', answer: '不能，购买只取得个人学习的许可，转卖或分享均属侵权。' },
      {
        question: '个人订阅计划里的课包括吗？',
        answer: '那些课只在订阅期间借给您，与影视平台的片单一样。本产品针对一门一门买下的课程。',
      },
      { question: '产品叫什么名字？', answer: '叫“DRM MPD 下载器”，以 Udemy 课程使用的串流格式命名。' },
      { question: '测验能存吗？', answer: '不能，测验需要在网站上完成。' },
      {
        question: '播放速度能调吗？',
        answer: '能，本地播放器可以放慢难懂的部分，不用等缓冲；您的笔记也能连时间导出成文本。',
      },
    ],
    meta_title: 'Udemy 下载器：课程离线学',
    meta_description:
      '已购 Udemy 课程在条款许可时按章节存到电脑：讲次编号、进度打勾、字幕作笔记，讲师可备份自己的课。',
  },
  zdf_downloader: {
    headline: 'ZDF 的犯罪剧与科普，周末补齐',
    promise: '德国 ZDF 的侦探剧、《Terra X》科普和讽刺秀，回看期内可列入周末片单。',
    steps: [
      { title: '打开 ZDF 网站', text: '在 Mediathek 中搜索，多数节目不用登录。' },
      { title: '按类型挑选', text: '犯罪剧、科普、脱口秀、儿童节目分类查找。' },
      { title: '生成周末片单', text: '选中的节目保存后，按时长排出观看顺序。' },
    ],
    features: [
      { title: '《Terra X》专架', text: '历史、自然、宇宙等科普按主题分。' },
      { title: '周五犯罪剧', text: '系列侦探剧按探员归类。' },
      { title: '讽刺脱口秀', text: '每期按日期命名，时事背景写进备注。' },
      { title: '姐妹频道', text: 'ZDFneo、ZDFinfo 的节目一并管理。' },
      { title: '北欧犯罪剧', text: '从北欧引进的剧上线时间有限，会带有标记。' },
      {
        title: '许可写明',
        text: '《Terra X》的许多短片采用知识共享许可，软件会显示出来，备课前可以先确认。',
      },
      { title: '版本先选好', text: '口述影像、手语和字幕在保存之前选定。' },
    ],
    questions: [
      { question: '使用哪份许可证？', answer: '本页属于 DRM MPD 下载器，购买后同类 MPD 站点也适用。' },
      { question: '儿童节目能否单独存放？', answer: '能，ZDFtivi 的节目可设为独立文件夹。' },
      {
        question: '科普片可用于企业培训吗？',
        answer: '培训属于非私人用途，应另行申请；知识共享许可的片段按其许可使用。',
      },
      {
        question: '直播节目包括在内吗？',
        answer: '不包括，只有片库里的影片和节目。以足球为例，ZDF 拥有权利的场次会有集锦。',
      },
      {
        question: '在德国以外能看吗？',
        answer: '许多自制节目面向全球，引进的剧集大多只限德国、奥地利和瑞士。',
      },
      { question: '有年龄限制吗？', answer: '有。成人观看的影片在晚间开放，或在 ZDF 完成年龄验证之后打开。' },
      {
        question: '3sat 的节目呢？',
        answer: 'ZDF 网站上也有 3sat 的内容，可以按字母和主题一起查找，选好大小与版本再加入队列。',
      },
    ],
    meta_title: 'ZDF 下载器：科普与犯罪剧',
    meta_description:
      'ZDF 的《Terra X》科普、侦探剧与脱口秀排成周末片单，ZDFneo、ZDFinfo 一并管理，限私人回看。',
  },
  fansly_downloader: {
    headline: 'Fansly 订阅内容，谨慎而有序地存放',
    promise: '仅限成年人：在创作者与平台允许的前提下，整理您订阅的 Fansly 影像。',
    steps: [
      { title: '验证年龄并登录', text: '确认已成年，再登录 Fansly。' },
      { title: '区分订阅层级', text: '创作者设有不同层级，只能选择您已取得的那一级。' },
      { title: '存入受保护目录', text: '目录加上密码，完成后清理下载记录。' },
    ],
    features: [
      { title: '层级标记', text: '每个文件注明来自哪个订阅层级。' },
      { title: '到期清理', text: '订阅结束时列出应删除的文件。' },
      { title: '低调界面', text: '缩略图可换成灰色方块。' },
      { title: '创作者自用', text: '创作者可备份自己的作品与预告。' },
      { title: '解锁的私信', text: '私信里付费的内容是一条一条买的，因此与动态分开列出。' },
      { title: '多图贴文', text: '一条贴文有八张图和一段视频时，存成一个写着创作者名字和日期的文件夹。' },
      { title: '创作者的合集', text: '创作者做好的合集保持在一起，不拆散。' },
    ],
    questions: [
      { question: '这一页对应什么产品？', answer: '对应通用的成人视频下载器，只售予成年人。' },
      { question: '创作者写明禁止保存怎么办？', answer: '请遵从创作者的要求，直接在网站观看。' },
      {
        question: '传给另一位订阅者可以吗？',
        answer: '不可以，双方各有各的许可；擅自传播损害创作者，可能承担法律责任。',
      },
      {
        question: 'Fansly 直播能录吗？',
        answer: '不能。创作者之后把直播发成贴文、而您的层级能打开时，它会出现在列表里。',
      },
      {
        question: '免费试用能看出什么？',
        answer: '登录后打开一位创作者，看您的层级能打开哪些贴文；一段短片就能确认画面和声音是否正常。',
      },
      { question: 'OnlyFans 的许可证在这里有效吗？', answer: '无效，那款产品只用于 OnlyFans。' },
      {
        question: '层级到期以后呢？',
        answer: '到期之后不能再保存新的内容，请按创作者的意愿和 Fansly 的条款处理已存的文件。',
      },
    ],
    meta_title: 'Fansly 下载器（限成年人）',
    meta_description:
      '成年订阅者整理获准保存的 Fansly 影像：层级标记、到期清理、低调界面，创作者也能备份自己的作品。',
  },
}
