import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildRuleBook,
  convertAmount,
  convertPrice,
  isQuoteError,
  priceEnd,
  type Quote,
  type QuoteInput,
  quote,
  type Rows,
  type RuleBook,
  splitTotal,
} from '@/pricing'
import { busyRows, inputs, licences } from './arbitraries'

/** Every law holds for at least so many random cases. */
const RUNS = { numRuns: 2_000 }

const rows = busyRows()
const book = buildRuleBook(rows)
const bestOnly = buildRuleBook({ ...rows, settings: { ...rows.settings, stacking: 'best_only' } })
const anyInput = inputs(rows)
const anyLicence = licences(rows)
const anyBook = fc.constantFrom(book, bestOnly)

/** Errors are no prices: a law about prices says nothing of them. */
function priceOf(rules: RuleBook, input: QuoteInput): Quote | undefined {
  const result = quote(rules, input)
  return isQuoteError(result) ? undefined : result
}

describe('the laws of prices', () => {
  test('a price is never below 0 and never above the selling price', () => {
    fc.assert(
      fc.property(anyBook, anyInput, (rules, input) => {
        const priced = priceOf(rules, input)
        fc.pre(priced !== undefined)
        expect(priced.price).toBeGreaterThanOrEqual(0)
        expect(priced.price).toBeLessThanOrEqual(priced.selling)
        expect(Number.isSafeInteger(priced.price)).toBe(true)
      }),
      RUNS,
    )
  })

  test('owning one more licence never raises a price, and never takes one away', () => {
    fc.assert(
      fc.property(anyBook, anyInput, anyLicence, (rules, input, licence) => {
        const before = priceOf(rules, input)
        fc.pre(before !== undefined)
        const after = priceOf(rules, { ...input, owned: [...input.owned, licence] })
        expect(after?.price).toBeLessThanOrEqual(before.price)
      }),
      RUNS,
    )
  })

  test('the order of stored rows and of licences changes nothing', () => {
    const shuffled = fc.sample(shuffledRows(rows), { seed: 5, numRuns: 40 }).map(buildRuleBook)
    fc.assert(
      fc.property(fc.constantFrom(...shuffled), anyInput, (rules, input) => {
        const reversed = { ...input, owned: input.owned.toReversed() }
        expect(quote(rules, reversed)).toEqual(quote(book, input))
      }),
      RUNS,
    )
  })

  test('every candidate is either applied or refused with a reason', () => {
    fc.assert(
      fc.property(anyBook, anyInput, (rules, input) => {
        const priced = priceOf(rules, input)
        fc.pre(priced !== undefined)
        const decided = [...priced.applied, ...priced.refused].map(({ kind, rule }) => `${kind} ${rule}`)
        expect(decided.toSorted()).toEqual(candidatesOf(rules, input, priced).toSorted())
        expect(priced.refused.every(({ because }) => because.length > 0)).toBe(true)
      }),
      RUNS,
    )
  })

  test('the steps lead from the list price to the price without a gap', () => {
    fc.assert(
      fc.property(anyBook, anyInput, (rules, input) => {
        const priced = priceOf(rules, input)
        fc.pre(priced !== undefined)
        const ends = [priced.list, ...priced.steps.map(({ after }) => after)]
        expect(priced.steps.map(({ before }) => before)).toEqual(ends.slice(0, -1))
        expect(ends.at(-1)).toBe(priced.price)
        expect(priced.steps.every(({ before, after }) => after < before)).toBe(true)
      }),
      RUNS,
    )
  })

  test('a price ends at an instant at which it is another, and stays until then', () => {
    fc.assert(
      fc.property(anyBook, anyInput, fc.double({ min: 0, max: 1, noNaN: true }), (rules, input, share) => {
        const priced = priceOf(rules, input)
        fc.pre(priced !== undefined)
        const until = priceEnd(rules, input, priced)
        const last = (until ?? input.at + 10 ** 12) - 1
        const at = input.at + Math.floor((last - input.at) * share)
        expect(priceOf(rules, { ...input, at })?.price).toBe(priced.price)
        expect(priceOf(rules, { ...input, at: last })?.price).toBe(priced.price)
        if (until !== null) expect(priceOf(rules, { ...input, at: until })?.price).not.toBe(priced.price)
      }),
      RUNS,
    )
  })

  test('an answer holds until its boundary, at any instant in between', () => {
    fc.assert(
      fc.property(anyBook, anyInput, fc.double({ min: 0, max: 1, noNaN: true }), (rules, input, share) => {
        const priced = priceOf(rules, input)
        fc.pre(priced !== undefined)
        const last = (priced.until ?? input.at + 10 ** 12) - 1
        const at = input.at + Math.floor((last - input.at) * share)
        expect(quote(rules, { ...input, at })).toEqual(priced)
        expect(quote(rules, { ...input, at: last })).toEqual(priced)
      }),
      RUNS,
    )
  })

  test('at most one coupon of a group takes its amount off', () => {
    const groups = new Map(rows.coupons.map(({ code, group_type }) => [code, group_type]))
    const amounts = new Set(rows.coupons.filter(({ type }) => type === 'num').map(({ code }) => code))
    fc.assert(
      fc.property(anyInput, input => {
        const taken = priceOf(book, input)?.applied.filter(({ rule }) => amounts.has(rule)) ?? []
        const inGroups = taken.flatMap(({ rule }) => groups.get(rule) ?? [])
        expect(new Set(inGroups).size).toBe(inGroups.length)
      }),
      RUNS,
    )
  })
})

