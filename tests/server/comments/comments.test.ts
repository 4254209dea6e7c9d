import { freshDatabase } from '@tests/support/database'
import { rowOf, undescribed } from '@tests/support/described'
import { describe, expect, test } from 'vitest'
import { openCms } from '../../../scripts/shop/cms'

const ORIGIN = 'http://localhost:3000'
const TEXT = 'A very useful article, thank you for writing it.'

type Told = { status: number; headers: Headers; body: Record<string, unknown> }

const db = await freshDatabase()
await openCms()
const [{ answerCall }, { SERVICE_CALLS }] = await Promise.all([
  import('@/server/api/router'),
  import('@/server/api/service/calls'),
])

async function call(request: Request): Promise<Told> {
  const answer = await told(await answerCall(SERVICE_CALLS, request, 'comments'))
  const row = rowOf(SERVICE_CALLS, { path: 'comments', method: request.method })
  expect(undescribed(row, answer)).toBeNull()
  return answer
}

let networks = 0
/** A reader at a network of their own, so that no limit of one story touches another. */
const someNetwork = () => {
  networks += 1
  return `198.51.100.${networks}`
}

async function told(response: Response): Promise<Told> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
}

async function write(input: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Told> {
  const body = JSON.stringify({ article: 101, locale: 'en', name: 'Ada', text: TEXT, ...input })
  const own = { 'content-type': 'application/json', origin: ORIGIN, 'x-client-ip': someNetwork() }
  const url = `${ORIGIN}/service/comments`
  return call(new Request(url, { method: 'POST', headers: { ...own, ...headers }, body }))
}

const read = (article: unknown, locale = 'en'): Promise<Told> =>
  call(new Request(`${ORIGIN}/service/comments?article=${article}&locale=${locale}`))

type Row = { name: string; text: string; state: string; locale: string; number: number }

async function stored(name: string): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `select name, text, state, comments.locale, number::int from comments
     join articles on articles.id = article_id where name = $1 order by comments.created_at`,
    [name],
  )
  return rows
}

describe('a comment', () => {
  test('is kept for our staff and not shown until they let it', async () => {
    const answer = await write({ name: 'Grace', text: TEXT })
    expect(answer).toMatchObject({ status: 200, body: { code: 200, data: { state: 'waiting' } } })
    expect(await stored('Grace')).toEqual([
      { name: 'Grace', text: TEXT, state: 'waiting', locale: 'en', number: 101 },
    ])
    expect((await read(101)).body.data).toEqual({ comments: [] })
    await db.query(`update comments set state = 'hidden' where name = 'Grace'`)
    expect((await read(101)).body.data).toEqual({ comments: [] })
    await db.query(`update comments set state = 'shown' where name = 'Grace'`)
    expect((await read(101)).body.data).toEqual({
      comments: [{ name: 'Grace', text: TEXT, at: expect.any(Number) }],
    })
  })

  test('cannot be let through by whoever writes it', async () => {
    await write({ name: 'Mallory', state: 'shown' })
    expect(await stored('Mallory')).toMatchObject([{ state: 'waiting' }])
  })

  test('stands below its article in its own language, the oldest first', async () => {
    for (const name of ['First', 'Second', 'Third']) await write({ article: 102, name })
    await write({ article: 102, name: 'Erste', locale: 'de' })
    await db.query(`update comments set state = 'shown'
      where article_id = (select id from articles where number = 102)`)
    const names = async (locale: string) => {
      const { data } = (await read(102, locale)).body
      return JSON.stringify(data).match(/(?<="name":")[^"]*/g)
    }
    expect(await names('en')).toEqual(['First', 'Second', 'Third'])
    expect(await names('de')).toEqual(['Erste'])
  })

  test('from a plain form leads back to the article, which says that it waits', async () => {
    const { status, headers } = await write({ name: 'Plain', locale: 'de' }, { accept: 'text/html' })
    expect(status).toBe(303)
    expect(headers.get('location')).toBe('/de/article/101?comments=sent#comments')
  })
})

