import type { TextFieldServerComponent } from 'payload'
import { codeText } from '../words/code-text'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { StoredValue } from './stored-value'

/** What a code of a record stands for, as in a list. */
export const CodeField: TextFieldServerComponent = ({ data, field: { name, label }, i18n, path }) => {
  const language = adminLanguage(i18n.language)
  return (
    <StoredValue path={path} label={labelIn(label, language) ?? name}>
      <p>{codeText(name, String(data?.[name] ?? ''), language) || '–'}</p>
    </StoredValue>
  )
}
