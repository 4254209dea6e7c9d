import { box, circle } from '../glyphs/shapes'
import { PLAY, Shape, Sign, Stroke, Tide, Tint } from './pen'

/** What may be saved: a film weighed against the law. */
export const Scales = () => (
  <>
    <Tide />
    <Shape d="M160 42v92M88 58c24-6 48-10 72-10s48-4 72-10" />
    <Shape d={circle(160, 40, 8)} fill="tone" />
    <Shape d="M126 150l6-16h56l6 16z" fill="paper" />
    <Shape d="M88 58L62 106M88 58l26 48M232 38l-26 48M232 38l26 48" pen={2} />
    <Shape d={box(72, 74, 32, 26, 4)} fill="paper" />
    <Tint d={PLAY(84, 87, 7)} fill="tone" />
    <Shape d="M54 104h68a34 24 0 0 1-68 0z" fill="water" />
    <Shape d="M222 66v-6a10 10 0 0 1 20 0v6" />
    <Shape d={box(217, 64, 30, 19, 4)} fill="tone" />
    <Shape d="M198 84h68a34 24 0 0 1-68 0z" fill="water" />
  </>
)

/** A key crosses from the old computer to the new one. */
export const KeyCrossing = () => (
  <>
    <Tide at={150} />
    <Shape d={box(40, 66, 84, 60, 6)} fill="water" />
    <Shape d="M82 126v16M60 144h44" />
    <Shape d="M60 88l44 20M104 88L60 108" />
    <Shape d={box(188, 72, 84, 58, 6)} fill="paper" />
    <Shape d="M176 132h108l-8 14h-92z" fill="paper" />
    <Shape d="M216 102l10 10 20-22" pen={4} />
    <Stroke d="M88 54Q160 0 232 56" colour="water" />
    <Shape d="M222 50l10 7 4-12" />
    <Shape d={`M172 36h32v10M194 36v8${circle(160, 36, 13)}`} pen={5} />
    <Shape d={circle(160, 36, 13)} fill="tone" pen={4} />
    <Tint d={circle(156, 36, 3.5)} fill="paper" />
  </>
)

/** One product, a suite, an upgrade: three steps, each above the one before. */
export const Stairs = () => (
  <>
    <Tide at={152} />
    <Shape d="M28 158v-38h80V90h82V60h84v98z" fill="paper" />
    <Shape d="M108 120v34M190 90v64" pen={2} />
    <Shape d={box(48, 78, 40, 40, 8)} fill="water" />
    <Sign name="playScreen" x={54} y={84} size={28} />
    <Shape d={box(138, 36, 38, 38, 8)} fill="water" />
    <Shape d={box(128, 48, 40, 40, 8)} fill="water" />
    <Sign name="screens" x={134} y={54} size={28} />
    <Shape d={box(210, 16, 44, 42, 8)} fill="tone" />
    <Sign name="crown" x={218} y={22} size={28} />
    <Stroke d="M52 50C76 24 104 20 190 18M180 10l12 8-10 10" colour="ink" pen={3} />
  </>
)

/** What is checked one after another while the needle stands low. */
export const SlowGauge = () => (
  <>
    <Tide at={150} />
    <Shape d={box(40, 28, 100, 122, 8)} fill="paper" />
    <Shape d={box(68, 20, 44, 16, 6)} fill="tone" />
    {[58, 80, 102, 124].map((y, row) => (
      <g key={y}>
        <Shape d={box(54, y - 7, 14, 14, 3)} pen={2} />
        {row < 3 && <Shape d={`M57 ${y}l3 4 8-10`} />}
        <Stroke d={`M80 ${y}h${row % 2 ? 34 : 44}`} colour="water" />
      </g>
    ))}
    <Shape d="M158 132a62 62 0 0 1 124 0z" fill="paper" />
    <Stroke d="M173 124a48 48 0 0 1 94 0" colour="water" pen={8} />
    <Stroke d="M173 124a48 48 0 0 1 12-26" colour="tone" pen={8} />
    <Shape d="M220 130l-36-18" pen={4} />
    <Shape d={circle(220, 130, 8)} fill="tone" />
  </>
)
