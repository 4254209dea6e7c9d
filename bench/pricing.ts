import { cpus } from 'node:os'
import { pricingRows } from '@seed/index'
import {
  buildRuleBook,
  isQuoteError,
  type Kind,
  type QuoteInput,
  quote,
  type Rows,
  type RuleBook,
} from '@/pricing'
import { enlarged, quoteInputs } from './pricing-load'

const INPUTS = 5_000
const ROUNDS = 25
const WARM_UP = 5
/** How often a round goes through all inputs. */
const TURNS = 20
const COUPONS = 100_000
const CAMPAIGNS = 10_000

type Shop = { name: string; book: RuleBook; inputs: readonly QuoteInput[]; speeds: number[] }

/** Prints quotes per second on one core: the seeded shop, and one with many more coupons and campaigns. */
function main(): void {
  const rows = pricingRows()
  const small = shopOf('seeded', rows)
  const large = shopOf(
    `${COUPONS} coupons and ${CAMPAIGNS} campaigns more`,
    enlarged(rows, COUPONS, CAMPAIGNS),
  )
  for (let round = -WARM_UP; round < ROUNDS; round++) measure([small, large], round >= 0)
  console.log(`node ${process.version}, ${cpus()[0]?.model.trim()}, one core, ${INPUTS} mixed inputs`)
  for (const shop of [small, large]) describe(shop)
  const ratios = small.speeds.map((speed, round) => speed / (large.speeds[round] ?? speed))
  console.log(`The large shop is ${median(ratios).toFixed(2)} times slower.`)
}

function shopOf(name: string, rows: Rows): Shop {
  const started = performance.now()
  const book = buildRuleBook(rows)
  console.log(`Rule book «${name}» built in ${(performance.now() - started).toFixed(0)} ms.`)
  return { name, book, inputs: quoteInputs(rows, INPUTS), speeds: [] }
}

/** One round of each in turn, so that both see the same machine. */
function measure(shops: readonly Shop[], counts: boolean): void {
  for (const { book, inputs, speeds } of shops) {
    const speed = speedOf(book, inputs)
    if (counts) speeds.push(speed)
  }
}

/**
 * Quotes per second of processor time, garbage collection included; the sum of all prices keeps the work from
 * vanishing.
 */
function speedOf(book: RuleBook, inputs: readonly QuoteInput[]): number {
  let sum = 0
  const started = process.cpuUsage()
  for (let turn = 0; turn < TURNS; turn++) {
    for (const input of inputs) {
      const result = quote(book, input)
      if (!isQuoteError(result)) sum += result.price
    }
  }
  const { user, system } = process.cpuUsage(started)
  const seconds = (user + system) / 1_000_000
  return sum === 0 ? 0 : (TURNS * inputs.length) / seconds
}

function describe({ name, book, inputs, speeds }: Shop): void {
  const quotes = inputs
    .map(input => quote(book, input))
    .flatMap(result => (isQuoteError(result) ? [] : [result]))
  const share = (kind: Kind) =>
    quotes.filter(({ applied }) => applied.some(each => each.kind === kind)).length
  const running = inputs.map(({ at, site, locale }) => book.runningCampaigns(at, site, locale).length)
  const [low, high] = [Math.min(...speeds), Math.max(...speeds)].map(Math.round)
  console.log(`«${name}»: ${Math.round(median(speeds))} quotes/s (rounds from ${low} to ${high})`)
  console.log(
    `  ${quotes.length} prices, ${share('campaign')} with a campaign, ${share('coupon')} with a coupon`,
  )
  console.log(
    `  ${Math.round(running.reduce((sum, count) => sum + count, 0) / INPUTS)} campaigns run at an instant`,
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

main()
