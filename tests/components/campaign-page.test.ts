import { inputOf } from '@tests/support/asking'
import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OWN_OFFERS } from '@/components/campaign/offers-of'
import { KeyVisual } from '@/components/pictures/key-visual/key-visual'
import { CampaignTemplate } from '@/components/templates/campaign'
import type { CampaignView } from '@/server/campaigns/board'
import type { CampaignPage } from '@/server/campaigns/page'
import { pricedRoutes, promotedBy } from '@/server/campaigns/promoted'
import { LAYOUTS, type Layout, SCENES } from '@/site/campaign-look'
import { type CampaignState, campaignState } from '@/site/campaign-state'
import { EVENT_CENTER } from '@/site/families'
import { visitOf } from '@/site/visit'

const book = seededBook()
const BEFORE = Date.parse('2022-11-17T00:00:00Z')
const WITHIN = Date.parse('2022-11-20T00:00:00Z')
const SOON_AFTER = Date.parse('2023-06-01T00:00:00Z')
const AFTER = Date.parse('2026-11-20T00:00:00Z')
const OLD_PRICE = '$209.93'
/** Of the seed: it ended at 00:00. */
const MIDNIGHT = 'all-in-one-offer'

type Shown = {
  layout?: Layout
  at?: number
  campaign?: string | undefined
  visual?: boolean
  routes?: string[]
  loggedIn?: boolean
  linked?: 'win' | 'mac'
  chosen?: 'win' | 'mac'
}

const ROUTES = ['netflix_downloader', 'all_in_one_video_suite', 'all_in_one_music_suite', 'video_ai']

function pageOf({
  layout = 'cards',
  at = WITHIN,
  campaign = 'black-friday-2022',
  visual,
  routes = ROUTES,
  loggedIn = false,
  linked,
  chosen,
}: Shown): CampaignPage {
  const visit = visitOf({
    at,
    site: 'com',
    locale: 'en',
    origin: '',
    path: '/',
    loggedIn,
    platformHint: '"Windows"',
    ...(linked && { asked: linked }),
    ...(chosen && { chosen }),
  })
  const asked = inputOf({ route: '-', at })
  const products = { blockType: 'products' as const, title: 'What fits', routes }
  const passage = { id: '1', title: 'What it was', text: 'About' }
  const passages = { blockType: 'passages' as const, title: 'How', look: 'grid', passages: [passage] }
  const picture = { url: '/p.webp', alt: 'Our own picture', width: 640, height: 360, focus: '20% 80%' }
  const content = {
    ...{ route: 'sale', language: 'en' as const, title: 'The sale', intro: 'What it is about' },
    look: { layout, scene: undefined, visual: undefined },
    meta: { title: undefined, description: undefined },
    blocks: [products, passages],
  }
  return {
    ...{ visit, items: [], nameOf: (route: string) => route, reasonOf: () => undefined },
    content: content as unknown as CampaignPage['content'],
    look: { layout, scene: 'autumn', visual: visual ? picture : undefined },
    board: { own: campaign === 'none' ? [] : [viewAt(at, campaign)], elsewhere: [RUNNING] },
    priced: pricedRoutes({ book, icons: ICONS }, routes, { asked, coupons: [] }),
  }
}

const ICONS = new Map([['netflix_downloader', '/cms/media/file/netflix-192x192.webp']])

const RUNNING = {
  ...{
    key: 'autumn',
    name: 'Autumn sale',
    lang: {},
    from: BEFORE,
    until: AFTER,
    timeZone: 'UTC',
    href: '/sales-campaign',
  },
  benefit: { text: '30% off suites', lang: undefined, isOwn: true, isPrice: false, lowest: undefined },
}

function viewAt(at: number, key: string): CampaignView {
  const row = book.campaigns.find(each => each.key === key)?.row
  if (!row) throw new Error(`the seed has no ${key}`)
  const state: CampaignState = campaignState(row, at)
  const promoted =
    state === 'running' ? promotedBy({ book, icons: ICONS }, row, inputOf({ route: '-', at })) : []
  const [lowest] = promoted.flatMap(({ route, plans }) => plans.map(option => ({ route, option })))
  const benefit = { text: 'Up to 35% off', lang: undefined, isOwn: false, isPrice: false, lowest }
  return {
    ...{ key, name: 'Black Friday', lang: {}, timeZone: 'UTC', slides: [], coupons: [], state, promoted },
    ...{ from: row.startTime, until: row.endTime, benefit: state === 'over' ? undefined : benefit },
  }
}

