'use client'

import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button'

type Props = {
  action: string
  hidden: Readonly<Record<string, string>>
  submit: string
  /** Shown from the click until the next page is there. */
  working: string
  kind?: ComponentProps<typeof Button>['kind']
  children?: ReactNode
  /** Below the button. */
  after?: ReactNode
}

/**
 * With a script it shows that it is working and is sent once. The server, not the browser, says what is missing, beside
 * its field.
 */
export function BusyForm({ action, hidden, submit, working, kind, children, after }: Props) {
  const [isBusy, setBusy] = useState(false)
  // A page restored from the browser's memory is no longer working.
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
      <div className="grid gap-3">
        <Button
          size="large"
          kind={kind}
          aria-disabled={isBusy}
          className="w-full sm:w-auto sm:min-w-64 sm:justify-self-start"
        >
          {isBusy ? working : submit}
        </Button>
        {after}
      </div>
    </form>
  )
}
