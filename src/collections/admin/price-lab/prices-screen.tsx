import { Button } from '@payloadcms/ui'
import {
  formatMoney,
  isQuoteError,
  LINES as LINE_NAMES,
  type PlanPair,
  type PricedPlan,
  type Quote,
} from '@/pricing'
import type { PricesData, Side } from './lab-data'
import { offerText, type Places, ProductLink, planText, RuleLink } from './parts'
import { type Asked, labPath, SECOND } from './path'
import { CountryList, SituationFields } from './situation-form'
import { countText, LINES, notPricedText, refusalText } from './words'

type Props = { data: PricesData; places: Places }

export function PricesScreen({ data, places }: Props) {
  const { sides, asked, may, rows, all, different } = data
  const [one, other] = sides
  if (!one) return null
  return (
    <>
      <form method="get" action={`${places.admin}/price-lab`} className="lab__form">
        <CountryList />
        <div className="lab__sides">
          <SituationFields side={one} suffix="" may={may} title={other ? 'First situation' : 'Situation'} />
          {other && (
            <>
              <input type="hidden" name="beside" value="yes" />
              <SituationFields side={other} suffix={SECOND} may={may} title="Second situation" />
            </>
          )}
        </div>
        <Filters data={data} />
        <div className="lab__buttons">
          <Button type="submit" size="medium" margin={false}>
            Show prices
          </Button>
          <Beside asked={asked} admin={places.admin} />
        </div>
      </form>
      <Campaigns sides={sides} places={places} />
      {one.priced && (
        <>
          <p role="status">
            {other ? `${countText(different, all)} ` : ''}
            {rows.length === all ? `${all} plans are shown.` : `${rows.length} of ${all} plans are shown.`}
          </p>
          {rows.length > 0 && <Prices data={data} places={places} />}
        </>
      )}
    </>
  )
}

const Beside = ({ asked, admin }: { asked: Asked; admin: string }) =>
  asked.other ? (
    <a href={labPath(admin, { ...asked, other: undefined, filter: { ...asked.filter, isDifferent: false } })}>
      Only the first situation
    </a>
  ) : (
    <a href={labPath(admin, { ...asked, other: asked.one })}>Compare with a second situation</a>
  )

