import { seededBook } from '@tests/support/seeded-book'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Cards } from '@/components/campaign/layouts/cards'
import { PlaceForm } from '@/components/checkout/place-form'
import { SystemSwitch } from '@/components/ui/system-switch'
import { isQuoteError, planList } from '@/pricing'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'
import { visitOf } from '@/site/visit'

const VISIT = visitOf({ at: 0, site: 'com', locale: 'en', origin: '', path: '/', loggedIn: false })
const book = seededBook()
const ROUTES = ['netflix_downloader', 'hulu_downloader', 'all_in_one_video_suite']

const linksIn = (html: string) =>
  [...html.matchAll(/<a ([^>]*href="([^"]+)"[^>]*)>(.*?)<\/a>/g)].map(
    ([, attributes = '', href = '', inner = '']) => ({
      href,
      name: /aria-label="([^"]+)"/.exec(attributes)?.[1] ?? inner.replaceAll(/<[^>]+>/g, ''),
    }),
  )

test('of a campaign’s products each link is called after its product', () => {
  const asked = { ...VISIT, coupon: null, payer: 'sandbox', owned: [] } as const
  const promoted = ROUTES.flatMap(route => {
    const offers = planList(book, { ...asked, route })
    if (isQuoteError(offers)) return []
    const { plans: all } = offers
    const kind = { line: 'video', type: 'single' } as const
    return [{ route, icon: undefined, ...kind, plans: all.slice(0, 1), all }]
  })
  const shown = {
    offers: promoted,
    visit: VISIT,
    nameOf: (route: string) => route,
    reasonOf: () => undefined,
  }
  const links = linksIn(renderToStaticMarkup(createElement(Cards, shown)))
  expect(new Set(links.map(({ href }) => href)).size).toBe(ROUTES.length)
  expect(new Set(links.map(({ name }) => name)).size).toBe(ROUTES.length)
})

test('the chosen system is marked where colours are not the shop’s', () => {
  const html = renderToStaticMarkup(createElement(SystemSwitch, { locale: 'en', shown: 'mac' }))
  const [win = '', mac = ''] = html.match(/<a .*?<\/a>/g) ?? []
  expect(mac).toContain('forced-colors:outline-2')
  expect(win).not.toContain('forced-colors')
})

test('the checkout asks for the address in its own words, and never lets the browser speak', () => {
  const priced = pricedBasket()
  const props = {
    visit: VISIT,
    priced,
    signedInAs: undefined,
    idempotencyKey: 'x',
    error: 'email.value',
    typed: 'a@',
  }
  const html = renderToStaticMarkup(createElement(PlaceForm, props))
  expect(html).toMatch(/<form[^>]* noValidate=""/i)
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="email"/)
  expect(html).toMatch(/role="alert">[^<]+/)
  expect(html).toContain('value="a@"')
})

test.each(LOCALES)('in %s the checkout says what is wrong with an address in our own sentence', locale => {
  const words = translator(locale, 'validation')
  for (const error of ['email.empty', 'email.value'] as const) {
    const visit = { ...VISIT, locale }
    const props = {
      visit,
      priced: pricedBasket(),
      signedInAs: undefined,
      idempotencyKey: 'x',
      error,
      typed: '',
    }
    const html = renderToStaticMarkup(createElement(PlaceForm, props))
    expect(html).toContain(`role="alert">${words(error)}<`.replaceAll("'", '&#x27;'))
    if (locale !== 'en') expect(words(error)).not.toBe(translator('en', 'validation')(error))
  }
})

function pricedBasket() {
  const offers = planList(book, {
    ...VISIT,
    coupon: null,
    payer: 'sandbox',
    owned: [],
    route: 'netflix_downloader',
  })
  if (isQuoteError(offers)) throw new Error(offers.message)
  const how = { billings: ['once'], billed: 'once' } as const
  const plans = offers.plans.map(plan => ({ ...plan, ...how }))
  const { os } = offers
  const [option] = plans
  if (!option) throw new Error('There is no plan')
  const chosen = { ...option.quote, route: 'netflix_downloader', product: 'Netflix Downloader', receipt: [] }
  const basket = { route: 'netflix_downloader', plan: option.plan, os, coupon: null }
  const billing = { billings: ['once'], billing: 'once', renewal: undefined } as const
  const before = { tax: null, billing: null, consent: null, finalStep: [], texts: [] }
  const shown = { kind: 'basket', email: undefined, isChoosing: false, payer: 'sandbox', before } as const
  const told = { icon: undefined, couponFor: undefined, covering: [], isTaxed: false }
  return { ...shown, ...told, basket, plans, chosen, os, systems: [os], ...billing }
}
