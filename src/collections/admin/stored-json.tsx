import type { JSONFieldServerComponent } from 'payload'
import './stored-json.css'

/** Data as it is stored, to be read: Payload's own field is an editor that comes from another host, which policies forbid. */
export const StoredJson: JSONFieldServerComponent = ({ data, field: { name, label }, path }) => (
  <div className="field-type" data-field-path={path}>
    <p className="field-label">{typeof label === 'string' ? label : name}</p>
    <pre className="stored-json">{JSON.stringify(data?.[name] ?? null, null, 2)}</pre>
  </div>
)
