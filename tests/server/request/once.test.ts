import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freshDatabase } from '@tests/support/database'
import { listeningBook } from '@tests/support/listening'
import { NextRequest } from 'next/server'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { resolveAddress } from '@/site/address'
import { visitOf, visitorOf } from '@/site/visit'

/** What Next and React keep for one page: its request, and what was asked in it. */
type Render = { headers: Headers; kept: Map<unknown, Map<string, unknown>> }
const render = await vi.hoisted(
  async () => new (await import('node:async_hooks')).AsyncLocalStorage<Render>(),
)

vi.mock('next/headers', async () => {
  const { NextRequest } = await import('next/server')
  const request = () => new NextRequest('http://shop', { headers: render.getStore()?.headers })
  return { headers: async () => request().headers, cookies: async () => request().cookies }
})
vi.mock('react', async original => {
  const cache = (work: (...args: unknown[]) => unknown) => {
    return (...args: unknown[]) => {
      const kept = render.getStore()?.kept ?? new Map<unknown, Map<string, unknown>>()
      const answers = kept.get(work) ?? new Map<string, unknown>()
      kept.set(work, answers)
      const asked = JSON.stringify(args)
      if (!answers.has(asked)) answers.set(asked, work(...args))
      return answers.get(asked)
    }
  }
  return { ...(await original<object>()), cache }
})
vi.mock('@/site/address', async original => {
  const address = await original<typeof import('@/site/address')>()
  return { ...address, resolveAddress: vi.fn(address.resolveAddress) }
})
vi.mock('@/site/visit', async original => {
  const visit = await original<typeof import('@/site/visit')>()
  return { ...visit, visitOf: vi.fn(visit.visitOf), visitorOf: vi.fn(visit.visitorOf) }
})

await freshDatabase()
await listeningBook()
const { answerFromMemory } = await import('../../../scripts/shop/serve')
const { proxy } = await import('@/proxy')
const layout = await import('@/app/(site)/s/[site]/[locale]/layout')
const pages = {
  product: await import('@/app/(site)/s/[site]/[locale]/product/[route]/page'),
  article: await import('@/app/(site)/s/[site]/[locale]/article/[id]/page'),
}

/** What stands in for Next: proxy, then the head and the body of frame and page, in one render. */
async function next(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sent = new Headers(
    Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const { headers: told } = await proxy(
    new NextRequest(`http://${request.headers.host}${request.url}`, { headers: sent }),
  )
  const headers = new Headers(
    [...told].flatMap(([name, value]): [string, string][] =>
      name.startsWith('x-middleware-request-') ? [[name.slice('x-middleware-request-'.length), value]] : [],
    ),
  )
  const inner = new URL(told.get('x-middleware-rewrite') ?? '')
  const [, , site = '', locale = '', family = '', param = ''] = inner.pathname.split('/')
  const params = Promise.resolve({ site, locale, route: param, id: param })
  const props = { params, searchParams: Promise.resolve(Object.fromEntries(inner.searchParams)) }
  const { generateMetadata, default: Page } = family === 'article' ? pages.article : pages.product
  await render.run({ headers, kept: new Map() }, () =>
    Promise.all([
      layout.generateMetadata({ params }),
      generateMetadata(props),
      layout.default({ children: null, params }),
      Page(props),
    ]),
  )
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><title>${site} ${locale} ${family} ${param}</title>`)
}

const server = createServer()
answerFromMemory(server, next)
await new Promise<void>(resolve => server.listen(0, resolve))
const { port } = server.address() as AddressInfo
afterAll(() => new Promise<void>(resolve => server.close(() => resolve()).closeAllConnections()))

/** Asks for a page, and waits until the figures have counted it, too. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`http://localhost:${port}${path}`, { headers })
  const text = await answer.text()
  await new Promise(resolve => setImmediate(resolve))
  return text
}

const clocks: string[] = []
const clock = Date.now
vi.spyOn(Date, 'now').mockImplementation(() => {
  const [, ...frames] = new Error().stack?.split('\n') ?? []
  const caller = frames.find(frame => !/once\.test|@vitest/.test(frame)) ?? ''
  const [, file] = /\/src\/([^:?]+)/.exec(caller) ?? []
  if (file) clocks.push(file)
  return clock()
})
const instants = () => vi.mocked(visitOf).mock.calls.map(([{ at }]) => at)

beforeEach(() => {
  vi.mocked(resolveAddress).mockClear()
  vi.mocked(visitOf).mockClear()
  vi.mocked(visitorOf).mockClear()
  clocks.length = 0
})

test.each([
  ['/netflix-downloader', 'com en product netflix_downloader'],
  ['/netflix-downloader?os=mac', 'com en product netflix_downloader'],
  ['/de/article/101', 'com de article 101'],
])('of %s, which nobody has stored, address and visit are made once, of one instant', async (path, title) => {
  expect(await ask(path)).toContain(title)
  expect(resolveAddress).toHaveBeenCalledTimes(1)
  expect(instants()).toHaveLength(1)
  expect(visitorOf).toHaveBeenCalledTimes(1)
  // The page cache says of which instant a page is to be, and asks nothing but whether that is over by now.
  expect(new Set(clocks)).toEqual(new Set(['server/page-cache/shop-page-cache.ts']))
})

test('the same holds of a page that is made for one customer alone', async () => {
  expect(await ask('/de/article/101', { cookie: 'token=of-nobody' })).toContain('com de article 101')
  expect(await ask('/netflix-downloader', { cookie: 'token=of-nobody' })).toContain('product')
  expect(resolveAddress).toHaveBeenCalledTimes(2)
  expect(instants()).toHaveLength(2)
  expect(clocks.filter(file => file === 'server/http/request-context.ts')).toHaveLength(1)
})

test('a page out of memory costs none of them', async () => {
  await ask('/hulu-downloader')
  vi.mocked(resolveAddress).mockClear()
  vi.mocked(visitOf).mockClear()
  vi.mocked(visitorOf).mockClear()
  await ask('/hulu-downloader')
  expect(resolveAddress).not.toHaveBeenCalled()
  expect(visitOf).not.toHaveBeenCalled()
  expect(visitorOf).not.toHaveBeenCalled()
})
