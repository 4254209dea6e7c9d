import type { DeclarationRecord } from '@/server/support-console/declarations'
import { t } from '../words/of-request'
import { Moment } from './moment'
import { Section, State } from './parts'

type Props = { admin: string; declarations: readonly DeclarationRecord[] }

/** Left out where there are none. */
export function Declarations({ admin, declarations }: Props) {
  if (declarations.length === 0) return null
  return (
    <Section id="declarations" title={t('Cancellations and withdrawals')} count={declarations.length}>
      <ol className="desk__list">
        {declarations.map(({ id, number, kind, contract, email, order, state, at }) => (
          <li key={id}>
            <a href={`${admin}/collections/contract-declarations/${id}`}>
              {kind === 'cancellation' ? t('Cancellation') : t('Withdrawal')} {number}
            </a>{' '}
            <State>{state}</State>
            <span className="desk__words">{contract}</span>
            <span className="desk__muted">
              {email} · {order ?? t('no order found')} · <Moment at={at} />
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
