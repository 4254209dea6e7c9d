import { BOOK } from '@tests/support/address-rows'
import { describe, expect, test } from 'vitest'
import { type Address, type AddressRequest, resolveAddress } from '@/site/address'
import { DEFAULT_HOSTS, type Site } from '@/site/sites'

const ask = (path: string, site: Site = 'com', more: Partial<AddressRequest> = {}): Address =>
  resolveAddress({ host: `${DEFAULT_HOSTS[site]}:3000`, path, ...more }, BOOK)

const PREFIXED = ['de', 'es', 'it', 'fr', 'zh'] as const

describe('language prefixes', () => {
  test.each([
    ['com', '/en', '/'],
    ['com', '/en/', '/'],
    ['com', '/en/netflix-downloader', '/netflix-downloader'],
    ['com', '/DE/netflix-downloader', '/de/netflix-downloader'],
    ['com', '/de', '/de/'],
    ['com', '/zh', '/zh/'],
    ['com', '/ja', 'http://jp.localhost:3000/'],
    ['com', '/ja/', 'http://jp.localhost:3000/'],
    ['com', '/ja/netflix-downloader', 'http://jp.localhost:3000/netflix-downloader'],
    ['com', '/ja/article/12', 'http://jp.localhost:3000/article/12'],
    ['com', '/ja/prime_video_downloader/', 'http://jp.localhost:3000/amazon-prime-video-downloader'],
    ['com', '/ja/checkout', 'http://jp.localhost:3000/checkout'],
    ['jp', '/ja/video-ai', '/video-ai'],
    ['discover_com', '/ja/reviews', 'http://discover-jp.localhost:3000/reviews'],
    ['discover_com', '/en/review/7', '/review/7'],
    ['discover_com', '/fr', '/fr/'],
    ['discover_jp', '/ja', '/'],
  ] as const)('on %s %s moves to %s', (site, path, to) => {
    expect(ask(path, site)).toEqual({ kind: 'redirect', status: 301, to })
  })

  test.each([
    ['jp', '/de/netflix-downloader', 'ja'],
    ['jp', '/en/netflix-downloader', 'ja'],
    ['discover_jp', '/de/', 'ja'],
    ['com', '/pt/netflix-downloader', 'en'],
    ['com', '/de/de/netflix-downloader', 'de'],
    ['com', '/ja/no-such-page', 'en'],
    ['com', '/de/no-such-page', 'de'],
    ['com', '/de/robots.txt', 'de'],
    ['com', '/de/sitemap.xml', 'de'],
  ] as const)('on %s %s is not found, said in %s', (site, path, locale) => {
    expect(ask(path, site)).toEqual({
      kind: 'not_found',
      site,
      locale,
      internal: `/s/${site}/${locale}/not-found`,
    })
  })

  test('the Japanese site is reached over the same protocol and port', () => {
    const to = (more: Partial<AddressRequest>) => ask('/ja/', 'com', more)
    expect(to({ protocol: 'https', host: 'localhost' })).toMatchObject({ to: 'https://jp.localhost/' })
    expect(to({ protocol: 'https', host: 'localhost:8443' })).toMatchObject({
      to: 'https://jp.localhost:8443/',
    })
  })

  test('an unknown host shows com', () => {
    expect(ask('/de/', 'com', { host: 'elsewhere.example' })).toMatchObject({
      kind: 'page',
      site: 'com',
      locale: 'de',
    })
  })
})

describe('pages without a language prefix', () => {
  const PATHS = [
    '/checkout',
    '/my-account',
    '/my-account/billing',
    '/my-account/devices/17',
    '/sales-campaign',
    '/upgrade-campaign',
    '/subscriber-upgrade',
    '/uninstallation',
    '/thanks-for-installing',
  ]

  test.each(PATHS)('%s takes the language of the cookie, else of the browser, and is never cached', path => {
    const found = { kind: 'page', prefixless: true, cacheable: false, indexable: false }
    expect(ask(path, 'com', { cookies: { locale: 'it' }, acceptLanguage: 'de' })).toMatchObject({
      ...found,
      locale: 'it',
    })
    expect(ask(path, 'com', { acceptLanguage: 'de' })).toMatchObject({ ...found, locale: 'de' })
    expect(ask(path, 'com')).toMatchObject({ ...found, locale: 'en' })
    expect(ask(path, 'jp', { acceptLanguage: 'de' })).toMatchObject({ ...found, locale: 'ja' })
  })

  test.each(PATHS)('%s under a prefix moves to the address without, and keeps the language', path => {
    for (const locale of [...PREFIXED, 'en'] as const)
      expect(ask(`/${locale}${path}`)).toEqual({ kind: 'redirect', status: 301, to: path, setLocale: locale })
  })

  test('a page with a prefix does not ask for the visitor’s language', () => {
    const visitor = { cookies: { locale: 'it' }, acceptLanguage: 'fr' }
    expect(ask('/netflix-downloader', 'com', visitor)).toMatchObject({ locale: 'en', prefixless: false })
    expect(ask('/de/netflix-downloader', 'com', visitor)).toMatchObject({ locale: 'de' })
  })
})

