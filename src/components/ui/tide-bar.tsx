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
