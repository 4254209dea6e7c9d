'use client'

import { type ReactNode, useActionState } from 'react'

export type PlainAction = (before: null, form: FormData) => Promise<null>

type Props = {
  action: PlainAction
  /** The page's own path, where the form is sent without a script. */
  here: string
  hidden: Readonly<Record<string, string>>
  className?: string
  children: ReactNode
}

export function ActionForm({ action, here, hidden, className, children }: Props) {
  const [, send] = useActionState(action, null, here)
  return (
    <form action={send} className={className}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
