import { signOf } from '../glyphs/of-routes'
import { box, circle } from '../glyphs/shapes'
import { type Subject, sceneOf } from '../illustration/illustration'
import { Shape, Sign, Tide, Tint } from '../illustration/pen'
import type { Shown } from './subject'

export const PANEL = { width: 480, height: 614 }
export const COVER = { width: 560, height: 315 }

/** What a shared picture shows beside its words, as markup with the colours of a tile. */
export function SharePanel({ shows }: { shows: Shown }) {
  if (shows.kind === 'article') return <Cover subject={shows.subject} />
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...PANEL} viewBox="0 0 240 307">
      <rect width="240" height="307" fill="var(--tile)" />
      <Tide at={226} bottom={307} />
      <Shape d={box(44, 52, 152, 152, 28)} fill="paper" pen={4} />
      <Sign name={signOf(shows.route).name} x={68} y={76} size={104} />
      {shows.kind === 'guide' && <Steps />}
    </svg>
  )
}

const STEPS = [
  { y: 68, dots: [0] },
  { y: 104, dots: [-4, 4] },
  { y: 140, dots: [-8, 0, 8] },
]

/** The marks of a guide's first steps, one below another. */
const Steps = () => (
  <>
    {STEPS.map(({ y, dots }) => (
      <g key={y}>
        <Shape d={circle(196, y, 16)} fill="tone" />
        <Tint d={dots.map(dot => circle(196 + dot, y, 2.75)).join('')} fill="ink" />
      </g>
    ))}
  </>
)

function Cover({ subject }: { subject: Subject }) {
  const { Drawing } = sceneOf(subject)
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...COVER} viewBox="0 0 320 180">
      <rect width="320" height="180" fill="var(--tile)" />
      <Drawing />
    </svg>
  )
}
