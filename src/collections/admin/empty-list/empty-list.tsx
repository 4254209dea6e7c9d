'use client'

import './empty-list.css'
import { useListQuery } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useJapaneseList } from '../lists/use-japanese-list'
import { useWords } from '../words/use-words'
import { isFiltered } from './is-filtered'

type Props = { hasCreatePermission?: boolean }

/** Above the place where Payload says in one sentence that a list has nothing, or nothing that fits. */
export function EmptyList({ hasCreatePermission }: Props) {
  useJapaneseList()
  const t = useWords()
  const { data, query } = useListQuery()
  const isTrash = usePathname().endsWith('/trash')
  if (isTrash || data?.docs.length !== 0) return null
  if (query.search || isFiltered(query.where))
    return (
      <p className="empty-list" role="status">
        {t('Nothing matches. Change the search or remove a filter.')}
      </p>
    )
  return (
    <p className="empty-list" role="status">
      {t(hasCreatePermission ? YOURS : NOTHING)}
    </p>
  )
}

const YOURS = 'There is nothing here yet. What you create will appear here.'
const NOTHING = 'There is nothing here yet.'
