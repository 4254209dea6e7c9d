import { formatMoney } from '@/pricing'
import { spoken, t } from '../../words/of-request'
import { dayText } from '../../words/written/day-text'
import { ScrolledTable } from '../scrolled-table'
import type { CurrencySales } from './sales-data'

const HEIGHT = 100
const STEP = 10

const dayOf = (sold: CurrencySales['days'][number] | undefined): string => (sold ? dayText(sold.day) : '')

/** What was sold on each of 60 days; the same figures stand in the table below. */
export function DayChart({ sales: { currency, days } }: { sales: CurrencySales }) {
  const highest = Math.max(1, ...days.map(({ sold }) => sold))
  const money = (amount: number) => formatMoney(amount, currency, spoken())
  const caption = t('Sold per day in {currency}', { currency })
  return (
    <figure className="home__chart">
      <figcaption>
        {t('{caption}, {from} to {until}; the best day brought {amount}', {
          caption,
          from: dayOf(days.at(0)),
          until: dayOf(days.at(-1)),
          amount: money(highest),
        })}
      </figcaption>
      <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, sold }, index) => (
          <rect
            key={day}
            className={index < days.length / 2 ? 'home__day home__day--before' : 'home__day'}
            x={index * STEP + 1}
            width={STEP - 2}
            y={HEIGHT - (HEIGHT * sold) / highest}
            height={(HEIGHT * sold) / highest}
          />
        ))}
      </svg>
      <details>
        <summary>{t('The figures of each day in {currency}', { currency })}</summary>
        <ScrolledTable
          caption={t('{caption}; days without sales are left out', { caption })}
          head={[t('Day'), t('Orders'), t('Sold'), t('Refunded')]}
          rows={days
            .filter(({ orders, refunded }) => orders > 0 || refunded > 0)
            .map(({ day, orders, sold, refunded }) => [
              dayText(day),
              String(orders),
              money(sold),
              money(refunded),
            ])}
        />
      </details>
    </figure>
  )
}
