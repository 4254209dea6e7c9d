import type { DefaultServerCellComponentProps } from 'payload'
import { codeText } from '../words/code-text'
import { adminLanguage } from '../words/language'

/** A site, a language, a country or a system that a row keeps as its code: us reads United States. */
export function CodeCell({ cellData, field, i18n }: DefaultServerCellComponentProps) {
  const name = 'name' in field && field.name ? field.name : ''
  return <span>{codeText(name, String(cellData ?? ''), adminLanguage(i18n.language))}</span>
}
