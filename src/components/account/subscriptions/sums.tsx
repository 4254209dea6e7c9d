import { formatMoney } from '@/pricing'
import type { ActionPlan } from '@/pricing/subscriptions'
import { dayText } from '@/site/day-text'
import type { Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import type { NamedSubscription } from './named-subscription'

type Props = {
  /** What is paid for. */
  bought: 'change' | 'option' | 'upgrade'
  planned: ActionPlan
  before: NamedSubscription['next']
  locale: Locale
}

/** From the full price to what is paid now, and the next charge as it is and as it would be. */
export function Sums({ bought, planned, before, locale }: Props) {
  const t = translator(locale, 'subscriptions')
  const charge = (next: { at: number; charge: number } | null) =>
    next
      ? t('change.charge', {
          amount: formatMoney(next.charge, planned.currency, locale),
          date: dayText(next.at, locale),
        })
      : t('change.nothing')
  return (
    <dl className="grid max-w-text gap-2">
      {[
        ...paidNow(bought, planned, locale),
        [t('change.before'), charge(before)] as const,
        [t('change.after'), charge(planned.next)] as const,
      ].map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">{term}</dt>
          <dd className="text-end tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Nothing where nothing is to be paid for; else lines that add up to what is paid. */
function paidNow(
  bought: Props['bought'],
  { debit, credit, net, charge, currency }: ActionPlan,
  locale: Locale,
) {
  if (debit === 0) return []
  const t = translator(locale, 'subscriptions')
  const balance = net - charge
  const lines = [
    [t(`receipt.${bought}`), debit],
    [t('receipt.credit'), -credit],
    [t(balance > 0 ? 'receipt.balance' : 'receipt.kept'), -balance],
  ] as const
  return [...lines.filter(([, amount]) => amount !== 0), [t('change.toPay'), charge] as const].map(
    ([term, amount]) => [term, formatMoney(amount, currency, locale)] as const,
  )
}
