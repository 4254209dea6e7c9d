import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { ask } from '../tests/support/ask'

// A process of `npm run bench:checkout`: clients that ask for one heavy thing again and again, each as soon as the last
// answer is there, until they are told to end.

/** `queries`: with a parameter that no page reads; `coupons`: with one that pages read, and a value that nobody sent before. */
export type Heavy = 'search' | 'pictures' | 'receipts' | 'queries' | 'coupons'
/** `networks`: where the clients come from, in turn; `orders`: whose receipts they take. */
export type Work = {
  port: number
  kinds: Heavy[]
  clients: number
  networks: string[]
  pages: string[]
  orders: string[]
}
/** How often each answer came. */
export type Outcome = { seconds: number; statuses: Record<Heavy, Record<string, number>> }

const LANGUAGES = ['en', 'de', 'ja', 'fr', 'es', 'it', 'zh']
const word = () => randomBytes(6).toString('hex')
const of = <T>(list: readonly T[], number: number) => list[number % list.length] as T

/** The address that a client asks for as its `number`th. */
const PATHS: Record<Heavy, (work: Work, client: number, number: number) => string> = {
  search: (_work, _client, number) =>
    `${number % 2 === 0 ? '/search' : '/service/search/suggest'}?q=${word()}+downloader`,
  pictures: ({ pages }, client, number) => `${of(pages, client * 31 + number)}/opengraph-image?v=${word()}`,
  receipts: ({ orders }, client, number) =>
    `/order/receipt/${of(orders, client)}?secret=secret&language=${of(LANGUAGES, number)}`,
  queries: ({ pages }, client, number) => `${of(pages, client * 31 + number)}?${word()}=1`,
  coupons: ({ pages }, client, number) => `${of(pages, client * 31 + number)}?coupon=${word()}`,
}

function begin(work: Work): () => Promise<Outcome> {
  const began = performance.now()
  const statuses = Object.fromEntries(work.kinds.map(kind => [kind, {}])) as Outcome['statuses']
  let isOver = false
  const clients = work.kinds.flatMap(kind =>
    Array.from({ length: work.clients }, async (_, client) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: 4_000 })
      for (let number = 0; !isOver; number += 1) {
        const path = PATHS[kind](work, client, number)
        const headers = { 'x-forwarded-for': of(work.networks, client) }
        const { status } = await ask({ port: work.port }, { path, headers, agent })
        statuses[kind][status] = (statuses[kind][status] ?? 0) + 1
      }
      agent.destroy()
    }),
  )
  return async () => {
    isOver = true
    const seconds = (performance.now() - began) / 1000
    const told = structuredClone(statuses)
    await Promise.all(clients)
    return { seconds, statuses: told }
  }
}

let end: (() => Promise<Outcome>) | undefined
process.on('message', async (work: Work | 'end') => {
  if (work === 'end') process.send?.(await end?.())
  else end = begin(work)
})
