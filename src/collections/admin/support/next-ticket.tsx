'use client'

import { useEffect, useRef } from 'react'
import { useWords } from '../words/use-words'

type Props = { href: string }

/** Pressed as it is shown, also while an answer is typed: one letter alone would be part of the text. */
export function NextTicket({ href }: Props) {
  const t = useWords()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyN') return
      event.preventDefault()
      link.current?.click()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <p className="desk__next">
      <a ref={link} href={href} aria-keyshortcuts="Alt+N">
        {t('Next waiting ticket')}
      </a>{' '}
      <span className="desk__keys">
        <kbd>Alt</kbd> + <kbd>N</kbd>
      </span>
    </p>
  )
}
