import type { ContentTexts } from '../texts'

/** The pages of the review sites. */
export const reviewPages: ContentTexts['pages'] = {
  review_home: {
    title: 'Our products, introduced by their makers',
    intro:
      'This site belongs to Tidemark. It introduces the applications we make, with what we like about them and what we do not. It is no independent test, and we give no stars.',
    sections: [
      {
        kind: 'passages',
        title: 'How to read these pages',
        look: 'grid',
        passages: [
          {
            title: 'Written by the makers',
            text: 'Each introduction says so in its first sentence. Compare it with what others write.',
          },
          {
            title: 'Likes and dislikes',
            text: 'We know the weak sides of our work from the messages we get, and we name them.',
          },
          {
            title: 'Try it yourself',
            text: 'Each product has a trial. Ten minutes with your own titles say more than a page of text.',
          },
        ],
      },
      {
        kind: 'text',
        title: 'What you find here',
        body: `
Introductions look closely at one product. Lists compare several for one purpose, such as anime or music. Articles explain what lies behind: rights, formats, subtitles. All of them assume that you save only what you are entitled to keep for private use.
`,
      },
      {
        kind: 'action',
        title: 'All introductions',
        text: 'Sorted by date, the newest first.',
        label: 'Open the list',
        href: '/reviews',
      },
    ],
    meta_title: 'Product Introductions by the Makers',
    meta_description:
      'Tidemark introduces its own products for video, music and Video AI: likes, dislikes and who each of them is for. No stars, a trial instead.',
  },
  reviews: {
    title: 'All product introductions',
    intro:
      'Introductions to our own applications, the newest first. Each tells what the product does, for whom it is made and where it falls short.',
    sections: [
      {
        kind: 'text',
        title: 'Why there are no ratings',
        body: `
A maker’s stars for its own work would mean little. Instead you find concrete points: things that work well every day, and things that we still want to do better. If you miss a point from your own experience, tell the desk that signed the page.
`,
      },
      {
        kind: 'questions',
        title: 'About these introductions',
        questions: [
          {
            question: 'Are other makers’ programs compared?',
            answer:
              'No. We know our own from the inside and would judge others from the outside. Comparisons here are among our own products.',
          },
          {
            question: 'How current are they?',
            answer:
              'Each page shows its date. When a release changes something that was said, the page is revised.',
          },
        ],
      },
    ],
    meta_title: 'All Product Introductions at a Glance',
    meta_description:
      'Introductions to Tidemark products by their makers: video suites, single downloaders, music converters and Video AI, each with its weak points.',
  },
}
