import type { Beaten, Stretch, WhoWins } from '@/server/campaigns/prices/who-wins'
import { InstantInUtc } from '../home/instant'
import { quoted, t } from '../words/of-request'
import { planText } from '../words/shop-names'
import { listText } from '../words/written/joined'
import type { PanelData } from './panel-data'

type Props = { wins: WhoWins } & Pick<PanelData, 'nameOf' | 'campaignNameOf'>

/** Who makes the prices, from one beginning or end of anything to the next. */
export function WhoWinsWhen({ wins: { stretches, isWhole }, ...names }: Props) {
  if (stretches.length === 0) return null
  return (
    <details className="wide-table">
      <summary>{t('Who makes the price, and when')}</summary>
      <table className="plain-table stacked-table">
        <thead>
          <tr>
            <th scope="col">{t('From – until (UTC)')}</th>
            <th scope="col">{t('This campaign')}</th>
            <th scope="col">{t('Where something else is as low or lower')}</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map(stretch => (
            <StretchRow key={stretch.from} stretch={stretch} {...names} />
          ))}
        </tbody>
      </table>
      {!isWhole && <p>{t('What comes after that is not counted.')}</p>}
    </details>
  )
}

type RowProps = { stretch: Stretch } & Omit<Props, 'wins'>

const StretchRow = ({ stretch: { from, until, own, beaten }, nameOf, campaignNameOf }: RowProps) => (
  <tr>
    <th scope="row">
      <InstantInUtc at={from} /> – <InstantInUtc at={until} />
    </th>
    <td data-label={t('This campaign')}>
      {t('{count, plural, one {# plan} other {# plans}}', { count: own })}
    </td>
    <td data-label={t('Where something else is as low or lower')}>
      {beaten.length === 0
        ? t('Nowhere')
        : [...Map.groupBy(beaten, each => winnerText(each, campaignNameOf))].map(([winner, each]) => (
            <p key={winner}>
              {winner}: {productsText(each, nameOf)}
            </p>
          ))}
    </td>
  </tr>
)

function winnerText({ code, by }: Beaten, campaignNameOf: Props['campaignNameOf']): string {
  if (by.kind === 'offer') return t('The usual price is as low as {code}, or lower', { code })
  const names = listText(by.campaigns.map(key => quoted(campaignNameOf(key))))
  return t('{names} ({rule}) is as low as {code}, or lower', {
    ...{ names: names || t('A coupon'), rule: by.rule, code },
  })
}

const NAMED = 12

function productsText(beaten: readonly Beaten[], nameOf: PanelData['nameOf']): string {
  const names = [...new Set(beaten.map(({ pid, plan }) => listText([nameOf(pid), planText(plan)])))]
  const more = names.length - NAMED
  const named = names.slice(0, NAMED).join('; ')
  return more > 0 ? t('{some} and {count} more', { some: named, count: more }) : named
}
