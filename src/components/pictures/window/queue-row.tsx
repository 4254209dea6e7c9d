import type { ReactNode } from 'react'
import type { Locale } from '@/site/locale'
import { levelStyle, TideBar } from '../../ui/tide-bar'
import { percentText, type QueueRow } from './queue'
import { DryPart } from './tide'
import type { WindowWords } from './words/words'

type Props = {
  row: QueueRow
  words: WindowWords
  locale: Locale
  children: ReactNode
  flow?: string | undefined
}

/** A title with its picture, which comes up as it is saved. */
export const Row = ({ row, words, locale, children, flow }: Props) => (
  <div className="flex items-center gap-3">
    <svg
      aria-hidden="true"
      viewBox="0 0 64 36"
      className="h-11 w-19.5 shrink-0 rounded-[6px] bg-surface"
      preserveAspectRatio="xMidYMid slice"
    >
      {children}
      <DryPart level={row.level} flow={flow} />
    </svg>
    <RowWords {...{ row, words, locale, flow }} />
  </div>
)

export const RowWords = ({ row, words, locale, flow }: Omit<Props, 'children'>) => (
  <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
    <div className="flex gap-2">
      <span className="min-w-0 flex-1 truncate font-semibold">{row.title}</span>
      <State {...{ row, words, locale, flow }} />
    </div>
    <span className="truncate text-[12px] text-muted">
      {row.detail !== '' && `${row.detail} · `}
      {row.size}
    </span>
    <TideBar level={row.level} flow={flow} />
  </div>
)

function State({ row: { level }, words, locale, flow }: Omit<Props, 'children'>) {
  if (flow) return <FlowingState {...{ level, words, locale, flow }} />
  if (level === 1) return <span className="text-positive">{words.done}</span>
  return (
    <span className="text-muted tabular-nums">
      {level === 0 ? words.waiting : percentText(level, locale)}
    </span>
  )
}

type FlowingProps = { level: number; words: WindowWords; locale: Locale; flow: string }

/** Styles count; the sign behind the figure is the language's own. */
const FlowingState = ({ level, words, locale, flow }: FlowingProps) => (
  <span className="grid justify-items-end" data-flow={flow}>
    <span
      className="tide-count text-muted tabular-nums"
      style={levelStyle(level)}
      data-sign={percentText(level, locale).replace(/\d+/, '')}
    />
    <span className="tide-done text-positive">{words.done}</span>
  </span>
)
