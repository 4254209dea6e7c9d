import { formatMoney } from '@/pricing'
import { endOf, nextChargeOf } from '@/pricing/subscriptions'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import { originOf } from '@/site/sites'
import { letterOf } from '../emails/blocks'
import type { Block } from '../emails/email'
import { enqueueEmail } from '../emails/enqueue'
import { door, hosts } from '../http/origins'
import { emailedOrderUrl } from '../orders/url'
import { productNames } from '../rule-book/product-names'
import type { Database } from '../runtime/database'
import { mayChangeCard } from './saved-card'
import type { StoredSubscription } from './stored'

export type SubscriptionEmail =
  | 'renewed'
  | 'past_due'
  | 'unpaid'
  | 'payment_failed'
  | 'notice'
  | 'cancelled'
  | 'ended'

/** In the language of the purchase, once for each version of the subscription; with the receipt of an order where one is named. */
export async function enqueueSubscriptionEmail(
  tx: Database,
  held: StoredSubscription,
  kind: SubscriptionEmail,
  receipt?: string,
): Promise<void> {
  const { id, version, email, locale, facts } = held
  const product = (await productNames(locale))(facts.items[0]?.pid ?? 0)
  const t = translator(locale, 'subscriptions')
  const values = { product, ...datesOf(held), amount: dueAmount(held) }
  const blocks: Block[] = [
    { kind: 'text', text: t(`emails.${kind}.text`, values) },
    ...calendarOf(held, kind),
    ...(await actionsOf(tx, held, kind)),
    { kind: 'text', text: translator(locale, 'letters')('signature') },
  ]
  await enqueueEmail(tx, {
    reason: `subscription:${id}:${version}:${kind}`,
    kind: 'subscription',
    to: email,
    ...letterOf({ subject: t(`emails.${kind}.subject`, values), locale, blocks }),
    ...(receipt !== undefined && { receipt }),
  })
}

function datesOf({ facts, locale }: StoredSubscription) {
  const { period, grace, endedAt } = facts
  return {
    start: dayText(period.start, locale),
    end: dayText(period.end, locale),
    until: dayText(endedAt ?? endOf(facts), locale),
    givenUp: dayText(grace?.givenUpAt ?? period.end, locale),
  }
}

/** What is open, or else what renews. */
function dueAmount({ facts, locale }: StoredSubscription): string {
  const open = facts.charges.findLast(({ state }) => state === 'in_flight' || state === 'declined')
  const amount = open?.amount ?? nextChargeOf(facts).charge
  return formatMoney(amount, facts.currency, locale)
}

function calendarOf({ facts, locale }: StoredSubscription, kind: SubscriptionEmail): Block[] {
  const { grace } = facts
  if (kind !== 'past_due' || !grace) return []
  const t = translator(locale, 'subscriptions')
  const tries = grace.isHard ? [] : grace.tries.filter(at => at > grace.triedAt)
  return [
    {
      kind: 'facts',
      rows: [
        ...tries.map(at => [t('calendar.try'), dayText(at, locale)] as const),
        [t('calendar.ends'), dayText(grace.ends, locale)] as const,
        [t('calendar.givenUp'), dayText(grace.givenUpAt, locale)] as const,
      ],
    },
  ]
}

/** Paying what is open is one click, another card for it two; all else is on the account's page. */
async function actionsOf(tx: Database, held: StoredSubscription, kind: SubscriptionEmail): Promise<Block[]> {
  const t = translator(held.locale, 'subscriptions')
  const account = `${originOf(held.site, hosts(), door())}/my-account/subscriptions`
  const url = kind === 'past_due' || kind === 'unpaid' ? await paymentUrl(tx, held) : undefined
  if (url === undefined) return [{ kind: 'action', label: t('emails.open'), url: account }]
  return [
    { kind: 'action', label: t('emails.pay'), url },
    ...(mayChangeCard(held)
      ? [{ kind: 'action', label: t('emails.card'), url: account, isQuiet: true } as const]
      : []),
  ]
}

/** Of the order of what is open. */
async function paymentUrl(
  tx: Database,
  { id, facts, site }: StoredSubscription,
): Promise<string | undefined> {
  const open = facts.charges.findLast(({ state }) => state === 'in_flight' || state === 'declined')
  const [order] = await tx.query<{ number: string; secret: string }>(
    'select number, secret from orders where subscription_id = $1 and charge = $2',
    [id, open?.number],
  )
  return order && emailedOrderUrl({ ...order, site })
}
