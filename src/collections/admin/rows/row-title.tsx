'use client'
import { useRowLabel } from '@payloadcms/ui'
import { titleOfRow } from './title-of-row'

/** What a row of a list says when it is folded: its own title instead of its number alone. */
export function RowTitle({ kind }: { kind: string }) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  return <span>{titleOfRow(data, kind, rowNumber)}</span>
}
