import type { Payload } from 'payload'
import type { Cell, MatrixRow, TranslationState } from '@/server/content/translation-matrix'
import { LOCALES } from '@/site/locale'
import { isAtDesk } from '../../translations/desk'
import { label, languageText, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { listText } from '../words/written/joined'
import { kindOf } from './kind-of'
import { cellPath } from './path'

const WORDS: Record<TranslationState, Sentence> = {
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
    <section className="wide-table" tabIndex={0} aria-label={t('Documents and their languages')}>
      <table className="plain-table translations__matrix">
        <thead>
          <tr>
            <th scope="col">
              <span className="translations__hidden">{t('Choose')}</span>
            </th>
            <th scope="col" className="wide-table__names">
              {t('Document')}
            </th>
            {LOCALES.map(locale => (
              <th key={locale} scope="col">
                {languageText(locale)}
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
                    aria-label={t('Choose {title}', { title: row.title || t('a document without a title') })}
                  />
                )}
              </td>
              <th scope="row">
                <a href={`${admin}/collections/${row.collection}/${row.id}`}>{row.title || t('Untitled')}</a>
                <span className="translations__muted">{kindOf(payload, row.collection)}</span>
              </th>
              {LOCALES.map(locale => {
                const cell = row.cells.find(each => each.locale === locale)
                return (
                  <td key={locale} data-code={locale.toUpperCase()}>
                    {cell && <OfLanguage cell={cell} row={row} admin={admin} />}
                  </td>
                )
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
  const told = { title, language: languageText(locale), state: t(WORDS[state]) }
  return (
    <>
      <a
        href={cellPath(admin, { collection, id, locale, isOriginal })}
        className={`translations__state translations__state--${state}`}
        aria-label={t('{title} in {language}: {state}', told)}
      >
        {told.state}
      </a>
      {isOriginal && <span className="translations__muted">{t('original')}</span>}
      {state !== 'missing' && lacks.length > 0 && (
        <span className="translations__muted">{lacksText(lacks)}</span>
      )}
    </>
  )
}

const lacksText = (lacks: readonly string[]): string =>
  t('lacks {fields}', {
    fields: listText(lacks.map(path => listText(path.split('.').map(fieldText)))),
  })

function fieldText(name: string): string {
  const english = name.charAt(0).toUpperCase() + name.slice(1)
  const said = label(english)
  return said === english ? name.replaceAll('_', ' ') : said
}
