import { shownProduct } from '@tests/support/shown-product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Comparison } from '@/components/product/comparison'
import { LOCALES } from '@/site/locale'

function sectionOf(route: string, locale: (typeof LOCALES)[number]): string {
  const shown = shownProduct(route, locale)
  if (!shown.comparison) throw new Error(`${route} is compared with nothing`)
  return renderToStaticMarkup(createElement(Comparison, { shown, comparison: shown.comparison }))
}

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr data-row="(\w+)".*?<\/tr>/g)].map(([row, kind]) => [
    kind,
    ...[...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replaceAll(/<[^>]+>/g, ''),
    ),
  ])

test('a single stands beside its suite, video with music, and three computers', () => {
  const rows = rowsOf(sectionOf('netflix_downloader', 'en'))
  expect(rows.map(([kind]) => kind)).toEqual(['this', 'suite', 'both', 'three'])
  expect(rows[0]).toEqual(['this', 'netflix_downloader', '1', '–', '1', '$129.90'])
  expect(rows[1]?.slice(1)).toEqual([
    'all_in_one_video_suite',
    expect.stringMatching(/^\d+$/),
    '–',
    '1',
    '$299.90',
  ])
  expect(rows[2]?.at(-1)).toBe('$429.90')
  expect(rows[3]).toEqual([
    'three',
    'all_in_one_video_suite, 3\u00A0computers',
    rows[1]?.[2],
    '–',
    '3',
    '$399.90',
  ])
})

test('each row and each column of the matrix has a heading of its own', () => {
  const html = sectionOf('spotify_converter', 'en')
  expect(html.match(/<th scope="col"/g)).toHaveLength(5)
  expect(html.match(/<th scope="row"/g)).toHaveLength(4)
  expect(html).toMatch(/<caption[^>]*>Lifetime licenses/)
})

test('the adult line stands beside its own suite alone, without a way to another page', () => {
  const html = sectionOf('adult_downloader', 'en')
  expect(rowsOf(html).map(([kind]) => kind)).toEqual(['this', 'suite', 'three'])
  expect(html.split('</table>')[0]).not.toContain('<a ')
})

test.each(LOCALES)('in %s the sums are told, and the way that costs least is marked', locale => {
  const html = sectionOf('netflix_downloader', locale)
  expect([...html.matchAll(/data-way="(\w+)"/g)].map(([, way]) => way)).toEqual(['apart', 'later', 'suite'])
  const [, best = ''] = html.split('data-way="suite"')
  expect(best.split('data-way=')[0]).toContain('<svg')
  expect(html.split('data-way="suite"')[0]?.split('data-sums')[1]).not.toContain('<svg')
})
