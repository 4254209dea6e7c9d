'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from './button'
import { useIsReady } from './use-is-ready'
import { WholeWords } from './whole-words'

type Props = {
  id: string
  title: string
  close: string
  /** What else there is to do, beside closing it. */
  action?: ReactNode
  children: ReactNode
}

/**
 * A dialog opened by links to its id. Without a script such a link shows it as part of the page (`dialog:target` in
 * shop.css).
 */
export function Modal({ id, title, close, action, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isReady = useIsReady()
  useEffect(() => openedByLinks(id, dialog.current), [id])
  const shut = () => dialog.current?.close()
  return (
    <dialog
      ref={dialog}
      id={id}
      data-ready={isReady || undefined}
      aria-labelledby={`${id}-title`}
      className="m-auto max-h-[90dvh] w-[min(36rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-ground p-0 text-text"
    >
      <div className="grid gap-6 p-6">
        <h2 id={`${id}-title`} tabIndex={-1} className="text-2xl outline-none">
          <WholeWords>{title}</WholeWords>
        </h2>
        {children}
        <div className="flex flex-wrap gap-3">
          {action}
          {isReady ? (
            <Button type="button" kind="secondary" onClick={shut}>
              {close}
            </Button>
          ) : (
            <ButtonLink kind="secondary" href="#content">
              {close}
            </ButtonLink>
          )}
        </div>
      </div>
    </dialog>
  )
}

/** Opens a dialog by links to it, and at once if the address names it; gives the function that stops this. */
function openedByLinks(id: string, dialog: HTMLDialogElement | null): () => void {
  if (!dialog) return () => {}
  const press = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target : null
    // A press on the backdrop hits the dialog itself: all that it shows lies in an element inside.
    if (pressed === dialog) return dialog.close()
    if (pressed?.closest('a')?.getAttribute('href') !== `#${id}`) return
    event.preventDefault()
    open(dialog)
  }
  if (window.location.hash === `#${id}`) open(dialog)
  document.addEventListener('click', press)
  return () => document.removeEventListener('click', press)
}

/** Reading begins at the title, however far down the first link is. */
function open(dialog: HTMLDialogElement): void {
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('h2')?.focus()
}
