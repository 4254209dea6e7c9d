import { formatMoney } from '@/pricing'
import type { Choice } from '@/server/subscriptions/choices'
import { dayText } from '@/site/day-text'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { CardHead } from '../../ui/card-head'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { sectionPath } from '../frame/paths'
import type { NamedSubscription } from './renewing'

type Props = { visit: Visit; subscription: NamedSubscription; choice: Choice; change: PlainAction }

export function ChangeCard({ visit, subscription, choice, change }: Props) {
  const { locale } = visit
  const { action, plan, planned } = choice
  const t = translator(locale, 'subscriptions')
  const name = translator(locale, 'plans')(`name.${plan}`)
  const date = dayText(subscription.until, locale)
  const isAtOnce = planned.applies !== 'at_period_end' || action === 'cancel_upgrade'
  return (
    <Card className="grid gap-4">
      <CardHead badge={null}>
        <h2 className="text-xl">{action === 'cancel_upgrade' ? t('change.keep', { plan: name }) : name}</h2>
      </CardHead>
      <p>{isAtOnce ? t('change.atOnce') : t('change.later', { date })}</p>
      <Sums visit={visit} subscription={subscription} choice={choice} />
      <ActionForm
        action={change}
        here={sectionPath('subscriptions', visit, { change: subscription.id })}
        hidden={{ subscription: subscription.id, action, plan, agreed: JSON.stringify(planned) }}
      >
        <Button>{buttonOf(choice, { name, date }, visit)}</Button>
      </ActionForm>
    </Card>
  )
}

type Words = { name: string; date: string }

function buttonOf({ action, planned }: Choice, { name, date }: Words, { locale }: Visit): string {
  const t = translator(locale, 'subscriptions')
  if (action === 'cancel_upgrade') return t('change.keep', { plan: name })
  const amount = formatMoney(planned.charge, planned.currency, locale)
  if (planned.applies === 'at_period_end') return t('change.schedule', { plan: name, date })
  return planned.charge > 0 ? t('change.pay', { amount, plan: name }) : t('change.now', { plan: name })
}

/** From the full price to what is paid now, and the next charge as it is and as it would be. */
function Sums({ visit: { locale }, subscription, choice: { action, planned } }: Omit<Props, 'change'>) {
  const t = translator(locale, 'subscriptions')
  const money = (amount: number) => formatMoney(amount, planned.currency, locale)
  const charge = (next: { at: number; charge: number } | null) =>
    next
      ? t('change.charge', { amount: money(next.charge), date: dayText(next.at, locale) })
      : t('change.nothing')
  const balance = planned.net - planned.charge
  const lines: [string, string][] = [
    [t(action === 'upgrade_lft' ? 'receipt.upgrade' : 'receipt.change'), money(planned.debit)],
    [t('receipt.credit'), money(-planned.credit)],
    [t(balance > 0 ? 'receipt.balance' : 'receipt.kept'), money(-balance)],
    [t('change.toPay'), money(planned.charge)],
  ]
  const told =
    planned.debit > 0 ? lines.filter(([, amount], index) => index === 3 || amount !== money(0)) : []
  return (
    <dl className="grid max-w-text gap-2">
      {[
        ...told,
        [t('change.before'), charge(subscription.next)] as const,
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
