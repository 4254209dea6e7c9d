import { formatMoney } from '@/pricing'
import type { PriceSet } from '@/server/price-sets/price-set'
import type { ChangedAmounts, Choice, SetState } from '@/server/price-sets/terms'
import { LINE_LABELS } from '../../fields/options'
import type { PriceSetAction } from '../../price-sets/action-names'
import { codeText } from '../words/code-text'
import { HABITS } from '../words/language'
import { quoted, spoken, t } from '../words/of-request'
import type { Sentence } from '../words/say'
import { listText } from '../words/written/joined'

export const STATES: Record<SetState, Sentence> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  taken_back: 'Taken back',
  stopped: 'Did not go live',
}

export const CHOICE_LABELS: Record<Choice, Sentence> = {
  prod_type: 'Kind',
  line: 'Line',
  tier: 'Price group',
  family: 'Family',
  region: 'Home of the site',
  product: 'Site or product',
}

const KINDS: Readonly<Record<string, Sentence>> = {
  single: 'Singles',
  all_in_one: 'Suites',
  bundle: 'Bundles',
  service: 'Services',
}

const NAMES: Partial<Record<Choice, Readonly<Record<string, Sentence>>>> = {
  ...{ prod_type: KINDS, line: LINE_LABELS },
}

export function choiceText(choice: Choice, value: string): string {
  const known = NAMES[choice]?.[value]
  return known ? t(known) : codeText(choice, value, spoken())
}

export const ENDING_LABELS = [
  ['none', 'as it comes'],
  ['ninety', 'ending in .90'],
  ['whole', 'whole, without cents'],
] as const satisfies readonly (readonly [string, Sentence])[]

export const AMOUNT_LABELS = [
  ['both', 'Selling and list price'],
  ['price', 'Selling price'],
  ['origin_price', 'List price'],
] as const satisfies readonly (readonly [ChangedAmounts, Sentence])[]

/** «Singles, Video · +5 %, ending in .90» */
export function changeText({ chosen, change }: Pick<PriceSet, 'chosen' | 'change'>): string {
  const { prod_type, line, tier, family, region, product } = chosen
  const named = [
    ...[choiceText('prod_type', prod_type), choiceText('line', line), choiceText('tier', tier)],
    ...[choiceText('family', family), choiceText('region', region), product && quoted(product)],
  ].filter(text => text !== '')
  const ending = ENDING_LABELS.find(([value]) => value === change.ending)?.[1]
  const size = change.by === 0 ? '' : sizeText(change)
  const end = change.ending === 'none' || !ending ? '' : t(ending)
  return `${listText(named) || t('All plans')} · ${listText([size, end].filter(Boolean))}`
}

function sizeText({ kind, by }: PriceSet['change']): string {
  const sign = by < 0 ? '−' : '+'
  return `${sign}${kind === 'percent' ? t('{number}%', { number: numberText(Math.abs(by) / 100) }) : formatMoney(Math.abs(by), 'USD', spoken())}`
}

export const percentText = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${t('{number}%', { number: numberText(Math.abs(percent), 1) })}`

const numberText = (value: number, digits = 0): string =>
  value.toLocaleString(HABITS[spoken()], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits || 2,
  })

export const DID: Record<PriceSetAction, Sentence> = {
  save: 'It is saved as a draft. Nothing is changed yet.',
  publish: 'It is live.',
  schedule: 'It is scheduled and goes live automatically.',
  unschedule: 'It is a draft again and does not go live automatically.',
  'look-again': 'It is a draft of the prices as they are now.',
  'take-back': 'It is taken back.',
  discard: 'It is thrown away.',
}

/** Where a form was refused; what the screen finds anew has a sentence of its own. */
export const PROBLEMS: Readonly<Record<string, Sentence>> = {
  no_name: 'Give it a name that you will find it by.',
  large_change: 'Prices change by more than 30%. If that is meant, check “Yes, change them by that much”.',
  changed_meanwhile: 'Prices of its plans were changed since. Take a fresh look.',
  wrong_state: 'Somebody was quicker: it is in another state now.',
  no_zone: 'Choose a time zone from the list.',
  no_time: 'Type a date and a time.',
  skipped: 'The clock skips this time there. Type another.',
  twice: 'The clock shows this time twice that day. Type it in UTC.',
  in_the_past: 'That is in the past. Type a later time, or publish it now.',
  not_found: 'This price set is no longer there.',
}
