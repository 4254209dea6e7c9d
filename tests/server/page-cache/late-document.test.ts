import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { AROUND } from '@tests/support/cached-shop'
import { soon } from '@tests/support/soon'
import { afterAll, expect, test, vi } from 'vitest'
import { setSecurityHeaders } from '@/server/page-cache/security-headers'
import { log } from '@/server/runtime/log/log'

const said = vi.spyOn(log, 'error').mockImplementation(() => {})

type Page = (request: IncomingMessage, response: ServerResponse) => void
let page: Page = () => {}
let closed = 0
const server = createServer((request, response) => {
  setSecurityHeaders(request, response, AROUND, { deadlineMs: 30 })
  response.once('close', () => {
    closed += 1
  })
  page(request, response)
})
await new Promise<void>(resolve => server.listen(0, resolve))
const address = server.address()
const port = typeof address === 'object' && address ? address.port : 0
afterAll(() => server.close().closeAllConnections())

const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init)
const html = (response: ServerResponse) => response.setHeader('Content-Type', 'text/html; charset=utf-8')

const HANGING: Record<string, Page> = {
  'that never begins': () => {},
  'that stops in its middle': (_request, response) => {
    html(response).setHeader('Set-Cookie', 'half=1')
    response.write('<!doctype html><title>Half')
  },
}

test.each(Object.keys(HANGING))(
  'a document %s is a 503 for who waits, and what its handler writes later goes nowhere',
  async kind => {
    let late: ServerResponse | undefined
    closed = 0
    page = (request, response) => {
      late = response
      HANGING[kind]?.(request, response)
    }
    for (const [path, locale] of [
      ['/checkout', 'en'],
      ['/de/my-account?a=1', 'de'],
    ]) {
      const answer = await ask(path ?? '')
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
      expect(answer.headers.get('set-cookie')).toBeNull()
      const text = await answer.text()
      expect(text).toContain(`<html lang="${locale}">`)
      expect(text).not.toContain('Half')
      late?.write('later')
      late?.end('later still')
    }
    await soon(() => expect(closed).toBe(2))
    expect(said).toHaveBeenCalledWith({ path: '/checkout' }, 'a page was not made in time')
  },
)

test('what a form does is not cut off, nor a document that is made in time', async () => {
  said.mockClear()
  page = (request, response) => {
    const done = () => html(response).end('<!doctype html><title>Done</title>')
    if (request.method === 'GET') done()
    else setTimeout(done, 100)
  }
  for (const method of ['GET', 'POST']) {
    const answer = await ask('/checkout', { method })
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Done')])
  }
  expect(said).not.toHaveBeenCalled()
})
