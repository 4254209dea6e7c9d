import type { ContentTexts } from '../texts'

/** Downloads, the time after an installation, and the way to reach us. */
export const servicePages: ContentTexts['pages'] = {
  download: {
    title: '下载软件',
    intro: '每款软件、每种系统各有一个安装程序。试用和正式使用是同一款软件，只差一份许可证。',
    sections: [
      {
        kind: 'passages',
        title: '从安装到保存第一部影片',
        look: 'steps',
        passages: [
          {
            title: '选对安装程序',
            text: '影视用 Tidemark Video，歌曲和有声书用 Tidemark Music，自己的录像用 Tidemark Video AI。',
          },
          { title: '安装', text: 'Windows 上运行文件，Mac 上把软件拖进“应用程序”文件夹。' },
          { title: '试用或激活', text: '先试用，或者用持有许可证的账户登录。' },
        ],
      },
      {
        kind: 'questions',
        title: '关于安装',
        questions: [
          {
            question: '每个产品要装一个软件吗？',
            answer:
              '不用。视频产品都在 Tidemark Video 里，转换器都在 Tidemark Music 里，能用哪些平台由许可证决定。',
          },
          {
            question: '可以直接覆盖旧版本吗？',
            answer: '可以。设置、队列和许可证都会保留，新版的变化写在更新日志里。',
          },
          {
            question: '系统提示文件来自互联网，正常吗？',
            answer: '正常。不是从官方商店来的软件，两种系统都会询问。请先确认浏览器里的地址是本店的。',
          },
        ],
      },
      {
        kind: 'action',
        title: '有什么变化？',
        text: 'Windows 版 Tidemark Video 各版本的说明，最新的在前。',
        label: '打开更新日志',
        href: '/changelog/video-downloader-windows',
      },
    ],
    meta_title: '下载 Windows 与 Mac 版软件',
    meta_description:
      'Tidemark Video、Tidemark Music 与 Tidemark Video AI 的安装程序。先免费试用，再用许可证激活同一款软件。',
  },
  downloading: {
    title: '下载即将开始',
    intro: '如果过了几秒还没有开始，请再按一次本页的按钮，或者换一个浏览器。',
    sections: [
      {
        kind: 'passages',
        title: '趁这个时间',
        look: 'steps',
        passages: [
          { title: '找到文件', text: '一般在“下载”文件夹里，浏览器的下载列表中也有。' },
          { title: '安装', text: '打开文件，回答两三个问题。' },
          { title: '准备登录', text: '备好平台的登录信息，已购买的话再备好许可证密钥。' },
        ],
      },
      {
        kind: 'text',
        title: '安装程序打不开',
        body: `
有些公司和学校的网络会拦下程序，可以回家再试，或者问问管理电脑的人。如果安全软件报警，请不要关掉它，把提示的原文通过[联系表单](/contact)发给我们，我们来查。
`,
      },
    ],
    meta_title: '您的下载即将开始',
    meta_description:
      '安装程序正在路上。等待时可以做什么，文件在哪里，没有开始或打不开时怎么办，这一页都有说明。',
  },
  thanks_for_installing: {
    title: '安装好了，可以开始',
    intro: '感谢您把 Tidemark 装进电脑。开始之前，有三件小事值得先做。',
    sections: [
      {
        kind: 'passages',
        title: '最初的十分钟',
        look: 'steps',
        passages: [
          { title: '选好文件夹', text: '找一个空间充裕的磁盘。一小时的视频从几百 MB 到几 GB 不等。' },
          { title: '定好语言', text: '记下常用的音轨和字幕，打开作品时就已经替您勾好。' },
          { title: '先存一个短的', text: '一集或一首歌，足够知道您的电脑上一切是否正常。' },
        ],
      },
      {
        kind: 'questions',
        title: '第一天常见的问题',
        questions: [
          {
            question: '密钥在哪里输入？',
            answer: '用购买时的账户登录，会自动识别。也可以选择“输入许可证密钥”，粘贴进去。',
          },
          {
            question: '为什么平台要我再登录一次？',
            answer: '软件里的浏览器与平时用的不是同一个，不知道您已经登录。登录一次之后就会记住。',
          },
          {
            question: '该从哪部作品开始？',
            answer: '从允许您个人保存的作品开始。不确定的话，版权组的文章可以帮您判断。',
          },
        ],
      },
      {
        kind: 'action',
        title: '比较方案',
        text: '试用满意，再选 1 个月、1 年或永久。',
        label: '查看全部产品',
        href: '/products',
      },
    ],
    meta_title: '安装完成：从这里开始',
    meta_description:
      '文件夹、语言、第一部短片：装好 Tidemark 之后的十分钟里值得先做的三件事，以及第一天常见的几个问题。',
  },
  uninstallation: {
    title: '软件已经移除',
    intro: '软件已从这台电脑上删除，许可证、订单和已保存的文件都还在。',
    sections: [
      {
        kind: 'passages',
        title: '留下来的',
        look: 'grid',
        passages: [
          { title: '文件', text: '您不删除，就一直在原来的文件夹里，来源平台的条款仍然适用。' },
          { title: '许可证', text: '在您的账户里。要用到别的电脑，请移除这一台。' },
          {
            title: '一个月或一年',
            text: '一次付费的到期自动结束。自动续订的，删除软件并不等于取消，请在账户中取消。',
          },
        ],
      },
      {
        kind: 'text',
        title: '想直接写信告诉我们？',
        body: `
一句话就够：某个平台用不了、缺一项功能、电脑跑得慢，或者只是用完了。[联系表单](/contact)收到的每一条我们都会读，能改的会回信告诉您。
`,
      },
      {
        kind: 'action',
        title: '误删了？',
        text: '重新安装即可，设置和许可证都在。',
        label: '前往下载',
        href: '/download',
      },
    ],
    meta_title: '卸载之后：密钥与文件',
    meta_description:
      '软件已经移除。您的文件、许可证和已付的时间会怎样，误删了又该如何恢复，请看这一页的说明。',
  },
  contact: {
    title: '写信给我们',
    intro: '本页的表单直达客服组。我们按来信的先后，以电子邮件回复。',
    sections: [
      {
        kind: 'passages',
        title: '写明这些，我们处理得更快',
        look: 'grid',
        passages: [
          { title: '关于订单', text: '购买时的邮箱，知道的话再写上订单号。请不要写银行卡号。' },
          { title: '关于故障', text: '产品和版本、系统、作品页面的地址，以及提示的原文。' },
          { title: '关于退款', text: '购买日期，愿意的话写上理由。条件见购买政策。' },
          { title: '关于版权', text: '权利人请以“版权通知”开头，应写的内容见 DMCA 页面。' },
        ],
      },
      {
        kind: 'questions',
        title: '也许已经有答案',
        questions: [
          {
            question: '没有收到密钥。',
            answer: '请看看账户和垃圾邮件文件夹。支付公司仍在核对付款时，可能要多等一会儿。',
          },
          {
            question: '可以打电话吗？',
            answer: '我们没有电话服务。网址和提示文字写下来才准确。',
          },
          { question: '可以用中文写吗？', answer: '可以，也可以用本站的其他语言。' },
        ],
      },
    ],
    meta_title: '联系我们的客服组',
    meta_description:
      '订单、故障、退款或版权方面的事，请用这一页的表单联系 Tidemark 客服组，并看看来信里写上什么能更快解决。',
  },
}
