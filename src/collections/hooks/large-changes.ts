import type { Field } from 'payload'
import { labelAt } from '../fields/label-at'
import type { Refusal } from '../fields/refusal'
import { isRow } from '../fields/row'

const AMOUNT =
  /^(price|origin_price|discount|rate|pro_surcharge|weight_(?:video|adult|music))(_eur|_jpy|_cny)?$/
const UNASKED_CHANGE = 0.3

type Change = { path: string; before: number; after: number }

export function largeChange(before: unknown, after: unknown, fields: readonly Field[]): Refusal | null {
  const large = changesIn(before, after, '').filter(isLarge)
  if (large.length === 0) return null
  return largeChangeOf(large.map(change => said(change, fields)).join(' '))
}

/** What the forms of the collections ask for. */
export const TICK_AND_SAVE = ' If that is meant, check “Yes, change it by that much” and save again.'

export const largeChangeOf = (told: string): Refusal => ({
  code: 'large_change',
  path: 'confirm_change',
  sentence: `${told}${TICK_AND_SAVE}`,
})

const isLarge = ({ before, after }: Change) => Math.abs(after - before) > before * UNASKED_CHANGE + 1e-9

/** «(+35 %)»; nothing for what cost nothing. */
export function percentText(before: number, after: number): string {
  if (before === 0) return ''
  const percent = Math.round((Math.abs(after - before) / before) * 100)
  return ` (${after > before ? '+' : '−'}${percent}%)`
}

function said({ path, before, after }: Change, fields: readonly Field[]): string {
  const label = labelAt(fields, path)
  return `${label} goes from ${before} to ${after}${percentText(before, after)}.`
}

function changesIn(before: unknown, after: unknown, at: string): Change[] {
  if (Array.isArray(before) && Array.isArray(after))
    return after.flatMap((item, place) => changesIn(sameIn(before, item, place), item, `${at}${place}.`))
  if (!isRow(before) || !isRow(after)) return []
  return Object.entries(after).flatMap(([name, value]) => {
    const was = before[name]
    const path = `${at}${name}`
    if (!AMOUNT.test(name)) return changesIn(was, value, `${path}.`)
    return typeof was === 'number' && typeof value === 'number' ? [{ path, before: was, after: value }] : []
  })
}

/** The earlier row of the same count or currency, wherever it stood. */
function sameIn(before: readonly unknown[], item: unknown, place: number): unknown {
  const key = keyOf(item)
  return key === undefined ? before[place] : before.find(each => keyOf(each) === key)
}

const keyOf = (item: unknown) => (isRow(item) ? (item.from ?? item.currency) : undefined)
