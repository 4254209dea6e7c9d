import type { PageTexts } from '../text'

export const suites: PageTexts = {
  all_in_one_video_suite: {
    headline: '视频单品，一套全收',
    promise: '今天看 Netflix，明天看 U-NEXT，一份授权涵盖视频系列的全部单品。',
    steps: [
      { title: '选平台', text: '从平台列表点开今天要看的那一个。' },
      { title: '用自己的账户登录', text: '每个平台用您自己的订阅登录。' },
      { title: '进入同一队列', text: '不同平台的影片排进一条队列，依次保存。' },
    ],
    features: [
      { title: '全部视频单品', text: '国际、日本、欧洲的视频下载器，以及通用工具都包括在内。' },
      { title: '换订阅不换软件', text: '这个月订 Disney+，下个月订爱奇艺，都不必另买。' },
      { title: '统一片库', text: '跨平台按片名、集数、看过与否来检索。' },
      { title: '台数两种', text: '永久授权可选 1 台或 3 台电脑。' },
      { title: '月付年付', text: '不确定会用多久，也可先选一个月或一年。' },
    ],
    questions: [
      {
        question: '我只用一两个平台，值得吗？',
        answer: '不一定。页面上的对照栏会算出差价，只用一个平台时单品可能更合适。',
      },
      { question: '音乐和成人产品包括吗？', answer: '不包括，它们各有自己的套装。' },
      {
        question: '买了套装还要订阅平台吗？',
        answer: '要。观看权来自您的平台订阅，保存的影片也只能在订阅与法律许可内自用。',
      },
    ],
    meta_title: '视频全能套装｜全部视频单品',
    meta_description:
      '一份授权用遍 Tidemark Video 的全部视频单品：统一队列与片库，月付、年付、永久可选，永久支持 3 台。',
  },
  all_in_one_music_suite: {
    headline: '听歌的平台再换，曲库只有一个',
    promise: '从 Spotify 到 Audible，音乐系列的转换器合为一套，整理方式始终一致。',
    steps: [
      { title: '选音乐平台', text: '打开您正在订阅的音乐或有声书平台。' },
      { title: '收集曲目', text: '专辑、歌单、有声书放进同一条任务列表。' },
      { title: '统一转换', text: '一次设定格式与命名，所有平台照此输出。' },
    ],
    features: [
      { title: '音乐系列齐全', text: '各音乐平台和有声书的转换器全部在内。' },
      { title: '搬家清单', text: '换平台前导出歌名清单，搬家后逐首核对。' },
      { title: '歌手名统一', text: '不同平台的歌手写法归并为一种。' },
      { title: '封面与歌词', text: '缺封面时提示，有歌词则一并保存。' },
    ],
    questions: [
      {
        question: '有 3 台电脑的版本吗？',
        answer: '音乐套装的永久授权用于 1 台电脑；需要 3 台可看视频＋音乐的 Pro。',
      },
      {
        question: '只有一个转换器，能按优惠价换套装吗？',
        answer: '拥有永久单品的用户，可查看“音乐 One 升级”。',
      },
      {
        question: '转换出来的歌能一直用吗？',
        answer: '请遵守各平台对订阅期的约定，歌曲供您自己聆听，不得公开或出售。',
      },
    ],
    meta_title: '音乐全能套装｜歌曲与有声书',
    meta_description:
      '把 Tidemark Music 的全部转换器合为一套：统一格式、歌手名归并、搬家清单，适合常换音乐平台的人。',
  },
  video_music_one: {
    headline: '看的和听的，一份授权管到底',
    promise: '既追剧又听歌的您，可用一份授权使用 Tidemark Video 与 Tidemark Music 的全部产品。',
    steps: [
      { title: '打开要用的软件', text: '看片用 Tidemark Video，听歌用 Tidemark Music。' },
      { title: '登录平台', text: '以您的订阅账户登录，再选影片或歌曲。' },
      { title: '分别入库', text: '影片进视频库，歌曲进音乐库，互不混杂。' },
    ],
    features: [
      { title: '两套合一', text: '视频全能套装与音乐全能套装的内容都在里面。' },
      { title: '一次备齐', text: '晚上同时备好周末的电影和通勤的歌单。' },
      { title: '一张授权', text: '两款软件的授权显示在同一处，不用记两个日期。' },
      { title: '三台可选', text: '永久授权分 1 台与 3 台两种。' },
    ],
    questions: [
      {
        question: '我已有其中一套，怎么补？',
        answer: '登录后会显示补齐另一半的价格，参见“视频＋音乐 One 新购”。',
      },
      { question: 'Video AI 算在里面吗？', answer: '不算，它是单独出售的产品。' },
      {
        question: '室友能共用授权吗？',
        answer: '授权按电脑台数计算；影片和歌曲则各归有订阅的本人，不宜互相传递。',
      },
    ],
    meta_title: '视频＋音乐全能套装',
    meta_description:
      'Tidemark Video 与 Tidemark Music 合为一份授权，两套内容全有，永久版可选 1 台或 3 台电脑。',
  },
  video_one_upgrade: {
    headline: '手里有视频单品，升级更省',
    promise: '已永久拥有一款或几款视频下载器的您，可凭单品享优惠，升级到整套视频产品。',
    steps: [
      { title: '登录查看单品', text: '用购买时的邮箱登录，系统会数出您的永久单品。' },
      { title: '看您的价格', text: '价格旁写明依据几款单品计算。' },
      { title: '付款启用', text: '付款后套装加入账户，所有视频单品随即可用。' },
    ],
    features: [
      { title: '适合的人', text: '至少有一款视频单品永久授权的用户。' },
      { title: '单品越多越划算', text: '拥有的款数越多，升级费用越低。' },
      { title: '永久 1 台', text: '升级后是 1 台电脑的永久授权，没有续费。' },
      { title: '原授权保留', text: '原有单品授权仍在账户中。' },
    ],
    questions: [
      {
        question: '月付或年付的单品算数吗？',
        answer: '升级计算只看永久单品，套装订阅用户另有转为永久的价格。',
      },
      {
        question: 'Windows 和 Mac 的单品能加在一起吗？',
        answer: '按操作系统分开计算；另一系统请看“视频 One 新购”。',
      },
      {
        question: '升级后能保存的影片会变多吗？',
        answer: '支持的平台变多，但仍以您的平台订阅为准，且只限个人观看。',
      },
    ],
    meta_title: '视频 One 升级｜单品换套装',
    meta_description:
      '给已有永久视频单品的用户：按款数计算升级价，换成 1 台电脑永久使用的视频套装，原授权保留。',
  },
  video_pro_upgrade: {
    headline: '从单品直达三台电脑',
    promise: '有视频单品又有多台电脑的您，可以一步升级到 3 台电脑通用的视频套装。',
    steps: [
      { title: '核对账户', text: '在“我的账户”确认已有的永久视频单品。' },
      { title: '比较 One 与 Pro', text: '看清两者差价，按电脑数量取舍。' },
      { title: '逐台激活', text: '付款后在三台电脑上分别登录。' },
    ],
    features: [
      { title: '为谁而设', text: '单品用户，且客厅、书房、外出各有电脑。' },
      { title: '换机不愁', text: '旧电脑在“设备”中移除，名额让给新电脑。' },
      { title: '内容相同', text: 'Pro 与 One 的视频产品一样，差别在台数。' },
      { title: '永久授权', text: '三台电脑都没有到期日。' },
    ],
    questions: [
      { question: '三台可以混用两种系统吗？', answer: '不可以，一份授权对应一种操作系统。' },
      { question: '先买 One，以后再换 Pro 行吗？', answer: '行，届时通过“视频 Pro 未来产品”补差价。' },
      {
        question: '其中一台给父母用可以吗？',
        answer: '可以装在家中电脑上，但平台影片应由订阅账户的持有人观看。',
      },
    ],
    meta_title: '视频 Pro 升级｜3 台电脑',
    meta_description:
      '永久单品用户升级到 3 台电脑的视频套装：先比 One 与 Pro 的差价，再逐台激活，换机可移除旧设备。',
  },
  music_upgrade: {
    headline: '一款转换器起步，补齐整套音乐',
    promise: '已永久拥有音乐转换器的您，不必一款款添置，可以按升级价换成音乐套装。',
    steps: [
      { title: '看已有转换器', text: '登录后，永久的音乐转换器会列出来。' },
      { title: '对比两种买法', text: '一边是再买单品，一边是升级套装，金额并列。' },
      { title: '完成升级', text: '付款后，新增平台出现在 Tidemark Music 里。' },
    ],
    features: [
      { title: '面向人群', text: '拥有一款以上永久音乐转换器的用户。' },
      { title: '设置沿用', text: '命名规则与输出格式延续到新平台。' },
      { title: '折扣看数量', text: '转换器越多，升级时付得越少。' },
      { title: '一次付款', text: '1 台电脑永久使用，不再按月扣费。' },
    ],
    questions: [
      {
        question: '我只有视频单品，可以享受吗？',
        answer: '此处只看音乐单品；视频单品可用于视频或视频＋音乐的升级。',
      },
      { question: '以前转换好的歌要重新来吗？', answer: '不用，升级不影响已有文件。' },
      { question: '平台多了，用途限制会放宽吗？', answer: '不会，每个平台都按它的条款，只能自己听。' },
    ],
    meta_title: '音乐 One 升级｜补齐转换器',
    meta_description:
      '已有永久音乐转换器，按数量享升级价换成整套 Tidemark Music，命名设置沿用，1 台电脑永久使用。',
  },
  video_music_one_upgrade: {
    headline: '零散单品，合成视频加音乐',
    promise: '您的视频单品和音乐单品可以一起计算，升级成两大系列的整套授权。',
    steps: [
      { title: '汇总单品', text: '登录后，同一系统下的永久单品会合并计数。' },
      { title: '确认升级价', text: '页面显示原价、优惠与应付金额。' },
      { title: '装好两款软件', text: '付款后安装 Tidemark Video 与 Tidemark Music。' },
    ],
    features: [
      { title: '谁适合升级', text: '在两大系列里零星买过永久单品的用户。' },
      { title: '两类都算', text: '三款视频加一款音乐，按四款计。' },
      { title: '单机永久', text: '适合只用 1 台电脑的人，没有期限。' },
      { title: '单据清楚', text: '订单逐行写明优惠从何而来。' },
    ],
    questions: [
      { question: '我有两个账户，能合并计算吗？', answer: '价格按单个账户计算，合并事宜请联系客服。' },
      { question: '已经有一整套视频怎么办？', answer: '请改看“视频＋音乐 One 新购”，补音乐那一半。' },
      {
        question: '升级之后平台会员可以不续吗？',
        answer: '不行，没有平台给的观看或收听权，就没有可以合法保存的内容。',
      },
    ],
    meta_title: '视频＋音乐 One 升级',
    meta_description:
      '视频与音乐永久单品合并计数，按总数享升级价，换成 1 台电脑永久使用的整套授权，订单写明优惠来源。',
  },
  video_music_pro_upgrade: {
    headline: '单品用户的三机视听方案',
    promise: '家里三台电脑都想看剧听歌，可以凭现有单品直接升级到视频＋音乐 Pro。',
    steps: [
      { title: '盘点', text: '看账户里有哪些永久单品，有几台电脑。' },
      { title: '算每台费用', text: '把显示的升级价除以三，对比 1 台版。' },
      { title: '分配电脑', text: '依次在三台电脑登录，并给设备起好名字。' },
    ],
    features: [
      { title: '适用对象', text: '买过单品，而且两三台电脑轮着用的人。' },
      { title: '两大系列', text: '视频全部单品与音乐全部转换器均在内。' },
      { title: '设备自理', text: '登记与移除都能在账户里自行完成。' },
      { title: '永久有效', text: '三台都不设到期日，无须续订。' },
    ],
    questions: [
      { question: '第三台以后再登录可以吗？', answer: '可以，空着的名额一直保留。' },
      { question: '公司电脑能占一个名额吗？', answer: '能，但要遵守公司规定，也不得用于商业放映或分发。' },
      {
        question: '三台电脑都保存同一部影片行吗？',
        answer: '在自己的电脑间观看要看平台条款是否允许，法律只认可个人用途。',
      },
    ],
    meta_title: '视频＋音乐 Pro 升级｜3 台',
    meta_description:
      '单品用户升级到 3 台电脑的视频＋音乐 Pro，可对比每台费用，设备自行登记和移除，永久有效。',
  },
  video_one_new: {
    headline: '换了系统，视频套装也跟上',
    promise: '在 Windows 或 Mac 上已有永久产品的您，可以按优惠价为另一种系统添一套视频产品。',
    steps: [
      { title: '确认原系统', text: '登录后可见现有授权属于哪种系统。' },
      { title: '切到新系统', text: '在页面的系统切换处选另一种。' },
      { title: '在新电脑启用', text: '安装对应版本，登录即可。' },
    ],
    features: [
      { title: '换电脑的人', text: '从 Windows 换到 Mac，或反过来，都合适。' },
      { title: '双系统的人', text: '公司一种、家里一种，各有一份授权。' },
      { title: '旧产品抵优惠', text: '另一系统的永久单品会计入优惠。' },
      { title: '一台永久', text: '新系统上 1 台电脑，长期有效。' },
    ],
    questions: [
      { question: '同系统再添一台要买这个吗？', answer: '不用，同系统多台请看 3 台电脑的 Pro。' },
      { question: '原来系统的授权会失效吗？', answer: '不会，两边都可以继续用。' },
      {
        question: '旧电脑里存的影片能拿到新电脑看吗？',
        answer: '常见格式可以播放，但须仍有观看权，且只在您自己的设备之间移动。',
      },
    ],
    meta_title: '视频 One 新购｜另一种系统',
    meta_description:
      '已有 Windows 或 Mac 的永久产品，再为另一种系统添一套 1 台电脑的视频套装，旧产品计入优惠。',
  },
  video_pro_new: {
    headline: '另一系统上的三台，一次配好',
    promise: '一种系统上已有永久产品，另一种系统又有多台电脑时，适合用这份 3 台视频授权。',
    steps: [
      { title: '清点新系统的电脑', text: '只有一台就选 One，两三台再选 Pro。' },
      { title: '选择 Pro 方案', text: '切换系统后，选 3 台永久方案。' },
      { title: '先启用一台', text: '第一台先用起来，其余随时添加。' },
    ],
    features: [
      { title: '多机用户', text: '工作室、家庭里同一系统有几台电脑的人。' },
      { title: '跨系统优惠', text: '原系统上的永久单品数会体现在价格里。' },
      { title: '名额可换', text: '淘汰旧机后，名额留给新机。' },
      { title: '视频全系列', text: '三台都能使用全部视频单品。' },
    ],
    questions: [
      { question: 'Windows 一台、Mac 两台怎么买？', answer: '按系统分开算，Mac 两台可用 Mac 的 3 台方案。' },
      { question: '之后还能加音乐吗？', answer: '能，可再看视频＋音乐的新购页面。' },
      { question: '台数增加，能否给客户观看？', answer: '不能，多台只为方便本人，平台影片的使用仍限私人。' },
    ],
    meta_title: '视频 Pro 新购｜另一系统 3 台',
    meta_description: '为另一种操作系统上的 3 台电脑添置视频套装，原系统永久单品计入优惠，名额可随换机调整。',
  },
  video_music_one_new: {
    headline: '已有一套，补上另一半',
    promise: '有视频套装缺音乐，或有音乐套装缺视频，都可以只为缺少的部分付费。',
    steps: [
      { title: '看现有套装', text: '登录确认您永久拥有的是视频套装还是音乐套装。' },
      { title: '看补齐价', text: '页面说明现有套装如何折算。' },
      { title: '启用新增部分', text: '付款后安装另一款软件，立即可用。' },
    ],
    features: [
      { title: '视频套装用户', text: '添上歌曲与有声书的全部转换器。' },
      { title: '音乐套装用户', text: '添上国际、日本与欧洲的视频下载器。' },
      { title: '同为永久', text: '补齐后两部分都在 1 台电脑上永久有效。' },
      { title: '价格有说明', text: '为什么是这个价，旁边有一句话解释。' },
    ],
    questions: [
      {
        question: '我只有单品，没有套装？',
        answer: '单品用户请先看“视频＋音乐 One 升级”，两页价格可以对照。',
      },
      { question: '两套分别买过，还需要吗？', answer: '不需要，您已经齐全；想用 3 台可看 Pro 的差价。' },
      { question: '新增的音乐部分有何限制？', answer: '订阅曲目在会员期内自听，解约后按平台条款处理。' },
    ],
    meta_title: '视频＋音乐 One 新购｜补齐',
    meta_description:
      '已有视频或音乐套装的用户，只为缺少的一半付费，补成 1 台电脑永久有效的视频＋音乐全能套装。',
  },
  video_music_pro_new: {
    headline: '从现有套装，扩到三机视听',
    promise: '永久拥有视频或音乐套装的您，可同时补上另一半并扩到 3 台电脑。',
    steps: [
      { title: '看台数与内容', text: '账户里会写明现有套装是 1 台还是 3 台。' },
      { title: '读懂差额', text: '补内容多少、加台数多少，分行列出。' },
      { title: '三台启用', text: '原来的电脑不动，再加新的两台。' },
    ],
    features: [
      { title: '视频 Pro 用户', text: '已有 3 台视频的人，补上音乐后两样都能三台用。' },
      { title: '单套用户', text: '手上是 1 台套装的人，可一步到位。' },
      { title: '同系统三台', text: '三台须为同一种操作系统。' },
      { title: '无到期日', text: '内容与台数都永久有效。' },
    ],
    questions: [
      { question: '只想加台数，不要音乐？', answer: '请选“视频 Pro 未来产品”，只补台数差价。' },
      { question: '付款后多久可用？', answer: '付款成功后授权会显示在账户里，重新登录软件即可。' },
      {
        question: '家里每个人都能保存各自的歌吗？',
        answer: '各人须有自己的平台账户，并只为自己收听而保存。',
      },
    ],
    meta_title: '视频＋音乐 Pro 新购｜3 台',
    meta_description: '已有一套视频或音乐永久授权，补上另一半并扩到 3 台电脑，差额分行列出，适合多机用户。',
  },
  video_pro_future: {
    headline: '视频套装之后，台数与新品都有着落',
    promise: '永久拥有视频套装的您，补差价即可用于 3 台电脑，并涵盖日后推出的视频新品。',
    steps: [
      { title: '确认资格', text: '登录的账户须有同一系统的视频套装永久授权。' },
      { title: '支付差价', text: '只付与 Pro 的差额，不重复购买套装。' },
      { title: '添加电脑', text: '把另外两台电脑登记进来。' },
    ],
    features: [
      { title: '仅限套装用户', text: '没有视频套装时，页面会说明不能购买的原因。' },
      { title: '日后的视频新品', text: '正式发布后自动进入您的授权范围。' },
      { title: '一台变三台', text: '原来的电脑照用，另添两个名额。' },
      { title: '无需续费', text: '差价只付一次。' },
    ],
    questions: [
      { question: '会出哪些新品，什么时候出？', answer: '我们不预告名单和日期，以实际发布为准。' },
      { question: '音乐新品也算吗？', answer: '不算，音乐部分请看“视频＋音乐 Pro 未来产品”。' },
      {
        question: '新平台加入后可以怎么用？',
        answer: '与现有平台一样，在您的订阅和法律允许时，只供自己观看。',
      },
    ],
    meta_title: '视频 Pro 未来产品｜补差价',
    meta_description:
      '视频套装永久用户补差价，换成 3 台电脑，并涵盖日后发布的视频新品；仅限同一系统的套装持有人。',
  },
  video_music_pro_future: {
    headline: '两套都有，再为三台与新品补差价',
    promise: '已永久拥有视频和音乐两套的您，一次补差价，两大系列都升为 3 台并含日后新品。',
    steps: [
      { title: '登录持有两套的账户', text: '视频与音乐两套须在同一账户、同一系统。' },
      { title: '阅读包含内容', text: '确认台数、系列与差价后再付款。' },
      { title: '登记其余两台', text: '在新电脑登录，两款软件同时生效。' },
    ],
    features: [
      { title: '两系列新品', text: '日后发布的视频下载器与音乐转换器都算在内。' },
      { title: '三台永久', text: '书房、客厅、随身三台，没有截止日期。' },
      { title: '资格明确', text: '只面向两套齐全的用户。' },
      { title: '一次办妥', text: '视频与音乐不用分开申请。' },
    ],
    questions: [
      {
        question: '只有其中一套能买吗？',
        answer: '不能，请先通过“视频＋音乐 One 新购”或“视频＋音乐 Pro 新购”补齐。',
      },
      {
        question: '如果一年都没有新品呢？',
        answer: '有这种可能，我们不承诺数量，请以 3 台的实用价值来考虑。',
      },
      {
        question: '买了未来产品，内容来源有变化吗？',
        answer: '没有变化，内容始终来自您自己的平台账户，并限于合法的私人使用。',
      },
    ],
    meta_title: '视频＋音乐 Pro 未来产品',
    meta_description: '视频与音乐两套永久用户一次补差价，两大系列升为 3 台电脑，日后发布的新品也涵盖在内。',
  },
}
