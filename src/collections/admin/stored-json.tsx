import type { JSONFieldServerComponent } from 'payload'
import { labelIn } from './words/label-in'
import { adminLanguage } from './words/language'
import './stored-json.css'

/** Payload's own JSON field is an editor from another host, which the policies forbid. */
export const StoredJson: JSONFieldServerComponent = ({ data, field: { name, label }, i18n, path }) => (
  <div className="field-type" data-field-path={path}>
    <p className="field-label">{labelIn(label, adminLanguage(i18n.language)) ?? name}</p>
    <pre className="stored-json">{JSON.stringify(data?.[name] ?? null, null, 2)}</pre>
  </div>
)
