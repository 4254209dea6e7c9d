import { z } from 'zod'
import { formatMoney, type PricingSite } from '@/pricing'
import { SITE_LABELS } from '../fields/options'
import type { ScopeProblem } from './scope'
import type { DiscountProblem } from './typed-discount'
import { clockText, type TimeProblem } from './window'

/** A stable code, the field of the form («from», «discount.LFT», empty: the whole), a sentence, and what to choose from. */
export const saleRefusal = z.object({
  code: z.string(),
  field: z.string(),
  sentence: z.string(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
})
export type SaleRefusal = z.output<typeof saleRefusal>

const refusal = (field: string, code: string, sentence: string): SaleRefusal => ({ field, code, sentence })

const DISCOUNTS: Record<DiscountProblem, string> = {
  unreadable:
    'This cannot be read. Write a percentage such as “30%”, or a price in US dollars such as “19.90”.',
  ambiguous:
    'Is this a percentage or a price? Write it with its sign: “30%”, or “30.00” for a price in US dollars.',
  nothing_off: '0% lowers nothing. Leave the field empty if this plan stays as it is.',
  free: '100% would give it away. Take less.',
  over_100: 'More than 100% cannot be taken off.',
  not_above_zero: 'A price has to be above zero.',
}

const SCOPE_SENTENCES: Record<ScopeProblem, string> = {
  no_scope: 'Choose what is discounted.',
  no_products: 'Choose at least one product, or “Everything”.',
  unused_products: 'Products are checked, but it is not for “Chosen products”. Choose that, or uncheck them.',
  nothing_sold: 'Nothing in this line is on sale.',
}

/** Every sentence of the form. The admin speaks English; another language would be another table like this one. */
export const WORDS = {
  noName: refusal('name', 'no_name', 'Give it a name, such as “Black Friday 2026”.'),
  noZone: refusal('zone', 'no_zone', 'Choose a time zone from the list.'),
  endsBeforeStart: refusal('until', 'ends_before_start', 'It has to end after it begins.'),
  isOver: refusal('until', 'is_over', 'This is in the past, so it would never run.'),
  noSite: refusal('sites', 'no_site', 'Choose at least one site.'),
  noLanguage: refusal('locales', 'no_language', 'Choose at least one language.'),
  notSpoken: (site: PricingSite) =>
    refusal(
      'locales',
      'not_spoken',
      `“${SITE_LABELS[site]}” is in none of these languages, so nobody would see it there.`,
    ),
  scope: (code: ScopeProblem) => refusal('scope', code, SCOPE_SENTENCES[code]),
  noDiscount: refusal('discounts', 'no_discount', 'Enter a discount for at least one plan.'),
  discount: (field: string, code: DiscountProblem) => refusal(field, code, DISCOUNTS[code]),
  planNotSold: (field: string) =>
    refusal(field, 'plan_not_sold', 'None of the discounted products is sold in this plan.'),
  notLower: (field: string, highest: number) =>
    refusal(
      field,
      'not_lower',
      `This lowers nothing: no product that it is for costs more than ${formatMoney(highest, 'USD', 'en')} in this plan.`,
    ),
  noAnnouncement: refusal('announcement', 'no_announcement', 'Choose how it is announced.'),
}

const TIMES: Record<TimeProblem['code'], string> = {
  no_time: 'This is not a date and time. Write it like 2026-11-27 09:00.',
  no_zone: 'Choose a time zone from the list.',
  skipped:
    'This time does not exist there: the clocks skip it. Choose the next one that exists, or type another.',
  twice:
    'This time comes twice there, since the clocks are put back. Choose which one is meant, or type another.',
}

const KINDS = {
  first: 'the first time',
  second: 'the second time',
  next: 'when the clocks have been put forward',
}

/** What is wrong with a time, with the readings to choose from. */
export function timeRefusal(field: 'from' | 'until', problem: TimeProblem, zone: string): SaleRefusal {
  const told = refusal(field, problem.code, TIMES[problem.code])
  if (!('readings' in problem)) return told
  const choices = problem.readings.map(({ at, kind }) => ({
    value: String(at),
    label: `${clockText(at, zone)}, ${KINDS[kind]}`,
  }))
  return { ...told, choices }
}
