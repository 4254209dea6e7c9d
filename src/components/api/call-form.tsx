'use client'

import type { ReactNode } from 'react'
import { useApiBases } from './bases'
import { CALLS, type CallName } from './calls'
import { addressOf } from './client'

type Props = {
  call: CallName
  hidden: Readonly<Record<string, string>>
  className?: string
  children: ReactNode
}

export function CallForm({ call, hidden, className, children }: Props) {
  const bases = useApiBases()
  const { a } = CALLS[call]
  return (
    <form method="post" action={addressOf(bases, call)} className={className}>
      {Object.entries({ ...(a !== undefined && { a }), ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}
