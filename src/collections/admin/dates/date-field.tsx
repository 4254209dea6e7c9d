'use client'

import { DateTimeField, useFormFields, useTranslation } from '@payloadcms/ui'
import type { DateFieldClientComponent } from 'payload'
import type { SyntheticEvent } from 'react'
import { adminLanguage } from '../words/language'
import { byClock, dayAsWritten } from './by-clock'
import { dayFormats, momentFormats } from './formats'
import { isOfDays } from './is-of-days'

/**
 * A date of a form as the language writes it, and read from there; one from a spreadsheet or a program may be pasted
 * as it is. Seconds stand where they can be changed.
 */
export const DateField: DateFieldClientComponent = props => {
  const { field, path, readOnly } = props
  const value = useFormFields(([fields]) => fields[path]?.value)
  const language = adminLanguage(useTranslation().i18n.language)
  const { date } = field.admin ?? {}
  const isFixed = readOnly || field.admin?.readOnly
  const isDay = isOfDays(date)
  const formats = isDay ? dayFormats(language) : momentFormats(language, !isFixed && hasSeconds(value))
  const written = Object.assign({}, date, {
    displayFormat: formats[0],
    overrides: { dateFormat: [...formats], onChangeRaw: useInstants(path, isDay) },
  })
  const admin = Object.assign({}, field.admin, { date: written })
  return <DateTimeField {...props} field={Object.assign({}, field, { admin })} />
}

/** The picker reads by the clock of the field: what names its own time zone is told by that clock first. */
function useInstants(path: string, isDay: boolean) {
  const chosen = useFormFields(([fields]) => fields[`${path}_tz`]?.value)
  return (event?: SyntheticEvent<HTMLElement>) => {
    if (!(event?.target instanceof HTMLInputElement)) return
    const zone = String(chosen || Intl.DateTimeFormat().resolvedOptions().timeZone)
    const { value } = event.target
    event.target.value = isDay ? dayAsWritten(value) : byClock(value, zone)
  }
}

const hasSeconds = (value: unknown): boolean =>
  typeof value === 'string' && new Date(value).getUTCSeconds() !== 0
