import type { Quote, RuleBook } from '@/pricing'
import { t } from '../../words/of-request'
import { offerText, type Places, RuleLink } from '../parts'
import { refusalText } from '../why-not'

type Props = { quote: Quote; book: RuleBook; places: Places }

/** What made the price, and what did not. */
export const Why = ({ quote, book, places }: Props) => (
  <>
    <Counted {...{ quote, book, places }} />
    {quote.refused.length > 0 && <NotCounted {...{ quote, book, places }} />}
  </>
)

function Counted({ quote: { applied, price, selling }, book, places }: Props) {
  if (price === selling && applied[0]?.kind === 'offer')
    return <span className="lab__rule">{t('No discount applies')}</span>
  return applied.map(name => (
    <span key={`${name.kind} ${name.rule}`} className="lab__rule">
      {name.kind === 'offer' && `${offerText(book, name.rule)}: `}
      <RuleLink name={name} places={places} />
    </span>
  ))
}

const NotCounted = ({ quote: { refused }, book, places }: Props) => (
  <details>
    <summary>
      {t('{count, plural, one {# other rule does not count} other {# other rules do not count}}', {
        count: refused.length,
      })}
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
)
