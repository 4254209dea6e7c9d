import { formatMoney, isQuoteError, type PlanPair, type PricedPlan, type Quote } from '@/pricing'
import { spoken, t } from '../../words/of-request'
import { planText } from '../../words/shop-names'
import type { PricesData } from '../lab-data'
import { type Places, ProductLink } from '../parts'
import { notPricedText } from '../why-not'
import { Why } from './why'

type Props = { data: PricesData; places: Places }

/** A row for each plan: its price with what made it, or the prices of two situations side by side. */
export function PriceTable({ data, places }: Props) {
  const { rows, asked } = data
  const isPair = asked.other !== undefined
  return (
    <table className="plain-table stacked-table lab__table">
      <thead>
        <tr>
          <th scope="col">{t('Product')}</th>
          <th scope="col">{t('Plan')}</th>
          {isPair ? (
            <>
              <th scope="col">{t('First situation')}</th>
              <th scope="col">{t('Second situation')}</th>
            </>
          ) : (
            <>
              <th scope="col" className="lab__money">
                {t('List price')}
              </th>
              <th scope="col" className="lab__money">
                {t('Usual price')}
              </th>
              <th scope="col" className="lab__money">
                {t('Price')}
              </th>
              <th scope="col">{t('Why')}</th>
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
        {differs && <span className="lab__mark"> {t('Differs')}</span>}
      </th>
      <td data-label={t('Plan')}>{planText(priced.plan)}</td>
      {isPair ? (
        <>
          <td data-label={t('First situation')}>
            <SidePrice priced={pair.one} {...{ data, places }} />
          </td>
          <td data-label={t('Second situation')}>
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
      <td colSpan={4} className="lab__muted" data-label={t('Price')}>
        {notPricedText(result.error)}
      </td>
    )
  return (
    <>
      <td className="lab__money" data-label={t('List price')}>
        {money(result, result.list)}
      </td>
      <td className="lab__money" data-label={t('Usual price')}>
        {money(result, result.selling)}
      </td>
      <td className="lab__money" data-label={t('Price')}>
        <b>{money(result, result.price)}</b>
      </td>
      <td data-label={t('Why')}>
        <Why {...{ quote: result, book: data.book, places }} />
      </td>
    </>
  )
}

function SidePrice({ priced, data, places }: Props & { priced: PricedPlan | undefined }) {
  if (!priced) return <span className="lab__muted">{t('Not sold')}</span>
  const { result } = priced
  if (isQuoteError(result)) return <span className="lab__muted">{notPricedText(result.error)}</span>
  return (
    <div className="lab__side-price">
      <b className="lab__money">{money(result, result.price)}</b>
      {result.price < result.selling && (
        <span className="lab__muted">
          {' '}
          {t('instead of {price}', { price: money(result, result.selling) })}
        </span>
      )}
      <Why {...{ quote: result, book: data.book, places }} />
    </div>
  )
}

const money = ({ currency }: Pick<Quote, 'currency'>, amount: number): string =>
  formatMoney(amount, currency, spoken())
