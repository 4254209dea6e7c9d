'use client'
import { PopupList, toast, useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useLanguageName, useWords } from './words/use-words'

/** Takes back only the language chosen at the top right. */
export function UnpublishLanguage() {
  const { collectionSlug, hasPublishedDoc, id } = useDocumentInfo()
  const { code } = useLocale()
  const { config } = useConfig()
  const router = useRouter()
  const t = useWords()
  const language = useLanguageName()(code)
  if (!id || !hasPublishedDoc) return null
  const unpublish = async () => {
    const address = `${config.routes.api}/unpublish-language/${collectionSlug}/${id}?locale=${code}`
    const answer = await fetch(address, { method: 'POST', credentials: 'include' })
    if (!answer.ok) return toast.error((await sentenceIn(answer)) ?? t('It could not be unpublished.'))
    toast.success(t('Unpublished in {language}. The text stays in the draft.', { language }))
    router.refresh()
  }
  return (
    <PopupList.Button id="action-unpublish-language" onClick={() => void unpublish()}>
      {t('Unpublish in {language}', { language })}
    </PopupList.Button>
  )
}

async function sentenceIn(answer: Response): Promise<string | undefined> {
  const told: { errors?: { message?: string }[] } = await answer.json().catch(() => ({}))
  return told.errors?.[0]?.message
}
