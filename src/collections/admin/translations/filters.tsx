import { Button } from '@payloadcms/ui'
import type { Payload } from 'payload'
import type { StateFilter } from '@/server/content/translation-matrix'
import { LOCALES } from '@/site/locale'
import { languageText, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { kindOf } from './kind-of'
import { type Asked, matrixPath, STATE_FILTERS } from './path'
import { TRANSLATED } from './translated'

const STATES: Record<StateFilter, Sentence> = {
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
        {t('Kind')}
        <select name="kind" defaultValue={asked.kind ?? ''}>
          <option value="">{t('All kinds')}</option>
          {TRANSLATED.map(({ collection }) => (
            <option key={collection} value={collection}>
              {kindOf(payload, collection)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('Language')}
        <select name="language" defaultValue={asked.locale ?? ''}>
          <option value="">{t('All languages')}</option>
          {LOCALES.map(locale => (
            <option key={locale} value={locale}>
              {languageText(locale)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('State')}
        <select name="state" defaultValue={asked.state ?? ''}>
          <option value="">{t('All states')}</option>
          {STATE_FILTERS.map(state => (
            <option key={state} value={state}>
              {t(STATES[state])}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('Title')}
        <input name="words" type="search" defaultValue={asked.words} maxLength={200} autoComplete="off" />
      </label>
      <Button type="submit" size="medium" margin={false}>
        {t('Show')}
      </Button>
      <a href={matrixPath(admin, {})}>{t('All documents')}</a>
    </form>
  )
}
