import type { Scene } from '@/site/campaign-look'
import { type GlyphName, signOf } from '../glyphs/of-routes'
import { box, circle } from '../glyphs/shapes'
import { type Subject, sceneOf } from '../illustration/illustration'
import { Shape, Sign, Tide, Tint } from '../illustration/pen'
import { KeyVisual } from '../key-visual/key-visual'
import type { Drawn } from './subject'

const PANEL = { width: 480, height: 614 }
const COVER = { width: 560, height: 315 }
const SCENE = { width: 560, height: 368 }

export const panelSize = ({ kind }: Drawn): typeof PANEL =>
  kind === 'article' ? COVER : kind === 'campaign' ? SCENE : PANEL

/** What a shared picture shows beside its words, as markup with the colours of a tile, or of a campaign's scene. */
export function SharePanel({ shows }: { shows: Drawn }) {
  switch (shows.kind) {
    case 'article':
      return <Cover subject={shows.subject} />
    case 'campaign':
      return <CampaignScene scene={shows.scene} />
    case 'services':
    case 'guides':
      return <ManyServices isGuide={shows.kind === 'guides'} />
    case 'service':
    case 'guide':
      return <OneService route={shows.route} isGuide={shows.kind === 'guide'} />
  }
}

type ServiceProps = { route: string; isGuide: boolean }

function OneService({ route, isGuide }: ServiceProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...PANEL} viewBox="0 0 240 307">
      <rect width="240" height="307" fill="var(--tile)" />
      <Tide at={226} bottom={307} />
      <Shape d={box(44, 52, 152, 152, 28)} fill="paper" pen={4} />
      <Sign name={signOf(route).name} x={68} y={76} size={104} />
      {isGuide && <Steps x={196} y={68} gap={36} />}
    </svg>
  )
}

const STEPS = [[0], [-4, 4], [-8, 0, 8]]

type StepsProps = { x: number; y: number; gap: number }

/** The marks of a guide's first steps, one below another. */
const Steps = ({ x, y, gap }: StepsProps) => (
  <>
    {STEPS.map((dots, place) => (
      <g key={dots.length}>
        <Shape d={circle(x, y + place * gap, 16)} fill="tone" />
        <Tint d={dots.map(dot => circle(x + dot, y + place * gap, 2.75)).join('')} fill="ink" />
      </g>
    ))}
  </>
)

const SHOWN: GlyphName[] = [
  ...(['theatreMask', 'crown', 'sofa'] as const),
  ...(['foxMask', 'clockTower', 'teacup'] as const),
  ...(['palette', 'vinyl', 'trophy'] as const),
]
const [LEFT, TOP, ROOM] = [26, 24, 66]

/** Signs of many services above the waterline, of guides with the marks of their steps. */
const ManyServices = ({ isGuide }: { isGuide: boolean }) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...PANEL} viewBox="0 0 240 307">
    <rect width="240" height="307" fill="var(--tile)" />
    <Tide at={240} bottom={307} />
    {SHOWN.map((name, place) => {
      const [x, y] = [LEFT + (place % 3) * ROOM, TOP + Math.floor(place / 3) * ROOM]
      return (
        <g key={name}>
          <Shape d={box(x, y, 56, 56, 14)} fill="paper" pen={2.5} />
          <Sign name={name} x={x + 10} y={y + 10} size={36} />
        </g>
      )
    })}
    {isGuide && <Steps x={LEFT + 3 * ROOM - 12} y={TOP + 28} gap={ROOM} />}
  </svg>
)

const CampaignScene = ({ scene }: { scene: Scene }) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" {...SCENE} viewBox="0 0 640 420">
    <rect width="640" height="420" fill="var(--sky)" />
    <KeyVisual scene={scene} />
  </svg>
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
