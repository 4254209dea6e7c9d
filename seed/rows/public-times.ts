import { type CatalogueRow, catalogue } from './catalogue'

/** The id ranges of SPEC 3, each with the days on which its first and its last product came out. */
const SERIES = [
  { from: 10331, to: 10499, first: '2019-03-05', last: '2025-09-16' },
  { from: 10500, to: 10599, first: '2019-10-15', last: '2023-05-23' },
  { from: 10600, to: 10999, first: '2024-04-09', last: '2024-04-09' },
  { from: 11000, to: 11999, first: '2025-10-14', last: '2025-10-14' },
  { from: 992001, to: 992099, first: '2019-06-18', last: '2022-08-30' },
  { from: 992100, to: 992199, first: '2021-11-02', last: '2022-11-08' },
]

const DAY = 24 * 60 * 60 * 1000

/** The day on which a product came out, YYYY-MM-DD: within its series the lower pid came earlier. */
export function publicTimeOf({ pid }: Pick<CatalogueRow, 'pid'>): string {
  const series = SERIES.find(({ from, to }) => from <= pid && pid <= to)
  if (!series) return '2025-12-02'
  const pids = catalogue
    .map(product => product.pid)
    .filter(other => series.from <= other && other <= series.to)
  const place = pids.filter(other => other < pid).length / Math.max(1, pids.length - 1)
  const [first, last] = [Date.parse(series.first), Date.parse(series.last)]
  return new Date(first + Math.round(((last - first) * place) / DAY) * DAY).toISOString().slice(0, 10)
}