describe('old homes', () => {
  const home = (locale: string) => (locale === 'en' ? '/' : `/${locale}/`)
  test.each(['en', ...PREFIXED])('the old homes of %s lead to its home in one hop', locale => {
    for (const path of [
      `/home-${locale}`,
      `/${locale}/homepage.html`,
      `/${locale}.html`,
      `/${locale}/index.html`,
    ]) {
      expect(ask(path), path).toMatchObject({ kind: 'redirect', to: home(locale) })
      expect(ask(path, 'jp'), path).toMatchObject({ to: `http://localhost:3000${home(locale)}` })
    }
  })

  test.each(['/home-ja', '/ja/homepage.html', '/ja.html'])('%s leads to the Japanese site', path => {
    expect(ask(path)).toMatchObject({ kind: 'redirect', to: 'http://jp.localhost:3000/' })
    expect(ask(path, 'jp')).toMatchObject({ kind: 'redirect', to: '/' })
    expect(ask(path, 'discover_com')).toMatchObject({ to: 'http://discover-jp.localhost:3000/' })
  })

  test.each(['com', 'jp', 'discover_com', 'discover_jp'] as const)(
    'on %s /index.html takes two hops to the home',
    site => {
      expect(ask('/index.html', site)).toMatchObject({ kind: 'redirect', to: '/homepage.html' })
      expect(ask('/homepage.html', site)).toMatchObject({ kind: 'redirect', to: '/' })
      expect(ask('/home', site)).toMatchObject({ kind: 'redirect', to: '/' })
    },
  )

  test.each(['/home-pt', '/pt.html', '/homes', '/home/de', '/de/en/homepage.html'])(
    '%s is no old home',
    path => {
      expect(ask(path)).toMatchObject({ kind: 'not_found' })
    },
  )
})

describe('stored redirects and aliases', () => {
  test.each([
    ['/dtv-downloader', '/lemino-downloader'],
    ['/tubi-downloader', '/tubi-video-downloader'],
    ['/tubi_downloader/', '/tubi-video-downloader'],
    ['/funimation-downloader', '/crunchyroll-downloader'],
    ['/ja/funimation-downloader', 'http://jp.localhost:3000/crunchyroll-downloader'],
    ...PREFIXED.map(
      locale => [`/${locale}/funimation-downloader`, `/${locale}/crunchyroll-downloader`] as const,
    ),
    ['/prime-video-downloader', '/amazon-prime-video-downloader'],
    ['/prime_video_downloader', '/amazon-prime-video-downloader'],
    ['/max-downloader', '/hbo-max-downloader'],
    ['/aio', '/all-in-one-video-suite'],
    ['/video-aio', '/all-in-one-video-suite'],
    ['/video_one', '/all-in-one-video-suite'],
    ['/music_aio', '/all-in-one-music-suite'],
    ['/video-music-aio', '/video-music-one'],
    ['/de/max_downloader/', '/de/hbo-max-downloader'],
    ['/guide/max-downloader', '/guide/hbo-max-downloader'],
    ['/all_in_one_video_suite', '/all-in-one-video-suite'],
    ['/Netflix-Downloader', '/netflix-downloader'],
    ['/terms_of_use', '/terms-of-use'],
    ['/my_account/auth_info', '/my-account/auth-info'],
    ['/netflix-downloader/', '/netflix-downloader'],
    ['//de///netflix-downloader//', '/de/netflix-downloader'],
    ['/%6Eetflix-downloader', '/netflix-downloader'],
    ['/article/動画', '/article/%E5%8B%95%E7%94%BB'],
  ] as const)('%s moves to %s', (path, to) => {
    expect(ask(path)).toEqual({ kind: 'redirect', status: 301, to })
  })

  test('the shop’s redirects hold on the Japanese site too', () => {
    expect(ask('/dtv-downloader', 'jp')).toMatchObject({ to: '/lemino-downloader' })
    expect(ask('/max_downloader', 'jp')).toMatchObject({ to: '/hbo-max-downloader' })
  })

  test('a redirect keeps the query as it is', () => {
    const to = (query: string) => ask('/aio', 'com', { query })
    expect(to('?utm_source=a%20b&x=1&x=2')).toMatchObject({
      to: '/all-in-one-video-suite?utm_source=a%20b&x=1&x=2',
    })
    expect(to('plain')).toMatchObject({ to: '/all-in-one-video-suite?plain' })
    expect(to('')).toMatchObject({ to: '/all-in-one-video-suite' })
    expect(to('q=動\r\nSet-Cookie: a')).toMatchObject({
      to: '/all-in-one-video-suite?q=%E5%8B%95%0D%0ASet-Cookie:%20a',
    })
  })
})

