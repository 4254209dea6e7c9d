import { Cloud, Gull, Hull, Sails, Stars, scattered } from './parts'

const LEAF = 'M0-18C12-12 14 4 0 18-14 4-12-12 0-18zM0-18V24'

const Leaves = ({ name, count, y, h }: { name: string; count: number; y: number; h: number }) =>
  scattered(name, count, { x: 20, y, w: 540, h }).map(({ key, x, y, turn, size, tone }) => (
    <path
      key={key}
      d={LEAF}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      fill={tone}
      stroke="var(--hull)"
      strokeOpacity="0.35"
      strokeWidth="1.5"
    />
  ))

export const Autumn = () => (
  <>
    <circle cx="300" cy="236" r="112" fill="var(--b)" opacity="0.55" />
    <path d="M0 350Q90 262 200 318T420 300T640 322V420H0z" fill="var(--c)" opacity="0.45" />
    <path d="M0 366Q120 306 260 344T640 338V420H0z" fill="var(--c)" opacity="0.6" />
    <path
      d="M640 64Q540 70 470 118T352 150M520 88Q500 130 452 162M430 136Q424 96 392 84"
      fill="none"
      stroke="var(--hull)"
      strokeWidth="9"
      strokeLinecap="round"
    />
    <Leaves name="branch" count={18} y={70} h={110} />
    <Leaves name="falling" count={9} y={190} h={120} />
    <g transform="translate(0 348)">
      <Leaves name="afloat" count={7} y={0} h={16} />
    </g>
  </>
)

const FLAKE = 'M0-10V10M-9-5L9 5M-9 5L9-5'

export const Winter = () => (
  <>
    <Stars name="frost" />
    <path d="M116 366 190 240 226 268 300 112 372 214 404 186 500 366z" fill="var(--sheet)" />
    <path d="M300 112 372 214 404 186 500 366H356L318 250z" fill="var(--a)" opacity="0.55" />
    <path d="M190 240 226 268 196 366H116z" fill="var(--a)" opacity="0.35" />
    <path d="M24 366 52 340H126L140 366zM470 372 500 344H556L580 372z" fill="var(--sheet)" />
    <g stroke="var(--sheet)" strokeWidth="2.6" strokeLinecap="round">
      {scattered('flake', 16, { x: 20, y: 60, w: 600, h: 230 }).map(({ key, x, y, turn, size }) => (
        <path key={key} d={FLAKE} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} />
      ))}
    </g>
  </>
)

const Blossom = ({ x, y, w, tone }: { x: number; y: number; w: number; tone: string }) => (
  <g transform={`translate(${x} ${y}) scale(${w})`}>
    {[0, 72, 144, 216, 288].map(turn => (
      <ellipse key={turn} cx="0" cy="-10" rx="7.5" ry="10" transform={`rotate(${turn})`} fill={tone} />
    ))}
    <circle r="4.5" fill="var(--b)" />
  </g>
)

export const Spring = () => (
  <>
    <path d="M0 360Q140 250 300 330T640 300V420H0z" fill="var(--c)" opacity="0.7" />
    <path
      d="M640 96Q520 88 440 132T250 178M508 100Q470 60 420 58M420 142Q404 196 350 226"
      fill="none"
      stroke="var(--hull)"
      strokeWidth="10"
      strokeLinecap="round"
    />
    {scattered('bloom', 34, { x: 300, y: 56, w: 330, h: 120 }).map(({ key, x, y, size }, place) => (
      <Blossom key={key} x={x} y={y} w={size} tone={place % 3 === 0 ? 'var(--sheet)' : 'var(--a)'} />
    ))}
    {scattered('petal', 14, { x: 30, y: 210, w: 520, h: 150 }).map(({ key, x, y, turn }) => (
      <ellipse
        key={key}
        cx={x}
        cy={y}
        rx="8"
        ry="5"
        transform={`rotate(${turn} ${x} ${y})`}
        fill="var(--a)"
      />
    ))}
  </>
)

export const Summer = () => (
  <>
    <circle cx="206" cy="176" r="78" fill="var(--b)" />
    <circle cx="206" cy="176" r="108" fill="var(--b)" opacity="0.25" />
    <Cloud x={392} y={104} />
    <Cloud x={48} y={262} w={0.7} />
    <path d="M470 366Q520 300 640 306V420H440z" fill="var(--c)" />
    <Sails x={330} y={364} w={1.25} />
    <Hull x={330} y={366} w={1.25} />
    <Gull x={118} y={92} />
    <Gull x={470} y={222} />
    <Gull x={520} y={76} />
  </>
)
