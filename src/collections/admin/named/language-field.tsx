import type { TextFieldServerComponent } from 'payload'
import { LOCALE_NAMES, LOCALES } from '@/site/locale'
import { Chooser } from './chooser'

const options = LOCALES.map(value => ({ value, label: LOCALE_NAMES[value] }))

/** A language of the shop by its name. */
export const LanguageField: TextFieldServerComponent = ({ clientField, path, readOnly }) => (
  <Chooser {...{ field: clientField, path, readOnly, options }} />
)
