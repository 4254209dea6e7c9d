import { classes } from './classes'

/** On 48 × 48: where the water stands, from the empty tile to the mark. */
const LOW = 42
const MARK = 17
const WAVE = 'q3-2.5 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0V48H0z'

/** Water and the mark that it rises to: low where there is nothing yet, at the mark where all is done. */
export function TideTile({ level, className }: { level: number; className?: string }) {
  const water = LOW - level * (LOW - MARK)
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classes('tide-tile size-12 shrink-0', className)}>
      <rect width="48" height="48" fill="var(--accent-soft)" />
      <path d={`M0 ${water}${WAVE}`} fill="var(--accent)" />
      <path d={`M0 ${water + 5}${WAVE}`} fill="var(--accent-deep)" opacity=".45" />
      <path
        d={`M9 ${MARK}h5m4 0h5m4 0h5m4 0h5`}
        stroke={level === 1 ? 'var(--mark-on-accent)' : 'var(--mark)'}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
