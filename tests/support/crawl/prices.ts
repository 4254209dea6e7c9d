import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { DEFAULT_HOSTS, siteOfHost } from '@/site/sites'
import { visitOf } from '@/site/visit'
import { ROOT } from '../../../scripts/shop/paths'
import type { Crawled } from './crawl'
import { localeOf, type Shown, shownPages } from './findings'

const quotes = z.array(
  z.object({ price: z.number(), currency: z.string() }).or(z.object({ error: z.string() })),
)

type Seen = { address: string; plan: string; read: string; offered: string; input: unknown }

/**
 * Where the price that is read on a page, that of its structured data and the engine's quote are not the same. The engine
 * is asked by the shop's own command, from the stored rules (DOMAIN 7).
 */
export async function wrongPrices(crawled: Crawled, database: string, at: number): Promise<string[]> {
  const seen = shownPages(crawled).flatMap(shown => pricesSeen(shown, at))
  const answers = quotes.parse(
    JSON.parse(
      await quoted(
        seen.map(({ input }) => input),
        database,
      ),
    ),
  )
  return seen.flatMap(({ address, plan, read, offered }, index) => {
    const answer = answers[index]
    const told = answer && 'price' in answer ? `${answer.price} ${answer.currency}` : JSON.stringify(answer)
    const isRead = told.startsWith(`${read} `)
    return isRead && offered === told
      ? []
      : [`${address} ${plan}: reads ${read}, data ${offered}, engine ${told}`]
  })
}

function pricesSeen(shown: Shown, at: number): Seen[] {
  const { address, page } = shown
  const { sold, offered } = page
  return (sold?.plans ?? []).map(({ plan, digits }, index) => ({
    address,
    plan,
    read: digits,
    offered: `${offered[index]?.digits} ${offered[index]?.currency}`,
    input: inputOf(shown, sold?.os === 'mac' ? 'mac' : 'win', { route: sold?.route, plan }, at),
  }))
}

function inputOf(shown: Shown, os: 'win' | 'mac', target: object, at: number) {
  const { host, origin, pathname } = new URL(shown.address)
  const place = { site: siteOfHost(host, DEFAULT_HOSTS), locale: localeOf(shown), origin, path: pathname }
  const { site, locale, country } = visitOf({ at, loggedIn: false, ...place })
  const when = new Date(at).toISOString()
  return { at: when, site, locale, country, os, target, coupon: null, payer: 'sandbox', owned: [] }
}

async function quoted(inputs: unknown[], database: string): Promise<string> {
  const { NODE_ENV: _, ...inherited } = process.env
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/quote.ts'], {
    cwd: ROOT,
    env: Object.assign(Object.create(null), inherited, { DATABASE_URL: database }),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(inputs))
  return text(child.stdout)
}

/** Links to a product that name a price which none of its plans has. */
export const wrongCards = (crawled: Crawled): string[] =>
  shownPages(crawled).flatMap(({ address, page }) =>
    page.cards
      .filter(({ href, digits }) => {
        const plans = crawled.get(href)?.page?.sold?.plans
        return plans && !plans.some(plan => plan.digits === digits)
      })
      .map(({ href, digits }) => `${address} names ${digits} for ${href}`),
  )
