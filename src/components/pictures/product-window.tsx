import type { Line } from '@/pricing'
import { fixed, type Subject } from './draw'
import { EnhancedFrame } from './enhanced-frame'
import { signOf } from './glyphs/of-routes'
import { SignPaths } from './glyphs/service-glyph'
import { MusicTitles, VideoTitles } from './titles'
import { TITLE_BAR, WindowFrame } from './window-frame'

const [WIDTH, HEIGHT, SIDE] = [640, 420, 132]
const ROWS = [0, 1, 2, 3]

type Props = Subject & {
  /** What the picture shows; without it, it is decorative. */ alt?: string
  className?: string
}

export function ProductWindow({ alt, className, ...subject }: Props) {
  const { name, os } = subject
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={className}
      role="img"
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      <WindowFrame width={WIDTH} height={HEIGHT} os={os} title={name}>
        <SideBar {...subject} />
        <g transform={`translate(${SIDE + 28} ${TITLE_BAR + 20})`}>
          <AddressField width={WIDTH - SIDE - 56} />
          <Content {...subject} />
        </g>
      </WindowFrame>
    </svg>
  )
}

const CONTENT_WIDTH = WIDTH - SIDE - 56

function Content({ route, line }: Subject) {
  const place = { route, y: 62, width: CONTENT_WIDTH }
  if (line === 'ai') return <EnhancedFrame {...place} height={HEIGHT - TITLE_BAR - 110} />
  if (line === 'music') return <MusicTitles {...place} rows={ROWS} />
  return <VideoTitles {...place} rows={ROWS} />
}

function SideBar({ route, line }: Subject) {
  const [active, sign] = [fixed(route, 3, 3), signOf(route, line)]
  return (
    <g>
      <path
        d={`M1 ${TITLE_BAR + 0.5}h${SIDE}v${HEIGHT - TITLE_BAR - 1.5}H9a8 8 0 0 1-8-8z`}
        fill="var(--surface)"
      />
      <g data-tile={sign.line} transform={`translate(20 ${TITLE_BAR + 20})`}>
        <rect width="48" height="48" rx={ROUND[line] ?? 12} fill="var(--tile)" />
        <g transform="translate(9.6 9.6) scale(1.2)">
          <SignPaths name={sign.name} />
        </g>
      </g>
      {ROWS.map(row => (
        <g key={row} transform={`translate(20 ${TITLE_BAR + 96 + row * 32})`}>
          {row === active && (
            <rect x="-8" y="-9" width={SIDE - 24} height="28" rx="6" fill="var(--accent-soft)" />
          )}
          <rect width="10" height="10" rx="3" fill={row === active ? 'var(--accent)' : 'var(--line)'} />
          <rect
            x="20"
            y="1"
            width={40 + fixed(route, row + 30, 34)}
            height="8"
            rx="4"
            fill={row === active ? 'var(--accent)' : 'var(--line)'}
          />
        </g>
      ))}
    </g>
  )
}

const ROUND: Partial<Record<Line, number>> = { music: 24, ai: 4 }

const AddressField = ({ width }: { width: number }) => (
  <g>
    <rect x="0.5" y="0.5" width={width - 1} height="39" rx="8" fill="var(--ground)" stroke="var(--line)" />
    <circle cx="20" cy="19" r="6" fill="none" stroke="var(--muted)" strokeWidth="2" />
    <path d="M24.5 23.5l5 5" stroke="var(--muted)" strokeWidth="2" strokeLinecap="round" />
    <rect x="44" y="16" width={width * 0.42} height="8" rx="4" fill="var(--line)" />
    <rect x={width - 84} y="6" width="78" height="28" rx="6" fill="var(--accent)" />
    <rect x={width - 66} y="16" width="42" height="8" rx="4" fill="var(--on-accent)" />
  </g>
)
