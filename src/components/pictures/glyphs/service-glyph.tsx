import type { Line } from '@/pricing'
import { classes } from '../../ui/classes'
import { GLYPHS, type Sign, signOf } from './of-routes'

type Props = {
  route: string
  /** Of a service without a sign of its own. */ line?: Line
  className?: string
}

/** A service's sign on its tile. Decorative: the service's name stands beside it. */
export function ServiceGlyph({ route, line, className = 'size-12' }: Props) {
  const sign = signOf(route, line)
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={classes('shrink-0', className)}
      data-tile={sign.line}
    >
      <rect width="48" height="48" rx="12" fill="var(--tile)" />
      <g transform="translate(9.6 9.6) scale(1.2)">
        <SignPaths name={sign.name} />
      </g>
    </svg>
  )
}

/** On the grid of 24 × 24, inside of an element with `data-tile`. */
export const SignPaths = ({ name }: Pick<Sign, 'name'>) => (
  <>
    <path d={GLYPHS[name].tone} fill="var(--tile-tone)" />
    <path
      d={GLYPHS[name].line}
      fill="none"
      stroke="var(--tile-line)"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
)
