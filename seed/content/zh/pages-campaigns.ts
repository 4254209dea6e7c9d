import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: '视频下载器，全年特惠',
    intro: '想先从一款开始？视频下载器适用于公开网站，它的永久许可证全年享优惠价。',
    sections: [
      {
        kind: 'text',
        title: '活动内容',
        body: `
视频下载器用来保存公开网站上权利人或法律允许留存的讲座、课程和短片。它的永久许可证全年优惠，方案列表里已经计入，不用输入优惠码。如果您因已有的产品能享受更低的价格，就按更低的价格计算。
`,
      },
      {
        kind: 'products',
        title: '活动产品与相关产品',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: '关于活动',
        questions: [
          {
            question: '优惠的许可证，内容有减少吗？',
            answer: '没有，就是一台电脑的永久许可证，更新也包括在内。',
          },
          {
            question: '我以前买过单品，活动对我有用吗？',
            answer: '请登录看看。页面会显示对您适用的最低价格，并写明依据。',
          },
        ],
      },
    ],
    meta_title: '全年特惠：视频下载器永久版',
    meta_description:
      '面向公开网站的视频下载器，一台电脑的永久许可证全年优惠，更新包括在内。当天价格请看方案列表。',
  },
  upgrade_campaign: {
    title: '从已有的产品升级',
    intro: '给持有永久许可证的用户：您买过的每一款产品都可能降低套装的价格。您的价格请见下方。',
    sections: [
      {
        kind: 'passages',
        title: '升级怎样进行',
        look: 'steps',
        passages: [
          { title: '登录', text: '商店读取您账户里的永久许可证，两种系统分开计算。' },
          {
            title: '比较套装',
            text: '视频、音乐或两者；含视频的套装另有 3 台电脑的方案。每个价格旁都写着来由。',
          },
          { title: '原有的都保留', text: '原来的许可证不动，套装另外加上。' },
        ],
      },
      {
        kind: 'products',
        title: '升级产品',
        routes: [
          'video_one_upgrade',
          'video_pro_upgrade',
          'music_upgrade',
          'video_music_one_upgrade',
          'video_music_pro_upgrade',
        ],
      },
      {
        kind: 'text',
        title: '什么时候有效',
        body: `
给老用户的升级价格与日期无关，只要有能计入的许可证就适用。活动期间可能另有优惠码，若有适用的，会作为优惠原因显示在您的价格旁。
`,
      },
    ],
    meta_title: '从已有产品升级到套装',
    meta_description:
      '永久许可证可以计入视频、音乐或合一的套装。登录后比较您自己的价格，并看看每个价格是怎样算出来的。',
  },
  subscriber_upgrade: {
    title: '订阅转永久许可证',
    intro:
      '致订阅用户：订阅有效期间，您可以把它转为同一产品的永久许可证，价格通常比其他用户更优惠。您的价格请见下方。',
    sections: [
      {
        kind: 'passages',
        title: '三点说明',
        look: 'grid',
        passages: [
          {
            title: '还是同一款产品',
            text: '仍是您熟悉的产品，系统也不变。',
          },
          {
            title: '订阅用户的价格',
            text: '显示在本页和您的订阅旁边。首个周期付款后即适用，通常低于新用户的价格。',
          },
          {
            title: '不用取消',
            text: '在您的订阅处选择永久许可证，付款后不再续订，也不会再扣费。',
          },
        ],
      },
      {
        kind: 'questions',
        title: '更换之前',
        questions: [
          {
            question: '我是一次付费，没有续订，也适用吗？',
            answer:
              '本页的价格只适用于订阅。拥有或曾经拥有单品的用户，购买它的永久许可证时通常享有老客户价，方案到期之后也一样：请登录后查看产品页面。套装一般按本店售价计算。',
          },
          {
            question: '我的订阅已经结束，还来得及吗？',
            answer:
              '订阅用户的价格需要有效的订阅，订阅结束后便不再适用；已取消的订阅，到最后一天为止仍然适用。如果是单品，产品页面通常仍会显示老客户价。',
          },
          {
            question: '剩下的天数怎么算？',
            answer: '不退款，也不从价格中扣除。付款后，您的许可证就变为永久许可证。',
          },
          {
            question: '在哪里看到我的价格？',
            answer: '登录后，在本页和账户的订阅旁边都能看到。',
          },
        ],
      },
      {
        kind: 'action',
        title: '您的订阅',
        text: '请在相应的订阅处选择永久许可证。',
        label: '前往我的账户',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: '从订阅转为永久许可证',
    meta_description:
      '有效的订阅怎样转为同一产品的永久许可证：订阅用户的价格适用于谁，在哪里看到，付款之后哪些会停止。',
  },
  aio_special_offer: {
    title: '三台电脑套装特惠',
    intro: '这项活动属于三台电脑的套装：全部视频，或者视频加音乐，用在一个家庭的三台电脑上。',
    sections: [
      {
        kind: 'text',
        title: '适合谁',
        body: `
如果您的家里书桌上一台、电视旁一台、出门再带一台，三台都看同样的平台，那么需要的是一份 3 台的许可证，而不是三份。活动针对下面两种套装的永久（3 台电脑）方案。进行期间优惠自动计入，并写在价格的来由里。期间之外，同样的方案照常出售，给老用户的价格也照常适用。
`,
      },
      {
        kind: 'products',
        title: '活动中的套装',
        routes: ['all_in_one_video_suite', 'video_music_one'],
      },
      {
        kind: 'questions',
        title: '关于三台电脑',
        questions: [
          { question: '三台可以用不同的系统吗？', answer: '不可以，三台都是 Windows，或者都是 Mac。' },
          {
            question: '我有 1 台的套装，怎么办？',
            answer: '只付与 3 台方案的差额。登录后页面会带您到对应的产品。',
          },
        ],
      },
    ],
    meta_title: '三台电脑套装特惠',
    meta_description:
      '针对永久（3 台电脑）方案的活动：视频全能套装，或视频＋音乐全能套装。起止日期和当前状态见页面。',
  },
  clientad_promotion: {
    title: '致软件用户',
    intro: '您从我们软件里的一条提示来到这里。用现在的账户，接下来可以这样选。登录后即可看到您自己的价格。',
    sections: [
      {
        kind: 'passages',
        title: '您属于哪一种',
        look: 'grid',
        passages: [
          { title: '正在试用', text: '为试过的平台选一个方案，不用重新安装。' },
          { title: '有一件单品', text: '看看同系列的套装，永久许可证会让它降价。' },
          { title: '有一个套装', text: '加上另一个系列，或者增加电脑的台数，只付差额。' },
        ],
      },
      {
        kind: 'products',
        title: '可以考虑的下一步',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: '不想看到提示',
        body: `
可以在软件设置的“通用”里关掉推荐提示。更新和订阅到期的消息会保留，因为您用得着。
`,
      },
    ],
    meta_title: '致软件用户：下一步怎么选',
    meta_description:
      '试用之后选方案，单品之后选套装，或者补上缺的另一半：从 Tidemark 软件来的用户，看看账户里适合哪一种。',
  },
  monthly_subscription_promotion: {
    title: '按月使用，用多久算多久',
    intro:
      '1 个月的方案适合短期使用，例如一次假期、一部剧。默认自动续订，直到您取消；也可以选择一次付费，到期自动结束。',
    sections: [
      {
        kind: 'passages',
        title: '什么时候适合按月',
        look: 'grid',
        passages: [
          { title: '出行之前', text: '出发前一周准备好，其余的时间路上也够用。' },
          { title: '一季播出期间', text: '周更的剧集，两三个月就播完。' },
          { title: '一次整理', text: '整理一遍曲库，或者用视频 AI 修复一箱家庭录像。' },
        ],
      },
      {
        kind: 'questions',
        title: '关于按月方案',
        questions: [
          {
            question: '需要取消吗？',
            answer:
              '自动续订的方案需要取消：随时点击两次即可，已付费的这个月仍可用完。一次付费的方案到期自动结束，不会再扣费。',
          },
          {
            question: '以后能改成一年或永久吗？',
            answer: '能。登录后可以看到更换需要付多少。',
          },
          {
            question: '停用一段时间后，又要付全价吗？',
            answer: '曾经拥有过产品的用户，再次购买时通常享有老客户价。',
          },
        ],
      },
      {
        kind: 'products',
        title: '适合从 1 个月开始',
        routes: ['netflix_downloader', 'disney_plus_downloader', 'spotify_converter', 'video_ai'],
      },
    ],
    meta_title: '按月方案：价格与续费说明',
    meta_description:
      '什么情况适合按月，到期后会怎样，怎样改成一年或永久。当天的价格，请看各产品的方案列表。',
  },
  get_free_license_referral_program: {
    title: '推荐计划',
    intro: '如果您用得顺手，就告诉别人。有人从您的链接来访并购买，您就能获得对方所选产品系列的试用。',
    sections: [
      {
        kind: 'passages',
        title: '怎样参加',
        look: 'steps',
        passages: [
          { title: '复制链接', text: '在账户的免费试用一栏里。链接里只有一个代码，没有您的名字。' },
          { title: '告诉朋友', text: '发给认识的人。不欢迎广告的地方，请不要张贴。' },
          { title: '查看结果', text: '来访、注册和购买的次数都记在账户里，获得的试用及其日期也列在那里。' },
        ],
      },
      {
        kind: 'questions',
        title: '关于计划',
        questions: [
          { question: '参加需要许可证吗？', answer: '有账户就可以。' },
          { question: '你们会知道我邀请了谁吗？', answer: '只知道有人从您的链接来访，不知道是谁。' },
          { question: '自己点开算吗？', answer: '不算，同一个人同一天第二次来访也不算。' },
        ],
      },
      {
        kind: 'action',
        title: '您的链接',
        text: '登录后可以看到链接和目前的结果。',
        label: '查看我的链接',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: '推荐计划：参加办法',
    meta_description:
      '把链接告诉朋友，在账户里查看结果。Tidemark 推荐计划怎样参加，怎样计算，会记录什么，这里都有说明。',
  },
  event_center: {
    title: '活动中心：进行中的优惠',
    intro: '今天有哪些优惠，都在这一页。',
    sections: [
      {
        kind: 'text',
        title: '这里能看到什么',
        body: `
购买之前，欢迎先来看看：今天进行中的优惠和它们的内容，都列在这一页。不需要优惠码，方案列表里显示的就是优惠后的价格。如果眼下没有活动，我们也会如实告诉您。
`,
      },
      {
        kind: 'passages',
        title: '关于活动',
        look: 'grid',
        passages: [
          {
            title: '按最低价结算',
            text: '活动、老客户价和优惠码不叠加，哪个最便宜就按哪个算。',
          },
          {
            title: '价格有依据',
            text: '在产品页点开“为什么是这个价格？”，就能看到价格是怎么得出的。',
          },
          {
            title: '不用优惠码',
            text: '选好方案直接结账，优惠已经算在价格里。',
          },
        ],
      },
      {
        kind: 'action',
        title: '已经是老客户？',
        text: '那就不用等活动：有永久许可证的用户，全年都有自己的老客户价。',
        label: '查看升级',
        href: '/upgrade-campaign',
      },
    ],
    meta_title: '活动中心：进行中的优惠',
    meta_description:
      'Tidemark 今天有哪些优惠、内容是什么，这里一目了然，无需优惠码。有永久许可证的用户，全年都有老客户价。',
  },
  black_friday_sales_2022: {
    title: '2022 黑色星期五',
    intro: '这是 2022 年秋天针对永久许可证的活动页面。尚未开始、正在进行还是已经结束，请看下方。',
    sections: [
      {
        kind: 'text',
        title: '活动范围',
        body: `
2022 黑色星期五针对不续费的许可证：永久（1 台电脑）和永久（3 台电脑），单品和套装都包括在内。活动日期之内，价格不用优惠码，直接显示在方案列表里。1 个月和 1 年的方案不在其列。
`,
      },
      {
        kind: 'products',
        title: '有永久许可证的产品',
        routes: [
          'all_in_one_video_suite',
          'all_in_one_music_suite',
          'video_music_one',
          'netflix_downloader',
          'spotify_converter',
        ],
      },
      {
        kind: 'action',
        title: '不在活动期间？',
        text: '眼下进行的活动，请看活动中心。',
        label: '前往活动中心',
        href: '/event-center',
      },
    ],
    meta_title: '2022 黑色星期五：永久许可证',
    meta_description:
      '2022 年黑色星期五活动的页面，针对 1 台和 3 台电脑的永久许可证。页面会显示活动状态和眼下进行的活动。',
  },
}
