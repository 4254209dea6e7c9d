'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation, ViewDescription } from '@payloadcms/ui'
import type { ViewDescriptionClientProps } from 'payload'
import { useEffect } from 'react'
import { adminLanguage } from '../words/language'
import { newOne, untitled } from './untitled'

/** Below the head of a document: what its list is about, and a title for the head where Payload shows the id or «[Untitled]». */
export function TitleAbove({ description }: ViewDescriptionClientProps) {
  const { id, docConfig } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { i18n } = useTranslation()
  const label = docConfig && 'labels' in docConfig ? docConfig.labels.singular : undefined
  const language = adminLanguage(i18n.language)
  const isNew = id === undefined && title === `[${i18n.t('general:untitled')}]`
  const isId = id !== undefined && title === String(id)
  const name = isNew ? newOne(label, language) : untitled(label, language)
  useEffect(() => {
    if (!isId && !isNew) return
    // After the effects of Payload, which set its own title in the same moment.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [isId, isNew, name, setDocumentTitle])
  return description ? <ViewDescription description={description} /> : null
}
