import type { ReactNode } from 'react'
import type { OperatingSystem } from '@/pricing'

type Props = {
  x?: number
  y?: number
  width: number
  height: number
  os: OperatingSystem
  title?: string
  children?: ReactNode
}

export const TITLE_BAR = 36

export function WindowFrame({ x = 0, y = 0, width, height, os, title, children }: Props) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="0.5"
        y="0.5"
        width={width - 1}
        height={height - 1}
        rx={os === 'mac' ? 14 : 8}
        fill="var(--ground)"
        stroke="var(--line)"
      />
      <path d={`M0.5 ${TITLE_BAR}H${width - 0.5}`} stroke="var(--line)" />
      {os === 'mac' ? <MacButtons /> : <WindowsButtons right={width} />}
      {title && (
        <text
          x={os === 'mac' ? width / 2 : 16}
          y={TITLE_BAR / 2 + 5}
          textAnchor={os === 'mac' ? 'middle' : 'start'}
          fontSize="14"
          fontWeight="600"
          fill="var(--text)"
        >
          {title}
        </text>
      )}
      {children}
    </g>
  )
}

const MacButtons = () => (
  <g fill="var(--line)">
    {[18, 38, 58].map(x => (
      <circle key={x} cx={x} cy={TITLE_BAR / 2} r="6" />
    ))}
  </g>
)

const WindowsButtons = ({ right }: { right: number }) => (
  <g
    transform={`translate(${right - 108} ${TITLE_BAR / 2})`}
    stroke="var(--muted)"
    strokeWidth="1.25"
    fill="none"
  >
    <path d="M0 0h11M40 -5.5h11v11h-11zM80 -5.5l11 11M91 -5.5l-11 11" />
  </g>
)
