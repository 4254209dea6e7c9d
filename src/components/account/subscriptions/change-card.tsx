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
import type { NamedSubscription } from './named-subscription'
import { Sums } from './sums'

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
      {action === 'upgrade_lft' && <p>{t('change.lifetime')}</p>}
      <p>{isAtOnce ? t('change.atOnce') : t('change.later', { date })}</p>
      <Sums
        bought={action === 'upgrade_lft' ? 'upgrade' : 'change'}
        planned={planned}
        before={subscription.next}
        locale={locale}
      />
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
