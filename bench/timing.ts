import { exitWith } from '../scripts/shop/exit-with'
import { known, openAlike, QUESTIONS, unknown } from '../tests/support/alike'
import { openStaffAlike, STAFF_QUESTIONS } from '../tests/support/staff-alike'
import { apart } from './apart'
import { withFreshDatabase } from './fresh-database'
import { median, quantile, report } from './report'

// `npm run bench:timing`: whether answers about an address take as long where it has an account and where it has none;
// against how far the answers about two addresses without one lie apart, in the same run.

const TRIES = Number(process.env.TIMING_TRIES ?? 200)
/** Of that distance; an account that could be told by the time of an answer lies beyond all of it. */
const WIDEST = 0.5

type Asking<Q> = (question: Q, email: string) => Promise<Response>
type Told = { name: string; times: number[]; gaps: number[]; noise: number[] }

async function main(): Promise<number> {
  const all = await withFreshDatabase(async db => {
    const told = [
      ...(await measureAll(await openAlike(db, TRIES), QUESTIONS)),
      ...(await measureAll(await openStaffAlike(db, TRIES), STAFF_QUESTIONS)),
    ]
    const { closeDatabase } = await import('../src/server/runtime/database')
    await closeDatabase()
    return told
  })
  report('timing', [
    `${TRIES} pairs of every question: an address with an account and one without, and two without, in turn`,
    ...all.map(lineOf),
  ])
  return all.every(told => ratioOf(told) < WIDEST) ? 0 : 1
}

async function measureAll<Q extends { name: string }>(ask: Asking<Q>, questions: Q[]): Promise<Told[]> {
  const told: Told[] = []
  for (const question of questions) told.push(await measure(ask, question))
  return told
}

async function measure<Q extends { name: string }>(ask: Asking<Q>, question: Q): Promise<Told> {
  const told: Told = { name: question.name, times: [], gaps: [], noise: [] }
  const timeOf = async (email: string) => {
    const start = performance.now()
    await ask(question, email)
    const took = performance.now() - start
    told.times.push(took)
    return took
  }
  for (let number = 1; number <= TRIES; number += 1) {
    const [first, second] =
      number % 2 === 0 ? [known(number), unknown(number)] : [unknown(number), known(number)]
    const gap = (await timeOf(first)) - (await timeOf(second))
    told.gaps.push(number % 2 === 0 ? gap : -gap)
    const other = TRIES + 2 * number
    told.noise.push((await timeOf(unknown(other))) - (await timeOf(unknown(other + 1))))
  }
  return told
}

const spreadOf = (values: readonly number[]) => quantile(values, 0.75) - quantile(values, 0.25)

const ratioOf = ({ gaps, noise }: Told): number => Math.abs(median(gaps)) / spreadOf(noise)

function lineOf(told: Told): string {
  const { name, times, gaps, noise } = told
  const figures = [
    `an answer ${median(times).toFixed(2)} ms`,
    `gap ${median(gaps).toFixed(3)} ms`,
    `half of the gaps of two without an account within ${spreadOf(noise).toFixed(3)} ms`,
    `ratio ${ratioOf(told).toFixed(2)} (goal: under ${WIDEST})`,
  ]
  return `${name.padEnd(14)} median of ${figures.join(', ')}`
}

exitWith(apart(import.meta.url, main))
