import { codeText } from '../admin/words/code-text'
import { momentIn } from '../admin/words/written/moment-in'
import { relatedTitle } from '../fields/related-title'
import { titledAs } from '../fields/title'

/** «Paid · Stripe · TM-2026-0042 · 24 Nov 2026, 09:00 UTC»; without the order where an event belongs to none. */
export const paymentEventTitle = titledAs(
  async ({ title, provider, order, createdAt }, { language, req }) => {
    const words = [
      codeText('type', String(title), language),
      codeText('provider', String(provider), language),
      await relatedTitle(req, { collection: 'orders', kept: order }),
      momentIn(language, Date.parse(String(createdAt))),
    ]
    return words.filter(Boolean).join(' · ')
  },
)
