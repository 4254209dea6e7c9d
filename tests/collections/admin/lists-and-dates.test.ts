import { importDateFNSLocale } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import { expect, test } from 'vitest'
import { byClock, dayAsWritten } from '@/collections/admin/dates/by-clock'
import { DATE_FORMATS, dayFormats, momentFormats } from '@/collections/admin/dates/formats'
import { isFiltered } from '@/collections/admin/empty-list/is-filtered'
import { HABITS } from '@/collections/admin/words/language'
import { dayIn } from '@/collections/admin/words/written/day-in'

const KEYS = { en: 'en-US', de: 'de', ja: 'ja' }
const i18nOf = async (language: keyof typeof KEYS) =>
  ({ dateFNS: await importDateFNSLocale(KEYS[language]) }) as never
/** By the clock of the machine, as Payload writes it. */
const AT = new Date(2026, 10, 3, 9, 5)
const ELSEWHERE = ['2026-11-03', '2026-11-03 09:05:07', '2026-11-03T09:05', '2026-11-03T09:05:07.000']

test.each(['en', 'de', 'ja'] as const)(
  'Payload writes moments and days in %s as our screens do',
  async language => {
    const { moment, day } = DATE_FORMATS[language]
    const ours = new Intl.DateTimeFormat(HABITS[language], { dateStyle: 'medium', timeStyle: 'short' })
    const i18n = await i18nOf(language)
    const written = (pattern: string) => formatDate({ date: AT, i18n, pattern })
    expect(written(moment)).toBe(ours.format(AT))
    expect(written(day)).toBe(dayIn(language, '2026-11-03'))
  },
)

test.each([
  ['en', '3 Nov 2026, 09:05', '3 Nov 2026, 09:05:07', '3 Nov 2026'],
  ['de', '03.11.2026, 09:05', '03.11.2026, 09:05:07', '03.11.2026'],
  ['ja', '2026/11/03 9:05', '2026/11/03 9:05:07', '2026年11月3日'],
] as const)(
  'a form in %s writes dates as people do, with seconds where there are any, and reads spreadsheets too',
  async (language, moment, exact, day) => {
    const i18n = await i18nOf(language)
    const date = new Date(2026, 10, 3, 9, 5, 7)
    const written = (patterns: readonly string[]) =>
      patterns.map(pattern => formatDate({ date, i18n, pattern }))
    const [shown, ...typed] = written(momentFormats(language, false))
    expect(shown).toBe(moment)
    expect(typed).toEqual(expect.arrayContaining([exact, day, ...ELSEWHERE]))
    expect(written(momentFormats(language, true))).toEqual(expect.arrayContaining([exact, moment]))
    expect(written(momentFormats(language, true))[0]).toBe(exact)
    expect(written(dayFormats(language))[0]).toBe(day)
    expect(written(dayFormats(language))).toEqual(expect.arrayContaining(ELSEWHERE))
  },
)

test.each([
  ['2026-11-26T15:00:00Z', '2026-11-26 15:00:00', '2026-11-26 16:00:00'],
  ['2026-11-26T15:00:07.123Z', '2026-11-26 15:00:07', '2026-11-26 16:00:07'],
  [' 2026-11-26T15:00+09:00 ', '2026-11-26 06:00:00', '2026-11-26 07:00:00'],
  ['2026-11-26T23:30:00-08:00', '2026-11-27 07:30:00', '2026-11-27 08:30:00'],
])('«%s» is told by the clock of the field, and in a field of days by the day as it is written', (...all) => {
  const [typed, inUtc, inBerlin] = all
  expect([byClock(typed, 'UTC'), byClock(typed, 'Europe/Berlin')]).toEqual([inUtc, inBerlin])
  expect(dayAsWritten(typed)).toBe('2026-11-26')
})

test.each([
  '',
  '26 Nov 2026, 15:00',
  '2026-11-26T15:00',
  '2026-02-30T15:00Z',
  '2026-11-26T15:00+99:00',
  // The clock shows 02:30 twice that night.
  '2026-10-25T01:30:00Z',
])('«%s» is left as it is typed', typed => {
  expect(byClock(typed, 'Europe/Berlin')).toBe(typed)
})

test.each([
  [undefined, false],
  [{}, false],
  [{ or: [{ and: [] }] }, false],
  [{ or: [{ and: [{ state: { equals: 'open' } }] }] }, true],
  [{ state: { equals: 'open' } }, true],
])('a list asked by %j leaves something out: %s', (where, is) => {
  expect(isFiltered(where)).toBe(is)
})
