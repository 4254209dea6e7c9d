import { products } from '@seed/rows/products'
import { expect, test } from 'vitest'

const of = (route: string, os = 'win') => {
  const product = products.find(candidate => candidate.route === route && candidate.os === os)
  if (!product) throw new Error(`no product ${route} for ${os}`)
  return product
}

test('a downloader has its own name in each of the seven languages', () => {
  expect(of('netflix_downloader').name).toEqual({
    en: 'Netflix Downloader',
    ja: 'Netflix ダウンローダー',
    de: 'Netflix-Downloader',
    es: 'Descargador de Netflix',
    it: 'Downloader per Netflix',
    fr: 'Téléchargeur Netflix',
    zh: 'Netflix 下载器',
  })
})

test('a converter has its own name in each of the seven languages', () => {
  expect(of('apple_music_converter').name).toEqual({
    en: 'Apple Music Converter',
    ja: 'Apple Music 変換',
    de: 'Apple-Music-Konverter',
    es: 'Convertidor de Apple Music',
    it: 'Convertitore per Apple Music',
    fr: 'Convertisseur Apple Music',
    zh: 'Apple Music 转换器',
  })
})

test('every English name is the catalogue’s, and no suite or upgrade keeps it in Japanese or Chinese', () => {
  for (const { route, name, prod_type } of products) {
    if (prod_type === 'single' || /^[A-Z]{2}_[A-Z]{2}$/.test(route)) continue
    expect([name.ja, name.zh]).not.toContain(name.en)
  }
})

test('short codes are one for all languages, but for two Spanish and two Italian ones that reuse another’s', () => {
  const codes = new Set(products.map(({ short_name }) => short_name.en))
  const odd = products.filter(({ short_name: code }) => new Set(Object.values(code)).size > 1)
  expect(new Set(odd.map(({ route }) => route)).size).toBe(4)
  for (const { short_name } of odd) {
    const { es, it, en, ...others } = short_name
    expect(new Set(Object.values(others))).toEqual(new Set([en]))
    expect(codes).toContain(es === en ? it : es)
  }
})

test.each([
  ['all_in_one_video_suite', ['video'], false],
  ['video_one_new', ['video'], false],
  ['video_pro_upgrade', ['video'], true],
  ['video_pro_future', ['video'], true],
  ['adult_aio', ['adult'], false],
  ['adult_pro', ['adult'], true],
  ['all_in_one_music_suite', ['music'], false],
  ['music_upgrade', ['music'], false],
  ['video_music_one', ['video', 'music'], false],
  ['video_music_one_upgrade', ['video', 'music'], false],
  ['video_music_pro_new', ['video', 'music'], true],
  ['video_downloader', [], false],
  ['line_music_converter', [], false],
  ['PV_NF', [], false],
  ['3pc', [], false],
])('a licence of %s confers the suites %j, as pro: %s', (route, suites, pro) => {
  expect(of(route)).toMatchObject({ suites, pro })
})

test('only the future products need a pro difference, only the services a lifetime licence', () => {
  const routes = (eligibility: string) =>
    new Set(products.filter(product => product.eligibility === eligibility).map(({ route }) => route))
  expect(routes('difference_to_pro')).toEqual(new Set(['video_pro_future', 'video_music_pro_future']))
  expect(routes('lifetime_owner')).toEqual(new Set(['future_new_products', '3pc']))
})

test('old names still lead to the products that replaced them', () => {
  expect(of('all_in_one_video_suite', 'mac').aliases).toEqual(['aio', 'video_aio', 'video_one'])
  expect(of('amazon_prime_video_downloader').aliases).toEqual(['prime_video_downloader'])
  expect(of('hbo_max_downloader').aliases).toEqual(['max_downloader'])
  expect(of('all_in_one_music_suite').aliases).toEqual(['music_aio'])
  expect(of('video_music_one').aliases).toEqual(['video_music_aio'])
})

test('no alias is the route of another product', () => {
  const routes = new Set(products.map(({ route }) => route))
  expect(products.flatMap(({ aliases }) => aliases).filter(alias => routes.has(alias))).toEqual([])
})

test('each product belongs to one of the three applications', () => {
  expect(of('fanza_downloader').app_id).toBe('video_downloader')
  expect(of('music_upgrade').app_id).toBe('music_converter')
  expect(of('video_ai').app_id).toBe('video_ai')
})

test('products came out from 2019 on, within a series in the order of their pids', () => {
  for (const { public_time } of products) expect(public_time).toMatch(/^20(19|[2-9]\d)-\d\d-\d\d$/)
  const singles = products.filter(({ pid }) => pid < 10500).map(({ public_time }) => public_time)
  expect(singles).toEqual([...singles].sort())
})

test('the suites and the best-known services come first, Japanese and European ones last', () => {
  const ordered = [...products].sort((one, other) => one.sort_order - other.sort_order)
  expect([...new Set(ordered.map(({ route }) => route))].slice(0, 4)).toEqual([
    'all_in_one_video_suite',
    'video_music_one',
    'all_in_one_music_suite',
    'netflix_downloader',
  ])
  expect(of('u_next_downloader').sort_order).toBeGreaterThan(of('napster_converter').sort_order)
  expect(of('raiplay_downloader').sort_order).toBeGreaterThan(of('u_next_downloader').sort_order)
  for (const { os, route, sort_order } of products)
    if (os === 'mac') expect(sort_order, route).toBe(of(route).sort_order)
})
