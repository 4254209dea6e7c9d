import type { ArticleText } from '../../texts'

export const article112: ArticleText = {
  title: 'One product, a suite or an upgrade: how the offers work',
  summary:
    'Why two visitors see different prices for the same suite, what counts and what does not, and how to read the explanation beside each price.',
  meta_title: 'Single, Suite or Upgrade? How the Offers Work',
  meta_description:
    'What lowers a price in our shop: licenses you own, campaigns and coupons. How singles, suites and upgrades relate, and how to choose.',
  body: `
Beside each price in this shop stands a line that says why it is so. This article explains the words in that line. It names no amounts; see the plan list of a product for today’s prices.

## The building blocks

- A **single product** works with one service on one system.
- A **suite** covers a line: all video services, or all music services. There is also one for [video and music](/video-music-one) together.
- **Plans** differ in time and in computers: a month, a year, lifetime for one computer, and for some suites lifetime for three computers.
- An **upgrade** is the same suite at a price that counts what you own already.

## What counts

Lifetime licenses in your own account count, each system for itself. A video product counts toward the video suite, a music product toward the music suite, both toward the suite of the two. Products of a pair count one by one. What a suite already contains is not counted twice.

Subscriptions do not count as owned products. Subscribers of a suite have an offer of their own instead: the periods they have paid for lower the price of its lifetime plan.

## Which price wins

Several rules may fit at the same time: an offer for owners, a campaign that is running, a coupon you entered. The shop computes all of them and uses **the lowest**. They are not added up, with one exception: small coupons for a fixed amount come off the best price. So you need not wonder whether a code would spoil a better offer. It cannot.

### No detour is cheaper

The steps are built so that buying something else first never pays. If you want the suite, buy the suite. If you own three singles, your upgrade is not dearer than for somebody with two.

## Four examples

1. **You use one service.** Take the single product. If it is a lifetime license, it counts later.
2. **You use two or three.** Compare on the page of the [video suite](/all-in-one-video-suite): it lists the sum of the singles beside its own price.
3. **You own several lifetime singles.** Sign in and open the [upgrade page](/video-one-upgrade). Most of what you paid is taken into account.
4. **You own the suite for one computer and need three.** You pay only the difference to the larger plan. The page leads you to the product made for it.

## One payment, or renewal

Some plans for a time come in two ways, and the page says which is selected.

1. **One payment.** It ends on its date, and nothing else is charged. Good for a trip, or if you would rather decide each time.
2. **With renewal.** The next period is charged until you cancel, and you cancel in your account. Good for steady use.

A lifetime plan is neither. You pay once.

### A month, a year, or for good

Think of how long you will use it, not of how keen you are today. For one trip, take a month. If you will use it on and off for most of a year, a year saves bother. If you still expect to in two or three years, take lifetime. The plan list has today’s amounts: multiply the year by the years you expect, and compare.

## Some more examples

- **A month abroad.** You want a series for the road. A month in one payment is enough, and there is no renewal to remember.
- **A house with three Windows computers** and a suite for one. You pay the difference, not three times the same product.
- **From Windows to the Mac.** Your lifetime licenses go on working on the old computer, and the price of the suite for the Mac takes them into account.
- **A new computer, nothing else.** You need to buy nothing. Release the old one.
- **Not sure yet.** Use the trial on your own machine with your own account, then start with a single. Nothing you pay for a lifetime license is wasted if you upgrade later.

## Common misunderstandings

- **“Discounts add up.”** The best one counts. Only coupons for a fixed amount come off it.
- **“Buy a single first, then the suite.”** No detour is cheaper.
- **“Three computers, so three friends.”** It is for one household.
- **“My yearly plan counts as a product I own.”** Lifetime licenses do.
- **“A few minutes after the campaign will not matter.”** The end that is announced is the end.
- **“If I cancel, my files are gone.”** They stay on your disk. Whether you may keep them follows from the service they came from, as [the overview](/article/101) explains.

## After you bought

The key stands on the last page of the order, in the email, and in your account. Where the law gives you a right of withdrawal, you have 14 days, unless you agreed at checkout to lose it when the key is delivered. If you upgrade later, you need not tell us. Sign in, and the shop sees what you own.

## If a price surprises you

Check whether you are signed in, with the address you bought with. Check the switch between Windows and Mac: licenses count on their own system first. Then read the line beside the price; it names the rule and, if a code was refused, the reason. If it still does not add up, write through the [contact form](/contact) and copy the line into your message.

Before you buy for a new computer, see [how to move a license](/article/111): perhaps you need not buy at all.
`,
}
