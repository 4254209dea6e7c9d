import { readiness } from '@/server/startup/readiness'
import { retold, t } from '../words/of-request'

export async function RuleBookStatus() {
  const { ruleBook } = await readiness()
  const isWell = ruleBook.loaded && ruleBook.listening && ruleBook.problems.length === 0
  return (
    <section aria-labelledby="rule-book" style={{ marginBottom: 'calc(var(--base) * 2)' }}>
      <h2 id="rule-book">{t('Rule book')}</h2>
      <p>{isWell ? t('Every price, rule, coupon and campaign is in use.') : sentenceOf(ruleBook)}</p>
      {ruleBook.problems.length > 0 && (
        <table className="plain-table stacked-table">
          <thead>
            <tr>
              <th scope="col">{t('Where')}</th>
              <th scope="col">{t('Row')}</th>
              <th scope="col">{t('Why it, or a part of it, is left out')}</th>
            </tr>
          </thead>
          <tbody>
            {ruleBook.problems.map(({ collection, id, reason }) => (
              <tr key={`${collection} ${id} ${reason}`}>
                <td data-label={t('Where')}>{collection}</td>
                <td data-label={t('Row')}>{id}</td>
                <td data-label={t('Why it, or a part of it, is left out')}>{retold(reason)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function sentenceOf({
  loaded,
  listening,
  problems,
}: {
  loaded: boolean
  listening: boolean
  problems: readonly unknown[]
}): string {
  if (!loaded) return t('The rule book could not be loaded: nothing can be sold. Check the server’s log.')
  if (!listening)
    return t(
      'The connection that brings changes is lost; the shop tries again every second and sells by the last rule book.',
    )
  return t(
    '{count, plural, one {One row is left out of the shop:} other {# rows are left out of the shop:}}',
    { count: problems.length },
  )
}
