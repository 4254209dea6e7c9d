'use client'

import { useEffect, useState } from 'react'
import { type Asked, askForHits } from './ask'

/** Longer than between two keys of somebody who types. */
const PAUSE_MS = 150
const SHORTEST = 2
const NOTHING_ASKED: Asked = { groups: [], told: 'Two characters are enough.' }

/** The answer to what stands in the field; of what is typed quickly, only the last is asked. */
export function useHits(typed: string): Asked {
  const [asked, setAsked] = useState(NOTHING_ASKED)
  const wanted = typed.trim()
  useEffect(() => {
    if (wanted.length < SHORTEST) return setAsked(NOTHING_ASKED)
    const stale = new AbortController()
    const ask = () => askForHits(wanted, stale.signal).then(setAsked, () => undefined) // a newer question came
    const timer = setTimeout(ask, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stale.abort()
    }
  }, [wanted])
  return asked
}
