import { askRaw } from '../raw-request'
import { type PageFacts, pageFacts } from './page-facts'
import { addressesIn } from './xml-addresses'

export type Visited = {
  address: string
  /** The page or map that led here first. */
  from: string
  status: number
  /** Where a redirect leads, and the language that it keeps in a cookie. */
  location?: string
  locale?: string
  /** How many redirects led here. */
  hops: number
  page?: PageFacts
}

export type Crawling = {
  /** Where all sites listen. */
  port: number
  hosts: readonly string[]
  starts: readonly string[]
}

type Task = Pick<Visited, 'address' | 'from' | 'hops' | 'locale'>
/** What was found, under the address, and for pages without a language in their address `LOCALE ADDRESS`. */
export type Crawled = ReadonlyMap<string, Visited>

const AT_ONCE = 8
const MAX_HOPS = 4

/** Asks for the starts and for everything of the shop that is found from there, each once. */
export async function crawl({ port, hosts, starts }: Crawling): Promise<Crawled> {
  const visited = new Map<string, Visited>()
  const known = new Set<string>()
  const waiting: Task[] = []
  const add = (task: Task) => {
    const { host } = new URL(task.address)
    if (known.has(keyOf(task)) || !hosts.includes(host)) return
    known.add(keyOf(task))
    waiting.push(task)
  }
  const visitNext = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const { found, next } = await visit(port, task)
      visited.set(keyOf(task), found)
      next.forEach(add)
    }
  }
  for (const address of starts) add({ address, from: 'the start', hops: 0 })
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visitNext))
  return visited
}

export const keyOf = ({ locale, address }: Pick<Visited, 'address' | 'locale'>): string =>
  locale ? `${locale} ${address}` : address

async function visit(port: number, task: Task): Promise<{ found: Visited; next: Task[] }> {
  const { address, hops, locale } = task
  const { host, pathname, search } = new URL(address)
  const headers = { 'user-agent': 'Mozilla/5.0', ...(locale && { cookie: `locale=${locale}` }) }
  const answer = await askRaw({ port, host, path: `${pathname}${search}`, headers })
  const found: Visited = { ...task, status: answer.status }
  const { location, 'content-type': type = '', 'set-cookie': cookies } = answer.headers
  if (location !== undefined) {
    const target = new URL(location, address).href
    const kept = /locale=(\w+)/.exec(cookies?.join(' ') ?? '')?.[1] ?? locale
    const next = hops < MAX_HOPS ? [{ address: target, from: address, hops: hops + 1, locale: kept }] : []
    return { found: { ...found, location: target, locale: kept }, next }
  }
  const text = answer.body.toString('utf8')
  const page = type.startsWith('text/html') ? pageFacts(text, address) : undefined
  const links = page?.links ?? (type.includes('xml') && !type.includes('svg') ? addressesIn(text) : [])
  const next = links.map(link => ({ address: withoutFragment(link), from: address, hops: 0 }))
  return { found: { ...found, page }, next }
}

export const withoutFragment = (address: string): string => address.split('#', 1)[0] ?? ''
