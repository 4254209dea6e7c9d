import type { CustomerFile } from '@/server/support-console/customer-file'
import { t } from '../words/of-request'
import { planText } from '../words/shop-names'
import type { Desk } from './action-form'
import { money } from './money'
import { Section, State } from './parts'
import { SubscriptionActions } from './subscription/actions'
import { Charges } from './subscription/charges'
import { SubscriptionFacts } from './subscription/facts'
import { History } from './subscription/history'

type Props = { file: CustomerFile; desk: Desk }

/** Left out where there are none. */
export function Subscriptions({ file: { subscriptions, nameOf }, desk }: Props) {
  if (subscriptions.length === 0) return null
  return (
    <Section id="subscriptions" title={t('Subscriptions')} count={subscriptions.length}>
      {subscriptions.map(each => (
        <article
          key={each.id}
          id={`subscription-${each.id}`}
          className="desk__card"
          aria-labelledby={each.id}
        >
          <header>
            <h3 id={each.id}>{each.pids.map(nameOf).join(' + ')}</h3>
            <State>{each.state}</State>
            <b>{`${money(each.price, each.currency)} · ${planText(each.plan)}`}</b>
          </header>
          <SubscriptionFacts subscription={each} />
          <details open>
            <summary>{t('Charges ({count})', { count: each.charges.length })}</summary>
            <Charges subscription={each} />
          </details>
          <details>
            <summary>{t('History ({count})', { count: each.history.length })}</summary>
            <History history={each.history} />
          </details>
          <SubscriptionActions subscription={each} desk={desk} />
        </article>
      ))}
    </Section>
  )
}
