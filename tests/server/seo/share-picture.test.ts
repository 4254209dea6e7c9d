import { readFileSync } from 'node:fs'
import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { soon } from '@tests/support/soon'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { accentOf, isBuiltIn, SHARE_COLOURS } from '@/components/pictures/share/measures'
import { inColours, paletteOf } from '@/components/pictures/share/palette'
import { formatMoney, isQuoteError, planList } from '@/pricing'
import { titleImage } from '@/server/drawing/title-image'
import type { Locale } from '@/site/locale'
import { hasPicture, type PageRef, page } from '@/site/page'
import { SITES, siteSpeaking, treeOf } from '@/site/sites'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
await openCms()
const pictures = await import('@/app/(site)/s/[site]/[locale]/opengraph-image/[...page]/drawn-picture')
const titles = await import('@/server/pages/page-title')
const route = await import('@/app/(site)/s/[site]/[locale]/opengraph-image/[...page]/route')

async function drawn(shown: PageRef, locale: Locale = 'en'): Promise<Buffer> {
  const picture = await pictures.drawnPicture(shown, guestVisit(locale))
  if (!picture) throw new Error(`${shown.family} ${shown.params.join(' ')} has no picture`)
  return Buffer.from(picture)
}

test('a page’s picture is a PNG of 1200 by 630 pixels, another page’s and another language’s is another one', async () => {
  const all = await Promise.all([
    drawn(page('product', 'netflix_downloader')),
    drawn(page('product', 'spotify_converter')),
    drawn(page('product', 'netflix_downloader'), 'ja'),
    drawn(page('article', '101')),
  ])
  for (const picture of all)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(new Set(all.map(picture => picture.toString('base64'))).size).toBe(all.length)
})

