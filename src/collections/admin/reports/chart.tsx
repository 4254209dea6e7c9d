import { t } from '../words/of-request'
import { pairText } from '../words/written/joined'
import { type Bar, type Chart, shown } from './report'

const HEIGHT = 100
const STEP = 10

/** Drawn without a script; what it shows is said above it, and stands in the table. */
export const ReportChart = ({ chart: { caption, shape, bars } }: { chart: Chart }) => {
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className="reports__chart">
      <figcaption>{shape === 'parts' ? spanText(caption, bars) : caption}</figcaption>
      {shape === 'parts' ? <Plot bars={bars} highest={highest} /> : <Ranks bars={bars} highest={highest} />}
    </figure>
  )
}

function spanText(caption: string, bars: readonly Bar[]): string {
  const best = bestOf(bars)
  return t('{caption}, {from} to {until}; the most was {amount} on {day}', {
    caption,
    from: shown(bars[0]?.name ?? ''),
    until: shown(bars.at(-1)?.name ?? ''),
    amount: best?.text ?? '',
    day: shown(best?.name ?? ''),
  })
}

const bestOf = (bars: readonly Bar[]): Bar | undefined => bars.toSorted((a, b) => b.value - a.value)[0]

type Props = { bars: readonly Bar[]; highest: number }

/** Its scale says again what stands above the drawing: the most at its side, the first and the last day below. */
const Plot = ({ bars, highest }: Props) => (
  <div className="reports__plot" aria-hidden="true">
    <span className="reports__most">{bestOf(bars)?.text}</span>
    <Parts bars={bars} highest={highest} />
    <span className="reports__ends">
      {[bars.at(0), bars.length > 1 && bars.at(-1)].map(
        bar => bar && <span key={bar.name}>{shown(bar.name)}</span>,
      )}
    </span>
  </div>
)

const Parts = ({ bars, highest }: Props) => (
  <svg
    aria-hidden="true"
    className="reports__parts"
    viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
    preserveAspectRatio="none"
  >
    {bars.map(({ name, value }, index) => (
      <rect
        key={name}
        x={index * STEP + 1}
        width={STEP - 2}
        y={HEIGHT - (HEIGHT * value) / highest}
        height={(HEIGHT * value) / highest}
      />
    ))}
  </svg>
)

const Ranks = ({ bars, highest }: Props) => (
  <ul className="reports__ranks">
    {bars.map(({ name, value, text }) => (
      <li key={name}>
        {pairText(shown(name), text)}
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width={(100 * value) / highest} height={1} />
        </svg>
      </li>
    ))}
  </ul>
)
