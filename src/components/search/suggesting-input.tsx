'use client'

import { type ComponentProps, useEffect, useState } from 'react'

type Props = ComponentProps<'input'> & { id: string; locale: string }

const PAUSE = 150

/** A search field that proposes names while somebody types; without this script it is a search field all the same. */
export function SuggestingInput({ locale, ...input }: Props) {
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<string[]>([])
  const list = `${input.id}-names`

  useEffect(() => {
    if (typed.trim() === '') return
    const asking = new AbortController()
    const show = async () => setNames(await namesLike(typed, locale, asking.signal))
    const timer = setTimeout(() => show().catch(() => {}), PAUSE) // no proposals are no mistake
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [typed, locale])

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

async function namesLike(text: string, locale: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ q: text, locale })
  const response = await fetch(`/service/search/suggest?${query}`, { signal })
  const { data }: { data?: { suggestions?: unknown } } = await response.json()
  return Array.isArray(data?.suggestions) ? data.suggestions.map(String) : []
}