const html = (shown: Shown) => renderToStaticMarkup(createElement(CampaignTemplate, { shown: pageOf(shown) }))

test.each(LAYOUTS)(
  '%s: a running campaign says its benefit, price and end, and leads to its products',
  layout => {
    const page = html({ layout })
    expect(page).toContain(`data-layout="${layout}"`)
    expect(page).toContain('data-campaign="running"')
    expect(page).toContain('Up to 35% off')
    expect(page).toContain(OLD_PRICE)
    expect(page).toContain('role="timer"')
    expect(page).toMatch(/<a [^>]*href="#offers"/)
    for (const route of ['all-in-one-video-suite', 'all-in-one-music-suite'])
      expect(page).toContain(`href="/${route}"`)
  },
)

test.each(LAYOUTS)('%s: before it begins no price of it is shown', layout => {
  const page = html({ layout, at: BEFORE })
  expect(page).toContain('data-campaign="upcoming"')
  expect(page).toContain('role="timer"')
  expect(page).not.toContain(OLD_PRICE)
})

test.each(LAYOUTS)('%s: what is over shrinks to what runs today', layout => {
  const page = html({ layout, at: AFTER })
  expect(page).toContain('data-campaign="over"')
  expect(page).toContain('Ended on December 10, 2022<')
  expect(page).toMatch(/<a [^>]*href="#now"[^>]*>See what runs now/)
  expect(page).toContain('30% off suites')
  expect(page).toMatch(/<details/)
  expect(page).not.toMatch(/role="timer"|<s |Up to 35%|What fits|\$/)
})

test('what ended at midnight ended on the day before', () => {
  expect(book.campaigns.find(({ key }) => key === MIDNIGHT)?.row.endTime).toBe(
    Date.parse('2023-12-31T00:00:00Z'),
  )
  expect(html({ at: AFTER, campaign: MIDNIGHT })).toContain('Ended on December 30, 2023<')
})

test.each(['ladder', 'lines', 'table'] as const)(
  '%s: guests are told that an upgrade credits what they own once they sign in',
  layout => {
    const upgrades = { layout, at: AFTER, campaign: 'none', routes: ['music_upgrade', 'video_pro_upgrade'] }
    const [guest, customer] = [html(upgrades), html({ ...upgrades, loggedIn: true })]
    expect(guest.match(/Before any credit/g)?.length).toBeGreaterThanOrEqual(2)
    expect(guest).toMatch(/<a [^>]*href="\/login\?next=[^"]*"[^>]*>Sign in for your price/)
    expect(customer).not.toMatch(/Before any credit|Sign in for your price/)
    expect(customer).toMatch(/<a [^>]*href="#offers"/)
  },
)

const own = (shown: Shown, areOffersOwn = true) =>
  renderToStaticMarkup(
    createElement(
      CampaignTemplate,
      { shown: pageOf(shown), areOffersOwn },
      createElement('div', { id: OWN_OFFERS }, 'Your prices'),
    ),
  )

test('who is offered their own prices is led to them, and not offered the same twice', () => {
  const upgrades = { at: AFTER, campaign: 'none', routes: ['music_upgrade'], loggedIn: true }
  const [mine, everyones] = [own(upgrades), own(upgrades, false)]
  expect(mine).toMatch(/<a [^>]*href="#yours"[^>]*>See the prices/)
  expect(mine).not.toMatch(/id="offers"|href="#offers"|What fits/)
  expect(everyones).toMatch(/<a [^>]*href="#offers"/)
  expect(everyones).toContain('What fits')
})

test('what a campaign promotes now is shown beside them', () => {
  const page = own({ loggedIn: true })
  expect(page).toMatch(/<a [^>]*href="#offers"/)
  expect(page).toContain(OLD_PRICE)
})

