import type { ContentTexts } from '../texts'

/** Campaign pages: their texts hold before, during and after; the state itself is added by the page. */
export const campaignPages: ContentTexts['pages'] = {
  sales_campaign: {
    title: 'The Video Downloader for life',
    intro:
      'For those who want to begin small: our year-round offer is the Video Downloader for open sites, with a lifetime license for one computer.',
    sections: [
      {
        kind: 'text',
        title: 'What it is about',
        body: `
The Video Downloader saves talks, courses and clips from open sites where their owners or the law allow it. With this offer its lifetime license has a special price all year, which the plan list already shows. No code is needed; if you own something that gives you a better price, the better one is used.
`,
      },
      {
        kind: 'products',
        title: 'The product in this offer, and related ones',
        routes: ['video_downloader', 'm3u8_downloader', 'mpd_downloader', 'all_in_one_video_suite'],
      },
      {
        kind: 'questions',
        title: 'About the offer',
        questions: [
          {
            question: 'Is the reduced license a smaller one?',
            answer: 'No. It is the same lifetime license for one computer, updates included.',
          },
          {
            question: 'I bought a single product before. Is the offer still for me?',
            answer:
              'Sign in and compare. The page shows the lowest of all prices that apply to you, and says which rule it follows.',
          },
        ],
      },
    ],
    meta_title: 'Video Downloader for Life: Year-Round Offer',
    meta_description:
      'A reduced lifetime license of the Video Downloader for open sites, on one computer, updates included. See the plan list for today’s price.',
  },
  upgrade_campaign: {
    title: 'Upgrade from what you own',
    intro:
      'For owners of lifetime licenses: each product you bought can lower the price of a suite. See below what you would pay.',
    sections: [
      {
        kind: 'passages',
        title: 'How the upgrade works',
        look: 'steps',
        passages: [
          {
            title: 'Sign in',
            text: 'The shop looks up the lifetime licenses in your account, on each system separately.',
          },
          {
            title: 'Compare the suites',
            text: 'Video, music or both. Suites with video are also available for three computers. Each price comes with its reason.',
          },
          {
            title: 'Keep everything',
            text: 'Your old licenses stay yours. The suite is added to them.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Upgrades',
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
        title: 'When it applies',
        body: `
Upgrades for owners do not depend on a date: they apply whenever you have something that counts. A campaign may add a coupon for some weeks; if one applies, the reason beside your price names it.
`,
      },
    ],
    meta_title: 'Upgrade from What You Own',
    meta_description:
      'Lifetime licenses count toward a suite for video, music or both. Sign in, compare your own prices and read the reason beside each of them.',
  },
  subscriber_upgrade: {
    title: 'From a subscription to a lifetime license',
    intro:
      'For subscribers: while your subscription runs, you can turn it into a lifetime license of the same product, usually for less than it costs others. See below what you would pay.',
    sections: [
      {
        kind: 'passages',
        title: 'Three facts',
        look: 'grid',
        passages: [
          {
            title: 'It is your own product',
            text: 'The lifetime license is for the product that you know, on the system that you use it on.',
          },
          {
            title: 'The price for subscribers',
            text: 'You see it on this page and next to your subscription. It applies from the first period you paid for, and is usually below the price for new customers.',
          },
          {
            title: 'Nothing to cancel',
            text: 'Choose the lifetime license next to your subscription. Once you have paid for it, nothing renews and nothing is charged again.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'Before you change',
        questions: [
          {
            question: 'I paid once, and nothing renews. Is this for me?',
            answer:
              'The prices on this page are only for subscriptions. If you have or had a single product, you usually get the customer price for its lifetime license, even after the plan has ended: sign in and look at the product page. For a suite, the regular price almost always applies.',
          },
          {
            question: 'My subscription has ended. Is it too late?',
            answer:
              'For the price for subscribers, yes: it needs a subscription that runs. One that you canceled counts until its last day. For a single product you usually still get the customer price; you see it on the product page.',
          },
          {
            question: 'What becomes of the days I have already paid for?',
            answer:
              'They are neither paid out nor taken off the price. Your license becomes a lifetime license as soon as that is paid.',
          },
          {
            question: 'Where do I see my price?',
            answer: 'Once you are signed in: on this page, and in your account next to the subscription.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Your subscriptions',
        text: 'You choose the lifetime license there, next to the subscription.',
        label: 'Go to my account',
        href: '/my-account/subscriptions',
      },
    ],
    meta_title: 'From a Subscription to a Lifetime License',
    meta_description:
      'How a running subscription becomes a lifetime license of the same product: who gets the price for subscribers, where to see it, and what stops.',
  },
  aio_special_offer: {
    title: 'A special offer for three computers',
    intro:
      'This campaign belongs to the suites for three computers: all video services, or video and music, on the computers of one household.',
    sections: [
      {
        kind: 'text',
        title: 'For whom it is meant',
        body: `
One computer at the desk, one for journeys, one beside the television: whoever uses the same services on all three needs one license, not three. The campaign concerns the lifetime plans for three computers of the two suites below. While it runs, its coupon works by itself and stands in the explanation of the price. Outside its dates the same plans are sold as usual, and owners of lifetime products still have their own prices.
`,
      },
      {
        kind: 'products',
        title: 'The suites in question',
        routes: ['all_in_one_video_suite', 'video_music_one'],
      },
      {
        kind: 'questions',
        title: 'About three computers',
        questions: [
          {
            question: 'May they run different systems?',
            answer: 'No, all three are Windows PCs or all three are Macs.',
          },
          {
            question: 'I own the suite for one computer. What does this mean for me?',
            answer:
              'You pay the difference to the plan for three. Sign in, and the page leads you to the product made for that.',
          },
        ],
      },
    ],
    meta_title: 'Suites for Three Computers: Special Offer',
    meta_description:
      'A campaign for the lifetime plans on three computers: the video suite, or video and music together. Dates and current state are on the page.',
  },
  clientad_promotion: {
    title: 'For users of our applications',
    intro:
      'You came here from a notice in one of our applications. This is what you can do next with the account you already have. Sign in, and the prices below are yours.',
    sections: [
      {
        kind: 'passages',
        title: 'Pick what describes you',
        look: 'grid',
        passages: [
          {
            title: 'I use the trial',
            text: 'Choose a plan for the service you tried. Nothing has to be installed again.',
          },
          {
            title: 'I have one product',
            text: 'Look at the suite of the same line. A lifetime license you own lowers its price.',
          },
          {
            title: 'I have a suite',
            text: 'Add the other line, or more computers. You pay for the missing part only.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'The next steps',
        routes: ['all_in_one_video_suite', 'all_in_one_music_suite', 'video_music_one', 'video_ai'],
      },
      {
        kind: 'text',
        title: 'No notices, please',
        body: `
Notices in the applications can be switched off in their settings, under General. Messages about updates and about the end of your plan remain, because you need them.
`,
      },
    ],
    meta_title: 'Offers for Users of Our Applications',
    meta_description:
      'Coming from a Tidemark application? See what fits your account: a plan after the trial, a suite after a single, or the missing half.',
  },
  monthly_subscription_promotion: {
    title: 'By the month, for as long as you need it',
    intro:
      'A monthly plan is the smallest step: for one holiday, one series or one project. It renews until you cancel, or you choose one payment that ends by itself.',
    sections: [
      {
        kind: 'passages',
        title: 'When a month is the right choice',
        look: 'grid',
        passages: [
          {
            title: 'Before a journey',
            text: 'Prepare flights and train rides in the first week; the rest is a reserve.',
          },
          {
            title: 'While a season runs',
            text: 'A series with weekly episodes is over after two or three months.',
          },
          {
            title: 'For a tidy-up',
            text: 'Put a music library in order, or a box of family tapes with Video AI, and be done.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'What a month means',
        questions: [
          {
            question: 'Do I have to cancel?',
            answer:
              'If it renews, yes: at any time, in two clicks, and you keep the month that you paid for. Taken as one payment, a month ends by itself and nothing is charged again.',
          },
          {
            question: 'Can I change to a year or to lifetime later?',
            answer: 'Yes. Once you are signed in, you see what the change costs you.',
          },
          {
            question: 'Is it the full price again after a break?',
            answer: 'Whoever had a product before usually gets a customer’s price when buying it again.',
          },
        ],
      },
      {
        kind: 'products',
        title: 'Often taken by the month',
        routes: ['netflix_downloader', 'disney_plus_downloader', 'spotify_converter', 'video_ai'],
      },
    ],
    meta_title: 'Monthly Plans, Price and Renewal Explained',
    meta_description:
      'When a monthly plan is the right choice, how it ends, and how to change to a year or a lifetime license later. Prices in the plan list.',
  },
  get_free_license_referral_program: {
    title: 'Recommend Tidemark, and try more of it',
    intro:
      'If you like working with one of our applications, tell somebody. Whoever comes through your link gets to know it, and if they buy, you earn a trial of the product line that they chose.',
    sections: [
      {
        kind: 'passages',
        title: 'How the program works',
        look: 'steps',
        passages: [
          {
            title: 'Copy your link',
            text: 'You find it in your account under free trials. It contains a code, not your name.',
          },
          {
            title: 'Pass it on',
            text: 'Send it to people you know. Please do not post it where advertising is unwelcome.',
          },
          {
            title: 'See what it brought',
            text: 'Visits, accounts and purchases are counted in your account, and a trial that you earned is listed there with its days.',
          },
        ],
      },
      {
        kind: 'questions',
        title: 'About the program',
        questions: [
          {
            question: 'Do I need a license to take part?',
            answer:
              'An account is enough. For the email that tells you of a trial, confirm your email address.',
          },
          {
            question: 'What do you learn about the people I invite?',
            answer: 'That somebody came through your link. You are not told who it was.',
          },
          {
            question: 'Does my own visit count?',
            answer: 'No, nor does the same visitor twice on one day.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Your link',
        text: 'Sign in to find your link and what it has brought so far.',
        label: 'Get my link',
        href: '/my-account/earn-free-trials',
      },
    ],
    meta_title: 'Referral Program: Recommend an Application',
    meta_description:
      'Pass on your link and see what it brings. How the referral program of Tidemark counts, what it earns you, and what it tells about others.',
  },
  event_center: {
    title: 'Event center: current offers',
    intro: 'Every offer that runs today, on one page.',
    sections: [
      {
        kind: 'text',
        title: 'What you find here',
        body: `
Planning to buy something? Have a look here first: this page shows every offer that runs today and what it does for you. You need no code, because the plan list already shows you the lower price. And when nothing is on, we tell you that too.
`,
      },
      {
        kind: 'passages',
        title: 'Good to know',
        look: 'grid',
        passages: [
          {
            title: 'You pay the lowest price',
            text: 'A sale, your customer price and a coupon do not add up. If several apply, the lowest price is yours.',
          },
          {
            title: 'Every price has its reason',
            text: 'Under “Why this price?” each product page shows how its price comes about.',
          },
          {
            title: 'No code to type',
            text: 'Choose your plan and check out. The discount is already in the price.',
          },
        ],
      },
      {
        kind: 'action',
        title: 'Already a customer?',
        text: 'Then you need not wait for a sale: owners of lifetime licenses get a price of their own, all year.',
        label: 'See your upgrades',
        href: '/upgrade-campaign',
      },
    ],
    meta_title: 'Event Center: Current Sales and Offers',
    meta_description:
      'Which offers run at Tidemark today and what they do for you. No codes to type, and all year a price of their own for owners of lifetime licenses.',
  },
  black_friday_sales_2022: {
    title: 'Black Friday 2022',
    intro:
      'The campaign of the autumn of 2022 for lifetime licenses, on one computer and on three. Whether it is still to come, running or over is shown below.',
    sections: [
      {
        kind: 'text',
        title: 'What the campaign covers',
        body: `
Black Friday 2022 is about licenses without a renewal: lifetime for one computer and lifetime for three computers, for single products as well as for suites. Within its dates the reduced prices appear in the plan lists without a code. Months and years are not part of it.
`,
      },
      {
        kind: 'products',
        title: 'Lifetime licenses people ask for',
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
        title: 'Outside these dates',
        text: 'The event center shows what runs at the moment.',
        label: 'Go to the event center',
        href: '/event-center',
      },
    ],
    meta_title: 'Black Friday 2022: Lifetime Licenses',
    meta_description:
      'The Black Friday campaign of 2022 for lifetime licenses on one computer or three. The page shows its state and what runs at the moment.',
  },
}
