'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import type { ApiBases } from '@/site/api-bases'
import { useApiBases } from '../api/bases'
import { askApi, type CallInput } from '../api/client'

type Props = ComponentProps<'input'> & { id: string; locale: string }

const PAUSE = 150

/** Suggests names while typing; without this script it is a plain search field. */
export function SuggestingInput({ locale, ...input }: Props) {
  const bases = useApiBases()
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<string[]>([])
  const list = `${input.id}-names`

  useEffect(() => {
    if (typed.trim() === '') return
    const asking = new AbortController()
    const show = async () => {
      const found = await namesLike(bases, { q: typed, locale }, asking.signal)
      if (!asking.signal.aborted) setNames(found)
    }
    const timer = setTimeout(() => void show(), PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [bases, typed, locale])

  return (
    <>
      <input {...input} list={list} autoComplete="off" onChange={event => setTyped(event.target.value)} />
      <datalist id={list}>
        {names.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Finding no suggestions is not an error. */
async function namesLike(
  bases: ApiBases,
  question: CallInput<'suggest'>,
  signal: AbortSignal,
): Promise<string[]> {
  const told = await askApi(bases, 'suggest', question, signal)
  return told.ok ? told.data.suggestions : []
}
