'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { DateCell } from '../dates/date-cell'
import { useWords } from '../words/use-words'

/** The end of a licence; one for a lifetime has none. */
export function ExpiresCell(props: DefaultCellComponentProps<DateFieldClient>) {
  const t = useWords()
  return props.cellData ? <DateCell {...props} /> : <span>{t('Never')}</span>
}
