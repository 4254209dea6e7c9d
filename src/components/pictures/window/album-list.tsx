import { fixed } from '../draw'
import type { ContentProps } from './content'
import { Picker, Pickers } from './controls'
import { RowWords } from './queue-row'
import { Scene } from './scene'

export function AlbumList({ route, locale, words, rows, isFlowing }: ContentProps) {
  const { music } = words
  return (
    <>
      <div className="flex shrink-0 items-center gap-3">
        <Cover route={route} place={7} className="size-13" />
        <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5">
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1 truncate text-[15px] font-semibold">{music.playlist}</span>
            <span className="rounded-[4px] bg-accent px-3 py-1 font-semibold text-on-accent">
              {music.action}
            </span>
          </div>
          <Waveform route={route} />
        </div>
      </div>
      <Pickers>
        <Picker name={music.format} value="MP3" />
        <Picker name={music.quality} value="320 kbps" />
      </Pickers>
      {rows.map((row, place) => (
        <div key={row.title} className="flex items-center gap-3">
          <Cover route={route} place={place} className="size-11" />
          <RowWords {...{ row, words, locale }} flow={isFlowing ? FLOWS[place] : undefined} />
        </div>
      ))}
    </>
  )
}

const FLOWS: readonly (string | undefined)[] = ['first', 'second']

type CoverProps = { route: string; place: number; className: string }

const Cover = ({ route, place, className }: CoverProps) => (
  <svg aria-hidden="true" viewBox="14 0 36 36" className={`shrink-0 rounded-[6px] ${className}`}>
    <Scene route={route} place={place} />
  </svg>
)

const [BARS, HEARD] = [64, 41]

/** As loud as a song is: what was heard up to the mark stands out. */
function Waveform({ route }: { route: string }) {
  const bar = (at: number) => {
    const loud = 2 + Math.round(6 * Math.abs(Math.sin(at / 5)) + fixed(route, at + 200, 5))
    return `M${at * 4 + 2} ${14 - loud}v${loud * 2}`
  }
  const bars = Array.from({ length: BARS }, (_, at) => bar(at))
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 256 28"
      className="h-6 w-full"
      fill="none"
      strokeWidth="2"
      preserveAspectRatio="none"
    >
      <path d={bars.slice(0, HEARD).join('')} stroke="var(--accent)" />
      <path d={bars.slice(HEARD).join('')} stroke="var(--line)" />
    </svg>
  )
}
