import { fixed } from '../draw'

/** On 64 × 36: what is far, what is near, and where the light stands. */
const SCENES = [
  { far: 'M0 25H64V36H0z', near: 'M6 25l9-9 6 5 5-3 9 7z', sun: [46, 13] },
  { far: 'M0 36V22l14-12 12 10L38 7l26 19v10z', near: 'M0 36v-6l18-7 20 6 26-8v15z', sun: [54, 8] },
  {
    far: 'M0 36V20h8v-7h9v7h6V9h9v11h5v-5h10v8h6V13h11v23z',
    near: 'M0 36v-6h10v-5h12v4h14v-7h10v7h18v7z',
    sun: [50, 8],
  },
  {
    far: 'M0 36V24l6-10 6 10 5-12 7 13 6-9 6 9 6-14 8 14 6-9 8 12v8z',
    near: 'M0 36v-5q16-5 32-1t32-2v8z',
    sun: [32, 8],
  },
  { far: 'M0 36V26q14-12 28-4t36-6v20z', near: 'M0 36v-5q20-9 36-3t28-4v12z', sun: [44, 9] },
  { far: 'M0 22H64V36H0z', near: 'M22 36l8-14h4l8 14z', sun: [32, 18] },
] as const

type Props = { route: string; place: number }

/** A picture for a title that nobody filmed. */
export function Scene({ route, place }: Props) {
  const { far, near, sun } = SCENES[(fixed(route, 1, SCENES.length) + place * 5) % SCENES.length] ?? SCENES[0]
  const hue = (fixed(route, 0, 360) + place * 67) % 360
  return (
    <>
      <path d="M0 0H64V36H0z" fill={`oklch(80% .08 ${hue})`} />
      <circle cx={sun[0]} cy={sun[1]} r="5" fill={'oklch(95% .07 88)'} />
      <path d={far} fill={`oklch(60% .09 ${hue + 25})`} />
      <path d={near} fill={`oklch(42% .07 ${hue + 10})`} />
    </>
  )
}

/** What is told of it is that it is private: no picture at all. */
export function HiddenScene({ route, place }: Props) {
  const hue = fixed(route, 0, 50) + 10 + place * 12
  return (
    <>
      <path d="M0 0H64V36H0z" fill={`oklch(74% .025 ${hue})`} />
      <circle cx={14 + place * 9} cy="30" r="17" fill={`oklch(66% .04 ${hue + 20})`} opacity=".7" />
      <circle cx={52 - place * 5} cy="8" r="15" fill={`oklch(82% .03 ${hue})`} opacity=".7" />
    </>
  )
}
