import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { windowsIn } from '../tests/support/windows'
import { type LineAnswer, openLine } from './line'

const CONNECTIONS = 12
/** Each takes a process tens of milliseconds of work. */
const REST_MS = 200
const BROWSER = { 'user-agent': 'Mozilla/5.0', 'accept-encoding': 'br' }
const MEMBER = { cookie: 'token=bench' }
const PRODUCT = '/netflix-downloader?os=win'
export const STORED: Asking[] = [
  { path: PRODUCT },
  { path: `/de${PRODUCT}` },
  { path: '/netflix-downloader', headers: { 'sec-ch-ua-mobile': '?1', 'sec-ch-ua-platform': '"macOS"' } },
  { path: '/article/106' },
]
/** Made for each visitor: a page with prices for who is signed in, and the checkout. */
const PRIVATE: Asking[] = [
  { path: PRODUCT, headers: MEMBER },
  { path: '/checkout?route=netflix_downloader&plan=LFT&os=win' },
]

type Asking = { path: string; headers?: Record<string, string> }
/** What a page spoke of, between two instants. */
export type Seen = Omit<LineAnswer, 'body'> & { path: string; shown: number[] }

/** So many at once on each process, each asking for the next page as soon as it has one, until an instant (ms, UTC). */
export async function visitAll(
  shops: readonly { port: number }[],
  until: number,
  look: (seen: Seen) => void,
): Promise<void> {
  await Promise.all(
    shops.flatMap(({ port }) => {
      const crowd = Array.from({ length: CONNECTIONS }, (_, index) =>
        visit({ port, pages: STORED, index, until, look }),
      )
      return [...crowd, visit({ port, pages: PRIVATE, index: 0, until, look, rest: REST_MS })]
    }),
  )
}

type Visitor = {
  port: number
  pages: readonly Asking[]
  /** Where to begin in the pages. */
  index: number
  until: number
  look: (seen: Seen) => void
  /** After each answer, in milliseconds. */
  rest?: number
}

async function visit({ port, pages, index, until, look, rest }: Visitor): Promise<void> {
  const line = openLine(port)
  const known = new Map<string, { body: Buffer; shown: number[] }>()
  for (let turn = index; Date.now() < until; turn++) {
    const asking = pages[turn % pages.length]
    if (!asking) return
    const request = textOf(asking, port)
    const { body, ...answer } = await line.ask(request)
    const before = known.get(request)
    const shown = before?.body.equals(body) ? before.shown : windowsIn(brotliDecompressSync(body).toString())
    known.set(request, { body, shown })
    look({ ...answer, path: asking.path, shown })
    if (rest !== undefined) await wait(rest)
  }
  line.close()
}
function textOf({ path, headers }: Asking, port: number): string {
  const named = Object.entries({ host: `localhost:${port}`, ...BROWSER, ...headers })
  const lines = [`GET ${path} HTTP/1.1`, ...named.map(([name, value]) => `${name}: ${value}`)]
  return `${lines.join('\r\n')}\r\n\r\n`
}
