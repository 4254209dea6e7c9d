import type { ContentTexts } from '../texts'

export const legal: ContentTexts['legal'] = {
  terms_of_use: {
    title: 'Terms of use',
    meta_title: 'Terms of Use for Shop and Software',
    meta_description:
      'The terms for this website and the Tidemark applications: license, permitted use, accounts, trials, updates, liability and changes.',
    body: `
These terms apply to this website and to the applications that Tidemark offers on it. By installing an application or opening an account you accept them. Buying is covered by the [purchase policy](/purchase-policy).

## The license

You receive the right to install an application and to use it for private purposes, on as many computers as your plan names: one computer or three computers, of the system you chose. A license that is limited in time ends with its period; a lifetime license has no end date. You may move a license to another computer by releasing the old one in your account. You may not rent it out, resell it or share its key outside your household.

## What you may save

The applications work with services for which you bring your own access. You may save only what you have the right to save: your own works, works with a free license, and titles whose terms and whose law, where you live, leave you a copy for private use. You may not publish, sell or show saved files in public. You may not use the applications to get round a technical protection where that is forbidden. The responsibility for each copy is yours.

## Your account

Give a working email address and keep your password to yourself. Tell us through the [contact form](/contact) if you think that somebody else uses your account. We may suspend an account that is used against these terms; before we do, we write to you, unless the law or an urgent danger does not allow it.

## Trials and updates

A trial lets you check whether an application does what you need; its limits are shown in the application. Updates of the product you licensed are included while your license is active. Services change, so a function may be missing for a time or for good; we say so on the product page.

## Liability

We are liable without limit for intent and gross negligence, and wherever the law does not allow a limit. For slight negligence we are liable only for the breach of essential duties, up to the foreseeable damage. Keep copies of important data.

## Names of others

Names of services and devices belong to their owners. We use them only to say what an application works with; there is no partnership with them.

## Changes

We may change these terms for the future. The version in force and its date stand at the top of this page; holders of an active license are told of important changes by email. Rights that the law of your country gives consumers are never reduced by these terms.
`,
  },
  privacy_policy: {
    title: 'Privacy policy',
    meta_title: 'Privacy Policy: What We Store and Why',
    meta_description:
      'Which data Tidemark stores, why and for how long: account email, orders, licenses, devices, messages and cookies, and the rights you have.',
    body: `
This page says which personal data we store when you visit the shop, buy something and use an application, and what you can do about it.

## What we store

- **Account:** your email address, the name you chose, the language and a protected form of your password, which cannot be turned back.
- **Orders:** what you bought, when, in which currency and at which price, and the state of the payment. Card numbers stay with the payment provider; we never receive them.
- **Subscriptions:** what renews, when and at which price, and the payment provider’s reference to your payment method.
- **Licenses:** the product, the plan, the days of issue and expiry.
- **Devices:** the computers you activated, with system, name and a distinguishing number.
- **Messages:** what you write in the contact form or in a support ticket.
- **Reviews and comments:** what you write about a product or below an article, public once we have read it.
- **Declarations:** cancellations and withdrawals that you send us.
- **Technical records:** short logs with the request’s address, to find faults and misuse.

## What we do not store

We do not store which films, series or songs you save. Sign-in details of streaming services go from your computer to the service, not to us.

## Why, and on which ground

Account, orders, licenses and devices are needed to fulfill our contract with you. Orders are also kept because tax law demands it. Logs serve the security of the shop, which is a legitimate interest. Newsletters and push messages are sent only if you agreed; you can withdraw that at any time.

## Who else sees data

The payment provider you choose receives what it needs for the payment. Providers of hosting and email process data on our behalf. If you asked for push messages, they travel encrypted through the message service of your browser’s maker, which sees its own address of your browser and when a message comes, but not what it says. We do not sell data.

## For how long

Account data stay until you delete the account, orders as long as tax law requires, logs for a short time. The rest we delete ourselves:

- **Accounts** never confirmed: 30 days. Ended sign-ins: 7 days; their list: 180 days.
- **Orders** never paid: 90 days.
- **Emails** to you: their text 30 days, the note of sending 730 days.
- **Released devices,** unused push registrations, referral visits, hashed notes of free trials: 365 days.
- **Messages** to support: 1,095 days after the case was closed.
- **Reports** of failures in the browser: 90 days.
- **Deleted accounts:** only their internal number, 400 days, so that a restored backup loses them again.

## Cookies

Our cookies are listed in the [cookie policy](/cookies-policy).

## Your rights

You may ask what we hold about you, have it corrected, deleted or handed over, restrict its use or object to it. Write through the [contact form](/contact) from the email address of your account, so that we know it is you. You may also complain to the data protection authority of your country.
`,
  },
  purchase_policy: {
    title: 'Purchase policy',
    meta_title: 'Purchase Policy: Payment, Refunds, Renewals',
    meta_description:
      'How buying works at Tidemark: plans for one computer or three, how long they run, payment, delivery of keys, withdrawal and refunds.',
    body: `
This policy explains what you buy, how you pay and what happens if you change your mind. It belongs to the [terms of use](/terms-of-use).

## What you buy

You buy a license for software, not the films, series or music of a service. A subscription to the service itself is never included.

- **Month and year:** for one computer, for that time.
- **Lifetime:** for one computer, without a renewal.
- **Lifetime for three computers:** for three computers of the same system in one household.

A license is for Windows or for the Mac, as chosen. Price and currency are shown in the plan list and again at the checkout before you confirm; the price is what you pay. How a price comes about is written beside it.

## Plans for a time

A plan for a month or a year is sold in two ways, as the checkout says. If it renews, each period costs what the checkout names as the next charge; offers and coupons lower the first period only, unless stated. You can cancel at any time in your account; what you have paid for stays until its end. As one payment it ends by itself. We write a week before a yearly charge. If a charge fails, you keep access for seven days while we try again.

## Payment and delivery

Payments are handled by the payment provider named at the checkout. As soon as a payment is confirmed, the license appears in your account, on the last page of the checkout and in an email. Nothing is sent by post.

## Withdrawal and refunds

Where the law of your country gives consumers a right of withdrawal, for instance in the European Union and the United Kingdom, you may withdraw within 14 days of the purchase without giving a reason. In the European Union the checkout may ask whether you agree that delivery begins at once and that this right ends when the license key is delivered. You need not agree: the key comes just as soon, and the 14 days remain yours. If an application does not do on your computer what its page says, and our support cannot help, write to us within the same 14 days and we refund the purchase. Rights that follow from a defect remain in any case.

To withdraw, send the email address of the order through the [contact form](/contact). The money goes back the way it came, and the license ends.

## Upgrades and coupons

Offers for owners count active licenses in your own account. Coupons apply within their dates and conditions and are not paid out in money. A license that was refunded no longer counts toward an upgrade. If it is refunded after you bought the upgrade, we ask you for the difference in price; if you do not pay it within 14 days, we refund the upgrade in full and its license ends.
`,
  },
  cookies_policy: {
    title: 'Cookie policy',
    meta_title: 'Cookie Policy: What Your Browser Keeps',
    meta_description:
      'The cookies that this shop sets, what each of them is for, how long it stays, and how you refuse or delete them in your browser.',
    body: `
A cookie is a small text that a website leaves in your browser and reads again on the next page. The shop also uses the browser’s storage, which works alike. This page says what the shop itself keeps there; the table at its end names each entry.

## How you choose

On your first visit we ask what you agree to. Two buttons of the same size answer for all: only what is necessary, or everything. Under “Choose” you decide about each purpose.

- **Necessary:** keeps you signed in, the pages in your language and your orders in reach. It needs no consent.
- **Statistics:** where visits come from, which of two versions of a page serves better, and a random number that tells browsers apart. We count this ourselves and give it to nobody.
- **Marketing:** messages about offers in this browser, if you allow them there too, and the invitation of a friend whose link you followed.

Until you have chosen, only what is necessary happens. Your choice is kept for 180 days with its date; we ask again earlier only if something new needs your consent. You change it, or take it back, with “Cookie settings” at the foot of every page; what is then no longer allowed is deleted from your browser at once. Prices are the same whatever you choose.

## Third-party cookies

The payment provider sets its own cookies on its own pages, to prevent fraud. Its privacy policy explains them. We use no measuring or advertising cookies of third parties.

## How to refuse

Every browser can show, delete and block cookies in its settings, for all sites or for one. If you block what is necessary, you can still read everything, but you cannot sign in or buy, and the shop forgets your language.

## Questions

If something is missing here, ask us through the [contact form](/contact). How we handle data in general is described in the [privacy policy](/privacy-policy).
`,
  },
  legal_disclaimer: {
    title: 'Legal disclaimer',
    meta_title: 'Legal Disclaimer for Software and Texts',
    meta_description:
      'What Tidemark applications are meant for, whose names appear on these pages, and what you are responsible for when you save a title.',
    body: `
Please read this page before you use an application for the first time. It sums up what we can promise and what remains your part.

## What the applications are for

Tidemark makes tools for private, offline use of content to which you have lawful access: works of your own, works with a free license, programs whose provider permits a copy, and titles for which the law of your country leaves room for a private copy. They are not made for anything else.

## What you are responsible for

Copyright law differs from country to country. Some countries know a private copy, others only narrow exceptions; in many of them it is forbidden to get round a technical protection even for a private copy. Besides the law, the terms of each service apply, and they may be stricter. Find out what holds where you live, and if in doubt do not save a title. Files you have saved may not be shared, sold, uploaded or shown in public.

## No access to what is not yours

The applications open no account, subscription or country that you do not have. What the service does not play to you cannot be saved.

## Names and marks

Netflix, Disney+, Spotify and the other services named on these pages are independent companies. Their names and marks belong to them. We name them to describe what our applications work with; we are neither owned nor commissioned nor approved by them.

## Texts on this site

Articles, guides and product introductions are written with care, yet services change without notice, and a description may be behind. The texts about law give an overview and are no legal advice. Reviews on our review site are introductions by the makers of the products and are marked as such.

## Links

We are not responsible for pages of others to which we link. If you find a link that leads to unlawful content, tell us through the [contact form](/contact) and we remove it.

## No promise of permanence

We cannot promise that every service works with every version at all times. Where a product is withdrawn, its page says so and names what else may help.
`,
  },
  dmca: {
    title: 'DMCA notice procedure',
    meta_title: 'DMCA Notices: How to Report Your Work',
    meta_description:
      'How holders of rights report content on this site: what a notice must contain, how to send it, what we do next, and how to object.',
    body: `
We respect the rights of authors and expect the same of everyone who uses this site. If you believe that something published here, for instance a picture, a text or a comment, infringes your copyright, you can have it examined and removed as follows. The procedure follows the Digital Millennium Copyright Act of the United States and is open to holders of rights from all countries.

## What a notice must contain

1. The work that you hold rights in, described so that we can recognize it, with an address where it can be seen if there is one.
2. The exact address on our site of what you object to.
3. Your name and an email address at which we can reach you, and, if you act for somebody else, for whom.
4. A statement that you believe in good faith that the use is not permitted by the holder of the rights, an agent or the law.
5. A statement that the information is accurate and, under penalty of perjury, that you are the holder of the right or may act for the holder.
6. Your signature; your full name typed at the end is enough.

## Where to send it

Send the notice through the [contact form](/contact) and begin your message with the words “Copyright notice”. We confirm its arrival by email.

## What happens next

We examine each complete notice without delay. If it is justified, we remove the content or block access to it and tell whoever posted it. If something is missing, we ask you for it. Whoever infringes rights repeatedly loses the account.

## Counter-notice

If something of yours was removed by mistake, you can object in the same way. Name the content and where it stood, state under penalty of perjury that you believe it was removed by mistake, agree to the jurisdiction of the courts that are responsible for you, and sign. We pass the objection on. If the other side does not go to court within 14 business days, we may restore the content.

## Films and music of services

We host no films, series or songs. Notices about content that a service or website of others publishes have to be sent to that provider. If you think that one of our applications is used against your rights, you can write to us in the same way.
`,
  },
}
