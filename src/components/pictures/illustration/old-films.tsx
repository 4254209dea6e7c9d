import { box, circle } from '../glyphs/shapes'

/** Films of a hundred years ago play at night, whatever the page is like. */
const [NIGHT, DEEP, MOON, SHADE, LAMP] = ['#0d3442', '#08222c', '#f2e6c9', '#cdbb90', '#f0a44c']

const Fill = ({ d, fill }: { d: string; fill: string }) => <path d={d} fill={fill} />
const Pen = ({ d, stroke, width = 3 }: { d: string; stroke: string; width?: number }) => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)

const STARS = [
  [34, 30],
  [70, 62],
  [48, 108],
  [262, 26],
  [288, 74],
  [250, 118],
  [96, 22],
  [226, 46],
] as const

const Sky = () => <Fill d="M0 0h320v180H0z" fill={NIGHT} />

/** The capsule has landed where everybody remembers it. */
export const MoonWithCapsule = () => (
  <>
    <Sky />
    {STARS.map(([x, y]) => (
      <Fill
        key={x}
        d={`M${x} ${y - 5}l1.4 3.6L${x + 5} ${y}l-3.6 1.4L${x} ${y + 5}l-1.4-3.6L${x - 5} ${y}l3.6-1.4z`}
        fill={MOON}
      />
    ))}
    <Fill d={circle(160, 92, 64)} fill={MOON} />
    <Fill d="M160 28a64 64 0 0 1 0 128 78 78 0 0 0 34-64 78 78 0 0 0-34-64z" fill={SHADE} />
    <Fill d={`${circle(118, 118, 7)}${circle(196, 128, 9)}${circle(150, 48, 6)}`} fill={SHADE} />
    <Pen d="M122 76q12-10 26 0M128 88q7 5 14 0M156 84c-4 12-6 20-2 26h10M136 132q22 14 46-4" stroke={DEEP} />
    <Pen d="M172 96q12 8 26 0M176 106v12M188 104v14" stroke={DEEP} width={2.5} />
    <g transform="rotate(38 190 84)">
      <Fill d="M176 92V46q14-16 28 0v46z" fill={LAMP} />
      <Pen d="M176 92V46q14-16 28 0v46zM176 58h28M176 80h28" stroke={DEEP} />
      <Fill d={circle(190, 69, 5)} fill={DEEP} />
    </g>
    <Fill
      d="M0 162q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0v18H0z"
      fill={DEEP}
    />
  </>
)

/** A shadow climbs the stairs by moonlight. */
export const ShadowOnTheStairs = () => (
  <>
    <Sky />
    <Fill d="M28 20h76v86H28z" fill="#6fa9ba" />
    <Fill d={circle(78, 50, 17)} fill={MOON} />
    <Pen d="M66 20v86M28 62h76M28 20h76v86H28z" stroke={DEEP} width={5} />
    <Fill d="M132 0h188v180H132z" fill="#3f7f93" />
    <g transform="translate(168 8)">
      <Fill
        d="M30 18c0-12 8-18 16-18s16 6 16 18c0 8-3 14-8 17 16 6 22 22 22 40l-8 44H34c-8-20-12-46-6-60 3-8 8-14 12-16-6-4-10-12-10-25z"
        fill={DEEP}
      />
      <Fill d="M30 14l-9-8 6 16zM62 14l9-8-6 16z" fill={DEEP} />
      <Pen
        d="M30 58C10 62-2 50-18 56M-18 56l-20-14M-18 56l-26-4M-18 56l-26 8M-18 56l-20 18"
        stroke={DEEP}
        width={6}
      />
    </g>
    <Fill d="M132 180V150h32v-26h36V98h36V72h36V46h48v134z" fill={NIGHT} />
    <Pen d="M132 150h32v-26h36V98h36V72h36V46h48" stroke="#9cc9d6" width={2} />
  </>
)

/** Painted streets in which nothing is straight. */
export const CrookedStreet = () => (
  <>
    <Sky />
    <Fill d="M0 180L60 20l26 10L70 180zM320 180L262 8l-34 26 22 146z" fill={DEEP} />
    <Fill d="M92 150l-8-92 34-34 22 28-6 98zM190 150l-4-84 22-36 30 22-10 98z" fill="#2a6376" />
    <Fill d="M112 180l42-60 16 2 52 58z" fill={MOON} />
    <Fill d="M112 180l42-60 6 1-14 59z" fill={SHADE} />
    <Fill
      d="M98 70l16-8 2 22-14 4zM204 76l16-6-2 24-14-2zM108 108l14-4v20l-12 2zM46 96l14-4-6 30-12-2zM266 70l16 4 4 28-16-6z"
      fill={LAMP}
    />
    <Pen
      d="M106 66l2 20M99 78l16-6M212 73l-2 20M205 84l14-2M52 94l-4 27M274 72l4 26"
      stroke={DEEP}
      width={2.5}
    />
    <Pen d="M84 58l34-34 22 28M186 66l22-36 30 22M60 20l26 10M262 8l-34 26" stroke={MOON} width={2.5} />
    <Pen d="M178 172V92q2-12 12-10" stroke={DEEP} width={5} />
    <Fill d="M184 76l16-2 4 18-22 2z" fill={LAMP} />
    <Fill d={`${circle(139, 118, 7)}M128 128l20-2 8 50h-34z`} fill={DEEP} />
    <Fill d={`${box(130, 98, 18, 14, 2)}M126 110h26v4h-26z`} fill={DEEP} />
  </>
)
