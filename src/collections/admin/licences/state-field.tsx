import type { SelectFieldServerComponent } from 'payload'
import { StoredValue } from '../stored/stored-value'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { licenceStateText } from './state-text'

export const LicenceStateField: SelectFieldServerComponent = ({ data, field, i18n, path }) => {
  const language = adminLanguage(i18n.language)
  const licence = { state: String(data?.state ?? ''), expires: data?.expires }
  return (
    <StoredValue path={path} label={labelIn(field.label, language) ?? field.name}>
      <p>{licenceStateText(licence, Date.now(), language)}</p>
    </StoredValue>
  )
}
