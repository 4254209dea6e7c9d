import type { CSSProperties } from 'react'

/** A share from 0 to 1 as styles read it. */
export const levelStyle = (level: number): CSSProperties => ({ '--level': level }) as CSSProperties

/** Fills to a mark, as the water does. */
export const TideBar = ({ level, flow }: { level: number; flow?: string | undefined }) => (
  <div
    className={level === 1 ? 'tide-bar text-positive' : 'tide-bar text-accent'}
    style={levelStyle(level)}
    data-flow={flow}
  >
    <i />
  </div>
)

/** What is not saved yet lies dry above the waterline; on 64 × 36. */
export const DryPart = ({ level, flow }: { level: number; flow?: string | undefined }) =>
  level < 1 && (
    <path
      className="tide-dry"
      style={levelStyle(level)}
      data-flow={flow}
      d="M0-40H64V36q-4 3-8 0t-8 0-8 0-8 0-8 0-8 0-8 0-8 0z"
      fill="var(--ground)"
    />
  )
