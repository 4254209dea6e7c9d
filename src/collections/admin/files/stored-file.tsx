'use client'

import { Upload, useConfig, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { adminLanguage } from '../words/language'
import { say } from '../words/say'
import { fileKindText, fileSizeText } from './file-text'

/** A file is chosen as usual; one that is there is told in words, not by its name on the disk. */
export function StoredFile() {
  const { collectionSlug = '', initialState, savedDocumentData: saved } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const language = adminLanguage(useTranslation().i18n.language)
  useForgottenOnceSaved(Boolean(saved?.filename))
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

/** Payload keeps a chosen file in the form after it was saved, and would send it again with the next save. */
function useForgottenOnceSaved(isSaved: boolean): void {
  const { dispatchFields } = useForm()
  useEffect(() => {
    if (isSaved) dispatchFields({ type: 'REMOVE', path: 'file' })
  }, [dispatchFields, isSaved])
}
