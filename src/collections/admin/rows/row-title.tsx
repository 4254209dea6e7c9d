'use client'
import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { adminLanguage, type InLanguages } from '../words/language'
import { titleOfRow } from './title-of-row'

/** What a row of a list says when it is folded: its own title instead of its number alone. */
export function RowTitle({ kind }: { kind: InLanguages }) {
  const { data, rowNumber = 0 } = useRowLabel<unknown>()
  const language = adminLanguage(useTranslation().i18n.language)
  return <span>{titleOfRow(data, { kind: kind[language], index: rowNumber, language })}</span>
}