describe('tags', () => {
  test.each([
    ['script', `<script>alert(1)</script>${TEXT}`, TEXT],
    ['encoded', `&lt;script&gt;alert(1)&lt;/script&gt;${TEXT}`, TEXT],
    ['twice encoded', `&amp;lt;img src=x onerror=alert(1)&amp;gt;${TEXT}`, TEXT],
    ['nested', `<scr<script>ipt>alert(1)</scr</script>ipt>${TEXT}`, expect.not.stringMatching(/<\/?\w/)],
    ['unclosed', `${TEXT}<img src=x onerror=alert(1)`, TEXT],
    ['bold', `<b>${TEXT}</b>`, TEXT],
    ['harmless', `1 < 2 & 3 > 2, “quoted” and "quoted"`, `1 < 2 & 3 > 2, “quoted” and "quoted"`],
    [
      'lines',
      'The first line of this.\r\nAnd the second one.',
      'The first line of this.\nAnd the second one.',
    ],
  ])('of %s text none is kept, and all else is', async (kind, text, kept) => {
    const name = `Tag ${kind}`
    expect((await write({ name: `<i>${name}</i>`, text })).status).toBe(200)
    expect(await stored(name)).toMatchObject([{ name, text: kept }])
  })

  test('do not count as words', async () => {
    const { status, body } = await write({ name: '<b></b>', text: '<b></b><b></b><b></b>too short' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'bad_input', fields: { name: 'empty', text: 'value' } })
  })
})

describe('what is not taken', () => {
  test.each([
    [{ name: '' }, { name: 'empty' }],
    [{ name: 'A' }, { name: 'value' }],
    [{ name: 'x'.repeat(61) }, { name: 'value' }],
    [{ text: '' }, { text: 'empty' }],
    [{ text: 'x'.repeat(19) }, { text: 'value' }],
    [{ text: `${' '.repeat(30)}short` }, { text: 'value' }],
    [{ text: 'x'.repeat(5001) }, { text: 'long' }],
    [{ text: undefined }, { text: 'empty' }],
    [{ article: 'abc' }, { article: 'value' }],
    [{ article: -1 }, { article: 'value' }],
    [{ name: 'Ada', text: { $ne: '' } }, { text: 'value' }],
  ])('%j', async (input, fields) => {
    const { status, body } = await write(input)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'bad_input', fields })
  })

  test('names of 2 and of 60 characters and texts of 20 are taken', async () => {
    for (const name of ['Al', '名前', 'n'.repeat(60)])
      expect((await write({ name, text: 'x'.repeat(20) })).status).toBe(200)
  })

  test('is what is written below an article that does not exist, or not in that language', async () => {
    expect(await write({ article: 99_999, name: 'Nowhere' })).toMatchObject({
      status: 404,
      body: { error: 'not_found' },
    })
    await db.query(`delete from articles_translations using articles
      where _parent_id = articles.id and number = 103 and _locale = 'de'`)
    expect((await write({ article: 103, name: 'Nowhere', locale: 'de' })).status).toBe(404)
    expect((await read(103, 'de')).status).toBe(404)
    expect((await read(103, 'en')).status).toBe(200)
    expect((await read(99_999)).status).toBe(404)
    expect((await read('abc')).status).toBe(400)
    expect(await stored('Nowhere')).toEqual([])
  })

  test('is what is written below a draft', async () => {
    await db.query(`update articles set _status = 'draft' where number = 104`)
    expect((await write({ article: 104 })).status).toBe(404)
    expect((await read(104)).status).toBe(404)
  })

  test('is what another site sends', async () => {
    expect((await write({ name: 'Foreign' }, { origin: 'https://evil.example' })).status).toBe(403)
    expect(await stored('Foreign')).toEqual([])
  })
})

test('a network writes ten comments in a quarter of an hour, and an eleventh has to wait', async () => {
  const ip = '203.0.113.99'
  for (let index = 0; index < 10; index += 1)
    expect((await write({ name: 'Eager' }, { 'x-client-ip': ip })).status).toBe(200)
  const { status, headers, body } = await write({ name: 'Eager' }, { 'x-client-ip': ip })
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body).toMatchObject({ error: 'too_many_tries' })
  expect(await stored('Eager')).toHaveLength(10)
  expect((await write({ name: 'Patient' }, { 'x-client-ip': '203.0.113.98' })).status).toBe(200)
})
