import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RunningThroughout } from '@/collections/admin/calendar/running-throughout'
import { toldOnce } from '@/collections/admin/calendar/throughout'
import { Week } from '@/collections/admin/calendar/week'
import type { CalendarWeek, WeekBar } from '@/server/calendar/calendar'
import { plusDays } from '@/server/time-zones/days'

const bar = (title: string, until: string, runsOn = true): WeekBar => ({
  ...{ collection: 'campaigns', id: title, title, first: 0, last: 6, runsOn },
  from: Date.parse('2026-01-01'),
  until: Date.parse(until),
})

const week = (monday: string, bars: WeekBar[]): CalendarWeek => ({
  bars,
  days: Array.from({ length: 7 }, (_, day) => ({ day: plusDays(monday, day), entries: [] })),
})

const ENDLESS = bar('Referral program', '2124-01-01')
const ENDING = bar('Autumn sale', '2027-02-01')
const NEW = bar('From now on', '2124-01-01', false)

test('what runs all the while without a practical end is told once, above the weeks', () => {
  const asked = [
    week('2026-11-02', [ENDLESS, ENDING, NEW]),
    week('2026-11-09', [ENDLESS, ENDING, { ...NEW, runsOn: true }]),
  ]
  const { throughout, weeks } = toldOnce(asked)
  expect(throughout.map(({ title }) => title)).toEqual(['Referral program'])
  expect(weeks.map(({ bars }) => bars.map(({ title }) => title))).toEqual([
    ['Autumn sale', 'From now on'],
    ['Autumn sale', 'From now on'],
  ])
  const line = renderToStaticMarkup(
    createElement(RunningThroughout, { bars: throughout, admin: '/admin', zone: 'UTC' }),
  )
  expect(line.replace(/<[^>]+>/g, '')).toBe('Running throughout: Referral program')
  expect(line).toContain('href="/admin/collections/campaigns/Referral program"')
  expect(line).toContain('title="since 1 Jan 2026, with no end date"')
})

test('no line stands where nothing does, and no week is needed', () => {
  expect(toldOnce([])).toEqual({ throughout: [], weeks: [] })
  const empty = createElement(RunningThroughout, { bars: [], admin: '/admin', zone: 'UTC' })
  expect(renderToStaticMarkup(empty)).toBe('')
})

test('an entry says what happens, and behind a colon to what', () => {
  const at = Date.parse('2026-11-03T09:00:00Z')
  const [first, ...others] = week('2026-11-03', []).days
  const entry = { kind: 'published', collection: 'articles', id: '1', title: 'Caligari', at } as const
  const days = [
    { day: first?.day ?? '', entries: [entry, { ...entry, id: '2', detail: 'draft' }] },
    ...others,
  ]
  const shown = { admin: '/admin', zone: 'UTC', today: '2026-11-01', month: undefined, isFirst: true }
  const text = renderToStaticMarkup(createElement(Week, { week: { bars: [], days }, ...shown }))
  expect(text.replace(/<[^>]+>/g, '')).toContain('09:00 Goes live: Caligari')
  expect(text.replace(/<[^>]+>/g, '')).toContain('09:00 Goes live · draft: Caligari')
})
