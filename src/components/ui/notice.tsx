import type { ReactNode } from 'react'
import { classes } from './classes'

export type Tone = 'info' | 'positive' | 'warning' | 'danger'

const TONES: Record<Tone, string> = {
  info: 'border-accent',
  positive: 'border-positive',
  warning: 'border-warning',
  danger: 'border-danger',
}

const TITLES: Record<Tone, string> = {
  info: 'text-accent',
  positive: 'text-positive',
  warning: 'text-warning',
  danger: 'text-danger',
}

type Props = { tone?: Tone; title?: string; children?: ReactNode; className?: string }

/** `warning` and `danger` are read out as soon as they appear. */
export function Notice({ tone = 'info', title, children, className }: Props) {
  const isUrgent = tone === 'warning' || tone === 'danger'
  return (
    <div
      role={isUrgent ? 'alert' : 'status'}
      className={classes('rounded-control border border-s-4 bg-surface px-4 py-3', TONES[tone], className)}
    >
      {title && <p className={classes('font-semibold', TITLES[tone])}>{title}</p>}
      {children && <div className="running-text text-text">{children}</div>}
    </div>
  )
}
