import type { Payload } from 'payload'
import type { Cell, MatrixRow, TranslationState } from '@/server/content/translation-matrix'
import { LOCALE_NAMES, LOCALES } from '@/site/locale'
import { isAtDesk } from '../../translations/desk'
import { kindOf } from './kind-of'
import { cellPath } from './path'

const WORDS: Record<TranslationState, string> = {
  missing: 'Missing',
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  outdated: 'Outdated',
}

export function Matrix({ rows, payload }: { rows: readonly MatrixRow[]; payload: Payload }) {
  const { admin } = payload.config.routes
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: only what has the focus is scrolled by keys
    <section className="translations__scroll" tabIndex={0} aria-label="Documents and their languages">
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="translations__hidden">Choose</span>
            </th>
            <th scope="col">Document</th>
            {LOCALES.map(locale => (
              <th key={locale} scope="col">
                {LOCALE_NAMES[locale]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.id}>
              <td>
                {isAtDesk(row.collection) && (
                  <input
                    type="checkbox"
                    name="document"
                    value={`${row.collection}/${row.id}`}
                    aria-label={`Choose ${row.title || 'a document without a title'}`}
                  />
                )}
              </td>
              <th scope="row">
                <a href={`${admin}/collections/${row.collection}/${row.id}`}>
                  {row.title || 'Without a title'}
                </a>
                <span className="translations__muted">{kindOf(payload, row.collection)}</span>
              </th>
              {LOCALES.map(locale => {
                const cell = row.cells.find(each => each.locale === locale)
                return <td key={locale}>{cell && <OfLanguage cell={cell} row={row} admin={admin} />}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Props = { cell: Cell; row: MatrixRow; admin: string }

function OfLanguage({ cell, row: { collection, id, title }, admin }: Props) {
  const { locale, state, isOriginal, lacks } = cell
  return (
    <>
      <a
        href={cellPath(admin, { collection, id, locale, isOriginal })}
        className={`translations__state translations__state--${state}`}
        aria-label={`${title} in ${LOCALE_NAMES[locale]}: ${WORDS[state]}`}
      >
        {WORDS[state]}
      </a>
      {isOriginal && <span className="translations__muted">original</span>}
      {state !== 'missing' && lacks.length > 0 && (
        <span className="translations__muted">{lacksText(lacks)}</span>
      )}
    </>
  )
}

const lacksText = (lacks: readonly string[]): string =>
  `lacks ${lacks.map(field => field.replaceAll('_', ' ').replaceAll('.', ', ')).join(', ')}`
