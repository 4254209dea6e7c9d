import { z } from 'zod'
import type { EnteredCode } from './entered-code'
import type { OwnedLicence } from './ownership'
import { instant } from './rows/fields'
import {
  OPERATING_SYSTEMS,
  type OperatingSystem,
  PAYERS,
  PLANS,
  PRICING_LOCALES,
  type PricingLocale,
  type PricingSite,
  type ProviderName,
  SITES,
} from './vocabulary'

/** All that a price depends on beside the target; `at` in ms (UTC). */
export type QuoteVisit = {
  at: number
  site: PricingSite
  locale: PricingLocale
  country: string
  os: OperatingSystem
  coupon: string | null
  /** What is known of this code beside the rule book. */
  entered?: EnteredCode | undefined
  payer: ProviderName
  owned: readonly OwnedLicence[]
  /** The law of the visitor's market counts a reduction from the lowest price of 30 days before it. */
  countsFromPrior?: boolean
}
export type QuoteInput = QuoteVisit & { target: { route: string; plan: string } }

export type ParsedQuoteInput =
  | { ok: true; input: QuoteInput }
  | { ok: false; error: 'bad_input'; message: string; fields: Record<string, string> }

const oneOf = <T extends string>(choices: readonly [T, ...T[]]) =>
  z.enum(choices, `must be one of ${choices.join(', ')}`)

const text = z.string('must be a text').trim().min(1, 'must not be empty').max(200, 'is too long')

const licence = z.object({
  pid: z.number('must be a number').int('must be a whole number').positive('must be above 0'),
  plan: oneOf(PLANS),
  expires: z.union([z.null(), instant], 'must be an ISO instant, or null for a lifetime'),
  subscription: z.boolean('must be true or false').default(false),
  periods: z
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .default(1),
})

const schema = z.object({
  at: instant,
  site: oneOf(SITES),
  locale: oneOf(PRICING_LOCALES),
  country: z
    .string('must be a country code such as us')
    .max(20, 'is too long')
    .transform(country => country.trim().toLowerCase()),
  os: oneOf(OPERATING_SYSTEMS),
  target: z.object({ route: text, plan: text }, 'must name a route and a plan'),
  coupon: z
    .union([z.string().max(200, 'is too long'), z.null()], 'must be a code or null')
    .default(null)
    .transform(code => code?.trim() || null),
  payer: oneOf(PAYERS),
  owned: z.array(licence, 'must be a list of licences').max(1000, 'holds too many licences'),
})

/** Reads one input of DOMAIN 7. Ignores unknown fields; the message names every missing or wrong one. */
export function parseQuoteInput(json: unknown): ParsedQuoteInput {
  const parsed = schema.safeParse(json)
  if (parsed.success) return { ok: true, input: parsed.data }
  const fields = Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [path.join('.') || 'input', message]),
  )
  return { ok: false, error: 'bad_input', message: sentenceOf(fields), fields }
}

function sentenceOf(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(([field, problem]) => `${field} ${problem}`)
  return `The input is not a quote: ${parts.join('; ')}.`
}
