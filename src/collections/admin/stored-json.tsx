import type { JSONFieldServerComponent } from 'payload'
import './stored-json.css'

/** Payload's own JSON field is an editor from another host, which the policies forbid. */
export const StoredJson: JSONFieldServerComponent = ({ data, field: { name, label }, path }) => (
  <div className="field-type" data-field-path={path}>
    <p className="field-label">{typeof label === 'string' ? label : name}</p>
    <pre className="stored-json">{JSON.stringify(data?.[name] ?? null, null, 2)}</pre>
  </div>
)
