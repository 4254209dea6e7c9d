import { Cloud, Gull, Hull, Stars, scattered } from './parts'

export const BlackFriday = () => (
  <>
    <Stars name="friday" />
    <path
      d="M20 372V262H84V230H136V300H176V200H232V330H262V250H330V330H372V284H438V236H470V316H520V262H566V372z"
      fill="var(--hull)"
    />
    <g fill="var(--b)">
      {scattered('window', 44, { x: 34, y: 250, w: 510, h: 104 }).map(({ key, x, y, size }) => (
        <rect key={key} x={x} y={y} width="7" height="10" rx="1.5" opacity={size / 1.4} />
      ))}
    </g>

    <g transform="rotate(9 312 190)">
      <path
        d="M312 96 378 150V282Q378 298 362 298H262Q246 298 246 282V150z"
        fill="var(--a)"
        stroke="var(--b)"
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <circle cx="312" cy="138" r="11" fill="var(--sky)" />
      <path
        d="M312 138C280 90 300 44 344 52S372 96 340 92"
        fill="none"
        stroke="var(--star)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M270 236q14-14 28 0t28 0 28 0M270 262q14-14 28 0t28 0 28 0"
        fill="none"
        stroke="var(--on-a)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M270 204h84" stroke="var(--b)" strokeWidth="7" strokeLinecap="round" />
    </g>
  </>
)

export const School = () => (
  <>
    <Cloud x={60} y={100} />
    <Cloud x={420} y={160} w={0.75} />
    <g transform="translate(300 352)">
      <path d="M0-8V-236" stroke="var(--b)" strokeWidth="20" />
      <path d="M-10-236 0-272 10-236z" fill="var(--sheet)" />
      <path d="M-4-258 0-272 4-258z" fill="var(--ink)" />
      <path d="M14-226H150L120-132 150-44H14z" fill="var(--sheet)" />
      <path d="M30-196h96M30-166h86M30-136h78M30-106h86M30-76h96" stroke="var(--a)" strokeWidth="4" />
      <path d="M44-226V-44" stroke="var(--c)" strokeWidth="3" />
      <path d="M-120-30Q-60-44 0-22 60-44 120-30L96 26Q50 14 0 26-50 14-96 26z" fill="var(--hull)" />
      <path d="M-108-34Q-56-50 0-28 56-50 108-34" fill="none" stroke="var(--sheet)" strokeWidth="8" />
    </g>
    <g transform="translate(96 366)">
      <path d="M-52-30H60V0H-52z" fill="var(--a)" />
      <path d="M-40-58H48V-30H-40z" fill="var(--c)" />
      <path d="M-30-80H66V-58H-30z" fill="var(--b)" />
      <path d="M-40-15H50M-28-44H40" stroke="var(--sheet)" strokeWidth="4" />
    </g>
    <Gull x={462} y={112} />
  </>
)

const BALLOONS = [
  [236, 126, 'var(--a)'],
  [300, 96, 'var(--b)'],
  [364, 130, 'var(--c)'],
  [268, 178, 'var(--c)'],
  [334, 182, 'var(--a)'],
] as const

/** How low the rope hangs at `x`: in two bows, each from 0 to 320. */
const ropeAt = (x: number): number => {
  const along = (x % 320) / 320
  return Math.round(84 + 128 * along * (1 - along))
}

export const Anniversary = () => (
  <>
    <path d="M0 84Q160 148 320 84Q480 148 640 84" fill="none" stroke="var(--ink)" strokeWidth="2.5" />
    {Array.from({ length: 12 }, (_, place) => Math.round(27 + place * 53.3)).map((x, place) => (
      <path
        key={x}
        d={`M${x - 15} ${ropeAt(x - 15)}L${x + 15} ${ropeAt(x + 15)}L${x} ${ropeAt(x) + 36}z`}
        fill={['var(--a)', 'var(--b)', 'var(--c)'][place % 3]}
        opacity="0.9"
      />
    ))}
    <g transform="translate(0 44)">
      {BALLOONS.map(([x, y, tone]) => (
        <g key={`${x}`}>
          <path d={`M${x} ${y + 42}Q${x} 240 300 292`} fill="none" stroke="var(--ink)" strokeWidth="2" />
          <ellipse cx={x} cy={y} rx="36" ry="44" fill={tone} />
          <path
            d={`M${x - 14} ${y - 18}q6-14 16-14`}
            fill="none"
            stroke="var(--sheet)"
            strokeWidth="5"
            strokeLinecap="round"
            opacity="0.8"
          />
        </g>
      ))}
    </g>
    <Hull x={300} y={362} w={1.3} />
  </>
)

const Lantern = ({ x, y, w, tone }: { x: number; y: number; w: number; tone: string }) => (
  <g transform={`translate(${x} ${y}) scale(${w})`}>
    <circle r="50" fill={tone} opacity="0.18" />
    <path d="M-14-36h28v8h-28zM-12 30h24v7h-24z" fill="var(--hull)" />
    <rect x="-28" y="-29" width="56" height="60" rx="26" fill={tone} />
    <path d="M-26-10H26M-28 4H28M-25 17H25" stroke="var(--hull)" strokeOpacity="0.35" strokeWidth="2" />
    <path d="M0 37v16" stroke={tone} strokeWidth="4" strokeLinecap="round" />
  </g>
)

export const Lanterns = () => (
  <>
    <Stars name="feast" count={14} />
    <path
      d="M0 84Q180 160 330 110T640 96M0 190Q170 236 300 204T560 176"
      fill="none"
      stroke="var(--star)"
      strokeWidth="2"
      opacity="0.7"
    />
    {[
      [74, 148, 'a'],
      [168, 170, 'b'],
      [268, 166, 'c'],
      [368, 140, 'a'],
      [462, 138, 'b'],
      [556, 142, 'c'],
    ].map(([x, y, tone]) => (
      <Lantern key={`${x}`} x={Number(x)} y={Number(y)} w={0.92} tone={`var(--${tone})`} />
    ))}
    {[
      [120, 258, 'c'],
      [236, 262, 'a'],
      [346, 240, 'b'],
      [452, 240, 'a'],
    ].map(([x, y, tone]) => (
      <Lantern key={`${x}`} x={Number(x)} y={Number(y)} w={0.68} tone={`var(--${tone})`} />
    ))}
    {[
      [180, 334],
      [310, 328],
      [424, 336],
    ].map(([x, y]) => (
      <g key={x}>
        <circle cx={x} cy={y} r="34" fill="var(--b)" opacity="0.2" />
        <path d={`M${Number(x) - 20} ${Number(y) - 16}h40l-5 30h-30z`} fill="var(--b)" />
      </g>
    ))}
  </>
)
