import { Cloud, Gull, Hull, Sails, Stars, scattered } from './parts'

export const Steps = () => (
  <>
    <Cloud x={60} y={96} w={0.8} />
    <Cloud x={250} y={70} w={0.6} />
    {[0, 1, 2].map(step => (
      <g key={step} transform={`translate(${40 + step * 172} ${340 - step * 74})`}>
        <path d="M0 0H172V420H0z" fill="var(--far)" />
        <path
          d="M0 6q14-12 28 0t28 0 28 0 28 0 28 0 32 0"
          fill="none"
          stroke="var(--sheet)"
          strokeWidth="4"
          opacity="0.7"
        />
        <path d="M164-26h14V420h-14z" fill="var(--hull)" />
        <path d="M158-30h26" stroke="var(--a)" strokeWidth="8" strokeLinecap="round" />
      </g>
    ))}
    <Sails x={118} y={340} w={0.5} />
    <Hull x={118} y={338} w={0.6} />
    <Sails x={292} y={264} w={0.68} />
    <Hull x={292} y={264} w={0.78} />
    <Sails x={466} y={188} w={0.62} />
    <Hull x={466} y={190} w={0.92} />
  </>
)

export const Lighthouse = () => (
  <>
    <Stars name="watch" count={16} />
    <path d="M330 128 0 60V226zM352 128 640 84V214z" fill="var(--b)" opacity="0.28" />
    <path d="M200 372Q240 316 300 324 330 296 380 318 452 320 500 372z" fill="var(--hull)" />
    <path d="M314 152H368L386 326H296z" fill="var(--sheet)" />
    <path d="M310 192H372L376 232H306zM302 272H380L384 312H298z" fill="var(--a)" />
    <path d="M304 144H378V156H304z" fill="var(--hull)" />
    <rect x="320" y="108" width="42" height="36" rx="4" fill="var(--b)" />
    <path d="M314 110 341 82 368 110z" fill="var(--a)" />
    <path d="M332 326v-24a9 9 0 0 1 18 0v24z" fill="var(--hull)" />
    <Gull x={430} y={250} />
    <Gull x={140} y={276} />
  </>
)

/** Each carries a screen for a sail. */
const ScreenBoat = ({ x, y, w, tone }: { x: number; y: number; w: number; tone: string }) => (
  <g transform={`translate(${x} ${y}) scale(${w})`}>
    <path d="M0-20V-60" stroke="var(--ink)" strokeWidth="8" />
    <rect x="-66" y="-158" width="132" height="94" rx="10" fill="var(--ink)" />
    <rect x="-58" y="-150" width="116" height="78" rx="4" fill={tone} />
    <path d="M-58-98q19-14 38 0t38 0 40 0v26h-116z" fill="var(--sheet)" opacity="0.85" />
    <Hull x={0} y={0} />
  </g>
)

export const Fleet = () => (
  <>
    <Cloud x={70} y={92} w={0.9} />
    <Cloud x={400} y={72} w={0.7} />
    <ScreenBoat x={452} y={344} w={0.85} tone="var(--c)" />
    <ScreenBoat x={140} y={350} w={0.95} tone="var(--b)" />
    <ScreenBoat x={298} y={360} w={1.3} tone="var(--a)" />
    <Gull x={490} y={148} />
    <Gull x={222} y={116} />
  </>
)

export const Bottle = () => (
  <>
    <circle cx="468" cy="132" r="48" fill="var(--b)" opacity="0.8" />
    <Cloud x={60} y={110} w={0.9} />
    <g transform="rotate(-24 300 300)">
      <path
        d="M190 246H392Q440 246 452 276H496V330H452Q440 360 392 360H190Q170 360 170 340V266Q170 246 190 246z"
        fill="var(--sheet)"
        opacity="0.75"
      />
      <path
        d="M190 246H392Q440 246 452 276H496V330H452Q440 360 392 360H190Q170 360 170 340V266Q170 246 190 246z"
        fill="none"
        stroke="var(--c)"
        strokeWidth="7"
      />
      <rect x="494" y="282" width="34" height="42" rx="5" fill="var(--hull)" />
      <rect x="206" y="272" width="170" height="62" rx="8" fill="var(--paper)" />
      <path d="M226 292h108M226 312h74" stroke="var(--c)" strokeWidth="6" strokeLinecap="round" />
      <rect x="338" y="268" width="18" height="70" rx="4" fill="var(--a)" />
      <path d="M196 262H300" stroke="var(--sheet)" strokeWidth="6" strokeLinecap="round" />
    </g>
    <Gull x={200} y={92} />
    <Gull x={352} y={126} />
  </>
)

