'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation, ViewDescription } from '@payloadcms/ui'
import type { ViewDescriptionClientProps } from 'payload'
import { useEffect } from 'react'
import { adminLanguage } from '../words/language'
import { untitled } from './untitled'

/** Below the head of a document: what its list is about, and a title for the head where Payload shows the id. */
export function TitleAbove({ description }: ViewDescriptionClientProps) {
  const { id, docConfig } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { i18n } = useTranslation()
  const label = docConfig && 'labels' in docConfig ? docConfig.labels.singular : undefined
  const name = untitled(label, adminLanguage(i18n.language))
  const isId = id !== undefined && title === String(id)
  useEffect(() => {
    if (!isId) return
    // After the effects of Payload, which set the id in the same moment.
    const frame = requestAnimationFrame(() => setDocumentTitle(name))
    return () => cancelAnimationFrame(frame)
  }, [isId, name, setDocumentTitle])
  return description ? <ViewDescription description={description} /> : null
}
