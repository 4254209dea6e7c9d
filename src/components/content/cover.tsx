/** Drawn from an article's number, so that no two look alike; decorative. */
export function DrawnCover({ seed, className }: { seed: number; className?: string }) {
  const hue = (seed * 47) % 360
  const bars = Array.from({ length: 7 }, (_, index) => ({
    x: 24 + index * 40,
    height: 20 + ((seed * (index + 3) * 37) % 90),
    light: 42 + index * 4,
  }))
  return (
    <svg viewBox="0 0 320 180" aria-hidden="true" className={className} preserveAspectRatio="xMidYMid slice">
      <rect width="320" height="180" fill={`hsl(${hue} 35% 90%)`} />
      <circle cx={60 + ((seed * 13) % 200)} cy="70" r="46" fill={`hsl(${(hue + 40) % 360} 40% 78%)`} />
      {bars.map(({ x, height, light }) => (
        <rect
          key={x}
          x={x}
          y={170 - height}
          width="22"
          height={height}
          rx="6"
          fill={`hsl(${hue} 38% ${light}%)`}
        />
      ))}
    </svg>
  )
}
