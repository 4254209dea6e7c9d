import { expect, test } from 'vitest'
import { shopTokens } from '@/server/drawing/shop-tokens'
import { coloursOf } from '@/server/drawing/tokens'
import { AT_NIGHT, LIGHT } from '@/server/emails/styles'

test.each([
  ['by day', LIGHT, false],
  ['by night', AT_NIGHT, true],
] as const)('letters have the colours of the shop, %s', (_, colours, isDark) => {
  const ofShop = new Set(coloursOf(shopTokens(), { isDark, isClear: false, place: 'everywhere' }).values())
  expect(Object.values(colours).filter(colour => !ofShop.has(colour))).toEqual([])
})
