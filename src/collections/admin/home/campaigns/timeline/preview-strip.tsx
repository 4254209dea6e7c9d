'use client'
import { type MouseEvent, useRef } from 'react'

type Props = {
  span: { from: number; until: number }
  /** The address of the preview, as far as the instant. */
  preview: string
  children: React.ReactNode
}

const MINUTE = 60_000

/** Above the line of time: a click opens the shop at that instant; a key leads to the field in which one is typed. */
export function PreviewStrip({ span, preview, children }: Props) {
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
      title="Look at the shop at this instant"
      aria-label="Look at the shop at an instant of this line"
      onClick={open}
    >
      {children}
    </button>
  )
}
