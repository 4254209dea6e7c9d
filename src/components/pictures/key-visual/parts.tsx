import { fixed } from '../draw'

type Place = { x: number; y: number }

/** So many places of a scene, always the same, within a box. */
export function scattered(name: string, count: number, box: { x: number; y: number; w: number; h: number }) {
  return Array.from({ length: count }, (_, place) => ({
    key: `${name}${place}`,
    x: box.x + fixed(name, place, box.w),
    y: box.y + fixed(name, place + 500, box.h),
    turn: fixed(name, place + 900, 360),
    size: 0.7 + fixed(name, place + 1_300, 7) / 10,
    tone: TONES[fixed(name, place + 1_700, TONES.length)] ?? 'var(--a)',
  }))
}

const TONES = ['var(--a)', 'var(--b)', 'var(--c)']

export const Stars = ({ name, count = 26 }: { name: string; count?: number }) => (
  <g fill="var(--star)">
    {scattered(name, count, { x: 10, y: 40, w: 620, h: 220 }).map(({ key, x, y, size }) => (
      <circle key={key} cx={x} cy={y} r={size * 1.7} opacity={size / 1.5} />
    ))}
  </g>
)

export const Cloud = ({ x, y, w = 1 }: Place & { w?: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${w})`}
    d="M0 30a22 22 0 0 1 22-22 30 30 0 0 1 56-6 24 24 0 0 1 40 18 14 14 0 0 1 2 28H18A18 18 0 0 1 0 30z"
    fill="var(--cloud)"
  />
)

export const Gull = ({ x, y }: Place) => (
  <path
    d={`M${x} ${y}q10-12 18 0q8-12 18 0`}
    fill="none"
    stroke="var(--ink)"
    strokeWidth="3"
    strokeLinecap="round"
  />
)

/** With its keel at the waterline. */
export const Hull = ({ x, y, w = 1 }: Place & { w?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${w})`}>
    <path d="M-74-18H74L54 22H-50z" fill="var(--hull)" />
    <path d="M-71-10H70" stroke="var(--sheet)" strokeWidth="4" />
  </g>
)

export const Sails = ({ x, y, w = 1 }: Place & { w?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${w})`}>
    <path d="M0-24V-196" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
    <path d="M8-190C64-150 74-90 70-36H8z" fill="var(--a)" />
    <path d="M8-128Q40-124 64-118L70-84Q40-92 8-92z" fill="var(--sheet)" />
    <path d="M-8-170C-40-130-54-80-58-36H-8z" fill="var(--sheet)" />
  </g>
)

export const Heart = ({ x, y, w, fill }: Place & { w: number; fill: string }) => (
  <path
    transform={`translate(${x} ${y}) scale(${w})`}
    d="M0 16C-26-2-22-22-10-22-4-22 0-17 0-13 0-17 4-22 10-22 22-22 26-2 0 16z"
    fill={fill}
  />
)

/** The staff at which the tide is read: the mark is to where the water rises. */
export const Staff = () => (
  <g>
    <path d="M588 150V420" stroke="var(--ink)" strokeWidth="7" strokeLinecap="round" />
    <path
      d="M588 180h-16M588 208h-10M588 236h-16M588 264h-10M588 292h-16"
      stroke="var(--ink)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M566 320h44" stroke="var(--mark-line)" strokeWidth="8" strokeLinecap="round" />
  </g>
)
