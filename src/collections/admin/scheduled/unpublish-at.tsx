'use client'
import { Button, toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useRef } from 'react'
import { zoneName } from '@/server/time-zones/zoned-instant'
import { askShop } from '../calls/ask-shop'
import { useLanguageName, useWords } from '../words/use-words'
import './unpublish-at.css'

type Props = { address: string; zones: readonly string[] }

/** Schedules that the language chosen at the top right is taken back. Inside the form of the document, so it is no form. */
export function UnpublishAt({ address, zones }: Props) {
  const { hasPublishedDoc } = useDocumentInfo()
  const { code } = useLocale()
  const at = useRef<HTMLInputElement>(null)
  const zone = useRef<HTMLSelectElement>(null)
  const isBusy = useRef(false)
  const router = useRouter()
  const t = useWords()
  const language = useLanguageName()(code)
  if (!hasPublishedDoc) return null
  const schedule = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const sent = { language: code, at: at.current?.value ?? '', zone: zone.current?.value ?? '' }
    const { isOk, refusal } = await askShop(address, sent)
    isBusy.current = false
    if (isOk) toast.success(t('Scheduled: it will be unpublished in {language} automatically.', { language }))
    else toast.error(refusal?.message ?? t('Nothing was scheduled: the shop did not answer. Try again.'))
    router.refresh()
  }
  return (
    <details className="unpublish-later">
      <summary>{t('Unpublish in {language} later', { language })}</summary>
      <div>
        <label className="field-label" htmlFor="unpublish-at">
          {t('Date and time')}
        </label>
        <input
          ref={at}
          id="unpublish-at"
          type="datetime-local"
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault() // Enter would save the document around it
            void schedule()
          }}
        />
      </div>
      <div>
        <label className="field-label" htmlFor="unpublish-zone">
          {t('Time zone')}
        </label>
        <select ref={zone} id="unpublish-zone" defaultValue="UTC">
          {zones.map(each => (
            <option key={each} value={each}>
              {zoneName(each)}
            </option>
          ))}
        </select>
      </div>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void schedule()}>
        {t('Schedule in {language}', { language })}
      </Button>
    </details>
  )
}
