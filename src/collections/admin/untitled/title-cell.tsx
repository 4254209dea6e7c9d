'use client'

import { RenderDefaultCell, useConfig, useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { adminLanguage } from '../words/language'
import { untitled } from './untitled'

/** The title of a row, by which it is opened or picked: a draft may have none yet. */
export function TitleCell(props: DefaultCellComponentProps) {
  const { collectionSlug, link } = props
  const { getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  const label = getEntityConfig({ collectionSlug })?.labels.singular
  const cellData = props.cellData || untitled(label, adminLanguage(i18n.language))
  return <RenderDefaultCell clientProps={{ ...props, cellData }} columnIndex={0} isLinkedColumn={link} />
}
