'use client'

import { Upload, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { adminLanguage } from '../words/language'
import { say } from '../words/say'
import { fileKindText, fileSizeText } from './file-text'

/** A file is chosen as usual; one that is there is told in words, not by its name on the disk. */
export function StoredFile() {
  const { collectionSlug = '', initialState, savedDocumentData: saved } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const language = adminLanguage(useTranslation().i18n.language)
  const { upload } = getEntityConfig({ collectionSlug: collectionSlug ?? '' }) ?? {}
  if (!saved?.filename && upload)
    return <Upload collectionSlug={collectionSlug} initialState={initialState} uploadConfig={upload} />
  return (
    <p className="field-type">
      {[fileKindText(saved?.mimeType, language), fileSizeText(saved?.filesize, language)].join(' · ')}
      {' · '}
      <a href={saved?.url}>{say(language, 'Open the file')}</a>
    </p>
  )
}
