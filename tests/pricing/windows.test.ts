import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithin, nextBoundary } from '@/pricing'
import { boundariesOf, segmentFinder, timelineOf } from '@/pricing/timeline'

test('a window is open from its first instant until just before its last', () => {
  const window = { from: 10, until: 20 }
  expect([9, 10, 19, 20].map(at => isWithin(window, at))).toEqual([false, true, true, false])
  expect([isWithin({}, 0), isWithin({ from: 1 }, 0), isWithin({ until: 0 }, 0)]).toEqual([true, false, false])
})

test('the next boundary is the earliest change of any window, and null when nothing changes any more', () => {
  const windows = [{ from: 10, until: 20 }, { until: 15 }, {}]
  expect([0, 10, 15, 20].map(at => nextBoundary(windows, at))).toEqual([10, 15, 20, null])
})

test('a timeline runs exactly the windows that are open, and tells when that changes', () => {
  const span = fc
    .tuple(fc.nat(60), fc.integer({ min: 1, max: 30 }))
    .map(([from, length]) => ({ from, until: from + length }))
  fc.assert(
    fc.property(
      fc.array(span, { maxLength: 12 }),
      fc.array(fc.nat(100), { minLength: 1 }),
      (spans, instants) => {
        const timeline = timelineOf(spans)
        for (const at of instants) {
          expect(timeline.runningAt(at)).toEqual(spans.filter(each => isWithin(each, at)))
          expect(timeline.boundaryAfter(at)).toBe(nextBoundary(spans, at) ?? Number.POSITIVE_INFINITY)
        }
      },
    ),
    { numRuns: 1_000 },
  )
})

test('the boundaries of windows are found in order, once, between the ends of time', () => {
  const boundaries = boundariesOf([
    { from: 5, until: 9 },
    { from: 1, until: 5 },
  ])
  expect([...boundaries]).toEqual([Number.NEGATIVE_INFINITY, 1, 5, 9, Number.POSITIVE_INFINITY])
  expect([0, 1, 9, 4, 5, 5].map(segmentFinder(boundaries))).toEqual([0, 1, 3, 1, 2, 2])
})
