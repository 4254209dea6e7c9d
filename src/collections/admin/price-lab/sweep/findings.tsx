import { type Currency, type Finding, type FindingKind, formatMoney } from '@/pricing'
import { spoken, t } from '../../words/of-request'
import { planText } from '../../words/shop-names'
import { type Places, ProductLink, RuleLink } from '../parts'
import { alikeText, FINDINGS, statesText } from './finding-words'
import { OwnedList } from './owned-list'

type Props = { kind: FindingKind; findings: readonly Finding[]; currency: Currency; places: Places }

/** What the sweep found of one kind, with the prices that cannot be meant. */
export function Findings({ kind, findings, currency, places }: Props) {
  if (findings.length === 0) return null
  const { title, what } = FINDINGS[kind]
  return (
    <section aria-labelledby={`lab-${kind}`} className="lab__findings">
      <h2 id={`lab-${kind}`}>
        {t(title)} <span className="lab__muted">{findings.length}</span>
      </h2>
      <p>{t(what)}</p>
      <table className="plain-table stacked-table lab__table">
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
  const { target, owned, rules, states } = finding
  return (
    <tr>
      <th scope="row">
        <What finding={finding} places={places} />
      </th>
      <td data-label={t('Of whom')}>
        {target ? <OwnedList owned={owned} places={places} /> : t('Nobody')}
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

function What({ finding, places }: Pick<RowProps, 'finding' | 'places'>) {
  const { kind, target, other, rules } = finding
  return (
    <>
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
          {kind === 'detour' ? t('first:') : t('new:')} <ProductLink pid={other.pid} places={places} />,{' '}
          {planText(other.plan)}
        </span>
      )}
    </>
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
