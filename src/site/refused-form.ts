import type { Messages } from './messages'

/** The parameter by which the page of a form that was sent without a script is told what was wrong with it. */
export const REFUSED = 'refused'

/** Of a form as a whole: words of `errors` in the interface texts. */
const WORDS = [
  'bad_input',
  'too_many_tries',
  'not_logged_in',
  'not_allowed',
  'server_error',
  'unavailable',
] as const satisfies readonly (keyof Messages['errors'])[]

export type RefusedForm = { field: string; code: string } | { word: (typeof WORDS)[number] }

/** 'email.empty' is the code of a field, 'too_many_tries' is said of the form; undefined for what no form says. */
export function refusedForm(told: string | undefined): RefusedForm | undefined {
  const word = WORDS.find(each => each === told)
  if (word) return { word }
  const [, field, code] = /^([a-z]{1,20})\.([a-z]{1,20})$/.exec(told ?? '') ?? []
  return field && code ? { field, code } : undefined
}
