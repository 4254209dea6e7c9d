import { expect, test } from 'vitest'
import { GLOSSARY } from '@/collections/translations/glossary/words'
import { isBeforeCredit } from '@/pricing'
import { LOCALES } from '@/site/locale'
import { translator } from '@/site/messages'

const [GUEST, CUSTOMER] = [{ loggedIn: false }, { loggedIn: true }]
const NEW = { offType: 1 } as const
const OWNER = { offType: 2 } as const

test.each([
  ['a guest sees the price of an upgrade', GUEST, 'music_upgrade', NEW, true],
  ['a guest sees the price of the largest upgrade', GUEST, 'video_music_pro_upgrade', NEW, true],
  ['a guest sees the page of upgrades for subscribers', GUEST, 'subscriber_upgrade', NEW, false],
  ['a guest sees the price of a suite', GUEST, 'all_in_one_music_suite', NEW, false],
  ['a customer owns nothing that counts', CUSTOMER, 'music_upgrade', NEW, false],
  ['a customer has credit', CUSTOMER, 'music_upgrade', OWNER, false],
  ['a guest is shown as an owner', GUEST, 'music_upgrade', OWNER, false],
])('%s', (_, visit, route, quote, isBefore) => {
  expect(isBeforeCredit(visit, route, quote)).toBe(isBefore)
})

const YOURS = /\byour\b|\bIhre|\btus?\b|\btu[ae]\b|\bvo(?:tre|s)\b|お持ち|已有|您的/i

test.each(LOCALES)(
  'a guest who may own nothing is promised no credit and no price for customers, in %s',
  locale => {
    const customerPrice = GLOSSARY.find(({ en }) => en === 'customer price')?.[locale] ?? ''
    expect(customerPrice).not.toBe('')
    expect(translator(locale, 'plans')('beforeCredit')).not.toMatch(YOURS)
    expect(translator(locale, 'checkout')('account.signIn')).not.toContain(customerPrice)
  },
)
