import type { ArticleText } from '../../texts'

export const article101: ArticleText = {
  title: 'What you may save, and what you may not',
  summary:
    'Copyright, private copies, terms of service and technical protection are four different things. An overview for people who watch offline and lawfully.',
  meta_title: 'What You May Save from Streaming, and What Not',
  meta_description:
    'Private copy, terms of service, technical protection and differences by country: an overview for lawful offline viewing by the Rights desk.',
  body: `
Whether you may keep a film on your disk is not answered by one rule but by several that lie on top of each other. This article puts them in order. It gives an overview and is no legal advice.

## Three questions, always in this order

1. **Do you have lawful access?** A subscription, a free program, a purchase, a work of your own. A copy from an obviously unlawful source is not covered by any private copy.
2. **What does the law of your country leave you?** Some laws know a private copy, others a narrower exception, some hardly any.
3. **What did you agree to?** The terms of a service are a contract. They may be stricter than the law, and breaking them can cost you the account.

Only when all three let you through is there room for a file.

## What is safe almost everywhere

- Recordings that you made yourself, including streams of your own events.
- Works whose author has been dead for so long that protection has ended. In many countries that is 70 years.
- Works with a free license, such as Creative Commons, within its conditions.
- Programs whose provider expressly offers a download.
- The offline function of the service itself. If it fits your device, it is the simplest way.

## Differences by country

**European Union.** Member states may allow copies for private use if authors are compensated, usually by a levy on devices and media. Germany, France, Italy and Spain do so, each with conditions of its own. At the same time, EU law protects technical measures: getting round an effective protection is forbidden, even for a copy that would otherwise be private.

**United Kingdom.** A general exception for private copies was introduced in 2014 and set aside by a court in 2015. What remains, among other things, is recording a broadcast at home in order to watch it at a more convenient time.

**United States.** Fair use decides case by case. Recording television to watch it later was accepted in 1984; circumvention of access controls is a separate matter and mostly forbidden.

**Japan.** Article 30 of the Copyright Act permits copies for private use, but not from uploads you know to be unlawful, and not by removing technical protection.

## What is never a private copy

Passing files to friends outside your household, uploading them, selling them, showing them in a club or a class, or keeping rentals after their period has ended. Nor does a copy become lawful because a tool is able to make it.

## Everyday cases

Rules are easier to grasp with examples. Here is the short answer to the cases we are asked about most; the long one is in the terms you accepted.

- **An online course I bought.** Many providers let you download the lessons. If yours does, do. If access lasts as long as the enrollment, so does your right to the copy.
- **Last night’s show on a public broadcaster.** Watching it later is the classic case, but check whether the broadcaster rules it out and whether the stream is protected.
- **A series in my subscription.** The contract decides. If the app’s own offline mode works for you, use it.
- **A film I rented for 48 hours.** You paid for time, not for a copy. When the time is up, nothing is left, file or no file.
- **My daughter’s school play.** The pictures are yours, the music is not, and other people’s children are in it. Keep it in the family and ask before you post it.
- **A Creative Commons video.** “BY” asks you to name the author, “NC” excludes commercial use, “ND” forbids changes.
- **A recorded company meeting.** It belongs to the company and stays there when you leave.

### What if it is not for sale anywhere?

It happens with documentaries and shows that were never released again. That nobody sells a work does not make it free. You can ask, though. Broadcasters, archives and film libraries answer more often than people expect, above all if the request is precise: title, year, and what you want it for.

## How to check a license in five minutes

1. Look under the video for the word “license” or the Creative Commons mark.
2. If there is none, go to the foot of the page: terms of use, permitted use, copyright.
3. Search the text for “download,” “copy” and “personal use.”
4. See who uploaded it. This year’s blockbuster on a stranger’s account is not a lawful source, however sharp the picture.
5. Keep a dated screenshot with the file. Terms change, and you will want to know what they said.

## Sentences not to believe

- **“I paid, so it is mine.”** You paid for access. Buying and subscribing are different contracts, even under the same button.
- **“It is not for profit, so it is allowed.”** A free upload is still an upload.
- **“It is on the internet, so it is free.”** Nearly everything there has an author.
- **“I only gave it to one friend.”** Private means you and your household.
- **“The software can do it, so it must be legal.”** A tool cannot hand out permissions that it does not have.

## What this means for our products

[Tidemark Video](/all-in-one-video-suite) and the [music converters](/all-in-one-music-suite) use your own access and open nothing beyond it. The rest is in your hands: read the terms of your service, check what holds in your country, and leave a title alone when you are not sure. Our [legal disclaimer](/legal-disclaimer) says the same in fewer words, and if you plan a trip, [the article on flights](/article/102) shows how little you really need to save.
`,
}