test('what a campaign promotes alone can be bought from its head, for the system that the address asks for', () => {
  const single = { at: AFTER, campaign: 'normal-autumn-sale' }
  const page = html(single)
  expect(page).toMatch(
    /<a [^>]*href="\/en\/checkout\?route=video_downloader&amp;plan=LFT"[^>]*>Buy now<\/a><a [^>]*href="#offers"/,
  )
  expect(html({ ...single, linked: 'mac' })).toContain('plan=LFT&amp;os=mac"')
})

const UPGRADES = { at: AFTER, campaign: 'none', routes: ['music_upgrade'] }

test.each(['win', 'mac'] as const)(
  'signing in leads back to the prices for %s that were asked for',
  linked => {
    expect(html({ ...UPGRADES, linked })).toContain(`href="/login?next=%2Fsale%3Fos%3D${linked}"`)
  },
)

test.each([{}, { chosen: 'mac' } as const])(
  'a system that the address does not name gets into no link',
  known => {
    expect(html({ ...UPGRADES, ...known })).toContain('href="/login?next=%2Fsale"')
  },
)

function eventCenter(at: number): string {
  const shown = pageOf({ at })
  const content = { ...shown.content, route: EVENT_CENTER }
  return renderToStaticMarkup(createElement(CampaignTemplate, { shown: { ...shown, content } }))
}

test('the event center says between two events what runs today, and the last that ended below', () => {
  const page = eventCenter(SOON_AFTER)
  expect(page).not.toMatch(/data-campaign|<details|These prices no longer apply/)
  expect(page).toContain('What it is about')
  expect(page.indexOf('30% off suites')).toBeLessThan(page.indexOf('The last event on this page ended on'))
})

test('the event center is silent about an event of years ago', () => {
  expect(eventCenter(AFTER)).not.toContain('The last event')
})

test('a page with something for its visitor alone says nothing of a campaign that is over', () => {
  const shown = pageOf({ layout: 'ladder', at: AFTER })
  const page = renderToStaticMarkup(createElement(CampaignTemplate, { shown }, 'Your prices'))
  expect(page).toContain('Your prices')
  expect(page).toContain('What fits')
  expect(page).not.toContain('data-campaign')
  expect(page).not.toContain('Ended on')
})

test.each(LAYOUTS)('%s: a page without a campaign shows what its editor chose', layout => {
  const page = html({ layout, at: AFTER, campaign: 'none' })
  expect(page).not.toContain('data-campaign')
  expect(page).toContain('What fits')
  expect(page).toContain('href="/netflix-downloader"')
})

test('the five layouts are five pages', () => {
  const bodies = LAYOUTS.map(layout => html({ layout }).replace(/.*data-layout="\w+"/s, ''))
  expect(new Set(bodies).size).toBe(LAYOUTS.length)
})

test('a table has a cell for every plan, also where a product is not sold in it', () => {
  const page = html({ layout: 'table', at: AFTER, campaign: 'none' })
  const cells = [...page.matchAll(/<tr[^>]*>.*?<\/tr>/gs)].map(([row]) => row.match(/<t[hd]/g)?.length)
  expect(new Set(cells).size).toBe(1)
  expect(page).toContain('not sold in this plan')
})

test('a ladder rises from the lowest price to the highest', () => {
  const page = html({ layout: 'ladder', at: AFTER, campaign: 'none' })
  const rungs = page.match(/<ol.*<\/ol>/s)?.[0] ?? ''
  const prices = [...rungs.matchAll(/font-semibold text-lg">\$([\d.]+)/g)].map(([, price]) => Number(price))
  expect(prices.length).toBe(4)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('an editor’s own picture stands in the place of the drawn one', () => {
  expect(html({ visual: true })).toContain('alt="Our own picture"')
  expect(html({ visual: true })).toContain('style="object-position:20% 80%"')
  expect(html({ visual: true })).not.toContain('viewBox="0 0 640 420"')
  expect(html({})).toContain('viewBox="0 0 640 420"')
})

test('every scene is another drawing, and each has the mark to which the water rises', () => {
  const drawn = SCENES.map(scene => renderToStaticMarkup(createElement(KeyVisual, { scene })))
  expect(new Set(drawn).size).toBe(SCENES.length)
  for (const each of drawn) expect(each).toContain('var(--mark-line)')
})
