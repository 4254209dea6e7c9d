import { isLocale, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { page } from '@/site/page'
import { pathInLanguage } from '@/site/path-in-language'
import { siteSpeaking } from '@/site/sites'
import { letterOf } from '../emails/blocks'
import type { Block } from '../emails/email'
import { enqueueEmail } from '../emails/enqueue'
import { siteOrigins } from '../http/origins'
import type { Order } from '../orders/order'
import type { Database } from '../runtime/database'
import type { NewOwner } from './move-rows'

type Moved = { to: NewOwner; key: string }

/** Tells the old address and the new one, neither of the other, each in the language of its account or of the order. */
export async function enqueueMovedEmails(tx: Database, order: Order, { to, key }: Moved): Promise<void> {
  for (const [side, owner] of [
    ['from', { email: order.email, customerId: order.customerId }],
    ['to', to],
  ] as const) {
    const locale = await languageOf(tx, order, owner)
    const t = translator(locale, 'letters')
    const { number } = order
    const text = t(`moved.${side}`, { number, product: order.quote.product })
    await enqueueEmail(tx, {
      reason: `moved:${order.id}:${key}:${side}`,
      kind: 'moved',
      to: owner.email,
      ...letterOf({
        subject: t('moved.subject', { number }),
        locale,
        blocks: [
          ...text.split('\n\n').map(textBlock),
          ...(side === 'to' ? [accountBlock(locale)] : []),
          textBlock(t('signature')),
        ],
      }),
    })
  }
}

const textBlock = (text: string): Block => ({ kind: 'text', text })

/** On the site that speaks the owner's language, wherever the order was made. */
function accountBlock(locale: Locale): Block {
  const site = siteSpeaking('com', locale)
  return {
    kind: 'action',
    label: translator(locale, 'common')('nav.account'),
    url: `${siteOrigins()[site]}${pathInLanguage(page('my-account'), site, locale)}`,
  }
}

async function languageOf(tx: Database, order: Order, { customerId }: NewOwner): Promise<Locale> {
  const [customer] = await tx.query<{ locale: string | null }>('select locale from customers where id = $1', [
    customerId,
  ])
  const spoken = customer?.locale ?? undefined
  return isLocale(spoken) ? spoken : order.locale
}
