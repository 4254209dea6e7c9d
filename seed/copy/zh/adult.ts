import type { PageTexts } from '../text'

export const adult: PageTexts = {
  fanza_downloader: {
    headline: 'FANZA 已购作品，在电脑上稳妥保管',
    promise: '仅供 18 岁以上的会员：把您在 FANZA 购买或月费可看的作品整理到自己的电脑。',
    steps: [
      { title: '确认年龄后登录', text: '确认年满 18 岁，用 DMM 账号进入 FANZA。' },
      { title: '打开购买记录', text: '在已购列表或月费栏目中选择可以播放的作品。' },
      { title: '存到私密位置', text: '指定他人看不到的文件夹，然后开始保存。' },
    ],
    features: [
      { title: '购买列表', text: '按购买日期或编号排序，避免重复购买。' },
      { title: '编号命名', text: '文件名可以只写编号，不显示片名。' },
      { title: '月费栏目', text: '月费会员当前可看的作品另设标记。' },
      { title: '期限显示', text: '限期观看的作品会列出截止日期。' },
    ],
    questions: [
      { question: '未成年人可以购买吗？', answer: '不可以，本产品与 FANZA 均只面向 18 岁以上人士。' },
      { question: '账单上会写什么？', answer: '显示内容由支付公司决定，如有顾虑请在购买前咨询客服。' },
      { question: '已购作品能转送他人吗？', answer: '不能。购买得到的是本人观看的权利，保存也仅限于此。' },
    ],
    meta_title: 'FANZA 下载器（18 岁以上）',
    meta_description:
      '仅限成年人：整理在 FANZA 购买和月费可看的作品，编号命名、期限显示，只供会员本人私下观看。',
  },
  mgstage_downloader: {
    headline: 'MGStage 的作品，安静地归好档',
    promise: '面向成年会员，将 MGStage 上有权观看的作品集中放到一台自己掌管的电脑。',
    steps: [
      { title: '完成年龄确认', text: '达到所在地的成年年龄后，登录 MGStage。' },
      { title: '查看观看条件', text: '区分无限期购买与限期租借，再勾选作品。' },
      { title: '保存到加密硬盘', text: '建议选用带密码的外接硬盘或加密分区。' },
    ],
    features: [
      { title: '厂商归类', text: '按厂商与系列建立文件夹。' },
      { title: '租借提醒', text: '限期作品在到期日前给出提示。' },
      { title: '隐藏封面', text: '列表可只显示文字，避免旁人看到图片。' },
      { title: '逐一处理', text: '多部作品排队，按顺序保存。' },
    ],
    questions: [
      { question: '预告片能处理吗？', answer: '本产品针对您已取得观看权的正片。' },
      { question: '电脑与家人共用安全吗？', answer: '请使用独立的系统账户并设置密码，防止未成年人接触。' },
      {
        question: '可以上传到网盘分享吗？',
        answer: '不可以，分享会侵犯演出者与制作方的权利；请只在本人设备上使用。',
      },
    ],
    meta_title: 'MGStage 下载器（成人专用）',
    meta_description:
      '成年会员管理 MGStage 作品的工具：厂商归类、租借提醒、隐藏封面，保存到加密位置，仅限本人使用。',
  },
  fc2_downloader: {
    headline: 'FC2 的购买内容，分门别类放好',
    promise: '成年用户可将在 FC2 内容市场合法购买的视频，整理成只有自己能看的目录。',
    steps: [
      { title: '年满 18 岁登录', text: '用 FC2 ID 登录，并完成网站的年龄确认。' },
      { title: '核对卖家与条款', text: '进入已购页面，查看卖家给出的使用条件。' },
      { title: '下载到指定目录', text: '确定目录和命名规则后开始保存。' },
    ],
    features: [
      { title: '卖家目录', text: '按卖家名称分目录，便于找回。' },
      { title: '商品编号', text: '编号随文件保存，对账时一看便知。' },
      { title: '重复提示', text: '同一商品再次出现时给出提醒。' },
      { title: '记录清除', text: '关闭软件时可一并清除浏览记录。' },
    ],
    questions: [
      { question: '来历不明的内容能保存吗？', answer: '请不要。只处理权利清楚、出演者同意发布的作品。' },
      { question: '卖家下架后怎么办？', answer: '平台不再提供的商品无法保存，请以 FC2 的规则为准。' },
      {
        question: '我的文件可以再次出售吗？',
        answer: '不可以，再次出售违反条款和法律，购买者只能自行观看。',
      },
    ],
    meta_title: 'FC2 下载器（18 岁以上）',
    meta_description:
      '供成年用户整理 FC2 内容市场的已购视频，卖家目录、商品编号与重复提示，仅限合法购买者本人观看。',
  },
  onlyfans_downloader: {
    headline: '已订阅的创作者内容，离线私藏',
    promise: '成年订阅者可把 OnlyFans 上有权查看、且创作者允许保存的内容放在自己的电脑。',
    steps: [
      { title: '成年人登录', text: '使用完成年龄验证的账户登录 OnlyFans。' },
      { title: '选择创作者', text: '在订阅列表中打开主页，勾选视频或贴文中的影像。' },
      { title: '存入加锁文件夹', text: '保存到加密文件夹，离开时记得上锁。' },
    ],
    features: [
      { title: '创作者分组', text: '每位创作者一个文件夹，按发布日期排序。' },
      { title: '订阅状态', text: '到期的订阅变为灰色，不能再选择。' },
      { title: '自己的作品', text: '创作者可以备份自己发布的全部视频。' },
      { title: '界面遮挡', text: '一键把窗口内容换成空白画面。' },
    ],
    questions: [
      {
        question: '付费私信里的视频能保存吗？',
        answer: '若您已付费解锁，且创作者与平台条款允许，可在试用中查看。',
      },
      {
        question: '创作者会收到通知吗？',
        answer: '通知机制由平台决定；请尊重创作者的意愿，有疑问可直接询问对方。',
      },
      {
        question: '可以在论坛发布吗？',
        answer: '绝对不可以。未经同意传播会伤害创作者并触犯法律，保存只限本人在许可下观看。',
      },
    ],
    meta_title: 'OnlyFans 下载器（成年订阅者）',
    meta_description:
      '仅限成年人：按创作者整理有权查看的 OnlyFans 影像，创作者也能备份自己的作品，禁止任何形式的传播。',
  },
}
