import type { CSSProperties } from 'react'
import { classes } from './classes'

/** A share from 0 to 1 as styles read it. */
export const levelStyle = (level: number): CSSProperties => ({ '--level': level }) as CSSProperties

type BarProps = { level: number; flow?: string | undefined; className?: string }

/** Fills to a mark, as the water does. */
export const TideBar = ({ level, flow, className }: BarProps) => (
  <div
    className={classes('tide-bar', level === 1 ? 'text-positive' : 'text-accent', className)}
    style={levelStyle(level)}
    data-flow={flow}
  >
    <i />
  </div>
)

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
        stroke="var(--mark)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
