'use client'

import { useEffect, useRef, useState } from 'react'
import type { Sentence } from '../words/say'
import { useWords } from '../words/use-words'

type Props = { id: string; text: string; saveAt: string; maxLength: number }
type Kept = 'as_typed' | 'saved' | 'signed_out' | 'unsaved'

const WORDS: Record<Exclude<Kept, 'as_typed'>, Sentence> = {
  saved: 'Draft saved.',
  signed_out: 'Not saved: your sign-in has ended. Sign in again in another tab, and go on writing here.',
  unsaved: 'Not saved. It is tried again with the next letter.',
}
const PAUSE_MS = 800

/** Saves itself as a draft a moment after each pause, so that a sign-in that ends loses nothing. */
export function AnswerText({ id, text, saveAt, maxLength }: Props) {
  const t = useWords()
  const area = useRef<HTMLTextAreaElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [kept, setKept] = useState<Kept>('as_typed')
  useEffect(() => {
    const form = area.current?.form
    const stop = () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    // Whoever leaves within the pause, the page or this screen of it, loses nothing either.
    const leave = () => {
      if (timer.current !== undefined) void saved(form, saveAt)
      stop()
    }
    form?.addEventListener('submit', stop)
    window.addEventListener('pagehide', leave)
    return () => {
      leave()
      form?.removeEventListener('submit', stop)
      window.removeEventListener('pagehide', leave)
    }
  }, [saveAt])
  const later = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      saved(area.current?.form, saveAt).then(setKept)
    }, PAUSE_MS)
  }
  return (
    <>
      <textarea
        ref={area}
        id={id}
        name="text"
        required
        maxLength={maxLength}
        rows={12}
        defaultValue={text}
        onInput={later}
        data-saves-itself={kept === 'as_typed' || kept === 'saved' ? true : undefined}
        aria-describedby={`${id}-kept`}
      />
      <p id={`${id}-kept`} role="status" className="desk__muted">
        {kept === 'as_typed' ? '' : t(WORDS[kept])}
      </p>
    </>
  )
}

async function saved(form: HTMLFormElement | null | undefined, saveAt: string): Promise<Kept> {
  if (!form) return 'unsaved'
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  try {
    const { ok, status } = await fetch(saveAt, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      keepalive: true,
    })
    if (ok) return 'saved'
    return status === 401 || status === 403 ? 'signed_out' : 'unsaved'
  } catch {
    return 'unsaved' // the network is gone; said below the field
  }
}
