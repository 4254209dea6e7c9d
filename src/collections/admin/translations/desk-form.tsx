'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { HTML_LANG, LOCALE_NAMES, type Locale } from '@/site/locale'
import { LeaveGuard } from '../asking/leave-guard'
import { askShop } from '../calls/ask-shop'
import type { Say } from '../words/say'
import { useWords } from '../words/use-words'
import type { ShownField } from './desk-fields'
import { DeskText } from './desk-text'

type Props = {
  fields: readonly ShownField[]
  address: string
  version: string
  hasDrafts: boolean
  locale: Locale
  from: Locale
}

type Act = { act: 'draft' | 'publish' | 'right'; field?: string }

/** One call for each press; what was typed stays where it is refused. */
export function DeskForm({ fields, address, version, hasDrafts, locale, from }: Props) {
  const t = useWords()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const saved = useRef<Typed>(undefined)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const router = useRouter()
  const language = LOCALE_NAMES[locale]

  const press = async ({ act, field }: Act) => {
    if (isBusy.current || !form.current) return
    isBusy.current = true
    const typed = typedIn(form)
    const texts = act === 'right' ? undefined : typed
    const told = await ask(t, address, { act, field, version, texts })
    isBusy.current = false
    setProblems(told.problems)
    if ('refusal' in told) return void toast.error(told.refusal, { duration: 15_000 })
    if (texts) saved.current = texts
    toast.success(told.sentence)
    router.refresh()
  }
  useEffect(() => {
    saved.current = typedIn(form)
  }, [])
  return (
    <form
      ref={form}
      className="translations__desk"
      onSubmit={event => {
        event.preventDefault()
        void press({ act: 'draft' })
      }}
    >
      <LeaveGuard isUnsaved={() => JSON.stringify(typedIn(form)) !== JSON.stringify(saved.current)} />
      {fields.map(({ name, label, isOutdated, texts, left }) => (
        <section key={name} aria-labelledby={`desk-field-${name}`} className="translations__field">
          <h2 id={`desk-field-${name}`}>{label}</h2>
          {isOutdated && (
            <div className="translations__since">
              <p>{t('The original changed since. Its new words are marked.')}</p>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                aria-label={t('Mark {field} as still right', { field: label })}
                onClick={() => void press({ act: 'right', field: name })}
              >
                {t('Mark as still right')}
              </Button>
            </div>
          )}
          {texts.map(text => (
            <DeskText
              key={text.path}
              text={text}
              problem={problems[text.path]}
              fromLang={HTML_LANG[from]}
              toLang={HTML_LANG[locale]}
              language={language}
            />
          ))}
          {left.length > 0 && (
            <div className="translations__left">
              <p>{t(LEFT)}</p>
              <ul lang={HTML_LANG[locale]}>
                {left.map(text => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          )}
        </section>
      ))}
      <div className="translations__buttons">
        <Button type="submit" buttonStyle="secondary" margin={false}>
          {hasDrafts ? t('Save draft') : t('Save')}
        </Button>
        {hasDrafts && (
          <Button margin={false} onClick={() => void press({ act: 'publish' })}>
            {t('Publish in {language}', { language })}
          </Button>
        )}
      </div>
    </form>
  )
}

type Typed = Record<string, FormDataEntryValue> | undefined

const typedIn = ({ current }: RefObject<HTMLFormElement | null>): Typed =>
  current ? Object.fromEntries(new FormData(current)) : undefined

const done = z.object({ sentence: z.string() })

type Told = { problems: Record<string, string> } & ({ sentence: string } | { refusal: string })

const LEFT = 'The original has nothing like these texts. They are gone once this field is saved here.'
const NOTHING_SAVED = 'Nothing was saved: the shop did not answer. What you typed is still here.'

async function ask(t: Say, address: string, sent: object): Promise<Told> {
  const { isOk, said, refusal } = await askShop(address, sent)
  const { data } = done.safeParse(said)
  if (isOk && data) return { problems: {}, ...data }
  const problems = (refusal?.data?.errors ?? []).map(({ path, message }) => [path, message])
  return {
    problems: Object.fromEntries(problems),
    refusal: refusal?.message ?? t(NOTHING_SAVED),
  }
}
