import { describe, expect, test } from 'vitest'
import { marksOf } from '@/collections/admin/home/campaigns/timeline/axis'
import { timelineSpan } from '@/collections/admin/home/campaigns/timeline/span'
import {
  droppedAt,
  limitsOf,
  type Movable,
  momentText,
  movableEdges,
  steppedBy,
} from '@/collections/admin/home/campaigns/timeline/steps'

const HOUR = 3_600_000
const at = (text: string) => Date.parse(`${text}:00Z`)
const NOW = at('2026-11-25T10:20')

const campaign = (from: string, until: string): Movable => ({
  ...{ id: '1', name: 'Sale', startZone: 'Europe/Berlin', endZone: 'Europe/Berlin' },
  ...{ from: at(from), until: at(until) },
})
const near = timelineSpan({}, NOW)

describe('what the line of time shows', () => {
  const days = (asked: { zoom?: unknown; from?: unknown }) => {
    const { from, until, earlier, later } = timelineSpan(asked, NOW)
    return [from, until].map(each => new Date(each).toISOString().slice(0, 10)).concat(`${earlier} ${later}`)
  }
  test.each([
    [{ zoom: 'week' }, ['2026-11-23', '2026-11-30', '2026-11-16 2026-11-30']],
    [{ zoom: 'month' }, ['2026-11-01', '2026-12-01', '2026-10-01 2026-12-01']],
    [{ zoom: 'quarter' }, ['2026-10-01', '2027-01-01', '2026-07-01 2027-01-01']],
    [{ zoom: 'year' }, ['2026-01-01', '2027-01-01', '2025-01-01 2027-01-01']],
    [{ zoom: 'month', from: '2028-02-29' }, ['2028-02-01', '2028-03-01', '2028-01-01 2028-03-01']],
    [{ zoom: 'week', from: '2027-02-31' }, ['2026-11-23', '2026-11-30', '2026-11-16 2026-11-30']],
    [{ zoom: ['week'], from: 1 }, ['2026-11-11', '2027-01-24', 'null null']],
    [{ zoom: 'decade' }, ['2026-11-11', '2027-01-24', 'null null']],
  ])('%j', (asked, shown) => {
    expect(days(asked)).toEqual(shown)
  })
})

describe('which ends may be moved, and how far', () => {
  test.each<[string, Movable, string[]]>([
    ['of what comes both', campaign('2026-12-01T00:00', '2026-12-05T00:00'), ['from', 'until']],
    ['of what runs its end', campaign('2026-11-20T00:00', '2026-12-05T00:00'), ['until']],
    ['of what is over none', campaign('2026-11-20T00:00', '2026-11-21T00:00'), []],
    [
      'of what ends beyond the line its beginning',
      campaign('2026-12-01T00:00', '2027-05-01T00:00'),
      ['from'],
    ],
  ])('%s', (_, each, edges) => {
    expect(movableEdges(each, near)).toEqual(edges)
  })

  test('an end stays an hour after the start and after now, a beginning an hour before the end', () => {
    const running = campaign('2026-11-20T00:00', '2026-12-05T00:00')
    expect(limitsOf(running, 'until', near)).toEqual({
      least: at('2026-11-25T11:00'),
      most: at('2027-01-24T10:00'),
    })
    const coming = campaign('2026-12-01T00:30', '2026-12-05T00:00')
    expect(limitsOf(coming, 'until', near).least).toBe(at('2026-12-01T02:00'))
    expect(limitsOf(coming, 'from', near).most).toBe(at('2026-12-04T23:00'))
  })

  test('a pointer drops it on a whole hour within these', () => {
    const limits = { least: at('2026-12-01T02:00'), most: at('2026-12-09T00:00') }
    expect(droppedAt(at('2026-12-02T10:40'), limits)).toBe(at('2026-12-02T11:00'))
    expect(droppedAt(at('2026-11-02T10:40'), limits)).toBe(limits.least)
    expect(droppedAt(at('2027-11-02T10:40'), limits)).toBe(limits.most)
  })
})

describe('by keys', () => {
  const limits = { least: at('2026-03-01T00:00'), most: at('2026-12-01T00:00'), zone: 'Europe/Berlin' }
  const press = (key: string, from: string, shiftKey = false) => {
    const to = steppedBy({ key, shiftKey }, at(from), limits)
    return to === undefined ? undefined : new Date(to).toISOString().slice(0, 16)
  }
  test.each<[string, string, boolean, string | undefined]>([
    ['ArrowRight', '2026-06-01T22:00', false, '2026-06-01T23:00'],
    ['ArrowDown', '2026-06-01T22:00', false, '2026-06-01T21:00'],
    ['ArrowLeft', '2026-06-01T22:00', true, '2026-05-31T22:00'],
    ['ArrowRight', '2026-03-28T23:00', true, '2026-03-29T22:00'],
    ['ArrowRight', '2026-10-24T22:00', true, '2026-10-25T23:00'],
    ['ArrowRight', '2026-03-28T01:30', true, '2026-03-29T01:30'],
    ['ArrowRight', '2026-10-25T00:00', false, '2026-10-25T01:00'],
    ['PageUp', '2026-06-01T22:00', false, '2026-06-08T22:00'],
    ['Home', '2026-06-01T22:00', false, '2026-03-01T00:00'],
    ['End', '2026-06-01T22:00', false, '2026-12-01T00:00'],
    ['ArrowRight', '2026-12-01T00:00', true, '2026-12-01T00:00'],
    ['Tab', '2026-06-01T22:00', false, undefined],
  ])('%s from %s, with shift: %s', (key, from, shift, to) => {
    expect(press(key, from, shift)).toBe(to)
  })

  test('two times of one name are told apart by their offset', () => {
    const [first, second] = ['2026-10-25T00:30', '2026-10-25T01:30'].map(text =>
      momentText(at(text), 'Europe/Berlin', 'en'),
    )
    expect(first).toContain('02:30 GMT+2 (Europe/Berlin)')
    expect(second).toContain('02:30 GMT+1 (Europe/Berlin)')
    expect(HOUR).toBe(at('2026-10-25T01:30') - at('2026-10-25T00:30'))
  })
})

test('one style draws the marks of all bars, where prices change by themselves', () => {
  const span = timelineSpan({ zoom: 'week', from: '2026-11-25' }, Date.parse('2026-11-25T12:00:00Z'))
  const middle = (span.from + span.until) / 2
  const marks = (at: number[]) =>
    Object.values(
      marksOf(
        span,
        at.map(at => ({ at, events: [] })),
      ),
    )
  expect(marks([])).toEqual(['none'])
  const [drawn = ''] = marks([span.from, middle])
  expect(String(drawn).match(/\) [\d.]+% 0 \/ 1px 100% no-repeat/g)).toEqual([
    ') 0.00% 0 / 1px 100% no-repeat',
    ') 50.00% 0 / 1px 100% no-repeat',
  ])
})
