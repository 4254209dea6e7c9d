import { formatMoney } from '@/pricing'
import type { PriceSet } from '@/server/price-sets/price-set'
import type { ChangedAmounts, Choice, SetState } from '@/server/price-sets/terms'
import type { PriceSetAction } from '../../price-sets/action-names'
import { LINES } from '../price-lab/words'

export const STATES: Record<SetState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  taken_back: 'Taken back',
  stopped: 'Did not go live',
}

export const CHOICE_LABELS: Record<Choice, string> = {
  prod_type: 'Kind',
  line: 'Line',
  tier: 'Price group',
  family: 'Family',
  region: 'Home of the site',
  product: 'Site or product',
}

const KINDS: Record<string, string> = {
  single: 'Singles',
  all_in_one: 'Suites',
  bundle: 'Bundles',
  service: 'Services',
}
const REGIONS: Record<string, string> = { global: 'Worldwide', eu: 'Europe', jp: 'Japan' }
const LINE_NAMES: Record<string, string> = LINES

export function choiceText(choice: Choice, value: string): string {
  if (choice === 'prod_type') return KINDS[value] ?? value
  if (choice === 'line') return LINE_NAMES[value] ?? value
  return choice === 'region' ? (REGIONS[value] ?? value) : value.replaceAll('_', ' ')
}

export const ENDING_LABELS = [
  ['none', 'as it comes'],
  ['ninety', 'ending in .90'],
  ['whole', 'whole, without cents'],
] as const

export const AMOUNT_LABELS = [
  ['both', 'Selling and list price'],
  ['price', 'Selling price'],
  ['origin_price', 'List price'],
] as const satisfies readonly (readonly [ChangedAmounts, string])[]

/** «Singles, Video · +5 %, ending in .90» */
export function changeText({ chosen, change }: Pick<PriceSet, 'chosen' | 'change'>): string {
  const { prod_type, line, tier, family, region, product } = chosen
  const named = [
    ...[choiceText('prod_type', prod_type), choiceText('line', line), choiceText('tier', tier)],
    ...[choiceText('family', family), choiceText('region', region), product && `“${product}”`],
  ].filter(text => text !== '')
  const ending = ENDING_LABELS.find(([value]) => value === change.ending)?.[1]
  const size = change.by === 0 ? '' : sizeText(change)
  const end = change.ending === 'none' ? '' : ending
  return `${named.join(', ') || 'All plans'} · ${[size, end].filter(Boolean).join(', ')}`
}

function sizeText({ kind, by }: PriceSet['change']): string {
  const sign = by < 0 ? '−' : '+'
  return `${sign}${kind === 'percent' ? `${Math.abs(by) / 100} %` : formatMoney(Math.abs(by), 'USD', 'en')}`
}

export const percentText = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(1)} %`

export const DID: Record<PriceSetAction, string> = {
  save: 'It is saved as a draft. Nothing is changed yet.',
  publish: 'It is live.',
  schedule: 'It is scheduled and goes live by itself.',
  unschedule: 'It is a draft again and does not go live by itself.',
  'look-again': 'It is a draft of the prices as they are now.',
  'take-back': 'It is taken back.',
  discard: 'It is thrown away.',
}

/** Where a form was refused; what the screen finds anew has a sentence of its own. */
export const PROBLEMS: Record<string, string> = {
  no_name: 'Give it a name by which you find it again.',
  large_change: 'Prices change by more than 30 %. If that is meant, tick “Yes, change them by that much”.',
  changed_meanwhile: 'Prices of its plans were changed since. Take a fresh look.',
  wrong_state: 'Somebody was quicker: it is in another state now.',
  no_zone: 'Choose a time zone of the list.',
  no_time: 'Type a date and a time.',
  skipped: 'The clock is put forward over this time there. Type another.',
  twice: 'The clock shows this time twice that day. Type it in UTC.',
  in_the_past: 'That is over. Type a later time, or publish it now.',
  not_found: 'This price set is no longer there.',
}