describe('the laws of amounts', () => {
  const cents = fc.integer({ min: 0, max: 100_000_000 })
  const setting = fc.record({
    currency: fc.constantFrom('EUR' as const, 'JPY' as const, 'CNY' as const),
    rate: fc.integer({ min: 1, max: 500_000_000 }),
    ending: fc.integer({ min: 0, max: 99 }),
  })

  test('the dearer amount stays the dearer one in every currency', () => {
    fc.assert(
      fc.property(cents, cents, setting, (a, b, to) => {
        const [low, high] = a < b ? [a, b] : [b, a]
        expect(convertPrice(low, to)).toBeLessThanOrEqual(convertPrice(high, to))
        expect(convertAmount(low, to)).toBeLessThanOrEqual(convertAmount(high, to))
      }),
      RUNS,
    )
  })

  test('a converted price ends as its currency asks, unless it is nothing', () => {
    fc.assert(
      fc.property(cents, setting, (amount, to) => {
        expect(amount === 0 || convertPrice(amount, to) % 100 === to.ending).toBe(true)
      }),
      RUNS,
    )
  })

  test('the parts of a split total add up, none is negative, and all but one end as asked', () => {
    const items = fc.array(fc.record({ price: fc.integer({ min: 0, max: 100_000 }) }), {
      minLength: 1,
      maxLength: 8,
    })
    const ending = fc.constantFrom(0.99, 0.9, 0.5, 0)
    fc.assert(
      fc.property(cents, items, ending, fc.option(fc.nat(7)), (total, parts, end, special) => {
        const split = splitTotal(total, parts, { ending: end, ...(special !== null && { special }) })
        expect(split.reduce((sum, part) => sum + part, 0)).toBe(total)
        expect(Math.min(...split)).toBeGreaterThanOrEqual(0)
        expect(split.filter(part => part !== 0 && !endsWith(part, end)).length).toBeLessThanOrEqual(1)
      }),
      RUNS,
    )
  })
})

function endsWith(part: number, ending: number): boolean {
  return ending === 0 ? part % 1000 === 0 : part % 100 === Math.round(ending * 100)
}

function shuffledRows(from: Rows): fc.Arbitrary<Rows> {
  const shuffled = <T>(list: T[]) => fc.shuffledSubarray(list, { minLength: list.length })
  return fc.record({
    products: shuffled(from.products),
    plans: shuffled(from.plans),
    bundles: shuffled(from.bundles),
    offerRules: shuffled(from.offerRules),
    subscriberPrices: shuffled(from.subscriberPrices),
    coupons: shuffled(from.coupons),
    campaigns: shuffled(from.campaigns),
    settings: fc.constant(from.settings),
  })
}

/**
 * Worked out from the stored rows: the offers told, the coupons that campaigns run for the product, the
 * entered one.
 */
function candidatesOf(rules: RuleBook, input: QuoteInput, { pid, offers }: Quote): string[] {
  const route = rules.productByPid(pid)?.route ?? ''
  const codes = rules.runningCampaigns(input.at, input.site, input.locale).flatMap(({ coupons }) => coupons)
  const running = rows.coupons
    .filter(({ code }) => codes.includes(code))
    .filter(({ from, until }) => (from ?? 0) <= input.at && input.at < (until ?? Number.POSITIVE_INFINITY))
    .filter(({ allow_products }) => allow_products.length === 0 || allow_products.includes(route))
    .map(({ code }) => code)
  const entered =
    input.coupon !== null && !isRunningOpenly(running, input.coupon) ? [`coupon ${input.coupon}`] : []
  return [
    ...offers.map(({ rule }) => `offer ${rule}`),
    ...running.map(code => `campaign ${code}`),
    ...entered,
  ]
}

/** A code that runs by itself is no second candidate when it is entered, unless nobody can enter it. */
function isRunningOpenly(running: readonly string[], code: string): boolean {
  const row = rows.coupons.find(coupon => coupon.code === code)
  return running.includes(code) && row?.group_type !== 'internal'
}
