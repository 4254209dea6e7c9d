import type { JSONFieldServerProps } from 'payload'
import { productsIn } from '../named/catalogue'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { AsStored } from './as-stored'
import { currencyOf } from './currency-of'
import { isEmpty, toldOf } from './facts-of'
import { toldIn } from './stored-facts'
import { StoredValue } from './stored-value'
import './stored-json.css'

/** Payload's own JSON field is an editor from another host, which the policies forbid. What is empty is not shown. */
export async function StoredJson({ data, field, i18n, path, payload, req }: JSONFieldServerProps) {
  const { name, label } = field
  const [language, stored] = [adminLanguage(i18n.language), data?.[name]]
  if (isEmpty(stored)) return null
  const [products, currency] = await Promise.all([
    productsIn(payload, language, req.user),
    currencyOf({ data, payload, req }),
  ])
  return (
    <StoredValue path={path} label={labelIn(label, language) ?? name}>
      <div className="stored-told">{toldIn(toldOf(name, stored, { language, currency, products }))}</div>
      <AsStored stored={stored} language={language} user={req.user} />
    </StoredValue>
  )
}
