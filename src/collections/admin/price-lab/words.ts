import type {
  Finding,
  FindingKind,
  Kind,
  Line,
  OperatingSystem,
  PriceDifference,
  PricingSite,
  ProviderName,
  QuoteErrorCode,
  SampleBuyer,
} from '@/pricing'
import type { FieldProblem, SituationField } from '@/server/price-lab/situation'
import { t } from '../words/of-request'
import type { Sentence } from '../words/say'

export const FIELDS: Record<SituationField, Sentence> = {
  at: 'Date and time',
  zone: 'Time zone',
  site: 'Site',
  locale: 'Language',
  country: 'Country',
  os: 'System',
  payer: 'Paid through',
  buyer: 'Buyer',
  email: 'Email of the customer',
  coupon: 'Coupon code',
}

export const HINTS: Partial<Record<SituationField, Sentence>> = {
  at: 'Empty = now',
  country: 'A name or two letters. Empty = unknown',
  coupon: 'As a customer would type it',
}

export const SITES: Record<PricingSite, Sentence> = {
  com: 'Shop',
  jp: 'Japanese shop',
  discover_com: 'Review site',
  discover_jp: 'Japanese review site',
}

export const SYSTEMS: Record<OperatingSystem, Sentence> = { win: 'Windows', mac: 'Mac' }

export const PAYERS: Record<ProviderName, string> = {
  sandbox: 'Sandbox',
  stripe: 'Stripe',
  paddle: 'Paddle',
}

export const LINES: Record<Line, Sentence> = {
  video: 'Video',
  adult: 'Adult',
  music: 'Music',
  ai: 'Video AI',
  video_music: 'Video and music',
  service: 'Services',
}

export const BUYERS: Record<SampleBuyer, Sentence> = {
  new: 'New, owns nothing',
  video_1: 'Owns 1 video single',
  video_3: 'Owns 3 video singles',
  video_10: 'Owns 10 video singles',
  music_1: 'Owns 1 music single',
  music_3: 'Owns 3 music singles',
  video_and_music: 'Owns 2 video singles and 1 music single',
  video_elsewhere: 'Owns 3 video singles for the other system',
  ai: 'Owns Video AI',
  video_expired: 'Had a video single for a month, which is over',
  video_suite: 'Owns the video suite',
  video_suite_pro: 'Owns the video suite for 3 computers',
  music_suite: 'Owns the music suite',
  adult_suite: 'Owns the adult suite',
  both_suites: 'Owns the video and music suite',
  both_suites_pro: 'Owns the video and music suite for 3 computers',
  video_monthly_1: 'Subscribes to the video suite monthly, 1 month paid',
  video_monthly_2: 'Subscribes to the video suite monthly, 2 months paid',
  video_monthly_3: 'Subscribes to the video suite monthly, 3 months paid',
  video_yearly_1: 'Subscribes to the video suite yearly, 1 year paid',
  video_yearly_2: 'Subscribes to the video suite yearly, 2 years paid',
  music_monthly_2: 'Subscribes to the music suite monthly, 2 months paid',
  both_monthly_2: 'Subscribes to the video and music suite monthly, 2 months paid',
}

export const KINDS: Record<Kind, Sentence> = { offer: 'Offer', campaign: 'Campaign', coupon: 'Code' }

const REFUSALS: Readonly<Record<string, Sentence>> = {
  unknown: 'no coupon has this code, or nobody may enter it',
  not_started: 'it has not begun',
  expired: 'it is over',
  used_up: 'it was used as often as it may be',
  used_before: 'this buyer used it as often as one may',
  not_first_order: 'it is for a first order',
  owners_only: 'it is for owners of another product',
  wrong_payer: 'it is for another way of payment',
  wrong_plan: 'it is for other plans',
  wrong_product: 'it is for other products',
  wrong_locale: 'it is for other languages',
  below_minimum: 'the price is below its minimum',
  not_better: 'another price is as low or lower',
}

export const refusalText = (because: readonly string[]): string =>
  because.map(code => (REFUSALS[code] ? t(REFUSALS[code]) : code.replaceAll('_', ' '))).join(', ')

