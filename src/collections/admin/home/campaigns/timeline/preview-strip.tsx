'use client'
import { type MouseEvent, useRef } from 'react'
import type { AdminLanguage } from '../../../words/language'
import { sayIn } from '../../../words/say'

type Props = {
  span: { from: number; until: number }
  /** The address of the preview, as far as the instant. */
  preview: string
  language: AdminLanguage
  children: React.ReactNode
}

const MINUTE = 60_000

/** Above the line of time: a click opens the shop at that instant; a key leads to the field in which one is typed. */
export function PreviewStrip({ span, preview, language, children }: Props) {
  const t = sayIn(language)
  const strip = useRef<HTMLButtonElement>(null)
  const open = ({ detail, clientX }: MouseEvent) => {
    if (detail === 0) return document.getElementById('home-preview-at')?.focus()
    const { left, width } = strip.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    const at = span.from + ((clientX - left) / width) * (span.until - span.from)
    const instant = new Date(Math.floor(at / MINUTE) * MINUTE).toISOString().slice(0, 16)
    window.location.assign(`${preview}&at=${instant}`)
  }
  return (
    <button
      ref={strip}
      type="button"
      className="home__strip"
      title={t('Look at the shop at this time')}
      aria-label={t('Look at the shop at a time on this timeline')}
      onClick={open}
    >
      {children}
    </button>
  )
}
