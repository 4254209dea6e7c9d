'use client'
import { useConfig, useListDrawerContext, useListQuery, useLocale } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { MOST_ROWS, TOO_MANY_ROWS } from '../../lists/words'

/** Above each list: the same rows for a spreadsheet, as filtered, searched and sorted. */
export function ExportList() {
  const { isInDrawer } = useListDrawerContext()
  const { collectionSlug, data, query } = useListQuery()
  const { config } = useConfig()
  const { code } = useLocale()
  const isTrash = usePathname().endsWith('/trash')
  if (isInDrawer || !data) return null
  if (data.totalDocs > MOST_ROWS) return <p>{TOO_MANY_ROWS}</p>
  const asked = new URLSearchParams({ locale: code, ...(isTrash && { trash: 'true' }) })
  if (query.where) asked.set('where', JSON.stringify(query.where))
  if (query.search) asked.set('search', query.search)
  if (query.sort) asked.set('sort', String(query.sort))
  return (
    <p>
      <a href={`${config.routes.api}/list-file/${collectionSlug}?${asked}`} download>
        {`Export as CSV (${rowsText(data.totalDocs)})`}
      </a>
    </p>
  )
}

const rowsText = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en')} rows`)
