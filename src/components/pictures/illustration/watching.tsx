import { box, circle } from '../glyphs/shapes'
import { PLAY, Shape, Sign, Stroke, Tide, Tint } from './pen'

/** A window of a plane above the clouds, and the season on the tray before it. */
export const LongFlight = () => (
  <>
    <Tide at={158} />
    <Shape d={box(30, 14, 96, 126, 42)} fill="paper" />
    <Shape d={box(42, 26, 72, 102, 30)} fill="water" />
    <Tint d={circle(90, 54, 11)} fill="tone" />
    <Tint
      d="M44 106a12 12 0 0 1 18-9 14 14 0 0 1 26 2 10 10 0 0 1 18 9c-8 14-18 19-28 19s-28-7-34-21z"
      fill="paper"
    />
    <Shape d="M43 92l44-20h12l-22 26" fill="paper" pen={2.5} />
    <Shape d={box(154, 36, 130, 92, 8)} fill="paper" />
    <Tint d={box(164, 46, 110, 50, 4)} fill="water" />
    <Tint d={PLAY(212, 71, 12)} fill="tone" />
    {[164, 193, 222, 251].map((x, episode) => (
      <Tint key={x} d={box(x, 104, 23, 14, 3)} fill={episode < 3 ? 'tone' : 'water'} />
    ))}
    <Shape d="M142 132h154M206 132l-6 12h38l-6-12" />
  </>
)

/** A series in two languages: the picture, both lines below it, and who speaks. */
export const TwoLanguages = () => (
  <>
    <Tide at={152} />
    <Shape d={box(72, 46, 176, 106, 8)} fill="paper" />
    <Tint d={box(82, 56, 156, 56, 4)} fill="water" />
    <Tint d={circle(196, 76, 9)} fill="tone" />
    <Tint d="M82 112l34-34 26 22 18-12 40 24z" fill="ink" />
    <Stroke d="M106 124h108" colour="ink" />
    <Stroke d="M122 138h76" colour="tone" />
    <Shape
      d="M40 18h54a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12H68L54 82V68H40a12 12 0 0 1-12-12V30a12 12 0 0 1 12-12z"
      fill="tone"
    />
    <Shape d="M55 56l12-28 12 28M59.5 46h15" />
    <Shape
      d="M226 14h54a12 12 0 0 1 12 12v26a12 12 0 0 1-12 12h-14v14l-14-14h-26a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12z"
      fill="paper"
    />
    <Shape d="M237 28h32M253 22v6M242 28c3 12 12 20 24 26M264 28c-3 12-12 20-24 26" />
  </>
)

/** A calendar of which a week is open, and the hour that runs back. */
export const CatchUpWeek = () => (
  <>
    <Tide at={152} />
    <Shape d={box(36, 30, 156, 118, 8)} fill="paper" />
    <Shape d="M36 58h156V38a8 8 0 0 0-8-8H44a8 8 0 0 0-8 8z" fill="water" />
    <Shape d="M74 20v18M154 20v18" pen={4} />
    {Array.from({ length: 18 }, (_, at) => at).map(at => {
      const d = box(49 + (at % 6) * 22, 68 + Math.floor(at / 6) * 25, 16, 17, 3)
      return <Tint key={d} d={d} fill={at >= 4 && at <= 10 ? 'tone' : 'water'} />
    })}
    <Shape d={box(136, 91, 20, 21, 4)} />
    <Shape d={circle(236, 92, 50)} fill="paper" />
    <Shape d="M236 62v30l18 12" pen={4} />
    <Shape d="M206 70a38 38 0 1 1-6 30M204 54v18h18" />
    <Tint d={circle(236, 92, 5)} fill="tone" />
  </>
)

/** A folding screen of four seasons, and the mask before it. */
export const FourSeasons = () => (
  <>
    <Tide at={150} />
    {[44, 102, 160, 218].map((x, season) => (
      <Shape
        key={x}
        d={`M${x} ${season % 2 ? 34 : 26}l58 ${season % 2 ? -8 : 8}v108l-58 ${season % 2 ? 8 : -8}z`}
        fill="paper"
      />
    ))}
    <Shape d="M52 112c10-20 16-42 40-58M66 86l-8-10" />
    {(
      [
        [82, 58],
        [66, 76],
        [60, 94],
        [76, 84],
      ] as const
    ).map(([x, y]) => (
      <Tint key={y} d={circle(x, y, 6)} fill="tone" />
    ))}
    <Tint d={circle(132, 62, 14)} fill="tone" />
    <Stroke d="M110 92q6-5 11 0t11 0 11 0 8 0M110 106q6-5 11 0t11 0 11 0 8 0" colour="water" />
    <Sign name="mapleLeaf" x={168} y={48} size={44} />
    <Shape d="M248 46v48M227 58l42 24M269 58l-42 24M248 58l-7-6M248 58l7-6M248 82l-7 6M248 82l7 6" />
    <g transform="translate(124 84) scale(3)">
      <Shape
        d="M4 3l4.5 4.5h7L20 3c1.2 6 .2 10-2 13.2l-6 5.3-6-5.3C3.8 13 2.8 9 4 3z"
        fill="ground"
        pen={1}
      />
    </g>
    <Sign name="foxMask" x={124} y={84} size={72} />
  </>
)
