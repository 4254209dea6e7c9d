import type { ReactNode } from 'react'
import './stored-json.css'

/** A field of a record that nobody changes: its name, and what it keeps in words. */
export const StoredValue = ({
  path,
  label,
  children,
}: {
  path: string
  label: string
  children: ReactNode
}) => (
  <div className="field-type stored-value" data-field-path={path}>
    <p className="field-label">{label}</p>
    {children}
  </div>
)
