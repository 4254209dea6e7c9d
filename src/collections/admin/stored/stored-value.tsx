import type { ReactNode } from 'react'

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
  <div className="field-type" data-field-path={path}>
    <p className="field-label">{label}</p>
    {children}
  </div>
)
