import type { JSONFieldServerComponent } from 'payload'
import { labelIn } from '../words/label-in'
import { adminLanguage } from '../words/language'
import { say } from '../words/say'
import { isEmpty, toldOf } from './facts-of'
import { toldIn } from './stored-facts'
import { StoredValue } from './stored-value'
import './stored-json.css'

/** Payload's own JSON field is an editor from another host, which the policies forbid. */
export const StoredJson: JSONFieldServerComponent = ({ data, field: { name, label }, i18n, path }) => {
  const [language, stored] = [adminLanguage(i18n.language), data?.[name]]
  return (
    <StoredValue path={path} label={labelIn(label, language) ?? name}>
      {isEmpty(stored) ? (
        <p>–</p>
      ) : (
        <>
          <div className="stored-told">
            {toldIn(toldOf(name, stored, { language, currency: data?.currency }))}
          </div>
          <details>
            <summary>{say(language, 'As it is stored')}</summary>
            <pre className="stored-json">{JSON.stringify(stored, null, 2)}</pre>
          </details>
        </>
      )}
    </StoredValue>
  )
}
