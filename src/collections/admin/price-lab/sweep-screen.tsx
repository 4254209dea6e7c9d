import { Button } from '@payloadcms/ui'
import {
  type Currency,
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  formatMoney,
  type OwnedLicence,
} from '@/pricing'
import type { SweepData } from './lab-data'
import { type Places, ProductLink, planText, RuleLink } from './parts'
import { CountryList, SituationFields } from './situation-form'
import { alikeText, FINDINGS, statesText } from './words'

type Props = { data: SweepData; places: Places }

export function SweepScreen({ data: { side, may, result, ms }, places }: Props) {
  return (
    <>
      <p>
        Everything on sale is priced for every kind of owner that prices tell apart, on both systems, with the
        campaigns that run at this time.
      </p>
      <form method="get" action={`${places.admin}/price-lab`} className="lab__form">
        <input type="hidden" name="screen" value="sweep" />
        <input type="hidden" name="run" value="yes" />
        <CountryList />
        <SituationFields side={side} suffix="" may={may} title="Where and when" isSweep />
        <div className="lab__buttons">
          <Button type="submit" size="medium" margin={false}>
            Look for mistakes
          </Button>
        </div>
      </form>
      {result && (
        <>
          <p role="status">
            {result.findings.length === 0
              ? 'Nothing was found'
              : `${result.findings.length} ${result.findings.length === 1 ? 'thing was' : 'things were'} found`}{' '}
            among {result.counted.plans} plans and {statesText(result.counted.states)}, in{' '}
            {(ms / 1_000).toFixed(1)} s.
          </p>
          {FINDING_KINDS.map(kind => (
            <Kind
              key={kind}
              kind={kind}
              findings={result.findings.filter(each => each.kind === kind)}
              currency={result.currency}
              places={places}
            />
          ))}
        </>
      )}
    </>
  )
}

type KindProps = { kind: FindingKind; findings: readonly Finding[]; currency: Currency; places: Places }

function Kind({ kind, findings, currency, places }: KindProps) {
  if (findings.length === 0) return null
  const { title, what } = FINDINGS[kind]
  return (
    <section aria-labelledby={`lab-${kind}`} className="lab__findings">
      <h2 id={`lab-${kind}`}>
        {title} <span className="lab__muted">{findings.length}</span>
      </h2>
      <p>{what}</p>
      <table className="plain-table lab__table">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Of whom</th>
            <th scope="col">Prices</th>
            <th scope="col">Rules</th>
          </tr>
        </thead>
        <tbody>
          {findings.map(finding => (
            <FindingRow key={JSON.stringify(finding)} {...{ finding, currency, places }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type RowProps = { finding: Finding; currency: Currency; places: Places }

function FindingRow({ finding, currency, places }: RowProps) {
  const { target, other, owned, rules, states } = finding
  return (
    <tr>
      <th scope="row">
        {target ? (
          <>
            <ProductLink pid={target.pid} places={places} />, {planText(target.plan)}
            <span className="lab__muted">{alikeText(finding)}</span>
          </>
        ) : (
          <RuleLinks rules={rules} places={places} />
        )}
        {other && (
          <span className="lab__rule">
            {finding.kind === 'detour' ? 'first: ' : 'new: '}
            <ProductLink pid={other.pid} places={places} />, {planText(other.plan)}
          </span>
        )}
      </th>
      <td data-label="Of whom">
        {target ? <Owned owned={owned} places={places} /> : 'Nobody'}
        {states > 1 && <span className="lab__muted"> One of {statesText(states)}</span>}
      </td>
      <td data-label="Prices">{target ? pricesText(finding, currency) : '–'}</td>
      <td data-label="Rules">
        <RuleLinks rules={rules} places={places} />
      </td>
    </tr>
  )
}

function pricesText({ kind, price, against }: Finding, currency: Currency): string {
  const money = (amount: number) => (amount < 0 ? 'not sold' : formatMoney(amount, currency, 'en'))
  switch (kind) {
    case 'detour':
      return `${money(price)} in two steps, ${money(against)} at once`
    case 'owning_more_costs_more':
      return `${money(price)}, with one thing less ${money(against)}`
    case 'dearer_than_new':
      return `${money(price)}, new ${money(against)}`
    default:
      return `${money(price)} in the rule, ${money(against)} usually`
  }
}

const RuleLinks = ({ rules, places }: { rules: Finding['rules']; places: Places }) =>
  rules.map(name => (
    <span key={`${name.kind} ${name.rule}`} className="lab__rule">
      <RuleLink name={name} places={places} />
    </span>
  ))

function Owned({ owned, places }: { owned: readonly OwnedLicence[]; places: Places }) {
  if (owned.length === 0) return <>Anybody</>
  return (
    <ul>
      {owned.map(licence => (
        <li key={`${licence.pid} ${licence.plan} ${licence.expires}`}>{licenceText(licence, places)}</li>
      ))}
    </ul>
  )
}

function licenceText(
  { pid, plan, expires, subscription, periods }: OwnedLicence,
  { nameOf }: Places,
): string {
  if (expires === null) return `owns ${nameOf(pid)}, ${planText(plan)}`
  if (subscription)
    return `subscribes to ${nameOf(pid)}, ${planText(plan)}, paid ${periods === 1 ? 'once' : `${periods} times`}`
  return `had ${nameOf(pid)} before`
}
