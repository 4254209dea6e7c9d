import { fixed, tint } from './draw'

type Props = { route: string; y: number; width: number; rows: readonly number[] }

const ROW = 62

export function VideoTitles({ route, y, width, rows }: Props) {
  return (
    <g transform={`translate(0 ${y})`}>
      {rows.map(row => (
        <g key={row} transform={`translate(0 ${row * ROW})`}>
          <rect width="84" height="48" rx="6" fill={tint(route, row)} />
          <path d="M38 17l12 7-12 7z" fill="var(--ground)" />
          <Texts route={route} row={row} x={100} width={width - 100} />
        </g>
      ))}
    </g>
  )
}

export function MusicTitles({ route, y, width, rows }: Props) {
  return (
    <g transform={`translate(0 ${y})`}>
      {rows.map(row => (
        <g key={row} transform={`translate(0 ${row * ROW})`}>
          <rect width="48" height="48" rx="24" fill={tint(route, row)} />
          <circle cx="24" cy="24" r="7" fill="var(--ground)" />
          <Texts route={route} row={row} x={64} width={width - 64} />
        </g>
      ))}
    </g>
  )
}

function Texts({ route, row, x, width }: { route: string; row: number; x: number; width: number }) {
  const done = row === 0 ? 1 : Math.max(0.08, (80 - row * 22 + fixed(route, row + 20, 18)) / 100)
  return (
    <g transform={`translate(${x} 0)`}>
      <rect
        y="6"
        width={width * (0.38 + fixed(route, row + 5, 40) / 100)}
        height="9"
        rx="4.5"
        fill="var(--text)"
        opacity="0.75"
      />
      <rect
        y="22"
        width={width * (0.2 + fixed(route, row + 9, 24) / 100)}
        height="7"
        rx="3.5"
        fill="var(--line)"
      />
      <rect y="39" width={width} height="5" rx="2.5" fill="var(--line)" />
      <rect
        y="39"
        width={width * done}
        height="5"
        rx="2.5"
        fill={done === 1 ? 'var(--positive)' : 'var(--accent)'}
      />
    </g>
  )
}
