'use client'

import { DefaultCell, useConfig, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { adminLanguage } from '../words/language'
import { untitled } from './untitled'

/** The title of a row, by which it is opened: a draft may have none yet. */
export function TitleCell(props: DefaultCellComponentProps) {
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const label = getEntityConfig({ collectionSlug: props.collectionSlug })?.labels.singular
  const title = props.cellData || untitled(label, adminLanguage(i18n.language))
  return <DefaultCell {...props} cellData={title} />
}
