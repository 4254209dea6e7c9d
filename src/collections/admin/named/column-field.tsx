import type { TextFieldServerProps } from 'payload'
import { codeText } from '../words/code-text'
import { adminLanguage } from '../words/language'
import { catalogueIn } from './catalogue'
import { Chooser } from './chooser'

type Props = TextFieldServerProps & { column: 'tier' | 'region'; isOpen?: boolean }

/** What products have in a column, in words. */
export async function ColumnField({
  clientField,
  column,
  i18n,
  isOpen,
  path,
  payload,
  readOnly,
  req,
}: Props) {
  const language = adminLanguage(i18n.language)
  const products = await catalogueIn(payload, language, req.user)
  const values = [...new Set(products.flatMap(product => product[column] || []))]
  const options = values
    .map(value => ({ value, label: codeText(column, value, language) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language, { numeric: true }))
  return <Chooser {...{ field: clientField, path, readOnly, options, isOpen }} />
}
