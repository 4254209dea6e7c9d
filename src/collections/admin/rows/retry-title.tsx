'use client'
import { useRowLabel } from '@payloadcms/ui'
import { useWords } from '../words/use-words'

/** «2nd retry · day 3», and without its day «2nd retry». */
export function RetryTitle() {
  const { data, rowNumber = 0 } = useRowLabel<{ day?: number | null } | undefined>()
  const t = useWords()
  const number = rowNumber + 1
  const day = data?.day
  return <span>{day ? t(WITH_DAY, { number, day }) : t(ALONE, { number })}</span>
}

const ALONE = '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} retry'
const WITH_DAY = '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} retry · day {day}'
