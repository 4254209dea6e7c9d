import type { DefaultServerCellComponentProps } from 'payload'
import { codeText } from '../words/code-text'
import { adminLanguage } from '../words/language'
import { NOTHING } from './nothing'

/** A site, a language, a country, a system or a price group that a row keeps as its code: us reads United States. */
export function CodeCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  const name = 'name' in field && field.name ? field.name : ''
  const language = adminLanguage(i18n.language)
  const codes = [cellData].flat().map(code => codeText(name, String(code ?? ''), language))
  return <span>{codes.join(', ') || NOTHING}</span>
}
