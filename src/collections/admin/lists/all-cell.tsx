'use client'
import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, SelectFieldClient } from 'payload'
import { useWords } from '../words/use-words'

/** What is chosen, and where nothing is, that it holds for all. */
export function AllCell(props: DefaultCellComponentProps<SelectFieldClient>) {
  const t = useWords()
  const chosen = [props.cellData ?? []].flat()
  return chosen.length === 0 ? (
    <span>{t('All')}</span>
  ) : (
    <RenderDefaultCell clientProps={props} columnIndex={0} isLinkedColumn={props.link} />
  )
}
