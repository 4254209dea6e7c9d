import type { Beaten, Stretch, WhoWins } from '@/server/campaigns/prices/who-wins'
import { InstantInUtc } from '../home/instant'
import { planText } from '../price-lab/parts'
import type { PanelData } from './panel-data'

type Props = { wins: WhoWins } & Pick<PanelData, 'nameOf' | 'campaignNameOf'>

/** Who makes the prices, from one beginning or end of anything to the next. */
export function WhoWinsWhen({ wins: { stretches, isWhole }, ...names }: Props) {
  if (stretches.length === 0) return null
  return (
    <details>
      <summary>Who makes the price, and when</summary>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">From – until (UTC)</th>
            <th scope="col">This campaign</th>
            <th scope="col">Where something else is as low or lower</th>
          </tr>
        </thead>
        <tbody>
          {stretches.map(stretch => (
            <StretchRow key={stretch.from} stretch={stretch} {...names} />
          ))}
        </tbody>
      </table>
      {!isWhole && <p>What comes after that is not counted.</p>}
    </details>
  )
}

type RowProps = { stretch: Stretch } & Omit<Props, 'wins'>

const StretchRow = ({ stretch: { from, until, own, beaten }, nameOf, campaignNameOf }: RowProps) => (
  <tr>
    <th scope="row">
      <InstantInUtc at={from} /> – <InstantInUtc at={until} />
    </th>
    <td>{own === 1 ? '1 plan' : `${own} plans`}</td>
    <td>
      {beaten.length === 0
        ? 'Nowhere'
        : [...Map.groupBy(beaten, each => winnerText(each, campaignNameOf))].map(([winner, each]) => (
            <p key={winner}>
              {winner}: {productsText(each, nameOf)}
            </p>
          ))}
    </td>
  </tr>
)

function winnerText({ code, by }: Beaten, campaignNameOf: Props['campaignNameOf']): string {
  if (by.kind === 'offer') return `The usual price is as low as ${code}, or lower`
  const names = by.campaigns.map(key => `“${campaignNameOf(key)}”`).join(', ')
  return `${names || 'A coupon'} (${by.rule}) is as low as ${code}, or lower`
}

const NAMED = 12

function productsText(beaten: readonly Beaten[], nameOf: PanelData['nameOf']): string {
  const names = [...new Set(beaten.map(({ pid, plan }) => `${nameOf(pid)}, ${planText(plan)}`))]
  const more = names.length - NAMED
  return `${names.slice(0, NAMED).join('; ')}${more > 0 ? ` and ${more} more` : ''}`
}
