'use client'
import { CheckboxInput, useField, useTranslation } from '@payloadcms/ui'
import type { CheckboxFieldClientComponent } from 'payload'
import { labelIn } from './words/label-in'
import { adminLanguage } from './words/language'

/** Hidden until the shop has refused a large change of an amount. */
export const ConfirmChange: CheckboxFieldClientComponent = ({ field, path }) => {
  const { errorMessage, setValue, showError, value } = useField<boolean>({ path })
  const language = adminLanguage(useTranslation().i18n.language)
  if (!showError && !value) return null
  const label = labelIn(field.label, language) ?? field.name
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
