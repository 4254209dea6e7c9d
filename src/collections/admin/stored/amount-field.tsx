import type { NumberFieldServerComponent } from 'payload'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { amountText } from './amount-text'
import { StoredValue } from './stored-value'

/** The same as in a list: nobody divides by a hundred in the head. */
export const AmountField: NumberFieldServerComponent = ({ data, field: { name, label }, i18n, path }) => {
  const language = adminLanguage(i18n.language)
  return (
    <StoredValue path={path} label={labelIn(label, language) ?? name}>
      <p>{amountText(data?.[name], data?.currency, language)}</p>
    </StoredValue>
  )
}
