import type { PageTexts } from '../text'

export const music: PageTexts = {
  spotify_converter: {
    headline: 'Spotify 歌单，放进您的播放器',
    promise: '把自己在 Spotify 整理的歌单和播客，转换成电脑与随身设备能播放的格式。',
    steps: [
      { title: '连接 Spotify', text: '在 Tidemark Music 里登录 Spotify，免费或 Premium 账户都行。' },
      { title: '拖入歌单', text: '把歌单、专辑或播客拖到窗口，曲目随即展开。' },
      { title: '选格式转换', text: '从 MP3、M4A、FLAC 等格式里选一种，点击转换。' },
    ],
    features: [
      { title: '完整标签', text: '歌名、歌手、专辑、封面一并写入。' },
      { title: '每周新歌单', text: '“每周新发现”这类会更新的歌单，可以只转换新增部分。' },
      { title: '播客单集', text: '播客按节目和日期命名，不与歌曲混放。' },
      { title: '文件夹规则', text: '按歌手、专辑或歌单名生成文件夹。' },
      { title: '歌单仍是歌单', text: '歌曲的先后写成序号，同时生成 M3U 文件，车载音响也按原来的顺序播放。' },
      { title: '跳过已有的歌', text: '不断增加的歌单再次转换时，已经转换过的曲目会自动跳过。' },
      { title: '各种设备都有合适的格式', text: 'U 盘、手表和车载音响用 MP3，在家剪辑则选 FLAC 或 WAV。' },
    ],
    questions: [
      { question: '转换后的音质如何？', answer: '以您的账户能收听的音质为上限，转换不会凭空增加细节。' },
      {
        question: '退订 Premium 后歌曲还能留着吗？',
        answer: '订阅结束后的使用须遵守 Spotify 条款，转换只为您在有权收听期间自用。',
      },
      { question: '支持 Spotify 的有声书吗？', answer: '有声书的权限因地区不同，请用免费试用确认。' },
      {
        question: '转成 FLAC 音质会更好吗？',
        answer: '不会。FLAC 只是保留您的套餐所播放的声音，不能添加任何东西，需要编辑时再选它。',
      },
      {
        question: '一份歌单要转多久？',
        answer: '看歌单长度、格式和您的网速。可以先转五十首试试，几千首的资料库适合放到夜里。',
      },
      {
        question: '店里可以播放转换的歌吗？',
        answer:
          '不可以。转换的歌曲只在 Spotify 条款和法律允许的期间供您私下收听，不能在店铺播放，也不能送人。',
      },
    ],
    meta_title: 'Spotify 转换器：歌单与播客',
    meta_description:
      '用 Tidemark Music 把 Spotify 歌单、专辑和播客转换为 MP3 等格式，标签封面完整，仅供订阅者自己收听。',
  },
  apple_music_converter: {
    headline: 'Apple Music 的资料库，换台设备照样听',
    promise: '让 Apple Music 里收藏的专辑，能在您的车载音响或旧播放器上继续播放。',
    steps: [
      { title: '登录 Apple 账户', text: '打开 Apple Music，资料库会自动载入。' },
      { title: '选择专辑', text: '从资料库、播放列表或电台精选中勾选歌曲。' },
      { title: '转换并存放', text: '确定 ALAC、AAC 或 MP3 等格式，存进音乐文件夹。' },
    ],
    features: [
      { title: '无损曲目', text: '订阅可收听的无损版本，可选择无损格式保存。' },
      { title: '古典信息', text: '作曲家、乐章、指挥等信息分开记录。' },
      { title: '歌词保留', text: '有歌词的歌曲，可另存歌词文件。' },
      { title: '播放次数不变', text: '转换不会改动您原有的资料库。' },
      { title: '评分一起留', text: '您给歌曲打的星级可以写进备注栏，转换之后也不会丢。' },
      { title: '一张一张完成', text: '几张专辑同时加入时逐张处理，中断了也不会每张都只有一半。' },
      {
        title: '格式按设备选',
        text: 'M4A 与 Apple 的格式相近，FLAC 和 WAV 适合其他器材，例如家里的数字播放机。',
      },
    ],
    questions: [
      { question: '杜比全景声能转换吗？', answer: '空间音频与普通立体声不同，请以软件当时列出的选项为准。' },
      { question: 'iTunes 商店买的歌需要转换吗？', answer: '已购歌曲多为无保护格式，可直接使用，不必转换。' },
      {
        question: '我能把资料库复制给室友吗？',
        answer: '不能，订阅曲目只授权给您本人收听，家人请使用各自的成员账户。',
      },
      {
        question: '要安装 iTunes 吗？',
        answer: '不用，在软件里用 Apple 账户登录即可，资料库、编辑歌单和存过的电台都会列出。',
      },
      {
        question: '我自己上传的歌会出现吗？',
        answer: '会，只要它们在您的云端资料库里，并且 Apple 能在那里播放。标签是您自己写的，请检查一遍。',
      },
      { question: '杜比全景声的歌转出来是什么？', answer: '您得到的是立体声版本，不是全景声。' },
      {
        question: '订阅结束后文件怎么办？',
        answer: '文件在技术上还在，但按 Apple 的条款，收听的权利随订阅结束，届时请删除。',
      },
    ],
    meta_title: 'Apple Music 转换器：资料库',
    meta_description: '将 Apple Music 资料库转换成车载与旧播放器可用的格式，古典信息、歌词与封面随曲目保存。',
  },
  amazon_music_converter: {
    headline: 'Amazon Music 的曲库，跟着您出门',
    promise: 'Prime 与 Unlimited 会员可以把喜欢的曲目转换好，在没有网络的路上播放。',
    steps: [
      { title: '登录亚马逊账户', text: '软件识别您是 Prime、Unlimited 还是单设备方案。' },
      { title: '从曲库选择', text: '专辑、歌单、播客分页显示，打勾即可。' },
      { title: '转换成文件', text: '挑选格式与采样率上限，开始转换。' },
    ],
    features: [
      { title: 'HD 与 Ultra HD', text: '会员能收听的高解析曲目会显示规格。' },
      { title: 'Echo 用户的歌单', text: '语音建立的歌单也会同步出现。' },
      { title: '睡眠音乐', text: '白噪声与冥想类可合并成一条长曲目。' },
      { title: '曲序保持', text: '专辑按碟号和曲号排列，现场专辑衔接自然。' },
      { title: '游泳时也能听', text: '防水播放器没有网络也没有屏幕，一个普通的 MP3 就够用。' },
      { title: '周日一起转', text: '平时把链接收集起来，到了周末一次转换。' },
      { title: '方案心中有数', text: '软件会显示您的方案允许点播哪些内容，不必逐首去试。' },
    ],
    questions: [
      {
        question: 'Prime 附赠的音乐与 Unlimited 有何差别？',
        answer: '两者可点播的范围不同，软件只处理您的会员可播放的部分。',
      },
      { question: '买断的 MP3 怎么办？', answer: '已购 MP3 可直接从亚马逊下载，无须转换。' },
      { question: '店铺里能放转换的歌吗？', answer: '营业场所播放需要另外的许可，转换曲目请限个人聆听。' },
      {
        question: 'Prime 只能随机播放，软件怎么办？',
        answer: '软件只能取您的账户可以自选的歌曲。歌单若只允许随机播放，可能一首也选不到。',
      },
      {
        question: '有哪些格式可以选？',
        answer: '手表等小设备用 MP3 和 M4A；您的方案提供无损音质时，也可以选 FLAC 或 WAV。',
      },
      { question: 'Audible 的书在这里吗？', answer: '不在，有声书有自己的转换器，请看 Audible 的页面。' },
      {
        question: '亚马逊账户属于哪个国家有关系吗？',
        answer: '有。Amazon Music 按站点提供，请先选账户所属的国家再登录；中国大陆没有这项服务。',
      },
    ],
    meta_title: 'Amazon Music 转换器：转成 MP3',
    meta_description:
      'Prime 与 Unlimited 会员的离线音乐：识别会员范围，显示 HD 规格，保持专辑曲序，供个人路上聆听。',
  },
  youtube_music_converter: {
    headline: '现场版与翻唱，也能归成专辑',
    promise: 'YouTube Music 里官方专辑之外的现场、翻唱和混音，也能按您的方式归类。',
    steps: [
      { title: '登录 YouTube Music', text: '用 Google 账户登录，播放列表随之出现。' },
      { title: '挑歌曲版本', text: '同一首歌的录音室版、现场版、MV 音轨都会列出。' },
      { title: '命名并转换', text: '为散落的曲目起好专辑名，再转换保存。' },
    ],
    features: [
      { title: '自建专辑', text: '把多个现场版合成一张“自己的专辑”。' },
      { title: '上传曲库', text: '您自己上传的歌曲可以取回整理。' },
      { title: '去掉片头', text: 'MV 前后的对白可在转换时裁掉。' },
      { title: '混音歌单', text: '长时间混音可按时间点切分。' },
      { title: '优先专辑版', text: '同一首歌既有专辑版又有视频版时，可以让专辑版排在前面。' },
      { title: '歌名更干净', text: '标题里的“官方视频”之类附加文字会去掉。车载屏幕上只剩歌名与歌手。' },
      { title: '方形封面', text: '图片裁成正方形，车载屏幕上显示端正。' },
    ],
    questions: [
      { question: '需要 Premium 吗？', answer: '免费账户的收听方式有限制，请以您账户能播放的为准。' },
      { question: '和 YouTube 视频的产品有什么区别？', answer: '这里只处理音乐与音频，视频请用视频下载器。' },
      {
        question: '翻唱作品可以拿去商演用吗？',
        answer: '不可以，翻唱涉及词曲与表演的多重权利，转换件只能自己听。',
      },
      {
        question: '在这里选 FLAC 值得吗？',
        answer: '不值得。YouTube Music 播放的是压缩音频，无损文件只会更大，M4A 是实在的选择。',
      },
      { question: '播客可以吗？', answer: '可以，能在 YouTube Music 播放的单集按节目和日期保存。' },
      {
        question: '找到的歌都能转换吗？',
        answer:
          '只能转换您可以留下的：自己上传的、自由许可的，以及 YouTube 条款和当地法律允许您为私下收听而复制的音乐。',
      },
      {
        question: '怎么分清歌曲和视频？',
        answer: '每个条目都写明它是专辑曲目还是视频的声音，转换之前就能看到。',
      },
    ],
    meta_title: 'YouTube Music 转换器：现场翻唱',
    meta_description:
      '整理 YouTube Music 的现场版、翻唱和混音：自建专辑、裁掉对白、按时间切分，取回自己上传的歌。',
  },
  tidal_converter: {
    headline: 'TIDAL 的高解析曲目，写好每位乐手',
    promise: '重视录音与制作名单的您，可将 TIDAL 曲目连同制作信息转换到本地曲库。',
    steps: [
      { title: '登录 TIDAL', text: '输入 TIDAL 账户，确认当前订阅。' },
      { title: '查看制作名单', text: '打开专辑，勾选曲目并查看制作人、乐手信息。' },
      { title: '选 FLAC 等格式', text: '按播放器支持的规格选择，开始转换。' },
    ],
    features: [
      { title: '制作信息', text: '作曲、混音、乐手写入备注栏。' },
      { title: '高解析规格', text: '显示位深与采样率，避免播放器无法识别。' },
      { title: 'DJ 歌单', text: '按速度或调性给曲目加标签。' },
      { title: '编辑精选', text: '平台编辑的主题歌单可整份转换。' },
      { title: '不要求就不转码', text: 'FLAC 保持 FLAC，只有您需要别的格式时才重新计算。' },
      { title: '曲间不断', text: '现场专辑和歌剧在曲目之间没有停顿，连着播放。古典和现场录音听起来完整。' },
      { title: '版本并存', text: '重制版与原版各自保留年份，不会互相覆盖。' },
    ],
    questions: [
      {
        question: '旧的 MQA 曲目怎么处理？',
        answer: 'TIDAL 现以 FLAC 提供高解析音频，列表以当前可播放的版本为准。',
      },
      { question: '音乐视频支持吗？', answer: '本产品只转换音频。' },
      {
        question: 'DJ 可以在俱乐部播放转换的曲目吗？',
        answer: '不可以，TIDAL 订阅供私人收听，演出请取得适当授权。',
      },
      {
        question: '能得到怎样的分辨率？',
        answer: '以您的订阅和该专辑在电脑上提供的为准。软件事先写明，不会凭空造出更高的数字。',
      },
      {
        question: '杜比全景声会保留吗？',
        answer: '不会，您得到的是立体声版本，家里的音响都能播放。可以在免费试用时拿一张熟悉的专辑试听。',
      },
      {
        question: '能建一个永久的收藏吗？',
        answer: 'TIDAL 本质上是租用。副本供您在订阅期间和法律范围内私下收听，不能当作订阅结束之后的收藏。',
      },
      {
        question: '转换坏了怎么发现？',
        answer: '每个完成的文件都会检查一遍，有问题的重新取一次。专辑带册页的，PDF 可以和音乐放在一起。',
      },
    ],
    meta_title: 'TIDAL 转换器：高解析与名单',
    meta_description:
      '把 TIDAL 高解析曲目转换为 FLAC 等格式，制作人与乐手信息一起保存，适合重视录音细节的听众。',
  },
  deezer_converter: {
    headline: 'Deezer 的 Flow，定格成一张歌单',
    promise: '个性电台 Flow 放到好歌时，先收进歌单，再转换到自己的设备上听。',
    steps: [
      { title: '登录 Deezer', text: '登录后可看到喜欢的歌曲、歌单和播客。' },
      { title: '收下 Flow 里的歌', text: '把正在播放的曲目加入“待转换”歌单。' },
      { title: '批量转换', text: '一份歌单一次转换，格式统一。' },
    ],
    features: [
      { title: '心情分类', text: '按 Flow 的心情选项给歌曲加标签。' },
      { title: 'FLAC 收听', text: '订阅包含 HiFi 音质时，可选择无损格式。' },
      { title: '法语香颂', text: '法语歌曲的重音字符在文件名里正确显示。' },
      { title: '歌词同步', text: '带时间轴的歌词可另存为文件。' },
      { title: '音量调平', text: '写入 ReplayGain 数值，安静的专辑和响亮的专辑放在一起也不突兀。' },
      { title: '多碟专辑', text: '碟号会保留，套装唱片不会先把每张碟的第一首连着放完。' },
      { title: '播客省空间', text: '人声节目可以转成单声道的小文件。一小时的节目也占不了多少地方。' },
    ],
    questions: [
      { question: 'Deezer 免费版可以用吗？', answer: '免费版随机播放较多，可转换范围请以试用结果为准。' },
      { question: '重复的歌曲会转两次吗？', answer: '不会，已转换的会自动跳过。' },
      {
        question: '播客也算音乐授权吗？',
        answer: '播客由创作者自行规定用途；无论歌曲还是播客，都请只留给自己听。',
      },
      {
        question: 'Flow 本身能存下来吗？',
        answer: 'Flow 没有尽头，无法整个保存。播放时给喜欢的歌点赞，之后再转换收藏列表。',
      },
      {
        question: '提供哪些格式？',
        answer: '小设备用 MP3 和 M4A，套餐为无损音质时可选 FLAC 或 WAV。压缩的音频放进 FLAC 也不会变好。',
      },
      {
        question: '变成灰色的歌还能转换吗？',
        answer: '不能，灰色表示 Deezer 已经没有这首歌的播放许可。请在其他专辑里找找同一首歌。',
      },
      {
        question: '在聚会上放可以吗？',
        answer: '转换的歌曲供您私下收听，收门票的聚会不属于私人范围，Deezer 的条款与著作权法都不允许。',
      },
    ],
    meta_title: 'Deezer 转换器：Flow 歌单',
    meta_description:
      '把 Deezer 的 Flow 好歌收成歌单再转换，重音字符显示正确，歌词同步保存，重复曲目自动跳过。',
  },
  soundcloud_converter: {
    headline: '独立音乐人的 SoundCloud，细心收藏',
    promise: 'DJ 混音、独立单曲和试听小样，把上传者允许留存的作品归到本地曲库。',
    steps: [
      { title: '打开 SoundCloud', text: '浏览主页或登录自己的账户。' },
      { title: '挑单曲或混音', text: '粘贴链接，单曲、合集、点赞列表都能读取。' },
      { title: '转换并注明作者', text: '保存时附上作者名与原始链接。' },
    ],
    features: [
      { title: '长混音分轨', text: '一小时的 DJ set 可按曲目表切开。' },
      { title: '点赞列表', text: '新点赞的曲目可定期补进本地。' },
      { title: '创作者备份', text: '音乐人可把自己上传的作品取回留底。' },
      { title: '许可标示', text: '知识共享许可的曲目会显示许可类型。' },
      { title: '有原文件就取原文件', text: '音乐人开放下载时，您得到的是原始文件，不是在线播放的版本。' },
      {
        title: '转发另放',
        text: '音乐人转发的别人的作品，放进另外的文件夹，不与本人作品混在一起。来源一目了然。',
      },
      { title: '记下上传日', text: '单曲没有专辑年份，上传日期会一并保留。同一首歌的几次上传可以分清。' },
    ],
    questions: [
      { question: '作者已开放下载的曲目还需要它吗？', answer: '可以直接下载；本产品用来统一格式和标签。' },
      { question: 'Go+ 会员曲目支持吗？', answer: '支持与否请以您的会员能否播放为前提，先免费试用。' },
      { question: '我想拿来做视频配乐可以吗？', answer: '请先看作者给出的许可，没有许可的曲目只能私下听。' },
      {
        question: '曲目的音质怎么样？',
        answer: 'SoundCloud 给多数听众的是压缩音频。音乐人没有提供原文件时，MP3 或 M4A 就够，FLAC 只会更大。',
      },
      {
        question: '私密链接可以吗？',
        answer: '您收到链接并且能播放时可以，保存之前请先问一问发送的人。没有回复就先不要转换。',
      },
      {
        question: '没有写明许可的曲目呢？',
        answer: '那就表示保留所有权利。只有音乐人或当地法律允许时才请转换，并且只给自己听。',
      },
      {
        question: '整个主页能一次转换吗？',
        answer: '能，按上传先后依次处理，音乐人备份多年的作品时很省事。',
      },
    ],
    meta_title: 'SoundCloud 转换器：混音独立曲',
    meta_description:
      '收藏 SoundCloud 的 DJ 混音与独立单曲：长混音分轨、许可标示、作者链接，音乐人可备份自己的作品。',
  },
  pandora_converter: {
    headline: 'Pandora 电台里的偶遇，不再溜走',
    promise: '美国的 Pandora 按歌曲特征推荐音乐，把在电台里遇到的歌收好，之后再听。',
    steps: [
      { title: '登录 Pandora', text: '使用美国的 Pandora 账户登录。' },
      { title: '从电台到歌单', text: '把电台里点过赞的歌整理成一份列表。' },
      { title: '开始转换', text: '选好格式，列表中的歌曲依次完成。' },
    ],
    features: [
      { title: '电台来源', text: '每首歌都注明来自哪个电台。' },
      { title: '点赞历史', text: '按月份回看您点过赞的歌曲。' },
      { title: '喜剧与播客', text: '脱口秀专辑与播客和音乐分开存放。' },
      { title: '曲风标签', text: '用电台名作为曲风，不必逐首填写。' },
      { title: '自驾文件夹', text: '按时长分组：办事一小时一组，跨州长途八小时一组。出发前一拷就走。' },
      { title: '三种大小的 MP3', text: '从人声到音乐有三档，旧设备也装得下。容量小的选最低一档。' },
      {
        title: '洁净版与原版',
        text: '不少专辑有两个版本，列表会写明您将要转换的是哪一个。带孩子开车时可以选洁净版。',
      },
    ],
    questions: [
      { question: '免费的广告电台可以吗？', answer: '免费电台不支持随选，通常需要可以点播的订阅档位。' },
      { question: '美国以外能用吗？', answer: 'Pandora 只在美国提供，软件无法改变这一点。' },
      {
        question: '转换的电台节目能重新广播吗？',
        answer: '不行。订阅仅允许您自己收听，重新广播须另行取得权利。',
      },
      {
        question: '为什么总提到 Premium？',
        answer: '因为只有 Premium 可以点播歌曲。单靠电台，软件没有可以选择的东西。',
      },
      {
        question: '会得到哪些格式？',
        answer: '车上用的 MP3 或 M4A，带歌手、专辑和封面。Pandora 播放的是压缩音频，FLAC 只会增加体积。',
      },
      {
        question: 'Plus 会员有用吗？',
        answer: 'Plus 主要是没有广告的电台。购买之前请先用自己的账户免费试用，因为能选的可能很少。',
      },
      {
        question: '出国时怎么听？',
        answer: '在美国转换好，带着文件旅行。Pandora 在国外不播放，在中国也无法使用。',
      },
    ],
    meta_title: 'Pandora 转换器：电台曲目',
    meta_description:
      '把 Pandora 电台里点赞的歌整理成列表并转换，注明电台来源，喜剧与播客分开，限美国会员自听。',
  },
  line_music_converter: {
    headline: 'LINE MUSIC 的日语歌，歌词一起带走',
    promise: '在日本用 LINE MUSIC 的您，可以把 J-POP 歌单连歌词整理到电脑和播放器。',
    steps: [
      { title: '用 LINE 登录', text: '通过 LINE 账号扫码登录，确认会员方案。' },
      { title: '选歌单或排行榜', text: '实时排行榜、动画歌曲、K-POP 歌单任选。' },
      { title: '转换成常用格式', text: '选择格式与文件夹，歌手名可用假名排序。' },
    ],
    features: [
      { title: '假名排序', text: '日语歌手按五十音排列，找歌更快。' },
      { title: '歌词文件', text: '有歌词的曲目另存文本，练唱日语歌时用得上。' },
      { title: '来电铃声歌单', text: '您在 LINE 里设过的铃声曲可单独成列。' },
      { title: '动画与声优歌曲', text: '按作品名归类，一部动画一张歌单。' },
      { title: '车载屏幕看得懂', text: '显示不了汉字的车机，文件名可以写成拉丁字母，标签仍是日文。' },
      { title: '同一首歌在哪张碟', text: '一首歌发行过多次时，列表写明它出自哪张单曲或专辑。' },
      {
        title: '日本版与国际版',
        text: 'K-POP 和动画歌曲的日本版与国际版分开存放。同名歌曲不会混在一起。',
      },
    ],
    questions: [
      { question: '学生方案也可以用吗？', answer: '可以，能收听的范围与学生方案一致。' },
      { question: '转换后的歌能设成别人的铃声吗？', answer: '不能提供给别人，会员曲目只允许您自己收听。' },
      { question: '歌手名显示乱码怎么办？', answer: '请把文件名编码设为 Unicode，日文即可正常显示。' },
      { question: '免费方案够用吗？', answer: '免费方案只能偶尔完整播放一首歌，要自由选歌需要付费方案。' },
      {
        question: '有哪些格式？',
        answer: '车上用 MP3，手机用 M4A，声音与您的方案一致，不会因为换格式而变好。手表也能用 MP3。',
      },
      {
        question: '音乐视频包括吗？',
        answer: '不包括，本产品只处理歌曲。想看画面，请在 LINE MUSIC 里观看。',
      },
      {
        question: '可以把歌发到聊天里吗？',
        answer: '请像 LINE 设计的那样分享链接。按 LINE MUSIC 的条款与日本法律，文件只供您自己听。',
      },
    ],
    meta_title: 'LINE MUSIC 转换器：日语歌',
    meta_description:
      '面向日本 LINE MUSIC 会员：五十音排序、歌词文本、动画歌曲按作品归类，转换后在播放器上自己听。',
  },
  qobuz_converter: {
    headline: 'Qobuz 高解析专辑，连册页一起珍藏',
    promise: 'Qobuz 既能在线收听又能购买，把订阅收听和已购专辑按规格整理进同一曲库。',
    steps: [
      { title: '登录 Qobuz', text: '账户会同时显示收藏与已购专辑。' },
      { title: '分清购买与订阅', text: '已购专辑可永久保存，订阅曲目随订阅结束。' },
      { title: '按规格转换', text: '选 24 位或 16 位等规格，符合您的解码器。' },
    ],
    features: [
      { title: '规格一览', text: '每张专辑列出位深、采样率和厂牌。' },
      { title: '数字册页', text: '已购专辑附带的册页与音频放在一起。' },
      { title: '古典与爵士', text: '乐章、独奏家、录音地点分栏记录。' },
      { title: '播放器预设', text: '为便携播放器、家庭音响各设一套格式。' },
      {
        title: '三种归档方式',
        text: '作曲家、指挥和独奏家怎样写进文件夹，一次定好即可，之后新加入的专辑照此归档。',
      },
      { title: '歌剧与长作品', text: '幕次和碟号按播放器能理解的方式编号，整部听下来顺序不乱。' },
      {
        title: '按厂牌浏览',
        text: '像在唱片店一样，从厂牌出发找专辑。喜欢一家厂牌的录音风格时，可以顺着听下去。',
      },
    ],
    questions: [
      {
        question: '购买的专辑为什么还要转换？',
        answer: '已购文件可直接下载，本产品帮助统一格式、命名和标签。',
      },
      { question: '转换会降低规格吗？', answer: '只有您选了较低规格时才会，默认保持可播放的规格。' },
      { question: '试听会上可以播放吗？', answer: '公开试听会需要许可，订阅曲目请仅在家中自听。' },
      {
        question: '高解析要占多少空间？',
        answer: 'CD 音质的专辑几百兆，24 位的很容易超过一个 GB，软件会先显示大小。',
      },
      {
        question: '软件会提升采样率吗？',
        answer: '不会，写下的就是 Qobuz 提供的声音。位深与采样率照原样写入文件，您可以在播放器里核对。',
      },
      {
        question: 'Qobuz 在哪些国家提供？',
        answer: '欧洲大部分地区、美洲、日本和大洋洲，名单在它的网站上；中国大陆不在其中。',
      },
      {
        question: '订阅结束之后呢？',
        answer: '订阅专辑的副本随订阅结束而失效，请删除；购买的专辑仍归您保存。',
      },
    ],
    meta_title: 'Qobuz 转换器：高解析专辑',
    meta_description:
      '统一管理 Qobuz 已购与订阅专辑：位深采样率一览、古典信息分栏、播放器预设，为认真听音乐的人准备。',
  },
  audible_converter: {
    headline: 'Audible 有声书，换个播放器接着听',
    promise: '把您在 Audible 购买的有声书分好章节，放到惯用的播放器里继续听。',
    steps: [
      { title: '登录 Audible', text: '选择账户所在的站点，书架自动载入。' },
      { title: '挑选书籍', text: '按作者、朗读者或系列勾选。' },
      { title: '按章转换', text: '选择每章一个文件，或整本合成一个。' },
    ],
    features: [
      { title: '章节名称', text: '目录中的章节标题写进文件名。' },
      { title: '朗读者检索', text: '喜欢的朗读者可汇成一个书单。' },
      { title: '变速友好', text: '保存为播放器支持变速的格式。' },
      { title: '系列顺序', text: '系列小说按卷号排列，不会听错顺序。' },
      { title: '笔记和片段', text: '您的书签可以连同时间列成一份文本，读书会之前翻一翻很方便。' },
      { title: '长辈也会用', text: '只有三个按键、没有屏幕的播放器，一章一个 MP3 就能顺利播放。' },
      { title: '整本或分章', text: '整本存成一个带章节标记的 M4B，或每章一个 MP3。两种都保留书里的章节名。' },
    ],
    questions: [
      {
        question: '会员畅听的书与积分购买的书一样吗？',
        answer: '不一样。畅听目录的书随会员资格，积分购买的书属于您的书架。',
      },
      { question: '转换后书签还在吗？', answer: 'Audible 里的书签留在原应用，转换文件会保留章节。' },
      {
        question: '可以把有声书捐给图书馆吗？',
        answer: '不可以，数字有声书不能转让，转换件只供购书者本人收听。',
      },
      {
        question: '一本书转换后有多大？',
        answer: '十小时的朗读约几百兆。简易播放器空间小，选较小的 MP3，人声已经够用。',
      },
      { question: 'Audible 的播客可以吗？', answer: '一部分可以，以能否在网站上播放为准，请先免费试用。' },
      {
        question: '朗读速度会改变吗？',
        answer: '文件按正常速度播放，快慢在您的播放器里调整。通勤时快一些，睡前慢一些，都由您决定。',
      },
      {
        question: '会员畅听的书能转换吗？',
        answer:
          '畅听目录只在会员期间借给您。本产品针对您书架上已经付费的书，请在 Audible 条款和当地法律之内使用。',
      },
    ],
    meta_title: 'Audible 转换器：有声书分章',
    meta_description:
      '将已购 Audible 有声书按章节转换，朗读者检索、系列排序，放进您惯用的播放器，仅供购书者自听。',
  },
  napster_converter: {
    headline: 'Napster 转换器已停售',
    promise: 'Napster 已停止音乐流媒体服务，因此我们停售了这款转换器。下面列出适合您现在所用服务的产品。',
    steps: [
      { title: '登录 Napster', text: '确认账户仍可使用，并载入歌单。' },
      { title: '核对可播放曲目', text: '失效的曲目标灰，能播放的打勾。' },
      { title: '转换归档', text: '选好格式，按歌单生成文件夹。' },
    ],
    features: [
      { title: '歌单清点', text: '导出一份歌名清单，换服务时照着找。' },
      { title: '年代分组', text: '按发行年代把老歌归在一起。' },
      { title: '失效标记', text: '已下架的歌曲留下记录，方便另寻版本。' },
      { title: '统一音量', text: '不同年代录音的音量差距可以调平。' },
      { title: '列表导出', text: '任何歌单都可以存成纯文本，在新的服务里照着重建。不依赖任何软件也能打开。' },
      {
        title: '找出重复',
        text: '积累了二十年的列表难免重复，转换之前先找出来。整理之后，清单会短很多。',
      },
      { title: '曲风保留', text: 'Napster 给出的曲风写进标签，换了播放器也能按曲风查找。' },
    ],
    questions: [
      {
        question: '我已购买的许可证怎么办？',
        answer:
          '许可证和密钥仍保留在您的账户中。服务停止后无法再转换新的曲目，已转换的文件不受影响，仍在您的硬盘上。',
      },
      {
        question: '现在该选哪款转换器？',
        answer:
          '请按您现在订阅的服务选择，例如 Spotify、Apple Music 或 TIDAL；同时使用多个服务，可选音乐全能套装。',
      },
      {
        question: '转换的曲目可以放上共享网站吗？',
        answer: '不可以。共享侵犯音乐人权利，歌曲只能由您在账户有效时自己听。',
      },
      {
        question: '有 Mac 版吗？',
        answer: '没有，这款转换器只为 Windows 制作。已有的 Windows 许可证保留在账户里。',
      },
      {
        question: '我的永久许可证能算进音乐套装吗？',
        answer: '登录之后打开音乐全能套装的页面，显示的价格已经把它计算在内。',
      },
      {
        question: '以前转换的歌怎么听才合规？',
        answer: '私下收听，以 Napster 的条款和您所在国家的法律为准。',
      },
    ],
    meta_title: 'Napster 转换器已停售：可改用的产品',
    meta_description:
      'Napster 已停止音乐流媒体服务，对应的转换器已停售。说明现有许可证如何保留，以及可以改用哪款音乐转换器。',
  },
}
