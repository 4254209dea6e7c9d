import { classes } from './classes'

/** The mark above, the water below: `app/icon.svg` is the same. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classes('shrink-0', className ?? 'size-8')}>
      <rect width="32" height="32" rx="8" fill="var(--accent)" />
      <g fill="none" stroke="var(--on-accent)" strokeWidth="2.5" strokeLinecap="round">
        <path d="M7 10.5h18" stroke="var(--mark-on-accent)" />
        <path d="M7 17c3-3 6-3 9 0s6 3 9 0" />
        <path d="M7 23c3-3 6-3 9 0s6 3 9 0" opacity="0.65" />
      </g>
    </svg>
  )
}
