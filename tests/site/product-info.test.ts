import { expect, test } from 'vitest'
import { infoKept, keptText } from '@/site/product-info'

const INFO = {
  video_win: { soft_version: '6.4.0', updated_at: '2026-11-10T00:00:00.000Z' },
  ai_mac: { soft_version: '', updated_at: null },
}
const AT = Date.UTC(2026, 10, 24)
const LIFE = 7_200_000

test('product info is kept for two hours to the millisecond', () => {
  const text = keptText(INFO, AT)
  for (const at of [AT, AT + 1, AT + LIFE - 1]) expect(infoKept(text, at)).toEqual(INFO)
  for (const at of [AT + LIFE, AT + LIFE + 1, AT + 10 * LIFE]) expect(infoKept(text, at)).toBeUndefined()
})

test('what a clock that was set back kept for later does not count', () => {
  expect(infoKept(keptText(INFO, AT), AT - 1)).toBeUndefined()
})

test('what we did not write ourselves is as good as nothing', () => {
  const strange = [
    null,
    7,
    'x',
    { video_win: null },
    { video_win: { soft_version: 6, updated_at: null } },
    { video_win: { soft_version: '6' } },
  ]
  for (const info of strange)
    expect(infoKept(JSON.stringify({ at: AT, info }), AT), JSON.stringify(info)).toBeUndefined()
  for (const text of ['', null, undefined, 'null', '7', '{}', `{"at":"soon","info":{}}`, '{"info":{}}'])
    expect(infoKept(text, AT), String(text)).toBeUndefined()
})
