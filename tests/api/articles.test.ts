import { openCalls } from '@tests/support/calls'
import { soon } from '@tests/support/soon'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const shop = await openCalls()

const ARTICLES = z.array(
  z.object({ id: z.number(), title: z.string(), url: z.string(), published_at: z.string() }),
)
const get = (service: string, input: Record<string, unknown> = {}) =>
  shop.ask({ service, method: 'GET', input })

describe('article/latest', () => {
  test('lists the articles of a language, the newest first', async () => {
    const { status, body } = await get('article/latest', { is_simple: 1, origin_url: 'x' })
    const articles = ARTICLES.parse(body.data)
    const dates = articles.map(({ published_at }) => published_at)
    expect(status).toBe(200)
    expect(dates).toEqual(dates.toSorted().reverse())
    expect(articles[0]).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      url: expect.stringMatching(/^http:\/\/localhost:3000\/article\/\d+$/),
      published_at: expect.any(String),
    })
    const [full] = z.array(z.record(z.string(), z.unknown())).parse((await get('article/latest')).body.data)
    expect(Object.keys(full ?? {})).toEqual([
      'id',
      'title',
      'url',
      'published_at',
      'summary',
      'author',
      'image',
    ])
  })

  test('names the topic of each where that column is asked for, in both forms', async () => {
    for (const is_simple of [0, 1]) {
      const { body } = await get('article/latest', { is_simple, columns: 'module, other' })
      const named = z.array(z.looseObject({ module: z.string().nullable() })).parse(body.data)
      expect(named.map(({ module }) => module)).toContain('Streaming services')
    }
    const { body } = await get('article/latest', { columns: 'modules' })
    expect(JSON.stringify(body)).not.toContain('"module"')
    expect((await get('article/latest', { columns: 'x'.repeat(201) })).body.fields).toEqual({
      columns: 'value',
    })
  })

  test('never lists what is about an adult product, nor about a site that one serves', async () => {
    const all = ARTICLES.parse((await get('article/latest')).body.data).map(({ id }) => id)
    for (const [index, route] of ['fanza_downloader', 'fansly_downloader'].entries()) {
      const number = all[index] ?? 0
      await shop.db.query(
        `insert into articles_texts ("order", parent_id, path, text)
         select 9, id, 'routes', $2 from articles where number = $1`,
        [number, route],
      )
      await soon(async () => {
        const left = ARTICLES.parse((await get('article/latest', { is_simple: 1 })).body.data)
        expect(left.map(({ id }) => id)).not.toContain(number)
      })
      await shop.db.query(`delete from articles_texts where text = $1`, [route])
      await soon(async () =>
        expect(JSON.stringify((await get('article/latest', { is_simple: 1 })).body)).toContain(
          `/article/${number}"`,
        ),
      )
    }
  })

  test('leads to the site of the language', async () => {
    const [german] = ARTICLES.parse((await get('article/latest', { language: 'de' })).body.data)
    const [japanese] = ARTICLES.parse((await get('article/latest', { language: 'ja' })).body.data)
    expect(german?.url).toMatch(/^http:\/\/localhost:3000\/de\/article\/\d+$/)
    expect(japanese?.url).toMatch(/^http:\/\/jp\.localhost:3000\/article\/\d+$/)
    expect(japanese?.title).toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
  })

  test('knows its languages', async () => {
    expect((await get('article/latest', { language: 'xx', is_simple: 'so' })).body).toMatchObject({
      code: 400,
      fields: { language: 'value', is_simple: 'value' },
    })
  })
})

describe('api/movie_article', () => {
  const about = (input: Record<string, unknown>) => shop.ask({ service: 'api/movie_article', input })

  test('lists articles about a title', async () => {
    const { status, body } = await about({ title: 'Nosferatu' })
    expect(status).toBe(200)
    expect(ARTICLES.parse(body.data).map(({ id }) => id)).toEqual([116])
    expect(ARTICLES.parse((await about({ title: '月世界旅行', language: 'ja' })).body.data)[0]?.id).toBe(115)
  })

  test('lists none that is about something else, whatever it is called', async () => {
    const articles = ARTICLES.parse((await get('article/latest')).body.data)
    const others = articles.filter(({ id }) => id <= 114)
    expect(others).toHaveLength(14)
    for (const { title } of others) {
      const found = ARTICLES.parse((await about({ title })).body.data).map(({ id }) => id)
      expect(
        found.filter(id => id <= 114),
        title,
      ).toEqual([])
    }
  })

  test('lists none about what nobody wrote of, and wants a title', async () => {
    expect((await about({ title: 'qqqqqq zzzzzz' })).body.data).toEqual([])
    expect((await about({ title: '%' })).body.data).toEqual([])
    expect((await about({})).body).toMatchObject({ code: 400, fields: { title: 'empty' } })
    expect((await about({ title: 'x'.repeat(201) })).body.fields).toEqual({ title: 'value' })
    expect((await about({ title: 'a\0b' })).body.fields).toEqual({ title: 'value' })
  })
})

