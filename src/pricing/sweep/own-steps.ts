import type { Suite } from '../vocabulary'

/** Suites and singles of a target's lines that somebody owns on its system. */
type Own = { readonly suites: readonly Suite[]; readonly counts: Readonly<Record<Suite, number>> }
export type OwnStep = { readonly own: Own; readonly next: ReadonlyMap<string, number> }

type Counting = {
  readonly lines: readonly Suite[]
  /** The last step of a ladder: a count above it is no more. */
  readonly top: number
  /** What a suite counts for. */
  readonly weights: Readonly<Record<Suite, number>>
  /** How many singles there are. */
  readonly available: Readonly<Record<Suite, number>>
}

const NOTHING: Own = { suites: [], counts: { video: 0, adult: 0, music: 0 } }

/** What can be owned, each in its least form and once, with what has one single or suite more; first nothing. */
export function ownSteps(counting: Counting): OwnStep[] {
  const found = [NOTHING]
  const places = new Map([[keyOf(NOTHING), 0]])
  const placeOf = (own: Own): number => {
    const key = keyOf(own)
    const place = places.get(key) ?? found.push(own) - 1
    places.set(key, place)
    return place
  }
  const steps: OwnStep[] = []
  for (let place = 0; place < found.length; place += 1) {
    const own = found[place] ?? NOTHING
    const next = oneMore(counting, own).map(([move, more]) => [move, placeOf(least(counting, more))] as const)
    steps.push({ own, next: new Map(next.filter(([, there]) => there !== place)) })
  }
  return steps
}

const keyOf = ({ suites, counts }: Own): string => JSON.stringify([suites, counts])

const weightOf = ({ weights }: Counting, { suites }: Own, line: Suite): number =>
  suites.includes(line) ? weights[line] : 0

/** n of DOMAIN 4. */
function countOf(counting: Counting, own: Own): number {
  const counted = counting.lines.map(line => Math.max(own.counts[line], weightOf(counting, own, line)))
  return counted.reduce((sum, count) => sum + count, 0)
}

/** The name of the step that owns one suite more. */
export const suiteMove = (suite: Suite): string => `suite ${suite}`

/** The name of the step that owns one single of a line more. */
export const singleMove = (line: Suite): string => `single ${line}`

function oneMore(counting: Counting, own: Own): [move: string, more: Own][] {
  const { lines, available } = counting
  const suites = lines
    .filter(line => !own.suites.includes(line))
    .map((line): [string, Own] => [suiteMove(line), withSuite(counting, own, line)])
  const singles = lines.flatMap((line): [string, Own][] => {
    const count = Math.max(own.counts[line], weightOf(counting, own, line)) + 1
    return count > available[line] ? [] : [[singleMove(line), withCount(own, line, count)]]
  })
  return [...suites, ...singles]
}

const withSuite = ({ lines }: Counting, own: Own, suite: Suite): Own => ({
  ...own,
  suites: lines.filter(line => line === suite || own.suites.includes(line)),
})

const withCount = (own: Own, line: Suite, count: number): Own => ({
  ...own,
  counts: { ...own.counts, [line]: count },
})

/** Without the singles that a suite counts for, and without those above the last step. */
function least(counting: Counting, own: Own): Own {
  const spare = counting.lines.find(line => {
    const count = own.counts[line]
    return count > 0 && (count <= weightOf(counting, own, line) || countOf(counting, own) > counting.top)
  })
  if (spare === undefined) return own
  const fewer = own.counts[spare] - 1
  return least(counting, withCount(own, spare, fewer <= weightOf(counting, own, spare) ? 0 : fewer))
}
