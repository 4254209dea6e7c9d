import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { statementsOf } from '@tests/support/statements'
import { describe, expect, test } from 'vitest'
import type { Piece } from '@/server/search/excerpt'
import { FAMILIES } from '@/site/families'
import { LOCALES, type Locale } from '@/site/locale'
import { openCms } from '../../../scripts/shop/cms'

const db = await freshDatabase()
await openCms()
const { find } = await import('@/server/search/find')
const { NO_SHELVES } = await import('@/server/search/shelves')
const server = {
  ...{ ...(await import('@/server/search/search')), ...(await import('@/server/search/suggest')) },
  shelves: await import('@/server/catalogue/product-cards'),
}

async function found(locale: Locale, text: string) {
  const answer = await server.search(guestVisit(locale), text)
  if (answer.kind !== 'found') throw new Error(`«${text}» is ${answer.kind}`)
  return {
    ...answer,
    routes: answer.products.map(({ route }) => route),
    numbers: answer.articles.map(({ number }) => number),
    guided: answer.guides.map(({ route }) => route),
    paths: answer.pages.map(({ href }) => href),
  }
}

describe('products', () => {
  test.each([
    ['netflx', 'netflix_downloader'],
    ['NETFLIX', 'netflix_downloader'],
    ['Ｎｅｔｆｌｉｘ', 'netflix_downloader'],
    ['netf', 'netflix_downloader'],
    ['spotfy converter', 'spotify_converter'],
    ['a converter for my spotify', 'spotify_converter'],
    ['prime amazon', 'amazon_prime_video_downloader'],
    ['youtube', 'youtube_downloader'],
    ['how to download from hulu', 'hulu_downloader'],
    ['disney+', 'disney_plus_downloader'],
  ])('somebody who types «%s» finds %s first', async (text, route) => {
    expect((await found('en', text)).routes[0]).toBe(route)
  })

  test.each([
    ['ja', '動画', 'video_downloader'],
    ['ja', 'Netflixをダウンロード', 'netflix_downloader'],
    ['zh', '视频下载', 'video_downloader'],
    ['zh', '音乐转换器', 'spotify_converter'],
    ['de', 'Musik für alle', 'all_in_one_music_suite'],
    ['fr', 'video telechargeur', 'video_downloader'],
  ] as const)('in %s «%s» finds %s', async (locale, text, route) => {
    expect((await found(locale, text)).routes).toContain(route)
  })

  test('come with the address of their page and the price of the shelf, in the visitor’s language', async () => {
    const visit = guestVisit('de')
    const [first] = (await found('de', 'netflix')).products
    const shelved = (await server.shelves.productCards(visit)).find(
      ({ route }) => route === 'netflix_downloader',
    )
    expect(first).toMatchObject({ ...shelved })
    expect(first).toMatchObject({ href: '/de/netflix-downloader', name: 'Netflix-Downloader' })
    expect(first?.price.currency).toBe('EUR')
  })

  test('are left out where they are not what was asked for', async () => {
    const { products } = await found('en', 'hulu downloader')
    const singles = products.filter(({ type }) => type === 'single')
    expect(singles.map(({ route }) => route)).toEqual(['hulu_downloader', 'hulu_jp_downloader'])
    expect(await found('en', 'qqqqzzzz')).toMatchObject({
      products: [],
      guides: [],
      articles: [],
      pages: [],
    })
  })

  test('are twelve at most, as all kinds are', async () => {
    for (const text of ['downloader', 'the downloader for video and music']) {
      const { products, guides, articles, pages } = await found('en', text)
      for (const kind of [products, guides, articles, pages]) expect(kind.length).toBeLessThanOrEqual(12)
    }
  })
})

describe('suites', () => {
  test.each(LOCALES)('in %s those that open a service are found by it, after its product', async locale => {
    const { routes, products } = await found(locale, 'Netflix')
    expect(routes).toEqual(['netflix_downloader', 'all_in_one_video_suite', 'video_music_one'])
    expect(products.map(({ includes }) => includes)).toEqual([undefined, 'Netflix', 'Netflix'])
  })

  test('stand where they were found by their own name, and none opens what no suite has', async () => {
    expect((await found('en', 'video all-in-one')).products[0]).toMatchObject({
      route: 'all_in_one_video_suite',
      rating: undefined,
    })
    expect((await found('en', 'Video AI')).products.filter(({ includes }) => includes)).toEqual([])
  })
})

