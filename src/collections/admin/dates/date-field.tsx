'use client'

import { DateTimeField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import { adminLanguage } from '../words/language'
import { dayFormats, momentFormats } from './formats'
import { isOfDays } from './is-of-days'

/** A date of a form as the language writes it, and read from there; one from a spreadsheet may be pasted as it is. Seconds stand where they can be changed. */
export const DateField: DateFieldClientComponent = props => {
  const { field, path, readOnly } = props
  const value = useFormFields(([fields]) => fields[path]?.value)
  const language = adminLanguage(useTranslation().i18n.language)
  const { date } = field.admin ?? {}
  const isFixed = readOnly || field.admin?.readOnly
  const formats = isOfDays(date)
    ? dayFormats(language)
    : momentFormats(language, !isFixed && hasSeconds(value))
  const written = Object.assign({}, date, {
    displayFormat: formats[0],
    overrides: { dateFormat: [...formats] },
  })
  const admin = Object.assign({}, field.admin, { date: written })
  return <DateTimeField {...props} field={Object.assign({}, field, { admin })} />
}

const hasSeconds = (value: unknown): boolean =>
  typeof value === 'string' && new Date(value).getUTCSeconds() !== 0
