import { expect, test } from 'vitest'
import { readVisits, sourceOf, type VisitSource, withVisit } from '@/site/visit-source'

const AT = Date.parse('2026-11-23T10:00:00Z')
const arrive = (address: string, referrer = '') =>
  sourceOf({ url: new URL(address, 'https://shop.example'), referrer, at: AT })

test('a visit keeps the five parameters of the spec, those of advertisers, and where it began', () => {
  expect(arrive('/de/netflix-downloader?source=news&medium=mail&trackid=7&author=mika&ad=a1')).toEqual({
    source: 'news',
    medium: 'mail',
    trackid: '7',
    author: 'mika',
    ad: 'a1',
    at: AT,
    path: '/de/netflix-downloader',
  })
  expect(arrive('/?utm_source=x&utm_campaign=autumn&gclid=abc')).toMatchObject({
    source: 'x',
    campaign: 'autumn',
    click_id: 'abc',
  })
  expect(arrive('/?source=own&utm_source=other')?.source).toBe('own')
})

test('without parameters the linking site counts, but not our own pages nor the way back from paying', () => {
  expect(arrive('/', 'https://blog.example.org/list?secret=1')).toMatchObject({
    source: 'blog.example.org',
    medium: 'referral',
  })
  expect(arrive('/products', 'https://shop.example/')).toBeNull()
  expect(arrive('/checkout?order=1', 'https://pay.example.net/')).toBeNull()
  expect(arrive('/', '')).toBeNull()
  expect(arrive('/', 'no address')).toBeNull()
})

test('a source of 10,000 characters is cut', () => {
  expect(arrive(`/?source=${'x'.repeat(10_000)}`)?.source).toHaveLength(100)
})

test('what no database takes is left out, also of what a browser kept', () => {
  expect(arrive('/?utm_source=%00x&medium=%00')).toEqual({ source: 'x', at: AT, path: '/' })
  expect(arrive(`/?source=${'x'.repeat(99)}😀`)?.source).toBe('x'.repeat(99))
  const kept = { source: 'a\u0000b', ad: `${'x'.repeat(99)}😀`, term: '\u0000', at: AT, path: '/\ud83d' }
  expect(readVisits(JSON.stringify([kept]))).toEqual([
    { source: 'ab', ad: 'x'.repeat(99), at: AT, path: '/' },
  ])
})

test.each([Number.MAX_SAFE_INTEGER, 8.64e15 + 1, -1, 0.5, '1', null])(
  'a visit at %s is none: that is no instant',
  at => {
    expect(readVisits(JSON.stringify([{ source: 'x', at, path: '/' }]))).toEqual([])
  },
)

test('the last five are kept, the newest first, and none twice', () => {
  const visit = (source: string, at = AT): VisitSource => ({ source, at, path: '/' })
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].reduce<VisitSource[]>(
    (known, source) => withVisit(known, visit(source)),
    [],
  )
  expect(six.map(({ source }) => source)).toEqual(['f', 'e', 'd', 'c', 'b'])
  const again = withVisit(six, visit('c', AT + 1))
  expect(again.map(({ source, at }) => [source, at])).toEqual([
    ['c', AT + 1],
    ['f', AT],
    ['e', AT],
    ['d', AT],
    ['b', AT],
  ])
})

test.each([
  null,
  '',
  'x',
  '{}',
  '[1]',
  '[{"at":"1","path":"/"}]',
  '[{"at":1,"path":"/"}]',
  `[{"at":1,"path":"/","source":"${'x'.repeat(10_000)}"}]`,
])('what is no list of visits is none: %s', text => {
  expect(readVisits(text)).toEqual([])
})

test('of what a browser sent only what is known is read', () => {
  const sent = JSON.stringify([{ at: AT, path: '/', source: 'a', html: '<b>', medium: 5 }, 'x'])
  expect(readVisits(sent)).toEqual([{ at: AT, path: '/', source: 'a' }])
})
