import type { EventRecord } from '@/server/support-console/orders'
import { codeText } from '../words/code-text'
import { spoken, t } from '../words/of-request'
import { Moment } from './moment'
import { money } from './money'
import { Nothing, stateName } from './parts'

export function OrderEvents({ events }: { events: readonly EventRecord[] }) {
  if (events.length === 0) return <Nothing>{t('No payment provider has reported this order yet.')}</Nothing>
  return (
    <ol className="desk__list">
      {events.map(({ id, type, provider, amount, currency, outcome, error, at, appliedAt }) => (
        <li key={id}>
          <span>
            <b>{stateName(type)}</b>
            {amount !== null && currency && ` ${money(amount, currency)}`},{' '}
            {t('source: {provider}', { provider: codeText('provider', provider, spoken()) })}
          </span>
          <span className="desk__muted">
            <Moment at={at} /> ·{' '}
            {appliedAt === null
              ? t('waiting to be applied')
              : t('result: {outcome}', { outcome: codeText('outcome', outcome ?? '', spoken()) })}
            {error && ` · ${error}`} · <code>{id}</code>
          </span>
        </li>
      ))}
    </ol>
  )
}
