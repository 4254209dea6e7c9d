import { Button } from '@payloadcms/ui'
import {
  type Currency,
  FINDING_KINDS,
  type Finding,
  type FindingKind,
  formatMoney,
  type OwnedLicence,
  type SweepResult,
} from '@/pricing'
import { HABITS } from '../words/language'
import { spoken, t } from '../words/of-request'
import type { SweepData } from './lab-data'
import { type Places, ProductLink, planText, RuleLink } from './parts'
import { CountryList, SituationFields } from './situation-form'
import { alikeText, FINDINGS, statesText } from './words'

type Props = { data: SweepData; places: Places }

export function SweepScreen({ data: { side, may, result, ms }, places }: Props) {
  return (
    <>
      <p>
        {t(
          'Prices everything on sale for every kind of owner, on both systems, with the campaigns of that time, and lists what cannot be meant.',
        )}
      </p>
      <form method="get" action={`${places.admin}/price-lab`} className="lab__form">
        <input type="hidden" name="screen" value="sweep" />
        <input type="hidden" name="run" value="yes" />
        <CountryList />
        <SituationFields side={side} suffix="" may={may} title={t('Where and when')} isSweep />
        <div className="lab__buttons">
          <Button type="submit" size="medium" margin={false}>
            {t('Look for mistakes')}
          </Button>
        </div>
      </form>
      {result && (
        <>
          <p role="status">{foundText(result, ms)}</p>
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

function foundText({ findings, counted }: SweepResult, ms: number): string {
  return t(
    '{found, plural, =0 {Nothing was found} one {# thing was found} other {# things were found}} among {plans} plans and {kinds}, in {seconds} s.',
    {
      ...{ found: findings.length, plans: counted.plans, kinds: statesText(counted.states) },
      seconds: (ms / 1_000).toLocaleString(HABITS[spoken()], { maximumFractionDigits: 1 }),
    },
  )
}

type KindProps = { kind: FindingKind; findings: readonly Finding[]; currency: Currency; places: Places }

function Kind({ kind, findings, currency, places }: KindProps) {
  if (findings.length === 0) return null
  const { title, what } = FINDINGS[kind]
  return (
    <section aria-labelledby={`lab-${kind}`} className="lab__findings">
      <h2 id={`lab-${kind}`}>
        {t(title)} <span className="lab__muted">{findings.length}</span>
      </h2>
      <p>{t(what)}</p>
      <table className="plain-table lab__table">
        <thead>
          <tr>
            <th scope="col">{t('What')}</th>
            <th scope="col">{t('Of whom')}</th>
            <th scope="col">{t('Prices')}</th>
            <th scope="col">{t('Rules')}</th>
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
            {finding.kind === 'detour' ? t('first:') : t('new:')}{' '}
            <ProductLink pid={other.pid} places={places} />, {planText(other.plan)}
          </span>
        )}
      </th>
      <td data-label={t('Of whom')}>
        {target ? <Owned owned={owned} places={places} /> : t('Nobody')}
        {states > 1 && (
          <span className="lab__muted"> {t('One of {kinds}', { kinds: statesText(states) })}</span>
        )}
      </td>
      <td data-label={t('Prices')}>{target ? pricesText(finding, currency) : '–'}</td>
      <td data-label={t('Rules')}>
        <RuleLinks rules={rules} places={places} />
      </td>
    </tr>
  )
}

function pricesText({ kind, price, against }: Finding, currency: Currency): string {
  const money = (amount: number) => (amount < 0 ? t('not sold') : formatMoney(amount, currency, spoken()))
  const both = { price: money(price), against: money(against) }
  switch (kind) {
    case 'detour':
      return t('{price} in two steps, {against} at once', both)
    case 'owning_more_costs_more':
      return t('{price}, with one thing less {against}', both)
    case 'dearer_than_new':
      return t('{price}, new {against}', both)
    default:
      return t('{price} in the rule, {against} usually', both)
  }
}

const RuleLinks = ({ rules, places }: { rules: Finding['rules']; places: Places }) =>
  rules.map(name => (
    <span key={`${name.kind} ${name.rule}`} className="lab__rule">
      <RuleLink name={name} places={places} />
    </span>
  ))

function Owned({ owned, places }: { owned: readonly OwnedLicence[]; places: Places }) {
  if (owned.length === 0) return <>{t('Anybody')}</>
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
  const named = { product: nameOf(pid), plan: planText(plan) }
  if (expires === null) return t('owns {product}, {plan}', named)
  if (subscription)
    return t('subscribes to {product}, {plan}, paid {periods, plural, one {once} other {# times}}', {
      ...{ ...named, periods },
    })
  return t('had {product} before', named)
}
