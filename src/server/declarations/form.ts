import {
  CANCELLATION_ENDS,
  CANCELLATION_WAYS,
  type CancellationEnd,
  type CancellationWay,
} from '@/site/declaration-choices'
import { validateField } from '@/site/validation'

/** As it was typed. */
export type DeclarationForm = { name: string; contract: string; email: string } & Partial<
  Record<'way' | 'reason' | 'end' | 'day', string>
>

/** What somebody declared, with nothing that the kind does not ask. */
export type Declared = {
  name: string
  contract: string
  email: string
  way: CancellationWay | null
  reason: string
  end: CancellationEnd | null
  endDay: string | null
}

export type ReadDeclaration =
  | { ok: true; declared: Declared }
  | { ok: false; problems: Record<string, string> }

const MAX_NAME = 100
const MAX_CONTRACT = 300
const MAX_REASON = 2_000

/** `at` in ms: a contract cannot end on a day that is over everywhere. */
export function readCancellation(form: DeclarationForm, at: number): ReadDeclaration {
  const way = CANCELLATION_WAYS.find(each => each === form.way) ?? null
  const end = CANCELLATION_ENDS.find(each => each === form.end) ?? null
  const reason = way === 'extraordinary' ? (form.reason ?? '').trim() : ''
  const endDay = end === 'day' ? (form.day ?? '').trim() : null
  const problems = {
    ...commonProblems(form),
    ...(way ? {} : { way: 'wrong' }),
    ...(end ? {} : { end: 'wrong' }),
    ...(way === 'extraordinary' && !isBetween(reason, 1, MAX_REASON) ? { reason: 'wrong' } : {}),
    ...(endDay !== null && !isDayFrom(endDay, at) ? { day: 'wrong' } : {}),
  }
  return answer(problems, { ...common(form), way, end, reason, endDay })
}

/** Asks for name, contract and email alone: a withdrawal needs no reason and has no day. A problem by field where one is not there or too long. */
export const readWithdrawal = (form: DeclarationForm): ReadDeclaration =>
  answer(commonProblems(form), { ...common(form), way: null, end: null, reason: '', endDay: null })

const answer = (problems: Record<string, string>, declared: Declared): ReadDeclaration =>
  Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, declared }

/** Of one line each: what is typed into a subject must not begin another header. */
const common = ({ name, contract, email }: DeclarationForm) => ({
  name: oneLine(name),
  contract: oneLine(contract),
  email: email.trim(),
})

function commonProblems(form: DeclarationForm): Record<string, string> {
  const { name, contract } = common(form)
  const email = validateField('email', form.email)
  return {
    ...(isBetween(name, 1, MAX_NAME) ? {} : { name: 'wrong' }),
    ...(isBetween(contract, 1, MAX_CONTRACT) ? {} : { contract: 'wrong' }),
    ...(email ? { email } : {}),
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const oneLine = (text: string): string => text.replace(/[\s\u0000-\u001f\u007f]+/g, ' ').trim()

const isBetween = (text: string, least: number, most: number): boolean =>
  text.length >= least && text.length <= most && !text.includes('\0')

/** A day begins in UTC, and is over in the last zone (UTC−12) so much later. */
const OVER_EVERYWHERE = 36 * 3600_000

function isDayFrom(text: string, at: number): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(text) && day + OVER_EVERYWHERE > at
}
