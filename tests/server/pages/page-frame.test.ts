import { freshDatabase } from '@tests/support/database'
import { guestVisit } from '@tests/support/guest'
import { soon } from '@tests/support/soon'
import { expect, test, vi } from 'vitest'
import { resolveAddress } from '@/site/address'
import { localesOf, originsOf, SITES, type Site } from '@/site/sites'
import type { Visit } from '@/site/visit'
import { openCms } from '../../../scripts/shop/cms'

vi.mock('next/headers', async () => (await import('@tests/support/guest')).guestRequest())

const db = await freshDatabase()
const payload = await openCms()
const server = await import('@/server/pages/page-frame')
const book = await import('@/server/addresses/known-addresses')
const origins = await import('@/server/http/origins')

const where = SITES.flatMap(site => localesOf(site).map(locale => guestVisit(locale, site)))
const navigationOf = async (visit: Visit) => (await server.pageFrame(visit)).navigation
const linksOf = async (visit: Visit) => {
  const { header, footer } = await navigationOf(visit)
  return [...header, ...footer.flatMap(({ links }) => links)]
}
const labelsOf = async (visit: Visit) => (await navigationOf(visit)).header.map(({ label }) => label)

/** The row of a site, with its links as the admin sends them back. */
async function rowOf(site: Site) {
  const { docs } = await payload.find({ collection: 'navigation', where: { site: { equals: site } } })
  const [row] = docs
  if (!row) throw new Error(`the seed has no navigation for ${site}`)
  return row
}

const shows = (visit: Visit, label: string) =>
  soon(async () => expect(await labelsOf(visit)).toContain(label))

test('every site has the head and the foot that the seed wrote, in each of its languages', async () => {
  for (const visit of where) {
    const { header, footer } = await navigationOf(visit)
    const isShop = visit.site === 'com' || visit.site === 'jp'
    expect({ header: header.length, footer: footer.map(({ links }) => links.length) }).toEqual(
      isShop ? { header: 6, footer: [6, 5, 5, 6] } : { header: 2, footer: [2, 2, 4] },
    )
  }
  expect(await labelsOf(guestVisit('de'))).toEqual([
    'Video',
    'Musik',
    'Komplettpakete',
    'Video-KI',
    'Blog',
    'Herunterladen',
  ])
  expect(await labelsOf(guestVisit('ja'))).toContain('ブログ')
  const [video] = await linksOf(guestVisit('de'))
  expect(video?.href).toBe('/de/products#video')
})

test('every link of the head and the foot leads to a page in the same language, none to an adult product', async () => {
  for (const visit of where) {
    for (const { href } of await linksOf(visit)) {
      const { host, pathname } = new URL(href, origins.siteOrigins()[visit.site])
      const found = resolveAddress({ host, path: pathname }, await book.addresses())
      if (found.kind === 'redirect') expect(found.setLocale, href).toBe(visit.locale)
      else if (found.kind === 'page') expect(found.locale, href).toBe(visit.locale)
      else expect.unreachable(`${visit.site} has no page at ${href}`)
      expect(href).not.toContain('adult')
    }
  }
})

test('a link that an editor adds is on the next page, in English where its words are not translated', async () => {
  const { id, header } = await rowOf('com')
  await payload.update({
    collection: 'navigation',
    id,
    data: { header: [...(header ?? []), { label: 'Ask us', href: ' /contact ' }] },
  })
  await shows(guestVisit('en'), 'Ask us')
  expect((await navigationOf(guestVisit('de'))).header.at(-1)).toEqual({
    label: 'Ask us',
    lang: 'en',
    href: '/de/contact',
  })
  expect(await labelsOf(guestVisit('de'))).toContain('Musik')
  expect(await labelsOf(guestVisit('ja'))).not.toContain('Ask us')
})

