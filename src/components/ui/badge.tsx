import type { ReactNode } from 'react'
import { classes } from './classes'
import type { Tone } from './notice'

const TONES: Record<Tone, string> = {
  info: 'bg-accent-soft text-accent',
  positive: 'bg-surface text-positive',
  warning: 'bg-surface text-warning',
  danger: 'bg-surface text-danger',
}

export function Badge({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classes('inline-block rounded-control px-2 py-0.5 text-sm font-semibold', TONES[tone])}>
      {children}
    </span>
  )
}
