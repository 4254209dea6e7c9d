'use client'

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button'

type Props = {
  action: string
  hidden: Readonly<Record<string, string>>
  submit: string
  /** Said from the click until the next page is there. */
  working: string
  kind?: ComponentProps<typeof Button>['kind']
  children?: ReactNode
}

/**
 * A plain form that says that it is at work and is sent once; without a script it is a plain form. What is missing the
 * server says, in the words of the shop, beside its field.
 */
export function BusyForm({ action, hidden, submit, working, kind, children }: Props) {
  const [isBusy, setBusy] = useState(false)
  // A page that the browser brings back from its memory is not at work any more.
  useEffect(() => {
    const rest = () => setBusy(false)
    window.addEventListener('pageshow', rest)
    return () => window.removeEventListener('pageshow', rest)
  }, [])
  const send = (event: FormEvent) => {
    if (isBusy) event.preventDefault()
    setBusy(true)
  }
  return (
    <form method="post" action={action} onSubmit={send} aria-busy={isBusy} noValidate className="grid gap-6">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div>
        <Button size="large" kind={kind} aria-disabled={isBusy} className="w-full sm:w-auto sm:min-w-56">
          {isBusy ? working : submit}
        </Button>
      </div>
    </form>
  )
}
