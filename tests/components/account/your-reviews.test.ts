import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Asked, YourReviews } from '@/components/account/reviews/your-reviews'
import type { OwnReview, OwnReviews } from '@/server/customer-reviews/own'
import { REFUSAL_REASONS, REVIEW_STATES } from '@/site/customer-review'
import { LOCALES, type Locale } from '@/site/locale'
import { translator } from '@/site/messages'
import { visitOf } from '@/site/visit'

const AT = Date.UTC(2026, 10, 3)

const written = (change: Partial<OwnReview> = {}): OwnReview => ({
  ...{ route: 'netflix_downloader', stars: 4, title: 'Good', text: 'On every train.', locale: 'en' as const },
  ...{ name: '', state: 'waiting' as const, refusal: null, answer: '', at: AT, ...change },
})

const bought = (route: string, isBought = true) => ({ route, pid: 1, licence: 'L', isBought })

const NOTHING_ASKED: Asked = { isRemoved: false }
const nothingSent = { values: {}, problems: {}, tooMany: false }

const pageOf = (own: OwnReviews, asked: Partial<Asked> = {}, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    createElement(YourReviews, {
      visit: visitOf({ at: AT, site: 'com', locale, origin: '', path: '/', loggedIn: true }),
      ...{ own, asked: { ...NOTHING_ASKED, ...asked }, nameOf: (route: string) => `<${route}>` },
      ...{ send: async () => nothingSent, remove: async () => null },
    }),
  )

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

test.each(LOCALES)('in %s every state and every reason is told', locale => {
  const t = translator(locale, 'customerReviews')
  for (const state of REVIEW_STATES)
    expect(wordsOf(pageOf({ written: [written({ state })], rateable: [] }, {}, locale))).toContain(
      t(`own.states.${state}`),
    )
  for (const refusal of REFUSAL_REASONS)
    expect(
      wordsOf(pageOf({ written: [written({ state: 'refused', refusal })], rateable: [] }, {}, locale)),
    ).toContain(t(`own.reasons.${refusal}`))
})

test('what was sent is thanked for while it waits; what was the same as before is told so', () => {
  const sent = (state: OwnReview['state']) =>
    wordsOf(pageOf({ written: [written({ state })], rateable: [] }, { sent: 'netflix_downloader' }))
  expect(sent('waiting')).toContain('We read your review of')
  for (const state of ['shown', 'refused'] as const) {
    expect(sent(state)).not.toContain('We read your review of')
    expect(sent(state)).toContain('so nothing was changed')
  }
})

test('what was bought comes first, what it opens behind it, what is rated not again', () => {
  const html = pageOf({
    written: [written()],
    rateable: [
      bought('netflix_downloader'),
      bought('all_in_one_video_suite'),
      bought('hulu_downloader', false),
    ],
  })
  const [open = '', folded = ''] = html.slice(html.indexOf('Not rated yet')).split('<details')
  expect(open).toContain('?product=all_in_one_video_suite')
  expect(open).not.toContain('hulu')
  expect(wordsOf(folded)).toContain('1 more product that your licenses open')
  expect(folded).toContain('?product=hulu_downloader')
  expect(html.match(/\?product=netflix_downloader/g)).toHaveLength(1)
})

test('the form of a product holds what was written of it, and is the only place of it', () => {
  const own = { written: [written({ name: 'Ada' })], rateable: [bought('netflix_downloader')] }
  const html = pageOf(own, { product: 'netflix_downloader' })
  expect(html).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*value="4"|value="4"[^>]*checked=""/)
  for (const value of ['value="Good"', '>On every train.</textarea>', 'value="Ada"'])
    expect(html).toContain(value)
  expect(html).not.toContain('data-review=')
  expect(wordsOf(html)).toContain('we read it again before it appears')
})

test('a new form is in the language of the page', () => {
  const own = { written: [], rateable: [bought('netflix_downloader')] }
  expect(pageOf(own, { product: 'netflix_downloader' }, 'de')).toMatch(
    /<option[^>]*value="de"[^>]*selected=""/,
  )
})

test('what may not be rated is said so, and has no form', () => {
  const html = pageOf({ written: [], rateable: [bought('netflix_downloader')] }, { product: 'video_ai' })
  expect(wordsOf(html)).toContain('This account cannot rate that product')
  expect(html).not.toContain('name="stars"')
})

test('what was paid back can be removed and not changed', () => {
  const html = pageOf({ written: [written({ state: 'shown' })], rateable: [] })
  expect(html).not.toContain('?product=netflix_downloader')
  expect(html).toContain('href="/netflix-downloader#customer-reviews"')
  expect(wordsOf(html)).toContain('It goes for good')
})

test('who bought nothing is led to the products', () => {
  expect(wordsOf(pageOf({ written: [], rateable: [] }))).toContain('Nothing to rate yet')
})