function Filters({ data: { asked, tiers } }: { data: PricesData }) {
  const { filter, other } = asked
  return (
    <fieldset className="lab__situation">
      <legend>Show of it</legend>
      <div className="lab__field">
        <label htmlFor="lab-line">Line</label>
        <select id="lab-line" name="line" defaultValue={filter.line}>
          <option value="">All lines</option>
          {LINE_NAMES.map(line => (
            <option key={line} value={line}>
              {LINES[line]}
            </option>
          ))}
        </select>
      </div>
      <div className="lab__field">
        <label htmlFor="lab-tier">Price group</label>
        <select id="lab-tier" name="tier" defaultValue={filter.tier}>
          <option value="">All price groups</option>
          {tiers.map(tier => (
            <option key={tier} value={tier}>
              {tier.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </div>
      <div className="lab__field">
        <label htmlFor="lab-name">Name of the product</label>
        <input
          id="lab-name"
          name="name"
          type="search"
          defaultValue={filter.name}
          maxLength={200}
          autoComplete="off"
        />
      </div>
      {other && (
        <div className="lab__tick">
          <input
            id="lab-only"
            type="checkbox"
            name="only"
            value="different"
            defaultChecked={filter.isDifferent}
          />
          <label htmlFor="lab-only">Only what differs</label>
        </div>
      )}
    </fieldset>
  )
}

/** Which campaigns run then and there. */
function Campaigns({ sides, places }: { sides: readonly Side[]; places: Places }) {
  return sides.map(({ priced, typed }, index) =>
    priced ? (
      <p key={`${JSON.stringify(typed)} ${index === 0 ? 'first' : 'second'}`} className="lab__muted">
        {sides.length > 1 ? (index === 0 ? 'First: ' : 'Second: ') : ''}
        {new Date(priced.visit.at).toISOString().slice(0, 16).replace('T', ' ')} UTC.{' '}
        {codesOf(priced).length === 0 ? 'No campaign gives a reduction by itself.' : 'By themselves run: '}
        {codesOf(priced).map((code, place) => (
          <span key={code}>
            {place > 0 && ', '}
            <RuleLink name={{ kind: 'campaign', rule: code }} places={places} />
          </span>
        ))}
      </p>
    ) : null,
  )
}

const codesOf = ({ campaigns }: NonNullable<Side['priced']>): string[] => [
  ...new Set(campaigns.flatMap(({ coupons }) => coupons)),
]

function Prices({ data, places }: Props) {
  const { rows, asked } = data
  const isPair = asked.other !== undefined
  return (
    <table className="lab__table">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Plan</th>
          {isPair ? (
            <>
              <th scope="col">First situation</th>
              <th scope="col">Second situation</th>
            </>
          ) : (
            <>
              <th scope="col">List price</th>
              <th scope="col">Usual price</th>
              <th scope="col">Price</th>
              <th scope="col">Why</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(pair => (
          <PriceRow key={keyOf(pair)} {...{ pair, data, places, isPair }} />
        ))}
      </tbody>
    </table>
  )
}

const keyOf = ({ one, other }: PlanPair): string => {
  const priced = one ?? other
  return `${priced?.product.pid} ${priced?.plan}`
}

type RowProps = Props & { pair: PlanPair; isPair: boolean }

function PriceRow({ pair, data, places, isPair }: RowProps) {
  const priced = pair.one ?? pair.other
  if (!priced) return null
  const differs = isPair && pair.differs
  return (
    <tr className={differs ? 'lab__differs' : undefined}>
      <th scope="row">
        <ProductLink pid={priced.product.pid} places={places} />
        {differs && <span className="lab__mark"> Differs</span>}
      </th>
      <td data-label="Plan">{planText(priced.plan)}</td>
      {isPair ? (
        <>
          <td data-label="First situation">
            <SidePrice priced={pair.one} {...{ data, places }} />
          </td>
          <td data-label="Second situation">
            <SidePrice priced={pair.other} {...{ data, places }} />
          </td>
        </>
      ) : (
        <SinglePrice priced={priced} {...{ data, places }} />
      )}
    </tr>
  )
}

type PriceProps = Props & { priced: PricedPlan }

function SinglePrice({ priced: { result }, data, places }: PriceProps) {
  if (isQuoteError(result))
    return (
      <td colSpan={4} className="lab__muted" data-label="Price">
        {notPricedText(result.error)}
      </td>
    )
  return (
    <>
      <td className="lab__money" data-label="List price">
        {money(result, result.list)}
      </td>
      <td className="lab__money" data-label="Usual price">
        {money(result, result.selling)}
      </td>
      <td className="lab__money" data-label="Price">
        <b>{money(result, result.price)}</b>
      </td>
      <td data-label="Why">
        <Why {...{ quote: result, data, places }} />
      </td>
    </>
  )
}

function SidePrice({ priced, data, places }: Props & { priced: PricedPlan | undefined }) {
  if (!priced) return <span className="lab__muted">Not sold</span>
  const { result } = priced
  if (isQuoteError(result)) return <span className="lab__muted">{notPricedText(result.error)}</span>
  return (
    <div className="lab__side-price">
      <b className="lab__money">{money(result, result.price)}</b>
      {result.price < result.selling && (
        <span className="lab__muted"> instead of {money(result, result.selling)}</span>
      )}
      <Why {...{ quote: result, data, places }} />
    </div>
  )
}

const money = ({ currency }: Pick<Quote, 'currency'>, amount: number): string =>
  formatMoney(amount, currency, 'en')

type WhyProps = Props & { quote: Quote }

/** What made the price, and what did not. */
function Why({ quote: { applied, refused, price, selling }, data: { book }, places }: WhyProps) {
  return (
    <>
      {price === selling && applied[0]?.kind === 'offer' ? (
        <span>Usual price: nothing is lower</span>
      ) : (
        applied.map(name => (
          <span key={`${name.kind} ${name.rule}`} className="lab__rule">
            {name.kind === 'offer' && `${offerText(book, name.rule)}: `}
            <RuleLink name={name} places={places} />
          </span>
        ))
      )}
      {refused.length > 0 && (
        <details>
          <summary>
            {refused.length === 1
              ? '1 other rule does not count'
              : `${refused.length} other rules do not count`}
          </summary>
          <ul>
            {refused.map(({ kind, rule, because }) => (
              <li key={`${kind} ${rule}`}>
                {kind === 'offer' && `${offerText(book, rule)}: `}
                <RuleLink name={{ kind, rule }} places={places} />
                {` – ${refusalText(because)}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
