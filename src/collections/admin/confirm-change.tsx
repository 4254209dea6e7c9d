'use client'
import { CheckboxInput, useField } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'

/** Hidden until the shop has refused a large change of an amount. */
export const ConfirmChange: CheckboxFieldClientComponent = ({ field, path }) => {
  const { errorMessage, setValue, showError, value } = useField<boolean>({ path })
  if (!showError && !value) return null
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <div className="banner banner--type-error" role="alert" data-confirm-change>
      {showError && <p style={{ marginBottom: 'calc(var(--base) * 0.5)' }}>{errorMessage}</p>}
      <CheckboxInput
        checked={Boolean(value)}
        id="field-confirm_change"
        label={label}
        name={path}
        onToggle={event => setValue(event.target.checked)}
      />
    </div>
  )
}