/** Lit to a part of its width: what stands in the way is a moon of the sky’s colour. */
const Phase = ({ x, y, r, lit }: { x: number; y: number; r: number; lit: number }) => (
  <g>
    <circle cx={x} cy={y} r={r} fill="var(--c)" />
    <path
      d={`M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${Math.abs(lit) * r} ${r} 0 0 ${lit > 0 ? 1 : 0} ${x} ${y - r}z`}
      fill="var(--b)"
    />
  </g>
)

export const Moon = () => (
  <>
    <Stars name="month" count={30} />
    <Phase x={92} y={250} r={24} lit={-0.7} />
    <Phase x={170} y={176} r={30} lit={-0.1} />
    <circle cx="300" cy="136" r="64" fill="var(--b)" />
    <circle cx="278" cy="118" r="12" fill="var(--a)" opacity="0.35" />
    <circle cx="322" cy="156" r="17" fill="var(--a)" opacity="0.3" />
    <g transform="matrix(-1 0 0 1 600 0)">
      <Phase x={170} y={176} r={30} lit={-0.1} />
      <Phase x={92} y={250} r={24} lit={-0.7} />
    </g>
    <path
      d="M250 330h100M264 346h72M240 362h124"
      stroke="var(--b)"
      strokeWidth="7"
      strokeLinecap="round"
      opacity="0.75"
    />
    <Sails x={420} y={360} w={0.55} />
    <Hull x={420} y={362} w={0.6} />
  </>
)

const HOUSES = [
  [40, 84, 132, 'a'],
  [124, 70, 104, 'b'],
  [194, 92, 150, 'c'],
  [286, 74, 116, 'a'],
  [360, 88, 138, 'b'],
  [448, 76, 110, 'c'],
] as const

export const Harbour = () => (
  <>
    <Cloud x={90} y={78} w={0.8} />
    <Cloud x={360} y={64} w={0.6} />
    {HOUSES.map(([x, w, h, tone]) => (
      <g key={x} transform={`translate(${x} 340)`}>
        <path d={`M0 0V${-h}L${w / 2} ${-h - 34} ${w} ${-h}V0z`} fill={`var(--${tone})`} />
        <path
          d={`M${-4} ${-h + 2}L${w / 2} ${-h - 36} ${w + 4} ${-h + 2}`}
          fill="none"
          stroke="var(--hull)"
          strokeWidth="7"
          strokeLinejoin="round"
        />
        {[0.22, 0.62].map(place => (
          <g key={place} fill="var(--sheet)">
            <rect x={w * place} y={-h + 16} width="15" height="20" rx="2" />
            <rect x={w * place} y={-h + 52} width="15" height="20" rx="2" />
          </g>
        ))}
      </g>
    ))}
    <path d="M0 336H560V420H0z" fill="var(--hull)" />
    <Sails x={200} y={376} w={0.5} />
    <Hull x={200} y={374} w={0.6} />
    <Hull x={404} y={376} w={0.7} />
    <Gull x={270} y={112} />
  </>
)

export const Screen = () => (
  <>
    <Stars name="open air" />
    <path d="M176 300V380M424 300V380" stroke="var(--hull)" strokeWidth="14" />
    <rect x="96" y="96" width="408" height="224" rx="12" fill="var(--hull)" />
    <rect x="110" y="110" width="380" height="196" rx="4" fill="var(--a)" />
    <circle cx="372" cy="176" r="34" fill="var(--b)" />
    <path d="M110 306V246Q170 190 230 236 276 196 330 246 400 214 490 258V306z" fill="var(--c)" />
    <circle cx="300" cy="208" r="34" fill="var(--sheet)" opacity="0.92" />
    <path d="M291 192 320 208 291 224z" fill="var(--hull)" />
    {scattered('heads', 5, { x: 0, y: 0, w: 8, h: 8 }).map(({ key, y }, place) => (
      <g key={key} transform={`translate(${110 + place * 96} ${352 + y})`} fill="var(--ink-low)">
        <circle cx="-13" cy="-30" r="13" />
        <circle cx="15" cy="-27" r="12" />
        <path d="M-44-16H46L34 20H-32z" />
      </g>
    ))}
  </>
)
