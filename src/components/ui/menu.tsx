'use client'

import { type ComponentProps, type KeyboardEvent, type ReactNode, type ToggleEvent, useRef } from 'react'
import { useIsReady } from './use-is-ready'

type Props = Omit<ComponentProps<'details'>, 'onToggle' | 'onKeyDown'> & {
  summary: ReactNode
}

/**
 * Opens without a script. Escape closes it and returns focus to what opened it; a search takes the focus when it opens.
 */
export function Menu({ summary, children, ...details }: Props) {
  const isReady = useIsReady()
  const menu = useRef<HTMLDetailsElement>(null)
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    menu.current.open = false
    menu.current.querySelector('summary')?.focus()
  }
  return (
    <details
      {...details}
      ref={menu}
      data-ready={isReady || undefined}
      onKeyDown={close}
      onToggle={startTyping}
    >
      {summary}
      {children}
    </details>
  )
}

function startTyping({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open && currentTarget.dataset.opens === 'search')
    currentTarget.querySelector<HTMLElement>('input[type=search]')?.focus()
}
