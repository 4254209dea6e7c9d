import type { AdminViewServerProps } from 'payload'
import { formatMoney } from '@/pricing'
import {
  FAILED_MS,
  type Recurring,
  type RevenueRow,
  type SubscriptionsReport,
  subscriptionsReport,
} from '@/server/subscriptions/report'
import { isSupport } from '../../access/roles'
import { listOf } from '../list-of'
import { spoken, t } from '../words/of-request'

type Props = Pick<AdminViewServerProps, 'payload'> & { user?: unknown }

/** For those who look after customers. */
export async function SubscriptionsStatus({ payload, user }: Props) {
  if (!isSupport(user)) return null
  const at = Date.now()
  const report = await subscriptionsReport(at).catch(() => undefined) // without a database the section of the rule book says so
  if (!report) return null
  return (
    <section aria-labelledby="recurring" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 id="recurring">{t('Subscriptions')}</h2>
      <Troubles report={report} admin={payload.config.routes.admin} at={at} />
      <Revenue rows={report.revenue} />
    </section>
  )
}

type TroublesProps = { report: SubscriptionsReport; admin: string; at: number }

function Troubles({ report: { pastDue, unpaid, failed, disputes }, admin, at }: TroublesProps) {
  const since = new Date(at - FAILED_MS).toISOString()
  const failures = listOf(admin, 'subscription-events', [
    ['name', 'equals', 'declined'],
    ['at', 'greater_than', since],
  ])
  return (
    <ul>
      <li>
        <a href={listOf(admin, 'subscriptions', [['state', 'equals', 'past_due']])}>
          {t('{count} with a failed renewal', { count: pastDue })}
        </a>
        : {t('it is tried again, and access continues')}
      </li>
      <li>
        <a href={listOf(admin, 'subscriptions', [['state', 'equals', 'unpaid']])}>
          {t('{count} unpaid', { count: unpaid })}
        </a>
        : {t('the grace period is over, and so is access')}
      </li>
      <li>
        <a href={failures}>
          {t('{count, plural, one {# failed charge} other {# failed charges}}', { count: failed.charges })}
        </a>{' '}
        {t('in the last 7 days, in {tries, plural, one {# try} other {# tries}}; {unpaid} still unpaid', {
          tries: failed.tries,
          unpaid: failed.unpaid,
        })}
      </li>
      <li>
        <a href={listOf(admin, 'orders', [['dispute', 'equals', 'open']])}>
          {t('{count, plural, one {# open dispute} other {# open disputes}}', { count: disputes })}
        </a>{' '}
        {t('at banks, of any order')}
      </li>
    </ul>
  )
}

function Revenue({ rows }: { rows: readonly RevenueRow[] }) {
  if (rows.length === 0) return <p>{t('Nothing renews yet.')}</p>
  return (
    <>
      <p>
        {t(
          'Recurring revenue per month: what is agreed for the periods ahead, without discounts of first periods, taxes included where prices include them. Periods of several months are divided; each currency is rounded once, half up. What was canceled does not count.',
        )}
      </p>
      <div className="wide-table">
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('Currency')}</th>
              <th scope="col">{t('Active')}</th>
              <th scope="col">{t('Per month')}</th>
              <th scope="col">{t('Renewal failed')}</th>
              <th scope="col">{t('Per month')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ currency, active, pastDue }) => (
              <tr key={currency}>
                <th scope="row" style={{ textAlign: 'start' }}>
                  {currency}
                </th>
                <Cells of={active} currency={currency} />
                <Cells of={pastDue} currency={currency} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const Cells = ({ of: { count, monthly }, currency }: { of: Recurring; currency: RevenueRow['currency'] }) => (
  <>
    <td>{count}</td>
    <td>{formatMoney(monthly, currency, spoken())}</td>
  </>
)
