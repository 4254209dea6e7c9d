import type { JSONFieldServerProps } from 'payload'
import { productsIn } from '../named/catalogue'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { say } from '../words/say'
import { isEmpty, toldOf, UNTOLD } from './facts-of'
import { toldIn } from './stored-facts'
import { StoredValue } from './stored-value'
import './stored-json.css'

/** Payload's own JSON field is an editor from another host, which the policies forbid. */
export async function StoredJson({ data, field, i18n, path, payload, req }: JSONFieldServerProps) {
  const { name, label } = field
  const [language, stored] = [adminLanguage(i18n.language), data?.[name]]
  const products = await productsIn(payload, language, req.user)
  return (
    <StoredValue path={path} label={labelIn(label, language) ?? name}>
      {isEmpty(stored) ? (
        <p>–</p>
      ) : (
        <>
          <div className="stored-told">
            {toldIn(toldOf(name, stored, { language, currency: data?.currency, products }))}
          </div>
          <details>
            <summary>{say(language, 'As it is stored')}</summary>
            <pre className="stored-json">{JSON.stringify(stored, withoutUntold, 2)}</pre>
          </details>
        </>
      )}
    </StoredValue>
  )
}

const withoutUntold = (key: string, value: unknown) => (UNTOLD.includes(key) ? undefined : value)
