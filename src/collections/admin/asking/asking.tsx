'use client'
import { Button } from '@payloadcms/ui'
import { type ReactNode, type RefObject, useId } from 'react'
import './asking.css'

type Props = {
  dialog: RefObject<HTMLDialogElement | null>
  question: string
  no: string
  children: ReactNode
}

/** A question that stands before everything else until it is answered; Escape says no. `children`: the button that says yes. */
export function Asking({ dialog, question, no, children }: Props) {
  const id = useId()
  return (
    <dialog ref={dialog} className="asking" aria-labelledby={id}>
      <p id={id}>{question}</p>
      <div className="asking__buttons">
        <Button size="medium" margin={false} buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          {no}
        </Button>
        {children}
      </div>
    </dialog>
  )
}
