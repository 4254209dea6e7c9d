import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Countdown } from '@/components/campaign/countdown'
import { Steps } from '@/components/checkout/steps'
import { Button } from '@/components/ui/button'
import { Nothing } from '@/components/ui/nothing'
import { TideBar } from '@/components/ui/tide-bar'
import { TideTile } from '@/components/ui/tide-tile'

const shown = (element: ReactElement) => renderToString(element)
const levelsIn = (html: string) => [...html.matchAll(/--level:([\d.]+)/g)].map(([, level]) => Number(level))

test('the water stands at the mark of the step that one is at', () => {
  const levels = (['order', 'payment', 'result'] as const).map(current =>
    levelsIn(shown(createElement(Steps, { locale: 'en', current }))),
  )
  expect(levels.map(([level = 0]) => Math.round(level * 100))).toEqual([33, 67, 100])
})

test('a step says to all that it is the current one, and that the one before it is done', () => {
  const html = shown(createElement(Steps, { locale: 'de', current: 'payment' }))
  expect(html.match(/aria-current="step"/g)?.length).toBe(1)
  expect(html.match(/<span class="sr-only">/g)?.length).toBe(1)
})

test('in a countdown, each unit is as full as it has time left', () => {
  const units = { one: 'x', other: 'x' }
  const at = Date.UTC(2026, 10, 1)
  const until = at + 30 * 86_400_000 + 12 * 3_600_000 + 15 * 60_000
  const html = shown(
    createElement(Countdown, {
      ...{ at, until, language: 'en', label: 'Ends in', isStill: true },
      units: { days: units, hours: units, minutes: units, seconds: units },
    }),
  )
  expect(levelsIn(html)).toEqual([0.5, 0.5, 0.25, 0])
})

test('an empty list shows low water, its words, and what to do next', () => {
  const html = shown(createElement(Nothing, { title: 'No orders yet', text: 'Soon.' }, 'See products'))
  expect(html).toMatch(/<svg[^>]*aria-hidden="true"/)
  expect(html).toContain('No orders yet')
  expect(html).toContain('See products')
})

test('the higher the level, the higher the water, and at the brim it says that all is done', () => {
  const surfaceOf = (level: number) =>
    Number(/d="M0 ([\d.]+)q/.exec(shown(createElement(TideTile, { level })))?.[1])
  expect(surfaceOf(0)).toBeGreaterThan(surfaceOf(0.5))
  expect(surfaceOf(1)).toBe(17)
  expect(shown(createElement(TideBar, { level: 1 }))).toContain('text-positive')
  expect(shown(createElement(TideBar, { level: 0.5 }))).toContain('text-accent')
})

test('a quiet button stands in line with the text above it', () => {
  expect(shown(createElement(Button, { kind: 'quiet' }))).not.toMatch(/\bpx-/)
  expect(shown(createElement(Button, { kind: 'primary' }))).toMatch(/\bpx-4\b/)
})
