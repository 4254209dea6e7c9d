import { levelStyle } from '../../ui/tide-bar'

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
