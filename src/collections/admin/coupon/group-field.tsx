import type { TextFieldServerComponent } from 'payload'
import { COUPON_GROUPS } from '../../fields/coupon-group'
import { Chooser } from '../named/chooser'
import { labelled } from '../words/labelled'
import { adminLanguage } from '../words/language'

/** The groups that mean something to the shop by what they mean; another one may be typed. */
export const GroupField: TextFieldServerComponent = ({ clientField, i18n, path, readOnly }) => {
  const language = adminLanguage(i18n.language)
  const options = Object.entries(COUPON_GROUPS).map(([value, name]) => ({
    value,
    label: labelled(name, language),
  }))
  return <Chooser {...{ field: clientField, path, readOnly, options }} isOpen />
}
