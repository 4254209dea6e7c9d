import { box, circle } from '../glyphs/shapes'
import { PLAY, Shape, Sign, Stroke, Tide, Tint } from './pen'

/** A list of segments becomes a picture that plays. */
export const ListOfSegments = () => (
  <>
    <Tide at={152} />
    <Shape d="M34 22h62l22 22v104H34z" fill="paper" />
    <Shape d="M96 22v22h22" />
    <Stroke d="M48 46h30" colour="tone" pen={5} />
    {[64, 80, 96, 112, 128].map((y, row) => (
      <Stroke key={y} d={`M48 ${y}h${[54, 40, 56, 34, 48][row]}`} colour="water" />
    ))}
    {[136, 160, 184].map((x, at) => (
      <Shape key={x} d={box(x, 78 + (at % 2) * 8, 16, 28, 3)} fill={at === 1 ? 'tone' : 'paper'} />
    ))}
    <Stroke d="M122 64q12-8 24 0t24 0 24 0M122 122q12-8 24 0t24 0 24 0" colour="water" pen={3} />
    <Shape d={box(210, 52, 78, 80, 6)} fill="paper" />
    <Tint d={box(218, 60, 62, 48, 3)} fill="water" />
    <Tint d={PLAY(242, 84, 12)} fill="tone" />
    <Shape d="M222 120h54" pen={4} />
    <Stroke d="M222 120h28" colour="tone" />
  </>
)

/** One container and what is in it: picture, sound, words. */
export const Container = () => (
  <>
    <Tide at={154} />
    <Shape d="M60 48L42 22h150l18 26" fill="water" />
    <Shape d={box(60, 48, 200, 102, 6)} fill="paper" />
    <Tint d={box(74, 60, 172, 24, 4)} fill="water" />
    {[80, 114, 148, 182, 216].map((x, at) => (
      <Tint key={x} d={box(x, 64, 26, 16, 2)} fill={at === 2 ? 'tone' : 'paper'} />
    ))}
    <Shape
      d={[6, 10, 4, 9, 11, 7, 3, 8, 11, 5, 9, 10, 4, 7, 11, 8, 3, 6, 9]
        .map((high, at) => `M${80 + at * 9} ${104 - high}v${high * 2}`)
        .join('')}
      pen={3.5}
    />
    <Tint d={box(74, 122, 172, 20, 4)} fill="water" />
    <Stroke d="M84 132h54M150 132h32M194 132h42" colour="ink" />
  </>
)

/** Coarse on the left, clear on the right: as much as can be known. */
export const Enlarged = () => (
  <>
    <Tide at={156} />
    <Shape d={box(56, 24, 208, 128, 8)} fill="paper" />
    <Tint d={box(66, 34, 188, 108, 4)} fill="water" />
    <Tint d={circle(206, 62, 14)} fill="tone" />
    <Tint d="M160 112l34-26 26 18 14-10 20 14v30a4 4 0 0 1-4 4h-90z" fill="ink" />
    {Array.from({ length: 24 }, (_, at) => [at % 6, Math.floor(at / 6)] as const).map(([column, row]) => (
      <Tint
        key={`${column} ${row}`}
        d={`M${70 + column * 15} ${38 + row * 26}h15v26h-15z`}
        fill={COARSE[row]?.[column] ?? 'water'}
      />
    ))}
    <Shape d="M160 24v128" />
    <Shape d={circle(160, 88, 15)} fill="paper" />
    <Shape d="M156 82l-6 6 6 6M164 82l6 6-6 6" />
    <g transform="translate(246 8) scale(2)">
      <Tint d="M12 1l2.4 6.6L21 10l-6.6 2.4L12 19l-2.4-6.6L3 10l6.6-2.4z" fill="tone" />
      <Shape d="M12 1l2.4 6.6L21 10l-6.6 2.4L12 19l-2.4-6.6L3 10l6.6-2.4z" pen={1.4} />
    </g>
  </>
)

const COARSE = [
  ['water', 'ground', 'water', 'ground', 'tone', 'water'],
  ['ground', 'water', 'ground', 'water', 'ground', 'tone'],
  ['ink', 'water', 'ink', 'ground', 'ink', 'water'],
  ['ink', 'ink', 'ink', 'ink', 'ink', 'ink'],
] as const

/** A shelf that somebody put in order, one record about to be heard. */
export const RecordShelf = () => (
  <>
    <Tide at={156} />
    <Shape d="M30 140h226M46 140v16M240 140v16" pen={4} />
    {SPINES.map(([x, width, top, fill]) => (
      <Shape key={x} d={box(x, top, width, 140 - top, 2)} fill={fill} />
    ))}
    <Stroke d="M58 58v30M76 68v26M116 54v34M136 64v24" colour="ink" pen={2} />
    <Shape d={circle(206, 92, 46)} fill="paper" />
    <Shape d="M206 62a30 30 0 0 1 30 30M176 92a30 30 0 0 0 30 30" pen={2} />
    <Shape d={circle(206, 92, 15)} fill="tone" />
    <Shape d={box(156, 48, 52, 92, 3)} fill="water" />
    <Sign name="quaver" x={164} y={70} size={36} />
    <Shape d="M262 34l22 14v38h-36V48z" fill="paper" />
    <Stroke d="M257 62h18M257 74h12" colour="water" />
    <Tint d={circle(265, 48, 4)} fill="tone" />
  </>
)

const SPINES = [
  [48, 18, 42, 'paper'],
  [68, 16, 54, 'water'],
  [86, 18, 36, 'tone'],
  [106, 20, 42, 'paper'],
  [128, 16, 50, 'water'],
] as const
