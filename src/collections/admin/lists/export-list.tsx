'use client'
import { useConfig, useListDrawerContext, useListQuery, useLocale, useTranslation } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { MOST_ROWS, TOO_MANY } from '../../lists/words'
import { adminLanguage, HABITS } from '../words/language'
import { useWords } from '../words/use-words'

/** Above each list: the same rows for a spreadsheet, as filtered, searched and sorted. */
export function ExportList() {
  const t = useWords()
  const habits = HABITS[adminLanguage(useTranslation().i18n.language)]
  const { isInDrawer } = useListDrawerContext()
  const { collectionSlug, data, query } = useListQuery()
  const { config } = useConfig()
  const { code } = useLocale()
  const isTrash = usePathname().endsWith('/trash')
  if (isInDrawer || !data) return null
  if (data.totalDocs > MOST_ROWS) return <p>{t(TOO_MANY, { most: MOST_ROWS.toLocaleString(habits) })}</p>
  const asked = new URLSearchParams({ locale: code, ...(isTrash && { trash: 'true' }) })
  if (query.where) asked.set('where', JSON.stringify(query.where))
  if (query.search) asked.set('search', query.search)
  if (query.sort) asked.set('sort', String(query.sort))
  return (
    <p>
      <a href={`${config.routes.api}/list-file/${collectionSlug}?${asked}`} download>
        {t('Export as CSV ({count, plural, one {# row} other {# rows}})', { count: data.totalDocs })}
      </a>
    </p>
  )
}
