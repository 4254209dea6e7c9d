'use client'

import { useSyncExternalStore } from 'react'
import { momentText } from './deadline'

type Props = {
  /** In ms, UTC. */
  at: number
  language: string
  label: string
  /** As long as the text will be, to keep its space. */
  placeholder: string
}

/** An instant in the visitor's own time zone, which only the browser knows; its space is kept until then. */
export function LocalTime({ at, language, label, placeholder }: Props) {
  const text = useSyncExternalStore(
    never,
    () => momentText(at, language),
    () => null,
  )
  return (
    <p className={text === null ? 'invisible' : 'text-muted'}>
      {label} <time dateTime={new Date(at).toISOString()}>{text ?? placeholder}</time>
    </p>
  )
}

const never = () => () => {}
