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

type Props = Pick<AdminViewServerProps, 'payload'> & { user?: unknown }

/** For those who look after customers. */
export async function SubscriptionsStatus({ payload, user }: Props) {
  if (!isSupport(user)) return null
  const at = Date.now()
  const report = await subscriptionsReport(at).catch(() => undefined) // without a database the section of the rule book says so
  if (!report) return null
  return (
    <section aria-labelledby="recurring" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 id="recurring">Subscriptions</h2>
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
        <a href={listOf(admin, 'subscriptions', [['state', 'equals', 'past_due']])}>{pastDue} past due</a>: a
        renewal failed, and is tried again
      </li>
      <li>
        <a href={listOf(admin, 'subscriptions', [['state', 'equals', 'unpaid']])}>{unpaid} unpaid</a>: the
        grace is over, and access with it
      </li>
      <li>
        <a href={failures}>{counted(failed.charges, 'failed charge')}</a> in the last 7 days, in{' '}
        {failed.tries === 1 ? '1 try' : `${failed.tries} tries`}; {failed.unpaid} still unpaid
      </li>
      <li>
        <a href={listOf(admin, 'orders', [['dispute', 'equals', 'open']])}>
          {counted(disputes, 'open dispute')}
        </a>{' '}
        at banks, of any order
      </li>
    </ul>
  )
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

function Revenue({ rows }: { rows: readonly RevenueRow[] }) {
  if (rows.length === 0) return <p>Nothing renews yet.</p>
  return (
    <>
      <p>
        Recurring revenue, a month of it: what is agreed for the periods ahead, without discounts of first
        periods, taxes included where prices include them. Periods of several months are divided; each
        currency is rounded once, half up. What was cancelled does not count.
      </p>
      <div style={{ overflowX: 'auto' }}>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Currency</th>
              <th scope="col">Active</th>
              <th scope="col">A month of it</th>
              <th scope="col">Past due</th>
              <th scope="col">A month of it</th>
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
    <td>{formatMoney(monthly, currency, 'en')}</td>
  </>
)
