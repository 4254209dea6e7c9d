import type { FreshDatabase } from '../../fresh-database'
import { randomFrom } from '../../random'
import type { Row } from '../../run-apart'
import { audited } from '../audited'
import type { End } from './end'
import { type History, historyOf } from './happenings'
import { play } from './play'

/** What a part of the histories found. */
export type Part = {
  played: number
  different: number
  problems: number
  happenings: number
  rows: Row[]
}

/** Plays some histories, each in order and once, then shuffled and doubled. */
export async function playPart(
  db: FreshDatabase,
  { seed, count }: { seed: number; count: number },
): Promise<Part> {
  await (await import('@/server/jobs/boss')).sender() // makes the queue's tables
  const part = { played: 0, different: 0, problems: 0, happenings: 0 }
  for (let index = 0; index < count; index += 1) {
    const history = historyOf(randomFrom(seed + index))
    const straight = await play(db, history, undefined)
    const tortured = await play(db, history, randomFrom(seed + index + 1_000_003))
    const differences = differencesOf(straight.end, tortured.end, comparable(history))
    const problems = [...straight.problems, ...tortured.problems]
    part.played += 1
    part.happenings += history.happenings.length
    if (differences.length > 0) part.different += 1
    part.problems += problems.length
    if (differences.length + problems.length > 0)
      console.log(
        `  history ${seed + index}: ${JSON.stringify(history)}`,
        ...problems.slice(0, 2),
        ...differences.slice(0, 2),
      )
  }
  return { ...part, rows: await audited(db, 'them') }
}

const PARTS_OF = ['subscriptions', 'orders', 'licences', 'letters', 'money'] as const

const comparable = (history: History): (keyof End)[] =>
  PARTS_OF.filter(name => name !== 'letters' || !isUntold(history))

/** Of a renewal that went back before the shop heard that it was paid, no receipt is written where it hears that first. */
const isUntold = ({ happenings }: History): boolean =>
  happenings.some(each => each.kind === 'page' && each.isRefunded)

function differencesOf(straight: End, tortured: End, names: readonly (keyof End)[]): string[] {
  return names.flatMap(name => {
    const [in_order, shuffled] = [JSON.stringify(straight[name]), JSON.stringify(tortured[name])]
    return in_order === shuffled ? [] : [`${name}: ${differenceOf(in_order, shuffled)}`]
  })
}

const AROUND = 120

function differenceOf(in_order: string, shuffled: string): string {
  const at = [...in_order].findIndex((sign, index) => sign !== shuffled[index])
  const part = (text: string) => text.slice(Math.max(0, at - AROUND), at + AROUND)
  return `in order …${part(in_order)}…, shuffled …${part(shuffled)}…`
}
