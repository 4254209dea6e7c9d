import { tint } from './draw'

export function EnhancedFrame({
  route,
  y,
  width,
  height,
}: {
  route: string
  y: number
  width: number
  height: number
}) {
  const middle = width / 2
  return (
    <g transform={`translate(0 ${y})`}>
      <rect width={width} height={height} rx="8" fill={tint(route, 0)} />
      <circle cx={width * 0.76} cy={height * 0.3} r={height * 0.12} fill={tint(route, 4)} />
      <path
        d={`M0 ${height * 0.82}L${width * 0.3} ${height * 0.4}L${width * 0.5} ${height * 0.66}L${width * 0.7} ${height * 0.46}L${width} ${height * 0.8}V${height - 8}a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z`}
        fill={tint(route, 2)}
      />
      <Blocks width={middle} height={height} />
      <path d={`M${middle} 0V${height}`} stroke="var(--ground)" strokeWidth="3" />
      <circle cx={middle} cy={height / 2} r="16" fill="var(--ground)" />
      <path
        d={`M${middle - 4} ${height / 2 - 6}l-6 6 6 6M${middle + 4} ${height / 2 - 6}l6 6-6 6`}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}

const SIZE = 22

function Blocks({ width, height }: { width: number; height: number }) {
  const [columns, rows] = [Math.floor(width / SIZE), Math.floor(height / SIZE)]
  const blocks = Array.from({ length: columns * rows }, (_, index) => index).filter(
    index => (index * 7 + Math.floor(index / columns) * 3) % 4 === 0,
  )
  return (
    <g fill="var(--ground)" opacity="0.22">
      {blocks.map(index => (
        <rect
          key={index}
          x={(index % columns) * SIZE}
          y={Math.floor(index / columns) * SIZE}
          width={SIZE}
          height={SIZE}
        />
      ))}
    </g>
  )
}
