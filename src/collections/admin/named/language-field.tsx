import type { TextFieldServerComponent } from 'payload'
import { LOCALES } from '@/site/locale'
import { languageName } from '../words/intl-names'
import { adminLanguage } from '../words/language'
import { Chooser } from './chooser'

/** A language of the shop by its name. */
export const LanguageField: TextFieldServerComponent = ({ clientField, i18n, path, readOnly }) => {
  const language = adminLanguage(i18n.language)
  const options = LOCALES.map(value => ({ value, label: languageName(value, language) }))
  return <Chooser {...{ field: clientField, path, readOnly, options }} />
}
