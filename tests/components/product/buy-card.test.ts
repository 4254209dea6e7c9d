import { shownProduct } from '@tests/support/shown-product'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BuyCard } from '@/components/product/buy-card'
import { isQuoteError } from '@/pricing'
import type { ProductPage } from '@/server/catalogue/product-page'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'

function cardOf(shown: ProductPage): string {
  if (isQuoteError(shown.offers)) throw new Error(shown.offers.error)
  return renderToStaticMarkup(createElement(BuyCard, { shown, offers: shown.offers }))
}

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

/** What is shown while a plan is chosen. */
const detailsOf = (html: string, plan: string) =>
  wordsOf(
    html
      .split(`data-details="${plan}"`)[1]
      ?.split('data-details=')[0]
      ?.replace(/^[^>]*>/, '') ?? '',
  )

test.each(LOCALES)('in %s the chosen plan says price, saving with its reason and renewal', locale => {
  const html = cardOf(shownProduct('netflix_downloader', locale))
  expect(html.match(/<input type="radio"[^>]*checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/id="plan-LFT" checked="" name="plan"|id="plan-LFT"[^>]*checked=""/)
  const said = detailsOf(html, 'LFT')
  expect(said).toContain(translator(locale, 'checkout')('receipt.selling'))
  expect(said).toContain(translator(locale, 'plans')('billing.LFT'))
  expect(wordsOf(html)).toContain(translator(locale, 'plans')('recommended'))
})

test.each(LOCALES)('in %s it promises what the purchase policy promises, and the key at once', locale => {
  const html = cardOf(shownProduct('netflix_downloader', locale))
  const t = translator(locale, 'product')
  for (const line of [t('card.refund'), t('card.key')]) expect(wordsOf(html)).toContain(wordsOf(line))
  expect(html).toMatch(/href="[^"]*\/purchase-policy"/)
})

test('a plan that renews says so, and what a month of it costs', () => {
  const said = detailsOf(cardOf(shownProduct('netflix_downloader', 'en')), '1Y')
  expect(said).toContain('Renews every year until you cancel.')
  expect(said).toContain('$5.41 per month')
})

test('a plan for three computers says what each costs', () => {
  const said = detailsOf(cardOf(shownProduct('all_in_one_video_suite', 'en')), 'LFT_3')
  expect(said).toContain('3 computers')
  expect(said).toContain('$133.30 per computer')
})

test.each([
  ['stripe', ['Card']],
  ['paddle', ['Card', 'PayPal']],
  ['sandbox', ['Test payment: no money moves']],
] as const)('through %s it names what can be paid with', (payer, means) => {
  const html = cardOf(shownProduct('netflix_downloader', 'en', { payer }))
  const [, list = ''] = html.split('aria-label="Payment"')
  expect([...(list.split('</ul>')[0]?.matchAll(/([^>]+)<\/li>/g) ?? [])].map(([, text]) => text)).toEqual(
    means,
  )
})

test('trying stands beside buying where there is something to download, and not for who owns it all', () => {
  const offered = {
    name: 'video_win',
    application: 'video_downloader',
    os: 'win',
    release: undefined,
    changelog: undefined,
    isOffered: true,
  } as const
  const shown = shownProduct('netflix_downloader', 'en', { downloads: [offered] })
  expect(cardOf(shown)).toContain('/download?route=netflix_downloader&amp;os=win')
  const { plans } = shown.offers as Extract<typeof shown.offers, { plans: unknown }>
  const cover = { plans: plans.map(({ plan }) => plan), by: [], isWhole: true }
  const owned = cardOf({ ...shown, cover })
  expect(owned).not.toContain('/download?')
  expect(wordsOf(owned)).toContain('Buy another license')
})

test('where there is nothing to download yet, it is said instead', () => {
  const missing = {
    name: 'video_win',
    application: 'video_downloader',
    os: 'win',
    release: undefined,
    changelog: undefined,
    isOffered: false,
  } as const
  const html = cardOf(shownProduct('netflix_downloader', 'en', { downloads: [missing] }))
  expect(html).toContain('data-no-download')
  expect(html).not.toContain('/download?')
})
