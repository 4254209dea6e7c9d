import { BOOK } from '@tests/support/address-rows'
import { expect, test, vi } from 'vitest'
import {
  addressOfRequest,
  contextOf,
  inContext,
  instantOfRequest,
  type RequestContext,
} from '@/server/http/request-context'

const contextAt = (url: string, book = () => BOOK): RequestContext =>
  contextOf({ url, headers: { host: 'localhost' } }, async () => book())

test('the clock is read at the first question about it, and once', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValueOnce(1_000).mockReturnValue(2_000)
  const context = contextAt('/')
  expect(clock).not.toHaveBeenCalled()
  expect([context.instant(), context.instant()]).toEqual([1_000, 1_000])
  expect(inContext(context, instantOfRequest)).toBe(1_000)
  expect(instantOfRequest()).toBe(2_000)
  clock.mockRestore()
})

test('an address is looked up again only where addresses have changed meanwhile', async () => {
  let book = BOOK
  const context = contextAt('/netflix-downloader', () => book)
  const before = await context.find('/netflix-downloader')
  expect(before.address).toMatchObject({ kind: 'page', page: { family: 'product' } })
  expect(await context.find('/netflix-downloader')).toBe(before)
  book = { ...BOOK, pages: { ...BOOK.pages, product: new Map() } }
  expect((await context.find('/netflix-downloader')).address).toMatchObject({ kind: 'not_found' })
})

test('who is signed in, the language and the query of the request decide where a path leads', async () => {
  const headers = { host: 'localhost', 'accept-language': 'de' }
  const asked = contextOf({ url: '/de/my-account?tab=1', headers }, async () => BOOK)
  expect((await asked.find('/de/my-account')).address).toMatchObject({
    kind: 'redirect',
    to: expect.stringMatching(/login.*tab/),
  })
  const member = { ...headers, cookie: 'token=somebody' }
  const known = contextOf({ url: '/de/my-account?tab=1', headers: member }, async () => BOOK)
  expect((await known.find('/de/my-account')).address).toMatchObject({ to: '/my-account?tab=1' })
})

test('what nobody asked for has no address', async () => {
  await expect(addressOfRequest('/')).rejects.toThrow('no request is at hand')
})
