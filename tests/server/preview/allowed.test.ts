import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

type Person = 'visitor' | 'customer' | 'former staff' | 'admin' | 'marketer' | 'writer' | 'support'

const ROLES = ['admin', 'marketer', 'writer', 'support'] as const
const ASKED = 'site=com&locale=de'
const PREVIEW = `preview=${encodeURIComponent(ASKED)}`
const PAGE = '/de/article/101'

const cookies = new Map<Person, string>([
  ['visitor', 'payload-token=not-a-token'],
  ['customer', 'token=00000000-0000-0000-0000-000000000000; email=a%40b.test'],
])

await freshDatabase()
const payload = await openCms()
const server = { ...(await import('@/server/preview/answer')), ...(await import('@/server/preview/allowed')) }
for (const role of ROLES) cookies.set(role, await signedInAs(role, `${role}@preview.test`))
cookies.set('former staff', await signedInAs('writer', 'gone@preview.test'))
await payload.delete({ collection: 'users', where: { email: { equals: 'gone@preview.test' } } })

async function signedInAs(role: (typeof ROLES)[number], email: string): Promise<string> {
  const data = { email, password: 'a-long-password' }
  await payload.create({ collection: 'users', data: { ...data, role } })
  const { token } = await payload.login({ collection: 'users', data })
  return `payload-token=${token}`
}

type Asking = { path?: string; from?: string; at?: string }

function begin(person: Person, { path = PAGE, from = 'same-origin', at = '' }: Asking = {}) {
  const query = new URLSearchParams({ site: 'com', locale: 'de', path, at })
  const headers = { cookie: cookies.get(person) ?? '', 'sec-fetch-site': from }
  return server.startPreview(new Request(`http://localhost:3000/preview?${query}`, { headers }))
}

const seenBy = (person: Person, path = PAGE, { query = '', buyer = '' } = {}) =>
  server.allowedPreview(
    new Headers({
      cookie: `${PREVIEW}${encodeURIComponent(`&buyer=${buyer}`)}; ${cookies.get(person)}`,
      'sec-fetch-site': 'same-origin',
      'x-shop-path': path,
      'x-shop-query': query,
    }),
  )

const OUTSIDERS: Person[] = ['visitor', 'customer', 'former staff']

test.each(ROLES)('a preview leads a %s to the page, and the page shows them drafts', async role => {
  const answer = await begin(role)
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe(PAGE)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toMatch(/^preview=site%3Dcom%26locale%3Dde; .*HttpOnly/)
  expect(await seenBy(role)).toMatchObject({ site: 'com', locale: 'de' })
})

test.each(OUTSIDERS)('a %s gets no preview, not even with the cookie of one', async person => {
  const answer = await begin(person)
  expect(answer.status).toBe(403)
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(await answer.text()).toContain('Melden Sie sich')
  expect(await seenBy(person)).toBeUndefined()
})

test('a page of another site cannot begin a preview', async () => {
  expect((await begin('writer', { from: 'cross-site' })).status).toBe(403)
})

const OUTSIDE = ['', '//evil.example', 'https://evil.example/', '/\\evil.example', '/admin', '/a%00b']

test.each(OUTSIDE)('a preview of «%s» leads nowhere', async path => {
  const answer = await begin('admin', { path })
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
})

test('the instant to look at travels with the preview', async () => {
  const answer = await begin('marketer', { at: '2030-03-01T00:00' })
  expect(decodeURIComponent(answer.headers.get('set-cookie') ?? '')).toContain('at=2030-03-01T00')
})

const PRIVATE: [path: string, query: string][] = [
  ['/checkout', '?order=TM-1'],
  ['/checkout/unknown-order', ''],
  ['/my-account/devices', ''],
]

test.each(PRIVATE)('%s%s is never a preview', async (path, query) => {
  expect(await seenBy('admin', path, { query, buyer: 'video_3' })).toBeUndefined()
})

test('the account is previewed in the place of a buyer alone', async () => {
  expect(await seenBy('marketer', '/my-account', { buyer: 'video_3' })).toMatchObject({ buyer: 'video_3' })
  expect(await seenBy('marketer', '/my-account')).toBeUndefined()
})

test('who stops a preview is led back to what visitors see, within the shop', () => {
  const stop = (path: string) =>
    server.stopPreview(new Request(`http://localhost:3000/preview/stop?${new URLSearchParams({ path })}`))
  expect(stop(PAGE).headers.get('location')).toBe(PAGE)
  expect(stop(PAGE).headers.get('set-cookie')).toMatch(/^preview=; .*Max-Age=0/)
  expect(stop('//evil.example').headers.get('location')).toBe('/')
})
