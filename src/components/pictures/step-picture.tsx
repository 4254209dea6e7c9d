import { fixed, type Subject, tint } from './draw'
import { EnhancedFrame } from './enhanced-frame'
import { Laptop } from './laptop'
import { MusicTitles, VideoTitles } from './titles'
import { WindowFrame } from './window-frame'

export type StepName = 'install' | 'choose' | 'use'

const [WIDTH, HEIGHT] = [360, 220]

export function StepPicture({ step, ...subject }: Subject & { step: StepName }) {
  const Drawing = DRAWINGS[step]
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full">
      <rect width={WIDTH} height={HEIGHT} rx="16" fill="var(--surface)" />
      <Drawing {...subject} />
    </svg>
  )
}

const Install = ({ os, route }: Subject) => (
  <g transform="translate(80 32)">
    <Laptop os={os} />
    <rect x="78" y="24" width="44" height="44" rx="11" fill={tint(route, 0)} />
    <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M100 34v20M91 47l9 9 9-9" stroke="var(--ground)" />
      <path d="M66 88h68" stroke="var(--line)" strokeWidth="6" />
      <path d={`M66 88h${24 + fixed(route, 41, 30)}`} stroke="var(--accent)" strokeWidth="6" />
    </g>
  </g>
)

const Choose = ({ os, route, line }: Subject) => (
  <WindowFrame x={40} y={28} width={280} height={192 + 14} os={os}>
    {[0, 1, 2].map(row => (
      <g key={row} transform={`translate(24 ${54 + row * 42})`}>
        <rect
          width="20"
          height="20"
          rx="5"
          fill={row < 2 ? 'var(--accent)' : 'var(--ground)'}
          stroke={row < 2 ? 'var(--accent)' : 'var(--muted)'}
        />
        {row < 2 && (
          <path
            d="M5 10l4 4 7-8"
            fill="none"
            stroke="var(--on-accent)"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        <Cover line={line} fill={tint(route, row)} />
        <rect
          x="94"
          y="0"
          width={70 + fixed(route, row + 50, 56)}
          height="8"
          rx="4"
          fill="var(--text)"
          opacity="0.75"
        />
        <rect x="94" y="14" width={40 + fixed(route, row + 60, 40)} height="6" rx="3" fill="var(--line)" />
      </g>
    ))}
  </WindowFrame>
)

const Cover = ({ line, fill }: { line: Subject['line']; fill: string }) =>
  line === 'music' ? (
    <circle cx="58" cy="10" r="14" fill={fill} />
  ) : (
    <rect x="34" y="-4" width="48" height="28" rx="4" fill={fill} />
  )

const Use = (subject: Subject) => (
  <g>
    <g transform="translate(32 40)">
      <Laptop os={subject.os} />
      <g transform="translate(34 26) scale(0.55)">
        <Results {...subject} />
      </g>
    </g>
    {subject.line === 'ai' ? <Larger route={subject.route} /> : <Phone route={subject.route} />}
  </g>
)

function Results({ route, line }: Subject) {
  if (line === 'ai') return <EnhancedFrame route={route} y={-6} width={240} height={134} />
  const Titles = line === 'music' ? MusicTitles : VideoTitles
  return <Titles route={route} y={0} width={240} rows={[0, 1]} />
}

const Phone = ({ route }: { route: string }) => (
  <g>
    <rect
      x="256"
      y="66"
      width="66"
      height="122"
      rx="12"
      fill="var(--ground)"
      stroke="var(--muted)"
      strokeWidth="2"
    />
    <rect x="264" y="80" width="50" height="34" rx="5" fill={tint(route, 1)} />
    <path d="M284 89l13 8-13 8z" fill="var(--ground)" />
    <rect x="264" y="126" width="38" height="6" rx="3" fill="var(--line)" />
    <rect x="264" y="140" width="50" height="6" rx="3" fill="var(--line)" />
  </g>
)

const Larger = ({ route }: { route: string }) => (
  <g>
    <rect x="252" y="120" width="88" height="64" rx="6" fill={tint(route, 0)} />
    <rect x="252.5" y="151.5" width="36" height="32" rx="5" fill="var(--ground)" stroke="var(--muted)" />
    <path
      d="M298 148l22-16m0 0h-13m13 0v13"
      fill="none"
      stroke="var(--ground)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
)

const DRAWINGS = { install: Install, choose: Choose, use: Use }
