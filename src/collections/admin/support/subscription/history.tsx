import type { HistoryRecord } from '@/server/support-console/subscriptions'
import { codeText } from '../../words/code-text'
import { spoken, t } from '../../words/of-request'
import { Moment } from '../moment'
import { Nothing, State, stateName } from '../parts'

export function History({ history }: { history: readonly HistoryRecord[] }) {
  if (history.length === 0) return <Nothing>{t('Nothing has happened yet.')}</Nothing>
  return (
    <ol className="desk__list">
      {history.map(({ id, name, at, outcome, state, days, staff, reason }) => (
        <li key={id}>
          <span>
            <State>{outcome === 'done' ? 'done' : 'refused'}</State> {codeText('name', name, spoken())}
            {days !== null && ` ${t('by {days, plural, one {# day} other {# days}}', { days })}`}
            {outcome === 'done' ? ` · ${stateName(state)}` : `: ${codeText('outcome', outcome, spoken())}`}
          </span>
          {reason !== null && <q>{reason}</q>}
          <span className="desk__muted">
            {staff !== null && `${staff} · `}
            <Moment at={at} />
          </span>
        </li>
      ))}
    </ol>
  )
}
