'use client'

import { RenderDefaultCell, useTranslation } from '@payloadcms/ui'
import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { NOTHING } from '../lists/nothing'
import { adminLanguage } from '../words/language'
import { DATE_FORMATS } from './formats'
import { isOfDays } from './is-of-days'

/** A date of a list as the language writes it. */
export function DateCell(props: DefaultCellComponentProps<DateFieldClient>) {
  const { cellData, field, link } = props
  const { i18n } = useTranslation()
  if (!cellData && !link) return <span>{NOTHING}</span>
  const format = DATE_FORMATS[adminLanguage(i18n.language)]
  const displayFormat = isOfDays(field.admin?.date) ? format.day : format.moment
  const written = Object.assign({}, field, {
    admin: Object.assign({}, field.admin, { date: { displayFormat } }),
  })
  return (
    <span className="date-cell">
      <RenderDefaultCell clientProps={{ ...props, field: written }} columnIndex={0} isLinkedColumn={link} />
    </span>
  )
}
