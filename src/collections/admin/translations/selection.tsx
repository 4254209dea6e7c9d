'use client'
import { Button, toast } from '@payloadcms/ui'
import { type ReactNode, useRef, useState } from 'react'
import { LOCALES, type Locale } from '@/site/locale'
import { refusalIn } from '../calls/ask-shop'
import { useLanguageName, useWords } from '../words/use-words'
import { CameBack } from './came-back'
import { NO_ANSWER } from './nothing-changed'

const FORMATS = [
  ['xliff', 'Download as XLIFF'],
  ['csv', 'Download as CSV'],
] as const

type Props = { address: string; language: Locale | undefined; children: ReactNode }

/** Several documents of the table as one file for a translator, and what came back. */
export function Selection({ address, language, children }: Props) {
  const t = useWords()
  const nameOf = useLanguageName()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState(0)
  const count = () => setChosen(boxesOf(form.current).filter(({ checked }) => checked).length)
  const chooseAll = (isChosen: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = isChosen
    count()
  }
  const give = async (format: string) => {
    if (!form.current) return
    const query = new URLSearchParams({ format })
    for (const [name, value] of new FormData(form.current)) query.append(name, String(value))
    const answer = await fetch(`${address}?${query}`, { credentials: 'include' }).catch(() => null)
    if (!answer?.ok) return void toast.error((await refusalIn(answer))?.message ?? t(NO_ANSWER))
    saveFile(await answer.blob(), nameIn(answer.headers.get('Content-Disposition')))
  }
  return (
    <>
      <form ref={form} onChange={count} onSubmit={event => event.preventDefault()}>
        {children}
        <fieldset className="translations__selection">
          <legend>{t('For an external translator')}</legend>
          <label>
            <input type="checkbox" onChange={({ target }) => chooseAll(target.checked)} />{' '}
            {t('Select all on this page')}
          </label>
          <label>
            {t('Target language')}{' '}
            <select name="language" defaultValue={language ?? 'ja'}>
              {LOCALES.map(locale => (
                <option key={locale} value={locale}>
                  {nameOf(locale)}
                </option>
              ))}
            </select>
          </label>
          <span role="status">{t('{count} selected', { count: chosen })}</span>
          {FORMATS.map(([format, label]) => (
            <Button
              key={format}
              size="medium"
              margin={false}
              buttonStyle="secondary"
              disabled={chosen === 0}
              onClick={() => void give(format)}
            >
              {t(label)}
            </Button>
          ))}
          <span className="translations__muted">
            {t('XLIFF is for translation programs, CSV for spreadsheets.')}
          </span>
        </fieldset>
      </form>
      <CameBack address={address} />
    </>
  )
}

const boxesOf = (form: HTMLFormElement | null): HTMLInputElement[] => [
  ...(form?.querySelectorAll<HTMLInputElement>('input[name=document]') ?? []),
]

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'translations'

function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
