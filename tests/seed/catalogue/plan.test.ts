import type { TableChange } from '@seed/catalogue/change'
import { planChange } from '@seed/catalogue/plan'
import { describePlan } from '@seed/plan-text'
import { expect, test } from 'vitest'

const NOTHING: TableChange = { added: [], changed: {}, removed: {}, forgotten: [] }
const plan = {
  pay_key: '10337-LFT',
  pid: 10337,
  type: 'LFT',
  enable: true,
  origin_price: 162.9,
  price: 129.9,
}
const priceOf = (price: number) => new Map([['10337-LFT', { ...plan, price }]])
const cheaper = { ...NOTHING, changed: { '10337-LFT': { price: { from: 129.9, to: 119.9 } } } }

const planned = (
  change: TableChange,
  stored: Map<string, object>,
  seeded: Map<string, object> = new Map(),
): string[] => {
  const fields = (rows: Map<string, object>) =>
    new Map([...rows].map(([key, row]) => [key, { ...row } as Record<string, unknown>]))
  return describePlan([
    planChange({ collection: 'plans', change, stored: fields(stored), seeded: fields(seeded) }),
  ])
}

test('a field is changed where it stands as the chain left it', () => {
  expect(planned(cheaper, priceOf(129.9))).toEqual([
    'plans: create 0, change 1, keep 0',
    '  change plans 10337-LFT price: 129.9 → 119.9',
  ])
})

test('where an editor changed it, it stays and is named', () => {
  expect(planned(cheaper, priceOf(111))).toEqual([
    'plans: create 0, change 0, keep 1',
    '  edited, stays: plans 10337-LFT price: theirs 111, ours 119.9',
  ])
})

test('where it stands already as it is to be, nothing is done and nothing said', () => {
  expect(planned(cheaper, priceOf(119.9))).toEqual(['plans: create 0, change 0, keep 1'])
})

test('a row that an editor removed stays away', () => {
  expect(planned(cheaper, new Map())).toContain('  removed by an editor, stays away: plans 10337-LFT')
})

test('a new row is made, but not where an editor made one of the same key: that one stays, and is named', () => {
  const added = { ...NOTHING, added: [plan] }
  expect(planned(added, new Map())).toEqual(['plans: create 1, change 0, keep 0'])
  expect(planned(added, priceOf(111))).toEqual([
    'plans: create 0, change 0, keep 1',
    '  edited, stays: plans 10337-LFT price: theirs 111, ours 129.9',
  ])
})

test('of a row that the seed once wrote, what it wrote is brought up to date and what was edited stays', () => {
  const added = { ...NOTHING, added: [plan] }
  const seeded = new Map([['10337-LFT', { ...plan, price: 120, origin_price: 150 }]])
  const stored = new Map([['10337-LFT', { ...plan, price: 111, origin_price: 150 }]])
  expect(planned(added, stored, seeded)).toEqual([
    'plans: create 0, change 1, keep 0',
    '  change plans 10337-LFT origin_price: 150 → 162.9',
    '  edited, stays: plans 10337-LFT price: theirs 111, ours 129.9',
  ])
  expect(planned(added, new Map(), seeded)).toContain('  removed by an editor, stays away: plans 10337-LFT')
})

test('what does not go together with what an editor changed leaves the row as it is, and says why', () => {
  const dearer = {
    ...NOTHING,
    changed: { '10337-LFT': { price: { from: 129.9, to: 155 }, origin_price: { from: 162.9, to: 180 } } },
  }
  const stored = new Map([['10337-LFT', { ...plan, origin_price: 150 }]])
  expect(planned(dearer, stored)).toEqual([
    'plans: create 0, change 0, keep 0, leave alone 1',
    '  left alone: plans 10337-LFT: seed/rows/plans.ts, row 10337-LFT, price: must not be above the list price.',
  ])
})

test('a row that is to go goes where nobody edited it', () => {
  const gone = { ...NOTHING, removed: { '10337-LFT': plan } }
  expect(planned(gone, priceOf(129.9))).toContain('  remove plans 10337-LFT')
  expect(planned(gone, priceOf(111))).toContain('  left alone: plans 10337-LFT: it was to go, but was edited')
})

const suite = (includes: number[]) => new Map([['992001', { pid: 992001, includes }]])
const joined = (change: { without: number[]; with: number[] }, stored: number[]) =>
  describePlan([
    planChange({
      collection: 'bundles',
      change: { ...NOTHING, changed: { '992001': { includes: change } } },
      stored: suite(stored),
      seeded: new Map(),
    }),
  ])

test('what joins a list joins it beside what an editor added', () => {
  expect(joined({ without: [], with: [3] }, [1, 2, 9])).toEqual([
    'bundles: create 0, change 1, keep 0',
    '  change bundles 992001 includes: with [3]',
  ])
  expect(joined({ without: [1], with: [] }, [1, 2, 9])).toContain(
    '  change bundles 992001 includes: [1,2,9] → [2,9]',
  )
  expect(joined({ without: [], with: [3] }, [1, 3])).toEqual(['bundles: create 0, change 0, keep 1'])
})

test('a list that would become empty, or that an editor emptied, stays and is named', () => {
  expect(joined({ without: [1], with: [] }, [1])).toContain(
    '  edited, stays: bundles 992001 includes: theirs [1], ours []',
  )
  expect(joined({ without: [], with: [3] }, [])).toContain(
    '  edited, stays: bundles 992001 includes: theirs [], ours [3]',
  )
})