describe('what is not a page', () => {
  test.each([
    '/adult-aio',
    '/adult-pro',
    '/pv-nf',
    '/PV_NF',
    '/pv-fz',
    '/fz-un',
    '/pv-dn',
    '/nf-dn',
    '/future-new-products',
    '/3pc',
    '/twitch-downloader',
    '/youtube-movies-downloader',
    '/pantaya-downloader',
  ])('%s has no page of its own, in no language and on no site', path => {
    expect(ask(path)).toMatchObject({ kind: 'not_found' })
    expect(ask(`/de${path}`)).toMatchObject({ kind: 'not_found', locale: 'de' })
    expect(ask(path, 'jp')).toMatchObject({ kind: 'not_found' })
  })

  test.each([
    '/no-such-page',
    '/netflix-downloader/more',
    '/guide',
    '/guide/spotify-converter',
    '/guide/no-such-downloader',
    '/changelog',
    '/changelog/no-such-app',
    '/article',
    '/article/a/b',
    '/article/a.b',
    '/article/-a',
    '/author/%20',
    '/my-account/no-such-section',
    '/my-account/billing/17',
    '/sitemap-ja.xml',
    '/sitemap-xx.xml',
    '/checkout/opengraph-image',
    '/robots.txt/opengraph-image',
    '/no-such-page/opengraph-image',
    '/constructor',
    '/__proto__',
    '/s',
    '/s/com/en/home',
    '/s/com/en/opengraph-image/home.png',
    '/%73/com/en/home',
    '//s/com/en/home',
    '/de/s/com/en/home',
    '/cms.php',
    '//cms/users',
    '/%63ms/users',
    '/de/cms/users',
  ])('%s is not found', path => {
    expect(ask(path)).toMatchObject({ kind: 'not_found', site: 'com' })
  })

  test('the review sites know the shop’s pages as little as the shop knows reviews', () => {
    for (const path of [
      '/netflix-downloader',
      '/checkout',
      '/aio',
      '/funimation-downloader',
      '/terms-of-use',
    ])
      expect(ask(path, 'discover_com'), path).toMatchObject({ kind: 'not_found', site: 'discover_com' })
    for (const path of ['/reviews', '/review/7', '/category/a', '/best/a'])
      expect(ask(path), path).toMatchObject({ kind: 'not_found' })
  })

  test('an address of 2048 characters is looked up, a longer one refused', () => {
    expect(ask(`/${'a'.repeat(2047)}`)).toMatchObject({ kind: 'not_found' })
    expect(ask(`/${'a'.repeat(2048)}`)).toMatchObject({ kind: 'bad_request', why: 'too_long' })
    expect(ask(`/article/${'a'.repeat(120)}`)).toMatchObject({ kind: 'page' })
    expect(ask(`/article/${'a'.repeat(121)}`)).toMatchObject({ kind: 'not_found' })
  })

  test.each([
    ['/%', 'bad_encoding'],
    ['/%zz', 'bad_encoding'],
    ['/%E5%8B', 'bad_encoding'],
    ['/\ud800', 'bad_encoding'],
    ['/a%00', 'forbidden_character'],
    ['/a\0', 'forbidden_character'],
    ['/a%0d%0aLocation:x', 'forbidden_character'],
    ['/article/a%2Fb', 'forbidden_character'],
    ['/article/a%5Cb', 'forbidden_character'],
    ['/cms/..', 'dot_segment'],
    ['/_next/../s/com/en/home', 'dot_segment'],
    ['/_next/%2e%2E/s/com/en/home', 'dot_segment'],
    ['/./de/', 'dot_segment'],
    ['', 'not_a_path'],
    ['*', 'not_a_path'],
    ['http://elsewhere.example/', 'not_a_path'],
  ])('%j is refused as %s', (path, why) => {
    expect(ask(path)).toEqual({
      kind: 'bad_request',
      site: 'com',
      locale: 'en',
      internal: '/s/com/en/not-found',
      why,
    })
  })
})

