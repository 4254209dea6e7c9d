import { formatMoney } from '@/pricing'
import type { Place } from '@/server/campaigns/prices/places'
import { isChanged, type PriceBeside, savingOf, type WhatChanges } from '@/server/campaigns/what-changes'
import { USUAL } from '@/server/price-lab/situation'
import { countryOfLanguage } from '@/site/markets'
import { momentIn } from '../home/instant'
import { labPath } from '../price-lab/path'
import { HABITS } from '../words/language'
import { spoken, t } from '../words/of-request'
import { planText } from '../words/shop-names'
import { bracketed } from '../words/written/bracketed'
import type { PanelData } from './panel-data'
import { placesOfCurrency, whereText } from './where-text'
import { WhoWinsWhen } from './who-wins'

type Props = { data: PanelData; admin: string; csv: string }

export function PanelChanges({ data: { changes, nameOf, campaignNameOf }, admin, csv }: Props) {
  if (!changes) return <p>{t('Its prices are shown once it has all that it needs to be published.')}</p>
  const changed = changes.prices.filter(isChanged)
  return (
    <>
      <p>
        {summaryText(changes)} {instantText(changes.at)}
      </p>
      <Savings {...{ changed, nameOf }} />
      {changed.length > 0 && (
        <details className="wide-table">
          <summary>{t('Prices without it and with it')}</summary>
          <ChangeTable {...{ changed, changes, nameOf }} />
        </details>
      )}
      <WhoWinsWhen wins={changes.wins} {...{ nameOf, campaignNameOf }} />
      <p className="this-campaign__links">
        <a href={csv} download>
          {t('Download all prices as a table')}
        </a>
        <LabLink {...{ changes, admin }} />
      </p>
    </>
  )
}

const plansOf = (prices: readonly PriceBeside[]): number =>
  new Set(prices.map(({ route, plan }) => `${route} ${plan}`)).size

function summaryText({ prices }: WhatChanges): string {
  const [some, all] = [plansOf(prices.filter(isChanged)), plansOf(prices)]
  return some === 0
    ? t('For a new customer it changes the price of none of {all, plural, one {# plan} other {# plans}}.', {
        all,
      })
    : t('For a new customer it changes the price of {some} of {all, plural, one {# plan} other {# plans}}.', {
        some,
        all,
      })
}

const instantText = (at: number): string =>
  t('These are the prices of {at} UTC, by what was saved when this page was opened.', {
    at: momentIn(at),
  })

type SavingsProps = { changed: readonly PriceBeside[]; nameOf: PanelData['nameOf'] }

function Savings({ changed, nameOf }: SavingsProps) {
  const sorted = changed.toSorted((a, b) => savingOf(b) - savingOf(a))
  const [largest, smallest] = [sorted[0], sorted.at(-1)]
  if (!largest || !smallest) return null
  const text = (price: PriceBeside) =>
    t('{product}, {plan}: {prices}', {
      ...{ product: nameOf(price.pid), plan: planText(price.plan), prices: pricesText(price) },
    })
  return (
    <ul>
      <li>{t('Largest saving: {saving}', { saving: text(largest) })}</li>
      <li>{t('Smallest saving: {saving}', { saving: text(smallest) })}</li>
    </ul>
  )
}

function pricesText(price: PriceBeside): string {
  const [before, after] = [price.before, price.after].map(amount =>
    formatMoney(amount, price.currency, spoken()),
  )
  return bracketed(spoken(), `${before} → ${after}`, savingText(price))
}

const savingText = (price: PriceBeside): string => {
  const percent = savingOf(price)
  const number = Math.abs(percent).toLocaleString(HABITS[spoken()])
  return `${percent < 0 ? '+' : '−'}${t('{number}%', { number })}`
}

type TableProps = SavingsProps & { changes: WhatChanges }

const ChangeTable = ({ changed, changes, nameOf }: TableProps) => (
  <table className="plain-table stacked-table">
    <thead>
      <tr>
        <th scope="col">{t('Product')}</th>
        <th scope="col">{t('Plan')}</th>
        <th scope="col">{t('Without → with it')}</th>
        <th scope="col">{t('Where')}</th>
      </tr>
    </thead>
    <tbody>
      {changed.map(price => (
        <tr key={`${price.route} ${price.plan} ${price.currency} ${price.before} ${price.after}`}>
          <th scope="row">{nameOf(price.pid)}</th>
          <td data-label={t('Plan')}>{planText(price.plan)}</td>
          <td data-label={t('Without → with it')} className="this-campaign__prices">
            {pricesText(price)}
          </td>
          <td data-label={t('Where')}>
            {whereText(price, placesOfCurrency(changes, price.currency), spoken())}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** The lab prices what is published, for the first place of the campaign. */
function LabLink({ changes: { at, places }, admin }: { changes: WhatChanges; admin: string }) {
  const place: Place | undefined = places[0]
  if (!place) return null
  const { site, locale, os } = place
  const typed = new Date(at).toISOString().slice(0, 16)
  const one = { ...USUAL, at: typed, site, locale, os, country: countryOfLanguage(locale) ?? '' }
  return <a href={labPath(admin, { one })}>{t('Look at this moment in the price lab, as it is published')}</a>
}