describe('what is said below a result', () => {
  const marked = (pieces: readonly Piece[]) => pieces.flatMap(({ text, isFound }) => (isFound ? [text] : []))

  test.each(LOCALES)('in %s has the words that were typed and 160 characters at most', async locale => {
    const { products, guides, articles, reviews, pages } = await found(locale, 'Netflix')
    expect(marked(products[0]?.excerpt ?? [])).toContain('Netflix')
    const all = [products, guides, articles, reviews, pages].flat().map(({ excerpt }) => excerpt)
    for (const excerpt of all)
      expect([...excerpt.map(({ text }) => text).join('')].length).toBeLessThanOrEqual(160)
    expect(all.flatMap(marked).length).toBeGreaterThan(1)
  })

  test('an article whose summary lacks the word shows where its text has it', async () => {
    const [{ number } = { number: 0 }] = (await found('de', 'Hörbücher')).articles
    await db.query(
      `update articles_translations set summary = 'Ohne das Wort' from articles
       where _parent_id = articles.id and number = $1 and _locale = 'de'`,
      [number],
    )
    const { articles } = await found('de', 'Hörbücher')
    const own = articles.find(each => each.number === number)
    expect(marked(own?.excerpt ?? []).map(text => text.toLowerCase())).toContain('hörbücher')
  })

  test('a product has the average of the reviews that are shown, and none without them', async () => {
    expect((await found('en', 'netflix')).products[0]?.rating).toBeUndefined()
    for (const [route, stars, state] of [
      ['netflix_downloader', 5, 'shown'],
      ['netflix_downloader', 4, 'shown'],
      ['netflix_downloader', 4, 'shown'],
      ['netflix_downloader', 1, 'waiting'],
      ['video_music_one', 3, 'shown'],
    ])
      await db.query(
        `insert into customer_reviews (route, stars, text, locale, state, written_at)
         values ($1, $2, 'Well made', 'en', $3, now())`,
        [route, stars, state],
      )
    const { products } = await found('en', 'netflix')
    expect(products.map(({ rating }) => rating)).toEqual([
      { average: 4.3, count: 3 },
      undefined,
      { average: 3, count: 1 },
    ])
  })
})

describe('reviews', () => {
  test.each(LOCALES)('in %s are found by their product, and stand on the review site', async locale => {
    const [first] = (await found(locale, 'netflix')).reviews
    expect(first?.href).toMatch(/^http:\/\/discover(-jp)?\.localhost.*\/review\/202$/)
    expect(first?.language).toBe(locale)
  })

  test('that are drafts or for later are not found', async () => {
    const change = (set: string) => db.query(`update reviews set ${set} where number = 205`)
    const hrefs = async () => (await found('en', 'spotify')).reviews.map(({ href }) => href).join(' ')
    expect(await hrefs()).toContain('/review/205')
    await change(`published_at = now() + interval '1 day'`)
    expect(await hrefs()).not.toContain('/review/205')
    await change(`published_at = now() - interval '1 day', _status = 'draft'`)
    expect(await hrefs()).not.toContain('/review/205')
  })
})

describe('adult products', () => {
  const WORDS = [
    'adult',
    'fanza',
    'onlyfans',
    'fansly',
    'mgstage',
    'fc2',
    'adult downloader',
    '成人',
    'アダルト',
  ]

  test.each(LOCALES)('are never found in %s, nor suggested', async locale => {
    const adult = (await server.shelves.adultProductCards(guestVisit(locale))).map(({ route }) => route)
    expect(adult).toContain('adult_downloader')
    for (const text of [...WORDS, 'downloader']) {
      const { routes, products } = await found(locale, text)
      expect(routes.filter(route => adult.includes(route))).toEqual([])
      expect(products.filter(({ line }) => line === 'adult')).toEqual([])
      const { guided } = await found(locale, text)
      expect(guided.filter(route => adult.includes(route))).toEqual([])
      const suggested = (await server.suggest(guestVisit(locale), text)).join(' ')
      expect(suggested).not.toMatch(/adult|fanza|onlyfans|fansly|mgstage|fc2/i)
    }
  })

  test('are found by the search for them, which finds nothing else', async () => {
    const visit = guestVisit('en')
    const answer = await server.searchAdult(visit, 'fanza')
    expect(answer).toMatchObject({ products: [{ route: 'fanza_downloader', line: 'adult' }], articles: [] })
    expect(await server.searchAdult(visit, 'netflix')).toMatchObject({
      products: [],
      guides: [],
      articles: [],
      pages: [],
    })
  })
})

