import { classes } from '../../ui/classes'
import { fixed } from '../draw'
import { Scene } from './scene'
import type { WindowWords } from './words/words'

const [COLUMNS, ROWS] = [16, 18]

type Props = { route: string; words: WindowWords; className?: string }

/** One picture, coarse on the left and clear on the right. */
export const Enhanced = ({ route, words: { ai }, className }: Props) => (
  <div className={classes('relative min-h-0 flex-1 overflow-hidden', className)}>
    <svg aria-hidden="true" viewBox="0 0 64 36" className="size-full" preserveAspectRatio="xMidYMid slice">
      <Scene route={route} place={1} />
      <Coarse />
      <path d="M32 0V36" stroke="var(--ground)" strokeWidth=".7" />
      <circle cx="32" cy="18" r="2.8" fill="var(--ground)" />
      <path
        d="M31.2 16.8l-1.2 1.2 1.2 1.2M32.8 16.8l1.2 1.2-1.2 1.2"
        fill="none"
        stroke="var(--accent)"
        strokeWidth=".6"
      />
    </svg>
    <Label className="start-2">{`${ai.before} · 540p`}</Label>
    <Label className="end-2">{`${ai.after} · 4K`}</Label>
  </div>
)

const Label = ({ className, children }: { className: string; children: string }) => (
  <span
    className={`absolute bottom-2 rounded-[4px] bg-ground/90 px-2 py-0.5 text-[12px] font-semibold ${className}`}
  >
    {children}
  </span>
)

/** The left half in coarse squares and pale, as an old recording is. */
function Coarse() {
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, at) => at)
    .filter(at => fixed('coarse', at, 5) < 2)
    .map(at => `M${(at % COLUMNS) * 2} ${Math.floor(at / COLUMNS) * 2}h2v2h-2z`)
  return (
    <>
      <path d="M0 0H32V36H0z" fill="#9a9a90" opacity=".35" />
      <path d={squares.join('')} fill="#fff" opacity=".16" />
    </>
  )
}
