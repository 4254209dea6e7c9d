import type { Line } from '@/pricing'
import { classes } from '../../ui/classes'
import { GLYPHS, type Sign, signOf } from './of-routes'

type Drawn = {
  route: string
  /** Of a service without a sign of its own. */ line?: Line
  className?: string
}
type Props = Drawn & { /** An editor's picture in its place. */ icon: string | undefined }

/** What stands for a service. Decorative: the service's name stands beside it. */
export function ServiceGlyph({ icon, className = 'size-12', ...drawn }: Props) {
  if (!icon) return <DrawnGlyph className={className} {...drawn} />
  return (
    // biome-ignore lint/performance/noImgElement: the media keep it in the size that is shown
    <img
      src={icon}
      alt=""
      {...ICON_SIZE}
      loading="lazy"
      decoding="async"
      className={classes('shrink-0 rounded-[25%] object-cover', className)}
    />
  )
}

/** As the media keep it. */
const ICON_SIZE = { width: 192, height: 192 }

/** The shop's own sign on its tile. */
function DrawnGlyph({ route, line, className }: Drawn) {
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
