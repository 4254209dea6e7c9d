import { box, circle } from '../glyphs/shapes'
import { Shape, Sign, Stroke, Tide, Tint } from './pen'

/** The same tone twice below a lens: whole, and in steps. */
export const LosslessOrLossy = () => (
  <>
    <Tide at={154} />
    <Sign name="vinyl" x={24} y={32} size={72} />
    <Sign name="earbuds" x={232} y={24} size={60} />
    <Shape d="M212 130l30 28" pen={9} />
    <Shape d={circle(166, 84, 62)} fill="paper" />
    <Stroke d="M112 84c7-44 17-44 24 0s17 44 26 0" colour="ink" pen={5} />
    {BARS.map(([x, high]) => (
      <Tint key={x} d={`M${x} ${84 - high}h8v${high * 2}h-8z`} fill="tone" />
    ))}
    <Shape d="M166 36v96" pen={2} />
  </>
)

const BARS = [
  [172, 14],
  [182, 30],
  [192, 34],
  [202, 20],
  [212, 8],
] as const

/** A book that is heard, with a mark where one stopped. */
export const HeardBook = () => (
  <>
    <Tide at={156} />
    <Shape d="M60 86a100 74 0 0 1 200 0" pen={5} />
    <Shape
      d="M160 66c-26-16-62-18-96-12v82c34-6 70-4 96 12 26-16 62-18 96-12V54c-34-6-70-4-96 12z"
      fill="paper"
    />
    <Shape d="M160 66v82" />
    <Stroke d="M82 76c20-2 40 0 58 7M82 94c20-2 40 0 58 7M82 112c20-2 40 0 58 7" colour="water" />
    <Stroke d="M180 83c8-4 14-5 20-6M180 101c8-4 14-5 20-6M180 119c18-7 38-9 58-7" colour="water" />
    <Shape d="M222 50v48l8-8 8 8V50" fill="tone" />
    <Shape d={box(46, 80, 24, 50, 10)} fill="tone" />
    <Shape d={box(250, 80, 24, 50, 10)} fill="tone" />
  </>
)
