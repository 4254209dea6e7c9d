import { ENDINGS } from '@/pricing'
import { ALL_CHOSEN, isChosen } from './chosen'
import { type RefusalCode, type Refused, refused } from './outcome'
import type { Wanted } from './planned'
import type { StoredPlan } from './plans'
import { CHANGED_AMOUNTS, CHOICES, type Choice, type Chosen } from './terms'

type ChangeField = 'direction' | 'by' | 'kind' | 'ending' | 'amounts'
type TypedField = Choice | ChangeField | 'name'

/** As typed; what is not given is empty, or as usual. */
export type Typed = Readonly<Record<TypedField, string>>

export const USUAL: Typed = {
  ...ALL_CHOSEN,
  ...{ name: '', direction: 'up', by: '', kind: 'percent', ending: 'none', amounts: 'both' },
}

const DIRECTIONS = ['up', 'down'] as const
const KINDS = ['percent', 'amount'] as const
const NUMBER = /^\d{1,7}([.,]\d{1,2})?$/
const MOST_PERCENT = 1_000

const among = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find(value => value === text)

type Read = { chosen: Chosen; wanted: Wanted | undefined; plans: StoredPlan[]; problems: Refused[] }

/** What was chosen of plans, and the change; with all that is wrong with it. */
export function readTyped(typed: Typed, all: readonly StoredPlan[]): Read {
  const { prod_type, line, tier, family, region, product } = typed
  const chosen = { prod_type, line, tier, family, region, product }
  const unknown = CHOICES.filter(choice => choice !== 'product')
    .filter(choice => typed[choice] !== '' && all.every(plan => plan[choice] !== typed[choice]))
    .map(choice => refused('unknown_choice', choice, 'No plan on sale has this. Choose another.'))
  const plans = unknown.length > 0 ? [] : all.filter(plan => isChosen(plan, chosen))
  const nothing = refused(
    'nothing_chosen',
    'product',
    'No plan on sale matches all of this. Remove one condition.',
  )
  const { wanted, problems } = readChange(typed)
  const isNothing = unknown.length === 0 && plans.length === 0
  return { chosen, wanted, plans, problems: [...unknown, ...(isNothing ? [nothing] : []), ...problems] }
}

function readChange(typed: Typed): { wanted: Wanted | undefined; problems: Refused[] } {
  const [direction, kind] = [among(DIRECTIONS, typed.direction), among(KINDS, typed.kind)]
  const [ending, amounts] = [among(ENDINGS, typed.ending), among(CHANGED_AMOUNTS, typed.amounts)]
  const lacking = Object.entries({ direction, kind, ending, amounts })
    .filter(([, value]) => value === undefined)
    .map(([field]) => refused('unknown_choice', field, 'This is not one of the choices. Choose another.'))
  const by = hundredths(typed.by)
  const problem = by === undefined ? NO_NUMBER : tooFar(by, kind, direction)
  const problems = problem ? [...lacking, refused(problem[0], 'by', problem[1])] : lacking
  if (problems.length > 0 || by === undefined || !kind || !ending || !amounts)
    return { wanted: undefined, problems }
  return { wanted: { change: { kind, by: direction === 'down' ? -by : by, ending }, amounts }, problems }
}

type Problem = [code: RefusalCode, sentence: string]

const NO_NUMBER: Problem = [
  'no_number',
  'Type a number such as 5 or 2.5, without a sign. To go down, choose “down”.',
]

function tooFar(by: number, kind: string | undefined, direction: string | undefined): Problem | undefined {
  if (kind !== 'percent') return undefined
  if (direction === 'down' && by >= 10_000)
    return ['percent_too_far', '100% down or more leaves nothing to pay. Type less than 100.']
  return by > MOST_PERCENT * 100
    ? ['percent_too_far', `${MOST_PERCENT}% up is the most. Type less.`]
    : undefined
}

/** «2.5» → 250; basis points of percent, and cents of an amount. An empty text is nothing: the ending alone. */
function hundredths(text: string): number | undefined {
  const plain = text.trim()
  if (plain === '') return 0
  return NUMBER.test(plain) ? Math.round(Number(plain.replace(',', '.')) * 100) : undefined
}
