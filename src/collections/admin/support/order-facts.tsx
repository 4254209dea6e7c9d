import type { CustomerFile } from '@/server/support-console/customer-file'
import type { OrderRecord } from '@/server/support-console/orders'
import { UNKNOWN_COUNTRY } from '@/site/visit'
import type { VisitSource } from '@/site/visit-source'
import { factName } from '../stored/facts-of'
import { codeText } from '../words/code-text'
import { spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { planText } from '../words/shop-names'
import { listText, pairText } from '../words/written/joined'
import { Moment } from './moment'
import { money } from './money'
import { Fact, Facts, stateName } from './parts'

const placeText = (country: string): string =>
  country === UNKNOWN_COUNTRY ? t('unknown country') : codeText('country', country, spoken())

type Props = { order: OrderRecord; nameOf: CustomerFile['nameOf'] }

export function OrderFacts({ order, nameOf }: Props) {
  const { createdAt, paidAt, provider, session, coupon, dispute, subscriptionId } = order
  return (
    <Facts>
      <Fact name="Content" isWide>
        <Lines order={order} nameOf={nameOf} />
      </Fact>
      <Fact name="Ordered">
        <Moment at={createdAt} />
      </Fact>
      <Fact name="Paid">{paidAt === null ? t('Not yet') : <Moment at={paidAt} />}</Fact>
      <Fact name="Payment provider">{codeText('provider', provider, spoken())}</Fact>
      {subscriptionId && (
        <Fact name="Charge of">
          <a href={`#subscription-${subscriptionId}`}>{t('a subscription')}</a>
        </Fact>
      )}
      {dispute && <Fact name="Dispute">{stateName(dispute)}</Fact>}
      <Fact name="Coupon entered">{coupon ?? t('None')}</Fact>
      <Fact name="Bought on" isWide>
        {whereText(order)}
      </Fact>
      <CameFrom order={order} />
      <Fact name="Payment provider’s reference" isWide>
        <code>{session ?? '–'}</code>
      </Fact>
    </Facts>
  )
}

const Lines = ({ order: { lines, currency }, nameOf }: Props) => (
  <ul>
    {lines.map(({ pid, plan, quantity, unitTotal }) => (
      <li key={`${pid} ${plan}`}>
        {pairText(`${quantity} × ${listText([nameOf(pid), planText(plan)])}`, money(unitTotal, currency))}
      </li>
    ))}
  </ul>
)

const whereText = ({ site, locale, country, os }: OrderRecord): string =>
  listText([
    codeText('site', site, spoken()),
    codeText('locale', locale, spoken()),
    placeText(country),
    codeText('os', os, spoken()),
  ])

function CameFrom({ order: { visits } }: Pick<Props, 'order'>) {
  if (visits.length === 0) return null
  return (
    <Fact name="Came from" isWide>
      <ol>
        {visits.map(visit => (
          <li key={visit.at}>
            {sourceText(visit)}{' '}
            <span className="desk__muted">
              (<Moment at={visit.at} />, {visit.path})
            </span>
          </li>
        ))}
      </ol>
    </Fact>
  )
}

const SOURCE_NAMES: Readonly<Record<string, Sentence>> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
}

/** 'Source: news, Medium: mail' */
const sourceText = ({ at: _at, path: _path, ...told }: VisitSource): string =>
  listText(
    Object.entries(told).map(([name, value]) =>
      pairText(SOURCE_NAMES[name] ? t(SOURCE_NAMES[name]) : factName(name, spoken()), value),
    ),
  )
