import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { formatMoney } from '@/pricing'
import { type SourceSales, salesBySource } from '@/server/sales/by-source'
import { isMarketer } from '../../access/roles'
import { StaffView } from '../staff-view'

const SPANS = [7, 30, 90, 365]
const DAY = 24 * 3_600_000

/** SPEC 9, tracking: what the last visits of buyers brought. */
export async function OrderSourcesView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const days = SPANS.find(span => String(span) === searchParams?.days) ?? 30
  return (
    <StaffView {...{ initPageResult, params, searchParams }}>
      <Gutter>
        <h1 style={{ marginBottom: 'var(--base)' }}>Where orders come from</h1>
        {isMarketer(initPageResult.req.user) ? (
          <OrderSources days={days} admin={initPageResult.req.payload.config.routes.admin} />
        ) : (
          <p>Only marketers may see what is sold.</p>
        )}
      </Gutter>
    </StaffView>
  )
}

async function OrderSources({ days, admin }: { days: number; admin: string }) {
  const now = Date.now()
  const sales = await salesBySource(now - days * DAY, now)
  return (
    <>
      <p>
        Paid orders by the last visit of each buyer: the site or campaign that a link named. Buyers who did
        not agree to statistics are among those without a source. All five visits of a buyer stand with the
        order on the support desk.
      </p>
      <Spans days={days} admin={admin} />
      {sales.length === 0 ? <p>Nothing was sold in these days.</p> : <Sales sales={sales} />}
    </>
  )
}

const Spans = ({ days, admin }: { days: number; admin: string }) => (
  <nav aria-label="Days" style={{ display: 'flex', gap: 'var(--base)', margin: 'var(--base) 0' }}>
    {SPANS.map(span => (
      <a
        key={span}
        href={`${admin}/order-sources?days=${span}`}
        aria-current={span === days ? 'page' : undefined}
        style={{ fontWeight: span === days ? 'bold' : undefined }}
      >
        {`Last ${span} days`}
      </a>
    ))}
  </nav>
)

const Sales = ({ sales }: { sales: readonly SourceSales[] }) => (
  <table className="table">
    <thead>
      <tr>
        <th scope="col">Source</th>
        <th scope="col">Medium</th>
        <th scope="col">Campaign</th>
        <th scope="col">Orders</th>
        <th scope="col">Revenue</th>
      </tr>
    </thead>
    <tbody>
      {sales.map(({ source, medium, campaign, orders, revenue }) => (
        <tr key={JSON.stringify([source, medium, campaign])}>
          <td>{source ?? (medium || campaign ? '–' : 'No source told')}</td>
          <td>{medium ?? '–'}</td>
          <td>{campaign ?? '–'}</td>
          <td>{orders}</td>
          <td>{revenue.map(({ amount, currency }) => formatMoney(amount, currency, 'en')).join(' + ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