const NOT_PRICED: Record<QuoteErrorCode, Sentence> = {
  not_sellable: 'Not on sale',
  not_eligible: 'Only for owners of what it builds on',
  unknown_route: 'No longer in the catalogue',
  unknown_plan: 'This plan is no longer in the catalogue',
  bad_input: 'Cannot be priced',
}

export const notPricedText = (error: QuoteErrorCode): string => t(NOT_PRICED[error])

type ProblemText = (problem: FieldProblem) => string

const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`

export const problemText: ProblemText = problem => {
  switch (problem.code) {
    case 'no_time':
      return t('This is no date and time. Write it like 2026-11-27 09:00.')
    case 'skipped':
      return t('This time does not exist there: the clocks were put forward over it. Take one an hour later.')
    case 'twice':
      return t(
        'This time comes twice there, since the clocks were put back: at {first} and at {second}. Choose the time zone UTC and one of these.',
        { first: utc(problem.first), second: utc(problem.second) },
      )
    case 'no_zone':
      return t('There is no time zone of this name. Choose one from the list.')
    case 'no_country':
      return t('This is no country. Choose one from the list, or leave it empty.')
    case 'not_spoken':
      return t('This site is not in that language. Japanese is on the Japanese sites alone.')
    case 'not_a_choice':
      return t('This is none of the choices.')
    case 'no_email':
      return t('Write the whole email address of the account.')
    case 'no_customer':
      return t('Nobody has an account with this email address.')
    case 'not_allowed':
      return t('Only staff who look after customers may look one up.')
    case 'unknown_coupon':
      return t('No coupon has this code. The prices are those that somebody gets who types it.')
  }
}

export const FINDINGS: Record<FindingKind, { title: Sentence; what: Sentence }> = {
  dearer_than_new: {
    title: 'An upgrade is dearer than new',
    what: 'An owner is asked more than somebody new for what gives the same.',
  },
  owning_more_costs_more: {
    title: 'Owning more costs more',
    what: 'One thing more makes the price higher.',
  },
  detour: {
    title: 'A detour is cheaper',
    what: 'Buying one thing first and then the other costs less than the other alone.',
  },
  beyond_selling: {
    title: 'An offer is above the usual price',
    what: 'The price written in the rule is higher than what everybody pays, so that the rule gives nothing there.',
  },
  unreachable: {
    title: 'A rule that nobody can reach',
    what: 'No owner fulfils it for anything on sale.',
  },
  always_beaten: {
    title: 'A rule that is always beaten',
    what: 'Whoever fulfils it has a better offer by another rule.',
  },
}

type Naming = { rule: string; money: (amount: number) => string }

export function differenceText(difference: PriceDifference, { rule, money }: Naming): string {
  switch (difference.kind) {
    case 'not_sold':
      return t('Today it is not sold to this buyer. {why}.', { why: notPricedText(difference.error) })
    case 'currency':
      return t('Today such a buyer pays in another currency.')
    case 'list':
      return t('The list price was {before} and is {after}.', amountsOf(difference, money))
    case 'selling':
      return t('The usual price was {before} and is {after}.', amountsOf(difference, money))
    case 'gone':
      return t('{rule} counted then. Today it no longer runs, was changed or is no longer there.', { rule })
    case 'refused':
      return t('{rule} counted then. Today it does not: {why}.', {
        ...{ rule, why: refusalText(difference.because) },
      })
    case 'changed':
      return t('{rule} came to {before} then and comes to {after} today.', {
        ...{ rule, ...amountsOf(difference, money) },
      })
    case 'added':
      return t('{rule} counts today and did not then.', { rule })
  }
}

type Amounts = { before: number; after: number }

const amountsOf = ({ before, after }: Amounts, money: Naming['money']) => ({
  ...{ before: money(before), after: money(after) },
})

export const countText = (different: number, all: number): string =>
  different === 0
    ? t('None of {all} prices differ.', { all })
    : t('{different, plural, one {# of {all} prices differs.} other {# of {all} prices differ.}}', {
        ...{ different, all },
      })

export const statesText = (states: number): string =>
  t('{states, plural, one {# kind of owner} other {# kinds of owners}}', { states })

export const alikeText = ({ alike }: Pick<Finding, 'alike'>): string =>
  alike === 0 ? '' : ` ${t('and {count} more that cost the same', { count: alike })}`
