import { GLYPHS, type GlyphName } from '../glyphs/of-routes'

/** Colours are those of the tile that a line's signs stand on (`tokens.css`), so that one picture serves light and dark. */
const COLOURS = {
  ink: 'var(--tile-line)',
  tone: 'var(--tile-tone)',
  water: 'var(--tile-water)',
  paper: 'var(--tile-paper)',
  ground: 'var(--tile)',
} as const
type Colour = keyof typeof COLOURS

type ShapeProps = { d: string; fill?: Colour | undefined; pen?: number }

/** Outlined in ink; without `fill`, a line. */
export const Shape = ({ d, fill, pen = 3 }: ShapeProps) => (
  <path
    d={d}
    fill={fill ? COLOURS[fill] : 'none'}
    stroke={COLOURS.ink}
    strokeWidth={pen}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

/** A filled part without an outline. */
export const Tint = ({ d, fill }: { d: string; fill: Colour }) => <path d={d} fill={COLOURS[fill]} />

/** A stroke in another colour than ink. */
export const Stroke = ({ d, colour, pen = 4 }: { d: string; colour: Colour; pen?: number }) => (
  <path
    d={d}
    fill="none"
    stroke={COLOURS[colour]}
    strokeWidth={pen}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)

type SignProps = { name: GlyphName; x: number; y: number; size: number }

/** A sign of the grid, its pen as fine as that of the scene. */
export function Sign({ name, x, y, size }: SignProps) {
  const scale = size / 24
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Tint d={GLYPHS[name].tone} fill="tone" />
      <Shape d={GLYPHS[name].line} pen={Math.min(1.75, 3 / scale)} />
    </g>
  )
}

const waves = (y: number, bottom: number): string => `M0 ${y}q10-5 20 0${'t20 0'.repeat(15)}V${bottom}H0z`

/** The waterline with its mark: what lies below it is saved. */
export const Tide = ({ at = 142, bottom = 180 }: { at?: number; bottom?: number }) => (
  <>
    <path d={waves(at, bottom)} fill={COLOURS.water} opacity=".55" />
    <path d={waves(at + 14, bottom)} fill={COLOURS.water} />
    <Shape
      d={`M310 ${at - 22}v44M304 ${at - 22}h6M306 ${at - 11}h4M300 ${at}h10M306 ${at + 11}h4M304 ${at + 22}h6`}
      pen={2}
    />
  </>
)

export const PLAY = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}l${size * 1.7} ${size}-${size * 1.7} ${size}z`
