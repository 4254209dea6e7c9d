import type { NoInstant } from '../publishing/typed-instant'

/** What an action did, or why it did nothing: a stable code, the field it is about, and a sentence. */
export type Refused = { ok: false; code: RefusalCode; field: string; sentence: string }
export type Outcome = { ok: true; id: string; sentence: string } | Refused

export type RefusalCode =
  | 'no_name'
  | 'unknown_choice'
  | 'no_number'
  | 'percent_too_far'
  | 'nothing_chosen'
  | 'nothing_changes'
  | 'price_below_zero'
  | 'above_list'
  | 'large_change'
  | 'changed_meanwhile'
  | 'wrong_state'
  | NoInstant['code']
  | 'not_found'

/** `field` names what of the form is wrong; the sentence is what its editor reads. */
export const refused = (code: RefusalCode, field: string, sentence: string): Refused => ({
  ok: false,
  code,
  field,
  sentence,
})

const NAMED = 5

/** «10337-LFT, 10337-1Y and 3 more» */
export function namesOf(plans: readonly { pay_key: string }[]): string {
  const named = plans.slice(0, NAMED).map(({ pay_key }) => pay_key)
  const more = plans.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}
