import { cpus } from 'node:os'
import { pricingRows } from '@seed/index'
import { buildRuleBook, isQuoteError, type QuoteInput, quote, type RuleBook } from '@/pricing'
import { enlarged, quoteInputs } from './pricing-load'

const INPUTS = 5_000
const ROUNDS = 15
const ROUND_MS = 400
const COUPONS = 100_000
const CAMPAIGNS = 10_000

/** Prints quotes per second on one core: the seeded rule book, and one with many more coupons and campaigns. */
function main(): void {
  const rows = pricingRows()
  const inputs = quoteInputs(rows, INPUTS, COUPONS)
  const small = buildRuleBook(rows)
  const big = enlarged(rows, COUPONS, CAMPAIGNS)
  const started = performance.now()
  const large = buildRuleBook(big)
  const built = performance.now() - started
  const speeds = alternate(small, large, inputs)
  console.log(`node ${process.version}, ${cpus()[0]?.model.trim()}, one core, ${INPUTS} mixed inputs`)
  console.log(`answers: ${answersOf(small, inputs)} seeded, ${answersOf(large, inputs)} large`)
  console.log(`running campaigns per input in the large book: ${meanRunning(large, inputs).toFixed(1)}`)
  console.log(`seeded rule book: ${perSecond(speeds.small)} quotes/s`)
  console.log(`${COUPONS} coupons and ${CAMPAIGNS} campaigns more: ${perSecond(speeds.large)} quotes/s`)
  console.log(`the large book is ${(median(speeds.small) / median(speeds.large)).toFixed(2)} times slower`)
  console.log(`building the large book: ${built.toFixed(0)} ms`)
}

/** One round of each in turn, so that both see the same machine; the first two rounds only warm up. */
function alternate(small: RuleBook, large: RuleBook, inputs: readonly QuoteInput[]) {
  const speeds = { small: [] as number[], large: [] as number[] }
  for (let round = -2; round < ROUNDS; round++) {
    const pair = { small: speedOf(small, inputs), large: speedOf(large, inputs) }
    if (round < 0) continue
    speeds.small.push(pair.small)
    speeds.large.push(pair.large)
  }
  return speeds
}

function speedOf(book: RuleBook, inputs: readonly QuoteInput[]): number {
  let quotes = 0
  const started = performance.now()
  while (performance.now() - started < ROUND_MS) {
    for (const input of inputs) quote(book, input)
    quotes += inputs.length
  }
  return (quotes / (performance.now() - started)) * 1000
}

function answersOf(book: RuleBook, inputs: readonly QuoteInput[]): string {
  const results = inputs.map(input => quote(book, input))
  const prices = results.flatMap(result => (isQuoteError(result) ? [] : [result]))
  const byCampaign = prices.filter(({ applied }) => applied.some(({ kind }) => kind === 'campaign'))
  return `${prices.length} prices, ${byCampaign.length} of them by a campaign`
}

function meanRunning(book: RuleBook, inputs: readonly QuoteInput[]): number {
  const running = inputs.map(({ at, site, locale }) => book.runningCampaigns(at, site, locale).length)
  return running.reduce((sum, count) => sum + count, 0) / inputs.length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function perSecond(values: readonly number[]): string {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(Math.round)
  return `${Math.round(median(values))} (${low} to ${high})`
}

main()
