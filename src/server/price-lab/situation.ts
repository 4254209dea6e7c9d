import {
  OPERATING_SYSTEMS,
  type OperatingSystem,
  PAYERS,
  PRICING_LOCALES,
  type PricingLocale,
  type PricingSite,
  type ProviderName,
  SAMPLE_BUYERS,
  type SampleBuyer,
  SITES,
} from '@/pricing'
import { localesOf } from '@/site/sites'
import { isTimeZone, zonedInstant } from '../time-zones/zoned-instant'
import { countryCode } from './country'

export const SITUATION_FIELDS = [
  'at',
  'zone',
  'site',
  'locale',
  'country',
  'os',
  'payer',
  'buyer',
  'email',
  'coupon',
] as const
export type SituationField = (typeof SITUATION_FIELDS)[number]
/** As typed; what is not given is empty. */
export type Typed = Readonly<Record<SituationField, string>>

type Buyer = { kind: 'sample'; name: SampleBuyer } | { kind: 'customer'; email: string }

/** In whose place somebody looks at prices. `payer` is undefined where the shop chooses as it would for a buyer. */
export type Situation = {
  at: number
  site: PricingSite
  locale: PricingLocale
  country: string
  os: OperatingSystem
  payer: ProviderName | undefined
  buyer: Buyer
  coupon: string | null
}

/** What is wrong with a field; words are made where it is shown. */
export type FieldProblem =
  | { code: 'no_time' | 'skipped' | 'no_zone' | 'no_country' | 'not_spoken' | 'not_a_choice' | 'no_email' }
  | { code: 'twice'; first: number; second: number }
  | { code: 'no_customer' | 'not_allowed' | 'unknown_coupon' }
export type Problems = Partial<Record<SituationField, FieldProblem>>

export const USUAL: Typed = {
  ...{ at: '', zone: 'UTC', site: 'com', locale: 'en', country: '', os: 'win' },
  ...{ payer: '', buyer: 'new', email: '', coupon: '' },
}

const MAX_COUPON = 64

const choice = <T extends string>(choices: readonly T[], text: string): T | undefined =>
  choices.find(each => each === text)

/** The instant is now where none is typed. Everything typed is kept beside what is wrong with it. */
export function readSituation(typed: Typed, now: number): { situation: Situation; problems: Problems } {
  const problems: Problems = {}
  const must = <T>(field: SituationField, value: T | undefined, fallback: T): T => {
    if (value === undefined) problems[field] = { code: 'not_a_choice' }
    return value ?? fallback
  }
  const site = must('site', choice(SITES, typed.site), 'com')
  const locale = must('locale', choice(PRICING_LOCALES, typed.locale), 'en')
  if (!problems.site && !problems.locale && !localesOf(site).includes(locale))
    problems.locale = { code: 'not_spoken' }
  const country = countryCode(typed.country)
  if (country === undefined) problems.country = { code: 'no_country' }
  return {
    problems,
    situation: {
      at: instantIn(typed, now, problems),
      site,
      locale,
      country: country ?? 'xx',
      os: must('os', choice(OPERATING_SYSTEMS, typed.os), 'win'),
      payer: typed.payer === '' ? undefined : must('payer', choice(PAYERS, typed.payer), 'sandbox'),
      buyer: buyerIn(typed, problems),
      coupon:
        typed.coupon
          .replace(/\p{Cc}/gu, '')
          .trim()
          .slice(0, MAX_COUPON)
          .toWellFormed() || null,
    },
  }
}

function instantIn({ at, zone }: Typed, now: number, problems: Problems): number {
  if (!isTimeZone(zone)) {
    problems.zone = { code: 'no_zone' }
    return now
  }
  if (at.trim() === '') return now
  const found = zonedInstant(at, zone)
  if (found.ok) return found.at
  problems.at =
    found.why === 'twice' ? { code: 'twice', first: found.first, second: found.second } : { code: found.why }
  return now
}

const EMAIL = /^[^\s@]+@[^\s@]+$/

function buyerIn({ buyer, email }: Typed, problems: Problems): Buyer {
  if (buyer === 'customer') {
    if (!EMAIL.test(email.trim())) problems.email = { code: 'no_email' }
    return { kind: 'customer', email: email.trim().toLowerCase() }
  }
  const name = choice(SAMPLE_BUYERS, buyer)
  if (!name) problems.buyer = { code: 'not_a_choice' }
  return { kind: 'sample', name: name ?? 'new' }
}
