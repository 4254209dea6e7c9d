import type { ReactNode } from 'react'
import type { OperatingSystem } from '@/pricing'
import { classes } from '../../ui/classes'

type Props = { os: OperatingSystem; title: string; className?: string; children: ReactNode }

/** A window of a system: its corners, its buttons, and where it says what it is. */
export const Frame = ({ os, title, className, children }: Props) => (
  <div
    data-window
    className={classes(
      '@container flex flex-col overflow-hidden border border-line bg-ground text-[13px]/[1.4] text-text shadow-xl shadow-black/10 select-none',
      os === 'mac' ? 'rounded-[12px]' : 'rounded-control',
      className,
    )}
  >
    <div className="flex h-9 shrink-0 items-center gap-3 border-b border-line bg-surface px-3.5">
      {os === 'mac' && <MacButtons />}
      <span
        className={classes('min-w-0 flex-1 truncate font-semibold', os === 'mac' && 'text-center @md:pe-11')}
      >
        {title}
      </span>
      {os === 'win' && <WindowsButtons />}
    </div>
    {children}
  </div>
)

const MacButtons = () => (
  <svg aria-hidden="true" viewBox="0 0 52 12" className="h-3 w-13 shrink-0">
    {['#ec6a5e', '#f4bf4f', '#61c554'].map((colour, place) => (
      <circle key={colour} cx={6 + place * 20} cy="6" r="6" fill={colour} />
    ))}
  </svg>
)

const WindowsButtons = () => (
  <svg
    aria-hidden="true"
    viewBox="0 0 92 12"
    className="h-3 w-23 shrink-0"
    fill="none"
    stroke="var(--muted)"
    strokeWidth="1.25"
  >
    <path d="M0 6h11M40.5 .5h11v11h-11zM80.5 .5l11 11M91.5 .5l-11 11" />
  </svg>
)
