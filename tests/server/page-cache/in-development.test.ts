import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { freshDatabase } from '@tests/support/database'
import { afterAll, expect, test } from 'vitest'
import { REDIRECT_HEADER } from '@/site/redirect'

await freshDatabase()
const { plainly } = await import('../../../scripts/shop/serve')
const { failsWith } = await import('@/server/page-cache/outcome')
const { UNAVAILABLE_PAGE_HEADERS } = await import('@/server/http/unavailable')

type Making = (response: ServerResponse) => void | Promise<void>

/** What stands in for Next: it answers each path as a page of that kind does. */
const PAGES: Record<string, Making> = {
  '/unreadable': async response => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.write('<p>Post ')
    await Promise.resolve()
    failsWith(500)
    response.end('not found</p>')
  },
  '/without-database': response => {
    for (const [name, value] of Object.entries(UNAVAILABLE_PAGE_HEADERS)) response.setHeader(name, value)
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end('<p>Nothing can be sold</p>')
  },
  '/home-de': response => {
    response.setHeader(REDIRECT_HEADER, 'http://localhost:3000/de')
    response.writeHead(301, { Location: '/de' })
    response.end()
  },
  '/call': response => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end('{}')
  },
}

const accepted: unknown[] = []
const answer = plainly(async (request: IncomingMessage, response: ServerResponse) => {
  accepted.push(request.headers['accept-encoding'])
  await PAGES[request.url ?? '']?.(response)
})
const server = createServer(answer)
await new Promise<void>(resolve => server.listen(0, resolve))
afterAll(() => server.close())
const { port } = server.address() as AddressInfo
const ask = (path: string) => fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })

test('a page that could not be read has in development the status that it has in production', async () => {
  const answer = await ask('/unreadable')
  expect([answer.status, await answer.text()]).toEqual([500, '<p>Post not found</p>'])
})

test('so has the page that stands in for a database that is gone, and nobody sees how it is told', async () => {
  const answer = await ask('/without-database')
  expect([answer.status, await answer.text()]).toEqual([503, '<p>Nothing can be sold</p>'])
  expect([...answer.headers.keys()].filter(name => name.startsWith('x-shop'))).toEqual([])
})

test('no page is packed in development, as it could not say that it is', async () => {
  await ask('/unreadable')
  expect(accepted.at(-1)).toBeUndefined()
})

test('a redirect leads to the other site, and what is no page passes as it is', async () => {
  const redirect = await ask('/home-de')
  expect([redirect.status, redirect.headers.get('location')]).toEqual([301, 'http://localhost:3000/de'])
  const call = await ask('/call')
  expect([call.status, await call.text()]).toEqual([200, '{}'])
})
