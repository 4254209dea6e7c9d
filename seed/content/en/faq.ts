import type { ContentTexts } from '../texts'

export const faq: ContentTexts['faq'] = {
  'what-can-i-save': {
    question: 'What can I save with Tidemark?',
    answer:
      'Titles that your own account plays on a computer, for your own viewing or listening, as far as the terms of the service and the law of your country allow. An application gives you a tool, not a right: what you may not keep without it, you may not keep with it.',
  },
  'windows-or-mac': {
    question: 'Does it run on Windows and on the Mac?',
    answer:
      'Most products exist for both, with one license per system. A few are sold for Windows only. The switch on each product page shows which version you are looking at.',
  },
  'try-before': {
    question: 'Can I try a product before I pay?',
    answer:
      'Yes. Install the application, sign in to your service and save something from your own list. If that works on your computer as you expect, choose a plan; if not, you have lost nothing.',
  },
  'which-plan': {
    question: 'Which plan suits me?',
    answer:
      'A month suits a journey or one series, a year suits regular use, and a lifetime license suits those who want no renewal. If you use several services, look at the all-in-one suites as well; every plan list shows the comparison.',
  },
  'why-this-price': {
    question: 'Why do I see this price?',
    answer:
      'Below each price stands how it came about: the list price, an offer for what you already own, a campaign that runs at the moment, a coupon you entered. Of all that apply, the lowest price wins. Sign in so that your licenses are counted.',
  },
  coupons: {
    question: 'How do I use a coupon?',
    answer:
      'Enter the code at the checkout. If it does not apply, the shop tells you why: it may have expired, belong to another plan or product, or be no better than the price you already have.',
  },
  currencies: {
    question: 'In which currency do I pay?',
    answer:
      'The currency follows the language of the page: US dollars in English, euros in German, French, Italian and Spanish, yen in Japanese. The checkout shows the amount and the currency before you confirm.',
  },
  refund: {
    question: 'Can I have my money back?',
    answer:
      'Where the law of your country gives you a right of withdrawal, you have 14 days from the purchase, unless you agreed at checkout to lose that right when the license key is delivered. If the software does not work on your computer and we cannot help, write to us through the contact form. The purchase policy has the details.',
  },
  'where-is-my-key': {
    question: 'Where do I find my license key?',
    answer:
      'On the last page of the checkout, in the email that follows the payment, and at any time in your account. If you bought as a guest, register with the same email address and the purchase appears there.',
  },
  'second-computer': {
    question: 'I have a new computer. Can I take the license with me?',
    answer:
      'Yes. Open the devices in your account, release the old computer and activate the new one. A license for one computer runs on one computer at a time, a license for three on three.',
  },
  upgrade: {
    question: 'I own a single product. Does that count toward a suite?',
    answer:
      'Lifetime licenses count. Sign in, open the page of the suite, and the price you see is already lowered by what you own on that system.',
  },
  'subscription-end': {
    question: 'What happens when a month or a year is over?',
    answer:
      'A plan that was paid once ends by itself, and nothing is charged again. One that renews is charged for the next period until you cancel. Files you saved stay on your disk, but the terms of the service they came from still apply to them.',
  },
  'slow-download': {
    question: 'Why is saving so slow?',
    answer:
      'Usually because of the connection, a busy hour at the service, or too many titles at once. Try a cable instead of Wi-Fi, pause other downloads, and save one title at a time. Our article on slow downloads goes through the list step by step.',
  },
  'where-are-files': {
    question: 'Where are my files?',
    answer:
      'In the folder that the settings of the application name; a click on a finished line of the queue opens it. You can choose another disk at any time, and files already saved stay where they are.',
  },
  'how-to-reach-us': {
    question: 'How do I reach you?',
    answer:
      'By the form on the contact page. Tell us the product, the system and its version, and what you expected to happen; a license key helps us to find your order. Answers go to the email address you give.',
  },
}
