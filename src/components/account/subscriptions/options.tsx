import { formatMoney } from '@/pricing'
import type { ActionPlan } from '@/pricing/subscriptions'
import { translator } from '@/site/messages'
import type { Visit } from '@/site/visit'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { SelectField } from '../../ui/field'
import { ActionForm, type PlainAction } from '../forms/action-form'
import { Part } from '../frame/account-frame'
import { sectionPath } from '../frame/paths'
import type { NamedSubscription } from './named-subscription'
import { Sums } from './sums'

type NamedProduct = { pid: number; name: string }
export type NamedOptions = {
  addable: readonly NamedProduct[]
  chosen: (NamedProduct & { planned: ActionPlan }) | null
}

type Props = { visit: Visit; subscription: NamedSubscription; options: NamedOptions; change: PlainAction }

/** What can be added to a subscription, at which price. */
export function Options(props: Props) {
  const { visit, options } = props
  if (options.addable.length === 0) return null
  const t = translator(visit.locale, 'subscriptions')
  return (
    <Part title={t('options.title')}>
      <p className="mb-4 max-w-text text-muted">{t('options.lead')}</p>
      <Choose {...props} />
      {options.chosen && <Add {...props} chosen={options.chosen} />}
    </Part>
  )
}

/** A plain form that asks for the same page with a price. */
function Choose({ visit, subscription, options: { addable, chosen } }: Props) {
  const t = translator(visit.locale, 'subscriptions')
  return (
    <form action={sectionPath('subscriptions', visit)} className="mt-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="change" value={subscription.id} />
      <SelectField
        name="option"
        label={t('options.add')}
        defaultValue={chosen ? String(chosen.pid) : undefined}
        className="min-w-60 flex-1"
      >
        {addable.map(({ pid, name }) => (
          <option key={pid} value={pid}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button kind="secondary">{t('options.show')}</Button>
    </form>
  )
}

function Add({
  visit,
  subscription,
  chosen,
  change,
}: Props & { chosen: NonNullable<NamedOptions['chosen']> }) {
  const { locale } = visit
  const { pid, name, planned } = chosen
  const t = translator(locale, 'subscriptions')
  const amount = formatMoney(planned.charge, planned.currency, locale)
  return (
    <Card className="mt-4 grid gap-4">
      <h3 className="text-lg">{name}</h3>
      <Sums bought="option" planned={planned} before={subscription.next} locale={locale} />
      <ActionForm
        action={change}
        here={sectionPath('subscriptions', visit, { change: subscription.id, option: String(pid) })}
        hidden={{
          subscription: subscription.id,
          action: 'add_option',
          pid: String(pid),
          agreed: JSON.stringify(planned),
        }}
      >
        <Button>
          {planned.charge > 0
            ? t('options.pay', { amount, product: name })
            : t('options.now', { product: name })}
        </Button>
      </ActionForm>
    </Card>
  )
}
