'use client'

import { useSyncExternalStore } from 'react'
import { momentText } from '@/site/deadline'

type Props = {
  /** In ms, UTC. */
  at: number
  language: string
  /** With the gap before what follows. */
  label: string
  /** As long as the text will be, to keep its space. */
  placeholder: string
  /** What is said beside it already, in another zone. */
  told?: string
}

/**
 * An instant in the visitor's own time zone, which only the browser knows; its space is kept until then. Nothing where
 * the same is told already.
 */
export function LocalTime({ at, language, label, placeholder, told }: Props) {
  const text = useSyncExternalStore(
    never,
    () => momentText(at, language),
    () => null,
  )
  return (
    <p className={text === null || text === told ? 'invisible' : 'text-muted'}>
      {label}
      <time dateTime={new Date(at).toISOString()} className="inline-block">
        {text ?? placeholder}
      </time>
    </p>
  )
}

const never = () => () => {}
