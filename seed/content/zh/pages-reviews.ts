import type { ContentTexts } from '../texts'

/** The pages of the review sites. */
export const reviewPages: ContentTexts['pages'] = {
  review_home: {
    title: '由开发者介绍自家的产品',
    intro: '本站属于 Tidemark，介绍我们自己做的软件，好的地方和不足的地方都写。这不是独立评测，我们不打星。',
    sections: [
      {
        kind: 'passages',
        title: '怎样读这些页面',
        look: 'grid',
        passages: [
          { title: '开发者自己写的', text: '每篇介绍的第一句都会说明。请与别人写的对照着看。' },
          { title: '优点与不足', text: '用户来信让我们知道产品弱在哪里，我们照实写出来。' },
          { title: '自己试', text: '每款产品都能试用。用自己的片单试十分钟，胜过一页文字。' },
        ],
      },
      {
        kind: 'text',
        title: '站上有什么',
        body: `
介绍细看一款产品；清单为了一个目的，比如看动画或听音乐，把几款放在一起；文章讲背后的事，版权、格式和字幕。所有内容的前提都是：只保存您有权为个人使用而保存的东西。
`,
      },
      {
        kind: 'action',
        title: '全部介绍',
        text: '按日期排列，最新的在前。',
        label: '打开列表',
        href: '/reviews',
      },
    ],
    meta_title: '产品介绍：由开发者亲自撰写',
    meta_description:
      'Tidemark 介绍自家的视频、音乐和视频 AI 产品：优点、不足、适合谁。不打星，请用试用版自己判断。',
  },
  reviews: {
    title: '全部产品介绍',
    intro: '自家软件的介绍，最新的在前。写的是它做什么、适合谁、哪里还不够。',
    sections: [
      {
        kind: 'text',
        title: '为什么没有评分',
        body: `
开发者给自己的产品打分，没有多大意义。我们改写具体的事：哪些每天都好用，哪些还想做得更好。您有不同的体会，请告诉署名的小组。
`,
      },
      {
        kind: 'questions',
        title: '关于这些介绍',
        questions: [
          {
            question: '会和别家的软件比较吗？',
            answer: '不会。自家的从里面看得清，别家的只能从外面看，比起来不公平。比较只在自家产品之间。',
          },
          { question: '内容新吗？', answer: '每页都有日期。新版本改变了文中所写的，就会修订。' },
        ],
      },
    ],
    meta_title: '全部下载与转换产品介绍',
    meta_description:
      '视频全能套装、单品下载器、音乐转换器与视频 AI 的介绍，由开发者撰写，每一款都写明了不足之处。',
  },
}
