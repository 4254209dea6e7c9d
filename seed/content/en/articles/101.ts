import type { ArticleText } from '../../texts'

export const article101: ArticleText = {
  title: 'What you may save, and what you may not',
  summary:
    'Copyright, private copies, terms of service and technical protection are four different things. An overview for people who want to watch offline and stay on the right side.',
  meta_title: 'What You May Save from Streaming, and What Not',
  meta_description:
    'Private copy, terms of service, technical protection and differences by country: an overview for lawful offline viewing by the Rights desk.',
  body: `
Whether you may keep a film on your disk is not answered by one rule but by several that lie on top of each other. This article puts them in order. It gives an overview and is no legal advice.

## Three questions, always in this order

1. **Do you have lawful access?** A subscription, a free programme, a purchase, a work of your own. A copy from an obviously unlawful source is not covered by any private copy.
2. **What does the law of your country leave you?** Some laws know a private copy, others a narrower exception, some hardly any.
3. **What did you agree to?** The terms of a service are a contract. They may be stricter than the law, and breaking them can cost you the account.

Only when all three let you through is there room for a file.

## What is safe almost everywhere

- Recordings that you made yourself, including streams of your own events.
- Works whose author has been dead for so long that protection has ended. In many countries that is 70 years.
- Works with a free licence, such as Creative Commons, within its conditions.
- Programmes whose provider expressly offers a download.
- The offline function of the service itself. If it fits your device, it is the simplest way.

## Differences by country

**European Union.** Member states may allow copies for private use if authors are compensated, usually by a levy on devices and media. Germany, France, Italy and Spain do so, each with conditions of its own. At the same time, EU law protects technical measures: getting round an effective protection is forbidden, even for a copy that would otherwise be private.

**United Kingdom.** A general exception for private copies was introduced in 2014 and set aside by a court in 2015. What remains, among other things, is recording a broadcast at home in order to watch it at a more convenient time.

**United States.** Fair use decides case by case. Recording television to watch it later was accepted in 1984; circumvention of access controls is a separate matter and mostly forbidden.

**Japan.** Article 30 of the Copyright Act permits copies for private use, but not from uploads you know to be unlawful, and not by removing technical protection.

## What is never a private copy

Passing files to friends outside your household, uploading them, selling them, showing them in a club or a class, or keeping rentals after their period has ended. Nor does a copy become lawful because a tool is able to make it.

## What this means for our products

[Tidemark Video](/all-in-one-video-suite) and the [music converters](/all-in-one-music-suite) use your own access and open nothing beyond it. The rest is in your hands: read the terms of your service, check what holds in your country, and leave a title alone when you are not sure. Our [legal disclaimer](/legal-disclaimer) says the same in fewer words, and if you plan a trip, [the article on flights](/article/102) shows how little you really need to save.
`,
}
