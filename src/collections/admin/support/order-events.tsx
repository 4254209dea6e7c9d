import type { EventRecord } from '@/server/support-console/orders'
import { t } from '../words/of-request'
import { Moment } from './moment'
import { money } from './money'
import { Nothing } from './parts'

export function OrderEvents({ events }: { events: readonly EventRecord[] }) {
  if (events.length === 0) return <Nothing>{t('No payer told of this order yet.')}</Nothing>
  return (
    <ol className="desk__list">
      {events.map(({ id, type, provider, amount, currency, outcome, error, at, appliedAt }) => (
        <li key={id}>
          <span>
            <b>{type.replace('_', ' ')}</b>
            {amount !== null && currency && ` ${money(amount, currency)}`},{' '}
            {t('told by {provider}', { provider })}
          </span>
          <span className="desk__muted">
            <Moment at={at} /> ·{' '}
            {appliedAt === null
              ? 'waits to be applied'
              : t('came to: {outcome}', { outcome: (outcome ?? '').replace('_', ' ') })}
            {error && ` · ${error}`} · <code>{id}</code>
          </span>
        </li>
      ))}
    </ol>
  )
}
