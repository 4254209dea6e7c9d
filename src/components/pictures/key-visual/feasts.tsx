import { Heart, Hull, Stars, scattered } from './parts'

const RAYS = Array.from({ length: 16 }, (_, place) => place * 22.5)

const Firework = ({ x, y, w, tone }: { x: number; y: number; w: number; tone: string }) => (
  <g transform={`translate(${x} ${y}) scale(${w})`} stroke={tone} strokeWidth="4" strokeLinecap="round">
    {RAYS.map((turn, place) => (
      <path
        key={turn}
        d={place % 2 === 0 ? 'M0-22V-78M0-90V-92' : 'M0-18V-46M0-56V-58'}
        transform={`rotate(${turn})`}
      />
    ))}
  </g>
)

export const NewYear = () => (
  <>
    <Stars name="new" />
    <Firework x={220} y={172} w={1.2} tone="var(--a)" />
    <Firework x={420} y={128} w={0.85} tone="var(--b)" />
    <Firework x={472} y={264} w={0.6} tone="var(--c)" />
    <path
      d="M0 368V318H40V296H82V330H120V282H150V330H206V306H252V340H300V290H326V270H344V290H370V334H420V300H466V326H520V286H556V330H640V420H0z"
      fill="var(--hull)"
    />
    <g fill="var(--b)">
      {scattered('lit', 26, { x: 10, y: 326, w: 610, h: 34 }).map(({ key, x, y }) => (
        <rect key={key} x={x} y={y} width="6" height="8" rx="1.5" opacity="0.8" />
      ))}
    </g>
  </>
)

export const Valentine = () => (
  <>
    {scattered('heart', 9, { x: 60, y: 56, w: 500, h: 110 }).map(({ key, x, y, size, tone }) => (
      <Heart key={key} x={x} y={y} w={size * 0.85} fill={tone} />
    ))}
    {[200, 372].map((x, place) => (
      <g key={x}>
        <path d={`M${x} 352V206`} stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
        <Heart x={x} y={258} w={3.4} fill={place === 0 ? 'var(--a)' : 'var(--b)'} />
        <Hull x={x} y={362} w={0.95} />
      </g>
    ))}
  </>
)

const Bat = ({ x, y, w }: { x: number; y: number; w: number }) => (
  <path
    transform={`translate(${x} ${y}) scale(${w})`}
    d="M0 6Q-10-2-16 6-26-8-44 0-34 4-34 14-24 8-18 16-8 10 0 18 8 10 18 16 24 8 34 14 34 4 44 0 26-8 16 6 10-2 0 6z"
    fill="var(--hull)"
  />
)

const Pumpkin = ({ x, y, w }: { x: number; y: number; w: number }) => (
  <g transform={`translate(${x} ${y}) scale(${w})`}>
    <path d="M0-44Q2-60 14-64" fill="none" stroke="var(--c)" strokeWidth="8" strokeLinecap="round" />
    <ellipse cx="-26" rx="30" ry="42" fill="var(--a)" />
    <ellipse cx="26" rx="30" ry="42" fill="var(--a)" />
    <ellipse rx="28" ry="45" fill="var(--b)" />
    <path
      d="M-34-12-20-26-8-10zM34-12 20-26 8-10zM-36 8Q0 40 36 8 18 18 12 12L6 20-4 13-12 19Q-24 16-36 8z"
      fill="var(--hull)"
    />
  </g>
)

export const Halloween = () => (
  <>
    <Stars name="witch" count={14} />
    <circle cx="356" cy="182" r="106" fill="var(--b)" opacity="0.9" />
    <circle cx="322" cy="152" r="18" fill="var(--a)" opacity="0.35" />
    <circle cx="392" cy="222" r="26" fill="var(--a)" opacity="0.3" />
    <path d="M0 372Q110 300 190 336 250 300 330 372z" fill="var(--hull)" />
    <path
      d="M150 330Q160 250 140 190M148 262Q118 236 92 236M150 236Q184 214 190 176M144 210Q120 190 116 160"
      fill="none"
      stroke="var(--hull)"
      strokeWidth="10"
      strokeLinecap="round"
    />
    <Bat x={300} y={112} w={0.9} />
    <Bat x={436} y={150} w={0.7} />
    <Bat x={490} y={92} w={0.55} />
    <Pumpkin x={408} y={344} w={1} />
    <Pumpkin x={510} y={358} w={0.62} />
  </>
)

export const Christmas = () => (
  <>
    <Stars name="holy" />
    <path d="M90 378Q300 296 520 378z" fill="var(--sheet)" />
    {[0, 1, 2].map(tier => (
      <path
        key={tier}
        d={`M300 ${92 + tier * 66}L${236 - tier * 26} ${196 + tier * 66}Q300 ${214 + tier * 66} ${364 + tier * 26} ${196 + tier * 66}z`}
        fill="var(--c)"
      />
    ))}
    <path d="M286 330h28v26h-28z" fill="var(--hull)" />
    {[
      [300, 150],
      [276, 184],
      [328, 190],
      [262, 248],
      [306, 232],
      [344, 254],
      [238, 312],
      [290, 306],
      [340, 316],
      [372, 306],
    ].map(([x, y], place) => (
      <circle key={`${x}`} cx={x} cy={y} r="7" fill={place % 2 === 0 ? 'var(--a)' : 'var(--b)'} />
    ))}
    <path d="m300 60 8 20 21 1-16 14 5 21-18-12-18 12 5-21-16-14 21-1z" fill="var(--b)" />
    <g fill="var(--sheet)">
      {scattered('snow', 24, { x: 20, y: 50, w: 600, h: 290 }).map(({ key, x, y, size }) => (
        <circle key={key} cx={x} cy={y} r={size * 3} opacity="0.85" />
      ))}
    </g>
  </>
)
