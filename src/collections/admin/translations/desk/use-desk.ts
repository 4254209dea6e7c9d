import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { askShop } from '../../calls/ask-shop'
import type { Say } from '../../words/say'
import { useWords } from '../../words/use-words'

type Desk = { address: string; version: string }
type Act = { act: 'draft' | 'publish' | 'right'; field?: string }

/** The form of a translation desk: one call for each press; what was typed stays where it is refused. */
export function useDesk({ address, version }: Desk) {
  const t = useWords()
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const saved = useRef<Typed>(undefined)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const press = async ({ act, field }: Act) => {
    if (isBusy.current || !form.current) return
    isBusy.current = true
    const texts = act === 'right' ? undefined : typedIn(form)
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
  const isUnsaved = () => JSON.stringify(typedIn(form)) !== JSON.stringify(saved.current)
  return { form, problems, press, isUnsaved }
}

type Typed = Record<string, FormDataEntryValue> | undefined

const typedIn = ({ current }: RefObject<HTMLFormElement | null>): Typed =>
  current ? Object.fromEntries(new FormData(current)) : undefined

const done = z.object({ sentence: z.string() })

type Told = { problems: Record<string, string> } & ({ sentence: string } | { refusal: string })

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
