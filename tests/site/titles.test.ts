import { shownTitle, titleProblem } from '@tests/support/titles'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/site/locale'
import { marketOfLanguage } from '@/site/markets'
import { MESSAGES, translator } from '@/site/messages'
import { widthOf } from '@/site/width'

test('a letter of Chinese or Japanese is two columns wide', () => {
  expect(widthOf('Kasse · 結账：ガ')).toBe(8 + 8)
})

test.each([
  ['Sign in · Tidemark', '18 wide'],
  ['A title that a searcher can read | Tidemark', 'does not end with one separator and the shop’s name'],
  ['A title, read in parts · here · Tidemark', 'does not end with one separator and the shop’s name'],
  ['A title of nobody that we would know', 'does not end with one separator and the shop’s name'],
  ['Tidemark is at the beginning · Tidemark', 'names the shop twice'],
  ['A title – with a dash in it · Tidemark', 'has another separator'],
  ['A title that a searcher can read · Tidemark', undefined],
])('of «%s» is said: %s', (title, problem) => {
  expect(titleProblem(title)).toBe(problem)
})

/** What stands in a title for a value. */
const VALUES = { film: 'Nosferatu (1922)', section: 'Plans', number: 'TM-7F3K-9QXA-M2VD' }
const isOfUnion = (locale: Locale) => ['germany', 'europe'].includes(marketOfLanguage(locale))
const SECTIONS = ['overview', 'subscriptions', 'billing', 'devices', 'settings', 'auth_info'] as const

describe.each(LOCALES)('in %s', locale => {
  const t = translator(locale, 'titles')
  const filled = (text: string) =>
    text.replace(/\{(film|section|number)\}/g, (_, name: keyof typeof VALUES) => VALUES[name])

  test('what pages without an editor are called fits a search result', () => {
    const { links } = MESSAGES[locale].statutory
    const { post } = MESSAGES[locale].notFound
    const ofUnion = isOfUnion(locale) ? [links.cancel, links.withdraw] : []
    const ofJapan = locale === 'ja' ? [links.transactions] : []
    const own = [...Object.values(MESSAGES[locale].titles).map(filled), ...ofUnion, ...ofJapan, post]
    const titles = [...own, MESSAGES[locale].unavailable.title].map(shownTitle)
    expect(
      titles.flatMap(title => (titleProblem(title) ? [`${title}: ${titleProblem(title)}`] : [])),
    ).toEqual([])
  })

  test('each place of the account names itself', () => {
    const named = SECTIONS.map(section => translator(locale, 'myAccount')(`nav.${section}`))
    const titles = named.map(section => shownTitle(t('account', { section })))
    expect(titles.filter(title => titleProblem(title))).toEqual([])
    expect(new Set(titles).size).toBe(SECTIONS.length)
  })

  test('so do the steps of the checkout, of signing in and of what is done in an account', () => {
    const { account, checkout, myAccount, subscriptions } = MESSAGES[locale]
    const ofOrders = [checkout.review, checkout.pending, checkout.paid, checkout.refunded, checkout.expired]
    const ofLinks = [account.success.confirmedTitle, account.success.expiredTitle, account.forgot.sentTitle]
    const within = [myAccount.erase.title, myAccount.lost.title, subscriptions.change.open]
    const titles = [
      ...ofOrders.map(({ title }) => title),
      ...ofLinks,
      ...within.map(section => t('account', { section })),
    ].map(shownTitle)
    expect(titles.filter(title => widthOf(title) > 60)).toEqual([])
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('no two are called the same', () => {
    const titles = Object.values(MESSAGES[locale].titles)
    expect(new Set(titles).size).toBe(titles.length)
  })
})
