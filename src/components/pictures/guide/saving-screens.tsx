import { Row } from '../window/queue-row'
import { TitlePicture } from '../window/title-picture'
import { CallOut } from './call-out'
import type { ScreenProps } from './screen-props'

export function QueueScreen({ route, line, locale, number, words, rows }: ScreenProps) {
  const lines = rows.map((row, place) => (
    <Row key={row.title} row={row} words={words} locale={locale}>
      <TitlePicture route={route} line={line} place={place} />
    </Row>
  ))
  return (
    <>
      <CallOut number={number} className="mt-3 grid gap-2.5 bg-ground">
        {lines.slice(0, 2)}
      </CallOut>
      <div className="mt-2">{lines[3]}</div>
    </>
  )
}

const TITLES = [0, 1, 2]

export const LibraryScreen = ({ route, line, number, words }: ScreenProps) => (
  <>
    <CallOut number={number} className="mt-3 flex items-center gap-2.5 bg-ground px-2 py-1.5">
      <svg aria-hidden="true" viewBox="0 0 24 20" className="h-6 w-7 shrink-0">
        <path
          d="M2 4a2 2 0 0 1 2-2h5l3 3h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2z"
          fill="var(--accent)"
        />
      </svg>
      <span className="text-muted">{words.guide.folder}</span>
      <span className="min-w-0 flex-1 truncate font-semibold">{words.guide.season}</span>
      <span className="text-positive">{words.done}</span>
    </CallOut>
    <div className="mt-3 grid grid-cols-3 gap-3">
      {TITLES.map(place => (
        <div key={place} className="grid gap-1">
          <svg aria-hidden="true" viewBox="0 0 64 36" className="w-full rounded-[6px]">
            <TitlePicture route={route} line={line} place={place} />
          </svg>
          <span className="truncate text-[12px]/[1.3] font-semibold">{words.episode(place + 1)}</span>
        </div>
      ))}
    </div>
  </>
)
