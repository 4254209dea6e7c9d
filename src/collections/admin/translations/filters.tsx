import type { Payload } from 'payload'
import type { StateFilter } from '@/server/content/translation-matrix'
import { LOCALE_NAMES, LOCALES } from '@/site/locale'
import { kindOf } from './kind-of'
import { type Asked, matrixPath, STATE_FILTERS } from './path'
import { TRANSLATED } from './translated'

const STATES: Record<StateFilter, string> = {
  waiting: 'Waits: published, and missing in part or outdated',
  missing: 'Missing, whole or in part',
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  outdated: 'Outdated',
}

export function Filters({ asked, payload }: { asked: Asked; payload: Payload }) {
  const { admin } = payload.config.routes
  return (
    <form method="get" action={`${admin}/translations`} className="translations__filters">
      <label>
        Kind
        <select name="kind" defaultValue={asked.kind ?? ''}>
          <option value="">All kinds</option>
          {TRANSLATED.map(({ collection }) => (
            <option key={collection} value={collection}>
              {kindOf(payload, collection)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Language
        <select name="language" defaultValue={asked.locale ?? ''}>
          <option value="">All languages</option>
          {LOCALES.map(locale => (
            <option key={locale} value={locale}>
              {LOCALE_NAMES[locale]}
            </option>
          ))}
        </select>
      </label>
      <label>
        State
        <select name="state" defaultValue={asked.state ?? ''}>
          <option value="">All states</option>
          {STATE_FILTERS.map(state => (
            <option key={state} value={state}>
              {STATES[state]}
            </option>
          ))}
        </select>
      </label>
      <label>
        Title
        <input name="words" type="search" defaultValue={asked.words} maxLength={200} autoComplete="off" />
      </label>
      <button type="submit" className="btn btn--style-primary btn--size-small">
        Show
      </button>
      <a href={matrixPath(admin, {})}>All documents</a>
    </form>
  )
}