describe('category/list', () => {
  type Node = { uid: string; title: string; children: Node[] }
  const NODE: z.ZodType<Node> = z.strictObject({
    uid: z.string(),
    title: z.string(),
    children: z.lazy(() => z.array(NODE)),
  })

  test('gives the categories as a tree, in the language that is asked for', async () => {
    const { status, body } = await get('category/list', { is_simple: 1, origin_url: 'x' })
    const english = z.array(NODE).parse(body.data)
    const german = z
      .array(NODE)
      .parse((await get('category/list', { is_simple: 1, language: 'de' })).body.data)
    expect(status).toBe(200)
    expect(english.length).toBeGreaterThan(0)
    expect(german.map(({ uid }) => uid)).toEqual(english.map(({ uid }) => uid))
    expect(german.map(({ title }) => title)).not.toEqual(english.map(({ title }) => title))
    expect((await get('category/list', { language: 'xx' })).body.fields).toEqual({ language: 'value' })
  })
})

describe('category/list in its long form', () => {
  type Node = { uid: string; title: string; url: string; children: Node[] }
  const NODE: z.ZodType<Node> = z.strictObject({
    uid: z.string(),
    title: z.string(),
    url: z.url(),
    children: z.lazy(() => z.array(NODE)),
  })
  const flat = (nodes: Node[]): Node[] => nodes.flatMap(node => [node, ...flat(node.children)])

  test.each([
    ['en', 'http://discover.localhost:3000/category/'],
    ['de', 'http://discover.localhost:3000/de/category/'],
    ['ja', 'http://discover-jp.localhost:3000/category/'],
  ])('says in %s where each is on the review site', async (language, base) => {
    const all = flat(z.array(NODE).parse((await get('category/list', { language })).body.data))
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter(({ uid, url }) => url !== base + uid)).toEqual([])
  })
})

describe('product/multi_info', () => {
  const SIX = ['video_win', 'video_mac', 'ai_win', 'ai_mac', 'music_win', 'music_mac']

  test('tells the newest version of each of the six applications', async () => {
    const { status, body } = await get('product/multi_info', { product_ids: SIX.join(',') })
    expect([status, body.cscode]).toEqual([200, 200])
    const infos = z
      .record(z.string(), z.object({ soft_version: z.string().regex(/^\d+\.\d+/), updated_at: z.string() }))
      .parse(body.data)
    expect(Object.keys(infos)).toEqual(SIX)
    expect(infos.video_win).toEqual({ soft_version: '6.4.0', updated_at: '2026-11-10T00:00:00.000Z' })
    expect((await get('product/multi_info')).body).toEqual(body)
  })

  test('answers older names of an application under the name that it was asked by', async () => {
    const { body } = await get('product/multi_info', { product_ids: 'soundmate_win,win,music_win,video_win' })
    const { soundmate_win, win, music_win, video_win } = z.record(z.string(), z.unknown()).parse(body.data)
    expect([music_win, video_win]).toEqual(
      Array(2).fill({ soft_version: expect.any(String), updated_at: expect.any(String) }),
    )
    expect([soundmate_win, win]).toEqual([music_win, video_win])
  })

  test('tells those that are named, and passes over what it does not know', async () => {
    const { body } = await get('product/multi_info', { product_ids: 'ai_win, tetris,__proto__' })
    expect(body).toEqual({
      cscode: 200,
      data: { ai_win: { soft_version: '2.1.0', updated_at: expect.any(String) } },
    })
    expect((await get('product/multi_info', { product_ids: '' })).body).toEqual({ cscode: 200, data: {} })
  })
})

describe('search/suggest', () => {
  test('proposes names that begin like what is typed, and nothing for too little', async () => {
    const { status, body } = await get('search/suggest', { q: 'netfl' })
    const { suggestions } = z.object({ suggestions: z.array(z.string()) }).parse(body.data)
    expect(status).toBe(200)
    expect(suggestions[0]).toMatch(/netflix/i)
    expect((await get('search/suggest', { q: 'n' })).body.data).toEqual({ suggestions: [] })
    expect((await get('search/suggest')).body.data).toEqual({ suggestions: [] })
  })
})
