import type { ListViewServerProps } from 'payload'
import { STATE_NAMES } from '@/pricing/subscriptions'
import { listOf } from './list-of'
import { label, speak, t } from './words/of-request'
import { capitalised } from './words/plain-english'

const DAY = 24 * 3_600_000

/** The lists that staff look for, each as a filter that can be changed from there. */
export function SubscriptionFilters({ payload, i18n }: Pick<ListViewServerProps, 'payload' | 'i18n'>) {
  speak({ i18n })
  const { admin } = payload.config.routes
  const linkOf = (...where: Parameters<typeof listOf>[2]) => listOf(admin, 'subscriptions', where)
  const [now, week] = [0, 7].map(days => new Date(Date.now() + days * DAY).toISOString())
  return (
    <nav aria-label={t('Common filters')} style={{ marginBottom: 'var(--base)' }}>
      <ul
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 'calc(var(--base) / 2) var(--base)',
          padding: 0,
          margin: 0,
          listStyle: 'none',
        }}
      >
        <li>
          <a href={`${admin}/collections/subscriptions`}>{t('All')}</a>
        </li>
        {STATE_NAMES.map(state => (
          <li key={state}>
            <a href={linkOf(['state', 'equals', state])}>{capitalised(label(state))}</a>
          </li>
        ))}
        <li>
          <a
            href={linkOf(
              ['state', 'equals', 'active'],
              ['period_end', 'greater_than_equal', now ?? ''],
              ['period_end', 'less_than', week ?? ''],
            )}
          >
            {capitalised(t('renews within 7 days'))}
          </a>
        </li>
      </ul>
    </nav>
  )
}