describe('what is left alone', () => {
  test.each([
    '/healthz',
    '/readyz',
    '/admin',
    '/admin/collections/products',
    '/cms/users/login',
    '/order/device.php',
    '/service/api/v3/subscribe_info',
    '/webhooks/stripe',
    '/sandbox/pay/1',
    '/_next/static/chunks/main.js',
    '/_next/image',
    '/.well-known/security.txt',
    '/favicon.ico',
    '/fonts/inter.woff2',
  ])('%s is answered by its own handler on every site', path => {
    for (const site of ['com', 'jp', 'discover_com', 'discover_jp'] as const)
      expect(ask(path, site)).toEqual({ kind: 'pass', site })
  })

  test.each(['/healthzz', '/administrator', '/orders', '/cmsx/users', '/servicex'])(
    '%s only looks like one',
    path => {
      expect(ask(path)).toMatchObject({ kind: 'not_found' })
    },
  )
})

describe('addresses for machines', () => {
  test.each([
    ['com', '/sitemap.xml', 'en', 'sitemap'],
    ['com', '/sitemap-fr.xml', 'en', 'sitemap'],
    ['jp', '/sitemap-ja.xml', 'ja', 'sitemap'],
    ['com', '/robots.txt', 'en', 'robots'],
    ['discover_jp', '/robots.txt', 'ja', 'robots'],
    ['com', '/feed.xml', 'en', 'feed'],
    ['com', '/de/feed.xml', 'de', 'feed'],
    ['jp', '/feed.xml', 'ja', 'feed'],
    ['com', '/manifest.webmanifest', 'en', 'manifest'],
  ] as const)('on %s %s is made in %s', (site, path, locale, family) => {
    const found = ask(path, site, { acceptLanguage: 'it', cookies: { locale: 'it' } })
    expect(found).toMatchObject({ kind: 'page', locale, page: { family }, isMachine: true, indexable: false })
  })

  test('the picture of a page is for machines too', () => {
    expect(ask('/de/video-ai/opengraph-image')).toMatchObject({
      kind: 'page',
      locale: 'de',
      isMachine: true,
      page: { family: 'product', params: ['video_ai'], picture: true },
    })
    expect(ask('/ja/video_ai/opengraph-image/')).toMatchObject({
      to: 'http://jp.localhost:3000/video-ai/opengraph-image',
    })
  })
})

test.each(['/login', '/login-success', '/register', '/forgot-password', '/set-password', '/reset-password'])(
  '%s has one address per language and is never cached',
  path => {
    expect(ask(`/de${path}`)).toMatchObject({
      kind: 'page',
      locale: 'de',
      prefixless: false,
      cacheable: false,
    })
    expect(ask(path)).toMatchObject({ kind: 'page', locale: 'en', cacheable: false, indexable: false })
  },
)

test('a guest who chooses a language for the own account is led to sign in, in one hop', () => {
  const guest = { isGuest: true }
  expect(ask('/de/my-account/devices', 'com', guest)).toEqual({
    kind: 'redirect',
    status: 301,
    to: '/de/login?next=%2Fmy-account%2Fdevices',
    setLocale: 'de',
  })
  expect(ask('/en/my-account', 'com', { ...guest, query: '?email=sent' })).toMatchObject({
    to: '/login?next=%2Fmy-account%3Femail%3Dsent',
    setLocale: 'en',
  })
  expect(ask('/de/my-account', 'com')).toMatchObject({ to: '/my-account', setLocale: 'de' })
  expect(ask('/de/checkout', 'com', guest)).toMatchObject({ to: '/checkout', setLocale: 'de' })
})

test('a guest releases a lost computer by an email, in its language and without signing in', () => {
  const asked = (query: string) => ask('/de/my-account/devices', 'com', { isGuest: true, query })
  for (const query of ['?lost=1', '?release=abc', '?release=abc&os=win'])
    expect(asked(query)).toMatchObject({ to: `/my-account/devices${query}`, setLocale: 'de' })
  expect(asked('?released=1')).toMatchObject({
    to: '/de/login?next=%2Fmy-account%2Fdevices%3Freleased%3D1',
  })
  expect(ask('/de/my-account/settings', 'com', { isGuest: true, query: '?lost=1' })).toMatchObject({
    to: '/de/login?next=%2Fmy-account%2Fsettings%3Flost%3D1',
  })
})