test('its words in one language change nothing in the others', async () => {
  const { id, header } = await rowOf('com')
  await payload.update({
    collection: 'navigation',
    id,
    locale: 'de',
    data: { header: (header ?? []).map(link => ({ ...link, label: `${link.label} (deutsch)` })) },
  })
  await shows(guestVisit('de'), 'Ask us (deutsch)')
  expect(await labelsOf(guestVisit('en'))).toContain('Ask us')
  expect(await labelsOf(guestVisit('fr'))).toContain('Musique')
})

test('a link whose page is gone is left out, and so is a group without links; the others stay', async () => {
  await db.query(`update navigation_header set href = '/gone' where href = '/blog-center'`)
  await soon(async () => expect(await labelsOf(guestVisit('fr'))).not.toContain('Blog'))
  expect(await labelsOf(guestVisit('fr'))).toContain('Musique')
  await db.query(
    `update navigation_footer_links l set href = '/gone' from navigation_footer f, navigation n
      where f.id = l._parent_id and n.id = f._parent_id and n.site = 'com' and f._order = 3`,
  )
  await soon(async () => expect((await navigationOf(guestVisit('fr'))).footer).toHaveLength(3))
})

test('a review site leads to the shop for what only the shop has', async () => {
  const { id, footer } = await rowOf('discover_jp')
  const links = [{ label: 'Shop', href: '/products#music' }]
  await payload.update({
    collection: 'navigation',
    id,
    data: { footer: [...(footer ?? []), { title: 'Shop', links }] },
  })
  const shop = originsOf(origins.hosts(), origins.door()).jp
  const visit = guestVisit('ja', 'discover_jp')
  await soon(async () =>
    expect((await navigationOf(visit)).footer.at(-1)?.links).toEqual([
      { label: 'Shop', lang: 'en', href: `${shop}/products#music` },
    ]),
  )
})

const FROM = Date.parse('2027-01-10T08:00:00Z')
const UNTIL = Date.parse('2027-01-12T08:00:00Z')
const announcedAt = async (at: number, locale: Visit['locale'] = 'en', site: Site = 'com') =>
  (await server.pageFrame(guestVisit(locale, site, at))).announcement

test('an announcement is above every page from its first instant until, not including, its last', async () => {
  const window = { from: new Date(FROM).toISOString(), until: new Date(UNTIL).toISOString() }
  await payload.updateGlobal({
    slug: 'announcement',
    data: { text: 'Our support rests on Monday.', href: '/contact', ...window },
  })
  const shown = { text: 'Our support rests on Monday.', href: '/contact' }
  await soon(async () => expect(await announcedAt(FROM)).toEqual(shown))
  expect(await announcedAt(FROM - 1)).toBeUndefined()
  expect(await announcedAt(UNTIL - 1)).toEqual(shown)
  expect(await announcedAt(UNTIL)).toBeUndefined()
})

test('it is said in the visitor’s language, else in English, and leads to the page in that language', async () => {
  await payload.updateGlobal({ slug: 'announcement', locale: 'de', data: { text: 'Montag ist Ruhetag.' } })
  await soon(async () =>
    expect(await announcedAt(FROM, 'de')).toEqual({ text: 'Montag ist Ruhetag.', href: '/de/contact' }),
  )
  expect(await announcedAt(FROM, 'fr')).toEqual({
    text: 'Our support rests on Monday.',
    lang: 'en',
    href: '/fr/contact',
  })
  const shop = origins.siteOrigins().com
  expect((await announcedAt(FROM, 'de', 'discover_com'))?.href).toBe(`${shop}/de/contact`)
})

test('a campaign is announced above every page but its own', async () => {
  const barAt = async (path: string) => (await server.pageFrame({ ...guestVisit('en'), path })).bar
  expect((await barAt('/'))?.href).toBe('/en/sales-campaign')
  expect(await barAt('/sales-campaign')).toBeUndefined()
})

test('a site whose row is gone has an empty head and foot, and its pages are made', async () => {
  await payload.delete({ collection: 'navigation', where: { site: { equals: 'jp' } } })
  await soon(async () => expect(await navigationOf(guestVisit('ja'))).toEqual({ header: [], footer: [] }))
})
