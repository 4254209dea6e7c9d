import { expect, test } from 'vitest'
import { isBeforeCredit } from '@/components/product/before-credit'

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
