import { freshDatabase } from '@tests/support/database'
import { expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

await freshDatabase()
await openCms()
const [{ answerCall }, { SERVICE_CALLS }] = await Promise.all([
  import('@/server/api/router'),
  import('@/server/api/service/calls'),
])
const ask = (query: string, host = 'localhost:3000') => {
  const request = new Request(`http://${host}/service/search/suggest?${query}`, { headers: { host } })
  return answerCall(SERVICE_CALLS, request, 'search/suggest')
}

const suggested = async (query: string, host?: string): Promise<unknown> => {
  const response = await ask(query, host)
  expect(response.status).toBe(200)
  return (await response.json()).data.suggestions
}

test('the search field proposes names in the language of the page', async () => {
  expect(await suggested('q=netf&locale=en')).toContain('Netflix Downloader')
  expect(await suggested('q=netf&locale=de')).toContain('Netflix-Downloader')
  expect(await suggested('q=netf', 'jp.localhost:3000')).toContain('Netflix ダウンローダー')
})

test('it proposes eight at most', async () => {
  expect(await suggested('q=downloader')).toHaveLength(8)
})

test('a letter that no text has is refused by name', async () => {
  const response = await ask('q=%00')
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: 'bad_input', fields: { q: 'value' } })
})

test.each(['', 'q=', 'q=a', 'q=%ff%fe', 'q[]=x', 'q=%25&locale=xx', `q=${'x'.repeat(3000)}`])(
  'to «%.20s» it proposes nothing',
  async query => {
    expect(await suggested(query)).toEqual([])
  },
)

test('a network is answered 120 times a minute', async () => {
  const of = (ip: string) =>
    answerCall(
      SERVICE_CALLS,
      new Request('http://localhost:3000/service/search/suggest?q=a', {
        headers: { host: 'localhost:3000', 'x-client-ip': ip },
      }),
      'search/suggest',
    )
  for (let count = 0; count < 120; count += 1) expect((await of('203.0.113.93')).status).toBe(200)
  const refused = await of('203.0.113.93')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await refused.json()).toMatchObject({ error: 'too_many_tries' })
  expect((await of('203.0.113.94')).status).toBe(200)
})