test('the colour says which line a page is about', async () => {
  const band = async (shown: PageRef) => {
    const { data } = await sharp(await drawn(shown))
      .extract({ left: 600, top: 4, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return `#${data.toString('hex')}`
  }
  expect(await band(page('product', 'spotify_converter'))).toBe(accentOf('music'))
  expect(await band(page('product', 'video_ai'))).toBe(accentOf('ai'))
  expect(await band(page('guide', 'netflix_downloader'))).toBe(accentOf('video'))
})

test('the colours are those of the pages', () => {
  const sheet = readFileSync('src/app/(site)/tokens.css', 'utf8')
  for (const colour of [...Object.values(SHARE_COLOURS), accentOf('music'), accentOf('ai')])
    expect(sheet).toContain(colour)
  for (const line of ['video', 'music', 'ai', 'adult'] as const)
    for (const [name, colour] of Object.entries(paletteOf(line)))
      expect(sheet).toContain(`${name}: ${colour};`)
  expect(inColours('var(--tile) var(--other)', paletteOf('ai'))).toBe('#e9ecfb var(--other)')
})

const { shareSubject } = await import('@/server/pages/share-subject')

test('the picture of a product says what it does and from what price, as it is without offers', async () => {
  const { ruleBook } = await import('@/server/rule-book/live')
  const { anonymous } = await import('@/server/catalogue/offers')
  const visit = guestVisit('de')
  const subject = await shareSubject(page('product', 'netflix_downloader'), visit)
  const list = planList((await ruleBook()).book, { ...anonymous(visit), route: 'netflix_downloader' })
  if (isQuoteError(list)) throw new Error(list.error)
  const usual = Math.min(...list.plans.map(({ quote }) => quote.selling))
  expect(subject?.price).toBe(`ab ${formatMoney(usual, 'EUR', 'de')}`)
  expect(subject?.benefit).toMatch(/\S{3}/)
  expect(subject?.shows).toEqual({ kind: 'service', route: 'netflix_downloader' })
})

test('an upgrade, which owners pay less for, has no price on its picture', async () => {
  const subject = await shareSubject(page('product', 'video_one_upgrade'), guestVisit('en'))
  expect(subject?.benefit).toMatch(/\S{3}/)
  expect(subject?.price).toBeUndefined()
})

test('a product that is withdrawn has no price on its picture', async () => {
  const subject = await shareSubject(page('product', 'now_tv_downloader'), guestVisit('en'))
  expect(subject?.title).toMatch(/NOW/)
  expect(subject?.price).toBeUndefined()
})

test('the picture of an article and of a guide shows its subject', async () => {
  expect((await shareSubject(page('article', '103'), guestVisit('fr')))?.shows).toMatchObject({
    kind: 'article',
    subject: { number: 103 },
  })
  expect((await shareSubject(page('guide', 'hulu_downloader'), guestVisit('it')))?.shows).toEqual({
    kind: 'guide',
    route: 'hulu_downloader',
  })
})

test('the pages that list and the campaigns show what they are about, with their first words', async () => {
  const about = async (shown: PageRef, locale: Locale) => {
    const subject = await shareSubject(shown, guestVisit(locale))
    expect(subject?.benefit, shown.family).toMatch(/\S{2}/)
    return subject?.shows
  }
  expect(await about(page('home'), 'de')).toEqual({ kind: 'services' })
  expect(await about(page('products'), 'ja')).toEqual({ kind: 'services' })
  expect(await about(page('guides'), 'fr')).toEqual({ kind: 'guides' })
  expect(await about(page('blog-center'), 'en')).toMatchObject({ kind: 'article' })
  expect(await about(page('campaign', 'what_to_watch'), 'es')).toEqual({ kind: 'campaign', scene: 'screen' })
  expect(await shareSubject(page('authors'), guestVisit('en'))).not.toHaveProperty('shows')
  const [campaign, home] = await Promise.all([drawn(page('campaign', 'shop')), drawn(page('home'))])
  for (const picture of [campaign, home])
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('what a picture shows is said in the language of its page', async () => {
  const { sharing } = await import('@/server/pages/page-head')
  const { siteContextOf } = await import('@/server/addresses/site-context')
  const altOf = async (shown: PageRef, locale: Locale) => {
    const visit = guestVisit(locale)
    const title = await titles.titleAtHand(shown, visit)
    const { openGraph, twitter } = sharing(shown, siteContextOf(visit), { title })
    expect(twitter?.images).toEqual(openGraph?.images)
    return JSON.stringify(openGraph?.images)
  }
  expect(await altOf(page('product', 'netflix_downloader'), 'ja')).toContain('Tidemarkのカード「Netflix')
  expect(await altOf(page('guide', 'netflix_downloader'), 'de')).toContain('Anleitung: Netflix')
  expect(await altOf(page('guides'), 'fr')).toContain('Guides pas à pas')
  expect(await altOf(page('home'), 'en')).toMatch(/"alt":"“.+”, on a card by Tidemark"/)
})

test('every page that search engines may list has a title for its picture', async () => {
  const { sitePages } = await import('@/server/seo/sitemap/site-pages')
  for (const site of SITES) {
    const locale = site.endsWith('jp') ? 'ja' : 'en'
    const visit = guestVisit(locale, site)
    const listed = (await sitePages(site, visit.at)).filter(each => each.locales.includes(locale))
    const missing: string[] = []
    for (const { page: shown } of listed.filter(each => hasPicture(each.page)))
      if (!(await titles.pageTitle(shown, visit))) missing.push(`${shown.family} ${shown.params.join(' ')}`)
    expect(missing, `${treeOf(site)} ${siteSpeaking(site, locale)}`).toEqual([])
  }
})

test('the picture of a campaign that nobody wrote a page for shows its name', async () => {
  await db.query(
    `with made as (insert into campaigns (key, route, enabled, start_time, starttime_tz, end_time, endtime_tz, nav_type, _status)
       values ('a-week', 'a_week', true, '2020-01-01', 'UTC', '2099-01-01', 'UTC', 'none', 'published') returning id)
     insert into campaigns_translations (_parent_id, _locale, name) select id, 'en', 'A week of offers' from made`,
  )
  const shown = page('campaign', 'a_week')
  await soon(async () =>
    expect((await titles.pageTitle(shown, guestVisit('en')))?.title).toBe('A week of offers'),
  )
})

const asked = (place: { site: string; locale: string }, named: string[]) =>
  route.GET(new Request('http://localhost:3000/'), { params: Promise.resolve({ ...place, page: named }) })

test('a page that is not there has no picture', async () => {
  const com = { site: 'com', locale: 'en' }
  for (const named of [
    ['article', '999999'],
    ['article', 'a-title'],
    ['product', 'no_such_downloader'],
    ['author', 'nobody'],
    ['checkout'],
    ['robots'],
    ['constructor'],
  ])
    expect((await asked(com, named)).status, named.join(' ')).toBe(404)
})

test('a picture is sent as what it is', async () => {
  const answer = await asked({ site: 'com', locale: 'de' }, ['product', 'netflix_downloader'])
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
})

test('letters that no font has are not drawn as boxes', async () => {
  // Near the end of what is for private use: fonts of icons begin at its beginning.
  const unknown = '\uf8a1\uf8a2\uf8a3'
  const lettering = { locale: 'ja', size: 60, width: 800, color: '#000000' } as const
  expect(await titleImage(`動画${unknown}`, lettering)).toBeUndefined()
  expect(await titleImage('動画 & <保存>', lettering)).toMatchObject({
    src: expect.stringMatching(/^data:image\/png/),
  })
  expect(isBuiltIn('Tidemark für Größe: “déjà vu” – 50 %')).toBe(true)
  expect(isBuiltIn('動画の保存')).toBe(false)
})
