import type { ReactNode } from 'react'
import type { Line } from '@/pricing'
import { classes } from '../ui/classes'
import { box, circle } from './glyphs/shapes'
import { PLAY, Shape, Stroke, Tint } from './illustration/pen'

/** On 160 × 160: who sits there is nobody in particular, so there is a head without a face and what lies on the desk. */
type Desk = { line: Line; Drawing: () => ReactNode }

const Bust = ({ hair, children }: { hair: string; children?: ReactNode }) => (
  <>
    <Shape d="M24 164c0-36 24-56 56-56s56 20 56 56z" fill="water" />
    <Shape d="M68 92h24v20a12 12 0 0 1-24 0z" fill="paper" />
    <Shape d={circle(80, 66, 29)} fill="paper" />
    <Tint d={hair} fill="ink" />
    {children}
  </>
)

const VideoDesk = () => (
  <Bust hair="M50 66a30 31 0 0 1 60 0c-4-10-10-16-18-18-14 8-32 6-36 4-3 4-5 8-6 14z">
    <Shape d={box(84, 112, 58, 40, 5)} fill="paper" />
    <Shape d="M84 112l54-14 3 12-54 14z" fill="tone" />
    <Stroke d="M101 108l6 9M118 104l6 9" colour="ink" pen={3} />
    <Tint d={PLAY(106, 136, 9)} fill="tone" />
  </Bust>
)

const MusicDesk = () => (
  <Bust hair="M48 104c-8-76 72-76 64 0l-10-6c6-36-2-46-22-46s-28 10-22 46z">
    <Shape d="M44 74a36 38 0 0 1 72 0" pen={5} />
    <Shape d={box(36, 66, 17, 32, 7)} fill="tone" />
    <Shape d={box(107, 66, 17, 32, 7)} fill="tone" />
    <Shape d={circle(116, 140, 26)} fill="paper" />
    <Shape d="M116 124a16 16 0 0 1 16 16M100 140a16 16 0 0 0 16 16" pen={2} />
    <Tint d={circle(116, 140, 8)} fill="tone" />
  </Bust>
)

const RightsDesk = () => (
  <Bust hair={`M50 68c-2-44 62-44 60 0-8-12-14-18-30-18s-24 8-30 18z${circle(80, 34, 12)}`}>
    <Shape d={`${circle(68, 70, 10)}${circle(92, 70, 10)}M78 70h4`} pen={2.5} />
    <Shape d="M80 126c-12-8-30-9-48-6v38c18-3 36-2 48 6 12-8 30-9 48-6v-38c-18-3-36-2-48 6z" fill="paper" />
    <Shape d="M80 126v34" />
    <Stroke d="M44 132c8-1 16 0 24 3M44 144c8-1 16 0 24 3M92 135c8-3 16-4 24-3" colour="water" />
    <Shape d="M104 118v26l6-6 6 6v-26" fill="tone" pen={2.5} />
  </Bust>
)

const SupportDesk = () => (
  <Bust hair={`${circle(58, 48, 13)}${circle(76, 40, 15)}${circle(96, 44, 14)}${circle(106, 58, 9)}`}>
    <Shape d="M46 72a34 36 0 0 1 68 0" pen={4} />
    <Shape d={box(39, 66, 15, 28, 6)} fill="tone" />
    <Shape d="M47 94c2 10 10 14 22 14" />
    <Tint d={circle(72, 107, 5)} fill="ink" />
    <Shape
      d="M104 18h28a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8h-10l-11 10V52h-7a8 8 0 0 1-8-8V26a8 8 0 0 1 8-8z"
      fill="paper"
    />
    <Stroke d="M106 31h22M106 40h13" colour="tone" />
  </Bust>
)

const AnyDesk = () => (
  <Bust hair="M50 64a30 31 0 0 1 60 0c-10-10-20-14-30-14s-20 4-30 14z">
    <Shape d={box(86, 108, 50, 48, 4)} fill="paper" />
    <Stroke d="M96 120h30M96 132h30M96 144h16" colour="water" />
    <Shape d="M120 152l24-30 8 7-24 29-11 4z" fill="tone" pen={2.5} />
  </Bust>
)

const DESKS: Record<string, Desk> = {
  'video-desk': { line: 'video', Drawing: VideoDesk },
  'music-desk': { line: 'music', Drawing: MusicDesk },
  'rights-desk': { line: 'ai', Drawing: RightsDesk },
  'support-desk': { line: 'video', Drawing: SupportDesk },
}
const UNKNOWN: Desk = { line: 'video', Drawing: AnyDesk }

type Props = {
  /** The key of a desk. */ author: string
  /** What it is for those who do not see it; without it, decorative. */ alt?: string | undefined
  className?: string
}

/** A drawn portrait of a desk, which no photo could show: who reads is told that it is drawn. */
export function DrawnPortrait({ author, alt, className }: Props) {
  const { line, Drawing } = (Object.hasOwn(DESKS, author) ? DESKS[author] : undefined) ?? UNKNOWN
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={classes('block shrink-0 overflow-hidden rounded-full', className)}
    >
      <svg viewBox="0 0 160 160" aria-hidden="true" data-tile={line} className="size-full">
        <rect width="160" height="160" fill="var(--tile)" />
        <Drawing />
      </svg>
    </span>
  )
}
