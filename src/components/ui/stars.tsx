import { classes } from './classes'

/** On the grid of the icons. */
const STAR = '2.4l2.35 4.76 5.25.76-3.8 3.7.9 5.23-4.7-2.47-4.7 2.47.9-5.23-3.8-3.7 5.25-.76z'
const EDGE = { strokeWidth: 1.25, strokeLinejoin: 'round' } as const

export const STAR_PATH = `M10 ${STAR}`
const FIVE = [10, 30, 50, 70, 90].map(x => `M${x} ${STAR}`).join('')

type Props = {
  /** Of five, also parts of one. */
  value: number
  /** What it says in words; none where they stand beside it. */
  label?: string
  className?: string
}

/** Five stars, filled as far as `value` goes. */
export function Stars({ value, label, className }: Props) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label }
  return (
    <span {...named} className={classes('inline-block h-5 w-25 shrink-0 text-accent', className)}>
      <svg viewBox="0 0 100 20" aria-hidden="true" className="block size-full">
        <path d={FIVE} className="fill-none stroke-muted" {...EDGE} />
        <svg width={value * 20} height="20" aria-hidden="true">
          <path d={FIVE} fill="currentColor" stroke="currentColor" {...EDGE} />
        </svg>
      </svg>
    </span>
  )
}

/** Beside a figure where there is no room for five. */
export const Star = ({ className }: Pick<Props, 'className'>) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" className={classes('size-5 shrink-0 text-accent', className)}>
    <path d={STAR_PATH} fill="currentColor" stroke="currentColor" {...EDGE} />
  </svg>
)