describe('articles', () => {
  test('are found by their words, umlauts and all, typed with them or without', async () => {
    for (const text of ['Hörbücher', 'horbucher', 'HÖRBÜCHER'])
      expect((await found('de', text)).articles[0]?.title, text).toContain('Hörbücher')
    expect((await found('ja', '字幕')).articles.length).toBeGreaterThan(0)
  })

  test('about a film are found by its name, and nothing is read of what they say further on', async () => {
    const cards = await server.searchTitles(guestVisit('en'), 'Nosferatu')
    expect(cards.map(({ number }) => number)).toEqual([116])
    expect(cards[0]).not.toHaveProperty('excerpt')
    const words = [{ text: 'nosferatu', inside: true }]
    const asked = { words, shelves: NO_SHELVES, titlesAlone: true }
    const matches = await find(asked, guestVisit('en'))
    expect(matches.map(({ key, more }) => ({ key, more }))).toEqual([{ key: '116', more: '' }])
  })

  test('of which there is only a draft, or which are for later, are not found', async () => {
    const [number] = (await found('de', 'Hörbücher')).numbers
    const change = (set: string) => db.query(`update articles set ${set} where number = $1`, [number])
    await change(`_status = 'draft'`)
    expect((await found('de', 'Hörbücher')).numbers).not.toContain(number)
    await change(`_status = 'published', published_at = now() + interval '1 day'`)
    expect((await found('de', 'Hörbücher')).numbers).not.toContain(number)
    await change(`published_at = now() - interval '1 day'`)
    expect((await found('de', 'Hörbücher')).numbers[0]).toBe(number)
  })

  test('are found in the languages alone in which they are written', async () => {
    const [number] = (await found('en', 'audiobooks')).numbers
    expect(number).toBeDefined()
    for (const locale of LOCALES.filter(locale => locale !== 'en'))
      expect((await found(locale, 'audiobooks')).numbers, locale).not.toContain(number)
    await db.query(
      `delete from articles_translations using articles
       where _parent_id = articles.id and number = $1 and _locale = 'de'`,
      [number],
    )
    expect((await found('de', 'Hörbücher')).numbers).not.toContain(number)
  })
})

describe('guides', () => {
  test('are found by their service, in the visitor’s language', async () => {
    for (const locale of LOCALES) {
      const { guides, guided } = await found(locale, 'netflix')
      expect(guided[0], locale).toBe('netflix_downloader')
      expect(guides[0]?.language, locale).toBe(locale)
    }
  })

  test('that are not written in it are found and shown in English, and none that is a draft', async () => {
    const one = `(select id from guides where route = 'hulu_downloader')`
    await db.query(`delete from guides_translations where _locale = 'de' and _parent_id = ${one}`)
    expect((await found('de', 'hulu')).guides[0]).toMatchObject({ route: 'hulu_downloader', language: 'en' })
    await db.query(`update guides set _status = 'draft' where route = 'hulu_downloader'`)
    expect((await found('de', 'hulu')).guided).not.toContain('hulu_downloader')
  })
})

describe('other pages', () => {
  test.each([
    ['en', 'privacy', '/privacy-policy'],
    ['de', 'Datenschutz', '/de/privacy-policy'],
    ['en', 'referral program', '/get-free-license-referral-program'],
    ['en', 'contact', '/contact'],
  ] as const)('in %s «%s» finds %s', async (locale, text, path) => {
    expect((await found(locale, text)).paths).toContain(path)
  })

  test('of the review site, for those who installed, and of campaigns that are over are not found', async () => {
    for (const text of ['reviews', 'uninstall', 'thanks installing', 'Black Friday 2022'])
      expect((await found('en', text)).paths, text).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/reviews|install|friday/)]),
      )
  })

  test('a campaign is found from when it begins to when it ends', async () => {
    const pathsAt = async (day: string) => {
      const found = await server.search({ ...guestVisit('en'), at: Date.parse(day) }, 'Black Friday 2022')
      return found.kind === 'found' ? found.pages.map(({ href }) => href) : []
    }
    expect(await pathsAt('2022-10-01')).not.toContain('/black-friday-sales-2022')
    expect(await pathsAt('2022-11-25')).toContain('/black-friday-sales-2022')
    expect(await pathsAt('2022-12-20')).not.toContain('/black-friday-sales-2022')
  })
})

describe('what can be typed', () => {
  test.each([undefined, '', '   ', '\u0000', '\n\t'])('%j asks for nothing', async text => {
    expect(await server.search(guestVisit('en'), text)).toEqual({ kind: 'unasked' })
  })

  test.each(['a', ' a ', '%', '_', '%%%', '+', '😀'])('«%s» is too short', async text => {
    expect(await server.search(guestVisit('en'), text)).toEqual({ kind: 'short', text: text.trim() })
  })

  test('one Chinese character is a word', async () => {
    expect((await found('zh', '视')).kind).toBe('found')
  })

  test.each([
    "'; drop table products; --",
    'net\u0000flix',
    '\ud800\udc00\ud800 x y',
    '\\%_netflix',
    '(((((',
    `${'😀 '.repeat(60)}`,
    'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  ])('what is typed is answered: %j', async text => {
    expect(['found', 'short']).toContain((await server.search(guestVisit('en'), text)).kind)
  })

  test('after a hundred characters it is cut', async () => {
    const { text } = await found('en', `netflix ${'x'.repeat(500)}`)
    expect(text).toHaveLength(100)
  })
})

test('the page of a search is never kept and never listed', () => {
  expect(FAMILIES.search).toMatchObject({ indexable: false, cacheable: false, locales: 'prefix' })
})

test.each(LOCALES)(
  'a search in %s asks the database six times at most, however much it finds',
  async locale => {
    await found(locale, 'netflix')
    for (const text of ['netflx', 'video downloader', 'how to save films for a flight', '字幕を保存']) {
      const statements = await statementsOf(() => found(locale, text))
      expect(statements.length, text).toBeLessThanOrEqual(6)
    }
  },
)
